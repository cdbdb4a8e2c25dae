target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Part = type { i32, i32 }

define dso_local ptx_kernel void @quicksort(i32 noundef %0, i32 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [32 x %struct.Part], align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call range(i32 1, 129) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp ult i32 %9, %0
  br i1 %10, label %11, label %83

11:
  %12 = mul i32 %1, %9
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %13
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %4, i8 0, i64 256, i1 false)
  %15 = add nsw i32 %1, -1
  br label %16

16:
  %17 = phi i32 [ 0, %11 ], [ %31, %30 ]
  %18 = phi i32 [ %15, %11 ], [ %32, %30 ]
  %19 = phi i32 [ 0, %11 ], [ %33, %30 ]
  %20 = icmp slt i32 %17, %18
  br i1 %20, label %34, label %21

21:
  %22 = icmp eq i32 %19, 0
  br i1 %22, label %82, label %23

23:
  %24 = add i32 %19, -1
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw %struct.Part, ptr %4, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %29 = load i32, ptr %28, align 4
  br label %30

30:
  %31 = phi i32 [ %27, %23 ], [ %80, %64 ]
  %32 = phi i32 [ %29, %23 ], [ %81, %64 ]
  %33 = phi i32 [ %24, %23 ], [ %79, %64 ]
  br label %16, !llvm.loop !4

34:
  %35 = add nsw i32 %18, %17
  %36 = ashr i32 %35, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %14, i64 %37
  %39 = load i32, ptr %38, align 4
  br label %40

40:
  %41 = phi i32 [ %18, %34 ], [ %62, %60 ]
  %42 = phi i32 [ %17, %34 ], [ %61, %60 ]
  br label %43

43:
  %44 = phi i32 [ %49, %43 ], [ %42, %40 ]
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %14, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = icmp slt i32 %47, %39
  %49 = add nsw i32 %44, 1
  br i1 %48, label %43, label %50, !llvm.loop !6

50:
  %51 = phi i32 [ %56, %50 ], [ %41, %43 ]
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %14, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = icmp sgt i32 %54, %39
  %56 = add nsw i32 %51, -1
  br i1 %55, label %50, label %57, !llvm.loop !7

57:
  %58 = icmp sgt i32 %44, %51
  br i1 %58, label %60, label %59

59:
  store i32 %54, ptr %46, align 4
  store i32 %47, ptr %53, align 4
  br label %60

60:
  %61 = phi i32 [ %49, %59 ], [ %44, %57 ]
  %62 = phi i32 [ %56, %59 ], [ %51, %57 ]
  %63 = icmp sgt i32 %61, %62
  br i1 %63, label %64, label %40, !llvm.loop !8

64:
  %65 = sub nsw i32 %62, %17
  %66 = sub nsw i32 %18, %61
  %67 = icmp sgt i32 %65, %66
  %68 = zext i32 %19 to i64
  %69 = getelementptr inbounds nuw %struct.Part, ptr %4, i64 %68
  %70 = zext i32 %62 to i64
  %71 = shl nuw i64 %70, 32
  %72 = zext i32 %17 to i64
  %73 = or disjoint i64 %71, %72
  %74 = zext i32 %18 to i64
  %75 = shl nuw i64 %74, 32
  %76 = zext i32 %61 to i64
  %77 = or disjoint i64 %75, %76
  %78 = select i1 %67, i64 %73, i64 %77
  store i64 %78, ptr %69, align 4
  %79 = add i32 %19, 1
  %80 = select i1 %67, i32 %61, i32 %17
  %81 = select i1 %67, i32 %18, i32 %62
  br label %30

82:
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  br label %83

83:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
