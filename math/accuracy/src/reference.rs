//! What functions give, as exactly as `f64` can say it, and how far a result is from that.

use irc_ir::op::MathFn;
use std::f64::consts::PI;

/// As many operands as any function has.
pub type Operands = [f64; 4];

/// The value of a function of operands that are `f32`, or integers.
pub fn of_f32(function: MathFn, at: Operands) -> f64 {
    match function {
        MathFn::Nextafter => libm::nextafterf(at[0] as f32, at[1] as f32).into(),
        _ => rough(function, at),
    }
}

/// What the tier `fast` takes for zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flushes {
    /// Nothing.
    Nothing,
    /// Results below the normal numbers.
    Results,
    /// Operands that are subnormal.
    Operands,
}

/// What the tier `fast` is held to: exponentials below the normal numbers are 0, and logarithms
/// take what is below them for 0.
pub fn flushes(function: MathFn) -> Flushes {
    match function {
        MathFn::Exp | MathFn::Exp2 | MathFn::Exp10 => Flushes::Results,
        MathFn::Log | MathFn::Log2 | MathFn::Log10 => Flushes::Operands,
        _ => Flushes::Nothing,
    }
}

/// The value of a function that the tier `fast` is held to.
pub fn of_f32_fast(function: MathFn, at: Operands) -> f64 {
    match flushes(function) {
        Flushes::Operands if (at[0] as f32).is_subnormal() => -f64::INFINITY,
        Flushes::Results => {
            let value = of_f32(function, at);
            if value < f32::MIN_POSITIVE.into() { 0.0 } else { value }
        }
        _ => of_f32(function, at),
    }
}

/// Whether it is a Bessel function of a fixed degree that oscillates.
pub fn oscillates(function: MathFn) -> bool {
    matches!(function, MathFn::J0 | MathFn::J1 | MathFn::Y0 | MathFn::Y1)
}

/// Whether [`rough`] is rounded correctly, so that a result must be the same.
pub fn is_exact(function: MathFn) -> bool {
    use MathFn::*;
    let remainders = [Fmod, Remainder, Remquo, Modf, Fdim, Nextafter];
    remainders.contains(&function) || [Frexp, FrexpExponent, Logb, Ldexp].contains(&function)
}

/// The value of a function, to an ulp or two of `f64`.
pub fn rough(function: MathFn, at: Operands) -> f64 {
    let [x, y, z, w] = at;
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
        MathFn::Pow | MathFn::Pown => libm::pow(x, y),
        MathFn::Atan2 => libm::atan2(x, y),
        MathFn::Hypot => libm::hypot(x, y),
        MathFn::Rhypot => 1.0 / libm::hypot(x, y),
        MathFn::Norm3d => norm(&[x, y, z]),
        MathFn::Rnorm3d => 1.0 / norm(&[x, y, z]),
        MathFn::Norm4d => norm(&[x, y, z, w]),
        MathFn::Rnorm4d => 1.0 / norm(&[x, y, z, w]),
        MathFn::Rcbrt => 1.0 / libm::cbrt(x),
        MathFn::Rootn => root(x, y),
        MathFn::Asinh => libm::asinh(x),
        MathFn::Acosh if x < 1.0 => f64::NAN,
        MathFn::Acosh => libm::acosh(x),
        MathFn::Atanh => libm::atanh(x),
        MathFn::Tanpi => sinpi(x) / cospi(x),
        MathFn::Asinpi => libm::asin(x) / PI,
        MathFn::Acospi => libm::acos(x) / PI,
        MathFn::Atanpi => libm::atan(x) / PI,
        MathFn::Atan2pi => libm::atan2(x, y) / PI,
        MathFn::Fmod => libm::fmod(x, y),
        MathFn::Remainder => libm::remainder(x, y),
        MathFn::Remquo => quotient(x, y),
        MathFn::Modf => libm::modf(x).0.copysign(x),
        MathFn::Frexp => libm::frexp(x).0,
        MathFn::FrexpExponent if x.is_nan() => x,
        MathFn::FrexpExponent if x.is_infinite() => 0.0,
        MathFn::FrexpExponent => libm::frexp(x).1.into(),
        MathFn::Logb if x == 0.0 => -f64::INFINITY,
        MathFn::Logb if !x.is_finite() => x.abs(),
        MathFn::Logb => libm::ilogb(x).into(),
        MathFn::Ldexp if y.is_nan() => y,
        MathFn::Ldexp => libm::scalbn(x, y as i32),
        MathFn::Fdim => libm::fdim(x, y),
        MathFn::Nextafter => libm::nextafter(x, y),
        _ => rough_special(function, x, y),
    }
}

