target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z4scanPi(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Index, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Index, align 4
  store ptr %0, ptr %5, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %14 = call %struct.Index @_Z7indicesjjj(i32 noundef %11, i32 noundef %12, i32 noundef %13) #3
  %15 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %16 = extractvalue %struct.Index %14, 0
  store i32 %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %18 = extractvalue %struct.Index %14, 1
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %20 = extractvalue %struct.Index %14, 2
  store i32 %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %22 = load i32, ptr %21, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %25 = load i32, ptr %24, align 4
  store i32 %25, ptr %6, align 4
  store i32 1, ptr %8, align 4
  br label %26

26:
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %27, 32
  br i1 %28, label %29, label %41

29:
  %30 = load i32, ptr %6, align 4
  %31 = load i32, ptr %8, align 4
  store i32 %30, ptr %2, align 4
  store i32 %31, ptr %3, align 4
  %32 = load i32, ptr %2, align 4
  %33 = load i32, ptr %3, align 4
  %34 = call i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09shfl.sync.up.b32 $0|p, $1, $2, 0x0, -1;\0A\09@!p mov.b32 $0, 0;\0A\09}", "=r,r,r"(i32 %32, i32 %33) #3
  store i32 %34, ptr %4, align 4
  %35 = load i32, ptr %4, align 4
  %36 = load i32, ptr %6, align 4
  %37 = add nsw i32 %36, %35
  store i32 %37, ptr %6, align 4
  br label %38

38:
  %39 = load i32, ptr %8, align 4
  %40 = mul nsw i32 %39, 2
  store i32 %40, ptr %8, align 4
  br label %26, !llvm.loop !5

41:
  %42 = load i32, ptr %6, align 4
  %43 = load ptr, ptr %5, align 8
  %44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %47 = call %struct.Index @_Z7indicesjjj(i32 noundef %44, i32 noundef %45, i32 noundef %46) #3
  %48 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %49 = extractvalue %struct.Index %47, 0
  store i32 %49, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %51 = extractvalue %struct.Index %47, 1
  store i32 %51, ptr %50, align 4
  %52 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %53 = extractvalue %struct.Index %47, 2
  store i32 %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %55 = load i32, ptr %54, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %43, i64 %56
  store i32 %42, ptr %57, align 4
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
!4 = !{i64 121, i64 125, i64 142, i64 185, i64 207}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
