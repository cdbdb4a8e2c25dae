target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @attention(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, float %5, ptr addrspace(1) nofree readnone captures(none) %6, ptr addrspace(1) nofree readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %10 = shl i32 %9, 5, !dbg !14
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15
  %12 = and i32 %11, 96, !dbg !15
  %13 = lshr exact i32 %12, 5, !dbg !15
  %14 = or disjoint i32 %13, 4, !dbg !15
  %15 = or disjoint i32 %13, 8, !dbg !15
  %16 = or disjoint i32 %13, 12, !dbg !15
  %17 = or disjoint i32 %13, 16, !dbg !15
  %18 = or disjoint i32 %13, 20, !dbg !15
  %19 = or disjoint i32 %13, 24, !dbg !15
  %20 = or disjoint i32 %13, 28, !dbg !15
  %21 = and i32 %11, 3, !dbg !15
  %22 = shl nuw nsw i32 %21, 1, !dbg !15
  %23 = or disjoint i32 %13, %10, !dbg !14
  %24 = or disjoint i32 %14, %10, !dbg !14
  %25 = or disjoint i32 %15, %10, !dbg !14
  %26 = or disjoint i32 %16, %10, !dbg !14
  %27 = or disjoint i32 %17, %10, !dbg !14
  %28 = or disjoint i32 %18, %10, !dbg !14
  %29 = or disjoint i32 %19, %10, !dbg !14
  %30 = or disjoint i32 %20, %10, !dbg !14
  %31 = shl i32 %23, 5, !dbg !16
  %32 = shl i32 %24, 5, !dbg !16
  %33 = shl i32 %25, 5, !dbg !16
  %34 = shl i32 %26, 5, !dbg !16
  %35 = shl i32 %27, 5, !dbg !16
  %36 = shl i32 %28, 5, !dbg !16
  %37 = shl i32 %29, 5, !dbg !16
  %38 = shl i32 %30, 5, !dbg !16
  %39 = sext i32 %31 to i64, !dbg !17
  %40 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %39, !dbg !17
  %41 = sext i32 %32 to i64, !dbg !17
  %42 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %41, !dbg !17
  %43 = sext i32 %33 to i64, !dbg !17
  %44 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %43, !dbg !17
  %45 = sext i32 %34 to i64, !dbg !17
  %46 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %45, !dbg !17
  %47 = sext i32 %35 to i64, !dbg !17
  %48 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %47, !dbg !17
  %49 = sext i32 %36 to i64, !dbg !17
  %50 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %49, !dbg !17
  %51 = sext i32 %37 to i64, !dbg !17
  %52 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %51, !dbg !17
  %53 = sext i32 %38 to i64, !dbg !17
  %54 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %53, !dbg !17
  %55 = and i32 %11, 31, !dbg !18
  %56 = zext nneg i32 %55 to i64, !dbg !17
  %57 = getelementptr [2 x i8], ptr addrspace(1) %40, i64 %56, !dbg !17
  %58 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %56, !dbg !17
  %59 = getelementptr [2 x i8], ptr addrspace(1) %44, i64 %56, !dbg !17
  %60 = getelementptr [2 x i8], ptr addrspace(1) %46, i64 %56, !dbg !17
  %61 = getelementptr [2 x i8], ptr addrspace(1) %48, i64 %56, !dbg !17
  %62 = getelementptr [2 x i8], ptr addrspace(1) %50, i64 %56, !dbg !17
  %63 = getelementptr [2 x i8], ptr addrspace(1) %52, i64 %56, !dbg !17
  %64 = getelementptr [2 x i8], ptr addrspace(1) %54, i64 %56, !dbg !17
  %65 = icmp slt i32 %23, %4, !dbg !19
  %66 = icmp slt i32 %24, %4, !dbg !19
  %67 = icmp slt i32 %25, %4, !dbg !19
  %68 = icmp slt i32 %26, %4, !dbg !19
  %69 = icmp slt i32 %27, %4, !dbg !19
  %70 = icmp slt i32 %28, %4, !dbg !19
  %71 = icmp slt i32 %29, %4, !dbg !19
  %72 = icmp slt i32 %30, %4, !dbg !19
  %73 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %57, i1 %65) #8, !dbg !20
  %74 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %58, i1 %66) #8, !dbg !20
  %75 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %59, i1 %67) #8, !dbg !20
  %76 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %60, i1 %68) #8, !dbg !20
  %77 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %61, i1 %69) #8, !dbg !20
  %78 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %62, i1 %70) #8, !dbg !20
  %79 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %63, i1 %71) #8, !dbg !20
  %80 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %64, i1 %72) #8, !dbg !20
  %81 = shl nuw nsw i32 %11, 1, !dbg !20
  %82 = and i32 %81, 126, !dbg !20
  %83 = and i32 %11, 64, !dbg !20
  %84 = icmp eq i32 %83, 0, !dbg !20
  %85 = select i1 %84, i32 0, i32 144, !dbg !20
  %86 = xor i32 %85, %82, !dbg !20
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %86, !dbg !20
  %88 = insertelement <1 x i16> poison, i16 %73, i64 0, !dbg !20
  store <1 x i16> %88, ptr addrspace(3) %87, align 2, !dbg !20
  %89 = or disjoint i32 %86, 512, !dbg !20
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %89, !dbg !20
  %91 = insertelement <1 x i16> poison, i16 %75, i64 0, !dbg !20
  store <1 x i16> %91, ptr addrspace(3) %90, align 2, !dbg !20
  %92 = or disjoint i32 %86, 1024, !dbg !20
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %92, !dbg !20
  %94 = insertelement <1 x i16> poison, i16 %77, i64 0, !dbg !20
  store <1 x i16> %94, ptr addrspace(3) %93, align 2, !dbg !20
  %95 = or disjoint i32 %86, 1536, !dbg !20
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %95, !dbg !20
  %97 = insertelement <1 x i16> poison, i16 %79, i64 0, !dbg !20
  store <1 x i16> %97, ptr addrspace(3) %96, align 2, !dbg !20
  %98 = xor i32 %86, 288, !dbg !20
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %98, !dbg !20
  %100 = insertelement <1 x i16> poison, i16 %74, i64 0, !dbg !20
  store <1 x i16> %100, ptr addrspace(3) %99, align 2, !dbg !20
  %101 = or disjoint i32 %98, 512, !dbg !20
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %101, !dbg !20
  %103 = insertelement <1 x i16> poison, i16 %76, i64 0, !dbg !20
  store <1 x i16> %103, ptr addrspace(3) %102, align 2, !dbg !20
  %104 = or disjoint i32 %98, 1024, !dbg !20
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %104, !dbg !20
  %106 = insertelement <1 x i16> poison, i16 %78, i64 0, !dbg !20
  store <1 x i16> %106, ptr addrspace(3) %105, align 2, !dbg !20
  %107 = or disjoint i32 %98, 1536, !dbg !20
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %107, !dbg !20
  %109 = insertelement <1 x i16> poison, i16 %80, i64 0, !dbg !20
  store <1 x i16> %109, ptr addrspace(3) %108, align 2, !dbg !20
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %56, !dbg !21
  %invariant.gep77 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %56, !dbg !21
  %110 = icmp sgt i32 %4, 0, !dbg !21
  br i1 %110, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !21

.._crit_edge_crit_edge:
  %.pre = and i32 %11, 12, !dbg !22
  %.pre96 = shl nuw nsw i32 %21, 5, !dbg !22
  %.pre98 = shl nuw nsw i32 %11, 3, !dbg !22
  %.pre100 = shl nuw nsw i32 %.pre, 1, !dbg !22
  %.pre102 = shl nuw nsw i32 %11, 5, !dbg !22
  %.pre104 = shl nuw nsw i32 %11, 4, !dbg !22
  %.pre106 = lshr exact i32 %12, 2, !dbg !22
  %.pre108 = and i32 %.pre98, 8, !dbg !22
  %.pre110 = and i32 %81, 16, !dbg !22
  br label %._crit_edge, !dbg !21

