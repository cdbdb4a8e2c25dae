target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local noundef i32 @_Z9fibonaccii(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp slt i32 %3, 2
  br i1 %4, label %5, label %7

5:
  %6 = load i32, ptr %2, align 4
  br label %15

7:
  %8 = load i32, ptr %2, align 4
  %9 = sub nsw i32 %8, 1
  %10 = call noundef i32 @_Z9fibonaccii(i32 noundef %9) #5
  %11 = load i32, ptr %2, align 4
  %12 = sub nsw i32 %11, 2
  %13 = call noundef i32 @_Z9fibonaccii(i32 noundef %12) #5
  %14 = add nsw i32 %10, %13
  br label %15

15:
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ]
  ret i32 %16
}

define dso_local ptx_kernel void @_Z3runPii(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Index, align 4
  %6 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load i32, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %11 = call %struct.Index @_Z7indicesjjj(i32 noundef %8, i32 noundef %9, i32 noundef %10) #5
  %12 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %13 = extractvalue %struct.Index %11, 0
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 1
  %15 = extractvalue %struct.Index %11, 1
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 2
  %17 = extractvalue %struct.Index %11, 2
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %19 = load i32, ptr %18, align 4
  %20 = add nsw i32 %7, %19
  %21 = call noundef i32 @_Z9fibonaccii(i32 noundef %20) #5
  %22 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %26 = call %struct.Index @_Z7indicesjjj(i32 noundef %23, i32 noundef %24, i32 noundef %25) #5
  %27 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %28 = extractvalue %struct.Index %26, 0
  store i32 %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %30 = extractvalue %struct.Index %26, 1
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %32 = extractvalue %struct.Index %26, 2
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %34 = load i32, ptr %33, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %22, i64 %35
  store i32 %21, ptr %36, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 comdat {
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

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
