target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

$_Z10__syncwarpj = comdat any

@_ZZ8multiplyPKtS0_PfE2sa = internal addrspace(3) global [256 x i16] undef, align 16
@_ZZ8multiplyPKtS0_PfE2sb = internal addrspace(3) global [128 x i16] undef, align 16

define dso_local ptx_kernel void @_Z8multiplyPKtS0_Pf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [4 x i32], align 4
  %12 = alloca [2 x i32], align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca [4 x float], align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %21 = call %struct.Index @_Z7indicesjjj(i32 noundef %18, i32 noundef %19, i32 noundef %20) #5
  %22 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %23 = extractvalue %struct.Index %21, 0
  store i32 %23, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %25 = extractvalue %struct.Index %21, 1
  store i32 %25, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %27 = extractvalue %struct.Index %21, 2
  store i32 %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %29 = load i32, ptr %28, align 4
  store i32 %29, ptr %7, align 4
  %30 = load i32, ptr %7, align 4
  store i32 %30, ptr %9, align 4
  br label %31

31:
  %32 = load i32, ptr %9, align 4
  %33 = icmp slt i32 %32, 256
  br i1 %33, label %34, label %46

34:
  %35 = load ptr, ptr %4, align 8
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i16, ptr %35, i64 %37
  %39 = load i16, ptr %38, align 2
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [256 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr), i64 0, i64 %41
  store i16 %39, ptr %42, align 2
  br label %43

43:
  %44 = load i32, ptr %9, align 4
  %45 = add nsw i32 %44, 32
  store i32 %45, ptr %9, align 4
  br label %31, !llvm.loop !4

46:
  %47 = load i32, ptr %7, align 4
  store i32 %47, ptr %10, align 4
  br label %48

48:
  %49 = load i32, ptr %10, align 4
  %50 = icmp slt i32 %49, 128
  br i1 %50, label %51, label %63

51:
  %52 = load ptr, ptr %5, align 8
  %53 = load i32, ptr %10, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i16, ptr %52, i64 %54
  %56 = load i16, ptr %55, align 2
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [128 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sb to ptr), i64 0, i64 %58
  store i16 %56, ptr %59, align 2
  br label %60

60:
  %61 = load i32, ptr %10, align 4
  %62 = add nsw i32 %61, 32
  store i32 %62, ptr %10, align 4
  br label %48, !llvm.loop !6

