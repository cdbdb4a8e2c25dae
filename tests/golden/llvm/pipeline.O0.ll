target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }
%class.anon = type { ptr, ptr, ptr }

$_Z7indicesjjj = comdat any

@_ZZ4rowsPKfPfiE5stage = internal addrspace(3) global [3 x [128 x float]] undef, align 16

define dso_local ptx_kernel void @_Z4rowsPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca %class.anon, align 8
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %16 = call %struct.Index @_Z7indicesjjj(i32 noundef %13, i32 noundef %14, i32 noundef %15) #4
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
  store i32 %24, ptr %7, align 4
  %25 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 0
  store ptr %6, ptr %25, align 8
  %26 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  store ptr %7, ptr %26, align 8
  %27 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 2
  store ptr %4, ptr %27, align 8
  call void @_ZZ4rowsPKfPfiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(24) %9, i32 noundef 0) #4
  call void @_ZZ4rowsPKfPfiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(24) %9, i32 noundef 1) #4
  store float 0.000000e+00, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %28

28:
  %29 = load i32, ptr %11, align 4
  %30 = load i32, ptr %6, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %62

32:
  call void asm sideeffect "cp.async.wait_group 1;", "~{memory}"() #4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = load i32, ptr %11, align 4
  %34 = add nsw i32 %33, 2
  call void @_ZZ4rowsPKfPfiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(24) %9, i32 noundef %34) #4
  store i32 0, ptr %12, align 4
  br label %35

35:
  %36 = load i32, ptr %12, align 4
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %38, label %58

38:
  %39 = load i32, ptr %11, align 4
  %40 = srem i32 %39, 3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [3 x [128 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 0, i64 %41
  %43 = load i32, ptr %7, align 4
  %44 = load i32, ptr %12, align 4
  %45 = mul nsw i32 32, %44
  %46 = add i32 %43, %45
  %47 = load i32, ptr %11, align 4
  %48 = add i32 %46, %47
  %49 = urem i32 %48, 128
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw [128 x float], ptr %42, i64 0, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = load float, ptr %10, align 4
  %54 = fadd contract float %53, %52
  store float %54, ptr %10, align 4
  br label %55

55:
  %56 = load i32, ptr %12, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %12, align 4
  br label %35, !llvm.loop !5

58:
  br label %59

59:
  %60 = load i32, ptr %11, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %11, align 4
  br label %28, !llvm.loop !7

62:
  %63 = load float, ptr %10, align 4
  %64 = load ptr, ptr %5, align 8
  %65 = load i32, ptr %7, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw float, ptr %64, i64 %66
  store float %63, ptr %67, align 4
  ret void
}

define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat {
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

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

define internal void @_ZZ4rowsPKfPfiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) #1 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = load i32, ptr %4, align 4
  %8 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8, !nonnull !8, !align !9
  %10 = load i32, ptr %9, align 4
  %11 = icmp slt i32 %7, %10
  br i1 %11, label %12, label %39

12:
  %13 = load i32, ptr %4, align 4
  %14 = srem i32 %13, 3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [3 x [128 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 0, i64 %15
  %17 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8, !nonnull !8, !align !9
  %19 = load i32, ptr %18, align 4
  %20 = mul i32 4, %19
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw [128 x float], ptr %16, i64 0, i64 %21
  %23 = ptrtoint ptr %22 to i64
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %5, align 4
  %25 = load i32, ptr %5, align 4
  %26 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8, !nonnull !8, !align !10
  %28 = load ptr, ptr %27, align 8
  %29 = load i32, ptr %4, align 4
  %30 = mul nsw i32 %29, 128
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %28, i64 %31
  %33 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %34 = load ptr, ptr %33, align 8, !nonnull !8, !align !9
  %35 = load i32, ptr %34, align 4
  %36 = mul i32 4, %35
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %32, i64 %37
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %25, ptr %38) #4
  br label %39

39:
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #4
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 788}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = !{}
!9 = !{i64 4}
!10 = !{i64 8}
!11 = !{i64 506}
!12 = !{i64 633}
