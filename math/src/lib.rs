//! The math library, as data: mathematical functions as text of the IR, by family.
//!
//! `irc_ir::math` reads a family when a module needs one of its functions. The routine for `sin` of
//! `f32` is `@__irc_sin_f32`; those of other tiers than `precise` end in the tier. What every
//! routine keeps to:
//!
//! - It computes and does nothing else: no memory, no special registers. It may call routines of
//!   its own family and of those that this one stands after.
//! - No operation may be contracted, or approximate but in the tiers `device` and `approx`: so the
//!   simulator, a GPU and the evaluator of a processor give the same bits.
//! - No operand that is not poison gives poison: what converts to an integer clamps.
//! - `f32` is never computed by way of `f64`, but in the tier `rounded`.
//!
//! The polynomials are our own; `tools/math` has what makes them, and what writes those families
//! that say so at the top.

/// Functions that share code or ideas, of one type.
#[derive(Debug)]
pub struct Family {
    /// The type: `f32` or `f64`.
    pub ty: &'static str,
    /// The functions, as they are named in IR text.
    pub functions: &'static [&'static str],
    /// The tier whose routines these are, which no other family has; of any other tier nothing.
    pub tier: &'static str,
    /// The routines.
    pub text: &'static str,
}

macro_rules! families {
    ($($tier:literal {
        $($ty:literal $file:literal $(after $($before:literal)+)?: $($function:literal)+;)*
    })*) => {
        /// Every family.
        pub const FAMILIES: &[Family] = &[$($(Family {
            ty: $ty,
            functions: &[$($function),*],
            tier: $tier,
            text: concat!(
                $($(include_str!(concat!("../ir/", $before)),)*)?
                include_str!(concat!("../ir/", $file))
            ),
        },)*)*];
    };
}

