target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1_NtCsgvXjfpWt4al_7kernels4workNtB5_6SquareNtB5_5Shape4area, ptr @_RNvYNtNtCsgvXjfpWt4al_7kernels4work6SquareNtB4_5Shape6weightB6_ }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs2_NtCsgvXjfpWt4al_7kernels4workNtB5_4RingNtB5_5Shape4area, ptr @_RNvXs2_NtCsgvXjfpWt4al_7kernels4workNtB5_4RingNtB5_5Shape6weight }>, align 8

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare i64 @llvm.umin.i64(i64, i64) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #2

define ptx_kernel void @shapes(ptr noundef readonly captures(none) %numbers, ptr noundef writeonly captures(none) %out) unnamed_addr #3 {
start:
  %all.i = alloca [48 x i8], align 8
  %small.i = alloca [16 x i8], align 8
  %ring.i = alloca [16 x i8], align 8
  %square.i = alloca [8 x i8], align 8
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_6 = getelementptr inbounds nuw i32, ptr %numbers, i64 %_0.i
  %_5 = load i32, ptr %_6, align 4, !noundef !2
  call void @llvm.lifetime.start.p0(ptr nonnull %square.i)
  %_4.i1 = urem i32 %_5, 17
  %_3.i = uitofp nneg i32 %_4.i1 to double
  store double %_3.i, ptr %square.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %ring.i)
  %_7.i = urem i32 %_5, 5
  %_6.i = uitofp nneg i32 %_7.i to double
  %_9.i = urem i32 %_5, 11
  %_8.i = uitofp nneg i32 %_9.i to double
  store double %_6.i, ptr %ring.i, align 8
  %0 = getelementptr inbounds nuw i8, ptr %ring.i, i64 8
  store double %_8.i, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %small.i)
  %_12.i = urem i32 %_5, 3
  %_11.i = uitofp nneg i32 %_12.i to double
  store double 2.500000e-01, ptr %small.i, align 8
  %1 = getelementptr inbounds nuw i8, ptr %small.i, i64 8
  store double %_11.i, ptr %1, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %all.i)
  store ptr %square.i, ptr %all.i, align 8
  %2 = getelementptr inbounds nuw i8, ptr %all.i, i64 8
  store ptr @vtable.0, ptr %2, align 8
  %.ptr.i = getelementptr inbounds nuw i8, ptr %all.i, i64 16
  store ptr %ring.i, ptr %.ptr.i, align 8
  %3 = getelementptr inbounds nuw i8, ptr %all.i, i64 24
  store ptr @vtable.1, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %all.i, i64 32
  store ptr %small.i, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %all.i, i64 40
  store ptr @vtable.1, ptr %5, align 8
  %_31.i = getelementptr inbounds nuw i8, ptr %all.i, i64 48
  %_27.i = urem i32 %_5, 7
  %_5.not.i.i.i = icmp eq i32 %_27.i, 0
  br i1 %_5.not.i.i.i, label %bb8.i.i.i, label %bb1.i.i.i

bb8.i.i.i:
  %self.promoted.i.i.i.i.i = phi ptr [ %all.i, %start ], [ %spec.select6.i, %bb5.i.i.i.i ]
  %_6.i.i.i.i.i.i = icmp eq ptr %self.promoted.i.i.i.i.i, %_31.i
  br i1 %_6.i.i.i.i.i.i, label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit.i.i.i.i, label %bb3.i.i.i.i.i

bb3.i.i.i.i.i:
  %spec.select.i = getelementptr inbounds nuw i8, ptr %self.promoted.i.i.i.i.i, i64 16
  %.val.i.i.i.i.i = load ptr, ptr %self.promoted.i.i.i.i.i, align 8, !noalias !3, !nonnull !2, !noundef !2
  %6 = getelementptr i8, ptr %self.promoted.i.i.i.i.i, i64 8
  %.val2.i.i.i.i.i = load ptr, ptr %6, align 8, !noalias !3, !nonnull !2, !align !15, !noundef !2
  %7 = getelementptr inbounds nuw i8, ptr %.val2.i.i.i.i.i, i64 24
  %8 = load ptr, ptr %7, align 8, !invariant.load !2, !noalias !3, !nonnull !2
  %_3.i.i.i.i.i.i.i.i.i.i = call noundef double %8(ptr noundef nonnull %.val.i.i.i.i.i) #6, !noalias !3
  %9 = getelementptr inbounds nuw i8, ptr %.val2.i.i.i.i.i, i64 32
  %10 = load ptr, ptr %9, align 8, !invariant.load !2, !noalias !3, !nonnull !2
  %_4.i.i.i.i.i.i.i.i.i.i = call noundef double %10(ptr noundef nonnull %.val.i.i.i.i.i) #6, !noalias !3
  %_0.i.i.i.i.i.i.i.i.i.i = fmul double %_3.i.i.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i.i.i
  %_6.i.i.i.i.i.1.i = icmp eq ptr %spec.select.i, %_31.i
  br i1 %_6.i.i.i.i.i.1.i, label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit.i.i.i.i, label %bb3.i.i.i.i.1.i

