target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.anon = type { i32, ptr, double }

@.str = private unnamed_addr constant [5 x i8] c"many\00", align 1
@.str1 = private unnamed_addr constant [14 x i8] c"%d of %s: %f\0A\00", align 1

define dso_local ptx_kernel void @_Z6reportid(i32 noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.anon, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  store i32 %0, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr @.str, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store double %1, ptr %5, align 8
  %6 = call i32 @vprintf(ptr noundef nonnull @.str1, ptr noundef nonnull %3) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare dso_local i32 @vprintf(ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
