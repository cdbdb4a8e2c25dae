//! The walk of passes that replace instructions one by one.

use super::Changed;
use crate::analysis::Analyses;
use cranelift_entity::EntityRef;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;

/// Visits the instructions from the `first` that was made on and those that use what these make,
/// definitions before uses. What was replaced before is replaced in each instruction when its turn
/// comes.
pub(super) fn rewrite(
    func: &mut Function,
    analyses: &Analyses,
    first: usize,
    mut visit: impl FnMut(&mut Function, &mut Substitution, Inst) -> Changed,
) -> Changed {
    let cfg = analyses.cfg(func);
    let mut substitution = Substitution::default();
    let mut changed = Changed::No;
    for block in cfg.reverse_postorder() {
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            if !substitution.is_empty() {
                func.dfg.map_uses(inst, |value| substitution.find(value));
            }
            if inst.index() >= first || uses_new(func, inst, first) {
                changed |= visit(func, &mut substitution, inst);
            }
        }
    }
    // Blocks that no path reaches were not visited.
    if func.layout.blocks().count() != cfg.postorder().len() {
        func.substitute(&mut substitution);
    } else if !substitution.is_empty() {
        func.layout.debug.map_values(|value| Some(substitution.find(value)));
    }
    changed
}

/// Whether an instruction has an operand that was made by the instruction `first` or a later one.
fn uses_new(func: &Function, inst: Inst, first: usize) -> bool {
    let is_new = |&value: &Value| func.dfg.def_inst(value).is_some_and(|def| def.index() >= first);
    func.dfg.args(inst).iter().any(is_new)
}
