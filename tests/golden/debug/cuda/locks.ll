; ModuleID = 'locks.cu'
source_filename = "locks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z9atomicCASPiii = comdat any

$_Z13__threadfencev = comdat any

$_Z7indicesjjj = comdat any

$_Z10atomicExchPii = comdat any

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7depositPiPVii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !7 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !15, !DIExpression(), !16)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !17, !DIExpression(), !18)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !19, !DIExpression(), !20)
    #dbg_declare(ptr %7, !21, !DIExpression(), !23)
  store i8 0, ptr %7, align 1, !dbg !23
  br label %12, !dbg !24

12:                                               ; preds = %75, %3
  %13 = load i8, ptr %7, align 1, !dbg !25
  %14 = trunc i8 %13 to i1, !dbg !25
  %15 = xor i1 %14, true, !dbg !26
  br i1 %15, label %16, label %76, !dbg !24

16:                                               ; preds = %12
  %17 = load ptr, ptr %4, align 8, !dbg !27
  %18 = call noundef i32 @_Z9atomicCASPiii(ptr noundef %17, i32 noundef 0, i32 noundef 1) #4, !dbg !30
  %19 = icmp eq i32 %18, 0, !dbg !31
  br i1 %19, label %20, label %75, !dbg !31

20:                                               ; preds = %16
  call void @_Z13__threadfencev() #4, !dbg !32
    #dbg_declare(ptr %8, !34, !DIExpression(), !35)
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !36
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !36
  %24 = call %struct.Index @_Z7indicesjjj(i32 noundef %21, i32 noundef %22, i32 noundef %23) #4, !dbg !36
  %25 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !36
  %26 = extractvalue %struct.Index %24, 0, !dbg !36
  store i32 %26, ptr %25, align 4, !dbg !36
  %27 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1, !dbg !36
  %28 = extractvalue %struct.Index %24, 1, !dbg !36
  store i32 %28, ptr %27, align 4, !dbg !36
  %29 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2, !dbg !36
  %30 = extractvalue %struct.Index %24, 2, !dbg !36
  store i32 %30, ptr %29, align 4, !dbg !36
  %31 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !37
  %32 = load i32, ptr %31, align 4, !dbg !37
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !38
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !38
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !38
  %36 = call %struct.Index @_Z7indicesjjj(i32 noundef %33, i32 noundef %34, i32 noundef %35) #4, !dbg !38
  %37 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !38
  %38 = extractvalue %struct.Index %36, 0, !dbg !38
  store i32 %38, ptr %37, align 4, !dbg !38
  %39 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1, !dbg !38
  %40 = extractvalue %struct.Index %36, 1, !dbg !38
  store i32 %40, ptr %39, align 4, !dbg !38
  %41 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2, !dbg !38
  %42 = extractvalue %struct.Index %36, 2, !dbg !38
  store i32 %42, ptr %41, align 4, !dbg !38
  %43 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !39
  %44 = load i32, ptr %43, align 4, !dbg !39
  %45 = mul i32 %32, %44, !dbg !40
  %46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !41
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !41
  %49 = call %struct.Index @_Z7indicesjjj(i32 noundef %46, i32 noundef %47, i32 noundef %48) #4, !dbg !41
  %50 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !41
  %51 = extractvalue %struct.Index %49, 0, !dbg !41
  store i32 %51, ptr %50, align 4, !dbg !41
  %52 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1, !dbg !41
  %53 = extractvalue %struct.Index %49, 1, !dbg !41
  store i32 %53, ptr %52, align 4, !dbg !41
  %54 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2, !dbg !41
  %55 = extractvalue %struct.Index %49, 2, !dbg !41
  store i32 %55, ptr %54, align 4, !dbg !41
  %56 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !42
  %57 = load i32, ptr %56, align 4, !dbg !42
  %58 = add i32 %45, %57, !dbg !43
  %59 = load i32, ptr %6, align 4, !dbg !44
  %60 = urem i32 %58, %59, !dbg !45
  store i32 %60, ptr %8, align 4, !dbg !35
  %61 = load ptr, ptr %5, align 8, !dbg !46
  %62 = load i32, ptr %8, align 4, !dbg !47
  %63 = sext i32 %62 to i64, !dbg !46
  %64 = getelementptr inbounds i32, ptr %61, i64 %63, !dbg !46
  %65 = load volatile i32, ptr %64, align 4, !dbg !46
  %66 = mul nsw i32 %65, 3, !dbg !48
  %67 = srem i32 %66, 1009, !dbg !49
  %68 = add nsw i32 %67, 1, !dbg !50
  %69 = load ptr, ptr %5, align 8, !dbg !51
  %70 = load i32, ptr %8, align 4, !dbg !52
  %71 = sext i32 %70 to i64, !dbg !51
  %72 = getelementptr inbounds i32, ptr %69, i64 %71, !dbg !51
  store volatile i32 %68, ptr %72, align 4, !dbg !53
  call void @_Z13__threadfencev() #4, !dbg !54
  %73 = load ptr, ptr %4, align 8, !dbg !55
  %74 = call noundef i32 @_Z10atomicExchPii(ptr noundef %73, i32 noundef 0) #4, !dbg !56
  store i8 1, ptr %7, align 1, !dbg !57
  br label %75, !dbg !58

