//! `print`: a call of `vprintf`.
//!
//! The arguments lie one behind the other in memory, each aligned to its size: integers of 4 or 8
//! bytes, floats as `f64`, pointers. The sizes in the format are made to fit the arguments.
//! Reference: the CUDA Programming Guide, "Formatted output"; PTX Writer's Guide, "System calls".

use super::arithmetic::number_of;
use super::function::{Body, Val, declare_external, struct_of};
use crate::hir::{Expr, Ty};
use crate::types::Number;
use irc_ir::builder::{InstBuilder, fit_format, store_print_args};
use irc_ir::entity::{FuncId, StackSlot, Value};
use irc_ir::signature::Signature;
use irc_ir::types::{F64, I32, I64, PTR, Space, Type};

/// The function that prints.
pub(super) const PRINT: &str = "vprintf";

impl Body<'_, '_, '_> {
    pub fn print_call(&mut self, format: &str, args: &[Expr]) -> Option<Val> {
        let mut values = Vec::with_capacity(args.len());
        for arg in args {
            let value = self.expr(arg)?.one();
            values.push(self.promote(&arg.ty, value));
        }
        let wide: Vec<bool> = values.iter().map(|&value| self.b.ty(value) == I64).collect();
        let (format, _) = fit_format(format, &wide);
        let types: Vec<Type> = values.iter().map(|&value| self.b.ty(value)).collect();
        let ty = struct_of(self.b.module(), &types);
        if values.is_empty() {
            self.print_buffer(&format, None);
        } else {
            let slot = self.b.create_slot(ty);
            self.print_values(&format, &values, slot);
        }
        Some(Val::Unit)
    }

    /// Prints values of 4 and 8 bytes, which are put into a slot that has room for them.
    pub fn print_values(&mut self, format: &str, values: &[Value], slot: StackSlot) {
        let buffer = store_print_args(self, slot, values);
        self.print_buffer(format, Some(buffer));
    }

    fn print_buffer(&mut self, format: &str, buffer: Option<Value>) {
        let format = self.string(format);
        let buffer = buffer.unwrap_or_else(|| self.constant(PTR, 0));
        let print = self.print_function();
        InstBuilder::call(self, print, Some(I32), &[format, buffer]);
    }

    /// The value as C passes it to a function that takes anything.
    fn promote(&mut self, ty: &Ty, value: Value) -> Value {
        match (ty, number_of(ty)) {
            (Ty::Bool, _) => self.zext(I32, value),
            (Ty::Pointer(_), _) => match self.b.ty(value) {
                PTR => value,
                _ => self.addrcast(Space::Generic, value),
            },
            (_, Some(Number::F64)) => value,
            (_, Some(number)) if number.is_float() => self.fcvt(F64, value),
            (_, Some(number)) => match number.bits() {
                8 | 16 if number.is_signed() => self.sext(I32, value),
                8 | 16 => self.zext(I32, value),
                128 => self.trunc(I64, value),
                _ => value,
            },
            _ => value,
        }
    }

    fn print_function(&mut self) -> FuncId {
        if let Some(known) = self.shared.print {
            return known;
        }
        let signature = Signature::new(&[PTR, PTR], Some(I32));
        let known = declare_external(self.b.module(), PRINT, signature);
        *self.shared.print.insert(known)
    }
}
