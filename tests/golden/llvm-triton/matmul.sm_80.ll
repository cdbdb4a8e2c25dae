target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @matmul(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, i32 %4, i32 %5, ptr addrspace(1) nofree readnone captures(none) %6, ptr addrspace(1) nofree readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %10 = shl i32 %9, 6, !dbg !14
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15
  %12 = lshr i32 %11, 5, !dbg !15
  %13 = and i32 %12, 3, !dbg !15
  %14 = and i32 %11, 64, !dbg !15
  %15 = lshr exact i32 %14, 6, !dbg !15
  %16 = or disjoint i32 %15, 2, !dbg !15
  %17 = or disjoint i32 %15, 4, !dbg !15
  %18 = or disjoint i32 %15, 6, !dbg !15
  %19 = or disjoint i32 %15, 8, !dbg !15
  %20 = or disjoint i32 %15, 10, !dbg !15
  %21 = or disjoint i32 %15, 12, !dbg !15
  %22 = or disjoint i32 %15, 14, !dbg !15
  %23 = or disjoint i32 %15, 16, !dbg !15
  %24 = or disjoint i32 %15, 18, !dbg !15
  %25 = or disjoint i32 %15, 20, !dbg !15
  %26 = or disjoint i32 %15, 22, !dbg !15
  %27 = or disjoint i32 %15, 24, !dbg !15
  %28 = or disjoint i32 %15, 26, !dbg !15
  %29 = or disjoint i32 %15, 28, !dbg !15
  %30 = or disjoint i32 %15, 30, !dbg !15
  %31 = and i32 %11, 63, !dbg !15
  %32 = or disjoint i32 %13, %10, !dbg !14
  %33 = or disjoint i32 %32, 4, !dbg !14
  %34 = or disjoint i32 %32, 8, !dbg !14
  %35 = or disjoint i32 %32, 12, !dbg !14
  %36 = or disjoint i32 %32, 16, !dbg !14
  %37 = or disjoint i32 %32, 20, !dbg !14
  %38 = or disjoint i32 %32, 24, !dbg !14
  %39 = or disjoint i32 %10, %12, !dbg !15
  %40 = or i32 %39, 28, !dbg !14
  %41 = or disjoint i32 %32, 32, !dbg !14
  %42 = or disjoint i32 %32, 36, !dbg !14
  %43 = or disjoint i32 %32, 40, !dbg !14
  %44 = or disjoint i32 %32, 44, !dbg !14
  %45 = or disjoint i32 %32, 48, !dbg !14
  %46 = or disjoint i32 %32, 52, !dbg !14
  %47 = or disjoint i32 %32, 56, !dbg !14
  %48 = or i32 %39, 60, !dbg !14
  %49 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !16
  %50 = shl nuw nsw i32 %49, 6, !dbg !16
  %51 = or disjoint i32 %50, %31, !dbg !16
  %52 = and i32 %11, 31, !dbg !17
  %53 = mul i32 %5, %32, !dbg !18
  %54 = mul i32 %5, %33, !dbg !18
  %55 = mul i32 %5, %34, !dbg !18
  %56 = mul i32 %5, %35, !dbg !18
  %57 = mul i32 %5, %36, !dbg !18
  %58 = mul i32 %5, %37, !dbg !18
  %59 = mul i32 %5, %38, !dbg !18
  %60 = mul i32 %5, %40, !dbg !18
  %61 = mul i32 %5, %41, !dbg !18
  %62 = mul i32 %5, %42, !dbg !18
  %63 = mul i32 %5, %43, !dbg !18
  %64 = mul i32 %5, %44, !dbg !18
  %65 = mul i32 %5, %45, !dbg !18
  %66 = mul i32 %5, %46, !dbg !18
  %67 = mul i32 %5, %47, !dbg !18
  %68 = mul i32 %5, %48, !dbg !18
  %69 = sext i32 %53 to i64, !dbg !19
  %70 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %69, !dbg !19
  %71 = sext i32 %54 to i64, !dbg !19
  %72 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %71, !dbg !19
  %73 = sext i32 %55 to i64, !dbg !19
  %74 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %73, !dbg !19
  %75 = sext i32 %56 to i64, !dbg !19
  %76 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %75, !dbg !19
  %77 = sext i32 %57 to i64, !dbg !19
  %78 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %77, !dbg !19
  %79 = sext i32 %58 to i64, !dbg !19
  %80 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %79, !dbg !19
  %81 = sext i32 %59 to i64, !dbg !19
  %82 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %81, !dbg !19
  %83 = sext i32 %60 to i64, !dbg !19
  %84 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %83, !dbg !19
  %85 = sext i32 %61 to i64, !dbg !19
  %86 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %85, !dbg !19
  %87 = sext i32 %62 to i64, !dbg !19
  %88 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %87, !dbg !19
  %89 = sext i32 %63 to i64, !dbg !19
  %90 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %89, !dbg !19
  %91 = sext i32 %64 to i64, !dbg !19
  %92 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %91, !dbg !19
  %93 = sext i32 %65 to i64, !dbg !19
  %94 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %93, !dbg !19
  %95 = sext i32 %66 to i64, !dbg !19
  %96 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %95, !dbg !19
  %97 = sext i32 %67 to i64, !dbg !19
  %98 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %97, !dbg !19
  %99 = sext i32 %68 to i64, !dbg !19
  %100 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %99, !dbg !19
  %101 = icmp slt i32 %32, %3, !dbg !20
  %102 = icmp slt i32 %33, %3, !dbg !20
  %103 = icmp slt i32 %34, %3, !dbg !20
  %104 = icmp slt i32 %35, %3, !dbg !20
  %105 = icmp slt i32 %36, %3, !dbg !20
  %106 = icmp slt i32 %37, %3, !dbg !20
  %107 = icmp slt i32 %38, %3, !dbg !20
  %108 = icmp slt i32 %40, %3, !dbg !20
  %109 = icmp slt i32 %41, %3, !dbg !20
  %110 = icmp slt i32 %42, %3, !dbg !20
  %111 = icmp slt i32 %43, %3, !dbg !20
  %112 = icmp slt i32 %44, %3, !dbg !20
  %113 = icmp slt i32 %45, %3, !dbg !20
  %114 = icmp slt i32 %46, %3, !dbg !20
  %115 = icmp slt i32 %47, %3, !dbg !20
  %116 = icmp slt i32 %48, %3, !dbg !20
  %117 = icmp slt i32 %51, %4, !dbg !21
  %118 = icmp sgt i32 %5, 0, !dbg !22
  br i1 %118, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !22

.._crit_edge_crit_edge:
  %.pre = zext nneg i32 %51 to i64, !dbg !23
  %.pre95 = shl nuw nsw i32 %11, 4, !dbg !24
  %.pre97 = and i32 %.pre95, 112, !dbg !24
  br label %._crit_edge, !dbg !22

.lr.ph:
  %119 = shl nuw nsw i32 %31, 1
  %120 = icmp eq i32 %14, 0
  %121 = select i1 %120, i32 0, i32 144
  %122 = xor i32 %121, %119
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %122
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 512
  %125 = or disjoint i32 %122, 1024
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %125
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 1536
  %128 = or disjoint i32 %122, 2048
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %128
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 2560
  %131 = or disjoint i32 %122, 3072
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %131
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 3584
  %134 = xor i32 %122, 288
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %134
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 512
  %137 = or disjoint i32 %134, 1024
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %137
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 1536
  %140 = or disjoint i32 %134, 2048
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %140
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 2560
  %143 = or disjoint i32 %134, 3072
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %143
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 3584
  %146 = zext nneg i32 %51 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %146, !dbg !22
  %147 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %122
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %125
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %128
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %131
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %134
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %137
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %140
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %143
  %155 = xor i32 %122, 576
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %155
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %156, i32 1024
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %156, i32 2048
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %156, i32 3072
  %160 = xor i32 %122, 864
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %160
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) %161, i32 1024
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %161, i32 2048
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %161, i32 3072
  %165 = shl nuw nsw i32 %11, 6
  %166 = and i32 %165, 960
  %167 = shl nuw nsw i32 %11, 3
  %168 = and i32 %167, 48
  %169 = and i32 %11, 16
  %170 = shl nuw nsw i32 %14, 4
  %171 = or disjoint i32 %166, %168
  %172 = xor i32 %171, %169
  %173 = or disjoint i32 %172, %170
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %173
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) %174, i32 2048
  %176 = xor i32 %173, 32
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %176
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 2048
  %179 = shl nuw nsw i32 %52, 7
  %180 = shl nuw nsw i32 %11, 4
  %181 = and i32 %180, 112
  %182 = lshr i32 %11, 1
  %183 = and i32 %182, 16
  %184 = xor i32 %181, %183
  %185 = or disjoint i32 %184, %179
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %185
  %187 = xor i32 %185, 32
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %187
  %189 = xor i32 %185, 64
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %189
  %191 = xor i32 %185, 96
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %191
  br label %193, !dbg !22

