target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.assume(i1 noundef) #0

define ptx_kernel void @block_sum(ptr noundef readonly captures(none) %x, ptr noundef %parts, ptr noundef writeonly captures(none) %out) unnamed_addr #1 {
start:
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i3 = zext i32 %_4.i to i64
  %_0.i2 = getelementptr inbounds nuw float, ptr %x, i64 %_0.i3
  %value = load float, ptr %_0.i2, align 4, !noundef !2
  %0 = tail call noundef float asm sideeffect alignstack "shfl.sync.down.b32 ${0}, ${1}, ${2}, 31, -1;", "=&r,r,r,~{memory}"(float %value, i32 16) #4, !noalias !3, !srcloc !15
  %_0.i.i2.i.i.i.i.i = fadd float %value, %0
  %1 = tail call noundef float asm sideeffect alignstack "shfl.sync.down.b32 ${0}, ${1}, ${2}, 31, -1;", "=&r,r,r,~{memory}"(float %_0.i.i2.i.i.i.i.i, i32 8) #4, !noalias !3, !srcloc !15
  %_0.i.i2.i.i.i.i.i.1 = fadd float %_0.i.i2.i.i.i.i.i, %1
  %2 = tail call noundef float asm sideeffect alignstack "shfl.sync.down.b32 ${0}, ${1}, ${2}, 31, -1;", "=&r,r,r,~{memory}"(float %_0.i.i2.i.i.i.i.i.1, i32 4) #4, !noalias !3, !srcloc !15
  %_0.i.i2.i.i.i.i.i.2 = fadd float %_0.i.i2.i.i.i.i.i.1, %2
  %3 = tail call noundef float asm sideeffect alignstack "shfl.sync.down.b32 ${0}, ${1}, ${2}, 31, -1;", "=&r,r,r,~{memory}"(float %_0.i.i2.i.i.i.i.i.2, i32 2) #4, !noalias !3, !srcloc !15
  %_0.i.i2.i.i.i.i.i.3 = fadd float %_0.i.i2.i.i.i.i.i.2, %3
  %4 = tail call noundef float asm sideeffect alignstack "shfl.sync.down.b32 ${0}, ${1}, ${2}, 31, -1;", "=&r,r,r,~{memory}"(float %_0.i.i2.i.i.i.i.i.3, i32 1) #4, !noalias !3, !srcloc !15
  %_10 = and i64 %_0.i3, 31
  %5 = icmp eq i64 %_10, 0
  br i1 %5, label %bb5, label %bb9

bb5:
  %_0.i.i2.i.i.i.i.i.4 = fadd float %_0.i.i2.i.i.i.i.i.3, %4
  %6 = lshr exact i64 %_0.i3, 3
  %_0.i = getelementptr inbounds nuw i8, ptr %parts, i64 %6
  store volatile float %_0.i.i2.i.i.i.i.i.4, ptr %_0.i, align 4
  br label %bb9

bb9:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = icmp eq i32 %_4.i, 0
  br i1 %7, label %bb11, label %bb16

bb11:
  %8 = icmp ne ptr %parts, null
  tail call void @llvm.assume(i1 %8)
  %_0.i5.i.i.i = icmp samesign ult i32 %_0.i1.i, 32
  br i1 %_0.i5.i.i.i, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator3sumfECsNk7MfA4dMU_7kernels.exit, label %bb7.i.i.i

bb7.i.i.i:
  %9 = lshr i32 %_0.i1.i, 5
  %10 = zext nneg i32 %9 to i64
  %xtraiter = and i64 %10, 3
  %11 = add nsw i32 %9, -1
  %12 = icmp ult i32 %11, 3
  br i1 %12, label %bb12.i.i.i.epil.preheader, label %bb7.i.i.i.new

bb7.i.i.i.new:
  %unroll_iter = and i64 %10, 60
  br label %bb12.i.i.i

