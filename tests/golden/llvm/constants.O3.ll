target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Entry = type { i32, float, i16, [6 x i8] }

@entries = dso_local addrspace(4) externally_initialized constant [3 x %struct.Entry] [%struct.Entry { i32 1, float 5.000000e-01, i16 -1, [6 x i8] c"one\00\00\00" }, %struct.Entry { i32 2, float -2.250000e+00, i16 7, [6 x i8] c"two\00\00\00" }, %struct.Entry { i32 3, float 1.000000e+10, i16 9, [6 x i8] c"three\00" }], align 4
@scale = dso_local addrspace(4) externally_initialized constant double 2.500000e+00, align 8
@.str = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str1 = private unnamed_addr constant [6 x i8] c"right\00", align 1
@words = dso_local addrspace(1) externally_initialized global [2 x ptr] [ptr @.str, ptr @.str1], align 8
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(4) @entries to ptr), ptr addrspacecast (ptr addrspace(4) @scale to ptr), ptr addrspacecast (ptr addrspace(1) @words to ptr)], section "llvm.metadata"

define dso_local ptx_kernel void @_Z4lookPdi(ptr noundef writeonly captures(none) initializes((0, 16)) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds %struct.Entry, ptr addrspacecast (ptr addrspace(4) @entries to ptr), i64 %3
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load float, ptr %5, align 4
  %7 = fpext contract float %6 to double
  %8 = load double, ptr addrspacecast (ptr addrspace(4) @scale to ptr), align 8
  %9 = fmul contract double %8, %7
  %10 = load i32, ptr %4, align 4
  %11 = sitofp i32 %10 to double
  %12 = fadd contract double %9, %11
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i16, ptr %13, align 4
  %15 = sitofp i16 %14 to double
  %16 = fadd contract double %12, %15
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 11
  %18 = load i8, ptr %17, align 1
  %19 = sitofp i8 %18 to double
  %20 = fadd contract double %16, %19
  store double %20, ptr %0, align 8
  %21 = getelementptr inbounds ptr, ptr addrspacecast (ptr addrspace(1) @words to ptr), i64 %3
  %22 = load ptr, ptr %21, align 8
  %23 = load i8, ptr %22, align 1
  %24 = sitofp i8 %23 to double
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %24, ptr %25, align 8
  ret void
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
