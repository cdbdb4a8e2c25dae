//! Writes what a debugger is told.

use super::Printer;
use super::body::BodyPrinter;
use crate::debug::{
    BitField, DebugLocation, DebugSum, DebugTerm, DebugTypeKind, Home, Member, VariablePart,
};
use crate::dfg::ConstData;
use crate::entity::{DebugType, File, Inst};
use crate::text::literal::push_string;

impl Printer<'_> {
    fn string(&mut self, text: &str) {
        push_string(text, self.out);
    }

    /// Where a function of the source is, and what it returns.
    fn definition(&mut self, file: File, line: u32, result: Option<DebugType>) {
        self.text(&format!(" at {}:{line}", file.as_u32()));
        if let Some(ty) = result {
            self.text(&format!(" -> {}", ty.as_u32()));
        }
        self.char('\n');
    }

    pub(super) fn debug_types(&mut self) {
        let module = self.module;
        for (id, kind) in &module.debug.types {
            self.text(&format!("debug_type {} = ", id.as_u32()));
            match kind {
                DebugTypeKind::Base { name, encoding, bytes } => {
                    self.text("base ");
                    self.string(name);
                    self.text(&format!(" {} {bytes}", encoding.word()));
                }
                DebugTypeKind::Pointer { to, space } => {
                    self.text(&format!("pointer {} {}", or_void(*to), space.name()));
                }
                DebugTypeKind::Reference { to, space, is_rvalue } => {
                    let word = if *is_rvalue { "rvalue_reference" } else { "reference" };
                    self.text(&format!("{word} {} {}", to.as_u32(), space.name()));
                }
                DebugTypeKind::Function { result, params } => {
                    let params: Vec<_> = params.iter().map(|ty| ty.as_u32().to_string()).collect();
                    self.text(&format!("function {} ({})", or_void(*result), params.join(", ")));
                }
                DebugTypeKind::Array { elem, count } => {
                    self.text(&format!("array {} x {count}", elem.as_u32()));
                }
                DebugTypeKind::Struct { name, bytes, members } => {
                    self.members("struct ", name, *bytes, members);
                }
                DebugTypeKind::Union { name, bytes, members } => {
                    self.members("union ", name, *bytes, members);
                }
                DebugTypeKind::Typedef { name, of } => {
                    self.text("typedef ");
                    self.string(name);
                    self.text(&format!(" {}", or_void(*of)));
                }
                DebugTypeKind::Qualified { qualifier, of } => {
                    self.text(&format!("{} {}", qualifier.word(), or_void(*of)));
                }
                DebugTypeKind::Enum { name, base, values } => {
                    self.text("enum ");
                    self.string(name);
                    self.text(&format!(" {} {{", base.as_u32()));
                    for (i, (name, value)) in values.iter().enumerate() {
                        self.text(if i == 0 { " " } else { ", " });
                        self.string(name);
                        self.text(&format!(" = {value}"));
                    }
                    self.text(" }");
                }
            }
            self.char('\n');
        }
    }

    fn members(&mut self, word: &str, name: &str, bytes: u64, members: &[Member]) {
        self.text(word);
        self.string(name);
        self.text(&format!(" {bytes} {{"));
        for (i, member) in members.iter().enumerate() {
            self.text(if i == 0 { " " } else { ", " });
            self.string(&member.name);
            self.text(&format!(": {} at {}", member.ty.as_u32(), member.offset));
            if let Some(BitField { start, end }) = member.bits {
                self.text(&format!(" bits {start} to {end}"));
            }
        }
        self.text(" }");
    }

    pub(super) fn debug_globals(&mut self) {
        let module = self.module;
        for (i, global) in module.debug.globals.iter().enumerate() {
            self.text(if i == 0 { "\ndebug_global " } else { "debug_global " });
            match module.get_global(global.global) {
                Some(known) => self.symbol(&known.name),
                None => self.text("@<unknown>"),
            }
            self.char(' ');
            self.string(&global.name);
            let (ty, file) = (global.ty.as_u32(), global.file.as_u32());
            self.text(&format!(": {ty} at {file}:{}\n", global.line));
        }
    }
}

