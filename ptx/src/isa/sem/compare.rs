//! Comparison and selection.

use super::{FloatFormat, Form, Values, element, sign_extend, truncate};
use crate::isa::modifiers::*;
use crate::isa::types::PtxType;
use std::cmp::Ordering;

/// Whether the condition holds between two numbers of the type.
fn holds(form: &Form, ty: PtxType, a: u128, b: u128) -> bool {
    let compare = form.get().unwrap_or(Compare::Eq);
    let order = if ty.is_float() {
        let format = FloatFormat::of(ty);
        let (a, b) = if form.has(Ftz::Ftz) { (format.flush(a), format.flush(b)) } else { (a, b) };
        if format.is_nan(a) || format.is_nan(b) {
            None
        } else if format.magnitude(a) | format.magnitude(b) == 0 {
            Some(Ordering::Equal)
        } else {
            Some(format.key(a).cmp(&format.key(b)))
        }
    } else if ty.is_signed() {
        Some(sign_extend(a, ty.bits()).cmp(&sign_extend(b, ty.bits())))
    } else {
        Some(a.cmp(&b))
    };
    satisfied(compare, order)
}

/// Whether two numbers in this order, or without one, satisfy the condition.
pub(super) fn satisfied(compare: Compare, order: Option<Ordering>) -> bool {
    let ordered = |f: fn(Ordering) -> bool| order.is_some_and(f);
    let or_unordered = |f: fn(Ordering) -> bool| order.is_none_or(f);
    match compare {
        Compare::Eq => ordered(Ordering::is_eq),
        Compare::Ne => ordered(Ordering::is_ne),
        Compare::Lt | Compare::Lo => ordered(Ordering::is_lt),
        Compare::Le | Compare::Ls => ordered(Ordering::is_le),
        Compare::Gt | Compare::Hi => ordered(Ordering::is_gt),
        Compare::Ge | Compare::Hs => ordered(Ordering::is_ge),
        Compare::Equ => or_unordered(Ordering::is_eq),
        Compare::Neu => or_unordered(Ordering::is_ne),
        Compare::Ltu => or_unordered(Ordering::is_lt),
        Compare::Leu => or_unordered(Ordering::is_le),
        Compare::Gtu => or_unordered(Ordering::is_gt),
        Compare::Geu => or_unordered(Ordering::is_ge),
        Compare::Num => order.is_some(),
        Compare::Nan => order.is_none(),
    }
}

fn combined(form: &Form, result: bool, c: u128) -> u128 {
    let (result, c) = (u128::from(result), c & 1);
    match form.get() {
        None => result,
        Some(BoolOp::And) => result & c,
        Some(BoolOp::Or) => result | c,
        Some(BoolOp::Xor) => result ^ c,
    }
}

pub(in crate::isa) fn setp(form: &Form, v: &mut Values) {
    let (a, b, c) = (v.scalars[2], v.scalars[3], v.scalars[4]);
    let ty = element(form.ty);
    if form.ty.lanes() == 2 {
        let bits = ty.bits();
        for lane in 0..2 {
            let part = |value: u128| truncate(value >> (lane * bits), bits);
            let result = holds(form, ty, part(a), part(b));
            v.scalars[lane as usize] = combined(form, result, c);
        }
    } else {
        let result = holds(form, ty, a, b);
        v.scalars[0] = combined(form, result, c);
        v.scalars[1] = combined(form, !result, c);
    }
}

pub(in crate::isa) fn set(form: &Form, v: &mut Values) {
    let (a, b, c) = (v.scalars[1], v.scalars[2], v.scalars[3]);
    let (ty, lanes) = (element(form.source), form.source.lanes());
    let bits = ty.bits();
    let target = element(form.ty);
    let truth = if target.is_float() {
        FloatFormat::of(target).one()
    } else if lanes == 2 {
        0xffff
    } else {
        truncate(u128::MAX, target.bits())
    };
    v.scalars[0] = (0..lanes).fold(0, |result, lane| {
        let part = |value: u128| truncate(value >> (lane * bits), bits);
        let holds = combined(form, holds(form, ty, part(a), part(b)), c) == 1;
        result | (if holds { truth } else { 0 }) << (lane * bits)
    });
}

pub(in crate::isa) fn selp(_: &Form, v: &mut Values) {
    v.scalars[0] = if v.scalars[3] & 1 == 1 { v.scalars[1] } else { v.scalars[2] };
}

pub(in crate::isa) fn slct(form: &Form, v: &mut Values) {
    let c = v.scalars[3];
    let at_least_zero = if form.source == PtxType::F32 {
        let format = FloatFormat::of(PtxType::F32);
        let c = if form.has(Ftz::Ftz) { format.flush(c) } else { c };
        !format.is_nan(c) && (!format.is_negative(c) || format.magnitude(c) == 0)
    } else {
        sign_extend(c, 32) >= 0
    };
    v.scalars[0] = if at_least_zero { v.scalars[1] } else { v.scalars[2] };
}

/// Zero counts as a normal number.
pub(in crate::isa) fn testp(form: &Form, v: &mut Values) {
    let format = FloatFormat::of(form.ty);
    let a = v.scalars[1];
    let (nan, infinite) = (format.is_nan(a), format.is_infinite(a));
    let normal = !nan && !infinite && !format.is_subnormal(a);
    v.scalars[0] = u128::from(match form.get() {
        None | Some(TestClass::Finite) => !nan && !infinite,
        Some(TestClass::Infinite) => infinite,
        Some(TestClass::Number) => !nan,
        Some(TestClass::NotANumber) => nan,
        Some(TestClass::Normal) => normal,
        Some(TestClass::Subnormal) => format.is_subnormal(a),
    });
}
