//! Data races: conflicting accesses that no happens-before edge orders.
//!
//! Each thread has a vector clock: for every thread, up to which of its steps the owner has
//! synchronised with it. Each byte remembers, as pairs of thread and step, its last weak write and
//! the other accesses since. An access races with a remembered one if at least one of them writes,
//! they do not both count as atomic, and the thread's clock does not cover the remembered step. Two
//! accesses both count as atomic when they are strong and the scope of each includes the thread of
//! the other ("morally strong" in the PTX memory model).
//!
//! Happens-before edges come from barriers, and from a release that an acquire reads from: release
//! and acquire operations, fences beside relaxed operations, and release sequences through
//! read-modify-writes, all within their scopes. This is FastTrack (Flanagan and Freund, 2009) with
//! fences and scopes.
//!
//! What it can miss: races that only other interleavings show; values that a weak memory model
//! allows and a single interleaving does not; synchronisation is attached to the first byte of an
//! access, so a release read by an access that starts elsewhere gives no edge (which can report a
//! race that is none, on mixed-size atomics alone).

use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use smallvec::SmallVec;

use crate::op::word::Scope;

/// How an access takes part in races.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Plain; may not race.
    Weak,
    /// Atomic towards the threads in the scope.
    Strong(Scope),
}

/// Whether an access changes memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// It reads.
    Read,
    /// It writes, or reads and writes.
    Write,
}

/// An access as the detector sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// Index of the thread in the grid.
    pub thread: u32,
    /// Whether it reads or writes.
    pub direction: Direction,
    /// Whether it is atomic.
    pub strength: Strength,
}

/// Two accesses that race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Race {
    /// Offset of the byte in its object.
    pub offset: u32,
    /// The access that came first in this run.
    pub earlier: Access,
    /// The access that found it.
    pub later: Access,
}

/// What the detector knows of the bytes of an object.
#[derive(Clone, Debug, Default)]
pub struct Shadow {
    /// One cell for each byte, made at the first access.
    cells: Vec<Cell>,
    /// Releases that a read at this offset can synchronise with.
    releases: BTreeMap<u32, Vec<Release>>,
}

/// A remembered access: `access.thread` at its step `step`.
#[derive(Clone, Copy, Debug)]
struct Event {
    access: Access,
    step: u32,
}

/// History of one byte.
#[derive(Clone, Debug, Default)]
struct Cell {
    /// The last weak write, if any, and every other access since that can still race.
    events: SmallVec<[Event; 1]>,
}

/// For each thread the first step that is not yet known; threads past the end: none is known.
type Clock = Rc<Vec<u32>>;

/// A store that publishes what its thread knew.
#[derive(Clone, Debug)]
struct Release {
    thread: u32,
    scope: Scope,
    clock: Clock,
}

/// What a thread knows and has in flight.
#[derive(Clone, Debug, Default)]
struct Thread {
    cta: u32,
    cluster: u32,
    /// What it knows of other threads. Its own entry is out of date: `step` counts.
    known: Clock,
    /// Steps of this thread; grows at each release.
    step: u32,
    /// The clock at the last release fence, and the scope of that fence.
    fenced: Option<(Scope, Clock)>,
    /// Releases read by relaxed loads, which the next acquire fence makes known.
    pending: Vec<Release>,
}

/// The clocks of all threads of a launch.
#[derive(Clone, Debug)]
pub struct Detector {
    threads: Vec<Thread>,
}

impl Detector {
    /// A detector for a grid; `home` gives the CTA and the cluster of each thread.
    pub fn new(home: impl Iterator<Item = (u32, u32)>) -> Detector {
        let thread = |(cta, cluster)| Thread { cta, cluster, ..Thread::default() };
        Detector { threads: home.map(thread).collect() }
    }

    /// Notes an access to a range of an object of `size` bytes, and says if it races.
    pub fn access(
        &self,
        shadow: &mut Shadow,
        size: usize,
        range: Range<u32>,
        access: Access,
    ) -> Result<(), Race> {
        if shadow.cells.is_empty() {
            shadow.cells.resize_with(size, Cell::default);
        }
        let step = self.threads[access.thread as usize].step;
        for offset in range.clone() {
            let cell = &mut shadow.cells[offset as usize];
            self.check(cell, access).map_err(|earlier| Race { offset, earlier, later: access })?;
            self.note(cell, Event { access, step });
        }
        if access.direction == Direction::Write
            && access.strength == Strength::Weak
            && !shadow.releases.is_empty()
        {
            range.for_each(|offset| drop(shadow.releases.remove(&offset)));
        }
        Ok(())
    }

