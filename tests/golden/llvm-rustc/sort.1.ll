target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare void @llvm.experimental.noalias.scope.decl(metadata) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #3

define ptx_kernel void @sort(ptr noundef %numbers, ptr noundef writeonly captures(none) %out) unnamed_addr #4 {
start:
  %rawarray.i.i.i.i = alloca [256 x i8], align 8
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i2 = zext i32 %_4.i to i64
  %_0.i = getelementptr inbounds nuw [24 x i32], ptr %numbers, i64 %_0.i2
  br label %bb7.i.i.i

bb7.i.i.i:
  %tail.sroa.0.04.i.i.idx.i = phi i64 [ 4, %start ], [ %tail.sroa.0.04.i.i.add.i.1, %_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels.exit.i.i.i.1 ]
  %tail.sroa.0.04.i.i.ptr.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 %tail.sroa.0.04.i.i.idx.i
  %0 = getelementptr inbounds i8, ptr %tail.sroa.0.04.i.i.ptr.i, i64 -4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !5)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !7)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !10)
  %_3.i.i.i.i.i.i = load i32, ptr %tail.sroa.0.04.i.i.ptr.i, align 4, !alias.scope !12, !noalias !19, !noundef !20
  %_4.i.i.i.i.i.i = load i32, ptr %0, align 4, !alias.scope !21, !noalias !22, !noundef !20
  %_0.i.i.i.i.i.i = icmp ult i32 %_3.i.i.i.i.i.i, %_4.i.i.i.i.i.i
  br i1 %_0.i.i.i.i.i.i, label %bb8.i.i.i.i, label %_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels.exit.i.i.i

bb8.i.i.i.i:
  %gap_guard.sroa.4.0.i.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i.i, %bb11.i.i.i.i ], [ %tail.sroa.0.04.i.i.ptr.i, %bb7.i.i.i ]
  %sift.sroa.0.0.i.i.i.i = phi ptr [ %2, %bb11.i.i.i.i ], [ %0, %bb7.i.i.i ]
  %1 = load i32, ptr %sift.sroa.0.0.i.i.i.i, align 4, !alias.scope !23
  store i32 %1, ptr %gap_guard.sroa.4.0.i.i.i.i, align 4, !alias.scope !23
  %_20.i.i.i.i = icmp eq ptr %sift.sroa.0.0.i.i.i.i, %_0.i
  br i1 %_20.i.i.i.i, label %bb17.i.i.i.i, label %bb11.i.i.i.i

bb11.i.i.i.i:
  %2 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i.i.i, i64 -4
  %_4.i.i5.i.i.i.i = load i32, ptr %2, align 4, !alias.scope !24, !noalias !29, !noundef !20
  %_0.i.i6.i.i.i.i = icmp ult i32 %_3.i.i.i.i.i.i, %_4.i.i5.i.i.i.i
  br i1 %_0.i.i6.i.i.i.i, label %bb8.i.i.i.i, label %bb17.i.i.i.i

bb17.i.i.i.i:
  %sift.sroa.0.0.i.lcssa.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i.i, %bb11.i.i.i.i ], [ %_0.i, %bb8.i.i.i.i ]
  store i32 %_3.i.i.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i, align 4, !alias.scope !23, !noalias !32
  br label %_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels.exit.i.i.i

_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels.exit.i.i.i:
  %tail.sroa.0.04.i.i.add.i = add nuw nsw i64 %tail.sroa.0.04.i.i.idx.i, 4
  %_10.not.i.i.i = icmp eq i64 %tail.sroa.0.04.i.i.add.i, 48
  br i1 %_10.not.i.i.i, label %_RNvMNtCs6wHCjA8NRxY_4core5sliceSm13sort_unstableCsNk7MfA4dMU_7kernels.exit.i, label %bb7.i.i.i.1

bb7.i.i.i.1:
  %tail.sroa.0.04.i.i.ptr.i.1 = getelementptr inbounds nuw i8, ptr %_0.i, i64 %tail.sroa.0.04.i.i.add.i
  %3 = getelementptr inbounds nuw i8, ptr %_0.i, i64 %tail.sroa.0.04.i.i.idx.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !37)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !39)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !41)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !43)
  %_3.i.i.i.i.i.i.1 = load i32, ptr %tail.sroa.0.04.i.i.ptr.i.1, align 4, !alias.scope !45, !noalias !46, !noundef !20
  %_4.i.i.i.i.i.i.1 = load i32, ptr %3, align 4, !alias.scope !47, !noalias !48, !noundef !20
  %_0.i.i.i.i.i.i.1 = icmp ult i32 %_3.i.i.i.i.i.i.1, %_4.i.i.i.i.i.i.1
  br i1 %_0.i.i.i.i.i.i.1, label %bb8.i.i.i.i.1, label %_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels.exit.i.i.i.1

bb8.i.i.i.i.1:
  %gap_guard.sroa.4.0.i.i.i.i.1 = phi ptr [ %sift.sroa.0.0.i.i.i.i.1, %bb11.i.i.i.i.1 ], [ %tail.sroa.0.04.i.i.ptr.i.1, %bb7.i.i.i.1 ]
  %sift.sroa.0.0.i.i.i.i.1 = phi ptr [ %5, %bb11.i.i.i.i.1 ], [ %3, %bb7.i.i.i.1 ]
  %4 = load i32, ptr %sift.sroa.0.0.i.i.i.i.1, align 4, !alias.scope !23
  store i32 %4, ptr %gap_guard.sroa.4.0.i.i.i.i.1, align 4, !alias.scope !23
  %_20.i.i.i.i.1 = icmp eq ptr %sift.sroa.0.0.i.i.i.i.1, %_0.i
  br i1 %_20.i.i.i.i.1, label %bb17.i.i.i.i.1, label %bb11.i.i.i.i.1

