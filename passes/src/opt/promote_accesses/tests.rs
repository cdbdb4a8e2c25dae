//! Loops that keep in registers what they access compute what they did: random accesses of two
//! slots and of global memory, of which some may be the same, on ways that may not be taken.

use crate::opt::Changed;
use crate::opt::tests::{apply, check_refines, parsed};
use crate::pipeline::pass;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;

/// Addresses: from outside of the loop, computed in it, and others that may be the same. The last
/// is reached by what is loaded.
const ADDRESSES: [&str; 9] =
    ["%to", "%far", "%a", "%b", "%near", "%inner", "%vary", "%va", "%deep"];

/// What the kernel begins with, up to the addresses in the loop.
const HEAD: &str = "kernel @k(%out: ptr.global, %n: i32) {
  slot $a: [4 x i32]
  slot $b: i32
entry:
  %t = sreg tid.x
  %to = ptradd %out, %t * 64
  %far = ptradd %to, 8
  %a = slot_addr $a
  %b = slot_addr $b
  memset align(4) %a, 0, 16
  store 7: i32, %b
  %none = sub %n, 5
  %first = load.i32 %to
  br head(0, %first)
head(%i: i32, %sum: i32):
  %two = add %none, 2
  %near = ptradd %to, %none * 4 + 4
  %inner = ptradd %to, %two * 4
  %low = and %i, 3
  %vary = ptradd %to, %low * 4
  %va = ptradd %a, %low * 4
  %place = load.i32 %near
  %safe = and %place, 3
  %deep = ptradd %to, %safe * 4
";

struct Writer<'u, 'a> {
    u: &'u mut Unstructured<'a>,
    text: String,
    number: usize,
    /// The value that the next statement mixes in.
    last: String,
}

impl Writer<'_, '_> {
    fn fresh(&mut self) -> usize {
        self.number += 1;
        self.number
    }

    /// A load or a store, or several that may not run.
    fn statement(&mut self, depth: u32) -> Result<()> {
        let n = self.fresh();
        let address = *self.u.choose(&ADDRESSES)?;
        match self.u.int_in_range(0..=9)? {
            0..=3 => {
                self.text +=
                    &format!("  %v{n} = load.i32 {address}\n  %x{n} = mul {}, 3\n", self.last);
                self.text += &format!("  %y{n} = add %x{n}, %v{n}\n");
                self.last = format!("%y{n}");
            }
            4..=7 => self.text += &format!("  store {}, {address}\n", self.last),
            8 if depth > 0 => {
                let (test, before) = (self.u.int_in_range(0..=5)?, self.last.clone());
                self.text += &format!("  %c{n} = icmp ugt %i, {test}\n");
                self.text += &format!("  condbr %c{n}, then{n}, behind{n}\nthen{n}:\n");
                self.statement(depth - 1)?;
                self.statement(depth - 1)?;
                self.text += &format!("  br behind{n}\nbehind{n}:\n");
                self.last = before;
            }
            _ if depth > 0 => {
                let test = self.u.int_in_range(0..=6)?;
                self.text += &format!("  %e{n} = icmp eq %i, {test}\n");
                self.text += &format!("  condbr %e{n}, exit({}), on{n}\non{n}:\n", self.last);
            }
            _ => {}
        }
        Ok(())
    }
}

fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let mut writer = Writer { u, text: HEAD.to_owned(), number: 0, last: "%sum".to_owned() };
    for _ in 0..writer.u.int_in_range(2..=7)? {
        writer.statement(2)?;
    }
    let rounds = writer.u.int_in_range(1..=7)?;
    let last = writer.last.clone();
    let mut text = writer.text;
    text += &format!("  %mixed = xor {last}, %i\n  %next = add %i, 1\n");
    text += &format!("  %more = icmp ult %next, {rounds}\n");
    text += &format!("  condbr %more, head(%next, %mixed), exit({last})\n");
    text += "exit(%result: i32):\n  %end = ptradd %to, 60\n  store %result, %end\n";
    for i in 0..4 {
        text += &format!("  %q{i} = ptradd %a, {}\n  %w{i} = load.i32 %q{i}\n", i * 4);
        text += &format!("  %p{i} = ptradd %to, {}\n  store %w{i}, %p{i}\n", 40 + i * 4);
    }
    text += "  %wb = load.i32 %b\n  %pb = ptradd %to, 36\n  store %wb, %pb\n  ret\n}\n";
    Ok(parsed(&text))
}

#[test]
fn random_loops_keep_their_accesses() {
    let pass = pass("promote_accesses").expect("there is such a pass");
    let mut changed = 0;
    arbtest::arbtest(|u| {
        let before = module(u)?;
        let mut after = before.clone();
        changed += u32::from(apply(&mut after, pass) != Changed::No);
        check_refines(&before, &after, pass.name);
        Ok(())
    })
    .budget_ms(3_000);
    assert!(changed > 50, "only {changed} functions were changed");
}
