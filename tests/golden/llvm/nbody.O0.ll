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
  %13 = alloca %struct.Index, align 4
  %14 = alloca %struct.Index, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.Index, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca %struct.Index, align 4
  %23 = alloca %struct.Index, align 4
  %24 = alloca %struct.Index, align 4
  %25 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %26 = load ptr, ptr %4, align 8
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %30 = call %struct.Index @_Z7indicesjjj(i32 noundef %27, i32 noundef %28, i32 noundef %29) #7
  %31 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %32 = extractvalue %struct.Index %30, 0
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %34 = extractvalue %struct.Index %30, 1
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %36 = extractvalue %struct.Index %30, 2
  store i32 %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %38 = load i32, ptr %37, align 4
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %42 = call %struct.Index @_Z7indicesjjj(i32 noundef %39, i32 noundef %40, i32 noundef %41) #7
  %43 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %44 = extractvalue %struct.Index %42, 0
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %46 = extractvalue %struct.Index %42, 1
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %48 = extractvalue %struct.Index %42, 2
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %50 = load i32, ptr %49, align 4
  %51 = mul i32 %38, %50
  %52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %55 = call %struct.Index @_Z7indicesjjj(i32 noundef %52, i32 noundef %53, i32 noundef %54) #7
  %56 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %57 = extractvalue %struct.Index %55, 0
  store i32 %57, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %59 = extractvalue %struct.Index %55, 1
  store i32 %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %61 = extractvalue %struct.Index %55, 2
  store i32 %61, ptr %60, align 4
  %62 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %63 = load i32, ptr %62, align 4
  %64 = add i32 %51, %63
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw %struct.float4, ptr %26, i64 %65
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 %66, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %11, i8 0, i64 16, i1 false)
  store i32 0, ptr %12, align 4
  br label %67

67:
  %68 = load i32, ptr %12, align 4
  %69 = load i32, ptr %6, align 4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %204

71:
  %72 = load ptr, ptr %4, align 8
  %73 = load i32, ptr %12, align 4
  %74 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %75 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %77 = call %struct.Index @_Z7indicesjjj(i32 noundef %74, i32 noundef %75, i32 noundef %76) #7
  %78 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %79 = extractvalue %struct.Index %77, 0
  store i32 %79, ptr %78, align 4
  %80 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %81 = extractvalue %struct.Index %77, 1
  store i32 %81, ptr %80, align 4
  %82 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %83 = extractvalue %struct.Index %77, 2
  store i32 %83, ptr %82, align 4
  %84 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %85 = load i32, ptr %84, align 4
  %86 = add i32 %73, %85
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw %struct.float4, ptr %72, i64 %87
  %89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %92 = call %struct.Index @_Z7indicesjjj(i32 noundef %89, i32 noundef %90, i32 noundef %91) #7
  %93 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %94 = extractvalue %struct.Index %92, 0
  store i32 %94, ptr %93, align 4
  %95 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %96 = extractvalue %struct.Index %92, 1
  store i32 %96, ptr %95, align 4
  %97 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %98 = extractvalue %struct.Index %92, 2
  store i32 %98, ptr %97, align 4
  %99 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %100 = load i32, ptr %99, align 4
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %101
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %102, ptr align 16 %88, i64 16, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %15, align 4
  br label %103

103:
  %104 = load i32, ptr %15, align 4
  %105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %107 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %108 = call %struct.Index @_Z7indicesjjj(i32 noundef %105, i32 noundef %106, i32 noundef %107) #7
  %109 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %110 = extractvalue %struct.Index %108, 0
  store i32 %110, ptr %109, align 4
  %111 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %112 = extractvalue %struct.Index %108, 1
  store i32 %112, ptr %111, align 4
  %113 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2
  %114 = extractvalue %struct.Index %108, 2
  store i32 %114, ptr %113, align 4
  %115 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %116 = load i32, ptr %115, align 4
  %117 = icmp ult i32 %104, %116
  br i1 %117, label %118, label %188

