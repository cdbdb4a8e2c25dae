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
  store i32 0, ptr %4, align 4
  br label %8

8:
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 8
  br i1 %10, label %11, label %37

11:
  %12 = load ptr, ptr %2, align 8
  %13 = call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %16 = call %struct.Index @_Z7indicesjjj(i32 noundef %13, i32 noundef %14, i32 noundef %15) #3
  %17 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %18 = extractvalue %struct.Index %16, 0
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 1
  %20 = extractvalue %struct.Index %16, 1
  store i32 %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 2
  %22 = extractvalue %struct.Index %16, 2
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %24 = load i32, ptr %23, align 4
  %25 = load i32, ptr %4, align 4
  %26 = mul nsw i32 128, %25
  %27 = add i32 %24, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %12, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = load i32, ptr %4, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [8 x float], ptr %3, i64 0, i64 %32
  store float %30, ptr %33, align 4
  br label %34

34:
  %35 = load i32, ptr %4, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %4, align 4
  br label %8, !llvm.loop !4

37:
  store i32 0, ptr %6, align 4
  br label %38

38:
  %39 = load i32, ptr %6, align 4
  %40 = icmp slt i32 %39, 8
  br i1 %40, label %41, label %73

41:
  %42 = load i32, ptr %6, align 4
  %43 = sub nsw i32 7, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [8 x float], ptr %3, i64 0, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = load i32, ptr %6, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [8 x float], ptr %3, i64 0, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fmul contract float %46, %50
  %52 = load ptr, ptr %2, align 8
  %53 = call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %54 = call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %55 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %56 = call %struct.Index @_Z7indicesjjj(i32 noundef %53, i32 noundef %54, i32 noundef %55) #3
  %57 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %58 = extractvalue %struct.Index %56, 0
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %60 = extractvalue %struct.Index %56, 1
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %62 = extractvalue %struct.Index %56, 2
  store i32 %62, ptr %61, align 4
  %63 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %64 = load i32, ptr %63, align 4
  %65 = load i32, ptr %6, align 4
  %66 = mul nsw i32 128, %65
  %67 = add i32 %64, %66
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr %52, i64 %68
  store float %51, ptr %69, align 4
  br label %70

70:
  %71 = load i32, ptr %6, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %6, align 4
  br label %38, !llvm.loop !6

73:
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "nvvm.minctasm"="4" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
