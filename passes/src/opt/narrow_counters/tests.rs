//! Loops that count in 32 bits compute what they did: random counters, bounds and steps, also about
//! where 32 bits end.

use super::narrow_counters;
use crate::opt::tests::{inverse, parsed};
use crate::opt::unroll::tests::check_modules;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;

/// How a counter steps, and while which comparison with the bound the loop goes on.
const COUNTERS: [(&str, &str); 15] = [
    ("add nuw %i, 1", "ne"),
    ("add nsw %i, 1", "ne"),
    ("add %i, 1", "ne"),
    ("add nuw %i, 4", "ne"),
    ("add %i, 1", "ult"),
    ("add nsw %i, 3", "ult"),
    ("add nuw %i, 7", "ult"),
    ("add nsw %i, 5", "slt"),
    ("add %i, 2", "slt"),
    ("add nuw %i, %by", "ult"),
    ("add nuw nsw %i, %by", "slt"),
    ("add nsw %i, -1", "ne"),
    ("add nsw %i, 1", "sle"),
    ("add nuw %i, 3", "ule"),
    ("add nuw nsw %i, 2", "sle"),
];

/// Where a counter begins, and how far away the bound is.
const FIRSTS: [u64; 7] = [0, 1, 17, 0x7fff_fff0, 0xffff_fff0, 0xffff_ffff, 0x1_0000_0000];

/// A number as something of which more or less is known.
fn number(u: &mut Unstructured<'_>, name: &str, number: u64) -> Result<String> {
    let word = number as u32;
    let text = match u.int_in_range(0..=4)? {
        0 if number <= u32::MAX.into() => {
            format!("  %{name}.w = add %none, 0x{word:x}\n  %{name} = zext.i64 %{name}.w\n")
        }
        1 if number <= i32::MAX as u64 => {
            format!("  %{name}.w = add %none, 0x{word:x}\n  %{name} = zext.i64 nneg %{name}.w\n")
        }
        2 => format!(
            "  %{name}.s = add %wide, 0x{number:x}\n  %{name} = and %{name}.s, 0xffffffff\n"
        ),
        3 => format!("  %{name} = add %wide, 0x{number:x}\n"),
        _ => format!("  %{name} = or 0x{number:x}: i64, 0\n"),
    };
    Ok(text)
}

fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let (step, cond) = *u.choose(&COUNTERS)?;
    let first = *u.choose(&FIRSTS)?;
    // Below 0 it would be so far away that a run takes all of its time.
    let bound = first.saturating_add_signed(u.int_in_range(-3..=41)?);
    let by = *u.choose(&[1, 2, 9, 0xffff_ffff])?;
    let tested = if u.ratio(1, 3)? { "%i" } else { "%next" };
    let mut text =
        "kernel @k(%out: ptr.global, %n: i32) {\nentry:\n  %none = sub %n, 5\n".to_owned();
    text += "  %wide = sext.i64 %none\n";
    for (name, value) in [("first", first), ("bound", bound), ("by", by)] {
        text += &number(u, name, value)?;
    }
    text += "  br head(%first, 9)\nhead(%i: i64, %sum: i64):\n  %mix = mul %sum, 5\n";
    text += &format!("  %added = xor %mix, %i\n  %next = {step}\n");
    let (goes_on, leaves) = ("head(%next, %added)", "exit(%added)");
    if u.ratio(1, 2)? {
        text += &format!("  %c = icmp {cond} {tested}, %bound\n  condbr %c, {goes_on}, {leaves}\n");
    } else {
        let inverse = inverse(cond);
        text +=
            &format!("  %c = icmp {inverse} {tested}, %bound\n  condbr %c, {leaves}, {goes_on}\n");
    }
    let last = if u.ratio(1, 2)? { "%next" } else { "%i" };
    text += &format!("exit(%result: i64):\n  %r = add %result, {last}\n  %t = sreg tid.x\n");
    text += "  %to = ptradd %out, %t * 64\n  store %r, %to\n  ret\n}\n";
    Ok(parsed(&text))
}

#[test]
fn random_counters_keep_their_meaning() {
    check_modules("narrow_counters", module, narrow_counters);
}
