target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Add = type { %struct.Node.base, [4 x i8] }
%struct.Node.base = type <{ ptr, i32 }>
%struct.Times = type { %struct.Node.base, [4 x i8] }
%struct.Twice = type { %struct.Node.base, ptr }

$_ZNK3Add4evalEi = comdat any

$_ZNK5Times4evalEi = comdat any

$_ZNK5Twice4evalEi = comdat any

$_ZTV3Add = comdat any

$_ZTV4Node = comdat any

$_ZTV5Times = comdat any

$_ZTV5Twice = comdat any

@_ZTV3Add = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK3Add4evalEi] }, comdat, align 8
@_ZTV4Node = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTV5Times = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK5Times4evalEi] }, comdat, align 8
@_ZTV5Twice = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK5Twice4evalEi] }, comdat, align 8

define dso_local ptx_kernel void @_Z3runPi(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca %struct.Add, align 8
  %3 = alloca %struct.Times, align 8
  %4 = alloca %struct.Twice, align 8
  %5 = alloca [3 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV4Node, i64 16), ptr %2, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 %6, ptr %7, align 8
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV3Add, i64 16), ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV4Node, i64 16), ptr %3, align 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 3, ptr %8, align 8
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV5Times, i64 16), ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %9 = and i32 %6, 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, ptr %3, ptr %2
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV4Node, i64 16), ptr %4, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 0, ptr %12, align 8
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV5Twice, i64 16), ptr %4, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %11, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store ptr %2, ptr %5, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %4, ptr %15, align 8
  %16 = zext nneg i32 %6 to i64
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4
  br label %20

19:
  store i32 %30, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  ret void

20:
  %21 = phi i32 [ %18, %1 ], [ %30, %20 ]
  %22 = phi i32 [ 0, %1 ], [ %31, %20 ]
  %23 = add nuw nsw i32 %22, %6
  %24 = urem i32 %23, 3
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw ptr, ptr %5, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %28, align 8
  %30 = call noundef i32 %29(ptr noundef nonnull align 8 dereferenceable(12) %27, i32 noundef %21) #6
  %31 = add nuw nsw i32 %22, 1
  %32 = icmp eq i32 %31, 4
  br i1 %32, label %19, label %20, !llvm.loop !4
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr dso_local noundef i32 @_ZNK3Add4evalEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = add nsw i32 %4, %1
  ret i32 %5
}

declare dso_local void @__cxa_pure_virtual() unnamed_addr

define linkonce_odr dso_local noundef i32 @_ZNK5Times4evalEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = mul nsw i32 %4, %1
  ret i32 %5
}

define linkonce_odr dso_local noundef i32 @_ZNK5Twice4evalEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = tail call noundef i32 %6(ptr noundef nonnull align 8 dereferenceable(12) %4, i32 noundef %1) #6
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %8, align 8
  %10 = tail call noundef i32 %9(ptr noundef nonnull align 8 dereferenceable(12) %4, i32 noundef %7) #6
  ret i32 %10
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