bb3.i.i.i.i.1.i:
  %spec.select.1.i = getelementptr inbounds nuw i8, ptr %self.promoted.i.i.i.i.i, i64 32
  %.val.i.i.i.i.1.i = load ptr, ptr %spec.select.i, align 8, !noalias !3, !nonnull !2, !noundef !2
  %11 = getelementptr i8, ptr %self.promoted.i.i.i.i.i, i64 24
  %.val2.i.i.i.i.1.i = load ptr, ptr %11, align 8, !noalias !3, !nonnull !2, !align !15, !noundef !2
  %12 = getelementptr inbounds nuw i8, ptr %.val2.i.i.i.i.1.i, i64 24
  %13 = load ptr, ptr %12, align 8, !invariant.load !2, !noalias !3, !nonnull !2
  %_3.i.i.i.i.i.i.i.i.i.1.i = call noundef double %13(ptr noundef nonnull %.val.i.i.i.i.1.i) #6, !noalias !3
  %14 = getelementptr inbounds nuw i8, ptr %.val2.i.i.i.i.1.i, i64 32
  %15 = load ptr, ptr %14, align 8, !invariant.load !2, !noalias !3, !nonnull !2
  %_4.i.i.i.i.i.i.i.i.i.1.i = call noundef double %15(ptr noundef nonnull %.val.i.i.i.i.1.i) #6, !noalias !3
  %_0.i.i.i.i.i.i.i.i.i.1.i = fmul double %_3.i.i.i.i.i.i.i.i.i.1.i, %_4.i.i.i.i.i.i.i.i.i.1.i
  %_0.i2.i.i.i.i.i.i.i.i.1.i = fadd double %_0.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.1.i
  %_6.i.i.i.i.i.2.i = icmp eq ptr %spec.select.1.i, %_31.i
  br i1 %_6.i.i.i.i.i.2.i, label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit.i.i.i.i, label %bb3.i.i.i.i.2.i

bb3.i.i.i.i.2.i:
  %.val.i.i.i.i.2.i = load ptr, ptr %spec.select.1.i, align 8, !noalias !3, !nonnull !2, !noundef !2
  %16 = getelementptr i8, ptr %self.promoted.i.i.i.i.i, i64 40
  %.val2.i.i.i.i.2.i = load ptr, ptr %16, align 8, !noalias !3, !nonnull !2, !align !15, !noundef !2
  %17 = getelementptr inbounds nuw i8, ptr %.val2.i.i.i.i.2.i, i64 24
  %18 = load ptr, ptr %17, align 8, !invariant.load !2, !noalias !3, !nonnull !2
  %_3.i.i.i.i.i.i.i.i.i.2.i = call noundef double %18(ptr noundef nonnull %.val.i.i.i.i.2.i) #6, !noalias !3
  %19 = getelementptr inbounds nuw i8, ptr %.val2.i.i.i.i.2.i, i64 32
  %20 = load ptr, ptr %19, align 8, !invariant.load !2, !noalias !3, !nonnull !2
  %_4.i.i.i.i.i.i.i.i.i.2.i = call noundef double %20(ptr noundef nonnull %.val.i.i.i.i.2.i) #6, !noalias !3
  %_0.i.i.i.i.i.i.i.i.i.2.i = fmul double %_3.i.i.i.i.i.i.i.i.i.2.i, %_4.i.i.i.i.i.i.i.i.i.2.i
  %_0.i2.i.i.i.i.i.i.i.i.2.i = fadd double %_0.i2.i.i.i.i.i.i.i.i.1.i, %_0.i.i.i.i.i.i.i.i.i.2.i
  %_6.i.i.i.i.i.3.i = icmp eq ptr %self.promoted.i.i.i.i.i, %all.i
  br i1 %_6.i.i.i.i.i.3.i, label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit.i.i.i.i, label %bb3.i.i.i.i.3.i

bb3.i.i.i.i.3.i:
  %spec.select.2.i = getelementptr inbounds nuw i8, ptr %self.promoted.i.i.i.i.i, i64 48
  %spec.select.3.i = getelementptr inbounds nuw i8, ptr %self.promoted.i.i.i.i.i, i64 64
  %.val.i.i.i.i.3.i = load ptr, ptr %spec.select.2.i, align 8, !noalias !3, !nonnull !2, !noundef !2
  %21 = getelementptr i8, ptr %self.promoted.i.i.i.i.i, i64 56
  %.val2.i.i.i.i.3.i = load ptr, ptr %21, align 8, !noalias !3, !nonnull !2, !align !15, !noundef !2
  %22 = getelementptr inbounds nuw i8, ptr %.val2.i.i.i.i.3.i, i64 24
  %23 = load ptr, ptr %22, align 8, !invariant.load !2, !noalias !3, !nonnull !2
  %_3.i.i.i.i.i.i.i.i.i.3.i = call noundef double %23(ptr noundef nonnull %.val.i.i.i.i.3.i) #6, !noalias !3
  %24 = getelementptr inbounds nuw i8, ptr %.val2.i.i.i.i.3.i, i64 32
  %25 = load ptr, ptr %24, align 8, !invariant.load !2, !noalias !3, !nonnull !2
  %_4.i.i.i.i.i.i.i.i.i.3.i = call noundef double %25(ptr noundef nonnull %.val.i.i.i.i.3.i) #6, !noalias !3
  %_0.i.i.i.i.i.i.i.i.i.3.i = fmul double %_3.i.i.i.i.i.i.i.i.i.3.i, %_4.i.i.i.i.i.i.i.i.i.3.i
  %_0.i2.i.i.i.i.i.i.i.i.3.i = fadd double %_0.i2.i.i.i.i.i.i.i.i.2.i, %_0.i.i.i.i.i.i.i.i.i.3.i
  %_6.i.i.i.i.i.4.i = icmp eq ptr %spec.select.3.i, %_31.i
  br i1 %_6.i.i.i.i.i.4.i, label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit.i.i.i.i, label %bb3.i.i.i.i.4.i

