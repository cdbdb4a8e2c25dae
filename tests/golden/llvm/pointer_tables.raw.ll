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
  call void @llvm.lifetime.start.p0(ptr %3) #4
  store ptr addrspacecast (ptr addrspace(1) @first to ptr), ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #4
  store i32 0, ptr %4, align 4
  br label %7

7:
  %8 = load i32, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #4
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = call %struct.Index @_Z7indicesjjj(i32 noundef %9, i32 noundef %10, i32 noundef %11) #5
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
  call void @llvm.lifetime.end.p0(ptr %5) #4
  br i1 %21, label %23, label %22

22:
  call void @llvm.lifetime.end.p0(ptr %4) #4
  br label %30

23:
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds nuw %struct.Node, ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %3, align 8
  br label %27

27:
  %28 = load i32, ptr %4, align 4
  %29 = add i32 %28, 1
  store i32 %29, ptr %4, align 4
  br label %7, !llvm.loop !4

30:
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds nuw %struct.Node, ptr %31, i32 0, i32 1
  %33 = load i32, ptr %32, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #4
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %37 = call %struct.Index @_Z7indicesjjj(i32 noundef %34, i32 noundef %35, i32 noundef %36) #5
  %38 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %39 = extractvalue %struct.Index %37, 0
  store i32 %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %41 = extractvalue %struct.Index %37, 1
  store i32 %41, ptr %40, align 4
  %42 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %43 = extractvalue %struct.Index %37, 2
  store i32 %43, ptr %42, align 4
  %44 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %45 = load i32, ptr %44, align 4
  %46 = urem i32 %45, 3
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw [3 x ptr], ptr addrspacecast (ptr addrspace(1) @inside to ptr), i64 0, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = load i32, ptr %49, align 4
  %51 = add nsw i32 %33, %50
  %52 = load ptr, ptr %2, align 8
  store i32 %51, ptr %52, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #4
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
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
