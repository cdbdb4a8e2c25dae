//! Approximate functions: the special values of the manual's tables, and elsewhere its bounds
//! around the value in double precision, whose own error is far below them.
//!
//! Where subnormals are not flushed the tables and the text of the manual do not agree about them:
//! both are taken.

use super::number::{Format, to_f64};
use super::{Answer, Ask, Model, Want};
use irc_ptx::isa::{Approx, Ftz, PtxType, RowId, rows};
use std::f64::consts::PI;

pub(super) const MODELS: &[(RowId, Model)] = &[
    (rows::DIV_APPROX, divide),
    (rows::RCP_APPROX, |ask| match ask.ty(0) {
        PtxType::F64 => coarse(ask, |x| 1.0 / x),
        _ => elementwise(ask, reciprocal),
    }),
    (rows::SQRT_APPROX, |ask| elementwise(ask, square_root)),
    (rows::RSQRT, |ask| match (ask.ty(0), ask.has(Ftz::Ftz)) {
        (PtxType::F64, true) => coarse(ask, |x| 1.0 / x.sqrt()),
        _ => elementwise(ask, reciprocal_root),
    }),
    (rows::SIN, |ask| elementwise(ask, sine)),
    (rows::COS, |ask| elementwise(ask, cosine)),
    (rows::LG2, |ask| elementwise(ask, logarithm)),
    (rows::EX2, |ask| elementwise(ask, power)),
    (rows::TANH, |ask| elementwise(ask, tangent)),
];

/// The value of a function, and the error that is allowed; an infinity, a NaN or zero is exact.
struct Near {
    value: f64,
    error: f64,
}

fn sign_of(ty: PtxType, negative: bool) -> u128 {
    if negative { Format::of(ty).sign } else { 0 }
}

/// The bits of 0, 1, infinity or the like.
fn exactly(ty: PtxType, value: f64) -> Want {
    let format = Format::of(ty);
    let size = match value.abs() {
        0.0 => 0,
        1.0 => format.power(0),
        f64::INFINITY => format.infinity(),
        _ if value.is_nan() => return Want::nan(ty),
        other => panic!("{other} is no special value"),
    };
    Want::Bits(sign_of(ty, value.is_sign_negative()) | size)
}

/// What is so near; a result in the subnormal range may also have been flushed.
fn bounded(ty: PtxType, Near { value, error }: Near) -> Want {
    if value.is_nan() || value.is_infinite() || value == 0.0 {
        return exactly(ty, value);
    }
    let format = Format::of(ty);
    let number = |bits| to_f64(format.decode(bits));
    let (step, most) = (number(1), number(format.largest));
    let (mut least, mut greatest) = (value - error - step, value + error + step);
    if greatest > most {
        (least, greatest) = (least.min(most), f64::INFINITY);
    }
    if least < -most {
        (least, greatest) = (f64::NEG_INFINITY, greatest.max(-most));
    }
    if value.abs() - error < number(format.power(format.least)) {
        return Want::BetweenOr(least, greatest, sign_of(ty, value < 0.0));
    }
    Want::Between(least, greatest)
}

/// The function of each number; a subnormal one is flushed, or may be.
fn elementwise(ask: &Ask<'_>, f: fn(PtxType, f64) -> Near) -> Answer {
    let keeps_subnormals = matches!(ask.inst.row, rows::TANH)
        || ask.inst.row == rows::EX2 && matches!(ask.ty(0), PtxType::F16 | PtxType::F16x2);
    Answer::packed(ask, ask.ty(0), |ty, [a, ..]| {
        let format = Format::of(ty);
        let near = |bits| bounded(ty, f(ty, to_f64(format.decode(bits))));
        if !format.is_subnormal(a) || keeps_subnormals {
            return near(a);
        }
        let flushed = near(format.flush(a));
        if ask.has(Ftz::Ftz) {
            return flushed;
        }
        match (near(a), flushed) {
            (Want::Between(a, b) | Want::BetweenOr(a, b, _), Want::Bits(bits)) => {
                Want::BetweenOr(a, b, bits)
            }
            (Want::Bits(a), Want::Bits(b)) => Want::Either(a, b),
            (Want::Nan, Want::Bits(bits)) => Want::NanOr(bits),
            (raw, Want::Between(..)) => raw,
            (raw, flushed) => panic!("{raw:?} or {flushed:?}"),
        }
    })
}

/// The power of two that is nearest below a normal number.
fn scale(value: f64) -> f64 {
    f64::from_bits(value.to_bits() & f64::INFINITY.to_bits())
}

fn reciprocal(_: PtxType, x: f64) -> Near {
    // The bound is absolute between 1 and 2.
    let error = if x == 0.0 { 0.0 } else { 2f64.powi(-23) / scale(x) };
    Near { value: 1.0 / x, error }
}

fn square_root(_: PtxType, x: f64) -> Near {
    Near { value: x.sqrt(), error: x.abs().sqrt() * 2f64.powi(-23) }
}

