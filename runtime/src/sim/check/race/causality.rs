//! What threads know of each other's past, and the objects in memory through which they learn it.

use super::clock::Clocks;
use super::copies::Queues;
use super::{Thread, key, ones};
use irc_ptx::isa::Scope;
use rustc_hash::FxHashMap;

/// How far apart two threads may be: in one CTA, in one cluster, or anywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Reach {
    Cta,
    Cluster,
    All,
}

impl Reach {
    pub const ALL: [Self; 3] = [Self::Cta, Self::Cluster, Self::All];

    /// The same in a launch in which a cluster may be a CTA.
    fn within(self, layout: Layout) -> Self {
        if self == Self::Cluster && layout.cluster == 1 { Self::Cta } else { self }
    }
}

impl From<Scope> for Reach {
    fn from(scope: Scope) -> Self {
        match scope {
            Scope::Cta => Self::Cta,
            Scope::Cluster => Self::Cluster,
            Scope::Gpu | Scope::Sys => Self::All,
        }
    }
}

/// What the numbers of threads mean.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// The level of a tree of clocks of all threads and copies.
    pub level: u32,
    /// How many CTAs a cluster has.
    pub cluster: u32,
}

/// The past of a thread: whose accesses up to which clock happened before.
#[derive(Clone, Default, Debug)]
pub(super) struct Knowledge {
    /// Of the threads of its own CTA; a tree of level 1. The own clock of the thread is elsewhere.
    pub own: Clocks,
    /// Of all others, and of copies.
    pub rest: Clocks,
}

impl Knowledge {
    pub fn join(&mut self, other: &Self) {
        self.own.join(&other.own);
        self.rest.join(&other.rest);
    }

    pub fn is_same(&self, other: &Self) -> bool {
        self.own.is_same(&other.own) && self.rest.is_same(&other.rest)
    }

    /// One tree of all of it, for other CTAs.
    pub fn whole(&self, cta: u32, layout: Layout) -> Clocks {
        let mut whole = self.rest.clone();
        whole.join_part(key(cta, 0, 0), layout.level, 1, &self.own);
        whole
    }

    /// Joins a tree of all clocks.
    pub fn join_whole(&mut self, whole: &Clocks, cta: u32, layout: Layout) {
        self.own.join(whole.part(key(cta, 0, 0), layout.level, 1));
        self.rest.join(whole);
    }
}

/// What a thread had done and knew at some time.
#[derive(Clone, Debug)]
struct Snapshot {
    known: Knowledge,
    clock: u32,
}

/// What fences of a thread turn into synchronisation, by the reach of the fence.
#[derive(Clone, Default, Debug)]
struct Fences {
    /// What a strong write releases because a fence stands before it.
    released: [Option<Snapshot>; 3],
    /// What strong reads have seen released, to be acquired by a fence behind them.
    observed: [Knowledge; 3],
}

/// A thread.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// Of its own accesses. Starts at 1; others know only what is before.
    pub clock: u32,
    pub known: Knowledge,
    /// How many barriers of the cluster it has passed.
    pub cluster_phase: u32,
    pub copies: Option<Box<Queues>>,
    fences: Option<Box<Fences>>,
}

impl Default for State {
    fn default() -> Self {
        Self { clock: 1, known: Knowledge::default(), cluster_phase: 0, copies: None, fences: None }
    }
}

impl State {
    /// The next lanes of a mask of a warp that are at the same clock as this one and know the same,
    /// as long as they fulfil a condition.
    pub fn companions(&self, warp: &[Self], lanes: u32, condition: impl Fn(usize) -> bool) -> u32 {
        let is_companion = |lane: &u32| {
            let lane = *lane as usize;
            condition(lane) && warp.get(lane).is_some_and(|other| other.is_like(self))
        };
        ones(lanes).take_while(is_companion).fold(0, |mask, lane| mask | 1 << lane)
    }

    /// Whether another thread is at the same clock and knows the same.
    pub fn is_like(&self, other: &Self) -> bool {
        other.clock == self.clock && other.known.is_same(&self.known)
    }

