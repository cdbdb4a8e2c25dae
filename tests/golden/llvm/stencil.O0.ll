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
  %18 = alloca %struct.Index, align 4
  %19 = alloca i32, align 4
  %20 = alloca %struct.Index, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.Index, align 4
  %23 = alloca i32, align 4
  %24 = alloca %struct.Index, align 4
  %25 = alloca i32, align 4
  %26 = alloca %struct.Index, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %30 = call %struct.Index @_Z7indicesjjj(i32 noundef %27, i32 noundef %28, i32 noundef %29) #4
  %31 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %32 = extractvalue %struct.Index %30, 0
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %34 = extractvalue %struct.Index %30, 1
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %36 = extractvalue %struct.Index %30, 2
  store i32 %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %38 = load i32, ptr %37, align 4
  %39 = mul i32 %38, 16
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %43 = call %struct.Index @_Z7indicesjjj(i32 noundef %40, i32 noundef %41, i32 noundef %42) #4
  %44 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %45 = extractvalue %struct.Index %43, 0
  store i32 %45, ptr %44, align 4
  %46 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %47 = extractvalue %struct.Index %43, 1
  store i32 %47, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %49 = extractvalue %struct.Index %43, 2
  store i32 %49, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %51 = load i32, ptr %50, align 4
  %52 = add i32 %39, %51
  store i32 %52, ptr %9, align 4
  %53 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %54 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %55 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %56 = call %struct.Index @_Z7indicesjjj(i32 noundef %53, i32 noundef %54, i32 noundef %55) #4
  %57 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %58 = extractvalue %struct.Index %56, 0
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %60 = extractvalue %struct.Index %56, 1
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %62 = extractvalue %struct.Index %56, 2
  store i32 %62, ptr %61, align 4
  %63 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %64 = load i32, ptr %63, align 4
  %65 = mul i32 %64, 8
  %66 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %69 = call %struct.Index @_Z7indicesjjj(i32 noundef %66, i32 noundef %67, i32 noundef %68) #4
  %70 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %71 = extractvalue %struct.Index %69, 0
  store i32 %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %73 = extractvalue %struct.Index %69, 1
  store i32 %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %75 = extractvalue %struct.Index %69, 2
  store i32 %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %77 = load i32, ptr %76, align 4
  %78 = add i32 %65, %77
  store i32 %78, ptr %12, align 4
  %79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %82 = call %struct.Index @_Z7indicesjjj(i32 noundef %79, i32 noundef %80, i32 noundef %81) #4
  %83 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %84 = extractvalue %struct.Index %82, 0
  store i32 %84, ptr %83, align 4
  %85 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %86 = extractvalue %struct.Index %82, 1
  store i32 %86, ptr %85, align 4
  %87 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2
  %88 = extractvalue %struct.Index %82, 2
  store i32 %88, ptr %87, align 4
  %89 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %90 = load i32, ptr %89, align 4
  store i32 %90, ptr %15, align 4
  br label %91

91:
  %92 = load i32, ptr %15, align 4
  %93 = icmp slt i32 %92, 10
  br i1 %93, label %94, label %182

94:
  %95 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %96 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %98 = call %struct.Index @_Z7indicesjjj(i32 noundef %95, i32 noundef %96, i32 noundef %97) #4
  %99 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %100 = extractvalue %struct.Index %98, 0
  store i32 %100, ptr %99, align 4
  %101 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %102 = extractvalue %struct.Index %98, 1
  store i32 %102, ptr %101, align 4
  %103 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %104 = extractvalue %struct.Index %98, 2
  store i32 %104, ptr %103, align 4
  %105 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %106 = load i32, ptr %105, align 4
  store i32 %106, ptr %17, align 4
  br label %107

107:
  %108 = load i32, ptr %17, align 4
  %109 = icmp slt i32 %108, 18
  br i1 %109, label %110, label %178

110:
  %111 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %112 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %113 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %114 = call %struct.Index @_Z7indicesjjj(i32 noundef %111, i32 noundef %112, i32 noundef %113) #4
  %115 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %116 = extractvalue %struct.Index %114, 0
  store i32 %116, ptr %115, align 4
  %117 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 1
  %118 = extractvalue %struct.Index %114, 1
  store i32 %118, ptr %117, align 4
  %119 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 2
  %120 = extractvalue %struct.Index %114, 2
  store i32 %120, ptr %119, align 4
  %121 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %122 = load i32, ptr %121, align 4
  %123 = mul i32 %122, 16
  %124 = load i32, ptr %17, align 4
  %125 = add i32 %123, %124
  %126 = sub i32 %125, 1
  store i32 %126, ptr %19, align 4
  %127 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %128 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %129 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %130 = call %struct.Index @_Z7indicesjjj(i32 noundef %127, i32 noundef %128, i32 noundef %129) #4
  %131 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %132 = extractvalue %struct.Index %130, 0
  store i32 %132, ptr %131, align 4
  %133 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 1
  %134 = extractvalue %struct.Index %130, 1
  store i32 %134, ptr %133, align 4
  %135 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 2
  %136 = extractvalue %struct.Index %130, 2
  store i32 %136, ptr %135, align 4
  %137 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 1
  %138 = load i32, ptr %137, align 4
  %139 = mul i32 %138, 8
  %140 = load i32, ptr %15, align 4
  %141 = add i32 %139, %140
  %142 = sub i32 %141, 1
  store i32 %142, ptr %21, align 4
  %143 = load i32, ptr %19, align 4
  %144 = icmp sge i32 %143, 0
  br i1 %144, label %145, label %166