families! {
    "" {
        "f32" "fast_exp_f32.ir" after "exp_f32.ir": "exp" "exp2" "exp10" "expm1";
        "f32" "fast_log_f32.ir" after "log_f32.ir": "log" "log2" "log10" "log1p";
        "f32" "fast_trig_f32.ir" after "trig_f32.ir": "sin" "cos" "tan" "sinpi" "cospi";
        "f32" "fast_inverse_f32.ir" after "inverse_f32.ir": "asin" "acos" "atan" "atan2";
        "f32" "fast_hyperbolic_f32.ir" after "hyperbolic_f32.ir": "sinh" "cosh" "tanh";
        "f32" "fast_power_f32.ir" after "power_f32.ir": "pow" "pown";
        "f32" "fast_norms_f32.ir" after "root_f32.ir" "norms_f32.ir": "rsqrt" "cbrt" "rcbrt"
            "hypot" "rhypot" "norm3d" "rnorm3d" "norm4d" "rnorm4d";
        "f32" "turns_f32.ir": "tanpi" "asinpi" "acospi" "atanpi" "atan2pi";
        "f32" "fast_area_f32.ir" after "area_f32.ir": "asinh" "acosh" "atanh";
        "f32" "powers_f32.ir": "rootn";
        "f32" "fast_error_f32.ir" after "error_f32.ir":
            "erf" "erfc" "erfcx" "erfinv" "erfcinv" "normcdf" "normcdfinv";
        "f32" "gamma_f32.ir" after "trig_f32.ir" "log_f32.ir": "tgamma" "lgamma";
        "f32" "bessel_f32.ir" after "trig_f32.ir" "log_f32.ir":
            "j0" "j1" "jn" "y0" "y1" "yn" "i0" "i1";
        "f32" "exact_f32.ir": "fmod" "remainder" "remquo" "modf" "frexp" "frexp_exponent"
            "logb" "ldexp" "fdim" "nextafter";
        "f64" "exp_f64.ir": "exp" "exp2" "exp10" "expm1";
        "f64" "log_f64.ir": "log" "log2" "log10" "log1p";
        "f64" "trig_f64.ir": "sin" "cos" "tan" "sinpi" "cospi";
        "f64" "inverse_f64.ir": "asin" "acos" "atan" "atan2";
        "f64" "hyperbolic_f64.ir": "sinh" "cosh" "tanh";
        "f64" "power_f64.ir": "pow" "pown";
        "f64" "root_f64.ir": "rsqrt" "cbrt" "hypot";
        "f64" "turns_f64.ir": "tanpi" "asinpi" "acospi" "atanpi" "atan2pi";
        "f64" "area_f64.ir": "asinh" "acosh" "atanh";
        "f64" "powers_f64.ir": "rootn";
        "f64" "norms_f64.ir": "rcbrt" "rhypot" "norm3d" "rnorm3d" "norm4d" "rnorm4d";
        "f64" "error_f64.ir": "erf" "erfc" "erfcx" "erfinv" "erfcinv" "normcdf" "normcdfinv";
        "f64" "gamma_f64.ir" after "trig_f64.ir" "log_f64.ir": "tgamma" "lgamma";
        "f64" "bessel_f64.ir" after "trig_f64.ir" "log_f64.ir":
            "j0" "j1" "jn" "y0" "y1" "yn" "i0" "i1";
        "f64" "exact_f64.ir": "fmod" "remainder" "remquo" "modf" "frexp" "frexp_exponent"
            "logb" "ldexp" "fdim" "nextafter";
    }
    "device" {
        "f32" "device_exp_f32.ir": "exp" "exp10" "expm1";
        "f32" "device_log_f32.ir": "log" "log2" "log10" "log1p";
        "f32" "device_trig_f32.ir" after "trig_f32.ir": "tan";
        "f32" "device_inverse_f32.ir": "asin" "acos" "atan" "atan2";
        "f32" "device_hyperbolic_f32.ir": "sinh" "cosh" "tanh";
        "f32" "device_power_f32.ir": "pow";
        "f32" "device_norms_f32.ir":
            "cbrt" "rcbrt" "hypot" "rhypot" "norm3d" "rnorm3d" "norm4d" "rnorm4d";
        "f32" "device_area_f32.ir": "asinh" "acosh" "atanh";
        "f32" "device_error_f32.ir":
            "erf" "erfc" "erfcx" "erfinv" "erfcinv" "normcdf" "normcdfinv";
        "f32" "device_bessel_f32.ir" after "trig_f32.ir" "device_log_f32.ir":
            "j0" "j1" "y0" "y1" "i0" "i1";
        "f64" "device_hyperbolic_f64.ir": "sinh" "cosh" "tanh";
        "f64" "device_norms_f64.ir":
            "rsqrt" "hypot" "rhypot" "norm3d" "rnorm3d" "norm4d" "rnorm4d";
        "f64" "device_area_f64.ir": "asinh" "acosh" "atanh" "log1p";
    }
    "rounded" {
        "f32" "rounded_exp.ir" after "exp_f64.ir": "exp" "exp2" "exp10" "expm1";
        "f32" "rounded_log.ir" after "log_f64.ir": "log" "log2" "log10" "log1p";
        "f32" "rounded_trig.ir" after "trig_f64.ir": "sin" "cos" "tan" "sinpi" "cospi";
        "f32" "rounded_inverse.ir" after "inverse_f64.ir": "asin" "acos" "atan";
        "f32" "rounded_hyperbolic.ir" after "hyperbolic_f64.ir": "sinh" "cosh" "tanh";
        "f32" "rounded_root.ir" after "root_f64.ir": "rsqrt" "cbrt";
        "f32" "rounded_turns.ir" after "turns_f64.ir": "tanpi" "asinpi" "acospi" "atanpi";
        "f32" "rounded_area.ir" after "area_f64.ir": "asinh" "acosh" "atanh";
        "f32" "rounded_norms.ir" after "norms_f64.ir": "rcbrt";
        "f32" "rounded_error.ir" after "error_f64.ir":
            "erf" "erfc" "erfcx" "erfinv" "erfcinv" "normcdf" "normcdfinv";
        "f32" "rounded_gamma.ir" after "trig_f64.ir" "log_f64.ir" "gamma_f64.ir": "tgamma" "lgamma";
        "f32" "rounded_bessel.ir" after "trig_f64.ir" "log_f64.ir" "bessel_f64.ir":
            "j0" "j1" "y0" "y1" "i0" "i1";
        "f32" "rounded_exact.ir" after "exact_f32.ir": "modf" "frexp" "frexp_exponent" "logb";
    }
}

/// The family that has a function of a type, in a tier whose routines are families of their own or,
/// where that is nothing, in others, as its index in [`FAMILIES`].
pub fn family(function: &str, ty: &str, tier: &str) -> Option<usize> {
    let of_type = |family: &Family| (family.ty, family.tier) == (ty, tier);
    FAMILIES.iter().position(|family| of_type(family) && family.functions.contains(&function))
}
