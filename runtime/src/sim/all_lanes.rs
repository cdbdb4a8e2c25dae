//! Runs an instruction for all lanes at once.
//!
//! The result goes to a spare row of the registers, which changes places with the one that the
//! instruction writes: the meaning reads all registers where they are, and nothing is copied. Only
//! where some lanes keep what they have, this is put in before.

use super::program::{AllLanesOp, Program, Src};
use super::registers::{Registers, blend};
use irc_ptx::isa::sem::{AllLanes, Lanes32};

/// The row of registers, or of what stands beside them, that an operand is read from.
#[inline(always)]
fn get<'a, T>(bank: &'a [Box<T>], constants: &'a [T], specials: &'a [T], src: Src) -> &'a T {
    match bank.get(src.register()) {
        Some(register) => register,
        None if src.is_special() => &specials[src.index()],
        None => &constants[src.index()],
    }
}

#[inline(always)]
fn pred(preds: &[u32], operand: Option<(u32, bool)>) -> u32 {
    operand.map_or(0, |(index, negated)| {
        let mask = preds[index as usize];
        if negated { !mask } else { mask }
    })
}

#[inline(always)]
fn set_pred(preds: &mut [u32], index: Option<u32>, value: u32, lanes: u32) {
    if let Some(index) = index {
        let old = &mut preds[index as usize];
        *old = *old & !lanes | value & lanes;
    }
}

/// Sets a predicate and its complement.
#[inline(always)]
fn set_both(preds: &mut [u32], op: &AllLanesOp, [p, q]: [u32; 2], lanes: u32) {
    set_pred(preds, op.d, p, lanes);
    set_pred(preds, op.q, q, lanes);
}

/// Makes a result what these lanes of a register hold; what that held is spare now.
#[inline(always)]
fn put<T: Copy>(bank: &mut [Box<[T; 32]>], d: Option<u32>, result: &mut Box<[T; 32]>, lanes: u32) {
    let target = &mut bank[d.unwrap_or(0) as usize];
    if lanes != u32::MAX {
        blend(result, target, !lanes);
    }
    std::mem::swap(target, result);
}

/// Runs it for these lanes.
#[inline(always)]
pub(super) fn run(
    op: &AllLanesOp,
    registers: &mut Registers,
    program: &Program,
    specials: &[Lanes32],
    lanes: u32,
) {
    let Registers { preds, words, doubles, spare_word, spare_double, .. } = registers;
    let w = |n: usize| get(words, &program.words, specials, op.srcs[n]);
    let q = |n: usize| get(doubles, &program.doubles, &[], op.srcs[n]);
    match op.kernel {
        AllLanes::W32(f) => f(spare_word, w(0), w(1), w(2)),
        AllLanes::Four32(f) => f(spare_word, w(0), w(1), w(2), w(3)),
        AllLanes::Narrow(f) => f(spare_word, q(0)),
        AllLanes::Select32(f) => f(spare_word, w(0), w(1), pred(preds, op.preds[2])),
        AllLanes::W64(f) => f(spare_double, q(0), q(1), q(2)),
        AllLanes::Shift64(f) => f(spare_double, q(0), w(1)),
        AllLanes::Widen(f) => f(spare_double, w(0), w(1), q(2)),
        AllLanes::Extend(f) => f(spare_double, w(0)),
        AllLanes::Select64(f) => f(spare_double, q(0), q(1), pred(preds, op.preds[2])),
        AllLanes::Compare32(f) => {
            let both = f(w(0), w(1), pred(preds, op.preds[2]));
            return set_both(preds, op, both, lanes);
        }
        AllLanes::Compare64(f) => {
            let both = f(q(0), q(1), pred(preds, op.preds[2]));
            return set_both(preds, op, both, lanes);
        }
        AllLanes::Pred(f) => {
            let [a, b, c] = op.preds.map(|operand| pred(preds, operand));
            return set_pred(preds, op.d, f(a, b, c), lanes);
        }
    }
    if op.is_wide {
        put(doubles, op.d, spare_double, lanes);
    } else {
        put(words, op.d, spare_word, lanes);
    }
}
