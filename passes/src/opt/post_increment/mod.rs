//! Lets loops compare what the next round counts from, not what this one did.
//!
//! LLVM compares a counter that falls to zero before it is stepped: `i != 0` for `i - 1 >= 0`. What
//! the round counts from is then needed until the end of it beside what the next one does, which is
//! a register and a move, and ptxas neither counts the rounds of such a loop nor unrolls it.
//!
//! ```text
//! header(i):                                header(i):
//!   ..                                        ..
//!   n = add nsw i, -1                         n = add i, -1
//!   condbr (icmp ne i, 0), header(n)          condbr (icmp ne n, -1), header(n)
//! ```
//!
//! The same goes for any other sum with the counter that is compared to be equal, as in a loop that
//! does four rounds in one and compares what the last of them counted from.
//!
//! **Refinement.** Sums wrap, and of equal numbers they are equal. Others are compared in an order
//! only if neither is negative: then the sum with a positive step does not wrap unsigned, and that
//! with a negative one does not signed. The step of the last round may be poison, which nobody has
//! looked at, so it promises nothing any more.
//!
//! **Locations.** The comparison that is made has the location of that before.

use super::Changed;
use super::unroll::counter::{Counter, Step};
use crate::analysis::{Analyses, KnownBits};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::Inst;
use irc_ir::function::Function;
use irc_ir::op::{IntCond, IntFlags, Payload};

/// Lets loops compare what the next round counts from.
pub fn post_increment(func: &mut Function, analyses: &Analyses) -> Changed {
    let loops = analyses.loops(func);
    let counters = loops.iter().filter_map(|l| Counter::compared(func, analyses, l));
    let found: Vec<(Counter, Test)> =
        counters.filter_map(|it| Test::find(func, analyses, &it).map(|test| (it, test))).collect();
    for (counter, test) in &found {
        test.put(func, counter);
    }
    Changed::from(!found.is_empty())
}

/// The comparison of the next number with a constant that holds while a loop goes on.
struct Test {
    cond: IntCond,
    bound: u128,
    /// The comparison before.
    old: Inst,
}

impl Test {
    /// The same test as that of a counter which is compared before it is stepped, or as that of a
    /// sum with it.
    fn find(func: &Function, analyses: &Analyses, counter: &Counter) -> Option<Test> {
        let Step::Constant(step) = counter.step else { return None };
        let bound = func.dfg.as_signed(counter.bound).filter(|_| !counter.after_step)?;
        let above = counter.above?;
        let old = func.dfg.def_inst(func.dfg.args(counter.branch)[0])?;
        let samesign = func.dfg.inst(old).payload.promises().samesign;
        let is_non_negative = |number| KnownBits::of(func, number).is_non_negative();
        let cond = match counter.cond {
            IntCond::Eq | IntCond::Ne => counter.cond,
            _ if above != 0 || !counter.reaches_bound(func, analyses) => return None,
            _ if bound < 0 || !(samesign || is_non_negative(counter.number)) => return None,
            cond if step > 0 => cond.unsigned(),
            cond => cond.signed(),
        };
        Some(Test { cond, bound: (bound + i128::from(step) - i128::from(above)) as u128, old })
    }

    fn put(&self, func: &mut Function, counter: &Counter) {
        let Counter { latch, branch, next, .. } = *counter;
        let stepped = func.dfg.def_inst(next).expect("a counter is stepped by an instruction");
        func.dfg.inst_mut(stepped).payload = Payload::IntFlags(IntFlags::NONE);
        let ty = func.dfg.ty(next);
        let loc = func.loc(self.old);
        let cond = if latch.target == 0 { self.cond } else { self.cond.inverse() };
        let mut cur = Cursor::before(func, branch).with_loc(loc);
        let bound = cur.constant(ty, self.bound & (u128::MAX >> (128 - ty.bits())));
        let test = cur.icmp(cond, next, bound);
        func.dfg.args_mut(branch)[0] = test;
    }
}

#[cfg(test)]
mod tests;