bb3.i.i.i.i.4.i:
  %.val.i.i.i.i.4.i = load ptr, ptr %spec.select.3.i, align 8, !noalias !3, !nonnull !2, !noundef !2
  %26 = getelementptr i8, ptr %self.promoted.i.i.i.i.i, i64 72
  %.val2.i.i.i.i.4.i = load ptr, ptr %26, align 8, !noalias !3, !nonnull !2, !align !15, !noundef !2
  %27 = getelementptr inbounds nuw i8, ptr %.val2.i.i.i.i.4.i, i64 24
  %28 = load ptr, ptr %27, align 8, !invariant.load !2, !noalias !3, !nonnull !2
  %_3.i.i.i.i.i.i.i.i.i.4.i = call noundef double %28(ptr noundef nonnull %.val.i.i.i.i.4.i) #6, !noalias !3
  %29 = getelementptr inbounds nuw i8, ptr %.val2.i.i.i.i.4.i, i64 32
  %30 = load ptr, ptr %29, align 8, !invariant.load !2, !noalias !3, !nonnull !2
  %_4.i.i.i.i.i.i.i.i.i.4.i = call noundef double %30(ptr noundef nonnull %.val.i.i.i.i.4.i) #6, !noalias !3
  %_0.i.i.i.i.i.i.i.i.i.4.i = fmul double %_3.i.i.i.i.i.i.i.i.i.4.i, %_4.i.i.i.i.i.i.i.i.i.4.i
  %_0.i2.i.i.i.i.i.i.i.i.4.i = fadd double %_0.i2.i.i.i.i.i.i.i.i.3.i, %_0.i.i.i.i.i.i.i.i.i.4.i
  br label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit.i.i.i.i

_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit.i.i.i.i:
  %_6.i.i.i.i.i.lcssa.i = phi i1 [ false, %bb3.i.i.i.i.4.i ], [ true, %bb8.i.i.i ], [ true, %bb3.i.i.i.i.i ], [ true, %bb3.i.i.i.i.3.i ], [ true, %bb3.i.i.i.i.1.i ], [ true, %bb3.i.i.i.i.2.i ]
  %31 = phi i1 [ false, %bb3.i.i.i.i.4.i ], [ false, %bb8.i.i.i ], [ false, %bb3.i.i.i.i.i ], [ true, %bb3.i.i.i.i.3.i ], [ false, %bb3.i.i.i.i.1.i ], [ false, %bb3.i.i.i.i.2.i ]
  %32 = phi i1 [ false, %bb3.i.i.i.i.4.i ], [ false, %bb8.i.i.i ], [ false, %bb3.i.i.i.i.i ], [ false, %bb3.i.i.i.i.3.i ], [ false, %bb3.i.i.i.i.1.i ], [ true, %bb3.i.i.i.i.2.i ]
  %33 = phi i1 [ false, %bb3.i.i.i.i.4.i ], [ false, %bb8.i.i.i ], [ false, %bb3.i.i.i.i.i ], [ false, %bb3.i.i.i.i.3.i ], [ true, %bb3.i.i.i.i.1.i ], [ false, %bb3.i.i.i.i.2.i ]
  %.promoted57.i.i.i.i = phi i64 [ -3, %bb3.i.i.i.i.4.i ], [ 2, %bb8.i.i.i ], [ 1, %bb3.i.i.i.i.i ], [ -2, %bb3.i.i.i.i.3.i ], [ 0, %bb3.i.i.i.i.1.i ], [ -1, %bb3.i.i.i.i.2.i ]
  %_0.i2.i.i.i.i.pn.i.i.i.i.i = phi double [ %_0.i2.i.i.i.i.i.i.i.i.4.i, %bb3.i.i.i.i.4.i ], [ -0.000000e+00, %bb8.i.i.i ], [ %_0.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i ], [ %_0.i2.i.i.i.i.i.i.i.i.3.i, %bb3.i.i.i.i.3.i ], [ %_0.i2.i.i.i.i.i.i.i.i.1.i, %bb3.i.i.i.i.1.i ], [ %_0.i2.i.i.i.i.i.i.i.i.2.i, %bb3.i.i.i.i.2.i ]
  br i1 %_6.i.i.i.i.i.lcssa.i, label %bb3.i24.peel.i.i.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work6shapes.exit

