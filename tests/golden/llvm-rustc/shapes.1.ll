target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1_NtCsNk7MfA4dMU_7kernels4workNtB5_6SquareNtB5_5Shape4area, ptr @_RNvYNtNtCsNk7MfA4dMU_7kernels4work6SquareNtB4_5Shape6weightB6_ }>, align 8
@vtable.29 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs2_NtCsNk7MfA4dMU_7kernels4workNtB5_4RingNtB5_5Shape4area, ptr @_RNvXs2_NtCsNk7MfA4dMU_7kernels4workNtB5_4RingNtB5_5Shape6weight }>, align 8

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare void @llvm.experimental.noalias.scope.decl(metadata) #1

declare i64 @llvm.umin.i64(i64, i64) #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #3

define ptx_kernel void @shapes(ptr noundef readonly captures(none) %numbers, ptr noundef writeonly captures(none) %out) unnamed_addr #4 {
start:
  %all.i = alloca [48 x i8], align 8
  %small.i = alloca [16 x i8], align 8
  %ring.i = alloca [16 x i8], align 8
  %square.i = alloca [8 x i8], align 8
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i2 = zext i32 %_4.i to i64
  %_0.i1 = getelementptr inbounds nuw i32, ptr %numbers, i64 %_0.i2
  %_5 = load i32, ptr %_0.i1, align 4, !noundef !2
  call void @llvm.lifetime.start.p0(ptr nonnull %square.i)
  %_4.i3 = urem i32 %_5, 17
  %_0.i3.i = uitofp nneg i32 %_4.i3 to double
  store double %_0.i3.i, ptr %square.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %ring.i)
  %_7.i = urem i32 %_5, 5
  %_0.i2.i4 = uitofp nneg i32 %_7.i to double
  %_9.i = urem i32 %_5, 11
  %_0.i1.i5 = uitofp nneg i32 %_9.i to double
  store double %_0.i2.i4, ptr %ring.i, align 8
  %0 = getelementptr inbounds nuw i8, ptr %ring.i, i64 8
  store double %_0.i1.i5, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %small.i)
  %_12.i = urem i32 %_5, 3
  %_0.i.i6 = uitofp nneg i32 %_12.i to double
  store double 2.500000e-01, ptr %small.i, align 8
  %1 = getelementptr inbounds nuw i8, ptr %small.i, i64 8
  store double %_0.i.i6, ptr %1, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %all.i)
  store ptr %square.i, ptr %all.i, align 8
  %2 = getelementptr inbounds nuw i8, ptr %all.i, i64 8
  store ptr @vtable.1, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %all.i, i64 16
  store ptr %ring.i, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %all.i, i64 24
  store ptr @vtable.29, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %all.i, i64 32
  store ptr %small.i, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %all.i, i64 40
  store ptr @vtable.29, ptr %6, align 8
  %_0.i.i.i.i = getelementptr inbounds nuw i8, ptr %all.i, i64 48
  %_28.i = urem i32 %_5, 7
  %_5.not.i.i.i.i.i.i.i.i = icmp eq i32 %_28.i, 0
  br i1 %_5.not.i.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i.i.i.i:
  %_4.sroa.9.1.i.i.i.i = phi ptr [ %all.i, %start ], [ %spec.select.i, %bb5.i.i.i.i.i.i.i.i.i ]
  %_0.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %_4.sroa.9.1.i.i.i.i, %_0.i.i.i.i
  br i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i.i.i:
  %spec.select.i.i.i.i = getelementptr inbounds nuw i8, ptr %_4.sroa.9.1.i.i.i.i, i64 16
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  call void @llvm.experimental.noalias.scope.decl(metadata !6)
  call void @llvm.experimental.noalias.scope.decl(metadata !9)
  call void @llvm.experimental.noalias.scope.decl(metadata !12)
  call void @llvm.experimental.noalias.scope.decl(metadata !15)
  %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %_4.sroa.9.1.i.i.i.i, align 8, !alias.scope !18, !noalias !19, !nonnull !2, !noundef !2
  %7 = getelementptr inbounds nuw i8, ptr %_4.sroa.9.1.i.i.i.i, i64 8
  %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %7, align 8, !alias.scope !18, !noalias !19, !nonnull !2, !align !43, !noundef !2
  %8 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 24
  %9 = load ptr, ptr %8, align 8, !invariant.load !2, !noalias !44, !nonnull !2
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = call noundef double %9(ptr noundef nonnull %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #7, !noalias !44
  %10 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 32
  %11 = load ptr, ptr %10, align 8, !invariant.load !2, !noalias !44, !nonnull !2
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = call noundef double %11(ptr noundef nonnull %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #7, !noalias !44
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = fmul double %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.1.i = icmp eq ptr %spec.select.i.i.i.i, %_0.i.i.i.i
  br i1 %_0.i.i.i.i.i.i.i.i.i.i.i.1.i, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.1.i

bb3.i.i.i.i.i.i.i.i.i.1.i:
  %spec.select.i.i.i.1.i = getelementptr inbounds nuw i8, ptr %_4.sroa.9.1.i.i.i.i, i64 32
  call void @llvm.experimental.noalias.scope.decl(metadata !45)
  call void @llvm.experimental.noalias.scope.decl(metadata !47)
  call void @llvm.experimental.noalias.scope.decl(metadata !49)
  call void @llvm.experimental.noalias.scope.decl(metadata !51)
  call void @llvm.experimental.noalias.scope.decl(metadata !53)
  %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i = load ptr, ptr %spec.select.i.i.i.i, align 8, !alias.scope !55, !noalias !19, !nonnull !2, !noundef !2
  %12 = getelementptr inbounds nuw i8, ptr %_4.sroa.9.1.i.i.i.i, i64 24
  %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i = load ptr, ptr %12, align 8, !alias.scope !55, !noalias !19, !nonnull !2, !align !43, !noundef !2
  %13 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i, i64 24
  %14 = load ptr, ptr %13, align 8, !invariant.load !2, !noalias !56, !nonnull !2
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i = call noundef double %14(ptr noundef nonnull %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i) #7, !noalias !56
  %15 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i, i64 32
  %16 = load ptr, ptr %15, align 8, !invariant.load !2, !noalias !56, !nonnull !2
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i = call noundef double %16(ptr noundef nonnull %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i) #7, !noalias !56
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i = fmul double %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i = fadd double %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.2.i = icmp eq ptr %spec.select.i.i.i.1.i, %_0.i.i.i.i
  br i1 %_0.i.i.i.i.i.i.i.i.i.i.i.2.i, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.2.i

bb3.i.i.i.i.i.i.i.i.i.2.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !57)
  call void @llvm.experimental.noalias.scope.decl(metadata !59)
  call void @llvm.experimental.noalias.scope.decl(metadata !61)
  call void @llvm.experimental.noalias.scope.decl(metadata !63)
  call void @llvm.experimental.noalias.scope.decl(metadata !65)
  %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i = load ptr, ptr %spec.select.i.i.i.1.i, align 8, !alias.scope !67, !noalias !19, !nonnull !2, !noundef !2
  %17 = getelementptr inbounds nuw i8, ptr %_4.sroa.9.1.i.i.i.i, i64 40
  %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i = load ptr, ptr %17, align 8, !alias.scope !67, !noalias !19, !nonnull !2, !align !43, !noundef !2
  %18 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !2, !noalias !68, !nonnull !2
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i = call noundef double %19(ptr noundef nonnull %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i) #7, !noalias !68
  %20 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i, i64 32
  %21 = load ptr, ptr %20, align 8, !invariant.load !2, !noalias !68, !nonnull !2
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i = call noundef double %21(ptr noundef nonnull %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i) #7, !noalias !68
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i = fmul double %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i = fadd double %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.3.i = icmp eq ptr %_4.sroa.9.1.i.i.i.i, %all.i
  br i1 %_0.i.i.i.i.i.i.i.i.i.i.i.3.i, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.3.i

bb3.i.i.i.i.i.i.i.i.i.3.i:
  %spec.select.i.i.i.2.i = getelementptr inbounds nuw i8, ptr %_4.sroa.9.1.i.i.i.i, i64 48
  %spec.select.i.i.i.3.i = getelementptr inbounds nuw i8, ptr %_4.sroa.9.1.i.i.i.i, i64 64
  call void @llvm.experimental.noalias.scope.decl(metadata !69)
  call void @llvm.experimental.noalias.scope.decl(metadata !71)
  call void @llvm.experimental.noalias.scope.decl(metadata !73)
  call void @llvm.experimental.noalias.scope.decl(metadata !75)
  call void @llvm.experimental.noalias.scope.decl(metadata !77)
  %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i = load ptr, ptr %spec.select.i.i.i.2.i, align 8, !alias.scope !79, !noalias !19, !nonnull !2, !noundef !2
  %22 = getelementptr inbounds nuw i8, ptr %_4.sroa.9.1.i.i.i.i, i64 56
  %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i = load ptr, ptr %22, align 8, !alias.scope !79, !noalias !19, !nonnull !2, !align !43, !noundef !2
  %23 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i, i64 24
  %24 = load ptr, ptr %23, align 8, !invariant.load !2, !noalias !80, !nonnull !2
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i = call noundef double %24(ptr noundef nonnull %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i) #7, !noalias !80
  %25 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i, i64 32
  %26 = load ptr, ptr %25, align 8, !invariant.load !2, !noalias !80, !nonnull !2
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i = call noundef double %26(ptr noundef nonnull %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i) #7, !noalias !80
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i = fmul double %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i = fadd double %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.4.i = icmp eq ptr %spec.select.i.i.i.3.i, %_0.i.i.i.i
  br i1 %_0.i.i.i.i.i.i.i.i.i.i.i.4.i, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.4.i

bb3.i.i.i.i.i.i.i.i.i.4.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !81)
  call void @llvm.experimental.noalias.scope.decl(metadata !83)
  call void @llvm.experimental.noalias.scope.decl(metadata !85)
  call void @llvm.experimental.noalias.scope.decl(metadata !87)
  call void @llvm.experimental.noalias.scope.decl(metadata !89)
  %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i = load ptr, ptr %spec.select.i.i.i.3.i, align 8, !alias.scope !91, !noalias !19, !nonnull !2, !noundef !2
  %27 = getelementptr inbounds nuw i8, ptr %_4.sroa.9.1.i.i.i.i, i64 72
  %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i = load ptr, ptr %27, align 8, !alias.scope !91, !noalias !19, !nonnull !2, !align !43, !noundef !2
  %28 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i, i64 24
  %29 = load ptr, ptr %28, align 8, !invariant.load !2, !noalias !92, !nonnull !2
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i = call noundef double %29(ptr noundef nonnull %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i) #7, !noalias !92
  %30 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i, i64 32
  %31 = load ptr, ptr %30, align 8, !invariant.load !2, !noalias !92, !nonnull !2
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i = call noundef double %31(ptr noundef nonnull %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i) #7, !noalias !92
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i = fmul double %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i = fadd double %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i
  br label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit.i.i.i.i.i.i.i.i.i

