//! Conversion between types of 8 bits and more, and packing of integers.
//!
//! What a conversion makes of a NaN depends on the pair of types: narrowing an f32 gives the NaN of
//! the format, widening a half and everything with f64 keeps sign and payload.

use super::float::{clamp, convert, finish, incoming, only_rounds_to_least, round};
use super::integer::{number, range};
use super::{FloatFormat, Form, Values, truncate};
use crate::isa::modifiers::*;
use crate::isa::types::PtxType;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, Round};

pub(in crate::isa) fn int(form: &Form, v: &mut Values) {
    let to = form.ty;
    let value = number(form.source, v.scalars[1]);
    v.scalars[0] = if form.has(Sat::Sat) {
        let (least, greatest) = range(to);
        value.clamp(least, greatest) as u128
    } else {
        value as u128
    };
}

/// An operand: in conversions `.ftz` flushes single precision only. Those to half precision do
/// not look at it: ptxas makes the same of them without it.
fn operand(form: &Form, ty: PtxType, value: u128) -> u128 {
    if ty == PtxType::F32 && form.ty != PtxType::F16 { incoming(form, ty, value) } else { value }
}

/// A result, flushed in single precision only.
fn result(form: &Form, ty: PtxType, value: u128) -> u128 {
    if ty == PtxType::F32 { finish(form, ty, value) } else { clamp(form, ty, value) }
}

pub(in crate::isa) fn float_to_int(form: &Form, v: &mut Values) {
    let a = operand(form, form.source, v.scalars[1]);
    let mode = round(form.get());
    if FloatFormat::of(form.source).is_nan(a) {
        v.scalars[0] = nan_to_int(form.source, form.ty);
        return;
    }
    v.scalars[0] = match form.source {
        PtxType::F16 => to_int(Half::from_bits(a), form.ty, mode),
        PtxType::BF16 => to_int(BFloat::from_bits(a), form.ty, mode),
        PtxType::F64 => to_int(Double::from_bits(a), form.ty, mode),
        _ => to_int(Single::from_bits(a), form.ty, mode),
    };
}

/// NaN becomes 0, but only the highest bit where either side has 64 bits.
fn nan_to_int(from: PtxType, to: PtxType) -> u128 {
    if from.bits() == 64 || to.bits() == 64 { 1 << (to.bits() - 1) } else { 0 }
}

/// Out of range becomes the end of the range.
fn to_int<F: Float>(value: F, to: PtxType, mode: Round) -> u128 {
    let (least, greatest) = range(to);
    let mut exact = false;
    let wide = value.to_i128_r(128, mode, &mut exact).value;
    wide.clamp(least, greatest) as u128
}

pub(in crate::isa) fn int_to_float(form: &Form, v: &mut Values) {
    let value = number(form.source, v.scalars[1]);
    let mode = round(form.get());
    let bits = match form.ty {
        PtxType::F16 => Half::from_i128_r(value, mode).value.to_bits(),
        PtxType::BF16 => BFloat::from_i128_r(value, mode).value.to_bits(),
        PtxType::F64 => Double::from_i128_r(value, mode).value.to_bits(),
        _ => Single::from_i128_r(value, mode).value.to_bits(),
    };
    v.scalars[0] = result(form, form.ty, bits);
}

pub(in crate::isa) fn float(form: &Form, v: &mut Values) {
    let rounding: Option<Rounding> = form.get();
    let integral =
        matches!(rounding, Some(Rounding::Rni | Rounding::Rzi | Rounding::Rmi | Rounding::Rpi));
    let a = operand(form, form.source, v.scalars[1]);
    if FloatFormat::of(form.source).is_nan(a) {
        v.scalars[0] = if form.has(Sat::Sat) { 0 } else { converted_nan(form, integral, a) };
        return;
    }
    let value = if integral {
        to_integral(form.ty, a, round(rounding))
    } else {
        narrowed(form, a, round(rounding))
    };
    v.scalars[0] = result(form, form.ty, value);
}

