target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.anon = type { i32, ptr, double, i32, i64, i32 }

@.str = private unnamed_addr constant [4 x i8] c"odd\00", align 1
@.str1 = private unnamed_addr constant [5 x i8] c"even\00", align 1
@.str2 = private unnamed_addr constant [31 x i8] c"%3d|%-5s|%08.3f|%#x|%lld|%c%%\0A\00", align 1

define dso_local ptx_kernel void @_Z5printi(i32 noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.anon, align 8
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp slt i32 %3, %0
  br i1 %4, label %5, label %12

5:
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %13

12:
  ret void

13:
  %14 = phi i32 [ %3, %5 ], [ %25, %13 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #4
  store i32 %14, ptr %2, align 8
  %15 = and i32 %14, 1
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, ptr @.str1, ptr @.str
  store ptr %17, ptr %6, align 8
  %18 = sitofp i32 %14 to double
  %19 = fmul contract double %18, 3.700000e-01
  store double %19, ptr %7, align 8
  %20 = mul i32 %14, 255
  store i32 %20, ptr %8, align 8
  %21 = sext i32 %14 to i64
  %22 = mul nsw i64 %21, -5000000000
  store i64 %22, ptr %9, align 8
  %23 = add nsw i32 %14, 97
  store i32 %23, ptr %10, align 8
  %24 = call i32 @vprintf(ptr noundef nonnull @.str2, ptr noundef nonnull %2) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #4
  %25 = add i32 %14, %11
  %26 = icmp slt i32 %25, %0
  br i1 %26, label %13, label %12, !llvm.loop !4
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare dso_local i32 @vprintf(ptr noundef, ptr noundef) local_unnamed_addr #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