bb12.i.i.i:
  %i.sroa.0.0.i.i.i = phi i64 [ 0, %bb7.i.i.i.new ], [ %_0.i.i.i.i.3, %bb12.i.i.i ]
  %init.sroa.0.0.i.i.i = phi float [ -0.000000e+00, %bb7.i.i.i.new ], [ %_0.i.i.i.i.i.i6.3, %bb12.i.i.i ]
  %niter = phi i64 [ 0, %bb7.i.i.i.new ], [ %niter.next.3, %bb12.i.i.i ]
  %_3.i.i.i.i = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i.i.i
  %_3.i.i.i.i.i5 = load float, ptr %_3.i.i.i.i, align 4, !alias.scope !16, !noundef !2
  %_0.i.i.i.i.i.i6 = fadd float %init.sroa.0.0.i.i.i, %_3.i.i.i.i.i5
  %13 = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i.i.i
  %_3.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %_3.i.i.i.i.i5.1 = load float, ptr %_3.i.i.i.i.1, align 4, !alias.scope !16, !noundef !2
  %_0.i.i.i.i.i.i6.1 = fadd float %_0.i.i.i.i.i.i6, %_3.i.i.i.i.i5.1
  %14 = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i.i.i
  %_3.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %_3.i.i.i.i.i5.2 = load float, ptr %_3.i.i.i.i.2, align 4, !alias.scope !16, !noundef !2
  %_0.i.i.i.i.i.i6.2 = fadd float %_0.i.i.i.i.i.i6.1, %_3.i.i.i.i.i5.2
  %15 = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i.i.i
  %_3.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %_3.i.i.i.i.i5.3 = load float, ptr %_3.i.i.i.i.3, align 4, !alias.scope !16, !noundef !2
  %_0.i.i.i.i.i.i6.3 = fadd float %_0.i.i.i.i.i.i6.2, %_3.i.i.i.i.i5.3
  %_0.i.i.i.i.3 = add nuw nsw i64 %i.sroa.0.0.i.i.i, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator3sumfECsNk7MfA4dMU_7kernels.exit.loopexit.unr-lcssa, label %bb12.i.i.i

_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator3sumfECsNk7MfA4dMU_7kernels.exit.loopexit.unr-lcssa:
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator3sumfECsNk7MfA4dMU_7kernels.exit, label %bb12.i.i.i.epil.preheader

bb12.i.i.i.epil.preheader:
  %i.sroa.0.0.i.i.i.epil.init = phi i64 [ 0, %bb7.i.i.i ], [ %_0.i.i.i.i.3, %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator3sumfECsNk7MfA4dMU_7kernels.exit.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.epil.init = phi float [ -0.000000e+00, %bb7.i.i.i ], [ %_0.i.i.i.i.i.i6.3, %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator3sumfECsNk7MfA4dMU_7kernels.exit.loopexit.unr-lcssa ]
  %lcmp.mod8 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod8)
  br label %bb12.i.i.i.epil

bb12.i.i.i.epil:
  %i.sroa.0.0.i.i.i.epil = phi i64 [ %i.sroa.0.0.i.i.i.epil.init, %bb12.i.i.i.epil.preheader ], [ %_0.i.i.i.i.epil, %bb12.i.i.i.epil ]
  %init.sroa.0.0.i.i.i.epil = phi float [ %init.sroa.0.0.i.i.i.epil.init, %bb12.i.i.i.epil.preheader ], [ %_0.i.i.i.i.i.i6.epil, %bb12.i.i.i.epil ]
  %epil.iter = phi i64 [ 0, %bb12.i.i.i.epil.preheader ], [ %epil.iter.next, %bb12.i.i.i.epil ]
  %_3.i.i.i.i.epil = getelementptr inbounds nuw float, ptr %parts, i64 %i.sroa.0.0.i.i.i.epil
  %_3.i.i.i.i.i5.epil = load float, ptr %_3.i.i.i.i.epil, align 4, !alias.scope !16, !noundef !2
  %_0.i.i.i.i.i.i6.epil = fadd float %init.sroa.0.0.i.i.i.epil, %_3.i.i.i.i.i5.epil
  %_0.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator3sumfECsNk7MfA4dMU_7kernels.exit, label %bb12.i.i.i.epil, !llvm.loop !21

_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator3sumfECsNk7MfA4dMU_7kernels.exit:
  %_0.sroa.0.0.i.i.i = phi float [ -0.000000e+00, %bb11 ], [ %_0.i.i.i.i.i.i6.3, %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator3sumfECsNk7MfA4dMU_7kernels.exit.loopexit.unr-lcssa ], [ %_0.i.i.i.i.i.i6.epil, %bb12.i.i.i.epil ]
  store float %_0.sroa.0.0.i.i.i, ptr %out, align 4
  br label %bb16

