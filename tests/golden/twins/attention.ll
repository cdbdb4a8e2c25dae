target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.uint4 = type { i32, i32, i32, i32 }
%struct.uint2 = type { i32, i32 }
%struct.__half2 = type { half, half }

define dso_local %struct.float4 @_Z3mma5uint45uint26float4(ptr noundef readonly byval(%struct.uint4) align 16 captures(none) %0, ptr noundef readonly byval(%struct.uint2) align 8 captures(none) %1, ptr noundef readonly byval(%struct.float4) align 16 captures(none) %2) local_unnamed_addr #0 {
  %4 = load float, ptr %2, align 16
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = load float, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %10 = load float, ptr %9, align 4
  %11 = load i32, ptr %0, align 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %1, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %11, i32 %13, i32 %15, i32 %17, i32 %18, i32 %20, float %4, float %6, float %8, float %10) #8
  %22 = extractvalue { float, float, float, float } %21, 0
  %23 = extractvalue { float, float, float, float } %21, 1
  %24 = extractvalue { float, float, float, float } %21, 2
  %25 = extractvalue { float, float, float, float } %21, 3
  %26 = insertvalue %struct.float4 poison, float %22, 0
  %27 = insertvalue %struct.float4 %26, float %23, 1
  %28 = insertvalue %struct.float4 %27, float %24, 2
  %29 = insertvalue %struct.float4 %28, float %25, 3
  ret %struct.float4 %29
}

define dso_local noundef i32 @_Z4bits7__half2(ptr noundef readonly byval(%struct.__half2) align 4 captures(none) %0) local_unnamed_addr #1 {
  %2 = load i32, ptr %0, align 4
  ret i32 %2
}

define dso_local noundef i32 @_Z4pairPK7__half2jj(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = shl i32 %1, 3
  %5 = add i32 %4, %2
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.__half2, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4
  ret i32 %8
}

define dso_local noundef float @_Z7row_maxf(float noundef %0) local_unnamed_addr #2 {
  %2 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %0, i32 1, i32 31)
  %3 = tail call noundef float @llvm.maxnum.f32(float %0, float %2)
  %4 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %3, i32 2, i32 31)
  %5 = tail call noundef float @llvm.maxnum.f32(float %3, float %4)
  ret float %5
}

define dso_local noundef float @_Z7row_sumf(float noundef %0) local_unnamed_addr #2 {
  %2 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %0, i32 1, i32 31)
  %3 = fadd float %0, %2
  %4 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %3, i32 2, i32 31)
  %5 = fadd float %3, %4
  ret float %5
}

define dso_local %struct.float4 @_Z6scaled6float4ffff(ptr noundef readonly byval(%struct.float4) align 16 captures(none) %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4) local_unnamed_addr #1 {
  %6 = load float, ptr %0, align 16
  %7 = fmul float %1, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fmul float %2, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load float, ptr %11, align 8
  %13 = fmul float %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %15 = load float, ptr %14, align 4
  %16 = fmul float %4, %15
  %17 = insertvalue %struct.float4 poison, float %7, 0
  %18 = insertvalue %struct.float4 %17, float %10, 1
  %19 = insertvalue %struct.float4 %18, float %13, 2
  %20 = insertvalue %struct.float4 %19, float %16, 3
  ret %struct.float4 %20
}

