target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Board = type { [8 x i8] }

define dso_local noundef zeroext i1 @_Z4fits5Boardii(ptr noundef readonly byval(%struct.Board) align 1 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i32 %1, 1
  br i1 %4, label %22, label %5

5:
  %6 = phi i32 [ %19, %5 ], [ 0, %3 ]
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = sub nsw i32 %10, %2
  %12 = icmp ne i32 %2, %10
  %13 = sub nsw i32 %1, %6
  %14 = icmp ne i32 %11, %13
  %15 = select i1 %12, i1 %14, i1 false
  %16 = sub nsw i32 %6, %1
  %17 = icmp ne i32 %11, %16
  %18 = select i1 %15, i1 %17, i1 false
  %19 = add nuw nsw i32 %6, 1
  %20 = icmp ne i32 %19, %1
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %5, label %22, !llvm.loop !4

22:
  %23 = phi i1 [ true, %3 ], [ %18, %5 ]
  ret i1 %23
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define dso_local noundef i32 @_Z5place5Boardii(ptr noundef readonly byval(%struct.Board) align 1 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Board, align 8
  %5 = alloca %struct.Board, align 8
  %6 = alloca %struct.Board, align 8
  %7 = icmp eq i32 %1, %2
  br i1 %7, label %28, label %8

8:
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %28

10:
  %11 = load i64, ptr %0, align 1
  %12 = sext i32 %1 to i64
  %13 = getelementptr inbounds i8, ptr %5, i64 %12
  %14 = add nsw i32 %1, 1
  br label %15

15:
  %16 = phi i32 [ 0, %10 ], [ %26, %24 ]
  %17 = phi i32 [ 0, %10 ], [ %25, %24 ]
  store i64 %11, ptr %4, align 8
  %18 = tail call noundef zeroext i1 @_Z4fits5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %4, i32 noundef %1, i32 noundef %16) #5
  br i1 %18, label %19, label %24

19:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store i64 %11, ptr %5, align 8
  %20 = trunc i32 %16 to i8
  store i8 %20, ptr %13, align 1
  %21 = load i64, ptr %5, align 8
  store i64 %21, ptr %6, align 8
  %22 = tail call noundef i32 @_Z5place5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %6, i32 noundef %14, i32 noundef %2) #5
  %23 = add nsw i32 %22, %17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %24

24:
  %25 = phi i32 [ %23, %19 ], [ %17, %15 ]
  %26 = add nuw nsw i32 %16, 1
  %27 = icmp eq i32 %26, %2
  br i1 %27, label %28, label %15, !llvm.loop !7

28:
  %29 = phi i32 [ 1, %3 ], [ 0, %8 ], [ %25, %24 ]
  ret i32 %29
}

define dso_local ptx_kernel void @_Z6queensPii(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = alloca %struct.Board, align 1
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = trunc i32 %4 to i8
  store i8 %5, ptr %3, align 1
  %6 = tail call noundef i32 @_Z5place5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %3, i32 noundef 1, i32 noundef %1) #5
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  store i32 %6, ptr %8, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
