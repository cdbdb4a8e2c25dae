target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half2 = type { half, half }

@_ZZ10matmul_f16E6a_tile = internal unnamed_addr addrspace(3) global [16 x [8 x %struct.__half2]] undef, align 4
@_ZZ10matmul_f16E6b_tile = internal unnamed_addr addrspace(3) global [16 x [8 x %struct.__half2]] undef, align 4

define dso_local ptx_kernel void @matmul_f16(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl i32 %8, 3
  %11 = add i32 %10, %6
  %12 = shl nuw nsw i32 %9, 4
  %13 = add nuw nsw i32 %12, %7
  %14 = icmp eq i32 %1, 0
  br i1 %14, label %15, label %17

15:
  %16 = lshr i32 %0, 1
  br label %54

17:
  %18 = lshr i32 %1, 1
  %19 = mul i32 %18, %13
  %20 = add i32 %19, %6
  %21 = zext nneg i32 %7 to i64
  %22 = getelementptr inbounds nuw [8 x %struct.__half2], ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6a_tile to ptr), i64 %21
  %23 = zext nneg i32 %6 to i64
  %24 = getelementptr inbounds nuw %struct.__half2, ptr %22, i64 %23
  %25 = lshr i32 %0, 1
  %26 = getelementptr inbounds nuw [8 x %struct.__half2], ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 %21
  %27 = getelementptr inbounds nuw %struct.__half2, ptr %26, i64 %23
  %28 = getelementptr inbounds nuw %struct.__half2, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 %23
  %29 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 32), i64 %23
  %30 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %31 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 64), i64 %23
  %32 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 96), i64 %23
  %33 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %34 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 128), i64 %23
  %35 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 160), i64 %23
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %37 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 192), i64 %23
  %38 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 224), i64 %23
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %40 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 256), i64 %23
  %41 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 288), i64 %23
  %42 = getelementptr inbounds nuw i8, ptr %22, i64 20
  %43 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 320), i64 %23
  %44 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 352), i64 %23
  %45 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %46 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 384), i64 %23
  %47 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 416), i64 %23
  %48 = getelementptr inbounds nuw i8, ptr %22, i64 28
  %49 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 448), i64 %23
  %50 = getelementptr inbounds nuw %struct.__half2, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10matmul_f16E6b_tile to ptr), i64 480), i64 %23
  br label %63

51:
  %52 = fptrunc float %300 to half
  %53 = fptrunc float %301 to half
  br label %54

54:
  %55 = phi i32 [ %16, %15 ], [ %25, %51 ]
  %56 = phi half [ 0xH0000, %15 ], [ %52, %51 ]
  %57 = phi half [ 0xH0000, %15 ], [ %53, %51 ]
  %58 = mul i32 %55, %13
  %59 = add i32 %58, %11
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw %struct.__half2, ptr %4, i64 %60
  store half %56, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 2
  store half %57, ptr %62, align 2
  ret void

