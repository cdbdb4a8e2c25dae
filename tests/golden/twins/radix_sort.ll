target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Rank = type { i32, i32 }

@_ZZ4passjPKjPjjE6starts = internal addrspace(3) global [16 x i32] undef, align 4
@_ZZ4passjPKjPjjE6counts = internal unnamed_addr addrspace(3) global [17 x [8 x i32]] undef, align 4

define dso_local %struct.Rank @_Z4rankjPA8_j(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = and i32 %3, 31
  %5 = lshr i32 %3, 5
  %6 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %0)
  %7 = shl nsw i32 -1, %4
  %8 = xor i32 %7, -1
  %9 = and i32 %6, %8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %17

11:
  %12 = zext i32 %0 to i64
  %13 = getelementptr inbounds nuw [8 x i32], ptr %1, i64 %12
  %14 = zext nneg i32 %5 to i64
  %15 = getelementptr inbounds nuw i32, ptr %13, i64 %14
  %16 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %6)
  store i32 %16, ptr %15, align 4
  br label %17

17:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp eq i32 %5, 0
  br i1 %18, label %43, label %19

19:
  %20 = zext i32 %0 to i64
  %21 = getelementptr inbounds nuw [8 x i32], ptr %1, i64 %20
  %22 = and i32 %5, 7
  %23 = icmp samesign ult i32 %3, 256
  br i1 %23, label %28, label %24

24:
  %25 = and i32 %5, 24
  br label %48

26:
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %43, label %28

28:
  %29 = phi i32 [ 0, %19 ], [ %91, %26 ]
  %30 = phi i32 [ 0, %19 ], [ %90, %26 ]
  %31 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %31)
  br label %32

32:
  %33 = phi i32 [ %29, %28 ], [ %40, %32 ]
  %34 = phi i32 [ %30, %28 ], [ %39, %32 ]
  %35 = phi i32 [ 0, %28 ], [ %41, %32 ]
  %36 = zext nneg i32 %33 to i64
  %37 = getelementptr inbounds nuw i32, ptr %21, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = add i32 %38, %34
  %40 = add nuw nsw i32 %33, 1
  %41 = add i32 %35, 1
  %42 = icmp eq i32 %41, %22
  br i1 %42, label %43, label %32, !llvm.loop !4

43:
  %44 = phi i32 [ 0, %17 ], [ %90, %26 ], [ %39, %32 ]
  %45 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %9)
  %46 = insertvalue %struct.Rank poison, i32 %44, 0
  %47 = insertvalue %struct.Rank %46, i32 %45, 1
  ret %struct.Rank %47

48:
  %49 = phi i32 [ 0, %24 ], [ %91, %48 ]
  %50 = phi i32 [ 0, %24 ], [ %90, %48 ]
  %51 = phi i32 [ 0, %24 ], [ %92, %48 ]
  %52 = zext nneg i32 %49 to i64
  %53 = getelementptr inbounds nuw i32, ptr %21, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = add i32 %54, %50
  %56 = zext nneg i32 %49 to i64
  %57 = getelementptr inbounds nuw i32, ptr %21, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %59 = load i32, ptr %58, align 4
  %60 = add i32 %59, %55
  %61 = zext nneg i32 %49 to i64
  %62 = getelementptr inbounds nuw i32, ptr %21, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %64 = load i32, ptr %63, align 4
  %65 = add i32 %64, %60
  %66 = zext nneg i32 %49 to i64
  %67 = getelementptr inbounds nuw i32, ptr %21, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 12
  %69 = load i32, ptr %68, align 4
  %70 = add i32 %69, %65
  %71 = zext nneg i32 %49 to i64
  %72 = getelementptr inbounds nuw i32, ptr %21, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %74 = load i32, ptr %73, align 4
  %75 = add i32 %74, %70
  %76 = zext nneg i32 %49 to i64
  %77 = getelementptr inbounds nuw i32, ptr %21, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 20
  %79 = load i32, ptr %78, align 4
  %80 = add i32 %79, %75
  %81 = zext nneg i32 %49 to i64
  %82 = getelementptr inbounds nuw i32, ptr %21, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %84 = load i32, ptr %83, align 4
  %85 = add i32 %84, %80
  %86 = zext nneg i32 %49 to i64
  %87 = getelementptr inbounds nuw i32, ptr %21, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 28
  %89 = load i32, ptr %88, align 4
  %90 = add i32 %89, %85
  %91 = add nuw nsw i32 %49, 8
  %92 = add i32 %51, 8
  %93 = icmp eq i32 %92, %25
  br i1 %93, label %26, label %48, !llvm.loop !6
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

