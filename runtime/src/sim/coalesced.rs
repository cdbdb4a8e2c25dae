//! Loads and stores of whole words by all lanes at once.
//!
//! It is tried first, and does nothing where the lanes do not all access one allocation of one
//! memory in an aligned way, or where some of the bytes were not written: then they are gone
//! through one by one, which also says what is wrong.
//!
//! The lanes mostly access a row of words, or all the same ones; if not all 32 do, those of each
//! half may, since the rows of tiles are often as wide.

use super::access::addresses;
use super::memories::Memories;
use super::memory::{Allocation, Flat, LaneWords, Region};
use super::program::{AddressBase, Element, MemOp};
use super::registers::{Bank, Registers, blend, lanes_of};
use std::ops::{BitOr, BitXor, Range};

/// How many lanes half a warp has.
pub(super) const HALF: usize = 16;

/// How lanes lie in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// Each directly behind the one before; all lanes take part.
    Row,
    /// All at the same place; all lanes take part.
    Same,
    Each,
}

/// What a warp, or half of it, accesses.
#[derive(Clone, Copy)]
struct Piece {
    /// The first lane, and how many there are.
    from: usize,
    count: usize,
    /// Those that take part.
    lanes: u32,
    shape: Shape,
    /// The allocation in global memory.
    allocation: usize,
    /// The lowest address, and where it lies in the memory or the allocation, in bytes.
    low: u64,
    base: u64,
}

/// An access of lanes to one memory.
#[derive(Default)]
pub(super) struct Plan {
    place: Region,
    pieces: [Option<Piece>; 2],
    /// The addresses, if they are no row and not all the same.
    addresses: Option<[u64; 32]>,
    /// What is added to an address to get that in the memory, as others know it.
    shift: u64,
    /// Where the last piece ends, if each lane accesses what lies behind what the one before does.
    end: Option<u64>,
}

impl Piece {
    /// The lanes of it.
    fn range(&self) -> Range<usize> {
        self.from..self.from + self.count
    }

    /// The first word of the first lane.
    fn first(&self) -> usize {
        (self.base / 4) as usize
    }
}

/// Whether the elements are whole words, in registers of the size of an element or constants.
pub(super) fn is_whole(size: u32, elements: &[Element]) -> bool {
    let fits = |element: &Element| match *element {
        Element::Nothing | Element::Constant(_) => true,
        Element::Register(reg) => match size {
            4 => reg.bank == Bank::Word && reg.bits == 32,
            _ => reg.bank == Bank::Double,
        },
        Element::Sum(..) => false,
    };
    matches!(size, 4 | 8) && elements.iter().all(fits)
}

/// The shape of half a warp that accesses this many bytes each, from what is the same number less
/// than each address.
#[inline]
fn shape<T>(bases: &[T], bytes: u32, add: impl Fn(T, u32) -> T) -> Shape
where
    T: Copy + Default + Eq + BitXor<Output = T> + BitOr<Output = T>,
{
    // Not every host compares elements of 64 bits in its vectors.
    let are_in_steps = |step: u32| {
        let mut wanted = bases[0];
        let differ = bases.iter().fold(T::default(), |differ, &base| {
            let differ = differ | base ^ wanted;
            wanted = add(wanted, step);
            differ
        });
        differ == T::default()
    };
    if are_in_steps(bytes) {
        Shape::Row
    } else if are_in_steps(0) {
        Shape::Same
    } else {
        Shape::Each
    }
}

/// The shapes of both halves of a whole warp, and the lowest address of each; nothing if a half has
/// none.
#[inline]
pub(super) fn shapes(op: &MemOp, registers: &Registers, frame: u64) -> Option<[(Shape, u64); 2]> {
    let (bytes, offset) = (op.bytes(), op.offset as u64);
    let shapes = match op.base {
        AddressBase::Constant => [(Shape::Same, offset); 2],
        AddressBase::Local => [(Shape::Same, frame.wrapping_add(offset)); 2],
        AddressBase::Double(index) => [0, HALF].map(|from| {
            let bases = &registers.doubles[index as usize][from..from + HALF];
            let shape = shape(bases, bytes, |base, step| base.wrapping_add(step.into()));
            (shape, bases[0].wrapping_add(offset))
        }),
        AddressBase::Word(index) => [0, HALF].map(|from| {
            let bases = &registers.words[index as usize][from..from + HALF];
            let shape = shape(bases, bytes, |base, step| base.wrapping_add(step));
            let low = bases[0].wrapping_add(offset as u32);
            // A row that goes on behind the last address is none.
            let is_row = low.checked_add(bytes * HALF as u32).is_some();
            (if is_row { shape } else { Shape::Each }, u64::from(low))
        }),
    };
    shapes.iter().all(|(shape, _)| *shape != Shape::Each).then_some(shapes)
}

