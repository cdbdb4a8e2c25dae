; ModuleID = 'queens.cu'
source_filename = "queens.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Board = type { [8 x i8] }
%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z4fits5Boardii(ptr noundef byval(%struct.Board) align 1 %0, i32 noundef %1, i32 noundef %2) #0 !dbg !7 {
  %4 = alloca i1, align 1
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
    #dbg_declare(ptr %0, !20, !DIExpression(), !21)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !22, !DIExpression(), !23)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !24, !DIExpression(), !25)
    #dbg_declare(ptr %7, !26, !DIExpression(), !28)
  store i32 0, ptr %7, align 4, !dbg !28
  br label %9, !dbg !29

9:                                                ; preds = %38, %3
  %10 = load i32, ptr %7, align 4, !dbg !30
  %11 = load i32, ptr %5, align 4, !dbg !32
  %12 = icmp slt i32 %10, %11, !dbg !33
  br i1 %12, label %13, label %41, !dbg !34

13:                                               ; preds = %9
    #dbg_declare(ptr %8, !35, !DIExpression(), !37)
  %14 = getelementptr inbounds nuw %struct.Board, ptr %0, i32 0, i32 0, !dbg !38
  %15 = load i32, ptr %7, align 4, !dbg !39
  %16 = sext i32 %15 to i64, !dbg !40
  %17 = getelementptr inbounds [8 x i8], ptr %14, i64 0, i64 %16, !dbg !40
  %18 = load i8, ptr %17, align 1, !dbg !40
  %19 = sext i8 %18 to i32, !dbg !40
  %20 = load i32, ptr %6, align 4, !dbg !41
  %21 = sub nsw i32 %19, %20, !dbg !42
  store i32 %21, ptr %8, align 4, !dbg !37
  %22 = load i32, ptr %8, align 4, !dbg !43
  %23 = icmp eq i32 %22, 0, !dbg !45
  br i1 %23, label %36, label %24, !dbg !46

24:                                               ; preds = %13
  %25 = load i32, ptr %8, align 4, !dbg !47
  %26 = load i32, ptr %5, align 4, !dbg !48
  %27 = load i32, ptr %7, align 4, !dbg !49
  %28 = sub nsw i32 %26, %27, !dbg !50
  %29 = icmp eq i32 %25, %28, !dbg !51
  br i1 %29, label %36, label %30, !dbg !52

30:                                               ; preds = %24
  %31 = load i32, ptr %8, align 4, !dbg !53
  %32 = load i32, ptr %7, align 4, !dbg !54
  %33 = load i32, ptr %5, align 4, !dbg !55
  %34 = sub nsw i32 %32, %33, !dbg !56
  %35 = icmp eq i32 %31, %34, !dbg !57
  br i1 %35, label %36, label %37, !dbg !52

36:                                               ; preds = %30, %24, %13
  store i1 false, ptr %4, align 1, !dbg !58
  br label %42, !dbg !58

37:                                               ; preds = %30
  br label %38, !dbg !59

38:                                               ; preds = %37
  %39 = load i32, ptr %7, align 4, !dbg !60
  %40 = add nsw i32 %39, 1, !dbg !60
  store i32 %40, ptr %7, align 4, !dbg !60
  br label %9, !dbg !61, !llvm.loop !62

41:                                               ; preds = %9
  store i1 true, ptr %4, align 1, !dbg !65
  br label %42, !dbg !65

42:                                               ; preds = %41, %36
  %43 = load i1, ptr %4, align 1, !dbg !66
  ret i1 %43, !dbg !66
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5place5Boardii(ptr noundef byval(%struct.Board) align 1 %0, i32 noundef %1, i32 noundef %2) #0 !dbg !67 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Board, align 1
  %10 = alloca %struct.Board, align 1
  %11 = alloca %struct.Board, align 1
    #dbg_declare(ptr %0, !70, !DIExpression(), !71)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !72, !DIExpression(), !73)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !74, !DIExpression(), !75)
  %12 = load i32, ptr %5, align 4, !dbg !76
  %13 = load i32, ptr %6, align 4, !dbg !78
  %14 = icmp eq i32 %12, %13, !dbg !79
  br i1 %14, label %15, label %16, !dbg !79

15:                                               ; preds = %3
  store i32 1, ptr %4, align 4, !dbg !80
  br label %44, !dbg !80

