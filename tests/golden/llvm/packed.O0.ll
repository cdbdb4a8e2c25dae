target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Inner = type <{ i8, i32, double, i16 }>
%struct.Outer = type { i8, %struct.Inner }
%struct.Index = type { i32, i32, i32 }
%struct.Mixed = type { %struct.Small, i8, i16, [2 x i8] }
%struct.Small = type <{ i8, i16, i32 }>
%struct.Wide = type { i8, %struct.Small, float, [4 x i8] }

$_Z7indicesjjj = comdat any

define dso_local %struct.Inner @_Z4makei(i32 noundef %0) #0 {
  %2 = alloca %struct.Inner, align 1
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = trunc i32 %4 to i8
  %6 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 0
  store i8 %5, ptr %6, align 1
  %7 = load i32, ptr %3, align 4
  %8 = mul nsw i32 %7, 70001
  %9 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 1
  store i32 %8, ptr %9, align 1
  %10 = load i32, ptr %3, align 4
  %11 = sitofp i32 %10 to double
  %12 = fmul contract double %11, 5.000000e-01
  %13 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 2
  store double %12, ptr %13, align 1
  %14 = load i32, ptr %3, align 4
  %15 = sub nsw i32 %14, 300
  %16 = trunc i32 %15 to i16
  %17 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 3
  store i16 %16, ptr %17, align 1
  %18 = load %struct.Inner, ptr %2, align 1
  ret %struct.Inner %18
}

define dso_local noundef i64 @_Z3sum5Innerc5Outer(ptr noundef byval(%struct.Inner) align 1 %0, i8 noundef signext %1, ptr noundef byval(%struct.Outer) align 1 %2) #0 {
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
  store i8 %1, ptr %4, align 1
  %6 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 0
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 1
  %10 = load i32, ptr %9, align 1
  %11 = add nsw i32 %8, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 2
  %14 = load double, ptr %13, align 1
  %15 = fptosi double %14 to i64
  %16 = add nsw i64 %12, %15
  %17 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 3
  %18 = load i16, ptr %17, align 1
  %19 = sext i16 %18 to i64
  %20 = add nsw i64 %16, %19
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8
  %22 = load i8, ptr %4, align 1
  %23 = sext i8 %22 to i64
  %24 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 0
  %25 = load i8, ptr %24, align 1
  %26 = sext i8 %25 to i32
  %27 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1
  %28 = getelementptr inbounds nuw %struct.Inner, ptr %27, i32 0, i32 0
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = add nsw i32 %26, %30
  %32 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1
  %33 = getelementptr inbounds nuw %struct.Inner, ptr %32, i32 0, i32 1
  %34 = load i32, ptr %33, align 1
  %35 = add nsw i32 %31, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1
  %38 = getelementptr inbounds nuw %struct.Inner, ptr %37, i32 0, i32 2
  %39 = load double, ptr %38, align 1
  %40 = fptosi double %39 to i64
  %41 = add nsw i64 %36, %40
  %42 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1
  %43 = getelementptr inbounds nuw %struct.Inner, ptr %42, i32 0, i32 3
  %44 = load i16, ptr %43, align 1
  %45 = sext i16 %44 to i64
  %46 = add nsw i64 %41, %45
  %47 = mul nsw i64 %23, %46
  %48 = add nsw i64 %21, %47
  ret i64 %48
}

