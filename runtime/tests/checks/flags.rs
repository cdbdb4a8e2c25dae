//! Each check is its flag: what it finds is reported if and only if the flag is on, whatever others
//! are.

use super::pairs::{run, text};
use irc_runtime::sim::check::report::FaultKind;
use irc_runtime::sim::{Checks, Options};

/// A kernel of 32 threads with each fault, what it is, and the flag of its check.
const FAULTS: &[(Checks, FaultKind, &str)] = &[
    (Checks::UNINIT, FaultKind::Uninitialised, "add.u32 %r9, %r8, 1; st.global.u32 [%rd2], %r9;"),
    (
        Checks::UNINIT,
        FaultKind::Uninitialised,
        "ld.shared.u32 %r10, [%r5+512]; add.u32 %r10, %r10, 1; st.global.u32 [%rd2], %r10;",
    ),
    (Checks::RACE, FaultKind::Race, "st.shared.u32 [%r4+256], %r1;"),
    (
        Checks::RACE,
        FaultKind::Race,
        "xor.b32 %r11, %r2, 4; add.u32 %r11, %r11, %r4; st.shared.u32 [%r5], %r1;
         ld.shared.u32 %r12, [%r11]; st.global.u32 [%rd2], %r12;",
    ),
    (
        Checks::DIVISION,
        FaultKind::DivisionByZero,
        "sub.u32 %r13, %r1, %r1; div.u32 %r13, %r1, %r13; st.global.u32 [%rd2], %r13;",
    ),
    (
        Checks::REDUNDANT,
        FaultKind::RedundantStore,
        "mov.u32 %r14, 7; st.shared.u32 [%r4+1024], %r14;",
    ),
];

/// What is reported of a kernel with these checks.
fn reported(body: &str, checks: Checks) -> Vec<FaultKind> {
    let options = Options::default().with_checks(checks);
    let (finished, _) = run((1, 32, 1), &text("", body), options);
    assert!(finished.ended, "{checks}");
    finished.reports.iter().map(|report| report.kind).collect()
}

/// All sets of checks.
fn sets() -> impl Iterator<Item = Checks> {
    (0..=Checks::all().bits()).map(Checks::from_bits_retain)
}

#[test]
fn a_fault_is_reported_iff_its_flag_is_on() {
    for &(flag, kind, body) in FAULTS {
        for checks in sets() {
            let want = if checks.contains(flag) { vec![kind] } else { Vec::new() };
            assert_eq!(reported(body, checks), want, "{checks}: {body}");
        }
    }
}

#[test]
fn flags_do_not_hide_the_faults_of_others() {
    let all: String = FAULTS.iter().map(|(.., body)| format!("{body}\n")).collect();
    for checks in sets() {
        let on = FAULTS.iter().filter(|(flag, ..)| checks.contains(*flag));
        let mut want: Vec<FaultKind> = on.map(|&(_, kind, _)| kind).collect();
        let mut got = reported(&all, checks);
        want.sort();
        got.sort();
        assert_eq!(got, want, "{checks}");
    }
}

#[test]
fn each_check_has_a_fault_here() {
    let all: Checks = FAULTS.iter().map(|&(flag, ..)| flag).collect();
    assert_eq!(all, Checks::all());
}
