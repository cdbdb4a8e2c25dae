//! Floating-point formats of 16 bits and less, and rounding by random bits.
//!
//! A number is decoded to an `f64`, which holds all of them exactly, and encoded from one. What
//! PTX leaves open follows measurements of the hardware: how two elements share a field of random
//! bits, and that formats without a sign take the magnitude. PTX ISA, `cvt`; OCP 8-bit floating
//! point and microscaling formats.

use super::elementary::power_of_two;
use super::float::{clamp, from_f64, to_f64};
use super::{Form, Values, element, sign_extend, truncate};
use crate::isa::modifiers::*;
use crate::isa::types::PtxType;

/// A format of a sign, an exponent and a fraction, with subnormal numbers.
struct Format {
    /// The width without padding.
    bits: u32,
    /// The width of the fraction.
    fraction: u32,
    /// What is added to exponents.
    bias: i32,
    /// Whether it has a sign.
    signed: bool,
    /// The largest number.
    largest: u128,
    /// What becomes of a NaN: the largest number if the format has none.
    nan: u128,
}

const E4M3: Format =
    Format { bits: 8, fraction: 3, bias: 7, signed: true, largest: 0x7e, nan: 0x7f };
const E5M2: Format =
    Format { bits: 8, fraction: 2, bias: 15, signed: true, largest: 0x7b, nan: 0x7f };
const E2M3: Format =
    Format { bits: 6, fraction: 3, bias: 1, signed: true, largest: 0x1f, nan: 0x1f };
const E3M2: Format =
    Format { bits: 6, fraction: 2, bias: 3, signed: true, largest: 0x1f, nan: 0x1f };
const E2M1: Format = Format { bits: 4, fraction: 1, bias: 1, signed: true, largest: 7, nan: 7 };
const UE4M3: Format =
    Format { bits: 7, fraction: 3, bias: 7, signed: false, largest: 0x7e, nan: 0x7f };
const UE5M3: Format =
    Format { bits: 8, fraction: 3, bias: 15, signed: false, largest: 0xfe, nan: 0xff };
const F16: Format =
    Format { bits: 16, fraction: 10, bias: 15, signed: true, largest: 0x7bff, nan: 0x7fff };
const BF16: Format =
    Format { bits: 16, fraction: 7, bias: 127, signed: true, largest: 0x7f7f, nan: 0x7fff };

/// How the numbers of a type are written.
enum Coding {
    Float(Format),
    /// A power of two: only a biased exponent.
    Exponent,
    /// A number of two's complement in units of 1/64.
    Fixed,
}

/// The coding of the numbers in a type.
fn coding(ty: PtxType) -> Coding {
    use PtxType as T;
    match ty {
        T::E4M3 | T::E4M3x2 | T::E4M3x4 => Coding::Float(E4M3),
        T::E5M2 | T::E5M2x2 | T::E5M2x4 => Coding::Float(E5M2),
        T::E2M3 | T::E2M3x2 | T::E2M3x4 => Coding::Float(E2M3),
        T::E3M2 | T::E3M2x2 | T::E3M2x4 => Coding::Float(E3M2),
        T::E2M1 | T::E2M1x2 | T::E2M1x4 => Coding::Float(E2M1),
        T::UE4M3 => Coding::Float(UE4M3),
        T::UE5M3 | T::UE5M3x2 => Coding::Float(UE5M3),
        T::UE8M0 | T::UE8M0x2 => Coding::Exponent,
        T::S2F6x2 => Coding::Fixed,
        T::BF16 | T::BF16x2 => Coding::Float(BF16),
        _ => Coding::Float(F16),
    }
}

/// How what does not fit is rounded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Discard {
    Nearest,
    TowardsZero,
    Up,
    /// Away from zero if adding these N bits to the highest of those that are discarded
    /// carries.
    Random(u128, u32),
}

impl Discard {
    fn of(form: &Form) -> Self {
        match form.get() {
            Some(Rounding::Rz) => Self::TowardsZero,
            Some(Rounding::Rp) => Self::Up,
            _ => Self::Nearest,
        }
    }

