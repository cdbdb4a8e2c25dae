//! Exact arithmetic on the bit patterns of `f16`, `bf16`, `f32` and `f64`.
//!
//! Every function takes and returns bits in the low end of a `u64` and rounds once, in the mode it
//! is given. Invariants that hold for all of them:
//! - a NaN result is the format's [canonical NaN](Format::canonical_nan), whatever the operands'
//!   payloads; only [`neg`], [`abs`] and [`copysign`] pass payloads on, since they touch the sign
//!   alone;
//! - with `ftz`, subnormal operands count as zeros of their sign, and a result becomes a zero of
//!   its sign if it is below the normal numbers when it is rounded to the precision of the format
//!   with an exponent of any size (so a result that only the coarser steps of subnormal numbers
//!   round to the least normal number is zero);
//! - with `saturate`, the result is clamped to [0, 1]; NaN and -0 become +0.
//!
//! Round-to-nearest of `f32` and `f64` uses the host's arithmetic, which IEEE 754 defines to the
//! bit; everything else goes through `rustc_apfloat`. The tests hold the two against each other.

mod approx;
mod convert;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use rustc_apfloat::Float;
use rustc_apfloat::Round;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single};

use crate::op::word::Rounding;
use crate::types::Scalar;

pub use approx::{Function, approximate};
pub use convert::{Integral, convert, from_integer, to_integer};
use convert::{quad_to, to_quad};

/// A binary floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// IEEE binary16.
    F16,
    /// The upper half of binary32.
    Bf16,
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
}

impl Format {
    /// All formats, narrowest first.
    pub const ALL: [Format; 4] = [Format::F16, Format::Bf16, Format::F32, Format::F64];

    /// The format of a float type; `None` for integers.
    pub const fn of(scalar: Scalar) -> Option<Format> {
        match scalar {
            Scalar::F16 => Some(Format::F16),
            Scalar::BF16 => Some(Format::Bf16),
            Scalar::F32 => Some(Format::F32),
            Scalar::F64 => Some(Format::F64),
            _ => None,
        }
    }

    /// Width of the bit pattern.
    pub const fn bits(self) -> u32 {
        match self {
            Format::F16 | Format::Bf16 => 16,
            Format::F32 => 32,
            Format::F64 => 64,
        }
    }

    /// Number of stored significand bits, without the implicit one.
    pub const fn fraction_bits(self) -> u32 {
        match self {
            Format::F16 => 10,
            Format::Bf16 => 7,
            Format::F32 => 23,
            Format::F64 => 52,
        }
    }

    /// The NaN that arithmetic produces. This is the only place that says so.
    pub const fn canonical_nan(self) -> u64 {
        self.mask() >> 1
    }

    /// All bits of the pattern.
    pub const fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits())
    }

    /// The sign bit.
    pub const fn sign_bit(self) -> u64 {
        1 << (self.bits() - 1)
    }

    /// The bit pattern of +infinity, which is also the mask of the exponent field.
    pub const fn infinity(self) -> u64 {
        self.canonical_nan() & !self.fraction_mask()
    }

    /// The bit pattern of 1.0: the exponent field holds the bias.
    pub const fn one(self) -> u64 {
        self.infinity() >> 1 & self.infinity()
    }

    /// The stored significand bits.
    pub const fn fraction_mask(self) -> u64 {
        (1 << self.fraction_bits()) - 1
    }

    /// The bit pattern of the least normal number.
    const fn least_normal(self) -> u64 {
        self.fraction_mask() + 1
    }

    /// Exponent of the unit in the last place of subnormals.
    const fn min_ulp_exponent(self) -> i32 {
        let bias = (self.one() >> self.fraction_bits()) as i32;
        1 - bias - self.fraction_bits() as i32
    }
}

fn apfloat_round(rounding: Rounding) -> Round {
    match rounding {
        Rounding::Rn => Round::NearestTiesToEven,
        Rounding::Rz => Round::TowardZero,
        Rounding::Rm => Round::TowardNegative,
        Rounding::Rp => Round::TowardPositive,
    }
}

/// What happens to operands and result beside the operation itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode {
    /// Rounding of the result.
    pub rounding: Rounding,
    /// Flush subnormal operands and results to zeros of their sign.
    pub ftz: bool,
    /// Clamp the result to [0, 1].
    pub saturate: bool,
}

