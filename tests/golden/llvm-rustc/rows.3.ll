target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.assume(i1 noundef) #0

declare i64 @llvm.usub.sat.i64(i64, i64) #1

declare void @llvm.experimental.noalias.scope.decl(metadata) #2

declare i64 @llvm.umin.i64(i64, i64) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #3

define ptx_kernel void @rows(ptr noundef readonly captures(address) %a, ptr noundef %b, i64 noundef %width, ptr noundef writeonly captures(none) %out) unnamed_addr #4 {
start:
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_13 = mul i64 %width, %_0.i
  %_12 = getelementptr inbounds nuw i32, ptr %a, i64 %_13
  %_15 = getelementptr inbounds nuw i32, ptr %b, i64 %_13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !5)
  %_37.idx.i = shl nuw nsw i64 %width, 2
  %_37.i = getelementptr inbounds nuw i8, ptr %_15, i64 %_37.idx.i
  %0 = ptrtoint ptr %_15 to i64
  %_126.not.i.i = icmp eq i64 %width, 0
  br i1 %_126.not.i.i, label %_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_.exit.i, label %bb6.i.i.preheader

bb6.i.i.preheader:
  %xtraiter = and i64 %width, 3
  %1 = icmp ult i64 %width, 4
  br i1 %1, label %bb6.i.i.epil.preheader, label %bb6.i.i.preheader.new

bb6.i.i.preheader.new:
  %unroll_iter = and i64 %width, -4
  br label %bb6.i.i

bb6.i.i:
  %init.sroa.0.08.i.i = phi i64 [ 0, %bb6.i.i.preheader.new ], [ %_4.0.i.i.i.i.3, %bb6.i.i ]
  %iter.sroa.0.07.i.i = phi i64 [ 0, %bb6.i.i.preheader.new ], [ %5, %bb6.i.i ]
  %niter = phi i64 [ 0, %bb6.i.i.preheader.new ], [ %niter.next.3, %bb6.i.i ]
  %2 = or disjoint i64 %iter.sroa.0.07.i.i, 1
  %_3.i.i.i = getelementptr inbounds nuw i32, ptr %_12, i64 %iter.sroa.0.07.i.i
  %_3.i5.i.i = getelementptr inbounds nuw i32, ptr %_15, i64 %iter.sroa.0.07.i.i
  %_19.val.i.i = load i32, ptr %_3.i.i.i, align 4, !alias.scope !2, !noalias !7, !noundef !10
  %_21.val.i.i = load i32, ptr %_3.i5.i.i, align 4, !alias.scope !5, !noalias !11, !noundef !10
  %_5.i.i.i.i = sext i32 %_19.val.i.i to i64
  %_6.i.i.i.i = sext i32 %_21.val.i.i to i64
  %_0.i.i.i.i = mul nsw i64 %_6.i.i.i.i, %_5.i.i.i.i
  %_4.0.i.i.i.i = add i64 %_0.i.i.i.i, %init.sroa.0.08.i.i
  %3 = or disjoint i64 %iter.sroa.0.07.i.i, 2
  %_3.i.i.i.1 = getelementptr inbounds nuw i32, ptr %_12, i64 %2
  %_3.i5.i.i.1 = getelementptr inbounds nuw i32, ptr %_15, i64 %2
  %_19.val.i.i.1 = load i32, ptr %_3.i.i.i.1, align 4, !alias.scope !2, !noalias !7, !noundef !10
  %_21.val.i.i.1 = load i32, ptr %_3.i5.i.i.1, align 4, !alias.scope !5, !noalias !11, !noundef !10
  %_5.i.i.i.i.1 = sext i32 %_19.val.i.i.1 to i64
  %_6.i.i.i.i.1 = sext i32 %_21.val.i.i.1 to i64
  %_0.i.i.i.i.1 = mul nsw i64 %_6.i.i.i.i.1, %_5.i.i.i.i.1
  %_4.0.i.i.i.i.1 = add i64 %_0.i.i.i.i.1, %_4.0.i.i.i.i
  %4 = or disjoint i64 %iter.sroa.0.07.i.i, 3
  %_3.i.i.i.2 = getelementptr inbounds nuw i32, ptr %_12, i64 %3
  %_3.i5.i.i.2 = getelementptr inbounds nuw i32, ptr %_15, i64 %3
  %_19.val.i.i.2 = load i32, ptr %_3.i.i.i.2, align 4, !alias.scope !2, !noalias !7, !noundef !10
  %_21.val.i.i.2 = load i32, ptr %_3.i5.i.i.2, align 4, !alias.scope !5, !noalias !11, !noundef !10
  %_5.i.i.i.i.2 = sext i32 %_19.val.i.i.2 to i64
  %_6.i.i.i.i.2 = sext i32 %_21.val.i.i.2 to i64
  %_0.i.i.i.i.2 = mul nsw i64 %_6.i.i.i.i.2, %_5.i.i.i.i.2
  %_4.0.i.i.i.i.2 = add i64 %_0.i.i.i.i.2, %_4.0.i.i.i.i.1
  %5 = add nuw nsw i64 %iter.sroa.0.07.i.i, 4
  %_3.i.i.i.3 = getelementptr inbounds nuw i32, ptr %_12, i64 %4
  %_3.i5.i.i.3 = getelementptr inbounds nuw i32, ptr %_15, i64 %4
  %_19.val.i.i.3 = load i32, ptr %_3.i.i.i.3, align 4, !alias.scope !2, !noalias !7, !noundef !10
  %_21.val.i.i.3 = load i32, ptr %_3.i5.i.i.3, align 4, !alias.scope !5, !noalias !11, !noundef !10
  %_5.i.i.i.i.3 = sext i32 %_19.val.i.i.3 to i64
  %_6.i.i.i.i.3 = sext i32 %_21.val.i.i.3 to i64
  %_0.i.i.i.i.3 = mul nsw i64 %_6.i.i.i.i.3, %_5.i.i.i.i.3
  %_4.0.i.i.i.i.3 = add i64 %_0.i.i.i.i.3, %_4.0.i.i.i.i.2
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_.exit.i.loopexit.unr-lcssa, label %bb6.i.i

_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_.exit.i.loopexit.unr-lcssa:
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_.exit.i, label %bb6.i.i.epil.preheader

bb6.i.i.epil.preheader:
  %init.sroa.0.08.i.i.epil.init = phi i64 [ 0, %bb6.i.i.preheader ], [ %_4.0.i.i.i.i.3, %_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_.exit.i.loopexit.unr-lcssa ]
  %iter.sroa.0.07.i.i.epil.init = phi i64 [ 0, %bb6.i.i.preheader ], [ %5, %_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_.exit.i.loopexit.unr-lcssa ]
  %lcmp.mod3 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod3)
  br label %bb6.i.i.epil

bb6.i.i.epil:
  %init.sroa.0.08.i.i.epil = phi i64 [ %_4.0.i.i.i.i.epil, %bb6.i.i.epil ], [ %init.sroa.0.08.i.i.epil.init, %bb6.i.i.epil.preheader ]
  %iter.sroa.0.07.i.i.epil = phi i64 [ %6, %bb6.i.i.epil ], [ %iter.sroa.0.07.i.i.epil.init, %bb6.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb6.i.i.epil ], [ 0, %bb6.i.i.epil.preheader ]
  %6 = add nuw nsw i64 %iter.sroa.0.07.i.i.epil, 1
  %_3.i.i.i.epil = getelementptr inbounds nuw i32, ptr %_12, i64 %iter.sroa.0.07.i.i.epil
  %_3.i5.i.i.epil = getelementptr inbounds nuw i32, ptr %_15, i64 %iter.sroa.0.07.i.i.epil
  %_19.val.i.i.epil = load i32, ptr %_3.i.i.i.epil, align 4, !alias.scope !2, !noalias !7, !noundef !10
  %_21.val.i.i.epil = load i32, ptr %_3.i5.i.i.epil, align 4, !alias.scope !5, !noalias !11, !noundef !10
  %_5.i.i.i.i.epil = sext i32 %_19.val.i.i.epil to i64
  %_6.i.i.i.i.epil = sext i32 %_21.val.i.i.epil to i64
  %_0.i.i.i.i.epil = mul nsw i64 %_6.i.i.i.i.epil, %_5.i.i.i.i.epil
  %_4.0.i.i.i.i.epil = add i64 %_0.i.i.i.i.epil, %init.sroa.0.08.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_.exit.i, label %bb6.i.i.epil, !llvm.loop !12

_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_.exit.i:
  %init.sroa.0.0.lcssa.i.i = phi i64 [ 0, %start ], [ %_4.0.i.i.i.i.3, %_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_.exit.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.epil, %bb6.i.i.epil ]
  %_2.i.i5.i.i = icmp samesign ugt i64 %width, 1
  br i1 %_2.i.i5.i.i, label %bb3.i.preheader.i.i, label %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i