/// The value of an error function, of gamma or of a Bessel function, about.
fn rough_special(function: MathFn, x: f64, y: f64) -> f64 {
    match function {
        MathFn::Erf => libm::erf(x),
        MathFn::Erfc => libm::erfc(x),
        MathFn::Erfcx => libm::exp(x * x) * libm::erfc(x),
        MathFn::Erfinv => erfinv(x),
        MathFn::Erfcinv => erfinv(1.0 - x),
        MathFn::Normcdf => 0.5 * libm::erfc(-x / 2f64.sqrt()),
        MathFn::Normcdfinv => 2f64.sqrt() * erfinv(2.0 * x - 1.0),
        MathFn::Tgamma => libm::tgamma(x),
        MathFn::Lgamma => libm::lgamma(x),
        MathFn::J0 => libm::j0(x),
        MathFn::J1 => libm::j1(x),
        MathFn::Jn => libm::jn(x as i32, y),
        MathFn::Y0 => libm::y0(x),
        MathFn::Y1 => libm::y1(x),
        MathFn::Yn => libm::yn(x as i32, y),
        MathFn::I0 => modified(0.0, x),
        MathFn::I1 => 0.5 * x * modified(1.0, x),
        _ => unreachable!("{function} is not special"),
    }
}

/// Three bits of the quotient, with its sign.
fn quotient(x: f64, y: f64) -> f64 {
    let (rest, quotient) = libm::remquo(x, y);
    let low = f64::from(quotient.unsigned_abs() & 7);
    let signed = if quotient < 0 { 0.0 - low } else { low };
    if rest.is_nan() { rest } else { signed }
}

/// The number whose error function this is, by Newton's method.
fn erfinv(y: f64) -> f64 {
    if y.abs() > 1.0 {
        return f64::NAN;
    }
    let mut x = y;
    for _ in 0..60 {
        x -= (libm::erf(x) - y) * PI.sqrt() / 2.0 * libm::exp(x * x);
    }
    x
}

/// The power series of the modified Bessel functions, without (x / 2)^order.
fn modified(order: f64, x: f64) -> f64 {
    let (mut term, mut sum) = (1.0, 1.0);
    for k in 1..400 {
        let k = f64::from(k);
        term *= x * x / (4.0 * k * (k + order));
        sum += term;
    }
    sum
}

/// Whether it is a function of [`crate::special`]; of `f32` such a one is held to that of `f64`.
pub fn is_special(function: MathFn) -> bool {
    use MathFn::*;
    let of_errors = [Erf, Erfc, Erfcx, Erfinv, Erfcinv, Normcdf, Normcdfinv];
    let of_bessel = [J0, J1, Jn, Y0, Y1, Yn, I0, I1];
    of_errors.contains(&function) || of_bessel.contains(&function) || is_gamma(function)
}

fn is_gamma(function: MathFn) -> bool {
    matches!(function, MathFn::Tgamma | MathFn::Lgamma)
}

/// Of what size at least the ulp are of which errors are counted: functions that oscillate are
/// exact beside their amplitude, and the logarithm of gamma is between its poles beside 1.
pub fn floor(function: MathFn, at: Operands) -> f64 {
    let of_bessel = |x: f64, from: f64| if x.abs() >= from { 0.25 } else { 0.0 };
    match function {
        _ if oscillates(function) => of_bessel(at[0], 8.0),
        MathFn::Jn => 0.25,
        MathFn::Yn => of_bessel(at[1], at[0].abs()),
        MathFn::Lgamma if at[0] < -2.25 => 1.0,
        _ => 0.0,
    }
}

/// Of what size numbers are that the routine of `f64` has within some ulp where its value is less:
/// about the zeros of functions that oscillate, and of the logarithm of gamma between its poles.
pub fn amplitude(function: MathFn, at: Operands) -> f64 {
    let size = at[0].abs();
    match function {
        _ if oscillates(function) && (8.0..f64::MAX).contains(&size) => (0.64 / size).sqrt(),
        MathFn::Lgamma if at[0] < -2.25 => size,
        _ => 0.0,
    }
}

/// The value of a special function where it is no number, or a number that `f64` has or is far
/// beyond those that it has.
pub fn known(function: MathFn, at: Operands) -> Option<f64> {
    use MathFn::*;
    let [x, y, ..] = at;
    let inf = f64::INFINITY;
    if !is_special(function) {
        return None;
    }
    if at[..function.operands()].iter().any(|x| x.is_nan()) {
        return Some(f64::NAN);
    }
    match function {
        Erf if x == 0.0 => Some(x),
        Erf if x.abs() > 40.0 => Some(1f64.copysign(x)),
        Erfc | Erfcx if x == 0.0 => Some(1.0),
        Erfc if x.abs() > 40.0 => Some(if x > 0.0 { 0.0 } else { 2.0 }),
        Erfcx if x < -40.0 => Some(inf),
        Erfcx if x == inf => Some(0.0),
        Normcdf if x == 0.0 => Some(0.5),
        Normcdf if x.abs() > 60.0 => Some(if x > 0.0 { 1.0 } else { 0.0 }),
        Erfinv if x == 0.0 => Some(x),
        Erfinv => inverse(x, [-1.0, 0.0, 1.0], [-inf, inf]),
        Erfcinv => inverse(x, [0.0, 1.0, 2.0], [inf, -inf]),
        Normcdfinv => inverse(x, [0.0, 0.5, 1.0], [-inf, inf]),
        Tgamma | Lgamma => known_gamma(function, x),
        J0 | J1 | Jn | Y0 | Y1 | Yn => known_bessel(function, x, y),
        I0 if x == 0.0 => Some(1.0),
        I0 if x.abs() > 720.0 => Some(inf),
        I1 if x == 0.0 => Some(x),
        I1 if x.abs() > 720.0 => Some(inf.copysign(x)),
        _ => None,
    }
}

