; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z9fibonaccii(i32 noundef %0) #0 !dbg !9 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !13, !DIExpression(), !14)
  %3 = load i32, ptr %2, align 4, !dbg !15
  %4 = icmp slt i32 %3, 2, !dbg !16
  br i1 %4, label %5, label %7, !dbg !15

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !17
  br label %15, !dbg !15

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4, !dbg !18
  %9 = sub nsw i32 %8, 1, !dbg !19
  %10 = call noundef i32 @_Z9fibonaccii(i32 noundef %9) #3, !dbg !20
  %11 = load i32, ptr %2, align 4, !dbg !21
  %12 = sub nsw i32 %11, 2, !dbg !22
  %13 = call noundef i32 @_Z9fibonaccii(i32 noundef %12) #3, !dbg !23
  %14 = add nsw i32 %10, %13, !dbg !24
  br label %15, !dbg !15

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ], !dbg !15
  ret i32 %16, !dbg !25
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3runPii(ptr noundef %0, i32 noundef %1) #1 !dbg !26 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Index, align 4
  %6 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !30, !DIExpression(), !31)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !32, !DIExpression(), !33)
  %7 = load i32, ptr %4, align 4, !dbg !34
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !35
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !35
  %11 = call %struct.Index @_Z7indicesjjj(i32 noundef %8, i32 noundef %9, i32 noundef %10) #3, !dbg !35
  %12 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0, !dbg !35
  %13 = extractvalue %struct.Index %11, 0, !dbg !35
  store i32 %13, ptr %12, align 4, !dbg !35
  %14 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 1, !dbg !35
  %15 = extractvalue %struct.Index %11, 1, !dbg !35
  store i32 %15, ptr %14, align 4, !dbg !35
  %16 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 2, !dbg !35
  %17 = extractvalue %struct.Index %11, 2, !dbg !35
  store i32 %17, ptr %16, align 4, !dbg !35
  %18 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0, !dbg !36
  %19 = load i32, ptr %18, align 4, !dbg !36
  %20 = add nsw i32 %7, %19, !dbg !37
  %21 = call noundef i32 @_Z9fibonaccii(i32 noundef %20) #3, !dbg !38
  %22 = load ptr, ptr %3, align 8, !dbg !39
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !40
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !40
  %26 = call %struct.Index @_Z7indicesjjj(i32 noundef %23, i32 noundef %24, i32 noundef %25) #3, !dbg !40
  %27 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !40
  %28 = extractvalue %struct.Index %26, 0, !dbg !40
  store i32 %28, ptr %27, align 4, !dbg !40
  %29 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1, !dbg !40
  %30 = extractvalue %struct.Index %26, 1, !dbg !40
  store i32 %30, ptr %29, align 4, !dbg !40
  %31 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2, !dbg !40
  %32 = extractvalue %struct.Index %26, 2, !dbg !40
  store i32 %32, ptr %31, align 4, !dbg !40
  %33 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !41
  %34 = load i32, ptr %33, align 4, !dbg !41
  %35 = zext i32 %34 to i64, !dbg !39
  %36 = getelementptr inbounds nuw i32, ptr %22, i64 %35, !dbg !39
  store i32 %21, ptr %36, align 4, !dbg !42
  ret void, !dbg !43
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 comdat !dbg !44 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !54, !DIExpression(), !55)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !56, !DIExpression(), !57)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !58, !DIExpression(), !59)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !60
  %9 = load i32, ptr %5, align 4, !dbg !61
  store i32 %9, ptr %8, align 4, !dbg !60
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !60
  %11 = load i32, ptr %6, align 4, !dbg !62
  store i32 %11, ptr %10, align 4, !dbg !60
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !60
  %13 = load i32, ptr %7, align 4, !dbg !63
  store i32 %13, ptr %12, align 4, !dbg !60
  %14 = load %struct.Index, ptr %4, align 4, !dbg !64
  ret %struct.Index %14, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion.cu", directory: "/src")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 2}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "fibonacci", linkageName: "_Z9fibonaccii", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!10 = !DISubroutineType(types: !11)
!11 = !{!3, !3}
!12 = !{}
!13 = !DILocalVariable(name: "n", arg: 1, scope: !9, file: !1, line: 3, type: !3)
!14 = !DILocation(line: 3, column: 43, scope: !9)
!15 = !DILocation(line: 4, column: 12, scope: !9)
!16 = !DILocation(line: 4, column: 14, scope: !9)
!17 = !DILocation(line: 4, column: 20, scope: !9)
!18 = !DILocation(line: 4, column: 34, scope: !9)
!19 = !DILocation(line: 4, column: 36, scope: !9)
!20 = !DILocation(line: 4, column: 24, scope: !9)
!21 = !DILocation(line: 4, column: 53, scope: !9)
!22 = !DILocation(line: 4, column: 55, scope: !9)
!23 = !DILocation(line: 4, column: 43, scope: !9)
!24 = !DILocation(line: 4, column: 41, scope: !9)
!25 = !DILocation(line: 4, column: 5, scope: !9)
!26 = distinct !DISubprogram(name: "run", linkageName: "_Z3runPii", scope: !1, file: !1, line: 6, type: !27, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!27 = !DISubroutineType(types: !28)
!28 = !{null, !29, !3}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!30 = !DILocalVariable(name: "out", arg: 1, scope: !26, file: !1, line: 6, type: !29)
!31 = !DILocation(line: 6, column: 26, scope: !26)
!32 = !DILocalVariable(name: "n", arg: 2, scope: !26, file: !1, line: 6, type: !3)
!33 = !DILocation(line: 6, column: 35, scope: !26)
!34 = !DILocation(line: 6, column: 69, scope: !26)
!35 = !DILocation(line: 6, column: 78, scope: !26)
!36 = !DILocation(line: 6, column: 88, scope: !26)
!37 = !DILocation(line: 6, column: 71, scope: !26)
!38 = !DILocation(line: 6, column: 59, scope: !26)
!39 = !DILocation(line: 6, column: 40, scope: !26)
!40 = !DILocation(line: 6, column: 44, scope: !26)
!41 = !DILocation(line: 6, column: 54, scope: !26)
!42 = !DILocation(line: 6, column: 57, scope: !26)
!43 = !DILocation(line: 6, column: 92, scope: !26)
!44 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !45, file: !45, line: 14, type: !46, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!45 = !DIFile(filename: "./device.cuh", directory: "/src")
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !51, !51, !51}
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !45, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !49, identifier: "_ZTS5Index")
!49 = !{!50, !52, !53}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !48, file: !45, line: 13, baseType: !51, size: 32)
!51 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !48, file: !45, line: 13, baseType: !51, size: 32, offset: 32)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !48, file: !45, line: 13, baseType: !51, size: 32, offset: 64)
!54 = !DILocalVariable(name: "x", arg: 1, scope: !44, file: !45, line: 14, type: !51)
!55 = !DILocation(line: 14, column: 42, scope: !44)
!56 = !DILocalVariable(name: "y", arg: 2, scope: !44, file: !45, line: 14, type: !51)
!57 = !DILocation(line: 14, column: 54, scope: !44)
!58 = !DILocalVariable(name: "z", arg: 3, scope: !44, file: !45, line: 14, type: !51)
!59 = !DILocation(line: 14, column: 66, scope: !44)
!60 = !DILocation(line: 14, column: 78, scope: !44)
!61 = !DILocation(line: 14, column: 79, scope: !44)
!62 = !DILocation(line: 14, column: 82, scope: !44)
!63 = !DILocation(line: 14, column: 85, scope: !44)
!64 = !DILocation(line: 14, column: 71, scope: !44)