    /// Ends what others may be told of: accesses from now on are not part of it.
    pub fn advance(&mut self) {
        self.clock = self.clock.saturating_add(1);
    }

    /// All that the thread did and knows.
    pub fn past(&self, thread: u32) -> Knowledge {
        past(&self.known, thread, self.clock)
    }

    /// Takes what strong reads have seen released into what the thread knows.
    pub fn acquire_fence(&mut self, reach: Reach) {
        let Some(fences) = &mut self.fences else { return };
        self.known.join(&fences.observed[reach as usize]);
        for seen in &mut fences.observed[..=reach as usize] {
            *seen = Knowledge::default();
        }
    }

    /// Remembers what strong writes release from now on.
    pub fn release_fence(&mut self, reach: Reach) {
        let snapshot = Snapshot { known: self.known.clone(), clock: self.clock };
        let released = &mut self.fences.get_or_insert_default().released;
        released[..=reach as usize].fill(Some(snapshot));
        self.advance();
    }

    /// Sees at an object what a fence may acquire later.
    pub fn observe(&mut self, object: &Object, by: Thread, reach: Reach, layout: Layout) {
        let fences = self.fences.get_or_insert_default();
        for fence in Reach::ALL {
            let seen = &mut fences.observed[fence as usize];
            object.acquire(by, reach.min(fence), layout, seen);
        }
    }

    /// Adds what strong reads have seen released and no fence has acquired yet.
    pub fn add_observed(&self, to: &mut Option<Box<[Knowledge; 3]>>) {
        let Some(fences) = &self.fences else { return };
        for (seen, reach) in fences.observed.iter().zip(0..) {
            if !seen.is_same(&Knowledge::default()) {
                to.get_or_insert_default()[reach].join(seen);
            }
        }
    }

    /// Whether some fence came before.
    pub fn has_released(&self) -> bool {
        self.fences.as_ref().is_some_and(|fences| fences.released[0].is_some())
    }

    /// Releases at an object what stands before the fences of the thread.
    pub fn release_fenced(&self, object: &mut Object, by: Thread, reach: Reach, layout: Layout) {
        let Some(fences) = &self.fences else { return };
        for fence in &Reach::ALL[..=reach as usize] {
            if let Some(Snapshot { known, clock }) = &fences.released[*fence as usize] {
                object.release(by, *fence, layout, &past(known, by.thread, *clock));
            }
        }
    }
}

fn past(known: &Knowledge, thread: u32, clock: u32) -> Knowledge {
    let mut past = known.clone();
    past.own.raise(u64::from(thread), 1, clock);
    past
}

/// What was released at a place in memory, by whom it can be acquired.
#[derive(Clone, Default, Debug)]
pub(super) struct Object {
    /// Who wrote it last, other than by a step that read it, too.
    pub owner: Option<Thread>,
    /// What threads of a CTA released, for threads of this CTA.
    ctas: FxHashMap<u32, Knowledge>,
    /// What threads of a cluster released to more than their CTA, for threads of this cluster.
    clusters: FxHashMap<u32, Clocks>,
    /// What was released to all.
    all: Clocks,
}

impl Object {
    /// Adds what a thread has done and knows.
    pub fn release(&mut self, by: Thread, reach: Reach, layout: Layout, past: &Knowledge) {
        self.ctas.entry(by.cta).or_default().join(past);
        if reach.within(layout) == Reach::Cta {
            return;
        }
        let whole = past.whole(by.cta, layout);
        if layout.cluster > 1 {
            self.clusters.entry(by.cta / layout.cluster).or_default().join(&whole);
        }
        if reach == Reach::All {
            self.all.join(&whole);
        }
    }

    /// Joins what a thread can learn here.
    pub fn acquire(&self, by: Thread, reach: Reach, layout: Layout, known: &mut Knowledge) {
        if let Some(past) = self.ctas.get(&by.cta) {
            known.join(past);
        }
        if reach >= Reach::Cluster
            && let Some(past) = self.clusters.get(&(by.cta / layout.cluster))
        {
            known.join_whole(past, by.cta, layout);
        }
        if reach == Reach::All {
            known.join_whole(&self.all, by.cta, layout);
        }
    }
}
