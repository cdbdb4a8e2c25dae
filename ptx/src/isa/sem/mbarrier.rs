//! Barriers in shared memory.
//!
//! A barrier is eight bytes. Programs must not look into them, so their layout is ours:
//!
//! | bits | what |
//! |---|---|
//! | 0-19 | arrivals that the phase still waits for |
//! | 20-30 | lower bits of the bytes that it waits for, plus 2^20 |
//! | 31 | 0 |
//! | 32-51 | arrivals that the phases behind it wait for |
//! | 52-61 | upper bits of the bytes |
//! | 62 | parity of the phase |
//! | 63 | 1 |
//!
//! Bits 31 and 63 are the mark of a barrier: neither zeros nor what usually fills memory (small
//! integers, pointers, positive numbers) have both. PTX ISA 9.7.13.15.

use super::{
    Access, AsyncCopy, CopySource, Fault, Finish, Form, Machine, Step, Values, copy, truncate,
};
use crate::isa::modifiers::*;

const BYTES: u32 = 8;
/// The most arrivals, and the most bytes in either direction.
const MAX: u32 = (1 << 20) - 1;
/// The most arrivals of a barrier of `.layout::v1`.
const MAX_V1: u32 = (1 << 9) - 1;
const MARK: u64 = 1 << 63;
const NO_MARK: u64 = 1 << 31;
const TX_LOW: u32 = 11;

/// What a barrier counts. The phase is complete when neither arrivals nor bytes are missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Barrier {
    odd: bool,
    expected: u32,
    pending: u32,
    tx: i32,
}

impl Barrier {
    /// The barrier in these bits, if they are one.
    fn decode(bits: u64) -> Option<Self> {
        let field = |from: u32, len: u32| (bits >> from & ((1 << len) - 1)) as u32;
        let tx = field(20, TX_LOW) | field(52, 10) << TX_LOW;
        let barrier = Self {
            odd: field(62, 1) == 1,
            expected: field(32, 20),
            pending: field(0, 20),
            tx: tx as i32 - (1 << 20),
        };
        (bits & (MARK | NO_MARK) == MARK && tx != 0).then_some(barrier)
    }

    fn encode(self) -> u64 {
        let tx = (self.tx + (1 << 20)) as u64;
        u64::from(self.pending)
            | (tx & ((1 << TX_LOW) - 1)) << 20
            | u64::from(self.expected) << 32
            | tx >> TX_LOW << 52
            | u64::from(self.odd) << 62
            | MARK
    }

    /// Waits for more bytes.
    fn expect(&mut self, bytes: u32, address: u64) -> Result<(), Fault> {
        self.add_bytes(i64::from(bytes), address)
    }

    fn add_bytes(&mut self, bytes: i64, address: u64) -> Result<(), Fault> {
        let tx = i64::from(self.tx) + bytes;
        if tx.abs() > i64::from(MAX) {
            let what = "the count of bytes overflows in the barrier";
            return Err(Fault::Object { what, address });
        }
        self.tx = tx as i32;
        Ok(())
    }

    /// Counts arrivals.
    fn arrive(&mut self, count: u32, address: u64) -> Result<(), Fault> {
        if !(1..=MAX).contains(&count) {
            let what = "a count of arrivals is from 1 to 1048575";
            return Err(Fault::Operand { what, value: u64::from(count) });
        }
        self.pending = self.pending.checked_sub(count).ok_or(Fault::Object {
            what: "more arrivals than the phase waits for, at the barrier",
            address,
        })?;
        Ok(())
    }

    const fn is_complete(self) -> bool {
        self.pending == 0 && self.tx == 0
    }

    /// Begins the next phase if this one is complete.
    fn settle(&mut self) {
        if self.is_complete() {
            self.odd = !self.odd;
            self.pending = self.expected;
        }
    }
}

/// How the eight bytes are read and written: all operations are strong, whatever they order.
fn object(space: Option<Space>, address: u128) -> Access {
    Access {
        order: Some(Order::Relaxed),
        scope: Some(Scope::Cluster),
        atomic: true,
        ..Access::weak(space, address as u64)
    }
}

/// The place of a barrier, if it can be one.
fn place(form: &Form, m: &mut dyn Machine, address: u128) -> Result<Access, Fault> {
    let access = object(form.get(), address);
    check_place(m, access)?;
    Ok(access)
}

/// That a barrier can be there: in shared memory, aligned.
pub(super) fn check_place(m: &mut dyn Machine, access: Access) -> Result<(), Fault> {
    copy::check_aligned(access.address, BYTES)?;
    if m.is_shared(access) {
        return Ok(());
    }
    Err(Fault::Object { what: "a barrier is not in shared memory", address: access.address })
}

/// Likewise, and that it is in memory of the thread's own CTA.
fn own_place(form: &Form, m: &mut dyn Machine, address: u128) -> Result<Access, Fault> {
    let access = place(form, m, address)?;
    let (rank, size) = m.cluster();
    if size > 1 && copy::rank_of(m, access)? != rank {
        let what = "this operation is for barriers of the own CTA; it is of another";
        return Err(Fault::Object { what, address: access.address });
    }
    Ok(access)
}