63:
  call void @_Z10__syncwarpj(i32 noundef -1) #5
  store i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr) to i32), ptr %13, align 4
  store i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sb to ptr) to i32), ptr %14, align 4
  %64 = load i32, ptr %7, align 4
  %65 = and i32 %64, 15
  %66 = mul i32 %65, 16
  %67 = load i32, ptr %7, align 4
  %68 = lshr i32 %67, 4
  %69 = mul i32 %68, 8
  %70 = add i32 %66, %69
  %71 = mul i32 %70, 2
  %72 = load i32, ptr %13, align 4
  %73 = add i32 %72, %71
  store i32 %73, ptr %13, align 4
  %74 = load i32, ptr %7, align 4
  %75 = and i32 %74, 15
  %76 = mul i32 %75, 16
  %77 = load i32, ptr %14, align 4
  %78 = add i32 %77, %76
  store i32 %78, ptr %14, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 16, i1 false)
  %79 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 0
  %80 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 1
  %81 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 2
  %82 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 3
  %83 = load i32, ptr %13, align 4
  %84 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %83) #5
  %85 = extractvalue { i32, i32, i32, i32 } %84, 0
  %86 = extractvalue { i32, i32, i32, i32 } %84, 1
  %87 = extractvalue { i32, i32, i32, i32 } %84, 2
  %88 = extractvalue { i32, i32, i32, i32 } %84, 3
  store i32 %85, ptr %79, align 4
  store i32 %86, ptr %80, align 4
  store i32 %87, ptr %81, align 4
  store i32 %88, ptr %82, align 4
  %89 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 0
  %90 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 1
  %91 = load i32, ptr %14, align 4
  %92 = call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %91) #5
  %93 = extractvalue { i32, i32 } %92, 0
  %94 = extractvalue { i32, i32 } %92, 1
  store i32 %93, ptr %89, align 4
  store i32 %94, ptr %90, align 4
  %95 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 0
  %96 = load float, ptr %95, align 4
  %97 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 1
  %98 = load float, ptr %97, align 4
  %99 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 2
  %100 = load float, ptr %99, align 4
  %101 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 3
  %102 = load float, ptr %101, align 4
  %103 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 0
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 1
  %106 = load i32, ptr %105, align 4
  %107 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 2
  %108 = load i32, ptr %107, align 4
  %109 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 3
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 0
  %112 = load i32, ptr %111, align 4
  %113 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 1
  %114 = load i32, ptr %113, align 4
  %115 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %104, i32 %106, i32 %108, i32 %110, i32 %112, i32 %114, float %96, float %98, float %100, float %102) #5
  %116 = extractvalue { float, float, float, float } %115, 0
  %117 = extractvalue { float, float, float, float } %115, 1
  %118 = extractvalue { float, float, float, float } %115, 2
  %119 = extractvalue { float, float, float, float } %115, 3
  store float %116, ptr %95, align 4
  store float %117, ptr %97, align 4
  store float %118, ptr %99, align 4
  store float %119, ptr %101, align 4
  %120 = load i32, ptr %7, align 4
  %121 = udiv i32 %120, 4
  store i32 %121, ptr %16, align 4
  %122 = load i32, ptr %7, align 4
  %123 = urem i32 %122, 4
  %124 = mul i32 %123, 2
  store i32 %124, ptr %17, align 4
  %125 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 0
  %126 = load float, ptr %125, align 4
  %127 = load ptr, ptr %6, align 8
  %128 = load i32, ptr %16, align 4
  %129 = mul nsw i32 %128, 8
  %130 = load i32, ptr %17, align 4
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %127, i64 %132
  store float %126, ptr %133, align 4
  %134 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 1
  %135 = load float, ptr %134, align 4
  %136 = load ptr, ptr %6, align 8
  %137 = load i32, ptr %16, align 4
  %138 = mul nsw i32 %137, 8
  %139 = load i32, ptr %17, align 4
  %140 = add nsw i32 %138, %139
  %141 = add nsw i32 %140, 1
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %136, i64 %142
  store float %135, ptr %143, align 4
  %144 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 2
  %145 = load float, ptr %144, align 4
  %146 = load ptr, ptr %6, align 8
  %147 = load i32, ptr %16, align 4
  %148 = add nsw i32 %147, 8
  %149 = mul nsw i32 %148, 8
  %150 = load i32, ptr %17, align 4
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, ptr %146, i64 %152
  store float %145, ptr %153, align 4
  %154 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 3
  %155 = load float, ptr %154, align 4
  %156 = load ptr, ptr %6, align 8
  %157 = load i32, ptr %16, align 4
  %158 = add nsw i32 %157, 8
  %159 = mul nsw i32 %158, 8
  %160 = load i32, ptr %17, align 4
  %161 = add nsw i32 %159, %160
  %162 = add nsw i32 %161, 1
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr %156, i64 %163
  store float %155, ptr %164, align 4
  ret void
}

define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %11 = load i32, ptr %6, align 4
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %13 = load i32, ptr %7, align 4
  store i32 %13, ptr %12, align 4
  %14 = load %struct.Index, ptr %4, align 4
  ret %struct.Index %14
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

define linkonce_odr dso_local void @_Z10__syncwarpj(i32 noundef %0) #1 comdat {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 %3)
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare void @llvm.nvvm.bar.warp.sync(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = !{i64 781}
!8 = !{i64 943}
!9 = !{i64 1062}
