target triple = "nvptx64-nvidia-cuda"

%padded = type { i32, i8 }

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare { i24, i1 } @llvm.sadd.with.overflow.i24(i24, i24)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare float @llvm.round.f32(float)
declare i32 @llvm.vector.reduce.add.v3i32(<3 x i32>)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i16 @llvm.ctlz.i16(i16, i1)

define internal i32 @sum(i32 %n, ...) noinline {
  %list = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i32
  %b = va_arg ptr %list, i64
  %c = trunc i64 %b to i32
  %d = add i32 %a, %c
  %e = add i32 %d, %n
  ret i32 %e
}
declare void @llvm.va_start.p0(ptr)

define ptx_kernel void @check(ptr %in, ptr %out) #0 {
entry:
  ; A bit-field in a stack slot that nobody has written: the bits that are written stay.
  %field = alloca i32, align 4
  %f0 = load i32, ptr %field, align 4
  %f1 = and i32 %f0, -256
  %x = load i32, ptr %in, align 4
  %x8 = and i32 %x, 255
  %f2 = or i32 %f1, %x8
  store i32 %f2, ptr %field, align 4
  %f3 = load i8, ptr %field, align 4
  %f4 = zext i8 %f3 to i32
  store i32 %f4, ptr %out, align 4
  ; A struct with padding, copied as one integer.
  %s = alloca %padded, align 8
  %t = alloca %padded, align 8
  store i32 %x, ptr %s, align 8
  %s1 = getelementptr inbounds %padded, ptr %s, i32 0, i32 1
  store i8 7, ptr %s1, align 4
  %bits = load i64, ptr %s, align 8
  store i64 %bits, ptr %t, align 8
  %t0 = load i32, ptr %t, align 8
  %t1p = getelementptr inbounds i8, ptr %t, i64 4
  %t1 = load i8, ptr %t1p, align 4
  %t1w = zext i8 %t1 to i32
  %t2 = add i32 %t0, %t1w
  %o1 = getelementptr i32, ptr %out, i64 1
  store i32 %t2, ptr %o1, align 4
  ; A byte of a word that nobody has written.
  %part = alloca i32, align 4
  store i8 9, ptr %part, align 4
  %p0 = load i32, ptr %part, align 4
  %p1 = and i32 %p0, 255
  %o5a = getelementptr i32, ptr %out, i64 5
  store i32 %p1, ptr %o5a, align 4
  ; Integers of 24 bits: arithmetic with a sign, and their three bytes in memory.
  %o2 = getelementptr i32, ptr %out, i64 2
  store i32 -1, ptr %o2, align 4
  %y = trunc i32 %x to i24
  %y1 = sub i24 %y, 6000
  %y2 = sdiv i24 %y1, 7
  store i24 %y2, ptr %o2, align 4
  %y3 = load i24, ptr %o2, align 4
  %y4 = sext i24 %y3 to i32
  %o3 = getelementptr i32, ptr %out, i64 3
  store i32 %y4, ptr %o3, align 4
  ; Overflow of 24 bits.
  %v = call { i24, i1 } @llvm.sadd.with.overflow.i24(i24 %y, i24 8388607)
  %v1 = extractvalue { i24, i1 } %v, 1
  %v2 = zext i1 %v1 to i32
  %o4 = getelementptr i32, ptr %out, i64 4
  store i32 %v2, ptr %o4, align 4
  ; A block that is moved over itself, both ways.
  %m = alloca [8 x i8], align 1
  store <8 x i8> <i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8>, ptr %m, align 1
  %m2 = getelementptr i8, ptr %m, i64 2
  %n = zext i32 %x8 to i64
  %n4 = and i64 %n, 4
  call void @llvm.memmove.p0.p0.i64(ptr %m2, ptr %m, i64 %n4, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %m, ptr %m2, i64 3, i1 false)
  %mm = load i64, ptr %m, align 1
  %o5 = getelementptr i32, ptr %out, i64 6
  store i64 %mm, ptr %o5, align 8
  ; Variable arguments.
  %va = call i32 (i32, ...) @sum(i32 1, i32 %x8, i64 1000)
  %o8 = getelementptr i32, ptr %out, i64 8
  store i32 %va, ptr %o8, align 4
  ; A byte that is exchanged in its word.
  %o9 = getelementptr i32, ptr %out, i64 9
  %b1 = getelementptr i8, ptr %o9, i64 1
  %cx = cmpxchg ptr %b1, i8 0, i8 5 monotonic monotonic, align 1
  %cy = cmpxchg ptr %b1, i8 0, i8 6 monotonic monotonic, align 1
  %cy0 = extractvalue { i8, i1 } %cy, 0
  %cy1 = extractvalue { i8, i1 } %cy, 1
  %cx1 = extractvalue { i8, i1 } %cx, 1
  %nd = atomicrmw nand ptr %o9, i32 3840 monotonic, align 4
  %c0 = zext i8 %cy0 to i32
  %c1 = zext i1 %cy1 to i32
  %c2 = zext i1 %cx1 to i32
  %c3 = shl i32 %c1, 8
  %c4 = shl i32 %c2, 9
  %c5 = or i32 %c0, %c3
  %c6 = or i32 %c5, %c4
  %o10 = getelementptr i32, ptr %out, i64 10
  store i32 %c6, ptr %o10, align 4
  ; Floats.
  %fx = sitofp i32 %x8 to float
  %half = fadd float %fx, 5.000000e-01
  %neg = fneg float %half
  %r = call float @llvm.round.f32(float %neg)
  %ri = fptosi float %r to i32
  %o11 = getelementptr i32, ptr %out, i64 11
  store i32 %ri, ptr %o11, align 4
  %zero = fsub float %fx, %fx
  %inf = fdiv float %half, %zero
  %k1 = call i1 @llvm.is.fpclass.f32(float %inf, i32 512)
  %k2 = call i1 @llvm.is.fpclass.f32(float %neg, i32 8)
  %k3 = call i1 @llvm.is.fpclass.f32(float %neg, i32 256)
  %k4 = zext i1 %k1 to i32
  %k5 = zext i1 %k2 to i32
  %k6 = zext i1 %k3 to i32
  %k7 = shl i32 %k5, 1
  %k8 = shl i32 %k6, 2
  %k9 = or i32 %k4, %k7
  %k10 = or i32 %k9, %k8
  %o12 = getelementptr i32, ptr %out, i64 12
  store i32 %k10, ptr %o12, align 4
  ; Vectors and other integers.
  %v3 = insertelement <3 x i32> <i32 10, i32 20, i32 undef>, i32 %x8, i32 2
  %sum = call i32 @llvm.vector.reduce.add.v3i32(<3 x i32> %v3)
  %o13 = getelementptr i32, ptr %out, i64 13
  store i32 %sum, ptr %o13, align 4
  %sat = call i32 @llvm.ssub.sat.i32(i32 -2147483648, i32 %x8)
  %rot = call i32 @llvm.fshr.i32(i32 %x8, i32 %sat, i32 36)
  %o14 = getelementptr i32, ptr %out, i64 14
  store i32 %rot, ptr %o14, align 4
  %w = trunc i32 %x8 to i16
  %lz = call i16 @llvm.ctlz.i16(i16 %w, i1 false)
  %lzw = zext i16 %lz to i32
  %o15 = getelementptr i32, ptr %out, i64 15
  store i32 %lzw, ptr %o15, align 4
  ret void
}

attributes #0 = { "target-cpu"="sm_75" }