define dso_local ptx_kernel void @attention(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #3 {
  %6 = tail call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = lshr i32 %6, 2
  %8 = and i32 %6, 3
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = shl i32 %9, 4
  %11 = or disjoint i32 %10, %7
  %12 = shl i32 %11, 3
  %13 = or disjoint i32 %12, %8
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.__half2, ptr %1, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = or disjoint i32 %11, 8
  %18 = shl i32 %17, 3
  %19 = or disjoint i32 %18, %8
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw %struct.__half2, ptr %1, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = or disjoint i32 %8, 4
  %24 = or disjoint i32 %12, %23
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw %struct.__half2, ptr %1, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = or disjoint i32 %18, %23
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw %struct.__half2, ptr %1, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %0, 0
  br i1 %32, label %36, label %33

33:
  %34 = shl nuw nsw i32 %8, 5
  %35 = or disjoint i32 %34, %7
  br label %70

36:
  %37 = phi float [ 0.000000e+00, %5 ], [ %182, %70 ]
  %38 = phi float [ 0.000000e+00, %5 ], [ %173, %70 ]
  %39 = phi float [ 0.000000e+00, %5 ], [ %256, %70 ]
  %40 = phi float [ 0.000000e+00, %5 ], [ %257, %70 ]
  %41 = phi float [ 0.000000e+00, %5 ], [ %258, %70 ]
  %42 = phi float [ 0.000000e+00, %5 ], [ %259, %70 ]
  %43 = phi float [ 0.000000e+00, %5 ], [ %235, %70 ]
  %44 = phi float [ 0.000000e+00, %5 ], [ %236, %70 ]
  %45 = phi float [ 0.000000e+00, %5 ], [ %237, %70 ]
  %46 = phi float [ 0.000000e+00, %5 ], [ %238, %70 ]
  %47 = shl i32 %11, 4
  %48 = shl nuw nsw i32 %8, 1
  %49 = or disjoint i32 %47, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr %4, i64 %50
  %52 = shl i32 %17, 4
  %53 = or disjoint i32 %52, %48
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %4, i64 %54
  %56 = fdiv float %43, %38
  store float %56, ptr %51, align 4
  %57 = fdiv float %44, %38
  %58 = getelementptr inbounds nuw i8, ptr %51, i64 4
  store float %57, ptr %58, align 4
  %59 = fdiv float %39, %38
  %60 = getelementptr inbounds nuw i8, ptr %51, i64 32
  store float %59, ptr %60, align 4
  %61 = fdiv float %40, %38
  %62 = getelementptr inbounds nuw i8, ptr %51, i64 36
  store float %61, ptr %62, align 4
  %63 = fdiv float %45, %37
  store float %63, ptr %55, align 4
  %64 = fdiv float %46, %37
  %65 = getelementptr inbounds nuw i8, ptr %55, i64 4
  store float %64, ptr %65, align 4
  %66 = fdiv float %41, %37
  %67 = getelementptr inbounds nuw i8, ptr %55, i64 32
  store float %66, ptr %67, align 4
  %68 = fdiv float %42, %37
  %69 = getelementptr inbounds nuw i8, ptr %55, i64 36
  store float %68, ptr %69, align 4
  ret void

70:
  %71 = phi float [ 0.000000e+00, %33 ], [ %238, %70 ]
  %72 = phi float [ 0.000000e+00, %33 ], [ %237, %70 ]
  %73 = phi float [ 0.000000e+00, %33 ], [ %236, %70 ]
  %74 = phi float [ 0.000000e+00, %33 ], [ %235, %70 ]
  %75 = phi float [ 0.000000e+00, %33 ], [ %259, %70 ]
  %76 = phi float [ 0.000000e+00, %33 ], [ %258, %70 ]
  %77 = phi float [ 0.000000e+00, %33 ], [ %257, %70 ]
  %78 = phi float [ 0.000000e+00, %33 ], [ %256, %70 ]
  %79 = phi float [ 0xFFF0000000000000, %33 ], [ %128, %70 ]
  %80 = phi float [ 0xFFF0000000000000, %33 ], [ %136, %70 ]
  %81 = phi float [ 0.000000e+00, %33 ], [ %173, %70 ]
  %82 = phi float [ 0.000000e+00, %33 ], [ %182, %70 ]
  %83 = phi i32 [ 0, %33 ], [ %260, %70 ]
  %84 = or disjoint i32 %83, %7
  %85 = shl i32 %84, 3
  %86 = or disjoint i32 %85, %8
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw %struct.__half2, ptr %2, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = or disjoint i32 %85, %23
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw %struct.__half2, ptr %2, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = or disjoint i32 %85, 64
  %95 = or disjoint i32 %94, %8
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw %struct.__half2, ptr %2, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = or disjoint i32 %94, %23
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw %struct.__half2, ptr %2, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %16, i32 %22, i32 %27, i32 %31, i32 %89, i32 %93, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #8
  %104 = extractvalue { float, float, float, float } %103, 0
  %105 = extractvalue { float, float, float, float } %103, 1
  %106 = extractvalue { float, float, float, float } %103, 2
  %107 = extractvalue { float, float, float, float } %103, 3
  %108 = fmul float %104, 0x3FD7154760000000
  %109 = fmul float %105, 0x3FD7154760000000
  %110 = fmul float %106, 0x3FD7154760000000
  %111 = fmul float %107, 0x3FD7154760000000
  %112 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %16, i32 %22, i32 %27, i32 %31, i32 %98, i32 %102, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #8
  %113 = extractvalue { float, float, float, float } %112, 0
  %114 = extractvalue { float, float, float, float } %112, 1
  %115 = extractvalue { float, float, float, float } %112, 2
  %116 = extractvalue { float, float, float, float } %112, 3
  %117 = fmul float %113, 0x3FD7154760000000
  %118 = fmul float %114, 0x3FD7154760000000
  %119 = fmul float %115, 0x3FD7154760000000
  %120 = fmul float %116, 0x3FD7154760000000
  %121 = tail call noundef float @llvm.maxnum.f32(float %108, float %109)
  %122 = tail call noundef float @llvm.maxnum.f32(float %117, float %118)
  %123 = tail call noundef float @llvm.maxnum.f32(float %121, float %122)
  %124 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %123, i32 1, i32 31)
  %125 = tail call noundef float @llvm.maxnum.f32(float %123, float %124)
  %126 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %125, i32 2, i32 31)
  %127 = tail call noundef float @llvm.maxnum.f32(float %125, float %126)
  %128 = tail call noundef float @llvm.maxnum.f32(float %79, float %127)
  %129 = tail call noundef float @llvm.maxnum.f32(float %110, float %111)
  %130 = tail call noundef float @llvm.maxnum.f32(float %119, float %120)
  %131 = tail call noundef float @llvm.maxnum.f32(float %129, float %130)
  %132 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %131, i32 1, i32 31)
  %133 = tail call noundef float @llvm.maxnum.f32(float %131, float %132)
  %134 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %133, i32 2, i32 31)
  %135 = tail call noundef float @llvm.maxnum.f32(float %133, float %134)
  %136 = tail call noundef float @llvm.maxnum.f32(float %80, float %135)
  %137 = fsub float %79, %128
  %138 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %137)
  %139 = fsub float %80, %136
  %140 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %139)
  %141 = fmul float %74, %138
  %142 = fmul float %73, %138
  %143 = fmul float %72, %140
  %144 = fmul float %71, %140
  %145 = fmul float %78, %138
  %146 = fmul float %77, %138
  %147 = fmul float %76, %140
  %148 = fmul float %75, %140
  %149 = fsub float %108, %128
  %150 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %149)
  %151 = fsub float %109, %128
  %152 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %151)
  %153 = fsub float %110, %136
  %154 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %153)
  %155 = fsub float %111, %136
  %156 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %155)
  %157 = fsub float %117, %128
  %158 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %157)
  %159 = fsub float %118, %128
  %160 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %159)
  %161 = fsub float %119, %136
  %162 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %161)
  %163 = fsub float %120, %136
  %164 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %163)
  %165 = fmul float %81, %138
  %166 = fadd float %150, %152
  %167 = fadd float %166, %158
  %168 = fadd float %167, %160
  %169 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %168, i32 1, i32 31)
  %170 = fadd float %168, %169
  %171 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %170, i32 2, i32 31)
  %172 = fadd float %170, %171
  %173 = fadd float %165, %172
  %174 = fmul float %82, %140
  %175 = fadd float %154, %156
  %176 = fadd float %175, %162
  %177 = fadd float %176, %164
  %178 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %177, i32 1, i32 31)
  %179 = fadd float %177, %178
  %180 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %179, i32 2, i32 31)
  %181 = fadd float %179, %180
  %182 = fadd float %174, %181
  %183 = fptrunc float %150 to half
  %184 = fptrunc float %152 to half
  %185 = bitcast half %183 to i16
  %186 = bitcast half %184 to i16
  %187 = zext i16 %186 to i32
  %188 = shl nuw i32 %187, 16
  %189 = zext i16 %185 to i32
  %190 = or disjoint i32 %188, %189
  %191 = fptrunc float %154 to half
  %192 = fptrunc float %156 to half
  %193 = bitcast half %191 to i16
  %194 = bitcast half %192 to i16
  %195 = zext i16 %194 to i32
  %196 = shl nuw i32 %195, 16
  %197 = zext i16 %193 to i32
  %198 = or disjoint i32 %196, %197
  %199 = fptrunc float %158 to half
  %200 = fptrunc float %160 to half
  %201 = bitcast half %199 to i16
  %202 = bitcast half %200 to i16
  %203 = zext i16 %202 to i32
  %204 = shl nuw i32 %203, 16
  %205 = zext i16 %201 to i32
  %206 = or disjoint i32 %204, %205
  %207 = fptrunc float %162 to half
  %208 = fptrunc float %164 to half
  %209 = bitcast half %207 to i16
  %210 = bitcast half %208 to i16
  %211 = zext i16 %210 to i32
  %212 = shl nuw i32 %211, 16
  %213 = zext i16 %209 to i32
  %214 = or disjoint i32 %212, %213
  %215 = shl i32 %83, 4
  %216 = or disjoint i32 %215, %35
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds nuw half, ptr %3, i64 %217
  %219 = load i16, ptr %218, align 2
  %220 = getelementptr inbounds nuw i8, ptr %218, i64 32
  %221 = load i16, ptr %220, align 2
  %222 = getelementptr inbounds nuw i8, ptr %218, i64 256
  %223 = load i16, ptr %222, align 2
  %224 = getelementptr inbounds nuw i8, ptr %218, i64 288
  %225 = load i16, ptr %224, align 2
  %226 = zext i16 %219 to i32
  %227 = zext i16 %221 to i32
  %228 = shl nuw i32 %227, 16
  %229 = or disjoint i32 %228, %226
  %230 = zext i16 %223 to i32
  %231 = zext i16 %225 to i32
  %232 = shl nuw i32 %231, 16
  %233 = or disjoint i32 %232, %230
  %234 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %190, i32 %198, i32 %206, i32 %214, i32 %229, i32 %233, float %141, float %142, float %143, float %144) #8
  %235 = extractvalue { float, float, float, float } %234, 0
  %236 = extractvalue { float, float, float, float } %234, 1
  %237 = extractvalue { float, float, float, float } %234, 2
  %238 = extractvalue { float, float, float, float } %234, 3
  %239 = getelementptr inbounds nuw i8, ptr %218, i64 16
  %240 = load i16, ptr %239, align 2
  %241 = getelementptr inbounds nuw i8, ptr %218, i64 48
  %242 = load i16, ptr %241, align 2
  %243 = getelementptr inbounds nuw i8, ptr %218, i64 272
  %244 = load i16, ptr %243, align 2
  %245 = getelementptr inbounds nuw i8, ptr %218, i64 304
  %246 = load i16, ptr %245, align 2
  %247 = zext i16 %240 to i32
  %248 = zext i16 %242 to i32
  %249 = shl nuw i32 %248, 16
  %250 = or disjoint i32 %249, %247
  %251 = zext i16 %244 to i32
  %252 = zext i16 %246 to i32
  %253 = shl nuw i32 %252, 16
  %254 = or disjoint i32 %253, %251
  %255 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %190, i32 %198, i32 %206, i32 %214, i32 %250, i32 %254, float %145, float %146, float %147, float %148) #8
  %256 = extractvalue { float, float, float, float } %255, 0
  %257 = extractvalue { float, float, float, float } %255, 1
  %258 = extractvalue { float, float, float, float } %255, 2
  %259 = extractvalue { float, float, float, float } %255, 3
  %260 = add i32 %83, 16
  %261 = icmp ult i32 %260, %0
  br i1 %261, label %70, label %36, !llvm.loop !5
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

declare float @llvm.maxnum.f32(float, float) #5

declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

declare float @llvm.nvvm.ex2.approx.f32(float) #7

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="32" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 160}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
