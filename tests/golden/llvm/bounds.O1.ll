target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z5tightPf(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca [8 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3
  %3 = tail call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %6

4:
  %5 = tail call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %18

6:
  %7 = phi i32 [ 0, %1 ], [ %15, %6 ]
  %8 = shl nuw nsw i32 %7, 7
  %9 = or disjoint i32 %8, %3
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = zext nneg i32 %7 to i64
  %14 = getelementptr inbounds nuw float, ptr %2, i64 %13
  store float %12, ptr %14, align 4
  %15 = add nuw nsw i32 %7, 1
  %16 = icmp eq i32 %15, 8
  br i1 %16, label %4, label %6, !llvm.loop !4

17:
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  ret void

18:
  %19 = phi i32 [ 0, %4 ], [ %32, %18 ]
  %20 = sub nuw nsw i32 7, %19
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr %2, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = zext nneg i32 %19 to i64
  %25 = getelementptr inbounds nuw float, ptr %2, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fmul contract float %23, %26
  %28 = shl nuw nsw i32 %19, 7
  %29 = or disjoint i32 %28, %5
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr %0, i64 %30
  store float %27, ptr %31, align 4
  %32 = add nuw nsw i32 %19, 1
  %33 = icmp eq i32 %32, 8
  br i1 %33, label %17, label %18, !llvm.loop !7
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "nvvm.minctasm"="4" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
