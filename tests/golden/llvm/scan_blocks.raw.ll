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
  call void @llvm.lifetime.start.p0(ptr %7) #5
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %23 = call %struct.Index @_Z7indicesjjj(i32 noundef %20, i32 noundef %21, i32 noundef %22) #6
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
  call void @llvm.lifetime.end.p0(ptr %8) #5
  store i32 %31, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 1, ptr %9, align 4
  %32 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %36 = call %struct.Index @_Z7indicesjjj(i32 noundef %33, i32 noundef %34, i32 noundef %35) #6
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
  call void @llvm.lifetime.end.p0(ptr %10) #5
  %56 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %57 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %58 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %59 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %60 = call %struct.Index @_Z7indicesjjj(i32 noundef %57, i32 noundef %58, i32 noundef %59) #6
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
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 128, ptr %12, align 4
  br label %82

82:
  %83 = load i32, ptr %12, align 4
  %84 = icmp sgt i32 %83, 0
  br i1 %84, label %86, label %85

85:
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %116

86:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %87 = load i32, ptr %7, align 4
  %88 = load i32, ptr %12, align 4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %110

90:
  %91 = load i32, ptr %9, align 4
  %92 = load i32, ptr %7, align 4
  %93 = mul nsw i32 2, %92
  %94 = add nsw i32 %93, 1
  %95 = mul nsw i32 %91, %94
  %96 = sub nsw i32 %95, 1
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = load i32, ptr %9, align 4
  %101 = load i32, ptr %7, align 4
  %102 = mul nsw i32 2, %101
  %103 = add nsw i32 %102, 2
  %104 = mul nsw i32 %100, %103
  %105 = sub nsw i32 %104, 1
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = add nsw i32 %108, %99
  store i32 %109, ptr %107, align 4
  br label %110

110:
  %111 = load i32, ptr %9, align 4
  %112 = mul nsw i32 %111, 2
  store i32 %112, ptr %9, align 4
  br label %113

113:
  %114 = load i32, ptr %12, align 4
  %115 = ashr i32 %114, 1
  store i32 %115, ptr %12, align 4
  br label %82, !llvm.loop !4

116:
  %117 = load i32, ptr %7, align 4
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %136

119:
  %120 = load i32, ptr getelementptr inbounds ([256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 255), align 4
  %121 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %122 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %123 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %124 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %125 = call %struct.Index @_Z7indicesjjj(i32 noundef %122, i32 noundef %123, i32 noundef %124) #6
  %126 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %127 = extractvalue %struct.Index %125, 0
  store i32 %127, ptr %126, align 4
  %128 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %129 = extractvalue %struct.Index %125, 1
  store i32 %129, ptr %128, align 4
  %130 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %131 = extractvalue %struct.Index %125, 2
  store i32 %131, ptr %130, align 4
  %132 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %133 = load i32, ptr %132, align 4
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr %121, i64 %134
  store i32 %120, ptr %135, align 4
  store i32 0, ptr getelementptr inbounds ([256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 255), align 4
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %136

136:
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 1, ptr %14, align 4
  br label %137

137:
  %138 = load i32, ptr %14, align 4
  %139 = icmp slt i32 %138, 256
  br i1 %139, label %141, label %140

140:
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %181

141:
  %142 = load i32, ptr %9, align 4
  %143 = ashr i32 %142, 1
  store i32 %143, ptr %9, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %144 = load i32, ptr %7, align 4
  %145 = load i32, ptr %14, align 4
  %146 = icmp slt i32 %144, %145
  br i1 %146, label %147, label %177

147:
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %148 = load i32, ptr %9, align 4
  %149 = load i32, ptr %7, align 4
  %150 = mul nsw i32 2, %149
  %151 = add nsw i32 %150, 1
  %152 = mul nsw i32 %148, %151
  %153 = sub nsw i32 %152, 1
  store i32 %153, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %154 = load i32, ptr %9, align 4
  %155 = load i32, ptr %7, align 4
  %156 = mul nsw i32 2, %155
  %157 = add nsw i32 %156, 2
  %158 = mul nsw i32 %154, %157
  %159 = sub nsw i32 %158, 1
  store i32 %159, ptr %16, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %160 = load i32, ptr %15, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %161
  %163 = load i32, ptr %162, align 4
  store i32 %163, ptr %17, align 4
  %164 = load i32, ptr %16, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %165
  %167 = load i32, ptr %166, align 4
  %168 = load i32, ptr %15, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %169
  store i32 %167, ptr %170, align 4
  %171 = load i32, ptr %17, align 4
  %172 = load i32, ptr %16, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = add nsw i32 %175, %171
  store i32 %176, ptr %174, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %177

177:
  br label %178

178:
  %179 = load i32, ptr %14, align 4
  %180 = mul nsw i32 %179, 2
  store i32 %180, ptr %14, align 4
  br label %137, !llvm.loop !7

181:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %182 = load i32, ptr %7, align 4
  %183 = mul nsw i32 2, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %184
  %186 = load i32, ptr %185, align 4
  %187 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %188 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %189 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %190 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %191 = call %struct.Index @_Z7indicesjjj(i32 noundef %188, i32 noundef %189, i32 noundef %190) #6
  %192 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %193 = extractvalue %struct.Index %191, 0
  store i32 %193, ptr %192, align 4
  %194 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %195 = extractvalue %struct.Index %191, 1
  store i32 %195, ptr %194, align 4
  %196 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %197 = extractvalue %struct.Index %191, 2
  store i32 %197, ptr %196, align 4
  %198 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %199 = load i32, ptr %198, align 4
  %200 = mul i32 %199, 256
  %201 = load i32, ptr %7, align 4
  %202 = mul nsw i32 2, %201
  %203 = add i32 %200, %202
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i32, ptr %187, i64 %204
  store i32 %186, ptr %205, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #5
  %206 = load i32, ptr %7, align 4
  %207 = mul nsw i32 2, %206
  %208 = add nsw i32 %207, 1
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 0, i64 %209
  %211 = load i32, ptr %210, align 4
  %212 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %213 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %214 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %215 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %216 = call %struct.Index @_Z7indicesjjj(i32 noundef %213, i32 noundef %214, i32 noundef %215) #6
  %217 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %218 = extractvalue %struct.Index %216, 0
  store i32 %218, ptr %217, align 4
  %219 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %220 = extractvalue %struct.Index %216, 1
  store i32 %220, ptr %219, align 4
  %221 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 2
  %222 = extractvalue %struct.Index %216, 2
  store i32 %222, ptr %221, align 4
  %223 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %224 = load i32, ptr %223, align 4
  %225 = mul i32 %224, 256
  %226 = load i32, ptr %7, align 4
  %227 = mul nsw i32 2, %226
  %228 = add i32 %225, %227
  %229 = add i32 %228, 1
  %230 = zext i32 %229 to i64
  %231 = getelementptr inbounds nuw i32, ptr %212, i64 %230
  store i32 %211, ptr %231, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

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
