target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@_ZZ5stagePK6float4PS_E6buffer = internal addrspace(3) global [2 x [128 x %struct.float4]] undef, align 16

define dso_local ptx_kernel void @_Z5stagePK6float4PS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Index, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca %struct.Index, align 4
  %12 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 0, ptr %5, align 4
  br label %13

13:
  %14 = load i32, ptr %5, align 4
  %15 = icmp slt i32 %14, 2
  br i1 %15, label %17, label %16

16:
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %60

17:
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [2 x [128 x %struct.float4]], ptr addrspacecast (ptr addrspace(3) @_ZZ5stagePK6float4PS_E6buffer to ptr), i64 0, i64 %19
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %24 = call %struct.Index @_Z7indicesjjj(i32 noundef %21, i32 noundef %22, i32 noundef %23) #8
  %25 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %26 = extractvalue %struct.Index %24, 0
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %28 = extractvalue %struct.Index %24, 1
  store i32 %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %30 = extractvalue %struct.Index %24, 2
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %32 = load i32, ptr %31, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw [128 x %struct.float4], ptr %20, i64 0, i64 %33
  call void @llvm.assume(i1 true) [ "align"(ptr %34, i64 16) ]
  %35 = ptrtoint ptr %34 to i64
  %36 = trunc i64 %35 to i32
  call void @llvm.lifetime.end.p0(ptr %7) #7
  store i32 %36, ptr %6, align 4
  %37 = load i32, ptr %6, align 4
  %38 = load ptr, ptr %3, align 8
  %39 = load i32, ptr %5, align 4
  %40 = mul nsw i32 %39, 128
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.float4, ptr %38, i64 %41
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %46 = call %struct.Index @_Z7indicesjjj(i32 noundef %43, i32 noundef %44, i32 noundef %45) #8
  %47 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %48 = extractvalue %struct.Index %46, 0
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %50 = extractvalue %struct.Index %46, 1
  store i32 %50, ptr %49, align 4
  %51 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %52 = extractvalue %struct.Index %46, 2
  store i32 %52, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %54 = load i32, ptr %53, align 4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw %struct.float4, ptr %42, i64 %55
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %37, ptr %56) #8
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #8
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %57

57:
  %58 = load i32, ptr %5, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %5, align 4
  br label %13, !llvm.loop !6

60:
  call void asm sideeffect "cp.async.wait_group 0;", "~{memory}"() #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %62 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %64 = call %struct.Index @_Z7indicesjjj(i32 noundef %61, i32 noundef %62, i32 noundef %63) #8
  %65 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %66 = extractvalue %struct.Index %64, 0
  store i32 %66, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %68 = extractvalue %struct.Index %64, 1
  store i32 %68, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %70 = extractvalue %struct.Index %64, 2
  store i32 %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %72 = load i32, ptr %71, align 4
  %73 = sub i32 127, %72
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw [128 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5stagePK6float4PS_E6buffer to ptr), i64 0, i64 %74
  %76 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %80 = call %struct.Index @_Z7indicesjjj(i32 noundef %77, i32 noundef %78, i32 noundef %79) #8
  %81 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %82 = extractvalue %struct.Index %80, 0
  store i32 %82, ptr %81, align 4
  %83 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %84 = extractvalue %struct.Index %80, 1
  store i32 %84, ptr %83, align 4
  %85 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %86 = extractvalue %struct.Index %80, 2
  store i32 %86, ptr %85, align 4
  %87 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %88 = load i32, ptr %87, align 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw %struct.float4, ptr %76, i64 %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %90, ptr align 16 %75, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %94 = call %struct.Index @_Z7indicesjjj(i32 noundef %91, i32 noundef %92, i32 noundef %93) #8
  %95 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %96 = extractvalue %struct.Index %94, 0
  store i32 %96, ptr %95, align 4
  %97 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %98 = extractvalue %struct.Index %94, 1
  store i32 %98, ptr %97, align 4
  %99 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %100 = extractvalue %struct.Index %94, 2
  store i32 %100, ptr %99, align 4
  %101 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %102 = load i32, ptr %101, align 4
  %103 = sub i32 127, %102
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw [128 x %struct.float4], ptr getelementptr inbounds ([2 x [128 x %struct.float4]], ptr addrspacecast (ptr addrspace(3) @_ZZ5stagePK6float4PS_E6buffer to ptr), i64 0, i64 1), i64 0, i64 %104
  %106 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %109 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %110 = call %struct.Index @_Z7indicesjjj(i32 noundef %107, i32 noundef %108, i32 noundef %109) #8
  %111 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %112 = extractvalue %struct.Index %110, 0
  store i32 %112, ptr %111, align 4
  %113 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %114 = extractvalue %struct.Index %110, 1
  store i32 %114, ptr %113, align 4
  %115 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %116 = extractvalue %struct.Index %110, 2
  store i32 %116, ptr %115, align 4
  %117 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %118 = load i32, ptr %117, align 4
  %119 = add i32 128, %118
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw %struct.float4, ptr %106, i64 %120
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %121, ptr align 16 %105, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
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

declare void @llvm.assume(i1 noundef) #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 297}
!5 = !{i64 418}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{i64 481}