/// A number of another format, where `.ftz` flushes what only the steps of subnormal numbers round
/// to the least normal one. That takes a source with more bits: double precision.
fn narrowed(form: &Form, a: u128, mode: Round) -> u128 {
    let (from, to) = (form.source, form.ty);
    let value = convert(from, to, a, mode);
    let twice = || convert(from, to, a + FloatFormat::of(from).least(), mode);
    let narrows = from == PtxType::F64 && to == PtxType::F32;
    if narrows && form.has(Ftz::Ftz) && only_rounds_to_least(to, value, twice) {
        return value & FloatFormat::of(to).sign();
    }
    value
}

/// What becomes of a NaN: a copy or a wider one keeps its bits, f64 makes it quiet besides, and
/// what computes in single or half precision gives the NaN of the format.
fn converted_nan(form: &Form, integral: bool, a: u128) -> u128 {
    let (from, to) = (FloatFormat::of(form.source), FloatFormat::of(form.ty));
    let has_f64 = from.bits == 64 || to.bits == 64;
    let computes = integral || form.has(Ftz::Ftz) || to.bits < from.bits;
    let a = if computes && from.bits == 32 { from.nan() } else { a };
    if computes && !has_f64 || form.source != form.ty && from.bits == to.bits {
        return to.nan();
    }
    let payload = truncate(a, from.fraction) << (128 - from.fraction) >> (128 - to.fraction);
    let sign = if from.is_negative(a) { to.sign() } else { 0 };
    let quiet = if has_f64 && (integral || from != to) { to.quiet() } else { 0 };
    sign | to.infinity() | payload | quiet
}

fn to_integral(ty: PtxType, value: u128, mode: Round) -> u128 {
    match ty {
        PtxType::F16 => Half::from_bits(value).round_to_integral(mode).value.to_bits(),
        PtxType::BF16 => BFloat::from_bits(value).round_to_integral(mode).value.to_bits(),
        PtxType::F64 => Double::from_bits(value).round_to_integral(mode).value.to_bits(),
        _ => Single::from_bits(value).round_to_integral(mode).value.to_bits(),
    }
}

/// Rounds away what tf32 does not hold: the low 13 bits of an f32.
///
/// Rounding ties away from zero takes a NaN for a number beyond infinity; its largest is the NaN
/// that the other ways of rounding give. What `.satfinite` makes of an infinity is one step below.
pub(in crate::isa) fn tf32(form: &Form, v: &mut Values) {
    const STEP: u128 = 1 << 13;
    let format = FloatFormat::of(PtxType::F32);
    let (nan, a) = (format.nan() & !(STEP - 1), v.scalars[1]);
    let rounding = form.get();
    if format.is_nan(a) && rounding != Some(Rounding::Rna) {
        v.scalars[0] = nan;
        return;
    }
    let half = match rounding {
        Some(Rounding::Rz) => 0,
        Some(Rounding::Rna) => STEP / 2,
        _ => STEP / 2 - 1 + ((a / STEP) & 1),
    };
    let mut magnitude = ((format.magnitude(a) + half) & !(STEP - 1)).min(nan);
    if form.has(SatFinite::SatFinite) && magnitude >= format.infinity() {
        magnitude -= STEP;
    }
    let negative = format.is_negative(a);
    v.scalars[0] = match negative {
        true if form.has(Relu::Relu) => 0,
        true => magnitude | format.sign(),
        false => magnitude,
    };
}

/// `a` becomes the upper half, `b` the lower one.
pub(in crate::isa) fn pack_half(form: &Form, v: &mut Values) {
    let to = super::element(form.ty);
    let half = |value| result(form, to, convert(PtxType::F32, to, value, round(form.get())));
    v.scalars[0] = half(v.scalars[1]) << 16 | half(v.scalars[2]);
}

/// Clamps two integers and packs them, `a` above `b`.
pub(in crate::isa) fn pack(form: &Form, v: &mut Values) {
    let (least, greatest) = range(form.ty);
    let bits = form.ty.bits();
    let field = |value| {
        let clamped = number(PtxType::S32, value).clamp(least, greatest);
        truncate(clamped as u128, bits)
    };
    v.scalars[0] = field(v.scalars[1]) << bits | field(v.scalars[2]);
}

/// The same below the lower bits of a third operand.
pub(in crate::isa) fn pack_below(form: &Form, v: &mut Values) {
    pack(form, v);
    v.scalars[0] |= truncate(v.scalars[3], 32) << (2 * form.ty.bits());
}
