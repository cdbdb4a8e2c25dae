target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Large = type { [5 x double], i32, i8 }
%struct.Small = type { i32 }

define dso_local %struct.Large @_Z4bend5Large5Small(ptr noundef byval(%struct.Large) align 8 %0, ptr noundef byval(%struct.Small) align 4 %1) #0 {
  %3 = alloca %struct.Large, align 8
  %4 = getelementptr inbounds nuw %struct.Small, ptr %1, i32 0, i32 0
  %5 = load i32, ptr %4, align 4
  %6 = sitofp i32 %5 to double
  %7 = getelementptr inbounds nuw %struct.Large, ptr %0, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.Large, ptr %0, i32 0, i32 1
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [5 x double], ptr %7, i64 0, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = fadd contract double %12, %6
  store double %13, ptr %11, align 8
  %14 = getelementptr inbounds nuw %struct.Large, ptr %0, i32 0, i32 1
  %15 = load i32, ptr %14, align 8
  %16 = xor i32 %15, 1
  store i32 %16, ptr %14, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %0, i64 48, i1 false)
  %17 = load %struct.Large, ptr %3, align 8
  ret %struct.Large %17
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

define dso_local ptx_kernel void @_Z4pass5Large5SmallPS_(ptr noundef byval(%struct.Large) align 8 %0, ptr noundef byval(%struct.Small) align 4 %1, ptr noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Large, align 8
  %6 = alloca %struct.Large, align 8
  %7 = alloca %struct.Small, align 4
  store ptr %2, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %0, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %1, i64 4, i1 false)
  %8 = call %struct.Large @_Z4bend5Large5Small(ptr noundef byval(%struct.Large) align 8 %6, ptr noundef byval(%struct.Small) align 4 %7) #3
  %9 = getelementptr inbounds nuw %struct.Large, ptr %5, i32 0, i32 0
  %10 = extractvalue %struct.Large %8, 0
  store [5 x double] %10, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Large, ptr %5, i32 0, i32 1
  %12 = extractvalue %struct.Large %8, 1
  store i32 %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.Large, ptr %5, i32 0, i32 2
  %14 = extractvalue %struct.Large %8, 2
  store i8 %14, ptr %13, align 4
  %15 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %5, i64 48, i1 false)
  ret void
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
