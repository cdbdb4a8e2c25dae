target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"core::sync::atomic::Atomic<u32>" = type { %"core::cell::UnsafeCell<core::sync::atomic::private::Align4<u32>>" }
%"core::cell::UnsafeCell<core::sync::atomic::private::Align4<u32>>" = type { %"core::sync::atomic::private::Align4<u32>" }
%"core::sync::atomic::private::Align4<u32>" = type { i32 }

@_RNvNvCsNk7MfA4dMU_7kernels9histogram4SEEN = internal global [4 x i8] c"\05\00\00\00", align 4

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #0

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #0

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #0

define ptx_kernel void @histogram(ptr noundef readonly captures(none) %numbers, ptr noundef captures(none) %bins, ptr noundef captures(none) %largest) unnamed_addr #2 {
start:
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i3 = zext i32 %_4.i to i64
  %_0.i = getelementptr inbounds nuw i32, ptr %numbers, i64 %_0.i3
  %number = load i32, ptr %_0.i, align 4, !noundef !2
  %0 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %number, i1 false)
  %_10 = zext nneg i32 %0 to i64
  %_9 = getelementptr inbounds nuw %"core::sync::atomic::Atomic<u32>", ptr %bins, i64 %_10
  %1 = atomicrmw add ptr %_9, i32 1 monotonic, align 4
  %_0.i2 = zext i32 %number to i64
  %_17 = shl nuw nsw i64 %_0.i2, 8
  %_16 = or disjoint i64 %_17, 1
  %2 = atomicrmw umax ptr %largest, i64 %_16 monotonic, align 8
  %_19 = and i32 %number, 7
  %3 = icmp eq i32 %_19, 0
  br i1 %3, label %bb10, label %bb13

bb10:
  %_21 = getelementptr inbounds nuw i8, ptr %bins, i64 132
  %4 = load atomic i32, ptr %_21 monotonic, align 4
  br label %bb1.i

bb1.i:
  %prev.sroa.0.0.i = phi i32 [ %4, %bb10 ], [ %8, %bb3.i ]
  %5 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %prev.sroa.0.0.i, i32 3)
  %_5.1.i.i.i = extractvalue { i32, i1 } %5, 1
  br i1 %_5.1.i.i.i, label %bb13, label %bb3.i

bb3.i:
  %_5.0.i.i.i = extractvalue { i32, i1 } %5, 0
  %6 = cmpxchg weak ptr %_21, i32 %prev.sroa.0.0.i, i32 %_5.0.i.i.i acq_rel monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  %8 = extractvalue { i32, i1 } %6, 0
  br i1 %7, label %bb13, label %bb1.i

bb13:
  %9 = atomicrmw sub ptr @_RNvNvCsNk7MfA4dMU_7kernels9histogram4SEEN, i32 1 seq_cst, align 4
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
