//! Operations between the lanes of a warp, and their masks.

use crate::pairs::{Want, found, pair, run, runs, text, ways};
use irc_runtime::sim::check::report::FaultKind;

#[test]
fn lanes_meet_at_any_warp_barrier_of_the_same_mask() {
    let body = "st.shared.u32 [%r5], %r1; setp.lt.u32 %p1, %r1, 16; @%p1 bra $L;
                bar.warp.sync -1; xor.b32 %r7, %r2, 64; bra $E;
                $L: bar.warp.sync -1; xor.b32 %r7, %r2, 64;
                $E: add.s32 %r7, %r7, %r4; ld.shared.u32 %r8, [%r7]; st.global.u32 [%rd2], %r8;";
    let words = runs((1, 32, 1), &text("", body));
    assert!((0..32).all(|i| words[i] == i as u32 ^ 16), "{words:?}");
}

#[test]
fn lanes_meet_in_different_functions() {
    let sync = ".func meet(.reg .b32 unused, .reg .b32 mask) { bar.warp.sync mask; ret; }";
    let body = "st.shared.u32 [%r5], %r1; mov.u32 %r9, -1; setp.lt.u32 %p1, %r1, 16; @%p1 bra $L;
                call meet, (%r1, %r9); xor.b32 %r7, %r2, 64; bra $E;
                $L: bar.warp.sync -1; xor.b32 %r7, %r2, 64;
                $E: add.s32 %r7, %r7, %r4; ld.shared.u32 %r8, [%r7]; st.global.u32 [%rd2], %r8;";
    let words = runs((1, 32, 1), &text(sync, body));
    assert!((0..32).all(|i| words[i] == i as u32 ^ 16), "{words:?}");
}

#[test]
fn below_sm_70_the_lanes_of_a_mask_run_together() {
    let old = |body: &str| text("", body).replace("sm_90", "sm_60");
    let apart = |body: &str| {
        for options in ways() {
            let (finished, _) = run((1, 32, 1), &old(body), options);
            let [report] = &finished.reports[..] else { panic!("{:?}", finished.reports) };
            assert_eq!(report.kind, FaultKind::SyncMask);
            let wanted = "below sm_70 the lanes 0xffffffff of a mask must execute this together";
            assert!(report.to_string().contains(wanted), "{report}");
        }
    };
    apart(
        "setp.lt.u32 %p1, %r1, 16; @%p1 bra $L; bar.warp.sync -1; bra $E;
         $L: bar.warp.sync -1; $E:",
    );
    // Where they have met it is right, and so are parts of a warp that are there as a whole.
    let fine = "setp.lt.u32 %p1, %r1, 16; mov.u32 %r9, 0xffff0000; @!%p1 bra $L;
                mov.u32 %r9, 0xffff; shfl.sync.bfly.b32 %r8, %r1, 1, 31, 0xffff;
                $L: bar.warp.sync -1; vote.sync.ballot.b32 %r8, %p1, %r9;
                st.global.u32 [%rd2], %r8;";
    let words = runs((1, 32, 1), &old(fine));
    assert!((0..32).all(|i| words[i] == if i < 16 { 0xffff } else { 0 }), "{words:?}");
    // A schedule may split the warp in front of a call; that is no other way.
    let called =
        text(".func f () { bar.warp.sync -1; ret; }", "call f; add.u32 %r8, %r1, 1; call f;");
    for options in ways() {
        let (finished, _) = run((1, 32, 1), &called.replace("sm_90", "sm_60"), options);
        assert_eq!(finished.reports, []);
    }
    let called = text(
        ".func f () { bar.warp.sync -1; ret; }",
        "setp.lt.u32 %p1, %r1, 16; @%p1 bra $L; call f; bra $E; $L: call f; $E:",
    );
    let (finished, _) =
        run((1, 32, 1), &called.replace("sm_90", "sm_60"), ways().next().expect("some"));
    assert_eq!(finished.reports.len(), 1);
}

#[test]
fn groups_of_lanes_wait_for_their_own() {
    // Both halves are at the same instruction with masks of their own, and meet apart.
    let body = "and.b32 %r9, %r1, 16; mov.u32 %r10, 0xffff; shl.b32 %r10, %r10, %r9;
                st.shared.u32 [%r5], %r1; bar.warp.sync %r10;
                xor.b32 %r7, %r2, 32; add.s32 %r7, %r7, %r4;
                ld.shared.u32 %r8, [%r7]; st.global.u32 [%rd2], %r8;";
    let words = runs((1, 32, 1), &text("", body));
    assert!((0..32).all(|i| words[i] == i as u32 ^ 8), "{words:?}");
}

const HALF: &str = "setp.lt.u32 %p1, %r1, 16; @%p1 bra $L;";
const AWAY: &str = "it waits for other lanes of its warp";

/// Lanes 0 to 15 run this with a mask, at the place that is marked, while the others wait at a
/// barrier of the warp.
fn half(operation: &str) {
    let body = format!(
        "{HALF}
         bar.warp.sync -1; //?
         bra $E;
         $L: {operation} //!
         bar.warp.sync -1; $E:"
    );
    let what = "not all lanes of the mask 0x0003ffff reach this instruction";
    let want = Want::new(FaultKind::SyncMask, what, (0, 0)).other((AWAY, 16, 0));
    pair((1, 32, 1), &body, "0x3ffff", "0xffff", want);
}

