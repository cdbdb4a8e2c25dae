//! The memory that the threads of a warp see while they run one instruction.

use super::copies::{Copies, Due, Timing};
use super::launch::{Checks, Launch};
use super::memory::{
    Flat, Global, LaneWords, MAX_WORDS, Place, RANK_STRIDE, UNINITIALISED, WINDOW, bit_mask,
    byte_mask, resolve, window,
};
use super::observe::{CopyTag, Observer};
use super::program::Program;
use super::warp::{MAX_LOCAL, Stack};
use irc_ptx::isa::sem::{Access, AsyncCopy, CopySource, Fault, Finish, GroupKind, Machine, Opaque};
use irc_ptx::isa::{Order, Scope, Space};
use std::collections::{BTreeMap, BTreeSet};

/// What stays the same while a launch runs.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub(super) program: &'a Program,
    pub(super) global: &'a Global,
    pub(super) launch: &'a Launch,
}

/// What the CTAs of a cluster have in common.
pub(super) struct Common {
    /// The shared memory of each CTA.
    pub(super) shared: Vec<Flat>,
    /// The copies that are under way, by the rank of the CTA and the thread that started them.
    pub(super) copies: BTreeMap<(u32, u32), Copies<CopyTag>>,
    /// When they run.
    pub(super) timing: Timing,
    /// The barriers in shared memory that have been initialised: the rank of the CTA and the
    /// address.
    pub(super) barriers: BTreeSet<(u32, u64)>,
    /// Whether a byte of global or shared memory has changed since this was last asked.
    pub(super) changed: bool,
    /// Where threads last looked, while nothing happens.
    pub(super) looks: Option<Looks>,
}

/// What each thread read last, by the rank of its CTA and its number there.
pub(super) type Looks = BTreeMap<(u32, u32), Look>;

/// A read of memory that others may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Look {
    pub(super) site: u32,
    pub(super) place: Place,
    pub(super) address: u64,
    pub(super) bytes: u32,
    /// Whether others are expected to change it meanwhile.
    is_strong: bool,
}

/// What the instruction sees.
pub(super) struct View<'a, 'o> {
    pub(super) ground: Ground<'a>,
    /// The allocation that was found last.
    pub(super) hint: &'a mut usize,
    pub(super) common: &'a mut Common,
    /// The rank of the own CTA.
    pub(super) rank: u32,
    pub(super) local: &'a mut LaneWords,
    pub(super) params: &'a mut LaneWords,
    /// The frame and the end of the stack of each lane.
    pub(super) frame: u64,
    pub(super) top: &'a mut [u64; 32],
    /// What the stack holds besides.
    hidden: u64,
    pub(super) lane: usize,
    /// The lanes that read memory that nobody had written.
    pub(super) unwritten: u32,
    /// Lanes that store the same to the same address.
    pub(super) redundant: u32,
    /// What watches the accesses.
    pub(super) observer: Observer<'o>,
    /// The copy that a fault is of, if it is not of the thread itself.
    pub(super) failed: Option<CopyTag>,
}

/// The words of an access.
pub(super) type Words = [u32; MAX_WORDS];

impl<'a, 'o> View<'a, 'o> {
    /// What lane 0 of a warp in the CTA of this rank sees.
    pub(super) fn new(
        ground: Ground<'a>,
        hint: &'a mut usize,
        common: &'a mut Common,
        rank: u32,
        local: &'a mut LaneWords,
        stack: Stack<'a>,
        observer: Observer<'o>,
    ) -> Self {
        let Stack { params, frame, top, hidden } = stack;
        Self {
            ground,
            hint,
            common,
            rank,
            local,
            params,
            frame,
            top,
            hidden,
            lane: 0,
            unwritten: 0,
            redundant: 0,
            observer,
            failed: None,
        }
    }
}

impl View<'_, '_> {
    /// Whether nobody looks at what is read and written.
    pub(super) fn is_plain(&self) -> bool {
        self.ground.launch.checks != Checks::All && self.common.looks.is_none()
    }

