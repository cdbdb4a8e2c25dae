//! Rules about floats; they keep every bit of the result.

use super::{Operand, Step, Term, becomes, unary};
use irc_ir::op::{FloatFlags, Opcode, Payload};
use irc_ir::types::Scalar;
use smallvec::smallvec;

/// Division by a power of two is multiplication by its inverse, if both are normal numbers: the
/// exact result is the same, so what rounding makes of it is too.
pub(super) fn divide(term: &Term<'_>) -> Step {
    let (Some(c), Payload::Float(flags)) = (term.bits(1), term.payload) else {
        return Step::Keep;
    };
    let Some(inverse) = term.ty().elem().and_then(|scalar| inverse_of_power(scalar, c)) else {
        return Step::Keep;
    };
    let flags = FloatFlags { approx: false, ..flags };
    let operands = smallvec![Operand::Value(term.args[0]), Operand::Constant(term.ty(), inverse)];
    Step::Rewrite(Opcode::Fmul, Payload::Float(flags), operands)
}

/// `1 / c`, if `c` is a power of two or its negative and both are normal.
fn inverse_of_power(scalar: Scalar, c: u128) -> Option<u128> {
    let fraction_bits = match scalar {
        Scalar::F16 => 10,
        Scalar::BF16 => 7,
        Scalar::F32 => 23,
        Scalar::F64 => 52,
        _ => return None,
    };
    let exponent_bits = scalar.bits() - 1 - fraction_bits;
    let sign = c & 1 << (scalar.bits() - 1);
    let magnitude = c ^ sign;
    let exponent = magnitude >> fraction_bits;
    let bias = (1u128 << (exponent_bits - 1)) - 1;
    let is_power = exponent << fraction_bits == magnitude;
    let normal = 1..=2 * bias;
    let inverse = (2 * bias).checked_sub(exponent)?;
    (is_power && normal.contains(&exponent) && normal.contains(&inverse))
        .then_some(sign | inverse << fraction_bits)
}

/// `fneg` and `fabs` change the sign alone.
pub(super) fn sign(term: &Term<'_>) -> Step {
    let x = term.args[0];
    let inner = term.def(x, Opcode::Fneg);
    match term.opcode {
        Opcode::Fneg => inner.map_or(Step::Keep, |inner| becomes(inner.args[0])),
        _ => match inner {
            Some(inner) => unary(Opcode::Fabs, inner.args[0]),
            None if term.def(x, Opcode::Fabs).is_some() => becomes(x),
            None => Step::Keep,
        },
    }
}

/// A constant goes right.
pub(super) fn compare(term: &Term<'_>) -> Step {
    let (&[x, y], Payload::FloatCond(cond, ftz)) = (term.args, term.payload) else {
        return Step::Keep;
    };
    if term.bits(0).is_none() || term.bits(1).is_some() {
        return Step::Keep;
    }
    let operands = smallvec![Operand::Value(y), Operand::Value(x)];
    Step::Rewrite(Opcode::Fcmp, Payload::FloatCond(cond.swapped(), ftz), operands)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverses_are_exact() {
        let inverse = |x: f32| {
            inverse_of_power(Scalar::F32, x.to_bits().into()).map(|b| f32::from_bits(b as u32))
        };
        assert_eq!(inverse(8.0), Some(0.125));
        assert_eq!(inverse(-0.25), Some(-4.0));
        assert_eq!(inverse(1.0), Some(1.0));
        assert_eq!((inverse(3.0), inverse(0.0), inverse(f32::INFINITY)), (None, None, None));
        assert_eq!(inverse(f32::MIN_POSITIVE), Some(2f32.powi(126)));
        assert_eq!((inverse(2f32.powi(127)), inverse(1e-45)), (None, None));
        assert_eq!(inverse_of_power(Scalar::F16, 0x3c00), Some(0x3c00));
        assert_eq!(inverse_of_power(Scalar::BF16, 0x4000), Some(0x3f00));
    }
}
