//! Runs all clusters of a launch.
//!
//! Where CTAs cannot see each other's work, clusters run one after the other on each of several
//! threads of the host, and the result is the same as in any other order. Otherwise some of them
//! are there at the same time and take turns, in an order that the seed decides.

use super::call::MAX_OUTPUT;
use super::check::race::{self, Detector};
use super::cluster::Cluster;
use super::engine::Engine;
use super::launch::{Checks, Launch};
use super::memory::Global;
use super::profile::Profile;
use super::program::Program;
use super::stall::Stall;
use super::trouble::Stop;
use super::values;
use super::whereabouts;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How many clusters are there at first where they can see each other; the next begins when one has
/// ended. If none ends for long, or none can go on, there are more: they may wait for others.
const RESIDENT: usize = 32;
/// For how many turns of each resident cluster none may end before there are more.
const PATIENCE: usize = 16;
/// The threads that a multiprocessor holds at most.
const THREADS: u64 = 2048;
/// How many races of different pairs of instructions are told.
const MOST_RACES: usize = 64;

/// How many parts of a launch run before what they saw of races is put together, and before their
/// steps are counted if there are no races to see.
const WAVE: u64 = 16;
const PLAIN_WAVE: u64 = 64;

/// What happened in a launch.
#[derive(Default)]
pub(super) struct Outcome {
    pub(super) steps: u64,
    pub(super) lane_steps: u64,
    pub(super) output: Vec<u8>,
    pub(super) findings: Vec<Stop>,
    pub(super) races: Vec<race::Race>,
    /// How many pairs of instructions race besides.
    pub(super) races_omitted: usize,
    pub(super) profile: Profile,
    /// What stopped it.
    pub(super) stop: Option<Box<Stop>>,
}

impl Outcome {
    fn add_races(&mut self, race: &Option<Detector>) {
        if let Some(race) = race {
            self.races = race.races().to_vec();
            self.races_omitted = race.omitted();
        }
    }

    fn add(&mut self, engine: Engine<'_>) {
        self.steps += engine.steps;
        self.lane_steps += engine.lane_steps;
        self.output.extend(engine.output);
        self.findings.extend(engine.findings);
        if let Some(profile) = &engine.profile {
            self.profile.add(profile);
        }
    }

    /// Adds what happened in a later part of the launch, which nothing has stopped so far.
    fn append(&mut self, part: Outcome) {
        self.steps += part.steps;
        self.lane_steps += part.lane_steps;
        let room = MAX_OUTPUT.saturating_sub(self.output.len());
        self.output.extend(part.output.into_iter().take(room));
        for finding in part.findings {
            values::insert(&mut self.findings, finding);
        }
        self.profile.add(&part.profile);
        self.stop = part.stop;
    }
}

/// Runs a launch to its end. `done` is told how many clusters have ended.
pub(super) fn run(
    program: &Program,
    global: &Global,
    launch: &Launch,
    done: &(dyn Fn(u64) + Sync),
) -> Outcome {
    if program.communicates || launch.clusters() == 1 {
        in_turn(program, global, launch, done)
    } else {
        in_parallel(program, global, launch, done)
    }
}

fn in_turn(
    program: &Program,
    global: &Global,
    launch: &Launch,
    done: &(dyn Fn(u64) + Sync),
) -> Outcome {
    let mut engine = Engine::new(program, global, launch);
    engine.race = detector(launch);
    let mut outcome = Outcome::default();
    if let Err(stop) = take_turns(&mut engine, launch, done) {
        outcome.stop = Some(stop);
    }
    outcome.add_races(&engine.race);
    outcome.add(engine);
    outcome
}

/// What finds the races of a launch, if that is wanted.
fn detector(launch: &Launch) -> Option<Detector> {
    let (ctas, cluster) = (launch.clusters() * u64::from(launch.ranks()), launch.ranks());
    let shape = race::Shape {
        ctas: u32::try_from(ctas).unwrap_or(u32::MAX),
        threads: launch.threads(),
        cluster,
    };
    (launch.checks == Checks::All).then(|| Detector::new(shape, MOST_RACES))
}

