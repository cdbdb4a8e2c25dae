target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare void @llvm.experimental.noalias.scope.decl(metadata) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #3

define ptx_kernel void @sort(ptr noundef %numbers, ptr noundef writeonly captures(none) %out) unnamed_addr #4 {
start:
  %rawarray.i.i.i.i = alloca [256 x i8], align 8
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_6 = getelementptr inbounds nuw [24 x i32], ptr %numbers, i64 %_0.i
  %tail.sroa.0.02.i.ptr.i = getelementptr inbounds nuw i8, ptr %_6, i64 4
  %tail.val.i.i.i = load i32, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !2, !noalias !9, !noundef !11
  %.val1.i.i.i = load i32, ptr %_6, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i.i.i.i = icmp ult i32 %tail.val.i.i.i, %.val1.i.i.i
  br i1 %_0.i.i.i.i.i, label %bb4.i.i.preheader.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i

bb4.i.i.preheader.i:
  store i32 %.val1.i.i.i, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !14
  store i32 %tail.val.i.i.i, ptr %_6, align 4, !alias.scope !14, !noalias !15
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i:
  %.val.i.i.1.i = phi i32 [ %tail.val.i.i.i, %bb4.i.i.preheader.i ], [ %.val1.i.i.i, %start ]
  %.val1.i.i.1.i = phi i32 [ %.val1.i.i.i, %bb4.i.i.preheader.i ], [ %tail.val.i.i.i, %start ]
  %tail.sroa.0.02.i.ptr.1.i = getelementptr inbounds nuw i8, ptr %_6, i64 8
  %tail.val.i.i.1.i = load i32, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !2, !noalias !9, !noundef !11
  %_0.i.i.i.i.1.i = icmp ult i32 %tail.val.i.i.1.i, %.val1.i.i.1.i
  br i1 %_0.i.i.i.i.1.i, label %bb4.i.i.preheader.1.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.1.i

bb4.i.i.preheader.1.i:
  store i32 %.val1.i.i.1.i, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !14
  %_0.i.i2.i.i.1.i = icmp ult i32 %tail.val.i.i.1.i, %.val.i.i.1.i
  br i1 %_0.i.i2.i.i.1.i, label %bb4.i.i.1.1.i, label %bb10.i.i.1.i

bb4.i.i.1.1.i:
  store i32 %.val.i.i.1.i, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !14
  br label %bb10.i.i.1.i

bb10.i.i.1.i:
  %sift.sroa.0.0.i.lcssa.i.1.i = phi ptr [ %tail.sroa.0.02.i.ptr.i, %bb4.i.i.preheader.1.i ], [ %_6, %bb4.i.i.1.1.i ]
  store i32 %tail.val.i.i.1.i, ptr %sift.sroa.0.0.i.lcssa.i.1.i, align 4, !alias.scope !14, !noalias !15
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.1.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.1.i:
  %.val1.i.i.2.i = phi i32 [ %.val1.i.i.1.i, %bb10.i.i.1.i ], [ %tail.val.i.i.1.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i ]
  %tail.sroa.0.02.i.ptr.2.i = getelementptr inbounds nuw i8, ptr %_6, i64 12
  %tail.val.i.i.2.i = load i32, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !2, !noalias !9, !noundef !11
  %_0.i.i.i.i.2.i = icmp ult i32 %tail.val.i.i.2.i, %.val1.i.i.2.i
  br i1 %_0.i.i.i.i.2.i, label %bb4.i.i.preheader.2.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.2.i

bb4.i.i.preheader.2.i:
  store i32 %.val1.i.i.2.i, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !14
  %.val.i.i.2.i = load i32, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.2.i = icmp ult i32 %tail.val.i.i.2.i, %.val.i.i.2.i
  br i1 %_0.i.i2.i.i.2.i, label %bb4.i.i.2.1.i, label %bb10.i.i.2.i

bb4.i.i.2.1.i:
  store i32 %.val.i.i.2.i, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !14
  %.val.i.i.2.1.i = load i32, ptr %_6, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.2.1.i = icmp ult i32 %tail.val.i.i.2.i, %.val.i.i.2.1.i
  br i1 %_0.i.i2.i.i.2.1.i, label %bb4.i.i.2.2.i, label %bb10.i.i.2.i

bb4.i.i.2.2.i:
  store i32 %.val.i.i.2.1.i, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !14
  br label %bb10.i.i.2.i

bb10.i.i.2.i:
  %sift.sroa.0.0.i.lcssa.i.2.i = phi ptr [ %tail.sroa.0.02.i.ptr.1.i, %bb4.i.i.preheader.2.i ], [ %tail.sroa.0.02.i.ptr.i, %bb4.i.i.2.1.i ], [ %_6, %bb4.i.i.2.2.i ]
  store i32 %tail.val.i.i.2.i, ptr %sift.sroa.0.0.i.lcssa.i.2.i, align 4, !alias.scope !14, !noalias !15
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.2.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.2.i:
  %.val1.i.i.3.i = phi i32 [ %.val1.i.i.2.i, %bb10.i.i.2.i ], [ %tail.val.i.i.2.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.1.i ]
  %tail.sroa.0.02.i.ptr.3.i = getelementptr inbounds nuw i8, ptr %_6, i64 16
  %tail.val.i.i.3.i = load i32, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !2, !noalias !9, !noundef !11
  %_0.i.i.i.i.3.i = icmp ult i32 %tail.val.i.i.3.i, %.val1.i.i.3.i
  br i1 %_0.i.i.i.i.3.i, label %bb4.i.i.preheader.3.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.3.i

bb4.i.i.preheader.3.i:
  store i32 %.val1.i.i.3.i, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !14
  %.val.i.i.3.i = load i32, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.3.i = icmp ult i32 %tail.val.i.i.3.i, %.val.i.i.3.i
  br i1 %_0.i.i2.i.i.3.i, label %bb4.i.i.3.1.i, label %bb10.i.i.3.i

bb4.i.i.3.1.i:
  store i32 %.val.i.i.3.i, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !14
  %.val.i.i.3.1.i = load i32, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.3.1.i = icmp ult i32 %tail.val.i.i.3.i, %.val.i.i.3.1.i
  br i1 %_0.i.i2.i.i.3.1.i, label %bb4.i.i.3.2.i, label %bb10.i.i.3.i

bb4.i.i.3.2.i:
  store i32 %.val.i.i.3.1.i, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !14
  %.val.i.i.3.2.i = load i32, ptr %_6, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.3.2.i = icmp ult i32 %tail.val.i.i.3.i, %.val.i.i.3.2.i
  br i1 %_0.i.i2.i.i.3.2.i, label %bb4.i.i.3.3.i, label %bb10.i.i.3.i

bb4.i.i.3.3.i:
  store i32 %.val.i.i.3.2.i, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !14
  br label %bb10.i.i.3.i

bb10.i.i.3.i:
  %sift.sroa.0.0.i.lcssa.i.3.i = phi ptr [ %tail.sroa.0.02.i.ptr.2.i, %bb4.i.i.preheader.3.i ], [ %tail.sroa.0.02.i.ptr.i, %bb4.i.i.3.2.i ], [ %_6, %bb4.i.i.3.3.i ], [ %tail.sroa.0.02.i.ptr.1.i, %bb4.i.i.3.1.i ]
  store i32 %tail.val.i.i.3.i, ptr %sift.sroa.0.0.i.lcssa.i.3.i, align 4, !alias.scope !14, !noalias !15
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.3.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.3.i:
  %.val1.i.i.4.i = phi i32 [ %.val1.i.i.3.i, %bb10.i.i.3.i ], [ %tail.val.i.i.3.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.2.i ]
  %tail.sroa.0.02.i.ptr.4.i = getelementptr inbounds nuw i8, ptr %_6, i64 20
  %tail.val.i.i.4.i = load i32, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !2, !noalias !9, !noundef !11
  %_0.i.i.i.i.4.i = icmp ult i32 %tail.val.i.i.4.i, %.val1.i.i.4.i
  br i1 %_0.i.i.i.i.4.i, label %bb4.i.i.preheader.4.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.4.i

bb4.i.i.preheader.4.i:
  store i32 %.val1.i.i.4.i, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !14
  %.val.i.i.4.i = load i32, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.4.i = icmp ult i32 %tail.val.i.i.4.i, %.val.i.i.4.i
  br i1 %_0.i.i2.i.i.4.i, label %bb4.i.i.4.1.i, label %bb10.i.i.4.i

bb4.i.i.4.1.i:
  store i32 %.val.i.i.4.i, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !14
  %.val.i.i.4.1.i = load i32, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.4.1.i = icmp ult i32 %tail.val.i.i.4.i, %.val.i.i.4.1.i
  br i1 %_0.i.i2.i.i.4.1.i, label %bb4.i.i.4.2.i, label %bb10.i.i.4.i

bb4.i.i.4.2.i:
  store i32 %.val.i.i.4.1.i, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !14
  %.val.i.i.4.2.i = load i32, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.4.2.i = icmp ult i32 %tail.val.i.i.4.i, %.val.i.i.4.2.i
  br i1 %_0.i.i2.i.i.4.2.i, label %bb4.i.i.4.3.i, label %bb10.i.i.4.i

bb4.i.i.4.3.i:
  store i32 %.val.i.i.4.2.i, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !14
  %.val.i.i.4.3.i = load i32, ptr %_6, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.4.3.i = icmp ult i32 %tail.val.i.i.4.i, %.val.i.i.4.3.i
  br i1 %_0.i.i2.i.i.4.3.i, label %bb4.i.i.4.4.i, label %bb10.i.i.4.i

bb4.i.i.4.4.i:
  store i32 %.val.i.i.4.3.i, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !14
  br label %bb10.i.i.4.i

bb10.i.i.4.i:
  %sift.sroa.0.0.i.lcssa.i.4.i = phi ptr [ %tail.sroa.0.02.i.ptr.3.i, %bb4.i.i.preheader.4.i ], [ %tail.sroa.0.02.i.ptr.1.i, %bb4.i.i.4.2.i ], [ %_6, %bb4.i.i.4.4.i ], [ %tail.sroa.0.02.i.ptr.2.i, %bb4.i.i.4.1.i ], [ %tail.sroa.0.02.i.ptr.i, %bb4.i.i.4.3.i ]
  store i32 %tail.val.i.i.4.i, ptr %sift.sroa.0.0.i.lcssa.i.4.i, align 4, !alias.scope !14, !noalias !15
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.4.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.4.i:
  %.val1.i.i.5.i = phi i32 [ %.val1.i.i.4.i, %bb10.i.i.4.i ], [ %tail.val.i.i.4.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.3.i ]
  %tail.sroa.0.02.i.ptr.5.i = getelementptr inbounds nuw i8, ptr %_6, i64 24
  %tail.val.i.i.5.i = load i32, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !2, !noalias !9, !noundef !11
  %_0.i.i.i.i.5.i = icmp ult i32 %tail.val.i.i.5.i, %.val1.i.i.5.i
  br i1 %_0.i.i.i.i.5.i, label %bb4.i.i.preheader.5.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.5.i

bb4.i.i.preheader.5.i:
  store i32 %.val1.i.i.5.i, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !14
  %.val.i.i.5.i = load i32, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.5.i = icmp ult i32 %tail.val.i.i.5.i, %.val.i.i.5.i
  br i1 %_0.i.i2.i.i.5.i, label %bb4.i.i.5.1.i, label %bb10.i.i.5.i

bb4.i.i.5.1.i:
  store i32 %.val.i.i.5.i, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !14
  %.val.i.i.5.1.i = load i32, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.5.1.i = icmp ult i32 %tail.val.i.i.5.i, %.val.i.i.5.1.i
  br i1 %_0.i.i2.i.i.5.1.i, label %bb4.i.i.5.2.i, label %bb10.i.i.5.i

bb4.i.i.5.2.i:
  store i32 %.val.i.i.5.1.i, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !14
  %.val.i.i.5.2.i = load i32, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.5.2.i = icmp ult i32 %tail.val.i.i.5.i, %.val.i.i.5.2.i
  br i1 %_0.i.i2.i.i.5.2.i, label %bb4.i.i.5.3.i, label %bb10.i.i.5.i

bb4.i.i.5.3.i:
  store i32 %.val.i.i.5.2.i, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !14
  %.val.i.i.5.3.i = load i32, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.5.3.i = icmp ult i32 %tail.val.i.i.5.i, %.val.i.i.5.3.i
  br i1 %_0.i.i2.i.i.5.3.i, label %bb4.i.i.5.4.i, label %bb10.i.i.5.i

bb4.i.i.5.4.i:
  store i32 %.val.i.i.5.3.i, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !14
  %.val.i.i.5.4.i = load i32, ptr %_6, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.5.4.i = icmp ult i32 %tail.val.i.i.5.i, %.val.i.i.5.4.i
  br i1 %_0.i.i2.i.i.5.4.i, label %bb4.i.i.5.5.i, label %bb10.i.i.5.i

bb4.i.i.5.5.i:
  store i32 %.val.i.i.5.4.i, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !14
  br label %bb10.i.i.5.i

