//! Computes what a loop comes to that does nothing but count, in the place of the loop.
//!
//! ```text
//! head(i, x):                        head(i, x):
//!   x' = add x, by                     rounds = ..
//!   i' = add i, 1                      x' = add x, by * rounds
//!   condbr i' < n, head(i', x'), on    br on
//! ```
//!
//! The loop is closed by the only branch that leaves it, and the number of its rounds is known when
//! it begins (`Counter`). Nothing in it has effects, and of its values those are needed behind it,
//! if any, that grow by the same number in each round. The header stays, without the rest: it is
//! where all ways into the loop come together.
//!
//! **Refinement.** Sums promise nothing. What is added may be poison where the only round does not
//! add it to what is needed, so it is frozen.
//!
//! **Convergence.** A loop in which threads may meet is left as it is.
//!
//! **Locations and names.** What is computed has the location of the branch that closed the loop,
//! and the name of what it stands for. Variables that the loop gives values have none behind it.

#[cfg(test)]
mod tests;

use super::unroll::close::OuterUses;
use super::unroll::counter::{Counter, Step};
use super::{Changed, fold_since, may_be_convergent, remove_unreachable_blocks};
use crate::analysis::{Analyses, Loop};
use crate::remarks::{RemarkName, Remarks};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::debug::DebugValue;
use irc_ir::dfg::{Substitution, ValueDef};
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::types::Type;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// A loop around loops that went may go, too.
const MAX_STEPS: usize = 4;
/// The most numbers that one round adds to a value.
const MAX_TERMS: usize = 8;

/// Computes what loops come to that do nothing but count.
pub fn delete_loops(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    if analyses.loops(func).is_empty() {
        return Changed::No;
    }
    let first_new = func.dfg.num_insts();
    if !delete_innermost(func, analyses, remarks) {
        return Changed::No;
    }
    let mut others = 1..MAX_STEPS;
    while others.next().is_some() && delete_innermost(func, &Analyses::default(), remarks) {}
    fold_since(func, &Analyses::default(), first_new, remarks);
    Changed::Edges
}

