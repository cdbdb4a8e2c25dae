target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @softmax(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = lshr i32 %9, 5
  %11 = and i32 %8, 31
  %12 = icmp ult i32 %10, %0
  br i1 %12, label %13, label %74

13:
  %14 = mul i32 %10, %1
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw float, ptr %2, i64 %15
  %17 = getelementptr inbounds nuw float, ptr %3, i64 %15
  %18 = icmp ult i32 %11, %1
  br i1 %18, label %31, label %19

19:
  %20 = phi float [ 0xFFF0000000000000, %13 ], [ %37, %31 ]
  %21 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 16, i32 31)
  %22 = tail call noundef float @llvm.maxnum.f32(float %20, float %21)
  %23 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 8, i32 31)
  %24 = tail call noundef float @llvm.maxnum.f32(float %22, float %23)
  %25 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 4, i32 31)
  %26 = tail call noundef float @llvm.maxnum.f32(float %24, float %25)
  %27 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %26, i32 2, i32 31)
  %28 = tail call noundef float @llvm.maxnum.f32(float %26, float %27)
  %29 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %28, i32 1, i32 31)
  %30 = tail call noundef float @llvm.maxnum.f32(float %28, float %29)
  br i1 %18, label %53, label %40

31:
  %32 = phi float [ %37, %31 ], [ 0xFFF0000000000000, %13 ]
  %33 = phi i32 [ %38, %31 ], [ %11, %13 ]
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr %16, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = tail call noundef float @llvm.maxnum.f32(float %32, float %36)
  %38 = add nuw i32 %33, 32
  %39 = icmp ult i32 %38, %1
  br i1 %39, label %31, label %19, !llvm.loop !4

40:
  %41 = phi float [ 0.000000e+00, %19 ], [ %63, %53 ]
  %42 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %41, i32 16, i32 31)
  %43 = fadd float %41, %42
  %44 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %43, i32 8, i32 31)
  %45 = fadd float %43, %44
  %46 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %45, i32 4, i32 31)
  %47 = fadd float %45, %46
  %48 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %47, i32 2, i32 31)
  %49 = fadd float %47, %48
  %50 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %49, i32 1, i32 31)
  %51 = fadd float %49, %50
  %52 = fdiv float 1.000000e+00, %51
  br i1 %18, label %66, label %74

53:
  %54 = phi i32 [ %64, %53 ], [ %11, %19 ]
  %55 = phi float [ %63, %53 ], [ 0.000000e+00, %19 ]
  %56 = zext i32 %54 to i64
  %57 = getelementptr inbounds nuw float, ptr %16, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = fsub float %58, %30
  %60 = fmul float %59, 0x3FF7154760000000
  %61 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %60)
  %62 = getelementptr inbounds nuw float, ptr %17, i64 %56
  store float %61, ptr %62, align 4
  %63 = fadd float %55, %61
  %64 = add nuw i32 %54, 32
  %65 = icmp ult i32 %64, %1
  br i1 %65, label %53, label %40, !llvm.loop !6

66:
  %67 = phi i32 [ %72, %66 ], [ %11, %40 ]
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr %17, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fmul float %52, %70
  store float %71, ptr %69, align 4
  %72 = add nuw i32 %67, 32
  %73 = icmp ult i32 %72, %1
  br i1 %73, label %66, label %74, !llvm.loop !7

74:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare float @llvm.maxnum.f32(float, float) #2

declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

declare float @llvm.nvvm.ex2.approx.f32(float) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
