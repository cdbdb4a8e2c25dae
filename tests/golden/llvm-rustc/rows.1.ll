target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.assume(i1 noundef) #0

declare i64 @llvm.usub.sat.i64(i64, i64) #1

declare void @llvm.experimental.noalias.scope.decl(metadata) #2

declare i64 @llvm.umin.i64(i64, i64) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #3

define ptx_kernel void @rows(ptr noundef readonly captures(address) %a, ptr noundef %b, i64 noundef %0, ptr noundef writeonly captures(none) %out) unnamed_addr #4 {
start:
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i1 = zext i32 %_4.i to i64
  %_4.i3 = mul i64 %0, %_0.i1
  %_0.i.i4 = getelementptr inbounds nuw i32, ptr %a, i64 %_4.i3
  %_0.i.i10 = getelementptr inbounds nuw i32, ptr %b, i64 %_4.i3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !5)
  %_0.i.i.i.i.i.idx.i = shl nuw nsw i64 %0, 2
  %_0.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i10, i64 %_0.i.i.i.i.i.idx.i
  %_0.i.i.i7.not.i.i.i.i.i.i = icmp eq i64 %0, 0
  br i1 %_0.i.i.i7.not.i.i.i.i.i.i, label %_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_.exit.i, label %bb6.i.i.i.i.i.i.preheader

bb6.i.i.i.i.i.i.preheader:
  %xtraiter = and i64 %0, 1
  %1 = icmp eq i64 %0, 1
  br i1 %1, label %bb6.i.i.i.i.i.i.epil.preheader, label %bb6.i.i.i.i.i.i.preheader.new

bb6.i.i.i.i.i.i.preheader.new:
  %unroll_iter = and i64 %0, -2
  br label %bb6.i.i.i.i.i.i

bb6.i.i.i.i.i.i:
  %init.sroa.0.09.i.i.i.i.i.i = phi i64 [ 0, %bb6.i.i.i.i.i.i.preheader.new ], [ %_4.0.i.i.i.i.i.i.i.i.1, %bb6.i.i.i.i.i.i ]
  %iter.sroa.0.08.i.i.i.i.i.i = phi i64 [ 0, %bb6.i.i.i.i.i.i.preheader.new ], [ %spec.select.i.i.i.i.i.i.1, %bb6.i.i.i.i.i.i ]
  %niter = phi i64 [ 0, %bb6.i.i.i.i.i.i.preheader.new ], [ %niter.next.1, %bb6.i.i.i.i.i.i ]
  %spec.select.i.i.i.i.i.i = or disjoint i64 %iter.sroa.0.08.i.i.i.i.i.i, 1
  %_0.i.i.i4.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %_0.i.i4, i64 %iter.sroa.0.08.i.i.i.i.i.i
  %_0.i.i3.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %_0.i.i10, i64 %iter.sroa.0.08.i.i.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !7)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !10)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  %a.i.i.i.i.i.i.i.i = load i32, ptr %_0.i.i.i4.i.i.i.i.i.i, align 4, !alias.scope !17, !noalias !18, !noundef !29
  %b.i.i.i.i.i.i.i.i = load i32, ptr %_0.i.i3.i.i.i.i.i.i.i, align 4, !alias.scope !30, !noalias !31, !noundef !29
  %_0.i1.i.i.i.i.i.i.i.i = sext i32 %a.i.i.i.i.i.i.i.i to i64
  %_0.i.i.i5.i.i.i.i.i.i = sext i32 %b.i.i.i.i.i.i.i.i to i64
  %_0.i.i.i.i.i.i.i.i = mul nsw i64 %_0.i.i.i5.i.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i
  %_4.0.i.i.i.i.i.i.i.i = add i64 %_0.i.i.i.i.i.i.i.i, %init.sroa.0.09.i.i.i.i.i.i
  %spec.select.i.i.i.i.i.i.1 = add nuw nsw i64 %iter.sroa.0.08.i.i.i.i.i.i, 2
  %_0.i.i.i4.i.i.i.i.i.i.1 = getelementptr inbounds nuw i32, ptr %_0.i.i4, i64 %spec.select.i.i.i.i.i.i
  %_0.i.i3.i.i.i.i.i.i.i.1 = getelementptr inbounds nuw i32, ptr %_0.i.i10, i64 %spec.select.i.i.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !32)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !34)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !36)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !38)
  %a.i.i.i.i.i.i.i.i.1 = load i32, ptr %_0.i.i.i4.i.i.i.i.i.i.1, align 4, !alias.scope !40, !noalias !41, !noundef !29
  %b.i.i.i.i.i.i.i.i.1 = load i32, ptr %_0.i.i3.i.i.i.i.i.i.i.1, align 4, !alias.scope !42, !noalias !43, !noundef !29
  %_0.i1.i.i.i.i.i.i.i.i.1 = sext i32 %a.i.i.i.i.i.i.i.i.1 to i64
  %_0.i.i.i5.i.i.i.i.i.i.1 = sext i32 %b.i.i.i.i.i.i.i.i.1 to i64
  %_0.i.i.i.i.i.i.i.i.1 = mul nsw i64 %_0.i.i.i5.i.i.i.i.i.i.1, %_0.i1.i.i.i.i.i.i.i.i.1
  %_4.0.i.i.i.i.i.i.i.i.1 = add i64 %_0.i.i.i.i.i.i.i.i.1, %_4.0.i.i.i.i.i.i.i.i
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_.exit.i.loopexit.unr-lcssa, label %bb6.i.i.i.i.i.i

_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_.exit.i.loopexit.unr-lcssa:
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_.exit.i, label %bb6.i.i.i.i.i.i.epil.preheader

bb6.i.i.i.i.i.i.epil.preheader:
  %init.sroa.0.09.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb6.i.i.i.i.i.i.preheader ], [ %_4.0.i.i.i.i.i.i.i.i.1, %_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_.exit.i.loopexit.unr-lcssa ]
  %iter.sroa.0.08.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb6.i.i.i.i.i.i.preheader ], [ %spec.select.i.i.i.i.i.i.1, %_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_.exit.i.loopexit.unr-lcssa ]
  %lcmp.mod16 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod16)
  %_0.i.i.i4.i.i.i.i.i.i.epil = getelementptr inbounds nuw i32, ptr %_0.i.i4, i64 %iter.sroa.0.08.i.i.i.i.i.i.epil.init
  %_0.i.i3.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i32, ptr %_0.i.i10, i64 %iter.sroa.0.08.i.i.i.i.i.i.epil.init
  tail call void @llvm.experimental.noalias.scope.decl(metadata !7)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !10)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  %a.i.i.i.i.i.i.i.i.epil = load i32, ptr %_0.i.i.i4.i.i.i.i.i.i.epil, align 4, !alias.scope !17, !noalias !18, !noundef !29
  %b.i.i.i.i.i.i.i.i.epil = load i32, ptr %_0.i.i3.i.i.i.i.i.i.i.epil, align 4, !alias.scope !30, !noalias !31, !noundef !29
  %_0.i1.i.i.i.i.i.i.i.i.epil = sext i32 %a.i.i.i.i.i.i.i.i.epil to i64
  %_0.i.i.i5.i.i.i.i.i.i.epil = sext i32 %b.i.i.i.i.i.i.i.i.epil to i64
  %_0.i.i.i.i.i.i.i.i.epil = mul nsw i64 %_0.i.i.i5.i.i.i.i.i.i.epil, %_0.i1.i.i.i.i.i.i.i.i.epil
  %_4.0.i.i.i.i.i.i.i.i.epil = add i64 %_0.i.i.i.i.i.i.i.i.epil, %init.sroa.0.09.i.i.i.i.i.i.epil.init
  br label %_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_.exit.i

_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_.exit.i:
  %init.sroa.0.0.lcssa.i.i.i.i.i.i = phi i64 [ 0, %start ], [ %_4.0.i.i.i.i.i.i.i.i.1, %_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_.exit.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.i.i.i.epil, %bb6.i.i.i.i.i.i.epil.preheader ]
  %_2.i.i3.i.i.i.i.i = icmp samesign ugt i64 %0, 1
  br i1 %_2.i.i3.i.i.i.i.i, label %bb3.i.lr.ph.i.i.i.i.i, label %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i

