//! Float operations that the target lacks.
//!
//! Half floats without instructions are computed in `f32` and rounded once more. That is exact:
//! `f32` has 24 bits, at least twice the 11 (or 8) of a half and two more, so for `+ - * / sqrt`
//! rounding twice in the same direction gives what rounding once does (Figueroa, "When is double
//! rounding innocuous?", 1995). A fused product and sum of halves has no such guarantee in `f32`;
//! in `f64` it is exact for `f16`. For `bf16` the sum is rounded to odd first.

use super::{Legalized, Legalizer, Result, is_half, op1, sign};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{ConvertFlags, FloatCond, FloatFlags, IntCond, Opcode, Payload, Rounding};
use irc_ir::types::{BF16, F16, F32, F64, I16, I32, I64, Type};

impl Legalizer<'_> {
    pub(super) fn float(&mut self, inst: Inst) -> Result<Option<Legalized>> {
        use Opcode::*;
        let opcode = self.func.dfg.opcode(inst);
        let args = self.args(inst);
        let Some(&first) = args.first() else { return Ok(None) };
        let ty = self.func.dfg.ty(first);
        Ok(match opcode {
            Fadd | Fsub | Fmul | Fma | Fmin | Fmax | Fminimum | Fmaximum | Fneg | Fabs | Fcmp
            | Fdiv | Fsqrt | Frcp | Fcopysign | Fround
                if is_half(ty) && !ty.is_vector() =>
            {
                self.half(inst, ty, &args)
            }
            Fminimum | Fmaximum if ty == F64 || (ty == F32 && !self.support.nan_f32) => {
                Some(self.nan_propagating(inst, ty, &args))
            }
            Fneg | Fabs => self.sign(inst, ty, &args),
            Fdiv | Fsqrt | Frcp if self.is_normal(inst) && !ty.is_vector() => {
                Some(self.normal(inst, ty, &args))
            }
            Ftanh if !self.support.tanh => Some(self.tanh(inst, first)),
            Fcvt => self.convert(inst, first),
            Ftos | Ftou if ty == BF16 || ty == F16 && self.clamps_to_64_bits(inst) => {
                let payload = self.func.dfg.inst(inst).payload;
                let to = self.result_type(inst).expect("the operation has a result");
                let mut cur = self.at(inst);
                let wide = cur.convert(Fcvt, ConvertFlags::rounded(Rounding::Rn), F32, first);
                let value = op1(&mut cur, opcode, payload, to, &[wide]);
                Some(Legalized::Replaced(vec![value]))
            }
            Stof | Utof => self.int_to_half(inst, first),
            _ => None,
        })
    }

    /// Whether it is a clamping conversion to 64 bits: that is a test for NaN as well, which not
    /// every target has for halves.
    fn clamps_to_64_bits(&self, inst: Inst) -> bool {
        let Payload::Convert(flags) = self.func.dfg.inst(inst).payload else { return false };
        flags.sat && self.result_type(inst) == Some(I64)
    }

    /// Operations on one half float.
    fn half(&mut self, inst: Inst, ty: Type, args: &[Value]) -> Option<Legalized> {
        use Opcode::*;
        let opcode = self.func.dfg.opcode(inst);
        let payload = self.func.dfg.inst(inst).payload;
        let elem = ty.elem().expect("halves are scalars");
        let rounding = match payload {
            Payload::Float(flags) => flags.rounding,
            _ => Rounding::Rn,
        };
        if rounding == Rounding::Rn && self.support.half_op(opcode, elem) {
            let is_sign = matches!(opcode, Fneg | Fabs);
            return if is_sign { self.sign(inst, ty, args) } else { None };
        }
        let result = self.result_type(inst).expect("the operation has a result");
        let mut cur = self.at(inst);
        let cur = &mut cur;
        let value = match opcode {
            Fneg | Fabs | Fcopysign => sign::bits(cur, opcode, ty, args),
            Fma => half_fma(cur, rounding, ty, [args[0], args[1], args[2]]),
            _ => {
                let wide: Vec<Value> = args
                    .iter()
                    .map(|&x| cur.convert(Fcvt, ConvertFlags::rounded(Rounding::Rn), F32, x))
                    .collect();
                let payload = match payload {
                    Payload::Float(flags) => {
                        Payload::Float(FloatFlags { contract: false, ..flags })
                    }
                    other => other,
                };
                let value = op1(cur, opcode, payload, F32, &wide);
                match opcode {
                    Fcmp => value,
                    _ => cur.convert(Fcvt, ConvertFlags::rounded(rounding), result, value),
                }
            }
        };
        Some(Legalized::Replaced(vec![value]))
    }

    /// Minimum and maximum that give NaN where an operand is.
    fn nan_propagating(&mut self, inst: Inst, ty: Type, args: &[Value]) -> Legalized {
        let opcode = self.func.dfg.opcode(inst);
        let payload = self.func.dfg.inst(inst).payload;
        let base = if opcode == Opcode::Fminimum { Opcode::Fmin } else { Opcode::Fmax };
        let nan = if ty == F64 { 0x7fff_ffff_ffff_ffff } else { 0x7fff_ffff };
        let mut cur = self.at(inst);
        let number = op1(&mut cur, base, payload, ty, args);
        let unordered = cur.fcmp(FloatCond::Uno, args[0], args[1]);
        let nan = cur.constant(ty, nan);
        let value = cur.select(unordered, nan, number);
        Legalized::Replaced(vec![value])
    }

    /// tanh(x) = 1 - 2 / (2^(2x log2 e) + 1), and x for small x, where the difference cancels.
    fn tanh(&mut self, inst: Inst, x: Value) -> Legalized {
        let approx = FloatFlags { approx: true, ..FloatFlags::default() };
        let mut cur = self.at(inst);
        let cur = &mut cur;
        let scale = cur.f32(2.0 * std::f32::consts::LOG2_E);
        let one = cur.f32(1.0);
        let minus_two = cur.f32(-2.0);
        let exponent = cur.fmul(x, scale);
        let power = cur.float1(Opcode::Fexp2, approx, exponent);
        let sum = cur.fadd(power, one);
        let inverse = cur.float1(Opcode::Frcp, approx, sum);
        let large = cur.fma(FloatFlags::default(), inverse, minus_two, one);
        // x - x^3/3 is within 2^-20 of tanh(x), relatively, for |x| < 0.03.
        let third = cur.f32(-1.0 / 3.0);
        let square = cur.fmul(x, x);
        let cube = cur.fmul(square, x);
        let small = cur.fma(FloatFlags::default(), cube, third, x);
        let magnitude = cur.unary(Opcode::Fabs, x);
        let limit = cur.f32(0.03);
        let is_small = cur.fcmp(FloatCond::Olt, magnitude, limit);
        let value = cur.select(is_small, small, large);
        Legalized::Replaced(vec![value])
    }

    /// Conversions between floats that the target lacks: all have to do with `bf16`.
    fn convert(&mut self, inst: Inst, x: Value) -> Option<Legalized> {
        let from = self.func.dfg.ty(x);
        let to = self.result_type(inst)?;
        let Payload::Convert(flags) = self.func.dfg.inst(inst).payload else { return None };
        let (to_native, from_native) = (self.support.cvt_to_bf16, self.support.cvt_from_bf16);
        let directed = matches!(flags.rounding, Rounding::Rm | Rounding::Rp);
        let mut cur = self.at(inst);
        let cur = &mut cur;
        let value = match (from, to) {
            (BF16, F32) if from_native && !flags.sat && !flags.ftz => return None,
            (BF16, F32) => {
                let wide = bf16_to_f32(cur, x);
                let wide = if flags.ftz { flushed(cur, wide) } else { wide };
                clamped(cur, flags.sat, wide)
            }
            (BF16, _) => {
                let wide = cur.convert(Opcode::Fcvt, ConvertFlags::rounded(Rounding::Rn), F32, x);
                cur.convert(Opcode::Fcvt, flags, to, wide)
            }
            (F32, BF16) if to_native && !directed && !flags.sat && !flags.ftz => return None,
            (F32, BF16) => {
                let x = if flags.ftz { flushed(cur, x) } else { x };
                let x = clamped(cur, flags.sat, x);
                f32_to_bf16(cur, flags.rounding, x)
            }
            (F64, BF16) => {
                let odd = f64_to_odd_f32(cur, x);
                cur.convert(Opcode::Fcvt, flags, BF16, odd)
            }
            (F16, BF16) => {
                let wide = cur.convert(Opcode::Fcvt, ConvertFlags::rounded(Rounding::Rn), F32, x);
                cur.convert(Opcode::Fcvt, flags, BF16, wide)
            }
            _ => return None,
        };
        Some(Legalized::Replaced(vec![value]))
    }

    /// Integers to `bf16`: by way of an `f32` rounded to odd, which keeps what the second rounding
    /// must know.
    fn int_to_half(&mut self, inst: Inst, x: Value) -> Option<Legalized> {
        let opcode = self.func.dfg.opcode(inst);
        let from = self.func.dfg.ty(x);
        let Payload::Convert(flags) = self.func.dfg.inst(inst).payload else { return None };
        if self.result_type(inst) != Some(BF16) || !matches!(from, I32 | I64) {
            return None;
        }
        let mut cur = self.at(inst);
        let cur = &mut cur;
        let [toward_zero, down, up] = [Rounding::Rz, Rounding::Rm, Rounding::Rp]
            .map(|rounding| cur.convert(opcode, ConvertFlags::rounded(rounding), F32, x));
        let odd = to_odd(cur, toward_zero, down, up);
        // What was promised of the integer says nothing of the float.
        let value = cur.convert(Opcode::Fcvt, ConvertFlags { nneg: false, ..flags }, BF16, odd);
        Some(Legalized::Replaced(vec![value]))
    }
}