.lr.ph:
  %111 = shl nuw nsw i32 %11, 4
  %112 = and i32 %111, 1888
  %113 = lshr exact i32 %12, 2
  %114 = shl nuw nsw i32 %11, 3
  %115 = and i32 %114, 8
  %116 = and i32 %81, 16
  %117 = or disjoint i32 %112, %113
  %118 = or disjoint i32 %115, %116
  %119 = xor i32 %117, %118
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %119
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %120, i32 128
  %122 = and i32 %11, 12
  %123 = shl nuw nsw i32 %122, 7
  %124 = shl nuw nsw i32 %21, 5
  %125 = shl nuw nsw i32 %122, 1
  %126 = and i32 %11, 16
  %127 = shl nuw nsw i32 %126, 3
  %128 = or disjoint i32 %123, %127
  %129 = or disjoint i32 %128, %124
  %130 = or disjoint i32 %129, %125
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %130
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %131, i32 256
  %133 = xor i32 %130, 8
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %133
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) %134, i32 256
  %136 = xor i32 %130, 16
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %136
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %137, i32 256
  %139 = xor i32 %130, 24
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %139
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %140, i32 256
  %142 = shl nuw nsw i32 %11, 6
  %143 = and i32 %142, 960
  %144 = and i32 %114, 48
  %145 = shl nuw nsw i32 %11, 5
  %146 = and i32 %145, 1024
  %147 = or disjoint i32 %143, %146
  %148 = xor i32 %144, %126
  %149 = or disjoint i32 %147, %148
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %149
  %151 = xor i32 %149, 32
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %151
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %86
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %89
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %92
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %95
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %98
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %101
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %104
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %107
  %161 = shl nuw nsw i32 %55, 6
  %162 = or disjoint i32 %161, %144
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %162
  %164 = xor i32 %162, 16
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %164
  %166 = xor i32 %162, 32
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %166
  %168 = xor i32 %162, 48
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %168
  br label %170, !dbg !21