/// What lanes access, if it can be done at once.
#[inline]
pub(super) fn plan(
    op: &MemOp,
    registers: &Registers,
    memories: &mut Memories<'_>,
    lanes: u32,
) -> Option<Plan> {
    if !op.is_whole || lanes == 0 {
        return None;
    }
    let frame = memories.stack.frame;
    let shapes = if lanes == u32::MAX { shapes(op, registers, frame) } else { None };
    let Some([(shape, low), (second, second_low)]) = shapes else {
        return plan_addresses(op, memories, lanes, addresses(op, registers, frame));
    };
    let bytes = u64::from(op.bytes());
    let is_row = shape == Shape::Row;
    let next = if is_row { low.checked_add(HALF as u64 * bytes)? } else { low };
    let mut plan = Plan::default();
    if (second, second_low) == (shape, next) {
        let high = if is_row { low.checked_add(31 * bytes)? } else { low };
        plan.add(op, memories, (0, 32, lanes), shape, (low, high, low))?;
        return Some(plan);
    }
    for (n, (shape, low)) in [(shape, low), (second, second_low)].into_iter().enumerate() {
        let high = if shape == Shape::Row { low.checked_add(15 * bytes)? } else { low };
        let which = (n * HALF, HALF, 0xffff << (n * HALF));
        plan.add(op, memories, which, shape, (low, high, low))?;
    }
    Some(plan)
}

/// The same by the addresses of lanes.
fn plan_addresses(
    op: &MemOp,
    memories: &mut Memories<'_>,
    lanes: u32,
    addresses: [u64; 32],
) -> Option<Plan> {
    let mut plan = Plan { addresses: Some(addresses), ..Plan::default() };
    for (n, half) in addresses.as_chunks::<HALF>().0.iter().enumerate() {
        let own = lanes >> (n * HALF) & 0xffff;
        if own == 0 {
            continue;
        }
        let span = lanes_of(own).fold((u64::MAX, 0, 0), |(low, high, bits), lane| {
            (low.min(half[lane]), high.max(half[lane]), bits | half[lane])
        });
        plan.add(op, memories, (n * HALF, HALF, own << (n * HALF)), Shape::Each, span)?;
    }
    Some(plan)
}

/// What lanes access between a lowest and a highest address, of which the bits of all are known:
/// the memory, what is added to addresses to get those in it, and the piece.
#[inline]
fn piece(
    op: &MemOp,
    memories: &mut Memories<'_>,
    (from, count, lanes): (usize, usize, u32),
    shape: Shape,
    (low, high, bits): (u64, u64, u64),
) -> Option<(Region, u64, Piece)> {
    let bytes = op.bytes();
    if bits & u64::from(bytes - 1) != 0 || high < low {
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
        // Between two variables there may be a gap.
        Region::Param => {
            let holds = low == high && memories.stack.params.holds(end, bytes);
            (0, holds.then_some(start)?)
        }
        Region::Local => {
            let is_in_use = |lane| end + u64::from(bytes) <= memories.stack.top[lane];
            let holds = memories.local.holds(end, bytes) && lanes_of(lanes).all(is_in_use);
            (0, holds.then_some(start)?)
        }
        _ => return None,
    };
    let piece = Piece { from, count, lanes, shape, allocation, low, base };
    Some((place, start.wrapping_sub(low), piece))
}

