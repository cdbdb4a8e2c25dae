//! Copies that run beside the threads that start them.
//!
//! A thread has one clock for each queue of groups, because groups end in order; of bulk copies one
//! for what they read and one for what they write, because these can be waited for separately.
//! Copies that a barrier tracks end in any order and have clocks by turns.

use super::causality::{Knowledge, Reach};
use super::detector::Detector;
use super::log::WordId;
use super::{Access, MemoryId, Op, Thread, key};
use irc_ptx::isa::Scope;
use irc_ptx::isa::sem::{Finish, GroupKind};
use std::collections::VecDeque;

/// A copy that runs beside the thread that started it.
#[derive(Clone, Debug)]
pub struct StartedCopy {
    thread: Thread,
    /// What happened before its start: accesses of its thread up to a clock, and others.
    started: u32,
    known: Knowledge,
    /// What was fenced for it in global and in shared memory, if it has a proxy of its own.
    fenced: Option<Box<[Knowledge; 2]>>,
    /// The classes of the clocks of its reads and writes, and their time.
    reads: u8,
    writes: u8,
    clock: u32,
}

/// The classes of clocks besides those of threads. Each thread has one of each.
const ASYNC: u8 = 1;
const BULK_READS: u8 = 2;
const BULK_WRITES: u8 = 3;
/// All further classes are for copies that a barrier tracks.
const TRACKED: u8 = 4;
const TRACKED_TURNS: u32 = 32 - TRACKED as u32;

/// How many groups are distinguished that nothing has waited for.
const MOST_GROUPS: usize = 1 << 16;

/// The copies of a kind that end in order.
#[derive(Clone, Default, Debug)]
struct Queue {
    /// How often a part of the queue was closed, by a group or otherwise.
    closed: u32,
    /// Which of these closed groups, as far as they may still be waited for.
    groups: VecDeque<u32>,
}

impl Queue {
    /// The clock of the copies that start now.
    fn clock(&self) -> u32 {
        self.closed + 1
    }

    fn close(&mut self) {
        self.closed = self.closed.saturating_add(1).min(u32::MAX - 1);
    }

    fn commit(&mut self) {
        self.close();
        self.groups.push_back(self.closed);
        if self.groups.len() > MOST_GROUPS {
            self.groups.pop_front();
        }
    }

    /// The clock of the last copies that have ended if all but N groups have. Groups before
    /// the last of them are of no more interest.
    fn done(&mut self, keep: usize) -> u32 {
        let ended = self.groups.len().saturating_sub(keep);
        self.groups.drain(..ended.saturating_sub(1));
        self.groups.front().copied().filter(|_| ended > 0).unwrap_or(0)
    }
}

/// The clocks of the copies of a thread.
#[derive(Clone, Default, Debug)]
pub(super) struct Queues {
    asynchronous: Queue,
    bulk: Queue,
    /// How many copies there were that a barrier tracks.
    tracked: u32,
}

impl Queues {
    fn of(&mut self, kind: GroupKind) -> &mut Queue {
        match kind {
            GroupKind::Async => &mut self.asynchronous,
            GroupKind::Bulk => &mut self.bulk,
        }
    }

    /// The classes of reads and writes, and the clock, of a copy that starts now.
    fn start(&mut self, finish: &Finish) -> (u8, u8, u32) {
        match finish {
            Finish::Group(GroupKind::Async) => (ASYNC, ASYNC, self.asynchronous.clock()),
            Finish::Group(GroupKind::Bulk) => (BULK_READS, BULK_WRITES, self.bulk.clock()),
            Finish::Barrier(_) => {
                let class = TRACKED + (self.tracked % TRACKED_TURNS) as u8;
                let clock = 1 + self.tracked / TRACKED_TURNS;
                self.tracked = self.tracked.saturating_add(1);
                (class, class, clock)
            }
            Finish::Arrival(_) => {
                let clock = self.asynchronous.clock();
                self.asynchronous.close();
                (ASYNC, ASYNC, clock)
            }
        }
    }
}

impl Detector {
    /// A thread starts a copy, or something that stands for all its copies ([`Finish::Arrival`]).
    /// None if there is no such thread. A copy may access memory through the asynchronous proxy.
    pub fn start_copy(
        &mut self,
        thread: Thread,
        finish: &Finish,
        is_proxied: bool,
    ) -> Option<StartedCopy> {
        let cta = self.cta(thread.cta)?;
        let fenced = is_proxied.then(|| Box::new(cta.fenced(thread.thread)));
        let state = cta.thread_mut(thread.thread)?;
        let (reads, writes, clock) = state.copies.get_or_insert_default().start(finish);
        let started = state.clock;
        state.advance();
        let known = state.known.clone();
        Some(StartedCopy { thread, started, known, fenced, reads, writes, clock })
    }

    /// A copy reads or writes, some time between its start and its end.
    pub fn access_by_copy(
        &mut self,
        copy: &StartedCopy,
        place: MemoryId,
        address: u64,
        access: Access,
    ) {
        let class = if access.op == Op::Read { copy.reads } else { copy.writes };
        let fenced = copy.fenced.as_deref().map(|[global, shared]| match place {
            MemoryId::Global => global,
            MemoryId::Shared(_) => shared,
        });
        let known = (copy.started, &copy.known, fenced);
        let at = WordId { place, address };
        self.access_aside(copy.thread, (copy.clock, class), known, at, &access);
    }

    /// A thread makes one group of the copies of a kind that it started since the last.
    pub fn commit(&mut self, thread: Thread, kind: GroupKind) {
        if let Some(state) = self.state(thread) {
            state.copies.get_or_insert_default().of(kind).commit();
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
        let Some(queues) = &mut state.copies else { return };
        let classes: &[u8] = match (kind, sources_read) {
            (GroupKind::Async, _) => &[ASYNC],
            (GroupKind::Bulk, true) => &[BULK_READS],
            (GroupKind::Bulk, false) => &[BULK_READS, BULK_WRITES],
        };
        let done = queues.of(kind).done(keep);
        for &class in classes {
            state.known.rest.raise(key(thread.cta, class, thread.thread), level, done);
        }
    }

    /// A copy is done, which is made known to those that acquire the barrier at an address.
    pub fn finish_copy(&mut self, copy: &StartedCopy, place: MemoryId, address: u64, scope: Scope) {
        let (layout, reach) = (self.layout, Reach::from(scope).min(self.widest(place)));
        let by = copy.thread;
        let mut past = Knowledge::default();
        for class in [copy.reads, copy.writes] {
            past.rest.raise(key(by.cta, class, by.thread), layout.level, copy.clock);
        }
        if let Some(memory) = self.memory(place) {
            memory.object(address).release(by, reach, layout, &past);
        }
    }
}
