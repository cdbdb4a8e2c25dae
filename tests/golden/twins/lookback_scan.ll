target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@next_tile = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ13lookback_scanE11tile_of_cta = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13lookback_scanE13prefix_of_cta = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13lookback_scanE9warp_sums = internal unnamed_addr addrspace(3) global [4 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @next_tile to ptr)], section "llvm.metadata"

define dso_local noundef i32 @_Z9look_backjPy(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  br label %3

3:
  %4 = phi i32 [ 0, %2 ], [ %24, %23 ]
  %5 = phi i32 [ %0, %2 ], [ %25, %23 ]
  %6 = phi i32 [ undef, %2 ], [ %26, %23 ]
  %7 = icmp eq i32 %5, 0
  br i1 %7, label %27, label %8

8:
  %9 = add i32 %5, -1
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i64, ptr %1, i64 %10
  %12 = load atomic i64, ptr %11 acquire, align 8
  %13 = icmp ult i64 %12, 8589934592
  br i1 %13, label %17, label %14

14:
  %15 = trunc i64 %12 to i32
  %16 = add i32 %4, %15
  br label %23

17:
  %18 = icmp samesign ugt i64 %12, 4294967295
  %19 = trunc i64 %12 to i32
  %20 = select i1 %18, i32 %19, i32 0
  %21 = add i32 %20, %4
  %22 = select i1 %18, i32 %9, i32 %5
  br label %23

23:
  %24 = phi i32 [ %4, %14 ], [ %21, %17 ]
  %25 = phi i32 [ %5, %14 ], [ %22, %17 ]
  %26 = phi i32 [ %16, %14 ], [ %6, %17 ]
  br i1 %13, label %3, label %27, !llvm.loop !4

27:
  %28 = phi i32 [ %26, %23 ], [ %4, %3 ]
  ret i32 %28
}

define dso_local ptx_kernel void @lookback_scan(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @next_tile to ptr), i32 1 seq_cst, align 4
  store i32 %8, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE11tile_of_cta to ptr), align 4
  br label %9

9:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE11tile_of_cta to ptr), align 4
  %11 = shl i32 %10, 7
  %12 = add i32 %11, %5
  %13 = icmp ult i32 %12, %0
  br i1 %13, label %14, label %18

14:
  %15 = zext i32 %12 to i64
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = load i32, ptr %16, align 4
  br label %18

18:
  %19 = phi i32 [ %17, %14 ], [ 0, %9 ]
  %20 = and i32 %5, 31
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %19, i32 1, i32 0)
  %22 = icmp eq i32 %20, 0
  %23 = select i1 %22, i32 0, i32 %21
  %24 = add i32 %23, %19
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %24, i32 2, i32 0)
  %26 = icmp samesign ult i32 %20, 2
  %27 = select i1 %26, i32 0, i32 %25
  %28 = add i32 %27, %24
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %28, i32 4, i32 0)
  %30 = icmp samesign ult i32 %20, 4
  %31 = select i1 %30, i32 0, i32 %29
  %32 = add i32 %31, %28
  %33 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %32, i32 8, i32 0)
  %34 = icmp samesign ult i32 %20, 8
  %35 = select i1 %34, i32 0, i32 %33
  %36 = add i32 %35, %32
  %37 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %36, i32 16, i32 0)
  %38 = icmp samesign ult i32 %20, 16
  %39 = select i1 %38, i32 0, i32 %37
  %40 = add i32 %39, %36
  %41 = icmp eq i32 %20, 31
  br i1 %41, label %42, label %46

42:
  %43 = lshr i32 %5, 5
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE9warp_sums to ptr), i64 %44
  store i32 %40, ptr %45, align 4
  br label %46

46:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %6, label %47, label %88

47:
  %48 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE9warp_sums to ptr), align 4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE9warp_sums to ptr), align 4
  %49 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE9warp_sums to ptr), i64 4), align 4
  store i32 %48, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE9warp_sums to ptr), i64 4), align 4
  %50 = add i32 %49, %48
  %51 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE9warp_sums to ptr), i64 8), align 4
  store i32 %50, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE9warp_sums to ptr), i64 8), align 4
  %52 = add i32 %51, %50
  %53 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE9warp_sums to ptr), i64 12), align 4
  store i32 %52, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE9warp_sums to ptr), i64 12), align 4
  %54 = add i32 %53, %52
  %55 = zext i32 %10 to i64
  %56 = getelementptr inbounds nuw i64, ptr %3, i64 %55
  %57 = zext i32 %54 to i64
  %58 = or disjoint i64 %57, 4294967296
  store atomic i64 %58, ptr %56 release, align 8
  br label %59

59:
  %60 = phi i32 [ 0, %47 ], [ %80, %79 ]
  %61 = phi i32 [ %10, %47 ], [ %81, %79 ]
  %62 = phi i32 [ undef, %47 ], [ %82, %79 ]
  %63 = icmp eq i32 %61, 0
  br i1 %63, label %83, label %64

64:
  %65 = add i32 %61, -1
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i64, ptr %3, i64 %66
  %68 = load atomic i64, ptr %67 acquire, align 8
  %69 = icmp ult i64 %68, 8589934592
  br i1 %69, label %73, label %70

70:
  %71 = trunc i64 %68 to i32
  %72 = add i32 %60, %71
  br label %79

73:
  %74 = icmp samesign ugt i64 %68, 4294967295
  %75 = trunc i64 %68 to i32
  %76 = select i1 %74, i32 %75, i32 0
  %77 = add i32 %76, %60
  %78 = select i1 %74, i32 %65, i32 %61
  br label %79

79:
  %80 = phi i32 [ %60, %70 ], [ %77, %73 ]
  %81 = phi i32 [ %61, %70 ], [ %78, %73 ]
  %82 = phi i32 [ %72, %70 ], [ %62, %73 ]
  br i1 %69, label %59, label %83, !llvm.loop !4

83:
  %84 = phi i32 [ %82, %79 ], [ %60, %59 ]
  %85 = add i32 %84, %54
  %86 = zext i32 %85 to i64
  %87 = or disjoint i64 %86, 8589934592
  store atomic i64 %87, ptr %56 release, align 8
  store i32 %84, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE13prefix_of_cta to ptr), align 4
  br label %88

88:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %13, label %89, label %99

89:
  %90 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE13prefix_of_cta to ptr), align 4
  %91 = lshr i32 %5, 5
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13lookback_scanE9warp_sums to ptr), i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = add i32 %90, %40
  %96 = add i32 %95, %94
  %97 = zext i32 %12 to i64
  %98 = getelementptr inbounds nuw i32, ptr %2, i64 %97
  store i32 %96, ptr %98, align 4
  br label %99

99:
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
