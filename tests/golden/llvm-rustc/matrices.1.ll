target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"core::mem::maybe_uninit::MaybeUninit<[f32; 5]>" = type { [5 x i32] }

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare void @llvm.assume(i1 noundef) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #2

define ptx_kernel void @matrices(ptr noundef readonly captures(none) %seeds, ptr noundef writeonly captures(none) %out) unnamed_addr #3 {
start:
  %array.i.i.i2.i = alloca [100 x i8], align 4
  %array.i.i.i.i = alloca [100 x i8], align 4
  %array.i.i.i = alloca [100 x i8], align 4
  %matrix.i = alloca [100 x i8], align 4
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i2 = zext i32 %_4.i to i64
  %_0.i1 = getelementptr inbounds nuw i32, ptr %seeds, i64 %_0.i2
  %seed = load i32, ptr %_0.i1, align 4, !noundef !2
  %_8.i.i.i.i.i.i.i.i.i.i.i.i = zext i32 %seed to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %array.i.i.i2.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %array.i.i.i.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %matrix.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %array.i.i.i)
  br label %bb2.i.i.i.i

bb2.i.i.i.i:
  %guard.sroa.7.03.i.i.i.i = phi i64 [ 0, %start ], [ %_0.i.i.i.i.i.i, %bb2.i.i.i.i ]
  %_10.i.i.i.i.i.i.i.i.i.i.i.i = mul nuw nsw i64 %guard.sroa.7.03.i.i.i.i, 3
  %invariant.op.i.i.i.i.i.i.i.i.i = add nuw nsw i64 %_10.i.i.i.i.i.i.i.i.i.i.i.i, %_8.i.i.i.i.i.i.i.i.i.i.i.i
  %_5.i.i.i.i.i.i.i.i.i.i.i.i4 = urem i64 %invariant.op.i.i.i.i.i.i.i.i.i, 7
  %0 = add nsw i64 %_5.i.i.i.i.i.i.i.i.i.i.i.i4, -3
  %_0.i.i.i.i.i.i.i.i.i.i.i.i5 = sitofp i64 %0 to float
  %_6.i.i.i.reass.1.i.i.i.i.i.i.i.i.i6 = add nuw nsw i64 %invariant.op.i.i.i.i.i.i.i.i.i, 5
  %_5.i.i.i.1.i.i.i.i.i.i.i.i.i7 = urem i64 %_6.i.i.i.reass.1.i.i.i.i.i.i.i.i.i6, 7
  %1 = add nsw i64 %_5.i.i.i.1.i.i.i.i.i.i.i.i.i7, -3
  %_0.i.i.i.1.i.i.i.i.i.i.i.i.i8 = sitofp i64 %1 to float
  %_6.i.i.i.reass.2.i.i.i.i.i.i.i.i.i9 = add nuw nsw i64 %invariant.op.i.i.i.i.i.i.i.i.i, 10
  %_5.i.i.i.2.i.i.i.i.i.i.i.i.i10 = urem i64 %_6.i.i.i.reass.2.i.i.i.i.i.i.i.i.i9, 7
  %2 = add nsw i64 %_5.i.i.i.2.i.i.i.i.i.i.i.i.i10, -3
  %_0.i.i.i.2.i.i.i.i.i.i.i.i.i11 = sitofp i64 %2 to float
  %_6.i.i.i.reass.3.i.i.i.i.i.i.i.i.i = add nuw nsw i64 %invariant.op.i.i.i.i.i.i.i.i.i, 15
  %_5.i.i.i.3.i.i.i.i.i.i.i.i.i = urem i64 %_6.i.i.i.reass.3.i.i.i.i.i.i.i.i.i, 7
  %3 = add nsw i64 %_5.i.i.i.3.i.i.i.i.i.i.i.i.i, -3
  %_0.i.i.i.3.i.i.i.i.i.i.i.i.i = sitofp i64 %3 to float
  %_6.i.i.i.reass.4.i.i.i.i.i.i.i.i.i = add nuw nsw i64 %invariant.op.i.i.i.i.i.i.i.i.i, 20
  %_5.i.i.i.4.i.i.i.i.i.i.i.i.i = urem i64 %_6.i.i.i.reass.4.i.i.i.i.i.i.i.i.i, 7
  %4 = add nsw i64 %_5.i.i.i.4.i.i.i.i.i.i.i.i.i, -3
  %_0.i.i.i.4.i.i.i.i.i.i.i.i.i = sitofp i64 %4 to float
  %_0.i.i.i.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[f32; 5]>", ptr %array.i.i.i, i64 %guard.sroa.7.03.i.i.i.i
  store float %_0.i.i.i.i.i.i.i.i.i.i.i.i5, ptr %_0.i.i.i.i.i.i.i, align 4, !noalias !3
  %item.sroa.2.0._0.i.i.i.sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i, i64 4
  store float %_0.i.i.i.1.i.i.i.i.i.i.i.i.i8, ptr %item.sroa.2.0._0.i.i.i.sroa_idx.i.i.i.i, align 4, !noalias !3
  %item.sroa.3.0._0.i.i.i.sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i, i64 8
  store float %_0.i.i.i.2.i.i.i.i.i.i.i.i.i11, ptr %item.sroa.3.0._0.i.i.i.sroa_idx.i.i.i.i, align 4, !noalias !3
  %item.sroa.4.0._0.i.i.i.sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i, i64 12
  store float %_0.i.i.i.3.i.i.i.i.i.i.i.i.i, ptr %item.sroa.4.0._0.i.i.i.sroa_idx.i.i.i.i, align 4, !noalias !3
  %item.sroa.5.0._0.i.i.i.sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i, i64 16
  store float %_0.i.i.i.4.i.i.i.i.i.i.i.i.i, ptr %item.sroa.5.0._0.i.i.i.sroa_idx.i.i.i.i, align 4, !noalias !3
  %_0.i.i.i.i.i.i = add nuw nsw i64 %guard.sroa.7.03.i.i.i.i, 1
  %exitcond.not.i.i.i.i = icmp eq i64 %_0.i.i.i.i.i.i, 5
  br i1 %exitcond.not.i.i.i.i, label %_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCINvNtCsNk7MfA4dMU_7kernels4work8matricesKBD_Es_0EBR_.exit.i, label %bb2.i.i.i.i

