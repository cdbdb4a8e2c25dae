target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i128 @llvm.ctlz.i128(i128, i1 immarg) #0

declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #0

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #0

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #0

define ptx_kernel void @wide(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #2 {
start:
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_7 = getelementptr inbounds nuw i64, ptr %a, i64 %_0.i
  %_6 = load i64, ptr %_7, align 8, !noundef !2
  %_9 = getelementptr inbounds nuw i64, ptr %b, i64 %_0.i
  %_8 = load i64, ptr %_9, align 8, !noundef !2
  %_4.i1 = zext i64 %_6 to i128
  %_5.i2 = sext i64 %_8 to i128
  %product.i = mul nsw i128 %_5.i2, %_4.i1
  %_8.i = xor i128 %product.i, 1267650600228229401496703205376
  %_10.i = or i64 %_8, 1
  %_9.i = zext i64 %_10.i to i128
  %quotient.i = sdiv i128 %_8.i, %_9.i
  %0 = tail call noundef i128 @llvm.fshl.i128(i128 range(i128 -170141183460469231722463931679029329920, 170141183460469231704017187605319778306) %product.i, i128 range(i128 -170141183460469231722463931679029329920, 170141183460469231704017187605319778306) %product.i, i128 %_4.i1)
  %1 = tail call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %product.i, i128 %quotient.i)
  %_38.1.i = extractvalue { i128, i1 } %1, 1
  br i1 %_38.1.i, label %bb8.i, label %bb10.i, !prof !3

bb10.i:
  %_38.0.i = extractvalue { i128, i1 } %1, 0
  %2 = xor i128 %_38.0.i, %0
  br label %_RNvNtCsgvXjfpWt4al_7kernels4work4wide.exit

bb8.i:
  %3 = tail call range(i128 0, 129) i128 @llvm.ctpop.i128(i128 %product.i)
  %4 = trunc nuw nsw i128 %3 to i32
  %_29.i = mul nuw nsw i32 %4, 3
  %5 = tail call range(i128 0, 129) i128 @llvm.ctlz.i128(i128 %product.i, i1 false)
  %6 = trunc nuw nsw i128 %5 to i32
  %_27.i = add nuw nsw i32 %_29.i, %6
  %counted.i = zext nneg i32 %_27.i to i128
  %_16.i = or i128 %product.i, -170141183460469231731687303715884105728
  %_20.i = lshr i64 %_6, 3
  %_19.i = or i64 %_20.i, 1
  %_18.i = zext nneg i64 %_19.i to i128
  %rest.i = urem i128 %_16.i, %_18.i
  %_33.i = add i128 %rest.i, %quotient.i
  %7 = tail call i128 @llvm.ssub.sat.i128(i128 %0, i128 %counted.i)
  %8 = xor i128 %_33.i, %7
  br label %_RNvNtCsgvXjfpWt4al_7kernels4work4wide.exit

_RNvNtCsgvXjfpWt4al_7kernels4work4wide.exit:
  %_0.sroa.0.0.i = phi i128 [ %8, %bb8.i ], [ %2, %bb10.i ]
  %_10 = getelementptr inbounds nuw i128, ptr %out, i64 %_0.i
  store i128 %_0.sroa.0.0.i, ptr %_10, align 16
  ret void
}

declare i128 @llvm.fshl.i128(i128, i128, i128) #1

declare i128 @llvm.ctpop.i128(i128) #1

declare i128 @llvm.ssub.sat.i128(i128, i128) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
!3 = !{!"branch_weights", !"expected", i32 1, i32 2000}
