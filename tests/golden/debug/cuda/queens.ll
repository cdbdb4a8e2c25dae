; ModuleID = 'queens.cu'
source_filename = "queens.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Board = type { [8 x i8] }
%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef zeroext i1 @_Z4fits5Boardii(ptr noundef byval(%struct.Board) align 1 %0, i32 noundef %1, i32 noundef %2) #0 !dbg !8 {
  %4 = alloca i1, align 1
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
    #dbg_declare(ptr %0, !21, !DIExpression(), !22)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !23, !DIExpression(), !24)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !25, !DIExpression(), !26)
    #dbg_declare(ptr %7, !27, !DIExpression(), !29)
  store i32 0, ptr %7, align 4, !dbg !29
  br label %9, !dbg !30

9:                                                ; preds = %38, %3
  %10 = load i32, ptr %7, align 4, !dbg !31
  %11 = load i32, ptr %5, align 4, !dbg !33
  %12 = icmp slt i32 %10, %11, !dbg !34
  br i1 %12, label %13, label %41, !dbg !35

13:                                               ; preds = %9
    #dbg_declare(ptr %8, !36, !DIExpression(), !38)
  %14 = getelementptr inbounds nuw %struct.Board, ptr %0, i32 0, i32 0, !dbg !39
  %15 = load i32, ptr %7, align 4, !dbg !40
  %16 = sext i32 %15 to i64, !dbg !41
  %17 = getelementptr inbounds [8 x i8], ptr %14, i64 0, i64 %16, !dbg !41
  %18 = load i8, ptr %17, align 1, !dbg !41
  %19 = sext i8 %18 to i32, !dbg !41
  %20 = load i32, ptr %6, align 4, !dbg !42
  %21 = sub nsw i32 %19, %20, !dbg !43
  store i32 %21, ptr %8, align 4, !dbg !38
  %22 = load i32, ptr %8, align 4, !dbg !44
  %23 = icmp eq i32 %22, 0, !dbg !46
  br i1 %23, label %36, label %24, !dbg !47

24:                                               ; preds = %13
  %25 = load i32, ptr %8, align 4, !dbg !48
  %26 = load i32, ptr %5, align 4, !dbg !49
  %27 = load i32, ptr %7, align 4, !dbg !50
  %28 = sub nsw i32 %26, %27, !dbg !51
  %29 = icmp eq i32 %25, %28, !dbg !52
  br i1 %29, label %36, label %30, !dbg !53

30:                                               ; preds = %24
  %31 = load i32, ptr %8, align 4, !dbg !54
  %32 = load i32, ptr %7, align 4, !dbg !55
  %33 = load i32, ptr %5, align 4, !dbg !56
  %34 = sub nsw i32 %32, %33, !dbg !57
  %35 = icmp eq i32 %31, %34, !dbg !58
  br i1 %35, label %36, label %37, !dbg !53

36:                                               ; preds = %30, %24, %13
  store i1 false, ptr %4, align 1, !dbg !59
  br label %42, !dbg !59

37:                                               ; preds = %30
  br label %38, !dbg !60

38:                                               ; preds = %37
  %39 = load i32, ptr %7, align 4, !dbg !61
  %40 = add nsw i32 %39, 1, !dbg !61
  store i32 %40, ptr %7, align 4, !dbg !61
  br label %9, !dbg !62, !llvm.loop !63

41:                                               ; preds = %9
  store i1 true, ptr %4, align 1, !dbg !66
  br label %42, !dbg !66

42:                                               ; preds = %41, %36
  %43 = load i1, ptr %4, align 1, !dbg !67
  ret i1 %43, !dbg !67
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5place5Boardii(ptr noundef byval(%struct.Board) align 1 %0, i32 noundef %1, i32 noundef %2) #0 !dbg !68 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Board, align 1
  %10 = alloca %struct.Board, align 1
  %11 = alloca %struct.Board, align 1
    #dbg_declare(ptr %0, !71, !DIExpression(), !72)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !73, !DIExpression(), !74)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !75, !DIExpression(), !76)
  %12 = load i32, ptr %5, align 4, !dbg !77
  %13 = load i32, ptr %6, align 4, !dbg !79
  %14 = icmp eq i32 %12, %13, !dbg !80
  br i1 %14, label %15, label %16, !dbg !80

15:                                               ; preds = %3
  store i32 1, ptr %4, align 4, !dbg !81
  br label %44, !dbg !81

