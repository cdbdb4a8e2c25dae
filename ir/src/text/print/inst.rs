//! Writes instructions.

use super::Printer;
use super::body::BodyPrinter;
use crate::entity::{Inst, Value};
use crate::location::Locations;
use crate::op::{Arg, Args, BlockCall, OpDesc, Payload};
use crate::text::expected;
use crate::text::literal::push_bits;
use crate::text::literal::push_string;
use crate::types::{PTR, Type};
use cranelift_entity::packed_option::PackedOption;

/// An instruction, and what is known where it stands.
pub(super) struct Line {
    pub(super) inst: Inst,
    desc: &'static OpDesc,
    control: Option<Type>,
    /// Type of the operands that are vectors of any length, where it is known.
    vectors: Option<Type>,
    /// Values below this number stand above.
    next: u32,
}

impl BodyPrinter<'_> {
    /// Writes an instruction; values below number `next` stand above it.
    pub(super) fn inst(&self, printer: &mut Printer<'_>, inst: Inst, next: u32) {
        let dfg = &self.func.dfg;
        let desc = dfg.opcode(inst).desc();
        let payload = &dfg.inst(inst).payload;
        let known = |wanted: Arg| {
            let args = dfg.args(inst).iter().enumerate();
            args.filter(move |&(i, _)| expected::arg(desc, payload, i) == Some(wanted))
                .map(|(_, &value)| value)
                .find(|&value| self.is_known(value, next))
        };
        let vectors = known(Arg::VecOf).map(|value| dfg.ty(value));
        let control = expected::control_of(dfg, inst);
        let line = Line { inst, desc, control, vectors, next };
        for (i, result) in dfg.results(inst).enumerate() {
            printer.text(if i == 0 { "" } else { ", " });
            self.value(printer, result);
        }
        printer.text(if dfg.first_result(inst).is_some() { " = " } else { "" });
        printer.text(desc.name);
        if let Some(code) = dfg.ptx_code(inst) {
            self.ptx(printer, &line, code);
            return self.location(printer, &self.func.locations, self.func.inst_locs[inst]);
        }
        if let Some(ty) = control.filter(|_| known(Arg::T).is_none()) {
            printer.char('.');
            printer.ty(ty);
        }
        self.words(printer, desc, payload, control);
        self.operands(printer, &line);
        if let Some(unroll) = self.func.unroll(inst) {
            printer.text(&format!(" unroll({unroll})"));
        }
        self.location(printer, &self.func.locations, self.func.inst_locs[inst]);
    }

    /// Whether the reader knows the type of a value where it reads the instruction.
    fn is_known(&self, value: Value, next: u32) -> bool {
        self.func.dfg.is_value(value) && self.is_above(value, next)
    }

    fn operands(&self, printer: &mut Printer<'_>, line: &Line) {
        let dfg = &self.func.dfg;
        let args = dfg.args(line.inst);
        match dfg.inst(line.inst).payload {
            Payload::Scale(scale, offset, _) => self.scaled(printer, line, scale, offset),
            Payload::Slot(slot) => {
                printer.char(' ');
                self.slot(printer, slot);
            }
            Payload::Global(global) => {
                printer.char(' ');
                printer.symbol(&printer.module.global(global).name);
            }
            Payload::Func(func) => {
                printer.char(' ');
                printer.symbol(&printer.module.func(func).name);
                if line.desc.args == Args::Callee {
                    self.call_args(printer, line, 0);
                }
            }
            Payload::Sig(sig) => {
                printer.char(' ');
                printer.signature(&dfg.signatures[sig], |_, _| {});
                printer.char(' ');
                if !args.is_empty() {
                    self.operand(printer, line, 0);
                }
                self.call_args(printer, line, 1);
            }
            _ => {
                for i in 0..args.len() {
                    printer.text(if i == 0 { " " } else { ", " });
                    self.operand(printer, line, i);
                }
            }
        }
        self.after_operands(printer, line);
    }

    /// What stands behind the operands.
    fn after_operands(&self, printer: &mut Printer<'_>, line: &Line) {
        let dfg = &self.func.dfg;
        match &dfg.inst(line.inst).payload {
            Payload::Lane(lane) => {
                printer.text(", ");
                printer.uint(*lane);
            }
            Payload::Shuffle(lanes) => {
                let count = line.control.map_or(lanes.len(), |ty| ty.lanes() as usize);
                for (i, &lane) in lanes.iter().take(count).enumerate() {
                    printer.text(if i == 0 { ", [" } else { ", " });
                    printer.uint(lane);
                }
                printer.char(']');
            }
            Payload::Jump(target) => {
                printer.char(' ');
                self.target(printer, target);
            }
            Payload::Branch(targets) => {
                for target in targets {
                    printer.text(", ");
                    self.target(printer, target);
                }
            }
            Payload::Switch(table) => {
                let data = dfg.switch(*table);
                let ty = line.control.unwrap_or(PTR);
                for (i, target) in data.targets.iter().enumerate() {
                    match i {
                        0 => printer.text(", "),
                        1 => printer.text(" ["),
                        _ => printer.text(", "),
                    }
                    if let Some(&case) = i.checked_sub(1).and_then(|i| data.cases.get(i)) {
                        push_bits(ty, case, printer.out);
                        printer.text(": ");
                    }
                    self.target(printer, target);
                }
                printer.text(if data.targets.len() < 2 { " []" } else { "]" });
            }
            _ => {}
        }
    }

    fn call_args(&self, printer: &mut Printer<'_>, line: &Line, first: usize) {
        printer.char('(');
        for i in first..self.func.dfg.args(line.inst).len() {
            printer.text(if i == first { "" } else { ", " });
            self.operand(printer, line, i);
        }
        printer.char(')');
    }

    /// `base, index * scale + offset`, without what is usual.
    fn scaled(&self, printer: &mut Printer<'_>, line: &Line, scale: u32, offset: i64) {
        let count = self.func.dfg.args(line.inst).len();
        printer.char(' ');
        if count > 0 {
            self.operand(printer, line, 0);
        }
        if count < 2 {
            if offset != 0 {
                printer.text(", ");
                printer.int(offset);
            }
            return;
        }
        printer.text(", ");
        self.operand(printer, line, 1);
        if scale != 1 {
            printer.text(" * ");
            printer.uint(scale);
        }
        printer.offset(offset);
    }

    /// Operand `i`, with its type where the reader would not know it.
    fn operand(&self, printer: &mut Printer<'_>, line: &Line, i: usize) {
        let value = self.func.dfg.args(line.inst)[i];
        let payload = &self.func.dfg.inst(line.inst).payload;
        let expected = match expected::arg(line.desc, payload, i) {
            Some(arg) => expected::arg_type(arg, line.control, line.vectors),
            None => self.outer_type(printer, line, i),
        };
        self.typed_value(printer, line, value, expected);
    }

    /// A value, with its type where the reader would neither know it nor take it to be that.
    pub(super) fn typed_value(
        &self,
        printer: &mut Printer<'_>,
        line: &Line,
        value: Value,
        expected: Option<Type>,
    ) {
        let dfg = &self.func.dfg;
        self.value_or_const(printer, value);
        if !dfg.is_value(value) || self.is_known(value, line.next) {
            return;
        }
        let ty = dfg.ty(value);
        if expected != Some(ty) {
            printer.text(": ");
            printer.ty(ty);
        }
    }

    /// The type of operand `i` as a signature says it.
    fn outer_type(&self, printer: &Printer<'_>, line: &Line, i: usize) -> Option<Type> {
        let payload = &self.func.dfg.inst(line.inst).payload;
        let (signature, first) = match (line.desc.args, payload) {
            (Args::Return, _) => return self.func.signature.results.get(i).map(|r| r.ty),
            (Args::Callee, Payload::Func(func)) => (&printer.module.func(*func).signature, 0),
            (Args::Callee, Payload::Sig(sig)) => (&self.func.dfg.signatures[*sig], 1),
            _ => return None,
        };
        match i.checked_sub(first) {
            Some(i) => signature.params.get(i).map(|param| param.ty),
            None => Some(PTR),
        }
    }

    /// A branch target. The reader knows all types there.
    fn target(&self, printer: &mut Printer<'_>, target: &BlockCall) {
        self.block(printer, target.block);
        let args = self.func.dfg.call_args(target);
        if args.is_empty() {
            return;
        }
        for (i, &arg) in args.iter().enumerate() {
            printer.text(if i == 0 { "(" } else { ", " });
            self.value_or_const(printer, arg);
        }
        printer.char(')');
    }

    fn location(
        &self,
        printer: &mut Printer<'_>,
        locations: &Locations,
        loc: PackedOption<crate::entity::Loc>,
    ) {
        self.places(printer, " at ", locations, loc);
    }

    /// A location behind a word.
    pub(super) fn places(
        &self,
        printer: &mut Printer<'_>,
        mut word: &'static str,
        locations: &Locations,
        loc: PackedOption<crate::entity::Loc>,
    ) {
        let mut next = loc.expand();
        while let Some(loc) = next {
            let location = locations.get(loc);
            printer.text(word);
            printer.uint(location.file.as_u32());
            printer.char(':');
            printer.uint(location.line);
            printer.char(':');
            printer.uint(location.column);
            if let Some(scope) = location.scope.expand() {
                printer.text(" scope ");
                printer.uint(scope.as_u32());
            }
            if let Some(function) = location.function.expand() {
                printer.text(" in ");
                push_string(locations.function_name(function), printer.out);
            }
            word = " inlined_at ";
            next = location.inlined_at.expand();
        }
    }
}
