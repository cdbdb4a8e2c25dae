//! The memory that the threads of a warp see while they run one instruction.

use super::cluster_memory::{ClusterMemory, Look};
use super::context::Context;
use super::copies::{Copies, Due};
use super::memories::Memories;
use super::memory::{
    LaneWords, MAX_WORDS, RANK_STRIDE, Region, UNINITIALISED, WINDOW, resolve, window,
};
use super::observe::{CopyTag, Observer};
use super::warp::{MAX_LOCAL, Stack};
use irc_ptx::isa::sem::{Access, AsyncCopy, CopySource, Fault, Finish, GroupKind, Machine, Opaque};
use irc_ptx::isa::{Order, Scope, Space};

/// What the instruction sees.
pub(super) struct View<'a, 'o> {
    pub(super) memories: Memories<'a>,
    /// The lanes that read memory that nobody had written.
    pub(super) unwritten: u32,
    /// Lanes that store the same to the same address.
    pub(super) redundant: u32,
    /// What watches the accesses.
    pub(super) observer: Observer<'o>,
    /// The copy that a fault is of, if it is not of the thread itself.
    pub(super) failed: Option<CopyTag>,
}

impl<'a, 'o> View<'a, 'o> {
    /// What lane 0 of the warp that is observed sees.
    pub(super) fn new(
        context: Context<'a>,
        common: &'a mut ClusterMemory,
        local: &'a mut LaneWords,
        stack: Stack<'a>,
        observer: Observer<'o>,
    ) -> Self {
        let memories = Memories { context, common, rank: observer.rank, lane: 0, local, stack };
        Self { memories, unwritten: 0, redundant: 0, observer, failed: None }
    }
}

