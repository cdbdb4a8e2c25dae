target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint2 = type { i32, i32 }

define dso_local noundef i32 @_Z9ackermannjj(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %25, label %4

4:
  %5 = and i32 %0, 7
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %20, label %7

7:
  %8 = phi i32 [ %16, %15 ], [ %1, %4 ]
  %9 = phi i32 [ %17, %15 ], [ %0, %4 ]
  %10 = phi i32 [ %18, %15 ], [ 0, %4 ]
  %11 = icmp eq i32 %8, 0
  br i1 %11, label %15, label %12

12:
  %13 = add i32 %8, -1
  %14 = tail call noundef i32 @_Z9ackermannjj(i32 noundef %9, i32 noundef %13) #3
  br label %15

15:
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ]
  %17 = add i32 %9, -1
  %18 = add i32 %10, 1
  %19 = icmp eq i32 %18, %5
  br i1 %19, label %20, label %7, !llvm.loop !4

20:
  %21 = phi i32 [ poison, %4 ], [ %16, %15 ]
  %22 = phi i32 [ %1, %4 ], [ %16, %15 ]
  %23 = phi i32 [ %0, %4 ], [ %17, %15 ]
  %24 = icmp ult i32 %0, 8
  br i1 %24, label %25, label %28

25:
  %26 = phi i32 [ %1, %2 ], [ %21, %20 ], [ %82, %81 ]
  %27 = add i32 %26, 1
  ret i32 %27

28:
  %29 = phi i32 [ %82, %81 ], [ %22, %20 ]
  %30 = phi i32 [ %83, %81 ], [ %23, %20 ]
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %32, label %85

32:
  %33 = phi i32 [ %87, %85 ], [ 1, %28 ]
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:
  %36 = add i32 %30, -1
  %37 = add i32 %33, -1
  %38 = tail call noundef i32 @_Z9ackermannjj(i32 noundef %36, i32 noundef %37) #3
  br label %39

39:
  %40 = phi i32 [ %38, %35 ], [ 1, %32 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %46, label %42

42:
  %43 = add i32 %30, -2
  %44 = add i32 %40, -1
  %45 = tail call noundef i32 @_Z9ackermannjj(i32 noundef %43, i32 noundef %44) #3
  br label %46

46:
  %47 = phi i32 [ %45, %42 ], [ 1, %39 ]
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:
  %50 = add i32 %30, -3
  %51 = add i32 %47, -1
  %52 = tail call noundef i32 @_Z9ackermannjj(i32 noundef %50, i32 noundef %51) #3
  br label %53

53:
  %54 = phi i32 [ %52, %49 ], [ 1, %46 ]
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %56

56:
  %57 = add i32 %30, -4
  %58 = add i32 %54, -1
  %59 = tail call noundef i32 @_Z9ackermannjj(i32 noundef %57, i32 noundef %58) #3
  br label %60

60:
  %61 = phi i32 [ %59, %56 ], [ 1, %53 ]
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %67, label %63

63:
  %64 = add i32 %30, -5
  %65 = add i32 %61, -1
  %66 = tail call noundef i32 @_Z9ackermannjj(i32 noundef %64, i32 noundef %65) #3
  br label %67

67:
  %68 = phi i32 [ %66, %63 ], [ 1, %60 ]
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %74, label %70

70:
  %71 = add i32 %30, -6
  %72 = add i32 %68, -1
  %73 = tail call noundef i32 @_Z9ackermannjj(i32 noundef %71, i32 noundef %72) #3
  br label %74

74:
  %75 = phi i32 [ %73, %70 ], [ 1, %67 ]
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %81, label %77

77:
  %78 = add i32 %30, -7
  %79 = add i32 %75, -1
  %80 = tail call noundef i32 @_Z9ackermannjj(i32 noundef %78, i32 noundef %79) #3
  br label %81

81:
  %82 = phi i32 [ %80, %77 ], [ 1, %74 ]
  %83 = add i32 %30, -8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %25, label %28

85:
  %86 = add i32 %29, -1
  %87 = tail call noundef i32 @_Z9ackermannjj(i32 noundef %30, i32 noundef %86) #3
  br label %32
}

define dso_local ptx_kernel void @ackermann_pairs(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call range(i32 1, 129) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp ult i32 %8, %0
  br i1 %9, label %10, label %18

10:
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %11
  %13 = getelementptr inbounds nuw %struct.uint2, ptr %1, i64 %11
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %13, align 8
  %16 = load i32, ptr %14, align 4
  %17 = tail call noundef i32 @_Z9ackermannjj(i32 noundef %15, i32 noundef %16) #3
  store i32 %17, ptr %12, align 4
  br label %18

18:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
