//! Accesses that are ordered, but by other means than they need; and stores that are not needed.

use crate::pairs::{Want, found, pair, runs, text};
use irc_runtime::sim::check::report::FaultKind;

const FENCE: &str = "fence.proxy.async.shared::cta;";
const PROXY: &str = "they use different proxies, and no `fence.proxy.async` orders them";

#[test]
fn shared_memory_that_is_copied_without_a_fence() {
    let body = "st.shared.u32 [%r5], %r1; //?
                FIX bar.sync 0; @!%p7 exit;
                cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r4], 128; //!
                cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;";
    let want = || Want::new(FaultKind::Race, PROXY, (0, 0)).other(("a write", 0, 0));
    for fixed in [FENCE, "fence.proxy.async;"] {
        found((1, 32, 1), body, "", fixed, want());
    }
    // A fence for other memory, or before the writes, is none.
    found((1, 32, 1), body, "fence.proxy.async.global;", FENCE, want());
    let before = body.replace("st.shared", "fence.proxy.async; st.shared");
    found((1, 32, 1), &before, "", FENCE, want());
    // The thread that copies may fence what it knows of.
    let after = body.replace("@!%p7 exit;", "@!%p7 exit; fence.proxy.async;").replace("FIX", "");
    assert!((0..32).all(|i| runs((1, 32, 1), &text("", &after))[i] == i as u32));
}

#[test]
fn shared_memory_that_is_copied_over_without_a_fence() {
    let body = "st.shared.u32 [%r5], %r1; //?
                @%p7 mbarrier.init.shared.b64 [%r6], 1; FIX bar.sync 0;
                @!%p7 bra $W;
                mbarrier.arrive.expect_tx.shared.b64 _, [%r6], 128;
                cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes //!
                    [%r4], [%rd1], 128, [%r6];
                $W: mbarrier.try_wait.parity.shared.b64 %p1, [%r6], 0; @!%p1 bra $W;
                ld.shared.u32 %r8, [%r5]; st.global.u32 [%rd2+512], %r8;";
    let want = Want::new(FaultKind::Race, PROXY, (0, 0)).other(("a write", 0, 0));
    found((1, 32, 1), body, "", FENCE, want);
}

#[test]
fn global_memory_that_is_read_as_constant() {
    let body = "st.global.u32 [%rd2], %r1; //?
                bar.sync 0;
                FIX.u32 %r8, [%rd2]; //!
                st.shared.u32 [%r5], %r8;";
    let what = "memory read by `.nc` must not be written while the kernel runs";
    let want = || Want::new(FaultKind::Race, what, (0, 0)).other(("a write", 0, 0));
    found((1, 32, 1), body, "ld.global.nc", "ld.global", want());
    // Written later.
    let body = "FIX.u32 %r8, [%rd2]; //?
                bar.sync 0; ld.global.u32 %r9, [%rd2]; add.u32 %r8, %r8, %r9; bar.sync 0;
                st.global.u32 [%rd2], %r8; //!
                ";
    let want = || Want::new(FaultKind::Race, what, (0, 0)).other(("a read", 0, 0));
    found((1, 32, 1), body, "ld.global.nc", "ld.global", want());
}

#[test]
fn a_barrier_that_is_initialised_twice() {
    let body = "@%p7 mbarrier.init.shared.b64 [%r6], 1; bar.sync 0; FIX
                @%p7 mbarrier.init.shared.b64 [%r6], 2; //!
                ";
    let what = "a barrier is initialised again without `mbarrier.inval`, at 0x";
    let want = || Want::new(FaultKind::Object, what, (0, 0));
    pair((1, 32, 1), body, "", "@%p7 mbarrier.inval.shared.b64 [%r6];", want());
    // What was written over it is no barrier.
    pair((1, 32, 1), body, "", "@%p7 st.shared.u64 [%r6], 0;", want());
}

#[test]
fn lanes_that_store_the_same() {
    let body = "mov.u32 %r9, 7; FIX st.shared.u32 [%r4], %r9; //!
                bar.sync 0; ld.shared.u32 %r8, [%r4]; st.global.u32 [%rd2], %r8;";
    let what = "the lanes 0xffffffff store the same value to the same address";
    let want = Want::new(FaultKind::RedundantStore, what, (0, 0));
    found((1, 32, 1), body, "", "@%p7", want);
    // Some of them, and not all know the same.
    let body = "and.b32 %r9, %r1, 1; shl.b32 %r9, %r9, 2; add.u32 %r10, %r4, %r9;
                @%p7 st.release.cta.shared.u32 [%r4+512], 1;
                setp.lt.u32 %p1, %r1, 2;
                FIX st.shared.u32 [%r10], %r9; //!
                bar.sync 0; ld.shared.u32 %r8, [%r10]; st.global.u32 [%rd2], %r8;";
    let what = "the lanes 0x55555555 store the same value to the same address";
    let want = Want::new(FaultKind::RedundantStore, what, (0, 0));
    found((1, 32, 1), body, "", "@%p1", want);
}

#[test]
fn lanes_that_store_different_values() {
    let body = "mov.u32 %r9, %r1; FIX st.shared.u32 [%r4], %r9; //!?
                bar.sync 0;";
    let want = Want::new(FaultKind::Race, "races with a write", (1, 0)).other(("a write", 0, 0));
    found((1, 2, 1), body, "", "@%p7", want);
}