_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit.i.i.i.i.i.i.i.i.i:
  %_0.i.i.i.i.i.i.i.i.i.i.i.lcssa.i = phi i1 [ false, %bb3.i.i.i.i.i.i.i.i.i.4.i ], [ true, %bb1.i.i.i.i.i.i.i.i.i.i ], [ true, %bb3.i.i.i.i.i.i.i.i.i.i ], [ true, %bb3.i.i.i.i.i.i.i.i.i.3.i ], [ true, %bb3.i.i.i.i.i.i.i.i.i.1.i ], [ true, %bb3.i.i.i.i.i.i.i.i.i.2.i ]
  %32 = phi i1 [ false, %bb3.i.i.i.i.i.i.i.i.i.4.i ], [ false, %bb1.i.i.i.i.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.i ], [ true, %bb3.i.i.i.i.i.i.i.i.i.3.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.1.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.2.i ]
  %33 = phi i1 [ false, %bb3.i.i.i.i.i.i.i.i.i.4.i ], [ false, %bb1.i.i.i.i.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.3.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.1.i ], [ true, %bb3.i.i.i.i.i.i.i.i.i.2.i ]
  %34 = phi i1 [ false, %bb3.i.i.i.i.i.i.i.i.i.4.i ], [ false, %bb1.i.i.i.i.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.3.i ], [ true, %bb3.i.i.i.i.i.i.i.i.i.1.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.2.i ]
  %_4.sroa.32.1.i.i.i.i = phi i64 [ -3, %bb3.i.i.i.i.i.i.i.i.i.4.i ], [ 2, %bb1.i.i.i.i.i.i.i.i.i.i ], [ 1, %bb3.i.i.i.i.i.i.i.i.i.i ], [ -2, %bb3.i.i.i.i.i.i.i.i.i.3.i ], [ 0, %bb3.i.i.i.i.i.i.i.i.i.1.i ], [ -1, %bb3.i.i.i.i.i.i.i.i.i.2.i ]
  %_0.i1.i.i.i.i.pn.i.i.i.i.i.i.i.i.i.i = phi double [ %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.4.i, %bb3.i.i.i.i.i.i.i.i.i.4.i ], [ -0.000000e+00, %bb1.i.i.i.i.i.i.i.i.i.i ], [ %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i ], [ %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.3.i, %bb3.i.i.i.i.i.i.i.i.i.3.i ], [ %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.1.i, %bb3.i.i.i.i.i.i.i.i.i.1.i ], [ %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.2.i, %bb3.i.i.i.i.i.i.i.i.i.2.i ]
  br i1 %_0.i.i.i.i.i.i.i.i.i.i.i.lcssa.i, label %bb3.i23.peel.i.i.i.i.i.i.i.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work6shapes.exit

