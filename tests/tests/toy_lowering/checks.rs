//! Checks that fail: what they say, and where; and programs without checks.

use super::{checked, lowered, simulate};
use irc::OptLevel;
use irc_tests::examples::Case;

/// What is reported when one thread runs a body with `n` = 0, `seven` = 7 and a slice of four
/// words.
fn reported(body: &str) -> String {
    let source = format!(
        "kernel k(out: &global mut [u32], n: u32, seven: i32) {{\n{body}\nout[0] = n + \
         bits::<u32>(seven);\n}}"
    );
    let lowered = lowered(&checked(&source), true);
    let case = Case::new("k", [1, 1, 1], [1, 1, 1]).output(&[0u32; 4]).bits(4u32);
    let case = case.bits(0u32).bits(7u32);
    let [o0, o1] = [OptLevel::O0, OptLevel::O1]
        .map(|level| simulate(&lowered, level, &case, 0).expect_err("the check fails"));
    assert!(o0.contains("test.toy:2:") && o1.contains("test.toy:2:"), "{o0}\n{o1}");
    o1
}

#[test]
fn failed_checks_say_what_and_where() {
    let cases = [
        ("out[n + 4] = 1;", "index out of bounds"),
        ("out[bits::<i32>(n) - 1] = 1;", "index out of bounds"),
        ("out[n as u64 + 0x100000000] = 1;", "index out of bounds"),
        ("out[n as u128 << 100 | 0x10000000000000000u128] = 1;", "index out of bounds"),
        ("var a = [1u32; 3]; a[n + 3] = 2; out[1] = a[n];", "index out of bounds"),
        ("out[1] = 5 / n;", "division by zero"),
        ("out[1] = 5 % n;", "division by zero"),
        ("out[1] = bits::<u32>((seven - 7 - 0x7fffffff - 1) / (seven - 8));", "division overflows"),
        ("out[1] = (u32x2(4, 5) / u32x2(1, n)).x;", "division by zero"),
        ("let s = out[n + 3..n + 2]; out[1] = s.len;", "range"),
        ("let s = out[..n + 5]; out[1] = s.len;", "range"),
        ("let s = out[bits::<i32>(n) - 1..]; out[1] = s.len;", "range"),
        ("for i in 0..10 step bits::<i32>(n) { out[1] = bits::<u32>(i); }", "step"),
        ("for i in 0..10 step seven - 8 { out[1] = bits::<u32>(i); }", "step"),
        ("assert(n == 1, \"n is one\");", "n is one"),
        ("if n == 0 { trap(\"the end\"); }", "the end"),
    ];
    for (body, message) in cases {
        let report = reported(body);
        assert!(report.contains(message), "{body}\n{report}");
    }
}

#[test]
fn without_checks_divisions_give_some_value() {
    let source = "
        kernel k(out: &global mut [u32], n: u32) {
            let some = 5 / n;
            out[0] = some ^ some;
            let other = bits::<i32>(n) % bits::<i32>(n);
            out[1] = bits::<u32>(other - other);
            assert(n == 0, \"n is zero\");
            if 8 / (n + 2) == 4 { out[2] = 9; }
        }";
    let lowered = lowered(&checked(source), false);
    let case = Case::new("k", [1, 1, 1], [1, 1, 1]).output(&[0u32, 0, 9]).bits(3u32).bits(0u32);
    let (buffers, _) = irc_tests::interpreter::launch(&lowered.module, &case, 0).expect("it runs");
    case.check(&buffers).expect("the values are kept");
    let text = lowered.module.to_string();
    assert_eq!(text.matches("call @__assertfail").count(), 1, "{text}");
}
