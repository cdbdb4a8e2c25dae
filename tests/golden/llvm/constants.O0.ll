target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Entry = type { i32, float, i16, [6 x i8] }

@entries = dso_local addrspace(4) externally_initialized constant [3 x %struct.Entry] [%struct.Entry { i32 1, float 5.000000e-01, i16 -1, [6 x i8] c"one\00\00\00" }, %struct.Entry { i32 2, float -2.250000e+00, i16 7, [6 x i8] c"two\00\00\00" }, %struct.Entry { i32 3, float 1.000000e+10, i16 9, [6 x i8] c"three\00" }], align 4
@scale = dso_local addrspace(4) externally_initialized constant double 2.500000e+00, align 8
@.str = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str1 = private unnamed_addr constant [6 x i8] c"right\00", align 1
@words = dso_local addrspace(1) externally_initialized global [2 x ptr] [ptr @.str, ptr @.str1], align 8
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(4) @entries to ptr), ptr addrspacecast (ptr addrspace(4) @scale to ptr), ptr addrspacecast (ptr addrspace(1) @words to ptr)], section "llvm.metadata"

define dso_local ptx_kernel void @_Z4lookPdi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [3 x %struct.Entry], ptr addrspacecast (ptr addrspace(4) @entries to ptr), i64 0, i64 %6
  %8 = getelementptr inbounds nuw %struct.Entry, ptr %7, i32 0, i32 1
  %9 = load float, ptr %8, align 4
  %10 = fpext contract float %9 to double
  %11 = load double, ptr addrspacecast (ptr addrspace(4) @scale to ptr), align 8
  %12 = fmul contract double %10, %11
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [3 x %struct.Entry], ptr addrspacecast (ptr addrspace(4) @entries to ptr), i64 0, i64 %14
  %16 = getelementptr inbounds nuw %struct.Entry, ptr %15, i32 0, i32 0
  %17 = load i32, ptr %16, align 4
  %18 = sitofp i32 %17 to double
  %19 = fadd contract double %12, %18
  %20 = load i32, ptr %4, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [3 x %struct.Entry], ptr addrspacecast (ptr addrspace(4) @entries to ptr), i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.Entry, ptr %22, i32 0, i32 2
  %24 = load i16, ptr %23, align 4
  %25 = sext i16 %24 to i32
  %26 = sitofp i32 %25 to double
  %27 = fadd contract double %19, %26
  %28 = load i32, ptr %4, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [3 x %struct.Entry], ptr addrspacecast (ptr addrspace(4) @entries to ptr), i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.Entry, ptr %30, i32 0, i32 3
  %32 = getelementptr inbounds [6 x i8], ptr %31, i64 0, i64 1
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  %35 = sitofp i32 %34 to double
  %36 = fadd contract double %27, %35
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds double, ptr %37, i64 0
  store double %36, ptr %38, align 8
  %39 = load i32, ptr %4, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [2 x ptr], ptr addrspacecast (ptr addrspace(1) @words to ptr), i64 0, i64 %40
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %42, i64 0
  %44 = load i8, ptr %43, align 1
  %45 = sitofp i8 %44 to double
  %46 = load ptr, ptr %3, align 8
  %47 = getelementptr inbounds double, ptr %46, i64 1
  store double %45, ptr %47, align 8
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
