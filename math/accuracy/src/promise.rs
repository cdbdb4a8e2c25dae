//! What each tier promises: docs/math.md says the same.

use crate::reference::is_special;
use irc_ir::op::{MathFn, MathTier, Word};
use irc_ir::types::Scalar;

/// What NVIDIA states of its functions, in ulp between a result and the one that is rounded
/// correctly: of `f32` and of `f64` (CUDA C++ Programming Guide, appendix on mathematical
/// functions; of gamma and Bessel functions where it is a number). A result within this is off by
/// at most half an ulp more.
pub const STATED: &[(MathFn, [f64; 2])] = &[
    (MathFn::Sin, [2.0, 2.0]),
    (MathFn::Cos, [2.0, 2.0]),
    (MathFn::Tan, [4.0, 2.0]),
    (MathFn::Sinpi, [1.0, 2.0]),
    (MathFn::Cospi, [1.0, 2.0]),
    (MathFn::Asin, [2.0, 2.0]),
    (MathFn::Acos, [2.0, 2.0]),
    (MathFn::Atan, [2.0, 2.0]),
    (MathFn::Atan2, [3.0, 2.0]),
    (MathFn::Sinh, [3.0, 2.0]),
    (MathFn::Cosh, [2.0, 1.0]),
    (MathFn::Tanh, [2.0, 1.0]),
    (MathFn::Asinh, [3.0, 2.0]),
    (MathFn::Acosh, [4.0, 2.0]),
    (MathFn::Atanh, [3.0, 2.0]),
    (MathFn::Exp, [1.0, 1.0]),
    (MathFn::Exp2, [2.0, 1.0]),
    (MathFn::Exp10, [1.0, 1.0]),
    (MathFn::Expm1, [1.0, 1.0]),
    (MathFn::Log, [1.0, 1.0]),
    (MathFn::Log2, [1.0, 1.0]),
    (MathFn::Log10, [2.0, 1.0]),
    (MathFn::Log1p, [1.0, 1.0]),
    (MathFn::Pow, [4.0, 2.0]),
    (MathFn::Cbrt, [1.0, 1.0]),
    (MathFn::Rcbrt, [1.0, 1.0]),
    (MathFn::Rsqrt, [2.0, 1.0]),
    (MathFn::Hypot, [3.0, 2.0]),
    (MathFn::Rhypot, [2.0, 1.0]),
    (MathFn::Norm3d, [3.0, 2.0]),
    (MathFn::Rnorm3d, [2.0, 1.0]),
    (MathFn::Norm4d, [3.0, 2.0]),
    (MathFn::Rnorm4d, [2.0, 1.0]),
    (MathFn::Erf, [2.0, 2.0]),
    (MathFn::Erfc, [4.0, 5.0]),
    (MathFn::Erfcx, [4.0, 4.0]),
    (MathFn::Erfinv, [2.0, 5.0]),
    (MathFn::Erfcinv, [4.0, 6.0]),
    (MathFn::Normcdf, [5.0, 5.0]),
    (MathFn::Normcdfinv, [5.0, 8.0]),
    (MathFn::Tgamma, [5.0, 10.0]),
    (MathFn::Lgamma, [6.0, 4.0]),
    (MathFn::J0, [9.0, 7.0]),
    (MathFn::J1, [9.0, 7.0]),
    (MathFn::Y0, [9.0, 7.0]),
    (MathFn::Y1, [9.0, 7.0]),
    (MathFn::I0, [6.0, 6.0]),
    (MathFn::I1, [6.0, 6.0]),
    (MathFn::Fmod, [0.0, 0.0]),
    (MathFn::Remainder, [0.0, 0.0]),
];

/// What NVIDIA states of a function of a type, if anything.
pub fn stated(function: MathFn, scalar: Scalar) -> Option<f64> {
    let (_, most) = STATED.iter().find(|(of, _)| *of == function)?;
    Some(most[usize::from(scalar == Scalar::F64)])
}

/// The tiers that promise something.
pub fn tiers() -> impl Iterator<Item = MathTier> + Clone {
    MathTier::ALL.iter().copied().filter(|&tier| tier != MathTier::Approx)
}

/// What Bessel functions of any degree promise: a quarter of what NVIDIA says of its own, of the
/// second kind 2 + 2.5 n, of n up to 129.
fn of_any_degree(function: MathFn) -> Option<f64> {
    match function {
        MathFn::Jn => Some(74.0),
        MathFn::Yn => Some(325.0),
        _ => None,
    }
}

/// The most ulp that a result may be off.
pub fn promised(function: MathFn, tier: MathTier, scalar: Scalar) -> f64 {
    match tier {
        MathTier::Rounded => 0.5,
        MathTier::Precise if is_special(function) => {
            let stated = of_any_degree(function).or_else(|| stated(function, scalar));
            stated.expect("NVIDIA states it of every special function")
        }
        MathTier::Precise => 1.0,
        MathTier::Fast => 4.0,
        MathTier::Device => stated(function, scalar).map_or(1.0, |most| most + 0.5),
        MathTier::Approx => f64::INFINITY,
    }
}
