//! The command `irc`: IR text in, PTX out.
//!
//! Exit status: 0 if all went well, 1 if an input is at fault, 2 if the command line is.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
