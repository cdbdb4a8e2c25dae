//! The barrier of a cluster.

use crate::pairs::{Want, pair, runs, text};
use irc_runtime::sim::check::report::FaultKind;

#[test]
fn threads_that_wait_without_having_arrived() {
    let body = "FIX
                barrier.cluster.wait; //!
                ";
    let what = "it waits at the barrier of the cluster, but has not arrived there";
    let want = Want::any(FaultKind::BarrierMisuse, what);
    pair((2, 32, 2), body, "", "barrier.cluster.arrive;", want);
    // Some of a warp.
    let faulty = "setp.lt.u32 %p1, %r1, 7; @%p1 barrier.cluster.arrive;";
    let fixed = "setp.lt.u32 %p1, %r1, 7; @%p1 barrier.cluster.arrive;
                 @!%p1 barrier.cluster.arrive;";
    pair((1, 32, 1), body, faulty, fixed, Want::new(FaultKind::BarrierMisuse, what, (7, 0)));
}

#[test]
fn threads_that_arrive_twice() {
    let body = "barrier.cluster.arrive; FIX
                barrier.cluster.arrive; //!
                barrier.cluster.wait;";
    let what = "it has arrived at the barrier of the cluster, but not waited there";
    let want = Want::any(FaultKind::BarrierMisuse, what);
    pair((2, 64, 2), body, "", "barrier.cluster.wait;", want);
}

#[test]
fn shared_memory_of_a_cta_that_has_ended() {
    // Threads that have ended are not waited for at the barrier.
    let access = |access: &str| {
        format!(
            "st.shared.u32 [%r5], %r1; mapa.shared::cluster.u32 %r8, %r5, 1; mov.u32 %r9, 0;
             barrier.cluster.arrive; barrier.cluster.wait;
             setp.eq.u32 %p1, %r3, 1; @%p1 FIX;
             $L1: barrier.cluster.arrive; barrier.cluster.wait;
             @%p1 bra $L2;
             {access} //!
             $L2: barrier.cluster.arrive; barrier.cluster.wait;"
        )
    };
    let what = "are out of bounds, because its CTA has ended";
    let want = Want::new(FaultKind::UseAfterFree, what, (0, 0));
    for text in [
        "ld.shared::cluster.u32 %r9, [%r8];",
        "st.shared::cluster.u32 [%r8], %r9;",
        "atom.shared::cluster.add.u32 %r9, [%r8], 1;",
    ] {
        pair((2, 32, 2), &access(text), "exit", "bra $L1", want);
    }
}

#[test]
fn threads_that_come_to_the_next_phase_before_others_have_waited() {
    let phase = "barrier.cluster.arrive; @%p1 nanosleep.u32 10; barrier.cluster.wait;";
    let body = format!(
        "setp.eq.u32 %p1, %r3, 1; {} @%p1 exit; st.global.u32 [%rd2], %r1;",
        phase.repeat(4)
    );
    let words = runs((2, 64, 2), &text("", &body));
    assert!((0..64).all(|i| words[i] == i as u32), "{words:?}");
}

#[test]
fn a_cta_that_waits_for_something_else() {
    let body = "setp.ne.u32 %p1, %r3, 0; setp.lt.u32 %p2, %r1, 32; and.pred %p1, %p1, %p2;
                @%p1 FIX; //?
                barrier.cluster.arrive;
                barrier.cluster.wait; //!
                ";
    let waiting = [
        ("it waits at the barrier of the cluster", 0, 0),
        ("it waits at barrier 0, which 1 of 2 warps have reached", 0, 1),
        ("it waits at the barrier of the cluster", 32, 1),
    ];
    pair((2, 64, 2), body, "bar.sync 0", "bar.sync 0, 32", Want::deadlock(&waiting));
}