145:
  %146 = load i32, ptr %19, align 4
  %147 = load i32, ptr %7, align 4
  %148 = icmp slt i32 %146, %147
  br i1 %148, label %149, label %166

149:
  %150 = load i32, ptr %21, align 4
  %151 = icmp sge i32 %150, 0
  br i1 %151, label %152, label %166

152:
  %153 = load i32, ptr %21, align 4
  %154 = load i32, ptr %8, align 4
  %155 = icmp slt i32 %153, %154
  br i1 %155, label %156, label %166

156:
  %157 = load ptr, ptr %5, align 8
  %158 = load i32, ptr %21, align 4
  %159 = load i32, ptr %7, align 4
  %160 = mul nsw i32 %158, %159
  %161 = load i32, ptr %19, align 4
  %162 = add nsw i32 %160, %161
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr %157, i64 %163
  %165 = load float, ptr %164, align 4
  br label %167

166:
  br label %167

167:
  %168 = phi contract float [ %165, %156 ], [ 0.000000e+00, %166 ]
  %169 = load i32, ptr %15, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %170
  %172 = load i32, ptr %17, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [18 x float], ptr %171, i64 0, i64 %173
  store float %168, ptr %174, align 4
  br label %175

175:
  %176 = load i32, ptr %17, align 4
  %177 = add nsw i32 %176, 16
  store i32 %177, ptr %17, align 4
  br label %107, !llvm.loop !4

178:
  br label %179

179:
  %180 = load i32, ptr %15, align 4
  %181 = add nsw i32 %180, 8
  store i32 %181, ptr %15, align 4
  br label %91, !llvm.loop !6

182:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %183 = load i32, ptr %9, align 4
  %184 = load i32, ptr %7, align 4
  %185 = icmp sge i32 %183, %184
  br i1 %185, label %190, label %186

186:
  %187 = load i32, ptr %12, align 4
  %188 = load i32, ptr %8, align 4
  %189 = icmp sge i32 %187, %188
  br i1 %189, label %190, label %191

190:
  br label %270

191:
  %192 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %195 = call %struct.Index @_Z7indicesjjj(i32 noundef %192, i32 noundef %193, i32 noundef %194) #4
  %196 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 0
  %197 = extractvalue %struct.Index %195, 0
  store i32 %197, ptr %196, align 4
  %198 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 1
  %199 = extractvalue %struct.Index %195, 1
  store i32 %199, ptr %198, align 4
  %200 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 2
  %201 = extractvalue %struct.Index %195, 2
  store i32 %201, ptr %200, align 4
  %202 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 0
  %203 = load i32, ptr %202, align 4
  %204 = add i32 %203, 1
  store i32 %204, ptr %23, align 4
  %205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %206 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %207 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %208 = call %struct.Index @_Z7indicesjjj(i32 noundef %205, i32 noundef %206, i32 noundef %207) #4
  %209 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 0
  %210 = extractvalue %struct.Index %208, 0
  store i32 %210, ptr %209, align 4
  %211 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 1
  %212 = extractvalue %struct.Index %208, 1
  store i32 %212, ptr %211, align 4
  %213 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 2
  %214 = extractvalue %struct.Index %208, 2
  store i32 %214, ptr %213, align 4
  %215 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 1
  %216 = load i32, ptr %215, align 4
  %217 = add i32 %216, 1
  store i32 %217, ptr %25, align 4
  %218 = load i32, ptr %25, align 4
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %219
  %221 = load i32, ptr %23, align 4
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [18 x float], ptr %220, i64 0, i64 %222
  %224 = load float, ptr %223, align 4
  %225 = fmul contract float 4.000000e+00, %224
  %226 = load i32, ptr %25, align 4
  %227 = sub nsw i32 %226, 1
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %228
  %230 = load i32, ptr %23, align 4
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds [18 x float], ptr %229, i64 0, i64 %231
  %233 = load float, ptr %232, align 4
  %234 = fsub contract float %225, %233
  %235 = load i32, ptr %25, align 4
  %236 = add nsw i32 %235, 1
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %237
  %239 = load i32, ptr %23, align 4
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [18 x float], ptr %238, i64 0, i64 %240
  %242 = load float, ptr %241, align 4
  %243 = fsub contract float %234, %242
  %244 = load i32, ptr %25, align 4
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %245
  %247 = load i32, ptr %23, align 4
  %248 = sub nsw i32 %247, 1
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [18 x float], ptr %246, i64 0, i64 %249
  %251 = load float, ptr %250, align 4
  %252 = fsub contract float %243, %251
  %253 = load i32, ptr %25, align 4
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %254
  %256 = load i32, ptr %23, align 4
  %257 = add nsw i32 %256, 1
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [18 x float], ptr %255, i64 0, i64 %258
  %260 = load float, ptr %259, align 4
  %261 = fsub contract float %252, %260
  %262 = load ptr, ptr %6, align 8
  %263 = load i32, ptr %12, align 4
  %264 = load i32, ptr %7, align 4
  %265 = mul nsw i32 %263, %264
  %266 = load i32, ptr %9, align 4
  %267 = add nsw i32 %265, %266
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds float, ptr %262, i64 %268
  store float %261, ptr %269, align 4
  br label %270

270:
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

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
