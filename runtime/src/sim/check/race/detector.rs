//! The events of a launch.

use super::causality::{Knowledge, Layout, Reach, State};
use super::clock::DIGIT;
use super::cta::{ClusterPhases, Cta, ProxyFence};
use super::log::{Log, WordId};
use super::memory::Memory;
use super::rows::{Part, Piece, pieces};
use super::shadow::{Actor, Kind, Record};
use super::{Access, Extent, LANES, MAX_THREADS, MemoryId, Op, Race, Thread};
use irc_ptx::isa::{Order, Scope};
use rustc_hash::FxHashMap;

/// Finds the races of one launch. Events of CTAs that were not started are ignored.
#[derive(Clone, Debug)]
pub struct Detector {
    shape: Extent,
    pub(super) layout: Layout,
    pub(super) ctas: Vec<Cta>,
    /// One that has ended: the next one takes its memory.
    spare: Option<Cta>,
    /// By the same numbers as `ctas`.
    shared: Vec<Memory>,
    /// Where in these a CTA stands.
    pub(super) slots: FxHashMap<u32, u32>,
    global: Memory,
    pub(super) clusters: FxHashMap<u32, ClusterPhases>,
    log: Log,
}

impl Detector {
    /// A detector for a launch, which happens after all launches before. It keeps at most N
    /// races, of different pairs of instructions.
    pub fn new(shape: Extent, limit: usize) -> Self {
        let threads = shape.threads.clamp(1, MAX_THREADS);
        let shape = Extent { threads, cluster: shape.cluster.max(1), ..shape };
        let digits = (u32::BITS - shape.ctas.saturating_sub(1).leading_zeros()).div_ceil(DIGIT);
        Self {
            shape,
            layout: Layout { level: 2 + digits, cluster: shape.cluster },
            ctas: Vec::new(),
            spare: None,
            shared: Vec::new(),
            slots: FxHashMap::default(),
            global: Memory::default(),
            clusters: FxHashMap::default(),
            log: Log::new(limit),
        }
    }

    /// A detector for CTAs of the same launch that run beside those of this one without
    /// communicating, to be absorbed when they have run.
    pub fn fork(&self) -> Self {
        Self::new(self.shape, self.log.limit)
    }

    /// Takes over the accesses to global memory and the races of a fork.
    pub fn absorb(&mut self, fork: Self) {
        for race in fork.log.races {
            self.log.insert(race);
        }
        self.log.omitted += fork.log.omitted;
        let (shadow, cluster) = (fork.global.shadow, self.shape.cluster);
        self.global.shadow.absorb(shadow, cluster, MemoryId::Global, &mut self.log);
    }

    /// The races found so far.
    pub fn races(&self) -> &[Race] {
        &self.log.races
    }

    /// How many pairs of instructions beyond the limit race.
    pub fn omitted(&self) -> usize {
        self.log.omitted
    }

    /// A CTA starts.
    pub fn start_cta(&mut self, cta: u32) {
        self.end_cta(cta);
        self.slots.insert(cta, self.ctas.len() as u32);
        let spare = self.spare.take().map(Cta::into_threads).unwrap_or_default();
        self.ctas.push(Cta::new(cta, self.shape.threads, spare));
        self.shared.push(Memory::default());
    }

    /// A CTA has run to its end, and nobody accesses its shared memory any more.
    pub fn end_cta(&mut self, cta: u32) {
        let Some(slot) = self.slots.remove(&cta) else { return };
        self.spare = Some(self.ctas.swap_remove(slot as usize));
        self.shared.swap_remove(slot as usize);
        if let Some(moved) = self.ctas.get(slot as usize) {
            self.slots.insert(moved.number, slot);
        }
    }

    /// A thread has exited.
    pub fn exit(&mut self, thread: Thread) {
        if let Some(cta) = self.cta(thread.cta) {
            cta.exit(thread.thread / LANES, 1 << (thread.thread % LANES));
        }
    }

    /// Threads of a warp have exited.
    pub(in crate::sim) fn exit_lanes(&mut self, cta: u32, warp: u32, lanes: u32) {
        if let Some(cta) = self.cta(cta) {
            cta.exit(warp, lanes);
        }
    }

    /// Memory was allocated: what was there before is no concern of who gets it.
    pub fn forget(&mut self, place: MemoryId, address: u64, bytes: u64) {
        if let Some(memory) = self.memory(place) {
            memory.forget(address, bytes);
        }
    }

    /// An access by a thread.
    pub fn access(&mut self, thread: Thread, place: MemoryId, address: u64, access: Access) {
        let (warp, lane) = (thread.thread / LANES, thread.thread % LANES);
        self.access_each((thread.cta, warp), 1 << lane, place, |_| address, access, None);
    }

