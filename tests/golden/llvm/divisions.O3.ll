target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z6dividePxPyPdPf(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i64, ptr %0, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = add nuw nsw i32 %5, 1
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i64, ptr %0, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = sdiv i64 %8, %12
  store i64 %13, ptr %7, align 8
  %14 = getelementptr inbounds nuw i64, ptr %1, i64 %6
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = urem i64 %15, %17
  store i64 %18, ptr %14, align 8
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %6
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw double, ptr %2, i64 %10
  %22 = load double, ptr %21, align 8
  %23 = fdiv contract double %20, %22
  store double %23, ptr %19, align 8
  %24 = getelementptr inbounds nuw float, ptr %3, i64 %6
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds nuw float, ptr %3, i64 %10
  %27 = load float, ptr %26, align 4
  %28 = fdiv contract float %25, %27
  store float %28, ptr %24, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
