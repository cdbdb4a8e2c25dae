//! Runs an instruction for all lanes at once.

use super::program::{AllLanesOp, Program, Src};
use super::registers::{Registers, blend};
use irc_ptx::isa::sem::{AllLanes, Lanes32, Lanes64};

#[inline]
fn word<'a>(
    src: Src,
    registers: &'a Registers,
    program: &'a Program,
    specials: &'a [Lanes32],
) -> &'a Lanes32 {
    match src {
        Src::Register(index) => &registers.words[index as usize],
        Src::Constant(index) => &program.words[index as usize],
        Src::Special(index) => &specials[index as usize],
    }
}

#[inline]
fn double<'a>(src: Src, registers: &'a Registers, program: &'a Program) -> &'a Lanes64 {
    match src {
        Src::Register(index) => &registers.doubles[index as usize],
        Src::Constant(index) | Src::Special(index) => &program.doubles[index as usize],
    }
}

#[inline]
fn pred(registers: &Registers, operand: Option<(u32, bool)>) -> u32 {
    operand.map_or(0, |(index, negated)| {
        let mask = registers.preds[index as usize];
        if negated { !mask } else { mask }
    })
}

fn set_pred(registers: &mut Registers, index: Option<u32>, value: u32, lanes: u32) {
    if let Some(index) = index {
        let old = &mut registers.preds[index as usize];
        *old = *old & !lanes | value & lanes;
    }
}

/// Sets a predicate and its complement.
fn set_both(registers: &mut Registers, op: &AllLanesOp, [p, q]: [u32; 2], lanes: u32) {
    set_pred(registers, op.d, p, lanes);
    set_pred(registers, op.q, q, lanes);
}

/// Runs it for these lanes.
#[inline]
pub(super) fn run(
    op: &AllLanesOp,
    registers: &mut Registers,
    program: &Program,
    specials: &[Lanes32],
    lanes: u32,
) {
    let [a, b, c, e] = op.srcs;
    let mut d32 = [0; 32];
    let mut d64 = [0; 32];
    let d = op.d.unwrap_or(0) as usize;
    let w = |src| word(src, registers, program, specials);
    let q = |src| double(src, registers, program);
    let is_word = match op.kernel {
        AllLanes::W32(f) => {
            f(&mut d32, [w(a), w(b), w(c)]);
            true
        }
        AllLanes::Four32(f) => {
            f(&mut d32, [w(a), w(b), w(c), w(e)]);
            true
        }
        AllLanes::Narrow(f) => {
            f(&mut d32, q(a));
            true
        }
        AllLanes::Select32(f) => {
            f(&mut d32, w(a), w(b), pred(registers, op.preds[2]));
            true
        }
        AllLanes::W64(f) => {
            f(&mut d64, [q(a), q(b), q(c)]);
            false
        }
        AllLanes::Shift64(f) => {
            f(&mut d64, q(a), w(b));
            false
        }
        AllLanes::Widen(f) => {
            f(&mut d64, w(a), w(b), q(c));
            false
        }
        AllLanes::Extend(f) => {
            f(&mut d64, w(a));
            false
        }
        AllLanes::Select64(f) => {
            f(&mut d64, q(a), q(b), pred(registers, op.preds[2]));
            false
        }
        AllLanes::Compare32(f) => {
            let both = f(w(a), w(b), pred(registers, op.preds[2]));
            return set_both(registers, op, both, lanes);
        }
        AllLanes::Compare64(f) => {
            let both = f(q(a), q(b), pred(registers, op.preds[2]));
            return set_both(registers, op, both, lanes);
        }
        AllLanes::Pred(f) => {
            let [a, b, c] = op.preds.map(|operand| pred(registers, operand));
            return set_pred(registers, op.d, f(a, b, c), lanes);
        }
    };
    if is_word {
        blend(&mut registers.words[d], &d32, lanes);
    } else {
        blend(&mut registers.doubles[d], &d64, lanes);
    }
}
