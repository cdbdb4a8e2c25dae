//! `irc check`: all that is wrong with IR or PTX.

use super::args::{CheckArgs, Format};
use super::output::Destination;
use super::report::{Report, codegen_diagnostic, verify_diagnostic};
use super::source::{self, Language};
use irc::OptLevel;
use irc::codegen::{LowerOptions, lower};
use irc::ir::ptx;
use irc::ir::target::{Sm, Target};
use irc::ir::text::{ParsedModule, SourceFile, decode, parse_module};
use irc::ir::verify::verify_module;
use std::path::Path;

/// Checks every file; whether all are right.
pub fn run(args: &CheckArgs) -> Result<bool, String> {
    let mut report = Report::new(args.format);
    for path in &args.files {
        let Some(text) = read_text(path, &mut report) else { continue };
        let name = source::name(path);
        match source::language(path, &text) {
            Language::Ptx => {
                check_ptx(&name, &text, args.target, &mut report);
                if args.lowest {
                    let line = lowest_line(&name, &text);
                    Destination::Stdout.deliver(line.as_bytes(), &mut report);
                }
            }
            Language::Ir => check_ir(&name, &text, args.target, &mut report),
        }
    }
    let ok = !report.has_errors();
    match args.format {
        Format::Text => report.write(&mut std::io::stderr()),
        Format::Json => report.write(&mut std::io::stdout()),
    }
    Ok(ok)
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

/// Parses and verifies IR, and looks whether the target has all that it needs.
fn check_ir(name: &str, text: &str, target: Option<Sm>, report: &mut Report) {
    let (Some(parsed), Some(sm)) = (parse_and_verify(name, text, report), target) else { return };
    let options =
        LowerOptions { level: OptLevel::O0, comment: None, verify: cfg!(debug_assertions) };
    if let Err(errors) = lower(parsed.module, Target::new(sm), options) {
        let source = SourceFile::new(name, text);
        let diagnostics = errors.iter().map(|error| codegen_diagnostic(error, &parsed.spans));
        diagnostics.for_each(|diagnostic| report.add(&source, &diagnostic));
    }
}

/// The text of an input, or its errors in the report.
pub fn read_text(path: &Path, report: &mut Report) -> Option<String> {
    let name = source::name(path);
    let bytes = match source::read(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            report.add_plain(&name, "io", format!("cannot read the file: {error}"));
            return None;
        }
    };
    if let Err(error) = decode(&bytes) {
        let text = String::from_utf8_lossy(&bytes[..error.span.start as usize]);
        report.add(&SourceFile::new(&name, &text), &error.to_diagnostic());
        return None;
    }
    String::from_utf8(bytes).ok()
}

/// The module of a text, or its errors in the report.
pub fn parse_and_verify(name: &str, text: &str, report: &mut Report) -> Option<ParsedModule> {
    let parsed = match parse_module(text) {
        Ok(parsed) => parsed,
        Err(errors) => {
            let source = SourceFile::new(name, text);
            errors.iter().for_each(|error| report.add(&source, &error.to_diagnostic()));
            return None;
        }
    };
    if let Err(errors) = verify_module(&parsed.module) {
        let source = SourceFile::new(name, text);
        errors.iter().for_each(|e| report.add(&source, &verify_diagnostic(e, &parsed.spans)));
        return None;
    }
    Some(parsed)
}
