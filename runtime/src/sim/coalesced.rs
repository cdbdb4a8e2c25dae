//! Loads and stores of whole words by all lanes at once, where nothing is watched.
//!
//! It is tried first, and does nothing where the lanes do not all access one allocation of one
//! memory in an aligned way: then they are gone through one by one, which also says what is wrong.

use super::memories::Memories;
use super::memory::Region;
use super::program::{AddressBase, Element, MemOp};
use super::registers::{Bank, Registers, blend, lanes_of};

use irc_ptx::isa::Space;

/// The memory that all lanes access, and the first word of each lane in it.
struct Run {
    place: Region,
    /// The allocation in global memory.
    allocation: usize,
    first: [u32; 32],
}

/// Whether the elements are registers of the size of an element, or constants.
fn is_plain(op: &MemOp) -> bool {
    let fits = |element: &Element| match *element {
        Element::Nothing | Element::Constant(_) => true,
        Element::Register(reg) => match op.size {
            4 => reg.bank == Bank::Word && reg.bits == 32,
            _ => reg.bank == Bank::Double,
        },
        Element::Sum(..) => false,
    };
    matches!(op.size, 4 | 8) && op.elements.iter().all(fits)
}

fn run(op: &MemOp, memories: &mut Memories<'_>, lanes: u32, addresses: &[u64; 32]) -> Option<Run> {
    if !is_plain(op) || lanes == 0 {
        return None;
    }
    let bytes = op.bytes();
    let (mut low, mut high, mut bits) = (u64::MAX, 0, 0);
    for lane in lanes_of(lanes) {
        let address = addresses[lane];
        low = low.min(address);
        high = high.max(address);
        bits |= address;
    }
    if bits & u64::from(bytes - 1) != 0 {
        return None;
    }
    let (place, start) = memories.resolve(op.space, low);
    let (end_place, end) = memories.resolve(op.space, high);
    if place != end_place || end.checked_sub(start) != Some(high - low) {
        return None;
    }
    let (allocation, base) = match place {
        Region::Global => {
            let (index, offset) = memories.find(start, bytes)?;
            let allocation = &memories.context.global.allocations()[index];
            // The heap has blocks of its own.
            if allocation.heap.is_some() || allocation.offset(end, bytes).is_none() {
                return None;
            }
            (index, offset)
        }
        Region::Shared(rank) => {
            let memory = memories.common.shared.get(rank as usize)?;
            (0, memory.holds(end, bytes).then_some(start)?)
        }
        Region::Param => (0, memories.stack.params.holds(end, bytes).then_some(start)?),
        Region::Local => {
            let is_in_use = |lane| end + u64::from(bytes) <= memories.stack.top[lane];
            let holds = memories.local.holds(end, bytes) && lanes_of(lanes).all(is_in_use);
            (0, holds.then_some(start)?)
        }
        _ => return None,
    };
    let first = addresses.map(|address| (address.wrapping_sub(low).wrapping_add(base) / 4) as u32);
    Some(Run { place, allocation, first })
}

/// Loads, if it can be done at once.
pub(super) fn load(
    op: &MemOp,
    registers: &mut Registers,
    memories: &mut Memories<'_>,
    lanes: u32,
    addresses: &[u64; 32],
) -> bool {
    if op.base == AddressBase::Constant && op.space == Some(Space::Param) {
        return load_param(op, registers, memories, lanes);
    }
    let Some(run) = run(op, memories, lanes, addresses) else { return false };
    match run.place {
        Region::Global => {
            let allocation = &memories.context.global.allocations()[run.allocation];
            put(op, registers, lanes, &run.first, |_, word| allocation.load(word));
        }
        Region::Shared(rank) => {
            let words = &memories.common.shared[rank as usize].words;
            put(op, registers, lanes, &run.first, |_, word| words[word]);
        }
        place => {
            let is_local = place == Region::Local;
            let words = if is_local { &memories.local.words } else { &memories.stack.params.words };
            put(op, registers, lanes, &run.first, |lane, word| words[word][lane]);
        }
    }
    true
}

