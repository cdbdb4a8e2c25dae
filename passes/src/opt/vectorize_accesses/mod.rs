//! Joins loads of neighbouring bytes to loads of vectors, and so stores.
//!
//! ptxas does not do it (measured). What is joined stands in one block: weak accesses that are not
//! volatile, a constant apart from each other, with the same flags. Loads are made where the first
//! of them stood, stores where the last stood; so none crosses an access of the other kind that may
//! reach the same bytes ([`Place::is_apart`]), nor what orders memory, may not return or is
//! convergent. The machine faults on an address that is not a multiple of the whole size, so the
//! alignment is proved: from the variable or the parameter that the address is derived from, or
//! from what the accesses themselves promise of theirs.
//!
//! Memory of parameters and constants is left alone: operands of the machine's instructions read
//! it.
//!
//! Each lane is poison by itself, as the value that was loaded or stored by itself. A vector has
//! the location of the access whose place it takes; what takes the place of a load inherits its
//! name.

mod join;
mod run;
#[cfg(test)]
mod tests;

use super::Changed;
use crate::analysis::{Place, Variables};
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{CacheOp, MemFlags, Opcode, Payload};
use irc_ir::types::Space;
use run::{Member, Run, Runs};

/// Joins accesses of neighbouring bytes in every function of a module.
pub fn vectorize_accesses(module: &mut Module) -> Changed {
    let (variables, funcs) = Variables::and_funcs(module);
    let mut changed = Changed::No;
    for (_, func) in funcs.filter(|(_, func)| !func.is_declaration()) {
        let mut substitution = Substitution::default();
        let blocks: Vec<Block> = func.layout.blocks().collect();
        for block in blocks {
            for run in runs(func, &variables, block) {
                changed |= join::join(func, &variables, &run, &mut substitution);
            }
        }
        func.substitute(&mut substitution);
    }
    changed
}

/// The runs of accesses of a block.
fn runs(func: &Function, variables: &Variables<'_>, block: Block) -> Vec<Run> {
    let mut runs = Runs::default();
    for inst in func.layout.insts(block) {
        match access(func, variables, inst) {
            Some((member, flags)) => runs.add(func, member, flags),
            None => {
                let effects = func.dfg.effects(inst);
                let is_passed = !effects.writes
                    && !effects.orders
                    && !effects.may_not_return
                    && !func.dfg.row_is_convergent(inst);
                match (is_passed, effects.reads) {
                    (true, false) => {}
                    (true, true) => runs.end_stores(),
                    (false, _) => runs.end_all(),
                }
            }
        }
    }
    runs.end_all();
    runs.ended
}

/// A load or store that may become part of another.
fn access(func: &Function, variables: &Variables<'_>, inst: Inst) -> Option<(Member, MemFlags)> {
    let dfg = &func.dfg;
    let Payload::Mem(flags) = dfg.inst(inst).payload else { return None };
    if flags.is_strong() || flags.cache == Some(CacheOp::Cv) {
        return None;
    }
    let (pointer, ty) = match (dfg.opcode(inst), dfg.args(inst)) {
        (Opcode::Load, &[pointer]) => (pointer, dfg.ty(dfg.first_result(inst)?)),
        (Opcode::Store, &[value, pointer]) => (pointer, dfg.ty(value)),
        _ => return None,
    };
    let place = Place::of(func, variables, pointer, ty);
    let is_operand = matches!(place.space, Space::Param | Space::Const);
    // Lanes of 16 bytes fill an access.
    let is_joined = !is_operand && ty.lane().bytes() <= 8 && !ty.is_handle();
    is_joined.then_some((Member { inst, ty, place, align_log2: flags.align_log2 }, flags))
}
