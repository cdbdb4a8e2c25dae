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
  br i1 %7, label %9, label %53

9:
  %10 = xor i32 %5, 31
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4pipePKiPiiE6buffer to ptr), i64 %11
  br label %35

13:
  br i1 %7, label %14, label %53

14:
  %15 = zext nneg i32 %5 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4pipePKiPiiE6buffer to ptr), i64 %15
  br label %17

17:
  %18 = phi i32 [ 0, %14 ], [ %33, %23 ]
  %19 = and i32 %18, 1
  %20 = icmp samesign ugt i32 %18, 1
  br i1 %20, label %21, label %23

21:
  %22 = add nuw nsw i32 %19, 3
  tail call void asm sideeffect "bar.sync $0, 64;", "r,~{memory}"(i32 %22) #2
  br label %23

23:
  %24 = shl nsw i32 %18, 5
  %25 = or disjoint i32 %24, %4
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = shl nsw i32 %28, 1
  %30 = zext nneg i32 %19 to i64
  %31 = getelementptr inbounds nuw [32 x i32], ptr %16, i64 %30
  store i32 %29, ptr %31, align 4
  %32 = add nuw nsw i32 %19, 1
  tail call void asm sideeffect "bar.arrive $0, 64;", "r,~{memory}"(i32 %32) #2
  %33 = add nuw nsw i32 %18, 1
  %34 = icmp eq i32 %33, %2
  br i1 %34, label %53, label %17, !llvm.loop !6

35:
  %36 = phi i32 [ 0, %9 ], [ %51, %50 ]
  %37 = and i32 %36, 1
  %38 = add nuw nsw i32 %37, 1
  tail call void asm sideeffect "bar.sync $0, 64;", "r,~{memory}"(i32 %38) #2
  %39 = zext nneg i32 %37 to i64
  %40 = getelementptr inbounds nuw [32 x i32], ptr %12, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = shl nsw i32 %36, 5
  %43 = or disjoint i32 %42, %5
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %1, i64 %44
  store i32 %41, ptr %45, align 4
  %46 = add nuw nsw i32 %36, 2
  %47 = icmp slt i32 %46, %2
  br i1 %47, label %48, label %50

48:
  %49 = add nuw nsw i32 %37, 3
  tail call void asm sideeffect "bar.arrive $0, 64;", "r,~{memory}"(i32 %49) #2
  br label %50

50:
  %51 = add nuw nsw i32 %36, 1
  %52 = icmp eq i32 %51, %2
  br i1 %52, label %53, label %35, !llvm.loop !11

53:
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
!4 = !{i64 353}
!5 = !{i64 482}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{i64 653}
!10 = !{i64 804}
!11 = distinct !{!11, !7, !8}
