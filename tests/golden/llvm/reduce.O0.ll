target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@_ZZ6reducePKfPfE4part = internal addrspace(3) global [256 x float] undef, align 4

define dso_local ptx_kernel void @_Z6reducePKfPf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Index, align 4
  %7 = alloca %struct.Index, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %13 = call %struct.Index @_Z7indicesjjj(i32 noundef %10, i32 noundef %11, i32 noundef %12) #4
  %14 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %15 = extractvalue %struct.Index %13, 0
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %17 = extractvalue %struct.Index %13, 1
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %19 = extractvalue %struct.Index %13, 2
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %21 = load i32, ptr %20, align 4
  store i32 %21, ptr %5, align 4
  %22 = load ptr, ptr %3, align 8
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %26 = call %struct.Index @_Z7indicesjjj(i32 noundef %23, i32 noundef %24, i32 noundef %25) #4
  %27 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %28 = extractvalue %struct.Index %26, 0
  store i32 %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %30 = extractvalue %struct.Index %26, 1
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %32 = extractvalue %struct.Index %26, 2
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %34 = load i32, ptr %33, align 4
  %35 = mul i32 %34, 256
  %36 = load i32, ptr %5, align 4
  %37 = add i32 %35, %36
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %22, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = load i32, ptr %5, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 0, i64 %42
  store float %40, ptr %43, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 128, ptr %8, align 4
  br label %44

44:
  %45 = load i32, ptr %8, align 4
  %46 = icmp ugt i32 %45, 0
  br i1 %46, label %47, label %67

47:
  %48 = load i32, ptr %5, align 4
  %49 = load i32, ptr %8, align 4
  %50 = icmp ult i32 %48, %49
  br i1 %50, label %51, label %63

51:
  %52 = load i32, ptr %5, align 4
  %53 = load i32, ptr %8, align 4
  %54 = add i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 0, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = load i32, ptr %5, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 0, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = fadd contract float %61, %57
  store float %62, ptr %60, align 4
  br label %63

63:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %64

64:
  %65 = load i32, ptr %8, align 4
  %66 = lshr i32 %65, 1
  store i32 %66, ptr %8, align 4
  br label %44, !llvm.loop !4

67:
  %68 = load i32, ptr %5, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %87

70:
  %71 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), align 4
  %72 = load ptr, ptr %4, align 8
  %73 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %74 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %75 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %76 = call %struct.Index @_Z7indicesjjj(i32 noundef %73, i32 noundef %74, i32 noundef %75) #4
  %77 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %78 = extractvalue %struct.Index %76, 0
  store i32 %78, ptr %77, align 4
  %79 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %80 = extractvalue %struct.Index %76, 1
  store i32 %80, ptr %79, align 4
  %81 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %82 = extractvalue %struct.Index %76, 2
  store i32 %82, ptr %81, align 4
  %83 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %84 = load i32, ptr %83, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw float, ptr %72, i64 %85
  store float %71, ptr %86, align 4
  br label %87

87:
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

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
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
