//! The memories that the threads of a warp reach.

use super::cluster_memory::ClusterMemory;
use super::context::Context;
use super::memory::{LaneWords, MAX_WORDS, Region, bit_mask, byte_mask, resolve};
use super::warp::Stack;
use irc_ptx::isa::Space;
use irc_ptx::isa::sem::Fault;

/// The words of an access.
pub(super) type Words = [u32; MAX_WORDS];

/// What a lane of a warp reaches.
pub(super) struct Memories<'a> {
    pub(super) context: Context<'a>,
    pub(super) common: &'a mut ClusterMemory,
    /// The rank of the own CTA.
    pub(super) rank: u32,
    pub(super) lane: usize,
    /// Local memory of the warp.
    pub(super) local: &'a mut LaneWords,
    /// What belongs to the function that runs.
    pub(super) stack: Stack<'a>,
}

impl Memories<'_> {
    /// The memory and the address in it that an address of a space means.
    #[inline]
    pub(super) fn resolve(&self, space: Option<Space>, address: u64) -> (Region, u64) {
        resolve(space, address, self.rank)
    }

    /// The allocation of global memory that holds N bytes, and their offset.
    #[inline]
    pub(super) fn find(&mut self, address: u64, bytes: u32) -> Option<(usize, u64)> {
        self.context.global.find(address, bytes, &mut self.common.hint)
    }

    /// Reads up to 32 bytes into the lower end of the words, and gives the bytes that nobody had
    /// written, as bits. The access must not cross a word unless it is a multiple of words.
    #[inline]
    pub(super) fn read_words(
        &mut self,
        place: Region,
        address: u64,
        bytes: u32,
        words: &mut Words,
    ) -> Result<u32, Fault> {
        let fault = Fault::OutOfBounds { address, bytes };
        let count = bytes.div_ceil(4) as usize;
        let mut unwritten = 0;
        let mut see = |n: usize, value: u32, written: u32| {
            words[n] = value;
            unwritten |= (!written & 0xf) << (4 * n);
        };
        match place {
            Region::Global => {
                let (index, offset) = self.find(address, bytes).ok_or(fault)?;
                let allocation = &self.context.global.allocations()[index];
                let first = (offset / 4) as usize;
                for n in 0..count {
                    see(n, allocation.load(first + n), allocation.written(first + n));
                }
            }
            Region::Shared(_) | Region::Const | Region::KernelParam => {
                let memory = match place {
                    Region::Shared(rank) => self.common.shared.get(rank as usize).ok_or(fault)?,
                    Region::Const => &self.context.program.constants,
                    _ => &self.context.launch.params,
                };
                if !memory.holds(address, bytes) {
                    return Err(fault);
                }
                let first = (address / 4) as usize;
                for n in 0..count {
                    see(n, memory.words[first + n], memory.written(first + n));
                }
            }
            Region::Local | Region::Param => {
                let is_local = place == Region::Local;
                let memory = if is_local { &*self.local } else { &*self.stack.params };
                let end = if is_local { self.stack.top[self.lane] } else { u64::MAX };
                let inside = memory.holds(address, bytes) && address + u64::from(bytes) <= end;
                if !inside {
                    return Err(fault);
                }
                let first = (address / 4) as usize;
                for n in 0..count {
                    let word = memory.words[first + n][self.lane];
                    see(n, word, memory.written(self.lane, first + n));
                }
            }
        }
        if bytes < 4 {
            let shift = (address % 4) as u32;
            words[0] = words[0] >> (8 * shift) & (u32::MAX >> (32 - 8 * bytes));
            unwritten = unwritten >> shift & ((1 << bytes) - 1);
        } else {
            unwritten &= u32::MAX >> (32 - bytes.min(32));
        }
        Ok(unwritten)
    }

    /// Writes up to 32 bytes from the lower end of the words; `bad` has the bytes that hold nothing
    /// that was ever written, as bits.
    #[inline]
    pub(super) fn write_words(
        &mut self,
        place: Region,
        address: u64,
        bytes: u32,
        words: &Words,
        bad: u32,
    ) -> Result<(), Fault> {
        let fault = Fault::OutOfBounds { address, bytes };
        let count = bytes.div_ceil(4) as usize;
        let shift = if bytes < 4 { (address % 4) as u32 } else { 0 };
        let mask = byte_mask(address, bytes);
        let bad_of = |n: usize| (bad >> (4 * n) & 0xf) << shift & mask;
        match place {
            Region::Global => {
                let (index, offset) = self.find(address, bytes).ok_or(fault)?;
                let allocation = &self.context.global.allocations()[index];
                let first = (offset / 4) as usize;
                for (n, word) in words[..count].iter().enumerate() {
                    let old = allocation.load(first + n);
                    self.common.changed |= differs(old, word << (8 * shift), mask);
                    allocation.store(first + n, word << (8 * shift), mask);
                    if bad != 0 {
                        allocation.forget(first + n, bad_of(n));
                    }
                }
            }
            Region::Shared(rank) => {
                let ClusterMemory { shared, changed, .. } = &mut *self.common;
                let memory = shared.get_mut(rank as usize).ok_or(fault)?;
                if !memory.holds(address, bytes) {
                    return Err(fault);
                }
                let first = (address / 4) as usize;
                for (n, word) in words[..count].iter().enumerate() {
                    *changed |= differs(memory.words[first + n], word << (8 * shift), mask);
                    memory.store(first + n, word << (8 * shift), mask);
                    if bad != 0 {
                        memory.forget(first + n, bad_of(n));
                    }
                }
            }
            Region::Const | Region::KernelParam => return Err(Fault::ReadOnly { address }),
            Region::Local | Region::Param => {
                let is_local = place == Region::Local;
                let end = if is_local { self.stack.top[self.lane] } else { u64::MAX };
                let memory = if is_local { &mut *self.local } else { &mut *self.stack.params };
                let inside = memory.holds(address, bytes) && address + u64::from(bytes) <= end;
                if !inside {
                    return Err(fault);
                }
                let first = (address / 4) as usize;
                for (n, word) in words[..count].iter().enumerate() {
                    memory.store(self.lane, first + n, word << (8 * shift), mask);
                    if bad != 0 {
                        memory.forget(self.lane, first + n, bad_of(n));
                    }
                }
            }
        }
        Ok(())
    }

    /// Reads N bytes from any address on, like [`read_words`](Self::read_words).
    pub(super) fn read_split(
        &mut self,
        place: Region,
        address: u64,
        bytes: u32,
        words: &mut Words,
    ) -> Result<u32, Fault> {
        let mut unwritten = 0;
        for at in 0..bytes {
            let mut byte = [0; MAX_WORDS];
            let here = address.wrapping_add(u64::from(at));
            unwritten |= self.read_words(place, here, 1, &mut byte)? << at;
            words[at as usize / 4] |= byte[0] << (8 * (at % 4));
        }
        Ok(unwritten)
    }

    /// Writes N bytes from any address on, like [`write_words`](Self::write_words).
    pub(super) fn write_split(
        &mut self,
        place: Region,
        address: u64,
        bytes: u32,
        words: &Words,
        bad: u32,
    ) -> Result<(), Fault> {
        for at in 0..bytes {
            let mut byte = [0; MAX_WORDS];
            byte[0] = words[at as usize / 4] >> (8 * (at % 4)) & 0xff;
            let here = address.wrapping_add(u64::from(at));
            self.write_words(place, here, 1, &byte, bad >> at & 1)?;
        }
        Ok(())
    }

    /// Whether an access, of any size, lies inside of one piece of memory.
    pub(super) fn holds(&mut self, place: Region, address: u64, bytes: u32) -> bool {
        match place {
            Region::Global => self.find(address, bytes).is_some(),
            Region::Shared(rank) => {
                let memory = self.common.shared.get(rank as usize);
                memory.is_some_and(|memory| memory.holds(address, bytes))
            }
            Region::Const => self.context.program.constants.holds(address, bytes),
            Region::KernelParam => self.context.launch.params.holds(address, bytes),
            Region::Local => {
                let end = self.stack.top[self.lane].min(self.local.bytes());
                address <= end && end - address >= u64::from(bytes)
            }
            Region::Param => self.stack.params.holds(address, bytes),
        }
    }
}

/// Whether a word has another value where some of its bytes are those of another.
#[inline]
fn differs(old: u32, new: u32, bytes: u32) -> bool {
    (old ^ new) & bit_mask(bytes) != 0
}
