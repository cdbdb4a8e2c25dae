//! Floating-point arithmetic, exact in every rounding mode.
//!
//! `add sub mul div fma` come from `rustc_apfloat`; the square root is that of an integer, with a
//! sticky bit, rounded once.
//!
//! With `.ftz` a result is flushed if it is below the normal numbers *after rounding as if
//! exponents had no lower end* (IEEE 754 calls that tininess after rounding; ptxas folds constants
//! so): of numbers just below the least normal one, what rounds to it with the precision that
//! normal numbers have is kept, and what only the wider steps of subnormal numbers round to it is
//! flushed.
//!
//! A NaN result is the one of the format, but for f64: there it is the last operand that is a NaN,
//! made quiet, or a negative NaN without payload where no operand is one.

use super::{FloatFormat, Form, Values, lanewise};
use crate::isa::modifiers::*;
use crate::isa::types::PtxType;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

#[derive(Clone, Copy)]
enum Op {
    Add,
    Sub,
    Mul,
    Div,
    Fma,
    Sqrt,
}

impl Op {
    /// How many operands it has.
    const fn arity(self) -> usize {
        match self {
            Self::Sqrt => 1,
            Self::Fma => 3,
            _ => 2,
        }
    }
}

/// The mode of `rustc_apfloat`.
pub(super) fn round(rounding: Option<Rounding>) -> Round {
    match rounding {
        Some(Rounding::Rz | Rounding::Rzi) => Round::TowardZero,
        Some(Rounding::Rm | Rounding::Rmi) => Round::TowardNegative,
        Some(Rounding::Rp | Rounding::Rpi) => Round::TowardPositive,
        Some(Rounding::Rna) => Round::NearestTiesToAway,
        _ => Round::NearestTiesToEven,
    }
}

fn apply<F: Float>(op: Op, [a, b, c]: [u128; 3], round: Round) -> u128 {
    let (a, b, c) = (F::from_bits(a), F::from_bits(b), F::from_bits(c));
    match op {
        Op::Add => a.add_r(b, round),
        Op::Sub => a.sub_r(b, round),
        Op::Mul => a.mul_r(b, round),
        Op::Div => a.div_r(b, round),
        Op::Fma => a.mul_add_r(b, c, round),
        Op::Sqrt => return sqrt_bits::<F>(a, round).to_bits(),
    }
    .value
    .to_bits()
}

/// The square root of any number, rounded once.
fn sqrt_bits<F: Float>(a: F, round: Round) -> F {
    if a.is_zero() || a.is_nan() || (a.is_infinite() && !a.is_negative()) {
        return a;
    }
    if a.is_negative() {
        return F::NAN;
    }
    // With the fraction as an integer, a = n * 2^e where e is even and n has two bits more than
    // twice the precision; then sqrt(a) = sqrt(n) * 2^(e/2), and the root has bits to spare.
    let precision = F::PRECISION as i32;
    let exponent = a.ilogb();
    let fraction = a.scalbn(precision - 1 - exponent).to_u128(128).value;
    let parity = (exponent - precision + 1 - (precision + 3)) & 1;
    let extra = precision + 3 + parity;
    let n = fraction << extra;
    let root = n.isqrt();
    // The sticky bit stands behind the last bit of the root, which is behind the last kept bit.
    let sticky = u128::from(root * root != n);
    let value = F::from_u128_r(root << 1 | sticky, round).value;
    value.scalbn((exponent - precision + 1 - extra) / 2 - 1)
}

fn dispatch(ty: PtxType, op: Op, operands: [u128; 3], round: Round) -> u128 {
    let value = match ty {
        PtxType::F16 => apply::<Half>(op, operands, round),
        PtxType::BF16 => apply::<BFloat>(op, operands, round),
        PtxType::F64 => apply::<Double>(op, operands, round),
        _ => apply::<Single>(op, operands, round),
    };
    if FloatFormat::of(ty).is_nan(value) { nan_of(ty, &operands[..op.arity()]) } else { value }
}