fn take_turns(
    engine: &mut Engine<'_>,
    launch: &Launch,
    done: &(dyn Fn(u64) + Sync),
) -> Result<(), Box<Stop>> {
    let mut resident: Vec<Cluster> = Vec::new();
    let (mut next, mut ended, mut which, mut turns) = (0, 0, 0, 0);
    let mut limit = RESIDENT;
    let mut stall = Stall::new(engine);
    loop {
        while resident.len() < limit && next < launch.clusters() {
            resident.push(begin(engine, launch, next));
            next += 1;
            engine.signs += 1;
        }
        if resident.is_empty() {
            return Ok(());
        }
        let count = resident.len();
        let mut ran = None;
        for i in 0..count {
            let index = (which + i) % count;
            match engine.turn(&mut resident[index]) {
                Ok(true) => {
                    ran = Some(index);
                    break;
                }
                Ok(false) => {}
                Err(stop) => return Err(whereabouts::add(engine, stop, &resident)),
            }
        }
        turns += 1;
        if ran.is_none() || turns > PATIENCE * count {
            if next < launch.clusters() && limit < most_resident(launch) {
                (limit, turns) = (limit * 2, 0);
            } else if ran.is_none() {
                return Err(whereabouts::deadlock(engine, &resident));
            }
        }
        let Some(index) = ran else { continue };
        // Those that have not begun may be what others wait for.
        if next == launch.clusters() || limit >= most_resident(launch) {
            stall.check(engine, &mut resident, index)?;
        }
        which = index + 1;
        if resident[index].is_done() {
            let mut cluster = resident.swap_remove(index);
            engine.finish(&mut cluster)?;
            (which, turns, ended) = (index, 0, ended + 1);
            done(ended);
        }
        which %= resident.len().max(1);
    }
}

/// How many clusters the device holds at the same time.
fn most_resident(launch: &Launch) -> usize {
    let threads = u64::from(launch.threads()) * u64::from(launch.ranks());
    let most = u64::from(launch.multiprocessors) * THREADS / threads.max(1);
    usize::try_from(most).unwrap_or(usize::MAX)
}

fn begin(engine: &mut Engine<'_>, launch: &Launch, number: u64) -> Cluster {
    let cluster = Cluster::new(engine.program, launch, number);
    if let Some(race) = &mut engine.race {
        (0..launch.ranks()).for_each(|rank| race.start_cta(cluster.first_cta + rank));
    }
    cluster
}

fn in_parallel(
    program: &Program,
    global: &Global,
    launch: &Launch,
    done: &(dyn Fn(u64) + Sync),
) -> Outcome {
    // The first cluster that stopped the launch: those before it run all the same, so that it is
    // always the same one that is told.
    let (stopped, ended) = (AtomicU64::new(u64::MAX), AtomicU64::new(0));
    let clusters = launch.clusters();
    let chunk = (clusters / 64).clamp(1, 256);
    let mut race = detector(launch);
    let run_chunk = |race: &Option<Detector>, n: u64, steps: u64| {
        let mut engine = Engine::new(program, global, launch);
        engine.limit = launch.steps.saturating_sub(steps);
        engine.race = race.as_ref().map(Detector::fork);
        let mut outcome = Outcome::default();
        for number in n * chunk..((n + 1) * chunk).min(clusters) {
            if stopped.load(Relaxed) < number {
                break;
            }
            if let Err(reason) = run_alone(&mut engine, launch, number) {
                stopped.fetch_min(number, Relaxed);
                outcome.stop = Some(reason);
                break;
            }
            done(ended.fetch_add(1, Relaxed) + 1);
        }
        let race = engine.race.take();
        outcome.add(engine);
        (outcome, race)
    };
    let mut outcome = Outcome::default();
    let chunks = clusters.div_ceil(chunk);
    // What each part saw of races takes memory.
    let wave = if race.is_some() { WAVE } else { PLAIN_WAVE };
    for first in (0..chunks).step_by(wave as usize) {
        let wave = first..(first + wave).min(chunks);
        let steps = outcome.steps;
        let ran: Vec<_> = wave.into_par_iter().map(|n| run_chunk(&race, n, steps)).collect();
        for (part, fork) in ran {
            // What others did behind the end depends on the host.
            if outcome.stop.is_some() {
                break;
            }
            if let (Some(race), Some(fork)) = (&mut race, fork) {
                race.absorb(fork);
            }
            outcome.append(part);
        }
        if outcome.stop.is_some() {
            break;
        }
    }
    outcome.add_races(&race);
    outcome
}

fn run_alone(engine: &mut Engine<'_>, launch: &Launch, number: u64) -> Result<(), Box<Stop>> {
    let mut cluster = [begin(engine, launch, number)];
    let mut stall = Stall::new(engine);
    while !cluster[0].is_done() {
        match engine.turn(&mut cluster[0]) {
            Ok(true) => stall.check(engine, &mut cluster, 0)?,
            Ok(false) => return Err(whereabouts::deadlock(engine, &cluster)),
            Err(stop) => return Err(whereabouts::add(engine, stop, &cluster)),
        }
    }
    engine.finish(&mut cluster[0])
}
