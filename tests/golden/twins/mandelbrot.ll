target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @mandelbrot(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, float noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul i32 %8, %10
  %13 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add i32 %12, %13
  %16 = mul nuw nsw i32 %9, %11
  %17 = add nuw nsw i32 %16, %14
  %18 = icmp ult i32 %15, %0
  %19 = icmp ult i32 %17, %1
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %50

21:
  %22 = uitofp i32 %15 to float
  %23 = tail call noundef float @llvm.fma.f32(float %22, float %4, float %2)
  %24 = uitofp nneg i32 %17 to float
  %25 = fneg float %24
  %26 = tail call noundef float @llvm.fma.f32(float %25, float %4, float %3)
  %27 = icmp eq i32 %5, 0
  br i1 %27, label %44, label %28

28:
  %29 = phi i32 [ %42, %36 ], [ 0, %21 ]
  %30 = phi float [ %41, %36 ], [ 0.000000e+00, %21 ]
  %31 = phi float [ %38, %36 ], [ 0.000000e+00, %21 ]
  %32 = fmul float %31, %31
  %33 = fmul float %30, %30
  %34 = fadd float %32, %33
  %35 = fcmp ugt float %34, 4.000000e+00
  br i1 %35, label %44, label %36

36:
  %37 = fsub float %32, %33
  %38 = fadd float %23, %37
  %39 = fmul float %31, %30
  %40 = fadd float %39, %39
  %41 = fadd float %26, %40
  %42 = add nuw i32 %29, 1
  %43 = icmp eq i32 %42, %5
  br i1 %43, label %44, label %28, !llvm.loop !4

44:
  %45 = phi i32 [ 0, %21 ], [ %29, %28 ], [ %5, %36 ]
  %46 = mul i32 %17, %0
  %47 = add i32 %46, %15
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  store i32 %45, ptr %49, align 4
  br label %50

50:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

declare float @llvm.fma.f32(float, float, float) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
