target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Slot = type { i32, i32 }

@.str = private unnamed_addr constant [13 x i8] c"keys[i] != 0\00", align 1
@.str1 = private unnamed_addr constant [14 x i8] c"hash_table.cu\00", align 1
@__func__.hash_table = private unnamed_addr constant [11 x i8] c"hash_table\00", align 1
@.str2 = private unnamed_addr constant [6 x i8] c"added\00", align 1

define dso_local noundef i32 @_Z4hashj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = lshr i32 %0, 16
  %3 = xor i32 %2, %0
  %4 = mul i32 %3, 2146121005
  %5 = lshr i32 %4, 15
  %6 = xor i32 %5, %4
  %7 = mul i32 %6, -2073254261
  %8 = lshr i32 %7, 16
  %9 = xor i32 %8, %7
  ret i32 %9
}

define dso_local noundef zeroext i1 @_Z3addP4Slotjjj(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = add i32 %1, -1
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %34, label %7

7:
  %8 = lshr i32 %2, 16
  %9 = xor i32 %8, %2
  %10 = mul i32 %9, 2146121005
  %11 = lshr i32 %10, 15
  %12 = xor i32 %11, %10
  %13 = mul i32 %12, -2073254261
  %14 = lshr i32 %13, 16
  %15 = xor i32 %14, %13
  br label %16

16:
  %17 = phi i32 [ %31, %30 ], [ %15, %7 ]
  %18 = phi i32 [ %32, %30 ], [ 0, %7 ]
  %19 = and i32 %17, %5
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw %struct.Slot, ptr %0, i64 %20
  %22 = cmpxchg ptr %21, i32 0, i32 %2 monotonic monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 0
  %24 = extractvalue { i32, i1 } %22, 1
  %25 = icmp eq i32 %23, %2
  %26 = or i1 %24, %25
  br i1 %26, label %27, label %30

27:
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %29 = atomicrmw add ptr %28, i32 %3 seq_cst, align 4
  br label %34

30:
  %31 = add i32 %19, 1
  %32 = add nuw i32 %18, 1
  %33 = icmp eq i32 %32, %1
  br i1 %33, label %34, label %16, !llvm.loop !4

34:
  %35 = phi i1 [ true, %27 ], [ false, %4 ], [ false, %30 ]
  ret i1 %35
}

define dso_local ptx_kernel void @hash_table(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp ult i32 %10, %0
  br i1 %11, label %12, label %51

12:
  %13 = zext i32 %10 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:
  tail call void @__assertfail(ptr noundef nonnull @.str, ptr noundef nonnull @.str1, i32 noundef 29, ptr noundef nonnull @__func__.hash_table, i64 noundef 1) #5
  unreachable

18:
  %19 = getelementptr inbounds nuw i32, ptr %2, i64 %13
  %20 = load i32, ptr %19, align 4
  %21 = add i32 %4, -1
  %22 = icmp eq i32 %4, 0
  br i1 %22, label %50, label %23

23:
  %24 = lshr i32 %15, 16
  %25 = xor i32 %24, %15
  %26 = mul i32 %25, 2146121005
  %27 = lshr i32 %26, 15
  %28 = xor i32 %27, %26
  %29 = mul i32 %28, -2073254261
  %30 = lshr i32 %29, 16
  %31 = xor i32 %30, %29
  br label %32

32:
  %33 = phi i32 [ %47, %46 ], [ %31, %23 ]
  %34 = phi i32 [ %48, %46 ], [ 0, %23 ]
  %35 = and i32 %33, %21
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Slot, ptr %3, i64 %36
  %38 = cmpxchg ptr %37, i32 0, i32 %15 monotonic monotonic, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = extractvalue { i32, i1 } %38, 1
  %41 = icmp eq i32 %39, %15
  %42 = or i1 %40, %41
  br i1 %42, label %43, label %46

43:
  %44 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %45 = atomicrmw add ptr %44, i32 %20 seq_cst, align 4
  br label %51

46:
  %47 = add i32 %35, 1
  %48 = add nuw i32 %34, 1
  %49 = icmp eq i32 %48, %4
  br i1 %49, label %50, label %32, !llvm.loop !4

50:
  tail call void @__assertfail(ptr noundef nonnull @.str2, ptr noundef nonnull @.str1, i32 noundef 31, ptr noundef nonnull @__func__.hash_table, i64 noundef 1) #5
  unreachable

51:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare dso_local void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { convergent noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