bb11.i.i.i.i.1:
  %5 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i.i.i.1, i64 -4
  %_4.i.i5.i.i.i.i.1 = load i32, ptr %5, align 4, !alias.scope !24, !noalias !29, !noundef !20
  %_0.i.i6.i.i.i.i.1 = icmp ult i32 %_3.i.i.i.i.i.i.1, %_4.i.i5.i.i.i.i.1
  br i1 %_0.i.i6.i.i.i.i.1, label %bb8.i.i.i.i.1, label %bb17.i.i.i.i.1

bb17.i.i.i.i.1:
  %sift.sroa.0.0.i.lcssa.i.i.i.1 = phi ptr [ %sift.sroa.0.0.i.i.i.i.1, %bb11.i.i.i.i.1 ], [ %_0.i, %bb8.i.i.i.i.1 ]
  store i32 %_3.i.i.i.i.i.i.1, ptr %sift.sroa.0.0.i.lcssa.i.i.i.1, align 4, !alias.scope !23, !noalias !32
  br label %_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels.exit.i.i.i.1

_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels.exit.i.i.i.1:
  %tail.sroa.0.04.i.i.add.i.1 = add nuw nsw i64 %tail.sroa.0.04.i.i.idx.i, 8
  br label %bb7.i.i.i

_RNvMNtCs6wHCjA8NRxY_4core5sliceSm13sort_unstableCsNk7MfA4dMU_7kernels.exit.i:
  %_0.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 48
  br label %bb7.i.i8.i

bb7.i.i8.i:
  %tail.sroa.0.04.i.i9.idx.i = phi i64 [ %tail.sroa.0.04.i.i9.add52.i, %_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0EB28_.exit.i.i.i ], [ 52, %_RNvMNtCs6wHCjA8NRxY_4core5sliceSm13sort_unstableCsNk7MfA4dMU_7kernels.exit.i ]
  %tail.sroa.0.04.i.i9.ptr.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 %tail.sroa.0.04.i.i9.idx.i
  %tail.sroa.0.04.i.i9.add.i = add nsw i64 %tail.sroa.0.04.i.i9.idx.i, -4
  %.ptr.i = getelementptr inbounds i8, ptr %_0.i, i64 %tail.sroa.0.04.i.i9.add.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !49)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !52)
  %x.i.i.i.i.i.i = load i32, ptr %tail.sroa.0.04.i.i9.ptr.i, align 4, !alias.scope !54, !noalias !52, !noundef !20
  %_4.i.i.i.i.i10.i = urem i32 %x.i.i.i.i.i.i, 1000
  %x.i1.i.i.i.i.i = load i32, ptr %.ptr.i, align 4, !alias.scope !61, !noalias !49, !noundef !20
  %_4.i2.i.i.i.i.i = urem i32 %x.i1.i.i.i.i.i, 1000
  %_0.i.i.i.i.i.i.i = icmp samesign ult i32 %_4.i2.i.i.i.i.i, %_4.i.i.i.i.i10.i
  br i1 %_0.i.i.i.i.i.i.i, label %bb8.i.i.i13.i, label %_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0EB28_.exit.i.i.i

bb8.i.i.i13.i:
  %gap_guard.sroa.4.0.i.i.i14.i = phi ptr [ %sift.sroa.0.0.i.i.i15.ptr.i, %bb11.i.i.i17.i ], [ %tail.sroa.0.04.i.i9.ptr.i, %bb7.i.i8.i ]
  %sift.sroa.0.0.i.i.i15.idx.i = phi i64 [ %sift.sroa.0.0.i.i.i15.add.i, %bb11.i.i.i17.i ], [ %tail.sroa.0.04.i.i9.add.i, %bb7.i.i8.i ]
  %sift.sroa.0.0.i.i.i15.ptr.i = getelementptr inbounds i8, ptr %_0.i, i64 %sift.sroa.0.0.i.i.i15.idx.i
  %6 = load i32, ptr %sift.sroa.0.0.i.i.i15.ptr.i, align 4, !alias.scope !64
  store i32 %6, ptr %gap_guard.sroa.4.0.i.i.i14.i, align 4, !alias.scope !64
  %_20.i.i.i16.i = icmp eq i64 %sift.sroa.0.0.i.i.i15.idx.i, 48
  br i1 %_20.i.i.i16.i, label %bb17.i.i.i18.i, label %bb11.i.i.i17.i

bb11.i.i.i17.i:
  %sift.sroa.0.0.i.i.i15.add.i = add nsw i64 %sift.sroa.0.0.i.i.i15.idx.i, -4
  %.ptr53.i = getelementptr inbounds i8, ptr %_0.i, i64 %sift.sroa.0.0.i.i.i15.add.i
  %x.i1.i6.i.i.i.i = load i32, ptr %.ptr53.i, align 4, !alias.scope !65, !noalias !70, !noundef !20
  %_4.i2.i7.i.i.i.i = urem i32 %x.i1.i6.i.i.i.i, 1000
  %_0.i.i.i8.i.i.i.i = icmp samesign ult i32 %_4.i2.i7.i.i.i.i, %_4.i.i.i.i.i10.i
  br i1 %_0.i.i.i8.i.i.i.i, label %bb8.i.i.i13.i, label %bb17.i.i.i18.i

bb17.i.i.i18.i:
  %sift.sroa.0.0.i.lcssa.i.i19.i = phi ptr [ %sift.sroa.0.0.i.i.i15.ptr.i, %bb11.i.i.i17.i ], [ %_0.i.i.i.i.i, %bb8.i.i.i13.i ]
  store i32 %x.i.i.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i19.i, align 4, !alias.scope !64, !noalias !72
  br label %_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0EB28_.exit.i.i.i

