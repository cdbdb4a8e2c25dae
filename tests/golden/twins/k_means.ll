target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Sum = type { float, float, i32 }
%struct.float2 = type { float, float }

@sums = dso_local addrspace(1) externally_initialized global [4 x %struct.Sum] zeroinitializer, align 4
@finished = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ7k_meansE5local = internal addrspace(3) global [4 x %struct.Sum] undef, align 4
@_ZZ7k_meansE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @finished to ptr), ptr addrspacecast (ptr addrspace(1) @sums to ptr)], section "llvm.metadata"

define dso_local noundef range(i32 0, 4) i32 @_Z14nearest_centre6float2PKS_(ptr noundef readonly byval(%struct.float2) align 8 captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load float, ptr %4, align 4
  %6 = load float, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load float, ptr %7, align 4
  %9 = fsub float %6, %3
  %10 = fsub float %8, %5
  %11 = fmul float %9, %9
  %12 = fmul float %10, %10
  %13 = fadd float %11, %12
  %14 = fcmp olt float %13, 0x7FF0000000000000
  %15 = select i1 %14, float %13, float 0x7FF0000000000000
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load float, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %19 = load float, ptr %18, align 4
  %20 = fsub float %17, %3
  %21 = fsub float %19, %5
  %22 = fmul float %20, %20
  %23 = fmul float %21, %21
  %24 = fadd float %22, %23
  %25 = fcmp olt float %24, %15
  %26 = select i1 %25, float %24, float %15
  %27 = zext i1 %25 to i32
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %29 = load float, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %31 = load float, ptr %30, align 4
  %32 = fsub float %29, %3
  %33 = fsub float %31, %5
  %34 = fmul float %32, %32
  %35 = fmul float %33, %33
  %36 = fadd float %34, %35
  %37 = fcmp olt float %36, %26
  %38 = select i1 %37, float %36, float %26
  %39 = select i1 %37, i32 2, i32 %27
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %41 = load float, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %43 = load float, ptr %42, align 4
  %44 = fsub float %41, %3
  %45 = fsub float %43, %5
  %46 = fmul float %44, %44
  %47 = fmul float %45, %45
  %48 = fadd float %46, %47
  %49 = fcmp olt float %48, %38
  %50 = select i1 %49, i32 3, i32 %39
  ret i32 %50
}

define dso_local ptx_kernel void @k_means(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #1 {
  %6 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp samesign ult i32 %6, 4
  br i1 %7, label %8, label %13

8:
  %9 = zext nneg i32 %6 to i64
  %10 = getelementptr inbounds nuw %struct.Sum, ptr addrspacecast (ptr addrspace(3) @_ZZ7k_meansE5local to ptr), i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float 0.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %12, align 4
  store i32 0, ptr %11, align 4
  br label %13

13:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = add i32 %16, %6
  %18 = icmp ult i32 %17, %0
  br i1 %18, label %19, label %29

19:
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %27 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %28 = mul i32 %15, %27
  br label %30

29:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %7, label %87, label %101

30:
  %31 = phi i32 [ %17, %19 ], [ %85, %30 ]
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw %struct.float2, ptr %1, i64 %32
  %34 = load float, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %36 = load float, ptr %35, align 4
  %37 = load float, ptr %2, align 8
  %38 = load float, ptr %20, align 4
  %39 = fsub float %37, %34
  %40 = fsub float %38, %36
  %41 = fmul float %39, %39
  %42 = fmul float %40, %40
  %43 = fadd float %41, %42
  %44 = fcmp olt float %43, 0x7FF0000000000000
  %45 = select i1 %44, float %43, float 0x7FF0000000000000
  %46 = load float, ptr %21, align 8
  %47 = load float, ptr %22, align 4
  %48 = fsub float %46, %34
  %49 = fsub float %47, %36
  %50 = fmul float %48, %48
  %51 = fmul float %49, %49
  %52 = fadd float %50, %51
  %53 = fcmp olt float %52, %45
  %54 = select i1 %53, float %52, float %45
  %55 = zext i1 %53 to i32
  %56 = load float, ptr %23, align 8
  %57 = load float, ptr %24, align 4
  %58 = fsub float %56, %34
  %59 = fsub float %57, %36
  %60 = fmul float %58, %58
  %61 = fmul float %59, %59
  %62 = fadd float %60, %61
  %63 = fcmp olt float %62, %54
  %64 = select i1 %63, float %62, float %54
  %65 = select i1 %63, i32 2, i32 %55
  %66 = load float, ptr %25, align 8
  %67 = load float, ptr %26, align 4
  %68 = fsub float %66, %34
  %69 = fsub float %67, %36
  %70 = fmul float %68, %68
  %71 = fmul float %69, %69
  %72 = fadd float %70, %71
  %73 = fcmp olt float %72, %64
  %74 = select i1 %73, i32 3, i32 %65
  %75 = getelementptr inbounds nuw i32, ptr %3, i64 %32
  store i32 %74, ptr %75, align 4
  %76 = zext nneg i32 %74 to i64
  %77 = getelementptr inbounds nuw %struct.Sum, ptr addrspacecast (ptr addrspace(3) @_ZZ7k_meansE5local to ptr), i64 %76
  %78 = load float, ptr %33, align 8
  %79 = tail call noundef float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr %77, float %78)
  %80 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %81 = load float, ptr %35, align 4
  %82 = tail call noundef float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr nonnull %80, float %81)
  %83 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %84 = tail call noundef i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr nonnull %83, i32 1)
  %85 = add i32 %31, %28
  %86 = icmp ult i32 %85, %0
  br i1 %86, label %30, label %29, !llvm.loop !4

