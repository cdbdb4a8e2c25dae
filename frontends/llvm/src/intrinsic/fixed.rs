//! Intrinsics of numbers with a fixed point: products and quotients that are shifted.

use super::Intrinsic;
use super::integer::{clamped, extreme, is_of};
use crate::codes::{Fault, fault};
use crate::lower::layout::Kind;
use crate::lower::{Body, Vals};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{IntCond, Opcode};
use irc_ir::types::Type;

/// What one of them computes.
#[derive(Clone, Copy)]
struct Operation {
    signed: bool,
    /// Whether what does not fit is clamped; it is undefined or cut off else.
    saturates: bool,
    /// Bits behind the point.
    scale: u32,
    kind: Kind,
    bits: u32,
}

/// Lowers `smul.fix` and so on; nothing if it is none.
pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Result<Option<Vals>, Fault> {
    let known = |operation: &str| is_of(name.get(1..).unwrap_or_default(), operation);
    let (product, quotient) = (known("mul.fix"), known("div.fix"));
    if !(name.starts_with(['s', 'u']) && (product || quotient)) {
        return Ok(None);
    }
    let arg = what.arg(body, 0)?.clone();
    let kind = body.cx.leaves(arg.ty, body.span)?.first().map(|leaf| leaf.kind);
    let Some(kind @ Kind::Int(bits)) = kind else {
        return Err(body.cx.mismatch("an integer", arg.ty, body.span));
    };
    let signed = name.starts_with('s');
    let saturates = known("mul.fix.sat") || known("div.fix.sat");
    let scale = what.number(body, 2)?;
    if scale > u128::from(bits - u32::from(signed)) {
        let message = format!("`{}` with more bits behind the point than there are", what.name);
        return Err(fault("L0208", message, body.span));
    }
    let how = Operation { signed, saturates, scale: scale as u32, kind, bits };
    let (xs, ys) = (what.vals(body, 0)?, what.vals(body, 1)?);
    if quotient && bits + how.scale + u32::from(signed) > 128 {
        let message = format!(
            "`{}` of {bits} bits with {scale} behind the point divides more than 128 bits",
            what.name
        );
        return Err(fault("L0205", message, body.span));
    }
    let pairs = xs.into_iter().zip(ys);
    let one = |(x, y)| match product {
        true => multiplied(body, how, x, y),
        false => divided(body, how, x, y),
    };
    Ok(Some(pairs.map(one).collect()))
}

/// An operand in a register of this type, with its sign or zeros above it.
fn extended(body: &mut Body<'_, '_, '_, '_>, how: Operation, x: Value, ty: Type) -> Value {
    let x = if how.signed { body.signed(x, how.kind) } else { x };
    match (body.b.ty(x) == ty, how.signed) {
        (true, _) => x,
        (false, true) => body.b.sext(ty, x),
        (false, false) => body.b.zext(ty, x),
    }
}

/// The product rounded down, from both halves of it.
fn multiplied(body: &mut Body<'_, '_, '_, '_>, how: Operation, x: Value, y: Value) -> Value {
    let ty = if how.bits == 1 { Kind::Int(8).ir() } else { how.kind.ir() };
    let [x, y] = [x, y].map(|value| extended(body, how, value, ty));
    let low = body.b.mul(x, y);
    let high = body.b.binary(if how.signed { Opcode::Smulh } else { Opcode::Umulh }, x, y);
    let (low, high) = shifted(body, how, ty, low, high);
    let found = match how.saturates {
        true => limited(body, how, low, high),
        false => low,
    };
    let found = body.resize(found, how.kind.ir());
    body.clean(found, how.kind)
}

/// Two registers as one number, shifted to the right.
fn shifted(
    body: &mut Body<'_, '_, '_, '_>,
    how: Operation,
    ty: Type,
    low: Value,
    high: Value,
) -> (Value, Value) {
    if how.scale == 0 {
        return (low, high);
    }
    // All bits of the register: only an unsigned number has them all behind the point.
    if how.scale == ty.bits() {
        return (high, body.b.constant(ty, 0));
    }
    let by = body.b.i32(how.scale as i32);
    let low = body.b.funnel(Opcode::Fshr, high, low, by);
    let high = if how.signed { body.b.ashr(high, by) } else { body.b.lshr(high, by) };
    (low, high)
}

/// A number of two registers, clamped to the bits that the result has.
fn limited(body: &mut Body<'_, '_, '_, '_>, how: Operation, low: Value, high: Value) -> Value {
    let ty = body.b.ty(low);
    if !how.signed {
        let zero = body.b.constant(ty, 0);
        let fits = body.b.icmp(IntCond::Eq, high, zero);
        let most = body.b.constant(ty, u128::MAX >> (128 - ty.bits()));
        let low = body.b.select(fits, low, most);
        return clamped(body, low, how.kind, false);
    }
    // It fits the register if all bits above are copies of the sign there.
    let last = body.b.i32(ty.bits() as i32 - 1);
    let sign = body.b.ashr(low, last);
    let fits = body.b.icmp(IntCond::Eq, high, sign);
    let zero = body.b.constant(ty, 0);
    let negative = body.b.icmp(IntCond::Slt, high, zero);
    let register = Kind::Int(ty.bits());
    let (least, most) = (extreme(body, register, ty, false), extreme(body, register, ty, true));
    let limit = body.b.select(negative, least, most);
    let low = body.b.select(fits, low, limit);
    clamped(body, low, how.kind, true)
}

/// The quotient rounded down, in a register that has room for the shifted dividend and, where it is
/// clamped, for every quotient.
fn divided(body: &mut Body<'_, '_, '_, '_>, how: Operation, x: Value, y: Value) -> Value {
    let ty = Kind::Int(how.bits + how.scale + u32::from(how.signed)).ir();
    let ty = if ty.bits() < 8 { Kind::Int(8).ir() } else { ty };
    let [x, y] = [x, y].map(|value| extended(body, how, value, ty));
    let by = body.b.i32(how.scale as i32);
    let x = body.b.shl(x, by);
    let found = match how.signed {
        false => body.b.binary(Opcode::Udiv, x, y),
        true => {
            let found = body.b.binary(Opcode::Sdiv, x, y);
            let zero = body.b.constant(ty, 0);
            let whole = body.b.mul(found, y);
            let inexact = body.b.icmp(IntCond::Ne, whole, x);
            let signs = body.b.xor(x, y);
            let negative = body.b.icmp(IntCond::Slt, signs, zero);
            let lower = body.b.and(inexact, negative);
            let one = body.b.constant(ty, 1);
            let less = body.b.sub(found, one);
            body.b.select(lower, less, found)
        }
    };
    let found = match how.saturates {
        true => clamped(body, found, how.kind, how.signed),
        false => found,
    };
    let found = body.resize(found, how.kind.ir());
    body.clean(found, how.kind)
}