impl View<'_, '_> {
    /// Remembers what the thread reads, if that is asked for: rather a strong access than another.
    pub(super) fn look(&mut self, place: Region, address: u64, bytes: u32, is_strong: bool) {
        let is_own = !matches!(place, Region::Global | Region::Shared(_));
        let Some(looks) = self.memories.common.looks.as_mut().filter(|_| !is_own) else { return };
        let thread = (self.memories.rank, self.observer.warp * 32 + self.memories.lane as u32);
        let look = Look { site: self.observer.site, place, address, bytes, is_strong };
        let last = looks.entry(thread).or_insert(look);
        if is_strong || !last.is_strong {
            *last = look;
        }
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

    /// That N bytes from one of an access on are there.
    fn check_part(&mut self, access: Access, first: u32, bytes: u32) -> Result<(), Fault> {
        let at = access.address.wrapping_add(u64::from(first));
        let (place, address) = resolve(access.space, at, self.memories.rank);
        if bytes == 0 || self.memories.holds(place, address, bytes) {
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
        let timing = self.memories.common.timing;
        let Some(copies) = self.memories.common.copies.get_mut(&thread) else { return Ok(()) };
        let mut copies = std::mem::replace(copies, Copies::new(timing));
        let (rank, lane) = (self.memories.rank, self.memories.lane);
        let mut done = Ok(());
        while let Some(mut job) = copies.take(due) {
            // It runs as the thread that started it.
            (self.memories.rank, self.memories.lane) = (job.tag.rank, job.tag.lane);
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
        (self.memories.rank, self.memories.lane) = (rank, lane);
        self.memories.common.copies.insert(thread, copies);
        done
    }
}

impl Machine for View<'_, '_> {
    fn select(&mut self, lane: u32) {
        self.memories.lane = lane as usize % 32;
    }

    fn read(&mut self, access: Access, bytes: &mut [u8]) -> Result<(), Fault> {
        Self::check_alignment(access, bytes.len())?;
        let (place, address) = self.memories.resolve(access.space, access.address);
        let sizes = (bytes.len() as u32, bytes.len() as u32);
        for (at, len) in Self::pieces(address, bytes.len()) {
            let mut words = [0; MAX_WORDS];
            let unwritten = self
                .memories
                .read_words(place, address.wrapping_add(at as u64), len, &mut words)
                .map_err(|fault| fault_of(fault, access, sizes.0))?;
            // Copies pass on what is uninitialised.
            if unwritten != 0 && !access.asynchronous {
                self.unwritten |= 1 << self.memories.lane;
            }
            for (i, byte) in bytes[at..at + len as usize].iter_mut().enumerate() {
                *byte = (words[i / 4] >> (8 * (i % 4))) as u8;
            }
        }
        if self.observer.job.is_none() && self.memories.common.looks.is_some() {
            self.look(place, address, sizes.0, true);
        }
        self.observer.read(self.memories.lane, place, address, sizes, &access);
        Ok(())
    }

    fn write(&mut self, access: Access, bytes: &[u8]) -> Result<(), Fault> {
        Self::check_alignment(access, bytes.len())?;
        let (place, address) = self.memories.resolve(access.space, access.address);
        let sizes = (bytes.len() as u32, bytes.len() as u32);
        for (at, len) in Self::pieces(address, bytes.len()) {
            let mut words = [0; MAX_WORDS];
            for (i, &byte) in bytes[at..at + len as usize].iter().enumerate() {
                words[i / 4] |= u32::from(byte) << (8 * (i % 4));
            }
            self.memories
                .write_words(place, address.wrapping_add(at as u64), len, &words, 0)
                .map_err(|fault| fault_of(fault, access, sizes.0))?;
        }
        self.observer.write(self.memories.lane, place, address, sizes, &access);
        Ok(())
    }

    fn unwritten(&mut self, access: Access, bytes: usize) -> u32 {
        let (place, address) = self.memories.resolve(access.space, access.address);
        let mut unwritten = 0;
        for (at, len) in Self::pieces(address, bytes.min(32)) {
            let mut words = [0; MAX_WORDS];
            let piece =
                self.memories.read_words(place, address.wrapping_add(at as u64), len, &mut words);
            unwritten |= piece.unwrap_or(0) << at;
        }
        unwritten
    }

    fn undefine(&mut self, access: Access, bytes: u32) -> Result<(), Fault> {
        let (place, address) = self.memories.resolve(access.space, access.address);
        for (at, len) in Self::pieces(address, bytes as usize) {
            let at = address.wrapping_add(at as u64);
            self.memories
                .write_words(place, at, len, &[UNINITIALISED; MAX_WORDS], u32::MAX)
                .map_err(|fault| fault_of(fault, access, bytes))?;
        }
        self.observer.write(self.memories.lane, place, address, (bytes, 1), &access);
        Ok(())
    }

    fn cluster(&mut self) -> (u32, u32) {
        (self.memories.rank, self.memories.common.shared.len() as u32)
    }

    fn wait_for(&mut self, _: Access) -> Result<bool, Fault> {
        let started: Vec<(u32, u32)> = self.memories.common.copies.keys().copied().collect();
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
        let (place, offset) = resolve(None, address, self.memories.rank);
        match place {
            Region::Global => space == Space::Global,
            // The window of the cluster holds that of the CTA.
            Region::Shared(rank) => match space {
                Space::SharedCluster => true,
                Space::Shared | Space::SharedCta => {
                    rank == self.memories.rank && offset < RANK_STRIDE
                }
                _ => false,
            },
            Region::Local => space == Space::Local,
            Region::Const => space == Space::Const,
            Region::KernelParam => matches!(space, Space::Param | Space::ParamEntry),
            Region::Param => false,
        }
    }

    fn is_shared(&mut self, access: Access) -> bool {
        matches!(self.memories.resolve(access.space, access.address).0, Region::Shared(_))
    }

    fn map_shared(&mut self, address: u64, rank: u32) -> Result<u64, Fault> {
        if rank as usize >= self.memories.common.shared.len() {
            return Err(Fault::Operand {
                what: "the cluster has no CTA of this rank",
                value: u64::from(rank),
            });
        }
        let base = address / WINDOW * WINDOW;
        Ok(base + address % RANK_STRIDE + RANK_STRIDE * (u64::from(rank) + 1))
    }

    fn rank_of(&mut self, address: u64) -> Result<u32, Fault> {
        match resolve(Some(Space::SharedCluster), address % WINDOW, self.memories.rank) {
            (Region::Shared(rank), _) if (rank as usize) < self.memories.common.shared.len() => {
                Ok(rank)
            }
            _ => Err(Fault::OutOfBounds { address, bytes: 1 }),
        }
    }

    fn make_barrier(&mut self, barrier: Access) -> bool {
        match self.memories.resolve(barrier.space, barrier.address) {
            (Region::Shared(rank), address) => {
                !self.memories.common.barriers.insert((rank, address))
            }
            _ => false,
        }
    }

    fn end_barrier(&mut self, barrier: Access) {
        if let (Region::Shared(rank), address) =
            self.memories.resolve(barrier.space, barrier.address)
        {
            self.memories.common.barriers.remove(&(rank, address));
        }
    }

    fn proxy_fence(&mut self, space: Option<Space>) {
        let is_global = space.map(|space| space.main() == Space::Global);
        let (global, shared) = (is_global != Some(false), is_global != Some(true));
        self.observer.proxy_fence(self.memories.lane, global, shared);
    }

    fn fence(&mut self, order: Order, scope: Scope) {
        self.observer.fence(self.memories.lane, order, scope);
    }

    fn release(&mut self, object: Access) {
        let (place, address) = self.memories.resolve(object.space, object.address);
        self.observer.release(self.memories.lane, place, address, &object);
    }

    fn acquire(&mut self, object: Access) {
        let (place, address) = self.memories.resolve(object.space, object.address);
        self.observer.acquire(self.memories.lane, place, address, &object);
    }

    fn start(&mut self, copy: AsyncCopy) -> Result<(), Fault> {
        self.check_copy(&copy)?;
        let rank = self.memories.rank;
        let tag = self
            .observer
            .start(self.memories.lane, &copy, |access| resolve(access.space, access.address, rank));
        let thread = (rank, self.observer.warp * 32 + self.memories.lane as u32);
        let timing = self.memories.common.timing;
        let copies =
            self.memories.common.copies.entry(thread).or_insert_with(|| Copies::new(timing));
        copies.start(copy, tag);
        self.run_copies(thread, Due::Now)
    }

    fn commit(&mut self, kind: GroupKind) {
        let thread = (self.memories.rank, self.observer.warp * 32 + self.memories.lane as u32);
        if let Some(copies) = self.memories.common.copies.get_mut(&thread) {
            copies.commit(kind);
        }
        self.observer.commit(self.memories.lane, kind);
    }

    fn groups_done(
        &mut self,
        kind: GroupKind,
        keep: usize,
        sources_read: bool,
    ) -> Result<bool, Fault> {
        let thread = (self.memories.rank, self.observer.warp * 32 + self.memories.lane as u32);
        self.run_copies(thread, Due::Groups { kind, keep, sources_read })?;
        self.observer.groups_done(self.memories.lane, kind, keep, sources_read);
        Ok(true)
    }

    fn stack_pointer(&mut self) -> u64 {
        self.memories.stack.top[self.memories.lane]
    }

    fn set_stack_pointer(&mut self, pointer: u64) -> Result<(), Fault> {
        if pointer < self.memories.stack.frame
            || pointer > self.memories.stack.top[self.memories.lane]
        {
            return Err(Fault::Operand {
                what: "no stack pointer of this function",
                value: pointer,
            });
        }
        self.memories.stack.top[self.memories.lane] = pointer;
        Ok(())
    }

    fn allocate(&mut self, bytes: u64, align: u64) -> Result<u64, Fault> {
        let base = self.memories.stack.top[self.memories.lane].next_multiple_of(align.max(1));
        let end = base.saturating_add(bytes);
        let used = end.saturating_add(self.memories.stack.hidden);
        if used > MAX_LOCAL {
            return Err(Fault::StackOverflow { bytes: used - MAX_LOCAL });
        }
        self.memories.local.grow(end);
        self.memories.local.forget_range(base, end, 1 << self.memories.lane);
        self.memories.stack.top[self.memories.lane] = end;
        Ok(base)
    }

    fn opaque(&mut self, handle: u64) -> Result<Opaque, Fault> {
        self.memories.context.global.handles.get(handle)
    }
}
