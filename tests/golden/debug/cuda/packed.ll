; ModuleID = 'packed.cu'
source_filename = "packed.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Inner = type <{ i8, i32, double, i16 }>
%struct.Outer = type { i8, %struct.Inner }
%struct.Index = type { i32, i32, i32 }
%struct.Mixed = type { %struct.Small, i8, i16, [2 x i8] }
%struct.Small = type <{ i8, i16, i32 }>
%struct.Wide = type { i8, %struct.Small, float, [4 x i8] }

$_Z7indicesjjj = comdat any

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Inner @_Z4makei(i32 noundef %0) #0 !dbg !12 {
  %2 = alloca %struct.Inner, align 1
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !23, !DIExpression(), !24)
    #dbg_declare(ptr %2, !25, !DIExpression(), !26)
  %4 = load i32, ptr %3, align 4, !dbg !27
  %5 = trunc i32 %4 to i8, !dbg !27
  %6 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 0, !dbg !28
  store i8 %5, ptr %6, align 1, !dbg !29
  %7 = load i32, ptr %3, align 4, !dbg !30
  %8 = mul nsw i32 %7, 70001, !dbg !31
  %9 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 1, !dbg !32
  store i32 %8, ptr %9, align 1, !dbg !33
  %10 = load i32, ptr %3, align 4, !dbg !34
  %11 = sitofp i32 %10 to double, !dbg !34
  %12 = fmul contract double %11, 5.000000e-01, !dbg !35
  %13 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 2, !dbg !36
  store double %12, ptr %13, align 1, !dbg !37
  %14 = load i32, ptr %3, align 4, !dbg !38
  %15 = sub nsw i32 %14, 300, !dbg !39
  %16 = trunc i32 %15 to i16, !dbg !40
  %17 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 3, !dbg !41
  store i16 %16, ptr %17, align 1, !dbg !42
  %18 = load %struct.Inner, ptr %2, align 1, !dbg !43
  ret %struct.Inner %18, !dbg !43
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i64 @_Z3sum5Innerc5Outer(ptr noundef byval(%struct.Inner) align 1 %0, i8 noundef signext %1, ptr noundef byval(%struct.Outer) align 1 %2) #0 !dbg !44 {
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
    #dbg_declare(ptr %0, !51, !DIExpression(), !52)
  store i8 %1, ptr %4, align 1
    #dbg_declare(ptr %4, !53, !DIExpression(), !54)
    #dbg_declare(ptr %2, !55, !DIExpression(), !56)
    #dbg_declare(ptr %5, !57, !DIExpression(), !58)
  %6 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 0, !dbg !59
  %7 = load i8, ptr %6, align 1, !dbg !59
  %8 = sext i8 %7 to i32, !dbg !60
  %9 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 1, !dbg !61
  %10 = load i32, ptr %9, align 1, !dbg !61
  %11 = add nsw i32 %8, %10, !dbg !62
  %12 = sext i32 %11 to i64, !dbg !60
  %13 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 2, !dbg !63
  %14 = load double, ptr %13, align 1, !dbg !63
  %15 = fptosi double %14 to i64, !dbg !64
  %16 = add nsw i64 %12, %15, !dbg !65
  %17 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 3, !dbg !66
  %18 = load i16, ptr %17, align 1, !dbg !66
  %19 = sext i16 %18 to i64, !dbg !67
  %20 = add nsw i64 %16, %19, !dbg !68
  store i64 %20, ptr %5, align 8, !dbg !58
  %21 = load i64, ptr %5, align 8, !dbg !69
  %22 = load i8, ptr %4, align 1, !dbg !70
  %23 = sext i8 %22 to i64, !dbg !70
  %24 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 0, !dbg !71
  %25 = load i8, ptr %24, align 1, !dbg !71
  %26 = sext i8 %25 to i32, !dbg !72
  %27 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1, !dbg !73
  %28 = getelementptr inbounds nuw %struct.Inner, ptr %27, i32 0, i32 0, !dbg !74
  %29 = load i8, ptr %28, align 1, !dbg !74
  %30 = sext i8 %29 to i32, !dbg !75
  %31 = add nsw i32 %26, %30, !dbg !76
  %32 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1, !dbg !77
  %33 = getelementptr inbounds nuw %struct.Inner, ptr %32, i32 0, i32 1, !dbg !78
  %34 = load i32, ptr %33, align 1, !dbg !78
  %35 = add nsw i32 %31, %34, !dbg !79
  %36 = sext i32 %35 to i64, !dbg !72
  %37 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1, !dbg !80
  %38 = getelementptr inbounds nuw %struct.Inner, ptr %37, i32 0, i32 2, !dbg !81
  %39 = load double, ptr %38, align 1, !dbg !81
  %40 = fptosi double %39 to i64, !dbg !82
  %41 = add nsw i64 %36, %40, !dbg !83
  %42 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1, !dbg !84
  %43 = getelementptr inbounds nuw %struct.Inner, ptr %42, i32 0, i32 3, !dbg !85
  %44 = load i16, ptr %43, align 1, !dbg !85
  %45 = sext i16 %44 to i64, !dbg !86
  %46 = add nsw i64 %41, %45, !dbg !87
  %47 = mul nsw i64 %23, %46, !dbg !88
  %48 = add nsw i64 %21, %47, !dbg !89
  ret i64 %48, !dbg !90
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4pass5Inner5OuterPx(ptr noundef byval(%struct.Inner) align 1 %0, ptr noundef byval(%struct.Outer) align 1 %1, ptr noundef %2) #1 !dbg !91 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Index, align 4
  %7 = alloca %struct.Outer, align 1
  %8 = alloca %struct.Inner, align 1
  %9 = alloca %struct.Inner, align 1
  %10 = alloca %struct.Outer, align 1
  %11 = alloca %struct.Inner, align 1
  %12 = alloca %struct.Outer, align 1
    #dbg_declare(ptr %0, !95, !DIExpression(), !96)
    #dbg_declare(ptr %1, !97, !DIExpression(), !98)
  store ptr %2, ptr %4, align 8
    #dbg_declare(ptr %4, !99, !DIExpression(), !100)
    #dbg_declare(ptr %5, !101, !DIExpression(), !102)
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !103
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !103
  %16 = call %struct.Index @_Z7indicesjjj(i32 noundef %13, i32 noundef %14, i32 noundef %15) #4, !dbg !103
  %17 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !103
  %18 = extractvalue %struct.Index %16, 0, !dbg !103
  store i32 %18, ptr %17, align 4, !dbg !103
  %19 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1, !dbg !103
  %20 = extractvalue %struct.Index %16, 1, !dbg !103
  store i32 %20, ptr %19, align 4, !dbg !103
  %21 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2, !dbg !103
  %22 = extractvalue %struct.Index %16, 2, !dbg !103
  store i32 %22, ptr %21, align 4, !dbg !103
  %23 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !104
  %24 = load i32, ptr %23, align 4, !dbg !104
  store i32 %24, ptr %5, align 4, !dbg !102
    #dbg_declare(ptr %7, !105, !DIExpression(), !106)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %1, i64 16, i1 false), !dbg !107
  %25 = load i32, ptr %5, align 4, !dbg !108
  %26 = add nsw i32 %25, 1, !dbg !109
  %27 = call %struct.Inner @_Z4makei(i32 noundef %26) #4, !dbg !110
  %28 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 0, !dbg !110
  %29 = extractvalue %struct.Inner %27, 0, !dbg !110
  store i8 %29, ptr %28, align 1, !dbg !110
  %30 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 1, !dbg !110
  %31 = extractvalue %struct.Inner %27, 1, !dbg !110
  store i32 %31, ptr %30, align 1, !dbg !110
  %32 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 2, !dbg !110
  %33 = extractvalue %struct.Inner %27, 2, !dbg !110
  store double %33, ptr %32, align 1, !dbg !110
  %34 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 3, !dbg !110
  %35 = extractvalue %struct.Inner %27, 3, !dbg !110
  store i16 %35, ptr %34, align 1, !dbg !110
  %36 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1, !dbg !111
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %36, ptr align 1 %8, i64 15, i1 false), !dbg !112
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %0, i64 15, i1 false), !dbg !113
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %7, i64 16, i1 false), !dbg !114
  %37 = call noundef i64 @_Z3sum5Innerc5Outer(ptr noundef byval(%struct.Inner) align 1 %9, i8 noundef signext 3, ptr noundef byval(%struct.Outer) align 1 %10) #4, !dbg !115
  %38 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1, !dbg !116
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %38, i64 15, i1 false), !dbg !117
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 %1, i64 16, i1 false), !dbg !118
  %39 = call noundef i64 @_Z3sum5Innerc5Outer(ptr noundef byval(%struct.Inner) align 1 %11, i8 noundef signext -2, ptr noundef byval(%struct.Outer) align 1 %12) #4, !dbg !119
  %40 = add nsw i64 %37, %39, !dbg !120
  %41 = load ptr, ptr %4, align 8, !dbg !121
  %42 = load i32, ptr %5, align 4, !dbg !122
  %43 = sext i32 %42 to i64, !dbg !121
  %44 = getelementptr inbounds i64, ptr %41, i64 %43, !dbg !121
  store i64 %40, ptr %44, align 8, !dbg !123
  ret void, !dbg !124
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 comdat !dbg !125 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !135, !DIExpression(), !136)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !137, !DIExpression(), !138)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !139, !DIExpression(), !140)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !141
  %9 = load i32, ptr %5, align 4, !dbg !142
  store i32 %9, ptr %8, align 4, !dbg !141
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !141
  %11 = load i32, ptr %6, align 4, !dbg !143
  store i32 %11, ptr %10, align 4, !dbg !141
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !141
  %13 = load i32, ptr %7, align 4, !dbg !144
  store i32 %13, ptr %12, align 4, !dbg !141
  %14 = load %struct.Index, ptr %4, align 4, !dbg !145
  ret %struct.Index %14, !dbg !145
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef byval(%struct.Mixed) align 4 %0, ptr noundef byval(%struct.Wide) align 8 %1) #0 !dbg !146 {
  %3 = alloca %struct.Mixed, align 4
    #dbg_declare(ptr %0, !165, !DIExpression(), !166)
    #dbg_declare(ptr %1, !167, !DIExpression(), !168)
  %4 = getelementptr inbounds nuw %struct.Wide, ptr %1, i32 0, i32 1, !dbg !169
  %5 = getelementptr inbounds nuw %struct.Small, ptr %4, i32 0, i32 1, !dbg !170
  %6 = load i16, ptr %5, align 1, !dbg !170
  %7 = sext i16 %6 to i32, !dbg !171
  %8 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 0, !dbg !172
  %9 = getelementptr inbounds nuw %struct.Small, ptr %8, i32 0, i32 1, !dbg !173
  %10 = load i16, ptr %9, align 1, !dbg !174
  %11 = sext i16 %10 to i32, !dbg !174
  %12 = add nsw i32 %11, %7, !dbg !174
  %13 = trunc i32 %12 to i16, !dbg !174
  store i16 %13, ptr %9, align 1, !dbg !174
  %14 = getelementptr inbounds nuw %struct.Wide, ptr %1, i32 0, i32 1, !dbg !175
  %15 = getelementptr inbounds nuw %struct.Small, ptr %14, i32 0, i32 2, !dbg !176
  %16 = load i32, ptr %15, align 1, !dbg !176
  %17 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 0, !dbg !177
  %18 = getelementptr inbounds nuw %struct.Small, ptr %17, i32 0, i32 2, !dbg !178
  %19 = load i32, ptr %18, align 1, !dbg !179
  %20 = add nsw i32 %19, %16, !dbg !179
  store i32 %20, ptr %18, align 1, !dbg !179
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 12, i1 false), !dbg !180
  %21 = load %struct.Mixed, ptr %3, align 4, !dbg !181
  ret %struct.Mixed %21, !dbg !181
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5mixed5Mixed4WidePi(ptr noundef byval(%struct.Mixed) align 4 %0, ptr noundef byval(%struct.Wide) align 8 %1, ptr noundef %2) #1 !dbg !182 {
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
    #dbg_declare(ptr %0, !186, !DIExpression(), !187)
    #dbg_declare(ptr %1, !188, !DIExpression(), !189)
  store ptr %2, ptr %4, align 8
    #dbg_declare(ptr %4, !190, !DIExpression(), !191)
    #dbg_declare(ptr %5, !192, !DIExpression(), !193)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %0, i64 12, i1 false), !dbg !194
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %1, i64 16, i1 false), !dbg !195
  %15 = call %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef byval(%struct.Mixed) align 4 %6, ptr noundef byval(%struct.Wide) align 8 %7) #4, !dbg !196
  %16 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0, !dbg !196
  %17 = extractvalue %struct.Mixed %15, 0, !dbg !196
  store %struct.Small %17, ptr %16, align 4, !dbg !196
  %18 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 1, !dbg !196
  %19 = extractvalue %struct.Mixed %15, 1, !dbg !196
  store i8 %19, ptr %18, align 1, !dbg !196
  %20 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 2, !dbg !196
  %21 = extractvalue %struct.Mixed %15, 2, !dbg !196
  store i16 %21, ptr %20, align 4, !dbg !196
  %22 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 3, !dbg !196
  %23 = extractvalue %struct.Mixed %15, 3, !dbg !196
  store [2 x i8] %23, ptr %22, align 2, !dbg !196
    #dbg_declare(ptr %8, !197, !DIExpression(), !198)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %5, i64 12, i1 false), !dbg !199
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !200
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !200
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !200
  %27 = call %struct.Index @_Z7indicesjjj(i32 noundef %24, i32 noundef %25, i32 noundef %26) #4, !dbg !200
  %28 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !200
  %29 = extractvalue %struct.Index %27, 0, !dbg !200
  store i32 %29, ptr %28, align 4, !dbg !200
  %30 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1, !dbg !200
  %31 = extractvalue %struct.Index %27, 1, !dbg !200
  store i32 %31, ptr %30, align 4, !dbg !200
  %32 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2, !dbg !200
  %33 = extractvalue %struct.Index %27, 2, !dbg !200
  store i32 %33, ptr %32, align 4, !dbg !200
  %34 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !201
  %35 = load i32, ptr %34, align 4, !dbg !201
  %36 = mul i32 %35, 257, !dbg !202
  %37 = trunc i32 %36 to i16, !dbg !203
  %38 = getelementptr inbounds nuw %struct.Mixed, ptr %8, i32 0, i32 0, !dbg !204
  %39 = getelementptr inbounds nuw %struct.Small, ptr %38, i32 0, i32 1, !dbg !205
  store i16 %37, ptr %39, align 1, !dbg !206
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %8, i64 12, i1 false), !dbg !207
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %1, i64 16, i1 false), !dbg !208
  %40 = call %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef byval(%struct.Mixed) align 4 %11, ptr noundef byval(%struct.Wide) align 8 %12) #4, !dbg !209
  %41 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 0, !dbg !209
  %42 = extractvalue %struct.Mixed %40, 0, !dbg !209
  store %struct.Small %42, ptr %41, align 4, !dbg !209
  %43 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 1, !dbg !209
  %44 = extractvalue %struct.Mixed %40, 1, !dbg !209
  store i8 %44, ptr %43, align 1, !dbg !209
  %45 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 2, !dbg !209
  %46 = extractvalue %struct.Mixed %40, 2, !dbg !209
  store i16 %46, ptr %45, align 4, !dbg !209
  %47 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 3, !dbg !209
  %48 = extractvalue %struct.Mixed %40, 3, !dbg !209
  store [2 x i8] %48, ptr %47, align 2, !dbg !209
  %49 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 0, !dbg !210
  %50 = getelementptr inbounds nuw %struct.Small, ptr %49, i32 0, i32 1, !dbg !211
  %51 = load i16, ptr %50, align 1, !dbg !211
  %52 = sext i16 %51 to i32, !dbg !209
  %53 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 2, !dbg !212
  %54 = load i16, ptr %53, align 4, !dbg !213
  %55 = sext i16 %54 to i32, !dbg !213
  %56 = add nsw i32 %55, %52, !dbg !213
  %57 = trunc i32 %56 to i16, !dbg !213
  store i16 %57, ptr %53, align 4, !dbg !213
    #dbg_declare(ptr %13, !214, !DIExpression(), !215)
  %58 = load ptr, ptr %4, align 8, !dbg !216
  %59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !217
  %60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !217
  %61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !217
  %62 = call %struct.Index @_Z7indicesjjj(i32 noundef %59, i32 noundef %60, i32 noundef %61) #4, !dbg !217
  %63 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0, !dbg !217
  %64 = extractvalue %struct.Index %62, 0, !dbg !217
  store i32 %64, ptr %63, align 4, !dbg !217
  %65 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1, !dbg !217
  %66 = extractvalue %struct.Index %62, 1, !dbg !217
  store i32 %66, ptr %65, align 4, !dbg !217
  %67 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2, !dbg !217
  %68 = extractvalue %struct.Index %62, 2, !dbg !217
  store i32 %68, ptr %67, align 4, !dbg !217
  %69 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0, !dbg !218
  %70 = load i32, ptr %69, align 4, !dbg !218
  %71 = mul i32 4, %70, !dbg !219
  %72 = zext i32 %71 to i64, !dbg !220
  %73 = getelementptr inbounds nuw i32, ptr %58, i64 %72, !dbg !220
  store ptr %73, ptr %13, align 8, !dbg !215
  %74 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0, !dbg !221
  %75 = getelementptr inbounds nuw %struct.Small, ptr %74, i32 0, i32 0, !dbg !222
  %76 = load i8, ptr %75, align 4, !dbg !222
  %77 = sext i8 %76 to i32, !dbg !223
  %78 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0, !dbg !224
  %79 = getelementptr inbounds nuw %struct.Small, ptr %78, i32 0, i32 1, !dbg !225
  %80 = load i16, ptr %79, align 1, !dbg !225
  %81 = sext i16 %80 to i32, !dbg !226
  %82 = add nsw i32 %77, %81, !dbg !227
  %83 = load ptr, ptr %13, align 8, !dbg !228
  %84 = getelementptr inbounds i32, ptr %83, i64 0, !dbg !228
  store i32 %82, ptr %84, align 4, !dbg !229
  %85 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0, !dbg !230
  %86 = getelementptr inbounds nuw %struct.Small, ptr %85, i32 0, i32 2, !dbg !231
  %87 = load i32, ptr %86, align 1, !dbg !231
  %88 = load ptr, ptr %13, align 8, !dbg !232
  %89 = getelementptr inbounds i32, ptr %88, i64 1, !dbg !232
  store i32 %87, ptr %89, align 4, !dbg !233
  %90 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 1, !dbg !234
  %91 = load i8, ptr %90, align 1, !dbg !234
  %92 = sext i8 %91 to i32, !dbg !235
  %93 = load ptr, ptr %13, align 8, !dbg !236
  %94 = getelementptr inbounds i32, ptr %93, i64 2, !dbg !236
  store i32 %92, ptr %94, align 4, !dbg !237
  %95 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 2, !dbg !238
  %96 = load i16, ptr %95, align 4, !dbg !238
  %97 = sext i16 %96 to i32, !dbg !239
  %98 = getelementptr inbounds nuw %struct.Wide, ptr %1, i32 0, i32 2, !dbg !240
  %99 = load float, ptr %98, align 8, !dbg !240
  %100 = fptosi float %99 to i32, !dbg !241
  %101 = add nsw i32 %97, %100, !dbg !242
  %102 = load ptr, ptr %13, align 8, !dbg !243
  %103 = getelementptr inbounds i32, ptr %102, i64 3, !dbg !243
  store i32 %101, ptr %103, align 4, !dbg !244
  ret void, !dbg !245
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "packed.cu", directory: "/src")
!2 = !{!3, !4, !5, !6}
!3 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!4 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 2}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = distinct !DISubprogram(name: "make", linkageName: "_Z4makei", scope: !1, file: !1, line: 7, type: !13, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!13 = !DISubroutineType(types: !14)
!14 = !{!15, !6}
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Inner", file: !1, line: 4, size: 120, align: 8, flags: DIFlagTypePassByValue, elements: !16, identifier: "_ZTS5Inner")
!16 = !{!17, !18, !19, !21}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !15, file: !1, line: 4, baseType: !3, size: 8)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !15, file: !1, line: 4, baseType: !6, size: 32, offset: 8)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !15, file: !1, line: 4, baseType: !20, size: 64, offset: 40)
!20 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !15, file: !1, line: 4, baseType: !4, size: 16, offset: 104)
!22 = !{}
!23 = !DILocalVariable(name: "i", arg: 1, scope: !12, file: !1, line: 7, type: !6)
!24 = !DILocation(line: 7, column: 40, scope: !12)
!25 = !DILocalVariable(name: "made", scope: !12, file: !1, line: 8, type: !15)
!26 = !DILocation(line: 8, column: 11, scope: !12)
!27 = !DILocation(line: 9, column: 20, scope: !12)
!28 = !DILocation(line: 9, column: 10, scope: !12)
!29 = !DILocation(line: 9, column: 12, scope: !12)
!30 = !DILocation(line: 10, column: 14, scope: !12)
!31 = !DILocation(line: 10, column: 16, scope: !12)
!32 = !DILocation(line: 10, column: 10, scope: !12)
!33 = !DILocation(line: 10, column: 12, scope: !12)
!34 = !DILocation(line: 11, column: 14, scope: !12)
!35 = !DILocation(line: 11, column: 16, scope: !12)
!36 = !DILocation(line: 11, column: 10, scope: !12)
!37 = !DILocation(line: 11, column: 12, scope: !12)
!38 = !DILocation(line: 12, column: 22, scope: !12)
!39 = !DILocation(line: 12, column: 24, scope: !12)
!40 = !DILocation(line: 12, column: 21, scope: !12)
!41 = !DILocation(line: 12, column: 10, scope: !12)
!42 = !DILocation(line: 12, column: 12, scope: !12)
!43 = !DILocation(line: 13, column: 5, scope: !12)
!44 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sum5Innerc5Outer", scope: !1, file: !1, line: 15, type: !45, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !15, !3, !47}
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Outer", file: !1, line: 5, size: 128, align: 8, flags: DIFlagTypePassByValue, elements: !48, identifier: "_ZTS5Outer")
!48 = !{!49, !50}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !47, file: !1, line: 5, baseType: !3, size: 8)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !47, file: !1, line: 5, baseType: !15, size: 120, align: 8, offset: 8)
!51 = !DILocalVariable(name: "x", arg: 1, scope: !44, file: !1, line: 15, type: !15)
!52 = !DILocation(line: 15, column: 45, scope: !44)
!53 = !DILocalVariable(name: "factor", arg: 2, scope: !44, file: !1, line: 15, type: !3)
!54 = !DILocation(line: 15, column: 53, scope: !44)
!55 = !DILocalVariable(name: "y", arg: 3, scope: !44, file: !1, line: 15, type: !47)
!56 = !DILocation(line: 15, column: 67, scope: !44)
!57 = !DILocalVariable(name: "first", scope: !44, file: !1, line: 16, type: !5)
!58 = !DILocation(line: 16, column: 15, scope: !44)
!59 = !DILocation(line: 16, column: 25, scope: !44)
!60 = !DILocation(line: 16, column: 23, scope: !44)
!61 = !DILocation(line: 16, column: 31, scope: !44)
!62 = !DILocation(line: 16, column: 27, scope: !44)
!63 = !DILocation(line: 16, column: 48, scope: !44)
!64 = !DILocation(line: 16, column: 46, scope: !44)
!65 = !DILocation(line: 16, column: 33, scope: !44)
!66 = !DILocation(line: 16, column: 54, scope: !44)
!67 = !DILocation(line: 16, column: 52, scope: !44)
!68 = !DILocation(line: 16, column: 50, scope: !44)
!69 = !DILocation(line: 17, column: 12, scope: !44)
!70 = !DILocation(line: 17, column: 20, scope: !44)
!71 = !DILocation(line: 17, column: 32, scope: !44)
!72 = !DILocation(line: 17, column: 30, scope: !44)
!73 = !DILocation(line: 17, column: 40, scope: !44)
!74 = !DILocation(line: 17, column: 46, scope: !44)
!75 = !DILocation(line: 17, column: 38, scope: !44)
!76 = !DILocation(line: 17, column: 36, scope: !44)
!77 = !DILocation(line: 17, column: 52, scope: !44)
!78 = !DILocation(line: 17, column: 58, scope: !44)
!79 = !DILocation(line: 17, column: 48, scope: !44)
!80 = !DILocation(line: 17, column: 75, scope: !44)
!81 = !DILocation(line: 17, column: 81, scope: !44)
!82 = !DILocation(line: 17, column: 73, scope: !44)
!83 = !DILocation(line: 17, column: 60, scope: !44)
!84 = !DILocation(line: 17, column: 87, scope: !44)
!85 = !DILocation(line: 17, column: 93, scope: !44)
!86 = !DILocation(line: 17, column: 85, scope: !44)
!87 = !DILocation(line: 17, column: 83, scope: !44)
!88 = !DILocation(line: 17, column: 27, scope: !44)
!89 = !DILocation(line: 17, column: 18, scope: !44)
!90 = !DILocation(line: 17, column: 5, scope: !44)
!91 = distinct !DISubprogram(name: "pass", linkageName: "_Z4pass5Inner5OuterPx", scope: !1, file: !1, line: 19, type: !92, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!92 = !DISubroutineType(types: !93)
!93 = !{null, !15, !47, !94}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!95 = !DILocalVariable(name: "in", arg: 1, scope: !91, file: !1, line: 19, type: !15)
!96 = !DILocation(line: 19, column: 28, scope: !91)
!97 = !DILocalVariable(name: "other", arg: 2, scope: !91, file: !1, line: 19, type: !47)
!98 = !DILocation(line: 19, column: 38, scope: !91)
!99 = !DILocalVariable(name: "out", arg: 3, scope: !91, file: !1, line: 19, type: !94)
!100 = !DILocation(line: 19, column: 56, scope: !91)
!101 = !DILocalVariable(name: "t", scope: !91, file: !1, line: 20, type: !6)
!102 = !DILocation(line: 20, column: 9, scope: !91)
!103 = !DILocation(line: 20, column: 13, scope: !91)
!104 = !DILocation(line: 20, column: 23, scope: !91)
!105 = !DILocalVariable(name: "mine", scope: !91, file: !1, line: 21, type: !47)
!106 = !DILocation(line: 21, column: 11, scope: !91)
!107 = !DILocation(line: 21, column: 18, scope: !91)
!108 = !DILocation(line: 22, column: 23, scope: !91)
!109 = !DILocation(line: 22, column: 25, scope: !91)
!110 = !DILocation(line: 22, column: 18, scope: !91)
!111 = !DILocation(line: 22, column: 10, scope: !91)
!112 = !DILocation(line: 22, column: 16, scope: !91)
!113 = !DILocation(line: 23, column: 18, scope: !91)
!114 = !DILocation(line: 23, column: 25, scope: !91)
!115 = !DILocation(line: 23, column: 14, scope: !91)
!116 = !DILocation(line: 23, column: 42, scope: !91)
!117 = !DILocation(line: 23, column: 37, scope: !91)
!118 = !DILocation(line: 23, column: 53, scope: !91)
!119 = !DILocation(line: 23, column: 33, scope: !91)
!120 = !DILocation(line: 23, column: 31, scope: !91)
!121 = !DILocation(line: 23, column: 5, scope: !91)
!122 = !DILocation(line: 23, column: 9, scope: !91)
!123 = !DILocation(line: 23, column: 12, scope: !91)
!124 = !DILocation(line: 24, column: 1, scope: !91)
!125 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !126, file: !126, line: 14, type: !127, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!126 = !DIFile(filename: "./device.cuh", directory: "/src")
!127 = !DISubroutineType(types: !128)
!128 = !{!129, !132, !132, !132}
!129 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !126, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !130, identifier: "_ZTS5Index")
!130 = !{!131, !133, !134}
!131 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !129, file: !126, line: 13, baseType: !132, size: 32)
!132 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !129, file: !126, line: 13, baseType: !132, size: 32, offset: 32)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !129, file: !126, line: 13, baseType: !132, size: 32, offset: 64)
!135 = !DILocalVariable(name: "x", arg: 1, scope: !125, file: !126, line: 14, type: !132)
!136 = !DILocation(line: 14, column: 42, scope: !125)
!137 = !DILocalVariable(name: "y", arg: 2, scope: !125, file: !126, line: 14, type: !132)
!138 = !DILocation(line: 14, column: 54, scope: !125)
!139 = !DILocalVariable(name: "z", arg: 3, scope: !125, file: !126, line: 14, type: !132)
!140 = !DILocation(line: 14, column: 66, scope: !125)
!141 = !DILocation(line: 14, column: 78, scope: !125)
!142 = !DILocation(line: 14, column: 79, scope: !125)
!143 = !DILocation(line: 14, column: 82, scope: !125)
!144 = !DILocation(line: 14, column: 85, scope: !125)
!145 = !DILocation(line: 14, column: 71, scope: !125)
!146 = distinct !DISubprogram(name: "add", linkageName: "_Z3add5Mixed4Wide", scope: !1, file: !1, line: 31, type: !147, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!147 = !DISubroutineType(types: !148)
!148 = !{!149, !149, !159}
!149 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Mixed", file: !1, line: 29, size: 96, align: 32, flags: DIFlagTypePassByValue, elements: !150, identifier: "_ZTS5Mixed")
!150 = !{!151, !157, !158}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !149, file: !1, line: 29, baseType: !152, size: 56, align: 8)
!152 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Small", file: !1, line: 27, size: 56, align: 8, flags: DIFlagTypePassByValue, elements: !153, identifier: "_ZTS5Small")
!153 = !{!154, !155, !156}
!154 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !152, file: !1, line: 27, baseType: !3, size: 8)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !152, file: !1, line: 27, baseType: !4, size: 16, offset: 8)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !152, file: !1, line: 27, baseType: !6, size: 32, offset: 24)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !149, file: !1, line: 29, baseType: !3, size: 8, offset: 56)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "q", scope: !149, file: !1, line: 29, baseType: !4, size: 16, offset: 64)
!159 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Wide", file: !1, line: 30, size: 128, align: 64, flags: DIFlagTypePassByValue, elements: !160, identifier: "_ZTS4Wide")
!160 = !{!161, !162, !163}
!161 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !159, file: !1, line: 30, baseType: !3, size: 8)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !159, file: !1, line: 30, baseType: !152, size: 56, align: 8, offset: 8)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !159, file: !1, line: 30, baseType: !164, size: 32, offset: 64)
!164 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!165 = !DILocalVariable(name: "x", arg: 1, scope: !146, file: !1, line: 31, type: !149)
!166 = !DILocation(line: 31, column: 41, scope: !146)
!167 = !DILocalVariable(name: "y", arg: 2, scope: !146, file: !1, line: 31, type: !159)
!168 = !DILocation(line: 31, column: 49, scope: !146)
!169 = !DILocation(line: 32, column: 16, scope: !146)
!170 = !DILocation(line: 32, column: 18, scope: !146)
!171 = !DILocation(line: 32, column: 14, scope: !146)
!172 = !DILocation(line: 32, column: 7, scope: !146)
!173 = !DILocation(line: 32, column: 9, scope: !146)
!174 = !DILocation(line: 32, column: 11, scope: !146)
!175 = !DILocation(line: 33, column: 16, scope: !146)
!176 = !DILocation(line: 33, column: 18, scope: !146)
!177 = !DILocation(line: 33, column: 7, scope: !146)
!178 = !DILocation(line: 33, column: 9, scope: !146)
!179 = !DILocation(line: 33, column: 11, scope: !146)
!180 = !DILocation(line: 34, column: 12, scope: !146)
!181 = !DILocation(line: 34, column: 5, scope: !146)
!182 = distinct !DISubprogram(name: "mixed", linkageName: "_Z5mixed5Mixed4WidePi", scope: !1, file: !1, line: 36, type: !183, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!183 = !DISubroutineType(types: !184)
!184 = !{null, !149, !159, !185}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!186 = !DILocalVariable(name: "x", arg: 1, scope: !182, file: !1, line: 36, type: !149)
!187 = !DILocation(line: 36, column: 29, scope: !182)
!188 = !DILocalVariable(name: "y", arg: 2, scope: !182, file: !1, line: 36, type: !159)
!189 = !DILocation(line: 36, column: 37, scope: !182)
!190 = !DILocalVariable(name: "out", arg: 3, scope: !182, file: !1, line: 36, type: !185)
!191 = !DILocation(line: 36, column: 45, scope: !182)
!192 = !DILocalVariable(name: "sum", scope: !182, file: !1, line: 37, type: !149)
!193 = !DILocation(line: 37, column: 11, scope: !182)
!194 = !DILocation(line: 37, column: 21, scope: !182)
!195 = !DILocation(line: 37, column: 24, scope: !182)
!196 = !DILocation(line: 37, column: 17, scope: !182)
!197 = !DILocalVariable(name: "other", scope: !182, file: !1, line: 38, type: !149)
!198 = !DILocation(line: 38, column: 11, scope: !182)
!199 = !DILocation(line: 38, column: 19, scope: !182)
!200 = !DILocation(line: 39, column: 25, scope: !182)
!201 = !DILocation(line: 39, column: 35, scope: !182)
!202 = !DILocation(line: 39, column: 37, scope: !182)
!203 = !DILocation(line: 39, column: 24, scope: !182)
!204 = !DILocation(line: 39, column: 11, scope: !182)
!205 = !DILocation(line: 39, column: 13, scope: !182)
!206 = !DILocation(line: 39, column: 15, scope: !182)
!207 = !DILocation(line: 40, column: 18, scope: !182)
!208 = !DILocation(line: 40, column: 25, scope: !182)
!209 = !DILocation(line: 40, column: 14, scope: !182)
!210 = !DILocation(line: 40, column: 28, scope: !182)
!211 = !DILocation(line: 40, column: 30, scope: !182)
!212 = !DILocation(line: 40, column: 9, scope: !182)
!213 = !DILocation(line: 40, column: 11, scope: !182)
!214 = !DILocalVariable(name: "mine", scope: !182, file: !1, line: 41, type: !185)
!215 = !DILocation(line: 41, column: 10, scope: !182)
!216 = !DILocation(line: 41, column: 17, scope: !182)
!217 = !DILocation(line: 41, column: 27, scope: !182)
!218 = !DILocation(line: 41, column: 37, scope: !182)
!219 = !DILocation(line: 41, column: 25, scope: !182)
!220 = !DILocation(line: 41, column: 21, scope: !182)
!221 = !DILocation(line: 42, column: 19, scope: !182)
!222 = !DILocation(line: 42, column: 21, scope: !182)
!223 = !DILocation(line: 42, column: 15, scope: !182)
!224 = !DILocation(line: 42, column: 29, scope: !182)
!225 = !DILocation(line: 42, column: 31, scope: !182)
!226 = !DILocation(line: 42, column: 25, scope: !182)
!227 = !DILocation(line: 42, column: 23, scope: !182)
!228 = !DILocation(line: 42, column: 5, scope: !182)
!229 = !DILocation(line: 42, column: 13, scope: !182)
!230 = !DILocation(line: 43, column: 19, scope: !182)
!231 = !DILocation(line: 43, column: 21, scope: !182)
!232 = !DILocation(line: 43, column: 5, scope: !182)
!233 = !DILocation(line: 43, column: 13, scope: !182)
!234 = !DILocation(line: 44, column: 19, scope: !182)
!235 = !DILocation(line: 44, column: 15, scope: !182)
!236 = !DILocation(line: 44, column: 5, scope: !182)
!237 = !DILocation(line: 44, column: 13, scope: !182)
!238 = !DILocation(line: 45, column: 19, scope: !182)
!239 = !DILocation(line: 45, column: 15, scope: !182)
!240 = !DILocation(line: 45, column: 30, scope: !182)
!241 = !DILocation(line: 45, column: 28, scope: !182)
!242 = !DILocation(line: 45, column: 21, scope: !182)
!243 = !DILocation(line: 45, column: 5, scope: !182)
!244 = !DILocation(line: 45, column: 13, scope: !182)
!245 = !DILocation(line: 46, column: 1, scope: !182)
