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
    let (parsed, read) = timed(|| parse_module(text).expect("the generator writes valid text"));
    let mut times = [read, Duration::ZERO, Duration::ZERO, Duration::ZERO, Duration::ZERO];
    let mut module = parsed.module;
    let mut start = Moment::now();
    let mut observer = |stage: Stage<'_>| {
        let place = match stage {
            Stage::Verify(_) => 1,
            Stage::Pass(..) => 2,
            Stage::Codegen(..) => 3,
            Stage::Print(_) => 4,
            other => unreachable!("`{}` has no name here", other.name()),
        };
        times[place] += start.elapsed();
        start = Moment::now();
        Ok(())
    };
    let mut compiler = Compiler::new(target, OptLevel::O2, &mut observer);
    compiler.optimize(&mut module).expect("the generator writes valid text");
    let ptx = compiler.emit(module, None).expect("the target has all that is needed");
    (ptx.text, times)
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
    let (parsed, read) = timed(|| parse_module(text).expect("the generator writes valid text"));
    let mut stages = vec![("read", read)];
    let mut module = parsed.module;
    let mut start = Moment::now();
    let mut observer = |stage: Stage<'_>| {
        let (name, took) = (stage.name(), start.elapsed());
        match stages.iter_mut().find(|(other, _)| *other == name) {
            Some((_, time)) => *time += took,
            None => stages.push((name, took)),
        }
        start = Moment::now();
        Ok(())
    };
    let mut compiler = Compiler::new(target, OptLevel::O2, &mut observer);
    compiler.optimize(&mut module).expect("the generator writes valid text");
    compiler.emit(module, None).expect("the target has all that is needed");
    stages
}
