//! Functions of the math library: `llvm.sin` and the like, and the names of libdevice.

use super::float::{by_lane, scalar};
use super::{Intrinsic, general};
use crate::codes::{Fault, fault};
use crate::lower::{Body, Vals};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{FloatFlags, MathFn, MathTier, Opcode, Payload, Rounding, Word};
use irc_ir::types::Type;

/// Names of libdevice, without `__nv_` and `f` at the end, and the intrinsics of LLVM that are the
/// same.
const SAME: &[(&str, &str)] = &[
    ("ceil", "ceil"),
    ("copysign", "copysign"),
    ("fabs", "fabs"),
    ("floor", "floor"),
    ("fma", "fma"),
    ("fmax", "maxnum"),
    ("fmin", "minnum"),
    ("ldexp", "ldexp"),
    ("nearbyint", "nearbyint"),
    ("powi", "powi"),
    ("rint", "rint"),
    ("round", "round"),
    ("scalbn", "ldexp"),
    ("sqrt", "sqrt"),
    ("trunc", "trunc"),
];

/// Arithmetic of libdevice that says its rounding behind `_`: of `float` after `f`, of `double`
/// after `d`; how many operands.
const ROUNDED: &[(&str, Opcode, usize)] = &[
    ("add", Opcode::Fadd, 2),
    ("sub", Opcode::Fsub, 2),
    ("mul", Opcode::Fmul, 2),
    ("div", Opcode::Fdiv, 2),
    ("fma", Opcode::Fma, 3),
    ("rcp", Opcode::Frcp, 1),
    ("sqrt", Opcode::Fsqrt, 1),
];

/// A function of LLVM, if the library has one of this name: with `afn` the hardware's approximation
/// where there is one.
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
    let approx = what.call.flags.afn && irc_ir::math::has(function, MathTier::Approx, scalar);
    let tier = if approx { MathTier::Approx } else { MathTier::Precise };
    call(body, what, function, tier).map(Some)
}

fn call<'a>(
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
    let operands: Vec<Vals> =
        (0..function.operands()).map(|i| what.vals(body, i)).collect::<Result<_, _>>()?;
    let lanes: Vec<&[Value]> = operands.iter().map(|lanes| &lanes[..]).collect();
    Ok(body.lanes(scalar, &lanes, |body, ops| {
        let ty = body.b.ty(ops[0]);
        body.b.build1(Opcode::Math, Payload::Math(function, tier), Some(ty), ops)
    }))
}

/// A function of libdevice, by its name without `__nv_`; nothing if irc has none that is the same.
pub(super) fn libdevice<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Result<Option<Vals>, Fault> {
    if let Some((op, count, rounding)) = rounded(name) {
        let how = FloatFlags { rounding, ..FloatFlags::default() };
        return by_lane(body, what, op, count, how).map(Some);
    }
    // Only names that take floats come here: the type tells `f` at the end from a part of the name.
    let Ok(scalar) = scalar(body, what) else { return Ok(None) };
    let is_float = Type::Scalar(scalar) == irc_ir::types::F32;
    let plain = if is_float { name.strip_suffix('f') } else { Some(name) };
    let Some(plain) = plain else { return Ok(None) };
    let (word, tier) = match plain.strip_prefix("fast_") {
        Some(word) => (word, MathTier::Approx),
        None => (plain, MathTier::Precise),
    };
    let function = MathFn::from_word(word);
    if let Some(function) = function
        .filter(|&f| f.operands() == what.call.args.len() && irc_ir::math::has(f, tier, scalar))
    {
        return call(body, what, function, tier).map(Some);
    }
    let Some((_, same)) = SAME.iter().find(|(known, _)| *known == plain) else { return Ok(None) };
    let name = format!("llvm.{same}");
    general::lower(body, &Intrinsic { name: &name, call: what.call }).map(Some)
}

/// Arithmetic with a rounding: `fadd_rz`, `dmul_rn`, `fmaf_rd`, `fma_rn`, `frcp_ru`.
fn rounded(name: &str) -> Option<(Opcode, usize, Rounding)> {
    let (operation, rounding) = name.split_once('_')?;
    let rounding = match rounding {
        "rn" => Rounding::Rn,
        "rz" => Rounding::Rz,
        "rd" => Rounding::Rm,
        "ru" => Rounding::Rp,
        _ => return None,
    };
    let operation = match operation {
        "fmaf" | "fma" => "fma",
        _ => operation.strip_prefix(['f', 'd'])?,
    };
    let &(_, op, count) = ROUNDED.iter().find(|(known, ..)| *known == operation)?;
    Some((op, count, rounding))
}
