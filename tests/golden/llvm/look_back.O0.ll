target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

$_Z14__shfl_up_syncjii = comdat any

$_Z13__threadfencev = comdat any

@_ZZ4scanPKiPiPViS3_E6before = internal addrspace(3) global i32 undef, align 4
@_ZZ4scanPKiPiPViS3_E5warps = internal addrspace(3) global [4 x i32] undef, align 4

define dso_local ptx_kernel void @_Z4scanPKiPiPViS3_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Index, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.Index, align 4
  %19 = alloca %struct.Index, align 4
  %20 = alloca %struct.Index, align 4
  %21 = alloca %struct.Index, align 4
  %22 = alloca %struct.Index, align 4
  %23 = alloca %struct.Index, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %27 = call %struct.Index @_Z7indicesjjj(i32 noundef %24, i32 noundef %25, i32 noundef %26) #6
  %28 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %29 = extractvalue %struct.Index %27, 0
  store i32 %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %31 = extractvalue %struct.Index %27, 1
  store i32 %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %33 = extractvalue %struct.Index %27, 2
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %35 = load i32, ptr %34, align 4
  store i32 %35, ptr %9, align 4
  %36 = load i32, ptr %9, align 4
  %37 = srem i32 %36, 32
  store i32 %37, ptr %11, align 4
  %38 = load ptr, ptr %5, align 8
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %42 = call %struct.Index @_Z7indicesjjj(i32 noundef %39, i32 noundef %40, i32 noundef %41) #6
  %43 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %44 = extractvalue %struct.Index %42, 0
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %46 = extractvalue %struct.Index %42, 1
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %48 = extractvalue %struct.Index %42, 2
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %50 = load i32, ptr %49, align 4
  %51 = mul i32 %50, 128
  %52 = load i32, ptr %9, align 4
  %53 = add i32 %51, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %38, i64 %54
  %56 = load i32, ptr %55, align 4
  store i32 %56, ptr %12, align 4
  store i32 1, ptr %14, align 4
  br label %57

57:
  %58 = load i32, ptr %14, align 4
  %59 = icmp slt i32 %58, 32
  br i1 %59, label %60, label %75

60:
  %61 = load i32, ptr %12, align 4
  %62 = load i32, ptr %14, align 4
  %63 = call noundef i32 @_Z14__shfl_up_syncjii(i32 noundef -1, i32 noundef %61, i32 noundef %62) #6
  store i32 %63, ptr %15, align 4
  %64 = load i32, ptr %11, align 4
  %65 = load i32, ptr %14, align 4
  %66 = icmp sge i32 %64, %65
  br i1 %66, label %67, label %71

67:
  %68 = load i32, ptr %15, align 4
  %69 = load i32, ptr %12, align 4
  %70 = add nsw i32 %69, %68
  store i32 %70, ptr %12, align 4
  br label %71

71:
  br label %72

72:
  %73 = load i32, ptr %14, align 4
  %74 = mul nsw i32 %73, 2
  store i32 %74, ptr %14, align 4
  br label %57, !llvm.loop !4

75:
  %76 = load i32, ptr %11, align 4
  %77 = icmp eq i32 %76, 31
  br i1 %77, label %78, label %84

78:
  %79 = load i32, ptr %12, align 4
  %80 = load i32, ptr %9, align 4
  %81 = sdiv i32 %80, 32
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 0, i64 %82
  store i32 %79, ptr %83, align 4
  br label %84

84:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %16, align 4
  br label %85

85:
  %86 = load i32, ptr %16, align 4
  %87 = load i32, ptr %9, align 4
  %88 = sdiv i32 %87, 32
  %89 = icmp slt i32 %86, %88
  br i1 %89, label %90, label %100

90:
  %91 = load i32, ptr %16, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 0, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = load i32, ptr %12, align 4
  %96 = add nsw i32 %95, %94
  store i32 %96, ptr %12, align 4
  br label %97

97:
  %98 = load i32, ptr %16, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %16, align 4
  br label %85, !llvm.loop !6

100:
  %101 = load i32, ptr %9, align 4
  %102 = icmp eq i32 %101, 127
  br i1 %102, label %103, label %191

103:
  store i32 0, ptr %17, align 4
  %104 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %105 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %106 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %107 = call %struct.Index @_Z7indicesjjj(i32 noundef %104, i32 noundef %105, i32 noundef %106) #6
  %108 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %109 = extractvalue %struct.Index %107, 0
  store i32 %109, ptr %108, align 4
  %110 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %111 = extractvalue %struct.Index %107, 1
  store i32 %111, ptr %110, align 4
  %112 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %113 = extractvalue %struct.Index %107, 2
  store i32 %113, ptr %112, align 4
  %114 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %115 = load i32, ptr %114, align 4
  %116 = icmp ugt i32 %115, 0
  br i1 %116, label %117, label %156

