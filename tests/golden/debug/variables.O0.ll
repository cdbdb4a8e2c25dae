; ModuleID = 'variables.c'
source_filename = "variables.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Point = type { float, float, [3 x i32] }

; Function Attrs: convergent noinline nounwind optnone
define dso_local ptx_kernel void @variables(ptr noundef %0, ptr noundef byval(%struct.Point) align 4 %1, i32 noundef %2) #0 !dbg !13 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !28, !DIExpression(), !29)
    #dbg_declare(ptr %1, !30, !DIExpression(), !31)
  store i32 %2, ptr %5, align 4
    #dbg_declare(ptr %5, !32, !DIExpression(), !33)
    #dbg_declare(ptr %6, !34, !DIExpression(), !35)
  store i32 0, ptr %6, align 4, !dbg !35
    #dbg_declare(ptr %7, !36, !DIExpression(), !37)
  %10 = load i32, ptr %5, align 4, !dbg !38
  %11 = icmp sgt i32 %10, 3, !dbg !39
  %12 = zext i1 %11 to i64, !dbg !38
  %13 = select i1 %11, i32 0, i32 5, !dbg !38
  store i32 %13, ptr %7, align 4, !dbg !37
    #dbg_declare(ptr %8, !40, !DIExpression(), !42)
  store i32 0, ptr %8, align 4, !dbg !42
  br label %14, !dbg !43

14:                                               ; preds = %37, %3
  %15 = load i32, ptr %8, align 4, !dbg !44
  %16 = load i32, ptr %5, align 4, !dbg !46
  %17 = icmp slt i32 %15, %16, !dbg !47
  br i1 %17, label %18, label %40, !dbg !48

18:                                               ; preds = %14
    #dbg_declare(ptr %9, !49, !DIExpression(), !51)
  %19 = load ptr, ptr %4, align 8, !dbg !52
  %20 = load i32, ptr %8, align 4, !dbg !53
  %21 = sext i32 %20 to i64, !dbg !52
  %22 = getelementptr inbounds i32, ptr %19, i64 %21, !dbg !52
  %23 = load i32, ptr %22, align 4, !dbg !52
  %24 = call i32 @twice(i32 noundef %23) #1, !dbg !54
  %25 = getelementptr inbounds nuw %struct.Point, ptr %1, i32 0, i32 2, !dbg !55
  %26 = getelementptr inbounds [3 x i32], ptr %25, i64 0, i64 1, !dbg !56
  %27 = load i32, ptr %26, align 4, !dbg !56
  %28 = add nsw i32 %24, %27, !dbg !57
  store i32 %28, ptr %9, align 4, !dbg !51
  %29 = load i32, ptr %9, align 4, !dbg !58
  %30 = load i32, ptr %6, align 4, !dbg !59
  %31 = add nsw i32 %30, %29, !dbg !59
  store i32 %31, ptr %6, align 4, !dbg !59
  %32 = load i32, ptr %9, align 4, !dbg !60
  %33 = load ptr, ptr %4, align 8, !dbg !61
  %34 = load i32, ptr %8, align 4, !dbg !62
  %35 = sext i32 %34 to i64, !dbg !61
  %36 = getelementptr inbounds i32, ptr %33, i64 %35, !dbg !61
  store i32 %32, ptr %36, align 4, !dbg !63
  br label %37, !dbg !64

37:                                               ; preds = %18
  %38 = load i32, ptr %8, align 4, !dbg !65
  %39 = add nsw i32 %38, 1, !dbg !65
  store i32 %39, ptr %8, align 4, !dbg !65
  br label %14, !dbg !66, !llvm.loop !67

40:                                               ; preds = %14
  %41 = load i32, ptr %6, align 4, !dbg !70
  %42 = load i32, ptr %7, align 4, !dbg !71
  %43 = add i32 %41, %42, !dbg !72
  %44 = load ptr, ptr %4, align 8, !dbg !73
  %45 = getelementptr inbounds i32, ptr %44, i64 0, !dbg !73
  store i32 %43, ptr %45, align 4, !dbg !74
  ret void, !dbg !75
}

; Function Attrs: convergent noinline nounwind optnone
define internal i32 @twice(i32 noundef %0) #0 !dbg !76 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !79, !DIExpression(), !80)
    #dbg_declare(ptr %3, !81, !DIExpression(), !82)
  %4 = load i32, ptr %2, align 4, !dbg !83
  %5 = mul nsw i32 %4, 2, !dbg !84
  store i32 %5, ptr %3, align 4, !dbg !82
  %6 = load i32, ptr %3, align 4, !dbg !85
  %7 = add nsw i32 %6, 1, !dbg !86
  ret i32 %7, !dbg !87
}

