//! Barriers of CTAs: who comes, who does not, and who comes too often.

use crate::pairs::{Want, pair, reported, run, runs, text};
use irc_runtime::sim::Options;
use irc_runtime::sim::check::report::FaultKind;

/// Every thread writes what the one 32 further on reads.
fn exchange(before: &str, barrier: &str, behind: &str) -> String {
    text(
        "",
        &format!(
            "{before} st.shared.u32 [%r5], %r1; {barrier} xor.b32 %r7, %r2, 128;
             add.s32 %r7, %r7, %r4; ld.shared.u32 %r8, [%r7]; st.global.u32 [%rd2], %r8; {behind}"
        ),
    )
}

#[test]
fn a_warp_counts_as_whole_whatever_lanes_have_exited() {
    let words = runs(
        (1, 64, 1),
        &exchange(
            "and.b32 %r9, %r1, 7; setp.lt.u32 %p1, %r9, 3; @%p1 exit;",
            "bar.sync 1, 64;",
            "",
        ),
    );
    let exited = |i: u32| i % 8 < 3;
    let want = |i: u32| if exited(i) { 0 } else { i ^ 32 };
    assert!((0..64).all(|i| words[i as usize] == want(i)), "{words:?}");
}

#[test]
fn lanes_that_exit_while_others_wait_are_not_waited_for() {
    let late = "setp.lt.u32 %p1, %r1, 8; @!%p1 bra $B; nanosleep.u32 10; exit; $B:";
    let words = runs((1, 64, 1), &exchange(late, "barrier.sync 1, 64;", ""));
    assert!((8..32).all(|i| words[i] == i as u32 + 32), "{words:?}");
}

#[test]
fn a_warp_with_exited_lanes_arrives_as_a_whole() {
    let body = "and.b32 %r9, %r1, 31; setp.lt.u32 %p2, %r9, 5; @%p2 exit;
                setp.ge.u32 %p1, %r1, 32; @%p1 bra $C;
                st.shared.u32 [%r5], %r1; bar.arrive 1, 64; exit;
                $C: bar.sync 1, 64; ld.shared.u32 %r8, [%r5+-128]; st.global.u32 [%rd2], %r8;";
    let words = runs((1, 64, 1), &text("", body));
    assert!((37..64).all(|i| words[i] == i as u32 - 32), "{words:?}");
}

#[test]
fn parts_of_a_warp_arrive_once_together() {
    // The second warp has 20 threads, which come in two parts.
    let body = "st.shared.u32 [%r5], %r1; setp.lt.u32 %p1, %r1, 32; @%p1 bra $C;
                setp.lt.u32 %p2, %r1, 42; @%p2 bra $L; barrier.arrive 1, 64; exit;
                $L: barrier.arrive 1, 64; exit;
                $C: barrier.sync 1, 64; setp.ge.u32 %p3, %r1, 20; @%p3 exit;
                ld.shared.u32 %r8, [%r5+128]; st.global.u32 [%rd2], %r8;";
    let words = runs((1, 52, 1), &text("", body));
    assert!((0..20).all(|i| words[i] == i as u32 + 32), "{words:?}");
}

#[test]
fn a_barrier_that_only_a_part_of_a_warp_comes_to() {
    let body = "setp.lt.u32 %p1, %r1, 40; FIX";
    let faulty = "@%p1 bra $L;
                  barrier.sync 1; //?
                  bra $E; $L:
                  bar.sync 0; //!
                  barrier.sync 1; $E:";
    let fixed = "bar.sync 0; @%p1 bra $E; $E: barrier.sync 1;";
    let what = "`bar.sync 0`: only some threads of the warp reach this barrier";
    let want = Want::new(FaultKind::BarrierDivergence, what, (32, 0));
    let other = ("it waits for its warp to reach barrier 1", 40, 0);
    pair((1, 64, 1), body, faulty, fixed, want.other(other));
}

#[test]
fn the_same_barrier_on_both_ways() {
    let body = "and.b32 %r9, %r1, FIX; setp.eq.u32 %p1, %r9, 0; @%p1 bra $L;
                bar.sync 0; //?
                bra $E; $L:
                bar.sync 0; //!
                $E:";
    let what = "only some threads of the warp reach this barrier";
    let want = Want::new(FaultKind::BarrierDivergence, what, (0, 0));
    let other = ("it waits for other lanes of its warp", 1, 0);
    // If whole warps go each way, it is one barrier.
    pair((1, 64, 1), body, "1", "32", want.other(other));
}

