target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local noundef i32 @_Z6chooseii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %4, align 4
  switch i32 %6, label %32 [
    i32 0, label %7
    i32 1, label %10
    i32 2, label %13
    i32 3, label %16
    i32 4, label %19
    i32 5, label %22
    i32 6, label %25
    i32 7, label %29
  ]

7:
  %8 = load i32, ptr %5, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %3, align 4
  br label %33

10:
  %11 = load i32, ptr %5, align 4
  %12 = mul nsw i32 %11, 3
  store i32 %12, ptr %3, align 4
  br label %33

13:
  %14 = load i32, ptr %5, align 4
  %15 = sdiv i32 %14, 7
  store i32 %15, ptr %3, align 4
  br label %33

16:
  %17 = load i32, ptr %5, align 4
  %18 = srem i32 %17, 5
  store i32 %18, ptr %3, align 4
  br label %33

19:
  %20 = load i32, ptr %5, align 4
  %21 = shl i32 %20, 2
  store i32 %21, ptr %3, align 4
  br label %33

22:
  %23 = load i32, ptr %5, align 4
  %24 = xor i32 %23, -1
  store i32 %24, ptr %3, align 4
  br label %33

25:
  %26 = load i32, ptr %5, align 4
  %27 = load i32, ptr %5, align 4
  %28 = mul nsw i32 %26, %27
  store i32 %28, ptr %3, align 4
  br label %33

29:
  %30 = load i32, ptr %5, align 4
  %31 = xor i32 %30, 85
  store i32 %31, ptr %3, align 4
  br label %33

32:
  store i32 0, ptr %3, align 4
  br label %33

33:
  %34 = load i32, ptr %3, align 4
  ret i32 %34
}

define dso_local ptx_kernel void @_Z3runPi(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.Index, align 4
  %4 = alloca %struct.Index, align 4
  %5 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %10 = call %struct.Index @_Z7indicesjjj(i32 noundef %7, i32 noundef %8, i32 noundef %9) #3
  %11 = getelementptr inbounds nuw %struct.Index, ptr %3, i32 0, i32 0
  %12 = extractvalue %struct.Index %10, 0
  store i32 %12, ptr %11, align 4
  %13 = getelementptr inbounds nuw %struct.Index, ptr %3, i32 0, i32 1
  %14 = extractvalue %struct.Index %10, 1
  store i32 %14, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.Index, ptr %3, i32 0, i32 2
  %16 = extractvalue %struct.Index %10, 2
  store i32 %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Index, ptr %3, i32 0, i32 0
  %18 = load i32, ptr %17, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %6, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = and i32 %21, 15
  %23 = load ptr, ptr %2, align 8
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %27 = call %struct.Index @_Z7indicesjjj(i32 noundef %24, i32 noundef %25, i32 noundef %26) #3
  %28 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %29 = extractvalue %struct.Index %27, 0
  store i32 %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %31 = extractvalue %struct.Index %27, 1
  store i32 %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %33 = extractvalue %struct.Index %27, 2
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %35 = load i32, ptr %34, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %23, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = call noundef i32 @_Z6chooseii(i32 noundef %22, i32 noundef %38) #3
  %40 = load ptr, ptr %2, align 8
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %44 = call %struct.Index @_Z7indicesjjj(i32 noundef %41, i32 noundef %42, i32 noundef %43) #3
  %45 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %46 = extractvalue %struct.Index %44, 0
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 1
  %48 = extractvalue %struct.Index %44, 1
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 2
  %50 = extractvalue %struct.Index %44, 2
  store i32 %50, ptr %49, align 4
  %51 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %52 = load i32, ptr %51, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %40, i64 %53
  store i32 %39, ptr %54, align 4
  ret void
}

define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 comdat {
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

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
