target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z9atomicCASPiii = comdat any

$_Z13__threadfencev = comdat any

$_Z7indicesjjj = comdat any

$_Z10atomicExchPii = comdat any

define dso_local ptx_kernel void @_Z7depositPiPVii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i8 0, ptr %7, align 1
  br label %12

12:
  %13 = load i8, ptr %7, align 1
  %14 = trunc i8 %13 to i1
  %15 = xor i1 %14, true
  br i1 %15, label %16, label %76

16:
  %17 = load ptr, ptr %4, align 8
  %18 = call noundef i32 @_Z9atomicCASPiii(ptr noundef %17, i32 noundef 0, i32 noundef 1) #4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %75

20:
  call void @_Z13__threadfencev() #4
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %24 = call %struct.Index @_Z7indicesjjj(i32 noundef %21, i32 noundef %22, i32 noundef %23) #4
  %25 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %26 = extractvalue %struct.Index %24, 0
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %28 = extractvalue %struct.Index %24, 1
  store i32 %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %30 = extractvalue %struct.Index %24, 2
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %32 = load i32, ptr %31, align 4
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %36 = call %struct.Index @_Z7indicesjjj(i32 noundef %33, i32 noundef %34, i32 noundef %35) #4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %38 = extractvalue %struct.Index %36, 0
  store i32 %38, ptr %37, align 4
  %39 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %40 = extractvalue %struct.Index %36, 1
  store i32 %40, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %42 = extractvalue %struct.Index %36, 2
  store i32 %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %44 = load i32, ptr %43, align 4
  %45 = mul i32 %32, %44
  %46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %49 = call %struct.Index @_Z7indicesjjj(i32 noundef %46, i32 noundef %47, i32 noundef %48) #4
  %50 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %51 = extractvalue %struct.Index %49, 0
  store i32 %51, ptr %50, align 4
  %52 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %53 = extractvalue %struct.Index %49, 1
  store i32 %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %55 = extractvalue %struct.Index %49, 2
  store i32 %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %57 = load i32, ptr %56, align 4
  %58 = add i32 %45, %57
  %59 = load i32, ptr %6, align 4
  %60 = urem i32 %58, %59
  store i32 %60, ptr %8, align 4
  %61 = load ptr, ptr %5, align 8
  %62 = load i32, ptr %8, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  %65 = load volatile i32, ptr %64, align 4
  %66 = mul nsw i32 %65, 3
  %67 = srem i32 %66, 1009
  %68 = add nsw i32 %67, 1
  %69 = load ptr, ptr %5, align 8
  %70 = load i32, ptr %8, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %69, i64 %71
  store volatile i32 %68, ptr %72, align 4
  call void @_Z13__threadfencev() #4
  %73 = load ptr, ptr %4, align 8
  %74 = call noundef i32 @_Z10atomicExchPii(ptr noundef %73, i32 noundef 0) #4
  store i8 1, ptr %7, align 1
  br label %75

75:
  br label %12, !llvm.loop !4

76:
  ret void
}

define linkonce_odr dso_local noundef i32 @_Z9atomicCASPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  %10 = cmpxchg ptr %7, i32 %8, i32 %9 seq_cst seq_cst, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  ret i32 %11
}

define linkonce_odr dso_local void @_Z13__threadfencev() #1 comdat {
  call void @llvm.nvvm.membar.gl()
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

define linkonce_odr dso_local noundef i32 @_Z10atomicExchPii(ptr noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw xchg ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
