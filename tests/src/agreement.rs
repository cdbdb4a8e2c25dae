//! What must hold of a module that runs, at every step from its text to the results of its PTX.
//!
//! Printing and reading gives the module back; the verifier accepts it after every pass; the
//! interpreter's result is refined by every pass, and a pass that says that it has changed nothing
//! has not. At each level, for the oldest target, the newest one and one between, each allocation
//! of registers is proved anew (`lower` does so where debug assertions are on), and the printed and
//! re-read PTX computes in the simulator, with several seeds and under every schedule, what the
//! interpreter computes where that is defined.

use crate::interpreter::{self, Buffers};
use crate::random::RandomModule;
use crate::simulator;
use crate::text::{round_trip, verify};
use irc::{OptLevel, Options, compile};
use irc_codegen::error::Reason;
use irc_passes::opt::Changed;
use irc_passes::pipeline::{self, Fuel};
use irc_ptx as ptx;
use irc_ptx::target::{Sm, Target};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// How many modules in a row have the same target between the oldest and the newest.
pub const BATCH: u64 = 50;
/// Launches of the code for the newest target, so that every schedule comes; others have one.
const SCHEDULES: u64 = 3;
/// Steps that the interpreter may take.
const STEPS: u64 = 20_000_000;
/// What launches in the simulator are counted as.
pub const LAUNCHES: &str = "results of PTX compared";

/// What was done, to see that not everything was skipped.
#[derive(Default)]
pub struct Tally {
    counts: BTreeMap<String, u64>,
    times: BTreeMap<&'static str, Duration>,
}

impl Tally {
    /// One more of this.
    pub fn add(&mut self, what: impl Into<String>) {
        *self.counts.entry(what.into()).or_default() += 1;
    }

    /// Runs, and adds the time to that of the other runs of this.
    pub fn timed<T>(&mut self, what: &'static str, run: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = run();
        *self.times.entry(what).or_default() += start.elapsed();
        result
    }

    /// How many there were of this.
    pub fn count(&self, what: &str) -> u64 {
        self.counts.get(what).copied().unwrap_or(0)
    }

    /// Adds what was done elsewhere.
    pub fn merge(&mut self, other: Tally) {
        other.counts.into_iter().for_each(|(what, n)| *self.counts.entry(what).or_default() += n);
        other.times.into_iter().for_each(|(what, t)| *self.times.entry(what).or_default() += t);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, count) in &self.counts {
            writeln!(f, "{count:8} {what}")?;
        }
        for (what, time) in &self.times {
            writeln!(f, "{time:8.1?} {what}")?;
        }
        Ok(())
    }
}

/// PTX of a module.
pub struct Code {
    /// The number of the module.
    pub number: u64,
    /// What it is for.
    pub target: Sm,
    /// The text.
    pub text: String,
}

/// Where a result differs from one that it should refine.
fn refines(wanted: &Buffers, found: &Buffers) -> Result<(), String> {
    for (buffer, (wanted, found)) in wanted.iter().zip(found).enumerate() {
        for (at, (wanted, found)) in wanted.iter().zip(found).enumerate() {
            if wanted.is_some() && wanted != found {
                return Err(format!("buffer {buffer}, byte {at}: {found:?}, not {wanted:?}"));
            }
        }
    }
    Ok(())
}

/// What the interpreter says of a module.
struct Meaning {
    /// The buffers, unless the module has undefined behaviour.
    buffers: Option<Buffers>,
    /// Whether another right implementation may compute something else.
    exact: bool,
}

fn meaning(random: &RandomModule, tally: &mut Tally) -> Result<Meaning, String> {
    let run = |seed| interpreter::launch_within(&random.module, &random.case, seed, STEPS);
    let (first, second) = (run(0), run(1));
    match (first, second) {
        (Ok((first, outcome)), Ok((second, _))) => {
            if outcome.arbitrary {
                tally.add("runs with arbitrary choices");
                return Ok(Meaning { buffers: None, exact: false });
            }
            refines(&first, &second).map_err(|error| format!("another interleaving: {error}"))?;
            Ok(Meaning { buffers: Some(first), exact: !outcome.inexact })
        }
        (Err(error), _) | (_, Err(error)) if !random.traits.poison => Err(error),
        _ => {
            tally.add("runs with undefined behaviour");
            Ok(Meaning { buffers: None, exact: false })
        }
    }
}

