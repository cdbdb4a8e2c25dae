target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@diagonals = external dso_local addrspace(3) global [0 x i16], align 2

define dso_local ptx_kernel void @_Z3lcsPKcS0_iPi(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Index, align 4
  %14 = alloca %struct.Index, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca %struct.Index, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca %struct.Index, align 4
  %24 = alloca ptr, align 8
  %25 = alloca %struct.Index, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store ptr addrspacecast (ptr addrspace(3) @diagonals to ptr), ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %26 = load ptr, ptr %9, align 8
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i16, ptr %26, i64 %28
  %30 = getelementptr inbounds i16, ptr %29, i64 1
  store ptr %30, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %31 = load ptr, ptr %10, align 8
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i16, ptr %31, i64 %33
  %35 = getelementptr inbounds i16, ptr %34, i64 1
  store ptr %35, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr %12) #5
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %39 = call %struct.Index @_Z7indicesjjj(i32 noundef %36, i32 noundef %37, i32 noundef %38) #6
  %40 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %41 = extractvalue %struct.Index %39, 0
  store i32 %41, ptr %40, align 4
  %42 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %43 = extractvalue %struct.Index %39, 1
  store i32 %43, ptr %42, align 4
  %44 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %45 = extractvalue %struct.Index %39, 2
  store i32 %45, ptr %44, align 4
  %46 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %47 = load i32, ptr %46, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #5
  store i32 %47, ptr %12, align 4
  br label %48

48:
  %49 = load i32, ptr %12, align 4
  %50 = load i32, ptr %7, align 4
  %51 = icmp sle i32 %49, %50
  br i1 %51, label %53, label %52

52:
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %77

53:
  %54 = load ptr, ptr %10, align 8
  %55 = load i32, ptr %12, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i16, ptr %54, i64 %56
  store i16 0, ptr %57, align 2
  %58 = load ptr, ptr %9, align 8
  %59 = load i32, ptr %12, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i16, ptr %58, i64 %60
  store i16 0, ptr %61, align 2
  br label %62

62:
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %63 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %64 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %65 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %66 = call %struct.Index @_Z7indicesjjj(i32 noundef %63, i32 noundef %64, i32 noundef %65) #6
  %67 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %68 = extractvalue %struct.Index %66, 0
  store i32 %68, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %70 = extractvalue %struct.Index %66, 1
  store i32 %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %72 = extractvalue %struct.Index %66, 2
  store i32 %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %74 = load i32, ptr %73, align 4
  %75 = load i32, ptr %12, align 4
  %76 = add i32 %75, %74
  store i32 %76, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %48, !llvm.loop !4

77:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store i32 2, ptr %15, align 4
  br label %78

78:
  %79 = load i32, ptr %15, align 4
  %80 = load i32, ptr %7, align 4
  %81 = mul nsw i32 2, %80
  %82 = icmp sle i32 %79, %81
  br i1 %82, label %84, label %83

83:
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %247

84:
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %85 = load i32, ptr %15, align 4
  %86 = load i32, ptr %7, align 4
  %87 = sub nsw i32 %85, %86
  %88 = icmp sgt i32 %87, 1
  br i1 %88, label %89, label %93

89:
  %90 = load i32, ptr %15, align 4
  %91 = load i32, ptr %7, align 4
  %92 = sub nsw i32 %90, %91
  br label %94

93:
  br label %94

94:
  %95 = phi i32 [ %92, %89 ], [ 1, %93 ]
  store i32 %95, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %96 = load i32, ptr %15, align 4
  %97 = sub nsw i32 %96, 1
  %98 = load i32, ptr %7, align 4
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %103

100:
  %101 = load i32, ptr %15, align 4
  %102 = sub nsw i32 %101, 1
  br label %105

103:
  %104 = load i32, ptr %7, align 4
  br label %105

