//! Intrinsics of integers.

use super::Intrinsic;
use crate::codes::{Fault, fault};
use crate::lower::layout::Kind;
use crate::lower::{Body, Vals};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{IntCond, Opcode};
use irc_ir::types::{I8, I128, Type};

/// Names and operations of one operand.
const UNARY: &[(&str, Opcode)] = &[
    ("abs", Opcode::Abs),
    ("ctpop", Opcode::Popcnt),
    ("ctlz", Opcode::Clz),
    ("cttz", Opcode::Ctz),
    ("bitreverse", Opcode::Bitrev),
    ("bswap", Opcode::Bswap),
];

/// Names and operations of two operands, and whether the sign counts.
const BINARY: &[(&str, Opcode, bool)] = &[
    ("smax", Opcode::Smax, true),
    ("smin", Opcode::Smin, true),
    ("umax", Opcode::Umax, false),
    ("umin", Opcode::Umin, false),
];

const SATURATING: &[&str] =
    &["sadd.sat", "uadd.sat", "ssub.sat", "usub.sat", "sshl.sat", "ushl.sat"];
const OVERFLOW: &[&str] = &[
    "sadd.with.overflow",
    "uadd.with.overflow",
    "ssub.with.overflow",
    "usub.with.overflow",
    "smul.with.overflow",
    "umul.with.overflow",
];

/// Lowers an intrinsic of integers; nothing if it is none.
pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Result<Option<Vals>, Fault> {
    let is = |names: &[&str]| names.iter().any(|known| is_of(name, known));
    let unary = UNARY.iter().find(|(known, _)| is_of(name, known));
    let binary = BINARY.iter().find(|(known, ..)| is_of(name, known));
    let known = unary.is_some() || binary.is_some() || is(SATURATING) || is(OVERFLOW);
    if !known && !is(&["fshl", "fshr", "scmp", "ucmp"]) {
        return Ok(None);
    }
    let arg = what.arg(body, 0)?.clone();
    let kind = match body.cx.leaves(arg.ty, body.span)?.first().map(|leaf| leaf.kind) {
        Some(kind @ Kind::Int(_)) => kind,
        _ => return Err(body.cx.mismatch("an integer", arg.ty, body.span)),
    };
    let xs = body.vals(&arg)?;
    if let Some(&(_, op)) = unary {
        return xs.into_iter().map(|x| one(body, op, kind, x)).collect::<Result<_, _>>().map(Some);
    }
    let ys = what.vals(body, 1)?;
    let pairs: Vec<(Value, Value)> = xs.into_iter().zip(ys).collect();
    if let Some(&(_, op, signed)) = binary {
        let lanes = pairs.into_iter().map(|(x, y)| {
            let (x, y) = if signed { (body.signed(x, kind), body.signed(y, kind)) } else { (x, y) };
            let value = body.b.binary(op, x, y);
            body.clean(value, kind)
        });
        return Ok(Some(lanes.collect()));
    }
    if is(&["fshl", "fshr"]) {
        let amounts = what.vals(body, 2)?;
        let lanes = pairs.into_iter().zip(amounts);
        let left = name.starts_with("fshl");
        return Ok(Some(lanes.map(|((x, y), by)| funnel(body, left, kind, x, y, by)).collect()));
    }
    let result = result_kind(body, what)?;
    if is(&["scmp", "ucmp"]) {
        let signed = name.starts_with('s');
        return Ok(Some(
            pairs.into_iter().map(|(x, y)| three_way(body, signed, kind, result, x, y)).collect(),
        ));
    }
    if is(SATURATING) {
        let lanes = pairs.into_iter().map(|(x, y)| saturating(body, name, kind, x, y));
        return Ok(Some(lanes.collect()));
    }
    // The results first, then whether they overflow.
    let (mut values, mut flags) = (Vals::new(), Vals::new());
    for (x, y) in pairs {
        let (value, flag) = overflowing(body, name, kind, x, y);
        values.push(value);
        flags.push(flag);
    }
    values.extend(flags);
    Ok(Some(values))
}

/// Whether a name is this one, with types behind it.
pub(super) fn is_of(name: &str, known: &str) -> bool {
    name.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

pub(super) fn result_kind<'a>(
    body: &Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
) -> Result<Kind, Fault> {
    let leaves = body.cx.leaves(what.call.result, body.span)?;
    leaves
        .first()
        .map(|leaf| leaf.kind)
        .ok_or_else(|| fault("L0208", format!("`{}` without a result", what.name), body.span))
}

