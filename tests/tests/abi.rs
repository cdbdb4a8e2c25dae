//! Calls between what nvcc made and what irc made: random signatures of C++, both ways.

use irc_tests::abi::{Nvcc, Signature, expected_of_mixed, judge, run_mixed};
use irc_tests::say_skipped;

/// How many signatures there are, and how many one file has.
const COUNT: usize = 200;
const BATCH: usize = 50;

/// The number of the first signature and how many there are, from `$IRC_ABI` (`1000..6000`).
fn wanted() -> std::ops::Range<usize> {
    let Ok(range) = std::env::var("IRC_ABI") else { return 0..COUNT };
    let (first, end) = range.split_once("..").expect("IRC_ABI is a range, such as 1000..6000");
    let number = |text: &str| text.parse().expect("IRC_ABI is a range of numbers");
    number(first)..number(end)
}

#[test]
fn nvcc_and_irc_call_each_other() {
    let nvcc = match Nvcc::find() {
        Ok(nvcc) => nvcc,
        Err(why) => return say_skipped(&format!("nvcc_and_irc_call_each_other: {why}")),
    };
    let (mut launches, mut problems) = (0, Vec::new());
    let wanted = wanted();
    for first in wanted.clone().step_by(BATCH) {
        let numbers = first..(first + BATCH).min(wanted.end);
        let signatures: Vec<_> = numbers.map(|number| Signature::random(1, number)).collect();
        let verdict = judge(&nvcc, &signatures);
        launches += verdict.launches;
        problems.extend(verdict.problems);
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    assert_eq!(launches, 4 * wanted.len(), "each signature runs with both compilers on both sides");
}

#[test]
fn threads_of_one_warp_call_functions_of_both_compilers() {
    let nvcc = match Nvcc::find() {
        Ok(nvcc) => nvcc,
        Err(why) => {
            return say_skipped(&format!("threads_of_one_warp_call_functions_of_both: {why}"));
        }
    };
    let [by_nvcc, by_irc] = run_mixed(&nvcc).unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(by_nvcc, expected_of_mixed());
    assert_eq!(by_irc, expected_of_mixed());
}
