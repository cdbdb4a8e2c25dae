target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@partial = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

define dso_local ptx_kernel void @reduce_shared(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp ult i32 %8, %0
  br i1 %9, label %10, label %13

10:
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %6, %11
  br label %19

13:
  %14 = phi float [ 0.000000e+00, %3 ], [ %25, %19 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @partial to ptr), i64 %15
  store float %14, ptr %16, align 4
  %17 = lshr i32 %6, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %28, label %30

19:
  %20 = phi float [ 0.000000e+00, %10 ], [ %25, %19 ]
  %21 = phi i32 [ %8, %10 ], [ %26, %19 ]
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %1, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fadd float %20, %24
  %26 = add i32 %21, %12
  %27 = icmp ult i32 %26, %0
  br i1 %27, label %19, label %13, !llvm.loop !4

28:
  %29 = icmp eq i32 %4, 0
  br i1 %29, label %43, label %47

30:
  %31 = phi i32 [ %41, %40 ], [ %17, %13 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = icmp samesign ult i32 %4, %31
  br i1 %32, label %33, label %40

33:
  %34 = add nuw nsw i32 %31, %4
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @partial to ptr), i64 %35
  %37 = load float, ptr %36, align 4
  %38 = load float, ptr %16, align 4
  %39 = fadd float %37, %38
  store float %39, ptr %16, align 4
  br label %40

40:
  %41 = lshr i32 %31, 1
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %28, label %30, !llvm.loop !6

43:
  %44 = zext nneg i32 %5 to i64
  %45 = getelementptr inbounds nuw float, ptr %2, i64 %44
  %46 = load float, ptr addrspacecast (ptr addrspace(3) @partial to ptr), align 4
  store float %46, ptr %45, align 4
  br label %47

47:
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="1024" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