bb3.i24.peel.i.i.i.i:
  %_2.i.i = load double, ptr %square.i, align 8, !alias.scope !16, !noalias !19, !noundef !2
  %_0.i.i = fmul double %_2.i.i, %_2.i.i
  %_0.i2.i.i.i.i.i29.peel.i.i.i.i = fadd double %_0.i2.i.i.i.i.pn.i.i.i.i.i, %_0.i.i
  br i1 %31, label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1w_8adapters5cycleINtB2n_5CycleB3_EB1q_8try_folddNCINvNvXs_NtB2p_4takeINtB3p_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4f_B4c_10wrap_mut_2dB47_NCINvNtB2p_3map8map_foldB47_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB6m_3Sum3sumINtB5y_3MapIB3B_INtNtB2p_4skip4SkipB2K_EEB5X_EE0E0E0E0INtNtB4h_12control_flow11ControlFlowB4c_dEE0B7F_EBP_.exit.i.i.i.i, label %bb1.i15.i.i.i.preheader.i

bb1.i15.i.i.i.preheader.i:
  %_4.i.i = load double, ptr %0, align 8, !alias.scope !24, !noalias !19, !noundef !2
  %_5.i.i = load double, ptr %ring.i, align 8, !alias.scope !24, !noalias !19, !noundef !2
  %_3.i.i = fsub double %_4.i.i, %_5.i.i
  %_6.i.i = fadd double %_4.i.i, %_5.i.i
  %_2.i13.i = fmul double %_3.i.i, %_6.i.i
  %_0.i14.i = fmul double %_2.i13.i, 3.000000e+00
  %_2.i16.i = fcmp ogt double %_5.i.i, 2.000000e+00
  %..i.i = select i1 %_2.i16.i, double 5.000000e-01, double 2.000000e+00
  %_0.i.i.i.i.i.i28.i.i.i.i = fmul double %..i.i, %_0.i14.i
  %_0.i2.i.i.i.i.i29.i.i.i.i = fadd double %_0.i2.i.i.i.i.i29.peel.i.i.i.i, %_0.i.i.i.i.i.i28.i.i.i.i
  br i1 %32, label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1w_8adapters5cycleINtB2n_5CycleB3_EB1q_8try_folddNCINvNvXs_NtB2p_4takeINtB3p_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4f_B4c_10wrap_mut_2dB47_NCINvNtB2p_3map8map_foldB47_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB6m_3Sum3sumINtB5y_3MapIB3B_INtNtB2p_4skip4SkipB2K_EEB5X_EE0E0E0E0INtNtB4h_12control_flow11ControlFlowB4c_dEE0B7F_EBP_.exit.i.i.i.i, label %bb1.i15.i.i.i.1.i, !llvm.loop !27

bb1.i15.i.i.i.1.i:
  %_4.i17.i = load double, ptr %1, align 8, !alias.scope !29, !noalias !19, !noundef !2
  %_5.i18.i = load double, ptr %small.i, align 8, !alias.scope !29, !noalias !19, !noundef !2
  %_3.i19.i = fsub double %_4.i17.i, %_5.i18.i
  %_6.i20.i = fadd double %_4.i17.i, %_5.i18.i
  %_2.i21.i = fmul double %_3.i19.i, %_6.i20.i
  %_0.i22.i = fmul double %_2.i21.i, 3.000000e+00
  %_2.i24.i = fcmp ogt double %_5.i18.i, 2.000000e+00
  %..i25.i = select i1 %_2.i24.i, double 5.000000e-01, double 2.000000e+00
  %_0.i.i.i.i.i.i28.i.i.i.1.i = fmul double %..i25.i, %_0.i22.i
  %_0.i2.i.i.i.i.i29.i.i.i.1.i = fadd double %_0.i2.i.i.i.i.i29.i.i.i.i, %_0.i.i.i.i.i.i28.i.i.i.1.i
  %spec.select9.i = select i1 %33, i64 0, i64 %.promoted57.i.i.i.i
  br label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1w_8adapters5cycleINtB2n_5CycleB3_EB1q_8try_folddNCINvNvXs_NtB2p_4takeINtB3p_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4f_B4c_10wrap_mut_2dB47_NCINvNtB2p_3map8map_foldB47_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB6m_3Sum3sumINtB5y_3MapIB3B_INtNtB2p_4skip4SkipB2K_EEB5X_EE0E0E0E0INtNtB4h_12control_flow11ControlFlowB4c_dEE0B7F_EBP_.exit.i.i.i.i, !llvm.loop !27

