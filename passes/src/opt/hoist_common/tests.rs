//! Ways that have much in common compute what they did: random arms with loads, stores and
//! promises, which branch inside.

use super::hoist_common;
use crate::opt::tests::parsed;
use crate::opt::unroll::tests::check_modules;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;
use std::fmt::Write;

/// What is computed of two numbers.
const OPERATIONS: [&str; 7] = ["add", "add nsw", "add nuw", "sub nsw", "xor", "udiv", "shl nuw"];
/// Promises that the other arm may make in place of its own.
const OTHERS: [&str; 3] = ["add", "add nsw nuw", "mul"];

/// A line of an arm.
#[derive(Copy, Clone)]
enum Line {
    /// An operation on two values, by their numbers.
    Compute(&'static str, u8, u8),
    /// A load of a word, which may be volatile.
    Load(u8, bool),
    /// A store of a value, by its number, to a word.
    Store(u8, u8),
}

fn line(u: &mut Unstructured<'_>) -> Result<Line> {
    Ok(match u.int_in_range(0..=9)? {
        0..=4 => Line::Compute(u.choose(&OPERATIONS)?, u.arbitrary()?, u.arbitrary()?),
        5..=7 => Line::Load(u.int_in_range(0..=3)?, u.ratio(1, 8)?),
        _ => Line::Store(u.arbitrary()?, u.int_in_range(0..=3)?),
    })
}

/// Writes an arm; its values are called by a letter, and come behind those of the entry.
fn write_arm(text: &mut String, name: char, lines: &[Line]) -> String {
    let mut values: Vec<String> = ["%t", "%n", "%x"].map(str::to_owned).to_vec();
    for (number, line) in lines.iter().enumerate() {
        let value = |n: u8| &values[n as usize % values.len()];
        let result = format!("%{name}{number}");
        match *line {
            Line::Compute(op, x, y) => {
                writeln!(text, "  {result} = {op} {}, {}", value(x), value(y)).expect("a string");
            }
            Line::Load(word, is_volatile) => {
                let strength = if is_volatile { " volatile" } else { "" };
                writeln!(text, "  %{name}p{number} = ptradd %p, {}", u32::from(word) * 4)
                    .expect("a string");
                writeln!(text, "  {result} = load.i32{strength} %{name}p{number}")
                    .expect("a string");
            }
            Line::Store(x, word) => {
                writeln!(text, "  %{name}p{number} = ptradd %p, {}", u32::from(word) * 4)
                    .expect("a string");
                writeln!(text, "  store {}, %{name}p{number}", value(x)).expect("a string");
                continue;
            }
        }
        values.push(result);
    }
    values.pop().expect("there are those of the entry")
}

/// The lines of the other arm: nearly the same.
fn varied(u: &mut Unstructured<'_>, lines: &[Line]) -> Result<Vec<Line>> {
    let mut out = Vec::new();
    for &same in lines {
        match u.int_in_range(0..=11)? {
            0 => {}
            1 => out.extend([line(u)?, same]),
            2 => match same {
                Line::Compute(_, x, y) => out.push(Line::Compute(u.choose(&OTHERS)?, x, y)),
                _ => out.push(same),
            },
            _ => out.push(same),
        }
    }
    Ok(out)
}

fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let lines = (0..u.int_in_range(1..=8)?).map(|_| line(u)).collect::<Result<Vec<Line>>>()?;
    let mut text = "kernel @k(%out: ptr.global, %n: i32) {\nentry:\n  %t = sreg tid.x\n  \
                    %p = ptradd %out, %t * 64\n  %x = mul %n, 77\n  %c = icmp eq %t, 0\n  \
                    condbr %c, a, b\na:\n"
        .to_owned();
    let last = write_arm(&mut text, 'a', &lines);
    writeln!(text, "  br done({last})\nb:").expect("a string");
    if u.arbitrary()? {
        let arms = ["u", "v"].map(|name| format!("{name}way"));
        writeln!(text, "  %d = icmp ugt %n, 7\n  condbr %d, {}, {}", arms[0], arms[1])
            .expect("a string");
        for (name, arm) in ['u', 'v'].into_iter().zip(arms) {
            writeln!(text, "{arm}:").expect("a string");
            let lines = varied(u, &lines)?;
            let last = write_arm(&mut text, name, &lines);
            writeln!(text, "  br done({last})").expect("a string");
        }
    } else {
        let lines = varied(u, &lines)?;
        let last = write_arm(&mut text, 'b', &lines);
        writeln!(text, "  br done({last})").expect("a string");
    }
    text += "done(%r: i32):\n  %to = ptradd %p, 32\n  store %r, %to\n  ret\n}\n";
    Ok(parsed(&text))
}

#[test]
fn random_arms_keep_their_meaning() {
    check_modules("hoist_common", module, hoist_common);
}
