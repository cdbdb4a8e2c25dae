//! Rules about floats; they keep every bit of the result.

use super::{Applied, Operand, Term, becomes, rewrite, unary};
use crate::rules::Rule;
use irc_ir::op::{FloatFlags, Opcode, Payload};
use irc_ir::types::Scalar;
use smallvec::smallvec;

/// Division by a power of two is multiplication by its inverse, if that is a number of the type:
/// the exact result is the same, so what rounding makes of it is too. Where subnormals count as
/// zero, both must be normal. Division of one is a reciprocal, which rounds the same number.
pub(super) fn divide(term: &Term<'_>) -> Applied {
    let Payload::Float(flags) = term.payload else { return None };
    let scalar = term.ty().elem()?;
    if term.bits(0).is_some_and(|c| Some(c) == power(scalar, 0)) {
        let operands = smallvec![Operand::Value(term.args[1])];
        return rewrite(Rule::Reciprocal, Opcode::Frcp, term.payload, operands);
    }
    let inverse = term.bits(1).and_then(|c| inverse_of_power(scalar, c, flags.ftz))?;
    let flags = FloatFlags { approx: false, normal: false, ..flags };
    let operands = smallvec![Operand::Value(term.args[0]), Operand::Constant(term.ty(), inverse)];
    rewrite(Rule::FloatDividePower, Opcode::Fmul, Payload::Float(flags), operands)
}

/// Bits of the fraction and the largest exponent of a float format.
fn format(scalar: Scalar) -> Option<(i32, i32)> {
    Some(match scalar {
        Scalar::F16 => (10, 15),
        Scalar::BF16 => (7, 127),
        Scalar::F32 => (23, 127),
        Scalar::F64 => (52, 1023),
        _ => return None,
    })
}

/// `2^exponent`, if it is a number of the format.
pub(super) fn power(scalar: Scalar, exponent: i32) -> Option<u128> {
    let (fraction, most) = format(scalar)?;
    let least = 1 - most;
    match exponent {
        _ if exponent > most || exponent < least - fraction => None,
        _ if exponent >= least => Some(((exponent + most) as u128) << fraction),
        _ => Some(1 << (exponent - (least - fraction))),
    }
}

/// `1 / c`, if `c` is a power of two or its negative and that is a number; with `normal`, if both
/// are normal numbers.
fn inverse_of_power(scalar: Scalar, c: u128, normal: bool) -> Option<u128> {
    let (fraction, most) = format(scalar)?;
    let sign = c & 1 << (scalar.bits() - 1);
    let magnitude = c ^ sign;
    let biased = (magnitude >> fraction) as i32;
    let exponent = match biased {
        0 if magnitude == 0 => return None,
        0 => magnitude.trailing_zeros() as i32 + 1 - most - fraction,
        _ => biased - most,
    };
    let is_normal = |exponent: i32| (1 - most..=most).contains(&exponent);
    let fits = !normal || is_normal(exponent) && is_normal(-exponent);
    let is_power = power(scalar, exponent) == Some(magnitude);
    (is_power && fits).then(|| Some(sign | power(scalar, -exponent)?)).flatten()
}

/// `fneg` and `fabs` change the sign alone.
pub(super) fn sign(term: &Term<'_>) -> Applied {
    let x = term.args[0];
    let inner = term.def(x, Opcode::Fneg);
    match term.opcode {
        Opcode::Fneg => inner.and_then(|inner| becomes(Rule::NegateTwice, inner.args[0])),
        _ => match inner {
            Some(inner) => unary(Rule::AbsNegated, Opcode::Fabs, inner.args[0]),
            None if term.def(x, Opcode::Fabs).is_some() => becomes(Rule::AbsTwice, x),
            None => None,
        },
    }
}

/// A constant goes right.
pub(super) fn compare(term: &Term<'_>) -> Applied {
    let (&[x, y], Payload::FloatCond(cond, ftz)) = (term.args, term.payload) else {
        return None;
    };
    if term.bits(0).is_none() || term.bits(1).is_some() {
        return None;
    }
    let operands = smallvec![Operand::Value(y), Operand::Value(x)];
    let payload = Payload::FloatCond(cond.swapped(), ftz);
    rewrite(Rule::FloatCompareConstantRight, Opcode::Fcmp, payload, operands)
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::interp::eval;
    use irc_ir::types::Type;

    #[test]
    fn inverses_are_exact() {
        let inverse = |x: f32, normal| {
            let bits = inverse_of_power(Scalar::F32, x.to_bits().into(), normal);
            bits.map(|bits| f32::from_bits(bits as u32))
        };
        for normal in [false, true] {
            assert_eq!(inverse(8.0, normal), Some(0.125));
            assert_eq!(inverse(-0.25, normal), Some(-4.0));
            assert_eq!(inverse(1.0, normal), Some(1.0));
            assert_eq!(inverse(f32::MIN_POSITIVE, normal), Some(2f32.powi(126)));
            for x in [3.0, 0.0, f32::INFINITY, f32::NAN, 1e-45, 2f32.powi(-128)] {
                assert_eq!(inverse(x, normal), None, "{x}");
            }
        }
        assert_eq!(inverse(2f32.powi(127), false), Some(2f32.powi(-127)));
        assert_eq!(inverse(-2f32.powi(-127), false), Some(-2f32.powi(127)));
        assert_eq!((inverse(2f32.powi(127), true), inverse(2f32.powi(-127), true)), (None, None));
        assert_eq!(inverse_of_power(Scalar::F16, 0x3c00, true), Some(0x3c00));
        assert_eq!(inverse_of_power(Scalar::BF16, 0x4000, true), Some(0x3f00));
    }

    /// Every number of 16 bits divided by every power of two: what multiplication gives instead.
    #[test]
    fn quotients_of_halves_are_products() {
        for scalar in [Scalar::F16, Scalar::BF16] {
            let ty = Type::Scalar(scalar);
            let compute = |op, x: u128, y: u128| {
                let lanes = [Some(x), Some(y)];
                let operands = [0, 1].map(|i| eval::Operand { ty, lanes: &lanes[i..=i] });
                let payload = Payload::Float(FloatFlags::default());
                let mut out = [None];
                assert!(eval::evaluate(op, &payload, ty, &operands, &mut out));
                out[0]
            };
            let divisors =
                (0..1 << 16).filter(|c| c & ((1 << (format(scalar).unwrap().0 - 2)) - 1) == 0);
            for c in divisors {
                let Some(inverse) = inverse_of_power(scalar, c, false) else { continue };
                for x in (0..1 << 16).step_by(37).chain([0, 1, 2, 0x8001, 0x7bff, 0x7f7f]) {
                    let quotient = compute(Opcode::Fdiv, x, c);
                    assert_eq!(quotient, compute(Opcode::Fmul, x, inverse), "{x:x} / {c:x}");
                }
            }
        }
    }
}
