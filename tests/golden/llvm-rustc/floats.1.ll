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
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i3 = zext i32 %_4.i to i64
  %_0.i2 = getelementptr inbounds nuw float, ptr %x, i64 %_0.i3
  %_6 = load float, ptr %_0.i2, align 4, !noundef !2
  %_0.i1 = getelementptr inbounds nuw double, ptr %y, i64 %_0.i3
  %_8 = load double, ptr %_0.i1, align 8, !noundef !2
  %0 = bitcast float %_6 to i32
  %_6.i.i = fcmp olt float %_6, -1.000000e+02
  %self.sroa.0.0.i.i = select i1 %_6.i.i, float -1.000000e+02, float %_6
  %_8.i.i = fcmp ogt float %self.sroa.0.0.i.i, 1.000000e+03
  %self.sroa.0.1.i.i = select i1 %_8.i.i, float 1.000000e+03, float %self.sroa.0.0.i.i
  %narrow.i = tail call i8 @llvm.fptoui.sat.i8.f32(float %_6)
  %narrow1.i = tail call i8 @llvm.fptosi.sat.i8.f32(float %_6)
  %narrow2.i = tail call i16 @llvm.fptoui.sat.i16.f32(float %_6)
  %narrow3.i = tail call i64 @llvm.fptosi.sat.i64.f32(float %_6)
  %narrow4.i = tail call i32 @llvm.fptoui.sat.i32.f64(double %_8)
  %narrow5.i = tail call i128 @llvm.fptosi.sat.i128.f64(double %_8)
  %_0.i6.i = zext i8 %narrow.i to i64
  %_0.i.i4 = zext i8 %narrow1.i to i64
  %_13.i = shl nuw nsw i64 %_0.i.i4, 8
  %_11.i = or disjoint i64 %_13.i, %_0.i6.i
  %_0.i7.i = zext i16 %narrow2.i to i64
  %_16.i = shl nuw nsw i64 %_0.i7.i, 16
  %ints.i = or disjoint i64 %_11.i, %_16.i
  %1 = fptrunc double %_8 to float
  %2 = bitcast float %1 to i32
  %_12.i.i = ashr i32 %0, 31
  %_10.i.i = lshr i32 %_12.i.i, 1
  %3 = xor i32 %_10.i.i, %0
  %_17.i.i = ashr i32 %2, 31
  %_15.i.i = lshr i32 %_17.i.i, 1
  %4 = xor i32 %_15.i.i, %2
  %_0.i2.i.i = tail call noundef range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32 %3, i32 %4)
  %_19.i = sext i8 %_0.i2.i.i to i64
  %5 = fcmp ord float %_6, 0.000000e+00
  %_0.i9.i = zext i32 %narrow4.i to i64
  %_32.i = shl nuw i64 %_0.i9.i, 32
  %_31.i = or disjoint i64 %ints.i, %_32.i
  %_36.i = trunc i128 %narrow5.i to i64
  %_34.i = xor i64 %narrow3.i, %_36.i
  %6 = tail call nsz noundef float @llvm.minimumnum.f32(float %_6, float %1)
  %7 = tail call nsz noundef float @llvm.maximumnum.f32(float %self.sroa.0.1.i.i, float %6)
  %_0.i13.i = bitcast float %7 to i32
  %_0.i8.i = zext i32 %_0.i13.i to i64
  %8 = select i1 %5, i64 8589934592, i64 0
  %9 = shl nsw i64 %_19.i, 32
  %_42.i = add nsw i64 %9, %8
  %_37.i = or disjoint i64 %_42.i, %_0.i8.i
  %_0.i10.i = fpext float %_6 to double
  %10 = tail call noundef double @llvm.copysign.f64(double %_8, double %_0.i10.i)
  %_46.i = fdiv double %10, 3.000000e+00
  %_45.i = fadd double %_46.i, 0x43F0000000000000
  %_0.i = getelementptr inbounds nuw [4 x i64], ptr %out, i64 %_0.i3
  store i64 %_31.i, ptr %_0.i, align 8
  %_5.sroa.4.0._0.i.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 8
  store i64 %_34.i, ptr %_5.sroa.4.0._0.i.sroa_idx, align 8
  %_5.sroa.5.0._0.i.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 16
  store i64 %_37.i, ptr %_5.sroa.5.0._0.i.sroa_idx, align 8
  %_5.sroa.6.0._0.i.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 24
  store double %_45.i, ptr %_5.sroa.6.0._0.i.sroa_idx, align 8
  ret void
}

declare i8 @llvm.fptoui.sat.i8.f32(float) #0

declare i8 @llvm.fptosi.sat.i8.f32(float) #0

declare i16 @llvm.fptoui.sat.i16.f32(float) #0

declare i32 @llvm.fptoui.sat.i32.f64(double) #0

declare i128 @llvm.fptosi.sat.i128.f64(double) #0

declare float @llvm.minimumnum.f32(float, float) #0

declare float @llvm.maximumnum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
