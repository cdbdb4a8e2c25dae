target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z7publishPiS_(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  store i32 %3, ptr %5, align 4
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #2
  tail call void asm sideeffect "st.release.gpu.global.u32 [$0], $1;", "l,r,~{memory}"(ptr %1, i32 1) #2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = tail call i32 asm sideeffect "ld.acquire.sys.global.u32 $0, [$1];", "=r,l,~{memory}"(ptr nonnull %6) #2
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = tail call i32 asm sideeffect "atom.add.acq_rel.gpu.u32 $0, [$1], 1;", "=r,l,~{memory}"(ptr nonnull %8) #2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 12
  tail call void asm sideeffect "red.relaxed.cta.global.max.s32 [$0], $1;", "l,r,~{memory}"(ptr nonnull %10, i32 %9) #2
  tail call void asm sideeffect "membar.gl;", "~{memory}"() #2
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 127}
!5 = !{i64 180}
!6 = !{i64 282}
!7 = !{i64 379}
!8 = !{i64 478}
!9 = !{i64 578}
