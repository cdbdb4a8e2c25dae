target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z7iteratePhiixxx(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.Index, align 4
  %15 = alloca %struct.Index, align 4
  %16 = alloca %struct.Index, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.Index, align 4
  %19 = alloca %struct.Index, align 4
  %20 = alloca %struct.Index, align 4
  %21 = alloca i32, align 4
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i32, align 4
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store i64 %3, ptr %10, align 8
  store i64 %4, ptr %11, align 8
  store i64 %5, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr %13) #4
  call void @llvm.lifetime.start.p0(ptr %14) #4
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %32 = call %struct.Index @_Z7indicesjjj(i32 noundef %29, i32 noundef %30, i32 noundef %31) #5
  %33 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %34 = extractvalue %struct.Index %32, 0
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %36 = extractvalue %struct.Index %32, 1
  store i32 %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %38 = extractvalue %struct.Index %32, 2
  store i32 %38, ptr %37, align 4
  %39 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %40 = load i32, ptr %39, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #4
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %44 = call %struct.Index @_Z7indicesjjj(i32 noundef %41, i32 noundef %42, i32 noundef %43) #5
  %45 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %46 = extractvalue %struct.Index %44, 0
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 1
  %48 = extractvalue %struct.Index %44, 1
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 2
  %50 = extractvalue %struct.Index %44, 2
  store i32 %50, ptr %49, align 4
  %51 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %52 = load i32, ptr %51, align 4
  %53 = mul i32 %40, %52
  call void @llvm.lifetime.start.p0(ptr %16) #4
  %54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %57 = call %struct.Index @_Z7indicesjjj(i32 noundef %54, i32 noundef %55, i32 noundef %56) #5
  %58 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %59 = extractvalue %struct.Index %57, 0
  store i32 %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %61 = extractvalue %struct.Index %57, 1
  store i32 %61, ptr %60, align 4
  %62 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2
  %63 = extractvalue %struct.Index %57, 2
  store i32 %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %65 = load i32, ptr %64, align 4
  %66 = add i32 %53, %65
  call void @llvm.lifetime.end.p0(ptr %16) #4
  call void @llvm.lifetime.end.p0(ptr %15) #4
  call void @llvm.lifetime.end.p0(ptr %14) #4
  store i32 %66, ptr %13, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #4
  call void @llvm.lifetime.start.p0(ptr %18) #4
  %67 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %68 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %69 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %70 = call %struct.Index @_Z7indicesjjj(i32 noundef %67, i32 noundef %68, i32 noundef %69) #5
  %71 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %72 = extractvalue %struct.Index %70, 0
  store i32 %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %74 = extractvalue %struct.Index %70, 1
  store i32 %74, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %76 = extractvalue %struct.Index %70, 2
  store i32 %76, ptr %75, align 4
  %77 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %78 = load i32, ptr %77, align 4
  call void @llvm.lifetime.start.p0(ptr %19) #4
  %79 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %82 = call %struct.Index @_Z7indicesjjj(i32 noundef %79, i32 noundef %80, i32 noundef %81) #5
  %83 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %84 = extractvalue %struct.Index %82, 0
  store i32 %84, ptr %83, align 4
  %85 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %86 = extractvalue %struct.Index %82, 1
  store i32 %86, ptr %85, align 4
  %87 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 2
  %88 = extractvalue %struct.Index %82, 2
  store i32 %88, ptr %87, align 4
  %89 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %90 = load i32, ptr %89, align 4
  %91 = mul i32 %78, %90
  call void @llvm.lifetime.start.p0(ptr %20) #4
  %92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %94 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %95 = call %struct.Index @_Z7indicesjjj(i32 noundef %92, i32 noundef %93, i32 noundef %94) #5
  %96 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %97 = extractvalue %struct.Index %95, 0
  store i32 %97, ptr %96, align 4
  %98 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 1
  %99 = extractvalue %struct.Index %95, 1
  store i32 %99, ptr %98, align 4
  %100 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 2
  %101 = extractvalue %struct.Index %95, 2
  store i32 %101, ptr %100, align 4
  %102 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 1
  %103 = load i32, ptr %102, align 4
  %104 = add i32 %91, %103
  call void @llvm.lifetime.end.p0(ptr %20) #4
  call void @llvm.lifetime.end.p0(ptr %19) #4
  call void @llvm.lifetime.end.p0(ptr %18) #4
  store i32 %104, ptr %17, align 4
  %105 = load i32, ptr %13, align 4
  %106 = load i32, ptr %8, align 4
  %107 = icmp sge i32 %105, %106
  br i1 %107, label %112, label %108

