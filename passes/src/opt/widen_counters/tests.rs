//! Loops that count in 32 bits compute what they did: random counters about the ends of types.

use super::widen_counters;
use crate::opt::tests::{inverse, parsed};
use crate::opt::unroll::tests::check_modules;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;

/// A number near an end of a range, or a step before it, or small.
fn number(u: &mut Unstructured<'_>, bits: u32, step: i64) -> Result<i64> {
    let near = u.int_in_range(-2i64..=2)?;
    let end = *u.choose(&[0, 0, 5, 1 << (bits - 1), 1 << bits, -(1 << (bits - 1))])?;
    Ok(end + near - if u.arbitrary()? { step } else { 0 })
}

fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let bits = *u.choose(&[8, 8, 8, 16])?;
    let step = *u.choose(&[1, 1, 2, 3, 7, -1, -1, -2, -5])?;
    let cond = *u.choose(&["slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "ne"])?;
    let extension = *u.choose(&["sext", "zext"])?;
    let (first, bound) = (number(u, bits, step)?, number(u, bits, step)?);
    // Some rounds before the bound; of 16 bits other runs would take too long.
    let comes_to_it = bits == 16 || u.ratio(1, 2)?;
    let first = if comes_to_it { bound - step * u.int_in_range(0..=9)? } else { first };
    let mut text = "kernel @k(%out: ptr.global, %n: i32) {\nentry:\n".to_owned();
    let is_known = u.ratio(2, 3)?;
    let first = first & ((1 << bits) - 1);
    match u.ratio(2, 3)? {
        true => text += &format!("  %first = or {first}: i{bits}, 0\n"),
        false => {
            text += &format!("  %f = add %n, {}\n  %first = trunc.i{bits} %f\n", first - 5);
        }
    }
    match is_known {
        true => text += &format!("  %bound = or {bound}: i32, 0\n"),
        false => text += &format!("  %bound = add %n, {}\n", bound - 5),
    }
    text += &format!("  br head(%first, 9)\nhead(%i: i{bits}, %sum: i32):\n");
    let other = *u.choose(&["sext", "zext"])?;
    text += &format!("  %mix = mul %sum, 5\n  %e = {other}.i32 %i\n  %added = xor %mix, %e\n");
    text += &format!("  %next = add %i, {step}\n  %w = {extension}.i64 %next\n");
    text += "  %cut = trunc.i32 %w\n  %more = add %added, %cut\n";
    let compared = match u.ratio(2, 3)? {
        true => {
            text += &format!("  %x = {extension}.i32 %next\n");
            ["%x", "%bound"]
        }
        false => {
            text += &format!("  %small = trunc.i{bits} %bound\n");
            ["%next", "%small"]
        }
    };
    let (goes_on, leaves) = ("head(%next, %more)", "exit(%more)");
    let [x, y] = compared;
    if u.ratio(1, 2)? {
        text += &format!("  %c = icmp {cond} {x}, {y}\n  condbr %c, {goes_on}, {leaves}\n");
    } else {
        let inverse = inverse(cond);
        text += &format!("  %c = icmp {inverse} {x}, {y}\n  condbr %c, {leaves}, {goes_on}\n");
    }
    text += "exit(%result: i32):\n  %l = zext.i32 %next\n  %r = add %result, %l\n";
    text += "  %t = sreg tid.x\n  %to = ptradd %out, %t * 64\n  store %r, %to\n  ret\n}\n";
    Ok(parsed(&text))
}

#[test]
fn random_counters_keep_their_meaning() {
    check_modules("widen_counters", module, widen_counters);
}
