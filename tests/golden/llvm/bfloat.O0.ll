target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z7convertPKfPj(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Index, align 4
  %7 = alloca %struct.Index, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %14 = call %struct.Index @_Z7indicesjjj(i32 noundef %11, i32 noundef %12, i32 noundef %13) #3
  %15 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %16 = extractvalue %struct.Index %14, 0
  store i32 %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %18 = extractvalue %struct.Index %14, 1
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %20 = extractvalue %struct.Index %14, 2
  store i32 %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %22 = load i32, ptr %21, align 4
  %23 = mul i32 2, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %10, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = load ptr, ptr %3, align 8
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %31 = call %struct.Index @_Z7indicesjjj(i32 noundef %28, i32 noundef %29, i32 noundef %30) #3
  %32 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %33 = extractvalue %struct.Index %31, 0
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %35 = extractvalue %struct.Index %31, 1
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %37 = extractvalue %struct.Index %31, 2
  store i32 %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %39 = load i32, ptr %38, align 4
  %40 = mul i32 2, %39
  %41 = add i32 %40, 1
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %27, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = call i32 asm "cvt.rn.bf16x2.f32 $0, $1, $2;", "=r,f,f"(float %26, float %44) #4
  store i32 %45, ptr %5, align 4
  %46 = load i32, ptr %5, align 4
  %47 = call i32 asm "{fma.rn.bf16x2 $0, $1, $1, $1;}", "=r,r"(i32 %46) #4
  store i32 %47, ptr %8, align 4
  %48 = load i32, ptr %8, align 4
  %49 = load ptr, ptr %4, align 8
  %50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %53 = call %struct.Index @_Z7indicesjjj(i32 noundef %50, i32 noundef %51, i32 noundef %52) #3
  %54 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %55 = extractvalue %struct.Index %53, 0
  store i32 %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %57 = extractvalue %struct.Index %53, 1
  store i32 %57, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %59 = extractvalue %struct.Index %53, 2
  store i32 %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %61 = load i32, ptr %60, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %49, i64 %62
  store i32 %48, ptr %63, align 4
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 127}
!5 = !{i64 259}