bb3.i23.peel.i.i.i.i.i.i.i.i.i:
  %_2.i = load double, ptr %square.i, align 8, !alias.scope !93, !noalias !96, !noundef !2
  %_0.i7 = fmul double %_2.i, %_2.i
  %_0.i1.i.i.i.i.i29.peel.i.i.i.i.i.i.i.i.i = fadd double %_0.i1.i.i.i.i.pn.i.i.i.i.i.i.i.i.i.i, %_0.i7
  br i1 %32, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1v_8adapters5cycleINtB2m_5CycleB3_EB1p_8try_folddNCINvNvXs_NtB2o_4takeINtB3o_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4e_B4b_10wrap_mut_2dB46_NCINvNtB2o_3map8map_foldB46_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB6l_3Sum3sumINtB5x_3MapIB3A_INtNtB2o_4skip4SkipB2J_EEB5W_EE0E0E0E0INtNtB4g_12control_flow11ControlFlowB4b_dEE0B7E_EBP_.exit.i.i.i.i.i.i.i.i.i, label %bb3.i23.i.i.i.i.i.i.i.i.i

bb3.i23.i.i.i.i.i.i.i.i.i:
  %_4.i8 = load double, ptr %0, align 8, !alias.scope !113, !noalias !116, !noundef !2
  %_5.i9 = load double, ptr %ring.i, align 8, !alias.scope !113, !noalias !116, !noundef !2
  %_3.i = fsub double %_4.i8, %_5.i9
  %_6.i = fadd double %_4.i8, %_5.i9
  %_2.i10 = fmul double %_3.i, %_6.i
  %_0.i11 = fmul double %_2.i10, 3.000000e+00
  %_2.i13 = fcmp ogt double %_5.i9, 2.000000e+00
  %..i = select i1 %_2.i13, double 5.000000e-01, double 2.000000e+00
  %_0.i.i.i.i.i.i28.i.i.i.i.i.i.i.i.i = fmul double %..i, %_0.i11
  %_0.i1.i.i.i.i.i29.i.i.i.i.i.i.i.i.i = fadd double %_0.i1.i.i.i.i.i29.peel.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i28.i.i.i.i.i.i.i.i.i
  br i1 %33, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1v_8adapters5cycleINtB2m_5CycleB3_EB1p_8try_folddNCINvNvXs_NtB2o_4takeINtB3o_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4e_B4b_10wrap_mut_2dB46_NCINvNtB2o_3map8map_foldB46_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB6l_3Sum3sumINtB5x_3MapIB3A_INtNtB2o_4skip4SkipB2J_EEB5W_EE0E0E0E0INtNtB4g_12control_flow11ControlFlowB4b_dEE0B7E_EBP_.exit.i.i.i.i.i.i.i.i.i, label %bb3.i23.i.i.i.i.i.i.i.i.1.i, !llvm.loop !122

bb3.i23.i.i.i.i.i.i.i.i.1.i:
  %_4.i14 = load double, ptr %1, align 8, !alias.scope !124, !noalias !127, !noundef !2
  %_5.i15 = load double, ptr %small.i, align 8, !alias.scope !124, !noalias !127, !noundef !2
  %_3.i16 = fsub double %_4.i14, %_5.i15
  %_6.i17 = fadd double %_4.i14, %_5.i15
  %_2.i18 = fmul double %_3.i16, %_6.i17
  %_0.i19 = fmul double %_2.i18, 3.000000e+00
  %_2.i21 = fcmp ogt double %_5.i15, 2.000000e+00
  %..i22 = select i1 %_2.i21, double 5.000000e-01, double 2.000000e+00
  %_0.i.i.i.i.i.i28.i.i.i.i.i.i.i.i.1.i = fmul double %..i22, %_0.i19
  %_0.i1.i.i.i.i.i29.i.i.i.i.i.i.i.i.1.i = fadd double %_0.i1.i.i.i.i.i29.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i28.i.i.i.i.i.i.i.i.1.i
  %spec.select5.i = select i1 %34, i64 0, i64 %_4.sroa.32.1.i.i.i.i
  br label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1v_8adapters5cycleINtB2m_5CycleB3_EB1p_8try_folddNCINvNvXs_NtB2o_4takeINtB3o_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4e_B4b_10wrap_mut_2dB46_NCINvNtB2o_3map8map_foldB46_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB6l_3Sum3sumINtB5x_3MapIB3A_INtNtB2o_4skip4SkipB2J_EEB5W_EE0E0E0E0INtNtB4g_12control_flow11ControlFlowB4b_dEE0B7E_EBP_.exit.i.i.i.i.i.i.i.i.i, !llvm.loop !122

_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1v_8adapters5cycleINtB2m_5CycleB3_EB1p_8try_folddNCINvNvXs_NtB2o_4takeINtB3o_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4e_B4b_10wrap_mut_2dB46_NCINvNtB2o_3map8map_foldB46_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB6l_3Sum3sumINtB5x_3MapIB3A_INtNtB2o_4skip4SkipB2J_EEB5W_EE0E0E0E0INtNtB4g_12control_flow11ControlFlowB4b_dEE0B7E_EBP_.exit.i.i.i.i.i.i.i.i.i:
  %_4.sroa.32.3.i.i.i.i = phi i64 [ 0, %bb3.i23.peel.i.i.i.i.i.i.i.i.i ], [ 0, %bb3.i23.i.i.i.i.i.i.i.i.i ], [ %spec.select5.i, %bb3.i23.i.i.i.i.i.i.i.i.1.i ]
  %.not.i22.not.lcssa.i.i.i.i.i.i.i.i.i = phi i1 [ true, %bb3.i23.peel.i.i.i.i.i.i.i.i.i ], [ true, %bb3.i23.i.i.i.i.i.i.i.i.i ], [ %34, %bb3.i23.i.i.i.i.i.i.i.i.1.i ]
  %_0.i1.i.i.i.i.pn.i31.i.i.i.i.i.i.i.i.i = phi double [ %_0.i1.i.i.i.i.i29.peel.i.i.i.i.i.i.i.i.i, %bb3.i23.peel.i.i.i.i.i.i.i.i.i ], [ %_0.i1.i.i.i.i.i29.i.i.i.i.i.i.i.i.i, %bb3.i23.i.i.i.i.i.i.i.i.i ], [ %_0.i1.i.i.i.i.i29.i.i.i.i.i.i.i.i.1.i, %bb3.i23.i.i.i.i.i.i.i.i.1.i ]
  br i1 %.not.i22.not.lcssa.i.i.i.i.i.i.i.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work6shapes.exit, label %bb17.i.i.i.i.i.i.i.i.i.preheader

