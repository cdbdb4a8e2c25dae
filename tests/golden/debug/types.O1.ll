; ModuleID = 'types.c'
source_filename = "types.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Parts = type { i32, float, i8 }
%union.Either = type { i32 }

@limit = dso_local local_unnamed_addr addrspace(4) constant i64 40, align 8, !dbg !0
@tile = dso_local local_unnamed_addr addrspace(3) global [32 x float] zeroinitializer, align 4, !dbg !17
@counters = dso_local local_unnamed_addr addrspace(1) global [10 x i32] zeroinitializer, align 4, !dbg !12

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @types(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.Parts) align 4 captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, ptr noundef readonly byval(%union.Either) align 4 captures(none) %4, i64 noundef %5, ptr noundef readonly captures(address_is_null) %6) local_unnamed_addr #0 !dbg !35 {
  %8 = alloca [4 x i32], align 4, !DIAssignID !88
    #dbg_assign(i1 poison, !80, !DIExpression(), !88, ptr %8, !DIExpression(), !89)
    #dbg_value(ptr %0, !73, !DIExpression(), !89)
    #dbg_declare(ptr %1, !74, !DIExpression(), !90)
    #dbg_value(ptr %2, !75, !DIExpression(), !89)
    #dbg_value(i32 %3, !76, !DIExpression(), !89)
    #dbg_declare(ptr %4, !77, !DIExpression(), !91)
    #dbg_value(i64 %5, !78, !DIExpression(), !89)
    #dbg_value(ptr %6, !79, !DIExpression(), !89)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #3, !dbg !92
    #dbg_value(i32 poison, !82, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !89)
    #dbg_value(float poison, !82, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !89)
    #dbg_value(i32 poison, !82, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !89)
    #dbg_value(i32 0, !83, !DIExpression(), !93)
  %9 = icmp sgt i64 %5, 0, !dbg !94
  br i1 %9, label %10, label %13, !dbg !95

10:                                               ; preds = %7
  %11 = load i32, ptr %1, align 4, !dbg !96, !tbaa !31
    #dbg_value(i32 %11, !82, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !89)
  %12 = load i32, ptr %4, align 4, !tbaa !97
  br label %25, !dbg !95

13:                                               ; preds = %25, %7
  %14 = load float, ptr %2, align 4, !dbg !98, !tbaa !99
  %15 = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %5, !dbg !101
  store float %14, ptr addrspace(3) %15, align 4, !dbg !102, !tbaa !99
  %16 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @counters, i64 4), align 4, !dbg !103, !tbaa !31
  %17 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @tile, i64 8), align 4, !dbg !104, !tbaa !99
  %18 = fptosi float %17 to i32, !dbg !105
  %19 = tail call fastcc i32 @depth(ptr noundef %6, i32 noundef 0), !dbg !106
  %20 = load i32, ptr %0, align 4, !dbg !107, !tbaa !31
  %21 = add i32 %16, 40, !dbg !108
  %22 = add i32 %21, %18, !dbg !109
  %23 = add nsw i32 %22, %19, !dbg !110
  %24 = add nsw i32 %23, %20, !dbg !111
  store i32 %24, ptr %0, align 4, !dbg !112, !tbaa !31
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #3, !dbg !113
  ret void, !dbg !114