impl Plan {
    /// Adds a piece; nothing if it is of another memory than those before, or cannot be one.
    #[inline]
    fn add(
        &mut self,
        op: &MemOp,
        memories: &mut Memories<'_>,
        which: (usize, usize, u32),
        shape: Shape,
        span: (u64, u64, u64),
    ) -> Option<()> {
        let (place, shift, piece) = piece(op, memories, which, shape, span)?;
        let is_first = self.pieces().next().is_none();
        if is_first {
            (self.place, self.shift) = (place, shift);
        } else if (self.place, self.shift) != (place, shift) {
            return None;
        }
        let is_behind = is_first || self.end.is_some_and(|end| end <= piece.low);
        let end = span.1.checked_add(op.bytes().into());
        self.end = end.filter(|_| is_behind && shape == Shape::Row);
        self.pieces[usize::from(!is_first)] = Some(piece);
        Some(())
    }

    /// Whether each lane accesses what lies behind what the one before does.
    pub(super) fn is_ascending(&self) -> bool {
        self.end.is_some()
    }

    /// The memory, and the addresses there.
    pub(super) fn accessed(&self, op: &MemOp) -> (Region, [u64; 32]) {
        let mut addresses = self.addresses.unwrap_or([0; 32]);
        for piece in self.pieces() {
            let step = match piece.shape {
                Shape::Row => u64::from(op.bytes()),
                Shape::Same => 0,
                Shape::Each => continue,
            };
            for (address, n) in addresses[piece.range()].iter_mut().zip(0..) {
                *address = piece.low.wrapping_add(n * step);
            }
        }
        (self.place, addresses.map(|address| address.wrapping_add(self.shift)))
    }

    /// Whether it is memory that others can see.
    pub(super) fn is_shared(&self) -> bool {
        matches!(self.place, Region::Global | Region::Shared(_))
    }

    fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().flatten()
    }

    /// The first word of a lane of a piece.
    #[inline]
    fn word(&self, op: &MemOp, piece: &Piece, lane: usize) -> usize {
        match (piece.shape, &self.addresses) {
            (Shape::Each, Some(addresses)) => {
                ((addresses[lane] - piece.low + piece.base) / 4) as usize
            }
            (Shape::Row, _) => piece.first() + (lane - piece.from) * (op.bytes() / 4) as usize,
            _ => piece.first(),
        }
    }

    /// Whether all that is read has been written.
    fn is_written(&self, op: &MemOp, memories: &Memories<'_>) -> bool {
        let count = op.bytes() as usize / 4;
        let is_good = |piece: &Piece| {
            let runs = |is_written: &dyn Fn(usize, usize) -> bool| match piece.shape {
                Shape::Row => is_written(piece.first(), piece.count * count),
                Shape::Same => is_written(piece.first(), count),
                Shape::Each => {
                    lanes_of(piece.lanes).all(|lane| is_written(self.word(op, piece, lane), count))
                }
            };
            let each = |memory: &LaneWords| {
                lanes_of(piece.lanes).all(|lane| {
                    let first = self.word(op, piece, lane);
                    (first..first + count).all(|word| memory.written(lane, word) == 0xf)
                })
            };
            match self.place {
                Region::Global => {
                    let global = memories.context.global;
                    let allocation = &global.allocations()[piece.allocation];
                    runs(&|first, count| allocation.all_written(first, count))
                }
                Region::Shared(rank) => {
                    let memory = &memories.common.shared[rank as usize];
                    runs(&|first, count| memory.all_written(first, count))
                }
                Region::Local => each(memories.local),
                _ => each(memories.stack.params),
            }
        };
        self.pieces().all(is_good)
    }

    /// Loads. If `is_watched`, it says that the registers are written; it does nothing and gives
    /// false if what is read was not.
    #[inline]
    pub(super) fn load(
        &self,
        op: &MemOp,
        registers: &mut Registers,
        memories: &Memories<'_>,
        is_watched: bool,
    ) -> bool {
        if is_watched && !self.is_written(op, memories) {
            return false;
        }
        for piece in self.pieces() {
            match self.place {
                Region::Global => {
                    let global = memories.context.global;
                    let allocation = &global.allocations()[piece.allocation];
                    if let Some(target) = row_of(op, registers, piece) {
                        allocation.copy_row(piece.first(), target);
                    } else {
                        self.put(op, registers, piece, |word| allocation.load(word));
                    }
                }
                Region::Shared(rank) => {
                    let words = &memories.common.shared[rank as usize].words;
                    if let Some(target) = row_of(op, registers, piece) {
                        target.copy_from_slice(&words[piece.first()..][..piece.count]);
                    } else {
                        self.put(op, registers, piece, |word| words[word]);
                    }
                }
                Region::Local => self.put_lanes(op, registers, piece, memories.local),
                _ => self.put_lanes(op, registers, piece, memories.stack.params),
            }
            if is_watched {
                mark(op, registers, piece.lanes);
            }
        }
        true
    }

    /// Distributes words to the registers.
    fn put(
        &self,
        op: &MemOp,
        registers: &mut Registers,
        piece: &Piece,
        word: impl Fn(usize) -> u32,
    ) {
        let double = |at| u64::from(word(at)) | u64::from(word(at + 1)) << 32;
        for (i, element) in op.elements.iter().enumerate() {
            let Element::Register(reg) = *element else { continue };
            let at = |lane| self.word(op, piece, lane) + i * op.size as usize / 4;
            let is_same = piece.shape == Shape::Same;
            if op.size == 4 {
                let target = &mut registers.words[reg.index as usize];
                match is_same {
                    true => target[piece.range()].fill(word(at(piece.from))),
                    false => lanes_of(piece.lanes).for_each(|lane| target[lane] = word(at(lane))),
                }
            } else {
                let target = &mut registers.doubles[reg.index as usize];
                match is_same {
                    true => target[piece.range()].fill(double(at(piece.from))),
                    false => lanes_of(piece.lanes).for_each(|lane| target[lane] = double(at(lane))),
                }
            }
        }
    }

    /// The same from memory that each lane has for itself.
    fn put_lanes(&self, op: &MemOp, registers: &mut Registers, piece: &Piece, memory: &LaneWords) {
        for (i, element) in op.elements.iter().enumerate() {
            let Element::Register(reg) = *element else { continue };
            for lane in lanes_of(piece.lanes) {
                let at = self.word(op, piece, lane) + i * op.size as usize / 4;
                let low = memory.words[at][lane];
                if op.size == 4 {
                    registers.words[reg.index as usize][lane] = low;
                } else {
                    let high = memory.words[at + 1][lane];
                    let value = u64::from(low) | u64::from(high) << 32;
                    registers.doubles[reg.index as usize][lane] = value;
                }
            }
        }
    }

    /// Stores, and says that memory is written; it does nothing and gives false if what is stored
    /// was not.
    #[inline]
    pub(super) fn store(
        &self,
        op: &MemOp,
        registers: &Registers,
        memories: &mut Memories<'_>,
    ) -> bool {
        let lanes = self.pieces().fold(0, |lanes, piece| lanes | piece.lanes);
        let is_written = |element: &Element| match *element {
            Element::Register(reg) => registers.written(reg) & lanes == lanes,
            _ => true,
        };
        if !op.elements.iter().all(is_written) {
            return false;
        }
        let mut differ = 0;
        for piece in self.pieces() {
            match self.place {
                Region::Global => {
                    let global = memories.context.global;
                    let allocation = &global.allocations()[piece.allocation];
                    differ |= self.store_global(op, registers, piece, allocation);
                }
                Region::Shared(rank) => {
                    let memory = &mut memories.common.shared[rank as usize];
                    differ |= self.store_shared(op, registers, piece, memory);
                }
                Region::Local => self.take_lanes(op, registers, piece, memories.local),
                _ => self.take_lanes(op, registers, piece, memories.stack.params),
            }
        }
        memories.common.changed |= differ != 0;
        true
    }

    /// Stores to global memory; not 0 if that changes it.
    fn store_global(
        &self,
        op: &MemOp,
        registers: &Registers,
        piece: &Piece,
        allocation: &Allocation,
    ) -> u32 {
        if let Some(values) = stored_row(op, registers, piece) {
            return allocation.store_row(piece.first(), values);
        }
        let mut differ = 0;
        self.take(op, registers, piece, |_, word, value| {
            differ |= allocation.load(word) ^ value;
            allocation.store(word, value, 0xf);
        });
        differ
    }

    /// Stores to shared memory; not 0 if that changes it.
    fn store_shared(
        &self,
        op: &MemOp,
        registers: &Registers,
        piece: &Piece,
        memory: &mut Flat,
    ) -> u32 {
        if let Some(values) = stored_row(op, registers, piece) {
            return memory.store_row(piece.first(), values);
        }
        let mut differ = 0;
        self.take(op, registers, piece, |_, word, value| {
            differ |= memory.words[word] ^ value;
            memory.store(word, value, 0xf);
        });
        differ
    }

    /// Stores to memory that each lane has for itself.
    fn take_lanes(&self, op: &MemOp, registers: &Registers, piece: &Piece, memory: &mut LaneWords) {
        self.take(op, registers, piece, |lane, word, value| memory.store(lane, word, value, 0xf));
    }

    /// Lane by lane, so that of two lanes that write one word the higher one wins, as elsewhere.
    #[inline]
    fn take(
        &self,
        op: &MemOp,
        registers: &Registers,
        piece: &Piece,
        mut store: impl FnMut(usize, usize, u32),
    ) {
        for lane in lanes_of(piece.lanes) {
            for (i, element) in op.elements.iter().enumerate() {
                let value = match *element {
                    Element::Nothing | Element::Sum(..) => 0,
                    Element::Constant(value) => value as u64,
                    Element::Register(reg) if op.size == 4 => {
                        u64::from(registers.words[reg.index as usize][lane])
                    }
                    Element::Register(reg) => registers.doubles[reg.index as usize][lane],
                };
                let at = self.word(op, piece, lane) + i * op.size as usize / 4;
                store(lane, at, value as u32);
                if op.size == 8 {
                    store(lane, at + 1, (value >> 32) as u32);
                }
            }
        }
    }
}

