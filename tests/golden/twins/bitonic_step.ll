target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Entry = type { i32, i32 }

define dso_local ptx_kernel void @bitonic_step(i32 noundef %0, i32 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = add i32 %1, -1
  %10 = and i32 %9, %8
  %11 = sub i32 %8, %10
  %12 = shl i32 %11, 1
  %13 = add i32 %12, %10
  %14 = add i32 %13, %1
  %15 = zext i32 %13 to i64
  %16 = getelementptr inbounds nuw %struct.Entry, ptr %2, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = zext i32 %14 to i64
  %19 = getelementptr inbounds nuw %struct.Entry, ptr %2, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = and i32 %13, %0
  %22 = icmp sgt i32 %17, %20
  %23 = icmp eq i32 %21, 0
  %24 = xor i1 %23, %22
  br i1 %24, label %30, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %29 = load i32, ptr %28, align 4
  store i32 %20, ptr %16, align 4
  store i32 %27, ptr %28, align 4
  store i32 %17, ptr %19, align 4
  store i32 %29, ptr %26, align 4
  br label %30

30:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
