//! `llvm.nvvm.*` by the rows of the table.

use super::float::by_lane;
use super::libdevice::arithmetic;
use super::operands::{fit, instruction, row};
use super::pattern::{Found, find};
use super::table::texture::takes_sampler;
use super::table::{Form, Own};
use super::{Intrinsic, unknown};
use crate::codes::{Fault, fault};
use crate::lower::layout::{Kind, Leaf};
use crate::lower::{Body, Vals};
use crate::tree::{self, Attributes, Call, Flags, Typed, ValueKind};
use irc_ir::builder::{InstBuilder, PtxOperand};
use irc_ir::entity::Value;
use irc_ir::op::{
    BarrierFlags, FloatFlags, IntCond, MatchMode, MemFlags, Opcode, Rounding, ShflMode, SpecialReg,
    VoteMode, Word,
};
use irc_ir::types::{I32, I64, Scalar, Space, Type};
use irc_ptx::isa::TextureMode;

/// What an intrinsic is in PTX, and why it is not supported if it is refused; nothing if the table
/// does not have it.
pub(super) fn status(name: &str) -> Option<Result<(), &'static str>> {
    find(name).map(|found| match found.form {
        Form::Refused(why) => Err(why),
        _ => Ok(()),
    })
}

pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    name: &str,
    what: &Intrinsic<'_, 'a>,
) -> Result<Vals, Fault> {
    let Some(found) = body.cx.nvvm_names.find(name) else {
        return Err(unknown(body, what.name, &[]));
    };
    let with_group = with_cta_group(body, name, what.call);
    let what = &Intrinsic { name: what.name, call: with_group.as_ref().unwrap_or(what.call) };
    match found.form {
        Form::Plain | Form::Order(_) => {
            if takes_sampler(name) {
                body.b.module().textures = TextureMode::Independent;
            }
            instruction(body, what, &found)
        }
        Form::Same => same(body, what),
        Form::Register => register(body, what, &found),
        Form::Shuffle => shuffle(body, what, &found),
        Form::Vote => vote(body, what, &found),
        Form::Match => match_(body, what, &found),
        Form::Barrier => barrier(body, what, &found, name),
        Form::Own(own) => of_its_own(body, what, &found, own),
        Form::Nothing => Ok(Vals::new()),
        Form::Refused(why) => {
            Err(fault("L0205", format!("`{}` is not supported: {why}", what.name), body.span))
        }
    }
}

/// A load of a tensor as LLVM 22 has it: older versions do not say the group of CTAs, which is then
/// none.
fn with_cta_group<'a>(
    body: &Body<'_, '_, 'a, '_>,
    name: &str,
    call: &Call<'a>,
) -> Option<Call<'a>> {
    let types = &body.cx.tree.types;
    let of_cluster = name.starts_with("cp.async.bulk.tensor.g2s.") && !name.contains(".cta.");
    let (last, _) = call.args.last().filter(|_| of_cluster)?;
    let ty = types.find(&tree::Type::Int(32))?;
    if *types.get(last.ty) != tree::Type::Int(1) {
        return None;
    }
    let mut call = call.clone();
    let value = tree::Value { kind: ValueKind::Int(tree::Bits::ZERO), span: body.span };
    call.args.push((Typed { ty, value }, Attributes::default()));
    Some(call)
}

fn same<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>) -> Result<Vals, Fault> {
    let vals = what.vals(body, 0)?;
    let leaves = body.cx.leaves(what.call.result, body.span)?;
    let pairs = vals.into_iter().zip(leaves.iter().copied());
    let mut one = |(value, leaf): (Value, Leaf)| match (body.b.ty(value), leaf.kind.ir()) {
        // The same bits, whatever they mean in the other space.
        (Type::Ptr(from), Type::Ptr(to)) if from != to => {
            let bits = body.b.ptrtoint(value);
            Ok(body.b.inttoptr(to, bits))
        }
        _ => fit(body, value, leaf.kind),
    };
    pairs.map(&mut one).collect()
}