193:
  %194 = phi float [ 0.000000e+00, %.lr.ph ], [ %487, %193 ]
  %195 = phi float [ 0.000000e+00, %.lr.ph ], [ %488, %193 ]
  %196 = phi float [ 0.000000e+00, %.lr.ph ], [ %489, %193 ]
  %197 = phi float [ 0.000000e+00, %.lr.ph ], [ %490, %193 ]
  %198 = phi float [ 0.000000e+00, %.lr.ph ], [ %492, %193 ]
  %199 = phi float [ 0.000000e+00, %.lr.ph ], [ %493, %193 ]
  %200 = phi float [ 0.000000e+00, %.lr.ph ], [ %494, %193 ]
  %201 = phi float [ 0.000000e+00, %.lr.ph ], [ %495, %193 ]
  %202 = phi float [ 0.000000e+00, %.lr.ph ], [ %497, %193 ]
  %203 = phi float [ 0.000000e+00, %.lr.ph ], [ %498, %193 ]
  %204 = phi float [ 0.000000e+00, %.lr.ph ], [ %499, %193 ]
  %205 = phi float [ 0.000000e+00, %.lr.ph ], [ %500, %193 ]
  %206 = phi float [ 0.000000e+00, %.lr.ph ], [ %502, %193 ]
  %207 = phi float [ 0.000000e+00, %.lr.ph ], [ %503, %193 ]
  %208 = phi float [ 0.000000e+00, %.lr.ph ], [ %504, %193 ]
  %209 = phi float [ 0.000000e+00, %.lr.ph ], [ %505, %193 ]
  %210 = phi float [ 0.000000e+00, %.lr.ph ], [ %507, %193 ]
  %211 = phi float [ 0.000000e+00, %.lr.ph ], [ %508, %193 ]
  %212 = phi float [ 0.000000e+00, %.lr.ph ], [ %509, %193 ]
  %213 = phi float [ 0.000000e+00, %.lr.ph ], [ %510, %193 ]
  %214 = phi float [ 0.000000e+00, %.lr.ph ], [ %512, %193 ]
  %215 = phi float [ 0.000000e+00, %.lr.ph ], [ %513, %193 ]
  %216 = phi float [ 0.000000e+00, %.lr.ph ], [ %514, %193 ]
  %217 = phi float [ 0.000000e+00, %.lr.ph ], [ %515, %193 ]
  %218 = phi float [ 0.000000e+00, %.lr.ph ], [ %517, %193 ]
  %219 = phi float [ 0.000000e+00, %.lr.ph ], [ %518, %193 ]
  %220 = phi float [ 0.000000e+00, %.lr.ph ], [ %519, %193 ]
  %221 = phi float [ 0.000000e+00, %.lr.ph ], [ %520, %193 ]
  %222 = phi float [ 0.000000e+00, %.lr.ph ], [ %522, %193 ]
  %223 = phi float [ 0.000000e+00, %.lr.ph ], [ %523, %193 ]
  %224 = phi float [ 0.000000e+00, %.lr.ph ], [ %524, %193 ]
  %225 = phi float [ 0.000000e+00, %.lr.ph ], [ %525, %193 ]
  %226 = phi i32 [ 0, %.lr.ph ], [ %526, %193 ]
  %227 = or disjoint i32 %226, %15, !dbg !25
  %228 = or disjoint i32 %226, %16, !dbg !25
  %229 = or disjoint i32 %226, %17, !dbg !25
  %230 = or disjoint i32 %226, %18, !dbg !25
  %231 = or disjoint i32 %226, %19, !dbg !25
  %232 = or disjoint i32 %226, %20, !dbg !25
  %233 = or disjoint i32 %226, %21, !dbg !25
  %234 = or disjoint i32 %226, %22, !dbg !25
  %235 = or disjoint i32 %226, %23, !dbg !25
  %236 = or disjoint i32 %226, %24, !dbg !25
  %237 = or disjoint i32 %226, %25, !dbg !25
  %238 = or disjoint i32 %226, %26, !dbg !25
  %239 = or disjoint i32 %226, %27, !dbg !25
  %240 = or disjoint i32 %226, %28, !dbg !25
  %241 = or disjoint i32 %226, %29, !dbg !25
  %242 = or disjoint i32 %226, %30, !dbg !25
  %243 = or disjoint i32 %226, %52, !dbg !25
  %244 = sext i32 %243 to i64, !dbg !19
  %245 = getelementptr [2 x i8], ptr addrspace(1) %70, i64 %244, !dbg !19
  %246 = getelementptr [2 x i8], ptr addrspace(1) %72, i64 %244, !dbg !19
  %247 = getelementptr [2 x i8], ptr addrspace(1) %74, i64 %244, !dbg !19
  %248 = getelementptr [2 x i8], ptr addrspace(1) %76, i64 %244, !dbg !19
  %249 = getelementptr [2 x i8], ptr addrspace(1) %78, i64 %244, !dbg !19
  %250 = getelementptr [2 x i8], ptr addrspace(1) %80, i64 %244, !dbg !19
  %251 = getelementptr [2 x i8], ptr addrspace(1) %82, i64 %244, !dbg !19
  %252 = getelementptr [2 x i8], ptr addrspace(1) %84, i64 %244, !dbg !19
  %253 = getelementptr [2 x i8], ptr addrspace(1) %86, i64 %244, !dbg !19
  %254 = getelementptr [2 x i8], ptr addrspace(1) %88, i64 %244, !dbg !19
  %255 = getelementptr [2 x i8], ptr addrspace(1) %90, i64 %244, !dbg !19
  %256 = getelementptr [2 x i8], ptr addrspace(1) %92, i64 %244, !dbg !19
  %257 = getelementptr [2 x i8], ptr addrspace(1) %94, i64 %244, !dbg !19
  %258 = getelementptr [2 x i8], ptr addrspace(1) %96, i64 %244, !dbg !19
  %259 = getelementptr [2 x i8], ptr addrspace(1) %98, i64 %244, !dbg !19
  %260 = getelementptr [2 x i8], ptr addrspace(1) %100, i64 %244, !dbg !19
  %261 = icmp slt i32 %243, %5, !dbg !26
  %262 = and i1 %101, %261, !dbg !27
  %263 = and i1 %102, %261, !dbg !27
  %264 = and i1 %103, %261, !dbg !27
  %265 = and i1 %104, %261, !dbg !27
  %266 = and i1 %105, %261, !dbg !27
  %267 = and i1 %106, %261, !dbg !27
  %268 = and i1 %107, %261, !dbg !27
  %269 = and i1 %108, %261, !dbg !27
  %270 = and i1 %109, %261, !dbg !27
  %271 = and i1 %110, %261, !dbg !27
  %272 = and i1 %111, %261, !dbg !27
  %273 = and i1 %112, %261, !dbg !27
  %274 = and i1 %113, %261, !dbg !27
  %275 = and i1 %114, %261, !dbg !27
  %276 = and i1 %115, %261, !dbg !27
  %277 = and i1 %116, %261, !dbg !27
  %278 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %245, i1 %262) #4, !dbg !28
  %279 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %246, i1 %263) #4, !dbg !28
  %280 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %247, i1 %264) #4, !dbg !28
  %281 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %248, i1 %265) #4, !dbg !28
  %282 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %249, i1 %266) #4, !dbg !28
  %283 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %250, i1 %267) #4, !dbg !28
  %284 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %251, i1 %268) #4, !dbg !28
  %285 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %252, i1 %269) #4, !dbg !28
  %286 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %253, i1 %270) #4, !dbg !28
  %287 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %254, i1 %271) #4, !dbg !28
  %288 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %255, i1 %272) #4, !dbg !28
  %289 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %256, i1 %273) #4, !dbg !28
  %290 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %257, i1 %274) #4, !dbg !28
  %291 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %258, i1 %275) #4, !dbg !28
  %292 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %259, i1 %276) #4, !dbg !28
  %293 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %260, i1 %277) #4, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %294 = insertelement <1 x i16> poison, i16 %278, i64 0, !dbg !28
  store <1 x i16> %294, ptr addrspace(3) %123, align 2, !dbg !28
  %295 = insertelement <1 x i16> poison, i16 %280, i64 0, !dbg !28
  store <1 x i16> %295, ptr addrspace(3) %124, align 2, !dbg !28
  %296 = insertelement <1 x i16> poison, i16 %282, i64 0, !dbg !28
  store <1 x i16> %296, ptr addrspace(3) %126, align 2, !dbg !28
  %297 = insertelement <1 x i16> poison, i16 %284, i64 0, !dbg !28
  store <1 x i16> %297, ptr addrspace(3) %127, align 2, !dbg !28
  %298 = insertelement <1 x i16> poison, i16 %286, i64 0, !dbg !28
  store <1 x i16> %298, ptr addrspace(3) %129, align 2, !dbg !28
  %299 = insertelement <1 x i16> poison, i16 %288, i64 0, !dbg !28
  store <1 x i16> %299, ptr addrspace(3) %130, align 2, !dbg !28
  %300 = insertelement <1 x i16> poison, i16 %290, i64 0, !dbg !28
  store <1 x i16> %300, ptr addrspace(3) %132, align 2, !dbg !28
  %301 = insertelement <1 x i16> poison, i16 %292, i64 0, !dbg !28
  store <1 x i16> %301, ptr addrspace(3) %133, align 2, !dbg !28
  %302 = insertelement <1 x i16> poison, i16 %279, i64 0, !dbg !28
  store <1 x i16> %302, ptr addrspace(3) %135, align 2, !dbg !28
  %303 = insertelement <1 x i16> poison, i16 %281, i64 0, !dbg !28
  store <1 x i16> %303, ptr addrspace(3) %136, align 2, !dbg !28
  %304 = insertelement <1 x i16> poison, i16 %283, i64 0, !dbg !28
  store <1 x i16> %304, ptr addrspace(3) %138, align 2, !dbg !28
  %305 = insertelement <1 x i16> poison, i16 %285, i64 0, !dbg !28
  store <1 x i16> %305, ptr addrspace(3) %139, align 2, !dbg !28
  %306 = insertelement <1 x i16> poison, i16 %287, i64 0, !dbg !28
  store <1 x i16> %306, ptr addrspace(3) %141, align 2, !dbg !28
  %307 = insertelement <1 x i16> poison, i16 %289, i64 0, !dbg !28
  store <1 x i16> %307, ptr addrspace(3) %142, align 2, !dbg !28
  %308 = insertelement <1 x i16> poison, i16 %291, i64 0, !dbg !28
  store <1 x i16> %308, ptr addrspace(3) %144, align 2, !dbg !28
  %309 = insertelement <1 x i16> poison, i16 %293, i64 0, !dbg !28
  store <1 x i16> %309, ptr addrspace(3) %145, align 2, !dbg !28
  %310 = mul i32 %227, %4, !dbg !29
  %311 = mul i32 %228, %4, !dbg !29
  %312 = mul i32 %229, %4, !dbg !29
  %313 = mul i32 %230, %4, !dbg !29
  %314 = mul i32 %231, %4, !dbg !29
  %315 = mul i32 %232, %4, !dbg !29
  %316 = mul i32 %233, %4, !dbg !29
  %317 = mul i32 %234, %4, !dbg !29
  %318 = mul i32 %235, %4, !dbg !29
  %319 = mul i32 %236, %4, !dbg !29
  %320 = mul i32 %237, %4, !dbg !29
  %321 = mul i32 %238, %4, !dbg !29
  %322 = mul i32 %239, %4, !dbg !29
  %323 = mul i32 %240, %4, !dbg !29
  %324 = mul i32 %241, %4, !dbg !29
  %325 = mul i32 %242, %4, !dbg !29
  %326 = sext i32 %310 to i64, !dbg !30
  %327 = sext i32 %311 to i64, !dbg !30
  %328 = sext i32 %312 to i64, !dbg !30
  %329 = sext i32 %313 to i64, !dbg !30
  %330 = sext i32 %314 to i64, !dbg !30
  %331 = sext i32 %315 to i64, !dbg !30
  %332 = sext i32 %316 to i64, !dbg !30
  %333 = sext i32 %317 to i64, !dbg !30
  %334 = sext i32 %318 to i64, !dbg !30
  %335 = sext i32 %319 to i64, !dbg !30
  %336 = sext i32 %320 to i64, !dbg !30
  %337 = sext i32 %321 to i64, !dbg !30
  %338 = sext i32 %322 to i64, !dbg !30
  %339 = sext i32 %323 to i64, !dbg !30
  %340 = sext i32 %324 to i64, !dbg !30
  %341 = sext i32 %325 to i64, !dbg !30
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %326, !dbg !30
  %gep65 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %327, !dbg !30
  %gep67 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %328, !dbg !30
  %gep69 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %329, !dbg !30
  %gep71 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %330, !dbg !30
  %gep73 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %331, !dbg !30
  %gep75 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %332, !dbg !30
  %gep77 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %333, !dbg !30
  %gep79 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %334, !dbg !30
  %gep81 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %335, !dbg !30
  %gep83 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %336, !dbg !30
  %gep85 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %337, !dbg !30
  %gep87 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %338, !dbg !30
  %gep89 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %339, !dbg !30
  %gep91 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %340, !dbg !30
  %gep93 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %341, !dbg !30
  %342 = icmp slt i32 %227, %5, !dbg !31
  %343 = icmp slt i32 %228, %5, !dbg !31
  %344 = icmp slt i32 %229, %5, !dbg !31
  %345 = icmp slt i32 %230, %5, !dbg !31
  %346 = icmp slt i32 %231, %5, !dbg !31
  %347 = icmp slt i32 %232, %5, !dbg !31
  %348 = icmp slt i32 %233, %5, !dbg !31
  %349 = icmp slt i32 %234, %5, !dbg !31
  %350 = icmp slt i32 %235, %5, !dbg !31
  %351 = icmp slt i32 %236, %5, !dbg !31
  %352 = icmp slt i32 %237, %5, !dbg !31
  %353 = icmp slt i32 %238, %5, !dbg !31
  %354 = icmp slt i32 %239, %5, !dbg !31
  %355 = icmp slt i32 %240, %5, !dbg !31
  %356 = icmp slt i32 %241, %5, !dbg !31
  %357 = icmp slt i32 %242, %5, !dbg !31
  %358 = and i1 %117, %342, !dbg !32
  %359 = and i1 %117, %343, !dbg !32
  %360 = and i1 %117, %344, !dbg !32
  %361 = and i1 %117, %345, !dbg !32
  %362 = and i1 %117, %346, !dbg !32
  %363 = and i1 %117, %347, !dbg !32
  %364 = and i1 %117, %348, !dbg !32
  %365 = and i1 %117, %349, !dbg !32
  %366 = and i1 %117, %350, !dbg !32
  %367 = and i1 %117, %351, !dbg !32
  %368 = and i1 %117, %352, !dbg !32
  %369 = and i1 %117, %353, !dbg !32
  %370 = and i1 %117, %354, !dbg !32
  %371 = and i1 %117, %355, !dbg !32
  %372 = and i1 %117, %356, !dbg !32
  %373 = and i1 %117, %357, !dbg !32
  %374 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep, i1 %358) #4, !dbg !33
  %375 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep65, i1 %359) #4, !dbg !33
  %376 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep67, i1 %360) #4, !dbg !33
  %377 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep69, i1 %361) #4, !dbg !33
  %378 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep71, i1 %362) #4, !dbg !33
  %379 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep73, i1 %363) #4, !dbg !33
  %380 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep75, i1 %364) #4, !dbg !33
  %381 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep77, i1 %365) #4, !dbg !33
  %382 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep79, i1 %366) #4, !dbg !33
  %383 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep81, i1 %367) #4, !dbg !33
  %384 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep83, i1 %368) #4, !dbg !33
  %385 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep85, i1 %369) #4, !dbg !33
  %386 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep87, i1 %370) #4, !dbg !33
  %387 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep89, i1 %371) #4, !dbg !33
  %388 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep91, i1 %372) #4, !dbg !33
  %389 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep93, i1 %373) #4, !dbg !33
  %390 = insertelement <1 x i16> poison, i16 %374, i64 0, !dbg !33
  store <1 x i16> %390, ptr addrspace(3) %147, align 2, !dbg !33
  %391 = insertelement <1 x i16> poison, i16 %378, i64 0, !dbg !33
  store <1 x i16> %391, ptr addrspace(3) %148, align 2, !dbg !33
  %392 = insertelement <1 x i16> poison, i16 %382, i64 0, !dbg !33
  store <1 x i16> %392, ptr addrspace(3) %149, align 2, !dbg !33
  %393 = insertelement <1 x i16> poison, i16 %386, i64 0, !dbg !33
  store <1 x i16> %393, ptr addrspace(3) %150, align 2, !dbg !33
  %394 = insertelement <1 x i16> poison, i16 %375, i64 0, !dbg !33
  store <1 x i16> %394, ptr addrspace(3) %151, align 2, !dbg !33
  %395 = insertelement <1 x i16> poison, i16 %379, i64 0, !dbg !33
  store <1 x i16> %395, ptr addrspace(3) %152, align 2, !dbg !33
  %396 = insertelement <1 x i16> poison, i16 %383, i64 0, !dbg !33
  store <1 x i16> %396, ptr addrspace(3) %153, align 2, !dbg !33
  %397 = insertelement <1 x i16> poison, i16 %387, i64 0, !dbg !33
  store <1 x i16> %397, ptr addrspace(3) %154, align 2, !dbg !33
  %398 = insertelement <1 x i16> poison, i16 %376, i64 0, !dbg !33
  store <1 x i16> %398, ptr addrspace(3) %156, align 2, !dbg !33
  %399 = insertelement <1 x i16> poison, i16 %380, i64 0, !dbg !33
  store <1 x i16> %399, ptr addrspace(3) %157, align 2, !dbg !33
  %400 = insertelement <1 x i16> poison, i16 %384, i64 0, !dbg !33
  store <1 x i16> %400, ptr addrspace(3) %158, align 2, !dbg !33
  %401 = insertelement <1 x i16> poison, i16 %388, i64 0, !dbg !33
  store <1 x i16> %401, ptr addrspace(3) %159, align 2, !dbg !33
  %402 = insertelement <1 x i16> poison, i16 %377, i64 0, !dbg !33
  store <1 x i16> %402, ptr addrspace(3) %161, align 2, !dbg !33
  %403 = insertelement <1 x i16> poison, i16 %381, i64 0, !dbg !33
  store <1 x i16> %403, ptr addrspace(3) %162, align 2, !dbg !33
  %404 = insertelement <1 x i16> poison, i16 %385, i64 0, !dbg !33
  store <1 x i16> %404, ptr addrspace(3) %163, align 2, !dbg !33
  %405 = insertelement <1 x i16> poison, i16 %389, i64 0, !dbg !33
  store <1 x i16> %405, ptr addrspace(3) %164, align 2, !dbg !33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %406 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %174), !dbg !28
  %407 = extractvalue { i32, i32, i32, i32 } %406, 0, !dbg !28
  %408 = extractvalue { i32, i32, i32, i32 } %406, 1, !dbg !28
  %409 = extractvalue { i32, i32, i32, i32 } %406, 2, !dbg !28
  %410 = extractvalue { i32, i32, i32, i32 } %406, 3, !dbg !28
  %411 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %175), !dbg !28
  %412 = extractvalue { i32, i32, i32, i32 } %411, 0, !dbg !28
  %413 = extractvalue { i32, i32, i32, i32 } %411, 1, !dbg !28
  %414 = extractvalue { i32, i32, i32, i32 } %411, 2, !dbg !28
  %415 = extractvalue { i32, i32, i32, i32 } %411, 3, !dbg !28
  %416 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %177), !dbg !28
  %417 = extractvalue { i32, i32, i32, i32 } %416, 0, !dbg !28
  %418 = extractvalue { i32, i32, i32, i32 } %416, 1, !dbg !28
  %419 = extractvalue { i32, i32, i32, i32 } %416, 2, !dbg !28
  %420 = extractvalue { i32, i32, i32, i32 } %416, 3, !dbg !28
  %421 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %178), !dbg !28
  %422 = extractvalue { i32, i32, i32, i32 } %421, 0, !dbg !28
  %423 = extractvalue { i32, i32, i32, i32 } %421, 1, !dbg !28
  %424 = extractvalue { i32, i32, i32, i32 } %421, 2, !dbg !28
  %425 = extractvalue { i32, i32, i32, i32 } %421, 3, !dbg !28
  %426 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %186), !dbg !33
  %427 = extractvalue { i32, i32, i32, i32 } %426, 0, !dbg !33
  %428 = extractvalue { i32, i32, i32, i32 } %426, 1, !dbg !33
  %429 = extractvalue { i32, i32, i32, i32 } %426, 2, !dbg !33
  %430 = extractvalue { i32, i32, i32, i32 } %426, 3, !dbg !33
  %431 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %188), !dbg !33
  %432 = extractvalue { i32, i32, i32, i32 } %431, 0, !dbg !33
  %433 = extractvalue { i32, i32, i32, i32 } %431, 1, !dbg !33
  %434 = extractvalue { i32, i32, i32, i32 } %431, 2, !dbg !33
  %435 = extractvalue { i32, i32, i32, i32 } %431, 3, !dbg !33
  %436 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %190), !dbg !33
  %437 = extractvalue { i32, i32, i32, i32 } %436, 0, !dbg !33
  %438 = extractvalue { i32, i32, i32, i32 } %436, 1, !dbg !33
  %439 = extractvalue { i32, i32, i32, i32 } %436, 2, !dbg !33
  %440 = extractvalue { i32, i32, i32, i32 } %436, 3, !dbg !33
  %441 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %192), !dbg !33
  %442 = extractvalue { i32, i32, i32, i32 } %441, 0, !dbg !33
  %443 = extractvalue { i32, i32, i32, i32 } %441, 1, !dbg !33
  %444 = extractvalue { i32, i32, i32, i32 } %441, 2, !dbg !33
  %445 = extractvalue { i32, i32, i32, i32 } %441, 3, !dbg !33
  %446 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %194, float %195, float %196, float %197, i32 %407, i32 %408, i32 %409, i32 %410, i32 %427, i32 %428) #4, !dbg !34
  %447 = extractvalue { float, float, float, float } %446, 0, !dbg !34
  %448 = extractvalue { float, float, float, float } %446, 1, !dbg !34
  %449 = extractvalue { float, float, float, float } %446, 2, !dbg !34
  %450 = extractvalue { float, float, float, float } %446, 3, !dbg !34
  %451 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %198, float %199, float %200, float %201, i32 %407, i32 %408, i32 %409, i32 %410, i32 %432, i32 %433) #4, !dbg !34
  %452 = extractvalue { float, float, float, float } %451, 0, !dbg !34
  %453 = extractvalue { float, float, float, float } %451, 1, !dbg !34
  %454 = extractvalue { float, float, float, float } %451, 2, !dbg !34
  %455 = extractvalue { float, float, float, float } %451, 3, !dbg !34
  %456 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %202, float %203, float %204, float %205, i32 %407, i32 %408, i32 %409, i32 %410, i32 %437, i32 %438) #4, !dbg !34
  %457 = extractvalue { float, float, float, float } %456, 0, !dbg !34
  %458 = extractvalue { float, float, float, float } %456, 1, !dbg !34
  %459 = extractvalue { float, float, float, float } %456, 2, !dbg !34
  %460 = extractvalue { float, float, float, float } %456, 3, !dbg !34
  %461 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %206, float %207, float %208, float %209, i32 %407, i32 %408, i32 %409, i32 %410, i32 %442, i32 %443) #4, !dbg !34
  %462 = extractvalue { float, float, float, float } %461, 0, !dbg !34
  %463 = extractvalue { float, float, float, float } %461, 1, !dbg !34
  %464 = extractvalue { float, float, float, float } %461, 2, !dbg !34
  %465 = extractvalue { float, float, float, float } %461, 3, !dbg !34
  %466 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %210, float %211, float %212, float %213, i32 %412, i32 %413, i32 %414, i32 %415, i32 %427, i32 %428) #4, !dbg !34
  %467 = extractvalue { float, float, float, float } %466, 0, !dbg !34
  %468 = extractvalue { float, float, float, float } %466, 1, !dbg !34
  %469 = extractvalue { float, float, float, float } %466, 2, !dbg !34
  %470 = extractvalue { float, float, float, float } %466, 3, !dbg !34
  %471 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %214, float %215, float %216, float %217, i32 %412, i32 %413, i32 %414, i32 %415, i32 %432, i32 %433) #4, !dbg !34
  %472 = extractvalue { float, float, float, float } %471, 0, !dbg !34
  %473 = extractvalue { float, float, float, float } %471, 1, !dbg !34
  %474 = extractvalue { float, float, float, float } %471, 2, !dbg !34
  %475 = extractvalue { float, float, float, float } %471, 3, !dbg !34
  %476 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %218, float %219, float %220, float %221, i32 %412, i32 %413, i32 %414, i32 %415, i32 %437, i32 %438) #4, !dbg !34
  %477 = extractvalue { float, float, float, float } %476, 0, !dbg !34
  %478 = extractvalue { float, float, float, float } %476, 1, !dbg !34
  %479 = extractvalue { float, float, float, float } %476, 2, !dbg !34
  %480 = extractvalue { float, float, float, float } %476, 3, !dbg !34
  %481 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %222, float %223, float %224, float %225, i32 %412, i32 %413, i32 %414, i32 %415, i32 %442, i32 %443) #4, !dbg !34
  %482 = extractvalue { float, float, float, float } %481, 0, !dbg !34
  %483 = extractvalue { float, float, float, float } %481, 1, !dbg !34
  %484 = extractvalue { float, float, float, float } %481, 2, !dbg !34
  %485 = extractvalue { float, float, float, float } %481, 3, !dbg !34
  %486 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %447, float %448, float %449, float %450, i32 %417, i32 %418, i32 %419, i32 %420, i32 %429, i32 %430) #4, !dbg !34
  %487 = extractvalue { float, float, float, float } %486, 0, !dbg !34
  %488 = extractvalue { float, float, float, float } %486, 1, !dbg !34
  %489 = extractvalue { float, float, float, float } %486, 2, !dbg !34
  %490 = extractvalue { float, float, float, float } %486, 3, !dbg !34
  %491 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %452, float %453, float %454, float %455, i32 %417, i32 %418, i32 %419, i32 %420, i32 %434, i32 %435) #4, !dbg !34
  %492 = extractvalue { float, float, float, float } %491, 0, !dbg !34
  %493 = extractvalue { float, float, float, float } %491, 1, !dbg !34
  %494 = extractvalue { float, float, float, float } %491, 2, !dbg !34
  %495 = extractvalue { float, float, float, float } %491, 3, !dbg !34
  %496 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %457, float %458, float %459, float %460, i32 %417, i32 %418, i32 %419, i32 %420, i32 %439, i32 %440) #4, !dbg !34
  %497 = extractvalue { float, float, float, float } %496, 0, !dbg !34
  %498 = extractvalue { float, float, float, float } %496, 1, !dbg !34
  %499 = extractvalue { float, float, float, float } %496, 2, !dbg !34
  %500 = extractvalue { float, float, float, float } %496, 3, !dbg !34
  %501 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %462, float %463, float %464, float %465, i32 %417, i32 %418, i32 %419, i32 %420, i32 %444, i32 %445) #4, !dbg !34
  %502 = extractvalue { float, float, float, float } %501, 0, !dbg !34
  %503 = extractvalue { float, float, float, float } %501, 1, !dbg !34
  %504 = extractvalue { float, float, float, float } %501, 2, !dbg !34
  %505 = extractvalue { float, float, float, float } %501, 3, !dbg !34
  %506 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %467, float %468, float %469, float %470, i32 %422, i32 %423, i32 %424, i32 %425, i32 %429, i32 %430) #4, !dbg !34
  %507 = extractvalue { float, float, float, float } %506, 0, !dbg !34
  %508 = extractvalue { float, float, float, float } %506, 1, !dbg !34
  %509 = extractvalue { float, float, float, float } %506, 2, !dbg !34
  %510 = extractvalue { float, float, float, float } %506, 3, !dbg !34
  %511 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %472, float %473, float %474, float %475, i32 %422, i32 %423, i32 %424, i32 %425, i32 %434, i32 %435) #4, !dbg !34
  %512 = extractvalue { float, float, float, float } %511, 0, !dbg !34
  %513 = extractvalue { float, float, float, float } %511, 1, !dbg !34
  %514 = extractvalue { float, float, float, float } %511, 2, !dbg !34
  %515 = extractvalue { float, float, float, float } %511, 3, !dbg !34
  %516 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %477, float %478, float %479, float %480, i32 %422, i32 %423, i32 %424, i32 %425, i32 %439, i32 %440) #4, !dbg !34
  %517 = extractvalue { float, float, float, float } %516, 0, !dbg !34
  %518 = extractvalue { float, float, float, float } %516, 1, !dbg !34
  %519 = extractvalue { float, float, float, float } %516, 2, !dbg !34
  %520 = extractvalue { float, float, float, float } %516, 3, !dbg !34
  %521 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %482, float %483, float %484, float %485, i32 %422, i32 %423, i32 %424, i32 %425, i32 %444, i32 %445) #4, !dbg !34
  %522 = extractvalue { float, float, float, float } %521, 0, !dbg !34
  %523 = extractvalue { float, float, float, float } %521, 1, !dbg !34
  %524 = extractvalue { float, float, float, float } %521, 2, !dbg !34
  %525 = extractvalue { float, float, float, float } %521, 3, !dbg !34
  %526 = add i32 %226, 32, !dbg !22
  %527 = icmp slt i32 %526, %5, !dbg !22
  br i1 %527, label %193, label %._crit_edge, !dbg !22

