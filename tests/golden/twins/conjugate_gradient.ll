target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ3dotffE4sums = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ18conjugate_gradientE9direction = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

define dso_local noundef float @_Z3dotff(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fmul float %0, %1
  %4 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %3, i32 16, i32 31)
  %5 = fadd float %3, %4
  %6 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 8, i32 31)
  %7 = fadd float %5, %6
  %8 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %7, i32 4, i32 31)
  %9 = fadd float %7, %8
  %10 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %9, i32 2, i32 31)
  %11 = fadd float %9, %10
  %12 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %11, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = and i32 %13, 31
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:
  %17 = lshr exact i32 %13, 5
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %18
  %20 = fadd float %11, %12
  store float %20, ptr %19, align 4
  br label %21

21:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = lshr i32 %22, 5
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %47, label %25

25:
  %26 = and i32 %23, 7
  %27 = icmp samesign ult i32 %22, 256
  br i1 %27, label %32, label %28

28:
  %29 = and i32 %23, 56
  br label %49

30:
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %47, label %32

32:
  %33 = phi float [ 0.000000e+00, %25 ], [ %91, %30 ]
  %34 = phi i32 [ 0, %25 ], [ %92, %30 ]
  %35 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %35)
  br label %36

36:
  %37 = phi float [ %43, %36 ], [ %33, %32 ]
  %38 = phi i32 [ %44, %36 ], [ %34, %32 ]
  %39 = phi i32 [ %45, %36 ], [ 0, %32 ]
  %40 = zext nneg i32 %38 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %40
  %42 = load float, ptr %41, align 4
  %43 = fadd float %37, %42
  %44 = add nuw nsw i32 %38, 1
  %45 = add i32 %39, 1
  %46 = icmp eq i32 %45, %26
  br i1 %46, label %47, label %36, !llvm.loop !4

47:
  %48 = phi float [ 0.000000e+00, %21 ], [ %91, %30 ], [ %43, %36 ]
  ret float %48

49:
  %50 = phi float [ 0.000000e+00, %28 ], [ %91, %49 ]
  %51 = phi i32 [ 0, %28 ], [ %92, %49 ]
  %52 = phi i32 [ 0, %28 ], [ %93, %49 ]
  %53 = zext nneg i32 %51 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %53
  %55 = load float, ptr %54, align 4
  %56 = fadd float %50, %55
  %57 = zext nneg i32 %51 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %60 = load float, ptr %59, align 4
  %61 = fadd float %56, %60
  %62 = zext nneg i32 %51 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load float, ptr %64, align 4
  %66 = fadd float %61, %65
  %67 = zext nneg i32 %51 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 12
  %70 = load float, ptr %69, align 4
  %71 = fadd float %66, %70
  %72 = zext nneg i32 %51 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %75 = load float, ptr %74, align 4
  %76 = fadd float %71, %75
  %77 = zext nneg i32 %51 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 20
  %80 = load float, ptr %79, align 4
  %81 = fadd float %76, %80
  %82 = zext nneg i32 %51 to i64
  %83 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 24
  %85 = load float, ptr %84, align 4
  %86 = fadd float %81, %85
  %87 = zext nneg i32 %51 to i64
  %88 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 28
  %90 = load float, ptr %89, align 4
  %91 = fadd float %86, %90
  %92 = add nuw nsw i32 %51, 8
  %93 = add i32 %52, 8
  %94 = icmp eq i32 %93, %29
  br i1 %94, label %30, label %49, !llvm.loop !6
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

define dso_local ptx_kernel void @conjugate_gradient(i32 noundef %0, float noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #3 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nuw nsw i32 %6, %7
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %2, i64 %9
  %11 = zext nneg i32 %6 to i64
  %12 = getelementptr inbounds nuw float, ptr %3, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = fmul float %13, %13
  %15 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 16, i32 31)
  %16 = fadd float %14, %15
  %17 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 8, i32 31)
  %18 = fadd float %16, %17
  %19 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 4, i32 31)
  %20 = fadd float %18, %19
  %21 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 2, i32 31)
  %22 = fadd float %20, %21
  %23 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = and i32 %6, 31
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %31

26:
  %27 = fadd float %22, %23
  %28 = lshr exact i32 %6, 5
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %29
  store float %27, ptr %30, align 4
  br label %31

31:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = lshr i32 %7, 5
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %102, label %34

34:
  %35 = and i32 %32, 7
  %36 = icmp samesign ult i32 %7, 256
  br i1 %36, label %87, label %37

37:
  %38 = and i32 %32, 56
  br label %39

39:
  %40 = phi float [ 0.000000e+00, %37 ], [ %81, %39 ]
  %41 = phi i32 [ 0, %37 ], [ %82, %39 ]
  %42 = phi i32 [ 0, %37 ], [ %83, %39 ]
  %43 = zext nneg i32 %41 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %43
  %45 = load float, ptr %44, align 4
  %46 = fadd float %40, %45
  %47 = zext nneg i32 %41 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %50 = load float, ptr %49, align 4
  %51 = fadd float %46, %50
  %52 = zext nneg i32 %41 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = load float, ptr %54, align 4
  %56 = fadd float %51, %55
  %57 = zext nneg i32 %41 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 12
  %60 = load float, ptr %59, align 4
  %61 = fadd float %56, %60
  %62 = zext nneg i32 %41 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %65 = load float, ptr %64, align 4
  %66 = fadd float %61, %65
  %67 = zext nneg i32 %41 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 20
  %70 = load float, ptr %69, align 4
  %71 = fadd float %66, %70
  %72 = zext nneg i32 %41 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %75 = load float, ptr %74, align 4
  %76 = fadd float %71, %75
  %77 = zext nneg i32 %41 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 28
  %80 = load float, ptr %79, align 4
  %81 = fadd float %76, %80
  %82 = add nuw nsw i32 %41, 8
  %83 = add i32 %42, 8
  %84 = icmp eq i32 %83, %38
  br i1 %84, label %85, label %39, !llvm.loop !6

85:
  %86 = icmp eq i32 %35, 0
  br i1 %86, label %102, label %87

87:
  %88 = phi float [ 0.000000e+00, %34 ], [ %81, %85 ]
  %89 = phi i32 [ 0, %34 ], [ %82, %85 ]
  %90 = icmp ne i32 %35, 0
  tail call void @llvm.assume(i1 %90)
  br label %91

91:
  %92 = phi float [ %98, %91 ], [ %88, %87 ]
  %93 = phi i32 [ %99, %91 ], [ %89, %87 ]
  %94 = phi i32 [ %100, %91 ], [ 0, %87 ]
  %95 = zext nneg i32 %93 to i64
  %96 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %95
  %97 = load float, ptr %96, align 4
  %98 = fadd float %92, %97
  %99 = add nuw nsw i32 %93, 1
  %100 = add i32 %94, 1
  %101 = icmp eq i32 %100, %35
  br i1 %101, label %102, label %91, !llvm.loop !8

102:
  %103 = phi float [ 0.000000e+00, %31 ], [ %81, %85 ], [ %98, %91 ]
  %104 = icmp ne i32 %0, 0
  %105 = fcmp ugt float %103, %1
  %106 = and i1 %105, %104
  br i1 %106, label %107, label %378

107:
  %108 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE9direction to ptr), i64 %11
  %109 = lshr exact i32 %6, 5
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %110
  %112 = and i32 %7, 7
  %113 = icmp samesign ult i32 %7, 8
  %114 = and i32 %7, 2040
  %115 = icmp eq i32 %112, 0
  %116 = icmp ne i32 %112, 0
  %117 = and i32 %32, 7
  %118 = icmp samesign ult i32 %7, 256
  %119 = and i32 %32, 56
  %120 = icmp eq i32 %117, 0
  %121 = icmp ne i32 %117, 0
  %122 = and i32 %32, 7
  %123 = icmp samesign ult i32 %7, 256
  %124 = and i32 %32, 56
  %125 = icmp eq i32 %122, 0
  %126 = icmp ne i32 %122, 0
  br label %127

127:
  %128 = phi float [ 0.000000e+00, %107 ], [ %230, %308 ]
  %129 = phi float [ %13, %107 ], [ %232, %308 ]
  %130 = phi i32 [ 0, %107 ], [ %312, %308 ]
  %131 = phi float [ %103, %107 ], [ %309, %308 ]
  %132 = phi float [ %13, %107 ], [ %311, %308 ]
  store float %132, ptr %108, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %113, label %134, label %316

