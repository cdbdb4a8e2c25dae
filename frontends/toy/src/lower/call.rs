//! Calls and returns.

use super::function::{Body, Val};
use super::types::Class;
use crate::hir::{Expr, FunctionId, Ty};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;

impl Body<'_, '_, '_> {
    /// Calls a function of the program. An aggregate that it gives goes to `into`.
    pub fn call_function(
        &mut self,
        callee: FunctionId,
        args: &[Expr],
        ty: &Ty,
        into: Option<Value>,
    ) -> Option<Val> {
        let class = self.class(ty);
        let result = match class {
            Class::Memory(_) => Some(into.unwrap_or_else(|| self.temporary(ty))),
            Class::Slice(_) => Some(self.temporary(ty)),
            Class::Unit | Class::One(_) => None,
        };
        let mut values = Vec::new();
        if let Some(result) = result
            && self.size_of(ty) > 0
        {
            values.push(result);
        }
        for arg in args {
            match self.expr(arg)? {
                Val::Unit => {}
                Val::One(value) => values.push(value),
                Val::Slice(pointer, length) => values.extend([pointer, length]),
                Val::Memory(address) if self.size_of(&arg.ty) > 0 => values.push(address),
                Val::Memory(_) => {}
            }
        }
        let func = self.shared.functions[callee];
        let value_type = match class {
            Class::One(ty) => Some(ty),
            _ => None,
        };
        let value = InstBuilder::call(self, func, value_type, &values);
        if *ty == Ty::Never {
            self.unreachable();
            return None;
        }
        Some(match (class, value, result) {
            (Class::One(_), Some(value), _) => Val::One(value),
            (Class::Slice(_), _, Some(address)) => self.load_value(address, ty, None),
            (Class::Memory(_), _, Some(address)) => Val::Memory(address),
            _ => Val::Unit,
        })
    }

    /// Leaves the function with a value.
    pub fn return_value(&mut self, value: Val) {
        match (value, self.result) {
            (Val::One(value), None) => {
                self.ret(Some(value));
                return;
            }
            (value, Some(result)) => {
                let ty = &self.function.result;
                self.store_value(result, ty, value);
            }
            _ => {}
        }
        if self.function.result == Ty::Never {
            self.unreachable();
        } else {
            self.ret(None);
        }
    }
}