_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCINvNtCsNk7MfA4dMU_7kernels4work8matricesKBD_Es_0EBR_.exit.i:
  %_5.sroa.0.0.copyload108.i = load i32, ptr %array.i.i.i, align 4, !noalias !7
  %_5.sroa.3.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 4
  %_5.sroa.3.0.copyload109.i = load i32, ptr %_5.sroa.3.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.4.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 8
  %_5.sroa.4.0.copyload110.i = load i32, ptr %_5.sroa.4.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.5.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 12
  %_5.sroa.5.0.copyload111.i = load i32, ptr %_5.sroa.5.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.6.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 16
  %_5.sroa.6.0.copyload112.i = load i32, ptr %_5.sroa.6.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.7.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 20
  %_5.sroa.7.0.copyload113.i = load i32, ptr %_5.sroa.7.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.8.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 24
  %_5.sroa.8.0.copyload114.i = load i32, ptr %_5.sroa.8.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.9.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 28
  %_5.sroa.9.0.copyload115.i = load i32, ptr %_5.sroa.9.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.10.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 32
  %_5.sroa.10.0.copyload116.i = load i32, ptr %_5.sroa.10.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.11.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 36
  %_5.sroa.11.0.copyload117.i = load i32, ptr %_5.sroa.11.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.12.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 40
  %_5.sroa.12.0.copyload118.i = load i32, ptr %_5.sroa.12.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.13.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 44
  %_5.sroa.13.0.copyload119.i = load i32, ptr %_5.sroa.13.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.14.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 48
  %_5.sroa.14.0.copyload120.i = load i32, ptr %_5.sroa.14.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.15.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 52
  %_5.sroa.15.0.copyload121.i = load i32, ptr %_5.sroa.15.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.16.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 56
  %_5.sroa.16.0.copyload122.i = load i32, ptr %_5.sroa.16.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.17.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 60
  %_5.sroa.17.0.copyload123.i = load i32, ptr %_5.sroa.17.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.18.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 64
  %_5.sroa.18.0.copyload124.i = load i32, ptr %_5.sroa.18.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.19.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 68
  %_5.sroa.19.0.copyload125.i = load i32, ptr %_5.sroa.19.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.20.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 72
  %_5.sroa.20.0.copyload126.i = load i32, ptr %_5.sroa.20.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.21.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 76
  %_5.sroa.21.0.copyload127.i = load i32, ptr %_5.sroa.21.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.22.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 80
  %_5.sroa.22.0.copyload128.i = load i32, ptr %_5.sroa.22.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.23.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 84
  %_5.sroa.23.0.copyload129.i = load i32, ptr %_5.sroa.23.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.24.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 88
  %_5.sroa.24.0.copyload130.i = load i32, ptr %_5.sroa.24.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.25.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 92
  %_5.sroa.25.0.copyload131.i = load i32, ptr %_5.sroa.25.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  %_5.sroa.26.0.array.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %array.i.i.i, i64 96
  %_5.sroa.26.0.copyload132.i = load i32, ptr %_5.sroa.26.0.array.i.i.sroa_idx.i, align 4, !noalias !7
  call void @llvm.lifetime.end.p0(ptr nonnull %array.i.i.i)
  store i32 %_5.sroa.0.0.copyload108.i, ptr %matrix.i, align 4
  %_5.sroa.3.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 4
  store i32 %_5.sroa.3.0.copyload109.i, ptr %_5.sroa.3.0.matrix.sroa_idx.i, align 4
  %_5.sroa.4.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 8
  store i32 %_5.sroa.4.0.copyload110.i, ptr %_5.sroa.4.0.matrix.sroa_idx.i, align 4
  %_5.sroa.5.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 12
  store i32 %_5.sroa.5.0.copyload111.i, ptr %_5.sroa.5.0.matrix.sroa_idx.i, align 4
  %_5.sroa.6.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 16
  store i32 %_5.sroa.6.0.copyload112.i, ptr %_5.sroa.6.0.matrix.sroa_idx.i, align 4
  %_5.sroa.7.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 20
  store i32 %_5.sroa.7.0.copyload113.i, ptr %_5.sroa.7.0.matrix.sroa_idx.i, align 4
  %_5.sroa.8.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 24
  store i32 %_5.sroa.8.0.copyload114.i, ptr %_5.sroa.8.0.matrix.sroa_idx.i, align 4
  %_5.sroa.9.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 28
  store i32 %_5.sroa.9.0.copyload115.i, ptr %_5.sroa.9.0.matrix.sroa_idx.i, align 4
  %_5.sroa.10.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 32
  store i32 %_5.sroa.10.0.copyload116.i, ptr %_5.sroa.10.0.matrix.sroa_idx.i, align 4
  %_5.sroa.11.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 36
  store i32 %_5.sroa.11.0.copyload117.i, ptr %_5.sroa.11.0.matrix.sroa_idx.i, align 4
  %_5.sroa.12.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 40
  store i32 %_5.sroa.12.0.copyload118.i, ptr %_5.sroa.12.0.matrix.sroa_idx.i, align 4
  %_5.sroa.13.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 44
  store i32 %_5.sroa.13.0.copyload119.i, ptr %_5.sroa.13.0.matrix.sroa_idx.i, align 4
  %_5.sroa.14.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 48
  store i32 %_5.sroa.14.0.copyload120.i, ptr %_5.sroa.14.0.matrix.sroa_idx.i, align 4
  %_5.sroa.15.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 52
  store i32 %_5.sroa.15.0.copyload121.i, ptr %_5.sroa.15.0.matrix.sroa_idx.i, align 4
  %_5.sroa.16.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 56
  store i32 %_5.sroa.16.0.copyload122.i, ptr %_5.sroa.16.0.matrix.sroa_idx.i, align 4
  %_5.sroa.17.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 60
  store i32 %_5.sroa.17.0.copyload123.i, ptr %_5.sroa.17.0.matrix.sroa_idx.i, align 4
  %_5.sroa.18.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 64
  store i32 %_5.sroa.18.0.copyload124.i, ptr %_5.sroa.18.0.matrix.sroa_idx.i, align 4
  %_5.sroa.19.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 68
  store i32 %_5.sroa.19.0.copyload125.i, ptr %_5.sroa.19.0.matrix.sroa_idx.i, align 4
  %_5.sroa.20.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 72
  store i32 %_5.sroa.20.0.copyload126.i, ptr %_5.sroa.20.0.matrix.sroa_idx.i, align 4
  %_5.sroa.21.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 76
  store i32 %_5.sroa.21.0.copyload127.i, ptr %_5.sroa.21.0.matrix.sroa_idx.i, align 4
  %_5.sroa.22.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 80
  store i32 %_5.sroa.22.0.copyload128.i, ptr %_5.sroa.22.0.matrix.sroa_idx.i, align 4
  %_5.sroa.23.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 84
  store i32 %_5.sroa.23.0.copyload129.i, ptr %_5.sroa.23.0.matrix.sroa_idx.i, align 4
  %_5.sroa.24.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 88
  store i32 %_5.sroa.24.0.copyload130.i, ptr %_5.sroa.24.0.matrix.sroa_idx.i, align 4
  %_5.sroa.25.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 92
  store i32 %_5.sroa.25.0.copyload131.i, ptr %_5.sroa.25.0.matrix.sroa_idx.i, align 4
  %_5.sroa.26.0.matrix.sroa_idx.i = getelementptr inbounds nuw i8, ptr %matrix.i, i64 96
  store i32 %_5.sroa.26.0.copyload132.i, ptr %_5.sroa.26.0.matrix.sroa_idx.i, align 4
  %5 = bitcast i32 %_5.sroa.6.0.copyload112.i to float
  %6 = bitcast i32 %_5.sroa.5.0.copyload111.i to float
  %7 = bitcast i32 %_5.sroa.4.0.copyload110.i to float
  %8 = bitcast i32 %_5.sroa.3.0.copyload109.i to float
  %9 = bitcast i32 %_5.sroa.0.0.copyload108.i to float
  %10 = bitcast i32 %_5.sroa.11.0.copyload117.i to float
  %11 = bitcast i32 %_5.sroa.10.0.copyload116.i to float
  %12 = bitcast i32 %_5.sroa.9.0.copyload115.i to float
  %13 = bitcast i32 %_5.sroa.8.0.copyload114.i to float
  %14 = bitcast i32 %_5.sroa.7.0.copyload113.i to float
  %15 = bitcast i32 %_5.sroa.16.0.copyload122.i to float
  %16 = bitcast i32 %_5.sroa.15.0.copyload121.i to float
  %17 = bitcast i32 %_5.sroa.14.0.copyload120.i to float
  %18 = bitcast i32 %_5.sroa.13.0.copyload119.i to float
  %19 = bitcast i32 %_5.sroa.12.0.copyload118.i to float
  %20 = bitcast i32 %_5.sroa.21.0.copyload127.i to float
  %21 = bitcast i32 %_5.sroa.20.0.copyload126.i to float
  %22 = bitcast i32 %_5.sroa.19.0.copyload125.i to float
  %23 = bitcast i32 %_5.sroa.18.0.copyload124.i to float
  %24 = bitcast i32 %_5.sroa.17.0.copyload123.i to float
  %25 = bitcast i32 %_5.sroa.26.0.copyload132.i to float
  %26 = bitcast i32 %_5.sroa.25.0.copyload131.i to float
  %27 = bitcast i32 %_5.sroa.24.0.copyload130.i to float
  %28 = bitcast i32 %_5.sroa.23.0.copyload129.i to float
  %29 = bitcast i32 %_5.sroa.22.0.copyload128.i to float
  br label %bb2.i.i.i.i.i

