target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@pool = external dso_local local_unnamed_addr addrspace(3) global [0 x i8], align 16

define dso_local ptx_kernel void @_Z3mixPfi(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 2
  %5 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %7
  store float %9, ptr %10, align 4
  %11 = getelementptr inbounds nuw i32, ptr %5, i64 %7
  store i32 %6, ptr %11, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = xor i32 %6, -1
  %13 = add i32 %1, %12
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %14
  %16 = load float, ptr %15, align 4
  %17 = xor i32 %6, 1
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %5, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = sitofp i32 %20 to float
  %22 = fadd contract float %16, %21
  store float %22, ptr %8, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
