//! What programs of this package have in common.

use std::env;
use std::process::ExitCode;

/// The arguments of a program as `parse` understands them. Without them the program ends: with the
/// usage where `--help` asks for it, with 2 where `parse` says what is wrong.
///
/// # Errors
/// How the program ends.
pub fn arguments<A>(usage: &str, parse: impl FnOnce() -> Result<A, String>) -> Result<A, ExitCode> {
    if env::args().skip(1).any(|word| word == "--help" || word == "-h") {
        print!("{usage}");
        return Err(ExitCode::SUCCESS);
    }
    parse().map_err(|message| {
        eprint!("{message}\n{usage}");
        ExitCode::from(2)
    })
}
