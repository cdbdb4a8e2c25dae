; Written by hand in the form that GPUCompiler gives to ptx kernels of CUDA.jl: Julia has not made it.
; ModuleID = 'start'
source_filename = "start"
target datalayout = "e-p:64:64:64-p3:32:32:32-p4:32:32:32-p5:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@exception = private unnamed_addr constant [10 x i8] c"exception\00", align 1
@"jl_float_type#12" = internal unnamed_addr constant i64 0, align 8
@__shmem = internal addrspace(3) global [256 x i8] undef, align 32

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1
declare void @llvm.assume(i1 noundef) #2
declare void @llvm.trap() #3
declare ptr addrspace(10) @julia.gc_alloc_obj(ptr, i64, ptr addrspace(10))

; Function Attrs: alwaysinline
define internal fastcc void @julia_throw_boundserror_123(ptr nocapture noundef nonnull align 8 dereferenceable(16) %state) unnamed_addr #4 {
top:
  call fastcc void @gpu_report_exception(i64 ptrtoint (ptr @exception to i64))
  call fastcc void @gpu_signal_exception({ i64, i32 } zeroinitializer)
  call void @llvm.trap()
  call void asm sideeffect "exit;", ""()
  unreachable
}

define internal fastcc void @gpu_report_exception(i64 zeroext %0) unnamed_addr #5 {
top:
  ret void
}

define internal fastcc void @gpu_signal_exception({ i64, i32 } %state) unnamed_addr #5 {
conversion:
  %state.fca.0.extract = extractvalue { i64, i32 } %state, 0
  %.not = icmp eq i64 %state.fca.0.extract, 0
  br i1 %.not, label %exit, label %L8
L8:
  %ptr = inttoptr i64 %state.fca.0.extract to ptr
  store volatile i32 1, ptr %ptr, align 1, !tbaa !9
  call void @llvm.nvvm.membar.sys()
  br label %exit
exit:
  ret void
}
declare void @llvm.nvvm.membar.sys()


define ptx_kernel void @_Z4vadd13CuDeviceArrayI7Float32Li1ELi1EES1_S1_({ i64, i32 } %state, { ptr addrspace(1), i64, [1 x i64], i64 } %0, { ptr addrspace(1), i64, [1 x i64], i64 } %1, { ptr addrspace(1), i64, [1 x i64], i64 } %2) local_unnamed_addr #0 !dbg !14 {
conversion:
  %.fca.0.extract9 = extractvalue { ptr addrspace(1), i64, [1 x i64], i64 } %0, 0
  %.fca.2.0.extract = extractvalue { ptr addrspace(1), i64, [1 x i64], i64 } %0, 2, 0
  %.fca.0.extract5 = extractvalue { ptr addrspace(1), i64, [1 x i64], i64 } %1, 0
  %.fca.0.extract = extractvalue { ptr addrspace(1), i64, [1 x i64], i64 } %2, 0
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !17, !range !18
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !17, !range !19
  %5 = mul i32 %3, %4, !dbg !17
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17, !range !20
  %7 = add nuw nsw i32 %6, 1
  %8 = add i32 %7, %5
  %9 = sext i32 %8 to i64
  %10 = icmp slt i64 %9, 1
  %.not = icmp sgt i64 %9, %.fca.2.0.extract
  %or = or i1 %10, %.not
  br i1 %or, label %L60, label %L63

L60:
  %sret = alloca [2 x i64], align 8
  call fastcc void @julia_throw_boundserror_123(ptr nonnull %sret)
  unreachable

L63:
  %11 = add nsw i64 %9, -1
  %12 = getelementptr inbounds float, ptr addrspace(1) %.fca.0.extract9, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !21, !alias.scope !24, !noalias !27
  %14 = getelementptr inbounds float, ptr addrspace(1) %.fca.0.extract5, i64 %11
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !21
  %16 = fadd float %13, %15, !dbg !17
  %17 = getelementptr inbounds float, ptr addrspace(1) %.fca.0.extract, i64 %11
  store float %16, ptr addrspace(1) %17, align 4, !tbaa !21
  ret void
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

define internal fastcc float @julia_getindex_77(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %0, i64 signext %1) unnamed_addr #4 {
top:
  %2 = getelementptr inbounds { ptr addrspace(1), i64, [1 x i64], i64 }, ptr %0, i64 0, i32 2, i64 0
  %3 = load i64, ptr %2, align 8, !tbaa !9
  %4 = add i64 %1, -1
  %5 = icmp ult i64 %4, %3
  br i1 %5, label %pass, label %fail

