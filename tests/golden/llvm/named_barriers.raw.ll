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
  call void @llvm.lifetime.start.p0(ptr %7) #4
  call void @llvm.lifetime.start.p0(ptr %8) #4
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #5
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
  call void @llvm.lifetime.end.p0(ptr %8) #4
  store i32 %26, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #4
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %30 = call %struct.Index @_Z7indicesjjj(i32 noundef %27, i32 noundef %28, i32 noundef %29) #5
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
  call void @llvm.lifetime.end.p0(ptr %9) #4
  br i1 %39, label %40, label %76

40:
  call void @llvm.lifetime.start.p0(ptr %10) #4
  store i32 0, ptr %10, align 4
  br label %41

41:
  %42 = load i32, ptr %10, align 4
  %43 = load i32, ptr %6, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %46, label %45

45:
  call void @llvm.lifetime.end.p0(ptr %10) #4
  br label %75

46:
  call void @llvm.lifetime.start.p0(ptr %11) #4
  %47 = load i32, ptr %10, align 4
  %48 = srem i32 %47, 2
  store i32 %48, ptr %11, align 4
  %49 = load i32, ptr %10, align 4
  %50 = icmp sge i32 %49, 2
  br i1 %50, label %51, label %54

51:
  %52 = load i32, ptr %11, align 4
  %53 = add nsw i32 3, %52
  call void asm sideeffect "bar.sync $0, 64;", "r,~{memory}"(i32 %53) #5
  br label %54

54:
  %55 = load ptr, ptr %4, align 8
  %56 = load i32, ptr %10, align 4
  %57 = mul nsw i32 %56, 32
  %58 = load i32, ptr %7, align 4
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %55, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = mul nsw i32 %62, 2
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4pipePKiPiiE6buffer to ptr), i64 0, i64 %65
  %67 = load i32, ptr %7, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [32 x i32], ptr %66, i64 0, i64 %68
  store i32 %63, ptr %69, align 4
  %70 = load i32, ptr %11, align 4
  %71 = add nsw i32 1, %70
  call void asm sideeffect "bar.arrive $0, 64;", "r,~{memory}"(i32 %71) #5
  call void @llvm.lifetime.end.p0(ptr %11) #4
  br label %72

72:
  %73 = load i32, ptr %10, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %10, align 4
  br label %41, !llvm.loop !6

75:
  br label %114

76:
  call void @llvm.lifetime.start.p0(ptr %12) #4
  store i32 0, ptr %12, align 4
  br label %77

77:
  %78 = load i32, ptr %12, align 4
  %79 = load i32, ptr %6, align 4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %82, label %81

81:
  call void @llvm.lifetime.end.p0(ptr %12) #4
  br label %113

82:
  call void @llvm.lifetime.start.p0(ptr %13) #4
  %83 = load i32, ptr %12, align 4
  %84 = srem i32 %83, 2
  store i32 %84, ptr %13, align 4
  %85 = load i32, ptr %13, align 4
  %86 = add nsw i32 1, %85
  call void asm sideeffect "bar.sync $0, 64;", "r,~{memory}"(i32 %86) #5
  %87 = load i32, ptr %13, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4pipePKiPiiE6buffer to ptr), i64 0, i64 %88
  %90 = load i32, ptr %7, align 4
  %91 = sub nsw i32 31, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [32 x i32], ptr %89, i64 0, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = load ptr, ptr %5, align 8
  %96 = load i32, ptr %12, align 4
  %97 = mul nsw i32 %96, 32
  %98 = load i32, ptr %7, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr %95, i64 %100
  store i32 %94, ptr %101, align 4
  %102 = load i32, ptr %12, align 4
  %103 = add nsw i32 %102, 2
  %104 = load i32, ptr %6, align 4
  %105 = icmp slt i32 %103, %104
  br i1 %105, label %106, label %109

106:
  %107 = load i32, ptr %13, align 4
  %108 = add nsw i32 3, %107
  call void asm sideeffect "bar.arrive $0, 64;", "r,~{memory}"(i32 %108) #5
  br label %109

109:
  call void @llvm.lifetime.end.p0(ptr %13) #4
  br label %110

110:
  %111 = load i32, ptr %12, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %12, align 4
  br label %77, !llvm.loop !11

113:
  br label %114

114:
  call void @llvm.lifetime.end.p0(ptr %7) #4
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 353}
!5 = !{i64 482}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{i64 653}
!10 = !{i64 804}
!11 = distinct !{!11, !7, !8}
