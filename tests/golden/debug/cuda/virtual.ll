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

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z7measurePK5Shape(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !65, !DIExpression(), !66)
  %3 = load ptr, ptr %2, align 8, !dbg !67
  %4 = load ptr, ptr %3, align 8, !dbg !68
  %5 = getelementptr inbounds ptr, ptr %4, i64 0, !dbg !68
  %6 = load ptr, ptr %5, align 8, !dbg !68
  %7 = call contract noundef float %6(ptr noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !68
  ret float %7, !dbg !69
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5areasPfi(ptr noundef %0, i32 noundef %1) #1 !dbg !70 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Square, align 8
  %6 = alloca %struct.Circle, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !74, !DIExpression(), !75)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !76, !DIExpression(), !77)
    #dbg_declare(ptr %5, !78, !DIExpression(), !79)
  call void @_ZN6SquareC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef 2.000000e+00) #3, !dbg !79
    #dbg_declare(ptr %6, !80, !DIExpression(), !81)
  call void @_ZN6CircleC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %6, float noundef 1.000000e+00) #3, !dbg !81
    #dbg_declare(ptr %7, !82, !DIExpression(), !83)
  %9 = load i32, ptr %4, align 4, !dbg !84
  %10 = icmp ne i32 %9, 0, !dbg !84
  br i1 %10, label %11, label %12, !dbg !84

11:                                               ; preds = %2
  br label %13, !dbg !84

12:                                               ; preds = %2
  br label %13, !dbg !84

13:                                               ; preds = %12, %11
  %14 = phi ptr [ %5, %11 ], [ %6, %12 ], !dbg !84
  store ptr %14, ptr %7, align 8, !dbg !83
  %15 = load ptr, ptr %7, align 8, !dbg !85
  %16 = call contract noundef float @_Z7measurePK5Shape(ptr noundef %15) #3, !dbg !86
  %17 = load ptr, ptr %3, align 8, !dbg !87
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !88
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !88
  %21 = call %struct.Index @_Z7indicesjjj(i32 noundef %18, i32 noundef %19, i32 noundef %20) #3, !dbg !88
  %22 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !88
  %23 = extractvalue %struct.Index %21, 0, !dbg !88
  store i32 %23, ptr %22, align 4, !dbg !88
  %24 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1, !dbg !88
  %25 = extractvalue %struct.Index %21, 1, !dbg !88
  store i32 %25, ptr %24, align 4, !dbg !88
  %26 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2, !dbg !88
  %27 = extractvalue %struct.Index %21, 2, !dbg !88
  store i32 %27, ptr %26, align 4, !dbg !88
  %28 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !89
  %29 = load i32, ptr %28, align 4, !dbg !89
  %30 = zext i32 %29 to i64, !dbg !87
  %31 = getelementptr inbounds nuw float, ptr %17, i64 %30, !dbg !87
  store float %16, ptr %31, align 4, !dbg !90
  ret void, !dbg !91
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6SquareC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !92 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !93, !DIExpression(), !95)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !96, !DIExpression(), !97)
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !dbg !98
  call void @_ZN6SquareC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #3, !dbg !98
  ret void, !dbg !99
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6CircleC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !100 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !101, !DIExpression(), !103)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !104, !DIExpression(), !105)
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !dbg !106
  call void @_ZN6CircleC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #3, !dbg !106
  ret void, !dbg !107
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 comdat !dbg !108 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !118, !DIExpression(), !119)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !120, !DIExpression(), !121)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !122, !DIExpression(), !123)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !124
  %9 = load i32, ptr %5, align 4, !dbg !125
  store i32 %9, ptr %8, align 4, !dbg !124
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !124
  %11 = load i32, ptr %6, align 4, !dbg !126
  store i32 %11, ptr %10, align 4, !dbg !124
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !124
  %13 = load i32, ptr %7, align 4, !dbg !127
  store i32 %13, ptr %12, align 4, !dbg !124
  %14 = load %struct.Index, ptr %4, align 4, !dbg !128
  ret %struct.Index %14, !dbg !128
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6SquareC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !129 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !130, !DIExpression(), !131)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !132, !DIExpression(), !133)
  %5 = load ptr, ptr %3, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !134
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV6Square, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !135
  %6 = getelementptr inbounds nuw %struct.Square, ptr %5, i32 0, i32 1, !dbg !136
  %7 = load float, ptr %4, align 4, !dbg !137
  store float %7, ptr %6, align 8, !dbg !136
  ret void, !dbg !138
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !139 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !144, !DIExpression(), !146)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !147
  ret void, !dbg !147
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef float @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !148 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !149, !DIExpression(), !151)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Square, ptr %3, i32 0, i32 1, !dbg !152
  %5 = load float, ptr %4, align 8, !dbg !152
  %6 = getelementptr inbounds nuw %struct.Square, ptr %3, i32 0, i32 1, !dbg !153
  %7 = load float, ptr %6, align 8, !dbg !153
  %8 = fmul contract float %5, %7, !dbg !154
  ret float %8, !dbg !155
}

