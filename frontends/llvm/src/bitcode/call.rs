//! Calls.

use super::Reader;
use super::inst::{Made, float_flags};
use super::stream::{Operands, malformed};
use crate::codes::{Fault, fault};
use crate::tree::{Attributes, Call, Flags, Op, Type, TypeId, Typed, ValueKind};

/// The bits of what a call says besides its convention.
const MUST_TAIL: u64 = 1 << 14;
const HAS_TYPE: u64 = 1 << 15;
const HAS_FLAGS: u64 = 1 << 17;

impl<'a> Reader<'a> {
    pub(super) fn call(&mut self, ops: &mut Operands<'_>) -> Result<Made<'a>, Fault> {
        let span = ops.span();
        let (list, bits) = (ops.next()?, ops.next()?);
        let flags = match bits & HAS_FLAGS != 0 {
            true => float_flags(ops.next()?),
            false => Flags::default(),
        };
        if bits & HAS_TYPE == 0 {
            let message = "a call by the type of its address (bitcode of LLVM 3) is not supported";
            return Err(fault("L0204", message, span));
        }
        let ty = self.ty(ops.next()?, span)?;
        let Type::Function(result, params, variadic) = self.module.types.get(ty).clone() else {
            let found = self.module.types.show(ty);
            let message = format!("expected the type of a function, found {found}");
            return Err(malformed(message, span));
        };
        let callee = self.operand(ops)?;
        let args = match &callee.value.kind {
            ValueKind::Global(name) if name.starts_with("llvm.dbg.") => {
                self.bodies.called = self.debug_call(name, ops)?;
                Vec::new()
            }
            _ => self.arguments(ops, list, &params, variadic)?,
        };
        let call = Call {
            callee: callee.value,
            result,
            signature: variadic.then_some((params, true)),
            result_attrs: self.attributes_of(list, 0, span)?,
            args,
            attrs: self.attributes_of_function(list, span)?,
            flags,
            must_tail: bits & MUST_TAIL != 0,
        };
        Ok((Op::Call(Box::new(call)), Some(result)))
    }

    fn arguments(
        &mut self,
        ops: &mut Operands<'_>,
        list: u64,
        params: &[TypeId],
        variadic: bool,
    ) -> Result<Vec<(Typed<'a>, Attributes<'a>)>, Fault> {
        let mut args = Vec::with_capacity(params.len().min(ops.rest().len()));
        for (place, &ty) in (1..).zip(params) {
            let arg = self.operand_of(ops, ty)?;
            args.push((arg, self.attributes_of(list, place, ops.span())?));
        }
        while !ops.rest().is_empty() {
            if !variadic {
                let message = format!("a call with more than {} arguments", params.len());
                return Err(malformed(message, ops.span()));
            }
            let place = args.len() as u32 + 1;
            let arg = self.operand(ops)?;
            args.push((arg, self.attributes_of(list, place, ops.span())?));
        }
        Ok(args)
    }
}