bb10.i.i.5.i:
  %sift.sroa.0.0.i.lcssa.i.5.i = phi ptr [ %tail.sroa.0.02.i.ptr.4.i, %bb4.i.i.preheader.5.i ], [ %tail.sroa.0.02.i.ptr.1.i, %bb4.i.i.5.3.i ], [ %_6, %bb4.i.i.5.5.i ], [ %tail.sroa.0.02.i.ptr.3.i, %bb4.i.i.5.1.i ], [ %tail.sroa.0.02.i.ptr.i, %bb4.i.i.5.4.i ], [ %tail.sroa.0.02.i.ptr.2.i, %bb4.i.i.5.2.i ]
  store i32 %tail.val.i.i.5.i, ptr %sift.sroa.0.0.i.lcssa.i.5.i, align 4, !alias.scope !14, !noalias !15
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.5.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.5.i:
  %.val1.i.i.6.i = phi i32 [ %.val1.i.i.5.i, %bb10.i.i.5.i ], [ %tail.val.i.i.5.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.4.i ]
  %tail.sroa.0.02.i.ptr.6.i = getelementptr inbounds nuw i8, ptr %_6, i64 28
  %tail.val.i.i.6.i = load i32, ptr %tail.sroa.0.02.i.ptr.6.i, align 4, !alias.scope !2, !noalias !9, !noundef !11
  %_0.i.i.i.i.6.i = icmp ult i32 %tail.val.i.i.6.i, %.val1.i.i.6.i
  br i1 %_0.i.i.i.i.6.i, label %bb4.i.i.preheader.6.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.6.i

bb4.i.i.preheader.6.i:
  store i32 %.val1.i.i.6.i, ptr %tail.sroa.0.02.i.ptr.6.i, align 4, !alias.scope !14
  %.val.i.i.6.i = load i32, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.6.i = icmp ult i32 %tail.val.i.i.6.i, %.val.i.i.6.i
  br i1 %_0.i.i2.i.i.6.i, label %bb4.i.i.6.1.i, label %bb10.i.i.6.i

bb4.i.i.6.1.i:
  store i32 %.val.i.i.6.i, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !14
  %.val.i.i.6.1.i = load i32, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.6.1.i = icmp ult i32 %tail.val.i.i.6.i, %.val.i.i.6.1.i
  br i1 %_0.i.i2.i.i.6.1.i, label %bb4.i.i.6.2.i, label %bb10.i.i.6.i

bb4.i.i.6.2.i:
  store i32 %.val.i.i.6.1.i, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !14
  %.val.i.i.6.2.i = load i32, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.6.2.i = icmp ult i32 %tail.val.i.i.6.i, %.val.i.i.6.2.i
  br i1 %_0.i.i2.i.i.6.2.i, label %bb4.i.i.6.3.i, label %bb10.i.i.6.i

bb4.i.i.6.3.i:
  store i32 %.val.i.i.6.2.i, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !14
  %.val.i.i.6.3.i = load i32, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.6.3.i = icmp ult i32 %tail.val.i.i.6.i, %.val.i.i.6.3.i
  br i1 %_0.i.i2.i.i.6.3.i, label %bb4.i.i.6.4.i, label %bb10.i.i.6.i

bb4.i.i.6.4.i:
  store i32 %.val.i.i.6.3.i, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !14
  %.val.i.i.6.4.i = load i32, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.6.4.i = icmp ult i32 %tail.val.i.i.6.i, %.val.i.i.6.4.i
  br i1 %_0.i.i2.i.i.6.4.i, label %bb4.i.i.6.5.i, label %bb10.i.i.6.i

bb4.i.i.6.5.i:
  store i32 %.val.i.i.6.4.i, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !14
  %.val.i.i.6.5.i = load i32, ptr %_6, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.6.5.i = icmp ult i32 %tail.val.i.i.6.i, %.val.i.i.6.5.i
  br i1 %_0.i.i2.i.i.6.5.i, label %bb4.i.i.6.6.i, label %bb10.i.i.6.i

bb4.i.i.6.6.i:
  store i32 %.val.i.i.6.5.i, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !14
  br label %bb10.i.i.6.i

bb10.i.i.6.i:
  %sift.sroa.0.0.i.lcssa.i.6.i = phi ptr [ %tail.sroa.0.02.i.ptr.5.i, %bb4.i.i.preheader.6.i ], [ %tail.sroa.0.02.i.ptr.2.i, %bb4.i.i.6.3.i ], [ %_6, %bb4.i.i.6.6.i ], [ %tail.sroa.0.02.i.ptr.4.i, %bb4.i.i.6.1.i ], [ %tail.sroa.0.02.i.ptr.i, %bb4.i.i.6.5.i ], [ %tail.sroa.0.02.i.ptr.3.i, %bb4.i.i.6.2.i ], [ %tail.sroa.0.02.i.ptr.1.i, %bb4.i.i.6.4.i ]
  store i32 %tail.val.i.i.6.i, ptr %sift.sroa.0.0.i.lcssa.i.6.i, align 4, !alias.scope !14, !noalias !15
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.6.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.6.i:
  %.val1.i.i.7.i = phi i32 [ %.val1.i.i.6.i, %bb10.i.i.6.i ], [ %tail.val.i.i.6.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.5.i ]
  %tail.sroa.0.02.i.ptr.7.i = getelementptr inbounds nuw i8, ptr %_6, i64 32
  %tail.val.i.i.7.i = load i32, ptr %tail.sroa.0.02.i.ptr.7.i, align 4, !alias.scope !2, !noalias !9, !noundef !11
  %_0.i.i.i.i.7.i = icmp ult i32 %tail.val.i.i.7.i, %.val1.i.i.7.i
  br i1 %_0.i.i.i.i.7.i, label %bb4.i.i.preheader.7.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.7.i

bb4.i.i.preheader.7.i:
  store i32 %.val1.i.i.7.i, ptr %tail.sroa.0.02.i.ptr.7.i, align 4, !alias.scope !14
  %.val.i.i.7.i = load i32, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.7.i = icmp ult i32 %tail.val.i.i.7.i, %.val.i.i.7.i
  br i1 %_0.i.i2.i.i.7.i, label %bb4.i.i.7.1.i, label %bb10.i.i.7.i

bb4.i.i.7.1.i:
  store i32 %.val.i.i.7.i, ptr %tail.sroa.0.02.i.ptr.6.i, align 4, !alias.scope !14
  %.val.i.i.7.1.i = load i32, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.7.1.i = icmp ult i32 %tail.val.i.i.7.i, %.val.i.i.7.1.i
  br i1 %_0.i.i2.i.i.7.1.i, label %bb4.i.i.7.2.i, label %bb10.i.i.7.i

bb4.i.i.7.2.i:
  store i32 %.val.i.i.7.1.i, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !14
  %.val.i.i.7.2.i = load i32, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.7.2.i = icmp ult i32 %tail.val.i.i.7.i, %.val.i.i.7.2.i
  br i1 %_0.i.i2.i.i.7.2.i, label %bb4.i.i.7.3.i, label %bb10.i.i.7.i

bb4.i.i.7.3.i:
  store i32 %.val.i.i.7.2.i, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !14
  %.val.i.i.7.3.i = load i32, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.7.3.i = icmp ult i32 %tail.val.i.i.7.i, %.val.i.i.7.3.i
  br i1 %_0.i.i2.i.i.7.3.i, label %bb4.i.i.7.4.i, label %bb10.i.i.7.i

bb4.i.i.7.4.i:
  store i32 %.val.i.i.7.3.i, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !14
  %.val.i.i.7.4.i = load i32, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.7.4.i = icmp ult i32 %tail.val.i.i.7.i, %.val.i.i.7.4.i
  br i1 %_0.i.i2.i.i.7.4.i, label %bb4.i.i.7.5.i, label %bb10.i.i.7.i

bb4.i.i.7.5.i:
  store i32 %.val.i.i.7.4.i, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !14
  %.val.i.i.7.5.i = load i32, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.7.5.i = icmp ult i32 %tail.val.i.i.7.i, %.val.i.i.7.5.i
  br i1 %_0.i.i2.i.i.7.5.i, label %bb4.i.i.7.6.i, label %bb10.i.i.7.i

bb4.i.i.7.6.i:
  store i32 %.val.i.i.7.5.i, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !14
  %.val.i.i.7.6.i = load i32, ptr %_6, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.7.6.i = icmp ult i32 %tail.val.i.i.7.i, %.val.i.i.7.6.i
  br i1 %_0.i.i2.i.i.7.6.i, label %bb4.i.i.7.7.i, label %bb10.i.i.7.i

bb4.i.i.7.7.i:
  store i32 %.val.i.i.7.6.i, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !14
  br label %bb10.i.i.7.i

bb10.i.i.7.i:
  %sift.sroa.0.0.i.lcssa.i.7.i = phi ptr [ %tail.sroa.0.02.i.ptr.6.i, %bb4.i.i.preheader.7.i ], [ %tail.sroa.0.02.i.ptr.1.i, %bb4.i.i.7.5.i ], [ %_6, %bb4.i.i.7.7.i ], [ %tail.sroa.0.02.i.ptr.5.i, %bb4.i.i.7.1.i ], [ %tail.sroa.0.02.i.ptr.i, %bb4.i.i.7.6.i ], [ %tail.sroa.0.02.i.ptr.4.i, %bb4.i.i.7.2.i ], [ %tail.sroa.0.02.i.ptr.2.i, %bb4.i.i.7.4.i ], [ %tail.sroa.0.02.i.ptr.3.i, %bb4.i.i.7.3.i ]
  store i32 %tail.val.i.i.7.i, ptr %sift.sroa.0.0.i.lcssa.i.7.i, align 4, !alias.scope !14, !noalias !15
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.7.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.7.i:
  %.val1.i.i.8.i = phi i32 [ %.val1.i.i.7.i, %bb10.i.i.7.i ], [ %tail.val.i.i.7.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.6.i ]
  %tail.sroa.0.02.i.ptr.8.i = getelementptr inbounds nuw i8, ptr %_6, i64 36
  %tail.val.i.i.8.i = load i32, ptr %tail.sroa.0.02.i.ptr.8.i, align 4, !alias.scope !2, !noalias !9, !noundef !11
  %_0.i.i.i.i.8.i = icmp ult i32 %tail.val.i.i.8.i, %.val1.i.i.8.i
  br i1 %_0.i.i.i.i.8.i, label %bb4.i.i.preheader.8.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.8.i

bb4.i.i.preheader.8.i:
  store i32 %.val1.i.i.8.i, ptr %tail.sroa.0.02.i.ptr.8.i, align 4, !alias.scope !14
  %.val.i.i.8.i = load i32, ptr %tail.sroa.0.02.i.ptr.6.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.8.i = icmp ult i32 %tail.val.i.i.8.i, %.val.i.i.8.i
  br i1 %_0.i.i2.i.i.8.i, label %bb4.i.i.8.1.i, label %bb10.i.i.8.i

bb4.i.i.8.1.i:
  store i32 %.val.i.i.8.i, ptr %tail.sroa.0.02.i.ptr.7.i, align 4, !alias.scope !14
  %.val.i.i.8.1.i = load i32, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.8.1.i = icmp ult i32 %tail.val.i.i.8.i, %.val.i.i.8.1.i
  br i1 %_0.i.i2.i.i.8.1.i, label %bb4.i.i.8.2.i, label %bb10.i.i.8.i

bb4.i.i.8.2.i:
  store i32 %.val.i.i.8.1.i, ptr %tail.sroa.0.02.i.ptr.6.i, align 4, !alias.scope !14
  %.val.i.i.8.2.i = load i32, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.8.2.i = icmp ult i32 %tail.val.i.i.8.i, %.val.i.i.8.2.i
  br i1 %_0.i.i2.i.i.8.2.i, label %bb4.i.i.8.3.i, label %bb10.i.i.8.i

bb4.i.i.8.3.i:
  store i32 %.val.i.i.8.2.i, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !14
  %.val.i.i.8.3.i = load i32, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.8.3.i = icmp ult i32 %tail.val.i.i.8.i, %.val.i.i.8.3.i
  br i1 %_0.i.i2.i.i.8.3.i, label %bb4.i.i.8.4.i, label %bb10.i.i.8.i

bb4.i.i.8.4.i:
  store i32 %.val.i.i.8.3.i, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !14
  %.val.i.i.8.4.i = load i32, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.8.4.i = icmp ult i32 %tail.val.i.i.8.i, %.val.i.i.8.4.i
  br i1 %_0.i.i2.i.i.8.4.i, label %bb4.i.i.8.5.i, label %bb10.i.i.8.i

bb4.i.i.8.5.i:
  store i32 %.val.i.i.8.4.i, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !14
  %.val.i.i.8.5.i = load i32, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.8.5.i = icmp ult i32 %tail.val.i.i.8.i, %.val.i.i.8.5.i
  br i1 %_0.i.i2.i.i.8.5.i, label %bb4.i.i.8.6.i, label %bb10.i.i.8.i

bb4.i.i.8.6.i:
  store i32 %.val.i.i.8.5.i, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !14
  %.val.i.i.8.6.i = load i32, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.8.6.i = icmp ult i32 %tail.val.i.i.8.i, %.val.i.i.8.6.i
  br i1 %_0.i.i2.i.i.8.6.i, label %bb4.i.i.8.7.i, label %bb10.i.i.8.i

bb4.i.i.8.7.i:
  store i32 %.val.i.i.8.6.i, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !14
  %.val.i.i.8.7.i = load i32, ptr %_6, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.8.7.i = icmp ult i32 %tail.val.i.i.8.i, %.val.i.i.8.7.i
  br i1 %_0.i.i2.i.i.8.7.i, label %bb4.i.i.8.8.i, label %bb10.i.i.8.i

bb4.i.i.8.8.i:
  store i32 %.val.i.i.8.7.i, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !14
  br label %bb10.i.i.8.i

