//! Asynchronous copies, stores and reductions: what is copied and what signals the end. When
//! they run is up to the machine. PTX ISA 9.7.9.12, 9.7.9.13, 9.7.9.25 and 9.7.13.7.

use super::{
    Access, AsyncCopy, CopySource, Fault, Finish, Form, GroupKind, Machine, Step, Values, float,
    integer, mbarrier,
};
use crate::isa::modifiers::*;

/// The alignment of bulk copies, and what their sizes are multiples of.
const BULK: u32 = 16;
/// The most bytes that `st.bulk` fills.
const MAX_FILL: u64 = 1 << 24;

pub(super) fn check_aligned(address: u64, bytes: u32) -> Result<(), Fault> {
    if address.is_multiple_of(u64::from(bytes)) {
        return Ok(());
    }
    Err(Fault::Misaligned { address, bytes })
}

/// The rank of the CTA that shared memory belongs to.
pub(super) fn rank_of(m: &mut dyn Machine, access: Access) -> Result<u32, Fault> {
    let address = match access.space {
        None => m.to_space(Space::SharedCluster, access.address),
        Some(_) => access.address,
    };
    m.rank_of(address)
}

fn weak(space: Option<Space>, address: u128) -> Access {
    Access { asynchronous: true, ..Access::weak(space, address as u64) }
}

/// The space that a copy reads.
fn source(form: &Form) -> Space {
    match form.get() {
        Some(SourceSpace::SharedCta) => Space::SharedCta,
        Some(SourceSpace::Global) | None => Space::Global,
    }
}

/// A copy of all bytes.
fn plain(form: &Form, from: CopySource, to: Access, bytes: u32, finish: Finish) -> AsyncCopy {
    AsyncCopy {
        from,
        to,
        bytes,
        source_bytes: bytes,
        ignored: [0; 2],
        mask: u16::MAX,
        reduce: None,
        form: *form,
        finish,
    }
}

fn start(m: &mut dyn Machine, copy: AsyncCopy) -> Result<Step, Fault> {
    m.start(copy)?;
    Ok(Step::Done)
}

/// Copies `cp_size` bytes, of which N are read.
fn small(v: &Values, form: &Form, m: &mut dyn Machine, read: u32) -> Result<Step, Fault> {
    let size = v.scalars[2] as u32;
    if !matches!(size, 4 | 8 | 16) {
        let what = "the size of a copy is 4, 8 or 16";
        return Err(Fault::Operand { what, value: u64::from(size) });
    }
    if read > size {
        let what = "a copy reads more bytes than it writes";
        return Err(Fault::Operand { what, value: u64::from(read) });
    }
    let to = weak(form.get(), v.scalars[0]);
    let from = weak(Some(source(form)), v.scalars[1]);
    check_aligned(to.address, size)?;
    if read > 0 {
        check_aligned(from.address, size)?;
    }
    let finish = Finish::Group(GroupKind::Async);
    let copy = plain(form, CopySource::Memory(from), to, size, finish);
    start(m, AsyncCopy { source_bytes: read, ..copy })
}

pub(in crate::isa) fn cp_async(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let read = if v.is_given(3) { v.scalars[3] } else { v.scalars[2] };
    small(v, form, m, read as u32)
}

pub(in crate::isa) fn cp_async_ignore(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let read = if v.scalars[3] & 1 == 1 { 0 } else { v.scalars[2] };
    small(v, form, m, read as u32)
}

pub(in crate::isa) fn commit(_: &Form, _: &mut Values, m: &mut dyn Machine) -> Result<Step, Fault> {
    m.commit(GroupKind::Async);
    Ok(Step::Done)
}

pub(in crate::isa) fn commit_bulk(
    _: &Form,
    _: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    m.commit(GroupKind::Bulk);
    Ok(Step::Done)
}

fn wait(m: &mut dyn Machine, kind: GroupKind, keep: u128, read: bool) -> Result<Step, Fault> {
    let keep = keep as u32;
    let count = usize::try_from(keep as i32);
    let what = "the number of groups is negative";
    let count = count.map_err(|_| Fault::Operand { what, value: u64::from(keep) })?;
    Ok(if m.groups_done(kind, count, read)? { Step::Done } else { Step::Wait })
}

pub(in crate::isa) fn wait_group(
    _: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    wait(m, GroupKind::Async, v.scalars[0], false)
}

