target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@K = dso_local addrspace(4) externally_initialized constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@__const._Z4hashPKhPji.h = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @K to ptr)], section "llvm.metadata"

define dso_local ptx_kernel void @_Z4hashPKhPji(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [64 x i8], align 1
  %5 = alloca [64 x i32], align 4
  %6 = alloca [8 x i32], align 4
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  %12 = mul nsw i32 %2, %11
  br label %20

13:
  %14 = lshr i32 %2, 5
  %15 = trunc i32 %14 to i8
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 62
  store i8 %15, ptr %16, align 1
  %17 = trunc i32 %2 to i8
  %18 = shl i8 %17, 3
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 63
  store i8 %18, ptr %19, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  br label %37

20:
  %21 = phi i32 [ 0, %3 ], [ %35, %31 ]
  %22 = icmp slt i32 %21, %2
  br i1 %22, label %23, label %28

23:
  %24 = add nsw i32 %21, %12
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %0, i64 %25
  %27 = load i8, ptr %26, align 1
  br label %31

28:
  %29 = icmp eq i32 %21, %2
  %30 = select i1 %29, i8 -128, i8 0
  br label %31

31:
  %32 = phi i8 [ %27, %23 ], [ %30, %28 ]
  %33 = zext nneg i32 %21 to i64
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 %33
  store i8 %32, ptr %34, align 1
  %35 = add nuw nsw i32 %21, 1
  %36 = icmp eq i32 %35, 64
  br i1 %36, label %13, label %20, !llvm.loop !4

37:
  %38 = phi i32 [ 0, %13 ], [ %61, %37 ]
  %39 = shl nuw nsw i32 %38, 2
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 %40
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = shl nuw i32 %43, 24
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 1
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  %48 = shl nuw nsw i32 %47, 16
  %49 = or disjoint i32 %48, %44
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 2
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = shl nuw nsw i32 %52, 8
  %54 = or disjoint i32 %49, %53
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 3
  %56 = load i8, ptr %55, align 1
  %57 = zext i8 %56 to i32
  %58 = or disjoint i32 %54, %57
  %59 = zext nneg i32 %38 to i64
  %60 = getelementptr inbounds nuw i32, ptr %5, i64 %59
  store i32 %58, ptr %60, align 4
  %61 = add nuw nsw i32 %38, 1
  %62 = icmp eq i32 %61, 16
  br i1 %62, label %63, label %37, !llvm.loop !7

63:
  %64 = phi i32 [ %88, %63 ], [ 16, %37 ]
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr i32, ptr %5, i64 %65
  %67 = getelementptr i8, ptr %66, i64 -64
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr i8, ptr %66, i64 -28
  %70 = load i32, ptr %69, align 4
  %71 = add i32 %70, %68
  %72 = getelementptr i8, ptr %66, i64 -60
  %73 = load i32, ptr %72, align 4
  %74 = tail call i32 @llvm.fshl.i32(i32 %73, i32 %73, i32 25)
  %75 = tail call i32 @llvm.fshl.i32(i32 %73, i32 %73, i32 14)
  %76 = xor i32 %74, %75
  %77 = lshr i32 %73, 3
  %78 = xor i32 %76, %77
  %79 = add i32 %71, %78
  %80 = getelementptr i8, ptr %66, i64 -8
  %81 = load i32, ptr %80, align 4
  %82 = tail call i32 @llvm.fshl.i32(i32 %81, i32 %81, i32 15)
  %83 = tail call i32 @llvm.fshl.i32(i32 %81, i32 %81, i32 13)
  %84 = xor i32 %82, %83
  %85 = lshr i32 %81, 10
  %86 = xor i32 %84, %85
  %87 = add i32 %79, %86
  store i32 %87, ptr %66, align 4
  %88 = add nuw nsw i32 %64, 1
  %89 = icmp eq i32 %88, 64
  br i1 %89, label %98, label %63, !llvm.loop !8

90:
  %91 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %92 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %93 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %94 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %95 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %96 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %97 = load i32, ptr %6, align 4
  br label %108

98:
  %99 = phi i32 [ %104, %98 ], [ 0, %63 ]
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr @__const._Z4hashPKhPji.h, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = getelementptr inbounds nuw i32, ptr %6, i64 %100
  store i32 %102, ptr %103, align 4
  %104 = add nuw nsw i32 %99, 1
  %105 = icmp eq i32 %104, 8
  br i1 %105, label %90, label %98, !llvm.loop !9

106:
  %107 = shl nsw i32 %11, 3
  br label %160

108:
  %109 = phi i32 [ 0, %90 ], [ %149, %122 ]
  %110 = phi i32 [ %97, %90 ], [ %148, %122 ]
  %111 = load i32, ptr %91, align 4
  %112 = load i32, ptr %92, align 4
  %113 = load i32, ptr %93, align 4
  %114 = load i32, ptr %94, align 4
  %115 = zext nneg i32 %109 to i64
  %116 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K to ptr), i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = getelementptr inbounds nuw i32, ptr %5, i64 %115
  %119 = load i32, ptr %118, align 4
  %120 = load i32, ptr %95, align 4
  %121 = load i32, ptr %96, align 4
  br label %151

