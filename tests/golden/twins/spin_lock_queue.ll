target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Queue = type { i32, i32, i32, [8 x i32] }

@queue = dso_local addrspace(1) externally_initialized global %struct.Queue zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @queue to ptr)], section "llvm.metadata"

define dso_local noundef zeroext i1 @_Z4pushj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 8), align 4
  %3 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 4), align 4
  %4 = sub i32 %2, %3
  %5 = icmp ne i32 %4, 8
  br i1 %5, label %6, label %11

6:
  %7 = add i32 %2, 1
  %8 = and i32 %2, 7
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 12), i64 %9
  store i32 %0, ptr %10, align 4
  store i32 %7, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 8), align 4
  br label %11

11:
  ret i1 %5
}

define dso_local noundef zeroext i1 @_Z3popPj(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 {
  %2 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 8), align 4
  %3 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 4), align 4
  %4 = icmp ne i32 %2, %3
  br i1 %4, label %5, label %12

5:
  %6 = and i32 %3, 7
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 12), i64 %7
  %9 = load i32, ptr %8, align 4
  store i32 %9, ptr %0, align 4
  %10 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 4), align 4
  %11 = add i32 %10, 1
  store i32 %11, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 4), align 4
  br label %12

12:
  ret i1 %4
}

define dso_local ptx_kernel void @spin_lock_queue(ptr noundef writeonly captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = and i32 %6, 1
  %8 = icmp eq i32 %7, 0
  %9 = lshr i32 %6, 1
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  br label %12

12:
  %13 = cmpxchg ptr addrspacecast (ptr addrspace(1) @queue to ptr), i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %16, label %15

15:
  br label %12, !llvm.loop !4

16:
  %17 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 8), align 4
  %18 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 4), align 4
  br i1 %8, label %19, label %27

19:
  %20 = sub i32 %17, %18
  %21 = icmp eq i32 %20, 8
  br i1 %21, label %36, label %22

22:
  %23 = and i32 %17, 7
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 12), i64 %24
  %26 = add i32 %17, 1
  store i32 %6, ptr %25, align 4
  store i32 %26, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 8), align 4
  br label %37

27:
  %28 = icmp eq i32 %17, %18
  br i1 %28, label %36, label %29

29:
  %30 = and i32 %18, 7
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 12), i64 %31
  %33 = load i32, ptr %32, align 4
  store i32 %33, ptr %11, align 4
  %34 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 4), align 4
  %35 = add i32 %34, 1
  store i32 %35, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @queue to ptr), i64 4), align 4
  br label %37

36:
  store atomic i32 0, ptr addrspacecast (ptr addrspace(1) @queue to ptr) release, align 4
  br label %15

37:
  store atomic i32 0, ptr addrspacecast (ptr addrspace(1) @queue to ptr) release, align 4
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
