//! Runs an instruction for all lanes at once.
//!
//! The result is written in place: the register that it goes to is split off its bank, and the
//! meaning reads the others where they are. Only where the instruction also reads that register,
//! or where some lanes keep what they have, the old value is set aside before.

use super::program::{AllLanesOp, Program, Src};
use super::registers::{Registers, blend};
use irc_ptx::isa::sem::{AllLanes, Lanes32, Lanes64};

/// What operands of one width are read from while one register of the bank is written.
struct Sources<'a, T> {
    /// The registers before and behind that one.
    below: &'a [T],
    above: &'a [T],
    /// What it held.
    old: &'a T,
    constants: &'a [T],
    specials: &'a [T],
}

/// What the register of the result held, if it is read, and what is not in registers.
#[derive(Clone, Copy)]
struct Around<'a> {
    word: &'a Lanes32,
    double: &'a Lanes64,
    words: &'a [Lanes32],
    doubles: &'a [Lanes64],
    specials: &'a [Lanes32],
}

impl<'a, T> Sources<'a, T> {
    #[inline(always)]
    fn get(&self, src: Src) -> &'a T {
        match src {
            Src::Register(index) => {
                let index = index as usize;
                if index < self.below.len() {
                    return &self.below[index];
                }
                let above = index.wrapping_sub(self.below.len() + 1);
                self.above.get(above).unwrap_or(self.old)
            }
            Src::Constant(index) => &self.constants[index as usize],
            Src::Special(index) => &self.specials[index as usize],
        }
    }
}

impl<'a> Around<'a> {
    /// Where words are read from while one between these is written.
    #[inline(always)]
    fn of_words(&self, below: &'a [Lanes32], above: &'a [Lanes32]) -> Sources<'a, Lanes32> {
        Sources { below, above, old: self.word, constants: self.words, specials: self.specials }
    }

    #[inline(always)]
    fn of_doubles(&self, below: &'a [Lanes64], above: &'a [Lanes64]) -> Sources<'a, Lanes64> {
        Sources { below, above, old: self.double, constants: self.doubles, specials: &[] }
    }
}

/// Cuts a bank at the register that is written: those before it, itself, those behind it.
#[inline(always)]
fn cut<T>(bank: &mut [T], d: Option<u32>) -> (&[T], &mut T, &[T]) {
    let (below, rest) = bank.split_at_mut(d.unwrap_or(0) as usize);
    let (target, above) = rest.split_first_mut().expect("results are registers of the function");
    (below, target, above)
}

#[inline]
fn pred(preds: &[u32], operand: Option<(u32, bool)>) -> u32 {
    operand.map_or(0, |(index, negated)| {
        let mask = preds[index as usize];
        if negated { !mask } else { mask }
    })
}

#[inline]
fn set_pred(preds: &mut [u32], index: Option<u32>, value: u32, lanes: u32) {
    if let Some(index) = index {
        let old = &mut preds[index as usize];
        *old = *old & !lanes | value & lanes;
    }
}

/// Sets a predicate and its complement.
#[inline]
fn set_both(preds: &mut [u32], op: &AllLanesOp, [p, q]: [u32; 2], lanes: u32) {
    set_pred(preds, op.d, p, lanes);
    set_pred(preds, op.q, q, lanes);
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
    let Program { words, doubles, .. } = program;
    let (word, double) = (&words[0], &doubles[0]);
    let around = Around { word, double, words, doubles, specials };
    if op.is_predicate || lanes == u32::MAX && !op.reads_result {
        compute(op, registers, around, lanes);
    } else {
        compute_aside(op, registers, around, lanes);
    }
}

/// Likewise, with the old value of the register of the result set aside.
fn compute_aside(op: &AllLanesOp, registers: &mut Registers, around: Around<'_>, lanes: u32) {
    let d = op.d.unwrap_or(0) as usize;
    if op.is_wide {
        let old = registers.doubles[d];
        compute(op, registers, Around { double: &old, ..around }, lanes);
        if lanes != u32::MAX {
            blend(&mut registers.doubles[d], &old, !lanes);
        }
    } else {
        let old = registers.words[d];
        compute(op, registers, Around { word: &old, ..around }, lanes);
        if lanes != u32::MAX {
            blend(&mut registers.words[d], &old, !lanes);
        }
    }
}

/// Writes the result: a register in all lanes, predicates in these.
#[inline]
fn compute(op: &AllLanesOp, registers: &mut Registers, around: Around<'_>, lanes: u32) {
    let Registers { preds, words, doubles, .. } = registers;
    let [a, b, c, e] = op.srcs;
    match op.kernel {
        AllLanes::W32(f) => {
            let (below, d, above) = cut(words, op.d);
            let w = around.of_words(below, above);
            f(d, [w.get(a), w.get(b), w.get(c)]);
        }
        AllLanes::Four32(f) => {
            let (below, d, above) = cut(words, op.d);
            let w = around.of_words(below, above);
            f(d, [w.get(a), w.get(b), w.get(c), w.get(e)]);
        }
        AllLanes::Narrow(f) => f(cut(words, op.d).1, around.of_doubles(doubles, &[]).get(a)),
        AllLanes::Select32(f) => {
            let (below, d, above) = cut(words, op.d);
            let w = around.of_words(below, above);
            f(d, w.get(a), w.get(b), pred(preds, op.preds[2]));
        }
        AllLanes::W64(f) => {
            let (below, d, above) = cut(doubles, op.d);
            let q = around.of_doubles(below, above);
            f(d, [q.get(a), q.get(b), q.get(c)]);
        }
        AllLanes::Shift64(f) => {
            let (below, d, above) = cut(doubles, op.d);
            let q = around.of_doubles(below, above);
            f(d, q.get(a), around.of_words(words, &[]).get(b));
        }
        AllLanes::Widen(f) => {
            let (below, d, above) = cut(doubles, op.d);
            let (w, q) = (around.of_words(words, &[]), around.of_doubles(below, above));
            f(d, w.get(a), w.get(b), q.get(c));
        }
        AllLanes::Extend(f) => f(cut(doubles, op.d).1, around.of_words(words, &[]).get(a)),
        AllLanes::Select64(f) => {
            let (below, d, above) = cut(doubles, op.d);
            let q = around.of_doubles(below, above);
            f(d, q.get(a), q.get(b), pred(preds, op.preds[2]));
        }
        AllLanes::Compare32(f) => {
            let w = around.of_words(words, &[]);
            let both = f(w.get(a), w.get(b), pred(preds, op.preds[2]));
            set_both(preds, op, both, lanes);
        }
        AllLanes::Compare64(f) => {
            let q = around.of_doubles(doubles, &[]);
            let both = f(q.get(a), q.get(b), pred(preds, op.preds[2]));
            set_both(preds, op, both, lanes);
        }
        AllLanes::Pred(f) => {
            let [a, b, c] = op.preds.map(|operand| pred(preds, operand));
            set_pred(preds, op.d, f(a, b, c), lanes);
        }
    }
}
