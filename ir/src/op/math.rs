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
        /// Arcsine.
        Asin = "asin",
        /// Arccosine.
        Acos = "acos",
        /// Arctangent.
        Atan = "atan",
        /// Angle of the point whose ordinate is the first operand, its abscissa the second.
        Atan2 = "atan2",
        /// Hyperbolic sine.
        Sinh = "sinh",
        /// Hyperbolic cosine.
        Cosh = "cosh",
        /// Hyperbolic tangent.
        Tanh = "tanh",
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
        /// Cube root.
        Cbrt = "cbrt",
        /// 1 / sqrt(x).
        Rsqrt = "rsqrt",
        /// Square root of the sum of the squares.
        Hypot = "hypot",
    }
}

impl MathFn {
    /// How many operands it takes.
    pub const fn operands(self) -> usize {
        match self {
            MathFn::Atan2 | MathFn::Pow | MathFn::Hypot => 2,
            _ => 1,
        }
    }
}
