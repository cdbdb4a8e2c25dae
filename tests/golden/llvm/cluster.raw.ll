target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@_ZZ8exchangePiE4mine = internal addrspace(3) global i32 undef, align 4

define dso_local ptx_kernel void @_Z8exchangePi(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.Index, align 4
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #4
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = call %struct.Index @_Z7indicesjjj(i32 noundef %9, i32 noundef %10, i32 noundef %11) #5
  %13 = getelementptr inbounds nuw %struct.Index, ptr %3, i32 0, i32 0
  %14 = extractvalue %struct.Index %12, 0
  store i32 %14, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.Index, ptr %3, i32 0, i32 1
  %16 = extractvalue %struct.Index %12, 1
  store i32 %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Index, ptr %3, i32 0, i32 2
  %18 = extractvalue %struct.Index %12, 2
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Index, ptr %3, i32 0, i32 0
  %20 = load i32, ptr %19, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #4
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %24 = call %struct.Index @_Z7indicesjjj(i32 noundef %21, i32 noundef %22, i32 noundef %23) #5
  %25 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %26 = extractvalue %struct.Index %24, 0
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %28 = extractvalue %struct.Index %24, 1
  store i32 %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %30 = extractvalue %struct.Index %24, 2
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %32 = load i32, ptr %31, align 4
  %33 = add i32 %20, %32
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE4mine to ptr), align 4
  call void @llvm.lifetime.end.p0(ptr %4) #4
  call void @llvm.lifetime.end.p0(ptr %3) #4
  call void asm sideeffect "barrier.cluster.arrive.release.aligned;\0A\09barrier.cluster.wait.acquire.aligned;", "~{memory}"() #5
  call void @llvm.lifetime.start.p0(ptr %5) #4
  call void @llvm.lifetime.start.p0(ptr %6) #4
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %34 = call i32 asm sideeffect "mov.u32 $0, %cluster_ctarank;", "=r"() #5
  store i32 %34, ptr %5, align 4
  %35 = load i32, ptr %5, align 4
  %36 = xor i32 %35, 1
  %37 = call i32 asm sideeffect "mapa.shared::cluster.u32 $0, $1, $2;", "=r,r,r"(i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE4mine to ptr) to i32), i32 %36) #5
  store i32 %37, ptr %6, align 4
  %38 = load i32, ptr %6, align 4
  %39 = call i32 asm sideeffect "ld.shared::cluster.u32 $0, [$1];", "=r,r"(i32 %38) #5
  store i32 %39, ptr %7, align 4
  %40 = load i32, ptr %7, align 4
  %41 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %8) #4
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %43 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %44 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %45 = call %struct.Index @_Z7indicesjjj(i32 noundef %42, i32 noundef %43, i32 noundef %44) #5
  %46 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %47 = extractvalue %struct.Index %45, 0
  store i32 %47, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %49 = extractvalue %struct.Index %45, 1
  store i32 %49, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %51 = extractvalue %struct.Index %45, 2
  store i32 %51, ptr %50, align 4
  %52 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %53 = load i32, ptr %52, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %41, i64 %54
  store i32 %40, ptr %55, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #4
  call void asm sideeffect "barrier.cluster.arrive.release.aligned;\0A\09barrier.cluster.wait.acquire.aligned;", "~{memory}"() #5
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 158, i64 200}
!5 = !{i64 314}
!6 = !{i64 379}
!7 = !{i64 509}
!8 = !{i64 678, i64 720}
