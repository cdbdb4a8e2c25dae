target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7cta_sumfE9warp_sums = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

define dso_local noundef float @_Z7cta_sumf(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %0, i32 16, i32 31)
  %3 = fadd float %0, %2
  %4 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %3, i32 8, i32 31)
  %5 = fadd float %3, %4
  %6 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 4, i32 31)
  %7 = fadd float %5, %6
  %8 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %7, i32 2, i32 31)
  %9 = fadd float %7, %8
  %10 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %9, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = and i32 %11, 31
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %19

14:
  %15 = lshr exact i32 %11, 5
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %16
  %18 = fadd float %9, %10
  store float %18, ptr %17, align 4
  br label %19

19:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = lshr i32 %20, 5
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %45, label %23

23:
  %24 = and i32 %21, 7
  %25 = icmp samesign ult i32 %20, 256
  br i1 %25, label %30, label %26

26:
  %27 = and i32 %21, 56
  br label %47

28:
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %45, label %30

30:
  %31 = phi float [ 0.000000e+00, %23 ], [ %89, %28 ]
  %32 = phi i32 [ 0, %23 ], [ %90, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  br label %34

34:
  %35 = phi float [ %41, %34 ], [ %31, %30 ]
  %36 = phi i32 [ %42, %34 ], [ %32, %30 ]
  %37 = phi i32 [ %43, %34 ], [ 0, %30 ]
  %38 = zext nneg i32 %36 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %38
  %40 = load float, ptr %39, align 4
  %41 = fadd float %35, %40
  %42 = add nuw nsw i32 %36, 1
  %43 = add i32 %37, 1
  %44 = icmp eq i32 %43, %24
  br i1 %44, label %45, label %34, !llvm.loop !4

45:
  %46 = phi float [ 0.000000e+00, %19 ], [ %89, %28 ], [ %41, %34 ]
  ret float %46

47:
  %48 = phi float [ 0.000000e+00, %26 ], [ %89, %47 ]
  %49 = phi i32 [ 0, %26 ], [ %90, %47 ]
  %50 = phi i32 [ 0, %26 ], [ %91, %47 ]
  %51 = zext nneg i32 %49 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %51
  %53 = load float, ptr %52, align 4
  %54 = fadd float %48, %53
  %55 = zext nneg i32 %49 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %58 = load float, ptr %57, align 4
  %59 = fadd float %54, %58
  %60 = zext nneg i32 %49 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %63 = load float, ptr %62, align 4
  %64 = fadd float %59, %63
  %65 = zext nneg i32 %49 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 12
  %68 = load float, ptr %67, align 4
  %69 = fadd float %64, %68
  %70 = zext nneg i32 %49 to i64
  %71 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load float, ptr %72, align 4
  %74 = fadd float %69, %73
  %75 = zext nneg i32 %49 to i64
  %76 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 20
  %78 = load float, ptr %77, align 4
  %79 = fadd float %74, %78
  %80 = zext nneg i32 %49 to i64
  %81 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %83 = load float, ptr %82, align 4
  %84 = fadd float %79, %83
  %85 = zext nneg i32 %49 to i64
  %86 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 28
  %88 = load float, ptr %87, align 4
  %89 = fadd float %84, %88
  %90 = add nuw nsw i32 %49, 8
  %91 = add i32 %50, 8
  %92 = icmp eq i32 %91, %27
  br i1 %92, label %28, label %47, !llvm.loop !6
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

define dso_local ptx_kernel void @layer_norm(i32 noundef %0, float noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #3 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %0, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %2, i64 %9
  %11 = getelementptr inbounds nuw float, ptr %5, i64 %9
  %12 = uitofp i32 %0 to float
  %13 = fdiv float 1.000000e+00, %12
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = icmp ult i32 %14, %0
  br i1 %15, label %16, label %18

16:
  %17 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %111

18:
  %19 = phi float [ 0.000000e+00, %6 ], [ %117, %111 ]
  %20 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 16, i32 31)
  %21 = fadd float %19, %20
  %22 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 8, i32 31)
  %23 = fadd float %21, %22
  %24 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %23, i32 4, i32 31)
  %25 = fadd float %23, %24
  %26 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %25, i32 2, i32 31)
  %27 = fadd float %25, %26
  %28 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %27, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = and i32 %14, 31
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %36

31:
  %32 = fadd float %27, %28
  %33 = lshr exact i32 %14, 5
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %34
  store float %32, ptr %35, align 4
  br label %36

36:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %38 = lshr i32 %37, 5
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %108, label %40

40:
  %41 = and i32 %38, 7
  %42 = icmp samesign ult i32 %37, 256
  br i1 %42, label %93, label %43

43:
  %44 = and i32 %38, 56
  br label %45

45:
  %46 = phi float [ 0.000000e+00, %43 ], [ %87, %45 ]
  %47 = phi i32 [ 0, %43 ], [ %88, %45 ]
  %48 = phi i32 [ 0, %43 ], [ %89, %45 ]
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %49
  %51 = load float, ptr %50, align 4
  %52 = fadd float %46, %51
  %53 = zext nneg i32 %47 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %56 = load float, ptr %55, align 4
  %57 = fadd float %52, %56
  %58 = zext nneg i32 %47 to i64
  %59 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load float, ptr %60, align 4
  %62 = fadd float %57, %61
  %63 = zext nneg i32 %47 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 12
  %66 = load float, ptr %65, align 4
  %67 = fadd float %62, %66
  %68 = zext nneg i32 %47 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %71 = load float, ptr %70, align 4
  %72 = fadd float %67, %71
  %73 = zext nneg i32 %47 to i64
  %74 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 20
  %76 = load float, ptr %75, align 4
  %77 = fadd float %72, %76
  %78 = zext nneg i32 %47 to i64
  %79 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 24
  %81 = load float, ptr %80, align 4
  %82 = fadd float %77, %81
  %83 = zext nneg i32 %47 to i64
  %84 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 28
  %86 = load float, ptr %85, align 4
  %87 = fadd float %82, %86
  %88 = add nuw nsw i32 %47, 8
  %89 = add i32 %48, 8
  %90 = icmp eq i32 %89, %44
  br i1 %90, label %91, label %45, !llvm.loop !6

91:
  %92 = icmp eq i32 %41, 0
  br i1 %92, label %108, label %93

93:
  %94 = phi float [ 0.000000e+00, %40 ], [ %87, %91 ]
  %95 = phi i32 [ 0, %40 ], [ %88, %91 ]
  %96 = icmp ne i32 %41, 0
  tail call void @llvm.assume(i1 %96)
  br label %97

97:
  %98 = phi float [ %104, %97 ], [ %94, %93 ]
  %99 = phi i32 [ %105, %97 ], [ %95, %93 ]
  %100 = phi i32 [ %106, %97 ], [ 0, %93 ]
  %101 = zext nneg i32 %99 to i64
  %102 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %101
  %103 = load float, ptr %102, align 4
  %104 = fadd float %98, %103
  %105 = add nuw nsw i32 %99, 1
  %106 = add i32 %100, 1
  %107 = icmp eq i32 %106, %41
  br i1 %107, label %108, label %97, !llvm.loop !8

108:
  %109 = phi float [ 0.000000e+00, %36 ], [ %87, %91 ], [ %104, %97 ]
  %110 = fmul float %13, %109
  br i1 %15, label %209, label %120

111:
  %112 = phi float [ 0.000000e+00, %16 ], [ %117, %111 ]
  %113 = phi i32 [ %14, %16 ], [ %118, %111 ]
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw float, ptr %10, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = fadd float %112, %116
  %118 = add i32 %113, %17
  %119 = icmp ult i32 %118, %0
  br i1 %119, label %111, label %18, !llvm.loop !9

120:
  %121 = phi float [ 0.000000e+00, %108 ], [ %216, %209 ]
  %122 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %121, i32 16, i32 31)
  %123 = fadd float %121, %122
  %124 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %123, i32 8, i32 31)
  %125 = fadd float %123, %124
  %126 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %125, i32 4, i32 31)
  %127 = fadd float %125, %126
  %128 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %127, i32 2, i32 31)
  %129 = fadd float %127, %128
  %130 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %129, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %30, label %131, label %136

131:
  %132 = fadd float %129, %130
  %133 = lshr exact i32 %14, 5
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %134
  store float %132, ptr %135, align 4
  br label %136

136:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %39, label %205, label %137

137:
  %138 = and i32 %38, 7
  %139 = icmp samesign ult i32 %37, 256
  br i1 %139, label %190, label %140

140:
  %141 = and i32 %38, 56
  br label %142

