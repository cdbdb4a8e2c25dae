//! A Lisp whose functions run in every thread of a grid. It is read at a prompt or from a script;
//! a function is compiled when it is run, and runs on the simulator:
//!
//! ```text
//! $ cargo run -p irc-compiler --example lisp
//! > (iota x 8)
//! > (define halve (x)
//! .   (set (x i) (/ (x i) 2)))
//! > (run halve 1 8 x)
//! > x
//! 0 0.5 1 1.5 2 2.5 3 3.5
//! ```

mod compiler;
mod read;
mod session;

use read::{Error, read};
use std::io::{self, BufRead, IsTerminal, Write};

fn main() -> io::Result<()> {
    let (input, prompts) = (io::stdin().lock(), io::stdin().is_terminal());
    let all_is_well = talk(input, &mut io::stdout(), &mut io::stderr(), prompts)?;
    std::process::exit(i32::from(!all_is_well));
}

/// Does what is read; whether nothing was wrong.
pub fn talk(
    mut input: impl BufRead,
    output: &mut impl Write,
    errors: &mut impl Write,
    prompts: bool,
) -> io::Result<bool> {
    let (mut session, mut text, mut first) = (session::Session::new(), String::new(), 1);
    let (mut all_is_well, mut ends) = (true, false);
    while !ends {
        if prompts {
            write!(output, "{}", if text.is_empty() { "> " } else { ". " })?;
            output.flush()?;
        }
        let mut line = Vec::new();
        ends = input.read_until(b'\n', &mut line)? == 0;
        // What follows a semicolon is a comment.
        text += String::from_utf8_lossy(&line).split([';', '\n']).next().unwrap_or("");
        text += "\n";
        if !ends && text.matches('(').count() > text.matches(')').count() {
            continue;
        }
        let mut printed = String::new();
        let done = read(&text, first)
            .and_then(|forms| forms.iter().try_for_each(|form| session.eval(form, &mut printed)));
        output.write_all(printed.as_bytes())?;
        if let Err(Error((line, column), message)) = done {
            writeln!(errors, "<stdin>:{line}:{column}: error: {message}")?;
            all_is_well = false;
        }
        first += text.lines().count() as u32;
        text.clear();
    }
    Ok(all_is_well)
}