define dso_local void @_Z4passjPKjPjj(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp samesign ult i32 %5, 16
  br i1 %6, label %7, label %10

7:
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 %8
  store i32 0, ptr %9, align 4
  br label %10

10:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = icmp ult i32 %5, %0
  br i1 %11, label %44, label %12

12:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = icmp eq i32 %5, 0
  br i1 %13, label %14, label %56

14:
  %15 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), align 4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), align 4
  %16 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 4), align 4
  store i32 %15, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 4), align 4
  %17 = add i32 %16, %15
  %18 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 8), align 4
  store i32 %17, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 8), align 4
  %19 = add i32 %18, %17
  %20 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 12), align 4
  store i32 %19, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 12), align 4
  %21 = add i32 %20, %19
  %22 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 16), align 4
  store i32 %21, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 16), align 4
  %23 = add i32 %22, %21
  %24 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 20), align 4
  store i32 %23, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 20), align 4
  %25 = add i32 %24, %23
  %26 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 24), align 4
  store i32 %25, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 24), align 4
  %27 = add i32 %26, %25
  %28 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 28), align 4
  store i32 %27, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 28), align 4
  %29 = add i32 %28, %27
  %30 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 32), align 4
  store i32 %29, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 32), align 4
  %31 = add i32 %30, %29
  %32 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 36), align 4
  store i32 %31, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 36), align 4
  %33 = add i32 %32, %31
  %34 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 40), align 4
  store i32 %33, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 40), align 4
  %35 = add i32 %34, %33
  %36 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 44), align 4
  store i32 %35, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 44), align 4
  %37 = add i32 %36, %35
  %38 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 48), align 4
  store i32 %37, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 48), align 4
  %39 = add i32 %38, %37
  %40 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 52), align 4
  store i32 %39, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 52), align 4
  %41 = add i32 %40, %39
  %42 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 56), align 4
  store i32 %41, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 56), align 4
  %43 = add i32 %42, %41
  store i32 %43, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 60), align 4
  br label %56

44:
  %45 = phi i32 [ %54, %44 ], [ %5, %10 ]
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = lshr i32 %48, %3
  %50 = and i32 %49, 15
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 %51
  %53 = tail call noundef i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %52, i32 1)
  %54 = add i32 %45, 256
  %55 = icmp ult i32 %54, %0
  br i1 %55, label %44, label %12, !llvm.loop !8

56:
  %57 = icmp eq i32 %0, 0
  br i1 %57, label %88, label %58

58:
  %59 = icmp samesign ult i32 %5, 136
  %60 = and i32 %5, 31
  %61 = lshr i32 %5, 5
  %62 = shl nsw i32 -1, %60
  %63 = xor i32 %62, -1
  %64 = zext nneg i32 %61 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6counts to ptr), i64 %64
  %66 = icmp eq i32 %61, 0
  %67 = zext nneg i32 %5 to i64
  %68 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6counts to ptr), i64 %67
  %69 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 %67
  %70 = lshr i32 %5, 3
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6counts to ptr), i64 %71
  %73 = and i32 %5, 7
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %68, i64 4
  %77 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %78 = getelementptr inbounds nuw i8, ptr %68, i64 12
  %79 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %80 = getelementptr inbounds nuw i8, ptr %68, i64 20
  %81 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %82 = getelementptr inbounds nuw i8, ptr %68, i64 28
  %83 = and i32 %61, 7
  %84 = icmp samesign ult i32 %5, 256
  %85 = and i32 %61, 24
  %86 = icmp eq i32 %83, 0
  %87 = icmp ne i32 %83, 0
  br label %89

