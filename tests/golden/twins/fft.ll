target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Complex = type { float, float }

@_ZZ3fftE4even = internal unnamed_addr addrspace(3) global [256 x %struct.Complex] undef, align 4
@_ZZ3fftE3odd = internal unnamed_addr addrspace(3) global [256 x %struct.Complex] undef, align 4

define dso_local %struct.Complex @_Z3add7ComplexS_(ptr noundef readonly byval(%struct.Complex) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Complex) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 4
  %4 = load float, ptr %1, align 4
  %5 = fadd float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fadd float %7, %9
  %11 = insertvalue %struct.Complex poison, float %5, 0
  %12 = insertvalue %struct.Complex %11, float %10, 1
  ret %struct.Complex %12
}

define dso_local %struct.Complex @_Z3sub7ComplexS_(ptr noundef readonly byval(%struct.Complex) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Complex) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 4
  %4 = load float, ptr %1, align 4
  %5 = fsub float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fsub float %7, %9
  %11 = insertvalue %struct.Complex poison, float %5, 0
  %12 = insertvalue %struct.Complex %11, float %10, 1
  ret %struct.Complex %12
}

define dso_local %struct.Complex @_Z3mul7ComplexS_(ptr noundef readonly byval(%struct.Complex) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Complex) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 4
  %4 = load float, ptr %1, align 4
  %5 = fmul float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fmul float %7, %9
  %11 = fsub float %5, %10
  %12 = fmul float %3, %9
  %13 = fmul float %4, %7
  %14 = fadd float %13, %12
  %15 = insertvalue %struct.Complex poison, float %11, 0
  %16 = insertvalue %struct.Complex %15, float %14, 1
  ret %struct.Complex %16
}

define dso_local %struct.Complex @_Z4unitf(float noundef %0) local_unnamed_addr #1 {
  %2 = tail call noundef float @llvm.nvvm.cos.approx.f(float %0)
  %3 = tail call noundef float @llvm.nvvm.sin.approx.f(float %0)
  %4 = insertvalue %struct.Complex poison, float %2, 0
  %5 = insertvalue %struct.Complex %4, float %3, 1
  ret %struct.Complex %5
}

define dso_local void @_Z9butterflyPK7ComplexPS_jj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = urem i32 %2, %3
  %6 = uitofp i32 %5 to float
  %7 = fmul float %6, 0xC00921FB60000000
  %8 = uitofp i32 %3 to float
  %9 = fdiv float %7, %8
  %10 = zext i32 %2 to i64
  %11 = getelementptr inbounds nuw %struct.Complex, ptr %0, i64 %10
  %12 = load i64, ptr %11, align 4
  %13 = trunc i64 %12 to i32
  %14 = lshr i64 %12, 32
  %15 = trunc nuw i64 %14 to i32
  %16 = add i32 %2, 128
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw %struct.Complex, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %21 = load float, ptr %20, align 4
  %22 = tail call noundef float @llvm.nvvm.cos.approx.f(float %9)
  %23 = tail call noundef float @llvm.nvvm.sin.approx.f(float %9)
  %24 = fmul float %19, %22
  %25 = fmul float %21, %23
  %26 = fsub float %24, %25
  %27 = fmul float %19, %23
  %28 = fmul float %21, %22
  %29 = fadd float %28, %27
  %30 = sub nuw i32 %2, %5
  %31 = shl i32 %30, 1
  %32 = add i32 %31, %5
  %33 = bitcast i32 %13 to float
  %34 = bitcast i32 %15 to float
  %35 = fadd float %26, %33
  %36 = fadd float %29, %34
  %37 = zext i32 %32 to i64
  %38 = getelementptr inbounds nuw %struct.Complex, ptr %1, i64 %37
  store float %35, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  store float %36, ptr %39, align 4
  %40 = fsub float %33, %26
  %41 = fsub float %34, %29
  %42 = add i32 %32, %3
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw %struct.Complex, ptr %1, i64 %43
  store float %40, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  store float %41, ptr %45, align 4
  ret void
}

