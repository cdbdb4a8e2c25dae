target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @reduce_warp(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = lshr i32 %9, 5
  %11 = and i32 %8, 31
  %12 = icmp ult i32 %10, %0
  br i1 %12, label %13, label %43

13:
  %14 = mul i32 %10, %1
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw float, ptr %2, i64 %15
  %17 = icmp ult i32 %11, %1
  br i1 %17, label %30, label %18

18:
  %19 = phi float [ 0.000000e+00, %13 ], [ %36, %30 ]
  %20 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 16, i32 31)
  %21 = fadd float %19, %20
  %22 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 8, i32 31)
  %23 = fadd float %21, %22
  %24 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %23, i32 4, i32 31)
  %25 = fadd float %23, %24
  %26 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %25, i32 2, i32 31)
  %27 = fadd float %25, %26
  %28 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %27, i32 1, i32 31)
  %29 = icmp eq i32 %11, 0
  br i1 %29, label %39, label %43

30:
  %31 = phi i32 [ %37, %30 ], [ %11, %13 ]
  %32 = phi float [ %36, %30 ], [ 0.000000e+00, %13 ]
  %33 = zext i32 %31 to i64
  %34 = getelementptr inbounds nuw float, ptr %16, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = fadd float %32, %35
  %37 = add nuw i32 %31, 32
  %38 = icmp ult i32 %37, %1
  br i1 %38, label %30, label %18, !llvm.loop !4

39:
  %40 = zext nneg i32 %10 to i64
  %41 = getelementptr inbounds nuw float, ptr %3, i64 %40
  %42 = fadd float %27, %28
  store float %42, ptr %41, align 4
  br label %43

43:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