bb3.i.preheader.i.i:
  %_24.i4.i9.i.i = add i64 %width, -1
  %_28.i6.i7.i.i = getelementptr inbounds nuw i8, ptr %_12, i64 4
  %7 = add i64 %width, -2
  %xtraiter4 = and i64 %_24.i4.i9.i.i, 3
  %8 = icmp ult i64 %7, 3
  br i1 %8, label %bb3.i.i.i.epil.preheader, label %bb3.i.preheader.i.i.new

bb3.i.preheader.i.i.new:
  %unroll_iter9 = and i64 %_24.i4.i9.i.i, -4
  br label %bb3.i.i.i

bb3.i.i.i:
  %_24.i4.i15.i.i = phi i64 [ %_24.i4.i9.i.i, %bb3.i.preheader.i.i.new ], [ %_24.i4.i.i.i.3, %bb3.i.i.i ]
  %_28.i6.i14.i.i = phi ptr [ %_28.i6.i7.i.i, %bb3.i.preheader.i.i.new ], [ %_28.i6.i.i.i.3, %bb3.i.i.i ]
  %init.sroa.0.0.i13.i.i = phi i64 [ 0, %bb3.i.preheader.i.i.new ], [ %_4.0.i.i.i.i.i.3, %bb3.i.i.i ]
  %_28.i7.i12.i.i = phi ptr [ %_12, %bb3.i.preheader.i.i.new ], [ %_28.i6.i.i.i.2, %bb3.i.i.i ]
  %niter10 = phi i64 [ 0, %bb3.i.preheader.i.i.new ], [ %niter10.next.3, %bb3.i.i.i ]
  %_3.i.i.i.i.i.i = load i32, ptr %_28.i7.i12.i.i, align 4, !alias.scope !14, !noalias !19, !noundef !10
  %9 = getelementptr inbounds nuw i8, ptr %_28.i7.i12.i.i, i64 4
  %_6.i.i.i.i.i.i = load i32, ptr %9, align 4, !alias.scope !14, !noalias !19, !noundef !10
  %_0.i.i.i.i.i.i = icmp slt i32 %_3.i.i.i.i.i.i, %_6.i.i.i.i.i.i
  %_0.i.i.i.i.i = zext i1 %_0.i.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i = add i64 %init.sroa.0.0.i13.i.i, %_0.i.i.i.i.i
  %_2.i.i.i.i = icmp ugt i64 %_24.i4.i15.i.i, 1
  %_28.i6.i.idx.i.i = select i1 %_2.i.i.i.i, i64 4, i64 0
  %_28.i6.i.i.i = getelementptr inbounds nuw i8, ptr %_28.i6.i14.i.i, i64 %_28.i6.i.idx.i.i
  %_24.i.i.i.i = sext i1 %_2.i.i.i.i to i64
  %_24.i4.i.i.i = add i64 %_24.i4.i15.i.i, %_24.i.i.i.i
  %_3.i.i.i.i.i.i.1 = load i32, ptr %_28.i6.i14.i.i, align 4, !alias.scope !14, !noalias !19, !noundef !10
  %10 = getelementptr inbounds nuw i8, ptr %_28.i6.i14.i.i, i64 4
  %_6.i.i.i.i.i.i.1 = load i32, ptr %10, align 4, !alias.scope !14, !noalias !19, !noundef !10
  %_0.i.i.i.i.i.i.1 = icmp slt i32 %_3.i.i.i.i.i.i.1, %_6.i.i.i.i.i.i.1
  %_0.i.i.i.i.i.1 = zext i1 %_0.i.i.i.i.i.i.1 to i64
  %_4.0.i.i.i.i.i.1 = add i64 %_4.0.i.i.i.i.i, %_0.i.i.i.i.i.1
  %_2.i.i.i.i.1 = icmp ugt i64 %_24.i4.i.i.i, 1
  %_28.i6.i.idx.i.i.1 = select i1 %_2.i.i.i.i.1, i64 4, i64 0
  %_28.i6.i.i.i.1 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i, i64 %_28.i6.i.idx.i.i.1
  %_24.i.i.i.i.1 = sext i1 %_2.i.i.i.i.1 to i64
  %_24.i4.i.i.i.1 = add i64 %_24.i4.i.i.i, %_24.i.i.i.i.1
  %_3.i.i.i.i.i.i.2 = load i32, ptr %_28.i6.i.i.i, align 4, !alias.scope !14, !noalias !19, !noundef !10
  %11 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i, i64 4
  %_6.i.i.i.i.i.i.2 = load i32, ptr %11, align 4, !alias.scope !14, !noalias !19, !noundef !10
  %_0.i.i.i.i.i.i.2 = icmp slt i32 %_3.i.i.i.i.i.i.2, %_6.i.i.i.i.i.i.2
  %_0.i.i.i.i.i.2 = zext i1 %_0.i.i.i.i.i.i.2 to i64
  %_4.0.i.i.i.i.i.2 = add i64 %_4.0.i.i.i.i.i.1, %_0.i.i.i.i.i.2
  %_2.i.i.i.i.2 = icmp ugt i64 %_24.i4.i.i.i.1, 1
  %_28.i6.i.idx.i.i.2 = select i1 %_2.i.i.i.i.2, i64 4, i64 0
  %_28.i6.i.i.i.2 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i.1, i64 %_28.i6.i.idx.i.i.2
  %_24.i.i.i.i.2 = sext i1 %_2.i.i.i.i.2 to i64
  %_24.i4.i.i.i.2 = add i64 %_24.i4.i.i.i.1, %_24.i.i.i.i.2
  %_3.i.i.i.i.i.i.3 = load i32, ptr %_28.i6.i.i.i.1, align 4, !alias.scope !14, !noalias !19, !noundef !10
  %12 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i.1, i64 4
  %_6.i.i.i.i.i.i.3 = load i32, ptr %12, align 4, !alias.scope !14, !noalias !19, !noundef !10
  %_0.i.i.i.i.i.i.3 = icmp slt i32 %_3.i.i.i.i.i.i.3, %_6.i.i.i.i.i.i.3
  %_0.i.i.i.i.i.3 = zext i1 %_0.i.i.i.i.i.i.3 to i64
  %_4.0.i.i.i.i.i.3 = add i64 %_4.0.i.i.i.i.i.2, %_0.i.i.i.i.i.3
  %_2.i.i.i.i.3 = icmp ugt i64 %_24.i4.i.i.i.2, 1
  %_28.i6.i.idx.i.i.3 = select i1 %_2.i.i.i.i.3, i64 4, i64 0
  %_28.i6.i.i.i.3 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i.2, i64 %_28.i6.i.idx.i.i.3
  %_24.i.i.i.i.3 = sext i1 %_2.i.i.i.i.3 to i64
  %_24.i4.i.i.i.3 = add i64 %_24.i4.i.i.i.2, %_24.i.i.i.i.3
  %niter10.next.3 = add i64 %niter10, 4
  %niter10.ncmp.3.not = icmp eq i64 %niter10.next.3, %unroll_iter9
  br i1 %niter10.ncmp.3.not, label %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa, label %bb3.i.i.i

_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa:
  %lcmp.mod6.not = icmp eq i64 %xtraiter4, 0
  br i1 %lcmp.mod6.not, label %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i, label %bb3.i.i.i.epil.preheader