fn load(m: &mut dyn Machine, access: Access) -> Result<Barrier, Fault> {
    let mut bytes = [0; BYTES as usize];
    m.read(access, &mut bytes)?;
    Barrier::decode(u64::from_le_bytes(bytes))
        .ok_or(Fault::Object { what: "no initialised barrier", address: access.address })
}

fn store(m: &mut dyn Machine, access: Access, barrier: Barrier) -> Result<(), Fault> {
    m.write(access, &barrier.encode().to_le_bytes())
}

/// Changes a barrier in one step and gives what it was before.
fn update(
    m: &mut dyn Machine,
    access: Access,
    f: impl FnOnce(&mut Barrier) -> Result<(), Fault>,
) -> Result<Barrier, Fault> {
    let before = load(m, access)?;
    let mut barrier = before;
    f(&mut barrier)?;
    barrier.settle();
    store(m, access, barrier)?;
    Ok(before)
}

/// What releases to the barrier or acquires from it. Without a scope it is that of the CTA.
fn ordered(form: &Form, access: Access, order: Order) -> Access {
    Access { order: Some(order), scope: form.get().or(Some(Scope::Cta)), ..access }
}

/// Tells a barrier that N bytes have arrived, when a copy with [`Finish::Barrier`] ends.
pub fn complete_tx(m: &mut dyn Machine, barrier: Access, bytes: u32) -> Result<(), Fault> {
    finish(m, barrier, |it| it.add_bytes(-i64::from(bytes), barrier.address))
}

/// Counts an arrival at a barrier, when the copies before a [`Finish::Arrival`] have ended.
pub fn arrive_on(m: &mut dyn Machine, barrier: Access) -> Result<(), Fault> {
    finish(m, barrier, |it| it.arrive(1, barrier.address))
}

/// Does what the end of a copy does to its barrier, and releases what was copied.
fn finish(
    m: &mut dyn Machine,
    barrier: Access,
    f: impl FnOnce(&mut Barrier) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let access =
        Access { asynchronous: true, ..object(barrier.space, u128::from(barrier.address)) };
    check_place(m, access)?;
    m.release(Access { order: Some(Order::Release), ..access });
    update(m, access, f).map(|_| ())
}

/// A weak access to a barrier that nobody else uses.
fn alone(access: Access) -> Access {
    Access::weak(access.space, access.address)
}

pub(in crate::isa) fn init(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let access = own_place(form, m, v.scalars[0])?;
    let count = v.scalars[1] as u32;
    let max = if form.get() == Some(BarrierLayout::V1) { MAX_V1 } else { MAX };
    if !(1..=max).contains(&count) {
        let what = "an invalid number of arrivals for a barrier";
        return Err(Fault::Operand { what, value: u64::from(count) });
    }
    // What is there may have been overwritten by something else.
    if m.make_barrier(access) && load(m, alone(access)).is_ok() {
        let what = "a barrier is initialised again without `mbarrier.inval`,";
        return Err(Fault::Object { what, address: access.address });
    }
    let barrier = Barrier { odd: false, expected: count, pending: count, tx: 0 };
    store(m, alone(access), barrier)?;
    Ok(Step::Done)
}

pub(in crate::isa) fn inval(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let access = alone(own_place(form, m, v.scalars[0])?);
    load(m, access)?;
    m.end_barrier(access);
    m.write(access, &[0; BYTES as usize])?;
    Ok(Step::Done)
}

pub(in crate::isa) fn expect(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let access = place(form, m, v.scalars[0])?;
    let bytes = v.scalars[1] as u32;
    update(m, access, |barrier| barrier.expect(bytes, access.address))?;
    Ok(Step::Done)
}

/// Only pretends that bytes were copied: it orders nothing.
pub(in crate::isa) fn complete(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let access = place(form, m, v.scalars[0])?;
    let bytes = i64::from(v.scalars[1] as u32);
    update(m, access, |barrier| barrier.add_bytes(-bytes, access.address))?;
    Ok(Step::Done)
}

/// A phase as a register keeps it: what it waited for before the arrival, and its parity.
struct State;

impl State {
    const MARK: u64 = 0x6d62 << 48;
    const MARKED: u64 = 0xffff << 48;
    const ODD: u64 = 1 << 32;
    const COUNTED: u64 = 1 << 33;

    fn of(barrier: Barrier, counted: bool) -> u64 {
        let flag = |on, flag| if on { flag } else { 0 };
        Self::MARK
            | flag(barrier.odd, Self::ODD)
            | flag(counted, Self::COUNTED)
            | u64::from(barrier.pending)
    }

    fn check(state: u128) -> Result<u64, Fault> {
        let value = state as u64;
        if value & Self::MARKED == Self::MARK {
            return Ok(value);
        }
        Err(Fault::Operand { what: "no state of a barrier", value })
    }
}