133:
  br i1 %115, label %150, label %134

134:
  %135 = phi i32 [ 0, %127 ], [ %375, %133 ]
  %136 = phi float [ 0.000000e+00, %127 ], [ %374, %133 ]
  tail call void @llvm.assume(i1 %116)
  br label %137

137:
  %138 = phi i32 [ %135, %134 ], [ %147, %137 ]
  %139 = phi float [ %136, %134 ], [ %146, %137 ]
  %140 = phi i32 [ 0, %134 ], [ %148, %137 ]
  %141 = zext nneg i32 %138 to i64
  %142 = getelementptr inbounds nuw float, ptr %10, i64 %141
  %143 = load float, ptr %142, align 4
  %144 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE9direction to ptr), i64 %141
  %145 = load float, ptr %144, align 4
  %146 = tail call noundef float @llvm.fma.f32(float %143, float %145, float %139)
  %147 = add nuw nsw i32 %138, 1
  %148 = add i32 %140, 1
  %149 = icmp eq i32 %148, %112
  br i1 %149, label %150, label %137, !llvm.loop !9

150:
  %151 = phi float [ %374, %133 ], [ %146, %137 ]
  %152 = fmul float %132, %151
  %153 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %152, i32 16, i32 31)
  %154 = fadd float %152, %153
  %155 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %154, i32 8, i32 31)
  %156 = fadd float %154, %155
  %157 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %156, i32 4, i32 31)
  %158 = fadd float %156, %157
  %159 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %158, i32 2, i32 31)
  %160 = fadd float %158, %159
  %161 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %160, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %162, label %164

162:
  %163 = fadd float %160, %161
  store float %163, ptr %111, align 4
  br label %164

164:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %33, label %227, label %165

165:
  br i1 %118, label %213, label %166

166:
  %167 = phi float [ %208, %166 ], [ 0.000000e+00, %165 ]
  %168 = phi i32 [ %209, %166 ], [ 0, %165 ]
  %169 = phi i32 [ %210, %166 ], [ 0, %165 ]
  %170 = zext nneg i32 %168 to i64
  %171 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %170
  %172 = load float, ptr %171, align 4
  %173 = fadd float %167, %172
  %174 = zext nneg i32 %168 to i64
  %175 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %174
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 4
  %177 = load float, ptr %176, align 4
  %178 = fadd float %173, %177
  %179 = zext nneg i32 %168 to i64
  %180 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %179
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 8
  %182 = load float, ptr %181, align 4
  %183 = fadd float %178, %182
  %184 = zext nneg i32 %168 to i64
  %185 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %184
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 12
  %187 = load float, ptr %186, align 4
  %188 = fadd float %183, %187
  %189 = zext nneg i32 %168 to i64
  %190 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 16
  %192 = load float, ptr %191, align 4
  %193 = fadd float %188, %192
  %194 = zext nneg i32 %168 to i64
  %195 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %194
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 20
  %197 = load float, ptr %196, align 4
  %198 = fadd float %193, %197
  %199 = zext nneg i32 %168 to i64
  %200 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %199
  %201 = getelementptr inbounds nuw i8, ptr %200, i64 24
  %202 = load float, ptr %201, align 4
  %203 = fadd float %198, %202
  %204 = zext nneg i32 %168 to i64
  %205 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %204
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 28
  %207 = load float, ptr %206, align 4
  %208 = fadd float %203, %207
  %209 = add nuw nsw i32 %168, 8
  %210 = add i32 %169, 8
  %211 = icmp eq i32 %210, %119
  br i1 %211, label %212, label %166, !llvm.loop !6

212:
  br i1 %120, label %227, label %213

213:
  %214 = phi float [ 0.000000e+00, %165 ], [ %208, %212 ]
  %215 = phi i32 [ 0, %165 ], [ %209, %212 ]
  tail call void @llvm.assume(i1 %121)
  br label %216

216:
  %217 = phi float [ %223, %216 ], [ %214, %213 ]
  %218 = phi i32 [ %224, %216 ], [ %215, %213 ]
  %219 = phi i32 [ %225, %216 ], [ 0, %213 ]
  %220 = zext nneg i32 %218 to i64
  %221 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %220
  %222 = load float, ptr %221, align 4
  %223 = fadd float %217, %222
  %224 = add nuw nsw i32 %218, 1
  %225 = add i32 %219, 1
  %226 = icmp eq i32 %225, %117
  br i1 %226, label %227, label %216, !llvm.loop !10

