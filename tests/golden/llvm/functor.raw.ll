target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.anon = type { float, float }
%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z9integratePfffi(ptr noundef %0, float noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca %class.anon, align 4
  %11 = alloca %struct.Index, align 4
  store ptr %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %12 = load float, ptr %7, align 4
  %13 = load float, ptr %6, align 4
  %14 = fsub contract float %12, %13
  %15 = load i32, ptr %8, align 4
  %16 = sitofp i32 %15 to float
  %17 = fdiv contract float %14, %16
  store float %17, ptr %9, align 4
  %18 = load i32, ptr %8, align 4
  %19 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %20 = load float, ptr %6, align 4
  store float %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 1
  %22 = load float, ptr %9, align 4
  store float %22, ptr %21, align 4
  %23 = call contract noundef float @_Z3sumIZ9integratePfffiEUliE_EfiT_(i32 noundef %18, ptr noundef byval(%class.anon) align 4 %10) #6
  %24 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %28 = call %struct.Index @_Z7indicesjjj(i32 noundef %25, i32 noundef %26, i32 noundef %27) #6
  %29 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %30 = extractvalue %struct.Index %28, 0
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %32 = extractvalue %struct.Index %28, 1
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %34 = extractvalue %struct.Index %28, 2
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %36 = load i32, ptr %35, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %24, i64 %37
  store float %23, ptr %38, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

define internal noundef float @_Z3sumIZ9integratePfffiEUliE_EfiT_(i32 noundef %0, ptr noundef byval(%class.anon) align 4 %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #5
  store float 0.000000e+00, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #5
  store i32 0, ptr %5, align 4
  br label %6

6:
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %3, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %11, label %10

10:
  call void @llvm.lifetime.end.p0(ptr %5) #5
  br label %19

11:
  %12 = load i32, ptr %5, align 4
  %13 = call contract noundef float @_ZZ9integratePfffiENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(8) %1, i32 noundef %12) #6
  %14 = load float, ptr %4, align 4
  %15 = fadd contract float %14, %13
  store float %15, ptr %4, align 4
  br label %16

16:
  %17 = load i32, ptr %5, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %5, align 4
  br label %6, !llvm.loop !4

19:
  %20 = load float, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #5
  ret float %20
}

define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 comdat {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %11 = load i32, ptr %6, align 4
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %13 = load i32, ptr %7, align 4
  store i32 %13, ptr %12, align 4
  %14 = load %struct.Index, ptr %4, align 4
  ret %struct.Index %14
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define internal noundef float @_ZZ9integratePfffiENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %7 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %10 = load float, ptr %9, align 4
  %11 = load i32, ptr %4, align 4
  %12 = sitofp i32 %11 to float
  %13 = fmul contract float %10, %12
  %14 = fadd contract float %8, %13
  store float %14, ptr %5, align 4
  %15 = load float, ptr %5, align 4
  %16 = load float, ptr %5, align 4
  %17 = fmul contract float %15, %16
  %18 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %19 = load float, ptr %18, align 4
  %20 = fmul contract float %17, %19
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret float %20
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
