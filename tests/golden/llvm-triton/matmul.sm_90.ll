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
  %165 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %166 = and i32 %165, 32767
  %167 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096) to i32), 4
  %168 = and i32 %167, 32767
  %169 = insertelement <2 x i32> <i32 poison, i32 -2147483616>, i32 %166, i64 0
  %170 = bitcast <2 x i32> %169 to i64
  %171 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %168, i64 0
  %172 = bitcast <2 x i32> %171 to i64
  %173 = add nuw nsw i32 %166, 2
  %174 = insertelement <2 x i32> <i32 poison, i32 -2147483616>, i32 %173, i64 0
  %175 = bitcast <2 x i32> %174 to i64
  %176 = add nuw nsw i32 %168, 128
  %177 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %176, i64 0
  %178 = bitcast <2 x i32> %177 to i64
  br label %179, !dbg !22

179:
  %180 = phi float [ 0.000000e+00, %.lr.ph ], [ %459, %179 ]
  %181 = phi float [ 0.000000e+00, %.lr.ph ], [ %460, %179 ]
  %182 = phi float [ 0.000000e+00, %.lr.ph ], [ %461, %179 ]
  %183 = phi float [ 0.000000e+00, %.lr.ph ], [ %462, %179 ]
  %184 = phi float [ 0.000000e+00, %.lr.ph ], [ %463, %179 ]
  %185 = phi float [ 0.000000e+00, %.lr.ph ], [ %464, %179 ]
  %186 = phi float [ 0.000000e+00, %.lr.ph ], [ %465, %179 ]
  %187 = phi float [ 0.000000e+00, %.lr.ph ], [ %466, %179 ]
  %188 = phi float [ 0.000000e+00, %.lr.ph ], [ %467, %179 ]
  %189 = phi float [ 0.000000e+00, %.lr.ph ], [ %468, %179 ]
  %190 = phi float [ 0.000000e+00, %.lr.ph ], [ %469, %179 ]
  %191 = phi float [ 0.000000e+00, %.lr.ph ], [ %470, %179 ]
  %192 = phi float [ 0.000000e+00, %.lr.ph ], [ %471, %179 ]
  %193 = phi float [ 0.000000e+00, %.lr.ph ], [ %472, %179 ]
  %194 = phi float [ 0.000000e+00, %.lr.ph ], [ %473, %179 ]
  %195 = phi float [ 0.000000e+00, %.lr.ph ], [ %474, %179 ]
  %196 = phi float [ 0.000000e+00, %.lr.ph ], [ %475, %179 ]
  %197 = phi float [ 0.000000e+00, %.lr.ph ], [ %476, %179 ]
  %198 = phi float [ 0.000000e+00, %.lr.ph ], [ %477, %179 ]
  %199 = phi float [ 0.000000e+00, %.lr.ph ], [ %478, %179 ]
  %200 = phi float [ 0.000000e+00, %.lr.ph ], [ %479, %179 ]
  %201 = phi float [ 0.000000e+00, %.lr.ph ], [ %480, %179 ]
  %202 = phi float [ 0.000000e+00, %.lr.ph ], [ %481, %179 ]
  %203 = phi float [ 0.000000e+00, %.lr.ph ], [ %482, %179 ]
  %204 = phi float [ 0.000000e+00, %.lr.ph ], [ %483, %179 ]
  %205 = phi float [ 0.000000e+00, %.lr.ph ], [ %484, %179 ]
  %206 = phi float [ 0.000000e+00, %.lr.ph ], [ %485, %179 ]
  %207 = phi float [ 0.000000e+00, %.lr.ph ], [ %486, %179 ]
  %208 = phi float [ 0.000000e+00, %.lr.ph ], [ %487, %179 ]
  %209 = phi float [ 0.000000e+00, %.lr.ph ], [ %488, %179 ]
  %210 = phi float [ 0.000000e+00, %.lr.ph ], [ %489, %179 ]
  %211 = phi float [ 0.000000e+00, %.lr.ph ], [ %490, %179 ]
  %212 = phi i32 [ 0, %.lr.ph ], [ %491, %179 ]
  %213 = or disjoint i32 %212, %15, !dbg !24
  %214 = or disjoint i32 %212, %16, !dbg !24
  %215 = or disjoint i32 %212, %17, !dbg !24
  %216 = or disjoint i32 %212, %18, !dbg !24
  %217 = or disjoint i32 %212, %19, !dbg !24
  %218 = or disjoint i32 %212, %20, !dbg !24
  %219 = or disjoint i32 %212, %21, !dbg !24
  %220 = or disjoint i32 %212, %22, !dbg !24
  %221 = or disjoint i32 %212, %23, !dbg !24
  %222 = or disjoint i32 %212, %24, !dbg !24
  %223 = or disjoint i32 %212, %25, !dbg !24
  %224 = or disjoint i32 %212, %26, !dbg !24
  %225 = or disjoint i32 %212, %27, !dbg !24
  %226 = or disjoint i32 %212, %28, !dbg !24
  %227 = or disjoint i32 %212, %29, !dbg !24
  %228 = or disjoint i32 %212, %30, !dbg !24
  %229 = or disjoint i32 %212, %52, !dbg !24
  %230 = sext i32 %229 to i64, !dbg !19
  %231 = getelementptr [2 x i8], ptr addrspace(1) %70, i64 %230, !dbg !19
  %232 = getelementptr [2 x i8], ptr addrspace(1) %72, i64 %230, !dbg !19
  %233 = getelementptr [2 x i8], ptr addrspace(1) %74, i64 %230, !dbg !19
  %234 = getelementptr [2 x i8], ptr addrspace(1) %76, i64 %230, !dbg !19
  %235 = getelementptr [2 x i8], ptr addrspace(1) %78, i64 %230, !dbg !19
  %236 = getelementptr [2 x i8], ptr addrspace(1) %80, i64 %230, !dbg !19
  %237 = getelementptr [2 x i8], ptr addrspace(1) %82, i64 %230, !dbg !19
  %238 = getelementptr [2 x i8], ptr addrspace(1) %84, i64 %230, !dbg !19
  %239 = getelementptr [2 x i8], ptr addrspace(1) %86, i64 %230, !dbg !19
  %240 = getelementptr [2 x i8], ptr addrspace(1) %88, i64 %230, !dbg !19
  %241 = getelementptr [2 x i8], ptr addrspace(1) %90, i64 %230, !dbg !19
  %242 = getelementptr [2 x i8], ptr addrspace(1) %92, i64 %230, !dbg !19
  %243 = getelementptr [2 x i8], ptr addrspace(1) %94, i64 %230, !dbg !19
  %244 = getelementptr [2 x i8], ptr addrspace(1) %96, i64 %230, !dbg !19
  %245 = getelementptr [2 x i8], ptr addrspace(1) %98, i64 %230, !dbg !19
  %246 = getelementptr [2 x i8], ptr addrspace(1) %100, i64 %230, !dbg !19
  %247 = icmp slt i32 %229, %5, !dbg !25
  %248 = and i1 %101, %247, !dbg !26
  %249 = and i1 %102, %247, !dbg !26
  %250 = and i1 %103, %247, !dbg !26
  %251 = and i1 %104, %247, !dbg !26
  %252 = and i1 %105, %247, !dbg !26
  %253 = and i1 %106, %247, !dbg !26
  %254 = and i1 %107, %247, !dbg !26
  %255 = and i1 %108, %247, !dbg !26
  %256 = and i1 %109, %247, !dbg !26
  %257 = and i1 %110, %247, !dbg !26
  %258 = and i1 %111, %247, !dbg !26
  %259 = and i1 %112, %247, !dbg !26
  %260 = and i1 %113, %247, !dbg !26
  %261 = and i1 %114, %247, !dbg !26
  %262 = and i1 %115, %247, !dbg !26
  %263 = and i1 %116, %247, !dbg !26
  %264 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %231, i1 %248) #6, !dbg !27
  %265 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %232, i1 %249) #6, !dbg !27
  %266 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %233, i1 %250) #6, !dbg !27
  %267 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %234, i1 %251) #6, !dbg !27
  %268 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %235, i1 %252) #6, !dbg !27
  %269 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %236, i1 %253) #6, !dbg !27
  %270 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %237, i1 %254) #6, !dbg !27
  %271 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %238, i1 %255) #6, !dbg !27
  %272 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %239, i1 %256) #6, !dbg !27
  %273 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %240, i1 %257) #6, !dbg !27
  %274 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %241, i1 %258) #6, !dbg !27
  %275 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %242, i1 %259) #6, !dbg !27
  %276 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %243, i1 %260) #6, !dbg !27
  %277 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %244, i1 %261) #6, !dbg !27
  %278 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %245, i1 %262) #6, !dbg !27
  %279 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %246, i1 %263) #6, !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %280 = insertelement <1 x i16> poison, i16 %264, i64 0, !dbg !27
  store <1 x i16> %280, ptr addrspace(3) %123, align 2, !dbg !27
  %281 = insertelement <1 x i16> poison, i16 %266, i64 0, !dbg !27
  store <1 x i16> %281, ptr addrspace(3) %124, align 2, !dbg !27
  %282 = insertelement <1 x i16> poison, i16 %268, i64 0, !dbg !27
  store <1 x i16> %282, ptr addrspace(3) %126, align 2, !dbg !27
  %283 = insertelement <1 x i16> poison, i16 %270, i64 0, !dbg !27
  store <1 x i16> %283, ptr addrspace(3) %127, align 2, !dbg !27
  %284 = insertelement <1 x i16> poison, i16 %272, i64 0, !dbg !27
  store <1 x i16> %284, ptr addrspace(3) %129, align 2, !dbg !27
  %285 = insertelement <1 x i16> poison, i16 %274, i64 0, !dbg !27
  store <1 x i16> %285, ptr addrspace(3) %130, align 2, !dbg !27
  %286 = insertelement <1 x i16> poison, i16 %276, i64 0, !dbg !27
  store <1 x i16> %286, ptr addrspace(3) %132, align 2, !dbg !27
  %287 = insertelement <1 x i16> poison, i16 %278, i64 0, !dbg !27
  store <1 x i16> %287, ptr addrspace(3) %133, align 2, !dbg !27
  %288 = insertelement <1 x i16> poison, i16 %265, i64 0, !dbg !27
  store <1 x i16> %288, ptr addrspace(3) %135, align 2, !dbg !27
  %289 = insertelement <1 x i16> poison, i16 %267, i64 0, !dbg !27
  store <1 x i16> %289, ptr addrspace(3) %136, align 2, !dbg !27
  %290 = insertelement <1 x i16> poison, i16 %269, i64 0, !dbg !27
  store <1 x i16> %290, ptr addrspace(3) %138, align 2, !dbg !27
  %291 = insertelement <1 x i16> poison, i16 %271, i64 0, !dbg !27
  store <1 x i16> %291, ptr addrspace(3) %139, align 2, !dbg !27
  %292 = insertelement <1 x i16> poison, i16 %273, i64 0, !dbg !27
  store <1 x i16> %292, ptr addrspace(3) %141, align 2, !dbg !27
  %293 = insertelement <1 x i16> poison, i16 %275, i64 0, !dbg !27
  store <1 x i16> %293, ptr addrspace(3) %142, align 2, !dbg !27
  %294 = insertelement <1 x i16> poison, i16 %277, i64 0, !dbg !27
  store <1 x i16> %294, ptr addrspace(3) %144, align 2, !dbg !27
  %295 = insertelement <1 x i16> poison, i16 %279, i64 0, !dbg !27
  store <1 x i16> %295, ptr addrspace(3) %145, align 2, !dbg !27
  %296 = mul i32 %213, %4, !dbg !28
  %297 = mul i32 %214, %4, !dbg !28
  %298 = mul i32 %215, %4, !dbg !28
  %299 = mul i32 %216, %4, !dbg !28
  %300 = mul i32 %217, %4, !dbg !28
  %301 = mul i32 %218, %4, !dbg !28
  %302 = mul i32 %219, %4, !dbg !28
  %303 = mul i32 %220, %4, !dbg !28
  %304 = mul i32 %221, %4, !dbg !28
  %305 = mul i32 %222, %4, !dbg !28
  %306 = mul i32 %223, %4, !dbg !28
  %307 = mul i32 %224, %4, !dbg !28
  %308 = mul i32 %225, %4, !dbg !28
  %309 = mul i32 %226, %4, !dbg !28
  %310 = mul i32 %227, %4, !dbg !28
  %311 = mul i32 %228, %4, !dbg !28
  %312 = sext i32 %296 to i64, !dbg !29
  %313 = sext i32 %297 to i64, !dbg !29
  %314 = sext i32 %298 to i64, !dbg !29
  %315 = sext i32 %299 to i64, !dbg !29
  %316 = sext i32 %300 to i64, !dbg !29
  %317 = sext i32 %301 to i64, !dbg !29
  %318 = sext i32 %302 to i64, !dbg !29
  %319 = sext i32 %303 to i64, !dbg !29
  %320 = sext i32 %304 to i64, !dbg !29
  %321 = sext i32 %305 to i64, !dbg !29
  %322 = sext i32 %306 to i64, !dbg !29
  %323 = sext i32 %307 to i64, !dbg !29
  %324 = sext i32 %308 to i64, !dbg !29
  %325 = sext i32 %309 to i64, !dbg !29
  %326 = sext i32 %310 to i64, !dbg !29
  %327 = sext i32 %311 to i64, !dbg !29
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %312, !dbg !29
  %gep65 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %313, !dbg !29
  %gep67 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %314, !dbg !29
  %gep69 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %315, !dbg !29
  %gep71 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %316, !dbg !29
  %gep73 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %317, !dbg !29
  %gep75 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %318, !dbg !29
  %gep77 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %319, !dbg !29
  %gep79 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %320, !dbg !29
  %gep81 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %321, !dbg !29
  %gep83 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %322, !dbg !29
  %gep85 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %323, !dbg !29
  %gep87 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %324, !dbg !29
  %gep89 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %325, !dbg !29
  %gep91 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %326, !dbg !29
  %gep93 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %327, !dbg !29
  %328 = icmp slt i32 %213, %5, !dbg !30
  %329 = icmp slt i32 %214, %5, !dbg !30
  %330 = icmp slt i32 %215, %5, !dbg !30
  %331 = icmp slt i32 %216, %5, !dbg !30
  %332 = icmp slt i32 %217, %5, !dbg !30
  %333 = icmp slt i32 %218, %5, !dbg !30
  %334 = icmp slt i32 %219, %5, !dbg !30
  %335 = icmp slt i32 %220, %5, !dbg !30
  %336 = icmp slt i32 %221, %5, !dbg !30
  %337 = icmp slt i32 %222, %5, !dbg !30
  %338 = icmp slt i32 %223, %5, !dbg !30
  %339 = icmp slt i32 %224, %5, !dbg !30
  %340 = icmp slt i32 %225, %5, !dbg !30
  %341 = icmp slt i32 %226, %5, !dbg !30
  %342 = icmp slt i32 %227, %5, !dbg !30
  %343 = icmp slt i32 %228, %5, !dbg !30
  %344 = and i1 %117, %328, !dbg !31
  %345 = and i1 %117, %329, !dbg !31
  %346 = and i1 %117, %330, !dbg !31
  %347 = and i1 %117, %331, !dbg !31
  %348 = and i1 %117, %332, !dbg !31
  %349 = and i1 %117, %333, !dbg !31
  %350 = and i1 %117, %334, !dbg !31
  %351 = and i1 %117, %335, !dbg !31
  %352 = and i1 %117, %336, !dbg !31
  %353 = and i1 %117, %337, !dbg !31
  %354 = and i1 %117, %338, !dbg !31
  %355 = and i1 %117, %339, !dbg !31
  %356 = and i1 %117, %340, !dbg !31
  %357 = and i1 %117, %341, !dbg !31
  %358 = and i1 %117, %342, !dbg !31
  %359 = and i1 %117, %343, !dbg !31
  %360 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep, i1 %344) #6, !dbg !32
  %361 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep65, i1 %345) #6, !dbg !32
  %362 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep67, i1 %346) #6, !dbg !32
  %363 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep69, i1 %347) #6, !dbg !32
  %364 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep71, i1 %348) #6, !dbg !32
  %365 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep73, i1 %349) #6, !dbg !32
  %366 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep75, i1 %350) #6, !dbg !32
  %367 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep77, i1 %351) #6, !dbg !32
  %368 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep79, i1 %352) #6, !dbg !32
  %369 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep81, i1 %353) #6, !dbg !32
  %370 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep83, i1 %354) #6, !dbg !32
  %371 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep85, i1 %355) #6, !dbg !32
  %372 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep87, i1 %356) #6, !dbg !32
  %373 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep89, i1 %357) #6, !dbg !32
  %374 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep91, i1 %358) #6, !dbg !32
  %375 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %gep93, i1 %359) #6, !dbg !32
  %376 = insertelement <1 x i16> poison, i16 %360, i64 0, !dbg !32
  store <1 x i16> %376, ptr addrspace(3) %147, align 2, !dbg !32
  %377 = insertelement <1 x i16> poison, i16 %364, i64 0, !dbg !32
  store <1 x i16> %377, ptr addrspace(3) %148, align 2, !dbg !32
  %378 = insertelement <1 x i16> poison, i16 %368, i64 0, !dbg !32
  store <1 x i16> %378, ptr addrspace(3) %149, align 2, !dbg !32
  %379 = insertelement <1 x i16> poison, i16 %372, i64 0, !dbg !32
  store <1 x i16> %379, ptr addrspace(3) %150, align 2, !dbg !32
  %380 = insertelement <1 x i16> poison, i16 %361, i64 0, !dbg !32
  store <1 x i16> %380, ptr addrspace(3) %151, align 2, !dbg !32
  %381 = insertelement <1 x i16> poison, i16 %365, i64 0, !dbg !32
  store <1 x i16> %381, ptr addrspace(3) %152, align 2, !dbg !32
  %382 = insertelement <1 x i16> poison, i16 %369, i64 0, !dbg !32
  store <1 x i16> %382, ptr addrspace(3) %153, align 2, !dbg !32
  %383 = insertelement <1 x i16> poison, i16 %373, i64 0, !dbg !32
  store <1 x i16> %383, ptr addrspace(3) %154, align 2, !dbg !32
  %384 = insertelement <1 x i16> poison, i16 %362, i64 0, !dbg !32
  store <1 x i16> %384, ptr addrspace(3) %156, align 2, !dbg !32
  %385 = insertelement <1 x i16> poison, i16 %366, i64 0, !dbg !32
  store <1 x i16> %385, ptr addrspace(3) %157, align 2, !dbg !32
  %386 = insertelement <1 x i16> poison, i16 %370, i64 0, !dbg !32
  store <1 x i16> %386, ptr addrspace(3) %158, align 2, !dbg !32
  %387 = insertelement <1 x i16> poison, i16 %374, i64 0, !dbg !32
  store <1 x i16> %387, ptr addrspace(3) %159, align 2, !dbg !32
  %388 = insertelement <1 x i16> poison, i16 %363, i64 0, !dbg !32
  store <1 x i16> %388, ptr addrspace(3) %161, align 2, !dbg !32
  %389 = insertelement <1 x i16> poison, i16 %367, i64 0, !dbg !32
  store <1 x i16> %389, ptr addrspace(3) %162, align 2, !dbg !32
  %390 = insertelement <1 x i16> poison, i16 %371, i64 0, !dbg !32
  store <1 x i16> %390, ptr addrspace(3) %163, align 2, !dbg !32
  %391 = insertelement <1 x i16> poison, i16 %375, i64 0, !dbg !32
  store <1 x i16> %391, ptr addrspace(3) %164, align 2, !dbg !32
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta(), !dbg !33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !33
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !33
  %392 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %180, float %181, float %182, float %183, float %184, float %185, float %186, float %187, float %188, float %189, float %190, float %191, float %192, float %193, float %194, float %195, float %196, float %197, float %198, float %199, float %200, float %201, float %202, float %203, float %204, float %205, float %206, float %207, float %208, float %209, float %210, float %211, i64 %170, i64 %172, i1 true) #6, !dbg !33
  %393 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 0, !dbg !33
  %394 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 1, !dbg !33
  %395 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 2, !dbg !33
  %396 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 3, !dbg !33
  %397 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 4, !dbg !33
  %398 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 5, !dbg !33
  %399 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 6, !dbg !33
  %400 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 7, !dbg !33
  %401 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 8, !dbg !33
  %402 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 9, !dbg !33
  %403 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 10, !dbg !33
  %404 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 11, !dbg !33
  %405 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 12, !dbg !33
  %406 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 13, !dbg !33
  %407 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 14, !dbg !33
  %408 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 15, !dbg !33
  %409 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 16, !dbg !33
  %410 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 17, !dbg !33
  %411 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 18, !dbg !33
  %412 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 19, !dbg !33
  %413 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 20, !dbg !33
  %414 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 21, !dbg !33
  %415 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 22, !dbg !33
  %416 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 23, !dbg !33
  %417 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 24, !dbg !33
  %418 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 25, !dbg !33
  %419 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 26, !dbg !33
  %420 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 27, !dbg !33
  %421 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 28, !dbg !33
  %422 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 29, !dbg !33
  %423 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 30, !dbg !33
  %424 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %392, 31, !dbg !33
  %425 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %393, float %394, float %395, float %396, float %397, float %398, float %399, float %400, float %401, float %402, float %403, float %404, float %405, float %406, float %407, float %408, float %409, float %410, float %411, float %412, float %413, float %414, float %415, float %416, float %417, float %418, float %419, float %420, float %421, float %422, float %423, float %424, i64 %175, i64 %178, i1 true) #6, !dbg !33
  %426 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 0, !dbg !33
  %427 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 1, !dbg !33
  %428 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 2, !dbg !33
  %429 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 3, !dbg !33
  %430 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 4, !dbg !33
  %431 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 5, !dbg !33
  %432 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 6, !dbg !33
  %433 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 7, !dbg !33
  %434 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 8, !dbg !33
  %435 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 9, !dbg !33
  %436 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 10, !dbg !33
  %437 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 11, !dbg !33
  %438 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 12, !dbg !33
  %439 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 13, !dbg !33
  %440 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 14, !dbg !33
  %441 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 15, !dbg !33
  %442 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 16, !dbg !33
  %443 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 17, !dbg !33
  %444 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 18, !dbg !33
  %445 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 19, !dbg !33
  %446 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 20, !dbg !33
  %447 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 21, !dbg !33
  %448 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 22, !dbg !33
  %449 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 23, !dbg !33
  %450 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 24, !dbg !33
  %451 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 25, !dbg !33
  %452 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 26, !dbg !33
  %453 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 27, !dbg !33
  %454 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 28, !dbg !33
  %455 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 29, !dbg !33
  %456 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 30, !dbg !33
  %457 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %425, 31, !dbg !33
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !33
  %458 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,=l,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37"(float %426, float %427, float %428, float %429, float %430, float %431, float %432, float %433, float %434, float %435, float %436, float %437, float %438, float %439, float %440, float %441, float %442, float %443, float %444, float %445, float %446, float %447, float %448, float %449, float %450, float %451, float %452, float %453, float %454, float %455, float %456, float %457, ptr addrspace(3) @global_smem, i32 0, i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 0, i32 0) #6, !dbg !33
  %459 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 0, !dbg !33
  %460 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 1, !dbg !33
  %461 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 2, !dbg !33
  %462 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 3, !dbg !33
  %463 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 4, !dbg !33
  %464 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 5, !dbg !33
  %465 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 6, !dbg !33
  %466 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 7, !dbg !33
  %467 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 8, !dbg !33
  %468 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 9, !dbg !33
  %469 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 10, !dbg !33
  %470 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 11, !dbg !33
  %471 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 12, !dbg !33
  %472 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 13, !dbg !33
  %473 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 14, !dbg !33
  %474 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 15, !dbg !33
  %475 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 16, !dbg !33
  %476 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 17, !dbg !33
  %477 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 18, !dbg !33
  %478 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 19, !dbg !33
  %479 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 20, !dbg !33
  %480 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 21, !dbg !33
  %481 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 22, !dbg !33
  %482 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 23, !dbg !33
  %483 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 24, !dbg !33
  %484 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 25, !dbg !33
  %485 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 26, !dbg !33
  %486 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 27, !dbg !33
  %487 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 28, !dbg !33
  %488 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 29, !dbg !33
  %489 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 30, !dbg !33
  %490 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %458, 31, !dbg !33
  %491 = add i32 %212, 32, !dbg !22
  %492 = icmp slt i32 %491, %5, !dbg !22
  br i1 %492, label %179, label %._crit_edge, !dbg !22