#[test]
fn a_barrier_that_is_not_aligned_needs_a_new_target() {
    let body = "setp.lt.u32 %p1, %r1, 40; @%p1 bra $L;
                barrier.sync 0; //?
                bra $E; $L:
                barrier.sync 0; //!
                $E:";
    let new = text("", body);
    runs((1, 64, 1), &new);
    let want = Want::new(FaultKind::BarrierDivergence, "only some threads of the warp", (32, 0));
    let want = want.other(("it waits for other lanes of its warp", 40, 0));
    for old in ["sm_60", "sm_50"] {
        reported((1, 64, 1), &new.replace("sm_90", old), true, want);
    }
}

#[test]
fn a_lane_that_goes_around_a_barrier_once() {
    // It comes to the same instruction, but a round later than the others.
    let body = "mov.u32 %r9, 0; $L: add.u32 %r9, %r9, 1; setp.eq.u32 %p1, %r9, 1; \
                setp.eq.and.u32 %p1, %r1, 3, %p1; @%p1 bra $E;
                bar.sync 0; //!
                $E: setp.lt.u32 %p2, %r9, 3; @%p2 bra $L;";
    let (finished, _) = run((1, 32, 1), &text("", body), Options::default());
    let [report] = &finished.reports[..] else { panic!("{:?}", finished.reports) };
    assert_eq!(report.kind, FaultKind::BarrierDivergence, "{report}");
    let other = report.other.as_ref().expect("it names the other");
    assert_eq!((other.action.as_str(), other.thread), ("it took another path", [3, 0, 0]));
}

#[test]
fn a_number_of_a_barrier_that_differs_inside_of_a_warp() {
    let body = "shr.u32 %r9, %r1, FIX;
                barrier.sync %r9, 32; //!?
                ";
    let what = "only some threads of the warp reach this barrier";
    let want = Want::new(FaultKind::BarrierDivergence, what, (0, 0));
    let other = ("it waits for its warp to reach barrier 1", 16, 0);
    pair((1, 64, 1), body, "4", "5", want.other(other));
}

#[test]
fn lanes_that_go_around_a_barrier() {
    // They wait at the next one, which is the same, but for another round of the loop.
    let body = "mov.u32 %r9, 0; $L: add.u32 %r9, %r9, 1; setp.eq.u32 %p1, %r1, 3; FIX
                bar.sync 0; //!
                $E: setp.lt.u32 %p2, %r9, 3; @%p2 bra $L;
                barrier.sync 1; //?
                ";
    let what = "only some threads of the warp reach this barrier";
    let want = Want::new(FaultKind::BarrierDivergence, what, (0, 0));
    let other = ("it waits for its warp to reach barrier 1", 3, 0);
    pair((1, 64, 1), body, "@%p1 bra $E;", "@%p1 nanosleep.u32 10;", want.other(other));
}

#[test]
fn warps_at_different_barriers() {
    let body = "setp.ge.u32 %p1, %r1, 64; @%p1 bra $L;
                bar.sync 1FIX; //!
                exit; $L:
                bar.sync 2FIX; //?
                ";
    // The numbers of threads are those of the warps that come.
    let body = &body.replacen("1FIX", "1FIX1", 1).replacen("2FIX", "2FIX2", 1);
    let faulty = body.replace("FIX1", "").replace("FIX2", "");
    let fixed = body.replace("FIX1", ", 64").replace("FIX2", ", 32");
    let waiting = [
        ("it waits at barrier 1, which 2 of 3 warps have reached", 0, 0),
        ("it waits at barrier 2, which 1 of 3 warps have reached", 64, 0),
    ];
    pair((1, 96, 1), "FIX", &faulty, &fixed, Want::deadlock(&waiting));
}

#[test]
fn a_barrier_that_awaits_more_than_come() {
    let body = "bar.sync 3, FIX; //!\n";
    let waiting = [("it waits at barrier 3, which 2 of 3 warps have reached", 0, 0)];
    pair((1, 64, 1), body, "96", "64", Want::deadlock(&waiting));
}