/// What an arrival does besides arriving once.
#[derive(Clone, Copy, Default)]
struct Arrival {
    count: u32,
    bytes: u32,
    drops: bool,
}

fn arrive_as(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
    arrival: Arrival,
) -> Result<Step, Fault> {
    let access = place(form, m, v.scalars[1])?;
    let address = access.address;
    let stays = form.has(NoComplete::NoComplete);
    if form.get() != Some(Order::Relaxed) {
        m.release(ordered(form, access, Order::Release));
    }
    let before = update(m, access, |barrier| {
        barrier.expect(arrival.bytes, address)?;
        barrier.arrive(arrival.count, address)?;
        if arrival.drops {
            let what = "more arrivals are dropped than are expected, at the barrier";
            let expected = barrier.expected.checked_sub(arrival.count);
            barrier.expected = expected.ok_or(Fault::Object { what, address })?;
        }
        if stays && barrier.is_complete() {
            let what = "an arrival with `.noComplete` completes the phase of the barrier";
            return Err(Fault::Object { what, address });
        }
        Ok(())
    })?;
    v.scalars[0] = u128::from(State::of(before, stays));
    Ok(Step::Done)
}

/// The arrivals that operand 2 counts; one if it is not there.
fn count(v: &Values) -> u32 {
    if v.is_given(2) { v.scalars[2] as u32 } else { 1 }
}

pub(in crate::isa) fn arrive(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    arrive_as(form, v, m, Arrival { count: count(v), ..Arrival::default() })
}

pub(in crate::isa) fn arrive_drop(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    arrive_as(form, v, m, Arrival { count: count(v), drops: true, ..Arrival::default() })
}

pub(in crate::isa) fn arrive_expect(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    arrive_as(form, v, m, Arrival { count: 1, bytes: v.scalars[2] as u32, drops: false })
}

pub(in crate::isa) fn arrive_drop_expect(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    arrive_as(form, v, m, Arrival { count: 1, bytes: v.scalars[2] as u32, drops: true })
}

/// Whether the phase of a parity is complete: then the barrier is in the one behind it.
fn wait(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
    odd: bool,
    blocks: bool,
) -> Result<Step, Fault> {
    let access = Access { atomic: false, ..own_place(form, m, v.scalars[1])? };
    let mut complete = load(m, access)?.odd != odd;
    if !complete {
        let waits_on = m.wait_for(access)?;
        complete = load(m, access)?.odd != odd;
        if blocks && waits_on && !complete {
            return Ok(Step::Wait);
        }
    }
    if complete && form.get() != Some(Order::Relaxed) {
        m.acquire(ordered(form, access, Order::Acquire));
    }
    v.scalars[0] = u128::from(complete);
    Ok(Step::Done)
}

fn wait_state(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
    blocks: bool,
) -> Result<Step, Fault> {
    let state = State::check(v.scalars[2])?;
    wait(form, v, m, state & State::ODD != 0, blocks)
}

fn wait_parity(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
    blocks: bool,
) -> Result<Step, Fault> {
    let parity = truncate(v.scalars[2], 32);
    if parity > 1 {
        let what = "the parity of a phase is 0 or 1";
        return Err(Fault::Operand { what, value: parity as u64 });
    }
    wait(form, v, m, parity == 1, blocks)
}

pub(in crate::isa) fn test_wait(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    wait_state(form, v, m, false)
}

pub(in crate::isa) fn test_wait_parity(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    wait_parity(form, v, m, false)
}

pub(in crate::isa) fn try_wait(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    wait_state(form, v, m, true)
}

pub(in crate::isa) fn try_wait_parity(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    wait_parity(form, v, m, true)
}

/// Only arrivals that cannot complete the phase give states that are asked for the count.
pub(in crate::isa) fn pending_count(
    _: &Form,
    v: &mut Values,
    _: &mut dyn Machine,
) -> Result<Step, Fault> {
    let state = State::check(v.scalars[1])?;
    if state & State::COUNTED == 0 {
        let what = "the state is not of an arrival with `.noComplete`";
        return Err(Fault::Operand { what, value: state });
    }
    v.scalars[0] = u128::from(state & u64::from(MAX));
    Ok(Step::Done)
}

/// Arrives when the copies that the thread has started are complete. Without `.noinc` the phase
/// waits for one arrival more.
pub(in crate::isa) fn arrive_after_copies(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let access = own_place(form, m, v.scalars[0])?;
    let address = access.address;
    if !form.has(NoIncrement::NoIncrement) {
        update(m, access, |barrier| {
            if barrier.pending == MAX {
                let what = "too many arrivals are missing at the barrier";
                return Err(Fault::Object { what, address });
            }
            barrier.pending += 1;
            Ok(())
        })?;
    }
    m.start(AsyncCopy {
        from: CopySource::Value([0; 16]),
        to: access,
        bytes: 0,
        source_bytes: 0,
        ignored: [0; 2],
        mask: u16::MAX,
        reduce: None,
        form: *form,
        finish: Finish::Arrival(access),
    })?;
    Ok(Step::Done)
}