._crit_edge:
  %.pre-phi98 = phi i32 [ %.pre97, %.._crit_edge_crit_edge ], [ %181, %193 ], !dbg !24
  %.pre-phi96 = phi i32 [ %.pre95, %.._crit_edge_crit_edge ], [ %180, %193 ], !dbg !24
  %.pre-phi = phi i64 [ %.pre, %.._crit_edge_crit_edge ], [ %146, %193 ], !dbg !23
  %528 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %487, %193 ], !dbg !35
  %529 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %488, %193 ], !dbg !35
  %530 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %489, %193 ], !dbg !35
  %531 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %490, %193 ], !dbg !35
  %532 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %492, %193 ], !dbg !35
  %533 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %493, %193 ], !dbg !35
  %534 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %494, %193 ], !dbg !35
  %535 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %495, %193 ], !dbg !35
  %536 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %497, %193 ], !dbg !35
  %537 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %498, %193 ], !dbg !35
  %538 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %499, %193 ], !dbg !35
  %539 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %500, %193 ], !dbg !35
  %540 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %502, %193 ], !dbg !35
  %541 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %503, %193 ], !dbg !35
  %542 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %504, %193 ], !dbg !35
  %543 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %505, %193 ], !dbg !35
  %544 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %507, %193 ], !dbg !35
  %545 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %508, %193 ], !dbg !35
  %546 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %509, %193 ], !dbg !35
  %547 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %510, %193 ], !dbg !35
  %548 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %512, %193 ], !dbg !35
  %549 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %513, %193 ], !dbg !35
  %550 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %514, %193 ], !dbg !35
  %551 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %515, %193 ], !dbg !35
  %552 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %517, %193 ], !dbg !35
  %553 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %518, %193 ], !dbg !35
  %554 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %519, %193 ], !dbg !35
  %555 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %520, %193 ], !dbg !35
  %556 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %522, %193 ], !dbg !35
  %557 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %523, %193 ], !dbg !35
  %558 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %524, %193 ], !dbg !35
  %559 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %525, %193 ], !dbg !35
  %560 = or disjoint i32 %15, %10, !dbg !15
  %561 = or disjoint i32 %560, 62, !dbg !14
  %562 = or disjoint i32 %560, 60, !dbg !14
  %563 = or disjoint i32 %560, 58, !dbg !14
  %564 = or disjoint i32 %560, 56, !dbg !14
  %565 = or disjoint i32 %560, 54, !dbg !14
  %566 = or disjoint i32 %560, 52, !dbg !14
  %567 = or disjoint i32 %560, 50, !dbg !14
  %568 = or disjoint i32 %560, 48, !dbg !14
  %569 = or disjoint i32 %560, 46, !dbg !14
  %570 = or disjoint i32 %560, 44, !dbg !14
  %571 = or disjoint i32 %560, 42, !dbg !14
  %572 = or disjoint i32 %560, 40, !dbg !14
  %573 = or disjoint i32 %560, 38, !dbg !14
  %574 = or disjoint i32 %560, 36, !dbg !14
  %575 = or disjoint i32 %560, 34, !dbg !14
  %576 = or disjoint i32 %560, 32, !dbg !14
  %577 = or disjoint i32 %30, %10, !dbg !14
  %578 = or disjoint i32 %29, %10, !dbg !14
  %579 = or disjoint i32 %28, %10, !dbg !14
  %580 = or disjoint i32 %27, %10, !dbg !14
  %581 = or disjoint i32 %26, %10, !dbg !14
  %582 = or disjoint i32 %25, %10, !dbg !14
  %583 = or disjoint i32 %24, %10, !dbg !14
  %584 = or disjoint i32 %23, %10, !dbg !14
  %585 = or disjoint i32 %22, %10, !dbg !14
  %586 = or disjoint i32 %21, %10, !dbg !14
  %587 = or disjoint i32 %20, %10, !dbg !14
  %588 = or disjoint i32 %19, %10, !dbg !14
  %589 = or disjoint i32 %18, %10, !dbg !14
  %590 = or disjoint i32 %17, %10, !dbg !14
  %591 = or disjoint i32 %16, %10, !dbg !14
  %592 = icmp slt i32 %560, %3, !dbg !36
  %593 = icmp slt i32 %591, %3, !dbg !36
  %594 = icmp slt i32 %590, %3, !dbg !36
  %595 = icmp slt i32 %589, %3, !dbg !36
  %596 = icmp slt i32 %588, %3, !dbg !36
  %597 = icmp slt i32 %587, %3, !dbg !36
  %598 = icmp slt i32 %586, %3, !dbg !36
  %599 = icmp slt i32 %585, %3, !dbg !36
  %600 = icmp slt i32 %584, %3, !dbg !36
  %601 = icmp slt i32 %583, %3, !dbg !36
  %602 = icmp slt i32 %582, %3, !dbg !36
  %603 = icmp slt i32 %581, %3, !dbg !36
  %604 = icmp slt i32 %580, %3, !dbg !36
  %605 = icmp slt i32 %579, %3, !dbg !36
  %606 = icmp slt i32 %578, %3, !dbg !36
  %607 = icmp slt i32 %577, %3, !dbg !36
  %608 = icmp slt i32 %576, %3, !dbg !36
  %609 = icmp slt i32 %575, %3, !dbg !36
  %610 = icmp slt i32 %574, %3, !dbg !36
  %611 = icmp slt i32 %573, %3, !dbg !36
  %612 = icmp slt i32 %572, %3, !dbg !36
  %613 = icmp slt i32 %571, %3, !dbg !36
  %614 = icmp slt i32 %570, %3, !dbg !36
  %615 = icmp slt i32 %569, %3, !dbg !36
  %616 = icmp slt i32 %568, %3, !dbg !36
  %617 = icmp slt i32 %567, %3, !dbg !36
  %618 = icmp slt i32 %566, %3, !dbg !36
  %619 = icmp slt i32 %565, %3, !dbg !36
  %620 = icmp slt i32 %564, %3, !dbg !36
  %621 = icmp slt i32 %563, %3, !dbg !36
  %622 = icmp slt i32 %562, %3, !dbg !36
  %623 = icmp slt i32 %561, %3, !dbg !36
  %624 = and i1 %592, %117, !dbg !37
  %625 = and i1 %593, %117, !dbg !37
  %626 = and i1 %594, %117, !dbg !37
  %627 = and i1 %595, %117, !dbg !37
  %628 = and i1 %596, %117, !dbg !37
  %629 = and i1 %597, %117, !dbg !37
  %630 = and i1 %598, %117, !dbg !37
  %631 = and i1 %599, %117, !dbg !37
  %632 = and i1 %600, %117, !dbg !37
  %633 = and i1 %601, %117, !dbg !37
  %634 = and i1 %602, %117, !dbg !37
  %635 = and i1 %603, %117, !dbg !37
  %636 = and i1 %604, %117, !dbg !37
  %637 = and i1 %605, %117, !dbg !37
  %638 = and i1 %606, %117, !dbg !37
  %639 = and i1 %607, %117, !dbg !37
  %640 = and i1 %608, %117, !dbg !37
  %641 = and i1 %609, %117, !dbg !37
  %642 = and i1 %610, %117, !dbg !37
  %643 = and i1 %611, %117, !dbg !37
  %644 = and i1 %612, %117, !dbg !37
  %645 = and i1 %613, %117, !dbg !37
  %646 = and i1 %614, %117, !dbg !37
  %647 = and i1 %615, %117, !dbg !37
  %648 = and i1 %616, %117, !dbg !37
  %649 = and i1 %617, %117, !dbg !37
  %650 = and i1 %618, %117, !dbg !37
  %651 = and i1 %619, %117, !dbg !37
  %652 = and i1 %620, %117, !dbg !37
  %653 = and i1 %621, %117, !dbg !37
  %654 = and i1 %622, %117, !dbg !37
  %655 = and i1 %623, %117, !dbg !37
  %656 = mul i32 %4, %560, !dbg !38
  %657 = mul i32 %4, %591, !dbg !38
  %658 = mul i32 %4, %590, !dbg !38
  %659 = mul i32 %4, %589, !dbg !38
  %660 = mul i32 %4, %588, !dbg !38
  %661 = mul i32 %4, %587, !dbg !38
  %662 = mul i32 %4, %586, !dbg !38
  %663 = mul i32 %4, %585, !dbg !38
  %664 = mul i32 %4, %584, !dbg !38
  %665 = mul i32 %4, %583, !dbg !38
  %666 = mul i32 %4, %582, !dbg !38
  %667 = mul i32 %4, %581, !dbg !38
  %668 = mul i32 %4, %580, !dbg !38
  %669 = mul i32 %4, %579, !dbg !38
  %670 = mul i32 %4, %578, !dbg !38
  %671 = mul i32 %4, %577, !dbg !38
  %672 = mul i32 %4, %576, !dbg !38
  %673 = mul i32 %4, %575, !dbg !38
  %674 = mul i32 %4, %574, !dbg !38
  %675 = mul i32 %4, %573, !dbg !38
  %676 = mul i32 %4, %572, !dbg !38
  %677 = mul i32 %4, %571, !dbg !38
  %678 = mul i32 %4, %570, !dbg !38
  %679 = mul i32 %4, %569, !dbg !38
  %680 = mul i32 %4, %568, !dbg !38
  %681 = mul i32 %4, %567, !dbg !38
  %682 = mul i32 %4, %566, !dbg !38
  %683 = mul i32 %4, %565, !dbg !38
  %684 = mul i32 %4, %564, !dbg !38
  %685 = mul i32 %4, %563, !dbg !38
  %686 = mul i32 %4, %562, !dbg !38
  %687 = mul i32 %4, %561, !dbg !38
  %688 = sext i32 %656 to i64, !dbg !23
  %689 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %688, !dbg !23
  %690 = sext i32 %657 to i64, !dbg !23
  %691 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %690, !dbg !23
  %692 = sext i32 %658 to i64, !dbg !23
  %693 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %692, !dbg !23
  %694 = sext i32 %659 to i64, !dbg !23
  %695 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %694, !dbg !23
  %696 = sext i32 %660 to i64, !dbg !23
  %697 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %696, !dbg !23
  %698 = sext i32 %661 to i64, !dbg !23
  %699 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %698, !dbg !23
  %700 = sext i32 %662 to i64, !dbg !23
  %701 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %700, !dbg !23
  %702 = sext i32 %663 to i64, !dbg !23
  %703 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %702, !dbg !23
  %704 = sext i32 %664 to i64, !dbg !23
  %705 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %704, !dbg !23
  %706 = sext i32 %665 to i64, !dbg !23
  %707 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %706, !dbg !23
  %708 = sext i32 %666 to i64, !dbg !23
  %709 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %708, !dbg !23
  %710 = sext i32 %667 to i64, !dbg !23
  %711 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %710, !dbg !23
  %712 = sext i32 %668 to i64, !dbg !23
  %713 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %712, !dbg !23
  %714 = sext i32 %669 to i64, !dbg !23
  %715 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %714, !dbg !23
  %716 = sext i32 %670 to i64, !dbg !23
  %717 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %716, !dbg !23
  %718 = sext i32 %671 to i64, !dbg !23
  %719 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %718, !dbg !23
  %720 = sext i32 %672 to i64, !dbg !23
  %721 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %720, !dbg !23
  %722 = sext i32 %673 to i64, !dbg !23
  %723 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %722, !dbg !23
  %724 = sext i32 %674 to i64, !dbg !23
  %725 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %724, !dbg !23
  %726 = sext i32 %675 to i64, !dbg !23
  %727 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %726, !dbg !23
  %728 = sext i32 %676 to i64, !dbg !23
  %729 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %728, !dbg !23
  %730 = sext i32 %677 to i64, !dbg !23
  %731 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %730, !dbg !23
  %732 = sext i32 %678 to i64, !dbg !23
  %733 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %732, !dbg !23
  %734 = sext i32 %679 to i64, !dbg !23
  %735 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %734, !dbg !23
  %736 = sext i32 %680 to i64, !dbg !23
  %737 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %736, !dbg !23
  %738 = sext i32 %681 to i64, !dbg !23
  %739 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %738, !dbg !23
  %740 = sext i32 %682 to i64, !dbg !23
  %741 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %740, !dbg !23
  %742 = sext i32 %683 to i64, !dbg !23
  %743 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %742, !dbg !23
  %744 = sext i32 %684 to i64, !dbg !23
  %745 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %744, !dbg !23
  %746 = sext i32 %685 to i64, !dbg !23
  %747 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %746, !dbg !23
  %748 = sext i32 %686 to i64, !dbg !23
  %749 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %748, !dbg !23
  %750 = sext i32 %687 to i64, !dbg !23
  %751 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %750, !dbg !23
  %752 = getelementptr [4 x i8], ptr addrspace(1) %689, i64 %.pre-phi, !dbg !23
  %753 = getelementptr [4 x i8], ptr addrspace(1) %691, i64 %.pre-phi, !dbg !23
  %754 = getelementptr [4 x i8], ptr addrspace(1) %693, i64 %.pre-phi, !dbg !23
  %755 = getelementptr [4 x i8], ptr addrspace(1) %695, i64 %.pre-phi, !dbg !23
  %756 = getelementptr [4 x i8], ptr addrspace(1) %697, i64 %.pre-phi, !dbg !23
  %757 = getelementptr [4 x i8], ptr addrspace(1) %699, i64 %.pre-phi, !dbg !23
  %758 = getelementptr [4 x i8], ptr addrspace(1) %701, i64 %.pre-phi, !dbg !23
  %759 = getelementptr [4 x i8], ptr addrspace(1) %703, i64 %.pre-phi, !dbg !23
  %760 = getelementptr [4 x i8], ptr addrspace(1) %705, i64 %.pre-phi, !dbg !23
  %761 = getelementptr [4 x i8], ptr addrspace(1) %707, i64 %.pre-phi, !dbg !23
  %762 = getelementptr [4 x i8], ptr addrspace(1) %709, i64 %.pre-phi, !dbg !23
  %763 = getelementptr [4 x i8], ptr addrspace(1) %711, i64 %.pre-phi, !dbg !23
  %764 = getelementptr [4 x i8], ptr addrspace(1) %713, i64 %.pre-phi, !dbg !23
  %765 = getelementptr [4 x i8], ptr addrspace(1) %715, i64 %.pre-phi, !dbg !23
  %766 = getelementptr [4 x i8], ptr addrspace(1) %717, i64 %.pre-phi, !dbg !23
  %767 = getelementptr [4 x i8], ptr addrspace(1) %719, i64 %.pre-phi, !dbg !23
  %768 = getelementptr [4 x i8], ptr addrspace(1) %721, i64 %.pre-phi, !dbg !23
  %769 = getelementptr [4 x i8], ptr addrspace(1) %723, i64 %.pre-phi, !dbg !23
  %770 = getelementptr [4 x i8], ptr addrspace(1) %725, i64 %.pre-phi, !dbg !23
  %771 = getelementptr [4 x i8], ptr addrspace(1) %727, i64 %.pre-phi, !dbg !23
  %772 = getelementptr [4 x i8], ptr addrspace(1) %729, i64 %.pre-phi, !dbg !23
  %773 = getelementptr [4 x i8], ptr addrspace(1) %731, i64 %.pre-phi, !dbg !23
  %774 = getelementptr [4 x i8], ptr addrspace(1) %733, i64 %.pre-phi, !dbg !23
  %775 = getelementptr [4 x i8], ptr addrspace(1) %735, i64 %.pre-phi, !dbg !23
  %776 = getelementptr [4 x i8], ptr addrspace(1) %737, i64 %.pre-phi, !dbg !23
  %777 = getelementptr [4 x i8], ptr addrspace(1) %739, i64 %.pre-phi, !dbg !23
  %778 = getelementptr [4 x i8], ptr addrspace(1) %741, i64 %.pre-phi, !dbg !23
  %779 = getelementptr [4 x i8], ptr addrspace(1) %743, i64 %.pre-phi, !dbg !23
  %780 = getelementptr [4 x i8], ptr addrspace(1) %745, i64 %.pre-phi, !dbg !23
  %781 = getelementptr [4 x i8], ptr addrspace(1) %747, i64 %.pre-phi, !dbg !23
  %782 = getelementptr [4 x i8], ptr addrspace(1) %749, i64 %.pre-phi, !dbg !23
  %783 = getelementptr [4 x i8], ptr addrspace(1) %751, i64 %.pre-phi, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %784 = shl nuw nsw i32 %11, 5, !dbg !24
  %785 = and i32 %784, 1120, !dbg !24
  %786 = and i32 %.pre-phi96, 384, !dbg !24
  %787 = and i32 %11, 4, !dbg !24
  %788 = icmp eq i32 %787, 0, !dbg !24
  %789 = select i1 %788, i32 0, i32 8208, !dbg !24
  %790 = shl nuw nsw i32 %14, 3, !dbg !24
  %791 = or disjoint i32 %786, %789, !dbg !24
  %792 = or disjoint i32 %791, %790, !dbg !24
  %793 = or disjoint i32 %792, %785, !dbg !24
  %794 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %793, !dbg !24
  %795 = insertelement <4 x float> poison, float %528, i64 0, !dbg !24
  %796 = insertelement <4 x float> %795, float %530, i64 1, !dbg !24
  %797 = insertelement <4 x float> %796, float %544, i64 2, !dbg !24
  %798 = insertelement <4 x float> %797, float %546, i64 3, !dbg !24
  store <4 x float> %798, ptr addrspace(3) %794, align 16, !dbg !24
  %799 = getelementptr inbounds nuw i8, ptr addrspace(3) %794, i32 2048, !dbg !24
  %800 = insertelement <4 x float> poison, float %532, i64 0, !dbg !24
  %801 = insertelement <4 x float> %800, float %534, i64 1, !dbg !24
  %802 = insertelement <4 x float> %801, float %548, i64 2, !dbg !24
  %803 = insertelement <4 x float> %802, float %550, i64 3, !dbg !24
  store <4 x float> %803, ptr addrspace(3) %799, align 16, !dbg !24
  %804 = getelementptr inbounds nuw i8, ptr addrspace(3) %794, i32 4096, !dbg !24
  %805 = insertelement <4 x float> poison, float %536, i64 0, !dbg !24
  %806 = insertelement <4 x float> %805, float %538, i64 1, !dbg !24
  %807 = insertelement <4 x float> %806, float %552, i64 2, !dbg !24
  %808 = insertelement <4 x float> %807, float %554, i64 3, !dbg !24
  store <4 x float> %808, ptr addrspace(3) %804, align 16, !dbg !24
  %809 = getelementptr inbounds nuw i8, ptr addrspace(3) %794, i32 6144, !dbg !24
  %810 = insertelement <4 x float> poison, float %540, i64 0, !dbg !24
  %811 = insertelement <4 x float> %810, float %542, i64 1, !dbg !24
  %812 = insertelement <4 x float> %811, float %556, i64 2, !dbg !24
  %813 = insertelement <4 x float> %812, float %558, i64 3, !dbg !24
  store <4 x float> %813, ptr addrspace(3) %809, align 16, !dbg !24
  %814 = xor i32 %793, 16, !dbg !24
  %815 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %814, !dbg !24
  %816 = insertelement <4 x float> poison, float %529, i64 0, !dbg !24
  %817 = insertelement <4 x float> %816, float %531, i64 1, !dbg !24
  %818 = insertelement <4 x float> %817, float %545, i64 2, !dbg !24
  %819 = insertelement <4 x float> %818, float %547, i64 3, !dbg !24
  store <4 x float> %819, ptr addrspace(3) %815, align 16, !dbg !24
  %820 = getelementptr inbounds nuw i8, ptr addrspace(3) %815, i32 2048, !dbg !24
  %821 = insertelement <4 x float> poison, float %533, i64 0, !dbg !24
  %822 = insertelement <4 x float> %821, float %535, i64 1, !dbg !24
  %823 = insertelement <4 x float> %822, float %549, i64 2, !dbg !24
  %824 = insertelement <4 x float> %823, float %551, i64 3, !dbg !24
  store <4 x float> %824, ptr addrspace(3) %820, align 16, !dbg !24
  %825 = getelementptr inbounds nuw i8, ptr addrspace(3) %815, i32 4096, !dbg !24
  %826 = insertelement <4 x float> poison, float %537, i64 0, !dbg !24
  %827 = insertelement <4 x float> %826, float %539, i64 1, !dbg !24
  %828 = insertelement <4 x float> %827, float %553, i64 2, !dbg !24
  %829 = insertelement <4 x float> %828, float %555, i64 3, !dbg !24
  store <4 x float> %829, ptr addrspace(3) %825, align 16, !dbg !24
  %830 = getelementptr inbounds nuw i8, ptr addrspace(3) %815, i32 6144, !dbg !24
  %831 = insertelement <4 x float> poison, float %541, i64 0, !dbg !24
  %832 = insertelement <4 x float> %831, float %543, i64 1, !dbg !24
  %833 = insertelement <4 x float> %832, float %557, i64 2, !dbg !24
  %834 = insertelement <4 x float> %833, float %559, i64 3, !dbg !24
  store <4 x float> %834, ptr addrspace(3) %830, align 16, !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %835 = shl nuw nsw i32 %11, 7, !dbg !24
  %836 = and i32 %835, 7168, !dbg !24
  %837 = icmp eq i32 %14, 0, !dbg !24
  %838 = select i1 %837, i32 0, i32 8208, !dbg !24
  %839 = or disjoint i32 %836, %.pre-phi98, !dbg !24
  %840 = xor i32 %839, %838, !dbg !24
  %841 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %840, !dbg !24
  %842 = load <4 x i32>, ptr addrspace(3) %841, align 16, !dbg !24
  %843 = getelementptr inbounds nuw i8, ptr addrspace(3) %841, i32 128, !dbg !24
  %844 = load <4 x i32>, ptr addrspace(3) %843, align 16, !dbg !24
  %845 = getelementptr inbounds nuw i8, ptr addrspace(3) %841, i32 256, !dbg !24
  %846 = load <4 x i32>, ptr addrspace(3) %845, align 16, !dbg !24
  %847 = getelementptr inbounds nuw i8, ptr addrspace(3) %841, i32 384, !dbg !24
  %848 = load <4 x i32>, ptr addrspace(3) %847, align 16, !dbg !24
  %849 = getelementptr inbounds nuw i8, ptr addrspace(3) %841, i32 512, !dbg !24
  %850 = load <4 x i32>, ptr addrspace(3) %849, align 16, !dbg !24
  %851 = getelementptr inbounds nuw i8, ptr addrspace(3) %841, i32 640, !dbg !24
  %852 = load <4 x i32>, ptr addrspace(3) %851, align 16, !dbg !24
  %853 = getelementptr inbounds nuw i8, ptr addrspace(3) %841, i32 768, !dbg !24
  %854 = load <4 x i32>, ptr addrspace(3) %853, align 16, !dbg !24
  %855 = getelementptr inbounds nuw i8, ptr addrspace(3) %841, i32 896, !dbg !24
  %856 = load <4 x i32>, ptr addrspace(3) %855, align 16, !dbg !24
  %.extract = extractelement <4 x i32> %842, i64 0, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract, ptr addrspace(1) %752, i1 %624) #4, !dbg !24
  %.extract33 = extractelement <4 x i32> %844, i64 0, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract33, ptr addrspace(1) %753, i1 %625) #4, !dbg !24
  %.extract34 = extractelement <4 x i32> %846, i64 0, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract34, ptr addrspace(1) %754, i1 %626) #4, !dbg !24
  %.extract35 = extractelement <4 x i32> %848, i64 0, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract35, ptr addrspace(1) %755, i1 %627) #4, !dbg !24
  %.extract36 = extractelement <4 x i32> %842, i64 1, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract36, ptr addrspace(1) %756, i1 %628) #4, !dbg !24
  %.extract37 = extractelement <4 x i32> %844, i64 1, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract37, ptr addrspace(1) %757, i1 %629) #4, !dbg !24
  %.extract38 = extractelement <4 x i32> %846, i64 1, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract38, ptr addrspace(1) %758, i1 %630) #4, !dbg !24
  %.extract39 = extractelement <4 x i32> %848, i64 1, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract39, ptr addrspace(1) %759, i1 %631) #4, !dbg !24
  %.extract40 = extractelement <4 x i32> %850, i64 0, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract40, ptr addrspace(1) %760, i1 %632) #4, !dbg !24
  %.extract41 = extractelement <4 x i32> %852, i64 0, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract41, ptr addrspace(1) %761, i1 %633) #4, !dbg !24
  %.extract42 = extractelement <4 x i32> %854, i64 0, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract42, ptr addrspace(1) %762, i1 %634) #4, !dbg !24
  %.extract43 = extractelement <4 x i32> %856, i64 0, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract43, ptr addrspace(1) %763, i1 %635) #4, !dbg !24
  %.extract44 = extractelement <4 x i32> %850, i64 1, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract44, ptr addrspace(1) %764, i1 %636) #4, !dbg !24
  %.extract45 = extractelement <4 x i32> %852, i64 1, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract45, ptr addrspace(1) %765, i1 %637) #4, !dbg !24
  %.extract46 = extractelement <4 x i32> %854, i64 1, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract46, ptr addrspace(1) %766, i1 %638) #4, !dbg !24
  %.extract47 = extractelement <4 x i32> %856, i64 1, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract47, ptr addrspace(1) %767, i1 %639) #4, !dbg !24
  %.extract48 = extractelement <4 x i32> %842, i64 2, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract48, ptr addrspace(1) %768, i1 %640) #4, !dbg !24
  %.extract49 = extractelement <4 x i32> %844, i64 2, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract49, ptr addrspace(1) %769, i1 %641) #4, !dbg !24
  %.extract50 = extractelement <4 x i32> %846, i64 2, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract50, ptr addrspace(1) %770, i1 %642) #4, !dbg !24
  %.extract51 = extractelement <4 x i32> %848, i64 2, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract51, ptr addrspace(1) %771, i1 %643) #4, !dbg !24
  %.extract52 = extractelement <4 x i32> %842, i64 3, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract52, ptr addrspace(1) %772, i1 %644) #4, !dbg !24
  %.extract53 = extractelement <4 x i32> %844, i64 3, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract53, ptr addrspace(1) %773, i1 %645) #4, !dbg !24
  %.extract54 = extractelement <4 x i32> %846, i64 3, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract54, ptr addrspace(1) %774, i1 %646) #4, !dbg !24
  %.extract55 = extractelement <4 x i32> %848, i64 3, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract55, ptr addrspace(1) %775, i1 %647) #4, !dbg !24
  %.extract56 = extractelement <4 x i32> %850, i64 2, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract56, ptr addrspace(1) %776, i1 %648) #4, !dbg !24
  %.extract57 = extractelement <4 x i32> %852, i64 2, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract57, ptr addrspace(1) %777, i1 %649) #4, !dbg !24
  %.extract58 = extractelement <4 x i32> %854, i64 2, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract58, ptr addrspace(1) %778, i1 %650) #4, !dbg !24
  %.extract59 = extractelement <4 x i32> %856, i64 2, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract59, ptr addrspace(1) %779, i1 %651) #4, !dbg !24
  %.extract60 = extractelement <4 x i32> %850, i64 3, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract60, ptr addrspace(1) %780, i1 %652) #4, !dbg !24
  %.extract61 = extractelement <4 x i32> %852, i64 3, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract61, ptr addrspace(1) %781, i1 %653) #4, !dbg !24
  %.extract62 = extractelement <4 x i32> %854, i64 3, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract62, ptr addrspace(1) %782, i1 %654) #4, !dbg !24
  %.extract63 = extractelement <4 x i32> %856, i64 3, !dbg !24
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract63, ptr addrspace(1) %783, i1 %655) #4, !dbg !24
  ret void, !dbg !39
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #3

declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #3

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "matmul", linkageName: "matmul", scope: !1, file: !1, line: 8, type: !5, scopeLine: 8, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11, !11, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 10, column: 12, scope: !4)
!15 = !DILocation(line: 10, column: 36, scope: !4)
!16 = !DILocation(line: 11, column: 15, scope: !4)
!17 = !DILocation(line: 12, column: 13, scope: !4)
!18 = !DILocation(line: 16, column: 28, scope: !4)
!19 = !DILocation(line: 16, column: 24, scope: !4)
!20 = !DILocation(line: 16, column: 62, scope: !4)
!21 = !DILocation(line: 17, column: 86, scope: !4)
!22 = !DILocation(line: 14, column: 5, scope: !4)
!23 = !DILocation(line: 20, column: 14, scope: !4)
!24 = !DILocation(line: 20, column: 5, scope: !4)
!25 = !DILocation(line: 15, column: 14, scope: !4)
!26 = !DILocation(line: 16, column: 84, scope: !4)
!27 = !DILocation(line: 16, column: 61, scope: !4)
!28 = !DILocation(line: 16, column: 16, scope: !4)
!29 = !DILocation(line: 17, column: 29, scope: !4)
!30 = !DILocation(line: 17, column: 25, scope: !4)
!31 = !DILocation(line: 17, column: 66, scope: !4)
!32 = !DILocation(line: 17, column: 65, scope: !4)
!33 = !DILocation(line: 17, column: 17, scope: !4)
!34 = !DILocation(line: 18, column: 17, scope: !4)
!35 = !DILocation(line: 13, column: 13, scope: !4)
!36 = !DILocation(line: 19, column: 15, scope: !4)
!37 = !DILocation(line: 19, column: 14, scope: !4)
!38 = !DILocation(line: 20, column: 18, scope: !4)
!39 = !DILocation(line: 8, column: 1, scope: !4)
