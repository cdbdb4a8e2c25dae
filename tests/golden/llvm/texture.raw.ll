target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z6sampleyPf(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca float, align 4
  %12 = alloca %struct.Index, align 4
  %13 = alloca %struct.Index, align 4
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #4
  call void @llvm.lifetime.start.p0(ptr %6) #4
  call void @llvm.lifetime.start.p0(ptr %7) #4
  call void @llvm.lifetime.start.p0(ptr %8) #4
  call void @llvm.lifetime.start.p0(ptr %9) #4
  call void @llvm.lifetime.start.p0(ptr %10) #4
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #5
  %18 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %19 = extractvalue %struct.Index %17, 0
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %21 = extractvalue %struct.Index %17, 1
  store i32 %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %23 = extractvalue %struct.Index %17, 2
  store i32 %23, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %25 = load i32, ptr %24, align 4
  %26 = uitofp i32 %25 to float
  %27 = fadd contract float %26, 5.000000e-01
  call void @llvm.lifetime.end.p0(ptr %10) #4
  store float %27, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr %11) #4
  call void @llvm.lifetime.start.p0(ptr %12) #4
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %31 = call %struct.Index @_Z7indicesjjj(i32 noundef %28, i32 noundef %29, i32 noundef %30) #5
  %32 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %33 = extractvalue %struct.Index %31, 0
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %35 = extractvalue %struct.Index %31, 1
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %37 = extractvalue %struct.Index %31, 2
  store i32 %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %39 = load i32, ptr %38, align 4
  %40 = uitofp i32 %39 to float
  %41 = fadd contract float %40, 5.000000e-01
  call void @llvm.lifetime.end.p0(ptr %12) #4
  store float %41, ptr %11, align 4
  %42 = load i64, ptr %3, align 8
  %43 = load float, ptr %9, align 4
  %44 = load float, ptr %11, align 4
  %45 = call contract { float, float, float, float } asm sideeffect "tex.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %42, float %43, float %44) #5
  %46 = extractvalue { float, float, float, float } %45, 0
  %47 = extractvalue { float, float, float, float } %45, 1
  %48 = extractvalue { float, float, float, float } %45, 2
  %49 = extractvalue { float, float, float, float } %45, 3
  store float %46, ptr %5, align 4
  store float %47, ptr %6, align 4
  store float %48, ptr %7, align 4
  store float %49, ptr %8, align 4
  %50 = load float, ptr %5, align 4
  %51 = load float, ptr %6, align 4
  %52 = fadd contract float %50, %51
  %53 = load float, ptr %7, align 4
  %54 = fadd contract float %52, %53
  %55 = load float, ptr %8, align 4
  %56 = fadd contract float %54, %55
  %57 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %13) #4
  %58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %61 = call %struct.Index @_Z7indicesjjj(i32 noundef %58, i32 noundef %59, i32 noundef %60) #5
  %62 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %63 = extractvalue %struct.Index %61, 0
  store i32 %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %65 = extractvalue %struct.Index %61, 1
  store i32 %65, ptr %64, align 4
  %66 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %67 = extractvalue %struct.Index %61, 2
  store i32 %67, ptr %66, align 4
  %68 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %69 = load i32, ptr %68, align 4
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %57, i64 %70
  store float %56, ptr %71, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #4
  call void @llvm.lifetime.end.p0(ptr %11) #4
  call void @llvm.lifetime.end.p0(ptr %9) #4
  call void @llvm.lifetime.end.p0(ptr %8) #4
  call void @llvm.lifetime.end.p0(ptr %7) #4
  call void @llvm.lifetime.end.p0(ptr %6) #4
  call void @llvm.lifetime.end.p0(ptr %5) #4
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
!4 = !{i64 177}
