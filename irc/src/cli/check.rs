//! `irc check`: all that is wrong with IR, PTX or a toy program.

use super::args::CheckArgs;
use super::input::{Input, read_contents};
use super::lint::lint;
use super::output::Destination;
use super::report::Report;
use super::source::{self, Contents, Language};
use irc::OptLevel;
use irc::codegen::{LowerOptions, lower};
use irc::ptx;
use irc::ptx::target::{Sm, Target};
use irc::ptx::text::{Severity, SourceFile};
use std::path::Path;

/// Checks every file; whether all are right.
pub fn run(args: &CheckArgs) -> Result<bool, String> {
    let mut report = Report::new(args.format);
    for path in &args.files {
        let Some(contents) = read_contents(path, &mut report) else { continue };
        let name = source::name(path);
        match contents.language(path, args.input.language) {
            Language::Ptx => {
                check_ptx(&name, contents.text(), args.target, &mut report);
                if args.lowest {
                    let line = lowest_line(&name, contents.text());
                    Destination::Stdout.deliver(line.as_bytes(), &mut report);
                }
            }
            Language::Ir | Language::Llvm | Language::Toy => {
                check_module(path, contents, args, &mut report)
            }
        }
    }
    let denied = args.deny.is_some() && report.has_warnings();
    Ok(report.write() && !denied)
}

/// Whether there are no errors in a PTX text; those that there are go into the report.
pub fn has_no_errors(name: &str, text: &str, report: &mut Report) -> bool {
    let found = ptx::check::check(text, None);
    let source = SourceFile::new(name, text);
    let errors = found.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    errors.clone().for_each(|diagnostic| report.add(&source, diagnostic));
    errors.count() == 0
}

/// What the tables of the ISA know of a PTX text.
fn check_ptx(name: &str, text: &str, target: Option<Sm>, report: &mut Report) {
    let found = ptx::check::check(text, target);
    if found.is_empty() {
        return;
    }
    let source = SourceFile::new(name, text);
    found.iter().for_each(|diagnostic| report.add(&source, diagnostic));
}

/// A line with the lowest target and version that have all that a PTX text uses.
fn lowest_line(name: &str, text: &str) -> String {
    match ptx::check::lowest(text) {
        Some((sm, version)) => format!("{name}: {sm}, PTX {version}\n"),
        None => format!("{name}: no target has all of it\n"),
    }
}

/// Compiles IR or a toy program as far as a module, and looks whether the target has all that it
/// needs.
fn check_module(path: &Path, contents: Contents, args: &CheckArgs, report: &mut Report) {
    let Some(input) = Input::new(path, contents, &args.input, args.target, report) else {
        return;
    };
    lint(&input, report);
    let Some(sm) = args.target else { return };
    let options = LowerOptions::default()
        .with_level(OptLevel::O0)
        .with_comment(None)
        .with_verify(cfg!(debug_assertions));
    if let Err(errors) = lower(input.module.clone(), Target::new(sm), options) {
        input.tell_errors("", errors.into_iter().map(irc::Error::from), report);
    }
}