bb3.i.i.i.epil.preheader:
  %_24.i4.i15.i.i.epil.init = phi i64 [ %_24.i4.i9.i.i, %bb3.i.preheader.i.i ], [ %_24.i4.i.i.i.3, %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa ]
  %_28.i6.i14.i.i.epil.init = phi ptr [ %_28.i6.i7.i.i, %bb3.i.preheader.i.i ], [ %_28.i6.i.i.i.3, %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i13.i.i.epil.init = phi i64 [ 0, %bb3.i.preheader.i.i ], [ %_4.0.i.i.i.i.i.3, %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa ]
  %_28.i7.i12.i.i.epil.init = phi ptr [ %_12, %bb3.i.preheader.i.i ], [ %_28.i6.i.i.i.2, %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa ]
  %lcmp.mod8 = icmp ne i64 %xtraiter4, 0
  tail call void @llvm.assume(i1 %lcmp.mod8)
  br label %bb3.i.i.i.epil

bb3.i.i.i.epil:
  %_24.i4.i15.i.i.epil = phi i64 [ %_24.i4.i.i.i.epil, %bb3.i.i.i.epil ], [ %_24.i4.i15.i.i.epil.init, %bb3.i.i.i.epil.preheader ]
  %_28.i6.i14.i.i.epil = phi ptr [ %_28.i6.i.i.i.epil, %bb3.i.i.i.epil ], [ %_28.i6.i14.i.i.epil.init, %bb3.i.i.i.epil.preheader ]
  %init.sroa.0.0.i13.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.epil, %bb3.i.i.i.epil ], [ %init.sroa.0.0.i13.i.i.epil.init, %bb3.i.i.i.epil.preheader ]
  %_28.i7.i12.i.i.epil = phi ptr [ %_28.i6.i14.i.i.epil, %bb3.i.i.i.epil ], [ %_28.i7.i12.i.i.epil.init, %bb3.i.i.i.epil.preheader ]
  %epil.iter5 = phi i64 [ %epil.iter5.next, %bb3.i.i.i.epil ], [ 0, %bb3.i.i.i.epil.preheader ]
  %_3.i.i.i.i.i.i.epil = load i32, ptr %_28.i7.i12.i.i.epil, align 4, !alias.scope !14, !noalias !19, !noundef !10
  %13 = getelementptr inbounds nuw i8, ptr %_28.i7.i12.i.i.epil, i64 4
  %_6.i.i.i.i.i.i.epil = load i32, ptr %13, align 4, !alias.scope !14, !noalias !19, !noundef !10
  %_0.i.i.i.i.i.i.epil = icmp slt i32 %_3.i.i.i.i.i.i.epil, %_6.i.i.i.i.i.i.epil
  %_0.i.i.i.i.i.epil = zext i1 %_0.i.i.i.i.i.i.epil to i64
  %_4.0.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i13.i.i.epil, %_0.i.i.i.i.i.epil
  %_2.i.i.i.i.epil = icmp ugt i64 %_24.i4.i15.i.i.epil, 1
  %_28.i6.i.idx.i.i.epil = select i1 %_2.i.i.i.i.epil, i64 4, i64 0
  %_28.i6.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_28.i6.i14.i.i.epil, i64 %_28.i6.i.idx.i.i.epil
  %_24.i.i.i.i.epil = sext i1 %_2.i.i.i.i.epil to i64
  %_24.i4.i.i.i.epil = add i64 %_24.i4.i15.i.i.epil, %_24.i.i.i.i.epil
  %epil.iter5.next = add i64 %epil.iter5, 1
  %epil.iter5.cmp.not = icmp eq i64 %epil.iter5.next, %xtraiter4
  br i1 %epil.iter5.cmp.not, label %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i, label %bb3.i.i.i.epil, !llvm.loop !24

_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i:
  %init.sroa.0.0.i.lcssa.i.i = phi i64 [ 0, %_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_.exit.i ], [ %_4.0.i.i.i.i.i.3, %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.epil, %bb3.i.i.i.epil ]
  %size.sink1.i.i.i = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 2305843009213693952) %width, i64 1)
  %_3.i.i2.i = icmp ule i64 %init.sroa.0.0.i.lcssa.i.i, %size.sink1.i.i.i
  tail call void @llvm.assume(i1 %_3.i.i2.i)
  br i1 %_126.not.i.i, label %_RINvXs5_NtNtNtCsg7NUrKUartL_4core4iter8adapters7step_byINtB6_6StepByINtNtB8_3rev3RevINtNtNtBc_5slice4iter4IterlEEEINtB6_10StepByImplB14_E9spec_foldxNCINvNtB8_6copied9copy_foldlxNCNvNtCsgvXjfpWt4al_7kernels4work4rowss0_0E0EB2V_.exit.i, label %bb4.i.i

bb3.i.i3.i:
  %14 = phi ptr [ %_33.i.i.i.i.pn.i.i.i, %bb3.i.i3.i ], [ %_37.i, %bb4.i.i ]
  %init.sroa.0.08.i.i.i = phi i64 [ %_0.i.i.i.i4.i, %bb3.i.i3.i ], [ %_5.i.i.i6.i, %bb4.i.i ]
  %_33.i.i.i.i.pn.i.i.i = getelementptr inbounds i8, ptr %14, i64 -12
  %storemerge.i.i.i.i10.i.i.i = getelementptr inbounds i8, ptr %14, i64 -16
  %.val.i.i.i = load i32, ptr %storemerge.i.i.i.i10.i.i.i, align 4, !alias.scope !5, !noalias !25, !noundef !10
  %_4.i.i.i.i.i = mul i64 %init.sroa.0.08.i.i.i, 3
  %_5.i.i.i.i.i = sext i32 %.val.i.i.i to i64
  %_0.i.i.i.i4.i = add i64 %_4.i.i.i.i.i, %_5.i.i.i.i.i
  %15 = ptrtoint ptr %storemerge.i.i.i.i10.i.i.i to i64
  %16 = sub nuw i64 %15, %0
  %_3.not.i.i.i.i.not.i.i.i = icmp ugt i64 %16, 8
  br i1 %_3.not.i.i.i.i.not.i.i.i, label %bb3.i.i3.i, label %_RINvXs5_NtNtNtCsg7NUrKUartL_4core4iter8adapters7step_byINtB6_6StepByINtNtB8_3rev3RevINtNtNtBc_5slice4iter4IterlEEEINtB6_10StepByImplB14_E9spec_foldxNCINvNtB8_6copied9copy_foldlxNCNvNtCsgvXjfpWt4al_7kernels4work4rowss0_0E0EB2V_.exit.i

bb4.i.i:
  %_20.i.i.i.i = getelementptr inbounds i8, ptr %_37.i, i64 -4
  %.val.i.i = load i32, ptr %_20.i.i.i.i, align 4, !alias.scope !5, !noalias !30, !noundef !10
  %_5.i.i.i6.i = sext i32 %.val.i.i to i64
  %17 = add nsw i64 %_37.idx.i, -13
  %_3.not.i.i.i.i.not4.i.i.i = icmp ult i64 %17, -9
  br i1 %_3.not.i.i.i.i.not4.i.i.i, label %bb3.i.i3.i, label %_RINvXs5_NtNtNtCsg7NUrKUartL_4core4iter8adapters7step_byINtB6_6StepByINtNtB8_3rev3RevINtNtNtBc_5slice4iter4IterlEEEINtB6_10StepByImplB14_E9spec_foldxNCINvNtB8_6copied9copy_foldlxNCNvNtCsgvXjfpWt4al_7kernels4work4rowss0_0E0EB2V_.exit.i

_RINvXs5_NtNtNtCsg7NUrKUartL_4core4iter8adapters7step_byINtB6_6StepByINtNtB8_3rev3RevINtNtNtBc_5slice4iter4IterlEEEINtB6_10StepByImplB14_E9spec_foldxNCINvNtB8_6copied9copy_foldlxNCNvNtCsgvXjfpWt4al_7kernels4work4rowss0_0E0EB2V_.exit.i:
  %_0.sroa.0.0.i.i = phi i64 [ 0, %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_.exit.i ], [ %_5.i.i.i6.i, %bb4.i.i ], [ %_0.i.i.i.i4.i, %bb3.i.i3.i ]
  br label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:
  %_9.sroa.4.0.copyload3.i.i = phi i64 [ %_9.sroa.4.0.copyload.i.i, %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i ], [ %width, %_RINvXs5_NtNtNtCsg7NUrKUartL_4core4iter8adapters7step_byINtB6_6StepByINtNtB8_3rev3RevINtNtNtBc_5slice4iter4IterlEEEINtB6_10StepByImplB14_E9spec_foldxNCINvNtB8_6copied9copy_foldlxNCNvNtCsgvXjfpWt4al_7kernels4work4rowss0_0E0EB2V_.exit.i ]
  %_13.i.i6.i.i.i.i.i = phi ptr [ %_9.sroa.0.0.copyload.i.i, %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i ], [ %_12, %_RINvXs5_NtNtNtCsg7NUrKUartL_4core4iter8adapters7step_byINtB6_6StepByINtNtB8_3rev3RevINtNtNtBc_5slice4iter4IterlEEEINtB6_10StepByImplB14_E9spec_foldxNCINvNtB8_6copied9copy_foldlxNCNvNtCsgvXjfpWt4al_7kernels4work4rowss0_0E0EB2V_.exit.i ]
  %_14.i.i4.i.i.i.i.i = phi i64 [ %_14.i.i3.i.i.i.i.i, %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i ], [ %width, %_RINvXs5_NtNtNtCsg7NUrKUartL_4core4iter8adapters7step_byINtB6_6StepByINtNtB8_3rev3RevINtNtNtBc_5slice4iter4IterlEEEINtB6_10StepByImplB14_E9spec_foldxNCINvNtB8_6copied9copy_foldlxNCNvNtCsgvXjfpWt4al_7kernels4work4rowss0_0E0EB2V_.exit.i ]
  %18 = icmp eq i64 %_14.i.i4.i.i.i.i.i, 0
  %spec.store.select.i.i.i.i.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i.i4.i.i.i.i.i, i64 4)
  br i1 %18, label %_RNvXs17_NtNtCsg7NUrKUartL_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i.i, label %bb2.i.i.i.i.i.i

bb2.i.i.i.i.i.i:
  %_14.i.i.i.i.i.i.i = sub nuw nsw i64 %_14.i.i4.i.i.i.i.i, %spec.store.select.i.i.i.i.i.i
  %_13.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i6.i.i.i.i.i, i64 %spec.store.select.i.i.i.i.i.i
  br label %_RNvXs17_NtNtCsg7NUrKUartL_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i.i

