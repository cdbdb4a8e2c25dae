; ModuleID = 'types.c'
source_filename = "types.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Parts = type { i32, float, i8 }
%union.Either = type { i32 }
%struct.List = type { ptr, [2 x [3 x ptr]] }

@limit = dso_local addrspace(4) constant i64 40, align 8, !dbg !0
@tile = dso_local addrspace(3) global [32 x float] zeroinitializer, align 4, !dbg !17
@counters = dso_local addrspace(1) global [10 x i32] zeroinitializer, align 4, !dbg !12

; Function Attrs: convergent noinline nounwind optnone
define dso_local ptx_kernel void @types(ptr noundef %0, ptr noundef byval(%struct.Parts) align 4 %1, ptr noundef %2, i32 noundef %3, ptr noundef byval(%union.Either) align 4 %4, i64 noundef %5, ptr noundef %6) #0 !dbg !30 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca [4 x i32], align 4
  %14 = alloca %struct.Parts, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
    #dbg_declare(ptr %8, !68, !DIExpression(), !69)
    #dbg_declare(ptr %1, !70, !DIExpression(), !71)
  store ptr %2, ptr %9, align 8
    #dbg_declare(ptr %9, !72, !DIExpression(), !73)
  store i32 %3, ptr %10, align 4
    #dbg_declare(ptr %10, !74, !DIExpression(), !75)
    #dbg_declare(ptr %4, !76, !DIExpression(), !77)
  store i64 %5, ptr %11, align 8
    #dbg_declare(ptr %11, !78, !DIExpression(), !79)
  store ptr %6, ptr %12, align 8
    #dbg_declare(ptr %12, !80, !DIExpression(), !81)
    #dbg_declare(ptr %13, !82, !DIExpression(), !84)
    #dbg_declare(ptr %14, !85, !DIExpression(), !86)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %1, i64 12, i1 false), !dbg !87
    #dbg_declare(ptr %15, !88, !DIExpression(), !90)
  store i32 0, ptr %15, align 4, !dbg !90
  br label %17, !dbg !91

17:                                               ; preds = %63, %7
  %18 = load i32, ptr %15, align 4, !dbg !92
  %19 = sext i32 %18 to i64, !dbg !92
  %20 = load i64, ptr %11, align 8, !dbg !94
  %21 = icmp slt i64 %19, %20, !dbg !95
  br i1 %21, label %22, label %66, !dbg !96

22:                                               ; preds = %17
    #dbg_declare(ptr %16, !97, !DIExpression(), !99)
  %23 = load ptr, ptr %8, align 8, !dbg !100
  %24 = load i32, ptr %15, align 4, !dbg !101
  %25 = sext i32 %24 to i64, !dbg !100
  %26 = getelementptr inbounds i32, ptr %23, i64 %25, !dbg !100
  %27 = load i32, ptr %26, align 4, !dbg !100
  %28 = load i32, ptr %15, align 4, !dbg !102
  %29 = call i32 @both(i32 noundef %27, i32 noundef %28) #2, !dbg !103
  store i32 %29, ptr %16, align 4, !dbg !99
  %30 = load i32, ptr %16, align 4, !dbg !104
  %31 = load i32, ptr %15, align 4, !dbg !105
  %32 = and i32 %31, 3, !dbg !106
  %33 = sext i32 %32 to i64, !dbg !107
  %34 = getelementptr inbounds [4 x i32], ptr %13, i64 0, i64 %33, !dbg !107
  store i32 %30, ptr %34, align 4, !dbg !108
  %35 = load i32, ptr %16, align 4, !dbg !109
  %36 = getelementptr inbounds nuw %struct.Parts, ptr %14, i32 0, i32 0, !dbg !110
  %37 = load i32, ptr %36, align 4, !dbg !111
  %38 = add nsw i32 %37, %35, !dbg !111
  store i32 %38, ptr %36, align 4, !dbg !111
  %39 = load ptr, ptr %9, align 8, !dbg !112
  %40 = load i32, ptr %15, align 4, !dbg !113
  %41 = sext i32 %40 to i64, !dbg !112
  %42 = getelementptr inbounds float, ptr %39, i64 %41, !dbg !112
  %43 = load float, ptr %42, align 4, !dbg !112
  %44 = fmul float %43, 2.000000e+00, !dbg !114
  %45 = getelementptr inbounds nuw %struct.Parts, ptr %14, i32 0, i32 1, !dbg !115
  store float %44, ptr %45, align 4, !dbg !116
  %46 = getelementptr inbounds nuw %struct.Parts, ptr %14, i32 0, i32 0, !dbg !117
  %47 = load i32, ptr %46, align 4, !dbg !117
  %48 = getelementptr inbounds [4 x i32], ptr %13, i64 0, i64 0, !dbg !118
  %49 = load i32, ptr %48, align 4, !dbg !118
  %50 = add nsw i32 %47, %49, !dbg !119
  %51 = load i32, ptr %4, align 4, !dbg !120
  %52 = add nsw i32 %50, %51, !dbg !121
  %53 = load i32, ptr %10, align 4, !dbg !122
  %54 = add nsw i32 %52, %53, !dbg !123
  %55 = getelementptr inbounds nuw %struct.Parts, ptr %14, i32 0, i32 1, !dbg !124
  %56 = load float, ptr %55, align 4, !dbg !124
  %57 = fptosi float %56 to i32, !dbg !125
  %58 = add nsw i32 %54, %57, !dbg !126
  %59 = load ptr, ptr %8, align 8, !dbg !127
  %60 = load i32, ptr %15, align 4, !dbg !128
  %61 = sext i32 %60 to i64, !dbg !127
  %62 = getelementptr inbounds i32, ptr %59, i64 %61, !dbg !127
  store i32 %58, ptr %62, align 4, !dbg !129
  br label %63, !dbg !130

