//! `llvm.experimental.constrained.*`: operations of floats that name how they round.
//!
//! A GPU has no flags and no traps of floats, so what is said of exceptions changes nothing, and it
//! has no mode of rounding that a program sets, so `round.dynamic` is to nearest.

use super::float::{by_lane, flags, scalar};
use super::integer::is_of;
use super::{Intrinsic, general};
use crate::codes::{Fault, fault};
use crate::lower::{Body, Vals};
use crate::tree::ValueKind;
use irc_ir::op::{Opcode, Rounding};

/// Names and operations that PTX rounds in any direction: how many operands.
const ROUNDED: &[(&str, Opcode, usize)] = &[
    ("fadd", Opcode::Fadd, 2),
    ("fsub", Opcode::Fsub, 2),
    ("fmul", Opcode::Fmul, 2),
    ("fdiv", Opcode::Fdiv, 2),
    ("fma", Opcode::Fma, 3),
    ("fmuladd", Opcode::Fma, 3),
    ("sqrt", Opcode::Fsqrt, 1),
];

const CASTS: &[&str] = &["fptrunc", "fpext", "sitofp", "uitofp", "fptosi", "fptoui"];

/// What is the same without its constraints where it rounds to nearest.
const PLAIN: &[&str] = &[
    "floor",
    "ceil",
    "trunc",
    "round",
    "roundeven",
    "rint",
    "nearbyint",
    "maxnum",
    "minnum",
    "maximum",
    "minimum",
    "lrint",
    "llrint",
    "lround",
    "llround",
    "ldexp",
    "powi",
    "pow",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "atan2",
    "sinh",
    "cosh",
    "tanh",
    "exp",
    "exp2",
    "log",
    "log2",
    "log10",
];

/// Lowers a constrained operation; nothing if it is none.
pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Result<Option<Vals>, Fault> {
    let Some(name) = name.strip_prefix("experimental.constrained.") else { return Ok(None) };
    let rounding = rounding(body, what)?;
    let is = |known: &str| is_of(name, known);
    if let Some(&(_, op, count)) = ROUNDED.iter().find(|(known, ..)| is(known)) {
        return rounded(body, what, op, count, rounding).map(Some);
    }
    if let Some(cast) = CASTS.iter().find(|known| is(known)) {
        let arg = what.arg(body, 0)?.clone();
        let result = what.call.result;
        return body.cast_rounded(cast, what.call.flags, &arg, result, rounding).map(Some);
    }
    if is("fcmp") || is("fcmps") {
        let (x, y) = (what.arg(body, 0)?.clone(), what.arg(body, 1)?.clone());
        let condition = word(what.arg(body, 2)?).unwrap_or_default();
        return body.fcmp(condition, x.ty, &x.value, &y.value).map(Some);
    }
    if is("frem") {
        // A remainder is exact.
        let scalar = scalar(body, what)?;
        let pairs = what.vals(body, 0)?.into_iter().zip(what.vals(body, 1)?);
        return Ok(Some(pairs.map(|(x, y)| body.remainder(scalar, x, y)).collect()));
    }
    let Some(plain) = PLAIN.iter().find(|known| is(known)) else { return Ok(None) };
    let plain = match (*plain, rounding) {
        ("rint" | "nearbyint", Rounding::Rp) => "ceil",
        ("rint" | "nearbyint", Rounding::Rm) => "floor",
        ("rint" | "nearbyint", Rounding::Rz) => "trunc",
        (_, Rounding::Rn) => plain,
        _ => {
            let message = format!("`{}` rounds to nearest only", what.name);
            return Err(fault("L0205", message, body.span));
        }
    };
    let name = format!("llvm.{plain}");
    general::lower(body, &Intrinsic { name: &name, call: what.call }).map(Some)
}

/// Metadata that is a text.
fn word<'s>(arg: &'s crate::tree::Typed<'_>) -> Option<&'s str> {
    match &arg.value.kind {
        ValueKind::Text(text) => Some(text),
        _ => None,
    }
}

/// How the call says that it rounds; to nearest if it does not.
fn rounding<'a>(body: &Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>) -> Result<Rounding, Fault> {
    let words = what.call.args.iter().filter_map(|(arg, _)| word(arg));
    let Some(mode) = words.into_iter().find_map(|word| word.strip_prefix("round.")) else {
        return Ok(Rounding::Rn);
    };
    match mode {
        "tonearest" | "dynamic" => Ok(Rounding::Rn),
        "towardzero" => Ok(Rounding::Rz),
        "downward" => Ok(Rounding::Rm),
        "upward" => Ok(Rounding::Rp),
        _ => {
            let message = format!("`{}`: there is no rounding `round.{mode}`", what.name);
            Err(fault("L0205", message, body.span))
        }
    }
}

fn rounded<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    op: Opcode,
    count: usize,
    rounding: Rounding,
) -> Result<Vals, Fault> {
    let scalar = scalar(body, what)?;
    if scalar.bits() == 16 && rounding != Rounding::Rn {
        let message = format!("`{}`: halves are rounded to nearest only", what.name);
        return Err(fault("L0205", message, body.span));
    }
    let mut how = flags(body, what, scalar);
    how.rounding = rounding;
    by_lane(body, what, op, count, how)
}
