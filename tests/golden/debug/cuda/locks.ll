; ModuleID = 'locks.cu'
source_filename = "locks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z9atomicCASPiii = comdat any

$_Z13__threadfencev = comdat any

$_Z7indicesjjj = comdat any

$_Z10atomicExchPii = comdat any

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7depositPiPVii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !8 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !16, !DIExpression(), !17)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !18, !DIExpression(), !19)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !20, !DIExpression(), !21)
    #dbg_declare(ptr %7, !22, !DIExpression(), !24)
  store i8 0, ptr %7, align 1, !dbg !24
  br label %12, !dbg !25

12:                                               ; preds = %75, %3
  %13 = load i8, ptr %7, align 1, !dbg !26
  %14 = trunc i8 %13 to i1, !dbg !26
  %15 = xor i1 %14, true, !dbg !27
  br i1 %15, label %16, label %76, !dbg !25

16:                                               ; preds = %12
  %17 = load ptr, ptr %4, align 8, !dbg !28
  %18 = call noundef i32 @_Z9atomicCASPiii(ptr noundef %17, i32 noundef 0, i32 noundef 1) #4, !dbg !31
  %19 = icmp eq i32 %18, 0, !dbg !32
  br i1 %19, label %20, label %75, !dbg !32

20:                                               ; preds = %16
  call void @_Z13__threadfencev() #4, !dbg !33
    #dbg_declare(ptr %8, !35, !DIExpression(), !36)
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !37
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !37
  %24 = call %struct.Index @_Z7indicesjjj(i32 noundef %21, i32 noundef %22, i32 noundef %23) #4, !dbg !37
  %25 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !37
  %26 = extractvalue %struct.Index %24, 0, !dbg !37
  store i32 %26, ptr %25, align 4, !dbg !37
  %27 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1, !dbg !37
  %28 = extractvalue %struct.Index %24, 1, !dbg !37
  store i32 %28, ptr %27, align 4, !dbg !37
  %29 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2, !dbg !37
  %30 = extractvalue %struct.Index %24, 2, !dbg !37
  store i32 %30, ptr %29, align 4, !dbg !37
  %31 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !38
  %32 = load i32, ptr %31, align 4, !dbg !38
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !39
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !39
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !39
  %36 = call %struct.Index @_Z7indicesjjj(i32 noundef %33, i32 noundef %34, i32 noundef %35) #4, !dbg !39
  %37 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !39
  %38 = extractvalue %struct.Index %36, 0, !dbg !39
  store i32 %38, ptr %37, align 4, !dbg !39
  %39 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1, !dbg !39
  %40 = extractvalue %struct.Index %36, 1, !dbg !39
  store i32 %40, ptr %39, align 4, !dbg !39
  %41 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2, !dbg !39
  %42 = extractvalue %struct.Index %36, 2, !dbg !39
  store i32 %42, ptr %41, align 4, !dbg !39
  %43 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !40
  %44 = load i32, ptr %43, align 4, !dbg !40
  %45 = mul i32 %32, %44, !dbg !41
  %46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !42
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !42
  %49 = call %struct.Index @_Z7indicesjjj(i32 noundef %46, i32 noundef %47, i32 noundef %48) #4, !dbg !42
  %50 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !42
  %51 = extractvalue %struct.Index %49, 0, !dbg !42
  store i32 %51, ptr %50, align 4, !dbg !42
  %52 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1, !dbg !42
  %53 = extractvalue %struct.Index %49, 1, !dbg !42
  store i32 %53, ptr %52, align 4, !dbg !42
  %54 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2, !dbg !42
  %55 = extractvalue %struct.Index %49, 2, !dbg !42
  store i32 %55, ptr %54, align 4, !dbg !42
  %56 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !43
  %57 = load i32, ptr %56, align 4, !dbg !43
  %58 = add i32 %45, %57, !dbg !44
  %59 = load i32, ptr %6, align 4, !dbg !45
  %60 = urem i32 %58, %59, !dbg !46
  store i32 %60, ptr %8, align 4, !dbg !36
  %61 = load ptr, ptr %5, align 8, !dbg !47
  %62 = load i32, ptr %8, align 4, !dbg !48
  %63 = sext i32 %62 to i64, !dbg !47
  %64 = getelementptr inbounds i32, ptr %61, i64 %63, !dbg !47
  %65 = load volatile i32, ptr %64, align 4, !dbg !47
  %66 = mul nsw i32 %65, 3, !dbg !49
  %67 = srem i32 %66, 1009, !dbg !50
  %68 = add nsw i32 %67, 1, !dbg !51
  %69 = load ptr, ptr %5, align 8, !dbg !52
  %70 = load i32, ptr %8, align 4, !dbg !53
  %71 = sext i32 %70 to i64, !dbg !52
  %72 = getelementptr inbounds i32, ptr %69, i64 %71, !dbg !52
  store volatile i32 %68, ptr %72, align 4, !dbg !54
  call void @_Z13__threadfencev() #4, !dbg !55
  %73 = load ptr, ptr %4, align 8, !dbg !56
  %74 = call noundef i32 @_Z10atomicExchPii(ptr noundef %73, i32 noundef 0) #4, !dbg !57
  store i8 1, ptr %7, align 1, !dbg !58
  br label %75, !dbg !59

