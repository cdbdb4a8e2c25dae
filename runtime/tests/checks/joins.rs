//! Where threads of a warp meet that have gone different ways, under the fair schedule.

use crate::pairs::{run, text};
use irc_runtime::sim::check::report::FaultKind;
use irc_runtime::sim::{Options, Schedule};

/// The words of the buffer after a launch of one warp under the fair schedule, with which nothing
/// is wrong.
fn fair(body: &str) -> Vec<u32> {
    let (finished, words) = run((1, 32, 1), body, Options::default().with_steps(1 << 20));
    assert!(finished.reports.is_empty(), "{}\n{body}", finished.reports[0]);
    words[..32].to_vec()
}

/// Each thread stores which others are with it.
const MASK: &str = "activemask.b32 %r9; st.global.u32 [%rd2], %r9;";
const ALL: [u32; 32] = [u32::MAX; 32];

#[test]
fn both_sides_of_a_branch() {
    let body = format!(
        "setp.lt.u32 %p1, %r1, 5; @%p1 bra $L;
         add.u32 %r7, %r1, 1; mul.lo.u32 %r7, %r7, %r7; bra $E;
         $L: add.u32 %r7, %r1, 2;
         $E: {MASK}"
    );
    assert_eq!(fair(&text("", &body)), ALL);
    // The join may stand before what branches to it.
    let body = format!(
        "setp.lt.u32 %p1, %r1, 5; bra $S; $E: {MASK} exit;
         $S: @%p1 bra $L; add.u32 %r7, %r1, 1; bra $E;
         $L: add.u32 %r7, %r1, 2; mul.lo.u32 %r7, %r7, %r7; bra $E;"
    );
    assert_eq!(fair(&text("", &body)), ALL);
}

#[test]
fn what_relies_on_it_differs_under_another_schedule() {
    let body = format!(
        "setp.lt.u32 %p1, %r1, 5; @%p1 bra $L; add.u32 %r7, %r1, 1; bra $E;
         $L: add.u32 %r7, %r1, 2; $E: {MASK}"
    );
    let options = Options::default().with_schedule(Schedule::Adversarial);
    let (_, words) = run((1, 32, 1), &text("", &body), options);
    assert_ne!(words[..32], ALL);
}

#[test]
fn branches_within_branches() {
    let inner = "activemask.b32 %r8; popc.b32 %r8, %r8;";
    let body = format!(
        "mov.u32 %r8, 0; setp.lt.u32 %p1, %r1, 20; @%p1 bra $L; mov.u32 %r7, 1; bra $E;
         $L: and.b32 %r7, %r1, 1; setp.eq.u32 %p2, %r7, 0; @%p2 bra $M;
         and.b32 %r7, %r1, 2; setp.eq.u32 %p3, %r7, 0; @%p3 bra $N; add.u32 %r7, %r7, 1;
         $N: add.u32 %r7, %r7, 3; bra $I;
         $M: add.u32 %r7, %r7, 9;
         $I: {inner}
         $E: activemask.b32 %r9; popc.b32 %r9, %r9; mad.lo.u32 %r9, %r8, 100, %r9;
         st.global.u32 [%rd2], %r9;"
    );
    let words = fair(&text("", &body));
    assert!((0..32).all(|i| words[i] == if i < 20 { 2032 } else { 32 }), "{words:?}");
}

#[test]
fn rounds_of_a_loop_that_differ() {
    // With memory in the loop, with atomics, and with a loop within.
    for work in [
        "add.u32 %r7, %r7, 3;",
        "st.shared.u32 [%r5], %r8; ld.shared.u32 %r7, [%r5];",
        "atom.shared.add.u32 %r7, [%r5+512], 1;",
        "mov.u32 %r10, 0; $K: add.u32 %r10, %r10, 1; setp.lt.u32 %p2, %r10, %r8; @%p2 bra $K;",
    ] {
        let body = format!(
            "st.shared.u32 [%r5+512], 0; mul.lo.u32 %r9, %r1, 13; and.b32 %r9, %r9, 31;
             mov.u32 %r8, 0; mov.u32 %r7, 0;
             $L: {work} add.u32 %r8, %r8, 1; setp.le.u32 %p1, %r8, %r9; @%p1 bra $L; {MASK}"
        );
        assert_eq!(fair(&text("", &body)), ALL, "{work}");
    }
}

