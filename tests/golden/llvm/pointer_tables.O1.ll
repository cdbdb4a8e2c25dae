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
  br i1 %3, label %4, label %14

4:
  %5 = phi ptr [ addrspacecast (ptr addrspace(1) @first to ptr), %1 ], [ %17, %14 ]
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = urem i32 %2, 3
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(1) @inside to ptr), i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr %11, align 4
  %13 = add nsw i32 %12, %7
  store i32 %13, ptr %0, align 4
  ret void

14:
  %15 = phi ptr [ %17, %14 ], [ addrspacecast (ptr addrspace(1) @first to ptr), %1 ]
  %16 = phi i32 [ %18, %14 ], [ 0, %1 ]
  %17 = load ptr, ptr %15, align 8
  %18 = add nuw nsw i32 %16, 1
  %19 = icmp eq i32 %18, %2
  br i1 %19, label %4, label %14, !llvm.loop !4
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