bb2.i.i.i.i.i:
  %guard.sroa.7.03.i.i.i.i.i = phi i64 [ 0, %_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCINvNtCsNk7MfA4dMU_7kernels4work8matricesKBD_Es_0EBR_.exit.i ], [ %_0.i.i.i.i.i.i1.i, %bb2.i.i.i.i.i ]
  %30 = getelementptr inbounds nuw [5 x float], ptr %matrix.i, i64 %guard.sroa.7.03.i.i.i.i.i
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load float, ptr %30, align 4, !alias.scope !8, !noalias !11, !noundef !2
  %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i12 = fmul float %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %5
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load float, ptr %34, align 4, !alias.scope !8, !noalias !59, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i13 = fmul float %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %10
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i14 = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i12, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i13
  %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i = load float, ptr %33, align 4, !alias.scope !8, !noalias !59, !noundef !2
  %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i15 = fmul float %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i, %15
  %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i16 = fadd float %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i14, %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i15
  %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i.i = load float, ptr %32, align 4, !alias.scope !8, !noalias !59, !noundef !2
  %_0.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i.i, %20
  %_0.i1.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i16, %_0.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i.i = load float, ptr %31, align 4, !alias.scope !8, !noalias !59, !noundef !2
  %_0.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i.i, %25
  %_0.i1.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i17 = fmul float %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %6
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i18 = fmul float %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %11
  %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i19 = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i17, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i18
  %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i.i20 = fmul float %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i, %16
  %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i.i21 = fadd float %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i19, %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i.i20
  %_0.i.i.i.i.i.i.2.i.i.i.1.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i.i, %21
  %_0.i1.i.i.i.i.i.2.i.i.i.1.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i.i21, %_0.i.i.i.i.i.i.2.i.i.i.1.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.3.i.i.i.1.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i.i, %26
  %_0.i1.i.i.i.i.i.3.i.i.i.1.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.2.i.i.i.1.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.3.i.i.i.1.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i22 = fmul float %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %7
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i23 = fmul float %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %12
  %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i24 = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i22, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i23
  %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i.i25 = fmul float %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i, %17
  %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i.i26 = fadd float %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i24, %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i.i25
  %_0.i.i.i.i.i.i.2.i.i.i.2.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i.i, %22
  %_0.i1.i.i.i.i.i.2.i.i.i.2.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i.i26, %_0.i.i.i.i.i.i.2.i.i.i.2.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.3.i.i.i.2.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i.i, %27
  %_0.i1.i.i.i.i.i.3.i.i.i.2.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.2.i.i.i.2.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.3.i.i.i.2.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %8
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %13
  %_0.i1.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.1.i.i.i.3.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i, %18
  %_0.i1.i.i.i.i.i.1.i.i.i.3.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.1.i.i.i.3.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.2.i.i.i.3.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i.i, %23
  %_0.i1.i.i.i.i.i.2.i.i.i.3.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.3.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.2.i.i.i.3.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.3.i.i.i.3.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i.i, %28
  %_0.i1.i.i.i.i.i.3.i.i.i.3.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.2.i.i.i.3.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.3.i.i.i.3.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %9
  %_0.i.i.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %14
  %_0.i1.i.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.1.i.i.i.4.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i, %19
  %_0.i1.i.i.i.i.i.1.i.i.i.4.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.1.i.i.i.4.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.2.i.i.i.4.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i.i, %24
  %_0.i1.i.i.i.i.i.2.i.i.i.4.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.4.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.2.i.i.i.4.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.3.i.i.i.4.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i.i, %29
  %_0.i1.i.i.i.i.i.3.i.i.i.4.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i1.i.i.i.i.i.2.i.i.i.4.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.3.i.i.i.4.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[f32; 5]>", ptr %array.i.i.i.i, i64 %guard.sroa.7.03.i.i.i.i.i
  store float %_0.i1.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_0.i.i.i.i.i.i.i.i, align 4
  %item.sroa.2.0._0.i.i.i.sroa_idx.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i.i, i64 4
  store float %_0.i1.i.i.i.i.i.3.i.i.i.1.i.i.i.i.i.i.i.i.i.i, ptr %item.sroa.2.0._0.i.i.i.sroa_idx.i.i.i.i.i, align 4
  %item.sroa.3.0._0.i.i.i.sroa_idx.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i.i, i64 8
  store float %_0.i1.i.i.i.i.i.3.i.i.i.2.i.i.i.i.i.i.i.i.i.i, ptr %item.sroa.3.0._0.i.i.i.sroa_idx.i.i.i.i.i, align 4
  %item.sroa.4.0._0.i.i.i.sroa_idx.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i.i, i64 12
  store float %_0.i1.i.i.i.i.i.3.i.i.i.3.i.i.i.i.i.i.i.i.i.i, ptr %item.sroa.4.0._0.i.i.i.sroa_idx.i.i.i.i.i, align 4
  %item.sroa.5.0._0.i.i.i.sroa_idx.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i.i, i64 16
  store float %_0.i1.i.i.i.i.i.3.i.i.i.4.i.i.i.i.i.i.i.i.i.i, ptr %item.sroa.5.0._0.i.i.i.sroa_idx.i.i.i.i.i, align 4
  %_0.i.i.i.i.i.i1.i = add nuw nsw i64 %guard.sroa.7.03.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i = icmp eq i64 %_0.i.i.i.i.i.i1.i, 5
  br i1 %exitcond.not.i.i.i.i.i, label %_RNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB5_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mulB7_.exit.i, label %bb2.i.i.i.i.i

_RNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB5_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mulB7_.exit.i:
  %_7.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i3.i = load float, ptr %matrix.i, align 4, !alias.scope !62, !noalias !65, !noundef !2
  %_7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i5.i = load float, ptr %_5.sroa.7.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i7.i = load float, ptr %_5.sroa.12.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i9.i = load float, ptr %_5.sroa.17.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i11.i = load float, ptr %_5.sroa.22.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i12.i = load float, ptr %_5.sroa.3.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !65, !noundef !2
  %_7.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i14.i = load float, ptr %_5.sroa.8.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i16.i = load float, ptr %_5.sroa.13.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.2.i.i.i.1.i.i.i.i.i.i.i.i.i18.i = load float, ptr %_5.sroa.18.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.3.i.i.i.1.i.i.i.i.i.i.i.i.i20.i = load float, ptr %_5.sroa.23.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i21.i = load float, ptr %_5.sroa.4.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !65, !noundef !2
  %_7.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i23.i = load float, ptr %_5.sroa.9.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i25.i = load float, ptr %_5.sroa.14.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.2.i.i.i.2.i.i.i.i.i.i.i.i.i27.i = load float, ptr %_5.sroa.19.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.3.i.i.i.2.i.i.i.i.i.i.i.i.i29.i = load float, ptr %_5.sroa.24.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.peel.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i30.i = load float, ptr %_5.sroa.5.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !65, !noundef !2
  %_7.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i32.i = load float, ptr %_5.sroa.10.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.1.i.i.i.3.i.i.i.i.i.i.i.i.i34.i = load float, ptr %_5.sroa.15.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.2.i.i.i.3.i.i.i.i.i.i.i.i.i36.i = load float, ptr %_5.sroa.20.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.3.i.i.i.3.i.i.i.i.i.i.i.i.i38.i = load float, ptr %_5.sroa.25.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.peel.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i39.i = load float, ptr %_5.sroa.6.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !65, !noundef !2
  %_7.i.i.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i41.i = load float, ptr %_5.sroa.11.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.1.i.i.i.4.i.i.i.i.i.i.i.i.i43.i = load float, ptr %_5.sroa.16.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.2.i.i.i.4.i.i.i.i.i.i.i.i.i45.i = load float, ptr %_5.sroa.21.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  %_7.i.i.i.i.i.i.3.i.i.i.4.i.i.i.i.i.i.i.i.i47.i = load float, ptr %_5.sroa.26.0.matrix.sroa_idx.i, align 4, !alias.scope !62, !noalias !113, !noundef !2
  br label %bb2.i.i.i.i48.i

