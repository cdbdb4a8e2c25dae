//! What watches the accesses of threads while a kernel runs.
//!
//! The observer of one instruction knows which warp of which CTA runs it; it tells the race
//! detector, if there is one, what each lane does. Local memory, parameters and constants are
//! nobody else's, so they are not watched. It sees accesses to allocated memory only:
//! what an access costs is bounded by the memory that the device has.

use super::check::race::{self, Detector, Op, StartedCopy, Thread};
use super::memory::Region;
use super::program::MemOp;
use irc_ptx::isa::sem::{Access, CopySource, Finish, GroupKind};
use irc_ptx::isa::{Order, Scope};

/// What a copy that is under way remembers: who started it where.
#[derive(Clone, Debug)]
pub(super) struct CopyTag {
    pub(super) rank: u32,
    pub(super) lane: usize,
    pub(super) warp: u32,
    pub(super) site: u32,
    copy: Option<StartedCopy>,
}

/// The lanes of a load or a store that access the same memory.
#[derive(Default)]
pub(super) struct Lanes {
    place: Option<Region>,
    mask: u32,
    addresses: [u64; 32],
    /// The lanes that write the same to the same address as each one, if that is known.
    pub(super) twins: Option<Box<[u32; 32]>>,
}

impl Lanes {
    /// Those that access these addresses of a memory.
    pub(super) fn of(mask: u32, (place, addresses): (Region, [u64; 32])) -> Self {
        Self { place: Some(place), mask, addresses, twins: None }
    }

    /// The same, which write the same to the same address as each one.
    pub(super) fn with_twins(self, twins: Option<Box<[u32; 32]>>) -> Self {
        Self { twins, ..self }
    }
}

/// Watches for one instruction of one warp.
pub(super) struct Observer<'o> {
    race: Option<&'o mut Detector>,
    /// The number of the first CTA of the cluster.
    first_cta: u32,
    /// The rank of the CTA in the cluster, and the warp in the CTA.
    pub(super) rank: u32,
    pub(super) warp: u32,
    /// The number of the instruction.
    pub(super) site: u32,
    /// The copy that is running, in the place of a thread.
    pub(super) job: Option<CopyTag>,
    /// The last atomic read: the write that follows belongs to it.
    modified: Option<(usize, u64)>,
}

impl<'o> Observer<'o> {
    /// Watches an instruction of a warp of the cluster that begins with this CTA.
    pub(super) fn new(
        race: Option<&'o mut Detector>,
        first_cta: u32,
        (rank, warp): (u32, u32),
        site: u32,
    ) -> Self {
        Self { race, first_cta, rank, warp, site, job: None, modified: None }
    }
}

