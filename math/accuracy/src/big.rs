//! What functions of `f64` give, to 128 bits and more.

use crate::reference::{Operands, is_exact, is_special, known};
use crate::special::Special;
use astro_float::{BigFloat, Consts, RoundingMode};
use irc_ir::op::MathFn;

/// Bits that results have; those that are subtracted from have more.
const BITS: usize = 192;
const NEAREST: RoundingMode = RoundingMode::ToEven;

/// Computes references; keeps the constants that it needs.
#[derive(Debug)]
pub struct Reference {
    constants: Consts,
    pi: BigFloat,
    ln2: BigFloat,
    ln10: BigFloat,
    special: Special,
}

/// The value of a function.
#[derive(Debug)]
pub enum Exact {
    /// What `f64` says exactly: NaN, an infinity, a zero with its sign.
    Special(f64),
    /// A number, not zero.
    Number(BigFloat),
}

impl Default for Reference {
    fn default() -> Reference {
        let mut constants = Consts::new().expect("there is memory for a few constants");
        let pi = constants.pi(2 * BITS, NEAREST);
        let ln2 = constants.ln_2(2 * BITS, NEAREST);
        let ln10 = constants.ln_10(2 * BITS, NEAREST);
        Reference { constants, pi, ln2, ln10, special: Special::default() }
    }
}

/// A number; subnormal ones are made normal first, as the library asks for.
pub(crate) fn big(x: f64) -> BigFloat {
    if x.is_normal() || x == 0.0 {
        return BigFloat::from_f64(x, BITS);
    }
    let mut raised = BigFloat::from_f64(x * 2f64.powi(200), BITS);
    raised.set_exponent(raised.exponent().unwrap_or(0) - 200);
    raised
}

impl Reference {
    /// The value of a function.
    pub fn of(&mut self, function: MathFn, at: Operands) -> Exact {
        if let Some(value) = known(function, at) {
            return Exact::Special(value);
        }
        if is_special(function) {
            return Exact::Number(self.special.of(function, at));
        }
        // Where an operand is no plain number, or the result is none, any library is exact.
        let plain = |x: f64| x.is_finite() && x != 0.0;
        let [x, y, ..] = at;
        let rough = rough(function, at);
        // An exponent beyond all exponents.
        let is_power = matches!(function, MathFn::Pow | MathFn::Pown);
        let far = is_power && (x.abs() == 1.0 || (libm::log2(x.abs()) * y).abs() > 5000.0);
        let at_all = &at[..function.operands()];
        let is_plain = match function {
            MathFn::Rhypot
            | MathFn::Norm3d
            | MathFn::Rnorm3d
            | MathFn::Norm4d
            | MathFn::Rnorm4d => {
                at_all.iter().all(|x| x.is_finite()) && at_all.iter().any(|&x| x != 0.0)
            }
            _ => !far && at_all.iter().all(|&x| plain(x)),
        };
        if !is_plain || rough.is_nan() || self.is_exact(function, x) {
            return Exact::Special(rough);
        }
        let value = self.number(function, at);
        match value.is_nan() || value.is_inf() || value.is_zero() {
            true => Exact::Special(rough),
            false => Exact::Number(value),
        }
    }

    /// Whether the result is a zero, or another number that `f64` has.
    fn is_exact(&self, function: MathFn, x: f64) -> bool {
        match function {
            MathFn::Sinpi | MathFn::Cospi | MathFn::Tanpi => (2.0 * x).fract() == 0.0,
            MathFn::Log | MathFn::Log2 | MathFn::Log10 => x == 1.0,
            MathFn::Acos | MathFn::Acospi | MathFn::Acosh => x == 1.0,
            MathFn::Atanh => x.abs() == 1.0,
            MathFn::Log1p => x == -1.0,
            // Beyond this they overflow, or are zero, or one.
            MathFn::Exp | MathFn::Exp2 | MathFn::Exp10 | MathFn::Expm1 => x.abs() > 2000.0,
            MathFn::Sinh | MathFn::Cosh | MathFn::Tanh => x.abs() > 2000.0,
            _ => is_exact(function),
        }
    }

