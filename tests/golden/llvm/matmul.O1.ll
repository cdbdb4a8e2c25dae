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
  br i1 %13, label %14, label %24

14:
  %15 = mul nuw nsw i32 %3, %10
  %16 = add nuw i32 %15, %8
  %17 = zext nneg i32 %9 to i64
  %18 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2as to ptr), i64 %17
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr inbounds nuw float, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2bs to ptr), i64 %17
  %22 = getelementptr inbounds nuw float, ptr %21, i64 %19
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2bs to ptr), i64 %19
  br label %30

24:
  %25 = phi float [ 0.000000e+00, %4 ], [ %79, %43 ]
  %26 = mul nsw i32 %3, %10
  %27 = add nsw i32 %26, %12
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %2, i64 %28
  store float %25, ptr %29, align 4
  ret void

30:
  %31 = phi float [ 0.000000e+00, %14 ], [ %79, %43 ]
  %32 = phi i32 [ 0, %14 ], [ %44, %43 ]
  %33 = add i32 %16, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4
  store float %36, ptr %20, align 4
  %37 = add nuw i32 %32, %9
  %38 = mul i32 %37, %3
  %39 = add i32 %38, %12
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %1, i64 %40
  %42 = load float, ptr %41, align 4
  store float %42, ptr %22, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %46

43:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = add nuw nsw i32 %32, 8
  %45 = icmp slt i32 %44, %3
  br i1 %45, label %30, label %24, !llvm.loop !4

46:
  %47 = phi float [ %31, %30 ], [ %79, %46 ]
  %48 = phi i32 [ 0, %30 ], [ %80, %46 ]
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr %18, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds nuw [8 x float], ptr %23, i64 %49
  %53 = load float, ptr %52, align 4
  %54 = fmul contract float %51, %53
  %55 = fadd contract float %47, %54
  %56 = or disjoint i32 %48, 1
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %18, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = getelementptr inbounds nuw [8 x float], ptr %23, i64 %57
  %61 = load float, ptr %60, align 4
  %62 = fmul contract float %59, %61
  %63 = fadd contract float %55, %62
  %64 = or disjoint i32 %48, 2
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %18, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = getelementptr inbounds nuw [8 x float], ptr %23, i64 %65
  %69 = load float, ptr %68, align 4
  %70 = fmul contract float %67, %69
  %71 = fadd contract float %63, %70
  %72 = or disjoint i32 %48, 3
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr %18, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = getelementptr inbounds nuw [8 x float], ptr %23, i64 %73
  %77 = load float, ptr %76, align 4
  %78 = fmul contract float %75, %77
  %79 = fadd contract float %71, %78
  %80 = add nuw nsw i32 %48, 4
  %81 = icmp eq i32 %80, 8
  br i1 %81, label %43, label %46, !llvm.loop !7
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
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
