//! The functions of the `math` operation. What the library has of them, for which types and in
//! which tiers, is asked of [`crate::math`].

use super::word::{Word, words};
use crate::types::Scalar;
use std::fmt;

/// The table: what a function is, its variant, and its name with its operands, floats of one type
/// unless another is written. `$with` is the macro that is given it.
macro_rules! math_functions {
    ($with:ident) => {
        $with! {
            /// Sine.
            Sin sin(x);
            /// Cosine.
            Cos cos(x);
            /// Tangent.
            Tan tan(x);
            /// Sine of pi times the operand.
            Sinpi sinpi(x);
            /// Cosine of pi times the operand.
            Cospi cospi(x);
            /// Tangent of pi times the operand.
            Tanpi tanpi(x);
            /// Arcsine.
            Asin asin(x);
            /// Arccosine.
            Acos acos(x);
            /// Arctangent.
            Atan atan(x);
            /// Angle of the point whose ordinate is the first operand, its abscissa the second.
            Atan2 atan2(y, x);
            /// Arcsine divided by pi.
            Asinpi asinpi(x);
            /// Arccosine divided by pi.
            Acospi acospi(x);
            /// Arctangent divided by pi.
            Atanpi atanpi(x);
            /// What `atan2` gives, divided by pi.
            Atan2pi atan2pi(y, x);
            /// Hyperbolic sine.
            Sinh sinh(x);
            /// Hyperbolic cosine.
            Cosh cosh(x);
            /// Hyperbolic tangent.
            Tanh tanh(x);
            /// Inverse hyperbolic sine.
            Asinh asinh(x);
            /// Inverse hyperbolic cosine.
            Acosh acosh(x);
            /// Inverse hyperbolic tangent.
            Atanh atanh(x);
            /// e^x.
            Exp exp(x);
            /// 2^x.
            Exp2 exp2(x);
            /// 10^x.
            Exp10 exp10(x);
            /// e^x - 1.
            Expm1 expm1(x);
            /// Natural logarithm.
            Log log(x);
            /// Logarithm to base 2.
            Log2 log2(x);
            /// Logarithm to base 10.
            Log10 log10(x);
            /// Natural logarithm of 1 + x.
            Log1p log1p(x);
            /// The first operand to the power of the second.
            Pow pow(x, y);
            /// The root of the first operand whose degree is the second, an integral number.
            Rootn rootn(x, n);
            /// The first operand to the power of the second, an `i32` for all lanes.
            Pown pown(x, n: i32);
            /// Cube root.
            Cbrt cbrt(x);
            /// 1 / cbrt(x).
            Rcbrt rcbrt(x);
            /// 1 / sqrt(x).
            Rsqrt rsqrt(x);
            /// Square root of the sum of the squares.
            Hypot hypot(x, y);
            /// 1 / hypot(x, y).
            Rhypot rhypot(x, y);
            /// Square root of the sum of three squares.
            Norm3d norm3d(x, y, z);
            /// 1 / norm3d(x, y, z).
            Rnorm3d rnorm3d(x, y, z);
            /// Square root of the sum of four squares.
            Norm4d norm4d(x, y, z, w);
            /// 1 / norm4d(x, y, z, w).
            Rnorm4d rnorm4d(x, y, z, w);
            /// The error function.
            Erf erf(x);
            /// 1 - erf(x).
            Erfc erfc(x);
            /// e^(x^2) erfc(x).
            Erfcx erfcx(x);
            /// The number whose error function the operand is.
            Erfinv erfinv(x);
            /// The number whose complementary error function the operand is.
            Erfcinv erfcinv(x);
            /// The share of the normal distribution up to a number.
            Normcdf normcdf(x);
            /// The number up to which the normal distribution has this share.
            Normcdfinv normcdfinv(x);
            /// The gamma function.
            Tgamma tgamma(x);
            /// The logarithm of the size of the gamma function.
            Lgamma lgamma(x);
            /// Bessel function of the first kind, degree 0.
            J0 j0(x);
            /// Bessel function of the first kind, degree 1.
            J1 j1(x);
            /// Bessel function of the first kind; the degree, up to 2^14, is the first operand.
            Jn jn(n, x);
            /// Bessel function of the second kind, degree 0.
            Y0 y0(x);
            /// Bessel function of the second kind, degree 1.
            Y1 y1(x);
            /// Bessel function of the second kind; the degree, up to 2^14, is the first operand.
            Yn yn(n, x);
            /// Modified Bessel function of the first kind, degree 0.
            I0 i0(x);
            /// Modified Bessel function of the first kind, degree 1.
            I1 i1(x);
            /// What is left of the first operand after a multiple of the second, with its sign.
            Fmod fmod(x, y);
            /// What is left after the nearest multiple of the second operand, ties to the even one.
            Remainder remainder(x, y);
            /// The three lowest bits of the quotient that belongs to `remainder`, with its sign.
            Remquo remquo(x, y);
            /// What follows the point, with the sign.
            Modf modf(x);
            /// The number times a power of two that brings it to [1/2, 1); zero and infinity stay.
            Frexp frexp(x);
            /// The exponent of the power of two that `frexp` leaves out; 0 of zero and infinity.
            FrexpExponent frexp_exponent(x);
            /// The exponent of the number, rounded down.
            Logb logb(x);
            /// The first operand times 2 to the power of the second, which is rounded toward zero.
            Ldexp ldexp(x, n);
            /// The positive difference: zero where the second operand is not less.
            Fdim fdim(x, y);
            /// The next number from the first operand in the direction of the second.
            Nextafter nextafter(x, y);
        }
    };
}
pub(crate) use math_functions;

macro_rules! enumeration {
    ($(
        #[doc = $doc:literal]
        $variant:ident $name:ident($($operand:ident $(: $integer:ident)?),+);
    )*) => {
        words! {
            /// A function of the math library.
            MathFn, "function" {
                $(#[doc = $doc] $variant = stringify!($name),)*
            }
        }

        impl MathFn {
            /// How many operands it takes.
            pub const fn operands(self) -> usize {
                match self {
                    $(MathFn::$variant => [$(stringify!($operand)),+].len(),)*
                }
            }

            /// Whether an operand is an `i32`, the same for all lanes.
            pub const fn is_integer(self, operand: usize) -> bool {
                let integers: &[&str] = match self {
                    $(MathFn::$variant => &[$(concat!($(stringify!($integer))?)),+],)*
                };
                operand < integers.len() && !integers[operand].is_empty()
            }

            /// The type of an operand of the function of a type.
            pub const fn operand_type(self, operand: usize, of: Scalar) -> Scalar {
                if self.is_integer(operand) { Scalar::I32 } else { of }
            }
        }
    };
}

math_functions!(enumeration);
