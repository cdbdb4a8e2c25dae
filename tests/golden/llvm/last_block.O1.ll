target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tickets = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ3sumPKiPiS1_E4part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ3sumPKiPiS1_E4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @tickets to ptr)], section "llvm.metadata"

define dso_local ptx_kernel void @_Z3sumPKiPiS1_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 %11
  store i32 %10, ptr %12, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %15

13:
  %14 = icmp eq i32 %4, 0
  br i1 %14, label %28, label %38

15:
  %16 = phi i32 [ 32, %3 ], [ %26, %25 ]
  %17 = icmp samesign ult i32 %4, %16
  br i1 %17, label %18, label %25

18:
  %19 = add nuw nsw i32 %16, %4
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load i32, ptr %12, align 4
  %24 = add nsw i32 %23, %22
  store i32 %24, ptr %12, align 4
  br label %25

25:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = lshr i32 %16, 1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %13, label %15, !llvm.loop !4

28:
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), align 4
  %30 = zext nneg i32 %5 to i64
  %31 = getelementptr inbounds nuw i32, ptr %1, i64 %30
  store i32 %29, ptr %31, align 4
  tail call void @llvm.nvvm.membar.gl()
  %32 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %33 = add nsw i32 %32, -1
  %34 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @tickets to ptr), i32 %33 seq_cst, align 4
  %35 = icmp eq i32 %34, %33
  %36 = zext i1 %35 to i8
  store i8 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1
  br i1 %35, label %37, label %38

37:
  tail call void @llvm.nvvm.membar.gl()
  br label %38

38:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1, !range !7, !noundef !8
  %40 = trunc nuw i8 %39 to i1
  %41 = and i1 %14, %40
  br i1 %41, label %42, label %54

42:
  %43 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %45

44:
  store i32 %51, ptr %2, align 4
  br label %54

45:
  %46 = phi i32 [ 0, %42 ], [ %51, %45 ]
  %47 = phi i32 [ 0, %42 ], [ %52, %45 ]
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %1, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = add nsw i32 %50, %46
  %52 = add nuw nsw i32 %47, 1
  %53 = icmp eq i32 %52, %43
  br i1 %53, label %44, label %45, !llvm.loop !9

54:
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = !{i8 0, i8 2}
!8 = !{}
!9 = distinct !{!9, !5, !6}