16:                                               ; preds = %3
    #dbg_declare(ptr %7, !82, !DIExpression(), !83)
  store i32 0, ptr %7, align 4, !dbg !83
    #dbg_declare(ptr %8, !84, !DIExpression(), !86)
  store i32 0, ptr %8, align 4, !dbg !86
  br label %17, !dbg !87

17:                                               ; preds = %39, %16
  %18 = load i32, ptr %8, align 4, !dbg !88
  %19 = load i32, ptr %6, align 4, !dbg !90
  %20 = icmp slt i32 %18, %19, !dbg !91
  br i1 %20, label %21, label %42, !dbg !92

21:                                               ; preds = %17
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %0, i64 8, i1 false), !dbg !93
  %22 = load i32, ptr %5, align 4, !dbg !95
  %23 = load i32, ptr %8, align 4, !dbg !96
  %24 = call noundef zeroext i1 @_Z4fits5Boardii(ptr noundef byval(%struct.Board) align 1 %9, i32 noundef %22, i32 noundef %23) #4, !dbg !97
  br i1 %24, label %25, label %38, !dbg !97

25:                                               ; preds = %21
    #dbg_declare(ptr %10, !98, !DIExpression(), !100)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %0, i64 8, i1 false), !dbg !101
  %26 = load i32, ptr %8, align 4, !dbg !102
  %27 = trunc i32 %26 to i8, !dbg !102
  %28 = getelementptr inbounds nuw %struct.Board, ptr %10, i32 0, i32 0, !dbg !103
  %29 = load i32, ptr %5, align 4, !dbg !104
  %30 = sext i32 %29 to i64, !dbg !105
  %31 = getelementptr inbounds [8 x i8], ptr %28, i64 0, i64 %30, !dbg !105
  store i8 %27, ptr %31, align 1, !dbg !106
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %10, i64 8, i1 false), !dbg !107
  %32 = load i32, ptr %5, align 4, !dbg !108
  %33 = add nsw i32 %32, 1, !dbg !109
  %34 = load i32, ptr %6, align 4, !dbg !110
  %35 = call noundef i32 @_Z5place5Boardii(ptr noundef byval(%struct.Board) align 1 %11, i32 noundef %33, i32 noundef %34) #4, !dbg !111
  %36 = load i32, ptr %7, align 4, !dbg !112
  %37 = add nsw i32 %36, %35, !dbg !112
  store i32 %37, ptr %7, align 4, !dbg !112
  br label %38, !dbg !113

38:                                               ; preds = %25, %21
  br label %39, !dbg !114

39:                                               ; preds = %38
  %40 = load i32, ptr %8, align 4, !dbg !115
  %41 = add nsw i32 %40, 1, !dbg !115
  store i32 %41, ptr %8, align 4, !dbg !115
  br label %17, !dbg !116, !llvm.loop !117

42:                                               ; preds = %17
  %43 = load i32, ptr %7, align 4, !dbg !119
  store i32 %43, ptr %4, align 4, !dbg !120
  br label %44, !dbg !120

