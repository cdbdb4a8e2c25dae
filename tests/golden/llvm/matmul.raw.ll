target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z6matmulILi8EEvPKfS1_Pfi = comdat any

$_Z7indicesjjj = comdat any

$_ZZ6matmulILi8EEvPKfS1_PfiE2as = comdat any

$_ZZ6matmulILi8EEvPKfS1_PfiE2bs = comdat any

@_ZZ6matmulILi8EEvPKfS1_PfiE2as = linkonce_odr dso_local addrspace(3) global [8 x [8 x float]] undef, comdat, align 4
@_ZZ6matmulILi8EEvPKfS1_PfiE2bs = linkonce_odr dso_local addrspace(3) global [8 x [8 x float]] undef, comdat, align 4

define dso_local ptx_kernel void @_Z6matmulILi8EEvPKfS1_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Index, align 4
  %14 = alloca %struct.Index, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.Index, align 4
  %19 = alloca %struct.Index, align 4
  %20 = alloca %struct.Index, align 4
  %21 = alloca %struct.Index, align 4
  %22 = alloca %struct.Index, align 4
  %23 = alloca %struct.Index, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.Index, align 4
  %26 = alloca %struct.Index, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %30 = call %struct.Index @_Z7indicesjjj(i32 noundef %27, i32 noundef %28, i32 noundef %29) #6
  %31 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %32 = extractvalue %struct.Index %30, 0
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %34 = extractvalue %struct.Index %30, 1
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %36 = extractvalue %struct.Index %30, 2
  store i32 %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %38 = load i32, ptr %37, align 4
  %39 = mul i32 %38, 8
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %43 = call %struct.Index @_Z7indicesjjj(i32 noundef %40, i32 noundef %41, i32 noundef %42) #6
  %44 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %45 = extractvalue %struct.Index %43, 0
  store i32 %45, ptr %44, align 4
  %46 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %47 = extractvalue %struct.Index %43, 1
  store i32 %47, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %49 = extractvalue %struct.Index %43, 2
  store i32 %49, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %51 = load i32, ptr %50, align 4
  %52 = add i32 %39, %51
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  store i32 %52, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %53 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %54 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %55 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %56 = call %struct.Index @_Z7indicesjjj(i32 noundef %53, i32 noundef %54, i32 noundef %55) #6
  %57 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %58 = extractvalue %struct.Index %56, 0
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %60 = extractvalue %struct.Index %56, 1
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %62 = extractvalue %struct.Index %56, 2
  store i32 %62, ptr %61, align 4
  %63 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %64 = load i32, ptr %63, align 4
  %65 = mul i32 %64, 8
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %66 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %69 = call %struct.Index @_Z7indicesjjj(i32 noundef %66, i32 noundef %67, i32 noundef %68) #6
  %70 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %71 = extractvalue %struct.Index %69, 0
  store i32 %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %73 = extractvalue %struct.Index %69, 1
  store i32 %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %75 = extractvalue %struct.Index %69, 2
  store i32 %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %77 = load i32, ptr %76, align 4
  %78 = add i32 %65, %77
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  store i32 %78, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store float 0.000000e+00, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 0, ptr %16, align 4
  br label %79

79:
  %80 = load i32, ptr %16, align 4
  %81 = load i32, ptr %8, align 4
  %82 = icmp slt i32 %80, %81
  br i1 %82, label %84, label %83

83:
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %236