/// Empty groups that a repeated commit makes are complete, and none is kept.
pub(in crate::isa) fn wait_all(
    _: &Form,
    _: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    m.commit(GroupKind::Async);
    wait(m, GroupKind::Async, 0, false)
}

pub(in crate::isa) fn wait_group_bulk(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    wait(m, GroupKind::Bulk, v.scalars[0], form.has(SourcesRead::Read))
}

/// The copy that all bulk operations begin with: operands 0 to 2 are destination, source, size.
fn bulk(form: &Form, v: &Values, finish: Finish) -> Result<AsyncCopy, Fault> {
    let to = weak(form.get(), v.scalars[0]);
    let from = weak(Some(source(form)), v.scalars[1]);
    let size = v.scalars[2] as u32;
    check_aligned(to.address, BULK)?;
    check_aligned(from.address, BULK)?;
    if !size.is_multiple_of(BULK) {
        let what = "the size of a bulk copy is a multiple of 16";
        return Err(Fault::Operand { what, value: u64::from(size) });
    }
    Ok(plain(form, CopySource::Memory(from), to, size, finish))
}

/// The barrier that tracks the end.
fn barrier(form: &Form, m: &mut dyn Machine, address: u128) -> Result<Access, Fault> {
    let access = weak(form.get(), address);
    mbarrier::check_place(m, access)?;
    Ok(access)
}

fn ignored(v: &Values, n: usize) -> Result<u32, Fault> {
    match v.scalars[n] as u32 {
        bytes @ 0..=15 => Ok(bytes),
        bytes => {
            let what = "at most 15 bytes are ignored";
            Err(Fault::Operand { what, value: u64::from(bytes) })
        }
    }
}

pub(in crate::isa) fn bulk_to_shared(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let barrier = barrier(form, m, v.scalars[5])?;
    let mut copy = bulk(form, v, Finish::Barrier(barrier))?;
    if form.has(IgnoreOob::IgnoreOob) {
        copy.ignored = [ignored(v, 3)?, ignored(v, 4)?];
    }
    if !form.has(Multicast::Cluster) {
        return start(m, copy);
    }
    let mask = v.scalars[6] as u16;
    for rank in (0..16).filter(|rank| mask >> rank & 1 == 1) {
        start_in(m, copy, barrier, rank)?;
    }
    Ok(Step::Done)
}

/// Starts a copy to the same place in the CTA of a rank, which tells the barrier there.
fn start_in(m: &mut dyn Machine, copy: AsyncCopy, barrier: Access, rank: u32) -> Result<(), Fault> {
    let mut there = |access: Access| {
        let own = match access.space {
            None => m.to_space(Space::SharedCluster, access.address),
            Some(_) => access.address,
        };
        let address = m.map_shared(own, rank)?;
        Ok(Access { space: Some(Space::SharedCluster), address, ..access })
    };
    let (to, barrier) = (there(copy.to)?, there(barrier)?);
    m.start(AsyncCopy { to, finish: Finish::Barrier(barrier), ..copy })
}

pub(in crate::isa) fn bulk_to_global(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let mut copy = bulk(form, v, Finish::Group(GroupKind::Bulk))?;
    if form.has(CopyMask::CopyMask) {
        copy.mask = v.scalars[4] as u16;
    }
    start(m, copy)
}

fn combine(form: &Form, old: u128, new: u128) -> u128 {
    let op = form.get().unwrap_or(AtomOp::Add);
    if form.ty.is_float() {
        float::combine(form.ty, op, !form.has(NoFtz::NoFtz), old, new)
    } else {
        integer::combine(form.ty, op, old, new, 0)
    }
}

/// Makes a reduction of a copy: each element is combined in one step.
fn reducing(copy: AsyncCopy, scope: Scope) -> AsyncCopy {
    let (order, scope) = (Some(Order::Relaxed), Some(scope));
    let to = Access { atomic: true, order, scope, ..copy.to };
    AsyncCopy { to, reduce: Some(combine), ..copy }
}

pub(in crate::isa) fn reduce_to_shared(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let barrier = barrier(form, m, v.scalars[3])?;
    start(m, reducing(bulk(form, v, Finish::Barrier(barrier))?, Scope::Gpu))
}

pub(in crate::isa) fn reduce_to_global(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    start(m, reducing(bulk(form, v, Finish::Group(GroupKind::Bulk))?, Scope::Gpu))
}

