target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local void @_Z4stopv() #0 {
  call void asm sideeffect "trap;", ""() #5
  unreachable
}

define dso_local ptx_kernel void @_Z5guardPii(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Index, align 4
  %6 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8
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
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %7, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load i32, ptr %4, align 4
  %24 = icmp sgt i32 %22, %23
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br i1 %24, label %25, label %26

25:
  call void @_Z4stopv() #5
  br label %26

26:
  call void asm sideeffect "nanosleep.u32 100;", ""() #5
  %27 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %31 = call %struct.Index @_Z7indicesjjj(i32 noundef %28, i32 noundef %29, i32 noundef %30) #5
  %32 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %33 = extractvalue %struct.Index %31, 0
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %35 = extractvalue %struct.Index %31, 1
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %37 = extractvalue %struct.Index %31, 2
  store i32 %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %39 = load i32, ptr %38, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %27, i64 %40
  store i32 0, ptr %41, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #6
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
!4 = !{i64 76}
!5 = !{i64 219}
