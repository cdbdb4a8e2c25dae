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
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 %8
  %11 = ptrtoint ptr %10 to i64
  %12 = trunc i64 %11 to i32
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %12, ptr %9) #3
  br label %13

13:
  tail call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #3
  %14 = icmp sgt i32 %2, 1
  br i1 %14, label %15, label %23

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %17 = shl nuw nsw i32 %4, 2
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr %16, i64 %18
  %20 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 512), i64 %18
  %21 = ptrtoint ptr %20 to i64
  %22 = trunc i64 %21 to i32
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %22, ptr nonnull %19) #3
  br label %23

23:
  tail call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #3
  br i1 %5, label %24, label %29

24:
  %25 = shl nuw nsw i32 %4, 2
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 %26
  %28 = getelementptr inbounds nuw float, ptr %0, i64 %26
  br label %33

29:
  %30 = phi float [ 0.000000e+00, %23 ], [ %74, %47 ]
  %31 = zext nneg i32 %4 to i64
  %32 = getelementptr inbounds nuw float, ptr %1, i64 %31
  store float %30, ptr %32, align 4
  ret void

33:
  %34 = phi i32 [ 0, %24 ], [ %75, %47 ]
  %35 = phi float [ 0.000000e+00, %24 ], [ %74, %47 ]
  tail call void asm sideeffect "cp.async.wait_group 1;", "~{memory}"() #3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = add nuw nsw i32 %34, 2
  %37 = icmp slt i32 %36, %2
  br i1 %37, label %38, label %47

38:
  %39 = urem i32 %36, 3
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw [128 x float], ptr %27, i64 %40
  %42 = ptrtoint ptr %41 to i64
  %43 = trunc i64 %42 to i32
  %44 = shl nsw i32 %36, 7
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %28, i64 %45
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %43, ptr nonnull %46) #3
  br label %47

47:
  tail call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #3
  %48 = urem i32 %34, 3
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 %49
  %51 = add nuw i32 %34, %4
  %52 = and i32 %51, 127
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr %50, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = fadd contract float %35, %55
  %57 = add nuw i32 %51, 32
  %58 = and i32 %57, 127
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %50, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = fadd contract float %56, %61
  %63 = and i32 %51, 127
  %64 = xor i32 %63, 64
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %50, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = fadd contract float %62, %67
  %69 = add nuw i32 %51, 96
  %70 = and i32 %69, 127
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr %50, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fadd contract float %68, %73
  %75 = add nuw nsw i32 %34, 1
  %76 = icmp eq i32 %75, %2
  br i1 %76, label %29, label %33, !llvm.loop !7
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
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
