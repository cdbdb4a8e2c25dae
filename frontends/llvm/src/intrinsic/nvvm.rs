//! `llvm.nvvm.*` by the rows of the table.

use super::table::{Form, ROWS};
use super::{Intrinsic, unknown};
use crate::codes::{Fault, fault};
use crate::lower::layout::Kind;
use crate::lower::{Body, Vals};
use crate::tree::Typed;
use irc_ir::builder::{InstBuilder, PtxOperand, PtxValue};
use irc_ir::entity::Value;
use irc_ir::op::{
    BarrierFlags, IntCond, MatchMode, MemFlags, ShflMode, SpecialReg, VoteMode, Word,
};
use irc_ir::types::{F16, I1, I16, I32, I64, Space, Type};

/// What a name is: the spelling in PTX, what its parts became, and the form.
struct Found {
    spelling: String,
    parts: Vec<String>,
    form: Form,
}

/// Takes a pattern apart: what the parts of the name become in the spelling, if it is this one.
fn matches<'p>(pattern: &'p str, name: &str, parts: &mut Vec<&'p str>) -> Option<()> {
    let Some(at) = pattern.find(['{', '[']) else { return (pattern == name).then_some(()) };
    let rest = name.strip_prefix(&pattern[..at])?;
    let optional = pattern.as_bytes()[at] == b'[';
    let close = at + pattern[at..].find(if optional { ']' } else { '}' })?;
    let after = &pattern[close + 1..];
    let mark = parts.len();
    let none = optional.then_some("");
    for choice in pattern[at + 1..close].split('|').chain(none) {
        if choice == "*" {
            return Some(());
        }
        let (in_name, in_ptx) = choice.split_once('=').unwrap_or((choice, choice));
        let Some(rest) = rest.strip_prefix(in_name) else { continue };
        parts.push(in_ptx);
        if matches(after, rest, parts).is_some() {
            return Some(());
        }
        parts.truncate(mark);
    }
    None
}

fn find(name: &str) -> Option<Found> {
    ROWS.iter().find_map(|&(pattern, spelling, form)| {
        let mut parts = Vec::new();
        matches(pattern, name, &mut parts)?;
        let mut parts: Vec<String> = parts.into_iter().map(str::to_owned).collect();
        if let Some((head, _)) = pattern.split_once("{*}") {
            let head = head.split(['{', '[']).next().unwrap_or(head);
            parts.push(name.strip_prefix(head).unwrap_or(name).to_owned());
        }
        let mut spelled = spelling.to_owned();
        for (number, part) in parts.iter().enumerate() {
            spelled = spelled.replace(&format!("${}", number + 1), part);
        }
        Some(Found { spelling: spelled, parts, form })
    })
}

/// What an intrinsic is in PTX, and why it is not supported if it is refused; nothing if the table
/// does not have it.
pub(super) fn status(name: &str) -> Option<Result<String, &'static str>> {
    find(name).map(|found| match found.form {
        Form::Refused(why) => Err(why),
        _ => Ok(found.spelling),
    })
}

pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    name: &str,
    what: &Intrinsic<'_, 'a>,
) -> Result<Vals, Fault> {
    if let Some(vals) = super::atomic_of_nvvm(body, name, what)? {
        return Ok(vals);
    }
    let Some(found) = find(name) else { return Err(unknown(body, what.name, &[])) };
    match found.form {
        Form::Plain => plain(body, what, &found.spelling, None),
        Form::Address => plain(body, what, &found.spelling, Some("address")),
        Form::Same => same(body, what),
        Form::Register => register(body, &found),
        Form::Shuffle => shuffle(body, what, &found),
        Form::Vote => vote(body, what, &found),
        Form::Match => match_(body, what, &found),
        Form::Barrier => barrier(body, what, &found, name),
        Form::Written(how) => written(body, what, &found, how),
        Form::Nothing => Ok(Vals::new()),
        Form::Refused(why) => {
            Err(fault("L0205", format!("`{}` is not supported: {why}", what.name), body.span))
        }
    }
}

