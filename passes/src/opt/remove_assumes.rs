//! Removes what only tells something, when that has been used: `assume` and `in_range`.
//!
//! They make no code, but an `assume` keeps what its condition is computed from, and its block from
//! being moved into another, and an `in_range` hides what it is about. Without them the function
//! does more, and less is poison: it refines. The operand of an `in_range` takes its place, and its
//! name; locations go with what goes.

use super::Changed;
use irc_ir::dfg::Substitution;
use irc_ir::entity::Inst;
use irc_ir::function::Function;
use irc_ir::op::Opcode;

/// Removes every `assume` and `in_range`.
pub fn remove_assumes(func: &mut Function) -> Changed {
    let tells = |&inst: &Inst| matches!(func.dfg.opcode(inst), Opcode::Assume | Opcode::InRange);
    let found: Vec<Inst> = func.insts().filter(tells).collect();
    let mut substitution = Substitution::default();
    for &inst in &found {
        if let Some(result) = func.dfg.first_result(inst) {
            let operand = func.dfg.args(inst)[0];
            func.inherit_name(result, operand);
            substitution.replace(result, operand);
        }
        func.layout.remove_inst(inst);
    }
    func.substitute(&mut substitution);
    if found.is_empty() { Changed::No } else { Changed::Yes }
}
