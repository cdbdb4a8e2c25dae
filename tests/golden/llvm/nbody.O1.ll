target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@tile = external dso_local local_unnamed_addr addrspace(3) global [0 x %struct.float4], align 16

define dso_local ptx_kernel void @_Z10acceleratePK6float4PS_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %9
  %11 = load float, ptr %10, align 16
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %15 = load float, ptr %14, align 8
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %20

17:
  %18 = zext nneg i32 %7 to i64
  %19 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %18
  br label %28

20:
  %21 = phi float [ 0.000000e+00, %3 ], [ %71, %36 ]
  %22 = phi float [ 0.000000e+00, %3 ], [ %69, %36 ]
  %23 = phi float [ 0.000000e+00, %3 ], [ %67, %36 ]
  %24 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %9
  store float %23, ptr %24, align 16
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store float %22, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store float %21, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 12
  store float 0.000000e+00, ptr %27, align 4
  ret void

28:
  %29 = phi float [ 0.000000e+00, %17 ], [ %67, %36 ]
  %30 = phi float [ 0.000000e+00, %17 ], [ %69, %36 ]
  %31 = phi float [ 0.000000e+00, %17 ], [ %71, %36 ]
  %32 = phi i32 [ 0, %17 ], [ %37, %36 ]
  %33 = add i32 %32, %7
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %34
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %19, ptr noundef nonnull align 16 dereferenceable(16) %35, i64 16, i1 false)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %39

36:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = add i32 %32, %5
  %38 = icmp slt i32 %37, %2
  br i1 %38, label %28, label %20, !llvm.loop !4

39:
  %40 = phi float [ %29, %28 ], [ %67, %39 ]
  %41 = phi float [ %30, %28 ], [ %69, %39 ]
  %42 = phi float [ %31, %28 ], [ %71, %39 ]
  %43 = phi i32 [ 0, %28 ], [ %72, %39 ]
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %44
  %46 = load float, ptr %45, align 16
  %47 = fsub contract float %46, %11
  %48 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %49 = load float, ptr %48, align 4
  %50 = fsub contract float %49, %13
  %51 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %52 = load float, ptr %51, align 8
  %53 = fsub contract float %52, %15
  %54 = fmul contract float %47, %47
  %55 = fmul contract float %50, %50
  %56 = fadd contract float %54, %55
  %57 = fmul contract float %53, %53
  %58 = fadd contract float %56, %57
  %59 = fadd contract float %58, 0x3F847AE140000000
  %60 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %59)
  %61 = getelementptr inbounds nuw i8, ptr %45, i64 12
  %62 = load float, ptr %61, align 4
  %63 = fmul contract float %60, %62
  %64 = fmul contract float %60, %63
  %65 = fmul contract float %60, %64
  %66 = fmul contract float %47, %65
  %67 = fadd contract float %40, %66
  %68 = fmul contract float %50, %65
  %69 = fadd contract float %41, %68
  %70 = fmul contract float %53, %65
  %71 = fadd contract float %42, %70
  %72 = add nuw nsw i32 %43, 1
  %73 = icmp eq i32 %72, %5
  br i1 %73, label %36, label %39, !llvm.loop !7
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

declare float @llvm.nvvm.rsqrt.approx.f(float) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
