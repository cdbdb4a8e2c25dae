target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local noundef i32 @_Z6chooseii(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  switch i32 %0, label %19 [
    i32 0, label %3
    i32 1, label %5
    i32 2, label %7
    i32 3, label %9
    i32 4, label %11
    i32 5, label %13
    i32 6, label %15
    i32 7, label %17
  ]

3:
  %4 = add nsw i32 %1, 1
  br label %19

5:
  %6 = mul nsw i32 %1, 3
  br label %19

7:
  %8 = sdiv i32 %1, 7
  br label %19

9:
  %10 = srem i32 %1, 5
  br label %19

11:
  %12 = shl i32 %1, 2
  br label %19

13:
  %14 = xor i32 %1, -1
  br label %19

15:
  %16 = mul nsw i32 %1, %1
  br label %19

17:
  %18 = xor i32 %1, 85
  br label %19

19:
  %20 = phi i32 [ %18, %17 ], [ %4, %3 ], [ %6, %5 ], [ %8, %7 ], [ %10, %9 ], [ %12, %11 ], [ %14, %13 ], [ %16, %15 ], [ 0, %2 ]
  ret i32 %20
}

define dso_local ptx_kernel void @_Z3runPi(ptr noundef captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4
  %6 = and i32 %5, 15
  %7 = tail call noundef i32 @_Z6chooseii(i32 noundef %6, i32 noundef %5) #3
  store i32 %7, ptr %4, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