_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0EB28_.exit.i.i.i:
  %tail.sroa.0.04.i.i9.add52.i = add nuw nsw i64 %tail.sroa.0.04.i.i9.idx.i, 4
  %_10.not.i.i12.i = icmp samesign eq i64 %tail.sroa.0.04.i.i9.add52.i, 96
  br i1 %_10.not.i.i12.i, label %_RINvMNtCs6wHCjA8NRxY_4core5sliceSm20sort_unstable_by_keyINtNtB5_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0EB1k_.exit.i, label %bb7.i.i8.i

_RINvMNtCs6wHCjA8NRxY_4core5sliceSm20sort_unstable_by_keyINtNtB5_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0EB1k_.exit.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !77)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !80)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !82)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !85)
  %_4.i.i19.i.i.i = load i32, ptr %_0.i.i.i.i.i, align 4, !alias.scope !87, !noalias !90, !noundef !20
  %_0.i.i16.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 24
  tail call void @llvm.experimental.noalias.scope.decl(metadata !95)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !96)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !97)
  %_3.i.i18.i.i.i = load i32, ptr %_0.i.i16.i.i.i, align 4, !alias.scope !98, !noalias !99, !noundef !20
  %_0.i22.i.i.i = icmp ugt i32 %_3.i.i18.i.i.i, %_4.i.i19.i.i.i
  %7 = select i1 %_0.i22.i.i.i, i64 0, i64 6, !unpredictable !20
  %mid.i.i.1.i = add nuw nsw i64 %7, 3
  %_0.i.i16.i.i.1.i = getelementptr inbounds nuw i32, ptr %_0.i, i64 %mid.i.i.1.i
  %_3.i.i18.i.i.1.i = load i32, ptr %_0.i.i16.i.i.1.i, align 4, !alias.scope !100, !noalias !103, !noundef !20
  %_0.i22.i.i.1.i = icmp ugt i32 %_3.i.i18.i.i.1.i, %_4.i.i19.i.i.i
  %8 = select i1 %_0.i22.i.i.1.i, i64 %7, i64 %mid.i.i.1.i, !unpredictable !20
  %mid.i.i.2.i = add nuw nsw i64 %8, 1
  %_0.i.i16.i.i.2.i = getelementptr inbounds nuw i32, ptr %_0.i, i64 %mid.i.i.2.i
  %_3.i.i18.i.i.2.i = load i32, ptr %_0.i.i16.i.i.2.i, align 4, !alias.scope !105, !noalias !108, !noundef !20
  %_0.i22.i.i.2.i = icmp ugt i32 %_3.i.i18.i.i.2.i, %_4.i.i19.i.i.i
  %9 = select i1 %_0.i22.i.i.2.i, i64 %8, i64 %mid.i.i.2.i, !unpredictable !20
  %mid.i.i.3.i = add nuw nsw i64 %9, 1
  %_0.i.i16.i.i.3.i = getelementptr inbounds nuw i32, ptr %_0.i, i64 %mid.i.i.3.i
  %_3.i.i18.i.i.3.i = load i32, ptr %_0.i.i16.i.i.3.i, align 4, !alias.scope !110, !noalias !113, !noundef !20
  %_0.i22.i.i.3.i = icmp ugt i32 %_3.i.i18.i.i.3.i, %_4.i.i19.i.i.i
  %10 = select i1 %_0.i22.i.i.3.i, i64 %9, i64 %mid.i.i.3.i, !unpredictable !20
  %_0.i.i.i.i20.i = getelementptr inbounds nuw i32, ptr %_0.i, i64 %10
  %_3.i.i.i.i.i = load i32, ptr %_0.i.i.i.i20.i, align 4, !alias.scope !115, !noalias !120, !noundef !20
  br label %bb7.i.i.i.i.i

bb7.i.i.i.i.i:
  %tail.sroa.0.04.i.i.i.i.idx.i = phi i64 [ %tail.sroa.0.04.i.i.i.i.add54.i, %_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels.exit.i.i.i.i.i ], [ 52, %_RINvMNtCs6wHCjA8NRxY_4core5sliceSm20sort_unstable_by_keyINtNtB5_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0EB1k_.exit.i ]
  %tail.sroa.0.04.i.i.i.i.ptr.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 %tail.sroa.0.04.i.i.i.i.idx.i
  %tail.sroa.0.04.i.i.i.i.add.i = add nsw i64 %tail.sroa.0.04.i.i.i.i.idx.i, -4
  %.ptr55.i = getelementptr inbounds i8, ptr %_0.i, i64 %tail.sroa.0.04.i.i.i.i.add.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !123)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !126)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !128)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !131)
  %_3.i.i.i.i.i.i.i.i = load i32, ptr %tail.sroa.0.04.i.i.i.i.ptr.i, align 4, !alias.scope !133, !noalias !142, !noundef !20
  %_4.i.i.i.i.i.i.i.i = load i32, ptr %.ptr55.i, align 4, !alias.scope !147, !noalias !148, !noundef !20
  %_0.i.i.i.i91.i.i.i.i = icmp ult i32 %_3.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i
  br i1 %_0.i.i.i.i91.i.i.i.i, label %bb8.i.i.i.i.i.i, label %_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels.exit.i.i.i.i.i

