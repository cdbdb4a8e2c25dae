target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z5scalePDF16_S_DF16_(ptr noundef %0, ptr noundef %1, half noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca half, align 2
  %7 = alloca %struct.Index, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store half %2, ptr %6, align 2
  %12 = load ptr, ptr %4, align 8
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %16 = call %struct.Index @_Z7indicesjjj(i32 noundef %13, i32 noundef %14, i32 noundef %15) #3
  %17 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %18 = extractvalue %struct.Index %16, 0
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %20 = extractvalue %struct.Index %16, 1
  store i32 %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %22 = extractvalue %struct.Index %16, 2
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %24 = load i32, ptr %23, align 4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw half, ptr %12, i64 %25
  %27 = load half, ptr %26, align 2
  %28 = load half, ptr %6, align 2
  %29 = fmul contract half %27, %28
  %30 = load ptr, ptr %4, align 8
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %34 = call %struct.Index @_Z7indicesjjj(i32 noundef %31, i32 noundef %32, i32 noundef %33) #3
  %35 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %36 = extractvalue %struct.Index %34, 0
  store i32 %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %38 = extractvalue %struct.Index %34, 1
  store i32 %38, ptr %37, align 4
  %39 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %40 = extractvalue %struct.Index %34, 2
  store i32 %40, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw half, ptr %30, i64 %43
  %45 = load half, ptr %44, align 2
  %46 = fadd contract half %29, %45
  %47 = load ptr, ptr %4, align 8
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %51 = call %struct.Index @_Z7indicesjjj(i32 noundef %48, i32 noundef %49, i32 noundef %50) #3
  %52 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %53 = extractvalue %struct.Index %51, 0
  store i32 %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %55 = extractvalue %struct.Index %51, 1
  store i32 %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %57 = extractvalue %struct.Index %51, 2
  store i32 %57, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %59 = load i32, ptr %58, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw half, ptr %47, i64 %60
  store half %46, ptr %61, align 2
  %62 = load ptr, ptr %5, align 8
  %63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %65 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %66 = call %struct.Index @_Z7indicesjjj(i32 noundef %63, i32 noundef %64, i32 noundef %65) #3
  %67 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %68 = extractvalue %struct.Index %66, 0
  store i32 %68, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %70 = extractvalue %struct.Index %66, 1
  store i32 %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %72 = extractvalue %struct.Index %66, 2
  store i32 %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw half, ptr %62, i64 %75
  %77 = load half, ptr %76, align 2
  %78 = fadd contract half %77, 0xH3E00
  %79 = load ptr, ptr %5, align 8
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %83 = call %struct.Index @_Z7indicesjjj(i32 noundef %80, i32 noundef %81, i32 noundef %82) #3
  %84 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %85 = extractvalue %struct.Index %83, 0
  store i32 %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %87 = extractvalue %struct.Index %83, 1
  store i32 %87, ptr %86, align 4
  %88 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %89 = extractvalue %struct.Index %83, 2
  store i32 %89, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %91 = load i32, ptr %90, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw half, ptr %79, i64 %92
  store half %78, ptr %93, align 2
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
