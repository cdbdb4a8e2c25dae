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
  store i32 0, ptr %5, align 4
  br label %13

13:
  %14 = load i32, ptr %5, align 4
  %15 = icmp slt i32 %14, 2
  br i1 %15, label %16, label %59

16:
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [2 x [128 x %struct.float4]], ptr addrspacecast (ptr addrspace(3) @_ZZ5stagePK6float4PS_E6buffer to ptr), i64 0, i64 %18
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %23 = call %struct.Index @_Z7indicesjjj(i32 noundef %20, i32 noundef %21, i32 noundef %22) #6
  %24 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %25 = extractvalue %struct.Index %23, 0
  store i32 %25, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %27 = extractvalue %struct.Index %23, 1
  store i32 %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %29 = extractvalue %struct.Index %23, 2
  store i32 %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %31 = load i32, ptr %30, align 4
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw [128 x %struct.float4], ptr %19, i64 0, i64 %32
  call void @llvm.assume(i1 true) [ "align"(ptr %33, i64 16) ]
  %34 = ptrtoint ptr %33 to i64
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %6, align 4
  %36 = load i32, ptr %6, align 4
  %37 = load ptr, ptr %3, align 8
  %38 = load i32, ptr %5, align 4
  %39 = mul nsw i32 %38, 128
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds %struct.float4, ptr %37, i64 %40
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %45 = call %struct.Index @_Z7indicesjjj(i32 noundef %42, i32 noundef %43, i32 noundef %44) #6
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
  %55 = getelementptr inbounds nuw %struct.float4, ptr %41, i64 %54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %36, ptr %55) #6
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6
  br label %56

56:
  %57 = load i32, ptr %5, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %5, align 4
  br label %13, !llvm.loop !6

59:
  call void asm sideeffect "cp.async.wait_group 0;", "~{memory}"() #6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %62 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %63 = call %struct.Index @_Z7indicesjjj(i32 noundef %60, i32 noundef %61, i32 noundef %62) #6
  %64 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %65 = extractvalue %struct.Index %63, 0
  store i32 %65, ptr %64, align 4
  %66 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %67 = extractvalue %struct.Index %63, 1
  store i32 %67, ptr %66, align 4
  %68 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %69 = extractvalue %struct.Index %63, 2
  store i32 %69, ptr %68, align 4
  %70 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %71 = load i32, ptr %70, align 4
  %72 = sub i32 127, %71
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw [128 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5stagePK6float4PS_E6buffer to ptr), i64 0, i64 %73
  %75 = load ptr, ptr %4, align 8
  %76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %79 = call %struct.Index @_Z7indicesjjj(i32 noundef %76, i32 noundef %77, i32 noundef %78) #6
  %80 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %81 = extractvalue %struct.Index %79, 0
  store i32 %81, ptr %80, align 4
  %82 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %83 = extractvalue %struct.Index %79, 1
  store i32 %83, ptr %82, align 4
  %84 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %85 = extractvalue %struct.Index %79, 2
  store i32 %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %87 = load i32, ptr %86, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw %struct.float4, ptr %75, i64 %88
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %89, ptr align 16 %74, i64 16, i1 false)
  %90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %93 = call %struct.Index @_Z7indicesjjj(i32 noundef %90, i32 noundef %91, i32 noundef %92) #6
  %94 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %95 = extractvalue %struct.Index %93, 0
  store i32 %95, ptr %94, align 4
  %96 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %97 = extractvalue %struct.Index %93, 1
  store i32 %97, ptr %96, align 4
  %98 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %99 = extractvalue %struct.Index %93, 2
  store i32 %99, ptr %98, align 4
  %100 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %101 = load i32, ptr %100, align 4
  %102 = sub i32 127, %101
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw [128 x %struct.float4], ptr getelementptr inbounds ([2 x [128 x %struct.float4]], ptr addrspacecast (ptr addrspace(3) @_ZZ5stagePK6float4PS_E6buffer to ptr), i64 0, i64 1), i64 0, i64 %103
  %105 = load ptr, ptr %4, align 8
  %106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %109 = call %struct.Index @_Z7indicesjjj(i32 noundef %106, i32 noundef %107, i32 noundef %108) #6
  %110 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %111 = extractvalue %struct.Index %109, 0
  store i32 %111, ptr %110, align 4
  %112 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %113 = extractvalue %struct.Index %109, 1
  store i32 %113, ptr %112, align 4
  %114 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %115 = extractvalue %struct.Index %109, 2
  store i32 %115, ptr %114, align 4
  %116 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %117 = load i32, ptr %116, align 4
  %118 = add i32 128, %117
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw %struct.float4, ptr %105, i64 %119
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %120, ptr align 16 %104, i64 16, i1 false)
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

declare void @llvm.assume(i1 noundef) #3

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 297}
!5 = !{i64 418}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{i64 481}