63:
  %64 = phi float [ 0.000000e+00, %17 ], [ %301, %63 ]
  %65 = phi float [ 0.000000e+00, %17 ], [ %300, %63 ]
  %66 = phi i32 [ 0, %17 ], [ %302, %63 ]
  %67 = lshr exact i32 %66, 1
  %68 = add i32 %20, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw %struct.__half2, ptr %2, i64 %69
  %71 = load i32, ptr %70, align 4
  store i32 %71, ptr %24, align 4
  %72 = add i32 %66, %7
  %73 = mul i32 %72, %25
  %74 = add i32 %73, %11
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw %struct.__half2, ptr %3, i64 %75
  %77 = load i32, ptr %76, align 4
  store i32 %77, ptr %27, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = load i32, ptr %22, align 4
  %79 = trunc i32 %78 to i16
  %80 = lshr i32 %78, 16
  %81 = trunc nuw i32 %80 to i16
  %82 = bitcast i16 %79 to half
  %83 = bitcast i16 %81 to half
  %84 = fpext half %82 to float
  %85 = fpext half %83 to float
  %86 = load i32, ptr %28, align 4
  %87 = trunc i32 %86 to i16
  %88 = lshr i32 %86, 16
  %89 = trunc nuw i32 %88 to i16
  %90 = bitcast i16 %87 to half
  %91 = bitcast i16 %89 to half
  %92 = fpext half %90 to float
  %93 = fpext half %91 to float
  %94 = load i32, ptr %29, align 4
  %95 = trunc i32 %94 to i16
  %96 = lshr i32 %94, 16
  %97 = trunc nuw i32 %96 to i16
  %98 = bitcast i16 %95 to half
  %99 = bitcast i16 %97 to half
  %100 = fpext half %98 to float
  %101 = fpext half %99 to float
  %102 = tail call noundef float @llvm.fma.f32(float %84, float %92, float %65)
  %103 = tail call noundef float @llvm.fma.f32(float %84, float %93, float %64)
  %104 = tail call noundef float @llvm.fma.f32(float %85, float %100, float %102)
  %105 = tail call noundef float @llvm.fma.f32(float %85, float %101, float %103)
  %106 = load i32, ptr %30, align 4
  %107 = trunc i32 %106 to i16
  %108 = lshr i32 %106, 16
  %109 = trunc nuw i32 %108 to i16
  %110 = bitcast i16 %107 to half
  %111 = bitcast i16 %109 to half
  %112 = fpext half %110 to float
  %113 = fpext half %111 to float
  %114 = load i32, ptr %31, align 4
  %115 = trunc i32 %114 to i16
  %116 = lshr i32 %114, 16
  %117 = trunc nuw i32 %116 to i16
  %118 = bitcast i16 %115 to half
  %119 = bitcast i16 %117 to half
  %120 = fpext half %118 to float
  %121 = fpext half %119 to float
  %122 = load i32, ptr %32, align 4
  %123 = trunc i32 %122 to i16
  %124 = lshr i32 %122, 16
  %125 = trunc nuw i32 %124 to i16
  %126 = bitcast i16 %123 to half
  %127 = bitcast i16 %125 to half
  %128 = fpext half %126 to float
  %129 = fpext half %127 to float
  %130 = tail call noundef float @llvm.fma.f32(float %112, float %120, float %104)
  %131 = tail call noundef float @llvm.fma.f32(float %112, float %121, float %105)
  %132 = tail call noundef float @llvm.fma.f32(float %113, float %128, float %130)
  %133 = tail call noundef float @llvm.fma.f32(float %113, float %129, float %131)
  %134 = load i32, ptr %33, align 4
  %135 = trunc i32 %134 to i16
  %136 = lshr i32 %134, 16
  %137 = trunc nuw i32 %136 to i16
  %138 = bitcast i16 %135 to half
  %139 = bitcast i16 %137 to half
  %140 = fpext half %138 to float
  %141 = fpext half %139 to float
  %142 = load i32, ptr %34, align 4
  %143 = trunc i32 %142 to i16
  %144 = lshr i32 %142, 16
  %145 = trunc nuw i32 %144 to i16
  %146 = bitcast i16 %143 to half
  %147 = bitcast i16 %145 to half
  %148 = fpext half %146 to float
  %149 = fpext half %147 to float
  %150 = load i32, ptr %35, align 4
  %151 = trunc i32 %150 to i16
  %152 = lshr i32 %150, 16
  %153 = trunc nuw i32 %152 to i16
  %154 = bitcast i16 %151 to half
  %155 = bitcast i16 %153 to half
  %156 = fpext half %154 to float
  %157 = fpext half %155 to float
  %158 = tail call noundef float @llvm.fma.f32(float %140, float %148, float %132)
  %159 = tail call noundef float @llvm.fma.f32(float %140, float %149, float %133)
  %160 = tail call noundef float @llvm.fma.f32(float %141, float %156, float %158)
  %161 = tail call noundef float @llvm.fma.f32(float %141, float %157, float %159)
  %162 = load i32, ptr %36, align 4
  %163 = trunc i32 %162 to i16
  %164 = lshr i32 %162, 16
  %165 = trunc nuw i32 %164 to i16
  %166 = bitcast i16 %163 to half
  %167 = bitcast i16 %165 to half
  %168 = fpext half %166 to float
  %169 = fpext half %167 to float
  %170 = load i32, ptr %37, align 4
  %171 = trunc i32 %170 to i16
  %172 = lshr i32 %170, 16
  %173 = trunc nuw i32 %172 to i16
  %174 = bitcast i16 %171 to half
  %175 = bitcast i16 %173 to half
  %176 = fpext half %174 to float
  %177 = fpext half %175 to float
  %178 = load i32, ptr %38, align 4
  %179 = trunc i32 %178 to i16
  %180 = lshr i32 %178, 16
  %181 = trunc nuw i32 %180 to i16
  %182 = bitcast i16 %179 to half
  %183 = bitcast i16 %181 to half
  %184 = fpext half %182 to float
  %185 = fpext half %183 to float
  %186 = tail call noundef float @llvm.fma.f32(float %168, float %176, float %160)
  %187 = tail call noundef float @llvm.fma.f32(float %168, float %177, float %161)
  %188 = tail call noundef float @llvm.fma.f32(float %169, float %184, float %186)
  %189 = tail call noundef float @llvm.fma.f32(float %169, float %185, float %187)
  %190 = load i32, ptr %39, align 4
  %191 = trunc i32 %190 to i16
  %192 = lshr i32 %190, 16
  %193 = trunc nuw i32 %192 to i16
  %194 = bitcast i16 %191 to half
  %195 = bitcast i16 %193 to half
  %196 = fpext half %194 to float
  %197 = fpext half %195 to float
  %198 = load i32, ptr %40, align 4
  %199 = trunc i32 %198 to i16
  %200 = lshr i32 %198, 16
  %201 = trunc nuw i32 %200 to i16
  %202 = bitcast i16 %199 to half
  %203 = bitcast i16 %201 to half
  %204 = fpext half %202 to float
  %205 = fpext half %203 to float
  %206 = load i32, ptr %41, align 4
  %207 = trunc i32 %206 to i16
  %208 = lshr i32 %206, 16
  %209 = trunc nuw i32 %208 to i16
  %210 = bitcast i16 %207 to half
  %211 = bitcast i16 %209 to half
  %212 = fpext half %210 to float
  %213 = fpext half %211 to float
  %214 = tail call noundef float @llvm.fma.f32(float %196, float %204, float %188)
  %215 = tail call noundef float @llvm.fma.f32(float %196, float %205, float %189)
  %216 = tail call noundef float @llvm.fma.f32(float %197, float %212, float %214)
  %217 = tail call noundef float @llvm.fma.f32(float %197, float %213, float %215)
  %218 = load i32, ptr %42, align 4
  %219 = trunc i32 %218 to i16
  %220 = lshr i32 %218, 16
  %221 = trunc nuw i32 %220 to i16
  %222 = bitcast i16 %219 to half
  %223 = bitcast i16 %221 to half
  %224 = fpext half %222 to float
  %225 = fpext half %223 to float
  %226 = load i32, ptr %43, align 4
  %227 = trunc i32 %226 to i16
  %228 = lshr i32 %226, 16
  %229 = trunc nuw i32 %228 to i16
  %230 = bitcast i16 %227 to half
  %231 = bitcast i16 %229 to half
  %232 = fpext half %230 to float
  %233 = fpext half %231 to float
  %234 = load i32, ptr %44, align 4
  %235 = trunc i32 %234 to i16
  %236 = lshr i32 %234, 16
  %237 = trunc nuw i32 %236 to i16
  %238 = bitcast i16 %235 to half
  %239 = bitcast i16 %237 to half
  %240 = fpext half %238 to float
  %241 = fpext half %239 to float
  %242 = tail call noundef float @llvm.fma.f32(float %224, float %232, float %216)
  %243 = tail call noundef float @llvm.fma.f32(float %224, float %233, float %217)
  %244 = tail call noundef float @llvm.fma.f32(float %225, float %240, float %242)
  %245 = tail call noundef float @llvm.fma.f32(float %225, float %241, float %243)
  %246 = load i32, ptr %45, align 4
  %247 = trunc i32 %246 to i16
  %248 = lshr i32 %246, 16
  %249 = trunc nuw i32 %248 to i16
  %250 = bitcast i16 %247 to half
  %251 = bitcast i16 %249 to half
  %252 = fpext half %250 to float
  %253 = fpext half %251 to float
  %254 = load i32, ptr %46, align 4
  %255 = trunc i32 %254 to i16
  %256 = lshr i32 %254, 16
  %257 = trunc nuw i32 %256 to i16
  %258 = bitcast i16 %255 to half
  %259 = bitcast i16 %257 to half
  %260 = fpext half %258 to float
  %261 = fpext half %259 to float
  %262 = load i32, ptr %47, align 4
  %263 = trunc i32 %262 to i16
  %264 = lshr i32 %262, 16
  %265 = trunc nuw i32 %264 to i16
  %266 = bitcast i16 %263 to half
  %267 = bitcast i16 %265 to half
  %268 = fpext half %266 to float
  %269 = fpext half %267 to float
  %270 = tail call noundef float @llvm.fma.f32(float %252, float %260, float %244)
  %271 = tail call noundef float @llvm.fma.f32(float %252, float %261, float %245)
  %272 = tail call noundef float @llvm.fma.f32(float %253, float %268, float %270)
  %273 = tail call noundef float @llvm.fma.f32(float %253, float %269, float %271)
  %274 = load i32, ptr %48, align 4
  %275 = trunc i32 %274 to i16
  %276 = lshr i32 %274, 16
  %277 = trunc nuw i32 %276 to i16
  %278 = bitcast i16 %275 to half
  %279 = bitcast i16 %277 to half
  %280 = fpext half %278 to float
  %281 = fpext half %279 to float
  %282 = load i32, ptr %49, align 4
  %283 = trunc i32 %282 to i16
  %284 = lshr i32 %282, 16
  %285 = trunc nuw i32 %284 to i16
  %286 = bitcast i16 %283 to half
  %287 = bitcast i16 %285 to half
  %288 = fpext half %286 to float
  %289 = fpext half %287 to float
  %290 = load i32, ptr %50, align 4
  %291 = trunc i32 %290 to i16
  %292 = lshr i32 %290, 16
  %293 = trunc nuw i32 %292 to i16
  %294 = bitcast i16 %291 to half
  %295 = bitcast i16 %293 to half
  %296 = fpext half %294 to float
  %297 = fpext half %295 to float
  %298 = tail call noundef float @llvm.fma.f32(float %280, float %288, float %272)
  %299 = tail call noundef float @llvm.fma.f32(float %280, float %289, float %273)
  %300 = tail call noundef float @llvm.fma.f32(float %281, float %296, float %298)
  %301 = tail call noundef float @llvm.fma.f32(float %281, float %297, float %299)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %302 = add i32 %66, 16
  %303 = icmp ult i32 %302, %1
  br i1 %303, label %63, label %51, !llvm.loop !4
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare float @llvm.fma.f32(float, float, float) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
