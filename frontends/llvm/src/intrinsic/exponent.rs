//! Intrinsics that take floats apart or put them together: `ldexp`, `frexp`, `modf`, `powi`.
//!
//! A half is computed as a float: the result, rounded once more, is the exact one rounded, as what
//! a subnormal float lacks of it is far below the least half.

use super::Intrinsic;
use super::float::{constant_of, format_of, integral, one_of, scalar};
use super::integer::is_of;
use crate::codes::Fault;
use crate::lower::layout::Kind;
use crate::lower::{Body, Vals};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{FloatCond, IntCond, Integral, Opcode};
use irc_ir::types::{F32, I32, Scalar, Type};

/// Exponents beyond this give zero or infinity in any format.
const FAR: i64 = 1 << 13;

/// Lowers an intrinsic of this family; nothing if it is none.
pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Result<Option<Vals>, Fault> {
    let is = |known: &str| is_of(name, known);
    if is("ldexp") {
        let scalar = scalar(body, what)?;
        let (xs, exponents, kind) = exponents(body, what)?;
        let lanes = xs.into_iter().zip(exponents);
        let one = |(x, by)| {
            let by = exponent(body, by, kind);
            in_float(body, scalar, x, |body, scalar, x| scaled(body, scalar, x, by))
        };
        return Ok(Some(lanes.map(one).collect()));
    }
    if is("powi") {
        return powers(body, what).map(Some);
    }
    if is("frexp") {
        let scalar = scalar(body, what)?;
        let xs = what.vals(body, 0)?;
        let results = body.cx.leaves(what.call.result, body.span)?;
        let kind = results.last().map_or(Kind::Int(32), |leaf| leaf.kind);
        return Ok(Some(both(xs, |x| parted(body, scalar, x, kind))));
    }
    if is("modf") {
        let scalar = scalar(body, what)?;
        let xs = what.vals(body, 0)?;
        return Ok(Some(both(xs, |x| fraction_and_whole(body, scalar, x))));
    }
    Ok(None)
}

/// The first results of all lanes, then the second ones.
fn both(xs: Vals, mut one: impl FnMut(Value) -> (Value, Value)) -> Vals {
    let (mut firsts, mut seconds) = (Vals::new(), Vals::new());
    for x in xs {
        let (first, second) = one(x);
        firsts.push(first);
        seconds.push(second);
    }
    firsts.extend(seconds);
    firsts
}

/// The lanes of both operands, and of what width the exponents are.
fn exponents<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
) -> Result<(Vals, Vals, Kind), Fault> {
    let (xs, exponents) = (what.vals(body, 0)?, what.vals(body, 1)?);
    let arg = what.arg(body, 1)?;
    match body.cx.leaves(arg.ty, body.span)?.first().map(|leaf| leaf.kind) {
        Some(kind @ Kind::Int(_)) if xs.len() == exponents.len() => Ok((xs, exponents, kind)),
        _ => Err(body.cx.mismatch("as many integers", arg.ty, body.span)),
    }
}

/// Does something with a float: with a half as one.
fn in_float(
    body: &mut Body<'_, '_, '_, '_>,
    scalar: Scalar,
    x: Value,
    f: impl FnOnce(&mut Body<'_, '_, '_, '_>, Scalar, Value) -> Value,
) -> Value {
    if scalar.bits() != 16 {
        return f(body, scalar, x);
    }
    let wide = body.b.fcvt(F32, x);
    let found = f(body, Scalar::F32, wide);
    body.b.fcvt(Type::Scalar(scalar), found)
}

/// An exponent of any width as an `i32` that says the same.
fn exponent(body: &mut Body<'_, '_, '_, '_>, by: Value, kind: Kind) -> Value {
    let by = body.signed(by, kind);
    let ty = body.b.ty(by);
    if ty.bits() < 32 {
        return body.b.sext(I32, by);
    }
    let mask = u128::MAX >> (128 - ty.bits());
    let [least, most] =
        [-FAR, FAR].map(|limit| body.b.constant(ty, i128::from(limit) as u128 & mask));
    let by = body.b.binary(Opcode::Smax, by, least);
    let by = body.b.binary(Opcode::Smin, by, most);
    if ty == I32 { by } else { body.b.trunc(I32, by) }
}