bb8.i.i.i.i.i.i:
  %gap_guard.sroa.4.0.i.i.i.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i.i.i.ptr.i, %bb11.i.i95.i.i.i.i ], [ %tail.sroa.0.04.i.i.i.i.ptr.i, %bb7.i.i.i.i.i ]
  %sift.sroa.0.0.i.i.i.i.i.idx.i = phi i64 [ %sift.sroa.0.0.i.i.i.i.i.add.i, %bb11.i.i95.i.i.i.i ], [ %tail.sroa.0.04.i.i.i.i.add.i, %bb7.i.i.i.i.i ]
  %sift.sroa.0.0.i.i.i.i.i.ptr.i = getelementptr inbounds i8, ptr %_0.i, i64 %sift.sroa.0.0.i.i.i.i.i.idx.i
  %11 = load i32, ptr %sift.sroa.0.0.i.i.i.i.i.ptr.i, align 4, !alias.scope !149, !noalias !150
  store i32 %11, ptr %gap_guard.sroa.4.0.i.i.i.i.i.i, align 4, !alias.scope !149, !noalias !150
  %_20.i.i94.i.i.i.i = icmp eq i64 %sift.sroa.0.0.i.i.i.i.i.idx.i, 48
  br i1 %_20.i.i94.i.i.i.i, label %bb17.i.i96.i.i.i.i, label %bb11.i.i95.i.i.i.i

bb11.i.i95.i.i.i.i:
  %sift.sroa.0.0.i.i.i.i.i.add.i = add nsw i64 %sift.sroa.0.0.i.i.i.i.i.idx.i, -4
  %.ptr56.i = getelementptr inbounds i8, ptr %_0.i, i64 %sift.sroa.0.0.i.i.i.i.i.add.i
  %_4.i.i5.i.i.i.i.i.i = load i32, ptr %.ptr56.i, align 4, !alias.scope !151, !noalias !156, !noundef !20
  %_0.i.i6.i.i.i.i.i.i = icmp ult i32 %_3.i.i.i.i.i.i.i.i, %_4.i.i5.i.i.i.i.i.i
  br i1 %_0.i.i6.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i, label %bb17.i.i96.i.i.i.i

bb17.i.i96.i.i.i.i:
  %sift.sroa.0.0.i.lcssa.i.i.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i.i.i.ptr.i, %bb11.i.i95.i.i.i.i ], [ %_0.i.i.i.i.i, %bb8.i.i.i.i.i.i ]
  store i32 %_3.i.i.i.i.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i.i.i, align 4, !alias.scope !149, !noalias !159
  br label %_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels.exit.i.i.i.i.i

_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels.exit.i.i.i.i.i:
  %tail.sroa.0.04.i.i.i.i.add54.i = add nuw nsw i64 %tail.sroa.0.04.i.i.i.i.idx.i, 4
  %_10.not.i.i.i.i.i = icmp samesign eq i64 %tail.sroa.0.04.i.i.i.i.add54.i, 96
  br i1 %_10.not.i.i.i.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work4sort.exit, label %bb7.i.i.i.i.i