    /// An access by lanes of a warp of a CTA, each to its address. Of a write may be known which
    /// lanes write the same to the same address as each one.
    pub fn access_lanes(
        &mut self,
        warp: (u32, u32),
        lanes: u32,
        place: MemoryId,
        addresses: &[u64; LANES as usize],
        access: Access,
        twins: Option<&[u32; LANES as usize]>,
    ) {
        let is_plain = !access.is_strong() && twins.is_none();
        if is_plain && let Some(pieces) = pieces(lanes, addresses, access.bytes) {
            for piece in pieces.into_iter().flatten() {
                self.access_piece(warp, piece, place, addresses, access);
            }
        } else {
            self.access_each(warp, lanes, place, |lane| addresses[lane], access, twins);
        }
    }

    /// A weak access by lanes that lie in a row or all at the same place.
    fn access_piece(
        &mut self,
        (cta, warp): (u32, u32),
        piece: Piece,
        place: MemoryId,
        addresses: &[u64; LANES as usize],
        access: Access,
    ) {
        let kind = access.kind().of(0, warp).with_bytes(Kind::WHOLE);
        let record = Record { cta, clock: 0, site: access.site, lanes: 0, kind };
        for part in piece.parts(record) {
            let is_done = (!piece.is_shared() || !access.writes())
                && self.access_line(warp, place, &part) == Some(true);
            if !is_done {
                let warp = (cta, warp);
                self.access_each(warp, part.lanes, place, |lane| addresses[lane], access, None);
            }
        }
    }

    /// Tells a line of an access, if all lanes of the warp are at the same clock and know the same.
    fn access_line(&mut self, warp: u32, place: MemoryId, part: &Part) -> Option<bool> {
        let (layout, span) = (self.layout, part.span);
        let slot = *self.slots.get(&span.cta())?;
        let memory = match place {
            MemoryId::Global => &mut self.global,
            MemoryId::Shared(owner) => &mut self.shared[*self.slots.get(&owner)? as usize],
        };
        let cta = &mut self.ctas[slot as usize];
        if !cta.are_alike(warp) || part.lanes & !cta.lanes(warp as usize) != 0 {
            return None;
        }
        let state = cta.warp(warp)?.first()?;
        let span = span.at_clock(state.clock);
        // No lane in particular: a span says itself which lane comes after what it did itself.
        let record = Record { lanes: u32::MAX, ..*span.as_ref() };
        let (known, own_clock) = (&state.known, u32::MAX);
        let actor = Actor { own_clock, known, layout, record, twins: 0, fenced: None };
        Some(memory.shadow.access_line(part.line, span, &actor))
    }

    #[inline]
    fn access_each(
        &mut self,
        (cta, warp): (u32, u32),
        lanes: u32,
        place: MemoryId,
        address_of: impl Fn(usize) -> u64,
        access: Access,
        twins: Option<&[u32; LANES as usize]>,
    ) {
        let (layout, widest) = (self.layout, self.widest(place));
        let Some(&slot) = self.slots.get(&cta) else { return };
        let memory = match place {
            MemoryId::Global => &mut self.global,
            MemoryId::Shared(owner) => {
                let Some(&slot) = self.slots.get(&owner) else { return };
                &mut self.shared[slot as usize]
            }
        };
        let cta_state = &mut self.ctas[slot as usize];
        let kind = access.kind().of(0, warp);
        let (bytes, site) = (u64::from(access.bytes), access.site);
        let mut rest = lanes;
        while rest != 0 {
            let lane = rest.trailing_zeros();
            let address = address_of(lane as usize);
            let Some(states) = cta_state.warp(warp) else { return };
            let Some(state) = states.get(lane as usize) else { return };
            let mut same = 1 << lane;
            rest &= rest - 1;
            if access.op == Op::Read && !access.is_strong() {
                same |= state.companions(states, rest, |other| address_of(other) == address);
                rest &= !same;
            }
            let twins = twins.map_or(0, |twins| twins[lane as usize]);
            if twins & rest != 0 {
                same |= state.companions(states, rest & twins, |_| true);
                rest &= !same;
            }
            let record = Record { cta, clock: state.clock, site, lanes: same, kind };
            let (known, twins) = (&state.known, twins & lanes & !rest & !same);
            let own_clock = u32::MAX;
            let mut actor = Actor { own_clock, known, layout, record, twins, fenced: None };
            let at = WordId { place, address };
            let has_object = memory.shadow.access(at, bytes, &mut actor, &mut self.log);
            if access.is_strong() {
                let by = Thread { cta, thread: warp * LANES + lane };
                let Some(state) = cta_state.thread_mut(by.thread) else { return };
                memory.synchronise(by, state, address, &access, layout, widest);
            } else if has_object && access.writes() {
                memory.remove_objects(address, bytes);
            }
        }
    }