bb10.i.i.8.i:
  %sift.sroa.0.0.i.lcssa.i.8.i = phi ptr [ %tail.sroa.0.02.i.ptr.7.i, %bb4.i.i.preheader.8.i ], [ %tail.sroa.0.02.i.ptr.3.i, %bb4.i.i.8.4.i ], [ %_6, %bb4.i.i.8.8.i ], [ %tail.sroa.0.02.i.ptr.6.i, %bb4.i.i.8.1.i ], [ %tail.sroa.0.02.i.ptr.i, %bb4.i.i.8.7.i ], [ %tail.sroa.0.02.i.ptr.5.i, %bb4.i.i.8.2.i ], [ %tail.sroa.0.02.i.ptr.2.i, %bb4.i.i.8.5.i ], [ %tail.sroa.0.02.i.ptr.4.i, %bb4.i.i.8.3.i ], [ %tail.sroa.0.02.i.ptr.1.i, %bb4.i.i.8.6.i ]
  store i32 %tail.val.i.i.8.i, ptr %sift.sroa.0.0.i.lcssa.i.8.i, align 4, !alias.scope !14, !noalias !15
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.8.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.8.i:
  %.val1.i.i.9.i = phi i32 [ %.val1.i.i.8.i, %bb10.i.i.8.i ], [ %tail.val.i.i.8.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.7.i ]
  %tail.sroa.0.02.i.ptr.9.i = getelementptr inbounds nuw i8, ptr %_6, i64 40
  %tail.val.i.i.9.i = load i32, ptr %tail.sroa.0.02.i.ptr.9.i, align 4, !alias.scope !2, !noalias !9, !noundef !11
  %_0.i.i.i.i.9.i = icmp ult i32 %tail.val.i.i.9.i, %.val1.i.i.9.i
  br i1 %_0.i.i.i.i.9.i, label %bb4.i.i.preheader.9.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.9.i

bb4.i.i.preheader.9.i:
  store i32 %.val1.i.i.9.i, ptr %tail.sroa.0.02.i.ptr.9.i, align 4, !alias.scope !14
  %.val.i.i.9.i = load i32, ptr %tail.sroa.0.02.i.ptr.7.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.9.i = icmp ult i32 %tail.val.i.i.9.i, %.val.i.i.9.i
  br i1 %_0.i.i2.i.i.9.i, label %bb4.i.i.9.1.i, label %bb10.i.i.9.i

bb4.i.i.9.1.i:
  store i32 %.val.i.i.9.i, ptr %tail.sroa.0.02.i.ptr.8.i, align 4, !alias.scope !14
  %.val.i.i.9.1.i = load i32, ptr %tail.sroa.0.02.i.ptr.6.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.9.1.i = icmp ult i32 %tail.val.i.i.9.i, %.val.i.i.9.1.i
  br i1 %_0.i.i2.i.i.9.1.i, label %bb4.i.i.9.2.i, label %bb10.i.i.9.i

bb4.i.i.9.2.i:
  store i32 %.val.i.i.9.1.i, ptr %tail.sroa.0.02.i.ptr.7.i, align 4, !alias.scope !14
  %.val.i.i.9.2.i = load i32, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.9.2.i = icmp ult i32 %tail.val.i.i.9.i, %.val.i.i.9.2.i
  br i1 %_0.i.i2.i.i.9.2.i, label %bb4.i.i.9.3.i, label %bb10.i.i.9.i

bb4.i.i.9.3.i:
  store i32 %.val.i.i.9.2.i, ptr %tail.sroa.0.02.i.ptr.6.i, align 4, !alias.scope !14
  %.val.i.i.9.3.i = load i32, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.9.3.i = icmp ult i32 %tail.val.i.i.9.i, %.val.i.i.9.3.i
  br i1 %_0.i.i2.i.i.9.3.i, label %bb4.i.i.9.4.i, label %bb10.i.i.9.i

bb4.i.i.9.4.i:
  store i32 %.val.i.i.9.3.i, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !14
  %.val.i.i.9.4.i = load i32, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.9.4.i = icmp ult i32 %tail.val.i.i.9.i, %.val.i.i.9.4.i
  br i1 %_0.i.i2.i.i.9.4.i, label %bb4.i.i.9.5.i, label %bb10.i.i.9.i

bb4.i.i.9.5.i:
  store i32 %.val.i.i.9.4.i, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !14
  %.val.i.i.9.5.i = load i32, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.9.5.i = icmp ult i32 %tail.val.i.i.9.i, %.val.i.i.9.5.i
  br i1 %_0.i.i2.i.i.9.5.i, label %bb4.i.i.9.6.i, label %bb10.i.i.9.i

bb4.i.i.9.6.i:
  store i32 %.val.i.i.9.5.i, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !14
  %.val.i.i.9.6.i = load i32, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.9.6.i = icmp ult i32 %tail.val.i.i.9.i, %.val.i.i.9.6.i
  br i1 %_0.i.i2.i.i.9.6.i, label %bb4.i.i.9.7.i, label %bb10.i.i.9.i

bb4.i.i.9.7.i:
  store i32 %.val.i.i.9.6.i, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !14
  %.val.i.i.9.7.i = load i32, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.9.7.i = icmp ult i32 %tail.val.i.i.9.i, %.val.i.i.9.7.i
  br i1 %_0.i.i2.i.i.9.7.i, label %bb4.i.i.9.8.i, label %bb10.i.i.9.i

bb4.i.i.9.8.i:
  store i32 %.val.i.i.9.7.i, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !14
  %.val.i.i.9.8.i = load i32, ptr %_6, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.9.8.i = icmp ult i32 %tail.val.i.i.9.i, %.val.i.i.9.8.i
  br i1 %_0.i.i2.i.i.9.8.i, label %bb4.i.i.9.9.i, label %bb10.i.i.9.i

bb4.i.i.9.9.i:
  store i32 %.val.i.i.9.8.i, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !14
  br label %bb10.i.i.9.i

bb10.i.i.9.i:
  %sift.sroa.0.0.i.lcssa.i.9.i = phi ptr [ %tail.sroa.0.02.i.ptr.8.i, %bb4.i.i.preheader.9.i ], [ %tail.sroa.0.02.i.ptr.2.i, %bb4.i.i.9.6.i ], [ %_6, %bb4.i.i.9.9.i ], [ %tail.sroa.0.02.i.ptr.7.i, %bb4.i.i.9.1.i ], [ %tail.sroa.0.02.i.ptr.i, %bb4.i.i.9.8.i ], [ %tail.sroa.0.02.i.ptr.6.i, %bb4.i.i.9.2.i ], [ %tail.sroa.0.02.i.ptr.3.i, %bb4.i.i.9.5.i ], [ %tail.sroa.0.02.i.ptr.5.i, %bb4.i.i.9.3.i ], [ %tail.sroa.0.02.i.ptr.1.i, %bb4.i.i.9.7.i ], [ %tail.sroa.0.02.i.ptr.4.i, %bb4.i.i.9.4.i ]
  store i32 %tail.val.i.i.9.i, ptr %sift.sroa.0.0.i.lcssa.i.9.i, align 4, !alias.scope !14, !noalias !15
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.9.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.9.i:
  %.val1.i.i.10.i = phi i32 [ %.val1.i.i.9.i, %bb10.i.i.9.i ], [ %tail.val.i.i.9.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.8.i ]
  %tail.sroa.0.02.i.ptr.10.i = getelementptr inbounds nuw i8, ptr %_6, i64 44
  %tail.val.i.i.10.i = load i32, ptr %tail.sroa.0.02.i.ptr.10.i, align 4, !alias.scope !2, !noalias !9, !noundef !11
  %_0.i.i.i.i.10.i = icmp ult i32 %tail.val.i.i.10.i, %.val1.i.i.10.i
  br i1 %_0.i.i.i.i.10.i, label %bb4.i.i.preheader.10.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.10.i

bb4.i.i.preheader.10.i:
  store i32 %.val1.i.i.10.i, ptr %tail.sroa.0.02.i.ptr.10.i, align 4, !alias.scope !14
  %.val.i.i.10.i = load i32, ptr %tail.sroa.0.02.i.ptr.8.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.10.i = icmp ult i32 %tail.val.i.i.10.i, %.val.i.i.10.i
  br i1 %_0.i.i2.i.i.10.i, label %bb4.i.i.10.1.i, label %bb10.i.i.10.i

bb4.i.i.10.1.i:
  store i32 %.val.i.i.10.i, ptr %tail.sroa.0.02.i.ptr.9.i, align 4, !alias.scope !14
  %.val.i.i.10.1.i = load i32, ptr %tail.sroa.0.02.i.ptr.7.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.10.1.i = icmp ult i32 %tail.val.i.i.10.i, %.val.i.i.10.1.i
  br i1 %_0.i.i2.i.i.10.1.i, label %bb4.i.i.10.2.i, label %bb10.i.i.10.i

bb4.i.i.10.2.i:
  store i32 %.val.i.i.10.1.i, ptr %tail.sroa.0.02.i.ptr.8.i, align 4, !alias.scope !14
  %.val.i.i.10.2.i = load i32, ptr %tail.sroa.0.02.i.ptr.6.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.10.2.i = icmp ult i32 %tail.val.i.i.10.i, %.val.i.i.10.2.i
  br i1 %_0.i.i2.i.i.10.2.i, label %bb4.i.i.10.3.i, label %bb10.i.i.10.i

bb4.i.i.10.3.i:
  store i32 %.val.i.i.10.2.i, ptr %tail.sroa.0.02.i.ptr.7.i, align 4, !alias.scope !14
  %.val.i.i.10.3.i = load i32, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.10.3.i = icmp ult i32 %tail.val.i.i.10.i, %.val.i.i.10.3.i
  br i1 %_0.i.i2.i.i.10.3.i, label %bb4.i.i.10.4.i, label %bb10.i.i.10.i

bb4.i.i.10.4.i:
  store i32 %.val.i.i.10.3.i, ptr %tail.sroa.0.02.i.ptr.6.i, align 4, !alias.scope !14
  %.val.i.i.10.4.i = load i32, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.10.4.i = icmp ult i32 %tail.val.i.i.10.i, %.val.i.i.10.4.i
  br i1 %_0.i.i2.i.i.10.4.i, label %bb4.i.i.10.5.i, label %bb10.i.i.10.i

bb4.i.i.10.5.i:
  store i32 %.val.i.i.10.4.i, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !14
  %.val.i.i.10.5.i = load i32, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.10.5.i = icmp ult i32 %tail.val.i.i.10.i, %.val.i.i.10.5.i
  br i1 %_0.i.i2.i.i.10.5.i, label %bb4.i.i.10.6.i, label %bb10.i.i.10.i

bb4.i.i.10.6.i:
  store i32 %.val.i.i.10.5.i, ptr %tail.sroa.0.02.i.ptr.4.i, align 4, !alias.scope !14
  %.val.i.i.10.6.i = load i32, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.10.6.i = icmp ult i32 %tail.val.i.i.10.i, %.val.i.i.10.6.i
  br i1 %_0.i.i2.i.i.10.6.i, label %bb4.i.i.10.7.i, label %bb10.i.i.10.i

bb4.i.i.10.7.i:
  store i32 %.val.i.i.10.6.i, ptr %tail.sroa.0.02.i.ptr.3.i, align 4, !alias.scope !14
  %.val.i.i.10.7.i = load i32, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.10.7.i = icmp ult i32 %tail.val.i.i.10.i, %.val.i.i.10.7.i
  br i1 %_0.i.i2.i.i.10.7.i, label %bb4.i.i.10.8.i, label %bb10.i.i.10.i

bb4.i.i.10.8.i:
  store i32 %.val.i.i.10.7.i, ptr %tail.sroa.0.02.i.ptr.2.i, align 4, !alias.scope !14
  %.val.i.i.10.8.i = load i32, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.10.8.i = icmp ult i32 %tail.val.i.i.10.i, %.val.i.i.10.8.i
  br i1 %_0.i.i2.i.i.10.8.i, label %bb4.i.i.10.9.i, label %bb10.i.i.10.i

bb4.i.i.10.9.i:
  store i32 %.val.i.i.10.8.i, ptr %tail.sroa.0.02.i.ptr.1.i, align 4, !alias.scope !14
  %.val.i.i.10.9.i = load i32, ptr %_6, align 4, !alias.scope !12, !noalias !13, !noundef !11
  %_0.i.i2.i.i.10.9.i = icmp ult i32 %tail.val.i.i.10.i, %.val.i.i.10.9.i
  br i1 %_0.i.i2.i.i.10.9.i, label %bb4.i.i.10.10.i, label %bb10.i.i.10.i

bb4.i.i.10.10.i:
  store i32 %.val.i.i.10.9.i, ptr %tail.sroa.0.02.i.ptr.i, align 4, !alias.scope !14
  br label %bb10.i.i.10.i

bb10.i.i.10.i:
  %sift.sroa.0.0.i.lcssa.i.10.i = phi ptr [ %tail.sroa.0.02.i.ptr.9.i, %bb4.i.i.preheader.10.i ], [ %tail.sroa.0.02.i.ptr.4.i, %bb4.i.i.10.5.i ], [ %_6, %bb4.i.i.10.10.i ], [ %tail.sroa.0.02.i.ptr.8.i, %bb4.i.i.10.1.i ], [ %tail.sroa.0.02.i.ptr.i, %bb4.i.i.10.9.i ], [ %tail.sroa.0.02.i.ptr.7.i, %bb4.i.i.10.2.i ], [ %tail.sroa.0.02.i.ptr.2.i, %bb4.i.i.10.7.i ], [ %tail.sroa.0.02.i.ptr.6.i, %bb4.i.i.10.3.i ], [ %tail.sroa.0.02.i.ptr.1.i, %bb4.i.i.10.8.i ], [ %tail.sroa.0.02.i.ptr.5.i, %bb4.i.i.10.4.i ], [ %tail.sroa.0.02.i.ptr.3.i, %bb4.i.i.10.6.i ]
  store i32 %tail.val.i.i.10.i, ptr %sift.sroa.0.0.i.lcssa.i.10.i, align 4, !alias.scope !14, !noalias !15
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.10.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.10.i:
  %_13.i.i = getelementptr inbounds nuw i8, ptr %_6, i64 48
  br label %bb5.i10.i

