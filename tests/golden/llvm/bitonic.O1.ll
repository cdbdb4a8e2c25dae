target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@keys = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4

define dso_local ptx_kernel void @_Z4sortPj(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = mul i32 %4, %3
  %6 = add i32 %5, %2
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = zext nneg i32 %2 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 %10
  store i32 %9, ptr %11, align 4
  %12 = icmp samesign ult i32 %3, 2
  br i1 %12, label %20, label %13

13:
  %14 = phi i32 [ %23, %22 ], [ 2, %1 ]
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:
  %17 = lshr exact i32 %14, 1
  %18 = and i32 %14, %2
  %19 = icmp eq i32 %18, 0
  br label %25

20:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load i32, ptr %11, align 4
  store i32 %21, ptr %8, align 4
  ret void

22:
  %23 = shl i32 %14, 1
  %24 = icmp ugt i32 %23, %3
  br i1 %24, label %20, label %13, !llvm.loop !4

25:
  %26 = phi i32 [ %17, %16 ], [ %40, %39 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = xor i32 %26, %2
  %28 = icmp samesign ugt i32 %27, %2
  br i1 %28, label %29, label %39

29:
  %30 = load i32, ptr %11, align 4
  %31 = zext nneg i32 %27 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 %31
  %33 = load i32, ptr %32, align 4
  br i1 %19, label %34, label %36

34:
  %35 = icmp ugt i32 %30, %33
  br i1 %35, label %38, label %39

36:
  %37 = icmp ult i32 %30, %33
  br i1 %37, label %38, label %39

38:
  store i32 %33, ptr %11, align 4
  store i32 %30, ptr %32, align 4
  br label %39

39:
  %40 = lshr i32 %26, 1
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %22, label %25, !llvm.loop !7
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

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