define dso_local ptx_kernel void @_Z4pass5Inner5OuterPx(ptr noundef byval(%struct.Inner) align 1 %0, ptr noundef byval(%struct.Outer) align 1 %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Index, align 4
  %7 = alloca %struct.Outer, align 1
  %8 = alloca %struct.Inner, align 1
  %9 = alloca %struct.Inner, align 1
  %10 = alloca %struct.Outer, align 1
  %11 = alloca %struct.Inner, align 1
  %12 = alloca %struct.Outer, align 1
  store ptr %2, ptr %4, align 8
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %16 = call %struct.Index @_Z7indicesjjj(i32 noundef %13, i32 noundef %14, i32 noundef %15) #4
  %17 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %18 = extractvalue %struct.Index %16, 0
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %20 = extractvalue %struct.Index %16, 1
  store i32 %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %22 = extractvalue %struct.Index %16, 2
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %24 = load i32, ptr %23, align 4
  store i32 %24, ptr %5, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %1, i64 16, i1 false)
  %25 = load i32, ptr %5, align 4
  %26 = add nsw i32 %25, 1
  %27 = call %struct.Inner @_Z4makei(i32 noundef %26) #4
  %28 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 0
  %29 = extractvalue %struct.Inner %27, 0
  store i8 %29, ptr %28, align 1
  %30 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 1
  %31 = extractvalue %struct.Inner %27, 1
  store i32 %31, ptr %30, align 1
  %32 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 2
  %33 = extractvalue %struct.Inner %27, 2
  store double %33, ptr %32, align 1
  %34 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 3
  %35 = extractvalue %struct.Inner %27, 3
  store i16 %35, ptr %34, align 1
  %36 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %36, ptr align 1 %8, i64 15, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %0, i64 15, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %7, i64 16, i1 false)
  %37 = call noundef i64 @_Z3sum5Innerc5Outer(ptr noundef byval(%struct.Inner) align 1 %9, i8 noundef signext 3, ptr noundef byval(%struct.Outer) align 1 %10) #4
  %38 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %38, i64 15, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 %1, i64 16, i1 false)
  %39 = call noundef i64 @_Z3sum5Innerc5Outer(ptr noundef byval(%struct.Inner) align 1 %11, i8 noundef signext -2, ptr noundef byval(%struct.Outer) align 1 %12) #4
  %40 = add nsw i64 %37, %39
  %41 = load ptr, ptr %4, align 8
  %42 = load i32, ptr %5, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i64, ptr %41, i64 %43
  store i64 %40, ptr %44, align 8
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

define dso_local %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef byval(%struct.Mixed) align 4 %0, ptr noundef byval(%struct.Wide) align 8 %1) #0 {
  %3 = alloca %struct.Mixed, align 4
  %4 = getelementptr inbounds nuw %struct.Wide, ptr %1, i32 0, i32 1
  %5 = getelementptr inbounds nuw %struct.Small, ptr %4, i32 0, i32 1
  %6 = load i16, ptr %5, align 1
  %7 = sext i16 %6 to i32
  %8 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 0
  %9 = getelementptr inbounds nuw %struct.Small, ptr %8, i32 0, i32 1
  %10 = load i16, ptr %9, align 1
  %11 = sext i16 %10 to i32
  %12 = add nsw i32 %11, %7
  %13 = trunc i32 %12 to i16
  store i16 %13, ptr %9, align 1
  %14 = getelementptr inbounds nuw %struct.Wide, ptr %1, i32 0, i32 1
  %15 = getelementptr inbounds nuw %struct.Small, ptr %14, i32 0, i32 2
  %16 = load i32, ptr %15, align 1
  %17 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 0
  %18 = getelementptr inbounds nuw %struct.Small, ptr %17, i32 0, i32 2
  %19 = load i32, ptr %18, align 1
  %20 = add nsw i32 %19, %16
  store i32 %20, ptr %18, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 12, i1 false)
  %21 = load %struct.Mixed, ptr %3, align 4
  ret %struct.Mixed %21
}

