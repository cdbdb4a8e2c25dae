; ModuleID = 'saxpy.cu'
source_filename = "saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z4axpyIfLi1EEvT_PKS0_PS0_i = comdat any

$_Z7indicesjjj = comdat any

$_Z4axpyIdLi2EEvT_PKS0_PS0_i = comdat any

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4axpyIfLi1EEvT_PKS0_PS0_i(float noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 comdat !dbg !8 {
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
    #dbg_declare(ptr %5, !20, !DIExpression(), !21)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !22, !DIExpression(), !23)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !24, !DIExpression(), !25)
  store i32 %3, ptr %8, align 4
    #dbg_declare(ptr %8, !26, !DIExpression(), !27)
    #dbg_declare(ptr %9, !28, !DIExpression(), !29)
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !30
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !30
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #3, !dbg !30
  %18 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !30
  %19 = extractvalue %struct.Index %17, 0, !dbg !30
  store i32 %19, ptr %18, align 4, !dbg !30
  %20 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1, !dbg !30
  %21 = extractvalue %struct.Index %17, 1, !dbg !30
  store i32 %21, ptr %20, align 4, !dbg !30
  %22 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2, !dbg !30
  %23 = extractvalue %struct.Index %17, 2, !dbg !30
  store i32 %23, ptr %22, align 4, !dbg !30
  %24 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !31
  %25 = load i32, ptr %24, align 4, !dbg !31
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !32
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !32
  %29 = call %struct.Index @_Z7indicesjjj(i32 noundef %26, i32 noundef %27, i32 noundef %28) #3, !dbg !32
  %30 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !32
  %31 = extractvalue %struct.Index %29, 0, !dbg !32
  store i32 %31, ptr %30, align 4, !dbg !32
  %32 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1, !dbg !32
  %33 = extractvalue %struct.Index %29, 1, !dbg !32
  store i32 %33, ptr %32, align 4, !dbg !32
  %34 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2, !dbg !32
  %35 = extractvalue %struct.Index %29, 2, !dbg !32
  store i32 %35, ptr %34, align 4, !dbg !32
  %36 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !33
  %37 = load i32, ptr %36, align 4, !dbg !33
  %38 = mul i32 %25, %37, !dbg !34
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !35
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !35
  %42 = call %struct.Index @_Z7indicesjjj(i32 noundef %39, i32 noundef %40, i32 noundef %41) #3, !dbg !35
  %43 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !35
  %44 = extractvalue %struct.Index %42, 0, !dbg !35
  store i32 %44, ptr %43, align 4, !dbg !35
  %45 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1, !dbg !35
  %46 = extractvalue %struct.Index %42, 1, !dbg !35
  store i32 %46, ptr %45, align 4, !dbg !35
  %47 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2, !dbg !35
  %48 = extractvalue %struct.Index %42, 2, !dbg !35
  store i32 %48, ptr %47, align 4, !dbg !35
  %49 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !36
  %50 = load i32, ptr %49, align 4, !dbg !36
  %51 = add i32 %38, %50, !dbg !37
  %52 = mul i32 %51, 1, !dbg !38
  store i32 %52, ptr %9, align 4, !dbg !29
    #dbg_declare(ptr %13, !39, !DIExpression(), !41)
  %53 = load i32, ptr %9, align 4, !dbg !42
  store i32 %53, ptr %13, align 4, !dbg !41
  br label %54, !dbg !43

54:                                               ; preds = %78, %4
  %55 = load i32, ptr %13, align 4, !dbg !44
  %56 = load i32, ptr %9, align 4, !dbg !46
  %57 = add nsw i32 %56, 1, !dbg !47
  %58 = icmp slt i32 %55, %57, !dbg !48
  br i1 %58, label %59, label %81, !dbg !49

59:                                               ; preds = %54
  %60 = load i32, ptr %13, align 4, !dbg !50
  %61 = load i32, ptr %8, align 4, !dbg !52
  %62 = icmp slt i32 %60, %61, !dbg !53
  br i1 %62, label %63, label %77, !dbg !53

63:                                               ; preds = %59
  %64 = load float, ptr %5, align 4, !dbg !54
  %65 = load ptr, ptr %6, align 8, !dbg !55
  %66 = load i32, ptr %13, align 4, !dbg !56
  %67 = sext i32 %66 to i64, !dbg !55
  %68 = getelementptr inbounds float, ptr %65, i64 %67, !dbg !55
  %69 = load float, ptr %68, align 4, !dbg !55
  %70 = fmul contract float %64, %69, !dbg !57
  %71 = load ptr, ptr %7, align 8, !dbg !58
  %72 = load i32, ptr %13, align 4, !dbg !59
  %73 = sext i32 %72 to i64, !dbg !58
  %74 = getelementptr inbounds float, ptr %71, i64 %73, !dbg !58
  %75 = load float, ptr %74, align 4, !dbg !60
  %76 = fadd contract float %75, %70, !dbg !60
  store float %76, ptr %74, align 4, !dbg !60
  br label %77, !dbg !58

77:                                               ; preds = %63, %59
  br label %78, !dbg !52

78:                                               ; preds = %77
  %79 = load i32, ptr %13, align 4, !dbg !61
  %80 = add nsw i32 %79, 1, !dbg !61
  store i32 %80, ptr %13, align 4, !dbg !61
  br label %54, !dbg !62, !llvm.loop !63

81:                                               ; preds = %54
  ret void, !dbg !67
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !68 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !78, !DIExpression(), !79)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !80, !DIExpression(), !81)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !82, !DIExpression(), !83)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !84
  %9 = load i32, ptr %5, align 4, !dbg !85
  store i32 %9, ptr %8, align 4, !dbg !84
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !84
  %11 = load i32, ptr %6, align 4, !dbg !86
  store i32 %11, ptr %10, align 4, !dbg !84
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !84
  %13 = load i32, ptr %7, align 4, !dbg !87
  store i32 %13, ptr %12, align 4, !dbg !84
  %14 = load %struct.Index, ptr %4, align 4, !dbg !88
  ret %struct.Index %14, !dbg !88
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4axpyIdLi2EEvT_PKS0_PS0_i(double noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 comdat !dbg !89 {
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
    #dbg_declare(ptr %5, !99, !DIExpression(), !100)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !101, !DIExpression(), !102)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !103, !DIExpression(), !104)
  store i32 %3, ptr %8, align 4
    #dbg_declare(ptr %8, !105, !DIExpression(), !106)
    #dbg_declare(ptr %9, !107, !DIExpression(), !108)
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !109
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !109
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !109
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #3, !dbg !109
  %18 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !109
  %19 = extractvalue %struct.Index %17, 0, !dbg !109
  store i32 %19, ptr %18, align 4, !dbg !109
  %20 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1, !dbg !109
  %21 = extractvalue %struct.Index %17, 1, !dbg !109
  store i32 %21, ptr %20, align 4, !dbg !109
  %22 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2, !dbg !109
  %23 = extractvalue %struct.Index %17, 2, !dbg !109
  store i32 %23, ptr %22, align 4, !dbg !109
  %24 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !110
  %25 = load i32, ptr %24, align 4, !dbg !110
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !111
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !111
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !111
  %29 = call %struct.Index @_Z7indicesjjj(i32 noundef %26, i32 noundef %27, i32 noundef %28) #3, !dbg !111
  %30 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !111
  %31 = extractvalue %struct.Index %29, 0, !dbg !111
  store i32 %31, ptr %30, align 4, !dbg !111
  %32 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1, !dbg !111
  %33 = extractvalue %struct.Index %29, 1, !dbg !111
  store i32 %33, ptr %32, align 4, !dbg !111
  %34 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2, !dbg !111
  %35 = extractvalue %struct.Index %29, 2, !dbg !111
  store i32 %35, ptr %34, align 4, !dbg !111
  %36 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !112
  %37 = load i32, ptr %36, align 4, !dbg !112
  %38 = mul i32 %25, %37, !dbg !113
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !114
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !114
  %42 = call %struct.Index @_Z7indicesjjj(i32 noundef %39, i32 noundef %40, i32 noundef %41) #3, !dbg !114
  %43 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !114
  %44 = extractvalue %struct.Index %42, 0, !dbg !114
  store i32 %44, ptr %43, align 4, !dbg !114
  %45 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1, !dbg !114
  %46 = extractvalue %struct.Index %42, 1, !dbg !114
  store i32 %46, ptr %45, align 4, !dbg !114
  %47 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2, !dbg !114
  %48 = extractvalue %struct.Index %42, 2, !dbg !114
  store i32 %48, ptr %47, align 4, !dbg !114
  %49 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !115
  %50 = load i32, ptr %49, align 4, !dbg !115
  %51 = add i32 %38, %50, !dbg !116
  %52 = mul i32 %51, 2, !dbg !117
  store i32 %52, ptr %9, align 4, !dbg !108
    #dbg_declare(ptr %13, !118, !DIExpression(), !120)
  %53 = load i32, ptr %9, align 4, !dbg !121
  store i32 %53, ptr %13, align 4, !dbg !120
  br label %54, !dbg !122

54:                                               ; preds = %78, %4
  %55 = load i32, ptr %13, align 4, !dbg !123
  %56 = load i32, ptr %9, align 4, !dbg !125
  %57 = add nsw i32 %56, 2, !dbg !126
  %58 = icmp slt i32 %55, %57, !dbg !127
  br i1 %58, label %59, label %81, !dbg !128

59:                                               ; preds = %54
  %60 = load i32, ptr %13, align 4, !dbg !129
  %61 = load i32, ptr %8, align 4, !dbg !131
  %62 = icmp slt i32 %60, %61, !dbg !132
  br i1 %62, label %63, label %77, !dbg !132

63:                                               ; preds = %59
  %64 = load double, ptr %5, align 8, !dbg !133
  %65 = load ptr, ptr %6, align 8, !dbg !134
  %66 = load i32, ptr %13, align 4, !dbg !135
  %67 = sext i32 %66 to i64, !dbg !134
  %68 = getelementptr inbounds double, ptr %65, i64 %67, !dbg !134
  %69 = load double, ptr %68, align 8, !dbg !134
  %70 = fmul contract double %64, %69, !dbg !136
  %71 = load ptr, ptr %7, align 8, !dbg !137
  %72 = load i32, ptr %13, align 4, !dbg !138
  %73 = sext i32 %72 to i64, !dbg !137
  %74 = getelementptr inbounds double, ptr %71, i64 %73, !dbg !137
  %75 = load double, ptr %74, align 8, !dbg !139
  %76 = fadd contract double %75, %70, !dbg !139
  store double %76, ptr %74, align 8, !dbg !139
  br label %77, !dbg !137

77:                                               ; preds = %63, %59
  br label %78, !dbg !131

78:                                               ; preds = %77
  %79 = load i32, ptr %13, align 4, !dbg !140
  %80 = add nsw i32 %79, 1, !dbg !140
  store i32 %80, ptr %13, align 4, !dbg !140
  br label %54, !dbg !141, !llvm.loop !142

81:                                               ; preds = %54
  ret void, !dbg !144
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "saxpy.cu", directory: "/tmp/kernels")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "axpy<float, 1>", linkageName: "_Z4axpyIfLi1EEvT_PKS0_PS0_i", scope: !1, file: !1, line: 3, type: !9, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !17, retainedNodes: !16)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11, !12, !14, !15}
!11 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !{!18, !19}
!18 = !DITemplateTypeParameter(name: "T", type: !11)
!19 = !DITemplateValueParameter(name: "N", type: !15, value: i32 1)
!20 = !DILocalVariable(name: "a", arg: 1, scope: !8, file: !1, line: 3, type: !11)
!21 = !DILocation(line: 3, column: 53, scope: !8)
!22 = !DILocalVariable(name: "x", arg: 2, scope: !8, file: !1, line: 3, type: !12)
!23 = !DILocation(line: 3, column: 65, scope: !8)
!24 = !DILocalVariable(name: "y", arg: 3, scope: !8, file: !1, line: 3, type: !14)
!25 = !DILocation(line: 3, column: 71, scope: !8)
!26 = !DILocalVariable(name: "n", arg: 4, scope: !8, file: !1, line: 3, type: !15)
!27 = !DILocation(line: 3, column: 78, scope: !8)
!28 = !DILocalVariable(name: "first", scope: !8, file: !1, line: 4, type: !15)
!29 = !DILocation(line: 4, column: 9, scope: !8)
!30 = !DILocation(line: 4, column: 18, scope: !8)
!31 = !DILocation(line: 4, column: 27, scope: !8)
!32 = !DILocation(line: 4, column: 31, scope: !8)
!33 = !DILocation(line: 4, column: 40, scope: !8)
!34 = !DILocation(line: 4, column: 29, scope: !8)
!35 = !DILocation(line: 4, column: 44, scope: !8)
!36 = !DILocation(line: 4, column: 54, scope: !8)
!37 = !DILocation(line: 4, column: 42, scope: !8)
!38 = !DILocation(line: 4, column: 57, scope: !8)
!39 = !DILocalVariable(name: "i", scope: !40, file: !1, line: 6, type: !15)
!40 = distinct !DILexicalBlock(scope: !8, file: !1, line: 6, column: 5)
!41 = !DILocation(line: 6, column: 14, scope: !40)
!42 = !DILocation(line: 6, column: 18, scope: !40)
!43 = !DILocation(line: 6, column: 10, scope: !40)
!44 = !DILocation(line: 6, column: 25, scope: !45)
!45 = distinct !DILexicalBlock(scope: !40, file: !1, line: 6, column: 5)
!46 = !DILocation(line: 6, column: 29, scope: !45)
!47 = !DILocation(line: 6, column: 35, scope: !45)
!48 = !DILocation(line: 6, column: 27, scope: !45)
!49 = !DILocation(line: 6, column: 5, scope: !40)
!50 = !DILocation(line: 7, column: 13, scope: !51)
!51 = distinct !DILexicalBlock(scope: !45, file: !1, line: 7, column: 13)
!52 = !DILocation(line: 7, column: 17, scope: !51)
!53 = !DILocation(line: 7, column: 15, scope: !51)
!54 = !DILocation(line: 7, column: 28, scope: !51)
!55 = !DILocation(line: 7, column: 32, scope: !51)
!56 = !DILocation(line: 7, column: 34, scope: !51)
!57 = !DILocation(line: 7, column: 30, scope: !51)
!58 = !DILocation(line: 7, column: 20, scope: !51)
!59 = !DILocation(line: 7, column: 22, scope: !51)
!60 = !DILocation(line: 7, column: 25, scope: !51)
!61 = !DILocation(line: 6, column: 41, scope: !45)
!62 = !DILocation(line: 6, column: 5, scope: !45)
!63 = distinct !{!63, !49, !64, !65, !66}
!64 = !DILocation(line: 7, column: 35, scope: !40)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.enable"}
!67 = !DILocation(line: 8, column: 1, scope: !8)
!68 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !69, file: !69, line: 14, type: !70, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!69 = !DIFile(filename: "./device.cuh", directory: "/tmp/kernels")
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !75, !75, !75}
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !69, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !73, identifier: "_ZTS5Index")
!73 = !{!74, !76, !77}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !72, file: !69, line: 13, baseType: !75, size: 32)
!75 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !72, file: !69, line: 13, baseType: !75, size: 32, offset: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !72, file: !69, line: 13, baseType: !75, size: 32, offset: 64)
!78 = !DILocalVariable(name: "x", arg: 1, scope: !68, file: !69, line: 14, type: !75)
!79 = !DILocation(line: 14, column: 42, scope: !68)
!80 = !DILocalVariable(name: "y", arg: 2, scope: !68, file: !69, line: 14, type: !75)
!81 = !DILocation(line: 14, column: 54, scope: !68)
!82 = !DILocalVariable(name: "z", arg: 3, scope: !68, file: !69, line: 14, type: !75)
!83 = !DILocation(line: 14, column: 66, scope: !68)
!84 = !DILocation(line: 14, column: 78, scope: !68)
!85 = !DILocation(line: 14, column: 79, scope: !68)
!86 = !DILocation(line: 14, column: 82, scope: !68)
!87 = !DILocation(line: 14, column: 85, scope: !68)
!88 = !DILocation(line: 14, column: 71, scope: !68)
!89 = distinct !DISubprogram(name: "axpy<double, 2>", linkageName: "_Z4axpyIdLi2EEvT_PKS0_PS0_i", scope: !1, file: !1, line: 3, type: !90, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !96, retainedNodes: !16)
!90 = !DISubroutineType(types: !91)
!91 = !{null, !92, !93, !95, !15}
!92 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !92)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!96 = !{!97, !98}
!97 = !DITemplateTypeParameter(name: "T", type: !92)
!98 = !DITemplateValueParameter(name: "N", type: !15, value: i32 2)
!99 = !DILocalVariable(name: "a", arg: 1, scope: !89, file: !1, line: 3, type: !92)
!100 = !DILocation(line: 3, column: 53, scope: !89)
!101 = !DILocalVariable(name: "x", arg: 2, scope: !89, file: !1, line: 3, type: !93)
!102 = !DILocation(line: 3, column: 65, scope: !89)
!103 = !DILocalVariable(name: "y", arg: 3, scope: !89, file: !1, line: 3, type: !95)
!104 = !DILocation(line: 3, column: 71, scope: !89)
!105 = !DILocalVariable(name: "n", arg: 4, scope: !89, file: !1, line: 3, type: !15)
!106 = !DILocation(line: 3, column: 78, scope: !89)
!107 = !DILocalVariable(name: "first", scope: !89, file: !1, line: 4, type: !15)
!108 = !DILocation(line: 4, column: 9, scope: !89)
!109 = !DILocation(line: 4, column: 18, scope: !89)
!110 = !DILocation(line: 4, column: 27, scope: !89)
!111 = !DILocation(line: 4, column: 31, scope: !89)
!112 = !DILocation(line: 4, column: 40, scope: !89)
!113 = !DILocation(line: 4, column: 29, scope: !89)
!114 = !DILocation(line: 4, column: 44, scope: !89)
!115 = !DILocation(line: 4, column: 54, scope: !89)
!116 = !DILocation(line: 4, column: 42, scope: !89)
!117 = !DILocation(line: 4, column: 57, scope: !89)
!118 = !DILocalVariable(name: "i", scope: !119, file: !1, line: 6, type: !15)
!119 = distinct !DILexicalBlock(scope: !89, file: !1, line: 6, column: 5)
!120 = !DILocation(line: 6, column: 14, scope: !119)
!121 = !DILocation(line: 6, column: 18, scope: !119)
!122 = !DILocation(line: 6, column: 10, scope: !119)
!123 = !DILocation(line: 6, column: 25, scope: !124)
!124 = distinct !DILexicalBlock(scope: !119, file: !1, line: 6, column: 5)
!125 = !DILocation(line: 6, column: 29, scope: !124)
!126 = !DILocation(line: 6, column: 35, scope: !124)
!127 = !DILocation(line: 6, column: 27, scope: !124)
!128 = !DILocation(line: 6, column: 5, scope: !119)
!129 = !DILocation(line: 7, column: 13, scope: !130)
!130 = distinct !DILexicalBlock(scope: !124, file: !1, line: 7, column: 13)
!131 = !DILocation(line: 7, column: 17, scope: !130)
!132 = !DILocation(line: 7, column: 15, scope: !130)
!133 = !DILocation(line: 7, column: 28, scope: !130)
!134 = !DILocation(line: 7, column: 32, scope: !130)
!135 = !DILocation(line: 7, column: 34, scope: !130)
!136 = !DILocation(line: 7, column: 30, scope: !130)
!137 = !DILocation(line: 7, column: 20, scope: !130)
!138 = !DILocation(line: 7, column: 22, scope: !130)
!139 = !DILocation(line: 7, column: 25, scope: !130)
!140 = !DILocation(line: 6, column: 41, scope: !124)
!141 = !DILocation(line: 6, column: 5, scope: !124)
!142 = distinct !{!142, !128, !143, !65, !66}
!143 = !DILocation(line: 7, column: 35, scope: !119)
!144 = !DILocation(line: 8, column: 1, scope: !89)
