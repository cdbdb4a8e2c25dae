target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.assume(i1 noundef) #0

define ptx_kernel void @block_sum(ptr noundef readonly captures(none) %x, ptr noundef %parts, ptr noundef writeonly captures(none) %out) unnamed_addr #1 {
start:
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_6 = getelementptr inbounds nuw float, ptr %x, i64 %_0.i
  %value = load float, ptr %_6, align 4, !noundef !2
  %0 = tail call float asm sideeffect alignstack "shfl.sync.down.b32 ${0}, ${1}, ${2}, 31, -1;", "=&r,r,r,~{memory}"(float %value, i32 16) #4, !noalias !3, !srcloc !7
  %_0.i.i.i.i = fadd float %value, %0
  %1 = tail call float asm sideeffect alignstack "shfl.sync.down.b32 ${0}, ${1}, ${2}, 31, -1;", "=&r,r,r,~{memory}"(float %_0.i.i.i.i, i32 8) #4, !noalias !3, !srcloc !7
  %_0.i.i.i.i.1 = fadd float %_0.i.i.i.i, %1
  %2 = tail call float asm sideeffect alignstack "shfl.sync.down.b32 ${0}, ${1}, ${2}, 31, -1;", "=&r,r,r,~{memory}"(float %_0.i.i.i.i.1, i32 4) #4, !noalias !3, !srcloc !7
  %_0.i.i.i.i.2 = fadd float %_0.i.i.i.i.1, %2
  %3 = tail call float asm sideeffect alignstack "shfl.sync.down.b32 ${0}, ${1}, ${2}, 31, -1;", "=&r,r,r,~{memory}"(float %_0.i.i.i.i.2, i32 2) #4, !noalias !3, !srcloc !7
  %_0.i.i.i.i.3 = fadd float %_0.i.i.i.i.2, %3
  %4 = tail call float asm sideeffect alignstack "shfl.sync.down.b32 ${0}, ${1}, ${2}, 31, -1;", "=&r,r,r,~{memory}"(float %_0.i.i.i.i.3, i32 1) #4, !noalias !3, !srcloc !7
  %_10 = and i64 %_0.i, 31
  %5 = icmp eq i64 %_10, 0
  br i1 %5, label %bb2, label %bb4

bb2:
  %_0.i.i.i.i.4 = fadd float %_0.i.i.i.i.3, %4
  %6 = lshr exact i64 %_0.i, 3
  %_11 = getelementptr inbounds nuw i8, ptr %parts, i64 %6
  store volatile float %_0.i.i.i.i.4, ptr %_11, align 4
  br label %bb4

bb4:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = icmp eq i32 %_4.i, 0
  br i1 %7, label %bb5, label %bb6

bb5:
  %8 = icmp ne ptr %parts, null
  tail call void @llvm.assume(i1 %8)
  %9 = icmp samesign ult i32 %threads.i, 32
  br i1 %9, label %_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCINvXs24_NtBW_5accumfINtB1N_3SumRfE3sumBF_E0ECsgvXjfpWt4al_7kernels.exit, label %bb5.i

bb5.i:
  %10 = lshr i32 %threads.i, 5
  %11 = zext nneg i32 %10 to i64
  %xtraiter = and i64 %11, 7
  %12 = add nsw i32 %10, -1
  %13 = icmp ult i32 %12, 7
  br i1 %13, label %bb8.i.epil.preheader, label %bb5.i.new

bb5.i.new:
  %unroll_iter = and i64 %11, 56
  br label %bb8.i

bb8.i:
  %i.sroa.0.0.i = phi i64 [ 0, %bb5.i.new ], [ %_22.i.7, %bb8.i ]
  %init.sroa.0.0.i = phi float [ -0.000000e+00, %bb5.i.new ], [ %_0.i.i.7, %bb8.i ]
  %niter = phi i64 [ 0, %bb5.i.new ], [ %niter.next.7, %bb8.i ]
  %_37.i = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i
  %_37.val.i = load float, ptr %_37.i, align 4, !noundef !2
  %_0.i.i = fadd float %init.sroa.0.0.i, %_37.val.i
  %14 = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i
  %_37.i.1 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %_37.val.i.1 = load float, ptr %_37.i.1, align 4, !noundef !2
  %_0.i.i.1 = fadd float %_0.i.i, %_37.val.i.1
  %15 = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i
  %_37.i.2 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %_37.val.i.2 = load float, ptr %_37.i.2, align 4, !noundef !2
  %_0.i.i.2 = fadd float %_0.i.i.1, %_37.val.i.2
  %16 = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i
  %_37.i.3 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %_37.val.i.3 = load float, ptr %_37.i.3, align 4, !noundef !2
  %_0.i.i.3 = fadd float %_0.i.i.2, %_37.val.i.3
  %17 = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i
  %_37.i.4 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %_37.val.i.4 = load float, ptr %_37.i.4, align 4, !noundef !2
  %_0.i.i.4 = fadd float %_0.i.i.3, %_37.val.i.4
  %18 = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i
  %_37.i.5 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %_37.val.i.5 = load float, ptr %_37.i.5, align 4, !noundef !2
  %_0.i.i.5 = fadd float %_0.i.i.4, %_37.val.i.5
  %19 = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i
  %_37.i.6 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %_37.val.i.6 = load float, ptr %_37.i.6, align 4, !noundef !2
  %_0.i.i.6 = fadd float %_0.i.i.5, %_37.val.i.6
  %20 = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i
  %_37.i.7 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %_37.val.i.7 = load float, ptr %_37.i.7, align 4, !noundef !2
  %_0.i.i.7 = fadd float %_0.i.i.6, %_37.val.i.7
  %_22.i.7 = add nuw nsw i64 %i.sroa.0.0.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCINvXs24_NtBW_5accumfINtB1N_3SumRfE3sumBF_E0ECsgvXjfpWt4al_7kernels.exit.loopexit.unr-lcssa, label %bb8.i