#[test]
fn lanes_of_a_mask_that_are_elsewhere() {
    half("shfl.sync.down.b32 %r8, %r1, 1, 31, FIX;");
    half("vote.sync.ballot.b32 %r8, %p1, FIX;");
    half("match.any.sync.b32 %r8, %r1, FIX;");
    half("redux.sync.add.u32 %r8, %r1, FIX;");
    half("elect.sync %r8|%p2, FIX;");
}

#[test]
fn lanes_that_name_different_masks() {
    // The lanes below 16 wait elsewhere.
    let body = "mov.u32 %r9, 0xffff0000; setp.lt.u32 %p1, %r1, 16; @%p1 bra $E;
                setp.eq.u32 %p2, %r1, 20; @%p2 mov.u32 %r9, FIX;
                OPERATION //!?
                $E: barrier.sync 0;";
    let want = Want::new(FaultKind::SyncMask, "not all lanes of the mask 0xffff0000", (16, 0));
    let want = want.other(("it waits with the mask 0xfff00000", 20, 0));
    for operation in ["bar.warp.sync %r9;", "shfl.sync.bfly.b32 %r8, %r1, 1, 31, %r9;"] {
        let body = body.replace("OPERATION", operation);
        pair((1, 32, 1), &body, "0xfff00000", "0xffff0000", want);
    }
}

/// All lanes run this with a mask in `%r9`, which has not all of them.
fn without_itself(operation: &str) {
    let body = format!(
        "mov.u32 %r9, FIX; setp.eq.u32 %p1, %r1, 9;
         {operation} //!
         "
    );
    let what = "the mask 0xfffffdff does not contain the thread itself";
    let want = Want::new(FaultKind::SyncMask, what, (9, 0));
    pair((1, 32, 1), &body, "0xfffffdff", "0xffffffff", want);
}

#[test]
fn lanes_that_are_not_in_their_own_mask() {
    without_itself("shfl.sync.idx.b32 %r8, %r1, 0, 31, %r9;");
    without_itself("vote.sync.any.pred %p2, %p1, %r9;");
    without_itself("match.all.sync.b32 %r8, %r1, %r9;");
    without_itself("redux.sync.or.b32 %r8, %r1, %r9;");
    without_itself("bar.warp.sync %r9;");
}

#[test]
fn operations_of_the_whole_warp_that_a_part_comes_to() {
    let body = |operation: &str| {
        format!(
            "st.shared.u32 [%r5], %r1; bar.warp.sync -1; FIX
             {operation} //!
             $E: bar.warp.sync -1; //?
             "
        )
    };
    let want = Want::new(FaultKind::Aligned, "only some threads of the warp execute this", (0, 0));
    let want = want.other((AWAY, 20, 0));
    let around = "setp.ge.u32 %p1, %r1, 20; @%p1 bra $E;";
    for operation in [
        "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r8}, [%r4];",
        "movmatrix.sync.aligned.m8n8.trans.b16 %r8, %r1;",
        "mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r8, %r9}, {%r1}, {%r1}, {%r1, %r1};",
    ] {
        pair((1, 32, 1), &body(operation), around, "", want);
    }
}

#[test]
fn operations_of_the_whole_warp_after_lanes_have_exited() {
    let body = "setp.ge.u32 %p1, %r1, 20; FIX
                movmatrix.sync.aligned.m8n8.trans.b16 %r8, %r1; //!
                ";
    let what = "the whole warp must execute this, but its lanes 0xfff00000 have exited";
    let want = Want::new(FaultKind::Aligned, what, (0, 0));
    pair((1, 32, 1), body, "@%p1 exit;", "", want);
}

#[test]
fn a_barrier_of_the_cluster_that_a_part_of_a_warp_comes_to() {
    let body = "FIX
                barrier.cluster.arrive.aligned; //!
                bra $W;
                $E: barrier.cluster.arrive;
                $W: barrier.cluster.wait; //?
                ";
    let want = Want::new(FaultKind::BarrierDivergence, "only some threads of the warp", (0, 0));
    let other = ("it waits at the barrier of the cluster", 20, 0);
    let around = "setp.ge.u32 %p1, %r1, 20; @%p1 bra $E;";
    pair((2, 32, 2), body, around, "", want.other(other));
}

#[test]
fn words_of_lanes_that_do_not_take_part() {
    let of_others = |lanes: &str, operation: &str| {
        format!(
            "setp.lt.u32 %p1, %r1, 16; @%p1 bra $L; {lanes} $L: {operation}
             add.u32 %r8, %r8, 1; //!
             st.shared.u32 [%r5], %r8; $E: bar.warp.sync -1;"
        )
    };
    let want = Want::new(FaultKind::Uninitialised, "it uses an uninitialised value", (0, 0));
    let shuffle = "shfl.sync.down.b32 %r8, %r1, FIX, 0xffff;";
    // The lanes are elsewhere, or have exited; or they are there, but have no value.
    found((1, 32, 1), &of_others("bra $E;", shuffle), "16, 31", "8, 0x101f", want);
    found((1, 32, 1), &of_others("exit;", shuffle), "16, 31", "8, 0x101f", want);
    let without =
        "setp.lt.u32 %p1, %r1, 16; @%p1 mov.u32 %r9, 7; shfl.sync.bfly.b32 %r9, %r9, FIX, 31, -1;
                   @!%p1 bra $E;
                   add.u32 %r8, %r9, 1; //!
                   $E: bar.warp.sync -1;";
    found((1, 32, 1), without, "16", "8", want);
}
