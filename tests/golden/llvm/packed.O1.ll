target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Inner = type <{ i8, i32, double, i16 }>
%struct.Outer = type { i8, %struct.Inner }
%struct.Mixed = type { %struct.Small, i8, i16, [2 x i8] }
%struct.Small = type <{ i8, i16, i32 }>
%struct.Wide = type { i8, %struct.Small, float, [4 x i8] }

define dso_local %struct.Inner @_Z4makei(i32 noundef %0) local_unnamed_addr #0 {
  %2 = trunc i32 %0 to i8
  %3 = mul nsw i32 %0, 70001
  %4 = sitofp i32 %0 to double
  %5 = fmul contract double %4, 5.000000e-01
  %6 = trunc i32 %0 to i16
  %7 = add i16 %6, -300
  %8 = insertvalue %struct.Inner poison, i8 %2, 0
  %9 = insertvalue %struct.Inner %8, i32 %3, 1
  %10 = insertvalue %struct.Inner %9, double %5, 2
  %11 = insertvalue %struct.Inner %10, i16 %7, 3
  ret %struct.Inner %11
}

define dso_local noundef i64 @_Z3sum5Innerc5Outer(ptr noundef readonly byval(%struct.Inner) align 1 captures(none) %0, i8 noundef signext %1, ptr noundef readonly byval(%struct.Outer) align 1 captures(none) %2) local_unnamed_addr #1 {
  %4 = load i8, ptr %0, align 1
  %5 = sext i8 %4 to i32
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %7 = load i32, ptr %6, align 1
  %8 = add nsw i32 %7, %5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 5
  %11 = load double, ptr %10, align 1
  %12 = fptosi double %11 to i64
  %13 = add nsw i64 %9, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 13
  %15 = load i16, ptr %14, align 1
  %16 = sext i16 %15 to i64
  %17 = add nsw i64 %13, %16
  %18 = sext i8 %1 to i64
  %19 = load i8, ptr %2, align 1
  %20 = sext i8 %19 to i32
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 1
  %22 = load i8, ptr %21, align 1
  %23 = sext i8 %22 to i32
  %24 = add nsw i32 %23, %20
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 2
  %26 = load i32, ptr %25, align 1
  %27 = add nsw i32 %24, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 6
  %30 = load double, ptr %29, align 1
  %31 = fptosi double %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 14
  %34 = load i16, ptr %33, align 1
  %35 = sext i16 %34 to i64
  %36 = add nsw i64 %32, %35
  %37 = mul nsw i64 %36, %18
  %38 = add nsw i64 %17, %37
  ret i64 %38
}

