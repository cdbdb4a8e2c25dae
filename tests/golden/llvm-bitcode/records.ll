; Every kind of record that bitcode has for constants, types and instructions.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, float }
%node = type { ptr, i64, %pair, [2 x i8] }
%packed = type <{ i8, i32 }>

@bytes = internal addrspace(1) global [4 x i8] c"ab\00c", align 4
@text = internal addrspace(1) constant [3 x i8] c"hi\00"
@shorts = internal addrspace(1) global [3 x i16] [i16 1, i16 -2, i16 300]
@floats = internal addrspace(1) global [2 x float] [float 1.5, float -0.0]
@doubles = internal addrspace(1) global [2 x double] [double 0x7FF8000000000000, double 1.0e-300]
@halves = internal addrspace(1) global <2 x half> <half 0xH3C00, half 0xHC000>
@bfloats = internal addrspace(1) global [2 x bfloat] [bfloat 0xR3F80, bfloat 0xRC000]
@wide = internal addrspace(1) global i128 -170141183460469231731687303715884105728
@wider = internal addrspace(1) global i128 18446744073709551617
@negative = internal addrspace(1) global i64 -9223372036854775808
@nested = internal addrspace(1) global { i8, [2 x %pair] } { i8 1, [2 x %pair] [%pair { i32 2, float 3.0 }, %pair zeroinitializer] }
@tight = internal addrspace(1) global %packed <{ i8 5, i32 6 }>
@zeros = internal addrspace(1) global [8 x i32] zeroinitializer
@nothing = internal addrspace(1) global i32 undef
@table = internal addrspace(1) global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @bytes to ptr), ptr addrspacecast (ptr addrspace(1) getelementptr inbounds ([3 x i16], ptr addrspace(1) @shorts, i64 0, i64 2) to ptr), ptr null]
@address = internal addrspace(1) global i64 add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @bytes to ptr) to i64), i64 8)
@tile = internal addrspace(3) global [32 x i32] undef, align 16
@dynamic = external addrspace(3) global [0 x i32], align 4
@lookup = internal addrspace(4) constant [4 x i32] [i32 4, i32 3, i32 2, i32 1]
@llvm.used = appending global [1 x ptr] [ptr @kernel], section "llvm.metadata"
@other = internal alias i32 (i32, ...), ptr @variadic

declare void @llvm.assume(i1)
declare float @llvm.fmuladd.f32(float, float, float)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal i32 @variadic(i32 %n, ...) #1 {
  %list = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %list)
  %y = add nsw i32 %x, %n
  ret i32 %y
}
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)

define internal { i32, float } @aggregate(ptr byval(%node) align 8 %by, i8 zeroext %small, %pair %p) noinline {
  %a = extractvalue %pair %p, 0
  %b = extractvalue %pair %p, 1
  %field = getelementptr inbounds nuw %node, ptr %by, i32 0, i32 2, i32 0
  %c = load i32, ptr %field, align 8
  %d = zext nneg i8 %small to i32
  %e = add nuw i32 %c, %d
  %f = add i32 %e, %a
  %r0 = insertvalue { i32, float } poison, i32 %f, 0
  %r1 = insertvalue { i32, float } %r0, float %b, 1
  ret { i32, float } %r1
}

define ptx_kernel void @kernel(ptr noalias readonly align 16 %in, ptr %out, i32 %n, double %scale) #0 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !2
  %later = icmp samesign ult i32 %tid, %n
  br i1 %later, label %head, label %exit, !prof !5
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi float [ 0.0, %entry ], [ %more, %latch ]
  switch i32 %i, label %latch [
    i32 3, label %three
    i32 -1, label %minus
  ]
three:
  %v = load <4 x float>, ptr %in, align 16, !invariant.load !3
  %l = extractelement <4 x float> %v, i32 1
  %w = insertelement <4 x float> %v, float %l, i32 %i
  %s = shufflevector <4 x float> %w, <4 x float> poison, <2 x i32> <i32 3, i32 0>
  %t = fadd reassoc contract <2 x float> %s, splat (float 2.0)
  %u = extractelement <2 x float> %t, i32 0
  %q = fdiv afn float %u, 3.0
  br label %latch
minus:
  %neg = fneg nnan float %sum
  %cmp = fcmp fast ole float %neg, 0x7FF0000000000000
  %sel = select nsz i1 %cmp, float %neg, float 1.0
  br label %latch