bb5.i10.i:
  %tail.sroa.0.02.i11.idx.i = phi i64 [ 52, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.10.i ], [ %tail.sroa.0.02.i11.add51.i.1, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsgvXjfpWt4al_7kernels4work4sort0E0EB28_.exit.i.i.1 ]
  %tail.sroa.0.02.i11.ptr.i = getelementptr inbounds nuw i8, ptr %_6, i64 %tail.sroa.0.02.i11.idx.i
  %tail.sroa.0.02.i11.add.i = add nsw i64 %tail.sroa.0.02.i11.idx.i, -4
  %.ptr.i = getelementptr inbounds i8, ptr %_6, i64 %tail.sroa.0.02.i11.add.i
  %tail.val.i.i12.i = load i32, ptr %tail.sroa.0.02.i11.ptr.i, align 4, !alias.scope !20, !noundef !11
  %.val1.i.i13.i = load i32, ptr %.ptr.i, align 4, !alias.scope !20, !noundef !11
  %_4.i.i.i.i.i = urem i32 %tail.val.i.i12.i, 1000
  %_4.i1.i.i.i.i = urem i32 %.val1.i.i13.i, 1000
  %_0.i.i.i.i.i.i = icmp samesign ult i32 %_4.i1.i.i.i.i, %_4.i.i.i.i.i
  br i1 %_0.i.i.i.i.i.i, label %bb4.i.i16.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsgvXjfpWt4al_7kernels4work4sort0E0EB28_.exit.i.i

bb4.i.i16.i:
  %0 = phi i32 [ %.val.i.i21.i, %bb6.i.i20.i ], [ %.val1.i.i13.i, %bb5.i10.i ]
  %gap_guard.sroa.4.0.i.i17.i = phi ptr [ %sift.sroa.0.0.i.i18.ptr.i, %bb6.i.i20.i ], [ %tail.sroa.0.02.i11.ptr.i, %bb5.i10.i ]
  %sift.sroa.0.0.i.i18.idx.i = phi i64 [ %sift.sroa.0.0.i.i18.add.i, %bb6.i.i20.i ], [ %tail.sroa.0.02.i11.add.i, %bb5.i10.i ]
  store i32 %0, ptr %gap_guard.sroa.4.0.i.i17.i, align 4, !alias.scope !20
  %_17.i.i19.i = icmp eq i64 %sift.sroa.0.0.i.i18.idx.i, 48
  br i1 %_17.i.i19.i, label %bb10.i.i22.i, label %bb6.i.i20.i

bb6.i.i20.i:
  %sift.sroa.0.0.i.i18.ptr.i = getelementptr inbounds i8, ptr %_6, i64 %sift.sroa.0.0.i.i18.idx.i
  %sift.sroa.0.0.i.i18.add.i = add nsw i64 %sift.sroa.0.0.i.i18.idx.i, -4
  %.ptr52.i = getelementptr inbounds i8, ptr %_6, i64 %sift.sroa.0.0.i.i18.add.i
  %.val.i.i21.i = load i32, ptr %.ptr52.i, align 4, !alias.scope !20, !noundef !11
  %_4.i1.i3.i.i.i = urem i32 %.val.i.i21.i, 1000
  %_0.i.i.i4.i.i.i = icmp samesign ult i32 %_4.i1.i3.i.i.i, %_4.i.i.i.i.i
  br i1 %_0.i.i.i4.i.i.i, label %bb4.i.i16.i, label %bb10.i.i22.i

bb10.i.i22.i:
  %sift.sroa.0.0.i.lcssa.i23.i = phi ptr [ %sift.sroa.0.0.i.i18.ptr.i, %bb6.i.i20.i ], [ %_13.i.i, %bb4.i.i16.i ]
  store i32 %tail.val.i.i12.i, ptr %sift.sroa.0.0.i.lcssa.i23.i, align 4, !alias.scope !20, !noalias !23
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsgvXjfpWt4al_7kernels4work4sort0E0EB28_.exit.i.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsgvXjfpWt4al_7kernels4work4sort0E0EB28_.exit.i.i:
  %tail.sroa.0.02.i11.add51.i = add nuw nsw i64 %tail.sroa.0.02.i11.idx.i, 4
  %_10.not.i15.i = icmp samesign eq i64 %tail.sroa.0.02.i11.add51.i, 96
  br i1 %_10.not.i15.i, label %bb11.i, label %bb5.i10.i.1

bb5.i10.i.1:
  %tail.sroa.0.02.i11.ptr.i.1 = getelementptr inbounds nuw i8, ptr %_6, i64 %tail.sroa.0.02.i11.add51.i
  %.ptr.i.1 = getelementptr inbounds nuw i8, ptr %_6, i64 %tail.sroa.0.02.i11.idx.i
  %tail.val.i.i12.i.1 = load i32, ptr %tail.sroa.0.02.i11.ptr.i.1, align 4, !alias.scope !20, !noundef !11
  %.val1.i.i13.i.1 = load i32, ptr %.ptr.i.1, align 4, !alias.scope !20, !noundef !11
  %_4.i.i.i.i.i.1 = urem i32 %tail.val.i.i12.i.1, 1000
  %_4.i1.i.i.i.i.1 = urem i32 %.val1.i.i13.i.1, 1000
  %_0.i.i.i.i.i.i.1 = icmp samesign ult i32 %_4.i1.i.i.i.i.1, %_4.i.i.i.i.i.1
  br i1 %_0.i.i.i.i.i.i.1, label %bb4.i.i16.i.1, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsgvXjfpWt4al_7kernels4work4sort0E0EB28_.exit.i.i.1

bb4.i.i16.i.1:
  %1 = phi i32 [ %.val.i.i21.i.1, %bb6.i.i20.i.1 ], [ %.val1.i.i13.i.1, %bb5.i10.i.1 ]
  %gap_guard.sroa.4.0.i.i17.i.1 = phi ptr [ %sift.sroa.0.0.i.i18.ptr.i.1, %bb6.i.i20.i.1 ], [ %tail.sroa.0.02.i11.ptr.i.1, %bb5.i10.i.1 ]
  %sift.sroa.0.0.i.i18.idx.i.1 = phi i64 [ %sift.sroa.0.0.i.i18.add.i.1, %bb6.i.i20.i.1 ], [ %tail.sroa.0.02.i11.idx.i, %bb5.i10.i.1 ]
  store i32 %1, ptr %gap_guard.sroa.4.0.i.i17.i.1, align 4, !alias.scope !20
  %_17.i.i19.i.1 = icmp eq i64 %sift.sroa.0.0.i.i18.idx.i.1, 48
  br i1 %_17.i.i19.i.1, label %bb10.i.i22.i.1, label %bb6.i.i20.i.1

bb6.i.i20.i.1:
  %sift.sroa.0.0.i.i18.ptr.i.1 = getelementptr inbounds i8, ptr %_6, i64 %sift.sroa.0.0.i.i18.idx.i.1
  %sift.sroa.0.0.i.i18.add.i.1 = add nsw i64 %sift.sroa.0.0.i.i18.idx.i.1, -4
  %.ptr52.i.1 = getelementptr inbounds i8, ptr %_6, i64 %sift.sroa.0.0.i.i18.add.i.1
  %.val.i.i21.i.1 = load i32, ptr %.ptr52.i.1, align 4, !alias.scope !20, !noundef !11
  %_4.i1.i3.i.i.i.1 = urem i32 %.val.i.i21.i.1, 1000
  %_0.i.i.i4.i.i.i.1 = icmp samesign ult i32 %_4.i1.i3.i.i.i.1, %_4.i.i.i.i.i.1
  br i1 %_0.i.i.i4.i.i.i.1, label %bb4.i.i16.i.1, label %bb10.i.i22.i.1

bb10.i.i22.i.1:
  %sift.sroa.0.0.i.lcssa.i23.i.1 = phi ptr [ %sift.sroa.0.0.i.i18.ptr.i.1, %bb6.i.i20.i.1 ], [ %_13.i.i, %bb4.i.i16.i.1 ]
  store i32 %tail.val.i.i12.i.1, ptr %sift.sroa.0.0.i.lcssa.i23.i.1, align 4, !alias.scope !20, !noalias !23
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsgvXjfpWt4al_7kernels4work4sort0E0EB28_.exit.i.i.1

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsgvXjfpWt4al_7kernels4work4sort0E0EB28_.exit.i.i.1:
  %tail.sroa.0.02.i11.add51.i.1 = add nuw nsw i64 %tail.sroa.0.02.i11.idx.i, 8
  br label %bb5.i10.i

bb11.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  %_3.val.i.pre.i.i = load i32, ptr %_13.i.i, align 4, !alias.scope !33, !noalias !28
  %_29.val.i.i = load i32, ptr %tail.sroa.0.02.i.ptr.5.i, align 4, !alias.scope !34, !noalias !31, !noundef !11
  %_17.i.i = icmp ugt i32 %_29.val.i.i, %_3.val.i.pre.i.i
  %2 = select i1 %_17.i.i, i64 0, i64 6, !unpredictable !11
  %mid.i.1.i = add nuw nsw i64 %2, 3
  %_29.i.1.i = getelementptr inbounds nuw i32, ptr %_6, i64 %mid.i.1.i
  %_29.val.i.1.i = load i32, ptr %_29.i.1.i, align 4, !alias.scope !34, !noalias !31, !noundef !11
  %_17.i.1.i = icmp ugt i32 %_29.val.i.1.i, %_3.val.i.pre.i.i
  %3 = select i1 %_17.i.1.i, i64 %2, i64 %mid.i.1.i, !unpredictable !11
  %mid.i.2.i = add nuw nsw i64 %3, 1
  %_29.i.2.i = getelementptr inbounds nuw i32, ptr %_6, i64 %mid.i.2.i
  %_29.val.i.2.i = load i32, ptr %_29.i.2.i, align 4, !alias.scope !34, !noalias !31, !noundef !11
  %_17.i.2.i = icmp ugt i32 %_29.val.i.2.i, %_3.val.i.pre.i.i
  %4 = select i1 %_17.i.2.i, i64 %3, i64 %mid.i.2.i, !unpredictable !11
  %mid.i.3.i = add nuw nsw i64 %4, 1
  %_29.i.3.i = getelementptr inbounds nuw i32, ptr %_6, i64 %mid.i.3.i
  %_29.val.i.3.i = load i32, ptr %_29.i.3.i, align 4, !alias.scope !34, !noalias !31, !noundef !11
  %_17.i.3.i = icmp ugt i32 %_29.val.i.3.i, %_3.val.i.pre.i.i
  %5 = select i1 %_17.i.3.i, i64 %4, i64 %mid.i.3.i, !unpredictable !11
  %_35.i.i = getelementptr inbounds nuw i32, ptr %_6, i64 %5
  %_35.val.i.i = load i32, ptr %_35.i.i, align 4, !alias.scope !34, !noalias !31, !noundef !11
  %tail.sroa.0.02.i.i.i.ptr.i = getelementptr inbounds nuw i8, ptr %_6, i64 52
  %tail.val.i.i.i.i.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !35, !noalias !44, !noundef !11
  %_0.i.i.i.i.i.i.i = icmp ult i32 %tail.val.i.i.i.i.i, %_3.val.i.pre.i.i
  br i1 %_0.i.i.i.i.i.i.i, label %bb4.i.i.i.i.preheader.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.i

bb4.i.i.i.i.preheader.i:
  store i32 %_3.val.i.pre.i.i, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !47, !noalias !48
  store i32 %tail.val.i.i.i.i.i, ptr %_13.i.i, align 4, !alias.scope !47, !noalias !49
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.i:
  %.val.i.i.i.i.1.i = phi i32 [ %tail.val.i.i.i.i.i, %bb4.i.i.i.i.preheader.i ], [ %_3.val.i.pre.i.i, %bb11.i ]
  %.val1.i.i.i.i.1.i = phi i32 [ %_3.val.i.pre.i.i, %bb4.i.i.i.i.preheader.i ], [ %tail.val.i.i.i.i.i, %bb11.i ]
  %tail.sroa.0.02.i.i.i.ptr.1.i = getelementptr inbounds nuw i8, ptr %_6, i64 56
  %tail.val.i.i.i.i.1.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !35, !noalias !44, !noundef !11
  %_0.i.i.i.i.i.i.1.i = icmp ult i32 %tail.val.i.i.i.i.1.i, %.val1.i.i.i.i.1.i
  br i1 %_0.i.i.i.i.i.i.1.i, label %bb4.i.i.i.i.preheader.1.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.1.i

bb4.i.i.i.i.preheader.1.i:
  store i32 %.val1.i.i.i.i.1.i, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !47, !noalias !48
  %_0.i.i2.i.i.i.i.1.i = icmp ult i32 %tail.val.i.i.i.i.1.i, %.val.i.i.i.i.1.i
  br i1 %_0.i.i2.i.i.i.i.1.i, label %bb4.i.i.i.i.1.1.i, label %bb10.i.i.i.i.1.i

bb4.i.i.i.i.1.1.i:
  store i32 %.val.i.i.i.i.1.i, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !47, !noalias !48
  br label %bb10.i.i.i.i.1.i

