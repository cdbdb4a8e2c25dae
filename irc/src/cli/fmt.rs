//! `irc fmt`: IR or PTX in its canonical form.
//!
//! The form is a fixed point: printed again, it stays as it is. A text with errors has no form, and
//! leaves everything as it was.

use super::args::{FmtArgs, Format};
use super::files::Files;
use super::input::read_text;
use super::output::Destination;
use super::report::Report;
use super::source::{self, Language};
use irc::ir;
use irc::ptx;
use irc::ptx::text::{Diagnostic, SourceFile};
use std::path::Path;

const UNFORMATTED: &str = "the text is not in canonical form";

/// Formats every file; whether all are right (and, if only asked, formatted).
pub fn run(args: &FmtArgs) -> Result<bool, String> {
    let alone = args.files.len() == 1;
    if !alone && !args.write && !args.check {
        return Err("several inputs need --write or --check".to_owned());
    }
    if args.write && args.files.iter().any(|path| source::is_dash(path)) {
        return Err("standard input cannot be formatted in place".to_owned());
    }
    let mut files = Files::default();
    args.files.iter().try_for_each(|path| files.read(path))?;
    if let Some(Destination::File(path)) = destination_of_output(args) {
        files.write(&path).map_err(|why| format!("{why}; --write formats in place"))?;
    }
    let mut report = Report::new(args.format);
    let mut formatted = true;
    for path in &args.files {
        let Some(text) = read_text(path, &mut report) else { continue };
        let Some(form) = canonical(path, &text, &mut report) else { continue };
        if args.check {
            if form != text {
                formatted = false;
                let name = source::name(path);
                match args.format {
                    Format::Text => {
                        Destination::Stdout.deliver(format!("{name}\n").as_bytes(), &mut report);
                    }
                    Format::Json => report.add_plain(&name, "C0302", UNFORMATTED.to_owned()),
                }
            }
            continue;
        }
        if args.write && form == text {
            continue;
        }
        let destination = match destination_of_output(args) {
            _ if args.write => Destination::File(path.clone()),
            Some(output) => output,
            None => Destination::Stdout,
        };
        destination.deliver(form.as_bytes(), &mut report);
    }
    let ok = !report.has_errors();
    let stdout_is_free = args.write || args.check || destination_of_output(args).is_some();
    if stdout_is_free {
        return Ok(report.write() && formatted);
    }
    report.write_to_stderr();
    Ok(ok && formatted)
}

/// The file that `-o` names, if it names one.
fn destination_of_output(args: &FmtArgs) -> Option<Destination> {
    let output = args.output.clone().filter(|output| !source::is_dash(output));
    output.map(Destination::File)
}

/// The canonical form of a text, or its errors in the report.
fn canonical(path: &Path, text: &str, report: &mut Report) -> Option<String> {
    let name = source::name(path);
    let diagnostics: Vec<Diagnostic> = match Language::of(path, text) {
        Language::Ptx => match ptx::Module::parse_with_comments(text) {
            Ok(module) => return Some(module.print()),
            Err(errors) => errors.iter().map(ptx::ReadError::to_diagnostic).collect(),
        },
        Language::Ir => match ir::text::format(text) {
            Ok(form) => return Some(form),
            Err(errors) => errors.iter().map(|error| error.to_diagnostic()).collect(),
        },
        language @ (Language::Toy | Language::Llvm) => {
            let what = if language == Language::Toy { "toy programs" } else { "LLVM IR" };
            let message =
                format!("{what} cannot be formatted: only IR and PTX have a canonical form");
            report.add_plain(&name, "C0302", message);
            return None;
        }
    };
    let source = SourceFile::new(&name, text);
    diagnostics.iter().for_each(|diagnostic| report.add(&source, diagnostic));
    None
}
