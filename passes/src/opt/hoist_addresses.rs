//! Takes the address of a variable once for all blocks that need it.
//!
//! Frontends name variables where they are used, so each branch has an address of its own, and
//! none of them dominates the others. In machine code the address of a shared variable is up to
//! three instructions (sm_90: where the CTA is within its cluster), and ptxas does not look for
//! those that are taken twice. The first one moves to the nearest block that dominates all.
//!
//! **Refinement.** An address is always the same and never poison.
//!
//! **Names and locations.** The first one keeps its own, and stands for the others.

use super::Changed;
use crate::analysis::Analyses;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, GlobalId, Inst};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::Space;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Takes the address of a variable once.
pub fn hoist_addresses(func: &mut Function, analyses: &Analyses) -> Changed {
    let is_address = |&inst: &Inst| func.dfg.opcode(inst) == Opcode::GlobalAddr;
    if func.insts().filter(is_address).nth(1).is_none() {
        return Changed::No;
    }
    let order: Vec<Block> = analyses.cfg(func).reverse_postorder().collect();
    let dom = analyses.dominators(func);
    let mut found: Vec<Addresses> = Vec::new();
    let mut place_of: FxHashMap<GlobalId, usize> = FxHashMap::default();
    for &block in &order {
        for inst in func.layout.insts(block) {
            let Some(global) = shared_variable(func, inst) else { continue };
            let place = *place_of.entry(global).or_insert(found.len());
            if place == found.len() {
                found.push(Addresses {
                    first: inst,
                    block,
                    common: block,
                    others: SmallVec::new(),
                });
                continue;
            }
            let addresses = &mut found[place];
            addresses.others.push(inst);
            addresses.common = dom.common(addresses.common, block, usize::MAX);
        }
    }
    let mut substitution = Substitution::default();
    let mut changed = Changed::No;
    for addresses in found.iter().filter(|addresses| !addresses.others.is_empty()) {
        addresses.join(func, &mut substitution);
        changed = Changed::Yes;
    }
    func.substitute(&mut substitution);
    changed
}

/// The addresses of a variable.
struct Addresses {
    first: Inst,
    /// The block of the first.
    block: Block,
    /// The nearest block that dominates all.
    common: Block,
    others: SmallVec<[Inst; 4]>,
}

impl Addresses {
    /// Lets the first stand for all.
    fn join(&self, func: &mut Function, substitution: &mut Substitution) {
        if self.block != self.common {
            let end = func.terminator(self.common).expect("a block ends in a terminator");
            func.layout.remove_inst(self.first);
            func.layout.insert_inst(self.first, end);
        }
        let Some(first) = func.dfg.first_result(self.first) else { return };
        for &inst in &self.others {
            let Some(other) = func.dfg.first_result(inst) else { continue };
            func.inherit_name(other, first);
            substitution.replace(other, first);
            func.layout.remove_inst(inst);
        }
    }
}

/// The variable of shared memory whose address an instruction takes.
fn shared_variable(func: &Function, inst: Inst) -> Option<GlobalId> {
    let Payload::Global(global) = func.dfg.inst(inst).payload else { return None };
    let result = func.dfg.first_result(inst)?;
    let is_shared = func.dfg.ty(result).space() == Some(Space::Shared);
    (is_shared && func.dfg.opcode(inst) == Opcode::GlobalAddr).then_some(global)
}
