//! The memories of the simulated device.
//!
//! Everything is stored in 32-bit words. Global memory is a list of allocations with gaps between
//! them; its words are atomic, so that CTAs may run in parallel, and every access of the simulator
//! is relaxed: what orders accesses is decided by the scheduler. Shared memory is a flat list of
//! words, local memory and the parameters of functions are lists of words for each lane of a warp.
//!
//! Beside the words there may be a shadow that says which bytes have been written.

use super::handles::Handles;
use super::registers::lanes_of;
use irc_ptx::isa::Space;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Where global memory begins.
const GLOBAL_BASE: u64 = 0x7000_0000_0000;
/// Where it ends at the latest.
const GLOBAL_END: u64 = 0x7080_0000_0000;
/// What the caller gives an address to lies from here on, before or behind the rest.
const GIVEN_BASE: u64 = 1 << 40;
/// What is left free between allocations, so that overruns are found.
const GUARD: u64 = 512;
/// The size of each window of generic addresses.
pub(super) const WINDOW: u64 = 1 << 32;
/// How far apart the shared memories of the CTAs of a cluster lie in the window.
pub(super) const RANK_STRIDE: u64 = 1 << 24;
/// What memory holds before anything is written to it: a float that is no number anyone expects.
pub(super) const UNINITIALISED: u32 = 0xa5a5_a5a5;

/// The most words that one access of a thread touches.
pub(super) const MAX_WORDS: usize = 8;

/// The kinds of memory that are apart from each other.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Region {
    /// Global memory; the address is generic too.
    #[default]
    Global,
    /// The shared memory of the CTA of this rank; the address is an offset.
    Shared(u32),
    /// Local memory of the thread.
    Local,
    /// The constant bank.
    Const,
    /// The parameters of the kernel.
    KernelParam,
    /// Parameters of the running function.
    Param,
}

/// The generic address where a space begins; global addresses are generic already.
pub(super) fn window(space: Space) -> Option<u64> {
    match space {
        Space::Shared | Space::SharedCta | Space::SharedCluster => Some(0x10 * WINDOW),
        Space::Local => Some(0x20 * WINDOW),
        Space::Const => Some(0x30 * WINDOW),
        Space::Param | Space::ParamEntry => Some(0x40 * WINDOW),
        Space::Global | Space::ParamFunc => None,
    }
}

/// The memory and the address in it that an address of a space means to a thread of the CTA of
/// this rank.
#[inline]
pub(super) fn resolve(space: Option<Space>, address: u64, rank: u32) -> (Region, u64) {
    match space {
        None => {
            let offset = address % WINDOW;
            match address / WINDOW {
                0x10 => shared(offset, rank),
                0x20 => (Region::Local, offset),
                0x30 => (Region::Const, offset),
                0x40 => (Region::KernelParam, offset),
                _ => (Region::Global, address),
            }
        }
        Some(Space::Global) => (Region::Global, address),
        Some(Space::Shared | Space::SharedCta | Space::SharedCluster) => {
            shared(in_window(address), rank)
        }
        Some(Space::Local) => (Region::Local, in_window(address)),
        Some(Space::Const) => (Region::Const, in_window(address)),
        Some(Space::ParamEntry) => (Region::KernelParam, in_window(address)),
        Some(Space::Param | Space::ParamFunc) => (Region::Param, in_window(address)),
    }
}

/// An address of a window, which has 32 bits: what is added to it wraps there, however wide the
/// register is. An upper half that no such sum leaves is a mistake (a generic address, most
/// likely), and is kept to be found.
#[inline]
fn in_window(address: u64) -> u64 {
    match address / WINDOW {
        0 => address,
        1 | 0xffff_ffff => address % WINDOW,
        _ => address,
    }
}

/// Shared addresses below the stride are those of the own CTA; above it, the CTA of rank `r` has
/// those from `(r + 1)` strides on.
#[inline]
fn shared(address: u64, rank: u32) -> (Region, u64) {
    match address / RANK_STRIDE {
        0 => (Region::Shared(rank), address),
        n => (Region::Shared(u32::try_from(n - 1).unwrap_or(u32::MAX)), address % RANK_STRIDE),
    }
}