fn register<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
) -> Result<Vals, Fault> {
    let name = found.part(1);
    let renamed = match name {
        "lanemask.eq" | "lanemask.le" | "lanemask.lt" | "lanemask.ge" | "lanemask.gt" => {
            name.replace('.', "_")
        }
        "globaltimer.lo" | "cluster.ctarank" | "cluster.nctarank" => name.replace('.', "_"),
        "dynamic.smem.size" | "total.smem.size" | "aggr.smem.size" => name.replace('.', "_"),
        "warpsize" => return Ok(Vals::from_slice(&[body.b.i32(32)])),
        _ => match name.strip_prefix("cluster.") {
            Some(rest) => format!("cluster_{rest}"),
            None => name.to_owned(),
        },
    };
    if let Some(register) = SpecialReg::from_word(&renamed) {
        let value = body.b.sreg(register);
        let kind = body.cx.scalar(what.call.result, body.span)?;
        return Ok(Vals::from_slice(&[fit(body, value, kind)?]));
    }
    let Some(special) = irc_ptx::isa::SpecialReg::from_name(&renamed) else {
        let message = format!("there is no special register `{name}`");
        return Err(fault("L0205", message, body.span));
    };
    let wide = renamed.ends_with("64") || renamed == "globaltimer" || renamed == "gridid";
    let spelling = if wide { "mov.u64" } else { "mov.u32" };
    row(body, what, spelling, &[PtxOperand::Special(special)])
}

fn shuffle<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
) -> Result<Vals, Fault> {
    let mode = ShflMode::from_word(&found.parts[0]).unwrap_or(ShflMode::Idx);
    let [mask, value, lane, clamp] =
        [what.one(body, 0)?, what.one(body, 1)?, what.one(body, 2)?, what.one(body, 3)?];
    let (value, inside) = body.b.shfl(mode, value, lane, clamp, mask);
    let with_flag = found.parts[2] == "p";
    Ok(if with_flag { Vals::from_slice(&[value, inside]) } else { Vals::from_slice(&[value]) })
}

fn vote<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
) -> Result<Vals, Fault> {
    let mode = VoteMode::from_word(&found.parts[0]).unwrap_or(VoteMode::All);
    let (mask, condition) = (what.one(body, 0)?, what.one(body, 1)?);
    Ok(Vals::from_slice(&[body.b.vote(mode, condition, mask)]))
}

fn match_<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
) -> Result<Vals, Fault> {
    let mode = MatchMode::from_word(&found.parts[0]).unwrap_or(MatchMode::Any);
    let (mask, value) = (what.one(body, 0)?, what.one(body, 1)?);
    let lanes = body.b.warp_match(mode, value, mask);
    if found.parts[2] != "p" {
        return Ok(Vals::from_slice(&[lanes]));
    }
    let zero = body.b.i32(0);
    let all = body.b.icmp(IntCond::Ne, lanes, zero);
    Ok(Vals::from_slice(&[lanes, all]))
}

fn barrier<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
    name: &str,
) -> Result<Vals, Fault> {
    // The old ones are `bar.sync`, which is aligned; `barrier.sync` never was.
    let aligned = name.contains("aligned") || !name.starts_with("barrier.") || name == "barrier.n";
    let flags = BarrierFlags { aligned };
    match found.spelling {
        "0" => {
            body.b.barrier_aligned();
        }
        "all" => {
            let id = what.one(body, 0)?;
            let is_zero = body.cx.index(what.arg(body, 0)?)? == Some(0);
            match (is_zero, aligned) {
                (true, true) => body.b.barrier_aligned(),
                (true, false) => body.b.barrier(),
                _ => body.b.barrier_at(flags, id, None),
            };
        }
        _ => {
            let (id, count) = (what.one(body, 0)?, what.one(body, 1)?);
            body.b.barrier_at(flags, id, Some(count));
        }
    }
    Ok(Vals::new())
}