    /// Remembers what the thread reads, if that is asked for: rather a strong access than another.
    pub(super) fn look(&mut self, place: Place, address: u64, bytes: u32, is_strong: bool) {
        let is_own = !matches!(place, Place::Global | Place::Shared(_));
        let Some(looks) = self.common.looks.as_mut().filter(|_| !is_own) else { return };
        let thread = (self.rank, self.observer.warp * 32 + self.lane as u32);
        let look = Look { site: self.observer.site, place, address, bytes, is_strong };
        let last = looks.entry(thread).or_insert(look);
        if is_strong || !last.is_strong {
            *last = look;
        }
    }

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
                let (index, offset) =
                    self.ground.global.find(address, bytes, self.hint).ok_or(fault)?;
                let allocation = &self.ground.global.allocations()[index];
                let first = (offset / 4) as usize;
                for n in 0..count {
                    see(n, allocation.load(first + n), allocation.written(first + n));
                }
            }
            Place::Shared(_) | Place::Const | Place::KernelParam => {
                let memory = match place {
                    Place::Shared(rank) => self.common.shared.get(rank as usize).ok_or(fault)?,
                    Place::Const => &self.ground.program.constants,
                    _ => &self.ground.launch.params,
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
                let (index, offset) =
                    self.ground.global.find(address, bytes, self.hint).ok_or(fault)?;
                let allocation = &self.ground.global.allocations()[index];
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
            Place::Shared(rank) => {
                let Common { shared, changed, .. } = &mut *self.common;
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

    /// Reads so many bytes from any address on, like [`read_words`](Self::read_words).
    pub(super) fn read_split(
        &mut self,
        place: Place,
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

    /// Writes so many bytes from any address on, like [`write_words`](Self::write_words).
    pub(super) fn write_split(
        &mut self,
        place: Place,
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

    /// Whether an access, of any size, lies inside of one piece of memory.
    fn holds(&mut self, place: Place, address: u64, bytes: u32) -> bool {
        match place {
            Place::Global => self.ground.global.find(address, bytes, self.hint).is_some(),
            Place::Shared(rank) => {
                let memory = self.common.shared.get(rank as usize);
                memory.is_some_and(|memory| memory.holds(address, bytes))
            }
            Place::Const => self.ground.program.constants.holds(address, bytes),
            Place::KernelParam => self.ground.launch.params.holds(address, bytes),
            Place::Local => {
                let end = self.top[self.lane].min(self.local.bytes());
                address <= end && end - address >= u64::from(bytes)
            }
            Place::Param => self.params.holds(address, bytes),
        }
    }

    /// Finds what a copy will not be able to read or write before it starts: a size that is garbage
    /// takes neither time nor memory.
    fn check_copy(&mut self, copy: &AsyncCopy) -> Result<(), Fault> {
        if matches!(copy.finish, Finish::Arrival(_)) {
            return Ok(());
        }
        let [before, behind] = copy.ignored;
        let kept = before..copy.bytes.saturating_sub(behind);
        if let CopySource::Memory(from) = copy.from {
            let end = kept.end.min(copy.source_bytes);
            self.check_part(from, kept.start, end.saturating_sub(kept.start))?;
        }
        let chosen = |at: &u32| copy.mask >> (at % 16) & 1 == 1;
        let first = (0..copy.bytes.min(16)).find(chosen);
        let last = (copy.bytes.saturating_sub(16)..copy.bytes).rev().find(chosen);
        match (first, last) {
            (Some(first), Some(last)) => self.check_part(copy.to, first, last - first + 1),
            _ => Ok(()),
        }
    }

    /// That so many bytes from one of an access on are there.
    fn check_part(&mut self, access: Access, first: u32, bytes: u32) -> Result<(), Fault> {
        let at = access.address.wrapping_add(u64::from(first));
        let (place, address) = resolve(access.space, at, self.rank);
        if bytes == 0 || self.holds(place, address, bytes) {
            return Ok(());
        }
        Err(Fault::OutOfBounds { address: at, bytes })
    }

    fn check_alignment(access: Access, len: usize) -> Result<(), Fault> {
        if len.is_power_of_two() && len <= 32 && !access.address.is_multiple_of(len as u64) {
            return Err(Fault::Misaligned { address: access.address, bytes: len as u32 });
        }
        Ok(())
    }
}

/// Whether a word has another value where some of its bytes are those of another.
#[inline]
fn differs(old: u32, new: u32, bytes: u32) -> bool {
    (old ^ new) & bit_mask(bytes) != 0
}

/// Faults speak of the address that the program used, and of the whole access.
fn fault_of(fault: Fault, access: Access, bytes: u32) -> Fault {
    match fault {
        Fault::OutOfBounds { .. } => Fault::OutOfBounds { address: access.address, bytes },
        Fault::ReadOnly { .. } => Fault::ReadOnly { address: access.address },
        fault => fault,
    }
}

impl View<'_, '_> {
    /// Lets the copies of a thread of the cluster run that are due.
    pub(super) fn run_copies(&mut self, thread: (u32, u32), due: Due) -> Result<(), Fault> {
        let timing = self.common.timing;
        let Some(copies) = self.common.copies.get_mut(&thread) else { return Ok(()) };
        let mut copies = std::mem::replace(copies, Copies::new(timing));
        let (rank, lane) = (self.rank, self.lane);
        let mut done = Ok(());
        while let Some(mut job) = copies.take(due) {
            // It runs as the thread that started it.
            (self.rank, self.lane) = (job.tag.rank, job.tag.lane);
            let warp = std::mem::replace(&mut self.observer.warp, job.tag.warp);
            let own = std::mem::replace(&mut self.observer.rank, job.tag.rank);
            self.observer.job = Some(job.tag.clone());
            let step = job.step(self);
            self.observer.job = None;
            (self.observer.warp, self.observer.rank) = (warp, own);
            match step {
                Ok(true) => copies.put_back(job),
                Ok(false) => {}
                Err(fault) => {
                    self.failed = Some(job.tag);
                    done = Err(fault);
                    break;
                }
            }
        }
        (self.rank, self.lane) = (rank, lane);
        self.common.copies.insert(thread, copies);
        done
    }
}

impl Machine for View<'_, '_> {
    fn select(&mut self, lane: u32) {
        self.lane = lane as usize % 32;
    }

    fn read(&mut self, access: Access, bytes: &mut [u8]) -> Result<(), Fault> {
        Self::check_alignment(access, bytes.len())?;
        let (place, address) = resolve(access.space, access.address, self.rank);
        let sizes = (bytes.len() as u32, bytes.len() as u32);
        for (at, len) in Self::pieces(address, bytes.len()) {
            let mut words = [0; MAX_WORDS];
            let unwritten = self
                .read_words(place, address.wrapping_add(at as u64), len, &mut words)
                .map_err(|fault| fault_of(fault, access, sizes.0))?;
            // Copies pass on what nobody has written.
            if unwritten != 0 && !access.asynchronous {
                self.unwritten |= 1 << self.lane;
            }
            for (i, byte) in bytes[at..at + len as usize].iter_mut().enumerate() {
                *byte = (words[i / 4] >> (8 * (i % 4))) as u8;
            }
        }
        if self.observer.job.is_none() && self.common.looks.is_some() {
            self.look(place, address, sizes.0, true);
        }
        self.observer.read(self.lane, place, address, sizes, &access);
        Ok(())
    }

    fn write(&mut self, access: Access, bytes: &[u8]) -> Result<(), Fault> {
        Self::check_alignment(access, bytes.len())?;
        let (place, address) = resolve(access.space, access.address, self.rank);
        let sizes = (bytes.len() as u32, bytes.len() as u32);
        for (at, len) in Self::pieces(address, bytes.len()) {
            let mut words = [0; MAX_WORDS];
            for (i, &byte) in bytes[at..at + len as usize].iter().enumerate() {
                words[i / 4] |= u32::from(byte) << (8 * (i % 4));
            }
            self.write_words(place, address.wrapping_add(at as u64), len, &words, 0)
                .map_err(|fault| fault_of(fault, access, sizes.0))?;
        }
        self.observer.write(self.lane, place, address, sizes, &access);
        Ok(())
    }

    fn unwritten(&mut self, access: Access, bytes: usize) -> u32 {
        let (place, address) = resolve(access.space, access.address, self.rank);
        let mut unwritten = 0;
        for (at, len) in Self::pieces(address, bytes.min(32)) {
            let mut words = [0; MAX_WORDS];
            let piece = self.read_words(place, address.wrapping_add(at as u64), len, &mut words);
            unwritten |= piece.unwrap_or(0) << at;
        }
        unwritten
    }

    fn undefine(&mut self, access: Access, bytes: u32) -> Result<(), Fault> {
        let (place, address) = resolve(access.space, access.address, self.rank);
        for (at, len) in Self::pieces(address, bytes as usize) {
            let at = address.wrapping_add(at as u64);
            self.write_words(place, at, len, &[UNINITIALISED; MAX_WORDS], u32::MAX)
                .map_err(|fault| fault_of(fault, access, bytes))?;
        }
        self.observer.write(self.lane, place, address, (bytes, 1), &access);
        Ok(())
    }

    fn cluster(&mut self) -> (u32, u32) {
        (self.rank, self.common.shared.len() as u32)
    }

    fn wait_for(&mut self, _: Access) -> Result<bool, Fault> {
        let started: Vec<(u32, u32)> = self.common.copies.keys().copied().collect();
        for thread in started {
            self.run_copies(thread, Due::Barriers)?;
        }
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
        if rank as usize >= self.common.shared.len() {
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
            (Place::Shared(rank), _) if (rank as usize) < self.common.shared.len() => Ok(rank),
            _ => Err(Fault::OutOfBounds { address, bytes: 1 }),
        }
    }

    fn make_barrier(&mut self, barrier: Access) -> bool {
        match resolve(barrier.space, barrier.address, self.rank) {
            (Place::Shared(rank), address) => !self.common.barriers.insert((rank, address)),
            _ => false,
        }
    }

    fn end_barrier(&mut self, barrier: Access) {
        if let (Place::Shared(rank), address) = resolve(barrier.space, barrier.address, self.rank) {
            self.common.barriers.remove(&(rank, address));
        }
    }

    fn proxy_fence(&mut self, space: Option<Space>) {
        let is_global = space.map(|space| space.main() == Space::Global);
        let (global, shared) = (is_global != Some(false), is_global != Some(true));
        self.observer.proxy_fence(self.lane, global, shared);
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

    fn start(&mut self, copy: AsyncCopy) -> Result<(), Fault> {
        self.check_copy(&copy)?;
        let rank = self.rank;
        let tag = self
            .observer
            .start(self.lane, &copy, |access| resolve(access.space, access.address, rank));
        let thread = (rank, self.observer.warp * 32 + self.lane as u32);
        let timing = self.common.timing;
        let copies = self.common.copies.entry(thread).or_insert_with(|| Copies::new(timing));
        copies.start(copy, tag);
        self.run_copies(thread, Due::Now)
    }

    fn commit(&mut self, kind: GroupKind) {
        let thread = (self.rank, self.observer.warp * 32 + self.lane as u32);
        if let Some(copies) = self.common.copies.get_mut(&thread) {
            copies.commit(kind);
        }
        self.observer.commit(self.lane, kind);
    }

    fn groups_done(
        &mut self,
        kind: GroupKind,
        keep: usize,
        sources_read: bool,
    ) -> Result<bool, Fault> {
        let thread = (self.rank, self.observer.warp * 32 + self.lane as u32);
        self.run_copies(thread, Due::Groups { kind, keep, sources_read })?;
        self.observer.groups_done(self.lane, kind, keep, sources_read);
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
        let used = end.saturating_add(self.hidden);
        if used > MAX_LOCAL {
            return Err(Fault::StackOverflow { bytes: used - MAX_LOCAL });
        }
        self.local.grow(end);
        self.local.forget_range(base, end, 1 << self.lane);
        self.top[self.lane] = end;
        Ok(base)
    }

    fn opaque(&mut self, handle: u64) -> Result<Opaque, Fault> {
        self.ground.global.handles.get(handle)
    }
}
