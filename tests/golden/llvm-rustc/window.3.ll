target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #0

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #0

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #0

define ptx_kernel void @window([3 x i64] %0, ptr noundef readonly captures(none) %numbers, ptr noundef writeonly captures(none) %out, ptr noundef captures(none) %count) unnamed_addr #1 {
start:
  %window = alloca [24 x i8], align 8
  %.fca.0.extract = extractvalue [3 x i64] %0, 0
  %.fca.2.extract = extractvalue [3 x i64] %0, 2
  %.sroa.5.0.window.sroa_idx = getelementptr inbounds nuw i8, ptr %window, i64 16
  store i64 %.fca.2.extract, ptr %.sroa.5.0.window.sroa_idx, align 8
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_7 = getelementptr inbounds nuw i32, ptr %numbers, i64 %_0.i
  %1 = load i32, ptr %_7, align 4, !noundef !2
  %2 = trunc i64 %.fca.0.extract to i32
  %3 = lshr i64 %.fca.0.extract, 32
  %4 = trunc nuw i64 %3 to i32
  %_0.i.not.i = icmp uge i32 %1, %2
  %_0.i6.i = icmp ult i32 %1, %4
  %_0.sroa.0.0.off0.i = and i1 %_0.i.not.i, %_0.i6.i
  br i1 %_0.sroa.0.0.off0.i, label %bb2, label %bb3

bb2:
  %.fca.1.extract = extractvalue [3 x i64] %0, 1
  %5 = bitcast i64 %.fca.1.extract to double
  %6 = atomicrmw add ptr %count, i32 1 monotonic, align 4
  %7 = urem i32 %_4.i, 3
  %.zext = zext nneg i32 %7 to i64
  %8 = getelementptr inbounds nuw i8, ptr %.sroa.5.0.window.sroa_idx, i64 %.zext
  %9 = load i8, ptr %8, align 1, !noundef !2
  %10 = sitofp i8 %9 to double
  %_21 = uitofp i32 %1 to double
  %_20 = fmul double %5, %_21
  %11 = fmul double %_20, %10
  br label %bb3

bb3:
  %_19.sroa.0.0 = phi double [ %11, %bb2 ], [ -0.000000e+00, %start ]
  %_23 = getelementptr inbounds nuw double, ptr %out, i64 %_0.i
  store double %_19.sroa.0.0, ptr %_23, align 8
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