fn reciprocal_root(_: PtxType, x: f64) -> Near {
    let value = if x == 0.0 { 1.0 / x } else { 1.0 / x.sqrt() };
    // The bound is absolute between 1 and 4, where the value is 1 or less.
    Near { value, error: 2.0 * value.abs() * 2f64.powf(-22.4) }
}

/// The error allowed to a sine or cosine.
fn angle_error(x: f64) -> f64 {
    match x.abs() {
        size if size <= PI => 2f64.powf(-20.5),
        size if size <= 100.0 * PI => 2f64.powf(-14.7),
        _ => 3.0,
    }
}

fn sine(_: PtxType, x: f64) -> Near {
    Near { value: x.sin(), error: angle_error(x) }
}

fn cosine(_: PtxType, x: f64) -> Near {
    Near { value: x.cos(), error: if x == 0.0 { 0.0 } else { angle_error(x) } }
}

fn logarithm(_: PtxType, x: f64) -> Near {
    let value = x.log2();
    // Absolute near 1, relative elsewhere; what is a little off 1 has no sign to speak of.
    let error = 2f64.powi(-22) * value.abs().max(1.0);
    Near { value: if value == 0.0 { f64::MIN_POSITIVE } else { value }, error }
}

fn power(ty: PtxType, x: f64) -> Near {
    let value = x.exp2();
    let relative = match ty {
        PtxType::F16 => 2f64.powf(-9.9),
        PtxType::BF16 => 2f64.powi(-7),
        _ => 2f64.powi(-22),
    };
    let exact = x == 0.0 || x.is_infinite();
    let value = if value == 0.0 && !exact { f64::MIN_POSITIVE } else { value };
    Near { value, error: if exact { 0.0 } else { value * relative } }
}

fn tangent(ty: PtxType, x: f64) -> Near {
    let value = x.tanh();
    let error = match ty {
        PtxType::F16 => 2f64.powf(-10.987),
        PtxType::BF16 => 2f64.powi(-8),
        _ => value.abs() * 2f64.powi(-11),
    };
    Near { value, error: if x.is_infinite() { 0.0 } else { error } }
}

/// Double precision of which only the upper words are looked at and written.
fn coarse(ask: &Ask<'_>, f: fn(f64) -> f64) -> Answer {
    let a = ask.operands[1];
    let format = Format::of(PtxType::F64);
    let upper = a >> 32 << 32;
    let want = if format.is_nan(a) {
        // Whether a NaN shows in the upper word depends on its payload.
        if format.is_nan(upper) { Want::Bits(0x7fff_ffff_0000_0000) } else { Want::Any }
    } else {
        let x = to_f64(format.decode(format.flush(upper)));
        let value = if x == 0.0 { 1.0 / x } else { f(x) };
        if value.is_nan() {
            Want::Bits(0x7fff_ffff_0000_0000)
        } else if value.is_infinite() || value == 0.0 {
            exactly(PtxType::F64, value)
        } else if value.abs() < 2f64.powi(-1022) {
            // Rounding may have brought it back into the normal range.
            Want::Either(sign_of(PtxType::F64, value < 0.0), upper_of(value) + (1 << 32))
        } else {
            let error = value.abs() * 2f64.powi(-19);
            Want::CoarseBetween(value - error, value + error)
        }
    };
    Answer::numbers(PtxType::F64, &[want])
}

fn upper_of(value: f64) -> u128 {
    u128::from(value.to_bits() >> 32 << 32)
}

fn divide(ask: &Ask<'_>) -> Answer {
    let full = ask.get() == Some(Approx::Full);
    let format = Format::of(PtxType::F32);
    let quotient = |a: u128, b: u128| {
        let [x, y] = [a, b].map(|bits| to_f64(format.decode(bits)));
        let beyond = y.is_finite() && y.abs() > 2f64.powi(126);
        if beyond && !full && !x.is_nan() {
            return match x.is_infinite() {
                true => Want::nan(PtxType::F32),
                false => Want::Either(0, format.sign),
            };
        }
        let value = x / y;
        let ulp = if value.is_normal() { scale(value) * 2f64.powi(-23) } else { 0.0 };
        bounded(PtxType::F32, Near { value, error: 2.0 * ulp.max(2f64.powi(-149)) })
    };
    let (a, b) = (ask.operands[1], ask.operands[2]);
    let flushed = quotient(format.flush(a), format.flush(b));
    let raw = quotient(a, b);
    let want = if ask.has(Ftz::Ftz) || raw == flushed {
        flushed
    } else {
        match (raw, flushed) {
            (Want::Between(a, b) | Want::BetweenOr(a, b, _), Want::Bits(bits)) => {
                Want::BetweenOr(a, b, bits)
            }
            (Want::Bits(a), Want::Bits(b)) => Want::Either(a, b),
            // Zero, whichever the signs are.
            (raw, _) => raw,
        }
    };
    Answer::numbers(PtxType::F32, &[want])
}
