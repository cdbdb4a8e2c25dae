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
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #5
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #6
  %18 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %19 = extractvalue %struct.Index %17, 0
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %21 = extractvalue %struct.Index %17, 1
  store i32 %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %23 = extractvalue %struct.Index %17, 2
  store i32 %23, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %25 = load i32, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #5
  store i32 %25, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %26 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 0
  store ptr %6, ptr %26, align 8
  %27 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  store ptr %7, ptr %27, align 8
  %28 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 2
  store ptr %4, ptr %28, align 8
  call void @_ZZ4rowsPKfPfiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(24) %9, i32 noundef 0) #6
  call void @_ZZ4rowsPKfPfiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(24) %9, i32 noundef 1) #6
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store float 0.000000e+00, ptr %10, align 4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 0, ptr %11, align 4
  br label %29

29:
  %30 = load i32, ptr %11, align 4
  %31 = load i32, ptr %6, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33

33:
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %65

34:
  call void asm sideeffect "cp.async.wait_group 1;", "~{memory}"() #6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = load i32, ptr %11, align 4
  %36 = add nsw i32 %35, 2
  call void @_ZZ4rowsPKfPfiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(24) %9, i32 noundef %36) #6
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store i32 0, ptr %13, align 4
  br label %37

37:
  %38 = load i32, ptr %13, align 4
  %39 = icmp slt i32 %38, 4
  br i1 %39, label %41, label %40

40:
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %61

41:
  %42 = load i32, ptr %11, align 4
  %43 = srem i32 %42, 3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [3 x [128 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 0, i64 %44
  %46 = load i32, ptr %7, align 4
  %47 = load i32, ptr %13, align 4
  %48 = mul nsw i32 32, %47
  %49 = add i32 %46, %48
  %50 = load i32, ptr %11, align 4
  %51 = add i32 %49, %50
  %52 = urem i32 %51, 128
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw [128 x float], ptr %45, i64 0, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load float, ptr %10, align 4
  %57 = fadd contract float %56, %55
  store float %57, ptr %10, align 4
  br label %58

58:
  %59 = load i32, ptr %13, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %13, align 4
  br label %37, !llvm.loop !5

61:
  br label %62

62:
  %63 = load i32, ptr %11, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %11, align 4
  br label %29, !llvm.loop !8

65:
  %66 = load float, ptr %10, align 4
  %67 = load ptr, ptr %5, align 8
  %68 = load i32, ptr %7, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr %67, i64 %69
  store float %66, ptr %70, align 4
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

define internal void @_ZZ4rowsPKfPfiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) #2 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = load i32, ptr %4, align 4
  %8 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8, !nonnull !9, !align !10
  %10 = load i32, ptr %9, align 4
  %11 = icmp slt i32 %7, %10
  br i1 %11, label %12, label %39

12:
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %13 = load i32, ptr %4, align 4
  %14 = srem i32 %13, 3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [3 x [128 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsPKfPfiE5stage to ptr), i64 0, i64 %15
  %17 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8, !nonnull !9, !align !10
  %19 = load i32, ptr %18, align 4
  %20 = mul i32 4, %19
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw [128 x float], ptr %16, i64 0, i64 %21
  %23 = ptrtoint ptr %22 to i64
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %5, align 4
  %25 = load i32, ptr %5, align 4
  %26 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8, !nonnull !9, !align !11
  %28 = load ptr, ptr %27, align 8
  %29 = load i32, ptr %4, align 4
  %30 = mul nsw i32 %29, 128
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %28, i64 %31
  %33 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %34 = load ptr, ptr %33, align 8, !nonnull !9, !align !10
  %35 = load i32, ptr %34, align 4
  %36 = mul i32 4, %35
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %32, i64 %37
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %25, ptr %38) #6
  call void @llvm.lifetime.end.p0(ptr %5) #5
  br label %39

39:
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 788}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
!9 = !{}
!10 = !{i64 4}
!11 = !{i64 8}
!12 = !{i64 506}
!13 = !{i64 633}
