target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tickets = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ3sumPKiPiS1_E4part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ3sumPKiPiS1_E4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @tickets to ptr)], section "llvm.metadata"

define dso_local ptx_kernel void @_Z3sumPKiPiS1_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 %11
  store i32 %10, ptr %12, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = icmp samesign ult i32 %4, 32
  br i1 %13, label %14, label %21

14:
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 128
  %18 = load i32, ptr %17, align 4
  %19 = load i32, ptr %12, align 4
  %20 = add nsw i32 %19, %18
  store i32 %20, ptr %12, align 4
  br label %21

21:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp samesign ult i32 %4, 16
  br i1 %22, label %23, label %30

23:
  %24 = zext nneg i32 %4 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %27 = load i32, ptr %26, align 4
  %28 = load i32, ptr %12, align 4
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr %12, align 4
  br label %30

30:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = icmp samesign ult i32 %4, 8
  br i1 %31, label %32, label %39

32:
  %33 = zext nneg i32 %4 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load i32, ptr %35, align 4
  %37 = load i32, ptr %12, align 4
  %38 = add nsw i32 %37, %36
  store i32 %38, ptr %12, align 4
  br label %39

39:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = icmp samesign ult i32 %4, 4
  br i1 %40, label %41, label %48

41:
  %42 = zext nneg i32 %4 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %45 = load i32, ptr %44, align 4
  %46 = load i32, ptr %12, align 4
  %47 = add nsw i32 %46, %45
  store i32 %47, ptr %12, align 4
  br label %48

48:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = icmp samesign ult i32 %4, 2
  br i1 %49, label %50, label %57

50:
  %51 = zext nneg i32 %4 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %54 = load i32, ptr %53, align 4
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %55, %54
  store i32 %56, ptr %12, align 4
  br label %57

57:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = icmp eq i32 %4, 0
  br i1 %58, label %59, label %63

59:
  %60 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 4), align 4
  %61 = load i32, ptr %12, align 4
  %62 = add nsw i32 %61, %60
  store i32 %62, ptr %12, align 4
  br label %63

63:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = icmp eq i32 %4, 0
  br i1 %64, label %65, label %75

65:
  %66 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), align 4
  %67 = zext nneg i32 %5 to i64
  %68 = getelementptr inbounds nuw i32, ptr %1, i64 %67
  store i32 %66, ptr %68, align 4
  tail call void @llvm.nvvm.membar.gl()
  %69 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %70 = add nsw i32 %69, -1
  %71 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @tickets to ptr), i32 %70 seq_cst, align 4
  %72 = icmp eq i32 %71, %70
  %73 = zext i1 %72 to i8
  store i8 %73, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1
  br i1 %72, label %74, label %75

74:
  tail call void @llvm.nvvm.membar.gl()
  br label %75

75:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1, !range !4, !noundef !5
  %77 = trunc nuw i8 %76 to i1
  %78 = and i1 %64, %77
  br i1 %78, label %79, label %150

79:
  %80 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %81 = and i32 %80, 7
  %82 = icmp samesign ult i32 %80, 8
  br i1 %82, label %87, label %83

83:
  %84 = and i32 %80, 2147483640
  br label %104

85:
  %86 = icmp eq i32 %81, 0
  br i1 %86, label %102, label %87

87:
  %88 = phi i32 [ 0, %79 ], [ %146, %85 ]
  %89 = phi i32 [ 0, %79 ], [ %147, %85 ]
  %90 = icmp ne i32 %81, 0
  tail call void @llvm.assume(i1 %90)
  br label %91

91:
  %92 = phi i32 [ %88, %87 ], [ %98, %91 ]
  %93 = phi i32 [ %89, %87 ], [ %99, %91 ]
  %94 = phi i32 [ 0, %87 ], [ %100, %91 ]
  %95 = zext nneg i32 %93 to i64
  %96 = getelementptr inbounds nuw i32, ptr %1, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = add nsw i32 %97, %92
  %99 = add nuw nsw i32 %93, 1
  %100 = add i32 %94, 1
  %101 = icmp eq i32 %100, %81
  br i1 %101, label %102, label %91, !llvm.loop !6

102:
  %103 = phi i32 [ %146, %85 ], [ %98, %91 ]
  store i32 %103, ptr %2, align 4
  br label %150

104:
  %105 = phi i32 [ 0, %83 ], [ %146, %104 ]
  %106 = phi i32 [ 0, %83 ], [ %147, %104 ]
  %107 = phi i32 [ 0, %83 ], [ %148, %104 ]
  %108 = zext nneg i32 %106 to i64
  %109 = getelementptr inbounds nuw i32, ptr %1, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = add nsw i32 %110, %105
  %112 = zext nneg i32 %106 to i64
  %113 = getelementptr inbounds nuw i32, ptr %1, i64 %112
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 4
  %115 = load i32, ptr %114, align 4
  %116 = add nsw i32 %115, %111
  %117 = zext nneg i32 %106 to i64
  %118 = getelementptr inbounds nuw i32, ptr %1, i64 %117
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %120 = load i32, ptr %119, align 4
  %121 = add nsw i32 %120, %116
  %122 = zext nneg i32 %106 to i64
  %123 = getelementptr inbounds nuw i32, ptr %1, i64 %122
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 12
  %125 = load i32, ptr %124, align 4
  %126 = add nsw i32 %125, %121
  %127 = zext nneg i32 %106 to i64
  %128 = getelementptr inbounds nuw i32, ptr %1, i64 %127
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %130 = load i32, ptr %129, align 4
  %131 = add nsw i32 %130, %126
  %132 = zext nneg i32 %106 to i64
  %133 = getelementptr inbounds nuw i32, ptr %1, i64 %132
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 20
  %135 = load i32, ptr %134, align 4
  %136 = add nsw i32 %135, %131
  %137 = zext nneg i32 %106 to i64
  %138 = getelementptr inbounds nuw i32, ptr %1, i64 %137
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %140 = load i32, ptr %139, align 4
  %141 = add nsw i32 %140, %136
  %142 = zext nneg i32 %106 to i64
  %143 = getelementptr inbounds nuw i32, ptr %1, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 28
  %145 = load i32, ptr %144, align 4
  %146 = add nsw i32 %145, %141
  %147 = add nuw nsw i32 %106, 8
  %148 = add i32 %107, 8
  %149 = icmp eq i32 %148, %84
  br i1 %149, label %85, label %104, !llvm.loop !8

150:
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

declare void @llvm.nvvm.membar.gl() #3

declare void @llvm.assume(i1 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i8 0, i8 2}
!5 = !{}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
