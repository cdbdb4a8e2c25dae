target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z5mixedPi(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4
  %6 = tail call i32 asm sideeffect "{\0A\09.reg .b32 t, u<2>;\0A\09.reg .pred p;\0A\09.reg .v2 .b32 v;\0A\09mov.b32 t, $1; add.s32 u0, t, 1; { .reg .b64 t; cvt.s64.s32 t, $1; cvt.u32.u64 u1, t; }\0A\09mov.b32 v.x, u0; mov.b32 v.y, u1;\0A\09setp.lt.s32 p, v.x, v.y;\0A\09@p bra $$skip${:uid};\0A\09sub.s32 t, t, 3*(1+2);\0A$$skip${:uid}:\0A\09mov.b32 $0, t;\0A\09}", "=r,r"(i32 %5) #2
  store i32 %6, ptr %4, align 4
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
!4 = !{i64 111, i64 115, i64 157, i64 174, i64 194, i64 305, i64 362, i64 410, i64 429, i64 455, i64 465, i64 503}