/// The NaN that an operation on these operands gives.
pub(super) fn nan_of(ty: PtxType, operands: &[u128]) -> u128 {
    let format = FloatFormat::of(ty);
    if ty != PtxType::F64 {
        return format.nan();
    }
    let last = operands.iter().rev().find(|operand| format.is_nan(**operand));
    last.map_or(format.sign() | format.infinity(), |&nan| nan) | format.quiet()
}

/// Whether a result that was rounded to the least normal number lies below it if exponents had no
/// lower end: then `twice`, the same rounding of twice the exact result, is below twice that
/// number.
pub(super) fn only_rounds_to_least(ty: PtxType, value: u128, twice: impl Fn() -> u128) -> bool {
    let format = FloatFormat::of(ty);
    format.magnitude(value) == format.least() && format.magnitude(twice()) < 2 * format.least()
}

/// Twice a number that is neither subnormal nor among the largest.
fn doubled(ty: PtxType, value: u128) -> u128 {
    let format = FloatFormat::of(ty);
    if format.magnitude(value) == 0 { value } else { value + format.least() }
}

/// The result of an operation on operands without subnormals, flushed.
fn flushed(ty: PtxType, op: Op, operands: [u128; 3], round: Round) -> u128 {
    let format = FloatFormat::of(ty);
    let value = dispatch(ty, op, operands, round);
    let twice = || {
        let [a, b, c] = operands;
        // A product near the least number has a small factor; a sum has small terms.
        let a_is_less = format.magnitude(a) <= format.magnitude(b);
        let operands = match op {
            Op::Mul | Op::Fma if a_is_less => [doubled(ty, a), b, doubled(ty, c)],
            Op::Mul | Op::Fma => [a, doubled(ty, b), doubled(ty, c)],
            Op::Div => [doubled(ty, a), b, c],
            // These are exact, or far from the least number.
            Op::Add | Op::Sub | Op::Sqrt => return 2 * format.least(),
        };
        dispatch(ty, op, operands, round)
    };
    if only_rounds_to_least(ty, value, twice) { value & format.sign() } else { format.flush(value) }
}

/// What the modifiers make of a result: flushing, clamping, one NaN (but for f64).
pub(super) fn finish(form: &Form, ty: PtxType, value: u128) -> u128 {
    let format = FloatFormat::of(ty);
    let value = if form.has(Ftz::Ftz) { format.flush(value) } else { value };
    clamp(form, ty, value)
}

/// The result of an operation with what the modifiers make of it.
fn finished(form: &Form, ty: PtxType, op: Op, parts: [u128; 3], mode: Round) -> u128 {
    if !form.has(Ftz::Ftz) || ty == PtxType::F64 {
        return clamp(form, ty, dispatch(ty, op, parts, mode));
    }
    let parts = parts.map(|part| FloatFormat::of(ty).flush(part));
    clamp(form, ty, flushed(ty, op, parts, mode))
}

/// What the modifiers but `.ftz` make of a result.
pub(super) fn clamp(form: &Form, ty: PtxType, value: u128) -> u128 {
    let format = FloatFormat::of(ty);
    let mut value = if format.is_nan(value) && ty != PtxType::F64 { format.nan() } else { value };
    if form.has(Sat::Sat) {
        value = if format.is_nan(value) || format.is_negative(value) {
            0
        } else {
            value.min(format.one())
        };
    }
    if form.has(Relu::Relu) && !format.is_nan(value) && format.is_negative(value) {
        value = 0;
    }
    if form.has(SatFinite::SatFinite) && format.is_infinite(value) {
        value = value & format.sign() | format.largest();
    }
    value
}

pub(super) fn incoming(form: &Form, ty: PtxType, value: u128) -> u128 {
    if form.has(Ftz::Ftz) { FloatFormat::of(ty).flush(value) } else { value }
}

fn arithmetic(form: &Form, v: &mut Values, op: Op) {
    let operands = [v.scalars[1], v.scalars[2], v.scalars[3]];
    let mode = round(form.get());
    v.scalars[0] = lanewise(form.ty, operands, |ty, parts| finished(form, ty, op, parts, mode));
}

pub(in crate::isa) fn add(form: &Form, v: &mut Values) {
    arithmetic(form, v, Op::Add);
}