88:
  ret void

89:
  %90 = phi i32 [ 0, %58 ], [ %207, %206 ]
  %91 = add i32 %90, %5
  %92 = icmp ult i32 %91, %0
  br i1 %92, label %93, label %97

93:
  %94 = zext i32 %91 to i64
  %95 = getelementptr inbounds nuw i32, ptr %1, i64 %94
  %96 = load i32, ptr %95, align 4
  br label %97

97:
  %98 = phi i32 [ %96, %93 ], [ 0, %89 ]
  %99 = lshr i32 %98, %3
  %100 = and i32 %99, 15
  %101 = select i1 %92, i32 %100, i32 16
  br i1 %59, label %177, label %102

102:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %103 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %101)
  %104 = and i32 %103, %63
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %110

106:
  %107 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %103)
  %108 = zext nneg i32 %101 to i64
  %109 = getelementptr inbounds nuw [8 x i32], ptr %65, i64 %108
  store i32 %107, ptr %109, align 4
  br label %110

110:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %66, label %175, label %111

111:
  %112 = zext nneg i32 %101 to i64
  %113 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6counts to ptr), i64 %112
  br i1 %84, label %161, label %114

114:
  %115 = phi i32 [ %157, %114 ], [ 0, %111 ]
  %116 = phi i32 [ %156, %114 ], [ 0, %111 ]
  %117 = phi i32 [ %158, %114 ], [ 0, %111 ]
  %118 = zext nneg i32 %115 to i64
  %119 = getelementptr inbounds nuw i32, ptr %113, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = add i32 %120, %116
  %122 = zext nneg i32 %115 to i64
  %123 = getelementptr inbounds nuw i32, ptr %113, i64 %122
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 4
  %125 = load i32, ptr %124, align 4
  %126 = add i32 %125, %121
  %127 = zext nneg i32 %115 to i64
  %128 = getelementptr inbounds nuw i32, ptr %113, i64 %127
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %130 = load i32, ptr %129, align 4
  %131 = add i32 %130, %126
  %132 = zext nneg i32 %115 to i64
  %133 = getelementptr inbounds nuw i32, ptr %113, i64 %132
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 12
  %135 = load i32, ptr %134, align 4
  %136 = add i32 %135, %131
  %137 = zext nneg i32 %115 to i64
  %138 = getelementptr inbounds nuw i32, ptr %113, i64 %137
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 16
  %140 = load i32, ptr %139, align 4
  %141 = add i32 %140, %136
  %142 = zext nneg i32 %115 to i64
  %143 = getelementptr inbounds nuw i32, ptr %113, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 20
  %145 = load i32, ptr %144, align 4
  %146 = add i32 %145, %141
  %147 = zext nneg i32 %115 to i64
  %148 = getelementptr inbounds nuw i32, ptr %113, i64 %147
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 24
  %150 = load i32, ptr %149, align 4
  %151 = add i32 %150, %146
  %152 = zext nneg i32 %115 to i64
  %153 = getelementptr inbounds nuw i32, ptr %113, i64 %152
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 28
  %155 = load i32, ptr %154, align 4
  %156 = add i32 %155, %151
  %157 = add nuw nsw i32 %115, 8
  %158 = add i32 %117, 8
  %159 = icmp eq i32 %158, %85
  br i1 %159, label %160, label %114, !llvm.loop !6

160:
  br i1 %86, label %175, label %161

161:
  %162 = phi i32 [ 0, %111 ], [ %157, %160 ]
  %163 = phi i32 [ 0, %111 ], [ %156, %160 ]
  tail call void @llvm.assume(i1 %87)
  br label %164

164:
  %165 = phi i32 [ %162, %161 ], [ %172, %164 ]
  %166 = phi i32 [ %163, %161 ], [ %171, %164 ]
  %167 = phi i32 [ 0, %161 ], [ %173, %164 ]
  %168 = zext nneg i32 %165 to i64
  %169 = getelementptr inbounds nuw i32, ptr %113, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = add i32 %170, %166
  %172 = add nuw nsw i32 %165, 1
  %173 = add i32 %167, 1
  %174 = icmp eq i32 %173, %83
  br i1 %174, label %175, label %164, !llvm.loop !9

