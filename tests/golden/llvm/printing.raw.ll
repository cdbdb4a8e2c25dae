target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.anon = type { i32, ptr, double }

@.str = private unnamed_addr constant [5 x i8] c"many\00", align 1
@.str1 = private unnamed_addr constant [14 x i8] c"%d of %s: %f\0A\00", align 1

define dso_local ptx_kernel void @_Z6reportid(i32 noundef %0, double noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca double, align 8
  %5 = alloca %struct.anon, align 8
  store i32 %0, ptr %3, align 4
  store double %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #3
  %6 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %3, align 4
  store i32 %7, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 1
  store ptr @.str, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 2
  %10 = load double, ptr %4, align 8
  store double %10, ptr %9, align 8
  %11 = call i32 @vprintf(ptr noundef @.str1, ptr noundef %5) #4
  call void @llvm.lifetime.end.p0(ptr %5) #3
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare dso_local i32 @vprintf(ptr noundef, ptr noundef) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
