; ModuleID = 'texture.cu'
source_filename = "texture.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6sampleyPf(i64 noundef %0, ptr noundef %1) #0 !dbg !8 {
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
    #dbg_declare(ptr %3, !15, !DIExpression(), !16)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !17, !DIExpression(), !18)
    #dbg_declare(ptr %5, !19, !DIExpression(), !20)
    #dbg_declare(ptr %6, !21, !DIExpression(), !22)
    #dbg_declare(ptr %7, !23, !DIExpression(), !24)
    #dbg_declare(ptr %8, !25, !DIExpression(), !26)
    #dbg_declare(ptr %9, !27, !DIExpression(), !28)
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !29
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !29
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #3, !dbg !29
  %18 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !29
  %19 = extractvalue %struct.Index %17, 0, !dbg !29
  store i32 %19, ptr %18, align 4, !dbg !29
  %20 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1, !dbg !29
  %21 = extractvalue %struct.Index %17, 1, !dbg !29
  store i32 %21, ptr %20, align 4, !dbg !29
  %22 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2, !dbg !29
  %23 = extractvalue %struct.Index %17, 2, !dbg !29
  store i32 %23, ptr %22, align 4, !dbg !29
  %24 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0, !dbg !30
  %25 = load i32, ptr %24, align 4, !dbg !30
  %26 = uitofp i32 %25 to float, !dbg !29
  %27 = fadd contract float %26, 5.000000e-01, !dbg !31
  store float %27, ptr %9, align 4, !dbg !28
    #dbg_declare(ptr %11, !32, !DIExpression(), !33)
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !34
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !34
  %31 = call %struct.Index @_Z7indicesjjj(i32 noundef %28, i32 noundef %29, i32 noundef %30) #3, !dbg !34
  %32 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !34
  %33 = extractvalue %struct.Index %31, 0, !dbg !34
  store i32 %33, ptr %32, align 4, !dbg !34
  %34 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1, !dbg !34
  %35 = extractvalue %struct.Index %31, 1, !dbg !34
  store i32 %35, ptr %34, align 4, !dbg !34
  %36 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2, !dbg !34
  %37 = extractvalue %struct.Index %31, 2, !dbg !34
  store i32 %37, ptr %36, align 4, !dbg !34
  %38 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1, !dbg !35
  %39 = load i32, ptr %38, align 4, !dbg !35
  %40 = uitofp i32 %39 to float, !dbg !34
  %41 = fadd contract float %40, 5.000000e-01, !dbg !36
  store float %41, ptr %11, align 4, !dbg !33
  %42 = load i64, ptr %3, align 8, !dbg !37
  %43 = load float, ptr %9, align 4, !dbg !38
  %44 = load float, ptr %11, align 4, !dbg !39
  %45 = call contract { float, float, float, float } asm sideeffect "tex.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %42, float %43, float %44) #3, !dbg !40, !srcloc !41
  %46 = extractvalue { float, float, float, float } %45, 0, !dbg !40
  %47 = extractvalue { float, float, float, float } %45, 1, !dbg !40
  %48 = extractvalue { float, float, float, float } %45, 2, !dbg !40
  %49 = extractvalue { float, float, float, float } %45, 3, !dbg !40
  store float %46, ptr %5, align 4, !dbg !40
  store float %47, ptr %6, align 4, !dbg !40
  store float %48, ptr %7, align 4, !dbg !40
  store float %49, ptr %8, align 4, !dbg !40
  %50 = load float, ptr %5, align 4, !dbg !42
  %51 = load float, ptr %6, align 4, !dbg !43
  %52 = fadd contract float %50, %51, !dbg !44
  %53 = load float, ptr %7, align 4, !dbg !45
  %54 = fadd contract float %52, %53, !dbg !46
  %55 = load float, ptr %8, align 4, !dbg !47
  %56 = fadd contract float %54, %55, !dbg !48
  %57 = load ptr, ptr %4, align 8, !dbg !49
  %58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  %59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !50
  %60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !50
  %61 = call %struct.Index @_Z7indicesjjj(i32 noundef %58, i32 noundef %59, i32 noundef %60) #3, !dbg !50
  %62 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0, !dbg !50
  %63 = extractvalue %struct.Index %61, 0, !dbg !50
  store i32 %63, ptr %62, align 4, !dbg !50
  %64 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1, !dbg !50
  %65 = extractvalue %struct.Index %61, 1, !dbg !50
  store i32 %65, ptr %64, align 4, !dbg !50
  %66 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2, !dbg !50
  %67 = extractvalue %struct.Index %61, 2, !dbg !50
  store i32 %67, ptr %66, align 4, !dbg !50
  %68 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0, !dbg !51
  %69 = load i32, ptr %68, align 4, !dbg !51
  %70 = zext i32 %69 to i64, !dbg !49
  %71 = getelementptr inbounds nuw float, ptr %57, i64 %70, !dbg !49
  store float %56, ptr %71, align 4, !dbg !52
  ret void, !dbg !53
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !54 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !64, !DIExpression(), !65)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !66, !DIExpression(), !67)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !68, !DIExpression(), !69)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !70
  %9 = load i32, ptr %5, align 4, !dbg !71
  store i32 %9, ptr %8, align 4, !dbg !70
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !70
  %11 = load i32, ptr %6, align 4, !dbg !72
  store i32 %11, ptr %10, align 4, !dbg !70
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !70
  %13 = load i32, ptr %7, align 4, !dbg !73
  store i32 %13, ptr %12, align 4, !dbg !70
  %14 = load %struct.Index, ptr %4, align 4, !dbg !74
  ret %struct.Index %14, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "texture.cu", directory: "/tmp/kernels")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "sample", linkageName: "_Z6sampleyPf", scope: !1, file: !1, line: 3, type: !9, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11, !12}
