//! Lets a counter that a loop needs decide when the loop ends, in place of one that does only that.
//!
//! What is left of a loop that clang has unrolled counts its few rounds from zero, beside the
//! elements that it goes on with (linear function test replacement):
//!
//! ```text
//!   br head(%i0, 0)                         %f = freeze %i0
//!                                           %end = add %n, %f
//!                                           br head(%f)
//! head(i, k):                             head(i):
//!   .. load [base + i * 4] ..               .. load [base + i * 4] ..
//!   condbr (k + 1 != %n),                   condbr (i + 1 != %end),
//!     head(i + 1, k + 1), out                 head(i + 1), out
//! ```
//!
//! That is an instruction less in each round for one in front of the loop. Where a number of rounds
//! is known, ptxas has to know it, too, to unroll the loop, so such a counter stays. So does one
//! that is compared alike by more threads than the other is: a uniform branch stays one.
//!
//! **Refinement.** Both counters grow by the same in each round, so they are as far apart as they
//! began, and sums of them are equal when those of the other are: all of that wraps. The counter
//! that stays decides now, so it must not be poison where the other was not: it begins with a value
//! that is frozen, and its step promises nothing any more.
//!
//! Edges stay as they are. The comparison that is made has the location of that before; what goes
//! is left to `dce`.

use super::unroll::counter::{Counter, step_of};
use super::{Changed, fold_since};
use crate::analysis::divergence::{AffineForm, Context, Divergence, Group};
use crate::analysis::{Analyses, Edge, count_uses};
use crate::remarks::Remarks;
use cranelift_entity::SecondaryMap;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntCond, IntFlags, Payload};

/// Lets counters that loops need decide when they end.
pub fn replace_tests(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let loops = analyses.loops(func);
    let counters = loops.iter().filter_map(|l| Counter::compared(func, analyses, l));
    let counters: Vec<Counter> = counters.filter(is_tested).collect();
    if counters.is_empty() {
        return Changed::No;
    }
    let blocks: Vec<Block> = func.layout.blocks().collect();
    let uses = count_uses(func, &blocks);
    let found = counters.into_iter();
    let mut found: Vec<Replaced> =
        found.filter_map(|counter| Replaced::find(func, analyses, &uses, counter)).collect();
    if !found.is_empty() {
        let groups = Groups::new(func, analyses);
        found.retain(|replaced| groups.stay(func, replaced));
    }
    if found.is_empty() {
        return Changed::No;
    }
    let first_new = func.dfg.num_insts();
    found.iter().for_each(|replaced| replaced.put(func));
    Changed::Yes | fold_since(func, analyses, first_new, remarks)
}

/// Whether a counter is compared, before or after its step, to be equal to its bound.
fn is_tested(counter: &Counter) -> bool {
    let is_at_step = counter.after_step || counter.above == Some(0);
    is_at_step && matches!(counter.cond, IntCond::Eq | IntCond::Ne)
}

/// A counter that does nothing but end its loop, and another that can do that.
struct Replaced {
    counter: Counter,
    header: Block,
    entry: Edge,
    /// Which parameter of the header the other is.
    other: usize,
}

/// Which threads agree on values.
struct Groups {
    /// If the arguments of the function are uniform.
    at_most: Divergence,
    /// If those of a device function are not.
    at_least: Option<Divergence>,
}

impl Groups {
    fn new(func: &Function, analyses: &Analyses) -> Groups {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        let uniform = vec![AffineForm::UNIFORM; func.signature.params.len()];
        let of_uniform = Context { params: &uniform, entry: Group::Grid, summaries: None };
        let of = |context: &Context<'_>| {
            Divergence::new(func, cfg, loops, analyses.post_dominators(func), context)
        };
        let at_least = (!func.is_kernel()).then(|| of(&Context::UNKNOWN));
        Groups { at_most: of(&of_uniform), at_least }
    }

    /// Whether all threads that agree on the comparison agree on the other counter.
    fn stay(&self, func: &Function, replaced: &Replaced) -> bool {
        let Replaced { counter, header, other, .. } = replaced;
        let at_least = self.at_least.as_ref().unwrap_or(&self.at_most);
        let test = func.dfg.args(counter.branch)[0];
        at_least.group(func.dfg.params(*header)[*other]) <= self.at_most.group(test)
    }
}

impl Replaced {
    fn find(
        func: &Function,
        analyses: &Analyses,
        uses: &SecondaryMap<Value, u8>,
        counter: Counter,
    ) -> Option<Replaced> {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        let entry = loops.only_entry_edge(cfg, counter.l)?;
        let begin = func.edge_arg(entry, counter.index)?;
        let rounds_are_known =
            [begin, counter.bound].iter().all(|&value| func.dfg.as_const(value).is_some());
        let header = loops.header(counter.l);
        if rounds_are_known || !is_idle(func, uses, header, &counter) {
            return None;
        }
        let params = func.dfg.params(header);
        let ty = func.dfg.ty(counter.next);
        let grows_alike = |(index, &param): (usize, &Value)| {
            let next = func.edge_arg(counter.latch, index);
            let step = |next| step_of(func, next, |_| false);
            index != counter.index
                && func.dfg.ty(param) == ty
                && (uses[param] > 1 || next.is_some_and(|next| uses[next] > 1))
                && next.and_then(step) == Some((param, counter.step))
        };
        let other = params.iter().enumerate().position(grows_alike)?;
        Some(Replaced { counter, header, entry, other })
    }

    fn put(&self, func: &mut Function) {
        let Counter { branch, bound, latch, cond, index, after_step, .. } = self.counter;
        let begin = |index| func.edge_arg(self.entry, index).expect("a parameter has an argument");
        let (own, other) = (begin(index), begin(self.other));
        let next = func.edge_arg(latch, self.other).expect("a parameter has an argument");
        let before = func.terminator(self.entry.from).expect("an edge leaves a branch");
        let test = func.dfg.def_inst(func.dfg.args(branch)[0]).expect("a counter is compared");
        let loc = func.loc(test);
        let mut cur = Cursor::before(func, before).with_loc(loc);
        let frozen = cur.freeze(other);
        let apart = cur.sub(frozen, own);
        let bound = cur.add(bound, apart);
        let mut call = func.dfg.targets(before)[self.entry.target as usize];
        call.args.as_mut_slice(&mut func.dfg.pool)[self.other] = frozen;
        let step = func.dfg.def_inst(next).expect("a counter is stepped by an instruction");
        func.dfg.inst_mut(step).payload = Payload::IntFlags(IntFlags::NONE);
        let number = if after_step { next } else { func.dfg.params(self.header)[self.other] };
        let cond = if latch.target == 0 { cond } else { cond.inverse() };
        let test = Cursor::before(func, branch).with_loc(loc).icmp(cond, number, bound);
        func.dfg.args_mut(branch)[0] = test;
    }
}

/// Whether a counter is used for nothing but to be stepped, handed on and compared.
fn is_idle(
    func: &Function,
    uses: &SecondaryMap<Value, u8>,
    header: Block,
    counter: &Counter,
) -> bool {
    let param = func.dfg.params(header)[counter.index];
    let wished = if counter.after_step { (1, 2) } else { (2, 1) };
    (uses[param], uses[counter.next]) == wished && uses[func.dfg.args(counter.branch)[0]] == 1
}

#[cfg(test)]
mod tests;
