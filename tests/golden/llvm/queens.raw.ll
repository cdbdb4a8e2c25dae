target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Board = type { [8 x i8] }
%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local noundef zeroext i1 @_Z4fits5Boardii(ptr noundef byval(%struct.Board) align 1 %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i1, align 1
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4
  br label %10

10:
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %5, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %15, label %14

14:
  store i32 2, ptr %8, align 4
  br label %46

15:
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %16 = getelementptr inbounds nuw %struct.Board, ptr %0, i32 0, i32 0
  %17 = load i32, ptr %7, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [8 x i8], ptr %16, i64 0, i64 %18
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  %22 = load i32, ptr %6, align 4
  %23 = sub nsw i32 %21, %22
  store i32 %23, ptr %9, align 4
  %24 = load i32, ptr %9, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %38, label %26

26:
  %27 = load i32, ptr %9, align 4
  %28 = load i32, ptr %5, align 4
  %29 = load i32, ptr %7, align 4
  %30 = sub nsw i32 %28, %29
  %31 = icmp eq i32 %27, %30
  br i1 %31, label %38, label %32

32:
  %33 = load i32, ptr %9, align 4
  %34 = load i32, ptr %7, align 4
  %35 = load i32, ptr %5, align 4
  %36 = sub nsw i32 %34, %35
  %37 = icmp eq i32 %33, %36
  br i1 %37, label %38, label %39

38:
  store i1 false, ptr %4, align 1
  store i32 1, ptr %8, align 4
  br label %40

39:
  store i32 0, ptr %8, align 4
  br label %40

40:
  call void @llvm.lifetime.end.p0(ptr %9) #6
  %41 = load i32, ptr %8, align 4
  switch i32 %41, label %46 [
    i32 0, label %42
  ]

42:
  br label %43

43:
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %7, align 4
  br label %10, !llvm.loop !4

46:
  call void @llvm.lifetime.end.p0(ptr %7) #6
  %47 = load i32, ptr %8, align 4
  switch i32 %47, label %51 [
    i32 2, label %48
    i32 1, label %49
  ]

48:
  store i1 true, ptr %4, align 1
  br label %49

49:
  %50 = load i1, ptr %4, align 1
  ret i1 %50

51:
  unreachable
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define dso_local noundef i32 @_Z5place5Boardii(ptr noundef byval(%struct.Board) align 1 %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Board, align 1
  %10 = alloca %struct.Board, align 1
  %11 = alloca %struct.Board, align 1
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %12 = load i32, ptr %5, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp eq i32 %12, %13
  br i1 %14, label %15, label %16

15:
  store i32 1, ptr %4, align 4
  br label %45

16:
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store i32 0, ptr %8, align 4
  br label %17

17:
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %43

22:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %0, i64 8, i1 false)
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %8, align 4
  %25 = call noundef zeroext i1 @_Z4fits5Boardii(ptr noundef byval(%struct.Board) align 1 %9, i32 noundef %23, i32 noundef %24) #7
  br i1 %25, label %26, label %39

26:
  call void @llvm.lifetime.start.p0(ptr %10) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %0, i64 8, i1 false)
  %27 = load i32, ptr %8, align 4
  %28 = trunc i32 %27 to i8
  %29 = getelementptr inbounds nuw %struct.Board, ptr %10, i32 0, i32 0
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [8 x i8], ptr %29, i64 0, i64 %31
  store i8 %28, ptr %32, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %10, i64 8, i1 false)
  %33 = load i32, ptr %5, align 4
  %34 = add nsw i32 %33, 1
  %35 = load i32, ptr %6, align 4
  %36 = call noundef i32 @_Z5place5Boardii(ptr noundef byval(%struct.Board) align 1 %11, i32 noundef %34, i32 noundef %35) #7
  %37 = load i32, ptr %7, align 4
  %38 = add nsw i32 %37, %36
  store i32 %38, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %39

39:
  br label %40

40:
  %41 = load i32, ptr %8, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %8, align 4
  br label %17, !llvm.loop !7

43:
  %44 = load i32, ptr %7, align 4
  store i32 %44, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %45

45:
  %46 = load i32, ptr %4, align 4
  ret i32 %46
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

define dso_local ptx_kernel void @_Z6queensPii(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Board, align 1
  %6 = alloca %struct.Index, align 4
  %7 = alloca %struct.Board, align 1
  %8 = alloca %struct.Index, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #6
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = call %struct.Index @_Z7indicesjjj(i32 noundef %9, i32 noundef %10, i32 noundef %11) #7
  %13 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %14 = extractvalue %struct.Index %12, 0
  store i32 %14, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %16 = extractvalue %struct.Index %12, 1
  store i32 %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %18 = extractvalue %struct.Index %12, 2
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %20 = load i32, ptr %19, align 4
  %21 = trunc i32 %20 to i8
  %22 = getelementptr inbounds nuw %struct.Board, ptr %5, i32 0, i32 0
  %23 = getelementptr inbounds [8 x i8], ptr %22, i64 0, i64 0
  store i8 %21, ptr %23, align 1
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %5, i64 8, i1 false)
  %24 = load i32, ptr %4, align 4
  %25 = call noundef i32 @_Z5place5Boardii(ptr noundef byval(%struct.Board) align 1 %7, i32 noundef 1, i32 noundef %24) #7
  %26 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %30 = call %struct.Index @_Z7indicesjjj(i32 noundef %27, i32 noundef %28, i32 noundef %29) #7
  %31 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %32 = extractvalue %struct.Index %30, 0
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %34 = extractvalue %struct.Index %30, 1
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %36 = extractvalue %struct.Index %30, 2
  store i32 %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %38 = load i32, ptr %37, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %26, i64 %39
  store i32 %25, ptr %40, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #4 comdat {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %11 = load i32, ptr %6, align 4
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %13 = load i32, ptr %7, align 4
  store i32 %13, ptr %12, align 4
  %14 = load %struct.Index, ptr %4, align 4
  ret %struct.Index %14
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
