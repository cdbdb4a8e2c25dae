//! Finds that a launch gets nowhere, although its threads run.
//!
//! There are two ways to know. **Proof**: while no byte of global or shared memory changed and no
//! thread ended, each warp that runs has come back to a state that it was in before, or all
//! together have. What a thread does next depends on nothing but its state and memory, so they will
//! do the same for ever, in whatever order they run. **Patience**: nothing has happened for a
//! number of steps that is large, but always the same ([`Options::idle_steps`]).
//!
//! States are looked at only when nothing has happened for some thousand steps, then again after
//! twice as many, and each time for a few turns of each warp: a launch that goes on pays nothing.
//!
//! [`Options::idle_steps`]: super::Options::idle_steps

use super::cluster::{Cluster, Cta};
use super::engine::Engine;
use super::finding::Finding;
use super::hang;
use super::program::{Action, Lanes, Op, Program, Source};
use super::warp::{State, Warp, WarpSplit};
use irc_ptx::isa::Uniformity;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

/// After how many steps without a sign states are looked at first.
const CALM: u64 = 4096;
/// For how many turns of each warp they are looked at.
const TURNS: usize = 64;
/// How large the stacks of all warps may be for their states to be looked at, in bytes.
const MOST_STATE: u64 = 16 << 20;
/// What a look at memory counts besides its steps.
const LOOK: u64 = 255;

/// What is known of a launch that may get nowhere.
pub(super) struct Stall {
    /// The barriers, steps and looks when something happened last; passing a barrier is something.
    barriers: u64,
    steps: u64,
    looks: u64,
    /// The signs and steps when memory changed last, or the like.
    hard: (u64, u64),
    /// After how many steps states are looked at next.
    next: u64,
    round: Option<Round>,
    /// Whether threads depend on nothing but their states and memory; not known before it matters.
    is_timeless: Option<bool>,
}

/// A warp, by its cluster among those that are there, its CTA and itself.
type Key = (usize, usize, usize);

/// The states of warps, and whether they were there before.
struct Round {
    turns: usize,
    /// How many barriers had been passed when it began, and when its last turn ended.
    barriers: [u64; 2],
    warps: BTreeMap<Key, Seen>,
    /// The sum of the states of all warps, at first and now.
    sums: [u128; 2],
}

/// A warp in a round.
#[derive(Clone, Copy)]
struct Seen {
    /// The state of the warp when it ran first in this round, if it has.
    first: Option<u128>,
    /// Whether it has been in that state again.
    again: bool,
    now: u128,
}

impl Stall {
    /// Nothing is wrong yet.
    pub(super) fn new(engine: &Engine<'_>) -> Self {
        Self {
            barriers: engine.progress().barriers(),
            steps: engine.progress().steps(),
            looks: engine.progress().looks(),
            hard: (engine.progress().signs(), engine.progress().steps()),
            next: CALM,
            round: None,
            is_timeless: None,
        }
    }

    /// A warp of a cluster has had its turn.
    #[inline]
    pub(super) fn check(
        &mut self,
        engine: &mut Engine<'_>,
        clusters: &mut [Cluster],
        index: usize,
    ) -> Result<(), Box<Finding>> {
        if engine.progress().signs() != self.hard.0 {
            if self.next != CALM {
                clusters.iter_mut().for_each(|cluster| cluster.common.looks = None);
            }
            let is_timeless = self.is_timeless;
            *self = Self { is_timeless, ..Self::new(engine) };
            return Ok(());
        }
        if engine.progress().barriers() != self.barriers {
            self.barriers = engine.progress().barriers();
            (self.steps, self.looks) = (engine.progress().steps(), engine.progress().looks());
        }
        if engine.progress().steps() - self.hard.1 < CALM {
            return Ok(());
        }
        self.look(engine, clusters, index)
    }