170:
  %171 = phi float [ 0.000000e+00, %.lr.ph ], [ %595, %170 ]
  %172 = phi float [ 0.000000e+00, %.lr.ph ], [ %596, %170 ]
  %173 = phi float [ 0.000000e+00, %.lr.ph ], [ %597, %170 ]
  %174 = phi float [ 0.000000e+00, %.lr.ph ], [ %598, %170 ]
  %175 = phi float [ 0.000000e+00, %.lr.ph ], [ %600, %170 ]
  %176 = phi float [ 0.000000e+00, %.lr.ph ], [ %601, %170 ]
  %177 = phi float [ 0.000000e+00, %.lr.ph ], [ %602, %170 ]
  %178 = phi float [ 0.000000e+00, %.lr.ph ], [ %603, %170 ]
  %179 = phi float [ 0.000000e+00, %.lr.ph ], [ %605, %170 ]
  %180 = phi float [ 0.000000e+00, %.lr.ph ], [ %606, %170 ]
  %181 = phi float [ 0.000000e+00, %.lr.ph ], [ %607, %170 ]
  %182 = phi float [ 0.000000e+00, %.lr.ph ], [ %608, %170 ]
  %183 = phi float [ 0.000000e+00, %.lr.ph ], [ %610, %170 ]
  %184 = phi float [ 0.000000e+00, %.lr.ph ], [ %611, %170 ]
  %185 = phi float [ 0.000000e+00, %.lr.ph ], [ %612, %170 ]
  %186 = phi float [ 0.000000e+00, %.lr.ph ], [ %613, %170 ]
  %187 = phi float [ 0.000000e+00, %.lr.ph ], [ %480, %170 ]
  %188 = phi float [ 0.000000e+00, %.lr.ph ], [ %481, %170 ]
  %189 = phi float [ -inf, %.lr.ph ], [ %392, %170 ]
  %190 = phi float [ -inf, %.lr.ph ], [ %393, %170 ]
  %191 = phi i32 [ 0, %.lr.ph ], [ %614, %170 ]
  %192 = or disjoint i32 %191, %13, !dbg !23
  %193 = or disjoint i32 %191, %14, !dbg !23
  %194 = or disjoint i32 %191, %15, !dbg !23
  %195 = or disjoint i32 %191, %16, !dbg !23
  %196 = or disjoint i32 %191, %17, !dbg !23
  %197 = or disjoint i32 %191, %18, !dbg !23
  %198 = or disjoint i32 %191, %19, !dbg !23
  %199 = or disjoint i32 %191, %20, !dbg !23
  %200 = or disjoint i32 %191, %22, !dbg !23
  %201 = or disjoint i32 %200, 1, !dbg !23
  %202 = or disjoint i32 %200, 8, !dbg !23
  %203 = or disjoint i32 %200, 9, !dbg !23
  %204 = or disjoint i32 %200, 16, !dbg !23
  %205 = or disjoint i32 %200, 17, !dbg !23
  %206 = or disjoint i32 %200, 24, !dbg !23
  %207 = or disjoint i32 %200, 25, !dbg !23
  %208 = shl i32 %192, 5, !dbg !24
  %209 = shl i32 %193, 5, !dbg !24
  %210 = shl i32 %194, 5, !dbg !24
  %211 = shl i32 %195, 5, !dbg !24
  %212 = shl i32 %196, 5, !dbg !24
  %213 = shl i32 %197, 5, !dbg !24
  %214 = shl i32 %198, 5, !dbg !24
  %215 = shl i32 %199, 5, !dbg !24
  %216 = sext i32 %208 to i64, !dbg !25
  %217 = sext i32 %209 to i64, !dbg !25
  %218 = sext i32 %210 to i64, !dbg !25
  %219 = sext i32 %211 to i64, !dbg !25
  %220 = sext i32 %212 to i64, !dbg !25
  %221 = sext i32 %213 to i64, !dbg !25
  %222 = sext i32 %214 to i64, !dbg !25
  %223 = sext i32 %215 to i64, !dbg !25
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %216, !dbg !25
  %gep64 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %217, !dbg !25
  %gep66 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %218, !dbg !25
  %gep68 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %219, !dbg !25
  %gep70 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %220, !dbg !25
  %gep72 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %221, !dbg !25
  %gep74 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %222, !dbg !25
  %gep76 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %223, !dbg !25
  %224 = icmp slt i32 %192, %4, !dbg !26
  %225 = icmp slt i32 %193, %4, !dbg !26
  %226 = icmp slt i32 %194, %4, !dbg !26
  %227 = icmp slt i32 %195, %4, !dbg !26
  %228 = icmp slt i32 %196, %4, !dbg !26
  %229 = icmp slt i32 %197, %4, !dbg !26
  %230 = icmp slt i32 %198, %4, !dbg !26
  %231 = icmp slt i32 %199, %4, !dbg !26
  %232 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep, i1 %224) #8, !dbg !27
  %233 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep64, i1 %225) #8, !dbg !27
  %234 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep66, i1 %226) #8, !dbg !27
  %235 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep68, i1 %227) #8, !dbg !27
  %236 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep70, i1 %228) #8, !dbg !27
  %237 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep72, i1 %229) #8, !dbg !27
  %238 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep74, i1 %230) #8, !dbg !27
  %239 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep76, i1 %231) #8, !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %240 = insertelement <4 x i16> poison, i16 %232, i64 0, !dbg !28
  %241 = insertelement <4 x i16> %240, i16 %234, i64 1, !dbg !28
  %242 = insertelement <4 x i16> %241, i16 %236, i64 2, !dbg !28
  %243 = insertelement <4 x i16> %242, i16 %238, i64 3, !dbg !28
  store <4 x i16> %243, ptr addrspace(3) %120, align 8, !dbg !28
  %244 = insertelement <4 x i16> poison, i16 %233, i64 0, !dbg !28
  %245 = insertelement <4 x i16> %244, i16 %235, i64 1, !dbg !28
  %246 = insertelement <4 x i16> %245, i16 %237, i64 2, !dbg !28
  %247 = insertelement <4 x i16> %246, i16 %239, i64 3, !dbg !28
  store <4 x i16> %247, ptr addrspace(3) %121, align 8, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %248 = load <4 x i16>, ptr addrspace(3) %131, align 8, !dbg !28
  %249 = load <4 x i16>, ptr addrspace(3) %132, align 8, !dbg !28
  %250 = load <4 x i16>, ptr addrspace(3) %134, align 8, !dbg !28
  %251 = load <4 x i16>, ptr addrspace(3) %135, align 8, !dbg !28
  %252 = load <4 x i16>, ptr addrspace(3) %137, align 8, !dbg !28
  %253 = load <4 x i16>, ptr addrspace(3) %138, align 8, !dbg !28
  %254 = load <4 x i16>, ptr addrspace(3) %140, align 8, !dbg !28
  %255 = load <4 x i16>, ptr addrspace(3) %141, align 8, !dbg !28
  %256 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %150), !dbg !20
  %257 = extractvalue { i32, i32, i32, i32 } %256, 0, !dbg !20
  %258 = extractvalue { i32, i32, i32, i32 } %256, 1, !dbg !20
  %259 = extractvalue { i32, i32, i32, i32 } %256, 2, !dbg !20
  %260 = extractvalue { i32, i32, i32, i32 } %256, 3, !dbg !20
  %261 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %152), !dbg !20
  %262 = extractvalue { i32, i32, i32, i32 } %261, 0, !dbg !20
  %263 = extractvalue { i32, i32, i32, i32 } %261, 1, !dbg !20
  %264 = extractvalue { i32, i32, i32, i32 } %261, 2, !dbg !20
  %265 = extractvalue { i32, i32, i32, i32 } %261, 3, !dbg !20
  %.uncasted = shufflevector <4 x i16> %248, <4 x i16> %250, <2 x i32> <i32 0, i32 4>, !dbg !29
  %266 = bitcast <2 x i16> %.uncasted to i32, !dbg !29
  %.uncasted47 = shufflevector <4 x i16> %252, <4 x i16> %254, <2 x i32> <i32 0, i32 4>, !dbg !29
  %267 = bitcast <2 x i16> %.uncasted47 to i32, !dbg !29
  %.uncasted48 = shufflevector <4 x i16> %249, <4 x i16> %251, <2 x i32> <i32 0, i32 4>, !dbg !29
  %268 = bitcast <2 x i16> %.uncasted48 to i32, !dbg !29
  %.uncasted49 = shufflevector <4 x i16> %253, <4 x i16> %255, <2 x i32> <i32 0, i32 4>, !dbg !29
  %269 = bitcast <2 x i16> %.uncasted49 to i32, !dbg !29
  %.uncasted50 = shufflevector <4 x i16> %248, <4 x i16> %250, <2 x i32> <i32 1, i32 5>, !dbg !29
  %270 = bitcast <2 x i16> %.uncasted50 to i32, !dbg !29
  %.uncasted51 = shufflevector <4 x i16> %252, <4 x i16> %254, <2 x i32> <i32 1, i32 5>, !dbg !29
  %271 = bitcast <2 x i16> %.uncasted51 to i32, !dbg !29
  %.uncasted52 = shufflevector <4 x i16> %249, <4 x i16> %251, <2 x i32> <i32 1, i32 5>, !dbg !29
  %272 = bitcast <2 x i16> %.uncasted52 to i32, !dbg !29
  %.uncasted53 = shufflevector <4 x i16> %253, <4 x i16> %255, <2 x i32> <i32 1, i32 5>, !dbg !29
  %273 = bitcast <2 x i16> %.uncasted53 to i32, !dbg !29
  %.uncasted54 = shufflevector <4 x i16> %248, <4 x i16> %250, <2 x i32> <i32 2, i32 6>, !dbg !29
  %274 = bitcast <2 x i16> %.uncasted54 to i32, !dbg !29
  %.uncasted55 = shufflevector <4 x i16> %252, <4 x i16> %254, <2 x i32> <i32 2, i32 6>, !dbg !29
  %275 = bitcast <2 x i16> %.uncasted55 to i32, !dbg !29
  %.uncasted56 = shufflevector <4 x i16> %249, <4 x i16> %251, <2 x i32> <i32 2, i32 6>, !dbg !29
  %276 = bitcast <2 x i16> %.uncasted56 to i32, !dbg !29
  %.uncasted57 = shufflevector <4 x i16> %253, <4 x i16> %255, <2 x i32> <i32 2, i32 6>, !dbg !29
  %277 = bitcast <2 x i16> %.uncasted57 to i32, !dbg !29
  %.uncasted58 = shufflevector <4 x i16> %248, <4 x i16> %250, <2 x i32> <i32 3, i32 7>, !dbg !29
  %278 = bitcast <2 x i16> %.uncasted58 to i32, !dbg !29
  %.uncasted59 = shufflevector <4 x i16> %252, <4 x i16> %254, <2 x i32> <i32 3, i32 7>, !dbg !29
  %279 = bitcast <2 x i16> %.uncasted59 to i32, !dbg !29
  %.uncasted60 = shufflevector <4 x i16> %249, <4 x i16> %251, <2 x i32> <i32 3, i32 7>, !dbg !29
  %280 = bitcast <2 x i16> %.uncasted60 to i32, !dbg !29
  %.uncasted61 = shufflevector <4 x i16> %253, <4 x i16> %255, <2 x i32> <i32 3, i32 7>, !dbg !29
  %281 = bitcast <2 x i16> %.uncasted61 to i32, !dbg !29
  %282 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %257, i32 %258, i32 %259, i32 %260, i32 %266, i32 %267) #8, !dbg !29
  %283 = extractvalue { float, float, float, float } %282, 0, !dbg !29
  %284 = extractvalue { float, float, float, float } %282, 1, !dbg !29
  %285 = extractvalue { float, float, float, float } %282, 2, !dbg !29
  %286 = extractvalue { float, float, float, float } %282, 3, !dbg !29
  %287 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %257, i32 %258, i32 %259, i32 %260, i32 %270, i32 %271) #8, !dbg !29
  %288 = extractvalue { float, float, float, float } %287, 0, !dbg !29
  %289 = extractvalue { float, float, float, float } %287, 1, !dbg !29
  %290 = extractvalue { float, float, float, float } %287, 2, !dbg !29
  %291 = extractvalue { float, float, float, float } %287, 3, !dbg !29
  %292 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %257, i32 %258, i32 %259, i32 %260, i32 %274, i32 %275) #8, !dbg !29
  %293 = extractvalue { float, float, float, float } %292, 0, !dbg !29
  %294 = extractvalue { float, float, float, float } %292, 1, !dbg !29
  %295 = extractvalue { float, float, float, float } %292, 2, !dbg !29
  %296 = extractvalue { float, float, float, float } %292, 3, !dbg !29
  %297 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %257, i32 %258, i32 %259, i32 %260, i32 %278, i32 %279) #8, !dbg !29
  %298 = extractvalue { float, float, float, float } %297, 0, !dbg !29
  %299 = extractvalue { float, float, float, float } %297, 1, !dbg !29
  %300 = extractvalue { float, float, float, float } %297, 2, !dbg !29
  %301 = extractvalue { float, float, float, float } %297, 3, !dbg !29
  %302 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %283, float %284, float %285, float %286, i32 %262, i32 %263, i32 %264, i32 %265, i32 %268, i32 %269) #8, !dbg !29
  %303 = extractvalue { float, float, float, float } %302, 0, !dbg !29
  %304 = extractvalue { float, float, float, float } %302, 1, !dbg !29
  %305 = extractvalue { float, float, float, float } %302, 2, !dbg !29
  %306 = extractvalue { float, float, float, float } %302, 3, !dbg !29
  %307 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %288, float %289, float %290, float %291, i32 %262, i32 %263, i32 %264, i32 %265, i32 %272, i32 %273) #8, !dbg !29
  %308 = extractvalue { float, float, float, float } %307, 0, !dbg !29
  %309 = extractvalue { float, float, float, float } %307, 1, !dbg !29
  %310 = extractvalue { float, float, float, float } %307, 2, !dbg !29
  %311 = extractvalue { float, float, float, float } %307, 3, !dbg !29
  %312 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %293, float %294, float %295, float %296, i32 %262, i32 %263, i32 %264, i32 %265, i32 %276, i32 %277) #8, !dbg !29
  %313 = extractvalue { float, float, float, float } %312, 0, !dbg !29
  %314 = extractvalue { float, float, float, float } %312, 1, !dbg !29
  %315 = extractvalue { float, float, float, float } %312, 2, !dbg !29
  %316 = extractvalue { float, float, float, float } %312, 3, !dbg !29
  %317 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %298, float %299, float %300, float %301, i32 %262, i32 %263, i32 %264, i32 %265, i32 %280, i32 %281) #8, !dbg !29
  %318 = extractvalue { float, float, float, float } %317, 0, !dbg !29
  %319 = extractvalue { float, float, float, float } %317, 1, !dbg !29
  %320 = extractvalue { float, float, float, float } %317, 2, !dbg !29
  %321 = extractvalue { float, float, float, float } %317, 3, !dbg !29
  %322 = fmul float %5, %303, !dbg !29
  %323 = fmul float %5, %304, !dbg !29
  %324 = fmul float %5, %305, !dbg !29
  %325 = fmul float %5, %306, !dbg !29
  %326 = fmul float %5, %308, !dbg !29
  %327 = fmul float %5, %309, !dbg !29
  %328 = fmul float %5, %310, !dbg !29
  %329 = fmul float %5, %311, !dbg !29
  %330 = fmul float %5, %313, !dbg !29
  %331 = fmul float %5, %314, !dbg !29
  %332 = fmul float %5, %315, !dbg !29
  %333 = fmul float %5, %316, !dbg !29
  %334 = fmul float %5, %318, !dbg !29
  %335 = fmul float %5, %319, !dbg !29
  %336 = fmul float %5, %320, !dbg !29
  %337 = fmul float %5, %321, !dbg !29
  %338 = icmp slt i32 %200, %4, !dbg !30
  %339 = icmp slt i32 %201, %4, !dbg !30
  %340 = icmp slt i32 %202, %4, !dbg !30
  %341 = icmp slt i32 %203, %4, !dbg !30
  %342 = icmp slt i32 %204, %4, !dbg !30
  %343 = icmp slt i32 %205, %4, !dbg !30
  %344 = icmp slt i32 %206, %4, !dbg !30
  %345 = icmp slt i32 %207, %4, !dbg !30
  %346 = select i1 %338, float %322, float -inf, !dbg !31
  %347 = select i1 %339, float %323, float -inf, !dbg !31
  %348 = select i1 %338, float %324, float -inf, !dbg !31
  %349 = select i1 %339, float %325, float -inf, !dbg !31
  %350 = select i1 %340, float %326, float -inf, !dbg !31
  %351 = select i1 %341, float %327, float -inf, !dbg !31
  %352 = select i1 %340, float %328, float -inf, !dbg !31
  %353 = select i1 %341, float %329, float -inf, !dbg !31
  %354 = select i1 %342, float %330, float -inf, !dbg !31
  %355 = select i1 %343, float %331, float -inf, !dbg !31
  %356 = select i1 %342, float %332, float -inf, !dbg !31
  %357 = select i1 %343, float %333, float -inf, !dbg !31
  %358 = select i1 %344, float %334, float -inf, !dbg !31
  %359 = select i1 %345, float %335, float -inf, !dbg !31
  %360 = select i1 %344, float %336, float -inf, !dbg !31
  %361 = select i1 %345, float %337, float -inf, !dbg !31
  %362 = tail call float @llvm.maxnum.f32(float %346, float %347), !dbg !32
  %363 = tail call float @llvm.maxnum.f32(float %350, float %351), !dbg !32
  %364 = tail call float @llvm.maxnum.f32(float %354, float %355), !dbg !32
  %365 = tail call float @llvm.maxnum.f32(float %358, float %359), !dbg !32
  %366 = tail call float @llvm.maxnum.f32(float %362, float %363), !dbg !32
  %367 = tail call float @llvm.maxnum.f32(float %364, float %365), !dbg !32
  %368 = tail call float @llvm.maxnum.f32(float %366, float %367), !dbg !32
  %369 = tail call float @llvm.maxnum.f32(float %348, float %349), !dbg !32
  %370 = tail call float @llvm.maxnum.f32(float %352, float %353), !dbg !32
  %371 = tail call float @llvm.maxnum.f32(float %356, float %357), !dbg !32
  %372 = tail call float @llvm.maxnum.f32(float %360, float %361), !dbg !32
  %373 = tail call float @llvm.maxnum.f32(float %369, float %370), !dbg !32
  %374 = tail call float @llvm.maxnum.f32(float %371, float %372), !dbg !32
  %375 = tail call float @llvm.maxnum.f32(float %373, float %374), !dbg !32
  %376 = bitcast float %368 to i32, !dbg !35
  %377 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %376, i32 2, i32 31), !dbg !35
  %378 = bitcast i32 %377 to float, !dbg !35
  %379 = tail call float @llvm.maxnum.f32(float %368, float %378), !dbg !32
  %380 = bitcast float %379 to i32, !dbg !35
  %381 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %380, i32 1, i32 31), !dbg !35
  %382 = bitcast i32 %381 to float, !dbg !35
  %383 = tail call float @llvm.maxnum.f32(float %379, float %382), !dbg !32
  %384 = bitcast float %375 to i32, !dbg !35
  %385 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %384, i32 2, i32 31), !dbg !35
  %386 = bitcast i32 %385 to float, !dbg !35
  %387 = tail call float @llvm.maxnum.f32(float %375, float %386), !dbg !32
  %388 = bitcast float %387 to i32, !dbg !35
  %389 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %388, i32 1, i32 31), !dbg !35
  %390 = bitcast i32 %389 to float, !dbg !35
  %391 = tail call float @llvm.maxnum.f32(float %387, float %390), !dbg !32
  %392 = tail call float @llvm.maxnum.f32(float %189, float %383), !dbg !38
  %393 = tail call float @llvm.maxnum.f32(float %190, float %391), !dbg !38
  %394 = fsub float %346, %392, !dbg !39
  %395 = fsub float %347, %392, !dbg !39
  %396 = fsub float %348, %393, !dbg !39
  %397 = fsub float %349, %393, !dbg !39
  %398 = fsub float %350, %392, !dbg !39
  %399 = fsub float %351, %392, !dbg !39
  %400 = fsub float %352, %393, !dbg !39
  %401 = fsub float %353, %393, !dbg !39
  %402 = fsub float %354, %392, !dbg !39
  %403 = fsub float %355, %392, !dbg !39
  %404 = fsub float %356, %393, !dbg !39
  %405 = fsub float %357, %393, !dbg !39
  %406 = fsub float %358, %392, !dbg !39
  %407 = fsub float %359, %392, !dbg !39
  %408 = fsub float %360, %393, !dbg !39
  %409 = fsub float %361, %393, !dbg !39
  %410 = fmul float %394, f0x3FB8AA3B, !dbg !40
  %411 = tail call float @llvm.nvvm.ex2.approx.f32(float %410), !dbg !40
  %412 = fmul float %395, f0x3FB8AA3B, !dbg !40
  %413 = tail call float @llvm.nvvm.ex2.approx.f32(float %412), !dbg !40
  %414 = fmul float %396, f0x3FB8AA3B, !dbg !40
  %415 = tail call float @llvm.nvvm.ex2.approx.f32(float %414), !dbg !40
  %416 = fmul float %397, f0x3FB8AA3B, !dbg !40
  %417 = tail call float @llvm.nvvm.ex2.approx.f32(float %416), !dbg !40
  %418 = fmul float %398, f0x3FB8AA3B, !dbg !40
  %419 = tail call float @llvm.nvvm.ex2.approx.f32(float %418), !dbg !40
  %420 = fmul float %399, f0x3FB8AA3B, !dbg !40
  %421 = tail call float @llvm.nvvm.ex2.approx.f32(float %420), !dbg !40
  %422 = fmul float %400, f0x3FB8AA3B, !dbg !40
  %423 = tail call float @llvm.nvvm.ex2.approx.f32(float %422), !dbg !40
  %424 = fmul float %401, f0x3FB8AA3B, !dbg !40
  %425 = tail call float @llvm.nvvm.ex2.approx.f32(float %424), !dbg !40
  %426 = fmul float %402, f0x3FB8AA3B, !dbg !40
  %427 = tail call float @llvm.nvvm.ex2.approx.f32(float %426), !dbg !40
  %428 = fmul float %403, f0x3FB8AA3B, !dbg !40
  %429 = tail call float @llvm.nvvm.ex2.approx.f32(float %428), !dbg !40
  %430 = fmul float %404, f0x3FB8AA3B, !dbg !40
  %431 = tail call float @llvm.nvvm.ex2.approx.f32(float %430), !dbg !40
  %432 = fmul float %405, f0x3FB8AA3B, !dbg !40
  %433 = tail call float @llvm.nvvm.ex2.approx.f32(float %432), !dbg !40
  %434 = fmul float %406, f0x3FB8AA3B, !dbg !40
  %435 = tail call float @llvm.nvvm.ex2.approx.f32(float %434), !dbg !40
  %436 = fmul float %407, f0x3FB8AA3B, !dbg !40
  %437 = tail call float @llvm.nvvm.ex2.approx.f32(float %436), !dbg !40
  %438 = fmul float %408, f0x3FB8AA3B, !dbg !40
  %439 = tail call float @llvm.nvvm.ex2.approx.f32(float %438), !dbg !40
  %440 = fmul float %409, f0x3FB8AA3B, !dbg !40
  %441 = tail call float @llvm.nvvm.ex2.approx.f32(float %440), !dbg !40
  %442 = fsub float %189, %392, !dbg !41
  %443 = fsub float %190, %393, !dbg !41
  %444 = fmul float %442, f0x3FB8AA3B, !dbg !42
  %445 = tail call float @llvm.nvvm.ex2.approx.f32(float %444), !dbg !42
  %446 = fmul float %443, f0x3FB8AA3B, !dbg !42
  %447 = tail call float @llvm.nvvm.ex2.approx.f32(float %446), !dbg !42
  %448 = fmul float %187, %445, !dbg !43
  %449 = fmul float %188, %447, !dbg !43
  %450 = fadd float %411, %413, !dbg !44
  %451 = fadd float %419, %421, !dbg !44
  %452 = fadd float %427, %429, !dbg !44
  %453 = fadd float %435, %437, !dbg !44
  %454 = fadd float %450, %451, !dbg !44
  %455 = fadd float %452, %453, !dbg !44
  %456 = fadd float %454, %455, !dbg !44
  %457 = fadd float %415, %417, !dbg !44
  %458 = fadd float %423, %425, !dbg !44
  %459 = fadd float %431, %433, !dbg !44
  %460 = fadd float %439, %441, !dbg !44
  %461 = fadd float %457, %458, !dbg !44
  %462 = fadd float %459, %460, !dbg !44
  %463 = fadd float %461, %462, !dbg !44
  %464 = bitcast float %456 to i32, !dbg !45
  %465 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %464, i32 2, i32 31), !dbg !45
  %466 = bitcast i32 %465 to float, !dbg !45
  %467 = fadd float %456, %466, !dbg !44
  %468 = bitcast float %467 to i32, !dbg !45
  %469 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %468, i32 1, i32 31), !dbg !45
  %470 = bitcast i32 %469 to float, !dbg !45
  %471 = fadd float %467, %470, !dbg !44
  %472 = bitcast float %463 to i32, !dbg !45
  %473 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %472, i32 2, i32 31), !dbg !45
  %474 = bitcast i32 %473 to float, !dbg !45
  %475 = fadd float %463, %474, !dbg !44
  %476 = bitcast float %475 to i32, !dbg !45
  %477 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %476, i32 1, i32 31), !dbg !45
  %478 = bitcast i32 %477 to float, !dbg !45
  %479 = fadd float %475, %478, !dbg !44
  %480 = fadd float %448, %471, !dbg !43
  %481 = fadd float %449, %479, !dbg !43
  %gep78 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %216, !dbg !47
  %gep80 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %217, !dbg !47
  %gep82 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %218, !dbg !47
  %gep84 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %219, !dbg !47
  %gep86 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %220, !dbg !47
  %gep88 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %221, !dbg !47
  %gep90 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %222, !dbg !47
  %gep92 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %223, !dbg !47
  %482 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep78, i1 %224) #8, !dbg !48
  %483 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep80, i1 %225) #8, !dbg !48
  %484 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep82, i1 %226) #8, !dbg !48
  %485 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep84, i1 %227) #8, !dbg !48
  %486 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep86, i1 %228) #8, !dbg !48
  %487 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep88, i1 %229) #8, !dbg !48
  %488 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep90, i1 %230) #8, !dbg !48
  %489 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep92, i1 %231) #8, !dbg !48
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  %490 = insertelement <1 x i16> poison, i16 %482, i64 0, !dbg !48
  store <1 x i16> %490, ptr addrspace(3) %153, align 2, !dbg !48
  %491 = insertelement <1 x i16> poison, i16 %484, i64 0, !dbg !48
  store <1 x i16> %491, ptr addrspace(3) %154, align 2, !dbg !48
  %492 = insertelement <1 x i16> poison, i16 %486, i64 0, !dbg !48
  store <1 x i16> %492, ptr addrspace(3) %155, align 2, !dbg !48
  %493 = insertelement <1 x i16> poison, i16 %488, i64 0, !dbg !48
  store <1 x i16> %493, ptr addrspace(3) %156, align 2, !dbg !48
  %494 = insertelement <1 x i16> poison, i16 %483, i64 0, !dbg !48
  store <1 x i16> %494, ptr addrspace(3) %157, align 2, !dbg !48
  %495 = insertelement <1 x i16> poison, i16 %485, i64 0, !dbg !48
  store <1 x i16> %495, ptr addrspace(3) %158, align 2, !dbg !48
  %496 = insertelement <1 x i16> poison, i16 %487, i64 0, !dbg !48
  store <1 x i16> %496, ptr addrspace(3) %159, align 2, !dbg !48
  %497 = insertelement <1 x i16> poison, i16 %489, i64 0, !dbg !48
  store <1 x i16> %497, ptr addrspace(3) %160, align 2, !dbg !48
  %498 = fptrunc float %411 to half, !dbg !49
  %499 = fptrunc float %413 to half, !dbg !49
  %500 = fptrunc float %415 to half, !dbg !49
  %501 = fptrunc float %417 to half, !dbg !49
  %502 = fptrunc float %419 to half, !dbg !49
  %503 = fptrunc float %421 to half, !dbg !49
  %504 = fptrunc float %423 to half, !dbg !49
  %505 = fptrunc float %425 to half, !dbg !49
  %506 = fptrunc float %427 to half, !dbg !49
  %507 = fptrunc float %429 to half, !dbg !49
  %508 = fptrunc float %431 to half, !dbg !49
  %509 = fptrunc float %433 to half, !dbg !49
  %510 = fptrunc float %435 to half, !dbg !49
  %511 = fptrunc float %437 to half, !dbg !49
  %512 = fptrunc float %439 to half, !dbg !49
  %513 = fptrunc float %441 to half, !dbg !49
  %514 = fmul float %171, %445, !dbg !50
  %515 = fmul float %172, %445, !dbg !50
  %516 = fmul float %173, %447, !dbg !50
  %517 = fmul float %174, %447, !dbg !50
  %518 = fmul float %175, %445, !dbg !50
  %519 = fmul float %176, %445, !dbg !50
  %520 = fmul float %177, %447, !dbg !50
  %521 = fmul float %178, %447, !dbg !50
  %522 = fmul float %179, %445, !dbg !50
  %523 = fmul float %180, %445, !dbg !50
  %524 = fmul float %181, %447, !dbg !50
  %525 = fmul float %182, %447, !dbg !50
  %526 = fmul float %183, %445, !dbg !50
  %527 = fmul float %184, %445, !dbg !50
  %528 = fmul float %185, %447, !dbg !50
  %529 = fmul float %186, %447, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  %530 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %163), !dbg !48
  %531 = extractvalue { i32, i32, i32, i32 } %530, 0, !dbg !48
  %532 = extractvalue { i32, i32, i32, i32 } %530, 1, !dbg !48
  %533 = extractvalue { i32, i32, i32, i32 } %530, 2, !dbg !48
  %534 = extractvalue { i32, i32, i32, i32 } %530, 3, !dbg !48
  %535 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %165), !dbg !48
  %536 = extractvalue { i32, i32, i32, i32 } %535, 0, !dbg !48
  %537 = extractvalue { i32, i32, i32, i32 } %535, 1, !dbg !48
  %538 = extractvalue { i32, i32, i32, i32 } %535, 2, !dbg !48
  %539 = extractvalue { i32, i32, i32, i32 } %535, 3, !dbg !48
  %540 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %167), !dbg !48
  %541 = extractvalue { i32, i32, i32, i32 } %540, 0, !dbg !48
  %542 = extractvalue { i32, i32, i32, i32 } %540, 1, !dbg !48
  %543 = extractvalue { i32, i32, i32, i32 } %540, 2, !dbg !48
  %544 = extractvalue { i32, i32, i32, i32 } %540, 3, !dbg !48
  %545 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %169), !dbg !48
  %546 = extractvalue { i32, i32, i32, i32 } %545, 0, !dbg !48
  %547 = extractvalue { i32, i32, i32, i32 } %545, 1, !dbg !48
  %548 = extractvalue { i32, i32, i32, i32 } %545, 2, !dbg !48
  %549 = extractvalue { i32, i32, i32, i32 } %545, 3, !dbg !48
  %550 = insertelement <2 x half> poison, half %498, i64 0, !dbg !51
  %551 = insertelement <2 x half> %550, half %499, i64 1, !dbg !51
  %552 = bitcast <2 x half> %551 to i32, !dbg !51
  %553 = insertelement <2 x half> poison, half %500, i64 0, !dbg !51
  %554 = insertelement <2 x half> %553, half %501, i64 1, !dbg !51
  %555 = bitcast <2 x half> %554 to i32, !dbg !51
  %556 = insertelement <2 x half> poison, half %502, i64 0, !dbg !51
  %557 = insertelement <2 x half> %556, half %503, i64 1, !dbg !51
  %558 = bitcast <2 x half> %557 to i32, !dbg !51
  %559 = insertelement <2 x half> poison, half %504, i64 0, !dbg !51
  %560 = insertelement <2 x half> %559, half %505, i64 1, !dbg !51
  %561 = bitcast <2 x half> %560 to i32, !dbg !51
  %562 = insertelement <2 x half> poison, half %506, i64 0, !dbg !51
  %563 = insertelement <2 x half> %562, half %507, i64 1, !dbg !51
  %564 = bitcast <2 x half> %563 to i32, !dbg !51
  %565 = insertelement <2 x half> poison, half %508, i64 0, !dbg !51
  %566 = insertelement <2 x half> %565, half %509, i64 1, !dbg !51
  %567 = bitcast <2 x half> %566 to i32, !dbg !51
  %568 = insertelement <2 x half> poison, half %510, i64 0, !dbg !51
  %569 = insertelement <2 x half> %568, half %511, i64 1, !dbg !51
  %570 = bitcast <2 x half> %569 to i32, !dbg !51
  %571 = insertelement <2 x half> poison, half %512, i64 0, !dbg !51
  %572 = insertelement <2 x half> %571, half %513, i64 1, !dbg !51
  %573 = bitcast <2 x half> %572 to i32, !dbg !51
  %574 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %514, float %515, float %516, float %517, i32 %552, i32 %555, i32 %558, i32 %561, i32 %531, i32 %532) #8, !dbg !51
  %575 = extractvalue { float, float, float, float } %574, 0, !dbg !51
  %576 = extractvalue { float, float, float, float } %574, 1, !dbg !51
  %577 = extractvalue { float, float, float, float } %574, 2, !dbg !51
  %578 = extractvalue { float, float, float, float } %574, 3, !dbg !51
  %579 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %518, float %519, float %520, float %521, i32 %552, i32 %555, i32 %558, i32 %561, i32 %536, i32 %537) #8, !dbg !51
  %580 = extractvalue { float, float, float, float } %579, 0, !dbg !51
  %581 = extractvalue { float, float, float, float } %579, 1, !dbg !51
  %582 = extractvalue { float, float, float, float } %579, 2, !dbg !51
  %583 = extractvalue { float, float, float, float } %579, 3, !dbg !51
  %584 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %522, float %523, float %524, float %525, i32 %552, i32 %555, i32 %558, i32 %561, i32 %541, i32 %542) #8, !dbg !51
  %585 = extractvalue { float, float, float, float } %584, 0, !dbg !51
  %586 = extractvalue { float, float, float, float } %584, 1, !dbg !51
  %587 = extractvalue { float, float, float, float } %584, 2, !dbg !51
  %588 = extractvalue { float, float, float, float } %584, 3, !dbg !51
  %589 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %526, float %527, float %528, float %529, i32 %552, i32 %555, i32 %558, i32 %561, i32 %546, i32 %547) #8, !dbg !51
  %590 = extractvalue { float, float, float, float } %589, 0, !dbg !51
  %591 = extractvalue { float, float, float, float } %589, 1, !dbg !51
  %592 = extractvalue { float, float, float, float } %589, 2, !dbg !51
  %593 = extractvalue { float, float, float, float } %589, 3, !dbg !51
  %594 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %575, float %576, float %577, float %578, i32 %564, i32 %567, i32 %570, i32 %573, i32 %533, i32 %534) #8, !dbg !51
  %595 = extractvalue { float, float, float, float } %594, 0, !dbg !51
  %596 = extractvalue { float, float, float, float } %594, 1, !dbg !51
  %597 = extractvalue { float, float, float, float } %594, 2, !dbg !51
  %598 = extractvalue { float, float, float, float } %594, 3, !dbg !51
  %599 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %580, float %581, float %582, float %583, i32 %564, i32 %567, i32 %570, i32 %573, i32 %538, i32 %539) #8, !dbg !51
  %600 = extractvalue { float, float, float, float } %599, 0, !dbg !51
  %601 = extractvalue { float, float, float, float } %599, 1, !dbg !51
  %602 = extractvalue { float, float, float, float } %599, 2, !dbg !51
  %603 = extractvalue { float, float, float, float } %599, 3, !dbg !51
  %604 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %585, float %586, float %587, float %588, i32 %564, i32 %567, i32 %570, i32 %573, i32 %543, i32 %544) #8, !dbg !51
  %605 = extractvalue { float, float, float, float } %604, 0, !dbg !51
  %606 = extractvalue { float, float, float, float } %604, 1, !dbg !51
  %607 = extractvalue { float, float, float, float } %604, 2, !dbg !51
  %608 = extractvalue { float, float, float, float } %604, 3, !dbg !51
  %609 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %590, float %591, float %592, float %593, i32 %564, i32 %567, i32 %570, i32 %573, i32 %548, i32 %549) #8, !dbg !51
  %610 = extractvalue { float, float, float, float } %609, 0, !dbg !51
  %611 = extractvalue { float, float, float, float } %609, 1, !dbg !51
  %612 = extractvalue { float, float, float, float } %609, 2, !dbg !51
  %613 = extractvalue { float, float, float, float } %609, 3, !dbg !51
  %614 = add i32 %191, 32, !dbg !21
  %615 = icmp slt i32 %614, %4, !dbg !21
  br i1 %615, label %170, label %._crit_edge, !dbg !21

