//! Barriers in memory.

use super::cluster::{Cluster, Event, GENERIC, WINDOW};
use irc_ptx::isa::sem::Step;
use irc_ptx::isa::{Order, Scope};
use irc_runtime::sim::copies::Timing;

fn one() -> Cluster {
    Cluster::new(1, Timing::Eager)
}

impl Cluster {
    /// Whether the phase of a parity is complete, at the barrier at address 8.
    #[track_caller]
    fn is_over(&mut self, parity: u32) -> bool {
        self.run(&format!("mbarrier.test_wait.parity.shared.b64 %p7, [8], {parity};"));
        self.p(7)
    }
}

#[test]
fn phases_end_when_all_have_arrived() {
    let mut m = one();
    m.run("mbarrier.init.shared.b64 [8], 2;");
    // The phase before the first counts as complete.
    assert!(m.is_over(1) && !m.is_over(0));
    m.run("mbarrier.arrive.shared.b64 %rd1, [8]; mbarrier.test_wait.shared.b64 %p1, [8], %rd1;");
    assert!(!m.p(1));
    m.run("mbarrier.arrive.shared.b64 %rd2, [8]; mbarrier.test_wait.shared.b64 %p1, [8], %rd1;");
    assert!(m.p(1));
    m.run("mbarrier.test_wait.shared.b64 %p1, [8], %rd2;");
    assert!(m.p(1) && m.is_over(0) && !m.is_over(1));
    // Both arrivals of the next phase at once, and the phases go on in turn.
    m.run("mbarrier.arrive.shared.b64 %rd3, [8], 2; mbarrier.test_wait.shared.b64 %p1, [8], %rd3;");
    assert!(m.p(1) && m.is_over(1) && !m.is_over(0));
}

#[test]
fn generic_addresses_reach_the_same_barrier() {
    let mut m = one();
    m.set_rd(4, GENERIC + 8);
    m.run("mbarrier.init.b64 [%rd4], 1; mbarrier.arrive.shared.b64 _, [8];");
    m.run("mbarrier.test_wait.parity.b64 %p1, [%rd4], 0;");
    assert!(m.p(1));
}

#[test]
fn bytes_hold_the_phase_up() {
    let mut m = one();
    m.run("mbarrier.init.shared.b64 [8], 1; mbarrier.arrive.expect_tx.shared.b64 %rd1, [8], 48;");
    m.run("mbarrier.complete_tx.shared.b64 [8], 16;");
    assert!(!m.is_over(0));
    m.run("mbarrier.complete_tx.shared.b64 [8], 32;");
    assert!(m.is_over(0));
    // Bytes may come before they are expected, and before the arrival.
    m.run("mbarrier.complete_tx.shared.b64 [8], 64; mbarrier.expect_tx.shared.b64 [8], 64;");
    assert!(!m.is_over(1));
    m.run("mbarrier.complete_tx.shared.b64 [8], 8; mbarrier.arrive.shared.b64 _, [8];");
    assert!(!m.is_over(1));
    m.run("mbarrier.expect_tx.shared.b64 [8], 8;");
    assert!(m.is_over(1));
}

#[test]
fn drops_last() {
    let mut m = one();
    m.run("mbarrier.init.shared.b64 [8], 3; mbarrier.arrive_drop.shared.b64 _, [8];");
    m.run("mbarrier.arrive.shared.b64 _, [8], 2;");
    assert!(m.is_over(0));
    m.run(
        "mbarrier.arrive_drop.expect_tx.shared.b64 _, [8], 4; mbarrier.arrive.shared.b64 _, [8];",
    );
    assert!(!m.is_over(1));
    m.run("mbarrier.complete_tx.shared.b64 [8], 4;");
    assert!(m.is_over(1));
    m.run("mbarrier.arrive.shared.b64 _, [8];");
    assert!(m.is_over(0));
    let fault = m.fault("mbarrier.arrive_drop.shared.b64 _, [8], 2;");
    assert_eq!(fault, "more arrivals than the phase waits for, at the barrier at 0x8");
}

#[test]
fn states_know_what_was_missing() {
    let mut m = one();
    m.run("mbarrier.init.shared.b64 [8], 5; mbarrier.arrive.noComplete.shared.b64 %rd1, [8], 3;");
    m.run("mbarrier.pending_count.b64 %r1, %rd1;");
    assert_eq!(m.r(1), 5);
    m.run("mbarrier.arrive_drop.noComplete.shared.b64 %rd1, [8], 1;");
    m.run("mbarrier.pending_count.b64 %r1, %rd1;");
    assert_eq!(m.r(1), 2);
    let fault = m.fault("mbarrier.arrive.noComplete.shared.b64 _, [8], 1;");
    assert_eq!(fault, "an arrival with `.noComplete` completes the phase of the barrier at 0x8");
    m.run("mbarrier.arrive.shared.b64 %rd1, [8];");
    let fault = m.fault("mbarrier.pending_count.b64 %r1, %rd1;");
    assert!(fault.starts_with("the state is not of an arrival with `.noComplete`: 0x6d62"));
}