63:                                               ; preds = %22
  %64 = load i32, ptr %15, align 4, !dbg !131
  %65 = add nsw i32 %64, 1, !dbg !131
  store i32 %65, ptr %15, align 4, !dbg !131
  br label %17, !dbg !132, !llvm.loop !133

66:                                               ; preds = %17
  %67 = load ptr, ptr %9, align 8, !dbg !136
  %68 = getelementptr inbounds float, ptr %67, i64 0, !dbg !136
  %69 = load float, ptr %68, align 4, !dbg !136
  %70 = load i64, ptr %11, align 8, !dbg !137
  %71 = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 0, i64 %70, !dbg !138
  store float %69, ptr addrspace(3) %71, align 4, !dbg !139
  %72 = load i32, ptr addrspace(1) getelementptr inbounds ([10 x i32], ptr addrspace(1) @counters, i64 0, i64 1), align 4, !dbg !140
  %73 = load float, ptr addrspace(3) getelementptr inbounds ([32 x float], ptr addrspace(3) @tile, i64 0, i64 2), align 4, !dbg !141
  %74 = fptosi float %73 to i32, !dbg !142
  %75 = add nsw i32 %72, %74, !dbg !143
  %76 = add nsw i32 %75, 40, !dbg !144
  %77 = load ptr, ptr %12, align 8, !dbg !145
  %78 = call i32 @depth(ptr noundef %77, i32 noundef 0) #2, !dbg !146
  %79 = add nsw i32 %76, %78, !dbg !147
  %80 = load ptr, ptr %8, align 8, !dbg !148
  %81 = getelementptr inbounds i32, ptr %80, i64 0, !dbg !148
  %82 = load i32, ptr %81, align 4, !dbg !149
  %83 = add nsw i32 %82, %79, !dbg !149
  store i32 %83, ptr %81, align 4, !dbg !149
  ret void, !dbg !150
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent noinline nounwind optnone
define internal i32 @both(i32 noundef %0, i32 noundef %1) #0 !dbg !151 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !154, !DIExpression(), !155)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !156, !DIExpression(), !157)
    #dbg_declare(ptr %5, !158, !DIExpression(), !159)
  %7 = load i32, ptr %3, align 4, !dbg !160
  %8 = call i32 @square(i32 noundef %7) #2, !dbg !161
  store i32 %8, ptr %5, align 4, !dbg !159
    #dbg_declare(ptr %6, !162, !DIExpression(), !164)
  %9 = load i32, ptr %4, align 4, !dbg !165
  %10 = call i32 @square(i32 noundef %9) #2, !dbg !166
  store i32 %10, ptr %6, align 4, !dbg !164
  %11 = load i32, ptr %6, align 4, !dbg !167
  %12 = load i32, ptr %5, align 4, !dbg !168
  %13 = add nsw i32 %12, %11, !dbg !168
  store i32 %13, ptr %5, align 4, !dbg !168
  %14 = load i32, ptr %5, align 4, !dbg !169
  ret i32 %14, !dbg !170
}

