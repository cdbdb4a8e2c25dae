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
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %12, i32 1, i32 0)
  %14 = icmp eq i32 %6, 0
  %15 = select i1 %14, i32 0, i32 %13
  %16 = add nsw i32 %15, %12
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %16, i32 2, i32 0)
  %18 = icmp samesign ult i32 %6, 2
  %19 = select i1 %18, i32 0, i32 %17
  %20 = add nsw i32 %19, %16
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %20, i32 4, i32 0)
  %22 = icmp samesign ult i32 %6, 4
  %23 = select i1 %22, i32 0, i32 %21
  %24 = add nsw i32 %23, %20
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %24, i32 8, i32 0)
  %26 = icmp samesign ult i32 %6, 8
  %27 = select i1 %26, i32 0, i32 %25
  %28 = add nsw i32 %27, %24
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %28, i32 16, i32 0)
  %30 = icmp samesign ult i32 %6, 16
  %31 = select i1 %30, i32 0, i32 %29
  %32 = add nsw i32 %31, %28
  %33 = icmp eq i32 %6, 31
  %34 = lshr i32 %5, 5
  br i1 %33, label %35, label %38

35:
  %36 = zext nneg i32 %34 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %36
  store i32 %32, ptr %37, align 4
  br label %38

38:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = icmp eq i32 %34, 0
  br i1 %39, label %62, label %40

40:
  %41 = and i32 %34, 7
  %42 = icmp samesign ult i32 %5, 256
  br i1 %42, label %47, label %43

43:
  %44 = and i32 %34, 24
  br label %65

45:
  %46 = icmp eq i32 %41, 0
  br i1 %46, label %62, label %47

47:
  %48 = phi i32 [ %32, %40 ], [ %107, %45 ]
  %49 = phi i32 [ 0, %40 ], [ %108, %45 ]
  %50 = icmp ne i32 %41, 0
  tail call void @llvm.assume(i1 %50)
  br label %51

51:
  %52 = phi i32 [ %58, %51 ], [ %48, %47 ]
  %53 = phi i32 [ %59, %51 ], [ %49, %47 ]
  %54 = phi i32 [ %60, %51 ], [ 0, %47 ]
  %55 = zext nneg i32 %53 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = add nsw i32 %57, %52
  %59 = add nuw nsw i32 %53, 1
  %60 = add i32 %54, 1
  %61 = icmp eq i32 %60, %41
  br i1 %61, label %62, label %51, !llvm.loop !4

62:
  %63 = phi i32 [ %32, %38 ], [ %107, %45 ], [ %58, %51 ]
  %64 = icmp eq i32 %5, 127
  br i1 %64, label %111, label %129

65:
  %66 = phi i32 [ %32, %43 ], [ %107, %65 ]
  %67 = phi i32 [ 0, %43 ], [ %108, %65 ]
  %68 = phi i32 [ 0, %43 ], [ %109, %65 ]
  %69 = zext nneg i32 %67 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = add nsw i32 %71, %66
  %73 = zext nneg i32 %67 to i64
  %74 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %76 = load i32, ptr %75, align 4
  %77 = add nsw i32 %76, %72
  %78 = zext nneg i32 %67 to i64
  %79 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %81 = load i32, ptr %80, align 4
  %82 = add nsw i32 %81, %77
  %83 = zext nneg i32 %67 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 12
  %86 = load i32, ptr %85, align 4
  %87 = add nsw i32 %86, %82
  %88 = zext nneg i32 %67 to i64
  %89 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %91 = load i32, ptr %90, align 4
  %92 = add nsw i32 %91, %87
  %93 = zext nneg i32 %67 to i64
  %94 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 20
  %96 = load i32, ptr %95, align 4
  %97 = add nsw i32 %96, %92
  %98 = zext nneg i32 %67 to i64
  %99 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %101 = load i32, ptr %100, align 4
  %102 = add nsw i32 %101, %97
  %103 = zext nneg i32 %67 to i64
  %104 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E5warps to ptr), i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 28
  %106 = load i32, ptr %105, align 4
  %107 = add nsw i32 %106, %102
  %108 = add nuw nsw i32 %67, 8
  %109 = add i32 %68, 8
  %110 = icmp eq i32 %109, %44
  br i1 %110, label %45, label %65, !llvm.loop !6

111:
  %112 = icmp eq i32 %7, 0
  br i1 %112, label %123, label %113

113:
  %114 = add nsw i32 %7, -1
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr %3, i64 %115
  br label %117

117:
  %118 = load volatile i32, ptr %116, align 4
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %117, label %120, !llvm.loop !8

120:
  tail call void @llvm.nvvm.membar.gl()
  %121 = getelementptr inbounds nuw i32, ptr %2, i64 %115
  %122 = load volatile i32, ptr %121, align 4
  br label %123

123:
  %124 = phi i32 [ %122, %120 ], [ 0, %111 ]
  %125 = add nsw i32 %124, %63
  %126 = zext nneg i32 %7 to i64
  %127 = getelementptr inbounds nuw i32, ptr %2, i64 %126
  store volatile i32 %125, ptr %127, align 4
  tail call void @llvm.nvvm.membar.gl()
  %128 = getelementptr inbounds nuw i32, ptr %3, i64 %126
  store volatile i32 1, ptr %128, align 4
  store i32 %124, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E6before to ptr), align 4
  br label %129

129:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %130 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiPViS3_E6before to ptr), align 4
  %131 = add nsw i32 %130, %63
  %132 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  store i32 %131, ptr %132, align 4
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

declare void @llvm.nvvm.membar.gl() #4

declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
