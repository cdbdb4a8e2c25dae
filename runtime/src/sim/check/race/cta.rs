//! CTAs that run, and the barriers at which their threads synchronise.

use super::causality::{Knowledge, State};
use super::clock::Clocks;
use super::detector::Detector;
use super::{LANES, ones};
use rustc_hash::FxHashMap;

/// A CTA that runs.
#[derive(Clone, Debug)]
pub(super) struct Cta {
    pub number: u32,
    threads: Vec<State>,
    /// Whether all threads of a warp are at the same clock and know the same, if that is known.
    alike: Vec<Option<bool>>,
    /// Which lanes of each warp have exited.
    exited: Vec<u32>,
    /// What threads that met others have seen released, by the reach of a fence that acquires it.
    pub seen: Option<Box<[Knowledge; 3]>>,
    /// What was brought to barriers by threads that do not wait there, by the number of the
    /// barrier.
    arrived: FxHashMap<u32, Knowledge>,
    /// The fences between proxies, the last few of each thread.
    proxy_fences: Vec<ProxyFence>,
}

/// A fence between the generic proxy and that of asynchronous copies.
#[derive(Clone, Debug)]
pub(super) struct ProxyFence {
    pub thread: u32,
    /// The clock of the thread, which nobody knew before the fence.
    pub clock: u32,
    pub past: Knowledge,
    /// The memories that it is for.
    pub global: bool,
    pub shared: bool,
}

/// How many fences between proxies are remembered of a thread.
const PROXY_FENCES: usize = 4;

impl Cta {
    /// A CTA of N threads at its beginning, in memory of others.
    pub fn new(number: u32, count: u32, mut threads: Vec<State>) -> Self {
        threads.clear();
        threads.resize_with(count as usize, State::default);
        let warps = threads.len().div_ceil(LANES as usize);
        let (exited, alike) = (vec![0; warps], vec![Some(true); warps]);
        let (seen, arrived, proxy_fences) = (None, FxHashMap::default(), Vec::new());
        Self { number, threads, alike, exited, seen, arrived, proxy_fences }
    }

    /// The threads of a warp, if there are any.
    pub fn warp(&self, warp: u32) -> Option<&[State]> {
        let first = warp as usize * LANES as usize;
        let end = self.threads.len().min(first + LANES as usize);
        self.threads.get(first..end)
    }

    /// A thread, to be changed.
    pub fn thread_mut(&mut self, thread: u32) -> Option<&mut State> {
        self.part((thread / LANES) as usize);
        self.threads.get_mut(thread as usize)
    }

    /// Threads of a warp may part.
    fn part(&mut self, warp: usize) {
        if let Some(alike) = self.alike.get_mut(warp) {
            *alike = None;
        }
    }

    /// Whether all threads of a warp are at the same clock and know the same.
    pub fn are_alike(&mut self, warp: u32) -> bool {
        let Some(&known) = self.alike.get(warp as usize) else { return false };
        known.unwrap_or_else(|| {
            let threads = self.warp(warp).unwrap_or_default();
            let alike = threads.iter().all(|thread| thread.is_like(&threads[0]));
            self.alike[warp as usize] = Some(alike);
            alike
        })
    }

    pub fn add_proxy_fence(&mut self, fence: ProxyFence) {
        let same = |other: &ProxyFence| other.thread == fence.thread;
        let count = self.proxy_fences.iter().filter(|other| same(other)).count();
        if count >= PROXY_FENCES
            && let Some(oldest) = self.proxy_fences.iter().position(same)
        {
            self.proxy_fences.remove(oldest);
        }
        self.proxy_fences.push(fence);
    }

    /// What fences have made visible to copies that a thread starts, in global and in shared
    /// memory.
    pub fn fenced(&self, thread: u32) -> [Knowledge; 2] {
        let mut fenced = <[Knowledge; 2]>::default();
        let Some(state) = self.threads.get(thread as usize) else { return fenced };
        for fence in &self.proxy_fences {
            let known = match fence.thread == thread {
                true => state.clock,
                false => state.known.own.get(u64::from(fence.thread), 1),
            };
            if known < fence.clock {
                continue;
            }
            let covers = [fence.global, fence.shared];
            for (fenced, _) in fenced.iter_mut().zip(covers).filter(|(_, covers)| *covers) {
                fenced.join(&fence.past);
            }
        }
        fenced
    }

    /// Threads of a warp have exited.
    pub fn exit(&mut self, warp: u32, lanes: u32) {
        if let Some(exited) = self.exited.get_mut(warp as usize) {
            *exited |= lanes;
        }
    }

    /// The memory of its threads.
    pub fn into_threads(self) -> Vec<State> {
        self.threads
    }

    /// The lanes of a warp that there are.
    pub fn lanes(&self, warp: usize) -> u32 {
        match self.threads.len().saturating_sub(warp * LANES as usize) {
            count @ 0..32 => (1 << count) - 1,
            _ => u32::MAX,
        }
    }

    /// Adds all that lanes of a warp did and know; what they do from now on is later.
    fn publish(&mut self, warp: usize, lanes: u32, into: &mut Knowledge) {
        self.part(warp);
        let (all, first) = (self.lanes(warp), warp * LANES as usize);
        let lanes = lanes & all;
        let mut latest = 0;
        let mut before: Option<&Knowledge> = None;
        for state in ones(lanes).map(|lane| &self.threads[first + lane as usize]) {
            latest = latest.max(state.clock);
            if before.is_none_or(|before| !before.is_same(&state.known)) {
                into.join(&state.known);
                before = Some(&state.known);
            }
        }
        if lanes == all {
            into.own.raise_part(first as u64, 1, 0, latest);
        }
        for lane in ones(lanes) {
            let thread = first + lane as usize;
            self.threads[thread].add_observed(&mut self.seen);
            into.own.raise(thread as u64, 1, latest);
            self.threads[thread].clock = latest;
            self.threads[thread].advance();
        }
    }