#[test]
fn a_consumer_that_waits_once_too_often() {
    // Two warps give words to the third.
    let body = "setp.ge.u32 %p1, %r1, 64; @%p1 bra $C;
                st.shared.u32 [%r5], %r1; bar.arrive 1, 96; exit;
                $C: bar.sync 1, 96; FIX
                ld.shared.u32 %r8, [%r5+-256]; st.global.u32 [%rd2], %r8;";
    let waiting = [("it waits at barrier 1, which 1 of 3 warps have reached", 64, 0)];
    let again = "bar.sync 1, 96; //!\n";
    pair((1, 96, 1), body, again, "bar.sync 1, 32;", Want::deadlock(&waiting));
}

#[test]
fn a_warp_that_comes_again_before_the_others() {
    // The second warp comes to barrier 1 when the first is at barrier 2.
    let body = "setp.ge.u32 %p1, %r1, 32; @%p1 bra $C;
                bar.arrive 1, 64; FIX bar.sync 2, 64; exit;
                $C: bar.sync 2, 64; bar.sync 1, 64;";
    let what = "its warp has already arrived at barrier 1, which is not complete";
    let want = Want::new(FaultKind::BarrierMisuse, what, (0, 0));
    for again in ["bar.arrive 1, 64; //!\n", "barrier.sync 1, 64; //!\n"] {
        pair((1, 64, 1), body, again, "", want);
    }
}

#[test]
fn warps_that_disagree_on_how_many_come() {
    let body = "setp.ge.u32 %p1, %r1, 32; @%p1 bra $C;
                bar.arrive 4, 64; //?
                bar.sync 5, 64; exit;
                $C: bar.sync 5, 64;
                bar.sync 4FIX; //!
                ";
    let want = Want::new(FaultKind::BarrierMisuse, "it expects 96 threads at barrier 4", (32, 0));
    pair((1, 64, 1), body, ", 96", ", 64", want.other(("it expects 64 threads there", 0, 0)));
    // All threads of the CTA are as many, if nothing is said.
    let want = Want::new(FaultKind::BarrierMisuse, "it expects 96 threads at barrier 4", (32, 0));
    pair((1, 64, 1), body, ", 96", "", want.other(("it expects 64 threads there", 0, 0)));
}

#[test]
fn operands_that_no_barrier_takes() {
    let body = "mov.u32 %r9, FIX;
                bar.sync %r9; //!
                ";
    let want = Want::new(FaultKind::Operand, "barriers have the numbers 0 to 15: 0x10", (0, 0));
    pair((1, 1, 1), body, "16", "15", want);
    let body = "mov.u32 %r9, FIX;
                bar.sync 1, %r9; //!
                ";
    let what = "the number of threads is not a multiple of 32: 0x30";
    pair((1, 32, 1), body, "48", "32", Want::new(FaultKind::Operand, what, (0, 0)));
    let body = "mov.u32 %r9, FIX;
                barrier.arrive 1, %r9; //!
                ";
    let what = "an arrival is for a number of threads, not: 0x0";
    pair((1, 32, 1), body, "0", "32", Want::new(FaultKind::Operand, what, (0, 0)));
}

#[test]
fn a_part_of_a_warp_waits_for_the_next_phase() {
    // The lower half of the third warp comes early to a barrier that the first two complete. Its
    // upper half comes when that is over, for the next phase.
    let body = "@%p7 st.shared.v2.u32 [%r4+1024], {0, 0}; bar.sync 0;
                setp.lt.u32 %p1, %r1, 64; @%p1 bra $L; setp.lt.u32 %p2, %r1, 80; @%p2 bra $H;
                $S: ld.volatile.shared.u32 %r9, [%r4+1024]; setp.eq.u32 %p3, %r9, 0; @%p3 bra $S;
                setp.eq.u32 %p4, %r1, 80; @%p4 st.volatile.shared.u32 [%r4+1028], 5;
                barrier.sync 1, 64; exit;
                $H: barrier.sync 1, 64; ld.volatile.shared.u32 %r8, [%r4+1028];
                st.global.u32 [%rd2], %r8; exit;
                $L: barrier.sync 1, 64; setp.ge.u32 %p5, %r1, 32; @%p5 exit;
                @%p7 st.volatile.shared.u32 [%r4+1024], 1; barrier.sync 1, 64;";
    let words = runs((1, 96, 1), &text("", body));
    assert_eq!(words[64..96], [[5; 16], [0; 16]].concat());
}
