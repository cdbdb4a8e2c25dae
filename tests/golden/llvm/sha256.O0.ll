target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@K = dso_local addrspace(4) externally_initialized constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@__const._Z4hashPKhPji.h = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @K to ptr)], section "llvm.metadata"

define dso_local ptx_kernel void @_Z4hashPKhPji(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca %struct.Index, align 4
  %29 = alloca %struct.Index, align 4
  %30 = alloca %struct.Index, align 4
  %31 = alloca [64 x i8], align 1
  %32 = alloca i32, align 4
  %33 = alloca [64 x i32], align 4
  %34 = alloca [8 x i32], align 4
  %35 = alloca [8 x i32], align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  store ptr %0, ptr %24, align 8
  store ptr %1, ptr %25, align 8
  store i32 %2, ptr %26, align 4
  %44 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %45 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %46 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %47 = call %struct.Index @_Z7indicesjjj(i32 noundef %44, i32 noundef %45, i32 noundef %46) #4
  %48 = getelementptr inbounds nuw %struct.Index, ptr %28, i32 0, i32 0
  %49 = extractvalue %struct.Index %47, 0
  store i32 %49, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Index, ptr %28, i32 0, i32 1
  %51 = extractvalue %struct.Index %47, 1
  store i32 %51, ptr %50, align 4
  %52 = getelementptr inbounds nuw %struct.Index, ptr %28, i32 0, i32 2
  %53 = extractvalue %struct.Index %47, 2
  store i32 %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.Index, ptr %28, i32 0, i32 0
  %55 = load i32, ptr %54, align 4
  %56 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %57 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %59 = call %struct.Index @_Z7indicesjjj(i32 noundef %56, i32 noundef %57, i32 noundef %58) #4
  %60 = getelementptr inbounds nuw %struct.Index, ptr %29, i32 0, i32 0
  %61 = extractvalue %struct.Index %59, 0
  store i32 %61, ptr %60, align 4
  %62 = getelementptr inbounds nuw %struct.Index, ptr %29, i32 0, i32 1
  %63 = extractvalue %struct.Index %59, 1
  store i32 %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.Index, ptr %29, i32 0, i32 2
  %65 = extractvalue %struct.Index %59, 2
  store i32 %65, ptr %64, align 4
  %66 = getelementptr inbounds nuw %struct.Index, ptr %29, i32 0, i32 0
  %67 = load i32, ptr %66, align 4
  %68 = mul i32 %55, %67
  %69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %70 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %71 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %72 = call %struct.Index @_Z7indicesjjj(i32 noundef %69, i32 noundef %70, i32 noundef %71) #4
  %73 = getelementptr inbounds nuw %struct.Index, ptr %30, i32 0, i32 0
  %74 = extractvalue %struct.Index %72, 0
  store i32 %74, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.Index, ptr %30, i32 0, i32 1
  %76 = extractvalue %struct.Index %72, 1
  store i32 %76, ptr %75, align 4
  %77 = getelementptr inbounds nuw %struct.Index, ptr %30, i32 0, i32 2
  %78 = extractvalue %struct.Index %72, 2
  store i32 %78, ptr %77, align 4
  %79 = getelementptr inbounds nuw %struct.Index, ptr %30, i32 0, i32 0
  %80 = load i32, ptr %79, align 4
  %81 = add i32 %68, %80
  store i32 %81, ptr %27, align 4
  store i32 0, ptr %32, align 4
  br label %82

82:
  %83 = load i32, ptr %32, align 4
  %84 = icmp slt i32 %83, 64
  br i1 %84, label %85, label %115

85:
  %86 = load i32, ptr %32, align 4
  %87 = load i32, ptr %26, align 4
  %88 = icmp slt i32 %86, %87
  br i1 %88, label %89, label %100

89:
  %90 = load ptr, ptr %24, align 8
  %91 = load i32, ptr %27, align 4
  %92 = load i32, ptr %26, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %32, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %90, i64 %96
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i32
  br label %106

100:
  %101 = load i32, ptr %32, align 4
  %102 = load i32, ptr %26, align 4
  %103 = icmp eq i32 %101, %102
  %104 = zext i1 %103 to i64
  %105 = select i1 %103, i32 128, i32 0
  br label %106

106:
  %107 = phi i32 [ %99, %89 ], [ %105, %100 ]
  %108 = trunc i32 %107 to i8
  %109 = load i32, ptr %32, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [64 x i8], ptr %31, i64 0, i64 %110
  store i8 %108, ptr %111, align 1
  br label %112

112:
  %113 = load i32, ptr %32, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %32, align 4
  br label %82, !llvm.loop !4

115:
  %116 = load i32, ptr %26, align 4
  %117 = mul nsw i32 %116, 8
  %118 = ashr i32 %117, 8
  %119 = trunc i32 %118 to i8
  %120 = getelementptr inbounds [64 x i8], ptr %31, i64 0, i64 62
  store i8 %119, ptr %120, align 1
  %121 = load i32, ptr %26, align 4
  %122 = mul nsw i32 %121, 8
  %123 = trunc i32 %122 to i8
  %124 = getelementptr inbounds [64 x i8], ptr %31, i64 0, i64 63
  store i8 %123, ptr %124, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %34, ptr align 4 @__const._Z4hashPKhPji.h, i64 32, i1 false)
  store i32 0, ptr %36, align 4
  br label %125