define dso_local ptx_kernel void @_Z5mixed5Mixed4WidePi(ptr noundef byval(%struct.Mixed) align 4 %0, ptr noundef byval(%struct.Wide) align 8 %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Mixed, align 4
  %6 = alloca %struct.Mixed, align 4
  %7 = alloca %struct.Wide, align 8
  %8 = alloca %struct.Mixed, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca %struct.Mixed, align 4
  %11 = alloca %struct.Mixed, align 4
  %12 = alloca %struct.Wide, align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.Index, align 4
  store ptr %2, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %0, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %1, i64 16, i1 false)
  %15 = call %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef byval(%struct.Mixed) align 4 %6, ptr noundef byval(%struct.Wide) align 8 %7) #4
  %16 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0
  %17 = extractvalue %struct.Mixed %15, 0
  store %struct.Small %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 1
  %19 = extractvalue %struct.Mixed %15, 1
  store i8 %19, ptr %18, align 1
  %20 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 2
  %21 = extractvalue %struct.Mixed %15, 2
  store i16 %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 3
  %23 = extractvalue %struct.Mixed %15, 3
  store [2 x i8] %23, ptr %22, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %5, i64 12, i1 false)
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %27 = call %struct.Index @_Z7indicesjjj(i32 noundef %24, i32 noundef %25, i32 noundef %26) #4
  %28 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %29 = extractvalue %struct.Index %27, 0
  store i32 %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %31 = extractvalue %struct.Index %27, 1
  store i32 %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %33 = extractvalue %struct.Index %27, 2
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %35 = load i32, ptr %34, align 4
  %36 = mul i32 %35, 257
  %37 = trunc i32 %36 to i16
  %38 = getelementptr inbounds nuw %struct.Mixed, ptr %8, i32 0, i32 0
  %39 = getelementptr inbounds nuw %struct.Small, ptr %38, i32 0, i32 1
  store i16 %37, ptr %39, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %8, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %1, i64 16, i1 false)
  %40 = call %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef byval(%struct.Mixed) align 4 %11, ptr noundef byval(%struct.Wide) align 8 %12) #4
  %41 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 0
  %42 = extractvalue %struct.Mixed %40, 0
  store %struct.Small %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 1
  %44 = extractvalue %struct.Mixed %40, 1
  store i8 %44, ptr %43, align 1
  %45 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 2
  %46 = extractvalue %struct.Mixed %40, 2
  store i16 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 3
  %48 = extractvalue %struct.Mixed %40, 3
  store [2 x i8] %48, ptr %47, align 2
  %49 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 0
  %50 = getelementptr inbounds nuw %struct.Small, ptr %49, i32 0, i32 1
  %51 = load i16, ptr %50, align 1
  %52 = sext i16 %51 to i32
  %53 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 2
  %54 = load i16, ptr %53, align 4
  %55 = sext i16 %54 to i32
  %56 = add nsw i32 %55, %52
  %57 = trunc i32 %56 to i16
  store i16 %57, ptr %53, align 4
  %58 = load ptr, ptr %4, align 8
  %59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %62 = call %struct.Index @_Z7indicesjjj(i32 noundef %59, i32 noundef %60, i32 noundef %61) #4
  %63 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %64 = extractvalue %struct.Index %62, 0
  store i32 %64, ptr %63, align 4
  %65 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %66 = extractvalue %struct.Index %62, 1
  store i32 %66, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %68 = extractvalue %struct.Index %62, 2
  store i32 %68, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %70 = load i32, ptr %69, align 4
  %71 = mul i32 4, %70
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %58, i64 %72
  store ptr %73, ptr %13, align 8
  %74 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0
  %75 = getelementptr inbounds nuw %struct.Small, ptr %74, i32 0, i32 0
  %76 = load i8, ptr %75, align 4
  %77 = sext i8 %76 to i32
  %78 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0
  %79 = getelementptr inbounds nuw %struct.Small, ptr %78, i32 0, i32 1
  %80 = load i16, ptr %79, align 1
  %81 = sext i16 %80 to i32
  %82 = add nsw i32 %77, %81
  %83 = load ptr, ptr %13, align 8
  %84 = getelementptr inbounds i32, ptr %83, i64 0
  store i32 %82, ptr %84, align 4
  %85 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0
  %86 = getelementptr inbounds nuw %struct.Small, ptr %85, i32 0, i32 2
  %87 = load i32, ptr %86, align 1
  %88 = load ptr, ptr %13, align 8
  %89 = getelementptr inbounds i32, ptr %88, i64 1
  store i32 %87, ptr %89, align 4
  %90 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 1
  %91 = load i8, ptr %90, align 1
  %92 = sext i8 %91 to i32
  %93 = load ptr, ptr %13, align 8
  %94 = getelementptr inbounds i32, ptr %93, i64 2
  store i32 %92, ptr %94, align 4
  %95 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 2
  %96 = load i16, ptr %95, align 4
  %97 = sext i16 %96 to i32
  %98 = getelementptr inbounds nuw %struct.Wide, ptr %1, i32 0, i32 2
  %99 = load float, ptr %98, align 8
  %100 = fptosi float %99 to i32
  %101 = add nsw i32 %97, %100
  %102 = load ptr, ptr %13, align 8
  %103 = getelementptr inbounds i32, ptr %102, i64 3
  store i32 %101, ptr %103, align 4
  ret void
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
