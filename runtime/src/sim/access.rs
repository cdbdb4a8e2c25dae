//! Loads and stores of all lanes of a split.

use super::check::race::Op;
use super::check::{Checks, redundant};
use super::coalesced;
use super::memories::{Memories, Words};
use super::memory::{MAX_WORDS, Region, resolve};
use super::observe::Lanes;
use super::program::{AddressBase, Element, MemOp};
use super::registers::{Registers, lanes_of};
use super::view::View;
use irc_ptx::isa::Order;
use irc_ptx::isa::sem::{Fault, sign_extend, truncate};

/// A fault of one lane.
pub(super) type LaneFault = (usize, Fault);

/// The address of each lane.
#[inline]
pub(super) fn addresses(op: &MemOp, registers: &Registers, frame: u64) -> [u64; 32] {
    let offset = op.offset as u64;
    match op.base {
        AddressBase::Constant => [offset; 32],
        AddressBase::Local => [frame.wrapping_add(offset); 32],
        AddressBase::Double(index) => {
            (*registers.doubles[index as usize]).map(|base| base.wrapping_add(offset))
        }
        AddressBase::Word(index) => {
            // Addresses in registers of 32 bits have no more.
            (*registers.words[index as usize])
                .map(|base| u64::from(base.wrapping_add(offset as u32)))
        }
    }
}

/// Loads for these lanes.
pub(super) fn load(
    op: &MemOp,
    registers: &mut Registers,
    view: &mut View<'_, '_>,
    lanes: u32,
) -> Result<(), LaneFault> {
    let addresses = addresses(op, registers, view.memories.stack.frame);
    let bytes = op.bytes();
    let watched = view.observer.is_on();
    check_name(op, lanes, &addresses)?;
    let mut accessed = Lanes::default();
    let is_strong = op.order.is_some_and(|order| order != Order::Weak);
    let looks = view.memories.common.looks.is_some();
    for lane in lanes_of(lanes) {
        let at = addresses[lane];
        let (place, address) = resolve(op.space, at, view.memories.rank);
        view.memories.lane = lane;
        if looks {
            view.look(place, address, bytes, is_strong);
        }
        let mut words: Words = [0; MAX_WORDS];
        let unwritten = if op.is_split {
            view.memories.read_split(place, address, bytes, &mut words)
        } else if address & u64::from(bytes - 1) != 0 {
            Err(Fault::Misaligned { address: at, bytes })
        } else {
            view.memories.read_words(place, address, bytes, &mut words)
        }
        .map_err(|fault| (lane, with_address(fault, at)))?;
        if watched {
            view.observer.add_lane(&mut accessed, lane, (place, address), (Op::Read, op));
        }
        put(op, registers, lane, &words, unwritten);
    }
    if watched {
        view.observer.tell_lanes(&mut accessed, Op::Read, op);
    }
    Ok(())
}

/// What is known of an access that was done for all lanes at once.
#[derive(Default)]
pub(super) struct Done {
    /// What others may want to know of it.
    pub(super) accessed: Option<Lanes>,
    /// Lanes that store the same to the same address.
    pub(super) redundant: u32,
}

/// Loads for all lanes at once; `is_raced` says whether others want to know. Does nothing if it
/// has to be done one by one.
#[inline]
pub(super) fn load_at_once(
    op: &MemOp,
    registers: &mut Registers,
    memories: &mut Memories<'_>,
    lanes: u32,
    is_raced: bool,
) -> Option<Done> {
    let is_watched = memories.context.checks(Checks::UNINIT);
    if memories.common.looks.is_some() || op.is_outside {
        return None;
    }
    if coalesced::load_param(op, registers, memories.stack.params, lanes, is_watched) {
        return Some(Done::default());
    }
    let plan = coalesced::plan(op, registers, memories, lanes)?;
    let mut done = Done::default();
    if is_raced && plan.is_shared() {
        done.accessed = Some(Lanes::of(lanes, plan.accessed(op)));
    }
    plan.load(op, registers, memories, is_watched).then_some(done)
}

/// Stores for all lanes at once, like [`load_at_once`].
#[inline]
pub(super) fn store_at_once(
    op: &MemOp,
    registers: &Registers,
    memories: &mut Memories<'_>,
    lanes: u32,
    is_raced: bool,
) -> Option<Done> {
    if memories.common.looks.is_some() || op.is_outside {
        return None;
    }
    let plan = coalesced::plan(op, registers, memories, lanes)?;
    if !plan.store(op, registers, memories) {
        return None;
    }
    let mut done = Done::default();
    let finds_redundant = memories.context.checks(Checks::REDUNDANT);
    if !plan.is_shared() || !is_raced && !finds_redundant {
        return Some(done);
    }
    let is_weak = op.order.is_none_or(|order| order == Order::Weak);
    let mut twins = None;
    if is_weak && !plan.is_ascending() {
        let addresses = addresses(op, registers, memories.stack.frame);
        twins = redundant::twins(op, registers, lanes, &addresses);
    }
    if finds_redundant {
        done.redundant = redundant::find(twins.as_deref());
    }
    if is_raced {
        let accessed = Lanes::of(lanes, plan.accessed(op));
        done.accessed = Some(accessed.with_twins(twins));
    }
    Some(done)
}

/// That the access lies in the variable that it names, if that is known beforehand.
#[inline]
fn check_name(op: &MemOp, lanes: u32, addresses: &[u64; 32]) -> Result<(), LaneFault> {
    match lanes_of(lanes).next() {
        Some(lane) if op.is_outside => {
            Err((lane, Fault::OutOfBounds { address: addresses[lane], bytes: op.bytes() }))
        }
        _ => Ok(()),
    }
}

