//! Random events, beside a detector that keeps all accesses, with plain vector clocks, and follows
//! the words of the memory model.

use super::*;
use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use std::collections::BTreeMap;

/// Up to which clock what is known of each thread and copy.
#[derive(Clone, Default)]
struct Past(BTreeMap<u32, u32>);

impl Past {
    fn join(&mut self, other: &Past) {
        for (&agent, &clock) in &other.0 {
            let own = self.0.entry(agent).or_default();
            *own = clock.max(*own);
        }
    }

    fn includes(&self, agent: u32, clock: u32) -> bool {
        self.0.get(&agent).is_some_and(|&own| own >= clock)
    }
}

/// Something released, by whom and to whom.
#[derive(Clone)]
struct Released {
    by: u32,
    scope: Scope,
    past: Past,
}

struct Earlier {
    agent: u32,
    thread: u32,
    clock: u32,
    place: MemoryId,
    address: u64,
    access: Access,
}

#[derive(Default)]
struct Model {
    cluster: u32,
    /// By thread; each knows itself.
    past: BTreeMap<u32, Past>,
    history: Vec<Earlier>,
    /// What was released at words, and who wrote there last.
    objects: BTreeMap<(MemoryId, u64), (Option<u32>, Vec<Released>)>,
    /// What the fences of threads release.
    fences: BTreeMap<u32, Vec<(Scope, Past)>>,
    /// What strong reads of threads have seen, with the scope of the read.
    seen: BTreeMap<u32, Vec<(Scope, Released)>>,
    copies: u32,
}

impl Model {
    fn includes(&self, scope: Scope, one: u32, other: u32) -> bool {
        let (one, other) = (one / 1024, other / 1024);
        match scope {
            Scope::Cta => one == other,
            Scope::Cluster => one / self.cluster == other / self.cluster,
            Scope::Gpu | Scope::Sys => true,
        }
    }

    fn is_mutual(&self, a: (Scope, u32), b: (Scope, u32)) -> bool {
        self.includes(a.0, a.1, b.1) && self.includes(b.0, b.1, a.1)
    }

    /// Lets time pass for a thread.
    fn tick(&mut self, thread: u32) -> Past {
        let past = self.past.entry(thread).or_default();
        *past.0.entry(thread).or_default() += 1;
        past.clone()
    }

    /// The instructions whose accesses race with this one.
    fn races(&self, now: &Earlier, past: &Past) -> Vec<u32> {
        let end = |it: &Earlier| it.address + u64::from(it.access.bytes);
        let races = |it: &&Earlier| {
            let overlaps = it.address < end(now) && now.address < end(it);
            let conflicts = it.access.writes() || now.access.writes();
            let are_strong = it.access.is_strong() && now.access.is_strong();
            let parties = ((it.access.scope, it.thread), (now.access.scope, now.thread));
            let is_moral = are_strong
                && self.is_mutual(parties.0, parties.1)
                && it.access.element == now.access.element;
            let is_ordered = past.includes(it.agent, it.clock);
            it.place == now.place && overlaps && conflicts && !is_moral && !is_ordered
        };
        self.history.iter().filter(races).map(|it| it.access.site).collect()
    }

    fn access(&mut self, thread: u32, place: MemoryId, address: u64, access: Access) -> Vec<u32> {
        let past = self.tick(thread);
        let clock = past.0[&thread];
        let now = Earlier { agent: thread, thread, clock, place, address, access };
        let races = self.races(&now, &past);
        self.history.push(now);
        if access.is_strong() {
            self.synchronise(thread, (place, address / 4), access);
        } else if access.writes() {
            for word in address / 4..=(address + u64::from(access.bytes) - 1) / 4 {
                self.objects.remove(&(place, word));
            }
        }
        races
    }

    fn synchronise(&mut self, thread: u32, word: (MemoryId, u64), access: Access) {
        let mut object = self.objects.remove(&word).unwrap_or_default();
        if access.reads() {
            for released in &object.1 {
                self.seen.entry(thread).or_default().push((access.scope, released.clone()));
            }
            if matches!(access.order, Order::Acquire | Order::AcqRel) {
                for released in &object.1 {
                    let parties = ((released.scope, released.by), (access.scope, thread));
                    if self.is_mutual(parties.0, parties.1) {
                        self.past.entry(thread).or_default().join(&released.past);
                    }
                }
            }
        }
        if access.writes() {
            if access.op == Write && object.0 != Some(thread) {
                object.1.clear();
            }
            for (scope, past) in self.fences.get(&thread).cloned().unwrap_or_default() {
                object.1.push(Released { by: thread, scope: scope.min(access.scope), past });
            }
            if matches!(access.order, Order::Release | Order::AcqRel) {
                let past = self.past[&thread].clone();
                object.1.push(Released { by: thread, scope: access.scope, past });
            }
            if access.op == Write {
                object.0 = Some(thread);
            }
        }
        // An object without contents has no owner.
        if !object.1.is_empty() {
            self.objects.insert(word, object);
        }
    }