#[test]
fn what_is_no_barrier_is_noticed() {
    let mut m = one();
    let uses = [
        "mbarrier.arrive.shared.b64 _, [8];",
        "mbarrier.arrive_drop.shared.b64 _, [8];",
        "mbarrier.expect_tx.shared.b64 [8], 4;",
        "mbarrier.complete_tx.shared.b64 [8], 4;",
        "mbarrier.test_wait.parity.shared.b64 %p1, [8], 0;",
        "mbarrier.try_wait.parity.shared.b64 %p1, [8], 0;",
        "cp.async.mbarrier.arrive.shared.b64 [8];",
        "mbarrier.inval.shared.b64 [8];",
    ];
    let check = |m: &mut Cluster| {
        for line in uses {
            assert_eq!(m.fault(line), "no initialised barrier at 0x8", "{line}");
        }
    };
    for fill in [0, 0xa5, 0xff] {
        m.shared[0][8..16].fill(fill);
        check(&mut m);
    }
    for number in [1, 0x3f80_0000_3f80_0000, 0x0000_7f12_3456_789a, 0x4000_0000_0000_0000u64] {
        m.shared[0][8..16].copy_from_slice(&number.to_le_bytes());
        check(&mut m);
    }
    m.run("mbarrier.init.shared.b64 [8], 1; mbarrier.inval.shared.b64 [8];");
    check(&mut m);
}

#[test]
fn misuse_is_noticed() {
    let mut m = one();
    m.set_r(1, 0);
    m.set_r(2, 1 << 20);
    m.set_r(3, 2);
    m.set_rd(3, 5);
    m.run("mbarrier.init.shared.b64 [8], 2;");
    for (line, fault) in [
        ("mbarrier.init.shared.b64 [12], 1;", "8 bytes at 0xc are misaligned"),
        ("mbarrier.init.b64 [65536], 1;", "a barrier is not in shared memory at 0x10000"),
        ("mbarrier.init.shared.b64 [16], %r1;", "an invalid number of arrivals for a barrier: 0x0"),
        (
            "mbarrier.init.shared.b64 [16], %r2;",
            "an invalid number of arrivals for a barrier: 0x100000",
        ),
        (
            "mbarrier.init.layout::v1.shared.b64 [16], 512;",
            "an invalid number of arrivals for a barrier: 0x200",
        ),
        (
            "mbarrier.arrive.shared.b64 _, [8], 3;",
            "more arrivals than the phase waits for, at the barrier at 0x8",
        ),
        (
            "mbarrier.arrive.shared.b64 _, [8], %r1;",
            "a count of arrivals is from 1 to 1048575: 0x0",
        ),
        (
            "mbarrier.expect_tx.shared.b64 [8], 1048576;",
            "the count of bytes overflows in the barrier at 0x8",
        ),
        (
            "mbarrier.complete_tx.shared.b64 [8], 1048576;",
            "the count of bytes overflows in the barrier at 0x8",
        ),
        (
            "mbarrier.test_wait.parity.shared.b64 %p1, [8], %r3;",
            "the parity of a phase is 0 or 1: 0x2",
        ),
        ("mbarrier.test_wait.shared.b64 %p1, [8], %rd3;", "no state of a barrier: 0x5"),
    ] {
        assert_eq!(m.fault(line), fault, "{line}");
    }
    // None of this has changed the barrier.
    m.run("mbarrier.arrive.shared.b64 _, [8], 2;");
    assert!(m.is_over(0));
}

#[test]
fn arrivals_release_and_waits_acquire() {
    let mut m = one();
    let mut events = |lines: &str| -> Vec<(bool, Option<Scope>, u64)> {
        m.events.clear();
        m.run(lines);
        let of = |event: &Event| match *event {
            Event::Release(a) => (true, a.scope, a.address, a.order, Order::Release),
            Event::Acquire(a) => (false, a.scope, a.address, a.order, Order::Acquire),
            other => panic!("{other:?}"),
        };
        let check = |(release, scope, address, order, expected)| {
            assert_eq!(order, Some(expected));
            (release, scope, address)
        };
        m.events.iter().map(of).map(check).collect()
    };
    let (cta, cluster) = (Some(Scope::Cta), Some(Scope::Cluster));
    assert_eq!(events("mbarrier.init.shared.b64 [8], 1;"), []);
    assert_eq!(events("mbarrier.test_wait.parity.shared.b64 %p1, [8], 0;"), []);
    assert_eq!(events("mbarrier.arrive.shared.b64 _, [8];"), [(true, cta, 8)]);
    let wait = "mbarrier.test_wait.parity.shared.b64 %p1, [8], 0;";
    assert_eq!(events(wait), [(false, cta, 8)]);
    let wait = "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p1, [8], 0;";
    assert_eq!(events(wait), [(false, cluster, 8)]);
    let wait = "mbarrier.try_wait.parity.relaxed.cluster.shared::cta.b64 %p1, [8], 0;";
    assert_eq!(events(wait), []);
    let arrive = "mbarrier.arrive.expect_tx.release.cluster.shared.b64 _, [8], 8;";
    assert_eq!(events(arrive), [(true, cluster, 8)]);
    assert_eq!(events("mbarrier.complete_tx.shared.b64 [8], 8;"), []);
    assert_eq!(events("mbarrier.arrive.relaxed.cta.shared.b64 _, [8];"), []);
}

