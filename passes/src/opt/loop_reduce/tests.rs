//! Addresses that loops add to are those that they computed: random counters of every width and
//! promise, also about where their types end.

use super::loop_reduce;
use crate::opt::tests::parsed;
use crate::opt::unroll::tests::check_modules;
use crate::remarks::Remarks;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;

/// Types of counters, and how each gets to 64 bits.
const TYPES: [(&str, &str); 5] = [
    ("i32", "sext.i64"),
    ("i32", "zext.i64"),
    ("i16", "sext.i64"),
    ("i16", "zext.i64"),
    ("i64", ""),
];
/// What a round adds.
const STEPS: [&str; 6] = ["1", "256", "-1", "-3", "0x7ff0", "7"];
const PROMISES: [&str; 4] = ["", "nsw ", "nuw ", "nuw nsw "];
/// Where a counter begins.
const FIRSTS: [&str; 5] = ["0", "5", "-4", "0x7ffc", "-0x8000"];

/// A kernel of one loop that mixes the numbers of the addresses that it computes.
fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let (ty, extension) = *u.choose(&TYPES)?;
    let (step, first) = (*u.choose(&STEPS)?, *u.choose(&FIRSTS)?);
    let promise = *u.choose(&PROMISES)?;
    // In shared memory as well.
    let array = *u.choose(&["%out", "%near"])?;
    let mut text = format!(
        "global @near: shared [16 x i32]\nkernel @k(%out: ptr.global, %n: i32) {{\nentry:\n  \
         %none = sub %n, 5\n  %wide = sext.i64 %none\n  %short = trunc.i16 %none\n  \
         %near = global_addr @near\n  %base = ptrtoint.i64 {array}\n"
    );
    let none = match ty {
        "i16" => "%short",
        "i32" => "%none",
        _ => "%wide",
    };
    for (name, value) in [("first", first), ("by0", *u.choose(&STEPS)?), ("by1", "11")] {
        text += &format!("  %{name} = add {none}, {value}\n");
    }
    text += &format!("  br head(%first, 0, 9)\nhead(%i: {ty}, %round: i32, %sum: i64):\n");
    let sums = u.int_in_range(1..=6)?;
    let mut mixed = "%sum".to_owned();
    for k in 0..sums {
        let (by, own) = (k % 2, *u.choose(&PROMISES)?);
        let index = match *u.choose(&["", "add", "mul", "both"])? {
            "" => "%i".to_owned(),
            "both" => {
                let inner = *u.choose(&PROMISES)?;
                text += &format!("  %l{k} = add {inner}%i, {}\n", *u.choose(&["1", "%by1"])?);
                text += &format!("  %j{k} = mul {own}%l{k}, %by{by}\n");
                format!("%j{k}")
            }
            op => {
                text += &format!("  %j{k} = {op} {own}%i, %by{by}\n");
                format!("%j{k}")
            }
        };
        let mut place = index;
        if !extension.is_empty() {
            text += &format!("  %x{k} = {extension} {place}\n");
            place = format!("%x{k}");
        }
        let (scale, offset) = (*u.choose(&[1, 4, 12])?, *u.choose(&[0, 8, -4])?);
        text += &format!("  %p{k} = ptradd {array}, {place} * {scale}\n");
        text += &format!("  %q{k} = ptradd %p{k}, {offset}\n  %a{k} = ptrtoint.i64 %q{k}\n");
        text += &format!("  %d{k} = sub %a{k}, %base\n  %m{k} = mul {mixed}, 5\n");
        text += &format!("  %s{k} = xor %m{k}, %d{k}\n");
        mixed = format!("%s{k}");
    }
    let rounds = u.int_in_range(1..=9)?;
    text += &format!("  %next = add {promise}%i, {step}\n  %next_round = add %round, 1\n");
    text += &format!("  %c = icmp ult %next_round, {rounds}\n");
    text += &format!("  condbr %c, head(%next, %next_round, {mixed}), exit({mixed})\n");
    text += "exit(%result: i64):\n  %t = sreg tid.x\n  %to = ptradd %out, %t * 64\n";
    text += "  store %result, %to\n  ret\n}\n";
    Ok(parsed(&text))
}

#[test]
fn random_loops_keep_their_addresses() {
    check_modules("loop_reduce", module, |func, analyses| {
        loop_reduce(func, analyses, &Remarks::OFF)
    });
}
