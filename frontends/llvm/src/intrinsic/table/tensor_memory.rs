//! Tensor memory: `tcgen05`.

use super::Form::{Order, Plain};
use super::Row;

pub(super) const ROWS: &[Row] = &[
    (
        "tcgen05.alloc[.shared=.shared::cta].cg{1|2}",
        "tcgen05.alloc.cta_group::$2.sync.aligned$1.b32",
        Plain,
    ),
    ("tcgen05.dealloc.cg{1|2}", "tcgen05.dealloc.cta_group::$1.sync.aligned.b32", Plain),
    (
        "tcgen05.relinq.alloc.permit.cg{1|2}",
        "tcgen05.relinquish_alloc_permit.cta_group::$1.sync.aligned",
        Plain,
    ),
    (
        "tcgen05.commit[.mc=.multicast::cluster][.shared=.shared::cluster].cg{1|2}",
        "tcgen05.commit.cta_group::$3.mbarrier::arrive::one$2$1.b64",
        Plain,
    ),
    ("tcgen05.wait.{ld|st}", "tcgen05.wait::$1.sync.aligned", Plain),
    ("tcgen05.fence.{after|before}.thread.sync", "tcgen05.fence::$1_thread_sync", Plain),
    ("tcgen05.shift.down.cg{1|2}", "tcgen05.shift.cta_group::$1.down", Plain),
    (
        "tcgen05.cp.{128x256b|4x256b|128x128b|64x128b_warpx2_02_13=64x128b.warpx2::02_13|\
         64x128b_warpx2_01_23=64x128b.warpx2::01_23|32x128b_warpx4=32x128b.warpx4}\
         [.b6x16_p32=.b8x16.b6x16_p32|.b4x16_p64=.b8x16.b4x16_p64].cg{1|2}",
        "tcgen05.cp.cta_group::$3.$1$2",
        Plain,
    ),
    (
        "tcgen05.ld.{16x64b|16x128b|16x256b|32x32b}.{x128|x16|x1|x2|x4|x8|x32|x64}",
        "tcgen05.ld.sync.aligned.$1.$2@1(.pack::16b).b32",
        Order("0"),
    ),
    (
        "tcgen05.ld.16x32bx2.{x128|x16|x1|x2|x4|x8|x32|x64}",
        "tcgen05.ld.sync.aligned.16x32bx2.$1@2(.pack::16b).b32",
        Order("0 1"),
    ),
    (
        "tcgen05.st.{16x64b|16x128b|16x256b|32x32b}.{x128|x16|x1|x2|x4|x8|x32|x64}",
        "tcgen05.st.sync.aligned.$1.$2@2(.unpack::16b).b32",
        Order("0 1"),
    ),
    (
        "tcgen05.st.16x32bx2.{x128|x16|x1|x2|x4|x8|x32|x64}",
        "tcgen05.st.sync.aligned.16x32bx2.$1@3(.unpack::16b).b32",
        Order("0 1 2"),
    ),
    // Products. D, A, B, the descriptor and the flag stand first, then the metadata of a sparse A.
    (
        "tcgen05.mma.{shared|tensor}[.ashift]",
        "tcgen05.mma.cta_group::@6(|1|2).kind::@5(f16|tf32|f8f6f4|i8)$2\
         .collector::a::@7(discard|lastuse|fill|use)",
        Order("0 1 2 3 4"),
    ),
    (
        "tcgen05.mma.{shared|tensor}.disable_output_lane.cg{1|2}[.ashift]",
        "tcgen05.mma.cta_group::$2.kind::@6(f16|tf32|f8f6f4|i8)$3\
         .collector::a::@7(discard|lastuse|fill|use)",
        Order("0 1 2 3 5 4"),
    ),
    (
        "tcgen05.mma.{shared|tensor}.scale_d[.ashift]",
        "tcgen05.mma.cta_group::@7(|1|2).kind::@6(f16|tf32)$2\
         .collector::a::@8(discard|lastuse|fill|use)",
        Order("0 1 2 3 4 5"),
    ),
    (
        "tcgen05.mma.{shared|tensor}.scale_d.disable_output_lane.cg{1|2}[.ashift]",
        "tcgen05.mma.cta_group::$2.kind::@7(f16|tf32)$3\
         .collector::a::@8(discard|lastuse|fill|use)",
        Order("0 1 2 3 6 4 5"),
    ),
    (
        "tcgen05.mma.{shared|tensor}.{mxf8f6f4|mxf4nvf4|mxf4}.block_scale[.block16|.block32]",
        "tcgen05.mma.cta_group::@7(|1|2).kind::$2.block_scale$3\
         .collector::a::@8(discard|lastuse|fill|use)",
        Order("0 1 2 3 5 6 4"),
    ),
    (
        "tcgen05.mma.sp.{shared|tensor}[.ashift]",
        "tcgen05.mma.sp.cta_group::@7(|1|2).kind::@6(f16|tf32|f8f6f4|i8)$2\
         .collector::a::@8(discard|lastuse|fill|use)",
        Order("0 1 2 5 3 4"),
    ),
    (
        "tcgen05.mma.sp.{shared|tensor}.disable_output_lane.cg{1|2}[.ashift]",
        "tcgen05.mma.sp.cta_group::$2.kind::@7(f16|tf32|f8f6f4|i8)$3\
         .collector::a::@8(discard|lastuse|fill|use)",
        Order("0 1 2 5 3 6 4"),
    ),
    (
        "tcgen05.mma.sp.{shared|tensor}.scale_d[.ashift]",
        "tcgen05.mma.sp.cta_group::@8(|1|2).kind::@7(f16|tf32)$2\
         .collector::a::@9(discard|lastuse|fill|use)",
        Order("0 1 2 5 3 4 6"),
    ),
    (
        "tcgen05.mma.sp.{shared|tensor}.scale_d.disable_output_lane.cg{1|2}[.ashift]",
        "tcgen05.mma.sp.cta_group::$2.kind::@8(f16|tf32)$3\
         .collector::a::@9(discard|lastuse|fill|use)",
        Order("0 1 2 5 3 7 4 6"),
    ),
    (
        "tcgen05.mma.sp.{shared|tensor}.{mxf8f6f4|mxf4nvf4|mxf4}.block_scale[.block16|.block32]",
        "tcgen05.mma.sp.cta_group::@8(|1|2).kind::$2.block_scale$3\
         .collector::a::@9(discard|lastuse|fill|use)",
        Order("0 1 2 5 3 6 7 4"),
    ),
    (
        "tcgen05.mma.ws.{shared|tensor}[.zero_col_mask=]",
        "tcgen05.mma.ws.cta_group::1.kind::@-3(f16|tf32|f8f6f4|i8)\
         .collector::b@-2(0|1|2|3)::@-1(discard|lastuse|fill|use)",
        Order("0 1 2 3 4 5..-3"),
    ),
    (
        "tcgen05.mma.ws.sp.{shared|tensor}[.zero_col_mask=]",
        "tcgen05.mma.ws.sp.cta_group::1.kind::@-3(f16|tf32|f8f6f4|i8)\
         .collector::b@-2(0|1|2|3)::@-1(discard|lastuse|fill|use)",
        Order("0 1 2 5 3 4 6..-3"),
    ),
];