227:
  %228 = phi float [ 0.000000e+00, %164 ], [ %208, %212 ], [ %223, %216 ]
  %229 = fdiv float %131, %228
  %230 = tail call noundef float @llvm.fma.f32(float %229, float %132, float %128)
  %231 = fneg float %229
  %232 = tail call noundef float @llvm.fma.f32(float %231, float %151, float %129)
  %233 = fmul float %232, %232
  %234 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %233, i32 16, i32 31)
  %235 = fadd float %234, %233
  %236 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %235, i32 8, i32 31)
  %237 = fadd float %236, %235
  %238 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %237, i32 4, i32 31)
  %239 = fadd float %238, %237
  %240 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %239, i32 2, i32 31)
  %241 = fadd float %240, %239
  %242 = tail call noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %241, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %243, label %245

243:
  %244 = fadd float %242, %241
  store float %244, ptr %111, align 4
  br label %245

245:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %33, label %308, label %246

246:
  br i1 %123, label %294, label %247

247:
  %248 = phi float [ %289, %247 ], [ 0.000000e+00, %246 ]
  %249 = phi i32 [ %290, %247 ], [ 0, %246 ]
  %250 = phi i32 [ %291, %247 ], [ 0, %246 ]
  %251 = zext nneg i32 %249 to i64
  %252 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %251
  %253 = load float, ptr %252, align 4
  %254 = fadd float %248, %253
  %255 = zext nneg i32 %249 to i64
  %256 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %255
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 4
  %258 = load float, ptr %257, align 4
  %259 = fadd float %254, %258
  %260 = zext nneg i32 %249 to i64
  %261 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %260
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 8
  %263 = load float, ptr %262, align 4
  %264 = fadd float %259, %263
  %265 = zext nneg i32 %249 to i64
  %266 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %265
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 12
  %268 = load float, ptr %267, align 4
  %269 = fadd float %264, %268
  %270 = zext nneg i32 %249 to i64
  %271 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %270
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 16
  %273 = load float, ptr %272, align 4
  %274 = fadd float %269, %273
  %275 = zext nneg i32 %249 to i64
  %276 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %275
  %277 = getelementptr inbounds nuw i8, ptr %276, i64 20
  %278 = load float, ptr %277, align 4
  %279 = fadd float %274, %278
  %280 = zext nneg i32 %249 to i64
  %281 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %280
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 24
  %283 = load float, ptr %282, align 4
  %284 = fadd float %279, %283
  %285 = zext nneg i32 %249 to i64
  %286 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %285
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 28
  %288 = load float, ptr %287, align 4
  %289 = fadd float %284, %288
  %290 = add nuw nsw i32 %249, 8
  %291 = add i32 %250, 8
  %292 = icmp eq i32 %291, %124
  br i1 %292, label %293, label %247, !llvm.loop !6

293:
  br i1 %125, label %308, label %294

294:
  %295 = phi float [ 0.000000e+00, %246 ], [ %289, %293 ]
  %296 = phi i32 [ 0, %246 ], [ %290, %293 ]
  tail call void @llvm.assume(i1 %126)
  br label %297

297:
  %298 = phi float [ %304, %297 ], [ %295, %294 ]
  %299 = phi i32 [ %305, %297 ], [ %296, %294 ]
  %300 = phi i32 [ %306, %297 ], [ 0, %294 ]
  %301 = zext nneg i32 %299 to i64
  %302 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotffE4sums to ptr), i64 %301
  %303 = load float, ptr %302, align 4
  %304 = fadd float %298, %303
  %305 = add nuw nsw i32 %299, 1
  %306 = add i32 %300, 1
  %307 = icmp eq i32 %306, %122
  br i1 %307, label %308, label %297, !llvm.loop !11

308:
  %309 = phi float [ 0.000000e+00, %245 ], [ %289, %293 ], [ %304, %297 ]
  %310 = fdiv float %309, %131
  %311 = tail call noundef float @llvm.fma.f32(float %310, float %132, float %232)
  %312 = add nuw i32 %130, 1
  %313 = icmp ult i32 %312, %0
  %314 = fcmp ugt float %309, %1
  %315 = and i1 %314, %313
  br i1 %315, label %127, label %378, !llvm.loop !12

