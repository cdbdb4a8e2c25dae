target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #0

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #0

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #0

define ptx_kernel void @saxpy(i64 noundef %n, float noundef %a, ptr noundef readonly captures(address_is_null) %x, ptr noundef captures(address_is_null) %y) unnamed_addr #1 {
start:
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_19 = icmp ule i64 %n, %_0.i
  %.not5.i11 = icmp eq ptr %y, null
  %.not910 = icmp eq ptr %x, null
  %0 = or i1 %.not910, %.not5.i11
  %1 = or i1 %_19, %0
  br i1 %1, label %bb4, label %bb2

bb2:
  %_22 = getelementptr inbounds nuw float, ptr %y, i64 %_0.i
  %_20 = getelementptr inbounds nuw float, ptr %x, i64 %_0.i
  %_23 = load float, ptr %_20, align 4, !noundef !2
  %_15 = fmul float %a, %_23
  %_16 = load float, ptr %_22, align 4, !noundef !2
  %2 = fadd float %_15, %_16
  store float %2, ptr %_22, align 4
  br label %bb4

bb4:
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
