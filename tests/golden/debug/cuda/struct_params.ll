; ModuleID = 'struct_params.cu'
source_filename = "struct_params.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Large = type { [5 x double], i32, i8 }
%struct.Small = type { i32 }

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Large @_Z4bend5Large5Small(ptr noundef byval(%struct.Large) align 8 %0, ptr noundef byval(%struct.Small) align 4 %1) #0 !dbg !7 {
  %3 = alloca %struct.Large, align 8
    #dbg_declare(ptr %0, !25, !DIExpression(), !26)
    #dbg_declare(ptr %1, !27, !DIExpression(), !28)
  %4 = getelementptr inbounds nuw %struct.Small, ptr %1, i32 0, i32 0, !dbg !29
  %5 = load i32, ptr %4, align 4, !dbg !29
  %6 = sitofp i32 %5 to double, !dbg !30
  %7 = getelementptr inbounds nuw %struct.Large, ptr %0, i32 0, i32 0, !dbg !31
  %8 = getelementptr inbounds nuw %struct.Large, ptr %0, i32 0, i32 1, !dbg !32
  %9 = load i32, ptr %8, align 8, !dbg !32
  %10 = sext i32 %9 to i64, !dbg !33
  %11 = getelementptr inbounds [5 x double], ptr %7, i64 0, i64 %10, !dbg !33
  %12 = load double, ptr %11, align 8, !dbg !34
  %13 = fadd contract double %12, %6, !dbg !34
  store double %13, ptr %11, align 8, !dbg !34
  %14 = getelementptr inbounds nuw %struct.Large, ptr %0, i32 0, i32 1, !dbg !35
  %15 = load i32, ptr %14, align 8, !dbg !36
  %16 = xor i32 %15, 1, !dbg !36
  store i32 %16, ptr %14, align 8, !dbg !36
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %0, i64 48, i1 false), !dbg !37
  %17 = load %struct.Large, ptr %3, align 8, !dbg !38
  ret %struct.Large %17, !dbg !38
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4pass5Large5SmallPS_(ptr noundef byval(%struct.Large) align 8 %0, ptr noundef byval(%struct.Small) align 4 %1, ptr noundef %2) #2 !dbg !39 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Large, align 8
  %6 = alloca %struct.Large, align 8
  %7 = alloca %struct.Small, align 4
    #dbg_declare(ptr %0, !43, !DIExpression(), !44)
    #dbg_declare(ptr %1, !45, !DIExpression(), !46)
  store ptr %2, ptr %4, align 8
    #dbg_declare(ptr %4, !47, !DIExpression(), !48)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %0, i64 48, i1 false), !dbg !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %1, i64 4, i1 false), !dbg !50
  %8 = call %struct.Large @_Z4bend5Large5Small(ptr noundef byval(%struct.Large) align 8 %6, ptr noundef byval(%struct.Small) align 4 %7) #3, !dbg !51
  %9 = getelementptr inbounds nuw %struct.Large, ptr %5, i32 0, i32 0, !dbg !51
  %10 = extractvalue %struct.Large %8, 0, !dbg !51
  store [5 x double] %10, ptr %9, align 8, !dbg !51
  %11 = getelementptr inbounds nuw %struct.Large, ptr %5, i32 0, i32 1, !dbg !51
  %12 = extractvalue %struct.Large %8, 1, !dbg !51
  store i32 %12, ptr %11, align 8, !dbg !51
  %13 = getelementptr inbounds nuw %struct.Large, ptr %5, i32 0, i32 2, !dbg !51
  %14 = extractvalue %struct.Large %8, 2, !dbg !51
  store i8 %14, ptr %13, align 4, !dbg !51
  %15 = load ptr, ptr %4, align 8, !dbg !52
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %5, i64 48, i1 false), !dbg !53
  ret void, !dbg !54
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_params.cu", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = distinct !DISubprogram(name: "bend", linkageName: "_Z4bend5Large5Small", scope: !1, file: !1, line: 5, type: !8, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!8 = !DISubroutineType(types: !9)
!9 = !{!10, !10, !21}
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Large", file: !1, line: 4, size: 384, flags: DIFlagTypePassByValue, elements: !11, identifier: "_ZTS5Large")
!11 = !{!12, !17, !19}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !10, file: !1, line: 4, baseType: !13, size: 320)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !15)
!14 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !10, file: !1, line: 4, baseType: !18, size: 32, offset: 320)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !10, file: !1, line: 4, baseType: !20, size: 8, offset: 352)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Small", file: !1, line: 3, size: 32, flags: DIFlagTypePassByValue, elements: !22, identifier: "_ZTS5Small")
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !21, file: !1, line: 3, baseType: !18, size: 32)
!24 = !{}
!25 = !DILocalVariable(name: "in", arg: 1, scope: !7, file: !1, line: 5, type: !10)
!26 = !DILocation(line: 5, column: 42, scope: !7)
!27 = !DILocalVariable(name: "by", arg: 2, scope: !7, file: !1, line: 5, type: !21)
!28 = !DILocation(line: 5, column: 52, scope: !7)
!29 = !DILocation(line: 6, column: 22, scope: !7)
!30 = !DILocation(line: 6, column: 19, scope: !7)
!31 = !DILocation(line: 6, column: 8, scope: !7)
!32 = !DILocation(line: 6, column: 13, scope: !7)
!33 = !DILocation(line: 6, column: 5, scope: !7)
!34 = !DILocation(line: 6, column: 16, scope: !7)
!35 = !DILocation(line: 7, column: 8, scope: !7)
!36 = !DILocation(line: 7, column: 10, scope: !7)
!37 = !DILocation(line: 8, column: 12, scope: !7)
!38 = !DILocation(line: 8, column: 5, scope: !7)
!39 = distinct !DISubprogram(name: "pass", linkageName: "_Z4pass5Large5SmallPS_", scope: !1, file: !1, line: 10, type: !40, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !10, !21, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!43 = !DILocalVariable(name: "in", arg: 1, scope: !39, file: !1, line: 10, type: !10)
!44 = !DILocation(line: 10, column: 28, scope: !39)
!45 = !DILocalVariable(name: "by", arg: 2, scope: !39, file: !1, line: 10, type: !21)
!46 = !DILocation(line: 10, column: 38, scope: !39)
!47 = !DILocalVariable(name: "out", arg: 3, scope: !39, file: !1, line: 10, type: !42)
!48 = !DILocation(line: 10, column: 49, scope: !39)
!49 = !DILocation(line: 10, column: 68, scope: !39)
!50 = !DILocation(line: 10, column: 72, scope: !39)
!51 = !DILocation(line: 10, column: 63, scope: !39)
!52 = !DILocation(line: 10, column: 57, scope: !39)
!53 = !DILocation(line: 10, column: 61, scope: !39)
!54 = !DILocation(line: 10, column: 77, scope: !39)
