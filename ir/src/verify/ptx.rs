//! Invariants of `ptx` operations: their code, operands and results.

use super::{Checker, Violation};
use crate::entity::Inst;
use crate::isa::{self, Role};
use crate::op::ptx::{SlotRole, is_control};
use crate::op::{Opcode, PtxCode, PtxKind, Slot};
use crate::ptx::{Inst as PtxInst, Operand};

impl Checker<'_> {
    /// Checks the code, operands and results of a `ptx` operation.
    pub(super) fn check_ptx(&self, inst: Inst) {
        let dfg = &self.func.dfg;
        let Some(code) = dfg.ptx_code(inst) else { return };
        if let Err(why) = check_code(code) {
            return self.report_inst(inst, Violation::PtxCode { why });
        }
        let args = dfg.args(inst);
        if args.len() != code.args.len() {
            let (opcode, found) = (Opcode::Ptx, args.len());
            let wanted = code.args.len().to_string();
            return self.report_inst(inst, Violation::OperandCount { opcode, found, wanted });
        }
        for (i, (&arg, wanted)) in args.iter().zip(&code.args).enumerate() {
            if !wanted.accepts(dfg.ty(arg)) {
                self.report_operand(inst, i, arg, &wanted.to_string());
            }
        }
        self.check_results(inst, &code.results);
    }
}

/// Checks that code is what it says that it is.
fn check_code(code: &PtxCode) -> Result<(), String> {
    let outer = code.results.len() + code.args.len();
    if code.classes.len() < outer {
        return Err("a result or operand has no register".to_owned());
    }
    if code.kind == PtxKind::Row && code.insts.len() != 1 {
        return Err(format!("an instruction is one, not {}", code.insts.len()));
    }
    let mut written = vec![false; code.classes.len()];
    written[code.results.len()..outer].fill(true);
    if !code.starts.is_sorted_by(|a, b| a.0 < b.0) {
        return Err("a result begins as two operands".to_owned());
    }
    for &(result, arg) in &code.starts {
        let pair = (code.results.get(usize::from(result)), code.args.get(usize::from(arg)));
        match pair {
            (Some(&ty), Some(arg)) if arg.accepts(ty) => written[usize::from(result)] = true,
            _ => return Err(format!("result {result} cannot begin as operand {arg}")),
        }
    }
    let mut carry = false;
    for inst in &code.insts {
        check_inst(code, inst, &mut written)?;
        let row = inst.row();
        if row.effects.has(isa::Effects::CARRY_IN) && !carry {
            return Err(format!(
                "`{}` reads a carry that nothing in the operation has made: a carry chain is one \
                 block, `ptx (..) -> (..) {{ .. }}`",
                inst.mnemonic()
            ));
        }
        carry |= row.effects.has(isa::Effects::CARRY_OUT);
        if carry && code.kind == PtxKind::Row {
            return Err(format!(
                "the carry of `{}` is lost: a carry chain is one block, \
                 `ptx (..) -> (..) {{ .. }}`",
                inst.mnemonic()
            ));
        }
    }
    match written[..code.results.len()].iter().position(|written| !written) {
        Some(n) => Err(format!("nothing writes result {n}")),
        None => Ok(()),
    }
}

fn check_inst(code: &PtxCode, inst: &PtxInst<Slot>, written: &mut [bool]) -> Result<(), String> {
    let name = inst.mnemonic();
    if !inst.parts_are_allowed() || !inst.operands_fit() {
        return Err(format!("`{name}` is not a form of its row"));
    }
    if let Some(why) = inst.exclusion() {
        return Err(format!("`{name}` does not exist so: {why}"));
    }
    if is_control(inst.row()) || inst.operands.iter().any(names_something) {
        return Err(format!("`{name}` names a place, which the operations of the IR say"));
    }
    let mut problem = None;
    if inst.guard.is_some_and(|guard| written.get(guard.pred.index()) == Some(&false)) {
        problem = Some(format!("`{name}` runs under what nothing has written"));
    }
    // What an instruction under a guard leaves alone may be anything before.
    let unguarded = PtxInst { guard: None, ..inst.clone() };
    unguarded.visit_regs(|slot, role| {
        let known = written.get(slot.index()).copied();
        match (known, role) {
            (None, _) => problem = Some(format!("`{name}` has an unknown register")),
            (Some(false), Role::Use | Role::Tied) => {
                problem = Some(format!("`{name}` reads what nothing has written"));
            }
            (_, Role::Def | Role::Tied) if matches!(code.role_of(slot), SlotRole::Arg(_)) => {
                problem = Some(format!("`{name}` writes an operand"));
            }
            _ => {}
        }
    });
    inst.visit_regs(|slot, role| {
        if role != Role::Use
            && let Some(known) = written.get_mut(slot.index())
        {
            *known = true;
        }
    });
    problem.map_or(Ok(()), Err)
}

/// Whether there is a symbol, label or list of parameters anywhere in an operand.
fn names_something(operand: &Operand<Slot>) -> bool {
    matches!(operand, Operand::Label(_) | Operand::Params(_))
        || operand.is_symbolic()
        || operand.items().is_some_and(|items| items.iter().any(names_something))
}
