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
  call void @llvm.lifetime.start.p0(ptr %7) #5
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %22 = call %struct.Index @_Z7indicesjjj(i32 noundef %19, i32 noundef %20, i32 noundef %21) #6
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
  call void @llvm.lifetime.end.p0(ptr %8) #5
  store i32 %30, ptr %7, align 4
  br label %31

31:
  %32 = load i32, ptr %7, align 4
  %33 = icmp slt i32 %32, 256
  br i1 %33, label %35, label %34

34:
  call void @llvm.lifetime.end.p0(ptr %7) #5
  br label %54

35:
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPiiE5local to ptr), i64 0, i64 %37
  store i32 0, ptr %38, align 4
  br label %39

39:
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %43 = call %struct.Index @_Z7indicesjjj(i32 noundef %40, i32 noundef %41, i32 noundef %42) #6
  %44 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %45 = extractvalue %struct.Index %43, 0
  store i32 %45, ptr %44, align 4
  %46 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %47 = extractvalue %struct.Index %43, 1
  store i32 %47, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %49 = extractvalue %struct.Index %43, 2
  store i32 %49, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %51 = load i32, ptr %50, align 4
  %52 = load i32, ptr %7, align 4
  %53 = add i32 %52, %51
  store i32 %53, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %31, !llvm.loop !4

54:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #5
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %55 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %56 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %57 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %58 = call %struct.Index @_Z7indicesjjj(i32 noundef %55, i32 noundef %56, i32 noundef %57) #6
  %59 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %60 = extractvalue %struct.Index %58, 0
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %62 = extractvalue %struct.Index %58, 1
  store i32 %62, ptr %61, align 4
  %63 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %64 = extractvalue %struct.Index %58, 2
  store i32 %64, ptr %63, align 4
  %65 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %66 = load i32, ptr %65, align 4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %68 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %69 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %70 = call %struct.Index @_Z7indicesjjj(i32 noundef %67, i32 noundef %68, i32 noundef %69) #6
  %71 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %72 = extractvalue %struct.Index %70, 0
  store i32 %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %74 = extractvalue %struct.Index %70, 1
  store i32 %74, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %76 = extractvalue %struct.Index %70, 2
  store i32 %76, ptr %75, align 4
  %77 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %78 = load i32, ptr %77, align 4
  %79 = mul i32 %66, %78
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %83 = call %struct.Index @_Z7indicesjjj(i32 noundef %80, i32 noundef %81, i32 noundef %82) #6
  %84 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %85 = extractvalue %struct.Index %83, 0
  store i32 %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %87 = extractvalue %struct.Index %83, 1
  store i32 %87, ptr %86, align 4
  %88 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %89 = extractvalue %struct.Index %83, 2
  store i32 %89, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %91 = load i32, ptr %90, align 4
  %92 = add i32 %79, %91
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  store i32 %92, ptr %10, align 4
  br label %93

93:
  %94 = load i32, ptr %10, align 4
  %95 = load i32, ptr %6, align 4
  %96 = icmp slt i32 %94, %95
  br i1 %96, label %98, label %97

97:
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %135

98:
  %99 = load ptr, ptr %4, align 8
  %100 = load i32, ptr %10, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i8, ptr %99, i64 %101
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i64
  %105 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPiiE5local to ptr), i64 0, i64 %104
  %106 = call noundef i32 @_Z9atomicAddPii(ptr noundef %105, i32 noundef 1) #6
  br label %107

107:
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %109 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %110 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %111 = call %struct.Index @_Z7indicesjjj(i32 noundef %108, i32 noundef %109, i32 noundef %110) #6
  %112 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %113 = extractvalue %struct.Index %111, 0
  store i32 %113, ptr %112, align 4
  %114 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %115 = extractvalue %struct.Index %111, 1
  store i32 %115, ptr %114, align 4
  %116 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %117 = extractvalue %struct.Index %111, 2
  store i32 %117, ptr %116, align 4
  %118 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %119 = load i32, ptr %118, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %120 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %121 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %122 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %123 = call %struct.Index @_Z7indicesjjj(i32 noundef %120, i32 noundef %121, i32 noundef %122) #6
  %124 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %125 = extractvalue %struct.Index %123, 0
  store i32 %125, ptr %124, align 4
  %126 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 1
  %127 = extractvalue %struct.Index %123, 1
  store i32 %127, ptr %126, align 4
  %128 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 2
  %129 = extractvalue %struct.Index %123, 2
  store i32 %129, ptr %128, align 4
  %130 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %131 = load i32, ptr %130, align 4
  %132 = mul i32 %119, %131
  %133 = load i32, ptr %10, align 4
  %134 = add i32 %133, %132
  store i32 %134, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %93, !llvm.loop !7

135:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %16) #5
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %137 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %139 = call %struct.Index @_Z7indicesjjj(i32 noundef %136, i32 noundef %137, i32 noundef %138) #6
  %140 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 0
  %141 = extractvalue %struct.Index %139, 0
  store i32 %141, ptr %140, align 4
  %142 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 1
  %143 = extractvalue %struct.Index %139, 1
  store i32 %143, ptr %142, align 4
  %144 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 2
  %145 = extractvalue %struct.Index %139, 2
  store i32 %145, ptr %144, align 4
  %146 = getelementptr inbounds nuw %struct.Index, ptr %17, i32 0, i32 0
  %147 = load i32, ptr %146, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #5
  store i32 %147, ptr %16, align 4
  br label %148

148:
  %149 = load i32, ptr %16, align 4
  %150 = icmp slt i32 %149, 256
  br i1 %150, label %152, label %151

151:
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %177

152:
  %153 = load ptr, ptr %5, align 8
  %154 = load i32, ptr %16, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i32, ptr %153, i64 %155
  %157 = load i32, ptr %16, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPiiE5local to ptr), i64 0, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = call noundef i32 @_Z9atomicAddPii(ptr noundef %156, i32 noundef %160) #6
  br label %162

162:
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %164 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %165 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %166 = call %struct.Index @_Z7indicesjjj(i32 noundef %163, i32 noundef %164, i32 noundef %165) #6
  %167 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %168 = extractvalue %struct.Index %166, 0
  store i32 %168, ptr %167, align 4
  %169 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 1
  %170 = extractvalue %struct.Index %166, 1
  store i32 %170, ptr %169, align 4
  %171 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 2
  %172 = extractvalue %struct.Index %166, 2
  store i32 %172, ptr %171, align 4
  %173 = getelementptr inbounds nuw %struct.Index, ptr %18, i32 0, i32 0
  %174 = load i32, ptr %173, align 4
  %175 = load i32, ptr %16, align 4
  %176 = add i32 %175, %174
  store i32 %176, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #5
  br label %148, !llvm.loop !8

177:
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

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

define linkonce_odr dso_local noundef i32 @_Z9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #3

declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #3

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
!8 = distinct !{!8, !5, !6}