    /// The number without its lowest bits.
    fn shift(self, value: u128, bits: u32) -> u128 {
        let kept = value >> bits;
        let rest = value - (kept << bits);
        let half = 1 << bits >> 1;
        let away = match self {
            Self::TowardsZero => false,
            Self::Up => rest != 0,
            Self::Nearest => rest > half || rest == half && kept & 1 == 1,
            Self::Random(random, count) => ((rest << count >> bits) + random) >> count != 0,
        };
        kept + u128::from(away)
    }
}

impl Format {
    /// The number that a code stands for.
    fn decode(&self, code: u128) -> f64 {
        let sign_at = self.bits - u32::from(self.signed);
        let magnitude = truncate(code, sign_at);
        let exponent = (magnitude >> self.fraction) as i32;
        let fraction = truncate(magnitude, self.fraction);
        let implicit = u128::from(exponent > 0) << self.fraction;
        let unit = power_of_two(exponent.max(1) - self.bias - self.fraction as i32);
        let value = match magnitude {
            _ if magnitude <= self.largest => (fraction | implicit) as f64 * unit,
            _ if fraction == 0 => f64::INFINITY,
            _ => f64::NAN,
        };
        if self.signed && code >> sign_at & 1 == 1 { -value } else { value }
    }

    /// The code of a number, with what the modifiers make of negative and of large ones.
    fn encode(&self, form: &Form, value: f64, discard: Discard) -> u128 {
        if value.is_nan() {
            return self.nan;
        }
        let negative = value.is_sign_negative();
        if negative && form.has(Relu::Relu) {
            return 0;
        }
        // Beyond the largest number stands infinity, or NaN where there is none.
        let saturates =
            form.has(SatFinite::SatFinite) || discard == Discard::TowardsZero && value.is_finite();
        let limit = if saturates { self.largest } else { self.largest + 1 };
        let magnitude = if value.is_finite() { self.magnitude(value, discard) } else { limit };
        let sign = u128::from(negative && self.signed) << (self.bits - 1);
        magnitude.min(limit) | sign
    }

    /// The code of a number without its sign; beyond the largest if the number is.
    fn magnitude(&self, value: f64, discard: Discard) -> u128 {
        let bits = u128::from(value.to_bits());
        let exponent = (bits >> 52 & 0x7ff) as i32 - 1023;
        if value == 0.0 {
            return 0;
        }
        // Numbers below 2^least are subnormal: their unit is that of 2^least.
        let least = 1 - self.bias;
        let scale = exponent.max(least);
        let significand = truncate(bits, 52) | 1 << 52;
        let shift = (52 - self.fraction as i32 + scale - exponent).min(100);
        // The implicit bit of a normal number counts the exponent up.
        (((scale - least) as u128) << self.fraction) + discard.shift(significand, shift as u32)
    }
}

/// The number that a code of a type stands for; codes of one number of 16 bits or less.
pub(super) fn decode(ty: PtxType, code: u128) -> f64 {
    match coding(ty) {
        Coding::Float(format) => format.decode(code),
        Coding::Exponent if code & 0xff == 0xff => f64::NAN,
        Coding::Exponent => power_of_two((code & 0xff) as i32 - 127),
        Coding::Fixed => sign_extend(code, 8) as f64 / 64.0,
    }
}

fn encode(form: &Form, value: f64, discard: Discard) -> u128 {
    match coding(form.ty) {
        Coding::Float(format) => format.encode(form, value, discard),
        Coding::Exponent => exponent_of(form, value, discard),
        Coding::Fixed => fixed(form, value, discard),
    }
}

/// The exponent of the power of two next to the magnitude, at or below it or at or above.
fn exponent_of(form: &Form, value: f64, discard: Discard) -> u128 {
    const NAN: i32 = 0xff;
    let limit = if form.has(SatFinite::SatFinite) { NAN - 1 } else { NAN };
    let bits = value.abs().to_bits();
    let below = (bits >> 52) as i32 - 1023 + 127;
    let above = discard == Discard::Up && bits & ((1 << 52) - 1) != 0;
    let code = match value {
        _ if value.is_nan() => NAN,
        _ if value.is_infinite() => limit,
        _ => (below + i32::from(above)).clamp(0, limit),
    };
    code as u128
}

