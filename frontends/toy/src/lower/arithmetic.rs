//! Operators and comparisons.

use super::function::Body;
use crate::hir::Ty;
use crate::types::{BinaryOp, CompareOp, Number, UnaryOp};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{FloatCond, FloatFlags, IntCond, Opcode};
use irc_ir::types::Type;

const BY_ZERO: &str = "division by zero";
const OVERFLOW: &str = "division overflows";

/// The number type of a number or of the lanes of a vector.
pub(super) fn number_of(ty: &Ty) -> Option<Number> {
    match ty {
        Ty::Number(number) | Ty::Vector(number, _) => Some(*number),
        _ => None,
    }
}

impl Body<'_, '_, '_> {
    /// The flags of sums and products.
    pub fn contracted(&self) -> FloatFlags {
        FloatFlags { contract: self.function.contract, ..FloatFlags::default() }
    }

    pub fn unary_op(&mut self, op: UnaryOp, ty: &Ty, x: Value) -> Value {
        match (op, number_of(ty)) {
            (UnaryOp::Neg, Some(number)) if number.is_float() => self.fneg(x),
            (UnaryOp::Neg, _) => self.neg(x),
            (UnaryOp::Not, _) => self.not(x),
        }
    }

    pub fn operator(&mut self, op: BinaryOp, ty: &Ty, x: Value, y: Value) -> Value {
        match number_of(ty) {
            Some(number) if number.is_float() => self.float_binary(op, x, y),
            number => self.int_binary(op, number.is_some_and(Number::is_signed), x, y),
        }
    }

    fn float_binary(&mut self, op: BinaryOp, x: Value, y: Value) -> Value {
        let flags = self.contracted();
        match op {
            BinaryOp::Add => self.float2(Opcode::Fadd, flags, x, y),
            BinaryOp::Sub => self.float2(Opcode::Fsub, flags, x, y),
            BinaryOp::Mul => self.float2(Opcode::Fmul, flags, x, y),
            BinaryOp::Div => self.fdiv(x, y),
            _ => unreachable!("the other operators are for integers"),
        }
    }

    fn int_binary(&mut self, op: BinaryOp, signed: bool, x: Value, y: Value) -> Value {
        match op {
            BinaryOp::Add => self.add(x, y),
            BinaryOp::Sub => self.sub(x, y),
            BinaryOp::Mul => self.mul(x, y),
            BinaryOp::Div => {
                self.divide(if signed { Opcode::Sdiv } else { Opcode::Udiv }, signed, x, y)
            }
            BinaryOp::Rem => {
                self.divide(if signed { Opcode::Srem } else { Opcode::Urem }, signed, x, y)
            }
            BinaryOp::And => self.and(x, y),
            BinaryOp::Or => self.or(x, y),
            BinaryOp::Xor => self.xor(x, y),
            BinaryOp::Shl => self.shl(x, y),
            BinaryOp::Shr if signed => self.ashr(x, y),
            BinaryOp::Shr => self.lshr(x, y),
        }
    }

    /// A quotient or remainder: checked, or some value where there is none.
    fn divide(&mut self, opcode: Opcode, signed: bool, x: Value, y: Value) -> Value {
        if self.shared.options.checks {
            self.check_division(signed, x, y);
            return self.binary(opcode, x, y);
        }
        let result = self.binary(opcode, x, y);
        match self.may_fail(signed, y) {
            true => self.freeze(result),
            false => result,
        }
    }

    /// Whether there may be no quotient by `y`.
    fn may_fail(&mut self, signed: bool, y: Value) -> bool {
        let ty = self.b.ty(y);
        let dfg = &self.func().dfg;
        dfg.as_bits(y).is_none_or(|bits| {
            let ones = ty.elem().is_some_and(|scalar| bits == scalar.mask());
            bits == 0 || signed && ones
        })
    }

    fn check_division(&mut self, signed: bool, x: Value, y: Value) {
        match self.b.ty(y) {
            Type::Vector(_, lanes) => {
                for lane in 0..lanes {
                    let (x, y) = (self.extract(x, lane), self.extract(y, lane));
                    self.check_divisor(signed, x, y);
                }
            }
            _ => self.check_divisor(signed, x, y),
        }
    }

    fn check_divisor(&mut self, signed: bool, x: Value, y: Value) {
        if !self.may_fail(signed, y) {
            return;
        }
        let ty = self.b.ty(y);
        let mask = ty.elem().map_or(0, irc_ir::types::Scalar::mask);
        if self.func().dfg.as_bits(y).is_none_or(|bits| bits == 0) {
            let zero = self.constant(ty, 0);
            let ok = self.icmp(IntCond::Ne, y, zero);
            self.check(ok, BY_ZERO);
        }
        if signed {
            let (least, ones) = (self.constant(ty, mask ^ mask >> 1), self.constant(ty, mask));
            let fits = self.icmp(IntCond::Ne, x, least);
            let other = self.icmp(IntCond::Ne, y, ones);
            let ok = self.or(fits, other);
            self.check(ok, OVERFLOW);
        }
    }

    pub fn compare(&mut self, op: CompareOp, ty: &Ty, x: Value, y: Value) -> Value {
        let number = number_of(ty);
        if number.is_some_and(Number::is_float) {
            let cond = match op {
                CompareOp::Eq => FloatCond::Oeq,
                CompareOp::Ne => FloatCond::Une,
                CompareOp::Lt => FloatCond::Olt,
                CompareOp::Le => FloatCond::Ole,
                CompareOp::Gt => FloatCond::Ogt,
                CompareOp::Ge => FloatCond::Oge,
            };
            return self.fcmp(cond, x, y);
        }
        let cond = int_cond(op, number.is_some_and(Number::is_signed));
        self.icmp(cond, x, y)
    }
}

/// The comparison of signed or unsigned integers.
pub(super) fn int_cond(op: CompareOp, signed: bool) -> IntCond {
    match (op, signed) {
        (CompareOp::Eq, _) => IntCond::Eq,
        (CompareOp::Ne, _) => IntCond::Ne,
        (CompareOp::Lt, true) => IntCond::Slt,
        (CompareOp::Le, true) => IntCond::Sle,
        (CompareOp::Gt, true) => IntCond::Sgt,
        (CompareOp::Ge, true) => IntCond::Sge,
        (CompareOp::Lt, false) => IntCond::Ult,
        (CompareOp::Le, false) => IntCond::Ule,
        (CompareOp::Gt, false) => IntCond::Ugt,
        (CompareOp::Ge, false) => IntCond::Uge,
    }
}