/// A parameter is the same word of all lanes. Gives false, and does nothing, if it is not as
/// simple.
pub(super) fn load_param(
    op: &MemOp,
    registers: &mut Registers,
    params: &LaneWords,
    lanes: u32,
    is_watched: bool,
) -> bool {
    let address = op.offset as u64;
    if !op.is_parameter()
        || !address.is_multiple_of(u64::from(op.bytes()))
        || !params.holds(address, op.bytes())
    {
        return false;
    }
    let (first, count) = ((address / 4) as usize, op.bytes() as usize / 4);
    if is_watched && !(first..first + count).all(|word| params.all_written(lanes, word)) {
        return false;
    }
    for (i, element) in op.elements.iter().enumerate() {
        let Element::Register(reg) = *element else { continue };
        let word = first + i * op.size as usize / 4;
        if op.size == 4 {
            blend(&mut registers.words[reg.index as usize], &params.words[word], lanes);
        } else {
            let (low, high) = (&params.words[word], &params.words[word + 1]);
            let target = &mut registers.doubles[reg.index as usize];
            let value = |lane: usize| u64::from(low[lane]) | u64::from(high[lane]) << 32;
            if lanes == u32::MAX {
                target.iter_mut().enumerate().for_each(|(lane, target)| *target = value(lane));
            } else {
                lanes_of(lanes).for_each(|lane| target[lane] = value(lane));
            }
        }
    }
    if is_watched {
        mark(op, registers, lanes);
    }
    true
}

/// Says that lanes have written the registers of a load.
fn mark(op: &MemOp, registers: &mut Registers, lanes: u32) {
    for element in &op.elements {
        if let Element::Register(reg) = *element {
            registers.mark(reg, lanes, u32::MAX);
        }
    }
}

/// The part of the only register that a row of single words goes to.
#[inline]
fn row_of<'r>(op: &MemOp, registers: &'r mut Registers, piece: &Piece) -> Option<&'r mut [u32]> {
    match op.elements[..] {
        [Element::Register(reg)] if op.size == 4 && piece.shape == Shape::Row => {
            Some(&mut registers.words[reg.index as usize][piece.range()])
        }
        _ => None,
    }
}

/// The values of a row of single words that lanes store.
#[inline]
fn stored_row<'r>(op: &MemOp, registers: &'r Registers, piece: &Piece) -> Option<&'r [u32]> {
    match op.elements[..] {
        [Element::Register(reg)] if op.size == 4 && piece.shape == Shape::Row => {
            Some(&registers.words[reg.index as usize][piece.range()])
        }
        _ => None,
    }
}
