target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z4scanPi(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4
  %6 = tail call noundef i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09shfl.sync.up.b32 $0|p, $1, $2, 0x0, -1;\0A\09@!p mov.b32 $0, 0;\0A\09}", "=r,r,r"(i32 %5, i32 1) #2
  %7 = add nsw i32 %6, %5
  %8 = tail call noundef i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09shfl.sync.up.b32 $0|p, $1, $2, 0x0, -1;\0A\09@!p mov.b32 $0, 0;\0A\09}", "=r,r,r"(i32 %7, i32 2) #2
  %9 = add nsw i32 %8, %7
  %10 = tail call noundef i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09shfl.sync.up.b32 $0|p, $1, $2, 0x0, -1;\0A\09@!p mov.b32 $0, 0;\0A\09}", "=r,r,r"(i32 %9, i32 4) #2
  %11 = add nsw i32 %10, %9
  %12 = tail call noundef i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09shfl.sync.up.b32 $0|p, $1, $2, 0x0, -1;\0A\09@!p mov.b32 $0, 0;\0A\09}", "=r,r,r"(i32 %11, i32 8) #2
  %13 = add nsw i32 %12, %11
  %14 = tail call noundef i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09shfl.sync.up.b32 $0|p, $1, $2, 0x0, -1;\0A\09@!p mov.b32 $0, 0;\0A\09}", "=r,r,r"(i32 %13, i32 16) #2
  %15 = add nsw i32 %14, %13
  store i32 %15, ptr %4, align 4
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
!4 = !{i64 121, i64 125, i64 142, i64 185, i64 207}
