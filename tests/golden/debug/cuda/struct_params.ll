; ModuleID = 'struct_params.cu'
source_filename = "struct_params.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Large = type { [5 x double], i32, i8 }
%struct.Small = type { i32 }

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Large @_Z4bend5Large5Small(ptr noundef byval(%struct.Large) align 8 %0, ptr noundef byval(%struct.Small) align 4 %1) #0 !dbg !8 {
  %3 = alloca %struct.Large, align 8
    #dbg_declare(ptr %0, !26, !DIExpression(), !27)
    #dbg_declare(ptr %1, !28, !DIExpression(), !29)
  %4 = getelementptr inbounds nuw %struct.Small, ptr %1, i32 0, i32 0, !dbg !30
  %5 = load i32, ptr %4, align 4, !dbg !30
  %6 = sitofp i32 %5 to double, !dbg !31
  %7 = getelementptr inbounds nuw %struct.Large, ptr %0, i32 0, i32 0, !dbg !32
  %8 = getelementptr inbounds nuw %struct.Large, ptr %0, i32 0, i32 1, !dbg !33
  %9 = load i32, ptr %8, align 8, !dbg !33
  %10 = sext i32 %9 to i64, !dbg !34
  %11 = getelementptr inbounds [5 x double], ptr %7, i64 0, i64 %10, !dbg !34
  %12 = load double, ptr %11, align 8, !dbg !35
  %13 = fadd contract double %12, %6, !dbg !35
  store double %13, ptr %11, align 8, !dbg !35
  %14 = getelementptr inbounds nuw %struct.Large, ptr %0, i32 0, i32 1, !dbg !36
  %15 = load i32, ptr %14, align 8, !dbg !37
  %16 = xor i32 %15, 1, !dbg !37
  store i32 %16, ptr %14, align 8, !dbg !37
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %0, i64 48, i1 false), !dbg !38
  %17 = load %struct.Large, ptr %3, align 8, !dbg !39
  ret %struct.Large %17, !dbg !39
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4pass5Large5SmallPS_(ptr noundef byval(%struct.Large) align 8 %0, ptr noundef byval(%struct.Small) align 4 %1, ptr noundef %2) #2 !dbg !40 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Large, align 8
  %6 = alloca %struct.Large, align 8
  %7 = alloca %struct.Small, align 4
    #dbg_declare(ptr %0, !44, !DIExpression(), !45)
    #dbg_declare(ptr %1, !46, !DIExpression(), !47)
  store ptr %2, ptr %4, align 8
    #dbg_declare(ptr %4, !48, !DIExpression(), !49)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %0, i64 48, i1 false), !dbg !50
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %1, i64 4, i1 false), !dbg !51
  %8 = call %struct.Large @_Z4bend5Large5Small(ptr noundef byval(%struct.Large) align 8 %6, ptr noundef byval(%struct.Small) align 4 %7) #3, !dbg !52
  %9 = getelementptr inbounds nuw %struct.Large, ptr %5, i32 0, i32 0, !dbg !52
  %10 = extractvalue %struct.Large %8, 0, !dbg !52
  store [5 x double] %10, ptr %9, align 8, !dbg !52
  %11 = getelementptr inbounds nuw %struct.Large, ptr %5, i32 0, i32 1, !dbg !52
  %12 = extractvalue %struct.Large %8, 1, !dbg !52
  store i32 %12, ptr %11, align 8, !dbg !52
  %13 = getelementptr inbounds nuw %struct.Large, ptr %5, i32 0, i32 2, !dbg !52
  %14 = extractvalue %struct.Large %8, 2, !dbg !52
  store i8 %14, ptr %13, align 4, !dbg !52
  %15 = load ptr, ptr %4, align 8, !dbg !53
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %5, i64 48, i1 false), !dbg !54
  ret void, !dbg !55
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_params.cu", directory: "/tmp/kernels")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "bend", linkageName: "_Z4bend5Large5Small", scope: !1, file: !1, line: 5, type: !9, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !25)
!9 = !DISubroutineType(types: !10)
!10 = !{!11, !11, !22}
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Large", file: !1, line: 4, size: 384, flags: DIFlagTypePassByValue, elements: !12, identifier: "_ZTS5Large")
!12 = !{!13, !18, !20}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !11, file: !1, line: 4, baseType: !14, size: 320)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 320, elements: !16)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !11, file: !1, line: 4, baseType: !19, size: 32, offset: 320)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !11, file: !1, line: 4, baseType: !21, size: 8, offset: 352)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Small", file: !1, line: 3, size: 32, flags: DIFlagTypePassByValue, elements: !23, identifier: "_ZTS5Small")
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !22, file: !1, line: 3, baseType: !19, size: 32)
!25 = !{}
!26 = !DILocalVariable(name: "in", arg: 1, scope: !8, file: !1, line: 5, type: !11)
!27 = !DILocation(line: 5, column: 42, scope: !8)
!28 = !DILocalVariable(name: "by", arg: 2, scope: !8, file: !1, line: 5, type: !22)
!29 = !DILocation(line: 5, column: 52, scope: !8)
!30 = !DILocation(line: 6, column: 22, scope: !8)
!31 = !DILocation(line: 6, column: 19, scope: !8)
!32 = !DILocation(line: 6, column: 8, scope: !8)
!33 = !DILocation(line: 6, column: 13, scope: !8)
!34 = !DILocation(line: 6, column: 5, scope: !8)
!35 = !DILocation(line: 6, column: 16, scope: !8)
!36 = !DILocation(line: 7, column: 8, scope: !8)
!37 = !DILocation(line: 7, column: 10, scope: !8)
!38 = !DILocation(line: 8, column: 12, scope: !8)
!39 = !DILocation(line: 8, column: 5, scope: !8)
!40 = distinct !DISubprogram(name: "pass", linkageName: "_Z4pass5Large5SmallPS_", scope: !1, file: !1, line: 10, type: !41, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !25)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !11, !22, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!44 = !DILocalVariable(name: "in", arg: 1, scope: !40, file: !1, line: 10, type: !11)
!45 = !DILocation(line: 10, column: 28, scope: !40)
!46 = !DILocalVariable(name: "by", arg: 2, scope: !40, file: !1, line: 10, type: !22)
!47 = !DILocation(line: 10, column: 38, scope: !40)
!48 = !DILocalVariable(name: "out", arg: 3, scope: !40, file: !1, line: 10, type: !43)
!49 = !DILocation(line: 10, column: 49, scope: !40)
!50 = !DILocation(line: 10, column: 68, scope: !40)
!51 = !DILocation(line: 10, column: 72, scope: !40)
!52 = !DILocation(line: 10, column: 63, scope: !40)
!53 = !DILocation(line: 10, column: 57, scope: !40)
!54 = !DILocation(line: 10, column: 61, scope: !40)
!55 = !DILocation(line: 10, column: 77, scope: !40)
