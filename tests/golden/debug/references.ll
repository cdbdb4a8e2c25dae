; ModuleID = 'references.cu'
source_filename = "references.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Base = type { i32 }
%struct.Derived = type { %struct.Base, i8, %union.anon, [2 x %"struct.Derived::Inner"] }
%union.anon = type { i32 }
%"struct.Derived::Inner" = type { [3 x [2 x i16]] }
%struct.Row = type { [5 x float] }

$_ZN3RowIfLi5EE2atEi = comdat any

$_Z3addIdET_S0_PS0_ = comdat any

$_Z3addIiET_S0_PS0_ = comdat any

@grid = dso_local addrspace(1) externally_initialized global [3 x [4 x [2 x i32]]] zeroinitializer, align 4, !dbg !0
@_ZZ10referencesE4tile = internal addrspace(3) global [8 x [9 x float]] undef, align 4, !dbg !9
@__const.references.local = private unnamed_addr constant [2 x [4 x i32]] [[4 x i32] [i32 1, i32 2, i32 3, i32 4], [4 x i32] [i32 5, i32 6, i32 7, i32 8]], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @grid to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5referRiRK7DerivedOS0_RA4_iPS4_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(36) %1, ptr noundef nonnull align 4 dereferenceable(36) %2, ptr noundef nonnull align 4 dereferenceable(16) %3, ptr noundef %4) #0 !dbg !67 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
    #dbg_declare(ptr %6, !78, !DIExpression(), !79)
  store ptr %1, ptr %7, align 8
    #dbg_declare(ptr %7, !80, !DIExpression(), !81)
  store ptr %2, ptr %8, align 8
    #dbg_declare(ptr %8, !82, !DIExpression(), !83)
  store ptr %3, ptr %9, align 8
    #dbg_declare(ptr %9, !84, !DIExpression(), !85)
  store ptr %4, ptr %10, align 8
    #dbg_declare(ptr %10, !86, !DIExpression(), !87)
    #dbg_declare(ptr %11, !88, !DIExpression(), !89)
  %12 = load ptr, ptr %6, align 8, !dbg !90, !nonnull !54, !align !91
  %13 = load i32, ptr %12, align 4, !dbg !90
  %14 = load ptr, ptr %7, align 8, !dbg !92, !nonnull !54, !align !91
  %15 = getelementptr inbounds nuw %struct.Base, ptr %14, i32 0, i32 0, !dbg !93
  %16 = load i32, ptr %15, align 4, !dbg !93
  %17 = add nsw i32 %13, %16, !dbg !94
  %18 = load ptr, ptr %8, align 8, !dbg !95, !nonnull !54, !align !91
  %19 = getelementptr inbounds nuw %struct.Derived, ptr %18, i32 0, i32 3, !dbg !96
  %20 = getelementptr inbounds [2 x %"struct.Derived::Inner"], ptr %19, i64 0, i64 1, !dbg !95
  %21 = getelementptr inbounds nuw %"struct.Derived::Inner", ptr %20, i32 0, i32 0, !dbg !97
  %22 = getelementptr inbounds [3 x [2 x i16]], ptr %21, i64 0, i64 2, !dbg !95
  %23 = getelementptr inbounds [2 x i16], ptr %22, i64 0, i64 1, !dbg !95
  %24 = load i16, ptr %23, align 2, !dbg !95
  %25 = sext i16 %24 to i32, !dbg !95
  %26 = add nsw i32 %17, %25, !dbg !98
  %27 = load ptr, ptr %9, align 8, !dbg !99, !nonnull !54, !align !91
  %28 = getelementptr inbounds [4 x i32], ptr %27, i64 0, i64 2, !dbg !99
  %29 = load i32, ptr %28, align 4, !dbg !99
  %30 = add nsw i32 %26, %29, !dbg !100
  %31 = load ptr, ptr %10, align 8, !dbg !101
  %32 = getelementptr inbounds [4 x i32], ptr %31, i64 1, !dbg !101
  %33 = getelementptr inbounds [4 x i32], ptr %32, i64 0, i64 3, !dbg !101
  %34 = load i32, ptr %33, align 4, !dbg !101
  %35 = add nsw i32 %30, %34, !dbg !102
  store i32 %35, ptr %11, align 4, !dbg !89
  %36 = load i32, ptr %11, align 4, !dbg !103
  %37 = load ptr, ptr %6, align 8, !dbg !104, !nonnull !54, !align !91
  store i32 %36, ptr %37, align 4, !dbg !105
  %38 = load i32, ptr %11, align 4, !dbg !106
  ret i32 %38, !dbg !107
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5applyPFiifERS_i(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %2) #0 !dbg !108 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !116, !DIExpression(), !117)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !118, !DIExpression(), !119)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !120, !DIExpression(), !121)
    #dbg_declare(ptr %7, !122, !DIExpression(), !123)
  %8 = load ptr, ptr %4, align 8, !dbg !124
  store ptr %8, ptr %7, align 8, !dbg !123
  %9 = load ptr, ptr %7, align 8, !dbg !125
  %10 = load i32, ptr %6, align 4, !dbg !126
  %11 = call noundef i32 %9(i32 noundef %10, float noundef 1.000000e+00) #3, !dbg !125
  %12 = load ptr, ptr %5, align 8, !dbg !127, !nonnull !54
  %13 = load i32, ptr %6, align 4, !dbg !128
  %14 = call noundef i32 %12(i32 noundef %13, float noundef 2.000000e+00) #3, !dbg !127
  %15 = add nsw i32 %11, %14, !dbg !129
  ret i32 %15, !dbg !130
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5twicei(i32 noundef %0) #0 !dbg !131 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !134, !DIExpression(), !135)
  %3 = load i32, ptr %2, align 4, !dbg !136
  %4 = load i32, ptr %2, align 4, !dbg !137
  %5 = add nsw i32 %3, %4, !dbg !138
  ret i32 %5, !dbg !139
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z5twicef(float noundef %0) #0 !dbg !140 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
    #dbg_declare(ptr %2, !143, !DIExpression(), !144)
  %3 = load float, ptr %2, align 4, !dbg !145
  %4 = load float, ptr %2, align 4, !dbg !146
  %5 = fadd contract float %3, %4, !dbg !147
  ret float %5, !dbg !148
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6calleeif(i32 noundef %0, float noundef %1) #0 !dbg !149 {
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !150, !DIExpression(), !151)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !152, !DIExpression(), !153)
  %5 = load i32, ptr %3, align 4, !dbg !154
  %6 = load float, ptr %4, align 4, !dbg !155
  %7 = fptosi float %6 to i32, !dbg !155
  %8 = add nsw i32 %5, %7, !dbg !156
  ret i32 %8, !dbg !157
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @references(ptr noundef %0, float noundef %1, ptr noundef byval(%struct.Derived) align 4 %2, ptr noundef byval(%struct.Row) align 4 %3) #1 !dbg !11 {
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca [2 x [4 x i32]], align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !158, !DIExpression(), !159)
  store float %1, ptr %6, align 4
    #dbg_declare(ptr %6, !160, !DIExpression(), !161)
    #dbg_declare(ptr %2, !162, !DIExpression(), !163)
    #dbg_declare(ptr %3, !164, !DIExpression(), !165)
    #dbg_declare(ptr %7, !166, !DIExpression(), !169)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 @__const.references.local, i64 32, i1 false), !dbg !169
    #dbg_declare(ptr %8, !170, !DIExpression(), !171)
  %11 = load ptr, ptr %5, align 8, !dbg !172
  %12 = getelementptr inbounds i32, ptr %11, i64 1, !dbg !172
  %13 = load i32, ptr %12, align 4, !dbg !172
  store i32 %13, ptr %8, align 4, !dbg !171
    #dbg_declare(ptr %9, !173, !DIExpression(), !174)
  store ptr %8, ptr %9, align 8, !dbg !174
    #dbg_declare(ptr %10, !175, !DIExpression(), !176)
  %14 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN3RowIfLi5EE2atEi(ptr noundef nonnull align 4 dereferenceable(20) %3, i32 noundef 1) #3, !dbg !177
  store ptr %14, ptr %10, align 8, !dbg !176
  %15 = load ptr, ptr %10, align 8, !dbg !178, !nonnull !54, !align !91
  %16 = load float, ptr %15, align 4, !dbg !178
  %17 = load i32, ptr %8, align 4, !dbg !179
  %18 = and i32 %17, 7, !dbg !180
  %19 = sext i32 %18 to i64, !dbg !181
  %20 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10referencesE4tile to ptr), i64 0, i64 %19, !dbg !181
  %21 = getelementptr inbounds [9 x float], ptr %20, i64 0, i64 3, !dbg !181
  store float %16, ptr %21, align 4, !dbg !182
  %22 = load ptr, ptr %9, align 8, !dbg !183, !nonnull !54, !align !91
  %23 = getelementptr inbounds [2 x [4 x i32]], ptr %7, i64 0, i64 0, !dbg !184
  %24 = getelementptr inbounds [2 x [4 x i32]], ptr %7, i64 0, i64 0, !dbg !185
  %25 = call noundef i32 @_Z5referRiRK7DerivedOS0_RA4_iPS4_(ptr noundef nonnull align 4 dereferenceable(4) %22, ptr noundef nonnull align 4 dereferenceable(36) %2, ptr noundef nonnull align 4 dereferenceable(36) %2, ptr noundef nonnull align 4 dereferenceable(16) %23, ptr noundef %24) #3, !dbg !186
  %26 = load i32, ptr %8, align 4, !dbg !187
  %27 = call noundef i32 @_Z5applyPFiifERS_i(ptr noundef @_Z6calleeif, ptr noundef nonnull @_Z6calleeif, i32 noundef %26) #3, !dbg !188
  %28 = add nsw i32 %25, %27, !dbg !189
  %29 = load ptr, ptr %5, align 8, !dbg !190
  %30 = getelementptr inbounds i32, ptr %29, i64 0, !dbg !190
  store i32 %28, ptr %30, align 4, !dbg !191
  %31 = load i32, ptr %8, align 4, !dbg !192
  %32 = call noundef i32 @_Z5twicei(i32 noundef %31) #3, !dbg !193
  %33 = load float, ptr %6, align 4, !dbg !194
  %34 = call contract noundef float @_Z5twicef(float noundef %33) #3, !dbg !195
  %35 = fptosi float %34 to i32, !dbg !195
  %36 = add nsw i32 %32, %35, !dbg !196
  %37 = load float, ptr %6, align 4, !dbg !197
  %38 = fpext contract float %37 to double, !dbg !197
  %39 = load ptr, ptr %5, align 8, !dbg !198
  %40 = call contract noundef double @_Z3addIdET_S0_PS0_(double noundef %38, ptr noundef %39) #3, !dbg !199
  %41 = fptosi double %40 to i32, !dbg !199
  %42 = add nsw i32 %36, %41, !dbg !200
  %43 = load i32, ptr %8, align 4, !dbg !201
  %44 = load ptr, ptr %5, align 8, !dbg !202
  %45 = call noundef i32 @_Z3addIiET_S0_PS0_(i32 noundef %43, ptr noundef %44) #3, !dbg !203
  %46 = add nsw i32 %42, %45, !dbg !204
  %47 = load ptr, ptr %5, align 8, !dbg !205
  %48 = getelementptr inbounds i32, ptr %47, i64 2, !dbg !205
  store i32 %46, ptr %48, align 4, !dbg !206
  %49 = load i32, ptr %8, align 4, !dbg !207
  %50 = and i32 %49, 7, !dbg !208
  %51 = sext i32 %50 to i64, !dbg !209
  %52 = getelementptr inbounds [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10referencesE4tile to ptr), i64 0, i64 %51, !dbg !209
  %53 = load float, ptr %52, align 4, !dbg !209
  %54 = fptosi float %53 to i32, !dbg !209
  %55 = load i32, ptr %8, align 4, !dbg !210
  %56 = and i32 %55, 1, !dbg !211
  %57 = sext i32 %56 to i64, !dbg !212
  %58 = getelementptr inbounds [3 x [4 x [2 x i32]]], ptr addrspacecast (ptr addrspace(1) @grid to ptr), i64 0, i64 %57, !dbg !212
  %59 = getelementptr inbounds [4 x [2 x i32]], ptr %58, i64 0, i64 2, !dbg !212
  %60 = getelementptr inbounds [2 x i32], ptr %59, i64 0, i64 1, !dbg !212
  %61 = load i32, ptr %60, align 4, !dbg !212
  %62 = add nsw i32 %54, %61, !dbg !213
  %63 = load ptr, ptr %5, align 8, !dbg !214
  %64 = getelementptr inbounds i32, ptr %63, i64 3, !dbg !214
  store i32 %62, ptr %64, align 4, !dbg !215
  ret void, !dbg !216
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN3RowIfLi5EE2atEi(ptr noundef nonnull align 4 dereferenceable(20) %0, i32 noundef %1) #0 comdat align 2 !dbg !217 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !218, !DIExpression(), !220)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !221, !DIExpression(), !222)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Row, ptr %5, i32 0, i32 0, !dbg !223
  %7 = load i32, ptr %4, align 4, !dbg !224
  %8 = sext i32 %7 to i64, !dbg !223
  %9 = getelementptr inbounds [5 x float], ptr %6, i64 0, i64 %8, !dbg !223
  ret ptr %9, !dbg !225
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef double @_Z3addIdET_S0_PS0_(double noundef %0, ptr noundef %1) #0 comdat !dbg !226 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  store double %0, ptr %3, align 8
    #dbg_declare(ptr %3, !231, !DIExpression(), !232)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !233, !DIExpression(), !234)
    #dbg_declare(ptr %5, !235, !DIExpression(), !236)
  %6 = load double, ptr %3, align 8, !dbg !237
  %7 = load ptr, ptr %4, align 8, !dbg !238
  %8 = load double, ptr %7, align 8, !dbg !239
  %9 = fadd contract double %6, %8, !dbg !240
  store double %9, ptr %5, align 8, !dbg !236
  %10 = load double, ptr %5, align 8, !dbg !241
  ret double %10, !dbg !242
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z3addIiET_S0_PS0_(i32 noundef %0, ptr noundef %1) #0 comdat !dbg !243 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !248, !DIExpression(), !249)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !250, !DIExpression(), !251)
    #dbg_declare(ptr %5, !252, !DIExpression(), !253)
  %6 = load i32, ptr %3, align 4, !dbg !254
  %7 = load ptr, ptr %4, align 8, !dbg !255
  %8 = load i32, ptr %7, align 4, !dbg !256
  %9 = add nsw i32 %6, %8, !dbg !257
  store i32 %9, ptr %5, align 4, !dbg !253
  %10 = load i32, ptr %5, align 4, !dbg !258
  ret i32 %10, !dbg !259
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!62, !63, !64, !65, !66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "grid", scope: !2, file: !3, line: 26, type: !59, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "references.cu", directory: "/src")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!10 = distinct !DIGlobalVariable(name: "tile", scope: !11, file: !3, line: 46, type: !55, isLocal: true, isDefinition: true)
!11 = distinct !DISubprogram(name: "references", scope: !3, file: !3, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!12 = !DISubroutineType(types: !13)
!13 = !{null, !14, !15, !16, !40}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Derived", file: !3, line: 11, size: 288, flags: DIFlagTypePassByValue, elements: !17, identifier: "_ZTS7Derived")
!17 = !{!18, !22, !24, !29}
!18 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !16, baseType: !19, extraData: i32 0)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !3, line: 8, size: 32, flags: DIFlagTypePassByValue, elements: !20, identifier: "_ZTS4Base")
!20 = !{!21}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !19, file: !3, line: 9, baseType: !5, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !16, file: !3, line: 12, baseType: !23, size: 8, offset: 32)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !16, file: !3, line: 16, baseType: !25, size: 32, offset: 64)
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !16, file: !3, line: 13, size: 32, flags: DIFlagTypePassByValue, elements: !26, identifier: "_ZTSN7DerivedUt_E")
!26 = !{!27, !28}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !25, file: !3, line: 14, baseType: !5, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !25, file: !3, line: 15, baseType: !15, size: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !16, file: !3, line: 19, baseType: !30, size: 192, offset: 96)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 192, elements: !39)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Inner", scope: !16, file: !3, line: 17, size: 96, flags: DIFlagTypePassByValue, elements: !32, identifier: "_ZTSN7Derived5InnerE")
!32 = !{!33}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !31, file: !3, line: 18, baseType: !34, size: 96)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 96, elements: !36)
!35 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!36 = !{!37, !38}
!37 = !DISubrange(count: 3)
!38 = !DISubrange(count: 2)
!39 = !{!38}
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Row<float, 5>", file: !3, line: 22, size: 160, flags: DIFlagTypePassByValue, elements: !41, templateParams: !51, identifier: "_ZTS3RowIfLi5EE")
!41 = !{!42, !46}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !40, file: !3, line: 23, baseType: !43, size: 160)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 160, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 5)
!46 = !DISubprogram(name: "at", linkageName: "_ZN3RowIfLi5EE2atEi", scope: !40, file: !3, line: 24, type: !47, scopeLine: 24, flags: DIFlagPrototyped, spFlags: 0)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !50, !5}
!49 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !15, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !{!52, !53}
!52 = !DITemplateTypeParameter(name: "T", type: !15)
!53 = !DITemplateValueParameter(name: "N", type: !5, value: i32 5)
!54 = !{}
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 2304, elements: !56)
!56 = !{!57, !58}
!57 = !DISubrange(count: 8)
!58 = !DISubrange(count: 9)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 768, elements: !60)
!60 = !{!37, !61, !38}
!61 = !DISubrange(count: 4)
!62 = !{i32 7, !"Dwarf Version", i32 2}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!66 = !{i32 7, !"frame-pointer", i32 2}
!67 = distinct !DISubprogram(name: "refer", linkageName: "_Z5referRiRK7DerivedOS0_RA4_iPS4_", scope: !3, file: !3, line: 28, type: !68, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !70, !71, !73, !74, !77}
!70 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!73 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !16, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !75, size: 64)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !76)
!76 = !{!61}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!78 = !DILocalVariable(name: "r", arg: 1, scope: !67, file: !3, line: 28, type: !70)
!79 = !DILocation(line: 28, column: 40, scope: !67)
!80 = !DILocalVariable(name: "d", arg: 2, scope: !67, file: !3, line: 28, type: !71)
!81 = !DILocation(line: 28, column: 58, scope: !67)
!82 = !DILocalVariable(name: "moved", arg: 3, scope: !67, file: !3, line: 28, type: !73)
!83 = !DILocation(line: 28, column: 71, scope: !67)
!84 = !DILocalVariable(name: "row", arg: 4, scope: !67, file: !3, line: 28, type: !74)
!85 = !DILocation(line: 28, column: 84, scope: !67)
!86 = !DILocalVariable(name: "rows", arg: 5, scope: !67, file: !3, line: 28, type: !77)
!87 = !DILocation(line: 28, column: 99, scope: !67)
!88 = !DILocalVariable(name: "sum", scope: !67, file: !3, line: 29, type: !5)
!89 = !DILocation(line: 29, column: 9, scope: !67)
!90 = !DILocation(line: 29, column: 15, scope: !67)
!91 = !{i64 4}
!92 = !DILocation(line: 29, column: 19, scope: !67)
!93 = !DILocation(line: 29, column: 21, scope: !67)
!94 = !DILocation(line: 29, column: 17, scope: !67)
!95 = !DILocation(line: 29, column: 25, scope: !67)
!96 = !DILocation(line: 29, column: 31, scope: !67)
!97 = !DILocation(line: 29, column: 37, scope: !67)
!98 = !DILocation(line: 29, column: 23, scope: !67)
!99 = !DILocation(line: 29, column: 47, scope: !67)
!100 = !DILocation(line: 29, column: 45, scope: !67)
!101 = !DILocation(line: 29, column: 56, scope: !67)
!102 = !DILocation(line: 29, column: 54, scope: !67)
!103 = !DILocation(line: 30, column: 9, scope: !67)
!104 = !DILocation(line: 30, column: 5, scope: !67)
!105 = !DILocation(line: 30, column: 7, scope: !67)
!106 = !DILocation(line: 31, column: 12, scope: !67)
!107 = !DILocation(line: 31, column: 5, scope: !67)
!108 = distinct !DISubprogram(name: "apply", linkageName: "_Z5applyPFiifERS_i", scope: !3, file: !3, line: 33, type: !109, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!109 = !DISubroutineType(types: !110)
!110 = !{!5, !111, !115, !5}
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "Apply", file: !3, line: 21, baseType: !112)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64)
!113 = !DISubroutineType(types: !114)
!114 = !{!5, !5, !15}
!115 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !113, size: 64)
!116 = !DILocalVariable(name: "fn", arg: 1, scope: !108, file: !3, line: 33, type: !111)
!117 = !DILocation(line: 33, column: 41, scope: !108)
!118 = !DILocalVariable(name: "other", arg: 2, scope: !108, file: !3, line: 33, type: !115)
!119 = !DILocation(line: 33, column: 51, scope: !108)
!120 = !DILocalVariable(name: "n", arg: 3, scope: !108, file: !3, line: 33, type: !5)
!121 = !DILocation(line: 33, column: 75, scope: !108)
!122 = !DILocalVariable(name: "again", scope: !108, file: !3, line: 34, type: !112)
!123 = !DILocation(line: 34, column: 11, scope: !108)
!124 = !DILocation(line: 34, column: 32, scope: !108)
!125 = !DILocation(line: 35, column: 12, scope: !108)
!126 = !DILocation(line: 35, column: 18, scope: !108)
!127 = !DILocation(line: 35, column: 29, scope: !108)
!128 = !DILocation(line: 35, column: 35, scope: !108)
!129 = !DILocation(line: 35, column: 27, scope: !108)
!130 = !DILocation(line: 35, column: 5, scope: !108)
!131 = distinct !DISubprogram(name: "twice", linkageName: "_Z5twicei", scope: !3, file: !3, line: 37, type: !132, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!132 = !DISubroutineType(types: !133)
!133 = !{!5, !5}
!134 = !DILocalVariable(name: "x", arg: 1, scope: !131, file: !3, line: 37, type: !5)
!135 = !DILocation(line: 37, column: 39, scope: !131)
!136 = !DILocation(line: 37, column: 51, scope: !131)
!137 = !DILocation(line: 37, column: 55, scope: !131)
!138 = !DILocation(line: 37, column: 53, scope: !131)
!139 = !DILocation(line: 37, column: 44, scope: !131)
!140 = distinct !DISubprogram(name: "twice", linkageName: "_Z5twicef", scope: !3, file: !3, line: 38, type: !141, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!141 = !DISubroutineType(types: !142)
!142 = !{!15, !15}
!143 = !DILocalVariable(name: "x", arg: 1, scope: !140, file: !3, line: 38, type: !15)
!144 = !DILocation(line: 38, column: 43, scope: !140)
!145 = !DILocation(line: 38, column: 55, scope: !140)
!146 = !DILocation(line: 38, column: 59, scope: !140)
!147 = !DILocation(line: 38, column: 57, scope: !140)
!148 = !DILocation(line: 38, column: 48, scope: !140)
!149 = distinct !DISubprogram(name: "callee", linkageName: "_Z6calleeif", scope: !3, file: !3, line: 43, type: !113, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!150 = !DILocalVariable(name: "a", arg: 1, scope: !149, file: !3, line: 43, type: !5)
!151 = !DILocation(line: 43, column: 27, scope: !149)
!152 = !DILocalVariable(name: "b", arg: 2, scope: !149, file: !3, line: 43, type: !15)
!153 = !DILocation(line: 43, column: 36, scope: !149)
!154 = !DILocation(line: 43, column: 48, scope: !149)
!155 = !DILocation(line: 43, column: 57, scope: !149)
!156 = !DILocation(line: 43, column: 50, scope: !149)
!157 = !DILocation(line: 43, column: 41, scope: !149)
!158 = !DILocalVariable(name: "out", arg: 1, scope: !11, file: !3, line: 45, type: !14)
!159 = !DILocation(line: 45, column: 44, scope: !11)
!160 = !DILocalVariable(name: "f", arg: 2, scope: !11, file: !3, line: 45, type: !15)
!161 = !DILocation(line: 45, column: 55, scope: !11)
!162 = !DILocalVariable(name: "d", arg: 3, scope: !11, file: !3, line: 45, type: !16)
!163 = !DILocation(line: 45, column: 66, scope: !11)
!164 = !DILocalVariable(name: "row", arg: 4, scope: !11, file: !3, line: 45, type: !40)
!165 = !DILocation(line: 45, column: 83, scope: !11)
!166 = !DILocalVariable(name: "local", scope: !11, file: !3, line: 47, type: !167)
!167 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !168)
!168 = !{!38, !61}
!169 = !DILocation(line: 47, column: 9, scope: !11)
!170 = !DILocalVariable(name: "r", scope: !11, file: !3, line: 48, type: !5)
!171 = !DILocation(line: 48, column: 9, scope: !11)
!172 = !DILocation(line: 48, column: 13, scope: !11)
!173 = !DILocalVariable(name: "also", scope: !11, file: !3, line: 49, type: !70)
!174 = !DILocation(line: 49, column: 10, scope: !11)
!175 = !DILocalVariable(name: "first", scope: !11, file: !3, line: 50, type: !49)
!176 = !DILocation(line: 50, column: 12, scope: !11)
!177 = !DILocation(line: 50, column: 24, scope: !11)
!178 = !DILocation(line: 51, column: 22, scope: !11)
!179 = !DILocation(line: 51, column: 10, scope: !11)
!180 = !DILocation(line: 51, column: 12, scope: !11)
!181 = !DILocation(line: 51, column: 5, scope: !11)
!182 = !DILocation(line: 51, column: 20, scope: !11)
!183 = !DILocation(line: 52, column: 20, scope: !11)
!184 = !DILocation(line: 52, column: 44, scope: !11)
!185 = !DILocation(line: 52, column: 54, scope: !11)
!186 = !DILocation(line: 52, column: 14, scope: !11)
!187 = !DILocation(line: 52, column: 85, scope: !11)
!188 = !DILocation(line: 52, column: 63, scope: !11)
!189 = !DILocation(line: 52, column: 61, scope: !11)
!190 = !DILocation(line: 52, column: 5, scope: !11)
!191 = !DILocation(line: 52, column: 12, scope: !11)
!192 = !DILocation(line: 53, column: 20, scope: !11)
!193 = !DILocation(line: 53, column: 14, scope: !11)
!194 = !DILocation(line: 53, column: 36, scope: !11)
!195 = !DILocation(line: 53, column: 30, scope: !11)
!196 = !DILocation(line: 53, column: 23, scope: !11)
!197 = !DILocation(line: 53, column: 58, scope: !11)
!198 = !DILocation(line: 53, column: 71, scope: !11)
!199 = !DILocation(line: 53, column: 46, scope: !11)
!200 = !DILocation(line: 53, column: 39, scope: !11)
!201 = !DILocation(line: 53, column: 87, scope: !11)
!202 = !DILocation(line: 53, column: 90, scope: !11)
!203 = !DILocation(line: 53, column: 78, scope: !11)
!204 = !DILocation(line: 53, column: 76, scope: !11)
!205 = !DILocation(line: 53, column: 5, scope: !11)
!206 = !DILocation(line: 53, column: 12, scope: !11)
!207 = !DILocation(line: 54, column: 27, scope: !11)
!208 = !DILocation(line: 54, column: 29, scope: !11)
!209 = !DILocation(line: 54, column: 19, scope: !11)
!210 = !DILocation(line: 54, column: 41, scope: !11)
!211 = !DILocation(line: 54, column: 43, scope: !11)
!212 = !DILocation(line: 54, column: 36, scope: !11)
!213 = !DILocation(line: 54, column: 34, scope: !11)
!214 = !DILocation(line: 54, column: 5, scope: !11)
!215 = !DILocation(line: 54, column: 12, scope: !11)
!216 = !DILocation(line: 55, column: 1, scope: !11)
!217 = distinct !DISubprogram(name: "at", linkageName: "_ZN3RowIfLi5EE2atEi", scope: !40, file: !3, line: 24, type: !47, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !46, retainedNodes: !54)
!218 = !DILocalVariable(name: "this", arg: 1, scope: !217, type: !219, flags: DIFlagArtificial | DIFlagObjectPointer)
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!220 = !DILocation(line: 0, scope: !217)
!221 = !DILocalVariable(name: "i", arg: 2, scope: !217, file: !3, line: 24, type: !5)
!222 = !DILocation(line: 24, column: 26, scope: !217)
!223 = !DILocation(line: 24, column: 38, scope: !217)
!224 = !DILocation(line: 24, column: 43, scope: !217)
!225 = !DILocation(line: 24, column: 31, scope: !217)
!226 = distinct !DISubprogram(name: "add<double>", linkageName: "_Z3addIdET_S0_PS0_", scope: !3, file: !3, line: 39, type: !227, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !229, retainedNodes: !54)
!227 = !DISubroutineType(types: !228)
!228 = !{!7, !7, !6}
!229 = !{!230}
!230 = !DITemplateTypeParameter(name: "T", type: !7)
!231 = !DILocalVariable(name: "a", arg: 1, scope: !226, file: !3, line: 39, type: !7)
!232 = !DILocation(line: 39, column: 55, scope: !226)
!233 = !DILocalVariable(name: "b", arg: 2, scope: !226, file: !3, line: 39, type: !6)
!234 = !DILocation(line: 39, column: 61, scope: !226)
!235 = !DILocalVariable(name: "sum", scope: !226, file: !3, line: 40, type: !7)
!236 = !DILocation(line: 40, column: 7, scope: !226)
!237 = !DILocation(line: 40, column: 13, scope: !226)
!238 = !DILocation(line: 40, column: 18, scope: !226)
!239 = !DILocation(line: 40, column: 17, scope: !226)
!240 = !DILocation(line: 40, column: 15, scope: !226)
!241 = !DILocation(line: 41, column: 12, scope: !226)
!242 = !DILocation(line: 41, column: 5, scope: !226)
!243 = distinct !DISubprogram(name: "add<int>", linkageName: "_Z3addIiET_S0_PS0_", scope: !3, file: !3, line: 39, type: !244, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !246, retainedNodes: !54)
!244 = !DISubroutineType(types: !245)
!245 = !{!5, !5, !14}
!246 = !{!247}
!247 = !DITemplateTypeParameter(name: "T", type: !5)
!248 = !DILocalVariable(name: "a", arg: 1, scope: !243, file: !3, line: 39, type: !5)
!249 = !DILocation(line: 39, column: 55, scope: !243)
!250 = !DILocalVariable(name: "b", arg: 2, scope: !243, file: !3, line: 39, type: !14)
!251 = !DILocation(line: 39, column: 61, scope: !243)
!252 = !DILocalVariable(name: "sum", scope: !243, file: !3, line: 40, type: !5)
!253 = !DILocation(line: 40, column: 7, scope: !243)
!254 = !DILocation(line: 40, column: 13, scope: !243)
!255 = !DILocation(line: 40, column: 18, scope: !243)
!256 = !DILocation(line: 40, column: 17, scope: !243)
!257 = !DILocation(line: 40, column: 15, scope: !243)
!258 = !DILocation(line: 41, column: 12, scope: !243)
!259 = !DILocation(line: 41, column: 5, scope: !243)
