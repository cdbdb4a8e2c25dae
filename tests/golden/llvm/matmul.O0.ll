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
  %17 = alloca %struct.Index, align 4
  %18 = alloca %struct.Index, align 4
  %19 = alloca %struct.Index, align 4
  %20 = alloca %struct.Index, align 4
  %21 = alloca %struct.Index, align 4
  %22 = alloca %struct.Index, align 4
  %23 = alloca i32, align 4
  %24 = alloca %struct.Index, align 4
  %25 = alloca %struct.Index, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %29 = call %struct.Index @_Z7indicesjjj(i32 noundef %26, i32 noundef %27, i32 noundef %28) #4
  %30 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %31 = extractvalue %struct.Index %29, 0
  store i32 %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %33 = extractvalue %struct.Index %29, 1
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %35 = extractvalue %struct.Index %29, 2
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %37 = load i32, ptr %36, align 4
  %38 = mul i32 %37, 8
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %42 = call %struct.Index @_Z7indicesjjj(i32 noundef %39, i32 noundef %40, i32 noundef %41) #4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %44 = extractvalue %struct.Index %42, 0
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %46 = extractvalue %struct.Index %42, 1
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %48 = extractvalue %struct.Index %42, 2
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %50 = load i32, ptr %49, align 4
  %51 = add i32 %38, %50
  store i32 %51, ptr %9, align 4
  %52 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %53 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %54 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %55 = call %struct.Index @_Z7indicesjjj(i32 noundef %52, i32 noundef %53, i32 noundef %54) #4
  %56 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %57 = extractvalue %struct.Index %55, 0
  store i32 %57, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %59 = extractvalue %struct.Index %55, 1
  store i32 %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %61 = extractvalue %struct.Index %55, 2
  store i32 %61, ptr %60, align 4
  %62 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %63 = load i32, ptr %62, align 4
  %64 = mul i32 %63, 8
  %65 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %66 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %68 = call %struct.Index @_Z7indicesjjj(i32 noundef %65, i32 noundef %66, i32 noundef %67) #4
  %69 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %70 = extractvalue %struct.Index %68, 0
  store i32 %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %72 = extractvalue %struct.Index %68, 1
  store i32 %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %74 = extractvalue %struct.Index %68, 2
  store i32 %74, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %76 = load i32, ptr %75, align 4
  %77 = add i32 %64, %76
  store i32 %77, ptr %12, align 4
  store float 0.000000e+00, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %78

78:
  %79 = load i32, ptr %16, align 4
  %80 = load i32, ptr %8, align 4
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %233

82:
  %83 = load ptr, ptr %5, align 8
  %84 = load i32, ptr %9, align 4
  %85 = load i32, ptr %8, align 4
  %86 = mul nsw i32 %84, %85
  %87 = load i32, ptr %16, align 4
  %88 = add nsw i32 %86, %87
  %89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %92 = call %struct.Index @_Z7indicesjjj(i32 noundef %89, i32 noundef %90, i32 noundef %91) #4
  %93 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 0
  %94 = extractvalue %struct.Index %92, 0
  store i32 %94, ptr %93, align 4
  %95 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 1
  %96 = extractvalue %struct.Index %92, 1
  store i32 %96, ptr %95, align 4
  %97 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 2
  %98 = extractvalue %struct.Index %92, 2
  store i32 %98, ptr %97, align 4
  %99 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 0
  %100 = load i32, ptr %99, align 4
  %101 = add i32 %88, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw float, ptr %83, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %108 = call %struct.Index @_Z7indicesjjj(i32 noundef %105, i32 noundef %106, i32 noundef %107) #4
  %109 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %110 = extractvalue %struct.Index %108, 0
  store i32 %110, ptr %109, align 4
  %111 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %112 = extractvalue %struct.Index %108, 1
  store i32 %112, ptr %111, align 4
  %113 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %114 = extractvalue %struct.Index %108, 2
  store i32 %114, ptr %113, align 4
  %115 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %116 = load i32, ptr %115, align 4
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2as to ptr), i64 0, i64 %117
  %119 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %120 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %121 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %122 = call %struct.Index @_Z7indicesjjj(i32 noundef %119, i32 noundef %120, i32 noundef %121) #4
  %123 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %124 = extractvalue %struct.Index %122, 0
  store i32 %124, ptr %123, align 4
  %125 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %126 = extractvalue %struct.Index %122, 1
  store i32 %126, ptr %125, align 4
  %127 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 2
  %128 = extractvalue %struct.Index %122, 2
  store i32 %128, ptr %127, align 4
  %129 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %130 = load i32, ptr %129, align 4
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw [8 x float], ptr %118, i64 0, i64 %131
  store float %104, ptr %132, align 4
  %133 = load ptr, ptr %6, align 8
  %134 = load i32, ptr %16, align 4
  %135 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %137 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %138 = call %struct.Index @_Z7indicesjjj(i32 noundef %135, i32 noundef %136, i32 noundef %137) #4
  %139 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %140 = extractvalue %struct.Index %138, 0
  store i32 %140, ptr %139, align 4
  %141 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 1
  %142 = extractvalue %struct.Index %138, 1
  store i32 %142, ptr %141, align 4
  %143 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 2
  %144 = extractvalue %struct.Index %138, 2
  store i32 %144, ptr %143, align 4
  %145 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 1
  %146 = load i32, ptr %145, align 4
  %147 = add i32 %134, %146
  %148 = load i32, ptr %8, align 4
  %149 = mul i32 %147, %148
  %150 = load i32, ptr %12, align 4
  %151 = add i32 %149, %150
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw float, ptr %133, i64 %152
  %154 = load float, ptr %153, align 4
  %155 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %156 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %157 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %158 = call %struct.Index @_Z7indicesjjj(i32 noundef %155, i32 noundef %156, i32 noundef %157) #4
  %159 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 0
  %160 = extractvalue %struct.Index %158, 0
  store i32 %160, ptr %159, align 4
  %161 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 1
  %162 = extractvalue %struct.Index %158, 1
  store i32 %162, ptr %161, align 4
  %163 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 2
  %164 = extractvalue %struct.Index %158, 2
  store i32 %164, ptr %163, align 4
  %165 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 1
  %166 = load i32, ptr %165, align 4
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2bs to ptr), i64 0, i64 %167
  %169 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %170 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %171 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %172 = call %struct.Index @_Z7indicesjjj(i32 noundef %169, i32 noundef %170, i32 noundef %171) #4
  %173 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %174 = extractvalue %struct.Index %172, 0
  store i32 %174, ptr %173, align 4
  %175 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 1
  %176 = extractvalue %struct.Index %172, 1
  store i32 %176, ptr %175, align 4
  %177 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 2
  %178 = extractvalue %struct.Index %172, 2
  store i32 %178, ptr %177, align 4
  %179 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %180 = load i32, ptr %179, align 4
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw [8 x float], ptr %168, i64 0, i64 %181
  store float %154, ptr %182, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %23, align 4
  br label %183

