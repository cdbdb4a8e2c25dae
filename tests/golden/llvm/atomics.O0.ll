target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

$_Z9atomicMinPii = comdat any

$_Z9atomicMaxPii = comdat any

$_Z9atomicAndPii = comdat any

$_Z8atomicOrPii = comdat any

$_Z9atomicXorPii = comdat any

$_Z9atomicIncPjj = comdat any

$_Z9atomicDecPjj = comdat any

$_Z9atomicAddPff = comdat any

$_Z9atomicAddPii = comdat any

@_ZZ3allPiPjPfE6inside = internal addrspace(3) global i32 undef, align 4

define dso_local ptx_kernel void @_Z3allPiPjPf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  %12 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %16 = call %struct.Index @_Z7indicesjjj(i32 noundef %13, i32 noundef %14, i32 noundef %15) #4
  %17 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %18 = extractvalue %struct.Index %16, 0
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %20 = extractvalue %struct.Index %16, 1
  store i32 %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %22 = extractvalue %struct.Index %16, 2
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %24 = load i32, ptr %23, align 4
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %28 = call %struct.Index @_Z7indicesjjj(i32 noundef %25, i32 noundef %26, i32 noundef %27) #4
  %29 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %30 = extractvalue %struct.Index %28, 0
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %32 = extractvalue %struct.Index %28, 1
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %34 = extractvalue %struct.Index %28, 2
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %36 = load i32, ptr %35, align 4
  %37 = mul i32 %24, %36
  %38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %41 = call %struct.Index @_Z7indicesjjj(i32 noundef %38, i32 noundef %39, i32 noundef %40) #4
  %42 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %43 = extractvalue %struct.Index %41, 0
  store i32 %43, ptr %42, align 4
  %44 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %45 = extractvalue %struct.Index %41, 1
  store i32 %45, ptr %44, align 4
  %46 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %47 = extractvalue %struct.Index %41, 2
  store i32 %47, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %49 = load i32, ptr %48, align 4
  %50 = add i32 %37, %49
  store i32 %50, ptr %7, align 4
  %51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %54 = call %struct.Index @_Z7indicesjjj(i32 noundef %51, i32 noundef %52, i32 noundef %53) #4
  %55 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %56 = extractvalue %struct.Index %54, 0
  store i32 %56, ptr %55, align 4
  %57 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %58 = extractvalue %struct.Index %54, 1
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %60 = extractvalue %struct.Index %54, 2
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %62 = load i32, ptr %61, align 4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %65

64:
  store i32 1000, ptr addrspacecast (ptr addrspace(3) @_ZZ3allPiPjPfE6inside to ptr), align 4
  br label %65

65:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = load i32, ptr %7, align 4
  %67 = sub nsw i32 500, %66
  %68 = call noundef i32 @_Z9atomicMinPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ3allPiPjPfE6inside to ptr), i32 noundef %67) #4
  %69 = load ptr, ptr %4, align 8
  %70 = load i32, ptr %7, align 4
  %71 = xor i32 %70, 21
  %72 = call noundef i32 @_Z9atomicMaxPii(ptr noundef %69, i32 noundef %71) #4
  %73 = load ptr, ptr %4, align 8
  %74 = getelementptr inbounds i32, ptr %73, i64 1
  %75 = load i32, ptr %7, align 4
  %76 = sub nsw i32 7, %75
  %77 = call noundef i32 @_Z9atomicMinPii(ptr noundef %74, i32 noundef %76) #4
  %78 = load ptr, ptr %4, align 8
  %79 = getelementptr inbounds i32, ptr %78, i64 2
  %80 = load i32, ptr %7, align 4
  %81 = srem i32 %80, 32
  %82 = shl i32 1, %81
  %83 = xor i32 %82, -1
  %84 = call noundef i32 @_Z9atomicAndPii(ptr noundef %79, i32 noundef %83) #4
  %85 = load ptr, ptr %4, align 8
  %86 = getelementptr inbounds i32, ptr %85, i64 3
  %87 = load i32, ptr %7, align 4
  %88 = srem i32 %87, 17
  %89 = shl i32 1, %88
  %90 = call noundef i32 @_Z8atomicOrPii(ptr noundef %86, i32 noundef %89) #4
  %91 = load ptr, ptr %4, align 8
  %92 = getelementptr inbounds i32, ptr %91, i64 4
  %93 = load i32, ptr %7, align 4
  %94 = call noundef i32 @_Z9atomicXorPii(ptr noundef %92, i32 noundef %93) #4
  %95 = load ptr, ptr %5, align 8
  %96 = call noundef i32 @_Z9atomicIncPjj(ptr noundef %95, i32 noundef 9) #4
  %97 = load ptr, ptr %5, align 8
  %98 = getelementptr inbounds i32, ptr %97, i64 1
  %99 = call noundef i32 @_Z9atomicDecPjj(ptr noundef %98, i32 noundef 6) #4
  %100 = load ptr, ptr %6, align 8
  %101 = call contract noundef float @_Z9atomicAddPff(ptr noundef %100, float noundef 5.000000e-01) #4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %105 = call %struct.Index @_Z7indicesjjj(i32 noundef %102, i32 noundef %103, i32 noundef %104) #4
  %106 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %107 = extractvalue %struct.Index %105, 0
  store i32 %107, ptr %106, align 4
  %108 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %109 = extractvalue %struct.Index %105, 1
  store i32 %109, ptr %108, align 4
  %110 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %111 = extractvalue %struct.Index %105, 2
  store i32 %111, ptr %110, align 4
  %112 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %113 = load i32, ptr %112, align 4
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %120

115:
  %116 = load ptr, ptr %4, align 8
  %117 = getelementptr inbounds i32, ptr %116, i64 5
  %118 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3allPiPjPfE6inside to ptr), align 4
  %119 = call noundef i32 @_Z9atomicAddPii(ptr noundef %117, i32 noundef %118) #4
  br label %120

120:
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

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

define linkonce_odr dso_local noundef i32 @_Z9atomicMinPii(ptr noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw min ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

define linkonce_odr dso_local noundef i32 @_Z9atomicMaxPii(ptr noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw max ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

define linkonce_odr dso_local noundef i32 @_Z9atomicAndPii(ptr noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw and ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

define linkonce_odr dso_local noundef i32 @_Z8atomicOrPii(ptr noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw or ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

define linkonce_odr dso_local noundef i32 @_Z9atomicXorPii(ptr noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw xor ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

define linkonce_odr dso_local noundef i32 @_Z9atomicIncPjj(ptr noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw uinc_wrap ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

define linkonce_odr dso_local noundef i32 @_Z9atomicDecPjj(ptr noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw udec_wrap ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

define linkonce_odr dso_local noundef float @_Z9atomicAddPff(ptr noundef %0, float noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4
  ret float %7
}

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