84:
  %85 = load ptr, ptr %5, align 8
  %86 = load i32, ptr %9, align 4
  %87 = load i32, ptr %8, align 4
  %88 = mul nsw i32 %86, %87
  %89 = load i32, ptr %16, align 4
  %90 = add nsw i32 %88, %89
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %94 = call %struct.Index @_Z7indicesjjj(i32 noundef %91, i32 noundef %92, i32 noundef %93) #6
  %95 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %96 = extractvalue %struct.Index %94, 0
  store i32 %96, ptr %95, align 4
  %97 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %98 = extractvalue %struct.Index %94, 1
  store i32 %98, ptr %97, align 4
  %99 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %100 = extractvalue %struct.Index %94, 2
  store i32 %100, ptr %99, align 4
  %101 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %102 = load i32, ptr %101, align 4
  %103 = add i32 %90, %102
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr %85, i64 %104
  %106 = load float, ptr %105, align 4
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %109 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %110 = call %struct.Index @_Z7indicesjjj(i32 noundef %107, i32 noundef %108, i32 noundef %109) #6
  %111 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %112 = extractvalue %struct.Index %110, 0
  store i32 %112, ptr %111, align 4
  %113 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %114 = extractvalue %struct.Index %110, 1
  store i32 %114, ptr %113, align 4
  %115 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 2
  %116 = extractvalue %struct.Index %110, 2
  store i32 %116, ptr %115, align 4
  %117 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %118 = load i32, ptr %117, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2as to ptr), i64 0, i64 %119
  call void @llvm.lifetime.start.p0(ptr %20) #5
  %121 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %123 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %124 = call %struct.Index @_Z7indicesjjj(i32 noundef %121, i32 noundef %122, i32 noundef %123) #6
  %125 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %126 = extractvalue %struct.Index %124, 0
  store i32 %126, ptr %125, align 4
  %127 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 1
  %128 = extractvalue %struct.Index %124, 1
  store i32 %128, ptr %127, align 4
  %129 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 2
  %130 = extractvalue %struct.Index %124, 2
  store i32 %130, ptr %129, align 4
  %131 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %132 = load i32, ptr %131, align 4
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw [8 x float], ptr %120, i64 0, i64 %133
  store float %106, ptr %134, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  %135 = load ptr, ptr %6, align 8
  %136 = load i32, ptr %16, align 4
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %137 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %139 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %140 = call %struct.Index @_Z7indicesjjj(i32 noundef %137, i32 noundef %138, i32 noundef %139) #6
  %141 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 0
  %142 = extractvalue %struct.Index %140, 0
  store i32 %142, ptr %141, align 4
  %143 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 1
  %144 = extractvalue %struct.Index %140, 1
  store i32 %144, ptr %143, align 4
  %145 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 2
  %146 = extractvalue %struct.Index %140, 2
  store i32 %146, ptr %145, align 4
  %147 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 1
  %148 = load i32, ptr %147, align 4
  %149 = add i32 %136, %148
  %150 = load i32, ptr %8, align 4
  %151 = mul i32 %149, %150
  %152 = load i32, ptr %12, align 4
  %153 = add i32 %151, %152
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw float, ptr %135, i64 %154
  %156 = load float, ptr %155, align 4
  call void @llvm.lifetime.start.p0(ptr %22) #5
  %157 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %158 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %159 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %160 = call %struct.Index @_Z7indicesjjj(i32 noundef %157, i32 noundef %158, i32 noundef %159) #6
  %161 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %162 = extractvalue %struct.Index %160, 0
  store i32 %162, ptr %161, align 4
  %163 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 1
  %164 = extractvalue %struct.Index %160, 1
  store i32 %164, ptr %163, align 4
  %165 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 2
  %166 = extractvalue %struct.Index %160, 2
  store i32 %166, ptr %165, align 4
  %167 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 1
  %168 = load i32, ptr %167, align 4
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2bs to ptr), i64 0, i64 %169
  call void @llvm.lifetime.start.p0(ptr %23) #5
  %171 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %172 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %173 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %174 = call %struct.Index @_Z7indicesjjj(i32 noundef %171, i32 noundef %172, i32 noundef %173) #6
  %175 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %176 = extractvalue %struct.Index %174, 0
  store i32 %176, ptr %175, align 4
  %177 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 1
  %178 = extractvalue %struct.Index %174, 1
  store i32 %178, ptr %177, align 4
  %179 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 2
  %180 = extractvalue %struct.Index %174, 2
  store i32 %180, ptr %179, align 4
  %181 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %182 = load i32, ptr %181, align 4
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw [8 x float], ptr %170, i64 0, i64 %183
  store float %156, ptr %184, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #5
  call void @llvm.lifetime.end.p0(ptr %22) #5
  call void @llvm.lifetime.end.p0(ptr %21) #5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %24) #5
  store i32 0, ptr %24, align 4
  br label %185

185:
  %186 = load i32, ptr %24, align 4
  %187 = icmp slt i32 %186, 8
  br i1 %187, label %189, label %188

188:
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #5
  br label %232

189:
  call void @llvm.lifetime.start.p0(ptr %25) #5
  %190 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %191 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %192 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %193 = call %struct.Index @_Z7indicesjjj(i32 noundef %190, i32 noundef %191, i32 noundef %192) #6
  %194 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 0
  %195 = extractvalue %struct.Index %193, 0
  store i32 %195, ptr %194, align 4
  %196 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 1
  %197 = extractvalue %struct.Index %193, 1
  store i32 %197, ptr %196, align 4
  %198 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 2
  %199 = extractvalue %struct.Index %193, 2
  store i32 %199, ptr %198, align 4
  %200 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 1
  %201 = load i32, ptr %200, align 4
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds nuw [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2as to ptr), i64 0, i64 %202
  %204 = load i32, ptr %24, align 4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [8 x float], ptr %203, i64 0, i64 %205
  %207 = load float, ptr %206, align 4
  %208 = load i32, ptr %24, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2bs to ptr), i64 0, i64 %209
  call void @llvm.lifetime.start.p0(ptr %26) #5
  %211 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %212 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %213 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %214 = call %struct.Index @_Z7indicesjjj(i32 noundef %211, i32 noundef %212, i32 noundef %213) #6
  %215 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 0
  %216 = extractvalue %struct.Index %214, 0
  store i32 %216, ptr %215, align 4
  %217 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 1
  %218 = extractvalue %struct.Index %214, 1
  store i32 %218, ptr %217, align 4
  %219 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 2
  %220 = extractvalue %struct.Index %214, 2
  store i32 %220, ptr %219, align 4
  %221 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 0
  %222 = load i32, ptr %221, align 4
  %223 = zext i32 %222 to i64
  %224 = getelementptr inbounds nuw [8 x float], ptr %210, i64 0, i64 %223
  %225 = load float, ptr %224, align 4
  %226 = fmul contract float %207, %225
  %227 = load float, ptr %15, align 4
  %228 = fadd contract float %227, %226
  store float %228, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #5
  call void @llvm.lifetime.end.p0(ptr %25) #5
  br label %229

229:
  %230 = load i32, ptr %24, align 4
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %24, align 4
  br label %185, !llvm.loop !4

232:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %233

233:
  %234 = load i32, ptr %16, align 4
  %235 = add nsw i32 %234, 8
  store i32 %235, ptr %16, align 4
  br label %79, !llvm.loop !7

236:
  %237 = load float, ptr %15, align 4
  %238 = load ptr, ptr %7, align 8
  %239 = load i32, ptr %9, align 4
  %240 = load i32, ptr %8, align 4
  %241 = mul nsw i32 %239, %240
  %242 = load i32, ptr %12, align 4
  %243 = add nsw i32 %241, %242
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds float, ptr %238, i64 %244
  store float %237, ptr %245, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.count", i32 4}
!7 = distinct !{!7, !5, !8}
!8 = !{!"llvm.loop.unroll.disable"}
