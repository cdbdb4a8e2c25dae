target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@tile = external dso_local local_unnamed_addr addrspace(3) global [0 x %struct.float4], align 16

define dso_local ptx_kernel void @_Z10acceleratePK6float4PS_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %9
  %11 = load float, ptr %10, align 16
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %15 = load float, ptr %14, align 8
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %25

17:
  %18 = zext nneg i32 %7 to i64
  %19 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %18
  %20 = and i32 %5, 1
  %21 = icmp eq i32 %5, 1
  %22 = and i32 %5, 2046
  %23 = icmp eq i32 %20, 0
  %24 = icmp ne i32 %20, 0
  br label %33

25:
  %26 = phi float [ 0.000000e+00, %3 ], [ %78, %75 ]
  %27 = phi float [ 0.000000e+00, %3 ], [ %77, %75 ]
  %28 = phi float [ 0.000000e+00, %3 ], [ %76, %75 ]
  %29 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %9
  store float %28, ptr %29, align 16
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  store float %27, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store float %26, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 12
  store float 0.000000e+00, ptr %32, align 4
  ret void

33:
  %34 = phi float [ 0.000000e+00, %17 ], [ %76, %75 ]
  %35 = phi float [ 0.000000e+00, %17 ], [ %77, %75 ]
  %36 = phi float [ 0.000000e+00, %17 ], [ %78, %75 ]
  %37 = phi i32 [ 0, %17 ], [ %79, %75 ]
  %38 = add i32 %37, %7
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %39
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %19, ptr noundef nonnull align 16 dereferenceable(16) %40, i64 16, i1 false)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %21, label %42, label %81

41:
  br i1 %23, label %75, label %42

42:
  %43 = phi float [ %34, %33 ], [ %139, %41 ]
  %44 = phi float [ %35, %33 ], [ %141, %41 ]
  %45 = phi float [ %36, %33 ], [ %143, %41 ]
  %46 = phi i32 [ 0, %33 ], [ %144, %41 ]
  tail call void @llvm.assume(i1 %24)
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %47
  %49 = load float, ptr %48, align 16
  %50 = fsub contract float %49, %11
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %52 = load float, ptr %51, align 4
  %53 = fsub contract float %52, %13
  %54 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %55 = load float, ptr %54, align 8
  %56 = fsub contract float %55, %15
  %57 = fmul contract float %50, %50
  %58 = fmul contract float %53, %53
  %59 = fadd contract float %57, %58
  %60 = fmul contract float %56, %56
  %61 = fadd contract float %59, %60
  %62 = fadd contract float %61, 0x3F847AE140000000
  %63 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %62)
  %64 = getelementptr inbounds nuw i8, ptr %48, i64 12
  %65 = load float, ptr %64, align 4
  %66 = fmul contract float %63, %65
  %67 = fmul contract float %63, %66
  %68 = fmul contract float %63, %67
  %69 = fmul contract float %50, %68
  %70 = fadd contract float %43, %69
  %71 = fmul contract float %53, %68
  %72 = fadd contract float %44, %71
  %73 = fmul contract float %56, %68
  %74 = fadd contract float %45, %73
  br label %75

75:
  %76 = phi float [ %139, %41 ], [ %70, %42 ]
  %77 = phi float [ %141, %41 ], [ %72, %42 ]
  %78 = phi float [ %143, %41 ], [ %74, %42 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %79 = add i32 %37, %5
  %80 = icmp slt i32 %79, %2
  br i1 %80, label %33, label %25, !llvm.loop !4

81:
  %82 = phi float [ %139, %81 ], [ %34, %33 ]
  %83 = phi float [ %141, %81 ], [ %35, %33 ]
  %84 = phi float [ %143, %81 ], [ %36, %33 ]
  %85 = phi i32 [ %144, %81 ], [ 0, %33 ]
  %86 = phi i32 [ %145, %81 ], [ 0, %33 ]
  %87 = zext nneg i32 %85 to i64
  %88 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %87
  %89 = load float, ptr %88, align 16
  %90 = fsub contract float %89, %11
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 4
  %92 = load float, ptr %91, align 4
  %93 = fsub contract float %92, %13
  %94 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %95 = load float, ptr %94, align 8
  %96 = fsub contract float %95, %15
  %97 = fmul contract float %90, %90
  %98 = fmul contract float %93, %93
  %99 = fadd contract float %97, %98
  %100 = fmul contract float %96, %96
  %101 = fadd contract float %99, %100
  %102 = fadd contract float %101, 0x3F847AE140000000
  %103 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %102)
  %104 = getelementptr inbounds nuw i8, ptr %88, i64 12
  %105 = load float, ptr %104, align 4
  %106 = fmul contract float %103, %105
  %107 = fmul contract float %103, %106
  %108 = fmul contract float %103, %107
  %109 = fmul contract float %90, %108
  %110 = fadd contract float %82, %109
  %111 = fmul contract float %93, %108
  %112 = fadd contract float %83, %111
  %113 = fmul contract float %96, %108
  %114 = fadd contract float %84, %113
  %115 = zext nneg i32 %85 to i64
  %116 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %115
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 16
  %118 = load float, ptr %117, align 16
  %119 = fsub contract float %118, %11
  %120 = getelementptr inbounds nuw i8, ptr %116, i64 20
  %121 = load float, ptr %120, align 4
  %122 = fsub contract float %121, %13
  %123 = getelementptr inbounds nuw i8, ptr %116, i64 24
  %124 = load float, ptr %123, align 8
  %125 = fsub contract float %124, %15
  %126 = fmul contract float %119, %119
  %127 = fmul contract float %122, %122
  %128 = fadd contract float %126, %127
  %129 = fmul contract float %125, %125
  %130 = fadd contract float %128, %129
  %131 = fadd contract float %130, 0x3F847AE140000000
  %132 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %131)
  %133 = getelementptr inbounds nuw i8, ptr %116, i64 28
  %134 = load float, ptr %133, align 4
  %135 = fmul contract float %132, %134
  %136 = fmul contract float %132, %135
  %137 = fmul contract float %132, %136
  %138 = fmul contract float %119, %137
  %139 = fadd contract float %110, %138
  %140 = fmul contract float %122, %137
  %141 = fadd contract float %112, %140
  %142 = fmul contract float %125, %137
  %143 = fadd contract float %114, %142
  %144 = add nuw nsw i32 %85, 2
  %145 = add i32 %86, 2
  %146 = icmp eq i32 %145, %22
  br i1 %146, label %41, label %81, !llvm.loop !6
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

declare float @llvm.nvvm.rsqrt.approx.f(float) #4

declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