fail:
  call fastcc void @julia_throw_boundserror_123(ptr nonnull %0)
  unreachable

pass:
  %6 = load ptr addrspace(1), ptr %0, align 8, !tbaa !9
  %7 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %4
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !21
  ret float %8
}

define ptx_kernel void @_Z7reverse13CuDeviceArrayI7Float32Li1ELi1EE([1 x i64] %state, ptr addrspace(1) %x, ptr addrspace(1) %out, i64 signext %n) local_unnamed_addr #0 !dbg !29 {
top:
  %array = alloca { ptr addrspace(1), i64, [1 x i64], i64 }, align 8
  store ptr addrspace(1) %x, ptr %array, align 8
  %sizes = getelementptr inbounds { ptr addrspace(1), i64, [1 x i64], i64 }, ptr %array, i64 0, i32 1
  %bytes = shl i64 %n, 2
  store i64 %bytes, ptr %sizes, align 8
  %dims = insertvalue [1 x i64] poison, i64 %n, 0
  %at.dims = getelementptr inbounds { ptr addrspace(1), i64, [1 x i64], i64 }, ptr %array, i64 0, i32 2
  store [1 x i64] %dims, ptr %at.dims, align 8
  %length = getelementptr inbounds { ptr addrspace(1), i64, [1 x i64], i64 }, ptr %array, i64 0, i32 3
  store i64 %n, ptr %length, align 8
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !20
  %index = zext nneg i32 %tid to i64
  %next = add nuw nsw i64 %index, 1
  %value = call fastcc float @julia_getindex_77(ptr nonnull %array, i64 signext %next), !dbg !30
  %slot = getelementptr inbounds [64 x float], ptr addrspace(3) @__shmem, i64 0, i64 %index
  store float %value, ptr addrspace(3) %slot, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %last = sub i64 %n, %next
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @__shmem, i64 0, i64 %last
  %reversed = load float, ptr addrspace(3) %other, align 4
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %index
  store float %reversed, ptr addrspace(1) %to, align 4, !tbaa !21
  ret void
}

attributes #0 = { "probe-stack"="inline-asm" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { noinline noreturn "probe-stack"="inline-asm" "frame-pointer"="all" "thunk" "julia.fsig"="throw_boundserror(x)" }
attributes #6 = { convergent nocallback nounwind }
attributes #5 = { alwaysinline "enzyme_math"="x" "gpucompiler"="1" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.dbg.cu = !{!3}
!julia.kernel = !{!5}
!nvvm.annotations = !{!6}

!0 = !{i32 2, !"Dwarf Version", i32 4}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 2, !"nvvm-reflect-ftz", i32 0}
!3 = distinct !DICompileUnit(language: DW_LANG_Julia, file: !4, producer: "julia", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, nameTableKind: None)
!4 = !DIFile(filename: "julia", directory: ".")
!5 = !{ptr @_Z4vadd13CuDeviceArrayI7Float32Li1ELi1EES1_S1_}
!6 = !{ptr @_Z4vadd13CuDeviceArrayI7Float32Li1ELi1EES1_S1_, !"kernel", i32 1}
!9 = !{!10, !10, i64 0}
!10 = !{!"jtbaa_data", !11, i64 0}
!11 = !{!"jtbaa", !12, i64 0}
!12 = !{!"jtbaa"}
!14 = distinct !DISubprogram(name: "vadd", linkageName: "julia_vadd_2345", scope: null, file: !15, line: 3, type: !16, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !3)
!15 = !DIFile(filename: "REPL[1]", directory: ".")
!16 = !DISubroutineType(types: !28)
!28 = !{null}
!17 = !DILocation(line: 87, column: 1, scope: !14)
!18 = !{i32 0, i32 2147483647}
!19 = !{i32 1, i32 1025}
!20 = !{i32 0, i32 1024}
!21 = !{!22, !22, i64 0, i64 0}
!22 = !{!"custom_tbaa_addrspace(1)", !23, i64 0}
!23 = !{!"custom_tbaa"}
!24 = !{!25}
!25 = !{!"jnoalias_gcframe", !26}
!26 = !{!"jnoalias"}
!27 = !{}
!29 = distinct !DISubprogram(name: "reverse", linkageName: "julia_reverse_2346", scope: null, file: !15, line: 9, type: !16, scopeLine: 9, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !3)
!30 = !DILocation(line: 90, column: 1, scope: !29)
