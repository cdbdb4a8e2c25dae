target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z6inverty(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.Index, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Index, align 4
  store i64 %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #4
  call void @llvm.lifetime.start.p0(ptr %4) #4
  call void @llvm.lifetime.start.p0(ptr %5) #4
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
  %20 = mul i32 4, %19
  call void @llvm.lifetime.end.p0(ptr %5) #4
  store i32 %20, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr %6) #4
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %24 = call %struct.Index @_Z7indicesjjj(i32 noundef %21, i32 noundef %22, i32 noundef %23) #5
  %25 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %26 = extractvalue %struct.Index %24, 0
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %28 = extractvalue %struct.Index %24, 1
  store i32 %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %30 = extractvalue %struct.Index %24, 2
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %32 = load i32, ptr %31, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #4
  store i32 %32, ptr %6, align 4
  %33 = load i64, ptr %2, align 8
  %34 = load i32, ptr %4, align 4
  %35 = load i32, ptr %6, align 4
  %36 = call i32 asm sideeffect "suld.b.2d.b32.trap $0, [$1, {$2, $3}];", "=r,l,r,r"(i64 %33, i32 %34, i32 %35) #5
  store i32 %36, ptr %3, align 4
  %37 = load i64, ptr %2, align 8
  %38 = load i32, ptr %4, align 4
  %39 = load i32, ptr %6, align 4
  %40 = load i32, ptr %3, align 4
  %41 = xor i32 %40, -1
  call void asm sideeffect "sust.b.2d.b32.clamp [$0, {$1, $2}], $3;", "l,r,r,r"(i64 %37, i32 %38, i32 %39, i32 %41) #5
  call void @llvm.lifetime.end.p0(ptr %6) #4
  call void @llvm.lifetime.end.p0(ptr %4) #4
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
!4 = !{i64 161}
!5 = !{i64 266}
