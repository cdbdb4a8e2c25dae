target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@diagonals = external dso_local local_unnamed_addr addrspace(3) global [0 x i16], align 2

define dso_local ptx_kernel void @_Z3lcsPKcS0_iPi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = sext i32 %2 to i64
  %6 = getelementptr inbounds i16, ptr addrspacecast (ptr addrspace(3) @diagonals to ptr), i64 %5
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %8 = getelementptr inbounds i16, ptr %7, i64 %5
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 2
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = icmp sgt i32 %10, %2
  br i1 %11, label %14, label %12

12:
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %20

14:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = icmp slt i32 %2, 1
  br i1 %15, label %27, label %16

16:
  %17 = shl nuw i32 %2, 1
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = tail call i32 @llvm.smax.i32(i32 %17, i32 2)
  br label %30

20:
  %21 = phi i32 [ %10, %12 ], [ %25, %20 ]
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i16, ptr %7, i64 %22
  store i16 0, ptr %23, align 2
  %24 = getelementptr inbounds i16, ptr addrspacecast (ptr addrspace(3) @diagonals to ptr), i64 %22
  store i16 0, ptr %24, align 2
  %25 = add i32 %21, %13
  %26 = icmp sgt i32 %25, %2
  br i1 %26, label %14, label %20, !llvm.loop !4

27:
  %28 = phi ptr [ %7, %14 ], [ %33, %43 ]
  %29 = icmp eq i32 %10, 0
  br i1 %29, label %96, label %100

30:
  %31 = phi ptr [ addrspacecast (ptr addrspace(3) @diagonals to ptr), %16 ], [ %32, %43 ]
  %32 = phi ptr [ %7, %16 ], [ %33, %43 ]
  %33 = phi ptr [ %9, %16 ], [ %31, %43 ]
  %34 = phi i32 [ 2, %16 ], [ %44, %43 ]
  %35 = sub nsw i32 %34, %2
  %36 = tail call i32 @llvm.smax.i32(i32 %35, i32 1)
  %37 = add nsw i32 %34, -1
  %38 = tail call i32 @llvm.smin.i32(i32 %37, i32 %2)
  %39 = add nuw i32 %36, %10
  %40 = icmp sgt i32 %39, %38
  br i1 %40, label %43, label %41

41:
  %42 = sub nsw i32 %37, %2
  br label %46

43:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = add nuw nsw i32 %34, 1
  %45 = icmp eq i32 %34, %19
  br i1 %45, label %27, label %30, !llvm.loop !7

46:
  %47 = phi i32 [ %39, %41 ], [ %94, %89 ]
  %48 = add nsw i32 %47, -1
  %49 = icmp sgt i32 %47, %42
  br i1 %49, label %50, label %55

50:
  %51 = sext i32 %48 to i64
  %52 = getelementptr inbounds i16, ptr %32, i64 %51
  %53 = load i16, ptr %52, align 2
  %54 = sext i16 %53 to i32
  br label %55

55:
  %56 = phi i32 [ %54, %50 ], [ 0, %46 ]
  %57 = sub nsw i32 %34, %47
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %59, label %64

59:
  %60 = sext i32 %47 to i64
  %61 = getelementptr inbounds i16, ptr %32, i64 %60
  %62 = load i16, ptr %61, align 2
  %63 = sext i16 %62 to i32
  br label %64

64:
  %65 = phi i32 [ %63, %59 ], [ 0, %55 ]
  %66 = sext i32 %48 to i64
  %67 = getelementptr inbounds i8, ptr %0, i64 %66
  %68 = load i8, ptr %67, align 1
  %69 = sext i32 %57 to i64
  %70 = getelementptr i8, ptr %1, i64 %69
  %71 = getelementptr i8, ptr %70, i64 -1
  %72 = load i8, ptr %71, align 1
  %73 = icmp eq i8 %68, %72
  br i1 %73, label %74, label %83

74:
  %75 = icmp sgt i32 %47, 1
  %76 = icmp sgt i32 %57, 1
  %77 = and i1 %75, %76
  br i1 %77, label %78, label %89

78:
  %79 = getelementptr inbounds i16, ptr %31, i64 %66
  %80 = load i16, ptr %79, align 2
  %81 = zext i16 %80 to i32
  %82 = add nuw nsw i32 %81, 1
  br label %89

83:
  %84 = icmp eq i32 %57, 1
  %85 = select i1 %84, i32 0, i32 %65
  %86 = icmp eq i32 %47, 1
  %87 = select i1 %86, i32 0, i32 %56
  %88 = tail call i32 @llvm.smax.i32(i32 %87, i32 %85)
  br label %89

89:
  %90 = phi i32 [ %88, %83 ], [ %82, %78 ], [ 1, %74 ]
  %91 = trunc i32 %90 to i16
  %92 = sext i32 %47 to i64
  %93 = getelementptr inbounds i16, ptr %33, i64 %92
  store i16 %91, ptr %93, align 2
  %94 = add i32 %47, %18
  %95 = icmp sgt i32 %94, %38
  br i1 %95, label %43, label %46, !llvm.loop !8

96:
  %97 = getelementptr inbounds i16, ptr %28, i64 %5
  %98 = load i16, ptr %97, align 2
  %99 = sext i16 %98 to i32
  store i32 %99, ptr %3, align 4
  br label %100

100:
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare i32 @llvm.smax.i32(i32, i32) #3

declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
