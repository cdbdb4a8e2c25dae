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
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i32, align 4
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store i64 %3, ptr %10, align 8
  store i64 %4, ptr %11, align 8
  store i64 %5, ptr %12, align 8
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %31 = call %struct.Index @_Z7indicesjjj(i32 noundef %28, i32 noundef %29, i32 noundef %30) #3
  %32 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %33 = extractvalue %struct.Index %31, 0
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %35 = extractvalue %struct.Index %31, 1
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %37 = extractvalue %struct.Index %31, 2
  store i32 %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %39 = load i32, ptr %38, align 4
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %43 = call %struct.Index @_Z7indicesjjj(i32 noundef %40, i32 noundef %41, i32 noundef %42) #3
  %44 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %45 = extractvalue %struct.Index %43, 0
  store i32 %45, ptr %44, align 4
  %46 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 1
  %47 = extractvalue %struct.Index %43, 1
  store i32 %47, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 2
  %49 = extractvalue %struct.Index %43, 2
  store i32 %49, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %51 = load i32, ptr %50, align 4
  %52 = mul i32 %39, %51
  %53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %56 = call %struct.Index @_Z7indicesjjj(i32 noundef %53, i32 noundef %54, i32 noundef %55) #3
  %57 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %58 = extractvalue %struct.Index %56, 0
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %60 = extractvalue %struct.Index %56, 1
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2
  %62 = extractvalue %struct.Index %56, 2
  store i32 %62, ptr %61, align 4
  %63 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %64 = load i32, ptr %63, align 4
  %65 = add i32 %52, %64
  store i32 %65, ptr %13, align 4
  %66 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %67 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %68 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %69 = call %struct.Index @_Z7indicesjjj(i32 noundef %66, i32 noundef %67, i32 noundef %68) #3
  %70 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %71 = extractvalue %struct.Index %69, 0
  store i32 %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %73 = extractvalue %struct.Index %69, 1
  store i32 %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %75 = extractvalue %struct.Index %69, 2
  store i32 %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %77 = load i32, ptr %76, align 4
  %78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %79 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %81 = call %struct.Index @_Z7indicesjjj(i32 noundef %78, i32 noundef %79, i32 noundef %80) #3
  %82 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %83 = extractvalue %struct.Index %81, 0
  store i32 %83, ptr %82, align 4
  %84 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %85 = extractvalue %struct.Index %81, 1
  store i32 %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 2
  %87 = extractvalue %struct.Index %81, 2
  store i32 %87, ptr %86, align 4
  %88 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %89 = load i32, ptr %88, align 4
  %90 = mul i32 %77, %89
  %91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %94 = call %struct.Index @_Z7indicesjjj(i32 noundef %91, i32 noundef %92, i32 noundef %93) #3
  %95 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %96 = extractvalue %struct.Index %94, 0
  store i32 %96, ptr %95, align 4
  %97 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 1
  %98 = extractvalue %struct.Index %94, 1
  store i32 %98, ptr %97, align 4
  %99 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 2
  %100 = extractvalue %struct.Index %94, 2
  store i32 %100, ptr %99, align 4
  %101 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 1
  %102 = load i32, ptr %101, align 4
  %103 = add i32 %90, %102
  store i32 %103, ptr %17, align 4
  %104 = load i32, ptr %13, align 4
  %105 = load i32, ptr %8, align 4
  %106 = icmp sge i32 %104, %105
  br i1 %106, label %111, label %107

107:
  %108 = load i32, ptr %17, align 4
  %109 = load i32, ptr %9, align 4
  %110 = icmp sge i32 %108, %109
  br i1 %110, label %111, label %112

111:
  br label %168

112:
  %113 = load i64, ptr %10, align 8
  %114 = load i32, ptr %13, align 4
  %115 = sext i32 %114 to i64
  %116 = load i64, ptr %12, align 8
  %117 = mul nsw i64 %115, %116
  %118 = add nsw i64 %113, %117
  store i64 %118, ptr %21, align 8
  %119 = load i64, ptr %11, align 8
  %120 = load i32, ptr %17, align 4
  %121 = sext i32 %120 to i64
  %122 = load i64, ptr %12, align 8
  %123 = mul nsw i64 %121, %122
  %124 = add nsw i64 %119, %123
  store i64 %124, ptr %22, align 8
  store i64 0, ptr %23, align 8
  store i64 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  br label %125

125:
  %126 = load i32, ptr %25, align 4
  %127 = icmp slt i32 %126, 100
  br i1 %127, label %128, label %157

128:
  %129 = load i64, ptr %23, align 8
  %130 = load i64, ptr %23, align 8
  %131 = mul nsw i64 %129, %130
  %132 = ashr i64 %131, 28
  store i64 %132, ptr %26, align 8
  %133 = load i64, ptr %24, align 8
  %134 = load i64, ptr %24, align 8
  %135 = mul nsw i64 %133, %134
  %136 = ashr i64 %135, 28
  store i64 %136, ptr %27, align 8
  %137 = load i64, ptr %26, align 8
  %138 = load i64, ptr %27, align 8
  %139 = add nsw i64 %137, %138
  %140 = icmp sgt i64 %139, 1073741824
  br i1 %140, label %141, label %142

141:
  br label %157

142:
  %143 = load i64, ptr %23, align 8
  %144 = load i64, ptr %24, align 8
  %145 = mul nsw i64 %143, %144
  %146 = ashr i64 %145, 27
  %147 = load i64, ptr %22, align 8
  %148 = add nsw i64 %146, %147
  store i64 %148, ptr %24, align 8
  %149 = load i64, ptr %26, align 8
  %150 = load i64, ptr %27, align 8
  %151 = sub nsw i64 %149, %150
  %152 = load i64, ptr %21, align 8
  %153 = add nsw i64 %151, %152
  store i64 %153, ptr %23, align 8
  br label %154

154:
  %155 = load i32, ptr %25, align 4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %25, align 4
  br label %125, !llvm.loop !4

157:
  %158 = load i32, ptr %25, align 4
  %159 = trunc i32 %158 to i8
  %160 = load ptr, ptr %7, align 8
  %161 = load i32, ptr %17, align 4
  %162 = load i32, ptr %8, align 4
  %163 = mul nsw i32 %161, %162
  %164 = load i32, ptr %13, align 4
  %165 = add nsw i32 %163, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i8, ptr %160, i64 %166
  store i8 %159, ptr %167, align 1
  br label %168

168:
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