_RNvXs17_NtNtCsg7NUrKUartL_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i.i:
  %_9.sroa.4.0.copyload.i.i = phi i64 [ %_14.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i ], [ %_9.sroa.4.0.copyload3.i.i, %bb1.i.i.i.i.i ]
  %_9.sroa.0.0.copyload.i.i = phi ptr [ %_13.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i ], [ %_13.i.i6.i.i.i.i.i, %bb1.i.i.i.i.i ]
  %_14.i.i3.i.i.i.i.i = phi i64 [ %_14.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i ], [ 0, %bb1.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i.i.i.i = phi ptr [ %_13.i.i6.i.i.i.i.i, %bb2.i.i.i.i.i.i ], [ null, %bb1.i.i.i.i.i ]
  %.not.i.i.i.i.i = icmp eq ptr %_0.sroa.0.0.i.i.i.i.i.i, null
  br i1 %.not.i.i.i.i.i, label %_RNvXs0_NtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i, label %bb3.i.i.i.i.i

bb3.i.i.i.i.i:
  %spec.select.idx.i.i.i.i.i.i.i.i.i = select i1 %18, i64 0, i64 4
  %spec.select.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i.i.i.i.i.i, i64 %spec.select.idx.i.i.i.i.i.i.i.i.i
  br i1 %18, label %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i, label %bb7.i.i.i.i.i.i.i.i.i

bb7.i.i.i.i.i.i.i.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  %19 = icmp eq i64 %_14.i.i4.i.i.i.i.i, 1
  br i1 %19, label %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i, label %bb5.i.i.i.i.i.i.i.i.i.i

bb5.i.i.i.i.i.i.i.i.i.i:
  %_3.val.i.i.i.i.i.pre.i.i.i.i.i.i.i.i.i.i = load i32, ptr %_0.sroa.0.0.i.i.i.i.i.i, align 4, !alias.scope !34, !noalias !45
  %20 = add nsw i64 %spec.store.select.i.i.i.i.i.i, -2
  %21 = add nsw i64 %spec.store.select.i.i.i.i.i.i, -1
  %xtraiter11 = and i64 %21, 7
  %22 = icmp ult i64 %20, 7
  br i1 %22, label %bb8.i.i.i.i.i.i.i.i.i.i.epil.preheader, label %bb5.i.i.i.i.i.i.i.i.i.i.new

bb5.i.i.i.i.i.i.i.i.i.i.new:
  %unroll_iter16 = and i64 %21, -8
  br label %bb8.i.i.i.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i.i.i:
  %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i32 [ %_3.val.i.i.i.i.i.pre.i.i.i.i.i.i.i.i.i.i, %bb5.i.i.i.i.i.i.i.i.i.i.new ], [ %37, %bb8.i.i.i.i.i.i.i.i.i.i ]
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb5.i.i.i.i.i.i.i.i.i.i.new ], [ %_22.i.i.i.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i = phi ptr [ %_0.sroa.0.0.i.i.i.i.i.i, %bb5.i.i.i.i.i.i.i.i.i.i.new ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i.i.i.i ]
  %niter17 = phi i64 [ 0, %bb5.i.i.i.i.i.i.i.i.i.i.new ], [ %niter17.next.7, %bb8.i.i.i.i.i.i.i.i.i.i ]
  %_37.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !56)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !57)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !58)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !59)
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i32, ptr %_37.i.i.i.i.i.i.i.i.i.i, align 4, !alias.scope !60, !noalias !61, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.i.i = icmp sgt i32 %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %23 = tail call i32 @llvm.smax.i32(i32 %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i)
  %..i.i.i.i.i.i.i.i.i.i.i.i = select i1 %_4.i.i.i.i.i.i.i.i.i.i.i.i, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i, ptr %_37.i.i.i.i.i.i.i.i.i.i
  %24 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = load i32, ptr %_37.i.i.i.i.i.i.i.i.i.i.1, align 4, !alias.scope !62, !noalias !65, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.1 = icmp sgt i32 %23, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1
  %25 = tail call i32 @llvm.smax.i32(i32 %23, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1)
  %..i.i.i.i.i.i.i.i.i.i.i.i.1 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.i.i.1, ptr %..i.i.i.i.i.i.i.i.i.i.i.i, ptr %_37.i.i.i.i.i.i.i.i.i.i.1
  %26 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = load i32, ptr %_37.i.i.i.i.i.i.i.i.i.i.2, align 4, !alias.scope !68, !noalias !71, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.2 = icmp sgt i32 %25, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2
  %27 = tail call i32 @llvm.smax.i32(i32 %25, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2)
  %..i.i.i.i.i.i.i.i.i.i.i.i.2 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.i.i.2, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.1, ptr %_37.i.i.i.i.i.i.i.i.i.i.2
  %28 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %28, i64 12
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = load i32, ptr %_37.i.i.i.i.i.i.i.i.i.i.3, align 4, !alias.scope !74, !noalias !77, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.3 = icmp sgt i32 %27, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3
  %29 = tail call i32 @llvm.smax.i32(i32 %27, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3)
  %..i.i.i.i.i.i.i.i.i.i.i.i.3 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.i.i.3, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.2, ptr %_37.i.i.i.i.i.i.i.i.i.i.3
  %30 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4 = load i32, ptr %_37.i.i.i.i.i.i.i.i.i.i.4, align 4, !alias.scope !80, !noalias !83, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.4 = icmp sgt i32 %29, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4
  %31 = tail call i32 @llvm.smax.i32(i32 %29, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4)
  %..i.i.i.i.i.i.i.i.i.i.i.i.4 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.i.i.4, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.3, ptr %_37.i.i.i.i.i.i.i.i.i.i.4
  %32 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.i.i.5 = getelementptr inbounds nuw i8, ptr %32, i64 20
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.5 = load i32, ptr %_37.i.i.i.i.i.i.i.i.i.i.5, align 4, !alias.scope !86, !noalias !89, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.5 = icmp sgt i32 %31, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.5
  %33 = tail call i32 @llvm.smax.i32(i32 %31, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.5)
  %..i.i.i.i.i.i.i.i.i.i.i.i.5 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.i.i.5, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.4, ptr %_37.i.i.i.i.i.i.i.i.i.i.5
  %34 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.i.i.6 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.6 = load i32, ptr %_37.i.i.i.i.i.i.i.i.i.i.6, align 4, !alias.scope !92, !noalias !95, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.6 = icmp sgt i32 %33, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.6
  %35 = tail call i32 @llvm.smax.i32(i32 %33, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.6)
  %..i.i.i.i.i.i.i.i.i.i.i.i.6 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.i.i.6, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.5, ptr %_37.i.i.i.i.i.i.i.i.i.i.6
  %36 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.i.i.7 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.7 = load i32, ptr %_37.i.i.i.i.i.i.i.i.i.i.7, align 4, !alias.scope !98, !noalias !101, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.7 = icmp sgt i32 %35, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.7
  %37 = tail call i32 @llvm.smax.i32(i32 %35, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.7)
  %..i.i.i.i.i.i.i.i.i.i.i.i.7 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.i.i.7, ptr %..i.i.i.i.i.i.i.i.i.i.i.i.6, ptr %_37.i.i.i.i.i.i.i.i.i.i.7
  %_22.i.i.i.i.i.i.i.i.i.i.7 = add nuw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i, 8
  %niter17.next.7 = add i64 %niter17, 8
  %niter17.ncmp.7 = icmp eq i64 %niter17.next.7, %unroll_iter16
  br i1 %niter17.ncmp.7, label %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i.loopexit.unr-lcssa, label %bb8.i.i.i.i.i.i.i.i.i.i

_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i.loopexit.unr-lcssa:
  %lcmp.mod13.not = icmp eq i64 %xtraiter11, 0
  br i1 %lcmp.mod13.not, label %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.epil.preheader

