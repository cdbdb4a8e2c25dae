//! The way from text to PTX: as a whole, which is that of `irc::compile_to_text` with reading
//! before it, and one stage after the other, each with its time.

use std::time::Duration;

use irc::ir::text::parse_module;
use irc::ptx::target::Target;
use irc::stages::{Compiler, Stage};
use irc::work::Workers;
use irc::{DebugInfo, OptLevel, Options, compile_to_text};

use crate::clock::{Moment, timed};

/// The stages, in order; all passes together are one.
pub const NAMES: [&str; 5] = ["read", "verify", "optimise", "lower", "print"];

/// What debuggers are told, by its name.
pub const TOLD: [(&str, DebugInfo); 2] = [("lines", DebugInfo::Lines), ("full", DebugInfo::Full)];

/// What each of [`NAMES`] took.
pub type Times = [Duration; NAMES.len()];

/// Compiles `text`, which is to be valid, function by function.
///
/// # Panics
/// The text is not valid, or the target lacks something.
pub fn whole(text: &str, target: Target, level: OptLevel, workers: Workers<'_>) -> String {
    let module = parse_module(text).expect("the generator writes valid text").module;
    let options = Options::default().with_level(level);
    compile_to_text(module, &target, &options, workers).expect("the target has all that is needed")
}

/// Compiles `text`, which is to be valid, at O0, with what debuggers are told.
///
/// # Panics
/// The text is not valid, or the target lacks something.
pub fn told(text: &str, target: Target, debug: DebugInfo) -> String {
    let module = parse_module(text).expect("the generator writes valid text").module;
    let options = Options::default().with_level(OptLevel::O0).with_debug(debug);
    let compiled = compile_to_text(module, &target, &options, Workers::ONE);
    compiled.expect("the target has all that is needed")
}

/// Compiles `text`, which is to be valid, at O2, and watches the stages.
///
/// # Panics
/// The text is not valid, or the target lacks something.
pub fn run(text: &str, target: Target) -> (String, Times) {
    let mut times = Times::default();
    let (ptx, read) = watch(text, target, |stage, took| {
        let place = match stage {
            Stage::Verify(_) => 1,
            Stage::Pass(..) => 2,
            Stage::Codegen(..) => 3,
            Stage::Print(_) => 4,
            other => unreachable!("`{}` has no name here", other.name()),
        };
        times[place] += took;
    });
    times[0] = read;
    (ptx, times)
}

/// The PTX at O2, and what reading took; the watcher gets each stage after that, and its time.
fn watch(
    text: &str,
    target: Target,
    mut watcher: impl FnMut(&Stage<'_>, Duration),
) -> (String, Duration) {
    let (parsed, read) = timed(|| parse_module(text).expect("the generator writes valid text"));
    let mut module = parsed.module;
    let mut start = Moment::now();
    let mut observer = |stage: Stage<'_>| {
        watcher(&stage, start.elapsed());
        start = Moment::now();
        Ok(())
    };
    let mut compiler = Compiler::new(target, OptLevel::O2, &mut observer);
    compiler.optimize(&mut module).expect("the generator writes valid text");
    let ptx = compiler.emit(module, None).expect("the target has all that is needed");
    (ptx.text, read)
}

/// The times of the fastest of `runs` runs.
///
/// # Panics
/// As for [`run`].
pub fn fastest(runs: usize, text: &str, target: Target) -> Times {
    let times = (0..runs.max(1)).map(|_| run(text, target).1);
    times.min_by_key(|times| times.iter().sum::<Duration>()).expect("there is at least one run")
}

/// What each stage took by its name, in the order in which they were first met; passes of one name
/// are one. The fastest of `runs` runs.
///
/// # Panics
/// As for [`run`].
pub fn by_name(runs: usize, text: &str, target: Target) -> Vec<(&'static str, Duration)> {
    let runs = (0..runs.max(1)).map(|_| named(text, target));
    let total =
        |stages: &Vec<(&str, Duration)>| stages.iter().map(|stage| stage.1).sum::<Duration>();
    runs.min_by_key(total).expect("there is at least one run")
}

fn named(text: &str, target: Target) -> Vec<(&'static str, Duration)> {
    let mut stages: Vec<(&str, Duration)> = Vec::new();
    let (_, read) = watch(text, target, |stage, took| {
        match stages.iter_mut().find(|(other, _)| *other == stage.name()) {
            Some((_, time)) => *time += took,
            None => stages.push((stage.name(), took)),
        }
    });
    stages.insert(0, ("read", read));
    stages
}
