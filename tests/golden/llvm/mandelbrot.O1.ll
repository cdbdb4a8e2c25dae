target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z7iteratePhiixxx(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul i32 %7, %9
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add i32 %11, %12
  %15 = mul nuw nsw i32 %8, %10
  %16 = add nuw nsw i32 %15, %13
  %17 = icmp slt i32 %14, %1
  %18 = icmp slt i32 %16, %2
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %20, label %52

20:
  %21 = sext i32 %14 to i64
  %22 = mul nsw i64 %5, %21
  %23 = zext nneg i32 %16 to i64
  %24 = mul nsw i64 %5, %23
  %25 = add nsw i64 %24, %4
  %26 = add i64 %22, %3
  br label %27

27:
  %28 = phi i64 [ 0, %20 ], [ %42, %37 ]
  %29 = phi i32 [ 0, %20 ], [ %43, %37 ]
  %30 = phi i64 [ 0, %20 ], [ %40, %37 ]
  %31 = mul nsw i64 %28, %28
  %32 = lshr i64 %31, 28
  %33 = mul nsw i64 %30, %30
  %34 = lshr i64 %33, 28
  %35 = add nuw nsw i64 %32, %34
  %36 = icmp samesign ult i64 %35, 1073741825
  br i1 %36, label %37, label %45

37:
  %38 = mul nsw i64 %28, %30
  %39 = ashr i64 %38, 27
  %40 = add nsw i64 %25, %39
  %41 = sub i64 %26, %34
  %42 = add i64 %41, %32
  %43 = add nuw nsw i32 %29, 1
  %44 = icmp eq i32 %43, 100
  br i1 %44, label %45, label %27, !llvm.loop !4

45:
  %46 = phi i32 [ %29, %27 ], [ 100, %37 ]
  %47 = trunc i32 %46 to i8
  %48 = mul nsw i32 %1, %16
  %49 = add nsw i32 %48, %14
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %0, i64 %50
  store i8 %47, ptr %51, align 1
  br label %52

52:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