/// The number of a type, or `void`.
fn or_void(ty: Option<DebugType>) -> String {
    ty.map_or("void".to_owned(), |ty| ty.as_u32().to_string())
}

impl BodyPrinter<'_> {
    pub(super) fn write_source(&self, printer: &mut Printer<'_>) {
        let Some(debug) = &self.func.debug else { return };
        printer.text("  source ");
        printer.string(&debug.name);
        printer.definition(debug.file, debug.line, debug.result);
        for function in &debug.inlined {
            printer.text("  inlined ");
            printer.string(&function.symbol);
            printer.char(' ');
            printer.string(&function.name);
            printer.definition(function.file, function.line, function.result);
        }
        for (id, scope) in &debug.scopes {
            printer.text(&format!("  scope {} at {}:{}", id.as_u32(), scope.line, scope.column));
            if let Some(parent) = scope.parent {
                printer.text(&format!(" in {}", parent.as_u32()));
            }
            printer.char('\n');
        }
    }

    pub(super) fn write_variables(&self, printer: &mut Printer<'_>) {
        let variables = self.func.debug.iter().flat_map(|debug| &debug.variables);
        for (id, variable) in variables {
            printer.text(&format!("  var {} ", id.as_u32()));
            printer.string(&variable.name);
            printer.text(&format!(": {} at {}", variable.ty.as_u32(), variable.line));
            printer.text(if variable.is_param { " param" } else { "" });
            match variable.home {
                Home::Values => {}
                Home::Param(number) => printer.text(&format!(" in {number}")),
                Home::Slot(slot) => {
                    printer.text(" in ");
                    self.slot(printer, slot);
                }
                Home::Part(VariablePart { of, start, end }) => {
                    printer.text(&format!(" in var {} from {start} to {end}", of.as_u32()));
                }
            }
            if let Some(scope) = variable.scope {
                printer.text(&format!(" scope {}", scope.as_u32()));
            }
            if variable.inlined.is_some() {
                let loc = variable.inlined.into();
                self.places(printer, " inlined ", &self.func.locations, loc);
            }
            printer.char('\n');
        }
    }

    /// The debug values right before an instruction.
    pub(super) fn debug_values(&self, printer: &mut Printer<'_>, inst: Inst) {
        let dfg = &self.func.dfg;
        for debug in self.func.layout.debug_values(inst) {
            printer.text(&format!("  value {} = ", debug.var.as_u32()));
            // Values that stand nowhere any more have no name.
            let location = match debug.location.values().all(|value| self.stands(value)) {
                true => debug.location.folded(dfg),
                false => DebugLocation::Unknown,
            };
            match &location {
                DebugLocation::Unknown => printer.text("none"),
                DebugLocation::Value(value) => {
                    self.value_or_const(printer, *value);
                    if let Some(ConstData::Bits(_) | ConstData::Poison) = dfg.as_const(*value) {
                        printer.text(": ");
                        printer.ty(dfg.ty(*value));
                    }
                }
                DebugLocation::Sum(sum) => self.debug_sum(printer, "sum", sum),
                DebugLocation::Memory(sum) => self.debug_sum(printer, "memory", sum),
            }
            printer.char('\n');
        }
    }

    fn debug_sum(&self, printer: &mut Printer<'_>, word: &str, sum: &DebugSum) {
        printer.text(word);
        for (i, &DebugTerm { value, extend, factor }) in sum.terms.iter().enumerate() {
            printer.text(if i == 0 { " " } else { " + " });
            if let Some(extend) = extend {
                printer.text(extend.word());
                printer.char(' ');
            }
            self.value(printer, value);
            if factor != 1 {
                printer.text(&format!(" * {factor}"));
            }
        }
        match sum.terms.is_empty() {
            true => printer.text(&format!(" {}", sum.constant)),
            false if sum.constant != 0 => printer.text(&format!(" + {}", sum.constant)),
            false => {}
        }
    }
}