    fn fence(&mut self, thread: u32, scope: Scope) {
        self.tick(thread);
        for (read, released) in self.seen.get(&thread).cloned().unwrap_or_default() {
            let parties = ((released.scope, released.by), (read.min(scope), thread));
            if self.is_mutual(parties.0, parties.1) {
                self.past.entry(thread).or_default().join(&released.past);
            }
        }
        let past = self.past[&thread].clone();
        self.fences.entry(thread).or_default().push((scope, past));
    }

    /// Threads learn what all of some threads know.
    fn meet(&mut self, from: &[u32], to: &[u32]) {
        let mut all = Past::default();
        for &thread in from {
            let past = self.tick(thread);
            all.join(&past);
        }
        for &thread in to {
            self.past.entry(thread).or_default().join(&all);
        }
    }
}

const SCOPES: [Scope; 3] = [Scope::Cta, Scope::Cluster, Scope::Gpu];

/// A copy of the detector and its number and start in the model.
struct Pending {
    copy: StartedCopy,
    agent: u32,
    thread: u32,
    past: Past,
    group: Option<u32>,
}

struct Both {
    run: Run,
    model: Model,
    threads: &'static [u32],
    pending: Vec<Pending>,
    /// The groups that each thread has committed.
    groups: BTreeMap<u32, u32>,
}

impl Both {
    fn new(shape: (u32, u32, u32), threads: &'static [u32]) -> Self {
        let run = Run::new(shape.0, shape.1, shape.2);
        let model = Model { cluster: shape.2, ..Model::default() };
        Self { run, model, threads, pending: Vec::new(), groups: BTreeMap::new() }
    }

    fn random_access(&self, u: &mut Unstructured<'_>, site: u32) -> Result<(u64, Access)> {
        let op = *u.choose(&[Read, Read, Write, Modify])?;
        let bytes = *u.choose(&[1, 2, 4, 4, 4, 8])?;
        let address = u64::from(u.int_in_range(0..=12 / bytes - 1)? * bytes);
        let scope = *u.choose(&SCOPES)?;
        let orders = match op {
            Read => [Order::Weak, Order::Weak, Order::Relaxed, Order::Acquire],
            Write => [Order::Weak, Order::Relaxed, Order::Release, Order::Release],
            Modify => [Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel],
        };
        let access = match *u.choose(&orders)? {
            Order::Weak => Access::weak(op, bytes, site),
            order => Access::strong(op, order, scope, bytes, site),
        };
        Ok((address, access))
    }

    /// A mask of lanes of the two warps of CTA 0, and its threads.
    fn random_lanes(&self, u: &mut Unstructured<'_>) -> Result<([u32; 2], Vec<u32>)> {
        let mut lanes = [0; 2];
        let mut chosen = Vec::new();
        for &thread in self.threads.iter().filter(|&&thread| thread < 64) {
            if u.ratio(2, 3)? {
                lanes[thread as usize / 32] |= 1 << (thread % 32);
                chosen.push(thread);
            }
        }
        Ok((lanes, chosen))
    }

    fn sync(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        let (lanes, chosen) = self.random_lanes(u)?;
        let detector = &mut self.run.detector;
        match u.int_in_range(0..=3)? {
            0 => {
                detector.cta_barrier(0, 0, &[ALL; 2], false);
                let all: Vec<u32> =
                    self.threads.iter().copied().filter(|&thread| thread < 64).collect();
                self.model.meet(&all, &all);
            }
            1 => {
                detector.cta_barrier(0, 1, &lanes, true);
                self.model.meet(&chosen, &chosen);
            }
            2 => {
                let warp = u.choose_index(2)?;
                detector.warp_sync(0, warp as u32, lanes[warp]);
                let of_warp = |&thread: &u32| thread as usize / 32 == warp;
                let chosen: Vec<u32> = chosen.into_iter().filter(of_warp).collect();
                self.model.meet(&chosen, &chosen);
            }
            _ => {
                for (warp, lanes) in (0..).zip(lanes) {
                    detector.barrier_arrive(0, 2, warp, lanes);
                }
                let (waiting, there) = self.random_lanes(u)?;
                let waiting = [waiting[0] & !lanes[0], waiting[1] & !lanes[1]];
                let waits = |thread: &u32| !chosen.contains(thread);
                let there: Vec<u32> = there.into_iter().filter(waits).collect();
                self.run.detector.cta_barrier(0, 2, &waiting, true);
                self.model.meet(&[chosen, there.clone()].concat(), &there);
            }
        }
        Ok(())
    }

