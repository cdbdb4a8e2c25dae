target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ5nbodyE4tile = internal unnamed_addr addrspace(3) global [64 x %struct.float4] undef, align 16

define dso_local %struct.float4 @_Z4pull6float4S_f(ptr noundef readonly byval(%struct.float4) align 16 captures(none) %0, ptr noundef readonly byval(%struct.float4) align 16 captures(none) %1, float noundef %2) local_unnamed_addr #0 {
  %4 = load float, ptr %1, align 16
  %5 = load float, ptr %0, align 16
  %6 = fsub float %4, %5
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %10 = load float, ptr %9, align 4
  %11 = fsub float %8, %10
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load float, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load float, ptr %14, align 8
  %16 = fsub float %13, %15
  %17 = fmul float %6, %6
  %18 = tail call noundef float @llvm.fma.f32(float %11, float %11, float %17)
  %19 = tail call noundef float @llvm.fma.f32(float %16, float %16, float %18)
  %20 = fadd float %2, %19
  %21 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %20)
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %23 = load float, ptr %22, align 4
  %24 = fmul float %21, %21
  %25 = fmul float %21, %24
  %26 = fmul float %23, %25
  %27 = fmul float %6, %26
  %28 = fmul float %11, %26
  %29 = fmul float %16, %26
  %30 = insertvalue %struct.float4 poison, float %27, 0
  %31 = insertvalue %struct.float4 %30, float %28, 1
  %32 = insertvalue %struct.float4 %31, float %29, 2
  %33 = insertvalue %struct.float4 %32, float 0.000000e+00, 3
  ret %struct.float4 %33
}

define dso_local %struct.float4 @_Z3add6float4S_(ptr noundef readonly byval(%struct.float4) align 16 captures(none) %0, ptr noundef readonly byval(%struct.float4) align 16 captures(none) %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 16
  %4 = load float, ptr %1, align 16
  %5 = fadd float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fadd float %7, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load float, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load float, ptr %13, align 8
  %15 = fadd float %12, %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %17 = load float, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %19 = load float, ptr %18, align 4
  %20 = fadd float %17, %19
  %21 = insertvalue %struct.float4 poison, float %5, 0
  %22 = insertvalue %struct.float4 %21, float %10, 1
  %23 = insertvalue %struct.float4 %22, float %15, 2
  %24 = insertvalue %struct.float4 %23, float %20, 3
  ret %struct.float4 %24
}

define dso_local %struct.float4 @_Z3fma6float4fS_(ptr noundef readonly byval(%struct.float4) align 16 captures(none) %0, float noundef %1, ptr noundef readonly byval(%struct.float4) align 16 captures(none) %2) local_unnamed_addr #0 {
  %4 = load float, ptr %0, align 16
  %5 = load float, ptr %2, align 16
  %6 = tail call noundef float @llvm.fma.f32(float %4, float %1, float %5)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %10 = load float, ptr %9, align 4
  %11 = tail call noundef float @llvm.fma.f32(float %8, float %1, float %10)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load float, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load float, ptr %14, align 8
  %16 = tail call noundef float @llvm.fma.f32(float %13, float %1, float %15)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %20 = load float, ptr %19, align 4
  %21 = tail call noundef float @llvm.fma.f32(float %18, float %1, float %20)
  %22 = insertvalue %struct.float4 poison, float %6, 0
  %23 = insertvalue %struct.float4 %22, float %11, 1
  %24 = insertvalue %struct.float4 %23, float %16, 2
  %25 = insertvalue %struct.float4 %24, float %21, 3
  ret %struct.float4 %25
}