bb16:
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
!3 = !{!4, !6, !8, !9, !11, !13}
!4 = distinct !{!4, !5, !"_RNCINvMs6_NtNtNtCs6wHCjA8NRxY_4core5array4iter10iter_innerINtB8_15PolymorphicIterSINtNtNtBe_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtNtBe_3ops9try_traitINtB2j_17NeverShortCircuitfE10wrap_mut_2fmNCNvCsNk7MfA4dMU_7kernels9block_sum0E0B2E_E0B3o_: %_1"}
!5 = distinct !{!5, !"_RNCINvMs6_NtNtNtCs6wHCjA8NRxY_4core5array4iter10iter_innerINtB8_15PolymorphicIterSINtNtNtBe_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtNtBe_3ops9try_traitINtB2j_17NeverShortCircuitfE10wrap_mut_2fmNCNvCsNk7MfA4dMU_7kernels9block_sum0E0B2E_E0B3o_"}
!6 = distinct !{!6, !7, !"_RINvXs_NtNtCs6wHCjA8NRxY_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldfNCINvMs6_NtNtNtB9_5array4iter10iter_innerINtB1Y_15PolymorphicIterSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtB7_9try_traitINtB3U_17NeverShortCircuitfE10wrap_mut_2fmNCNvCsNk7MfA4dMU_7kernels9block_sum0E0B49_E0B49_EB4T_: %self"}
!7 = distinct !{!7, !"_RINvXs_NtNtCs6wHCjA8NRxY_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldfNCINvMs6_NtNtNtB9_5array4iter10iter_innerINtB1Y_15PolymorphicIterSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtB7_9try_traitINtB3U_17NeverShortCircuitfE10wrap_mut_2fmNCNvCsNk7MfA4dMU_7kernels9block_sum0E0B49_E0B49_EB4T_"}
!8 = distinct !{!8, !7, !"_RINvXs_NtNtCs6wHCjA8NRxY_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldfNCINvMs6_NtNtNtB9_5array4iter10iter_innerINtB1Y_15PolymorphicIterSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtB7_9try_traitINtB3U_17NeverShortCircuitfE10wrap_mut_2fmNCNvCsNk7MfA4dMU_7kernels9block_sum0E0B49_E0B49_EB4T_: argument 1"}
!9 = distinct !{!9, !10, !"_RINvMs6_NtNtNtCs6wHCjA8NRxY_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtNtBc_3ops9try_traitINtB2h_17NeverShortCircuitfE10wrap_mut_2fmNCNvCsNk7MfA4dMU_7kernels9block_sum0E0B2C_EB3m_: %self.0"}
!10 = distinct !{!10, !"_RINvMs6_NtNtNtCs6wHCjA8NRxY_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtNtBc_3ops9try_traitINtB2h_17NeverShortCircuitfE10wrap_mut_2fmNCNvCsNk7MfA4dMU_7kernels9block_sum0E0B2C_EB3m_"}
!11 = distinct !{!11, !12, !"_RINvMs6_NtNtNtCs6wHCjA8NRxY_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE4foldfNCNvCsNk7MfA4dMU_7kernels9block_sum0EB28_: %self.0"}
!12 = distinct !{!12, !"_RINvMs6_NtNtNtCs6wHCjA8NRxY_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE4foldfNCNvCsNk7MfA4dMU_7kernels9block_sum0EB28_"}
!13 = distinct !{!13, !14, !"_RINvXs2_NtNtCs6wHCjA8NRxY_4core5array4iterINtB6_8IntoItermKj5_ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldfNCNvCsNk7MfA4dMU_7kernels9block_sum0EB1O_: %self"}
!14 = distinct !{!14, !"_RINvXs2_NtNtCs6wHCjA8NRxY_4core5array4iterINtB6_8IntoItermKj5_ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldfNCNvCsNk7MfA4dMU_7kernels9block_sum0EB1O_"}
!15 = !{i64 24099061503429}
!16 = !{!17, !19}
!17 = distinct !{!17, !18, !"_RNvXsS_NtNtCs6wHCjA8NRxY_4core3ops5arithfINtB5_3AddRfE3add: %other"}
!18 = distinct !{!18, !"_RNvXsS_NtNtCs6wHCjA8NRxY_4core3ops5arithfINtB5_3AddRfE3add"}
!19 = distinct !{!19, !20, !"_RNCINvXs24_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumfINtB9_3SumRfE3sumINtNtNtBf_5slice4iter4IterfEE0CsNk7MfA4dMU_7kernels: %b"}
!20 = distinct !{!20, !"_RNCINvXs24_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumfINtB9_3SumRfE3sumINtNtNtBf_5slice4iter4IterfEE0CsNk7MfA4dMU_7kernels"}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