/// A vector of two halves in one register is an operand; other vectors are their lanes.
fn operand<'a>(body: &mut Body<'_, '_, 'a, '_>, arg: &Typed<'a>) -> Result<Vec<PtxOperand>, Fault> {
    let vals = body.vals(arg)?;
    if let [a, b] = vals[..]
        && let Some(scalar) =
            body.b.ty(a).scalar().filter(|scalar| scalar.bits() == 16 && scalar.is_float())
    {
        return Ok(vec![body.b.vbuild(Type::Vector(scalar, 2), &[a, b]).into()]);
    }
    Ok(vals.into_iter().map(PtxOperand::from).collect())
}

/// Constants of the text may have to be immediates, so they are passed as numbers.
fn operands<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
) -> Result<Vec<PtxOperand>, Fault> {
    let mut all = Vec::new();
    for (arg, _) in &what.call.args {
        match (body.cx.index(arg)?, body.cx.scalar(arg.ty, body.span)) {
            (Some(number), Ok(Kind::Int(bits))) if bits > 1 => {
                let value = body.one(arg)?;
                all.push(PtxOperand::Number { value: PtxValue::Value(value), int: Some(number) });
            }
            _ => all.extend(operand(body, arg)?),
        }
    }
    Ok(all)
}

fn plain<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    spelling: &str,
    address: Option<&str>,
) -> Result<Vals, Fault> {
    let mut all = operands(body, what)?;
    if address.is_some() {
        let arg = what.arg(body, 0)?.clone();
        let value = body.address(&arg)?;
        if let Some(first) = all.first_mut() {
            *first = PtxOperand::address(PtxValue::Value(value), 0);
        }
    }
    results(body, what, spelling, &all)
}

/// The results of an instruction as those of the call: pairs of halves are one register.
fn results<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    spelling: &str,
    operands: &[PtxOperand],
) -> Result<Vals, Fault> {
    let leaves = body.cx.leaves(what.call.result, body.span)?;
    let is_pair = leaves.len() == 2
        && leaves.iter().all(|leaf| matches!(leaf.kind, Kind::Float(s) if s.bits() == 16));
    if is_pair {
        let pair = body.row(spelling, operands)?;
        let scalar = leaves[0].kind.ir().scalar().unwrap_or(irc_ir::types::Scalar::F16);
        let ty = Type::Vector(scalar, 2);
        let pair = if body.b.ty(pair) == ty { pair } else { body.b.bitcast(ty, pair) };
        return Ok([0, 1].map(|lane| body.b.extract(pair, lane)).into_iter().collect());
    }
    let vals = body.rows(spelling, operands, leaves.len())?;
    let pairs = vals.into_iter().zip(leaves);
    pairs.map(|(value, leaf)| fit(body, value, leaf.kind)).collect()
}

/// The result of an instruction as what LLVM says it is.
fn fit(body: &mut Body<'_, '_, '_, '_>, value: Value, kind: Kind) -> Result<Value, Fault> {
    let (found, wanted) = (body.b.ty(value), kind.ir());
    if found == wanted {
        return Ok(value);
    }
    if found.is_int() && wanted.is_int() {
        return Ok(body.resize(value, wanted));
    }
    if found.bits() == wanted.bits() && !found.is_ptr() && !wanted.is_ptr() {
        return Ok(body.b.bitcast(wanted, value));
    }
    match wanted {
        Type::Ptr(space) if found == I64 => Ok(body.b.inttoptr(space, value)),
        _ => {
            let message = format!("the instruction gives {found}, the intrinsic {wanted}");
            Err(fault("L0205", message, body.span))
        }
    }
}

fn same<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>) -> Result<Vals, Fault> {
    let vals = what.vals(body, 0)?;
    let leaves = body.cx.leaves(what.call.result, body.span)?;
    let pairs = vals.into_iter().zip(leaves);
    pairs.map(|(value, leaf)| fit(body, value, leaf.kind)).collect()
}

