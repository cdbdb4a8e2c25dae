//! Approximate functions: computed in f64 and rounded, so that they are the same on every machine.
//! Without `.ftz` they take and give subnormal numbers.
//!
//! The manual allows them an error, which is a fact of their rows. A machine may ask for results
//! that are as far off as that allows ([`Approximation::Worst`]): then a program that needs more
//! exact ones shows it. The side is one for each instruction, type and number that it is asked
//! with, so a function gives the same for the same operand and stays monotonic. Zeros, infinities,
//! NaN, and exact results of powers of two stay as they are.

use super::elementary;
use super::float::{finish, from_f64, incoming, nan_of, only_rounds_to_least, to_f64};
use super::{FloatFormat, Form, Values, lanewise};
use crate::isa::modifiers::*;
use crate::isa::types::PtxType;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

/// Which results approximate instructions give, of those that their rows allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Approximation {
    /// The exact ones, rounded to nearest.
    #[default]
    Exact,
    /// Those that are the furthest off, on a side that the number decides.
    Worst(u64),
}

/// Whether the magnitudes of results of a form are too large, for a seed.
fn is_too_large(form: &Form, ty: PtxType, seed: u64) -> bool {
    let name = form.row.id_name.bytes().chain([ty.bits() as u8, ty.code()]);
    let mut hash = seed ^ 0x9e37_79b9_7f4a_7c15;
    for byte in name {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        hash ^= hash >> 29;
    }
    hash >> 32 & 1 == 1
}

/// The largest error that a result may have, and the largest size; nothing if the row says nothing
/// of it.
fn allowed(form: &Form, ty: PtxType, operands: [f64; 2], exact: f64) -> Option<(f64, f64)> {
    let accuracy = form.row.accuracy.iter().find_map(|accuracy| {
        let operand = operands[usize::from(accuracy.operand.1) - 1];
        accuracy.applies(form, ty, operand).then_some((accuracy, operand))
    });
    accuracy.map(|(accuracy, operand)| {
        let error = accuracy.largest_error(exact, operand, FloatFormat::of(ty).fraction);
        // What is computed here is a little off itself.
        (error * (1.0 - elementary::power_of_two(-20)), accuracy.most)
    })
}

/// Whether a number has one bit only.
fn is_power_of_two(x: f64) -> bool {
    x.is_normal() && x.to_bits() << 12 == 0
}

/// The number of a type between an exact result and the end of its error that is the furthest off.
fn furthest(ty: PtxType, exact: f64, (error, most): (f64, f64), too_large: bool) -> u128 {
    let size = exact.abs();
    let nearest = from_f64(ty, size);
    let off = if too_large {
        rounded(ty, (size + error).min(most), Round::TowardZero).max(nearest)
    } else {
        rounded(ty, (size - error).max(0.0), Round::TowardPositive).min(nearest)
    };
    off | if exact < 0.0 { FloatFormat::of(ty).sign() } else { 0 }
}

/// A positive number rounded to a type.
fn rounded(ty: PtxType, value: f64, round: Round) -> u128 {
    let value = Double::from_bits(u128::from(value.to_bits()));
    let mut inexact = false;
    match ty {
        PtxType::F16 => FloatConvert::<Half>::convert_r(value, round, &mut inexact).value.to_bits(),
        PtxType::BF16 => {
            FloatConvert::<BFloat>::convert_r(value, round, &mut inexact).value.to_bits()
        }
        _ => FloatConvert::<Single>::convert_r(value, round, &mut inexact).value.to_bits(),
    }
}

/// The bits of a result whose exact value this is, for these operands.
fn result(form: &Form, v: &Values, ty: PtxType, operands: [f64; 2], exact: f64) -> u128 {
    let nearest = from_f64(ty, exact);
    let Approximation::Worst(seed) = v.approximation else { return nearest };
    let is_special = !exact.is_finite() || exact == 0.0;
    let is_exact = to_f64(ty, nearest).to_bits() == exact.to_bits();
    let is_known =
        is_power_of_two(exact.abs()) || operands.iter().any(|x| is_power_of_two(x.abs()));
    match allowed(form, ty, operands, exact) {
        Some(allowed) if !(is_special || is_exact && is_known) => {
            furthest(ty, exact, allowed, is_too_large(form, ty, seed))
        }
        _ => nearest,
    }
}

