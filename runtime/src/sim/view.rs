//! The memory that the threads of a warp see while they run one instruction.

use super::memory::{
    Flat, Global, LaneWords, MAX_WORDS, Place, RANK_STRIDE, UNINITIALISED, WINDOW, byte_mask,
    resolve, window,
};
use super::observe::Observer;
use super::warp::MAX_LOCAL;
use irc_ir::isa::sem::{Access, AsyncCopy, Fault, GroupKind, Machine, Opaque};
use irc_ir::isa::{Order, Scope, Space};

/// What the instruction sees.
pub(super) struct View<'a, 'o> {
    pub(super) global: &'a Global,
    /// The allocation that was found last.
    pub(super) hint: &'a mut usize,
    /// The shared memory of each CTA of the cluster.
    pub(super) shared: &'a mut [Flat],
    /// The rank of the own CTA.
    pub(super) rank: u32,
    pub(super) constants: &'a Flat,
    pub(super) kernel_params: &'a Flat,
    pub(super) local: &'a mut LaneWords,
    pub(super) params: &'a mut LaneWords,
    /// The frame and the end of the stack of each lane.
    pub(super) frame: u64,
    pub(super) top: &'a mut [u64; 32],
    pub(super) lane: usize,
    /// The lanes that read memory that nobody had written.
    pub(super) unwritten: u32,
    /// What watches the accesses.
    pub(super) observer: &'a mut Observer<'o>,
}

/// The words of an access.
pub(super) type Words = [u32; MAX_WORDS];

impl View<'_, '_> {
    /// Reads up to 32 bytes into the lower end of the words, and gives the bytes that nobody had
    /// written, as bits. The access must not cross a word unless it is a multiple of words.
    #[inline]
    pub(super) fn read_words(
        &mut self,
        place: Place,
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
            Place::Global => {
                let (index, offset) = self.global.find(address, bytes, self.hint).ok_or(fault)?;
                let allocation = &self.global.allocations()[index];
                let first = (offset / 4) as usize;
                for n in 0..count {
                    see(n, allocation.load(first + n), allocation.written(first + n));
                }
            }
            Place::Shared(_) | Place::Const | Place::KernelParam => {
                let memory = match place {
                    Place::Shared(rank) => self.shared.get(rank as usize).ok_or(fault)?,
                    Place::Const => self.constants,
                    _ => self.kernel_params,
                };
                if !memory.holds(address, bytes) {
                    return Err(fault);
                }
                let first = (address / 4) as usize;
                for n in 0..count {
                    see(n, memory.words[first + n], memory.written(first + n));
                }
            }
            Place::Local | Place::Param => {
                let is_local = place == Place::Local;
                let memory = if is_local { &*self.local } else { &*self.params };
                let end = if is_local { self.top[self.lane] } else { u64::MAX };
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
        place: Place,
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
            Place::Global => {
                let (index, offset) = self.global.find(address, bytes, self.hint).ok_or(fault)?;
                let allocation = &self.global.allocations()[index];
                let first = (offset / 4) as usize;
                for n in 0..count {
                    allocation.store(first + n, words[n] << (8 * shift), mask);
                    if bad != 0 {
                        allocation.forget(first + n, bad_of(n));
                    }
                }
            }
            Place::Shared(rank) => {
                let memory = self.shared.get_mut(rank as usize).ok_or(fault)?;
                if !memory.holds(address, bytes) {
                    return Err(fault);
                }
                let first = (address / 4) as usize;
                for n in 0..count {
                    memory.store(first + n, words[n] << (8 * shift), mask);
                    if bad != 0 {
                        memory.forget(first + n, bad_of(n));
                    }
                }
            }
            Place::Const | Place::KernelParam => return Err(Fault::ReadOnly { address }),
            Place::Local | Place::Param => {
                let is_local = place == Place::Local;
                let end = if is_local { self.top[self.lane] } else { u64::MAX };
                let memory = if is_local { &mut *self.local } else { &mut *self.params };
                let inside = memory.holds(address, bytes) && address + u64::from(bytes) <= end;
                if !inside {
                    return Err(fault);
                }
                let first = (address / 4) as usize;
                for n in 0..count {
                    memory.store(self.lane, first + n, words[n] << (8 * shift), mask);
                    if bad != 0 {
                        memory.forget(self.lane, first + n, bad_of(n));
                    }
                }
            }
        }
        Ok(())
    }

    /// The pieces of an access of any size: offset and bytes, each within what is read at once.
    fn pieces(address: u64, len: usize) -> impl Iterator<Item = (usize, u32)> {
        let mut at = 0;
        std::iter::from_fn(move || {
            if at == len {
                return None;
            }
            let here = address.wrapping_add(at as u64);
            let piece = [16, 8, 4, 2, 1]
                .into_iter()
                .find(|&n| here.is_multiple_of(n as u64) && at + n <= len)
                .unwrap_or(1);
            at += piece;
            Some((at - piece, piece as u32))
        })
    }

    fn check_alignment(access: Access, len: usize) -> Result<(), Fault> {
        if len.is_power_of_two() && len <= 32 && !access.address.is_multiple_of(len as u64) {
            return Err(Fault::Misaligned { address: access.address, bytes: len as u32 });
        }
        Ok(())
    }
}

impl Machine for View<'_, '_> {
    fn select(&mut self, lane: u32) {
        self.lane = lane as usize % 32;
    }

