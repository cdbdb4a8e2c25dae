target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }
%struct.anon = type { i32, ptr, double, i32, i64, i32 }

$_Z7indicesjjj = comdat any

@.str = private unnamed_addr constant [4 x i8] c"odd\00", align 1
@.str1 = private unnamed_addr constant [5 x i8] c"even\00", align 1
@.str2 = private unnamed_addr constant [31 x i8] c"%3d|%-5s|%08.3f|%#x|%lld|%c%%\0A\00", align 1

define dso_local ptx_kernel void @_Z5printi(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Index, align 4
  %5 = alloca %struct.anon, align 8
  %6 = alloca %struct.Index, align 4
  store i32 %0, ptr %2, align 4
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %10 = call %struct.Index @_Z7indicesjjj(i32 noundef %7, i32 noundef %8, i32 noundef %9) #4
  %11 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %12 = extractvalue %struct.Index %10, 0
  store i32 %12, ptr %11, align 4
  %13 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %14 = extractvalue %struct.Index %10, 1
  store i32 %14, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %16 = extractvalue %struct.Index %10, 2
  store i32 %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %18 = load i32, ptr %17, align 4
  store i32 %18, ptr %3, align 4
  br label %19

19:
  %20 = load i32, ptr %3, align 4
  %21 = load i32, ptr %2, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %62

23:
  %24 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 0
  %25 = load i32, ptr %3, align 4
  store i32 %25, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 1
  %27 = load i32, ptr %3, align 4
  %28 = and i32 %27, 1
  %29 = icmp ne i32 %28, 0
  %30 = zext i1 %29 to i64
  %31 = select i1 %29, ptr @.str, ptr @.str1
  store ptr %31, ptr %26, align 8
  %32 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 2
  %33 = load i32, ptr %3, align 4
  %34 = sitofp i32 %33 to double
  %35 = fmul contract double %34, 3.700000e-01
  store double %35, ptr %32, align 8
  %36 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 3
  %37 = load i32, ptr %3, align 4
  %38 = mul i32 %37, 255
  store i32 %38, ptr %36, align 8
  %39 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 4
  %40 = load i32, ptr %3, align 4
  %41 = sext i32 %40 to i64
  %42 = mul nsw i64 -5000000000, %41
  store i64 %42, ptr %39, align 8
  %43 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 5
  %44 = load i32, ptr %3, align 4
  %45 = add nsw i32 97, %44
  store i32 %45, ptr %43, align 8
  %46 = call i32 @vprintf(ptr noundef @.str2, ptr noundef %5) #4
  br label %47

47:
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %50 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %51 = call %struct.Index @_Z7indicesjjj(i32 noundef %48, i32 noundef %49, i32 noundef %50) #4
  %52 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %53 = extractvalue %struct.Index %51, 0
  store i32 %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %55 = extractvalue %struct.Index %51, 1
  store i32 %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %57 = extractvalue %struct.Index %51, 2
  store i32 %57, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %59 = load i32, ptr %58, align 4
  %60 = load i32, ptr %3, align 4
  %61 = add i32 %60, %59
  store i32 %61, ptr %3, align 4
  br label %19, !llvm.loop !4

62:
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

declare dso_local i32 @vprintf(ptr noundef, ptr noundef) #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