    /// Gives lanes of a warp what includes all that they know.
    fn adopt(&mut self, warp: usize, lanes: u32, known: &Knowledge) {
        self.part(warp);
        for lane in ones(lanes & self.lanes(warp)) {
            self.threads[warp * LANES as usize + lane as usize].known.clone_from(known);
        }
    }

    /// Which phase of the barrier of the cluster lanes of a warp are in.
    fn cluster_phase(&self, warp: usize, lanes: u32) -> u32 {
        let lane = (lanes & self.lanes(warp)).trailing_zeros();
        let state = self.threads.get(warp * LANES as usize + lane as usize);
        state.map_or(0, |state| state.cluster_phase)
    }

    /// A barrier of all threads.
    fn meet(&mut self, mut rest: Clocks) {
        let mut latest = 0;
        for state in &self.threads {
            latest = latest.max(state.clock);
            state.add_observed(&mut self.seen);
            if !state.known.rest.is_same(&rest) {
                rest.join(&state.known.rest);
            }
        }
        for state in &mut self.threads {
            state.clock = latest;
            state.advance();
            state.known = Knowledge { own: Clocks::Same(latest), rest: rest.clone() };
        }
        self.alike.fill(Some(true));
    }
}

/// What has arrived at the barrier of a cluster, for an even and an odd phase, with the number of
/// the phase.
pub(super) type ClusterPhases = [(u32, Clocks); 2];

impl Detector {
    /// Threads of a CTA, given as a mask of lanes for each warp, have met at a barrier: with all
    /// that arrived there before, everything that they did happens before what they do next.
    /// Threads that have exited count as well unless the barrier is of a number of threads.
    pub fn cta_barrier(&mut self, cta: u32, barrier: u32, waiting: &[u32], is_counted: bool) {
        let Some(cta) = self.cta(cta) else { return };
        let mut known = cta.arrived.remove(&barrier).unwrap_or_default();
        let warps = cta.exited.len();
        let waits = |warp| waiting.get(warp).copied().unwrap_or(0);
        let exited = |warp: usize| if is_counted { 0 } else { cta.exited[warp] };
        let is_met = |warp| cta.lanes(warp) & !waits(warp) & !exited(warp) == 0;
        if (0..warps).all(is_met) {
            return cta.meet(known.rest);
        }
        for warp in 0..warps {
            cta.publish(warp, waits(warp), &mut known);
        }
        for warp in 0..warps {
            cta.adopt(warp, waits(warp), &known);
        }
    }

    /// Lanes of a warp have arrived at a barrier of the CTA and go on: what they did happens before
    /// what those do who wait there, when the barrier is complete.
    pub fn barrier_arrive(&mut self, cta: u32, barrier: u32, warp: u32, lanes: u32) {
        let Some(cta) = self.cta(cta) else { return };
        let mut known = cta.arrived.remove(&barrier).unwrap_or_default();
        cta.publish(warp as usize, lanes, &mut known);
        cta.arrived.insert(barrier, known);
    }

    /// Lanes of a warp have met.
    pub fn warp_sync(&mut self, cta: u32, warp: u32, lanes: u32) {
        let Some(cta) = self.cta(cta) else { return };
        let mut known = Knowledge::default();
        cta.publish(warp as usize, lanes, &mut known);
        cta.adopt(warp as usize, lanes, &known);
    }

    /// Lanes of a warp arrive at the barrier of their cluster. A relaxed arrival orders nothing.
    pub fn cluster_arrive(&mut self, cta: u32, warp: u32, lanes: u32, releases: bool) {
        let layout = self.layout;
        let phases = self.clusters.entry(cta / layout.cluster).or_default();
        let Some(&slot) = self.slots.get(&cta) else { return };
        let Some(state) = self.ctas.get_mut(slot as usize) else { return };
        let phase = state.cluster_phase(warp as usize, lanes);
        let (number, arrived) = &mut phases[phase as usize % 2];
        if *number != phase {
            (*number, *arrived) = (phase, Clocks::default());
        }
        if releases {
            let mut known = Knowledge::default();
            state.publish(warp as usize, lanes, &mut known);
            arrived.join(&known.whole(cta, layout));
        }
    }

    /// Lanes of a warp have waited at the barrier of their cluster, at which all have arrived.
    pub fn cluster_wait(&mut self, cta: u32, warp: u32, lanes: u32, acquires: bool) {
        let layout = self.layout;
        let phases = self.clusters.entry(cta / layout.cluster).or_default();
        let Some(&slot) = self.slots.get(&cta) else { return };
        let Some(state) = self.ctas.get_mut(slot as usize) else { return };
        let phase = state.cluster_phase(warp as usize, lanes);
        let (number, arrived) = &phases[phase as usize % 2];
        for lane in ones(lanes & state.lanes(warp as usize)) {
            let Some(state) = state.thread_mut(warp * LANES + lane) else { continue };
            state.cluster_phase = phase.wrapping_add(1);
            if acquires && *number == phase {
                state.known.join_whole(arrived, cta, layout);
            }
        }
    }
}
