//! Copies and fills of memory.

use super::Intrinsic;
use crate::codes::{Fault, fault};
use crate::lower::{Body, Vals};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{BulkFlags, IntCond, MemFlags};
use irc_ir::types::{I8, I64, Space, Type};

/// Blocks of at most so many bytes are read as a whole before they are written.
const MAX_WHOLE: u128 = 128;

/// `memcpy`, `memmove` or `memset`.
pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    operation: &str,
) -> Result<Vals, Fault> {
    let to_arg = what.arg(body, 0)?.clone();
    let to = body.address(&to_arg)?;
    // Until LLVM 6 the alignment of both stood in front of whether it is volatile.
    let is_old = what.call.args.len() > 4;
    let of_both = if is_old { what.number(body, 3)? as u64 } else { 0 };
    let align = |index: usize| {
        let said = what.call.args.get(index).and_then(|(_, attrs)| attrs.number("align"));
        let align = said.unwrap_or(of_both);
        if align.is_power_of_two() { align.ilog2().min(7) as u8 } else { 0 }
    };
    let size_arg = what.arg(body, 2)?.clone();
    let known = match size_arg.value.kind {
        crate::tree::ValueKind::Int(size) => Some(size.get()),
        crate::tree::ValueKind::Zero => Some(0),
        _ => None,
    };
    let size = body.one(&size_arg)?;
    let size = body.resize(size, I64);
    let volatile = what.number(body, 3 + usize::from(is_old))? != 0;
    if operation == "memset" {
        let byte = what.one(body, 1)?;
        let flags = BulkFlags { dst_align_log2: align(0), src_align_log2: 0, volatile };
        body.b.memset(flags, to, byte, size);
        return Ok(Vals::new());
    }
    let from_arg = what.arg(body, 1)?.clone();
    let from = body.address(&from_arg)?;
    let flags = BulkFlags { dst_align_log2: align(0), src_align_log2: align(1), volatile };
    let apart = match (body.b.ty(to), body.b.ty(from)) {
        (Type::Ptr(a), Type::Ptr(b)) => {
            let generic = Space::Generic;
            a != b && a != generic && b != generic
        }
        _ => false,
    };
    // What nobody writes is not volatile; the stores are.
    let constant = matches!(body.b.ty(from), Type::Ptr(Space::Const | Space::Param));
    if volatile && constant {
        let Some(size) = known.filter(|&size| size <= MAX_WHOLE) else {
            let message = format!("a volatile copy of more than {MAX_WHOLE} bytes of constants");
            return Err(fault("L0205", message, body.span));
        };
        whole(body, flags, to, from, size as u64);
    } else if operation == "memcpy" || apart {
        body.b.memcpy(flags, to, from, size);
    } else if let Some(size) = known.filter(|&size| size <= MAX_WHOLE) {
        whole(body, flags, to, from, size as u64);
    } else {
        step_by_step(body, flags, to, from, size);
    }
    Ok(Vals::new())
}

/// Loads everything, then stores it.
fn whole(body: &mut Body<'_, '_, '_, '_>, flags: BulkFlags, to: Value, from: Value, size: u64) {
    let widest = 1u64 << flags.dst_align_log2.min(flags.src_align_log2).min(4);
    let mut loaded = Vec::new();
    let mut at = 0;
    while at < size {
        let bytes = widest.min(1 << (size - at).ilog2());
        let how = MemFlags { volatile: flags.volatile, ..MemFlags::aligned(bytes as u32) };
        let address = body.b.ptr_offset(from, at as i64);
        let constant = matches!(body.b.ty(from), Type::Ptr(Space::Const | Space::Param));
        let load = MemFlags { volatile: how.volatile && !constant, ..how };
        loaded.push((at, body.b.load(Type::of_bytes(bytes), load, address), how));
        at += bytes;
    }
    for (at, value, how) in loaded {
        let address = body.b.ptr_offset(to, at as i64);
        body.b.store(how, value, address);
    }
}

/// Byte by byte: forwards where the destination is below the source, else backwards.
fn step_by_step(
    body: &mut Body<'_, '_, '_, '_>,
    flags: BulkFlags,
    to: Value,
    from: Value,
    size: Value,
) {
    let generic = [to, from].map(|pointer| body.generic(pointer));
    let [a, b] = generic.map(|pointer| body.b.ptrtoint(pointer));
    let [forwards, up, backwards, down, end] = [(); 5].map(|()| body.b.create_block());
    let (zero, one) = (body.b.i64(0), body.b.i64(1));
    let how = MemFlags { volatile: flags.volatile, ..MemFlags::aligned(1) };
    let below = body.b.icmp(IntCond::Ult, a, b);
    body.b.condbr(below, (forwards, &[zero]), (backwards, &[size]));

    body.b.switch_to_block(forwards);
    let i = body.b.append_block_param(forwards, I64);
    let more = body.b.icmp(IntCond::Ult, i, size);
    body.b.condbr(more, (up, &[]), (end, &[]));
    body.b.switch_to_block(up);
    step(body, how, to, from, i);
    let next = body.b.add(i, one);
    body.b.br(forwards, &[next]);

    body.b.switch_to_block(backwards);
    let i = body.b.append_block_param(backwards, I64);
    let more = body.b.icmp(IntCond::Ne, i, zero);
    body.b.condbr(more, (down, &[]), (end, &[]));
    body.b.switch_to_block(down);
    let before = body.b.sub(i, one);
    step(body, how, to, from, before);
    body.b.br(backwards, &[before]);

    body.b.switch_to_block(end);
}

fn step(body: &mut Body<'_, '_, '_, '_>, how: MemFlags, to: Value, from: Value, i: Value) {
    let [from, to] = [from, to].map(|base| body.b.ptradd(base, i, 1, 0));
    let byte = body.b.load(I8, how, from);
    body.b.store(how, byte, to);
}