/// The bits of the bytes of a word that an access of N bytes at an address touches.
#[inline]
pub(super) fn byte_mask(address: u64, bytes: u32) -> u32 {
    if bytes >= 4 { 0xf } else { ((1 << bytes) - 1) << (address % 4) }
}

/// The words that N bytes from a whole word on lie in, with the bytes of each.
pub(super) fn words_of(offset: u64, size: u64) -> impl DoubleEndedIterator<Item = (usize, u32)> {
    (0..size.div_ceil(4)).map(move |word| {
        ((offset / 4 + word) as usize, byte_mask(0, (size - word * 4).min(4) as u32))
    })
}

/// The 32-bit mask of the bits of these bytes of a word.
#[inline]
pub(super) fn bit_mask(bytes: u32) -> u32 {
    if bytes == 0xf {
        return u32::MAX;
    }
    (0..4).filter(|byte| bytes >> byte & 1 == 1).fold(0, |mask, byte| mask | 0xff << (8 * byte))
}

/// Pieces of a memory that belong together each: offset and size, in the order of offsets.
pub(super) type Extents = Arc<[(u64, u64)]>;

/// The last piece that begins at an offset or before it.
pub(super) fn piece_at(pieces: &[(u64, u64)], offset: u64) -> Option<usize> {
    pieces.partition_point(|&(start, _)| start <= offset).checked_sub(1)
}

/// Whether an access lies in one piece.
fn one_holds(pieces: &[(u64, u64)], offset: u64, bytes: u32) -> bool {
    piece_at(pieces, offset).and_then(|i| pieces.get(i)).is_some_and(|&(start, len)| {
        offset - start <= len && len - (offset - start) >= u64::from(bytes)
    })
}

/// A piece of global memory.
pub(super) struct Allocation {
    pub(super) base: u64,
    pub(super) bytes: u64,
    /// What it is, for reports: the name of a variable, or nothing for what the host allocated.
    pub(super) name: Option<String>,
    words: Box<[AtomicU32]>,
    /// Four bits a word: which bytes are written. Nothing if all are.
    written: Option<Box<[AtomicU32]>>,
    /// The blocks in use, if kernels allocate from it.
    pub(super) heap: Option<Heap>,
}

/// The memory that kernels allocate from.
#[derive(Default)]
pub(super) struct Heap(Mutex<Blocks>);

/// The blocks of a heap: offset and size.
#[derive(Default)]
struct Blocks {
    /// Those in use, in the order of offsets.
    used: Vec<(u64, u64)>,
    /// The last that were freed and whose place nobody has got since.
    freed: VecDeque<(u64, u64)>,
}

/// Blocks of the heap begin at multiples of this.
const HEAP_ALIGN: u64 = 16;
/// How many freed blocks are remembered, for reports.
const FREED: usize = 1024;

impl Heap {
    fn blocks(&self) -> MutexGuard<'_, Blocks> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The offset of the first gap that is large enough in a heap of this size.
    pub(super) fn allocate(&self, bytes: u64, size: u64) -> Option<u64> {
        let bytes = bytes.max(1);
        let mut blocks = self.blocks();
        let mut start = 0;
        let mut place = blocks.used.len();
        for (i, &(offset, len)) in blocks.used.iter().enumerate() {
            if offset - start >= bytes.saturating_add(HEAP_ALIGN) {
                place = i;
                break;
            }
            // A gap stays between blocks, so that overruns are found.
            start = (offset + len + HEAP_ALIGN).next_multiple_of(HEAP_ALIGN);
        }
        let fits = start.checked_add(bytes).is_some_and(|end| end <= size);
        fits.then(|| {
            blocks.used.insert(place, (start, bytes));
            blocks.freed.retain(|&(offset, len)| offset + len <= start || start + bytes <= offset);
            start
        })
    }