183:
  %184 = load i32, ptr %23, align 4
  %185 = icmp slt i32 %184, 8
  br i1 %185, label %186, label %229

186:
  %187 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %188 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %189 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %190 = call %struct.Index @_Z7indicesjjj(i32 noundef %187, i32 noundef %188, i32 noundef %189) #4
  %191 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 0
  %192 = extractvalue %struct.Index %190, 0
  store i32 %192, ptr %191, align 4
  %193 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 1
  %194 = extractvalue %struct.Index %190, 1
  store i32 %194, ptr %193, align 4
  %195 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 2
  %196 = extractvalue %struct.Index %190, 2
  store i32 %196, ptr %195, align 4
  %197 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 1
  %198 = load i32, ptr %197, align 4
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds nuw [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2as to ptr), i64 0, i64 %199
  %201 = load i32, ptr %23, align 4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds [8 x float], ptr %200, i64 0, i64 %202
  %204 = load float, ptr %203, align 4
  %205 = load i32, ptr %23, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILi8EEvPKfS1_PfiE2bs to ptr), i64 0, i64 %206
  %208 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %209 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %210 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %211 = call %struct.Index @_Z7indicesjjj(i32 noundef %208, i32 noundef %209, i32 noundef %210) #4
  %212 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 0
  %213 = extractvalue %struct.Index %211, 0
  store i32 %213, ptr %212, align 4
  %214 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 1
  %215 = extractvalue %struct.Index %211, 1
  store i32 %215, ptr %214, align 4
  %216 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 2
  %217 = extractvalue %struct.Index %211, 2
  store i32 %217, ptr %216, align 4
  %218 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 0
  %219 = load i32, ptr %218, align 4
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw [8 x float], ptr %207, i64 0, i64 %220
  %222 = load float, ptr %221, align 4
  %223 = fmul contract float %204, %222
  %224 = load float, ptr %15, align 4
  %225 = fadd contract float %224, %223
  store float %225, ptr %15, align 4
  br label %226

226:
  %227 = load i32, ptr %23, align 4
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr %23, align 4
  br label %183, !llvm.loop !4

229:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %230

230:
  %231 = load i32, ptr %16, align 4
  %232 = add nsw i32 %231, 8
  store i32 %232, ptr %16, align 4
  br label %78, !llvm.loop !7

233:
  %234 = load float, ptr %15, align 4
  %235 = load ptr, ptr %7, align 8
  %236 = load i32, ptr %9, align 4
  %237 = load i32, ptr %8, align 4
  %238 = mul nsw i32 %236, %237
  %239 = load i32, ptr %12, align 4
  %240 = add nsw i32 %238, %239
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds float, ptr %235, i64 %241
  store float %234, ptr %242, align 4
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
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.count", i32 4}
!7 = distinct !{!7, !5}
