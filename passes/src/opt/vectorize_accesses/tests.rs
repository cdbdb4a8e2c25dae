//! Loads and stores of one block of memory, in any order and of several types, leave the same bytes
//! when they are joined.

use crate::opt::Changed;
use crate::opt::memory_tests::{assert_same_memory, parsed, run_pass};
use arbitrary::{Result, Unstructured};
use std::fmt::Write;

/// Bytes that are accessed, and bytes for what was loaded.
const ACCESSED: u64 = 32;
const SEEN: u64 = 512;

/// A kernel of loads and stores at random places; what is loaded is stored behind them all.
fn kernel(u: &mut Unstructured<'_>) -> Result<String> {
    let mut text = "kernel @k(%p: ptr.global align(16), %x: i32) {\nentry:\n".to_owned();
    text += "  %f = bitcast.f32 %x\n  %h = trunc.i16 %x\n  %b = trunc.i8 %x\n";
    let count = u.int_in_range(2..=14)?;
    let mut seen = Vec::new();
    for number in 0..count {
        let (ty, bytes, value) =
            *u.choose(&[("i32", 4, "%x"), ("f32", 4, "%f"), ("i16", 2, "%h"), ("i8", 1, "%b")])?;
        let offset = u.int_in_range(0..=ACCESSED / bytes - 1)? * bytes;
        let _ = writeln!(text, "  %a{number} = ptradd %p, {offset}");
        if u.arbitrary()? {
            let _ = writeln!(text, "  %l{number} = load.{ty} %a{number}");
            seen.push(number);
        } else if u.arbitrary()? {
            let _ = writeln!(text, "  store {value}, %a{number}");
        } else {
            let number_or_bits = if ty == "f32" { "1.5".to_owned() } else { number.to_string() };
            let _ = writeln!(text, "  store.{ty} {number_or_bits}, %a{number}");
        }
    }
    for (place, number) in seen.iter().enumerate() {
        let offset = ACCESSED + 16 + 8 * place as u64;
        let _ =
            writeln!(text, "  %r{number} = ptradd %p, {offset}\n  store %l{number}, %r{number}");
    }
    text += "  ret\n}\n";
    Ok(text)
}

#[test]
fn accesses_in_any_order_leave_the_same_bytes() {
    let mut joined = 0;
    arbtest::arbtest(|u| {
        let before = parsed(&kernel(u)?);
        let mut after = before.clone();
        joined += u32::from(run_pass(&mut after, "vectorize_accesses") == Changed::Yes);
        assert_same_memory(&before, &after, 1, SEEN);
        Ok(())
    })
    .budget_ms(1_000);
    assert!(joined > 0, "no accesses were joined");
}
