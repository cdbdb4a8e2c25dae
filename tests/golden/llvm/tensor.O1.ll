target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8multiplyPKtS0_PfE2sa = internal addrspace(3) global [256 x i16] undef, align 16
@_ZZ8multiplyPKtS0_PfE2sb = internal addrspace(3) global [128 x i16] undef, align 16

define dso_local ptx_kernel void @_Z8multiplyPKtS0_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 256
  br i1 %5, label %8, label %6

6:
  %7 = icmp samesign ult i32 %4, 128
  br i1 %7, label %52, label %16

8:
  %9 = phi i32 [ %14, %8 ], [ %4, %3 ]
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i16, ptr %0, i64 %10
  %12 = load i16, ptr %11, align 2
  %13 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr), i64 %10
  store i16 %12, ptr %13, align 2
  %14 = add nuw nsw i32 %9, 32
  %15 = icmp samesign ult i32 %9, 224
  br i1 %15, label %8, label %6, !llvm.loop !4

16:
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %17 = shl nuw nsw i32 %4, 4
  %18 = and i32 %17, 240
  %19 = shl nuw nsw i32 %18, 1
  %20 = and i32 %4, 1008
  %21 = add i32 %20, ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr) to i32)
  %22 = add i32 %21, %19
  %23 = add i32 %18, ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sb to ptr) to i32)
  %24 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %22) #3
  %25 = extractvalue { i32, i32, i32, i32 } %24, 0
  %26 = extractvalue { i32, i32, i32, i32 } %24, 1
  %27 = extractvalue { i32, i32, i32, i32 } %24, 2
  %28 = extractvalue { i32, i32, i32, i32 } %24, 3
  %29 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %23) #3
  %30 = extractvalue { i32, i32 } %29, 0
  %31 = extractvalue { i32, i32 } %29, 1
  %32 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %25, i32 %26, i32 %27, i32 %28, i32 %30, i32 %31, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #3
  %33 = extractvalue { float, float, float, float } %32, 0
  %34 = extractvalue { float, float, float, float } %32, 1
  %35 = extractvalue { float, float, float, float } %32, 2
  %36 = extractvalue { float, float, float, float } %32, 3
  %37 = shl nuw nsw i32 %4, 1
  %38 = and i32 %37, 6
  %39 = shl nuw nsw i32 %4, 1
  %40 = and i32 %39, 2040
  %41 = or disjoint i32 %40, %38
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %2, i64 %42
  store float %33, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  store float %34, ptr %44, align 4
  %45 = add nuw nsw i32 %40, 64
  %46 = or disjoint i32 %45, %38
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %2, i64 %47
  store float %35, ptr %48, align 4
  %49 = zext nneg i32 %46 to i64
  %50 = getelementptr inbounds nuw float, ptr %2, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  store float %36, ptr %51, align 4
  ret void

52:
  %53 = phi i32 [ %58, %52 ], [ %4, %6 ]
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i16, ptr %1, i64 %54
  %56 = load i16, ptr %55, align 2
  %57 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sb to ptr), i64 %54
  store i16 %56, ptr %57, align 2
  %58 = add nuw nsw i32 %53, 32
  %59 = icmp samesign ult i32 %53, 96
  br i1 %59, label %52, label %16, !llvm.loop !10
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = !{i64 781}
!8 = !{i64 943}
!9 = !{i64 1062}
!10 = distinct !{!10, !5, !6}
