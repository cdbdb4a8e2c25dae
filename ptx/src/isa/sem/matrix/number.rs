//! The floating-point elements of matrices: their values, and results rounded to them.
//!
//! Every element, every product of two and every scale is a number of f64, exactly.

use crate::isa::sem::elementary::power_of_two;
use crate::isa::sem::{FloatFormat, narrow};
use crate::isa::types::PtxType;

/// The value of an element of a floating-point type.
///
/// The low 13 bits of a tf32 are no part of it; nor is the sign of a scale factor.
pub fn decode(ty: PtxType, bits: u32) -> f64 {
    match ty {
        PtxType::F32 => f32::from_bits(bits).into(),
        PtxType::TF32 => f32::from_bits(bits & !0x1fff).into(),
        _ => narrow::decode(ty, bits.into()),
    }
}

/// The bits of a sum in the type of the result: f32 towards zero, f16 to nearest, ties to even.
/// What is too large is infinite, and there is one NaN.
pub fn round(ty: PtxType, sum: f64) -> u32 {
    let format = FloatFormat::of(ty);
    let sign = if sum.is_sign_negative() { format.sign() as u32 } else { 0 };
    if sum.is_nan() {
        return format.nan() as u32;
    }
    if sum.is_infinite() {
        return sign | format.infinity() as u32;
    }
    // Biased exponents: of f64, and the least of the format in terms of f64.
    let least = 1023 + 1 - ((1 << (format.bits - 2 - format.fraction)) - 1);
    let exponent = ((sum.to_bits() >> 52 & 0x7ff) as i32).max(least);
    let scaled = sum.abs() * power_of_two(format.fraction as i32 - (exponent - 1023));
    let digits = if ty == PtxType::F16 { scaled.round_ties_even() } else { scaled.trunc() };
    // The leading digit counts one up in the exponent, unless the number is subnormal.
    let magnitude = (((exponent - least) as u64) << format.fraction) + digits as u64;
    sign | magnitude.min(format.infinity() as u64) as u32
}

/// What `.satfinite` makes of a result: no NaN, no infinity.
pub fn saturate(ty: PtxType, bits: u32) -> u32 {
    let (format, wide) = (FloatFormat::of(ty), u128::from(bits));
    if format.is_nan(wide) {
        0
    } else if format.is_infinite(wide) {
        bits - 1
    } else {
        bits
    }
}
