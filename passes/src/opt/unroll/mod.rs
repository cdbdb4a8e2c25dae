//! Unrolls loops whose number of rounds is known.
//!
//! A loop is unrolled fully where a local array becomes values by it, which ptxas cannot do: every
//! place in a stack slot is constant afterwards. And it is unrolled fully, or by a number of
//! rounds, where the frontend asks for it (`unroll(full)`, `unroll(4)`), as far as it does not
//! become too large; `unroll(disable)` is obeyed. Small loops of few rounds are unrolled fully
//! where ptxas does not: if threads meet in them, and if only the greatest number of rounds is
//! known (each round is left on its own then). All else is left to ptxas, which unrolls by itself:
//! loops that stay here after unrolling are marked, so that it does not unroll them again. What is
//! known when a loop begins, and no earlier, is for [`unroll_runtime`].
//!
//! The number of rounds is found by running what decides it (`evolve`), which loops are worth it is
//! decided in `plan`, values that are used behind the loop become parameters there (`close`), and
//! rounds are copied (`copy`). Of several rounds of a loop that stays, one alone tests whether it
//! is left.
//!
//! **Convergence.** Convergent operations are copied with the round that they are in. Threads may
//! meet at one of them in different rounds, so a loop that has some is unrolled only if each round
//! of every thread comes to all of them: none is behind a branch or in an inner loop, and the loop
//! is left in one way.
//!
//! **Locations and names.** Copies have those of what they are copied from; a jump in the place of
//! a branch that leaves the loop in no round, or does in each, has that of the branch.
//!
//! Inner loops come first. Then constants are folded, as the counters of all rounds are known. Time
//! is linear in the size of the function and in what is added, which is bounded.

pub(super) mod close;
pub(super) mod copy;
pub(super) mod counter;
pub(super) mod evolve;
mod plan;
mod runtime;
#[cfg(test)]
mod runtime_tests;
mod shared;
mod stride;
#[cfg(test)]
pub(super) mod tests;

pub use runtime::{Reach, unroll_runtime};

use super::{Changed, fold, remove_unreachable_blocks};
use crate::analysis::{Analyses, Loop};
use crate::remarks::{RemarkName, Remarks};
use close::OuterUses;
use copy::{Copier, Round, Source, decide, lead_on};
use cranelift_entity::SecondaryMap;
use evolve::Counted;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst};
use irc_ir::function::Function;
use irc_ir::unroll::Unroll;
use irc_ptx::graph::FlowGraph;
use plan::Chosen;

/// Loops are unrolled at most so often, inner ones and the first of neighbours first.
const MAX_STEPS: usize = 8;
/// A function grows by at most this many instructions.
const MAX_GROWTH: u64 = 32_768;

/// Unrolls loops whose number of rounds is known.
pub fn unroll(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    if analyses.loops(func).is_empty() {
        return Changed::No;
    }
    let mut room = MAX_GROWTH;
    if !unroll_innermost(func, analyses, &mut room, remarks) {
        return Changed::No;
    }
    for _ in 1..MAX_STEPS {
        if !unroll_innermost(func, &Analyses::default(), &mut room, remarks) {
            break;
        }
    }
    fold(func, &Analyses::default());
    Changed::Edges
}

/// Unrolls the innermost loops of those that are to be. Whether there were some.
fn unroll_innermost(
    func: &mut Function,
    analyses: &Analyses,
    room: &mut u64,
    remarks: &Remarks,
) -> bool {
    let mut chosen = plan::choose(func, analyses, room);
    if chosen.is_empty() {
        return false;
    }
    let ids: Vec<Loop> = chosen.iter().map(|chosen| chosen.counted.l).collect();
    let uses = OuterUses::find(func, analyses, &ids);
    chosen.retain(|chosen| uses.close(func, analyses, chosen.counted.l));
    if chosen.is_empty() {
        return false;
    }
    leave_neighbours(func, analyses, &mut chosen, |chosen| chosen.counted.l);
    let mut place: SecondaryMap<Block, u32> = SecondaryMap::new();
    for (number, block) in analyses.cfg(func).reverse_postorder().enumerate() {
        place[block] = number as u32;
    }
    let mut copier = Copier::default();
    let mut substitution = Substitution::default();
    for &Chosen { counted, factor } in &chosen {
        let mut blocks = analyses.loops(func).blocks(counted.l).to_vec();
        blocks.sort_unstable_by_key(|&block| place[block]);
        note_unrolled(func, counted, factor, remarks);
        let source = Source::new(func, analyses.loops(func), counted, &blocks);
        match factor {
            None => {
                replace_params(func, analyses, &mut substitution, counted.l);
                fully(func, &mut copier, &source);
            }
            Some(factor) => by(func, &mut copier, &source, factor),
        }
        copier.forget(func, &source);
    }
    func.substitute(&mut substitution);
    remove_unreachable_blocks(func);
    !chosen.is_empty()
}