/// A float or double times a power of two, rounded once.
///
/// Two steps bring the exponent into the range of a factor. Those downward leave as many bits as
/// the significand has for the last one: what was rounded before is zero after it.
fn scaled(body: &mut Body<'_, '_, '_, '_>, scalar: Scalar, x: Value, by: Value) -> Value {
    let (exponent_bits, fraction) = format_of(scalar);
    let bias = (1i32 << (exponent_bits - 1)) - 1;
    let down = bias - 2 - fraction as i32;
    let (mut x, mut by) = (x, by);
    for _ in 0..2 {
        let [most, least] = [bias, 1 - bias].map(|limit| body.b.i32(limit));
        let great = body.b.icmp(IntCond::Sgt, by, most);
        let small = body.b.icmp(IntCond::Slt, by, least);
        let [up, lower, one] = [bias, -down, 0].map(|n| power(body, scalar, n));
        let factor = body.b.select(small, lower, one);
        let factor = body.b.select(great, up, factor);
        let [up, lower, none] = [-bias, down, 0].map(|n| body.b.i32(n));
        let taken = body.b.select(small, lower, none);
        let taken = body.b.select(great, up, taken);
        x = body.b.fmul(x, factor);
        by = body.b.add(by, taken);
    }
    let [most, least, bias] = [bias, 1 - bias, bias].map(|limit| body.b.i32(limit));
    by = body.b.binary(Opcode::Smin, by, most);
    by = body.b.binary(Opcode::Smax, by, least);
    let stored = body.b.add(by, bias);
    let (int, ty) = (int_of(scalar), Type::Scalar(scalar));
    let stored = if int == I32 { stored } else { body.b.zext(int, stored) };
    let place = body.b.i32(fraction as i32);
    let bits = body.b.shl(stored, place);
    let factor = body.b.bitcast(ty, bits);
    body.b.fmul(x, factor)
}

/// Two to this power, which is a normal number.
fn power(body: &mut Body<'_, '_, '_, '_>, scalar: Scalar, n: i32) -> Value {
    let (exponent_bits, fraction) = format_of(scalar);
    let bias = (1i32 << (exponent_bits - 1)) - 1;
    body.b.constant(Type::Scalar(scalar), ((n + bias) as u128) << fraction)
}

/// The integer of as many bits.
fn int_of(scalar: Scalar) -> Type {
    Scalar::int(scalar.bits()).map_or(I32, Type::Scalar)
}

/// A number from a half to one and the power of two that it is to be multiplied with; zeros,
/// infinities and NaNs are given back with the exponent 0.
pub(super) fn parted(
    body: &mut Body<'_, '_, '_, '_>,
    scalar: Scalar,
    x: Value,
    kind: Kind,
) -> (Value, Value) {
    if scalar.bits() == 16 {
        let wide = body.b.fcvt(F32, x);
        let (found, exponent) = parted(body, Scalar::F32, wide, kind);
        return (body.b.fcvt(Type::Scalar(scalar), found), exponent);
    }
    let (exponent_bits, fraction) = format_of(scalar);
    let bias = (1i32 << (exponent_bits - 1)) - 1;
    let (int, ty) = (int_of(scalar), Type::Scalar(scalar));
    let up = fraction as i32 + 1;
    // A subnormal is made normal first.
    let magnitude = body.b.fabs(x);
    let least = power(body, scalar, 1 - bias);
    let subnormal = body.b.fcmp(FloatCond::Olt, magnitude, least);
    let factor = power(body, scalar, up);
    let raised = body.b.fmul(x, factor);
    let normal = body.b.select(subnormal, raised, x);

    let bits = body.b.bitcast(int, normal);
    let place = body.b.i32(fraction as i32);
    let stored = body.b.lshr(bits, place);
    let stored = if int == I32 { stored } else { body.b.trunc(I32, stored) };
    let mask = body.b.i32((1 << exponent_bits) - 1);
    let stored = body.b.and(stored, mask);
    let [half, raised] = [bias - 1, bias - 1 + up].map(|n| body.b.i32(n));
    let taken = body.b.select(subnormal, raised, half);
    let exponent = body.b.sub(stored, taken);

    let others = !(((1u128 << exponent_bits) - 1) << fraction) & (u128::MAX >> (128 - int.bits()));
    let others = body.b.constant(int, others);
    let rest = body.b.and(bits, others);
    let half = body.b.constant(int, ((bias - 1) as u128) << fraction);
    let bits = body.b.or(rest, half);
    let found = body.b.bitcast(ty, bits);

    let zero = body.b.constant(ty, 0);
    let infinity = constant_of(body, scalar, ((1u128 << exponent_bits) - 1) << fraction);
    let not_zero = body.b.fcmp(FloatCond::Ogt, magnitude, zero);
    let finite = body.b.fcmp(FloatCond::Olt, magnitude, infinity);
    let plain = body.b.and(not_zero, finite);
    let none = body.b.i32(0);
    let exponent = body.b.select(plain, exponent, none);
    let wanted = kind.ir();
    let exponent = match wanted.bits() {
        0..32 => body.b.trunc(wanted, exponent),
        32 => exponent,
        _ => body.b.sext(wanted, exponent),
    };
    (body.b.select(plain, found, x), body.clean(exponent, kind))
}