175:
  %176 = phi i32 [ 0, %110 ], [ %156, %160 ], [ %171, %164 ]
  br i1 %92, label %178, label %187

177:
  store i32 0, ptr %75, align 4
  br label %102

178:
  %179 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %104)
  %180 = zext nneg i32 %100 to i64
  %181 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 %180
  %182 = load i32, ptr %181, align 4
  %183 = add i32 %176, %179
  %184 = add i32 %183, %182
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds nuw i32, ptr %2, i64 %185
  store i32 %98, ptr %186, align 4
  br label %187

187:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %6, label %188, label %206

188:
  %189 = load i32, ptr %69, align 4
  %190 = load i32, ptr %68, align 4
  %191 = add i32 %189, %190
  %192 = load i32, ptr %76, align 4
  %193 = add i32 %191, %192
  %194 = load i32, ptr %77, align 4
  %195 = add i32 %193, %194
  %196 = load i32, ptr %78, align 4
  %197 = add i32 %195, %196
  %198 = load i32, ptr %79, align 4
  %199 = add i32 %197, %198
  %200 = load i32, ptr %80, align 4
  %201 = add i32 %199, %200
  %202 = load i32, ptr %81, align 4
  %203 = add i32 %201, %202
  %204 = load i32, ptr %82, align 4
  %205 = add i32 %203, %204
  store i32 %205, ptr %69, align 4
  br label %206

206:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %207 = add i32 %90, 256
  %208 = icmp ult i32 %207, %0
  br i1 %208, label %89, label %88, !llvm.loop !10
}

define dso_local ptx_kernel void @radix_sort(i32 noundef %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 16
  %6 = zext nneg i32 %4 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 %6
  %8 = icmp ult i32 %4, %0
  %9 = icmp eq i32 %4, 0
  %10 = icmp eq i32 %0, 0
  %11 = icmp samesign ult i32 %4, 136
  %12 = and i32 %4, 31
  %13 = lshr i32 %4, 5
  %14 = shl nsw i32 -1, %12
  %15 = xor i32 %14, -1
  %16 = zext nneg i32 %13 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6counts to ptr), i64 %16
  %18 = icmp eq i32 %13, 0
  %19 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6counts to ptr), i64 %6
  %20 = lshr i32 %4, 3
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6counts to ptr), i64 %21
  %23 = and i32 %4, 7
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %19, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 28
  %33 = and i32 %13, 7
  %34 = icmp samesign ult i32 %4, 256
  %35 = and i32 %13, 24
  %36 = icmp eq i32 %33, 0
  %37 = icmp ne i32 %33, 0
  %38 = and i32 %13, 7
  %39 = icmp samesign ult i32 %4, 256
  %40 = and i32 %13, 24
  %41 = icmp eq i32 %38, 0
  %42 = icmp ne i32 %38, 0
  br label %44

43:
  ret void

44:
  %45 = phi i32 [ 0, %3 ], [ %381, %380 ]
  br i1 %5, label %46, label %47

46:
  store i32 0, ptr %7, align 4
  br label %47

47:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %79, label %48

48:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %49, label %91

