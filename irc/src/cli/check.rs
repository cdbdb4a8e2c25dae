//! `irc check`: parse and verify.

use super::args::{CheckArgs, Format};
use super::report::{Report, verify_diagnostic};
use super::source;
use irc::ir::text::{ParsedModule, SourceFile, decode, parse_module};
use irc::ir::verify::verify_module;
use std::path::Path;

/// Checks every file; whether all are right.
pub fn run(args: &CheckArgs) -> Result<bool, String> {
    let mut report = Report::new(args.format);
    for path in &args.files {
        if let Some(text) = read_text(path, &mut report) {
            parse_and_verify(&source::name(path), &text, &mut report);
        }
    }
    let ok = !report.has_errors();
    match args.format {
        Format::Text => report.write(&mut std::io::stderr()),
        Format::Json => report.write(&mut std::io::stdout()),
    }
    Ok(ok)
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
