//! Arithmetic, comparisons and `select`.
//!
//! An integer of an odd width lies in the next wider one with zeros above; what could set those
//! bits clears them again, and what looks at the sign extends it first.

use super::Body;
use super::function::Vals;
use super::layout::Kind;
use crate::codes::{Fault, fault};
use crate::tree::{Flags, TypeId, Typed, Value as Operand};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{
    FloatCond, FloatFlags, IntCond, IntFlags, Opcode, Payload, PayloadKind, PtxKind, Word,
};
use irc_ir::types::{F32, I32, Scalar, Type};

/// Integer operations: name, operation, whether the sign counts, whether bits above the width may
/// appear.
const INTEGER: &[(&str, Opcode, bool, bool)] = &[
    ("add", Opcode::Add, false, true),
    ("sub", Opcode::Sub, false, true),
    ("mul", Opcode::Mul, false, true),
    ("and", Opcode::And, false, false),
    ("or", Opcode::Or, false, false),
    ("xor", Opcode::Xor, false, false),
    ("udiv", Opcode::Udiv, false, false),
    ("urem", Opcode::Urem, false, false),
    ("sdiv", Opcode::Sdiv, true, true),
    ("srem", Opcode::Srem, true, true),
];

const SHIFTS: &[(&str, Opcode)] =
    &[("shl", Opcode::Shl), ("lshr", Opcode::Lshr), ("ashr", Opcode::Ashr)];

const FLOAT: &[(&str, Opcode)] = &[
    ("fadd", Opcode::Fadd),
    ("fsub", Opcode::Fsub),
    ("fmul", Opcode::Fmul),
    ("fdiv", Opcode::Fdiv),
];

