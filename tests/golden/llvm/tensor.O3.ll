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
  br i1 %7, label %94, label %62

8:
  %9 = zext nneg i32 %4 to i64
  %10 = getelementptr inbounds nuw i16, ptr %0, i64 %9
  %11 = load i16, ptr %10, align 2
  %12 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr), i64 %9
  store i16 %11, ptr %12, align 2
  %13 = icmp samesign ult i32 %4, 224
  br i1 %13, label %14, label %6, !llvm.loop !4

14:
  %15 = add nuw nsw i32 %4, 32
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i16, ptr %0, i64 %16
  %18 = load i16, ptr %17, align 2
  %19 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr), i64 %16
  store i16 %18, ptr %19, align 2
  %20 = icmp samesign ult i32 %4, 192
  br i1 %20, label %21, label %6, !llvm.loop !4

21:
  %22 = add nuw nsw i32 %4, 64
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i16, ptr %0, i64 %23
  %25 = load i16, ptr %24, align 2
  %26 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr), i64 %23
  store i16 %25, ptr %26, align 2
  %27 = icmp samesign ult i32 %4, 160
  br i1 %27, label %28, label %6, !llvm.loop !4

28:
  %29 = add nuw nsw i32 %4, 96
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i16, ptr %0, i64 %30
  %32 = load i16, ptr %31, align 2
  %33 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr), i64 %30
  store i16 %32, ptr %33, align 2
  %34 = icmp samesign ult i32 %4, 128
  br i1 %34, label %35, label %6, !llvm.loop !4

35:
  %36 = or disjoint i32 %4, 128
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i16, ptr %0, i64 %37
  %39 = load i16, ptr %38, align 2
  %40 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr), i64 %37
  store i16 %39, ptr %40, align 2
  %41 = icmp samesign ult i32 %4, 96
  br i1 %41, label %42, label %6, !llvm.loop !4

42:
  %43 = add nuw nsw i32 %4, 160
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i16, ptr %0, i64 %44
  %46 = load i16, ptr %45, align 2
  %47 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr), i64 %44
  store i16 %46, ptr %47, align 2
  %48 = icmp samesign ult i32 %4, 64
  br i1 %48, label %49, label %6, !llvm.loop !4

49:
  %50 = or disjoint i32 %4, 192
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i16, ptr %0, i64 %51
  %53 = load i16, ptr %52, align 2
  %54 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr), i64 %51
  store i16 %53, ptr %54, align 2
  %55 = icmp samesign ult i32 %4, 32
  br i1 %55, label %56, label %6, !llvm.loop !4

56:
  %57 = add nuw nsw i32 %4, 224
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i16, ptr %0, i64 %58
  %60 = load i16, ptr %59, align 2
  %61 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr), i64 %58
  store i16 %60, ptr %61, align 2
  br label %6

62:
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %63 = shl nuw nsw i32 %4, 4
  %64 = and i32 %63, 240
  %65 = shl nuw nsw i32 %64, 1
  %66 = and i32 %4, 1008
  %67 = add i32 %66, ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr) to i32)
  %68 = add i32 %67, %65
  %69 = add i32 %64, ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sb to ptr) to i32)
  %70 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %68) #3
  %71 = extractvalue { i32, i32, i32, i32 } %70, 0
  %72 = extractvalue { i32, i32, i32, i32 } %70, 1
  %73 = extractvalue { i32, i32, i32, i32 } %70, 2
  %74 = extractvalue { i32, i32, i32, i32 } %70, 3
  %75 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %69) #3
  %76 = extractvalue { i32, i32 } %75, 0
  %77 = extractvalue { i32, i32 } %75, 1
  %78 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %71, i32 %72, i32 %73, i32 %74, i32 %76, i32 %77, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #3
  %79 = extractvalue { float, float, float, float } %78, 0
  %80 = extractvalue { float, float, float, float } %78, 1
  %81 = extractvalue { float, float, float, float } %78, 2
  %82 = extractvalue { float, float, float, float } %78, 3
  %83 = shl nuw nsw i32 %4, 1
  %84 = and i32 %83, 6
  %85 = and i32 %83, 2040
  %86 = zext nneg i32 %83 to i64
  %87 = getelementptr inbounds nuw float, ptr %2, i64 %86
  store float %79, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 4
  store float %80, ptr %88, align 4
  %89 = add nuw nsw i32 %85, 64
  %90 = or disjoint i32 %89, %84
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw float, ptr %2, i64 %91
  store float %81, ptr %92, align 4
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 4
  store float %82, ptr %93, align 4
  ret void

94:
  %95 = phi i32 [ %100, %94 ], [ %4, %6 ]
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i16, ptr %1, i64 %96
  %98 = load i16, ptr %97, align 2
  %99 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sb to ptr), i64 %96
  store i16 %98, ptr %99, align 2
  %100 = add nuw nsw i32 %95, 32
  %101 = icmp samesign ult i32 %95, 96
  br i1 %101, label %94, label %62, !llvm.loop !9
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
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{i64 781}
!7 = !{i64 943}
!8 = !{i64 1062}
!9 = distinct !{!9, !5}