    /// The read half of an atomic access: takes over what the releases it reads from published.
    pub fn observe(
        &mut self,
        shadow: &Shadow,
        offset: u32,
        thread: u32,
        scope: Scope,
        acquire: bool,
    ) {
        let Some(releases) = shadow.releases.get(&offset) else { return };
        for release in releases {
            if !self.in_each_others_scope((release.thread, release.scope), (thread, scope)) {
                continue;
            }
            if acquire {
                join(&mut self.threads[thread as usize].known, &release.clock);
            } else {
                push_release(&mut self.threads[thread as usize].pending, release.clone());
            }
        }
    }

    /// The write half of an atomic access: publishes what the thread knows, if it is a release or
    /// follows a release fence. A write that reads first (`rmw`) continues earlier releases.
    pub fn publish(
        &mut self,
        shadow: &mut Shadow,
        offset: u32,
        thread: u32,
        scope: Scope,
        release: bool,
        rmw: bool,
    ) {
        if !rmw {
            shadow.releases.remove(&offset);
        }
        let entry = if release {
            Some(Release { thread, scope, clock: self.snapshot(thread) })
        } else {
            let fenced = self.threads[thread as usize].fenced.clone();
            fenced.map(|(fence, clock)| Release { thread, scope: fence.min(scope), clock })
        };
        if let Some(entry) = entry {
            push_release(shadow.releases.entry(offset).or_default(), entry);
        }
    }

    /// A fence: earlier relaxed reads become acquires, later relaxed writes become releases.
    pub fn fence(&mut self, thread: u32, scope: Scope, acquire: bool, release: bool) {
        if acquire {
            let pending = std::mem::take(&mut self.threads[thread as usize].pending);
            for release in &pending {
                if self.in_each_others_scope((release.thread, release.scope), (thread, scope)) {
                    join(&mut self.threads[thread as usize].known, &release.clock);
                }
            }
        }
        if release {
            let clock = self.snapshot(thread);
            self.threads[thread as usize].fenced = Some((scope, clock));
        }
    }

    /// A barrier: what each of the threads did before is known to all of them after.
    pub fn barrier(&mut self, threads: impl Iterator<Item = u32> + Clone) {
        let mut all = Clock::default();
        for t in threads.clone() {
            join(&mut all, &self.threads[t as usize].known);
        }
        let clock = Rc::make_mut(&mut all);
        for t in threads.clone() {
            let step = self.threads[t as usize].step;
            raise(clock, t, step + 1);
        }
        for t in threads {
            let thread = &mut self.threads[t as usize];
            thread.known = Rc::clone(&all);
            thread.step += 1;
        }
    }

    /// The first remembered access that races with this one.
    fn check(&self, cell: &Cell, access: Access) -> Result<(), Access> {
        let races = |event: &&Event| {
            let writes = [event.access, access].iter().any(|a| a.direction == Direction::Write);
            writes && !self.knows(access.thread, event) && !self.both_atomic(event.access, access)
        };
        cell.events.iter().find(races).map_or(Ok(()), |event| Err(event.access))
    }

    /// Remembers an access that raced with nothing, and forgets those that it stands for: whoever
    /// does not know them does not know it either.
    fn note(&self, cell: &mut Cell, event: Event) {
        match (event.access.direction, event.access.strength) {
            (Direction::Write, Strength::Weak) => cell.events.clear(),
            _ => {
                let covers = |old: Access| {
                    let new = event.access;
                    let weak_read =
                        old.direction == Direction::Read && old.strength == Strength::Weak;
                    let same_kind = old.direction == new.direction && old.strength == new.strength;
                    same_kind && (weak_read || old.thread == new.thread)
                };
                cell.events.retain(|e| !(covers(e.access) && self.knows(event.access.thread, e)));
            }
        }
        cell.events.push(event);
    }