bb3.i.lr.ph.i.i.i.i.i:
  %new_len.i.i5.i7.i.i.i.i.i = add i64 %0, -1
  %xtraiter17 = and i64 %new_len.i.i5.i7.i.i.i.i.i, 1
  %2 = icmp eq i64 %0, 2
  br i1 %2, label %bb3.i.i.i.i.i.i.epil.preheader, label %bb3.i.lr.ph.i.i.i.i.i.new

bb3.i.lr.ph.i.i.i.i.i.new:
  %ptr.i.i.i7.i5.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i4, i64 4
  %unroll_iter21 = and i64 %new_len.i.i5.i7.i.i.i.i.i, -2
  br label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:
  %new_len.i.i5.i13.i.i.i.i.i = phi i64 [ %new_len.i.i5.i7.i.i.i.i.i, %bb3.i.lr.ph.i.i.i.i.i.new ], [ %new_len.i.i5.i.i.i.i.i.i.1, %bb3.i.i.i.i.i.i ]
  %ptr.i.i.i7.i12.i.i.i.i.i = phi ptr [ %ptr.i.i.i7.i5.i.i.i.i.i, %bb3.i.lr.ph.i.i.i.i.i.new ], [ %ptr.i.i.i7.i.i.i.i.i.i.1, %bb3.i.i.i.i.i.i ]
  %init.sroa.0.0.i11.i.i.i.i.i = phi i64 [ 0, %bb3.i.lr.ph.i.i.i.i.i.new ], [ %_4.0.i.i.i.i.i.i.i3.i.1, %bb3.i.i.i.i.i.i ]
  %ptr.i.i.i8.i10.i.i.i.i.i = phi ptr [ %_0.i.i4, %bb3.i.lr.ph.i.i.i.i.i.new ], [ %ptr.i.i.i7.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ]
  %niter22 = phi i64 [ 0, %bb3.i.lr.ph.i.i.i.i.i.new ], [ %niter22.next.1, %bb3.i.i.i.i.i.i ]
  %_3.i.i.i.i.i.i.i.i.i = load i32, ptr %ptr.i.i.i8.i10.i.i.i.i.i, align 4, !alias.scope !44, !noalias !49, !noundef !29
  %3 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i8.i10.i.i.i.i.i, i64 4
  %_6.i.i.i.i.i.i.i.i.i = load i32, ptr %3, align 4, !alias.scope !44, !noalias !49, !noundef !29
  %_0.i.i.i.i.i.i.i.i1.i = icmp slt i32 %_3.i.i.i.i.i.i.i.i.i, %_6.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i2.i = zext i1 %_0.i.i.i.i.i.i.i.i1.i to i64
  %_4.0.i.i.i.i.i.i.i3.i = add i64 %init.sroa.0.0.i11.i.i.i.i.i, %_0.i.i.i.i.i.i.i2.i
  %_2.i.i.i.i.i.i.i = icmp ugt i64 %new_len.i.i5.i13.i.i.i.i.i, 1
  %ptr.i.i.i7.i.idx.i.i.i.i.i = select i1 %_2.i.i.i.i.i.i.i, i64 4, i64 0
  %ptr.i.i.i7.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %ptr.i.i.i7.i12.i.i.i.i.i, i64 %ptr.i.i.i7.i.idx.i.i.i.i.i
  %new_len.i.i.i.i.i.i.i.i = sext i1 %_2.i.i.i.i.i.i.i to i64
  %new_len.i.i5.i.i.i.i.i.i = add nsw i64 %new_len.i.i5.i13.i.i.i.i.i, %new_len.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.1 = load i32, ptr %ptr.i.i.i7.i12.i.i.i.i.i, align 4, !alias.scope !44, !noalias !49, !noundef !29
  %4 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i7.i12.i.i.i.i.i, i64 4
  %_6.i.i.i.i.i.i.i.i.i.1 = load i32, ptr %4, align 4, !alias.scope !44, !noalias !49, !noundef !29
  %_0.i.i.i.i.i.i.i.i1.i.1 = icmp slt i32 %_3.i.i.i.i.i.i.i.i.i.1, %_6.i.i.i.i.i.i.i.i.i.1
  %_0.i.i.i.i.i.i.i2.i.1 = zext i1 %_0.i.i.i.i.i.i.i.i1.i.1 to i64
  %_4.0.i.i.i.i.i.i.i3.i.1 = add i64 %_4.0.i.i.i.i.i.i.i3.i, %_0.i.i.i.i.i.i.i2.i.1
  %_2.i.i.i.i.i.i.i.1 = icmp ugt i64 %new_len.i.i5.i.i.i.i.i.i, 1
  %ptr.i.i.i7.i.idx.i.i.i.i.i.1 = select i1 %_2.i.i.i.i.i.i.i.1, i64 4, i64 0
  %ptr.i.i.i7.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i7.i.i.i.i.i.i, i64 %ptr.i.i.i7.i.idx.i.i.i.i.i.1
  %new_len.i.i.i.i.i.i.i.i.1 = sext i1 %_2.i.i.i.i.i.i.i.1 to i64
  %new_len.i.i5.i.i.i.i.i.i.1 = add nsw i64 %new_len.i.i5.i.i.i.i.i.i, %new_len.i.i.i.i.i.i.i.i.1
  %niter22.next.1 = add i64 %niter22, 2
  %niter22.ncmp.1.not = icmp eq i64 %niter22.next.1, %unroll_iter21
  br i1 %niter22.ncmp.1.not, label %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa, label %bb3.i.i.i.i.i.i

_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa:
  %lcmp.mod18.not = icmp eq i64 %xtraiter17, 0
  br i1 %lcmp.mod18.not, label %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i, label %bb3.i.i.i.i.i.i.epil.preheader

bb3.i.i.i.i.i.i.epil.preheader:
  %init.sroa.0.0.i11.i.i.i.i.i.epil.init = phi i64 [ 0, %bb3.i.lr.ph.i.i.i.i.i ], [ %_4.0.i.i.i.i.i.i.i3.i.1, %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa ]
  %ptr.i.i.i8.i10.i.i.i.i.i.epil.init = phi ptr [ %_0.i.i4, %bb3.i.lr.ph.i.i.i.i.i ], [ %ptr.i.i.i7.i.i.i.i.i.i, %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa ]
  %lcmp.mod20 = icmp ne i64 %xtraiter17, 0
  tail call void @llvm.assume(i1 %lcmp.mod20)
  %_3.i.i.i.i.i.i.i.i.i.epil = load i32, ptr %ptr.i.i.i8.i10.i.i.i.i.i.epil.init, align 4, !alias.scope !44, !noalias !49, !noundef !29
  %5 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i8.i10.i.i.i.i.i.epil.init, i64 4
  %_6.i.i.i.i.i.i.i.i.i.epil = load i32, ptr %5, align 4, !alias.scope !44, !noalias !49, !noundef !29
  %_0.i.i.i.i.i.i.i.i1.i.epil = icmp slt i32 %_3.i.i.i.i.i.i.i.i.i.epil, %_6.i.i.i.i.i.i.i.i.i.epil
  %_0.i.i.i.i.i.i.i2.i.epil = zext i1 %_0.i.i.i.i.i.i.i.i1.i.epil to i64
  %_4.0.i.i.i.i.i.i.i3.i.epil = add i64 %init.sroa.0.0.i11.i.i.i.i.i.epil.init, %_0.i.i.i.i.i.i.i2.i.epil
  br label %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i

_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i:
  %init.sroa.0.0.i.lcssa.i.i.i.i.i = phi i64 [ 0, %_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_.exit.i ], [ %_4.0.i.i.i.i.i.i.i3.i.1, %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.i.i3.i.epil, %bb3.i.i.i.i.i.i.epil.preheader ]
  %_4.sroa.7.0.i.i = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 2305843009213693952) %0, i64 1)
  %_3.i.i.i = icmp ule i64 %init.sroa.0.0.i.lcssa.i.i.i.i.i, %_4.sroa.7.0.i.i
  tail call void @llvm.assume(i1 %_3.i.i.i)
  br i1 %_0.i.i.i7.not.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i, label %bb4.i.i.i.i