/// A parameter is the same word of all lanes.
fn load_param(op: &MemOp, registers: &mut Registers, memories: &Memories<'_>, lanes: u32) -> bool {
    let address = op.offset as u64;
    if !is_plain(op)
        || !address.is_multiple_of(u64::from(op.bytes()))
        || !memories.stack.params.holds(address, op.bytes())
    {
        return false;
    }
    for (i, element) in op.elements.iter().enumerate() {
        let Element::Register(reg) = *element else { continue };
        let word = (address / 4) as usize + i * op.size as usize / 4;
        let words = &memories.stack.params.words;
        if op.size == 4 {
            blend(&mut registers.words[reg.index as usize], &words[word], lanes);
        } else {
            let (low, high) = (&words[word], &words[word + 1]);
            let value =
                std::array::from_fn(|lane| u64::from(low[lane]) | u64::from(high[lane]) << 32);
            blend(&mut registers.doubles[reg.index as usize], &value, lanes);
        }
    }
    true
}

#[inline]
fn put(
    op: &MemOp,
    registers: &mut Registers,
    lanes: u32,
    first: &[u32; 32],
    word: impl Fn(usize, usize) -> u32,
) {
    for (i, element) in op.elements.iter().enumerate() {
        let Element::Register(reg) = *element else { continue };
        if op.size == 4 {
            let target = &mut registers.words[reg.index as usize];
            for lane in lanes_of(lanes) {
                target[lane] = word(lane, first[lane] as usize + i);
            }
        } else {
            let target = &mut registers.doubles[reg.index as usize];
            for lane in lanes_of(lanes) {
                let at = first[lane] as usize + 2 * i;
                target[lane] = u64::from(word(lane, at)) | u64::from(word(lane, at + 1)) << 32;
            }
        }
    }
}

/// Stores, if it can be done at once.
pub(super) fn store(
    op: &MemOp,
    registers: &Registers,
    memories: &mut Memories<'_>,
    lanes: u32,
    addresses: &[u64; 32],
) -> bool {
    let Some(run) = run(op, memories, lanes, addresses) else { return false };
    let mut differ = 0;
    match run.place {
        Region::Global => {
            let allocation = &memories.context.global.allocations()[run.allocation];
            take(op, registers, lanes, &run.first, |_, word, value| {
                differ |= allocation.load(word) ^ value;
                allocation.store(word, value, 0xf);
            });
        }
        Region::Shared(rank) => {
            let memory = &mut memories.common.shared[rank as usize];
            take(op, registers, lanes, &run.first, |_, word, value| {
                let old = std::mem::replace(&mut memory.words[word], value);
                differ |= old ^ value;
            });
        }
        place => {
            let is_local = place == Region::Local;
            let words =
                if is_local { &mut memories.local.words } else { &mut memories.stack.params.words };
            take(op, registers, lanes, &run.first, |lane, word, value| {
                words[word][lane] = value;
            });
        }
    }
    memories.common.changed |= differ != 0;
    true
}

/// Lane by lane, so that of two lanes that write one word the higher one wins, as elsewhere.
#[inline]
fn take(
    op: &MemOp,
    registers: &Registers,
    lanes: u32,
    first: &[u32; 32],
    mut store: impl FnMut(usize, usize, u32),
) {
    for lane in lanes_of(lanes) {
        for (i, element) in op.elements.iter().enumerate() {
            let value = match *element {
                Element::Nothing => 0,
                Element::Constant(value) => value as u64,
                Element::Register(reg) if op.size == 4 => {
                    u64::from(registers.words[reg.index as usize][lane])
                }
                Element::Register(reg) => registers.doubles[reg.index as usize][lane],
                Element::Sum(reg, offset) => {
                    (registers.get(reg, lane) as u64).wrapping_add_signed(offset)
                }
            };
            let at = first[lane] as usize + i * op.size as usize / 4;
            store(lane, at, value as u32);
            if op.size == 8 {
                store(lane, at + 1, (value >> 32) as u32);
            }
        }
    }
}