316:
  %317 = phi i32 [ %375, %316 ], [ 0, %127 ]
  %318 = phi float [ %374, %316 ], [ 0.000000e+00, %127 ]
  %319 = phi i32 [ %376, %316 ], [ 0, %127 ]
  %320 = zext nneg i32 %317 to i64
  %321 = getelementptr inbounds nuw float, ptr %10, i64 %320
  %322 = load float, ptr %321, align 4
  %323 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE9direction to ptr), i64 %320
  %324 = load float, ptr %323, align 4
  %325 = tail call noundef float @llvm.fma.f32(float %322, float %324, float %318)
  %326 = or disjoint i32 %317, 1
  %327 = zext nneg i32 %326 to i64
  %328 = getelementptr inbounds nuw float, ptr %10, i64 %327
  %329 = load float, ptr %328, align 4
  %330 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE9direction to ptr), i64 %327
  %331 = load float, ptr %330, align 4
  %332 = tail call noundef float @llvm.fma.f32(float %329, float %331, float %325)
  %333 = or disjoint i32 %317, 2
  %334 = zext nneg i32 %333 to i64
  %335 = getelementptr inbounds nuw float, ptr %10, i64 %334
  %336 = load float, ptr %335, align 4
  %337 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE9direction to ptr), i64 %334
  %338 = load float, ptr %337, align 4
  %339 = tail call noundef float @llvm.fma.f32(float %336, float %338, float %332)
  %340 = or disjoint i32 %317, 3
  %341 = zext nneg i32 %340 to i64
  %342 = getelementptr inbounds nuw float, ptr %10, i64 %341
  %343 = load float, ptr %342, align 4
  %344 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE9direction to ptr), i64 %341
  %345 = load float, ptr %344, align 4
  %346 = tail call noundef float @llvm.fma.f32(float %343, float %345, float %339)
  %347 = or disjoint i32 %317, 4
  %348 = zext nneg i32 %347 to i64
  %349 = getelementptr inbounds nuw float, ptr %10, i64 %348
  %350 = load float, ptr %349, align 4
  %351 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE9direction to ptr), i64 %348
  %352 = load float, ptr %351, align 4
  %353 = tail call noundef float @llvm.fma.f32(float %350, float %352, float %346)
  %354 = or disjoint i32 %317, 5
  %355 = zext nneg i32 %354 to i64
  %356 = getelementptr inbounds nuw float, ptr %10, i64 %355
  %357 = load float, ptr %356, align 4
  %358 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE9direction to ptr), i64 %355
  %359 = load float, ptr %358, align 4
  %360 = tail call noundef float @llvm.fma.f32(float %357, float %359, float %353)
  %361 = or disjoint i32 %317, 6
  %362 = zext nneg i32 %361 to i64
  %363 = getelementptr inbounds nuw float, ptr %10, i64 %362
  %364 = load float, ptr %363, align 4
  %365 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE9direction to ptr), i64 %362
  %366 = load float, ptr %365, align 4
  %367 = tail call noundef float @llvm.fma.f32(float %364, float %366, float %360)
  %368 = or disjoint i32 %317, 7
  %369 = zext nneg i32 %368 to i64
  %370 = getelementptr inbounds nuw float, ptr %10, i64 %369
  %371 = load float, ptr %370, align 4
  %372 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE9direction to ptr), i64 %369
  %373 = load float, ptr %372, align 4
  %374 = tail call noundef float @llvm.fma.f32(float %371, float %373, float %367)
  %375 = add nuw nsw i32 %317, 8
  %376 = add i32 %319, 8
  %377 = icmp eq i32 %376, %114
  br i1 %377, label %133, label %316, !llvm.loop !13

378:
  %379 = phi float [ 0.000000e+00, %102 ], [ %230, %308 ]
  %380 = getelementptr inbounds nuw float, ptr %4, i64 %11
  store float %379, ptr %380, align 4
  ret void
}

declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

declare float @llvm.fma.f32(float, float, float) #5

declare void @llvm.assume(i1 noundef) #6

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
