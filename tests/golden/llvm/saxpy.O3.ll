target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z4axpyIfLi1EEvT_PKS0_PS0_i = comdat any

$_Z4axpyIdLi2EEvT_PKS0_PS0_i = comdat any

define dso_local ptx_kernel void @_Z4axpyIfLi1EEvT_PKS0_PS0_i(float noundef %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %19

11:
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = fmul contract float %0, %14
  %16 = getelementptr inbounds float, ptr %2, i64 %12
  %17 = load float, ptr %16, align 4
  %18 = fadd contract float %17, %15
  store float %18, ptr %16, align 4
  br label %19

19:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

define dso_local ptx_kernel void @_Z4axpyIdLi2EEvT_PKS0_PS0_i(double noundef %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl i32 %9, 1
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %20

12:
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fmul contract double %0, %15
  %17 = getelementptr inbounds double, ptr %2, i64 %13
  %18 = load double, ptr %17, align 8
  %19 = fadd contract double %18, %16
  store double %19, ptr %17, align 8
  br label %20

20:
  %21 = or disjoint i32 %10, 1
  %22 = icmp slt i32 %21, %3
  br i1 %22, label %23, label %31

23:
  %24 = sext i32 %21 to i64
  %25 = getelementptr inbounds double, ptr %1, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul contract double %0, %26
  %28 = getelementptr inbounds double, ptr %2, i64 %24
  %29 = load double, ptr %28, align 8
  %30 = fadd contract double %29, %27
  store double %30, ptr %28, align 8
  br label %31

31:
  ret void
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
