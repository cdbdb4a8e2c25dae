//! What functions give, as exactly as `f64` can say it, and how far a result is from that.

use irc_ir::op::MathFn;
use std::f64::consts::PI;

/// The value of a function of `f32` operands.
pub fn of_f32(function: MathFn, x: f32, y: f32) -> f64 {
    rough(function, f64::from(x), f64::from(y))
}

/// The value of a function, to an ulp or two of `f64`.
pub fn rough(function: MathFn, x: f64, y: f64) -> f64 {
    match function {
        MathFn::Exp => libm::exp(x),
        MathFn::Exp2 => libm::exp2(x),
        MathFn::Exp10 => libm::exp10(x),
        MathFn::Expm1 => libm::expm1(x),
        MathFn::Log => libm::log(x),
        MathFn::Log2 => libm::log2(x),
        MathFn::Log10 => libm::log10(x),
        MathFn::Log1p => libm::log1p(x),
        MathFn::Sin => libm::sin(x),
        MathFn::Cos => libm::cos(x),
        MathFn::Tan => libm::tan(x),
        MathFn::Sinpi => sinpi(x),
        MathFn::Cospi => cospi(x),
        MathFn::Asin => libm::asin(x),
        MathFn::Acos => libm::acos(x),
        MathFn::Atan => libm::atan(x),
        MathFn::Sinh => libm::sinh(x),
        MathFn::Cosh => libm::cosh(x),
        MathFn::Tanh => libm::tanh(x),
        MathFn::Cbrt => libm::cbrt(x),
        MathFn::Rsqrt => 1.0 / x.sqrt(),
        MathFn::Pow => libm::pow(x, y),
        MathFn::Atan2 => libm::atan2(x, y),
        MathFn::Hypot => libm::hypot(x, y),
    }
}

/// The sine of pi times a number: the number is brought near zero first, which is exact.
fn sinpi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let turn = x.abs() % 2.0;
    let (rest, negative) = if turn >= 1.0 { (turn - 1.0, true) } else { (turn, false) };
    let near = if rest > 0.5 { 1.0 - rest } else { rest };
    let sine = libm::sin(PI * near);
    let is_whole = near == 0.0;
    if is_whole || negative == x.is_sign_negative() {
        return if is_whole { 0f64.copysign(x) } else { sine };
    }
    -sine
}

/// The cosine of pi times a number.
fn cospi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let turn = x.abs() % 2.0;
    let turn = if turn > 1.0 { 2.0 - turn } else { turn };
    // From 0 to 1; about the zero at a half the sine is exact.
    match turn {
        _ if turn <= 0.25 => libm::cos(PI * turn),
        _ if turn >= 0.75 => -libm::cos(PI * (1.0 - turn)),
        _ => libm::sin(PI * (0.5 - turn)),
    }
}

/// How many ulp of `f32` a result is from the exact value; infinite if it is of another kind: a NaN
/// or a number, a zero of the other sign.
pub fn error_f32(found: f32, exact: f64) -> f64 {
    if exact.is_nan() || found.is_nan() {
        return if exact.is_nan() && found.is_nan() { 0.0 } else { f64::INFINITY };
    }
    if exact == 0.0 {
        let same = found == 0.0 && found.is_sign_negative() == exact.is_sign_negative();
        return if same { 0.0 } else { f64::INFINITY };
    }
    // Infinity counts as 2^128, the number after the greatest.
    let limit = 2f64.powi(128);
    let least = 2f64.powi(-149);
    if exact.abs() > limit || found.is_infinite() {
        let bound = exact.clamp(-limit, limit);
        let found = f64::from(found).clamp(-limit, limit);
        return (found - bound).abs() / 2f64.powi(104);
    }
    let exponent = ((exact.to_bits() >> 52 & 0x7ff) as i32 - 1023).max(-126);
    let ulp = (least * 2f64.powi(exponent + 126)).max(least);
    (f64::from(found) - exact).abs() / ulp
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_counted_in_ulp() {
        let next = f32::from_bits(1f32.to_bits() + 1);
        assert_eq!(error_f32(next, 1.0), 1.0);
        assert_eq!(error_f32(1.0, 1.0 + 2f64.powi(-24)), 0.5);
        assert_eq!(error_f32(f32::from_bits(1), 0.5 * 2f64.powi(-149)), 0.5);
        assert_eq!(error_f32(f32::INFINITY, 1e39), 0.0);
        assert_eq!(error_f32(f32::MAX, 1e39), 1.0);
        assert_eq!(error_f32(-0.0, 0.0), f64::INFINITY);
        assert_eq!(error_f32(f32::NAN, 0.0), f64::INFINITY);
        assert_eq!(error_f32(f32::NAN, f64::NAN), 0.0);
    }

    #[test]
    fn turns_are_reduced_exactly() {
        assert_eq!(sinpi(1e6), 0.0);
        assert_eq!((sinpi(0.5), sinpi(1.5), sinpi(-0.5)), (1.0, -1.0, -1.0));
        assert_eq!((cospi(0.5), cospi(1.0), cospi(2.0)), (0.0, -1.0, 1.0));
        assert!((sinpi(1.25) + 0.5f64.sqrt()).abs() < 1e-15);
        assert!((cospi(0.75) + 0.5f64.sqrt()).abs() < 1e-15);
    }
}