fn register(body: &mut Body<'_, '_, '_, '_>, found: &Found) -> Result<Vals, Fault> {
    let name = found.spelling.as_str();
    let renamed = match name {
        "lanemask.eq" | "lanemask.le" | "lanemask.lt" | "lanemask.ge" | "lanemask.gt" => {
            name.replace('.', "_")
        }
        "cluster.ctarank" | "cluster.nctarank" => name.replace('.', "_"),
        "dynamic.smem.size" | "total.smem.size" | "aggr.smem.size" => name.replace('.', "_"),
        "warpsize" => return Ok(Vals::from_slice(&[body.b.i32(32)])),
        _ => match name.strip_prefix("cluster.") {
            Some(rest) => format!("cluster_{rest}"),
            None => name.to_owned(),
        },
    };
    if let Some(register) = SpecialReg::from_word(&renamed) {
        return Ok(Vals::from_slice(&[body.b.sreg(register)]));
    }
    let Some(special) = irc_ptx::isa::SpecialReg::from_name(&renamed) else {
        let message = format!("there is no special register `{name}`");
        return Err(fault("L0205", message, body.span));
    };
    let wide = renamed.ends_with("64") || renamed == "globaltimer" || renamed == "gridid";
    let spelling = if wide { "mov.u64" } else { "mov.u32" };
    Ok(Vals::from_slice(&[body.row(spelling, &[PtxOperand::Special(special)])?]))
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
    match found.spelling.as_str() {
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

/// Those whose operands are not the arguments in order.
fn written<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
    how: &str,
) -> Result<Vals, Fault> {
    let one = |value: Value| Ok(Vals::from_slice(&[value]));
    let spelling = found.spelling.as_str();
    match how {
        "red" | "red0" => reduce(body, what, found, how == "red0"),
        "f2h" => {
            let x = what.one(body, 0)?;
            let half = body.row(spelling, &[x.into()])?;
            let half = fit(body, half, Kind::Float(irc_ir::types::Scalar::F16))?;
            debug_assert_eq!(body.b.ty(half), F16);
            one(body.b.bitcast(I16, half))
        }
        "lohi" => {
            let (low, high) = (what.one(body, 0)?, what.one(body, 1)?);
            let parts = [(low, 32), (high, 32)];
            let bits = body.regroup(&parts, &[64])[0];
            one(body.b.bitcast(irc_ir::types::F64, bits))
        }
        "half" => {
            let x = what.one(body, 0)?;
            let bits = body.b.bitcast(I64, x);
            let by = body.b.i32(if spelling == "1" { 32 } else { 0 });
            let bits = body.b.lshr(bits, by);
            one(body.b.trunc(I32, bits))
        }
        "idp2a" | "prmt" | "flo" | "szext" => permuted(body, what, found, how),
        "ldu" | "ldg" => load(body, what, how),
        "isspacep" => {
            let x = what.one(body, 0)?;
            let x = body.b.ptrtoint(x);
            one(body.row(spelling, &[x.into()])?)
        }
        "mapa" | "rank" => {
            let mut x = what.one(body, 0)?;
            if body.b.ty(x).is_ptr() {
                x = body.b.ptrtoint(x);
            }
            let mut all = vec![x.into()];
            if how == "mapa" {
                all.push(what.one(body, 1)?.into());
            }
            results(body, what, spelling, &all)
        }
        "explicit" => {
            let special = irc_ptx::isa::SpecialReg::from_name("is_explicit_cluster");
            let special = special.ok_or_else(|| unknown(body, what.name, &[]))?;
            one(body.row("mov.pred", &[PtxOperand::Special(special)])?)
        }
        "elect" => {
            let mask = what.one(body, 0)?;
            let all = body.rows("elect.sync", &[mask.into()], 2)?;
            Ok(all)
        }
        template => {
            let all = by_template(body, what, found, template)?;
            results(body, what, spelling, &all)
        }
    }
}

/// Those with arguments that choose the instruction, or in another order.
fn permuted<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
    how: &str,
) -> Result<Vals, Fault> {
    let one = |value: Value| Ok(Vals::from_slice(&[value]));
    let spelling = found.spelling.as_str();
    match how {
        "idp2a" => {
            let upper = what.number(body, 2)? != 0;
            let spelling = if upper { spelling.replace(".lo", ".hi") } else { spelling.to_owned() };
            let all = [what.one(body, 0)?, what.one(body, 1)?, what.one(body, 3)?];
            one(body.row(&spelling, &all.map(PtxOperand::from))?)
        }
        "prmt" => {
            let (a, b) = (what.one(body, 0)?, what.one(body, 1)?);
            let all = match what.call.args.len() {
                2 => [a, a, b],
                _ => [a, b, what.one(body, 2)?],
            };
            one(body.row(spelling, &all.map(PtxOperand::from))?)
        }
        "flo" => {
            let x = what.one(body, 0)?;
            let shift = if what.number(body, 1)? != 0 { ".shiftamt" } else { "" };
            let ty = if body.b.ty(x) == I64 { "64" } else { "32" };
            let spelling = format!("bfind{shift}.{}{ty}", found.parts[0]);
            one(body.row(&spelling, &[x.into()])?)
        }
        _ => {
            let sign = if found.parts[0] == "sext" { "s32" } else { "u32" };
            let spelling = format!("{spelling}.{sign}");
            let all = [what.one(body, 0)?, what.one(body, 1)?];
            one(body.row(&spelling, &all.map(PtxOperand::from))?)
        }
    }
}

