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
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store ptr null, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #6
  store i32 0, ptr %6, align 4
  br label %12

12:
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %18 = call %struct.Index @_Z7indicesjjj(i32 noundef %15, i32 noundef %16, i32 noundef %17) #7
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
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br i1 %28, label %30, label %29

29:
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %44

30:
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %31 = call ptr @malloc(i64 noundef 16) #8
  store ptr %31, ptr %8, align 8
  %32 = load ptr, ptr %5, align 8
  %33 = load ptr, ptr %8, align 8
  %34 = getelementptr inbounds nuw %struct.Link, ptr %33, i32 0, i32 0
  store ptr %32, ptr %34, align 8
  %35 = load i32, ptr %6, align 4
  %36 = load i32, ptr %6, align 4
  %37 = mul nsw i32 %35, %36
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds nuw %struct.Link, ptr %38, i32 0, i32 1
  store i32 %37, ptr %39, align 8
  %40 = load ptr, ptr %8, align 8
  store ptr %40, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %41

41:
  %42 = load i32, ptr %6, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %6, align 4
  br label %12, !llvm.loop !4

44:
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4
  br label %45

45:
  %46 = load ptr, ptr %5, align 8
  %47 = icmp ne ptr %46, null
  br i1 %47, label %48, label %60

48:
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %49 = load ptr, ptr %5, align 8
  %50 = getelementptr inbounds nuw %struct.Link, ptr %49, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  store ptr %51, ptr %10, align 8
  %52 = load i32, ptr %9, align 4
  %53 = mul nsw i32 %52, 3
  %54 = load ptr, ptr %5, align 8
  %55 = getelementptr inbounds nuw %struct.Link, ptr %54, i32 0, i32 1
  %56 = load i32, ptr %55, align 8
  %57 = add nsw i32 %53, %56
  store i32 %57, ptr %9, align 4
  %58 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %58) #7
  %59 = load ptr, ptr %10, align 8
  store ptr %59, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %45, !llvm.loop !7

60:
  %61 = load i32, ptr %9, align 4
  %62 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %65 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %66 = call %struct.Index @_Z7indicesjjj(i32 noundef %63, i32 noundef %64, i32 noundef %65) #7
  %67 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %68 = extractvalue %struct.Index %66, 0
  store i32 %68, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %70 = extractvalue %struct.Index %66, 1
  store i32 %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %72 = extractvalue %struct.Index %66, 2
  store i32 %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr %62, i64 %75
  store i32 %61, ptr %76, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
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

declare dso_local ptr @malloc(i64 noundef) #4

declare dso_local void @free(ptr noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
