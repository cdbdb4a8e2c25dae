; The twins of the kernels in patterns.ir.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i64 @llvm.fshl.i64(i64,i64,i64)
define ptx_kernel void @saxpy_sext(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %c, %d
  %i = add i32 %m, %t
  %x = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  %v = load float, ptr addrspace(1) %p
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %x
  %w = load float, ptr addrspace(1) %q
  %s = fadd float %v, %w
  store float %s, ptr addrspace(1) %q
  ret void
}

define ptx_kernel void @stencil5_sext(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %c, %d
  %i = add i32 %m, %t
  %j0 = add nsw i32 %i, -1
  %x0 = sext i32 %j0 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x0
  %v0 = load float, ptr addrspace(1) %p0
  %j1 = add nsw i32 %i, 0
  %x1 = sext i32 %j1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x1
  %v1 = load float, ptr addrspace(1) %p1
  %j2 = add nsw i32 %i, 1
  %x2 = sext i32 %j2 to i64
  %p2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x2
  %v2 = load float, ptr addrspace(1) %p2
  %j3 = add nsw i32 %i, 2
  %x3 = sext i32 %j3 to i64
  %p3 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x3
  %v3 = load float, ptr addrspace(1) %p3
  %j4 = add nsw i32 %i, -2
  %x4 = sext i32 %j4 to i64
  %p4 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x4
  %v4 = load float, ptr addrspace(1) %p4
  %s0 = fadd float %v0, %v1
  %s1 = fadd float %s0, %v2
  %s2 = fadd float %s1, %v3
  %s3 = fadd float %s2, %v4
  %x = sext i32 %i to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %x
  store float %s3, ptr addrspace(1) %q
  ret void
}

define ptx_kernel void @conv2d_const_row(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %c, %d
  %i = add i32 %m, %t
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %cy = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %dy = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %my = mul i32 %cy, %dy
  %y = add i32 %my, %r
  %y0 = add nsw i32 %y, -1
  %r0 = mul nsw i32 %y0, 4096
  %z0 = add nsw i32 %i, -1
  %j0 = add nsw i32 %r0, %z0
  %x0 = sext i32 %j0 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x0
  %v0 = load float, ptr addrspace(1) %p0
  %y1 = add nsw i32 %y, -1
  %r1 = mul nsw i32 %y1, 4096
  %z1 = add nsw i32 %i, 0
  %j1 = add nsw i32 %r1, %z1
  %x1 = sext i32 %j1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x1
  %v1 = load float, ptr addrspace(1) %p1
  %y2 = add nsw i32 %y, -1
  %r2 = mul nsw i32 %y2, 4096
  %z2 = add nsw i32 %i, 1
  %j2 = add nsw i32 %r2, %z2
  %x2 = sext i32 %j2 to i64
  %p2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x2
  %v2 = load float, ptr addrspace(1) %p2
  %y3 = add nsw i32 %y, 0
  %r3 = mul nsw i32 %y3, 4096
  %z3 = add nsw i32 %i, -1
  %j3 = add nsw i32 %r3, %z3
  %x3 = sext i32 %j3 to i64
  %p3 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x3
  %v3 = load float, ptr addrspace(1) %p3
  %y4 = add nsw i32 %y, 0
  %r4 = mul nsw i32 %y4, 4096
  %z4 = add nsw i32 %i, 0
  %j4 = add nsw i32 %r4, %z4
  %x4 = sext i32 %j4 to i64
  %p4 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x4
  %v4 = load float, ptr addrspace(1) %p4
  %y5 = add nsw i32 %y, 0
  %r5 = mul nsw i32 %y5, 4096
  %z5 = add nsw i32 %i, 1
  %j5 = add nsw i32 %r5, %z5
  %x5 = sext i32 %j5 to i64
  %p5 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x5
  %v5 = load float, ptr addrspace(1) %p5
  %y6 = add nsw i32 %y, 1
  %r6 = mul nsw i32 %y6, 4096
  %z6 = add nsw i32 %i, -1
  %j6 = add nsw i32 %r6, %z6
  %x6 = sext i32 %j6 to i64
  %p6 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x6
  %v6 = load float, ptr addrspace(1) %p6
  %y7 = add nsw i32 %y, 1
  %r7 = mul nsw i32 %y7, 4096
  %z7 = add nsw i32 %i, 0
  %j7 = add nsw i32 %r7, %z7
  %x7 = sext i32 %j7 to i64
  %p7 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x7
  %v7 = load float, ptr addrspace(1) %p7
  %y8 = add nsw i32 %y, 1
  %r8 = mul nsw i32 %y8, 4096
  %z8 = add nsw i32 %i, 1
  %j8 = add nsw i32 %r8, %z8
  %x8 = sext i32 %j8 to i64
  %p8 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x8
  %v8 = load float, ptr addrspace(1) %p8
  %s1 = fadd float %v0, %v1
  %s2 = fadd float %s1, %v2
  %s3 = fadd float %s2, %v3
  %s4 = fadd float %s3, %v4
  %s5 = fadd float %s4, %v5
  %s6 = fadd float %s5, %v6
  %s7 = fadd float %s6, %v7
  %s8 = fadd float %s7, %v8
  %rq = mul nsw i32 %y, 4096
  %jq = add nsw i32 %rq, %i
  %xq = sext i32 %jq to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %xq
  store float %s8, ptr addrspace(1) %q
  ret void
}

