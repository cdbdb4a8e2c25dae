target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare double @llvm.copysign.f64(double, double) #0

declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #0

declare i64 @llvm.fptosi.sat.i64.f32(float) #0

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

define ptx_kernel void @floats(ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %y, ptr noundef writeonly captures(none) %out) unnamed_addr #2 {
start:
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_7 = getelementptr inbounds nuw float, ptr %x, i64 %_0.i
  %_6 = load float, ptr %_7, align 4, !noundef !2
  %_9 = getelementptr inbounds nuw double, ptr %y, i64 %_0.i
  %_8 = load double, ptr %_9, align 8, !noundef !2
  %_7.i.i = fcmp olt float %_6, -1.000000e+02
  %self.sroa.0.0.i.i = select i1 %_7.i.i, float -1.000000e+02, float %_6
  %_9.i.i = fcmp ogt float %self.sroa.0.0.i.i, 1.000000e+03
  %self.sroa.0.1.i.i = select i1 %_9.i.i, float 1.000000e+03, float %self.sroa.0.0.i.i
  %_60.i = fcmp ugt float %_6, 1.500000e+00
  %_61.i = fcmp oge float %_6, 1.500000e+00
  %..i = select i1 %_61.i, i64 2, i64 0
  %_25.i = select i1 %_60.i, i64 %..i, i64 2
  %_47.i = bitcast float %_6 to i32
  %_53.i = ashr i32 %_47.i, 31
  %_51.i = lshr i32 %_53.i, 1
  %0 = xor i32 %_51.i, %_47.i
  %_21.i = fptrunc double %_8 to float
  %_49.i = bitcast float %_21.i to i32
  %_58.i = ashr i32 %_49.i, 31
  %_56.i = lshr i32 %_58.i, 1
  %1 = xor i32 %_56.i, %_49.i
  %_20.i = tail call i8 @llvm.scmp.i8.i32(i32 %0, i32 %1)
  %_19.i = sext i8 %_20.i to i64
  %narrow1.i = tail call i8 @llvm.fptosi.sat.i8.f32(float %_6)
  %_14.i = zext i8 %narrow1.i to i64
  %_13.i = shl nuw nsw i64 %_14.i, 8
  %narrow.i = tail call i8 @llvm.fptoui.sat.i8.f32(float %_6)
  %_12.i = zext i8 %narrow.i to i64
  %_11.i = or disjoint i64 %_13.i, %_12.i
  %narrow2.i = tail call i16 @llvm.fptoui.sat.i16.f32(float %_6)
  %_17.i = zext i16 %narrow2.i to i64
  %_16.i = shl nuw nsw i64 %_17.i, 16
  %ints.i = or disjoint i64 %_11.i, %_16.i
  %narrow5.i = tail call i128 @llvm.fptosi.sat.i128.f64(double %_8)
  %narrow4.i = tail call i32 @llvm.fptoui.sat.i32.f64(double %_8)
  %narrow3.i = tail call i64 @llvm.fptosi.sat.i64.f32(float %_6)
  %order.i = add nsw i64 %_25.i, %_19.i
  %_29.i = zext i32 %narrow4.i to i64
  %_28.i = shl nuw i64 %_29.i, 32
  %_27.i = or disjoint i64 %ints.i, %_28.i
  %_32.i = trunc i128 %narrow5.i to i64
  %_30.i = xor i64 %narrow3.i, %_32.i
  %2 = tail call nsz float @llvm.minimumnum.f32(float %_6, float %_21.i)
  %3 = tail call nsz float @llvm.maximumnum.f32(float %self.sroa.0.1.i.i, float %2)
  %_35.i = bitcast float %3 to i32
  %_34.i = zext i32 %_35.i to i64
  %_38.i = shl nsw i64 %order.i, 32
  %_33.i = or disjoint i64 %_38.i, %_34.i
  %_45.i = fpext float %_6 to double
  %4 = tail call double @llvm.copysign.f64(double %_8, double %_45.i)
  %_42.i = fdiv double %4, 3.000000e+00
  %_41.i = fadd double %_42.i, 0x43F0000000000000
  %_10 = getelementptr inbounds nuw [4 x i64], ptr %out, i64 %_0.i
  store i64 %_27.i, ptr %_10, align 8
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8
  store i64 %_30.i, ptr %_5.sroa.4.0._10.sroa_idx, align 8
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16
  store i64 %_33.i, ptr %_5.sroa.5.0._10.sroa_idx, align 8
  %_5.sroa.6.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 24
  store double %_41.i, ptr %_5.sroa.6.0._10.sroa_idx, align 8
  ret void
}

declare i8 @llvm.fptosi.sat.i8.f32(float) #0

declare i8 @llvm.fptoui.sat.i8.f32(float) #0

declare i16 @llvm.fptoui.sat.i16.f32(float) #0

declare i128 @llvm.fptosi.sat.i128.f64(double) #0

declare i32 @llvm.fptoui.sat.i32.f64(double) #0

declare float @llvm.minimumnum.f32(float, float) #0

declare float @llvm.maximumnum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