fn one(body: &mut Body<'_, '_, '_, '_>, op: Opcode, kind: Kind, x: Value) -> Result<Value, Fault> {
    let Some(bits) = kind.odd_bits() else {
        return Ok(match (op, body.b.ty(x)) {
            (Opcode::Bswap, I8) => x,
            _ => body.b.unary(op, x),
        });
    };
    let wide = body.b.ty(x);
    let above = wide.bits() - bits;
    let amount = body.b.i32(above as i32);
    Ok(match op {
        Opcode::Abs => {
            let x = body.signed(x, kind);
            let value = body.b.unary(op, x);
            body.clean(value, kind)
        }
        Opcode::Clz => {
            let value = body.b.unary(op, x);
            let above = body.b.constant(wide, above.into());
            body.b.sub(value, above)
        }
        Opcode::Ctz => {
            // A bit above ends the count.
            let stop = body.b.constant(wide, 1 << bits);
            let stopped = body.b.or(x, stop);
            body.b.unary(op, stopped)
        }
        Opcode::Bitrev | Opcode::Bswap => {
            let value = body.b.unary(op, x);
            body.b.lshr(value, amount)
        }
        _ => body.b.unary(op, x),
    })
}

fn funnel(
    body: &mut Body<'_, '_, '_, '_>,
    left: bool,
    kind: Kind,
    x: Value,
    y: Value,
    by: Value,
) -> Value {
    let Some(bits) = kind.odd_bits() else {
        // The width divides the number of values of an amount, so its low bits are enough.
        let by = body.amount(by);
        let op = if left { Opcode::Fshl } else { Opcode::Fshr };
        return body.b.funnel(op, x, y, by);
    };
    let ty = body.b.ty(x);
    let width = body.b.constant(ty, bits.into());
    let by = body.b.binary(Opcode::Urem, by, width);
    let rest = body.b.sub(width, by);
    let (up, down) = if left { (by, rest) } else { (rest, by) };
    let [up, down] = [up, down].map(|amount| body.amount(amount));
    let (high, low) = (body.b.shl(x, up), body.b.lshr(y, down));
    let both = body.b.or(high, low);
    body.clean(both, kind)
}

fn three_way(
    body: &mut Body<'_, '_, '_, '_>,
    signed: bool,
    kind: Kind,
    result: Kind,
    x: Value,
    y: Value,
) -> Value {
    let (less, more) = match signed {
        true => (IntCond::Slt, IntCond::Sgt),
        false => (IntCond::Ult, IntCond::Ugt),
    };
    let (x, y) = if signed { (body.signed(x, kind), body.signed(y, kind)) } else { (x, y) };
    let (less, more) = (body.b.icmp(less, x, y), body.b.icmp(more, x, y));
    let ty = result.ir();
    let [minus, zero, one] = [u128::MAX, 0, 1].map(|bits| {
        let mask = u128::MAX >> (128 - ty.bits());
        body.b.constant(ty, bits & mask)
    });
    let above = body.b.select(more, one, zero);
    let value = body.b.select(less, minus, above);
    body.clean(value, result)
}

/// The least or the greatest signed number of an integer, in its register with its sign above it.
pub(super) fn extreme(
    body: &mut Body<'_, '_, '_, '_>,
    kind: Kind,
    ty: Type,
    greatest: bool,
) -> Value {
    let Kind::Int(bits) = kind else { return body.b.constant(ty, 0) };
    let most = u128::MAX >> (129 - bits).min(127);
    let most = if bits == 1 { 0 } else { most };
    let mask = u128::MAX >> (128 - ty.bits());
    body.b.constant(ty, if greatest { most } else { !most & mask })
}

/// The nearest number of fewer bits, in a register that may be wider than that of the kind.
pub(super) fn clamped(
    body: &mut Body<'_, '_, '_, '_>,
    value: Value,
    kind: Kind,
    signed: bool,
) -> Value {
    let ty = body.b.ty(value);
    if Kind::Int(ty.bits()) == kind {
        return value;
    }
    let mask = body.b.constant(ty, all_ones(kind));
    if !signed {
        return body.b.binary(Opcode::Umin, value, mask);
    }
    let (least, most) = (extreme(body, kind, ty, false), extreme(body, kind, ty, true));
    let value = body.b.binary(Opcode::Smax, value, least);
    let value = body.b.binary(Opcode::Smin, value, most);
    body.b.and(value, mask)
}

fn all_ones(kind: Kind) -> u128 {
    match kind {
        Kind::Int(bits) => u128::MAX >> (128 - bits),
        _ => 0,
    }
}

fn saturating(
    body: &mut Body<'_, '_, '_, '_>,
    name: &str,
    kind: Kind,
    x: Value,
    y: Value,
) -> Value {
    let ty = body.b.ty(x);
    let signed = name.starts_with('s');
    if name[1..].starts_with("shl") {
        return saturating_shift(body, signed, kind, x, y);
    }
    let (value, overflows) = overflowing(body, name, kind, x, y);
    let limit = match (signed, name.starts_with("uadd")) {
        (false, true) => body.b.constant(ty, all_ones(kind)),
        (false, false) => body.b.constant(ty, 0),
        (true, _) => {
            // Where it overflows, it does to the side of the first operand's sign.
            let x = body.signed(x, kind);
            limit_of_sign(body, kind, x)
        }
    };
    let value = body.b.select(overflows, limit, value);
    body.clean(value, kind)
}

