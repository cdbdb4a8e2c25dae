target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@_ZZ4pipePKiPiiE6buffer = internal addrspace(3) global [2 x [32 x i32]] undef, align 4

define dso_local ptx_kernel void @_Z4pipePKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #3
  %18 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %19 = extractvalue %struct.Index %17, 0
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %21 = extractvalue %struct.Index %17, 1
  store i32 %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %23 = extractvalue %struct.Index %17, 2
  store i32 %23, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %25 = load i32, ptr %24, align 4
  %26 = urem i32 %25, 32
  store i32 %26, ptr %7, align 4
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %30 = call %struct.Index @_Z7indicesjjj(i32 noundef %27, i32 noundef %28, i32 noundef %29) #3
  %31 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %32 = extractvalue %struct.Index %30, 0
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %34 = extractvalue %struct.Index %30, 1
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %36 = extractvalue %struct.Index %30, 2
  store i32 %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %38 = load i32, ptr %37, align 4
  %39 = icmp ult i32 %38, 32
  br i1 %39, label %40, label %75

40:
  store i32 0, ptr %10, align 4
  br label %41

41:
  %42 = load i32, ptr %10, align 4
  %43 = load i32, ptr %6, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %74

45:
  %46 = load i32, ptr %10, align 4
  %47 = srem i32 %46, 2
  store i32 %47, ptr %11, align 4
  %48 = load i32, ptr %10, align 4
  %49 = icmp sge i32 %48, 2
  br i1 %49, label %50, label %53

50:
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 3, %51
  call void asm sideeffect "bar.sync $0, 64;", "r,~{memory}"(i32 %52) #3
  br label %53

53:
  %54 = load ptr, ptr %4, align 8
  %55 = load i32, ptr %10, align 4
  %56 = mul nsw i32 %55, 32
  %57 = load i32, ptr %7, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %54, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = mul nsw i32 %61, 2
  %63 = load i32, ptr %11, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4pipePKiPiiE6buffer to ptr), i64 0, i64 %64
  %66 = load i32, ptr %7, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [32 x i32], ptr %65, i64 0, i64 %67
  store i32 %62, ptr %68, align 4
  %69 = load i32, ptr %11, align 4
  %70 = add nsw i32 1, %69
  call void asm sideeffect "bar.arrive $0, 64;", "r,~{memory}"(i32 %70) #3
  br label %71

71:
  %72 = load i32, ptr %10, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %10, align 4
  br label %41, !llvm.loop !6

74:
  br label %112

75:
  store i32 0, ptr %12, align 4
  br label %76

76:
  %77 = load i32, ptr %12, align 4
  %78 = load i32, ptr %6, align 4
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %80, label %111

80:
  %81 = load i32, ptr %12, align 4
  %82 = srem i32 %81, 2
  store i32 %82, ptr %13, align 4
  %83 = load i32, ptr %13, align 4
  %84 = add nsw i32 1, %83
  call void asm sideeffect "bar.sync $0, 64;", "r,~{memory}"(i32 %84) #3
  %85 = load i32, ptr %13, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4pipePKiPiiE6buffer to ptr), i64 0, i64 %86
  %88 = load i32, ptr %7, align 4
  %89 = sub nsw i32 31, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [32 x i32], ptr %87, i64 0, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = load ptr, ptr %5, align 8
  %94 = load i32, ptr %12, align 4
  %95 = mul nsw i32 %94, 32
  %96 = load i32, ptr %7, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr %93, i64 %98
  store i32 %92, ptr %99, align 4
  %100 = load i32, ptr %12, align 4
  %101 = add nsw i32 %100, 2
  %102 = load i32, ptr %6, align 4
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %107

104:
  %105 = load i32, ptr %13, align 4
  %106 = add nsw i32 3, %105
  call void asm sideeffect "bar.arrive $0, 64;", "r,~{memory}"(i32 %106) #3
  br label %107

107:
  br label %108

108:
  %109 = load i32, ptr %12, align 4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %12, align 4
  br label %76, !llvm.loop !10

111:
  br label %112

112:
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
!4 = !{i64 353}
!5 = !{i64 482}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{i64 653}
!9 = !{i64 804}
!10 = distinct !{!10, !7}
