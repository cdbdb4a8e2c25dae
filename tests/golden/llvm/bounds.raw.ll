target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z5tightPf(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [8 x float], align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.Index, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #4
  call void @llvm.lifetime.start.p0(ptr %4) #4
  store i32 0, ptr %4, align 4
  br label %8

8:
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 8
  br i1 %10, label %12, label %11

11:
  call void @llvm.lifetime.end.p0(ptr %4) #4
  br label %38

12:
  %13 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #4
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #5
  %18 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %19 = extractvalue %struct.Index %17, 0
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 1
  %21 = extractvalue %struct.Index %17, 1
  store i32 %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 2
  %23 = extractvalue %struct.Index %17, 2
  store i32 %23, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %25 = load i32, ptr %24, align 4
  %26 = load i32, ptr %4, align 4
  %27 = mul nsw i32 128, %26
  %28 = add i32 %25, %27
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %13, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = load i32, ptr %4, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x float], ptr %3, i64 0, i64 %33
  store float %31, ptr %34, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #4
  br label %35

35:
  %36 = load i32, ptr %4, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %4, align 4
  br label %8, !llvm.loop !4

38:
  call void @llvm.lifetime.start.p0(ptr %6) #4
  store i32 0, ptr %6, align 4
  br label %39

39:
  %40 = load i32, ptr %6, align 4
  %41 = icmp slt i32 %40, 8
  br i1 %41, label %43, label %42

42:
  call void @llvm.lifetime.end.p0(ptr %6) #4
  br label %75

43:
  %44 = load i32, ptr %6, align 4
  %45 = sub nsw i32 7, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [8 x float], ptr %3, i64 0, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = load i32, ptr %6, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x float], ptr %3, i64 0, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = fmul contract float %48, %52
  %54 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %58 = call %struct.Index @_Z7indicesjjj(i32 noundef %55, i32 noundef %56, i32 noundef %57) #5
  %59 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %60 = extractvalue %struct.Index %58, 0
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %62 = extractvalue %struct.Index %58, 1
  store i32 %62, ptr %61, align 4
  %63 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %64 = extractvalue %struct.Index %58, 2
  store i32 %64, ptr %63, align 4
  %65 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %66 = load i32, ptr %65, align 4
  %67 = load i32, ptr %6, align 4
  %68 = mul nsw i32 128, %67
  %69 = add i32 %66, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %54, i64 %70
  store float %53, ptr %71, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #4
  br label %72

72:
  %73 = load i32, ptr %6, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %6, align 4
  br label %39, !llvm.loop !7

75:
  call void @llvm.lifetime.end.p0(ptr %3) #4
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "nvvm.minctasm"="4" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
