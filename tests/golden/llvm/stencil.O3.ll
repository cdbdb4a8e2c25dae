target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6smoothPKfPfiiE4tile = internal unnamed_addr addrspace(3) global [10 x [18 x float]] undef, align 4

define dso_local ptx_kernel void @_Z6smoothPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = shl i32 %5, 4
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = add i32 %7, %8
  %11 = shl nuw nsw i32 %6, 3
  %12 = add nuw nsw i32 %11, %9
  %13 = icmp samesign ult i32 %9, 10
  br i1 %13, label %14, label %28

14:
  %15 = icmp samesign ult i32 %8, 18
  %16 = add i32 %7, -1
  br label %17

17:
  %18 = phi i32 [ %9, %14 ], [ %33, %32 ]
  br i1 %15, label %19, label %32

19:
  %20 = add nuw nsw i32 %18, %11
  %21 = icmp ne i32 %20, 0
  %22 = icmp sle i32 %20, %3
  %23 = and i1 %21, %22
  %24 = add nsw i32 %20, -1
  %25 = mul nsw i32 %24, %2
  %26 = zext nneg i32 %18 to i64
  %27 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 %26
  br label %35

28:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = icmp slt i32 %10, %2
  %30 = icmp slt i32 %12, %3
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %53, label %80

32:
  %33 = add nuw nsw i32 %18, 8
  %34 = icmp samesign ult i32 %18, 2
  br i1 %34, label %17, label %28, !llvm.loop !4

35:
  %36 = phi i32 [ %8, %19 ], [ %51, %47 ]
  %37 = add i32 %16, %36
  %38 = icmp sgt i32 %37, -1
  %39 = icmp slt i32 %37, %2
  %40 = and i1 %38, %39
  %41 = select i1 %40, i1 %23, i1 false
  br i1 %41, label %42, label %47

42:
  %43 = add nuw nsw i32 %37, %25
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4
  br label %47

47:
  %48 = phi contract float [ %46, %42 ], [ 0.000000e+00, %35 ]
  %49 = zext nneg i32 %36 to i64
  %50 = getelementptr inbounds nuw float, ptr %27, i64 %49
  store float %48, ptr %50, align 4
  %51 = add nuw nsw i32 %36, 16
  %52 = icmp samesign ult i32 %36, 2
  br i1 %52, label %35, label %32, !llvm.loop !6

53:
  %54 = add nuw nsw i32 %8, 1
  %55 = zext nneg i32 %9 to i64
  %56 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 72
  %58 = zext nneg i32 %54 to i64
  %59 = getelementptr inbounds nuw float, ptr %57, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = fmul contract float %60, 4.000000e+00
  %62 = getelementptr inbounds nuw float, ptr %56, i64 %58
  %63 = load float, ptr %62, align 4
  %64 = fsub contract float %61, %63
  %65 = getelementptr inbounds nuw i8, ptr %56, i64 144
  %66 = getelementptr inbounds nuw float, ptr %65, i64 %58
  %67 = load float, ptr %66, align 4
  %68 = fsub contract float %64, %67
  %69 = zext nneg i32 %8 to i64
  %70 = getelementptr inbounds nuw float, ptr %57, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fsub contract float %68, %71
  %73 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %74 = load float, ptr %73, align 4
  %75 = fsub contract float %72, %74
  %76 = mul nsw i32 %2, %12
  %77 = add nsw i32 %76, %10
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %1, i64 %78
  store float %75, ptr %79, align 4
  br label %80

80:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