25:                                               ; preds = %10, %25
  %26 = phi i64 [ 0, %10 ], [ %47, %25 ]
  %27 = phi i32 [ %11, %10 ], [ %37, %25 ]
  %28 = trunc nuw nsw i64 %26 to i32
    #dbg_value(i32 %28, !83, !DIExpression(), !93)
    #dbg_value(i32 %27, !82, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !89)
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %26, !dbg !115
  %30 = load i32, ptr %29, align 4, !dbg !115, !tbaa !31
    #dbg_value(i32 %30, !116, !DIExpression(), !125)
    #dbg_value(i32 %28, !121, !DIExpression(), !125)
    #dbg_value(i32 %30, !127, !DIExpression(), !133)
  %31 = mul nsw i32 %30, %30, !dbg !135
    #dbg_value(i32 %31, !132, !DIExpression(), !133)
    #dbg_value(i32 %31, !122, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !125)
    #dbg_value(i32 %28, !127, !DIExpression(), !136)
  %32 = mul nuw nsw i32 %28, %28, !dbg !138
    #dbg_value(i32 %32, !132, !DIExpression(), !136)
    #dbg_value(i32 %32, !123, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !139)
  %33 = add nuw i32 %32, 2, !dbg !140
  %34 = add nuw i32 %33, %31, !dbg !140
    #dbg_value(i32 %34, !122, !DIExpression(), !125)
    #dbg_value(i32 %34, !85, !DIExpression(), !141)
  %35 = and i64 %26, 3, !dbg !142
  %36 = getelementptr inbounds nuw i32, ptr %8, i64 %35, !dbg !143
  store i32 %34, ptr %36, align 4, !dbg !144, !tbaa !31
  %37 = add nsw i32 %34, %27, !dbg !145
    #dbg_value(i32 %37, !82, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !89)
  %38 = getelementptr inbounds nuw float, ptr %2, i64 %26, !dbg !146
  %39 = load float, ptr %38, align 4, !dbg !146, !tbaa !99
  %40 = fmul float %39, 2.000000e+00, !dbg !147
    #dbg_value(float %40, !82, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !89)
  %41 = load i32, ptr %8, align 4, !dbg !148, !tbaa !31
  %42 = fptosi float %40 to i32, !dbg !149
  %43 = add i32 %41, %3, !dbg !150
  %44 = add i32 %43, %37, !dbg !151
  %45 = add i32 %44, %12, !dbg !152
  %46 = add nsw i32 %45, %42, !dbg !153
  store i32 %46, ptr %29, align 4, !dbg !154, !tbaa !31
  %47 = add i64 %26, 1, !dbg !155
    #dbg_value(i32 %37, !82, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !89)
    #dbg_value(i64 %47, !83, !DIExpression(), !93)
  %48 = icmp sgt i64 %5, %47, !dbg !156
  br i1 %48, label %25, label %13, !dbg !157, !llvm.loop !158
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i32 @depth(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1) unnamed_addr #2 !dbg !163 {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi ptr [ %0, %2 ], [ %8, %7 ]
  %5 = phi i32 [ %1, %2 ], [ %9, %7 ]
    #dbg_value(ptr %4, !167, !DIExpression(), !169)
    #dbg_value(i32 %5, !168, !DIExpression(), !169)
  %6 = icmp eq ptr %4, null, !dbg !170
  br i1 %6, label %10, label %7, !dbg !171

7:                                                ; preds = %3
  %8 = load ptr, ptr %4, align 8, !dbg !172, !tbaa !173
  %9 = add nsw i32 %5, 1, !dbg !177
  br label %3, !dbg !178

10:                                               ; preds = %3
  ret i32 %5, !dbg !179
}

