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
  %73 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %57, i1 %65) #9, !dbg !20
  %74 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %58, i1 %66) #9, !dbg !20
  %75 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %59, i1 %67) #9, !dbg !20
  %76 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %60, i1 %68) #9, !dbg !20
  %77 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %61, i1 %69) #9, !dbg !20
  %78 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %62, i1 %70) #9, !dbg !20
  %79 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %63, i1 %71) #9, !dbg !20
  %80 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %64, i1 %72) #9, !dbg !20
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
  %170 = insertelement <8 x i32> poison, i32 %4, i64 0, !dbg !23
  %171 = shufflevector <8 x i32> %170, <8 x i32> poison, <8 x i32> zeroinitializer, !dbg !23
  %172 = insertelement <8 x float> poison, float %5, i64 0, !dbg !24
  %173 = shufflevector <8 x float> %172, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !24
  br label %174, !dbg !21

174:
  %175 = phi float [ 0.000000e+00, %.lr.ph ], [ %588, %174 ]
  %176 = phi float [ 0.000000e+00, %.lr.ph ], [ %589, %174 ]
  %177 = phi float [ 0.000000e+00, %.lr.ph ], [ %590, %174 ]
  %178 = phi float [ 0.000000e+00, %.lr.ph ], [ %591, %174 ]
  %179 = phi float [ 0.000000e+00, %.lr.ph ], [ %593, %174 ]
  %180 = phi float [ 0.000000e+00, %.lr.ph ], [ %594, %174 ]
  %181 = phi float [ 0.000000e+00, %.lr.ph ], [ %595, %174 ]
  %182 = phi float [ 0.000000e+00, %.lr.ph ], [ %596, %174 ]
  %183 = phi float [ 0.000000e+00, %.lr.ph ], [ %598, %174 ]
  %184 = phi float [ 0.000000e+00, %.lr.ph ], [ %599, %174 ]
  %185 = phi float [ 0.000000e+00, %.lr.ph ], [ %600, %174 ]
  %186 = phi float [ 0.000000e+00, %.lr.ph ], [ %601, %174 ]
  %187 = phi float [ 0.000000e+00, %.lr.ph ], [ %603, %174 ]
  %188 = phi float [ 0.000000e+00, %.lr.ph ], [ %604, %174 ]
  %189 = phi float [ 0.000000e+00, %.lr.ph ], [ %605, %174 ]
  %190 = phi float [ 0.000000e+00, %.lr.ph ], [ %606, %174 ]
  %191 = phi float [ 0.000000e+00, %.lr.ph ], [ %481, %174 ]
  %192 = phi float [ 0.000000e+00, %.lr.ph ], [ %482, %174 ]
  %193 = phi i32 [ 0, %.lr.ph ], [ %607, %174 ]
  %194 = phi <2 x float> [ splat (float -inf), %.lr.ph ], [ %402, %174 ]
  %195 = or disjoint i32 %193, %13, !dbg !25
  %196 = or disjoint i32 %193, %14, !dbg !25
  %197 = or disjoint i32 %193, %15, !dbg !25
  %198 = or disjoint i32 %193, %16, !dbg !25
  %199 = or disjoint i32 %193, %17, !dbg !25
  %200 = or disjoint i32 %193, %18, !dbg !25
  %201 = or disjoint i32 %193, %19, !dbg !25
  %202 = or disjoint i32 %193, %20, !dbg !25
  %203 = shl i32 %195, 5, !dbg !26
  %204 = shl i32 %196, 5, !dbg !26
  %205 = shl i32 %197, 5, !dbg !26
  %206 = shl i32 %198, 5, !dbg !26
  %207 = shl i32 %199, 5, !dbg !26
  %208 = shl i32 %200, 5, !dbg !26
  %209 = shl i32 %201, 5, !dbg !26
  %210 = shl i32 %202, 5, !dbg !26
  %211 = sext i32 %203 to i64, !dbg !27
  %212 = sext i32 %204 to i64, !dbg !27
  %213 = sext i32 %205 to i64, !dbg !27
  %214 = sext i32 %206 to i64, !dbg !27
  %215 = sext i32 %207 to i64, !dbg !27
  %216 = sext i32 %208 to i64, !dbg !27
  %217 = sext i32 %209 to i64, !dbg !27
  %218 = sext i32 %210 to i64, !dbg !27
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %211, !dbg !27
  %gep64 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %212, !dbg !27
  %gep66 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %213, !dbg !27
  %gep68 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %214, !dbg !27
  %gep70 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %215, !dbg !27
  %gep72 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %216, !dbg !27
  %gep74 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %217, !dbg !27
  %gep76 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %218, !dbg !27
  %219 = icmp slt i32 %195, %4, !dbg !28
  %220 = icmp slt i32 %196, %4, !dbg !28
  %221 = icmp slt i32 %197, %4, !dbg !28
  %222 = icmp slt i32 %198, %4, !dbg !28
  %223 = icmp slt i32 %199, %4, !dbg !28
  %224 = icmp slt i32 %200, %4, !dbg !28
  %225 = icmp slt i32 %201, %4, !dbg !28
  %226 = icmp slt i32 %202, %4, !dbg !28
  %227 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep, i1 %219) #9, !dbg !29
  %228 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep64, i1 %220) #9, !dbg !29
  %229 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep66, i1 %221) #9, !dbg !29
  %230 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep68, i1 %222) #9, !dbg !29
  %231 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep70, i1 %223) #9, !dbg !29
  %232 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep72, i1 %224) #9, !dbg !29
  %233 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep74, i1 %225) #9, !dbg !29
  %234 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep76, i1 %226) #9, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %235 = insertelement <4 x i16> poison, i16 %227, i64 0, !dbg !30
  %236 = insertelement <4 x i16> %235, i16 %229, i64 1, !dbg !30
  %237 = insertelement <4 x i16> %236, i16 %231, i64 2, !dbg !30
  %238 = insertelement <4 x i16> %237, i16 %233, i64 3, !dbg !30
  store <4 x i16> %238, ptr addrspace(3) %120, align 8, !dbg !30
  %239 = insertelement <4 x i16> poison, i16 %228, i64 0, !dbg !30
  %240 = insertelement <4 x i16> %239, i16 %230, i64 1, !dbg !30
  %241 = insertelement <4 x i16> %240, i16 %232, i64 2, !dbg !30
  %242 = insertelement <4 x i16> %241, i16 %234, i64 3, !dbg !30
  store <4 x i16> %242, ptr addrspace(3) %121, align 8, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %243 = load <4 x i16>, ptr addrspace(3) %131, align 8, !dbg !30
  %244 = load <4 x i16>, ptr addrspace(3) %132, align 8, !dbg !30
  %245 = load <4 x i16>, ptr addrspace(3) %134, align 8, !dbg !30
  %246 = load <4 x i16>, ptr addrspace(3) %135, align 8, !dbg !30
  %247 = load <4 x i16>, ptr addrspace(3) %137, align 8, !dbg !30
  %248 = load <4 x i16>, ptr addrspace(3) %138, align 8, !dbg !30
  %249 = load <4 x i16>, ptr addrspace(3) %140, align 8, !dbg !30
  %250 = load <4 x i16>, ptr addrspace(3) %141, align 8, !dbg !30
  %251 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %150), !dbg !20
  %252 = extractvalue { i32, i32, i32, i32 } %251, 0, !dbg !20
  %253 = extractvalue { i32, i32, i32, i32 } %251, 1, !dbg !20
  %254 = extractvalue { i32, i32, i32, i32 } %251, 2, !dbg !20
  %255 = extractvalue { i32, i32, i32, i32 } %251, 3, !dbg !20
  %256 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %152), !dbg !20
  %257 = extractvalue { i32, i32, i32, i32 } %256, 0, !dbg !20
  %258 = extractvalue { i32, i32, i32, i32 } %256, 1, !dbg !20
  %259 = extractvalue { i32, i32, i32, i32 } %256, 2, !dbg !20
  %260 = extractvalue { i32, i32, i32, i32 } %256, 3, !dbg !20
  %.uncasted = shufflevector <4 x i16> %243, <4 x i16> %245, <2 x i32> <i32 0, i32 4>, !dbg !24
  %261 = bitcast <2 x i16> %.uncasted to i32, !dbg !24
  %.uncasted47 = shufflevector <4 x i16> %247, <4 x i16> %249, <2 x i32> <i32 0, i32 4>, !dbg !24
  %262 = bitcast <2 x i16> %.uncasted47 to i32, !dbg !24
  %.uncasted48 = shufflevector <4 x i16> %244, <4 x i16> %246, <2 x i32> <i32 0, i32 4>, !dbg !24
  %263 = bitcast <2 x i16> %.uncasted48 to i32, !dbg !24
  %.uncasted49 = shufflevector <4 x i16> %248, <4 x i16> %250, <2 x i32> <i32 0, i32 4>, !dbg !24
  %264 = bitcast <2 x i16> %.uncasted49 to i32, !dbg !24
  %.uncasted50 = shufflevector <4 x i16> %243, <4 x i16> %245, <2 x i32> <i32 1, i32 5>, !dbg !24
  %265 = bitcast <2 x i16> %.uncasted50 to i32, !dbg !24
  %.uncasted51 = shufflevector <4 x i16> %247, <4 x i16> %249, <2 x i32> <i32 1, i32 5>, !dbg !24
  %266 = bitcast <2 x i16> %.uncasted51 to i32, !dbg !24
  %.uncasted52 = shufflevector <4 x i16> %244, <4 x i16> %246, <2 x i32> <i32 1, i32 5>, !dbg !24
  %267 = bitcast <2 x i16> %.uncasted52 to i32, !dbg !24
  %.uncasted53 = shufflevector <4 x i16> %248, <4 x i16> %250, <2 x i32> <i32 1, i32 5>, !dbg !24
  %268 = bitcast <2 x i16> %.uncasted53 to i32, !dbg !24
  %.uncasted54 = shufflevector <4 x i16> %243, <4 x i16> %245, <2 x i32> <i32 2, i32 6>, !dbg !24
  %269 = bitcast <2 x i16> %.uncasted54 to i32, !dbg !24
  %.uncasted55 = shufflevector <4 x i16> %247, <4 x i16> %249, <2 x i32> <i32 2, i32 6>, !dbg !24
  %270 = bitcast <2 x i16> %.uncasted55 to i32, !dbg !24
  %.uncasted56 = shufflevector <4 x i16> %244, <4 x i16> %246, <2 x i32> <i32 2, i32 6>, !dbg !24
  %271 = bitcast <2 x i16> %.uncasted56 to i32, !dbg !24
  %.uncasted57 = shufflevector <4 x i16> %248, <4 x i16> %250, <2 x i32> <i32 2, i32 6>, !dbg !24
  %272 = bitcast <2 x i16> %.uncasted57 to i32, !dbg !24
  %.uncasted58 = shufflevector <4 x i16> %243, <4 x i16> %245, <2 x i32> <i32 3, i32 7>, !dbg !24
  %273 = bitcast <2 x i16> %.uncasted58 to i32, !dbg !24
  %.uncasted59 = shufflevector <4 x i16> %247, <4 x i16> %249, <2 x i32> <i32 3, i32 7>, !dbg !24
  %274 = bitcast <2 x i16> %.uncasted59 to i32, !dbg !24
  %.uncasted60 = shufflevector <4 x i16> %244, <4 x i16> %246, <2 x i32> <i32 3, i32 7>, !dbg !24
  %275 = bitcast <2 x i16> %.uncasted60 to i32, !dbg !24
  %.uncasted61 = shufflevector <4 x i16> %248, <4 x i16> %250, <2 x i32> <i32 3, i32 7>, !dbg !24
  %276 = bitcast <2 x i16> %.uncasted61 to i32, !dbg !24
  %277 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %252, i32 %253, i32 %254, i32 %255, i32 %261, i32 %262) #9, !dbg !24
  %278 = extractvalue { float, float, float, float } %277, 0, !dbg !24
  %279 = extractvalue { float, float, float, float } %277, 1, !dbg !24
  %280 = extractvalue { float, float, float, float } %277, 2, !dbg !24
  %281 = extractvalue { float, float, float, float } %277, 3, !dbg !24
  %282 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %252, i32 %253, i32 %254, i32 %255, i32 %265, i32 %266) #9, !dbg !24
  %283 = extractvalue { float, float, float, float } %282, 0, !dbg !24
  %284 = extractvalue { float, float, float, float } %282, 1, !dbg !24
  %285 = extractvalue { float, float, float, float } %282, 2, !dbg !24
  %286 = extractvalue { float, float, float, float } %282, 3, !dbg !24
  %287 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %252, i32 %253, i32 %254, i32 %255, i32 %269, i32 %270) #9, !dbg !24
  %288 = extractvalue { float, float, float, float } %287, 0, !dbg !24
  %289 = extractvalue { float, float, float, float } %287, 1, !dbg !24
  %290 = extractvalue { float, float, float, float } %287, 2, !dbg !24
  %291 = extractvalue { float, float, float, float } %287, 3, !dbg !24
  %292 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %252, i32 %253, i32 %254, i32 %255, i32 %273, i32 %274) #9, !dbg !24
  %293 = extractvalue { float, float, float, float } %292, 0, !dbg !24
  %294 = extractvalue { float, float, float, float } %292, 1, !dbg !24
  %295 = extractvalue { float, float, float, float } %292, 2, !dbg !24
  %296 = extractvalue { float, float, float, float } %292, 3, !dbg !24
  %297 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %278, float %279, float %280, float %281, i32 %257, i32 %258, i32 %259, i32 %260, i32 %263, i32 %264) #9, !dbg !24
  %298 = extractvalue { float, float, float, float } %297, 0, !dbg !24
  %299 = extractvalue { float, float, float, float } %297, 1, !dbg !24
  %300 = extractvalue { float, float, float, float } %297, 2, !dbg !24
  %301 = extractvalue { float, float, float, float } %297, 3, !dbg !24
  %302 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %283, float %284, float %285, float %286, i32 %257, i32 %258, i32 %259, i32 %260, i32 %267, i32 %268) #9, !dbg !24
  %303 = extractvalue { float, float, float, float } %302, 0, !dbg !24
  %304 = extractvalue { float, float, float, float } %302, 1, !dbg !24
  %305 = extractvalue { float, float, float, float } %302, 2, !dbg !24
  %306 = extractvalue { float, float, float, float } %302, 3, !dbg !24
  %307 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %288, float %289, float %290, float %291, i32 %257, i32 %258, i32 %259, i32 %260, i32 %271, i32 %272) #9, !dbg !24
  %308 = extractvalue { float, float, float, float } %307, 0, !dbg !24
  %309 = extractvalue { float, float, float, float } %307, 1, !dbg !24
  %310 = extractvalue { float, float, float, float } %307, 2, !dbg !24
  %311 = extractvalue { float, float, float, float } %307, 3, !dbg !24
  %312 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %293, float %294, float %295, float %296, i32 %257, i32 %258, i32 %259, i32 %260, i32 %275, i32 %276) #9, !dbg !24
  %313 = extractvalue { float, float, float, float } %312, 0, !dbg !24
  %314 = extractvalue { float, float, float, float } %312, 1, !dbg !24
  %315 = extractvalue { float, float, float, float } %312, 2, !dbg !24
  %316 = extractvalue { float, float, float, float } %312, 3, !dbg !24
  %317 = or disjoint i32 %193, %22, !dbg !25
  %318 = or disjoint i32 %317, 1, !dbg !25
  %319 = or disjoint i32 %317, 8, !dbg !25
  %320 = or disjoint i32 %317, 9, !dbg !25
  %321 = or disjoint i32 %317, 16, !dbg !25
  %322 = or disjoint i32 %317, 17, !dbg !25
  %323 = or disjoint i32 %317, 24, !dbg !25
  %324 = or disjoint i32 %317, 25, !dbg !25
  %325 = insertelement <8 x float> poison, float %298, i64 0, !dbg !24
  %326 = insertelement <8 x float> %325, float %299, i64 1, !dbg !24
  %327 = insertelement <8 x float> %326, float %303, i64 2, !dbg !24
  %328 = insertelement <8 x float> %327, float %304, i64 3, !dbg !24
  %329 = insertelement <8 x float> %328, float %308, i64 4, !dbg !24
  %330 = insertelement <8 x float> %329, float %309, i64 5, !dbg !24
  %331 = insertelement <8 x float> %330, float %313, i64 6, !dbg !24
  %332 = insertelement <8 x float> %331, float %314, i64 7, !dbg !24
  %333 = fmul <8 x float> %173, %332, !dbg !24
  %334 = insertelement <8 x i32> poison, i32 %317, i64 0, !dbg !23
  %335 = insertelement <8 x i32> %334, i32 %318, i64 1, !dbg !23
  %336 = insertelement <8 x i32> %335, i32 %319, i64 2, !dbg !23
  %337 = insertelement <8 x i32> %336, i32 %320, i64 3, !dbg !23
  %338 = insertelement <8 x i32> %337, i32 %321, i64 4, !dbg !23
  %339 = insertelement <8 x i32> %338, i32 %322, i64 5, !dbg !23
  %340 = insertelement <8 x i32> %339, i32 %323, i64 6, !dbg !23
  %341 = insertelement <8 x i32> %340, i32 %324, i64 7, !dbg !23
  %342 = icmp slt <8 x i32> %341, %171, !dbg !23
  %343 = select <8 x i1> %342, <8 x float> %333, <8 x float> splat (float -inf), !dbg !31
  %344 = insertelement <8 x float> poison, float %300, i64 0, !dbg !24
  %345 = insertelement <8 x float> %344, float %301, i64 1, !dbg !24
  %346 = insertelement <8 x float> %345, float %305, i64 2, !dbg !24
  %347 = insertelement <8 x float> %346, float %306, i64 3, !dbg !24
  %348 = insertelement <8 x float> %347, float %310, i64 4, !dbg !24
  %349 = insertelement <8 x float> %348, float %311, i64 5, !dbg !24
  %350 = insertelement <8 x float> %349, float %315, i64 6, !dbg !24
  %351 = insertelement <8 x float> %350, float %316, i64 7, !dbg !24
  %352 = fmul <8 x float> %173, %351, !dbg !24
  %353 = select <8 x i1> %342, <8 x float> %352, <8 x float> splat (float -inf), !dbg !31
  %354 = extractelement <8 x float> %343, i64 0, !dbg !32
  %355 = extractelement <8 x float> %343, i64 1, !dbg !32
  %356 = tail call float @llvm.maxnum.f32(float %354, float %355), !dbg !33
  %357 = extractelement <8 x float> %343, i64 2, !dbg !32
  %358 = extractelement <8 x float> %343, i64 3, !dbg !32
  %359 = tail call float @llvm.maxnum.f32(float %357, float %358), !dbg !33
  %360 = extractelement <8 x float> %343, i64 4, !dbg !32
  %361 = extractelement <8 x float> %343, i64 5, !dbg !32
  %362 = tail call float @llvm.maxnum.f32(float %360, float %361), !dbg !33
  %363 = extractelement <8 x float> %343, i64 6, !dbg !32
  %364 = extractelement <8 x float> %343, i64 7, !dbg !32
  %365 = tail call float @llvm.maxnum.f32(float %363, float %364), !dbg !33
  %366 = tail call float @llvm.maxnum.f32(float %356, float %359), !dbg !33
  %367 = tail call float @llvm.maxnum.f32(float %362, float %365), !dbg !33
  %368 = tail call float @llvm.maxnum.f32(float %366, float %367), !dbg !33
  %369 = extractelement <8 x float> %353, i64 0, !dbg !32
  %370 = extractelement <8 x float> %353, i64 1, !dbg !32
  %371 = tail call float @llvm.maxnum.f32(float %369, float %370), !dbg !33
  %372 = extractelement <8 x float> %353, i64 2, !dbg !32
  %373 = extractelement <8 x float> %353, i64 3, !dbg !32
  %374 = tail call float @llvm.maxnum.f32(float %372, float %373), !dbg !33
  %375 = extractelement <8 x float> %353, i64 4, !dbg !32
  %376 = extractelement <8 x float> %353, i64 5, !dbg !32
  %377 = tail call float @llvm.maxnum.f32(float %375, float %376), !dbg !33
  %378 = extractelement <8 x float> %353, i64 6, !dbg !32
  %379 = extractelement <8 x float> %353, i64 7, !dbg !32
  %380 = tail call float @llvm.maxnum.f32(float %378, float %379), !dbg !33
  %381 = tail call float @llvm.maxnum.f32(float %371, float %374), !dbg !33
  %382 = tail call float @llvm.maxnum.f32(float %377, float %380), !dbg !33
  %383 = tail call float @llvm.maxnum.f32(float %381, float %382), !dbg !33
  %384 = bitcast float %368 to i32, !dbg !36
  %385 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %384, i32 2, i32 31), !dbg !36
  %386 = bitcast i32 %385 to float, !dbg !36
  %387 = bitcast float %383 to i32, !dbg !36
  %388 = tail call float @llvm.maxnum.f32(float %368, float %386), !dbg !33
  %389 = bitcast float %388 to i32, !dbg !36
  %390 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %389, i32 1, i32 31), !dbg !36
  %391 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %387, i32 2, i32 31), !dbg !36
  %392 = bitcast i32 %391 to float, !dbg !36
  %393 = tail call float @llvm.maxnum.f32(float %383, float %392), !dbg !33
  %394 = bitcast float %393 to i32, !dbg !36
  %395 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %394, i32 1, i32 31), !dbg !36
  %396 = insertelement <2 x i32> poison, i32 %390, i64 0, !dbg !36
  %397 = insertelement <2 x i32> %396, i32 %395, i64 1, !dbg !36
  %398 = bitcast <2 x i32> %397 to <2 x float>, !dbg !36
  %399 = insertelement <2 x float> poison, float %388, i64 0, !dbg !33
  %400 = insertelement <2 x float> %399, float %393, i64 1, !dbg !33
  %401 = tail call <2 x float> @llvm.maxnum.v2f32(<2 x float> %400, <2 x float> %398), !dbg !33
  %402 = tail call <2 x float> @llvm.maxnum.v2f32(<2 x float> %194, <2 x float> %401), !dbg !39
  %403 = shufflevector <2 x float> %402, <2 x float> poison, <16 x i32> <i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 1>, !dbg !39
  %404 = shufflevector <8 x float> %343, <8 x float> %353, <16 x i32> <i32 0, i32 1, i32 8, i32 9, i32 2, i32 3, i32 10, i32 11, i32 4, i32 5, i32 12, i32 13, i32 6, i32 7, i32 14, i32 15>, !dbg !32
  %405 = fsub <16 x float> %404, %403, !dbg !32
  %406 = fmul <16 x float> %405, splat (float f0x3FB8AA3B), !dbg !40
  %407 = extractelement <16 x float> %406, i64 0, !dbg !40
  %408 = tail call float @llvm.nvvm.ex2.approx.f32(float %407), !dbg !40
  %409 = extractelement <16 x float> %406, i64 1, !dbg !40
  %410 = tail call float @llvm.nvvm.ex2.approx.f32(float %409), !dbg !40
  %411 = extractelement <16 x float> %406, i64 2, !dbg !40
  %412 = tail call float @llvm.nvvm.ex2.approx.f32(float %411), !dbg !40
  %413 = extractelement <16 x float> %406, i64 3, !dbg !40
  %414 = tail call float @llvm.nvvm.ex2.approx.f32(float %413), !dbg !40
  %415 = extractelement <16 x float> %406, i64 4, !dbg !40
  %416 = tail call float @llvm.nvvm.ex2.approx.f32(float %415), !dbg !40
  %417 = extractelement <16 x float> %406, i64 5, !dbg !40
  %418 = tail call float @llvm.nvvm.ex2.approx.f32(float %417), !dbg !40
  %419 = extractelement <16 x float> %406, i64 6, !dbg !40
  %420 = tail call float @llvm.nvvm.ex2.approx.f32(float %419), !dbg !40
  %421 = extractelement <16 x float> %406, i64 7, !dbg !40
  %422 = tail call float @llvm.nvvm.ex2.approx.f32(float %421), !dbg !40
  %423 = extractelement <16 x float> %406, i64 8, !dbg !40
  %424 = tail call float @llvm.nvvm.ex2.approx.f32(float %423), !dbg !40
  %425 = extractelement <16 x float> %406, i64 9, !dbg !40
  %426 = tail call float @llvm.nvvm.ex2.approx.f32(float %425), !dbg !40
  %427 = extractelement <16 x float> %406, i64 10, !dbg !40
  %428 = tail call float @llvm.nvvm.ex2.approx.f32(float %427), !dbg !40
  %429 = extractelement <16 x float> %406, i64 11, !dbg !40
  %430 = tail call float @llvm.nvvm.ex2.approx.f32(float %429), !dbg !40
  %431 = extractelement <16 x float> %406, i64 12, !dbg !40
  %432 = tail call float @llvm.nvvm.ex2.approx.f32(float %431), !dbg !40
  %433 = extractelement <16 x float> %406, i64 13, !dbg !40
  %434 = tail call float @llvm.nvvm.ex2.approx.f32(float %433), !dbg !40
  %435 = extractelement <16 x float> %406, i64 14, !dbg !40
  %436 = tail call float @llvm.nvvm.ex2.approx.f32(float %435), !dbg !40
  %437 = extractelement <16 x float> %406, i64 15, !dbg !40
  %438 = tail call float @llvm.nvvm.ex2.approx.f32(float %437), !dbg !40
  %439 = extractelement <2 x float> %402, i64 0, !dbg !41
  %440 = extractelement <2 x float> %194, i64 0, !dbg !41
  %441 = fsub float %440, %439, !dbg !41
  %442 = extractelement <2 x float> %402, i64 1, !dbg !41
  %443 = extractelement <2 x float> %194, i64 1, !dbg !41
  %444 = fsub float %443, %442, !dbg !41
  %445 = fmul float %441, f0x3FB8AA3B, !dbg !42
  %446 = tail call float @llvm.nvvm.ex2.approx.f32(float %445), !dbg !42
  %447 = fmul float %444, f0x3FB8AA3B, !dbg !42
  %448 = tail call float @llvm.nvvm.ex2.approx.f32(float %447), !dbg !42
  %449 = fmul float %191, %446, !dbg !43
  %450 = fmul float %192, %448, !dbg !43
  %451 = fadd float %408, %410, !dbg !44
  %452 = fadd float %416, %418, !dbg !44
  %453 = fadd float %424, %426, !dbg !44
  %454 = fadd float %432, %434, !dbg !44
  %455 = fadd float %451, %452, !dbg !44
  %456 = fadd float %453, %454, !dbg !44
  %457 = fadd float %455, %456, !dbg !44
  %458 = fadd float %412, %414, !dbg !44
  %459 = fadd float %420, %422, !dbg !44
  %460 = fadd float %428, %430, !dbg !44
  %461 = fadd float %436, %438, !dbg !44
  %462 = fadd float %458, %459, !dbg !44
  %463 = fadd float %460, %461, !dbg !44
  %464 = fadd float %462, %463, !dbg !44
  %465 = bitcast float %457 to i32, !dbg !45
  %466 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %465, i32 2, i32 31), !dbg !45
  %467 = bitcast i32 %466 to float, !dbg !45
  %468 = fadd float %457, %467, !dbg !44
  %469 = bitcast float %468 to i32, !dbg !45
  %470 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %469, i32 1, i32 31), !dbg !45
  %471 = bitcast i32 %470 to float, !dbg !45
  %472 = fadd float %468, %471, !dbg !44
  %473 = bitcast float %464 to i32, !dbg !45
  %474 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %473, i32 2, i32 31), !dbg !45
  %475 = bitcast i32 %474 to float, !dbg !45
  %476 = fadd float %464, %475, !dbg !44
  %477 = bitcast float %476 to i32, !dbg !45
  %478 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %477, i32 1, i32 31), !dbg !45
  %479 = bitcast i32 %478 to float, !dbg !45
  %480 = fadd float %476, %479, !dbg !44
  %481 = fadd float %449, %472, !dbg !43
  %482 = fadd float %450, %480, !dbg !43
  %gep78 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %211, !dbg !47
  %gep80 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %212, !dbg !47
  %gep82 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %213, !dbg !47
  %gep84 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %214, !dbg !47
  %gep86 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %215, !dbg !47
  %gep88 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %216, !dbg !47
  %gep90 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %217, !dbg !47
  %gep92 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep77, i64 %218, !dbg !47
  %483 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep78, i1 %219) #9, !dbg !48
  %484 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep80, i1 %220) #9, !dbg !48
  %485 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep82, i1 %221) #9, !dbg !48
  %486 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep84, i1 %222) #9, !dbg !48
  %487 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep86, i1 %223) #9, !dbg !48
  %488 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep88, i1 %224) #9, !dbg !48
  %489 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep90, i1 %225) #9, !dbg !48
  %490 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep92, i1 %226) #9, !dbg !48
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  %491 = insertelement <1 x i16> poison, i16 %483, i64 0, !dbg !48
  store <1 x i16> %491, ptr addrspace(3) %153, align 2, !dbg !48
  %492 = insertelement <1 x i16> poison, i16 %485, i64 0, !dbg !48
  store <1 x i16> %492, ptr addrspace(3) %154, align 2, !dbg !48
  %493 = insertelement <1 x i16> poison, i16 %487, i64 0, !dbg !48
  store <1 x i16> %493, ptr addrspace(3) %155, align 2, !dbg !48
  %494 = insertelement <1 x i16> poison, i16 %489, i64 0, !dbg !48
  store <1 x i16> %494, ptr addrspace(3) %156, align 2, !dbg !48
  %495 = insertelement <1 x i16> poison, i16 %484, i64 0, !dbg !48
  store <1 x i16> %495, ptr addrspace(3) %157, align 2, !dbg !48
  %496 = insertelement <1 x i16> poison, i16 %486, i64 0, !dbg !48
  store <1 x i16> %496, ptr addrspace(3) %158, align 2, !dbg !48
  %497 = insertelement <1 x i16> poison, i16 %488, i64 0, !dbg !48
  store <1 x i16> %497, ptr addrspace(3) %159, align 2, !dbg !48
  %498 = insertelement <1 x i16> poison, i16 %490, i64 0, !dbg !48
  store <1 x i16> %498, ptr addrspace(3) %160, align 2, !dbg !48
  %499 = insertelement <2 x float> poison, float %408, i64 0, !dbg !49
  %500 = insertelement <2 x float> %499, float %410, i64 1, !dbg !49
  %501 = fptrunc <2 x float> %500 to <2 x half>, !dbg !49
  %502 = insertelement <2 x float> poison, float %412, i64 0, !dbg !49
  %503 = insertelement <2 x float> %502, float %414, i64 1, !dbg !49
  %504 = fptrunc <2 x float> %503 to <2 x half>, !dbg !49
  %505 = insertelement <2 x float> poison, float %416, i64 0, !dbg !49
  %506 = insertelement <2 x float> %505, float %418, i64 1, !dbg !49
  %507 = fptrunc <2 x float> %506 to <2 x half>, !dbg !49
  %508 = insertelement <2 x float> poison, float %420, i64 0, !dbg !49
  %509 = insertelement <2 x float> %508, float %422, i64 1, !dbg !49
  %510 = fptrunc <2 x float> %509 to <2 x half>, !dbg !49
  %511 = insertelement <2 x float> poison, float %424, i64 0, !dbg !49
  %512 = insertelement <2 x float> %511, float %426, i64 1, !dbg !49
  %513 = fptrunc <2 x float> %512 to <2 x half>, !dbg !49
  %514 = insertelement <2 x float> poison, float %428, i64 0, !dbg !49
  %515 = insertelement <2 x float> %514, float %430, i64 1, !dbg !49
  %516 = fptrunc <2 x float> %515 to <2 x half>, !dbg !49
  %517 = insertelement <2 x float> poison, float %432, i64 0, !dbg !49
  %518 = insertelement <2 x float> %517, float %434, i64 1, !dbg !49
  %519 = fptrunc <2 x float> %518 to <2 x half>, !dbg !49
  %520 = insertelement <2 x float> poison, float %436, i64 0, !dbg !49
  %521 = insertelement <2 x float> %520, float %438, i64 1, !dbg !49
  %522 = fptrunc <2 x float> %521 to <2 x half>, !dbg !49
  %523 = fmul float %175, %446, !dbg !50
  %524 = fmul float %176, %446, !dbg !50
  %525 = fmul float %177, %448, !dbg !50
  %526 = fmul float %178, %448, !dbg !50
  %527 = fmul float %179, %446, !dbg !50
  %528 = fmul float %180, %446, !dbg !50
  %529 = fmul float %181, %448, !dbg !50
  %530 = fmul float %182, %448, !dbg !50
  %531 = fmul float %183, %446, !dbg !50
  %532 = fmul float %184, %446, !dbg !50
  %533 = fmul float %185, %448, !dbg !50
  %534 = fmul float %186, %448, !dbg !50
  %535 = fmul float %187, %446, !dbg !50
  %536 = fmul float %188, %446, !dbg !50
  %537 = fmul float %189, %448, !dbg !50
  %538 = fmul float %190, %448, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  %539 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %163), !dbg !48
  %540 = extractvalue { i32, i32, i32, i32 } %539, 0, !dbg !48
  %541 = extractvalue { i32, i32, i32, i32 } %539, 1, !dbg !48
  %542 = extractvalue { i32, i32, i32, i32 } %539, 2, !dbg !48
  %543 = extractvalue { i32, i32, i32, i32 } %539, 3, !dbg !48
  %544 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %165), !dbg !48
  %545 = extractvalue { i32, i32, i32, i32 } %544, 0, !dbg !48
  %546 = extractvalue { i32, i32, i32, i32 } %544, 1, !dbg !48
  %547 = extractvalue { i32, i32, i32, i32 } %544, 2, !dbg !48
  %548 = extractvalue { i32, i32, i32, i32 } %544, 3, !dbg !48
  %549 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %167), !dbg !48
  %550 = extractvalue { i32, i32, i32, i32 } %549, 0, !dbg !48
  %551 = extractvalue { i32, i32, i32, i32 } %549, 1, !dbg !48
  %552 = extractvalue { i32, i32, i32, i32 } %549, 2, !dbg !48
  %553 = extractvalue { i32, i32, i32, i32 } %549, 3, !dbg !48
  %554 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %169), !dbg !48
  %555 = extractvalue { i32, i32, i32, i32 } %554, 0, !dbg !48
  %556 = extractvalue { i32, i32, i32, i32 } %554, 1, !dbg !48
  %557 = extractvalue { i32, i32, i32, i32 } %554, 2, !dbg !48
  %558 = extractvalue { i32, i32, i32, i32 } %554, 3, !dbg !48
  %559 = bitcast <2 x half> %501 to i32, !dbg !51
  %560 = bitcast <2 x half> %504 to i32, !dbg !51
  %561 = bitcast <2 x half> %507 to i32, !dbg !51
  %562 = bitcast <2 x half> %510 to i32, !dbg !51
  %563 = bitcast <2 x half> %513 to i32, !dbg !51
  %564 = bitcast <2 x half> %516 to i32, !dbg !51
  %565 = bitcast <2 x half> %519 to i32, !dbg !51
  %566 = bitcast <2 x half> %522 to i32, !dbg !51
  %567 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %523, float %524, float %525, float %526, i32 %559, i32 %560, i32 %561, i32 %562, i32 %540, i32 %541) #9, !dbg !51
  %568 = extractvalue { float, float, float, float } %567, 0, !dbg !51
  %569 = extractvalue { float, float, float, float } %567, 1, !dbg !51
  %570 = extractvalue { float, float, float, float } %567, 2, !dbg !51
  %571 = extractvalue { float, float, float, float } %567, 3, !dbg !51
  %572 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %527, float %528, float %529, float %530, i32 %559, i32 %560, i32 %561, i32 %562, i32 %545, i32 %546) #9, !dbg !51
  %573 = extractvalue { float, float, float, float } %572, 0, !dbg !51
  %574 = extractvalue { float, float, float, float } %572, 1, !dbg !51
  %575 = extractvalue { float, float, float, float } %572, 2, !dbg !51
  %576 = extractvalue { float, float, float, float } %572, 3, !dbg !51
  %577 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %531, float %532, float %533, float %534, i32 %559, i32 %560, i32 %561, i32 %562, i32 %550, i32 %551) #9, !dbg !51
  %578 = extractvalue { float, float, float, float } %577, 0, !dbg !51
  %579 = extractvalue { float, float, float, float } %577, 1, !dbg !51
  %580 = extractvalue { float, float, float, float } %577, 2, !dbg !51
  %581 = extractvalue { float, float, float, float } %577, 3, !dbg !51
  %582 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %535, float %536, float %537, float %538, i32 %559, i32 %560, i32 %561, i32 %562, i32 %555, i32 %556) #9, !dbg !51
  %583 = extractvalue { float, float, float, float } %582, 0, !dbg !51
  %584 = extractvalue { float, float, float, float } %582, 1, !dbg !51
  %585 = extractvalue { float, float, float, float } %582, 2, !dbg !51
  %586 = extractvalue { float, float, float, float } %582, 3, !dbg !51
  %587 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %568, float %569, float %570, float %571, i32 %563, i32 %564, i32 %565, i32 %566, i32 %542, i32 %543) #9, !dbg !51
  %588 = extractvalue { float, float, float, float } %587, 0, !dbg !51
  %589 = extractvalue { float, float, float, float } %587, 1, !dbg !51
  %590 = extractvalue { float, float, float, float } %587, 2, !dbg !51
  %591 = extractvalue { float, float, float, float } %587, 3, !dbg !51
  %592 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %573, float %574, float %575, float %576, i32 %563, i32 %564, i32 %565, i32 %566, i32 %547, i32 %548) #9, !dbg !51
  %593 = extractvalue { float, float, float, float } %592, 0, !dbg !51
  %594 = extractvalue { float, float, float, float } %592, 1, !dbg !51
  %595 = extractvalue { float, float, float, float } %592, 2, !dbg !51
  %596 = extractvalue { float, float, float, float } %592, 3, !dbg !51
  %597 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %578, float %579, float %580, float %581, i32 %563, i32 %564, i32 %565, i32 %566, i32 %552, i32 %553) #9, !dbg !51
  %598 = extractvalue { float, float, float, float } %597, 0, !dbg !51
  %599 = extractvalue { float, float, float, float } %597, 1, !dbg !51
  %600 = extractvalue { float, float, float, float } %597, 2, !dbg !51
  %601 = extractvalue { float, float, float, float } %597, 3, !dbg !51
  %602 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %583, float %584, float %585, float %586, i32 %563, i32 %564, i32 %565, i32 %566, i32 %557, i32 %558) #9, !dbg !51
  %603 = extractvalue { float, float, float, float } %602, 0, !dbg !51
  %604 = extractvalue { float, float, float, float } %602, 1, !dbg !51
  %605 = extractvalue { float, float, float, float } %602, 2, !dbg !51
  %606 = extractvalue { float, float, float, float } %602, 3, !dbg !51
  %607 = add i32 %193, 32, !dbg !21
  %608 = icmp slt i32 %607, %4, !dbg !21
  br i1 %608, label %174, label %._crit_edge, !dbg !21