attributes #0 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx80,+sm_90" }
attributes #1 = { convergent }

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
!29 = !DILocation(line: 10, column: 51, scope: !13)
!30 = !DILocalVariable(name: "at", arg: 2, scope: !13, file: !1, line: 10, type: !18)
!31 = !DILocation(line: 10, column: 69, scope: !13)
!32 = !DILocalVariable(name: "count", arg: 3, scope: !13, file: !1, line: 10, type: !17)
!33 = !DILocation(line: 10, column: 77, scope: !13)
!34 = !DILocalVariable(name: "sum", scope: !13, file: !1, line: 12, type: !17)
!35 = !DILocation(line: 12, column: 9, scope: !13)
!36 = !DILocalVariable(name: "colour", scope: !13, file: !1, line: 13, type: !3)
!37 = !DILocation(line: 13, column: 17, scope: !13)
!38 = !DILocation(line: 13, column: 26, scope: !13)
!39 = !DILocation(line: 13, column: 32, scope: !13)
!40 = !DILocalVariable(name: "i", scope: !41, file: !1, line: 14, type: !17)
!41 = distinct !DILexicalBlock(scope: !13, file: !1, line: 14, column: 5)
!42 = !DILocation(line: 14, column: 14, scope: !41)
!43 = !DILocation(line: 14, column: 10, scope: !41)
!44 = !DILocation(line: 14, column: 21, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !1, line: 14, column: 5)
!46 = !DILocation(line: 14, column: 25, scope: !45)
!47 = !DILocation(line: 14, column: 23, scope: !45)
!48 = !DILocation(line: 14, column: 5, scope: !41)
!49 = !DILocalVariable(name: "part", scope: !50, file: !1, line: 15, type: !17)
!50 = distinct !DILexicalBlock(scope: !45, file: !1, line: 14, column: 37)
!51 = !DILocation(line: 15, column: 13, scope: !50)
!52 = !DILocation(line: 15, column: 26, scope: !50)
!53 = !DILocation(line: 15, column: 30, scope: !50)
!54 = !DILocation(line: 15, column: 20, scope: !50)
!55 = !DILocation(line: 15, column: 39, scope: !50)
!56 = !DILocation(line: 15, column: 36, scope: !50)
!57 = !DILocation(line: 15, column: 34, scope: !50)
!58 = !DILocation(line: 16, column: 16, scope: !50)
!59 = !DILocation(line: 16, column: 13, scope: !50)
!60 = !DILocation(line: 17, column: 18, scope: !50)
!61 = !DILocation(line: 17, column: 9, scope: !50)
!62 = !DILocation(line: 17, column: 13, scope: !50)
!63 = !DILocation(line: 17, column: 16, scope: !50)
!64 = !DILocation(line: 18, column: 5, scope: !50)
!65 = !DILocation(line: 14, column: 33, scope: !45)
!66 = !DILocation(line: 14, column: 5, scope: !45)
!67 = distinct !{!67, !48, !68, !69}
!68 = !DILocation(line: 18, column: 5, scope: !41)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 19, column: 14, scope: !13)
!71 = !DILocation(line: 19, column: 20, scope: !13)
!72 = !DILocation(line: 19, column: 18, scope: !13)
!73 = !DILocation(line: 19, column: 5, scope: !13)
!74 = !DILocation(line: 19, column: 12, scope: !13)
!75 = !DILocation(line: 20, column: 1, scope: !13)
!76 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 4, type: !77, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !27)
!77 = !DISubroutineType(types: !78)
!78 = !{!17, !17}
!79 = !DILocalVariable(name: "value", arg: 1, scope: !76, file: !1, line: 4, type: !17)
!80 = !DILocation(line: 4, column: 22, scope: !76)
!81 = !DILocalVariable(name: "result", scope: !76, file: !1, line: 6, type: !17)
!82 = !DILocation(line: 6, column: 9, scope: !76)
!83 = !DILocation(line: 6, column: 18, scope: !76)
!84 = !DILocation(line: 6, column: 24, scope: !76)
!85 = !DILocation(line: 7, column: 12, scope: !76)
!86 = !DILocation(line: 7, column: 19, scope: !76)
!87 = !DILocation(line: 7, column: 5, scope: !76)