    fn number(&mut self, function: MathFn, at: Operands) -> BigFloat {
        let (rm, p) = (NEAREST, BITS);
        let [x, y, ..] = at;
        let (a, b) = (big(x), big(y));
        let tiny = x.abs() < 2f64.powi(-70);
        let half = || a.mul(&a, p, rm).mul(&big(0.5), p, rm);
        let cc = &mut self.constants;
        match function {
            MathFn::Sin => a.sin(p, rm, cc),
            MathFn::Cos => a.cos(p, rm, cc),
            MathFn::Tan => a.tan(p, rm, cc),
            MathFn::Sinpi => self.pi.mul(&big(x % 2.0), 2 * p, rm).sin(p, rm, cc),
            MathFn::Cospi => self.pi.mul(&big(x % 2.0), 2 * p, rm).cos(p, rm, cc),
            MathFn::Tanpi => self.pi.mul(&big(x % 2.0), 2 * p, rm).tan(p, rm, cc),
            MathFn::Asinpi => a.asin(p, rm, cc).div(&self.pi, p, rm),
            MathFn::Acospi => a.acos(p, rm, cc).div(&self.pi, p, rm),
            MathFn::Atanpi => a.atan(p, rm, cc).div(&self.pi, p, rm),
            MathFn::Atan2pi => self.angle(&a, &b, x).div(&self.pi, p, rm),
            MathFn::Asinh => a.asinh(2 * p, rm, cc),
            MathFn::Acosh => a.acosh(2 * p, rm, cc),
            MathFn::Atanh => a.atanh(2 * p, rm, cc),
            MathFn::Rootn => {
                let power = big(x.abs()).ln(2 * p, rm, cc).div(&b, 2 * p, rm).exp(p, rm, cc);
                if x < 0.0 { power.neg() } else { power }
            }
            MathFn::Asin => a.asin(p, rm, cc),
            MathFn::Acos => a.acos(p, rm, cc),
            MathFn::Atan => a.atan(p, rm, cc),
            MathFn::Atan2 => self.angle(&a, &b, x),
            MathFn::Sinh => a.sinh(p, rm, cc),
            MathFn::Cosh => a.cosh(p, rm, cc),
            MathFn::Tanh => a.tanh(p, rm, cc),
            MathFn::Exp => a.exp(p, rm, cc),
            MathFn::Exp2 => a.mul(&self.ln2, 2 * p, rm).exp(p, rm, cc),
            MathFn::Exp10 => a.mul(&self.ln10, 2 * p, rm).exp(p, rm, cc),
            MathFn::Expm1 if tiny => a.add(&half(), p, rm),
            MathFn::Expm1 => a.exp(2 * p, rm, cc).sub(&big(1.0), p, rm),
            MathFn::Log => a.ln(p, rm, cc),
            MathFn::Log2 => a.log2(p, rm, cc),
            MathFn::Log10 => a.log10(p, rm, cc),
            MathFn::Log1p if tiny => a.sub(&half(), p, rm),
            MathFn::Log1p => a.add(&big(1.0), 2 * p, rm).ln(p, rm, cc),
            MathFn::Pow | MathFn::Pown => {
                // Of a negative base the exponent is whole: the other library found no NaN.
                let size = big(x.abs()).ln(2 * p, rm, cc);
                let power = size.mul(&b, 2 * p, rm).exp(p, rm, cc);
                if x < 0.0 && y.abs() % 2.0 == 1.0 { power.neg() } else { power }
            }
            MathFn::Cbrt => a.cbrt(p, rm),
            MathFn::Rsqrt => a.sqrt(p, rm).reciprocal(p, rm),
            MathFn::Rcbrt => a.cbrt(p, rm).reciprocal(p, rm),
            MathFn::Hypot | MathFn::Norm3d | MathFn::Norm4d => norm(function, at),
            MathFn::Rhypot | MathFn::Rnorm3d | MathFn::Rnorm4d => {
                norm(function, at).reciprocal(p, rm)
            }
            _ => unreachable!("{function} is exact"),
        }
    }

    /// The angle of a point; the ordinate comes first, and is not zero.
    fn angle(&mut self, y: &BigFloat, x: &BigFloat, sign: f64) -> BigFloat {
        let (rm, p) = (NEAREST, BITS);
        let acute = y.div(x, 2 * p, rm).atan(p, rm, &mut self.constants);
        match (x.is_negative(), sign < 0.0) {
            (false, _) => acute,
            (true, false) => acute.add(&self.pi, p, rm),
            (true, true) => acute.sub(&self.pi, p, rm),
        }
    }
}

/// The length of a vector.
fn norm(function: MathFn, at: Operands) -> BigFloat {
    let squares =
        at[..function.operands()].iter().map(|&side| big(side).mul(&big(side), 256, NEAREST));
    squares
        .reduce(|sum, square| sum.add(&square, BITS, NEAREST))
        .unwrap_or_default()
        .sqrt(BITS, NEAREST)
}

/// The value, about.
fn rough(function: MathFn, at: Operands) -> f64 {
    match function {
        MathFn::Rsqrt => 1.0 / at[0].sqrt(),
        // What is special of it is a multiple of a quarter.
        MathFn::Atan2pi => {
            let turns = crate::reference::rough(function, at);
            let quarters = (turns * 4.0).round() / 4.0;
            if (turns - quarters).abs() < 1e-15 { quarters.copysign(turns) } else { turns }
        }
        _ => crate::reference::rough(function, at),
    }
}

