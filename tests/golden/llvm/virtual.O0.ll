target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Square = type <{ %struct.Shape, float, [4 x i8] }>
%struct.Shape = type { ptr }
%struct.Circle = type <{ %struct.Shape, float, [4 x i8] }>
%struct.Index = type { i32, i32, i32 }

$_ZN6SquareC1Ef = comdat any

$_ZN6CircleC1Ef = comdat any

$_Z7indicesjjj = comdat any

$_ZN6SquareC2Ef = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZN6CircleC2Ef = comdat any

$_ZNK6Circle4areaEv = comdat any

$_ZTV6Square = comdat any

$_ZTV5Shape = comdat any

$_ZTV6Circle = comdat any

@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK6Square4areaEv] }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK6Circle4areaEv] }, comdat, align 8

define dso_local noundef float @_Z7measurePK5Shape(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds ptr, ptr %4, i64 0
  %6 = load ptr, ptr %5, align 8
  %7 = call contract noundef float %6(ptr noundef nonnull align 8 dereferenceable(8) %3) #3
  ret float %7
}

define dso_local ptx_kernel void @_Z5areasPfi(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Square, align 8
  %6 = alloca %struct.Circle, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  call void @_ZN6SquareC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef 2.000000e+00) #3
  call void @_ZN6CircleC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %6, float noundef 1.000000e+00) #3
  %9 = load i32, ptr %4, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %12

11:
  br label %13

12:
  br label %13

13:
  %14 = phi ptr [ %5, %11 ], [ %6, %12 ]
  store ptr %14, ptr %7, align 8
  %15 = load ptr, ptr %7, align 8
  %16 = call contract noundef float @_Z7measurePK5Shape(ptr noundef %15) #3
  %17 = load ptr, ptr %3, align 8
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %21 = call %struct.Index @_Z7indicesjjj(i32 noundef %18, i32 noundef %19, i32 noundef %20) #3
  %22 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %23 = extractvalue %struct.Index %21, 0
  store i32 %23, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %25 = extractvalue %struct.Index %21, 1
  store i32 %25, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %27 = extractvalue %struct.Index %21, 2
  store i32 %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %29 = load i32, ptr %28, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr %17, i64 %30
  store float %16, ptr %31, align 4
  ret void
}

define linkonce_odr dso_local void @_ZN6SquareC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call void @_ZN6SquareC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #3
  ret void
}

define linkonce_odr dso_local void @_ZN6CircleC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call void @_ZN6CircleC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #3
  ret void
}

define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 comdat {
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

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

define linkonce_odr dso_local void @_ZN6SquareC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #3
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV6Square, i32 0, i32 0, i32 2), ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.Square, ptr %5, i32 0, i32 1
  %7 = load float, ptr %4, align 4
  store float %7, ptr %6, align 8
  ret void
}

define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

define linkonce_odr dso_local noundef float @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Square, ptr %3, i32 0, i32 1
  %5 = load float, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Square, ptr %3, i32 0, i32 1
  %7 = load float, ptr %6, align 8
  %8 = fmul contract float %5, %7
  ret float %8
}

declare dso_local void @__cxa_pure_virtual() unnamed_addr

define linkonce_odr dso_local void @_ZN6CircleC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #3
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV6Circle, i32 0, i32 0, i32 2), ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.Circle, ptr %5, i32 0, i32 1
  %7 = load float, ptr %4, align 4
  store float %7, ptr %6, align 8
  ret void
}

define linkonce_odr dso_local noundef float @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Circle, ptr %3, i32 0, i32 1
  %5 = load float, ptr %4, align 8
  %6 = fmul contract float 0x400921FB60000000, %5
  %7 = getelementptr inbounds nuw %struct.Circle, ptr %3, i32 0, i32 1
  %8 = load float, ptr %7, align 8
  %9 = fmul contract float %6, %8
  ret float %9
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
