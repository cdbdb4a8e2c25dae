target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4scanPKiPiPViS3_E6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ4scanPKiPiPViS3_E5warps = internal unnamed_addr addrspace(3) global [4 x i32] undef, align 4

define dso_local ptx_kernel void @_Z4scanPKiPiPViS3_(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = and i32 %5, 31
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 7
  %9 = add i32 %8, %5
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4
  br label %15

13:
  %14 = icmp eq i32 %6, 31
  br i1 %14, label %24, label %28

15:
  %16 = phi i32 [ %12, %4 ], [ %21, %15 ]
  %17 = phi i32 [ 1, %4 ], [ %22, %15 ]
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %16, i32 %17, i32 0)
  %19 = icmp samesign ult i32 %6, %17
  %20 = select i1 %19, i32 0, i32 %18
  %21 = add nsw i32 %20, %16
  %22 = shl nuw nsw i32 %17, 1
  %23 = icmp samesign ult i32 %17, 16
  br i1 %23, label %15, label %13, !llvm.loop !4

24:
  %25 = lshr i32 %5, 5
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %26
  store i32 %21, ptr %27, align 4
  br label %28

28:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = lshr i32 %5, 5
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %34

31:
  %32 = phi i32 [ %21, %28 ], [ %40, %34 ]
  %33 = icmp eq i32 %5, 127
  br i1 %33, label %43, label %61

34:
  %35 = phi i32 [ %40, %34 ], [ %21, %28 ]
  %36 = phi i32 [ %41, %34 ], [ 0, %28 ]
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = add nsw i32 %39, %35
  %41 = add nuw nsw i32 %36, 1
  %42 = icmp eq i32 %41, %29
  br i1 %42, label %31, label %34, !llvm.loop !7

43:
  %44 = icmp eq i32 %7, 0
  br i1 %44, label %55, label %45

45:
  %46 = add nsw i32 %7, -1
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %3, i64 %47
  br label %49

49:
  %50 = load volatile i32, ptr %48, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %49, label %52, !llvm.loop !8

52:
  tail call void @llvm.nvvm.membar.gl()
  %53 = getelementptr inbounds nuw i32, ptr %2, i64 %47
  %54 = load volatile i32, ptr %53, align 4
  br label %55

55:
  %56 = phi i32 [ %54, %52 ], [ 0, %43 ]
  %57 = add nsw i32 %56, %32
  %58 = zext nneg i32 %7 to i64
  %59 = getelementptr inbounds nuw i32, ptr %2, i64 %58
  store volatile i32 %57, ptr %59, align 4
  tail call void @llvm.nvvm.membar.gl()
  %60 = getelementptr inbounds nuw i32, ptr %3, i64 %58
  store volatile i32 1, ptr %60, align 4
  store i32 %56, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E6before to ptr), align 4
  br label %61

61:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E6before to ptr), align 4
  %63 = add nsw i32 %62, %32
  %64 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  store i32 %63, ptr %64, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

declare void @llvm.nvvm.membar.gl() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
