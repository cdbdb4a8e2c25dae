//! Conversions between integers of 128 bits and floats.

use super::halves::{halves, magnitude, whole};
use super::op1;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::Value;
use irc_ir::op::{
    ConvertFlags, FloatCond, FloatFlags, IntCond, Integral, Opcode, Payload, Rounding,
};
use irc_ir::types::{BF16, F16, F32, F64, I32, I64, I128, Type};

/// An `i128` as a float, rounded once.
pub(super) fn int128_to_float(
    cur: &mut Cursor<'_>,
    signed: bool,
    flags: ConvertFlags,
    to: Type,
    x: Value,
) -> Value {
    if !signed {
        return unsigned_to_float(cur, flags.rounding, to, x);
    }
    let zero = cur.constant(I128, 0);
    let negative = cur.icmp(IntCond::Slt, x, zero);
    let size = magnitude(cur, x);
    let positive = unsigned_to_float(cur, flags.rounding, to, size);
    // Down for the number is up for its magnitude where it is negative.
    let mirrored = match flags.rounding {
        Rounding::Rm => Rounding::Rp,
        Rounding::Rp => Rounding::Rm,
        same => same,
    };
    let below = match mirrored == flags.rounding {
        true => positive,
        false => unsigned_to_float(cur, mirrored, to, size),
    };
    let below = cur.unary(Opcode::Fneg, below);
    cur.select(negative, below, positive)
}

/// The upper 64 bits of the number shifted to the top, the last bit set where others are lost, are
/// rounded as the number is; a power of two then brings the place back exactly. (For halves the
/// number is clamped first: all above their range round alike.)
fn unsigned_to_float(cur: &mut Cursor<'_>, rounding: Rounding, to: Type, x: Value) -> Value {
    if to == F16 {
        let limit = cur.constant(I128, 1 << 20);
        let clamped = cur.binary(Opcode::Umin, x, limit);
        let word = cur.trunc(I32, clamped);
        return cur.convert(Opcode::Utof, ConvertFlags::rounded(rounding), to, word);
    }
    let zeros = cur.unary(Opcode::Clz, x);
    let zeros = cur.trunc(I32, zeros);
    let top = cur.shl(x, zeros);
    let (low, high) = halves(cur, top);
    let zero = cur.i64(0);
    let lost = cur.icmp(IntCond::Ne, low, zero);
    let lost = cur.zext(I64, lost);
    let digits = cur.or(high, lost);
    // bf16 has the exponents of f32: its power of two is applied there.
    let scaled_in = if to == BF16 { F32 } else { to };
    let number = cur.convert(Opcode::Utof, ConvertFlags::rounded(rounding), to, digits);
    let number = match to == BF16 {
        true => cur.convert(Opcode::Fcvt, ConvertFlags::rounded(Rounding::Rn), F32, number),
        false => number,
    };
    // 2^(64 - zeros): the bits of its exponent.
    let (bias, place, int) = if scaled_in == F64 { (1023, 52, I64) } else { (127, 23, I32) };
    let exponent = cur.i32(64 + bias);
    let exponent = cur.sub(exponent, zeros);
    let exponent = if int == I64 { cur.zext(I64, exponent) } else { exponent };
    let place = cur.i32(place);
    let power = cur.shl(exponent, place);
    let power = cur.bitcast(scaled_in, power);
    let flags = FloatFlags { rounding, ..FloatFlags::default() };
    let scaled = cur.float2(Opcode::Fmul, flags, number, power);
    match to == BF16 {
        true => cur.convert(Opcode::Fcvt, ConvertFlags::rounded(rounding), BF16, scaled),
        false => scaled,
    }
}

/// A float as an `i128`. Without `sat` a value that does not fit may give anything.
pub(super) fn float_to_int128(
    cur: &mut Cursor<'_>,
    signed: bool,
    flags: ConvertFlags,
    x: Value,
) -> Value {
    let from = cur.func.dfg.ty(x);
    let wide = if from == F64 {
        x
    } else {
        // A subnormal number is flushed here: f64 has normal numbers for all of f32.
        let widened = ConvertFlags { ftz: flags.ftz, ..ConvertFlags::rounded(Rounding::Rn) };
        cur.convert(Opcode::Fcvt, widened, F64, x)
    };
    let direction = match flags.rounding {
        Rounding::Rn => Integral::Nearest,
        Rounding::Rz => Integral::Trunc,
        Rounding::Rm => Integral::Floor,
        Rounding::Rp => Integral::Ceil,
    };
    let wide = cur.fround(direction, wide);
    let size = cur.unary(Opcode::Fabs, wide);
    // The magnitude, upper then lower 64 bits: both steps are exact.
    let clamp = ConvertFlags { sat: true, ..ConvertFlags::rounded(Rounding::Rz) };
    let clamp = Payload::Convert(clamp);
    let down = cur.constant(F64, u128::from((2f64).powi(-64).to_bits()));
    let minus_up = cur.constant(F64, u128::from((-(2f64).powi(64)).to_bits()));
    let upper = cur.fmul(size, down);
    let high = op1(cur, Opcode::Ftou, clamp, I64, &[upper]);
    let back = cur.convert(Opcode::Utof, ConvertFlags::rounded(Rounding::Rz), F64, high);
    let rest = cur.fma(FloatFlags::default(), back, minus_up, size);
    let low = op1(cur, Opcode::Ftou, clamp, I64, &[rest]);
    let number = whole(cur, low, high);
    let zero_float = cur.constant(F64, 0);
    let is_negative = cur.fcmp(FloatCond::Olt, wide, zero_float);
    let zero = cur.constant(I128, 0);
    if !signed {
        return if flags.sat {
            saturated(cur, number, is_negative, zero, size, 128)
        } else {
            number
        };
    }
    let minus = cur.sub(zero, number);
    let value = cur.select(is_negative, minus, number);
    if !flags.sat {
        return value;
    }
    let least = cur.constant(I128, 1 << 127);
    let largest = cur.constant(I128, (1 << 127) - 1);
    let limit = cur.select(is_negative, least, largest);
    let bound = cur.constant(F64, u128::from((2f64).powi(127).to_bits()));
    let beyond = cur.fcmp(FloatCond::Oge, size, bound);
    let value = cur.select(beyond, limit, value);
    let is_nan = cur.fcmp(FloatCond::Uno, wide, wide);
    cur.select(is_nan, zero, value)
}

/// The unsigned number clamped: negative and NaN give 0, 2^bits and above all ones.
fn saturated(
    cur: &mut Cursor<'_>,
    number: Value,
    is_negative: Value,
    zero: Value,
    size: Value,
    bits: i32,
) -> Value {
    let bound = cur.constant(F64, u128::from((2f64).powi(bits).to_bits()));
    let beyond = cur.fcmp(FloatCond::Oge, size, bound);
    let ones = cur.constant(I128, u128::MAX);
    let value = cur.select(beyond, ones, number);
    let value = cur.select(is_negative, zero, value);
    let is_nan = cur.fcmp(FloatCond::Uno, size, size);
    cur.select(is_nan, zero, value)
}
