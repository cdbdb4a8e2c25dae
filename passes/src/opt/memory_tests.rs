//! Loads and stores in blocks with any branches between them leave the same bytes when what is
//! known of memory is followed and dead stores are gone.

use super::Changed;
use crate::pipeline::{self, Fuel, pass};
use arbitrary::{Result, Unstructured};
use irc_ir::entity::FuncId;
use irc_ir::interp::{Arg, Interp, Launch};
use irc_ir::module::Module;
use irc_ir::text::parse_module;
use irc_ir::verify::verify_module;
use std::fmt::Write;

/// Bytes of the memory that is given to the kernel.
const BYTES: u64 = 64;

/// A kernel of accesses to its memory and to two slots, at constant places and others. What is
/// loaded goes into a sum, which is stored at the end.
struct Kernel {
    text: String,
    next: usize,
}

impl Kernel {
    fn random(u: &mut Unstructured<'_>) -> Result<String> {
        let mut kernel = Kernel { text: String::new(), next: 0 };
        kernel.line("global @g: global [4 x i32] = [1, 2, 3, 4]");
        kernel.line("kernel @k(%p: ptr.global, %x: i32) {");
        for slot in ["s: [4 x i32]", "t: [4 x i32]", "sum: i32", "fuel: i32"] {
            kernel.line(&format!("slot ${slot}"));
        }
        kernel.line("entry:");
        kernel.line("%i = and %x, 3\n%s = slot_addr $s\n%t = slot_addr $t\n%g = global_addr @g");
        kernel.line("%sum = slot_addr $sum\n%fuel = slot_addr $fuel");
        for at in 0..8 {
            let slot = if at < 4 { "s" } else { "t" };
            kernel.line(&format!("%at{at} = ptradd %{slot}, {}", at % 4 * 4));
            kernel.line(&format!("store.i32 {at}, %at{at}"));
        }
        kernel.line("store.i32 0, %sum\nstore.i32 12, %fuel\nbr b0");
        let blocks = u.int_in_range(2..=6)?;
        for block in 0..blocks {
            kernel.block(u, block, blocks)?;
        }
        kernel.line(&format!("b{blocks}:\n%last = load.i32 %sum\nstore %last, %p\nret\n}}"));
        Ok(kernel.text)
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{text}");
    }

    fn block(&mut self, u: &mut Unstructured<'_>, block: usize, blocks: usize) -> Result<()> {
        self.line(&format!("b{block}:"));
        for _ in 0..u.int_in_range(0..=6)? {
            self.access(u)?;
        }
        let back = u.int_in_range(0..=blocks)?;
        let onward = u.int_in_range(block + 1..=blocks)?;
        let bit = u.int_in_range(0..=4)?;
        self.line(&format!("%f{block} = load.i32 %fuel\n%l{block} = sub %f{block}, 1"));
        self.line(&format!("store %l{block}, %fuel\n%h{block} = lshr %x, {bit}"));
        self.line(&format!("%e{block} = xor %h{block}, %l{block}\n%o{block} = trunc.i1 %e{block}"));
        self.line(&format!("%m{block} = icmp sgt %l{block}, 0"));
        self.line(&format!("%c{block} = and %o{block}, %m{block}"));
        self.line(&format!("condbr %c{block}, b{back}, b{onward}"));
        Ok(())
    }

    fn access(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        let n = self.next;
        self.next += 1;
        let base = *u.choose(&["p", "p", "s", "s", "t", "g"])?;
        let at = u.int_in_range(0..=3)? * 4;
        match u.int_in_range(0..=9)? {
            0..=1 => self.line(&format!("%a{n} = ptradd %{base}, %i * 4")),
            _ => self.line(&format!("%a{n} = ptradd %{base}, {at}")),
        }
        match u.int_in_range(0..=11)? {
            0..=4 => {
                self.line(&format!("%v{n} = load.i32 %a{n}\n%w{n} = load.i32 %sum"));
                self.line(&format!("%y{n} = mul %w{n}, 3\n%z{n} = add %y{n}, %v{n}"));
                self.line(&format!("store %z{n}, %sum"));
            }
            5..=8 => self.line(&format!("store.i32 {}, %a{n}", 100 + n)),
            9 => self.line(&format!("store.i16 {n}, %a{n}")),
            10 => self.line(u.choose(&["barrier aligned", "memset %t, 7: i8, 8: i64"])?),
            _ => self.line("memcpy %s, %t, 8: i64"),
        }
        Ok(())
    }
}

/// The module of a text that a test made.
pub(super) fn parsed(text: &str) -> Module {
    let parsed = parse_module(text).map_err(|errors| format!("{errors:?}\n{text}"));
    parsed.expect("the text is right").module
}

/// Some threads of the first kernel of both leave the same bytes in so many of memory; what a pass
/// made verifies.
pub(super) fn assert_same_memory(before: &Module, after: &Module, threads: u32, bytes: u64) {
    assert_eq!(verify_module(after).map_err(|errors| format!("{errors:?}")), Ok(()), "{after}");
    let (memory, memory_after) = (run(before, threads, bytes), run(after, threads, bytes));
    assert_eq!(memory.first_difference(&memory_after), None, "{before}\n{after}");
}

/// The memory after a launch; a kernel takes the address of the bytes and maybe a number.
fn run(module: &Module, threads: u32, bytes: u64) -> Interp<'_> {
    let mut interp = Interp::new(module).expect("the module is small");
    let bytes: Vec<u8> = (0..bytes).map(|i| i as u8).collect();
    let out = interp.alloc_bytes(&bytes, 16).expect("it is small");
    let kernel = FuncId::from_u32(0);
    let args = [Arg::Bits(out.into()), Arg::Bits(0x1234_5678)];
    let args = &args[..module.func(kernel).signature.params.len()];
    let outcome = interp.launch(kernel, &Launch::new(1, threads, 0), args);
    assert!(outcome.is_ok(), "{outcome:?}");
    interp
}

/// Runs the pass of this name on all functions.
pub(super) fn run_pass(module: &mut Module, name: &str) -> Changed {
    pipeline::run(module, &[pass(name).expect("the list has it")], Fuel::UNLIMITED)
}

#[test]
fn what_is_known_of_memory_is_true() {
    let mut counts = [0, 0];
    arbtest::arbtest(|u| {
        let before = parsed(&Kernel::random(u)?);
        let mut after = before.clone();
        for (name, count) in ["forward_loads", "dead_stores"].into_iter().zip(&mut counts) {
            *count += u32::from(run_pass(&mut after, name) != Changed::No);
            assert_same_memory(&before, &after, 1, BYTES);
        }
        Ok(())
    })
    .budget_ms(2_000);
    assert!(counts.iter().all(|&count| count > 0), "a pass did nothing: {counts:?}");
}