pub(in crate::isa) fn sub(form: &Form, v: &mut Values) {
    arithmetic(form, v, Op::Sub);
}

pub(in crate::isa) fn mul(form: &Form, v: &mut Values) {
    arithmetic(form, v, Op::Mul);
}

pub(in crate::isa) fn div(form: &Form, v: &mut Values) {
    arithmetic(form, v, Op::Div);
}

pub(in crate::isa) fn sqrt(form: &Form, v: &mut Values) {
    arithmetic(form, v, Op::Sqrt);
}

/// Of `f64` GPUs take no notice of `.ftz`, which the manual has not got there.
pub(in crate::isa) fn rcp(form: &Form, v: &mut Values) {
    v.scalars[2] = v.scalars[1];
    v.scalars[1] = FloatFormat::of(form.ty).one();
    arithmetic(form, v, Op::Div);
}

/// What the fill of accesses beyond a tensor writes, without its sign, to every 16 bits.
const OUT_OF_BOUNDS: u128 = 0x7ff7;

/// Multiplies and adds with one rounding. With `.oob` a factor from beyond a tensor makes the
/// result zero.
pub(in crate::isa) fn fma(form: &Form, v: &mut Values) {
    let operands = [v.scalars[1], v.scalars[2], v.scalars[3]];
    let mode = round(form.get());
    v.scalars[0] = lanewise(form.ty, operands, |ty, parts| {
        let format = FloatFormat::of(ty);
        let outside = |part| format.magnitude(part) == OUT_OF_BOUNDS;
        if form.has(Oob::Oob) && (outside(parts[0]) || outside(parts[1])) {
            return 0;
        }
        finished(form, ty, Op::Fma, parts, mode)
    });
}

fn mixed(form: &Form, v: &mut Values, op: Op, operands: [u128; 3]) {
    v.scalars[0] = finished(form, PtxType::F32, op, operands, round(form.get()));
}

pub(in crate::isa) fn add_mixed(form: &Form, v: &mut Values) {
    let a = widen(form.source, v.scalars[1]);
    mixed(form, v, Op::Add, [a, v.scalars[2], 0]);
}

pub(in crate::isa) fn sub_mixed(form: &Form, v: &mut Values) {
    let a = widen(form.source, v.scalars[1]);
    mixed(form, v, Op::Sub, [a, v.scalars[2], 0]);
}

pub(in crate::isa) fn fma_mixed(form: &Form, v: &mut Values) {
    let (a, b) = (widen(form.source, v.scalars[1]), widen(form.source, v.scalars[2]));
    mixed(form, v, Op::Fma, [a, b, v.scalars[3]]);
}

/// A half as an f32.
fn widen(ty: PtxType, value: u128) -> u128 {
    convert(ty, PtxType::F32, value, Round::NearestTiesToEven)
}

/// Converts between formats, rounding once.
pub(super) fn convert(from: PtxType, to: PtxType, value: u128, round: Round) -> u128 {
    match from {
        PtxType::F16 => convert_from(Half::from_bits(value), to, round),
        PtxType::BF16 => convert_from(BFloat::from_bits(value), to, round),
        PtxType::F64 => convert_from(Double::from_bits(value), to, round),
        _ => convert_from(Single::from_bits(value), to, round),
    }
}

fn convert_from<F>(value: F, to: PtxType, round: Round) -> u128
where
    F: Float
        + FloatConvert<Half>
        + FloatConvert<BFloat>
        + FloatConvert<Single>
        + FloatConvert<Double>,
{
    let mut inexact = false;
    match to {
        PtxType::F16 => FloatConvert::<Half>::convert_r(value, round, &mut inexact).value.to_bits(),
        PtxType::BF16 => {
            FloatConvert::<BFloat>::convert_r(value, round, &mut inexact).value.to_bits()
        }
        PtxType::F64 => {
            FloatConvert::<Double>::convert_r(value, round, &mut inexact).value.to_bits()
        }
        _ => FloatConvert::<Single>::convert_r(value, round, &mut inexact).value.to_bits(),
    }
}

