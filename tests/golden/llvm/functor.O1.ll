target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.anon = type { float, float }

define dso_local ptx_kernel void @_Z9integratePfffi(ptr noundef writeonly captures(none) %0, float noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %class.anon, align 4
  %6 = fsub contract float %2, %1
  %7 = sitofp i32 %3 to float
  %8 = fdiv contract float %6, %7
  store float %1, ptr %5, align 4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %8, ptr %9, align 4
  %10 = tail call contract fastcc noundef float @_Z3sumIZ9integratePfffiEUliE_EfiT_(i32 noundef %3, ptr noundef nonnull byval(%class.anon) align 4 %5) #3
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12
  store float %10, ptr %13, align 4
  ret void
}

define internal fastcc noundef float @_Z3sumIZ9integratePfffiEUliE_EfiT_(i32 noundef %0, ptr noundef readonly byval(%class.anon) align 4 captures(none) %1) unnamed_addr #1 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %8

4:
  %5 = load float, ptr %1, align 4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load float, ptr %6, align 4
  br label %10

8:
  %9 = phi float [ 0.000000e+00, %2 ], [ %18, %10 ]
  ret float %9

10:
  %11 = phi i32 [ 0, %4 ], [ %19, %10 ]
  %12 = phi float [ 0.000000e+00, %4 ], [ %18, %10 ]
  %13 = uitofp nneg i32 %11 to float
  %14 = fmul contract float %7, %13
  %15 = fadd contract float %5, %14
  %16 = fmul contract float %15, %15
  %17 = fmul contract float %7, %16
  %18 = fadd contract float %12, %17
  %19 = add nuw nsw i32 %11, 1
  %20 = icmp eq i32 %19, %0
  br i1 %20, label %8, label %10, !llvm.loop !4
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
