target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z9integratePfffi(ptr noundef writeonly captures(none) %0, float noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = fsub contract float %2, %1
  %6 = sitofp i32 %3 to float
  %7 = fdiv contract float %5, %6
  %8 = tail call fastcc noundef float @_Z3sumIZ9integratePfffiEUliE_EfiT_(i32 noundef %3, float %1, float %7) #4
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  store float %8, ptr %11, align 4
  ret void
}

define internal fastcc noundef float @_Z3sumIZ9integratePfffiEUliE_EfiT_(i32 noundef %0, float %1, float %2) unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %29

5:
  %6 = and i32 %0, 7
  %7 = icmp ult i32 %0, 8
  br i1 %7, label %12, label %8

8:
  %9 = and i32 %0, 2147483640
  br label %31

10:
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %29, label %12

12:
  %13 = phi i32 [ 0, %5 ], [ %90, %10 ]
  %14 = phi float [ 0.000000e+00, %5 ], [ %89, %10 ]
  %15 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:
  %17 = phi i32 [ %26, %16 ], [ %13, %12 ]
  %18 = phi float [ %25, %16 ], [ %14, %12 ]
  %19 = phi i32 [ %27, %16 ], [ 0, %12 ]
  %20 = uitofp nneg i32 %17 to float
  %21 = fmul contract float %2, %20
  %22 = fadd contract float %1, %21
  %23 = fmul contract float %22, %22
  %24 = fmul contract float %2, %23
  %25 = fadd contract float %18, %24
  %26 = add nuw nsw i32 %17, 1
  %27 = add i32 %19, 1
  %28 = icmp eq i32 %27, %6
  br i1 %28, label %29, label %16, !llvm.loop !4

29:
  %30 = phi float [ 0.000000e+00, %3 ], [ %89, %10 ], [ %25, %16 ]
  ret float %30

31:
  %32 = phi i32 [ 0, %8 ], [ %90, %31 ]
  %33 = phi float [ 0.000000e+00, %8 ], [ %89, %31 ]
  %34 = phi i32 [ 0, %8 ], [ %91, %31 ]
  %35 = uitofp nneg i32 %32 to float
  %36 = fmul contract float %2, %35
  %37 = fadd contract float %1, %36
  %38 = fmul contract float %37, %37
  %39 = fmul contract float %2, %38
  %40 = fadd contract float %33, %39
  %41 = or disjoint i32 %32, 1
  %42 = uitofp nneg i32 %41 to float
  %43 = fmul contract float %2, %42
  %44 = fadd contract float %1, %43
  %45 = fmul contract float %44, %44
  %46 = fmul contract float %2, %45
  %47 = fadd contract float %40, %46
  %48 = or disjoint i32 %32, 2
  %49 = uitofp nneg i32 %48 to float
  %50 = fmul contract float %2, %49
  %51 = fadd contract float %1, %50
  %52 = fmul contract float %51, %51
  %53 = fmul contract float %2, %52
  %54 = fadd contract float %47, %53
  %55 = or disjoint i32 %32, 3
  %56 = uitofp nneg i32 %55 to float
  %57 = fmul contract float %2, %56
  %58 = fadd contract float %1, %57
  %59 = fmul contract float %58, %58
  %60 = fmul contract float %2, %59
  %61 = fadd contract float %54, %60
  %62 = or disjoint i32 %32, 4
  %63 = uitofp nneg i32 %62 to float
  %64 = fmul contract float %2, %63
  %65 = fadd contract float %1, %64
  %66 = fmul contract float %65, %65
  %67 = fmul contract float %2, %66
  %68 = fadd contract float %61, %67
  %69 = or disjoint i32 %32, 5
  %70 = uitofp nneg i32 %69 to float
  %71 = fmul contract float %2, %70
  %72 = fadd contract float %1, %71
  %73 = fmul contract float %72, %72
  %74 = fmul contract float %2, %73
  %75 = fadd contract float %68, %74
  %76 = or disjoint i32 %32, 6
  %77 = uitofp nneg i32 %76 to float
  %78 = fmul contract float %2, %77
  %79 = fadd contract float %1, %78
  %80 = fmul contract float %79, %79
  %81 = fmul contract float %2, %80
  %82 = fadd contract float %75, %81
  %83 = or disjoint i32 %32, 7
  %84 = uitofp nneg i32 %83 to float
  %85 = fmul contract float %2, %84
  %86 = fadd contract float %1, %85
  %87 = fmul contract float %86, %86
  %88 = fmul contract float %2, %87
  %89 = fadd contract float %82, %88
  %90 = add nuw nsw i32 %32, 8
  %91 = add i32 %34, 8
  %92 = icmp eq i32 %91, %9
  br i1 %92, label %10, label %31, !llvm.loop !6
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
