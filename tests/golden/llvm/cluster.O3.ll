target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8exchangePiE4mine = internal addrspace(3) global i32 undef, align 4

define dso_local ptx_kernel void @_Z8exchangePi(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = add nuw i32 %2, %3
  store i32 %4, ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE4mine to ptr), align 4
  tail call void asm sideeffect "barrier.cluster.arrive.release.aligned;\0A\09barrier.cluster.wait.acquire.aligned;", "~{memory}"() #2
  %5 = tail call i32 asm sideeffect "mov.u32 $0, %cluster_ctarank;", "=r"() #2
  %6 = xor i32 %5, 1
  %7 = tail call i32 asm sideeffect "mapa.shared::cluster.u32 $0, $1, $2;", "=r,r,r"(i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE4mine to ptr) to i32), i32 %6) #2
  %8 = tail call i32 asm sideeffect "ld.shared::cluster.u32 $0, [$1];", "=r,r"(i32 %7) #2
  %9 = zext nneg i32 %3 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  store i32 %8, ptr %10, align 4
  tail call void asm sideeffect "barrier.cluster.arrive.release.aligned;\0A\09barrier.cluster.wait.acquire.aligned;", "~{memory}"() #2
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 158, i64 200}
!5 = !{i64 314}
!6 = !{i64 379}
!7 = !{i64 509}
!8 = !{i64 678, i64 720}
