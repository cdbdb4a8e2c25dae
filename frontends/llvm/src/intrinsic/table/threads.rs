//! Special registers, and threads together: barriers, votes, shuffles, fences, clusters.

use super::Form::{Barrier, Match, Nothing, Own, Plain, Refused, Register, Shuffle, Vote};
use super::{Own as O, Row};

pub(super) const ROWS: &[Row] = &[
    ("read.ptx.sreg.{*}", "$1", Register),
    ("is_explicit_cluster", "", Own(O::ExplicitCluster)),
    // Lanes of a warp.
    ("shfl.sync.{up|down|bfly|idx}.{i32|f32}[p]", "$1", Shuffle),
    ("shfl.{up|down|bfly|idx}.{i32|f32}[p]", "shfl.$1.b32", Plain),
    ("vote.{all|any|uni|ballot}.sync", "$1", Vote),
    ("vote.{all|any|uni}", "vote.$1.pred", Plain),
    ("vote.ballot", "vote.ballot.b32", Plain),
    ("match.{any|all}.sync.{i32|i64}[p]", "$1", Match),
    ("activemask", "activemask.b32", Plain),
    ("redux.sync.{add|min|max}", "redux.sync.$1.s32", Plain),
    ("redux.sync.{umin=min|umax=max}", "redux.sync.$1.u32", Plain),
    ("redux.sync.{and|or|xor}", "redux.sync.$1.b32", Plain),
    ("redux.sync.{fmin=min|fmax=max}[.abs][.NaN]", "redux.sync.$1$2$3.f32", Plain),
    ("elect.sync", "elect.sync", Plain),
    ("bar.warp.sync", "bar.warp.sync", Plain),
    // Barriers of the CTA and the cluster.
    ("barrier0", "0", Barrier),
    ("barrier.cta.sync[.aligned].all", "all", Barrier),
    ("barrier.cta.sync[.aligned].count", "count", Barrier),
    ("bar.sync", "all", Barrier),
    ("barrier.sync", "all", Barrier),
    ("barrier.sync.cnt", "count", Barrier),
    ("barrier.n", "all", Barrier),
    ("barrier", "count", Barrier),
    ("barrier.cta.arrive[.aligned].count", "barrier.cta.arrive$1", Plain),
    ("barrier.cta.red.popc[.aligned].{all|count}", "barrier.cta.red.popc$1.u32", Plain),
    ("barrier.cta.red.{and|or}[.aligned].{all|count}", "barrier.cta.red.$1$2.pred", Plain),
    ("barrier0.popc", "barrier.cta.red.popc.aligned.u32", Own(O::Reduce)),
    ("barrier0.{and|or}", "barrier.cta.red.$1.aligned.pred", Own(O::Reduce)),
    ("barrier.cluster.{arrive|wait}[.aligned]", "barrier.cluster.$1$2", Plain),
    ("barrier.cluster.arrive.relaxed[.aligned]", "barrier.cluster.arrive.relaxed$1", Plain),
    ("mapa", "mapa.u64", Plain),
    ("mapa.shared.cluster", "mapa.shared::cluster.u64", Plain),
    ("getctarank", "getctarank.u64", Plain),
    ("getctarank.shared.cluster", "getctarank.shared::cluster.u64", Plain),
    (
        "clusterlaunchcontrol.try_cancel.async[.multicast=.multicast::cluster::all].shared",
        "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes$1.b128",
        Plain,
    ),
    (
        "clusterlaunchcontrol.query_cancel.is_canceled",
        "clusterlaunchcontrol.query_cancel.is_canceled.pred.b128",
        Plain,
    ),
    (
        "clusterlaunchcontrol.query_cancel.get_first_ctaid.{x|y|z}",
        "clusterlaunchcontrol.query_cancel.get_first_ctaid::$1.b32.b128",
        Plain,
    ),
    // Fences.
    ("membar.{cta|gl|sys}", "membar.$1", Plain),
    ("fence.sc.cluster", "fence.sc.cluster", Plain),
    ("fence.mbarrier_init.release.cluster", "fence.mbarrier_init.release.cluster", Plain),
    ("fence.proxy.{alias|async}", "fence.proxy.$1", Plain),
    (
        "fence.proxy.async.{global|shared_cta=shared::cta|shared_cluster=shared::cluster}",
        "fence.proxy.async.$1",
        Plain,
    ),
    (
        "fence.proxy.tensormap_generic.{release|acquire}.{cta|cluster|gpu|sys}",
        "fence.proxy.tensormap::generic.$1.$2",
        Plain,
    ),
    (
        "fence[.proxy.async_generic=.proxy.async::generic].{acquire.sync_restrict.space.cluster=\
         acquire.sync_restrict::shared::cluster|release.sync_restrict.space.cta=\
         release.sync_restrict::shared::cta}.scope.cluster",
        "fence$1.$2.cluster",
        Plain,
    ),
    // The warp and its schedule.
    ("nanosleep", "nanosleep.u32", Plain),
    ("exit", "exit", Plain),
    ("griddepcontrol.launch.dependents", "griddepcontrol.launch_dependents", Plain),
    ("griddepcontrol.wait", "griddepcontrol.wait", Plain),
    ("setmaxnreg.{inc|dec}.sync.aligned.u32", "setmaxnreg.$1.sync.aligned.u32", Plain),
    ("pm.event.mask", "pmevent.mask", Plain),
    ("reflect", "", Refused("call `__nvvm_reflect`")),
    ("nothing", "", Nothing),
];