/// A function of one or two operands.
fn approximate(form: &Form, v: &mut Values, f: impl Fn(f64, f64) -> f64) {
    let operands = &[v.scalars[1], v.scalars[2]][..form.row.operands.len() - 1];
    let mut pair = [0; 2];
    pair[..operands.len()].copy_from_slice(operands);
    v.scalars[0] = lanewise(form.ty, pair, |ty, parts| {
        let parts = parts.map(|part| incoming(form, ty, part));
        let operands = parts.map(|part| to_f64(ty, part));
        let exact = f(operands[0], operands[1]);
        let mut value = result(form, v, ty, operands, exact);
        if form.has(Ftz::Ftz) && only_rounds_to_least(ty, value, || from_f64(ty, 2.0 * exact)) {
            value &= FloatFormat::of(ty).sign();
        }
        let nan = FloatFormat::of(ty).is_nan(value);
        finish(form, ty, if nan { nan_of(ty, &parts) } else { value })
    });
}

/// A function of f64 with 20 bits of fraction, of which the lower word is neither read nor written.
fn gross(form: &Form, v: &mut Values, f: impl Fn(f64) -> f64) {
    const LOW: u64 = u32::MAX as u64;
    const NAN: u128 = 0x7fff_ffff_0000_0000;
    let format = FloatFormat::of(PtxType::F64);
    let operand = format.flush(v.scalars[1] & !u128::from(LOW));
    let operand = f64::from_bits(operand as u64);
    let value = f(operand);
    let nearest = |value: f64| {
        let bits = value.to_bits();
        (bits + (LOW >> 1) + (bits >> 32 & 1)) & !LOW
    };
    let bits = match v.approximation {
        Approximation::Worst(seed)
            if value.is_normal()
                && !is_power_of_two(value.abs())
                && value.abs() < f64::MAX / 2.0 =>
        {
            let too_large = is_too_large(form, PtxType::F64, seed);
            let (error, _) =
                allowed(form, PtxType::F64, [operand, 0.0], value).unwrap_or((0.0, f64::MAX));
            let off = if too_large { value.abs() + error } else { value.abs() - error };
            // Down to a word, or up to one, so that it stays within the error.
            let whole = if too_large { off.to_bits() } else { off.to_bits() + LOW } & !LOW;
            let nearest = nearest(value.abs());
            let size = if too_large { whole.max(nearest) } else { whole.min(nearest) };
            f64::from_bits(size).copysign(value).to_bits()
        }
        _ => nearest(value),
    };
    v.scalars[0] = if value.is_nan() { NAN } else { format.flush(u128::from(bits)) };
}

/// Divides. Without `.full` divisors above 2^126 are too large for their reciprocals.
pub(in crate::isa) fn div(form: &Form, v: &mut Values) {
    let full = form.get() == Some(Approx::Full);
    approximate(form, v, |a, b| {
        let huge = !full && b.is_finite() && b.abs() > elementary::power_of_two(126);
        if huge { a * 0f64.copysign(b) } else { a / b }
    });
}

pub(in crate::isa) fn rcp(form: &Form, v: &mut Values) {
    match form.ty {
        PtxType::F64 => gross(form, v, |a| 1.0 / a),
        _ => approximate(form, v, |a, _| 1.0 / a),
    }
}

pub(in crate::isa) fn sqrt(form: &Form, v: &mut Values) {
    approximate(form, v, |a, _| a.sqrt());
}

pub(in crate::isa) fn rsqrt(form: &Form, v: &mut Values) {
    match form.ty {
        PtxType::F64 if form.has(Ftz::Ftz) => gross(form, v, |a| 1.0 / a.sqrt()),
        _ => approximate(form, v, |a, _| 1.0 / a.sqrt()),
    }
}

/// Subnormal angles have the sine zero.
pub(in crate::isa) fn sin(form: &Form, v: &mut Values) {
    v.scalars[1] = FloatFormat::of(form.ty).flush(v.scalars[1]);
    approximate(form, v, |a, _| elementary::sin(a));
}

pub(in crate::isa) fn cos(form: &Form, v: &mut Values) {
    approximate(form, v, |a, _| elementary::cos(a));
}

pub(in crate::isa) fn lg2(form: &Form, v: &mut Values) {
    approximate(form, v, |a, _| elementary::log2(a));
}

pub(in crate::isa) fn ex2(form: &Form, v: &mut Values) {
    approximate(form, v, |a, _| elementary::exp2(a));
}

pub(in crate::isa) fn tanh(form: &Form, v: &mut Values) {
    approximate(form, v, |a, _| elementary::tanh(a));
}
