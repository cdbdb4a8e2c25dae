//! The command line: one file for each concern, this one to put them together.

mod args;
mod check;
mod codes;
mod compile;
mod completions;
mod cubin;
mod explain;
mod files;
mod fmt;
mod input;
mod interrupt;
mod isa;
mod link;
mod lint;
mod llc;
mod man;
mod marks;
mod output;
mod remarks;
mod report;
mod run;
mod source;
mod threads;
mod toy;
mod trace;

use args::{Args, Command};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use std::ffi::OsString;
use std::io::{IsTerminal as _, Write as _};
use std::process::ExitCode;

/// Says on standard error what is wrong; where that is closed, nobody is left to be told.
fn say_error(message: &str) {
    let _ = writeln!(std::io::stderr(), "error: {message}");
}

/// The arguments of the process; flags of `llc` are translated.
fn arguments() -> Result<Args, String> {
    let command = Args::command();
    let is_subcommand = |word: &str| word == "help" || command.find_subcommand(word).is_some();
    let words = llc::translated(std::env::args_os(), is_subcommand)?;
    let is_compiled = |word: &OsString| !word.to_str().is_some_and(is_subcommand);
    match Args::try_parse_from(&words) {
        Ok(args) => Ok(args),
        // `llc < FILE` and `.. | llc` name no file either.
        Err(error)
            if error.kind() == ErrorKind::MissingRequiredArgument
                && words.get(1).is_some_and(is_compiled)
                && !std::io::stdin().is_terminal() =>
        {
            Ok(Args::parse_from(words.into_iter().chain([OsString::from("-")])))
        }
        Err(error) => error.exit(),
    }
}

/// Runs the command with the arguments of the process.
pub fn run() -> ExitCode {
    let args = match arguments() {
        Ok(args) => args,
        Err(usage) => return say_usage(&usage),
    };
    let result = match &args.command {
        Some(Command::Check(check)) => check::run(check),
        Some(Command::Completions(args)) => completions::run(args),
        Some(Command::ExplainError(explain)) => explain::run(explain),
        Some(Command::Fmt(fmt)) => fmt::run(fmt),
        Some(Command::Isa(isa)) => isa::run(isa),
        Some(Command::Link(link)) => link::run(link),
        Some(Command::Man(args)) => man::run(args),
        Some(Command::Run(run)) => run::run(run),
        Some(Command::Toy(toy)) => toy::run(toy),
        None => compile::run(&args.compile),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(usage) => say_usage(&usage),
    }
}

/// Says what is wrong with the command line.
fn say_usage(usage: &str) -> ExitCode {
    say_error(&format!("{usage}\n\nFor more information, try '--help'."));
    ExitCode::from(2)
}