    #[cold]
    fn look(
        &mut self,
        engine: &mut Engine<'_>,
        clusters: &mut [Cluster],
        index: usize,
    ) -> Result<(), Box<Finding>> {
        let idle = (engine.progress().steps() - self.steps)
            + LOOK * (engine.progress().looks() - self.looks);
        if idle > engine.context().launch.options.idle_steps {
            let steps = engine.progress().steps() - self.steps;
            return Err(hang::no_progress(engine.context(), clusters, steps));
        }
        if engine.progress().steps() - self.hard.1 >= self.next {
            self.next *= 2;
            self.begin(engine, clusters)?;
        }
        let Some(round) = &mut self.round else { return Ok(()) };
        round.turns -= 1;
        let (cta, warp) = engine.last_warp();
        if round.see(engine, clusters, (index, cta, warp)) {
            return Err(hang::deadlock(engine.context(), clusters));
        }
        if round.turns == 0 {
            self.round = None;
        }
        Ok(())
    }

    /// Begins to look at states. Copies that are under way might change memory: now they do.
    fn begin(
        &mut self,
        engine: &mut Engine<'_>,
        clusters: &mut [Cluster],
    ) -> Result<(), Box<Finding>> {
        for cluster in &mut *clusters {
            engine.settle(cluster)?;
            cluster.common.looks.get_or_insert_default();
        }
        let is_timeless = || is_timeless(engine.context().program);
        let may_prove = *self.is_timeless.get_or_insert_with(is_timeless);
        let warps = clusters.iter().flat_map(|cluster| &cluster.ctas).flat_map(|cta| &cta.warps);
        let bytes: u64 = warps.map(|warp| 32 * (warp.local.bytes() + warp.calls)).sum();
        let is_small = bytes <= MOST_STATE;
        self.round = (may_prove && is_small).then(|| Round::new(engine, clusters));
        Ok(())
    }
}

impl Round {
    fn new(engine: &Engine<'_>, clusters: &mut [Cluster]) -> Self {
        let warps = clusters.iter_mut().flat_map(|cluster| &mut cluster.ctas);
        warps.flat_map(|cta| &mut cta.warps).for_each(|warp| warp.ran = 0);
        let mut round = Self {
            turns: 0,
            barriers: [engine.progress().barriers(); 2],
            warps: BTreeMap::new(),
            sums: [0; 2],
        };
        for (index, cluster) in clusters.iter().enumerate() {
            round.update(cluster, index);
        }
        round.turns = TURNS * round.warps.len();
        round.sums[0] = round.sums[1];
        round
    }

    /// Looks at the states of all warps of a cluster.
    fn update(&mut self, cluster: &Cluster, index: usize) {
        for (n, cta) in cluster.ctas.iter().enumerate() {
            for number in 0..cta.warps.len() {
                self.set((index, n, number), state(cta, number));
            }
        }
    }

    fn set(&mut self, key: Key, now: u128) {
        let seen = self.warps.entry(key).or_insert(Seen { first: None, again: false, now: 0 });
        let share = |state: u128| match state {
            0 => 0,
            state => hash(&(key, state)),
        };
        self.sums[1] = self.sums[1].wrapping_sub(share(seen.now)).wrapping_add(share(now));
        seen.now = now;
    }

    /// A warp has run. Whether this proves that nothing will ever happen.
    fn see(&mut self, engine: &Engine<'_>, clusters: &mut [Cluster], key: Key) -> bool {
        let now = state(&clusters[key.0].ctas[key.1], key.2);
        self.set(key, now);
        if self.barriers[1] != engine.progress().barriers() {
            // Other warps have gone on.
            self.barriers[1] = engine.progress().barriers();
            self.update(&clusters[key.0], key.0);
        }
        let Some(seen) = self.warps.get_mut(&key) else { return false };
        let is_again = seen.first == Some(now) && !seen.again;
        match seen.first {
            None => {
                seen.first = Some(now);
                clusters[key.0].ctas[key.1].warps[key.2].ran = 0;
            }
            Some(first) => seen.again |= first == now,
        }
        let alone = is_again && self.barriers[0] == self.barriers[1];
        let together = self.sums[0] == self.sums[1];
        let is_stuck = |(&(cluster, cta, number), seen): (&Key, &Seen)| {
            let warp = &clusters[cluster].ctas[cta].warps[number];
            let is_back = together || seen.again;
            let all_ran = warp.lanes_in(State::Ready) & !warp.ran == 0;
            warp.live == 0 || is_back && all_ran && !warp.has_meeting() || is_blocked(warp)
        };
        (alone || together) && self.warps.iter().all(is_stuck)
    }
}

