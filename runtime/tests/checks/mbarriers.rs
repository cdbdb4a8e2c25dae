//! Barriers in memory.

use crate::pairs::{Want, pair};
use irc_runtime::sim::check::report::FaultKind;

/// The first thread makes a barrier for N arrivals.
fn made(count: &str) -> String {
    format!("@%p7 mbarrier.init.shared.b64 [%r6], {count}; bar.sync 0;")
}

/// Waits for the phase of this parity.
fn wait(parity: u32) -> String {
    format!(
        "$W{parity}: mbarrier.try_wait.parity.shared.b64 %p1, [%r6], {parity};
         @!%p1 bra $W{parity};"
    )
}

#[test]
fn a_barrier_that_nobody_made() {
    let body = format!(
        "@%p7 st.shared.u64 [%r6], 0; bar.sync 0; FIX bar.sync 0; @!%p7 exit;
         mbarrier.arrive.shared.b64 _, [%r6]; //!
         {}",
        wait(0)
    );
    let want = Want::new(FaultKind::Object, "no initialised barrier at 0x", (0, 0));
    pair((1, 64, 1), &body, "", "@%p7 mbarrier.init.shared.b64 [%r6], 1;", want);
}

#[test]
fn a_barrier_that_is_no_more() {
    let body = format!(
        "{} mbarrier.arrive.shared.b64 _, [%r6]; {} bar.sync 0; FIX bar.sync 0; @!%p7 exit;
         mbarrier.test_wait.parity.shared.b64 %p1, [%r6], 1; //!
         ",
        made("64"),
        wait(0)
    );
    let want = Want::new(FaultKind::Object, "no initialised barrier at 0x", (0, 0));
    pair((1, 64, 1), &body, "@%p7 mbarrier.inval.shared.b64 [%r6];", "", want);
}

#[test]
fn more_arrivals_than_a_phase_waits_for() {
    let body = format!("@!%p7 exit; {} FIX {}", made("2"), wait(0));
    let twice = "mbarrier.arrive.shared.b64 _, [%r6], 3; //!\n";
    let want = Want::new(FaultKind::Object, "more arrivals than the phase waits for", (0, 0));
    pair((1, 64, 1), &body, twice, "mbarrier.arrive.shared.b64 _, [%r6], 2;", want);
}

#[test]
fn a_count_of_no_arrivals() {
    let body = format!(
        "@!%p7 exit; mov.u32 %r9, FIX;
         mbarrier.init.shared.b64 [%r6], %r9; //!
         mbarrier.arrive.shared.b64 _, [%r6]; {}",
        wait(0)
    );
    let what = "an invalid number of arrivals for a barrier: 0x0";
    pair((1, 32, 1), &body, "0", "1", Want::new(FaultKind::Operand, what, (0, 0)));
}

#[test]
fn arrivals_that_never_come() {
    let body = format!(
        "{} mbarrier.arrive.shared.b64 _, [%r6];
         $W: mbarrier.try_wait.parity.shared.b64 %p1, [%r6], 0; //!
         @!%p1 bra $W;",
        made("FIX")
    );
    let waiting = [("it waits for memory to change", 0, 0)];
    pair((1, 64, 1), &body, "65", "64", Want::deadlock(&waiting));
}

#[test]
fn bytes_that_never_come() {
    let body = format!(
        "@!%p7 exit; {} mbarrier.arrive.expect_tx.shared.b64 _, [%r6], 256;
         cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
             [%r4], [%rd1], FIX, [%r6];
         $W: mbarrier.try_wait.parity.shared.b64 %p1, [%r6], 0; //!
         @!%p1 bra $W;",
        made("1")
    );
    let waiting = [("it waits for memory to change", 0, 0)];
    pair((1, 64, 1), &body, "128", "256", Want::deadlock(&waiting));
}

#[test]
fn the_phase_that_is_waited_for() {
    // Phase 0 is over, and phase 1 never ends.
    let body = format!(
        "{} mbarrier.arrive.shared.b64 _, [%r6]; {}
         $V: mbarrier.try_wait.parity.shared.b64 %p1, [%r6], FIX; //!
         @!%p1 bra $V;",
        made("64"),
        wait(0)
    );
    let waiting = [("it waits for memory to change", 0, 0)];
    pair((1, 64, 1), &body, "1", "0", Want::deadlock(&waiting));
}