bb10.i.i.i.i.1.i:
  %sift.sroa.0.0.i.lcssa.i.i.i.1.i = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.i, %bb4.i.i.i.i.preheader.1.i ], [ %_13.i.i, %bb4.i.i.i.i.1.1.i ]
  store i32 %tail.val.i.i.i.i.1.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i.1.i, align 4, !alias.scope !47, !noalias !49
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.1.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.1.i:
  %.val1.i.i.i.i.2.i = phi i32 [ %.val1.i.i.i.i.1.i, %bb10.i.i.i.i.1.i ], [ %tail.val.i.i.i.i.1.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %tail.sroa.0.02.i.i.i.ptr.2.i = getelementptr inbounds nuw i8, ptr %_6, i64 60
  %tail.val.i.i.i.i.2.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !35, !noalias !44, !noundef !11
  %_0.i.i.i.i.i.i.2.i = icmp ult i32 %tail.val.i.i.i.i.2.i, %.val1.i.i.i.i.2.i
  br i1 %_0.i.i.i.i.i.i.2.i, label %bb4.i.i.i.i.preheader.2.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.2.i

bb4.i.i.i.i.preheader.2.i:
  store i32 %.val1.i.i.i.i.2.i, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.2.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.2.i = icmp ult i32 %tail.val.i.i.i.i.2.i, %.val.i.i.i.i.2.i
  br i1 %_0.i.i2.i.i.i.i.2.i, label %bb4.i.i.i.i.2.1.i, label %bb10.i.i.i.i.2.i

bb4.i.i.i.i.2.1.i:
  store i32 %.val.i.i.i.i.2.i, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.2.1.i = load i32, ptr %_13.i.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.2.1.i = icmp ult i32 %tail.val.i.i.i.i.2.i, %.val.i.i.i.i.2.1.i
  br i1 %_0.i.i2.i.i.i.i.2.1.i, label %bb4.i.i.i.i.2.2.i, label %bb10.i.i.i.i.2.i

bb4.i.i.i.i.2.2.i:
  store i32 %.val.i.i.i.i.2.1.i, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !47, !noalias !48
  br label %bb10.i.i.i.i.2.i

bb10.i.i.i.i.2.i:
  %sift.sroa.0.0.i.lcssa.i.i.i.2.i = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.1.i, %bb4.i.i.i.i.preheader.2.i ], [ %tail.sroa.0.02.i.i.i.ptr.i, %bb4.i.i.i.i.2.1.i ], [ %_13.i.i, %bb4.i.i.i.i.2.2.i ]
  store i32 %tail.val.i.i.i.i.2.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i.2.i, align 4, !alias.scope !47, !noalias !49
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.2.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.2.i:
  %.val1.i.i.i.i.3.i = phi i32 [ %.val1.i.i.i.i.2.i, %bb10.i.i.i.i.2.i ], [ %tail.val.i.i.i.i.2.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.1.i ]
  %tail.sroa.0.02.i.i.i.ptr.3.i = getelementptr inbounds nuw i8, ptr %_6, i64 64
  %tail.val.i.i.i.i.3.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !35, !noalias !44, !noundef !11
  %_0.i.i.i.i.i.i.3.i = icmp ult i32 %tail.val.i.i.i.i.3.i, %.val1.i.i.i.i.3.i
  br i1 %_0.i.i.i.i.i.i.3.i, label %bb4.i.i.i.i.preheader.3.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.3.i

bb4.i.i.i.i.preheader.3.i:
  store i32 %.val1.i.i.i.i.3.i, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.3.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.3.i = icmp ult i32 %tail.val.i.i.i.i.3.i, %.val.i.i.i.i.3.i
  br i1 %_0.i.i2.i.i.i.i.3.i, label %bb4.i.i.i.i.3.1.i, label %bb10.i.i.i.i.3.i

bb4.i.i.i.i.3.1.i:
  store i32 %.val.i.i.i.i.3.i, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.3.1.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.3.1.i = icmp ult i32 %tail.val.i.i.i.i.3.i, %.val.i.i.i.i.3.1.i
  br i1 %_0.i.i2.i.i.i.i.3.1.i, label %bb4.i.i.i.i.3.2.i, label %bb10.i.i.i.i.3.i

bb4.i.i.i.i.3.2.i:
  store i32 %.val.i.i.i.i.3.1.i, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.3.2.i = load i32, ptr %_13.i.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.3.2.i = icmp ult i32 %tail.val.i.i.i.i.3.i, %.val.i.i.i.i.3.2.i
  br i1 %_0.i.i2.i.i.i.i.3.2.i, label %bb4.i.i.i.i.3.3.i, label %bb10.i.i.i.i.3.i

bb4.i.i.i.i.3.3.i:
  store i32 %.val.i.i.i.i.3.2.i, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !47, !noalias !48
  br label %bb10.i.i.i.i.3.i

bb10.i.i.i.i.3.i:
  %sift.sroa.0.0.i.lcssa.i.i.i.3.i = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.2.i, %bb4.i.i.i.i.preheader.3.i ], [ %tail.sroa.0.02.i.i.i.ptr.i, %bb4.i.i.i.i.3.2.i ], [ %_13.i.i, %bb4.i.i.i.i.3.3.i ], [ %tail.sroa.0.02.i.i.i.ptr.1.i, %bb4.i.i.i.i.3.1.i ]
  store i32 %tail.val.i.i.i.i.3.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i.3.i, align 4, !alias.scope !47, !noalias !49
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.3.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.3.i:
  %.val1.i.i.i.i.4.i = phi i32 [ %.val1.i.i.i.i.3.i, %bb10.i.i.i.i.3.i ], [ %tail.val.i.i.i.i.3.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.2.i ]
  %tail.sroa.0.02.i.i.i.ptr.4.i = getelementptr inbounds nuw i8, ptr %_6, i64 68
  %tail.val.i.i.i.i.4.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !35, !noalias !44, !noundef !11
  %_0.i.i.i.i.i.i.4.i = icmp ult i32 %tail.val.i.i.i.i.4.i, %.val1.i.i.i.i.4.i
  br i1 %_0.i.i.i.i.i.i.4.i, label %bb4.i.i.i.i.preheader.4.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.4.i

bb4.i.i.i.i.preheader.4.i:
  store i32 %.val1.i.i.i.i.4.i, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.4.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.4.i = icmp ult i32 %tail.val.i.i.i.i.4.i, %.val.i.i.i.i.4.i
  br i1 %_0.i.i2.i.i.i.i.4.i, label %bb4.i.i.i.i.4.1.i, label %bb10.i.i.i.i.4.i

bb4.i.i.i.i.4.1.i:
  store i32 %.val.i.i.i.i.4.i, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.4.1.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.4.1.i = icmp ult i32 %tail.val.i.i.i.i.4.i, %.val.i.i.i.i.4.1.i
  br i1 %_0.i.i2.i.i.i.i.4.1.i, label %bb4.i.i.i.i.4.2.i, label %bb10.i.i.i.i.4.i

bb4.i.i.i.i.4.2.i:
  store i32 %.val.i.i.i.i.4.1.i, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.4.2.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.4.2.i = icmp ult i32 %tail.val.i.i.i.i.4.i, %.val.i.i.i.i.4.2.i
  br i1 %_0.i.i2.i.i.i.i.4.2.i, label %bb4.i.i.i.i.4.3.i, label %bb10.i.i.i.i.4.i

bb4.i.i.i.i.4.3.i:
  store i32 %.val.i.i.i.i.4.2.i, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.4.3.i = load i32, ptr %_13.i.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.4.3.i = icmp ult i32 %tail.val.i.i.i.i.4.i, %.val.i.i.i.i.4.3.i
  br i1 %_0.i.i2.i.i.i.i.4.3.i, label %bb4.i.i.i.i.4.4.i, label %bb10.i.i.i.i.4.i

bb4.i.i.i.i.4.4.i:
  store i32 %.val.i.i.i.i.4.3.i, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !47, !noalias !48
  br label %bb10.i.i.i.i.4.i

bb10.i.i.i.i.4.i:
  %sift.sroa.0.0.i.lcssa.i.i.i.4.i = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.3.i, %bb4.i.i.i.i.preheader.4.i ], [ %tail.sroa.0.02.i.i.i.ptr.1.i, %bb4.i.i.i.i.4.2.i ], [ %_13.i.i, %bb4.i.i.i.i.4.4.i ], [ %tail.sroa.0.02.i.i.i.ptr.2.i, %bb4.i.i.i.i.4.1.i ], [ %tail.sroa.0.02.i.i.i.ptr.i, %bb4.i.i.i.i.4.3.i ]
  store i32 %tail.val.i.i.i.i.4.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i.4.i, align 4, !alias.scope !47, !noalias !49
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.4.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.4.i:
  %.val1.i.i.i.i.5.i = phi i32 [ %.val1.i.i.i.i.4.i, %bb10.i.i.i.i.4.i ], [ %tail.val.i.i.i.i.4.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.3.i ]
  %tail.sroa.0.02.i.i.i.ptr.5.i = getelementptr inbounds nuw i8, ptr %_6, i64 72
  %tail.val.i.i.i.i.5.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !35, !noalias !44, !noundef !11
  %_0.i.i.i.i.i.i.5.i = icmp ult i32 %tail.val.i.i.i.i.5.i, %.val1.i.i.i.i.5.i
  br i1 %_0.i.i.i.i.i.i.5.i, label %bb4.i.i.i.i.preheader.5.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.5.i

bb4.i.i.i.i.preheader.5.i:
  store i32 %.val1.i.i.i.i.5.i, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.5.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.5.i = icmp ult i32 %tail.val.i.i.i.i.5.i, %.val.i.i.i.i.5.i
  br i1 %_0.i.i2.i.i.i.i.5.i, label %bb4.i.i.i.i.5.1.i, label %bb10.i.i.i.i.5.i

bb4.i.i.i.i.5.1.i:
  store i32 %.val.i.i.i.i.5.i, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.5.1.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.5.1.i = icmp ult i32 %tail.val.i.i.i.i.5.i, %.val.i.i.i.i.5.1.i
  br i1 %_0.i.i2.i.i.i.i.5.1.i, label %bb4.i.i.i.i.5.2.i, label %bb10.i.i.i.i.5.i

bb4.i.i.i.i.5.2.i:
  store i32 %.val.i.i.i.i.5.1.i, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.5.2.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.5.2.i = icmp ult i32 %tail.val.i.i.i.i.5.i, %.val.i.i.i.i.5.2.i
  br i1 %_0.i.i2.i.i.i.i.5.2.i, label %bb4.i.i.i.i.5.3.i, label %bb10.i.i.i.i.5.i

bb4.i.i.i.i.5.3.i:
  store i32 %.val.i.i.i.i.5.2.i, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.5.3.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.5.3.i = icmp ult i32 %tail.val.i.i.i.i.5.i, %.val.i.i.i.i.5.3.i
  br i1 %_0.i.i2.i.i.i.i.5.3.i, label %bb4.i.i.i.i.5.4.i, label %bb10.i.i.i.i.5.i

bb4.i.i.i.i.5.4.i:
  store i32 %.val.i.i.i.i.5.3.i, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.5.4.i = load i32, ptr %_13.i.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.5.4.i = icmp ult i32 %tail.val.i.i.i.i.5.i, %.val.i.i.i.i.5.4.i
  br i1 %_0.i.i2.i.i.i.i.5.4.i, label %bb4.i.i.i.i.5.5.i, label %bb10.i.i.i.i.5.i

bb4.i.i.i.i.5.5.i:
  store i32 %.val.i.i.i.i.5.4.i, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !47, !noalias !48
  br label %bb10.i.i.i.i.5.i

bb10.i.i.i.i.5.i:
  %sift.sroa.0.0.i.lcssa.i.i.i.5.i = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.4.i, %bb4.i.i.i.i.preheader.5.i ], [ %tail.sroa.0.02.i.i.i.ptr.1.i, %bb4.i.i.i.i.5.3.i ], [ %_13.i.i, %bb4.i.i.i.i.5.5.i ], [ %tail.sroa.0.02.i.i.i.ptr.3.i, %bb4.i.i.i.i.5.1.i ], [ %tail.sroa.0.02.i.i.i.ptr.i, %bb4.i.i.i.i.5.4.i ], [ %tail.sroa.0.02.i.i.i.ptr.2.i, %bb4.i.i.i.i.5.2.i ]
  store i32 %tail.val.i.i.i.i.5.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i.5.i, align 4, !alias.scope !47, !noalias !49
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.5.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.5.i:
  %.val1.i.i.i.i.6.i = phi i32 [ %.val1.i.i.i.i.5.i, %bb10.i.i.i.i.5.i ], [ %tail.val.i.i.i.i.5.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.4.i ]
  %tail.sroa.0.02.i.i.i.ptr.6.i = getelementptr inbounds nuw i8, ptr %_6, i64 76
  %tail.val.i.i.i.i.6.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.6.i, align 4, !alias.scope !35, !noalias !44, !noundef !11
  %_0.i.i.i.i.i.i.6.i = icmp ult i32 %tail.val.i.i.i.i.6.i, %.val1.i.i.i.i.6.i
  br i1 %_0.i.i.i.i.i.i.6.i, label %bb4.i.i.i.i.preheader.6.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.6.i

bb4.i.i.i.i.preheader.6.i:
  store i32 %.val1.i.i.i.i.6.i, ptr %tail.sroa.0.02.i.i.i.ptr.6.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.6.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.6.i = icmp ult i32 %tail.val.i.i.i.i.6.i, %.val.i.i.i.i.6.i
  br i1 %_0.i.i2.i.i.i.i.6.i, label %bb4.i.i.i.i.6.1.i, label %bb10.i.i.i.i.6.i

