target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z8multiplyyyPf(i64 noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  tail call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #2
  %4 = tail call contract { float, float, float, float } asm sideeffect "{\0A .reg .pred p;\0A setp.ne.b32 p, $6, 0;\0A wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %0, i64 %1, i32 1, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #2
  %5 = extractvalue { float, float, float, float } %4, 0
  %6 = extractvalue { float, float, float, float } %4, 1
  %7 = extractvalue { float, float, float, float } %4, 2
  %8 = extractvalue { float, float, float, float } %4, 3
  tail call void asm sideeffect "wgmma.commit_group.sync.aligned;\0Awgmma.wait_group.sync.aligned 0;", "~{memory}"() #2
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = shl nuw nsw i32 %9, 2
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw float, ptr %2, i64 %11
  store float %5, ptr %12, align 4
  %13 = zext nneg i32 %10 to i64
  %14 = getelementptr inbounds nuw float, ptr %2, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store float %6, ptr %15, align 4
  %16 = zext nneg i32 %10 to i64
  %17 = getelementptr inbounds nuw float, ptr %2, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store float %7, ptr %18, align 4
  %19 = zext nneg i32 %10 to i64
  %20 = getelementptr inbounds nuw float, ptr %2, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 12
  store float %8, ptr %21, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90a" "target-features"="+ptx42,+ptx83,+sm_90a" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 172}
!5 = !{i64 232, i64 236, i64 252, i64 296, i64 391}
!6 = !{i64 504, i64 539}
