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
  %19 = alloca %struct.Index, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.Index, align 4
  %23 = alloca ptr, align 8
  %24 = alloca %struct.Index, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  store ptr addrspacecast (ptr addrspace(3) @diagonals to ptr), ptr %9, align 8
  %25 = load ptr, ptr %9, align 8
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i16, ptr %25, i64 %27
  %29 = getelementptr inbounds i16, ptr %28, i64 1
  store ptr %29, ptr %10, align 8
  %30 = load ptr, ptr %10, align 8
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i16, ptr %30, i64 %32
  %34 = getelementptr inbounds i16, ptr %33, i64 1
  store ptr %34, ptr %11, align 8
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %38 = call %struct.Index @_Z7indicesjjj(i32 noundef %35, i32 noundef %36, i32 noundef %37) #4
  %39 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %40 = extractvalue %struct.Index %38, 0
  store i32 %40, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %42 = extractvalue %struct.Index %38, 1
  store i32 %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %44 = extractvalue %struct.Index %38, 2
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %46 = load i32, ptr %45, align 4
  store i32 %46, ptr %12, align 4
  br label %47

47:
  %48 = load i32, ptr %12, align 4
  %49 = load i32, ptr %7, align 4
  %50 = icmp sle i32 %48, %49
  br i1 %50, label %51, label %75

51:
  %52 = load ptr, ptr %10, align 8
  %53 = load i32, ptr %12, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i16, ptr %52, i64 %54
  store i16 0, ptr %55, align 2
  %56 = load ptr, ptr %9, align 8
  %57 = load i32, ptr %12, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i16, ptr %56, i64 %58
  store i16 0, ptr %59, align 2
  br label %60

60:
  %61 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %62 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %63 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %64 = call %struct.Index @_Z7indicesjjj(i32 noundef %61, i32 noundef %62, i32 noundef %63) #4
  %65 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %66 = extractvalue %struct.Index %64, 0
  store i32 %66, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %68 = extractvalue %struct.Index %64, 1
  store i32 %68, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %70 = extractvalue %struct.Index %64, 2
  store i32 %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %72 = load i32, ptr %71, align 4
  %73 = load i32, ptr %12, align 4
  %74 = add i32 %73, %72
  store i32 %74, ptr %12, align 4
  br label %47, !llvm.loop !4

75:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %15, align 4
  br label %76

76:
  %77 = load i32, ptr %15, align 4
  %78 = load i32, ptr %7, align 4
  %79 = mul nsw i32 2, %78
  %80 = icmp sle i32 %77, %79
  br i1 %80, label %81, label %243

81:
  %82 = load i32, ptr %15, align 4
  %83 = load i32, ptr %7, align 4
  %84 = sub nsw i32 %82, %83
  %85 = icmp sgt i32 %84, 1
  br i1 %85, label %86, label %90

86:
  %87 = load i32, ptr %15, align 4
  %88 = load i32, ptr %7, align 4
  %89 = sub nsw i32 %87, %88
  br label %91

90:
  br label %91

91:
  %92 = phi i32 [ %89, %86 ], [ 1, %90 ]
  store i32 %92, ptr %16, align 4
  %93 = load i32, ptr %15, align 4
  %94 = sub nsw i32 %93, 1
  %95 = load i32, ptr %7, align 4
  %96 = icmp slt i32 %94, %95
  br i1 %96, label %97, label %100

97:
  %98 = load i32, ptr %15, align 4
  %99 = sub nsw i32 %98, 1
  br label %102

100:
  %101 = load i32, ptr %7, align 4
  br label %102

102:
  %103 = phi i32 [ %99, %97 ], [ %101, %100 ]
  store i32 %103, ptr %17, align 4
  %104 = load i32, ptr %16, align 4
  %105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %108 = call %struct.Index @_Z7indicesjjj(i32 noundef %105, i32 noundef %106, i32 noundef %107) #4
  %109 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %110 = extractvalue %struct.Index %108, 0
  store i32 %110, ptr %109, align 4
  %111 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %112 = extractvalue %struct.Index %108, 1
  store i32 %112, ptr %111, align 4
  %113 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 2
  %114 = extractvalue %struct.Index %108, 2
  store i32 %114, ptr %113, align 4
  %115 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %116 = load i32, ptr %115, align 4
  %117 = add i32 %104, %116
  store i32 %117, ptr %18, align 4
  br label %118

118:
  %119 = load i32, ptr %18, align 4
  %120 = load i32, ptr %17, align 4
  %121 = icmp sle i32 %119, %120
  br i1 %121, label %122, label %235

122:
  %123 = load i32, ptr %18, align 4
  %124 = sub nsw i32 %123, 1
  %125 = load i32, ptr %15, align 4
  %126 = sub nsw i32 %125, 1
  %127 = load i32, ptr %7, align 4
  %128 = sub nsw i32 %126, %127
  %129 = icmp sge i32 %124, %128
  br i1 %129, label %130, label %138

130:
  %131 = load ptr, ptr %10, align 8
  %132 = load i32, ptr %18, align 4
  %133 = sub nsw i32 %132, 1
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i16, ptr %131, i64 %134
  %136 = load i16, ptr %135, align 2
  %137 = sext i16 %136 to i32
  br label %139

138:
  br label %139

139:
  %140 = phi i32 [ %137, %130 ], [ 0, %138 ]
  store i32 %140, ptr %20, align 4
  %141 = load i32, ptr %15, align 4
  %142 = load i32, ptr %18, align 4
  %143 = sub nsw i32 %141, %142
  %144 = sub nsw i32 %143, 1
  %145 = icmp sge i32 %144, 0
  br i1 %145, label %146, label %153