/// Runs each pass of O2, which are those of O1 and more, and checks after each.
fn check_passes(random: &RandomModule, meaning: &Meaning, tally: &mut Tally) -> Result<(), String> {
    let mut module = random.module.clone();
    let mut text = module.to_string();
    for pass in OptLevel::O2.passes() {
        let run = || pipeline::run(&mut module, &[pass], Fuel::UNLIMITED);
        let changed = tally.timed("passes", run);
        let after = |error| format!("after {}: {error}", pass.name);
        let before = std::mem::replace(&mut text, module.to_string());
        if changed == Changed::No && before != text {
            return Err(after("it says that it has changed nothing".to_owned()));
        }
        verify(&module).map_err(after)?;
        let Some(wanted) = &meaning.buffers else { continue };
        let launch = || interpreter::launch_within(&module, &random.case, 0, STEPS);
        let (found, _) = tally.timed("interpreter", launch).map_err(after)?;
        refines(wanted, &found).map_err(after)?;
        tally.add("results after a pass compared");
    }
    round_trip(&module).map(drop)
}

/// Whether the module needs what the target does not have.
fn is_gate(error: &irc::Error) -> bool {
    let irc::Error::Codegen(error) = error else { return false };
    matches!(error.reason, Reason::Gate { .. } | Reason::Target { .. })
}

/// The operation that the target does not have.
fn gate_text(error: &irc::Error) -> String {
    error.to_string().split_whitespace().take(3).collect::<Vec<_>>().join(" ")
}

/// Runs PTX with these seeds, three of which in a row have different schedules.
fn check_launches(
    seeds: Range<u64>,
    random: &RandomModule,
    code: &ptx::Module,
    wanted: &Buffers,
    tally: &mut Tally,
) -> Result<(), String> {
    for seed in seeds {
        let options = simulator::options(seed);
        let launch = || simulator::launch(&random.module, code, &random.case, options);
        let at_seed = |error| format!("seed {seed}: {error}");
        let found = tally.timed("simulator", launch).map_err(at_seed)?;
        refines(wanted, &found).map_err(at_seed)?;
        tally.add(LAUNCHES);
    }
    Ok(())
}

/// Compiles at each level for each target, and runs what comes out.
fn check_code(
    number: u64,
    random: &RandomModule,
    meaning: &Meaning,
    tally: &mut Tally,
) -> Result<Vec<Code>, String> {
    let oldest = if random.traits.volta { 70 } else { 50 };
    let targets: Vec<Target> =
        Target::all().filter(|target| target.sm.number() >= oldest).collect();
    let (first, last) = (targets[0], targets[targets.len() - 1]);
    // What is legal changes often between the oldest and the newest. ptxas is given the modules of
    // a batch together, so they have one such target.
    let between = targets[1 + (number / BATCH) as usize % (targets.len() - 2)];
    let mut codes = Vec::new();
    // Every second pair of modules is optimised at O2.
    let optimized = if (number / 2).is_multiple_of(2) { OptLevel::O1 } else { OptLevel::O2 };
    for level in [OptLevel::O0, optimized] {
        for (index, target) in (0..).zip([first, between, last]) {
            let place = |error: String| format!("{level:?} for {target}: {error}");
            let options = Options::default().with_level(level);
            let compiled = tally.timed("compile", || compile(&random.module, &target, &options));
            let text = match compiled {
                Ok(ptx) => ptx.text,
                Err(errors) if target != last && errors.iter().all(is_gate) => {
                    tally.add(format!("not for an older target: {}", gate_text(&errors[0])));
                    continue;
                }
                Err(errors) => return Err(place(errors[0].to_string())),
            };
            let code = ptx::Module::parse(&text)
                .map_err(|errors| place(format!("the PTX: {}\n{text}", errors[0])))?;
            if let Some(wanted) = meaning.buffers.as_ref().filter(|_| meaning.exact) {
                let seed = 4 * number + index;
                let seeds = seed..seed + if target == last { SCHEDULES } else { 1 };
                let result = check_launches(seeds, random, &code, wanted, tally);
                result.map_err(place)?;
            }
            // Half of the code is enough: each level for each target in every second module.
            if number.is_multiple_of(2) == ((level == optimized) == (target == last)) {
                codes.push(Code { number, target: target.sm, text });
            }
        }
    }
    Ok(codes)
}

/// All properties but ptxas' verdict; gives some of the PTX that the module becomes. `number`
/// chooses the target between and the seeds.
///
/// # Errors
/// What does not hold, panics included.
pub fn check(number: u64, random: &RandomModule, tally: &mut Tally) -> Result<Vec<Code>, String> {
    let checked = catch_unwind(AssertUnwindSafe(|| {
        verify(&random.module)?;
        round_trip(&random.module)?;
        let mut own = Tally::default();
        let meaning = tally.timed("interpreter", || meaning(random, &mut own))?;
        tally.merge(own);
        check_passes(random, &meaning, tally)?;
        check_code(number, random, &meaning, tally)
    }));
    checked.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        Err(format!("panic: {}", text.unwrap_or_default()))
    })
}