#[test]
fn threads_that_leave_a_loop_in_its_middle() {
    let body = format!(
        "mov.u32 %r8, 0;
         $L: setp.eq.u32 %p1, %r8, %r1; @%p1 bra $B; add.u32 %r8, %r8, 1;
         setp.lt.u32 %p2, %r8, 20; @%p2 bra $L; add.u32 %r7, %r8, 1;
         $B: {MASK}"
    );
    assert_eq!(fair(&text("", &body)), ALL);
}

#[test]
fn threads_that_end_early_are_not_waited_for() {
    for end in ["@%p2 exit;", "@%p2 bra $X;"] {
        let body = format!(
            "setp.lt.u32 %p1, %r1, 16; setp.lt.u32 %p2, %r1, 4; @%p1 bra $L; mov.u32 %r7, 1; bra $E;
             $L: {end} mov.u32 %r7, 2;
             $E: {MASK} $X: exit;"
        );
        let words = fair(&text("", &body));
        assert_eq!(words[4..], [0xffff_fff0; 28], "{end}");
    }
}

#[test]
fn calls_and_early_returns() {
    let function = ".func (.reg .b32 o) f(.reg .b32 i) { .reg .pred %p<4>; .reg .b32 %r<4>;
         setp.lt.u32 %p1, i, 7; @%p1 bra $R; setp.lt.u32 %p2, i, 9; mov.u32 o, 5; @%p2 ret;
         mul.lo.u32 o, i, i; ret; $R: mov.u32 o, 1; ret; }";
    let body = format!("call (%r7), f, (%r1); {MASK}");
    assert_eq!(fair(&text(function, &body)), ALL);
    // Calls on one side, and under a guard.
    let body = format!(
        "setp.lt.u32 %p1, %r1, 20; @%p1 bra $L; mov.u32 %r7, 3; bra $E;
         $L: call (%r7), f, (%r1); $E: setp.lt.u32 %p2, %r1, 3; @%p2 call (%r8), f, (%r1); {MASK}"
    );
    assert_eq!(fair(&text(function, &body)), ALL);
}

#[test]
fn calls_of_different_functions() {
    let functions = ".func (.reg .b32 o) f(.reg .b32 i) { add.u32 o, i, 1; ret; }
         .func (.reg .b32 o) g(.reg .b32 i) { mul.lo.u32 o, i, i; add.u32 o, o, i; ret; }";
    let body = format!(
        "proto: .callprototype (.reg .b32 _) _ (.reg .b32 _);
         mov.u64 %rd3, f; mov.u64 %rd4, g; setp.lt.u32 %p1, %r1, 9;
         selp.b64 %rd3, %rd3, %rd4, %p1; call (%r7), %rd3, (%r1), proto; {MASK}"
    );
    assert_eq!(fair(&text(functions, &body)), ALL);
}

#[test]
fn a_table_of_branches() {
    let body = format!(
        "and.b32 %r7, %r1, 3; t: .branchtargets $A, $B, $C, $A; brx.idx %r7, t;
         $A: add.u32 %r8, %r1, 1; bra $E; $B: add.u32 %r8, %r1, 2; mul.lo.u32 %r8, %r8, 3;
         $C: add.u32 %r8, %r1, 3; $E: {MASK}"
    );
    assert_eq!(fair(&text("", &body)), ALL);
}

#[test]
fn a_loop_with_two_entries() {
    let body = format!(
        "mov.u32 %r8, %r1; setp.lt.u32 %p1, %r1, 9; @%p1 bra $B;
         $A: add.u32 %r8, %r8, 1;
         $B: add.u32 %r8, %r8, 2; setp.lt.u32 %p2, %r8, 50; @%p2 bra $A; {MASK}"
    );
    assert_eq!(fair(&text("", &body)), ALL);
}