impl Mode {
    /// Round to nearest even, keep subnormals, no clamping.
    pub const RN: Mode = Mode { rounding: Rounding::Rn, ftz: false, saturate: false };

    /// Rounds in `rounding`, keeps subnormals, does not clamp.
    pub const fn rounding(rounding: Rounding) -> Mode {
        Mode { rounding, ftz: false, saturate: false }
    }
}

/// What `min` and `max` do when an operand is NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NanRule {
    /// The other operand is the result (minimumNumber, maximumNumber).
    Number,
    /// The result is NaN (minimum, maximum).
    Propagate,
}

/// The operations that `apfloat` computes.
#[derive(Clone, Copy)]
enum Arith {
    Add,
    Sub,
    Mul,
    Div,
    Fma,
    RoundToIntegral,
}

/// `a + b`.
pub fn add(format: Format, a: u64, b: u64, mode: Mode) -> u64 {
    arith(format, Arith::Add, [a, b, 0], mode)
}

/// `a - b`.
pub fn sub(format: Format, a: u64, b: u64, mode: Mode) -> u64 {
    arith(format, Arith::Sub, [a, b, 0], mode)
}

/// `a * b`.
pub fn mul(format: Format, a: u64, b: u64, mode: Mode) -> u64 {
    arith(format, Arith::Mul, [a, b, 0], mode)
}

/// `a / b`.
pub fn div(format: Format, a: u64, b: u64, mode: Mode) -> u64 {
    arith(format, Arith::Div, [a, b, 0], mode)
}

/// `1 / a`.
pub fn rcp(format: Format, a: u64, mode: Mode) -> u64 {
    div(format, format.one(), a, mode)
}

/// `a * b + c`, rounded once.
pub fn fma(format: Format, a: u64, b: u64, c: u64, mode: Mode) -> u64 {
    arith(format, Arith::Fma, [a, b, c], mode)
}

/// The integer that `a` rounds to, of the same sign as `a` also when it is zero.
pub fn round_to_integral(format: Format, a: u64, mode: Mode) -> u64 {
    arith(format, Arith::RoundToIntegral, [a, 0, 0], mode)
}

/// The square root of `a`; NaN below -0.
pub fn sqrt(format: Format, a: u64, mode: Mode) -> u64 {
    let a = flush(format, a, mode.ftz);
    finish(format, sqrt_rounded(format, a, mode.rounding), mode)
}

/// The lesser operand, where -0 is less than +0.
pub fn min(format: Format, a: u64, b: u64, nan: NanRule, ftz: bool) -> u64 {
    extremum(format, a, b, nan, ftz, Ordering::Less)
}

/// The greater operand, where -0 is less than +0.
pub fn max(format: Format, a: u64, b: u64, nan: NanRule, ftz: bool) -> u64 {
    extremum(format, a, b, nan, ftz, Ordering::Greater)
}

/// `a` with its sign bit flipped, of NaN too.
pub fn neg(format: Format, a: u64) -> u64 {
    a ^ format.sign_bit()
}

/// `a` with its sign bit cleared, of NaN too.
pub fn abs(format: Format, a: u64) -> u64 {
    a & !format.sign_bit()
}

/// The magnitude of `a` with the sign bit of `sign`.
pub fn copysign(format: Format, a: u64, sign: u64) -> u64 {
    abs(format, a) | sign & format.sign_bit()
}

/// The order of two operands; `None` when one is NaN. Zeros of either sign are equal.
pub fn compare(format: Format, a: u64, b: u64, ftz: bool) -> Option<Ordering> {
    let (a, b) = (flush(format, a, ftz), flush(format, b, ftz));
    if is_nan(format, a) || is_nan(format, b) {
        return None;
    }
    if abs(format, a) | abs(format, b) == 0 {
        return Some(Ordering::Equal);
    }
    Some(total_order_key(format, a).cmp(&total_order_key(format, b)))
}

/// Whether `a` is a NaN of any payload.
pub fn is_nan(format: Format, a: u64) -> bool {
    abs(format, a) > format.infinity()
}

