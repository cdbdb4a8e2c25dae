define void @f() { ret void é }
; ---
@x = global i8 "
; ---
define void @f() { %x = frob i32 1 ret void }
; ---
define void @f( { ret void }
; ---
declare void @f(ptr*)
; ---
define void @f() { ret i32 %x }
; ---
define void @f() { br label %nowhere }
; ---
define void @f(i32 %x) { %x = add i32 1, 2 ret void }
; ---
@x = global i32 0
@x = global i32 1
; ---
@x = global i128 999999999999999999999999999999999999999999
; ---
@x = global float 0xH3C00
; ---
define void @f(x86_fp80 %x) { ret void }
; ---
define void @f(i200 %x) { ret void }
; ---
%t = type opaque
@x = global %t zeroinitializer
; ---
target datalayout = "E-p:64:64"
; ---
target triple = "x86_64-pc-linux-gnu"
; ---
target triple = "nvptx-nvidia-cuda"
; ---
module asm ".globl x"
; ---
@x = addrspace(3) global i32 7
; ---
@x = addrspace(9) global i32 7
; ---
@x = thread_local global i32 7
; ---
@f = ifunc void (), ptr @g
; ---
@g = alias i32, ptr @x
@x = global i32 0
; ---
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr null, ptr null }]
; ---
declare void @g()
define void @f() { invoke void @g() to label %a unwind label %a a: ret void }
; ---
define ptx_kernel i32 @f() { ret i32 1 }
; ---
define amdgpu_kernel void @f() { ret void }
; ---
define ptx_kernel void @k() { ret void }
define void @f() { call void @k() ret void }
; ---
declare fp128 @llvm.sin.f128(fp128)
define fp128 @f(fp128 %x) { %y = call fp128 @llvm.sin.f128(fp128 %x) ret fp128 %y }
; ---
declare void @llvm.nvvm.frob()
define void @f() { call void @llvm.nvvm.frob() ret void }
; ---
declare void @llvm.memcopy(ptr)
define void @f(ptr %x) { call void @llvm.memcopy(ptr %x) ret void }
; ---
declare float @__nv_frobf(float)
define float @f(float %x) { %y = call float @__nv_frobf(float %x) ret float %y }
; ---
define void @f() { call void asm sideeffect "frob.s32 $0;", "r"(i32 1) ret void }
; ---
define void @f() { call void asm sideeffect "mov.u32 $0, 1;", "x"(i32 1) ret void }
; ---
define void @f(i64 %x) { call void asm sideeffect "// $1", "l"(i64 %x) ret void }
; ---
define void @f(i32 %x) { %y = add i32 %x, %z  %z = add i32 1, 1 ret void }
; ---
define i32 @f(i64 %x) { ret i64 %x }
; ---
define void @f(i64 %x) { %y = add i32 %x, 1 ret void }
; ---
define void @f() { %x = add i32 1, 1 }
; ---
define void @f(ptr %x) { %y = load atomic i32, ptr %x syncscope("moon") monotonic, align 4 ret void }
; ---
define void @f(i1 %c) { entry: br i1 %c, label %entry, label %entry }
; ---
define void @f(<vscale x 2 x i32> %x) { ret void }
; ---
target datalayout = "e-p2:32:32-i64:64"
define void @f() { ret void }
; ---
define <4 x i8> @f(<4 x i8> %a) {
  %r = shufflevector <4 x i8> %a, <4 x i8> %a, <4294967295 x i32> zeroinitializer
  ret <4 x i8> %a
}
; ---
@a = global i32 1
@g = global [1 x ptr] [ptr @a, ptr @a, ptr @a]
; ---
@g = global { [2 x i32], i32 } { [2 x i32] [i32 1, i32 2, i32 3], i32 4 }
; ---
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all()
define i32 @f() {
  %r = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all()
  ret i32 %r
}
; ---
@v = global i32 0
@a = alias i32, ptr @v
; ---
define void @f(ptr addrspace(6) %d, i64 %a, i32 %i) {
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %d, i64 %a, i64 %a, i32 %i, i1 true, i32 4, i32 1, i32 0)
  ret void
}
; ---
@v = addrspace(1) global i64 0
define i64 @f() {
  %h = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @v)
  ret i64 %h
}
; ---
define i64 @f(i64 %x) {
  %r = call i64 @llvm.nvvm.fshl.clamp.i64(i64 %x, i64 %x, i64 %x)
  ret i64 %r
}
; ---
define i33 @f(ptr %p) {
  %v = load <4 x i33>, ptr %p
  %r = extractelement <4 x i33> %v, i32 1
  ret i33 %r
}
; ---
define i65 @f(ptr %p) {
  %v = load <2 x i65>, ptr %p
  %s = extractelement <2 x i65> %v, i32 1
  ret i65 %s
}
; ---
define void @f(ptr %p) {
  store <2 x i127> zeroinitializer, ptr %p
  ret void
}
; ---
define <8 x i1> @f(ptr %p, <8 x i1> %m) {
  %a = call <8 x i1> @llvm.masked.load.v8i1.p0(ptr %p, i32 1, <8 x i1> %m, <8 x i1> poison)
  ret <8 x i1> %a
}
declare <8 x i1> @llvm.masked.load.v8i1.p0(ptr, i32, <8 x i1>, <8 x i1>)
; ---
define void @f(ptr %p, <4 x i4> %v) {
  call void @llvm.masked.store.v4i4.p0(<4 x i4> %v, ptr %p, i32 1, <4 x i1> <i1 1, i1 1, i1 1, i1 0>)
  ret void
}
declare void @llvm.masked.store.v4i4.p0(<4 x i4>, ptr, i32, <4 x i1>)
; ---
@g = constant <4 x i4> <i4 1, i4 2, i4 3>
; ---
@g = constant [1073741824 x i8] c"a"
; ---
define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %a, metadata !"round.tonearestaway", metadata !"fpexcept.ignore")
  ret float %r
}
; ---
define <2 x half> @f(<2 x half> %a) {
  %r = call <2 x half> @llvm.experimental.constrained.fmul.v2f16(<2 x half> %a, <2 x half> %a, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret <2 x half> %r
}
; ---
define i64 @f(float %a) {
  %r = call i64 @llvm.experimental.constrained.lrint.i64.f32(float %a, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret i64 %r
}
; ---
define i64 @f(i64 %a) {
  %r = call i64 @llvm.sdiv.fix.i64(i64 %a, i64 %a, i32 64)
  ret i64 %r
}
; ---
define i128 @f(i128 %a) {
  %r = call i128 @llvm.udiv.fix.i128(i128 %a, i128 %a, i32 1)
  ret i128 %r
}
; ---
define <2 x float> @f(<2 x float> %a, i32 %b) {
  %r = call <2 x float> @llvm.ldexp.v2f32.i32(<2 x float> %a, i32 %b)
  ret <2 x float> %r
}
; ---
declare void @f(void*)
; ---
@x = global float 0x3FF0000000000001
; ---
define fp128 @f(fp128 %x) {
  %y = fadd fp128 %x, %x
  ret fp128 %y
}
; ---
define fp128 @f(double %x) {
  %y = fpext double %x to fp128
  ret fp128 %y
}
; ---
define i32 @f(i32 %a) {
  %r = or nuw i32 %a, 1
  ret i32 %r
}
; ---
define i32 @f(i32 %a) {
  %r = add nuw nsw nuw i32 %a, 1
  ret i32 %r
}
; ---
define i64 @f(i32 %a) {
  %r = sext nneg i32 %a to i64
  ret i64 %r
}
; ---
define void @f(target("spirv.Image", i32, 1) %a) {
  ret void
}