87:
  %88 = zext nneg i32 %6 to i64
  %89 = getelementptr inbounds nuw %struct.Sum, ptr addrspacecast (ptr addrspace(1) @sums to ptr), i64 %88
  %90 = getelementptr inbounds nuw %struct.Sum, ptr addrspacecast (ptr addrspace(3) @_ZZ7k_meansE5local to ptr), i64 %88
  %91 = load float, ptr %90, align 4
  %92 = atomicrmw fadd ptr %89, float %91 seq_cst, align 4
  %93 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %95 = load float, ptr %94, align 4
  %96 = atomicrmw fadd ptr %93, float %95 seq_cst, align 4
  %97 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %98 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %99 = load i32, ptr %98, align 4
  %100 = atomicrmw add ptr %97, i32 %99 seq_cst, align 4
  br label %101

101:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = icmp eq i32 %6, 0
  br i1 %102, label %103, label %109

103:
  %104 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %105 = add nsw i32 %104, -1
  %106 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @finished to ptr), i32 1 acq_rel, align 4
  %107 = icmp eq i32 %106, %105
  %108 = zext i1 %107 to i8
  store i8 %108, ptr addrspacecast (ptr addrspace(3) @_ZZ7k_meansE4last to ptr), align 1
  br label %109

109:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %110 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7k_meansE4last to ptr), align 1, !range !6, !noundef !7
  %111 = trunc nuw i8 %110 to i1
  %112 = and i1 %7, %111
  br i1 %112, label %113, label %128

113:
  %114 = zext nneg i32 %6 to i64
  %115 = getelementptr inbounds nuw %struct.Sum, ptr addrspacecast (ptr addrspace(1) @sums to ptr), i64 %114
  %116 = load float, ptr %115, align 4
  %117 = getelementptr inbounds nuw i8, ptr %115, i64 4
  %118 = load float, ptr %117, align 4
  %119 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %120 = load i32, ptr %119, align 4
  %121 = tail call noundef i32 @llvm.umax.i32(i32 %120, i32 1)
  %122 = uitofp i32 %121 to float
  %123 = fdiv float 1.000000e+00, %122
  %124 = fmul float %116, %123
  %125 = fmul float %118, %123
  %126 = getelementptr inbounds nuw %struct.float2, ptr %4, i64 %114
  store float %124, ptr %126, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 4
  store float %125, ptr %127, align 4
  br label %128

128:
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

declare float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr captures(none), float) #4

declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr captures(none), i32) #4

declare i32 @llvm.umax.i32(i32, i32) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind memory(argmem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{i8 0, i8 2}
!7 = !{}
