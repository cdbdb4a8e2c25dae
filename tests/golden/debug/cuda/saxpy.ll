; ModuleID = 'saxpy.cu'
source_filename = "saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z4axpyIfLi1EEvT_PKS0_PS0_i = comdat any

$_Z7indicesjjj = comdat any

$_Z4axpyIdLi2EEvT_PKS0_PS0_i = comdat any

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4axpyIfLi1EEvT_PKS0_PS0_i(float noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 comdat !dbg !7 {
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  %12 = alloca %struct.Index, align 4
  %13 = alloca i32, align 4
  store float %0, ptr %5, align 4
    #dbg_declare(ptr %5, !19, !DIExpression(), !20)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !21, !DIExpression(), !22)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !23, !DIExpression(), !24)
  store i32 %3, ptr %8, align 4
    #dbg_declare(ptr %8, !25, !DIExpression(), !26)
    #dbg_declare(ptr %9, !27, !DIExpression(), !28)
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !29
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !29
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #3, !dbg !29
  %18 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !29
  %19 = extractvalue %struct.Index %17, 0, !dbg !29
  store i32 %19, ptr %18, align 4, !dbg !29
  %20 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1, !dbg !29
  %21 = extractvalue %struct.Index %17, 1, !dbg !29
  store i32 %21, ptr %20, align 4, !dbg !29
  %22 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2, !dbg !29
  %23 = extractvalue %struct.Index %17, 2, !dbg !29
  store i32 %23, ptr %22, align 4, !dbg !29
  %24 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !30
  %25 = load i32, ptr %24, align 4, !dbg !30
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !31
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !31
  %29 = call %struct.Index @_Z7indicesjjj(i32 noundef %26, i32 noundef %27, i32 noundef %28) #3, !dbg !31
  %30 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !31
  %31 = extractvalue %struct.Index %29, 0, !dbg !31
  store i32 %31, ptr %30, align 4, !dbg !31
  %32 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1, !dbg !31
  %33 = extractvalue %struct.Index %29, 1, !dbg !31
  store i32 %33, ptr %32, align 4, !dbg !31
  %34 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2, !dbg !31
  %35 = extractvalue %struct.Index %29, 2, !dbg !31
  store i32 %35, ptr %34, align 4, !dbg !31
  %36 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !32
  %37 = load i32, ptr %36, align 4, !dbg !32
  %38 = mul i32 %25, %37, !dbg !33
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !34
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !34
  %42 = call %struct.Index @_Z7indicesjjj(i32 noundef %39, i32 noundef %40, i32 noundef %41) #3, !dbg !34
  %43 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !34
  %44 = extractvalue %struct.Index %42, 0, !dbg !34
  store i32 %44, ptr %43, align 4, !dbg !34
  %45 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1, !dbg !34
  %46 = extractvalue %struct.Index %42, 1, !dbg !34
  store i32 %46, ptr %45, align 4, !dbg !34
  %47 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2, !dbg !34
  %48 = extractvalue %struct.Index %42, 2, !dbg !34
  store i32 %48, ptr %47, align 4, !dbg !34
  %49 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !35
  %50 = load i32, ptr %49, align 4, !dbg !35
  %51 = add i32 %38, %50, !dbg !36
  %52 = mul i32 %51, 1, !dbg !37
  store i32 %52, ptr %9, align 4, !dbg !28
    #dbg_declare(ptr %13, !38, !DIExpression(), !40)
  %53 = load i32, ptr %9, align 4, !dbg !41
  store i32 %53, ptr %13, align 4, !dbg !40
  br label %54, !dbg !42

54:                                               ; preds = %78, %4
  %55 = load i32, ptr %13, align 4, !dbg !43
  %56 = load i32, ptr %9, align 4, !dbg !45
  %57 = add nsw i32 %56, 1, !dbg !46
  %58 = icmp slt i32 %55, %57, !dbg !47
  br i1 %58, label %59, label %81, !dbg !48

59:                                               ; preds = %54
  %60 = load i32, ptr %13, align 4, !dbg !49
  %61 = load i32, ptr %8, align 4, !dbg !51
  %62 = icmp slt i32 %60, %61, !dbg !52
  br i1 %62, label %63, label %77, !dbg !52

63:                                               ; preds = %59
  %64 = load float, ptr %5, align 4, !dbg !53
  %65 = load ptr, ptr %6, align 8, !dbg !54
  %66 = load i32, ptr %13, align 4, !dbg !55
  %67 = sext i32 %66 to i64, !dbg !54
  %68 = getelementptr inbounds float, ptr %65, i64 %67, !dbg !54
  %69 = load float, ptr %68, align 4, !dbg !54
  %70 = fmul contract float %64, %69, !dbg !56
  %71 = load ptr, ptr %7, align 8, !dbg !57
  %72 = load i32, ptr %13, align 4, !dbg !58
  %73 = sext i32 %72 to i64, !dbg !57
  %74 = getelementptr inbounds float, ptr %71, i64 %73, !dbg !57
  %75 = load float, ptr %74, align 4, !dbg !59
  %76 = fadd contract float %75, %70, !dbg !59
  store float %76, ptr %74, align 4, !dbg !59
  br label %77, !dbg !57

77:                                               ; preds = %63, %59
  br label %78, !dbg !51

78:                                               ; preds = %77
  %79 = load i32, ptr %13, align 4, !dbg !60
  %80 = add nsw i32 %79, 1, !dbg !60
  store i32 %80, ptr %13, align 4, !dbg !60
  br label %54, !dbg !61, !llvm.loop !62

81:                                               ; preds = %54
  ret void, !dbg !66
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !67 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !77, !DIExpression(), !78)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !79, !DIExpression(), !80)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !81, !DIExpression(), !82)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !83
  %9 = load i32, ptr %5, align 4, !dbg !84
  store i32 %9, ptr %8, align 4, !dbg !83
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !83
  %11 = load i32, ptr %6, align 4, !dbg !85
  store i32 %11, ptr %10, align 4, !dbg !83
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !83
  %13 = load i32, ptr %7, align 4, !dbg !86
  store i32 %13, ptr %12, align 4, !dbg !83
  %14 = load %struct.Index, ptr %4, align 4, !dbg !87
  ret %struct.Index %14, !dbg !87
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4axpyIdLi2EEvT_PKS0_PS0_i(double noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 comdat !dbg !88 {
  %5 = alloca double, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  %12 = alloca %struct.Index, align 4
  %13 = alloca i32, align 4
  store double %0, ptr %5, align 8
    #dbg_declare(ptr %5, !98, !DIExpression(), !99)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !100, !DIExpression(), !101)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !102, !DIExpression(), !103)
  store i32 %3, ptr %8, align 4
    #dbg_declare(ptr %8, !104, !DIExpression(), !105)
    #dbg_declare(ptr %9, !106, !DIExpression(), !107)
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !108
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !108
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !108
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #3, !dbg !108
  %18 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !108
  %19 = extractvalue %struct.Index %17, 0, !dbg !108
  store i32 %19, ptr %18, align 4, !dbg !108
  %20 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1, !dbg !108
  %21 = extractvalue %struct.Index %17, 1, !dbg !108
  store i32 %21, ptr %20, align 4, !dbg !108
  %22 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2, !dbg !108
  %23 = extractvalue %struct.Index %17, 2, !dbg !108
  store i32 %23, ptr %22, align 4, !dbg !108
  %24 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !109
  %25 = load i32, ptr %24, align 4, !dbg !109
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !110
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !110
  %29 = call %struct.Index @_Z7indicesjjj(i32 noundef %26, i32 noundef %27, i32 noundef %28) #3, !dbg !110
  %30 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !110
  %31 = extractvalue %struct.Index %29, 0, !dbg !110
  store i32 %31, ptr %30, align 4, !dbg !110
  %32 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1, !dbg !110
  %33 = extractvalue %struct.Index %29, 1, !dbg !110
  store i32 %33, ptr %32, align 4, !dbg !110
  %34 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2, !dbg !110
  %35 = extractvalue %struct.Index %29, 2, !dbg !110
  store i32 %35, ptr %34, align 4, !dbg !110
  %36 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !111
  %37 = load i32, ptr %36, align 4, !dbg !111
  %38 = mul i32 %25, %37, !dbg !112
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !113
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !113
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !113
  %42 = call %struct.Index @_Z7indicesjjj(i32 noundef %39, i32 noundef %40, i32 noundef %41) #3, !dbg !113
  %43 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !113
  %44 = extractvalue %struct.Index %42, 0, !dbg !113
  store i32 %44, ptr %43, align 4, !dbg !113
  %45 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1, !dbg !113
  %46 = extractvalue %struct.Index %42, 1, !dbg !113
  store i32 %46, ptr %45, align 4, !dbg !113
  %47 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2, !dbg !113
  %48 = extractvalue %struct.Index %42, 2, !dbg !113
  store i32 %48, ptr %47, align 4, !dbg !113
  %49 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !114
  %50 = load i32, ptr %49, align 4, !dbg !114
  %51 = add i32 %38, %50, !dbg !115
  %52 = mul i32 %51, 2, !dbg !116
  store i32 %52, ptr %9, align 4, !dbg !107
    #dbg_declare(ptr %13, !117, !DIExpression(), !119)
  %53 = load i32, ptr %9, align 4, !dbg !120
  store i32 %53, ptr %13, align 4, !dbg !119
  br label %54, !dbg !121

54:                                               ; preds = %78, %4
  %55 = load i32, ptr %13, align 4, !dbg !122
  %56 = load i32, ptr %9, align 4, !dbg !124
  %57 = add nsw i32 %56, 2, !dbg !125
  %58 = icmp slt i32 %55, %57, !dbg !126
  br i1 %58, label %59, label %81, !dbg !127

59:                                               ; preds = %54
  %60 = load i32, ptr %13, align 4, !dbg !128
  %61 = load i32, ptr %8, align 4, !dbg !130
  %62 = icmp slt i32 %60, %61, !dbg !131
  br i1 %62, label %63, label %77, !dbg !131

63:                                               ; preds = %59
  %64 = load double, ptr %5, align 8, !dbg !132
  %65 = load ptr, ptr %6, align 8, !dbg !133
  %66 = load i32, ptr %13, align 4, !dbg !134
  %67 = sext i32 %66 to i64, !dbg !133
  %68 = getelementptr inbounds double, ptr %65, i64 %67, !dbg !133
  %69 = load double, ptr %68, align 8, !dbg !133
  %70 = fmul contract double %64, %69, !dbg !135
  %71 = load ptr, ptr %7, align 8, !dbg !136
  %72 = load i32, ptr %13, align 4, !dbg !137
  %73 = sext i32 %72 to i64, !dbg !136
  %74 = getelementptr inbounds double, ptr %71, i64 %73, !dbg !136
  %75 = load double, ptr %74, align 8, !dbg !138
  %76 = fadd contract double %75, %70, !dbg !138
  store double %76, ptr %74, align 8, !dbg !138
  br label %77, !dbg !136

77:                                               ; preds = %63, %59
  br label %78, !dbg !130

78:                                               ; preds = %77
  %79 = load i32, ptr %13, align 4, !dbg !139
  %80 = add nsw i32 %79, 1, !dbg !139
  store i32 %80, ptr %13, align 4, !dbg !139
  br label %54, !dbg !140, !llvm.loop !141

81:                                               ; preds = %54
  ret void, !dbg !143
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "saxpy.cu", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = distinct !DISubprogram(name: "axpy<float, 1>", linkageName: "_Z4axpyIfLi1EEvT_PKS0_PS0_i", scope: !1, file: !1, line: 3, type: !8, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !16, retainedNodes: !15)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10, !11, !13, !14}
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !{!17, !18}
!17 = !DITemplateTypeParameter(name: "T", type: !10)
!18 = !DITemplateValueParameter(name: "N", type: !14, value: i32 1)
!19 = !DILocalVariable(name: "a", arg: 1, scope: !7, file: !1, line: 3, type: !10)
!20 = !DILocation(line: 3, column: 53, scope: !7)
!21 = !DILocalVariable(name: "x", arg: 2, scope: !7, file: !1, line: 3, type: !11)
!22 = !DILocation(line: 3, column: 65, scope: !7)
!23 = !DILocalVariable(name: "y", arg: 3, scope: !7, file: !1, line: 3, type: !13)
!24 = !DILocation(line: 3, column: 71, scope: !7)
!25 = !DILocalVariable(name: "n", arg: 4, scope: !7, file: !1, line: 3, type: !14)
!26 = !DILocation(line: 3, column: 78, scope: !7)
!27 = !DILocalVariable(name: "first", scope: !7, file: !1, line: 4, type: !14)
!28 = !DILocation(line: 4, column: 9, scope: !7)
!29 = !DILocation(line: 4, column: 18, scope: !7)
!30 = !DILocation(line: 4, column: 27, scope: !7)
!31 = !DILocation(line: 4, column: 31, scope: !7)
!32 = !DILocation(line: 4, column: 40, scope: !7)
!33 = !DILocation(line: 4, column: 29, scope: !7)
!34 = !DILocation(line: 4, column: 44, scope: !7)
!35 = !DILocation(line: 4, column: 54, scope: !7)
!36 = !DILocation(line: 4, column: 42, scope: !7)
!37 = !DILocation(line: 4, column: 57, scope: !7)
!38 = !DILocalVariable(name: "i", scope: !39, file: !1, line: 6, type: !14)
!39 = distinct !DILexicalBlock(scope: !7, file: !1, line: 6, column: 5)
!40 = !DILocation(line: 6, column: 14, scope: !39)
!41 = !DILocation(line: 6, column: 18, scope: !39)
!42 = !DILocation(line: 6, column: 10, scope: !39)
!43 = !DILocation(line: 6, column: 25, scope: !44)
!44 = distinct !DILexicalBlock(scope: !39, file: !1, line: 6, column: 5)
!45 = !DILocation(line: 6, column: 29, scope: !44)
!46 = !DILocation(line: 6, column: 35, scope: !44)
!47 = !DILocation(line: 6, column: 27, scope: !44)
!48 = !DILocation(line: 6, column: 5, scope: !39)
!49 = !DILocation(line: 7, column: 13, scope: !50)
!50 = distinct !DILexicalBlock(scope: !44, file: !1, line: 7, column: 13)
!51 = !DILocation(line: 7, column: 17, scope: !50)
!52 = !DILocation(line: 7, column: 15, scope: !50)
!53 = !DILocation(line: 7, column: 28, scope: !50)
!54 = !DILocation(line: 7, column: 32, scope: !50)
!55 = !DILocation(line: 7, column: 34, scope: !50)
!56 = !DILocation(line: 7, column: 30, scope: !50)
!57 = !DILocation(line: 7, column: 20, scope: !50)
!58 = !DILocation(line: 7, column: 22, scope: !50)
!59 = !DILocation(line: 7, column: 25, scope: !50)
!60 = !DILocation(line: 6, column: 41, scope: !44)
!61 = !DILocation(line: 6, column: 5, scope: !44)
!62 = distinct !{!62, !48, !63, !64, !65}
!63 = !DILocation(line: 7, column: 35, scope: !39)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.enable"}
!66 = !DILocation(line: 8, column: 1, scope: !7)
!67 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !68, file: !68, line: 14, type: !69, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!68 = !DIFile(filename: "./device.cuh", directory: "/src")
!69 = !DISubroutineType(types: !70)
!70 = !{!71, !74, !74, !74}
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !68, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !72, identifier: "_ZTS5Index")
!72 = !{!73, !75, !76}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !71, file: !68, line: 13, baseType: !74, size: 32)
!74 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !71, file: !68, line: 13, baseType: !74, size: 32, offset: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !71, file: !68, line: 13, baseType: !74, size: 32, offset: 64)
!77 = !DILocalVariable(name: "x", arg: 1, scope: !67, file: !68, line: 14, type: !74)
!78 = !DILocation(line: 14, column: 42, scope: !67)
!79 = !DILocalVariable(name: "y", arg: 2, scope: !67, file: !68, line: 14, type: !74)
!80 = !DILocation(line: 14, column: 54, scope: !67)
!81 = !DILocalVariable(name: "z", arg: 3, scope: !67, file: !68, line: 14, type: !74)
!82 = !DILocation(line: 14, column: 66, scope: !67)
!83 = !DILocation(line: 14, column: 78, scope: !67)
!84 = !DILocation(line: 14, column: 79, scope: !67)
!85 = !DILocation(line: 14, column: 82, scope: !67)
!86 = !DILocation(line: 14, column: 85, scope: !67)
!87 = !DILocation(line: 14, column: 71, scope: !67)
!88 = distinct !DISubprogram(name: "axpy<double, 2>", linkageName: "_Z4axpyIdLi2EEvT_PKS0_PS0_i", scope: !1, file: !1, line: 3, type: !89, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !95, retainedNodes: !15)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !91, !92, !94, !14}
!91 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !91)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!95 = !{!96, !97}
!96 = !DITemplateTypeParameter(name: "T", type: !91)
!97 = !DITemplateValueParameter(name: "N", type: !14, value: i32 2)
!98 = !DILocalVariable(name: "a", arg: 1, scope: !88, file: !1, line: 3, type: !91)
!99 = !DILocation(line: 3, column: 53, scope: !88)
!100 = !DILocalVariable(name: "x", arg: 2, scope: !88, file: !1, line: 3, type: !92)
!101 = !DILocation(line: 3, column: 65, scope: !88)
!102 = !DILocalVariable(name: "y", arg: 3, scope: !88, file: !1, line: 3, type: !94)
!103 = !DILocation(line: 3, column: 71, scope: !88)
!104 = !DILocalVariable(name: "n", arg: 4, scope: !88, file: !1, line: 3, type: !14)
!105 = !DILocation(line: 3, column: 78, scope: !88)
!106 = !DILocalVariable(name: "first", scope: !88, file: !1, line: 4, type: !14)
!107 = !DILocation(line: 4, column: 9, scope: !88)
!108 = !DILocation(line: 4, column: 18, scope: !88)
!109 = !DILocation(line: 4, column: 27, scope: !88)
!110 = !DILocation(line: 4, column: 31, scope: !88)
!111 = !DILocation(line: 4, column: 40, scope: !88)
!112 = !DILocation(line: 4, column: 29, scope: !88)
!113 = !DILocation(line: 4, column: 44, scope: !88)
!114 = !DILocation(line: 4, column: 54, scope: !88)
!115 = !DILocation(line: 4, column: 42, scope: !88)
!116 = !DILocation(line: 4, column: 57, scope: !88)
!117 = !DILocalVariable(name: "i", scope: !118, file: !1, line: 6, type: !14)
!118 = distinct !DILexicalBlock(scope: !88, file: !1, line: 6, column: 5)
!119 = !DILocation(line: 6, column: 14, scope: !118)
!120 = !DILocation(line: 6, column: 18, scope: !118)
!121 = !DILocation(line: 6, column: 10, scope: !118)
!122 = !DILocation(line: 6, column: 25, scope: !123)
!123 = distinct !DILexicalBlock(scope: !118, file: !1, line: 6, column: 5)
!124 = !DILocation(line: 6, column: 29, scope: !123)
!125 = !DILocation(line: 6, column: 35, scope: !123)
!126 = !DILocation(line: 6, column: 27, scope: !123)
!127 = !DILocation(line: 6, column: 5, scope: !118)
!128 = !DILocation(line: 7, column: 13, scope: !129)
!129 = distinct !DILexicalBlock(scope: !123, file: !1, line: 7, column: 13)
!130 = !DILocation(line: 7, column: 17, scope: !129)
!131 = !DILocation(line: 7, column: 15, scope: !129)
!132 = !DILocation(line: 7, column: 28, scope: !129)
!133 = !DILocation(line: 7, column: 32, scope: !129)
!134 = !DILocation(line: 7, column: 34, scope: !129)
!135 = !DILocation(line: 7, column: 30, scope: !129)
!136 = !DILocation(line: 7, column: 20, scope: !129)
!137 = !DILocation(line: 7, column: 22, scope: !129)
!138 = !DILocation(line: 7, column: 25, scope: !129)
!139 = !DILocation(line: 6, column: 41, scope: !123)
!140 = !DILocation(line: 6, column: 5, scope: !123)
!141 = distinct !{!141, !127, !142, !64, !65}
!142 = !DILocation(line: 7, column: 35, scope: !118)
!143 = !DILocation(line: 8, column: 1, scope: !88)
