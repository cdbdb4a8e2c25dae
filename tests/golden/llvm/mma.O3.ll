target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z8multiplyPKjS0_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 4
  %6 = and i32 %5, 240
  %7 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %6) #2
  %8 = extractvalue { i32, i32, i32, i32 } %7, 0
  %9 = extractvalue { i32, i32, i32, i32 } %7, 1
  %10 = extractvalue { i32, i32, i32, i32 } %7, 2
  %11 = extractvalue { i32, i32, i32, i32 } %7, 3
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = xor i32 %14, %8
  %16 = shl nuw nsw i32 %4, 1
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %1, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %15, i32 %9, i32 %10, i32 %11, i32 %19, i32 %21, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #2
  %23 = extractvalue { float, float, float, float } %22, 0
  %24 = extractvalue { float, float, float, float } %22, 1
  %25 = extractvalue { float, float, float, float } %22, 2
  %26 = extractvalue { float, float, float, float } %22, 3
  %27 = shl nuw nsw i32 %4, 2
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %2, i64 %28
  store float %23, ptr %29, align 4
  %30 = zext nneg i32 %27 to i64
  %31 = getelementptr inbounds nuw float, ptr %2, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 4
  store float %24, ptr %32, align 4
  %33 = zext nneg i32 %27 to i64
  %34 = getelementptr inbounds nuw float, ptr %2, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store float %25, ptr %35, align 4
  %36 = zext nneg i32 %27 to i64
  %37 = getelementptr inbounds nuw float, ptr %2, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 12
  store float %26, ptr %38, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 251}
!5 = !{i64 417}
