; ModuleID = 'virtual.cu'
source_filename = "virtual.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Square = type <{ %struct.Shape, float, [4 x i8] }>
%struct.Shape = type { ptr }
%struct.Circle = type <{ %struct.Shape, float, [4 x i8] }>
%struct.Index = type { i32, i32, i32 }

$_ZN6SquareC1Ef = comdat any

$_ZN6CircleC1Ef = comdat any

$_Z7indicesjjj = comdat any

$_ZN6SquareC2Ef = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZN6CircleC2Ef = comdat any

$_ZNK6Circle4areaEv = comdat any

$_ZTV6Square = comdat any

$_ZTV5Shape = comdat any

$_ZTV6Circle = comdat any

@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK6Square4areaEv] }, comdat, align 8, !dbg !0
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @__cxa_pure_virtual] }, comdat, align 8, !dbg !21
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK6Circle4areaEv] }, comdat, align 8, !dbg !25

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7measurePK5Shape(ptr noundef %0) #0 !dbg !60 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !64, !DIExpression(), !65)
  %3 = load ptr, ptr %2, align 8, !dbg !66
  %4 = load ptr, ptr %3, align 8, !dbg !67
  %5 = getelementptr inbounds ptr, ptr %4, i64 0, !dbg !67
  %6 = load ptr, ptr %5, align 8, !dbg !67
  %7 = call contract noundef float %6(ptr noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !67
  ret float %7, !dbg !68
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5areasPfi(ptr noundef %0, i32 noundef %1) #1 !dbg !69 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Square, align 8
  %6 = alloca %struct.Circle, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !73, !DIExpression(), !74)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !75, !DIExpression(), !76)
    #dbg_declare(ptr %5, !77, !DIExpression(), !78)
  call void @_ZN6SquareC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef 2.000000e+00) #3, !dbg !78
    #dbg_declare(ptr %6, !79, !DIExpression(), !80)
  call void @_ZN6CircleC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %6, float noundef 1.000000e+00) #3, !dbg !80
    #dbg_declare(ptr %7, !81, !DIExpression(), !82)
  %9 = load i32, ptr %4, align 4, !dbg !83
  %10 = icmp ne i32 %9, 0, !dbg !83
  br i1 %10, label %11, label %12, !dbg !83

11:                                               ; preds = %2
  br label %13, !dbg !83

12:                                               ; preds = %2
  br label %13, !dbg !83

13:                                               ; preds = %12, %11
  %14 = phi ptr [ %5, %11 ], [ %6, %12 ], !dbg !83
  store ptr %14, ptr %7, align 8, !dbg !82
  %15 = load ptr, ptr %7, align 8, !dbg !84
  %16 = call contract noundef float @_Z7measurePK5Shape(ptr noundef %15) #3, !dbg !85
  %17 = load ptr, ptr %3, align 8, !dbg !86
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !87
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !87
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !87
  %21 = call %struct.Index @_Z7indicesjjj(i32 noundef %18, i32 noundef %19, i32 noundef %20) #3, !dbg !87
  %22 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !87
  %23 = extractvalue %struct.Index %21, 0, !dbg !87
  store i32 %23, ptr %22, align 4, !dbg !87
  %24 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1, !dbg !87
  %25 = extractvalue %struct.Index %21, 1, !dbg !87
  store i32 %25, ptr %24, align 4, !dbg !87
  %26 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2, !dbg !87
  %27 = extractvalue %struct.Index %21, 2, !dbg !87
  store i32 %27, ptr %26, align 4, !dbg !87
  %28 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !88
  %29 = load i32, ptr %28, align 4, !dbg !88
  %30 = zext i32 %29 to i64, !dbg !86
  %31 = getelementptr inbounds nuw float, ptr %17, i64 %30, !dbg !86
  store float %16, ptr %31, align 4, !dbg !89
  ret void, !dbg !90
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6SquareC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !91 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !92, !DIExpression(), !94)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !95, !DIExpression(), !96)
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !dbg !97
  call void @_ZN6SquareC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #3, !dbg !97
  ret void, !dbg !98
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6CircleC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !99 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !100, !DIExpression(), !102)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !103, !DIExpression(), !104)
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !dbg !105
  call void @_ZN6CircleC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #3, !dbg !105
  ret void, !dbg !106
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 comdat !dbg !107 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !117, !DIExpression(), !118)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !119, !DIExpression(), !120)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !121, !DIExpression(), !122)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !123
  %9 = load i32, ptr %5, align 4, !dbg !124
  store i32 %9, ptr %8, align 4, !dbg !123
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !123
  %11 = load i32, ptr %6, align 4, !dbg !125
  store i32 %11, ptr %10, align 4, !dbg !123
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !123
  %13 = load i32, ptr %7, align 4, !dbg !126
  store i32 %13, ptr %12, align 4, !dbg !123
  %14 = load %struct.Index, ptr %4, align 4, !dbg !127
  ret %struct.Index %14, !dbg !127
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6SquareC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !128 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !129, !DIExpression(), !130)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !131, !DIExpression(), !132)
  %5 = load ptr, ptr %3, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !133
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV6Square, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !134
  %6 = getelementptr inbounds nuw %struct.Square, ptr %5, i32 0, i32 1, !dbg !135
  %7 = load float, ptr %4, align 4, !dbg !136
  store float %7, ptr %6, align 8, !dbg !135
  ret void, !dbg !137
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !138 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !143, !DIExpression(), !145)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !146
  ret void, !dbg !146
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !147 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !148, !DIExpression(), !150)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Square, ptr %3, i32 0, i32 1, !dbg !151
  %5 = load float, ptr %4, align 8, !dbg !151
  %6 = getelementptr inbounds nuw %struct.Square, ptr %3, i32 0, i32 1, !dbg !152
  %7 = load float, ptr %6, align 8, !dbg !152
  %8 = fmul contract float %5, %7, !dbg !153
  ret float %8, !dbg !154
}

