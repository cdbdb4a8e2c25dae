//! Conversions: each is exact, wraps, saturates or rounds as it says.

use super::arithmetic::number_of;
use super::function::{Body, Val};
use super::types::value_type;
use crate::hir::{Conversion, Ty};
use crate::types::Number;
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{ConvertFlags, Opcode, Rounding};
use irc_ir::types::{Space, Type};

impl Body<'_, '_, '_> {
    pub fn convert_value(&mut self, conversion: Conversion, from: &Ty, to: &Ty, value: Val) -> Val {
        if let (Val::Slice(pointer, length), Ty::Slice(of)) = (value, to) {
            return Val::Slice(self.in_space(of.space, pointer), length);
        }
        let (Val::One(x), Some(ty)) = (value, value_type(to)) else { return value };
        Val::One(match conversion {
            Conversion::Widen => self.widen(from, to, ty, x),
            Conversion::Wrap => self.resize(from, ty, x),
            Conversion::Saturate => self.saturate(from, to, ty, x),
            Conversion::Round => self.round(from, to, ty, x, Rounding::Rn),
            Conversion::Truncate => self.round(from, to, ty, x, Rounding::Rz),
            Conversion::Bits => self.bits(ty, x),
            Conversion::Pointer | Conversion::ToGeneric | Conversion::FromGeneric => match to {
                Ty::Pointer(pointer) => self.in_space(pointer.space, x),
                _ => x,
            },
        })
    }

    fn in_space(&mut self, space: Space, pointer: Value) -> Value {
        match self.b.ty(pointer) == Type::Ptr(space) {
            true => pointer,
            false => self.addrcast(space, pointer),
        }
    }

    fn widen(&mut self, from: &Ty, to: &Ty, ty: Type, x: Value) -> Value {
        match (number_of(from), number_of(to)) {
            (Some(old), Some(new)) if old.is_int() && new.is_int() => self.resize(from, ty, x),
            (Some(_), Some(_)) => self.round(from, to, ty, x, Rounding::Rn),
            // Of a truth value.
            _ if ty.is_int() && self.b.ty(x) != ty => self.zext(ty, x),
            _ => x,
        }
    }

    /// An integer with more or fewer bits above.
    fn resize(&mut self, from: &Ty, ty: Type, x: Value) -> Value {
        let bits = |ty: Type| ty.elem().map_or(0, irc_ir::types::Scalar::bits);
        let (old, new) = (bits(self.b.ty(x)), bits(ty));
        match old.cmp(&new) {
            std::cmp::Ordering::Equal => x,
            std::cmp::Ordering::Greater => self.trunc(ty, x),
            std::cmp::Ordering::Less if number_of(from).is_some_and(Number::is_signed) => {
                self.sext(ty, x)
            }
            std::cmp::Ordering::Less => self.zext(ty, x),
        }
    }

    /// The nearest integer of another type: what is outside is moved to the end of the range while
    /// the value still has its old type.
    fn saturate(&mut self, from: &Ty, to: &Ty, ty: Type, x: Value) -> Value {
        let (Some(old), Some(new)) = (number_of(from), number_of(to)) else { return x };
        let wide = self.b.ty(x);
        let mut value = x;
        if old.is_signed() && (!new.is_signed() || new.bits() < old.bits()) {
            let least = if new.is_signed() { -1i128 << (new.bits() - 1) } else { 0 };
            let least = self.lanes_of(wide, least as u128);
            value = self.binary(Opcode::Smax, value, least);
        }
        let value_bits = |number: Number| number.bits() - u32::from(number.is_signed());
        if value_bits(new) < value_bits(old) {
            let most = self.lanes_of(wide, (1u128 << value_bits(new)) - 1);
            let opcode = if old.is_signed() { Opcode::Smin } else { Opcode::Umin };
            value = self.binary(opcode, value, most);
        }
        self.resize(from, ty, value)
    }

    /// An integer in a value or in all lanes of one.
    fn lanes_of(&mut self, ty: Type, bits: u128) -> Value {
        let Some(scalar) = ty.elem() else { return self.constant(ty, bits) };
        let lane = self.constant(Type::Scalar(scalar), bits & scalar.mask());
        if ty.is_vector() { self.splat(ty, lane) } else { lane }
    }

    /// Between numbers of which one is a float.
    fn round(&mut self, from: &Ty, to: &Ty, ty: Type, x: Value, rounding: Rounding) -> Value {
        let (Some(old), Some(new)) = (number_of(from), number_of(to)) else { return x };
        let sat = new.is_int();
        let flags = ConvertFlags { sat, ..ConvertFlags::rounded(rounding) };
        let opcode = match (old.is_float(), new.is_float()) {
            _ if old == new => return x,
            (true, true) => Opcode::Fcvt,
            (true, false) if new.is_signed() => Opcode::Ftos,
            (true, false) => Opcode::Ftou,
            (false, true) if old.is_signed() => Opcode::Stof,
            (false, true) => Opcode::Utof,
            (false, false) => return self.resize(from, ty, x),
        };
        self.convert(opcode, flags, ty, x)
    }

    fn bits(&mut self, ty: Type, x: Value) -> Value {
        match (self.b.ty(x), ty) {
            (old, new) if old == new => x,
            (Type::Ptr(old), Type::Ptr(new)) => {
                if old == Space::Generic || new == Space::Generic {
                    return self.addrcast(new, x);
                }
                let number = self.ptrtoint(x);
                self.inttoptr(new, number)
            }
            (Type::Ptr(_), new) => {
                let number = self.ptrtoint(x);
                self.bits(new, number)
            }
            (_, Type::Ptr(space)) => {
                let number = self.bits(irc_ir::types::I64, x);
                self.inttoptr(space, number)
            }
            (_, new) => self.bitcast(new, x),
        }
    }
}