_RNvNtCsNk7MfA4dMU_7kernels4work4sort.exit:
  %_0.i.i.i21.not.not.i = icmp eq i32 %_3.i.i.i.i.i, %_4.i.i19.i.i.i
  %_0.i25.i.i.i = icmp ult i32 %_3.i.i.i.i.i, %_4.i.i19.i.i.i
  %_0.i.i.i.i45.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 68
  %12 = load i32, ptr %_0.i.i.i.i45.i.i.i, align 4, !alias.scope !164, !noundef !20
  %x.i.i18.i.i.i = load i32, ptr %_0.i.i16.i.i.i, align 4, !alias.scope !165, !noalias !174, !noundef !20
  %_0.i.i21.not.i.i.i = icmp ult i32 %x.i.i18.i.i.i, %12
  %13 = select i1 %_0.i.i21.not.i.i.i, i64 6, i64 0, !unpredictable !20
  %mid.i.i42.1.i = add nuw nsw i64 %13, 3
  %_0.i.i16.i.i44.1.i = getelementptr inbounds nuw i32, ptr %_0.i, i64 %mid.i.i42.1.i
  %x.i.i18.i.i.1.i = load i32, ptr %_0.i.i16.i.i44.1.i, align 4, !alias.scope !165, !noalias !174, !noundef !20
  %_0.i.i21.not.i.i.1.i = icmp ult i32 %x.i.i18.i.i.1.i, %12
  %14 = select i1 %_0.i.i21.not.i.i.1.i, i64 %mid.i.i42.1.i, i64 %13, !unpredictable !20
  %mid.i.i42.2.i = add nuw nsw i64 %14, 1
  %_0.i.i16.i.i44.2.i = getelementptr inbounds nuw i32, ptr %_0.i, i64 %mid.i.i42.2.i
  %x.i.i18.i.i.2.i = load i32, ptr %_0.i.i16.i.i44.2.i, align 4, !alias.scope !165, !noalias !174, !noundef !20
  %_0.i.i21.not.i.i.2.i = icmp ult i32 %x.i.i18.i.i.2.i, %12
  %15 = select i1 %_0.i.i21.not.i.i.2.i, i64 %mid.i.i42.2.i, i64 %14, !unpredictable !20
  %mid.i.i42.3.i = add nuw nsw i64 %15, 1
  %_0.i.i16.i.i44.3.i = getelementptr inbounds nuw i32, ptr %_0.i, i64 %mid.i.i42.3.i
  %x.i.i18.i.i.3.i = load i32, ptr %_0.i.i16.i.i44.3.i, align 4, !alias.scope !165, !noalias !174, !noundef !20
  %_0.i.i21.not.i.i.3.i = icmp ult i32 %x.i.i18.i.i.3.i, %12
  %16 = select i1 %_0.i.i21.not.i.i.3.i, i64 %mid.i.i42.3.i, i64 %15, !unpredictable !20
  %_0.i.i.i.i33.i = getelementptr inbounds nuw i32, ptr %_0.i, i64 %16
  %x.i.i.i.i.i = load i32, ptr %_0.i.i.i.i33.i, align 4, !alias.scope !179, !noalias !184, !noundef !20
  %_0.i.i46.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 76
  call void @llvm.lifetime.start.p0(ptr nonnull %rawarray.i.i.i.i)
  %_0.i.i.i.i48.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %rawarray.i.i.i.i, ptr noundef nonnull align 4 dereferenceable(20) %_0.i.i46.i, i64 20, i1 false)
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(76) %_0.i.i.i.i48.i, ptr noundef nonnull align 4 dereferenceable(96) %_0.i, i64 76, i1 false), !alias.scope !187
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(96) %_0.i, ptr noundef nonnull align 8 dereferenceable(20) %rawarray.i.i.i.i, i64 20, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %rawarray.i.i.i.i)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !190)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !193)
  %ptr.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 28
  %_0.i.i14.i.i.i = icmp ult i32 %x.i.i.i.i.i, %12
  %_31.i.i35.i = zext i1 %_0.i.i14.i.i.i to i64
  %result.i.i36.i = add nuw nsw i64 %16, %_31.i.i35.i
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 72
  tail call void @llvm.experimental.noalias.scope.decl(metadata !195)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !198)
  %17 = load i32, ptr %ptr.i.i.i.i, align 4, !alias.scope !200, !noalias !203, !noundef !20
  %18 = load i32, ptr %_16.i.i.i, align 4, !alias.scope !204, !noalias !205
  store i32 %18, ptr %ptr.i.i.i.i, align 4, !alias.scope !200, !noalias !203
  store i32 %17, ptr %_16.i.i.i, align 4, !alias.scope !204, !noalias !205
  %_12.i.i.1.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !206)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !208)
  %19 = load i32, ptr %_12.i.i.1.i, align 4, !alias.scope !210, !noalias !211, !noundef !20
  %20 = load i32, ptr %_0.i.i.i.i45.i.i.i, align 4, !alias.scope !212, !noalias !213
  store i32 %20, ptr %_12.i.i.1.i, align 4, !alias.scope !210, !noalias !211
  store i32 %19, ptr %_0.i.i.i.i45.i.i.i, align 4, !alias.scope !212, !noalias !213
  %_12.i.i.2.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 36
  %_16.i.i.2.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !214)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !216)
  %21 = load i32, ptr %_12.i.i.2.i, align 4, !alias.scope !218, !noalias !219, !noundef !20
  %22 = load i32, ptr %_16.i.i.2.i, align 4, !alias.scope !220, !noalias !221
  store i32 %22, ptr %_12.i.i.2.i, align 4, !alias.scope !218, !noalias !219
  store i32 %21, ptr %_16.i.i.2.i, align 4, !alias.scope !220, !noalias !221
  %_12.i.i.3.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 40
  %_16.i.i.3.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 60
  tail call void @llvm.experimental.noalias.scope.decl(metadata !222)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !224)
  %23 = load i32, ptr %_12.i.i.3.i, align 4, !alias.scope !226, !noalias !227, !noundef !20
  %24 = load i32, ptr %_16.i.i.3.i, align 4, !alias.scope !228, !noalias !229
  store i32 %24, ptr %_12.i.i.3.i, align 4, !alias.scope !226, !noalias !227
  store i32 %23, ptr %_16.i.i.3.i, align 4, !alias.scope !228, !noalias !229
  %_12.i.i.4.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 44
  %_16.i.i.4.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 56
  tail call void @llvm.experimental.noalias.scope.decl(metadata !230)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !232)
  %25 = load i32, ptr %_12.i.i.4.i, align 4, !alias.scope !234, !noalias !235, !noundef !20
  %26 = load i32, ptr %_16.i.i.4.i, align 4, !alias.scope !236, !noalias !237
  store i32 %26, ptr %_12.i.i.4.i, align 4, !alias.scope !234, !noalias !235
  store i32 %25, ptr %_16.i.i.4.i, align 4, !alias.scope !236, !noalias !237
  %_16.i.i.5.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 52
  tail call void @llvm.experimental.noalias.scope.decl(metadata !238)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !240)
  %27 = load i32, ptr %_0.i.i.i.i.i, align 4, !alias.scope !242, !noalias !243, !noundef !20
  %28 = load i32, ptr %_16.i.i.5.i, align 4, !alias.scope !244, !noalias !245
  store i32 %28, ptr %_0.i.i.i.i.i, align 4, !alias.scope !242, !noalias !243
  store i32 %27, ptr %_16.i.i.5.i, align 4, !alias.scope !244, !noalias !245
  %_0.sroa.4.0.i.i.i = select i1 %_0.i25.i.i.i, i64 101, i64 100
  %_0.i.i.i = select i1 %_0.i.i.i21.not.not.i, i64 0, i64 %_0.sroa.4.0.i.i.i
  %spec.select.i.i = add nuw nsw i64 %10, %_0.i.i.i
  %_24.i = trunc nuw nsw i64 %spec.select.i.i to i32
  %_23.i = mul nuw nsw i32 %_24.i, 100
  %_25.i = trunc nuw nsw i64 %result.i.i36.i to i32
  %_0.i3 = add nuw nsw i32 %_23.i, %_25.i
  %_0.i1 = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i2
  store i32 %_0.i3, ptr %_0.i1, align 4
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels: argument 0"}
!4 = distinct !{!4, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels"}
!5 = !{!6}
!6 = distinct !{!6, !4, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels: argument 1"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!9 = distinct !{!9, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!10 = !{!11}
!11 = distinct !{!11, !9, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!12 = !{!8, !3, !13, !15, !17}
!13 = distinct !{!13, !14, !"_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels: %v.0"}
!14 = distinct !{!14, !"_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels"}
!15 = distinct !{!15, !16, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm13sort_unstableCsNk7MfA4dMU_7kernels: %self.0"}
!16 = distinct !{!16, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm13sort_unstableCsNk7MfA4dMU_7kernels"}
!17 = distinct !{!17, !18, !"_RNvNtCsNk7MfA4dMU_7kernels4work4sort: %numbers"}
!18 = distinct !{!18, !"_RNvNtCsNk7MfA4dMU_7kernels4work4sort"}
!19 = !{!11, !6}
!20 = !{}
!21 = !{!11, !6, !13, !15, !17}
!22 = !{!8, !3}
!23 = !{!13, !15, !17}
!24 = !{!25, !27, !13, !15, !17}
!25 = distinct !{!25, !26, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!26 = distinct !{!26, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!27 = distinct !{!27, !28, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels: argument 1"}
!28 = distinct !{!28, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels"}
!29 = !{!30, !31}
!30 = distinct !{!30, !26, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!31 = distinct !{!31, !28, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels: argument 0"}
!32 = !{!33, !35}
!33 = distinct !{!33, !34, !"_RNvXs5_NtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsNk7MfA4dMU_7kernels: %self"}
!34 = distinct !{!34, !"_RNvXs5_NtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsNk7MfA4dMU_7kernels"}
!35 = distinct !{!35, !36, !"_RINvNtCs6wHCjA8NRxY_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsNk7MfA4dMU_7kernels: %_1"}
!36 = distinct !{!36, !"_RINvNtCs6wHCjA8NRxY_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsNk7MfA4dMU_7kernels"}
!37 = !{!38}
!38 = distinct !{!38, !4, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels: argument 0:It1"}
!39 = !{!40}
!40 = distinct !{!40, !4, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels: argument 1:It1"}
!41 = !{!42}
!42 = distinct !{!42, !9, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt: %self:It1"}
!43 = !{!44}
!44 = distinct !{!44, !9, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt: %other:It1"}
!45 = !{!42, !38, !13, !15, !17}
!46 = !{!44, !40}
!47 = !{!44, !40, !13, !15, !17}
!48 = !{!42, !38}
!49 = !{!50}
!50 = distinct !{!50, !51, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm20sort_unstable_by_keyINtNtB7_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0B1m_: %a"}
!51 = distinct !{!51, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm20sort_unstable_by_keyINtNtB7_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0B1m_"}
!52 = !{!53}
!53 = distinct !{!53, !51, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm20sort_unstable_by_keyINtNtB7_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0B1m_: %b"}
!54 = !{!55, !50, !57, !59, !17}
!55 = distinct !{!55, !56, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sort0B5_: %_2"}
!56 = distinct !{!56, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sort0B5_"}
!57 = distinct !{!57, !58, !"_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0EB2m_: %v.0"}
!58 = distinct !{!58, !"_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0EB2m_"}
!59 = distinct !{!59, !60, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSm20sort_unstable_by_keyINtNtB5_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0EB1k_: %self.0"}
!60 = distinct !{!60, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSm20sort_unstable_by_keyINtNtB5_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0EB1k_"}
!61 = !{!62, !53, !57, !59, !17}
!62 = distinct !{!62, !63, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sort0B5_: %_2"}
!63 = distinct !{!63, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sort0B5_"}
!64 = !{!57, !59, !17}
!65 = !{!66, !68, !57, !59, !17}
!66 = distinct !{!66, !67, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sort0B5_: %_2"}
!67 = distinct !{!67, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sort0B5_"}
!68 = distinct !{!68, !69, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm20sort_unstable_by_keyINtNtB7_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0B1m_: %b"}
!69 = distinct !{!69, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm20sort_unstable_by_keyINtNtB7_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0B1m_"}
!70 = !{!71}
!71 = distinct !{!71, !69, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm20sort_unstable_by_keyINtNtB7_3cmp7ReversemENCNvNtCsNk7MfA4dMU_7kernels4work4sort0E0B1m_: %a"}
!72 = !{!73, !75}
!73 = distinct !{!73, !74, !"_RNvXs5_NtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsNk7MfA4dMU_7kernels: %self"}
!74 = distinct !{!74, !"_RNvXs5_NtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsNk7MfA4dMU_7kernels"}
!75 = distinct !{!75, !76, !"_RINvNtCs6wHCjA8NRxY_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsNk7MfA4dMU_7kernels: %_1"}
!76 = distinct !{!76, !"_RINvNtCs6wHCjA8NRxY_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsNk7MfA4dMU_7kernels"}
!77 = !{!78}
!78 = distinct !{!78, !79, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_searchCsNk7MfA4dMU_7kernels: %self.0"}
!79 = distinct !{!79, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_searchCsNk7MfA4dMU_7kernels"}
!80 = !{!81}
!81 = distinct !{!81, !79, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_searchCsNk7MfA4dMU_7kernels: %x"}
!82 = !{!83}
!83 = distinct !{!83, !84, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSm16binary_search_byNCNvB2_13binary_search0ECsNk7MfA4dMU_7kernels: %self.0"}
!84 = distinct !{!84, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSm16binary_search_byNCNvB2_13binary_search0ECsNk7MfA4dMU_7kernels"}
!85 = !{!86}
!86 = distinct !{!86, !84, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSm16binary_search_byNCNvB2_13binary_search0ECsNk7MfA4dMU_7kernels: argument 1"}
!87 = !{!88, !86, !81, !17}
!88 = distinct !{!88, !89, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp: %other"}
!89 = distinct !{!89, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp"}
!90 = !{!91, !92, !94, !83, !78}
!91 = distinct !{!91, !89, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp: %self"}
!92 = distinct !{!92, !93, !"_RNCNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_search0CsNk7MfA4dMU_7kernels: %_1"}
!93 = distinct !{!93, !"_RNCNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_search0CsNk7MfA4dMU_7kernels"}
!94 = distinct !{!94, !93, !"_RNCNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_search0CsNk7MfA4dMU_7kernels: %p"}
!95 = !{!94}
!96 = !{!91}
!97 = !{!88}
!98 = !{!91, !94, !83, !78, !17}
!99 = !{!88, !92, !86, !81}
!100 = !{!101, !102, !83, !78, !17}
!101 = distinct !{!101, !89, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp: %self:It1"}
!102 = distinct !{!102, !93, !"_RNCNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_search0CsNk7MfA4dMU_7kernels: %p:It1"}
!103 = !{!104, !92, !86, !81}
!104 = distinct !{!104, !89, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp: %other:It1"}
!105 = !{!106, !107, !83, !78, !17}
!106 = distinct !{!106, !89, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp: %self:It2"}
!107 = distinct !{!107, !93, !"_RNCNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_search0CsNk7MfA4dMU_7kernels: %p:It2"}
!108 = !{!109, !92, !86, !81}
!109 = distinct !{!109, !89, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp: %other:It2"}
!110 = !{!111, !112, !83, !78, !17}
!111 = distinct !{!111, !89, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp: %self:It3"}
!112 = distinct !{!112, !93, !"_RNCNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_search0CsNk7MfA4dMU_7kernels: %p:It3"}
!113 = !{!114, !92, !86, !81}
!114 = distinct !{!114, !89, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp: %other:It3"}
!115 = !{!116, !118, !83, !78, !17}
!116 = distinct !{!116, !117, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp: %self"}
!117 = distinct !{!117, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp"}
!118 = distinct !{!118, !119, !"_RNCNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_search0CsNk7MfA4dMU_7kernels: %p"}
!119 = distinct !{!119, !"_RNCNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_search0CsNk7MfA4dMU_7kernels"}
!120 = !{!121, !122, !86, !81}
!121 = distinct !{!121, !117, !"_RNvXs11_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_3Ord3cmp: %other"}
!122 = distinct !{!122, !119, !"_RNCNvMNtCs6wHCjA8NRxY_4core5sliceSm13binary_search0CsNk7MfA4dMU_7kernels: %_1"}
!123 = !{!124}
!124 = distinct !{!124, !125, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels: argument 0"}
!125 = distinct !{!125, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels"}
!126 = !{!127}
!127 = distinct !{!127, !125, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels: argument 1"}
!128 = !{!129}
!129 = distinct !{!129, !130, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!130 = distinct !{!130, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!131 = !{!132}
!132 = distinct !{!132, !130, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!133 = !{!129, !124, !134, !136, !138, !140, !17}
!134 = distinct !{!134, !135, !"_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels: %v.0"}
!135 = distinct !{!135, !"_RINvNtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels"}
!136 = distinct !{!136, !137, !"_RINvNtNtNtCs6wHCjA8NRxY_4core5slice4sort6select23partition_at_index_loopmNvYmNtNtB8_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels: argument 0"}
!137 = distinct !{!137, !"_RINvNtNtNtCs6wHCjA8NRxY_4core5slice4sort6select23partition_at_index_loopmNvYmNtNtB8_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels"}
!138 = distinct !{!138, !139, !"_RINvNtNtNtCs6wHCjA8NRxY_4core5slice4sort6select18partition_at_indexmNvYmNtNtB8_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels: %v.0"}
!139 = distinct !{!139, !"_RINvNtNtNtCs6wHCjA8NRxY_4core5slice4sort6select18partition_at_indexmNvYmNtNtB8_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels"}
!140 = distinct !{!140, !141, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm19select_nth_unstableCsNk7MfA4dMU_7kernels: %self.0"}
!141 = distinct !{!141, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm19select_nth_unstableCsNk7MfA4dMU_7kernels"}
!142 = !{!132, !127, !143, !144, !145, !146}
!143 = distinct !{!143, !137, !"_RINvNtNtNtCs6wHCjA8NRxY_4core5slice4sort6select23partition_at_index_loopmNvYmNtNtB8_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels: argument 1"}
!144 = distinct !{!144, !137, !"_RINvNtNtNtCs6wHCjA8NRxY_4core5slice4sort6select23partition_at_index_loopmNvYmNtNtB8_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels: %is_less"}
!145 = distinct !{!145, !139, !"_RINvNtNtNtCs6wHCjA8NRxY_4core5slice4sort6select18partition_at_indexmNvYmNtNtB8_3cmp10PartialOrd2ltECsNk7MfA4dMU_7kernels: %_0"}
!146 = distinct !{!146, !141, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm19select_nth_unstableCsNk7MfA4dMU_7kernels: %_0"}
!147 = !{!132, !127, !134, !136, !138, !140, !17}
!148 = !{!129, !124, !143, !144, !145, !146}
!149 = !{!134, !136, !138, !140, !17}
!150 = !{!143, !144, !145, !146}
!151 = !{!152, !154, !134, !136, !138, !140, !17}
!152 = distinct !{!152, !153, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!153 = distinct !{!153, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!154 = distinct !{!154, !155, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels: argument 1"}
!155 = distinct !{!155, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels"}
!156 = !{!157, !158, !143, !144, !145, !146}
!157 = distinct !{!157, !153, !"_RNvXs10_NtNtCs6wHCjA8NRxY_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!158 = distinct !{!158, !155, !"_RNvYNvYmNtNtCs6wHCjA8NRxY_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsNk7MfA4dMU_7kernels: argument 0"}
!159 = !{!160, !162, !143, !144, !145, !146}
!160 = distinct !{!160, !161, !"_RNvXs5_NtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsNk7MfA4dMU_7kernels: %self"}
!161 = distinct !{!161, !"_RNvXs5_NtNtNtNtCs6wHCjA8NRxY_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsNk7MfA4dMU_7kernels"}
!162 = distinct !{!162, !163, !"_RINvNtCs6wHCjA8NRxY_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsNk7MfA4dMU_7kernels: %_1"}
!163 = distinct !{!163, !"_RINvNtCs6wHCjA8NRxY_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsNk7MfA4dMU_7kernels"}
!164 = !{!17}
!165 = !{!166, !168, !170, !172, !17}
!166 = distinct !{!166, !167, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0B5_: %_2"}
!167 = distinct !{!167, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0B5_"}
!168 = distinct !{!168, !169, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0E0BV_: %x"}
!169 = distinct !{!169, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0E0BV_"}
!170 = distinct !{!170, !171, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSm16binary_search_byNCINvB2_15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0E0EB1j_: %self.0"}
!171 = distinct !{!171, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSm16binary_search_byNCINvB2_15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0E0EB1j_"}
!172 = distinct !{!172, !173, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSm15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0EBT_: %self.0"}
!173 = distinct !{!173, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSm15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0EBT_"}
!174 = !{!175, !176, !177, !178}
!175 = distinct !{!175, !167, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0B5_: %_1"}
!176 = distinct !{!176, !169, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0E0BV_: %_1"}
!177 = distinct !{!177, !171, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSm16binary_search_byNCINvB2_15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0E0EB1j_: argument 1"}
!178 = distinct !{!178, !173, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSm15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0EBT_: argument 1"}
!179 = !{!180, !182, !170, !172, !17}
!180 = distinct !{!180, !181, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0B5_: %_2"}
!181 = distinct !{!181, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0B5_"}
!182 = distinct !{!182, !183, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0E0BV_: %x"}
!183 = distinct !{!183, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0E0BV_"}
!184 = !{!185, !186, !177, !178}
!185 = distinct !{!185, !181, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0B5_: %_1"}
!186 = distinct !{!186, !183, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSm15partition_pointNCNvNtCsNk7MfA4dMU_7kernels4work4sorts0_0E0BV_: %_1"}
!187 = !{!188, !17}
!188 = distinct !{!188, !189, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm12rotate_rightCsNk7MfA4dMU_7kernels: %self.0"}
!189 = distinct !{!189, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm12rotate_rightCsNk7MfA4dMU_7kernels"}
!190 = !{!191}
!191 = distinct !{!191, !192, !"_RINvNvMNtCs6wHCjA8NRxY_4core5sliceSp7reverse7revswapmECsNk7MfA4dMU_7kernels: %a.0"}
!192 = distinct !{!192, !"_RINvNvMNtCs6wHCjA8NRxY_4core5sliceSp7reverse7revswapmECsNk7MfA4dMU_7kernels"}
!193 = !{!194}
!194 = distinct !{!194, !192, !"_RINvNvMNtCs6wHCjA8NRxY_4core5sliceSp7reverse7revswapmECsNk7MfA4dMU_7kernels: %b.0"}
!195 = !{!196}
!196 = distinct !{!196, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %x"}
!197 = distinct !{!197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels"}
!198 = !{!199}
!199 = distinct !{!199, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %y"}
!200 = !{!196, !191, !201, !17}
!201 = distinct !{!201, !202, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm7reverseCsNk7MfA4dMU_7kernels: %self.0"}
!202 = distinct !{!202, !"_RNvMNtCs6wHCjA8NRxY_4core5sliceSm7reverseCsNk7MfA4dMU_7kernels"}
!203 = !{!199, !194}
!204 = !{!199, !194, !201, !17}
!205 = !{!196, !191}
!206 = !{!207}
!207 = distinct !{!207, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %x:It1"}
!208 = !{!209}
!209 = distinct !{!209, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %y:It1"}
!210 = !{!207, !191, !201, !17}
!211 = !{!209, !194}
!212 = !{!209, !194, !201, !17}
!213 = !{!207, !191}
!214 = !{!215}
!215 = distinct !{!215, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %x:It2"}
!216 = !{!217}
!217 = distinct !{!217, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %y:It2"}
!218 = !{!215, !191, !201, !17}
!219 = !{!217, !194}
!220 = !{!217, !194, !201, !17}
!221 = !{!215, !191}
!222 = !{!223}
!223 = distinct !{!223, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %x:It3"}
!224 = !{!225}
!225 = distinct !{!225, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %y:It3"}
!226 = !{!223, !191, !201, !17}
!227 = !{!225, !194}
!228 = !{!225, !194, !201, !17}
!229 = !{!223, !191}
!230 = !{!231}
!231 = distinct !{!231, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %x:It4"}
!232 = !{!233}
!233 = distinct !{!233, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %y:It4"}
!234 = !{!231, !191, !201, !17}
!235 = !{!233, !194}
!236 = !{!233, !194, !201, !17}
!237 = !{!231, !191}
!238 = !{!239}
!239 = distinct !{!239, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %x:It5"}
!240 = !{!241}
!241 = distinct !{!241, !197, !"_RINvNtCs6wHCjA8NRxY_4core3mem4swapmECsNk7MfA4dMU_7kernels: %y:It5"}
!242 = !{!239, !191, !201, !17}
!243 = !{!241, !194}
!244 = !{!241, !194, !201, !17}
!245 = !{!239, !191}
