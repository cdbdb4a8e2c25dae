target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z8multiplyyyPf(i64 noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [4 x float], align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Index, align 4
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #5
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 16, i1 false)
  call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #6
  %10 = getelementptr inbounds [4 x float], ptr %7, i64 0, i64 0
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds [4 x float], ptr %7, i64 0, i64 1
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds [4 x float], ptr %7, i64 0, i64 2
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds [4 x float], ptr %7, i64 0, i64 3
  %17 = load float, ptr %16, align 4
  %18 = load i64, ptr %4, align 8
  %19 = load i64, ptr %5, align 8
  %20 = call contract { float, float, float, float } asm sideeffect "{\0A .reg .pred p;\0A setp.ne.b32 p, $6, 0;\0A wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %18, i64 %19, i32 1, float %11, float %13, float %15, float %17) #6
  %21 = extractvalue { float, float, float, float } %20, 0
  %22 = extractvalue { float, float, float, float } %20, 1
  %23 = extractvalue { float, float, float, float } %20, 2
  %24 = extractvalue { float, float, float, float } %20, 3
  store float %21, ptr %10, align 4
  store float %22, ptr %12, align 4
  store float %23, ptr %14, align 4
  store float %24, ptr %16, align 4
  call void asm sideeffect "wgmma.commit_group.sync.aligned;\0Awgmma.wait_group.sync.aligned 0;", "~{memory}"() #6
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 0, ptr %8, align 4
  br label %25

25:
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %29, label %28

28:
  call void @llvm.lifetime.end.p0(ptr %8) #5
  br label %55

29:
  %30 = load i32, ptr %8, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x float], ptr %7, i64 0, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %38 = call %struct.Index @_Z7indicesjjj(i32 noundef %35, i32 noundef %36, i32 noundef %37) #6
  %39 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %40 = extractvalue %struct.Index %38, 0
  store i32 %40, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %42 = extractvalue %struct.Index %38, 1
  store i32 %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %44 = extractvalue %struct.Index %38, 2
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %46 = load i32, ptr %45, align 4
  %47 = mul i32 %46, 4
  %48 = load i32, ptr %8, align 4
  %49 = add i32 %47, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr %34, i64 %50
  store float %33, ptr %51, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %52

52:
  %53 = load i32, ptr %8, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %8, align 4
  br label %25, !llvm.loop !7

55:
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

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

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90a" "target-features"="+ptx42,+ptx83,+sm_90a" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90a" "target-features"="+ptx42,+ptx83,+sm_90a" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 172}
!5 = !{i64 232, i64 236, i64 252, i64 296, i64 391}
!6 = !{i64 504, i64 539}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