/// Those that are not one instruction with their arguments as operands.
fn of_its_own<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
    own: Own,
) -> Result<Vals, Fault> {
    let one = |value: Value| Ok(Vals::from_slice(&[value]));
    match own {
        Own::Reduce => reduce(body, what, found),
        Own::LowHigh => {
            let (low, high) = (what.one(body, 0)?, what.one(body, 1)?);
            let parts = [(low, 32), (high, 32)];
            let bits = body.regroup(&parts, &[64])[0];
            one(body.b.bitcast(irc_ir::types::F64, bits))
        }
        Own::Half => {
            let x = what.one(body, 0)?;
            let bits = body.b.bitcast(I64, x);
            let by = body.b.i32(if found.part(1) == "hi" { 32 } else { 0 });
            let bits = body.b.lshr(bits, by);
            one(body.b.trunc(I32, bits))
        }
        Own::FindLeading => {
            let x = what.one(body, 0)?;
            let shift = if what.number(body, 1)? != 0 { ".shiftamt" } else { "" };
            let bits = body.b.ty(x).bits();
            let spelling = format!("bfind{shift}.{}{bits}", found.part(1));
            row(body, what, &spelling, &[x.into()])
        }
        Own::Load => load(body, what),
        Own::ExplicitCluster => {
            let special = irc_ptx::isa::SpecialReg::from_name("is_explicit_cluster");
            let special = special.ok_or_else(|| unknown(body, what.name, &[]))?;
            row(body, what, "mov.pred", &[PtxOperand::Special(special)])
        }
        Own::Handle => {
            let last = what.call.args.len().saturating_sub(1);
            let arg = what.arg(body, last)?.clone();
            one(body.handle(&arg)?)
        }
        Own::Rotate => {
            let x = what.one(body, 0)?;
            let by = match what.call.args.len() {
                1 => body.b.i32(32),
                _ => what.one(body, 1)?,
            };
            one(match found.parts.first().map(String::as_str) {
                Some(".right") => body.b.binary(Opcode::Rotr, x, by),
                _ => body.b.binary(Opcode::Rotl, x, by),
            })
        }
        Own::SpaceCast => {
            let arg = what.arg(body, 0)?.clone();
            body.cast("addrspacecast", Flags::default(), &arg, what.call.result)
        }
        Own::Atomic => super::atomic_of_nvvm(body, found.part(1), what),
        Own::Rounded => rounded(body, what, found),
    }
}

/// Arithmetic of floats that says its rounding, of scalars of the type that its name ends with.
fn rounded<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
) -> Result<Vals, Fault> {
    let rounding = Rounding::from_word(found.part(2));
    let Some(((op, count), rounding)) = arithmetic(found.part(1)).zip(rounding) else {
        return Err(unknown(body, what.name, &[]));
    };
    let scalar = if what.name.ends_with(".d") { Scalar::F64 } else { Scalar::F32 };
    let is_one = |ty| {
        let kind = body.cx.scalar(ty, body.span);
        kind.is_ok_and(|kind| kind == Kind::Float(scalar))
    };
    let types = what.call.args.iter().map(|(arg, _)| arg.ty);
    if what.call.args.len() != count || !types.chain([what.call.result]).all(is_one) {
        let message = format!("`{}` does not take these types", what.name);
        return Err(fault("L0208", message, body.span));
    }
    let ftz = !found.part(3).is_empty();
    let how = FloatFlags { rounding, ftz, ..FloatFlags::default() };
    by_lane(body, what, op, count, how)
}

/// `llvm.nvvm.ldu` and `ldg`: loads of memory that is not written.
fn load<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>) -> Result<Vals, Fault> {
    let arg = what.arg(body, 0)?.clone();
    let mut from = body.address(&arg)?;
    if body.b.ty(from) != Type::Ptr(Space::Global) {
        let generic = body.generic(from);
        from = body.b.addrcast(Space::Global, generic);
    }
    let align = u32::try_from(what.number(body, 1)?).unwrap_or(1).max(1);
    let leaves = body.cx.leaves(what.call.result, body.span)?;
    let flags = MemFlags { nc: true, ..body.aligned(align.into()) };
    body.load_leaves_with(&leaves, from, flags)
}

/// A reduction of barrier 0, whose predicate and result are integers.
fn reduce<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
) -> Result<Vals, Fault> {
    let spelling = match found.part(1) {
        "" => "barrier.cta.red.popc.aligned.u32",
        "and" => "barrier.cta.red.and.aligned.pred",
        _ => "barrier.cta.red.or.aligned.pred",
    };
    let x = what.one(body, 0)?;
    let zero = body.b.i32(0);
    let predicate = body.b.icmp(IntCond::Ne, x, zero);
    row(body, what, spelling, &[0.into(), predicate.into()])
}
