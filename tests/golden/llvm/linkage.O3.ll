target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@flag = dso_local addrspace(1) externally_initialized global i32 1, align 4
@_ZL7counter = internal unnamed_addr addrspace(1) global i32 0, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @flag to ptr)], section "llvm.metadata"

define weak dso_local i32 @hook(i32 noundef %0) local_unnamed_addr #0 {
  ret i32 %0
}

define dso_local range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %0) local_unnamed_addr #1 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

define dso_local ptx_kernel void @_Z4callPi(ptr noundef captures(none) initializes((0, 4)) %0) local_unnamed_addr #2 {
  %2 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL7counter to ptr), align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr addrspacecast (ptr addrspace(1) @_ZL7counter to ptr), align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = tail call i32 @twice(i32 noundef %5) #3
  %7 = tail call i32 @hook(i32 noundef %6) #3
  %8 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL7counter to ptr), align 4
  %9 = add nsw i32 %8, %7
  %10 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @flag to ptr), align 4
  %11 = add nsw i32 %9, %10
  store i32 %11, ptr %0, align 4
  ret void
}

attributes #0 = { mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
