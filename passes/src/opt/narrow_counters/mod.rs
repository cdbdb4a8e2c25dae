//! Lets loops count in 32 bits where that is known to be enough.
//!
//! LLVM widens the counter of a loop that indexes arrays to 64 bits, which are two registers and
//! two instructions for each step and each comparison; an address by a counter of 32 bits is one
//! instruction. ptxas does not narrow them.
//!
//! ```text
//! header(i: i64):   ..                      header(i': i32):   i = zext.i64 i'
//!   n = add nuw i, 1                          n' = add nuw i', 1;   n = zext.i64 n'
//!   condbr (icmp ne n, bound), header(n)      condbr (icmp ne n', trunc bound), header(n')
//! ```
//!
//! **Refinement.** The number that a round begins with, the bound and what the counter is in the
//! end are below 2^32, so that both counters are the same number in all rounds. Where the loop goes
//! on while a number is below the bound, that follows from the largest numbers that the operands
//! can be. Where it goes on until both are equal, the counter promises not to wrap: it comes to the
//! bound, or it breaks its promise, which the branch looks at.
//!
//! **Locations.** What is made has the location of what it stands for.

use super::reduce_strength::low_word;
use super::unroll::counter::{Counter, Step};
use super::{Changed, is_call};
use crate::analysis::{Analyses, Edge, KnownBits};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst};
use irc_ir::function::Function;
use irc_ir::op::{IntCond, IntFlags, Opcode, Payload};
use irc_ir::types::{I32, I64};

/// The largest number of 32 bits.
const MOST: u128 = u32::MAX as u128;

/// Lets loops count in 32 bits where that is enough.
pub fn narrow_counters(func: &mut Function, analyses: &Analyses) -> Changed {
    let loops = analyses.loops(func);
    let found: Vec<Narrowed> = loops
        .iter()
        .filter_map(|l| Narrowed::find(func, analyses, Counter::find(func, analyses, l)?))
        .collect();
    let mut substitution = Substitution::default();
    for narrowed in &found {
        narrowed.replace(func, &mut substitution);
    }
    func.substitute(&mut substitution);
    Changed::from(!found.is_empty())
}

/// A counter that is to have 32 bits.
struct Narrowed {
    counter: Counter,
    header: Block,
    /// The only way in.
    entry: Edge,
}

impl Narrowed {
    fn find(func: &Function, analyses: &Analyses, counter: Counter) -> Option<Narrowed> {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        let header = loops.header(counter.l);
        let entry = loops.only_entry_edge(cfg, counter.l)?;
        let narrowed = Narrowed { counter, header, entry };
        let is_wide = func.dfg.ty(narrowed.counter.number) == I64;
        (is_wide && narrowed.fits(func, analyses)).then_some(narrowed)
    }

    /// Whether the counter is below 2^32 in all rounds, and behind them.
    fn fits(&self, func: &Function, analyses: &Analyses) -> bool {
        let Counter { l, next, step, bound, after_step, .. } = self.counter;
        let most = |value| u128::from(KnownBits::of(func, value).max());
        let Some(first) = func.edge_arg(self.entry, self.counter.index) else { return false };
        let step = match step {
            Step::Constant(step) if step > 0 => step as u128,
            Step::Constant(_) => return false,
            Step::Value(step) => most(step),
        };
        let (first, bound) = (most(first), most(bound));
        match self.counter.cond {
            IntCond::Slt | IntCond::Ult | IntCond::Sle | IntCond::Ule => {
                // One that is compared before it is stepped is stepped once more in the last round.
                let last = bound + if after_step { step } else { 2 * step };
                let is_below = matches!(self.counter.cond, IntCond::Slt | IntCond::Ult);
                first + step <= MOST && last <= MOST + u128::from(is_below)
            }
            IntCond::Ne => {
                let promises =
                    func.dfg.def_inst(next).map(|inst| func.dfg.inst(inst).payload.promises());
                let may_end =
                    |inst: Inst| is_call(func, inst) || func.dfg.effects(inst).may_not_return;
                let loops = analyses.loops(func);
                let blocks = loops.blocks(l).iter();
                let is_innermost = loops.blocks(l).iter().all(|&it| loops.innermost(it) == Some(l));
                promises.is_some_and(|promises| promises.nuw || promises.nsw)
                    && is_innermost
                    && first <= MOST
                    && bound + step <= MOST
                    && !blocks.flat_map(|&block| func.layout.insts(block)).any(may_end)
            }
            _ => false,
        }
    }

    fn replace(&self, func: &mut Function, substitution: &mut Substitution) {
        let Counter { latch, branch, index, next, number, step, cond, bound, .. } = self.counter;
        let before = func.terminator(self.entry.from).expect("an edge leaves a branch");
        let first = func.edge_arg(self.entry, index).expect("an edge gives each parameter a value");
        let mut cur = Cursor::before(func, before);
        let [first, bound] = [first, bound].map(|value| low_word(&mut cur, value));
        let step = match step {
            Step::Constant(step) => cur.i32(step as i32),
            Step::Value(step) => low_word(&mut cur, step),
        };
        func.dfg.push_target_arg(before, self.entry.target, first);
        let wide = func.dfg.params(self.header)[index];
        let param = func.dfg.append_param(self.header, I32);
        func.inherit_name(wide, param);

        let at = func.layout.first_inst(self.header).expect("a block ends in a terminator");
        let wide_again = Cursor::before(func, at).zext(I64, param);
        let old = func.dfg.def_inst(next).expect("a counter is stepped by an instruction");
        let loc = func.loc(old);
        let mut cur = Cursor::before(func, old).with_loc(loc);
        let flags = Payload::IntFlags(IntFlags { nuw: true, ..IntFlags::NONE });
        let stepped = cur.insert(Opcode::Add, flags, &[param, step], &[I32]);
        let stepped = func.dfg.first_result(stepped).expect("a sum is a result");
        let mut cur = Cursor::before(func, old).with_loc(loc);
        let next_again = cur.zext(I64, stepped);
        let end = func.terminator(latch.from).expect("an edge leaves a branch");
        func.dfg.push_target_arg(end, latch.target, stepped);

        let compare = func.dfg.def_inst(func.dfg.args(branch)[0]).expect("the counter is compared");
        let cond = cond.unsigned();
        let cond = if latch.target == 0 { cond } else { cond.inverse() };
        let number = if number == next { stepped } else { param };
        func.dfg.replace_inst(
            compare,
            Opcode::Icmp,
            Payload::IntCond(cond, IntFlags::NONE),
            &[number, bound],
        );
        substitution.replace(wide, wide_again);
        substitution.replace(next, next_again);
    }
}

#[cfg(test)]
mod tests;
