target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4scanPKiPiS1_E1t = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

define dso_local ptx_kernel void @_Z4scanPKiPiS1_(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 8
  %7 = shl nuw nsw i32 %4, 1
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = zext nneg i32 %7 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %12
  store i32 %11, ptr %13, align 4
  %14 = or disjoint i32 %8, 1
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = or disjoint i32 %7, 1
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %19
  store i32 %17, ptr %20, align 4
  %21 = add nuw nsw i32 %7, 2
  br label %24

22:
  %23 = icmp eq i32 %4, 0
  br i1 %23, label %44, label %48

24:
  %25 = phi i32 [ 1, %3 ], [ %41, %40 ]
  %26 = phi i32 [ 128, %3 ], [ %42, %40 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = icmp samesign ult i32 %4, %26
  br i1 %27, label %28, label %40

28:
  %29 = mul nsw i32 %25, %18
  %30 = sext i32 %29 to i64
  %31 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %30
  %32 = getelementptr i8, ptr %31, i64 -4
  %33 = load i32, ptr %32, align 4
  %34 = mul nsw i32 %25, %21
  %35 = sext i32 %34 to i64
  %36 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %35
  %37 = getelementptr i8, ptr %36, i64 -4
  %38 = load i32, ptr %37, align 4
  %39 = add nsw i32 %38, %33
  store i32 %39, ptr %37, align 4
  br label %40

40:
  %41 = shl nsw i32 %25, 1
  %42 = lshr i32 %26, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %22, label %24, !llvm.loop !4

44:
  %45 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 1020), align 4
  %46 = zext nneg i32 %5 to i64
  %47 = getelementptr inbounds nuw i32, ptr %2, i64 %46
  store i32 %45, ptr %47, align 4
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 1020), align 4
  br label %48

48:
  %49 = add nuw nsw i32 %7, 2
  br label %55

50:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = load i32, ptr %13, align 4
  %52 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  store i32 %51, ptr %52, align 4
  %53 = load i32, ptr %20, align 4
  %54 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  store i32 %53, ptr %54, align 4
  ret void

55:
  %56 = phi i32 [ 256, %48 ], [ %58, %73 ]
  %57 = phi i32 [ 1, %48 ], [ %74, %73 ]
  %58 = lshr i32 %56, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = icmp samesign ult i32 %4, %57
  br i1 %59, label %60, label %73

60:
  %61 = mul nuw nsw i32 %58, %18
  %62 = mul nuw nsw i32 %58, %49
  %63 = zext nneg i32 %61 to i64
  %64 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %63
  %65 = getelementptr i8, ptr %64, i64 -4
  %66 = load i32, ptr %65, align 4
  %67 = zext nneg i32 %62 to i64
  %68 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiS1_E1t to ptr), i64 %67
  %69 = getelementptr i8, ptr %68, i64 -4
  %70 = load i32, ptr %69, align 4
  store i32 %70, ptr %65, align 4
  %71 = load i32, ptr %69, align 4
  %72 = add nsw i32 %71, %66
  store i32 %72, ptr %69, align 4
  br label %73

73:
  %74 = shl nuw nsw i32 %57, 1
  %75 = icmp samesign ult i32 %57, 128
  br i1 %75, label %55, label %50, !llvm.loop !7
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
