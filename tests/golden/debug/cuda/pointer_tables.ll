; ModuleID = 'pointer_tables.cu'
source_filename = "pointer_tables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { ptr, i32 }
%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@numbers = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4, !dbg !0
@inside = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @numbers to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), i64 8), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), i64 12)], align 8, !dbg !5
@second = dso_local addrspace(1) externally_initialized global %struct.Node { ptr null, i32 2 }, align 8, !dbg !19
@first = dso_local addrspace(1) externally_initialized global %struct.Node { ptr addrspacecast (ptr addrspace(1) @second to ptr), i32 1 }, align 8, !dbg !12
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @numbers to ptr), ptr addrspacecast (ptr addrspace(1) @inside to ptr), ptr addrspacecast (ptr addrspace(1) @first to ptr), ptr addrspacecast (ptr addrspace(1) @second to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4walkPi(ptr noundef %0) #0 !dbg !29 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Index, align 4
  %6 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !33, !DIExpression(), !34)
    #dbg_declare(ptr %3, !35, !DIExpression(), !36)
  store ptr addrspacecast (ptr addrspace(1) @first to ptr), ptr %3, align 8, !dbg !36
    #dbg_declare(ptr %4, !37, !DIExpression(), !40)
  store i32 0, ptr %4, align 4, !dbg !40
  br label %7, !dbg !41

7:                                                ; preds = %26, %1
  %8 = load i32, ptr %4, align 4, !dbg !42
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !44
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !44
  %12 = call %struct.Index @_Z7indicesjjj(i32 noundef %9, i32 noundef %10, i32 noundef %11) #3, !dbg !44
  %13 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0, !dbg !44
  %14 = extractvalue %struct.Index %12, 0, !dbg !44
  store i32 %14, ptr %13, align 4, !dbg !44
  %15 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 1, !dbg !44
  %16 = extractvalue %struct.Index %12, 1, !dbg !44
  store i32 %16, ptr %15, align 4, !dbg !44
  %17 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 2, !dbg !44
  %18 = extractvalue %struct.Index %12, 2, !dbg !44
  store i32 %18, ptr %17, align 4, !dbg !44
  %19 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0, !dbg !45
  %20 = load i32, ptr %19, align 4, !dbg !45
  %21 = icmp ult i32 %8, %20, !dbg !46
  br i1 %21, label %22, label %29, !dbg !47

22:                                               ; preds = %7
  %23 = load ptr, ptr %3, align 8, !dbg !48
  %24 = getelementptr inbounds nuw %struct.Node, ptr %23, i32 0, i32 0, !dbg !49
  %25 = load ptr, ptr %24, align 8, !dbg !49
  store ptr %25, ptr %3, align 8, !dbg !50
  br label %26, !dbg !51

26:                                               ; preds = %22
  %27 = load i32, ptr %4, align 4, !dbg !52
  %28 = add i32 %27, 1, !dbg !52
  store i32 %28, ptr %4, align 4, !dbg !52
  br label %7, !dbg !53, !llvm.loop !54