bb2.i.i.i.i48.i:
  %guard.sroa.7.03.i.i.i.i49.i = phi i64 [ 0, %_RNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB5_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mulB7_.exit.i ], [ %_0.i.i.i.i.i.i105.i, %bb2.i.i.i.i48.i ]
  %35 = getelementptr inbounds nuw [5 x float], ptr %array.i.i.i.i, i64 %guard.sroa.7.03.i.i.i.i49.i
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i50.i = load float, ptr %35, align 4, !noundef !2
  %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i51.i = fmul float %_7.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i3.i, %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i50.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i52.i = load float, ptr %39, align 4, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i53.i = fmul float %_7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i5.i, %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i52.i
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i54.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i51.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i53.i
  %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i55.i = load float, ptr %38, align 4, !noundef !2
  %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i56.i = fmul float %_7.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i7.i, %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i55.i
  %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i57.i = fadd float %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i54.i, %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i56.i
  %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i58.i = load float, ptr %37, align 4, !noundef !2
  %_0.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i59.i = fmul float %_7.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i9.i, %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i58.i
  %_0.i1.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i60.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i57.i, %_0.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i59.i
  %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i61.i = load float, ptr %36, align 4, !noundef !2
  %_0.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i62.i = fmul float %_7.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i11.i, %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i61.i
  %_0.i1.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i63.i = fadd float %_0.i1.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i60.i, %_0.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i62.i
  %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i64.i = fmul float %_7.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i12.i, %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i50.i
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i65.i = fmul float %_7.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i14.i, %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i52.i
  %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i66.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i64.i, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i65.i
  %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i67.i = fmul float %_7.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i16.i, %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i55.i
  %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i68.i = fadd float %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i66.i, %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i67.i
  %_0.i.i.i.i.i.i.2.i.i.i.1.i.i.i.i.i.i.i.i.i69.i = fmul float %_7.i.i.i.i.i.i.2.i.i.i.1.i.i.i.i.i.i.i.i.i18.i, %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i58.i
  %_0.i1.i.i.i.i.i.2.i.i.i.1.i.i.i.i.i.i.i.i.i70.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i68.i, %_0.i.i.i.i.i.i.2.i.i.i.1.i.i.i.i.i.i.i.i.i69.i
  %_0.i.i.i.i.i.i.3.i.i.i.1.i.i.i.i.i.i.i.i.i71.i = fmul float %_7.i.i.i.i.i.i.3.i.i.i.1.i.i.i.i.i.i.i.i.i20.i, %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i61.i
  %_0.i1.i.i.i.i.i.3.i.i.i.1.i.i.i.i.i.i.i.i.i72.i = fadd float %_0.i1.i.i.i.i.i.2.i.i.i.1.i.i.i.i.i.i.i.i.i70.i, %_0.i.i.i.i.i.i.3.i.i.i.1.i.i.i.i.i.i.i.i.i71.i
  %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i73.i = fmul float %_7.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i21.i, %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i50.i
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i74.i = fmul float %_7.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i23.i, %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i52.i
  %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i75.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i73.i, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i74.i
  %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i76.i = fmul float %_7.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i25.i, %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i55.i
  %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i77.i = fadd float %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i75.i, %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i76.i
  %_0.i.i.i.i.i.i.2.i.i.i.2.i.i.i.i.i.i.i.i.i78.i = fmul float %_7.i.i.i.i.i.i.2.i.i.i.2.i.i.i.i.i.i.i.i.i27.i, %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i58.i
  %_0.i1.i.i.i.i.i.2.i.i.i.2.i.i.i.i.i.i.i.i.i79.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i77.i, %_0.i.i.i.i.i.i.2.i.i.i.2.i.i.i.i.i.i.i.i.i78.i
  %_0.i.i.i.i.i.i.3.i.i.i.2.i.i.i.i.i.i.i.i.i80.i = fmul float %_7.i.i.i.i.i.i.3.i.i.i.2.i.i.i.i.i.i.i.i.i29.i, %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i61.i
  %_0.i1.i.i.i.i.i.3.i.i.i.2.i.i.i.i.i.i.i.i.i81.i = fadd float %_0.i1.i.i.i.i.i.2.i.i.i.2.i.i.i.i.i.i.i.i.i79.i, %_0.i.i.i.i.i.i.3.i.i.i.2.i.i.i.i.i.i.i.i.i80.i
  %_0.i.i.peel.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i82.i = fmul float %_7.i.i.peel.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i30.i, %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i50.i
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i83.i = fmul float %_7.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i32.i, %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i52.i
  %_0.i1.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i84.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i82.i, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i83.i
  %_0.i.i.i.i.i.i.1.i.i.i.3.i.i.i.i.i.i.i.i.i85.i = fmul float %_7.i.i.i.i.i.i.1.i.i.i.3.i.i.i.i.i.i.i.i.i34.i, %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i55.i
  %_0.i1.i.i.i.i.i.1.i.i.i.3.i.i.i.i.i.i.i.i.i86.i = fadd float %_0.i1.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i84.i, %_0.i.i.i.i.i.i.1.i.i.i.3.i.i.i.i.i.i.i.i.i85.i
  %_0.i.i.i.i.i.i.2.i.i.i.3.i.i.i.i.i.i.i.i.i87.i = fmul float %_7.i.i.i.i.i.i.2.i.i.i.3.i.i.i.i.i.i.i.i.i36.i, %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i58.i
  %_0.i1.i.i.i.i.i.2.i.i.i.3.i.i.i.i.i.i.i.i.i88.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.3.i.i.i.i.i.i.i.i.i86.i, %_0.i.i.i.i.i.i.2.i.i.i.3.i.i.i.i.i.i.i.i.i87.i
  %_0.i.i.i.i.i.i.3.i.i.i.3.i.i.i.i.i.i.i.i.i89.i = fmul float %_7.i.i.i.i.i.i.3.i.i.i.3.i.i.i.i.i.i.i.i.i38.i, %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i61.i
  %_0.i1.i.i.i.i.i.3.i.i.i.3.i.i.i.i.i.i.i.i.i90.i = fadd float %_0.i1.i.i.i.i.i.2.i.i.i.3.i.i.i.i.i.i.i.i.i88.i, %_0.i.i.i.i.i.i.3.i.i.i.3.i.i.i.i.i.i.i.i.i89.i
  %_0.i.i.peel.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i91.i = fmul float %_7.i.i.peel.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i39.i, %_3.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i50.i
  %_0.i.i.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i92.i = fmul float %_7.i.i.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i41.i, %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i52.i
  %_0.i1.i.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i93.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i91.i, %_0.i.i.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i92.i
  %_0.i.i.i.i.i.i.1.i.i.i.4.i.i.i.i.i.i.i.i.i94.i = fmul float %_7.i.i.i.i.i.i.1.i.i.i.4.i.i.i.i.i.i.i.i.i43.i, %_3.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i55.i
  %_0.i1.i.i.i.i.i.1.i.i.i.4.i.i.i.i.i.i.i.i.i95.i = fadd float %_0.i1.i.i.i.i.i.i.i.i.4.i.i.i.i.i.i.i.i.i93.i, %_0.i.i.i.i.i.i.1.i.i.i.4.i.i.i.i.i.i.i.i.i94.i
  %_0.i.i.i.i.i.i.2.i.i.i.4.i.i.i.i.i.i.i.i.i96.i = fmul float %_7.i.i.i.i.i.i.2.i.i.i.4.i.i.i.i.i.i.i.i.i45.i, %_3.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i.i.i58.i
  %_0.i1.i.i.i.i.i.2.i.i.i.4.i.i.i.i.i.i.i.i.i97.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.4.i.i.i.i.i.i.i.i.i95.i, %_0.i.i.i.i.i.i.2.i.i.i.4.i.i.i.i.i.i.i.i.i96.i
  %_0.i.i.i.i.i.i.3.i.i.i.4.i.i.i.i.i.i.i.i.i98.i = fmul float %_7.i.i.i.i.i.i.3.i.i.i.4.i.i.i.i.i.i.i.i.i47.i, %_3.i.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i61.i
  %_0.i1.i.i.i.i.i.3.i.i.i.4.i.i.i.i.i.i.i.i.i99.i = fadd float %_0.i1.i.i.i.i.i.2.i.i.i.4.i.i.i.i.i.i.i.i.i97.i, %_0.i.i.i.i.i.i.3.i.i.i.4.i.i.i.i.i.i.i.i.i98.i
  %_0.i.i.i.i.i.i.i100.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[f32; 5]>", ptr %array.i.i.i2.i, i64 %guard.sroa.7.03.i.i.i.i49.i
  store float %_0.i1.i.i.i.i.i.3.i.i.i.i.i.i.i.i.i.i.i.i63.i, ptr %_0.i.i.i.i.i.i.i100.i, align 4
  %item.sroa.2.0._0.i.i.i.sroa_idx.i.i.i.i101.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i100.i, i64 4
  store float %_0.i1.i.i.i.i.i.3.i.i.i.1.i.i.i.i.i.i.i.i.i72.i, ptr %item.sroa.2.0._0.i.i.i.sroa_idx.i.i.i.i101.i, align 4
  %item.sroa.3.0._0.i.i.i.sroa_idx.i.i.i.i102.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i100.i, i64 8
  store float %_0.i1.i.i.i.i.i.3.i.i.i.2.i.i.i.i.i.i.i.i.i81.i, ptr %item.sroa.3.0._0.i.i.i.sroa_idx.i.i.i.i102.i, align 4
  %item.sroa.4.0._0.i.i.i.sroa_idx.i.i.i.i103.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i100.i, i64 12
  store float %_0.i1.i.i.i.i.i.3.i.i.i.3.i.i.i.i.i.i.i.i.i90.i, ptr %item.sroa.4.0._0.i.i.i.sroa_idx.i.i.i.i103.i, align 4
  %item.sroa.5.0._0.i.i.i.sroa_idx.i.i.i.i104.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i100.i, i64 16
  store float %_0.i1.i.i.i.i.i.3.i.i.i.4.i.i.i.i.i.i.i.i.i99.i, ptr %item.sroa.5.0._0.i.i.i.sroa_idx.i.i.i.i104.i, align 4
  %_0.i.i.i.i.i.i105.i = add nuw nsw i64 %guard.sroa.7.03.i.i.i.i49.i, 1
  %exitcond.not.i.i.i.i106.i = icmp eq i64 %_0.i.i.i.i.i.i105.i, 5
  br i1 %exitcond.not.i.i.i.i106.i, label %bb10.i.i.i.i.i.i.i, label %bb2.i.i.i.i48.i

bb10.i.i.i.i.i.i.i:
  %spec.select21.i.i.i.i.i.i.i = phi i64 [ %spec.select.i.i.i.i.i.i.i, %_RNvXs9_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7flattenINtB5_7FlattenINtNtNtBb_5slice4iter4IterAfj5_EENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i ], [ 1, %bb2.i.i.i.i48.i ]
  %init.sroa.0.120.i.i.i.i.i.i.i = phi float [ %_0.i.i5.i.i.i.i.i.i.i, %_RNvXs9_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7flattenINtB5_7FlattenINtNtNtBb_5slice4iter4IterAfj5_EENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i ], [ -0.000000e+00, %bb2.i.i.i.i48.i ]
  %_3.promoted.i.i919.i.i.i.i.i.i.i = phi ptr [ %_3.promoted.i.i7.i.i.i.i.i.i.i, %_RNvXs9_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7flattenINtB5_7FlattenINtNtNtBb_5slice4iter4IterAfj5_EENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i ], [ null, %bb2.i.i.i.i48.i ]
  %_3.i.i.i.i4.peel.i.i1218.i.i.i.i.i.i.idx.i = phi i64 [ %_3.i.i.i.i4.peel.i.i10.i.i.i.i.i.i.idx.i, %_RNvXs9_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7flattenINtB5_7FlattenINtNtNtBb_5slice4iter4IterAfj5_EENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i ], [ 0, %bb2.i.i.i.i48.i ]
  %.promoted.i.i1417.i.i.i.i.i.i.i = phi ptr [ %.promoted.i.i13.i.i.i.i.i.i.i, %_RNvXs9_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7flattenINtB5_7FlattenINtNtNtBb_5slice4iter4IterAfj5_EENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i ], [ undef, %bb2.i.i.i.i48.i ]
  %indvars.i = trunc i64 %spec.select21.i.i.i.i.i.i.i to i32
  %.not.i.i.peel.i.i.i.i.i.i.i.i.i = icmp eq ptr %_3.promoted.i.i919.i.i.i.i.i.i.i, null
  %40 = icmp eq ptr %_3.promoted.i.i919.i.i.i.i.i.i.i, %.promoted.i.i1417.i.i.i.i.i.i.i
  %_3.i.i.i.i.peel.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.promoted.i.i919.i.i.i.i.i.i.i, i64 4
  %41 = select i1 %.not.i.i.peel.i.i.i.i.i.i.i.i.i, i1 true, i1 %40
  %_3.promoted.i.i8.i.i.i.i.i.i.i = select i1 %41, ptr null, ptr %_3.i.i.i.i.peel.i.i.i.i.i.i.i.i.i
  %_0.sroa.0.0.i.peel.i.i.i.i.i.i.i.i.i = select i1 %41, ptr null, ptr %_3.promoted.i.i919.i.i.i.i.i.i.i
  br i1 %41, label %bb4.peel.i.i.i.i.i.i.i.i.i, label %_RNvXs9_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7flattenINtB5_7FlattenINtNtNtBb_5slice4iter4IterAfj5_EENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i

