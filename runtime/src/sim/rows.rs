//! Loads and stores of one word a lane by a whole warp: the accesses that are most frequent.
//!
//! The lanes, or those of each half of the warp, access a row of words, or all the same one. All
//! other accesses are for `coalesced`; these do nothing then.

use super::check::Checks;
use super::coalesced::{HALF, Shape, shapes};
use super::memories::Memories;
use super::memory::Region;
use super::program::{Element, MemOp};
use super::registers::{RegRef, Registers};
use irc_ptx::isa::{Order, Space};
use std::ops::Range;

/// What lanes access of one memory.
#[derive(Clone, Copy)]
struct Spot {
    /// The first lane, and the one behind the last.
    from: usize,
    to: usize,
    shape: Shape,
    place: Place,
    /// The first word.
    word: usize,
}

/// A memory.
#[derive(Clone, Copy)]
enum Place {
    /// An allocation of global memory, by its place in the list.
    Global(usize),
    /// The shared memory of the CTA of this rank.
    Shared(usize),
}

/// Whether it may be an access of a row of words.
pub(super) fn may_be(op: &MemOp) -> bool {
    let is_weak = op.order.is_none_or(|order| order == Order::Weak);
    let others = [Space::Local, Space::Const, Space::Param, Space::ParamEntry, Space::ParamFunc];
    let is_near = op.space.is_none_or(|space| !others.contains(&space));
    is_weak && is_near && op.is_whole && op.size == 4 && !op.is_outside && register(op).is_some()
}

/// The only element.
#[inline]
fn register(op: &MemOp) -> Option<RegRef> {
    match op.elements[..] {
        [Element::Register(reg)] => Some(reg),
        _ => None,
    }
}

impl Spot {
    fn lanes(&self) -> Range<usize> {
        self.from..self.to
    }

    /// How many words it has.
    fn count(&self) -> usize {
        if self.shape == Shape::Row { self.to - self.from } else { 1 }
    }
}

/// What a warp accesses; a second part only if the halves differ.
#[inline]
fn spots(
    op: &MemOp,
    registers: &Registers,
    memories: &mut Memories<'_>,
    lanes: u32,
) -> Option<(Spot, Option<Spot>)> {
    if lanes != u32::MAX {
        return None;
    }
    let [(shape, low), (second, second_low)] = shapes(op, registers, memories.stack.frame)?;
    let next = if shape == Shape::Row { low.wrapping_add(4 * HALF as u64) } else { low };
    if (second, second_low) == (shape, next) {
        return Some((spot(op, memories, (0, 2 * HALF), shape, low)?, None));
    }
    let first = spot(op, memories, (0, HALF), shape, low)?;
    Some((first, Some(spot(op, memories, (HALF, 2 * HALF), second, second_low)?)))
}

/// What lanes access from an address on, if it lies in one piece of a memory.
#[inline]
fn spot(
    op: &MemOp,
    memories: &mut Memories<'_>,
    (from, to): (usize, usize),
    shape: Shape,
    low: u64,
) -> Option<Spot> {
    let bytes = if shape == Shape::Row { 4 * (to - from) as u32 } else { 4 };
    let (place, offset) = match memories.resolve(op.space, low) {
        (Region::Global, address) => {
            let (index, offset) = memories.find(address, bytes)?;
            let is_heap = memories.context.global.allocations()[index].heap.is_some();
            (Place::Global(index), (!is_heap).then_some(offset)?)
        }
        (Region::Shared(rank), address) => {
            let memory = memories.common.shared.get(rank as usize)?;
            (Place::Shared(rank as usize), memory.holds(address, bytes).then_some(address)?)
        }
        _ => return None,
    };
    let word = (offset / 4) as usize;
    low.is_multiple_of(4).then_some(Spot { from, to, shape, place, word })
}

/// Loads; false if it is not as simple, or reads what was not written.
#[inline]
pub(super) fn load(
    op: &MemOp,
    registers: &mut Registers,
    memories: &mut Memories<'_>,
    lanes: u32,
) -> bool {
    let Some(reg) = register(op) else { return false };
    let Some((first, second)) = spots(op, registers, memories, lanes) else { return false };
    let is_watched = memories.context.checks(Checks::UNINIT);
    if is_watched
        && !(is_written(&first, memories) && second.is_none_or(|spot| is_written(&spot, memories)))
    {
        return false;
    }
    let target = &mut registers.words[reg.index as usize];
    load_spot(&first, memories, target);
    if let Some(second) = second {
        load_spot(&second, memories, target);
    }
    if is_watched {
        registers.mark(reg, lanes, u32::MAX);
    }
    true
}

fn is_written(spot: &Spot, memories: &Memories<'_>) -> bool {
    match spot.place {
        Place::Global(index) => {
            memories.context.global.allocations()[index].all_written(spot.word, spot.count())
        }
        Place::Shared(rank) => memories.common.shared[rank].all_written(spot.word, spot.count()),
    }
}

#[inline]
fn load_spot(spot: &Spot, memories: &Memories<'_>, target: &mut [u32; 32]) {
    let target = &mut target[spot.lanes()];
    match (spot.place, spot.shape) {
        (Place::Global(index), Shape::Row) => {
            memories.context.global.allocations()[index].copy_row(spot.word, target);
        }
        (Place::Global(index), _) => {
            target.fill(memories.context.global.allocations()[index].load(spot.word));
        }
        (Place::Shared(rank), Shape::Row) => {
            let words = &memories.common.shared[rank].words;
            target.copy_from_slice(&words[spot.word..][..target.len()]);
        }
        (Place::Shared(rank), _) => target.fill(memories.common.shared[rank].words[spot.word]),
    }
}

/// Stores; false if it is not as simple.
#[inline]
pub(super) fn store(
    op: &MemOp,
    registers: &Registers,
    memories: &mut Memories<'_>,
    lanes: u32,
) -> bool {
    let Some(reg) = register(op) else { return false };
    let Some((first, second)) = spots(op, registers, memories, lanes) else { return false };
    if first.shape != Shape::Row || second.is_some_and(|spot| spot.shape != Shape::Row) {
        return false;
    }
    let values = &registers.words[reg.index as usize];
    for spot in [Some(first), second].into_iter().flatten() {
        let values = &values[spot.lanes()];
        let differ = match spot.place {
            Place::Global(index) => {
                memories.context.global.allocations()[index].store_row(spot.word, values)
            }
            Place::Shared(rank) => memories.common.shared[rank].store_row(spot.word, values),
        };
        memories.common.changed |= differ != 0;
    }
    true
}