define dso_local ptx_kernel void @_Z4pass5Inner5OuterPx(ptr noundef readonly byval(%struct.Inner) align 1 captures(none) %0, ptr noundef readonly byval(%struct.Outer) align 1 captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Outer, align 1
  %5 = alloca %struct.Inner, align 1
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = load i8, ptr %1, align 1
  %8 = add nuw nsw i32 %6, 1
  %9 = tail call %struct.Inner @_Z4makei(i32 noundef %8) #5
  %10 = extractvalue %struct.Inner %9, 0
  %11 = extractvalue %struct.Inner %9, 1
  %12 = extractvalue %struct.Inner %9, 2
  %13 = extractvalue %struct.Inner %9, 3
  store i8 %7, ptr %4, align 1
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 1
  store i8 %10, ptr %14, align 1
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 2
  store i32 %11, ptr %15, align 1
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 6
  store double %12, ptr %16, align 1
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 14
  store i16 %13, ptr %17, align 1
  %18 = tail call noundef i64 @_Z3sum5Innerc5Outer(ptr noundef nonnull byval(%struct.Inner) align 1 %0, i8 noundef signext 3, ptr noundef nonnull byval(%struct.Outer) align 1 %4) #5
  store i8 %10, ptr %5, align 1
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 1
  store i32 %11, ptr %19, align 1
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 5
  store double %12, ptr %20, align 1
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 13
  store i16 %13, ptr %21, align 1
  %22 = tail call noundef i64 @_Z3sum5Innerc5Outer(ptr noundef nonnull byval(%struct.Inner) align 1 %5, i8 noundef signext -2, ptr noundef nonnull byval(%struct.Outer) align 1 %1) #5
  %23 = add nsw i64 %22, %18
  %24 = zext nneg i32 %6 to i64
  %25 = getelementptr inbounds nuw i64, ptr %2, i64 %24
  store i64 %23, ptr %25, align 8
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

define dso_local %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef byval(%struct.Mixed) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Wide) align 8 captures(none) %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %4 = load i16, ptr %3, align 2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %6 = load i16, ptr %5, align 1
  %7 = add i16 %6, %4
  store i16 %7, ptr %5, align 1
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 3
  %11 = load i32, ptr %10, align 1
  %12 = add nsw i32 %11, %9
  store i32 %12, ptr %10, align 1
  %13 = load i8, ptr %0, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 7
  %15 = load i8, ptr %14, align 1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load i16, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 10
  %19 = load i8, ptr %18, align 2
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 11
  %21 = load i8, ptr %20, align 1
  %22 = insertvalue %struct.Mixed poison, i8 %13, 0, 0
  %23 = insertvalue %struct.Mixed %22, i16 %7, 0, 1
  %24 = insertvalue %struct.Mixed %23, i32 %12, 0, 2
  %25 = insertvalue %struct.Mixed %24, i8 %15, 1
  %26 = insertvalue %struct.Mixed %25, i16 %17, 2
  %27 = insertvalue %struct.Mixed %26, i8 %19, 3, 0
  %28 = insertvalue %struct.Mixed %27, i8 %21, 3, 1
  ret %struct.Mixed %28
}

define dso_local ptx_kernel void @_Z5mixed5Mixed4WidePi(ptr noundef readonly byval(%struct.Mixed) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Wide) align 8 captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Mixed, align 4
  %5 = tail call %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef nonnull byval(%struct.Mixed) align 4 %0, ptr noundef nonnull byval(%struct.Wide) align 8 %1) #5
  %6 = extractvalue %struct.Mixed %5, 0
  %7 = extractvalue %struct.Small %6, 0
  %8 = extractvalue %struct.Small %6, 1
  %9 = extractvalue %struct.Small %6, 2
  %10 = extractvalue %struct.Mixed %5, 1
  %11 = extractvalue %struct.Mixed %5, 2
  %12 = extractvalue %struct.Mixed %5, 3
  %13 = extractvalue [2 x i8] %12, 0
  %14 = extractvalue [2 x i8] %12, 1
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = trunc nuw nsw i32 %15 to i16
  %17 = mul i16 %16, 257
  store i8 %7, ptr %4, align 4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 1
  store i16 %17, ptr %18, align 1
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 3
  store i32 %9, ptr %19, align 1
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 7
  store i8 %10, ptr %20, align 1
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i16 %11, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 10
  store i8 %13, ptr %22, align 2
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 11
  store i8 %14, ptr %23, align 1
  %24 = tail call %struct.Mixed @_Z3add5Mixed4Wide(ptr noundef nonnull byval(%struct.Mixed) align 4 %4, ptr noundef nonnull byval(%struct.Wide) align 8 %1) #5
  %25 = extractvalue %struct.Mixed %24, 0
  %26 = extractvalue %struct.Small %25, 1
  %27 = add i16 %26, %11
  %28 = shl nuw nsw i32 %15, 2
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %2, i64 %29
  %31 = sext i8 %7 to i32
  %32 = sext i16 %8 to i32
  %33 = add nsw i32 %31, %32
  store i32 %33, ptr %30, align 4
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 4
  store i32 %9, ptr %34, align 4
  %35 = sext i8 %10 to i32
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i32 %35, ptr %36, align 4
  %37 = sext i16 %27 to i32
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load float, ptr %38, align 8
  %40 = fptosi float %39 to i32
  %41 = add nsw i32 %40, %37
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 12
  store i32 %41, ptr %42, align 4
  ret void
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
