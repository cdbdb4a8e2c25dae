target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z8multiplyyyPf(i64 noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [4 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  tail call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #5
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %8 = tail call contract { float, float, float, float } asm sideeffect "{\0A .reg .pred p;\0A setp.ne.b32 p, $6, 0;\0A wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %0, i64 %1, i32 1, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #5
  %9 = extractvalue { float, float, float, float } %8, 0
  %10 = extractvalue { float, float, float, float } %8, 1
  %11 = extractvalue { float, float, float, float } %8, 2
  %12 = extractvalue { float, float, float, float } %8, 3
  store float %9, ptr %4, align 4
  store float %10, ptr %5, align 4
  store float %11, ptr %6, align 4
  store float %12, ptr %7, align 4
  tail call void asm sideeffect "wgmma.commit_group.sync.aligned;\0Awgmma.wait_group.sync.aligned 0;", "~{memory}"() #5
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = shl nuw nsw i32 %13, 2
  br label %16

15:
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

16:
  %17 = phi i32 [ 0, %3 ], [ %24, %16 ]
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr %4, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = add nuw nsw i32 %17, %14
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %2, i64 %22
  store float %20, ptr %23, align 4
  %24 = add nuw nsw i32 %17, 1
  %25 = icmp eq i32 %24, 4
  br i1 %25, label %15, label %16, !llvm.loop !7
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90a" "target-features"="+ptx42,+ptx83,+sm_90a" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 172}
!5 = !{i64 232, i64 236, i64 252, i64 296, i64 391}
!6 = !{i64 504, i64 539}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
