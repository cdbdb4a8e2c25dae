target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

$_Z4turnji = comdat any

@K = dso_local addrspace(4) externally_initialized constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@__const._Z4hashPKhPji.h = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @K to ptr)], section "llvm.metadata"

define dso_local ptx_kernel void @_Z4hashPKhPji(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca [64 x i8], align 1
  %12 = alloca i32, align 4
  %13 = alloca [64 x i32], align 4
  %14 = alloca [8 x i32], align 4
  %15 = alloca [8 x i32], align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #6
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %28 = call %struct.Index @_Z7indicesjjj(i32 noundef %25, i32 noundef %26, i32 noundef %27) #7
  %29 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %30 = extractvalue %struct.Index %28, 0
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %32 = extractvalue %struct.Index %28, 1
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %34 = extractvalue %struct.Index %28, 2
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %36 = load i32, ptr %35, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %40 = call %struct.Index @_Z7indicesjjj(i32 noundef %37, i32 noundef %38, i32 noundef %39) #7
  %41 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %42 = extractvalue %struct.Index %40, 0
  store i32 %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %44 = extractvalue %struct.Index %40, 1
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %46 = extractvalue %struct.Index %40, 2
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %48 = load i32, ptr %47, align 4
  %49 = mul i32 %36, %48
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %53 = call %struct.Index @_Z7indicesjjj(i32 noundef %50, i32 noundef %51, i32 noundef %52) #7
  %54 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %55 = extractvalue %struct.Index %53, 0
  store i32 %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %57 = extractvalue %struct.Index %53, 1
  store i32 %57, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %59 = extractvalue %struct.Index %53, 2
  store i32 %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %61 = load i32, ptr %60, align 4
  %62 = add i32 %49, %61
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  store i32 %62, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4
  br label %63

63:
  %64 = load i32, ptr %12, align 4
  %65 = icmp slt i32 %64, 64
  br i1 %65, label %67, label %66

66:
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %97

67:
  %68 = load i32, ptr %12, align 4
  %69 = load i32, ptr %6, align 4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %82

71:
  %72 = load ptr, ptr %4, align 8
  %73 = load i32, ptr %7, align 4
  %74 = load i32, ptr %6, align 4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %12, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr %72, i64 %78
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i32
  br label %88

82:
  %83 = load i32, ptr %12, align 4
  %84 = load i32, ptr %6, align 4
  %85 = icmp eq i32 %83, %84
  %86 = zext i1 %85 to i64
  %87 = select i1 %85, i32 128, i32 0
  br label %88

88:
  %89 = phi i32 [ %81, %71 ], [ %87, %82 ]
  %90 = trunc i32 %89 to i8
  %91 = load i32, ptr %12, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [64 x i8], ptr %11, i64 0, i64 %92
  store i8 %90, ptr %93, align 1
  br label %94

94:
  %95 = load i32, ptr %12, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %12, align 4
  br label %63, !llvm.loop !4

97:
  %98 = load i32, ptr %6, align 4
  %99 = mul nsw i32 %98, 8
  %100 = ashr i32 %99, 8
  %101 = trunc i32 %100 to i8
  %102 = getelementptr inbounds [64 x i8], ptr %11, i64 0, i64 62
  store i8 %101, ptr %102, align 1
  %103 = load i32, ptr %6, align 4
  %104 = mul nsw i32 %103, 8
  %105 = trunc i32 %104 to i8
  %106 = getelementptr inbounds [64 x i8], ptr %11, i64 0, i64 63
  store i8 %105, ptr %106, align 1
  call void @llvm.lifetime.start.p0(ptr %13) #6
  call void @llvm.lifetime.start.p0(ptr %14) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 @__const._Z4hashPKhPji.h, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %15) #6
  call void @llvm.lifetime.start.p0(ptr %16) #6
  store i32 0, ptr %16, align 4
  br label %107

107:
  %108 = load i32, ptr %16, align 4
  %109 = icmp slt i32 %108, 16
  br i1 %109, label %111, label %110

110:
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %151

111:
  %112 = load i32, ptr %16, align 4
  %113 = mul nsw i32 4, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [64 x i8], ptr %11, i64 0, i64 %114
  %116 = load i8, ptr %115, align 1
  %117 = zext i8 %116 to i32
  %118 = shl i32 %117, 24
  %119 = load i32, ptr %16, align 4
  %120 = mul nsw i32 4, %119
  %121 = add nsw i32 %120, 1
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [64 x i8], ptr %11, i64 0, i64 %122
  %124 = load i8, ptr %123, align 1
  %125 = zext i8 %124 to i32
  %126 = shl i32 %125, 16
  %127 = or i32 %118, %126
  %128 = load i32, ptr %16, align 4
  %129 = mul nsw i32 4, %128
  %130 = add nsw i32 %129, 2
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [64 x i8], ptr %11, i64 0, i64 %131
  %133 = load i8, ptr %132, align 1
  %134 = zext i8 %133 to i32
  %135 = shl i32 %134, 8
  %136 = or i32 %127, %135
  %137 = load i32, ptr %16, align 4
  %138 = mul nsw i32 4, %137
  %139 = add nsw i32 %138, 3
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [64 x i8], ptr %11, i64 0, i64 %140
  %142 = load i8, ptr %141, align 1
  %143 = zext i8 %142 to i32
  %144 = or i32 %136, %143
  %145 = load i32, ptr %16, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [64 x i32], ptr %13, i64 0, i64 %146
  store i32 %144, ptr %147, align 4
  br label %148

