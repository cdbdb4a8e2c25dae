//! Tests of all passes together: on random kernels each keeps the verifier content and only
//! refines what the kernel computes.

use super::Changed;
mod convergence;
mod large;

use super::random_kernel::{BYTES_PER_THREAD, module};
use crate::analysis::{Analyses, Variables};
use crate::pipeline::{OptLevel, PASSES, Pass, Run, pass, run_on_function};
use crate::remarks::Remarks;
use irc_ir::entity::FuncId;
use irc_ir::interp::{Arg, Interp, InterpError, Launch, Outcome};
use irc_ir::module::Module;
use irc_ir::op::{IntCond, Word};
use irc_ir::text::parse_module;
use irc_ir::verify::verify_module;

const THREADS: u32 = 2;

/// The module of a text that a test made.
pub(super) fn parsed(text: &str) -> Module {
    parse_module(text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}")).module
}

/// The word of the comparison that is true where this one is false.
pub(super) fn inverse(cond: &str) -> IntCond {
    IntCond::from_word(cond).expect("it is a comparison").inverse()
}

/// The most steps of a kernel.
const STEPS: u64 = 20_000;
/// How many steps may stand for one behind a pass: a routine for an operation, at most.
const MAX_GROWTH: u64 = 64;

/// Runs the kernel for so many steps; the memory that it leaves, and how it went.
fn run(module: &Module, steps: u64) -> (Interp<'_>, Result<Outcome, InterpError>) {
    let mut interp = Interp::new(module).expect("the module is small");
    let size = u64::from(THREADS) * BYTES_PER_THREAD;
    let out = interp.alloc_bytes(&vec![0xee; size as usize], 16).expect("it is small");
    let mut launch = Launch::new(1, THREADS, 0);
    launch.limits.steps = steps;
    let args = [Arg::Bits(out.into()), Arg::Bits(5)];
    let outcome = interp.launch(FuncId::from_u32(0), &launch, &args);
    (interp, outcome)
}

/// Runs a pass on a module.
pub(super) fn apply(module: &mut Module, pass: &Pass) -> Changed {
    if let Run::Module(run) = pass.run {
        return run(module, &Remarks::OFF);
    }
    let (variables, funcs) = Variables::and_funcs(module);
    let run = |func| run_on_function(pass, func, &variables, &mut Analyses::default());
    funcs.map(|(_, func)| run(func)).fold(Changed::No, |a, b| a | b)
}

/// Checks that `after`, made from `before` by the pass, is in order and refines it.
pub(super) fn check_refines(before: &Module, after: &Module, pass: &str) {
    if let Err(errors) = verify_module(after) {
        let text: Vec<String> = errors.iter().map(|error| format!("{error:?}")).collect();
        panic!("{pass} breaks the rules: {}", text.join("\n"));
    }
    let (memory, outcome) = run(before, STEPS);
    let Ok(outcome) = outcome else { return };
    if outcome.arbitrary {
        return;
    }
    let (memory_after, outcome_after) = run(after, STEPS * MAX_GROWTH);
    assert!(outcome_after.is_ok(), "{pass} makes the kernel fail: {outcome_after:?}");
    let difference = memory.first_difference(&memory_after);
    assert_eq!(difference, None, "{pass} changes what the kernel computes");
}

#[test]
fn each_pass_refines_random_kernels() {
    arbtest::arbtest(|u| {
        let before = module(u)?;
        assert_eq!(verify_module(&before).map_err(|errors| format!("{errors:?}")), Ok(()));
        for pass in PASSES {
            let mut after = before.clone();
            apply(&mut after, pass);
            check_refines(&before, &after, pass.name);
        }
        Ok(())
    })
    .budget_ms(1_000);
}

/// Routines branch on their operands; of poison `math` is poison, which need not matter.
#[test]
fn routines_take_what_may_be_poison() {
    for operand in ["%x", "poison: f32"] {
        let text = format!(
            "kernel @k(%p: ptr.global, %n: i32) {{\nentry:\n  %over = add nsw %n, 2147483647\n  \
             %x = stof.f32 %over\n  %y = math cos {operand}\n  %is_four = icmp eq %n, 4\n  \
             %r = select %is_four, %y, 1.0\n  store %r, %p\n  ret\n}}\n"
        );
        let before = parse_module(&text).unwrap_or_else(|errors| panic!("{errors:?}")).module;
        let mut after = before.clone();
        let changed = apply(&mut after, pass("expand_math").expect("there is such a pass"));
        assert_ne!(changed, Changed::No);
        check_refines(&before, &after, "expand_math");
    }
}

#[test]
fn the_pipeline_refines_random_kernels() {
    arbtest::arbtest(|u| {
        let before = module(u)?;
        assert_eq!(verify_module(&before).map_err(|errors| format!("{errors:?}")), Ok(()));
        let mut after = before.clone();
        for pass in OptLevel::O2.passes() {
            let last = after.clone();
            apply(&mut after, pass);
            check_refines(&last, &after, pass.name);
        }
        check_refines(&before, &after, "O2");
        Ok(())
    })
    .budget_ms(1_000);
}
