target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@_ZZ4loadPKvPfE4tile = internal addrspace(3) global [1024 x float] undef, align 128
@_ZZ4loadPKvPfE7barrier = internal addrspace(3) global i64 undef, align 8

define dso_local ptx_kernel void @_Z4loadPKvPf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Index, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #4
  store i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ4loadPKvPfE7barrier to ptr) to i32), ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6) #4
  store i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ4loadPKvPfE4tile to ptr) to i32), ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %13 = call %struct.Index @_Z7indicesjjj(i32 noundef %10, i32 noundef %11, i32 noundef %12) #5
  %14 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %15 = extractvalue %struct.Index %13, 0
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %17 = extractvalue %struct.Index %13, 1
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %19 = extractvalue %struct.Index %13, 2
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  call void @llvm.lifetime.end.p0(ptr %7) #4
  br i1 %22, label %23, label %29

23:
  %24 = load i32, ptr %5, align 4
  call void asm sideeffect "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}"(i32 %24) #5
  %25 = load i32, ptr %5, align 4
  call void asm sideeffect "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 4096;", "r,~{memory}"(i32 %25) #5
  %26 = load i32, ptr %6, align 4
  %27 = load ptr, ptr %3, align 8
  %28 = load i32, ptr %5, align 4
  call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], 4096, [$2];", "r,l,r,~{memory}"(i32 %26, ptr %27, i32 %28) #5
  br label %29

29:
  %30 = load i32, ptr %5, align 4
  call void asm sideeffect "{\0A .reg .pred p;\0AWAIT:\0A mbarrier.try_wait.parity.shared::cta.b64 p, [$0], 0;\0A @p bra DONE;\0A bra WAIT;\0ADONE:\0A}", "r,~{memory}"(i32 %30) #5
  call void @llvm.lifetime.start.p0(ptr %8) #4
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %34 = call %struct.Index @_Z7indicesjjj(i32 noundef %31, i32 noundef %32, i32 noundef %33) #5
  %35 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %36 = extractvalue %struct.Index %34, 0
  store i32 %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %38 = extractvalue %struct.Index %34, 1
  store i32 %38, ptr %37, align 4
  %39 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %40 = extractvalue %struct.Index %34, 2
  store i32 %40, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw [1024 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4loadPKvPfE4tile to ptr), i64 0, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #4
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %50 = call %struct.Index @_Z7indicesjjj(i32 noundef %47, i32 noundef %48, i32 noundef %49) #5
  %51 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %52 = extractvalue %struct.Index %50, 0
  store i32 %52, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %54 = extractvalue %struct.Index %50, 1
  store i32 %54, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %56 = extractvalue %struct.Index %50, 2
  store i32 %56, ptr %55, align 4
  %57 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %58 = load i32, ptr %57, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %46, i64 %59
  store float %45, ptr %60, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #4
  call void @llvm.lifetime.end.p0(ptr %8) #4
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
!4 = !{i64 376}
!5 = !{i64 462}
!6 = !{i64 566}
!7 = !{i64 723, i64 727, i64 743, i64 750, i64 805, i64 820, i64 832, i64 839}
