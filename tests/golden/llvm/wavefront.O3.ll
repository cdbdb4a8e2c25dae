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
  br i1 %29, label %91, label %95

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
  br i1 %45, label %27, label %30, !llvm.loop !6

46:
  %47 = phi i32 [ %39, %41 ], [ %89, %84 ]
  %48 = add nsw i32 %47, -1
  %49 = icmp sgt i32 %47, %42
  %50 = sext i32 %48 to i64
  br i1 %49, label %51, label %55

51:
  %52 = getelementptr inbounds i16, ptr %32, i64 %50
  %53 = load i16, ptr %52, align 2
  %54 = sext i16 %53 to i32
  br label %55

55:
  %56 = phi i32 [ %54, %51 ], [ 0, %46 ]
  %57 = sub nsw i32 %34, %47
  %58 = getelementptr inbounds i8, ptr %0, i64 %50
  %59 = load i8, ptr %58, align 1
  %60 = sext i32 %57 to i64
  %61 = getelementptr i8, ptr %1, i64 %60
  %62 = getelementptr i8, ptr %61, i64 -1
  %63 = load i8, ptr %62, align 1
  %64 = icmp eq i8 %59, %63
  br i1 %64, label %65, label %74

65:
  %66 = icmp sgt i32 %47, 1
  %67 = icmp sgt i32 %57, 1
  %68 = and i1 %66, %67
  br i1 %68, label %69, label %84

69:
  %70 = getelementptr inbounds i16, ptr %31, i64 %50
  %71 = load i16, ptr %70, align 2
  %72 = zext i16 %71 to i32
  %73 = add nuw nsw i32 %72, 1
  br label %84

74:
  %75 = sext i32 %47 to i64
  %76 = getelementptr inbounds i16, ptr %32, i64 %75
  %77 = load i16, ptr %76, align 2
  %78 = sext i16 %77 to i32
  %79 = icmp eq i32 %57, 1
  %80 = select i1 %79, i32 0, i32 %78
  %81 = icmp eq i32 %47, 1
  %82 = select i1 %81, i32 0, i32 %56
  %83 = tail call i32 @llvm.smax.i32(i32 %82, i32 %80)
  br label %84

84:
  %85 = phi i32 [ %83, %74 ], [ %73, %69 ], [ 1, %65 ]
  %86 = trunc i32 %85 to i16
  %87 = sext i32 %47 to i64
  %88 = getelementptr inbounds i16, ptr %33, i64 %87
  store i16 %86, ptr %88, align 2
  %89 = add i32 %47, %18
  %90 = icmp sgt i32 %89, %38
  br i1 %90, label %43, label %46, !llvm.loop !7

91:
  %92 = getelementptr inbounds i16, ptr %28, i64 %5
  %93 = load i16, ptr %92, align 2
  %94 = sext i16 %93 to i32
  store i32 %94, ptr %3, align 4
  br label %95

95:
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
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
