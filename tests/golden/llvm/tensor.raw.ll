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
  call void @llvm.lifetime.start.p0(ptr %7) #6
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %21 = call %struct.Index @_Z7indicesjjj(i32 noundef %18, i32 noundef %19, i32 noundef %20) #7
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
  call void @llvm.lifetime.end.p0(ptr %8) #6
  store i32 %29, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %30 = load i32, ptr %7, align 4
  store i32 %30, ptr %9, align 4
  br label %31

31:
  %32 = load i32, ptr %9, align 4
  %33 = icmp slt i32 %32, 256
  br i1 %33, label %35, label %34

34:
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %47

35:
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i16, ptr %36, i64 %38
  %40 = load i16, ptr %39, align 2
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [256 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr), i64 0, i64 %42
  store i16 %40, ptr %43, align 2
  br label %44

44:
  %45 = load i32, ptr %9, align 4
  %46 = add nsw i32 %45, 32
  store i32 %46, ptr %9, align 4
  br label %31, !llvm.loop !4

47:
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %48 = load i32, ptr %7, align 4
  store i32 %48, ptr %10, align 4
  br label %49

49:
  %50 = load i32, ptr %10, align 4
  %51 = icmp slt i32 %50, 128
  br i1 %51, label %53, label %52

52:
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %65

53:
  %54 = load ptr, ptr %5, align 8
  %55 = load i32, ptr %10, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i16, ptr %54, i64 %56
  %58 = load i16, ptr %57, align 2
  %59 = load i32, ptr %10, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [128 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sb to ptr), i64 0, i64 %60
  store i16 %58, ptr %61, align 2
  br label %62

62:
  %63 = load i32, ptr %10, align 4
  %64 = add nsw i32 %63, 32
  store i32 %64, ptr %10, align 4
  br label %49, !llvm.loop !7

65:
  call void @_Z10__syncwarpj(i32 noundef -1) #7
  call void @llvm.lifetime.start.p0(ptr %11) #6
  call void @llvm.lifetime.start.p0(ptr %12) #6
  call void @llvm.lifetime.start.p0(ptr %13) #6
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sa to ptr) to i32), ptr %13, align 4
  store i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyPKtS0_PfE2sb to ptr) to i32), ptr %14, align 4
  %66 = load i32, ptr %7, align 4
  %67 = and i32 %66, 15
  %68 = mul i32 %67, 16
  %69 = load i32, ptr %7, align 4
  %70 = lshr i32 %69, 4
  %71 = mul i32 %70, 8
  %72 = add i32 %68, %71
  %73 = mul i32 %72, 2
  %74 = load i32, ptr %13, align 4
  %75 = add i32 %74, %73
  store i32 %75, ptr %13, align 4
  %76 = load i32, ptr %7, align 4
  %77 = and i32 %76, 15
  %78 = mul i32 %77, 16
  %79 = load i32, ptr %14, align 4
  %80 = add i32 %79, %78
  store i32 %80, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #6
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 16, i1 false)
  %81 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 0
  %82 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 1
  %83 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 2
  %84 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 3
  %85 = load i32, ptr %13, align 4
  %86 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %85) #7
  %87 = extractvalue { i32, i32, i32, i32 } %86, 0
  %88 = extractvalue { i32, i32, i32, i32 } %86, 1
  %89 = extractvalue { i32, i32, i32, i32 } %86, 2
  %90 = extractvalue { i32, i32, i32, i32 } %86, 3
  store i32 %87, ptr %81, align 4
  store i32 %88, ptr %82, align 4
  store i32 %89, ptr %83, align 4
  store i32 %90, ptr %84, align 4
  %91 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 0
  %92 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 1
  %93 = load i32, ptr %14, align 4
  %94 = call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %93) #7
  %95 = extractvalue { i32, i32 } %94, 0
  %96 = extractvalue { i32, i32 } %94, 1
  store i32 %95, ptr %91, align 4
  store i32 %96, ptr %92, align 4
  %97 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 0
  %98 = load float, ptr %97, align 4
  %99 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 1
  %100 = load float, ptr %99, align 4
  %101 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 2
  %102 = load float, ptr %101, align 4
  %103 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 3
  %104 = load float, ptr %103, align 4
  %105 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 0
  %106 = load i32, ptr %105, align 4
  %107 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 1
  %108 = load i32, ptr %107, align 4
  %109 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 2
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 3
  %112 = load i32, ptr %111, align 4
  %113 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 0
  %114 = load i32, ptr %113, align 4
  %115 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 1
  %116 = load i32, ptr %115, align 4
  %117 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %106, i32 %108, i32 %110, i32 %112, i32 %114, i32 %116, float %98, float %100, float %102, float %104) #7
  %118 = extractvalue { float, float, float, float } %117, 0
  %119 = extractvalue { float, float, float, float } %117, 1
  %120 = extractvalue { float, float, float, float } %117, 2
  %121 = extractvalue { float, float, float, float } %117, 3
  store float %118, ptr %97, align 4
  store float %119, ptr %99, align 4
  store float %120, ptr %101, align 4
  store float %121, ptr %103, align 4
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %122 = load i32, ptr %7, align 4
  %123 = udiv i32 %122, 4
  store i32 %123, ptr %16, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %124 = load i32, ptr %7, align 4
  %125 = urem i32 %124, 4
  %126 = mul i32 %125, 2
  store i32 %126, ptr %17, align 4
  %127 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 0
  %128 = load float, ptr %127, align 4
  %129 = load ptr, ptr %6, align 8
  %130 = load i32, ptr %16, align 4
  %131 = mul nsw i32 %130, 8
  %132 = load i32, ptr %17, align 4
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %129, i64 %134
  store float %128, ptr %135, align 4
  %136 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 1
  %137 = load float, ptr %136, align 4
  %138 = load ptr, ptr %6, align 8
  %139 = load i32, ptr %16, align 4
  %140 = mul nsw i32 %139, 8
  %141 = load i32, ptr %17, align 4
  %142 = add nsw i32 %140, %141
  %143 = add nsw i32 %142, 1
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %138, i64 %144
  store float %137, ptr %145, align 4
  %146 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 2
  %147 = load float, ptr %146, align 4
  %148 = load ptr, ptr %6, align 8
  %149 = load i32, ptr %16, align 4
  %150 = add nsw i32 %149, 8
  %151 = mul nsw i32 %150, 8
  %152 = load i32, ptr %17, align 4
  %153 = add nsw i32 %151, %152
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr %148, i64 %154
  store float %147, ptr %155, align 4
  %156 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 3
  %157 = load float, ptr %156, align 4
  %158 = load ptr, ptr %6, align 8
  %159 = load i32, ptr %16, align 4
  %160 = add nsw i32 %159, 8
  %161 = mul nsw i32 %160, 8
  %162 = load i32, ptr %17, align 4
  %163 = add nsw i32 %161, %162
  %164 = add nsw i32 %163, 1
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds float, ptr %158, i64 %165
  store float %157, ptr %166, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 comdat {
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

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr dso_local void @_Z10__syncwarpj(i32 noundef %0) #2 comdat {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 %3)
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare void @llvm.nvvm.bar.warp.sync(i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = !{i64 781}
!9 = !{i64 943}
!10 = !{i64 1062}