108:
  %109 = load i32, ptr %17, align 4
  %110 = load i32, ptr %9, align 4
  %111 = icmp sge i32 %109, %110
  br i1 %111, label %112, label %113

112:
  store i32 1, ptr %21, align 4
  br label %172

113:
  call void @llvm.lifetime.start.p0(ptr %22) #4
  %114 = load i64, ptr %10, align 8
  %115 = load i32, ptr %13, align 4
  %116 = sext i32 %115 to i64
  %117 = load i64, ptr %12, align 8
  %118 = mul nsw i64 %116, %117
  %119 = add nsw i64 %114, %118
  store i64 %119, ptr %22, align 8
  call void @llvm.lifetime.start.p0(ptr %23) #4
  %120 = load i64, ptr %11, align 8
  %121 = load i32, ptr %17, align 4
  %122 = sext i32 %121 to i64
  %123 = load i64, ptr %12, align 8
  %124 = mul nsw i64 %122, %123
  %125 = add nsw i64 %120, %124
  store i64 %125, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr %24) #4
  store i64 0, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr %25) #4
  store i64 0, ptr %25, align 8
  call void @llvm.lifetime.start.p0(ptr %26) #4
  store i32 0, ptr %26, align 4
  br label %126

126:
  %127 = load i32, ptr %26, align 4
  %128 = icmp slt i32 %127, 100
  br i1 %128, label %129, label %161

129:
  call void @llvm.lifetime.start.p0(ptr %27) #4
  %130 = load i64, ptr %24, align 8
  %131 = load i64, ptr %24, align 8
  %132 = mul nsw i64 %130, %131
  %133 = ashr i64 %132, 28
  store i64 %133, ptr %27, align 8
  call void @llvm.lifetime.start.p0(ptr %28) #4
  %134 = load i64, ptr %25, align 8
  %135 = load i64, ptr %25, align 8
  %136 = mul nsw i64 %134, %135
  %137 = ashr i64 %136, 28
  store i64 %137, ptr %28, align 8
  %138 = load i64, ptr %27, align 8
  %139 = load i64, ptr %28, align 8
  %140 = add nsw i64 %138, %139
  %141 = icmp sgt i64 %140, 1073741824
  br i1 %141, label %142, label %143

142:
  store i32 2, ptr %21, align 4
  br label %155

143:
  %144 = load i64, ptr %24, align 8
  %145 = load i64, ptr %25, align 8
  %146 = mul nsw i64 %144, %145
  %147 = ashr i64 %146, 27
  %148 = load i64, ptr %23, align 8
  %149 = add nsw i64 %147, %148
  store i64 %149, ptr %25, align 8
  %150 = load i64, ptr %27, align 8
  %151 = load i64, ptr %28, align 8
  %152 = sub nsw i64 %150, %151
  %153 = load i64, ptr %22, align 8
  %154 = add nsw i64 %152, %153
  store i64 %154, ptr %24, align 8
  store i32 0, ptr %21, align 4
  br label %155

155:
  call void @llvm.lifetime.end.p0(ptr %28) #4
  call void @llvm.lifetime.end.p0(ptr %27) #4
  %156 = load i32, ptr %21, align 4
  switch i32 %156, label %175 [
    i32 0, label %157
    i32 2, label %161
  ]

157:
  br label %158

158:
  %159 = load i32, ptr %26, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %26, align 4
  br label %126, !llvm.loop !4

161:
  %162 = load i32, ptr %26, align 4
  %163 = trunc i32 %162 to i8
  %164 = load ptr, ptr %7, align 8
  %165 = load i32, ptr %17, align 4
  %166 = load i32, ptr %8, align 4
  %167 = mul nsw i32 %165, %166
  %168 = load i32, ptr %13, align 4
  %169 = add nsw i32 %167, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i8, ptr %164, i64 %170
  store i8 %163, ptr %171, align 1
  call void @llvm.lifetime.end.p0(ptr %26) #4
  call void @llvm.lifetime.end.p0(ptr %25) #4
  call void @llvm.lifetime.end.p0(ptr %24) #4
  call void @llvm.lifetime.end.p0(ptr %23) #4
  call void @llvm.lifetime.end.p0(ptr %22) #4
  store i32 0, ptr %21, align 4
  br label %172

172:
  call void @llvm.lifetime.end.p0(ptr %17) #4
  call void @llvm.lifetime.end.p0(ptr %13) #4
  %173 = load i32, ptr %21, align 4
  switch i32 %173, label %175 [
    i32 0, label %174
    i32 1, label %174
  ]

174:
  ret void

175:
  unreachable
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