; Function Attrs: convergent noinline nounwind optnone
define internal i32 @depth(ptr noundef %0, i32 noundef %1) #0 !dbg !171 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !174, !DIExpression(), !175)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !176, !DIExpression(), !177)
  %5 = load ptr, ptr %3, align 8, !dbg !178
  %6 = icmp eq ptr %5, null, !dbg !179
  br i1 %6, label %7, label %9, !dbg !178

7:                                                ; preds = %2
  %8 = load i32, ptr %4, align 4, !dbg !180
  br label %16, !dbg !178

9:                                                ; preds = %2
  %10 = load ptr, ptr %3, align 8, !dbg !181
  %11 = getelementptr inbounds nuw %struct.List, ptr %10, i32 0, i32 0, !dbg !182
  %12 = load ptr, ptr %11, align 8, !dbg !182
  %13 = load i32, ptr %4, align 4, !dbg !183
  %14 = add nsw i32 %13, 1, !dbg !184
  %15 = call i32 @depth(ptr noundef %12, i32 noundef %14) #2, !dbg !185
  br label %16, !dbg !178

16:                                               ; preds = %9, %7
  %17 = phi i32 [ %8, %7 ], [ %15, %9 ], !dbg !178
  ret i32 %17, !dbg !186
}

; Function Attrs: convergent noinline nounwind optnone
define internal i32 @square(i32 noundef %0) #0 !dbg !187 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !190, !DIExpression(), !191)
    #dbg_declare(ptr %3, !192, !DIExpression(), !193)
  %4 = load i32, ptr %2, align 4, !dbg !194
  %5 = load i32, ptr %2, align 4, !dbg !195
  %6 = mul nsw i32 %4, %5, !dbg !196
  store i32 %6, ptr %3, align 4, !dbg !193
  %7 = load i32, ptr %3, align 4, !dbg !197
  %8 = add nsw i32 %7, 1, !dbg !198
  ret i32 %8, !dbg !199
}

