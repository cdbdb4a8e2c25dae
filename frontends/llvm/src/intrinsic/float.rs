//! Intrinsics of floats.

use super::integer::{clamped, is_of};
use super::{Intrinsic, math};
use crate::codes::{Fault, fault};
use crate::lower::layout::Kind;
use crate::lower::{Body, Vals};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{ConvertFlags, FloatCond, FloatFlags, Integral, Opcode, Payload, Rounding};
use irc_ir::types::{F32, Scalar, Type};

/// Names and operations of floats that take flags of rounding: how many operands.
const FLAGGED: &[(&str, Opcode, usize)] = &[
    ("sqrt", Opcode::Fsqrt, 1),
    ("fma", Opcode::Fma, 3),
    ("fmuladd", Opcode::Fma, 3),
    ("minnum", Opcode::Fmin, 2),
    ("maxnum", Opcode::Fmax, 2),
    ("minimumnum", Opcode::Fmin, 2),
    ("maximumnum", Opcode::Fmax, 2),
    ("minimum", Opcode::Fminimum, 2),
    ("maximum", Opcode::Fmaximum, 2),
];

const ROUNDS: &[(&str, Integral)] = &[
    ("floor", Integral::Floor),
    ("ceil", Integral::Ceil),
    ("trunc", Integral::Trunc),
    ("rint", Integral::Nearest),
    ("nearbyint", Integral::Nearest),
    ("roundeven", Integral::Nearest),
];

/// Functions that the hardware approximates, which `afn` allows.
const APPROXIMATE: &[(&str, Opcode)] = &[
    ("sin", Opcode::Fsin),
    ("cos", Opcode::Fcos),
    ("exp2", Opcode::Fexp2),
    ("log2", Opcode::Flog2),
    ("tanh", Opcode::Ftanh),
];

/// Lowers an intrinsic of floats; nothing if it is none.
pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Result<Option<Vals>, Fault> {
    let is = |known: &str| is_of(name, known);
    if let Some(&(_, op, count)) = FLAGGED.iter().find(|(known, ..)| is(known)) {
        return flagged(body, what, op, count).map(Some);
    }
    if let Some(&(_, direction)) = ROUNDS.iter().find(|(known, _)| is(known)) {
        let scalar = scalar(body, what)?;
        let xs = what.vals(body, 0)?;
        let lanes = xs.into_iter().map(|x| integral(body, direction, scalar, x));
        return Ok(Some(lanes.collect()));
    }
    if let Some(&(known, op)) = APPROXIMATE.iter().find(|(known, _)| is(known)) {
        return approximate(body, what, known, op).map(Some);
    }
    if is("fabs") {
        let scalar = scalar(body, what)?;
        let xs = what.vals(body, 0)?;
        return body.lanes(scalar, &[&xs], |body, ops| body.b.fabs(ops[0])).map(Some);
    }
    if is("copysign") {
        let scalar = scalar(body, what)?;
        let (xs, ys) = (what.vals(body, 0)?, what.vals(body, 1)?);
        let copy = |body: &mut Body<'_, '_, 'a, '_>, ops: &[Value]| {
            body.b.binary(Opcode::Fcopysign, ops[0], ops[1])
        };
        return body.lanes(scalar, &[&xs, &ys], copy).map(Some);
    }
    if is("round") {
        let scalar = scalar(body, what)?;
        let xs = what.vals(body, 0)?;
        return Ok(Some(xs.into_iter().map(|x| round(body, scalar, x)).collect()));
    }
    if is("lround") || is("llround") || is("lrint") || is("llrint") {
        return to_integer(body, what, name).map(Some);
    }
    if is("canonicalize") {
        let scalar = scalar(body, what)?;
        let one = one_of(scalar);
        let how = flags(body, what, scalar);
        let lanes = what.vals(body, 0)?.into_iter().map(|x| {
            let ty = body.b.ty(x);
            let one = body.b.constant(ty, one);
            body.b.float2(Opcode::Fmul, FloatFlags { contract: false, ..how }, x, one)
        });
        return Ok(Some(lanes.collect()));
    }
    if is("sincos") {
        let mut lanes = approximate(body, what, "sin", Opcode::Fsin)?;
        lanes.extend(approximate(body, what, "cos", Opcode::Fcos)?);
        return Ok(Some(lanes));
    }
    if is("fptosi.sat") || is("fptoui.sat") {
        return saturating(body, what, is("fptosi.sat")).map(Some);
    }
    if is("is.fpclass") {
        let mask = what.number(body, 1)?;
        let xs = what.vals(body, 0)?;
        return Ok(Some(xs.into_iter().map(|x| class(body, x, mask as u32)).collect()));
    }
    Ok(None)
}