125:
  %126 = load i32, ptr %36, align 4
  %127 = icmp slt i32 %126, 16
  br i1 %127, label %128, label %168

128:
  %129 = load i32, ptr %36, align 4
  %130 = mul nsw i32 4, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [64 x i8], ptr %31, i64 0, i64 %131
  %133 = load i8, ptr %132, align 1
  %134 = zext i8 %133 to i32
  %135 = shl i32 %134, 24
  %136 = load i32, ptr %36, align 4
  %137 = mul nsw i32 4, %136
  %138 = add nsw i32 %137, 1
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [64 x i8], ptr %31, i64 0, i64 %139
  %141 = load i8, ptr %140, align 1
  %142 = zext i8 %141 to i32
  %143 = shl i32 %142, 16
  %144 = or i32 %135, %143
  %145 = load i32, ptr %36, align 4
  %146 = mul nsw i32 4, %145
  %147 = add nsw i32 %146, 2
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [64 x i8], ptr %31, i64 0, i64 %148
  %150 = load i8, ptr %149, align 1
  %151 = zext i8 %150 to i32
  %152 = shl i32 %151, 8
  %153 = or i32 %144, %152
  %154 = load i32, ptr %36, align 4
  %155 = mul nsw i32 4, %154
  %156 = add nsw i32 %155, 3
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [64 x i8], ptr %31, i64 0, i64 %157
  %159 = load i8, ptr %158, align 1
  %160 = zext i8 %159 to i32
  %161 = or i32 %153, %160
  %162 = load i32, ptr %36, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %163
  store i32 %161, ptr %164, align 4
  br label %165

165:
  %166 = load i32, ptr %36, align 4
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr %36, align 4
  br label %125, !llvm.loop !6

168:
  store i32 16, ptr %37, align 4
  br label %169

169:
  %170 = load i32, ptr %37, align 4
  %171 = icmp slt i32 %170, 64
  br i1 %171, label %172, label %260