148:
  %149 = load i32, ptr %16, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %16, align 4
  br label %107, !llvm.loop !7

151:
  call void @llvm.lifetime.start.p0(ptr %17) #6
  store i32 16, ptr %17, align 4
  br label %152

152:
  %153 = load i32, ptr %17, align 4
  %154 = icmp slt i32 %153, 64
  br i1 %154, label %156, label %155

155:
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %216

156:
  %157 = load i32, ptr %17, align 4
  %158 = sub nsw i32 %157, 16
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [64 x i32], ptr %13, i64 0, i64 %159
  %161 = load i32, ptr %160, align 4
  %162 = load i32, ptr %17, align 4
  %163 = sub nsw i32 %162, 7
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [64 x i32], ptr %13, i64 0, i64 %164
  %166 = load i32, ptr %165, align 4
  %167 = add i32 %161, %166
  %168 = load i32, ptr %17, align 4
  %169 = sub nsw i32 %168, 15
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [64 x i32], ptr %13, i64 0, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = call noundef i32 @_Z4turnji(i32 noundef %172, i32 noundef 7) #7
  %174 = load i32, ptr %17, align 4
  %175 = sub nsw i32 %174, 15
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [64 x i32], ptr %13, i64 0, i64 %176
  %178 = load i32, ptr %177, align 4
  %179 = call noundef i32 @_Z4turnji(i32 noundef %178, i32 noundef 18) #7
  %180 = xor i32 %173, %179
  %181 = load i32, ptr %17, align 4
  %182 = sub nsw i32 %181, 15
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [64 x i32], ptr %13, i64 0, i64 %183
  %185 = load i32, ptr %184, align 4
  %186 = lshr i32 %185, 3
  %187 = xor i32 %180, %186
  %188 = add i32 %167, %187
  %189 = load i32, ptr %17, align 4
  %190 = sub nsw i32 %189, 2
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [64 x i32], ptr %13, i64 0, i64 %191
  %193 = load i32, ptr %192, align 4
  %194 = call noundef i32 @_Z4turnji(i32 noundef %193, i32 noundef 17) #7
  %195 = load i32, ptr %17, align 4
  %196 = sub nsw i32 %195, 2
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [64 x i32], ptr %13, i64 0, i64 %197
  %199 = load i32, ptr %198, align 4
  %200 = call noundef i32 @_Z4turnji(i32 noundef %199, i32 noundef 19) #7
  %201 = xor i32 %194, %200
  %202 = load i32, ptr %17, align 4
  %203 = sub nsw i32 %202, 2
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [64 x i32], ptr %13, i64 0, i64 %204
  %206 = load i32, ptr %205, align 4
  %207 = lshr i32 %206, 10
  %208 = xor i32 %201, %207
  %209 = add i32 %188, %208
  %210 = load i32, ptr %17, align 4
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [64 x i32], ptr %13, i64 0, i64 %211
  store i32 %209, ptr %212, align 4
  br label %213

213:
  %214 = load i32, ptr %17, align 4
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %17, align 4
  br label %152, !llvm.loop !8

216:
  call void @llvm.lifetime.start.p0(ptr %18) #6
  store i32 0, ptr %18, align 4
  br label %217

217:
  %218 = load i32, ptr %18, align 4
  %219 = icmp slt i32 %218, 8
  br i1 %219, label %221, label %220

220:
  call void @llvm.lifetime.end.p0(ptr %18) #6
  br label %232

221:
  %222 = load i32, ptr %18, align 4
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 %223
  %225 = load i32, ptr %224, align 4
  %226 = load i32, ptr %18, align 4
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 %227
  store i32 %225, ptr %228, align 4
  br label %229

229:
  %230 = load i32, ptr %18, align 4
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %18, align 4
  br label %217, !llvm.loop !9

232:
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 0, ptr %19, align 4
  br label %233

233:
  %234 = load i32, ptr %19, align 4
  %235 = icmp slt i32 %234, 64
  br i1 %235, label %237, label %236

236:
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %332