    /// An access by something that runs beside its thread, with a clock of some class, and what
    /// happened before it.
    pub(super) fn access_aside(
        &mut self,
        by: Thread,
        (clock, class): (u32, u8),
        (own_clock, known, fenced): (u32, &Knowledge, Option<&Knowledge>),
        at: WordId,
        access: &Access,
    ) {
        let memory = match at.place {
            MemoryId::Global => &mut self.global,
            MemoryId::Shared(owner) => {
                let Some(&slot) = self.slots.get(&owner) else { return };
                &mut self.shared[slot as usize]
            }
        };
        let lanes = 1 << (by.thread % LANES);
        let kind = access.kind().of(class, by.thread / LANES);
        let record = Record { cta: by.cta, clock, site: access.site, lanes, kind };
        let layout = self.layout;
        let mut actor = Actor { own_clock, known, layout, record, twins: 0, fenced };
        let bytes = u64::from(access.bytes);
        let has_object = memory.shadow.access(at, bytes, &mut actor, &mut self.log);
        if has_object && access.writes() && !access.is_strong() {
            memory.remove_objects(at.address, bytes);
        }
    }

    /// A fence between the generic proxy and that of asynchronous copies, for one of the memories
    /// or both: what happened before it is ordered before copies that start behind it.
    pub fn proxy_fence(&mut self, thread: Thread, global: bool, shared: bool) {
        let Some(cta) = self.cta(thread.cta) else { return };
        let Some(state) = cta.thread_mut(thread.thread) else { return };
        let (clock, past) = (state.clock, state.past(thread.thread));
        state.advance();
        cta.add_proxy_fence(ProxyFence { thread: thread.thread, clock, past, global, shared });
    }

    /// A fence.
    pub fn fence(&mut self, thread: Thread, order: Order, scope: Scope) {
        let reach = Reach::from(scope);
        let Some(cta) = self.cta(thread.cta) else { return };
        let seen = cta.seen.as_ref().filter(|_| order == Order::Sc);
        let seen = seen.map(|seen| seen[reach as usize].clone());
        let Some(state) = cta.thread_mut(thread.thread) else { return };
        if let Some(seen) = seen {
            state.known.join(&seen);
        }
        if matches!(order, Order::Acquire | Order::AcqRel | Order::Sc) {
            state.acquire_fence(reach);
        }
        if matches!(order, Order::Release | Order::AcqRel | Order::Sc) {
            state.release_fence(reach);
        }
    }

    /// A thread makes what it did known to those that acquire the object (a barrier in memory) at
    /// an address. Comes after the write to the object, if that is no step that also reads.
    pub fn release(&mut self, thread: Thread, place: MemoryId, address: u64, scope: Scope) {
        let (layout, reach) = (self.layout, Reach::from(scope).min(self.widest(place)));
        let Some(state) = self.state(thread) else { return };
        let past = state.past(thread.thread);
        state.advance();
        if let Some(memory) = self.memory(place) {
            memory.object(address).release(thread, reach, layout, &past);
        }
    }

    /// A thread learns what was released to an object.
    pub fn acquire(&mut self, thread: Thread, place: MemoryId, address: u64, scope: Scope) {
        let (layout, reach) = (self.layout, Reach::from(scope).min(self.widest(place)));
        let Some(object) = self.memory(place).and_then(|memory| memory.get(address)) else {
            return;
        };
        let mut learnt = Knowledge::default();
        object.acquire(thread, reach, layout, &mut learnt);
        if let Some(state) = self.state(thread) {
            state.known.join(&learnt);
        }
    }

    /// How far apart two threads that access a memory may be.
    pub(super) fn widest(&self, place: MemoryId) -> Reach {
        match place {
            MemoryId::Global if self.shape.ctas > 1 => Reach::All,
            MemoryId::Shared(_) if self.layout.cluster > 1 => Reach::Cluster,
            _ => Reach::Cta,
        }
    }

    pub(super) fn cta(&mut self, cta: u32) -> Option<&mut Cta> {
        self.ctas.get_mut(*self.slots.get(&cta)? as usize)
    }

    pub(super) fn state(&mut self, thread: Thread) -> Option<&mut State> {
        self.cta(thread.cta)?.thread_mut(thread.thread)
    }

    pub(super) fn memory(&mut self, place: MemoryId) -> Option<&mut Memory> {
        match place {
            MemoryId::Global => Some(&mut self.global),
            MemoryId::Shared(cta) => self.shared.get_mut(*self.slots.get(&cta)? as usize),
        }
    }
}

#[cfg(test)]
impl Detector {
    /// Makes cells of the first pages of global memory.
    pub(super) fn make_cells(&mut self, pages: u64) {
        self.global.shadow.make_cells(pages);
    }

    /// The records of the words of a page of global memory.
    pub(super) fn records(&self, page: u64) -> Vec<Vec<super::shadow::Record>> {
        self.global.shadow.records(page)
    }

    /// What the shadow of global memory takes, in bytes.
    pub(super) fn shadow_bytes(&self) -> usize {
        self.global.shadow.bytes()
    }

    /// How many spans of global memory there are.
    pub(super) fn spans(&self) -> usize {
        self.global.shadow.spans().expect("there are no cells")
    }
}