49:
  %50 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), align 4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), align 4
  %51 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 4), align 4
  store i32 %50, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 4), align 4
  %52 = add i32 %51, %50
  %53 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 8), align 4
  store i32 %52, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 8), align 4
  %54 = add i32 %53, %52
  %55 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 12), align 4
  store i32 %54, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 12), align 4
  %56 = add i32 %55, %54
  %57 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 16), align 4
  store i32 %56, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 16), align 4
  %58 = add i32 %57, %56
  %59 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 20), align 4
  store i32 %58, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 20), align 4
  %60 = add i32 %59, %58
  %61 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 24), align 4
  store i32 %60, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 24), align 4
  %62 = add i32 %61, %60
  %63 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 28), align 4
  store i32 %62, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 28), align 4
  %64 = add i32 %63, %62
  %65 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 32), align 4
  store i32 %64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 32), align 4
  %66 = add i32 %65, %64
  %67 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 36), align 4
  store i32 %66, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 36), align 4
  %68 = add i32 %67, %66
  %69 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 40), align 4
  store i32 %68, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 40), align 4
  %70 = add i32 %69, %68
  %71 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 44), align 4
  store i32 %70, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 44), align 4
  %72 = add i32 %71, %70
  %73 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 48), align 4
  store i32 %72, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 48), align 4
  %74 = add i32 %73, %72
  %75 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 52), align 4
  store i32 %74, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 52), align 4
  %76 = add i32 %75, %74
  %77 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 56), align 4
  store i32 %76, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 56), align 4
  %78 = add i32 %77, %76
  store i32 %78, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 60), align 4
  br label %91

79:
  %80 = phi i32 [ %89, %79 ], [ %4, %47 ]
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr %1, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = lshr i32 %83, %45
  %85 = and i32 %84, 15
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 %86
  %88 = tail call noundef i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %87, i32 1)
  %89 = add i32 %80, 256
  %90 = icmp ult i32 %89, %0
  br i1 %90, label %79, label %48, !llvm.loop !8

91:
  br i1 %10, label %212, label %92

92:
  %93 = phi i32 [ %210, %209 ], [ 0, %91 ]
  %94 = add i32 %93, %4
  %95 = icmp ult i32 %94, %0
  br i1 %95, label %96, label %100

96:
  %97 = zext i32 %94 to i64
  %98 = getelementptr inbounds nuw i32, ptr %1, i64 %97
  %99 = load i32, ptr %98, align 4
  br label %100

100:
  %101 = phi i32 [ %99, %96 ], [ 0, %92 ]
  %102 = lshr i32 %101, %45
  %103 = and i32 %102, 15
  %104 = select i1 %95, i32 %103, i32 16
  br i1 %11, label %180, label %105

105:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %106 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %104)
  %107 = and i32 %106, %15
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %113

109:
  %110 = zext nneg i32 %104 to i64
  %111 = getelementptr inbounds nuw [8 x i32], ptr %17, i64 %110
  %112 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %106)
  store i32 %112, ptr %111, align 4
  br label %113

113:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %18, label %178, label %114

114:
  %115 = zext nneg i32 %104 to i64
  %116 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6counts to ptr), i64 %115
  br i1 %34, label %164, label %117

117:
  %118 = phi i32 [ %160, %117 ], [ 0, %114 ]
  %119 = phi i32 [ %159, %117 ], [ 0, %114 ]
  %120 = phi i32 [ %161, %117 ], [ 0, %114 ]
  %121 = zext nneg i32 %118 to i64
  %122 = getelementptr inbounds nuw i32, ptr %116, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = add i32 %123, %119
  %125 = zext nneg i32 %118 to i64
  %126 = getelementptr inbounds nuw i32, ptr %116, i64 %125
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 4
  %128 = load i32, ptr %127, align 4
  %129 = add i32 %128, %124
  %130 = zext nneg i32 %118 to i64
  %131 = getelementptr inbounds nuw i32, ptr %116, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %133 = load i32, ptr %132, align 4
  %134 = add i32 %133, %129
  %135 = zext nneg i32 %118 to i64
  %136 = getelementptr inbounds nuw i32, ptr %116, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 12
  %138 = load i32, ptr %137, align 4
  %139 = add i32 %138, %134
  %140 = zext nneg i32 %118 to i64
  %141 = getelementptr inbounds nuw i32, ptr %116, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 16
  %143 = load i32, ptr %142, align 4
  %144 = add i32 %143, %139
  %145 = zext nneg i32 %118 to i64
  %146 = getelementptr inbounds nuw i32, ptr %116, i64 %145
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 20
  %148 = load i32, ptr %147, align 4
  %149 = add i32 %148, %144
  %150 = zext nneg i32 %118 to i64
  %151 = getelementptr inbounds nuw i32, ptr %116, i64 %150
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 24
  %153 = load i32, ptr %152, align 4
  %154 = add i32 %153, %149
  %155 = zext nneg i32 %118 to i64
  %156 = getelementptr inbounds nuw i32, ptr %116, i64 %155
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 28
  %158 = load i32, ptr %157, align 4
  %159 = add i32 %158, %154
  %160 = add nuw nsw i32 %118, 8
  %161 = add i32 %120, 8
  %162 = icmp eq i32 %161, %35
  br i1 %162, label %163, label %117, !llvm.loop !6

