target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@K = dso_local addrspace(4) externally_initialized constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @K to ptr)], section "llvm.metadata"

define dso_local ptx_kernel void @_Z4hashPKhPji(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [64 x i8], align 1
  %5 = alloca [64 x i32], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  %11 = mul nsw i32 %2, %10
  br label %321

12:
  %13 = lshr i32 %2, 5
  %14 = trunc i32 %13 to i8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 62
  store i8 %14, ptr %15, align 1
  %16 = trunc i32 %2 to i8
  %17 = shl i8 %16, 3
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 63
  store i8 %17, ptr %18, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %19 = load i8, ptr %4, align 1
  %20 = zext i8 %19 to i32
  %21 = shl nuw i32 %20, 24
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 1
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = shl nuw nsw i32 %24, 16
  %26 = or disjoint i32 %25, %21
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 2
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = shl nuw nsw i32 %29, 8
  %31 = or disjoint i32 %26, %30
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 3
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = or disjoint i32 %31, %34
  store i32 %35, ptr %5, align 4
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = shl nuw i32 %38, 24
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 5
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = shl nuw nsw i32 %42, 16
  %44 = or disjoint i32 %43, %39
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 6
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  %48 = shl nuw nsw i32 %47, 8
  %49 = or disjoint i32 %44, %48
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 7
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = or disjoint i32 %49, %52
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %53, ptr %54, align 4
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %56 = load i8, ptr %55, align 1
  %57 = zext i8 %56 to i32
  %58 = shl nuw i32 %57, 24
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 9
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = shl nuw nsw i32 %61, 16
  %63 = or disjoint i32 %62, %58
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 10
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = shl nuw nsw i32 %66, 8
  %68 = or disjoint i32 %63, %67
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 11
  %70 = load i8, ptr %69, align 1
  %71 = zext i8 %70 to i32
  %72 = or disjoint i32 %68, %71
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %72, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = shl nuw i32 %76, 24
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 13
  %79 = load i8, ptr %78, align 1
  %80 = zext i8 %79 to i32
  %81 = shl nuw nsw i32 %80, 16
  %82 = or disjoint i32 %81, %77
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 14
  %84 = load i8, ptr %83, align 1
  %85 = zext i8 %84 to i32
  %86 = shl nuw nsw i32 %85, 8
  %87 = or disjoint i32 %82, %86
  %88 = getelementptr inbounds nuw i8, ptr %4, i64 15
  %89 = load i8, ptr %88, align 1
  %90 = zext i8 %89 to i32
  %91 = or disjoint i32 %87, %90
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %91, ptr %92, align 4
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %94 = load i8, ptr %93, align 1
  %95 = zext i8 %94 to i32
  %96 = shl nuw i32 %95, 24
  %97 = getelementptr inbounds nuw i8, ptr %4, i64 17
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i32
  %100 = shl nuw nsw i32 %99, 16
  %101 = or disjoint i32 %100, %96
  %102 = getelementptr inbounds nuw i8, ptr %4, i64 18
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i32
  %105 = shl nuw nsw i32 %104, 8
  %106 = or disjoint i32 %101, %105
  %107 = getelementptr inbounds nuw i8, ptr %4, i64 19
  %108 = load i8, ptr %107, align 1
  %109 = zext i8 %108 to i32
  %110 = or disjoint i32 %106, %109
  %111 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %110, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i32
  %115 = shl nuw i32 %114, 24
  %116 = getelementptr inbounds nuw i8, ptr %4, i64 21
  %117 = load i8, ptr %116, align 1
  %118 = zext i8 %117 to i32
  %119 = shl nuw nsw i32 %118, 16
  %120 = or disjoint i32 %119, %115
  %121 = getelementptr inbounds nuw i8, ptr %4, i64 22
  %122 = load i8, ptr %121, align 1
  %123 = zext i8 %122 to i32
  %124 = shl nuw nsw i32 %123, 8
  %125 = or disjoint i32 %120, %124
  %126 = getelementptr inbounds nuw i8, ptr %4, i64 23
  %127 = load i8, ptr %126, align 1
  %128 = zext i8 %127 to i32
  %129 = or disjoint i32 %125, %128
  %130 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %129, ptr %130, align 4
  %131 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %132 = load i8, ptr %131, align 1
  %133 = zext i8 %132 to i32
  %134 = shl nuw i32 %133, 24
  %135 = getelementptr inbounds nuw i8, ptr %4, i64 25
  %136 = load i8, ptr %135, align 1
  %137 = zext i8 %136 to i32
  %138 = shl nuw nsw i32 %137, 16
  %139 = or disjoint i32 %138, %134
  %140 = getelementptr inbounds nuw i8, ptr %4, i64 26
  %141 = load i8, ptr %140, align 1
  %142 = zext i8 %141 to i32
  %143 = shl nuw nsw i32 %142, 8
  %144 = or disjoint i32 %139, %143
  %145 = getelementptr inbounds nuw i8, ptr %4, i64 27
  %146 = load i8, ptr %145, align 1
  %147 = zext i8 %146 to i32
  %148 = or disjoint i32 %144, %147
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %148, ptr %149, align 4
  %150 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %151 = load i8, ptr %150, align 1
  %152 = zext i8 %151 to i32
  %153 = shl nuw i32 %152, 24
  %154 = getelementptr inbounds nuw i8, ptr %4, i64 29
  %155 = load i8, ptr %154, align 1
  %156 = zext i8 %155 to i32
  %157 = shl nuw nsw i32 %156, 16
  %158 = or disjoint i32 %157, %153
  %159 = getelementptr inbounds nuw i8, ptr %4, i64 30
  %160 = load i8, ptr %159, align 1
  %161 = zext i8 %160 to i32
  %162 = shl nuw nsw i32 %161, 8
  %163 = or disjoint i32 %158, %162
  %164 = getelementptr inbounds nuw i8, ptr %4, i64 31
  %165 = load i8, ptr %164, align 1
  %166 = zext i8 %165 to i32
  %167 = or disjoint i32 %163, %166
  %168 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 %167, ptr %168, align 4
  %169 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %170 = load i8, ptr %169, align 1
  %171 = zext i8 %170 to i32
  %172 = shl nuw i32 %171, 24
  %173 = getelementptr inbounds nuw i8, ptr %4, i64 33
  %174 = load i8, ptr %173, align 1
  %175 = zext i8 %174 to i32
  %176 = shl nuw nsw i32 %175, 16
  %177 = or disjoint i32 %176, %172
  %178 = getelementptr inbounds nuw i8, ptr %4, i64 34
  %179 = load i8, ptr %178, align 1
  %180 = zext i8 %179 to i32
  %181 = shl nuw nsw i32 %180, 8
  %182 = or disjoint i32 %177, %181
  %183 = getelementptr inbounds nuw i8, ptr %4, i64 35
  %184 = load i8, ptr %183, align 1
  %185 = zext i8 %184 to i32
  %186 = or disjoint i32 %182, %185
  %187 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 %186, ptr %187, align 4
  %188 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %189 = load i8, ptr %188, align 1
  %190 = zext i8 %189 to i32
  %191 = shl nuw i32 %190, 24
  %192 = getelementptr inbounds nuw i8, ptr %4, i64 37
  %193 = load i8, ptr %192, align 1
  %194 = zext i8 %193 to i32
  %195 = shl nuw nsw i32 %194, 16
  %196 = or disjoint i32 %195, %191
  %197 = getelementptr inbounds nuw i8, ptr %4, i64 38
  %198 = load i8, ptr %197, align 1
  %199 = zext i8 %198 to i32
  %200 = shl nuw nsw i32 %199, 8
  %201 = or disjoint i32 %196, %200
  %202 = getelementptr inbounds nuw i8, ptr %4, i64 39
  %203 = load i8, ptr %202, align 1
  %204 = zext i8 %203 to i32
  %205 = or disjoint i32 %201, %204
  %206 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 %205, ptr %206, align 4
  %207 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %208 = load i8, ptr %207, align 1
  %209 = zext i8 %208 to i32
  %210 = shl nuw i32 %209, 24
  %211 = getelementptr inbounds nuw i8, ptr %4, i64 41
  %212 = load i8, ptr %211, align 1
  %213 = zext i8 %212 to i32
  %214 = shl nuw nsw i32 %213, 16
  %215 = or disjoint i32 %214, %210
  %216 = getelementptr inbounds nuw i8, ptr %4, i64 42
  %217 = load i8, ptr %216, align 1
  %218 = zext i8 %217 to i32
  %219 = shl nuw nsw i32 %218, 8
  %220 = or disjoint i32 %215, %219
  %221 = getelementptr inbounds nuw i8, ptr %4, i64 43
  %222 = load i8, ptr %221, align 1
  %223 = zext i8 %222 to i32
  %224 = or disjoint i32 %220, %223
  %225 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 %224, ptr %225, align 4
  %226 = getelementptr inbounds nuw i8, ptr %4, i64 44
  %227 = load i8, ptr %226, align 1
  %228 = zext i8 %227 to i32
  %229 = shl nuw i32 %228, 24
  %230 = getelementptr inbounds nuw i8, ptr %4, i64 45
  %231 = load i8, ptr %230, align 1
  %232 = zext i8 %231 to i32
  %233 = shl nuw nsw i32 %232, 16
  %234 = or disjoint i32 %233, %229
  %235 = getelementptr inbounds nuw i8, ptr %4, i64 46
  %236 = load i8, ptr %235, align 1
  %237 = zext i8 %236 to i32
  %238 = shl nuw nsw i32 %237, 8
  %239 = or disjoint i32 %234, %238
  %240 = getelementptr inbounds nuw i8, ptr %4, i64 47
  %241 = load i8, ptr %240, align 1
  %242 = zext i8 %241 to i32
  %243 = or disjoint i32 %239, %242
  %244 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 %243, ptr %244, align 4
  %245 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %246 = load i8, ptr %245, align 1
  %247 = zext i8 %246 to i32
  %248 = shl nuw i32 %247, 24
  %249 = getelementptr inbounds nuw i8, ptr %4, i64 49
  %250 = load i8, ptr %249, align 1
  %251 = zext i8 %250 to i32
  %252 = shl nuw nsw i32 %251, 16
  %253 = or disjoint i32 %252, %248
  %254 = getelementptr inbounds nuw i8, ptr %4, i64 50
  %255 = load i8, ptr %254, align 1
  %256 = zext i8 %255 to i32
  %257 = shl nuw nsw i32 %256, 8
  %258 = or disjoint i32 %253, %257
  %259 = getelementptr inbounds nuw i8, ptr %4, i64 51
  %260 = load i8, ptr %259, align 1
  %261 = zext i8 %260 to i32
  %262 = or disjoint i32 %258, %261
  %263 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 %262, ptr %263, align 4
  %264 = getelementptr inbounds nuw i8, ptr %4, i64 52
  %265 = load i8, ptr %264, align 1
  %266 = zext i8 %265 to i32
  %267 = shl nuw i32 %266, 24
  %268 = getelementptr inbounds nuw i8, ptr %4, i64 53
  %269 = load i8, ptr %268, align 1
  %270 = zext i8 %269 to i32
  %271 = shl nuw nsw i32 %270, 16
  %272 = or disjoint i32 %271, %267
  %273 = getelementptr inbounds nuw i8, ptr %4, i64 54
  %274 = load i8, ptr %273, align 1
  %275 = zext i8 %274 to i32
  %276 = shl nuw nsw i32 %275, 8
  %277 = or disjoint i32 %272, %276
  %278 = getelementptr inbounds nuw i8, ptr %4, i64 55
  %279 = load i8, ptr %278, align 1
  %280 = zext i8 %279 to i32
  %281 = or disjoint i32 %277, %280
  %282 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 %281, ptr %282, align 4
  %283 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %284 = load i8, ptr %283, align 1
  %285 = zext i8 %284 to i32
  %286 = shl nuw i32 %285, 24
  %287 = getelementptr inbounds nuw i8, ptr %4, i64 57
  %288 = load i8, ptr %287, align 1
  %289 = zext i8 %288 to i32
  %290 = shl nuw nsw i32 %289, 16
  %291 = or disjoint i32 %290, %286
  %292 = getelementptr inbounds nuw i8, ptr %4, i64 58
  %293 = load i8, ptr %292, align 1
  %294 = zext i8 %293 to i32
  %295 = shl nuw nsw i32 %294, 8
  %296 = or disjoint i32 %291, %295
  %297 = getelementptr inbounds nuw i8, ptr %4, i64 59
  %298 = load i8, ptr %297, align 1
  %299 = zext i8 %298 to i32
  %300 = or disjoint i32 %296, %299
  %301 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 %300, ptr %301, align 4
  %302 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %303 = load i8, ptr %302, align 1
  %304 = zext i8 %303 to i32
  %305 = shl nuw i32 %304, 24
  %306 = getelementptr inbounds nuw i8, ptr %4, i64 61
  %307 = load i8, ptr %306, align 1
  %308 = zext i8 %307 to i32
  %309 = shl nuw nsw i32 %308, 16
  %310 = or disjoint i32 %309, %305
  %311 = getelementptr inbounds nuw i8, ptr %4, i64 62
  %312 = load i8, ptr %311, align 1
  %313 = zext i8 %312 to i32
  %314 = shl nuw nsw i32 %313, 8
  %315 = or disjoint i32 %310, %314
  %316 = getelementptr inbounds nuw i8, ptr %4, i64 63
  %317 = load i8, ptr %316, align 1
  %318 = zext i8 %317 to i32
  %319 = or disjoint i32 %315, %318
  %320 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 %319, ptr %320, align 4
  br label %380

321:
  %322 = phi i32 [ 0, %3 ], [ %378, %374 ]
  %323 = icmp slt i32 %322, %2
  br i1 %323, label %324, label %329

324:
  %325 = add nsw i32 %322, %11
  %326 = sext i32 %325 to i64
  %327 = getelementptr inbounds i8, ptr %0, i64 %326
  %328 = load i8, ptr %327, align 1
  br label %332

329:
  %330 = icmp eq i32 %322, %2
  %331 = select i1 %330, i8 -128, i8 0
  br label %332

332:
  %333 = phi i8 [ %328, %324 ], [ %331, %329 ]
  %334 = zext nneg i32 %322 to i64
  %335 = getelementptr inbounds nuw i8, ptr %4, i64 %334
  store i8 %333, ptr %335, align 1
  %336 = or disjoint i32 %322, 1
  %337 = icmp slt i32 %336, %2
  br i1 %337, label %341, label %338

338:
  %339 = icmp eq i32 %336, %2
  %340 = select i1 %339, i8 -128, i8 0
  br label %346

341:
  %342 = add nsw i32 %336, %11
  %343 = sext i32 %342 to i64
  %344 = getelementptr inbounds i8, ptr %0, i64 %343
  %345 = load i8, ptr %344, align 1
  br label %346

346:
  %347 = phi i8 [ %345, %341 ], [ %340, %338 ]
  %348 = zext nneg i32 %336 to i64
  %349 = getelementptr inbounds nuw i8, ptr %4, i64 %348
  store i8 %347, ptr %349, align 1
  %350 = or disjoint i32 %322, 2
  %351 = icmp slt i32 %350, %2
  br i1 %351, label %355, label %352

352:
  %353 = icmp eq i32 %350, %2
  %354 = select i1 %353, i8 -128, i8 0
  br label %360

355:
  %356 = add nsw i32 %350, %11
  %357 = sext i32 %356 to i64
  %358 = getelementptr inbounds i8, ptr %0, i64 %357
  %359 = load i8, ptr %358, align 1
  br label %360

360:
  %361 = phi i8 [ %359, %355 ], [ %354, %352 ]
  %362 = zext nneg i32 %350 to i64
  %363 = getelementptr inbounds nuw i8, ptr %4, i64 %362
  store i8 %361, ptr %363, align 1
  %364 = or disjoint i32 %322, 3
  %365 = icmp slt i32 %364, %2
  br i1 %365, label %369, label %366

366:
  %367 = icmp eq i32 %364, %2
  %368 = select i1 %367, i8 -128, i8 0
  br label %374

369:
  %370 = add nsw i32 %364, %11
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds i8, ptr %0, i64 %371
  %373 = load i8, ptr %372, align 1
  br label %374

374:
  %375 = phi i8 [ %373, %369 ], [ %368, %366 ]
  %376 = zext nneg i32 %364 to i64
  %377 = getelementptr inbounds nuw i8, ptr %4, i64 %376
  store i8 %375, ptr %377, align 1
  %378 = add nuw nsw i32 %322, 4
  %379 = icmp eq i32 %378, 64
  br i1 %379, label %12, label %321, !llvm.loop !4

380:
  %381 = phi i32 [ 16, %12 ], [ %427, %380 ]
  %382 = zext nneg i32 %381 to i64
  %383 = getelementptr i32, ptr %5, i64 %382
  %384 = getelementptr i8, ptr %383, i64 -64
  %385 = load i32, ptr %384, align 4
  %386 = getelementptr i8, ptr %383, i64 -28
  %387 = load i32, ptr %386, align 4
  %388 = add i32 %387, %385
  %389 = getelementptr i8, ptr %383, i64 -60
  %390 = load i32, ptr %389, align 4
  %391 = tail call i32 @llvm.fshl.i32(i32 %390, i32 %390, i32 25)
  %392 = tail call i32 @llvm.fshl.i32(i32 %390, i32 %390, i32 14)
  %393 = xor i32 %391, %392
  %394 = lshr i32 %390, 3
  %395 = xor i32 %393, %394
  %396 = add i32 %388, %395
  %397 = getelementptr i8, ptr %383, i64 -8
  %398 = load i32, ptr %397, align 4
  %399 = tail call i32 @llvm.fshl.i32(i32 %398, i32 %398, i32 15)
  %400 = tail call i32 @llvm.fshl.i32(i32 %398, i32 %398, i32 13)
  %401 = xor i32 %399, %400
  %402 = lshr i32 %398, 10
  %403 = xor i32 %401, %402
  %404 = add i32 %396, %403
  store i32 %404, ptr %383, align 4
  %405 = zext nneg i32 %381 to i64
  %406 = getelementptr i32, ptr %5, i64 %405
  %407 = getelementptr i8, ptr %406, i64 4
  %408 = getelementptr i8, ptr %406, i64 -24
  %409 = load i32, ptr %408, align 4
  %410 = add i32 %409, %390
  %411 = getelementptr i8, ptr %406, i64 -56
  %412 = load i32, ptr %411, align 4
  %413 = tail call i32 @llvm.fshl.i32(i32 %412, i32 %412, i32 25)
  %414 = tail call i32 @llvm.fshl.i32(i32 %412, i32 %412, i32 14)
  %415 = xor i32 %413, %414
  %416 = lshr i32 %412, 3
  %417 = xor i32 %415, %416
  %418 = add i32 %410, %417
  %419 = getelementptr i8, ptr %406, i64 -4
  %420 = load i32, ptr %419, align 4
  %421 = tail call i32 @llvm.fshl.i32(i32 %420, i32 %420, i32 15)
  %422 = tail call i32 @llvm.fshl.i32(i32 %420, i32 %420, i32 13)
  %423 = xor i32 %421, %422
  %424 = lshr i32 %420, 10
  %425 = xor i32 %423, %424
  %426 = add i32 %418, %425
  store i32 %426, ptr %407, align 4
  %427 = add nuw nsw i32 %381, 2
  %428 = icmp eq i32 %427, 64
  br i1 %428, label %462, label %380, !llvm.loop !6

429:
  %430 = shl nsw i32 %10, 3
  %431 = add i32 %501, 1779033703
  %432 = sext i32 %430 to i64
  %433 = getelementptr inbounds i32, ptr %1, i64 %432
  store i32 %431, ptr %433, align 4
  %434 = add i32 %470, -1150833019
  %435 = sext i32 %430 to i64
  %436 = getelementptr i32, ptr %1, i64 %435
  %437 = getelementptr i8, ptr %436, i64 4
  store i32 %434, ptr %437, align 4
  %438 = add i32 %469, 1013904242
  %439 = sext i32 %430 to i64
  %440 = getelementptr i32, ptr %1, i64 %439
  %441 = getelementptr i8, ptr %440, i64 8
  store i32 %438, ptr %441, align 4
  %442 = add i32 %468, -1521486534
  %443 = sext i32 %430 to i64
  %444 = getelementptr i32, ptr %1, i64 %443
  %445 = getelementptr i8, ptr %444, i64 12
  store i32 %442, ptr %445, align 4
  %446 = add i32 %499, 1359893119
  %447 = sext i32 %430 to i64
  %448 = getelementptr i32, ptr %1, i64 %447
  %449 = getelementptr i8, ptr %448, i64 16
  store i32 %446, ptr %449, align 4
  %450 = add i32 %466, -1694144372
  %451 = sext i32 %430 to i64
  %452 = getelementptr i32, ptr %1, i64 %451
  %453 = getelementptr i8, ptr %452, i64 20
  store i32 %450, ptr %453, align 4
  %454 = add i32 %465, 528734635
  %455 = sext i32 %430 to i64
  %456 = getelementptr i32, ptr %1, i64 %455
  %457 = getelementptr i8, ptr %456, i64 24
  store i32 %454, ptr %457, align 4
  %458 = add i32 %464, 1541459225
  %459 = sext i32 %430 to i64
  %460 = getelementptr i32, ptr %1, i64 %459
  %461 = getelementptr i8, ptr %460, i64 28
  store i32 %458, ptr %461, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

462:
  %463 = phi i32 [ %464, %462 ], [ 1541459225, %380 ]
  %464 = phi i32 [ %465, %462 ], [ 528734635, %380 ]
  %465 = phi i32 [ %466, %462 ], [ -1694144372, %380 ]
  %466 = phi i32 [ %499, %462 ], [ 1359893119, %380 ]
  %467 = phi i32 [ %468, %462 ], [ -1521486534, %380 ]
  %468 = phi i32 [ %469, %462 ], [ 1013904242, %380 ]
  %469 = phi i32 [ %470, %462 ], [ -1150833019, %380 ]
  %470 = phi i32 [ %501, %462 ], [ 1779033703, %380 ]
  %471 = phi i32 [ %502, %462 ], [ 0, %380 ]
  %472 = zext nneg i32 %471 to i64
  %473 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K to ptr), i64 %472
  %474 = load i32, ptr %473, align 4
  %475 = getelementptr inbounds nuw i32, ptr %5, i64 %472
  %476 = load i32, ptr %475, align 4
  %477 = tail call i32 @llvm.fshl.i32(i32 %466, i32 %466, i32 26)
  %478 = tail call i32 @llvm.fshl.i32(i32 %466, i32 %466, i32 21)
  %479 = xor i32 %477, %478
  %480 = tail call i32 @llvm.fshl.i32(i32 %466, i32 %466, i32 7)
  %481 = xor i32 %479, %480
  %482 = add i32 %481, %463
  %483 = and i32 %465, %466
  %484 = xor i32 %466, -1
  %485 = and i32 %464, %484
  %486 = or i32 %485, %483
  %487 = add i32 %482, %474
  %488 = add i32 %487, %486
  %489 = add i32 %488, %476
  %490 = tail call i32 @llvm.fshl.i32(i32 %470, i32 %470, i32 30)
  %491 = tail call i32 @llvm.fshl.i32(i32 %470, i32 %470, i32 19)
  %492 = xor i32 %490, %491
  %493 = tail call i32 @llvm.fshl.i32(i32 %470, i32 %470, i32 10)
  %494 = xor i32 %492, %493
  %495 = xor i32 %468, %469
  %496 = and i32 %495, %470
  %497 = and i32 %468, %469
  %498 = xor i32 %496, %497
  %499 = add i32 %467, %489
  %500 = add i32 %494, %489
  %501 = add i32 %500, %498
  %502 = add nuw nsw i32 %471, 1
  %503 = icmp eq i32 %502, 64
  br i1 %503, label %429, label %462, !llvm.loop !7
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @llvm.fshl.i32(i32, i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