122:
  %123 = tail call i32 @llvm.fshl.i32(i32 %112, i32 %112, i32 26)
  %124 = tail call i32 @llvm.fshl.i32(i32 %112, i32 %112, i32 21)
  %125 = xor i32 %123, %124
  %126 = tail call i32 @llvm.fshl.i32(i32 %112, i32 %112, i32 7)
  %127 = xor i32 %125, %126
  %128 = add i32 %127, %111
  %129 = and i32 %113, %112
  %130 = xor i32 %112, -1
  %131 = and i32 %114, %130
  %132 = or i32 %131, %129
  %133 = add i32 %128, %117
  %134 = add i32 %133, %132
  %135 = add i32 %134, %119
  %136 = tail call i32 @llvm.fshl.i32(i32 %110, i32 %110, i32 30)
  %137 = tail call i32 @llvm.fshl.i32(i32 %110, i32 %110, i32 19)
  %138 = xor i32 %136, %137
  %139 = tail call i32 @llvm.fshl.i32(i32 %110, i32 %110, i32 10)
  %140 = xor i32 %138, %139
  %141 = xor i32 %121, %120
  %142 = and i32 %141, %110
  %143 = and i32 %121, %120
  %144 = xor i32 %142, %143
  %145 = load i32, ptr %92, align 4
  %146 = add i32 %145, %135
  store i32 %146, ptr %92, align 4
  %147 = add i32 %140, %135
  %148 = add i32 %147, %144
  store i32 %148, ptr %6, align 4
  %149 = add nuw nsw i32 %109, 1
  %150 = icmp eq i32 %149, 64
  br i1 %150, label %106, label %108, !llvm.loop !10

151:
  %152 = phi i32 [ 7, %108 ], [ %157, %151 ]
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr i32, ptr %6, i64 %153
  %155 = getelementptr i8, ptr %154, i64 -4
  %156 = load i32, ptr %155, align 4
  store i32 %156, ptr %154, align 4
  %157 = add nsw i32 %152, -1
  %158 = icmp samesign ugt i32 %152, 1
  br i1 %158, label %151, label %122, !llvm.loop !11

159:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

160:
  %161 = phi i32 [ 0, %106 ], [ %171, %160 ]
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i32, ptr @__const._Z4hashPKhPji.h, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = getelementptr inbounds nuw i32, ptr %6, i64 %162
  %166 = load i32, ptr %165, align 4
  %167 = add i32 %166, %164
  %168 = add nuw nsw i32 %161, %107
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i32, ptr %1, i64 %169
  store i32 %167, ptr %170, align 4
  %171 = add nuw nsw i32 %161, 1
  %172 = icmp eq i32 %171, 8
  br i1 %172, label %159, label %160, !llvm.loop !12
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @llvm.fshl.i32(i32, i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
