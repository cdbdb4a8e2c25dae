//! What is run: PTX, as it was given or compiled from IR or a toy program.

use super::args::RunArgs;
use super::found::at_line;
use super::kernel::{self, Kernel};
use super::lines::{IrLines, location};
use crate::cli::args::KeepWhat;
use crate::cli::check::has_no_errors;
use crate::cli::fmt::ptx_diagnostic;
use crate::cli::input::{Input, read_text};
use crate::cli::link::{How, link};
use crate::cli::report::Report;
use crate::cli::source::{self, Language};
use irc::ptx;
use irc::ptx::target::{Sm, Target};
use irc::ptx::text::{Diagnostic, SourceFile};
use irc::runtime::device::{Line, SourceLocation};
use irc::{Options, compile};
use std::path::Path;

/// A program.
pub struct Program {
    /// The name of the file.
    pub name: String,
    /// The PTX text; nothing for the interpreter.
    pub ptx: String,
    /// The same as a tree.
    module: Option<ptx::Module>,
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
    /// Reads the files of a command: one, or several that are linked.
    pub fn of_files(args: &RunArgs, report: &mut Report) -> Result<Option<Program>, String> {
        if let [file] = &args.files[..] {
            return Program::new(file, args, report);
        }
        let how = How {
            input: &args.input,
            target: args.target,
            level: args.level.unwrap_or_default(),
            keep: KeepWhat::Kernels,
        };
        let Some(linked) = link(&args.files, &how, report)? else { return Ok(None) };
        let names: Vec<String> = args.files.iter().map(|path| source::name(path)).collect();
        let name = format!("<link of {}>", names.join(", "));
        let (ptx, module) = (linked.module.print(), Some(linked.module));
        Ok(Some(Program { name, ptx, module, origin: None }))
    }

    /// Reads a file and compiles it if it is not PTX; nothing if there are errors in the report.
    pub fn new(
        file: &Path,
        args: &RunArgs,
        report: &mut Report,
    ) -> Result<Option<Program>, String> {
        let Some(text) = read_text(file, report) else { return Ok(None) };
        let name = source::name(file);
        match source::language(file, &text, args.input.language) {
            Language::Ptx if args.interp => {
                Err(format!("`{name}` is PTX: --interp runs IR and toy programs"))
            }
            Language::Ptx if args.level.is_some() || args.target.is_some() => Err(format!(
                "`{name}` is PTX, which is run as it is: -O and --target are for what is compiled"
            )),
            Language::Ptx if !args.input.unchecked && !has_no_errors(&name, &text, report) => {
                Ok(None)
            }
            Language::Ptx => Ok(read(name, text, report)),
            Language::Ir | Language::Toy if args.interp => {
                let input = Input::new(file, text, &args.input, report);
                let (target, options) = (Target::new(Sm::plain(75)), Options::default());
                Ok(input.map(|input| Program {
                    name,
                    ptx: String::new(),
                    module: None,
                    origin: Some(Origin { input, target, options }),
                }))
            }
            Language::Ir | Language::Toy => {
                let target = Target::new(args.target.unwrap_or(Sm::plain(75)));
                if !target.sm.is_supported() {
                    let sm = target.sm;
                    return Err(format!(
                        "{sm} is not a target of irc: it compiles for sm_50 and later"
                    ));
                }
                let options = Options::default().with_level(args.level.unwrap_or_default());
                Ok(build(file, args, text, target, options, report))
            }
        }
    }

    /// The module that it was made from, if there is one.
    pub fn input(&self) -> Option<&Input> {
        self.origin.as_ref().map(|origin| &origin.input)
    }

    /// The kernel of this name, or the only one.
    pub fn kernel(&self, name: Option<&str>) -> Result<Kernel, String> {
        let found = match (&self.module, self.input()) {
            (Some(module), input) => kernel::find(module, input, name),
            (None, Some(input)) => kernel::find_in_ir(input, name),
            (None, None) => Err("there is no kernel in it".to_owned()),
        };
        found.map_err(|why| format!("`{}`: {why}", self.name))
    }

    /// Tells the line of each place in the file that was given, and the name of the file.
    pub fn fill<'a>(&self, places: impl Iterator<Item = &'a mut SourceLocation>) {
        let mut lines = None;
        for place in places {
            let Some(ptx) = &mut place.ptx else { continue };
            let Some(Origin { input, target, options }) = &self.origin else {
                ptx.file.clone_from(&self.name);
                continue;
            };
            place.ir = if input.is_toy() {
                // The locations of the PTX are those of the program.
                if place.source.is_none() {
                    place.source = location(&self.ptx, ptx.line);
                }
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

    /// Adds what a device's compiler says of a line of the PTX, at the line of the file that was
    /// given if that is known.
    pub fn tell_of_line(&self, said: Diagnostic, line: Option<u32>, report: &mut Report) {
        let mut places = [SourceLocation {
            ptx: line.map(|line| Line { file: String::new(), line }),
            ..SourceLocation::default()
        }];
        self.fill(places.iter_mut());
        let found = places[0].ir.as_ref().or(places[0].source.as_ref());
        let at = found.zip(self.input()).and_then(|(found, input)| input.line_at(found));
        match (at, self.input()) {
            (Some(at), Some(input)) => {
                let ptx = line.map(|line| format!(" (PTX line {line})")).unwrap_or_default();
                let message = format!("{}{ptx}", said.message);
                input.tell(Diagnostic { message, ..said }, Some(at), report);
            }
            _ => {
                let name = self.ptx_name();
                report.add(&SourceFile::new(&name, &self.ptx), &at_line(said, line, &self.ptx));
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
        Ok(module) => Some(Program { name, ptx, module: Some(module), origin: None }),
        Err(errors) => {
            let source = SourceFile::new(&name, &ptx);
            errors.iter().for_each(|error| report.add(&source, &ptx_diagnostic(error)));
            None
        }
    }
}

fn build(
    file: &Path,
    args: &RunArgs,
    text: String,
    target: Target,
    options: Options,
    report: &mut Report,
) -> Option<Program> {
    let input = Input::parse(file, text, &args.input, report)?;
    match compile(&input.module, &target, &options) {
        Ok(built) => {
            let name = input.name().to_owned();
            let origin = Some(Origin { input, target, options });
            Some(Program { name, ptx: built.text, module: Some(built.module), origin })
        }
        Err(errors) => {
            errors.iter().for_each(|error| input.tell_error("", error, report));
            None
        }
    }
}
