target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Vec3 = type { float, float, float }
%struct.Ray = type { %struct.Vec3, %struct.Vec3 }
%struct.Plane = type { %struct.Vec3, float }

define dso_local noundef float @_Z3dot4Vec3S_(ptr noundef readonly byval(%struct.Vec3) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Vec3) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load float, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load float, ptr %9, align 4
  %11 = load float, ptr %0, align 4
  %12 = load float, ptr %1, align 4
  %13 = fmul float %11, %12
  %14 = tail call noundef float @llvm.fma.f32(float %8, float %10, float %13)
  %15 = tail call noundef float @llvm.fma.f32(float %4, float %6, float %14)
  ret float %15
}

define dso_local %struct.Vec3 @_Z9scale_add4Vec3fS_(ptr noundef readonly byval(%struct.Vec3) align 4 captures(none) %0, float noundef %1, ptr noundef readonly byval(%struct.Vec3) align 4 captures(none) %2) local_unnamed_addr #0 {
  %4 = load float, ptr %0, align 4
  %5 = load float, ptr %2, align 4
  %6 = tail call noundef float @llvm.fma.f32(float %1, float %4, float %5)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %10 = load float, ptr %9, align 4
  %11 = tail call noundef float @llvm.fma.f32(float %1, float %8, float %10)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load float, ptr %14, align 4
  %16 = tail call noundef float @llvm.fma.f32(float %1, float %13, float %15)
  %17 = insertvalue %struct.Vec3 poison, float %6, 0
  %18 = insertvalue %struct.Vec3 %17, float %11, 1
  %19 = insertvalue %struct.Vec3 %18, float %16, 2
  ret %struct.Vec3 %19
}

define dso_local %struct.Ray @_Z7reflect3Ray5Plane(ptr noundef readonly byval(%struct.Ray) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Plane) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load float, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load float, ptr %7, align 4
  %9 = load float, ptr %1, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load float, ptr %12, align 4
  %14 = fmul float %4, %9
  %15 = tail call noundef float @llvm.fma.f32(float %6, float %11, float %14)
  %16 = tail call noundef float @llvm.fma.f32(float %8, float %13, float %15)
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %18 = load float, ptr %17, align 4
  %19 = load float, ptr %0, align 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = load float, ptr %22, align 4
  %24 = fmul float %9, %19
  %25 = tail call noundef float @llvm.fma.f32(float %21, float %11, float %24)
  %26 = tail call noundef float @llvm.fma.f32(float %23, float %13, float %25)
  %27 = fsub float %18, %26
  %28 = fdiv float %27, %16
  %29 = tail call noundef float @llvm.fma.f32(float %28, float %4, float %19)
  %30 = tail call noundef float @llvm.fma.f32(float %28, float %6, float %21)
  %31 = tail call noundef float @llvm.fma.f32(float %28, float %8, float %23)
  %32 = fmul float %16, -2.000000e+00
  %33 = tail call noundef float @llvm.fma.f32(float %32, float %9, float %4)
  %34 = tail call noundef float @llvm.fma.f32(float %32, float %11, float %6)
  %35 = tail call noundef float @llvm.fma.f32(float %32, float %13, float %8)
  %36 = insertvalue %struct.Ray poison, float %29, 0, 0
  %37 = insertvalue %struct.Ray %36, float %30, 0, 1
  %38 = insertvalue %struct.Ray %37, float %31, 0, 2
  %39 = insertvalue %struct.Ray %38, float %33, 1, 0
  %40 = insertvalue %struct.Ray %39, float %34, 1, 1
  %41 = insertvalue %struct.Ray %40, float %35, 1, 2
  ret %struct.Ray %41
}

define dso_local ptx_kernel void @struct_by_value(ptr noundef readonly byval(%struct.Plane) align 4 captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp ult i32 %9, %1
  br i1 %10, label %11, label %53

11:
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds nuw %struct.Ray, ptr %2, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 20
  %24 = load float, ptr %23, align 4
  %25 = load float, ptr %0, align 4
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %27 = load float, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %31 = load float, ptr %30, align 4
  %32 = fmul float %20, %25
  %33 = tail call noundef float @llvm.fma.f32(float %22, float %27, float %32)
  %34 = tail call noundef float @llvm.fma.f32(float %24, float %29, float %33)
  %35 = fmul float %14, %25
  %36 = tail call noundef float @llvm.fma.f32(float %16, float %27, float %35)
  %37 = tail call noundef float @llvm.fma.f32(float %18, float %29, float %36)
  %38 = fsub float %31, %37
  %39 = fdiv float %38, %34
  %40 = tail call noundef float @llvm.fma.f32(float %39, float %20, float %14)
  %41 = tail call noundef float @llvm.fma.f32(float %39, float %22, float %16)
  %42 = tail call noundef float @llvm.fma.f32(float %39, float %24, float %18)
  %43 = fmul float %34, -2.000000e+00
  %44 = tail call noundef float @llvm.fma.f32(float %43, float %25, float %20)
  %45 = tail call noundef float @llvm.fma.f32(float %43, float %27, float %22)
  %46 = tail call noundef float @llvm.fma.f32(float %43, float %29, float %24)
  %47 = getelementptr inbounds nuw %struct.Ray, ptr %3, i64 %12
  store float %40, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  store float %41, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store float %42, ptr %49, align 4
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 12
  store float %44, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 16
  store float %45, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 20
  store float %46, ptr %52, align 4
  br label %53

53:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare float @llvm.fma.f32(float, float, float) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
