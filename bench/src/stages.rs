//! The way from text to PTX, one stage after the other, each with its time.
//!
//! It is the way of `irc::compile`, with reading before it.

use std::time::Duration;

use irc::codegen::{LowerOptions, lower};
use irc::ir::target::Target;
use irc::ir::text::parse_module;
use irc::ir::verify::verify_module;
use irc::passes::pipeline::{self, OptLevel};

use crate::clock::timed;

/// The stages, in order.
pub const NAMES: [&str; 5] = ["read", "verify", "optimise", "lower", "print"];

/// What each of [`NAMES`] took.
pub type Times = [Duration; NAMES.len()];

/// Compiles `text`, which is to be valid, at O1.
///
/// # Panics
/// The text is not valid, or the target lacks something.
pub fn run(text: &str, target: Target) -> (String, Times) {
    let (parsed, read) = timed(|| parse_module(text).expect("the generator writes valid text"));
    let mut module = parsed.module;
    let ((), verify) = timed(|| verify_module(&module).expect("the generator writes valid text"));
    let level = OptLevel::O1;
    let (_, optimise) = timed(|| pipeline::optimize(&mut module, level, |_, _, _| {}));
    let options = LowerOptions { level, ..LowerOptions::default() };
    let (lowered, lower) =
        timed(|| lower(module, target, options).expect("the target has all that is needed"));
    let (ptx, print) = timed(|| lowered.to_string());
    (ptx, [read, verify, optimise, lower, print])
}

/// The times of the fastest of `runs` runs.
///
/// # Panics
/// As for [`run`].
pub fn fastest(runs: usize, text: &str, target: Target) -> Times {
    let times = (0..runs.max(1)).map(|_| run(text, target).1);
    times.min_by_key(|times| times.iter().sum::<Duration>()).expect("there is at least one run")
}