._crit_edge:
  %.pre-phi111 = phi i32 [ %.pre110, %.._crit_edge_crit_edge ], [ %116, %170 ], !dbg !22
  %.pre-phi109 = phi i32 [ %.pre108, %.._crit_edge_crit_edge ], [ %115, %170 ], !dbg !22
  %.pre-phi107 = phi i32 [ %.pre106, %.._crit_edge_crit_edge ], [ %113, %170 ], !dbg !22
  %.pre-phi105 = phi i32 [ %.pre104, %.._crit_edge_crit_edge ], [ %111, %170 ], !dbg !22
  %.pre-phi103 = phi i32 [ %.pre102, %.._crit_edge_crit_edge ], [ %145, %170 ], !dbg !22
  %.pre-phi101 = phi i32 [ %.pre100, %.._crit_edge_crit_edge ], [ %125, %170 ], !dbg !22
  %.pre-phi99 = phi i32 [ %.pre98, %.._crit_edge_crit_edge ], [ %114, %170 ], !dbg !22
  %.pre-phi97 = phi i32 [ %.pre96, %.._crit_edge_crit_edge ], [ %124, %170 ], !dbg !22
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %122, %170 ], !dbg !22
  %616 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %480, %170 ], !dbg !52
  %617 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %481, %170 ], !dbg !52
  %618 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %595, %170 ], !dbg !53
  %619 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %596, %170 ], !dbg !53
  %620 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %597, %170 ], !dbg !53
  %621 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %598, %170 ], !dbg !53
  %622 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %600, %170 ], !dbg !53
  %623 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %601, %170 ], !dbg !53
  %624 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %602, %170 ], !dbg !53
  %625 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %603, %170 ], !dbg !53
  %626 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %605, %170 ], !dbg !53
  %627 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %606, %170 ], !dbg !53
  %628 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %607, %170 ], !dbg !53
  %629 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %608, %170 ], !dbg !53
  %630 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %610, %170 ], !dbg !53
  %631 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %611, %170 ], !dbg !53
  %632 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %612, %170 ], !dbg !53
  %633 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %613, %170 ], !dbg !53
  %634 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %39, !dbg !54
  %635 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %41, !dbg !54
  %636 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %43, !dbg !54
  %637 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %45, !dbg !54
  %638 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %47, !dbg !54
  %639 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %49, !dbg !54
  %640 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %51, !dbg !54
  %641 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %53, !dbg !54
  %642 = getelementptr [4 x i8], ptr addrspace(1) %634, i64 %56, !dbg !54
  %643 = getelementptr [4 x i8], ptr addrspace(1) %635, i64 %56, !dbg !54
  %644 = getelementptr [4 x i8], ptr addrspace(1) %636, i64 %56, !dbg !54
  %645 = getelementptr [4 x i8], ptr addrspace(1) %637, i64 %56, !dbg !54
  %646 = getelementptr [4 x i8], ptr addrspace(1) %638, i64 %56, !dbg !54
  %647 = getelementptr [4 x i8], ptr addrspace(1) %639, i64 %56, !dbg !54
  %648 = getelementptr [4 x i8], ptr addrspace(1) %640, i64 %56, !dbg !54
  %649 = getelementptr [4 x i8], ptr addrspace(1) %641, i64 %56, !dbg !54
  %650 = tail call float @llvm.nvvm.div.full(float %618, float %616), !dbg !55
  %651 = tail call float @llvm.nvvm.div.full(float %619, float %616), !dbg !55
  %652 = tail call float @llvm.nvvm.div.full(float %620, float %617), !dbg !55
  %653 = tail call float @llvm.nvvm.div.full(float %621, float %617), !dbg !55
  %654 = tail call float @llvm.nvvm.div.full(float %622, float %616), !dbg !55
  %655 = tail call float @llvm.nvvm.div.full(float %623, float %616), !dbg !55
  %656 = tail call float @llvm.nvvm.div.full(float %624, float %617), !dbg !55
  %657 = tail call float @llvm.nvvm.div.full(float %625, float %617), !dbg !55
  %658 = tail call float @llvm.nvvm.div.full(float %626, float %616), !dbg !55
  %659 = tail call float @llvm.nvvm.div.full(float %627, float %616), !dbg !55
  %660 = tail call float @llvm.nvvm.div.full(float %628, float %617), !dbg !55
  %661 = tail call float @llvm.nvvm.div.full(float %629, float %617), !dbg !55
  %662 = tail call float @llvm.nvvm.div.full(float %630, float %616), !dbg !55
  %663 = tail call float @llvm.nvvm.div.full(float %631, float %616), !dbg !55
  %664 = tail call float @llvm.nvvm.div.full(float %632, float %617), !dbg !55
  %665 = tail call float @llvm.nvvm.div.full(float %633, float %617), !dbg !55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %666 = shl nuw nsw i32 %.pre-phi, 8, !dbg !22
  %667 = and i32 %.pre-phi99, 384, !dbg !22
  %668 = or disjoint i32 %666, %.pre-phi97, !dbg !22
  %669 = or disjoint i32 %667, %.pre-phi101, !dbg !22
  %670 = or disjoint i32 %668, %669, !dbg !22
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %670, !dbg !22
  %672 = insertelement <2 x float> poison, float %650, i64 0, !dbg !22
  %673 = insertelement <2 x float> %672, float %652, i64 1, !dbg !22
  store <2 x float> %673, ptr addrspace(3) %671, align 8, !dbg !22
  %674 = getelementptr inbounds nuw i8, ptr addrspace(3) %671, i32 512, !dbg !22
  %675 = insertelement <2 x float> poison, float %658, i64 0, !dbg !22
  %676 = insertelement <2 x float> %675, float %660, i64 1, !dbg !22
  store <2 x float> %676, ptr addrspace(3) %674, align 8, !dbg !22
  %677 = xor i32 %670, 8, !dbg !22
  %678 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %677, !dbg !22
  %679 = insertelement <2 x float> poison, float %651, i64 0, !dbg !22
  %680 = insertelement <2 x float> %679, float %653, i64 1, !dbg !22
  store <2 x float> %680, ptr addrspace(3) %678, align 8, !dbg !22
  %681 = getelementptr inbounds nuw i8, ptr addrspace(3) %678, i32 512, !dbg !22
  %682 = insertelement <2 x float> poison, float %659, i64 0, !dbg !22
  %683 = insertelement <2 x float> %682, float %661, i64 1, !dbg !22
  store <2 x float> %683, ptr addrspace(3) %681, align 8, !dbg !22
  %684 = xor i32 %670, 16, !dbg !22
  %685 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %684, !dbg !22
  %686 = insertelement <2 x float> poison, float %654, i64 0, !dbg !22
  %687 = insertelement <2 x float> %686, float %656, i64 1, !dbg !22
  store <2 x float> %687, ptr addrspace(3) %685, align 8, !dbg !22
  %688 = getelementptr inbounds nuw i8, ptr addrspace(3) %685, i32 512, !dbg !22
  %689 = insertelement <2 x float> poison, float %662, i64 0, !dbg !22
  %690 = insertelement <2 x float> %689, float %664, i64 1, !dbg !22
  store <2 x float> %690, ptr addrspace(3) %688, align 8, !dbg !22
  %691 = xor i32 %670, 24, !dbg !22
  %692 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %691, !dbg !22
  %693 = insertelement <2 x float> poison, float %655, i64 0, !dbg !22
  %694 = insertelement <2 x float> %693, float %657, i64 1, !dbg !22
  store <2 x float> %694, ptr addrspace(3) %692, align 8, !dbg !22
  %695 = getelementptr inbounds nuw i8, ptr addrspace(3) %692, i32 512, !dbg !22
  %696 = insertelement <2 x float> poison, float %663, i64 0, !dbg !22
  %697 = insertelement <2 x float> %696, float %665, i64 1, !dbg !22
  store <2 x float> %697, ptr addrspace(3) %695, align 8, !dbg !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %698 = and i32 %.pre-phi103, 3584, !dbg !22
  %699 = and i32 %.pre-phi105, 96, !dbg !22
  %700 = or disjoint i32 %698, %699, !dbg !22
  %701 = xor i32 %.pre-phi107, %.pre-phi109, !dbg !22
  %702 = or disjoint i32 %700, %701, !dbg !22
  %703 = xor i32 %702, %.pre-phi111, !dbg !22
  %704 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %703, !dbg !22
  %705 = load <2 x i32>, ptr addrspace(3) %704, align 8, !dbg !22
  %706 = getelementptr inbounds nuw i8, ptr addrspace(3) %704, i32 128, !dbg !22
  %707 = load <2 x i32>, ptr addrspace(3) %706, align 8, !dbg !22
  %708 = getelementptr inbounds nuw i8, ptr addrspace(3) %704, i32 256, !dbg !22
  %709 = load <2 x i32>, ptr addrspace(3) %708, align 8, !dbg !22
  %710 = getelementptr inbounds nuw i8, ptr addrspace(3) %704, i32 384, !dbg !22
  %711 = load <2 x i32>, ptr addrspace(3) %710, align 8, !dbg !22
  %.extract = extractelement <2 x i32> %705, i64 0, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract, ptr addrspace(1) %642, i1 %65) #8, !dbg !22
  %.extract9 = extractelement <2 x i32> %707, i64 0, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract9, ptr addrspace(1) %643, i1 %66) #8, !dbg !22
  %.extract10 = extractelement <2 x i32> %705, i64 1, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract10, ptr addrspace(1) %644, i1 %67) #8, !dbg !22
  %.extract11 = extractelement <2 x i32> %707, i64 1, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract11, ptr addrspace(1) %645, i1 %68) #8, !dbg !22
  %.extract12 = extractelement <2 x i32> %709, i64 0, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract12, ptr addrspace(1) %646, i1 %69) #8, !dbg !22
  %.extract13 = extractelement <2 x i32> %711, i64 0, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract13, ptr addrspace(1) %647, i1 %70) #8, !dbg !22
  %.extract14 = extractelement <2 x i32> %709, i64 1, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract14, ptr addrspace(1) %648, i1 %71) #8, !dbg !22
  %.extract15 = extractelement <2 x i32> %711, i64 1, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract15, ptr addrspace(1) %649, i1 %72) #8, !dbg !22
  ret void, !dbg !56
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare float @llvm.nvvm.div.full(float, float) #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #4