44:                                               ; preds = %42, %15
  %45 = load i32, ptr %4, align 4, !dbg !121
  ret i32 %45, !dbg !121
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6queensPii(ptr noundef %0, i32 noundef %1) #2 !dbg !122 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Board, align 1
  %6 = alloca %struct.Index, align 4
  %7 = alloca %struct.Board, align 1
  %8 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !126, !DIExpression(), !127)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !128, !DIExpression(), !129)
    #dbg_declare(ptr %5, !130, !DIExpression(), !131)
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !132
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !132
  %12 = call %struct.Index @_Z7indicesjjj(i32 noundef %9, i32 noundef %10, i32 noundef %11) #4, !dbg !132
  %13 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !132
  %14 = extractvalue %struct.Index %12, 0, !dbg !132
  store i32 %14, ptr %13, align 4, !dbg !132
  %15 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1, !dbg !132
  %16 = extractvalue %struct.Index %12, 1, !dbg !132
  store i32 %16, ptr %15, align 4, !dbg !132
  %17 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2, !dbg !132
  %18 = extractvalue %struct.Index %12, 2, !dbg !132
  store i32 %18, ptr %17, align 4, !dbg !132
  %19 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !133
  %20 = load i32, ptr %19, align 4, !dbg !133
  %21 = trunc i32 %20 to i8, !dbg !132
  %22 = getelementptr inbounds nuw %struct.Board, ptr %5, i32 0, i32 0, !dbg !134
  %23 = getelementptr inbounds [8 x i8], ptr %22, i64 0, i64 0, !dbg !135
  store i8 %21, ptr %23, align 1, !dbg !136
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %5, i64 8, i1 false), !dbg !137
  %24 = load i32, ptr %4, align 4, !dbg !138
  %25 = call noundef i32 @_Z5place5Boardii(ptr noundef byval(%struct.Board) align 1 %7, i32 noundef 1, i32 noundef %24) #4, !dbg !139
  %26 = load ptr, ptr %3, align 8, !dbg !140
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !141
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !141
  %30 = call %struct.Index @_Z7indicesjjj(i32 noundef %27, i32 noundef %28, i32 noundef %29) #4, !dbg !141
  %31 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !141
  %32 = extractvalue %struct.Index %30, 0, !dbg !141
  store i32 %32, ptr %31, align 4, !dbg !141
  %33 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1, !dbg !141
  %34 = extractvalue %struct.Index %30, 1, !dbg !141
  store i32 %34, ptr %33, align 4, !dbg !141
  %35 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2, !dbg !141
  %36 = extractvalue %struct.Index %30, 2, !dbg !141
  store i32 %36, ptr %35, align 4, !dbg !141
  %37 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !142
  %38 = load i32, ptr %37, align 4, !dbg !142
  %39 = zext i32 %38 to i64, !dbg !140
  %40 = getelementptr inbounds nuw i32, ptr %26, i64 %39, !dbg !140
  store i32 %25, ptr %40, align 4, !dbg !143
  ret void, !dbg !144
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 comdat !dbg !145 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !155, !DIExpression(), !156)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !157, !DIExpression(), !158)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !159, !DIExpression(), !160)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !161
  %9 = load i32, ptr %5, align 4, !dbg !162
  store i32 %9, ptr %8, align 4, !dbg !161
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !161
  %11 = load i32, ptr %6, align 4, !dbg !163
  store i32 %11, ptr %10, align 4, !dbg !161
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !161
  %13 = load i32, ptr %7, align 4, !dbg !164
  store i32 %13, ptr %12, align 4, !dbg !161
  %14 = load %struct.Index, ptr %4, align 4, !dbg !165
  ret %struct.Index %14, !dbg !165
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "queens.cu", directory: "/tmp/kernels")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "fits", linkageName: "_Z4fits5Boardii", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!9 = !DISubroutineType(types: !10)
!10 = !{!11, !12, !19, !19}
!11 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Board", file: !1, line: 3, size: 64, flags: DIFlagTypePassByValue, elements: !13, identifier: "_ZTS5Board")
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "column", scope: !12, file: !1, line: 3, baseType: !15, size: 64)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !17)
!16 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 8)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "board", arg: 1, scope: !8, file: !1, line: 4, type: !12)
!22 = !DILocation(line: 4, column: 41, scope: !8)
!23 = !DILocalVariable(name: "row", arg: 2, scope: !8, file: !1, line: 4, type: !19)
!24 = !DILocation(line: 4, column: 52, scope: !8)
!25 = !DILocalVariable(name: "column", arg: 3, scope: !8, file: !1, line: 4, type: !19)
!26 = !DILocation(line: 4, column: 61, scope: !8)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 5, type: !19)
!28 = distinct !DILexicalBlock(scope: !8, file: !1, line: 5, column: 5)
!29 = !DILocation(line: 5, column: 14, scope: !28)
!30 = !DILocation(line: 5, column: 10, scope: !28)
!31 = !DILocation(line: 5, column: 21, scope: !32)
!32 = distinct !DILexicalBlock(scope: !28, file: !1, line: 5, column: 5)
!33 = !DILocation(line: 5, column: 25, scope: !32)
!34 = !DILocation(line: 5, column: 23, scope: !32)
!35 = !DILocation(line: 5, column: 5, scope: !28)
!36 = !DILocalVariable(name: "d", scope: !37, file: !1, line: 6, type: !19)
!37 = distinct !DILexicalBlock(scope: !32, file: !1, line: 5, column: 35)
!38 = !DILocation(line: 6, column: 13, scope: !37)
!39 = !DILocation(line: 6, column: 23, scope: !37)
!40 = !DILocation(line: 6, column: 30, scope: !37)
!41 = !DILocation(line: 6, column: 17, scope: !37)
!42 = !DILocation(line: 6, column: 35, scope: !37)
!43 = !DILocation(line: 6, column: 33, scope: !37)
!44 = !DILocation(line: 7, column: 13, scope: !45)
!45 = distinct !DILexicalBlock(scope: !37, file: !1, line: 7, column: 13)
!46 = !DILocation(line: 7, column: 15, scope: !45)
!47 = !DILocation(line: 7, column: 20, scope: !45)
!48 = !DILocation(line: 7, column: 23, scope: !45)
!49 = !DILocation(line: 7, column: 28, scope: !45)
!50 = !DILocation(line: 7, column: 34, scope: !45)
!51 = !DILocation(line: 7, column: 32, scope: !45)
!52 = !DILocation(line: 7, column: 25, scope: !45)
!53 = !DILocation(line: 7, column: 36, scope: !45)
!54 = !DILocation(line: 7, column: 39, scope: !45)
!55 = !DILocation(line: 7, column: 44, scope: !45)
!56 = !DILocation(line: 7, column: 48, scope: !45)
!57 = !DILocation(line: 7, column: 46, scope: !45)
!58 = !DILocation(line: 7, column: 41, scope: !45)
!59 = !DILocation(line: 7, column: 53, scope: !45)
!60 = !DILocation(line: 8, column: 5, scope: !37)
!61 = !DILocation(line: 5, column: 31, scope: !32)
!62 = !DILocation(line: 5, column: 5, scope: !32)
!63 = distinct !{!63, !35, !64, !65}
!64 = !DILocation(line: 8, column: 5, scope: !28)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !DILocation(line: 9, column: 5, scope: !8)
!67 = !DILocation(line: 10, column: 1, scope: !8)
!68 = distinct !DISubprogram(name: "place", linkageName: "_Z5place5Boardii", scope: !1, file: !1, line: 11, type: !69, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!69 = !DISubroutineType(types: !70)
!70 = !{!19, !12, !19, !19}
!71 = !DILocalVariable(name: "board", arg: 1, scope: !68, file: !1, line: 11, type: !12)
!72 = !DILocation(line: 11, column: 41, scope: !68)
!73 = !DILocalVariable(name: "row", arg: 2, scope: !68, file: !1, line: 11, type: !19)
!74 = !DILocation(line: 11, column: 52, scope: !68)
!75 = !DILocalVariable(name: "n", arg: 3, scope: !68, file: !1, line: 11, type: !19)
!76 = !DILocation(line: 11, column: 61, scope: !68)
!77 = !DILocation(line: 12, column: 9, scope: !78)
!78 = distinct !DILexicalBlock(scope: !68, file: !1, line: 12, column: 9)
!79 = !DILocation(line: 12, column: 16, scope: !78)
!80 = !DILocation(line: 12, column: 13, scope: !78)
!81 = !DILocation(line: 12, column: 19, scope: !78)
!82 = !DILocalVariable(name: "count", scope: !68, file: !1, line: 13, type: !19)
!83 = !DILocation(line: 13, column: 9, scope: !68)
!84 = !DILocalVariable(name: "column", scope: !85, file: !1, line: 14, type: !19)
!85 = distinct !DILexicalBlock(scope: !68, file: !1, line: 14, column: 5)
!86 = !DILocation(line: 14, column: 14, scope: !85)
!87 = !DILocation(line: 14, column: 10, scope: !85)
!88 = !DILocation(line: 14, column: 26, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !1, line: 14, column: 5)
!90 = !DILocation(line: 14, column: 35, scope: !89)
!91 = !DILocation(line: 14, column: 33, scope: !89)
!92 = !DILocation(line: 14, column: 5, scope: !85)
!93 = !DILocation(line: 15, column: 18, scope: !94)
!94 = distinct !DILexicalBlock(scope: !89, file: !1, line: 15, column: 13)
!95 = !DILocation(line: 15, column: 25, scope: !94)
!96 = !DILocation(line: 15, column: 30, scope: !94)
!97 = !DILocation(line: 15, column: 13, scope: !94)
!98 = !DILocalVariable(name: "next", scope: !99, file: !1, line: 16, type: !12)
!99 = distinct !DILexicalBlock(scope: !94, file: !1, line: 15, column: 39)
!100 = !DILocation(line: 16, column: 19, scope: !99)
!101 = !DILocation(line: 16, column: 26, scope: !99)
!102 = !DILocation(line: 17, column: 32, scope: !99)
!103 = !DILocation(line: 17, column: 18, scope: !99)
!104 = !DILocation(line: 17, column: 25, scope: !99)
!105 = !DILocation(line: 17, column: 13, scope: !99)
!106 = !DILocation(line: 17, column: 30, scope: !99)
!107 = !DILocation(line: 18, column: 28, scope: !99)
!108 = !DILocation(line: 18, column: 34, scope: !99)
!109 = !DILocation(line: 18, column: 38, scope: !99)
!110 = !DILocation(line: 18, column: 43, scope: !99)
!111 = !DILocation(line: 18, column: 22, scope: !99)
!112 = !DILocation(line: 18, column: 19, scope: !99)
!113 = !DILocation(line: 19, column: 9, scope: !99)
!114 = !DILocation(line: 15, column: 36, scope: !94)
!115 = !DILocation(line: 14, column: 44, scope: !89)
!116 = !DILocation(line: 14, column: 5, scope: !89)
!117 = distinct !{!117, !92, !118, !65}
!118 = !DILocation(line: 19, column: 9, scope: !85)
!119 = !DILocation(line: 20, column: 12, scope: !68)
!120 = !DILocation(line: 20, column: 5, scope: !68)
!121 = !DILocation(line: 21, column: 1, scope: !68)
!122 = distinct !DISubprogram(name: "queens", linkageName: "_Z6queensPii", scope: !1, file: !1, line: 23, type: !123, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!123 = !DISubroutineType(types: !124)
!124 = !{null, !125, !19}
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!126 = !DILocalVariable(name: "out", arg: 1, scope: !122, file: !1, line: 23, type: !125)
!127 = !DILocation(line: 23, column: 29, scope: !122)
!128 = !DILocalVariable(name: "n", arg: 2, scope: !122, file: !1, line: 23, type: !19)
!129 = !DILocation(line: 23, column: 38, scope: !122)
!130 = !DILocalVariable(name: "board", scope: !122, file: !1, line: 24, type: !12)
!131 = !DILocation(line: 24, column: 11, scope: !122)
!132 = !DILocation(line: 25, column: 23, scope: !122)
!133 = !DILocation(line: 25, column: 33, scope: !122)
!134 = !DILocation(line: 25, column: 11, scope: !122)
!135 = !DILocation(line: 25, column: 5, scope: !122)
!136 = !DILocation(line: 25, column: 21, scope: !122)
!137 = !DILocation(line: 26, column: 30, scope: !122)
!138 = !DILocation(line: 26, column: 40, scope: !122)
!139 = !DILocation(line: 26, column: 24, scope: !122)
!140 = !DILocation(line: 26, column: 5, scope: !122)
!141 = !DILocation(line: 26, column: 9, scope: !122)
!142 = !DILocation(line: 26, column: 19, scope: !122)
!143 = !DILocation(line: 26, column: 22, scope: !122)
!144 = !DILocation(line: 27, column: 1, scope: !122)
!145 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !146, file: !146, line: 14, type: !147, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!146 = !DIFile(filename: "./device.cuh", directory: "/tmp/kernels")
!147 = !DISubroutineType(types: !148)
!148 = !{!149, !152, !152, !152}
!149 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !146, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !150, identifier: "_ZTS5Index")
!150 = !{!151, !153, !154}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !149, file: !146, line: 13, baseType: !152, size: 32)
!152 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !149, file: !146, line: 13, baseType: !152, size: 32, offset: 32)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !149, file: !146, line: 13, baseType: !152, size: 32, offset: 64)
!155 = !DILocalVariable(name: "x", arg: 1, scope: !145, file: !146, line: 14, type: !152)
!156 = !DILocation(line: 14, column: 42, scope: !145)
!157 = !DILocalVariable(name: "y", arg: 2, scope: !145, file: !146, line: 14, type: !152)
!158 = !DILocation(line: 14, column: 54, scope: !145)
!159 = !DILocalVariable(name: "z", arg: 3, scope: !145, file: !146, line: 14, type: !152)
!160 = !DILocation(line: 14, column: 66, scope: !145)
!161 = !DILocation(line: 14, column: 78, scope: !145)
!162 = !DILocation(line: 14, column: 79, scope: !145)
!163 = !DILocation(line: 14, column: 82, scope: !145)
!164 = !DILocation(line: 14, column: 85, scope: !145)
!165 = !DILocation(line: 14, column: 71, scope: !145)
