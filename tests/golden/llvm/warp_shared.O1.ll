target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8exchangePiE5slots = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

define dso_local ptx_kernel void @_Z8exchangePi(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE5slots to ptr), i64 %3
  %7 = and i32 %2, 1
  %8 = icmp eq i32 %7, 0
  %9 = add nuw nsw i32 %2, 6
  %10 = and i32 %9, 30
  br label %17

11:
  %12 = and i32 %36, 1
  %13 = icmp eq i32 %12, 0
  %14 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %13)
  %15 = mul nsw i32 %14, 1000
  %16 = add nsw i32 %15, %36
  store i32 %16, ptr %4, align 4
  ret void

17:
  %18 = phi i32 [ %5, %1 ], [ %36, %31 ]
  %19 = phi i32 [ 0, %1 ], [ %37, %31 ]
  store i32 %18, ptr %6, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %20 = shl nuw nsw i32 1, %19
  %21 = xor i32 %20, %2
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE5slots to ptr), i64 %22
  %24 = load i32, ptr %23, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %8, label %28, label %25

25:
  %26 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1431655766, i32 %24, i32 2, i32 31)
  %27 = add nsw i32 %26, %18
  br label %31

28:
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 1431655765, i32 %24, i32 %10, i32 31)
  %30 = sub nsw i32 %18, %29
  br label %31

31:
  %32 = phi i32 [ %27, %25 ], [ %30, %28 ]
  %33 = icmp sgt i32 %32, 0
  %34 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %33)
  %35 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %34)
  %36 = xor i32 %35, %32
  %37 = add nuw nsw i32 %19, 1
  %38 = icmp eq i32 %37, 5
  br i1 %38, label %11, label %17, !llvm.loop !4
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.bar.warp.sync(i32) #2

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

declare i32 @llvm.ctpop.i32(i32) #4

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
