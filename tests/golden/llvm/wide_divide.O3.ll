target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z6dividePKoS0_PoS1_(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i128, ptr %0, i64 %6
  %8 = load i128, ptr %7, align 16
  %9 = getelementptr inbounds nuw i128, ptr %1, i64 %6
  %10 = load i128, ptr %9, align 16
  %11 = udiv i128 %8, %10
  %12 = getelementptr inbounds nuw i128, ptr %2, i64 %6
  store i128 %11, ptr %12, align 16
  %13 = load i128, ptr %7, align 16
  %14 = load i128, ptr %9, align 16
  %15 = urem i128 %13, %14
  %16 = getelementptr inbounds nuw i128, ptr %3, i64 %6
  store i128 %15, ptr %16, align 16
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

define dso_local ptx_kernel void @_Z15signed_quotientPKnS0_Pn(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i128, ptr %0, i64 %5
  %7 = load i128, ptr %6, align 16
  %8 = getelementptr inbounds nuw i128, ptr %1, i64 %5
  %9 = load i128, ptr %8, align 16
  %10 = freeze i128 %7
  %11 = freeze i128 %9
  %12 = sdiv i128 %10, %11
  %13 = mul i128 %12, %11
  %14 = sub i128 %10, %13
  %15 = shl i128 %14, 1
  %16 = icmp slt i128 %7, %9
  %17 = sext i1 %16 to i128
  %18 = add i128 %12, %17
  %19 = add i128 %18, %15
  %20 = getelementptr inbounds nuw i128, ptr %2, i64 %5
  store i128 %19, ptr %20, align 16
  ret void
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