_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCINvXs24_NtBW_5accumfINtB1N_3SumRfE3sumBF_E0ECsgvXjfpWt4al_7kernels.exit.loopexit.unr-lcssa:
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCINvXs24_NtBW_5accumfINtB1N_3SumRfE3sumBF_E0ECsgvXjfpWt4al_7kernels.exit, label %bb8.i.epil.preheader

bb8.i.epil.preheader:
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb5.i ], [ %_22.i.7, %_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCINvXs24_NtBW_5accumfINtB1N_3SumRfE3sumBF_E0ECsgvXjfpWt4al_7kernels.exit.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.epil.init = phi float [ -0.000000e+00, %bb5.i ], [ %_0.i.i.7, %_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCINvXs24_NtBW_5accumfINtB1N_3SumRfE3sumBF_E0ECsgvXjfpWt4al_7kernels.exit.loopexit.unr-lcssa ]
  %lcmp.mod3 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod3)
  br label %bb8.i.epil

bb8.i.epil:
  %i.sroa.0.0.i.epil = phi i64 [ %i.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ], [ %_22.i.epil, %bb8.i.epil ]
  %init.sroa.0.0.i.epil = phi float [ %init.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ], [ %_0.i.i.epil, %bb8.i.epil ]
  %epil.iter = phi i64 [ 0, %bb8.i.epil.preheader ], [ %epil.iter.next, %bb8.i.epil ]
  %_37.i.epil = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i.epil
  %_37.val.i.epil = load float, ptr %_37.i.epil, align 4, !noundef !2
  %_0.i.i.epil = fadd float %init.sroa.0.0.i.epil, %_37.val.i.epil
  %_22.i.epil = add nuw nsw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCINvXs24_NtBW_5accumfINtB1N_3SumRfE3sumBF_E0ECsgvXjfpWt4al_7kernels.exit, label %bb8.i.epil, !llvm.loop !8

_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCINvXs24_NtBW_5accumfINtB1N_3SumRfE3sumBF_E0ECsgvXjfpWt4al_7kernels.exit:
  %_0.sroa.0.0.i = phi float [ -0.000000e+00, %bb5 ], [ %_0.i.i.7, %_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCINvXs24_NtBW_5accumfINtB1N_3SumRfE3sumBF_E0ECsgvXjfpWt4al_7kernels.exit.loopexit.unr-lcssa ], [ %_0.i.i.epil, %bb8.i.epil ]
  store float %_0.sroa.0.0.i, ptr %out, align 4
  br label %bb6

bb6:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #1 = { convergent nounwind "target-cpu"="sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
!3 = !{!4, !6}
!4 = distinct !{!4, !5, !"_RINvXs_NtNtCsg7NUrKUartL_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldfNCINvMs6_NtNtNtB9_5array4iter10iter_innerINtB1Y_15PolymorphicIterSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtB7_9try_traitINtB3U_17NeverShortCircuitfE10wrap_mut_2fmNCNvCsgvXjfpWt4al_7kernels9block_sum0E0B49_E0B49_EB4T_: %self"}
!5 = distinct !{!5, !"_RINvXs_NtNtCsg7NUrKUartL_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldfNCINvMs6_NtNtNtB9_5array4iter10iter_innerINtB1Y_15PolymorphicIterSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtB7_9try_traitINtB3U_17NeverShortCircuitfE10wrap_mut_2fmNCNvCsgvXjfpWt4al_7kernels9block_sum0E0B49_E0B49_EB4T_"}
!6 = distinct !{!6, !5, !"_RINvXs_NtNtCsg7NUrKUartL_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldfNCINvMs6_NtNtNtB9_5array4iter10iter_innerINtB1Y_15PolymorphicIterSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtB7_9try_traitINtB3U_17NeverShortCircuitfE10wrap_mut_2fmNCNvCsgvXjfpWt4al_7kernels9block_sum0E0B49_E0B49_EB4T_: argument 1"}
!7 = !{i64 24099061503429}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
