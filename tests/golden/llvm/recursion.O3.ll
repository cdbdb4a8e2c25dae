target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local noundef i32 @_Z9fibonaccii(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp slt i32 %0, 2
  br i1 %2, label %58, label %3

3:
  %4 = add nsw i32 %0, -2
  %5 = lshr i32 %4, 1
  %6 = add nuw i32 %5, 1
  %7 = and i32 %6, 7
  %8 = icmp ult i32 %4, 14
  br i1 %8, label %44, label %9

9:
  %10 = and i32 %6, -8
  br label %11

11:
  %12 = phi i32 [ %0, %9 ], [ %36, %11 ]
  %13 = phi i32 [ 0, %9 ], [ %39, %11 ]
  %14 = phi i32 [ 0, %9 ], [ %40, %11 ]
  %15 = add nsw i32 %12, -1
  %16 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %15) #4
  %17 = add nsw i32 %16, %13
  %18 = add nsw i32 %12, -3
  %19 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %18) #4
  %20 = add nsw i32 %19, %17
  %21 = add nsw i32 %12, -5
  %22 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %21) #4
  %23 = add nsw i32 %22, %20
  %24 = add nsw i32 %12, -7
  %25 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %24) #4
  %26 = add nsw i32 %25, %23
  %27 = add nsw i32 %12, -9
  %28 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %27) #4
  %29 = add nsw i32 %28, %26
  %30 = add nsw i32 %12, -11
  %31 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %30) #4
  %32 = add nsw i32 %31, %29
  %33 = add nsw i32 %12, -13
  %34 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %33) #4
  %35 = add nsw i32 %34, %32
  %36 = add nsw i32 %12, -16
  %37 = add nsw i32 %12, -15
  %38 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %37) #4
  %39 = add nsw i32 %38, %35
  %40 = add i32 %14, 8
  %41 = icmp eq i32 %40, %10
  br i1 %41, label %42, label %11

42:
  %43 = icmp eq i32 %7, 0
  br i1 %43, label %58, label %44

44:
  %45 = phi i32 [ %0, %3 ], [ %36, %42 ]
  %46 = phi i32 [ 0, %3 ], [ %39, %42 ]
  %47 = icmp ne i32 %7, 0
  tail call void @llvm.assume(i1 %47)
  br label %48

48:
  %49 = phi i32 [ %52, %48 ], [ %45, %44 ]
  %50 = phi i32 [ %55, %48 ], [ %46, %44 ]
  %51 = phi i32 [ %56, %48 ], [ 0, %44 ]
  %52 = add nsw i32 %49, -2
  %53 = add nsw i32 %49, -1
  %54 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %53) #4
  %55 = add nsw i32 %54, %50
  %56 = add i32 %51, 1
  %57 = icmp eq i32 %56, %7
  br i1 %57, label %58, label %48, !llvm.loop !4

58:
  %59 = phi i32 [ 0, %1 ], [ %39, %42 ], [ %55, %48 ]
  %60 = phi i32 [ %0, %1 ], [ %36, %42 ], [ %52, %48 ]
  %61 = add nsw i32 %60, %59
  ret i32 %61
}

define dso_local ptx_kernel void @_Z3runPii(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = add nsw i32 %1, %3
  %5 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %4) #4
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %5, ptr %7, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