172:
  %173 = load i32, ptr %37, align 4
  %174 = sub nsw i32 %173, 16
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %175
  %177 = load i32, ptr %176, align 4
  %178 = load i32, ptr %37, align 4
  %179 = sub nsw i32 %178, 7
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %180
  %182 = load i32, ptr %181, align 4
  %183 = add i32 %177, %182
  %184 = load i32, ptr %37, align 4
  %185 = sub nsw i32 %184, 15
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %186
  %188 = load i32, ptr %187, align 4
  store i32 %188, ptr %4, align 4
  store i32 7, ptr %5, align 4
  %189 = load i32, ptr %4, align 4
  %190 = load i32, ptr %5, align 4
  %191 = lshr i32 %189, %190
  %192 = load i32, ptr %4, align 4
  %193 = load i32, ptr %5, align 4
  %194 = sub nsw i32 32, %193
  %195 = shl i32 %192, %194
  %196 = or i32 %191, %195
  %197 = load i32, ptr %37, align 4
  %198 = sub nsw i32 %197, 15
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %199
  %201 = load i32, ptr %200, align 4
  store i32 %201, ptr %6, align 4
  store i32 18, ptr %7, align 4
  %202 = load i32, ptr %6, align 4
  %203 = load i32, ptr %7, align 4
  %204 = lshr i32 %202, %203
  %205 = load i32, ptr %6, align 4
  %206 = load i32, ptr %7, align 4
  %207 = sub nsw i32 32, %206
  %208 = shl i32 %205, %207
  %209 = or i32 %204, %208
  %210 = xor i32 %196, %209
  %211 = load i32, ptr %37, align 4
  %212 = sub nsw i32 %211, 15
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %213
  %215 = load i32, ptr %214, align 4
  %216 = lshr i32 %215, 3
  %217 = xor i32 %210, %216
  %218 = add i32 %183, %217
  %219 = load i32, ptr %37, align 4
  %220 = sub nsw i32 %219, 2
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %221
  %223 = load i32, ptr %222, align 4
  store i32 %223, ptr %8, align 4
  store i32 17, ptr %9, align 4
  %224 = load i32, ptr %8, align 4
  %225 = load i32, ptr %9, align 4
  %226 = lshr i32 %224, %225
  %227 = load i32, ptr %8, align 4
  %228 = load i32, ptr %9, align 4
  %229 = sub nsw i32 32, %228
  %230 = shl i32 %227, %229
  %231 = or i32 %226, %230
  %232 = load i32, ptr %37, align 4
  %233 = sub nsw i32 %232, 2
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %234
  %236 = load i32, ptr %235, align 4
  store i32 %236, ptr %10, align 4
  store i32 19, ptr %11, align 4
  %237 = load i32, ptr %10, align 4
  %238 = load i32, ptr %11, align 4
  %239 = lshr i32 %237, %238
  %240 = load i32, ptr %10, align 4
  %241 = load i32, ptr %11, align 4
  %242 = sub nsw i32 32, %241
  %243 = shl i32 %240, %242
  %244 = or i32 %239, %243
  %245 = xor i32 %231, %244
  %246 = load i32, ptr %37, align 4
  %247 = sub nsw i32 %246, 2
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %248
  %250 = load i32, ptr %249, align 4
  %251 = lshr i32 %250, 10
  %252 = xor i32 %245, %251
  %253 = add i32 %218, %252
  %254 = load i32, ptr %37, align 4
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %255
  store i32 %253, ptr %256, align 4
  br label %257

257:
  %258 = load i32, ptr %37, align 4
  %259 = add nsw i32 %258, 1
  store i32 %259, ptr %37, align 4
  br label %169, !llvm.loop !7

260:
  store i32 0, ptr %38, align 4
  br label %261

261:
  %262 = load i32, ptr %38, align 4
  %263 = icmp slt i32 %262, 8
  br i1 %263, label %264, label %275

264:
  %265 = load i32, ptr %38, align 4
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds [8 x i32], ptr %34, i64 0, i64 %266
  %268 = load i32, ptr %267, align 4
  %269 = load i32, ptr %38, align 4
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 %270
  store i32 %268, ptr %271, align 4
  br label %272

272:
  %273 = load i32, ptr %38, align 4
  %274 = add nsw i32 %273, 1
  store i32 %274, ptr %38, align 4
  br label %261, !llvm.loop !8