bb3.i.i.i.preheader.i.i:
  %_3.i1.i.i.i.i.i.i5.i.i.i.i.i = getelementptr inbounds i8, ptr %_0.i.i.i.i.i.i, i64 -16
  br label %bb3.i.i.i.i.i

bb3.i.i.i.i.i:
  %storemerge.i.i.i.i9.i.i.i.i.i = phi ptr [ %storemerge.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i ], [ %_3.i1.i.i.i.i.i.i5.i.i.i.i.i, %bb3.i.i.i.preheader.i.i ]
  %_3.i1.i.i.i.i.i.i8.i.i.i.i.i = phi ptr [ %_3.i1.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i ], [ %_3.i1.i.i.i.i.i.i5.i.i.i.i.i, %bb3.i.i.i.preheader.i.i ]
  %init.sroa.0.07.i.i.i.i.i = phi i64 [ %_0.i.i.i.i.i.i.i, %bb3.i.i.i.i.i ], [ %_0.i.i.i5.i.i.i.i, %bb3.i.i.i.preheader.i.i ]
  %elt.i.i.i.i.i.i = load i32, ptr %_3.i1.i.i.i.i.i.i8.i.i.i.i.i, align 4, !alias.scope !62, !noalias !65, !noundef !29
  %_4.i.i.i.i.i.i.i = mul i64 %init.sroa.0.07.i.i.i.i.i, 3
  %_0.i.i.i.i.i.i.i5.i = sext i32 %elt.i.i.i.i.i.i to i64
  %_0.i.i.i.i.i.i.i = add i64 %_4.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i5.i
  %6 = ptrtoint ptr %storemerge.i.i.i.i9.i.i.i.i.i to i64
  %7 = sub nuw i64 %6, %8
  %_3.not.i.i.i.i.not.i.i.i.i.i = icmp ugt i64 %7, 8
  %_3.i1.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %storemerge.i.i.i.i9.i.i.i.i.i, i64 -12
  %storemerge.i.i.i.i.i.i.i.i.i = select i1 %_3.not.i.i.i.i.not.i.i.i.i.i, ptr %_3.i1.i.i.i.i.i.i.i.i.i.i.i, ptr %_0.i.i10
  br i1 %_3.not.i.i.i.i.not.i.i.i.i.i, label %bb3.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i

bb4.i.i.i.i:
  %_3.i1.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %_0.i.i.i.i.i.i, i64 -4
  %elt.i.i.i.i.i = load i32, ptr %_3.i1.i.i.i.i.i.i.i.i, align 4, !alias.scope !74, !noalias !77, !noundef !29
  %_0.i.i.i5.i.i.i.i = sext i32 %elt.i.i.i.i.i to i64
  %8 = ptrtoint ptr %_0.i.i10 to i64
  %9 = add nsw i64 %_0.i.i.i.i.i.idx.i, -13
  %_3.not.i.i.i.i.not3.i.i.i.i.i = icmp ult i64 %9, -9
  br i1 %_3.not.i.i.i.i.not3.i.i.i.i.i, label %bb3.i.i.i.preheader.i.i, label %bb1.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i:
  %_0.sroa.0.0.i.i.i.i = phi i64 [ 0, %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i ], [ %_0.i.i.i5.i.i.i.i, %bb4.i.i.i.i ], [ %_0.i.i.i.i.i.i.i, %bb3.i.i.i.i.i ]
  br i1 %_0.i.i.i7.not.i.i.i.i.i.i, label %_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i:
  %..i.i.i.i.i.i.i.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 range(i64 0, 2305843009213693952) %0, i64 4)
  %_9.i.i.i.i.i.i.i.i.i.i.i = sub nuw nsw i64 %0, %..i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %_0.i.i4, i64 %..i.i.i.i.i.i.i.i.i.i
  br label %_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i

_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i:
  %_19.sroa.0.1.i = phi ptr [ %_0.i.i4, %bb1.i.i.i.i.i.i.i ], [ %_0.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i ]
  %_19.sroa.6.1.i = phi i64 [ 0, %bb1.i.i.i.i.i.i.i ], [ %_9.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i ]
  %_0.sroa.3.0.i.i.i.i.i.i.i.i = phi i64 [ undef, %bb1.i.i.i.i.i.i.i ], [ %..i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i.i.i.i.i.i = phi ptr [ null, %bb1.i.i.i.i.i.i.i ], [ %_0.i.i4, %bb3.i.i.i.i.i.i.i.i ]
  %.not.i.i.i.i.i.i.i = icmp eq ptr %_0.sroa.0.0.i.i.i.i.i.i.i.i, null
  br i1 %.not.i.i.i.i.i.i.i, label %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i, label %bb3.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i:
  %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i.i.i.i.i.i.i.i, i64 4
  %_0.i5.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %_0.sroa.3.0.i.i.i.i.i.i.i.i, 1
  br i1 %_0.i5.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.preheader

bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.preheader:
  %10 = add nsw i64 %_0.sroa.3.0.i.i.i.i.i.i.i.i, -2
  %11 = add i64 %_0.sroa.3.0.i.i.i.i.i.i.i.i, -1
  %xtraiter23 = and i64 %11, 3
  %12 = icmp ult i64 %10, 3
  br i1 %12, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.preheader.new

bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.preheader.new:
  %unroll_iter27 = and i64 %11, -4
  br label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi ptr [ %_0.sroa.0.0.i.i.i.i.i.i.i.i, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %niter28 = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %niter28.next.3, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !78)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !81)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !83)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !86)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !88)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !91)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i32, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 4, !alias.scope !93, !noalias !100, !noundef !29
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i32, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i, align 4, !alias.scope !122, !noalias !123, !noundef !29
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i
  %13 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %13, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !126)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !128)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !130)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !132)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !134)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !136)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = load i32, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 4, !alias.scope !138, !noalias !139, !noundef !29
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = load i32, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.1, align 4, !alias.scope !140, !noalias !141, !noundef !29
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1
  %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.1
  %14 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %14, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !142)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !144)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !146)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !148)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !150)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !152)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = load i32, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, align 4, !alias.scope !154, !noalias !155, !noundef !29
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = load i32, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.2, align 4, !alias.scope !156, !noalias !157, !noundef !29
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2
  %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.2
  %15 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %15, i64 12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !158)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !160)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !162)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !164)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !166)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !168)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = load i32, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2, align 4, !alias.scope !170, !noalias !171, !noundef !29
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = load i32, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.3, align 4, !alias.scope !172, !noalias !173, !noundef !29
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3
  %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.3
  %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = add nuw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 4
  %niter28.next.3 = add i64 %niter28, 4
  %niter28.ncmp.3 = icmp eq i64 %niter28.next.3, %unroll_iter27
  br i1 %niter28.ncmp.3, label %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i.loopexit.unr-lcssa, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i

_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i.loopexit.unr-lcssa:
  %lcmp.mod24.not = icmp eq i64 %xtraiter23, 0
  br i1 %lcmp.mod24.not, label %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader

bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.preheader ], [ %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.init = phi ptr [ %_0.sroa.0.0.i.i.i.i.i.i.i.i, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.preheader ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i.loopexit.unr-lcssa ]
  %lcmp.mod26 = icmp ne i64 %xtraiter23, 0
  tail call void @llvm.assume(i1 %lcmp.mod26)
  br label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil

bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = phi i64 [ %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.init, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = phi ptr [ %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.init, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil ], [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil
  tail call void @llvm.experimental.noalias.scope.decl(metadata !78)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !81)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !83)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !86)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !88)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !91)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = load i32, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, align 4, !alias.scope !93, !noalias !100, !noundef !29
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = load i32, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, align 4, !alias.scope !122, !noalias !123, !noundef !29
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil
  %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.epil
  %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter23
  br i1 %epil.iter.cmp.not, label %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, !llvm.loop !174

