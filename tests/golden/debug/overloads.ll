; ModuleID = 'overloads.cu'
source_filename = "overloads.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @overloads(ptr noundef %0, float noundef %1) #0 !dbg !9 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !15, !DIExpression(), !16)
  store float %1, ptr %6, align 4
    #dbg_declare(ptr %6, !17, !DIExpression(), !18)
  %7 = load ptr, ptr %5, align 8, !dbg !19
  %8 = getelementptr inbounds i32, ptr %7, i64 1, !dbg !19
  %9 = load i32, ptr %8, align 4, !dbg !19
  store i32 %9, ptr %4, align 4
    #dbg_declare(ptr %4, !20, !DIExpression(), !24)
  %10 = load i32, ptr %4, align 4, !dbg !26
  %11 = add nsw i32 %10, 1, !dbg !27
  %12 = load float, ptr %6, align 4, !dbg !28
  store float %12, ptr %3, align 4
    #dbg_declare(ptr %3, !29, !DIExpression(), !33)
  %13 = load float, ptr %3, align 4, !dbg !35
  %14 = fptosi float %13 to i32, !dbg !35
  %15 = add nsw i32 %11, %14, !dbg !36
  %16 = load ptr, ptr %5, align 8, !dbg !37
  %17 = getelementptr inbounds i32, ptr %16, i64 0, !dbg !37
  store i32 %15, ptr %17, align 4, !dbg !38
  ret void, !dbg !39
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overloads.cu", directory: "/src")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 2}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "overloads", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!10 = !DISubroutineType(types: !11)
!11 = !{null, !12, !13}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!13 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!14 = !{}
!15 = !DILocalVariable(name: "out", arg: 1, scope: !9, file: !1, line: 4, type: !12)
!16 = !DILocation(line: 4, column: 43, scope: !9)
!17 = !DILocalVariable(name: "f", arg: 2, scope: !9, file: !1, line: 4, type: !13)
!18 = !DILocation(line: 4, column: 54, scope: !9)
!19 = !DILocation(line: 5, column: 16, scope: !9)
!20 = !DILocalVariable(name: "x", arg: 1, scope: !21, file: !1, line: 2, type: !3)
!21 = distinct !DISubprogram(name: "get", linkageName: "_Z3geti", scope: !1, file: !1, line: 2, type: !22, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!22 = !DISubroutineType(types: !23)
!23 = !{!3, !3}
!24 = !DILocation(line: 2, column: 40, scope: !21, inlinedAt: !25)
!25 = distinct !DILocation(line: 5, column: 12, scope: !9)
!26 = !DILocation(line: 2, column: 52, scope: !21, inlinedAt: !25)
!27 = !DILocation(line: 2, column: 54, scope: !21, inlinedAt: !25)
!28 = !DILocation(line: 5, column: 30, scope: !9)
!29 = !DILocalVariable(name: "x", arg: 1, scope: !30, file: !1, line: 3, type: !13)
!30 = distinct !DISubprogram(name: "get", linkageName: "_Z3getf", scope: !1, file: !1, line: 3, type: !31, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!31 = !DISubroutineType(types: !32)
!32 = !{!3, !13}
!33 = !DILocation(line: 3, column: 42, scope: !30, inlinedAt: !34)
!34 = distinct !DILocation(line: 5, column: 26, scope: !9)
!35 = !DILocation(line: 3, column: 59, scope: !30, inlinedAt: !34)
!36 = !DILocation(line: 5, column: 24, scope: !9)
!37 = !DILocation(line: 5, column: 3, scope: !9)
!38 = !DILocation(line: 5, column: 10, scope: !9)
!39 = !DILocation(line: 6, column: 1, scope: !9)
