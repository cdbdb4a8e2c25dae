target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i128 @llvm.ctlz.i128(i128, i1 immarg) #0

declare i128 @llvm.fshl.i128(i128, i128, i128) #1

declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #0

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #0

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #0

define ptx_kernel void @wide(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #2 {
start:
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i3 = zext i32 %_4.i to i64
  %_0.i2 = getelementptr inbounds nuw i64, ptr %a, i64 %_0.i3
  %_6 = load i64, ptr %_0.i2, align 8, !noundef !2
  %_0.i1 = getelementptr inbounds nuw i64, ptr %b, i64 %_0.i3
  %_8 = load i64, ptr %_0.i1, align 8, !noundef !2
  %_0.i9.i = zext i64 %_6 to i128
  %_0.i6.i = sext i64 %_8 to i128
  %product.i = mul nsw i128 %_0.i6.i, %_0.i9.i
  %_8.i = xor i128 %product.i, 1267650600228229401496703205376
  %_10.i = or i64 %_8, 1
  %_0.i8.i = zext i64 %_10.i to i128
  %quotient.i = sdiv i128 %_8.i, %_0.i8.i
  %0 = tail call noundef i128 @llvm.fshl.i128(i128 range(i128 -170141183460469231722463931679029329920, 170141183460469231704017187605319778306) %product.i, i128 range(i128 -170141183460469231722463931679029329920, 170141183460469231704017187605319778306) %product.i, i128 %_0.i9.i)
  %1 = tail call { i128, i1 } @llvm.smul.with.overflow.i128(i128 range(i128 -170141183460469231722463931679029329920, 170141183460469231704017187605319778306) %product.i, i128 %quotient.i)
  %2 = extractvalue { i128, i1 } %1, 1
  br i1 %2, label %bb14.i, label %bb15.i

bb15.i:
  %3 = extractvalue { i128, i1 } %1, 0
  %4 = xor i128 %3, %0
  br label %_RNvNtCsNk7MfA4dMU_7kernels4work4wide.exit

bb14.i:
  %5 = tail call range(i128 0, 129) i128 @llvm.ctpop.i128(i128 range(i128 -170141183460469231722463931679029329920, 170141183460469231704017187605319778306) %product.i)
  %6 = trunc nuw nsw i128 %5 to i32
  %_29.i = mul nuw nsw i32 %6, 3
  %7 = tail call range(i128 0, 129) i128 @llvm.ctlz.i128(i128 range(i128 -170141183460469231722463931679029329920, 170141183460469231704017187605319778306) %product.i, i1 false)
  %8 = trunc nuw nsw i128 %7 to i32
  %_27.i = add nuw nsw i32 %_29.i, %8
  %_0.i7.i = zext nneg i32 %_27.i to i128
  %_20.i = lshr i64 %_6, 3
  %_19.i = or i64 %_20.i, 1
  %_0.i5.i = zext nneg i64 %_19.i to i128
  %_16.i = or i128 %product.i, -170141183460469231731687303715884105728
  %rest.i = urem i128 %_16.i, %_0.i5.i
  %_0.i.i4 = add i128 %rest.i, %quotient.i
  %9 = tail call noundef i128 @llvm.ssub.sat.i128(i128 %0, i128 range(i128 0, 513) %_0.i7.i)
  %10 = xor i128 %_0.i.i4, %9
  br label %_RNvNtCsNk7MfA4dMU_7kernels4work4wide.exit

_RNvNtCsNk7MfA4dMU_7kernels4work4wide.exit:
  %_0.sroa.0.0.i = phi i128 [ %4, %bb15.i ], [ %10, %bb14.i ]
  %_0.i = getelementptr inbounds nuw i128, ptr %out, i64 %_0.i3
  store i128 %_0.sroa.0.0.i, ptr %_0.i, align 16
  ret void
}

declare i128 @llvm.ctpop.i128(i128) #1

declare i128 @llvm.ssub.sat.i128(i128, i128) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