_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1w_8adapters5cycleINtB2n_5CycleB3_EB1q_8try_folddNCINvNvXs_NtB2p_4takeINtB3p_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4f_B4c_10wrap_mut_2dB47_NCINvNtB2p_3map8map_foldB47_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB6m_3Sum3sumINtB5y_3MapIB3B_INtNtB2p_4skip4SkipB2K_EEB5X_EE0E0E0E0INtNtB4h_12control_flow11ControlFlowB4c_dEE0B7F_EBP_.exit.i.i.i.i:
  %.promoted59.i.i.i.i = phi i64 [ 0, %bb3.i24.peel.i.i.i.i ], [ %spec.select9.i, %bb1.i15.i.i.i.1.i ], [ 0, %bb1.i15.i.i.i.preheader.i ]
  %.not.i23.not.lcssa.i.i.i.i = phi i1 [ true, %bb3.i24.peel.i.i.i.i ], [ %33, %bb1.i15.i.i.i.1.i ], [ true, %bb1.i15.i.i.i.preheader.i ]
  %_0.i2.i.i.i.i.pn.i31.i.i.i.i = phi double [ %_0.i2.i.i.i.i.i29.peel.i.i.i.i, %bb3.i24.peel.i.i.i.i ], [ %_0.i2.i.i.i.i.i29.i.i.i.1.i, %bb1.i15.i.i.i.1.i ], [ %_0.i2.i.i.i.i.i29.i.i.i.i, %bb1.i15.i.i.i.preheader.i ]
  br i1 %.not.i23.not.lcssa.i.i.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work6shapes.exit, label %bb17.i.i.i.preheader.i

bb17.i.i.i.preheader.i:
  %_4.i28.i = load double, ptr %0, align 8
  %_5.i29.i = load double, ptr %ring.i, align 8
  %_3.i30.i = fsub double %_4.i28.i, %_5.i29.i
  %_6.i31.i = fadd double %_4.i28.i, %_5.i29.i
  %_2.i32.i = fmul double %_3.i30.i, %_6.i31.i
  %_0.i33.i = fmul double %_2.i32.i, 3.000000e+00
  %_2.i35.i = fcmp ogt double %_5.i29.i, 2.000000e+00
  %..i36.i = select i1 %_2.i35.i, double 5.000000e-01, double 2.000000e+00
  %_0.i.i.i.i.i.i51.i.i.i.1.i = fmul double %..i36.i, %_0.i33.i
  %_4.i37.i = load double, ptr %1, align 8
  %_5.i38.i = load double, ptr %small.i, align 8
  %_3.i39.i = fsub double %_4.i37.i, %_5.i38.i
  %_6.i40.i = fadd double %_4.i37.i, %_5.i38.i
  %_2.i41.i = fmul double %_3.i39.i, %_6.i40.i
  %_0.i42.i = fmul double %_2.i41.i, 3.000000e+00
  %_2.i44.i = fcmp ogt double %_5.i38.i, 2.000000e+00
  %..i45.i = select i1 %_2.i44.i, double 5.000000e-01, double 2.000000e+00
  %_0.i.i.i.i.i.i51.i.i.i.2.i = fmul double %..i45.i, %_0.i42.i
  br label %bb17.i.i.i.i

bb17.i.i.i.i:
  %.promoted5862.i.i.i.i = phi i64 [ %.promoted5860.i.i.i.i, %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit56.i.i.i.i ], [ %.promoted59.i.i.i.i, %bb17.i.i.i.preheader.i ]
  %acc.sroa.0.0.i.i.i.i = phi double [ %_0.i2.i.i.i.i.pn.i54.i.i.i.i, %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit56.i.i.i.i ], [ %_0.i2.i.i.i.i.pn.i31.i.i.i.i, %bb17.i.i.i.preheader.i ]
  %_0.i2.i.i.i.i.i52.i.i.i.i = fadd double %_0.i.i, %acc.sroa.0.0.i.i.i.i
  %34 = icmp eq i64 %.promoted5862.i.i.i.i, 1
  br i1 %34, label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit56.i.i.i.i, label %bb1.i36.i.i.i.1.i

bb1.i36.i.i.i.1.i:
  %_0.i2.i.i.i.i.i52.i.i.i.1.i = fadd double %_0.i.i.i.i.i.i51.i.i.i.1.i, %_0.i2.i.i.i.i.i52.i.i.i.i
  %35 = icmp eq i64 %.promoted5862.i.i.i.i, 2
  br i1 %35, label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit56.i.i.i.i, label %bb1.i36.i.i.i.2.i

bb1.i36.i.i.i.2.i:
  %36 = add i64 %.promoted5862.i.i.i.i, -3
  %37 = icmp ne i64 %36, 0
  %_0.i2.i.i.i.i.i52.i.i.i.2.i = fadd double %_0.i.i.i.i.i.i51.i.i.i.2.i, %_0.i2.i.i.i.i.i52.i.i.i.1.i
  br label %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit56.i.i.i.i

