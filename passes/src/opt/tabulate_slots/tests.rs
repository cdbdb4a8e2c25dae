//! What random kernels read of local arrays of constants stays.

use crate::opt::Changed;
use crate::opt::memory_tests::{assert_same_memory, parsed, run_pass};
use arbitrary::{Result, Unstructured};
use std::fmt::Write;

/// How many threads read, each at its own index; one more than 20 bytes have.
const THREADS: u32 = 16;

/// Reads of bytes from the thread's index on, added up in `%s{n}`.
fn read(u: &mut Unstructured<'_>, text: &mut String, count: &mut u32) -> Result<()> {
    let n = *count;
    *count += 1;
    let ty = *u.choose(&["i8", "i8", "i16", "i32"])?;
    let (scale, offset) = (1, u.int_in_range(0..=1)?);
    let wide = if ty == "i32" { "add %v{n}, 0".to_owned() } else { "zext.i32 %v{n}".to_owned() };
    let wide = wide.replace("{n}", &n.to_string());
    let of = *u.choose(&["%a", "%generic"])?;
    let last = if n == 0 { "0".to_owned() } else { format!("%s{}", n - 1) };
    let _ = write!(
        text,
        "  %p{n} = ptradd {of}, %i * {scale}\n  %q{n} = ptradd %p{n}, {offset}\n  \
         %v{n} = load.{ty} align(1) %q{n}\n  %w{n} = {wide}\n  %t{n} = mul.i32 {last}, 31\n  \
         %s{n} = add %t{n}, %w{n}\n"
    );
    Ok(())
}

/// A write of one of the kinds, of a constant or, rarely, of what is not known.
fn write(u: &mut Unstructured<'_>, text: &mut String, place: u32) -> Result<()> {
    let start = u.int_in_range(0..=12)?;
    let of = *u.choose(&["%a", "%generic"])?;
    let _ = writeln!(text, "  %d{place} = ptradd {of}, {start}");
    let value = u.int_in_range(0..=99)?;
    let _ = match u.int_in_range(0..=8)? {
        0 => writeln!(text, "  memset align(1) %d{place}, {value}, {}", u.int_in_range(0..=8)?),
        1 | 2 => {
            let from = u.int_in_range(0..=16)?;
            let size = u.int_in_range(0..=8)?;
            let source = *u.choose(&["@bank", "@constant", "@bank", "@written"])?;
            writeln!(
                text,
                "  %g{place} = global_addr {source}\n  %f{place} = ptradd %g{place}, {from}\n  \
                 memcpy align(1, 1) %d{place}, %f{place}, {size}"
            )
        }
        3 => writeln!(text, "  store.f32 align(1) {value}.5, %d{place}"),
        4 => writeln!(text, "  store.i16 align(1) -{value}, %d{place}"),
        5 if u.ratio(1, 4)? => writeln!(text, "  store align(1) %i, %d{place}"),
        _ => writeln!(text, "  store.i8 {value}, %d{place}"),
    };
    Ok(())
}

/// A kernel that fills an array, writes some of it anew, and reads it; sometimes in other orders.
fn kernel(u: &mut Unstructured<'_>) -> Result<String> {
    let (mut writes, mut reads) = (0, 0);
    let frozen = *u.choose(&["", " frozen"])?;
    let numbers = "[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6, 4]";
    let mut text = format!(
        "global @bank: const [24 x i8] = {numbers}\nglobal @written: global [24 x i8] = \
         {numbers}\nglobal @constant: global [24 x i8] constant = {numbers}\n\
         kernel @k(%p: ptr.global) {{\n  slot $a: [20 x i8]{frozen}\nentry:\n  %i = sreg tid.x\n  \
         %a = slot_addr $a\n  %generic = addrcast.ptr %a\n  br body(0)\nbody(%round: i32):\n  \
         memset align(1) %a, 1, 20\n"
    );
    for _ in 0..u.int_in_range(0..=6)? {
        if u.ratio(1, 12)? {
            read(u, &mut text, &mut reads)?;
        }
        if u.ratio(1, 12)? {
            let _ = write!(
                text,
                "  %c{writes} = icmp ult %i, 5\n  condbr %c{writes}, on{writes}, on{writes}\n\
                 on{writes}:\n"
            );
        }
        write(u, &mut text, writes)?;
        writes += 1;
    }
    for _ in 0..u.int_in_range(1..=3)? {
        read(u, &mut text, &mut reads)?;
    }
    let _ = write!(
        text,
        "  %at = ptradd %p, %i * 4\n  store %s{}, %at\n  %next = add %round, 1\n  \
         %again = icmp ult %next, 2\n  condbr %again, body(%next), end\nend:\n  ret\n}}\n",
        reads - 1
    );
    Ok(text)
}

#[test]
fn what_arrays_of_constants_hold_stays() {
    let mut tables = 0;
    arbtest::arbtest(|u| {
        let before = parsed(&kernel(u)?);
        let mut after = before.clone();
        tables += u32::from(run_pass(&mut after, "tabulate_slots") != Changed::No);
        assert_same_memory(&before, &after, THREADS, u64::from(THREADS) * 4);
        Ok(())
    })
    .budget_ms(1_000);
    assert!(tables > 0, "no slot became a table");
}
