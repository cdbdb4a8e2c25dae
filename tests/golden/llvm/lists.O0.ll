target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }
%struct.Link = type { ptr, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z5listsPii(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Index, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store ptr null, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %12

12:
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %4, align 4
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %18 = call %struct.Index @_Z7indicesjjj(i32 noundef %15, i32 noundef %16, i32 noundef %17) #5
  %19 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %20 = extractvalue %struct.Index %18, 0
  store i32 %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %22 = extractvalue %struct.Index %18, 1
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %24 = extractvalue %struct.Index %18, 2
  store i32 %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %26 = load i32, ptr %25, align 4
  %27 = add nsw i32 %14, %26
  %28 = icmp slt i32 %13, %27
  br i1 %28, label %29, label %43

29:
  %30 = call ptr @malloc(i64 noundef 16) #6
  store ptr %30, ptr %8, align 8
  %31 = load ptr, ptr %5, align 8
  %32 = load ptr, ptr %8, align 8
  %33 = getelementptr inbounds nuw %struct.Link, ptr %32, i32 0, i32 0
  store ptr %31, ptr %33, align 8
  %34 = load i32, ptr %6, align 4
  %35 = load i32, ptr %6, align 4
  %36 = mul nsw i32 %34, %35
  %37 = load ptr, ptr %8, align 8
  %38 = getelementptr inbounds nuw %struct.Link, ptr %37, i32 0, i32 1
  store i32 %36, ptr %38, align 8
  %39 = load ptr, ptr %8, align 8
  store ptr %39, ptr %5, align 8
  br label %40

40:
  %41 = load i32, ptr %6, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %6, align 4
  br label %12, !llvm.loop !4

43:
  store i32 0, ptr %9, align 4
  br label %44

44:
  %45 = load ptr, ptr %5, align 8
  %46 = icmp ne ptr %45, null
  br i1 %46, label %47, label %59

47:
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds nuw %struct.Link, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %10, align 8
  %51 = load i32, ptr %9, align 4
  %52 = mul nsw i32 %51, 3
  %53 = load ptr, ptr %5, align 8
  %54 = getelementptr inbounds nuw %struct.Link, ptr %53, i32 0, i32 1
  %55 = load i32, ptr %54, align 8
  %56 = add nsw i32 %52, %55
  store i32 %56, ptr %9, align 4
  %57 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %57) #5
  %58 = load ptr, ptr %10, align 8
  store ptr %58, ptr %5, align 8
  br label %44, !llvm.loop !6

59:
  %60 = load i32, ptr %9, align 4
  %61 = load ptr, ptr %3, align 8
  %62 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %65 = call %struct.Index @_Z7indicesjjj(i32 noundef %62, i32 noundef %63, i32 noundef %64) #5
  %66 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %67 = extractvalue %struct.Index %65, 0
  store i32 %67, ptr %66, align 4
  %68 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %69 = extractvalue %struct.Index %65, 1
  store i32 %69, ptr %68, align 4
  %70 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %71 = extractvalue %struct.Index %65, 2
  store i32 %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %61, i64 %74
  store i32 %60, ptr %75, align 4
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

declare dso_local ptr @malloc(i64 noundef) #3

declare dso_local void @free(ptr noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