    /// Frees the block at an offset; false if there is none.
    pub(super) fn free(&self, offset: u64) -> bool {
        let mut blocks = self.blocks();
        let found = blocks.used.binary_search_by_key(&offset, |&(offset, _)| offset);
        let Ok(index) = found else { return false };
        let gone = blocks.used.remove(index);
        blocks.freed.push_back(gone);
        if blocks.freed.len() > FREED {
            blocks.freed.pop_front();
        }
        true
    }

    /// The freed block that an offset lies in.
    fn freed(&self, offset: u64) -> Option<(u64, u64)> {
        let holds = |&&(start, len): &&(u64, u64)| offset >= start && offset - start < len;
        self.blocks().freed.iter().rev().find(holds).copied()
    }

    /// The last block in use that begins at an offset or before it.
    pub(super) fn nearest(&self, offset: u64) -> Option<(u64, u64)> {
        let blocks = self.blocks();
        blocks.used.get(piece_at(&blocks.used, offset)?).copied()
    }

    /// Whether an access lies in one block.
    fn holds(&self, offset: u64, bytes: u32) -> bool {
        one_holds(&self.blocks().used, offset, bytes)
    }
}

impl Allocation {
    fn new(base: u64, bytes: u64, name: Option<String>, initialised: bool) -> Self {
        let count = bytes.div_ceil(4) as usize;
        let fill = if initialised { 0 } else { UNINITIALISED };
        let words = (0..count).map(|_| AtomicU32::new(fill)).collect();
        let written = (!initialised).then(|| (0..count.div_ceil(8)).map(|_| AtomicU32::new(0)));
        Self {
            base,
            bytes,
            name,
            words,
            written: written.map(|shadow| shadow.collect()),
            heap: None,
        }
    }

    /// The offset of an access, if it lies inside.
    #[inline]
    pub(super) fn offset(&self, address: u64, bytes: u32) -> Option<u64> {
        let offset = address.wrapping_sub(self.base);
        let inside = offset < self.bytes && self.bytes - offset >= u64::from(bytes);
        let in_use = inside && self.heap.as_ref().is_none_or(|heap| heap.holds(offset, bytes));
        in_use.then_some(offset)
    }

    #[inline]
    pub(super) fn load(&self, word: usize) -> u32 {
        self.words[word].load(Relaxed)
    }

    /// Stores the bytes of a word.
    #[inline]
    pub(super) fn store(&self, word: usize, value: u32, bytes: u32) {
        if bytes == 0xf {
            self.words[word].store(value, Relaxed);
        } else {
            let mask = bit_mask(bytes);
            // Other threads may store the other bytes of the word at the same time.
            let _ = self.words[word]
                .fetch_update(Relaxed, Relaxed, |old| Some(old & !mask | value & mask));
        }
        if let Some(written) = &self.written {
            let (bits, written) = (bytes << (word % 8 * 4), &written[word / 8]);
            // Most are written more than once, and reading is cheaper.
            if written.load(Relaxed) & bits != bits {
                written.fetch_or(bits, Relaxed);
            }
        }
    }

    /// Which bytes of a word have been written.
    #[inline]
    pub(super) fn written(&self, word: usize) -> u32 {
        match &self.written {
            None => 0xf,
            Some(written) => written[word / 8].load(Relaxed) >> (word % 8 * 4) & 0xf,
        }
    }

    /// Loads words that stand in a row.
    #[inline]
    pub(super) fn copy_row(&self, first: usize, target: &mut [u32]) {
        for (target, word) in target.iter_mut().zip(&self.words[first..]) {
            *target = word.load(Relaxed);
        }
    }

    /// Stores whole words that stand in a row; not 0 if that changes them.
    #[inline]
    pub(super) fn store_row(&self, first: usize, values: &[u32]) -> u32 {
        let mut differ = 0;
        for (value, word) in values.iter().zip(&self.words[first..]) {
            differ |= word.load(Relaxed) ^ value;
            word.store(*value, Relaxed);
        }
        for (written, bits) in self.written_bits(first, values.len()) {
            if written.load(Relaxed) & bits != bits {
                written.fetch_or(bits, Relaxed);
            }
        }
        differ
    }

