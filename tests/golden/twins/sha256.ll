target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL6ROUNDS = internal unnamed_addr addrspace(4) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4

define dso_local noundef i32 @_Z12rotate_rightjj(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.fshr.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

define dso_local noundef i32 @_Z3mixjjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.fshr.i32(i32 %0, i32 %0, i32 %1)
  %6 = tail call noundef i32 @llvm.fshr.i32(i32 %0, i32 %0, i32 %2)
  %7 = xor i32 %6, %5
  %8 = tail call noundef i32 @llvm.fshr.i32(i32 %0, i32 %0, i32 %3)
  %9 = xor i32 %7, %8
  ret i32 %9
}

define dso_local ptx_kernel void @sha256(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = alloca [64 x i32], align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp ult i32 %9, %0
  br i1 %10, label %11, label %178

11:
  %12 = shl i32 %9, 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %15 = load i32, ptr %14, align 4
  %16 = tail call noundef i32 @llvm.bswap.i32(i32 %15)
  store i32 %16, ptr %4, align 4
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %18 = load i32, ptr %17, align 4
  %19 = tail call noundef i32 @llvm.bswap.i32(i32 %18)
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %19, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %22 = load i32, ptr %21, align 4
  %23 = tail call noundef i32 @llvm.bswap.i32(i32 %22)
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %23, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %26 = load i32, ptr %25, align 4
  %27 = tail call noundef i32 @llvm.bswap.i32(i32 %26)
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %27, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %30 = load i32, ptr %29, align 4
  %31 = tail call noundef i32 @llvm.bswap.i32(i32 %30)
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 %31, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %34 = load i32, ptr %33, align 4
  %35 = tail call noundef i32 @llvm.bswap.i32(i32 %34)
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 %35, ptr %36, align 4
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %38 = load i32, ptr %37, align 4
  %39 = tail call noundef i32 @llvm.bswap.i32(i32 %38)
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %39, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %14, i64 28
  %42 = load i32, ptr %41, align 4
  %43 = tail call noundef i32 @llvm.bswap.i32(i32 %42)
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 %43, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %46 = load i32, ptr %45, align 4
  %47 = tail call noundef i32 @llvm.bswap.i32(i32 %46)
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 %47, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %14, i64 36
  %50 = load i32, ptr %49, align 4
  %51 = tail call noundef i32 @llvm.bswap.i32(i32 %50)
  %52 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store i32 %51, ptr %52, align 4
  %53 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %54 = load i32, ptr %53, align 4
  %55 = tail call noundef i32 @llvm.bswap.i32(i32 %54)
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i32 %55, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %14, i64 44
  %58 = load i32, ptr %57, align 4
  %59 = tail call noundef i32 @llvm.bswap.i32(i32 %58)
  %60 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store i32 %59, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %62 = load i32, ptr %61, align 4
  %63 = tail call noundef i32 @llvm.bswap.i32(i32 %62)
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i32 %63, ptr %64, align 4
  %65 = getelementptr inbounds nuw i8, ptr %14, i64 52
  %66 = load i32, ptr %65, align 4
  %67 = tail call noundef i32 @llvm.bswap.i32(i32 %66)
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store i32 %67, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %70 = load i32, ptr %69, align 4
  %71 = tail call noundef i32 @llvm.bswap.i32(i32 %70)
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 %71, ptr %72, align 4
  %73 = getelementptr inbounds nuw i8, ptr %14, i64 60
  %74 = load i32, ptr %73, align 4
  %75 = tail call noundef i32 @llvm.bswap.i32(i32 %74)
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store i32 %75, ptr %76, align 4
  br label %77

77:
  %78 = phi i32 [ %83, %77 ], [ %16, %11 ]
  %79 = phi i32 [ %107, %77 ], [ 16, %11 ]
  %80 = add nsw i32 %79, -15
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr %4, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = tail call i32 @llvm.fshl.i32(i32 %83, i32 %83, i32 25)
  %85 = tail call i32 @llvm.fshl.i32(i32 %83, i32 %83, i32 14)
  %86 = xor i32 %84, %85
  %87 = lshr i32 %83, 3
  %88 = xor i32 %86, %87
  %89 = add nsw i32 %79, -2
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i32, ptr %4, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = tail call i32 @llvm.fshl.i32(i32 %92, i32 %92, i32 15)
  %94 = tail call i32 @llvm.fshl.i32(i32 %92, i32 %92, i32 13)
  %95 = xor i32 %93, %94
  %96 = lshr i32 %92, 10
  %97 = xor i32 %95, %96
  %98 = add i32 %88, %78
  %99 = add nsw i32 %79, -7
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr %4, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = add i32 %98, %102
  %104 = add i32 %103, %97
  %105 = zext nneg i32 %79 to i64
  %106 = getelementptr inbounds nuw i32, ptr %4, i64 %105
  store i32 %104, ptr %106, align 4
  %107 = add nuw nsw i32 %79, 1
  %108 = icmp eq i32 %107, 64
  br i1 %108, label %136, label %77, !llvm.loop !4

109:
  %110 = shl i32 %9, 3
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %2, i64 %111
  %113 = add i32 %175, 1779033703
  %114 = tail call noundef i32 @llvm.bswap.i32(i32 %113)
  store i32 %114, ptr %112, align 4
  %115 = add i32 %142, -1150833019
  %116 = tail call noundef i32 @llvm.bswap.i32(i32 %115)
  %117 = getelementptr inbounds nuw i8, ptr %112, i64 4
  store i32 %116, ptr %117, align 4
  %118 = add i32 %143, 1013904242
  %119 = tail call noundef i32 @llvm.bswap.i32(i32 %118)
  %120 = getelementptr inbounds nuw i8, ptr %112, i64 8
  store i32 %119, ptr %120, align 4
  %121 = add i32 %144, -1521486534
  %122 = tail call noundef i32 @llvm.bswap.i32(i32 %121)
  %123 = getelementptr inbounds nuw i8, ptr %112, i64 12
  store i32 %122, ptr %123, align 4
  %124 = add i32 %173, 1359893119
  %125 = tail call noundef i32 @llvm.bswap.i32(i32 %124)
  %126 = getelementptr inbounds nuw i8, ptr %112, i64 16
  store i32 %125, ptr %126, align 4
  %127 = add i32 %138, -1694144372
  %128 = tail call noundef i32 @llvm.bswap.i32(i32 %127)
  %129 = getelementptr inbounds nuw i8, ptr %112, i64 20
  store i32 %128, ptr %129, align 4
  %130 = add i32 %139, 528734635
  %131 = tail call noundef i32 @llvm.bswap.i32(i32 %130)
  %132 = getelementptr inbounds nuw i8, ptr %112, i64 24
  store i32 %131, ptr %132, align 4
  %133 = add i32 %140, 1541459225
  %134 = tail call noundef i32 @llvm.bswap.i32(i32 %133)
  %135 = getelementptr inbounds nuw i8, ptr %112, i64 28
  store i32 %134, ptr %135, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  br label %178

136:
  %137 = phi i32 [ %176, %136 ], [ 0, %77 ]
  %138 = phi i32 [ %173, %136 ], [ 1359893119, %77 ]
  %139 = phi i32 [ %138, %136 ], [ -1694144372, %77 ]
  %140 = phi i32 [ %139, %136 ], [ 528734635, %77 ]
  %141 = phi i32 [ %140, %136 ], [ 1541459225, %77 ]
  %142 = phi i32 [ %175, %136 ], [ 1779033703, %77 ]
  %143 = phi i32 [ %142, %136 ], [ -1150833019, %77 ]
  %144 = phi i32 [ %143, %136 ], [ 1013904242, %77 ]
  %145 = phi i32 [ %144, %136 ], [ -1521486534, %77 ]
  %146 = and i32 %139, %138
  %147 = xor i32 %138, -1
  %148 = and i32 %140, %147
  %149 = tail call i32 @llvm.fshl.i32(i32 %138, i32 %138, i32 26)
  %150 = tail call i32 @llvm.fshl.i32(i32 %138, i32 %138, i32 21)
  %151 = xor i32 %150, %149
  %152 = tail call i32 @llvm.fshl.i32(i32 %138, i32 %138, i32 7)
  %153 = xor i32 %151, %152
  %154 = zext nneg i32 %137 to i64
  %155 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @_ZL6ROUNDS to ptr), i64 %154
  %156 = load i32, ptr %155, align 4
  %157 = getelementptr inbounds nuw i32, ptr %4, i64 %154
  %158 = load i32, ptr %157, align 4
  %159 = add i32 %153, %146
  %160 = add i32 %159, %141
  %161 = add i32 %160, %148
  %162 = add i32 %161, %156
  %163 = add i32 %162, %158
  %164 = xor i32 %144, %143
  %165 = and i32 %164, %142
  %166 = and i32 %144, %143
  %167 = xor i32 %165, %166
  %168 = tail call i32 @llvm.fshl.i32(i32 %142, i32 %142, i32 30)
  %169 = tail call i32 @llvm.fshl.i32(i32 %142, i32 %142, i32 19)
  %170 = xor i32 %169, %168
  %171 = tail call i32 @llvm.fshl.i32(i32 %142, i32 %142, i32 10)
  %172 = xor i32 %170, %171
  %173 = add i32 %145, %163
  %174 = add i32 %172, %163
  %175 = add i32 %174, %167
  %176 = add nuw nsw i32 %137, 1
  %177 = icmp eq i32 %176, 64
  br i1 %177, label %109, label %136, !llvm.loop !6

178:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

declare i32 @llvm.fshr.i32(i32, i32, i32) #4

declare i32 @llvm.bswap.i32(i32) #4

declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
