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
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %25 = call %struct.Index @_Z7indicesjjj(i32 noundef %22, i32 noundef %23, i32 noundef %24) #4
  %26 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %27 = extractvalue %struct.Index %25, 0
  store i32 %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %29 = extractvalue %struct.Index %25, 1
  store i32 %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %31 = extractvalue %struct.Index %25, 2
  store i32 %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %33 = load i32, ptr %32, align 4
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %37 = call %struct.Index @_Z7indicesjjj(i32 noundef %34, i32 noundef %35, i32 noundef %36) #4
  %38 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %39 = extractvalue %struct.Index %37, 0
  store i32 %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 1
  %41 = extractvalue %struct.Index %37, 1
  store i32 %41, ptr %40, align 4
  %42 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 2
  %43 = extractvalue %struct.Index %37, 2
  store i32 %43, ptr %42, align 4
  %44 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %45 = load i32, ptr %44, align 4
  %46 = mul i32 %33, %45
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %50 = call %struct.Index @_Z7indicesjjj(i32 noundef %47, i32 noundef %48, i32 noundef %49) #4
  %51 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %52 = extractvalue %struct.Index %50, 0
  store i32 %52, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %54 = extractvalue %struct.Index %50, 1
  store i32 %54, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2
  %56 = extractvalue %struct.Index %50, 2
  store i32 %56, ptr %55, align 4
  %57 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %58 = load i32, ptr %57, align 4
  %59 = add i32 %46, %58
  %60 = udiv i32 %59, 32
  store i32 %60, ptr %13, align 4
  %61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %62 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %64 = call %struct.Index @_Z7indicesjjj(i32 noundef %61, i32 noundef %62, i32 noundef %63) #4
  %65 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %66 = extractvalue %struct.Index %64, 0
  store i32 %66, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %68 = extractvalue %struct.Index %64, 1
  store i32 %68, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %70 = extractvalue %struct.Index %64, 2
  store i32 %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %72 = load i32, ptr %71, align 4
  %73 = urem i32 %72, 32
  store i32 %73, ptr %17, align 4
  %74 = load i32, ptr %13, align 4
  %75 = load i32, ptr %12, align 4
  %76 = icmp sge i32 %74, %75
  br i1 %76, label %77, label %78

77:
  br label %138

78:
  store float 0.000000e+00, ptr %19, align 4
  %79 = load ptr, ptr %7, align 8
  %80 = load i32, ptr %13, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %79, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = load i32, ptr %17, align 4
  %85 = add nsw i32 %83, %84
  store i32 %85, ptr %20, align 4
  br label %86

86:
  %87 = load i32, ptr %20, align 4
  %88 = load ptr, ptr %7, align 8
  %89 = load i32, ptr %13, align 4
  %90 = add nsw i32 %89, 1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %88, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = icmp slt i32 %87, %93
  br i1 %94, label %95, label %116

95:
  %96 = load ptr, ptr %9, align 8
  %97 = load i32, ptr %20, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %96, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = load ptr, ptr %10, align 8
  %102 = load ptr, ptr %8, align 8
  %103 = load i32, ptr %20, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %102, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %101, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = fmul contract float %100, %109
  %111 = load float, ptr %19, align 4
  %112 = fadd contract float %111, %110
  store float %112, ptr %19, align 4
  br label %113

113:
  %114 = load i32, ptr %20, align 4
  %115 = add nsw i32 %114, 32
  store i32 %115, ptr %20, align 4
  br label %86, !llvm.loop !4

116:
  store i32 16, ptr %21, align 4
  br label %117

117:
  %118 = load i32, ptr %21, align 4
  %119 = icmp sgt i32 %118, 0
  br i1 %119, label %120, label %129

120:
  %121 = load float, ptr %19, align 4
  %122 = load i32, ptr %21, align 4
  %123 = call contract noundef float @_Z16__shfl_down_syncjfi(i32 noundef -1, float noundef %121, i32 noundef %122) #4
  %124 = load float, ptr %19, align 4
  %125 = fadd contract float %124, %123
  store float %125, ptr %19, align 4
  br label %126

126:
  %127 = load i32, ptr %21, align 4
  %128 = sdiv i32 %127, 2
  store i32 %128, ptr %21, align 4
  br label %117, !llvm.loop !6

129:
  %130 = load i32, ptr %17, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %138

132:
  %133 = load float, ptr %19, align 4
  %134 = load ptr, ptr %11, align 8
  %135 = load i32, ptr %13, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %134, i64 %136
  store float %133, ptr %137, align 4
  br label %138

138:
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

define linkonce_odr dso_local noundef float @_Z16__shfl_down_syncjfi(i32 noundef %0, float noundef %1, i32 noundef %2) #1 comdat {
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

declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
