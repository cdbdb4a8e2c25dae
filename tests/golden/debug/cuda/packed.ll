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

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Inner @_Z4makei(i32 noundef %0) #0 !dbg !13 {
  %2 = alloca %struct.Inner, align 1
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !24, !DIExpression(), !25)
    #dbg_declare(ptr %2, !26, !DIExpression(), !27)
  %4 = load i32, ptr %3, align 4, !dbg !28
  %5 = trunc i32 %4 to i8, !dbg !28
  %6 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 0, !dbg !29
  store i8 %5, ptr %6, align 1, !dbg !30
  %7 = load i32, ptr %3, align 4, !dbg !31
  %8 = mul nsw i32 %7, 70001, !dbg !32
  %9 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 1, !dbg !33
  store i32 %8, ptr %9, align 1, !dbg !34
  %10 = load i32, ptr %3, align 4, !dbg !35
  %11 = sitofp i32 %10 to double, !dbg !35
  %12 = fmul contract double %11, 5.000000e-01, !dbg !36
  %13 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 2, !dbg !37
  store double %12, ptr %13, align 1, !dbg !38
  %14 = load i32, ptr %3, align 4, !dbg !39
  %15 = sub nsw i32 %14, 300, !dbg !40
  %16 = trunc i32 %15 to i16, !dbg !41
  %17 = getelementptr inbounds nuw %struct.Inner, ptr %2, i32 0, i32 3, !dbg !42
  store i16 %16, ptr %17, align 1, !dbg !43
  %18 = load %struct.Inner, ptr %2, align 1, !dbg !44
  ret %struct.Inner %18, !dbg !44
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i64 @_Z3sum5Innerc5Outer(ptr noundef byval(%struct.Inner) align 1 %0, i8 noundef signext %1, ptr noundef byval(%struct.Outer) align 1 %2) #0 !dbg !45 {
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
    #dbg_declare(ptr %0, !52, !DIExpression(), !53)
  store i8 %1, ptr %4, align 1
    #dbg_declare(ptr %4, !54, !DIExpression(), !55)
    #dbg_declare(ptr %2, !56, !DIExpression(), !57)
    #dbg_declare(ptr %5, !58, !DIExpression(), !59)
  %6 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 0, !dbg !60
  %7 = load i8, ptr %6, align 1, !dbg !60
  %8 = sext i8 %7 to i32, !dbg !61
  %9 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 1, !dbg !62
  %10 = load i32, ptr %9, align 1, !dbg !62
  %11 = add nsw i32 %8, %10, !dbg !63
  %12 = sext i32 %11 to i64, !dbg !61
  %13 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 2, !dbg !64
  %14 = load double, ptr %13, align 1, !dbg !64
  %15 = fptosi double %14 to i64, !dbg !65
  %16 = add nsw i64 %12, %15, !dbg !66
  %17 = getelementptr inbounds nuw %struct.Inner, ptr %0, i32 0, i32 3, !dbg !67
  %18 = load i16, ptr %17, align 1, !dbg !67
  %19 = sext i16 %18 to i64, !dbg !68
  %20 = add nsw i64 %16, %19, !dbg !69
  store i64 %20, ptr %5, align 8, !dbg !59
  %21 = load i64, ptr %5, align 8, !dbg !70
  %22 = load i8, ptr %4, align 1, !dbg !71
  %23 = sext i8 %22 to i64, !dbg !71
  %24 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 0, !dbg !72
  %25 = load i8, ptr %24, align 1, !dbg !72
  %26 = sext i8 %25 to i32, !dbg !73
  %27 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1, !dbg !74
  %28 = getelementptr inbounds nuw %struct.Inner, ptr %27, i32 0, i32 0, !dbg !75
  %29 = load i8, ptr %28, align 1, !dbg !75
  %30 = sext i8 %29 to i32, !dbg !76
  %31 = add nsw i32 %26, %30, !dbg !77
  %32 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1, !dbg !78
  %33 = getelementptr inbounds nuw %struct.Inner, ptr %32, i32 0, i32 1, !dbg !79
  %34 = load i32, ptr %33, align 1, !dbg !79
  %35 = add nsw i32 %31, %34, !dbg !80
  %36 = sext i32 %35 to i64, !dbg !73
  %37 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1, !dbg !81
  %38 = getelementptr inbounds nuw %struct.Inner, ptr %37, i32 0, i32 2, !dbg !82
  %39 = load double, ptr %38, align 1, !dbg !82
  %40 = fptosi double %39 to i64, !dbg !83
  %41 = add nsw i64 %36, %40, !dbg !84
  %42 = getelementptr inbounds nuw %struct.Outer, ptr %2, i32 0, i32 1, !dbg !85
  %43 = getelementptr inbounds nuw %struct.Inner, ptr %42, i32 0, i32 3, !dbg !86
  %44 = load i16, ptr %43, align 1, !dbg !86
  %45 = sext i16 %44 to i64, !dbg !87
  %46 = add nsw i64 %41, %45, !dbg !88
  %47 = mul nsw i64 %23, %46, !dbg !89
  %48 = add nsw i64 %21, %47, !dbg !90
  ret i64 %48, !dbg !91
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4pass5Inner5OuterPx(ptr noundef byval(%struct.Inner) align 1 %0, ptr noundef byval(%struct.Outer) align 1 %1, ptr noundef %2) #1 !dbg !92 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Index, align 4
  %7 = alloca %struct.Outer, align 1
  %8 = alloca %struct.Inner, align 1
  %9 = alloca %struct.Inner, align 1
  %10 = alloca %struct.Outer, align 1
  %11 = alloca %struct.Inner, align 1
  %12 = alloca %struct.Outer, align 1
    #dbg_declare(ptr %0, !96, !DIExpression(), !97)
    #dbg_declare(ptr %1, !98, !DIExpression(), !99)
  store ptr %2, ptr %4, align 8
    #dbg_declare(ptr %4, !100, !DIExpression(), !101)
    #dbg_declare(ptr %5, !102, !DIExpression(), !103)
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !104
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !104
  %16 = call %struct.Index @_Z7indicesjjj(i32 noundef %13, i32 noundef %14, i32 noundef %15) #4, !dbg !104
  %17 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !104
  %18 = extractvalue %struct.Index %16, 0, !dbg !104
  store i32 %18, ptr %17, align 4, !dbg !104
  %19 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1, !dbg !104
  %20 = extractvalue %struct.Index %16, 1, !dbg !104
  store i32 %20, ptr %19, align 4, !dbg !104
  %21 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2, !dbg !104
  %22 = extractvalue %struct.Index %16, 2, !dbg !104
  store i32 %22, ptr %21, align 4, !dbg !104
  %23 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !105
  %24 = load i32, ptr %23, align 4, !dbg !105
  store i32 %24, ptr %5, align 4, !dbg !103
    #dbg_declare(ptr %7, !106, !DIExpression(), !107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %1, i64 16, i1 false), !dbg !108
  %25 = load i32, ptr %5, align 4, !dbg !109
  %26 = add nsw i32 %25, 1, !dbg !110
  %27 = call %struct.Inner @_Z4makei(i32 noundef %26) #4, !dbg !111
  %28 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 0, !dbg !111
  %29 = extractvalue %struct.Inner %27, 0, !dbg !111
  store i8 %29, ptr %28, align 1, !dbg !111
  %30 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 1, !dbg !111
  %31 = extractvalue %struct.Inner %27, 1, !dbg !111
  store i32 %31, ptr %30, align 1, !dbg !111
  %32 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 2, !dbg !111
  %33 = extractvalue %struct.Inner %27, 2, !dbg !111
  store double %33, ptr %32, align 1, !dbg !111
  %34 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 3, !dbg !111
  %35 = extractvalue %struct.Inner %27, 3, !dbg !111
  store i16 %35, ptr %34, align 1, !dbg !111
  %36 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1, !dbg !112
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %36, ptr align 1 %8, i64 15, i1 false), !dbg !113
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %0, i64 15, i1 false), !dbg !114
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %7, i64 16, i1 false), !dbg !115
  %37 = call noundef i64 @_Z3sum5Innerc5Outer(ptr noundef byval(%struct.Inner) align 1 %9, i8 noundef signext 3, ptr noundef byval(%struct.Outer) align 1 %10) #4, !dbg !116
  %38 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1, !dbg !117
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %38, i64 15, i1 false), !dbg !118
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 %1, i64 16, i1 false), !dbg !119
  %39 = call noundef i64 @_Z3sum5Innerc5Outer(ptr noundef byval(%struct.Inner) align 1 %11, i8 noundef signext -2, ptr noundef byval(%struct.Outer) align 1 %12) #4, !dbg !120
  %40 = add nsw i64 %37, %39, !dbg !121
  %41 = load ptr, ptr %4, align 8, !dbg !122
  %42 = load i32, ptr %5, align 4, !dbg !123
  %43 = sext i32 %42 to i64, !dbg !122
  %44 = getelementptr inbounds i64, ptr %41, i64 %43, !dbg !122
  store i64 %40, ptr %44, align 8, !dbg !124
  ret void, !dbg !125
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 comdat !dbg !126 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !136, !DIExpression(), !137)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !138, !DIExpression(), !139)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !140, !DIExpression(), !141)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !142
  %9 = load i32, ptr %5, align 4, !dbg !143
  store i32 %9, ptr %8, align 4, !dbg !142
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !142
  %11 = load i32, ptr %6, align 4, !dbg !144
  store i32 %11, ptr %10, align 4, !dbg !142
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !142
  %13 = load i32, ptr %7, align 4, !dbg !145
  store i32 %13, ptr %12, align 4, !dbg !142
  %14 = load %struct.Index, ptr %4, align 4, !dbg !146
  ret %struct.Index %14, !dbg !146
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef byval(%struct.Mixed) align 4 %0, ptr noundef byval(%struct.Wide) align 8 %1) #0 !dbg !147 {
  %3 = alloca %struct.Mixed, align 4
    #dbg_declare(ptr %0, !166, !DIExpression(), !167)
    #dbg_declare(ptr %1, !168, !DIExpression(), !169)
  %4 = getelementptr inbounds nuw %struct.Wide, ptr %1, i32 0, i32 1, !dbg !170
  %5 = getelementptr inbounds nuw %struct.Small, ptr %4, i32 0, i32 1, !dbg !171
  %6 = load i16, ptr %5, align 1, !dbg !171
  %7 = sext i16 %6 to i32, !dbg !172
  %8 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 0, !dbg !173
  %9 = getelementptr inbounds nuw %struct.Small, ptr %8, i32 0, i32 1, !dbg !174
  %10 = load i16, ptr %9, align 1, !dbg !175
  %11 = sext i16 %10 to i32, !dbg !175
  %12 = add nsw i32 %11, %7, !dbg !175
  %13 = trunc i32 %12 to i16, !dbg !175
  store i16 %13, ptr %9, align 1, !dbg !175
  %14 = getelementptr inbounds nuw %struct.Wide, ptr %1, i32 0, i32 1, !dbg !176
  %15 = getelementptr inbounds nuw %struct.Small, ptr %14, i32 0, i32 2, !dbg !177
  %16 = load i32, ptr %15, align 1, !dbg !177
  %17 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 0, !dbg !178
  %18 = getelementptr inbounds nuw %struct.Small, ptr %17, i32 0, i32 2, !dbg !179
  %19 = load i32, ptr %18, align 1, !dbg !180
  %20 = add nsw i32 %19, %16, !dbg !180
  store i32 %20, ptr %18, align 1, !dbg !180
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 12, i1 false), !dbg !181
  %21 = load %struct.Mixed, ptr %3, align 4, !dbg !182
  ret %struct.Mixed %21, !dbg !182
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5mixed5Mixed4WidePi(ptr noundef byval(%struct.Mixed) align 4 %0, ptr noundef byval(%struct.Wide) align 8 %1, ptr noundef %2) #1 !dbg !183 {
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
    #dbg_declare(ptr %0, !187, !DIExpression(), !188)
    #dbg_declare(ptr %1, !189, !DIExpression(), !190)
  store ptr %2, ptr %4, align 8
    #dbg_declare(ptr %4, !191, !DIExpression(), !192)
    #dbg_declare(ptr %5, !193, !DIExpression(), !194)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %0, i64 12, i1 false), !dbg !195
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %1, i64 16, i1 false), !dbg !196
  %15 = call %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef byval(%struct.Mixed) align 4 %6, ptr noundef byval(%struct.Wide) align 8 %7) #4, !dbg !197
  %16 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0, !dbg !197
  %17 = extractvalue %struct.Mixed %15, 0, !dbg !197
  store %struct.Small %17, ptr %16, align 4, !dbg !197
  %18 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 1, !dbg !197
  %19 = extractvalue %struct.Mixed %15, 1, !dbg !197
  store i8 %19, ptr %18, align 1, !dbg !197
  %20 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 2, !dbg !197
  %21 = extractvalue %struct.Mixed %15, 2, !dbg !197
  store i16 %21, ptr %20, align 4, !dbg !197
  %22 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 3, !dbg !197
  %23 = extractvalue %struct.Mixed %15, 3, !dbg !197
  store [2 x i8] %23, ptr %22, align 2, !dbg !197
    #dbg_declare(ptr %8, !198, !DIExpression(), !199)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %5, i64 12, i1 false), !dbg !200
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !201
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !201
  %27 = call %struct.Index @_Z7indicesjjj(i32 noundef %24, i32 noundef %25, i32 noundef %26) #4, !dbg !201
  %28 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !201
  %29 = extractvalue %struct.Index %27, 0, !dbg !201
  store i32 %29, ptr %28, align 4, !dbg !201
  %30 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1, !dbg !201
  %31 = extractvalue %struct.Index %27, 1, !dbg !201
  store i32 %31, ptr %30, align 4, !dbg !201
  %32 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2, !dbg !201
  %33 = extractvalue %struct.Index %27, 2, !dbg !201
  store i32 %33, ptr %32, align 4, !dbg !201
  %34 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !202
  %35 = load i32, ptr %34, align 4, !dbg !202
  %36 = mul i32 %35, 257, !dbg !203
  %37 = trunc i32 %36 to i16, !dbg !204
  %38 = getelementptr inbounds nuw %struct.Mixed, ptr %8, i32 0, i32 0, !dbg !205
  %39 = getelementptr inbounds nuw %struct.Small, ptr %38, i32 0, i32 1, !dbg !206
  store i16 %37, ptr %39, align 1, !dbg !207
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %8, i64 12, i1 false), !dbg !208
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %1, i64 16, i1 false), !dbg !209
  %40 = call %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef byval(%struct.Mixed) align 4 %11, ptr noundef byval(%struct.Wide) align 8 %12) #4, !dbg !210
  %41 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 0, !dbg !210
  %42 = extractvalue %struct.Mixed %40, 0, !dbg !210
  store %struct.Small %42, ptr %41, align 4, !dbg !210
  %43 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 1, !dbg !210
  %44 = extractvalue %struct.Mixed %40, 1, !dbg !210
  store i8 %44, ptr %43, align 1, !dbg !210
  %45 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 2, !dbg !210
  %46 = extractvalue %struct.Mixed %40, 2, !dbg !210
  store i16 %46, ptr %45, align 4, !dbg !210
  %47 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 3, !dbg !210
  %48 = extractvalue %struct.Mixed %40, 3, !dbg !210
  store [2 x i8] %48, ptr %47, align 2, !dbg !210
  %49 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 0, !dbg !211
  %50 = getelementptr inbounds nuw %struct.Small, ptr %49, i32 0, i32 1, !dbg !212
  %51 = load i16, ptr %50, align 1, !dbg !212
  %52 = sext i16 %51 to i32, !dbg !210
  %53 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 2, !dbg !213
  %54 = load i16, ptr %53, align 4, !dbg !214
  %55 = sext i16 %54 to i32, !dbg !214
  %56 = add nsw i32 %55, %52, !dbg !214
  %57 = trunc i32 %56 to i16, !dbg !214
  store i16 %57, ptr %53, align 4, !dbg !214
    #dbg_declare(ptr %13, !215, !DIExpression(), !216)
  %58 = load ptr, ptr %4, align 8, !dbg !217
  %59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !218
  %60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !218
  %61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !218
  %62 = call %struct.Index @_Z7indicesjjj(i32 noundef %59, i32 noundef %60, i32 noundef %61) #4, !dbg !218
  %63 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0, !dbg !218
  %64 = extractvalue %struct.Index %62, 0, !dbg !218
  store i32 %64, ptr %63, align 4, !dbg !218
  %65 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1, !dbg !218
  %66 = extractvalue %struct.Index %62, 1, !dbg !218
  store i32 %66, ptr %65, align 4, !dbg !218
  %67 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2, !dbg !218
  %68 = extractvalue %struct.Index %62, 2, !dbg !218
  store i32 %68, ptr %67, align 4, !dbg !218
  %69 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0, !dbg !219
  %70 = load i32, ptr %69, align 4, !dbg !219
  %71 = mul i32 4, %70, !dbg !220
  %72 = zext i32 %71 to i64, !dbg !221
  %73 = getelementptr inbounds nuw i32, ptr %58, i64 %72, !dbg !221
  store ptr %73, ptr %13, align 8, !dbg !216
  %74 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0, !dbg !222
  %75 = getelementptr inbounds nuw %struct.Small, ptr %74, i32 0, i32 0, !dbg !223
  %76 = load i8, ptr %75, align 4, !dbg !223
  %77 = sext i8 %76 to i32, !dbg !224
  %78 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0, !dbg !225
  %79 = getelementptr inbounds nuw %struct.Small, ptr %78, i32 0, i32 1, !dbg !226
  %80 = load i16, ptr %79, align 1, !dbg !226
  %81 = sext i16 %80 to i32, !dbg !227
  %82 = add nsw i32 %77, %81, !dbg !228
  %83 = load ptr, ptr %13, align 8, !dbg !229
  %84 = getelementptr inbounds i32, ptr %83, i64 0, !dbg !229
  store i32 %82, ptr %84, align 4, !dbg !230
  %85 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0, !dbg !231
  %86 = getelementptr inbounds nuw %struct.Small, ptr %85, i32 0, i32 2, !dbg !232
  %87 = load i32, ptr %86, align 1, !dbg !232
  %88 = load ptr, ptr %13, align 8, !dbg !233
  %89 = getelementptr inbounds i32, ptr %88, i64 1, !dbg !233
  store i32 %87, ptr %89, align 4, !dbg !234
  %90 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 1, !dbg !235
  %91 = load i8, ptr %90, align 1, !dbg !235
  %92 = sext i8 %91 to i32, !dbg !236
  %93 = load ptr, ptr %13, align 8, !dbg !237
  %94 = getelementptr inbounds i32, ptr %93, i64 2, !dbg !237
  store i32 %92, ptr %94, align 4, !dbg !238
  %95 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 2, !dbg !239
  %96 = load i16, ptr %95, align 4, !dbg !239
  %97 = sext i16 %96 to i32, !dbg !240
  %98 = getelementptr inbounds nuw %struct.Wide, ptr %1, i32 0, i32 2, !dbg !241
  %99 = load float, ptr %98, align 8, !dbg !241
  %100 = fptosi float %99 to i32, !dbg !242
  %101 = add nsw i32 %97, %100, !dbg !243
  %102 = load ptr, ptr %13, align 8, !dbg !244
  %103 = getelementptr inbounds i32, ptr %102, i64 3, !dbg !244
  store i32 %101, ptr %103, align 4, !dbg !245
  ret void, !dbg !246
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "packed.cu", directory: "/tmp/kernels")
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
!12 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!13 = distinct !DISubprogram(name: "make", linkageName: "_Z4makei", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !6}
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Inner", file: !1, line: 4, size: 120, align: 8, flags: DIFlagTypePassByValue, elements: !17, identifier: "_ZTS5Inner")
!17 = !{!18, !19, !20, !22}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !16, file: !1, line: 4, baseType: !3, size: 8)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !16, file: !1, line: 4, baseType: !6, size: 32, offset: 8)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !16, file: !1, line: 4, baseType: !21, size: 64, offset: 40)
!21 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !16, file: !1, line: 4, baseType: !4, size: 16, offset: 104)
!23 = !{}
!24 = !DILocalVariable(name: "i", arg: 1, scope: !13, file: !1, line: 7, type: !6)
!25 = !DILocation(line: 7, column: 40, scope: !13)
!26 = !DILocalVariable(name: "made", scope: !13, file: !1, line: 8, type: !16)
!27 = !DILocation(line: 8, column: 11, scope: !13)
!28 = !DILocation(line: 9, column: 20, scope: !13)
!29 = !DILocation(line: 9, column: 10, scope: !13)
!30 = !DILocation(line: 9, column: 12, scope: !13)
!31 = !DILocation(line: 10, column: 14, scope: !13)
!32 = !DILocation(line: 10, column: 16, scope: !13)
!33 = !DILocation(line: 10, column: 10, scope: !13)
!34 = !DILocation(line: 10, column: 12, scope: !13)
!35 = !DILocation(line: 11, column: 14, scope: !13)
!36 = !DILocation(line: 11, column: 16, scope: !13)
!37 = !DILocation(line: 11, column: 10, scope: !13)
!38 = !DILocation(line: 11, column: 12, scope: !13)
!39 = !DILocation(line: 12, column: 22, scope: !13)
!40 = !DILocation(line: 12, column: 24, scope: !13)
!41 = !DILocation(line: 12, column: 21, scope: !13)
!42 = !DILocation(line: 12, column: 10, scope: !13)
!43 = !DILocation(line: 12, column: 12, scope: !13)
!44 = !DILocation(line: 13, column: 5, scope: !13)
!45 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sum5Innerc5Outer", scope: !1, file: !1, line: 15, type: !46, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!46 = !DISubroutineType(types: !47)
!47 = !{!5, !16, !3, !48}
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Outer", file: !1, line: 5, size: 128, align: 8, flags: DIFlagTypePassByValue, elements: !49, identifier: "_ZTS5Outer")
!49 = !{!50, !51}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !48, file: !1, line: 5, baseType: !3, size: 8)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !48, file: !1, line: 5, baseType: !16, size: 120, align: 8, offset: 8)
!52 = !DILocalVariable(name: "x", arg: 1, scope: !45, file: !1, line: 15, type: !16)
!53 = !DILocation(line: 15, column: 45, scope: !45)
!54 = !DILocalVariable(name: "factor", arg: 2, scope: !45, file: !1, line: 15, type: !3)
!55 = !DILocation(line: 15, column: 53, scope: !45)
!56 = !DILocalVariable(name: "y", arg: 3, scope: !45, file: !1, line: 15, type: !48)
!57 = !DILocation(line: 15, column: 67, scope: !45)
!58 = !DILocalVariable(name: "first", scope: !45, file: !1, line: 16, type: !5)
!59 = !DILocation(line: 16, column: 15, scope: !45)
!60 = !DILocation(line: 16, column: 25, scope: !45)
!61 = !DILocation(line: 16, column: 23, scope: !45)
!62 = !DILocation(line: 16, column: 31, scope: !45)
!63 = !DILocation(line: 16, column: 27, scope: !45)
!64 = !DILocation(line: 16, column: 48, scope: !45)
!65 = !DILocation(line: 16, column: 46, scope: !45)
!66 = !DILocation(line: 16, column: 33, scope: !45)
!67 = !DILocation(line: 16, column: 54, scope: !45)
!68 = !DILocation(line: 16, column: 52, scope: !45)
!69 = !DILocation(line: 16, column: 50, scope: !45)
!70 = !DILocation(line: 17, column: 12, scope: !45)
!71 = !DILocation(line: 17, column: 20, scope: !45)
!72 = !DILocation(line: 17, column: 32, scope: !45)
!73 = !DILocation(line: 17, column: 30, scope: !45)
!74 = !DILocation(line: 17, column: 40, scope: !45)
!75 = !DILocation(line: 17, column: 46, scope: !45)
!76 = !DILocation(line: 17, column: 38, scope: !45)
!77 = !DILocation(line: 17, column: 36, scope: !45)
!78 = !DILocation(line: 17, column: 52, scope: !45)
!79 = !DILocation(line: 17, column: 58, scope: !45)
!80 = !DILocation(line: 17, column: 48, scope: !45)
!81 = !DILocation(line: 17, column: 75, scope: !45)
!82 = !DILocation(line: 17, column: 81, scope: !45)
!83 = !DILocation(line: 17, column: 73, scope: !45)
!84 = !DILocation(line: 17, column: 60, scope: !45)
!85 = !DILocation(line: 17, column: 87, scope: !45)
!86 = !DILocation(line: 17, column: 93, scope: !45)
!87 = !DILocation(line: 17, column: 85, scope: !45)
!88 = !DILocation(line: 17, column: 83, scope: !45)
!89 = !DILocation(line: 17, column: 27, scope: !45)
!90 = !DILocation(line: 17, column: 18, scope: !45)
!91 = !DILocation(line: 17, column: 5, scope: !45)
!92 = distinct !DISubprogram(name: "pass", linkageName: "_Z4pass5Inner5OuterPx", scope: !1, file: !1, line: 19, type: !93, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!93 = !DISubroutineType(types: !94)
!94 = !{null, !16, !48, !95}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!96 = !DILocalVariable(name: "in", arg: 1, scope: !92, file: !1, line: 19, type: !16)
!97 = !DILocation(line: 19, column: 28, scope: !92)
!98 = !DILocalVariable(name: "other", arg: 2, scope: !92, file: !1, line: 19, type: !48)
!99 = !DILocation(line: 19, column: 38, scope: !92)
!100 = !DILocalVariable(name: "out", arg: 3, scope: !92, file: !1, line: 19, type: !95)
!101 = !DILocation(line: 19, column: 56, scope: !92)
!102 = !DILocalVariable(name: "t", scope: !92, file: !1, line: 20, type: !6)
!103 = !DILocation(line: 20, column: 9, scope: !92)
!104 = !DILocation(line: 20, column: 13, scope: !92)
!105 = !DILocation(line: 20, column: 23, scope: !92)
!106 = !DILocalVariable(name: "mine", scope: !92, file: !1, line: 21, type: !48)
!107 = !DILocation(line: 21, column: 11, scope: !92)
!108 = !DILocation(line: 21, column: 18, scope: !92)
!109 = !DILocation(line: 22, column: 23, scope: !92)
!110 = !DILocation(line: 22, column: 25, scope: !92)
!111 = !DILocation(line: 22, column: 18, scope: !92)
!112 = !DILocation(line: 22, column: 10, scope: !92)
!113 = !DILocation(line: 22, column: 16, scope: !92)
!114 = !DILocation(line: 23, column: 18, scope: !92)
!115 = !DILocation(line: 23, column: 25, scope: !92)
!116 = !DILocation(line: 23, column: 14, scope: !92)
!117 = !DILocation(line: 23, column: 42, scope: !92)
!118 = !DILocation(line: 23, column: 37, scope: !92)
!119 = !DILocation(line: 23, column: 53, scope: !92)
!120 = !DILocation(line: 23, column: 33, scope: !92)
!121 = !DILocation(line: 23, column: 31, scope: !92)
!122 = !DILocation(line: 23, column: 5, scope: !92)
!123 = !DILocation(line: 23, column: 9, scope: !92)
!124 = !DILocation(line: 23, column: 12, scope: !92)
!125 = !DILocation(line: 24, column: 1, scope: !92)
!126 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !127, file: !127, line: 14, type: !128, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!127 = !DIFile(filename: "./device.cuh", directory: "/tmp/kernels")
!128 = !DISubroutineType(types: !129)
!129 = !{!130, !133, !133, !133}
!130 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !127, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !131, identifier: "_ZTS5Index")
!131 = !{!132, !134, !135}
!132 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !130, file: !127, line: 13, baseType: !133, size: 32)
!133 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !130, file: !127, line: 13, baseType: !133, size: 32, offset: 32)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !130, file: !127, line: 13, baseType: !133, size: 32, offset: 64)
!136 = !DILocalVariable(name: "x", arg: 1, scope: !126, file: !127, line: 14, type: !133)
!137 = !DILocation(line: 14, column: 42, scope: !126)
!138 = !DILocalVariable(name: "y", arg: 2, scope: !126, file: !127, line: 14, type: !133)
!139 = !DILocation(line: 14, column: 54, scope: !126)
!140 = !DILocalVariable(name: "z", arg: 3, scope: !126, file: !127, line: 14, type: !133)
!141 = !DILocation(line: 14, column: 66, scope: !126)
!142 = !DILocation(line: 14, column: 78, scope: !126)
!143 = !DILocation(line: 14, column: 79, scope: !126)
!144 = !DILocation(line: 14, column: 82, scope: !126)
!145 = !DILocation(line: 14, column: 85, scope: !126)
!146 = !DILocation(line: 14, column: 71, scope: !126)
!147 = distinct !DISubprogram(name: "add", linkageName: "_Z3add5Mixed4Wide", scope: !1, file: !1, line: 31, type: !148, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!148 = !DISubroutineType(types: !149)
!149 = !{!150, !150, !160}
!150 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Mixed", file: !1, line: 29, size: 96, align: 32, flags: DIFlagTypePassByValue, elements: !151, identifier: "_ZTS5Mixed")
!151 = !{!152, !158, !159}
!152 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !150, file: !1, line: 29, baseType: !153, size: 56, align: 8)
!153 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Small", file: !1, line: 27, size: 56, align: 8, flags: DIFlagTypePassByValue, elements: !154, identifier: "_ZTS5Small")
!154 = !{!155, !156, !157}
!155 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !153, file: !1, line: 27, baseType: !3, size: 8)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !153, file: !1, line: 27, baseType: !4, size: 16, offset: 8)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !153, file: !1, line: 27, baseType: !6, size: 32, offset: 24)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !150, file: !1, line: 29, baseType: !3, size: 8, offset: 56)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "q", scope: !150, file: !1, line: 29, baseType: !4, size: 16, offset: 64)
!160 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Wide", file: !1, line: 30, size: 128, align: 64, flags: DIFlagTypePassByValue, elements: !161, identifier: "_ZTS4Wide")
!161 = !{!162, !163, !164}
!162 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !160, file: !1, line: 30, baseType: !3, size: 8)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !160, file: !1, line: 30, baseType: !153, size: 56, align: 8, offset: 8)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !160, file: !1, line: 30, baseType: !165, size: 32, offset: 64)
!165 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!166 = !DILocalVariable(name: "x", arg: 1, scope: !147, file: !1, line: 31, type: !150)
!167 = !DILocation(line: 31, column: 41, scope: !147)
!168 = !DILocalVariable(name: "y", arg: 2, scope: !147, file: !1, line: 31, type: !160)
!169 = !DILocation(line: 31, column: 49, scope: !147)
!170 = !DILocation(line: 32, column: 16, scope: !147)
!171 = !DILocation(line: 32, column: 18, scope: !147)
!172 = !DILocation(line: 32, column: 14, scope: !147)
!173 = !DILocation(line: 32, column: 7, scope: !147)
!174 = !DILocation(line: 32, column: 9, scope: !147)
!175 = !DILocation(line: 32, column: 11, scope: !147)
!176 = !DILocation(line: 33, column: 16, scope: !147)
!177 = !DILocation(line: 33, column: 18, scope: !147)
!178 = !DILocation(line: 33, column: 7, scope: !147)
!179 = !DILocation(line: 33, column: 9, scope: !147)
!180 = !DILocation(line: 33, column: 11, scope: !147)
!181 = !DILocation(line: 34, column: 12, scope: !147)
!182 = !DILocation(line: 34, column: 5, scope: !147)
!183 = distinct !DISubprogram(name: "mixed", linkageName: "_Z5mixed5Mixed4WidePi", scope: !1, file: !1, line: 36, type: !184, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!184 = !DISubroutineType(types: !185)
!185 = !{null, !150, !160, !186}
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!187 = !DILocalVariable(name: "x", arg: 1, scope: !183, file: !1, line: 36, type: !150)
!188 = !DILocation(line: 36, column: 29, scope: !183)
!189 = !DILocalVariable(name: "y", arg: 2, scope: !183, file: !1, line: 36, type: !160)
!190 = !DILocation(line: 36, column: 37, scope: !183)
!191 = !DILocalVariable(name: "out", arg: 3, scope: !183, file: !1, line: 36, type: !186)
!192 = !DILocation(line: 36, column: 45, scope: !183)
!193 = !DILocalVariable(name: "sum", scope: !183, file: !1, line: 37, type: !150)
!194 = !DILocation(line: 37, column: 11, scope: !183)
!195 = !DILocation(line: 37, column: 21, scope: !183)
!196 = !DILocation(line: 37, column: 24, scope: !183)
!197 = !DILocation(line: 37, column: 17, scope: !183)
!198 = !DILocalVariable(name: "other", scope: !183, file: !1, line: 38, type: !150)
!199 = !DILocation(line: 38, column: 11, scope: !183)
!200 = !DILocation(line: 38, column: 19, scope: !183)
!201 = !DILocation(line: 39, column: 25, scope: !183)
!202 = !DILocation(line: 39, column: 35, scope: !183)
!203 = !DILocation(line: 39, column: 37, scope: !183)
!204 = !DILocation(line: 39, column: 24, scope: !183)
!205 = !DILocation(line: 39, column: 11, scope: !183)
!206 = !DILocation(line: 39, column: 13, scope: !183)
!207 = !DILocation(line: 39, column: 15, scope: !183)
!208 = !DILocation(line: 40, column: 18, scope: !183)
!209 = !DILocation(line: 40, column: 25, scope: !183)
!210 = !DILocation(line: 40, column: 14, scope: !183)
!211 = !DILocation(line: 40, column: 28, scope: !183)
!212 = !DILocation(line: 40, column: 30, scope: !183)
!213 = !DILocation(line: 40, column: 9, scope: !183)
!214 = !DILocation(line: 40, column: 11, scope: !183)
!215 = !DILocalVariable(name: "mine", scope: !183, file: !1, line: 41, type: !186)
!216 = !DILocation(line: 41, column: 10, scope: !183)
!217 = !DILocation(line: 41, column: 17, scope: !183)
!218 = !DILocation(line: 41, column: 27, scope: !183)
!219 = !DILocation(line: 41, column: 37, scope: !183)
!220 = !DILocation(line: 41, column: 25, scope: !183)
!221 = !DILocation(line: 41, column: 21, scope: !183)
!222 = !DILocation(line: 42, column: 19, scope: !183)
!223 = !DILocation(line: 42, column: 21, scope: !183)
!224 = !DILocation(line: 42, column: 15, scope: !183)
!225 = !DILocation(line: 42, column: 29, scope: !183)
!226 = !DILocation(line: 42, column: 31, scope: !183)
!227 = !DILocation(line: 42, column: 25, scope: !183)
!228 = !DILocation(line: 42, column: 23, scope: !183)
!229 = !DILocation(line: 42, column: 5, scope: !183)
!230 = !DILocation(line: 42, column: 13, scope: !183)
!231 = !DILocation(line: 43, column: 19, scope: !183)
!232 = !DILocation(line: 43, column: 21, scope: !183)
!233 = !DILocation(line: 43, column: 5, scope: !183)
!234 = !DILocation(line: 43, column: 13, scope: !183)
!235 = !DILocation(line: 44, column: 19, scope: !183)
!236 = !DILocation(line: 44, column: 15, scope: !183)
!237 = !DILocation(line: 44, column: 5, scope: !183)
!238 = !DILocation(line: 44, column: 13, scope: !183)
!239 = !DILocation(line: 45, column: 19, scope: !183)
!240 = !DILocation(line: 45, column: 15, scope: !183)
!241 = !DILocation(line: 45, column: 30, scope: !183)
!242 = !DILocation(line: 45, column: 28, scope: !183)
!243 = !DILocation(line: 45, column: 21, scope: !183)
!244 = !DILocation(line: 45, column: 5, scope: !183)
!245 = !DILocation(line: 45, column: 13, scope: !183)
!246 = !DILocation(line: 46, column: 1, scope: !183)
