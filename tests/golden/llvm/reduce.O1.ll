target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6reducePKfPfE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

define dso_local ptx_kernel void @_Z6reducePKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 8
  %6 = add i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 %10
  store float %9, ptr %11, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %14

12:
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %27, label %31

14:
  %15 = phi i32 [ 128, %2 ], [ %25, %24 ]
  %16 = icmp samesign ult i32 %3, %15
  br i1 %16, label %17, label %24

17:
  %18 = add nuw nsw i32 %15, %3
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 %19
  %21 = load float, ptr %20, align 4
  %22 = load float, ptr %11, align 4
  %23 = fadd contract float %21, %22
  store float %23, ptr %11, align 4
  br label %24

24:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = lshr i32 %15, 1
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %12, label %14, !llvm.loop !4

27:
  %28 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), align 4
  %29 = zext nneg i32 %4 to i64
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %29
  store float %28, ptr %30, align 4
  br label %31

31:
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

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
