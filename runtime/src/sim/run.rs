//! Runs all clusters of a launch.
//!
//! Where CTAs cannot see each other's work, clusters run one after the other on each of several
//! threads of the host, and the result is the same as in any other order. Otherwise some of them
//! are there at the same time and take turns, in an order that the seed decides.

use super::check::race::{self, Detector};
use super::cluster::Cluster;
use super::context::Context;
use super::engine::{Engine, Output};
use super::finding::{Finding, Findings};
use super::hang;
use super::launch::Launch;
use super::profile::Profile;
use super::stall::Stall;
use super::watch::detector;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How many clusters are there at first where they can see each other; the next begins when one has
/// ended. If none ends for long, or none can go on, there are more: they may wait for others.
const RESIDENT: usize = 32;
/// For how many turns of each resident cluster none may end before there are more.
const PATIENCE: usize = 16;
/// The threads that a multiprocessor holds at most.
const THREADS: u64 = 2048;

/// How many parts of a launch run before what they saw of races is put together, and before their
/// steps are counted if there are no races to see.
const WAVE: u64 = 16;
const PLAIN_WAVE: u64 = 64;

/// What happened in a launch.
#[derive(Default)]
pub(super) struct Outcome {
    pub(super) steps: u64,
    pub(super) thread_steps: u64,
    pub(super) output: Output,
    pub(super) findings: Findings,
    pub(super) races: Vec<race::Race>,
    /// How many pairs of instructions race besides.
    pub(super) races_omitted: usize,
    pub(super) profile: Profile,
    /// What stopped it.
    pub(super) stop: Option<Box<Finding>>,
}

impl Outcome {
    /// What an engine did that something may have stopped, and what it saw of races.
    fn of(engine: Engine<'_>, stop: Option<Box<Finding>>) -> (Self, Option<Detector>) {
        let (progress, watch, output) = engine.into_parts();
        let (race, profile, findings) = watch.into_parts();
        let outcome = Self {
            steps: progress.steps(),
            thread_steps: progress.thread_steps(),
            output,
            findings,
            profile: profile.unwrap_or_default(),
            stop,
            ..Self::default()
        };
        (outcome, race)
    }

    fn with_races(mut self, race: &Option<Detector>) -> Self {
        if let Some(race) = race {
            self.races = race.races().to_vec();
            self.races_omitted = race.omitted();
        }
        self
    }

    /// Adds what happened in a later part of the launch, which nothing has stopped so far.
    fn append(&mut self, part: Outcome) {
        self.steps += part.steps;
        self.thread_steps += part.thread_steps;
        self.output.append(part.output);
        self.findings.append(part.findings);
        self.profile.add(&part.profile);
        self.stop = part.stop;
    }
}

/// Runs a launch to its end. `done` gets how many clusters have ended.
pub(super) fn run(context: Context<'_>, done: &(dyn Fn(u64) + Sync)) -> Outcome {
    if context.program.communicates || context.launch.clusters() == 1 {
        in_turn(context, done)
    } else {
        in_parallel(context, done)
    }
}

fn in_turn(context: Context<'_>, done: &(dyn Fn(u64) + Sync)) -> Outcome {
    let mut engine = Engine::new(context, context.launch.options.steps, detector(context));
    let stop = take_turns(&mut engine, done).err();
    let (outcome, race) = Outcome::of(engine, stop);
    outcome.with_races(&race)
}

fn take_turns(engine: &mut Engine<'_>, done: &(dyn Fn(u64) + Sync)) -> Result<(), Box<Finding>> {
    let launch = engine.context().launch;
    let mut resident: Vec<Cluster> = Vec::new();
    let (mut next, mut ended, mut which, mut turns) = (0, 0, 0, 0);
    let mut limit = RESIDENT;
    let mut stall = Stall::new(engine);
    loop {
        while resident.len() < limit && next < launch.clusters() {
            resident.push(engine.begin(next));
            next += 1;
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
                Err(stop) => return Err(hang::add(engine.context(), stop, &resident)),
            }
        }
        turns += 1;
        if ran.is_none() || turns > PATIENCE * count {
            if next < launch.clusters() && limit < most_resident(launch) {
                (limit, turns) = (limit * 2, 0);
            } else if ran.is_none() {
                return Err(hang::deadlock(engine.context(), &resident));
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
            engine.recycle(cluster);
            (which, turns, ended) = (index, 0, ended + 1);
            done(ended);
        }
        which %= resident.len().max(1);
    }
}

/// How many clusters the device holds at the same time.
fn most_resident(launch: &Launch) -> usize {
    let threads = u64::from(launch.threads()) * u64::from(launch.ranks());
    let most = u64::from(launch.options.multiprocessors) * THREADS / threads.max(1);
    usize::try_from(most).unwrap_or(usize::MAX)
}

fn in_parallel(context: Context<'_>, done: &(dyn Fn(u64) + Sync)) -> Outcome {
    let launch = context.launch;
    // The first cluster that stopped the launch: those before it run all the same, so that it is
    // always the same one that is reported.
    let (stopped, ended) = (AtomicU64::new(u64::MAX), AtomicU64::new(0));
    let clusters = launch.clusters();
    let chunk = (clusters / 64).clamp(1, 256);
    let mut race = detector(context);
    let run_chunk = |race: &Option<Detector>, n: u64, steps: u64| {
        let limit = launch.options.steps.saturating_sub(steps);
        let mut engine = Engine::new(context, limit, race.as_ref().map(Detector::fork));
        let mut stop = None;
        for number in n * chunk..((n + 1) * chunk).min(clusters) {
            if stopped.load(Relaxed) < number {
                break;
            }
            if let Err(reason) = run_alone(&mut engine, number) {
                stopped.fetch_min(number, Relaxed);
                stop = Some(reason);
                break;
            }
            done(ended.fetch_add(1, Relaxed) + 1);
        }
        Outcome::of(engine, stop)
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
    outcome.with_races(&race)
}

fn run_alone(engine: &mut Engine<'_>, number: u64) -> Result<(), Box<Finding>> {
    let mut cluster = [engine.begin(number)];
    let mut stall = Stall::new(engine);
    while !cluster[0].is_done() {
        match engine.turn(&mut cluster[0]) {
            Ok(true) => stall.check(engine, &mut cluster, 0)?,
            Ok(false) => return Err(hang::deadlock(engine.context(), &cluster)),
            Err(stop) => return Err(hang::add(engine.context(), stop, &cluster)),
        }
    }
    let [mut cluster] = cluster;
    engine.finish(&mut cluster)?;
    engine.recycle(cluster);
    Ok(())
}