attributes #0 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx87,+sm_90" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "limit", scope: !2, file: !3, line: 27, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "types.c", directory: "/src")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Level", file: !3, line: 18, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "BELOW", value: -1)
!9 = !DIEnumerator(name: "ABOVE", value: 5)
!10 = !{!6}
!11 = !{!0, !12, !17}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "counters", scope: !2, file: !3, line: 25, type: !14, isLocal: false, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 10)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!18 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 26, type: !19, isLocal: false, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 1024, elements: !21)
!20 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!21 = !{!22}
!22 = !DISubrange(count: 32)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "Wide", file: !3, line: 19, baseType: !25)
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 2}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "types", scope: !3, file: !3, line: 47, type: !31, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !67)
!31 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !32)
!32 = !{null, !33, !34, !42, !5, !44, !24, !54}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "Parts", file: !3, line: 12, baseType: !35)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 7, size: 96, elements: !36)
!36 = !{!37, !38, !39, !41}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !35, file: !3, line: 8, baseType: !6, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !35, file: !3, line: 9, baseType: !20, size: 32, offset: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !35, file: !3, line: 10, baseType: !40, size: 3, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !35, file: !3, line: 11, baseType: !40, size: 5, offset: 67, flags: DIFlagBitField, extraData: i64 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "Either", file: !3, line: 17, baseType: !45)
!45 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 13, size: 32, elements: !46)
!46 = !{!47, !48, !49}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !45, file: !3, line: 14, baseType: !6, size: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !45, file: !3, line: 15, baseType: !20, size: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !45, file: !3, line: 16, baseType: !50, size: 32)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 32, elements: !52)
!51 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!52 = !{!53}
!53 = !DISubrange(count: 4)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "List", file: !3, line: 20, size: 448, elements: !56)
!56 = !{!57, !58}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !55, file: !3, line: 21, baseType: !54, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !55, file: !3, line: 22, baseType: !59, size: 384, offset: 64)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 384, elements: !64)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !63)
!63 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!64 = !{!65, !66}
!65 = !DISubrange(count: 2)
!66 = !DISubrange(count: 3)
!67 = !{}
!68 = !DILocalVariable(name: "out", arg: 1, scope: !30, file: !3, line: 47, type: !33)
!69 = !DILocation(line: 47, column: 47, scope: !30)
!70 = !DILocalVariable(name: "parts", arg: 2, scope: !30, file: !3, line: 47, type: !34)
!71 = !DILocation(line: 47, column: 58, scope: !30)
!72 = !DILocalVariable(name: "in", arg: 3, scope: !30, file: !3, line: 47, type: !42)
!73 = !DILocation(line: 47, column: 78, scope: !30)
!74 = !DILocalVariable(name: "level", arg: 4, scope: !30, file: !3, line: 47, type: !5)
!75 = !DILocation(line: 47, column: 93, scope: !30)
!76 = !DILocalVariable(name: "either", arg: 5, scope: !30, file: !3, line: 48, type: !44)
!77 = !DILocation(line: 48, column: 49, scope: !30)
!78 = !DILocalVariable(name: "count", arg: 6, scope: !30, file: !3, line: 48, type: !24)
!79 = !DILocation(line: 48, column: 62, scope: !30)
!80 = !DILocalVariable(name: "list", arg: 7, scope: !30, file: !3, line: 48, type: !54)
!81 = !DILocation(line: 48, column: 82, scope: !30)
!82 = !DILocalVariable(name: "last", scope: !30, file: !3, line: 49, type: !83)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !52)
!84 = !DILocation(line: 49, column: 7, scope: !30)
!85 = !DILocalVariable(name: "local", scope: !30, file: !3, line: 50, type: !34)
!86 = !DILocation(line: 50, column: 9, scope: !30)
!87 = !DILocation(line: 50, column: 17, scope: !30)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 51, type: !6)
!89 = distinct !DILexicalBlock(scope: !30, file: !3, line: 51, column: 3)
!90 = !DILocation(line: 51, column: 12, scope: !89)
!91 = !DILocation(line: 51, column: 8, scope: !89)
!92 = !DILocation(line: 51, column: 19, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 51, column: 3)
!94 = !DILocation(line: 51, column: 23, scope: !93)
!95 = !DILocation(line: 51, column: 21, scope: !93)
!96 = !DILocation(line: 51, column: 3, scope: !89)
!97 = !DILocalVariable(name: "made", scope: !98, file: !3, line: 52, type: !6)
!98 = distinct !DILexicalBlock(scope: !93, file: !3, line: 51, column: 35)
!99 = !DILocation(line: 52, column: 9, scope: !98)
!100 = !DILocation(line: 52, column: 21, scope: !98)
!101 = !DILocation(line: 52, column: 25, scope: !98)
!102 = !DILocation(line: 52, column: 29, scope: !98)
!103 = !DILocation(line: 52, column: 16, scope: !98)
!104 = !DILocation(line: 53, column: 19, scope: !98)
!105 = !DILocation(line: 53, column: 10, scope: !98)
!106 = !DILocation(line: 53, column: 12, scope: !98)
!107 = !DILocation(line: 53, column: 5, scope: !98)
!108 = !DILocation(line: 53, column: 17, scope: !98)
!109 = !DILocation(line: 54, column: 20, scope: !98)
!110 = !DILocation(line: 54, column: 11, scope: !98)
!111 = !DILocation(line: 54, column: 17, scope: !98)
!112 = !DILocation(line: 55, column: 20, scope: !98)
!113 = !DILocation(line: 55, column: 23, scope: !98)
!114 = !DILocation(line: 55, column: 26, scope: !98)
!115 = !DILocation(line: 55, column: 11, scope: !98)
!116 = !DILocation(line: 55, column: 18, scope: !98)
!117 = !DILocation(line: 56, column: 20, scope: !98)
!118 = !DILocation(line: 56, column: 28, scope: !98)
!119 = !DILocation(line: 56, column: 26, scope: !98)
!120 = !DILocation(line: 56, column: 45, scope: !98)
!121 = !DILocation(line: 56, column: 36, scope: !98)
!122 = !DILocation(line: 56, column: 53, scope: !98)
!123 = !DILocation(line: 56, column: 51, scope: !98)
!124 = !DILocation(line: 56, column: 72, scope: !98)
!125 = !DILocation(line: 56, column: 61, scope: !98)
!126 = !DILocation(line: 56, column: 59, scope: !98)
!127 = !DILocation(line: 56, column: 5, scope: !98)
!128 = !DILocation(line: 56, column: 9, scope: !98)
!129 = !DILocation(line: 56, column: 12, scope: !98)
!130 = !DILocation(line: 57, column: 3, scope: !98)
!131 = !DILocation(line: 51, column: 31, scope: !93)
!132 = !DILocation(line: 51, column: 3, scope: !93)
!133 = distinct !{!133, !96, !134, !135}
!134 = !DILocation(line: 57, column: 3, scope: !89)
!135 = !{!"llvm.loop.mustprogress"}
!136 = !DILocation(line: 58, column: 17, scope: !30)
!137 = !DILocation(line: 58, column: 8, scope: !30)
!138 = !DILocation(line: 58, column: 3, scope: !30)
!139 = !DILocation(line: 58, column: 15, scope: !30)
!140 = !DILocation(line: 59, column: 13, scope: !30)
!141 = !DILocation(line: 59, column: 32, scope: !30)
!142 = !DILocation(line: 59, column: 27, scope: !30)
!143 = !DILocation(line: 59, column: 25, scope: !30)
!144 = !DILocation(line: 59, column: 40, scope: !30)
!145 = !DILocation(line: 59, column: 61, scope: !30)
!146 = !DILocation(line: 59, column: 55, scope: !30)
!147 = !DILocation(line: 59, column: 53, scope: !30)
!148 = !DILocation(line: 59, column: 3, scope: !30)
!149 = !DILocation(line: 59, column: 10, scope: !30)
!150 = !DILocation(line: 60, column: 1, scope: !30)
!151 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 34, type: !152, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!152 = !DISubroutineType(types: !153)
!153 = !{!6, !6, !6}
!154 = !DILocalVariable(name: "x", arg: 1, scope: !151, file: !3, line: 34, type: !6)
!155 = !DILocation(line: 34, column: 28, scope: !151)
!156 = !DILocalVariable(name: "y", arg: 2, scope: !151, file: !3, line: 34, type: !6)
!157 = !DILocation(line: 34, column: 35, scope: !151)
!158 = !DILocalVariable(name: "sum", scope: !151, file: !3, line: 35, type: !6)
!159 = !DILocation(line: 35, column: 7, scope: !151)
!160 = !DILocation(line: 35, column: 20, scope: !151)
!161 = !DILocation(line: 35, column: 13, scope: !151)
!162 = !DILocalVariable(name: "inner", scope: !163, file: !3, line: 37, type: !6)
!163 = distinct !DILexicalBlock(scope: !151, file: !3, line: 36, column: 3)
!164 = !DILocation(line: 37, column: 9, scope: !163)
!165 = !DILocation(line: 37, column: 24, scope: !163)
!166 = !DILocation(line: 37, column: 17, scope: !163)
!167 = !DILocation(line: 38, column: 12, scope: !163)
!168 = !DILocation(line: 38, column: 9, scope: !163)
!169 = !DILocation(line: 40, column: 10, scope: !151)
!170 = !DILocation(line: 40, column: 3, scope: !151)
!171 = distinct !DISubprogram(name: "depth", scope: !3, file: !3, line: 43, type: !172, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!172 = !DISubroutineType(types: !173)
!173 = !{!6, !54, !6}
!174 = !DILocalVariable(name: "list", arg: 1, scope: !171, file: !3, line: 43, type: !54)
!175 = !DILocation(line: 43, column: 57, scope: !171)
!176 = !DILocalVariable(name: "at", arg: 2, scope: !171, file: !3, line: 43, type: !6)
!177 = !DILocation(line: 43, column: 67, scope: !171)
!178 = !DILocation(line: 44, column: 10, scope: !171)
!179 = !DILocation(line: 44, column: 15, scope: !171)
!180 = !DILocation(line: 44, column: 22, scope: !171)
!181 = !DILocation(line: 44, column: 33, scope: !171)
!182 = !DILocation(line: 44, column: 39, scope: !171)
!183 = !DILocation(line: 44, column: 45, scope: !171)
!184 = !DILocation(line: 44, column: 48, scope: !171)
!185 = !DILocation(line: 44, column: 27, scope: !171)
!186 = !DILocation(line: 44, column: 3, scope: !171)
!187 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 29, type: !188, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!188 = !DISubroutineType(types: !189)
!189 = !{!6, !6}
!190 = !DILocalVariable(name: "x", arg: 1, scope: !187, file: !3, line: 29, type: !6)
!191 = !DILocation(line: 29, column: 30, scope: !187)
!192 = !DILocalVariable(name: "result", scope: !187, file: !3, line: 30, type: !6)
!193 = !DILocation(line: 30, column: 7, scope: !187)
!194 = !DILocation(line: 30, column: 16, scope: !187)
!195 = !DILocation(line: 30, column: 20, scope: !187)
!196 = !DILocation(line: 30, column: 18, scope: !187)
!197 = !DILocation(line: 31, column: 10, scope: !187)
!198 = !DILocation(line: 31, column: 17, scope: !187)
!199 = !DILocation(line: 31, column: 3, scope: !187)
