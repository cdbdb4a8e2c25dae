target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9transposeE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4

define dso_local ptx_kernel void @transpose(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = shl i32 %5, 5
  %8 = shl nuw nsw i32 %6, 5
  %9 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = icmp samesign ult i32 %10, 32
  br i1 %11, label %12, label %17

12:
  %13 = add i32 %7, %9
  %14 = icmp ult i32 %13, %1
  %15 = zext nneg i32 %9 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 %15
  br label %23

17:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %11, label %18, label %39

18:
  %19 = add nuw nsw i32 %8, %9
  %20 = icmp ult i32 %19, %0
  %21 = zext nneg i32 %9 to i64
  %22 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 %21
  br label %40

23:
  %24 = phi i32 [ %10, %12 ], [ %37, %36 ]
  %25 = or disjoint i32 %24, %8
  %26 = icmp ult i32 %25, %0
  %27 = select i1 %14, i1 %26, i1 false
  br i1 %27, label %28, label %36

28:
  %29 = mul i32 %25, %1
  %30 = add i32 %29, %13
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %2, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = zext nneg i32 %24 to i64
  %35 = getelementptr inbounds nuw [33 x float], ptr %16, i64 %34
  store float %33, ptr %35, align 4
  br label %36

36:
  %37 = add nuw nsw i32 %24, 8
  %38 = icmp samesign ult i32 %24, 24
  br i1 %38, label %23, label %17, !llvm.loop !4

39:
  ret void

40:
  %41 = phi i32 [ %10, %18 ], [ %54, %53 ]
  %42 = or disjoint i32 %41, %7
  %43 = icmp ult i32 %42, %1
  %44 = select i1 %20, i1 %43, i1 false
  br i1 %44, label %45, label %53

45:
  %46 = zext nneg i32 %41 to i64
  %47 = getelementptr inbounds nuw float, ptr %22, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = mul i32 %42, %0
  %50 = add i32 %49, %19
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr %3, i64 %51
  store float %48, ptr %52, align 4
  br label %53

53:
  %54 = add nuw nsw i32 %41, 8
  %55 = icmp samesign ult i32 %41, 24
  br i1 %55, label %40, label %39, !llvm.loop !6
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
