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
  call void @llvm.lifetime.start.p0(ptr %9) #7
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %27 = call %struct.Index @_Z7indicesjjj(i32 noundef %24, i32 noundef %25, i32 noundef %26) #8
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
  call void @llvm.lifetime.end.p0(ptr %10) #7
  store i32 %35, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %36 = load i32, ptr %9, align 4
  %37 = srem i32 %36, 32
  store i32 %37, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %38 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %42 = call %struct.Index @_Z7indicesjjj(i32 noundef %39, i32 noundef %40, i32 noundef %41) #8
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
  call void @llvm.lifetime.end.p0(ptr %13) #7
  store i32 %56, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 1, ptr %14, align 4
  br label %57

57:
  %58 = load i32, ptr %14, align 4
  %59 = icmp slt i32 %58, 32
  br i1 %59, label %61, label %60

60:
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %76

61:
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %62 = load i32, ptr %12, align 4
  %63 = load i32, ptr %14, align 4
  %64 = call noundef i32 @_Z14__shfl_up_syncjii(i32 noundef -1, i32 noundef %62, i32 noundef %63) #8
  store i32 %64, ptr %15, align 4
  %65 = load i32, ptr %11, align 4
  %66 = load i32, ptr %14, align 4
  %67 = icmp sge i32 %65, %66
  br i1 %67, label %68, label %72

68:
  %69 = load i32, ptr %15, align 4
  %70 = load i32, ptr %12, align 4
  %71 = add nsw i32 %70, %69
  store i32 %71, ptr %12, align 4
  br label %72

72:
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %73

73:
  %74 = load i32, ptr %14, align 4
  %75 = mul nsw i32 %74, 2
  store i32 %75, ptr %14, align 4
  br label %57, !llvm.loop !4

76:
  %77 = load i32, ptr %11, align 4
  %78 = icmp eq i32 %77, 31
  br i1 %78, label %79, label %85

79:
  %80 = load i32, ptr %12, align 4
  %81 = load i32, ptr %9, align 4
  %82 = sdiv i32 %81, 32
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 0, i64 %83
  store i32 %80, ptr %84, align 4
  br label %85

85:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4
  br label %86

86:
  %87 = load i32, ptr %16, align 4
  %88 = load i32, ptr %9, align 4
  %89 = sdiv i32 %88, 32
  %90 = icmp slt i32 %87, %89
  br i1 %90, label %92, label %91

91:
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %102

92:
  %93 = load i32, ptr %16, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 0, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = load i32, ptr %12, align 4
  %98 = add nsw i32 %97, %96
  store i32 %98, ptr %12, align 4
  br label %99

99:
  %100 = load i32, ptr %16, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %16, align 4
  br label %86, !llvm.loop !7

102:
  %103 = load i32, ptr %9, align 4
  %104 = icmp eq i32 %103, 127
  br i1 %104, label %105, label %193

105:
  call void @llvm.lifetime.start.p0(ptr %17) #7
  store i32 0, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %106 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %107 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %109 = call %struct.Index @_Z7indicesjjj(i32 noundef %106, i32 noundef %107, i32 noundef %108) #8
  %110 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %111 = extractvalue %struct.Index %109, 0
  store i32 %111, ptr %110, align 4
  %112 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %113 = extractvalue %struct.Index %109, 1
  store i32 %113, ptr %112, align 4
  %114 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %115 = extractvalue %struct.Index %109, 2
  store i32 %115, ptr %114, align 4
  %116 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %117 = load i32, ptr %116, align 4
  %118 = icmp ugt i32 %117, 0
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br i1 %118, label %119, label %158

119:
  br label %120

120:
  %121 = load ptr, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %122 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %123 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %124 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %125 = call %struct.Index @_Z7indicesjjj(i32 noundef %122, i32 noundef %123, i32 noundef %124) #8
  %126 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %127 = extractvalue %struct.Index %125, 0
  store i32 %127, ptr %126, align 4
  %128 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 1
  %129 = extractvalue %struct.Index %125, 1
  store i32 %129, ptr %128, align 4
  %130 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 2
  %131 = extractvalue %struct.Index %125, 2
  store i32 %131, ptr %130, align 4
  %132 = getelementptr inbounds nuw %struct.Index, ptr %19, i32 0, i32 0
  %133 = load i32, ptr %132, align 4
  %134 = sub i32 %133, 1
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %121, i64 %135
  %137 = load volatile i32, ptr %136, align 4
  %138 = icmp eq i32 %137, 0
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br i1 %138, label %139, label %140

