target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local noundef zeroext i1 @_Z9stands_atPKhjS0_jj(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = add i32 %4, %3
  %7 = icmp ugt i32 %6, %1
  br i1 %7, label %23, label %8

8:
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %23, label %10

10:
  %11 = phi i32 [ %20, %10 ], [ 0, %8 ]
  %12 = add i32 %11, %4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = zext i32 %11 to i64
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %15, %18
  %20 = add nuw i32 %11, 1
  %21 = icmp ne i32 %20, %3
  %22 = select i1 %19, i1 %21, i1 false
  br i1 %22, label %10, label %23, !llvm.loop !4

23:
  %24 = phi i1 [ false, %5 ], [ true, %8 ], [ %19, %10 ]
  ret i1 %24
}

define dso_local ptx_kernel void @string_search(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3, ptr noundef writeonly captures(none) %4, ptr noundef captures(none) %5) local_unnamed_addr #1 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp uge i32 %11, %1
  %13 = add i32 %3, %11
  %14 = icmp ugt i32 %13, %1
  %15 = or i1 %12, %14
  br i1 %15, label %31, label %16

16:
  %17 = icmp eq i32 %3, 0
  br i1 %17, label %31, label %18

18:
  %19 = phi i32 [ %28, %18 ], [ 0, %16 ]
  %20 = add i32 %19, %11
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = zext i32 %19 to i64
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = icmp eq i8 %23, %26
  %28 = add nuw i32 %19, 1
  %29 = icmp ne i32 %28, %3
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %18, label %31, !llvm.loop !4

31:
  %32 = phi i1 [ false, %6 ], [ true, %16 ], [ %27, %18 ]
  br i1 %12, label %37, label %33

33:
  %34 = zext i32 %11 to i64
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 %34
  %36 = zext i1 %32 to i8
  store i8 %36, ptr %35, align 1
  br label %37

37:
  %38 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %32)
  %39 = and i32 %10, 31
  %40 = icmp eq i32 %39, 0
  %41 = icmp ne i32 %38, 0
  %42 = and i1 %40, %41
  br i1 %42, label %43, label %46

43:
  %44 = tail call noundef range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %38)
  %45 = atomicrmw add ptr %5, i32 %44 seq_cst, align 4
  br label %46

46:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

declare i32 @llvm.ctpop.i32(i32) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
