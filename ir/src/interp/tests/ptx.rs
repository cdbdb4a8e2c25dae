//! `ptx` operations: those of one thread run, others are refused.

use super::kit::run_on;
use crate::interp::{Fault, PtxLimit};
use crate::text::parse_module;

/// The words of a buffer after a thread has run a body with these words in it, which it loads as
/// `%a`, `%b` and `%c`; `%none` is poison. What is poison is nothing.
fn run(body: &str, words: [u32; 4]) -> Result<Vec<Option<u32>>, Fault> {
    let text = format!(
        "kernel @main(%p: ptr.global) {{
         entry:
           %a = load.i32 %p
           %b.at = ptradd %p, 4
           %b = load.i32 %b.at
           %c.at = ptradd %p, 8
           %c = load.i32 %c.at
           %none = add %a, poison
           {body}
           ret
         }}"
    );
    let module =
        parse_module(&text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0])).module;
    run_on(&module, 1, 1, 0, &words).map(|(words, _)| words)
}

/// The first word, which the body has stored.
fn first(body: &str, words: [u32; 4]) -> Option<u32> {
    run(&format!("{body}\n store %r, %p"), words).expect("it runs")[0]
}

#[test]
fn instructions_of_one_thread_run() {
    let words = [0xf0, 0x8000_0001, 3, 4];
    assert_eq!(first("%r = ptx.bfind.u32 %a", words), Some(7));
    assert_eq!(first("%r = ptx.add.s32 %a, %b", words), Some(0x8000_00f1));
    assert_eq!(first("%r = ptx.prmt.b32 %a, %b, %c", words), Some(0xf0f0_f000));
    assert_eq!(first("%r = ptx.lop3.b32 %a, %b, %c, 0x80", words), Some(0));
    assert_eq!(first("%r = ptx.bfe.s32 %b, 28, 4", words), Some(0xffff_fff8));
    let carry = "%s = ptx.vadd.u32.u32.u32 %a[b0], %c[b0], %b into h1\n %r = ptx.mov.b32 %s";
    assert_eq!(first(carry, words), Some(0x00f3_0001));
}

#[test]
fn lists_halves_and_predicates_are_handed_over() {
    let words = [0x3c00_4000, 7, 9, 0];
    // A pair of halves is a vector; `mov` takes a register apart.
    let pair = "%v = bitcast.<2 x f16> %a\n %w = ptx.add.f16x2 %v, %v\n %r = bitcast.i32 %w";
    assert_eq!(first(pair, words), Some(0x4000_4400));
    let parts = "%x, %y = ptx.mov.b32 %a\n %z = zext.i32 %y\n %r = add %z, 0";
    assert_eq!(first(parts, words), Some(0x3c00));
    let both = "%p0, %q0 = ptx.setp.lt.s32 %b, %c\n %r = select %p0, %b, %c";
    assert_eq!(first(both, words), Some(7));
    let not = "%p0 = icmp slt %b, %c\n %q = ptx.setp.lt.and.s32 %b, %c, not %p0\n \
               %r = select %q, %b, %c";
    assert_eq!(first(not, words), Some(9));
}

#[test]
fn a_guard_that_does_not_hold_gives_the_other_value() {
    let guarded = |guard: &str| {
        format!("%p0 = icmp slt %b, %c\n %r = ptx.add.s32 %b, %c {guard} %p0 else %a")
    };
    let words = [1, 2, 3, 0];
    assert_eq!(first(&guarded("if"), words), Some(5));
    assert_eq!(first(&guarded("if not"), words), Some(1));
}

#[test]
fn an_operation_on_poison_gives_poison() {
    let words = [1, 2, 3, 0];
    assert_eq!(first("%r = ptx.add.s32 %a, %none", words), None);
    // Whether it depends on the operand or not.
    assert_eq!(first("%r = ptx.lop3.b32 %a, %none, %none, 0xf0", words), None);
    assert_eq!(first("%z = ptx.mul.lo.s32 %none, 0\n %r = ptx.add.s32 %z, 1", words), None);
    // An operand counts only where the instruction runs.
    let guarded = |guard: &str, other: &str| {
        format!("%p0 = icmp slt %b, %c\n %r = ptx.add.s32 %none, %c {guard} %p0 else {other}")
    };
    assert_eq!(first(&guarded("if", "%a"), words), None);
    assert_eq!(first(&guarded("if not", "%a"), words), Some(1));
    assert_eq!(first(&guarded("if not", "%none"), words), None);
    let choice = "%p0 = icmp slt %none, %c\n %r = ptx.add.s32 %a, %b if %p0 else %c";
    assert_eq!(first(choice, words), None);
    // And what decides on it is undefined behaviour.
    let branch = "%x = ptx.add.s32 %a, %none\n %p0 = icmp eq %x, 0\n condbr %p0, one, two\n\
                  one:\n br two\ntwo:";
    assert_eq!(run(branch, words), Err(Fault::Poison("condition of the branch")));
}

#[test]
fn approximate_instructions_are_inexact() {
    let text = "kernel @main(%p: ptr.global) {\nentry:\n  %a = load.f32 %p\n  \
                %r = ptx.ex2.approx.f32 %a\n  store %r, %p\n  ret\n}\n";
    let module = parse_module(text).expect("it is right").module;
    let (words, outcome) = run_on(&module, 1, 1, 0, &[0x4000_0000]).expect("it runs");
    assert_eq!((words, outcome.inexact), (vec![Some(0x4080_0000)], true));
}

#[test]
fn what_needs_more_than_a_thread_is_refused() {
    for (body, why, message) in [
        (
            "%r = ptx.ld.global.u32 [%p]",
            PtxLimit::Memory,
            "`ptx.ld.global.u32` accesses memory or maps addresses: the interpreter does not run \
             it",
        ),
        (
            "%r, %q = ptx.shfl.sync.bfly.b32 %a, 1, 31, -1",
            PtxLimit::Warp,
            "`ptx.shfl.sync.bfly.b32` is run by warps: the interpreter does not run it",
        ),
        (
            "ptx.bar.sync 0",
            PtxLimit::Control,
            "`ptx.bar.sync` synchronises threads or changes control flow: the interpreter does \
             not run it",
        ),
        (
            "%r = ptx.mov.u32 sreg tid.x",
            PtxLimit::Special,
            "`ptx.mov.u32` reads a special register: the interpreter does not run it",
        ),
        (
            "%r = ptx (%a) -> (i32) pure nonconvergent { \"add.u32 %0, %1, 1;\" }",
            PtxLimit::Block,
            "this is a block of PTX text: the interpreter does not run it",
        ),
    ] {
        let fault = run(body, [1, 2, 3, 4]).expect_err(body);
        assert!(matches!(&fault, Fault::Ptx { why: found, .. } if *found == why), "{fault:?}");
        assert_eq!(fault.to_string(), message);
        assert!(!fault.is_undefined_behaviour());
    }
    // Hints do nothing that a thread could see.
    assert!(run("ptx.prefetch.global.L2 [%p]", [1, 2, 3, 4]).is_ok());
}