!11 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!14 = !{}
!15 = !DILocalVariable(name: "texture", arg: 1, scope: !8, file: !1, line: 3, type: !11)
!16 = !DILocation(line: 3, column: 43, scope: !8)
!17 = !DILocalVariable(name: "out", arg: 2, scope: !8, file: !1, line: 3, type: !12)
!18 = !DILocation(line: 3, column: 59, scope: !8)
!19 = !DILocalVariable(name: "r", scope: !8, file: !1, line: 4, type: !13)
!20 = !DILocation(line: 4, column: 11, scope: !8)
!21 = !DILocalVariable(name: "g", scope: !8, file: !1, line: 4, type: !13)
!22 = !DILocation(line: 4, column: 14, scope: !8)
!23 = !DILocalVariable(name: "b", scope: !8, file: !1, line: 4, type: !13)
!24 = !DILocation(line: 4, column: 17, scope: !8)
!25 = !DILocalVariable(name: "a", scope: !8, file: !1, line: 4, type: !13)
!26 = !DILocation(line: 4, column: 20, scope: !8)
!27 = !DILocalVariable(name: "x", scope: !8, file: !1, line: 4, type: !13)
!28 = !DILocation(line: 4, column: 23, scope: !8)
!29 = !DILocation(line: 4, column: 27, scope: !8)
!30 = !DILocation(line: 4, column: 37, scope: !8)
!31 = !DILocation(line: 4, column: 39, scope: !8)
!32 = !DILocalVariable(name: "y", scope: !8, file: !1, line: 4, type: !13)
!33 = !DILocation(line: 4, column: 47, scope: !8)
!34 = !DILocation(line: 4, column: 51, scope: !8)
!35 = !DILocation(line: 4, column: 61, scope: !8)
!36 = !DILocation(line: 4, column: 63, scope: !8)
!37 = !DILocation(line: 6, column: 61, scope: !8)
!38 = !DILocation(line: 6, column: 75, scope: !8)
!39 = !DILocation(line: 6, column: 83, scope: !8)
!40 = !DILocation(line: 5, column: 5, scope: !8)
!41 = !{i64 177}
!42 = !DILocation(line: 7, column: 24, scope: !8)
!43 = !DILocation(line: 7, column: 28, scope: !8)
!44 = !DILocation(line: 7, column: 26, scope: !8)
!45 = !DILocation(line: 7, column: 32, scope: !8)
!46 = !DILocation(line: 7, column: 30, scope: !8)
!47 = !DILocation(line: 7, column: 36, scope: !8)
!48 = !DILocation(line: 7, column: 34, scope: !8)
!49 = !DILocation(line: 7, column: 5, scope: !8)
!50 = !DILocation(line: 7, column: 9, scope: !8)
!51 = !DILocation(line: 7, column: 19, scope: !8)
!52 = !DILocation(line: 7, column: 22, scope: !8)
!53 = !DILocation(line: 8, column: 1, scope: !8)
!54 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !55, file: !55, line: 14, type: !56, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!55 = !DIFile(filename: "./device.cuh", directory: "/tmp/kernels")
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !61, !61, !61}
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !55, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !59, identifier: "_ZTS5Index")
!59 = !{!60, !62, !63}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !58, file: !55, line: 13, baseType: !61, size: 32)
!61 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !58, file: !55, line: 13, baseType: !61, size: 32, offset: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !58, file: !55, line: 13, baseType: !61, size: 32, offset: 64)
!64 = !DILocalVariable(name: "x", arg: 1, scope: !54, file: !55, line: 14, type: !61)
!65 = !DILocation(line: 14, column: 42, scope: !54)
!66 = !DILocalVariable(name: "y", arg: 2, scope: !54, file: !55, line: 14, type: !61)
!67 = !DILocation(line: 14, column: 54, scope: !54)
!68 = !DILocalVariable(name: "z", arg: 3, scope: !54, file: !55, line: 14, type: !61)
!69 = !DILocation(line: 14, column: 66, scope: !54)
!70 = !DILocation(line: 14, column: 78, scope: !54)
!71 = !DILocation(line: 14, column: 79, scope: !54)
!72 = !DILocation(line: 14, column: 82, scope: !54)
!73 = !DILocation(line: 14, column: 85, scope: !54)
!74 = !DILocation(line: 14, column: 71, scope: !54)
