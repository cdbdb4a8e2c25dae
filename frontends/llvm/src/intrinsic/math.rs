//! Functions of the math library: `llvm.sin` and the like.

use super::Intrinsic;
use super::float::scalar;
use crate::codes::{Fault, fault};
use crate::lower::{Body, Vals};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{MathFn, MathTier, Opcode, Payload, Word};
use irc_ir::types::Scalar;

/// A function of LLVM, if the library has one of this name: with `afn` the hardware's approximation
/// where there is one, or a fast one.
pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Result<Option<Vals>, Fault> {
    let word = name.split('.').next().unwrap_or(name);
    if word == "sincospi" {
        let mut lanes = call(body, what, MathFn::Sinpi, MathTier::Precise)?;
        lanes.extend(call(body, what, MathFn::Cospi, MathTier::Precise)?);
        return Ok(Some(lanes));
    }
    let Some(function) = MathFn::from_word(word) else { return Ok(None) };
    let scalar = scalar(body, what)?;
    let wanted = [MathTier::Approx, MathTier::Device, MathTier::Fast]
        .into_iter()
        .filter(|_| what.call.flags.afn);
    let mut there = wanted.filter(|&tier| irc_ir::math::has(function, tier, scalar));
    let tier = there.next().unwrap_or(MathTier::Precise);
    call(body, what, function, tier).map(Some)
}

/// The function of the operands that are there, lane by lane; an integer is one for all lanes.
pub(super) fn call<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    function: MathFn,
    tier: MathTier,
) -> Result<Vals, Fault> {
    let scalar = scalar(body, what)?;
    if !irc_ir::math::has(function, tier, scalar) {
        let nearest = irc_ir::math::nearest(function, tier, scalar);
        let message = format!(
            "`{}`: the math library has no `{function}` of {} in the tier `{tier}`; the nearest is \
             {nearest}",
            what.name,
            scalar.name()
        );
        return Err(fault("L0205", message, body.span));
    }
    let (mut floats, mut integers) = (Vec::new(), Vec::new());
    for index in 0..function.operands() {
        match function.is_integer(index) {
            true => integers.push((index, what.one(body, index)?)),
            false => floats.push(what.vals(body, index)?),
        }
    }
    let lanes: Vec<&[Value]> = floats.iter().map(|lanes| &lanes[..]).collect();
    let flushes = flushes(body, what, scalar);
    body.lanes(scalar, &lanes, |body, ops| {
        let mut ops = Vals::from_slice(ops);
        integers.iter().for_each(|&(index, value)| ops.insert(index, value));
        let ty = body.b.ty(ops[0]);
        body.b.build1(Opcode::Math, Payload::Math(function, tier, flushes), Some(ty), &ops)
    })
}

/// Whether subnormal numbers count as zero: libdevice asks the module, intrinsics ask the function.
fn flushes(body: &Body<'_, '_, '_, '_>, what: &Intrinsic<'_, '_>, scalar: Scalar) -> bool {
    let is_of_libdevice = what.name.starts_with("__nv_");
    scalar == Scalar::F32 && (body.ftz || body.cx.flush && is_of_libdevice)
}
