//! Kernels that never end: what is proved, and what only seems so.

use crate::pairs::{Want, found_without_checks, pair, run, runs, text, ways};
use irc_runtime::sim::check::report::FaultKind;
use irc_runtime::sim::{Checks, LaunchConfig, Options, Schedule, Simulator, StopReason};

/// The first thread clears two words.
const CLEAR: &str = "@%p7 st.shared.v2.u32 [%r4], {0, 0}; bar.sync 0;";

/// Threads of the first warp set a flag perhaps; those of the second wait for it.
fn flag(wait: &str) -> String {
    format!(
        "{CLEAR} setp.ge.u32 %p1, %r1, 32; @%p1 bra $W; FIX exit;
         $W: {wait}"
    )
}

const SET: &str = "@%p7 st.volatile.shared.u32 [%r4], 1;";
const BYTE: &str = "it waits for a change of byte 0 of the 2048 bytes of shared `s`, which is 0x0";

#[test]
fn a_flag_that_nobody_sets() {
    let body = flag(
        "ld.volatile.shared.u32 %r7, [%r4]; //!
         setp.eq.u32 %p1, %r7, 0; @%p1 bra $W;",
    );
    let waiting = [(BYTE, 32, 0)];
    pair((1, 64, 1), &body, "", SET, Want::deadlock(&waiting));
    found_without_checks((1, 64, 1), &body, "", SET, Want::deadlock(&waiting));
}

#[test]
fn a_flag_that_is_looked_at_between_sleeps() {
    let body = flag(
        "ld.volatile.shared.u32 %r7, [%r4]; //!
         nanosleep.u32 100; setp.eq.u32 %p1, %r7, 0; @%p1 bra $W;",
    );
    pair((1, 64, 1), &body, "", SET, Want::deadlock(&[(BYTE, 32, 0)]));
}

#[test]
fn a_flag_that_others_store_zero_into() {
    let body = flag(
        "ld.volatile.shared.u32 %r7, [%r4]; //!
         setp.eq.u32 %p1, %r7, 0; @%p1 bra $W;",
    );
    let zero = "@%p7 st.volatile.shared.u32 [%r4], 0;";
    pair((1, 64, 1), &body, zero, SET, Want::deadlock(&[(BYTE, 32, 0)]));
}

#[test]
fn a_lock_that_another_warp_keeps() {
    // Atomics that put 1 in the place of 1 change nothing.
    for take in ["atom.shared.exch.b32 %r7, [%r4], 1;", "atom.shared.cas.b32 %r7, [%r4], 0, 1;"] {
        let body = format!(
            "{CLEAR} and.b32 %r8, %r1, 31; setp.ne.u32 %p1, %r8, 0; @%p1 exit;
             $L: {take} setp.ne.u32 %p2, %r7, 0; @%p2 bra $L; FIX"
        );
        let want = Want::any(FaultKind::Deadlock, "no thread can make progress; 1 thread waits");
        pair((1, 64, 1), &body, "", "st.volatile.shared.u32 [%r4], 0;", want);
    }
}

#[test]
fn a_lock_of_the_grid_that_is_not_given_back() {
    let body = "setp.ne.u32 %p1, %r1, 0; @%p1 exit;
                $L: atom.global.cas.b32 %r7, [%rd1], 0, 1;
                setp.ne.u32 %p2, %r7, 0; @%p2 bra $L; FIX";
    let want = Want::any(FaultKind::Deadlock, "no thread can make progress; 2 threads wait");
    pair((3, 32, 1), body, "", "st.volatile.global.u32 [%rd1], 0;", want);
}

#[test]
fn a_barrier_that_is_tested_again_and_again() {
    let body = format!(
        "@%p7 mbarrier.init.shared.b64 [%r6], FIX; {CLEAR}
         mbarrier.arrive.shared.b64 _, [%r6];
         $W: mbarrier.test_wait.parity.shared.b64 %p1, [%r6], 0; //!
         @!%p1 bra $W;"
    );
    let what = "it waits for a change of byte 0 of the 16 bytes of shared `bar`";
    pair((1, 64, 1), &body, "65", "64", Want::deadlock(&[(what, 0, 0), (what, 32, 0)]).loose());
}

#[test]
fn threads_that_meet_at_a_barrier_for_ever() {
    let body = format!(
        "{CLEAR} $W: ld.volatile.shared.u32 %r7, [%r4]; bar.sync 0; FIX
         setp.eq.u32 %p1, %r7, 0; @%p1 bra $W;"
    );
    let want = Want::any(FaultKind::Deadlock, "no thread can make progress; 64 threads wait");
    pair((1, 64, 1), &body, "", SET, want);
}