bb8.i.i.i.i.i.i.i.i.i.i.epil.preheader:
  %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.init = phi i32 [ %_3.val.i.i.i.i.i.pre.i.i.i.i.i.i.i.i.i.i, %bb5.i.i.i.i.i.i.i.i.i.i ], [ %37, %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i.loopexit.unr-lcssa ]
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb5.i.i.i.i.i.i.i.i.i.i ], [ %_22.i.i.i.i.i.i.i.i.i.i.7, %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil.init = phi ptr [ %_0.sroa.0.0.i.i.i.i.i.i, %bb5.i.i.i.i.i.i.i.i.i.i ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.7, %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i.loopexit.unr-lcssa ]
  %lcmp.mod15 = icmp ne i64 %xtraiter11, 0
  tail call void @llvm.assume(i1 %lcmp.mod15)
  br label %bb8.i.i.i.i.i.i.i.i.i.i.epil

bb8.i.i.i.i.i.i.i.i.i.i.epil:
  %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = phi i32 [ %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.i.i.i.i.epil.preheader ], [ %38, %bb8.i.i.i.i.i.i.i.i.i.i.epil ]
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil = phi i64 [ %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.i.i.i.i.epil.preheader ], [ %_22.i.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.i.i.i.epil ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil = phi ptr [ %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.i.i.i.i.epil.preheader ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.i.i.i.epil ]
  %epil.iter12 = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.i.i.i.epil.preheader ], [ %epil.iter12.next, %bb8.i.i.i.i.i.i.i.i.i.i.epil ]
  %_37.i.i.i.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil
  tail call void @llvm.experimental.noalias.scope.decl(metadata !56)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !57)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !58)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !59)
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = load i32, ptr %_37.i.i.i.i.i.i.i.i.i.i.epil, align 4, !alias.scope !60, !noalias !61, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.epil = icmp sgt i32 %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil
  %38 = tail call i32 @llvm.smax.i32(i32 %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil)
  %..i.i.i.i.i.i.i.i.i.i.i.i.epil = select i1 %_4.i.i.i.i.i.i.i.i.i.i.i.i.epil, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil, ptr %_37.i.i.i.i.i.i.i.i.i.i.epil
  %_22.i.i.i.i.i.i.i.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil, 1
  %epil.iter12.next = add i64 %epil.iter12, 1
  %epil.iter12.cmp.not = icmp eq i64 %epil.iter12.next, %xtraiter11
  br i1 %epil.iter12.cmp.not, label %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.epil, !llvm.loop !104

_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i.i.i.i = phi ptr [ null, %bb3.i.i.i.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.7, %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i.loopexit.unr-lcssa ], [ %..i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.i.i.i.epil ]
  %.not2.i.i.i.i.i = icmp eq ptr %_0.sroa.0.0.i.i.i.i.i.i.i.i.i, null
  br i1 %.not2.i.i.i.i.i, label %bb1.i.i.i.i.i, label %_RNvXs0_NtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i

_RNvXs0_NtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i:
  %_0.sroa.0.0.i.i.i.i.i = phi ptr [ null, %_RNvXs17_NtNtCsg7NUrKUartL_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i.i.i.i, %_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_.exit.i.i.i.i.i ]
  %.not.i7.i = icmp eq ptr %_0.sroa.0.0.i.i.i.i.i, null
  br i1 %.not.i7.i, label %_RINvYINtNtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_map9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6min_by4foldRlNvYB3i_NtNtBc_3cmp3Ord3cmpE0EB1F_.exit.i, label %bb1.i.i.i.preheader.i

bb1.i.i.i.preheader.i:
  %39 = icmp eq i64 %_9.sroa.4.0.copyload.i.i, 0
  br i1 %39, label %_RINvYINtNtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_map9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6min_by4foldRlNvYB3i_NtNtBc_3cmp3Ord3cmpE0EB1F_.exit.i, label %bb3.i.i.i.preheader.i

bb3.i.i.i.preheader.i:
  %spec.store.select.i.i.i.i10.i = tail call i64 @llvm.umin.i64(i64 %_9.sroa.4.0.copyload.i.i, i64 4)
  %_14.i.i.i.i.i12.i = sub nuw nsw i64 %_9.sroa.4.0.copyload.i.i, %spec.store.select.i.i.i.i10.i
  %_13.i.i.i.i.i11.i = getelementptr inbounds nuw i32, ptr %_9.sroa.0.0.copyload.i.i, i64 %spec.store.select.i.i.i.i10.i
  br label %bb3.i.i.i.i

bb3.i.i.i.i:
  %_14.i.i.i.i.i20.i = phi i64 [ %_14.i.i.i.i.i.i, %bb4.i.i.i.i.i ], [ %_14.i.i.i.i.i12.i, %bb3.i.i.i.preheader.i ]
  %_13.i.i.i.i.i19.i = phi ptr [ %_13.i.i.i.i.i.i, %bb4.i.i.i.i.i ], [ %_13.i.i.i.i.i11.i, %bb3.i.i.i.preheader.i ]
  %spec.store.select.i.i.i.i18.i = phi i64 [ %spec.store.select.i.i.i.i.i, %bb4.i.i.i.i.i ], [ %spec.store.select.i.i.i.i10.i, %bb3.i.i.i.preheader.i ]
  %init.sroa.0.0.i.i.i17.i = phi ptr [ %..i.i.i.i.i.i.i, %bb4.i.i.i.i.i ], [ %_0.sroa.0.0.i.i.i.i.i, %bb3.i.i.i.preheader.i ]
  %_14.i.i4.i.i.i16.i = phi i64 [ %_14.i.i.i.i.i20.i, %bb4.i.i.i.i.i ], [ %_9.sroa.4.0.copyload.i.i, %bb3.i.i.i.preheader.i ]
  %_13.i.i6.i.i.i15.i = phi ptr [ %_13.i.i.i.i.i19.i, %bb4.i.i.i.i.i ], [ %_9.sroa.0.0.copyload.i.i, %bb3.i.i.i.preheader.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !105)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !108)
  %spec.select.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_13.i.i6.i.i.i15.i, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !110)
  %40 = icmp eq i64 %_14.i.i4.i.i.i16.i, 1
  br i1 %40, label %bb4.i.i.i.i.i, label %bb5.i.i.i.i.i.i.i.i

bb5.i.i.i.i.i.i.i.i:
  %_3.val.i.i.i.i.i.pre.i.i.i.i.i.i.i.i = load i32, ptr %_13.i.i6.i.i.i15.i, align 4, !alias.scope !113, !noalias !120
  %41 = add nsw i64 %spec.store.select.i.i.i.i18.i, -2
  %42 = add nsw i64 %spec.store.select.i.i.i.i18.i, -1
  %xtraiter18 = and i64 %42, 7
  %43 = icmp ult i64 %41, 7
  br i1 %43, label %bb8.i.i.i.i.i.i.i.i.epil.preheader, label %bb5.i.i.i.i.i.i.i.i.new

bb5.i.i.i.i.i.i.i.i.new:
  %unroll_iter23 = and i64 %42, -8
  br label %bb8.i.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i:
  %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i32 [ %_3.val.i.i.i.i.i.pre.i.i.i.i.i.i.i.i, %bb5.i.i.i.i.i.i.i.i.new ], [ %58, %bb8.i.i.i.i.i.i.i.i ]
  %i.sroa.0.0.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb5.i.i.i.i.i.i.i.i.new ], [ %_22.i.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i = phi ptr [ %_13.i.i6.i.i.i15.i, %bb5.i.i.i.i.i.i.i.i.new ], [ %..i.i.i.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i.i ]
  %niter24 = phi i64 [ 0, %bb5.i.i.i.i.i.i.i.i.new ], [ %niter24.next.7, %bb8.i.i.i.i.i.i.i.i ]
  %_37.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !129)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !130)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !131)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !132)
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i = load i32, ptr %_37.i.i.i.i.i.i.i.i, align 4, !alias.scope !133, !noalias !134, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i = icmp sgt i32 %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i
  %44 = tail call i32 @llvm.smax.i32(i32 %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i)
  %..i.i.i.i.i.i.i.i.i.i = select i1 %_4.i.i.i.i.i.i.i.i.i.i, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i, ptr %_37.i.i.i.i.i.i.i.i
  %45 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = load i32, ptr %_37.i.i.i.i.i.i.i.i.1, align 4, !alias.scope !135, !noalias !138, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.1 = icmp sgt i32 %44, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.1
  %46 = tail call i32 @llvm.smax.i32(i32 %44, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.1)
  %..i.i.i.i.i.i.i.i.i.i.1 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.1, ptr %..i.i.i.i.i.i.i.i.i.i, ptr %_37.i.i.i.i.i.i.i.i.1
  %47 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = load i32, ptr %_37.i.i.i.i.i.i.i.i.2, align 4, !alias.scope !141, !noalias !144, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.2 = icmp sgt i32 %46, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.2
  %48 = tail call i32 @llvm.smax.i32(i32 %46, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.2)
  %..i.i.i.i.i.i.i.i.i.i.2 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.2, ptr %..i.i.i.i.i.i.i.i.i.i.1, ptr %_37.i.i.i.i.i.i.i.i.2
  %49 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %49, i64 12
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = load i32, ptr %_37.i.i.i.i.i.i.i.i.3, align 4, !alias.scope !147, !noalias !150, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.3 = icmp sgt i32 %48, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.3
  %50 = tail call i32 @llvm.smax.i32(i32 %48, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.3)
  %..i.i.i.i.i.i.i.i.i.i.3 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.3, ptr %..i.i.i.i.i.i.i.i.i.i.2, ptr %_37.i.i.i.i.i.i.i.i.3
  %51 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.4 = load i32, ptr %_37.i.i.i.i.i.i.i.i.4, align 4, !alias.scope !153, !noalias !156, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.4 = icmp sgt i32 %50, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.4
  %52 = tail call i32 @llvm.smax.i32(i32 %50, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.4)
  %..i.i.i.i.i.i.i.i.i.i.4 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.4, ptr %..i.i.i.i.i.i.i.i.i.i.3, ptr %_37.i.i.i.i.i.i.i.i.4
  %53 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.5 = getelementptr inbounds nuw i8, ptr %53, i64 20
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.5 = load i32, ptr %_37.i.i.i.i.i.i.i.i.5, align 4, !alias.scope !159, !noalias !162, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.5 = icmp sgt i32 %52, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.5
  %54 = tail call i32 @llvm.smax.i32(i32 %52, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.5)
  %..i.i.i.i.i.i.i.i.i.i.5 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.5, ptr %..i.i.i.i.i.i.i.i.i.i.4, ptr %_37.i.i.i.i.i.i.i.i.5
  %55 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.6 = getelementptr inbounds nuw i8, ptr %55, i64 24
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.6 = load i32, ptr %_37.i.i.i.i.i.i.i.i.6, align 4, !alias.scope !165, !noalias !168, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.6 = icmp sgt i32 %54, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.6
  %56 = tail call i32 @llvm.smax.i32(i32 %54, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.6)
  %..i.i.i.i.i.i.i.i.i.i.6 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.6, ptr %..i.i.i.i.i.i.i.i.i.i.5, ptr %_37.i.i.i.i.i.i.i.i.6
  %57 = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.i.7 = getelementptr inbounds nuw i8, ptr %57, i64 28
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.7 = load i32, ptr %_37.i.i.i.i.i.i.i.i.7, align 4, !alias.scope !171, !noalias !174, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.7 = icmp sgt i32 %56, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.7
  %58 = tail call i32 @llvm.smax.i32(i32 %56, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.7)
  %..i.i.i.i.i.i.i.i.i.i.7 = select i1 %_4.i.i.i.i.i.i.i.i.i.i.7, ptr %..i.i.i.i.i.i.i.i.i.i.6, ptr %_37.i.i.i.i.i.i.i.i.7
  %_22.i.i.i.i.i.i.i.i.7 = add nuw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i, 8
  %niter24.next.7 = add i64 %niter24, 8
  %niter24.ncmp.7 = icmp eq i64 %niter24.next.7, %unroll_iter23
  br i1 %niter24.ncmp.7, label %bb4.i.i.i.i.i.loopexit.unr-lcssa, label %bb8.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.loopexit.unr-lcssa:
  %lcmp.mod20.not = icmp eq i64 %xtraiter18, 0
  br i1 %lcmp.mod20.not, label %bb4.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.epil.preheader