bb4.i.i.i.i.6.1.i:
  store i32 %.val.i.i.i.i.6.i, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.6.1.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.6.1.i = icmp ult i32 %tail.val.i.i.i.i.6.i, %.val.i.i.i.i.6.1.i
  br i1 %_0.i.i2.i.i.i.i.6.1.i, label %bb4.i.i.i.i.6.2.i, label %bb10.i.i.i.i.6.i

bb4.i.i.i.i.6.2.i:
  store i32 %.val.i.i.i.i.6.1.i, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.6.2.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.6.2.i = icmp ult i32 %tail.val.i.i.i.i.6.i, %.val.i.i.i.i.6.2.i
  br i1 %_0.i.i2.i.i.i.i.6.2.i, label %bb4.i.i.i.i.6.3.i, label %bb10.i.i.i.i.6.i

bb4.i.i.i.i.6.3.i:
  store i32 %.val.i.i.i.i.6.2.i, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.6.3.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.6.3.i = icmp ult i32 %tail.val.i.i.i.i.6.i, %.val.i.i.i.i.6.3.i
  br i1 %_0.i.i2.i.i.i.i.6.3.i, label %bb4.i.i.i.i.6.4.i, label %bb10.i.i.i.i.6.i

bb4.i.i.i.i.6.4.i:
  store i32 %.val.i.i.i.i.6.3.i, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.6.4.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.6.4.i = icmp ult i32 %tail.val.i.i.i.i.6.i, %.val.i.i.i.i.6.4.i
  br i1 %_0.i.i2.i.i.i.i.6.4.i, label %bb4.i.i.i.i.6.5.i, label %bb10.i.i.i.i.6.i

bb4.i.i.i.i.6.5.i:
  store i32 %.val.i.i.i.i.6.4.i, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.6.5.i = load i32, ptr %_13.i.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.6.5.i = icmp ult i32 %tail.val.i.i.i.i.6.i, %.val.i.i.i.i.6.5.i
  br i1 %_0.i.i2.i.i.i.i.6.5.i, label %bb4.i.i.i.i.6.6.i, label %bb10.i.i.i.i.6.i

bb4.i.i.i.i.6.6.i:
  store i32 %.val.i.i.i.i.6.5.i, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !47, !noalias !48
  br label %bb10.i.i.i.i.6.i

bb10.i.i.i.i.6.i:
  %sift.sroa.0.0.i.lcssa.i.i.i.6.i = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.5.i, %bb4.i.i.i.i.preheader.6.i ], [ %tail.sroa.0.02.i.i.i.ptr.2.i, %bb4.i.i.i.i.6.3.i ], [ %_13.i.i, %bb4.i.i.i.i.6.6.i ], [ %tail.sroa.0.02.i.i.i.ptr.4.i, %bb4.i.i.i.i.6.1.i ], [ %tail.sroa.0.02.i.i.i.ptr.i, %bb4.i.i.i.i.6.5.i ], [ %tail.sroa.0.02.i.i.i.ptr.3.i, %bb4.i.i.i.i.6.2.i ], [ %tail.sroa.0.02.i.i.i.ptr.1.i, %bb4.i.i.i.i.6.4.i ]
  store i32 %tail.val.i.i.i.i.6.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i.6.i, align 4, !alias.scope !47, !noalias !49
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.6.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.6.i:
  %.val1.i.i.i.i.7.i = phi i32 [ %.val1.i.i.i.i.6.i, %bb10.i.i.i.i.6.i ], [ %tail.val.i.i.i.i.6.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.5.i ]
  %tail.sroa.0.02.i.i.i.ptr.7.i = getelementptr inbounds nuw i8, ptr %_6, i64 80
  %tail.val.i.i.i.i.7.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.7.i, align 4, !alias.scope !35, !noalias !44, !noundef !11
  %_0.i.i.i.i.i.i.7.i = icmp ult i32 %tail.val.i.i.i.i.7.i, %.val1.i.i.i.i.7.i
  br i1 %_0.i.i.i.i.i.i.7.i, label %bb4.i.i.i.i.preheader.7.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.7.i

bb4.i.i.i.i.preheader.7.i:
  store i32 %.val1.i.i.i.i.7.i, ptr %tail.sroa.0.02.i.i.i.ptr.7.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.7.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.7.i = icmp ult i32 %tail.val.i.i.i.i.7.i, %.val.i.i.i.i.7.i
  br i1 %_0.i.i2.i.i.i.i.7.i, label %bb4.i.i.i.i.7.1.i, label %bb10.i.i.i.i.7.i

bb4.i.i.i.i.7.1.i:
  store i32 %.val.i.i.i.i.7.i, ptr %tail.sroa.0.02.i.i.i.ptr.6.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.7.1.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.7.1.i = icmp ult i32 %tail.val.i.i.i.i.7.i, %.val.i.i.i.i.7.1.i
  br i1 %_0.i.i2.i.i.i.i.7.1.i, label %bb4.i.i.i.i.7.2.i, label %bb10.i.i.i.i.7.i

bb4.i.i.i.i.7.2.i:
  store i32 %.val.i.i.i.i.7.1.i, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.7.2.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.7.2.i = icmp ult i32 %tail.val.i.i.i.i.7.i, %.val.i.i.i.i.7.2.i
  br i1 %_0.i.i2.i.i.i.i.7.2.i, label %bb4.i.i.i.i.7.3.i, label %bb10.i.i.i.i.7.i

bb4.i.i.i.i.7.3.i:
  store i32 %.val.i.i.i.i.7.2.i, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.7.3.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.7.3.i = icmp ult i32 %tail.val.i.i.i.i.7.i, %.val.i.i.i.i.7.3.i
  br i1 %_0.i.i2.i.i.i.i.7.3.i, label %bb4.i.i.i.i.7.4.i, label %bb10.i.i.i.i.7.i

bb4.i.i.i.i.7.4.i:
  store i32 %.val.i.i.i.i.7.3.i, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.7.4.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.7.4.i = icmp ult i32 %tail.val.i.i.i.i.7.i, %.val.i.i.i.i.7.4.i
  br i1 %_0.i.i2.i.i.i.i.7.4.i, label %bb4.i.i.i.i.7.5.i, label %bb10.i.i.i.i.7.i

bb4.i.i.i.i.7.5.i:
  store i32 %.val.i.i.i.i.7.4.i, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.7.5.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.7.5.i = icmp ult i32 %tail.val.i.i.i.i.7.i, %.val.i.i.i.i.7.5.i
  br i1 %_0.i.i2.i.i.i.i.7.5.i, label %bb4.i.i.i.i.7.6.i, label %bb10.i.i.i.i.7.i

bb4.i.i.i.i.7.6.i:
  store i32 %.val.i.i.i.i.7.5.i, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.7.6.i = load i32, ptr %_13.i.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.7.6.i = icmp ult i32 %tail.val.i.i.i.i.7.i, %.val.i.i.i.i.7.6.i
  br i1 %_0.i.i2.i.i.i.i.7.6.i, label %bb4.i.i.i.i.7.7.i, label %bb10.i.i.i.i.7.i

bb4.i.i.i.i.7.7.i:
  store i32 %.val.i.i.i.i.7.6.i, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !47, !noalias !48
  br label %bb10.i.i.i.i.7.i

bb10.i.i.i.i.7.i:
  %sift.sroa.0.0.i.lcssa.i.i.i.7.i = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.6.i, %bb4.i.i.i.i.preheader.7.i ], [ %tail.sroa.0.02.i.i.i.ptr.1.i, %bb4.i.i.i.i.7.5.i ], [ %_13.i.i, %bb4.i.i.i.i.7.7.i ], [ %tail.sroa.0.02.i.i.i.ptr.5.i, %bb4.i.i.i.i.7.1.i ], [ %tail.sroa.0.02.i.i.i.ptr.i, %bb4.i.i.i.i.7.6.i ], [ %tail.sroa.0.02.i.i.i.ptr.4.i, %bb4.i.i.i.i.7.2.i ], [ %tail.sroa.0.02.i.i.i.ptr.2.i, %bb4.i.i.i.i.7.4.i ], [ %tail.sroa.0.02.i.i.i.ptr.3.i, %bb4.i.i.i.i.7.3.i ]
  store i32 %tail.val.i.i.i.i.7.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i.7.i, align 4, !alias.scope !47, !noalias !49
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.7.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.7.i:
  %.val1.i.i.i.i.8.i = phi i32 [ %.val1.i.i.i.i.7.i, %bb10.i.i.i.i.7.i ], [ %tail.val.i.i.i.i.7.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.6.i ]
  %tail.sroa.0.02.i.i.i.ptr.8.i = getelementptr inbounds nuw i8, ptr %_6, i64 84
  %tail.val.i.i.i.i.8.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.8.i, align 4, !alias.scope !35, !noalias !44, !noundef !11
  %_0.i.i.i.i.i.i.8.i = icmp ult i32 %tail.val.i.i.i.i.8.i, %.val1.i.i.i.i.8.i
  br i1 %_0.i.i.i.i.i.i.8.i, label %bb4.i.i.i.i.preheader.8.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.8.i

bb4.i.i.i.i.preheader.8.i:
  store i32 %.val1.i.i.i.i.8.i, ptr %tail.sroa.0.02.i.i.i.ptr.8.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.8.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.6.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.8.i = icmp ult i32 %tail.val.i.i.i.i.8.i, %.val.i.i.i.i.8.i
  br i1 %_0.i.i2.i.i.i.i.8.i, label %bb4.i.i.i.i.8.1.i, label %bb10.i.i.i.i.8.i

bb4.i.i.i.i.8.1.i:
  store i32 %.val.i.i.i.i.8.i, ptr %tail.sroa.0.02.i.i.i.ptr.7.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.8.1.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.8.1.i = icmp ult i32 %tail.val.i.i.i.i.8.i, %.val.i.i.i.i.8.1.i
  br i1 %_0.i.i2.i.i.i.i.8.1.i, label %bb4.i.i.i.i.8.2.i, label %bb10.i.i.i.i.8.i

bb4.i.i.i.i.8.2.i:
  store i32 %.val.i.i.i.i.8.1.i, ptr %tail.sroa.0.02.i.i.i.ptr.6.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.8.2.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.8.2.i = icmp ult i32 %tail.val.i.i.i.i.8.i, %.val.i.i.i.i.8.2.i
  br i1 %_0.i.i2.i.i.i.i.8.2.i, label %bb4.i.i.i.i.8.3.i, label %bb10.i.i.i.i.8.i

bb4.i.i.i.i.8.3.i:
  store i32 %.val.i.i.i.i.8.2.i, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.8.3.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.8.3.i = icmp ult i32 %tail.val.i.i.i.i.8.i, %.val.i.i.i.i.8.3.i
  br i1 %_0.i.i2.i.i.i.i.8.3.i, label %bb4.i.i.i.i.8.4.i, label %bb10.i.i.i.i.8.i

bb4.i.i.i.i.8.4.i:
  store i32 %.val.i.i.i.i.8.3.i, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.8.4.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.8.4.i = icmp ult i32 %tail.val.i.i.i.i.8.i, %.val.i.i.i.i.8.4.i
  br i1 %_0.i.i2.i.i.i.i.8.4.i, label %bb4.i.i.i.i.8.5.i, label %bb10.i.i.i.i.8.i

bb4.i.i.i.i.8.5.i:
  store i32 %.val.i.i.i.i.8.4.i, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.8.5.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.8.5.i = icmp ult i32 %tail.val.i.i.i.i.8.i, %.val.i.i.i.i.8.5.i
  br i1 %_0.i.i2.i.i.i.i.8.5.i, label %bb4.i.i.i.i.8.6.i, label %bb10.i.i.i.i.8.i

bb4.i.i.i.i.8.6.i:
  store i32 %.val.i.i.i.i.8.5.i, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.8.6.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.8.6.i = icmp ult i32 %tail.val.i.i.i.i.8.i, %.val.i.i.i.i.8.6.i
  br i1 %_0.i.i2.i.i.i.i.8.6.i, label %bb4.i.i.i.i.8.7.i, label %bb10.i.i.i.i.8.i

bb4.i.i.i.i.8.7.i:
  store i32 %.val.i.i.i.i.8.6.i, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.8.7.i = load i32, ptr %_13.i.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.8.7.i = icmp ult i32 %tail.val.i.i.i.i.8.i, %.val.i.i.i.i.8.7.i
  br i1 %_0.i.i2.i.i.i.i.8.7.i, label %bb4.i.i.i.i.8.8.i, label %bb10.i.i.i.i.8.i

bb4.i.i.i.i.8.8.i:
  store i32 %.val.i.i.i.i.8.7.i, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !47, !noalias !48
  br label %bb10.i.i.i.i.8.i

bb10.i.i.i.i.8.i:
  %sift.sroa.0.0.i.lcssa.i.i.i.8.i = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.7.i, %bb4.i.i.i.i.preheader.8.i ], [ %tail.sroa.0.02.i.i.i.ptr.3.i, %bb4.i.i.i.i.8.4.i ], [ %_13.i.i, %bb4.i.i.i.i.8.8.i ], [ %tail.sroa.0.02.i.i.i.ptr.6.i, %bb4.i.i.i.i.8.1.i ], [ %tail.sroa.0.02.i.i.i.ptr.i, %bb4.i.i.i.i.8.7.i ], [ %tail.sroa.0.02.i.i.i.ptr.5.i, %bb4.i.i.i.i.8.2.i ], [ %tail.sroa.0.02.i.i.i.ptr.2.i, %bb4.i.i.i.i.8.5.i ], [ %tail.sroa.0.02.i.i.i.ptr.4.i, %bb4.i.i.i.i.8.3.i ], [ %tail.sroa.0.02.i.i.i.ptr.1.i, %bb4.i.i.i.i.8.6.i ]
  store i32 %tail.val.i.i.i.i.8.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i.8.i, align 4, !alias.scope !47, !noalias !49
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.8.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.8.i:
  %.val1.i.i.i.i.9.i = phi i32 [ %.val1.i.i.i.i.8.i, %bb10.i.i.i.i.8.i ], [ %tail.val.i.i.i.i.8.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.7.i ]
  %tail.sroa.0.02.i.i.i.ptr.9.i = getelementptr inbounds nuw i8, ptr %_6, i64 88
  %tail.val.i.i.i.i.9.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.9.i, align 4, !alias.scope !35, !noalias !44, !noundef !11
  %_0.i.i.i.i.i.i.9.i = icmp ult i32 %tail.val.i.i.i.i.9.i, %.val1.i.i.i.i.9.i
  br i1 %_0.i.i.i.i.i.i.9.i, label %bb4.i.i.i.i.preheader.9.i, label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.9.i