_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit56.i.i.i.i:
  %_6.i.i39.i.i.i.lcssa.i = phi i1 [ false, %bb17.i.i.i.i ], [ %37, %bb1.i36.i.i.i.2.i ], [ false, %bb1.i36.i.i.i.1.i ]
  %.promoted5860.i.i.i.i = phi i64 [ 0, %bb17.i.i.i.i ], [ %36, %bb1.i36.i.i.i.2.i ], [ 0, %bb1.i36.i.i.i.1.i ]
  %_0.i2.i.i.i.i.pn.i54.i.i.i.i = phi double [ %_0.i2.i.i.i.i.i52.i.i.i.i, %bb17.i.i.i.i ], [ %_0.i2.i.i.i.i.i52.i.i.i.2.i, %bb1.i36.i.i.i.2.i ], [ %_0.i2.i.i.i.i.i52.i.i.i.1.i, %bb1.i36.i.i.i.1.i ]
  br i1 %_6.i.i39.i.i.i.lcssa.i, label %bb17.i.i.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work6shapes.exit

bb1.i.i.i:
  %_26.i = zext nneg i32 %_27.i to i64
  %_9.i.i.i = add nsw i64 %_26.i, -1
  %spec.store.select.i.i.i.i.i.i = call i64 @llvm.umin.i64(i64 range(i64 0, -1) %_9.i.i.i, i64 3)
  %_10.i.i.i.i.i.i = sub nsw i64 %_9.i.i.i, %spec.store.select.i.i.i.i.i.i
  %.not.i.i.i.i.i = icmp eq i64 %_10.i.i.i.i.i.i, 0
  br i1 %.not.i.i.i.i.i, label %bb5.i.i.i.i, label %bb5.i.i.i.i.i

bb5.i.i.i.i.i:
  %n1.sroa.0.0.i.i.i.i.i = phi i64 [ %_10.i16.i.i.i.i.i, %bb5.i.i.i.i.i ], [ %_10.i.i.i.i.i.i, %bb1.i.i.i ]
  %spec.store.select.i14.i.i.i.i.i = call i64 @llvm.umin.i64(i64 %n1.sroa.0.0.i.i.i.i.i, i64 3)
  %_10.i16.i.i.i.i.i = sub i64 %n1.sroa.0.0.i.i.i.i.i, %spec.store.select.i14.i.i.i.i.i
  %.not10.i.i.i.i.i = icmp eq i64 %_10.i16.i.i.i.i.i, 0
  br i1 %.not10.i.i.i.i.i, label %bb5.i.i.i.i, label %bb5.i.i.i.i.i

bb5.i.i.i.i:
  %spec.store.select.i.i.i.i.i.pn.i = phi i64 [ %spec.store.select.i.i.i.i.i.i, %bb1.i.i.i ], [ %spec.store.select.i14.i.i.i.i.i, %bb5.i.i.i.i.i ]
  %ptr.i.i.i.i.i.idx.i = shl nuw nsw i64 %spec.store.select.i.i.i.i.i.pn.i, 4
  %ptr.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %all.i, i64 %ptr.i.i.i.i.i.idx.i
  %_6.i.i1.i.i.i.i = icmp eq i64 %spec.store.select.i.i.i.i.i.pn.i, 3
  %_13.i.i.i4.i.i.i = getelementptr inbounds nuw i8, ptr %ptr.i.i.i.i.i.i, i64 16
  %spec.select6.i = select i1 %_6.i.i1.i.i.i.i, ptr %.ptr.i, ptr %_13.i.i.i4.i.i.i
  br label %bb8.i.i.i

_RNvNtCsgvXjfpWt4al_7kernels4work6shapes.exit:
  %_0.sroa.0.0.i.i = phi double [ %_0.i2.i.i.i.i.pn.i31.i.i.i.i, %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1w_8adapters5cycleINtB2n_5CycleB3_EB1q_8try_folddNCINvNvXs_NtB2p_4takeINtB3p_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4f_B4c_10wrap_mut_2dB47_NCINvNtB2p_3map8map_foldB47_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB6m_3Sum3sumINtB5y_3MapIB3B_INtNtB2p_4skip4SkipB2K_EEB5X_EE0E0E0E0INtNtB4h_12control_flow11ControlFlowB4c_dEE0B7F_EBP_.exit.i.i.i.i ], [ %_0.i2.i.i.i.i.pn.i.i.i.i.i, %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit.i.i.i.i ], [ %_0.i2.i.i.i.i.pn.i54.i.i.i.i, %_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_.exit56.i.i.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %all.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %small.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %ring.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %square.i)
  %_7 = getelementptr inbounds nuw double, ptr %out, i64 %_0.i
  store double %_0.sroa.0.0.i.i, ptr %_7, align 8
  ret void
}

define internal noundef double @_RNvXs2_NtCsgvXjfpWt4al_7kernels4workNtB5_4RingNtB5_5Shape4area(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self) unnamed_addr #4 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_4 = load double, ptr %0, align 8, !noundef !2
  %_5 = load double, ptr %self, align 8, !noundef !2
  %_3 = fsub double %_4, %_5
  %_6 = fadd double %_4, %_5
  %_2 = fmul double %_3, %_6
  %_0 = fmul double %_2, 3.000000e+00
  ret double %_0
}