/// A change of sign. What becomes of a NaN the manual leaves open; GPUs add the operand to -0.
fn signed(form: &Form, v: &mut Values, change: fn(FloatFormat, u128) -> u128) {
    v.scalars[0] = lanewise(form.ty, [v.scalars[1]], |ty, [a]| {
        let format = FloatFormat::of(ty);
        if format.is_nan(a) { nan_of(ty, &[a]) } else { change(format, incoming(form, ty, a)) }
    });
}

pub(in crate::isa) fn abs(form: &Form, v: &mut Values) {
    signed(form, v, |format, a| format.magnitude(a));
}

pub(in crate::isa) fn neg(form: &Form, v: &mut Values) {
    signed(form, v, |format, a| a ^ format.sign());
}

pub(in crate::isa) fn copysign(form: &Form, v: &mut Values) {
    let format = FloatFormat::of(form.ty);
    v.scalars[0] = format.magnitude(v.scalars[2]) | v.scalars[1] & format.sign();
}

/// The lesser or greater of two numbers; a NaN counts only if the other is one too, or with
/// `.NaN`.
pub(super) fn extreme(ty: PtxType, greater: bool, nan_wins: bool, a: u128, b: u128) -> u128 {
    let format = FloatFormat::of(ty);
    match (format.is_nan(a), format.is_nan(b)) {
        (true, true) => nan_of(ty, &[a, b]),
        (true, false) if !nan_wins => b,
        (false, true) if !nan_wins => a,
        (false, false) => {
            if (format.key(a) < format.key(b)) == greater {
                b
            } else {
                a
            }
        }
        _ => nan_of(ty, &[a, b]),
    }
}

fn minmax(form: &Form, v: &mut Values, greater: bool) {
    let operands = [v.scalars[1], v.scalars[2], v.scalars[3]];
    let three = v.is_given(3);
    v.scalars[0] = lanewise(form.ty, operands, |ty, parts| {
        let format = FloatFormat::of(ty);
        let [a, b, c] = parts.map(|part| incoming(form, ty, part));
        let sign = (a ^ b) & format.sign();
        let [a, b, c] = if form.has(AbsMode::Abs) {
            [a, b, c].map(|part| format.magnitude(part))
        } else {
            [a, b, c]
        };
        let nan_wins = form.has(NanMode::Nan);
        let mut result = extreme(ty, greater, nan_wins, a, b);
        if three {
            result = extreme(ty, greater, nan_wins, result, c);
        }
        if form.has(XorSign::XorSign) && !format.is_nan(result) {
            result = format.magnitude(result) | sign;
        }
        result
    });
}

pub(in crate::isa) fn min(form: &Form, v: &mut Values) {
    minmax(form, v, false);
}

pub(in crate::isa) fn max(form: &Form, v: &mut Values) {
    minmax(form, v, true);
}

/// A number of a type as an f64, exactly.
pub(super) fn to_f64(ty: PtxType, value: u128) -> f64 {
    f64::from_bits(convert(ty, PtxType::F64, value, Round::NearestTiesToEven) as u64)
}

/// An f64 as a number of a type, rounded to nearest.
pub(super) fn from_f64(ty: PtxType, value: f64) -> u128 {
    convert(PtxType::F64, ty, u128::from(value.to_bits()), Round::NearestTiesToEven)
}

/// What an atomic operation of floats writes.
pub(super) fn combine(ty: PtxType, op: AtomOp, flush: bool, old: u128, b: u128) -> u128 {
    lanewise(ty, [old, b], |ty, [old, b]| {
        let format = FloatFormat::of(ty);
        let flush = |value| if flush && ty == PtxType::F32 { format.flush(value) } else { value };
        let (old, b) = (flush(old), flush(b));
        match op {
            AtomOp::Min => extreme(ty, false, false, old, b),
            AtomOp::Max => extreme(ty, true, false, old, b),
            AtomOp::Exch => b,
            _ => {
                let sum = dispatch(ty, Op::Add, [old, b, 0], Round::NearestTiesToEven);
                flush(if format.is_nan(sum) { format.nan() } else { sum })
            }
        }
    })
}
