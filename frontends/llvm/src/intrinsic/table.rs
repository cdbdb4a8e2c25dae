//! The table of `llvm.nvvm.*`: names with parts, and what they are in PTX.
//!
//! A name is written with its alternatives: `{rn|rz}` is one of them, `[.ftz]` may be there or not.
//! `{f=f32|d=f64}` is `f` in the name and `f32` in the spelling. In the spelling `$1`, `$2` stand
//! for what the parts became; without a `$` in it the spelling is the same for all.

/// How the operands of an instruction stand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// The arguments in order.
    Plain,
    /// Nothing of PTX is needed: the result is the argument, in other bits if need be.
    Same,
    /// A special register.
    Register,
    /// `llvm.nvvm.shfl.sync`: mode and, with `p`, the predicate.
    Shuffle,
    /// `llvm.nvvm.vote` with a mask first.
    Vote,
    /// `llvm.nvvm.match`.
    Match,
    /// A barrier of the CTA.
    Barrier,
    /// The first argument is an address in brackets.
    Address,
    /// The arguments as this text says: digits are arguments, `[]` addresses, `()` lists.
    Written(&'static str),
    /// There is nothing to do.
    Nothing,
    /// It is not supported: why.
    Refused(&'static str),
}

/// A row: the name without `llvm.nvvm.`, the spelling, the form.
pub type Row = (&'static str, &'static str, Form);

use Form::{
    Address, Barrier, Match, Nothing, Plain, Refused, Register, Same, Shuffle, Vote, Written,
};

/// The rows.
pub const ROWS: &[Row] = &[
    // Special registers.
    ("read.ptx.sreg.{*}", "$1", Register),
    // Threads together.
    ("shfl.sync.{up|down|bfly|idx}.{i32|f32}[p]", "$1", Shuffle),
    ("vote.{all|any|uni|ballot}.sync", "$1", Vote),
    ("match.{any|all}.sync.{i32|i64}[p]", "$1", Match),
    ("barrier0", "0", Barrier),
    ("barrier.cta.sync[.aligned].{all|count}", "$2", Barrier),
    ("bar.sync", "all", Barrier),
    ("barrier.sync", "all", Barrier),
    ("barrier.sync.cnt", "count", Barrier),
    ("barrier.n", "all", Barrier),
    ("barrier", "count", Barrier),
    ("barrier.cta.arrive[.aligned].count", "barrier.cta.arrive$1", Plain),
    ("barrier.cta.red.{popc|and|or}[.aligned].all", "barrier.cta.red.$1$2", Written("red")),
    ("barrier.cta.red.{popc|and|or}[.aligned].count", "barrier.cta.red.$1$2", Written("red")),
    ("barrier0.{popc|and|or}", "barrier.cta.red.$1.aligned", Written("red0")),
    ("bar.warp.sync", "bar.warp.sync", Plain),
    ("barrier.cluster.{arrive|wait}[.aligned]", "barrier.cluster.$1$2", Plain),
    ("barrier.cluster.arrive.relaxed[.aligned]", "barrier.cluster.arrive.relaxed$1", Plain),
    ("activemask", "activemask.b32", Plain),
    ("redux.sync.{add|min|max=max}", "redux.sync.$1.s32", Plain),
    ("redux.sync.{umin=min|umax=max}", "redux.sync.$1.u32", Plain),
    ("redux.sync.{and|or|xor}", "redux.sync.$1.b32", Plain),
    ("redux.sync.{fmin=min|fmax=max}[.abs][.NaN]", "redux.sync.$1$2$3.f32", Plain),
    ("elect.sync", "elect.sync", Written("elect")),
    // Fences.
    ("membar.cta", "membar.cta", Plain),
    ("membar.gl", "membar.gl", Plain),
    ("membar.sys", "membar.sys", Plain),
    ("fence.sc.cluster", "fence.sc.cluster", Plain),
    ("fence.mbarrier_init.release.cluster", "fence.mbarrier_init.release.cluster", Plain),
    ("fence.proxy.{alias|async}", "fence.proxy.$1", Plain),
    (
        "fence.proxy.async.{global|shared_cta=shared::cta|shared_cluster=shared::cluster}",
        "fence.proxy.async.$1",
        Plain,
    ),
    (
        "fence.proxy.tensormap_generic.release.{cta|cluster|gpu|sys}",
        "fence.proxy.tensormap::generic.release.$1",
        Plain,
    ),
    (
        "fence.proxy.tensormap_generic.acquire.{cta|cluster|gpu|sys}",
        "fence.proxy.tensormap::generic.acquire.$1",
        Written("[0], 1"),
    ),
    // Arithmetic.
    ("add.{rn|rz|rm|rp}[.ftz].f", "add.$1$2.f32", Plain),
    ("add.{rn|rz|rm|rp}.d", "add.$1.f64", Plain),
    ("mul.{rn|rz|rm|rp}[.ftz].f", "mul.$1$2.f32", Plain),
    ("mul.{rn|rz|rm|rp}.d", "mul.$1.f64", Plain),
    ("div.{rn|rz|rm|rp}[.ftz].f", "div.$1$2.f32", Plain),
    ("div.{rn|rz|rm|rp}.d", "div.$1.f64", Plain),
    ("div.{approx|full}[.ftz]", "div.$1$2.f32", Plain),
    ("div.{approx|full}[.ftz].f", "div.$1$2.f32", Plain),
    ("rcp.{rn|rz|rm|rp}[.ftz].f", "rcp.$1$2.f32", Plain),
    ("rcp.{rn|rz|rm|rp}.d", "rcp.$1.f64", Plain),
    ("rcp.approx.ftz.{f=f32|d=f64}", "rcp.approx.ftz.$1", Plain),
    ("sqrt.{rn|rz|rm|rp}[.ftz].f", "sqrt.$1$2.f32", Plain),
    ("sqrt.{rn|rz|rm|rp}.d", "sqrt.$1.f64", Plain),
    ("sqrt.approx[.ftz].f", "sqrt.approx$1.f32", Plain),
    ("sqrt.f", "sqrt.rn.f32", Plain),
    ("rsqrt.approx[.ftz].{f=f32|d=f64}", "rsqrt.approx$1.$2", Plain),
    ("fma.{rn|rz|rm|rp}[.ftz][.sat].f", "fma.$1$2$3.f32", Plain),
    ("fma.{rn|rz|rm|rp}.d", "fma.$1.f64", Plain),
    ("fma.rn[.ftz][.sat|.relu].{f16|f16x2}", "fma.rn$1$2.$3", Plain),
    ("fma.rn[.relu].{bf16|bf16x2}", "fma.rn$1.$2", Plain),
    (
        "{fmin=min|fmax=max}[.ftz][.nan=.NaN][.xorsign.abs].{f=f32|f16|f16x2|bf16|bf16x2}",
        "$1$2$3$4.$5",
        Plain,
    ),
    ("{fmin=min|fmax=max}.d", "$1.f64", Plain),
    ("{ex2|lg2}.approx[.ftz].f", "$1.approx$2.f32", Plain),
    ("ex2.approx[.ftz].{f32|f16|f16x2}", "ex2.approx$1.$2", Plain),
    ("ex2.approx.ftz.{bf16|bf16x2}", "ex2.approx.ftz.$1", Plain),
    ("{sin|cos}.approx[.ftz].f", "$1.approx$2.f32", Plain),
    ("tanh.approx.{f32|f16|f16x2|bf16|bf16x2}", "tanh.approx.$1", Plain),
    ("{ceil=cvt.rpi|floor=cvt.rmi|round=cvt.rni|trunc=cvt.rzi}[.ftz].f", "$1$2.f32.f32", Plain),
    ("{ceil=cvt.rpi|floor=cvt.rmi|round=cvt.rni|trunc=cvt.rzi}.d", "$1.f64.f64", Plain),
    ("saturate[.ftz].f", "cvt.sat$1.f32.f32", Plain),
    ("saturate.d", "cvt.sat.f64.f64", Plain),
    ("fabs[.ftz].f32", "abs$1.f32", Plain),
    ("fabs[.ftz].{f16|f16x2}", "abs$1.$2", Plain),
    ("fabs.{f64|bf16|bf16x2}", "abs.$1", Plain),
    ("fabs[.ftz].f", "abs$1.f32", Plain),
    ("fabs.d", "abs.f64", Plain),
    ("neg.{bf16|bf16x2}", "neg.$1", Plain),
    ("mulhi.{i=s32|ui=u32|ll=s64|ull=u64|s=s16|us=u16}", "mul.hi.$1", Plain),
    ("mul24.{i=s32|ui=u32}", "mul24.lo.$1", Plain),
    ("sad.{i=s32|ui=u32|ll=s64|ull=u64|s=s16|us=u16}", "sad.$1", Plain),
    ("prmt", "prmt.b32", Plain),
    ("prmt.{f4e|b4e|rc8|ecl|ecr|rc16}", "prmt.b32.$1", Written("prmt")),
    ("fns", "fns.b32", Plain),
    ("flo.{s|u}", "bfind", Written("flo")),
    ("bmsk.{clamp|wrap}", "bmsk.$1.b32", Plain),
    ("{sext|zext}.{clamp|wrap}", "szext.$2", Written("szext")),
    ("idp4a.{s.s=s32.s32|s.u=s32.u32|u.s=u32.s32|u.u=u32.u32}", "dp4a.$1", Plain),
    ("idp2a.{s.s=s32.s32|s.u=s32.u32|u.s=u32.s32|u.u=u32.u32}", "dp2a.lo.$1", Written("idp2a")),
    ("lohi.i2d", "", Written("lohi")),
    ("d2i.lo", "0", Written("half")),
    ("d2i.hi", "1", Written("half")),
    ("{bitcast.f2i|bitcast.i2f|bitcast.d2ll|bitcast.ll2d}", "", Same),
    ("move.{*}", "", Same),
    // Conversions.
    ("d2f.{rn|rz|rm|rp}[.ftz]", "cvt.$1$2.f32.f64", Plain),
    ("d2i.{rn=rni|rz=rzi|rm=rmi|rp=rpi}", "cvt.$1.s32.f64", Plain),
    ("d2ui.{rn=rni|rz=rzi|rm=rmi|rp=rpi}", "cvt.$1.u32.f64", Plain),
    ("d2ll.{rn=rni|rz=rzi|rm=rmi|rp=rpi}", "cvt.$1.s64.f64", Plain),
    ("d2ull.{rn=rni|rz=rzi|rm=rmi|rp=rpi}", "cvt.$1.u64.f64", Plain),
    ("f2i.{rn=rni|rz=rzi|rm=rmi|rp=rpi}[.ftz]", "cvt.$1$2.s32.f32", Plain),
    ("f2ui.{rn=rni|rz=rzi|rm=rmi|rp=rpi}[.ftz]", "cvt.$1$2.u32.f32", Plain),
    ("f2ll.{rn=rni|rz=rzi|rm=rmi|rp=rpi}[.ftz]", "cvt.$1$2.s64.f32", Plain),
    ("f2ull.{rn=rni|rz=rzi|rm=rmi|rp=rpi}[.ftz]", "cvt.$1$2.u64.f32", Plain),
    ("i2d.{rn|rz|rm|rp}", "cvt.$1.f64.s32", Plain),
    ("ui2d.{rn|rz|rm|rp}", "cvt.$1.f64.u32", Plain),
    ("ll2d.{rn|rz|rm|rp}", "cvt.$1.f64.s64", Plain),
    ("ull2d.{rn|rz|rm|rp}", "cvt.$1.f64.u64", Plain),
    ("i2f.{rn|rz|rm|rp}", "cvt.$1.f32.s32", Plain),
    ("ui2f.{rn|rz|rm|rp}", "cvt.$1.f32.u32", Plain),
    ("ll2f.{rn|rz|rm|rp}", "cvt.$1.f32.s64", Plain),
    ("ull2f.{rn|rz|rm|rp}", "cvt.$1.f32.u64", Plain),
    ("f2h.rn[.ftz]", "cvt.rn$1.f16.f32", Written("f2h")),
    ("f2bf16.{rn|rz}[.relu]", "cvt.$1$2.bf16.f32", Plain),
    ("f2f16.{rn|rz}[.relu]", "cvt.$1$2.f16.f32", Plain),
    ("ff2bf16x2.{rn|rz}[.relu]", "cvt.$1$2.bf16x2.f32", Plain),
    ("ff2f16x2.{rn|rz}[.relu]", "cvt.$1$2.f16x2.f32", Plain),
    ("f2tf32.{rna|rn|rz}[.relu]", "cvt.$1$2.tf32.f32", Plain),
    ("f2tf32.rna.satfinite", "cvt.rna.satfinite.tf32.f32", Plain),
    ("ff.to.{e4m3x2|e5m2x2}.rn[.relu]", "cvt.rn.satfinite$2.$1.f32", Plain),
    ("f16x2.to.{e4m3x2|e5m2x2}.rn[.relu]", "cvt.rn.satfinite$2.$1.f16x2", Plain),
    ("{e4m3x2|e5m2x2}.to.f16x2.rn[.relu]", "cvt.rn$2.f16x2.$1", Plain),
    // Memory.
    ("ldu.global.{i|f|p}.{*}", "", Written("ldu")),
    ("ldg.global.{i|f|p}.{*}", "", Written("ldg")),
    ("isspacep.{const|global|local|shared}", "isspacep.$1", Written("isspacep")),
    ("isspacep.shared.cluster", "isspacep.shared::cluster", Written("isspacep")),
    ("nanosleep", "nanosleep.u32", Plain),
    ("exit", "exit", Refused("a thread that ends inside of a function: return instead")),
    ("griddepcontrol.launch.dependents", "griddepcontrol.launch_dependents", Plain),
    ("griddepcontrol.wait", "griddepcontrol.wait", Plain),
    ("setmaxnreg.{inc|dec}.sync.aligned.u32", "setmaxnreg.$1.sync.aligned.u32", Plain),
    ("prefetch.{L1|L2}", "prefetch.$1", Address),
    ("prefetch.{global|local}.{L1|L2}", "prefetch.$1.$2", Address),
    (
        "prefetch.global.L2.{evict.last=evict_last|evict.normal=evict_normal}",
        "prefetch.global.L2::$1",
        Address,
    ),
    ("prefetchu.L1", "prefetchu.L1", Address),
    ("compiler.{error|warn}", "", Refused("a message to the compiler")),
    ("texsurf.handle{*}", "", Refused("textures by reference; pass a texture object instead")),
    // Asynchronous copies.
    ("cp.async.ca.shared.global.{4|8|16}", "cp.async.ca.shared.global", Written("[0], [1], $1")),
    ("cp.async.cg.shared.global.16", "cp.async.cg.shared.global", Written("[0], [1], 16")),
    (
        "cp.async.ca.shared.global.{4|8|16}.s",
        "cp.async.ca.shared.global",
        Written("[0], [1], $1, 2"),
    ),
    ("cp.async.cg.shared.global.16.s", "cp.async.cg.shared.global", Written("[0], [1], 16, 2")),
    ("cp.async.commit.group", "cp.async.commit_group", Plain),
    ("cp.async.wait.group", "cp.async.wait_group", Plain),
    ("cp.async.wait.all", "cp.async.wait_all", Plain),
    ("cp.async.mbarrier.arrive[.noinc]", "cp.async.mbarrier.arrive$1.b64", Address),
    ("cp.async.mbarrier.arrive[.noinc].shared", "cp.async.mbarrier.arrive$1.shared.b64", Address),
    ("cp.async.bulk.commit.group", "cp.async.bulk.commit_group", Plain),
    ("cp.async.bulk.wait.group[.read]", "cp.async.bulk.wait_group$1", Plain),
    // Barriers in memory.
    ("mbarrier.init", "mbarrier.init.b64", Written("[0], 1")),
    ("mbarrier.init.shared", "mbarrier.init.shared.b64", Written("[0], 1")),
    ("mbarrier.inval", "mbarrier.inval.b64", Address),
    ("mbarrier.inval.shared", "mbarrier.inval.shared.b64", Address),
    ("mbarrier.arrive[.drop]", "mbarrier.arrive$1.b64", Address),
    ("mbarrier.arrive[.drop].shared", "mbarrier.arrive$1.shared.b64", Address),
    ("mbarrier.arrive[.drop].noComplete", "mbarrier.arrive$1.noComplete.b64", Written("[0], 1")),
    (
        "mbarrier.arrive[.drop].noComplete.shared",
        "mbarrier.arrive$1.noComplete.shared.b64",
        Written("[0], 1"),
    ),
    ("mbarrier.test.wait", "mbarrier.test_wait.b64", Written("[0], 1")),
    ("mbarrier.test.wait.shared", "mbarrier.test_wait.shared.b64", Written("[0], 1")),
    ("mbarrier.pending.count", "mbarrier.pending_count.b64", Plain),
    // Clusters.
    ("mapa", "mapa.u64", Written("mapa")),
    ("mapa.shared.cluster", "mapa.shared::cluster.u64", Written("mapa")),
    ("getctarank", "getctarank.u64", Written("rank")),
    ("getctarank.shared.cluster", "getctarank.shared::cluster.u64", Written("rank")),
    ("is_explicit_cluster", "", Written("explicit")),
    ("pm.event.mask", "pmevent.mask", Plain),
    ("internal.addrspace.wrap{*}", "", Same),
    ("reflect", "", Refused("`llvm.nvvm.reflect`: call `__nvvm_reflect`")),
    ("nothing", "", Nothing),
];
