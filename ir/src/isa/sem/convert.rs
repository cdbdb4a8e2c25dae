//! Conversion between types.

use super::float::{clamp, convert, finish, incoming, round};
use super::integer::range;
use super::{FloatFormat, Form, Values, sign_extend, truncate};
use crate::isa::modifiers::*;
use crate::isa::types::PtxType;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, Round};

pub(in crate::isa) fn int(form: &Form, v: &mut Values) {
    let (from, to, a) = (form.source, form.ty, v.scalars[1]);
    let value = if from.is_signed() {
        sign_extend(a, from.bits())
    } else {
        truncate(a, from.bits()) as i128
    };
    v.scalars[0] = if form.has(Sat::Sat) {
        let (least, greatest) = range(to);
        value.clamp(least, greatest) as u128
    } else {
        value as u128
    };
}

/// An operand: in conversions `.ftz` flushes single precision only.
fn operand(form: &Form, ty: PtxType, value: u128) -> u128 {
    if ty == PtxType::F32 { incoming(form, ty, value) } else { value }
}

/// A result, flushed in single precision only.
fn result(form: &Form, ty: PtxType, value: u128) -> u128 {
    if ty == PtxType::F32 { finish(form, ty, value) } else { clamp(form, ty, value) }
}

pub(in crate::isa) fn float_to_int(form: &Form, v: &mut Values) {
    let a = operand(form, form.source, v.scalars[1]);
    let mode = round(form.get());
    v.scalars[0] = match form.source {
        PtxType::F16 => to_int(Half::from_bits(a), form.ty, mode),
        PtxType::BF16 => to_int(BFloat::from_bits(a), form.ty, mode),
        PtxType::F64 => to_int(Double::from_bits(a), form.ty, mode),
        _ => to_int(Single::from_bits(a), form.ty, mode),
    };
}

/// Out of range becomes the end of the range, NaN becomes 0.
fn to_int<F: Float>(value: F, to: PtxType, mode: Round) -> u128 {
    if value.is_nan() {
        return 0;
    }
    let (least, greatest) = range(to);
    let mut exact = false;
    let wide = value.to_i128_r(128, mode, &mut exact).value;
    wide.clamp(least, greatest) as u128
}

pub(in crate::isa) fn int_to_float(form: &Form, v: &mut Values) {
    let (from, a) = (form.source, v.scalars[1]);
    let value = if from.is_signed() {
        sign_extend(a, from.bits())
    } else {
        truncate(a, from.bits()) as i128
    };
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
    let value = if integral {
        to_integral(form.ty, a, round(rounding))
    } else {
        convert(form.source, form.ty, a, round(rounding))
    };
    v.scalars[0] = result(form, form.ty, value);
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
pub(in crate::isa) fn tf32(form: &Form, v: &mut Values) {
    const LOW: u128 = (1 << 13) - 1;
    let format = FloatFormat::of(PtxType::F32);
    let a = v.scalars[1];
    let value = if format.is_nan(a) || format.is_infinite(a) {
        a
    } else {
        let half = match form.get() {
            Some(Rounding::Rz) => 0,
            Some(Rounding::Rna) => 1 << 12,
            _ => (1 << 12) - 1 + (a >> 13 & 1),
        };
        (a + half) & !LOW
    };
    v.scalars[0] = finish(form, PtxType::F32, value);
}

/// `a` becomes the upper half, `b` the lower one.
pub(in crate::isa) fn pack_half(form: &Form, v: &mut Values) {
    let to = super::element(form.ty);
    let half = |value| result(form, to, convert(PtxType::F32, to, value, round(form.get())));
    v.scalars[0] = half(v.scalars[1]) << 16 | half(v.scalars[2]);
}