fn fixed(form: &Form, value: f64, discard: Discard) -> u128 {
    if value.is_nan() {
        return 0x7f;
    }
    let value = if form.has(Relu::Relu) { value.max(0.0) } else { value } * 64.0;
    let whole = if discard == Discard::Nearest { value.round_ties_even() } else { value.trunc() };
    truncate(whole.clamp(-128.0, 127.0) as i128 as u128, 8)
}

/// The factors of the upper and the lower number: those that an operand gives, or 1.
fn scales(form: &Form, v: &Values, operand: usize) -> [f64; 2] {
    if !form.has(Scaled::Ue8m0) {
        return [1.0; 2];
    }
    [8, 0].map(|shift| decode(PtxType::UE8M0, v.scalars[operand] >> shift & 0xff))
}

/// The two numbers that are packed into an operand, the upper one first.
fn halves(ty: PtxType, value: u128) -> [u128; 2] {
    let bits = ty.bits() / ty.lanes();
    [value >> bits, value].map(|half| truncate(half, bits))
}

/// Packs numbers, the first one highest.
fn packed<const N: usize>(ty: PtxType, codes: [u128; N]) -> u128 {
    let bits = ty.bits() / ty.lanes();
    codes.iter().fold(0, |result, code| result << bits | code)
}

fn encode_pair(form: &Form, v: &mut Values, numbers: [f64; 2], scales: [f64; 2]) {
    let discard = Discard::of(form);
    let [high, low] = [0, 1].map(|i| encode(form, numbers[i] / scales[i], discard));
    v.scalars[0] = packed(form.ty, [high, low]);
}

fn single(value: u128) -> f64 {
    to_f64(PtxType::F32, value)
}

/// Two f32 become narrow numbers or scale factors.
pub(in crate::isa) fn from_singles(form: &Form, v: &mut Values) {
    let scales = scales(form, v, 3);
    encode_pair(form, v, [single(v.scalars[1]), single(v.scalars[2])], scales);
}

/// So do two halves.
pub(in crate::isa) fn from_halves(form: &Form, v: &mut Values) {
    let scales = scales(form, v, 2);
    let half = element(form.source);
    let numbers = halves(form.source, v.scalars[1]).map(|value| to_f64(half, value));
    encode_pair(form, v, numbers, scales);
}

/// Two narrow numbers become halves.
pub(in crate::isa) fn to_halves(form: &Form, v: &mut Values) {
    let scales = scales(form, v, 2);
    let half = element(form.ty);
    let codes = halves(form.source, v.scalars[1]);
    let [high, low] = [0, 1].map(|i| {
        let value = decode(form.source, codes[i]) * scales[i];
        clamp(form, half, from_f64(half, value))
    });
    v.scalars[0] = packed(form.ty, [high, low]);
}

/// Two f32 become halves, rounded by as many random bits as they discard, of 16 each.
pub(in crate::isa) fn random_halves(form: &Form, v: &mut Values) {
    let count = 23 - if element(form.ty) == PtxType::F16 { F16.fraction } else { BF16.fraction };
    let random = halves(PtxType::U16x2, v.scalars[3]).map(|bits| truncate(bits, count));
    let [high, low] = [0, 1].map(|i| {
        let value = single(v.scalars[1 + i]);
        encode(form, value, Discard::Random(random[i], count))
    });
    v.scalars[0] = packed(form.ty, [high, low]);
}

/// Four f32 become narrow numbers. Each pair shares 16 random bits, which the first of them reads
/// in reverse order; results of 4 bits take them from a byte of either half.
pub(in crate::isa) fn random_quads(form: &Form, v: &mut Values) {
    let random = v.scalars[2];
    let byte = |n: u32| random >> (8 * n) & 0xff;
    let [upper, lower] = if form.ty.bits() == 32 {
        halves(PtxType::U16x2, random)
    } else {
        [byte(3) << 8 | byte(1), byte(2) << 8 | byte(0)]
    };
    let reversed = |bits: u128| u128::from((bits as u16).reverse_bits());
    let random = [reversed(upper), upper, reversed(lower), lower];
    let codes = [0, 1, 2, 3].map(|i| {
        let value = single(v.list(1)[i]);
        encode(form, value, Discard::Random(random[i], 16))
    });
    v.scalars[0] = packed(form.ty, codes);
}