bb17.i.i.i.i.i.i.i.i.i.preheader:
  %_4.i25 = load double, ptr %0, align 8
  %_5.i26 = load double, ptr %ring.i, align 8
  %_3.i27 = fsub double %_4.i25, %_5.i26
  %_6.i28 = fadd double %_4.i25, %_5.i26
  %_2.i29 = fmul double %_3.i27, %_6.i28
  %_0.i30 = fmul double %_2.i29, 3.000000e+00
  %_2.i32 = fcmp ogt double %_5.i26, 2.000000e+00
  %..i33 = select i1 %_2.i32, double 5.000000e-01, double 2.000000e+00
  %_0.i.i.i.i.i.i53.i.i.i.i.i.i.i.i.1.i = fmul double %..i33, %_0.i30
  %_4.i34 = load double, ptr %1, align 8
  %_5.i35 = load double, ptr %small.i, align 8
  %_3.i36 = fsub double %_4.i34, %_5.i35
  %_6.i37 = fadd double %_4.i34, %_5.i35
  %_2.i38 = fmul double %_3.i36, %_6.i37
  %_0.i39 = fmul double %_2.i38, 3.000000e+00
  %_2.i41 = fcmp ogt double %_5.i35, 2.000000e+00
  %..i42 = select i1 %_2.i41, double 5.000000e-01, double 2.000000e+00
  %_0.i.i.i.i.i.i53.i.i.i.i.i.i.i.i.2.i = fmul double %..i42, %_0.i39
  br label %bb17.i.i.i.i.i.i.i.i.i

bb17.i.i.i.i.i.i.i.i.i:
  %.promoted6064.i.i.i.i.i.i.i.i.i = phi i64 [ %.promoted6062.i.i.i.i.i.i.i.i.i, %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit58.i.i.i.i.i.i.i.i.i ], [ %_4.sroa.32.3.i.i.i.i, %bb17.i.i.i.i.i.i.i.i.i.preheader ]
  %acc.sroa.0.0.i.i.i.i.i.i.i.i.i = phi double [ %_0.i1.i.i.i.i.pn.i56.i.i.i.i.i.i.i.i.i, %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit58.i.i.i.i.i.i.i.i.i ], [ %_0.i1.i.i.i.i.pn.i31.i.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i.i.preheader ]
  %_0.i1.i.i.i.i.i54.i.i.i.i.i.i.i.i.i = fadd double %_0.i7, %acc.sroa.0.0.i.i.i.i.i.i.i.i.i
  %35 = icmp eq i64 %.promoted6064.i.i.i.i.i.i.i.i.i, 1
  br i1 %35, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit58.i.i.i.i.i.i.i.i.i, label %bb3.i48.i.i.i.i.i.i.i.i.1.i

bb3.i48.i.i.i.i.i.i.i.i.1.i:
  %_0.i1.i.i.i.i.i54.i.i.i.i.i.i.i.i.1.i = fadd double %_0.i1.i.i.i.i.i54.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i53.i.i.i.i.i.i.i.i.1.i
  %36 = icmp eq i64 %.promoted6064.i.i.i.i.i.i.i.i.i, 2
  br i1 %36, label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit58.i.i.i.i.i.i.i.i.i, label %bb3.i48.i.i.i.i.i.i.i.i.2.i

bb3.i48.i.i.i.i.i.i.i.i.2.i:
  %37 = add i64 %.promoted6064.i.i.i.i.i.i.i.i.i, -3
  %_0.i1.i.i.i.i.i54.i.i.i.i.i.i.i.i.2.i = fadd double %_0.i1.i.i.i.i.i54.i.i.i.i.i.i.i.i.1.i, %_0.i.i.i.i.i.i53.i.i.i.i.i.i.i.i.2.i
  %38 = icmp ne i64 %37, 0
  br label %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit58.i.i.i.i.i.i.i.i.i

_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit58.i.i.i.i.i.i.i.i.i:
  %_0.i.i.i41.i.i.i.i.i.i.i.i.lcssa.i = phi i1 [ false, %bb17.i.i.i.i.i.i.i.i.i ], [ %38, %bb3.i48.i.i.i.i.i.i.i.i.2.i ], [ false, %bb3.i48.i.i.i.i.i.i.i.i.1.i ]
  %.promoted6062.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb17.i.i.i.i.i.i.i.i.i ], [ %37, %bb3.i48.i.i.i.i.i.i.i.i.2.i ], [ 0, %bb3.i48.i.i.i.i.i.i.i.i.1.i ]
  %_0.i1.i.i.i.i.pn.i56.i.i.i.i.i.i.i.i.i = phi double [ %_0.i1.i.i.i.i.i54.i.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i.i ], [ %_0.i1.i.i.i.i.i54.i.i.i.i.i.i.i.i.2.i, %bb3.i48.i.i.i.i.i.i.i.i.2.i ], [ %_0.i1.i.i.i.i.i54.i.i.i.i.i.i.i.i.1.i, %bb3.i48.i.i.i.i.i.i.i.i.1.i ]
  br i1 %_0.i.i.i41.i.i.i.i.i.i.i.i.lcssa.i, label %bb17.i.i.i.i.i.i.i.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work6shapes.exit

bb1.i.i.i.i.i.i.i.i:
  %_27.i = zext nneg i32 %_28.i to i64
  %_10.i.i.i.i.i.i.i.i = add nsw i64 %_27.i, -1
  %..i.i.i.i.i.i.i.i.i.i.i.i.i = call noundef i64 @llvm.umin.i64(i64 range(i64 0, -1) %_10.i.i.i.i.i.i.i.i, i64 3)
  %_11.i.i.i.i.i.i.i.i.i.i.i = sub nsw i64 %_10.i.i.i.i.i.i.i.i, %..i.i.i.i.i.i.i.i.i.i.i.i.i
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %_11.i.i.i.i.i.i.i.i.i.i.i, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %bb5.i.i.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i.i.i.i

bb6.i.i.i.i.i.i.i.i.i.i:
  %n1.sroa.0.0.i.i.i.i.i.i.i.i.i.i = phi i64 [ %_11.i14.i.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i ], [ %_11.i.i.i.i.i.i.i.i.i.i.i, %bb1.i.i.i.i.i.i.i.i ]
  %..i.i.i12.i.i.i.i.i.i.i.i.i.i = call noundef i64 @llvm.umin.i64(i64 %n1.sroa.0.0.i.i.i.i.i.i.i.i.i.i, i64 3)
  %_11.i14.i.i.i.i.i.i.i.i.i.i = sub i64 %n1.sroa.0.0.i.i.i.i.i.i.i.i.i.i, %..i.i.i12.i.i.i.i.i.i.i.i.i.i
  %.not9.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %_11.i14.i.i.i.i.i.i.i.i.i.i, 0
  br i1 %.not9.i.i.i.i.i.i.i.i.i.i, label %bb5.i.i.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i.i.i.i

