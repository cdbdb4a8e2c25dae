target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4scanE9warp_sums = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

define dso_local ptx_kernel void @scan(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = and i32 %7, 31
  %10 = lshr i32 %7, 5
  %11 = icmp ult i32 %8, %0
  br i1 %11, label %12, label %16

12:
  %13 = zext i32 %8 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4
  br label %16

16:
  %17 = phi i32 [ %15, %12 ], [ 0, %3 ]
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %17, i32 1, i32 0)
  %19 = icmp eq i32 %9, 0
  %20 = select i1 %19, i32 0, i32 %18
  %21 = add i32 %20, %17
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %21, i32 2, i32 0)
  %23 = icmp samesign ult i32 %9, 2
  %24 = select i1 %23, i32 0, i32 %22
  %25 = add i32 %24, %21
  %26 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %25, i32 4, i32 0)
  %27 = icmp samesign ult i32 %9, 4
  %28 = select i1 %27, i32 0, i32 %26
  %29 = add i32 %28, %25
  %30 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %29, i32 8, i32 0)
  %31 = icmp samesign ult i32 %9, 8
  %32 = select i1 %31, i32 0, i32 %30
  %33 = add i32 %32, %29
  %34 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %33, i32 16, i32 0)
  %35 = icmp samesign ult i32 %9, 16
  %36 = select i1 %35, i32 0, i32 %34
  %37 = add i32 %36, %33
  %38 = icmp eq i32 %9, 31
  br i1 %38, label %39, label %42

39:
  %40 = zext nneg i32 %10 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE9warp_sums to ptr), i64 %40
  store i32 %37, ptr %41, align 4
  br label %42

42:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp eq i32 %10, 0
  br i1 %43, label %44, label %71

44:
  %45 = lshr i32 %5, 5
  %46 = icmp samesign ult i32 %9, %45
  br i1 %46, label %47, label %51

47:
  %48 = zext nneg i32 %9 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE9warp_sums to ptr), i64 %48
  %50 = load i32, ptr %49, align 4
  br label %51

51:
  %52 = phi i32 [ %50, %47 ], [ 0, %44 ]
  %53 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %52, i32 1, i32 0)
  %54 = select i1 %19, i32 0, i32 %53
  %55 = add i32 %54, %52
  %56 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %55, i32 2, i32 0)
  %57 = select i1 %23, i32 0, i32 %56
  %58 = add i32 %57, %55
  %59 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %58, i32 4, i32 0)
  %60 = select i1 %27, i32 0, i32 %59
  %61 = add i32 %60, %58
  %62 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %61, i32 8, i32 0)
  %63 = select i1 %31, i32 0, i32 %62
  %64 = add i32 %63, %61
  %65 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %64, i32 16, i32 0)
  br i1 %46, label %66, label %71

66:
  %67 = zext nneg i32 %9 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE9warp_sums to ptr), i64 %67
  %69 = select i1 %35, i32 0, i32 %65
  %70 = add i32 %69, %64
  store i32 %70, ptr %68, align 4
  br label %71

71:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %43, label %77, label %72

72:
  %73 = zext nneg i32 %10 to i64
  %74 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE9warp_sums to ptr), i64 %73
  %75 = getelementptr i8, ptr %74, i64 -4
  %76 = load i32, ptr %75, align 4
  br label %77

77:
  %78 = phi i32 [ %76, %72 ], [ 0, %71 ]
  br i1 %11, label %79, label %83

79:
  %80 = zext i32 %8 to i64
  %81 = getelementptr inbounds nuw i32, ptr %2, i64 %80
  %82 = add i32 %78, %37
  store i32 %82, ptr %81, align 4
  br label %83

83:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="1024" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
