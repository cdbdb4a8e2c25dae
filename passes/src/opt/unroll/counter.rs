//! What counts the rounds of a loop.

use super::evolve::only_latch;
use crate::analysis::{Analyses, Comparison, Edge, Loop, is_implied};
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntCond, Opcode, Payload};
use irc_ir::types::Type;

/// What counts the rounds of a loop.
pub(in crate::opt) struct Counter {
    pub l: Loop,
    pub latch: Edge,
    /// The branch that closes the loop, and leaves it.
    pub branch: Inst,
    /// Its target that leaves the loop.
    pub leaves: u32,
    /// By which parameter of the header it counts.
    pub index: usize,
    /// What the next round counts from.
    pub next: Value,
    /// What is compared: that, or what this round counts from (the other may be poison in the last
    /// round), or a sum with that ([`Counter::compared`]).
    pub number: Value,
    pub step: Step,
    /// The loop goes on while this holds between the number and the bound.
    pub cond: IntCond,
    /// Whether the number is what the next round counts from.
    pub after_step: bool,
    /// What the number is above what this round counts from, if that is constant.
    pub above: Option<i64>,
    pub bound: Value,
}

impl Counter {
    /// The counter of a loop that compares it before or after its step, and comes to the bound.
    pub fn find(func: &Function, analyses: &Analyses, l: Loop) -> Option<Counter> {
        let counter = Counter::compared(func, analyses, l)?;
        let is_at_step = counter.after_step || counter.above == Some(0);
        (is_at_step && counter.reaches_bound(func, analyses)).then_some(counter)
    }

    /// The counter of a loop that compares it or a sum with it, even one that may never come to the
    /// bound: see [`Counter::above`] and [`Counter::reaches_bound`].
    pub fn compared(func: &Function, analyses: &Analyses, l: Loop) -> Option<Counter> {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        let latch = only_latch(func, analyses, l)?;
        let mut exits = loops.exits(cfg, l);
        let (exit, None) = (exits.next()?, exits.next()) else { return None };
        let branch = func.terminator(latch.from).filter(|_| exit.from == latch.from)?;
        let Payload::Branch(_) = func.dfg.inst(branch).payload else { return None };
        let compare = func.dfg.def_inst(func.dfg.args(branch)[0])?;
        let (Payload::IntCond(cond, _), &[x, y]) =
            (func.dfg.inst(compare).payload, func.dfg.args(compare))
        else {
            return None;
        };
        let cond = if latch.target == 0 { cond } else { cond.inverse() };
        let (number, cond, bound) = match loops.is_outside(func, l, y) {
            true => (x, cond, y),
            false if loops.is_outside(func, l, x) => (y, cond.swapped(), x),
            false => return None,
        };
        if !matches!(func.dfg.ty(number), Type::Scalar(scalar) if [32, 64].contains(&scalar.bits()))
        {
            return None;
        }
        let header = loops.header(l);
        let is_counter = |value: Value| match func.dfg.def(value) {
            ValueDef::Param(block, index) => (block == header).then_some(index as usize),
            _ => None,
        };
        let is_outside = |value| loops.is_outside(func, l, value);
        let sum = step_of(func, number, is_outside);
        let sum = sum.and_then(|(x, step)| Some((is_counter(x)?, step.constant())));
        let (index, above) = sum.or_else(|| Some((is_counter(number)?, Some(0))))?;
        let next = func.edge_arg(latch, index)?;
        let (before, step) = step_of(func, next, is_outside)?;
        let is_stepped = is_counter(before) == Some(index);
        is_stepped.then_some(Counter {
            l,
            latch,
            branch,
            leaves: exit.target,
            index,
            next,
            number,
            step,
            cond,
            after_step: number == next,
            above,
            bound,
        })
    }

    /// Whether the first value of the counter keeps the loop's comparison, as a branch on the way
    /// to the loop tells: a rotated loop stands behind one.
    pub fn begins_inside(&self, func: &Function, analyses: &Analyses) -> bool {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        loops.only_entry_edge(cfg, self.l).is_some_and(|entry| {
            let first = func.edge_arg(entry, self.index);
            let Counter { cond, bound: y, .. } = *self;
            first.is_some_and(|x| is_implied(func, analyses, entry, Comparison { cond, x, y }))
        })
    }

    /// Whether the counter comes to the bound, or past it, before the end of its type.
    pub fn reaches_bound(&self, func: &Function, analyses: &Analyses) -> bool {
        let promises = func.dfg.def_inst(self.next).map(|inst| func.dfg.inst(inst).payload);
        let Some(Payload::IntFlags(promises)) = promises else { return false };
        // A thread that ends in a round does not come to the branch on a broken promise.
        let ends = |&block: &Block| {
            func.layout.insts(block).any(|inst| func.dfg.effects(inst).may_not_return)
        };
        let holds =
            |promise: bool| promise && !analyses.loops(func).blocks(self.l).iter().any(ends);
        match (self.step, self.cond) {
            // Nobody has looked at the step of a round that was the last one.
            (Step::Value(_), IntCond::Slt | IntCond::Ult) => self.after_step,
            (Step::Constant(step), IntCond::Ne) => step.unsigned_abs() == 1,
            (Step::Constant(step), IntCond::Slt) => step == 1 || step > 1 && holds(promises.nsw),
            (Step::Constant(step), IntCond::Ult) => step == 1 || step > 1 && holds(promises.nuw),
            (Step::Constant(step), IntCond::Sle) => step > 0 && holds(promises.nsw),
            (Step::Constant(step), IntCond::Ule) => step > 0 && holds(promises.nuw),
            (Step::Constant(step), IntCond::Sgt) => step == -1 || step < -1 && holds(promises.nsw),
            (Step::Constant(step), IntCond::Sge) => step < 0 && holds(promises.nsw),
            // A sum with what is negative has no promise to make of numbers without a sign.
            (Step::Constant(step), IntCond::Ugt) => step == -1,
            _ => false,
        }
    }
}

/// What a counter grows by.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(in crate::opt) enum Step {
    Constant(i64),
    /// What the loop does not change.
    Value(Value),
}

impl Step {
    fn constant(self) -> Option<i64> {
        match self {
            Step::Constant(step) => Some(step),
            Step::Value(_) => None,
        }
    }
}

/// What a value is above another by a constant or by a value from outside of the loop.
pub(in crate::opt) fn step_of(
    func: &Function,
    value: Value,
    is_outside: impl Fn(Value) -> bool,
) -> Option<(Value, Step)> {
    let inst = func.dfg.def_inst(value)?;
    let (Opcode::Add, &[x, y]) = (func.dfg.opcode(inst), func.dfg.args(inst)) else { return None };
    if let Some(bits) = func.dfg.as_bits(y) {
        let unused = 64 - func.dfg.ty(value).bits().min(64);
        return Some((x, Step::Constant(((bits as u64) << unused) as i64 >> unused)));
    }
    match (is_outside(x), is_outside(y)) {
        (false, true) => Some((x, Step::Value(y))),
        (true, false) => Some((y, Step::Value(x))),
        _ => None,
    }
}