/// The scalar of the first operand.
pub(super) fn scalar<'a>(
    body: &Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
) -> Result<Scalar, Fault> {
    let arg = what.arg(body, 0)?;
    match body.cx.leaves(arg.ty, body.span)?.first().map(|leaf| leaf.kind) {
        Some(Kind::Float(scalar)) => Ok(scalar),
        _ => Err(body.cx.mismatch("a float", arg.ty, body.span)),
    }
}

pub(super) fn flags(
    body: &Body<'_, '_, '_, '_>,
    what: &Intrinsic<'_, '_>,
    scalar: Scalar,
) -> FloatFlags {
    FloatFlags { contract: false, ..body.float_flags(what.call.flags, scalar) }
}

fn flagged<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    op: Opcode,
    count: usize,
) -> Result<Vals, Fault> {
    let scalar = scalar(body, what)?;
    let mut how = flags(body, what, scalar);
    how.approx = op == Opcode::Fsqrt && what.call.flags.afn && scalar == Scalar::F32;
    by_lane(body, what, op, count, how)
}

/// The operation that an intrinsic of floats names, of its first operands.
pub(super) fn by_lane<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    op: Opcode,
    count: usize,
    how: FloatFlags,
) -> Result<Vals, Fault> {
    let scalar = scalar(body, what)?;
    let operands: Vec<Vals> =
        (0..count).map(|index| what.vals(body, index)).collect::<Result<_, _>>()?;
    let operands: Vec<&[Value]> = operands.iter().map(|lanes| &lanes[..]).collect();
    body.lanes(scalar, &operands, |body, ops| {
        let ty = body.b.ty(ops[0]);
        body.b.build1(op, Payload::Float(how), Some(ty), ops)
    })
}

pub(super) fn integral(
    body: &mut Body<'_, '_, '_, '_>,
    direction: Integral,
    scalar: Scalar,
    x: Value,
) -> Value {
    let ty = body.b.ty(x);
    let payload = Payload::Integral(direction, body.ftz && scalar == Scalar::F32);
    body.b.build1(Opcode::Fround, payload, Some(ty), &[x])
}

fn approximate<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
    op: Opcode,
) -> Result<Vals, Fault> {
    let scalar = scalar(body, what)?;
    // That of `exp2` is as exact as those of C libraries are.
    let is_allowed = what.call.flags.afn || op == Opcode::Fexp2;
    if scalar == Scalar::F64 || !is_allowed {
        return math::lower(body, what, name).map(Option::unwrap_or_default);
    }
    let how = FloatFlags { approx: true, ..flags(body, what, Scalar::F32) };
    let how = if op == Opcode::Ftanh { FloatFlags { ftz: false, ..how } } else { how };
    let xs = what.vals(body, 0)?;
    let of_float = |body: &mut Body<'_, '_, 'a, '_>, x: Value| {
        if scalar == Scalar::F32 {
            return body.b.float1(op, how, x);
        }
        let rounded = ConvertFlags::rounded(Rounding::Rn);
        let wide = body.b.convert(Opcode::Fcvt, rounded, irc_ir::types::F32, x);
        let found = body.b.float1(op, how, wide);
        body.b.convert(Opcode::Fcvt, rounded, Type::Scalar(scalar), found)
    };
    Ok(xs.into_iter().map(|x| of_float(body, x)).collect())
}

/// A float with these bits.
pub(super) fn constant_of(body: &mut Body<'_, '_, '_, '_>, scalar: Scalar, bits: u128) -> Value {
    body.b.constant(Type::Scalar(scalar), bits)
}

pub(super) fn one_of(scalar: Scalar) -> u128 {
    match scalar {
        Scalar::F16 => 0x3c00,
        Scalar::BF16 => 0x3f80,
        Scalar::F32 => 0x3f80_0000,
        _ => 0x3ff0_0000_0000_0000,
    }
}

fn half_of(scalar: Scalar) -> u128 {
    match scalar {
        Scalar::F16 => 0x3800,
        Scalar::BF16 => 0x3f00,
        Scalar::F32 => 0x3f00_0000,
        _ => 0x3fe0_0000_0000_0000,
    }
}

/// To nearest, halves away from zero: what is cut off is exact, so it can be compared with a half.
fn round(body: &mut Body<'_, '_, '_, '_>, scalar: Scalar, x: Value) -> Value {
    let ty = body.b.ty(x);
    let whole = integral(body, Integral::Trunc, scalar, x);
    let rest = body.b.fsub(x, whole);
    let rest = body.b.fabs(rest);
    let half = body.b.constant(ty, half_of(scalar));
    let up = body.b.fcmp(FloatCond::Oge, rest, half);
    let one = body.b.constant(ty, one_of(scalar));
    let one = body.b.binary(Opcode::Fcopysign, one, x);
    let next = body.b.fadd(whole, one);
    body.b.select(up, next, whole)
}

