target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @_Z5listsPii(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = add nsw i32 %1, %3
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %9, label %6

6:
  %7 = phi ptr [ null, %2 ], [ %12, %9 ]
  %8 = icmp eq ptr %7, null
  br i1 %8, label %26, label %17

9:
  %10 = phi ptr [ %12, %9 ], [ null, %2 ]
  %11 = phi i32 [ %15, %9 ], [ 0, %2 ]
  %12 = tail call dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #4
  store ptr %10, ptr %12, align 8
  %13 = mul nuw nsw i32 %11, %11
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %13, ptr %14, align 8
  %15 = add nuw nsw i32 %11, 1
  %16 = icmp eq i32 %15, %4
  br i1 %16, label %6, label %9, !llvm.loop !4

17:
  %18 = phi ptr [ %20, %17 ], [ %7, %6 ]
  %19 = phi i32 [ %24, %17 ], [ 0, %6 ]
  %20 = load ptr, ptr %18, align 8
  %21 = mul nsw i32 %19, 3
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = add nsw i32 %23, %21
  tail call void @free(ptr noundef %18) #5
  %25 = icmp eq ptr %20, null
  br i1 %25, label %26, label %17, !llvm.loop !7

26:
  %27 = phi i32 [ 0, %6 ], [ %24, %17 ]
  %28 = zext nneg i32 %3 to i64
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %28
  store i32 %27, ptr %29, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

declare dso_local void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #4 = { convergent nounwind allocsize(0) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
