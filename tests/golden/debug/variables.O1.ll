; ModuleID = 'variables.c'
source_filename = "variables.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Point = type { float, float, [3 x i32] }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @variables(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.Point) align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
    #dbg_value(ptr %0, !28, !DIExpression(), !29)
    #dbg_declare(ptr %1, !30, !DIExpression(), !31)
    #dbg_value(i32 %2, !32, !DIExpression(), !29)
    #dbg_value(i32 0, !33, !DIExpression(), !29)
    #dbg_value(i32 poison, !34, !DIExpression(), !29)
    #dbg_value(i32 0, !35, !DIExpression(), !37)
  %4 = icmp sgt i32 %2, 0, !dbg !38
  br i1 %4, label %.lr.ph, label %._crit_edge, !dbg !40

.lr.ph:                                           ; preds = %3
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %6 = load i32, ptr %5, align 4
  %invariant.op = add i32 %6, 1, !dbg !40
  br label %7, !dbg !40

7:                                                ; preds = %.lr.ph, %7
  %.015 = phi i32 [ 0, %.lr.ph ], [ %12, %7 ]
  %.01314 = phi i32 [ 0, %.lr.ph ], [ %13, %7 ]
    #dbg_value(i32 %.015, !33, !DIExpression(), !29)
    #dbg_value(i32 %.01314, !35, !DIExpression(), !37)
  %8 = zext nneg i32 %.01314 to i64, !dbg !41
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8, !dbg !41
  %10 = load i32, ptr %9, align 4, !dbg !41
    #dbg_value(i32 %10, !43, !DIExpression(), !47)
  %11 = shl nsw i32 %10, 1, !dbg !49
    #dbg_value(i32 %11, !50, !DIExpression(), !47)
  %.reass = add i32 %11, %invariant.op
    #dbg_value(i32 %.reass, !51, !DIExpression(), !52)
  %12 = add nsw i32 %.reass, %.015, !dbg !53
    #dbg_value(i32 %12, !33, !DIExpression(), !29)
  store i32 %.reass, ptr %9, align 4, !dbg !54
  %13 = add nuw nsw i32 %.01314, 1, !dbg !55
    #dbg_value(i32 %13, !35, !DIExpression(), !37)
  %exitcond.not = icmp eq i32 %13, %2, !dbg !38
  br i1 %exitcond.not, label %._crit_edge, label %7, !dbg !40, !llvm.loop !56

._crit_edge:                                      ; preds = %7, %3
  %.0.lcssa = phi i32 [ 0, %3 ], [ %12, %7 ], !dbg !29
  %14 = icmp sgt i32 %2, 3, !dbg !59
  %15 = select i1 %14, i32 0, i32 5, !dbg !60
    #dbg_value(i32 %15, !34, !DIExpression(), !29)
  %16 = add i32 %.0.lcssa, %15, !dbg !61
  store i32 %16, ptr %0, align 4, !dbg !62
  ret void, !dbg !63
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx80,+sm_90" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variables.c", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Colour", file: !1, line: 2, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7}
!6 = !DIEnumerator(name: "red", value: 0)
!7 = !DIEnumerator(name: "green", value: 5)
!8 = !{i32 7, !"Dwarf Version", i32 2}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!13 = distinct !DISubprogram(name: "variables", scope: !1, file: !1, line: 10, type: !14, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!14 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !15)
!15 = !{null, !16, !18, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Point", file: !1, line: 1, size: 160, elements: !19)
!19 = !{!20, !22, !23}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !18, file: !1, line: 1, baseType: !21, size: 32)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !18, file: !1, line: 1, baseType: !21, size: 32, offset: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "seen", scope: !18, file: !1, line: 1, baseType: !24, size: 96, offset: 64)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 96, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !{}
!28 = !DILocalVariable(name: "out", arg: 1, scope: !13, file: !1, line: 10, type: !16)
!29 = !DILocation(line: 0, scope: !13)
!30 = !DILocalVariable(name: "at", arg: 2, scope: !13, file: !1, line: 10, type: !18)
!31 = !DILocation(line: 10, column: 69, scope: !13)
!32 = !DILocalVariable(name: "count", arg: 3, scope: !13, file: !1, line: 10, type: !17)
!33 = !DILocalVariable(name: "sum", scope: !13, file: !1, line: 12, type: !17)
!34 = !DILocalVariable(name: "colour", scope: !13, file: !1, line: 13, type: !3)
!35 = !DILocalVariable(name: "i", scope: !36, file: !1, line: 14, type: !17)
!36 = distinct !DILexicalBlock(scope: !13, file: !1, line: 14, column: 5)
!37 = !DILocation(line: 0, scope: !36)
!38 = !DILocation(line: 14, column: 23, scope: !39)
!39 = distinct !DILexicalBlock(scope: !36, file: !1, line: 14, column: 5)
!40 = !DILocation(line: 14, column: 5, scope: !36)
!41 = !DILocation(line: 15, column: 26, scope: !42)
!42 = distinct !DILexicalBlock(scope: !39, file: !1, line: 14, column: 37)
!43 = !DILocalVariable(name: "value", arg: 1, scope: !44, file: !1, line: 4, type: !17)
!44 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 4, type: !45, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !27)
!45 = !DISubroutineType(types: !46)
!46 = !{!17, !17}
!47 = !DILocation(line: 0, scope: !44, inlinedAt: !48)
!48 = distinct !DILocation(line: 15, column: 20, scope: !42)
!49 = !DILocation(line: 6, column: 24, scope: !44, inlinedAt: !48)
!50 = !DILocalVariable(name: "result", scope: !44, file: !1, line: 6, type: !17)
!51 = !DILocalVariable(name: "part", scope: !42, file: !1, line: 15, type: !17)
!52 = !DILocation(line: 0, scope: !42)
!53 = !DILocation(line: 16, column: 13, scope: !42)
!54 = !DILocation(line: 17, column: 16, scope: !42)
!55 = !DILocation(line: 14, column: 33, scope: !39)
!56 = distinct !{!56, !40, !57, !58}
!57 = !DILocation(line: 18, column: 5, scope: !36)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 13, column: 32, scope: !13)
!60 = !DILocation(line: 13, column: 26, scope: !13)
!61 = !DILocation(line: 19, column: 18, scope: !13)
!62 = !DILocation(line: 19, column: 12, scope: !13)
!63 = !DILocation(line: 20, column: 1, scope: !13)
