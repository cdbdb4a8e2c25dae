//! A Lisp whose kernels run in every thread of a grid. It is read at a prompt or from a script,
//! compiled for the arguments that a kernel is run with, and run on the simulator:
//!
//! ```text
//! $ cargo run -p irc-compiler --example lisp
//! > (iota x 8)
//! > (fill y 8 0.0)
//! > (kernel halves (x y)
//! .   (set (y i) (/ (x i) 2.0)))
//! > (run halves 1 8 x y)
//! > y
//! 0.0 0.5 1.0 1.5 2.0 2.5 3.0 3.5
//! ```
//!
//! Errors of a script, and faults of its kernels, have the line of the script; the exit status
//! tells whether there was one.

mod compiler;
mod read;
mod session;

use read::Reader;
use session::Session;
use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

fn main() -> io::Result<ExitCode> {
    let (input, prompts) = (io::stdin().lock(), io::stdin().is_terminal());
    let all_is_well = talk(input, &mut io::stdout(), &mut io::stderr(), prompts)?;
    Ok(if all_is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Does what is read, line by line; whether nothing was wrong.
pub fn talk(
    mut input: impl BufRead,
    output: &mut impl Write,
    errors: &mut impl Write,
    prompts: bool,
) -> io::Result<bool> {
    let (mut session, mut reader) = (Session::new("<stdin>"), Reader::default());
    let mut all_is_well = true;
    loop {
        if prompts {
            write!(output, "{}", if reader.is_inside() { ". " } else { "> " })?;
            output.flush()?;
        }
        let mut line = Vec::new();
        let read = match input.read_until(b'\n', &mut line)? {
            0 => reader.end(),
            _ => reader.line(&String::from_utf8_lossy(&line)),
        };
        let (forms, outcome) = read;
        let mut failed = Vec::new();
        for form in &forms {
            match session.eval(form) {
                Ok(text) => output.write_all(text.as_bytes())?,
                Err(error) => failed.push(error),
            }
        }
        for error in failed.iter().chain(outcome.as_ref().err()) {
            writeln!(errors, "{}", session.message(error))?;
            all_is_well = false;
        }
        if line.is_empty() {
            return Ok(all_is_well);
        }
    }
}
