target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

$_Z6rsqrtff = comdat any

@tile = external dso_local addrspace(3) global [0 x %struct.float4], align 16

define dso_local ptx_kernel void @_Z10acceleratePK6float4PS_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.float4, align 16
  %8 = alloca %struct.Index, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.float4, align 16
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Index, align 4
  %15 = alloca %struct.Index, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.Index, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca %struct.Index, align 4
  %24 = alloca %struct.Index, align 4
  %25 = alloca %struct.Index, align 4
  %26 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %27 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %31 = call %struct.Index @_Z7indicesjjj(i32 noundef %28, i32 noundef %29, i32 noundef %30) #9
  %32 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %33 = extractvalue %struct.Index %31, 0
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %35 = extractvalue %struct.Index %31, 1
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %37 = extractvalue %struct.Index %31, 2
  store i32 %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %39 = load i32, ptr %38, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %43 = call %struct.Index @_Z7indicesjjj(i32 noundef %40, i32 noundef %41, i32 noundef %42) #9
  %44 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %45 = extractvalue %struct.Index %43, 0
  store i32 %45, ptr %44, align 4
  %46 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %47 = extractvalue %struct.Index %43, 1
  store i32 %47, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %49 = extractvalue %struct.Index %43, 2
  store i32 %49, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %51 = load i32, ptr %50, align 4
  %52 = mul i32 %39, %51
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %56 = call %struct.Index @_Z7indicesjjj(i32 noundef %53, i32 noundef %54, i32 noundef %55) #9
  %57 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %58 = extractvalue %struct.Index %56, 0
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %60 = extractvalue %struct.Index %56, 1
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %62 = extractvalue %struct.Index %56, 2
  store i32 %62, ptr %61, align 4
  %63 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %64 = load i32, ptr %63, align 4
  %65 = add i32 %52, %64
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw %struct.float4, ptr %27, i64 %66
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 %67, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.start.p0(ptr %11) #8
  call void @llvm.memset.p0.i64(ptr align 16 %11, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %12) #8
  store i32 0, ptr %12, align 4
  br label %68

68:
  %69 = load i32, ptr %12, align 4
  %70 = load i32, ptr %6, align 4
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %73, label %72

72:
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %207

73:
  %74 = load ptr, ptr %4, align 8
  %75 = load i32, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %79 = call %struct.Index @_Z7indicesjjj(i32 noundef %76, i32 noundef %77, i32 noundef %78) #9
  %80 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %81 = extractvalue %struct.Index %79, 0
  store i32 %81, ptr %80, align 4
  %82 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %83 = extractvalue %struct.Index %79, 1
  store i32 %83, ptr %82, align 4
  %84 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %85 = extractvalue %struct.Index %79, 2
  store i32 %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %87 = load i32, ptr %86, align 4
  %88 = add i32 %75, %87
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw %struct.float4, ptr %74, i64 %89
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %94 = call %struct.Index @_Z7indicesjjj(i32 noundef %91, i32 noundef %92, i32 noundef %93) #9
  %95 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %96 = extractvalue %struct.Index %94, 0
  store i32 %96, ptr %95, align 4
  %97 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 1
  %98 = extractvalue %struct.Index %94, 1
  store i32 %98, ptr %97, align 4
  %99 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 2
  %100 = extractvalue %struct.Index %94, 2
  store i32 %100, ptr %99, align 4
  %101 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %102 = load i32, ptr %101, align 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %103
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %104, ptr align 16 %90, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %16) #8
  store i32 0, ptr %16, align 4
  br label %105

105:
  %106 = load i32, ptr %16, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %107 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %109 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %110 = call %struct.Index @_Z7indicesjjj(i32 noundef %107, i32 noundef %108, i32 noundef %109) #9
  %111 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 0
  %112 = extractvalue %struct.Index %110, 0
  store i32 %112, ptr %111, align 4
  %113 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 1
  %114 = extractvalue %struct.Index %110, 1
  store i32 %114, ptr %113, align 4
  %115 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 2
  %116 = extractvalue %struct.Index %110, 2
  store i32 %116, ptr %115, align 4
  %117 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 0
  %118 = load i32, ptr %117, align 4
  %119 = icmp ult i32 %106, %118
  call void @llvm.lifetime.end.p0(ptr %17) #8
  br i1 %119, label %121, label %120

120:
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %191

