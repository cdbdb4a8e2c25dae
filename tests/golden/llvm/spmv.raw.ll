target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

$_Z16__shfl_down_syncjfi = comdat any

define dso_local ptx_kernel void @_Z8multiplyPKiS0_PKfS2_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Index, align 4
  %15 = alloca %struct.Index, align 4
  %16 = alloca %struct.Index, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.Index, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %26 = call %struct.Index @_Z7indicesjjj(i32 noundef %23, i32 noundef %24, i32 noundef %25) #6
  %27 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %28 = extractvalue %struct.Index %26, 0
  store i32 %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %30 = extractvalue %struct.Index %26, 1
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %32 = extractvalue %struct.Index %26, 2
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %34 = load i32, ptr %33, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %38 = call %struct.Index @_Z7indicesjjj(i32 noundef %35, i32 noundef %36, i32 noundef %37) #6
  %39 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %40 = extractvalue %struct.Index %38, 0
  store i32 %40, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 1
  %42 = extractvalue %struct.Index %38, 1
  store i32 %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 2
  %44 = extractvalue %struct.Index %38, 2
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %46 = load i32, ptr %45, align 4
  %47 = mul i32 %34, %46
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %51 = call %struct.Index @_Z7indicesjjj(i32 noundef %48, i32 noundef %49, i32 noundef %50) #6
  %52 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %53 = extractvalue %struct.Index %51, 0
  store i32 %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %55 = extractvalue %struct.Index %51, 1
  store i32 %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2
  %57 = extractvalue %struct.Index %51, 2
  store i32 %57, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %59 = load i32, ptr %58, align 4
  %60 = add i32 %47, %59
  %61 = udiv i32 %60, 32
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  store i32 %61, ptr %13, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #5
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %62 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %65 = call %struct.Index @_Z7indicesjjj(i32 noundef %62, i32 noundef %63, i32 noundef %64) #6
  %66 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %67 = extractvalue %struct.Index %65, 0
  store i32 %67, ptr %66, align 4
  %68 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %69 = extractvalue %struct.Index %65, 1
  store i32 %69, ptr %68, align 4
  %70 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %71 = extractvalue %struct.Index %65, 2
  store i32 %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %73 = load i32, ptr %72, align 4
  %74 = urem i32 %73, 32
  call void @llvm.lifetime.end.p0(ptr %18) #5
  store i32 %74, ptr %17, align 4
  %75 = load i32, ptr %13, align 4
  %76 = load i32, ptr %12, align 4
  %77 = icmp sge i32 %75, %76
  br i1 %77, label %78, label %79

78:
  store i32 1, ptr %19, align 4
  br label %142

79:
  call void @llvm.lifetime.start.p0(ptr %20) #5
  store float 0.000000e+00, ptr %20, align 4
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %80 = load ptr, ptr %7, align 8
  %81 = load i32, ptr %13, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %80, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = load i32, ptr %17, align 4
  %86 = add nsw i32 %84, %85
  store i32 %86, ptr %21, align 4
  br label %87

87:
  %88 = load i32, ptr %21, align 4
  %89 = load ptr, ptr %7, align 8
  %90 = load i32, ptr %13, align 4
  %91 = add nsw i32 %90, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i32, ptr %89, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = icmp slt i32 %88, %94
  br i1 %95, label %97, label %96

96:
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #5
  br label %118

97:
  %98 = load ptr, ptr %9, align 8
  %99 = load i32, ptr %21, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %98, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = load ptr, ptr %10, align 8
  %104 = load ptr, ptr %8, align 8
  %105 = load i32, ptr %21, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %104, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %103, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = fmul contract float %102, %111
  %113 = load float, ptr %20, align 4
  %114 = fadd contract float %113, %112
  store float %114, ptr %20, align 4
  br label %115

115:
  %116 = load i32, ptr %21, align 4
  %117 = add nsw i32 %116, 32
  store i32 %117, ptr %21, align 4
  br label %87, !llvm.loop !4

118:
  call void @llvm.lifetime.start.p0(ptr %22) #5
  store i32 16, ptr %22, align 4
  br label %119

119:
  %120 = load i32, ptr %22, align 4
  %121 = icmp sgt i32 %120, 0
  br i1 %121, label %123, label %122

122:
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #5
  br label %132

123:
  %124 = load float, ptr %20, align 4
  %125 = load i32, ptr %22, align 4
  %126 = call contract noundef float @_Z16__shfl_down_syncjfi(i32 noundef -1, float noundef %124, i32 noundef %125) #6
  %127 = load float, ptr %20, align 4
  %128 = fadd contract float %127, %126
  store float %128, ptr %20, align 4
  br label %129

129:
  %130 = load i32, ptr %22, align 4
  %131 = sdiv i32 %130, 2
  store i32 %131, ptr %22, align 4
  br label %119, !llvm.loop !7

132:
  %133 = load i32, ptr %17, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %141

135:
  %136 = load float, ptr %20, align 4
  %137 = load ptr, ptr %11, align 8
  %138 = load i32, ptr %13, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %137, i64 %139
  store float %136, ptr %140, align 4
  br label %141

141:
  call void @llvm.lifetime.end.p0(ptr %20) #5
  store i32 0, ptr %19, align 4
  br label %142

142:
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %143 = load i32, ptr %19, align 4
  switch i32 %143, label %145 [
    i32 0, label %144
    i32 1, label %144
  ]

144:
  ret void

145:
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

define linkonce_odr dso_local noundef float @_Z16__shfl_down_syncjfi(i32 noundef %0, float noundef %1, i32 noundef %2) #2 comdat {
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %4, align 4
  %8 = load float, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  %10 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 %7, float %8, i32 %9, i32 31)
  ret float %10
}

declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
