target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@_ZZ9transposePKfPfiE4tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4

define dso_local ptx_kernel void @_Z9transposePKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %16 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #5
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %20 = call %struct.Index @_Z7indicesjjj(i32 noundef %17, i32 noundef %18, i32 noundef %19) #6
  %21 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %22 = extractvalue %struct.Index %20, 0
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %24 = extractvalue %struct.Index %20, 1
  store i32 %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %26 = extractvalue %struct.Index %20, 2
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %28 = load i32, ptr %27, align 4
  %29 = mul i32 %28, 16
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %33 = call %struct.Index @_Z7indicesjjj(i32 noundef %30, i32 noundef %31, i32 noundef %32) #6
  %34 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %35 = extractvalue %struct.Index %33, 0
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %37 = extractvalue %struct.Index %33, 1
  store i32 %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %39 = extractvalue %struct.Index %33, 2
  store i32 %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %41 = load i32, ptr %40, align 4
  %42 = add i32 %29, %41
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  store i32 %42, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %43 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %44 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %45 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %46 = call %struct.Index @_Z7indicesjjj(i32 noundef %43, i32 noundef %44, i32 noundef %45) #6
  %47 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %48 = extractvalue %struct.Index %46, 0
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %50 = extractvalue %struct.Index %46, 1
  store i32 %50, ptr %49, align 4
  %51 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %52 = extractvalue %struct.Index %46, 2
  store i32 %52, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %54 = load i32, ptr %53, align 4
  %55 = mul i32 %54, 16
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %59 = call %struct.Index @_Z7indicesjjj(i32 noundef %56, i32 noundef %57, i32 noundef %58) #6
  %60 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %61 = extractvalue %struct.Index %59, 0
  store i32 %61, ptr %60, align 4
  %62 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %63 = extractvalue %struct.Index %59, 1
  store i32 %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %65 = extractvalue %struct.Index %59, 2
  store i32 %65, ptr %64, align 4
  %66 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %67 = load i32, ptr %66, align 4
  %68 = add i32 %55, %67
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  store i32 %68, ptr %10, align 4
  %69 = load ptr, ptr %4, align 8
  %70 = load i32, ptr %10, align 4
  %71 = load i32, ptr %6, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %7, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %69, i64 %75
  %77 = load float, ptr %76, align 4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %81 = call %struct.Index @_Z7indicesjjj(i32 noundef %78, i32 noundef %79, i32 noundef %80) #6
  %82 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %83 = extractvalue %struct.Index %81, 0
  store i32 %83, ptr %82, align 4
  %84 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %85 = extractvalue %struct.Index %81, 1
  store i32 %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %87 = extractvalue %struct.Index %81, 2
  store i32 %87, ptr %86, align 4
  %88 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %89 = load i32, ptr %88, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiE4tile to ptr), i64 0, i64 %90
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %94 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %95 = call %struct.Index @_Z7indicesjjj(i32 noundef %92, i32 noundef %93, i32 noundef %94) #6
  %96 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %97 = extractvalue %struct.Index %95, 0
  store i32 %97, ptr %96, align 4
  %98 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %99 = extractvalue %struct.Index %95, 1
  store i32 %99, ptr %98, align 4
  %100 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %101 = extractvalue %struct.Index %95, 2
  store i32 %101, ptr %100, align 4
  %102 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %103 = load i32, ptr %102, align 4
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw [17 x float], ptr %91, i64 0, i64 %104
  store float %77, ptr %105, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %109 = call %struct.Index @_Z7indicesjjj(i32 noundef %106, i32 noundef %107, i32 noundef %108) #6
  %110 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 0
  %111 = extractvalue %struct.Index %109, 0
  store i32 %111, ptr %110, align 4
  %112 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 1
  %113 = extractvalue %struct.Index %109, 1
  store i32 %113, ptr %112, align 4
  %114 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 2
  %115 = extractvalue %struct.Index %109, 2
  store i32 %115, ptr %114, align 4
  %116 = getelementptr inbounds nuw %struct.Index, ptr %15, i32 0, i32 1
  %117 = load i32, ptr %116, align 4
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiE4tile to ptr), i64 0, i64 %118
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %120 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %121 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %123 = call %struct.Index @_Z7indicesjjj(i32 noundef %120, i32 noundef %121, i32 noundef %122) #6
  %124 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %125 = extractvalue %struct.Index %123, 0
  store i32 %125, ptr %124, align 4
  %126 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %127 = extractvalue %struct.Index %123, 1
  store i32 %127, ptr %126, align 4
  %128 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2
  %129 = extractvalue %struct.Index %123, 2
  store i32 %129, ptr %128, align 4
  %130 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %131 = load i32, ptr %130, align 4
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw [17 x float], ptr %119, i64 0, i64 %132
  %134 = load float, ptr %133, align 4
  %135 = load ptr, ptr %5, align 8
  %136 = load i32, ptr %7, align 4
  %137 = load i32, ptr %6, align 4
  %138 = mul nsw i32 %136, %137
  %139 = load i32, ptr %10, align 4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr %135, i64 %141
  store float %134, ptr %142, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "nvvm.minctasm"="2" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
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