bb4.peel.i.i.i.i.i.i.i.i.i:
  %_3.i.i.i.i4.peel.i.i1218.i.i.i.i.i.i.ptr.i = getelementptr inbounds nuw i8, ptr %array.i.i.i2.i, i64 %_3.i.i.i.i4.peel.i.i1218.i.i.i.i.i.i.idx.i
  %_0.i.i.i.i3.peel.i.i.i.i.i.i.i.i.i = icmp ne i64 %_3.i.i.i.i4.peel.i.i1218.i.i.i.i.i.i.idx.i, 100
  %_3.i.i.i.i4.peel.i.i1218.i.i.i.i.i.i.add.i = add nuw nsw i64 %_3.i.i.i.i4.peel.i.i1218.i.i.i.i.i.i.idx.i, 20
  call void @llvm.assume(i1 %_0.i.i.i.i3.peel.i.i.i.i.i.i.i.i.i)
  %_0.i.i.i.i5.peel.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i.i.i4.peel.i.i1218.i.i.i.i.i.i.ptr.i, i64 20
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i28 = getelementptr inbounds nuw i8, ptr %_3.i.i.i.i4.peel.i.i1218.i.i.i.i.i.i.ptr.i, i64 4
  br label %_RNvXs9_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7flattenINtB5_7FlattenINtNtNtBb_5slice4iter4IterAfj5_EENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i

_RNvXs9_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters7flattenINtB5_7FlattenINtNtNtBb_5slice4iter4IterAfj5_EENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i:
  %.promoted.i.i13.i.i.i.i.i.i.i = phi ptr [ %.promoted.i.i1417.i.i.i.i.i.i.i, %bb10.i.i.i.i.i.i.i ], [ %_0.i.i.i.i5.peel.i.i.i.i.i.i.i.i.i, %bb4.peel.i.i.i.i.i.i.i.i.i ]
  %_3.i.i.i.i4.peel.i.i10.i.i.i.i.i.i.idx.i = phi i64 [ %_3.i.i.i.i4.peel.i.i1218.i.i.i.i.i.i.idx.i, %bb10.i.i.i.i.i.i.i ], [ %_3.i.i.i.i4.peel.i.i1218.i.i.i.i.i.i.add.i, %bb4.peel.i.i.i.i.i.i.i.i.i ]
  %_3.promoted.i.i7.i.i.i.i.i.i.i = phi ptr [ %_3.promoted.i.i8.i.i.i.i.i.i.i, %bb10.i.i.i.i.i.i.i ], [ %_3.i.i.i.i.i.i.i.i.i.i.i.i.i28, %bb4.peel.i.i.i.i.i.i.i.i.i ]
  %elt.sroa.0.0.i.i.i.i.i.i.i.i.i = phi ptr [ %_0.sroa.0.0.i.peel.i.i.i.i.i.i.i.i.i, %bb10.i.i.i.i.i.i.i ], [ %_3.i.i.i.i4.peel.i.i1218.i.i.i.i.i.i.ptr.i, %bb4.peel.i.i.i.i.i.i.i.i.i ]
  %.not.i.i.i.i.i.i.i.i = icmp ne ptr %elt.sroa.0.0.i.i.i.i.i.i.i.i.i, null
  call void @llvm.assume(i1 %.not.i.i.i.i.i.i.i.i)
  %_6.i.i.i.i.i.i.i.i.urem.i = urem i32 %indvars.i, 3
  %_5.i.i.i.i.i.i.i.i.i = uitofp nneg i32 %_6.i.i.i.i.i.i.i.i.urem.i to float
  %_3.i.i.i3.i.i.i.i.i.i.i27 = load float, ptr %elt.sroa.0.0.i.i.i.i.i.i.i.i.i, align 4, !noundef !2
  %_0.i.i.i.i4.i.i.i.i.i.i.i = fmul float %_3.i.i.i3.i.i.i.i.i.i.i27, %_5.i.i.i.i.i.i.i.i.i
  %_0.i.i5.i.i.i.i.i.i.i = fadd float %init.sroa.0.120.i.i.i.i.i.i.i, %_0.i.i.i.i4.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i = icmp samesign ult i64 %spec.select21.i.i.i.i.i.i.i, 25
  %_0.i.i.i.i.i.i.i.i.i.i.i = zext i1 %_0.i.i.i.i.i.i.i.i.i.i to i64
  %spec.select.i.i.i.i.i.i.i = add nuw i64 %spec.select21.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i
  br i1 %_0.i.i.i.i.i.i.i.i.i.i, label %bb10.i.i.i.i.i.i.i, label %_RINvNtCsNk7MfA4dMU_7kernels4work8matricesKj5_EB4_.exit

