; ModuleID = 'asm_scopes.cu'
source_filename = "asm_scopes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5mixedPi(ptr noundef %0) #0 !dbg !7 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !13, !DIExpression(), !14)
    #dbg_declare(ptr %3, !15, !DIExpression(), !16)
  %7 = load ptr, ptr %2, align 8, !dbg !17
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !18
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !18
  %11 = call %struct.Index @_Z7indicesjjj(i32 noundef %8, i32 noundef %9, i32 noundef %10) #3, !dbg !18
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !18
  %13 = extractvalue %struct.Index %11, 0, !dbg !18
  store i32 %13, ptr %12, align 4, !dbg !18
  %14 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !18
  %15 = extractvalue %struct.Index %11, 1, !dbg !18
  store i32 %15, ptr %14, align 4, !dbg !18
  %16 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !18
  %17 = extractvalue %struct.Index %11, 2, !dbg !18
  store i32 %17, ptr %16, align 4, !dbg !18
  %18 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !19
  %19 = load i32, ptr %18, align 4, !dbg !19
  %20 = zext i32 %19 to i64, !dbg !17
  %21 = getelementptr inbounds nuw i32, ptr %7, i64 %20, !dbg !17
  %22 = load i32, ptr %21, align 4, !dbg !17
  store i32 %22, ptr %3, align 4, !dbg !16
    #dbg_declare(ptr %5, !20, !DIExpression(), !21)
  %23 = load i32, ptr %3, align 4, !dbg !22
  %24 = call i32 asm sideeffect "{\0A\09.reg .b32 t, u<2>;\0A\09.reg .pred p;\0A\09.reg .v2 .b32 v;\0A\09mov.b32 t, $1; add.s32 u0, t, 1; { .reg .b64 t; cvt.s64.s32 t, $1; cvt.u32.u64 u1, t; }\0A\09mov.b32 v.x, u0; mov.b32 v.y, u1;\0A\09setp.lt.s32 p, v.x, v.y;\0A\09@p bra $$skip${:uid};\0A\09sub.s32 t, t, 3*(1+2);\0A$$skip${:uid}:\0A\09mov.b32 $0, t;\0A\09}", "=r,r"(i32 %23) #3, !dbg !23, !srcloc !24
  store i32 %24, ptr %5, align 4, !dbg !23
  %25 = load i32, ptr %5, align 4, !dbg !25
  %26 = load ptr, ptr %2, align 8, !dbg !26
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !27
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !27
  %30 = call %struct.Index @_Z7indicesjjj(i32 noundef %27, i32 noundef %28, i32 noundef %29) #3, !dbg !27
  %31 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !27
  %32 = extractvalue %struct.Index %30, 0, !dbg !27
  store i32 %32, ptr %31, align 4, !dbg !27
  %33 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1, !dbg !27
  %34 = extractvalue %struct.Index %30, 1, !dbg !27
  store i32 %34, ptr %33, align 4, !dbg !27
  %35 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2, !dbg !27
  %36 = extractvalue %struct.Index %30, 2, !dbg !27
  store i32 %36, ptr %35, align 4, !dbg !27
  %37 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !28
  %38 = load i32, ptr %37, align 4, !dbg !28
  %39 = zext i32 %38 to i64, !dbg !26
  %40 = getelementptr inbounds nuw i32, ptr %26, i64 %39, !dbg !26
  store i32 %25, ptr %40, align 4, !dbg !29
  ret void, !dbg !30
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !31 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !41, !DIExpression(), !42)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !43, !DIExpression(), !44)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !45, !DIExpression(), !46)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !47
  %9 = load i32, ptr %5, align 4, !dbg !48
  store i32 %9, ptr %8, align 4, !dbg !47
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !47
  %11 = load i32, ptr %6, align 4, !dbg !49
  store i32 %11, ptr %10, align 4, !dbg !47
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !47
  %13 = load i32, ptr %7, align 4, !dbg !50
  store i32 %13, ptr %12, align 4, !dbg !47
  %14 = load %struct.Index, ptr %4, align 4, !dbg !51
  ret %struct.Index %14, !dbg !51
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "asm_scopes.cu", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = distinct !DISubprogram(name: "mixed", linkageName: "_Z5mixedPi", scope: !1, file: !1, line: 3, type: !8, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{}
!13 = !DILocalVariable(name: "data", arg: 1, scope: !7, file: !1, line: 3, type: !10)
!14 = !DILocation(line: 3, column: 28, scope: !7)
!15 = !DILocalVariable(name: "x", scope: !7, file: !1, line: 4, type: !11)
!16 = !DILocation(line: 4, column: 9, scope: !7)
!17 = !DILocation(line: 4, column: 13, scope: !7)
!18 = !DILocation(line: 4, column: 18, scope: !7)
!19 = !DILocation(line: 4, column: 28, scope: !7)
!20 = !DILocalVariable(name: "y", scope: !7, file: !1, line: 4, type: !11)
!21 = !DILocation(line: 4, column: 32, scope: !7)
!22 = !DILocation(line: 10, column: 56, scope: !7)
!23 = !DILocation(line: 5, column: 5, scope: !7)
!24 = !{i64 111, i64 115, i64 157, i64 174, i64 194, i64 305, i64 362, i64 410, i64 429, i64 455, i64 465, i64 503}
!25 = !DILocation(line: 11, column: 25, scope: !7)
!26 = !DILocation(line: 11, column: 5, scope: !7)
!27 = !DILocation(line: 11, column: 10, scope: !7)
!28 = !DILocation(line: 11, column: 20, scope: !7)
!29 = !DILocation(line: 11, column: 23, scope: !7)
!30 = !DILocation(line: 12, column: 1, scope: !7)
!31 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !32, file: !32, line: 14, type: !33, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!32 = !DIFile(filename: "./device.cuh", directory: "/src")
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !38, !38, !38}
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !32, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !36, identifier: "_ZTS5Index")
!36 = !{!37, !39, !40}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !35, file: !32, line: 13, baseType: !38, size: 32)
!38 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !35, file: !32, line: 13, baseType: !38, size: 32, offset: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !35, file: !32, line: 13, baseType: !38, size: 32, offset: 64)
!41 = !DILocalVariable(name: "x", arg: 1, scope: !31, file: !32, line: 14, type: !38)
!42 = !DILocation(line: 14, column: 42, scope: !31)
!43 = !DILocalVariable(name: "y", arg: 2, scope: !31, file: !32, line: 14, type: !38)
!44 = !DILocation(line: 14, column: 54, scope: !31)
!45 = !DILocalVariable(name: "z", arg: 3, scope: !31, file: !32, line: 14, type: !38)
!46 = !DILocation(line: 14, column: 66, scope: !31)
!47 = !DILocation(line: 14, column: 78, scope: !31)
!48 = !DILocation(line: 14, column: 79, scope: !31)
!49 = !DILocation(line: 14, column: 82, scope: !31)
!50 = !DILocation(line: 14, column: 85, scope: !31)
!51 = !DILocation(line: 14, column: 71, scope: !31)
