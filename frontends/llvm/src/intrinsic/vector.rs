//! Lanes of vectors in another order.

use super::Intrinsic;
use super::integer::is_of;
use crate::codes::{Fault, fault};
use crate::lower::layout::{Kind, Leaf};
use crate::lower::{Body, Vals};
use irc_ir::builder::InstBuilder;
use irc_ir::op::IntCond;

/// Lowers `vector.reverse` and so on; nothing if it is none.
pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Result<Option<Vals>, Fault> {
    if is_of(name, "stepvector") || is_of(name, "experimental.stepvector") {
        return steps(body, what).map(Some);
    }
    if is_of(name, "get.active.lane.mask") {
        return active_lanes(body, what).map(Some);
    }
    if is_of(name, "experimental.cttz.elts") {
        return first_lane(body, what).map(Some);
    }
    let Some(name) = name.strip_prefix("vector.") else { return Ok(None) };
    let is = |known: &str| is_of(name, known);
    if is("reverse") {
        return Ok(Some(what.vals(body, 0)?.into_iter().rev().collect()));
    }
    if is("deinterleave2") {
        let lanes = what.vals(body, 0)?;
        let every_other = |from: usize| lanes.iter().skip(from).step_by(2);
        return Ok(Some(every_other(0).chain(every_other(1)).copied().collect()));
    }
    if is("interleave2") {
        let (even, odd) = (what.vals(body, 0)?, what.vals(body, 1)?);
        return Ok(Some(even.into_iter().zip(odd).flat_map(|(x, y)| [x, y]).collect()));
    }
    if is("splice") {
        let (mut lanes, others) = (what.vals(body, 0)?, what.vals(body, 1)?);
        let count = lanes.len();
        let from = place(body, what, 2)?;
        let from = if from < 0 { count as i64 + from } else { from };
        lanes.extend(others);
        return window(body, what, &lanes, from, count).map(Some);
    }
    if is("extract") {
        let lanes = what.vals(body, 0)?;
        let count = body.cx.leaves(what.call.result, body.span)?.len();
        let from = place(body, what, 1)?;
        return window(body, what, &lanes, from, count).map(Some);
    }
    if is("insert") {
        let (mut lanes, part) = (what.vals(body, 0)?, what.vals(body, 1)?);
        let from = place(body, what, 2)?;
        window(body, what, &lanes, from, part.len())?;
        for (lane, value) in lanes.iter_mut().skip(from as usize).zip(part) {
            *lane = value;
        }
        return Ok(Some(lanes));
    }
    Ok(None)
}

/// Whether the lanes' numbers, counted from the first operand, are below the second one.
fn active_lanes<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
) -> Result<Vals, Fault> {
    let given = what.arg(body, 0)?.ty;
    if !matches!(body.cx.scalar(given, body.span)?, Kind::Int(_)) {
        return Err(body.cx.mismatch("an integer", given, body.span));
    }
    let (base, end) = (what.one(body, 0)?, what.one(body, 1)?);
    let count = body.cx.leaves(what.call.result, body.span)?.len();
    let ty = body.b.ty(base);
    // A number that wraps around is below nothing; in an odd width it does not wrap.
    let limit = u128::MAX >> (128 - ty.bits());
    let lanes = (0..count as u128).map(|lane| {
        if lane > limit {
            return body.b.bool(false);
        }
        let step = body.b.constant(ty, lane);
        let number = body.b.add(base, step);
        let below = body.b.icmp(IntCond::Ult, number, end);
        let whole = body.b.icmp(IntCond::Uge, number, base);
        body.b.and(below, whole)
    });
    Ok(lanes.collect())
}

/// The number of the first lane that is not zero, or how many there are.
fn first_lane<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
) -> Result<Vals, Fault> {
    let lanes = what.vals(body, 0)?;
    let Kind::Int(bits) = body.cx.scalar(what.call.result, body.span)? else {
        return Err(body.cx.mismatch("an integer", what.call.result, body.span));
    };
    let (ty, mask) = (Kind::Int(bits).ir(), u128::MAX >> (128 - bits));
    let mut found = body.b.constant(ty, lanes.len() as u128 & mask);
    for (number, lane) in lanes.into_iter().enumerate().rev() {
        let of = body.b.ty(lane);
        if !of.is_int() {
            let ty = what.arg(body, 0)?.ty;
            return Err(body.cx.mismatch("a vector of integers", ty, body.span));
        }
        let zero = body.b.constant(of, 0);
        let set = body.b.icmp(IntCond::Ne, lane, zero);
        let number = body.b.constant(ty, number as u128 & mask);
        found = body.b.select(set, number, found);
    }
    Ok(Vals::from_slice(&[found]))
}

/// The numbers of the lanes, cut to their bits.
fn steps<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>) -> Result<Vals, Fault> {
    let lanes = body.cx.leaves(what.call.result, body.span)?;
    let one = |(number, leaf): (u128, Leaf)| match leaf.kind {
        Kind::Int(bits) => {
            Ok(body.b.constant(leaf.kind.ir(), number & (u128::MAX >> (128 - bits))))
        }
        _ => Err(body.cx.mismatch("a vector of integers", what.call.result, body.span)),
    };
    (0..).zip(lanes.iter().copied()).map(one).collect()
}

/// A number of a lane in the text.
fn place<'a>(
    body: &Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    index: usize,
) -> Result<i64, Fault> {
    let arg = what.arg(body, index)?;
    body.cx.index(arg)?.ok_or_else(|| {
        let message = format!("argument {index} of `{}` must be a number", what.name);
        fault("L0205", message, arg.value.span)
    })
}

/// So many lanes from one on.
fn window(
    body: &Body<'_, '_, '_, '_>,
    what: &Intrinsic<'_, '_>,
    lanes: &Vals,
    from: i64,
    count: usize,
) -> Result<Vals, Fault> {
    let found =
        usize::try_from(from).ok().and_then(|from| lanes.get(from..from.checked_add(count)?));
    found.map(Vals::from_slice).ok_or_else(|| {
        fault("L0208", format!("`{}` names lanes that are not there", what.name), body.span)
    })
}