define dso_local ptx_kernel void @nbody(i32 noundef %0, float noundef %1, float noundef %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #1 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  %9 = tail call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = or disjoint i32 %8, %9
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.float4, ptr %3, i64 %11
  %13 = load float, ptr %12, align 16
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load float, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %19 = load float, ptr %18, align 4
  %20 = icmp eq i32 %0, 0
  br i1 %20, label %24, label %21

21:
  %22 = zext nneg i32 %9 to i64
  %23 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 %22
  br label %48

24:
  %25 = phi float [ 0.000000e+00, %6 ], [ %114, %56 ]
  %26 = phi float [ 0.000000e+00, %6 ], [ %115, %56 ]
  %27 = phi float [ 0.000000e+00, %6 ], [ %116, %56 ]
  %28 = getelementptr inbounds nuw %struct.float4, ptr %4, i64 %11
  %29 = load float, ptr %28, align 16
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %33 = load float, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 12
  %35 = load float, ptr %34, align 4
  %36 = tail call noundef float @llvm.fma.f32(float %25, float %1, float %29)
  %37 = tail call noundef float @llvm.fma.f32(float %26, float %1, float %31)
  %38 = tail call noundef float @llvm.fma.f32(float %27, float %1, float %33)
  %39 = tail call noundef float @llvm.fma.f32(float %1, float 0.000000e+00, float %35)
  store float %36, ptr %28, align 16
  store float %37, ptr %30, align 4
  store float %38, ptr %32, align 8
  store float %39, ptr %34, align 4
  %40 = tail call noundef float @llvm.fma.f32(float %36, float %1, float %13)
  %41 = tail call noundef float @llvm.fma.f32(float %37, float %1, float %15)
  %42 = tail call noundef float @llvm.fma.f32(float %38, float %1, float %17)
  %43 = tail call noundef float @llvm.fma.f32(float %39, float %1, float %19)
  %44 = getelementptr inbounds nuw %struct.float4, ptr %5, i64 %11
  store float %40, ptr %44, align 16
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  store float %41, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store float %42, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store float %43, ptr %47, align 4
  ret void

48:
  %49 = phi float [ 0.000000e+00, %21 ], [ %116, %56 ]
  %50 = phi float [ 0.000000e+00, %21 ], [ %115, %56 ]
  %51 = phi float [ 0.000000e+00, %21 ], [ %114, %56 ]
  %52 = phi i32 [ 0, %21 ], [ %57, %56 ]
  %53 = or disjoint i32 %52, %9
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw %struct.float4, ptr %3, i64 %54
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %23, ptr noundef nonnull align 16 dereferenceable(16) %55, i64 16, i1 false)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %59

56:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = add i32 %52, 64
  %58 = icmp ult i32 %57, %0
  br i1 %58, label %48, label %24, !llvm.loop !4

59:
  %60 = phi float [ %49, %48 ], [ %116, %59 ]
  %61 = phi float [ %50, %48 ], [ %115, %59 ]
  %62 = phi float [ %51, %48 ], [ %114, %59 ]
  %63 = phi i32 [ 0, %48 ], [ %117, %59 ]
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 %64
  %66 = load float, ptr %65, align 16
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %68 = load float, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %70 = load float, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 12
  %72 = load float, ptr %71, align 4
  %73 = fsub float %66, %13
  %74 = fsub float %68, %15
  %75 = fsub float %70, %17
  %76 = fmul float %73, %73
  %77 = tail call noundef float @llvm.fma.f32(float %74, float %74, float %76)
  %78 = tail call noundef float @llvm.fma.f32(float %75, float %75, float %77)
  %79 = fadd float %2, %78
  %80 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %79)
  %81 = fmul float %80, %80
  %82 = fmul float %80, %81
  %83 = fmul float %72, %82
  %84 = fmul float %73, %83
  %85 = fmul float %74, %83
  %86 = fmul float %75, %83
  %87 = fadd float %62, %84
  %88 = fadd float %61, %85
  %89 = fadd float %60, %86
  %90 = zext nneg i32 %63 to i64
  %91 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %93 = load float, ptr %92, align 16
  %94 = getelementptr inbounds nuw i8, ptr %91, i64 20
  %95 = load float, ptr %94, align 4
  %96 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %97 = load float, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %91, i64 28
  %99 = load float, ptr %98, align 4
  %100 = fsub float %93, %13
  %101 = fsub float %95, %15
  %102 = fsub float %97, %17
  %103 = fmul float %100, %100
  %104 = tail call noundef float @llvm.fma.f32(float %101, float %101, float %103)
  %105 = tail call noundef float @llvm.fma.f32(float %102, float %102, float %104)
  %106 = fadd float %2, %105
  %107 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %106)
  %108 = fmul float %107, %107
  %109 = fmul float %107, %108
  %110 = fmul float %99, %109
  %111 = fmul float %100, %110
  %112 = fmul float %101, %110
  %113 = fmul float %102, %110
  %114 = fadd float %87, %111
  %115 = fadd float %88, %112
  %116 = fadd float %89, %113
  %117 = add nuw nsw i32 %63, 2
  %118 = icmp eq i32 %117, 64
  br i1 %118, label %56, label %59, !llvm.loop !6
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

declare float @llvm.fma.f32(float, float, float) #5

declare float @llvm.nvvm.rsqrt.approx.f(float) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="64" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
