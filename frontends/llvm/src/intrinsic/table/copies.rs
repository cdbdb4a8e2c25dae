//! Asynchronous copies: `cp.async`, copies in bulk and of tensors, and tensor maps.

use super::Form::{Order, Plain};
use super::Row;

/// Destination, map and coordinates, barrier, offsets, then what flags say is there.
const LOAD: &str = "0 2 3+$2 1 ..-5 ?-3:-5 ?-2:-4";
/// The same in the shared memory of the CTA.
const LOAD_CTA: &str = "0 2 3+$2 1 ..-2 ?-1:-2";

pub(super) const ROWS: &[Row] = &[
    ("cp.async.ca.shared.global.{4|8|16}", "cp.async.ca.shared.global", Order("0 1 $1")),
    ("cp.async.cg.shared.global.16", "cp.async.cg.shared.global", Order("0 1 =16")),
    ("cp.async.ca.shared.global.{4|8|16}.s", "cp.async.ca.shared.global", Order("0 1 $1 2")),
    ("cp.async.cg.shared.global.16.s", "cp.async.cg.shared.global", Order("0 1 =16 2")),
    ("cp.async.commit.group", "cp.async.commit_group", Plain),
    ("cp.async.wait.group", "cp.async.wait_group", Plain),
    ("cp.async.wait.all", "cp.async.wait_all", Plain),
    ("cp.async.mbarrier.arrive[.noinc][.shared]", "cp.async.mbarrier.arrive$1$2.b64", Plain),
    ("cp.async.bulk.commit.group", "cp.async.bulk.commit_group", Plain),
    ("cp.async.bulk.wait.group[.read]", "cp.async.bulk.wait_group$1", Plain),
    // Bytes in bulk.
    (
        "cp.async.bulk.global.to.shared.cluster",
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes\
         @-2(.multicast::cluster)@-1(.L2::cache_hint)",
        Order("0 2 3 1 ?-2:4 ?-1:5"),
    ),
    (
        "cp.async.bulk.global.to.shared.cta",
        "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes@-1(.L2::cache_hint)",
        Order("0 2 3 1 ?-1:4"),
    ),
    (
        "cp.async.bulk.shared.cta.to.cluster",
        "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes",
        Order("0 2 3 1"),
    ),
    (
        "cp.async.bulk.shared.cta.to.global",
        "cp.async.bulk.global.shared::cta.bulk_group@-1(.L2::cache_hint)",
        Order("0 1 2 ?-1:3"),
    ),
    (
        "cp.async.bulk.shared.cta.to.global.bytemask",
        "cp.async.bulk.global.shared::cta.bulk_group@4(.L2::cache_hint).cp_mask",
        Order("0 1 2 ?4:3 5"),
    ),
    (
        "cp.async.bulk.prefetch.L2",
        "cp.async.bulk.prefetch.L2.global@-1(.L2::cache_hint)",
        Order("0 1 ?-1:2"),
    ),
    // Tensors.
    (
        "cp.async.bulk.tensor.g2s.{tile|im2col.w.128=im2col::w::128|im2col.w=im2col::w|im2col}.\
         {1|2|3|4|5}d",
        "cp.async.bulk.tensor.$2d.shared::cluster.global.$1.mbarrier::complete_tx::bytes\
         @-3(.multicast::cluster)@-2(.L2::cache_hint)@-1(|.cta_group::1|.cta_group::2)",
        Order(LOAD),
    ),
    (
        "cp.async.bulk.tensor.g2s.tile.gather4.2d",
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes\
         @-3(.multicast::cluster)@-2(.L2::cache_hint)@-1(|.cta_group::1|.cta_group::2)",
        Order("0 2 3+5 1 ?-3:-5 ?-2:-4"),
    ),
    (
        "cp.async.bulk.tensor.g2s.cta.{tile|im2col.w.128=im2col::w::128|im2col.w=im2col::w|im2col}\
         .{1|2|3|4|5}d",
        "cp.async.bulk.tensor.$2d.shared::cta.global.$1.mbarrier::complete_tx::bytes\
         @-1(.L2::cache_hint)",
        Order(LOAD_CTA),
    ),
    (
        "cp.async.bulk.tensor.g2s.cta.tile.gather4.2d",
        "cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes\
         @-1(.L2::cache_hint)",
        Order("0 2 3+5 1 ?-1:-2"),
    ),
    (
        "cp.async.bulk.tensor.s2g.{tile|im2col=im2col_no_offs}.{1|2|3|4|5}d",
        "cp.async.bulk.tensor.$2d.global.shared::cta.$1.bulk_group@-1(.L2::cache_hint)",
        Order("1 2..-2 0 ?-1:-2"),
    ),
    (
        "cp.async.bulk.tensor.s2g.tile.scatter4.2d",
        "cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group@-1(.L2::cache_hint)",
        Order("1 2..-2 0 ?-1:-2"),
    ),
    (
        "cp.async.bulk.tensor.prefetch.{tile|im2col.w.128=im2col::w::128|im2col.w=im2col::w|im2col}\
         .{1|2|3|4|5}d",
        "cp.async.bulk.prefetch.tensor.$2d.L2.global.$1@-1(.L2::cache_hint)",
        Order("0 1..-2 ?-1:-2"),
    ),
    (
        "cp.async.bulk.tensor.prefetch.tile.gather4.2d",
        "cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4@-1(.L2::cache_hint)",
        Order("0 1..-2 ?-1:-2"),
    ),
    (
        "cp.async.bulk.tensor.reduce.{add|min|max|inc|dec|and|or|xor}.{tile|im2col=im2col_no_offs}.\
         {1|2|3|4|5}d",
        "cp.reduce.async.bulk.tensor.$3d.global.shared::cta.$1.$2.bulk_group@-1(.L2::cache_hint)",
        Order("1 2..-2 0 ?-1:-2"),
    ),
    // Tensor maps.
    (
        "tensormap.replace.global.address",
        "tensormap.replace.tile.global_address~cta0.b1024.b64",
        Plain,
    ),
    ("tensormap.replace.rank", "tensormap.replace.tile.rank~cta0.b1024.b32", Plain),
    (
        "tensormap.replace.global.stride",
        "tensormap.replace.tile.global_stride~cta0.b1024.b64",
        Plain,
    ),
    (
        "tensormap.replace.{box.dim=box_dim|global.dim=global_dim|element.stride=element_stride}",
        "tensormap.replace.tile.$1~cta0.b1024.b32",
        Plain,
    ),
    (
        "tensormap.replace.{elemtype|interleave.layout=interleave_layout|swizzle.mode=swizzle_mode|\
         swizzle.atomicity=swizzle_atomicity|fill.mode=fill_mode}",
        "tensormap.replace.tile.$1~cta0.b1024.b32",
        Plain,
    ),
];