105:
  %106 = phi i32 [ %102, %100 ], [ %104, %103 ]
  store i32 %106, ptr %18, align 4
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %107 = load i32, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr %20) #5
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %109 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %110 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %111 = call %struct.Index @_Z7indicesjjj(i32 noundef %108, i32 noundef %109, i32 noundef %110) #6
  %112 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %113 = extractvalue %struct.Index %111, 0
  store i32 %113, ptr %112, align 4
  %114 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 1
  %115 = extractvalue %struct.Index %111, 1
  store i32 %115, ptr %114, align 4
  %116 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 2
  %117 = extractvalue %struct.Index %111, 2
  store i32 %117, ptr %116, align 4
  %118 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %119 = load i32, ptr %118, align 4
  %120 = add i32 %107, %119
  call void @llvm.lifetime.end.p0(ptr %20) #5
  store i32 %120, ptr %19, align 4
  br label %121

121:
  %122 = load i32, ptr %19, align 4
  %123 = load i32, ptr %18, align 4
  %124 = icmp sle i32 %122, %123
  br i1 %124, label %126, label %125

125:
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #5
  br label %239

126:
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %127 = load i32, ptr %19, align 4
  %128 = sub nsw i32 %127, 1
  %129 = load i32, ptr %15, align 4
  %130 = sub nsw i32 %129, 1
  %131 = load i32, ptr %7, align 4
  %132 = sub nsw i32 %130, %131
  %133 = icmp sge i32 %128, %132
  br i1 %133, label %134, label %142

134:
  %135 = load ptr, ptr %10, align 8
  %136 = load i32, ptr %19, align 4
  %137 = sub nsw i32 %136, 1
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i16, ptr %135, i64 %138
  %140 = load i16, ptr %139, align 2
  %141 = sext i16 %140 to i32
  br label %143

142:
  br label %143

143:
  %144 = phi i32 [ %141, %134 ], [ 0, %142 ]
  store i32 %144, ptr %21, align 4
  call void @llvm.lifetime.start.p0(ptr %22) #5
  %145 = load i32, ptr %15, align 4
  %146 = load i32, ptr %19, align 4
  %147 = sub nsw i32 %145, %146
  %148 = sub nsw i32 %147, 1
  %149 = icmp sge i32 %148, 0
  br i1 %149, label %150, label %157

150:
  %151 = load ptr, ptr %10, align 8
  %152 = load i32, ptr %19, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i16, ptr %151, i64 %153
  %155 = load i16, ptr %154, align 2
  %156 = sext i16 %155 to i32
  br label %158

157:
  br label %158

158:
  %159 = phi i32 [ %156, %150 ], [ 0, %157 ]
  store i32 %159, ptr %22, align 4
  %160 = load i32, ptr %19, align 4
  %161 = icmp eq i32 %160, 1
  br i1 %161, label %162, label %163

162:
  store i32 0, ptr %21, align 4
  br label %163

163:
  %164 = load i32, ptr %15, align 4
  %165 = load i32, ptr %19, align 4
  %166 = sub nsw i32 %164, %165
  %167 = icmp eq i32 %166, 1
  br i1 %167, label %168, label %169

168:
  store i32 0, ptr %22, align 4
  br label %169

169:
  %170 = load ptr, ptr %5, align 8
  %171 = load i32, ptr %19, align 4
  %172 = sub nsw i32 %171, 1
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i8, ptr %170, i64 %173
  %175 = load i8, ptr %174, align 1
  %176 = sext i8 %175 to i32
  %177 = load ptr, ptr %6, align 8
  %178 = load i32, ptr %15, align 4
  %179 = load i32, ptr %19, align 4
  %180 = sub nsw i32 %178, %179
  %181 = sub nsw i32 %180, 1
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds i8, ptr %177, i64 %182
  %184 = load i8, ptr %183, align 1
  %185 = sext i8 %184 to i32
  %186 = icmp eq i32 %176, %185
  br i1 %186, label %187, label %207

187:
  %188 = load i32, ptr %19, align 4
  %189 = icmp sgt i32 %188, 1
  br i1 %189, label %190, label %203

190:
  %191 = load i32, ptr %15, align 4
  %192 = load i32, ptr %19, align 4
  %193 = sub nsw i32 %191, %192
  %194 = icmp sgt i32 %193, 1
  br i1 %194, label %195, label %203

