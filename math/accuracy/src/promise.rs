//! What each tier promises: docs/math.md says the same.

use irc_ir::op::{MathFn, MathTier};
use irc_ir::types::Scalar;

/// What the tier `precise` promises of functions for which it is more than 1 ulp: of `f32` and of
/// `f64`. They are what NVIDIA says of its own, of Bessel functions of any degree of a quarter.
const PROMISED: &[(MathFn, [f64; 2])] = &[
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
    (MathFn::Jn, [74.0, 74.0]),
    (MathFn::Y0, [9.0, 7.0]),
    (MathFn::Y1, [9.0, 7.0]),
    // 2 + 2.5 n, of n up to 129.
    (MathFn::Yn, [325.0, 325.0]),
    (MathFn::I0, [6.0, 6.0]),
    (MathFn::I1, [6.0, 6.0]),
];

/// The most ulp that a result may be off.
pub fn promised(function: MathFn, tier: MathTier, scalar: Scalar) -> f64 {
    match tier {
        MathTier::Rounded => 0.5,
        MathTier::Precise => {
            let row = PROMISED.iter().find(|(of, _)| *of == function);
            row.map_or(1.0, |(_, most)| most[usize::from(scalar == Scalar::F64)])
        }
        MathTier::Fast => 4.0,
        MathTier::Approx => f64::INFINITY,
    }
}
