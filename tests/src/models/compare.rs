//! Comparison and selection.

use super::number::{Format, to_f64};
use super::{Answer, Ask, Model, Want, element, mask, number};
use irc_ptx::isa::{BoolOp, Compare, Ftz, PtxType, RowId, TestClass, rows};

pub(super) const MODELS: &[(RowId, Model)] = &[
    (rows::SETP, set_predicate),
    (rows::SET, set),
    (rows::SELP, |ask| {
        let chosen = if ask.operands[3] == 1 { 1 } else { 2 };
        Answer::one(Want::Bits(ask.operands[chosen]), ask.ty(0).bits())
    }),
    (rows::SLCT, select_by_sign),
    (rows::TESTP, test),
];

/// Whether the condition holds; between floats in f64, which holds the numbers of all formats.
fn holds(ask: &Ask<'_>, ty: PtxType, a: u128, b: u128) -> bool {
    let condition = ask.get().expect("the instruction has a condition");
    if !ty.is_float() {
        let (a, b) = (number(ty, a), number(ty, b));
        return match condition {
            Compare::Eq => a == b,
            Compare::Ne => a != b,
            Compare::Lt | Compare::Lo => a < b,
            Compare::Le | Compare::Ls => a <= b,
            Compare::Gt | Compare::Hi => a > b,
            Compare::Ge | Compare::Hs => a >= b,
            other => panic!("{other} is for floats"),
        };
    }
    let format = Format::of(ty);
    let flushed = |bits| if ask.has(Ftz::Ftz) { format.flush(bits) } else { bits };
    let (a, b) = (to_f64(format.decode(flushed(a))), to_f64(format.decode(flushed(b))));
    let unordered = a.is_nan() || b.is_nan();
    match condition {
        Compare::Eq => a == b,
        Compare::Ne => !unordered && a != b,
        Compare::Lt => a < b,
        Compare::Le => a <= b,
        Compare::Gt => a > b,
        Compare::Ge => a >= b,
        Compare::Equ => unordered || a == b,
        Compare::Neu => a != b,
        Compare::Ltu => unordered || a < b,
        Compare::Leu => unordered || a <= b,
        Compare::Gtu => unordered || a > b,
        Compare::Geu => unordered || a >= b,
        Compare::Num => !unordered,
        Compare::Nan => unordered,
        other => panic!("{other} is for integers"),
    }
}

fn combined(ask: &Ask<'_>, t: bool, c: u128) -> bool {
    match ask.get() {
        None => t,
        Some(BoolOp::And) => t && c == 1,
        Some(BoolOp::Or) => t || c == 1,
        Some(BoolOp::Xor) => t != (c == 1),
    }
}

fn set_predicate(ask: &Ask<'_>) -> Answer {
    let [_, _, a, b, c, ..] = ask.operands;
    let ty = element(ask.ty(0));
    let (first, second) = if ask.ty(0).lanes() == 2 {
        let half = |value: u128, n: u32| value >> (16 * n) & 0xffff;
        let compare = |n| holds(ask, ty, half(a, n), half(b, n));
        (compare(0), compare(1))
    } else {
        let t = holds(ask, ty, a, b);
        (t, !t)
    };
    let [p, q] = [first, second].map(|t| combined(ask, t, c));
    let second = ask.given(1).then_some(Want::Bits(u128::from(q)));
    Answer { second, ..Answer::predicate(p) }
}

fn set(ask: &Ask<'_>) -> Answer {
    let [_, a, b, c, ..] = ask.operands;
    let (to, from) = (ask.ty(0), ask.ty(1));
    let (width, count) = (to.bits() / from.lanes(), from.lanes());
    let truth = match to {
        PtxType::F32 => u128::from(1f32.to_bits()),
        PtxType::F16 | PtxType::F16x2 => 0x3c00,
        PtxType::BF16 | PtxType::BF16x2 => 0x3f80,
        _ => mask(width),
    };
    let from = element(from);
    let part = |value: u128, n: u32| value >> (from.bits() * n) & mask(from.bits());
    let value = |n: u32| {
        let t = holds(ask, from, part(a, n), part(b, n));
        if combined(ask, t, c) { truth << (width * n) } else { 0 }
    };
    Answer::one(Want::Bits((0..count).map(value).sum()), to.bits())
}

fn select_by_sign(ask: &Ask<'_>) -> Answer {
    let [_, a, b, c, ..] = ask.operands;
    let first = if ask.ty(1) == PtxType::S32 {
        c as u32 as i32 >= 0
    } else {
        let flushed = if ask.has(Ftz::Ftz) { Format::of(PtxType::F32).flush(c) } else { c };
        f32::from_bits(flushed as u32) >= 0.0
    };
    Answer::one(Want::Bits(if first { a } else { b }), ask.ty(0).bits())
}

/// Zeros count as normal.
fn test(ask: &Ask<'_>) -> Answer {
    let format = Format::of(ask.ty(0));
    let value = to_f64(format.decode(ask.operands[1]));
    let subnormal = format.is_subnormal(ask.operands[1]);
    Answer::predicate(match ask.get().expect("the instruction says what it tests") {
        TestClass::Finite => value.is_finite(),
        TestClass::Infinite => value.is_infinite(),
        TestClass::Number => !value.is_nan(),
        TestClass::NotANumber => value.is_nan(),
        TestClass::Normal => value.is_finite() && !subnormal,
        TestClass::Subnormal => subnormal,
    })
}