define ptx_kernel void @bytes(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %c, %d
  %i = add i32 %m, %t
  %x = sext i32 %i to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %x
  %v = load i8, ptr addrspace(1) %p
  %q = getelementptr inbounds i8, ptr addrspace(1) %b, i64 %x
  store i8 %v, ptr addrspace(1) %q
  ret void
}

define ptx_kernel void @aos_stride12(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %c, %d
  %i = add i32 %m, %t
  %x = sext i32 %i to i64
  %p = getelementptr inbounds [3 x float], ptr addrspace(1) %a, i64 %x
  %v = load float, ptr addrspace(1) %p
  %p1 = getelementptr inbounds [3 x float], ptr addrspace(1) %a, i64 %x, i64 1
  %v1 = load float, ptr addrspace(1) %p1
  %s = fadd float %v, %v1
  %q = getelementptr inbounds [3 x float], ptr addrspace(1) %a, i64 %x, i64 2
  store float %s, ptr addrspace(1) %q
  ret void
}

define ptx_kernel void @or_disjoint(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %c, %d
  %i = add i32 %m, %t
  %h = shl i32 %i, 2
  %h1 = or disjoint i32 %h, 1
  %h2 = or disjoint i32 %h, 2
  %x = sext i32 %h to i64
  %x1 = sext i32 %h1 to i64
  %x2 = sext i32 %h2 to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  %v = load float, ptr addrspace(1) %p
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x1
  %v1 = load float, ptr addrspace(1) %p1
  %s = fadd float %v, %v1
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %x2
  store float %s, ptr addrspace(1) %q
  ret void
}