declare dso_local void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6CircleC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !155 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !156, !DIExpression(), !157)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !158, !DIExpression(), !159)
  %5 = load ptr, ptr %3, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !160
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV6Circle, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !161
  %6 = getelementptr inbounds nuw %struct.Circle, ptr %5, i32 0, i32 1, !dbg !162
  %7 = load float, ptr %4, align 4, !dbg !163
  store float %7, ptr %6, align 8, !dbg !162
  ret void, !dbg !164
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !165 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !166, !DIExpression(), !168)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Circle, ptr %3, i32 0, i32 1, !dbg !169
  %5 = load float, ptr %4, align 8, !dbg !169
  %6 = fmul contract float 0x400921FB60000000, %5, !dbg !170
  %7 = getelementptr inbounds nuw %struct.Circle, ptr %3, i32 0, i32 1, !dbg !171
  %8 = load float, ptr %7, align 8, !dbg !171
  %9 = fmul contract float %6, %8, !dbg !172
  ret float %9, !dbg !173
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV6Square", scope: !2, file: !3, type: !23, isLocal: false, isDefinition: true, declaration: !41, align: 64)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "virtual.cu", directory: "/src")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !3, line: 3, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !8, vtableHolder: !7, identifier: "_ZTS5Shape")
!8 = !{!9, !15}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !3, file: !3, baseType: !10, size: 64, flags: DIFlagArtificial)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !12, size: 64)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !7, file: !3, line: 4, type: !16, scopeLine: 4, containingType: !7, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !19}
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!20 = !{!0, !21, !25}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV5Shape", scope: !2, file: !3, type: !23, isLocal: false, isDefinition: true, declaration: !24, align: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable$", scope: !7, file: !3, baseType: !23, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV6Circle", scope: !2, file: !3, type: !23, isLocal: false, isDefinition: true, declaration: !27, align: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable$", scope: !28, file: !3, baseType: !23, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", file: !3, line: 11, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !29, vtableHolder: !7, identifier: "_ZTS6Circle")
!29 = !{!30, !31, !32, !36}
!30 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !28, baseType: !7, extraData: i32 0)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !28, file: !3, line: 12, baseType: !18, size: 32, offset: 64)
!32 = !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC4Ef", scope: !28, file: !3, line: 13, type: !33, scopeLine: 13, flags: DIFlagPrototyped, spFlags: 0)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !35, !18}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!36 = !DISubprogram(name: "area", linkageName: "_ZNK6Circle4areaEv", scope: !28, file: !3, line: 14, type: !37, scopeLine: 14, containingType: !28, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!37 = !DISubroutineType(types: !38)
!38 = !{!18, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable$", scope: !42, file: !3, baseType: !23, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !3, line: 6, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !43, vtableHolder: !7, identifier: "_ZTS6Square")
!43 = !{!44, !45, !46, !50}
!44 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !42, baseType: !7, extraData: i32 0)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !42, file: !3, line: 7, baseType: !18, size: 32, offset: 64)
!46 = !DISubprogram(name: "Square", linkageName: "_ZN6SquareC4Ef", scope: !42, file: !3, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: 0)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !18}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!50 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !42, file: !3, line: 9, type: !51, scopeLine: 9, containingType: !42, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!51 = !DISubroutineType(types: !52)
!52 = !{!18, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !42)
!55 = !{i32 7, !"Dwarf Version", i32 2}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!59 = !{i32 7, !"frame-pointer", i32 2}
!60 = distinct !DISubprogram(name: "measure", linkageName: "_Z7measurePK5Shape", scope: !3, file: !3, line: 16, type: !61, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!61 = !DISubroutineType(types: !62)
!62 = !{!18, !5}
!63 = !{}
!64 = !DILocalVariable(name: "shape", arg: 1, scope: !60, file: !3, line: 16, type: !5)
!65 = !DILocation(line: 16, column: 52, scope: !60)
!66 = !DILocation(line: 16, column: 68, scope: !60)
!67 = !DILocation(line: 16, column: 75, scope: !60)
!68 = !DILocation(line: 16, column: 61, scope: !60)
!69 = distinct !DISubprogram(name: "areas", linkageName: "_Z5areasPfi", scope: !3, file: !3, line: 17, type: !70, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !72, !14}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!73 = !DILocalVariable(name: "out", arg: 1, scope: !69, file: !3, line: 17, type: !72)
!74 = !DILocation(line: 17, column: 30, scope: !69)
!75 = !DILocalVariable(name: "which", arg: 2, scope: !69, file: !3, line: 17, type: !14)
!76 = !DILocation(line: 17, column: 39, scope: !69)
!77 = !DILocalVariable(name: "square", scope: !69, file: !3, line: 18, type: !42)
!78 = !DILocation(line: 18, column: 12, scope: !69)
!79 = !DILocalVariable(name: "circle", scope: !69, file: !3, line: 19, type: !28)
!80 = !DILocation(line: 19, column: 12, scope: !69)
!81 = !DILocalVariable(name: "shape", scope: !69, file: !3, line: 20, type: !5)
!82 = !DILocation(line: 20, column: 18, scope: !69)
!83 = !DILocation(line: 20, column: 26, scope: !69)
!84 = !DILocation(line: 21, column: 32, scope: !69)
!85 = !DILocation(line: 21, column: 24, scope: !69)
!86 = !DILocation(line: 21, column: 5, scope: !69)
!87 = !DILocation(line: 21, column: 9, scope: !69)
!88 = !DILocation(line: 21, column: 19, scope: !69)
!89 = !DILocation(line: 21, column: 22, scope: !69)
!90 = !DILocation(line: 22, column: 1, scope: !69)
!91 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC1Ef", scope: !42, file: !3, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !46, retainedNodes: !63)
!92 = !DILocalVariable(name: "this", arg: 1, scope: !91, type: !93, flags: DIFlagArtificial | DIFlagObjectPointer)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!94 = !DILocation(line: 0, scope: !91)
!95 = !DILocalVariable(name: "a", arg: 2, scope: !91, file: !3, line: 8, type: !18)
!96 = !DILocation(line: 8, column: 29, scope: !91)
!97 = !DILocation(line: 8, column: 39, scope: !91)
!98 = !DILocation(line: 8, column: 40, scope: !91)
!99 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC1Ef", scope: !28, file: !3, line: 13, type: !33, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !32, retainedNodes: !63)
!100 = !DILocalVariable(name: "this", arg: 1, scope: !99, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!102 = !DILocation(line: 0, scope: !99)
!103 = !DILocalVariable(name: "r", arg: 2, scope: !99, file: !3, line: 13, type: !18)
!104 = !DILocation(line: 13, column: 29, scope: !99)
!105 = !DILocation(line: 13, column: 39, scope: !99)
!106 = !DILocation(line: 13, column: 40, scope: !99)
!107 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !108, file: !108, line: 14, type: !109, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!108 = !DIFile(filename: "./device.cuh", directory: "/src")
!109 = !DISubroutineType(types: !110)
!110 = !{!111, !114, !114, !114}
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !108, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !112, identifier: "_ZTS5Index")
!112 = !{!113, !115, !116}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !111, file: !108, line: 13, baseType: !114, size: 32)
!114 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !111, file: !108, line: 13, baseType: !114, size: 32, offset: 32)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !111, file: !108, line: 13, baseType: !114, size: 32, offset: 64)
!117 = !DILocalVariable(name: "x", arg: 1, scope: !107, file: !108, line: 14, type: !114)
!118 = !DILocation(line: 14, column: 42, scope: !107)
!119 = !DILocalVariable(name: "y", arg: 2, scope: !107, file: !108, line: 14, type: !114)
!120 = !DILocation(line: 14, column: 54, scope: !107)
!121 = !DILocalVariable(name: "z", arg: 3, scope: !107, file: !108, line: 14, type: !114)
!122 = !DILocation(line: 14, column: 66, scope: !107)
!123 = !DILocation(line: 14, column: 78, scope: !107)
!124 = !DILocation(line: 14, column: 79, scope: !107)
!125 = !DILocation(line: 14, column: 82, scope: !107)
!126 = !DILocation(line: 14, column: 85, scope: !107)
!127 = !DILocation(line: 14, column: 71, scope: !107)
!128 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ef", scope: !42, file: !3, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !46, retainedNodes: !63)
!129 = !DILocalVariable(name: "this", arg: 1, scope: !128, type: !93, flags: DIFlagArtificial | DIFlagObjectPointer)
!130 = !DILocation(line: 0, scope: !128)
!131 = !DILocalVariable(name: "a", arg: 2, scope: !128, file: !3, line: 8, type: !18)
!132 = !DILocation(line: 8, column: 29, scope: !128)
!133 = !DILocation(line: 8, column: 16, scope: !128)
!134 = !DILocation(line: 8, column: 39, scope: !128)
!135 = !DILocation(line: 8, column: 34, scope: !128)
!136 = !DILocation(line: 8, column: 36, scope: !128)
!137 = !DILocation(line: 8, column: 40, scope: !128)
!138 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !7, file: !3, line: 3, type: !139, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !142, retainedNodes: !63)
!139 = !DISubroutineType(types: !140)
!140 = !{null, !141}
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!142 = !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC4Ev", scope: !7, type: !139, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!143 = !DILocalVariable(name: "this", arg: 1, scope: !138, type: !144, flags: DIFlagArtificial | DIFlagObjectPointer)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!145 = !DILocation(line: 0, scope: !138)
!146 = !DILocation(line: 3, column: 8, scope: !138)
!147 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !42, file: !3, line: 9, type: !51, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !50, retainedNodes: !63)
!148 = !DILocalVariable(name: "this", arg: 1, scope: !147, type: !149, flags: DIFlagArtificial | DIFlagObjectPointer)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!150 = !DILocation(line: 0, scope: !147)
!151 = !DILocation(line: 9, column: 53, scope: !147)
!152 = !DILocation(line: 9, column: 57, scope: !147)
!153 = !DILocation(line: 9, column: 55, scope: !147)
!154 = !DILocation(line: 9, column: 46, scope: !147)
!155 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC2Ef", scope: !28, file: !3, line: 13, type: !33, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !32, retainedNodes: !63)
!156 = !DILocalVariable(name: "this", arg: 1, scope: !155, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!157 = !DILocation(line: 0, scope: !155)
!158 = !DILocalVariable(name: "r", arg: 2, scope: !155, file: !3, line: 13, type: !18)
!159 = !DILocation(line: 13, column: 29, scope: !155)
!160 = !DILocation(line: 13, column: 16, scope: !155)
!161 = !DILocation(line: 13, column: 39, scope: !155)
!162 = !DILocation(line: 13, column: 34, scope: !155)
!163 = !DILocation(line: 13, column: 36, scope: !155)
!164 = !DILocation(line: 13, column: 40, scope: !155)
!165 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Circle4areaEv", scope: !28, file: !3, line: 14, type: !37, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !36, retainedNodes: !63)
!166 = !DILocalVariable(name: "this", arg: 1, scope: !165, type: !167, flags: DIFlagArtificial | DIFlagObjectPointer)
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!168 = !DILocation(line: 0, scope: !165)
!169 = !DILocation(line: 14, column: 66, scope: !165)
!170 = !DILocation(line: 14, column: 64, scope: !165)
!171 = !DILocation(line: 14, column: 70, scope: !165)
!172 = !DILocation(line: 14, column: 68, scope: !165)
!173 = !DILocation(line: 14, column: 46, scope: !165)