163:
  br i1 %36, label %178, label %164

164:
  %165 = phi i32 [ 0, %114 ], [ %160, %163 ]
  %166 = phi i32 [ 0, %114 ], [ %159, %163 ]
  tail call void @llvm.assume(i1 %37)
  br label %167

167:
  %168 = phi i32 [ %165, %164 ], [ %175, %167 ]
  %169 = phi i32 [ %166, %164 ], [ %174, %167 ]
  %170 = phi i32 [ 0, %164 ], [ %176, %167 ]
  %171 = zext nneg i32 %168 to i64
  %172 = getelementptr inbounds nuw i32, ptr %116, i64 %171
  %173 = load i32, ptr %172, align 4
  %174 = add i32 %173, %169
  %175 = add nuw nsw i32 %168, 1
  %176 = add i32 %170, 1
  %177 = icmp eq i32 %176, %33
  br i1 %177, label %178, label %167, !llvm.loop !11

178:
  %179 = phi i32 [ 0, %113 ], [ %159, %163 ], [ %174, %167 ]
  br i1 %95, label %181, label %190

180:
  store i32 0, ptr %25, align 4
  br label %105

181:
  %182 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %107)
  %183 = zext nneg i32 %103 to i64
  %184 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 %183
  %185 = load i32, ptr %184, align 4
  %186 = add i32 %179, %182
  %187 = add i32 %186, %185
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i32, ptr %2, i64 %188
  store i32 %101, ptr %189, align 4
  br label %190

190:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %191, label %209

191:
  %192 = load i32, ptr %7, align 4
  %193 = load i32, ptr %19, align 4
  %194 = add i32 %193, %192
  %195 = load i32, ptr %26, align 4
  %196 = add i32 %194, %195
  %197 = load i32, ptr %27, align 4
  %198 = add i32 %196, %197
  %199 = load i32, ptr %28, align 4
  %200 = add i32 %198, %199
  %201 = load i32, ptr %29, align 4
  %202 = add i32 %200, %201
  %203 = load i32, ptr %30, align 4
  %204 = add i32 %202, %203
  %205 = load i32, ptr %31, align 4
  %206 = add i32 %204, %205
  %207 = load i32, ptr %32, align 4
  %208 = add i32 %206, %207
  store i32 %208, ptr %7, align 4
  br label %209

209:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %210 = add i32 %93, 256
  %211 = icmp ult i32 %210, %0
  br i1 %211, label %92, label %212, !llvm.loop !10

212:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %213 = or disjoint i32 %45, 4
  br i1 %5, label %214, label %215

214:
  store i32 0, ptr %7, align 4
  br label %215

215:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %247, label %216

216:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %217, label %259

