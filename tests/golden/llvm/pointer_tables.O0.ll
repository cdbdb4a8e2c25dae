target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { ptr, i32 }
%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@numbers = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@inside = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @numbers to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), i64 8), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), i64 12)], align 8
@second = dso_local addrspace(1) externally_initialized global %struct.Node { ptr null, i32 2 }, align 8
@first = dso_local addrspace(1) externally_initialized global %struct.Node { ptr addrspacecast (ptr addrspace(1) @second to ptr), i32 1 }, align 8
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @numbers to ptr), ptr addrspacecast (ptr addrspace(1) @inside to ptr), ptr addrspacecast (ptr addrspace(1) @first to ptr), ptr addrspacecast (ptr addrspace(1) @second to ptr)], section "llvm.metadata"

define dso_local ptx_kernel void @_Z4walkPi(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Index, align 4
  %6 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
  store ptr addrspacecast (ptr addrspace(1) @first to ptr), ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %7

7:
  %8 = load i32, ptr %4, align 4
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = call %struct.Index @_Z7indicesjjj(i32 noundef %9, i32 noundef %10, i32 noundef %11) #3
  %13 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %14 = extractvalue %struct.Index %12, 0
  store i32 %14, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 1
  %16 = extractvalue %struct.Index %12, 1
  store i32 %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 2
  %18 = extractvalue %struct.Index %12, 2
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Index, ptr %5, i32 0, i32 0
  %20 = load i32, ptr %19, align 4
  %21 = icmp ult i32 %8, %20
  br i1 %21, label %22, label %29

22:
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds nuw %struct.Node, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %3, align 8
  br label %26

26:
  %27 = load i32, ptr %4, align 4
  %28 = add i32 %27, 1
  store i32 %28, ptr %4, align 4
  br label %7, !llvm.loop !4

29:
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds nuw %struct.Node, ptr %30, i32 0, i32 1
  %32 = load i32, ptr %31, align 8
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %36 = call %struct.Index @_Z7indicesjjj(i32 noundef %33, i32 noundef %34, i32 noundef %35) #3
  %37 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %38 = extractvalue %struct.Index %36, 0
  store i32 %38, ptr %37, align 4
  %39 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %40 = extractvalue %struct.Index %36, 1
  store i32 %40, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %42 = extractvalue %struct.Index %36, 2
  store i32 %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %44 = load i32, ptr %43, align 4
  %45 = urem i32 %44, 3
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw [3 x ptr], ptr addrspacecast (ptr addrspace(1) @inside to ptr), i64 0, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = load i32, ptr %48, align 4
  %50 = add nsw i32 %32, %49
  %51 = load ptr, ptr %2, align 8
  store i32 %50, ptr %51, align 4
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
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
