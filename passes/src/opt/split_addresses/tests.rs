//! Addresses are what they were, wherever they were not poison.

use super::super::straight_line::{function, module, numbers, run};
use crate::analysis::Analyses;
use crate::opt::split_addresses;
use crate::remarks::Remarks;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;
use irc_ir::verify::verify_module;

fn split(before: &Module) -> Module {
    let mut after = before.clone();
    let (_, func) = after.funcs_mut().next().expect("there is one");
    split_addresses(func, &Analyses::default(), &Remarks::OFF);
    assert_eq!(verify_module(&after).map_err(|errors| format!("{errors:?}")), Ok(()), "{after}");
    after
}

/// A value of a random expression over `%x` and `%y`, and its width.
fn expression(u: &mut Unstructured<'_>, lines: &mut String, size: usize) -> Result<(String, u32)> {
    let mut values = vec![("%x".to_owned(), 8), ("%y".to_owned(), 8)];
    for n in 0..size {
        let (a, width) = u.choose(&values)?.clone();
        let flags = *u.choose(&["", " nsw", " nsw", " nuw", " nsw nuw"])?;
        let same: Vec<_> = values.iter().filter(|(_, w)| *w == width).cloned().collect();
        let (b, _) = u.choose(&same)?.clone();
        let c: u8 = u.arbitrary()?;
        let (name, result) = (format!("%v{n}"), *u.choose(&[16, 32, 64])?);
        let (line, width) = match u.int_in_range(0..=11u8)? {
            0 | 1 if result > width => (format!("sext.i{result} {a}"), result),
            2 | 3 if result > width => (format!("zext.i{result} {a}"), result),
            4 => (format!("sub{flags} {a}, {b}"), width),
            5 => (format!("mul{flags} {a}, {}", c % 9), width),
            6 => (format!("shl{flags} {a}, {}", c % 10), width),
            7 => (format!("or {a}, {}", c % 16), width),
            8 => (format!("and {a}, {c}"), width),
            9 => (format!("lshr {a}, {}", c % 5), width),
            10 => (format!("add{flags} {a}, {}", c as i8), width),
            _ => (format!("add{flags} {a}, {b}"), width),
        };
        lines.push_str(&format!("  {name} = {line}\n"));
        values.push((name, width));
    }
    Ok(values.pop().expect("there are two at least"))
}

#[test]
fn random_addresses_are_what_they_were() {
    arbtest::arbtest(|u| {
        let mut lines = String::new();
        let size = u.int_in_range(1..=8)?;
        let (value, width) = expression(u, &mut lines, size)?;
        let index = match width {
            32 | 64 => value,
            _ => {
                lines.push_str(&format!("  %i = sext.i32 {value}\n"));
                "%i".to_owned()
            }
        };
        let (scale, offset): (u8, i16) = (u.arbitrary()?, u.arbitrary()?);
        let scale = u32::from(scale) + 1;
        lines.push_str(&format!("  %p = ptradd %b, {index} * {scale} + {offset}\n"));
        lines.push_str(&format!("  %q = ptradd %p, {index} * 4 + 8\n  ret %q\n"));
        let before = module("(%b: ptr, %x: i8, %y: i8) -> ptr", &lines);
        let after = split(&before);
        let numbers = numbers(8);
        for (i, &x) in numbers.iter().enumerate() {
            for &y in numbers.iter().skip(i % 7).step_by(7) {
                let args = [0x1234_5678_9abc_def0, x, y];
                if let Some(wanted) = run(function(&before), &args) {
                    assert_eq!(run(function(&after), &args), Some(wanted), "{before}\n{after}");
                }
            }
        }
        Ok(())
    })
    .budget_ms(2_000);
}

/// `x + c` under both extensions, for every `x` and `c` of 8 bits and every promise.
#[test]
fn constants_leave_every_extension_that_allows_it() {
    let numbers = numbers(8);
    for flags in ["", " nsw", " nuw", " nsw nuw"] {
        for (extension, op) in
            ["sext", "zext"].iter().flat_map(|e| ["add", "sub", "mul"].map(|op| (e, op)))
        {
            for c in 0..256 {
                let lines = format!(
                    "  %s = {op}{flags} %x, {c}\n  %i = {extension}.i64 %s\n  \
                     %p = ptradd %b, %i * 12 + 4\n  ret %p\n"
                );
                let before = module("(%b: ptr, %x: i8) -> ptr", &lines);
                let after = split(&before);
                for &x in &numbers {
                    if let Some(wanted) = run(function(&before), &[1 << 40, x]) {
                        let found = run(function(&after), &[1 << 40, x]);
                        assert_eq!(found, Some(wanted), "{x}\n{before}\n{after}");
                    }
                }
            }
        }
    }
}