/// The same of the loops without others inside. Whether there were some.
fn delete_innermost(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> bool {
    let loops = analyses.loops(func);
    let counters: Vec<Counter> = loops
        .without_inner()
        .filter(|&l| has_no_effects(func, analyses, l))
        .filter_map(|l| Counter::find(func, analyses, l))
        .filter(|counter| matches!(counter.step, Step::Constant(_)))
        .collect();
    if counters.is_empty() {
        return false;
    }
    let ids: Vec<Loop> = counters.iter().map(|counter| counter.l).collect();
    let uses = OuterUses::find(func, analyses, &ids);
    // A loop that counts by what another comes to has its turn when that is known.
    let comes: FxHashSet<Value> = ids.iter().flat_map(|&l| uses.values(l)).collect();
    let found: Vec<Deleted> = counters
        .into_iter()
        .filter_map(|counter| Deleted::find(func, analyses, counter, &uses))
        .filter(|deleted| !deleted.counts_by().any(|value| comes.contains(&value)))
        .collect();
    let mut gone = Substitution::default();
    for deleted in &found {
        remarks.note(RemarkName::LoopDeleted, func, Some(deleted.counter.branch), || {
            "what the loop comes to is computed in its place".to_owned()
        });
        deleted.replace(func, analyses, &uses, &mut gone);
    }
    if found.is_empty() {
        return false;
    }
    func.substitute(&mut gone);
    remove_unreachable_blocks(func);
    true
}

/// Whether nothing in a loop does more than compute, or than read what nobody needs.
fn has_no_effects(func: &Function, analyses: &Analyses, l: Loop) -> bool {
    let blocks = analyses.loops(func).blocks(l).iter();
    let mut insts = blocks.flat_map(|&block| func.layout.insts(block));
    insts.all(|inst| {
        let is_harmless =
            func.dfg.opcode(inst).desc().terminator || func.dfg.effects(inst).is_removable();
        is_harmless && !may_be_convergent(func, inst)
    })
}

/// A value that grows by the same in each round.
struct Grown {
    /// The parameter of the header that it comes from.
    index: usize,
    /// What has been added to that at this value, and what each round adds.
    this: Terms,
    each: Terms,
}

/// Numbers from outside of the loop, and whether they are taken away.
type Terms = SmallVec<[(Value, bool); 2]>;

/// A loop that goes.
struct Deleted {
    counter: Counter,
    /// See [`Counter::begins_inside`].
    begins_inside: bool,
    /// What is needed behind it.
    needed: Vec<(Value, Grown)>,
}

impl Deleted {
    fn find(
        func: &Function,
        analyses: &Analyses,
        counter: Counter,
        uses: &OuterUses,
    ) -> Option<Deleted> {
        let loops = analyses.loops(func);
        let leaves = &func.dfg.targets(counter.branch)[counter.leaves as usize];
        let passed = func.dfg.call_args(leaves).iter().copied();
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        let needed = uses
            .values(counter.l)
            .chain(passed)
            .filter(|&value| !loops.is_outside(func, counter.l, value) && seen.insert(value));
        let needed: Option<Vec<(Value, Grown)>> = needed
            .map(|value| Some((value, Grown::find(func, analyses, &counter, value)?)))
            .collect();
        let needed = needed?;
        let begins_inside = counter.begins_inside(func, analyses);
        Some(Deleted { counter, begins_inside, needed })
    }

    /// The numbers from outside that it counts and adds by.
    fn counts_by(&self) -> impl Iterator<Item = Value> {
        let terms = self.needed.iter().flat_map(|(_, grown)| grown.this.iter().chain(&grown.each));
        terms.map(|&(value, _)| value).chain([self.counter.bound])
    }

    /// Computes what is needed in the header, and leaves the loop from there; says what stands for
    /// what is gone.
    fn replace(
        &self,
        func: &mut Function,
        analyses: &Analyses,
        uses: &OuterUses,
        gone: &mut Substitution,
    ) {
        let loops = analyses.loops(func);
        let header = loops.header(self.counter.l);
        let leaves = &func.dfg.targets(self.counter.branch)[self.counter.leaves as usize];
        let exit = leaves.block;
        let passed = func.dfg.call_args(leaves).to_vec();
        let loc = func.loc(self.counter.branch);
        let params = func.dfg.params(header).to_vec();
        let old: Vec<Inst> = func.layout.insts(header).collect();
        let Step::Constant(step) = self.counter.step else { unreachable!("it was looked at") };
        let mut cur = Cursor::before(func, old[0]).with_loc(loc);
        let first = params[self.counter.index];
        let extra = self.counter.extra_rounds(&mut cur, first, step, self.begins_inside);
        let mut made: FxHashMap<Value, Value> = FxHashMap::default();
        for (value, grown) in &self.needed {
            let new = grown.compute(&mut cur, params[grown.index], extra);
            cur.func.inherit_name(*value, new);
            made.insert(*value, new);
        }
        let of = |value: Value| made.get(&value).copied().unwrap_or(value);
        let args: Vec<Value> = passed.into_iter().map(of).collect();
        let leaves = cur.br(exit, &args);
        forget_debug_values(func, header, loops.blocks(self.counter.l), leaves);
        old.into_iter().for_each(|inst| func.layout.remove_inst(inst));
        uses.replace(func, self.counter.l, of);
        // Of parameters only the uses behind the loop have changed.
        let results = self.needed.iter().filter(|(value, _)| !params.contains(value));
        results.for_each(|&(value, _)| gone.replace(value, of(value)));
    }
}

/// Variables that a loop gives values have none where it is left: a round is not to be seen.
fn forget_debug_values(func: &mut Function, header: Block, blocks: &[Block], leaves: Inst) {
    let own: Vec<Inst> = func.layout.insts(header).collect();
    for inst in own {
        let mut index = 0;
        while let Some(value) = func.layout.debug_value_mut(inst, index) {
            *value = DebugValue::new(value.var, None);
            index += 1;
        }
    }
    let others = blocks.iter().filter(|&&block| block != header);
    others.for_each(|&block| func.layout.forget_debug_values(block, leaves));
}

impl Grown {
    fn find(func: &Function, analyses: &Analyses, counter: &Counter, value: Value) -> Option<Self> {
        let is_number = matches!(func.dfg.ty(value), Type::Scalar(scalar)
            if scalar.is_int() && (8..=64).contains(&scalar.bits()));
        let (index, this) = added(func, analyses, counter.l, value).filter(|_| is_number)?;
        let next = func.edge_arg(counter.latch, index)?;
        let (from, each) = added(func, analyses, counter.l, next)?;
        (from == index).then_some(Grown { index, this, each })
    }

    /// What it is in the last round, so many after the first.
    fn compute(&self, cur: &mut Cursor<'_>, first: Value, extra: Value) -> Value {
        if self.each.is_empty() {
            return add_all(cur, first, &self.this);
        }
        let ty = cur.value_type(first);
        let zero = cur.constant(ty, 0);
        let by = add_all(cur, zero, &self.each);
        let by = cur.freeze(by);
        let extra = match (cur.value_type(extra).bits(), ty.bits()) {
            (have, want) if have < want => cur.zext(ty, extra),
            (have, want) if have > want => cur.trunc(ty, extra),
            _ => extra,
        };
        let way = cur.mul(by, extra);
        let last = cur.add(first, way);
        add_all(cur, last, &self.this)
    }
}

/// From which parameter of the header a value comes by adding numbers from outside, and those.
fn added(
    func: &Function,
    analyses: &Analyses,
    l: Loop,
    mut value: Value,
) -> Option<(usize, Terms)> {
    let loops = analyses.loops(func);
    let mut terms = Terms::new();
    while terms.len() <= MAX_TERMS {
        let inst = match func.dfg.def(value) {
            ValueDef::Param(block, index) => {
                return (block == loops.header(l)).then_some((index as usize, terms));
            }
            ValueDef::Result(inst, _) if !loops.is_outside(func, l, value) => inst,
            _ => return None,
        };
        let is_outside = |value: Value| loops.is_outside(func, l, value);
        value = match (func.dfg.opcode(inst), func.dfg.args(inst)) {
            (opcode @ (Opcode::Add | Opcode::Sub), &[x, y]) if is_outside(y) => {
                terms.push((y, opcode == Opcode::Sub));
                x
            }
            (Opcode::Add, &[x, y]) if is_outside(x) => {
                terms.push((x, false));
                y
            }
            _ => return None,
        };
    }
    None
}

fn add_all(cur: &mut Cursor<'_>, start: Value, terms: &Terms) -> Value {
    terms.iter().fold(start, |sum, &(term, is_less)| match is_less {
        true => cur.sub(sum, term),
        false => cur.add(sum, term),
    })
}