fn result_kind<'a>(body: &Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>) -> Result<Kind, Fault> {
    let leaves = body.cx.leaves(what.call.result, body.span)?;
    leaves
        .first()
        .map(|leaf| leaf.kind)
        .ok_or_else(|| fault("L0208", format!("`{}` without a result", what.name), body.span))
}

/// The integer that a float is converted to on its way to another: one bit is cut from a register
/// that has the number, and the sign of it.
fn convertible(to: Kind) -> Type {
    if to.ir().bits() == 1 { Kind::Int(8).ir() } else { to.ir() }
}

fn to_integer<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Result<Vals, Fault> {
    let scalar = scalar(body, what)?;
    let to = result_kind(body, what)?;
    let away = name.contains("round");
    let wide = convertible(to);
    let xs = what.vals(body, 0)?;
    let lanes = xs.into_iter().map(|x| {
        let whole = match away {
            true => round(body, scalar, x),
            false => integral(body, Integral::Nearest, scalar, x),
        };
        let value = body.b.ftos(wide, whole);
        let value = body.resize(value, to.ir());
        body.clean(value, to)
    });
    Ok(lanes.collect())
}

/// Conversion that clamps, NaN to 0.
fn saturating<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    signed: bool,
) -> Result<Vals, Fault> {
    let to = result_kind(body, what)?;
    let op = if signed { Opcode::Ftos } else { Opcode::Ftou };
    let how = ConvertFlags { sat: true, ..ConvertFlags::rounded(Rounding::Rz) };
    let xs = what.vals(body, 0)?;
    let wide = convertible(to);
    let one = |x| {
        let value = body.b.convert(op, how, wide, x);
        let value = clamped(body, value, to, signed);
        body.resize(value, to.ir())
    };
    Ok(xs.into_iter().map(one).collect())
}

/// Exponent bits and fraction bits.
pub(super) fn format_of(scalar: Scalar) -> (u32, u32) {
    match scalar {
        Scalar::F16 => (5, 10),
        Scalar::BF16 => (8, 7),
        Scalar::F32 => (8, 23),
        _ => (11, 52),
    }
}

/// Whether a float is of a class of the mask: signalling and quiet NaN, then from minus infinity to
/// plus infinity.
fn class(body: &mut Body<'_, '_, '_, '_>, x: Value, mask: u32) -> Value {
    use irc_ir::op::IntCond;
    let ty = body.b.ty(x);
    let scalar = ty.scalar().unwrap_or(Scalar::F32);
    let (exponent, fraction) = format_of(scalar);
    let Some(int) = Scalar::int(scalar.bits()).map(Type::Scalar) else {
        return body.b.bool(false);
    };
    let bits = body.b.bitcast(int, x);
    let sign_bit = 1u128 << (exponent + fraction);
    let infinity = ((1u128 << exponent) - 1) << fraction;
    let quiet = infinity | 1 << (fraction - 1);
    let constant = |body: &mut Body<'_, '_, '_, '_>, bits: u128| body.b.constant(int, bits);
    let without = constant(body, sign_bit - 1);
    let magnitude = body.b.and(bits, without);
    let zero = constant(body, 0);
    let negative = body.b.icmp(IntCond::Slt, bits, zero);
    // The least magnitude of each class, and its bits in the mask: negative and positive.
    let normal = 1u128 << fraction;
    let classes = [
        (0, 1, 1 << 5, 1 << 6),
        (1, normal, 1 << 4, 1 << 7),
        (normal, infinity, 1 << 3, 1 << 8),
        (infinity, infinity + 1, 1 << 2, 1 << 9),
        (infinity + 1, quiet, 1, 1),
        (quiet, sign_bit, 2, 2),
    ];
    let mut found = body.b.bool(false);
    for (from, end, minus, plus) in classes {
        let wanted = (mask & minus != 0, mask & plus != 0);
        if wanted == (false, false) {
            continue;
        }
        let (low, size) = (constant(body, from), constant(body, end - from));
        let above = body.b.sub(magnitude, low);
        let mut inside = body.b.icmp(IntCond::Ult, above, size);
        if wanted != (true, true) {
            let sign = if wanted.0 { negative } else { body.b.not(negative) };
            inside = body.b.and(inside, sign);
        }
        found = body.b.or(found, inside);
    }
    debug_assert!(ty != F32 || exponent == 8);
    found
}