117:
  br label %118

118:
  %119 = load ptr, ptr %8, align 8
  %120 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %121 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %122 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %123 = call %struct.Index @_Z7indicesjjj(i32 noundef %120, i32 noundef %121, i32 noundef %122) #6
  %124 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %125 = extractvalue %struct.Index %123, 0
  store i32 %125, ptr %124, align 4
  %126 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %127 = extractvalue %struct.Index %123, 1
  store i32 %127, ptr %126, align 4
  %128 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 2
  %129 = extractvalue %struct.Index %123, 2
  store i32 %129, ptr %128, align 4
  %130 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %131 = load i32, ptr %130, align 4
  %132 = sub i32 %131, 1
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr %119, i64 %133
  %135 = load volatile i32, ptr %134, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %138

137:
  br label %118, !llvm.loop !7

138:
  call void @_Z13__threadfencev() #6
  %139 = load ptr, ptr %7, align 8
  %140 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %141 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %142 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %143 = call %struct.Index @_Z7indicesjjj(i32 noundef %140, i32 noundef %141, i32 noundef %142) #6
  %144 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %145 = extractvalue %struct.Index %143, 0
  store i32 %145, ptr %144, align 4
  %146 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 1
  %147 = extractvalue %struct.Index %143, 1
  store i32 %147, ptr %146, align 4
  %148 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 2
  %149 = extractvalue %struct.Index %143, 2
  store i32 %149, ptr %148, align 4
  %150 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %151 = load i32, ptr %150, align 4
  %152 = sub i32 %151, 1
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i32, ptr %139, i64 %153
  %155 = load volatile i32, ptr %154, align 4
  store i32 %155, ptr %17, align 4
  br label %156

156:
  %157 = load i32, ptr %17, align 4
  %158 = load i32, ptr %12, align 4
  %159 = add nsw i32 %157, %158
  %160 = load ptr, ptr %7, align 8
  %161 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %162 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %163 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %164 = call %struct.Index @_Z7indicesjjj(i32 noundef %161, i32 noundef %162, i32 noundef %163) #6
  %165 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 0
  %166 = extractvalue %struct.Index %164, 0
  store i32 %166, ptr %165, align 4
  %167 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 1
  %168 = extractvalue %struct.Index %164, 1
  store i32 %168, ptr %167, align 4
  %169 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 2
  %170 = extractvalue %struct.Index %164, 2
  store i32 %170, ptr %169, align 4
  %171 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 0
  %172 = load i32, ptr %171, align 4
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw i32, ptr %160, i64 %173
  store volatile i32 %159, ptr %174, align 4
  call void @_Z13__threadfencev() #6
  %175 = load ptr, ptr %8, align 8
  %176 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %177 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %178 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %179 = call %struct.Index @_Z7indicesjjj(i32 noundef %176, i32 noundef %177, i32 noundef %178) #6
  %180 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %181 = extractvalue %struct.Index %179, 0
  store i32 %181, ptr %180, align 4
  %182 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 1
  %183 = extractvalue %struct.Index %179, 1
  store i32 %183, ptr %182, align 4
  %184 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 2
  %185 = extractvalue %struct.Index %179, 2
  store i32 %185, ptr %184, align 4
  %186 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %187 = load i32, ptr %186, align 4
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i32, ptr %175, i64 %188
  store volatile i32 1, ptr %189, align 4
  %190 = load i32, ptr %17, align 4
  store i32 %190, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E6before to ptr), align 4
  br label %191

191:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %192 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E6before to ptr), align 4
  %193 = load i32, ptr %12, align 4
  %194 = add nsw i32 %192, %193
  %195 = load ptr, ptr %6, align 8
  %196 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %197 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %198 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %199 = call %struct.Index @_Z7indicesjjj(i32 noundef %196, i32 noundef %197, i32 noundef %198) #6
  %200 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %201 = extractvalue %struct.Index %199, 0
  store i32 %201, ptr %200, align 4
  %202 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 1
  %203 = extractvalue %struct.Index %199, 1
  store i32 %203, ptr %202, align 4
  %204 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 2
  %205 = extractvalue %struct.Index %199, 2
  store i32 %205, ptr %204, align 4
  %206 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %207 = load i32, ptr %206, align 4
  %208 = mul i32 %207, 128
  %209 = load i32, ptr %9, align 4
  %210 = add i32 %208, %209
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds nuw i32, ptr %195, i64 %211
  store i32 %194, ptr %212, align 4
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

define linkonce_odr dso_local noundef i32 @_Z14__shfl_up_syncjii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  %10 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %7, i32 %8, i32 %9, i32 0)
  ret i32 %10
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

define linkonce_odr dso_local void @_Z13__threadfencev() #1 comdat {
  call void @llvm.nvvm.membar.gl()
  ret void
}

declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

declare void @llvm.nvvm.membar.gl() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
