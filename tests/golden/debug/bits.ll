; ModuleID = 'bits.cu'
source_filename = "bits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Bits = type { i64, i8, i8 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4bitsP4BitsP6PackedP6EitherPi(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 !dbg !14 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.Bits, align 8
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !44, !DIExpression(), !45)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !46, !DIExpression(), !47)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !48, !DIExpression(), !49)
  store ptr %3, ptr %8, align 8
    #dbg_declare(ptr %8, !50, !DIExpression(), !51)
    #dbg_declare(ptr %9, !52, !DIExpression(), !53)
  %10 = load ptr, ptr %5, align 8, !dbg !54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %10, i64 16, i1 false), !dbg !55
  %11 = load i64, ptr %9, align 8, !dbg !56
  %12 = lshr i64 %11, 3, !dbg !56
  %13 = and i64 %12, 127, !dbg !56
  %14 = trunc i64 %13 to i32, !dbg !56
  %15 = load ptr, ptr %6, align 8, !dbg !57
  %16 = load i104, ptr %15, align 1, !dbg !58
  %17 = lshr i104 %16, 30, !dbg !58
  %18 = and i104 %17, 127, !dbg !58
  %19 = trunc i104 %18 to i32, !dbg !58
  %20 = add nsw i32 %14, %19, !dbg !59
  %21 = load ptr, ptr %7, align 8, !dbg !60
  %22 = load i16, ptr %21, align 4, !dbg !61
  %23 = shl i16 %22, 7, !dbg !61
  %24 = ashr i16 %23, 7, !dbg !61
  %25 = sext i16 %24 to i32, !dbg !61
  %26 = add nsw i32 %20, %25, !dbg !62
  %27 = load ptr, ptr %8, align 8, !dbg !63
  store i32 %26, ptr %27, align 4, !dbg !64
  ret void, !dbg !65
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bits.cu", directory: "/src")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Colour", file: !1, line: 2, baseType: !4, size: 32, elements: !5, identifier: "_ZTS6Colour")
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7, !8}
!6 = !DIEnumerator(name: "red", value: 0, isUnsigned: true)
!7 = !DIEnumerator(name: "green", value: 1, isUnsigned: true)
!8 = !DIEnumerator(name: "blue", value: 2, isUnsigned: true)
!9 = !{i32 7, !"Dwarf Version", i32 2}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = distinct !DISubprogram(name: "bits", linkageName: "_Z4bitsP4BitsP6PackedP6EitherPi", scope: !1, file: !1, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !17, !30, !37, !42}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Bits", file: !1, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !19, identifier: "_ZTS4Bits")
!19 = !{!20, !21, !22, !24, !26, !28, !29}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !18, file: !1, line: 4, baseType: !4, size: 3, flags: DIFlagBitField, extraData: i64 0)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !18, file: !1, line: 5, baseType: !4, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !18, file: !1, line: 6, baseType: !23, size: 12, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "longer", scope: !18, file: !1, line: 7, baseType: !25, size: 40, offset: 22, flags: DIFlagBitField, extraData: i64 0)
!25 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "plain", scope: !18, file: !1, line: 8, baseType: !27, size: 8, offset: 64)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !18, file: !1, line: 9, baseType: !23, size: 5, offset: 72, flags: DIFlagBitField, extraData: i64 72)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !18, file: !1, line: 10, baseType: !3, size: 2, offset: 77, flags: DIFlagBitField, extraData: i64 72)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !1, line: 12, size: 112, flags: DIFlagTypePassByValue, elements: !32, identifier: "_ZTS6Packed")
!32 = !{!33, !34, !35, !36}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !31, file: !1, line: 13, baseType: !4, size: 30, flags: DIFlagBitField, extraData: i64 0)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "across", scope: !31, file: !1, line: 14, baseType: !4, size: 7, offset: 30, flags: DIFlagBitField, extraData: i64 0)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "far", scope: !31, file: !1, line: 15, baseType: !25, size: 60, offset: 37, flags: DIFlagBitField, extraData: i64 0)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "plain", scope: !31, file: !1, line: 16, baseType: !27, size: 8, offset: 104)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "Either", file: !1, line: 18, size: 32, flags: DIFlagTypePassByValue, elements: !39, identifier: "_ZTS6Either")
!39 = !{!40, !41}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "some", scope: !38, file: !1, line: 19, baseType: !23, size: 9, flags: DIFlagBitField, extraData: i64 0)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !38, file: !1, line: 20, baseType: !23, size: 32)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!43 = !{}
!44 = !DILocalVariable(name: "from", arg: 1, scope: !14, file: !1, line: 22, type: !17)
!45 = !DILocation(line: 22, column: 41, scope: !14)
!46 = !DILocalVariable(name: "packed", arg: 2, scope: !14, file: !1, line: 22, type: !30)
!47 = !DILocation(line: 22, column: 55, scope: !14)
!48 = !DILocalVariable(name: "either", arg: 3, scope: !14, file: !1, line: 22, type: !37)
!49 = !DILocation(line: 22, column: 71, scope: !14)
!50 = !DILocalVariable(name: "out", arg: 4, scope: !14, file: !1, line: 22, type: !42)
!51 = !DILocation(line: 22, column: 84, scope: !14)
!52 = !DILocalVariable(name: "local", scope: !14, file: !1, line: 23, type: !18)
!53 = !DILocation(line: 23, column: 8, scope: !14)
!54 = !DILocation(line: 23, column: 17, scope: !14)
!55 = !DILocation(line: 23, column: 16, scope: !14)
!56 = !DILocation(line: 24, column: 16, scope: !14)
!57 = !DILocation(line: 24, column: 23, scope: !14)
!58 = !DILocation(line: 24, column: 31, scope: !14)
!59 = !DILocation(line: 24, column: 21, scope: !14)
!60 = !DILocation(line: 24, column: 40, scope: !14)
!61 = !DILocation(line: 24, column: 48, scope: !14)
!62 = !DILocation(line: 24, column: 38, scope: !14)
!63 = !DILocation(line: 24, column: 4, scope: !14)
!64 = !DILocation(line: 24, column: 8, scope: !14)
!65 = !DILocation(line: 25, column: 1, scope: !14)
