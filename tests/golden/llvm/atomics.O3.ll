target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ3allPiPjPfE6inside = internal addrspace(3) global i32 undef, align 4

define dso_local ptx_kernel void @_Z3allPiPjPf(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp eq i32 %7, 0
  br i1 %9, label %10, label %11

10:
  store i32 1000, ptr addrspacecast (ptr addrspace(3) @_ZZ3allPiPjPfE6inside to ptr), align 4
  br label %11

11:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = sub nsw i32 500, %8
  %13 = atomicrmw min ptr addrspacecast (ptr addrspace(3) @_ZZ3allPiPjPfE6inside to ptr), i32 %12 seq_cst, align 4
  %14 = xor i32 %8, 21
  %15 = atomicrmw max ptr %0, i32 %14 seq_cst, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %17 = sub nsw i32 7, %8
  %18 = atomicrmw min ptr %16, i32 %17 seq_cst, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = and i32 %8, 31
  %21 = shl nuw i32 1, %20
  %22 = xor i32 %21, -1
  %23 = atomicrmw and ptr %19, i32 %22 seq_cst, align 4
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %25 = srem i32 %8, 17
  %26 = shl nuw nsw i32 1, %25
  %27 = atomicrmw or ptr %24, i32 %26 seq_cst, align 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = atomicrmw xor ptr %28, i32 %8 seq_cst, align 4
  %30 = atomicrmw uinc_wrap ptr %1, i32 9 seq_cst, align 4
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %32 = atomicrmw udec_wrap ptr %31, i32 6 seq_cst, align 4
  %33 = atomicrmw fadd ptr %2, float 5.000000e-01 seq_cst, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %34, label %38

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %36 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3allPiPjPfE6inside to ptr), align 4
  %37 = atomicrmw add ptr %35, i32 %36 seq_cst, align 4
  br label %38

38:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