bb4.i.i.i.i.preheader.9.i:
  store i32 %.val1.i.i.i.i.9.i, ptr %tail.sroa.0.02.i.i.i.ptr.9.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.9.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.7.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.9.i = icmp ult i32 %tail.val.i.i.i.i.9.i, %.val.i.i.i.i.9.i
  br i1 %_0.i.i2.i.i.i.i.9.i, label %bb4.i.i.i.i.9.1.i, label %bb10.i.i.i.i.9.i

bb4.i.i.i.i.9.1.i:
  store i32 %.val.i.i.i.i.9.i, ptr %tail.sroa.0.02.i.i.i.ptr.8.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.9.1.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.6.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.9.1.i = icmp ult i32 %tail.val.i.i.i.i.9.i, %.val.i.i.i.i.9.1.i
  br i1 %_0.i.i2.i.i.i.i.9.1.i, label %bb4.i.i.i.i.9.2.i, label %bb10.i.i.i.i.9.i

bb4.i.i.i.i.9.2.i:
  store i32 %.val.i.i.i.i.9.1.i, ptr %tail.sroa.0.02.i.i.i.ptr.7.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.9.2.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.9.2.i = icmp ult i32 %tail.val.i.i.i.i.9.i, %.val.i.i.i.i.9.2.i
  br i1 %_0.i.i2.i.i.i.i.9.2.i, label %bb4.i.i.i.i.9.3.i, label %bb10.i.i.i.i.9.i

bb4.i.i.i.i.9.3.i:
  store i32 %.val.i.i.i.i.9.2.i, ptr %tail.sroa.0.02.i.i.i.ptr.6.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.9.3.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.9.3.i = icmp ult i32 %tail.val.i.i.i.i.9.i, %.val.i.i.i.i.9.3.i
  br i1 %_0.i.i2.i.i.i.i.9.3.i, label %bb4.i.i.i.i.9.4.i, label %bb10.i.i.i.i.9.i

bb4.i.i.i.i.9.4.i:
  store i32 %.val.i.i.i.i.9.3.i, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.9.4.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.9.4.i = icmp ult i32 %tail.val.i.i.i.i.9.i, %.val.i.i.i.i.9.4.i
  br i1 %_0.i.i2.i.i.i.i.9.4.i, label %bb4.i.i.i.i.9.5.i, label %bb10.i.i.i.i.9.i

bb4.i.i.i.i.9.5.i:
  store i32 %.val.i.i.i.i.9.4.i, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.9.5.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.9.5.i = icmp ult i32 %tail.val.i.i.i.i.9.i, %.val.i.i.i.i.9.5.i
  br i1 %_0.i.i2.i.i.i.i.9.5.i, label %bb4.i.i.i.i.9.6.i, label %bb10.i.i.i.i.9.i

bb4.i.i.i.i.9.6.i:
  store i32 %.val.i.i.i.i.9.5.i, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.9.6.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.9.6.i = icmp ult i32 %tail.val.i.i.i.i.9.i, %.val.i.i.i.i.9.6.i
  br i1 %_0.i.i2.i.i.i.i.9.6.i, label %bb4.i.i.i.i.9.7.i, label %bb10.i.i.i.i.9.i

bb4.i.i.i.i.9.7.i:
  store i32 %.val.i.i.i.i.9.6.i, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.9.7.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.9.7.i = icmp ult i32 %tail.val.i.i.i.i.9.i, %.val.i.i.i.i.9.7.i
  br i1 %_0.i.i2.i.i.i.i.9.7.i, label %bb4.i.i.i.i.9.8.i, label %bb10.i.i.i.i.9.i

bb4.i.i.i.i.9.8.i:
  store i32 %.val.i.i.i.i.9.7.i, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.9.8.i = load i32, ptr %_13.i.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.9.8.i = icmp ult i32 %tail.val.i.i.i.i.9.i, %.val.i.i.i.i.9.8.i
  br i1 %_0.i.i2.i.i.i.i.9.8.i, label %bb4.i.i.i.i.9.9.i, label %bb10.i.i.i.i.9.i

bb4.i.i.i.i.9.9.i:
  store i32 %.val.i.i.i.i.9.8.i, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !47, !noalias !48
  br label %bb10.i.i.i.i.9.i

bb10.i.i.i.i.9.i:
  %sift.sroa.0.0.i.lcssa.i.i.i.9.i = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.8.i, %bb4.i.i.i.i.preheader.9.i ], [ %tail.sroa.0.02.i.i.i.ptr.2.i, %bb4.i.i.i.i.9.6.i ], [ %_13.i.i, %bb4.i.i.i.i.9.9.i ], [ %tail.sroa.0.02.i.i.i.ptr.7.i, %bb4.i.i.i.i.9.1.i ], [ %tail.sroa.0.02.i.i.i.ptr.i, %bb4.i.i.i.i.9.8.i ], [ %tail.sroa.0.02.i.i.i.ptr.6.i, %bb4.i.i.i.i.9.2.i ], [ %tail.sroa.0.02.i.i.i.ptr.3.i, %bb4.i.i.i.i.9.5.i ], [ %tail.sroa.0.02.i.i.i.ptr.5.i, %bb4.i.i.i.i.9.3.i ], [ %tail.sroa.0.02.i.i.i.ptr.1.i, %bb4.i.i.i.i.9.7.i ], [ %tail.sroa.0.02.i.i.i.ptr.4.i, %bb4.i.i.i.i.9.4.i ]
  store i32 %tail.val.i.i.i.i.9.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i.9.i, align 4, !alias.scope !47, !noalias !49
  br label %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.9.i

_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.9.i:
  %.val1.i.i.i.i.10.i = phi i32 [ %.val1.i.i.i.i.9.i, %bb10.i.i.i.i.9.i ], [ %tail.val.i.i.i.i.9.i, %_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels.exit.i.i.i.8.i ]
  %tail.sroa.0.02.i.i.i.ptr.10.i = getelementptr inbounds nuw i8, ptr %_6, i64 92
  %tail.val.i.i.i.i.10.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.10.i, align 4, !alias.scope !35, !noalias !44, !noundef !11
  %_0.i.i.i.i.i.i.10.i = icmp ult i32 %tail.val.i.i.i.i.10.i, %.val1.i.i.i.i.10.i
  br i1 %_0.i.i.i.i.i.i.10.i, label %bb4.i.i.i.i.preheader.10.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work4sort.exit

bb4.i.i.i.i.preheader.10.i:
  store i32 %.val1.i.i.i.i.10.i, ptr %tail.sroa.0.02.i.i.i.ptr.10.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.10.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.8.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.10.i = icmp ult i32 %tail.val.i.i.i.i.10.i, %.val.i.i.i.i.10.i
  br i1 %_0.i.i2.i.i.i.i.10.i, label %bb4.i.i.i.i.10.1.i, label %bb10.i.i.i.i.10.i

bb4.i.i.i.i.10.1.i:
  store i32 %.val.i.i.i.i.10.i, ptr %tail.sroa.0.02.i.i.i.ptr.9.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.10.1.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.7.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.10.1.i = icmp ult i32 %tail.val.i.i.i.i.10.i, %.val.i.i.i.i.10.1.i
  br i1 %_0.i.i2.i.i.i.i.10.1.i, label %bb4.i.i.i.i.10.2.i, label %bb10.i.i.i.i.10.i

bb4.i.i.i.i.10.2.i:
  store i32 %.val.i.i.i.i.10.1.i, ptr %tail.sroa.0.02.i.i.i.ptr.8.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.10.2.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.6.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.10.2.i = icmp ult i32 %tail.val.i.i.i.i.10.i, %.val.i.i.i.i.10.2.i
  br i1 %_0.i.i2.i.i.i.i.10.2.i, label %bb4.i.i.i.i.10.3.i, label %bb10.i.i.i.i.10.i

bb4.i.i.i.i.10.3.i:
  store i32 %.val.i.i.i.i.10.2.i, ptr %tail.sroa.0.02.i.i.i.ptr.7.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.10.3.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.10.3.i = icmp ult i32 %tail.val.i.i.i.i.10.i, %.val.i.i.i.i.10.3.i
  br i1 %_0.i.i2.i.i.i.i.10.3.i, label %bb4.i.i.i.i.10.4.i, label %bb10.i.i.i.i.10.i

bb4.i.i.i.i.10.4.i:
  store i32 %.val.i.i.i.i.10.3.i, ptr %tail.sroa.0.02.i.i.i.ptr.6.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.10.4.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.10.4.i = icmp ult i32 %tail.val.i.i.i.i.10.i, %.val.i.i.i.i.10.4.i
  br i1 %_0.i.i2.i.i.i.i.10.4.i, label %bb4.i.i.i.i.10.5.i, label %bb10.i.i.i.i.10.i

bb4.i.i.i.i.10.5.i:
  store i32 %.val.i.i.i.i.10.4.i, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.10.5.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.10.5.i = icmp ult i32 %tail.val.i.i.i.i.10.i, %.val.i.i.i.i.10.5.i
  br i1 %_0.i.i2.i.i.i.i.10.5.i, label %bb4.i.i.i.i.10.6.i, label %bb10.i.i.i.i.10.i

bb4.i.i.i.i.10.6.i:
  store i32 %.val.i.i.i.i.10.5.i, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.10.6.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.10.6.i = icmp ult i32 %tail.val.i.i.i.i.10.i, %.val.i.i.i.i.10.6.i
  br i1 %_0.i.i2.i.i.i.i.10.6.i, label %bb4.i.i.i.i.10.7.i, label %bb10.i.i.i.i.10.i

bb4.i.i.i.i.10.7.i:
  store i32 %.val.i.i.i.i.10.6.i, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.10.7.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.10.7.i = icmp ult i32 %tail.val.i.i.i.i.10.i, %.val.i.i.i.i.10.7.i
  br i1 %_0.i.i2.i.i.i.i.10.7.i, label %bb4.i.i.i.i.10.8.i, label %bb10.i.i.i.i.10.i

bb4.i.i.i.i.10.8.i:
  store i32 %.val.i.i.i.i.10.7.i, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.10.8.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.10.8.i = icmp ult i32 %tail.val.i.i.i.i.10.i, %.val.i.i.i.i.10.8.i
  br i1 %_0.i.i2.i.i.i.i.10.8.i, label %bb4.i.i.i.i.10.9.i, label %bb10.i.i.i.i.10.i

bb4.i.i.i.i.10.9.i:
  store i32 %.val.i.i.i.i.10.8.i, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !47, !noalias !48
  %.val.i.i.i.i.10.9.i = load i32, ptr %_13.i.i, align 4, !alias.scope !54, !noalias !55, !noundef !11
  %_0.i.i2.i.i.i.i.10.9.i = icmp ult i32 %tail.val.i.i.i.i.10.i, %.val.i.i.i.i.10.9.i
  br i1 %_0.i.i2.i.i.i.i.10.9.i, label %bb4.i.i.i.i.10.10.i, label %bb10.i.i.i.i.10.i

bb4.i.i.i.i.10.10.i:
  store i32 %.val.i.i.i.i.10.9.i, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !47, !noalias !48
  br label %bb10.i.i.i.i.10.i

bb10.i.i.i.i.10.i:
  %sift.sroa.0.0.i.lcssa.i.i.i.10.i = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.9.i, %bb4.i.i.i.i.preheader.10.i ], [ %tail.sroa.0.02.i.i.i.ptr.4.i, %bb4.i.i.i.i.10.5.i ], [ %_13.i.i, %bb4.i.i.i.i.10.10.i ], [ %tail.sroa.0.02.i.i.i.ptr.8.i, %bb4.i.i.i.i.10.1.i ], [ %tail.sroa.0.02.i.i.i.ptr.i, %bb4.i.i.i.i.10.9.i ], [ %tail.sroa.0.02.i.i.i.ptr.7.i, %bb4.i.i.i.i.10.2.i ], [ %tail.sroa.0.02.i.i.i.ptr.2.i, %bb4.i.i.i.i.10.7.i ], [ %tail.sroa.0.02.i.i.i.ptr.6.i, %bb4.i.i.i.i.10.3.i ], [ %tail.sroa.0.02.i.i.i.ptr.1.i, %bb4.i.i.i.i.10.8.i ], [ %tail.sroa.0.02.i.i.i.ptr.5.i, %bb4.i.i.i.i.10.4.i ], [ %tail.sroa.0.02.i.i.i.ptr.3.i, %bb4.i.i.i.i.10.6.i ]
  store i32 %tail.val.i.i.i.i.10.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i.10.i, align 4, !alias.scope !47, !noalias !49
  br label %_RNvNtCsgvXjfpWt4al_7kernels4work4sort.exit

