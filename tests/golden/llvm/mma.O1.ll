target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z8multiplyPKjS0_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [4 x float], align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %6 = shl nuw nsw i32 %5, 4
  %7 = and i32 %6, 240
  %8 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %7) #5
  %9 = extractvalue { i32, i32, i32, i32 } %8, 0
  %10 = extractvalue { i32, i32, i32, i32 } %8, 1
  %11 = extractvalue { i32, i32, i32, i32 } %8, 2
  %12 = extractvalue { i32, i32, i32, i32 } %8, 3
  %13 = load float, ptr %4, align 4
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %17 = load float, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %19 = load float, ptr %18, align 4
  %20 = zext nneg i32 %5 to i64
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = xor i32 %22, %9
  %24 = shl nuw nsw i32 %5, 1
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = zext nneg i32 %24 to i64
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %23, i32 %10, i32 %11, i32 %12, i32 %27, i32 %31, float %13, float %15, float %17, float %19) #5
  %33 = extractvalue { float, float, float, float } %32, 0
  %34 = extractvalue { float, float, float, float } %32, 1
  %35 = extractvalue { float, float, float, float } %32, 2
  %36 = extractvalue { float, float, float, float } %32, 3
  store float %33, ptr %4, align 4
  store float %34, ptr %14, align 4
  store float %35, ptr %16, align 4
  store float %36, ptr %18, align 4
  %37 = shl nuw nsw i32 %5, 2
  br label %39

38:
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

39:
  %40 = phi i32 [ 0, %3 ], [ %47, %39 ]
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %4, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = add nuw nsw i32 %40, %37
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %2, i64 %45
  store float %43, ptr %46, align 4
  %47 = add nuw nsw i32 %40, 1
  %48 = icmp eq i32 %47, 4
  br i1 %48, label %38, label %39, !llvm.loop !6
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 251}
!5 = !{i64 417}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