146:
  %147 = load ptr, ptr %10, align 8
  %148 = load i32, ptr %18, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i16, ptr %147, i64 %149
  %151 = load i16, ptr %150, align 2
  %152 = sext i16 %151 to i32
  br label %154

153:
  br label %154

154:
  %155 = phi i32 [ %152, %146 ], [ 0, %153 ]
  store i32 %155, ptr %21, align 4
  %156 = load i32, ptr %18, align 4
  %157 = icmp eq i32 %156, 1
  br i1 %157, label %158, label %159

158:
  store i32 0, ptr %20, align 4
  br label %159

159:
  %160 = load i32, ptr %15, align 4
  %161 = load i32, ptr %18, align 4
  %162 = sub nsw i32 %160, %161
  %163 = icmp eq i32 %162, 1
  br i1 %163, label %164, label %165

164:
  store i32 0, ptr %21, align 4
  br label %165

165:
  %166 = load ptr, ptr %5, align 8
  %167 = load i32, ptr %18, align 4
  %168 = sub nsw i32 %167, 1
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  %171 = load i8, ptr %170, align 1
  %172 = sext i8 %171 to i32
  %173 = load ptr, ptr %6, align 8
  %174 = load i32, ptr %15, align 4
  %175 = load i32, ptr %18, align 4
  %176 = sub nsw i32 %174, %175
  %177 = sub nsw i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds i8, ptr %173, i64 %178
  %180 = load i8, ptr %179, align 1
  %181 = sext i8 %180 to i32
  %182 = icmp eq i32 %172, %181
  br i1 %182, label %183, label %203

183:
  %184 = load i32, ptr %18, align 4
  %185 = icmp sgt i32 %184, 1
  br i1 %185, label %186, label %199

186:
  %187 = load i32, ptr %15, align 4
  %188 = load i32, ptr %18, align 4
  %189 = sub nsw i32 %187, %188
  %190 = icmp sgt i32 %189, 1
  br i1 %190, label %191, label %199

191:
  %192 = load ptr, ptr %9, align 8
  %193 = load i32, ptr %18, align 4
  %194 = sub nsw i32 %193, 1
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds i16, ptr %192, i64 %195
  %197 = load i16, ptr %196, align 2
  %198 = sext i16 %197 to i32
  br label %200

199:
  br label %200

200:
  %201 = phi i32 [ %198, %191 ], [ 0, %199 ]
  %202 = add nsw i32 %201, 1
  br label %213

203:
  %204 = load i32, ptr %20, align 4
  %205 = load i32, ptr %21, align 4
  %206 = icmp sgt i32 %204, %205
  br i1 %206, label %207, label %209

207:
  %208 = load i32, ptr %20, align 4
  br label %211

209:
  %210 = load i32, ptr %21, align 4
  br label %211

211:
  %212 = phi i32 [ %208, %207 ], [ %210, %209 ]
  br label %213

213:
  %214 = phi i32 [ %202, %200 ], [ %212, %211 ]
  %215 = trunc i32 %214 to i16
  %216 = load ptr, ptr %11, align 8
  %217 = load i32, ptr %18, align 4
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds i16, ptr %216, i64 %218
  store i16 %215, ptr %219, align 2
  br label %220

220:
  %221 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %222 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %223 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %224 = call %struct.Index @_Z7indicesjjj(i32 noundef %221, i32 noundef %222, i32 noundef %223) #4
  %225 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %226 = extractvalue %struct.Index %224, 0
  store i32 %226, ptr %225, align 4
  %227 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 1
  %228 = extractvalue %struct.Index %224, 1
  store i32 %228, ptr %227, align 4
  %229 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 2
  %230 = extractvalue %struct.Index %224, 2
  store i32 %230, ptr %229, align 4
  %231 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %232 = load i32, ptr %231, align 4
  %233 = load i32, ptr %18, align 4
  %234 = add i32 %233, %232
  store i32 %234, ptr %18, align 4
  br label %118, !llvm.loop !6

235:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %236 = load ptr, ptr %9, align 8
  store ptr %236, ptr %23, align 8
  %237 = load ptr, ptr %10, align 8
  store ptr %237, ptr %9, align 8
  %238 = load ptr, ptr %11, align 8
  store ptr %238, ptr %10, align 8
  %239 = load ptr, ptr %23, align 8
  store ptr %239, ptr %11, align 8
  br label %240

240:
  %241 = load i32, ptr %15, align 4
  %242 = add nsw i32 %241, 1
  store i32 %242, ptr %15, align 4
  br label %76, !llvm.loop !7

243:
  %244 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %245 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %246 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %247 = call %struct.Index @_Z7indicesjjj(i32 noundef %244, i32 noundef %245, i32 noundef %246) #4
  %248 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 0
  %249 = extractvalue %struct.Index %247, 0
  store i32 %249, ptr %248, align 4
  %250 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 1
  %251 = extractvalue %struct.Index %247, 1
  store i32 %251, ptr %250, align 4
  %252 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 2
  %253 = extractvalue %struct.Index %247, 2
  store i32 %253, ptr %252, align 4
  %254 = getelementptr inbounds nuw %struct.Index, ptr %24, i32 0, i32 0
  %255 = load i32, ptr %254, align 4
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %257, label %265

257:
  %258 = load ptr, ptr %10, align 8
  %259 = load i32, ptr %7, align 4
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds i16, ptr %258, i64 %260
  %262 = load i16, ptr %261, align 2
  %263 = sext i16 %262 to i32
  %264 = load ptr, ptr %8, align 8
  store i32 %263, ptr %264, align 4
  br label %265

265:
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

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

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
!7 = distinct !{!7, !5}
