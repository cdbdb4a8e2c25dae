target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.anon = type { float, float }

define dso_local ptx_kernel void @_Z9integratePfffi(ptr noundef writeonly captures(none) %0, float noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !12 {
  %5 = alloca %class.anon, align 4
  %6 = fsub contract float %2, %1, !dbg !15
  %7 = sitofp i32 %3 to float, !dbg !16
  %8 = fdiv contract float %6, %7, !dbg !17
  store float %1, ptr %5, align 4, !dbg !18, !tbaa !19
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 4, !dbg !18
  store float %8, ptr %9, align 4, !dbg !18, !tbaa !22
  %10 = tail call contract fastcc noundef float @_Z3sumIZ9integratePfffiEUliE_EfiT_(i32 noundef %3, ptr noundef nonnull byval(%class.anon) align 4 %5) #3, !dbg !23
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  %12 = zext nneg i32 %11 to i64, !dbg !25
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12, !dbg !25
  store float %10, ptr %13, align 4, !dbg !26, !tbaa !27
  ret void, !dbg !28
}

define internal fastcc noundef float @_Z3sumIZ9integratePfffiEUliE_EfiT_(i32 noundef %0, ptr noundef readonly byval(%class.anon) align 4 captures(none) %1) unnamed_addr #1 !dbg !29 {
  %3 = icmp sgt i32 %0, 0, !dbg !30
  br i1 %3, label %4, label %8, !dbg !31

4:
  %5 = load float, ptr %1, align 4, !tbaa !19
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load float, ptr %6, align 4, !tbaa !22
  br label %10, !dbg !31

8:
  %9 = phi float [ 0.000000e+00, %2 ], [ %18, %10 ], !dbg !32
  ret float %9, !dbg !33

10:
  %11 = phi i32 [ 0, %4 ], [ %19, %10 ]
  %12 = phi float [ 0.000000e+00, %4 ], [ %18, %10 ]
  %13 = uitofp nneg i32 %11 to float, !dbg !34
  %14 = fmul contract float %7, %13, !dbg !37
  %15 = fadd contract float %5, %14, !dbg !38
  %16 = fmul contract float %15, %15, !dbg !39
  %17 = fmul contract float %7, %16, !dbg !40
  %18 = fadd contract float %12, %17, !dbg !41
  %19 = add nuw nsw i32 %11, 1, !dbg !42
  %20 = icmp eq i32 %19, %0, !dbg !30
  br i1 %20, label %8, label %10, !dbg !31, !llvm.loop !43
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "functor.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!""}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !DISubprogram(name: "integrate", scope: !1, file: !1, line: 8, type: !13, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 9, column: 21, scope: !12)
!16 = !DILocation(line: 9, column: 28, scope: !12)
!17 = !DILocation(line: 9, column: 26, scope: !12)
!18 = !DILocation(line: 10, column: 31, scope: !12)
!19 = !{!20, !21, i64 0}
!20 = !{!"_ZTSZ9integratePfffiEUliE_", !21, i64 0, !21, i64 4}
!21 = !{!"float", !10, i64 0}
!22 = !{!20, !21, i64 4}
!23 = !DILocation(line: 10, column: 24, scope: !12)
!24 = !DILocation(line: 10, column: 9, scope: !12)
!25 = !DILocation(line: 10, column: 5, scope: !12)
!26 = !DILocation(line: 10, column: 22, scope: !12)
!27 = !{!21, !21, i64 0}
!28 = !DILocation(line: 11, column: 1, scope: !12)
!29 = distinct !DISubprogram(name: "sum<(lambda at functor.cu:10:31)>", scope: !1, file: !1, line: 3, type: !13, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = !DILocation(line: 5, column: 23, scope: !29)
!31 = !DILocation(line: 5, column: 5, scope: !29)
!32 = !DILocation(line: 0, scope: !29)
!33 = !DILocation(line: 6, column: 5, scope: !29)
!34 = !DILocation(line: 10, column: 65, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 10, type: !13, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 5, column: 42, scope: !29)
!37 = !DILocation(line: 10, column: 63, scope: !35, inlinedAt: !36)
!38 = !DILocation(line: 10, column: 56, scope: !35, inlinedAt: !36)
!39 = !DILocation(line: 10, column: 77, scope: !35, inlinedAt: !36)
!40 = !DILocation(line: 10, column: 81, scope: !35, inlinedAt: !36)
!41 = !DILocation(line: 5, column: 39, scope: !29)
!42 = !DILocation(line: 5, column: 29, scope: !29)
!43 = distinct !{!43, !31, !44, !45, !46}
!44 = !DILocation(line: 5, column: 45, scope: !29)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
