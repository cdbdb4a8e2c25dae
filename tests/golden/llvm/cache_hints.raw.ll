target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z6streamPK6float4PS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.float4, align 16
  %6 = alloca %struct.Index, align 4
  %7 = alloca %struct.Index, align 4
  %8 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #4
  %9 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 0
  %10 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 2
  %12 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 3
  %13 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #4
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #5
  %18 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %19 = extractvalue %struct.Index %17, 0
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %21 = extractvalue %struct.Index %17, 1
  store i32 %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %23 = extractvalue %struct.Index %17, 2
  store i32 %23, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.float4, ptr %13, i64 %26
  %28 = call contract { float, float, float, float } asm sideeffect "ld.global.nc.L1::no_allocate.L2::128B.v4.f32 {$0, $1, $2, $3}, [$4];", "=f,=f,=f,=f,l"(ptr %27) #5
  %29 = extractvalue { float, float, float, float } %28, 0
  %30 = extractvalue { float, float, float, float } %28, 1
  %31 = extractvalue { float, float, float, float } %28, 2
  %32 = extractvalue { float, float, float, float } %28, 3
  store float %29, ptr %9, align 16
  store float %30, ptr %10, align 4
  store float %31, ptr %11, align 8
  store float %32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #4
  %33 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %37 = call %struct.Index @_Z7indicesjjj(i32 noundef %34, i32 noundef %35, i32 noundef %36) #5
  %38 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %39 = extractvalue %struct.Index %37, 0
  store i32 %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %41 = extractvalue %struct.Index %37, 1
  store i32 %41, ptr %40, align 4
  %42 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %43 = extractvalue %struct.Index %37, 2
  store i32 %43, ptr %42, align 4
  %44 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %45 = load i32, ptr %44, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw %struct.float4, ptr %33, i64 %46
  %48 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 0
  %49 = load float, ptr %48, align 16
  %50 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 1
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 2
  %53 = load float, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 3
  %55 = load float, ptr %54, align 4
  call void asm sideeffect "{\0A .reg .b64 policy;\0A createpolicy.fractional.L2::evict_first.b64 policy, 1.0;\0A st.global.L2::cache_hint.v4.f32 [$0], {$1, $2, $3, $4}, policy;\0A}", "l,f,f,f,f,~{memory}"(ptr %47, float %49, float %51, float %53, float %55) #5
  call void @llvm.lifetime.end.p0(ptr %7) #4
  %56 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %8) #4
  %57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %60 = call %struct.Index @_Z7indicesjjj(i32 noundef %57, i32 noundef %58, i32 noundef %59) #5
  %61 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %62 = extractvalue %struct.Index %60, 0
  store i32 %62, ptr %61, align 4
  %63 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %64 = extractvalue %struct.Index %60, 1
  store i32 %64, ptr %63, align 4
  %65 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %66 = extractvalue %struct.Index %60, 2
  store i32 %66, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw %struct.float4, ptr %56, i64 %69
  %71 = getelementptr inbounds %struct.float4, ptr %70, i64 32
  call void asm sideeffect "prefetch.global.L2 [$0];", "l"(ptr %71) #5
  call void @llvm.lifetime.end.p0(ptr %8) #4
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 129}
!5 = !{i64 305, i64 309, i64 329, i64 408, i64 474}
!6 = !{i64 589}