_RINvNtCsNk7MfA4dMU_7kernels4work8matricesKj5_EB4_.exit:
  %invariant.op.i.i.i.i.i.2.i.i.i.i = add nuw nsw i64 %_8.i.i.i.i.i.i.i.i.i.i.i.i, 6
  %_5.i.i.i.i.i.i.i.i.2.i.i.i.i = urem i64 %invariant.op.i.i.i.i.i.2.i.i.i.i, 7
  %42 = add nsw i64 %_5.i.i.i.i.i.i.i.i.2.i.i.i.i, -3
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i = sitofp i64 %42 to float
  %_6.i.i.i.reass.2.i.i.i.i.i.2.i.i.i.i = add nuw nsw i64 %_8.i.i.i.i.i.i.i.i.i.i.i.i, 16
  %_5.i.i.i.2.i.i.i.i.i.2.i.i.i.i = urem i64 %_6.i.i.i.reass.2.i.i.i.i.i.2.i.i.i.i, 7
  %43 = add nsw i64 %_5.i.i.i.2.i.i.i.i.i.2.i.i.i.i, -3
  %_0.i.i.i.2.i.i.i.i.i.2.i.i.i.i = sitofp i64 %43 to float
  %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i = fmul float %_0.i.i.i.i.i.i.i.i.2.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.2.i.i.i.i
  %_5.i.i.i.i.i.i.i.i.i.i.i.i = urem i64 %_8.i.i.i.i.i.i.i.i.i.i.i.i, 7
  %44 = add nsw i64 %_5.i.i.i.i.i.i.i.i.i.i.i.i, -3
  %_0.i.i.i.i.i.i.i.i.i.i.i.i = sitofp i64 %44 to float
  %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i = fmul float %_0.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.2.i.i.i.i
  %invariant.op.i.i.i.i.i.1.i.i.i.i = add nuw nsw i64 %_8.i.i.i.i.i.i.i.i.i.i.i.i, 3
  %_5.i.i.i.i.i.i.i.i.1.i.i.i.i = urem i64 %invariant.op.i.i.i.i.i.1.i.i.i.i, 7
  %45 = add nsw i64 %_5.i.i.i.i.i.i.i.i.1.i.i.i.i, -3
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i = sitofp i64 %45 to float
  %_6.i.i.i.reass.1.i.i.i.i.i.2.i.i.i.i = add nuw nsw i64 %_8.i.i.i.i.i.i.i.i.i.i.i.i, 11
  %_5.i.i.i.1.i.i.i.i.i.2.i.i.i.i = urem i64 %_6.i.i.i.reass.1.i.i.i.i.i.2.i.i.i.i, 7
  %46 = add nsw i64 %_5.i.i.i.1.i.i.i.i.i.2.i.i.i.i, -3
  %_0.i.i.i.1.i.i.i.i.i.2.i.i.i.i = sitofp i64 %46 to float
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i = fmul float %_0.i.i.i.i.i.i.i.i.1.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.2.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i
  %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i
  %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.2.i.i.i.i68.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.2.i.i.i.i
  %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.2.i.i.i.i.i = fmul float %_0.i.i.i.2.i.i.i.i.i.2.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.2.i.i.i.i
  %_6.i.i.i.reass.2.i.i.i.i.i.i.i.i.i = add nuw nsw i64 %_8.i.i.i.i.i.i.i.i.i.i.i.i, 10
  %_5.i.i.i.2.i.i.i.i.i.i.i.i.i = urem i64 %_6.i.i.i.reass.2.i.i.i.i.i.i.i.i.i, 7
  %47 = add nsw i64 %_5.i.i.i.2.i.i.i.i.i.i.i.i.i, -3
  %_0.i.i.i.2.i.i.i.i.i.i.i.i.i = sitofp i64 %47 to float
  %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i.i = fmul float %_0.i.i.i.i.i.i.i.i.2.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.i.i.i.i
  %_6.i.i.i.reass.2.i.i.i.i.i.1.i.i.i.i = add nuw nsw i64 %_8.i.i.i.i.i.i.i.i.i.i.i.i, 13
  %_5.i.i.i.2.i.i.i.i.i.1.i.i.i.i = urem i64 %_6.i.i.i.reass.2.i.i.i.i.i.1.i.i.i.i, 7
  %48 = add nsw i64 %_5.i.i.i.2.i.i.i.i.i.1.i.i.i.i, -3
  %_0.i.i.i.2.i.i.i.i.i.1.i.i.i.i = sitofp i64 %48 to float
  %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.1.i.i.i.i.i = fmul float %_0.i.i.i.1.i.i.i.i.i.2.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.1.i.i.i.i.i
  %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.2.i.i.i.i.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.2.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i65.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.2.i.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i = fmul float %_0.i.i.i.1.i.i.i.i.i.2.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.2.i.i.i.i
  %_6.i.i.i.reass.1.i.i.i.i.i.i.i.i.i = add nuw nsw i64 %_8.i.i.i.i.i.i.i.i.i.i.i.i, 5
  %_5.i.i.i.1.i.i.i.i.i.i.i.i.i = urem i64 %_6.i.i.i.reass.1.i.i.i.i.i.i.i.i.i, 7
  %49 = add nsw i64 %_5.i.i.i.1.i.i.i.i.i.i.i.i.i, -3
  %_0.i.i.i.1.i.i.i.i.i.i.i.i.i = sitofp i64 %49 to float
  %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i = fmul float %_0.i.i.i.1.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.2.i.i.i.i
  %_6.i.i.i.reass.1.i.i.i.i.i.1.i.i.i.i = add nuw nsw i64 %_8.i.i.i.i.i.i.i.i.i.i.i.i, 8
  %_5.i.i.i.1.i.i.i.i.i.1.i.i.i.i = urem i64 %_6.i.i.i.reass.1.i.i.i.i.i.1.i.i.i.i, 7
  %50 = add nsw i64 %_5.i.i.i.1.i.i.i.i.i.1.i.i.i.i, -3
  %_0.i.i.i.1.i.i.i.i.i.1.i.i.i.i = sitofp i64 %50 to float
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i = fmul float %_0.i.i.i.1.i.i.i.i.i.1.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.2.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i
  %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i66.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i67.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i65.i, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i66.i
  %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.2.i.i.i.i69.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.2.i.i.i.i68.i, %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.2.i.i.i.i67.i
  %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.2.i.i.i.i63.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.2.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i60.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.2.i.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i61.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i62.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i60.i, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i61.i
  %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.2.i.i.i.i64.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.2.i.i.i.i63.i, %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.2.i.i.i.i62.i
  %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.2.i.i.i.i58.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.2.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.2.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.2.i.i.i.i53.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.2.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i.i.i.i55.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.2.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i.i.i.i56.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.2.i.i.i.i53.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i.i.i.i55.i
  %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.2.i.i.i.i59.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.2.i.i.i.i58.i, %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i.i.i.i56.i
  %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i = fmul float %_0.i.i.i.i.i.i.i.i.2.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.1.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i = fmul float %_0.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.1.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i = fmul float %_0.i.i.i.i.i.i.i.i.1.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i
  %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i
  %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.1.i.i.i.i50.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.2.i.i.i.i
  %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.1.i.i.i.i.i = fmul float %_0.i.i.i.2.i.i.i.i.i.2.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.1.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i = fmul float %_0.i.i.i.2.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.1.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i = fmul float %_0.i.i.i.2.i.i.i.i.i.1.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i
  %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.1.i.i.i.i.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.1.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i47.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.1.i.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i = fmul float %_0.i.i.i.i.i.i.i.i.1.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.1.i.i.i.i.i = fmul float %_0.i.i.i.1.i.i.i.i.i.1.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.1.i.i.i.i.i = fadd float %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.1.i.i.i.i.i
  %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.1.i.i.i.i.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.1.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.1.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i48.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.1.i.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i49.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i47.i, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i48.i
  %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.1.i.i.i.i51.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.1.i.i.i.i50.i, %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.1.i.i.i.i49.i
  %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.1.i.i.i.i45.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.2.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.1.i.i.i.i42.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.1.i.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.1.i.i.i.i43.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.1.i.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.1.i.i.i.i44.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.1.i.i.i.i42.i, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.1.i.i.i.i43.i
  %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.1.i.i.i.i46.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.1.i.i.i.i45.i, %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.1.i.i.i.i44.i
  %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.1.i.i.i.i40.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.1.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.2.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i35.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.1.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i37.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.1.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i38.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i35.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i37.i
  %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.1.i.i.i.i41.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.1.i.i.i.i40.i, %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i.i.i.i38.i
  %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i = fmul float %_0.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i
  %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i32.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.2.i.i.i.i
  %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i = fmul float %_0.i.i.i.2.i.i.i.i.i.2.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = fmul float %_0.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = fmul float %_0.i.i.i.2.i.i.i.i.i.1.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i29.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i.i = fmul float %_0.i.i.i.1.i.i.i.i.i.2.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i = fmul float %_0.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i = fmul float %_0.i.i.i.1.i.i.i.i.i.1.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i
  %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i30.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.2.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i31.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i29.i, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i30.i
  %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i33.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i32.i, %_0.i1.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.i.i.i31.i
  %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i27.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.2.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i24.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i25.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.1.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i26.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i24.i, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i25.i
  %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i28.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i27.i, %_0.i1.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i26.i
  %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i22.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.2.i.i.i.i
  %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i17.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i19.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.1.i.i.i.i
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i20.i = fadd float %_0.i.i.peel.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i17.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i19.i
  %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i23.i = fadd float %_0.i.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i22.i, %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i20.i
  %_0.i.i.i.i4.i.i.i.i.i.i.1.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.i.i.i.i28.i, 2.000000e+00
  %_0.i.i5.i.i.i.i.i.i.1.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.i.i.i.i23.i, %_0.i.i.i.i4.i.i.i.i.i.i.1.i
  %_0.i.i.i.i4.i.i.i.i.i.i.2.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.i.i.i.i33.i, 0.000000e+00
  %_0.i.i5.i.i.i.i.i.i.2.i = fadd float %_0.i.i.i.i4.i.i.i.i.i.i.2.i, %_0.i.i5.i.i.i.i.i.i.1.i
  %_0.i.i5.i.i.i.i.i.i.3.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.1.i.i.i.i41.i, %_0.i.i5.i.i.i.i.i.i.2.i
  %_0.i.i.i.i4.i.i.i.i.i.i.4.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.1.i.i.i.i46.i, 2.000000e+00
  %_0.i.i5.i.i.i.i.i.i.4.i = fadd float %_0.i.i.i.i4.i.i.i.i.i.i.4.i, %_0.i.i5.i.i.i.i.i.i.3.i
  %_0.i.i.i.i4.i.i.i.i.i.i.5.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.1.i.i.i.i51.i, 0.000000e+00
  %_0.i.i5.i.i.i.i.i.i.5.i = fadd float %_0.i.i.i.i4.i.i.i.i.i.i.5.i, %_0.i.i5.i.i.i.i.i.i.4.i
  %_0.i.i5.i.i.i.i.i.i.6.i = fadd float %_0.i1.i.i.i.i.i.1.i.i.i.i.i.i.i.i.2.i.i.i.i59.i, %_0.i.i5.i.i.i.i.i.i.5.i
  %_0.i.i.i.i4.i.i.i.i.i.i.7.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.1.i.i.i.i.i.2.i.i.i.i64.i, 2.000000e+00
  %_0.i.i5.i.i.i.i.i.i.7.i = fadd float %_0.i.i.i.i4.i.i.i.i.i.i.7.i, %_0.i.i5.i.i.i.i.i.i.6.i
  %_0.i.i.i.i4.i.i.i.i.i.i.8.i = fmul float %_0.i1.i.i.i.i.i.1.i.i.i.2.i.i.i.i.i.2.i.i.i.i69.i, 0.000000e+00
  %_0.i.i5.i.i.i.i.i.i.8.i = fadd float %_0.i.i.i.i4.i.i.i.i.i.i.8.i, %_0.i.i5.i.i.i.i.i.i.7.i
  call void @llvm.lifetime.end.p0(ptr nonnull %matrix.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %array.i.i.i2.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %array.i.i.i.i)
  %_0.i = getelementptr inbounds nuw [2 x float], ptr %out, i64 %_0.i2
  store float %_0.i.i5.i.i.i.i.i.i.8.i, ptr %_0.i, align 4
  %51 = getelementptr inbounds nuw i8, ptr %_0.i, i64 4
  store float %_0.i.i5.i.i.i.i.i.i.i, ptr %51, align 4
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
!3 = !{!4, !6}
!4 = distinct !{!4, !5, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCINvNtCsNk7MfA4dMU_7kernels4work8matricesKBD_Es_0EBR_: %_0"}
!5 = distinct !{!5, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCINvNtCsNk7MfA4dMU_7kernels4work8matricesKBD_Es_0EBR_"}
!6 = distinct !{!6, !5, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCINvNtCsNk7MfA4dMU_7kernels4work8matricesKBD_Es_0EBR_: %f"}
!7 = !{!6}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_RNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB5_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mulB7_: %self"}
!10 = distinct !{!10, !"_RNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB5_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mulB7_"}
!11 = !{!12, !14, !16, !18, !20, !22, !24, !26, !28, !30, !32, !33, !34, !36, !37, !38, !40, !41, !42, !44, !45, !47, !48, !50, !51, !53, !54, !56, !57, !58}
!12 = distinct !{!12, !13, !"_RNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB9_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mul00Bb_: %_1:Peel0"}
!13 = distinct !{!13, !"_RNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB9_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mul00Bb_"}
!14 = distinct !{!14, !15, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldjffNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKj5_ENtNtNtBa_3ops5arith3Mul3mul00NCINvXs22_NtNtB8_6traits5accumfNtB2w_3Sum3sumINtB4_3MapINtNtB1X_5range5RangejEBX_EE0E0B19_: %_1:Peel0"}
!15 = distinct !{!15, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldjffNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKj5_ENtNtNtBa_3ops5arith3Mul3mul00NCINvXs22_NtNtB8_6traits5accumfNtB2w_3Sum3sumINtB4_3MapINtNtB1X_5range5RangejEBX_EE0E0B19_"}
!16 = distinct !{!16, !17, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core3ops5range5RangejENtNtNtNtBa_4iter6traits8iterator8Iterator4foldfNCINvNtNtBR_8adapters3map8map_foldjffNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB2h_6MatrixKj5_ENtNtB8_5arith3Mul3mul00NCINvXs22_NtBP_5accumfNtB3A_3Sum3sumINtB1B_3MapB3_B27_EE0E0EB2j_: %f"}
!17 = distinct !{!17, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core3ops5range5RangejENtNtNtNtBa_4iter6traits8iterator8Iterator4foldfNCINvNtNtBR_8adapters3map8map_foldjffNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB2h_6MatrixKj5_ENtNtB8_5arith3Mul3mul00NCINvXs22_NtBP_5accumfNtB3A_3Sum3sumINtB1B_3MapB3_B27_EE0E0EB2j_"}
!18 = distinct !{!18, !19, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1z_6MatrixKj5_ENtNtB12_5arith3Mul3mul00ENtNtNtBa_6traits8iterator8Iterator4foldfNCINvXs22_NtB2O_5accumfNtB3y_3Sum3sumBN_E0EB1B_: %self"}
!19 = distinct !{!19, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1z_6MatrixKj5_ENtNtB12_5arith3Mul3mul00ENtNtNtBa_6traits8iterator8Iterator4foldfNCINvXs22_NtB2O_5accumfNtB3y_3Sum3sumBN_E0EB1B_"}
!20 = distinct !{!20, !21, !"_RINvXs22_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumfNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB25_6MatrixKj5_ENtNtB1y_5arith3Mul3mul00EEB27_: %iter"}
!21 = distinct !{!21, !"_RINvXs22_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumfNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB25_6MatrixKj5_ENtNtB1y_5arith3Mul3mul00EEB27_"}
!22 = distinct !{!22, !23, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtNtBc_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1t_6MatrixKj5_ENtNtBW_5arith3Mul3mul00ENtNtNtBa_6traits8iterator8Iterator3sumfEB1v_: %self"}
!23 = distinct !{!23, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtNtBc_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1t_6MatrixKj5_ENtNtBW_5arith3Mul3mul00ENtNtNtBa_6traits8iterator8Iterator3sumfEB1v_"}
!24 = distinct !{!24, !25, !"_RNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB7_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mul0B9_: %_1"}
!25 = distinct !{!25, !"_RNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB7_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mul0B9_"}
!26 = distinct !{!26, !27, !"_RNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB9_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3muls_00Bb_: %_1"}
!27 = distinct !{!27, !"_RNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB9_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3muls_00Bb_"}
!28 = distinct !{!28, !29, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB4_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB15_6MatrixKj5_ENtNtB6_5arith3Mul3muls_00EINtNtB6_8function5FnMutTjEE8call_mutB17_: %self"}
!29 = distinct !{!29, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB4_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB15_6MatrixKj5_ENtNtB6_5arith3Mul3muls_00EINtNtB6_8function5FnMutTjEE8call_mutB17_"}
!30 = distinct !{!30, !31, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitfEINtBQ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1W_6MatrixKj5_ENtNtBS_5arith3Mul3muls_00EEB1Y_: %buffer.0"}
!31 = distinct !{!31, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitfEINtBQ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1W_6MatrixKj5_ENtNtBS_5arith3Mul3muls_00EEB1Y_"}
!32 = distinct !{!32, !31, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitfEINtBQ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1W_6MatrixKj5_ENtNtBS_5arith3Mul3muls_00EEB1Y_: argument 1"}
!33 = distinct !{!33, !31, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitfEINtBQ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1W_6MatrixKj5_ENtNtBS_5arith3Mul3muls_00EEB1Y_: argument 2"}
!34 = distinct !{!34, !35, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitfEKj5_INtBJ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1T_6MatrixKB1q_ENtNtBL_5arith3Mul3muls_00EEB1V_: %_0"}
!35 = distinct !{!35, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitfEKj5_INtBJ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1T_6MatrixKB1q_ENtNtBL_5arith3Mul3muls_00EEB1V_"}
!36 = distinct !{!36, !35, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitfEKj5_INtBJ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1T_6MatrixKB1q_ENtNtBL_5arith3Mul3muls_00EEB1V_: %cb.0"}
!37 = distinct !{!37, !35, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitfEKj5_INtBJ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1T_6MatrixKB1q_ENtNtBL_5arith3Mul3muls_00EEB1V_: %cb.1"}
!38 = distinct !{!38, !39, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnfKj5_NCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBQ_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_00EBS_: %_0"}
!39 = distinct !{!39, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnfKj5_NCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBQ_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_00EBS_"}
!40 = distinct !{!40, !39, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnfKj5_NCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBQ_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_00EBS_: %f.0"}
!41 = distinct !{!41, !39, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnfKj5_NCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBQ_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_00EBS_: %f.1"}
!42 = distinct !{!42, !43, !"_RNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB7_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3muls_0B9_: %_0"}
!43 = distinct !{!43, !"_RNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB7_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3muls_0B9_"}
!44 = distinct !{!44, !43, !"_RNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB7_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3muls_0B9_: %_1"}
!45 = distinct !{!45, !46, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB4_7WrappedAfj5_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKBV_ENtNtB6_5arith3Mul3muls_0EINtNtB6_8function5FnMutTjEE8call_mutB19_: %_0"}
!46 = distinct !{!46, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB4_7WrappedAfj5_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKBV_ENtNtB6_5arith3Mul3muls_0EINtNtB6_8function5FnMutTjEE8call_mutB19_"}
!47 = distinct !{!47, !46, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB4_7WrappedAfj5_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKBV_ENtNtB6_5arith3Mul3muls_0EINtNtB6_8function5FnMutTjEE8call_mutB19_: %self"}
!48 = distinct !{!48, !49, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EINtBQ_7WrappedB1u_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB21_6MatrixKB1w_ENtNtBS_5arith3Mul3muls_0EEB23_: %buffer.0"}
!49 = distinct !{!49, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EINtBQ_7WrappedB1u_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB21_6MatrixKB1w_ENtNtBS_5arith3Mul3muls_0EEB23_"}
!50 = distinct !{!50, !49, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EINtBQ_7WrappedB1u_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB21_6MatrixKB1w_ENtNtBS_5arith3Mul3muls_0EEB23_: argument 1"}
!51 = distinct !{!51, !52, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EKB1p_INtBJ_7WrappedB1n_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1Z_6MatrixKB1p_ENtNtBL_5arith3Mul3muls_0EEB21_: %_0"}
!52 = distinct !{!52, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EKB1p_INtBJ_7WrappedB1n_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1Z_6MatrixKB1p_ENtNtBL_5arith3Mul3muls_0EEB21_"}
!53 = distinct !{!53, !52, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EKB1p_INtBJ_7WrappedB1n_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1Z_6MatrixKB1p_ENtNtBL_5arith3Mul3muls_0EEB21_: %cb"}
!54 = distinct !{!54, !55, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBS_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_0EBU_: %_0"}
!55 = distinct !{!55, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBS_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_0EBU_"}
!56 = distinct !{!56, !55, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBS_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_0EBU_: %f"}
!57 = distinct !{!57, !10, !"_RNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB5_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mulB7_: %_0"}
!58 = distinct !{!58, !10, !"_RNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB5_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mulB7_: %other"}
!59 = !{!60, !61, !16, !18, !20, !22, !24, !26, !28, !30, !32, !33, !34, !36, !37, !38, !40, !41, !42, !44, !45, !47, !48, !50, !51, !53, !54, !56, !57, !58}
!60 = distinct !{!60, !13, !"_RNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB9_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mul00Bb_: %_1"}
!61 = distinct !{!61, !15, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldjffNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKj5_ENtNtNtBa_3ops5arith3Mul3mul00NCINvXs22_NtNtB8_6traits5accumfNtB2w_3Sum3sumINtB4_3MapINtNtB1X_5range5RangejEBX_EE0E0B19_: %_1"}
!62 = !{!63}
!63 = distinct !{!63, !64, !"_RNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB5_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mulB7_: %other"}
!64 = distinct !{!64, !"_RNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB5_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mulB7_"}
!65 = !{!66, !68, !70, !72, !74, !76, !78, !80, !82, !84, !86, !87, !88, !90, !91, !92, !94, !95, !96, !98, !99, !101, !102, !104, !105, !107, !108, !110, !111, !112}
!66 = distinct !{!66, !67, !"_RNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB9_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mul00Bb_: %_1:Peel0"}
!67 = distinct !{!67, !"_RNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB9_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mul00Bb_"}
!68 = distinct !{!68, !69, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldjffNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKj5_ENtNtNtBa_3ops5arith3Mul3mul00NCINvXs22_NtNtB8_6traits5accumfNtB2w_3Sum3sumINtB4_3MapINtNtB1X_5range5RangejEBX_EE0E0B19_: %_1:Peel0"}
!69 = distinct !{!69, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldjffNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKj5_ENtNtNtBa_3ops5arith3Mul3mul00NCINvXs22_NtNtB8_6traits5accumfNtB2w_3Sum3sumINtB4_3MapINtNtB1X_5range5RangejEBX_EE0E0B19_"}
!70 = distinct !{!70, !71, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core3ops5range5RangejENtNtNtNtBa_4iter6traits8iterator8Iterator4foldfNCINvNtNtBR_8adapters3map8map_foldjffNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB2h_6MatrixKj5_ENtNtB8_5arith3Mul3mul00NCINvXs22_NtBP_5accumfNtB3A_3Sum3sumINtB1B_3MapB3_B27_EE0E0EB2j_: %f"}
!71 = distinct !{!71, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core3ops5range5RangejENtNtNtNtBa_4iter6traits8iterator8Iterator4foldfNCINvNtNtBR_8adapters3map8map_foldjffNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB2h_6MatrixKj5_ENtNtB8_5arith3Mul3mul00NCINvXs22_NtBP_5accumfNtB3A_3Sum3sumINtB1B_3MapB3_B27_EE0E0EB2j_"}
!72 = distinct !{!72, !73, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1z_6MatrixKj5_ENtNtB12_5arith3Mul3mul00ENtNtNtBa_6traits8iterator8Iterator4foldfNCINvXs22_NtB2O_5accumfNtB3y_3Sum3sumBN_E0EB1B_: %self"}
!73 = distinct !{!73, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1z_6MatrixKj5_ENtNtB12_5arith3Mul3mul00ENtNtNtBa_6traits8iterator8Iterator4foldfNCINvXs22_NtB2O_5accumfNtB3y_3Sum3sumBN_E0EB1B_"}
!74 = distinct !{!74, !75, !"_RINvXs22_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumfNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB25_6MatrixKj5_ENtNtB1y_5arith3Mul3mul00EEB27_: %iter"}
!75 = distinct !{!75, !"_RINvXs22_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumfNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB25_6MatrixKj5_ENtNtB1y_5arith3Mul3mul00EEB27_"}
!76 = distinct !{!76, !77, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtNtBc_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1t_6MatrixKj5_ENtNtBW_5arith3Mul3mul00ENtNtNtBa_6traits8iterator8Iterator3sumfEB1v_: %self"}
!77 = distinct !{!77, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtNtBc_3ops5range5RangejENCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1t_6MatrixKj5_ENtNtBW_5arith3Mul3mul00ENtNtNtBa_6traits8iterator8Iterator3sumfEB1v_"}
!78 = distinct !{!78, !79, !"_RNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB7_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mul0B9_: %_1"}
!79 = distinct !{!79, !"_RNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB7_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mul0B9_"}
!80 = distinct !{!80, !81, !"_RNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB9_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3muls_00Bb_: %_1"}
!81 = distinct !{!81, !"_RNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB9_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3muls_00Bb_"}
!82 = distinct !{!82, !83, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB4_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB15_6MatrixKj5_ENtNtB6_5arith3Mul3muls_00EINtNtB6_8function5FnMutTjEE8call_mutB17_: %self"}
!83 = distinct !{!83, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB4_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB15_6MatrixKj5_ENtNtB6_5arith3Mul3muls_00EINtNtB6_8function5FnMutTjEE8call_mutB17_"}
!84 = distinct !{!84, !85, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitfEINtBQ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1W_6MatrixKj5_ENtNtBS_5arith3Mul3muls_00EEB1Y_: %buffer.0"}
!85 = distinct !{!85, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitfEINtBQ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1W_6MatrixKj5_ENtNtBS_5arith3Mul3muls_00EEB1Y_"}
!86 = distinct !{!86, !85, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitfEINtBQ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1W_6MatrixKj5_ENtNtBS_5arith3Mul3muls_00EEB1Y_: argument 1"}
!87 = distinct !{!87, !85, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitfEINtBQ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1W_6MatrixKj5_ENtNtBS_5arith3Mul3muls_00EEB1Y_: argument 2"}
!88 = distinct !{!88, !89, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitfEKj5_INtBJ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1T_6MatrixKB1q_ENtNtBL_5arith3Mul3muls_00EEB1V_: %_0"}
!89 = distinct !{!89, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitfEKj5_INtBJ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1T_6MatrixKB1q_ENtNtBL_5arith3Mul3muls_00EEB1V_"}
!90 = distinct !{!90, !89, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitfEKj5_INtBJ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1T_6MatrixKB1q_ENtNtBL_5arith3Mul3muls_00EEB1V_: %cb.0"}
!91 = distinct !{!91, !89, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitfEKj5_INtBJ_7WrappedfjNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1T_6MatrixKB1q_ENtNtBL_5arith3Mul3muls_00EEB1V_: %cb.1"}
!92 = distinct !{!92, !93, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnfKj5_NCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBQ_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_00EBS_: %_0"}
!93 = distinct !{!93, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnfKj5_NCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBQ_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_00EBS_"}
!94 = distinct !{!94, !93, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnfKj5_NCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBQ_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_00EBS_: %f.0"}
!95 = distinct !{!95, !93, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnfKj5_NCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBQ_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_00EBS_: %f.1"}
!96 = distinct !{!96, !97, !"_RNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB7_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3muls_0B9_: %_0"}
!97 = distinct !{!97, !"_RNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB7_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3muls_0B9_"}
!98 = distinct !{!98, !97, !"_RNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB7_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3muls_0B9_: %_1"}
!99 = distinct !{!99, !100, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB4_7WrappedAfj5_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKBV_ENtNtB6_5arith3Mul3muls_0EINtNtB6_8function5FnMutTjEE8call_mutB19_: %_0"}
!100 = distinct !{!100, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB4_7WrappedAfj5_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKBV_ENtNtB6_5arith3Mul3muls_0EINtNtB6_8function5FnMutTjEE8call_mutB19_"}
!101 = distinct !{!101, !100, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB4_7WrappedAfj5_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKBV_ENtNtB6_5arith3Mul3muls_0EINtNtB6_8function5FnMutTjEE8call_mutB19_: %self"}
!102 = distinct !{!102, !103, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EINtBQ_7WrappedB1u_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB21_6MatrixKB1w_ENtNtBS_5arith3Mul3muls_0EEB23_: %buffer.0"}
!103 = distinct !{!103, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EINtBQ_7WrappedB1u_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB21_6MatrixKB1w_ENtNtBS_5arith3Mul3muls_0EEB23_"}
!104 = distinct !{!104, !103, !"_RINvNtCs6wHCjA8NRxY_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EINtBQ_7WrappedB1u_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB21_6MatrixKB1w_ENtNtBS_5arith3Mul3muls_0EEB23_: argument 1"}
!105 = distinct !{!105, !106, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EKB1p_INtBJ_7WrappedB1n_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1Z_6MatrixKB1p_ENtNtBL_5arith3Mul3muls_0EEB21_: %_0"}
!106 = distinct !{!106, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EKB1p_INtBJ_7WrappedB1n_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1Z_6MatrixKB1p_ENtNtBL_5arith3Mul3muls_0EEB21_"}
!107 = distinct !{!107, !106, !"_RINvNtCs6wHCjA8NRxY_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitAfj5_EKB1p_INtBJ_7WrappedB1n_jNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB1Z_6MatrixKB1p_ENtNtBL_5arith3Mul3muls_0EEB21_: %cb"}
!108 = distinct !{!108, !109, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBS_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_0EBU_: %_0"}
!109 = distinct !{!109, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBS_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_0EBU_"}
!110 = distinct !{!110, !109, !"_RINvNtCs6wHCjA8NRxY_4core5array7from_fnAfj5_KBD_NCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtBS_6MatrixKBD_ENtNtNtB4_3ops5arith3Mul3muls_0EBU_: %f"}
!111 = distinct !{!111, !64, !"_RNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB5_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mulB7_: %_0"}
!112 = distinct !{!112, !64, !"_RNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB5_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mulB7_: %self"}
!113 = !{!114, !115, !70, !72, !74, !76, !78, !80, !82, !84, !86, !87, !88, !90, !91, !92, !94, !95, !96, !98, !99, !101, !102, !104, !105, !107, !108, !110, !111, !112}
!114 = distinct !{!114, !67, !"_RNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB9_6MatrixKj5_ENtNtNtCs6wHCjA8NRxY_4core3ops5arith3Mul3mul00Bb_: %_1"}
!115 = distinct !{!115, !69, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldjffNCNCNvXs3_NtCsNk7MfA4dMU_7kernels4workRINtB17_6MatrixKj5_ENtNtNtBa_3ops5arith3Mul3mul00NCINvXs22_NtNtB8_6traits5accumfNtB2w_3Sum3sumINtB4_3MapINtNtB1X_5range5RangejEBX_EE0E0B19_: %_1"}