define internal noundef double @_RNvXs2_NtCsgvXjfpWt4al_7kernels4workNtB5_4RingNtB5_5Shape6weight(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self) unnamed_addr #4 {
start:
  %_3 = load double, ptr %self, align 8, !noundef !2
  %_2 = fcmp ogt double %_3, 2.000000e+00
  %. = select i1 %_2, double 5.000000e-01, double 2.000000e+00
  ret double %.
}

define internal noundef double @_RNvXs1_NtCsgvXjfpWt4al_7kernels4workNtB5_6SquareNtB5_5Shape4area(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self) unnamed_addr #4 {
start:
  %_2 = load double, ptr %self, align 8, !noundef !2
  %_0 = fmul double %_2, %_2
  ret double %_0
}

define internal noundef double @_RNvYNtNtCsgvXjfpWt4al_7kernels4work6SquareNtB4_5Shape6weightB6_(ptr noalias readonly align 8 captures(none) %self) unnamed_addr #5 {
start:
  ret double 1.000000e+00
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "target-cpu"="sm_75" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_75" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" }
attributes #6 = { inlinehint nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
!3 = !{!4, !6, !7, !9, !10, !12, !13}
!4 = distinct !{!4, !5, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_: %self"}
!5 = distinct !{!5, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_"}
!6 = distinct !{!6, !5, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1w_8adapters4takeINtB2q_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3r_B3o_10wrap_mut_2dB3j_NCINvNtB2s_3map8map_foldB3j_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB5y_3Sum3sumINtB4K_3MapIB2N_INtNtB2s_4skip4SkipINtNtB2s_5cycle5CycleB3_EEEB59_EE0E0E0E0INtNtB3t_12control_flow11ControlFlowB3o_dEEBP_: argument 1"}
!7 = distinct !{!7, !8, !"_RINvXs_NtNtNtCsg7NUrKUartL_4core4iter8adapters5cycleINtB5_5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB30_4TakepEB28_8try_fold5checkRB1q_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3Q_B3N_10wrap_mut_2dB3H_NCINvNtB7_3map8map_foldB3H_ddNCNvB1u_6shapes0NCINvXs26_NtB2c_5accumdNtB5X_3Sum3sumINtB59_3MapIB3b_INtNtB7_4skip4SkipBO_EEB5x_EE0E0E0E0INtNtB3S_12control_flow11ControlFlowB3N_dEEB1w_: %self"}
!8 = distinct !{!8, !"_RINvXs_NtNtNtCsg7NUrKUartL_4core4iter8adapters5cycleINtB5_5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB30_4TakepEB28_8try_fold5checkRB1q_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3Q_B3N_10wrap_mut_2dB3H_NCINvNtB7_3map8map_foldB3H_ddNCNvB1u_6shapes0NCINvXs26_NtB2c_5accumdNtB5X_3Sum3sumINtB59_3MapIB3b_INtNtB7_4skip4SkipBO_EEB5x_EE0E0E0E0INtNtB3S_12control_flow11ControlFlowB3N_dEEB1w_"}
!9 = distinct !{!9, !8, !"_RINvXs_NtNtNtCsg7NUrKUartL_4core4iter8adapters5cycleINtB5_5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB30_4TakepEB28_8try_fold5checkRB1q_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3Q_B3N_10wrap_mut_2dB3H_NCINvNtB7_3map8map_foldB3H_ddNCNvB1u_6shapes0NCINvXs26_NtB2c_5accumdNtB5X_3Sum3sumINtB59_3MapIB3b_INtNtB7_4skip4SkipBO_EEB5x_EE0E0E0E0INtNtB3S_12control_flow11ControlFlowB3N_dEEB1w_: argument 1"}
!10 = distinct !{!10, !11, !"_RINvXs_NtNtNtCsg7NUrKUartL_4core4iter8adapters4skipINtB5_4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_EEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB3j_4TakepEB2r_8try_fold5checkRB1I_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B49_B46_10wrap_mut_2dB40_NCINvNtB7_3map8map_foldB40_ddNCNvB1M_6shapes0NCINvXs26_NtB2v_5accumdNtB6g_3Sum3sumINtB5s_3MapIB3u_BN_EB5Q_EE0E0E0E0INtNtB4b_12control_flow11ControlFlowB46_dEEB1O_: %self"}
!11 = distinct !{!11, !"_RINvXs_NtNtNtCsg7NUrKUartL_4core4iter8adapters4skipINtB5_4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_EEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB3j_4TakepEB2r_8try_fold5checkRB1I_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B49_B46_10wrap_mut_2dB40_NCINvNtB7_3map8map_foldB40_ddNCNvB1M_6shapes0NCINvXs26_NtB2v_5accumdNtB6g_3Sum3sumINtB5s_3MapIB3u_BN_EB5Q_EE0E0E0E0INtNtB4b_12control_flow11ControlFlowB46_dEEB1O_"}
!12 = distinct !{!12, !11, !"_RINvXs_NtNtNtCsg7NUrKUartL_4core4iter8adapters4skipINtB5_4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_EEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB3j_4TakepEB2r_8try_fold5checkRB1I_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B49_B46_10wrap_mut_2dB40_NCINvNtB7_3map8map_foldB40_ddNCNvB1M_6shapes0NCINvXs26_NtB2v_5accumdNtB6g_3Sum3sumINtB5s_3MapIB3u_BN_EB5Q_EE0E0E0E0INtNtB4b_12control_flow11ControlFlowB46_dEEB1O_: %fold"}
!13 = distinct !{!13, !14, !"_RINvXs_NtNtNtCsg7NUrKUartL_4core4iter8adapters4takeINtB5_4TakeINtNtB7_4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_EEEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvMs0_NtNtBb_3ops9try_traitINtB3B_17NeverShortCircuitdE10wrap_mut_2dRB20_NCINvNtB7_3map8map_foldB4B_ddNCNvB24_6shapes0NCINvXs26_NtB2O_5accumdNtB5z_3Sum3sumINtB4L_3MapBN_B59_EE0E0E0B3W_EB26_: %self"}
!14 = distinct !{!14, !"_RINvXs_NtNtNtCsg7NUrKUartL_4core4iter8adapters4takeINtB5_4TakeINtNtB7_4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_EEEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvMs0_NtNtBb_3ops9try_traitINtB3B_17NeverShortCircuitdE10wrap_mut_2dRB20_NCINvNtB7_3map8map_foldB4B_ddNCNvB24_6shapes0NCINvXs26_NtB2O_5accumdNtB5z_3Sum3sumINtB4L_3MapBN_B59_EE0E0E0B3W_EB26_"}
!15 = !{i64 8}
!16 = !{!17}
!17 = distinct !{!17, !18, !"_RNvXs1_NtCsgvXjfpWt4al_7kernels4workNtB5_6SquareNtB5_5Shape4area: %self"}
!18 = distinct !{!18, !"_RNvXs1_NtCsgvXjfpWt4al_7kernels4workNtB5_6SquareNtB5_5Shape4area"}
!19 = !{!20, !22, !23, !7, !9, !10, !12, !13}
!20 = distinct !{!20, !21, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1w_8adapters5cycleINtB2n_5CycleB3_EB1q_8try_folddNCINvNvXs_NtB2p_4takeINtB3p_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4f_B4c_10wrap_mut_2dB47_NCINvNtB2p_3map8map_foldB47_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB6m_3Sum3sumINtB5y_3MapIB3B_INtNtB2p_4skip4SkipB2K_EEB5X_EE0E0E0E0INtNtB4h_12control_flow11ControlFlowB4c_dEE0B7F_EBP_: %self"}
!21 = distinct !{!21, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1w_8adapters5cycleINtB2n_5CycleB3_EB1q_8try_folddNCINvNvXs_NtB2p_4takeINtB3p_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4f_B4c_10wrap_mut_2dB47_NCINvNtB2p_3map8map_foldB47_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB6m_3Sum3sumINtB5y_3MapIB3B_INtNtB2p_4skip4SkipB2K_EEB5X_EE0E0E0E0INtNtB4h_12control_flow11ControlFlowB4c_dEE0B7F_EBP_"}
!22 = distinct !{!22, !21, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1w_8adapters5cycleINtB2n_5CycleB3_EB1q_8try_folddNCINvNvXs_NtB2p_4takeINtB3p_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4f_B4c_10wrap_mut_2dB47_NCINvNtB2p_3map8map_foldB47_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB6m_3Sum3sumINtB5y_3MapIB3B_INtNtB2p_4skip4SkipB2K_EEB5X_EE0E0E0E0INtNtB4h_12control_flow11ControlFlowB4c_dEE0B7F_EBP_: argument 1"}
!23 = distinct !{!23, !21, !"_RINvYINtNtNtCsg7NUrKUartL_4core5slice4iter4IterRDNtNtCsgvXjfpWt4al_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1w_8adapters5cycleINtB2n_5CycleB3_EB1q_8try_folddNCINvNvXs_NtB2p_4takeINtB3p_4TakepEB1q_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4f_B4c_10wrap_mut_2dB47_NCINvNtB2p_3map8map_foldB47_ddNCNvBN_6shapes0NCINvXs26_NtB1u_5accumdNtB6m_3Sum3sumINtB5y_3MapIB3B_INtNtB2p_4skip4SkipB2K_EEB5X_EE0E0E0E0INtNtB4h_12control_flow11ControlFlowB4c_dEE0B7F_EBP_: argument 2"}
!24 = !{!25}
!25 = distinct !{!25, !26, !"_RNvXs2_NtCsgvXjfpWt4al_7kernels4workNtB5_4RingNtB5_5Shape4area: %self"}
!26 = distinct !{!26, !"_RNvXs2_NtCsgvXjfpWt4al_7kernels4workNtB5_4RingNtB5_5Shape4area"}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.peeled.count", i32 1}
!29 = !{!30}
!30 = distinct !{!30, !31, !"_RNvXs2_NtCsgvXjfpWt4al_7kernels4workNtB5_4RingNtB5_5Shape4area: %self"}
!31 = distinct !{!31, !"_RNvXs2_NtCsgvXjfpWt4al_7kernels4workNtB5_4RingNtB5_5Shape4area"}
