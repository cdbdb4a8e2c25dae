target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8exchangePiE5slots = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

define dso_local ptx_kernel void @_Z8exchangePi(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE5slots to ptr), i64 %3
  %7 = and i32 %2, 1
  %8 = icmp eq i32 %7, 0
  %9 = add nuw nsw i32 %2, 6
  %10 = and i32 %9, 30
  store i32 %5, ptr %6, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %11 = xor i32 %2, 1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE5slots to ptr), i64 %12
  %14 = load i32, ptr %13, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %8, label %18, label %15

15:
  %16 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1431655766, i32 %14, i32 2, i32 31)
  %17 = add nsw i32 %16, %5
  br label %21

18:
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 1431655765, i32 %14, i32 %10, i32 31)
  %20 = sub nsw i32 %5, %19
  br label %21

21:
  %22 = phi i32 [ %17, %15 ], [ %20, %18 ]
  %23 = icmp sgt i32 %22, 0
  %24 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %23)
  %25 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %24)
  %26 = xor i32 %25, %22
  store i32 %26, ptr %6, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %27 = xor i32 %2, 2
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE5slots to ptr), i64 %28
  %30 = load i32, ptr %29, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %8, label %34, label %31

31:
  %32 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1431655766, i32 %30, i32 2, i32 31)
  %33 = add nsw i32 %32, %26
  br label %37

34:
  %35 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 1431655765, i32 %30, i32 %10, i32 31)
  %36 = sub nsw i32 %26, %35
  br label %37

37:
  %38 = phi i32 [ %33, %31 ], [ %36, %34 ]
  %39 = icmp sgt i32 %38, 0
  %40 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %39)
  %41 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %40)
  %42 = xor i32 %41, %38
  store i32 %42, ptr %6, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %43 = xor i32 %2, 4
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE5slots to ptr), i64 %44
  %46 = load i32, ptr %45, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %8, label %50, label %47

47:
  %48 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1431655766, i32 %46, i32 2, i32 31)
  %49 = add nsw i32 %48, %42
  br label %53

50:
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 1431655765, i32 %46, i32 %10, i32 31)
  %52 = sub nsw i32 %42, %51
  br label %53

53:
  %54 = phi i32 [ %49, %47 ], [ %52, %50 ]
  %55 = icmp sgt i32 %54, 0
  %56 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %55)
  %57 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %56)
  %58 = xor i32 %57, %54
  store i32 %58, ptr %6, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %59 = xor i32 %2, 8
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE5slots to ptr), i64 %60
  %62 = load i32, ptr %61, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %8, label %66, label %63

63:
  %64 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1431655766, i32 %62, i32 2, i32 31)
  %65 = add nsw i32 %64, %58
  br label %69

66:
  %67 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 1431655765, i32 %62, i32 %10, i32 31)
  %68 = sub nsw i32 %58, %67
  br label %69

69:
  %70 = phi i32 [ %65, %63 ], [ %68, %66 ]
  %71 = icmp sgt i32 %70, 0
  %72 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %71)
  %73 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %72)
  %74 = xor i32 %73, %70
  store i32 %74, ptr %6, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %75 = xor i32 %2, 16
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE5slots to ptr), i64 %76
  %78 = load i32, ptr %77, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %8, label %82, label %79

79:
  %80 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1431655766, i32 %78, i32 2, i32 31)
  %81 = add nsw i32 %80, %74
  br label %85

82:
  %83 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 1431655765, i32 %78, i32 %10, i32 31)
  %84 = sub nsw i32 %74, %83
  br label %85

85:
  %86 = phi i32 [ %81, %79 ], [ %84, %82 ]
  %87 = icmp sgt i32 %86, 0
  %88 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %87)
  %89 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %88)
  %90 = xor i32 %89, %86
  %91 = and i32 %90, 1
  %92 = icmp eq i32 %91, 0
  %93 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %92)
  %94 = mul nsw i32 %93, 1000
  %95 = add nsw i32 %94, %90
  store i32 %95, ptr %4, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.bar.warp.sync(i32) #2

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

declare i32 @llvm.ctpop.i32(i32) #4

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