16:                                               ; preds = %3
    #dbg_declare(ptr %7, !81, !DIExpression(), !82)
  store i32 0, ptr %7, align 4, !dbg !82
    #dbg_declare(ptr %8, !83, !DIExpression(), !85)
  store i32 0, ptr %8, align 4, !dbg !85
  br label %17, !dbg !86

17:                                               ; preds = %39, %16
  %18 = load i32, ptr %8, align 4, !dbg !87
  %19 = load i32, ptr %6, align 4, !dbg !89
  %20 = icmp slt i32 %18, %19, !dbg !90
  br i1 %20, label %21, label %42, !dbg !91

21:                                               ; preds = %17
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %0, i64 8, i1 false), !dbg !92
  %22 = load i32, ptr %5, align 4, !dbg !94
  %23 = load i32, ptr %8, align 4, !dbg !95
  %24 = call noundef zeroext i1 @_Z4fits5Boardii(ptr noundef byval(%struct.Board) align 1 %9, i32 noundef %22, i32 noundef %23) #4, !dbg !96
  br i1 %24, label %25, label %38, !dbg !96

25:                                               ; preds = %21
    #dbg_declare(ptr %10, !97, !DIExpression(), !99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %0, i64 8, i1 false), !dbg !100
  %26 = load i32, ptr %8, align 4, !dbg !101
  %27 = trunc i32 %26 to i8, !dbg !101
  %28 = getelementptr inbounds nuw %struct.Board, ptr %10, i32 0, i32 0, !dbg !102
  %29 = load i32, ptr %5, align 4, !dbg !103
  %30 = sext i32 %29 to i64, !dbg !104
  %31 = getelementptr inbounds [8 x i8], ptr %28, i64 0, i64 %30, !dbg !104
  store i8 %27, ptr %31, align 1, !dbg !105
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %10, i64 8, i1 false), !dbg !106
  %32 = load i32, ptr %5, align 4, !dbg !107
  %33 = add nsw i32 %32, 1, !dbg !108
  %34 = load i32, ptr %6, align 4, !dbg !109
  %35 = call noundef i32 @_Z5place5Boardii(ptr noundef byval(%struct.Board) align 1 %11, i32 noundef %33, i32 noundef %34) #4, !dbg !110
  %36 = load i32, ptr %7, align 4, !dbg !111
  %37 = add nsw i32 %36, %35, !dbg !111
  store i32 %37, ptr %7, align 4, !dbg !111
  br label %38, !dbg !112

38:                                               ; preds = %25, %21
  br label %39, !dbg !113

39:                                               ; preds = %38
  %40 = load i32, ptr %8, align 4, !dbg !114
  %41 = add nsw i32 %40, 1, !dbg !114
  store i32 %41, ptr %8, align 4, !dbg !114
  br label %17, !dbg !115, !llvm.loop !116

42:                                               ; preds = %17
  %43 = load i32, ptr %7, align 4, !dbg !118
  store i32 %43, ptr %4, align 4, !dbg !119
  br label %44, !dbg !119