#[test]
fn threads_that_count_their_looks() {
    // Their states differ every time, so nothing is proved.
    let body = flag(
        "mov.u32 %r8, 0;
         $V: ld.volatile.shared.u32 %r7, [%r4]; add.u32 %r8, %r8, 1;
         setp.eq.u32 %p1, %r7, 0; @%p1 bra $V;",
    );
    let faulty = text("", &body.replace("FIX", ""));
    for options in ways() {
        let (finished, _) = run((1, 64, 1), &faulty, options.with_idle_steps(1 << 20));
        let [report] = &finished.reports[..] else { panic!("{:?}", finished.reports) };
        assert_eq!(report.kind, FaultKind::NoProgress, "{report}");
        assert!(report.message.contains("no memory has changed"), "{report}");
        assert!(report.waiting.iter().any(|other| other.action == BYTE), "{report}");
    }
    runs((1, 64, 1), &text("", &body.replace("FIX", SET)));
}

#[test]
fn a_counter_in_memory_is_progress() {
    let body = "$L: atom.shared.add.u32 %r7, [%r4+4], 1; bra $L;";
    let body = format!("{CLEAR} {body}");
    for options in ways() {
        let (finished, _) = run((1, 32, 1), &text("", &body), options.with_idle_steps(10_000));
        assert_eq!(finished.reports[0].kind, FaultKind::StepLimit, "{}", finished.reports[0]);
    }
}

#[test]
fn a_loop_in_registers_ends_or_is_proved_not_to() {
    let endless = "$L: xor.b32 %r7, %r1, 5; bra $L;";
    for options in ways() {
        let (finished, _) = run((1, 32, 1), &text("", endless), options);
        assert_eq!(finished.reports[0].kind, FaultKind::Deadlock, "{}", finished.reports[0]);
    }
    let long = "mov.u32 %r7, 0; $L: add.u32 %r7, %r7, 1; setp.lt.u32 %p1, %r7, 10000;
                @%p1 bra $L; st.global.u32 [%rd2], %r7;";
    assert_eq!(runs((1, 32, 1), &text("", long))[..32], [10000; 32]);
}

#[test]
fn a_thread_that_waits_for_the_clock() {
    let body = "mov.u32 %r7, %clock; $L: mov.u32 %r8, %clock; sub.u32 %r8, %r8, %r7;
                setp.lt.u32 %p1, %r8, 20000; mov.u32 %r8, 0; @%p1 bra $L;
                st.global.u32 [%rd2], %r1;";
    assert_eq!(runs((1, 32, 1), &text("", body))[31], 31);
}

#[test]
fn a_copy_that_comes_late_is_waited_for() {
    // Nothing but memory says that the copy has ended.
    let body = "st.global.u32 [%rd2], 7; @%p7 st.shared.u32 [%r4], 0; bar.sync 0; @!%p7 exit;
                cp.async.ca.shared.global [%r4], [%rd1], 4;
                $L: ld.volatile.shared.u32 %r7, [%r4]; setp.eq.u32 %p1, %r7, 0; @%p1 bra $L;
                st.global.u32 [%rd1+64], %r7;";
    for options in ways() {
        let options = options.with_checks(Checks::empty());
        let (finished, words) = run((1, 32, 1), &text("", body), options);
        assert_eq!((finished.reports, words[16]), (vec![], 7));
    }
}

#[test]
fn a_launch_that_is_stopped_from_outside() {
    let mut simulator = Simulator::new(Options::default().with_schedule(Schedule::Fair));
    let module = simulator.load(&text("", "$L: add.u32 %r7, %r7, 1; bra $L;")).expect("it is PTX");
    let buffer = simulator.allocate(4096);
    let shape = LaunchConfig::new([1; 3], [32, 1, 1]);
    for (reason, kind) in [
        (StopReason::Interrupted, FaultKind::Interrupted),
        (StopReason::TimeLimit, FaultKind::TimeLimit),
    ] {
        simulator.stopper().stop(reason);
        let args: [&[u8]; 1] = [&buffer.to_le_bytes()];
        let finished = simulator.launch(module, "k", shape, &args, &|_| {}).expect("it begins");
        let report = finished.reports.last().expect("it was stopped");
        assert!(!finished.ended && report.kind == kind, "{report}");
        assert_eq!(report.waiting[0].action, "it can run", "{report}");
    }
}