bb5.i.i.i.i.i.i.i.i.i:
  %..i.i.i.i.i.i.i.i.i.i.i.i.pn.i = phi i64 [ %..i.i.i.i.i.i.i.i.i.i.i.i.i, %bb1.i.i.i.i.i.i.i.i ], [ %..i.i.i12.i.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i ]
  %_4.sroa.9.0.i.i.i.idx.i = shl nuw nsw i64 %..i.i.i.i.i.i.i.i.i.i.i.i.pn.i, 4
  %_4.sroa.9.0.i.i.i.i = getelementptr inbounds nuw i8, ptr %all.i, i64 %_4.sroa.9.0.i.i.i.idx.i
  %_0.i.i.i.i2.i.i.i.i.i.i.i.i = icmp eq i64 %..i.i.i.i.i.i.i.i.i.i.i.i.pn.i, 3
  %_3.i.i.i.i4.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_4.sroa.9.0.i.i.i.i, i64 16
  %spec.select.i = select i1 %_0.i.i.i.i2.i.i.i.i.i.i.i.i, ptr %3, ptr %_3.i.i.i.i4.i.i.i.i.i.i.i.i
  br label %bb1.i.i.i.i.i.i.i.i.i.i

_RNvNtCsNk7MfA4dMU_7kernels4work6shapes.exit:
  %_0.sroa.0.0.i.i.i.i.i.i.i = phi double [ %_0.i1.i.i.i.i.pn.i31.i.i.i.i.i.i.i.i.i, %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1v_8adapters5cycleINtB2m_5CycleB3_EB1p_8try_folddNCINvNvXs_NtB2o_4takeINtB3o_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4e_B4b_10wrap_mut_2dB46_NCINvNtB2o_3map8map_foldB46_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB6l_3Sum3sumINtB5x_3MapIB3A_INtNtB2o_4skip4SkipB2J_EEB5W_EE0E0E0E0INtNtB4g_12control_flow11ControlFlowB4b_dEE0B7E_EBP_.exit.i.i.i.i.i.i.i.i.i ], [ %_0.i1.i.i.i.i.pn.i.i.i.i.i.i.i.i.i.i, %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit.i.i.i.i.i.i.i.i.i ], [ %_0.i1.i.i.i.i.pn.i56.i.i.i.i.i.i.i.i.i, %_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_.exit58.i.i.i.i.i.i.i.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %all.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %small.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %ring.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %square.i)
  %_0.i = getelementptr inbounds nuw double, ptr %out, i64 %_0.i2
  store double %_0.sroa.0.0.i.i.i.i.i.i.i, ptr %_0.i, align 8
  ret void
}

define internal noundef double @_RNvXs2_NtCsNk7MfA4dMU_7kernels4workNtB5_4RingNtB5_5Shape4area(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self) unnamed_addr #5 {
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

define internal noundef double @_RNvXs2_NtCsNk7MfA4dMU_7kernels4workNtB5_4RingNtB5_5Shape6weight(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self) unnamed_addr #5 {
start:
  %_3 = load double, ptr %self, align 8, !noundef !2
  %_2 = fcmp ogt double %_3, 2.000000e+00
  %. = select i1 %_2, double 5.000000e-01, double 2.000000e+00
  ret double %.
}

define internal noundef double @_RNvXs1_NtCsNk7MfA4dMU_7kernels4workNtB5_6SquareNtB5_5Shape4area(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self) unnamed_addr #5 {
start:
  %_2 = load double, ptr %self, align 8, !noundef !2
  %_0 = fmul double %_2, %_2
  ret double %_0
}

