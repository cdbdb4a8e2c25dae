//! Copies that run beside the threads that start them.
//!
//! A thread has one clock for each queue of groups, because groups end in order; of bulk copies one
//! for what they read and one for what they write, because these can be waited for separately.

use super::causality::{Knowledge, Reach};
use super::detector::Detector;
use super::log::Where;
use super::{Access, Op, Place, Thread, key};
use irc_ir::isa::Scope;
use irc_ir::isa::sem::GroupKind;

/// How the end of a copy is made known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    /// The thread waits for its group.
    Group(GroupKind),
    /// A barrier in memory is told.
    Barrier,
}

/// A copy that runs beside the thread that started it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copy {
    thread: Thread,
    /// Which clocks are those of its reads and writes.
    reads: u8,
    writes: u8,
    clock: u32,
}

/// The clocks of the copies of a thread.
#[derive(Clone, Debug)]
pub(super) struct Queues {
    /// Of the groups that are being filled.
    asynchronous: u32,
    bulk: u32,
    /// How many copies there were that a barrier is told of.
    tracked: u32,
}

impl Default for Queues {
    fn default() -> Self {
        Self { asynchronous: 1, bulk: 1, tracked: 0 }
    }
}

impl Queues {
    fn group(&mut self, kind: GroupKind) -> &mut u32 {
        match kind {
            GroupKind::Async => &mut self.asynchronous,
            GroupKind::Bulk => &mut self.bulk,
        }
    }
}

/// The classes of clocks besides those of threads. Each thread has one of each.
const ASYNC: u8 = 1;
const BULK_READS: u8 = 2;
const BULK_WRITES: u8 = 3;
/// Copies that a barrier is told of end in any order: they take turns among the other classes.
const TRACKED: u8 = 4;
const TRACKED_TURNS: u32 = 32 - TRACKED as u32;

impl Detector {
    /// A thread starts a copy. Its accesses are those that come next; it may move the data later.
    pub fn start_copy(&mut self, thread: Thread, finish: Finish) -> Option<Copy> {
        let copies = &mut self.state(thread)?.copies;
        Some(match finish {
            Finish::Group(GroupKind::Async) => {
                Copy { thread, reads: ASYNC, writes: ASYNC, clock: copies.asynchronous }
            }
            Finish::Group(GroupKind::Bulk) => {
                Copy { thread, reads: BULK_READS, writes: BULK_WRITES, clock: copies.bulk }
            }
            Finish::Barrier => {
                let class = TRACKED + (copies.tracked % TRACKED_TURNS) as u8;
                let clock = 1 + copies.tracked / TRACKED_TURNS;
                copies.tracked = copies.tracked.saturating_add(1);
                Copy { thread, reads: class, writes: class, clock }
            }
        })
    }

    /// A copy that was just started reads or writes.
    pub fn access_by_copy(&mut self, copy: Copy, place: Place, address: u64, access: Access) {
        let class = if access.op == Op::Read { copy.reads } else { copy.writes };
        self.access_of_copy(copy.thread, copy.clock, class, Where { place, address }, &access);
    }

    /// A thread makes one group of the copies of a kind that it started since the last.
    pub fn commit(&mut self, thread: Thread, kind: GroupKind) {
        if let Some(state) = self.state(thread) {
            let clock = state.copies.group(kind);
            *clock = clock.saturating_add(1);
        }
    }

    /// A thread has waited until all but the newest `keep` groups of a kind are done; with
    /// `sources_read` until they have been read.
    pub fn wait_groups(
        &mut self,
        thread: Thread,
        kind: GroupKind,
        keep: usize,
        sources_read: bool,
    ) {
        let level = self.layout.level;
        let Some(state) = self.state(thread) else { return };
        let keep = u32::try_from(keep).unwrap_or(u32::MAX);
        let done = (*state.copies.group(kind) - 1).saturating_sub(keep);
        let classes: &[u8] = match (kind, sources_read) {
            (GroupKind::Async, _) => &[ASYNC],
            (GroupKind::Bulk, true) => &[BULK_READS],
            (GroupKind::Bulk, false) => &[BULK_READS, BULK_WRITES],
        };
        for &class in classes {
            state.known.rest.raise(key(thread.cta, class, thread.thread), level, done);
        }
    }

    /// A copy is done, which is made known to those that acquire the barrier at an address.
    pub fn finish_copy(&mut self, copy: Copy, place: Place, address: u64, scope: Scope) {
        let Copy { thread, reads, writes, clock } = copy;
        self.release_copies(thread, [reads, writes], clock, (place, address), scope);
    }

    /// All asynchronous copies that a thread started are made known to those that acquire the
    /// barrier at an address, when they are done.
    pub fn arrive_copies(&mut self, thread: Thread, place: Place, address: u64, scope: Scope) {
        let Some(state) = self.state(thread) else { return };
        let clock = state.copies.asynchronous;
        self.commit(thread, GroupKind::Async);
        self.release_copies(thread, [ASYNC; 2], clock, (place, address), scope);
    }

    fn release_copies(
        &mut self,
        by: Thread,
        classes: [u8; 2],
        clock: u32,
        at: (Place, u64),
        scope: Scope,
    ) {
        let (layout, reach) = (self.layout, Reach::from(scope).min(self.widest(at.0)));
        let mut past = Knowledge::default();
        for class in classes {
            past.rest.raise(key(by.cta, class, by.thread), layout.level, clock);
        }
        if let Some(memory) = self.memory(at.0) {
            memory.object(at.1).release(by, reach, layout, &past);
        }
    }
}