_RNvNtCsgvXjfpWt4al_7kernels4work4sort.exit:
  %6 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !56, !noundef !11
  %_0.i.i14.not.i.i = icmp ult i32 %_29.val.i.i, %6
  %7 = select i1 %_0.i.i14.not.i.i, i64 6, i64 0, !unpredictable !11
  %mid.i34.1.i = add nuw nsw i64 %7, 3
  %_29.i36.1.i = getelementptr inbounds nuw i32, ptr %_6, i64 %mid.i34.1.i
  %_29.val.i37.1.i = load i32, ptr %_29.i36.1.i, align 4, !alias.scope !57, !noalias !60, !noundef !11
  %_0.i.i14.not.i.1.i = icmp ult i32 %_29.val.i37.1.i, %6
  %8 = select i1 %_0.i.i14.not.i.1.i, i64 %mid.i34.1.i, i64 %7, !unpredictable !11
  %mid.i34.2.i = add nuw nsw i64 %8, 1
  %_29.i36.2.i = getelementptr inbounds nuw i32, ptr %_6, i64 %mid.i34.2.i
  %_29.val.i37.2.i = load i32, ptr %_29.i36.2.i, align 4, !alias.scope !57, !noalias !60, !noundef !11
  %_0.i.i14.not.i.2.i = icmp ult i32 %_29.val.i37.2.i, %6
  %9 = select i1 %_0.i.i14.not.i.2.i, i64 %mid.i34.2.i, i64 %8, !unpredictable !11
  %mid.i34.3.i = add nuw nsw i64 %9, 1
  %_29.i36.3.i = getelementptr inbounds nuw i32, ptr %_6, i64 %mid.i34.3.i
  %_29.val.i37.3.i = load i32, ptr %_29.i36.3.i, align 4, !alias.scope !57, !noalias !60, !noundef !11
  %_0.i.i14.not.i.3.i = icmp ult i32 %_29.val.i37.3.i, %6
  %10 = select i1 %_0.i.i14.not.i.3.i, i64 %mid.i34.3.i, i64 %9, !unpredictable !11
  %_35.i41.i = getelementptr inbounds nuw i32, ptr %_6, i64 %10
  %_35.val.i42.i = load i32, ptr %_35.i41.i, align 4, !alias.scope !57, !noalias !60, !noundef !11
  %_0.i.i.i.i = icmp ult i32 %_35.val.i42.i, %6
  %_26.i.i = zext i1 %_0.i.i.i.i to i64
  %result.i43.i = add nuw nsw i64 %10, %_26.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %rawarray.i.i.i.i)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %rawarray.i.i.i.i, ptr noundef nonnull align 4 dereferenceable(20) %tail.sroa.0.02.i.i.i.ptr.6.i, i64 20, i1 false)
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(76) %tail.sroa.0.02.i.ptr.4.i, ptr noundef nonnull align 4 dereferenceable(96) %_6, i64 76, i1 false), !alias.scope !62
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(96) %_6, ptr noundef nonnull align 8 dereferenceable(20) %rawarray.i.i.i.i, i64 20, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %rawarray.i.i.i.i)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !68)
  %11 = load i32, ptr %tail.sroa.0.02.i.ptr.6.i, align 4, !alias.scope !70, !noalias !68, !noundef !11
  %12 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !71, !noalias !65
  store i32 %12, ptr %tail.sroa.0.02.i.ptr.6.i, align 4, !alias.scope !70, !noalias !68
  store i32 %11, ptr %tail.sroa.0.02.i.i.i.ptr.5.i, align 4, !alias.scope !71, !noalias !65
  %13 = load i32, ptr %tail.sroa.0.02.i.ptr.7.i, align 4, !alias.scope !70, !noalias !68, !noundef !11
  %14 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !71, !noalias !65
  store i32 %14, ptr %tail.sroa.0.02.i.ptr.7.i, align 4, !alias.scope !70, !noalias !68
  store i32 %13, ptr %tail.sroa.0.02.i.i.i.ptr.4.i, align 4, !alias.scope !71, !noalias !65
  %15 = load i32, ptr %tail.sroa.0.02.i.ptr.8.i, align 4, !alias.scope !70, !noalias !68, !noundef !11
  %16 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !71, !noalias !65
  store i32 %16, ptr %tail.sroa.0.02.i.ptr.8.i, align 4, !alias.scope !70, !noalias !68
  store i32 %15, ptr %tail.sroa.0.02.i.i.i.ptr.3.i, align 4, !alias.scope !71, !noalias !65
  %17 = load i32, ptr %tail.sroa.0.02.i.ptr.9.i, align 4, !alias.scope !70, !noalias !68, !noundef !11
  %18 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !71, !noalias !65
  store i32 %18, ptr %tail.sroa.0.02.i.ptr.9.i, align 4, !alias.scope !70, !noalias !68
  store i32 %17, ptr %tail.sroa.0.02.i.i.i.ptr.2.i, align 4, !alias.scope !71, !noalias !65
  %19 = load i32, ptr %tail.sroa.0.02.i.ptr.10.i, align 4, !alias.scope !70, !noalias !68, !noundef !11
  %20 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !71, !noalias !65
  store i32 %20, ptr %tail.sroa.0.02.i.ptr.10.i, align 4, !alias.scope !70, !noalias !68
  store i32 %19, ptr %tail.sroa.0.02.i.i.i.ptr.1.i, align 4, !alias.scope !71, !noalias !65
  %21 = load i32, ptr %_13.i.i, align 4, !alias.scope !70, !noalias !68, !noundef !11
  %22 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !71, !noalias !65
  store i32 %22, ptr %_13.i.i, align 4, !alias.scope !70, !noalias !68
  store i32 %21, ptr %tail.sroa.0.02.i.i.i.ptr.i, align 4, !alias.scope !71, !noalias !65
  %.not.i.not.i = icmp eq i32 %_35.val.i.i, %_3.val.i.pre.i.i
  %_27.i.i = icmp ult i32 %_35.val.i.i, %_3.val.i.pre.i.i
  %spec.select.i.i = select i1 %_27.i.i, i64 101, i64 100
  %23 = select i1 %.not.i.not.i, i64 0, i64 %spec.select.i.i
  %found.sroa.0.0.i = add nuw nsw i64 %5, %23
  %_21.i = trunc nuw nsw i64 %found.sroa.0.0.i to i32
  %_20.i = mul nuw nsw i32 %_21.i, 100
  %_22.i = trunc nuw nsw i64 %result.i43.i to i32
  %_0.i1 = add nuw nsw i32 %_20.i, %_22.i
  %_7 = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i
  store i32 %_0.i1, ptr %_7, align 4
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!3, !5, !7}
!3 = distinct !{!3, !4, !"_RNvXs10_NtNtCsg7NUrKUartL_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!4 = distinct !{!4, !"_RNvXs10_NtNtCsg7NUrKUartL_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!5 = distinct !{!5, !6, !"_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels: %v.0"}
!6 = distinct !{!6, !"_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels"}
!7 = distinct !{!7, !8, !"_RNvNtCsgvXjfpWt4al_7kernels4work4sort: %numbers"}
!8 = distinct !{!8, !"_RNvNtCsgvXjfpWt4al_7kernels4work4sort"}
!9 = !{!10}
!10 = distinct !{!10, !4, !"_RNvXs10_NtNtCsg7NUrKUartL_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!11 = !{}
!12 = !{!10, !5, !7}
!13 = !{!3}
!14 = !{!5, !7}
!15 = !{!16, !18}
!16 = distinct !{!16, !17, !"_RNvXs5_NtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsgvXjfpWt4al_7kernels: %self"}
!17 = distinct !{!17, !"_RNvXs5_NtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsgvXjfpWt4al_7kernels"}
!18 = distinct !{!18, !19, !"_RINvNtCsg7NUrKUartL_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsgvXjfpWt4al_7kernels: %_1"}
!19 = distinct !{!19, !"_RINvNtCsg7NUrKUartL_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsgvXjfpWt4al_7kernels"}
!20 = !{!21, !7}
!21 = distinct !{!21, !22, !"_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsgvXjfpWt4al_7kernels4work4sort0E0EB2m_: %v.0"}
!22 = distinct !{!22, !"_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyINtNtBa_3cmp7ReversemENCNvNtCsgvXjfpWt4al_7kernels4work4sort0E0EB2m_"}
!23 = !{!24, !26}
!24 = distinct !{!24, !25, !"_RNvXs5_NtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsgvXjfpWt4al_7kernels: %self"}
!25 = distinct !{!25, !"_RNvXs5_NtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsgvXjfpWt4al_7kernels"}
!26 = distinct !{!26, !27, !"_RINvNtCsg7NUrKUartL_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsgvXjfpWt4al_7kernels: %_1"}
!27 = distinct !{!27, !"_RINvNtCsg7NUrKUartL_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsgvXjfpWt4al_7kernels"}
!28 = !{!29}
!29 = distinct !{!29, !30, !"_RINvMNtCsg7NUrKUartL_4core5sliceSm16binary_search_byNCNvB2_13binary_search0ECsgvXjfpWt4al_7kernels: %self.0"}
!30 = distinct !{!30, !"_RINvMNtCsg7NUrKUartL_4core5sliceSm16binary_search_byNCNvB2_13binary_search0ECsgvXjfpWt4al_7kernels"}
!31 = !{!32}
!32 = distinct !{!32, !30, !"_RINvMNtCsg7NUrKUartL_4core5sliceSm16binary_search_byNCNvB2_13binary_search0ECsgvXjfpWt4al_7kernels: argument 1"}
!33 = !{!32, !7}
!34 = !{!29, !7}
!35 = !{!36, !38, !40, !42, !7}
!36 = distinct !{!36, !37, !"_RNvXs10_NtNtCsg7NUrKUartL_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!37 = distinct !{!37, !"_RNvXs10_NtNtCsg7NUrKUartL_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!38 = distinct !{!38, !39, !"_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels: %v.0"}
!39 = distinct !{!39, !"_RINvNtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels"}
!40 = distinct !{!40, !41, !"_RINvNtNtNtCsg7NUrKUartL_4core5slice4sort6select23partition_at_index_loopmNvYmNtNtB8_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels: argument 0"}
!41 = distinct !{!41, !"_RINvNtNtNtCsg7NUrKUartL_4core5slice4sort6select23partition_at_index_loopmNvYmNtNtB8_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels"}
!42 = distinct !{!42, !43, !"_RINvNtNtNtCsg7NUrKUartL_4core5slice4sort6select18partition_at_indexmNvYmNtNtB8_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels: %v.0"}
!43 = distinct !{!43, !"_RINvNtNtNtCsg7NUrKUartL_4core5slice4sort6select18partition_at_indexmNvYmNtNtB8_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels"}
!44 = !{!45, !46}
!45 = distinct !{!45, !37, !"_RNvXs10_NtNtCsg7NUrKUartL_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!46 = distinct !{!46, !43, !"_RINvNtNtNtCsg7NUrKUartL_4core5slice4sort6select18partition_at_indexmNvYmNtNtB8_3cmp10PartialOrd2ltECsgvXjfpWt4al_7kernels: %_0"}
!47 = !{!38, !40, !42, !7}
!48 = !{!46}
!49 = !{!50, !52, !46}
!50 = distinct !{!50, !51, !"_RNvXs5_NtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsgvXjfpWt4al_7kernels: %self"}
!51 = distinct !{!51, !"_RNvXs5_NtNtNtNtCsg7NUrKUartL_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsgvXjfpWt4al_7kernels"}
!52 = distinct !{!52, !53, !"_RINvNtCsg7NUrKUartL_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsgvXjfpWt4al_7kernels: %_1"}
!53 = distinct !{!53, !"_RINvNtCsg7NUrKUartL_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsgvXjfpWt4al_7kernels"}
!54 = !{!45, !38, !40, !42, !7}
!55 = !{!36, !46}
!56 = !{!7}
!57 = !{!58, !7}
!58 = distinct !{!58, !59, !"_RINvMNtCsg7NUrKUartL_4core5sliceSm16binary_search_byNCINvB2_15partition_pointNCNvNtCsgvXjfpWt4al_7kernels4work4sorts0_0E0EB1j_: %self.0"}
!59 = distinct !{!59, !"_RINvMNtCsg7NUrKUartL_4core5sliceSm16binary_search_byNCINvB2_15partition_pointNCNvNtCsgvXjfpWt4al_7kernels4work4sorts0_0E0EB1j_"}
!60 = !{!61}
!61 = distinct !{!61, !59, !"_RINvMNtCsg7NUrKUartL_4core5sliceSm16binary_search_byNCINvB2_15partition_pointNCNvNtCsgvXjfpWt4al_7kernels4work4sorts0_0E0EB1j_: argument 1"}
!62 = !{!63, !7}
!63 = distinct !{!63, !64, !"_RNvMNtCsg7NUrKUartL_4core5sliceSm12rotate_rightCsgvXjfpWt4al_7kernels: %self.0"}
!64 = distinct !{!64, !"_RNvMNtCsg7NUrKUartL_4core5sliceSm12rotate_rightCsgvXjfpWt4al_7kernels"}
!65 = !{!66}
!66 = distinct !{!66, !67, !"_RINvNvMNtCsg7NUrKUartL_4core5sliceSp7reverse7revswapmECsgvXjfpWt4al_7kernels: %a.0"}
!67 = distinct !{!67, !"_RINvNvMNtCsg7NUrKUartL_4core5sliceSp7reverse7revswapmECsgvXjfpWt4al_7kernels"}
!68 = !{!69}
!69 = distinct !{!69, !67, !"_RINvNvMNtCsg7NUrKUartL_4core5sliceSp7reverse7revswapmECsgvXjfpWt4al_7kernels: %b.0"}
!70 = !{!66, !7}
!71 = !{!69, !7}
