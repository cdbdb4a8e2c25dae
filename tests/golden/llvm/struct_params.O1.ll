target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Large = type { [5 x double], i32, i8 }
%struct.Small = type { i32 }

define dso_local %struct.Large @_Z4bend5Large5Small(ptr noundef byval(%struct.Large) align 8 captures(none) %0, ptr noundef readonly byval(%struct.Small) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = load i32, ptr %1, align 4
  %4 = sitofp i32 %3 to double
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load i32, ptr %5, align 8
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds double, ptr %0, i64 %7
  %9 = load double, ptr %8, align 8
  %10 = fadd contract double %9, %4
  store double %10, ptr %8, align 8
  %11 = load i32, ptr %5, align 8
  %12 = xor i32 %11, 1
  store i32 %12, ptr %5, align 8
  %13 = load double, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %23 = load i8, ptr %22, align 4
  %24 = insertvalue %struct.Large poison, double %13, 0, 0
  %25 = insertvalue %struct.Large %24, double %15, 0, 1
  %26 = insertvalue %struct.Large %25, double %17, 0, 2
  %27 = insertvalue %struct.Large %26, double %19, 0, 3
  %28 = insertvalue %struct.Large %27, double %21, 0, 4
  %29 = insertvalue %struct.Large %28, i32 %12, 1
  %30 = insertvalue %struct.Large %29, i8 %23, 2
  ret %struct.Large %30
}

define dso_local ptx_kernel void @_Z4pass5Large5SmallPS_(ptr noundef readonly byval(%struct.Large) align 8 captures(none) %0, ptr noundef readonly byval(%struct.Small) align 4 captures(none) %1, ptr noundef writeonly captures(none) initializes((0, 45)) %2) local_unnamed_addr #1 {
  %4 = alloca %struct.Small, align 4
  %5 = load i32, ptr %1, align 4
  store i32 %5, ptr %4, align 4
  %6 = tail call %struct.Large @_Z4bend5Large5Small(ptr noundef nonnull byval(%struct.Large) align 8 %0, ptr noundef nonnull byval(%struct.Small) align 4 %4) #2
  %7 = extractvalue %struct.Large %6, 0
  %8 = extractvalue [5 x double] %7, 0
  %9 = extractvalue [5 x double] %7, 1
  %10 = extractvalue [5 x double] %7, 2
  %11 = extractvalue [5 x double] %7, 3
  %12 = extractvalue [5 x double] %7, 4
  %13 = extractvalue %struct.Large %6, 1
  %14 = extractvalue %struct.Large %6, 2
  store double %8, ptr %2, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %9, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double %10, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store double %11, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store double %12, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store i32 %13, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 44
  store i8 %14, ptr %20, align 4
  ret void
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
