
define ptx_kernel void @saxpy(float %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, i64 %9, i64 %10) {
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = sext i32 %12 to i64
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = sext i32 %14 to i64
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = sext i32 %16 to i64
  %18 = mul i64 %13, %15
  %19 = add i64 %18, %17
  %20 = icmp ult i64 %19, %4
  br i1 %20, label %21, label %28

21:
  %22 = getelementptr inbounds nuw float, ptr %2, i64 %19
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw float, ptr %7, i64 %19
  %25 = load float, ptr %24, align 4
  %26 = fmul float %0, %23
  %27 = fadd float %26, %25
  store float %27, ptr %24, align 4
  br label %28

28:
  ret void
}

define ptx_kernel void @row_sums(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11) {
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = sext i32 %13 to i64
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = sext i32 %15 to i64
  %17 = mul nuw nsw i64 %14, 32
  %18 = add nuw nsw i64 %17, %16
  %19 = getelementptr inbounds nuw float, ptr %1, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 16, i32 31)
  %22 = fadd float %20, %21
  %23 = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 8, i32 31)
  %24 = fadd float %22, %23
  %25 = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 4, i32 31)
  %26 = fadd float %24, %25
  %27 = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %26, i32 2, i32 31)
  %28 = fadd float %26, %27
  %29 = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %28, i32 1, i32 31)
  %30 = fadd float %28, %29
  %31 = icmp eq i64 %16, 0
  br i1 %31, label %32, label %34

32:
  %33 = getelementptr inbounds nuw float, ptr %8, i64 %14
  store float %30, ptr %33, align 4
  br label %34

34:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
