//! Loops whose ends another counter decides run as often as they did, also where both wrap.

use super::replace_tests;
use crate::opt::tests::parsed;
use crate::opt::unroll::tests::check_modules;
use crate::remarks::Remarks;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;

/// Where counters begin, and near what loops end.
const EDGES: [i64; 6] = [0, 0, 1, 0x7fff_fffe, -0x8000_0000, -1];
const PROMISES: [&str; 4] = ["", "nsw ", "nuw ", "nuw nsw "];

fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let ty = *u.choose(&["i32", "i32", "i64"])?;
    let step = *u.choose(&[1, -1, 3])?;
    let (begin, other) = (*u.choose(&EDGES)?, *u.choose(&EDGES)?);
    let rounds = u.int_in_range(1..=9)?;
    let narrow = |number: i64| if ty == "i32" { i64::from(number as i32) } else { number };
    let (after, late) = (u.arbitrary::<bool>()?, u.ratio(1, 6)?);
    let end = narrow(begin.wrapping_add(step * (rounds - i64::from(!after))));
    // Now and then another step, which must not be taken for the same.
    let other_step = if u.ratio(1, 6)? { 2 } else { step };
    let (own, its) = (*u.choose(&PROMISES)?, *u.choose(&PROMISES)?);
    let (goes_on, leaves) = ("head(%k1, %i1, %s1)", "exit(%s1)");
    let (cond, ways) = match u.arbitrary()? {
        true => ("ne", format!("{goes_on}, {leaves}")),
        false => ("eq", format!("{leaves}, {goes_on}")),
    };
    let first = if u.ratio(1, 6)? { "poison".to_owned() } else { "%other".to_owned() };
    let tested = if after { "%k1" } else { "%k" };
    let (widen, low) = match ty {
        "i32" => ("  %w = add %z, 0\n", "%i"),
        _ => ("  %w = sext.i64 %z\n", "%low"),
    };
    // What else the counter is used for keeps it.
    let used = if late { "  %kept = add %k, 7\n" } else { "" };
    let text = format!(
        "kernel @k(%out: ptr.global, %n: i32) {{\nentry:\n  %t = sreg tid.x\n  %z = sub %n, 5\n\
         {widen}  %begin = add %w, {begin}\n  %other = add %w, {}\n  %end = add %w, {end}\n  \
         br head(%begin, {first}, 7)\nhead(%k: {ty}, %i: {ty}, %s: i32):\n{}{used}  \
         %m = mul %s, 5\n  %s1 = xor %m, {low}\n  %k1 = add {own}%k, {step}\n  \
         %i1 = add {its}%i, {other_step}\n  %c = icmp {cond} {tested}, %end\n  condbr %c, {ways}\n\
         exit(%r: i32):\n  %to = ptradd %out, %t * 64\n  store %r, %to\n  ret\n}}\n",
        narrow(other),
        if ty == "i64" { "  %low = trunc.i32 %i\n" } else { "" },
    );
    Ok(parsed(&text))
}

#[test]
fn random_loops_run_as_often() {
    check_modules("replace_tests", module, |func, analyses| {
        replace_tests(func, analyses, &Remarks::OFF)
    });
}