/// A big number as the nearest `f64`, but for a rounding.
fn narrow(value: &BigFloat) -> f64 {
    let Some((words, _, sign, exponent, _)) = value.as_raw_parts() else { return f64::NAN };
    let top = words.last().copied().unwrap_or(0) as f64;
    // The number is a fraction, from a half to one, times 2^exponent.
    let size = scale(top, exponent - 64);
    if sign == astro_float::Sign::Neg { -size } else { size }
}

/// A number times a power of two, in steps that `f64` has.
fn scale(mut x: f64, mut by: i32) -> f64 {
    while by > 1000 && x.is_finite() {
        (x, by) = (x * 2f64.powi(1000), by - 1000);
    }
    while by < -1000 && x != 0.0 {
        (x, by) = (x * 2f64.powi(-1000), by + 1000);
    }
    x * 2f64.powi(by.clamp(-1000, 1000))
}

/// How many ulp of `f64` a result is from the exact value, of the value or of a floor that is
/// greater; infinite if it is of another kind.
pub fn error(found: f64, exact: &Exact, floor: f64) -> f64 {
    let exact = match exact {
        Exact::Special(value) => {
            let same = found.to_bits() == value.to_bits() || found.is_nan() && value.is_nan();
            return if same { 0.0 } else { f64::INFINITY };
        }
        Exact::Number(value) => value,
    };
    if found.is_nan() {
        return f64::INFINITY;
    }
    let exponent = exact.exponent().unwrap_or(0);
    if exponent > 1024 || found.is_infinite() {
        // Beyond the greatest number by half an ulp or more the result is infinite.
        let is_right = found.is_infinite() && exponent > 1024;
        let near = exponent == 1024 && narrow(exact).abs() >= f64::MAX;
        let same_sign = found.is_sign_negative() == exact.is_negative();
        return if (is_right || near) && same_sign { 0.0 } else { f64::INFINITY };
    }
    let off = big(found).sub(exact, BITS, NEAREST);
    // An ulp is 2^(exponent - 53), or that of subnormals.
    let least = if floor > 0.0 { big(floor).exponent().unwrap_or(0) } else { i32::MIN };
    let ulp = (exponent.max(least) - 53).max(-1074);
    match off.exponent() {
        _ if off.is_zero() => 0.0,
        None => f64::INFINITY,
        Some(_) => {
            let Some((words, _, _, exponent, _)) = off.as_raw_parts() else { return f64::INFINITY };
            let top = words.last().copied().unwrap_or(0) as f64 / 2f64.powi(64);
            scale(top, exponent - ulp).abs()
        }
    }
}

/// How many ulp of `f32` a result is from an exact value that is a number; infinity counts as
/// 2^128, the number after the greatest.
pub fn error_single(found: f32, exact: &BigFloat) -> f64 {
    let limit = 2f64.powi(128);
    let off = big(f64::from(found).clamp(-limit, limit)).sub(exact, BITS, NEAREST);
    let ulp = (exact.exponent().unwrap_or(0) - 24).clamp(-149, 104);
    let Some((words, _, _, exponent, _)) = off.as_raw_parts().filter(|_| !off.is_zero()) else {
        return if found.is_nan() { f64::INFINITY } else { 0.0 };
    };
    let top = words.last().copied().unwrap_or(0);
    let size = scale(top as f64 / 2f64.powi(64), exponent - ulp);
    // What is beside the middle stays there.
    let is_more = size == 0.5 && (top << 1 != 0 || words.iter().rev().skip(1).any(|&w| w != 0));
    if is_more { f64::from_bits(size.to_bits() + 1) } else { size }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_counted_in_ulp() {
        let mut reference = Reference::default();
        let exact = reference.of(MathFn::Exp, [1.0; 4]);
        let e = std::f64::consts::E;
        assert!(error(e, &exact, 0.0) < 0.5);
        let next = f64::from_bits(e.to_bits() + 1);
        assert!((0.5..1.5).contains(&error(next, &exact, 0.0)));
        assert_eq!(error(f64::NAN, &exact, 0.0), f64::INFINITY);
        let zero = reference.of(MathFn::Sinpi, [3.0; 4]);
        assert_eq!((error(0.0, &zero, 0.0), error(-0.0, &zero, 0.0)), (0.0, f64::INFINITY));
    }

    /// Where the other library is known to be right to an ulp or two.
    #[test]
    fn references_agree_with_another_library() {
        let mut reference = Reference::default();
        for &function in <MathFn as irc_ir::op::Word>::ALL {
            for (x, y) in [(0.3, 0.7), (0.9, -0.2), (1e-5, 3.0), (-0.6, -1.5), (0.999, 1e3)] {
                let exact = reference.of(function, [x, y, x, y]);
                let off = error(rough(function, [x, y, x, y]), &exact, 0.0);
                let most = match function {
                    // 1 - x has been rounded.
                    MathFn::Erfcinv | MathFn::Normcdfinv => 1e5,
                    _ if is_special(function) => 40.0,
                    _ => 3.0,
                };
                assert!(off < most, "{function}({x}, {y}): {off}");
            }
        }
    }
}
