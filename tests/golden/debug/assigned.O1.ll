; ModuleID = 'assigned.c'
source_filename = "assigned.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @assigned(i32 noundef %0) local_unnamed_addr #0 !dbg !11 {
  %2 = alloca i32, align 4, !DIAssignID !19
    #dbg_assign(i1 poison, !17, !DIExpression(), !19, ptr %2, !DIExpression(), !20)
    #dbg_value(i32 %0, !16, !DIExpression(), !20)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3, !dbg !21
  %3 = shl nsw i32 %0, 1, !dbg !22
  store i32 %3, ptr %2, align 4, !dbg !23, !tbaa !7, !DIAssignID !24
    #dbg_assign(i32 %3, !17, !DIExpression(), !24, ptr %2, !DIExpression(), !20)
  call void @change(ptr noundef nonnull %2), !dbg !25
  %4 = load i32, ptr %2, align 4, !dbg !26, !tbaa !7
  %5 = add nsw i32 %4, 1, !dbg !27
    #dbg_value(i32 %5, !18, !DIExpression(), !20)
  call void @change(ptr noundef nonnull %2), !dbg !28
  %6 = load i32, ptr %2, align 4, !dbg !29, !tbaa !7
  %7 = add nsw i32 %5, %6, !dbg !30
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3, !dbg !31
  ret i32 %7, !dbg !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @change(ptr noundef captures(none) %0) local_unnamed_addr #2 !dbg !33 {
    #dbg_value(ptr %0, !38, !DIExpression(), !39)
  %2 = load i32, ptr %0, align 4, !dbg !40, !tbaa !7
  %3 = add nsw i32 %2, 1, !dbg !41
  store i32 %3, ptr %0, align 4, !dbg !42, !tbaa !7
  ret void, !dbg !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx87,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx87,+sm_90" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assigned.c", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = distinct !DISubprogram(name: "assigned", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15, keyInstructions: true)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !18}
!16 = !DILocalVariable(name: "n", arg: 1, scope: !11, file: !1, line: 3, type: !14)
!17 = !DILocalVariable(name: "kept", scope: !11, file: !1, line: 4, type: !14)
!18 = !DILocalVariable(name: "more", scope: !11, file: !1, line: 6, type: !14)
!19 = distinct !DIAssignID()
!20 = !DILocation(line: 0, scope: !11)
!21 = !DILocation(line: 4, column: 3, scope: !11)
!22 = !DILocation(line: 4, column: 16, scope: !11, atomGroup: 1, atomRank: 2)
!23 = !DILocation(line: 4, column: 7, scope: !11, atomGroup: 1, atomRank: 1)
!24 = distinct !DIAssignID()
!25 = !DILocation(line: 5, column: 3, scope: !11)
!26 = !DILocation(line: 6, column: 14, scope: !11)
!27 = !DILocation(line: 6, column: 19, scope: !11, atomGroup: 2, atomRank: 2)
!28 = !DILocation(line: 7, column: 3, scope: !11)
!29 = !DILocation(line: 8, column: 10, scope: !11)
!30 = !DILocation(line: 8, column: 15, scope: !11, atomGroup: 4, atomRank: 2)
!31 = !DILocation(line: 9, column: 1, scope: !11)
!32 = !DILocation(line: 8, column: 3, scope: !11, atomGroup: 4, atomRank: 1)
!33 = distinct !DISubprogram(name: "change", scope: !1, file: !1, line: 10, type: !34, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !37, keyInstructions: true)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!37 = !{!38}
!38 = !DILocalVariable(name: "at", arg: 1, scope: !33, file: !1, line: 10, type: !36)
!39 = !DILocation(line: 0, scope: !33)
!40 = !DILocation(line: 10, column: 54, scope: !33)
!41 = !DILocation(line: 10, column: 54, scope: !33, atomGroup: 1, atomRank: 2)
!42 = !DILocation(line: 10, column: 54, scope: !33, atomGroup: 1, atomRank: 1)
!43 = !DILocation(line: 10, column: 60, scope: !33, atomGroup: 2, atomRank: 1)
