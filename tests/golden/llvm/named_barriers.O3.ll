target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4pipePKiPiiE6buffer = internal unnamed_addr addrspace(3) global [2 x [32 x i32]] undef, align 4

define dso_local ptx_kernel void @_Z4pipePKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 31
  %6 = icmp samesign ult i32 %4, 32
  %7 = icmp sgt i32 %2, 0
  br i1 %6, label %13, label %8

8:
  br i1 %7, label %9, label %63

9:
  %10 = xor i32 %5, 31
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4pipePKiPiiE6buffer to ptr), i64 %11
  br label %45

13:
  br i1 %7, label %14, label %63

14:
  %15 = zext nneg i32 %5 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4pipePKiPiiE6buffer to ptr), i64 %15
  %17 = zext nneg i32 %4 to i64
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = shl nsw i32 %19, 1
  store i32 %20, ptr %16, align 4
  tail call void asm sideeffect "bar.arrive $0, 64;", "r,~{memory}"(i32 1) #2
  %21 = icmp eq i32 %2, 1
  br i1 %21, label %63, label %22

22:
  %23 = zext nneg i32 %4 to i64
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %26 = load i32, ptr %25, align 4
  %27 = shl nsw i32 %26, 1
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 128
  store i32 %27, ptr %28, align 4
  tail call void asm sideeffect "bar.arrive $0, 64;", "r,~{memory}"(i32 2) #2
  %29 = icmp eq i32 %2, 2
  br i1 %29, label %63, label %30

30:
  %31 = phi i32 [ %43, %30 ], [ 2, %22 ]
  %32 = and i32 %31, 1
  %33 = add nuw nsw i32 %32, 3
  tail call void asm sideeffect "bar.sync $0, 64;", "r,~{memory}"(i32 %33) #2
  %34 = shl nsw i32 %31, 5
  %35 = or disjoint i32 %34, %4
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = shl nsw i32 %38, 1
  %40 = zext nneg i32 %32 to i64
  %41 = getelementptr inbounds nuw [32 x i32], ptr %16, i64 %40
  store i32 %39, ptr %41, align 4
  %42 = add nuw nsw i32 %32, 1
  tail call void asm sideeffect "bar.arrive $0, 64;", "r,~{memory}"(i32 %42) #2
  %43 = add nuw nsw i32 %31, 1
  %44 = icmp eq i32 %43, %2
  br i1 %44, label %63, label %30, !llvm.loop !6

45:
  %46 = phi i32 [ 0, %9 ], [ %61, %60 ]
  %47 = and i32 %46, 1
  %48 = add nuw nsw i32 %47, 1
  tail call void asm sideeffect "bar.sync $0, 64;", "r,~{memory}"(i32 %48) #2
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw [32 x i32], ptr %12, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = shl nsw i32 %46, 5
  %53 = or disjoint i32 %52, %5
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %1, i64 %54
  store i32 %51, ptr %55, align 4
  %56 = add nuw nsw i32 %46, 2
  %57 = icmp slt i32 %56, %2
  br i1 %57, label %58, label %60

58:
  %59 = add nuw nsw i32 %47, 3
  tail call void asm sideeffect "bar.arrive $0, 64;", "r,~{memory}"(i32 %59) #2
  br label %60

60:
  %61 = add nuw nsw i32 %46, 1
  %62 = icmp eq i32 %61, %2
  br i1 %62, label %63, label %45, !llvm.loop !11

63:
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 482}
!5 = !{i64 353}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.peeled.count", i32 2}
!9 = !{i64 653}
!10 = !{i64 804}
!11 = distinct !{!11, !7}