    fn copies(&mut self, u: &mut Unstructured<'_>, by: u32, site: u32) -> Result<Vec<u32>> {
        match u.int_in_range(0..=3)? {
            0 => {
                let copy = self.run.start(by, Finish::Group(GroupKind::Async));
                let past = self.model.tick(by);
                self.model.copies += 1;
                let agent = 1 << 20 | self.model.copies;
                self.pending.push(Pending { copy, agent, thread: by, past, group: None });
            }
            1 if !self.pending.is_empty() => {
                let at = u.choose_index(self.pending.len())?;
                let Pending { copy, agent, thread, past, .. } = &self.pending[at];
                let op = *u.choose(&[Read, Write])?;
                let (address, access) = (4 * u.int_in_range(0..=2)?, Access::weak(op, 4, site));
                self.run.detector.access_by_copy(copy, MemoryId::Global, address, access);
                let (agent, thread, place) = (*agent, *thread, MemoryId::Global);
                let now = Earlier { agent, thread, clock: 1, place, address, access };
                let races = self.model.races(&now, past);
                self.model.history.push(now);
                if access.writes() {
                    self.model.objects.remove(&(place, address / 4));
                }
                return Ok(races);
            }
            2 => {
                self.run.detector.commit(thread(by), GroupKind::Async);
                let group = self.groups.entry(by).or_default();
                *group += 1;
                for it in self.pending.iter_mut().filter(|it| it.thread == by) {
                    it.group.get_or_insert(*group);
                }
            }
            _ => {
                let keep = u.int_in_range(0..=2)?;
                self.run.detector.wait_groups(thread(by), GroupKind::Async, keep as usize, false);
                let groups = self.groups.get(&by).copied().unwrap_or(0);
                let past = self.model.past.entry(by).or_default();
                let is_done = |it: &Pending| {
                    it.thread == by && it.group.is_some_and(|group| group + keep <= groups)
                };
                for it in self.pending.iter().filter(|it| is_done(it)) {
                    past.join(&Past([(it.agent, 1)].into()));
                }
                // Nothing is accessed after its end.
                self.pending.retain(|it| !is_done(it));
            }
        }
        Ok(Vec::new())
    }

    /// Does something; gives the instructions that it races with by the model.
    fn step(&mut self, u: &mut Unstructured<'_>, site: u32) -> Result<Vec<u32>> {
        let by = *u.choose(self.threads)?;
        match u.int_in_range(0..=9)? {
            0 => self.sync(u)?,
            1 => {
                let scope = *u.choose(&SCOPES)?;
                self.run.fence(by, Order::AcqRel, scope);
                self.model.fence(by, scope);
            }
            2 => return self.copies(u, by, site),
            _ => {
                let (address, access) = self.random_access(u, site)?;
                self.run.detector.access(thread(by), MemoryId::Global, address, access);
                return Ok(self.model.access(by, MemoryId::Global, address, access));
            }
        }
        Ok(Vec::new())
    }
}

/// Runs random events of these threads. No race that the model does not have is found; the first is
/// found when it happens, unless there may be more than what a cell has records for.
fn compare(shape: (u32, u32, u32), threads: &'static [u32], is_complete: bool) {
    arbtest(|u| {
        let mut both = Both::new(shape, threads);
        let mut is_first = true;
        for site in 0..100 {
            let before = both.run.detector.races().len();
            let expected = both.step(u, site)?;
            let races = &both.run.detector.races()[before..];
            for race in races {
                assert_eq!(race.second.site, site);
                assert!(expected.contains(&race.first.site), "{expected:?}: {race:?}");
            }
            if !expected.is_empty() && is_first && is_complete {
                assert!(!races.is_empty(), "{site}: {expected:?}");
                is_first = false;
            }
        }
        Ok(())
    })
    .budget_ms(300);
}

#[test]
fn threads_of_a_cta() {
    compare((1, 64, 1), &[0, 1, 31, 40], true);
}

#[test]
fn threads_of_a_small_cta() {
    compare((1, 34, 1), &[0, 33], true);
}

#[test]
fn threads_of_two_ctas() {
    compare((2, 64, 1), &[3, 1024], true);
}

#[test]
fn threads_of_clusters() {
    compare((4, 64, 2), &[0, 1, 40, 1024, 1030, 2048, 3072], false);
}
