//! `llvm.*` but `llvm.nvvm.*`.

use super::integer::is_of;
use super::{Intrinsic, bulk, constrained, exponent, fixed, float, integer, math, unknown};
use crate::codes::{Fault, fault};
use crate::lower::layout::Kind;
use crate::lower::{Body, Vals};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{FloatFlags, Opcode, Payload, SpecialReg};
use irc_ir::types::{I64, PTR, Space, Type};

/// What says something to a compiler only, and has no result.
const NOTHING: &[&str] = &[
    "lifetime.start",
    "lifetime.end",
    "experimental.noalias.scope.decl",
    "donothing",
    "dbg.value",
    "dbg.declare",
    "dbg.label",
    "dbg.assign",
    "invariant.end",
    "sideeffect",
    "prefetch",
    "var.annotation",
    "pseudoprobe",
    "va_end",
    "fake.use",
    "experimental.convergence.entry",
    "experimental.convergence.anchor",
    "experimental.convergence.loop",
];

/// What gives its first operand.
const SAME: &[&str] = &[
    "expect",
    "expect.with.probability",
    "ssa.copy",
    "ptr.annotation",
    "annotation",
    "launder.invariant.group",
    "invariant.group.barrier",
    "strip.invariant.group",
    "arithmetic.fence",
    "threadlocal.address",
];

/// All others, for suggestions.
const OTHERS: &[&str] = &[
    "llvm.memcpy",
    "llvm.memmove",
    "llvm.memset",
    "llvm.trap",
    "llvm.debugtrap",
    "llvm.stacksave",
    "llvm.stackrestore",
    "llvm.ptrmask",
    "llvm.va_start",
    "llvm.va_copy",
    "llvm.is.constant",
    "llvm.objectsize",
    "llvm.vector.reduce.add",
    "llvm.abs",
    "llvm.ctpop",
];

pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
) -> Result<Vals, Fault> {
    let name = what.name.strip_prefix("llvm.").unwrap_or(what.name);
    let is = |known: &str| is_of(name, known);
    if is("assume") {
        return assume(body, what);
    }
    if NOTHING.iter().any(|known| is(known)) {
        return Ok(Vals::new());
    }
    if SAME.iter().any(|known| is(known)) {
        return what.vals(body, 0);
    }
    if let Some(operation) = ["memcpy", "memmove", "memset"].into_iter().find(|known| is(known)) {
        return bulk::lower(body, what, operation);
    }
    if let Some(vals) = super::vector::lower(body, what, name)? {
        return Ok(vals);
    }
    let masked = name.strip_prefix("masked.").and_then(|rest| rest.split('.').next());
    if let Some(operation) = masked
        && let Some(vals) = super::masked::lower(body, what, operation)?
    {
        return Ok(vals);
    }
    // Until LLVM 11 they were an experiment, whose second version has no other meaning.
    if let Some(rest) =
        name.strip_prefix("experimental.").unwrap_or(name).strip_prefix("vector.reduce.")
    {
        return reduce(body, what, rest.strip_prefix("v2.").unwrap_or(rest));
    }
    if let Some(vals) = integer::lower(body, what, name)? {
        return Ok(vals);
    }
    for family in [float::lower, exponent::lower, fixed::lower, constrained::lower, math::lower] {
        if let Some(vals) = family(body, what, name)? {
            return Ok(vals);
        }
    }
    others(body, what, name)
}

/// What is stated beside the condition, in brackets, is not used.
fn assume<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>) -> Result<Vals, Fault> {
    let condition = what.one(body, 0)?;
    if body.b.func().dfg.as_bits(condition) != Some(1) {
        body.b.assume(condition);
    }
    Ok(Vals::new())
}

fn others<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Result<Vals, Fault> {
    let is = |known: &str| is_of(name, known);
    let one = |value: Value| Ok(Vals::from_slice(&[value]));
    if is("trap") || is("ubsantrap") {
        trap(body);
        return Ok(Vals::new());
    }
    if is("debugtrap") {
        body.rows("brkpt", &[], 0)?;
        return Ok(Vals::new());
    }
    if is("is.constant") {
        return one(body.b.bool(false));
    }
    // Checks that a compiler may leave out are made.
    if is("allow.runtime.check") || is("allow.ubsan.check") {
        return one(body.b.bool(true));
    }
    // Nothing rounds otherwise than to nearest unless it says so.
    if is("get.rounding") || is("flt.rounds") {
        return one(body.b.i32(1));
    }
    // As with llc: calls are not walked on a GPU.
    if is("returnaddress") || is("frameaddress") {
        let kind = body.cx.scalar(what.call.result, body.span)?;
        return one(body.b.constant(kind.ir(), 0));
    }
    if is("objectsize") {
        let ty = body.cx.scalar(what.call.result, body.span)?.ir();
        let least = what.number(body, 1)? != 0;
        let all = u128::MAX >> (128 - ty.bits());
        return one(body.b.constant(ty, if least { 0 } else { all }));
    }
    if is("stacksave") {
        let position = body.b.stacksave();
        return one(position);
    }
    if is("stackrestore") {
        let arg = what.arg(body, 0)?.clone();
        let position = body.address(&arg)?;
        let position = match body.b.ty(position) {
            Type::Ptr(Space::Local) => position,
            _ => body.b.addrcast(Space::Local, position),
        };
        body.b.stackrestore(position);
        return Ok(Vals::new());
    }
    if is("ptrmask") {
        return ptrmask(body, what);
    }
    if is("va_start") || is("va_copy") {
        return variable(body, what, is("va_start"));
    }
    if is("readcyclecounter") || is("readsteadycounter") {
        let cycles = is("readcyclecounter");
        let register = if cycles { SpecialReg::Clock64 } else { SpecialReg::GlobalTimer };
        return one(body.b.sreg(register));
    }
    if is("invariant.start") {
        return one(body.b.constant(PTR, 0));
    }
    if is("convert.to.fp16") || is("convert.from.fp16") {
        return half(body, what, is("convert.to.fp16"));
    }
    Err(unknown(body, what.name, OTHERS))
}