_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i.i = phi ptr [ null, %_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i.loopexit.unr-lcssa ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil ]
  %16 = icmp eq ptr %_0.sroa.0.0.i.i.i.i.i.i.i, null
  br i1 %16, label %_RNvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator3minB1E_.exit.i, label %bb1.i.i.i.i.i.i

bb1.i.i.i.i.i.i:
  %_0.i.i.i.i.i7.i.i.i.i.i.i = phi ptr [ %_0.i.i.i.i.i6.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i ], [ %_19.sroa.0.1.i, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i ]
  %_9.i.i.i.i5.i.i.i.i.i.i = phi i64 [ %_9.i.i.i.i4.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i ], [ %_19.sroa.6.1.i, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i = phi ptr [ %..i.i.i2.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i.i, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i ]
  %_0.i.i.i.i.i.i.i9.i = icmp eq i64 %_9.i.i.i.i5.i.i.i.i.i.i, 0
  br i1 %_0.i.i.i.i.i.i.i9.i, label %_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i, label %bb3.i.i.i1.i.i.i.i

bb3.i.i.i1.i.i.i.i:
  %..i.i.i.i.i.i.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %_9.i.i.i.i5.i.i.i.i.i.i, i64 4)
  %_9.i.i.i.i.i.i.i.i.i.i = sub nuw nsw i64 %_9.i.i.i.i5.i.i.i.i.i.i, %..i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %_0.i.i.i.i.i7.i.i.i.i.i.i, i64 %..i.i.i.i.i.i.i.i.i
  br label %_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i

_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i:
  %_0.i.i.i.i.i6.i.i.i.i.i.i = phi ptr [ %_0.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i1.i.i.i.i ], [ %_0.i.i.i.i.i7.i.i.i.i.i.i, %bb1.i.i.i.i.i.i ]
  %_9.i.i.i.i4.i.i.i.i.i.i = phi i64 [ %_9.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i1.i.i.i.i ], [ 0, %bb1.i.i.i.i.i.i ]
  %_0.sroa.3.0.i.i.i.i.i.i.i = phi i64 [ %..i.i.i.i.i.i.i.i.i, %bb3.i.i.i1.i.i.i.i ], [ undef, %bb1.i.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i2.i.i.i.i = phi ptr [ %_0.i.i.i.i.i7.i.i.i.i.i.i, %bb3.i.i.i1.i.i.i.i ], [ null, %bb1.i.i.i.i.i.i ]
  %.not.i.i.i.i.i.i = icmp eq ptr %_0.sroa.0.0.i.i.i2.i.i.i.i, null
  br i1 %.not.i.i.i.i.i.i, label %_RNvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator3minB1E_.exit.i, label %bb3.i.i.i.i.i10.i

bb3.i.i.i.i.i10.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !176)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !179)
  %spec.select.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i.i.i2.i.i.i.i, i64 4
  %_0.i5.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %_0.sroa.3.0.i.i.i.i.i.i.i, 1
  br i1 %_0.i5.i.i.i.i.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.preheader

bb12.i.i.i.i.i.i.i.i.i.i.i.i.preheader:
  %17 = add nsw i64 %_0.sroa.3.0.i.i.i.i.i.i.i, -2
  %18 = add i64 %_0.sroa.3.0.i.i.i.i.i.i.i, -1
  %xtraiter29 = and i64 %18, 3
  %19 = icmp ult i64 %17, 3
  br i1 %19, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.preheader.new

bb12.i.i.i.i.i.i.i.i.i.i.i.i.preheader.new:
  %unroll_iter34 = and i64 %18, -4
  br label %bb12.i.i.i.i.i.i.i.i.i.i.i.i

bb12.i.i.i.i.i.i.i.i.i.i.i.i:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.3, %bb12.i.i.i.i.i.i.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i = phi ptr [ %_0.sroa.0.0.i.i.i2.i.i.i.i, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %bb12.i.i.i.i.i.i.i.i.i.i.i.i ]
  %niter35 = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %niter35.next.3, %bb12.i.i.i.i.i.i.i.i.i.i.i.i ]
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !181)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !184)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !186)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !189)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !191)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !194)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i32, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i, align 4, !alias.scope !196, !noalias !199, !noundef !29
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i32, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i, align 4, !alias.scope !215, !noalias !216, !noundef !29
  %_0.i.i.i.i.i.i.i.i.i.i.i3.i.i.i.i = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %..i.i.i.i.i.i.i.i.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i3.i.i.i.i, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i
  %20 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %20, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !219)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !221)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !223)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !225)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !227)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !229)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = load i32, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 4, !alias.scope !231, !noalias !232, !noundef !29
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = load i32, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.1, align 4, !alias.scope !233, !noalias !234, !noundef !29
  %_0.i.i.i.i.i.i.i.i.i.i.i3.i.i.i.i.1 = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1
  %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i3.i.i.i.i.1, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.1
  %21 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !235)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !237)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !239)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !241)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !243)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !245)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = load i32, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, align 4, !alias.scope !247, !noalias !248, !noundef !29
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = load i32, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.2, align 4, !alias.scope !249, !noalias !250, !noundef !29
  %_0.i.i.i.i.i.i.i.i.i.i.i3.i.i.i.i.2 = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2
  %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i3.i.i.i.i.2, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.2
  %22 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %22, i64 12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !251)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !253)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !255)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !257)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !259)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !261)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = load i32, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.2, align 4, !alias.scope !263, !noalias !264, !noundef !29
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = load i32, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.3, align 4, !alias.scope !265, !noalias !266, !noundef !29
  %_0.i.i.i.i.i.i.i.i.i.i.i3.i.i.i.i.3 = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3
  %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i3.i.i.i.i.3, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.2, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.3
  %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.3 = add nuw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i, 4
  %niter35.next.3 = add i64 %niter35, 4
  %niter35.ncmp.3 = icmp eq i64 %niter35.next.3, %unroll_iter34
  br i1 %niter35.ncmp.3, label %bb4.i.i.i.i.i.i.i.loopexit.unr-lcssa, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i.loopexit.unr-lcssa:
  %lcmp.mod31.not = icmp eq i64 %xtraiter29, 0
  br i1 %lcmp.mod31.not, label %bb4.i.i.i.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader

bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.preheader ], [ %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.3, %bb4.i.i.i.i.i.i.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.epil.init = phi ptr [ %_0.sroa.0.0.i.i.i2.i.i.i.i, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.preheader ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %bb4.i.i.i.i.i.i.i.loopexit.unr-lcssa ]
  %lcmp.mod33 = icmp ne i64 %xtraiter29, 0
  tail call void @llvm.assume(i1 %lcmp.mod33)
  br label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil

bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.epil = phi i64 [ %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.epil.init, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.epil = phi ptr [ %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.epil.init, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %epil.iter30 = phi i64 [ %epil.iter30.next, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil ], [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.epil
  tail call void @llvm.experimental.noalias.scope.decl(metadata !181)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !184)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !186)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !189)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !191)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !194)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = load i32, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.epil, align 4, !alias.scope !196, !noalias !199, !noundef !29
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = load i32, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.epil, align 4, !alias.scope !215, !noalias !216, !noundef !29
  %_0.i.i.i.i.i.i.i.i.i.i.i3.i.i.i.i.epil = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil
  %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i3.i.i.i.i.epil, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.epil, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.i.epil
  %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.epil, 1
  %epil.iter30.next = add i64 %epil.iter30, 1
  %epil.iter30.cmp.not = icmp eq i64 %epil.iter30.next, %xtraiter29
  br i1 %epil.iter30.cmp.not, label %bb4.i.i.i.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil, !llvm.loop !267

bb4.i.i.i.i.i.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i = phi ptr [ %_0.sroa.0.0.i.i.i2.i.i.i.i, %bb3.i.i.i.i.i10.i ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %bb4.i.i.i.i.i.i.i.loopexit.unr-lcssa ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.epil ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !268)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !271)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !273)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !276)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !278)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !281)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i = load i32, ptr %init.sroa.0.0.i.i.i.i.i.i, align 4, !alias.scope !283, !noalias !284, !noundef !29
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i = load i32, ptr %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i, align 4, !alias.scope !294, !noalias !295, !noundef !29
  %_0.i.not.i.i.i.i.i.i.i.i.i = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i
  %..i.i.i2.i.i.i.i.i.i = select i1 %_0.i.not.i.i.i.i.i.i.i.i.i, ptr %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i, ptr %init.sroa.0.0.i.i.i.i.i.i
  br label %bb1.i.i.i.i.i.i

_RNvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator3minB1E_.exit.i:
  %_0.sroa.0.0.i.i.i11.i = phi ptr [ null, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i.i.i ], [ %init.sroa.0.0.i.i.i.i.i.i, %_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i ]
  %.not.i.not.i = icmp eq ptr %_0.sroa.0.0.i.i.i11.i, null
  br i1 %.not.i.not.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work4rows.exit, label %bb3.i.i

bb3.i.i:
  %v.i.i = load i32, ptr %_0.sroa.0.0.i.i.i11.i, align 4, !alias.scope !296, !noalias !5, !noundef !29
  %23 = sext i32 %v.i.i to i64
  br label %_RNvNtCsNk7MfA4dMU_7kernels4work4rows.exit

_RNvNtCsNk7MfA4dMU_7kernels4work4rows.exit:
  %..i.i = phi i64 [ %23, %bb3.i.i ], [ -1, %_RNvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator3minB1E_.exit.i ]
  %_23.i = mul i64 %init.sroa.0.0.i.lcssa.i.i.i.i.i, 1000
  %_22.i = add i64 %_23.i, %init.sroa.0.0.lcssa.i.i.i.i.i.i
  %_21.i = add i64 %_22.i, %_0.sroa.0.0.i.i.i.i
  %_0.i11 = add i64 %_21.i, %..i.i
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i1
  store i64 %_0.i11, ptr %_0.i, align 8
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_RNvNtCsNk7MfA4dMU_7kernels4work4rows: %a.0"}
!4 = distinct !{!4, !"_RNvNtCsNk7MfA4dMU_7kernels4work4rows"}
!5 = !{!6}
!6 = distinct !{!6, !4, !"_RNvNtCsNk7MfA4dMU_7kernels4work4rows: %b.0"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldTRlBV_ExxNCNvNtCsNk7MfA4dMU_7kernels4work4rows0NCINvXse_NtNtB8_6traits5accumxNtB1O_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterlEB2N_EB13_EE0E0B19_: %elt.0"}
!9 = distinct !{!9, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldTRlBV_ExxNCNvNtCsNk7MfA4dMU_7kernels4work4rows0NCINvXse_NtNtB8_6traits5accumxNtB1O_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterlEB2N_EB13_EE0E0B19_"}
!10 = !{!11}
!11 = distinct !{!11, !9, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldTRlBV_ExxNCNvNtCsNk7MfA4dMU_7kernels4work4rows0NCINvXse_NtNtB8_6traits5accumxNtB1O_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterlEB2N_EB13_EE0E0B19_: %elt.1"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4rows0B5_: %_2.0"}
!14 = distinct !{!14, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4rows0B5_"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4rows0B5_: %_2.1"}
!17 = !{!13, !8, !3}
!18 = !{!16, !11, !19, !21, !23, !25, !27, !6}
!19 = distinct !{!19, !20, !"_RINvXs2_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsNk7MfA4dMU_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3c_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_: %self"}
!20 = distinct !{!20, !"_RINvXs2_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsNk7MfA4dMU_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3c_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_"}
!21 = distinct !{!21, !22, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEBW_ENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_3map8map_foldTRlB2u_ExxNCNvNtCsNk7MfA4dMU_7kernels4work4rows0NCINvXse_NtB1w_5accumxNtB3o_3Sum3sumINtB2b_3MapBM_B2D_EE0E0EB2J_: %self"}
!22 = distinct !{!22, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEBW_ENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_3map8map_foldTRlB2u_ExxNCNvNtCsNk7MfA4dMU_7kernels4work4rows0NCINvXse_NtB1w_5accumxNtB3o_3Sum3sumINtB2b_3MapBM_B2D_EE0E0EB2J_"}
!23 = distinct !{!23, !24, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB1d_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvXse_NtB2r_5accumxNtB3a_3Sum3sumBN_E0EB1Q_: %self"}
!24 = distinct !{!24, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB1d_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvXse_NtB2r_5accumxNtB3a_3Sum3sumBN_E0EB1Q_"}
!25 = distinct !{!25, !26, !"_RINvXse_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumxNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtB16_3zip3ZipINtNtNtBc_5slice4iter4IterlEB1J_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0EEB2m_: %iter"}
!26 = distinct !{!26, !"_RINvXse_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumxNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtB16_3zip3ZipINtNtNtBc_5slice4iter4IterlEB1J_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0EEB2m_"}
!27 = distinct !{!27, !28, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_: %self"}
!28 = distinct !{!28, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEB17_ENCNvNtCsNk7MfA4dMU_7kernels4work4rows0ENtNtNtBa_6traits8iterator8Iterator3sumxEB1K_"}
!29 = !{}
!30 = !{!16, !11, !6}
!31 = !{!13, !8, !19, !21, !23, !25, !27, !3}
!32 = !{!33}
!33 = distinct !{!33, !9, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldTRlBV_ExxNCNvNtCsNk7MfA4dMU_7kernels4work4rows0NCINvXse_NtNtB8_6traits5accumxNtB1O_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterlEB2N_EB13_EE0E0B19_: %elt.0:It1"}
!34 = !{!35}
!35 = distinct !{!35, !9, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldTRlBV_ExxNCNvNtCsNk7MfA4dMU_7kernels4work4rows0NCINvXse_NtNtB8_6traits5accumxNtB1O_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterlEB2N_EB13_EE0E0B19_: %elt.1:It1"}
!36 = !{!37}
!37 = distinct !{!37, !14, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4rows0B5_: %_2.0:It1"}
!38 = !{!39}
!39 = distinct !{!39, !14, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4rows0B5_: %_2.1:It1"}
!40 = !{!37, !33, !3}
!41 = !{!39, !35, !19, !21, !23, !25, !27, !6}
!42 = !{!39, !35, !6}
!43 = !{!37, !33, !19, !21, !23, !25, !27, !3}
!44 = !{!45, !47, !3}
!45 = distinct !{!45, !46, !"_RNCINvNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0B26_: argument 0"}
!46 = distinct !{!46, !"_RNCINvNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0B26_"}
!47 = distinct !{!47, !48, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB1a_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0NCINvXsK_NtB1H_5accumjNtB3i_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter7WindowslEBZ_EE0E0B2z_: %elt.0"}
!48 = distinct !{!48, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB1a_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0NCINvXsK_NtB1H_5accumjNtB3i_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter7WindowslEBZ_EE0E0B2z_"}
!49 = !{!50, !52, !54, !56, !58, !60, !6}
!50 = distinct !{!50, !51, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0B5_: %pair"}
!51 = distinct !{!51, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0B5_"}
!52 = distinct !{!52, !53, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter7WindowslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBU_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1G_6filterINtB2n_6FilterppEBO_5count8to_usizeB27_NCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0NCINvXsK_NtBS_5accumjNtB42_3Sum3sumINtB1E_3MapB3_B2c_EE0E0EB3j_: %self"}
!53 = distinct !{!53, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter7WindowslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBU_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1G_6filterINtB2n_6FilterppEBO_5count8to_usizeB27_NCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0NCINvXsK_NtBS_5accumjNtB42_3Sum3sumINtB1E_3MapB3_B2c_EE0E0EB3j_"}
!54 = distinct !{!54, !55, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter7WindowslENCINvNvXs1_NtB8_6filterINtB1D_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRSlNCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0EB26_4foldjNCINvXsK_NtB2a_5accumjNtB3W_3Sum3sumBN_E0EB32_: %self"}
!55 = distinct !{!55, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter7WindowslENCINvNvXs1_NtB8_6filterINtB1D_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRSlNCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0EB26_4foldjNCINvXsK_NtB2a_5accumjNtB3W_3Sum3sumBN_E0EB32_"}
!56 = distinct !{!56, !57, !"_RINvXsK_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumjNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCINvNvXs1_NtB16_6filterINtB28_6FilterppENtNtB8_8iterator8Iterator5count8to_usizeRSlNCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0EEB3p_: %iter"}
!57 = distinct !{!57, !"_RINvXsK_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumjNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCINvNvXs1_NtB16_6filterINtB28_6FilterppENtNtB8_8iterator8Iterator5count8to_usizeRSlNCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0EEB3p_"}
!58 = distinct !{!58, !59, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCINvNvXs1_NtB8_6filterINtB1x_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRSlNCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0EB20_3sumjEB2W_: %self"}
!59 = distinct !{!59, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCINvNvXs1_NtB8_6filterINtB1x_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRSlNCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0E0EB20_3sumjEB2W_"}
!60 = distinct !{!60, !61, !"_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_: %self"}
!61 = distinct !{!61, !"_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_"}
!62 = !{!63, !6}
!63 = distinct !{!63, !64, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters6copied9copy_foldlxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0E0B16_: %_3"}
!64 = distinct !{!64, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters6copied9copy_foldlxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0E0B16_"}
!65 = !{!66, !68, !70, !72, !3}
!66 = distinct !{!66, !67, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter7sources7from_fn6FromFnNCINvNvXs5_NtNtBa_8adapters7step_byINtB18_6StepBypEINtB18_10StepByImplpE9spec_fold3nthINtNtB1a_3rev3RevINtNtNtBc_5slice4iter4IterlEEE0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNtB1a_6copied9copy_foldlxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0E0EB4m_: argument 0"}
!67 = distinct !{!67, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter7sources7from_fn6FromFnNCINvNvXs5_NtNtBa_8adapters7step_byINtB18_6StepBypEINtB18_10StepByImplpE9spec_fold3nthINtNtB1a_3rev3RevINtNtNtBc_5slice4iter4IterlEEE0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNtB1a_6copied9copy_foldlxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0E0EB4m_"}
!68 = distinct !{!68, !69, !"_RINvXs5_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7step_byINtB6_6StepByINtNtB8_3rev3RevINtNtNtBc_5slice4iter4IterlEEEINtB6_10StepByImplB14_E9spec_foldxNCINvNtB8_6copied9copy_foldlxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0E0EB2V_: %self"}
!69 = distinct !{!69, !"_RINvXs5_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7step_byINtB6_6StepByINtNtB8_3rev3RevINtNtNtBc_5slice4iter4IterlEEEINtB6_10StepByImplB14_E9spec_foldxNCINvNtB8_6copied9copy_foldlxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0E0EB2V_"}
!70 = distinct !{!70, !71, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7step_byINtB5_6StepByINtNtB7_3rev3RevINtNtNtBb_5slice4iter4IterlEEENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_6copied9copy_foldlxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0E0EB30_: %self"}
!71 = distinct !{!71, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7step_byINtB5_6StepByINtNtB7_3rev3RevINtNtNtBb_5slice4iter4IterlEEENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_6copied9copy_foldlxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0E0EB30_"}
!72 = distinct !{!72, !73, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6copiedINtB5_6CopiedINtNtB7_7step_by6StepByINtNtB7_3rev3RevINtNtNtBb_5slice4iter4IterlEEEENtNtNtB9_6traits8iterator8Iterator4foldxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0EB2U_: %self"}
!73 = distinct !{!73, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6copiedINtB5_6CopiedINtNtB7_7step_by6StepByINtNtB7_3rev3RevINtNtNtBb_5slice4iter4IterlEEEENtNtNtB9_6traits8iterator8Iterator4foldxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0EB2U_"}
!74 = !{!75, !6}
!75 = distinct !{!75, !76, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters6copied9copy_foldlxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0E0B16_: %_3"}
!76 = distinct !{!76, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters6copied9copy_foldlxNCNvNtCsNk7MfA4dMU_7kernels4work4rowss0_0E0B16_"}
!77 = !{!68, !70, !72, !3}
!78 = !{!79}
!79 = distinct !{!79, !80, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %x"}
!80 = distinct !{!80, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels"}
!81 = !{!82}
!82 = distinct !{!82, !80, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %y"}
!83 = !{!84}
!84 = distinct !{!84, !85, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 0"}
!85 = distinct !{!85, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels"}
!86 = !{!87}
!87 = distinct !{!87, !85, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 1"}
!88 = !{!89}
!89 = distinct !{!89, !90, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %self"}
!90 = distinct !{!90, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp"}
!91 = !{!92}
!92 = distinct !{!92, !90, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %other"}
!93 = !{!89, !84, !79, !94, !96, !98, !3}
!94 = distinct !{!94, !95, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0B5_: %part.0"}
!95 = distinct !{!95, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0B5_"}
!96 = distinct !{!96, !97, !"_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0INtB7_5FnMutTRSlEE8call_mutBU_: argument 0"}
!97 = distinct !{!97, !"_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0INtB7_5FnMutTRSlEE8call_mutBU_"}
!98 = distinct !{!98, !99, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0E0B1s_: %x.0"}
!99 = distinct !{!99, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0E0B1s_"}
!100 = !{!92, !101, !103, !104, !106, !107, !109, !87, !82, !110, !112, !114, !116, !118, !120, !6}
!101 = distinct !{!101, !102, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3cmp5implsRlNtB7_3Ord3cmpCsNk7MfA4dMU_7kernels: %self"}
!102 = distinct !{!102, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3cmp5implsRlNtB7_3Ord3cmpCsNk7MfA4dMU_7kernels"}
!103 = distinct !{!103, !102, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3cmp5implsRlNtB7_3Ord3cmpCsNk7MfA4dMU_7kernels: %other"}
!104 = distinct !{!104, !105, !"_RNvYNvYRlNtNtCs6wHCjA8NRxY_4core3cmp3Ord3cmpINtNtNtBb_3ops8function5FnMutTRB5_B1a_EE8call_mutCsNk7MfA4dMU_7kernels: argument 0"}
!105 = distinct !{!105, !"_RNvYNvYRlNtNtCs6wHCjA8NRxY_4core3cmp3Ord3cmpINtNtNtBb_3ops8function5FnMutTRB5_B1a_EE8call_mutCsNk7MfA4dMU_7kernels"}
!106 = distinct !{!106, !105, !"_RNvYNvYRlNtNtCs6wHCjA8NRxY_4core3cmp3Ord3cmpINtNtNtBb_3ops8function5FnMutTRB5_B1a_EE8call_mutCsNk7MfA4dMU_7kernels: argument 1"}
!107 = distinct !{!107, !108, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvYRlNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRBR_B1q_EE9call_onceCsNk7MfA4dMU_7kernels: argument 0"}
!108 = distinct !{!108, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvYRlNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRBR_B1q_EE9call_onceCsNk7MfA4dMU_7kernels"}
!109 = distinct !{!109, !108, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvYRlNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRBR_B1q_EE9call_onceCsNk7MfA4dMU_7kernels: argument 1"}
!110 = distinct !{!110, !111, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8find_map5checkRSlRlQNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0E0INtNtNtBa_3ops12control_flow11ControlFlowB24_EEB2d_: %self"}
!111 = distinct !{!111, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8find_map5checkRSlRlQNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0E0INtNtNtBa_3ops12control_flow11ControlFlowB24_EEB2d_"}
!112 = distinct !{!112, !113, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator8find_mapRlQNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0EB1K_: %self"}
!113 = distinct !{!113, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator8find_mapRlQNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0EB1K_"}
!114 = distinct !{!114, !115, !"_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_: %self"}
!115 = distinct !{!115, !"_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_"}
!116 = distinct !{!116, !117, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2f_6min_by4foldRlNvYB3h_NtNtBc_3cmp3Ord3cmpE0EB1F_: %self"}
!117 = distinct !{!117, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2f_6min_by4foldRlNvYB3h_NtNtBc_3cmp3Ord3cmpE0EB1F_"}
!118 = distinct !{!118, !119, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator6min_byNvYRlNtNtBc_3cmp3Ord3cmpEB1F_: %self"}
!119 = distinct !{!119, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator6min_byNvYRlNtNtBc_3cmp3Ord3cmpEB1F_"}
!120 = distinct !{!120, !121, !"_RNvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator3minB1E_: %self"}
!121 = distinct !{!121, !"_RNvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator3minB1E_"}
!122 = !{!92, !87, !82, !94, !96, !98, !3}
!123 = !{!89, !101, !103, !104, !106, !107, !109, !84, !79, !124, !110, !112, !114, !116, !118, !120, !6}
!124 = distinct !{!124, !125, !"_RINvXs2J_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldRlNCINvNvBS_6max_by4foldB1C_NvYB1C_NtNtBb_3cmp3Ord3cmpE0ECsNk7MfA4dMU_7kernels: argument 0"}
!125 = distinct !{!125, !"_RINvXs2J_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldRlNCINvNvBS_6max_by4foldB1C_NvYB1C_NtNtBb_3cmp3Ord3cmpE0ECsNk7MfA4dMU_7kernels"}
!126 = !{!127}
!127 = distinct !{!127, !80, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %x:It1"}
!128 = !{!129}
!129 = distinct !{!129, !80, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %y:It1"}
!130 = !{!131}
!131 = distinct !{!131, !85, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 0:It1"}
!132 = !{!133}
!133 = distinct !{!133, !85, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 1:It1"}
!134 = !{!135}
!135 = distinct !{!135, !90, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %self:It1"}
!136 = !{!137}
!137 = distinct !{!137, !90, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %other:It1"}
!138 = !{!135, !131, !127, !94, !96, !98, !3}
!139 = !{!137, !101, !103, !104, !106, !107, !109, !133, !129, !110, !112, !114, !116, !118, !120, !6}
!140 = !{!137, !133, !129, !94, !96, !98, !3}
!141 = !{!135, !101, !103, !104, !106, !107, !109, !131, !127, !124, !110, !112, !114, !116, !118, !120, !6}
!142 = !{!143}
!143 = distinct !{!143, !80, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %x:It2"}
!144 = !{!145}
!145 = distinct !{!145, !80, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %y:It2"}
!146 = !{!147}
!147 = distinct !{!147, !85, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 0:It2"}
!148 = !{!149}
!149 = distinct !{!149, !85, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 1:It2"}
!150 = !{!151}
!151 = distinct !{!151, !90, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %self:It2"}
!152 = !{!153}
!153 = distinct !{!153, !90, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %other:It2"}
!154 = !{!151, !147, !143, !94, !96, !98, !3}
!155 = !{!153, !101, !103, !104, !106, !107, !109, !149, !145, !110, !112, !114, !116, !118, !120, !6}
!156 = !{!153, !149, !145, !94, !96, !98, !3}
!157 = !{!151, !101, !103, !104, !106, !107, !109, !147, !143, !124, !110, !112, !114, !116, !118, !120, !6}
!158 = !{!159}
!159 = distinct !{!159, !80, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %x:It3"}
!160 = !{!161}
!161 = distinct !{!161, !80, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %y:It3"}
!162 = !{!163}
!163 = distinct !{!163, !85, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 0:It3"}
!164 = !{!165}
!165 = distinct !{!165, !85, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 1:It3"}
!166 = !{!167}
!167 = distinct !{!167, !90, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %self:It3"}
!168 = !{!169}
!169 = distinct !{!169, !90, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %other:It3"}
!170 = !{!167, !163, !159, !94, !96, !98, !3}
!171 = !{!169, !101, !103, !104, !106, !107, !109, !165, !161, !110, !112, !114, !116, !118, !120, !6}
!172 = !{!169, !165, !161, !94, !96, !98, !3}
!173 = !{!167, !101, !103, !104, !106, !107, !109, !163, !159, !124, !110, !112, !114, !116, !118, !120, !6}
!174 = distinct !{!174, !175}
!175 = !{!"llvm.loop.unroll.disable"}
!176 = !{!177}
!177 = distinct !{!177, !178, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map15filter_map_foldRSlRlB1d_NCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0NCINvNvNtNtNtB8_6traits8iterator8Iterator6min_by4foldB1d_NvYB1d_NtNtBa_3cmp3Ord3cmpE0E0B1p_: %acc"}
!178 = distinct !{!178, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map15filter_map_foldRSlRlB1d_NCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0NCINvNvNtNtNtB8_6traits8iterator8Iterator6min_by4foldB1d_NvYB1d_NtNtBa_3cmp3Ord3cmpE0E0B1p_"}
!179 = !{!180}
!180 = distinct !{!180, !178, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_map15filter_map_foldRSlRlB1d_NCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0NCINvNvNtNtNtB8_6traits8iterator8Iterator6min_by4foldB1d_NvYB1d_NtNtBa_3cmp3Ord3cmpE0E0B1p_: %item.0"}
!181 = !{!182}
!182 = distinct !{!182, !183, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %x"}
!183 = distinct !{!183, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels"}
!184 = !{!185}
!185 = distinct !{!185, !183, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %y"}
!186 = !{!187}
!187 = distinct !{!187, !188, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 0"}
!188 = distinct !{!188, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels"}
!189 = !{!190}
!190 = distinct !{!190, !188, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 1"}
!191 = !{!192}
!192 = distinct !{!192, !193, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %self"}
!193 = distinct !{!193, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp"}
!194 = !{!195}
!195 = distinct !{!195, !193, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %other"}
!196 = !{!192, !187, !182, !197, !180, !3}
!197 = distinct !{!197, !198, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0B5_: %part.0"}
!198 = distinct !{!198, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0B5_"}
!199 = !{!195, !200, !202, !203, !205, !206, !208, !190, !185, !177, !209, !211, !212, !214, !116, !118, !120, !6}
!200 = distinct !{!200, !201, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3cmp5implsRlNtB7_3Ord3cmpCsNk7MfA4dMU_7kernels: %self"}
!201 = distinct !{!201, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3cmp5implsRlNtB7_3Ord3cmpCsNk7MfA4dMU_7kernels"}
!202 = distinct !{!202, !201, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3cmp5implsRlNtB7_3Ord3cmpCsNk7MfA4dMU_7kernels: %other"}
!203 = distinct !{!203, !204, !"_RNvYNvYRlNtNtCs6wHCjA8NRxY_4core3cmp3Ord3cmpINtNtNtBb_3ops8function5FnMutTRB5_B1a_EE8call_mutCsNk7MfA4dMU_7kernels: argument 0"}
!204 = distinct !{!204, !"_RNvYNvYRlNtNtCs6wHCjA8NRxY_4core3cmp3Ord3cmpINtNtNtBb_3ops8function5FnMutTRB5_B1a_EE8call_mutCsNk7MfA4dMU_7kernels"}
!205 = distinct !{!205, !204, !"_RNvYNvYRlNtNtCs6wHCjA8NRxY_4core3cmp3Ord3cmpINtNtNtBb_3ops8function5FnMutTRB5_B1a_EE8call_mutCsNk7MfA4dMU_7kernels: argument 1"}
!206 = distinct !{!206, !207, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvYRlNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRBR_B1q_EE9call_onceCsNk7MfA4dMU_7kernels: argument 0"}
!207 = distinct !{!207, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvYRlNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRBR_B1q_EE9call_onceCsNk7MfA4dMU_7kernels"}
!208 = distinct !{!208, !207, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvYRlNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRBR_B1q_EE9call_onceCsNk7MfA4dMU_7kernels: argument 1"}
!209 = distinct !{!209, !210, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldRlNCINvNtNtBT_8adapters10filter_map15filter_map_foldRSlB1x_B1x_NCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0NCINvNvBN_6min_by4foldB1x_NvYB1x_NtNtBa_3cmp3Ord3cmpE0E0EB2E_: %self"}
!210 = distinct !{!210, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldRlNCINvNtNtBT_8adapters10filter_map15filter_map_foldRSlB1x_B1x_NCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0NCINvNvBN_6min_by4foldB1x_NvYB1x_NtNtBa_3cmp3Ord3cmpE0E0EB2E_"}
!211 = distinct !{!211, !210, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldRlNCINvNtNtBT_8adapters10filter_map15filter_map_foldRSlB1x_B1x_NCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0NCINvNvBN_6min_by4foldB1x_NvYB1x_NtNtBa_3cmp3Ord3cmpE0E0EB2E_: argument 1"}
!212 = distinct !{!212, !213, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB6_9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator4foldRlNCINvNvB2l_6min_by4foldB2Y_NvYB2Y_NtNtBc_3cmp3Ord3cmpE0EB1L_: %self"}
!213 = distinct !{!213, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB6_9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator4foldRlNCINvNvB2l_6min_by4foldB2Y_NvYB2Y_NtNtBc_3cmp3Ord3cmpE0EB1L_"}
!214 = distinct !{!214, !213, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters10filter_mapINtB6_9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsNk7MfA4dMU_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator4foldRlNCINvNvB2l_6min_by4foldB2Y_NvYB2Y_NtNtBc_3cmp3Ord3cmpE0EB1L_: %init"}
!215 = !{!195, !190, !185, !197, !180, !3}
!216 = !{!192, !200, !202, !203, !205, !206, !208, !187, !182, !217, !177, !209, !211, !212, !214, !116, !118, !120, !6}
!217 = distinct !{!217, !218, !"_RINvXs2J_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldRlNCINvNvBS_6max_by4foldB1C_NvYB1C_NtNtBb_3cmp3Ord3cmpE0ECsNk7MfA4dMU_7kernels: argument 0"}
!218 = distinct !{!218, !"_RINvXs2J_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldRlNCINvNvBS_6max_by4foldB1C_NvYB1C_NtNtBb_3cmp3Ord3cmpE0ECsNk7MfA4dMU_7kernels"}
!219 = !{!220}
!220 = distinct !{!220, !183, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %x:It1"}
!221 = !{!222}
!222 = distinct !{!222, !183, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %y:It1"}
!223 = !{!224}
!224 = distinct !{!224, !188, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 0:It1"}
!225 = !{!226}
!226 = distinct !{!226, !188, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 1:It1"}
!227 = !{!228}
!228 = distinct !{!228, !193, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %self:It1"}
!229 = !{!230}
!230 = distinct !{!230, !193, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %other:It1"}
!231 = !{!228, !224, !220, !197, !180, !3}
!232 = !{!230, !200, !202, !203, !205, !206, !208, !226, !222, !177, !209, !211, !212, !214, !116, !118, !120, !6}
!233 = !{!230, !226, !222, !197, !180, !3}
!234 = !{!228, !200, !202, !203, !205, !206, !208, !224, !220, !217, !177, !209, !211, !212, !214, !116, !118, !120, !6}
!235 = !{!236}
!236 = distinct !{!236, !183, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %x:It2"}
!237 = !{!238}
!238 = distinct !{!238, !183, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %y:It2"}
!239 = !{!240}
!240 = distinct !{!240, !188, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 0:It2"}
!241 = !{!242}
!242 = distinct !{!242, !188, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 1:It2"}
!243 = !{!244}
!244 = distinct !{!244, !193, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %self:It2"}
!245 = !{!246}
!246 = distinct !{!246, !193, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %other:It2"}
!247 = !{!244, !240, !236, !197, !180, !3}
!248 = !{!246, !200, !202, !203, !205, !206, !208, !242, !238, !177, !209, !211, !212, !214, !116, !118, !120, !6}
!249 = !{!246, !242, !238, !197, !180, !3}
!250 = !{!244, !200, !202, !203, !205, !206, !208, !240, !236, !217, !177, !209, !211, !212, !214, !116, !118, !120, !6}
!251 = !{!252}
!252 = distinct !{!252, !183, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %x:It3"}
!253 = !{!254}
!254 = distinct !{!254, !183, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %y:It3"}
!255 = !{!256}
!256 = distinct !{!256, !188, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 0:It3"}
!257 = !{!258}
!258 = distinct !{!258, !188, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 1:It3"}
!259 = !{!260}
!260 = distinct !{!260, !193, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %self:It3"}
!261 = !{!262}
!262 = distinct !{!262, !193, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %other:It3"}
!263 = !{!260, !256, !252, !197, !180, !3}
!264 = !{!262, !200, !202, !203, !205, !206, !208, !258, !254, !177, !209, !211, !212, !214, !116, !118, !120, !6}
!265 = !{!262, !258, !254, !197, !180, !3}
!266 = !{!260, !200, !202, !203, !205, !206, !208, !256, !252, !217, !177, !209, !211, !212, !214, !116, !118, !120, !6}
!267 = distinct !{!267, !175}
!268 = !{!269}
!269 = distinct !{!269, !270, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6min_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %x"}
!270 = distinct !{!270, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6min_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels"}
!271 = !{!272}
!272 = distinct !{!272, !270, !"_RNCINvNvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator6min_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsNk7MfA4dMU_7kernels: %y"}
!273 = !{!274}
!274 = distinct !{!274, !275, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6min_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 0"}
!275 = distinct !{!275, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6min_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels"}
!276 = !{!277}
!277 = distinct !{!277, !275, !"_RINvNtCs6wHCjA8NRxY_4core3cmp6min_byRlQNvYBy_NtB2_3Ord3cmpECsNk7MfA4dMU_7kernels: argument 1"}
!278 = !{!279}
!279 = distinct !{!279, !280, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %self"}
!280 = distinct !{!280, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp"}
!281 = !{!282}
!282 = distinct !{!282, !280, !"_RNvXs1d_NtNtCs6wHCjA8NRxY_4core3cmp5implslNtB8_3Ord3cmp: %other"}
!283 = !{!279, !274, !269, !177, !3}
!284 = !{!282, !285, !287, !288, !290, !291, !293, !277, !272, !180, !209, !212, !116, !118, !120, !6}
!285 = distinct !{!285, !286, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3cmp5implsRlNtB7_3Ord3cmpCsNk7MfA4dMU_7kernels: %self"}
!286 = distinct !{!286, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3cmp5implsRlNtB7_3Ord3cmpCsNk7MfA4dMU_7kernels"}
!287 = distinct !{!287, !286, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3cmp5implsRlNtB7_3Ord3cmpCsNk7MfA4dMU_7kernels: %other"}
!288 = distinct !{!288, !289, !"_RNvYNvYRlNtNtCs6wHCjA8NRxY_4core3cmp3Ord3cmpINtNtNtBb_3ops8function5FnMutTRB5_B1a_EE8call_mutCsNk7MfA4dMU_7kernels: argument 0"}
!289 = distinct !{!289, !"_RNvYNvYRlNtNtCs6wHCjA8NRxY_4core3cmp3Ord3cmpINtNtNtBb_3ops8function5FnMutTRB5_B1a_EE8call_mutCsNk7MfA4dMU_7kernels"}
!290 = distinct !{!290, !289, !"_RNvYNvYRlNtNtCs6wHCjA8NRxY_4core3cmp3Ord3cmpINtNtNtBb_3ops8function5FnMutTRB5_B1a_EE8call_mutCsNk7MfA4dMU_7kernels: argument 1"}
!291 = distinct !{!291, !292, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvYRlNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRBR_B1q_EE9call_onceCsNk7MfA4dMU_7kernels: argument 0"}
!292 = distinct !{!292, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvYRlNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRBR_B1q_EE9call_onceCsNk7MfA4dMU_7kernels"}
!293 = distinct !{!293, !292, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvYRlNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRBR_B1q_EE9call_onceCsNk7MfA4dMU_7kernels: argument 1"}
!294 = !{!282, !277, !272, !180, !3}
!295 = !{!279, !285, !287, !288, !290, !291, !293, !274, !269, !177, !209, !211, !212, !214, !116, !118, !120, !6}
!296 = !{!297, !3}
!297 = distinct !{!297, !298, !"_RNvMs1_NtCs6wHCjA8NRxY_4core6optionINtB5_6OptionRlE6copiedCsNk7MfA4dMU_7kernels: argument 0"}
!298 = distinct !{!298, !"_RNvMs1_NtCs6wHCjA8NRxY_4core6optionINtB5_6OptionRlE6copiedCsNk7MfA4dMU_7kernels"}
