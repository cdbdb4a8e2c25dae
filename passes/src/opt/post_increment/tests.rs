//! Loops whose counters are compared one step later run as often as they did: random counters and
//! bounds, also about where numbers of a sign end.

use super::post_increment;
use crate::opt::tests::{inverse, parsed};
use crate::opt::unroll::tests::check_modules;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;

/// How a counter steps, and while which comparison with the bound the loop goes on.
const COUNTERS: [(&str, &str); 16] = [
    ("add nsw %i, -1", "ne"),
    ("add nuw %i, 1", "ne"),
    ("add nsw %i, -4", "ne"),
    ("add %i, 4", "ne"),
    ("add nsw %i, -1", "sgt"),
    ("add nsw %i, -3", "sgt"),
    ("add %i, -1", "ugt"),
    ("add nsw %i, -1", "ugt"),
    ("add nsw %i, -2", "sge"),
    ("add nsw %i, 1", "slt"),
    ("add nsw %i, 5", "slt"),
    ("add %i, 1", "ult"),
    ("add nuw %i, 9", "ult"),
    ("add nuw nsw %i, 4", "ult"),
    ("add nsw %i, 2", "sle"),
    ("add nuw %i, 3", "ule"),
];

/// Near what a loop of 32 bits ends.
const BOUNDS: [i64; 7] = [0, 0, 1, 12, 0x7fff_fffb, 0x7fff_ffff, -0x8000_0000];

fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let (step, cond) = *u.choose(&COUNTERS)?;
    let ty = *u.choose(&["i32", "i32", "i64"])?;
    let edge = *u.choose(&BOUNDS)?;
    // About where 64 bits end, in place of 32.
    let edge = if ty == "i64" && u.ratio(1, 2)? { edge << 32 } else { edge };
    let bound = edge.wrapping_add(u.int_in_range(-3..=3)?);
    let falls = step.contains('-');
    // What is compared may be above what counts.
    let above = if cond == "ne" { u.int_in_range(-5..=5)? } else { 0 };
    let (rounds, by) = match cond {
        "ne" if step.ends_with('4') => (u.int_in_range(0..=12)?, 4),
        _ => (u.int_in_range(-2..=30)?, 1),
    };
    let before = if falls { rounds * by } else { -rounds * by } - above;
    let first = bound.wrapping_add(before);
    let narrow = |number: i64| if ty == "i32" { i64::from(number as i32) } else { number };
    let (first, bound) = (narrow(first), narrow(bound));
    let same = if first >= 0 && bound >= 0 && u.ratio(1, 2)? { "samesign " } else { "" };
    let (widen, mask) = match (ty, u.ratio(1, 2)?) {
        ("i32", _) => ("  %wide = add %n, 0\n", "and %first.n, 0x7fffffff"),
        (_, true) => ("  %wide = sext.i64 %n\n", "and %first.n, 0xffffffff"),
        _ => ("  %wide = sext.i64 %n\n", "and %first.n, 0x7fffffffffffffff"),
    };
    let mask = if first >= 0 && u.ratio(1, 2)? { mask } else { "or %first.n, 0" };
    let sum = if ty == "i32" { "add %mix, %i" } else { "xor %mix, %low" };
    let low = if ty == "i32" { "" } else { "  %low = trunc.i32 %i\n" };
    let (goes_on, leaves) = ("head(%next, %added)", "exit(%added)");
    let (number, sum_above) = match above {
        0 => ("%i", String::new()),
        _ => ("%above", format!("  %above = add %i, {above}\n")),
    };
    let opposite = inverse(cond).to_string();
    let (cond, first_target, second) = match u.ratio(1, 2)? {
        true => (cond, goes_on, leaves),
        false => (&opposite[..], leaves, goes_on),
    };
    let end = format!(
        "{sum_above}  %c = icmp {cond} {same}{number}, {bound}\n  condbr %c, {first_target}, \
         {second}\n"
    );
    let text = format!(
        "kernel @k(%out: ptr.global, %n: i32) {{\nentry:\n{widen}  %none = sub %wide, %wide\n  \
         %first.n = add %none, {first}\n  %first = {mask}\n  br head(%first, 9)\n\
         head(%i: {ty}, %sum: i32):\n  %mix = mul %sum, 5\n{low}  %added = {sum}\n  \
         %next = {step}\n{end}exit(%result: i32):\n  %t = sreg tid.x\n  \
         %to = ptradd %out, %t * 64\n  store %result, %to\n  ret\n}}\n"
    );
    Ok(parsed(&text))
}

#[test]
fn loops_run_as_often_as_they_did() {
    check_modules("post_increment", module, post_increment);
}