/// Faults speak of the address that the program used.
fn with_address(fault: Fault, address: u64) -> Fault {
    match fault {
        Fault::OutOfBounds { bytes, .. } => Fault::OutOfBounds { address, bytes },
        Fault::ReadOnly { .. } => Fault::ReadOnly { address },
        fault => fault,
    }
}

/// Distributes what was read to the registers.
#[inline]
fn put(op: &MemOp, registers: &mut Registers, lane: usize, words: &Words, unwritten: u32) {
    for (i, element) in op.elements.iter().enumerate() {
        let Element::Register(reg) = *element else { continue };
        let at = i * op.size as usize;
        let value = match op.size {
            4 => u128::from(words[at / 4]),
            8 => u128::from(words[at / 4]) | u128::from(words[at / 4 + 1]) << 32,
            16 => (0..4).rev().fold(0, |value, n| value << 32 | u128::from(words[n])),
            size => {
                let word = u128::from(words[at / 4] >> (8 * (at % 4)));
                truncate(word, 8 * size)
            }
        };
        let value = if op.signed && op.size * 8 < reg.bits {
            truncate(sign_extend(value, op.size * 8) as u128, reg.bits)
        } else {
            value
        };
        registers.set(reg, lane, value);
        let bad = unwritten >> at & (u32::MAX >> (32 - op.size));
        if bad == 0 {
            registers.mark(reg, 1 << lane, u32::MAX);
        } else {
            let bits = (0..op.size).filter(|byte| bad >> byte & 1 == 1);
            let bits = bits.fold(0, |bits, byte| bits | 0xff << (8 * byte));
            let wide = if op.signed { sign_extend(bits, op.size * 8) as u128 } else { bits };
            registers.mark_bits(reg, lane, wide);
        }
    }
}

/// Stores for these lanes.
pub(super) fn store(
    op: &MemOp,
    registers: &Registers,
    view: &mut View<'_, '_>,
    lanes: u32,
) -> Result<(), LaneFault> {
    let addresses = addresses(op, registers, view.memories.stack.frame);
    let bytes = op.bytes();
    let watched = view.observer.is_on();
    check_name(op, lanes, &addresses)?;
    let mut accessed = Lanes::default();
    let is_shared = |lane: usize| {
        matches!(
            resolve(op.space, addresses[lane], view.memories.rank).0,
            Region::Global | Region::Shared(_)
        )
    };
    let is_weak = op.order.is_none_or(|order| order == Order::Weak);
    let finds_redundant = view.memories.context.checks(Checks::REDUNDANT);
    let wants_twins = watched || finds_redundant;
    if wants_twins && is_weak && lanes_of(lanes).next().is_some_and(is_shared) {
        accessed.twins = redundant::twins(op, registers, lanes, &addresses);
        if finds_redundant {
            view.redundant = redundant::find(accessed.twins.as_deref());
        }
    }
    for lane in lanes_of(lanes) {
        let at = addresses[lane];
        let (place, address) = resolve(op.space, at, view.memories.rank);
        view.memories.lane = lane;
        let (words, bad) = store_data(op, registers, lane);
        if op.is_split {
            view.memories.write_split(place, address, bytes, &words, bad)
        } else if address & u64::from(bytes - 1) != 0 {
            Err(Fault::Misaligned { address: at, bytes })
        } else {
            view.memories.write_words(place, address, bytes, &words, bad)
        }
        .map_err(|fault| (lane, with_address(fault, at)))?;
        if watched {
            view.observer.add_lane(&mut accessed, lane, (place, address), (Op::Write, op));
        }
    }
    if watched {
        view.observer.tell_lanes(&mut accessed, Op::Write, op);
    }
    Ok(())
}

/// Collects what is written from the registers, and which bytes of it are uninitialised.
#[inline]
pub(super) fn store_data(op: &MemOp, registers: &Registers, lane: usize) -> (Words, u32) {
    let mut words: Words = [0; MAX_WORDS];
    let mut bad = 0;
    for (i, element) in op.elements.iter().enumerate() {
        let at = i * op.size as usize;
        let value = match *element {
            Element::Nothing => 0,
            Element::Constant(value) => value,
            Element::Register(reg) | Element::Sum(reg, _) => {
                if registers.written(reg) >> lane & 1 == 0 {
                    let bits = registers.unwritten_bits(reg, lane);
                    // Memory knows bytes. One with an initialised bit counts as initialised: a
                    // bit-field shares its last byte with padding, which nobody ever writes.
                    let is_bad = |byte: &u32| bits >> (8 * byte) & 0xff == 0xff;
                    bad |= (0..op.size).filter(is_bad).fold(0, |bad, byte| bad | 1 << byte) << at;
                }
                match *element {
                    Element::Sum(_, offset) => {
                        registers.get(reg, lane).wrapping_add_signed(offset.into())
                    }
                    _ => registers.get(reg, lane),
                }
            }
        };
        match op.size {
            4 => words[at / 4] = value as u32,
            8 => {
                words[at / 4] = value as u32;
                words[at / 4 + 1] = (value >> 32) as u32;
            }
            16 => {
                for (n, word) in words[..4].iter_mut().enumerate() {
                    *word = (value >> (32 * n)) as u32;
                }
            }
            size => words[at / 4] |= (truncate(value, 8 * size) as u32) << (8 * (at % 4)),
        }
    }
    (words, bad)
}
