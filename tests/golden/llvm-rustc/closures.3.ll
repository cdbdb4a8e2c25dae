target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare i32 @llvm.fshl.i32(i32, i32, i32) #1

declare i64 @llvm.bswap.i64(i64) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #2

define ptx_kernel void @closures(ptr noundef readonly captures(none) %numbers, ptr noundef writeonly captures(none) %out) unnamed_addr #3 {
start:
  %pick.i = alloca [24 x i8], align 8
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_6 = getelementptr inbounds nuw i32, ptr %numbers, i64 %_0.i
  %_5 = load i32, ptr %_6, align 4, !noundef !2
  %0 = urem i32 %_5, 13
  %_6.i = and i32 %_5, 3
  %1 = add nuw nsw i32 %_6.i, 1
  %wide.trip.count.i = zext nneg i32 %1 to i64
  br label %bb3.i.i

bb3.i.i:
  %x.sroa.0.05.i.i = phi i32 [ %_5, %start ], [ %_0.i.i.i, %bb3.i.i ]
  %2 = phi i64 [ 0, %start ], [ %3, %bb3.i.i ]
  %3 = add nuw nsw i64 %2, 1
  %4 = tail call noundef i32 @llvm.fshl.i32(i32 %x.sroa.0.05.i.i, i32 %x.sroa.0.05.i.i, i32 %0)
  %_0.i.i.i = mul i32 %4, -1640531535
  %exitcond.i = icmp eq i64 %3, %wide.trip.count.i
  br i1 %exitcond.i, label %_RINvNtCsgvXjfpWt4al_7kernels4work6repeatmNCNvB2_8closures0EB4_.exit.i, label %bb3.i.i

_RINvNtCsgvXjfpWt4al_7kernels4work6repeatmNCNvB2_8closures0EB4_.exit.i:
  %_11.i = trunc i32 %_5 to i8
  %_12.i = urem i32 %_5, 6
  %_53.not.i.i = icmp eq i32 %_12.i, 0
  br i1 %_53.not.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work8closures.exit, label %bb3.i2.i

bb3.i2.i:
  %x.sroa.0.05.i3.i = phi i8 [ %_0.i.i6.i, %bb3.i2.i ], [ %_11.i, %_RINvNtCsgvXjfpWt4al_7kernels4work6repeatmNCNvB2_8closures0EB4_.exit.i ]
  %_9.sroa.0.04.i4.i = phi i32 [ %_6.i5.i, %bb3.i2.i ], [ 0, %_RINvNtCsgvXjfpWt4al_7kernels4work6repeatmNCNvB2_8closures0EB4_.exit.i ]
  %_6.i5.i = add nuw nsw i32 %_9.sroa.0.04.i4.i, 1
  %_3.i.i.i = mul i8 %x.sroa.0.05.i3.i, 7
  %_0.i.i6.i = add i8 %_3.i.i.i, 3
  %exitcond.not.i7.i = icmp eq i32 %_6.i5.i, %_12.i
  br i1 %exitcond.not.i7.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work8closures.exit, label %bb3.i2.i

_RNvNtCsgvXjfpWt4al_7kernels4work8closures.exit:
  %x.sroa.0.0.lcssa.i.i = phi i8 [ %_11.i, %_RINvNtCsgvXjfpWt4al_7kernels4work6repeatmNCNvB2_8closures0EB4_.exit.i ], [ %_0.i.i6.i, %bb3.i2.i ]
  %_4.i.i = trunc nuw nsw i32 %0 to i16
  %5 = tail call i16 @llvm.bitreverse.i16(i16 %_4.i.i)
  %6 = xor i32 %0, %_5
  %7 = trunc i32 %6 to i16
  %_0.i10.i = xor i16 %5, %7
  call void @llvm.lifetime.start.p0(ptr nonnull %pick.i)
  store ptr @_RNvYNCNvNtCsgvXjfpWt4al_7kernels4work8closuress1_0INtNtNtCsg7NUrKUartL_4core3ops8function6FnOnceTyEE9call_onceB8_, ptr %pick.i, align 8
  %8 = getelementptr inbounds nuw i8, ptr %pick.i, i64 8
  store ptr @_RNvYNCNvNtCsgvXjfpWt4al_7kernels4work8closuress2_0INtNtNtCsg7NUrKUartL_4core3ops8function6FnOnceTyEE9call_onceB8_, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %pick.i, i64 16
  store ptr @_RNvMs7_NtCsg7NUrKUartL_4core3numy10swap_bytes, ptr %9, align 8
  %_26.i = urem i32 %_5, 3
  %_25.i = zext nneg i32 %_26.i to i64
  %10 = getelementptr inbounds nuw ptr, ptr %pick.i, i64 %_25.i
  %_24.i = load ptr, ptr %10, align 8, !nonnull !2, !noundef !2
  %_30.i = zext i32 %_0.i.i.i to i64
  %_29.i = shl nuw nsw i64 %_30.i, 16
  %_31.i = zext i16 %_0.i10.i to i64
  %_28.i = or disjoint i64 %_29.i, %_31.i
  %long.i = tail call noundef i64 %_24.i(i64 noundef %_28.i) #6
  %_33.i = shl nuw nsw i64 %wide.trip.count.i, 56
  %_36.i = zext i8 %x.sroa.0.0.lcssa.i.i to i64
  %_35.i = shl nuw nsw i64 %_36.i, 48
  %_32.i = or disjoint i64 %_35.i, %_33.i
  %_0.i1 = xor i64 %long.i, %_32.i
  call void @llvm.lifetime.end.p0(ptr nonnull %pick.i)
  %_7 = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i
  store i64 %_0.i1, ptr %_7, align 8
  ret void
}

declare i16 @llvm.bitreverse.i16(i16) #1

define internal noundef i64 @_RNvYNCNvNtCsgvXjfpWt4al_7kernels4work8closuress1_0INtNtNtCsg7NUrKUartL_4core3ops8function6FnOnceTyEE9call_onceB8_(i64 noundef %0) unnamed_addr #4 {
start:
  %_0.i = add i64 %0, 1
  ret i64 %_0.i
}

define internal noundef i64 @_RNvYNCNvNtCsgvXjfpWt4al_7kernels4work8closuress2_0INtNtNtCsg7NUrKUartL_4core3ops8function6FnOnceTyEE9call_onceB8_(i64 noundef %0) unnamed_addr #4 {
start:
  %_0.i = xor i64 %0, 65280
  ret i64 %_0.i
}

define internal noundef i64 @_RNvMs7_NtCsg7NUrKUartL_4core3numy10swap_bytes(i64 noundef %self) unnamed_addr #5 {
start:
  %0 = tail call i64 @llvm.bswap.i64(i64 %self)
  ret i64 %0
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "target-cpu"="sm_75" }
attributes #4 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" }
attributes #5 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