fn half_fma(cur: &mut Cursor<'_>, rounding: Rounding, ty: Type, args: [Value; 3]) -> Value {
    let exact = ConvertFlags::rounded(Rounding::Rn);
    if ty == F16 {
        // A product of halves has 22 bits; with the sum, at most 53: exact in f64.
        let [x, y, z] = args.map(|x| cur.convert(Opcode::Fcvt, exact, F64, x));
        let sum = cur.fma(FloatFlags::default(), x, y, z);
        return cur.convert(Opcode::Fcvt, ConvertFlags::rounded(rounding), ty, sum);
    }
    let [x, y, z] = args.map(|x| cur.convert(Opcode::Fcvt, exact, F32, x));
    let [toward_zero, down, up] = [Rounding::Rz, Rounding::Rm, Rounding::Rp]
        .map(|rounding| cur.fma(FloatFlags { rounding, ..FloatFlags::default() }, x, y, z));
    let odd = to_odd(cur, toward_zero, down, up);
    cur.convert(Opcode::Fcvt, ConvertFlags::rounded(rounding), ty, odd)
}

/// An `f32` rounded to odd, from the same result rounded toward zero, down and up: where those
/// differ it was not exact, and the last bit is set. (Boldo and Melquiond, "Emulation of a FMA and
/// correctly rounded sums: proved algorithms using rounding to odd", 2008.)
fn to_odd(cur: &mut Cursor<'_>, toward_zero: Value, down: Value, up: Value) -> Value {
    let bits = cur.bitcast(I32, toward_zero);
    let inexact = cur.fcmp(FloatCond::One, down, up);
    let last = cur.zext(I32, inexact);
    let odd = cur.or(bits, last);
    cur.bitcast(F32, odd)
}

