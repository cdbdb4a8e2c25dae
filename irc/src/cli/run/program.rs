//! What is run: PTX, as it was given or compiled from IR.

use super::args::RunArgs;
use super::lines::IrLines;
use crate::cli::check::{parse_and_verify, read_text};
use crate::cli::fmt::ptx_diagnostic;
use crate::cli::report::{Report, codegen_diagnostic, verify_diagnostic};
use crate::cli::source::{self, Language};
use irc::ir::ptx;
use irc::ir::target::{Sm, Target};
use irc::ir::text::{ParsedModule, SourceFile};
use irc::runtime::device::{Line, Place};
use irc::{Error, Options, compile};

/// A program.
pub struct Program {
    /// The name of the file.
    pub name: String,
    /// The PTX text.
    pub ptx: String,
    /// The same as a tree.
    pub module: ptx::Module,
    /// Where it came from, if that is IR.
    pub ir: Option<Ir>,
}

/// IR, and how it was compiled.
pub struct Ir {
    /// The text.
    text: String,
    /// The module.
    pub parsed: ParsedModule,
    target: Target,
    options: Options,
}

impl Program {
    /// Reads the file and compiles it if it is IR; nothing if there are errors in the report.
    pub fn new(args: &RunArgs, report: &mut Report) -> Result<Option<Program>, String> {
        let Some(text) = read_text(&args.file, report) else { return Ok(None) };
        let name = source::name(&args.file);
        match source::language(&args.file, &text) {
            Language::Ptx if args.level.is_some() || args.target.is_some() => {
                Err(format!("`{name}` is PTX, which is run as it is: -O and --target are for IR"))
            }
            Language::Ptx => Ok(read(name, text, report)),
            Language::Ir => {
                let target = Target::new(args.target.unwrap_or(Sm::plain(75)));
                if !target.sm.is_supported() {
                    let sm = target.sm;
                    return Err(format!(
                        "{sm} is not a target of irc: it compiles for sm_50 and later"
                    ));
                }
                let options = Options { level: args.level.unwrap_or_default(), annotate: false };
                Ok(build(name, text, target, options, report))
            }
        }
    }

    /// Tells the IR line of each place, and the name of the file.
    pub fn fill<'a>(&self, places: impl Iterator<Item = &'a mut Place>) {
        let mut lines = None;
        for place in places {
            let Some(ptx) = &mut place.ptx else { continue };
            let Some(ir) = &self.ir else {
                ptx.file.clone_from(&self.name);
                continue;
            };
            let lines = lines.get_or_insert_with(|| {
                let Ir { text, parsed, target, options } = ir;
                let source = SourceFile::new(&self.name, text);
                IrLines::new(&parsed.module, &parsed.spans, &source, target, options, &self.ptx)
            });
            match lines.get(ptx.line) {
                Some(line) => place.ir = Some(Line { file: self.name.clone(), line }),
                None => ptx.file = self.ptx_name(),
            }
        }
    }

    /// What to call the PTX.
    pub fn ptx_name(&self) -> String {
        match self.ir {
            Some(_) => format!("<PTX of {}>", self.name),
            None => self.name.clone(),
        }
    }
}

fn read(name: String, ptx: String, report: &mut Report) -> Option<Program> {
    match ptx::Module::parse(&ptx) {
        Ok(module) => Some(Program { name, ptx, module, ir: None }),
        Err(errors) => {
            let source = SourceFile::new(&name, &ptx);
            errors.iter().for_each(|error| report.add(&source, &ptx_diagnostic(error)));
            None
        }
    }
}

fn build(
    name: String,
    text: String,
    target: Target,
    options: Options,
    report: &mut Report,
) -> Option<Program> {
    let parsed = parse_and_verify(&name, &text, report)?;
    match compile(&parsed.module, &target, &options) {
        Ok(built) => {
            let ir = Some(Ir { text, parsed, target, options });
            Some(Program { name, ptx: built.text, module: built.module, ir })
        }
        Err(errors) => {
            let source = SourceFile::new(&name, &text);
            for error in errors.iter() {
                let diagnostic = match error {
                    Error::Verify(error) => verify_diagnostic(error, &parsed.spans),
                    Error::Codegen(error) => codegen_diagnostic(error, &parsed.spans),
                };
                report.add(&source, &diagnostic);
            }
            None
        }
    }
}
