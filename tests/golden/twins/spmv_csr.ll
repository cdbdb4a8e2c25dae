target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @spmv_csr(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp ult i32 %11, %0
  br i1 %12, label %13, label %135

13:
  %14 = add nuw i32 %11, 1
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = zext i32 %11 to i64
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = icmp ult i32 %20, %17
  br i1 %21, label %22, label %48

22:
  %23 = sub nuw i32 %17, %20
  %24 = and i32 %23, 7
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %42, label %26

26:
  %27 = phi i32 [ %39, %26 ], [ %20, %22 ]
  %28 = phi float [ %38, %26 ], [ 0.000000e+00, %22 ]
  %29 = phi i32 [ %40, %26 ], [ 0, %22 ]
  %30 = zext i32 %27 to i64
  %31 = getelementptr inbounds nuw float, ptr %3, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds nuw i32, ptr %2, i64 %30
  %34 = load i32, ptr %33, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr %4, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = tail call noundef float @llvm.fma.f32(float %32, float %37, float %28)
  %39 = add nuw i32 %27, 1
  %40 = add i32 %29, 1
  %41 = icmp eq i32 %40, %24
  br i1 %41, label %42, label %26, !llvm.loop !4

42:
  %43 = phi float [ poison, %22 ], [ %38, %26 ]
  %44 = phi i32 [ %20, %22 ], [ %39, %26 ]
  %45 = phi float [ 0.000000e+00, %22 ], [ %38, %26 ]
  %46 = sub i32 %20, %17
  %47 = icmp ugt i32 %46, -8
  br i1 %47, label %48, label %51

48:
  %49 = phi float [ 0.000000e+00, %13 ], [ %43, %42 ], [ %132, %51 ]
  %50 = getelementptr inbounds nuw float, ptr %5, i64 %18
  store float %49, ptr %50, align 4
  br label %135

51:
  %52 = phi i32 [ %133, %51 ], [ %44, %42 ]
  %53 = phi float [ %132, %51 ], [ %45, %42 ]
  %54 = zext i32 %52 to i64
  %55 = getelementptr inbounds nuw float, ptr %3, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i32, ptr %2, i64 %54
  %58 = load i32, ptr %57, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %4, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = tail call noundef float @llvm.fma.f32(float %56, float %61, float %53)
  %63 = add nuw i32 %52, 1
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr %3, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = getelementptr inbounds nuw i32, ptr %2, i64 %64
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr %4, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = tail call noundef float @llvm.fma.f32(float %66, float %71, float %62)
  %73 = add nuw i32 %52, 2
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %3, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds nuw i32, ptr %2, i64 %74
  %78 = load i32, ptr %77, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr %4, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = tail call noundef float @llvm.fma.f32(float %76, float %81, float %72)
  %83 = add nuw i32 %52, 3
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw float, ptr %3, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = getelementptr inbounds nuw i32, ptr %2, i64 %84
  %88 = load i32, ptr %87, align 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr %4, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = tail call noundef float @llvm.fma.f32(float %86, float %91, float %82)
  %93 = add nuw i32 %52, 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw float, ptr %3, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = getelementptr inbounds nuw i32, ptr %2, i64 %94
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr %4, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = tail call noundef float @llvm.fma.f32(float %96, float %101, float %92)
  %103 = add nuw i32 %52, 5
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr %3, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = getelementptr inbounds nuw i32, ptr %2, i64 %104
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw float, ptr %4, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = tail call noundef float @llvm.fma.f32(float %106, float %111, float %102)
  %113 = add nuw i32 %52, 6
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw float, ptr %3, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = getelementptr inbounds nuw i32, ptr %2, i64 %114
  %118 = load i32, ptr %117, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr %4, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = tail call noundef float @llvm.fma.f32(float %116, float %121, float %112)
  %123 = add nuw i32 %52, 7
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw float, ptr %3, i64 %124
  %126 = load float, ptr %125, align 4
  %127 = getelementptr inbounds nuw i32, ptr %2, i64 %124
  %128 = load i32, ptr %127, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw float, ptr %4, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = tail call noundef float @llvm.fma.f32(float %126, float %131, float %122)
  %133 = add nuw i32 %52, 8
  %134 = icmp eq i32 %133, %17
  br i1 %134, label %48, label %51, !llvm.loop !6

135:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare float @llvm.fma.f32(float, float, float) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