._crit_edge:
  %.pre-phi111 = phi i32 [ %.pre110, %.._crit_edge_crit_edge ], [ %116, %174 ], !dbg !22
  %.pre-phi109 = phi i32 [ %.pre108, %.._crit_edge_crit_edge ], [ %115, %174 ], !dbg !22
  %.pre-phi107 = phi i32 [ %.pre106, %.._crit_edge_crit_edge ], [ %113, %174 ], !dbg !22
  %.pre-phi105 = phi i32 [ %.pre104, %.._crit_edge_crit_edge ], [ %111, %174 ], !dbg !22
  %.pre-phi103 = phi i32 [ %.pre102, %.._crit_edge_crit_edge ], [ %145, %174 ], !dbg !22
  %.pre-phi101 = phi i32 [ %.pre100, %.._crit_edge_crit_edge ], [ %125, %174 ], !dbg !22
  %.pre-phi99 = phi i32 [ %.pre98, %.._crit_edge_crit_edge ], [ %114, %174 ], !dbg !22
  %.pre-phi97 = phi i32 [ %.pre96, %.._crit_edge_crit_edge ], [ %124, %174 ], !dbg !22
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %122, %174 ], !dbg !22
  %609 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %481, %174 ], !dbg !52
  %610 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %482, %174 ], !dbg !52
  %611 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %588, %174 ], !dbg !53
  %612 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %589, %174 ], !dbg !53
  %613 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %590, %174 ], !dbg !53
  %614 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %591, %174 ], !dbg !53
  %615 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %593, %174 ], !dbg !53
  %616 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %594, %174 ], !dbg !53
  %617 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %595, %174 ], !dbg !53
  %618 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %596, %174 ], !dbg !53
  %619 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %598, %174 ], !dbg !53
  %620 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %599, %174 ], !dbg !53
  %621 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %600, %174 ], !dbg !53
  %622 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %601, %174 ], !dbg !53
  %623 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %603, %174 ], !dbg !53
  %624 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %604, %174 ], !dbg !53
  %625 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %605, %174 ], !dbg !53
  %626 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %606, %174 ], !dbg !53
  %627 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %39, !dbg !54
  %628 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %41, !dbg !54
  %629 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %43, !dbg !54
  %630 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %45, !dbg !54
  %631 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %47, !dbg !54
  %632 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %49, !dbg !54
  %633 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %51, !dbg !54
  %634 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %53, !dbg !54
  %635 = getelementptr [4 x i8], ptr addrspace(1) %627, i64 %56, !dbg !54
  %636 = getelementptr [4 x i8], ptr addrspace(1) %628, i64 %56, !dbg !54
  %637 = getelementptr [4 x i8], ptr addrspace(1) %629, i64 %56, !dbg !54
  %638 = getelementptr [4 x i8], ptr addrspace(1) %630, i64 %56, !dbg !54
  %639 = getelementptr [4 x i8], ptr addrspace(1) %631, i64 %56, !dbg !54
  %640 = getelementptr [4 x i8], ptr addrspace(1) %632, i64 %56, !dbg !54
  %641 = getelementptr [4 x i8], ptr addrspace(1) %633, i64 %56, !dbg !54
  %642 = getelementptr [4 x i8], ptr addrspace(1) %634, i64 %56, !dbg !54
  %643 = tail call float @llvm.nvvm.div.full(float %611, float %609), !dbg !55
  %644 = tail call float @llvm.nvvm.div.full(float %612, float %609), !dbg !55
  %645 = tail call float @llvm.nvvm.div.full(float %613, float %610), !dbg !55
  %646 = tail call float @llvm.nvvm.div.full(float %614, float %610), !dbg !55
  %647 = tail call float @llvm.nvvm.div.full(float %615, float %609), !dbg !55
  %648 = tail call float @llvm.nvvm.div.full(float %616, float %609), !dbg !55
  %649 = tail call float @llvm.nvvm.div.full(float %617, float %610), !dbg !55
  %650 = tail call float @llvm.nvvm.div.full(float %618, float %610), !dbg !55
  %651 = tail call float @llvm.nvvm.div.full(float %619, float %609), !dbg !55
  %652 = tail call float @llvm.nvvm.div.full(float %620, float %609), !dbg !55
  %653 = tail call float @llvm.nvvm.div.full(float %621, float %610), !dbg !55
  %654 = tail call float @llvm.nvvm.div.full(float %622, float %610), !dbg !55
  %655 = tail call float @llvm.nvvm.div.full(float %623, float %609), !dbg !55
  %656 = tail call float @llvm.nvvm.div.full(float %624, float %609), !dbg !55
  %657 = tail call float @llvm.nvvm.div.full(float %625, float %610), !dbg !55
  %658 = tail call float @llvm.nvvm.div.full(float %626, float %610), !dbg !55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %659 = shl nuw nsw i32 %.pre-phi, 8, !dbg !22
  %660 = and i32 %.pre-phi99, 384, !dbg !22
  %661 = or disjoint i32 %659, %.pre-phi97, !dbg !22
  %662 = or disjoint i32 %660, %.pre-phi101, !dbg !22
  %663 = or disjoint i32 %661, %662, !dbg !22
  %664 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %663, !dbg !22
  %665 = insertelement <2 x float> poison, float %643, i64 0, !dbg !22
  %666 = insertelement <2 x float> %665, float %645, i64 1, !dbg !22
  store <2 x float> %666, ptr addrspace(3) %664, align 8, !dbg !22
  %667 = getelementptr inbounds nuw i8, ptr addrspace(3) %664, i32 512, !dbg !22
  %668 = insertelement <2 x float> poison, float %651, i64 0, !dbg !22
  %669 = insertelement <2 x float> %668, float %653, i64 1, !dbg !22
  store <2 x float> %669, ptr addrspace(3) %667, align 8, !dbg !22
  %670 = xor i32 %663, 8, !dbg !22
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %670, !dbg !22
  %672 = insertelement <2 x float> poison, float %644, i64 0, !dbg !22
  %673 = insertelement <2 x float> %672, float %646, i64 1, !dbg !22
  store <2 x float> %673, ptr addrspace(3) %671, align 8, !dbg !22
  %674 = getelementptr inbounds nuw i8, ptr addrspace(3) %671, i32 512, !dbg !22
  %675 = insertelement <2 x float> poison, float %652, i64 0, !dbg !22
  %676 = insertelement <2 x float> %675, float %654, i64 1, !dbg !22
  store <2 x float> %676, ptr addrspace(3) %674, align 8, !dbg !22
  %677 = xor i32 %663, 16, !dbg !22
  %678 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %677, !dbg !22
  %679 = insertelement <2 x float> poison, float %647, i64 0, !dbg !22
  %680 = insertelement <2 x float> %679, float %649, i64 1, !dbg !22
  store <2 x float> %680, ptr addrspace(3) %678, align 8, !dbg !22
  %681 = getelementptr inbounds nuw i8, ptr addrspace(3) %678, i32 512, !dbg !22
  %682 = insertelement <2 x float> poison, float %655, i64 0, !dbg !22
  %683 = insertelement <2 x float> %682, float %657, i64 1, !dbg !22
  store <2 x float> %683, ptr addrspace(3) %681, align 8, !dbg !22
  %684 = xor i32 %663, 24, !dbg !22
  %685 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %684, !dbg !22
  %686 = insertelement <2 x float> poison, float %648, i64 0, !dbg !22
  %687 = insertelement <2 x float> %686, float %650, i64 1, !dbg !22
  store <2 x float> %687, ptr addrspace(3) %685, align 8, !dbg !22
  %688 = getelementptr inbounds nuw i8, ptr addrspace(3) %685, i32 512, !dbg !22
  %689 = insertelement <2 x float> poison, float %656, i64 0, !dbg !22
  %690 = insertelement <2 x float> %689, float %658, i64 1, !dbg !22
  store <2 x float> %690, ptr addrspace(3) %688, align 8, !dbg !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %691 = and i32 %.pre-phi103, 3584, !dbg !22
  %692 = and i32 %.pre-phi105, 96, !dbg !22
  %693 = or disjoint i32 %691, %692, !dbg !22
  %694 = xor i32 %.pre-phi107, %.pre-phi109, !dbg !22
  %695 = or disjoint i32 %693, %694, !dbg !22
  %696 = xor i32 %695, %.pre-phi111, !dbg !22
  %697 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %696, !dbg !22
  %698 = load <2 x i32>, ptr addrspace(3) %697, align 8, !dbg !22
  %699 = getelementptr inbounds nuw i8, ptr addrspace(3) %697, i32 128, !dbg !22
  %700 = load <2 x i32>, ptr addrspace(3) %699, align 8, !dbg !22
  %701 = getelementptr inbounds nuw i8, ptr addrspace(3) %697, i32 256, !dbg !22
  %702 = load <2 x i32>, ptr addrspace(3) %701, align 8, !dbg !22
  %703 = getelementptr inbounds nuw i8, ptr addrspace(3) %697, i32 384, !dbg !22
  %704 = load <2 x i32>, ptr addrspace(3) %703, align 8, !dbg !22
  %.extract = extractelement <2 x i32> %698, i64 0, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract, ptr addrspace(1) %635, i1 %65) #9, !dbg !22
  %.extract9 = extractelement <2 x i32> %700, i64 0, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract9, ptr addrspace(1) %636, i1 %66) #9, !dbg !22
  %.extract10 = extractelement <2 x i32> %698, i64 1, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract10, ptr addrspace(1) %637, i1 %67) #9, !dbg !22
  %.extract11 = extractelement <2 x i32> %700, i64 1, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract11, ptr addrspace(1) %638, i1 %68) #9, !dbg !22
  %.extract12 = extractelement <2 x i32> %702, i64 0, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract12, ptr addrspace(1) %639, i1 %69) #9, !dbg !22
  %.extract13 = extractelement <2 x i32> %704, i64 0, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract13, ptr addrspace(1) %640, i1 %70) #9, !dbg !22
  %.extract14 = extractelement <2 x i32> %702, i64 1, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract14, ptr addrspace(1) %641, i1 %71) #9, !dbg !22
  %.extract15 = extractelement <2 x i32> %704, i64 1, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract15, ptr addrspace(1) %642, i1 %72) #9, !dbg !22
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

declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>) #8

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!23 = !DILocation(line: 46, column: 27, scope: !4)
!24 = !DILocation(line: 45, column: 18, scope: !4)
!25 = !DILocation(line: 43, column: 16, scope: !4)
!26 = !DILocation(line: 44, column: 27, scope: !4)
!27 = !DILocation(line: 44, column: 23, scope: !4)
!28 = !DILocation(line: 44, column: 67, scope: !4)
!29 = !DILocation(line: 44, column: 15, scope: !4)
!30 = !DILocation(line: 45, column: 34, scope: !4)
!31 = !DILocation(line: 46, column: 18, scope: !4)
!32 = !DILocation(line: 48, column: 25, scope: !4)
!33 = !DILocation(line: 196, column: 12, scope: !34, inlinedAt: !36)
!34 = distinct !DILexicalBlockFile(scope: !4, file: !35, discriminator: 0)
!35 = !DIFile(filename: "standard.py", directory: "")
!36 = !DILocation(line: 216, column: 16, scope: !34, inlinedAt: !37)
!37 = !DILocation(line: 47, column: 35, scope: !38)
!38 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!39 = !DILocation(line: 47, column: 18, scope: !4)
!40 = !DILocation(line: 48, column: 18, scope: !4)
!41 = !DILocation(line: 49, column: 25, scope: !4)
!42 = !DILocation(line: 49, column: 18, scope: !4)
!43 = !DILocation(line: 50, column: 17, scope: !4)
!44 = !DILocation(line: 287, column: 12, scope: !34, inlinedAt: !45)
!45 = !DILocation(line: 314, column: 12, scope: !34, inlinedAt: !46)
!46 = !DILocation(line: 50, column: 34, scope: !38)
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
