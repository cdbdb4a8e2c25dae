//! Where places are, with the checks of indices.

use super::memory::{field_offset, layout};
use super::{Fault, Frame, Interpreter, Outcome, Value, trap};
use crate::hir::{Base, Expr, Place, Projection, Ty};
use crate::source::Span;
use crate::types::Number;

impl<'p> Interpreter<'p> {
    /// The address of a place.
    pub(super) fn place(&mut self, frame: &mut Frame<'p>, place: &'p Place) -> Outcome<u64> {
        self.step()?;
        let (mut address, mut ty) = match &place.base {
            Base::Local(local) => (frame.locals[*local], frame.function.locals[*local].ty.clone()),
            Base::Static(id) => (self.statics[*id], self.program.statics[*id].ty.clone()),
            Base::Deref(pointer) => {
                let to = pointee(&pointer.ty);
                (self.address(frame, pointer)?, to)
            }
            Base::Element(slice, index) => {
                let of = pointee(&slice.ty);
                let (first, len) = self.slice(frame, slice)?;
                let n = self.index(frame, index, len.into(), place.span)?;
                (first + n * layout(self.program, &of).0, of)
            }
        };
        for step in &place.path {
            (address, ty) = match (step, ty) {
                (Projection::Field(n), Ty::Struct(id)) => {
                    let fields = &self.program.structs[id].fields;
                    let offset = field_offset(self.program, fields, *n as usize);
                    (address + offset, fields[*n as usize].1.clone())
                }
                (Projection::Element(index, count), Ty::Array(of, _)) => {
                    let n = self.index(frame, index, *count, place.span)?;
                    (address + n * layout(self.program, &of).0, *of)
                }
                (Projection::Lane(n), Ty::Vector(of, _)) => {
                    let of = Ty::Number(of);
                    (address + u64::from(*n) * layout(self.program, &of).0, of)
                }
                _ => unreachable!("steps suit their types"),
            };
        }
        Ok(address)
    }

    /// The address that a pointer holds.
    pub(super) fn address(&mut self, frame: &mut Frame<'p>, expr: &'p Expr) -> Outcome<u64> {
        Ok(bits(&self.expr(frame, expr)?) as u64)
    }

    /// The address and length of a slice.
    pub(super) fn slice(&mut self, frame: &mut Frame<'p>, expr: &'p Expr) -> Outcome<(u64, u32)> {
        match self.expr(frame, expr)? {
            Value::Slice(address, len) => Ok((address, len)),
            _ => unreachable!("the type is a slice"),
        }
    }

    /// An index below a length.
    pub(super) fn index(
        &mut self,
        frame: &mut Frame<'p>,
        index: &'p Expr,
        len: u64,
        span: Span,
    ) -> Outcome<u64> {
        let n = self.integer(frame, index)?;
        match u64::try_from(n) {
            Ok(n) if n < len => Ok(n),
            _ => Err(trap("index out of range", span)),
        }
    }

    /// The value of an expression of any integer type. One above the range of `i128` is as good as
    /// the greatest of that: both are beyond every length.
    pub(super) fn integer(&mut self, frame: &mut Frame<'p>, expr: &'p Expr) -> Outcome<i128> {
        let bits = bits(&self.expr(frame, expr)?);
        let Ty::Number(ty) = expr.ty else {
            return Err(Fault::NotServed("an index that is no integer").into());
        };
        Ok(match ty {
            Number::Signed(width) => {
                let shift = 128 - u32::from(width);
                (bits << shift) as i128 >> shift
            }
            _ => i128::try_from(bits).unwrap_or(i128::MAX),
        })
    }
}

/// What a pointer or slice points to.
pub(super) fn pointee(ty: &Ty) -> Ty {
    match ty {
        Ty::Pointer(pointer) | Ty::Slice(pointer) => (*pointer.to).clone(),
        _ => unreachable!("the type is a pointer or slice"),
    }
}

/// The bits of a scalar.
pub(super) fn bits(value: &Value) -> u128 {
    match value {
        Value::Bits(bits) => *bits,
        _ => unreachable!("the type is a scalar"),
    }
}
