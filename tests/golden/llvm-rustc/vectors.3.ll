target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #0

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #0

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #0

define ptx_kernel void @vectors(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %sums) unnamed_addr #1 {
start:
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_7 = getelementptr inbounds nuw [8 x i32], ptr %x, i64 %_0.i
  %_6.sroa.0.0.copyload = load <8 x i32>, ptr %_7, align 4
  %0 = mul <8 x i32> %_6.sroa.0.0.copyload, splat (i32 3)
  %1 = shufflevector <8 x i32> %0, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %2 = icmp sgt <8 x i32> %_6.sroa.0.0.copyload, %1
  %3 = sub <8 x i32> %_6.sroa.0.0.copyload, %1
  %4 = shufflevector <8 x i32> %_6.sroa.0.0.copyload, <8 x i32> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %5 = select <8 x i1> %2, <8 x i32> %3, <8 x i32> %4
  %6 = trunc <8 x i32> %5 to <8 x i8>
  %7 = tail call <8 x i8> @llvm.sadd.sat.v8i8(<8 x i8> %6, <8 x i8> splat (i8 100))
  %8 = sext <8 x i8> %7 to <8 x i32>
  %9 = add <8 x i32> %5, %8
  %_21 = getelementptr inbounds nuw [8 x i32], ptr %out, i64 %_0.i
  store <8 x i32> %9, ptr %_21, align 4
  %10 = tail call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %5)
  %11 = bitcast <8 x i1> %2 to i8
  %_25 = zext i8 %11 to i32
  %_24 = shl nuw nsw i32 %_25, 8
  %_22 = add i32 %_24, %10
  %12 = tail call i8 @llvm.vector.reduce.smin.v8i8(<8 x i8> %7)
  %_27 = sext i8 %12 to i32
  %_29 = getelementptr inbounds nuw i32, ptr %sums, i64 %_0.i
  %13 = add i32 %_22, %_27
  store i32 %13, ptr %_29, align 4
  ret void
}

declare <8 x i8> @llvm.sadd.sat.v8i8(<8 x i8>, <8 x i8>) #2

declare i32 @llvm.vector.reduce.smax.v8i32(<8 x i32>) #0

declare i8 @llvm.vector.reduce.smin.v8i8(<8 x i8>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