define dso_local ptx_kernel void @fft(ptr noundef captures(none) %0) local_unnamed_addr #3 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = shl i32 %2, 8
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.Complex, ptr %0, i64 %4
  %6 = tail call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.Complex, ptr %5, i64 %7
  %9 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4even to ptr), i64 %7
  %10 = load i64, ptr %8, align 4
  store i64 %10, ptr %9, align 4
  %11 = or disjoint i32 %6, 128
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.Complex, ptr %5, i64 %12
  %14 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4even to ptr), i64 %12
  %15 = load i64, ptr %13, align 4
  store i64 %15, ptr %14, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = load i64, ptr %9, align 4
  %17 = trunc i64 %16 to i32
  %18 = lshr i64 %16, 32
  %19 = trunc nuw i64 %18 to i32
  %20 = load float, ptr %14, align 4
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %22 = load float, ptr %21, align 4
  %23 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00)
  %24 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00)
  %25 = fmul float %20, %23
  %26 = fmul float %22, %24
  %27 = fsub float %25, %26
  %28 = fmul float %20, %24
  %29 = fmul float %22, %23
  %30 = fadd float %29, %28
  %31 = shl nuw nsw i32 %6, 1
  %32 = bitcast i32 %17 to float
  %33 = bitcast i32 %19 to float
  %34 = fadd float %27, %32
  %35 = fadd float %30, %33
  %36 = zext nneg i32 %31 to i64
  %37 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE3odd to ptr), i64 %36
  store float %34, ptr %37, align 4
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 4
  store float %35, ptr %38, align 4
  %39 = fsub float %32, %27
  %40 = fsub float %33, %30
  %41 = zext nneg i32 %31 to i64
  %42 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE3odd to ptr), i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store float %39, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 12
  store float %40, ptr %44, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = and i32 %6, 1
  %46 = uitofp nneg i32 %45 to float
  %47 = fmul float %46, 0xC00921FB60000000
  %48 = fmul float %47, 5.000000e-01
  %49 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE3odd to ptr), i64 %7
  %50 = load i64, ptr %49, align 4
  %51 = trunc i64 %50 to i32
  %52 = lshr i64 %50, 32
  %53 = trunc nuw i64 %52 to i32
  %54 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE3odd to ptr), i64 %12
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %57 = load float, ptr %56, align 4
  %58 = tail call noundef float @llvm.nvvm.cos.approx.f(float %48)
  %59 = tail call noundef float @llvm.nvvm.sin.approx.f(float %48)
  %60 = fmul float %55, %58
  %61 = fmul float %57, %59
  %62 = fsub float %60, %61
  %63 = fmul float %55, %59
  %64 = fmul float %57, %58
  %65 = fadd float %64, %63
  %66 = shl nuw nsw i32 %6, 1
  %67 = and i32 %66, 252
  %68 = or disjoint i32 %67, %45
  %69 = bitcast i32 %51 to float
  %70 = bitcast i32 %53 to float
  %71 = fadd float %62, %69
  %72 = fadd float %65, %70
  %73 = zext nneg i32 %68 to i64
  %74 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4even to ptr), i64 %73
  store float %71, ptr %74, align 4
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 4
  store float %72, ptr %75, align 4
  %76 = fsub float %69, %62
  %77 = fsub float %70, %65
  %78 = zext nneg i32 %68 to i64
  %79 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4even to ptr), i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 16
  store float %76, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 20
  store float %77, ptr %81, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %82 = and i32 %6, 3
  %83 = uitofp nneg i32 %82 to float
  %84 = fmul float %83, 0xC00921FB60000000
  %85 = fmul float %84, 2.500000e-01
  %86 = load i64, ptr %9, align 4
  %87 = trunc i64 %86 to i32
  %88 = lshr i64 %86, 32
  %89 = trunc nuw i64 %88 to i32
  %90 = load float, ptr %14, align 4
  %91 = load float, ptr %21, align 4
  %92 = tail call noundef float @llvm.nvvm.cos.approx.f(float %85)
  %93 = tail call noundef float @llvm.nvvm.sin.approx.f(float %85)
  %94 = fmul float %90, %92
  %95 = fmul float %91, %93
  %96 = fsub float %94, %95
  %97 = fmul float %90, %93
  %98 = fmul float %91, %92
  %99 = fadd float %98, %97
  %100 = shl nuw nsw i32 %6, 1
  %101 = and i32 %100, 248
  %102 = or disjoint i32 %101, %82
  %103 = bitcast i32 %87 to float
  %104 = bitcast i32 %89 to float
  %105 = fadd float %96, %103
  %106 = fadd float %99, %104
  %107 = zext nneg i32 %102 to i64
  %108 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE3odd to ptr), i64 %107
  store float %105, ptr %108, align 4
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 4
  store float %106, ptr %109, align 4
  %110 = fsub float %103, %96
  %111 = fsub float %104, %99
  %112 = zext nneg i32 %102 to i64
  %113 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE3odd to ptr), i64 %112
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 32
  store float %110, ptr %114, align 4
  %115 = getelementptr inbounds nuw i8, ptr %113, i64 36
  store float %111, ptr %115, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %116 = and i32 %6, 7
  %117 = uitofp nneg i32 %116 to float
  %118 = fmul float %117, 0xC00921FB60000000
  %119 = fmul float %118, 1.250000e-01
  %120 = load i64, ptr %49, align 4
  %121 = trunc i64 %120 to i32
  %122 = lshr i64 %120, 32
  %123 = trunc nuw i64 %122 to i32
  %124 = load float, ptr %54, align 4
  %125 = load float, ptr %56, align 4
  %126 = tail call noundef float @llvm.nvvm.cos.approx.f(float %119)
  %127 = tail call noundef float @llvm.nvvm.sin.approx.f(float %119)
  %128 = fmul float %124, %126
  %129 = fmul float %125, %127
  %130 = fsub float %128, %129
  %131 = fmul float %124, %127
  %132 = fmul float %125, %126
  %133 = fadd float %132, %131
  %134 = shl nuw nsw i32 %6, 1
  %135 = and i32 %134, 240
  %136 = or disjoint i32 %135, %116
  %137 = bitcast i32 %121 to float
  %138 = bitcast i32 %123 to float
  %139 = fadd float %130, %137
  %140 = fadd float %133, %138
  %141 = zext nneg i32 %136 to i64
  %142 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4even to ptr), i64 %141
  store float %139, ptr %142, align 4
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 4
  store float %140, ptr %143, align 4
  %144 = fsub float %137, %130
  %145 = fsub float %138, %133
  %146 = zext nneg i32 %136 to i64
  %147 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4even to ptr), i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 64
  store float %144, ptr %148, align 4
  %149 = getelementptr inbounds nuw i8, ptr %147, i64 68
  store float %145, ptr %149, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %150 = and i32 %6, 15
  %151 = uitofp nneg i32 %150 to float
  %152 = fmul float %151, 0xC00921FB60000000
  %153 = fmul float %152, 6.250000e-02
  %154 = load i64, ptr %9, align 4
  %155 = trunc i64 %154 to i32
  %156 = lshr i64 %154, 32
  %157 = trunc nuw i64 %156 to i32
  %158 = load float, ptr %14, align 4
  %159 = load float, ptr %21, align 4
  %160 = tail call noundef float @llvm.nvvm.cos.approx.f(float %153)
  %161 = tail call noundef float @llvm.nvvm.sin.approx.f(float %153)
  %162 = fmul float %158, %160
  %163 = fmul float %159, %161
  %164 = fsub float %162, %163
  %165 = fmul float %158, %161
  %166 = fmul float %159, %160
  %167 = fadd float %166, %165
  %168 = shl nuw nsw i32 %6, 1
  %169 = and i32 %168, 224
  %170 = or disjoint i32 %169, %150
  %171 = bitcast i32 %155 to float
  %172 = bitcast i32 %157 to float
  %173 = fadd float %164, %171
  %174 = fadd float %167, %172
  %175 = zext nneg i32 %170 to i64
  %176 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE3odd to ptr), i64 %175
  store float %173, ptr %176, align 4
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 4
  store float %174, ptr %177, align 4
  %178 = fsub float %171, %164
  %179 = fsub float %172, %167
  %180 = zext nneg i32 %170 to i64
  %181 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE3odd to ptr), i64 %180
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 128
  store float %178, ptr %182, align 4
  %183 = getelementptr inbounds nuw i8, ptr %181, i64 132
  store float %179, ptr %183, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %184 = and i32 %6, 31
  %185 = uitofp nneg i32 %184 to float
  %186 = fmul float %185, 0xC00921FB60000000
  %187 = fmul float %186, 3.125000e-02
  %188 = load i64, ptr %49, align 4
  %189 = trunc i64 %188 to i32
  %190 = lshr i64 %188, 32
  %191 = trunc nuw i64 %190 to i32
  %192 = load float, ptr %54, align 4
  %193 = load float, ptr %56, align 4
  %194 = tail call noundef float @llvm.nvvm.cos.approx.f(float %187)
  %195 = tail call noundef float @llvm.nvvm.sin.approx.f(float %187)
  %196 = fmul float %192, %194
  %197 = fmul float %193, %195
  %198 = fsub float %196, %197
  %199 = fmul float %192, %195
  %200 = fmul float %193, %194
  %201 = fadd float %200, %199
  %202 = shl nuw nsw i32 %6, 1
  %203 = and i32 %202, 192
  %204 = or disjoint i32 %203, %184
  %205 = bitcast i32 %189 to float
  %206 = bitcast i32 %191 to float
  %207 = fadd float %198, %205
  %208 = fadd float %201, %206
  %209 = zext nneg i32 %204 to i64
  %210 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4even to ptr), i64 %209
  store float %207, ptr %210, align 4
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 4
  store float %208, ptr %211, align 4
  %212 = fsub float %205, %198
  %213 = fsub float %206, %201
  %214 = zext nneg i32 %204 to i64
  %215 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4even to ptr), i64 %214
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 256
  store float %212, ptr %216, align 4
  %217 = getelementptr inbounds nuw i8, ptr %215, i64 260
  store float %213, ptr %217, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %218 = and i32 %6, 63
  %219 = uitofp nneg i32 %218 to float
  %220 = fmul float %219, 0xC00921FB60000000
  %221 = fmul float %220, 1.562500e-02
  %222 = load i64, ptr %9, align 4
  %223 = trunc i64 %222 to i32
  %224 = lshr i64 %222, 32
  %225 = trunc nuw i64 %224 to i32
  %226 = load float, ptr %14, align 4
  %227 = load float, ptr %21, align 4
  %228 = tail call noundef float @llvm.nvvm.cos.approx.f(float %221)
  %229 = tail call noundef float @llvm.nvvm.sin.approx.f(float %221)
  %230 = fmul float %226, %228
  %231 = fmul float %227, %229
  %232 = fsub float %230, %231
  %233 = fmul float %226, %229
  %234 = fmul float %227, %228
  %235 = fadd float %234, %233
  %236 = shl nuw nsw i32 %6, 1
  %237 = and i32 %236, 128
  %238 = or disjoint i32 %237, %218
  %239 = bitcast i32 %223 to float
  %240 = bitcast i32 %225 to float
  %241 = fadd float %232, %239
  %242 = fadd float %235, %240
  %243 = zext nneg i32 %238 to i64
  %244 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE3odd to ptr), i64 %243
  store float %241, ptr %244, align 4
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 4
  store float %242, ptr %245, align 4
  %246 = fsub float %239, %232
  %247 = fsub float %240, %235
  %248 = zext nneg i32 %238 to i64
  %249 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE3odd to ptr), i64 %248
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 512
  store float %246, ptr %250, align 4
  %251 = getelementptr inbounds nuw i8, ptr %249, i64 516
  store float %247, ptr %251, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %252 = uitofp nneg i32 %6 to float
  %253 = fmul float %252, 0xC00921FB60000000
  %254 = fmul float %253, 7.812500e-03
  %255 = load i64, ptr %49, align 4
  %256 = trunc i64 %255 to i32
  %257 = lshr i64 %255, 32
  %258 = trunc nuw i64 %257 to i32
  %259 = load float, ptr %54, align 4
  %260 = load float, ptr %56, align 4
  %261 = tail call noundef float @llvm.nvvm.cos.approx.f(float %254)
  %262 = tail call noundef float @llvm.nvvm.sin.approx.f(float %254)
  %263 = fmul float %259, %261
  %264 = fmul float %260, %262
  %265 = fsub float %263, %264
  %266 = fmul float %259, %262
  %267 = fmul float %260, %261
  %268 = fadd float %267, %266
  %269 = bitcast i32 %256 to float
  %270 = bitcast i32 %258 to float
  %271 = fadd float %265, %269
  %272 = fadd float %268, %270
  %273 = zext nneg i32 %6 to i64
  %274 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4even to ptr), i64 %273
  store float %271, ptr %274, align 4
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 4
  store float %272, ptr %275, align 4
  %276 = fsub float %269, %265
  %277 = fsub float %270, %268
  %278 = zext nneg i32 %6 to i64
  %279 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4even to ptr), i64 %278
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 1024
  store float %276, ptr %280, align 4
  %281 = getelementptr inbounds nuw i8, ptr %279, i64 1028
  store float %277, ptr %281, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %282 = load i64, ptr %9, align 4
  store i64 %282, ptr %8, align 4
  %283 = load i64, ptr %14, align 4
  store i64 %283, ptr %13, align 4
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

declare float @llvm.nvvm.cos.approx.f(float) #6

declare float @llvm.nvvm.sin.approx.f(float) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