275:
  store i32 0, ptr %39, align 4
  br label %276

276:
  %277 = load i32, ptr %39, align 4
  %278 = icmp slt i32 %277, 64
  br i1 %278, label %279, label %415

279:
  %280 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 7
  %281 = load i32, ptr %280, align 4
  %282 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 4
  %283 = load i32, ptr %282, align 4
  store i32 %283, ptr %12, align 4
  store i32 6, ptr %13, align 4
  %284 = load i32, ptr %12, align 4
  %285 = load i32, ptr %13, align 4
  %286 = lshr i32 %284, %285
  %287 = load i32, ptr %12, align 4
  %288 = load i32, ptr %13, align 4
  %289 = sub nsw i32 32, %288
  %290 = shl i32 %287, %289
  %291 = or i32 %286, %290
  %292 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 4
  %293 = load i32, ptr %292, align 4
  store i32 %293, ptr %14, align 4
  store i32 11, ptr %15, align 4
  %294 = load i32, ptr %14, align 4
  %295 = load i32, ptr %15, align 4
  %296 = lshr i32 %294, %295
  %297 = load i32, ptr %14, align 4
  %298 = load i32, ptr %15, align 4
  %299 = sub nsw i32 32, %298
  %300 = shl i32 %297, %299
  %301 = or i32 %296, %300
  %302 = xor i32 %291, %301
  %303 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 4
  %304 = load i32, ptr %303, align 4
  store i32 %304, ptr %16, align 4
  store i32 25, ptr %17, align 4
  %305 = load i32, ptr %16, align 4
  %306 = load i32, ptr %17, align 4
  %307 = lshr i32 %305, %306
  %308 = load i32, ptr %16, align 4
  %309 = load i32, ptr %17, align 4
  %310 = sub nsw i32 32, %309
  %311 = shl i32 %308, %310
  %312 = or i32 %307, %311
  %313 = xor i32 %302, %312
  %314 = add i32 %281, %313
  %315 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 4
  %316 = load i32, ptr %315, align 4
  %317 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 5
  %318 = load i32, ptr %317, align 4
  %319 = and i32 %316, %318
  %320 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 4
  %321 = load i32, ptr %320, align 4
  %322 = xor i32 %321, -1
  %323 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 6
  %324 = load i32, ptr %323, align 4
  %325 = and i32 %322, %324
  %326 = xor i32 %319, %325
  %327 = add i32 %314, %326
  %328 = load i32, ptr %39, align 4
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @K to ptr), i64 0, i64 %329
  %331 = load i32, ptr %330, align 4
  %332 = add i32 %327, %331
  %333 = load i32, ptr %39, align 4
  %334 = sext i32 %333 to i64
  %335 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %334
  %336 = load i32, ptr %335, align 4
  %337 = add i32 %332, %336
  store i32 %337, ptr %40, align 4
  %338 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 0
  %339 = load i32, ptr %338, align 4
  store i32 %339, ptr %18, align 4
  store i32 2, ptr %19, align 4
  %340 = load i32, ptr %18, align 4
  %341 = load i32, ptr %19, align 4
  %342 = lshr i32 %340, %341
  %343 = load i32, ptr %18, align 4
  %344 = load i32, ptr %19, align 4
  %345 = sub nsw i32 32, %344
  %346 = shl i32 %343, %345
  %347 = or i32 %342, %346
  %348 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 0
  %349 = load i32, ptr %348, align 4
  store i32 %349, ptr %20, align 4
  store i32 13, ptr %21, align 4
  %350 = load i32, ptr %20, align 4
  %351 = load i32, ptr %21, align 4
  %352 = lshr i32 %350, %351
  %353 = load i32, ptr %20, align 4
  %354 = load i32, ptr %21, align 4
  %355 = sub nsw i32 32, %354
  %356 = shl i32 %353, %355
  %357 = or i32 %352, %356
  %358 = xor i32 %347, %357
  %359 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 0
  %360 = load i32, ptr %359, align 4
  store i32 %360, ptr %22, align 4
  store i32 22, ptr %23, align 4
  %361 = load i32, ptr %22, align 4
  %362 = load i32, ptr %23, align 4
  %363 = lshr i32 %361, %362
  %364 = load i32, ptr %22, align 4
  %365 = load i32, ptr %23, align 4
  %366 = sub nsw i32 32, %365
  %367 = shl i32 %364, %366
  %368 = or i32 %363, %367
  %369 = xor i32 %358, %368
  %370 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 0
  %371 = load i32, ptr %370, align 4
  %372 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 1
  %373 = load i32, ptr %372, align 4
  %374 = and i32 %371, %373
  %375 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 0
  %376 = load i32, ptr %375, align 4
  %377 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 2
  %378 = load i32, ptr %377, align 4
  %379 = and i32 %376, %378
  %380 = xor i32 %374, %379
  %381 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 1
  %382 = load i32, ptr %381, align 4
  %383 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 2
  %384 = load i32, ptr %383, align 4
  %385 = and i32 %382, %384
  %386 = xor i32 %380, %385
  %387 = add i32 %369, %386
  store i32 %387, ptr %41, align 4
  store i32 7, ptr %42, align 4
  br label %388

