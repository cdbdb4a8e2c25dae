//! Conversions between float formats and between floats and integers of 1 to 128 bits.

use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

use super::{
    Format, Mode, Rounding, abs, apfloat_round, finish, flush, flush_unless_normal, is_nan,
};

/// The integer that a float converts to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Integral {
    /// The nearest value that the integer type has (0 for NaN), zero-extended.
    pub bits: u128,
    /// Whether that is the rounded operand itself: false for NaN and where the value was clamped.
    pub in_range: bool,
}

/// Converts from one float format to another, rounding once. `mode.ftz` flushes `f32` operands and
/// results only, and no operand whose result is an `f16`: there hardware has no such instruction.
pub fn convert(from: Format, to: Format, a: u64, mode: Mode) -> u64 {
    let a = flush(from, a, mode.ftz && from == Format::F32 && to != Format::F16);
    let mode = Mode { ftz: mode.ftz && to == Format::F32, ..mode };
    if is_nan(from, a) {
        return finish(to, to.canonical_nan(), mode);
    }
    let rounded = match from {
        Format::F16 => convert_from::<Half>(to, a, mode.rounding),
        Format::Bf16 => convert_from::<BFloat>(to, a, mode.rounding),
        Format::F32 => convert_from::<Single>(to, a, mode.rounding),
        Format::F64 => convert_from::<Double>(to, a, mode.rounding),
    };
    let rounded = if mode.ftz && abs(to, rounded) == to.least_normal() {
        flush_unless_normal(to, to_quad(from, a), mode.rounding)
    } else {
        rounded
    };
    finish(to, rounded, mode)
}

/// Converts the low `width` bits of `value`, rounding once; too large a value becomes infinity or
/// the largest finite number, as the rounding says.
pub fn from_integer(to: Format, value: u128, width: u32, signed: bool, mode: Mode) -> u64 {
    let rounded = match to {
        Format::F16 => integer_to::<Half>(value, width, signed, mode.rounding),
        Format::Bf16 => integer_to::<BFloat>(value, width, signed, mode.rounding),
        Format::F32 => integer_to::<Single>(value, width, signed, mode.rounding),
        Format::F64 => integer_to::<Double>(value, width, signed, mode.rounding),
    };
    finish(to, rounded, mode)
}

/// Rounds `a` to an integer and clamps that to the range of a `width`-bit integer.
pub fn to_integer(from: Format, a: u64, width: u32, signed: bool, mode: Mode) -> Integral {
    let a = flush(from, a, mode.ftz);
    if is_nan(from, a) {
        return Integral { bits: 0, in_range: false };
    }
    match from {
        Format::F16 => integer_from::<Half>(a, width, signed, mode.rounding),
        Format::Bf16 => integer_from::<BFloat>(a, width, signed, mode.rounding),
        Format::F32 => integer_from::<Single>(a, width, signed, mode.rounding),
        Format::F64 => integer_from::<Double>(a, width, signed, mode.rounding),
    }
}

fn convert_from<F>(to: Format, a: u64, rounding: Rounding) -> u64
where
    F: FloatConvert<Half> + FloatConvert<BFloat> + FloatConvert<Single> + FloatConvert<Double>,
{
    match to {
        Format::F16 => convert_to::<F, Half>(a, rounding),
        Format::Bf16 => convert_to::<F, BFloat>(a, rounding),
        Format::F32 => convert_to::<F, Single>(a, rounding),
        Format::F64 => convert_to::<F, Double>(a, rounding),
    }
}

fn convert_to<F: FloatConvert<T>, T: Float>(a: u64, rounding: Rounding) -> u64 {
    let mut loses_info = false;
    let value = F::from_bits(a.into()).convert_r(apfloat_round(rounding), &mut loses_info).value;
    value.to_bits() as u64
}

/// A number of a format, exactly.
pub(super) fn to_quad(from: Format, a: u64) -> Quad {
    let mut loses_info = false;
    let bits = u128::from(a);
    let round = Round::NearestTiesToEven;
    match from {
        Format::F16 => Half::from_bits(bits).convert_r(round, &mut loses_info).value,
        Format::Bf16 => BFloat::from_bits(bits).convert_r(round, &mut loses_info).value,
        Format::F32 => Single::from_bits(bits).convert_r(round, &mut loses_info).value,
        Format::F64 => Double::from_bits(bits).convert_r(round, &mut loses_info).value,
    }
}

/// A number rounded to a format.
pub(super) fn quad_to<T: Float>(a: Quad, rounding: Rounding) -> u64
where
    Quad: FloatConvert<T>,
{
    let mut loses_info = false;
    let value: T = a.convert_r(apfloat_round(rounding), &mut loses_info).value;
    value.to_bits() as u64
}

fn integer_to<T: Float>(value: u128, width: u32, signed: bool, rounding: Rounding) -> u64 {
    let unused = 128 - width;
    let round = apfloat_round(rounding);
    let result = if signed {
        T::from_i128_r((value << unused) as i128 >> unused, round)
    } else {
        T::from_u128_r(value << unused >> unused, round)
    };
    result.value.to_bits() as u64
}

/// `apfloat` rounds and clamps to 128 bits; clamping once more to fewer bits gives the same as
/// clamping once, since the ranges are nested.
fn integer_from<F: Float>(a: u64, width: u32, signed: bool, rounding: Rounding) -> Integral {
    let (a, round, mut exact) = (F::from_bits(a.into()), apfloat_round(rounding), true);
    let invalid = rustc_apfloat::Status::INVALID_OP;
    let unused = 128 - width;
    if signed {
        let wide = a.to_i128_r(128, round, &mut exact);
        let clamped = wide.value.clamp(i128::MIN >> unused, i128::MAX >> unused);
        let in_range = !wide.status.intersects(invalid) && clamped == wide.value;
        Integral { bits: clamped as u128 & (u128::MAX >> unused), in_range }
    } else {
        let wide = a.to_u128_r(128, round, &mut exact);
        let clamped = wide.value.min(u128::MAX >> unused);
        let in_range = !wide.status.intersects(invalid) && clamped == wide.value;
        Integral { bits: clamped, in_range }
    }
}
