target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7stencilE4tile = internal unnamed_addr addrspace(3) global [18 x [18 x float]] undef, align 4

define dso_local noundef range(i32 0, -1) i32 @_Z7clampedjj(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.usub.sat.i32(i32 %0, i32 1)
  %4 = add i32 %1, -1
  %5 = tail call noundef i32 @llvm.umin.i32(i32 %3, i32 %4)
  ret i32 %5
}

define dso_local ptx_kernel void @stencil(i32 noundef %0, i32 noundef %1, float noundef %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #1 {
  %6 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl i32 %8, 4
  %11 = shl nuw nsw i32 %9, 4
  %12 = shl nuw nsw i32 %7, 4
  %13 = add nuw nsw i32 %12, %6
  %14 = icmp samesign ult i32 %13, 324
  br i1 %14, label %15, label %18

15:
  %16 = add i32 %0, -1
  %17 = add i32 %1, -1
  br label %24

18:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = add i32 %10, %6
  %20 = add nuw nsw i32 %11, %7
  %21 = icmp ult i32 %19, %1
  %22 = icmp ult i32 %20, %0
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %50, label %77

24:
  %25 = phi i32 [ %13, %15 ], [ %48, %24 ]
  %26 = trunc nuw nsw i32 %25 to i16
  %27 = freeze i16 %26
  %28 = udiv i16 %27, 18
  %29 = zext nneg i16 %28 to i32
  %30 = mul i16 %28, 18
  %31 = sub i16 %27, %30
  %32 = zext nneg i16 %31 to i32
  %33 = add nuw nsw i32 %11, %29
  %34 = tail call i32 @llvm.usub.sat.i32(i32 %33, i32 1)
  %35 = tail call noundef range(i32 0, -1) i32 @llvm.umin.i32(i32 %34, i32 %16)
  %36 = mul i32 %35, %1
  %37 = add i32 %10, %32
  %38 = tail call i32 @llvm.usub.sat.i32(i32 %37, i32 1)
  %39 = tail call noundef range(i32 0, -1) i32 @llvm.umin.i32(i32 %38, i32 %17)
  %40 = add i32 %36, %39
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %3, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = zext nneg i16 %28 to i64
  %45 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4tile to ptr), i64 %44
  %46 = zext nneg i16 %31 to i64
  %47 = getelementptr inbounds nuw float, ptr %45, i64 %46
  store float %43, ptr %47, align 4
  %48 = add nuw nsw i32 %25, 256
  %49 = icmp samesign ult i32 %25, 68
  br i1 %49, label %24, label %18, !llvm.loop !4

50:
  %51 = zext nneg i32 %7 to i64
  %52 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4tile to ptr), i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 72
  %54 = add nuw nsw i32 %6, 1
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr %53, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw float, ptr %52, i64 %55
  %59 = load float, ptr %58, align 4
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 144
  %61 = getelementptr inbounds nuw float, ptr %60, i64 %55
  %62 = load float, ptr %61, align 4
  %63 = fadd float %59, %62
  %64 = zext nneg i32 %6 to i64
  %65 = getelementptr inbounds nuw float, ptr %53, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %68 = load float, ptr %67, align 4
  %69 = fadd float %66, %68
  %70 = fadd float %63, %69
  %71 = tail call noundef float @llvm.fma.f32(float %57, float -4.000000e+00, float %70)
  %72 = tail call noundef float @llvm.fma.f32(float %2, float %71, float %57)
  %73 = mul i32 %1, %20
  %74 = add i32 %73, %19
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw float, ptr %4, i64 %75
  store float %72, ptr %76, align 4
  br label %77

77:
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

declare float @llvm.fma.f32(float, float, float) #4

declare i32 @llvm.umin.i32(i32, i32) #5

declare i32 @llvm.usub.sat.i32(i32, i32) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