/// `llvm.nvvm.ldu` and `ldg`: loads of memory that is not written.
fn load<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    _how: &str,
) -> Result<Vals, Fault> {
    let arg = what.arg(body, 0)?.clone();
    let mut from = body.address(&arg)?;
    if body.b.ty(from) != Type::Ptr(Space::Global) {
        let generic = body.generic(from);
        from = body.b.addrcast(Space::Global, generic);
    }
    let align = u32::try_from(what.number(body, 1)?).unwrap_or(1).max(1);
    let leaves = body.cx.leaves(what.call.result, body.span)?;
    let flags = MemFlags { nc: true, ..MemFlags::aligned(align) };
    body.load_leaves_with(&leaves, from, flags)
}

/// `bar.red`: how many threads say true, or whether all or any do.
fn reduce<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
    old: bool,
) -> Result<Vals, Fault> {
    let popc = found.parts[0] == "popc";
    let spelling = match popc {
        true => format!("{}.u32", found.spelling),
        false => format!("{}.pred", found.spelling),
    };
    let mut all: Vec<PtxOperand> = Vec::new();
    if old {
        all.push(0.into());
    } else {
        // The barrier and the number of threads; the predicate is the last.
        for index in 0..what.call.args.len().saturating_sub(1) {
            all.push(what.one(body, index)?.into());
        }
    }
    let last = what.call.args.len().saturating_sub(1);
    let mut predicate = what.one(body, last)?;
    if body.b.ty(predicate) != I1 {
        let zero = body.b.i32(0);
        predicate = body.b.icmp(IntCond::Ne, predicate, zero);
    }
    all.push(predicate.into());
    let value = body.row(&spelling, &all)?;
    let wanted = body.cx.scalar(what.call.result, body.span)?;
    fit(body, value, wanted).map(|value| Vals::from_slice(&[value]))
}

/// Operands by a text such as `[0], [1], 16`; a number that is preceded by nothing is an argument
/// if it is less than ten and the text says no other.
fn by_template<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
    template: &str,
) -> Result<Vec<PtxOperand>, Fault> {
    let mut all = Vec::new();
    for part in template.split(", ") {
        let digit = |text: &str| text.parse::<usize>().ok();
        if let Some(inside) = part.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            let arg = what.arg(body, digit(inside).unwrap_or(0))?.clone();
            let address = body.address(&arg)?;
            all.push(PtxOperand::address(PtxValue::Value(address), 0));
        } else if let Some(number) = part.strip_prefix('$').and_then(digit) {
            let text = &found.parts[number - 1];
            all.push(text.parse::<i64>().unwrap_or(0).into());
        } else if let Some(index) = digit(part).filter(|&index| index < what.call.args.len()) {
            let arg = what.arg(body, index)?.clone();
            all.extend(operand(body, &arg)?);
        } else {
            all.push(part.parse::<i64>().unwrap_or(0).into());
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_spellings() {
        let spelled = |name: &str| find(name).map(|found| found.spelling);
        assert_eq!(spelled("fma.rz.ftz.f").as_deref(), Some("fma.rz.ftz.f32"));
        assert_eq!(spelled("fmin.ftz.nan.f16x2").as_deref(), Some("min.ftz.NaN.f16x2"));
        assert_eq!(spelled("read.ptx.sreg.tid.x").as_deref(), Some("tid.x"));
        assert_eq!(spelled("mulhi.ull").as_deref(), Some("mul.hi.u64"));
        assert_eq!(spelled("mulhi.u"), None);
    }
}