#[test]
fn a_loop_that_only_traps_and_ends_leave() {
    let body = format!(
        "mov.u32 %r8, 0;
         $L: add.u32 %r8, %r8, 1; and.b32 %r7, %r1, %r8; setp.eq.u32 %p1, %r7, 0; @%p1 bra $M;
         setp.gt.u32 %p3, %r7, 100; @%p3 bra $T; add.u32 %r9, %r7, 1; bra $J; $M: mov.u32 %r9, 0;
         $J: {MASK} setp.ge.u32 %p2, %r8, 6; @%p2 exit; bra $L; $T: trap;"
    );
    assert_eq!(fair(&text("", &body)), ALL);
}

#[test]
fn votes_of_those_that_are_here() {
    let body = "setp.lt.u32 %p1, %r1, 5; @%p1 bra $L; mov.u32 %r7, 1; bra $E;
                $L: vote.ballot.b32 %r8, 1; st.global.u32 [%rd1+512], %r8;
                $E: setp.eq.u32 %p2, %r1, 3; vote.any.pred %p3, %p2; selp.u32 %r9, 1, 0, %p3;
                st.global.u32 [%rd2], %r9;";
    let body = text("", body).replace(".version 8.0", ".version 6.0").replace("sm_90", "sm_60");
    let body = body.replace("%r8, 1;", "%r8, %p1;");
    let (finished, words) = run((1, 32, 1), &body, Options::default());
    let races = |kind| matches!(kind, FaultKind::Race | FaultKind::RedundantStore);
    assert!(finished.reports.iter().all(|report| races(report.kind)), "{:?}", finished.reports);
    assert_eq!((words[128], &words[..32]), (0x1f, &[1; 32][..]));
}

#[test]
fn a_lock_within_a_warp_is_given_back() {
    // The one that leaves the loop first does not wait for the others, inside of which it branches.
    let body = "@%p7 st.shared.v2.u32 [%r4], {0, 0}; bar.sync 0;
        $L: atom.acquire.cta.shared.cas.b32 %r7, [%r4], 0, 1;
        setp.ne.u32 %p1, %r7, 0; @%p1 bra $L;
        and.b32 %r9, %r1, 1; setp.eq.u32 %p2, %r9, 0; @%p2 bra $M; mov.u32 %r9, 100; $M:
        ld.shared.u32 %r8, [%r4+4]; add.u32 %r8, %r8, %r9; st.shared.u32 [%r4+4], %r8;
        st.release.cta.shared.u32 [%r4], 0; bar.sync 0;
        ld.shared.u32 %r8, [%r4+4]; st.global.u32 [%rd2], %r8;";
    assert_eq!(fair(&text("", body)), [1600; 32]);
}

#[test]
fn lanes_that_wait_for_lanes_of_the_other_side() {
    let body = "@%p7 st.shared.u32 [%r4], 0; bar.sync 0; setp.lt.u32 %p1, %r1, 16; @%p1 bra $L;
        $W: ld.acquire.cta.shared.u32 %r7, [%r4]; setp.eq.u32 %p2, %r7, 0; @%p2 bra $W; bra $E;
        $L: setp.lt.u32 %p3, %r1, 4; @%p3 bra $M; mov.u32 %r8, 1;
        $M: @%p7 st.release.cta.shared.u32 [%r4], 1;
        $E: st.global.u32 [%rd2], 1;";
    assert_eq!(fair(&text("", body)), [1; 32]);
}

#[test]
fn lanes_that_one_lane_waits_for_behind_the_join() {
    // The others must not wait for the first.
    let body = "@%p7 mbarrier.init.shared.b64 [%r6], 31; @%p7 st.shared.u32 [%r4], 0; bar.sync 0;
        setp.ne.u32 %p1, %r1, 0; @%p1 bra $E;
        $W: mbarrier.try_wait.parity.shared.b64 %p2, [%r6], 0; @!%p2 bra $W; bra $F;
        $E: setp.lt.u32 %p3, %r1, 9; @%p3 mov.u32 %r8, 3;
        $F: @%p1 mbarrier.arrive.shared.b64 _, [%r6]; st.global.u32 [%rd2], 1;";
    assert_eq!(fair(&text("", body)), [1; 32]);
}
