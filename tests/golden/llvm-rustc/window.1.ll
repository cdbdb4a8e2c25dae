target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #0

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #0

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #0

define ptx_kernel void @window([3 x i64] %0, ptr noundef readonly captures(none) %numbers, ptr noundef writeonly captures(none) %out, ptr noundef captures(none) %count) unnamed_addr #1 {
start:
  %window = alloca [24 x i8], align 8
  %.fca.0.extract = extractvalue [3 x i64] %0, 0
  %.fca.1.extract = extractvalue [3 x i64] %0, 1
  %.fca.2.extract = extractvalue [3 x i64] %0, 2
  store i64 %.fca.0.extract, ptr %window, align 8
  %.sroa.4.0.window.sroa_idx = getelementptr inbounds nuw i8, ptr %window, i64 8
  store i64 %.fca.1.extract, ptr %.sroa.4.0.window.sroa_idx, align 8
  %.sroa.5.0.window.sroa_idx = getelementptr inbounds nuw i8, ptr %window, i64 16
  store i64 %.fca.2.extract, ptr %.sroa.5.0.window.sroa_idx, align 8
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i13 = zext i32 %_4.i to i64
  %_0.i9 = getelementptr inbounds nuw i32, ptr %numbers, i64 %_0.i13
  %1 = load i32, ptr %_0.i9, align 4, !noundef !2
  %_11 = load i32, ptr %window, align 8, !noundef !2
  %2 = getelementptr inbounds nuw i8, ptr %window, i64 4
  %_12 = load i32, ptr %2, align 4, !noundef !2
  %_0.i.i.not.i.i = icmp ule i32 %_11, %1
  %_0.i.i10.i.i = icmp ult i32 %1, %_12
  %_0.sroa.0.0.off0.i.i = and i1 %_0.i.i.not.i.i, %_0.i.i10.i.i
  br i1 %_0.sroa.0.0.off0.i.i, label %bb4, label %bb7

bb4:
  %3 = atomicrmw add ptr %count, i32 1 monotonic, align 4
  %4 = urem i64 %_0.i13, 3
  %5 = getelementptr inbounds nuw i8, ptr %.sroa.5.0.window.sroa_idx, i64 %4
  %6 = load i8, ptr %5, align 1, !noundef !2
  %_0.i10 = sitofp i8 %6 to double
  %_0.i12 = uitofp i32 %1 to double
  %_23 = load double, ptr %.sroa.4.0.window.sroa_idx, align 8, !noundef !2
  %_21 = fmul double %_23, %_0.i12
  %7 = fmul double %_21, %_0.i10
  br label %bb7

bb7:
  %_20.sroa.0.0 = phi double [ %7, %bb4 ], [ -0.000000e+00, %start ]
  %_0.i = getelementptr inbounds nuw double, ptr %out, i64 %_0.i13
  store double %_20.sroa.0.0, ptr %_0.i, align 8
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
