//! Whether threads diverge inside a `ptx` operation: at the guard of an instruction, or at a branch
//! of a block of text.

use crate::analysis::divergence::{Divergence, Group};
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::ptx::SlotRole;
use irc_ir::op::{PtxCode, Slot};
use irc_ptx as ptx;
use irc_ptx::isa;

/// What parts threads inside an operation.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Inside {
    /// The guard of an instruction.
    Guard,
    /// A branch of a block of text.
    Branch,
}

/// Why a part of a group that comes to an operation may run some instruction of it, of those that
/// are `wanted`, without the rest.
pub fn parted_inside(
    func: &Function,
    divergence: &Divergence,
    inst: Inst,
    group: Group,
    wanted: impl Fn(&ptx::Inst<Slot>) -> bool,
) -> Option<Inside> {
    let code = func.dfg.ptx_code(inst)?;
    let args = func.dfg.args(inst);
    let is_uniform = |&value: &Value| divergence.is_uniform(value, group);
    // What the code computes of operands that are all the same is the same.
    if args.iter().all(is_uniform) && code.divergence() == isa::Divergence::Join {
        return None;
    }
    let parted = code.parted().map_or(0..0, |(part, _)| part);
    code.insts.iter().enumerate().filter(|(_, row)| wanted(row)).find_map(|(at, row)| {
        let guard = row.guard.map(|guard| guard_of(code, guard.pred, args));
        match guard {
            _ if parted.contains(&at) => Some(Inside::Branch),
            Some(Some(value)) if divergence.is_uniform(value, group) => None,
            Some(_) => Some(Inside::Guard),
            None => None,
        }
    })
}

/// The operand that a predicate is.
fn guard_of(code: &PtxCode, pred: Slot, args: &[Value]) -> Option<Value> {
    match code.role_of(pred) {
        SlotRole::Arg(arg) => args.get(arg).copied(),
        _ => None,
    }
}
