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
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 16, i1 false)
  call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #4
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
  %20 = call contract { float, float, float, float } asm sideeffect "{\0A .reg .pred p;\0A setp.ne.b32 p, $6, 0;\0A wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %18, i64 %19, i32 1, float %11, float %13, float %15, float %17) #4
  %21 = extractvalue { float, float, float, float } %20, 0
  %22 = extractvalue { float, float, float, float } %20, 1
  %23 = extractvalue { float, float, float, float } %20, 2
  %24 = extractvalue { float, float, float, float } %20, 3
  store float %21, ptr %10, align 4
  store float %22, ptr %12, align 4
  store float %23, ptr %14, align 4
  store float %24, ptr %16, align 4
  call void asm sideeffect "wgmma.commit_group.sync.aligned;\0Awgmma.wait_group.sync.aligned 0;", "~{memory}"() #4
  store i32 0, ptr %8, align 4
  br label %25

25:
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %28, label %54

28:
  %29 = load i32, ptr %8, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [4 x float], ptr %7, i64 0, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = load ptr, ptr %6, align 8
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %37 = call %struct.Index @_Z7indicesjjj(i32 noundef %34, i32 noundef %35, i32 noundef %36) #4
  %38 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %39 = extractvalue %struct.Index %37, 0
  store i32 %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %41 = extractvalue %struct.Index %37, 1
  store i32 %41, ptr %40, align 4
  %42 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %43 = extractvalue %struct.Index %37, 2
  store i32 %43, ptr %42, align 4
  %44 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %45 = load i32, ptr %44, align 4
  %46 = mul i32 %45, 4
  %47 = load i32, ptr %8, align 4
  %48 = add i32 %46, %47
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr %33, i64 %49
  store float %32, ptr %50, align 4
  br label %51

51:
  %52 = load i32, ptr %8, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %8, align 4
  br label %25, !llvm.loop !7

54:
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90a" "target-features"="+ptx42,+ptx83,+sm_90a" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90a" "target-features"="+ptx42,+ptx83,+sm_90a" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 172}
!5 = !{i64 232, i64 236, i64 252, i64 296, i64 391}
!6 = !{i64 504, i64 539}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
