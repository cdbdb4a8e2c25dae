target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z3dotPKiS0_Pi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %9 = load i32, ptr %8, align 4
  %10 = tail call i32 asm "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %7, i32 %9, i32 0) #2
  %11 = load i32, ptr %0, align 4
  %12 = tail call i32 asm "vadd.s32.s32.s32.sat $0, $1.b0, $2.h1;", "=r,r,r"(i32 %10, i32 %11) #2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = tail call i32 asm "lop3.b32 $0, $1, $2, $0, 0x96;", "=r,r,r,0"(i32 %14, i32 %16, i32 %12) #2
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  %19 = ashr i32 %17, 3
  %20 = tail call i32 asm "prmt.b32 $0, $1, $2, 0x5410;", "=r,r,r"(i32 %17, i32 %19) #2
  store i32 %20, ptr %18, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 106}
!5 = !{i64 208}
!6 = !{i64 289}
!7 = !{i64 365}