44:                                               ; preds = %42, %15
  %45 = load i32, ptr %4, align 4, !dbg !120
  ret i32 %45, !dbg !120
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6queensPii(ptr noundef %0, i32 noundef %1) #2 !dbg !121 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Board, align 1
  %6 = alloca %struct.Index, align 4
  %7 = alloca %struct.Board, align 1
  %8 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !125, !DIExpression(), !126)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !127, !DIExpression(), !128)
    #dbg_declare(ptr %5, !129, !DIExpression(), !130)
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !131
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !131
  %12 = call %struct.Index @_Z7indicesjjj(i32 noundef %9, i32 noundef %10, i32 noundef %11) #4, !dbg !131
  %13 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !131
  %14 = extractvalue %struct.Index %12, 0, !dbg !131
  store i32 %14, ptr %13, align 4, !dbg !131
  %15 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1, !dbg !131
  %16 = extractvalue %struct.Index %12, 1, !dbg !131
  store i32 %16, ptr %15, align 4, !dbg !131
  %17 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2, !dbg !131
  %18 = extractvalue %struct.Index %12, 2, !dbg !131
  store i32 %18, ptr %17, align 4, !dbg !131
  %19 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !132
  %20 = load i32, ptr %19, align 4, !dbg !132
  %21 = trunc i32 %20 to i8, !dbg !131
  %22 = getelementptr inbounds nuw %struct.Board, ptr %5, i32 0, i32 0, !dbg !133
  %23 = getelementptr inbounds [8 x i8], ptr %22, i64 0, i64 0, !dbg !134
  store i8 %21, ptr %23, align 1, !dbg !135
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %5, i64 8, i1 false), !dbg !136
  %24 = load i32, ptr %4, align 4, !dbg !137
  %25 = call noundef i32 @_Z5place5Boardii(ptr noundef byval(%struct.Board) align 1 %7, i32 noundef 1, i32 noundef %24) #4, !dbg !138
  %26 = load ptr, ptr %3, align 8, !dbg !139
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !140
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !140
  %30 = call %struct.Index @_Z7indicesjjj(i32 noundef %27, i32 noundef %28, i32 noundef %29) #4, !dbg !140
  %31 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !140
  %32 = extractvalue %struct.Index %30, 0, !dbg !140
  store i32 %32, ptr %31, align 4, !dbg !140
  %33 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1, !dbg !140
  %34 = extractvalue %struct.Index %30, 1, !dbg !140
  store i32 %34, ptr %33, align 4, !dbg !140
  %35 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2, !dbg !140
  %36 = extractvalue %struct.Index %30, 2, !dbg !140
  store i32 %36, ptr %35, align 4, !dbg !140
  %37 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !141
  %38 = load i32, ptr %37, align 4, !dbg !141
  %39 = zext i32 %38 to i64, !dbg !139
  %40 = getelementptr inbounds nuw i32, ptr %26, i64 %39, !dbg !139
  store i32 %25, ptr %40, align 4, !dbg !142
  ret void, !dbg !143
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 comdat !dbg !144 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !154, !DIExpression(), !155)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !156, !DIExpression(), !157)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !158, !DIExpression(), !159)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !160
  %9 = load i32, ptr %5, align 4, !dbg !161
  store i32 %9, ptr %8, align 4, !dbg !160
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !160
  %11 = load i32, ptr %6, align 4, !dbg !162
  store i32 %11, ptr %10, align 4, !dbg !160
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !160
  %13 = load i32, ptr %7, align 4, !dbg !163
  store i32 %13, ptr %12, align 4, !dbg !160
  %14 = load %struct.Index, ptr %4, align 4, !dbg !164
  ret %struct.Index %14, !dbg !164
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "queens.cu", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = distinct !DISubprogram(name: "fits", linkageName: "_Z4fits5Boardii", scope: !1, file: !1, line: 4, type: !8, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!8 = !DISubroutineType(types: !9)
!9 = !{!10, !11, !18, !18}
!10 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Board", file: !1, line: 3, size: 64, flags: DIFlagTypePassByValue, elements: !12, identifier: "_ZTS5Board")
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "column", scope: !11, file: !1, line: 3, baseType: !14, size: 64)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 64, elements: !16)
!15 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 8)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "board", arg: 1, scope: !7, file: !1, line: 4, type: !11)
!21 = !DILocation(line: 4, column: 41, scope: !7)
!22 = !DILocalVariable(name: "row", arg: 2, scope: !7, file: !1, line: 4, type: !18)
!23 = !DILocation(line: 4, column: 52, scope: !7)
!24 = !DILocalVariable(name: "column", arg: 3, scope: !7, file: !1, line: 4, type: !18)
!25 = !DILocation(line: 4, column: 61, scope: !7)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 5, type: !18)
!27 = distinct !DILexicalBlock(scope: !7, file: !1, line: 5, column: 5)
!28 = !DILocation(line: 5, column: 14, scope: !27)
!29 = !DILocation(line: 5, column: 10, scope: !27)
!30 = !DILocation(line: 5, column: 21, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 5, column: 5)
!32 = !DILocation(line: 5, column: 25, scope: !31)
!33 = !DILocation(line: 5, column: 23, scope: !31)
!34 = !DILocation(line: 5, column: 5, scope: !27)
!35 = !DILocalVariable(name: "d", scope: !36, file: !1, line: 6, type: !18)
!36 = distinct !DILexicalBlock(scope: !31, file: !1, line: 5, column: 35)
!37 = !DILocation(line: 6, column: 13, scope: !36)
!38 = !DILocation(line: 6, column: 23, scope: !36)
!39 = !DILocation(line: 6, column: 30, scope: !36)
!40 = !DILocation(line: 6, column: 17, scope: !36)
!41 = !DILocation(line: 6, column: 35, scope: !36)
!42 = !DILocation(line: 6, column: 33, scope: !36)
!43 = !DILocation(line: 7, column: 13, scope: !44)
!44 = distinct !DILexicalBlock(scope: !36, file: !1, line: 7, column: 13)
!45 = !DILocation(line: 7, column: 15, scope: !44)
!46 = !DILocation(line: 7, column: 20, scope: !44)
!47 = !DILocation(line: 7, column: 23, scope: !44)
!48 = !DILocation(line: 7, column: 28, scope: !44)
!49 = !DILocation(line: 7, column: 34, scope: !44)
!50 = !DILocation(line: 7, column: 32, scope: !44)
!51 = !DILocation(line: 7, column: 25, scope: !44)
!52 = !DILocation(line: 7, column: 36, scope: !44)
!53 = !DILocation(line: 7, column: 39, scope: !44)
!54 = !DILocation(line: 7, column: 44, scope: !44)
!55 = !DILocation(line: 7, column: 48, scope: !44)
!56 = !DILocation(line: 7, column: 46, scope: !44)
!57 = !DILocation(line: 7, column: 41, scope: !44)
!58 = !DILocation(line: 7, column: 53, scope: !44)
!59 = !DILocation(line: 8, column: 5, scope: !36)
!60 = !DILocation(line: 5, column: 31, scope: !31)
!61 = !DILocation(line: 5, column: 5, scope: !31)
!62 = distinct !{!62, !34, !63, !64}
!63 = !DILocation(line: 8, column: 5, scope: !27)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 9, column: 5, scope: !7)
!66 = !DILocation(line: 10, column: 1, scope: !7)
!67 = distinct !DISubprogram(name: "place", linkageName: "_Z5place5Boardii", scope: !1, file: !1, line: 11, type: !68, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!68 = !DISubroutineType(types: !69)
!69 = !{!18, !11, !18, !18}
!70 = !DILocalVariable(name: "board", arg: 1, scope: !67, file: !1, line: 11, type: !11)
!71 = !DILocation(line: 11, column: 41, scope: !67)
!72 = !DILocalVariable(name: "row", arg: 2, scope: !67, file: !1, line: 11, type: !18)
!73 = !DILocation(line: 11, column: 52, scope: !67)
!74 = !DILocalVariable(name: "n", arg: 3, scope: !67, file: !1, line: 11, type: !18)
!75 = !DILocation(line: 11, column: 61, scope: !67)
!76 = !DILocation(line: 12, column: 9, scope: !77)
!77 = distinct !DILexicalBlock(scope: !67, file: !1, line: 12, column: 9)
!78 = !DILocation(line: 12, column: 16, scope: !77)
!79 = !DILocation(line: 12, column: 13, scope: !77)
!80 = !DILocation(line: 12, column: 19, scope: !77)
!81 = !DILocalVariable(name: "count", scope: !67, file: !1, line: 13, type: !18)
!82 = !DILocation(line: 13, column: 9, scope: !67)
!83 = !DILocalVariable(name: "column", scope: !84, file: !1, line: 14, type: !18)
!84 = distinct !DILexicalBlock(scope: !67, file: !1, line: 14, column: 5)
!85 = !DILocation(line: 14, column: 14, scope: !84)
!86 = !DILocation(line: 14, column: 10, scope: !84)
!87 = !DILocation(line: 14, column: 26, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !1, line: 14, column: 5)
!89 = !DILocation(line: 14, column: 35, scope: !88)
!90 = !DILocation(line: 14, column: 33, scope: !88)
!91 = !DILocation(line: 14, column: 5, scope: !84)
!92 = !DILocation(line: 15, column: 18, scope: !93)
!93 = distinct !DILexicalBlock(scope: !88, file: !1, line: 15, column: 13)
!94 = !DILocation(line: 15, column: 25, scope: !93)
!95 = !DILocation(line: 15, column: 30, scope: !93)
!96 = !DILocation(line: 15, column: 13, scope: !93)
!97 = !DILocalVariable(name: "next", scope: !98, file: !1, line: 16, type: !11)
!98 = distinct !DILexicalBlock(scope: !93, file: !1, line: 15, column: 39)
!99 = !DILocation(line: 16, column: 19, scope: !98)
!100 = !DILocation(line: 16, column: 26, scope: !98)
!101 = !DILocation(line: 17, column: 32, scope: !98)
!102 = !DILocation(line: 17, column: 18, scope: !98)
!103 = !DILocation(line: 17, column: 25, scope: !98)
!104 = !DILocation(line: 17, column: 13, scope: !98)
!105 = !DILocation(line: 17, column: 30, scope: !98)
!106 = !DILocation(line: 18, column: 28, scope: !98)
!107 = !DILocation(line: 18, column: 34, scope: !98)
!108 = !DILocation(line: 18, column: 38, scope: !98)
!109 = !DILocation(line: 18, column: 43, scope: !98)
!110 = !DILocation(line: 18, column: 22, scope: !98)
!111 = !DILocation(line: 18, column: 19, scope: !98)
!112 = !DILocation(line: 19, column: 9, scope: !98)
!113 = !DILocation(line: 15, column: 36, scope: !93)
!114 = !DILocation(line: 14, column: 44, scope: !88)
!115 = !DILocation(line: 14, column: 5, scope: !88)
!116 = distinct !{!116, !91, !117, !64}
!117 = !DILocation(line: 19, column: 9, scope: !84)
!118 = !DILocation(line: 20, column: 12, scope: !67)
!119 = !DILocation(line: 20, column: 5, scope: !67)
!120 = !DILocation(line: 21, column: 1, scope: !67)
!121 = distinct !DISubprogram(name: "queens", linkageName: "_Z6queensPii", scope: !1, file: !1, line: 23, type: !122, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!122 = !DISubroutineType(types: !123)
!123 = !{null, !124, !18}
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!125 = !DILocalVariable(name: "out", arg: 1, scope: !121, file: !1, line: 23, type: !124)
!126 = !DILocation(line: 23, column: 29, scope: !121)
!127 = !DILocalVariable(name: "n", arg: 2, scope: !121, file: !1, line: 23, type: !18)
!128 = !DILocation(line: 23, column: 38, scope: !121)
!129 = !DILocalVariable(name: "board", scope: !121, file: !1, line: 24, type: !11)
!130 = !DILocation(line: 24, column: 11, scope: !121)
!131 = !DILocation(line: 25, column: 23, scope: !121)
!132 = !DILocation(line: 25, column: 33, scope: !121)
!133 = !DILocation(line: 25, column: 11, scope: !121)
!134 = !DILocation(line: 25, column: 5, scope: !121)
!135 = !DILocation(line: 25, column: 21, scope: !121)
!136 = !DILocation(line: 26, column: 30, scope: !121)
!137 = !DILocation(line: 26, column: 40, scope: !121)
!138 = !DILocation(line: 26, column: 24, scope: !121)
!139 = !DILocation(line: 26, column: 5, scope: !121)
!140 = !DILocation(line: 26, column: 9, scope: !121)
!141 = !DILocation(line: 26, column: 19, scope: !121)
!142 = !DILocation(line: 26, column: 22, scope: !121)
!143 = !DILocation(line: 27, column: 1, scope: !121)
!144 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !145, file: !145, line: 14, type: !146, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!145 = !DIFile(filename: "./device.cuh", directory: "/src")
!146 = !DISubroutineType(types: !147)
!147 = !{!148, !151, !151, !151}
!148 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !145, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !149, identifier: "_ZTS5Index")
!149 = !{!150, !152, !153}
!150 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !148, file: !145, line: 13, baseType: !151, size: 32)
!151 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !148, file: !145, line: 13, baseType: !151, size: 32, offset: 32)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !148, file: !145, line: 13, baseType: !151, size: 32, offset: 64)
!154 = !DILocalVariable(name: "x", arg: 1, scope: !144, file: !145, line: 14, type: !151)
!155 = !DILocation(line: 14, column: 42, scope: !144)
!156 = !DILocalVariable(name: "y", arg: 2, scope: !144, file: !145, line: 14, type: !151)
!157 = !DILocation(line: 14, column: 54, scope: !144)
!158 = !DILocalVariable(name: "z", arg: 3, scope: !144, file: !145, line: 14, type: !151)
!159 = !DILocation(line: 14, column: 66, scope: !144)
!160 = !DILocation(line: 14, column: 78, scope: !144)
!161 = !DILocation(line: 14, column: 79, scope: !144)
!162 = !DILocation(line: 14, column: 82, scope: !144)
!163 = !DILocation(line: 14, column: 85, scope: !144)
!164 = !DILocation(line: 14, column: 71, scope: !144)