75:                                               ; preds = %20, %16
  br label %12, !dbg !25, !llvm.loop !60

76:                                               ; preds = %12
  ret void, !dbg !63
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z9atomicCASPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !64 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !68, !DIExpression(), !69)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !70, !DIExpression(), !71)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !72, !DIExpression(), !73)
  %7 = load ptr, ptr %4, align 8, !dbg !74
  %8 = load i32, ptr %5, align 4, !dbg !75
  %9 = load i32, ptr %6, align 4, !dbg !76
  %10 = cmpxchg ptr %7, i32 %8, i32 %9 seq_cst seq_cst, align 4, !dbg !77
  %11 = extractvalue { i32, i1 } %10, 0, !dbg !77
  ret i32 %11, !dbg !78
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_Z13__threadfencev() #1 comdat !dbg !79 {
  call void @llvm.nvvm.membar.gl(), !dbg !82
  ret void, !dbg !83
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !84 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !93, !DIExpression(), !94)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !95, !DIExpression(), !96)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !97, !DIExpression(), !98)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !99
  %9 = load i32, ptr %5, align 4, !dbg !100
  store i32 %9, ptr %8, align 4, !dbg !99
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !99
  %11 = load i32, ptr %6, align 4, !dbg !101
  store i32 %11, ptr %10, align 4, !dbg !99
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !99
  %13 = load i32, ptr %7, align 4, !dbg !102
  store i32 %13, ptr %12, align 4, !dbg !99
  %14 = load %struct.Index, ptr %4, align 4, !dbg !103
  ret %struct.Index %14, !dbg !103
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

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z10atomicExchPii(ptr noundef %0, i32 noundef %1) #1 comdat !dbg !104 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !107, !DIExpression(), !108)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !109, !DIExpression(), !110)
  %5 = load ptr, ptr %3, align 8, !dbg !111
  %6 = load i32, ptr %4, align 4, !dbg !112
  %7 = atomicrmw xchg ptr %5, i32 %6 seq_cst, align 4, !dbg !113
  ret i32 %7, !dbg !114
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "locks.cu", directory: "/tmp/kernels")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "deposit", linkageName: "_Z7depositPiPVii", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11, !13, !12}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !12)
!15 = !{}
!16 = !DILocalVariable(name: "lock", arg: 1, scope: !8, file: !1, line: 4, type: !11)
!17 = !DILocation(line: 4, column: 30, scope: !8)
!18 = !DILocalVariable(name: "accounts", arg: 2, scope: !8, file: !1, line: 4, type: !13)
!19 = !DILocation(line: 4, column: 50, scope: !8)
!20 = !DILocalVariable(name: "n", arg: 3, scope: !8, file: !1, line: 4, type: !12)
!21 = !DILocation(line: 4, column: 64, scope: !8)
!22 = !DILocalVariable(name: "done", scope: !8, file: !1, line: 5, type: !23)
!23 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!24 = !DILocation(line: 5, column: 10, scope: !8)
!25 = !DILocation(line: 6, column: 5, scope: !8)
!26 = !DILocation(line: 6, column: 13, scope: !8)
!27 = !DILocation(line: 6, column: 12, scope: !8)
!28 = !DILocation(line: 7, column: 23, scope: !29)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 7, column: 13)
!30 = distinct !DILexicalBlock(scope: !8, file: !1, line: 6, column: 19)
!31 = !DILocation(line: 7, column: 13, scope: !29)
!32 = !DILocation(line: 7, column: 35, scope: !29)
!33 = !DILocation(line: 8, column: 13, scope: !34)
!34 = distinct !DILexicalBlock(scope: !29, file: !1, line: 7, column: 41)
!35 = !DILocalVariable(name: "i", scope: !34, file: !1, line: 9, type: !12)
!36 = !DILocation(line: 9, column: 17, scope: !34)
!37 = !DILocation(line: 9, column: 22, scope: !34)
!38 = !DILocation(line: 9, column: 31, scope: !34)
!39 = !DILocation(line: 9, column: 35, scope: !34)
!40 = !DILocation(line: 9, column: 44, scope: !34)
!41 = !DILocation(line: 9, column: 33, scope: !34)
!42 = !DILocation(line: 9, column: 48, scope: !34)
!43 = !DILocation(line: 9, column: 58, scope: !34)
!44 = !DILocation(line: 9, column: 46, scope: !34)
!45 = !DILocation(line: 9, column: 63, scope: !34)
!46 = !DILocation(line: 9, column: 61, scope: !34)
!47 = !DILocation(line: 10, column: 27, scope: !34)
!48 = !DILocation(line: 10, column: 36, scope: !34)
!49 = !DILocation(line: 10, column: 39, scope: !34)
!50 = !DILocation(line: 10, column: 43, scope: !34)
!51 = !DILocation(line: 10, column: 50, scope: !34)
!52 = !DILocation(line: 10, column: 13, scope: !34)
!53 = !DILocation(line: 10, column: 22, scope: !34)
!54 = !DILocation(line: 10, column: 25, scope: !34)
!55 = !DILocation(line: 11, column: 13, scope: !34)
!56 = !DILocation(line: 12, column: 24, scope: !34)
!57 = !DILocation(line: 12, column: 13, scope: !34)
!58 = !DILocation(line: 13, column: 18, scope: !34)
!59 = !DILocation(line: 14, column: 9, scope: !34)
!60 = distinct !{!60, !25, !61, !62}
!61 = !DILocation(line: 15, column: 5, scope: !8)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 16, column: 1, scope: !8)
!64 = distinct !DISubprogram(name: "atomicCAS", linkageName: "_Z9atomicCASPiii", scope: !65, file: !65, line: 30, type: !66, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!65 = !DIFile(filename: "./device.cuh", directory: "/tmp/kernels")
!66 = !DISubroutineType(types: !67)
!67 = !{!12, !11, !12, !12}
!68 = !DILocalVariable(name: "p", arg: 1, scope: !64, file: !65, line: 30, type: !11)
!69 = !DILocation(line: 30, column: 38, scope: !64)
!70 = !DILocalVariable(name: "c", arg: 2, scope: !64, file: !65, line: 30, type: !12)
!71 = !DILocation(line: 30, column: 45, scope: !64)
!72 = !DILocalVariable(name: "v", arg: 3, scope: !64, file: !65, line: 30, type: !12)
!73 = !DILocation(line: 30, column: 52, scope: !64)
!74 = !DILocation(line: 30, column: 86, scope: !64)
!75 = !DILocation(line: 30, column: 89, scope: !64)
!76 = !DILocation(line: 30, column: 92, scope: !64)
!77 = !DILocation(line: 30, column: 64, scope: !64)
!78 = !DILocation(line: 30, column: 57, scope: !64)
!79 = distinct !DISubprogram(name: "__threadfence", linkageName: "_Z13__threadfencev", scope: !65, file: !65, line: 41, type: !80, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DISubroutineType(types: !81)
!81 = !{null}
!82 = !DILocation(line: 41, column: 42, scope: !79)
!83 = !DILocation(line: 41, column: 62, scope: !79)
!84 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !65, file: !65, line: 14, type: !85, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!85 = !DISubroutineType(types: !86)
!86 = !{!87, !90, !90, !90}
!87 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !65, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !88, identifier: "_ZTS5Index")
!88 = !{!89, !91, !92}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !87, file: !65, line: 13, baseType: !90, size: 32)
!90 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !87, file: !65, line: 13, baseType: !90, size: 32, offset: 32)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !87, file: !65, line: 13, baseType: !90, size: 32, offset: 64)
!93 = !DILocalVariable(name: "x", arg: 1, scope: !84, file: !65, line: 14, type: !90)
!94 = !DILocation(line: 14, column: 42, scope: !84)
!95 = !DILocalVariable(name: "y", arg: 2, scope: !84, file: !65, line: 14, type: !90)
!96 = !DILocation(line: 14, column: 54, scope: !84)
!97 = !DILocalVariable(name: "z", arg: 3, scope: !84, file: !65, line: 14, type: !90)
!98 = !DILocation(line: 14, column: 66, scope: !84)
!99 = !DILocation(line: 14, column: 78, scope: !84)
!100 = !DILocation(line: 14, column: 79, scope: !84)
!101 = !DILocation(line: 14, column: 82, scope: !84)
!102 = !DILocation(line: 14, column: 85, scope: !84)
!103 = !DILocation(line: 14, column: 71, scope: !84)
!104 = distinct !DISubprogram(name: "atomicExch", linkageName: "_Z10atomicExchPii", scope: !65, file: !65, line: 29, type: !105, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!105 = !DISubroutineType(types: !106)
!106 = !{!12, !11, !12}
!107 = !DILocalVariable(name: "p", arg: 1, scope: !104, file: !65, line: 29, type: !11)
!108 = !DILocation(line: 29, column: 39, scope: !104)
!109 = !DILocalVariable(name: "v", arg: 2, scope: !104, file: !65, line: 29, type: !12)
!110 = !DILocation(line: 29, column: 46, scope: !104)
!111 = !DILocation(line: 29, column: 81, scope: !104)
!112 = !DILocation(line: 29, column: 84, scope: !104)
!113 = !DILocation(line: 29, column: 58, scope: !104)
!114 = !DILocation(line: 29, column: 51, scope: !104)
