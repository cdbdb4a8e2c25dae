target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z5votesPj(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = and i32 %2, 31
  %4 = tail call i32 asm sideeffect "{ .reg .pred p; setp.gt.u32 p, $1, 7; vote.sync.ballot.b32 $0, p, 0xffffffff; }", "=r,r"(i32 %3) #2
  %5 = lshr i32 %3, 2
  %6 = tail call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %5) #2
  %7 = tail call i32 asm sideeffect "{ .reg .pred p, q; setp.ne.u32 p, $1, 0; vote.sync.all.pred q, p, -1; selp.u32 $0, 1, 0, q; }", "=r,r"(i32 %4) #2
  %8 = tail call i32 asm sideeffect "redux.sync.add.u32 $0, $0, 0xffffffff;", "=r,0"(i32 %7) #2
  %9 = xor i32 %6, %8
  %10 = xor i32 %9, %4
  %11 = zext nneg i32 %2 to i64
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %11
  store i32 %10, ptr %12, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 155}
!5 = !{i64 283}
!6 = !{i64 372}
!7 = !{i64 513}