impl<'a> Body<'_, '_, 'a, '_> {
    /// How a float operation on this type computes.
    pub(crate) fn float_flags(&self, flags: Flags, scalar: Scalar) -> FloatFlags {
        FloatFlags { ftz: self.ftz && scalar == Scalar::F32, ..FloatFlags::default() }
            .with_contract(flags.contract)
    }

    pub(super) fn binary(
        &mut self,
        name: &str,
        flags: Flags,
        ty: TypeId,
        x: &Operand<'a>,
        y: &Operand<'a>,
    ) -> Result<Vals, Fault> {
        let (xs, ys) = (self.vals_of(ty, x)?, self.vals_of(ty, y)?);
        let leaves = self.cx.leaves(ty, self.span)?;
        let Some(kind) = leaves.first().map(|leaf| leaf.kind) else { return Ok(Vals::new()) };
        match kind {
            Kind::Float(scalar) => self.float_binary(name, flags, scalar, &xs, &ys),
            Kind::Int(_) => {
                self.count_lanes(&[&xs, &ys])?;
                let pairs = xs.into_iter().zip(ys);
                pairs.map(|(x, y)| self.int_binary(name, flags, kind, x, y)).collect()
            }
            Kind::Ptr(_) => Err(self.cx.mismatch("an integer or a float", ty, self.span)),
        }
    }

    fn float_binary(
        &mut self,
        name: &str,
        flags: Flags,
        scalar: Scalar,
        xs: &[Value],
        ys: &[Value],
    ) -> Result<Vals, Fault> {
        if name == "frem" {
            self.count_lanes(&[xs, ys])?;
            let pairs = xs.iter().zip(ys);
            return Ok(pairs.map(|(&x, &y)| self.remainder(scalar, x, y)).collect());
        }
        let Some(&(_, op)) = FLOAT.iter().find(|(known, _)| *known == name) else {
            let message = format!("`{name}` does not take floats");
            return Err(fault("L0204", message, self.span));
        };
        let mut how = self.float_flags(flags, scalar);
        if op == Opcode::Fdiv {
            how.contract = false;
            how.approx = flags.afn && scalar == Scalar::F32;
        }
        let is_joined = op == Opcode::Fdiv && (flags.contract || flags.afn);
        let is_product = op == Opcode::Fdiv && flags.contract && !how.approx;
        self.lanes(scalar, &[xs, ys], |body, ops| {
            let root = is_joined.then(|| body.inverse_of_root(ops[0], ops[1])).flatten();
            if let Some((x, ftz)) = root {
                let how = FloatFlags { approx: true, ftz, ..FloatFlags::default() };
                return body.b.float1(Opcode::Frsqrt, how, x);
            }
            match is_product.then(|| body.inverse_of_power(ops[1])).flatten() {
                Some(inverse) => {
                    let inverse = body.b.constant(Type::Scalar(scalar), inverse);
                    let how = how.with_contract(true);
                    body.b.float2(Opcode::Fmul, how, ops[0], inverse)
                }
                None => body.b.float2(op, how, ops[0], ops[1]),
            }
        })
    }

    /// What a root is of, and whether subnormal numbers are zero to it, if this is one over a root
    /// that is approximated: the hardware has an approximation of both together.
    fn inverse_of_root(&mut self, one: Value, root: Value) -> Option<(Value, bool)> {
        let dfg = &self.b.func().dfg;
        let inst = dfg.def_inst(root)?;
        if dfg.as_bits(one)? != f32::to_bits(1.0).into() || dfg.ty(root) != F32 {
            return None;
        }
        let ftz = match (dfg.opcode(inst), dfg.inst(inst).payload) {
            (Opcode::Fsqrt, Payload::Float(FloatFlags { approx: true, ftz, .. })) => ftz,
            _ => {
                let row = dfg.ptx_code(inst).filter(|code| code.kind == PtxKind::Row)?;
                match row.insts.first()?.mnemonic().as_str() {
                    "sqrt.approx.f32" => false,
                    "sqrt.approx.ftz.f32" => true,
                    _ => return None,
                }
            }
        };
        Some((*dfg.args(inst).first()?, ftz))
    }

    /// The inverse of a power of two, if both are normal: a division by that is a product, which a
    /// sum that it goes into can be fused with.
    fn inverse_of_power(&mut self, divisor: Value) -> Option<u128> {
        let dfg = &self.b.func().dfg;
        let bits = dfg.as_bits(divisor)? as u64;
        match dfg.ty(divisor) {
            Type::Scalar(Scalar::F32) => {
                let x = f32::from_bits(bits as u32);
                let is_power = x.is_normal() && bits & 0x7f_ffff == 0 && (1.0 / x).is_normal();
                is_power.then(|| (1.0 / x).to_bits().into())
            }
            Type::Scalar(Scalar::F64) => {
                let x = f64::from_bits(bits);
                let is_power = x.is_normal() && bits << 12 == 0 && (1.0 / x).is_normal();
                is_power.then(|| (1.0 / x).to_bits().into())
            }
            _ => None,
        }
    }

    /// How many lanes operands have, which must be as many for each.
    fn count_lanes(&self, operands: &[&[Value]]) -> Result<usize, Fault> {
        let count = operands.first().map_or(0, |lanes| lanes.len());
        match operands.iter().find(|lanes| lanes.len() != count) {
            None => Ok(count),
            Some(other) => {
                let found = other.len();
                let message = format!("expected operands of {count} lanes, found one of {found}");
                Err(fault("L0208", message, self.span))
            }
        }
    }

    /// Does something with each lane; lanes of 16 bits go in pairs, as the hardware has it.
    pub(crate) fn lanes(
        &mut self,
        scalar: Scalar,
        operands: &[&[Value]],
        mut f: impl FnMut(&mut Self, &[Value]) -> Value,
    ) -> Result<Vals, Fault> {
        let count = self.count_lanes(operands)?;
        let mut out = Vals::new();
        let mut lane = 0;
        while lane < count {
            if scalar.bits() == 16 && lane + 1 < count {
                let pair = Type::Vector(scalar, 2);
                let both = operands.iter().map(|lanes| &lanes[lane..lane + 2]);
                let both: Vals = both.map(|lanes| self.b.vbuild(pair, lanes)).collect();
                let result = f(self, &both);
                out.extend([0, 1].map(|lane| self.b.extract(result, lane)));
                lane += 2;
            } else {
                let one: Vals = operands.iter().map(|lanes| lanes[lane]).collect();
                out.push(f(self, &one));
                lane += 1;
            }
        }
        Ok(out)
    }

    fn int_binary(
        &mut self,
        name: &str,
        flags: Flags,
        kind: Kind,
        x: Value,
        y: Value,
    ) -> Result<Value, Fault> {
        if let Some(&(_, op)) = SHIFTS.iter().find(|(known, _)| *known == name) {
            let x = if op == Opcode::Ashr { self.signed(x, kind) } else { x };
            let amount = self.amount(y);
            let value = self.promising(op, flags.promises, kind, x, amount);
            return Ok(if op == Opcode::Lshr { value } else { self.clean(value, kind) });
        }
        let Some(&(_, op, signed, above)) = INTEGER.iter().find(|(known, ..)| *known == name)
        else {
            // `fp128` is moved as an integer of its size.
            let message = match name.starts_with('f') {
                true => format!("`{name}` takes floats of at most 64 bits"),
                false => format!("`{name}` does not take integers"),
            };
            return Err(fault("L0204", message, self.span));
        };
        let (x, y) = match signed {
            true => (self.signed(x, kind), self.signed(y, kind)),
            false => (x, y),
        };
        let value = self.promising(op, flags.promises, kind, x, y);
        Ok(if above { self.clean(value, kind) } else { value })
    }

    /// An operation with what is promised of it and still holds in the width that it is done in.
    fn promising(&mut self, op: Opcode, flags: IntFlags, kind: Kind, x: Value, y: Value) -> Value {
        let row = op.desc();
        if row.payload != PayloadKind::IntFlags {
            return self.b.binary(op, x, y);
        }
        // An odd number wraps before the wider one that holds it.
        let even = kind.odd_bits().is_none();
        let flags = IntFlags { nsw: flags.nsw && even, nuw: flags.nuw && even, ..flags };
        self.b.binary_flags(op, flags.and(row.promises), x, y)
    }

    /// The amount of a shift: an amount that does not fit makes the result poison.
    pub(crate) fn amount(&mut self, value: Value) -> Value {
        match self.b.ty(value).bits() {
            32 => value,
            0..32 => self.b.zext(I32, value),
            _ => self.b.trunc(I32, value),
        }
    }

    /// An odd integer with copies of its sign above it.
    pub(crate) fn signed(&mut self, value: Value, kind: Kind) -> Value {
        let Some(bits) = kind.odd_bits() else { return value };
        let by = self.b.ty(value).bits() - bits;
        let by = self.b.i32(by as i32);
        let up = self.b.shl(value, by);
        self.b.ashr(up, by)
    }

    pub(super) fn fneg(&mut self, _: Flags, x: &Typed<'a>) -> Result<Vals, Fault> {
        let vals = self.vals(x)?;
        let Some(Kind::Float(scalar)) =
            self.cx.leaves(x.ty, self.span)?.first().map(|leaf| leaf.kind)
        else {
            return Err(self.cx.mismatch("a float", x.ty, self.span));
        };
        self.lanes(scalar, &[&vals], |body, ops| body.b.fneg(ops[0]))
    }

    pub(super) fn icmp(
        &mut self,
        condition: &str,
        flags: IntFlags,
        ty: TypeId,
        x: &Operand<'a>,
        y: &Operand<'a>,
    ) -> Result<Vals, Fault> {
        let Some(cond) = IntCond::from_word(condition) else {
            let message = format!("`{condition}` is not a comparison of integers");
            return Err(fault("L0102", message, self.span));
        };
        let (xs, ys) = (self.vals_of(ty, x)?, self.vals_of(ty, y)?);
        let leaves = self.cx.leaves(ty, self.span)?;
        let mut out = Vals::new();
        for ((x, y), leaf) in xs.into_iter().zip(ys).zip(leaves.iter()) {
            let (x, y) = match leaf.kind {
                Kind::Float(_) => return Err(self.cx.mismatch("an integer", ty, self.span)),
                kind if self.cx.layout.is_short(kind) => {
                    (self.address_bits(x, kind), self.address_bits(y, kind))
                }
                kind if cond.is_signed() => (self.signed(x, kind), self.signed(y, kind)),
                _ => (x, y),
            };
            let flags = flags.and(Opcode::Icmp.desc().promises);
            out.push(self.b.icmp_flags(cond, flags, x, y));
        }
        Ok(out)
    }

    pub(crate) fn fcmp(
        &mut self,
        condition: &str,
        ty: TypeId,
        x: &Operand<'a>,
        y: &Operand<'a>,
    ) -> Result<Vals, Fault> {
        let (xs, ys) = (self.vals_of(ty, x)?, self.vals_of(ty, y)?);
        let known = match condition {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        };
        if let Some(known) = known {
            return Ok(xs.iter().map(|_| self.b.bool(known)).collect());
        }
        let Some(cond) = FloatCond::from_word(condition) else {
            let message = format!("`{condition}` is not a comparison of floats");
            return Err(fault("L0102", message, self.span));
        };
        let mut out = Vals::new();
        for (x, y) in xs.into_iter().zip(ys) {
            let ty = self.b.ty(x);
            if !ty.is_float() {
                return Err(fault("L0208", "`fcmp` compares floats", self.span));
            }
            let payload = Payload::FloatCond(cond, self.ftz && ty == F32);
            out.push(self.b.build1(Opcode::Fcmp, payload, Some(ty), &[x, y]));
        }
        Ok(out)
    }

    pub(super) fn select(
        &mut self,
        condition: &Typed<'a>,
        x: &Typed<'a>,
        y: &Typed<'a>,
    ) -> Result<Vals, Fault> {
        let conditions = self.vals(condition)?;
        let (xs, ys) = (self.vals(x)?, self.vals(y)?);
        let is_i1 = conditions.iter().all(|&c| self.b.ty(c) == irc_ir::types::I1);
        let fits = conditions.len() == 1 || conditions.len() == xs.len();
        if xs.len() != ys.len() || !fits || !is_i1 {
            return Err(fault("L0208", "the operands of `select` do not match", self.span));
        }
        let mut out = Vals::new();
        for (lane, (x, y)) in xs.into_iter().zip(ys).enumerate() {
            let condition = conditions[if conditions.len() == 1 { 0 } else { lane }];
            if self.b.ty(x) != self.b.ty(y) {
                return Err(fault("L0208", "the operands of `select` do not match", self.span));
            }
            out.push(self.b.select(condition, x, y));
        }
        Ok(out)
    }
}

trait WithContract {
    fn with_contract(self, contract: bool) -> Self;
}

impl WithContract for FloatFlags {
    fn with_contract(self, contract: bool) -> Self {
        FloatFlags { contract, ..self }
    }
}
