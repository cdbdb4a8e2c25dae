//! Addresses, loads, caches, barriers in memory.

use super::Form::{Own, Plain, Refused, Same};
use super::{Own as O, Row};

pub(super) const ROWS: &[Row] = &[
    ("{ldu|ldg}.global.{i|f|p}", "", Own(O::Load)),
    ("isspacep.{const|global|local|shared}", "isspacep.$1", Plain),
    ("isspacep.shared.cluster", "isspacep.shared::cluster", Plain),
    ("internal.addrspace.wrap", "", Same),
    ("atomic.{*}", "atom", Own(O::Atomic)),
    ("prefetch[.global|.local].{L1|L2}", "prefetch$1.$2", Plain),
    (
        "prefetch.global.L2.{evict.last=evict_last|evict.normal=evict_normal}",
        "prefetch.global.L2::$1",
        Plain,
    ),
    ("prefetchu.L1", "prefetchu.L1", Plain),
    ("prefetch.tensormap", "prefetch~0.tensormap", Plain),
    ("applypriority[.global].L2.evict.normal", "applypriority$1.L2::evict_normal", Plain),
    ("discard[.global].L2", "discard$1.L2", Plain),
    ("st.bulk[.shared.cta=.shared::cta]", "st.bulk$1", Plain),
    ("compiler.{error|warn}", "", Refused("a message to the compiler")),
    // Barriers in memory.
    ("mbarrier.init[.shared]", "mbarrier.init$1.b64", Plain),
    ("mbarrier.inval[.shared]", "mbarrier.inval$1.b64", Plain),
    ("mbarrier.arrive[.drop=_drop][.shared]", "mbarrier.arrive$1$2.b64", Plain),
    (
        "mbarrier.arrive[.drop=_drop].noComplete[.shared]",
        "mbarrier.arrive$1.noComplete$2.b64",
        Plain,
    ),
    (
        "mbarrier.arrive[.drop=_drop][.expect.tx=.expect_tx]{.relaxed.scope.cta=.relaxed.cta|\
         .relaxed.scope.cluster=.relaxed.cluster|.scope.cta=|.scope.cluster=.release.cluster}\
         .space.{cta|cluster}",
        "mbarrier.arrive$1$2$3.shared::$4.b64",
        Plain,
    ),
    (
        "mbarrier.{test.wait=test_wait|try.wait=try_wait}[.parity][.tl=]\
         {.relaxed.scope.cta=.relaxed.cta|.relaxed.scope.cluster=.relaxed.cluster|.scope.cta=|\
         .scope.cluster=.acquire.cluster}.space.cta",
        "mbarrier.$1$2$4.shared::cta.b64",
        Plain,
    ),
    ("mbarrier.test.wait[.shared]", "mbarrier.test_wait$1.b64", Plain),
    ("mbarrier.pending.count", "mbarrier.pending_count.b64", Plain),
    (
        "mbarrier.{expect.tx=expect_tx|complete.tx=complete_tx}.scope.{cta|cluster}\
         .space.{cta|cluster}",
        "mbarrier.$1.relaxed.$2.shared::$3.b64",
        Plain,
    ),
];