75:                                               ; preds = %20, %16
  br label %12, !dbg !24, !llvm.loop !59

76:                                               ; preds = %12
  ret void, !dbg !62
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z9atomicCASPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !63 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !67, !DIExpression(), !68)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !69, !DIExpression(), !70)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !71, !DIExpression(), !72)
  %7 = load ptr, ptr %4, align 8, !dbg !73
  %8 = load i32, ptr %5, align 4, !dbg !74
  %9 = load i32, ptr %6, align 4, !dbg !75
  %10 = cmpxchg ptr %7, i32 %8, i32 %9 seq_cst seq_cst, align 4, !dbg !76
  %11 = extractvalue { i32, i1 } %10, 0, !dbg !76
  ret i32 %11, !dbg !77
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z13__threadfencev() #1 comdat !dbg !78 {
  call void @llvm.nvvm.membar.gl(), !dbg !81
  ret void, !dbg !82
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !83 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !92, !DIExpression(), !93)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !94, !DIExpression(), !95)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !96, !DIExpression(), !97)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !98
  %9 = load i32, ptr %5, align 4, !dbg !99
  store i32 %9, ptr %8, align 4, !dbg !98
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !98
  %11 = load i32, ptr %6, align 4, !dbg !100
  store i32 %11, ptr %10, align 4, !dbg !98
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !98
  %13 = load i32, ptr %7, align 4, !dbg !101
  store i32 %13, ptr %12, align 4, !dbg !98
  %14 = load %struct.Index, ptr %4, align 4, !dbg !102
  ret %struct.Index %14, !dbg !102
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z10atomicExchPii(ptr noundef %0, i32 noundef %1) #1 comdat !dbg !103 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !106, !DIExpression(), !107)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !108, !DIExpression(), !109)
  %5 = load ptr, ptr %3, align 8, !dbg !110
  %6 = load i32, ptr %4, align 4, !dbg !111
  %7 = atomicrmw xchg ptr %5, i32 %6 seq_cst, align 4, !dbg !112
  ret i32 %7, !dbg !113
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "locks.cu", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = distinct !DISubprogram(name: "deposit", linkageName: "_Z7depositPiPVii", scope: !1, file: !1, line: 4, type: !8, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10, !12, !11}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !11)
!14 = !{}
!15 = !DILocalVariable(name: "lock", arg: 1, scope: !7, file: !1, line: 4, type: !10)
!16 = !DILocation(line: 4, column: 30, scope: !7)
!17 = !DILocalVariable(name: "accounts", arg: 2, scope: !7, file: !1, line: 4, type: !12)
!18 = !DILocation(line: 4, column: 50, scope: !7)
!19 = !DILocalVariable(name: "n", arg: 3, scope: !7, file: !1, line: 4, type: !11)
!20 = !DILocation(line: 4, column: 64, scope: !7)
!21 = !DILocalVariable(name: "done", scope: !7, file: !1, line: 5, type: !22)
!22 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!23 = !DILocation(line: 5, column: 10, scope: !7)
!24 = !DILocation(line: 6, column: 5, scope: !7)
!25 = !DILocation(line: 6, column: 13, scope: !7)
!26 = !DILocation(line: 6, column: 12, scope: !7)
!27 = !DILocation(line: 7, column: 23, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 7, column: 13)
!29 = distinct !DILexicalBlock(scope: !7, file: !1, line: 6, column: 19)
!30 = !DILocation(line: 7, column: 13, scope: !28)
!31 = !DILocation(line: 7, column: 35, scope: !28)
!32 = !DILocation(line: 8, column: 13, scope: !33)
!33 = distinct !DILexicalBlock(scope: !28, file: !1, line: 7, column: 41)
!34 = !DILocalVariable(name: "i", scope: !33, file: !1, line: 9, type: !11)
!35 = !DILocation(line: 9, column: 17, scope: !33)
!36 = !DILocation(line: 9, column: 22, scope: !33)
!37 = !DILocation(line: 9, column: 31, scope: !33)
!38 = !DILocation(line: 9, column: 35, scope: !33)
!39 = !DILocation(line: 9, column: 44, scope: !33)
!40 = !DILocation(line: 9, column: 33, scope: !33)
!41 = !DILocation(line: 9, column: 48, scope: !33)
!42 = !DILocation(line: 9, column: 58, scope: !33)
!43 = !DILocation(line: 9, column: 46, scope: !33)
!44 = !DILocation(line: 9, column: 63, scope: !33)
!45 = !DILocation(line: 9, column: 61, scope: !33)
!46 = !DILocation(line: 10, column: 27, scope: !33)
!47 = !DILocation(line: 10, column: 36, scope: !33)
!48 = !DILocation(line: 10, column: 39, scope: !33)
!49 = !DILocation(line: 10, column: 43, scope: !33)
!50 = !DILocation(line: 10, column: 50, scope: !33)
!51 = !DILocation(line: 10, column: 13, scope: !33)
!52 = !DILocation(line: 10, column: 22, scope: !33)
!53 = !DILocation(line: 10, column: 25, scope: !33)
!54 = !DILocation(line: 11, column: 13, scope: !33)
!55 = !DILocation(line: 12, column: 24, scope: !33)
!56 = !DILocation(line: 12, column: 13, scope: !33)
!57 = !DILocation(line: 13, column: 18, scope: !33)
!58 = !DILocation(line: 14, column: 9, scope: !33)
!59 = distinct !{!59, !24, !60, !61}
!60 = !DILocation(line: 15, column: 5, scope: !7)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 16, column: 1, scope: !7)
!63 = distinct !DISubprogram(name: "atomicCAS", linkageName: "_Z9atomicCASPiii", scope: !64, file: !64, line: 30, type: !65, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!64 = !DIFile(filename: "./device.cuh", directory: "/src")
!65 = !DISubroutineType(types: !66)
!66 = !{!11, !10, !11, !11}
!67 = !DILocalVariable(name: "p", arg: 1, scope: !63, file: !64, line: 30, type: !10)
!68 = !DILocation(line: 30, column: 38, scope: !63)
!69 = !DILocalVariable(name: "c", arg: 2, scope: !63, file: !64, line: 30, type: !11)
!70 = !DILocation(line: 30, column: 45, scope: !63)
!71 = !DILocalVariable(name: "v", arg: 3, scope: !63, file: !64, line: 30, type: !11)
!72 = !DILocation(line: 30, column: 52, scope: !63)
!73 = !DILocation(line: 30, column: 86, scope: !63)
!74 = !DILocation(line: 30, column: 89, scope: !63)
!75 = !DILocation(line: 30, column: 92, scope: !63)
!76 = !DILocation(line: 30, column: 64, scope: !63)
!77 = !DILocation(line: 30, column: 57, scope: !63)
!78 = distinct !DISubprogram(name: "__threadfence", linkageName: "_Z13__threadfencev", scope: !64, file: !64, line: 41, type: !79, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DISubroutineType(types: !80)
!80 = !{null}
!81 = !DILocation(line: 41, column: 42, scope: !78)
!82 = !DILocation(line: 41, column: 62, scope: !78)
!83 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !64, file: !64, line: 14, type: !84, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!84 = !DISubroutineType(types: !85)
!85 = !{!86, !89, !89, !89}
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !64, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !87, identifier: "_ZTS5Index")
!87 = !{!88, !90, !91}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !86, file: !64, line: 13, baseType: !89, size: 32)
!89 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !86, file: !64, line: 13, baseType: !89, size: 32, offset: 32)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !86, file: !64, line: 13, baseType: !89, size: 32, offset: 64)
!92 = !DILocalVariable(name: "x", arg: 1, scope: !83, file: !64, line: 14, type: !89)
!93 = !DILocation(line: 14, column: 42, scope: !83)
!94 = !DILocalVariable(name: "y", arg: 2, scope: !83, file: !64, line: 14, type: !89)
!95 = !DILocation(line: 14, column: 54, scope: !83)
!96 = !DILocalVariable(name: "z", arg: 3, scope: !83, file: !64, line: 14, type: !89)
!97 = !DILocation(line: 14, column: 66, scope: !83)
!98 = !DILocation(line: 14, column: 78, scope: !83)
!99 = !DILocation(line: 14, column: 79, scope: !83)
!100 = !DILocation(line: 14, column: 82, scope: !83)
!101 = !DILocation(line: 14, column: 85, scope: !83)
!102 = !DILocation(line: 14, column: 71, scope: !83)
!103 = distinct !DISubprogram(name: "atomicExch", linkageName: "_Z10atomicExchPii", scope: !64, file: !64, line: 29, type: !104, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!104 = !DISubroutineType(types: !105)
!105 = !{!11, !10, !11}
!106 = !DILocalVariable(name: "p", arg: 1, scope: !103, file: !64, line: 29, type: !10)
!107 = !DILocation(line: 29, column: 39, scope: !103)
!108 = !DILocalVariable(name: "v", arg: 2, scope: !103, file: !64, line: 29, type: !11)
!109 = !DILocation(line: 29, column: 46, scope: !103)
!110 = !DILocation(line: 29, column: 81, scope: !103)
!111 = !DILocation(line: 29, column: 84, scope: !103)
!112 = !DILocation(line: 29, column: 58, scope: !103)
!113 = !DILocation(line: 29, column: 51, scope: !103)
