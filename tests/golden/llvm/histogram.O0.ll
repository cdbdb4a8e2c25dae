target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

$_Z9atomicAddPii = comdat any

@_ZZ9histogramPKhPiiE5local = internal addrspace(3) global [256 x i32] undef, align 4

define dso_local ptx_kernel void @_Z9histogramPKhPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Index, align 4
  %12 = alloca %struct.Index, align 4
  %13 = alloca %struct.Index, align 4
  %14 = alloca %struct.Index, align 4
  %15 = alloca %struct.Index, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.Index, align 4
  %18 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %22 = call %struct.Index @_Z7indicesjjj(i32 noundef %19, i32 noundef %20, i32 noundef %21) #4
  %23 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %24 = extractvalue %struct.Index %22, 0
  store i32 %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %26 = extractvalue %struct.Index %22, 1
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %28 = extractvalue %struct.Index %22, 2
  store i32 %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %7, align 4
  br label %31

31:
  %32 = load i32, ptr %7, align 4
  %33 = icmp slt i32 %32, 256
  br i1 %33, label %34, label %53

34:
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPiiE5local to ptr), i64 0, i64 %36
  store i32 0, ptr %37, align 4
  br label %38

38:
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %42 = call %struct.Index @_Z7indicesjjj(i32 noundef %39, i32 noundef %40, i32 noundef %41) #4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %44 = extractvalue %struct.Index %42, 0
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %46 = extractvalue %struct.Index %42, 1
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %48 = extractvalue %struct.Index %42, 2
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %50 = load i32, ptr %49, align 4
  %51 = load i32, ptr %7, align 4
  %52 = add i32 %51, %50
  store i32 %52, ptr %7, align 4
  br label %31, !llvm.loop !4

53:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %55 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %56 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %57 = call %struct.Index @_Z7indicesjjj(i32 noundef %54, i32 noundef %55, i32 noundef %56) #4
  %58 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %59 = extractvalue %struct.Index %57, 0
  store i32 %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %61 = extractvalue %struct.Index %57, 1
  store i32 %61, ptr %60, align 4
  %62 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %63 = extractvalue %struct.Index %57, 2
  store i32 %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %65 = load i32, ptr %64, align 4
  %66 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %68 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %69 = call %struct.Index @_Z7indicesjjj(i32 noundef %66, i32 noundef %67, i32 noundef %68) #4
  %70 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %71 = extractvalue %struct.Index %69, 0
  store i32 %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %73 = extractvalue %struct.Index %69, 1
  store i32 %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %75 = extractvalue %struct.Index %69, 2
  store i32 %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %77 = load i32, ptr %76, align 4
  %78 = mul i32 %65, %77
  %79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %82 = call %struct.Index @_Z7indicesjjj(i32 noundef %79, i32 noundef %80, i32 noundef %81) #4
  %83 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %84 = extractvalue %struct.Index %82, 0
  store i32 %84, ptr %83, align 4
  %85 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %86 = extractvalue %struct.Index %82, 1
  store i32 %86, ptr %85, align 4
  %87 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %88 = extractvalue %struct.Index %82, 2
  store i32 %88, ptr %87, align 4
  %89 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %90 = load i32, ptr %89, align 4
  %91 = add i32 %78, %90
  store i32 %91, ptr %10, align 4
  br label %92

92:
  %93 = load i32, ptr %10, align 4
  %94 = load i32, ptr %6, align 4
  %95 = icmp slt i32 %93, %94
  br i1 %95, label %96, label %133

96:
  %97 = load ptr, ptr %4, align 8
  %98 = load i32, ptr %10, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr %97, i64 %99
  %101 = load i8, ptr %100, align 1
  %102 = zext i8 %101 to i64
  %103 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPiiE5local to ptr), i64 0, i64 %102
  %104 = call noundef i32 @_Z9atomicAddPii(ptr noundef %103, i32 noundef 1) #4
  br label %105

105:
  %106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %107 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %109 = call %struct.Index @_Z7indicesjjj(i32 noundef %106, i32 noundef %107, i32 noundef %108) #4
  %110 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %111 = extractvalue %struct.Index %109, 0
  store i32 %111, ptr %110, align 4
  %112 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %113 = extractvalue %struct.Index %109, 1
  store i32 %113, ptr %112, align 4
  %114 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %115 = extractvalue %struct.Index %109, 2
  store i32 %115, ptr %114, align 4
  %116 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %117 = load i32, ptr %116, align 4
  %118 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %119 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %120 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %121 = call %struct.Index @_Z7indicesjjj(i32 noundef %118, i32 noundef %119, i32 noundef %120) #4
  %122 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %123 = extractvalue %struct.Index %121, 0
  store i32 %123, ptr %122, align 4
  %124 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 1
  %125 = extractvalue %struct.Index %121, 1
  store i32 %125, ptr %124, align 4
  %126 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 2
  %127 = extractvalue %struct.Index %121, 2
  store i32 %127, ptr %126, align 4
  %128 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %129 = load i32, ptr %128, align 4
  %130 = mul i32 %117, %129
  %131 = load i32, ptr %10, align 4
  %132 = add i32 %131, %130
  store i32 %132, ptr %10, align 4
  br label %92, !llvm.loop !6

133:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %134 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %135 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %137 = call %struct.Index @_Z7indicesjjj(i32 noundef %134, i32 noundef %135, i32 noundef %136) #4
  %138 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 0
  %139 = extractvalue %struct.Index %137, 0
  store i32 %139, ptr %138, align 4
  %140 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 1
  %141 = extractvalue %struct.Index %137, 1
  store i32 %141, ptr %140, align 4
  %142 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 2
  %143 = extractvalue %struct.Index %137, 2
  store i32 %143, ptr %142, align 4
  %144 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 0
  %145 = load i32, ptr %144, align 4
  store i32 %145, ptr %16, align 4
  br label %146

146:
  %147 = load i32, ptr %16, align 4
  %148 = icmp slt i32 %147, 256
  br i1 %148, label %149, label %174

149:
  %150 = load ptr, ptr %5, align 8
  %151 = load i32, ptr %16, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i32, ptr %150, i64 %152
  %154 = load i32, ptr %16, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPiiE5local to ptr), i64 0, i64 %155
  %157 = load i32, ptr %156, align 4
  %158 = call noundef i32 @_Z9atomicAddPii(ptr noundef %153, i32 noundef %157) #4
  br label %159

159:
  %160 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %162 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %163 = call %struct.Index @_Z7indicesjjj(i32 noundef %160, i32 noundef %161, i32 noundef %162) #4
  %164 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %165 = extractvalue %struct.Index %163, 0
  store i32 %165, ptr %164, align 4
  %166 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %167 = extractvalue %struct.Index %163, 1
  store i32 %167, ptr %166, align 4
  %168 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %169 = extractvalue %struct.Index %163, 2
  store i32 %169, ptr %168, align 4
  %170 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %171 = load i32, ptr %170, align 4
  %172 = load i32, ptr %16, align 4
  %173 = add i32 %172, %171
  store i32 %173, ptr %16, align 4
  br label %146, !llvm.loop !7

174:
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

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

define linkonce_odr dso_local noundef i32 @_Z9atomicAddPii(ptr noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #2

declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #2

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
!7 = distinct !{!7, !5}
