target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { ptr, i32 }

@numbers = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@inside = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @numbers to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), i64 8), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), i64 12)], align 8
@second = dso_local addrspace(1) externally_initialized global %struct.Node { ptr null, i32 2 }, align 8
@first = dso_local addrspace(1) externally_initialized global %struct.Node { ptr addrspacecast (ptr addrspace(1) @second to ptr), i32 1 }, align 8
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @first to ptr), ptr addrspacecast (ptr addrspace(1) @inside to ptr), ptr addrspacecast (ptr addrspace(1) @numbers to ptr), ptr addrspacecast (ptr addrspace(1) @second to ptr)], section "llvm.metadata"

define dso_local ptx_kernel void @_Z4walkPi(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %20, label %4

4:
  %5 = and i32 %2, 7
  %6 = icmp samesign ult i32 %2, 8
  br i1 %6, label %11, label %7

7:
  %8 = and i32 %2, 1016
  br label %31

9:
  %10 = icmp eq i32 %5, 0
  br i1 %10, label %20, label %11

11:
  %12 = phi ptr [ addrspacecast (ptr addrspace(1) @first to ptr), %4 ], [ %41, %9 ]
  %13 = icmp ne i32 %5, 0
  tail call void @llvm.assume(i1 %13)
  br label %14

14:
  %15 = phi ptr [ %17, %14 ], [ %12, %11 ]
  %16 = phi i32 [ %18, %14 ], [ 0, %11 ]
  %17 = load ptr, ptr %15, align 8
  %18 = add i32 %16, 1
  %19 = icmp eq i32 %18, %5
  br i1 %19, label %20, label %14, !llvm.loop !4

20:
  %21 = phi ptr [ addrspacecast (ptr addrspace(1) @first to ptr), %1 ], [ %41, %9 ], [ %17, %14 ]
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = trunc nuw nsw i32 %2 to i16
  %25 = urem i16 %24, 3
  %26 = zext nneg i16 %25 to i64
  %27 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(1) @inside to ptr), i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %29, %23
  store i32 %30, ptr %0, align 4
  ret void

31:
  %32 = phi ptr [ addrspacecast (ptr addrspace(1) @first to ptr), %7 ], [ %41, %31 ]
  %33 = phi i32 [ 0, %7 ], [ %42, %31 ]
  %34 = load ptr, ptr %32, align 8
  %35 = load ptr, ptr %34, align 8
  %36 = load ptr, ptr %35, align 8
  %37 = load ptr, ptr %36, align 8
  %38 = load ptr, ptr %37, align 8
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr %40, align 8
  %42 = add i32 %33, 8
  %43 = icmp eq i32 %42, %8
  br i1 %43, label %9, label %31, !llvm.loop !6
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