142:
  %143 = phi float [ 0.000000e+00, %140 ], [ %184, %142 ]
  %144 = phi i32 [ 0, %140 ], [ %185, %142 ]
  %145 = phi i32 [ 0, %140 ], [ %186, %142 ]
  %146 = zext nneg i32 %144 to i64
  %147 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %146
  %148 = load float, ptr %147, align 4
  %149 = fadd float %143, %148
  %150 = zext nneg i32 %144 to i64
  %151 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %150
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 4
  %153 = load float, ptr %152, align 4
  %154 = fadd float %149, %153
  %155 = zext nneg i32 %144 to i64
  %156 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %155
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %158 = load float, ptr %157, align 4
  %159 = fadd float %154, %158
  %160 = zext nneg i32 %144 to i64
  %161 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %160
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 12
  %163 = load float, ptr %162, align 4
  %164 = fadd float %159, %163
  %165 = zext nneg i32 %144 to i64
  %166 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 16
  %168 = load float, ptr %167, align 4
  %169 = fadd float %164, %168
  %170 = zext nneg i32 %144 to i64
  %171 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %170
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 20
  %173 = load float, ptr %172, align 4
  %174 = fadd float %169, %173
  %175 = zext nneg i32 %144 to i64
  %176 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %175
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %178 = load float, ptr %177, align 4
  %179 = fadd float %174, %178
  %180 = zext nneg i32 %144 to i64
  %181 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %180
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 28
  %183 = load float, ptr %182, align 4
  %184 = fadd float %179, %183
  %185 = add nuw nsw i32 %144, 8
  %186 = add i32 %145, 8
  %187 = icmp eq i32 %186, %141
  br i1 %187, label %188, label %142, !llvm.loop !6

188:
  %189 = icmp eq i32 %138, 0
  br i1 %189, label %205, label %190

190:
  %191 = phi float [ 0.000000e+00, %137 ], [ %184, %188 ]
  %192 = phi i32 [ 0, %137 ], [ %185, %188 ]
  %193 = icmp ne i32 %138, 0
  tail call void @llvm.assume(i1 %193)
  br label %194

194:
  %195 = phi float [ %201, %194 ], [ %191, %190 ]
  %196 = phi i32 [ %202, %194 ], [ %192, %190 ]
  %197 = phi i32 [ %203, %194 ], [ 0, %190 ]
  %198 = zext nneg i32 %196 to i64
  %199 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7cta_sumfE9warp_sums to ptr), i64 %198
  %200 = load float, ptr %199, align 4
  %201 = fadd float %195, %200
  %202 = add nuw nsw i32 %196, 1
  %203 = add i32 %197, 1
  %204 = icmp eq i32 %203, %138
  br i1 %204, label %205, label %194, !llvm.loop !10

205:
  %206 = phi float [ 0.000000e+00, %136 ], [ %184, %188 ], [ %201, %194 ]
  %207 = tail call noundef float @llvm.fma.f32(float %206, float %13, float %1)
  %208 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %207)
  br i1 %15, label %220, label %219

209:
  %210 = phi float [ %216, %209 ], [ 0.000000e+00, %108 ]
  %211 = phi i32 [ %217, %209 ], [ %14, %108 ]
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw float, ptr %10, i64 %212
  %214 = load float, ptr %213, align 4
  %215 = fsub float %214, %110
  %216 = tail call noundef float @llvm.fma.f32(float %215, float %215, float %210)
  %217 = add i32 %211, %37
  %218 = icmp ult i32 %217, %0
  br i1 %218, label %209, label %120, !llvm.loop !11

219:
  ret void

220:
  %221 = phi i32 [ %233, %220 ], [ %14, %205 ]
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds nuw float, ptr %10, i64 %222
  %224 = load float, ptr %223, align 4
  %225 = fsub float %224, %110
  %226 = fmul float %208, %225
  %227 = getelementptr inbounds nuw float, ptr %3, i64 %222
  %228 = load float, ptr %227, align 4
  %229 = getelementptr inbounds nuw float, ptr %4, i64 %222
  %230 = load float, ptr %229, align 4
  %231 = tail call noundef float @llvm.fma.f32(float %226, float %228, float %230)
  %232 = getelementptr inbounds nuw float, ptr %11, i64 %222
  store float %231, ptr %232, align 4
  %233 = add i32 %221, %37
  %234 = icmp ult i32 %233, %0
  br i1 %234, label %220, label %219, !llvm.loop !12
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

declare float @llvm.fma.f32(float, float, float) #5

declare float @llvm.nvvm.rsqrt.approx.f(float) #6

declare void @llvm.assume(i1 noundef) #7

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="1024" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
