target triple = "nvptx64-nvidia-cuda"

; Thread i computes the i-th of each.
define ptx_kernel void @floats(ptr %x, ptr %y, ptr %out) #0 {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %px = getelementptr float, ptr %x, i32 %i
  %py = getelementptr float, ptr %y, i32 %i
  %po = getelementptr float, ptr %out, i32 %i
  %a = load float, ptr %px, align 4
  %b = load float, ptr %py, align 4
  %r = frem float %a, %b
  store float %r, ptr %po, align 4
  ret void
}

define ptx_kernel void @doubles(ptr %x, ptr %y, ptr %out) #0 {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %px = getelementptr double, ptr %x, i32 %i
  %py = getelementptr double, ptr %y, i32 %i
  %po = getelementptr double, ptr %out, i32 %i
  %a = load double, ptr %px, align 8
  %b = load double, ptr %py, align 8
  %r = frem double %a, %b
  store double %r, ptr %po, align 8
  ret void
}

; Threads that end early: odd ones in a function, every fourth by a guard. What they have stored stays.
define void @ends(i32 %i) noinline #0 {
  %odd = trunc i32 %i to i1
  br i1 %odd, label %end, label %done
end:
  call void @llvm.nvvm.exit()
  unreachable
done:
  ret void
}

define ptx_kernel void @exits(ptr %out) #0 {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr %out, i32 %i
  store i32 1, ptr %p, align 4
  call void @ends(i32 %i)
  %low = and i32 %i, 3
  call void asm sideeffect "{ .reg .pred %p; setp.eq.u32 %p, $0, 2; @%p exit; }", "r"(i32 %low)
  store i32 2, ptr %p, align 4
  ret void
}

; Lanes that a mask in memory picks: loaded, or 7 and so on; stored, or left alone.
define ptx_kernel void @masked(ptr %mask, ptr %from, ptr %to) #0 {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %pm = getelementptr i8, ptr %mask, i32 %i
  %m = load <4 x i1>, ptr %pm, align 1
  %pf = getelementptr <4 x i32>, ptr %from, i32 %i
  %pt = getelementptr <4 x i32>, ptr %to, i32 %i
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %pf, <4 x i1> %m, <4 x i32> <i32 7, i32 8, i32 9, i32 10>)
  %n = xor <4 x i1> %m, splat (i1 true)
  store <4 x i1> %n, ptr %pm, align 1
  %k = load <4 x i1>, ptr %pm, align 1
  %j = or <4 x i1> %k, <i1 true, i1 false, i1 false, i1 false>
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 16 %pt, <4 x i1> %j)
  ret void
}

%pair = type { i32, [2 x i32] }

; The second numbers of the pairs that a vector of indices says, in the order of the lanes.
define ptx_kernel void @gathered(ptr %from, ptr %to) #0 {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %j = xor i32 %i, 63
  %v = insertelement <2 x i32> poison, i32 %i, i32 0
  %w = insertelement <2 x i32> %v, i32 %j, i32 1
  %p = getelementptr %pair, ptr %from, <2 x i32> %w, i32 1, <2 x i64> <i64 0, i64 1>
  %g = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> align 4 %p, <2 x i1> splat (i1 true), <2 x i32> zeroinitializer)
  %q = getelementptr i32, ptr %to, <2 x i32> %w
  %even = trunc i32 %i to i1
  %m = insertelement <2 x i1> <i1 true, i1 true>, i1 %even, i32 1
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> %g, <2 x ptr> align 4 %q, <2 x i1> %m)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.exit()
attributes #0 = { "target-cpu"="sm_75" }
