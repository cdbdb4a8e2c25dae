target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4rowsPKfPfiE5stage = internal addrspace(3) global [3 x [128 x float]] undef, align 16

define dso_local ptx_kernel void @_Z4rowsPKfPfi(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %13

6:
  %7 = shl nuw nsw i32 %4, 2
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 %8
  %10 = ptrtoint ptr %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %8
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %11, ptr %12) #3
  br label %13

13:
  tail call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #3
  %14 = icmp sgt i32 %2, 1
  br i1 %14, label %15, label %23

15:
  %16 = shl nuw nsw i32 %4, 2
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 512), i64 %17
  %19 = ptrtoint ptr %18 to i64
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %22 = getelementptr inbounds nuw float, ptr %21, i64 %17
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %20, ptr nonnull %22) #3
  br label %23

23:
  tail call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #3
  %24 = icmp sgt i32 %2, 0
  br i1 %24, label %25, label %30

25:
  %26 = shl nuw nsw i32 %4, 2
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 %27
  %29 = getelementptr inbounds nuw float, ptr %0, i64 %27
  br label %34

30:
  %31 = phi float [ 0.000000e+00, %23 ], [ %65, %53 ]
  %32 = zext nneg i32 %4 to i64
  %33 = getelementptr inbounds nuw float, ptr %1, i64 %32
  store float %31, ptr %33, align 4
  ret void

34:
  %35 = phi i32 [ 0, %25 ], [ %54, %53 ]
  %36 = phi float [ 0.000000e+00, %25 ], [ %65, %53 ]
  tail call void asm sideeffect "cp.async.wait_group 1;", "~{memory}"() #3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = add nuw nsw i32 %35, 2
  %38 = icmp slt i32 %37, %2
  br i1 %38, label %39, label %48

39:
  %40 = urem i32 %37, 3
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw [128 x float], ptr %28, i64 %41
  %43 = ptrtoint ptr %42 to i64
  %44 = trunc i64 %43 to i32
  %45 = shl nsw i32 %37, 7
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr %29, i64 %46
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %44, ptr nonnull %47) #3
  br label %48

48:
  tail call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #3
  %49 = urem i32 %35, 3
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 %50
  %52 = add nuw i32 %35, %4
  br label %56

53:
  %54 = add nuw nsw i32 %35, 1
  %55 = icmp eq i32 %54, %2
  br i1 %55, label %30, label %34, !llvm.loop !7

56:
  %57 = phi i32 [ 0, %48 ], [ %66, %56 ]
  %58 = phi float [ %36, %48 ], [ %65, %56 ]
  %59 = shl nuw nsw i32 %57, 5
  %60 = add nuw i32 %52, %59
  %61 = and i32 %60, 127
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw float, ptr %51, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = fadd contract float %58, %64
  %66 = add nuw nsw i32 %57, 1
  %67 = icmp eq i32 %66, 4
  br i1 %67, label %53, label %56, !llvm.loop !10
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 506}
!5 = !{i64 633}
!6 = !{i64 788}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
