//! Writes instructions of PTX.

use super::Printer;
use super::body::BodyPrinter;
use super::inst::Line;
use crate::op::ptx::SlotRole;
use crate::op::{PtxCode, PtxKind, Slot};
use crate::text::literal::push_string;
use crate::types::Type;
use irc_ptx::isa::Role;
use irc_ptx::{Address, Base, Operand};

impl BodyPrinter<'_> {
    /// What stands behind `ptx`.
    pub(super) fn ptx(&self, printer: &mut Printer<'_>, line: &Line, code: &PtxCode) {
        match (code.kind, code.row_inst()) {
            (PtxKind::Row, Some(inst)) => {
                printer.char('.');
                printer.text(&inst.mnemonic());
                let mut before = " ";
                for (rule, operand) in inst.ruled_operands() {
                    if rule.role == Role::Def || !operand.is_given() {
                        continue;
                    }
                    printer.text(before);
                    before = ", ";
                    self.ptx_operand(printer, line, code, operand);
                }
                if let Some(Operand::Video { select, .. }) = inst.operands.first() {
                    printer.text(" into ");
                    printer.text(select.to_string().trim_start_matches('.'));
                }
                self.ptx_guard(printer, line, code);
            }
            (PtxKind::Row, None) => printer.text(".<no instruction>"),
            (PtxKind::Inline(_), _) => self.ptx_inline(printer, line, code),
        }
    }

    fn ptx_guard(&self, printer: &mut Printer<'_>, line: &Line, code: &PtxCode) {
        let Some(inst) = code.row_inst() else { return };
        let Some(guard) = inst.guard else { return };
        printer.text(if guard.negated { " if not " } else { " if " });
        self.ptx_slot(printer, line, code, guard.pred);
        let tied = |result: u16| {
            let mut is_tied = false;
            for (rule, operand) in inst.ruled_operands() {
                operand.visit_regs(rule.role, &mut |slot: Slot, role| {
                    is_tied |= role == Role::Tied && slot == Slot(result);
                });
            }
            is_tied
        };
        let mut before = " else ";
        for &(result, arg) in code.starts.iter().filter(|&&(result, _)| !tied(result)) {
            printer.text(before);
            before = ", ";
            let ty = code.results.get(usize::from(result)).copied();
            self.ptx_value(printer, line, usize::from(arg), ty);
        }
    }

    fn ptx_operand(
        &self,
        printer: &mut Printer<'_>,
        line: &Line,
        code: &PtxCode,
        operand: &Operand<Slot>,
    ) {
        match operand {
            Operand::Reg(slot) => self.ptx_slot(printer, line, code, *slot),
            Operand::Not(slot) => {
                printer.text("not ");
                self.ptx_slot(printer, line, code, *slot);
            }
            Operand::Video { reg, negated, select } => {
                // A sign before a number would be a part of it.
                let is_constant = self.ptx_constant(line, code, *reg);
                printer.text(match (negated, is_constant) {
                    (true, true) => "neg ",
                    (true, false) => "-",
                    (false, _) => "",
                });
                self.ptx_slot(printer, line, code, *reg);
                if !select.is_whole() {
                    printer.char('[');
                    printer.text(select.to_string().trim_start_matches('.'));
                    printer.char(']');
                }
            }
            Operand::Int(value) => printer.int(*value),
            Operand::Special(reg) => {
                printer.text("sreg ");
                printer.text(reg.name());
            }
            Operand::Address(Address { base: Base::Reg(slot), offset, .. }) => {
                printer.char('[');
                self.ptx_slot(printer, line, code, *slot);
                printer.offset(i64::from(*offset));
                printer.char(']');
            }
            Operand::List(items) | Operand::Bracket(items) => {
                let is_list = matches!(operand, Operand::List(_));
                printer.char(if is_list { '(' } else { '[' });
                for (i, item) in items.iter().enumerate() {
                    printer.text(if i == 0 { "" } else { ", " });
                    self.ptx_operand(printer, line, code, item);
                }
                printer.char(if is_list { ')' } else { ']' });
            }
            _ => printer.text("<no operand of an operation>"),
        }
    }

    /// Whether a slot is an operand that is a constant.
    fn ptx_constant(&self, line: &Line, code: &PtxCode, slot: Slot) -> bool {
        let dfg = &self.func.dfg;
        let SlotRole::Arg(arg) = code.role_of(slot) else { return false };
        let value = dfg.args(line.inst).get(arg).filter(|&&value| dfg.is_value(value));
        value.is_some_and(|&value| dfg.as_const(value).is_some())
    }

    /// The operand that a slot is or begins as.
    fn ptx_slot(&self, printer: &mut Printer<'_>, line: &Line, code: &PtxCode, slot: Slot) {
        let arg = match code.role_of(slot) {
            SlotRole::Arg(arg) => Some(arg),
            SlotRole::Result(n) => {
                let start = code.starts.iter().find(|&&(result, _)| usize::from(result) == n);
                start.map(|&(_, arg)| usize::from(arg))
            }
            SlotRole::Temp => None,
        };
        match arg {
            Some(arg) => {
                let expected = code.args.get(arg).map(|arg| arg.natural());
                self.ptx_value(printer, line, arg, expected);
            }
            None => printer.text("<no operand>"),
        }
    }

    fn ptx_value(&self, printer: &mut Printer<'_>, line: &Line, arg: usize, ty: Option<Type>) {
        match self.func.dfg.args(line.inst).get(arg) {
            Some(&value) => self.typed_value(printer, line, value, ty),
            None => printer.text("<missing>"),
        }
    }

    fn ptx_inline(&self, printer: &mut Printer<'_>, line: &Line, code: &PtxCode) {
        let plain = code.args.len() - code.starts.len().min(code.args.len());
        printer.text(" (");
        for arg in 0..plain {
            printer.text(if arg == 0 { "" } else { ", " });
            self.ptx_value(printer, line, arg, None);
        }
        printer.char(')');
        for (i, &ty) in code.results.iter().enumerate() {
            printer.text(if i == 0 { " -> (" } else { ", " });
            printer.ty(ty);
            if let Some(&(_, arg)) = code.starts.iter().find(|&&(n, _)| usize::from(n) == i) {
                printer.text(" = ");
                self.ptx_value(printer, line, usize::from(arg), Some(ty));
            }
        }
        printer.text(if code.results.is_empty() { "" } else { ")" });
        if let PtxKind::Inline(flags) = code.kind {
            printer.text(if flags.pure { " pure" } else { "" });
            printer.text(if flags.nomemory { " nomemory" } else { "" });
            printer.text(if flags.nonconvergent { " nonconvergent" } else { "" });
        }
        printer.text(" {");
        for line in code.inline_text() {
            printer.text("\n    ");
            push_string(&line, printer.out);
        }
        printer.text("\n  }");
    }
}