impl Observer<'_> {
    /// Whether anything is watched at all.
    #[inline]
    pub(super) fn is_on(&self) -> bool {
        self.race.is_some()
    }

    fn thread(&self, lane: usize) -> Thread {
        Thread { cta: self.first_cta + self.rank, thread: self.warp * 32 + lane as u32 }
    }

    /// The memory in the terms of the detector, if others can see it.
    fn shared_place(&self, place: Region) -> Option<race::MemoryId> {
        match place {
            Region::Global => Some(race::MemoryId::Global),
            Region::Shared(rank) => Some(race::MemoryId::Shared(self.first_cta.checked_add(rank)?)),
            _ => None,
        }
    }

    fn described(&self, op: Op, bytes: u32, element: u32, access: &Access) -> race::Access {
        let order = match access.order {
            None if access.atomic => Order::Relaxed,
            None => Order::Weak,
            Some(order) => order,
        };
        let scope = match (order, access.scope) {
            (Order::Volatile, _) | (_, None) => Scope::Sys,
            (_, Some(scope)) => scope,
        };
        match order {
            Order::Weak => race::Access { element, ..race::Access::weak(op, bytes, self.site) },
            _ => {
                race::Access { element, ..race::Access::strong(op, order, scope, bytes, self.site) }
            }
        }
    }

    fn tell(
        &mut self,
        lane: usize,
        place: Region,
        address: u64,
        op: Op,
        sizes: (u32, u32),
        access: &Access,
    ) {
        // What a copy does was told when it started.
        if self.job.is_some() {
            return;
        }
        let Some(place) = self.shared_place(place) else { return };
        let (thread, access) = (self.thread(lane), self.described(op, sizes.0, sizes.1, access));
        if let Some(race) = &mut self.race {
            race.access(thread, place, address, access);
        }
    }

    /// A lane accesses a place like the others of its load or store, which are of this form.
    pub(super) fn add_lane(
        &mut self,
        lanes: &mut Lanes,
        lane: usize,
        (place, address): (Region, u64),
        (op, form): (Op, &MemOp),
    ) {
        if lanes.place != Some(place) {
            self.tell_lanes(lanes, op, form);
            lanes.place = Some(place);
        }
        lanes.mask |= 1 << lane;
        lanes.addresses[lane] = address;
    }

    /// Tells of the lanes that were added.
    pub(super) fn tell_lanes(&mut self, lanes: &mut Lanes, op: Op, form: &MemOp) {
        let mask = std::mem::take(&mut lanes.mask);
        let Some(place) = lanes.place.and_then(|place| self.shared_place(place)) else { return };
        let access = Access { order: form.order, scope: form.scope, ..Access::weak(form.space, 0) };
        let access = self.described(op, form.bytes(), form.size, &access);
        let access = race::Access { constant: form.is_constant, ..access };
        let cta = self.first_cta + self.rank;
        if let (Some(race), 1..) = (&mut self.race, mask) {
            let twins = lanes.twins.as_deref();
            race.access_lanes((cta, self.warp), mask, place, &lanes.addresses, access, twins);
        }
    }

    /// A lane reads N bytes, in accesses of this size.
    pub(super) fn read(
        &mut self,
        lane: usize,
        place: Region,
        address: u64,
        sizes: (u32, u32),
        access: &Access,
    ) {
        if access.atomic {
            self.modified = Some((lane, address));
            self.tell(lane, place, address, Op::Modify, sizes, access);
        } else {
            self.tell(lane, place, address, Op::Read, sizes, access);
        }
    }

    /// A lane writes.
    pub(super) fn write(
        &mut self,
        lane: usize,
        place: Region,
        address: u64,
        sizes: (u32, u32),
        access: &Access,
    ) {
        if access.atomic && self.modified.take() == Some((lane, address)) {
            return;
        }
        self.tell(lane, place, address, Op::Write, sizes, access);
    }

    pub(super) fn fence(&mut self, lane: usize, order: Order, scope: Scope) {
        let thread = self.thread(lane);
        if let Some(race) = &mut self.race {
            race.fence(thread, order, scope);
        }
    }

    pub(super) fn proxy_fence(&mut self, lane: usize, global: bool, shared: bool) {
        let thread = self.thread(lane);
        if let Some(race) = &mut self.race {
            race.proxy_fence(thread, global, shared);
        }
    }

    pub(super) fn release(&mut self, lane: usize, place: Region, address: u64, object: &Access) {
        let Some(place) = self.shared_place(place) else { return };
        let scope = object.scope.unwrap_or(Scope::Cta);
        let thread = self.thread(lane);
        let Some(race) = &mut self.race else { return };
        match &self.job {
            Some(CopyTag { copy: Some(copy), .. }) => {
                race.finish_copy(copy, place, address, scope);
            }
            Some(_) => {}
            None => race.release(thread, place, address, scope),
        }
    }

    pub(super) fn acquire(&mut self, lane: usize, place: Region, address: u64, object: &Access) {
        let Some(place) = self.shared_place(place) else { return };
        let thread = self.thread(lane);
        if let Some(race) = &mut self.race {
            race.acquire(thread, place, address, object.scope.unwrap_or(Scope::Cta));
        }
    }

    /// A lane starts a copy; `resolve` says which memory an access is about.
    pub(super) fn start(
        &mut self,
        lane: usize,
        copy: &irc_ptx::isa::sem::AsyncCopy,
        resolve: impl Fn(&Access) -> (Region, u64),
    ) -> CopyTag {
        let thread = self.thread(lane);
        let mut tag =
            CopyTag { rank: self.rank, lane, warp: self.warp, site: self.site, copy: None };
        let is_proxied = match copy.finish {
            Finish::Group(kind) => kind == GroupKind::Bulk,
            Finish::Barrier(_) => matches!(copy.from, CopySource::Memory(_)),
            Finish::Arrival(_) => false,
        };
        let start = |race: &mut &mut Detector| race.start_copy(thread, &copy.finish, is_proxied);
        let started = self.race.as_mut().and_then(start);
        tag.copy = started;
        if matches!(copy.finish, Finish::Arrival(_)) {
            return tag;
        }
        let mut sides = Vec::new();
        if let CopySource::Memory(from) = copy.from {
            sides.push((Op::Read, from, copy.source_bytes.min(copy.bytes)));
        }
        let op = if copy.reduce.is_some() { Op::Modify } else { Op::Write };
        sides.push((op, copy.to, copy.bytes));
        for (op, access, bytes) in sides {
            let (place, address) = resolve(&access);
            let described = self.described(op, bytes, bytes.min(16), &access);
            let place = self.shared_place(place);
            if let (Some(race), Some(started), Some(place), 1..) =
                (&mut self.race, &tag.copy, place, bytes)
            {
                race.access_by_copy(started, place, address, described);
            }
        }
        tag
    }

    pub(super) fn commit(&mut self, lane: usize, kind: GroupKind) {
        let thread = self.thread(lane);
        if let Some(race) = &mut self.race {
            race.commit(thread, kind);
        }
    }

    pub(super) fn groups_done(&mut self, lane: usize, kind: GroupKind, keep: usize, read: bool) {
        let thread = self.thread(lane);
        if let Some(race) = &mut self.race {
            race.wait_groups(thread, kind, keep, read);
        }
    }
}