    fn knows(&self, thread: u32, event: &Event) -> bool {
        let other = event.access.thread;
        let known = || self.threads[thread as usize].known.get(other as usize).copied();
        other == thread || known().is_some_and(|step| event.step < step)
    }

    fn both_atomic(&self, a: Access, b: Access) -> bool {
        match (a.strength, b.strength) {
            (Strength::Strong(x), Strength::Strong(y)) => {
                self.in_each_others_scope((a.thread, x), (b.thread, y))
            }
            _ => false,
        }
    }

    fn in_each_others_scope(&self, a: (u32, Scope), b: (u32, Scope)) -> bool {
        let (x, y) = (&self.threads[a.0 as usize], &self.threads[b.0 as usize]);
        match a.1.min(b.1) {
            Scope::Cta => x.cta == y.cta,
            Scope::Cluster => x.cluster == y.cluster,
            Scope::Gpu | Scope::Sys => true,
        }
    }

    /// What the thread knows now, its own steps included; later steps are new ones.
    fn snapshot(&mut self, thread: u32) -> Clock {
        let state = &mut self.threads[thread as usize];
        state.step += 1;
        let mut clock = Rc::clone(&state.known);
        raise(Rc::make_mut(&mut clock), thread, state.step);
        clock
    }
}

/// Raises an entry of a clock.
fn raise(clock: &mut Vec<u32>, thread: u32, step: u32) {
    let index = thread as usize;
    if clock.len() <= index {
        clock.resize(index + 1, 0);
    }
    clock[index] = clock[index].max(step);
}

/// Raises each entry of `into` to that of `from`.
fn join(into: &mut Clock, from: &Clock) {
    if Rc::ptr_eq(into, from) {
        return;
    }
    if into.is_empty() {
        *into = Rc::clone(from);
        return;
    }
    let clock = Rc::make_mut(into);
    for (thread, &step) in from.iter().enumerate() {
        raise(clock, thread as u32, step);
    }
}