attributes #0 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx87,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx87,+sm_90" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30}
!llvm.errno.tbaa = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "limit", scope: !2, file: !3, line: 27, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !11, splitDebugInlining: false, nameTableKind: None)
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
!30 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C/C++ TBAA"}
!35 = distinct !DISubprogram(name: "types", scope: !3, file: !3, line: 47, type: !36, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !72, keyInstructions: true)
!36 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !37)
!37 = !{null, !38, !39, !47, !5, !49, !24, !59}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "Parts", file: !3, line: 12, baseType: !40)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 7, size: 96, elements: !41)
!41 = !{!42, !43, !44, !46}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !40, file: !3, line: 8, baseType: !6, size: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !40, file: !3, line: 9, baseType: !20, size: 32, offset: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !40, file: !3, line: 10, baseType: !45, size: 3, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!45 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !40, file: !3, line: 11, baseType: !45, size: 5, offset: 67, flags: DIFlagBitField, extraData: i64 64)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "Either", file: !3, line: 17, baseType: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 13, size: 32, elements: !51)
!51 = !{!52, !53, !54}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !50, file: !3, line: 14, baseType: !6, size: 32)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !50, file: !3, line: 15, baseType: !20, size: 32)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !50, file: !3, line: 16, baseType: !55, size: 32)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 32, elements: !57)
!56 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!57 = !{!58}
!58 = !DISubrange(count: 4)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "List", file: !3, line: 20, size: 448, elements: !61)
!61 = !{!62, !63}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !60, file: !3, line: 21, baseType: !59, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !60, file: !3, line: 22, baseType: !64, size: 384, offset: 64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 384, elements: !69)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !67)
!67 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !68)
!68 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!69 = !{!70, !71}
!70 = !DISubrange(count: 2)
!71 = !DISubrange(count: 3)
!72 = !{!73, !74, !75, !76, !77, !78, !79, !80, !82, !83, !85}
!73 = !DILocalVariable(name: "out", arg: 1, scope: !35, file: !3, line: 47, type: !38)
!74 = !DILocalVariable(name: "parts", arg: 2, scope: !35, file: !3, line: 47, type: !39)
!75 = !DILocalVariable(name: "in", arg: 3, scope: !35, file: !3, line: 47, type: !47)
!76 = !DILocalVariable(name: "level", arg: 4, scope: !35, file: !3, line: 47, type: !5)
!77 = !DILocalVariable(name: "either", arg: 5, scope: !35, file: !3, line: 48, type: !49)
!78 = !DILocalVariable(name: "count", arg: 6, scope: !35, file: !3, line: 48, type: !24)
!79 = !DILocalVariable(name: "list", arg: 7, scope: !35, file: !3, line: 48, type: !59)
!80 = !DILocalVariable(name: "last", scope: !35, file: !3, line: 49, type: !81)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !57)
!82 = !DILocalVariable(name: "local", scope: !35, file: !3, line: 50, type: !39)
!83 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 51, type: !6)
!84 = distinct !DILexicalBlock(scope: !35, file: !3, line: 51, column: 3)
!85 = !DILocalVariable(name: "made", scope: !86, file: !3, line: 52, type: !6)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 51, column: 35)
!87 = distinct !DILexicalBlock(scope: !84, file: !3, line: 51, column: 3)
!88 = distinct !DIAssignID()
!89 = !DILocation(line: 0, scope: !35)
!90 = !DILocation(line: 47, column: 58, scope: !35)
!91 = !DILocation(line: 48, column: 49, scope: !35)
!92 = !DILocation(line: 49, column: 3, scope: !35)
!93 = !DILocation(line: 0, scope: !84)
!94 = !DILocation(line: 51, column: 21, scope: !87, atomGroup: 15, atomRank: 1)
!95 = !DILocation(line: 51, column: 3, scope: !84, atomGroup: 16, atomRank: 1)
!96 = !DILocation(line: 50, column: 17, scope: !35, atomGroup: 1, atomRank: 1)
!97 = !{!33, !33, i64 0}
!98 = !DILocation(line: 58, column: 17, scope: !35, atomGroup: 12, atomRank: 2)
!99 = !{!100, !100, i64 0}
!100 = !{!"float", !33, i64 0}
!101 = !DILocation(line: 58, column: 3, scope: !35)
!102 = !DILocation(line: 58, column: 15, scope: !35, atomGroup: 12, atomRank: 1)
!103 = !DILocation(line: 59, column: 13, scope: !35)
!104 = !DILocation(line: 59, column: 32, scope: !35)
!105 = !DILocation(line: 59, column: 27, scope: !35)
!106 = !DILocation(line: 59, column: 55, scope: !35)
!107 = !DILocation(line: 59, column: 10, scope: !35)
!108 = !DILocation(line: 59, column: 25, scope: !35)
!109 = !DILocation(line: 59, column: 40, scope: !35)
!110 = !DILocation(line: 59, column: 53, scope: !35)
!111 = !DILocation(line: 59, column: 10, scope: !35, atomGroup: 13, atomRank: 2)
!112 = !DILocation(line: 59, column: 10, scope: !35, atomGroup: 13, atomRank: 1)
!113 = !DILocation(line: 60, column: 1, scope: !35)
!114 = !DILocation(line: 60, column: 1, scope: !35, atomGroup: 14, atomRank: 1)
!115 = !DILocation(line: 52, column: 21, scope: !86)
!116 = !DILocalVariable(name: "x", arg: 1, scope: !117, file: !3, line: 34, type: !6)
!117 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 34, type: !118, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !120, keyInstructions: true)
!118 = !DISubroutineType(types: !119)
!119 = !{!6, !6, !6}
!120 = !{!116, !121, !122, !123}
!121 = !DILocalVariable(name: "y", arg: 2, scope: !117, file: !3, line: 34, type: !6)
!122 = !DILocalVariable(name: "sum", scope: !117, file: !3, line: 35, type: !6)
!123 = !DILocalVariable(name: "inner", scope: !124, file: !3, line: 37, type: !6)
!124 = distinct !DILexicalBlock(scope: !117, file: !3, line: 36, column: 3)
!125 = !DILocation(line: 0, scope: !117, inlinedAt: !126)
!126 = distinct !DILocation(line: 52, column: 16, scope: !86)
!127 = !DILocalVariable(name: "x", arg: 1, scope: !128, file: !3, line: 29, type: !6)
!128 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 29, type: !129, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !131, keyInstructions: true)
!129 = !DISubroutineType(types: !130)
!130 = !{!6, !6}
!131 = !{!127, !132}
!132 = !DILocalVariable(name: "result", scope: !128, file: !3, line: 30, type: !6)
!133 = !DILocation(line: 0, scope: !128, inlinedAt: !134)
!134 = distinct !DILocation(line: 35, column: 13, scope: !117, inlinedAt: !126)
!135 = !DILocation(line: 30, column: 18, scope: !128, inlinedAt: !134, atomGroup: 1, atomRank: 2)
!136 = !DILocation(line: 0, scope: !128, inlinedAt: !137)
!137 = distinct !DILocation(line: 37, column: 17, scope: !124, inlinedAt: !126)
!138 = !DILocation(line: 30, column: 18, scope: !128, inlinedAt: !137, atomGroup: 1, atomRank: 2)
!139 = !DILocation(line: 0, scope: !124, inlinedAt: !126)
!140 = !DILocation(line: 38, column: 9, scope: !124, inlinedAt: !126, atomGroup: 3, atomRank: 2)
!141 = !DILocation(line: 0, scope: !86)
!142 = !DILocation(line: 53, column: 12, scope: !86)
!143 = !DILocation(line: 53, column: 5, scope: !86)
!144 = !DILocation(line: 53, column: 17, scope: !86, atomGroup: 6, atomRank: 1)
!145 = !DILocation(line: 54, column: 17, scope: !86, atomGroup: 7, atomRank: 2)
!146 = !DILocation(line: 55, column: 20, scope: !86)
!147 = !DILocation(line: 55, column: 26, scope: !86, atomGroup: 8, atomRank: 2)
!148 = !DILocation(line: 56, column: 28, scope: !86)
!149 = !DILocation(line: 56, column: 61, scope: !86)
!150 = !DILocation(line: 56, column: 26, scope: !86)
!151 = !DILocation(line: 56, column: 36, scope: !86)
!152 = !DILocation(line: 56, column: 51, scope: !86)
!153 = !DILocation(line: 56, column: 59, scope: !86, atomGroup: 9, atomRank: 2)
!154 = !DILocation(line: 56, column: 12, scope: !86, atomGroup: 9, atomRank: 1)
!155 = !DILocation(line: 51, column: 31, scope: !87, atomGroup: 10, atomRank: 2)
!156 = !DILocation(line: 51, column: 21, scope: !87, atomGroup: 3, atomRank: 1)
!157 = !DILocation(line: 51, column: 3, scope: !84, atomGroup: 4, atomRank: 1)
!158 = distinct !{!158, !159, !160, !161, !162}
!159 = !DILocation(line: 51, column: 3, scope: !84)
!160 = !DILocation(line: 57, column: 3, scope: !84)
!161 = !{!"llvm.loop.mustprogress"}
!162 = !{!"llvm.loop.unroll.disable"}
!163 = distinct !DISubprogram(name: "depth", scope: !3, file: !3, line: 43, type: !164, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !166, keyInstructions: true)
!164 = !DISubroutineType(types: !165)
!165 = !{!6, !59, !6}
!166 = !{!167, !168}
!167 = !DILocalVariable(name: "list", arg: 1, scope: !163, file: !3, line: 43, type: !59)
!168 = !DILocalVariable(name: "at", arg: 2, scope: !163, file: !3, line: 43, type: !6)
!169 = !DILocation(line: 0, scope: !163)
!170 = !DILocation(line: 44, column: 15, scope: !163, atomGroup: 2, atomRank: 2)
!171 = !DILocation(line: 44, column: 10, scope: !163, atomGroup: 2, atomRank: 1)
!172 = !DILocation(line: 44, column: 39, scope: !163)
!173 = !{!174, !175, i64 0}
!174 = !{!"List", !175, i64 0, !33, i64 8}
!175 = !{!"p1 _ZTS4List", !176, i64 0}
!176 = !{!"any pointer", !33, i64 0}
!177 = !DILocation(line: 44, column: 48, scope: !163)
!178 = !DILocation(line: 44, column: 27, scope: !163)
!179 = !DILocation(line: 44, column: 3, scope: !163, atomGroup: 1, atomRank: 1)