118:
  %119 = load i32, ptr %15, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %120
  %122 = getelementptr inbounds nuw %struct.float4, ptr %121, i32 0, i32 0
  %123 = load float, ptr %122, align 16
  %124 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 0
  %125 = load float, ptr %124, align 16
  %126 = fsub contract float %123, %125
  store float %126, ptr %17, align 4
  %127 = load i32, ptr %15, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %128
  %130 = getelementptr inbounds nuw %struct.float4, ptr %129, i32 0, i32 1
  %131 = load float, ptr %130, align 4
  %132 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 1
  %133 = load float, ptr %132, align 4
  %134 = fsub contract float %131, %133
  store float %134, ptr %18, align 4
  %135 = load i32, ptr %15, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %136
  %138 = getelementptr inbounds nuw %struct.float4, ptr %137, i32 0, i32 2
  %139 = load float, ptr %138, align 8
  %140 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 2
  %141 = load float, ptr %140, align 8
  %142 = fsub contract float %139, %141
  store float %142, ptr %19, align 4
  %143 = load float, ptr %17, align 4
  %144 = load float, ptr %17, align 4
  %145 = fmul contract float %143, %144
  %146 = load float, ptr %18, align 4
  %147 = load float, ptr %18, align 4
  %148 = fmul contract float %146, %147
  %149 = fadd contract float %145, %148
  %150 = load float, ptr %19, align 4
  %151 = load float, ptr %19, align 4
  %152 = fmul contract float %150, %151
  %153 = fadd contract float %149, %152
  %154 = fadd contract float %153, 0x3F847AE140000000
  %155 = call contract noundef float @_Z6rsqrtff(float noundef %154) #7
  store float %155, ptr %20, align 4
  %156 = load i32, ptr %15, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %157
  %159 = getelementptr inbounds nuw %struct.float4, ptr %158, i32 0, i32 3
  %160 = load float, ptr %159, align 4
  %161 = load float, ptr %20, align 4
  %162 = fmul contract float %160, %161
  %163 = load float, ptr %20, align 4
  %164 = fmul contract float %162, %163
  %165 = load float, ptr %20, align 4
  %166 = fmul contract float %164, %165
  store float %166, ptr %21, align 4
  %167 = load float, ptr %17, align 4
  %168 = load float, ptr %21, align 4
  %169 = fmul contract float %167, %168
  %170 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %171 = load float, ptr %170, align 16
  %172 = fadd contract float %171, %169
  store float %172, ptr %170, align 16
  %173 = load float, ptr %18, align 4
  %174 = load float, ptr %21, align 4
  %175 = fmul contract float %173, %174
  %176 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %177 = load float, ptr %176, align 4
  %178 = fadd contract float %177, %175
  store float %178, ptr %176, align 4
  %179 = load float, ptr %19, align 4
  %180 = load float, ptr %21, align 4
  %181 = fmul contract float %179, %180
  %182 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %183 = load float, ptr %182, align 8
  %184 = fadd contract float %183, %181
  store float %184, ptr %182, align 8
  br label %185

185:
  %186 = load i32, ptr %15, align 4
  %187 = add nsw i32 %186, 1
  store i32 %187, ptr %15, align 4
  br label %103, !llvm.loop !4

188:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %189

189:
  %190 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %191 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %192 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %193 = call %struct.Index @_Z7indicesjjj(i32 noundef %190, i32 noundef %191, i32 noundef %192) #7
  %194 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %195 = extractvalue %struct.Index %193, 0
  store i32 %195, ptr %194, align 4
  %196 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 1
  %197 = extractvalue %struct.Index %193, 1
  store i32 %197, ptr %196, align 4
  %198 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 2
  %199 = extractvalue %struct.Index %193, 2
  store i32 %199, ptr %198, align 4
  %200 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %201 = load i32, ptr %200, align 4
  %202 = load i32, ptr %12, align 4
  %203 = add i32 %202, %201
  store i32 %203, ptr %12, align 4
  br label %67, !llvm.loop !6

204:
  %205 = load ptr, ptr %5, align 8
  %206 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %207 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %208 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %209 = call %struct.Index @_Z7indicesjjj(i32 noundef %206, i32 noundef %207, i32 noundef %208) #7
  %210 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %211 = extractvalue %struct.Index %209, 0
  store i32 %211, ptr %210, align 4
  %212 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 1
  %213 = extractvalue %struct.Index %209, 1
  store i32 %213, ptr %212, align 4
  %214 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 2
  %215 = extractvalue %struct.Index %209, 2
  store i32 %215, ptr %214, align 4
  %216 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %217 = load i32, ptr %216, align 4
  %218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %219 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %220 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %221 = call %struct.Index @_Z7indicesjjj(i32 noundef %218, i32 noundef %219, i32 noundef %220) #7
  %222 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 0
  %223 = extractvalue %struct.Index %221, 0
  store i32 %223, ptr %222, align 4
  %224 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 1
  %225 = extractvalue %struct.Index %221, 1
  store i32 %225, ptr %224, align 4
  %226 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 2
  %227 = extractvalue %struct.Index %221, 2
  store i32 %227, ptr %226, align 4
  %228 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 0
  %229 = load i32, ptr %228, align 4
  %230 = mul i32 %217, %229
  %231 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %232 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %233 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %234 = call %struct.Index @_Z7indicesjjj(i32 noundef %231, i32 noundef %232, i32 noundef %233) #7
  %235 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 0
  %236 = extractvalue %struct.Index %234, 0
  store i32 %236, ptr %235, align 4
  %237 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 1
  %238 = extractvalue %struct.Index %234, 1
  store i32 %238, ptr %237, align 4
  %239 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 2
  %240 = extractvalue %struct.Index %234, 2
  store i32 %240, ptr %239, align 4
  %241 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 0
  %242 = load i32, ptr %241, align 4
  %243 = add i32 %230, %242
  %244 = zext i32 %243 to i64
  %245 = getelementptr inbounds nuw %struct.float4, ptr %205, i64 %244
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %245, ptr align 16 %11, i64 16, i1 false)
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

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

define linkonce_odr dso_local noundef float @_Z6rsqrtff(float noundef %0) #1 comdat {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call contract float @llvm.nvvm.rsqrt.approx.f(float %3)
  ret float %4
}

declare float @llvm.nvvm.rsqrt.approx.f(float) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
