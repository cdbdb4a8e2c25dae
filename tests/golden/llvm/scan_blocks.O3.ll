target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4scanPKiPiS1_E1t = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

define dso_local ptx_kernel void @_Z4scanPKiPiS1_(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 8
  %7 = shl nuw nsw i32 %4, 1
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = zext nneg i32 %7 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %12
  store i32 %11, ptr %13, align 4
  %14 = or disjoint i32 %8, 1
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = or disjoint i32 %7, 1
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %19
  store i32 %17, ptr %20, align 4
  %21 = add nuw nsw i32 %7, 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp samesign ult i32 %4, 128
  br i1 %22, label %23, label %33

23:
  %24 = zext nneg i32 %21 to i64
  %25 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %24
  %26 = getelementptr i8, ptr %25, i64 -4
  %27 = zext nneg i32 %18 to i64
  %28 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %27
  %29 = getelementptr i8, ptr %28, i64 -4
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %26, align 4
  %32 = add nsw i32 %31, %30
  store i32 %32, ptr %26, align 4
  br label %33

33:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = icmp samesign ult i32 %4, 64
  br i1 %34, label %35, label %47

35:
  %36 = shl nuw nsw i32 %21, 1
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %37
  %39 = getelementptr i8, ptr %38, i64 -4
  %40 = shl nuw nsw i32 %18, 1
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %41
  %43 = getelementptr i8, ptr %42, i64 -4
  %44 = load i32, ptr %43, align 4
  %45 = load i32, ptr %39, align 4
  %46 = add nsw i32 %45, %44
  store i32 %46, ptr %39, align 4
  br label %47

47:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = icmp samesign ult i32 %4, 32
  br i1 %48, label %49, label %61

49:
  %50 = shl nuw nsw i32 %21, 2
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %51
  %53 = getelementptr i8, ptr %52, i64 -4
  %54 = shl nuw nsw i32 %18, 2
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %55
  %57 = getelementptr i8, ptr %56, i64 -4
  %58 = load i32, ptr %57, align 4
  %59 = load i32, ptr %53, align 4
  %60 = add nsw i32 %59, %58
  store i32 %60, ptr %53, align 4
  br label %61

61:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = icmp samesign ult i32 %4, 16
  br i1 %62, label %63, label %75

63:
  %64 = shl nuw nsw i32 %21, 3
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %65
  %67 = getelementptr i8, ptr %66, i64 -4
  %68 = shl nuw nsw i32 %18, 3
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %69
  %71 = getelementptr i8, ptr %70, i64 -4
  %72 = load i32, ptr %71, align 4
  %73 = load i32, ptr %67, align 4
  %74 = add nsw i32 %73, %72
  store i32 %74, ptr %67, align 4
  br label %75

75:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = icmp samesign ult i32 %4, 8
  br i1 %76, label %77, label %89

77:
  %78 = shl nuw nsw i32 %21, 4
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %79
  %81 = getelementptr i8, ptr %80, i64 -4
  %82 = shl nuw nsw i32 %18, 4
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %83
  %85 = getelementptr i8, ptr %84, i64 -4
  %86 = load i32, ptr %85, align 4
  %87 = load i32, ptr %81, align 4
  %88 = add nsw i32 %87, %86
  store i32 %88, ptr %81, align 4
  br label %89

89:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = icmp samesign ult i32 %4, 4
  br i1 %90, label %91, label %103

91:
  %92 = shl nuw nsw i32 %21, 5
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %93
  %95 = getelementptr i8, ptr %94, i64 -4
  %96 = shl nuw nsw i32 %18, 5
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %97
  %99 = getelementptr i8, ptr %98, i64 -4
  %100 = load i32, ptr %99, align 4
  %101 = load i32, ptr %95, align 4
  %102 = add nsw i32 %101, %100
  store i32 %102, ptr %95, align 4
  br label %103

103:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = icmp samesign ult i32 %4, 2
  br i1 %104, label %105, label %117

105:
  %106 = shl nuw nsw i32 %21, 6
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %107
  %109 = getelementptr i8, ptr %108, i64 -4
  %110 = shl nuw nsw i32 %18, 6
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %111
  %113 = getelementptr i8, ptr %112, i64 -4
  %114 = load i32, ptr %113, align 4
  %115 = load i32, ptr %109, align 4
  %116 = add nsw i32 %115, %114
  store i32 %116, ptr %109, align 4
  br label %117

117:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = icmp eq i32 %4, 0
  br i1 %118, label %119, label %123

119:
  %120 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 508), align 4
  %121 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 1020), align 4
  %122 = add nsw i32 %121, %120
  store i32 %122, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 1020), align 4
  br label %123

123:
  %124 = icmp eq i32 %4, 0
  br i1 %124, label %125, label %129

125:
  %126 = zext nneg i32 %5 to i64
  %127 = getelementptr inbounds nuw i32, ptr %2, i64 %126
  %128 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 1020), align 4
  store i32 %128, ptr %127, align 4
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 1020), align 4
  br label %129

129:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %118, label %130, label %134

130:
  %131 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 508), align 4
  %132 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 1020), align 4
  store i32 %132, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 508), align 4
  %133 = add nsw i32 %132, %131
  store i32 %133, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 1020), align 4
  br label %134

134:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %104, label %135, label %147

135:
  %136 = shl nuw nsw i32 %18, 6
  %137 = shl nuw nsw i32 %21, 6
  %138 = zext nneg i32 %136 to i64
  %139 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %138
  %140 = getelementptr i8, ptr %139, i64 -4
  %141 = load i32, ptr %140, align 4
  %142 = zext nneg i32 %137 to i64
  %143 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %142
  %144 = getelementptr i8, ptr %143, i64 -4
  %145 = load i32, ptr %144, align 4
  store i32 %145, ptr %140, align 4
  %146 = add nsw i32 %145, %141
  store i32 %146, ptr %144, align 4
  br label %147

147:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %90, label %148, label %160

148:
  %149 = shl nuw nsw i32 %18, 5
  %150 = shl nuw nsw i32 %21, 5
  %151 = zext nneg i32 %149 to i64
  %152 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %151
  %153 = getelementptr i8, ptr %152, i64 -4
  %154 = load i32, ptr %153, align 4
  %155 = zext nneg i32 %150 to i64
  %156 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %155
  %157 = getelementptr i8, ptr %156, i64 -4
  %158 = load i32, ptr %157, align 4
  store i32 %158, ptr %153, align 4
  %159 = add nsw i32 %158, %154
  store i32 %159, ptr %157, align 4
  br label %160

160:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %76, label %161, label %173

161:
  %162 = shl nuw nsw i32 %18, 4
  %163 = shl nuw nsw i32 %21, 4
  %164 = zext nneg i32 %162 to i64
  %165 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %164
  %166 = getelementptr i8, ptr %165, i64 -4
  %167 = load i32, ptr %166, align 4
  %168 = zext nneg i32 %163 to i64
  %169 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %168
  %170 = getelementptr i8, ptr %169, i64 -4
  %171 = load i32, ptr %170, align 4
  store i32 %171, ptr %166, align 4
  %172 = add nsw i32 %171, %167
  store i32 %172, ptr %170, align 4
  br label %173

173:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %62, label %174, label %186

174:
  %175 = shl nuw nsw i32 %18, 3
  %176 = shl nuw nsw i32 %21, 3
  %177 = zext nneg i32 %175 to i64
  %178 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %177
  %179 = getelementptr i8, ptr %178, i64 -4
  %180 = load i32, ptr %179, align 4
  %181 = zext nneg i32 %176 to i64
  %182 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %181
  %183 = getelementptr i8, ptr %182, i64 -4
  %184 = load i32, ptr %183, align 4
  store i32 %184, ptr %179, align 4
  %185 = add nsw i32 %184, %180
  store i32 %185, ptr %183, align 4
  br label %186

186:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %48, label %187, label %199

187:
  %188 = shl nuw nsw i32 %18, 2
  %189 = shl nuw nsw i32 %21, 2
  %190 = zext nneg i32 %188 to i64
  %191 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %190
  %192 = getelementptr i8, ptr %191, i64 -4
  %193 = load i32, ptr %192, align 4
  %194 = zext nneg i32 %189 to i64
  %195 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %194
  %196 = getelementptr i8, ptr %195, i64 -4
  %197 = load i32, ptr %196, align 4
  store i32 %197, ptr %192, align 4
  %198 = add nsw i32 %197, %193
  store i32 %198, ptr %196, align 4
  br label %199

199:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %34, label %200, label %212

200:
  %201 = shl nuw nsw i32 %18, 1
  %202 = shl nuw nsw i32 %21, 1
  %203 = zext nneg i32 %201 to i64
  %204 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %203
  %205 = getelementptr i8, ptr %204, i64 -4
  %206 = load i32, ptr %205, align 4
  %207 = zext nneg i32 %202 to i64
  %208 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %207
  %209 = getelementptr i8, ptr %208, i64 -4
  %210 = load i32, ptr %209, align 4
  store i32 %210, ptr %205, align 4
  %211 = add nsw i32 %210, %206
  store i32 %211, ptr %209, align 4
  br label %212

212:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %22, label %213, label %221

213:
  %214 = getelementptr i8, ptr %20, i64 -4
  %215 = load i32, ptr %214, align 4
  %216 = zext nneg i32 %21 to i64
  %217 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %216
  %218 = getelementptr i8, ptr %217, i64 -4
  %219 = load i32, ptr %218, align 4
  store i32 %219, ptr %214, align 4
  %220 = add nsw i32 %219, %215
  store i32 %220, ptr %218, align 4
  br label %221

221:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %222 = load i32, ptr %13, align 4
  %223 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  store i32 %222, ptr %223, align 4
  %224 = load i32, ptr %20, align 4
  %225 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  store i32 %224, ptr %225, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