/// `a`, or a zero of its sign where `ftz` holds and `a` is subnormal.
pub fn flush(format: Format, a: u64, ftz: bool) -> u64 {
    if ftz && a & format.infinity() == 0 { a & format.sign_bit() } else { a }
}

fn arith(format: Format, op: Arith, operands: [u64; 3], mode: Mode) -> u64 {
    let operands = operands.map(|x| flush(format, x, mode.ftz));
    let rounded = match (format, mode.rounding) {
        (Format::F32, Rounding::Rn) => arith_f32(op, operands),
        (Format::F64, Rounding::Rn) => arith_f64(op, operands),
        _ => arith_exact(format, op, operands, mode.rounding),
    };
    let rounded = if mode.ftz && abs(format, rounded) == format.least_normal() {
        let exact = arith_quad(format, op, operands, mode.rounding);
        flush_unless_normal(format, exact, mode.rounding)
    } else {
        rounded
    };
    finish(format, rounded, mode)
}

/// The operation in a format of 113 bits. Those are enough that rounding once more to `format`, in
/// the same direction, gives what rounding once gives.
fn arith_quad(format: Format, op: Arith, operands: [u64; 3], rounding: Rounding) -> Quad {
    let [a, b, c] = operands.map(|x| to_quad(format, x));
    let round = apfloat_round(rounding);
    match op {
        Arith::Add => a.add_r(b, round).value,
        Arith::Sub => a.sub_r(b, round).value,
        Arith::Mul => a.mul_r(b, round).value,
        Arith::Div => a.div_r(b, round).value,
        Arith::Fma => a.mul_add_r(b, c, round).value,
        Arith::RoundToIntegral => a.round_to_integral(round).value,
    }
}

/// The least normal number, with the sign of the exact result, or zero if that result is below it
/// when rounded with an exponent of any size. `f64` has no `ftz`, so there is room to scale up.
fn flush_unless_normal(format: Format, exact: Quad, rounding: Rounding) -> u64 {
    let scaled = exact.scalbn(1);
    let rounded = match format {
        Format::F16 => quad_to::<Half>(scaled, rounding),
        Format::Bf16 => quad_to::<BFloat>(scaled, rounding),
        Format::F32 => quad_to::<Single>(scaled, rounding),
        Format::F64 => quad_to::<Double>(scaled, rounding),
    };
    let sign = rounded & format.sign_bit();
    if abs(format, rounded) < 2 * format.least_normal() {
        sign
    } else {
        sign | format.least_normal()
    }
}

/// Brings an already rounded result into its final form.
fn finish(format: Format, bits: u64, mode: Mode) -> u64 {
    let nan = is_nan(format, bits);
    if mode.saturate {
        return match () {
            () if nan || bits & format.sign_bit() != 0 => 0,
            () if bits > format.one() => format.one(),
            () => flush(format, bits, mode.ftz),
        };
    }
    if nan { format.canonical_nan() } else { flush(format, bits, mode.ftz) }
}

fn arith_exact(format: Format, op: Arith, operands: [u64; 3], rounding: Rounding) -> u64 {
    match format {
        Format::F16 => arith_apfloat::<Half>(op, operands, rounding),
        Format::Bf16 => arith_apfloat::<BFloat>(op, operands, rounding),
        Format::F32 => arith_apfloat::<Single>(op, operands, rounding),
        Format::F64 => arith_apfloat::<Double>(op, operands, rounding),
    }
}

fn arith_apfloat<F: Float>(op: Arith, operands: [u64; 3], rounding: Rounding) -> u64 {
    let [a, b, c] = operands.map(|x| F::from_bits(x.into()));
    let round = apfloat_round(rounding);
    let result = match op {
        Arith::Add => a.add_r(b, round),
        Arith::Sub => a.sub_r(b, round),
        Arith::Mul => a.mul_r(b, round),
        Arith::Div => a.div_r(b, round),
        Arith::Fma => a.mul_add_r(b, c, round),
        Arith::RoundToIntegral => a.round_to_integral(round),
    };
    result.value.to_bits() as u64
}

fn arith_f32(op: Arith, operands: [u64; 3]) -> u64 {
    let [a, b, c] = operands.map(|x| f32::from_bits(x as u32));
    let result = match op {
        Arith::Add => a + b,
        Arith::Sub => a - b,
        Arith::Mul => a * b,
        Arith::Div => a / b,
        Arith::Fma => a.mul_add(b, c),
        Arith::RoundToIntegral => a.round_ties_even(),
    };
    result.to_bits().into()
}