/// A trap; what follows in the block is never reached.
pub(super) fn trap(body: &mut Body<'_, '_, '_, '_>) {
    body.b.trap();
}

fn ptrmask<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>) -> Result<Vals, Fault> {
    let (pointer, mask) = (what.one(body, 0)?, what.one(body, 1)?);
    let Type::Ptr(space) = body.b.ty(pointer) else {
        return Err(fault("L0208", "`llvm.ptrmask` of what is no pointer", body.span));
    };
    let bits = body.b.ptrtoint(pointer);
    let mask = body.resize(mask, I64);
    let bits = body.b.and(bits, mask);
    Ok(Vals::from_slice(&[body.b.inttoptr(space, bits)]))
}

/// The list of variable arguments is the address of the next of them.
fn variable<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    start: bool,
) -> Result<Vals, Fault> {
    let to = what.arg(body, 0)?.clone();
    let to = body.address(&to)?;
    let flags = body.aligned(8);
    let first = if start {
        body.variable_start()?
    } else {
        let from = what.arg(body, 1)?.clone();
        let from = body.address(&from)?;
        body.b.load(PTR, flags, from)
    };
    body.b.store(flags, first, to);
    Ok(Vals::new())
}

fn half<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    to: bool,
) -> Result<Vals, Fault> {
    use irc_ir::types::{F16, I16};
    let x = what.one(body, 0)?;
    Ok(Vals::from_slice(&[match to {
        true => {
            let half = body.b.fcvt(F16, x);
            body.b.bitcast(I16, half)
        }
        false => {
            let half = body.b.bitcast(F16, x);
            let ty = body.cx.scalar(what.call.result, body.span)?.ir();
            body.b.fcvt(ty, half)
        }
    }]))
}

/// Operations of `llvm.vector.reduce.*`; of floats in order, from a start where there is one.
const REDUCE: &[(&str, Opcode)] = &[
    ("add", Opcode::Add),
    ("mul", Opcode::Mul),
    ("and", Opcode::And),
    ("or", Opcode::Or),
    ("xor", Opcode::Xor),
    ("smax", Opcode::Smax),
    ("smin", Opcode::Smin),
    ("umax", Opcode::Umax),
    ("umin", Opcode::Umin),
    ("fadd", Opcode::Fadd),
    ("fmul", Opcode::Fmul),
    ("fmax", Opcode::Fmax),
    ("fmin", Opcode::Fmin),
    ("fmaximum", Opcode::Fmaximum),
    ("fminimum", Opcode::Fminimum),
    ("fmaximumnum", Opcode::Fmax),
    ("fminimumnum", Opcode::Fmin),
];

fn reduce<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    rest: &str,
) -> Result<Vals, Fault> {
    let Some(&(name, op)) = REDUCE.iter().find(|(known, _)| is_of(rest, known)) else {
        return Err(unknown(body, what.name, OTHERS));
    };
    let has_start = matches!(name, "fadd" | "fmul");
    let index = usize::from(has_start);
    let arg = what.arg(body, index)?.clone();
    let Some(kind) = body.cx.leaves(arg.ty, body.span)?.first().map(|leaf| leaf.kind) else {
        return Err(body.cx.mismatch("a vector", arg.ty, body.span));
    };
    let lanes = body.vals(&arg)?;
    let mut all = Vals::new();
    if has_start {
        all.push(what.one(body, 0)?);
    }
    all.extend(lanes);
    let signed = matches!(name, "smax" | "smin");
    let mut total: Option<Value> = None;
    for lane in all {
        let lane = if signed { body.signed(lane, kind) } else { lane };
        total = Some(match (total, kind) {
            (None, _) => lane,
            (Some(total), Kind::Float(scalar)) => {
                let how =
                    FloatFlags { contract: false, ..body.float_flags(what.call.flags, scalar) };
                let ty = body.b.ty(total);
                body.b.build1(op, Payload::Float(how), Some(ty), &[total, lane])
            }
            (Some(total), _) => body.b.binary(op, total, lane),
        });
    }
    let Some(total) = total else { return Ok(Vals::new()) };
    Ok(Vals::from_slice(&[body.clean(total, kind)]))
}
