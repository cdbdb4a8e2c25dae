//! Unrolled loops compute what the loops do: random nests that count in all ways, hold an array,
//! leave early and ask for things.

use super::super::rotate;
use super::super::tests::{check_refines, parsed};
use super::{Changed, unroll};
use crate::analysis::Analyses;
use crate::remarks::Remarks;
use arbitrary::{Result, Unstructured};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::verify::verify_module;
use std::fmt::Write;

/// How a counter begins, steps and is tested; all end after a few rounds. Of those that begin as
/// `%few`, which is 0 to 3, or end there, only the bits tell the number of rounds, or the greatest.
const COUNTERS: [(&str, &str, &str); 13] = [
    ("0", "add %NEXT, 1", "ult %WHAT, 4"),
    ("0", "add nsw %NEXT, 2", "slt %WHAT, 7"),
    ("7", "sub %NEXT, 1", "ne %WHAT, 3"),
    ("5", "add %NEXT, -1", "sge %WHAT, 0"),
    ("1", "shl %NEXT, 1", "ule %WHAT, 16"),
    ("64", "lshr %NEXT, 2", "ugt %WHAT, 1"),
    ("-3", "add %NEXT, 3", "sle %WHAT, 4"),
    ("3", "mul %NEXT, 3", "ult %WHAT, 100"),
    ("9", "xor %NEXT, 1", "eq %WHAT, 8"),
    ("%few", "add %NEXT, 2", "ult %WHAT, 6"),
    ("%few", "add %NEXT, 1", "slt %WHAT, 2"),
    ("%few", "add %NEXT, 4", "ult %WHAT, 12"),
    ("0", "add %NEXT, 1", "ult %WHAT, %few"),
];

struct Text<'a, 'u> {
    u: &'a mut Unstructured<'u>,
    text: String,
    loops: u32,
}

impl Text<'_, '_> {
    fn line(&mut self, line: impl AsRef<str>) {
        writeln!(self.text, "{}", line.as_ref()).expect("strings grow");
    }

    /// A loop, and where control goes on behind it: what it has computed is `%outN`.
    fn nest(&mut self, depth: u32, around: &str, sum: &str) -> Result<String> {
        let n = self.loops;
        self.loops += 1;
        let (first, step, test) = *self.u.choose(&COUNTERS)?;
        let asked = *self.u.choose(&["", "", "full", "2", "3", "5", "enable", "disable"])?;
        let asked = if asked.is_empty() { String::new() } else { format!(" unroll({asked})") };
        let (i, next) = (format!("%i{n}"), format!("%next{n}"));
        let step = step.replace("%NEXT", &i);
        let tests_first = self.u.ratio(1, 3)?;
        self.line(format!("  br head{n}({first}, {sum})"));
        self.line(format!("head{n}({i}: i32, %sum{n}: i32):"));
        if tests_first {
            let test = test.replace("%WHAT", &i);
            self.line(format!("  %c{n} = icmp {test}"));
            self.line(format!("  condbr %c{n}, body{n}, exit{n}(%sum{n})"));
            self.line(format!("body{n}:"));
        }
        let mut sum = self.access(n, &i, around, format!("%sum{n}"))?;
        let leaves = self.u.ratio(1, 3)?;
        if leaves {
            self.line(format!("  %odd{n} = and {sum}, 7"));
            self.line(format!("  %leave{n} = icmp eq %odd{n}, 5"));
            self.line(format!("  condbr %leave{n}, exit{n}({sum}), stay{n}"));
            self.line(format!("stay{n}:"));
        }
        if depth > 0 && self.u.ratio(2, 3)? {
            sum = self.nest(depth - 1, &i, &sum)?;
        }
        self.line(format!("  {next} = {step}"));
        if tests_first {
            self.line(format!("  br head{n}({next}, {sum}){asked}"));
        } else {
            let what = if self.u.ratio(1, 2)? { &next } else { &i };
            let test = test.replace("%WHAT", what);
            self.line(format!("  %c{n} = icmp {test}"));
            self.line(format!("  condbr %c{n}, head{n}({next}, {sum}), exit{n}({sum}){asked}"));
        }
        self.line(format!("exit{n}(%out{n}: i32):"));
        if self.u.ratio(1, 3)? && !tests_first && !leaves {
            // A value of the loop behind it.
            self.line(format!("  %more{n} = add %out{n}, {next}"));
            return Ok(format!("%more{n}"));
        }
        Ok(format!("%out{n}"))
    }

