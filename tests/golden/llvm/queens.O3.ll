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
  br i1 %7, label %82, label %8

8:
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %82

10:
  %11 = load i64, ptr %0, align 1
  %12 = sext i32 %1 to i64
  %13 = getelementptr inbounds i8, ptr %5, i64 %12
  %14 = add nsw i32 %1, 1
  %15 = and i32 %2, 3
  %16 = icmp ult i32 %2, 4
  br i1 %16, label %63, label %17

17:
  %18 = and i32 %2, 2147483644
  br label %19

19:
  %20 = phi i32 [ 0, %17 ], [ %58, %56 ]
  %21 = phi i32 [ 0, %17 ], [ %57, %56 ]
  %22 = phi i32 [ 0, %17 ], [ %59, %56 ]
  store i64 %11, ptr %4, align 8
  %23 = tail call noundef zeroext i1 @_Z4fits5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %4, i32 noundef %1, i32 noundef %20) #6
  br i1 %23, label %24, label %29

24:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store i64 %11, ptr %5, align 8
  %25 = trunc i32 %20 to i8
  store i8 %25, ptr %13, align 1
  %26 = load i64, ptr %5, align 8
  store i64 %26, ptr %6, align 8
  %27 = tail call noundef i32 @_Z5place5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %6, i32 noundef %14, i32 noundef %2) #6
  %28 = add nsw i32 %27, %21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  br label %29

29:
  %30 = phi i32 [ %28, %24 ], [ %21, %19 ]
  %31 = or disjoint i32 %20, 1
  store i64 %11, ptr %4, align 8
  %32 = tail call noundef zeroext i1 @_Z4fits5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %4, i32 noundef %1, i32 noundef %31) #6
  br i1 %32, label %33, label %38

33:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store i64 %11, ptr %5, align 8
  %34 = trunc i32 %31 to i8
  store i8 %34, ptr %13, align 1
  %35 = load i64, ptr %5, align 8
  store i64 %35, ptr %6, align 8
  %36 = tail call noundef i32 @_Z5place5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %6, i32 noundef %14, i32 noundef %2) #6
  %37 = add nsw i32 %36, %30
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  br label %38

38:
  %39 = phi i32 [ %37, %33 ], [ %30, %29 ]
  %40 = or disjoint i32 %20, 2
  store i64 %11, ptr %4, align 8
  %41 = tail call noundef zeroext i1 @_Z4fits5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %4, i32 noundef %1, i32 noundef %40) #6
  br i1 %41, label %42, label %47

42:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store i64 %11, ptr %5, align 8
  %43 = trunc i32 %40 to i8
  store i8 %43, ptr %13, align 1
  %44 = load i64, ptr %5, align 8
  store i64 %44, ptr %6, align 8
  %45 = tail call noundef i32 @_Z5place5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %6, i32 noundef %14, i32 noundef %2) #6
  %46 = add nsw i32 %45, %39
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  br label %47

47:
  %48 = phi i32 [ %46, %42 ], [ %39, %38 ]
  %49 = or disjoint i32 %20, 3
  store i64 %11, ptr %4, align 8
  %50 = tail call noundef zeroext i1 @_Z4fits5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %4, i32 noundef %1, i32 noundef %49) #6
  br i1 %50, label %51, label %56

51:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store i64 %11, ptr %5, align 8
  %52 = trunc i32 %49 to i8
  store i8 %52, ptr %13, align 1
  %53 = load i64, ptr %5, align 8
  store i64 %53, ptr %6, align 8
  %54 = tail call noundef i32 @_Z5place5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %6, i32 noundef %14, i32 noundef %2) #6
  %55 = add nsw i32 %54, %48
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  br label %56

56:
  %57 = phi i32 [ %55, %51 ], [ %48, %47 ]
  %58 = add nuw nsw i32 %20, 4
  %59 = add i32 %22, 4
  %60 = icmp eq i32 %59, %18
  br i1 %60, label %61, label %19, !llvm.loop !6

61:
  %62 = icmp eq i32 %15, 0
  br i1 %62, label %82, label %63

63:
  %64 = phi i32 [ 0, %10 ], [ %58, %61 ]
  %65 = phi i32 [ 0, %10 ], [ %57, %61 ]
  %66 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %66)
  br label %67

67:
  %68 = phi i32 [ %64, %63 ], [ %79, %77 ]
  %69 = phi i32 [ %65, %63 ], [ %78, %77 ]
  %70 = phi i32 [ 0, %63 ], [ %80, %77 ]
  store i64 %11, ptr %4, align 8
  %71 = tail call noundef zeroext i1 @_Z4fits5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %4, i32 noundef %1, i32 noundef %68) #6
  br i1 %71, label %72, label %77

72:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store i64 %11, ptr %5, align 8
  %73 = trunc i32 %68 to i8
  store i8 %73, ptr %13, align 1
  %74 = load i64, ptr %5, align 8
  store i64 %74, ptr %6, align 8
  %75 = tail call noundef i32 @_Z5place5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %6, i32 noundef %14, i32 noundef %2) #6
  %76 = add nsw i32 %75, %69
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  br label %77

77:
  %78 = phi i32 [ %76, %72 ], [ %69, %67 ]
  %79 = add nuw nsw i32 %68, 1
  %80 = add i32 %70, 1
  %81 = icmp eq i32 %80, %15
  br i1 %81, label %82, label %67, !llvm.loop !7

82:
  %83 = phi i32 [ 1, %3 ], [ 0, %8 ], [ %57, %61 ], [ %78, %77 ]
  ret i32 %83
}

define dso_local ptx_kernel void @_Z6queensPii(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = alloca %struct.Board, align 1
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = trunc i32 %4 to i8
  store i8 %5, ptr %3, align 1
  %6 = tail call noundef i32 @_Z5place5Boardii(ptr noundef nonnull byval(%struct.Board) align 1 %3, i32 noundef 1, i32 noundef %1) #6
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  store i32 %6, ptr %8, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}
