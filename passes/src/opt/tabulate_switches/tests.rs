//! Random switches between constants choose what they chose.

use crate::opt::Changed;
use crate::opt::memory_tests::{assert_same_memory, parsed, run_pass};
use arbitrary::{Result, Unstructured};
use std::fmt::Write;

/// How many threads choose.
const THREADS: u32 = 80;

/// A kernel in which thread `i` chooses by the key `i` and stores what it gets.
fn kernel(u: &mut Unstructured<'_>) -> Result<String> {
    let key = *u.choose(&["i8", "i32", "i64"])?;
    let width = *u.choose(&["i1", "i8", "i32", "i64"])?;
    let first = u.int_in_range(0..=5)?;
    let step = u.int_in_range(0..=9)?;
    let gap = *u.choose(&[1, 1, 1, 2, 5, 7])?;
    let is_linear = u.arbitrary()?;
    let constant = |i: u64, u: &mut Unstructured<'_>| -> Result<String> {
        let number = match width {
            "i1" => return Ok(u.arbitrary::<bool>()?.to_string()),
            _ if is_linear => 3 + i * step,
            _ => u.int_in_range(0..=99)?,
        };
        Ok(number.to_string())
    };
    let mut cases = String::new();
    let mut count = 0;
    for i in 0..u.int_in_range(3..=9)? {
        if count < 3 || u.ratio(5, 6)? {
            let value = constant(i, u)?;
            let _ = write!(
                cases,
                "{}{}: end({value})",
                if count == 0 { "" } else { ", " },
                first + gap * i
            );
            count += 1;
        }
    }
    let default = constant(9, u)?;
    let elsewhere = u.arbitrary()?;
    let otherwise = if elsewhere { "elsewhere".to_owned() } else { format!("end({default})") };
    let cast = match key {
        "i8" => "trunc.i8 %i",
        "i64" => "zext.i64 %i",
        _ => "add %i, 0",
    };
    let seen = if width == "i64" { "add %v, 0" } else { "zext.i64 %v" };
    Ok(format!(
        "kernel @k(%p: ptr.global) {{\nentry:\n  %i = sreg tid.x\n  %key = {cast}\n  \
         %at = ptradd %p, %i * 8\n  switch %key, {otherwise} [{cases}]\nend(%v: {width}):\n  \
         %w = {seen}\n  store %w, %at\n  ret\nelsewhere:\n  store.i64 1234, %at\n  ret\n}}\n"
    ))
}

#[test]
fn what_switches_choose_stays() {
    let mut computed = 0;
    arbtest::arbtest(|u| {
        let before = parsed(&kernel(u)?);
        let mut after = before.clone();
        computed += u32::from(run_pass(&mut after, "tabulate_switches") != Changed::No);
        assert_same_memory(&before, &after, THREADS, u64::from(THREADS) * 8);
        Ok(())
    })
    .budget_ms(1_000);
    assert!(computed > 0, "no switch was computed");
}
