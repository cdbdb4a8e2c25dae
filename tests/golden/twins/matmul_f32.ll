target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10matmul_f32E6a_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ10matmul_f32E6b_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

define dso_local ptx_kernel void @matmul_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = shl i32 %9, 4
  %12 = add i32 %11, %7
  %13 = shl nuw nsw i32 %10, 4
  %14 = add nuw nsw i32 %13, %8
  %15 = icmp eq i32 %2, 0
  br i1 %15, label %57, label %16

16:
  %17 = icmp ult i32 %14, %0
  %18 = mul i32 %2, %14
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f32E6a_tile to ptr), i64 %19
  %21 = zext nneg i32 %7 to i64
  %22 = getelementptr inbounds nuw float, ptr %20, i64 %21
  %23 = icmp ult i32 %12, %1
  %24 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f32E6b_tile to ptr), i64 %19
  %25 = getelementptr inbounds nuw float, ptr %24, i64 %21
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f32E6b_tile to ptr), i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 192
  %33 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 256
  %35 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 320
  %37 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 384
  %39 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 448
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 512
  %43 = getelementptr inbounds nuw i8, ptr %20, i64 36
  %44 = getelementptr inbounds nuw i8, ptr %26, i64 576
  %45 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %46 = getelementptr inbounds nuw i8, ptr %26, i64 640
  %47 = getelementptr inbounds nuw i8, ptr %20, i64 44
  %48 = getelementptr inbounds nuw i8, ptr %26, i64 704
  %49 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %50 = getelementptr inbounds nuw i8, ptr %26, i64 768
  %51 = getelementptr inbounds nuw i8, ptr %20, i64 52
  %52 = getelementptr inbounds nuw i8, ptr %26, i64 832
  %53 = getelementptr inbounds nuw i8, ptr %20, i64 56
  %54 = getelementptr inbounds nuw i8, ptr %26, i64 896
  %55 = getelementptr inbounds nuw i8, ptr %20, i64 60
  %56 = getelementptr inbounds nuw i8, ptr %26, i64 960
  br label %62

57:
  %58 = phi float [ 0.000000e+00, %6 ], [ %133, %84 ]
  %59 = icmp ult i32 %14, %0
  %60 = icmp ult i32 %12, %1
  %61 = and i1 %59, %60
  br i1 %61, label %136, label %141

62:
  %63 = phi float [ 0.000000e+00, %16 ], [ %133, %84 ]
  %64 = phi i32 [ 0, %16 ], [ %134, %84 ]
  %65 = add i32 %64, %7
  %66 = add i32 %64, %8
  %67 = icmp ult i32 %65, %2
  %68 = and i1 %17, %67
  br i1 %68, label %69, label %74

69:
  %70 = add i32 %65, %18
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr %3, i64 %71
  %73 = load float, ptr %72, align 4
  br label %74

74:
  %75 = phi float [ %73, %69 ], [ 0.000000e+00, %62 ]
  store float %75, ptr %22, align 4
  %76 = icmp ult i32 %66, %2
  %77 = and i1 %23, %76
  br i1 %77, label %78, label %84

78:
  %79 = mul i32 %66, %1
  %80 = add i32 %79, %12
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw float, ptr %4, i64 %81
  %83 = load float, ptr %82, align 4
  br label %84

84:
  %85 = phi float [ %83, %78 ], [ 0.000000e+00, %74 ]
  store float %85, ptr %25, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %86 = load float, ptr %20, align 4
  %87 = load float, ptr %26, align 4
  %88 = tail call noundef float @llvm.fma.f32(float %86, float %87, float %63)
  %89 = load float, ptr %27, align 4
  %90 = load float, ptr %28, align 4
  %91 = tail call noundef float @llvm.fma.f32(float %89, float %90, float %88)
  %92 = load float, ptr %29, align 4
  %93 = load float, ptr %30, align 4
  %94 = tail call noundef float @llvm.fma.f32(float %92, float %93, float %91)
  %95 = load float, ptr %31, align 4
  %96 = load float, ptr %32, align 4
  %97 = tail call noundef float @llvm.fma.f32(float %95, float %96, float %94)
  %98 = load float, ptr %33, align 4
  %99 = load float, ptr %34, align 4
  %100 = tail call noundef float @llvm.fma.f32(float %98, float %99, float %97)
  %101 = load float, ptr %35, align 4
  %102 = load float, ptr %36, align 4
  %103 = tail call noundef float @llvm.fma.f32(float %101, float %102, float %100)
  %104 = load float, ptr %37, align 4
  %105 = load float, ptr %38, align 4
  %106 = tail call noundef float @llvm.fma.f32(float %104, float %105, float %103)
  %107 = load float, ptr %39, align 4
  %108 = load float, ptr %40, align 4
  %109 = tail call noundef float @llvm.fma.f32(float %107, float %108, float %106)
  %110 = load float, ptr %41, align 4
  %111 = load float, ptr %42, align 4
  %112 = tail call noundef float @llvm.fma.f32(float %110, float %111, float %109)
  %113 = load float, ptr %43, align 4
  %114 = load float, ptr %44, align 4
  %115 = tail call noundef float @llvm.fma.f32(float %113, float %114, float %112)
  %116 = load float, ptr %45, align 4
  %117 = load float, ptr %46, align 4
  %118 = tail call noundef float @llvm.fma.f32(float %116, float %117, float %115)
  %119 = load float, ptr %47, align 4
  %120 = load float, ptr %48, align 4
  %121 = tail call noundef float @llvm.fma.f32(float %119, float %120, float %118)
  %122 = load float, ptr %49, align 4
  %123 = load float, ptr %50, align 4
  %124 = tail call noundef float @llvm.fma.f32(float %122, float %123, float %121)
  %125 = load float, ptr %51, align 4
  %126 = load float, ptr %52, align 4
  %127 = tail call noundef float @llvm.fma.f32(float %125, float %126, float %124)
  %128 = load float, ptr %53, align 4
  %129 = load float, ptr %54, align 4
  %130 = tail call noundef float @llvm.fma.f32(float %128, float %129, float %127)
  %131 = load float, ptr %55, align 4
  %132 = load float, ptr %56, align 4
  %133 = tail call noundef float @llvm.fma.f32(float %131, float %132, float %130)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %134 = add i32 %64, 16
  %135 = icmp ult i32 %134, %2
  br i1 %135, label %62, label %57, !llvm.loop !4

136:
  %137 = mul i32 %1, %14
  %138 = add i32 %137, %12
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw float, ptr %5, i64 %139
  store float %58, ptr %140, align 4
  br label %141

141:
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare float @llvm.fma.f32(float, float, float) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