    /// What says which of some words have been written, and the bits for them; nothing if all have.
    #[inline]
    fn written_bits(&self, first: usize, count: usize) -> impl Iterator<Item = (&AtomicU32, u32)> {
        let end = first + count;
        let parts = self.written.as_deref().map(|written| &written[first / 8..end.div_ceil(8)]);
        parts.unwrap_or_default().iter().zip(first / 8..).map(move |(written, part)| {
            let (from, to) = (first.max(part * 8) - part * 8, end.min(part * 8 + 8) - part * 8);
            (written, u32::MAX >> (32 - 4 * (to - from)) << (4 * from))
        })
    }

    /// Whether all bytes of some words have been written.
    #[inline]
    pub(super) fn all_written(&self, first: usize, count: usize) -> bool {
        self.written_bits(first, count).all(|(written, bits)| written.load(Relaxed) & bits == bits)
    }

    /// Makes N bytes from a whole word on as if never written. Where nobody
    /// has, which is most of large pieces, nothing is done.
    pub(super) fn renew(&self, offset: u64, bytes: u64) {
        let (mut word, end) = ((offset / 4) as usize, (offset + bytes) as usize / 4);
        while word < end {
            let all = word.is_multiple_of(8) && end - word >= 8;
            if all
                && self.written.as_ref().is_some_and(|shadow| shadow[word / 8].load(Relaxed) == 0)
            {
                word += 8;
                continue;
            }
            self.store(word, UNINITIALISED, 0xf);
            self.forget(word, 0xf);
            word += 1;
        }
        let rest = byte_mask(0, (bytes % 4) as u32);
        if rest != 0 {
            self.store(end, UNINITIALISED, rest);
            self.forget(end, rest);
        }
    }

    /// Says that bytes of a word hold nothing that means anything.
    pub(super) fn forget(&self, word: usize, bytes: u32) {
        if let Some(written) = &self.written {
            written[word / 8].fetch_and(!(bytes << (word % 8 * 4)), Relaxed);
        }
    }
}

/// The global memory of the device.
#[derive(Default)]
pub(super) struct Global {
    /// In the order of addresses.
    allocations: Vec<Allocation>,
    /// What has been freed: base and size.
    freed: Vec<(u64, u64)>,
    end: u64,
    /// How much is allocated, in bytes.
    pub(super) used: u64,
    /// What the handles of textures, samplers and surfaces stand for.
    pub(super) handles: Handles,
}

/// Why the host cannot access memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum HostError {
    /// Nothing, or not enough, is allocated there.
    #[error("{bytes} bytes at {address:#x} are not inside one allocation")]
    OutOfBounds {
        /// The address.
        address: u64,
        /// How many bytes.
        bytes: u64,
    },
    /// It is not the beginning of an allocation.
    #[error("{0:#x} is not the start of an allocation")]
    NotAllocated(u64),
    /// There is not enough memory.
    #[error("{0} bytes cannot be allocated")]
    OutOfMemory(u64),
}

impl Global {
    /// Allocates memory, zero and initialised, or uninitialised.
    pub(super) fn allocate(
        &mut self,
        bytes: u64,
        align: u64,
        name: Option<String>,
        initialised: bool,
    ) -> u64 {
        let align = align.max(256);
        let base = (self.end.max(GLOBAL_BASE) + GUARD).next_multiple_of(align);
        self.end = base + bytes;
        self.used += bytes;
        self.insert(Allocation::new(base, bytes, name, initialised));
        base
    }