29:                                               ; preds = %7
  %30 = load ptr, ptr %3, align 8, !dbg !57
  %31 = getelementptr inbounds nuw %struct.Node, ptr %30, i32 0, i32 1, !dbg !58
  %32 = load i32, ptr %31, align 8, !dbg !58
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !59
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !59
  %36 = call %struct.Index @_Z7indicesjjj(i32 noundef %33, i32 noundef %34, i32 noundef %35) #3, !dbg !59
  %37 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !59
  %38 = extractvalue %struct.Index %36, 0, !dbg !59
  store i32 %38, ptr %37, align 4, !dbg !59
  %39 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1, !dbg !59
  %40 = extractvalue %struct.Index %36, 1, !dbg !59
  store i32 %40, ptr %39, align 4, !dbg !59
  %41 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2, !dbg !59
  %42 = extractvalue %struct.Index %36, 2, !dbg !59
  store i32 %42, ptr %41, align 4, !dbg !59
  %43 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !60
  %44 = load i32, ptr %43, align 4, !dbg !60
  %45 = urem i32 %44, 3, !dbg !61
  %46 = zext i32 %45 to i64, !dbg !62
  %47 = getelementptr inbounds nuw [3 x ptr], ptr addrspacecast (ptr addrspace(1) @inside to ptr), i64 0, i64 %46, !dbg !62
  %48 = load ptr, ptr %47, align 8, !dbg !62
  %49 = load i32, ptr %48, align 4, !dbg !63
  %50 = add nsw i32 %32, %49, !dbg !64
  %51 = load ptr, ptr %2, align 8, !dbg !65
  store i32 %50, ptr %51, align 4, !dbg !66
  ret void, !dbg !67
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !68 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !77, !DIExpression(), !78)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !79, !DIExpression(), !80)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !81, !DIExpression(), !82)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !83
  %9 = load i32, ptr %5, align 4, !dbg !84
  store i32 %9, ptr %8, align 4, !dbg !83
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !83
  %11 = load i32, ptr %6, align 4, !dbg !85
  store i32 %11, ptr %10, align 4, !dbg !83
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !83
  %13 = load i32, ptr %7, align 4, !dbg !86
  store i32 %13, ptr %12, align 4, !dbg !83
  %14 = load %struct.Index, ptr %4, align 4, !dbg !87
  ret %struct.Index %14, !dbg !87
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 3, type: !21, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pointer_tables.cu", directory: "/src")
!4 = !{!0, !5, !12, !19}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 192, elements: !10)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11}
!11 = !DISubrange(count: 3)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 7, type: !14, isLocal: false, isDefinition: true)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Node", file: !3, line: 5, size: 128, flags: DIFlagTypePassByValue, elements: !15, identifier: "_ZTS4Node")
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !14, file: !3, line: 5, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !14, file: !3, line: 5, baseType: !9, size: 32, offset: 64)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 8, type: !14, isLocal: false, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !{i32 7, !"Dwarf Version", i32 2}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = distinct !DISubprogram(name: "walk", linkageName: "_Z4walkPi", scope: !3, file: !3, line: 9, type: !30, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{null, !8}
!32 = !{}
!33 = !DILocalVariable(name: "out", arg: 1, scope: !29, file: !3, line: 9, type: !8)
!34 = !DILocation(line: 9, column: 27, scope: !29)
!35 = !DILocalVariable(name: "node", scope: !29, file: !3, line: 10, type: !17)
!36 = !DILocation(line: 10, column: 11, scope: !29)
!37 = !DILocalVariable(name: "i", scope: !38, file: !3, line: 11, type: !39)
!38 = distinct !DILexicalBlock(scope: !29, file: !3, line: 11, column: 5)
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 11, column: 19, scope: !38)
!41 = !DILocation(line: 11, column: 10, scope: !38)
!42 = !DILocation(line: 11, column: 26, scope: !43)
!43 = distinct !DILexicalBlock(scope: !38, file: !3, line: 11, column: 5)
!44 = !DILocation(line: 11, column: 30, scope: !43)
!45 = !DILocation(line: 11, column: 40, scope: !43)
!46 = !DILocation(line: 11, column: 28, scope: !43)
!47 = !DILocation(line: 11, column: 5, scope: !38)
!48 = !DILocation(line: 11, column: 55, scope: !43)
!49 = !DILocation(line: 11, column: 61, scope: !43)
!50 = !DILocation(line: 11, column: 53, scope: !43)
!51 = !DILocation(line: 11, column: 48, scope: !43)
!52 = !DILocation(line: 11, column: 44, scope: !43)
!53 = !DILocation(line: 11, column: 5, scope: !43)
!54 = distinct !{!54, !47, !55, !56}
!55 = !DILocation(line: 11, column: 61, scope: !38)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocation(line: 12, column: 12, scope: !29)
!58 = !DILocation(line: 12, column: 18, scope: !29)
!59 = !DILocation(line: 12, column: 34, scope: !29)
!60 = !DILocation(line: 12, column: 44, scope: !29)
!61 = !DILocation(line: 12, column: 46, scope: !29)
!62 = !DILocation(line: 12, column: 27, scope: !29)
!63 = !DILocation(line: 12, column: 26, scope: !29)
!64 = !DILocation(line: 12, column: 24, scope: !29)
!65 = !DILocation(line: 12, column: 6, scope: !29)
!66 = !DILocation(line: 12, column: 10, scope: !29)
!67 = !DILocation(line: 13, column: 1, scope: !29)
!68 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !69, file: !69, line: 14, type: !70, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!69 = !DIFile(filename: "./device.cuh", directory: "/src")
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !39, !39, !39}
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !69, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !73, identifier: "_ZTS5Index")
!73 = !{!74, !75, !76}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !72, file: !69, line: 13, baseType: !39, size: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !72, file: !69, line: 13, baseType: !39, size: 32, offset: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !72, file: !69, line: 13, baseType: !39, size: 32, offset: 64)
!77 = !DILocalVariable(name: "x", arg: 1, scope: !68, file: !69, line: 14, type: !39)
!78 = !DILocation(line: 14, column: 42, scope: !68)
!79 = !DILocalVariable(name: "y", arg: 2, scope: !68, file: !69, line: 14, type: !39)
!80 = !DILocation(line: 14, column: 54, scope: !68)
!81 = !DILocalVariable(name: "z", arg: 3, scope: !68, file: !69, line: 14, type: !39)
!82 = !DILocation(line: 14, column: 66, scope: !68)
!83 = !DILocation(line: 14, column: 78, scope: !68)
!84 = !DILocation(line: 14, column: 79, scope: !68)
!85 = !DILocation(line: 14, column: 82, scope: !68)
!86 = !DILocation(line: 14, column: 85, scope: !68)
!87 = !DILocation(line: 14, column: 71, scope: !68)
