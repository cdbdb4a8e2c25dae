target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

define dso_local ptx_kernel void @_Z6streamPK6float4PS_(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %4
  %6 = tail call contract { float, float, float, float } asm sideeffect "ld.global.nc.L1::no_allocate.L2::128B.v4.f32 {$0, $1, $2, $3}, [$4];", "=f,=f,=f,=f,l"(ptr %5) #2
  %7 = extractvalue { float, float, float, float } %6, 0
  %8 = extractvalue { float, float, float, float } %6, 1
  %9 = extractvalue { float, float, float, float } %6, 2
  %10 = extractvalue { float, float, float, float } %6, 3
  %11 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %4
  tail call void asm sideeffect "{\0A .reg .b64 policy;\0A createpolicy.fractional.L2::evict_first.b64 policy, 1.0;\0A st.global.L2::cache_hint.v4.f32 [$0], {$1, $2, $3, $4}, policy;\0A}", "l,f,f,f,f,~{memory}"(ptr %11, float %7, float %8, float %9, float %10) #2
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 512
  tail call void asm sideeffect "prefetch.global.L2 [$0];", "l"(ptr nonnull %12) #2
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
!4 = !{i64 129}
!5 = !{i64 305, i64 309, i64 329, i64 408, i64 474}
!6 = !{i64 589}