/// Adds a release; one that the same thread made earlier in the same scope is part of it.
fn push_release(list: &mut Vec<Release>, new: Release) {
    list.retain(|old| (old.thread, old.scope) != (new.thread, new.scope));
    list.push(new);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four bytes of memory and four threads, two in each of two CTAs.
    struct World {
        detector: Detector,
        shadow: Shadow,
    }

    impl World {
        fn new() -> World {
            let home = [(0, 0), (0, 0), (1, 1), (1, 1)];
            World { detector: Detector::new(home.into_iter()), shadow: Shadow::default() }
        }

        fn access(&mut self, thread: u32, direction: Direction, strength: Strength) -> bool {
            let access = Access { thread, direction, strength };
            self.detector.access(&mut self.shadow, 8, 0..4, access).is_ok()
        }

        fn read(&mut self, thread: u32) -> bool {
            self.access(thread, Direction::Read, Strength::Weak)
        }

        fn write(&mut self, thread: u32) -> bool {
            self.access(thread, Direction::Write, Strength::Weak)
        }

        /// An atomic access to the bytes beside those that `read` and `write` use.
        fn flag(
            &mut self,
            thread: u32,
            scope: Scope,
            release: Option<bool>,
            acquire: Option<bool>,
        ) {
            let direction = if release.is_some() { Direction::Write } else { Direction::Read };
            let access = Access { thread, direction, strength: Strength::Strong(scope) };
            assert_eq!(self.detector.access(&mut self.shadow, 8, 4..8, access), Ok(()));
            if let Some(acquire) = acquire {
                self.detector.observe(&self.shadow, 4, thread, scope, acquire);
            }
            if let Some(release) = release {
                let rmw = acquire.is_some();
                self.detector.publish(&mut self.shadow, 4, thread, scope, release, rmw);
            }
        }
    }

    #[test]
    fn unordered_conflicts_race_and_reads_do_not() {
        let mut w = World::new();
        assert!(w.read(0) && w.read(1) && w.read(2));
        assert!(!w.write(1));
        let mut w = World::new();
        assert!(w.write(0) && w.read(0) && w.write(0));
        let race = w.detector.access(
            &mut w.shadow,
            8,
            2..6,
            Access { thread: 3, direction: Direction::Read, strength: Strength::Weak },
        );
        let (earlier, later) = {
            let race = race.unwrap_err();
            assert_eq!(race.offset, 2);
            (race.earlier, race.later)
        };
        assert_eq!((earlier.thread, earlier.direction), (0, Direction::Write));
        assert_eq!((later.thread, later.direction), (3, Direction::Read));
    }

    #[test]
    fn barriers_order_their_threads_only() {
        let mut w = World::new();
        assert!(w.write(0));
        w.detector.barrier([0, 1].into_iter());
        assert!(w.read(1) && w.write(1));
        assert!(!w.read(0));
        let mut w = World::new();
        assert!(w.write(0));
        w.detector.barrier([0, 1].into_iter());
        assert!(!w.read(2));
        let mut w = World::new();
        assert!(w.write(0));
        w.detector.barrier([0, 1].into_iter());
        w.detector.barrier([1, 2].into_iter());
        assert!(w.read(2) && !w.read(3));
    }

    #[test]
    fn release_and_acquire_order_within_both_scopes() {
        for (release, acquire, reader, ordered) in [
            (Scope::Gpu, Scope::Gpu, 2, true),
            (Scope::Sys, Scope::Cluster, 1, true),
            (Scope::Cta, Scope::Gpu, 1, true),
            (Scope::Cta, Scope::Cta, 1, true),
            (Scope::Gpu, Scope::Gpu, 3, true),
        ] {
            let mut w = World::new();
            assert!(w.write(0));
            w.flag(0, release, Some(true), None);
            w.flag(reader, acquire, None, Some(true));
            assert_eq!(w.read(reader), ordered);
        }
        // Without the release, or without the acquire, there is no order.
        for (release, acquire) in [(false, true), (true, false)] {
            let mut w = World::new();
            assert!(w.write(0));
            w.flag(0, Scope::Gpu, Some(release), None);
            w.flag(1, Scope::Gpu, None, Some(acquire));
            assert!(!w.read(1));
        }
    }

    #[test]
    fn accesses_after_a_release_are_not_published() {
        let mut w = World::new();
        w.flag(0, Scope::Gpu, Some(true), None);
        assert!(w.write(0));
        w.flag(1, Scope::Gpu, None, Some(true));
        assert!(!w.read(1));
    }

    #[test]
    fn fences_turn_relaxed_accesses_into_edges() {
        let mut w = World::new();
        assert!(w.write(0));
        w.detector.fence(0, Scope::Gpu, true, true);
        w.flag(0, Scope::Gpu, Some(false), None);
        w.flag(2, Scope::Gpu, None, Some(false));
        w.detector.fence(2, Scope::Gpu, true, true);
        assert!(w.read(2));
        assert!(!w.read(1));
    }

    #[test]
    fn read_modify_writes_continue_a_release_and_stores_end_it() {
        let mut w = World::new();
        assert!(w.write(0));
        w.flag(0, Scope::Gpu, Some(true), None);
        w.flag(1, Scope::Gpu, Some(false), Some(false));
        w.flag(2, Scope::Gpu, None, Some(true));
        assert!(w.read(2));
        let mut w = World::new();
        assert!(w.write(0));
        w.flag(0, Scope::Gpu, Some(true), None);
        w.flag(1, Scope::Gpu, Some(false), None);
        w.flag(2, Scope::Gpu, None, Some(true));
        assert!(!w.read(2));
    }

    #[test]
    fn atomics_race_with_plain_accesses_and_out_of_scope() {
        let strong = Strength::Strong(Scope::Gpu);
        let mut w = World::new();
        assert!(w.access(0, Direction::Write, strong) && w.access(2, Direction::Write, strong));
        assert!(!w.read(1));
        let mut w = World::new();
        assert!(w.read(0));
        assert!(w.access(1, Direction::Read, strong));
        assert!(!w.access(1, Direction::Write, strong));
        let cta = Strength::Strong(Scope::Cta);
        let mut w = World::new();
        assert!(w.access(0, Direction::Write, cta) && w.access(1, Direction::Write, cta));
        assert!(!w.access(2, Direction::Write, strong));
        // An atomic write does not hide a plain one from another atomic.
        let mut w = World::new();
        assert!(w.write(0));
        w.detector.barrier([0, 1].into_iter());
        assert!(w.access(1, Direction::Write, strong));
        assert!(!w.access(2, Direction::Write, strong));
    }
}
