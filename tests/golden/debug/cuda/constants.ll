; ModuleID = 'constants.cu'
source_filename = "constants.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Entry = type { i32, float, i16, [6 x i8] }

@entries = dso_local addrspace(4) externally_initialized constant [3 x %struct.Entry] [%struct.Entry { i32 1, float 5.000000e-01, i16 -1, [6 x i8] c"one\00\00\00" }, %struct.Entry { i32 2, float -2.250000e+00, i16 7, [6 x i8] c"two\00\00\00" }, %struct.Entry { i32 3, float 1.000000e+10, i16 9, [6 x i8] c"three\00" }], align 4, !dbg !0
@scale = dso_local addrspace(4) externally_initialized constant double 2.500000e+00, align 8, !dbg !5
@.str = private unnamed_addr constant [5 x i8] c"left\00", align 1, !dbg !8
@.str1 = private unnamed_addr constant [6 x i8] c"right\00", align 1, !dbg !15
@words = dso_local addrspace(1) externally_initialized global [2 x ptr] [ptr @.str, ptr @.str1], align 8, !dbg !20
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(4) @entries to ptr), ptr addrspacecast (ptr addrspace(4) @scale to ptr), ptr addrspacecast (ptr addrspace(1) @words to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4lookPdi(ptr noundef %0, i32 noundef %1) #0 !dbg !44 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !49, !DIExpression(), !50)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !51, !DIExpression(), !52)
  %5 = load i32, ptr %4, align 4, !dbg !53
  %6 = sext i32 %5 to i64, !dbg !54
  %7 = getelementptr inbounds [3 x %struct.Entry], ptr addrspacecast (ptr addrspace(4) @entries to ptr), i64 0, i64 %6, !dbg !54
  %8 = getelementptr inbounds nuw %struct.Entry, ptr %7, i32 0, i32 1, !dbg !55
  %9 = load float, ptr %8, align 4, !dbg !55
  %10 = fpext contract float %9 to double, !dbg !54
  %11 = load double, ptr addrspacecast (ptr addrspace(4) @scale to ptr), align 8, !dbg !56
  %12 = fmul contract double %10, %11, !dbg !57
  %13 = load i32, ptr %4, align 4, !dbg !58
  %14 = sext i32 %13 to i64, !dbg !59
  %15 = getelementptr inbounds [3 x %struct.Entry], ptr addrspacecast (ptr addrspace(4) @entries to ptr), i64 0, i64 %14, !dbg !59
  %16 = getelementptr inbounds nuw %struct.Entry, ptr %15, i32 0, i32 0, !dbg !60
  %17 = load i32, ptr %16, align 4, !dbg !60
  %18 = sitofp i32 %17 to double, !dbg !59
  %19 = fadd contract double %12, %18, !dbg !61
  %20 = load i32, ptr %4, align 4, !dbg !62
  %21 = sext i32 %20 to i64, !dbg !63
  %22 = getelementptr inbounds [3 x %struct.Entry], ptr addrspacecast (ptr addrspace(4) @entries to ptr), i64 0, i64 %21, !dbg !63
  %23 = getelementptr inbounds nuw %struct.Entry, ptr %22, i32 0, i32 2, !dbg !64
  %24 = load i16, ptr %23, align 4, !dbg !64
  %25 = sext i16 %24 to i32, !dbg !63
  %26 = sitofp i32 %25 to double, !dbg !63
  %27 = fadd contract double %19, %26, !dbg !65
  %28 = load i32, ptr %4, align 4, !dbg !66
  %29 = sext i32 %28 to i64, !dbg !67
  %30 = getelementptr inbounds [3 x %struct.Entry], ptr addrspacecast (ptr addrspace(4) @entries to ptr), i64 0, i64 %29, !dbg !67
  %31 = getelementptr inbounds nuw %struct.Entry, ptr %30, i32 0, i32 3, !dbg !68
  %32 = getelementptr inbounds [6 x i8], ptr %31, i64 0, i64 1, !dbg !67
  %33 = load i8, ptr %32, align 1, !dbg !67
  %34 = sext i8 %33 to i32, !dbg !67
  %35 = sitofp i32 %34 to double, !dbg !67
  %36 = fadd contract double %27, %35, !dbg !69
  %37 = load ptr, ptr %3, align 8, !dbg !70
  %38 = getelementptr inbounds double, ptr %37, i64 0, !dbg !70
  store double %36, ptr %38, align 8, !dbg !71
  %39 = load i32, ptr %4, align 4, !dbg !72
  %40 = sext i32 %39 to i64, !dbg !73
  %41 = getelementptr inbounds [2 x ptr], ptr addrspacecast (ptr addrspace(1) @words to ptr), i64 0, i64 %40, !dbg !73
  %42 = load ptr, ptr %41, align 8, !dbg !73
  %43 = getelementptr inbounds i8, ptr %42, i64 0, !dbg !73
  %44 = load i8, ptr %43, align 1, !dbg !73
  %45 = sitofp i8 %44 to double, !dbg !73
  %46 = load ptr, ptr %3, align 8, !dbg !74
  %47 = getelementptr inbounds double, ptr %46, i64 1, !dbg !74
  store double %45, ptr %47, align 8, !dbg !75
  ret void, !dbg !76
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "entries", scope: !2, file: !3, line: 4, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "constants.cu", directory: "/src")
!4 = !{!0, !5, !8, !15, !20}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!6 = distinct !DIGlobalVariable(name: "scale", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 6, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 40, elements: !13)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 5)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 48, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 6)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "words", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!24 = !{!25}
!25 = !DISubrange(count: 2)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 384, elements: !37)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Entry", file: !3, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !28, identifier: "_ZTS5Entry")
!28 = !{!29, !31, !33, !35}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !27, file: !3, line: 3, baseType: !30, size: 32)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !27, file: !3, line: 3, baseType: !32, size: 32, offset: 32)
!32 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !27, file: !3, line: 3, baseType: !34, size: 16, offset: 64)
!34 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !27, file: !3, line: 3, baseType: !36, size: 48, offset: 80)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 48, elements: !18)
!37 = !{!38}
!38 = !DISubrange(count: 3)
!39 = !{i32 7, !"Dwarf Version", i32 2}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "look", linkageName: "_Z4lookPdi", scope: !3, file: !3, line: 7, type: !45, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !47, !30}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "out", arg: 1, scope: !44, file: !3, line: 7, type: !47)
!50 = !DILocation(line: 7, column: 30, scope: !44)
!51 = !DILocalVariable(name: "i", arg: 2, scope: !44, file: !3, line: 7, type: !30)
!52 = !DILocation(line: 7, column: 39, scope: !44)
!53 = !DILocation(line: 8, column: 22, scope: !44)
!54 = !DILocation(line: 8, column: 14, scope: !44)
!55 = !DILocation(line: 8, column: 25, scope: !44)
!56 = !DILocation(line: 8, column: 34, scope: !44)
!57 = !DILocation(line: 8, column: 32, scope: !44)
!58 = !DILocation(line: 8, column: 50, scope: !44)
!59 = !DILocation(line: 8, column: 42, scope: !44)
!60 = !DILocation(line: 8, column: 53, scope: !44)
!61 = !DILocation(line: 8, column: 40, scope: !44)
!62 = !DILocation(line: 8, column: 67, scope: !44)
!63 = !DILocation(line: 8, column: 59, scope: !44)
!64 = !DILocation(line: 8, column: 70, scope: !44)
!65 = !DILocation(line: 8, column: 57, scope: !44)
!66 = !DILocation(line: 8, column: 84, scope: !44)
!67 = !DILocation(line: 8, column: 76, scope: !44)
!68 = !DILocation(line: 8, column: 87, scope: !44)
!69 = !DILocation(line: 8, column: 74, scope: !44)
!70 = !DILocation(line: 8, column: 5, scope: !44)
!71 = !DILocation(line: 8, column: 12, scope: !44)
!72 = !DILocation(line: 9, column: 20, scope: !44)
!73 = !DILocation(line: 9, column: 14, scope: !44)
!74 = !DILocation(line: 9, column: 5, scope: !44)
!75 = !DILocation(line: 9, column: 12, scope: !44)
!76 = !DILocation(line: 10, column: 1, scope: !44)
