target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4loadPKvPfE4tile = internal addrspace(3) global [1024 x float] undef, align 128
@_ZZ4loadPKvPfE7barrier = internal addrspace(3) global i64 undef, align 8

define dso_local ptx_kernel void @_Z4loadPKvPf(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:
  tail call void asm sideeffect "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}"(i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ4loadPKvPfE7barrier to ptr) to i32)) #2
  tail call void asm sideeffect "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 4096;", "r,~{memory}"(i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ4loadPKvPfE7barrier to ptr) to i32)) #2
  tail call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], 4096, [$2];", "r,l,r,~{memory}"(i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ4loadPKvPfE4tile to ptr) to i32), ptr %0, i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ4loadPKvPfE7barrier to ptr) to i32)) #2
  br label %6

6:
  tail call void asm sideeffect "{\0A .reg .pred p;\0AWAIT:\0A mbarrier.try_wait.parity.shared::cta.b64 p, [$0], 0;\0A @p bra DONE;\0A bra WAIT;\0ADONE:\0A}", "r,~{memory}"(i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ4loadPKvPfE7barrier to ptr) to i32)) #2
  %7 = zext nneg i32 %3 to i64
  %8 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4loadPKvPfE4tile to ptr), i64 %7
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %7
  store float %9, ptr %10, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 376}
!5 = !{i64 462}
!6 = !{i64 566}
!7 = !{i64 723, i64 727, i64 743, i64 750, i64 805, i64 820, i64 832, i64 839}
