; ModuleID = 'texture.cu'
source_filename = "texture.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6sampleyPf(i64 noundef %0, ptr noundef %1) #0 !dbg !7 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca float, align 4
  %12 = alloca %struct.Index, align 4
  %13 = alloca %struct.Index, align 4
  store i64 %0, ptr %3, align 8
    #dbg_declare(ptr %3, !14, !DIExpression(), !15)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !16, !DIExpression(), !17)
    #dbg_declare(ptr %5, !18, !DIExpression(), !19)
    #dbg_declare(ptr %6, !20, !DIExpression(), !21)
    #dbg_declare(ptr %7, !22, !DIExpression(), !23)
    #dbg_declare(ptr %8, !24, !DIExpression(), !25)
    #dbg_declare(ptr %9, !26, !DIExpression(), !27)
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !28
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !28
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #3, !dbg !28
  %18 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !28
  %19 = extractvalue %struct.Index %17, 0, !dbg !28
  store i32 %19, ptr %18, align 4, !dbg !28
  %20 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1, !dbg !28
  %21 = extractvalue %struct.Index %17, 1, !dbg !28
  store i32 %21, ptr %20, align 4, !dbg !28
  %22 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2, !dbg !28
  %23 = extractvalue %struct.Index %17, 2, !dbg !28
  store i32 %23, ptr %22, align 4, !dbg !28
  %24 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !29
  %25 = load i32, ptr %24, align 4, !dbg !29
  %26 = uitofp i32 %25 to float, !dbg !28
  %27 = fadd contract float %26, 5.000000e-01, !dbg !30
  store float %27, ptr %9, align 4, !dbg !27
    #dbg_declare(ptr %11, !31, !DIExpression(), !32)
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !33
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !33
  %31 = call %struct.Index @_Z7indicesjjj(i32 noundef %28, i32 noundef %29, i32 noundef %30) #3, !dbg !33
  %32 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !33
  %33 = extractvalue %struct.Index %31, 0, !dbg !33
  store i32 %33, ptr %32, align 4, !dbg !33
  %34 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1, !dbg !33
  %35 = extractvalue %struct.Index %31, 1, !dbg !33
  store i32 %35, ptr %34, align 4, !dbg !33
  %36 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2, !dbg !33
  %37 = extractvalue %struct.Index %31, 2, !dbg !33
  store i32 %37, ptr %36, align 4, !dbg !33
  %38 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1, !dbg !34
  %39 = load i32, ptr %38, align 4, !dbg !34
  %40 = uitofp i32 %39 to float, !dbg !33
  %41 = fadd contract float %40, 5.000000e-01, !dbg !35
  store float %41, ptr %11, align 4, !dbg !32
  %42 = load i64, ptr %3, align 8, !dbg !36
  %43 = load float, ptr %9, align 4, !dbg !37
  %44 = load float, ptr %11, align 4, !dbg !38
  %45 = call contract { float, float, float, float } asm sideeffect "tex.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %42, float %43, float %44) #3, !dbg !39, !srcloc !40
  %46 = extractvalue { float, float, float, float } %45, 0, !dbg !39
  %47 = extractvalue { float, float, float, float } %45, 1, !dbg !39
  %48 = extractvalue { float, float, float, float } %45, 2, !dbg !39
  %49 = extractvalue { float, float, float, float } %45, 3, !dbg !39
  store float %46, ptr %5, align 4, !dbg !39
  store float %47, ptr %6, align 4, !dbg !39
  store float %48, ptr %7, align 4, !dbg !39
  store float %49, ptr %8, align 4, !dbg !39
  %50 = load float, ptr %5, align 4, !dbg !41
  %51 = load float, ptr %6, align 4, !dbg !42
  %52 = fadd contract float %50, %51, !dbg !43
  %53 = load float, ptr %7, align 4, !dbg !44
  %54 = fadd contract float %52, %53, !dbg !45
  %55 = load float, ptr %8, align 4, !dbg !46
  %56 = fadd contract float %54, %55, !dbg !47
  %57 = load ptr, ptr %4, align 8, !dbg !48
  %58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !49
  %60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !49
  %61 = call %struct.Index @_Z7indicesjjj(i32 noundef %58, i32 noundef %59, i32 noundef %60) #3, !dbg !49
  %62 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0, !dbg !49
  %63 = extractvalue %struct.Index %61, 0, !dbg !49
  store i32 %63, ptr %62, align 4, !dbg !49
  %64 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1, !dbg !49
  %65 = extractvalue %struct.Index %61, 1, !dbg !49
  store i32 %65, ptr %64, align 4, !dbg !49
  %66 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2, !dbg !49
  %67 = extractvalue %struct.Index %61, 2, !dbg !49
  store i32 %67, ptr %66, align 4, !dbg !49
  %68 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0, !dbg !50
  %69 = load i32, ptr %68, align 4, !dbg !50
  %70 = zext i32 %69 to i64, !dbg !48
  %71 = getelementptr inbounds nuw float, ptr %57, i64 %70, !dbg !48
  store float %56, ptr %71, align 4, !dbg !51
  ret void, !dbg !52
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !53 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !63, !DIExpression(), !64)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !65, !DIExpression(), !66)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !67, !DIExpression(), !68)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !69
  %9 = load i32, ptr %5, align 4, !dbg !70
  store i32 %9, ptr %8, align 4, !dbg !69
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !69
  %11 = load i32, ptr %6, align 4, !dbg !71
  store i32 %11, ptr %10, align 4, !dbg !69
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !69
  %13 = load i32, ptr %7, align 4, !dbg !72
  store i32 %13, ptr %12, align 4, !dbg !69
  %14 = load %struct.Index, ptr %4, align 4, !dbg !73
  ret %struct.Index %14, !dbg !73
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
!1 = !DIFile(filename: "texture.cu", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = distinct !DISubprogram(name: "sample", linkageName: "_Z6sampleyPf", scope: !1, file: !1, line: 3, type: !8, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10, !11}
!10 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !{}
!14 = !DILocalVariable(name: "texture", arg: 1, scope: !7, file: !1, line: 3, type: !10)
!15 = !DILocation(line: 3, column: 43, scope: !7)
!16 = !DILocalVariable(name: "out", arg: 2, scope: !7, file: !1, line: 3, type: !11)
!17 = !DILocation(line: 3, column: 59, scope: !7)
!18 = !DILocalVariable(name: "r", scope: !7, file: !1, line: 4, type: !12)
!19 = !DILocation(line: 4, column: 11, scope: !7)
!20 = !DILocalVariable(name: "g", scope: !7, file: !1, line: 4, type: !12)
!21 = !DILocation(line: 4, column: 14, scope: !7)
!22 = !DILocalVariable(name: "b", scope: !7, file: !1, line: 4, type: !12)
!23 = !DILocation(line: 4, column: 17, scope: !7)
!24 = !DILocalVariable(name: "a", scope: !7, file: !1, line: 4, type: !12)
!25 = !DILocation(line: 4, column: 20, scope: !7)
!26 = !DILocalVariable(name: "x", scope: !7, file: !1, line: 4, type: !12)
!27 = !DILocation(line: 4, column: 23, scope: !7)
!28 = !DILocation(line: 4, column: 27, scope: !7)
!29 = !DILocation(line: 4, column: 37, scope: !7)
!30 = !DILocation(line: 4, column: 39, scope: !7)
!31 = !DILocalVariable(name: "y", scope: !7, file: !1, line: 4, type: !12)
!32 = !DILocation(line: 4, column: 47, scope: !7)
!33 = !DILocation(line: 4, column: 51, scope: !7)
!34 = !DILocation(line: 4, column: 61, scope: !7)
!35 = !DILocation(line: 4, column: 63, scope: !7)
!36 = !DILocation(line: 6, column: 61, scope: !7)
!37 = !DILocation(line: 6, column: 75, scope: !7)
!38 = !DILocation(line: 6, column: 83, scope: !7)
!39 = !DILocation(line: 5, column: 5, scope: !7)
!40 = !{i64 177}
!41 = !DILocation(line: 7, column: 24, scope: !7)
!42 = !DILocation(line: 7, column: 28, scope: !7)
!43 = !DILocation(line: 7, column: 26, scope: !7)
!44 = !DILocation(line: 7, column: 32, scope: !7)
!45 = !DILocation(line: 7, column: 30, scope: !7)
!46 = !DILocation(line: 7, column: 36, scope: !7)
!47 = !DILocation(line: 7, column: 34, scope: !7)
!48 = !DILocation(line: 7, column: 5, scope: !7)
!49 = !DILocation(line: 7, column: 9, scope: !7)
!50 = !DILocation(line: 7, column: 19, scope: !7)
!51 = !DILocation(line: 7, column: 22, scope: !7)
!52 = !DILocation(line: 8, column: 1, scope: !7)
!53 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !54, file: !54, line: 14, type: !55, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!54 = !DIFile(filename: "./device.cuh", directory: "/src")
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !60, !60, !60}
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !54, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !58, identifier: "_ZTS5Index")
!58 = !{!59, !61, !62}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !57, file: !54, line: 13, baseType: !60, size: 32)
!60 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !57, file: !54, line: 13, baseType: !60, size: 32, offset: 32)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !57, file: !54, line: 13, baseType: !60, size: 32, offset: 64)
!63 = !DILocalVariable(name: "x", arg: 1, scope: !53, file: !54, line: 14, type: !60)
!64 = !DILocation(line: 14, column: 42, scope: !53)
!65 = !DILocalVariable(name: "y", arg: 2, scope: !53, file: !54, line: 14, type: !60)
!66 = !DILocation(line: 14, column: 54, scope: !53)
!67 = !DILocalVariable(name: "z", arg: 3, scope: !53, file: !54, line: 14, type: !60)
!68 = !DILocation(line: 14, column: 66, scope: !53)
!69 = !DILocation(line: 14, column: 78, scope: !53)
!70 = !DILocation(line: 14, column: 79, scope: !53)
!71 = !DILocation(line: 14, column: 82, scope: !53)
!72 = !DILocation(line: 14, column: 85, scope: !53)
!73 = !DILocation(line: 14, column: 71, scope: !53)
