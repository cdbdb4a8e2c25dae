target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #0

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #0

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #0

define ptx_kernel void @saxpy(i64 noundef %n, float noundef %a, ptr noundef readonly captures(address_is_null) %x, ptr noundef captures(address_is_null) %y) unnamed_addr #1 {
start:
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i = zext i32 %_4.i to i64
  %_3.i.i = icmp samesign ule i64 %n, %_0.i
  %.not5.i15 = icmp eq ptr %y, null
  %.not1314 = icmp eq ptr %x, null
  %0 = or i1 %.not1314, %.not5.i15
  %1 = or i1 %_3.i.i, %0
  br i1 %1, label %bb11, label %bb8

bb8:
  %_5.i.i10 = getelementptr inbounds nuw float, ptr %y, i64 %_0.i
  %_5.i.i = getelementptr inbounds nuw float, ptr %x, i64 %_0.i
  %_3.i = load float, ptr %_5.i.i, align 4, !alias.scope !2, !noundef !5
  %_0.i.i12 = fmul float %a, %_3.i
  %_16 = load float, ptr %_5.i.i10, align 4, !noundef !5
  %2 = fadd float %_0.i.i12, %_16
  store float %2, ptr %_5.i.i10, align 4
  br label %bb11

bb11:
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_RNvXs2W_NtNtCs6wHCjA8NRxY_4core3ops5arithfINtB6_3MulRfE3mul: %other"}
!4 = distinct !{!4, !"_RNvXs2W_NtNtCs6wHCjA8NRxY_4core3ops5arithfINtB6_3MulRfE3mul"}
!5 = !{}
