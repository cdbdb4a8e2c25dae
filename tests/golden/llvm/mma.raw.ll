target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z8multiplyPKjS0_Pf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca [4 x float], align 4
  %10 = alloca [4 x i32], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #5
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %16 = call %struct.Index @_Z7indicesjjj(i32 noundef %13, i32 noundef %14, i32 noundef %15) #6
  %17 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %18 = extractvalue %struct.Index %16, 0
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %20 = extractvalue %struct.Index %16, 1
  store i32 %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %22 = extractvalue %struct.Index %16, 2
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %24 = load i32, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #5
  store i32 %24, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  call void @llvm.memset.p0.i64(ptr align 4 %9, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %10) #5
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %25 = load i32, ptr %7, align 4
  %26 = and i32 %25, 15
  %27 = mul i32 %26, 16
  store i32 %27, ptr %11, align 4
  %28 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 0
  %29 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 1
  %30 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 2
  %31 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 3
  %32 = load i32, ptr %11, align 4
  %33 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %32) #6
  %34 = extractvalue { i32, i32, i32, i32 } %33, 0
  %35 = extractvalue { i32, i32, i32, i32 } %33, 1
  %36 = extractvalue { i32, i32, i32, i32 } %33, 2
  %37 = extractvalue { i32, i32, i32, i32 } %33, 3
  store i32 %34, ptr %28, align 4
  store i32 %35, ptr %29, align 4
  store i32 %36, ptr %30, align 4
  store i32 %37, ptr %31, align 4
  %38 = getelementptr inbounds [4 x float], ptr %9, i64 0, i64 0
  %39 = load float, ptr %38, align 4
  %40 = getelementptr inbounds [4 x float], ptr %9, i64 0, i64 1
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds [4 x float], ptr %9, i64 0, i64 2
  %43 = load float, ptr %42, align 4
  %44 = getelementptr inbounds [4 x float], ptr %9, i64 0, i64 3
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 0
  %47 = load i32, ptr %46, align 4
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %7, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %48, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = xor i32 %47, %52
  %54 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 1
  %55 = load i32, ptr %54, align 4
  %56 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 2
  %57 = load i32, ptr %56, align 4
  %58 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 3
  %59 = load i32, ptr %58, align 4
  %60 = load ptr, ptr %5, align 8
  %61 = load i32, ptr %7, align 4
  %62 = mul i32 2, %61
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %60, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = load ptr, ptr %5, align 8
  %67 = load i32, ptr %7, align 4
  %68 = mul i32 2, %67
  %69 = add i32 %68, 1
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr %66, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %53, i32 %55, i32 %57, i32 %59, i32 %65, i32 %72, float %39, float %41, float %43, float %45) #6
  %74 = extractvalue { float, float, float, float } %73, 0
  %75 = extractvalue { float, float, float, float } %73, 1
  %76 = extractvalue { float, float, float, float } %73, 2
  %77 = extractvalue { float, float, float, float } %73, 3
  store float %74, ptr %38, align 4
  store float %75, ptr %40, align 4
  store float %76, ptr %42, align 4
  store float %77, ptr %44, align 4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4
  br label %78

78:
  %79 = load i32, ptr %12, align 4
  %80 = icmp slt i32 %79, 4
  br i1 %80, label %82, label %81

81:
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %97

82:
  %83 = load i32, ptr %12, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [4 x float], ptr %9, i64 0, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = load ptr, ptr %6, align 8
  %88 = load i32, ptr %7, align 4
  %89 = mul i32 4, %88
  %90 = load i32, ptr %12, align 4
  %91 = add i32 %89, %90
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw float, ptr %87, i64 %92
  store float %86, ptr %93, align 4
  br label %94

94:
  %95 = load i32, ptr %12, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %12, align 4
  br label %78, !llvm.loop !6

97:
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
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

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 251}
!5 = !{i64 417}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