fn arith_f64(op: Arith, operands: [u64; 3]) -> u64 {
    let [a, b, c] = operands.map(f64::from_bits);
    let result = match op {
        Arith::Add => a + b,
        Arith::Sub => a - b,
        Arith::Mul => a * b,
        Arith::Div => a / b,
        Arith::Fma => a.mul_add(b, c),
        Arith::RoundToIntegral => a.round_ties_even(),
    };
    result.to_bits()
}

fn sqrt_rounded(format: Format, a: u64, rounding: Rounding) -> u64 {
    if abs(format, a) == 0 {
        return a;
    }
    if is_nan(format, a) || a & format.sign_bit() != 0 {
        return format.canonical_nan();
    }
    if a == format.infinity() {
        return a;
    }
    match (format, rounding) {
        (Format::F32, Rounding::Rn) => f32::from_bits(a as u32).sqrt().to_bits().into(),
        (Format::F64, Rounding::Rn) => f64::from_bits(a).sqrt().to_bits(),
        _ => sqrt_exact(format, a, rounding),
    }
}

fn sqrt_exact(format: Format, a: u64, rounding: Rounding) -> u64 {
    match format {
        Format::F16 => sqrt_apfloat::<Half>(format, a, rounding),
        Format::Bf16 => sqrt_apfloat::<BFloat>(format, a, rounding),
        Format::F32 => sqrt_apfloat::<Single>(format, a, rounding),
        Format::F64 => sqrt_apfloat::<Double>(format, a, rounding),
    }
}

/// The root of a positive finite number, by an integer square root and a sticky bit.
///
/// `a = m * 2^e` with `e` even and `m` so wide that the integer root has at least two bits more
/// than the format's significand. The bit below them says whether anything is left over, so one
/// rounding of that integer is the rounding of the exact root. Halving the exponent keeps the
/// result normal in every format, so the scaling at the end is exact.
fn sqrt_apfloat<F: Float>(format: Format, a: u64, rounding: Rounding) -> u64 {
    let (significand, exponent) = magnitude(format, a);
    let root_bits = format.fraction_bits() + 3;
    let mut shift = (2 * root_bits).saturating_sub(64 - significand.leading_zeros());
    if (exponent - shift as i32) % 2 != 0 {
        shift += 1;
    }
    let radicand = u128::from(significand) << shift;
    let root = radicand.isqrt();
    let sticky = u128::from(root * root != radicand);
    let half_exponent = (exponent - shift as i32) / 2;
    let rounded = F::from_u128_r(root << 1 | sticky, apfloat_round(rounding)).value;
    rounded.scalbn(half_exponent - 1).to_bits() as u64
}

/// The significand and exponent of a finite number: `|a| = significand * 2^exponent`.
fn magnitude(format: Format, a: u64) -> (u64, i32) {
    let fraction = a & format.fraction_mask();
    let exponent = (abs(format, a) >> format.fraction_bits()) as i32;
    if exponent == 0 {
        (fraction, format.min_ulp_exponent())
    } else {
        (fraction | 1 << format.fraction_bits(), format.min_ulp_exponent() + exponent - 1)
    }
}

fn extremum(format: Format, a: u64, b: u64, nan: NanRule, ftz: bool, want: Ordering) -> u64 {
    let (a, b) = (flush(format, a, ftz), flush(format, b, ftz));
    match (is_nan(format, a), is_nan(format, b), nan) {
        (true, true, _) | (true, _, NanRule::Propagate) | (_, true, NanRule::Propagate) => {
            format.canonical_nan()
        }
        (true, false, NanRule::Number) => b,
        (false, true, NanRule::Number) => a,
        (false, false, _) => {
            let order = total_order_key(format, a).cmp(&total_order_key(format, b));
            if order == want { a } else { b }
        }
    }
}

/// Maps non-NaN bit patterns to integers of the same order, with -0 below +0.
fn total_order_key(format: Format, a: u64) -> i128 {
    let magnitude = i128::from(abs(format, a));
    if a & format.sign_bit() != 0 { -1 - magnitude } else { magnitude }
}
