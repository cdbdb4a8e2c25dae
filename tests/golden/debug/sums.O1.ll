; ModuleID = 'sums.c'
source_filename = "sums.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@state = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @next() local_unnamed_addr #0 !dbg !16 {
  %1 = load volatile i32, ptr @state, align 4, !dbg !19, !tbaa !12
  %2 = add nsw i32 %1, 1, !dbg !20
  store volatile i32 %2, ptr @state, align 4, !dbg !21, !tbaa !12
  ret i32 %1, !dbg !22
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none)
define dso_local void @use(ptr noundef readonly captures(none) %0) local_unnamed_addr #1 !dbg !23 {
    #dbg_value(ptr %0, !28, !DIExpression(), !29)
  %2 = load i32, ptr %0, align 4, !dbg !30, !tbaa !12
  %3 = load volatile i32, ptr @state, align 4, !dbg !31, !tbaa !12
  %4 = add nsw i32 %3, %2, !dbg !32
  store volatile i32 %4, ptr @state, align 4, !dbg !33, !tbaa !12
  ret void, !dbg !34
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local i32 @sums(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !dbg !35 {
    #dbg_value(ptr %0, !44, !DIExpression(), !57)
    #dbg_value(i32 %1, !45, !DIExpression(), !57)
    #dbg_value(i32 0, !46, !DIExpression(), !57)
    #dbg_value(i32 0, !47, !DIExpression(), !58)
  %3 = icmp sgt i32 %1, 0, !dbg !59
  br i1 %3, label %6, label %4, !dbg !60

4:                                                ; preds = %15, %2
  %5 = phi i32 [ 0, %2 ], [ %17, %15 ], !dbg !57
  ret i32 %5, !dbg !61

6:                                                ; preds = %2, %15
  %7 = phi ptr [ %10, %15 ], [ %0, %2 ]
  %8 = phi i32 [ %17, %15 ], [ 0, %2 ]
  %9 = phi i32 [ %18, %15 ], [ 0, %2 ]
    #dbg_value(ptr %7, !44, !DIExpression(), !57)
    #dbg_value(i32 %8, !46, !DIExpression(), !57)
    #dbg_value(i32 %9, !47, !DIExpression(), !58)
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !62
    #dbg_value(ptr %10, !49, !DIExpression(), !63)
  %11 = tail call i32 @next(), !dbg !64
    #dbg_value(i32 %11, !52, !DIExpression(), !63)
    #dbg_value(i32 %11, !53, !DIExpression(DW_OP_plus_uconst, 5, DW_OP_stack_value), !63)
    #dbg_value(!DIArgList(i32 %11, i32 %1), !54, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !63)
    #dbg_value(i32 %11, !55, !DIExpression(DW_OP_constu, 2, DW_OP_mul, DW_OP_stack_value), !63)
    #dbg_value(!DIArgList(ptr %7, i32 %11), !56, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_plus_uconst, 4, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_constu, 4, DW_OP_mul, DW_OP_plus, DW_OP_stack_value), !63)
  tail call void @use(ptr noundef %7), !dbg !65
  %12 = icmp eq i32 %11, 0, !dbg !66
  br i1 %12, label %15, label %13, !dbg !68

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 12, !dbg !69
  tail call void @use(ptr noundef nonnull %14), !dbg !70
  br label %15, !dbg !70

15:                                               ; preds = %13, %6
  %16 = tail call i32 @next(), !dbg !71
  %17 = add nsw i32 %16, %8, !dbg !72
    #dbg_value(i32 %17, !46, !DIExpression(), !57)
    #dbg_value(ptr %10, !44, !DIExpression(), !57)
  %18 = add nuw nsw i32 %9, 1, !dbg !73
    #dbg_value(i32 %18, !47, !DIExpression(), !58)
  %19 = icmp eq i32 %18, %1, !dbg !74
  br i1 %19, label %4, label %6, !dbg !75, !llvm.loop !76
}

attributes #0 = { nofree noinline norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx87,+sm_90" }
attributes #1 = { nofree noinline norecurse nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx87,+sm_90" }
attributes #2 = { nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx87,+sm_90" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11}
!llvm.errno.tbaa = !{!12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sums.c", directory: "/src")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 2}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}
!16 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !DILocation(line: 6, column: 56, scope: !16, atomGroup: 1, atomRank: 2)
!20 = !DILocation(line: 6, column: 56, scope: !16, atomGroup: 2, atomRank: 2)
!21 = !DILocation(line: 6, column: 56, scope: !16, atomGroup: 2, atomRank: 1)
!22 = !DILocation(line: 6, column: 44, scope: !16, atomGroup: 1, atomRank: 1)
!23 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27, keyInstructions: true)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !26}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!27 = !{!28}
!28 = !DILocalVariable(name: "at", arg: 1, scope: !23, file: !3, line: 7, type: !26)
!29 = !DILocation(line: 0, scope: !23)
!30 = !DILocation(line: 7, column: 56, scope: !23)
!31 = !DILocation(line: 7, column: 53, scope: !23)
!32 = !DILocation(line: 7, column: 53, scope: !23, atomGroup: 1, atomRank: 2)
!33 = !DILocation(line: 7, column: 53, scope: !23, atomGroup: 1, atomRank: 1)
!34 = !DILocation(line: 7, column: 61, scope: !23, atomGroup: 2, atomRank: 1)
!35 = distinct !DISubprogram(name: "sums", scope: !3, file: !3, line: 9, type: !36, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !43, keyInstructions: true)
!36 = !DISubroutineType(types: !37)
!37 = !{!6, !38, !6}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 1, size: 64, elements: !40)
!40 = !{!41, !42}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !39, file: !3, line: 2, baseType: !6, size: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !39, file: !3, line: 3, baseType: !6, size: 32, offset: 32)
!43 = !{!44, !45, !46, !47, !49, !52, !53, !54, !55, !56}
!44 = !DILocalVariable(name: "from", arg: 1, scope: !35, file: !3, line: 9, type: !38)
!45 = !DILocalVariable(name: "count", arg: 2, scope: !35, file: !3, line: 9, type: !6)
!46 = !DILocalVariable(name: "total", scope: !35, file: !3, line: 10, type: !6)
!47 = !DILocalVariable(name: "i", scope: !48, file: !3, line: 11, type: !6)
!48 = distinct !DILexicalBlock(scope: !35, file: !3, line: 11, column: 3)
!49 = !DILocalVariable(name: "behind", scope: !50, file: !3, line: 12, type: !38)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 11, column: 35)
!51 = distinct !DILexicalBlock(scope: !48, file: !3, line: 11, column: 3)
!52 = !DILocalVariable(name: "got", scope: !50, file: !3, line: 13, type: !6)
!53 = !DILocalVariable(name: "more", scope: !50, file: !3, line: 14, type: !6)
!54 = !DILocalVariable(name: "less", scope: !50, file: !3, line: 15, type: !6)
!55 = !DILocalVariable(name: "twice", scope: !50, file: !3, line: 16, type: !6)
!56 = !DILocalVariable(name: "place", scope: !50, file: !3, line: 17, type: !26)
!57 = !DILocation(line: 0, scope: !35)
!58 = !DILocation(line: 0, scope: !48)
!59 = !DILocation(line: 11, column: 21, scope: !51, atomGroup: 18, atomRank: 1)
!60 = !DILocation(line: 11, column: 3, scope: !48, atomGroup: 19, atomRank: 1)
!61 = !DILocation(line: 24, column: 3, scope: !35, atomGroup: 17, atomRank: 1)
!62 = !DILocation(line: 12, column: 32, scope: !50, atomGroup: 5, atomRank: 2)
!63 = !DILocation(line: 0, scope: !50)
!64 = !DILocation(line: 13, column: 15, scope: !50, atomGroup: 6, atomRank: 2)
!65 = !DILocation(line: 18, column: 5, scope: !50)
!66 = !DILocation(line: 19, column: 9, scope: !67, atomGroup: 11, atomRank: 2)
!67 = distinct !DILexicalBlock(scope: !50, file: !3, line: 19, column: 9)
!68 = !DILocation(line: 19, column: 9, scope: !67, atomGroup: 11, atomRank: 1)
!69 = !DILocation(line: 20, column: 20, scope: !67)
!70 = !DILocation(line: 20, column: 7, scope: !67)
!71 = !DILocation(line: 21, column: 14, scope: !50)
!72 = !DILocation(line: 21, column: 11, scope: !50, atomGroup: 12, atomRank: 2)
!73 = !DILocation(line: 11, column: 31, scope: !51, atomGroup: 14, atomRank: 2)
!74 = !DILocation(line: 11, column: 21, scope: !51, atomGroup: 3, atomRank: 1)
!75 = !DILocation(line: 11, column: 3, scope: !48, atomGroup: 4, atomRank: 1)
!76 = distinct !{!76, !77, !78, !79, !80}
!77 = !DILocation(line: 11, column: 3, scope: !48)
!78 = !DILocation(line: 23, column: 3, scope: !48)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !{!"llvm.loop.unroll.disable"}
