target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z5tightPf(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw float, ptr %0, i64 %3
  %5 = load float, ptr %4, align 4
  %6 = zext nneg i32 %2 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 512
  %9 = load float, ptr %8, align 4
  %10 = zext nneg i32 %2 to i64
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 1024
  %13 = load float, ptr %12, align 4
  %14 = zext nneg i32 %2 to i64
  %15 = getelementptr inbounds nuw float, ptr %0, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 1536
  %17 = load float, ptr %16, align 4
  %18 = zext nneg i32 %2 to i64
  %19 = getelementptr inbounds nuw float, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 2048
  %21 = load float, ptr %20, align 4
  %22 = zext nneg i32 %2 to i64
  %23 = getelementptr inbounds nuw float, ptr %0, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 2560
  %25 = load float, ptr %24, align 4
  %26 = zext nneg i32 %2 to i64
  %27 = getelementptr inbounds nuw float, ptr %0, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 3072
  %29 = load float, ptr %28, align 4
  %30 = zext nneg i32 %2 to i64
  %31 = getelementptr inbounds nuw float, ptr %0, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 3584
  %33 = load float, ptr %32, align 4
  %34 = fmul contract float %33, %5
  store float %34, ptr %4, align 4
  %35 = fmul contract float %29, %9
  store float %35, ptr %8, align 4
  %36 = fmul contract float %25, %13
  store float %36, ptr %12, align 4
  %37 = fmul contract float %21, %17
  store float %37, ptr %16, align 4
  store float %37, ptr %20, align 4
  store float %36, ptr %24, align 4
  store float %35, ptr %28, align 4
  store float %34, ptr %32, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "nvvm.minctasm"="4" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