latch:
  %one = phi fast float [ 1.0, %head ], [ %q, %three ], [ %sel, %minus ]
  %more = call contract float @llvm.fmuladd.f32(float %one, float %sum, float 0.5)
  %next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %head, label %exit, !llvm.loop !4
exit:
  %frozen = freeze i32 %n
  %sh = shl nuw i32 %frozen, 3
  %ls = lshr exact i32 %sh, 1
  %as = ashr i32 %ls, 2
  %or = or disjoint i32 %as, 1
  %xo = xor i32 %or, -1
  %ud = udiv i32 %xo, 7
  %sr = srem i32 %ud, 5
  %tr = trunc nuw nsw i32 %sr to i16
  %se = sext i16 %tr to i64
  %fp = uitofp i64 %se to double
  %fm = fmul double %fp, %scale
  %fr = fptrunc double %fm to float
  %fi = fptosi float %fr to i32
  %bc = bitcast i32 %fi to float
  %pi = ptrtoint ptr %out to i64
  %pp = inttoptr i64 %pi to ptr
  %gp = addrspacecast ptr %pp to ptr addrspace(1)
  store volatile float %bc, ptr addrspace(1) %gp, align 4
  %old = atomicrmw add ptr %out, i32 1 syncscope("block") monotonic, align 4
  %x = cmpxchg weak ptr %out, i32 %old, i32 7 syncscope("device") acq_rel acquire, align 4
  %ok = extractvalue { i32, i1 } %x, 1
  %la = load atomic i32, ptr %out syncscope("device") acquire, align 4
  store atomic i32 %la, ptr %out release, align 4
  fence syncscope("block") seq_cst
  call void @llvm.nvvm.barrier0() #2
  %asm = call { i32, i32 } asm sideeffect "{ add.u32 $0, $2, 1;\0A\09 add.u32 $1, $2, 2; }", "=r,=r,r,~{memory}"(i32 %la)
  %a0 = extractvalue { i32, i32 } %asm, 0
  %va = call i32 (i32, ...) @variadic(i32 1, i32 %a0)
  %vb = call i32 (i32, ...) @other(i32 1, i32 2)
  %agg = call { i32, float } @aggregate(ptr byval(%node) align 8 %in, i8 zeroext 3, %pair { i32 1, float 2.0 })
  %ag = extractvalue { i32, float } %agg, 0
  %slots = alloca i32, i32 4, align 16
  %dyn = alloca i8, align 1
  %sp = getelementptr i32, ptr %slots, i32 %ag
  store i32 %va, ptr %sp, align 4
  %sv = load i32, ptr %slots, align 4
  store i32 %sv, ptr addrspace(3) @tile, align 4
  store i32 %vb, ptr addrspace(3) @dynamic, align 4
  %lk = load i32, ptr addrspace(4) getelementptr inbounds ([4 x i32], ptr addrspace(4) @lookup, i64 0, i64 1), align 4
  call void @llvm.assume(i1 true) [ "align"(ptr %out, i64 4) ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %out, ptr align 4 addrspacecast (ptr addrspace(1) @table to ptr), i64 24, i1 false)
  store i32 %lk, ptr %out, align 4
  br label %tail
tail:
  %loop = phi i64 [ 0, %exit ], [ %loop.next, %tail ]
  %loop.next = add i64 %loop, 1
  %done = icmp eq i64 %loop.next, 3
  br i1 %done, label %end, label %tail
end:
  ret void
}

define internal void @dead() {
  call void @llvm.trap()
  unreachable
}
declare void @llvm.trap()

define float @constrained(float %a, float %b) #3 {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") #3
  ret float %r
}

attributes #0 = { convergent nounwind "target-cpu"="sm_90" "nvvm.maxntid"="128" "nvvm.minctasm"="2" "denormal-fp-math-f32"="preserve-sign,preserve-sign" memory(argmem: readwrite) }
attributes #1 = { noinline nounwind }
attributes #2 = { convergent }
attributes #3 = { strictfp }

!llvm.module.flags = !{!0, !1}
!nvvm.annotations = !{!6}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{i32 0, i32 1024}
!3 = !{}
!4 = distinct !{!4, !7}
!5 = !{!"branch_weights", i32 2000, i32 1}
!6 = !{ptr @kernel, !"maxnreg", i32 64}
!7 = !{!"llvm.loop.unroll.disable"}