#[test]
fn waits_last_as_long_as_the_machine_wants() {
    let mut m = one();
    m.run("mbarrier.init.shared.b64 [8], 1;");
    let wait = "mbarrier.try_wait.parity.shared.b64 %p1, [8], 0, 100;";
    m.set_p(1, true);
    assert_eq!(m.attempt(wait), Ok(Step::Wait));
    assert!(m.p(1), "what waits has done nothing");
    m.patient = false;
    assert_eq!(m.attempt(wait), Ok(Step::Done));
    assert!(!m.p(1));
    m.patient = true;
    m.run("mbarrier.arrive.shared.b64 _, [8];");
    assert_eq!(m.attempt(wait), Ok(Step::Done));
    assert!(m.p(1));
}

#[test]
fn other_ctas_arrive_but_do_not_wait() {
    let mut m = Cluster::new(3, Timing::Eager);
    m.run("mbarrier.init.shared.b64 [8], 2;");
    m.cta = 2;
    m.run("mapa.shared::cluster.u32 %r1, 8, 0;");
    assert_eq!(u64::from(m.r(1)), WINDOW + 8);
    m.run("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r1];");
    m.run("mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64 _, [%r1], 16;");
    m.run("mbarrier.complete_tx.shared::cluster.b64 [%r1], 16;");
    m.set_rd(1, GENERIC + WINDOW + 8);
    for line in [
        "mbarrier.test_wait.parity.b64 %p1, [%rd1], 0;",
        "mbarrier.try_wait.parity.b64 %p1, [%rd1], 0;",
        "mbarrier.inval.b64 [%rd1];",
        "mbarrier.init.b64 [%rd1], 1;",
        "cp.async.mbarrier.arrive.b64 [%rd1];",
    ] {
        let what =
            "this operation is for barriers of the own CTA; it is of another at 0x10001000008";
        assert_eq!(m.fault(line), what);
    }
    m.cta = 0;
    assert!(m.is_over(0));
}

/// What a barrier counts, as the manual says it.
struct Model {
    phase: u64,
    expected: i64,
    pending: i64,
    tx: i64,
}

impl Model {
    fn settle(&mut self) {
        if self.pending == 0 && self.tx == 0 {
            self.phase += 1;
            self.pending = self.expected;
        }
    }
}

#[test]
fn barriers_count_as_the_manual_says() {
    const MAX: i64 = (1 << 20) - 1;
    arbtest::arbtest(|u| {
        let mut m = one();
        let count = i64::from(u.int_in_range(1..=4u32)?);
        m.run(&format!("mbarrier.init.shared.b64 [8], {count};"));
        let mut model = Model { phase: 0, expected: count, pending: count, tx: 0 };
        for _ in 0..u.int_in_range(1..=30u32)? {
            let n = i64::from(u.int_in_range(1..=3u32)?);
            let bytes = *u.choose(&[0, 16, 1024, MAX / 2, MAX])?;
            let kind = u.int_in_range(0..=4u32)?;
            let (line, arrivals, dropped, tx) = match kind {
                0 => (format!("mbarrier.arrive.shared.b64 %rd1, [8], {n};"), n, 0, 0),
                1 => (format!("mbarrier.arrive_drop.shared.b64 %rd1, [8], {n};"), n, n, 0),
                2 => (format!("mbarrier.expect_tx.shared.b64 [8], {bytes};"), 0, 0, bytes),
                3 => (format!("mbarrier.complete_tx.shared.b64 [8], {bytes};"), 0, 0, -bytes),
                _ => {
                    let line = format!("mbarrier.arrive.expect_tx.shared.b64 %rd1, [8], {bytes};");
                    (line, 1, 0, bytes)
                }
            };
            let legal = model.pending >= arrivals
                && model.expected >= dropped
                && (model.tx + tx).abs() <= MAX;
            if !legal {
                m.fault(&line);
                continue;
            }
            let phase = model.phase;
            model.pending -= arrivals;
            model.expected -= dropped;
            model.tx += tx;
            model.settle();
            m.run(&line);
            for parity in 0..2 {
                assert_eq!(m.is_over(parity), model.phase % 2 != u64::from(parity));
            }
            if arrivals > 0 {
                m.run("mbarrier.test_wait.shared.b64 %p1, [8], %rd1;");
                assert_eq!(m.p(1), model.phase != phase);
            }
        }
        Ok(())
    });
}
