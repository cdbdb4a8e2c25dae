//! The functions that the IR has only as approximations.
//!
//! The results here come from the host's `f64` functions, rounded once to the format, so they are
//! within one unit in the last place of the true value for `f16`, `bf16` and `f32`, and within two
//! for the `f64` form of `rsqrt`; with `ftz` those of `f64` have 20 bits. What a target computes
//! may differ from them by the bound that docs/ir.md gives for the op; a comparison of the two must
//! allow for that bound.

use super::{Format, Mode, convert, flush};

/// A function without a correctly rounded form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Function {
    /// Sine of an angle in radians.
    Sin,
    /// Cosine of an angle in radians.
    Cos,
    /// Two to the power of the operand.
    Exp2,
    /// Logarithm to base two.
    Log2,
    /// Hyperbolic tangent.
    Tanh,
    /// One over the square root.
    Rsqrt,
    /// One over the operand.
    Rcp,
}

/// Applies `function` and rounds to nearest; `ftz` flushes a subnormal operand and result.
pub fn approximate(function: Function, format: Format, a: u64, ftz: bool) -> u64 {
    let is_gross = ftz && format == Format::F64;
    let a = flush(format, if is_gross { a & !LOW } else { a }, ftz);
    let x = f64::from_bits(convert(format, Format::F64, a, Mode::RN));
    let y = match function {
        Function::Sin => x.sin(),
        Function::Cos => x.cos(),
        Function::Exp2 => x.exp2(),
        Function::Log2 => x.log2(),
        Function::Tanh => x.tanh(),
        Function::Rsqrt => 1.0 / x.sqrt(),
        Function::Rcp => 1.0 / x,
    };
    if is_gross {
        return gross(y);
    }
    convert(Format::F64, format, y.to_bits(), Mode { ftz, ..Mode::RN })
}

/// The word that approximations of `f64` with `ftz` neither read nor write.
const LOW: u64 = u32::MAX as u64;

/// The nearest number whose lower word is 0, as the hardware has it.
fn gross(y: f64) -> u64 {
    let bits = y.to_bits();
    match y.is_nan() {
        true => i64::MAX as u64 & !LOW,
        false => flush(Format::F64, (bits + (LOW >> 1) + (bits >> 32 & 1)) & !LOW, true),
    }
}