bb8.i.i.i.i.i.i.i.i.epil.preheader:
  %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.init = phi i32 [ %_3.val.i.i.i.i.i.pre.i.i.i.i.i.i.i.i, %bb5.i.i.i.i.i.i.i.i ], [ %58, %bb4.i.i.i.i.i.loopexit.unr-lcssa ]
  %i.sroa.0.0.i.i.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb5.i.i.i.i.i.i.i.i ], [ %_22.i.i.i.i.i.i.i.i.7, %bb4.i.i.i.i.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.epil.init = phi ptr [ %_13.i.i6.i.i.i15.i, %bb5.i.i.i.i.i.i.i.i ], [ %..i.i.i.i.i.i.i.i.i.i.7, %bb4.i.i.i.i.i.loopexit.unr-lcssa ]
  %lcmp.mod22 = icmp ne i64 %xtraiter18, 0
  tail call void @llvm.assume(i1 %lcmp.mod22)
  br label %bb8.i.i.i.i.i.i.i.i.epil

bb8.i.i.i.i.i.i.i.i.epil:
  %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = phi i32 [ %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.i.i.epil.preheader ], [ %59, %bb8.i.i.i.i.i.i.i.i.epil ]
  %i.sroa.0.0.i.i.i.i.i.i.i.i.epil = phi i64 [ %i.sroa.0.0.i.i.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.i.i.epil.preheader ], [ %_22.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.i.epil ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.epil = phi ptr [ %init.sroa.0.0.i.i.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.i.i.epil.preheader ], [ %..i.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.i.epil ]
  %epil.iter19 = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.i.epil.preheader ], [ %epil.iter19.next, %bb8.i.i.i.i.i.i.i.i.epil ]
  %_37.i.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.epil
  tail call void @llvm.experimental.noalias.scope.decl(metadata !129)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !130)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !131)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !132)
  %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = load i32, ptr %_37.i.i.i.i.i.i.i.i.epil, align 4, !alias.scope !133, !noalias !134, !noundef !10
  %_4.i.i.i.i.i.i.i.i.i.i.epil = icmp sgt i32 %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.epil
  %59 = tail call i32 @llvm.smax.i32(i32 %_3.val.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, i32 %_4.val.i.i.i.i.i.i.i.i.i.i.i.i.i.epil)
  %..i.i.i.i.i.i.i.i.i.i.epil = select i1 %_4.i.i.i.i.i.i.i.i.i.i.epil, ptr %init.sroa.0.0.i.i.i.i.i.i.i.i.epil, ptr %_37.i.i.i.i.i.i.i.i.epil
  %_22.i.i.i.i.i.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.epil, 1
  %epil.iter19.next = add i64 %epil.iter19, 1
  %epil.iter19.cmp.not = icmp eq i64 %epil.iter19.next, %xtraiter18
  br i1 %epil.iter19.cmp.not, label %bb4.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.epil, !llvm.loop !177

bb4.i.i.i.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i.i = phi ptr [ %_13.i.i6.i.i.i15.i, %bb3.i.i.i.i ], [ %..i.i.i.i.i.i.i.i.i.i.7, %bb4.i.i.i.i.i.loopexit.unr-lcssa ], [ %..i.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.i.epil ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !178)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !181)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !183)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !186)
  %_3.val.i.i.i.i.i.i.i.i.i.i = load i32, ptr %init.sroa.0.0.i.i.i17.i, align 4, !alias.scope !188, !noalias !189, !noundef !10
  %_4.val.i.i.i.i.i.i.i.i.i.i = load i32, ptr %_0.sroa.0.0.i.i.i.i.i.i.i, align 4, !alias.scope !190, !noalias !191, !noundef !10
  %_4.not.i.i.i.i.i.i.i = icmp sgt i32 %_3.val.i.i.i.i.i.i.i.i.i.i, %_4.val.i.i.i.i.i.i.i.i.i.i
  %..i.i.i.i.i.i.i = select i1 %_4.not.i.i.i.i.i.i.i, ptr %_0.sroa.0.0.i.i.i.i.i.i.i, ptr %init.sroa.0.0.i.i.i17.i
  %60 = icmp eq i64 %_14.i.i.i.i.i20.i, 0
  %spec.store.select.i.i.i.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i.i.i.i.i20.i, i64 4)
  %_13.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i.i.i.i19.i, i64 %spec.store.select.i.i.i.i.i
  %_14.i.i.i.i.i.i = sub nuw nsw i64 %_14.i.i.i.i.i20.i, %spec.store.select.i.i.i.i.i
  br i1 %60, label %_RINvYINtNtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_map9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6min_by4foldRlNvYB3i_NtNtBc_3cmp3Ord3cmpE0EB1F_.exit.i, label %bb3.i.i.i.i

_RINvYINtNtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_map9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6min_by4foldRlNvYB3i_NtNtBc_3cmp3Ord3cmpE0EB1F_.exit.i:
  %_0.sroa.0.0.i8.i = phi ptr [ null, %_RNvXs0_NtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_.exit.i.i ], [ %_0.sroa.0.0.i.i.i.i.i, %bb1.i.i.i.preheader.i ], [ %..i.i.i.i.i.i.i, %bb4.i.i.i.i.i ]
  %.not.i = icmp eq ptr %_0.sroa.0.0.i8.i, null
  br i1 %.not.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work4rows.exit, label %bb8.i

bb8.i:
  %_51.i = load i32, ptr %_0.sroa.0.0.i8.i, align 4, !alias.scope !2, !noalias !5, !noundef !10
  %61 = sext i32 %_51.i to i64
  br label %_RNvNtCsgvXjfpWt4al_7kernels4work4rows.exit

_RNvNtCsgvXjfpWt4al_7kernels4work4rows.exit:
  %best.sroa.0.0.i = phi i64 [ %61, %bb8.i ], [ -1, %_RINvYINtNtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_map9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6min_by4foldRlNvYB3i_NtNtBc_3cmp3Ord3cmpE0EB1F_.exit.i ]
  %_21.i = mul i64 %init.sroa.0.0.i.lcssa.i.i, 1000
  %_20.i = add i64 %_21.i, %init.sroa.0.0.lcssa.i.i
  %_19.i = add i64 %_20.i, %_0.sroa.0.0.i.i
  %_0.i1 = add i64 %_19.i, %best.sroa.0.0.i
  %_11 = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i
  store i64 %_0.i1, ptr %_11, align 8
  ret void
}