/// What an inverse gives at the ends and in the middle of where it is defined, and beyond that.
fn inverse(x: f64, [low, middle, high]: [f64; 3], ends: [f64; 2]) -> Option<f64> {
    match x {
        _ if x < low || x > high => Some(f64::NAN),
        _ if x == low => Some(ends[0]),
        _ if x == high => Some(ends[1]),
        _ if x == middle => Some(0.0),
        _ => None,
    }
}

fn known_gamma(function: MathFn, x: f64) -> Option<f64> {
    let inf = f64::INFINITY;
    let is_pole = x < 0.0 && x.fract() == 0.0;
    if function == MathFn::Lgamma {
        let is_zero = x == 1.0 || x == 2.0;
        let is_infinite = x == 0.0 || x.is_infinite() || is_pole;
        return if is_zero { Some(0.0) } else { is_infinite.then_some(inf) };
    }
    match x {
        _ if x == 0.0 => Some(inf.copysign(x)),
        _ if is_pole || x == -inf => Some(f64::NAN),
        _ if x > 200.0 => Some(inf),
        _ if x < -200.0 => Some(if x.floor() % 2.0 == 0.0 { 0.0 } else { -0.0 }),
        _ => None,
    }
}

/// The degree is the first of two operands, where there are two.
fn known_bessel(function: MathFn, x: f64, y: f64) -> Option<f64> {
    use MathFn::*;
    let (degree, x) = match function {
        Jn | Yn => (x.trunc(), y),
        J0 | Y0 => (0.0, x),
        _ => (1.0, x),
    };
    if degree.abs() > 2f64.powi(14) {
        return Some(f64::NAN);
    }
    let is_odd = degree % 2.0 != 0.0;
    let turned = |value: f64, turns: bool| Some(if turns { -value } else { value });
    match function {
        J0 | J1 | Jn if x == 0.0 && degree == 0.0 => Some(1.0),
        J0 | J1 | Jn if x == 0.0 || x.is_infinite() => {
            turned(0.0, is_odd && (degree < 0.0) != x.is_sign_negative())
        }
        Y0 | Y1 | Yn if x < 0.0 => Some(f64::NAN),
        Y0 | Y1 | Yn if x == 0.0 => turned(-f64::INFINITY, is_odd && degree < 0.0),
        Y0 | Y1 | Yn if x.is_infinite() => turned(0.0, is_odd && degree < 0.0),
        _ => None,
    }
}

/// The length of a vector.
fn norm(sides: &[f64]) -> f64 {
    if sides.iter().any(|side| side.is_infinite()) {
        return f64::INFINITY;
    }
    sides.iter().map(|side| side * side).sum::<f64>().sqrt()
}

/// A root, of negative numbers if the degree is odd.
fn root(x: f64, degree: f64) -> f64 {
    let is_odd = degree.abs() % 2.0 == 1.0;
    if degree == 0.0 || degree.fract() != 0.0 || degree.is_infinite() || x < 0.0 && !is_odd {
        return f64::NAN;
    }
    let root = libm::pow(x.abs(), 1.0 / degree);
    if is_odd { root.copysign(x) } else { root }
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

/// How many ulp of `f32` a result is from the exact value, of the value or of a floor that is
/// greater; infinite if it is of another kind: a NaN or a number, a zero of the other sign.
pub fn error_f32(found: f32, exact: f64, floor: f64) -> f64 {
    if exact.is_nan() || found.is_nan() {
        return if exact.is_nan() && found.is_nan() { 0.0 } else { f64::INFINITY };
    }
    if exact == 0.0 && floor == 0.0 {
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
    let scale = exact.abs().max(floor);
    let exponent = ((scale.to_bits() >> 52 & 0x7ff) as i32 - 1023).max(-126);
    let ulp = (least * 2f64.powi(exponent + 126)).max(least);
    (f64::from(found) - exact).abs() / ulp
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_counted_in_ulp() {
        let next = f32::from_bits(1f32.to_bits() + 1);
        assert_eq!(error_f32(next, 1.0, 0.0), 1.0);
        assert_eq!(error_f32(1.0, 1.0 + 2f64.powi(-24), 0.0), 0.5);
        assert_eq!(error_f32(f32::from_bits(1), 0.5 * 2f64.powi(-149), 0.0), 0.5);
        assert_eq!(error_f32(f32::INFINITY, 1e39, 0.0), 0.0);
        assert_eq!(error_f32(f32::MAX, 1e39, 0.0), 1.0);
        assert_eq!(error_f32(-0.0, 0.0, 0.0), f64::INFINITY);
        assert_eq!(error_f32(f32::NAN, 0.0, 0.0), f64::INFINITY);
        assert_eq!(error_f32(f32::NAN, f64::NAN, 0.0), 0.0);
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