/// The least number if `x` is negative, else the greatest.
fn limit_of_sign(body: &mut Body<'_, '_, '_, '_>, kind: Kind, x: Value) -> Value {
    let ty = body.b.ty(x);
    let zero = body.b.constant(ty, 0);
    let negative = body.b.icmp(IntCond::Slt, x, zero);
    let (least, most) = (extreme(body, kind, ty, false), extreme(body, kind, ty, true));
    body.b.select(negative, least, most)
}

fn saturating_shift(
    body: &mut Body<'_, '_, '_, '_>,
    signed: bool,
    kind: Kind,
    x: Value,
    y: Value,
) -> Value {
    let by = body.amount(y);
    let ty = body.b.ty(x);
    let shifted = body.b.shl(x, by);
    let shifted = body.clean(shifted, kind);
    let back = match signed {
        true => {
            let shifted = body.signed(shifted, kind);
            body.b.ashr(shifted, by)
        }
        false => body.b.lshr(shifted, by),
    };
    let x = if signed { body.signed(x, kind) } else { x };
    let limit = match signed {
        true => limit_of_sign(body, kind, x),
        false => body.b.constant(ty, all_ones(kind)),
    };
    let fits = body.b.icmp(IntCond::Eq, back, x);
    let value = body.b.select(fits, shifted, limit);
    body.clean(value, kind)
}

/// The result modulo 2^n, and whether it is not the exact one.
fn overflowing(
    body: &mut Body<'_, '_, '_, '_>,
    name: &str,
    kind: Kind,
    x: Value,
    y: Value,
) -> (Value, Value) {
    let signed = name.starts_with('s');
    let op = match &name[1..4] {
        "add" => Opcode::Add,
        "sub" => Opcode::Sub,
        _ => Opcode::Mul,
    };
    if kind.odd_bits().is_some() || body.b.ty(x).bits() == 1 {
        return overflowing_odd(body, signed, op, kind, x, y);
    }
    let value = body.b.binary(op, x, y);
    let ty = body.b.ty(x);
    let flag = match (op, signed) {
        (Opcode::Add, false) => body.b.icmp(IntCond::Ult, value, x),
        (Opcode::Sub, false) => body.b.icmp(IntCond::Ult, x, y),
        (Opcode::Add | Opcode::Sub, true) => {
            // The signs of both operands (of the second one changed, for a difference) differ from
            // that of the result.
            let a = body.b.xor(x, value);
            let b = match op {
                Opcode::Add => body.b.xor(y, value),
                _ => body.b.xor(x, y),
            };
            let both = body.b.and(a, b);
            let zero = body.b.constant(ty, 0);
            body.b.icmp(IntCond::Slt, both, zero)
        }
        _ => {
            let high = body.b.binary(if signed { Opcode::Smulh } else { Opcode::Umulh }, x, y);
            let expected = match signed {
                true => {
                    let last = body.b.i32(ty.bits() as i32 - 1);
                    body.b.ashr(value, last)
                }
                false => body.b.constant(ty, 0),
            };
            body.b.icmp(IntCond::Ne, high, expected)
        }
    };
    (value, flag)
}

/// The same for widths that the IR does not have, in one that holds the exact result.
fn overflowing_odd(
    body: &mut Body<'_, '_, '_, '_>,
    signed: bool,
    op: Opcode,
    kind: Kind,
    x: Value,
    y: Value,
) -> (Value, Value) {
    let Kind::Int(bits) = kind else { return (x, y) };
    let exact = if op == Opcode::Mul { bits * 2 } else { bits + 1 };
    // More than 128 bits are needed for products of more than 64: those are checked by division.
    let wide = if exact <= 128 { Kind::Int(exact).ir() } else { I128 };
    let [a, b] = [x, y].map(|value| {
        let value = if signed { body.signed(value, kind) } else { value };
        match (body.b.ty(value) == wide, signed) {
            (true, _) => value,
            (false, true) if bits > 1 => body.b.sext(wide, value),
            (false, true) => body.b.sext(wide, value),
            (false, false) => body.b.zext(wide, value),
        }
    });
    let full = body.b.binary(op, a, b);
    let narrow = body.resize(full, kind.ir());
    let narrow = body.clean(narrow, kind);
    let again = match signed {
        true => {
            let value = body.signed(narrow, kind);
            if body.b.ty(value) == wide { value } else { body.b.sext(wide, value) }
        }
        false if body.b.ty(narrow) == wide => narrow,
        false => body.b.zext(wide, narrow),
    };
    let mut flag = body.b.icmp(IntCond::Ne, full, again);
    if exact > 128 {
        let high = body.b.binary(if signed { Opcode::Smulh } else { Opcode::Umulh }, a, b);
        let expected = match signed {
            true => {
                let last = body.b.i32(127);
                body.b.ashr(full, last)
            }
            false => body.b.constant(wide, 0),
        };
        let above = body.b.icmp(IntCond::Ne, high, expected);
        flag = body.b.or(flag, above);
    }
    (narrow, flag)
}
