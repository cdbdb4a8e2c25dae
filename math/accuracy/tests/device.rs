//! The kernel that tries routines on a device, on the simulator: it finds what the program of C
//! finds.

use irc_accuracy::device::{Sweep, has};
use irc_accuracy::native::{self, Program};
use irc_accuracy::promise::tiers;
use irc_ir::math::routine;
use irc_ir::op::{MathFn, MathTier, Word};
use irc_ir::types::Scalar;
use irc_runtime::sim::{Checks, Options, SimDevice};
use std::path::Path;

/// Ranges of operands: subnormal, about 1, large, infinite and no numbers; negative.
const FIRST: [u64; 6] = [0, 0x0080_0000, 0x3f80_0000, 0x4f12_3400, 0x7f7f_ff00, 0xbf80_0000];
const COUNT: u64 = 1024;

/// What the program of C computes is compared with the C library, which has another function.
fn check(function: MathFn, tier: MathTier) {
    let routine = routine(function, tier, Scalar::F32).expect("the tier has it");
    let text = native::sweep_f32(function, routine).expect("there is a reference");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("device");
    let program = Program::compile(&text, &folder, &format!("{function}-{tier}"), "-O1");
    let program = program.expect("there is a C compiler");
    let mut device = SimDevice::new(Options::default().with_checks(Checks::empty()));
    let mut sweep = Sweep::new(&mut device, function, tier).expect("the simulator takes it");
    for first in FIRST {
        let found = sweep.compare(first, first + COUNT).expect("it runs");
        let wanted = program.compare(first, first + COUNT, None).expect("it runs");
        let what = format!("{function} {tier} from {first:#x}");
        // References that differ by an ulp of f64 leave others.
        let slack = 4 + found.left.len().abs_diff(wanted.left.len()) as u64;
        assert!(found.rounded.abs_diff(wanted.rounded) <= slack, "{what}: {found:?} {wanted:?}");
        assert!((found.worst - wanted.worst).abs() <= 1e-5, "{what}: {found:?} {wanted:?}");
    }
}

#[test]
fn the_kernel_finds_what_the_program_of_c_finds() {
    for function in [MathFn::Sin, MathFn::Exp, MathFn::Log, MathFn::Y0, MathFn::Tanpi] {
        for tier in tiers() {
            if routine(function, tier, Scalar::F32).is_some() {
                check(function, tier);
            }
        }
    }
    check(MathFn::Lgamma, MathTier::Precise);
}

/// Half of a subnormal number is often the middle of two floats, which is nearly what these are.
#[test]
fn halves_of_small_numbers_are_not_left() {
    for function in [MathFn::J1, MathFn::I1] {
        let mut device = SimDevice::new(Options::default().with_checks(Checks::empty()));
        let mut sweep = Sweep::new(&mut device, function, MathTier::Precise).expect("it runs");
        let found = sweep.compare(0, COUNT).expect("it runs");
        assert_eq!((found.left.len(), found.rounded < COUNT), (0, true), "{function}: {found:?}");
        assert!(found.worst >= 0.5 && found.worst < 0.51, "{function}: {found:?}");
    }
}

#[test]
fn each_function_of_one_operand_has_a_kernel() {
    for function in MathFn::ALL.iter().copied().filter(|function| function.operands() == 1) {
        assert!(has(function, MathTier::Precise), "{function}");
    }
    assert!(!has(MathFn::Pow, MathTier::Precise) && !has(MathFn::Sin, MathTier::Approx));
}
