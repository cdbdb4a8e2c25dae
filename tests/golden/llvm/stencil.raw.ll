target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@_ZZ6smoothPKfPfiiE4tile = internal addrspace(3) global [10 x [18 x float]] undef, align 4

define dso_local ptx_kernel void @_Z6smoothPKfPfii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Index, align 4
  %14 = alloca %struct.Index, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.Index, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.Index, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.Index, align 4
  %22 = alloca i32, align 4
  %23 = alloca %struct.Index, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.Index, align 4
  %26 = alloca i32, align 4
  %27 = alloca %struct.Index, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %31 = call %struct.Index @_Z7indicesjjj(i32 noundef %28, i32 noundef %29, i32 noundef %30) #6
  %32 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %33 = extractvalue %struct.Index %31, 0
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %35 = extractvalue %struct.Index %31, 1
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %37 = extractvalue %struct.Index %31, 2
  store i32 %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %39 = load i32, ptr %38, align 4
  %40 = mul i32 %39, 16
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %44 = call %struct.Index @_Z7indicesjjj(i32 noundef %41, i32 noundef %42, i32 noundef %43) #6
  %45 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %46 = extractvalue %struct.Index %44, 0
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %48 = extractvalue %struct.Index %44, 1
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %50 = extractvalue %struct.Index %44, 2
  store i32 %50, ptr %49, align 4
  %51 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %52 = load i32, ptr %51, align 4
  %53 = add i32 %40, %52
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  store i32 %53, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %54 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %55 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %56 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %57 = call %struct.Index @_Z7indicesjjj(i32 noundef %54, i32 noundef %55, i32 noundef %56) #6
  %58 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %59 = extractvalue %struct.Index %57, 0
  store i32 %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %61 = extractvalue %struct.Index %57, 1
  store i32 %61, ptr %60, align 4
  %62 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %63 = extractvalue %struct.Index %57, 2
  store i32 %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %65 = load i32, ptr %64, align 4
  %66 = mul i32 %65, 8
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %70 = call %struct.Index @_Z7indicesjjj(i32 noundef %67, i32 noundef %68, i32 noundef %69) #6
  %71 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %72 = extractvalue %struct.Index %70, 0
  store i32 %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %74 = extractvalue %struct.Index %70, 1
  store i32 %74, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %76 = extractvalue %struct.Index %70, 2
  store i32 %76, ptr %75, align 4
  %77 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %78 = load i32, ptr %77, align 4
  %79 = add i32 %66, %78
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  store i32 %79, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #5
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %83 = call %struct.Index @_Z7indicesjjj(i32 noundef %80, i32 noundef %81, i32 noundef %82) #6
  %84 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %85 = extractvalue %struct.Index %83, 0
  store i32 %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %87 = extractvalue %struct.Index %83, 1
  store i32 %87, ptr %86, align 4
  %88 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2
  %89 = extractvalue %struct.Index %83, 2
  store i32 %89, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %91 = load i32, ptr %90, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  store i32 %91, ptr %15, align 4
  br label %92

92:
  %93 = load i32, ptr %15, align 4
  %94 = icmp slt i32 %93, 10
  br i1 %94, label %96, label %95

95:
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %185

96:
  call void @llvm.lifetime.start.p0(ptr %18) #5
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %98 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %99 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %100 = call %struct.Index @_Z7indicesjjj(i32 noundef %97, i32 noundef %98, i32 noundef %99) #6
  %101 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %102 = extractvalue %struct.Index %100, 0
  store i32 %102, ptr %101, align 4
  %103 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %104 = extractvalue %struct.Index %100, 1
  store i32 %104, ptr %103, align 4
  %105 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 2
  %106 = extractvalue %struct.Index %100, 2
  store i32 %106, ptr %105, align 4
  %107 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %108 = load i32, ptr %107, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #5
  store i32 %108, ptr %18, align 4
  br label %109

109:
  %110 = load i32, ptr %18, align 4
  %111 = icmp slt i32 %110, 18
  br i1 %111, label %113, label %112

112:
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #5
  br label %181