217:
  %218 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), align 4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), align 4
  %219 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 4), align 4
  store i32 %218, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 4), align 4
  %220 = add i32 %219, %218
  %221 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 8), align 4
  store i32 %220, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 8), align 4
  %222 = add i32 %221, %220
  %223 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 12), align 4
  store i32 %222, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 12), align 4
  %224 = add i32 %223, %222
  %225 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 16), align 4
  store i32 %224, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 16), align 4
  %226 = add i32 %225, %224
  %227 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 20), align 4
  store i32 %226, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 20), align 4
  %228 = add i32 %227, %226
  %229 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 24), align 4
  store i32 %228, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 24), align 4
  %230 = add i32 %229, %228
  %231 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 28), align 4
  store i32 %230, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 28), align 4
  %232 = add i32 %231, %230
  %233 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 32), align 4
  store i32 %232, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 32), align 4
  %234 = add i32 %233, %232
  %235 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 36), align 4
  store i32 %234, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 36), align 4
  %236 = add i32 %235, %234
  %237 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 40), align 4
  store i32 %236, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 40), align 4
  %238 = add i32 %237, %236
  %239 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 44), align 4
  store i32 %238, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 44), align 4
  %240 = add i32 %239, %238
  %241 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 48), align 4
  store i32 %240, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 48), align 4
  %242 = add i32 %241, %240
  %243 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 52), align 4
  store i32 %242, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 52), align 4
  %244 = add i32 %243, %242
  %245 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 56), align 4
  store i32 %244, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 56), align 4
  %246 = add i32 %245, %244
  store i32 %246, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 60), align 4
  br label %259

247:
  %248 = phi i32 [ %257, %247 ], [ %4, %215 ]
  %249 = zext i32 %248 to i64
  %250 = getelementptr inbounds nuw i32, ptr %2, i64 %249
  %251 = load i32, ptr %250, align 4
  %252 = lshr i32 %251, %213
  %253 = and i32 %252, 15
  %254 = zext nneg i32 %253 to i64
  %255 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 %254
  %256 = tail call noundef i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %255, i32 1)
  %257 = add i32 %248, 256
  %258 = icmp ult i32 %257, %0
  br i1 %258, label %247, label %216, !llvm.loop !8

259:
  br i1 %10, label %380, label %260

260:
  %261 = phi i32 [ %378, %377 ], [ 0, %259 ]
  %262 = add i32 %261, %4
  %263 = icmp ult i32 %262, %0
  br i1 %263, label %264, label %268

264:
  %265 = zext i32 %262 to i64
  %266 = getelementptr inbounds nuw i32, ptr %2, i64 %265
  %267 = load i32, ptr %266, align 4
  br label %268

268:
  %269 = phi i32 [ %267, %264 ], [ 0, %260 ]
  %270 = lshr i32 %269, %213
  %271 = and i32 %270, 15
  %272 = select i1 %263, i32 %271, i32 16
  br i1 %11, label %348, label %273

273:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %274 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %272)
  %275 = and i32 %274, %15
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %277, label %281

277:
  %278 = zext nneg i32 %272 to i64
  %279 = getelementptr inbounds nuw [8 x i32], ptr %17, i64 %278
  %280 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %274)
  store i32 %280, ptr %279, align 4
  br label %281

281:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %18, label %346, label %282

282:
  %283 = zext nneg i32 %272 to i64
  %284 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6counts to ptr), i64 %283
  br i1 %39, label %332, label %285

285:
  %286 = phi i32 [ %328, %285 ], [ 0, %282 ]
  %287 = phi i32 [ %327, %285 ], [ 0, %282 ]
  %288 = phi i32 [ %329, %285 ], [ 0, %282 ]
  %289 = zext nneg i32 %286 to i64
  %290 = getelementptr inbounds nuw i32, ptr %284, i64 %289
  %291 = load i32, ptr %290, align 4
  %292 = add i32 %291, %287
  %293 = zext nneg i32 %286 to i64
  %294 = getelementptr inbounds nuw i32, ptr %284, i64 %293
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 4
  %296 = load i32, ptr %295, align 4
  %297 = add i32 %296, %292
  %298 = zext nneg i32 %286 to i64
  %299 = getelementptr inbounds nuw i32, ptr %284, i64 %298
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 8
  %301 = load i32, ptr %300, align 4
  %302 = add i32 %301, %297
  %303 = zext nneg i32 %286 to i64
  %304 = getelementptr inbounds nuw i32, ptr %284, i64 %303
  %305 = getelementptr inbounds nuw i8, ptr %304, i64 12
  %306 = load i32, ptr %305, align 4
  %307 = add i32 %306, %302
  %308 = zext nneg i32 %286 to i64
  %309 = getelementptr inbounds nuw i32, ptr %284, i64 %308
  %310 = getelementptr inbounds nuw i8, ptr %309, i64 16
  %311 = load i32, ptr %310, align 4
  %312 = add i32 %311, %307
  %313 = zext nneg i32 %286 to i64
  %314 = getelementptr inbounds nuw i32, ptr %284, i64 %313
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 20
  %316 = load i32, ptr %315, align 4
  %317 = add i32 %316, %312
  %318 = zext nneg i32 %286 to i64
  %319 = getelementptr inbounds nuw i32, ptr %284, i64 %318
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 24
  %321 = load i32, ptr %320, align 4
  %322 = add i32 %321, %317
  %323 = zext nneg i32 %286 to i64
  %324 = getelementptr inbounds nuw i32, ptr %284, i64 %323
  %325 = getelementptr inbounds nuw i8, ptr %324, i64 28
  %326 = load i32, ptr %325, align 4
  %327 = add i32 %326, %322
  %328 = add nuw nsw i32 %286, 8
  %329 = add i32 %288, 8
  %330 = icmp eq i32 %329, %40
  br i1 %330, label %331, label %285, !llvm.loop !6