    /// Allocates uninitialised memory at an address that `allocate` does not give; false
    /// if it might, or if something is there.
    pub(super) fn allocate_at(&mut self, base: u64, bytes: u64) -> bool {
        let Some(end) = base.checked_add(bytes) else { return false };
        let is_apart = base >= GIVEN_BASE && (end <= GLOBAL_BASE || base >= GLOBAL_END);
        let after = self.allocations.partition_point(|a| a.base < end);
        let before = after.checked_sub(1).and_then(|index| self.allocations.get(index));
        if !is_apart || before.is_some_and(|before| before.base + before.bytes > base) {
            return false;
        }
        self.used += bytes;
        self.insert(Allocation::new(base, bytes, None, false));
        true
    }

    fn insert(&mut self, allocation: Allocation) {
        let index = self.allocations.partition_point(|a| a.base < allocation.base);
        self.allocations.insert(index, allocation);
    }

    /// Makes the heap that kernels allocate from, once.
    pub(super) fn make_heap(&mut self, bytes: u64) {
        if self.heap().is_none() {
            self.allocate(bytes, 256, Some("device heap".to_owned()), false);
            if let Some(heap) = self.allocations.last_mut() {
                heap.heap = Some(Heap::default());
            }
        }
    }

    /// The heap of kernels.
    pub(super) fn heap(&self) -> Option<(&Allocation, &Heap)> {
        self.allocations.iter().find_map(|a| Some((a, a.heap.as_ref()?)))
    }

    /// Frees an allocation by its first address.
    pub(super) fn free(&mut self, base: u64) -> Result<(), HostError> {
        let found = self.allocations.binary_search_by_key(&base, |a| a.base);
        let index = found.map_err(|_| HostError::NotAllocated(base))?;
        let gone = self.allocations.remove(index);
        self.used -= gone.bytes;
        self.freed.push((gone.base, gone.bytes));
        Ok(())
    }

    /// The allocations in the order of addresses.
    pub(super) fn allocations(&self) -> &[Allocation] {
        &self.allocations
    }

    /// The allocation that an access lies in, by its place in the list; `hint` is tried first.
    #[inline]
    pub(super) fn find(&self, address: u64, bytes: u32, hint: &mut usize) -> Option<(usize, u64)> {
        if let Some(offset) = self.allocations.get(*hint).and_then(|a| a.offset(address, bytes)) {
            return Some((*hint, offset));
        }
        let index = self.allocations.partition_point(|a| a.base <= address).checked_sub(1)?;
        let offset = self.allocations[index].offset(address, bytes)?;
        *hint = index;
        Some((index, offset))
    }

    /// The freed allocation, or block of the heap, that held an address: where it began and its
    /// size.
    pub(super) fn freed(&self, address: u64) -> Option<(u64, u64)> {
        let holds =
            |&&(base, bytes): &&(u64, u64)| address >= base && address - base < bytes.max(1);
        let freed = self.freed.iter().rev().find(holds).copied();
        freed.or_else(|| {
            let (heap, blocks) = self.heap()?;
            let (offset, bytes) = blocks.freed(address.checked_sub(heap.base)?)?;
            Some((heap.base + offset, bytes))
        })
    }

    /// The allocation that holds an address, or the last one before it.
    pub(super) fn nearest(&self, address: u64) -> Option<&Allocation> {
        let index = self.allocations.partition_point(|a| a.base <= address);
        self.allocations.get(index.saturating_sub(1))
    }

    fn host(&self, address: u64, bytes: u64) -> Result<(&Allocation, u64), HostError> {
        let error = HostError::OutOfBounds { address, bytes };
        let index = self.allocations.partition_point(|a| a.base <= address);
        let allocation = &self.allocations[index.checked_sub(1).ok_or(error)?];
        let offset = address - allocation.base;
        let inside = offset.checked_add(bytes).is_some_and(|end| end <= allocation.bytes);
        if inside { Ok((allocation, offset)) } else { Err(error) }
    }