define ptx_kernel void @zext_tid(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %c, %d
  %i = add i32 %m, %t
  %t1 = add nuw nsw i32 %t, 1
  %x = zext i32 %t to i64
  %x1 = zext i32 %t1 to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  %v = load float, ptr addrspace(1) %p
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x1
  %v1 = load float, ptr addrspace(1) %p1
  %s = fadd float %v, %v1
  store float %s, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @across_blocks(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %c, %d
  %i = add i32 %m, %t
  %x = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  %v = load float, ptr addrspace(1) %p
  %g = fcmp ogt float %v, 0.0
  br i1 %g, label %yes, label %no
yes:
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %x
  store float %v, ptr addrspace(1) %q
  br label %no
no:
  %x3 = add i64 %x, 16
  %r = getelementptr inbounds float, ptr addrspace(1) %b, i64 %x3
  store float %v, ptr addrspace(1) %r
  ret void
}

define ptx_kernel void @udiv8_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = udiv i8 %x, 7
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv8_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = udiv i8 %x, 10
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv8_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = udiv i8 %x, 16
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv8_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = sdiv i8 %x, 7
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv8_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = sdiv i8 %x, 10
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv8_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = sdiv i8 %x, 16
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem8_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = urem i8 %x, 7
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem8_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = urem i8 %x, 10
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem8_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = urem i8 %x, 16
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem8_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = srem i8 %x, 7
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem8_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = srem i8 %x, 10
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem8_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i8, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %y = load i8, ptr addrspace(1) %q
  %r = srem i8 %x, 16
  store i8 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv16_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = udiv i16 %x, 7
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv16_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = udiv i16 %x, 10
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv16_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = udiv i16 %x, 16
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv16_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = sdiv i16 %x, 7
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv16_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = sdiv i16 %x, 10
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv16_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = sdiv i16 %x, 16
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem16_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = urem i16 %x, 7
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem16_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = urem i16 %x, 10
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem16_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = urem i16 %x, 16
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem16_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = srem i16 %x, 7
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem16_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = srem i16 %x, 10
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem16_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 2
  %y = load i16, ptr addrspace(1) %q
  %r = srem i16 %x, 16
  store i16 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv32_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = udiv i32 %x, 7
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv32_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = udiv i32 %x, 10
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv32_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = udiv i32 %x, 16
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv32_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = sdiv i32 %x, 7
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv32_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = sdiv i32 %x, 10
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv32_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = sdiv i32 %x, 16
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem32_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = urem i32 %x, 7
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem32_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = urem i32 %x, 10
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem32_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = urem i32 %x, 16
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem32_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = srem i32 %x, 7
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem32_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = srem i32 %x, 10
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem32_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %r = srem i32 %x, 16
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv64_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = udiv i64 %x, 7
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv64_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = udiv i64 %x, 10
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv64_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = udiv i64 %x, 16
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv64_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = sdiv i64 %x, 7
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv64_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = sdiv i64 %x, 10
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @sdiv64_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = sdiv i64 %x, 16
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem64_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = urem i64 %x, 7
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem64_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = urem i64 %x, 10
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @urem64_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = urem i64 %x, 16
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem64_7(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = srem i64 %x, 7
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem64_10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = srem i64 %x, 10
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @srem64_16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = srem i64 %x, 16
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @divrem10(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %d = udiv i32 %x, 10
  %m = urem i32 %x, 10
  %s = shl i32 %d, 8
  %r = or i32 %s, %m
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @udiv64_by_zext32(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %X = zext i32 %x to i64
  %Y = zext i32 %y to i64
  %R = udiv i64 %X, %Y
  %r = trunc i64 %R to i32
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @rcp_f32(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load float, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load float, ptr addrspace(1) %q
  %r = fdiv float 1.0, %x
  store float %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @rcpneg_f32(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load float, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load float, ptr addrspace(1) %q
  %r = fdiv float -1.0, %x
  store float %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @fdiv8_f32(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load float, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load float, ptr addrspace(1) %q
  %r = fdiv float %x, 8.0
  store float %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @rcp_f64(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load double, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load double, ptr addrspace(1) %q
  %r = fdiv double 1.0, %x
  store double %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @rcpneg_f64(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load double, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load double, ptr addrspace(1) %q
  %r = fdiv double -1.0, %x
  store double %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @fdiv8_f64(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load double, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load double, ptr addrspace(1) %q
  %r = fdiv double %x, 8.0
  store double %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @fdiv2p127(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load float, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load float, ptr addrspace(1) %q
  %r = fdiv float %x, 0x47E0000000000000
  store float %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @pack64(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %l = zext i32 %x to i64
  %h = zext i32 %y to i64
  %s = shl i64 %h, 32
  %r = or i64 %l, %s
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @pack64_add(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %l = zext i32 %x to i64
  %h = zext i32 %y to i64
  %s = shl i64 %h, 32
  %r = add i64 %l, %s
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @high64(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %s = lshr i64 %x, 32
  %r = trunc i64 %s to i32
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @rot64_13(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %s = shl i64 %x, 13
  %t = lshr i64 %x, 51
  %r = or i64 %s, %t
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @rot64_33(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i64, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 8
  %y = load i64, ptr addrspace(1) %q
  %r = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 33)
  store i64 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @bswap_idiom(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %a1 = shl i32 %x, 24
  %a2 = and i32 %x, 65280
  %a3 = shl i32 %a2, 8
  %a4 = lshr i32 %x, 8
  %a5 = and i32 %a4, 65280
  %a6 = lshr i32 %x, 24
  %o1 = or i32 %a1, %a3
  %o2 = or i32 %a5, %a6
  %r = or i32 %o1, %o2
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @pack16(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %l = and i32 %x, 65535
  %h = shl i32 %y, 16
  %r = or i32 %l, %h
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @bytes_mix(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %l = and i32 %x, 16711935
  %h = and i32 %y, 16711935
  %s = shl i32 %h, 8
  %r = or i32 %l, %s
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @pred_logic(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  %y = load i32, ptr addrspace(1) %q
  %c = icmp slt i32 %x, 5
  %d = icmp sgt i32 %y, 9
  %cz = zext i1 %c to i32
  %dz = zext i1 %d to i32
  %e = and i32 %cz, %dz
  %f = icmp ne i32 %e, 0
  %r = select i1 %f, i32 %x, i32 %y
  store i32 %r, ptr addrspace(1) %b
  ret void
}

define ptx_kernel void @saturated_score(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %pa = getelementptr inbounds [4 x i32], ptr addrspace(1) %p, i64 %i
  %a = load i32, ptr addrspace(1) %pa
  %pb = getelementptr inbounds i8, ptr addrspace(1) %pa, i64 4
  %b = load i32, ptr addrspace(1) %pb
  %pc = getelementptr inbounds i8, ptr addrspace(1) %pa, i64 8
  %c = load i32, ptr addrspace(1) %pc
  %sum = call i32 asm "vadd4.s32.s32.s32.sat $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 0)
  %best = call i32 asm "vmax4.s32.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %sum, i32 %c, i32 0)
  %gap = call i32 asm "vsub4.u32.u32.u32.sat $0, $1, $2, $3;", "=r,r,r,r"(i32 %b, i32 %c, i32 0)
  %above = call i32 asm "vset4.u32.u32.gt $0, $1, $2, $3;", "=r,r,r,r"(i32 %best, i32 %gap, i32 0)
  %mask = mul i32 %above, 255
  %r = and i32 %best, %mask
  store i32 %r, ptr addrspace(1) %pa
  ret void
}