/// What is behind the point and what is before it, both with the sign of the whole.
pub(super) fn fraction_and_whole(
    body: &mut Body<'_, '_, '_, '_>,
    scalar: Scalar,
    x: Value,
) -> (Value, Value) {
    let (exponent_bits, fraction) = format_of(scalar);
    let whole = integral(body, Integral::Trunc, scalar, x);
    let rest = body.b.fsub(x, whole);
    // Of an infinity nothing is behind the point.
    let infinity = constant_of(body, scalar, ((1u128 << exponent_bits) - 1) << fraction);
    let magnitude = body.b.fabs(x);
    let infinite = body.b.fcmp(FloatCond::Oeq, magnitude, infinity);
    let zero = constant_of(body, scalar, 0);
    let rest = body.b.select(infinite, zero, rest);
    (body.b.binary(Opcode::Fcopysign, rest, x), whole)
}

/// Powers with an exponent that is an integer, by squares.
fn powers<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>) -> Result<Vals, Fault> {
    let scalar = scalar(body, what)?;
    let xs = what.vals(body, 0)?;
    let arg = what.arg(body, 1)?.clone();
    let Kind::Int(bits) = body.cx.scalar(arg.ty, body.span)? else {
        return Err(body.cx.mismatch("an integer", arg.ty, body.span));
    };
    let known = if bits <= 64 { body.cx.index(&arg)? } else { None };
    let by = body.one(&arg)?;
    let by = body.signed(by, Kind::Int(bits));
    let by = if body.b.ty(by).bits() < 32 { body.b.sext(I32, by) } else { by };
    let one = |x| {
        in_float(body, scalar, x, |body, scalar, x| match known {
            Some(by) => power_of_known(body, scalar, x, by),
            None => power_of(body, scalar, x, by),
        })
    };
    Ok(xs.into_iter().map(one).collect())
}

fn power_of_known(body: &mut Body<'_, '_, '_, '_>, scalar: Scalar, x: Value, by: i64) -> Value {
    let (mut square, mut left) = (x, by.unsigned_abs());
    let mut found: Option<Value> = None;
    while left != 0 {
        if left & 1 == 1 {
            found = Some(found.map_or(square, |found| body.b.fmul(found, square)));
        }
        left >>= 1;
        if left != 0 {
            square = body.b.fmul(square, square);
        }
    }
    let one = constant_of(body, scalar, one_of(scalar));
    match found {
        Some(found) if by < 0 => body.b.fdiv(one, found),
        Some(found) => found,
        None => one,
    }
}

fn power_of(body: &mut Body<'_, '_, '_, '_>, scalar: Scalar, x: Value, by: Value) -> Value {
    let (ty, int) = (Type::Scalar(scalar), body.b.ty(by));
    let [head, step, end] = [(); 3].map(|()| body.b.create_block());
    let one = constant_of(body, scalar, one_of(scalar));
    let zero = body.b.constant(int, 0);
    let negative = body.b.icmp(IntCond::Slt, by, zero);
    let magnitude = body.b.unary(Opcode::Abs, by);
    body.b.br(head, &[one, x, magnitude]);

    body.b.switch_to_block(head);
    let found = body.b.append_block_param(head, ty);
    let square = body.b.append_block_param(head, ty);
    let left = body.b.append_block_param(head, int);
    let bit = body.b.constant(int, 1);
    let bit = body.b.and(left, bit);
    let odd = body.b.icmp(IntCond::Ne, bit, zero);
    let product = body.b.fmul(found, square);
    let found = body.b.select(odd, product, found);
    let by_one = body.b.i32(1);
    let left = body.b.lshr(left, by_one);
    let more = body.b.icmp(IntCond::Ne, left, zero);
    body.b.condbr(more, (step, &[]), (end, &[]));

    body.b.switch_to_block(step);
    let next = body.b.fmul(square, square);
    body.b.br(head, &[found, next, left]);

    body.b.switch_to_block(end);
    let inverse = body.b.fdiv(one, found);
    body.b.select(negative, inverse, found)
}