fn f64_to_odd_f32(cur: &mut Cursor<'_>, x: Value) -> Value {
    let [toward_zero, down, up] = [Rounding::Rz, Rounding::Rm, Rounding::Rp]
        .map(|rounding| cur.convert(Opcode::Fcvt, ConvertFlags::rounded(rounding), F32, x));
    to_odd(cur, toward_zero, down, up)
}

fn bf16_to_f32(cur: &mut Cursor<'_>, x: Value) -> Value {
    let bits = cur.bitcast(I16, x);
    let bits = cur.zext(I32, bits);
    let sixteen = cur.i32(16);
    let bits = cur.shl(bits, sixteen);
    cur.bitcast(F32, bits)
}

/// Rounds an `f32` to `bf16` in integers. Bits beyond the 16 upper ones are dropped after adding
/// what carries into them where the rounding goes up; NaN becomes the one NaN of PTX.
fn f32_to_bf16(cur: &mut Cursor<'_>, rounding: Rounding, x: Value) -> Value {
    let bits = cur.bitcast(I32, x);
    let sixteen = cur.i32(16);
    let all = cur.i32(0xffff);
    let carry = match rounding {
        Rounding::Rz => cur.i32(0),
        Rounding::Rn => {
            let upper = cur.lshr(bits, sixteen);
            let one = cur.i32(1);
            let odd = cur.and(upper, one);
            let half = cur.i32(0x7fff);
            cur.add(odd, half)
        }
        // Away from zero on the side of the sign.
        Rounding::Rm | Rounding::Rp => {
            let zero = cur.i32(0);
            let cond = if rounding == Rounding::Rm { IntCond::Slt } else { IntCond::Sge };
            let away = cur.icmp(cond, bits, zero);
            cur.select(away, all, zero)
        }
    };
    let infinity = cur.f32(f32::INFINITY);
    let magnitude = cur.unary(Opcode::Fabs, x);
    let finite = cur.fcmp(FloatCond::Olt, magnitude, infinity);
    let rounded = cur.add(bits, carry);
    let chosen = cur.select(finite, rounded, bits);
    let upper = cur.lshr(chosen, sixteen);
    let nan = cur.i32(0x7fff);
    let is_nan = cur.fcmp(FloatCond::Uno, x, x);
    let upper = cur.select(is_nan, nan, upper);
    let upper = cur.trunc(I16, upper);
    cur.bitcast(BF16, upper)
}

/// The value clamped to [0, 1], NaN to +0, if asked for.
fn clamped(cur: &mut Cursor<'_>, sat: bool, x: Value) -> Value {
    if !sat {
        return x;
    }
    // A conversion is to another type. The maximum of NaN and a number is the number.
    let (zero, one) = (cur.f32(0.0), cur.f32(1.0));
    let positive = cur.float2(Opcode::Fmax, FloatFlags::default(), x, zero);
    cur.float2(Opcode::Fmin, FloatFlags::default(), positive, one)
}

/// The value with subnormals flushed.
fn flushed(cur: &mut Cursor<'_>, x: Value) -> Value {
    let flags = FloatFlags { ftz: true, ..FloatFlags::default() };
    let one = cur.f32(1.0);
    cur.float2(Opcode::Fmul, flags, x, one)
}
