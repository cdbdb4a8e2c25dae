target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@pool = external dso_local addrspace(3) global [0 x i8], align 16

define dso_local ptx_kernel void @_Z3mixPfi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %struct.Index, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  %12 = alloca %struct.Index, align 4
  %13 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store ptr addrspacecast (ptr addrspace(3) @pool to ptr), ptr %5, align 8
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = mul i64 %15, 4
  %17 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %16
  store ptr %17, ptr %6, align 8
  %18 = load ptr, ptr %3, align 8
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %22 = call %struct.Index @_Z7indicesjjj(i32 noundef %19, i32 noundef %20, i32 noundef %21) #4
  %23 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %24 = extractvalue %struct.Index %22, 0
  store i32 %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %26 = extractvalue %struct.Index %22, 1
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %28 = extractvalue %struct.Index %22, 2
  store i32 %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %30 = load i32, ptr %29, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %18, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = load ptr, ptr %5, align 8
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %38 = call %struct.Index @_Z7indicesjjj(i32 noundef %35, i32 noundef %36, i32 noundef %37) #4
  %39 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %40 = extractvalue %struct.Index %38, 0
  store i32 %40, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %42 = extractvalue %struct.Index %38, 1
  store i32 %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %44 = extractvalue %struct.Index %38, 2
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %34, i64 %47
  store float %33, ptr %48, align 4
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %52 = call %struct.Index @_Z7indicesjjj(i32 noundef %49, i32 noundef %50, i32 noundef %51) #4
  %53 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %54 = extractvalue %struct.Index %52, 0
  store i32 %54, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %56 = extractvalue %struct.Index %52, 1
  store i32 %56, ptr %55, align 4
  %57 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %58 = extractvalue %struct.Index %52, 2
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %60 = load i32, ptr %59, align 4
  %61 = load ptr, ptr %6, align 8
  %62 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %65 = call %struct.Index @_Z7indicesjjj(i32 noundef %62, i32 noundef %63, i32 noundef %64) #4
  %66 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %67 = extractvalue %struct.Index %65, 0
  store i32 %67, ptr %66, align 4
  %68 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %69 = extractvalue %struct.Index %65, 1
  store i32 %69, ptr %68, align 4
  %70 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %71 = extractvalue %struct.Index %65, 2
  store i32 %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %61, i64 %74
  store i32 %60, ptr %75, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = load ptr, ptr %5, align 8
  %77 = load i32, ptr %4, align 4
  %78 = sub nsw i32 %77, 1
  %79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %82 = call %struct.Index @_Z7indicesjjj(i32 noundef %79, i32 noundef %80, i32 noundef %81) #4
  %83 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %84 = extractvalue %struct.Index %82, 0
  store i32 %84, ptr %83, align 4
  %85 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %86 = extractvalue %struct.Index %82, 1
  store i32 %86, ptr %85, align 4
  %87 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %88 = extractvalue %struct.Index %82, 2
  store i32 %88, ptr %87, align 4
  %89 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %90 = load i32, ptr %89, align 4
  %91 = sub i32 %78, %90
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw float, ptr %76, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = load ptr, ptr %6, align 8
  %96 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %98 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %99 = call %struct.Index @_Z7indicesjjj(i32 noundef %96, i32 noundef %97, i32 noundef %98) #4
  %100 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %101 = extractvalue %struct.Index %99, 0
  store i32 %101, ptr %100, align 4
  %102 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %103 = extractvalue %struct.Index %99, 1
  store i32 %103, ptr %102, align 4
  %104 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %105 = extractvalue %struct.Index %99, 2
  store i32 %105, ptr %104, align 4
  %106 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %107 = load i32, ptr %106, align 4
  %108 = xor i32 %107, 1
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i32, ptr %95, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = sitofp i32 %111 to float
  %113 = fadd contract float %94, %112
  %114 = load ptr, ptr %3, align 8
  %115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %116 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %117 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %118 = call %struct.Index @_Z7indicesjjj(i32 noundef %115, i32 noundef %116, i32 noundef %117) #4
  %119 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %120 = extractvalue %struct.Index %118, 0
  store i32 %120, ptr %119, align 4
  %121 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %122 = extractvalue %struct.Index %118, 1
  store i32 %122, ptr %121, align 4
  %123 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %124 = extractvalue %struct.Index %118, 2
  store i32 %124, ptr %123, align 4
  %125 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %126 = load i32, ptr %125, align 4
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw float, ptr %114, i64 %127
  store float %113, ptr %128, align 4
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

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