define internal noundef double @_RNvYNtNtCsNk7MfA4dMU_7kernels4work6SquareNtB4_5Shape6weightB6_(ptr noalias readonly align 8 captures(none) %self) unnamed_addr #6 {
start:
  ret double 1.000000e+00
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "target-cpu"="sm_75" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_75" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" }
attributes #7 = { inlinehint nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCINvNvXs_NtNtNtBb_4iter8adapters4takeINtBY_4TakepENtNtNtB12_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtB9_9try_trait17NeverShortCircuitdENCINvMs0_B3b_B38_10wrap_mut_2dB2r_NCINvNtB10_3map8map_foldB2r_ddNCNvB2w_6shapes0NCINvXs26_NtB1H_5accumdNtB5d_3Sum3sumINtB4o_3MapIB1r_INtNtB10_4skip4SkipINtNtB10_5cycle5CycleINtNtNtBb_5slice4iter4IterB2s_EEEEB4N_EE0E0E0E0INtB7_5FnMutTdB2r_EE8call_mutB2y_: argument 1"}
!5 = distinct !{!5, !"_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCINvNvXs_NtNtNtBb_4iter8adapters4takeINtBY_4TakepENtNtNtB12_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtB9_9try_trait17NeverShortCircuitdENCINvMs0_B3b_B38_10wrap_mut_2dB2r_NCINvNtB10_3map8map_foldB2r_ddNCNvB2w_6shapes0NCINvXs26_NtB1H_5accumdNtB5d_3Sum3sumINtB4o_3MapIB1r_INtNtB10_4skip4SkipINtNtB10_5cycle5CycleINtNtNtBb_5slice4iter4IterB2s_EEEEB4N_EE0E0E0E0INtB7_5FnMutTdB2r_EE8call_mutB2y_"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_: %x"}
!8 = distinct !{!8, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_RNCINvMs0_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_: %b"}
!11 = distinct !{!11, !"_RNCINvMs0_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_: %elt"}
!14 = distinct !{!14, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_"}
!15 = !{!16}
!16 = distinct !{!16, !17, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work6shapes0B5_: %s"}
!17 = distinct !{!17, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work6shapes0B5_"}
!18 = !{!16, !13, !10, !7, !4}
!19 = !{!20, !21, !22, !24, !25, !27, !28, !30, !31, !33, !35, !37, !39, !41}
!20 = distinct !{!20, !8, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_: %_1"}
!21 = distinct !{!21, !5, !"_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCINvNvXs_NtNtNtBb_4iter8adapters4takeINtBY_4TakepENtNtNtB12_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtB9_9try_trait17NeverShortCircuitdENCINvMs0_B3b_B38_10wrap_mut_2dB2r_NCINvNtB10_3map8map_foldB2r_ddNCNvB2w_6shapes0NCINvXs26_NtB1H_5accumdNtB5d_3Sum3sumINtB4o_3MapIB1r_INtNtB10_4skip4SkipINtNtB10_5cycle5CycleINtNtNtBb_5slice4iter4IterB2s_EEEEB4N_EE0E0E0E0INtB7_5FnMutTdB2r_EE8call_mutB2y_: %self"}
!22 = distinct !{!22, !23, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_: %self"}
!23 = distinct !{!23, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_"}
!24 = distinct !{!24, !23, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_: argument 1"}
!25 = distinct !{!25, !26, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters5cycleINtB5_5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB2Z_4TakepEB27_8try_fold5checkRB1q_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3P_B3M_10wrap_mut_2dB3G_NCINvNtB7_3map8map_foldB3G_ddNCNvB1u_6shapes0NCINvXs26_NtB2b_5accumdNtB5W_3Sum3sumINtB58_3MapIB3a_INtNtB7_4skip4SkipBO_EEB5w_EE0E0E0E0INtNtB3R_12control_flow11ControlFlowB3M_dEEB1w_: %self"}
!26 = distinct !{!26, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters5cycleINtB5_5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB2Z_4TakepEB27_8try_fold5checkRB1q_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3P_B3M_10wrap_mut_2dB3G_NCINvNtB7_3map8map_foldB3G_ddNCNvB1u_6shapes0NCINvXs26_NtB2b_5accumdNtB5W_3Sum3sumINtB58_3MapIB3a_INtNtB7_4skip4SkipBO_EEB5w_EE0E0E0E0INtNtB3R_12control_flow11ControlFlowB3M_dEEB1w_"}
!27 = distinct !{!27, !26, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters5cycleINtB5_5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB2Z_4TakepEB27_8try_fold5checkRB1q_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3P_B3M_10wrap_mut_2dB3G_NCINvNtB7_3map8map_foldB3G_ddNCNvB1u_6shapes0NCINvXs26_NtB2b_5accumdNtB5W_3Sum3sumINtB58_3MapIB3a_INtNtB7_4skip4SkipBO_EEB5w_EE0E0E0E0INtNtB3R_12control_flow11ControlFlowB3M_dEEB1w_: argument 1"}
!28 = distinct !{!28, !29, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4skipINtB5_4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB3i_4TakepEB2q_8try_fold5checkRB1I_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B48_B45_10wrap_mut_2dB3Z_NCINvNtB7_3map8map_foldB3Z_ddNCNvB1M_6shapes0NCINvXs26_NtB2u_5accumdNtB6f_3Sum3sumINtB5r_3MapIB3t_BN_EB5P_EE0E0E0E0INtNtB4a_12control_flow11ControlFlowB45_dEEB1O_: %self"}
!29 = distinct !{!29, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4skipINtB5_4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB3i_4TakepEB2q_8try_fold5checkRB1I_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B48_B45_10wrap_mut_2dB3Z_NCINvNtB7_3map8map_foldB3Z_ddNCNvB1M_6shapes0NCINvXs26_NtB2u_5accumdNtB6f_3Sum3sumINtB5r_3MapIB3t_BN_EB5P_EE0E0E0E0INtNtB4a_12control_flow11ControlFlowB45_dEEB1O_"}
!30 = distinct !{!30, !29, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4skipINtB5_4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB3i_4TakepEB2q_8try_fold5checkRB1I_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B48_B45_10wrap_mut_2dB3Z_NCINvNtB7_3map8map_foldB3Z_ddNCNvB1M_6shapes0NCINvXs26_NtB2u_5accumdNtB6f_3Sum3sumINtB5r_3MapIB3t_BN_EB5P_EE0E0E0E0INtNtB4a_12control_flow11ControlFlowB45_dEEB1O_: %fold"}
!31 = distinct !{!31, !32, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB5_4TakeINtNtB7_4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvMs0_NtNtBb_3ops9try_traitINtB3A_17NeverShortCircuitdE10wrap_mut_2dRB20_NCINvNtB7_3map8map_foldB4A_ddNCNvB24_6shapes0NCINvXs26_NtB2N_5accumdNtB5y_3Sum3sumINtB4K_3MapBN_B58_EE0E0E0B3V_EB26_: %self"}
!32 = distinct !{!32, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB5_4TakeINtNtB7_4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvMs0_NtNtBb_3ops9try_traitINtB3A_17NeverShortCircuitdE10wrap_mut_2dRB20_NCINvNtB7_3map8map_foldB4A_ddNCNvB24_6shapes0NCINvXs26_NtB2N_5accumdNtB5y_3Sum3sumINtB4K_3MapBN_B58_EE0E0E0B3V_EB26_"}
!33 = distinct !{!33, !34, !"_RINvXs7_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB6_4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENtB6_8SpecTake9spec_folddNCINvNtB8_3map8map_foldRB21_ddNCNvB25_6shapes0NCINvXs26_NtNtBa_6traits5accumdNtB43_3Sum3sumINtB3e_3MapBO_B3D_EE0E0EB27_: %self"}
!34 = distinct !{!34, !"_RINvXs7_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB6_4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENtB6_8SpecTake9spec_folddNCINvNtB8_3map8map_foldRB21_ddNCNvB25_6shapes0NCINvXs26_NtNtBa_6traits5accumdNtB43_3Sum3sumINtB3e_3MapBO_B3D_EE0E0EB27_"}
!35 = distinct !{!35, !36, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB5_4TakeINtNtB7_4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldRB20_ddNCNvB24_6shapes0NCINvXs26_NtB2N_5accumdNtB4h_3Sum3sumINtB3s_3MapBN_B3R_EE0E0EB26_: %self"}
!36 = distinct !{!36, !"_RINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB5_4TakeINtNtB7_4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldRB20_ddNCNvB24_6shapes0NCINvXs26_NtB2N_5accumdNtB4h_3Sum3sumINtB3s_3MapBN_B3R_EE0E0EB26_"}
!37 = distinct !{!37, !38, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENCNvB2l_6shapes0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB3l_5accumdNtB45_3Sum3sumBN_E0EB2n_: %self"}
!38 = distinct !{!38, !"_RINvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENCNvB2l_6shapes0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB3l_5accumdNtB45_3Sum3sumBN_E0EB2n_"}
!39 = distinct !{!39, !40, !"_RINvXs26_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_4take4TakeINtNtB17_4skip4SkipINtNtB17_5cycle5CycleINtNtNtBd_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENCNvB2U_6shapes0EEB2W_: %iter"}
!40 = distinct !{!40, !"_RINvXs26_NtNtNtCs6wHCjA8NRxY_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_4take4TakeINtNtB17_4skip4SkipINtNtB17_5cycle5CycleINtNtNtBd_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENCNvB2U_6shapes0EEB2W_"}
!41 = distinct !{!41, !42, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENCNvB2f_6shapes0ENtNtNtBa_6traits8iterator8Iterator3sumdEB2h_: %self"}
!42 = distinct !{!42, !"_RINvYINtNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EEEENCNvB2f_6shapes0ENtNtNtBa_6traits8iterator8Iterator3sumdEB2h_"}
!43 = !{i64 8}
!44 = !{!16, !13, !10, !20, !7, !21, !4, !22, !24, !25, !27, !28, !30, !31, !33, !35, !37, !39, !41}
!45 = !{!46}
!46 = distinct !{!46, !5, !"_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCINvNvXs_NtNtNtBb_4iter8adapters4takeINtBY_4TakepENtNtNtB12_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtB9_9try_trait17NeverShortCircuitdENCINvMs0_B3b_B38_10wrap_mut_2dB2r_NCINvNtB10_3map8map_foldB2r_ddNCNvB2w_6shapes0NCINvXs26_NtB1H_5accumdNtB5d_3Sum3sumINtB4o_3MapIB1r_INtNtB10_4skip4SkipINtNtB10_5cycle5CycleINtNtNtBb_5slice4iter4IterB2s_EEEEB4N_EE0E0E0E0INtB7_5FnMutTdB2r_EE8call_mutB2y_: argument 1:It1"}
!47 = !{!48}
!48 = distinct !{!48, !8, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_: %x:It1"}
!49 = !{!50}
!50 = distinct !{!50, !11, !"_RNCINvMs0_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_: %b:It1"}
!51 = !{!52}
!52 = distinct !{!52, !14, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_: %elt:It1"}
!53 = !{!54}
!54 = distinct !{!54, !17, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work6shapes0B5_: %s:It1"}
!55 = !{!54, !52, !50, !48, !46}
!56 = !{!54, !52, !50, !20, !48, !21, !46, !22, !24, !25, !27, !28, !30, !31, !33, !35, !37, !39, !41}
!57 = !{!58}
!58 = distinct !{!58, !5, !"_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCINvNvXs_NtNtNtBb_4iter8adapters4takeINtBY_4TakepENtNtNtB12_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtB9_9try_trait17NeverShortCircuitdENCINvMs0_B3b_B38_10wrap_mut_2dB2r_NCINvNtB10_3map8map_foldB2r_ddNCNvB2w_6shapes0NCINvXs26_NtB1H_5accumdNtB5d_3Sum3sumINtB4o_3MapIB1r_INtNtB10_4skip4SkipINtNtB10_5cycle5CycleINtNtNtBb_5slice4iter4IterB2s_EEEEB4N_EE0E0E0E0INtB7_5FnMutTdB2r_EE8call_mutB2y_: argument 1:It2"}
!59 = !{!60}
!60 = distinct !{!60, !8, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_: %x:It2"}
!61 = !{!62}
!62 = distinct !{!62, !11, !"_RNCINvMs0_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_: %b:It2"}
!63 = !{!64}
!64 = distinct !{!64, !14, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_: %elt:It2"}
!65 = !{!66}
!66 = distinct !{!66, !17, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work6shapes0B5_: %s:It2"}
!67 = !{!66, !64, !62, !60, !58}
!68 = !{!66, !64, !62, !20, !60, !21, !58, !22, !24, !25, !27, !28, !30, !31, !33, !35, !37, !39, !41}
!69 = !{!70}
!70 = distinct !{!70, !5, !"_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCINvNvXs_NtNtNtBb_4iter8adapters4takeINtBY_4TakepENtNtNtB12_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtB9_9try_trait17NeverShortCircuitdENCINvMs0_B3b_B38_10wrap_mut_2dB2r_NCINvNtB10_3map8map_foldB2r_ddNCNvB2w_6shapes0NCINvXs26_NtB1H_5accumdNtB5d_3Sum3sumINtB4o_3MapIB1r_INtNtB10_4skip4SkipINtNtB10_5cycle5CycleINtNtNtBb_5slice4iter4IterB2s_EEEEB4N_EE0E0E0E0INtB7_5FnMutTdB2r_EE8call_mutB2y_: argument 1:It3"}
!71 = !{!72}
!72 = distinct !{!72, !8, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_: %x:It3"}
!73 = !{!74}
!74 = distinct !{!74, !11, !"_RNCINvMs0_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_: %b:It3"}
!75 = !{!76}
!76 = distinct !{!76, !14, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_: %elt:It3"}
!77 = !{!78}
!78 = distinct !{!78, !17, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work6shapes0B5_: %s:It3"}
!79 = !{!78, !76, !74, !72, !70}
!80 = !{!78, !76, !74, !20, !72, !21, !70, !22, !24, !25, !27, !28, !30, !31, !33, !35, !37, !39, !41}
!81 = !{!82}
!82 = distinct !{!82, !5, !"_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCINvNvXs_NtNtNtBb_4iter8adapters4takeINtBY_4TakepENtNtNtB12_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtB9_9try_trait17NeverShortCircuitdENCINvMs0_B3b_B38_10wrap_mut_2dB2r_NCINvNtB10_3map8map_foldB2r_ddNCNvB2w_6shapes0NCINvXs26_NtB1H_5accumdNtB5d_3Sum3sumINtB4o_3MapIB1r_INtNtB10_4skip4SkipINtNtB10_5cycle5CycleINtNtNtBb_5slice4iter4IterB2s_EEEEB4N_EE0E0E0E0INtB7_5FnMutTdB2r_EE8call_mutB2y_: argument 1:It4"}
!83 = !{!84}
!84 = distinct !{!84, !8, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_: %x:It4"}
!85 = !{!86}
!86 = distinct !{!86, !11, !"_RNCINvMs0_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_: %b:It4"}
!87 = !{!88}
!88 = distinct !{!88, !14, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_: %elt:It4"}
!89 = !{!90}
!90 = distinct !{!90, !17, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work6shapes0B5_: %s:It4"}
!91 = !{!90, !88, !86, !84, !82}
!92 = !{!90, !88, !86, !20, !84, !21, !82, !22, !24, !25, !27, !28, !30, !31, !33, !35, !37, !39, !41}
!93 = !{!94}
!94 = distinct !{!94, !95, !"_RNvXs1_NtCsNk7MfA4dMU_7kernels4workNtB5_6SquareNtB5_5Shape4area: %self"}
!95 = distinct !{!95, !"_RNvXs1_NtCsNk7MfA4dMU_7kernels4workNtB5_6SquareNtB5_5Shape4area"}
!96 = !{!97, !99, !101, !103, !105, !106, !108, !109, !111, !112, !25, !27, !28, !30, !31, !33, !35, !37, !39, !41}
!97 = distinct !{!97, !98, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work6shapes0B5_: %s:Peel0"}
!98 = distinct !{!98, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work6shapes0B5_"}
!99 = distinct !{!99, !100, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_: %elt:Peel0"}
!100 = distinct !{!100, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_"}
!101 = distinct !{!101, !102, !"_RNCINvMs0_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_: %b:Peel0"}
!102 = distinct !{!102, !"_RNCINvMs0_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_"}
!103 = distinct !{!103, !104, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_: %_1"}
!104 = distinct !{!104, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_"}
!105 = distinct !{!105, !104, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_: %x:Peel0"}
!106 = distinct !{!106, !107, !"_RNCINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters5cycleINtB7_5CycleINtNtNtBd_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EENtNtNtBb_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB9_4takeINtB31_4TakepEB29_8try_fold5checkRB1s_dINtNtNtBd_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3R_B3O_10wrap_mut_2dB3I_NCINvNtB9_3map8map_foldB3I_ddNCNvB1w_6shapes0NCINvXs26_NtB2d_5accumdNtB5Y_3Sum3sumINtB5a_3MapIB3c_INtNtB9_4skip4SkipBQ_EEB5y_EE0E0E0E0INtNtB3T_12control_flow11ControlFlowB3O_dEE0B1y_: %_1"}
!107 = distinct !{!107, !"_RNCINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters5cycleINtB7_5CycleINtNtNtBd_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EENtNtNtBb_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB9_4takeINtB31_4TakepEB29_8try_fold5checkRB1s_dINtNtNtBd_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3R_B3O_10wrap_mut_2dB3I_NCINvNtB9_3map8map_foldB3I_ddNCNvB1w_6shapes0NCINvXs26_NtB2d_5accumdNtB5Y_3Sum3sumINtB5a_3MapIB3c_INtNtB9_4skip4SkipBQ_EEB5y_EE0E0E0E0INtNtB3T_12control_flow11ControlFlowB3O_dEE0B1y_"}
!108 = distinct !{!108, !107, !"_RNCINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters5cycleINtB7_5CycleINtNtNtBd_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EENtNtNtBb_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB9_4takeINtB31_4TakepEB29_8try_fold5checkRB1s_dINtNtNtBd_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3R_B3O_10wrap_mut_2dB3I_NCINvNtB9_3map8map_foldB3I_ddNCNvB1w_6shapes0NCINvXs26_NtB2d_5accumdNtB5Y_3Sum3sumINtB5a_3MapIB3c_INtNtB9_4skip4SkipBQ_EEB5y_EE0E0E0E0INtNtB3T_12control_flow11ControlFlowB3O_dEE0B1y_: %x:Peel0"}
!109 = distinct !{!109, !110, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1v_8adapters5cycleINtB2m_5CycleB3_EB1p_8try_folddNCINvNvXs_NtB2o_4takeINtB3o_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4e_B4b_10wrap_mut_2dB46_NCINvNtB2o_3map8map_foldB46_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB6l_3Sum3sumINtB5x_3MapIB3A_INtNtB2o_4skip4SkipB2J_EEB5W_EE0E0E0E0INtNtB4g_12control_flow11ControlFlowB4b_dEE0B7E_EBP_: %self"}
!110 = distinct !{!110, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1v_8adapters5cycleINtB2m_5CycleB3_EB1p_8try_folddNCINvNvXs_NtB2o_4takeINtB3o_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4e_B4b_10wrap_mut_2dB46_NCINvNtB2o_3map8map_foldB46_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB6l_3Sum3sumINtB5x_3MapIB3A_INtNtB2o_4skip4SkipB2J_EEB5W_EE0E0E0E0INtNtB4g_12control_flow11ControlFlowB4b_dEE0B7E_EBP_"}
!111 = distinct !{!111, !110, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1v_8adapters5cycleINtB2m_5CycleB3_EB1p_8try_folddNCINvNvXs_NtB2o_4takeINtB3o_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4e_B4b_10wrap_mut_2dB46_NCINvNtB2o_3map8map_foldB46_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB6l_3Sum3sumINtB5x_3MapIB3A_INtNtB2o_4skip4SkipB2J_EEB5W_EE0E0E0E0INtNtB4g_12control_flow11ControlFlowB4b_dEE0B7E_EBP_: argument 1"}
!112 = distinct !{!112, !110, !"_RINvYINtNtNtCs6wHCjA8NRxY_4core5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1v_8adapters5cycleINtB2m_5CycleB3_EB1p_8try_folddNCINvNvXs_NtB2o_4takeINtB3o_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4e_B4b_10wrap_mut_2dB46_NCINvNtB2o_3map8map_foldB46_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB6l_3Sum3sumINtB5x_3MapIB3A_INtNtB2o_4skip4SkipB2J_EEB5W_EE0E0E0E0INtNtB4g_12control_flow11ControlFlowB4b_dEE0B7E_EBP_: argument 2"}
!113 = !{!114}
!114 = distinct !{!114, !115, !"_RNvXs2_NtCsNk7MfA4dMU_7kernels4workNtB5_4RingNtB5_5Shape4area: %self"}
!115 = distinct !{!115, !"_RNvXs2_NtCsNk7MfA4dMU_7kernels4workNtB5_4RingNtB5_5Shape4area"}
!116 = !{!117, !118, !119, !103, !120, !106, !121, !109, !111, !112, !25, !27, !28, !30, !31, !33, !35, !37, !39, !41}
!117 = distinct !{!117, !98, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work6shapes0B5_: %s"}
!118 = distinct !{!118, !100, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_: %elt"}
!119 = distinct !{!119, !102, !"_RNCINvMs0_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_: %b"}
!120 = distinct !{!120, !104, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_: %x"}
!121 = distinct !{!121, !107, !"_RNCINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters5cycleINtB7_5CycleINtNtNtBd_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EENtNtNtBb_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB9_4takeINtB31_4TakepEB29_8try_fold5checkRB1s_dINtNtNtBd_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3R_B3O_10wrap_mut_2dB3I_NCINvNtB9_3map8map_foldB3I_ddNCNvB1w_6shapes0NCINvXs26_NtB2d_5accumdNtB5Y_3Sum3sumINtB5a_3MapIB3c_INtNtB9_4skip4SkipBQ_EEB5y_EE0E0E0E0INtNtB3T_12control_flow11ControlFlowB3O_dEE0B1y_: %x"}
!122 = distinct !{!122, !123}
!123 = !{!"llvm.loop.peeled.count", i32 1}
!124 = !{!125}
!125 = distinct !{!125, !126, !"_RNvXs2_NtCsNk7MfA4dMU_7kernels4workNtB5_4RingNtB5_5Shape4area: %self"}
!126 = distinct !{!126, !"_RNvXs2_NtCsNk7MfA4dMU_7kernels4workNtB5_4RingNtB5_5Shape4area"}
!127 = !{!128, !129, !130, !103, !131, !106, !132, !109, !111, !112, !25, !27, !28, !30, !31, !33, !35, !37, !39, !41}
!128 = distinct !{!128, !98, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work6shapes0B5_: %s:It1"}
!129 = distinct !{!129, !100, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_: %elt:It1"}
!130 = distinct !{!130, !102, !"_RNCINvMs0_NtNtCs6wHCjA8NRxY_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_: %b:It1"}
!131 = distinct !{!131, !104, !"_RNCINvNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_: %x:It1"}
!132 = distinct !{!132, !107, !"_RNCINvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters5cycleINtB7_5CycleINtNtNtBd_5slice4iter4IterRDNtNtCsNk7MfA4dMU_7kernels4work5ShapeEL_EENtNtNtBb_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB9_4takeINtB31_4TakepEB29_8try_fold5checkRB1s_dINtNtNtBd_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3R_B3O_10wrap_mut_2dB3I_NCINvNtB9_3map8map_foldB3I_ddNCNvB1w_6shapes0NCINvXs26_NtB2d_5accumdNtB5Y_3Sum3sumINtB5a_3MapIB3c_INtNtB9_4skip4SkipBQ_EEB5y_EE0E0E0E0INtNtB3T_12control_flow11ControlFlowB3O_dEE0B1y_: %x:It1"}