/// The barrier of a store or reduction, which is in the memory of the same CTA.
fn neighbour(form: &Form, m: &mut dyn Machine, to: Access, address: u128) -> Result<Access, Fault> {
    let barrier = barrier(form, m, address)?;
    if !m.is_shared(to) {
        let what = "memory that a store with a barrier writes is not shared";
        return Err(Fault::Object { what, address: to.address });
    }
    if rank_of(m, to)? != rank_of(m, barrier)? {
        let what = "a store and its barrier are in different CTAs; the barrier is";
        return Err(Fault::Object { what, address: barrier.address });
    }
    Ok(barrier)
}

pub(in crate::isa) fn st_async(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let size = form.ty.bytes() as usize;
    let elements = match v.list(1) {
        [] => &v.scalars[1..2],
        list => list,
    };
    let mut value = [0; 16];
    for (bytes, element) in value.chunks_mut(size).zip(elements) {
        bytes.copy_from_slice(&element.to_le_bytes()[..size]);
    }
    let bytes = (form.elements() * size) as u32;
    let to = weak(form.get(), v.scalars[0]);
    check_aligned(to.address, bytes)?;
    let barrier = neighbour(form, m, to, v.scalars[2])?;
    start(m, plain(form, CopySource::Value(value), to, bytes, Finish::Barrier(barrier)))
}

pub(in crate::isa) fn red_async(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let bytes = form.ty.bytes();
    let to = weak(form.get(), v.scalars[0]);
    check_aligned(to.address, bytes)?;
    let barrier = neighbour(form, m, to, v.scalars[2])?;
    let value = CopySource::Value(v.scalars[1].to_le_bytes());
    let copy = plain(form, value, to, bytes, Finish::Barrier(barrier));
    start(m, reducing(copy, Scope::Cluster))
}

/// Writes zeros; it is over when the thread goes on.
pub(in crate::isa) fn st_bulk(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let access = Access::weak(form.get(), v.scalars[0] as u64);
    let size = v.scalars[1] as u64;
    if !size.is_multiple_of(8) || size > MAX_FILL {
        let what = "the size of a fill is a multiple of 8 up to 16777216";
        return Err(Fault::Operand { what, value: size });
    }
    if !m.is_shared(access) {
        let what = "memory that is filled is not shared";
        return Err(Fault::Object { what, address: access.address });
    }
    for (offset, bytes) in aligned_pieces(access.address, size) {
        let address = access.address.wrapping_add(offset);
        m.write(Access { address, ..access }, &[0; 16][..bytes])?;
    }
    Ok(Step::Done)
}

/// The accesses, each aligned to its size and of at most 16 bytes, that memory is read or written
/// by: offsets and sizes.
pub fn aligned_pieces(address: u64, bytes: u64) -> impl Iterator<Item = (u64, usize)> {
    let mut offset = 0;
    std::iter::from_fn(move || {
        let left = bytes - offset;
        if left == 0 {
            return None;
        }
        let alignment = 1u64 << (address.wrapping_add(offset) | 16).trailing_zeros();
        let size = (1u64 << left.min(16).ilog2()).min(alignment);
        let at = offset;
        offset += size;
        Some((at, size as usize))
    })
}

/// What a request to cancel a launch says when it has failed. There is no other answer: every
/// CTA of a grid is launched.
const NOT_CANCELED: u128 = 0;

pub(in crate::isa) fn try_cancel(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let to = weak(form.get(), v.scalars[0]);
    check_aligned(to.address, BULK)?;
    let barrier = barrier(form, m, v.scalars[1])?;
    let value = CopySource::Value(NOT_CANCELED.to_le_bytes());
    let copy = plain(form, value, to, BULK, Finish::Barrier(barrier));
    if !form.has(MulticastAll::All) {
        return start(m, copy);
    }
    for rank in 0..m.cluster().1 {
        start_in(m, copy, barrier, rank)?;
    }
    Ok(Step::Done)
}

pub(in crate::isa) fn is_canceled(
    _: &Form,
    v: &mut Values,
    _: &mut dyn Machine,
) -> Result<Step, Fault> {
    if v.scalars[1] != NOT_CANCELED {
        let what = "no answer to a request to cancel a launch";
        return Err(Fault::Operand { what, value: v.scalars[1] as u64 });
    }
    v.scalars[0] = 0;
    Ok(Step::Done)
}

/// The manual leaves open what a failed request gives.
pub(in crate::isa) fn first_cta(_: &Form, v: &mut Values) {
    v.scalars[0] = 0;
    v.list_mut(0).fill(0);
}