195:
  %196 = load ptr, ptr %9, align 8
  %197 = load i32, ptr %19, align 4
  %198 = sub nsw i32 %197, 1
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds i16, ptr %196, i64 %199
  %201 = load i16, ptr %200, align 2
  %202 = sext i16 %201 to i32
  br label %204

203:
  br label %204

204:
  %205 = phi i32 [ %202, %195 ], [ 0, %203 ]
  %206 = add nsw i32 %205, 1
  br label %217

207:
  %208 = load i32, ptr %21, align 4
  %209 = load i32, ptr %22, align 4
  %210 = icmp sgt i32 %208, %209
  br i1 %210, label %211, label %213

211:
  %212 = load i32, ptr %21, align 4
  br label %215

213:
  %214 = load i32, ptr %22, align 4
  br label %215

215:
  %216 = phi i32 [ %212, %211 ], [ %214, %213 ]
  br label %217

217:
  %218 = phi i32 [ %206, %204 ], [ %216, %215 ]
  %219 = trunc i32 %218 to i16
  %220 = load ptr, ptr %11, align 8
  %221 = load i32, ptr %19, align 4
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds i16, ptr %220, i64 %222
  store i16 %219, ptr %223, align 2
  call void @llvm.lifetime.end.p0(ptr %22) #5
  call void @llvm.lifetime.end.p0(ptr %21) #5
  br label %224

224:
  call void @llvm.lifetime.start.p0(ptr %23) #5
  %225 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %226 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %227 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %228 = call %struct.Index @_Z7indicesjjj(i32 noundef %225, i32 noundef %226, i32 noundef %227) #6
  %229 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %230 = extractvalue %struct.Index %228, 0
  store i32 %230, ptr %229, align 4
  %231 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 1
  %232 = extractvalue %struct.Index %228, 1
  store i32 %232, ptr %231, align 4
  %233 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 2
  %234 = extractvalue %struct.Index %228, 2
  store i32 %234, ptr %233, align 4
  %235 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %236 = load i32, ptr %235, align 4
  %237 = load i32, ptr %19, align 4
  %238 = add i32 %237, %236
  store i32 %238, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #5
  br label %121, !llvm.loop !7

239:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %24) #5
  %240 = load ptr, ptr %9, align 8
  store ptr %240, ptr %24, align 8
  %241 = load ptr, ptr %10, align 8
  store ptr %241, ptr %9, align 8
  %242 = load ptr, ptr %11, align 8
  store ptr %242, ptr %10, align 8
  %243 = load ptr, ptr %24, align 8
  store ptr %243, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr %24) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %244

244:
  %245 = load i32, ptr %15, align 4
  %246 = add nsw i32 %245, 1
  store i32 %246, ptr %15, align 4
  br label %78, !llvm.loop !8

247:
  call void @llvm.lifetime.start.p0(ptr %25) #5
  %248 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %249 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %250 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %251 = call %struct.Index @_Z7indicesjjj(i32 noundef %248, i32 noundef %249, i32 noundef %250) #6
  %252 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 0
  %253 = extractvalue %struct.Index %251, 0
  store i32 %253, ptr %252, align 4
  %254 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 1
  %255 = extractvalue %struct.Index %251, 1
  store i32 %255, ptr %254, align 4
  %256 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 2
  %257 = extractvalue %struct.Index %251, 2
  store i32 %257, ptr %256, align 4
  %258 = getelementptr inbounds nuw %struct.Index, ptr %25, i32 0, i32 0
  %259 = load i32, ptr %258, align 4
  %260 = icmp eq i32 %259, 0
  call void @llvm.lifetime.end.p0(ptr %25) #5
  br i1 %260, label %261, label %269

261:
  %262 = load ptr, ptr %10, align 8
  %263 = load i32, ptr %7, align 4
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds i16, ptr %262, i64 %264
  %266 = load i16, ptr %265, align 2
  %267 = sext i16 %266 to i32
  %268 = load ptr, ptr %8, align 8
  store i32 %267, ptr %268, align 4
  br label %269

269:
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
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

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

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
!8 = distinct !{!8, !5, !6}
