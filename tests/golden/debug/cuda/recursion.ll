; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z9fibonaccii(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !14, !DIExpression(), !15)
  %3 = load i32, ptr %2, align 4, !dbg !16
  %4 = icmp slt i32 %3, 2, !dbg !17
  br i1 %4, label %5, label %7, !dbg !16

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !18
  br label %15, !dbg !16

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4, !dbg !19
  %9 = sub nsw i32 %8, 1, !dbg !20
  %10 = call noundef i32 @_Z9fibonaccii(i32 noundef %9) #3, !dbg !21
  %11 = load i32, ptr %2, align 4, !dbg !22
  %12 = sub nsw i32 %11, 2, !dbg !23
  %13 = call noundef i32 @_Z9fibonaccii(i32 noundef %12) #3, !dbg !24
  %14 = add nsw i32 %10, %13, !dbg !25
  br label %15, !dbg !16

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ], !dbg !16
  ret i32 %16, !dbg !26
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3runPii(ptr noundef %0, i32 noundef %1) #1 !dbg !27 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Index, align 4
  %6 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !31, !DIExpression(), !32)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !33, !DIExpression(), !34)
  %7 = load i32, ptr %4, align 4, !dbg !35
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !36
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !36
  %11 = call %struct.Index @_Z7indicesjjj(i32 noundef %8, i32 noundef %9, i32 noundef %10) #3, !dbg !36
  %12 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0, !dbg !36
  %13 = extractvalue %struct.Index %11, 0, !dbg !36
  store i32 %13, ptr %12, align 4, !dbg !36
  %14 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 1, !dbg !36
  %15 = extractvalue %struct.Index %11, 1, !dbg !36
  store i32 %15, ptr %14, align 4, !dbg !36
  %16 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 2, !dbg !36
  %17 = extractvalue %struct.Index %11, 2, !dbg !36
  store i32 %17, ptr %16, align 4, !dbg !36
  %18 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0, !dbg !37
  %19 = load i32, ptr %18, align 4, !dbg !37
  %20 = add nsw i32 %7, %19, !dbg !38
  %21 = call noundef i32 @_Z9fibonaccii(i32 noundef %20) #3, !dbg !39
  %22 = load ptr, ptr %3, align 8, !dbg !40
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !41
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !41
  %26 = call %struct.Index @_Z7indicesjjj(i32 noundef %23, i32 noundef %24, i32 noundef %25) #3, !dbg !41
  %27 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !41
  %28 = extractvalue %struct.Index %26, 0, !dbg !41
  store i32 %28, ptr %27, align 4, !dbg !41
  %29 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1, !dbg !41
  %30 = extractvalue %struct.Index %26, 1, !dbg !41
  store i32 %30, ptr %29, align 4, !dbg !41
  %31 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2, !dbg !41
  %32 = extractvalue %struct.Index %26, 2, !dbg !41
  store i32 %32, ptr %31, align 4, !dbg !41
  %33 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0, !dbg !42
  %34 = load i32, ptr %33, align 4, !dbg !42
  %35 = zext i32 %34 to i64, !dbg !40
  %36 = getelementptr inbounds nuw i32, ptr %22, i64 %35, !dbg !40
  store i32 %21, ptr %36, align 4, !dbg !43
  ret void, !dbg !44
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 comdat !dbg !45 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !55, !DIExpression(), !56)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !57, !DIExpression(), !58)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !59, !DIExpression(), !60)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !61
  %9 = load i32, ptr %5, align 4, !dbg !62
  store i32 %9, ptr %8, align 4, !dbg !61
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !61
  %11 = load i32, ptr %6, align 4, !dbg !63
  store i32 %11, ptr %10, align 4, !dbg !61
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !61
  %13 = load i32, ptr %7, align 4, !dbg !64
  store i32 %13, ptr %12, align 4, !dbg !61
  %14 = load %struct.Index, ptr %4, align 4, !dbg !65
  ret %struct.Index %14, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion.cu", directory: "/tmp/kernels")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 2}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = distinct !DISubprogram(name: "fibonacci", linkageName: "_Z9fibonaccii", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!11 = !DISubroutineType(types: !12)
!12 = !{!3, !3}
!13 = !{}
!14 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !1, line: 3, type: !3)
!15 = !DILocation(line: 3, column: 43, scope: !10)
!16 = !DILocation(line: 4, column: 12, scope: !10)
!17 = !DILocation(line: 4, column: 14, scope: !10)
!18 = !DILocation(line: 4, column: 20, scope: !10)
!19 = !DILocation(line: 4, column: 34, scope: !10)
!20 = !DILocation(line: 4, column: 36, scope: !10)
!21 = !DILocation(line: 4, column: 24, scope: !10)
!22 = !DILocation(line: 4, column: 53, scope: !10)
!23 = !DILocation(line: 4, column: 55, scope: !10)
!24 = !DILocation(line: 4, column: 43, scope: !10)
!25 = !DILocation(line: 4, column: 41, scope: !10)
!26 = !DILocation(line: 4, column: 5, scope: !10)
!27 = distinct !DISubprogram(name: "run", linkageName: "_Z3runPii", scope: !1, file: !1, line: 6, type: !28, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !30, !3}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!31 = !DILocalVariable(name: "out", arg: 1, scope: !27, file: !1, line: 6, type: !30)
!32 = !DILocation(line: 6, column: 26, scope: !27)
!33 = !DILocalVariable(name: "n", arg: 2, scope: !27, file: !1, line: 6, type: !3)
!34 = !DILocation(line: 6, column: 35, scope: !27)
!35 = !DILocation(line: 6, column: 69, scope: !27)
!36 = !DILocation(line: 6, column: 78, scope: !27)
!37 = !DILocation(line: 6, column: 88, scope: !27)
!38 = !DILocation(line: 6, column: 71, scope: !27)
!39 = !DILocation(line: 6, column: 59, scope: !27)
!40 = !DILocation(line: 6, column: 40, scope: !27)
!41 = !DILocation(line: 6, column: 44, scope: !27)
!42 = !DILocation(line: 6, column: 54, scope: !27)
!43 = !DILocation(line: 6, column: 57, scope: !27)
!44 = !DILocation(line: 6, column: 92, scope: !27)
!45 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !46, file: !46, line: 14, type: !47, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!46 = !DIFile(filename: "./device.cuh", directory: "/tmp/kernels")
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !52, !52, !52}
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !46, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !50, identifier: "_ZTS5Index")
!50 = !{!51, !53, !54}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !49, file: !46, line: 13, baseType: !52, size: 32)
!52 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !49, file: !46, line: 13, baseType: !52, size: 32, offset: 32)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !49, file: !46, line: 13, baseType: !52, size: 32, offset: 64)
!55 = !DILocalVariable(name: "x", arg: 1, scope: !45, file: !46, line: 14, type: !52)
!56 = !DILocation(line: 14, column: 42, scope: !45)
!57 = !DILocalVariable(name: "y", arg: 2, scope: !45, file: !46, line: 14, type: !52)
!58 = !DILocation(line: 14, column: 54, scope: !45)
!59 = !DILocalVariable(name: "z", arg: 3, scope: !45, file: !46, line: 14, type: !52)
!60 = !DILocation(line: 14, column: 66, scope: !45)
!61 = !DILocation(line: 14, column: 78, scope: !45)
!62 = !DILocation(line: 14, column: 79, scope: !45)
!63 = !DILocation(line: 14, column: 82, scope: !45)
!64 = !DILocation(line: 14, column: 85, scope: !45)
!65 = !DILocation(line: 14, column: 71, scope: !45)
