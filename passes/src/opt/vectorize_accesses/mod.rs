//! Joins loads of neighbouring bytes to loads of vectors, and so stores.
//!
//! ptxas does not do it (measured). What is joined stands in one block: weak accesses that are not
//! volatile, a constant apart from each other, with the same flags. Loads are made where the first
//! of them stood, stores where the last stood; so none crosses an access of the other kind that may
//! reach the same bytes ([`crate::analysis::Place::is_apart`]), nor what orders memory, may not
//! return or is convergent. The machine faults on an address that is not a multiple of the whole
//! size, so the alignment is proved: from the variable or the parameter that the address is derived
//! from, or from what the accesses themselves promise of theirs.
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
use crate::analysis::{PlainAccess, Variables};
use crate::remarks::Remarks;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst};
use irc_ir::function::Function;
use irc_ir::types::Space;
use run::{Run, Runs};

/// Joins accesses of neighbouring bytes.
pub fn vectorize_accesses(
    func: &mut Function,
    variables: &Variables<'_>,
    remarks: &Remarks,
) -> Changed {
    let mut changed = Changed::No;
    let mut substitution = Substitution::default();
    let blocks: Vec<Block> = func.layout.blocks().collect();
    for block in blocks {
        for run in runs(func, variables, block) {
            changed |= join::join(func, variables, &run, &mut substitution, remarks);
        }
    }
    func.substitute(&mut substitution);
    changed
}

/// The runs of accesses of a block.
fn runs(func: &Function, variables: &Variables<'_>, block: Block) -> Vec<Run> {
    let mut runs = Runs::default();
    for inst in func.layout.insts(block) {
        match access(func, variables, inst) {
            Some(access) => runs.add(inst, &access),
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
fn access(func: &Function, variables: &Variables<'_>, inst: Inst) -> Option<PlainAccess> {
    let access = PlainAccess::of(func, variables, inst)?;
    let is_operand = matches!(access.place.space, Space::Param | Space::Const);
    // Lanes of 16 bytes fill an access.
    let is_joined = !is_operand && access.ty.lane().bytes() <= 8 && !access.ty.is_handle();
    is_joined.then_some(access)
}
