//! Computes what both ways behind a branch compute in front of it.
//!
//! Frontends write out each arm of an `if` by itself, addresses and loads included, and ptxas
//! leaves them there: threads that part run both. If nothing but a branch leads to two blocks, what
//! they have in common moves to the end of the block that branches, and is one there:
//!
//! ```text
//!   condbr c, then, other                    p = ptradd a, i * 8
//! then:  p = ptradd a, i * 8                 v = load p
//!        v = load p; ..                      condbr c, then, other
//! other: q = ptradd a, i * 8          then:  ..
//!        w = load q; ..               other: ..
//! ```
//!
//! What only computes may stand anywhere in both. A load stands in front of all that may write,
//! stop a thread or let it wait for others: it runs on either way, with the memory that the block
//! leaves. Branches inside come first, so that what both ways of those have in common can go on.
//!
//! **Refinement.** What becomes one promises what both did, so it is at most as often poison as
//! either.
//!
//! **Names and locations.** What stays keeps its location and inherits the name of the other.

#[cfg(test)]
mod tests;

use super::cse::{Leaders, is_candidate, merge};
use super::{Changed, only_computes};
use crate::analysis::Analyses;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst};
use irc_ir::function::Function;
use irc_ir::op::{Effects, Opcode, Payload};
use irc_ptx::graph::FlowGraph;

/// Computes what both ways behind a branch compute in front of it.
pub fn hoist_common(func: &mut Function, analyses: &Analyses) -> Changed {
    let cfg = analyses.cfg(func);
    let order: Vec<Block> = cfg.reverse_postorder().collect();
    let mut substitution = Substitution::default();
    for &block in order.iter().rev() {
        let Some(branch) = func.terminator(block) else { continue };
        let Payload::Branch([then, other]) = func.dfg.inst(branch).payload else { continue };
        let is_way = |way: Block| matches!(cfg.preds(way), [_]);
        if then.block != other.block && is_way(then.block) && is_way(other.block) {
            join(func, &mut substitution, branch, [then.block, other.block]);
        }
    }
    let changed = Changed::from(!substitution.is_empty());
    func.substitute(&mut substitution);
    changed
}

/// Moves what two blocks have in common in front of the branch to them.
fn join(
    func: &mut Function,
    substitution: &mut Substitution,
    branch: Inst,
    [then, other]: [Block; 2],
) {
    let mut leaders = Leaders::default();
    for inst in movable(func, substitution, then) {
        leaders.lead(&func.dfg, inst, |_| true);
    }
    for inst in movable(func, substitution, other) {
        func.dfg.map_uses(inst, |value| substitution.find(value));
        // Equal operands are from in front of the branch: no block sees values of the other.
        if let Some(leader) = leaders.find(&func.dfg, inst) {
            if func.layout.block_of(leader) == Some(then) {
                func.layout.remove_inst(leader);
                func.layout.insert_inst(leader, branch);
            }
            merge(func, substitution, leader, inst);
        }
    }
}

/// The instructions of a block that may stand in front of it, with operands that are up to date.
fn movable(func: &mut Function, substitution: &mut Substitution, block: Block) -> Vec<Inst> {
    let mut found = Vec::new();
    let mut sees_memory = true;
    let mut next = func.layout.first_inst(block);
    while let Some(inst) = next {
        next = func.layout.next_inst(inst);
        if !substitution.is_empty() {
            func.dfg.map_uses(inst, |value| substitution.find(value));
        }
        let computes = only_computes(func, inst);
        let loads = !computes && is_load(func, inst);
        sees_memory &= computes || loads;
        if is_candidate(func, inst) && computes || loads && sees_memory {
            found.push(inst);
        }
    }
    found
}

/// Whether an instruction reads memory, once or more often, and does nothing else.
fn is_load(func: &Function, inst: Inst) -> bool {
    let effects = func.dfg.effects(inst);
    func.dfg.opcode(inst) == Opcode::Load && Effects { reads: false, ..effects }.is_pure()
}