    /// An access to an array in a round.
    fn access(&mut self, n: u32, i: &str, around: &str, sum: String) -> Result<String> {
        let index = match self.u.int_in_range(0..=3)? {
            0 => i.to_owned(),
            1 => {
                self.line(format!("  %at{n} = add {i}, {around}"));
                format!("%at{n}")
            }
            2 => "3".to_owned(),
            _ => {
                self.line(format!("  %at{n} = xor {i}, 5"));
                format!("%at{n}")
            }
        };
        let slot = *self.u.choose(&["$a", "$b"])?;
        self.line(format!("  %slot{n} = slot_addr {slot}"));
        self.line(format!("  %in{n} = and.i32 {index}, 7"));
        self.line(format!("  %p{n} = ptradd %slot{n}, %in{n} * 4"));
        self.line(format!("  %old{n} = load.i32 %p{n}"));
        self.line(format!("  %new{n} = add %old{n}, {sum}"));
        self.line(format!("  store %new{n}, %p{n}"));
        self.line(format!("  %all{n} = add %new{n}, {i}"));
        Ok(format!("%all{n}"))
    }
}

fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let mut text = Text { u, text: String::new(), loops: 0 };
    text.line("kernel @k(%out: ptr.global, %n: i32) {");
    text.line("  slot $a: [8 x i32]\n  slot $b: [8 x i32]\nentry:");
    for slot in ["a", "b"] {
        text.line(format!("  %{slot} = slot_addr ${slot}\n  memset align(4) %{slot}, 1, 32"));
    }
    text.line("  %t = sreg tid.x\n  %mix = mul %t, 3\n  %few = and %mix, 3");
    let mut sum = text.nest(2, "%n", "%t")?;
    if text.u.ratio(1, 2)? {
        sum = text.nest(1, "2", &sum)?;
    }
    text.line("  %to = ptradd %out, %t * 128");
    text.line(format!("  store {sum}, %to"));
    for i in 0..8 {
        let slot = ["a", "b"][i % 2];
        text.line(format!("  %q{i} = ptradd %{slot}, {}", i * 4));
        text.line(format!("  %v{i} = load.i32 %q{i}\n  %w{i} = ptradd %to, {}", 4 + i * 4));
        text.line(format!("  store %v{i}, %w{i}"));
    }
    text.line("  ret\n}");
    Ok(parsed(&text.text))
}

/// Checks what a pass makes of random nests; it must change some.
fn check(name: &str, pass: fn(&mut Function, &Analyses) -> Changed) {
    check_modules(name, module, pass);
}

/// Checks what a pass makes of random modules; it must change some.
pub(in crate::opt) fn check_modules(
    name: &str,
    module: fn(&mut Unstructured<'_>) -> Result<Module>,
    pass: fn(&mut Function, &Analyses) -> Changed,
) {
    let mut changed = 0;
    arbtest::arbtest(|u| {
        let before = module(u)?;
        assert_eq!(verify_module(&before).map_err(|errors| format!("{errors:?}")), Ok(()));
        let mut after = before.clone();
        for (_, func) in after.funcs_mut() {
            changed += u32::from(pass(func, &Analyses::default()) != Changed::No);
        }
        check_refines(&before, &after, name);
        Ok(())
    })
    .budget_ms(2_000);
    assert!(changed > 50, "only {changed} functions were changed");
}

#[test]
fn random_nests_keep_their_meaning() {
    check("unroll", |func, analyses| unroll(func, analyses, &Remarks::OFF));
}

#[test]
fn random_nests_are_rotated() {
    check("rotate", rotate);
}