/// Whether no thread of a warp can go on unless others do something.
fn is_blocked(warp: &Warp) -> bool {
    let can_go_on = |state| matches!(state, State::Ready | State::Meeting);
    !warp.splits.iter().any(|split| can_go_on(split.state))
}

/// All that decides what the threads of a warp do next, but memory that they share.
fn state(cta: &Cta, number: usize) -> u128 {
    let warp = &cta.warps[number];
    if warp.live == 0 {
        return 0;
    }
    let mut splits: Vec<_> = warp.splits.iter().map(place).collect();
    splits.sort_unstable();
    let activations = warp.activations.iter().map(|activation| {
        let Some(a) = activation else { return 0 };
        let registers = &a.registers;
        let banks = (&registers.preds, &registers.words, &registers.doubles, &registers.quads);
        let own = (a.function, a.caller, a.lanes, a.frame, a.top, registers.carry);
        hash(&(own, banks, &a.params.words))
    });
    let activations: Vec<u128> = activations.collect();
    let arrived = cta.barriers.map(|barrier| barrier.arrived >> number & 1);
    let cluster = (warp.cluster_arrived, warp.cluster_owed);
    hash(&(warp.live, splits, activations, &warp.local.words, arrived, cluster))
}

/// A split as numbers.
fn place(split: &WarpSplit) -> (u32, u32, u32, u32) {
    let state = match split.state {
        State::Ready => 0,
        State::Retry => 1,
        State::Collective => 2,
        State::Cluster => 3,
        State::Meeting => 4,
        State::Arriving(id) => 8 + u32::from(id),
        State::Barrier(id) => 32 + u32::from(id),
    };
    (split.lanes, split.activation, split.pc, state)
}

/// A hash of 128 bits: equal ones are of equal values.
fn hash(value: &impl Hash) -> u128 {
    let mut mixer = Mixer([1, 2]);
    value.hash(&mut mixer);
    mixer.0.map(u128::from).into_iter().fold(0, |all, half| all << 64 | half)
}

/// Two hashes that take 16 bytes with one multiplication each, by different keys: states are some
/// kilobytes, and are looked at after each turn.
struct Mixer([u64; 2]);

/// Digits of pi: four words without a pattern.
const KEYS: [[u64; 2]; 2] = [
    [0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344],
    [0xa409_3822_299f_31d0, 0x082e_fa98_ec4e_6c89],
];

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(16) {
            let mut whole = [0; 16];
            whole[..chunk.len()].copy_from_slice(chunk);
            let both = u128::from_le_bytes(whole);
            for (half, [a, b]) in self.0.iter_mut().zip(KEYS) {
                let product =
                    u128::from(both as u64 ^ a ^ *half) * u128::from((both >> 64) as u64 ^ b);
                *half = half.rotate_left(23) ^ product as u64 ^ (product >> 64) as u64;
            }
        }
    }

    fn finish(&self) -> u64 {
        self.0[0] ^ self.0[1]
    }
}

/// Whether what threads do depends on nothing but their states and memory: not on a clock, nor on
/// which of them happen to run together.
fn is_timeless(program: &Program) -> bool {
    let ops = program.functions.iter().filter_map(|code| code.ops.as_deref()).flatten();
    let depends = |op: &Op| {
        let own =
            matches!(op.action, Action::Warp(_, Lanes::Own) | Action::WarpMemory(_, Lanes::Own));
        own || op.slots.iter().any(|slot| reads_clock(&slot.source))
    };
    !ops.into_iter().any(depends)
}

fn reads_clock(source: &Source) -> bool {
    match source {
        Source::Special(reg) => reg.uniformity() == Uniformity::Read,
        Source::List(items) | Source::Bracket(items) => items.iter().any(reads_clock),
        _ => false,
    }
}