declare i32 @llvm.smax.i32(i32, i32) #1

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_RNvNtCsgvXjfpWt4al_7kernels4work4rows: %a.0"}
!4 = distinct !{!4, !"_RNvNtCsgvXjfpWt4al_7kernels4work4rows"}
!5 = !{!6}
!6 = distinct !{!6, !4, !"_RNvNtCsgvXjfpWt4al_7kernels4work4rows: %b.0"}
!7 = !{!8, !6}
!8 = distinct !{!8, !9, !"_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_: %self"}
!9 = distinct !{!9, !"_RINvXs2_NtNtNtCsg7NUrKUartL_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterlEBX_EINtB6_7ZipImplBX_BX_E4foldxNCINvNtB8_3map8map_foldTRlB2i_ExxNCNvNtCsgvXjfpWt4al_7kernels4work4rows0NCINvXse_NtNtBa_6traits5accumxNtB3d_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2x_"}
!10 = !{}
!11 = !{!8, !3}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !17, !3}
!15 = distinct !{!15, !16, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0E0B26_: argument 0"}
!16 = distinct !{!16, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0E0B26_"}
!17 = distinct !{!17, !18, !"_RNCINvNtNtNtCsg7NUrKUartL_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB1a_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0E0NCINvXsK_NtB1H_5accumjNtB3j_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter7WindowslEBZ_EE0E0B2z_: %elt.0"}
!18 = distinct !{!18, !"_RNCINvNtNtNtCsg7NUrKUartL_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB1a_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0E0NCINvXsK_NtB1H_5accumjNtB3j_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter7WindowslEBZ_EE0E0B2z_"}
!19 = !{!20, !22, !6}
!20 = distinct !{!20, !21, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter7WindowslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBU_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1G_6filterINtB2n_6FilterppEBO_5count8to_usizeB27_NCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0E0NCINvXsK_NtBS_5accumjNtB43_3Sum3sumINtB1E_3MapB3_B2c_EE0E0EB3j_: %self"}
!21 = distinct !{!21, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter7WindowslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBU_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1G_6filterINtB2n_6FilterppEBO_5count8to_usizeB27_NCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0E0NCINvXsK_NtBS_5accumjNtB43_3Sum3sumINtB1E_3MapB3_B2c_EE0E0EB3j_"}
!22 = distinct !{!22, !23, !"_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_: %self"}
!23 = distinct !{!23, !"_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter7WindowslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss_0ENtNtNtB9_6traits8iterator8Iterator5countB1D_"}
!24 = distinct !{!24, !13}
!25 = !{!26, !28, !3}
!26 = distinct !{!26, !27, !"_RINvYINtNtNtNtCsg7NUrKUartL_4core4iter7sources7from_fn6FromFnNCINvNvXs5_NtNtBa_8adapters7step_byINtB18_6StepBypEINtB18_10StepByImplpE9spec_fold3nthINtNtB1a_3rev3RevINtNtNtBc_5slice4iter4IterlEEE0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNtB1a_6copied9copy_foldlxNCNvNtCsgvXjfpWt4al_7kernels4work4rowss0_0E0EB4m_: argument 0"}
!27 = distinct !{!27, !"_RINvYINtNtNtNtCsg7NUrKUartL_4core4iter7sources7from_fn6FromFnNCINvNvXs5_NtNtBa_8adapters7step_byINtB18_6StepBypEINtB18_10StepByImplpE9spec_fold3nthINtNtB1a_3rev3RevINtNtNtBc_5slice4iter4IterlEEE0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNtB1a_6copied9copy_foldlxNCNvNtCsgvXjfpWt4al_7kernels4work4rowss0_0E0EB4m_"}
!28 = distinct !{!28, !29, !"_RINvXs5_NtNtNtCsg7NUrKUartL_4core4iter8adapters7step_byINtB6_6StepByINtNtB8_3rev3RevINtNtNtBc_5slice4iter4IterlEEEINtB6_10StepByImplB14_E9spec_foldxNCINvNtB8_6copied9copy_foldlxNCNvNtCsgvXjfpWt4al_7kernels4work4rowss0_0E0EB2V_: %self"}
!29 = distinct !{!29, !"_RINvXs5_NtNtNtCsg7NUrKUartL_4core4iter8adapters7step_byINtB6_6StepByINtNtB8_3rev3RevINtNtNtBc_5slice4iter4IterlEEEINtB6_10StepByImplB14_E9spec_foldxNCINvNtB8_6copied9copy_foldlxNCNvNtCsgvXjfpWt4al_7kernels4work4rowss0_0E0EB2V_"}
!30 = !{!28, !3}
!31 = !{!32}
!32 = distinct !{!32, !33, !"_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldRlNCINvNvBS_6max_by4foldB1C_NvYB1C_NtNtBb_3cmp3Ord3cmpE0ECsgvXjfpWt4al_7kernels: argument 0"}
!33 = distinct !{!33, !"_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldRlNCINvNvBS_6max_by4foldB1C_NvYB1C_NtNtBb_3cmp3Ord3cmpE0ECsgvXjfpWt4al_7kernels"}
!34 = !{!35, !37, !32, !39, !41, !43, !3}
!35 = distinct !{!35, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0"}
!36 = distinct !{!36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels"}
!37 = distinct !{!37, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x"}
!38 = distinct !{!38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels"}
!39 = distinct !{!39, !40, !"_RNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0B5_: %part.0"}
!40 = distinct !{!40, !"_RNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0B5_"}
!41 = distinct !{!41, !42, !"_RNvXs1_NtNtNtCsg7NUrKUartL_4core3ops8function5implsQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0INtB7_5FnMutTRSlEE8call_mutBU_: argument 0"}
!42 = distinct !{!42, !"_RNvXs1_NtNtNtCsg7NUrKUartL_4core3ops8function5implsQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0INtB7_5FnMutTRSlEE8call_mutBU_"}
!43 = distinct !{!43, !44, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_: %x.0"}
!44 = distinct !{!44, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0B1s_"}
!45 = !{!46, !47, !48, !50, !52, !54, !6}
!46 = distinct !{!46, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1"}
!47 = distinct !{!47, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y"}
!48 = distinct !{!48, !49, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0INtNtNtBa_3ops12control_flow11ControlFlowB24_EEB2d_: %self"}
!49 = distinct !{!49, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8find_map5checkRSlRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0E0INtNtNtBa_3ops12control_flow11ControlFlowB24_EEB2d_"}
!50 = distinct !{!50, !51, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator8find_mapRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0EB1K_: %self"}
!51 = distinct !{!51, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator8find_mapRlQNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0EB1K_"}
!52 = distinct !{!52, !53, !"_RNvXs0_NtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_: %self"}
!53 = distinct !{!53, !"_RNvXs0_NtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_mapINtB5_9FilterMapINtNtNtBb_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtB9_6traits8iterator8Iterator4nextB1K_"}
!54 = distinct !{!54, !55, !"_RINvYINtNtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_map9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6min_by4foldRlNvYB3i_NtNtBc_3cmp3Ord3cmpE0EB1F_: %self"}
!55 = distinct !{!55, !"_RINvYINtNtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_map9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6min_by4foldRlNvYB3i_NtNtBc_3cmp3Ord3cmpE0EB1F_"}
!56 = !{!37}
!57 = !{!47}
!58 = !{!35}
!59 = !{!46}
!60 = !{!46, !47, !39, !41, !43, !3}
!61 = !{!35, !37, !32, !48, !50, !52, !54, !6}
!62 = !{!63, !64, !39, !41, !43, !3}
!63 = distinct !{!63, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It1"}
!64 = distinct !{!64, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It1"}
!65 = !{!66, !67, !32, !48, !50, !52, !54, !6}
!66 = distinct !{!66, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It1"}
!67 = distinct !{!67, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It1"}
!68 = !{!69, !70, !39, !41, !43, !3}
!69 = distinct !{!69, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It2"}
!70 = distinct !{!70, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It2"}
!71 = !{!72, !73, !32, !48, !50, !52, !54, !6}
!72 = distinct !{!72, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It2"}
!73 = distinct !{!73, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It2"}
!74 = !{!75, !76, !39, !41, !43, !3}
!75 = distinct !{!75, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It3"}
!76 = distinct !{!76, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It3"}
!77 = !{!78, !79, !32, !48, !50, !52, !54, !6}
!78 = distinct !{!78, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It3"}
!79 = distinct !{!79, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It3"}
!80 = !{!81, !82, !39, !41, !43, !3}
!81 = distinct !{!81, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It4"}
!82 = distinct !{!82, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It4"}
!83 = !{!84, !85, !32, !48, !50, !52, !54, !6}
!84 = distinct !{!84, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It4"}
!85 = distinct !{!85, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It4"}
!86 = !{!87, !88, !39, !41, !43, !3}
!87 = distinct !{!87, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It5"}
!88 = distinct !{!88, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It5"}
!89 = !{!90, !91, !32, !48, !50, !52, !54, !6}
!90 = distinct !{!90, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It5"}
!91 = distinct !{!91, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It5"}
!92 = !{!93, !94, !39, !41, !43, !3}
!93 = distinct !{!93, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It6"}
!94 = distinct !{!94, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It6"}
!95 = !{!96, !97, !32, !48, !50, !52, !54, !6}
!96 = distinct !{!96, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It6"}
!97 = distinct !{!97, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It6"}
!98 = !{!99, !100, !39, !41, !43, !3}
!99 = distinct !{!99, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It7"}
!100 = distinct !{!100, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It7"}
!101 = !{!102, !103, !32, !48, !50, !52, !54, !6}
!102 = distinct !{!102, !36, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It7"}
!103 = distinct !{!103, !38, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It7"}
!104 = distinct !{!104, !13}
!105 = !{!106}
!106 = distinct !{!106, !107, !"_RNCINvNtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_map15filter_map_foldRSlRlB1d_NCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0NCINvNvNtNtNtB8_6traits8iterator8Iterator6min_by4foldB1d_NvYB1d_NtNtBa_3cmp3Ord3cmpE0E0B1p_: %acc"}
!107 = distinct !{!107, !"_RNCINvNtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_map15filter_map_foldRSlRlB1d_NCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0NCINvNvNtNtNtB8_6traits8iterator8Iterator6min_by4foldB1d_NvYB1d_NtNtBa_3cmp3Ord3cmpE0E0B1p_"}
!108 = !{!109}
!109 = distinct !{!109, !107, !"_RNCINvNtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_map15filter_map_foldRSlRlB1d_NCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0NCINvNvNtNtNtB8_6traits8iterator8Iterator6min_by4foldB1d_NvYB1d_NtNtBa_3cmp3Ord3cmpE0E0B1p_: %item.0"}
!110 = !{!111}
!111 = distinct !{!111, !112, !"_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldRlNCINvNvBS_6max_by4foldB1C_NvYB1C_NtNtBb_3cmp3Ord3cmpE0ECsgvXjfpWt4al_7kernels: argument 0"}
!112 = distinct !{!112, !"_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldRlNCINvNvBS_6max_by4foldB1C_NvYB1C_NtNtBb_3cmp3Ord3cmpE0ECsgvXjfpWt4al_7kernels"}
!113 = !{!114, !116, !111, !118, !109, !3}
!114 = distinct !{!114, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0"}
!115 = distinct !{!115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels"}
!116 = distinct !{!116, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x"}
!117 = distinct !{!117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels"}
!118 = distinct !{!118, !119, !"_RNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0B5_: %part.0"}
!119 = distinct !{!119, !"_RNCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0B5_"}
!120 = !{!121, !122, !106, !123, !125, !126, !128, !54, !6}
!121 = distinct !{!121, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1"}
!122 = distinct !{!122, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y"}
!123 = distinct !{!123, !124, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldRlNCINvNtNtBT_8adapters10filter_map15filter_map_foldRSlB1x_B1x_NCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0NCINvNvBN_6min_by4foldB1x_NvYB1x_NtNtBa_3cmp3Ord3cmpE0E0EB2E_: %self"}
!124 = distinct !{!124, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldRlNCINvNtNtBT_8adapters10filter_map15filter_map_foldRSlB1x_B1x_NCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0NCINvNvBN_6min_by4foldB1x_NvYB1x_NtNtBa_3cmp3Ord3cmpE0E0EB2E_"}
!125 = distinct !{!125, !124, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldRlNCINvNtNtBT_8adapters10filter_map15filter_map_foldRSlB1x_B1x_NCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0NCINvNvBN_6min_by4foldB1x_NvYB1x_NtNtBa_3cmp3Ord3cmpE0E0EB2E_: argument 1"}
!126 = distinct !{!126, !127, !"_RINvXs0_NtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_mapINtB6_9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator4foldRlNCINvNvB2m_6min_by4foldB2Z_NvYB2Z_NtNtBc_3cmp3Ord3cmpE0EB1L_: %self"}
!127 = distinct !{!127, !"_RINvXs0_NtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_mapINtB6_9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator4foldRlNCINvNvB2m_6min_by4foldB2Z_NvYB2Z_NtNtBc_3cmp3Ord3cmpE0EB1L_"}
!128 = distinct !{!128, !127, !"_RINvXs0_NtNtNtCsg7NUrKUartL_4core4iter8adapters10filter_mapINtB6_9FilterMapINtNtNtBc_5slice4iter6ChunkslENCNvNtCsgvXjfpWt4al_7kernels4work4rowss1_0ENtNtNtBa_6traits8iterator8Iterator4foldRlNCINvNvB2m_6min_by4foldB2Z_NvYB2Z_NtNtBc_3cmp3Ord3cmpE0EB1L_: %init"}
!129 = !{!116}
!130 = !{!122}
!131 = !{!114}
!132 = !{!121}
!133 = !{!121, !122, !118, !109, !3}
!134 = !{!114, !116, !111, !106, !123, !125, !126, !128, !54, !6}
!135 = !{!136, !137, !118, !109, !3}
!136 = distinct !{!136, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It1"}
!137 = distinct !{!137, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It1"}
!138 = !{!139, !140, !111, !106, !123, !125, !126, !128, !54, !6}
!139 = distinct !{!139, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It1"}
!140 = distinct !{!140, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It1"}
!141 = !{!142, !143, !118, !109, !3}
!142 = distinct !{!142, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It2"}
!143 = distinct !{!143, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It2"}
!144 = !{!145, !146, !111, !106, !123, !125, !126, !128, !54, !6}
!145 = distinct !{!145, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It2"}
!146 = distinct !{!146, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It2"}
!147 = !{!148, !149, !118, !109, !3}
!148 = distinct !{!148, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It3"}
!149 = distinct !{!149, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It3"}
!150 = !{!151, !152, !111, !106, !123, !125, !126, !128, !54, !6}
!151 = distinct !{!151, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It3"}
!152 = distinct !{!152, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It3"}
!153 = !{!154, !155, !118, !109, !3}
!154 = distinct !{!154, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It4"}
!155 = distinct !{!155, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It4"}
!156 = !{!157, !158, !111, !106, !123, !125, !126, !128, !54, !6}
!157 = distinct !{!157, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It4"}
!158 = distinct !{!158, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It4"}
!159 = !{!160, !161, !118, !109, !3}
!160 = distinct !{!160, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It5"}
!161 = distinct !{!161, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It5"}
!162 = !{!163, !164, !111, !106, !123, !125, !126, !128, !54, !6}
!163 = distinct !{!163, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It5"}
!164 = distinct !{!164, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It5"}
!165 = !{!166, !167, !118, !109, !3}
!166 = distinct !{!166, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It6"}
!167 = distinct !{!167, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It6"}
!168 = !{!169, !170, !111, !106, !123, !125, !126, !128, !54, !6}
!169 = distinct !{!169, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It6"}
!170 = distinct !{!170, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It6"}
!171 = !{!172, !173, !118, !109, !3}
!172 = distinct !{!172, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1:It7"}
!173 = distinct !{!173, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y:It7"}
!174 = !{!175, !176, !111, !106, !123, !125, !126, !128, !54, !6}
!175 = distinct !{!175, !115, !"_RINvNtCsg7NUrKUartL_4core3cmp6max_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0:It7"}
!176 = distinct !{!176, !117, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6max_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x:It7"}
!177 = distinct !{!177, !13}
!178 = !{!179}
!179 = distinct !{!179, !180, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6min_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %x"}
!180 = distinct !{!180, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6min_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels"}
!181 = !{!182}
!182 = distinct !{!182, !180, !"_RNCINvNvNtNtNtNtCsg7NUrKUartL_4core4iter6traits8iterator8Iterator6min_by4foldRlNvYB1d_NtNtBe_3cmp3Ord3cmpE0CsgvXjfpWt4al_7kernels: %y"}
!183 = !{!184}
!184 = distinct !{!184, !185, !"_RINvNtCsg7NUrKUartL_4core3cmp6min_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 0"}
!185 = distinct !{!185, !"_RINvNtCsg7NUrKUartL_4core3cmp6min_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels"}
!186 = !{!187}
!187 = distinct !{!187, !185, !"_RINvNtCsg7NUrKUartL_4core3cmp6min_byRlQNvYBy_NtB2_3Ord3cmpECsgvXjfpWt4al_7kernels: argument 1"}
!188 = !{!184, !179, !106, !3}
!189 = !{!187, !182, !109, !123, !126, !54, !6}
!190 = !{!187, !182, !109, !3}
!191 = !{!184, !179, !106, !123, !125, !126, !128, !54, !6}
