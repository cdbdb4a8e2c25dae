//! The functions of the `math` operation. What the library has of them, for which types and in
//! which tiers, is asked of [`crate::math`].

use super::word::{Word, words};
use std::fmt;

words! {
    /// A function of the math library.
    MathFn, "function" {
        /// Sine.
        Sin = "sin",
        /// Cosine.
        Cos = "cos",
        /// Tangent.
        Tan = "tan",
        /// Sine of pi times the operand.
        Sinpi = "sinpi",
        /// Cosine of pi times the operand.
        Cospi = "cospi",
        /// Tangent of pi times the operand.
        Tanpi = "tanpi",
        /// Arcsine.
        Asin = "asin",
        /// Arccosine.
        Acos = "acos",
        /// Arctangent.
        Atan = "atan",
        /// Angle of the point whose ordinate is the first operand, its abscissa the second.
        Atan2 = "atan2",
        /// Arcsine divided by pi.
        Asinpi = "asinpi",
        /// Arccosine divided by pi.
        Acospi = "acospi",
        /// Arctangent divided by pi.
        Atanpi = "atanpi",
        /// What `atan2` gives, divided by pi.
        Atan2pi = "atan2pi",
        /// Hyperbolic sine.
        Sinh = "sinh",
        /// Hyperbolic cosine.
        Cosh = "cosh",
        /// Hyperbolic tangent.
        Tanh = "tanh",
        /// Inverse hyperbolic sine.
        Asinh = "asinh",
        /// Inverse hyperbolic cosine.
        Acosh = "acosh",
        /// Inverse hyperbolic tangent.
        Atanh = "atanh",
        /// e^x.
        Exp = "exp",
        /// 2^x.
        Exp2 = "exp2",
        /// 10^x.
        Exp10 = "exp10",
        /// e^x - 1.
        Expm1 = "expm1",
        /// Natural logarithm.
        Log = "log",
        /// Logarithm to base 2.
        Log2 = "log2",
        /// Logarithm to base 10.
        Log10 = "log10",
        /// Natural logarithm of 1 + x.
        Log1p = "log1p",
        /// The first operand to the power of the second.
        Pow = "pow",
        /// The root of the first operand whose degree is the second, an integral number.
        Rootn = "rootn",
        /// Cube root.
        Cbrt = "cbrt",
        /// 1 / cbrt(x).
        Rcbrt = "rcbrt",
        /// 1 / sqrt(x).
        Rsqrt = "rsqrt",
        /// Square root of the sum of the squares.
        Hypot = "hypot",
        /// 1 / hypot(x, y).
        Rhypot = "rhypot",
        /// Square root of the sum of three squares.
        Norm3d = "norm3d",
        /// 1 / norm3d(x, y, z).
        Rnorm3d = "rnorm3d",
        /// Square root of the sum of four squares.
        Norm4d = "norm4d",
        /// 1 / norm4d(x, y, z, w).
        Rnorm4d = "rnorm4d",
        /// The error function.
        Erf = "erf",
        /// 1 - erf(x).
        Erfc = "erfc",
        /// e^(x^2) erfc(x).
        Erfcx = "erfcx",
        /// The number whose error function the operand is.
        Erfinv = "erfinv",
        /// The number whose complementary error function the operand is.
        Erfcinv = "erfcinv",
        /// The share of the normal distribution up to a number.
        Normcdf = "normcdf",
        /// The number up to which the normal distribution has this share.
        Normcdfinv = "normcdfinv",
        /// The gamma function.
        Tgamma = "tgamma",
        /// The logarithm of the size of the gamma function.
        Lgamma = "lgamma",
        /// Bessel function of the first kind, degree 0.
        J0 = "j0",
        /// Bessel function of the first kind, degree 1.
        J1 = "j1",
        /// Bessel function of the first kind; the degree, up to 2^14, is the first operand.
        Jn = "jn",
        /// Bessel function of the second kind, degree 0.
        Y0 = "y0",
        /// Bessel function of the second kind, degree 1.
        Y1 = "y1",
        /// Bessel function of the second kind; the degree, up to 2^14, is the first operand.
        Yn = "yn",
        /// Modified Bessel function of the first kind, degree 0.
        I0 = "i0",
        /// Modified Bessel function of the first kind, degree 1.
        I1 = "i1",
        /// What is left of the first operand after a multiple of the second, with its sign.
        Fmod = "fmod",
        /// What is left after the nearest multiple of the second operand, ties to the even one.
        Remainder = "remainder",
        /// The three lowest bits of the quotient that belongs to `remainder`, with its sign.
        Remquo = "remquo",
        /// What follows the point, with the sign.
        Modf = "modf",
        /// The number times a power of two that brings it to [1/2, 1); zero and infinity stay.
        Frexp = "frexp",
        /// The exponent of the power of two that `frexp` leaves out; 0 of zero and infinity.
        FrexpExponent = "frexp_exponent",
        /// The exponent of the number, rounded down.
        Logb = "logb",
        /// The first operand times 2 to the power of the second, which is rounded toward zero.
        Ldexp = "ldexp",
        /// The positive difference: zero where the second operand is not less.
        Fdim = "fdim",
        /// The next number from the first operand in the direction of the second.
        Nextafter = "nextafter",
    }
}

impl MathFn {
    /// How many operands it takes.
    pub const fn operands(self) -> usize {
        match self {
            MathFn::Atan2 | MathFn::Pow | MathFn::Hypot => 2,
            MathFn::Fmod | MathFn::Remainder | MathFn::Remquo | MathFn::Ldexp => 2,
            MathFn::Fdim | MathFn::Nextafter | MathFn::Rootn | MathFn::Rhypot => 2,
            MathFn::Atan2pi | MathFn::Jn | MathFn::Yn => 2,
            MathFn::Norm3d | MathFn::Rnorm3d => 3,
            MathFn::Norm4d | MathFn::Rnorm4d => 4,
            _ => 1,
        }
    }
}