113:
  call void @llvm.lifetime.start.p0(ptr %20) #5
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %114 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %115 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %116 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %117 = call %struct.Index @_Z7indicesjjj(i32 noundef %114, i32 noundef %115, i32 noundef %116) #6
  %118 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 0
  %119 = extractvalue %struct.Index %117, 0
  store i32 %119, ptr %118, align 4
  %120 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 1
  %121 = extractvalue %struct.Index %117, 1
  store i32 %121, ptr %120, align 4
  %122 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 2
  %123 = extractvalue %struct.Index %117, 2
  store i32 %123, ptr %122, align 4
  %124 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 0
  %125 = load i32, ptr %124, align 4
  %126 = mul i32 %125, 16
  %127 = load i32, ptr %18, align 4
  %128 = add i32 %126, %127
  %129 = sub i32 %128, 1
  call void @llvm.lifetime.end.p0(ptr %21) #5
  store i32 %129, ptr %20, align 4
  call void @llvm.lifetime.start.p0(ptr %22) #5
  call void @llvm.lifetime.start.p0(ptr %23) #5
  %130 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %131 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %132 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %133 = call %struct.Index @_Z7indicesjjj(i32 noundef %130, i32 noundef %131, i32 noundef %132) #6
  %134 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %135 = extractvalue %struct.Index %133, 0
  store i32 %135, ptr %134, align 4
  %136 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 1
  %137 = extractvalue %struct.Index %133, 1
  store i32 %137, ptr %136, align 4
  %138 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 2
  %139 = extractvalue %struct.Index %133, 2
  store i32 %139, ptr %138, align 4
  %140 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 1
  %141 = load i32, ptr %140, align 4
  %142 = mul i32 %141, 8
  %143 = load i32, ptr %15, align 4
  %144 = add i32 %142, %143
  %145 = sub i32 %144, 1
  call void @llvm.lifetime.end.p0(ptr %23) #5
  store i32 %145, ptr %22, align 4
  %146 = load i32, ptr %20, align 4
  %147 = icmp sge i32 %146, 0
  br i1 %147, label %148, label %169

148:
  %149 = load i32, ptr %20, align 4
  %150 = load i32, ptr %7, align 4
  %151 = icmp slt i32 %149, %150
  br i1 %151, label %152, label %169

152:
  %153 = load i32, ptr %22, align 4
  %154 = icmp sge i32 %153, 0
  br i1 %154, label %155, label %169

155:
  %156 = load i32, ptr %22, align 4
  %157 = load i32, ptr %8, align 4
  %158 = icmp slt i32 %156, %157
  br i1 %158, label %159, label %169

159:
  %160 = load ptr, ptr %5, align 8
  %161 = load i32, ptr %22, align 4
  %162 = load i32, ptr %7, align 4
  %163 = mul nsw i32 %161, %162
  %164 = load i32, ptr %20, align 4
  %165 = add nsw i32 %163, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %160, i64 %166
  %168 = load float, ptr %167, align 4
  br label %170

169:
  br label %170

170:
  %171 = phi contract float [ %168, %159 ], [ 0.000000e+00, %169 ]
  %172 = load i32, ptr %15, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %173
  %175 = load i32, ptr %18, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [18 x float], ptr %174, i64 0, i64 %176
  store float %171, ptr %177, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #5
  call void @llvm.lifetime.end.p0(ptr %20) #5
  br label %178

178:
  %179 = load i32, ptr %18, align 4
  %180 = add nsw i32 %179, 16
  store i32 %180, ptr %18, align 4
  br label %109, !llvm.loop !4

181:
  br label %182

182:
  %183 = load i32, ptr %15, align 4
  %184 = add nsw i32 %183, 8
  store i32 %184, ptr %15, align 4
  br label %92, !llvm.loop !7

185:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %186 = load i32, ptr %9, align 4
  %187 = load i32, ptr %7, align 4
  %188 = icmp sge i32 %186, %187
  br i1 %188, label %193, label %189

189:
  %190 = load i32, ptr %12, align 4
  %191 = load i32, ptr %8, align 4
  %192 = icmp sge i32 %190, %191
  br i1 %192, label %193, label %194

193:
  store i32 1, ptr %17, align 4
  br label %273