237:
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %238 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 7
  %239 = load i32, ptr %238, align 4
  %240 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 4
  %241 = load i32, ptr %240, align 4
  %242 = call noundef i32 @_Z4turnji(i32 noundef %241, i32 noundef 6) #7
  %243 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 4
  %244 = load i32, ptr %243, align 4
  %245 = call noundef i32 @_Z4turnji(i32 noundef %244, i32 noundef 11) #7
  %246 = xor i32 %242, %245
  %247 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 4
  %248 = load i32, ptr %247, align 4
  %249 = call noundef i32 @_Z4turnji(i32 noundef %248, i32 noundef 25) #7
  %250 = xor i32 %246, %249
  %251 = add i32 %239, %250
  %252 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 4
  %253 = load i32, ptr %252, align 4
  %254 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 5
  %255 = load i32, ptr %254, align 4
  %256 = and i32 %253, %255
  %257 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 4
  %258 = load i32, ptr %257, align 4
  %259 = xor i32 %258, -1
  %260 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 6
  %261 = load i32, ptr %260, align 4
  %262 = and i32 %259, %261
  %263 = xor i32 %256, %262
  %264 = add i32 %251, %263
  %265 = load i32, ptr %19, align 4
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @K to ptr), i64 0, i64 %266
  %268 = load i32, ptr %267, align 4
  %269 = add i32 %264, %268
  %270 = load i32, ptr %19, align 4
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds [64 x i32], ptr %13, i64 0, i64 %271
  %273 = load i32, ptr %272, align 4
  %274 = add i32 %269, %273
  store i32 %274, ptr %21, align 4
  call void @llvm.lifetime.start.p0(ptr %22) #6
  %275 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  %276 = load i32, ptr %275, align 4
  %277 = call noundef i32 @_Z4turnji(i32 noundef %276, i32 noundef 2) #7
  %278 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  %279 = load i32, ptr %278, align 4
  %280 = call noundef i32 @_Z4turnji(i32 noundef %279, i32 noundef 13) #7
  %281 = xor i32 %277, %280
  %282 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  %283 = load i32, ptr %282, align 4
  %284 = call noundef i32 @_Z4turnji(i32 noundef %283, i32 noundef 22) #7
  %285 = xor i32 %281, %284
  %286 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  %287 = load i32, ptr %286, align 4
  %288 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 1
  %289 = load i32, ptr %288, align 4
  %290 = and i32 %287, %289
  %291 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  %292 = load i32, ptr %291, align 4
  %293 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 2
  %294 = load i32, ptr %293, align 4
  %295 = and i32 %292, %294
  %296 = xor i32 %290, %295
  %297 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 1
  %298 = load i32, ptr %297, align 4
  %299 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 2
  %300 = load i32, ptr %299, align 4
  %301 = and i32 %298, %300
  %302 = xor i32 %296, %301
  %303 = add i32 %285, %302
  store i32 %303, ptr %22, align 4
  call void @llvm.lifetime.start.p0(ptr %23) #6
  store i32 7, ptr %23, align 4
  br label %304

304:
  %305 = load i32, ptr %23, align 4
  %306 = icmp sgt i32 %305, 0
  br i1 %306, label %308, label %307

307:
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #6
  br label %320

308:
  %309 = load i32, ptr %23, align 4
  %310 = sub nsw i32 %309, 1
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 %311
  %313 = load i32, ptr %312, align 4
  %314 = load i32, ptr %23, align 4
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 %315
  store i32 %313, ptr %316, align 4
  br label %317

317:
  %318 = load i32, ptr %23, align 4
  %319 = add nsw i32 %318, -1
  store i32 %319, ptr %23, align 4
  br label %304, !llvm.loop !10

320:
  %321 = load i32, ptr %21, align 4
  %322 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 4
  %323 = load i32, ptr %322, align 4
  %324 = add i32 %323, %321
  store i32 %324, ptr %322, align 4
  %325 = load i32, ptr %21, align 4
  %326 = load i32, ptr %22, align 4
  %327 = add i32 %325, %326
  %328 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  store i32 %327, ptr %328, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %329

329:
  %330 = load i32, ptr %19, align 4
  %331 = add nsw i32 %330, 1
  store i32 %331, ptr %19, align 4
  br label %233, !llvm.loop !11

332:
  call void @llvm.lifetime.start.p0(ptr %24) #6
  store i32 0, ptr %24, align 4
  br label %333

333:
  %334 = load i32, ptr %24, align 4
  %335 = icmp slt i32 %334, 8
  br i1 %335, label %337, label %336

336:
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #6
  br label %357

337:
  %338 = load i32, ptr %24, align 4
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 %339
  %341 = load i32, ptr %340, align 4
  %342 = load i32, ptr %24, align 4
  %343 = sext i32 %342 to i64
  %344 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 %343
  %345 = load i32, ptr %344, align 4
  %346 = add i32 %341, %345
  %347 = load ptr, ptr %5, align 8
  %348 = load i32, ptr %7, align 4
  %349 = mul nsw i32 8, %348
  %350 = load i32, ptr %24, align 4
  %351 = add nsw i32 %349, %350
  %352 = sext i32 %351 to i64
  %353 = getelementptr inbounds i32, ptr %347, i64 %352
  store i32 %346, ptr %353, align 4
  br label %354

354:
  %355 = load i32, ptr %24, align 4
  %356 = add nsw i32 %355, 1
  store i32 %356, ptr %24, align 4
  br label %333, !llvm.loop !12

357:
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

define linkonce_odr dso_local noundef i32 @_Z4turnji(i32 noundef %0, i32 noundef %1) #5 comdat {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = lshr i32 %5, %6
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sub nsw i32 32, %9
  %11 = shl i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
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
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
