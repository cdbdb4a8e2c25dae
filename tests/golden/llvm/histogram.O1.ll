target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramPKhPiiE5local = internal addrspace(3) global [256 x i32] undef, align 4

define dso_local ptx_kernel void @_Z9histogramPKhPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 256
  br i1 %5, label %6, label %8

6:
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %17

8:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = add i32 %11, %4
  %13 = icmp slt i32 %12, %2
  br i1 %13, label %14, label %23

14:
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %16 = mul i32 %10, %15
  br label %25

17:
  %18 = phi i32 [ %4, %6 ], [ %21, %17 ]
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPiiE5local to ptr), i64 %19
  store i32 0, ptr %20, align 4
  %21 = add nuw nsw i32 %18, %7
  %22 = icmp samesign ult i32 %21, 256
  br i1 %22, label %17, label %8, !llvm.loop !4

23:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = icmp samesign ult i32 %4, 256
  br i1 %24, label %36, label %35

25:
  %26 = phi i32 [ %12, %14 ], [ %33, %25 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPiiE5local to ptr), i64 %30
  %32 = atomicrmw add ptr %31, i32 1 seq_cst, align 4
  %33 = add i32 %26, %16
  %34 = icmp slt i32 %33, %2
  br i1 %34, label %25, label %23, !llvm.loop !7

35:
  ret void

36:
  %37 = phi i32 [ %43, %36 ], [ %4, %23 ]
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %1, i64 %38
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPiiE5local to ptr), i64 %38
  %41 = load i32, ptr %40, align 4
  %42 = atomicrmw add ptr %39, i32 %41 seq_cst, align 4
  %43 = add nuw nsw i32 %37, %10
  %44 = icmp samesign ult i32 %43, 256
  br i1 %44, label %36, label %35, !llvm.loop !8
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
