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
  call void @llvm.lifetime.start.p0(ptr %3) #5
  call void @llvm.lifetime.start.p0(ptr %4) #5
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %10 = call %struct.Index @_Z7indicesjjj(i32 noundef %7, i32 noundef %8, i32 noundef %9) #6
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
  call void @llvm.lifetime.end.p0(ptr %4) #5
  store i32 %18, ptr %3, align 4
  br label %19

19:
  %20 = load i32, ptr %3, align 4
  %21 = load i32, ptr %2, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:
  call void @llvm.lifetime.end.p0(ptr %3) #5
  br label %63

24:
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %25 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 0
  %26 = load i32, ptr %3, align 4
  store i32 %26, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 1
  %28 = load i32, ptr %3, align 4
  %29 = and i32 %28, 1
  %30 = icmp ne i32 %29, 0
  %31 = zext i1 %30 to i64
  %32 = select i1 %30, ptr @.str, ptr @.str1
  store ptr %32, ptr %27, align 8
  %33 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 2
  %34 = load i32, ptr %3, align 4
  %35 = sitofp i32 %34 to double
  %36 = fmul contract double %35, 3.700000e-01
  store double %36, ptr %33, align 8
  %37 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 3
  %38 = load i32, ptr %3, align 4
  %39 = mul i32 %38, 255
  store i32 %39, ptr %37, align 8
  %40 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 4
  %41 = load i32, ptr %3, align 4
  %42 = sext i32 %41 to i64
  %43 = mul nsw i64 -5000000000, %42
  store i64 %43, ptr %40, align 8
  %44 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 5
  %45 = load i32, ptr %3, align 4
  %46 = add nsw i32 97, %45
  store i32 %46, ptr %44, align 8
  %47 = call i32 @vprintf(ptr noundef @.str2, ptr noundef %5) #6
  call void @llvm.lifetime.end.p0(ptr %5) #5
  br label %48

48:
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %50 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %52 = call %struct.Index @_Z7indicesjjj(i32 noundef %49, i32 noundef %50, i32 noundef %51) #6
  %53 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %54 = extractvalue %struct.Index %52, 0
  store i32 %54, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %56 = extractvalue %struct.Index %52, 1
  store i32 %56, ptr %55, align 4
  %57 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %58 = extractvalue %struct.Index %52, 2
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %60 = load i32, ptr %59, align 4
  %61 = load i32, ptr %3, align 4
  %62 = add i32 %61, %60
  store i32 %62, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #5
  br label %19, !llvm.loop !4

63:
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

declare dso_local i32 @vprintf(ptr noundef, ptr noundef) #4

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
