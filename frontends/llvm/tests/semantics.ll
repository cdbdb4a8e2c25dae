; What clang prints seldom: odd integers, vectors, aggregates, intrinsics, atomics.
target triple = "nvptx64-nvidia-cuda"

%pair = type { i8, i64 }

@table = addrspace(4) constant [4 x i32] [i32 1, i32 -2, i32 3, i32 4], align 4
@names = global [2 x ptr] [ptr @odd, ptr getelementptr inbounds (i8, ptr @bytes, i64 2)], align 8
@bytes = internal constant [5 x i8] c"ab\00\FFz", align 1
@tile = internal addrspace(3) global [32 x float] undef, align 16

define i24 @odd(i24 %x, i24 %y) {
  %a = add nsw i24 %x, %y
  %b = sdiv i24 %a, 3
  %c = ashr i24 %b, 1
  %d = icmp slt i24 %c, %y
  %e = select i1 %d, i24 %c, i24 %x
  ret i24 %e
}

define <4 x float> @lanes(<4 x float> %x, <4 x float> %y, i32 %i) {
  %s = fadd <4 x float> %x, %y
  %t = shufflevector <4 x float> %s, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %u = insertelement <4 x float> %t, float 1.5, i32 %i
  %v = extractelement <4 x float> %u, i64 0
  %w = insertelement <4 x float> %u, float %v, i32 3
  ret <4 x float> %w
}

define %pair @both(%pair %x, ptr %to) {
  %a = extractvalue %pair %x, 0
  %b = extractvalue %pair %x, 1
  %c = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %b, i64 1)
  %d = extractvalue { i64, i1 } %c, 0
  %r = insertvalue %pair undef, i8 %a, 0
  %s = insertvalue %pair %r, i64 %d, 1
  store %pair %s, ptr %to, align 8
  %o = atomicrmw nand ptr %to, i32 7 syncscope("device") acq_rel, align 8
  %p = cmpxchg ptr %to, i8 1, i8 2 monotonic monotonic, align 1
  ret %pair %s
}

define ptx_kernel void @main(ptr align 16 %out, i32 %n, ptr byval(%pair) align 8 %p) #0 {
entry:
  %slot = alloca [4 x i32], align 16
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = load i8, ptr %p, align 8
  switch i32 %n, label %other [ i32 0, label %zero
                                i32 1, label %other ]
zero:
  %z = getelementptr inbounds [4 x i32], ptr %slot, i32 0, i32 %i
  store i32 %n, ptr %z, align 4
  br label %end
other:
  %x = call i24 @odd(i24 5, i24 -7)
  %w = sext i24 %x to i32
  br label %end
end:
  %r = phi i32 [ 7, %zero ], [ %w, %other ], [ %w, %other ]
  %q = call i32 @llvm.fshl.i32(i32 %r, i32 %n, i32 3)
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %out, ptr align 16 %slot, i64 16, i1 false)
  store i32 %q, ptr %out, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

attributes #0 = { "target-cpu"="sm_90" "nvvm.maxntid"="128,2" "nvvm.minctasm"="2" }