121:
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %122 = load i32, ptr %16, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %123
  %125 = getelementptr inbounds nuw %struct.float4, ptr %124, i32 0, i32 0
  %126 = load float, ptr %125, align 16
  %127 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 0
  %128 = load float, ptr %127, align 16
  %129 = fsub contract float %126, %128
  store float %129, ptr %18, align 4
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %130 = load i32, ptr %16, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %131
  %133 = getelementptr inbounds nuw %struct.float4, ptr %132, i32 0, i32 1
  %134 = load float, ptr %133, align 4
  %135 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 1
  %136 = load float, ptr %135, align 4
  %137 = fsub contract float %134, %136
  store float %137, ptr %19, align 4
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %138 = load i32, ptr %16, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %139
  %141 = getelementptr inbounds nuw %struct.float4, ptr %140, i32 0, i32 2
  %142 = load float, ptr %141, align 8
  %143 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 2
  %144 = load float, ptr %143, align 8
  %145 = fsub contract float %142, %144
  store float %145, ptr %20, align 4
  call void @llvm.lifetime.start.p0(ptr %21) #8
  %146 = load float, ptr %18, align 4
  %147 = load float, ptr %18, align 4
  %148 = fmul contract float %146, %147
  %149 = load float, ptr %19, align 4
  %150 = load float, ptr %19, align 4
  %151 = fmul contract float %149, %150
  %152 = fadd contract float %148, %151
  %153 = load float, ptr %20, align 4
  %154 = load float, ptr %20, align 4
  %155 = fmul contract float %153, %154
  %156 = fadd contract float %152, %155
  %157 = fadd contract float %156, 0x3F847AE140000000
  %158 = call contract noundef float @_Z6rsqrtff(float noundef %157) #9
  store float %158, ptr %21, align 4
  call void @llvm.lifetime.start.p0(ptr %22) #8
  %159 = load i32, ptr %16, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %160
  %162 = getelementptr inbounds nuw %struct.float4, ptr %161, i32 0, i32 3
  %163 = load float, ptr %162, align 4
  %164 = load float, ptr %21, align 4
  %165 = fmul contract float %163, %164
  %166 = load float, ptr %21, align 4
  %167 = fmul contract float %165, %166
  %168 = load float, ptr %21, align 4
  %169 = fmul contract float %167, %168
  store float %169, ptr %22, align 4
  %170 = load float, ptr %18, align 4
  %171 = load float, ptr %22, align 4
  %172 = fmul contract float %170, %171
  %173 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %174 = load float, ptr %173, align 16
  %175 = fadd contract float %174, %172
  store float %175, ptr %173, align 16
  %176 = load float, ptr %19, align 4
  %177 = load float, ptr %22, align 4
  %178 = fmul contract float %176, %177
  %179 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %180 = load float, ptr %179, align 4
  %181 = fadd contract float %180, %178
  store float %181, ptr %179, align 4
  %182 = load float, ptr %20, align 4
  %183 = load float, ptr %22, align 4
  %184 = fmul contract float %182, %183
  %185 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %186 = load float, ptr %185, align 8
  %187 = fadd contract float %186, %184
  store float %187, ptr %185, align 8
  call void @llvm.lifetime.end.p0(ptr %22) #8
  call void @llvm.lifetime.end.p0(ptr %21) #8
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %19) #8
  call void @llvm.lifetime.end.p0(ptr %18) #8
  br label %188

188:
  %189 = load i32, ptr %16, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %16, align 4
  br label %105, !llvm.loop !4

191:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %192

192:
  call void @llvm.lifetime.start.p0(ptr %23) #8
  %193 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %195 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %196 = call %struct.Index @_Z7indicesjjj(i32 noundef %193, i32 noundef %194, i32 noundef %195) #9
  %197 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %198 = extractvalue %struct.Index %196, 0
  store i32 %198, ptr %197, align 4
  %199 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 1
  %200 = extractvalue %struct.Index %196, 1
  store i32 %200, ptr %199, align 4
  %201 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 2
  %202 = extractvalue %struct.Index %196, 2
  store i32 %202, ptr %201, align 4
  %203 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %204 = load i32, ptr %203, align 4
  %205 = load i32, ptr %12, align 4
  %206 = add i32 %205, %204
  store i32 %206, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #8
  br label %68, !llvm.loop !7

207:
  %208 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %24) #8
  %209 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %210 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %211 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %212 = call %struct.Index @_Z7indicesjjj(i32 noundef %209, i32 noundef %210, i32 noundef %211) #9
  %213 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 0
  %214 = extractvalue %struct.Index %212, 0
  store i32 %214, ptr %213, align 4
  %215 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 1
  %216 = extractvalue %struct.Index %212, 1
  store i32 %216, ptr %215, align 4
  %217 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 2
  %218 = extractvalue %struct.Index %212, 2
  store i32 %218, ptr %217, align 4
  %219 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 0
  %220 = load i32, ptr %219, align 4
  call void @llvm.lifetime.start.p0(ptr %25) #8
  %221 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %222 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %223 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %224 = call %struct.Index @_Z7indicesjjj(i32 noundef %221, i32 noundef %222, i32 noundef %223) #9
  %225 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 0
  %226 = extractvalue %struct.Index %224, 0
  store i32 %226, ptr %225, align 4
  %227 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 1
  %228 = extractvalue %struct.Index %224, 1
  store i32 %228, ptr %227, align 4
  %229 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 2
  %230 = extractvalue %struct.Index %224, 2
  store i32 %230, ptr %229, align 4
  %231 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 0
  %232 = load i32, ptr %231, align 4
  %233 = mul i32 %220, %232
  call void @llvm.lifetime.start.p0(ptr %26) #8
  %234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %235 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %236 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %237 = call %struct.Index @_Z7indicesjjj(i32 noundef %234, i32 noundef %235, i32 noundef %236) #9
  %238 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 0
  %239 = extractvalue %struct.Index %237, 0
  store i32 %239, ptr %238, align 4
  %240 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 1
  %241 = extractvalue %struct.Index %237, 1
  store i32 %241, ptr %240, align 4
  %242 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 2
  %243 = extractvalue %struct.Index %237, 2
  store i32 %243, ptr %242, align 4
  %244 = getelementptr inbounds nuw %struct.Index, ptr %26, i32 0, i32 0
  %245 = load i32, ptr %244, align 4
  %246 = add i32 %233, %245
  %247 = zext i32 %246 to i64
  %248 = getelementptr inbounds nuw %struct.float4, ptr %208, i64 %247
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %248, ptr align 16 %11, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %26) #8
  call void @llvm.lifetime.end.p0(ptr %25) #8
  call void @llvm.lifetime.end.p0(ptr %24) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

define linkonce_odr dso_local noundef float @_Z6rsqrtff(float noundef %0) #2 comdat {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call contract float @llvm.nvvm.rsqrt.approx.f(float %3)
  ret float %4
}

declare float @llvm.nvvm.rsqrt.approx.f(float) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