    fn read(&mut self, access: Access, bytes: &mut [u8]) -> Result<(), Fault> {
        Self::check_alignment(access, bytes.len())?;
        let (place, address) = resolve(access.space, access.address, self.rank);
        self.observer.read(self.lane, place, address, bytes.len() as u32, &access);
        for (at, len) in Self::pieces(address, bytes.len()) {
            let mut words = [0; MAX_WORDS];
            let unwritten =
                self.read_words(place, address.wrapping_add(at as u64), len, &mut words)?;
            if unwritten != 0 {
                self.unwritten |= 1 << self.lane;
            }
            for (i, byte) in bytes[at..at + len as usize].iter_mut().enumerate() {
                *byte = (words[i / 4] >> (8 * (i % 4))) as u8;
            }
        }
        Ok(())
    }

    fn write(&mut self, access: Access, bytes: &[u8]) -> Result<(), Fault> {
        Self::check_alignment(access, bytes.len())?;
        let (place, address) = resolve(access.space, access.address, self.rank);
        self.observer.write(self.lane, place, address, bytes.len() as u32, &access);
        for (at, len) in Self::pieces(address, bytes.len()) {
            let mut words = [0; MAX_WORDS];
            for (i, &byte) in bytes[at..at + len as usize].iter().enumerate() {
                words[i / 4] |= u32::from(byte) << (8 * (i % 4));
            }
            self.write_words(place, address.wrapping_add(at as u64), len, &words, 0)?;
        }
        Ok(())
    }

    fn undefine(&mut self, access: Access, bytes: u32) -> Result<(), Fault> {
        let (place, address) = resolve(access.space, access.address, self.rank);
        self.observer.write(self.lane, place, address, bytes, &access);
        for (at, len) in Self::pieces(address, bytes as usize) {
            let at = address.wrapping_add(at as u64);
            self.write_words(place, at, len, &[UNINITIALISED; MAX_WORDS], u32::MAX)?;
        }
        Ok(())
    }

    fn cluster(&mut self) -> (u32, u32) {
        (self.rank, self.shared.len() as u32)
    }

    fn wait_for(&mut self, _: Access) -> Result<bool, Fault> {
        Ok(true)
    }

    fn to_generic(&mut self, space: Space, address: u64) -> u64 {
        address.wrapping_add(window(space).unwrap_or(0))
    }

    fn to_space(&mut self, space: Space, address: u64) -> u64 {
        address.wrapping_sub(window(space).unwrap_or(0))
    }

    fn is_in(&mut self, space: Space, address: u64) -> bool {
        let (place, offset) = resolve(None, address, self.rank);
        match place {
            Place::Global => space == Space::Global,
            // The window of the cluster holds that of the CTA.
            Place::Shared(rank) => match space {
                Space::SharedCluster => true,
                Space::Shared | Space::SharedCta => rank == self.rank && offset < RANK_STRIDE,
                _ => false,
            },
            Place::Local => space == Space::Local,
            Place::Const => space == Space::Const,
            Place::KernelParam => matches!(space, Space::Param | Space::ParamEntry),
            Place::Param => false,
        }
    }

    fn is_shared(&mut self, access: Access) -> bool {
        matches!(resolve(access.space, access.address, self.rank).0, Place::Shared(_))
    }

    fn map_shared(&mut self, address: u64, rank: u32) -> Result<u64, Fault> {
        if rank as usize >= self.shared.len() {
            return Err(Fault::Operand {
                what: "the cluster has no CTA of this rank",
                value: u64::from(rank),
            });
        }
        let base = address / WINDOW * WINDOW;
        Ok(base + address % RANK_STRIDE + RANK_STRIDE * (u64::from(rank) + 1))
    }

    fn rank_of(&mut self, address: u64) -> Result<u32, Fault> {
        match resolve(Some(Space::SharedCluster), address % WINDOW, self.rank) {
            (Place::Shared(rank), _) if (rank as usize) < self.shared.len() => Ok(rank),
            _ => Err(Fault::OutOfBounds { address, bytes: 1 }),
        }
    }

    fn fence(&mut self, order: Order, scope: Scope) {
        self.observer.fence(self.lane, order, scope);
    }

    fn release(&mut self, object: Access) {
        let (place, address) = resolve(object.space, object.address, self.rank);
        self.observer.release(self.lane, place, address, &object);
    }

    fn acquire(&mut self, object: Access) {
        let (place, address) = resolve(object.space, object.address, self.rank);
        self.observer.acquire(self.lane, place, address, &object);
    }

    fn start(&mut self, _: AsyncCopy) -> Result<(), Fault> {
        Err(Fault::NotSimulated { what: "asynchronous copies" })
    }

    fn commit(&mut self, _: GroupKind) {}

    fn groups_done(&mut self, _: GroupKind, _: usize, _: bool) -> Result<bool, Fault> {
        Ok(true)
    }

    fn stack_pointer(&mut self) -> u64 {
        self.top[self.lane]
    }

    fn set_stack_pointer(&mut self, pointer: u64) -> Result<(), Fault> {
        if pointer < self.frame || pointer > self.top[self.lane] {
            return Err(Fault::Operand {
                what: "no stack pointer of this function",
                value: pointer,
            });
        }
        self.top[self.lane] = pointer;
        Ok(())
    }

    fn allocate(&mut self, bytes: u64, align: u64) -> Result<u64, Fault> {
        let base = self.top[self.lane].next_multiple_of(align.max(1));
        let end = base.saturating_add(bytes);
        if end > MAX_LOCAL {
            return Err(Fault::StackOverflow { bytes: end - MAX_LOCAL });
        }
        self.local.grow(end);
        self.local.forget_range(base, end, 1 << self.lane);
        self.top[self.lane] = end;
        Ok(base)
    }

    fn opaque(&mut self, handle: u64) -> Result<Opaque, Fault> {
        Err(Fault::Object { what: "no texture, sampler or surface", address: handle })
    }
}