declare float @llvm.maxnum.f32(float, float) #5

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

declare float @llvm.nvvm.ex2.approx.f32(float) #7

declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "attention", linkageName: "attention", scope: !1, file: !1, line: 34, type: !5, scopeLine: 34, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !11, !10, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 36, column: 12, scope: !4)
!15 = !DILocation(line: 36, column: 36, scope: !4)
!16 = !DILocation(line: 38, column: 27, scope: !4)
!17 = !DILocation(line: 38, column: 23, scope: !4)
!18 = !DILocation(line: 38, column: 51, scope: !4)
!19 = !DILocation(line: 38, column: 67, scope: !4)
!20 = !DILocation(line: 38, column: 15, scope: !4)
!21 = !DILocation(line: 42, column: 5, scope: !4)
!22 = !DILocation(line: 54, column: 5, scope: !4)
!23 = !DILocation(line: 43, column: 16, scope: !4)
!24 = !DILocation(line: 44, column: 27, scope: !4)
!25 = !DILocation(line: 44, column: 23, scope: !4)
!26 = !DILocation(line: 44, column: 67, scope: !4)
!27 = !DILocation(line: 44, column: 15, scope: !4)
!28 = !DILocation(line: 45, column: 34, scope: !4)
!29 = !DILocation(line: 45, column: 18, scope: !4)
!30 = !DILocation(line: 46, column: 27, scope: !4)
!31 = !DILocation(line: 46, column: 18, scope: !4)
!32 = !DILocation(line: 196, column: 12, scope: !33, inlinedAt: !35)
!33 = distinct !DILexicalBlockFile(scope: !4, file: !34, discriminator: 0)
!34 = !DIFile(filename: "standard.py", directory: "")
!35 = !DILocation(line: 216, column: 16, scope: !33, inlinedAt: !36)
!36 = !DILocation(line: 47, column: 35, scope: !37)
!37 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!38 = !DILocation(line: 47, column: 18, scope: !4)
!39 = !DILocation(line: 48, column: 25, scope: !4)
!40 = !DILocation(line: 48, column: 18, scope: !4)
!41 = !DILocation(line: 49, column: 25, scope: !4)
!42 = !DILocation(line: 49, column: 18, scope: !4)
!43 = !DILocation(line: 50, column: 17, scope: !4)
!44 = !DILocation(line: 287, column: 12, scope: !33, inlinedAt: !45)
!45 = !DILocation(line: 314, column: 12, scope: !33, inlinedAt: !46)
!46 = !DILocation(line: 50, column: 34, scope: !37)
!47 = !DILocation(line: 51, column: 25, scope: !4)
!48 = !DILocation(line: 51, column: 17, scope: !4)
!49 = !DILocation(line: 52, column: 24, scope: !4)
!50 = !DILocation(line: 52, column: 54, scope: !4)
!51 = !DILocation(line: 52, column: 17, scope: !4)
!52 = !DILocation(line: 40, column: 13, scope: !4)
!53 = !DILocation(line: 41, column: 13, scope: !4)
!54 = !DILocation(line: 54, column: 14, scope: !4)
!55 = !DILocation(line: 54, column: 60, scope: !4)
!56 = !DILocation(line: 34, column: 1, scope: !4)