declare dso_local void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6CircleC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !156 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !157, !DIExpression(), !158)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !159, !DIExpression(), !160)
  %5 = load ptr, ptr %3, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !161
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV6Circle, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !162
  %6 = getelementptr inbounds nuw %struct.Circle, ptr %5, i32 0, i32 1, !dbg !163
  %7 = load float, ptr %4, align 4, !dbg !164
  store float %7, ptr %6, align 8, !dbg !163
  ret void, !dbg !165
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef float @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !166 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !167, !DIExpression(), !169)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Circle, ptr %3, i32 0, i32 1, !dbg !170
  %5 = load float, ptr %4, align 8, !dbg !170
  %6 = fmul contract float 0x400921FB60000000, %5, !dbg !171
  %7 = getelementptr inbounds nuw %struct.Circle, ptr %3, i32 0, i32 1, !dbg !172
  %8 = load float, ptr %7, align 8, !dbg !172
  %9 = fmul contract float %6, %8, !dbg !173
  ret float %9, !dbg !174
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV6Square", scope: !2, file: !3, type: !23, isLocal: false, isDefinition: true, declaration: !41, align: 64)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "virtual.cu", directory: "/tmp/kernels")
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
!60 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!61 = distinct !DISubprogram(name: "measure", linkageName: "_Z7measurePK5Shape", scope: !3, file: !3, line: 16, type: !62, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!18, !5}
!64 = !{}
!65 = !DILocalVariable(name: "shape", arg: 1, scope: !61, file: !3, line: 16, type: !5)
!66 = !DILocation(line: 16, column: 52, scope: !61)
!67 = !DILocation(line: 16, column: 68, scope: !61)
!68 = !DILocation(line: 16, column: 75, scope: !61)
!69 = !DILocation(line: 16, column: 61, scope: !61)
!70 = distinct !DISubprogram(name: "areas", linkageName: "_Z5areasPfi", scope: !3, file: !3, line: 17, type: !71, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !73, !14}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!74 = !DILocalVariable(name: "out", arg: 1, scope: !70, file: !3, line: 17, type: !73)
!75 = !DILocation(line: 17, column: 30, scope: !70)
!76 = !DILocalVariable(name: "which", arg: 2, scope: !70, file: !3, line: 17, type: !14)
!77 = !DILocation(line: 17, column: 39, scope: !70)
!78 = !DILocalVariable(name: "square", scope: !70, file: !3, line: 18, type: !42)
!79 = !DILocation(line: 18, column: 12, scope: !70)
!80 = !DILocalVariable(name: "circle", scope: !70, file: !3, line: 19, type: !28)
!81 = !DILocation(line: 19, column: 12, scope: !70)
!82 = !DILocalVariable(name: "shape", scope: !70, file: !3, line: 20, type: !5)
!83 = !DILocation(line: 20, column: 18, scope: !70)
!84 = !DILocation(line: 20, column: 26, scope: !70)
!85 = !DILocation(line: 21, column: 32, scope: !70)
!86 = !DILocation(line: 21, column: 24, scope: !70)
!87 = !DILocation(line: 21, column: 5, scope: !70)
!88 = !DILocation(line: 21, column: 9, scope: !70)
!89 = !DILocation(line: 21, column: 19, scope: !70)
!90 = !DILocation(line: 21, column: 22, scope: !70)
!91 = !DILocation(line: 22, column: 1, scope: !70)
!92 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC1Ef", scope: !42, file: !3, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !46, retainedNodes: !64)
!93 = !DILocalVariable(name: "this", arg: 1, scope: !92, type: !94, flags: DIFlagArtificial | DIFlagObjectPointer)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!95 = !DILocation(line: 0, scope: !92)
!96 = !DILocalVariable(name: "a", arg: 2, scope: !92, file: !3, line: 8, type: !18)
!97 = !DILocation(line: 8, column: 29, scope: !92)
!98 = !DILocation(line: 8, column: 39, scope: !92)
!99 = !DILocation(line: 8, column: 40, scope: !92)
!100 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC1Ef", scope: !28, file: !3, line: 13, type: !33, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !32, retainedNodes: !64)
!101 = !DILocalVariable(name: "this", arg: 1, scope: !100, type: !102, flags: DIFlagArtificial | DIFlagObjectPointer)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!103 = !DILocation(line: 0, scope: !100)
!104 = !DILocalVariable(name: "r", arg: 2, scope: !100, file: !3, line: 13, type: !18)
!105 = !DILocation(line: 13, column: 29, scope: !100)
!106 = !DILocation(line: 13, column: 39, scope: !100)
!107 = !DILocation(line: 13, column: 40, scope: !100)
!108 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !109, file: !109, line: 14, type: !110, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!109 = !DIFile(filename: "./device.cuh", directory: "/tmp/kernels")
!110 = !DISubroutineType(types: !111)
!111 = !{!112, !115, !115, !115}
!112 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !109, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !113, identifier: "_ZTS5Index")
!113 = !{!114, !116, !117}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !112, file: !109, line: 13, baseType: !115, size: 32)
!115 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !112, file: !109, line: 13, baseType: !115, size: 32, offset: 32)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !112, file: !109, line: 13, baseType: !115, size: 32, offset: 64)
!118 = !DILocalVariable(name: "x", arg: 1, scope: !108, file: !109, line: 14, type: !115)
!119 = !DILocation(line: 14, column: 42, scope: !108)
!120 = !DILocalVariable(name: "y", arg: 2, scope: !108, file: !109, line: 14, type: !115)
!121 = !DILocation(line: 14, column: 54, scope: !108)
!122 = !DILocalVariable(name: "z", arg: 3, scope: !108, file: !109, line: 14, type: !115)
!123 = !DILocation(line: 14, column: 66, scope: !108)
!124 = !DILocation(line: 14, column: 78, scope: !108)
!125 = !DILocation(line: 14, column: 79, scope: !108)
!126 = !DILocation(line: 14, column: 82, scope: !108)
!127 = !DILocation(line: 14, column: 85, scope: !108)
!128 = !DILocation(line: 14, column: 71, scope: !108)
!129 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ef", scope: !42, file: !3, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !46, retainedNodes: !64)
!130 = !DILocalVariable(name: "this", arg: 1, scope: !129, type: !94, flags: DIFlagArtificial | DIFlagObjectPointer)
!131 = !DILocation(line: 0, scope: !129)
!132 = !DILocalVariable(name: "a", arg: 2, scope: !129, file: !3, line: 8, type: !18)
!133 = !DILocation(line: 8, column: 29, scope: !129)
!134 = !DILocation(line: 8, column: 16, scope: !129)
!135 = !DILocation(line: 8, column: 39, scope: !129)
!136 = !DILocation(line: 8, column: 34, scope: !129)
!137 = !DILocation(line: 8, column: 36, scope: !129)
!138 = !DILocation(line: 8, column: 40, scope: !129)
!139 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !7, file: !3, line: 3, type: !140, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !143, retainedNodes: !64)
!140 = !DISubroutineType(types: !141)
!141 = !{null, !142}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!143 = !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC4Ev", scope: !7, type: !140, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!144 = !DILocalVariable(name: "this", arg: 1, scope: !139, type: !145, flags: DIFlagArtificial | DIFlagObjectPointer)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!146 = !DILocation(line: 0, scope: !139)
!147 = !DILocation(line: 3, column: 8, scope: !139)
!148 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !42, file: !3, line: 9, type: !51, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !50, retainedNodes: !64)
!149 = !DILocalVariable(name: "this", arg: 1, scope: !148, type: !150, flags: DIFlagArtificial | DIFlagObjectPointer)
!150 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!151 = !DILocation(line: 0, scope: !148)
!152 = !DILocation(line: 9, column: 53, scope: !148)
!153 = !DILocation(line: 9, column: 57, scope: !148)
!154 = !DILocation(line: 9, column: 55, scope: !148)
!155 = !DILocation(line: 9, column: 46, scope: !148)
!156 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC2Ef", scope: !28, file: !3, line: 13, type: !33, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !32, retainedNodes: !64)
!157 = !DILocalVariable(name: "this", arg: 1, scope: !156, type: !102, flags: DIFlagArtificial | DIFlagObjectPointer)
!158 = !DILocation(line: 0, scope: !156)
!159 = !DILocalVariable(name: "r", arg: 2, scope: !156, file: !3, line: 13, type: !18)
!160 = !DILocation(line: 13, column: 29, scope: !156)
!161 = !DILocation(line: 13, column: 16, scope: !156)
!162 = !DILocation(line: 13, column: 39, scope: !156)
!163 = !DILocation(line: 13, column: 34, scope: !156)
!164 = !DILocation(line: 13, column: 36, scope: !156)
!165 = !DILocation(line: 13, column: 40, scope: !156)
!166 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Circle4areaEv", scope: !28, file: !3, line: 14, type: !37, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !36, retainedNodes: !64)
!167 = !DILocalVariable(name: "this", arg: 1, scope: !166, type: !168, flags: DIFlagArtificial | DIFlagObjectPointer)
!168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!169 = !DILocation(line: 0, scope: !166)
!170 = !DILocation(line: 14, column: 66, scope: !166)
!171 = !DILocation(line: 14, column: 64, scope: !166)
!172 = !DILocation(line: 14, column: 70, scope: !166)
!173 = !DILocation(line: 14, column: 68, scope: !166)
!174 = !DILocation(line: 14, column: 46, scope: !166)