    /// Writes for the host.
    pub(super) fn write(&self, address: u64, bytes: &[u8]) -> Result<(), HostError> {
        let (allocation, offset) = self.host(address, bytes.len() as u64)?;
        for (i, &byte) in bytes.iter().enumerate() {
            let at = offset as usize + i;
            // Whole words are stored at once.
            if at.is_multiple_of(4)
                && let Some(word) = bytes.get(i..i + 4)
            {
                let value = u32::from_le_bytes([word[0], word[1], word[2], word[3]]);
                allocation.store(at / 4, value, 0xf);
            } else if i < 4 || bytes.len() - i < 4 {
                let shift = at % 4 * 8;
                allocation.store(at / 4, u32::from(byte) << shift, 1 << (at % 4));
            }
        }
        Ok(())
    }

    /// Reads for the host, and says how many bytes nobody had written.
    pub(super) fn read(&self, address: u64, bytes: &mut [u8]) -> Result<u64, HostError> {
        let (allocation, offset) = self.host(address, bytes.len() as u64)?;
        let mut unwritten = 0;
        for (i, byte) in bytes.iter_mut().enumerate() {
            let at = offset as usize + i;
            *byte = (allocation.load(at / 4) >> (at % 4 * 8)) as u8;
            unwritten += u64::from(allocation.written(at / 4) >> (at % 4) & 1 == 0);
        }
        Ok(unwritten)
    }
}

/// A flat piece of memory: shared memory of a CTA, or the constant bank.
#[derive(Clone, Default)]
pub(super) struct Flat {
    pub(super) bytes: u64,
    pub(super) words: Vec<u32>,
    /// Which bytes of each word are written; nothing if that is not watched.
    written: Vec<u8>,
    /// The variables in it, where an access must lie in one of them.
    variables: Option<Extents>,
}

impl Flat {
    /// Becomes N bytes of uninitialised memory.
    pub(super) fn forget_all(&mut self, bytes: u64, is_watched: bool) {
        let count = bytes.div_ceil(4) as usize;
        self.bytes = bytes;
        self.words.clear();
        self.words.resize(count, UNINITIALISED);
        self.written.clear();
        self.written.resize(if is_watched { count } else { 0 }, 0);
        self.variables = None;
    }

    /// Memory with these contents.
    pub(super) fn of(bytes: &[u8]) -> Self {
        let word =
            |chunk: &[u8]| chunk.iter().rev().fold(0, |value, &byte| value << 8 | u32::from(byte));
        let words = bytes.chunks(4).map(word).collect();
        Self { bytes: bytes.len() as u64, words, written: Vec::new(), variables: None }
    }

    /// The same memory, of which only these variables can be accessed.
    pub(super) fn with_variables(self, variables: Extents) -> Self {
        Self { variables: Some(variables), ..self }
    }

    /// Whether an access lies inside.
    #[inline]
    pub(super) fn holds(&self, address: u64, bytes: u32) -> bool {
        match &self.variables {
            None => address <= self.bytes && self.bytes - address >= u64::from(bytes),
            Some(variables) => one_holds(variables, address, bytes),
        }
    }

    #[inline]
    pub(super) fn store(&mut self, word: usize, value: u32, bytes: u32) {
        if bytes == 0xf {
            self.words[word] = value;
        } else {
            let mask = bit_mask(bytes);
            self.words[word] = self.words[word] & !mask | value & mask;
        }
        if let Some(written) = self.written.get_mut(word) {
            *written |= bytes as u8;
        }
    }

    #[inline]
    pub(super) fn written(&self, word: usize) -> u32 {
        self.written.get(word).map_or(0xf, |&bytes| u32::from(bytes))
    }

    /// Whether all bytes of some words have been written.
    #[inline]
    pub(super) fn all_written(&self, first: usize, count: usize) -> bool {
        let written = self.written.get(first..first + count);
        written.is_none_or(|written| written.iter().all(|&bytes| bytes == 0xf))
    }

    /// Stores whole words that stand in a row; not 0 if that changes them.
    #[inline]
    pub(super) fn store_row(&mut self, first: usize, values: &[u32]) -> u32 {
        let words = &mut self.words[first..][..values.len()];
        let differ =
            words.iter().zip(values).fold(0, |differ, (word, value)| differ | word ^ value);
        words.copy_from_slice(values);
        self.written.get_mut(first..first + values.len()).unwrap_or_default().fill(0xf);
        differ
    }

