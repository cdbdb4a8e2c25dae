target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z6sampleyPf(i64 noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = uitofp nneg i32 %3 to float
  %6 = fadd contract float %5, 5.000000e-01
  %7 = uitofp nneg i32 %4 to float
  %8 = fadd contract float %7, 5.000000e-01
  %9 = tail call contract { float, float, float, float } asm sideeffect "tex.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %0, float %6, float %8) #2
  %10 = extractvalue { float, float, float, float } %9, 0
  %11 = extractvalue { float, float, float, float } %9, 1
  %12 = extractvalue { float, float, float, float } %9, 2
  %13 = extractvalue { float, float, float, float } %9, 3
  %14 = fadd contract float %10, %11
  %15 = fadd contract float %12, %14
  %16 = fadd contract float %13, %15
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17
  store float %16, ptr %18, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 177}
