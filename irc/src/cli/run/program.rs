//! What is run: PTX, as it was given or compiled from IR or a toy program.

use super::args::RunArgs;
use super::lines::IrLines;
use crate::cli::fmt::ptx_diagnostic;
use crate::cli::input::{Input, read_text};
use crate::cli::report::Report;
use crate::cli::source::{self, Language};
use irc::ir::ptx;
use irc::ir::target::{Sm, Target};
use irc::ir::text::SourceFile;
use irc::runtime::device::{Line, Place};
use irc::{Options, compile};

/// A program.
pub struct Program {
    /// The name of the file.
    pub name: String,
    /// The PTX text.
    pub ptx: String,
    /// The same as a tree.
    pub module: ptx::Module,
    /// Where it came from, if that is a module.
    pub origin: Option<Origin>,
}

/// A module, and how it was compiled.
pub struct Origin {
    /// The module and its texts.
    pub input: Input,
    target: Target,
    options: Options,
}

impl Program {
    /// Reads the file and compiles it if it is not PTX; nothing if there are errors in the report.
    pub fn new(args: &RunArgs, report: &mut Report) -> Result<Option<Program>, String> {
        let Some(text) = read_text(&args.file, report) else { return Ok(None) };
        let name = source::name(&args.file);
        match source::language(&args.file, &text, args.input.language) {
            Language::Ptx if args.level.is_some() || args.target.is_some() => Err(format!(
                "`{name}` is PTX, which is run as it is: -O and --target are for what is compiled"
            )),
            Language::Ptx => Ok(read(name, text, report)),
            Language::Ir | Language::Toy => {
                let target = Target::new(args.target.unwrap_or(Sm::plain(75)));
                if !target.sm.is_supported() {
                    let sm = target.sm;
                    return Err(format!(
                        "{sm} is not a target of irc: it compiles for sm_50 and later"
                    ));
                }
                let options = Options::default().with_level(args.level.unwrap_or_default());
                Ok(build(args, text, target, options, report))
            }
        }
    }

    /// Tells the line of each place in the file that was given, and the name of the file.
    pub fn fill<'a>(&self, places: impl Iterator<Item = &'a mut Place>) {
        let mut lines = None;
        for place in places {
            let Some(ptx) = &mut place.ptx else { continue };
            let Some(Origin { input, target, options }) = &self.origin else {
                ptx.file.clone_from(&self.name);
                continue;
            };
            place.ir = if input.is_toy() {
                // The locations of the PTX are those of the program.
                place.source.clone()
            } else {
                let lines =
                    lines.get_or_insert_with(|| IrLines::new(input, target, options, &self.ptx));
                lines.get(ptx.line).map(|line| Line { file: self.name.clone(), line })
            };
            if place.ir.is_none() {
                ptx.file = self.ptx_name();
            }
        }
    }

    /// What to call the PTX.
    pub fn ptx_name(&self) -> String {
        match self.origin {
            Some(_) => format!("<PTX of {}>", self.name),
            None => self.name.clone(),
        }
    }
}

fn read(name: String, ptx: String, report: &mut Report) -> Option<Program> {
    match ptx::Module::parse(&ptx) {
        Ok(module) => Some(Program { name, ptx, module, origin: None }),
        Err(errors) => {
            let source = SourceFile::new(&name, &ptx);
            errors.iter().for_each(|error| report.add(&source, &ptx_diagnostic(error)));
            None
        }
    }
}

fn build(
    args: &RunArgs,
    text: String,
    target: Target,
    options: Options,
    report: &mut Report,
) -> Option<Program> {
    let input = Input::parse(&args.file, text, &args.input, report)?;
    match compile(&input.module, &target, &options) {
        Ok(built) => {
            let name = input.name().to_owned();
            let origin = Some(Origin { input, target, options });
            Some(Program { name, ptx: built.text, module: built.module, origin })
        }
        Err(errors) => {
            errors.iter().for_each(|error| input.tell_error("", error, report));
            None
        }
    }
}
