target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z6matmulILi8EEvPKfS1_Pfi = comdat any

$_ZZ6matmulILi8EEvPKfS1_PfiE2as = comdat any

$_ZZ6matmulILi8EEvPKfS1_PfiE2bs = comdat any

@_ZZ6matmulILi8EEvPKfS1_PfiE2as = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [8 x [8 x float]] undef, comdat, align 4
@_ZZ6matmulILi8EEvPKfS1_PfiE2bs = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [8 x [8 x float]] undef, comdat, align 4

define dso_local ptx_kernel void @_Z6matmulILi8EEvPKfS1_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = shl nuw nsw i32 %6, 3
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = add nuw nsw i32 %7, %9
  %11 = shl i32 %5, 3
  %12 = add i32 %11, %8
  %13 = icmp sgt i32 %3, 0
  %14 = mul nsw i32 %3, %10
  br i1 %13, label %15, label %24

15:
  %16 = add nuw i32 %14, %8
  %17 = zext nneg i32 %9 to i64
  %18 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2as to ptr), i64 %17
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr inbounds nuw float, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2bs to ptr), i64 %17
  %22 = getelementptr inbounds nuw float, ptr %21, i64 %19
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2bs to ptr), i64 %19
  br label %29

24:
  %25 = phi float [ 0.000000e+00, %4 ], [ %78, %42 ]
  %26 = add nsw i32 %14, %12
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %2, i64 %27
  store float %25, ptr %28, align 4
  ret void

29:
  %30 = phi float [ 0.000000e+00, %15 ], [ %78, %42 ]
  %31 = phi i32 [ 0, %15 ], [ %43, %42 ]
  %32 = add i32 %16, %31
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4
  store float %35, ptr %20, align 4
  %36 = add nuw i32 %31, %9
  %37 = mul i32 %36, %3
  %38 = add i32 %37, %12
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4
  store float %41, ptr %22, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %45

42:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = add nuw nsw i32 %31, 8
  %44 = icmp slt i32 %43, %3
  br i1 %44, label %29, label %24, !llvm.loop !4

45:
  %46 = phi float [ %30, %29 ], [ %78, %45 ]
  %47 = phi i32 [ 0, %29 ], [ %79, %45 ]
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr %18, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds nuw [8 x float], ptr %23, i64 %48
  %52 = load float, ptr %51, align 4
  %53 = fmul contract float %50, %52
  %54 = fadd contract float %46, %53
  %55 = or disjoint i32 %47, 1
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr %18, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds nuw [8 x float], ptr %23, i64 %56
  %60 = load float, ptr %59, align 4
  %61 = fmul contract float %58, %60
  %62 = fadd contract float %54, %61
  %63 = or disjoint i32 %47, 2
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr %18, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = getelementptr inbounds nuw [8 x float], ptr %23, i64 %64
  %68 = load float, ptr %67, align 4
  %69 = fmul contract float %66, %68
  %70 = fadd contract float %62, %69
  %71 = or disjoint i32 %47, 3
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr %18, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = getelementptr inbounds nuw [8 x float], ptr %23, i64 %72
  %76 = load float, ptr %75, align 4
  %77 = fmul contract float %74, %76
  %78 = fadd contract float %70, %77
  %79 = add nuw nsw i32 %47, 4
  %80 = icmp eq i32 %79, 8
  br i1 %80, label %42, label %45, !llvm.loop !6
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5, !7}
!7 = !{!"llvm.loop.unroll.disable"}
