//! Loops that are unrolled at run time compute what they did: random counters of unknown first
//! value and bound, at the ends of their types, too.

use super::tests::check_modules;
use super::{Reach, unroll_runtime};
use crate::opt::tests::{inverse, parsed};
use crate::remarks::Remarks;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;
use std::fmt::Write;

/// How a counter steps, and while which comparison with the bound the loop goes on.
const COUNTERS: [(&str, &str); 23] = [
    ("add %i, 1", "ne"),
    ("add %i, -1", "ne"),
    ("add %i, 1", "slt"),
    ("add %i, 1", "ult"),
    ("add nsw %i, 1", "slt"),
    ("add nsw %i, 3", "slt"),
    ("add nuw %i, 4", "ult"),
    ("add nsw %i, 32", "slt"),
    ("add nuw %i, 5", "ult"),
    ("add %i, %by", "slt"),
    ("add nsw %i, %by", "slt"),
    ("add %by, %i", "ult"),
    ("add nuw %i, %by", "ult"),
    ("add nsw %i, 1", "sle"),
    ("add nsw %i, 3", "sle"),
    ("add nuw %i, 1", "ule"),
    ("add nuw %i, 5", "ule"),
    ("add %i, -1", "sgt"),
    ("add nsw %i, -1", "sgt"),
    ("add nsw %i, -3", "sgt"),
    ("add nsw %i, -1", "sge"),
    ("add nsw %i, -4", "sge"),
    ("add %i, -1", "ugt"),
];

/// What is added where that is not a constant.
const STEPS: [i64; 6] = [1, 1, 2, 3, 5, 32];

/// Where a counter begins.
const FIRSTS: [i64; 7] = [0, 1, -2, 7, i32::MAX as i64 - 9, i32::MIN as i64, -20];

/// What is tested in front of a loop: often its own comparison, which tells that it holds first, or
/// one like it.
fn guard(u: &mut Unstructured<'_>, cond: &str) -> Result<String> {
    Ok(match u.int_in_range(0..=4)? {
        0 => "icmp ne %n, 3".to_owned(),
        1 => format!("icmp {} %from, %bound", *u.choose(&["ne", "slt", "ule", "sge"])?),
        2 => format!("icmp {} %from, %bound", inverse(cond)),
        _ => format!("icmp {cond} %from, %bound"),
    })
}

/// A kernel of a loop around a loop that counts from a number to another, both unknown.
fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let (step, cond) = *u.choose(&COUNTERS)?;
    let first = *u.choose(&FIRSTS)?;
    let most = *u.choose(&[1, 37, 37])?;
    let way = u.int_in_range(-2..=most)?;
    let (wide, asked) = (u.ratio(1, 3)?, *u.choose(&["", "", "unroll(2)", "unroll(8)"])?);
    let ty = if wide { "i64" } else { "i32" };
    let tested = if u.ratio(1, 2)? { "%next" } else { "%i" };
    let mut text = String::from("kernel @k(%out: ptr.global, %n: i32) {\n  slot $a: [8 x i32]\n");
    let mut line = |line: String| writeln!(text, "{line}").expect("strings grow");
    line("entry:\n  %a = slot_addr $a\n  memset align(4) %a, 1, 32\n  %t = sreg tid.x".to_owned());
    line("  %none = sub %n, 5\n  %sign = sext.i64 %none\n  %id = sext.i64 %t".to_owned());
    let (none, id) = if wide { ("%sign", "%id") } else { ("%none", "%t") };
    // Threads run different numbers of rounds.
    let is_down = step.contains("%i, -");
    let (way, far) = if is_down { (-way, "sub") } else { (way, "add") };
    line(format!("  %from = add {none}, {first}\n  %far = add %from, {way}"));
    line(format!("  %bound = {far} %far, {id}"));
    // One that wraps comes to no end where numbers have no sign.
    let by = if cond == "slt" && u.ratio(1, 8)? { i32::MAX.into() } else { *u.choose(&STEPS)? };
    line(format!("  %by = add {none}, {by}\n  br outer(0, 9)"));
    line("outer(%round: i32, %all: i32):".to_owned());
    let skips = u.ratio(2, 3)?;
    if skips {
        let guard = guard(u, cond)?;
        line(format!("  %first = {guard}\n  %some = icmp ne %t, 1"));
        // One of two conditions tells nothing, both of two tell each.
        let runs = *u.choose(&["%first", "%first", "and %first, %some", "or %first, %some"])?;
        match runs {
            "%first" => line("  condbr %first, before, exit(%all)\nbefore:".to_owned()),
            _ => line(format!("  %runs = {runs}\n  condbr %runs, before, exit(%all)\nbefore:")),
        }
    }
    line("  br head(%from, %all)".to_owned());
    line(format!("head(%i: {ty}, %sum: i32):"));
    let narrow = if wide { "trunc.i32 %i" } else { "add %i, 0" };
    line(format!("  %j = {narrow}\n  %place = and %j, 7\n  %p = ptradd %a, %place * 4"));
    line("  %old = load.i32 %p\n  %mix = mul %sum, 5\n  %new = add %old, %mix".to_owned());
    if u.ratio(1, 3)? {
        line("  %odd = trunc.i1 %j\n  condbr %odd, put, stay".to_owned());
        line("put:\n  store %new, %p\n  br stay\nstay:".to_owned());
    }
    line(format!("  %added = xor %new, %j\n  %next = {step}"));
    // The branch that goes on may be either way round.
    let (goes_on, leaves) = ("head(%next, %added)", "exit(%added)");
    if u.ratio(1, 2)? {
        line(format!("  %c = icmp {cond} {tested}, %bound"));
        line(format!("  condbr %c, {goes_on}, {leaves} {asked}"));
    } else {
        let inverse = inverse(cond);
        line(format!("  %c = icmp {inverse} {tested}, %bound"));
        line(format!("  condbr %c, {leaves}, {goes_on} {asked}"));
    }
    line("exit(%result: i32):".to_owned());
    let behind = !skips && u.ratio(1, 2)?;
    let more = if behind { "add %new, %result" } else { "add %result, 1" };
    line(format!("  %more = {more}\n  %round1 = add %round, 1\n  %again = icmp ult %round1, 2"));
    line("  condbr %again, outer(%round1, %more), done\ndone:".to_owned());
    line("  %to = ptradd %out, %t * 64\n  store %more, %to".to_owned());
    for i in 0..8 {
        line(format!("  %q{i} = ptradd %a, {}\n  %v{i} = load.i32 %q{i}", i * 4));
        line(format!("  %w{i} = ptradd %to, {}\n  store %v{i}, %w{i}", 4 + i * 4));
    }
    line("  ret\n}".to_owned());
    Ok(parsed(&text))
}

#[test]
fn random_loops_keep_their_meaning() {
    check_modules("unroll_runtime", module, |func, analyses| {
        unroll_runtime(func, analyses, Reach::USUAL, &Remarks::OFF)
    });
}

#[test]
fn random_loops_that_are_unrolled_far_keep_their_meaning() {
    check_modules("unroll_far", module, |func, analyses| {
        unroll_runtime(func, analyses, Reach::FAR, &Remarks::OFF)
    });
}
