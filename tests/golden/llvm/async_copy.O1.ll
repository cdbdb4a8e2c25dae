target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ5stagePK6float4PS_E6buffer = internal addrspace(3) global [2 x [128 x %struct.float4]] undef, align 16

define dso_local ptx_kernel void @_Z5stagePK6float4PS_(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @_ZZ5stagePK6float4PS_E6buffer to ptr), i64 %4
  %6 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %4
  br label %18

7:
  tail call void asm sideeffect "cp.async.wait_group 0;", "~{memory}"() #5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = sub nsw i32 127, %8
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @_ZZ5stagePK6float4PS_E6buffer to ptr), i64 %10
  %12 = zext nneg i32 %8 to i64
  %13 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %13, ptr noundef nonnull align 16 dereferenceable(16) %11, i64 16, i1 false)
  %14 = getelementptr inbounds nuw %struct.float4, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5stagePK6float4PS_E6buffer to ptr), i64 2048), i64 %10
  %15 = zext nneg i32 %8 to i64
  %16 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 2048
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %17, ptr noundef nonnull align 16 dereferenceable(16) %14, i64 16, i1 false)
  ret void

18:
  %19 = phi i32 [ 0, %2 ], [ %27, %18 ]
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw [128 x %struct.float4], ptr %5, i64 %20
  call void @llvm.assume(i1 true) [ "align"(ptr %21, i64 16) ]
  %22 = ptrtoint ptr %21 to i64
  %23 = trunc i64 %22 to i32
  %24 = shl nuw nsw i32 %19, 7
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw %struct.float4, ptr %6, i64 %25
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %23, ptr %26) #5
  tail call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #5
  %27 = add nuw nsw i32 %19, 1
  %28 = icmp eq i32 %19, 0
  br i1 %28, label %18, label %7, !llvm.loop !7
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.assume(i1 noundef) #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 481}
!5 = !{i64 297}
!6 = !{i64 418}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