194:
  call void @llvm.lifetime.start.p0(ptr %24) #5
  call void @llvm.lifetime.start.p0(ptr %25) #5
  %195 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %196 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %197 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %198 = call %struct.Index @_Z7indicesjjj(i32 noundef %195, i32 noundef %196, i32 noundef %197) #6
  %199 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 0
  %200 = extractvalue %struct.Index %198, 0
  store i32 %200, ptr %199, align 4
  %201 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 1
  %202 = extractvalue %struct.Index %198, 1
  store i32 %202, ptr %201, align 4
  %203 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 2
  %204 = extractvalue %struct.Index %198, 2
  store i32 %204, ptr %203, align 4
  %205 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 0
  %206 = load i32, ptr %205, align 4
  %207 = add i32 %206, 1
  call void @llvm.lifetime.end.p0(ptr %25) #5
  store i32 %207, ptr %24, align 4
  call void @llvm.lifetime.start.p0(ptr %26) #5
  call void @llvm.lifetime.start.p0(ptr %27) #5
  %208 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %209 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %210 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %211 = call %struct.Index @_Z7indicesjjj(i32 noundef %208, i32 noundef %209, i32 noundef %210) #6
  %212 = getelementptr inbounds nuw %struct.Index, ptr %27, i32 0, i32 0
  %213 = extractvalue %struct.Index %211, 0
  store i32 %213, ptr %212, align 4
  %214 = getelementptr inbounds nuw %struct.Index, ptr %27, i32 0, i32 1
  %215 = extractvalue %struct.Index %211, 1
  store i32 %215, ptr %214, align 4
  %216 = getelementptr inbounds nuw %struct.Index, ptr %27, i32 0, i32 2
  %217 = extractvalue %struct.Index %211, 2
  store i32 %217, ptr %216, align 4
  %218 = getelementptr inbounds nuw %struct.Index, ptr %27, i32 0, i32 1
  %219 = load i32, ptr %218, align 4
  %220 = add i32 %219, 1
  call void @llvm.lifetime.end.p0(ptr %27) #5
  store i32 %220, ptr %26, align 4
  %221 = load i32, ptr %26, align 4
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %222
  %224 = load i32, ptr %24, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [18 x float], ptr %223, i64 0, i64 %225
  %227 = load float, ptr %226, align 4
  %228 = fmul contract float 4.000000e+00, %227
  %229 = load i32, ptr %26, align 4
  %230 = sub nsw i32 %229, 1
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %231
  %233 = load i32, ptr %24, align 4
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds [18 x float], ptr %232, i64 0, i64 %234
  %236 = load float, ptr %235, align 4
  %237 = fsub contract float %228, %236
  %238 = load i32, ptr %26, align 4
  %239 = add nsw i32 %238, 1
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %240
  %242 = load i32, ptr %24, align 4
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [18 x float], ptr %241, i64 0, i64 %243
  %245 = load float, ptr %244, align 4
  %246 = fsub contract float %237, %245
  %247 = load i32, ptr %26, align 4
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %248
  %250 = load i32, ptr %24, align 4
  %251 = sub nsw i32 %250, 1
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds [18 x float], ptr %249, i64 0, i64 %252
  %254 = load float, ptr %253, align 4
  %255 = fsub contract float %246, %254
  %256 = load i32, ptr %26, align 4
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %257
  %259 = load i32, ptr %24, align 4
  %260 = add nsw i32 %259, 1
  %261 = sext i32 %260 to i64
  %262 = getelementptr inbounds [18 x float], ptr %258, i64 0, i64 %261
  %263 = load float, ptr %262, align 4
  %264 = fsub contract float %255, %263
  %265 = load ptr, ptr %6, align 8
  %266 = load i32, ptr %12, align 4
  %267 = load i32, ptr %7, align 4
  %268 = mul nsw i32 %266, %267
  %269 = load i32, ptr %9, align 4
  %270 = add nsw i32 %268, %269
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds float, ptr %265, i64 %271
  store float %264, ptr %272, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #5
  call void @llvm.lifetime.end.p0(ptr %24) #5
  store i32 0, ptr %17, align 4
  br label %273

273:
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %274 = load i32, ptr %17, align 4
  switch i32 %274, label %276 [
    i32 0, label %275
    i32 1, label %275
  ]

275:
  ret void

276:
  unreachable
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
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