331:
  br i1 %41, label %346, label %332

332:
  %333 = phi i32 [ 0, %282 ], [ %328, %331 ]
  %334 = phi i32 [ 0, %282 ], [ %327, %331 ]
  tail call void @llvm.assume(i1 %42)
  br label %335

335:
  %336 = phi i32 [ %333, %332 ], [ %343, %335 ]
  %337 = phi i32 [ %334, %332 ], [ %342, %335 ]
  %338 = phi i32 [ 0, %332 ], [ %344, %335 ]
  %339 = zext nneg i32 %336 to i64
  %340 = getelementptr inbounds nuw i32, ptr %284, i64 %339
  %341 = load i32, ptr %340, align 4
  %342 = add i32 %341, %337
  %343 = add nuw nsw i32 %336, 1
  %344 = add i32 %338, 1
  %345 = icmp eq i32 %344, %38
  br i1 %345, label %346, label %335, !llvm.loop !12

346:
  %347 = phi i32 [ 0, %281 ], [ %327, %331 ], [ %342, %335 ]
  br i1 %263, label %349, label %358

348:
  store i32 0, ptr %25, align 4
  br label %273

349:
  %350 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %275)
  %351 = zext nneg i32 %271 to i64
  %352 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4passjPKjPjjE6starts to ptr), i64 %351
  %353 = load i32, ptr %352, align 4
  %354 = add i32 %347, %350
  %355 = add i32 %354, %353
  %356 = zext i32 %355 to i64
  %357 = getelementptr inbounds nuw i32, ptr %1, i64 %356
  store i32 %269, ptr %357, align 4
  br label %358

358:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %359, label %377

359:
  %360 = load i32, ptr %7, align 4
  %361 = load i32, ptr %19, align 4
  %362 = add i32 %361, %360
  %363 = load i32, ptr %26, align 4
  %364 = add i32 %362, %363
  %365 = load i32, ptr %27, align 4
  %366 = add i32 %364, %365
  %367 = load i32, ptr %28, align 4
  %368 = add i32 %366, %367
  %369 = load i32, ptr %29, align 4
  %370 = add i32 %368, %369
  %371 = load i32, ptr %30, align 4
  %372 = add i32 %370, %371
  %373 = load i32, ptr %31, align 4
  %374 = add i32 %372, %373
  %375 = load i32, ptr %32, align 4
  %376 = add i32 %374, %375
  store i32 %376, ptr %7, align 4
  br label %377

377:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %378 = add i32 %261, 256
  %379 = icmp ult i32 %378, %0
  br i1 %379, label %260, label %380, !llvm.loop !10

380:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %381 = add nuw nsw i32 %45, 8
  %382 = icmp samesign ult i32 %45, 24
  br i1 %382, label %44, label %43, !llvm.loop !13
}

declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #4

declare i32 @llvm.ctpop.i32(i32) #5

declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr captures(none), i32) #6

declare void @llvm.assume(i1 noundef) #7

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nounwind memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !7}
