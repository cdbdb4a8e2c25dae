//! Invariants of `ptx` operations: their code, operands and results.

use super::{Checker, Violation};
use crate::entity::Inst;
use crate::isa::{self, Referent};
use crate::op::ptx::written::{Misuse, Written};
use crate::op::ptx::{SlotRole, is_control, names_a_place};
use crate::op::{Opcode, PtxCode, PtxKind, Slot};
use crate::ptx::Inst as PtxInst;

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
        self.check_handles(inst, code);
        self.check_results(inst, &code.results);
    }

    /// Checks that handles are of what the instructions access, and that these fit the texture mode
    /// of the module.
    fn check_handles(&self, inst: Inst, code: &PtxCode) {
        let dfg = &self.func.dfg;
        let args = dfg.args(inst);
        let refers = |slot: Slot| match code.role_of(slot) {
            SlotRole::Arg(n) => Referent::of_value(dfg.ty(args[n])),
            _ => None,
        };
        for ptx in &code.insts {
            if let Some(why) = ptx.exclusion_of_handles(self.module.textures, &refers) {
                let why = format!("`{}` does not exist so: {why}", ptx.mnemonic());
                self.report_inst(inst, Violation::PtxCode { why });
            }
        }
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
    if !code.starts.is_sorted_by(|a, b| a.0 < b.0) {
        return Err("a result begins as two operands".to_owned());
    }
    for &(result, arg) in &code.starts {
        let pair = (code.results.get(usize::from(result)), code.args.get(usize::from(arg)));
        match pair {
            (Some(&ty), Some(arg)) if arg.accepts(ty) => {}
            _ => return Err(format!("result {result} cannot begin as operand {arg}")),
        }
    }
    let mut written = Written::new(code);
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
    match written.missing_result(code) {
        Some(n) => Err(format!("nothing writes result {n}")),
        None => Ok(()),
    }
}

fn check_inst(code: &PtxCode, inst: &PtxInst<Slot>, written: &mut Written) -> Result<(), String> {
    let name = inst.mnemonic();
    if !inst.parts_are_allowed() || !inst.operands_fit() {
        return Err(format!("`{name}` is not a form of its row"));
    }
    if let Some(why) = inst.exclusion() {
        return Err(format!("`{name}` does not exist so: {why}"));
    }
    if let PtxKind::Inline(flags) = code.kind
        && let Some(why) = flags.broken_by(inst)
    {
        return Err(why);
    }
    if is_control(inst.row()) || inst.operands.iter().any(names_a_place) {
        return Err(format!("`{name}` names a place, which the operations of the IR say"));
    }
    written.step(code, inst).map_err(|misuse| match misuse {
        Misuse::Unknown => format!("`{name}` has an unknown register"),
        Misuse::ReadFirst(_) => format!("`{name}` reads what nothing has written"),
        Misuse::WritesOperand(_) => format!("`{name}` writes an operand"),
    })
}