139:
  br label %120, !llvm.loop !8

140:
  call void @_Z13__threadfencev() #8
  %141 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %142 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %143 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %144 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %145 = call %struct.Index @_Z7indicesjjj(i32 noundef %142, i32 noundef %143, i32 noundef %144) #8
  %146 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %147 = extractvalue %struct.Index %145, 0
  store i32 %147, ptr %146, align 4
  %148 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 1
  %149 = extractvalue %struct.Index %145, 1
  store i32 %149, ptr %148, align 4
  %150 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 2
  %151 = extractvalue %struct.Index %145, 2
  store i32 %151, ptr %150, align 4
  %152 = getelementptr inbounds nuw %struct.Index, ptr %20, i32 0, i32 0
  %153 = load i32, ptr %152, align 4
  %154 = sub i32 %153, 1
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr %141, i64 %155
  %157 = load volatile i32, ptr %156, align 4
  store i32 %157, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %158

158:
  %159 = load i32, ptr %17, align 4
  %160 = load i32, ptr %12, align 4
  %161 = add nsw i32 %159, %160
  %162 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %163 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %164 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %165 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %166 = call %struct.Index @_Z7indicesjjj(i32 noundef %163, i32 noundef %164, i32 noundef %165) #8
  %167 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 0
  %168 = extractvalue %struct.Index %166, 0
  store i32 %168, ptr %167, align 4
  %169 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 1
  %170 = extractvalue %struct.Index %166, 1
  store i32 %170, ptr %169, align 4
  %171 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 2
  %172 = extractvalue %struct.Index %166, 2
  store i32 %172, ptr %171, align 4
  %173 = getelementptr inbounds nuw %struct.Index, ptr %21, i32 0, i32 0
  %174 = load i32, ptr %173, align 4
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw i32, ptr %162, i64 %175
  store volatile i32 %161, ptr %176, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @_Z13__threadfencev() #8
  %177 = load ptr, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %178 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %179 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %180 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %181 = call %struct.Index @_Z7indicesjjj(i32 noundef %178, i32 noundef %179, i32 noundef %180) #8
  %182 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %183 = extractvalue %struct.Index %181, 0
  store i32 %183, ptr %182, align 4
  %184 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 1
  %185 = extractvalue %struct.Index %181, 1
  store i32 %185, ptr %184, align 4
  %186 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 2
  %187 = extractvalue %struct.Index %181, 2
  store i32 %187, ptr %186, align 4
  %188 = getelementptr inbounds nuw %struct.Index, ptr %22, i32 0, i32 0
  %189 = load i32, ptr %188, align 4
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw i32, ptr %177, i64 %190
  store volatile i32 1, ptr %191, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #7
  %192 = load i32, ptr %17, align 4
  store i32 %192, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E6before to ptr), align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %193

193:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %194 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E6before to ptr), align 4
  %195 = load i32, ptr %12, align 4
  %196 = add nsw i32 %194, %195
  %197 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %198 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %199 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %200 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %201 = call %struct.Index @_Z7indicesjjj(i32 noundef %198, i32 noundef %199, i32 noundef %200) #8
  %202 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %203 = extractvalue %struct.Index %201, 0
  store i32 %203, ptr %202, align 4
  %204 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 1
  %205 = extractvalue %struct.Index %201, 1
  store i32 %205, ptr %204, align 4
  %206 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 2
  %207 = extractvalue %struct.Index %201, 2
  store i32 %207, ptr %206, align 4
  %208 = getelementptr inbounds nuw %struct.Index, ptr %23, i32 0, i32 0
  %209 = load i32, ptr %208, align 4
  %210 = mul i32 %209, 128
  %211 = load i32, ptr %9, align 4
  %212 = add i32 %210, %211
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds nuw i32, ptr %197, i64 %213
  store i32 %196, ptr %214, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
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

define linkonce_odr dso_local noundef i32 @_Z14__shfl_up_syncjii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 comdat {
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

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

define linkonce_odr dso_local void @_Z13__threadfencev() #2 comdat {
  call void @llvm.nvvm.membar.gl()
  ret void
}

declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #5

declare void @llvm.nvvm.membar.gl() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nounwind }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
