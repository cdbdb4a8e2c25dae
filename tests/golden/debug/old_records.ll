; What LLVM said of variables before it had records; as LLVM 15 writes it.
source_filename = "old.c"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @scale(i32* %out, i32 %n) !dbg !6 {
entry:
  %kept = alloca i32, align 4
  call void @llvm.dbg.value(metadata i32* %out, metadata !12, metadata !DIExpression()), !dbg !16
  call void @llvm.dbg.value(metadata i32 %n, metadata !13, metadata !DIExpression()), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %kept, metadata !14, metadata !DIExpression()), !dbg !17
  store volatile i32 %n, i32* %kept, align 4, !dbg !17
  %twice = shl i32 %n, 1, !dbg !18
  call void @llvm.dbg.value(metadata i32 %twice, metadata !15, metadata !DIExpression()), !dbg !18
  store i32 %twice, i32* %out, align 4, !dbg !19
  call void @llvm.dbg.value(metadata i32 7, metadata !15, metadata !DIExpression()), !dbg !19
  ret void, !dbg !20
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #0

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #0

attributes #0 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!nvvm.annotations = !{!5}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2)
!1 = !DIFile(filename: "old.c", directory: "/src")
!2 = !{}
!3 = !{i32 2, !"Dwarf Version", i32 2}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{void (i32*, i32)* @scale, !"kernel", i32 1}
!6 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 1, type: !7, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!7 = !DISubroutineType(types: !8)
!8 = !{null, !9, !10}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12, !13, !14, !15}
!12 = !DILocalVariable(name: "out", arg: 1, scope: !6, file: !1, line: 1, type: !9)
!13 = !DILocalVariable(name: "n", arg: 2, scope: !6, file: !1, line: 1, type: !10)
!14 = !DILocalVariable(name: "kept", scope: !6, file: !1, line: 2, type: !10)
!15 = !DILocalVariable(name: "twice", scope: !6, file: !1, line: 3, type: !10)
!16 = !DILocation(line: 1, column: 1, scope: !6)
!17 = !DILocation(line: 2, column: 3, scope: !6)
!18 = !DILocation(line: 3, column: 17, scope: !6)
!19 = !DILocation(line: 4, column: 8, scope: !6)
!20 = !DILocation(line: 5, column: 1, scope: !6)
