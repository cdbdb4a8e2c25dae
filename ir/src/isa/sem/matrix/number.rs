//! The floating-point elements of matrices: their values, and results rounded to them.
//!
//! Every element, every product of two and every scale is a number of f64, exactly.

use crate::isa::sem::FloatFormat;
use crate::isa::types::PtxType;

/// What the largest exponent of a format means.
#[derive(Clone, Copy)]
enum Top {
    /// Infinity and NaN, as IEEE 754 has it.
    Special,
    /// Numbers; all ones are NaN.
    AlmostNumbers,
    /// Numbers.
    Numbers,
}

/// A floating-point format of 16 bits or fewer.
struct Format {
    /// The width of the fraction.
    fraction: u32,
    /// The width of the exponent.
    exponent: u32,
    top: Top,
}

impl Format {
    const fn new(exponent: u32, fraction: u32, top: Top) -> Self {
        Self { fraction, exponent, top }
    }

    fn decode(&self, bits: u32) -> f64 {
        let fraction = bits & ((1 << self.fraction) - 1);
        let ones = (1 << self.exponent) - 1;
        let exponent = bits >> self.fraction & ones;
        let special = match self.top {
            Top::Special => exponent == ones,
            Top::AlmostNumbers => exponent == ones && fraction == (1 << self.fraction) - 1,
            Top::Numbers => false,
        };
        let bias = (ones >> 1) as i32;
        let magnitude = if special {
            match self.top {
                Top::Special if fraction == 0 => f64::INFINITY,
                _ => f64::NAN,
            }
        } else {
            let (whole, exponent) =
                if exponent == 0 { (0, 1) } else { (1 << self.fraction, exponent as i32) };
            f64::from(whole + fraction) * power_of_two(exponent - bias - self.fraction as i32)
        };
        if bits >> (self.fraction + self.exponent) & 1 == 1 { -magnitude } else { magnitude }
    }
}

/// 2 to a power that is a normal number.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// The value of an element of a floating-point type.
///
/// The low 13 bits of a tf32 are no part of it; nor is the sign of a scale factor.
pub fn decode(ty: PtxType, bits: u32) -> f64 {
    const F16: Format = Format::new(5, 10, Top::Special);
    const E5M2: Format = Format::new(5, 2, Top::Special);
    const E4M3: Format = Format::new(4, 3, Top::AlmostNumbers);
    const E3M2: Format = Format::new(3, 2, Top::Numbers);
    const E2M3: Format = Format::new(2, 3, Top::Numbers);
    const E2M1: Format = Format::new(2, 1, Top::Numbers);
    match ty {
        PtxType::F16 => F16.decode(bits),
        PtxType::BF16 => f32::from_bits(bits << 16).into(),
        PtxType::TF32 => f32::from_bits(bits & !0x1fff).into(),
        PtxType::E5M2 => E5M2.decode(bits),
        PtxType::E4M3 => E4M3.decode(bits),
        PtxType::UE4M3 => E4M3.decode(bits & 0x7f),
        PtxType::E3M2 => E3M2.decode(bits),
        PtxType::E2M3 => E2M3.decode(bits),
        PtxType::E2M1 => E2M1.decode(bits),
        PtxType::UE8M0 if bits & 0xff == 0xff => f64::NAN,
        PtxType::UE8M0 => power_of_two((bits & 0xff) as i32 - 127),
        _ => f32::from_bits(bits).into(),
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