._crit_edge:
  %.pre-phi = phi i64 [ %.pre, %.._crit_edge_crit_edge ], [ %146, %179 ], !dbg !23
  %493 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %459, %179 ], !dbg !34
  %494 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %460, %179 ], !dbg !34
  %495 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %461, %179 ], !dbg !34
  %496 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %462, %179 ], !dbg !34
  %497 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %463, %179 ], !dbg !34
  %498 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %464, %179 ], !dbg !34
  %499 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %465, %179 ], !dbg !34
  %500 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %466, %179 ], !dbg !34
  %501 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %467, %179 ], !dbg !34
  %502 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %468, %179 ], !dbg !34
  %503 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %469, %179 ], !dbg !34
  %504 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %470, %179 ], !dbg !34
  %505 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %471, %179 ], !dbg !34
  %506 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %472, %179 ], !dbg !34
  %507 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %473, %179 ], !dbg !34
  %508 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %474, %179 ], !dbg !34
  %509 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %475, %179 ], !dbg !34
  %510 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %476, %179 ], !dbg !34
  %511 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %477, %179 ], !dbg !34
  %512 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %478, %179 ], !dbg !34
  %513 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %479, %179 ], !dbg !34
  %514 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %480, %179 ], !dbg !34
  %515 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %481, %179 ], !dbg !34
  %516 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %482, %179 ], !dbg !34
  %517 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %483, %179 ], !dbg !34
  %518 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %484, %179 ], !dbg !34
  %519 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %485, %179 ], !dbg !34
  %520 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %486, %179 ], !dbg !34
  %521 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %487, %179 ], !dbg !34
  %522 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %488, %179 ], !dbg !34
  %523 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %489, %179 ], !dbg !34
  %524 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %490, %179 ], !dbg !34
  %525 = or disjoint i32 %15, %10, !dbg !15
  %526 = or disjoint i32 %525, 62, !dbg !14
  %527 = or disjoint i32 %525, 60, !dbg !14
  %528 = or disjoint i32 %525, 58, !dbg !14
  %529 = or disjoint i32 %525, 56, !dbg !14
  %530 = or disjoint i32 %525, 54, !dbg !14
  %531 = or disjoint i32 %525, 52, !dbg !14
  %532 = or disjoint i32 %525, 50, !dbg !14
  %533 = or disjoint i32 %525, 48, !dbg !14
  %534 = or disjoint i32 %525, 46, !dbg !14
  %535 = or disjoint i32 %525, 44, !dbg !14
  %536 = or disjoint i32 %525, 42, !dbg !14
  %537 = or disjoint i32 %525, 40, !dbg !14
  %538 = or disjoint i32 %525, 38, !dbg !14
  %539 = or disjoint i32 %525, 36, !dbg !14
  %540 = or disjoint i32 %525, 34, !dbg !14
  %541 = or disjoint i32 %525, 32, !dbg !14
  %542 = or disjoint i32 %30, %10, !dbg !14
  %543 = or disjoint i32 %29, %10, !dbg !14
  %544 = or disjoint i32 %28, %10, !dbg !14
  %545 = or disjoint i32 %27, %10, !dbg !14
  %546 = or disjoint i32 %26, %10, !dbg !14
  %547 = or disjoint i32 %25, %10, !dbg !14
  %548 = or disjoint i32 %24, %10, !dbg !14
  %549 = or disjoint i32 %23, %10, !dbg !14
  %550 = or disjoint i32 %22, %10, !dbg !14
  %551 = or disjoint i32 %21, %10, !dbg !14
  %552 = or disjoint i32 %20, %10, !dbg !14
  %553 = or disjoint i32 %19, %10, !dbg !14
  %554 = or disjoint i32 %18, %10, !dbg !14
  %555 = or disjoint i32 %17, %10, !dbg !14
  %556 = or disjoint i32 %16, %10, !dbg !14
  %557 = icmp slt i32 %525, %3, !dbg !35
  %558 = icmp slt i32 %556, %3, !dbg !35
  %559 = icmp slt i32 %555, %3, !dbg !35
  %560 = icmp slt i32 %554, %3, !dbg !35
  %561 = icmp slt i32 %553, %3, !dbg !35
  %562 = icmp slt i32 %552, %3, !dbg !35
  %563 = icmp slt i32 %551, %3, !dbg !35
  %564 = icmp slt i32 %550, %3, !dbg !35
  %565 = icmp slt i32 %549, %3, !dbg !35
  %566 = icmp slt i32 %548, %3, !dbg !35
  %567 = icmp slt i32 %547, %3, !dbg !35
  %568 = icmp slt i32 %546, %3, !dbg !35
  %569 = icmp slt i32 %545, %3, !dbg !35
  %570 = icmp slt i32 %544, %3, !dbg !35
  %571 = icmp slt i32 %543, %3, !dbg !35
  %572 = icmp slt i32 %542, %3, !dbg !35
  %573 = icmp slt i32 %541, %3, !dbg !35
  %574 = icmp slt i32 %540, %3, !dbg !35
  %575 = icmp slt i32 %539, %3, !dbg !35
  %576 = icmp slt i32 %538, %3, !dbg !35
  %577 = icmp slt i32 %537, %3, !dbg !35
  %578 = icmp slt i32 %536, %3, !dbg !35
  %579 = icmp slt i32 %535, %3, !dbg !35
  %580 = icmp slt i32 %534, %3, !dbg !35
  %581 = icmp slt i32 %533, %3, !dbg !35
  %582 = icmp slt i32 %532, %3, !dbg !35
  %583 = icmp slt i32 %531, %3, !dbg !35
  %584 = icmp slt i32 %530, %3, !dbg !35
  %585 = icmp slt i32 %529, %3, !dbg !35
  %586 = icmp slt i32 %528, %3, !dbg !35
  %587 = icmp slt i32 %527, %3, !dbg !35
  %588 = icmp slt i32 %526, %3, !dbg !35
  %589 = and i1 %557, %117, !dbg !36
  %590 = and i1 %558, %117, !dbg !36
  %591 = and i1 %559, %117, !dbg !36
  %592 = and i1 %560, %117, !dbg !36
  %593 = and i1 %561, %117, !dbg !36
  %594 = and i1 %562, %117, !dbg !36
  %595 = and i1 %563, %117, !dbg !36
  %596 = and i1 %564, %117, !dbg !36
  %597 = and i1 %565, %117, !dbg !36
  %598 = and i1 %566, %117, !dbg !36
  %599 = and i1 %567, %117, !dbg !36
  %600 = and i1 %568, %117, !dbg !36
  %601 = and i1 %569, %117, !dbg !36
  %602 = and i1 %570, %117, !dbg !36
  %603 = and i1 %571, %117, !dbg !36
  %604 = and i1 %572, %117, !dbg !36
  %605 = and i1 %573, %117, !dbg !36
  %606 = and i1 %574, %117, !dbg !36
  %607 = and i1 %575, %117, !dbg !36
  %608 = and i1 %576, %117, !dbg !36
  %609 = and i1 %577, %117, !dbg !36
  %610 = and i1 %578, %117, !dbg !36
  %611 = and i1 %579, %117, !dbg !36
  %612 = and i1 %580, %117, !dbg !36
  %613 = and i1 %581, %117, !dbg !36
  %614 = and i1 %582, %117, !dbg !36
  %615 = and i1 %583, %117, !dbg !36
  %616 = and i1 %584, %117, !dbg !36
  %617 = and i1 %585, %117, !dbg !36
  %618 = and i1 %586, %117, !dbg !36
  %619 = and i1 %587, %117, !dbg !36
  %620 = and i1 %588, %117, !dbg !36
  %621 = mul i32 %4, %525, !dbg !37
  %622 = mul i32 %4, %556, !dbg !37
  %623 = mul i32 %4, %555, !dbg !37
  %624 = mul i32 %4, %554, !dbg !37
  %625 = mul i32 %4, %553, !dbg !37
  %626 = mul i32 %4, %552, !dbg !37
  %627 = mul i32 %4, %551, !dbg !37
  %628 = mul i32 %4, %550, !dbg !37
  %629 = mul i32 %4, %549, !dbg !37
  %630 = mul i32 %4, %548, !dbg !37
  %631 = mul i32 %4, %547, !dbg !37
  %632 = mul i32 %4, %546, !dbg !37
  %633 = mul i32 %4, %545, !dbg !37
  %634 = mul i32 %4, %544, !dbg !37
  %635 = mul i32 %4, %543, !dbg !37
  %636 = mul i32 %4, %542, !dbg !37
  %637 = mul i32 %4, %541, !dbg !37
  %638 = mul i32 %4, %540, !dbg !37
  %639 = mul i32 %4, %539, !dbg !37
  %640 = mul i32 %4, %538, !dbg !37
  %641 = mul i32 %4, %537, !dbg !37
  %642 = mul i32 %4, %536, !dbg !37
  %643 = mul i32 %4, %535, !dbg !37
  %644 = mul i32 %4, %534, !dbg !37
  %645 = mul i32 %4, %533, !dbg !37
  %646 = mul i32 %4, %532, !dbg !37
  %647 = mul i32 %4, %531, !dbg !37
  %648 = mul i32 %4, %530, !dbg !37
  %649 = mul i32 %4, %529, !dbg !37
  %650 = mul i32 %4, %528, !dbg !37
  %651 = mul i32 %4, %527, !dbg !37
  %652 = mul i32 %4, %526, !dbg !37
  %653 = sext i32 %621 to i64, !dbg !23
  %654 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %653, !dbg !23
  %655 = sext i32 %622 to i64, !dbg !23
  %656 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %655, !dbg !23
  %657 = sext i32 %623 to i64, !dbg !23
  %658 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %657, !dbg !23
  %659 = sext i32 %624 to i64, !dbg !23
  %660 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %659, !dbg !23
  %661 = sext i32 %625 to i64, !dbg !23
  %662 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %661, !dbg !23
  %663 = sext i32 %626 to i64, !dbg !23
  %664 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %663, !dbg !23
  %665 = sext i32 %627 to i64, !dbg !23
  %666 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %665, !dbg !23
  %667 = sext i32 %628 to i64, !dbg !23
  %668 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %667, !dbg !23
  %669 = sext i32 %629 to i64, !dbg !23
  %670 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %669, !dbg !23
  %671 = sext i32 %630 to i64, !dbg !23
  %672 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %671, !dbg !23
  %673 = sext i32 %631 to i64, !dbg !23
  %674 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %673, !dbg !23
  %675 = sext i32 %632 to i64, !dbg !23
  %676 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %675, !dbg !23
  %677 = sext i32 %633 to i64, !dbg !23
  %678 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %677, !dbg !23
  %679 = sext i32 %634 to i64, !dbg !23
  %680 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %679, !dbg !23
  %681 = sext i32 %635 to i64, !dbg !23
  %682 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %681, !dbg !23
  %683 = sext i32 %636 to i64, !dbg !23
  %684 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %683, !dbg !23
  %685 = sext i32 %637 to i64, !dbg !23
  %686 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %685, !dbg !23
  %687 = sext i32 %638 to i64, !dbg !23
  %688 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %687, !dbg !23
  %689 = sext i32 %639 to i64, !dbg !23
  %690 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %689, !dbg !23
  %691 = sext i32 %640 to i64, !dbg !23
  %692 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %691, !dbg !23
  %693 = sext i32 %641 to i64, !dbg !23
  %694 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %693, !dbg !23
  %695 = sext i32 %642 to i64, !dbg !23
  %696 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %695, !dbg !23
  %697 = sext i32 %643 to i64, !dbg !23
  %698 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %697, !dbg !23
  %699 = sext i32 %644 to i64, !dbg !23
  %700 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %699, !dbg !23
  %701 = sext i32 %645 to i64, !dbg !23
  %702 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %701, !dbg !23
  %703 = sext i32 %646 to i64, !dbg !23
  %704 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %703, !dbg !23
  %705 = sext i32 %647 to i64, !dbg !23
  %706 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %705, !dbg !23
  %707 = sext i32 %648 to i64, !dbg !23
  %708 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %707, !dbg !23
  %709 = sext i32 %649 to i64, !dbg !23
  %710 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %709, !dbg !23
  %711 = sext i32 %650 to i64, !dbg !23
  %712 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %711, !dbg !23
  %713 = sext i32 %651 to i64, !dbg !23
  %714 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %713, !dbg !23
  %715 = sext i32 %652 to i64, !dbg !23
  %716 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %715, !dbg !23
  %717 = getelementptr [4 x i8], ptr addrspace(1) %654, i64 %.pre-phi, !dbg !23
  %718 = getelementptr [4 x i8], ptr addrspace(1) %656, i64 %.pre-phi, !dbg !23
  %719 = getelementptr [4 x i8], ptr addrspace(1) %658, i64 %.pre-phi, !dbg !23
  %720 = getelementptr [4 x i8], ptr addrspace(1) %660, i64 %.pre-phi, !dbg !23
  %721 = getelementptr [4 x i8], ptr addrspace(1) %662, i64 %.pre-phi, !dbg !23
  %722 = getelementptr [4 x i8], ptr addrspace(1) %664, i64 %.pre-phi, !dbg !23
  %723 = getelementptr [4 x i8], ptr addrspace(1) %666, i64 %.pre-phi, !dbg !23
  %724 = getelementptr [4 x i8], ptr addrspace(1) %668, i64 %.pre-phi, !dbg !23
  %725 = getelementptr [4 x i8], ptr addrspace(1) %670, i64 %.pre-phi, !dbg !23
  %726 = getelementptr [4 x i8], ptr addrspace(1) %672, i64 %.pre-phi, !dbg !23
  %727 = getelementptr [4 x i8], ptr addrspace(1) %674, i64 %.pre-phi, !dbg !23
  %728 = getelementptr [4 x i8], ptr addrspace(1) %676, i64 %.pre-phi, !dbg !23
  %729 = getelementptr [4 x i8], ptr addrspace(1) %678, i64 %.pre-phi, !dbg !23
  %730 = getelementptr [4 x i8], ptr addrspace(1) %680, i64 %.pre-phi, !dbg !23
  %731 = getelementptr [4 x i8], ptr addrspace(1) %682, i64 %.pre-phi, !dbg !23
  %732 = getelementptr [4 x i8], ptr addrspace(1) %684, i64 %.pre-phi, !dbg !23
  %733 = getelementptr [4 x i8], ptr addrspace(1) %686, i64 %.pre-phi, !dbg !23
  %734 = getelementptr [4 x i8], ptr addrspace(1) %688, i64 %.pre-phi, !dbg !23
  %735 = getelementptr [4 x i8], ptr addrspace(1) %690, i64 %.pre-phi, !dbg !23
  %736 = getelementptr [4 x i8], ptr addrspace(1) %692, i64 %.pre-phi, !dbg !23
  %737 = getelementptr [4 x i8], ptr addrspace(1) %694, i64 %.pre-phi, !dbg !23
  %738 = getelementptr [4 x i8], ptr addrspace(1) %696, i64 %.pre-phi, !dbg !23
  %739 = getelementptr [4 x i8], ptr addrspace(1) %698, i64 %.pre-phi, !dbg !23
  %740 = getelementptr [4 x i8], ptr addrspace(1) %700, i64 %.pre-phi, !dbg !23
  %741 = getelementptr [4 x i8], ptr addrspace(1) %702, i64 %.pre-phi, !dbg !23
  %742 = getelementptr [4 x i8], ptr addrspace(1) %704, i64 %.pre-phi, !dbg !23
  %743 = getelementptr [4 x i8], ptr addrspace(1) %706, i64 %.pre-phi, !dbg !23
  %744 = getelementptr [4 x i8], ptr addrspace(1) %708, i64 %.pre-phi, !dbg !23
  %745 = getelementptr [4 x i8], ptr addrspace(1) %710, i64 %.pre-phi, !dbg !23
  %746 = getelementptr [4 x i8], ptr addrspace(1) %712, i64 %.pre-phi, !dbg !23
  %747 = getelementptr [4 x i8], ptr addrspace(1) %714, i64 %.pre-phi, !dbg !23
  %748 = getelementptr [4 x i8], ptr addrspace(1) %716, i64 %.pre-phi, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
  %749 = and i32 %11, 12, !dbg !38
  %750 = shl nuw nsw i32 %749, 10, !dbg !38
  %751 = shl nuw nsw i32 %11, 5, !dbg !38
  %752 = and i32 %751, 96, !dbg !38
  %753 = shl nuw nsw i32 %749, 1, !dbg !38
  %754 = or disjoint i32 %750, %752, !dbg !38
  %755 = or disjoint i32 %754, %753, !dbg !38
  %756 = insertelement <2 x float> poison, float %493, i64 0, !dbg !38
  %757 = insertelement <2 x float> %756, float %495, i64 1, !dbg !38
  %758 = insertelement <2 x float> poison, float %501, i64 0, !dbg !38
  %759 = insertelement <2 x float> %758, float %503, i64 1, !dbg !38
  %760 = insertelement <2 x float> poison, float %509, i64 0, !dbg !38
  %761 = insertelement <2 x float> %760, float %511, i64 1, !dbg !38
  %762 = insertelement <2 x float> poison, float %517, i64 0, !dbg !38
  %763 = insertelement <2 x float> %762, float %519, i64 1, !dbg !38
  %764 = insertelement <2 x float> poison, float %494, i64 0, !dbg !38
  %765 = insertelement <2 x float> %764, float %496, i64 1, !dbg !38
  %766 = insertelement <2 x float> poison, float %502, i64 0, !dbg !38
  %767 = insertelement <2 x float> %766, float %504, i64 1, !dbg !38
  %768 = insertelement <2 x float> poison, float %510, i64 0, !dbg !38
  %769 = insertelement <2 x float> %768, float %512, i64 1, !dbg !38
  %770 = insertelement <2 x float> poison, float %518, i64 0, !dbg !38
  %771 = insertelement <2 x float> %770, float %520, i64 1, !dbg !38
  %772 = insertelement <2 x float> poison, float %497, i64 0, !dbg !38
  %773 = insertelement <2 x float> %772, float %499, i64 1, !dbg !38
  %774 = insertelement <2 x float> poison, float %505, i64 0, !dbg !38
  %775 = insertelement <2 x float> %774, float %507, i64 1, !dbg !38
  %776 = insertelement <2 x float> poison, float %513, i64 0, !dbg !38
  %777 = insertelement <2 x float> %776, float %515, i64 1, !dbg !38
  %778 = insertelement <2 x float> poison, float %521, i64 0, !dbg !38
  %779 = insertelement <2 x float> %778, float %523, i64 1, !dbg !38
  %780 = insertelement <2 x float> poison, float %498, i64 0, !dbg !38
  %781 = insertelement <2 x float> %780, float %500, i64 1, !dbg !38
  %782 = insertelement <2 x float> poison, float %506, i64 0, !dbg !38
  %783 = insertelement <2 x float> %782, float %508, i64 1, !dbg !38
  %784 = insertelement <2 x float> poison, float %514, i64 0, !dbg !38
  %785 = insertelement <2 x float> %784, float %516, i64 1, !dbg !38
  %786 = insertelement <2 x float> poison, float %522, i64 0, !dbg !38
  %787 = insertelement <2 x float> %786, float %524, i64 1, !dbg !38
  %788 = icmp eq i32 %14, 0, !dbg !38
  %789 = select i1 %788, i32 0, i32 4104, !dbg !38
  %790 = shl nuw nsw i32 %11, 3, !dbg !38
  %791 = and i32 %790, 896, !dbg !38
  %792 = or disjoint i32 %755, %791, !dbg !38
  %793 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %792, !dbg !38
  store <2 x float> %757, ptr addrspace(3) %793, align 8, !dbg !38
  %794 = getelementptr inbounds nuw i8, ptr addrspace(3) %793, i32 1024, !dbg !38
  store <2 x float> %759, ptr addrspace(3) %794, align 8, !dbg !38
  %795 = getelementptr inbounds nuw i8, ptr addrspace(3) %793, i32 2048, !dbg !38
  store <2 x float> %761, ptr addrspace(3) %795, align 8, !dbg !38
  %796 = getelementptr inbounds nuw i8, ptr addrspace(3) %793, i32 3072, !dbg !38
  store <2 x float> %763, ptr addrspace(3) %796, align 8, !dbg !38
  %797 = xor i32 %792, 8, !dbg !38
  %798 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %797, !dbg !38
  store <2 x float> %765, ptr addrspace(3) %798, align 8, !dbg !38
  %799 = getelementptr inbounds nuw i8, ptr addrspace(3) %798, i32 1024, !dbg !38
  store <2 x float> %767, ptr addrspace(3) %799, align 8, !dbg !38
  %800 = getelementptr inbounds nuw i8, ptr addrspace(3) %798, i32 2048, !dbg !38
  store <2 x float> %769, ptr addrspace(3) %800, align 8, !dbg !38
  %801 = getelementptr inbounds nuw i8, ptr addrspace(3) %798, i32 3072, !dbg !38
  store <2 x float> %771, ptr addrspace(3) %801, align 8, !dbg !38
  %802 = xor i32 %792, 16, !dbg !38
  %803 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %802, !dbg !38
  store <2 x float> %773, ptr addrspace(3) %803, align 8, !dbg !38
  %804 = getelementptr inbounds nuw i8, ptr addrspace(3) %803, i32 1024, !dbg !38
  store <2 x float> %775, ptr addrspace(3) %804, align 8, !dbg !38
  %805 = getelementptr inbounds nuw i8, ptr addrspace(3) %803, i32 2048, !dbg !38
  store <2 x float> %777, ptr addrspace(3) %805, align 8, !dbg !38
  %806 = getelementptr inbounds nuw i8, ptr addrspace(3) %803, i32 3072, !dbg !38
  store <2 x float> %779, ptr addrspace(3) %806, align 8, !dbg !38
  %807 = xor i32 %792, 24, !dbg !38
  %808 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %807, !dbg !38
  store <2 x float> %781, ptr addrspace(3) %808, align 8, !dbg !38
  %809 = getelementptr inbounds nuw i8, ptr addrspace(3) %808, i32 1024, !dbg !38
  store <2 x float> %783, ptr addrspace(3) %809, align 8, !dbg !38
  %810 = getelementptr inbounds nuw i8, ptr addrspace(3) %808, i32 2048, !dbg !38
  store <2 x float> %785, ptr addrspace(3) %810, align 8, !dbg !38
  %811 = getelementptr inbounds nuw i8, ptr addrspace(3) %808, i32 3072, !dbg !38
  store <2 x float> %787, ptr addrspace(3) %811, align 8, !dbg !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
  %812 = and i32 %790, 8, !dbg !38
  %813 = insertelement <4 x i32> poison, i32 %11, i64 0, !dbg !38
  %814 = insertelement <4 x i32> %813, i32 %812, i64 1, !dbg !38
  %815 = shufflevector <4 x i32> %814, <4 x i32> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 1>, !dbg !38
  %816 = shl nuw nsw <4 x i32> %815, <i32 6, i32 4, i32 1, i32 0>, !dbg !38
  %817 = insertelement <4 x i32> <i32 3072, i32 96, i32 16, i32 poison>, i32 %789, i64 3, !dbg !38
  %818 = and <4 x i32> %817, %816, !dbg !38
  %819 = xor <4 x i32> %817, %816, !dbg !38
  %820 = shufflevector <4 x i32> %818, <4 x i32> %819, <4 x i32> <i32 0, i32 1, i32 2, i32 7>, !dbg !38
  %821 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %820), !dbg !38
  %822 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %821, !dbg !38
  %823 = load <2 x i32>, ptr addrspace(3) %822, align 8, !dbg !38
  %824 = getelementptr inbounds nuw i8, ptr addrspace(3) %822, i32 128, !dbg !38
  %825 = load <2 x i32>, ptr addrspace(3) %824, align 8, !dbg !38
  %826 = getelementptr inbounds nuw i8, ptr addrspace(3) %822, i32 256, !dbg !38
  %827 = load <2 x i32>, ptr addrspace(3) %826, align 8, !dbg !38
  %828 = getelementptr inbounds nuw i8, ptr addrspace(3) %822, i32 384, !dbg !38
  %829 = load <2 x i32>, ptr addrspace(3) %828, align 8, !dbg !38
  %830 = getelementptr inbounds nuw i8, ptr addrspace(3) %822, i32 512, !dbg !38
  %831 = load <2 x i32>, ptr addrspace(3) %830, align 8, !dbg !38
  %832 = getelementptr inbounds nuw i8, ptr addrspace(3) %822, i32 640, !dbg !38
  %833 = load <2 x i32>, ptr addrspace(3) %832, align 8, !dbg !38
  %834 = getelementptr inbounds nuw i8, ptr addrspace(3) %822, i32 768, !dbg !38
  %835 = load <2 x i32>, ptr addrspace(3) %834, align 8, !dbg !38
  %836 = getelementptr inbounds nuw i8, ptr addrspace(3) %822, i32 896, !dbg !38
  %837 = load <2 x i32>, ptr addrspace(3) %836, align 8, !dbg !38
  %838 = xor i32 %821, 8208, !dbg !38
  %839 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %838, !dbg !38
  %840 = load <2 x i32>, ptr addrspace(3) %839, align 8, !dbg !38
  %841 = getelementptr inbounds nuw i8, ptr addrspace(3) %839, i32 128, !dbg !38
  %842 = load <2 x i32>, ptr addrspace(3) %841, align 8, !dbg !38
  %843 = getelementptr inbounds nuw i8, ptr addrspace(3) %839, i32 256, !dbg !38
  %844 = load <2 x i32>, ptr addrspace(3) %843, align 8, !dbg !38
  %845 = getelementptr inbounds nuw i8, ptr addrspace(3) %839, i32 384, !dbg !38
  %846 = load <2 x i32>, ptr addrspace(3) %845, align 8, !dbg !38
  %847 = getelementptr inbounds nuw i8, ptr addrspace(3) %839, i32 512, !dbg !38
  %848 = load <2 x i32>, ptr addrspace(3) %847, align 8, !dbg !38
  %849 = getelementptr inbounds nuw i8, ptr addrspace(3) %839, i32 640, !dbg !38
  %850 = load <2 x i32>, ptr addrspace(3) %849, align 8, !dbg !38
  %851 = getelementptr inbounds nuw i8, ptr addrspace(3) %839, i32 768, !dbg !38
  %852 = load <2 x i32>, ptr addrspace(3) %851, align 8, !dbg !38
  %853 = getelementptr inbounds nuw i8, ptr addrspace(3) %839, i32 896, !dbg !38
  %854 = load <2 x i32>, ptr addrspace(3) %853, align 8, !dbg !38
  %.extract = extractelement <2 x i32> %823, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract, ptr addrspace(1) %717, i1 %589) #6, !dbg !38
  %.extract33 = extractelement <2 x i32> %840, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract33, ptr addrspace(1) %718, i1 %590) #6, !dbg !38
  %.extract34 = extractelement <2 x i32> %825, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract34, ptr addrspace(1) %719, i1 %591) #6, !dbg !38
  %.extract35 = extractelement <2 x i32> %842, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract35, ptr addrspace(1) %720, i1 %592) #6, !dbg !38
  %.extract36 = extractelement <2 x i32> %823, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract36, ptr addrspace(1) %721, i1 %593) #6, !dbg !38
  %.extract37 = extractelement <2 x i32> %840, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract37, ptr addrspace(1) %722, i1 %594) #6, !dbg !38
  %.extract38 = extractelement <2 x i32> %825, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract38, ptr addrspace(1) %723, i1 %595) #6, !dbg !38
  %.extract39 = extractelement <2 x i32> %842, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract39, ptr addrspace(1) %724, i1 %596) #6, !dbg !38
  %.extract40 = extractelement <2 x i32> %827, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract40, ptr addrspace(1) %725, i1 %597) #6, !dbg !38
  %.extract41 = extractelement <2 x i32> %844, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract41, ptr addrspace(1) %726, i1 %598) #6, !dbg !38
  %.extract42 = extractelement <2 x i32> %829, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract42, ptr addrspace(1) %727, i1 %599) #6, !dbg !38
  %.extract43 = extractelement <2 x i32> %846, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract43, ptr addrspace(1) %728, i1 %600) #6, !dbg !38
  %.extract44 = extractelement <2 x i32> %827, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract44, ptr addrspace(1) %729, i1 %601) #6, !dbg !38
  %.extract45 = extractelement <2 x i32> %844, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract45, ptr addrspace(1) %730, i1 %602) #6, !dbg !38
  %.extract46 = extractelement <2 x i32> %829, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract46, ptr addrspace(1) %731, i1 %603) #6, !dbg !38
  %.extract47 = extractelement <2 x i32> %846, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract47, ptr addrspace(1) %732, i1 %604) #6, !dbg !38
  %.extract48 = extractelement <2 x i32> %831, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract48, ptr addrspace(1) %733, i1 %605) #6, !dbg !38
  %.extract49 = extractelement <2 x i32> %848, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract49, ptr addrspace(1) %734, i1 %606) #6, !dbg !38
  %.extract50 = extractelement <2 x i32> %833, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract50, ptr addrspace(1) %735, i1 %607) #6, !dbg !38
  %.extract51 = extractelement <2 x i32> %850, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract51, ptr addrspace(1) %736, i1 %608) #6, !dbg !38
  %.extract52 = extractelement <2 x i32> %831, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract52, ptr addrspace(1) %737, i1 %609) #6, !dbg !38
  %.extract53 = extractelement <2 x i32> %848, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract53, ptr addrspace(1) %738, i1 %610) #6, !dbg !38
  %.extract54 = extractelement <2 x i32> %833, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract54, ptr addrspace(1) %739, i1 %611) #6, !dbg !38
  %.extract55 = extractelement <2 x i32> %850, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract55, ptr addrspace(1) %740, i1 %612) #6, !dbg !38
  %.extract56 = extractelement <2 x i32> %835, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract56, ptr addrspace(1) %741, i1 %613) #6, !dbg !38
  %.extract57 = extractelement <2 x i32> %852, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract57, ptr addrspace(1) %742, i1 %614) #6, !dbg !38
  %.extract58 = extractelement <2 x i32> %837, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract58, ptr addrspace(1) %743, i1 %615) #6, !dbg !38
  %.extract59 = extractelement <2 x i32> %854, i64 0, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract59, ptr addrspace(1) %744, i1 %616) #6, !dbg !38
  %.extract60 = extractelement <2 x i32> %835, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract60, ptr addrspace(1) %745, i1 %617) #6, !dbg !38
  %.extract61 = extractelement <2 x i32> %852, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract61, ptr addrspace(1) %746, i1 %618) #6, !dbg !38
  %.extract62 = extractelement <2 x i32> %837, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract62, ptr addrspace(1) %747, i1 %619) #6, !dbg !38
  %.extract63 = extractelement <2 x i32> %854, i64 1, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract63, ptr addrspace(1) %748, i1 %620) #6, !dbg !38
  ret void, !dbg !39
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare void @llvm.nvvm.fence.proxy.async.shared_cta() #3

declare void @llvm.nvvm.wgmma.fence.sync.aligned() #4

declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #4

declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #5

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind }
attributes #4 = { convergent nounwind }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!24 = !DILocation(line: 15, column: 14, scope: !4)
!25 = !DILocation(line: 16, column: 84, scope: !4)
!26 = !DILocation(line: 16, column: 61, scope: !4)
!27 = !DILocation(line: 16, column: 16, scope: !4)
!28 = !DILocation(line: 17, column: 29, scope: !4)
!29 = !DILocation(line: 17, column: 25, scope: !4)
!30 = !DILocation(line: 17, column: 66, scope: !4)
!31 = !DILocation(line: 17, column: 65, scope: !4)
!32 = !DILocation(line: 17, column: 17, scope: !4)
!33 = !DILocation(line: 18, column: 17, scope: !4)
!34 = !DILocation(line: 13, column: 13, scope: !4)
!35 = !DILocation(line: 19, column: 15, scope: !4)
!36 = !DILocation(line: 19, column: 14, scope: !4)
!37 = !DILocation(line: 20, column: 18, scope: !4)
!38 = !DILocation(line: 20, column: 5, scope: !4)
!39 = !DILocation(line: 8, column: 1, scope: !4)
