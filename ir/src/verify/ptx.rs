//! Invariants of `ptx` operations: their code, operands and results.

use super::{Checker, Violation};
use crate::entity::Inst;
use crate::op::ptx::flow::target_of;
use crate::op::ptx::written::{self, Flaw, Misuse};
use crate::op::ptx::{SlotRole, comes_late, is_branch, is_control, names_a_place};
use crate::op::{Opcode, PtxCode, PtxKind, Slot};
use irc_ptx::Inst as PtxInst;
use irc_ptx::isa;

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
            SlotRole::Arg(n) => dfg.ty(args[n]).referent(),
            _ => None,
        };
        for ptx in &code.insts {
            if let Some(why) = ptx.exclusion_of_handles(self.module.textures, &refers) {
                let why = format!("`{}` does not exist in this form: {why}", ptx.mnemonic());
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
        return Err(format!("expected one instruction, found {}", code.insts.len()));
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
    check_labels(code)?;
    let mut carry = false;
    for (at, inst) in code.insts.iter().enumerate() {
        check_inst(code, inst)?;
        // Another path may come without the carry.
        carry &= code.labels.binary_search(&(at as u32)).is_err();
        let row = inst.row();
        if row.effects.contains(isa::InstEffects::CARRY_IN) && !carry {
            return Err(format!(
                "`{}` reads a carry that nothing in the operation has written: a carry chain is \
                 one block, `ptx (..) -> (..) {{ .. }}`",
                inst.mnemonic()
            ));
        }
        carry |= row.effects.contains(isa::InstEffects::CARRY_OUT);
        if carry && code.kind == PtxKind::Row {
            return Err(format!(
                "the carry of `{}` is lost: a carry chain is one block, \
                 `ptx (..) -> (..) {{ .. }}`",
                inst.mnemonic()
            ));
        }
    }
    check_written(code)
}

/// Checks that branches go to labels of the code.
fn check_labels(code: &PtxCode) -> Result<(), String> {
    let in_range = code.labels.last().is_none_or(|&last| last as usize <= code.insts.len());
    if !in_range || !code.labels.is_sorted_by(|a, b| a < b) {
        return Err("labels are not in order".to_owned());
    }
    if code.kind == PtxKind::Row && !code.labels.is_empty() {
        return Err("a single instruction cannot have labels".to_owned());
    }
    for inst in code.insts.iter().filter(|inst| is_branch(inst.row())) {
        if target_of(inst).is_none_or(|label| label as usize >= code.labels.len()) {
            return Err(format!("`{}` branches to an unknown label", inst.mnemonic()));
        }
    }
    match code.insts.iter().find(|inst| comes_late(inst)) {
        Some(late) if code.has_branches() => Err(format!(
            "the results of `{}` are asynchronous, so its block cannot have branches",
            late.mnemonic()
        )),
        _ => Ok(()),
    }
}

/// Checks that what is read is written before, on every path.
fn check_written(code: &PtxCode) -> Result<(), String> {
    let (at, misuse) = match written::check(code) {
        Ok(()) => return Ok(()),
        Err(Flaw::Inst(at, misuse)) => (at, misuse),
        Err(Flaw::NoEnd) => return Err("the end is unreachable".to_owned()),
        Err(Flaw::Result { result, on_some_path: true }) => {
            return Err(format!("result {result} is not written on every path"));
        }
        Err(Flaw::Result { result, .. }) => {
            return Err(format!("result {result} is never written"));
        }
    };
    let name = code.insts[at].mnemonic();
    Err(match misuse {
        Misuse::Unknown => format!("`{name}` has an unknown register"),
        Misuse::ReadFirst(_) => format!("`{name}` reads an uninitialised register"),
        Misuse::WritesOperand(_) => format!("`{name}` writes an operand"),
    })
}

fn check_inst(code: &PtxCode, inst: &PtxInst<Slot>) -> Result<(), String> {
    let name = inst.mnemonic();
    if !inst.parts_are_allowed() || !inst.operands_fit() {
        return Err(format!("`{name}` is not a form of its row"));
    }
    if let Some(why) = inst.exclusion() {
        return Err(format!("`{name}` does not exist in this form: {why}"));
    }
    let PtxKind::Inline(flags) = code.kind else {
        return match is_control(inst.row()) || inst.operands.iter().any(names_a_place) {
            true => Err(names_place(&name)),
            false => Ok(()),
        };
    };
    if let Some(why) = flags.broken_by(inst) {
        return Err(why);
    }
    let leaves = is_control(inst.row()) && !is_branch(inst.row());
    match leaves || inst.operands.iter().any(names_a_place) {
        true => Err(names_place(&name)),
        false => Ok(()),
    }
}

fn names_place(name: &str) -> String {
    format!("`{name}` names a label: use the operations of the IR")
}
