//! `irc completions`: scripts with which shells complete the command line.

use super::args::{Args, CompletionsArgs};
use super::output::Destination;
use clap::CommandFactory;

/// Prints the script of one shell.
pub fn run(args: &CompletionsArgs) -> Result<bool, String> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "irc", &mut script);
    Ok(Destination::Stdout.write_or_say(&script))
}
