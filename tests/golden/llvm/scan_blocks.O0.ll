target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@_ZZ4scanPKiPiS1_E1t = internal addrspace(3) global [256 x i32] undef, align 4

define dso_local ptx_kernel void @_Z4scanPKiPiS1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Index, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.Index, align 4
  %19 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %23 = call %struct.Index @_Z7indicesjjj(i32 noundef %20, i32 noundef %21, i32 noundef %22) #4
  %24 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %25 = extractvalue %struct.Index %23, 0
  store i32 %25, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %27 = extractvalue %struct.Index %23, 1
  store i32 %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %29 = extractvalue %struct.Index %23, 2
  store i32 %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %31 = load i32, ptr %30, align 4
  store i32 %31, ptr %7, align 4
  store i32 1, ptr %9, align 4
  %32 = load ptr, ptr %4, align 8
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %36 = call %struct.Index @_Z7indicesjjj(i32 noundef %33, i32 noundef %34, i32 noundef %35) #4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %38 = extractvalue %struct.Index %36, 0
  store i32 %38, ptr %37, align 4
  %39 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %40 = extractvalue %struct.Index %36, 1
  store i32 %40, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %42 = extractvalue %struct.Index %36, 2
  store i32 %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %44 = load i32, ptr %43, align 4
  %45 = mul i32 %44, 256
  %46 = load i32, ptr %7, align 4
  %47 = mul nsw i32 2, %46
  %48 = add i32 %45, %47
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %32, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = load i32, ptr %7, align 4
  %53 = mul nsw i32 2, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %54
  store i32 %51, ptr %55, align 4
  %56 = load ptr, ptr %4, align 8
  %57 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %58 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %59 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %60 = call %struct.Index @_Z7indicesjjj(i32 noundef %57, i32 noundef %58, i32 noundef %59) #4
  %61 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %62 = extractvalue %struct.Index %60, 0
  store i32 %62, ptr %61, align 4
  %63 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %64 = extractvalue %struct.Index %60, 1
  store i32 %64, ptr %63, align 4
  %65 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %66 = extractvalue %struct.Index %60, 2
  store i32 %66, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %68 = load i32, ptr %67, align 4
  %69 = mul i32 %68, 256
  %70 = load i32, ptr %7, align 4
  %71 = mul nsw i32 2, %70
  %72 = add i32 %69, %71
  %73 = add i32 %72, 1
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %56, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = load i32, ptr %7, align 4
  %78 = mul nsw i32 2, %77
  %79 = add nsw i32 %78, 1
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %80
  store i32 %76, ptr %81, align 4
  store i32 128, ptr %12, align 4
  br label %82

82:
  %83 = load i32, ptr %12, align 4
  %84 = icmp sgt i32 %83, 0
  br i1 %84, label %85, label %115

85:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %86 = load i32, ptr %7, align 4
  %87 = load i32, ptr %12, align 4
  %88 = icmp slt i32 %86, %87
  br i1 %88, label %89, label %109

89:
  %90 = load i32, ptr %9, align 4
  %91 = load i32, ptr %7, align 4
  %92 = mul nsw i32 2, %91
  %93 = add nsw i32 %92, 1
  %94 = mul nsw i32 %90, %93
  %95 = sub nsw i32 %94, 1
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = load i32, ptr %9, align 4
  %100 = load i32, ptr %7, align 4
  %101 = mul nsw i32 2, %100
  %102 = add nsw i32 %101, 2
  %103 = mul nsw i32 %99, %102
  %104 = sub nsw i32 %103, 1
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = add nsw i32 %107, %98
  store i32 %108, ptr %106, align 4
  br label %109

109:
  %110 = load i32, ptr %9, align 4
  %111 = mul nsw i32 %110, 2
  store i32 %111, ptr %9, align 4
  br label %112

112:
  %113 = load i32, ptr %12, align 4
  %114 = ashr i32 %113, 1
  store i32 %114, ptr %12, align 4
  br label %82, !llvm.loop !4

115:
  %116 = load i32, ptr %7, align 4
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %135

