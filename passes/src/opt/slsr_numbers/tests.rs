//! Numbers that are computed from others are what they were: random sums of products in loops, with
//! promises that hold and that do not.

use super::slsr_numbers;
use crate::opt::tests::parsed;
use crate::opt::unroll::tests::check_modules;
use crate::remarks::Remarks;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;
use std::fmt::Write;

/// What sums and products are made of: counters of both loops, and what they do not change.
const VALUES: [&str; 8] = ["%i", "%j", "%p", "%q", "%w", "%i", "%j", "%p"];
const FLAGS: [&str; 6] = ["", "", "", "nsw ", "nuw ", "nuw nsw "];

/// The operations of a sum of products, `((x * y) + z) * v + u`, with their second operands.
type Shape = Vec<(&'static str, String)>;

fn operand(u: &mut Unstructured<'_>) -> Result<String> {
    Ok(match u.ratio(1, 4)? {
        true => u.int_in_range(-3..=3)?.to_string(),
        false => (*u.choose(&VALUES)?).to_owned(),
    })
}

/// Some of the operations.
fn shape(u: &mut Unstructured<'_>) -> Result<Shape> {
    let mut shape = Shape::new();
    for opcode in ["add", "mul", "add", "mul", "add"] {
        if !u.ratio(1, 6)? {
            shape.push((opcode, operand(u)?));
        }
    }
    Ok(shape)
}

/// A number of nearly this shape; gives its name.
fn number(
    u: &mut Unstructured<'_>,
    shape: &Shape,
    text: &mut String,
    count: &mut usize,
) -> Result<String> {
    let mut shape = shape.clone();
    if !shape.is_empty() {
        let changed = u.choose_index(shape.len())?;
        shape[changed].1 = operand(u)?;
    }
    let mut last = "%i".to_owned();
    for (opcode, other) in shape {
        let flags = u.choose(&FLAGS)?;
        let opcode = if opcode == "add" && u.ratio(1, 5)? { "sub" } else { opcode };
        *count += 1;
        let next = format!("%n{count}");
        writeln!(text, "  {next} = {opcode} {flags}{last}, {other}").expect("a string takes it");
        last = next;
    }
    Ok(last)
}

fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let (mut always, mut sometimes, mut count) = (String::new(), String::new(), 0);
    let shape = shape(u)?;
    let mut sum = "%before".to_owned();
    for round in 0..u.int_in_range(2..=4)? {
        let made = number(u, &shape, &mut always, &mut count)?;
        // A number may be poison where nobody looks at it.
        let kept = if u.ratio(1, 2)? { "%always" } else { "%is_odd" };
        writeln!(
            always,
            "  %x{round} = xor {sum}, {made}\n  %s{round} = select {kept}, %x{round}, {sum}"
        )
        .expect("a string takes it");
        sum = format!("%s{round}");
    }
    let mut rare = sum.clone();
    for round in 0..u.int_in_range(1..=2)? {
        let made = number(u, &shape, &mut sometimes, &mut count)?;
        writeln!(sometimes, "  %r{round} = xor {rare}, {made}").expect("a string takes it");
        rare = format!("%r{round}");
    }
    let seeds: [i32; 3] =
        [u.int_in_range(-4..=4)?, *u.choose(&[7, 0x7fff_fff0, -0x8000_0000])?, u.arbitrary()?];
    let [p, q, w] = seeds;
    let ty = *u.choose(&["i32", "i64"])?;
    let (wide, cut) = match ty {
        "i32" => ("add %n, 0", "add %after, 0"),
        _ => ("sext.i64 %n", "trunc.i32 %after"),
    };
    let bound = u.int_in_range(1..=4)?;
    let text = format!(
        "kernel @k(%out: ptr.global, %n: i32) {{\nentry:\n  %wide = {wide}\n  \
         %none = sub %wide, %wide\n  %p = add %none, {p}\n  %q = add %none, {q}\n  \
         %w = add %none, {w}\n  br outer(0, 9)\n\
         outer(%i: {ty}, %first: {ty}):\n  br inner(0, %first)\n\
         inner(%j: {ty}, %before: {ty}):\n  %odd = and %j, 1\n  %is_odd = icmp ne %odd, 0\n  \
         %always = icmp sge %j, 0\n{always}  condbr %is_odd, rare, on({sum})\n\
         rare:\n{sometimes}  br on({rare})\n\
         on(%mix: {ty}):\n  %after = mul %mix, 5\n  %j.next = add %j, 1\n  \
         %c = icmp slt %j.next, {bound}\n  condbr %c, inner(%j.next, %after), outer.end\n\
         outer.end:\n  %i.next = add %i, 1\n  %d = icmp slt %i.next, 3\n  \
         condbr %d, outer(%i.next, %after), exit\n\
         exit:\n  %t = sreg tid.x\n  %to = ptradd %out, %t * 128\n  %cut = {cut}\n  \
         store %cut, %to\n  ret\n}}\n"
    );
    Ok(parsed(&text))
}

#[test]
fn numbers_are_what_they_were() {
    check_modules("slsr_numbers", module, |func, analyses| {
        slsr_numbers(func, analyses, &Remarks::OFF)
    });
}
