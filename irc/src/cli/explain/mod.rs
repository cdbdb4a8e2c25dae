//! `irc explain-error`: what the codes of diagnostics mean.

use super::args::{ExplainArgs, Format};
use super::output::Destination;
use super::{codes, say_error};
use irc::json;
use irc::ptx::text::nearest_name;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Diagnostics of the file tests and of pages, one for each code that is in one: a test makes the
/// file.
const EXAMPLES: &str = include_str!("examples.txt");

/// What reports something, with the table of its codes.
const COMPONENTS: &[(&str, &[(&str, &str)])] = &[
    ("code generation", irc::codegen::codes::CODES),
    ("command", codes::CODES),
    ("IR", irc::ir::codes::CODES),
    ("LLVM", irc_llvm::codes::CODES),
    ("PTX", irc::ptx::codes::CODES),
    ("run", irc::runtime::codes::CODES),
    ("toy", irc_toy::codes::CODES),
];

/// A code, what reports it, and what it means.
#[derive(Clone, Copy)]
struct Entry {
    component: &'static str,
    code: &'static str,
    text: &'static str,
}

impl Entry {
    /// A diagnostic with this code.
    fn example(self) -> Option<&'static str> {
        EXAMPLES.split("\n\n").find(|example| {
            let code = example.split_once('[').and_then(|(_, rest)| rest.split_once(']'));
            code.is_some_and(|(code, _)| code == self.code)
        })
    }

    fn json(self) -> Value {
        let Entry { component, code, text } = self;
        let example = self.example().map(str::trim_end);
        json!({ "code": code, "component": component, "explanation": text, "example": example })
    }

    fn show(self, out: &mut String) {
        let Entry { component, code, text } = self;
        // A string takes all that is written.
        let _ = writeln!(out, "{code} ({component}): {text}");
        if let Some(example) = self.example() {
            let _ = writeln!(out, "\nExample:\n");
            example.lines().for_each(|line| {
                let _ = writeln!(out, "{}", format!("  {line}").trim_end());
            });
        }
    }
}

fn entries() -> impl Iterator<Item = Entry> {
    COMPONENTS.iter().flat_map(|&(component, table)| {
        table.iter().map(move |&(code, text)| Entry { component, code, text })
    })
}

/// Explains a code, or lists all of them; whether there was an answer.
pub fn run(args: &ExplainArgs) -> Result<bool, String> {
    let found: Vec<Entry> = match &args.code {
        None => entries().collect(),
        Some(code) => entries().filter(|entry| entry.code.eq_ignore_ascii_case(code)).collect(),
    };
    if let (Some(code), []) = (&args.code, &found[..]) {
        let near = nearest_name(&code.to_ascii_uppercase(), entries().map(|entry| entry.code));
        let help = match near {
            Some(near) => format!("did you mean `{near}`?"),
            None => "`irc explain-error --list` lists all codes".to_owned(),
        };
        say_error(&format!("unknown code `{code}`\nhelp: {help}"));
        return Ok(false);
    }
    let mut out = String::new();
    match (args.format, args.list) {
        (Format::Json, _) => out = json::lines(found.into_iter().map(Entry::json)),
        (Format::Text, false) => found.into_iter().for_each(|entry| entry.show(&mut out)),
        (Format::Text, true) => found.into_iter().for_each(|Entry { component, code, text }| {
            let _ = writeln!(out, "{code}  {component:<15}  {text}");
        }),
    }
    Ok(Destination::Stdout.write_or_say(out.as_bytes()))
}