118:
  %119 = load i32, ptr getelementptr inbounds ([256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 255), align 4
  %120 = load ptr, ptr %6, align 8
  %121 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %122 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %123 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %124 = call %struct.Index @_Z7indicesjjj(i32 noundef %121, i32 noundef %122, i32 noundef %123) #4
  %125 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %126 = extractvalue %struct.Index %124, 0
  store i32 %126, ptr %125, align 4
  %127 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %128 = extractvalue %struct.Index %124, 1
  store i32 %128, ptr %127, align 4
  %129 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %130 = extractvalue %struct.Index %124, 2
  store i32 %130, ptr %129, align 4
  %131 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %132 = load i32, ptr %131, align 4
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr %120, i64 %133
  store i32 %119, ptr %134, align 4
  store i32 0, ptr getelementptr inbounds ([256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 255), align 4
  br label %135

135:
  store i32 1, ptr %14, align 4
  br label %136

136:
  %137 = load i32, ptr %14, align 4
  %138 = icmp slt i32 %137, 256
  br i1 %138, label %139, label %179

139:
  %140 = load i32, ptr %9, align 4
  %141 = ashr i32 %140, 1
  store i32 %141, ptr %9, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %142 = load i32, ptr %7, align 4
  %143 = load i32, ptr %14, align 4
  %144 = icmp slt i32 %142, %143
  br i1 %144, label %145, label %175

145:
  %146 = load i32, ptr %9, align 4
  %147 = load i32, ptr %7, align 4
  %148 = mul nsw i32 2, %147
  %149 = add nsw i32 %148, 1
  %150 = mul nsw i32 %146, %149
  %151 = sub nsw i32 %150, 1
  store i32 %151, ptr %15, align 4
  %152 = load i32, ptr %9, align 4
  %153 = load i32, ptr %7, align 4
  %154 = mul nsw i32 2, %153
  %155 = add nsw i32 %154, 2
  %156 = mul nsw i32 %152, %155
  %157 = sub nsw i32 %156, 1
  store i32 %157, ptr %16, align 4
  %158 = load i32, ptr %15, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %159
  %161 = load i32, ptr %160, align 4
  store i32 %161, ptr %17, align 4
  %162 = load i32, ptr %16, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %163
  %165 = load i32, ptr %164, align 4
  %166 = load i32, ptr %15, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %167
  store i32 %165, ptr %168, align 4
  %169 = load i32, ptr %17, align 4
  %170 = load i32, ptr %16, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %171
  %173 = load i32, ptr %172, align 4
  %174 = add nsw i32 %173, %169
  store i32 %174, ptr %172, align 4
  br label %175

175:
  br label %176

176:
  %177 = load i32, ptr %14, align 4
  %178 = mul nsw i32 %177, 2
  store i32 %178, ptr %14, align 4
  br label %136, !llvm.loop !6

179:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %180 = load i32, ptr %7, align 4
  %181 = mul nsw i32 2, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %182
  %184 = load i32, ptr %183, align 4
  %185 = load ptr, ptr %5, align 8
  %186 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %187 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %188 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %189 = call %struct.Index @_Z7indicesjjj(i32 noundef %186, i32 noundef %187, i32 noundef %188) #4
  %190 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %191 = extractvalue %struct.Index %189, 0
  store i32 %191, ptr %190, align 4
  %192 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %193 = extractvalue %struct.Index %189, 1
  store i32 %193, ptr %192, align 4
  %194 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %195 = extractvalue %struct.Index %189, 2
  store i32 %195, ptr %194, align 4
  %196 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %197 = load i32, ptr %196, align 4
  %198 = mul i32 %197, 256
  %199 = load i32, ptr %7, align 4
  %200 = mul nsw i32 2, %199
  %201 = add i32 %198, %200
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds nuw i32, ptr %185, i64 %202
  store i32 %184, ptr %203, align 4
  %204 = load i32, ptr %7, align 4
  %205 = mul nsw i32 2, %204
  %206 = add nsw i32 %205, 1
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %207
  %209 = load i32, ptr %208, align 4
  %210 = load ptr, ptr %5, align 8
  %211 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %212 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %213 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %214 = call %struct.Index @_Z7indicesjjj(i32 noundef %211, i32 noundef %212, i32 noundef %213) #4
  %215 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %216 = extractvalue %struct.Index %214, 0
  store i32 %216, ptr %215, align 4
  %217 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %218 = extractvalue %struct.Index %214, 1
  store i32 %218, ptr %217, align 4
  %219 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 2
  %220 = extractvalue %struct.Index %214, 2
  store i32 %220, ptr %219, align 4
  %221 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %222 = load i32, ptr %221, align 4
  %223 = mul i32 %222, 256
  %224 = load i32, ptr %7, align 4
  %225 = mul nsw i32 2, %224
  %226 = add i32 %223, %225
  %227 = add i32 %226, 1
  %228 = zext i32 %227 to i64
  %229 = getelementptr inbounds nuw i32, ptr %210, i64 %228
  store i32 %209, ptr %229, align 4
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

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