    pub(super) fn forget(&mut self, word: usize, bytes: u32) {
        if let Some(written) = self.written.get_mut(word) {
            *written &= !bytes as u8;
        }
    }
}

/// Memory that each lane of a warp has for itself.
#[derive(Clone, Default)]
pub(super) struct LaneWords {
    pub(super) words: Vec<[u32; 32]>,
    /// Which bytes are written; nothing if that is not watched.
    written: Vec<[u8; 32]>,
    watched: bool,
    /// The variables in it, where an access must lie in one of them.
    variables: Option<Extents>,
}

impl LaneWords {
    pub(super) fn new(bytes: u64, watched: bool) -> Self {
        let mut memory = Self { watched, ..Self::default() };
        memory.grow(bytes);
        memory
    }

    /// Becomes N bytes of uninitialised memory.
    pub(super) fn forget_all(&mut self, bytes: u64, is_watched: bool) {
        self.words.clear();
        self.written.clear();
        self.watched = is_watched;
        self.grow(bytes);
    }

    /// Becomes a copy.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.words.clone_from(&other.words);
        self.written.clone_from(&other.written);
        self.watched = other.watched;
        self.variables.clone_from(&other.variables);
    }

    /// Memory for these variables, of which only they can be accessed.
    pub(super) fn of_variables(bytes: u64, variables: &Extents, watched: bool) -> Self {
        Self { variables: Some(Arc::clone(variables)), ..Self::new(bytes, watched) }
    }

    /// How many bytes each lane has.
    pub(super) fn bytes(&self) -> u64 {
        self.words.len() as u64 * 4
    }

    /// Makes room for at least N bytes a lane.
    pub(super) fn grow(&mut self, bytes: u64) {
        let count = bytes.div_ceil(4) as usize;
        if count > self.words.len() {
            self.words.resize(count, [UNINITIALISED; 32]);
            if self.watched {
                self.written.resize(count, [0; 32]);
            }
        }
    }

    /// Marks what lies between these addresses as uninitialised for these lanes.
    pub(super) fn forget_range(&mut self, from: u64, to: u64, lanes: u32) {
        let (from, to) = ((from / 4) as usize, (to.div_ceil(4) as usize).min(self.written.len()));
        for written in self.written.get_mut(from..to).unwrap_or_default() {
            lanes_of(lanes).for_each(|lane| written[lane] = 0);
        }
    }

    /// Whether an access lies inside.
    #[inline]
    pub(super) fn holds(&self, address: u64, bytes: u32) -> bool {
        match &self.variables {
            None => address <= self.bytes() && self.bytes() - address >= u64::from(bytes),
            Some(variables) => one_holds(variables, address, bytes),
        }
    }

    #[inline]
    pub(super) fn store(&mut self, lane: usize, word: usize, value: u32, bytes: u32) {
        let target = &mut self.words[word][lane];
        if bytes == 0xf {
            *target = value;
        } else {
            let mask = bit_mask(bytes);
            *target = *target & !mask | value & mask;
        }
        if let Some(written) = self.written.get_mut(word) {
            written[lane] |= bytes as u8;
        }
    }

    #[inline]
    pub(super) fn written(&self, lane: usize, word: usize) -> u32 {
        self.written.get(word).map_or(0xf, |lanes| u32::from(lanes[lane]))
    }

    /// Whether these lanes have written all of a word.
    #[inline]
    pub(super) fn all_written(&self, lanes: u32, word: usize) -> bool {
        self.written.get(word).is_none_or(|written| {
            let all = written.iter().fold(0xf, |all, bytes| all & bytes);
            all == 0xf || lanes_of(lanes).all(|lane| written[lane] == 0xf)
        })
    }

    pub(super) fn forget(&mut self, lane: usize, word: usize, bytes: u32) {
        if let Some(written) = self.written.get_mut(word) {
            written[lane] &= !bytes as u8;
        }
    }
}
