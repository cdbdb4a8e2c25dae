target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

$_Z10shuffle_upii = comdat any

define dso_local ptx_kernel void @_Z4scanPi(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %7 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #5
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %11 = call %struct.Index @_Z7indicesjjj(i32 noundef %8, i32 noundef %9, i32 noundef %10) #6
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %13 = extractvalue %struct.Index %11, 0
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %15 = extractvalue %struct.Index %11, 1
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %17 = extractvalue %struct.Index %11, 2
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %19 = load i32, ptr %18, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %7, i64 %20
  %22 = load i32, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #5
  store i32 %22, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #5
  store i32 1, ptr %5, align 4
  br label %23

23:
  %24 = load i32, ptr %5, align 4
  %25 = icmp slt i32 %24, 32
  br i1 %25, label %27, label %26

26:
  call void @llvm.lifetime.end.p0(ptr %5) #5
  br label %36

27:
  %28 = load i32, ptr %3, align 4
  %29 = load i32, ptr %5, align 4
  %30 = call noundef i32 @_Z10shuffle_upii(i32 noundef %28, i32 noundef %29) #6
  %31 = load i32, ptr %3, align 4
  %32 = add nsw i32 %31, %30
  store i32 %32, ptr %3, align 4
  br label %33

33:
  %34 = load i32, ptr %5, align 4
  %35 = mul nsw i32 %34, 2
  store i32 %35, ptr %5, align 4
  br label %23, !llvm.loop !4

36:
  %37 = load i32, ptr %3, align 4
  %38 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %42 = call %struct.Index @_Z7indicesjjj(i32 noundef %39, i32 noundef %40, i32 noundef %41) #6
  %43 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %44 = extractvalue %struct.Index %42, 0
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %46 = extractvalue %struct.Index %42, 1
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %48 = extractvalue %struct.Index %42, 2
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %38, i64 %51
  store i32 %37, ptr %52, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %3) #5
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

define linkonce_odr dso_local noundef i32 @_Z10shuffle_upii(i32 noundef %0, i32 noundef %1) #4 comdat {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %6 = load i32, ptr %3, align 4
  %7 = load i32, ptr %4, align 4
  %8 = call i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09shfl.sync.up.b32 $0|p, $1, $2, 0x0, -1;\0A\09@!p mov.b32 $0, 0;\0A\09}", "=r,r,r"(i32 %6, i32 %7) #6
  store i32 %8, ptr %5, align 4
  %9 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret i32 %9
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = !{i64 121, i64 125, i64 142, i64 185, i64 207}
