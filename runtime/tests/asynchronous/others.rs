//! Addresses in a cluster, fences, policies, the stack, and requests to cancel launches.

use super::cluster::{Cluster, Event, GENERIC, GLOBAL, WINDOW};
use irc_ptx::isa::sem::{Control, Sem};
use irc_ptx::isa::{Order, RowId, Scope, row, rows};
use irc_runtime::sim::copies::Timing;

fn machine() -> Cluster {
    Cluster::new(3, Timing::Eager)
}

#[test]
fn addresses_of_the_cluster() {
    let mut m = machine();
    m.cta = 1;
    m.set_rd(1, GENERIC + 40);
    m.run(
        "mapa.shared::cluster.u32 %r1, 40, 2; getctarank.shared::cluster.u32 %r2, %r1;
         mapa.u64 %rd2, %rd1, 0; getctarank.u64 %r3, %rd2;
         getctarank.u64 %r4, %rd1; getctarank.shared::cluster.u32 %r5, 40;
         isspacep.shared::cluster %p1, %rd2; isspacep.shared::cta %p2, %rd2;
         isspacep.shared::cta %p3, %rd1; isspacep.global %p4, %rd1;",
    );
    assert_eq!(u64::from(m.r(1)), 3 * WINDOW + 40);
    assert_eq!(m.rd(2), GENERIC + WINDOW + 40);
    assert_eq!([2, 3, 4, 5].map(|n| m.r(n)), [2, 0, 1, 1]);
    assert_eq!([1, 2, 3, 4].map(|n| m.p(n)), [true, false, true, false]);
    let fault = m.fault("mapa.shared::cluster.u32 %r1, 40, 3;");
    assert_eq!(fault, "no CTA of the cluster has this rank: 0x3");
    m.set_rd(1, GLOBAL);
    for line in ["mapa.u64 %rd2, %rd1, 0;", "getctarank.u64 %r1, %rd1;"] {
        let what = "a generic address outside the shared memory of the cluster: 0x10000";
        assert_eq!(m.fault(line), what);
    }
}

#[test]
fn fences_say_what_they_order() {
    let mut m = machine();
    m.run(
        "fence.sc.gpu; fence.acq_rel.cta; fence.cluster; fence.acquire.sys;
         fence.mbarrier_init.release.cluster; membar.cta; membar.gl; membar.sys;
         fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;
         fence.proxy.tensormap::generic.release.gpu;",
    );
    let fences = [
        (Order::Sc, Scope::Gpu),
        (Order::AcqRel, Scope::Cta),
        (Order::AcqRel, Scope::Cluster),
        (Order::Acquire, Scope::Sys),
        (Order::Release, Scope::Cluster),
        (Order::Sc, Scope::Cta),
        (Order::Sc, Scope::Gpu),
        (Order::Sc, Scope::Sys),
        (Order::Acquire, Scope::Cluster),
        (Order::Release, Scope::Gpu),
    ];
    assert_eq!(m.events, fences.map(|(order, scope)| Event::Fence(order, scope)));
}

#[test]
fn launches_are_not_cancelled() {
    for (multicast, ctas) in [("", 1), (".multicast::cluster::all", 3)] {
        let mut m = machine();
        for cta in (0..3).rev() {
            m.cta = cta;
            m.run(
                "mbarrier.init.shared.b64 [8], 1;
                 mbarrier.arrive.expect_tx.shared.b64 _, [8], 16;",
            );
        }
        m.run(&format!(
            "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes\
             {multicast}.b128 [32], [8];"
        ));
        for cta in 0..3 {
            m.cta = cta;
            m.run("mbarrier.test_wait.parity.shared.b64 %p1, [8], 0;");
            assert_eq!(m.p(1), cta < ctas);
            let answer = if cta < ctas { 0 } else { 0xa5 };
            assert_eq!(m.shared[cta][32..48], [answer; 16]);
        }
        // The register holds zeros, as the answer does.
        m.set_p(2, true);
        m.run(
            "clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %p2, %rq1;
             clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128
                 {%r1, %r2, %r3, %r4}, %rq1;
             clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %r5, %rq1;",
        );
        assert!(!m.p(2));
        let fault = m.fault(
            "clusterlaunchcontrol.try_cancel.async.mbarrier::complete_tx::bytes.b128 [36], [8];",
        );
        assert_eq!(fault, "16 bytes at 0x24 are misaligned");
    }
}

#[test]
fn policies_are_opaque_but_differ() {
    let mut m = machine();
    m.set_r(1, 3.5f32.to_bits());
    m.set_rd(4, 0x1234);
    m.run(
        "createpolicy.fractional.L2::evict_last.b64 %rd1, 0.5;
         createpolicy.fractional.L2::evict_first.b64 %rd2;
         createpolicy.range.L2::evict_last.L2::evict_first.b64 %rd3, [%rd4], 256, 1024;
         createpolicy.cvt.L2.b64 %rd4, %rd4;",
    );
    assert!(m.rd(1) != m.rd(2) && m.rd(2) != m.rd(3) && m.rd(4) == 0x1234);
    m.set_r(2, 256);
    let fault = m.fault("createpolicy.range.L2::evict_last.b64 %rd3, [%rd4], %r2, 128;");
    assert_eq!(fault, "the primary range is larger than all of the range: 0x100");
}

#[test]
fn what_is_discarded_is_undefined() {
    let mut m = machine();
    m.run("discard.global.L2 [0x10080], 128;");
    assert_eq!(m.events, [Event::Undefined(0x10080, 128)]);
    let fault = m.fault("discard.global.L2 [0x10040], 128;");
    assert_eq!(fault, "128 bytes at 0x10040 are misaligned");
}

#[test]
fn the_stack_grows_and_shrinks() {
    let mut m = machine();
    m.run(
        "stacksave.u64 %rd1; alloca.u64 %rd2, 40; alloca.u64 %rd3, 3, 64; stacksave.u64 %rd4;
         stackrestore.u64 %rd1; stacksave.u64 %rd5; stacksave.u32 %r1;",
    );
    assert_eq!([1, 2, 3, 4, 5].map(|n| m.rd(n)), [0x8000, 0x7fd8, 0x7fc0, 0x7fc0, 0x8000]);
    assert_eq!(m.r(1), 0x8000);
}

#[test]
fn what_nobody_sees_does_nothing() {
    let control = |id: RowId| match row(id).sem {
        Sem::Control(control) => control,
        other => panic!("{other:?} of {}", row(id).id_name),
    };
    for id in [
        rows::CP_BULK_PREFETCH,
        rows::CP_PREFETCH_TENSOR,
        rows::CP_PREFETCH_TENSOR_IM2COL,
        rows::PREFETCH,
        rows::PREFETCHU,
        rows::APPLYPRIORITY,
        rows::SETMAXNREG,
        rows::GRIDDEPCONTROL,
        rows::PMEVENT,
        rows::PMEVENT_MASK,
        rows::BRKPT,
    ] {
        assert_eq!(control(id), Control::Nothing, "{}", row(id).id_name);
    }
    assert_eq!(control(rows::NANOSLEEP), Control::Yield);
    assert_eq!(control(rows::BARRIER_CLUSTER_ARRIVE), Control::ClusterArrive);
    assert_eq!(control(rows::BARRIER_CLUSTER_WAIT), Control::ClusterWait);
}
