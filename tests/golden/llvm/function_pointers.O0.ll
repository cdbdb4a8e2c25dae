target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@table = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr @_Z4plusii, ptr @_Z5minusii, ptr @_Z5timesii], align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @table to ptr)], section "llvm.metadata"

define dso_local noundef i32 @_Z4plusii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

define dso_local noundef i32 @_Z5minusii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = sub nsw i32 %5, %6
  ret i32 %7
}

define dso_local noundef i32 @_Z5timesii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = mul nsw i32 %5, %6
  ret i32 %7
}

define dso_local ptx_kernel void @_Z5applyPii(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Index, align 4
  %6 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load i32, ptr %4, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [3 x ptr], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %15 = call %struct.Index @_Z7indicesjjj(i32 noundef %12, i32 noundef %13, i32 noundef %14) #3
  %16 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %17 = extractvalue %struct.Index %15, 0
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 1
  %19 = extractvalue %struct.Index %15, 1
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 2
  %21 = extractvalue %struct.Index %15, 2
  store i32 %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %23 = load i32, ptr %22, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %11, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = call noundef i32 %10(i32 noundef %26, i32 noundef 3) #3
  %28 = load ptr, ptr %3, align 8
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %32 = call %struct.Index @_Z7indicesjjj(i32 noundef %29, i32 noundef %30, i32 noundef %31) #3
  %33 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %34 = extractvalue %struct.Index %32, 0
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %36 = extractvalue %struct.Index %32, 1
  store i32 %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %38 = extractvalue %struct.Index %32, 2
  store i32 %38, ptr %37, align 4
  %39 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %40 = load i32, ptr %39, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr %28, i64 %41
  store i32 %27, ptr %42, align 4
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