388:
  %389 = load i32, ptr %42, align 4
  %390 = icmp sgt i32 %389, 0
  br i1 %390, label %391, label %403

391:
  %392 = load i32, ptr %42, align 4
  %393 = sub nsw i32 %392, 1
  %394 = sext i32 %393 to i64
  %395 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 %394
  %396 = load i32, ptr %395, align 4
  %397 = load i32, ptr %42, align 4
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 %398
  store i32 %396, ptr %399, align 4
  br label %400

400:
  %401 = load i32, ptr %42, align 4
  %402 = add nsw i32 %401, -1
  store i32 %402, ptr %42, align 4
  br label %388, !llvm.loop !9

403:
  %404 = load i32, ptr %40, align 4
  %405 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 4
  %406 = load i32, ptr %405, align 4
  %407 = add i32 %406, %404
  store i32 %407, ptr %405, align 4
  %408 = load i32, ptr %40, align 4
  %409 = load i32, ptr %41, align 4
  %410 = add i32 %408, %409
  %411 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 0
  store i32 %410, ptr %411, align 4
  br label %412

412:
  %413 = load i32, ptr %39, align 4
  %414 = add nsw i32 %413, 1
  store i32 %414, ptr %39, align 4
  br label %276, !llvm.loop !10

415:
  store i32 0, ptr %43, align 4
  br label %416

416:
  %417 = load i32, ptr %43, align 4
  %418 = icmp slt i32 %417, 8
  br i1 %418, label %419, label %439

419:
  %420 = load i32, ptr %43, align 4
  %421 = sext i32 %420 to i64
  %422 = getelementptr inbounds [8 x i32], ptr %34, i64 0, i64 %421
  %423 = load i32, ptr %422, align 4
  %424 = load i32, ptr %43, align 4
  %425 = sext i32 %424 to i64
  %426 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 %425
  %427 = load i32, ptr %426, align 4
  %428 = add i32 %423, %427
  %429 = load ptr, ptr %25, align 8
  %430 = load i32, ptr %27, align 4
  %431 = mul nsw i32 8, %430
  %432 = load i32, ptr %43, align 4
  %433 = add nsw i32 %431, %432
  %434 = sext i32 %433 to i64
  %435 = getelementptr inbounds i32, ptr %429, i64 %434
  store i32 %428, ptr %435, align 4
  br label %436

436:
  %437 = load i32, ptr %43, align 4
  %438 = add nsw i32 %437, 1
  store i32 %438, ptr %43, align 4
  br label %416, !llvm.loop !11

439:
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