/// Says which loops the frontend asks to unroll and stay.
fn note_left(func: &Function, remarks: &Remarks) {
    let asks = |&inst: &Inst| matches!(func.unroll(inst), Some(Unroll::Full | Unroll::Count(_)));
    for inst in func.insts().filter(asks) {
        remarks.note(RemarkName::NotUnrolled, func, Some(inst), || {
            "a loop stays: its number of rounds is not known, or too large".to_owned()
        });
    }
}

/// Says what becomes of a loop.
fn note_unrolled(func: &Function, counted: Counted, factor: Option<u32>, remarks: &Remarks) {
    let latch = func.terminator(counted.latch.from);
    let Counted { rounds, is_exact, .. } = counted;
    match factor {
        None if !is_exact => remarks.note(RemarkName::FullyUnrolled, func, latch, || {
            format!("a loop of at most {rounds} rounds is unrolled")
        }),
        None => remarks.note(RemarkName::FullyUnrolled, func, latch, || {
            format!("a loop of {rounds} rounds is unrolled")
        }),
        Some(factor) => remarks.note(RemarkName::PartialUnrolled, func, latch, || {
            format!("a loop of {rounds} rounds does {factor} in one")
        }),
    }
}

/// Leaves out loops that another one leads to directly: what comes in changes with that one. They
/// have their turn later.
pub(super) fn leave_neighbours<T>(
    func: &Function,
    analyses: &Analyses,
    chosen: &mut Vec<T>,
    loop_of: impl Fn(&T) -> Loop,
) {
    let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
    let mut inside: SecondaryMap<Block, bool> = SecondaryMap::new();
    for chosen in chosen.iter() {
        loops.blocks(loop_of(chosen)).iter().for_each(|&block| inside[block] = true);
    }
    chosen.retain(|chosen| {
        let l = loop_of(chosen);
        cfg.preds(loops.header(l)).iter().all(|&pred| loops.contains(l, pred) || !inside[pred])
    });
}

/// Puts all rounds of a loop one after the other.
fn fully(func: &mut Function, copier: &mut Copier, source: &Source<'_>) {
    let Counted { stays, rounds, is_exact, .. } = source.counted;
    let rounds = chain(func, copier, source, rounds);
    let (last, others) = rounds.split_last().expect("there is a first round");
    // Where a loop may be left earlier, each round tests it.
    let decided = others.iter().filter(|_| is_exact);
    decided.for_each(|round| decide(func, round.test, stays));
    func.set_unroll(last.latch, None);
    decide(func, last.test, 1 - stays);
}

/// Puts `factor` rounds of a loop one after the other. The one that leaves it is the same each time
/// that it is left, as the number of rounds is known.
fn by(func: &mut Function, copier: &mut Copier, source: &Source<'_>, factor: u32) {
    let Counted { stays, rounds, .. } = source.counted;
    let leaves = (rounds - 1) % factor;
    let rounds = chain(func, copier, source, factor);
    for (round, _) in rounds.iter().zip(0..).filter(|&(_, number)| number != leaves) {
        decide(func, round.test, stays);
    }
    func.set_unroll(rounds[rounds.len() - 1].latch, Some(Unroll::Disable));
}

/// Puts copies behind the round that stands in the function, so that there are `count`, each of
/// which goes on to the next.
fn chain(func: &mut Function, copier: &mut Copier, source: &Source<'_>, count: u32) -> Vec<Round> {
    let first = source.own_round(func);
    let mut last = func.layout.block_of(first.latch).expect("a round stands in the function");
    // What is copied stays as it is until there are all copies.
    let mut rounds = vec![first];
    rounds.extend((1..count).map(|_| copier.copy(func, source, &mut last)));
    for pair in rounds.windows(2) {
        lead_on(func, source.counted.latch, pair[0], pair[1].header);
    }
    rounds
}

/// The parameters of the header of a loop that goes are what control comes in with.
fn replace_params(
    func: &mut Function,
    analyses: &Analyses,
    substitution: &mut Substitution,
    l: Loop,
) {
    let header = analyses.loops(func).header(l);
    for (index, param) in func.dfg.params(header).to_vec().into_iter().enumerate() {
        if let Some(first) = evolve::first_value(func, analyses, l, index) {
            func.inherit_name(param, first);
            substitution.replace(param, first);
        }
    }
}
