//! What is run: PTX, as it was given or compiled from IR or a toy program.

use super::args::RunArgs;
use super::found::at_line;
use super::kernel::{self, Kernel};
use crate::cli::args::KeepWhat;
use crate::cli::check::has_no_errors;
use crate::cli::input::{Input, read_contents};
use crate::cli::link::{How, Linked, link};
use crate::cli::marks;
use crate::cli::report::Report;
use crate::cli::source::{self, Contents, Language};
use irc::lines::{FileLines, location};
use irc::ptx;
use irc::ptx::target::{Sm, Target};
use irc::ptx::text::{Diagnostic, SourceFile};
use irc::runtime::device::{Line, SourceLocation};
use irc::{Options, compile};
use std::path::{Path, PathBuf};

/// A program.
pub struct Program {
    /// The name of the file.
    pub name: String,
    /// The PTX text; nothing for the interpreter.
    pub ptx: String,
    /// The same as a tree.
    module: Option<ptx::Module>,
    origin: Origin,
}

/// What a program was made of.
enum Origin {
    /// It was given as it is.
    Ptx,
    /// A module, and how it was compiled.
    Module { input: Box<Input>, target: Target, options: Options },
    /// Several files.
    Linked(Linked),
}

impl Origin {
    /// The PTX, in which each instruction has its line in the file as its location.
    fn marked(&self) -> Option<String> {
        match self {
            Origin::Ptx => None,
            Origin::Module { input, target, options } => {
                Some(compile(&marks::of_input(input), target, options).ok()?.text)
            }
            Origin::Linked(linked) => linked.marked(),
        }
    }
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
        let Some((module, linked)) = link(&args.files, &how, report)? else { return Ok(None) };
        let names: Vec<String> = args.files.iter().map(|path| source::name(path)).collect();
        let name = format!("<link of {}>", names.join(", "));
        let (ptx, origin) = (module.print(), Origin::Linked(linked));
        Ok(Some(Program { name, ptx, module: Some(module), origin }))
    }

    /// Reads a file and compiles it if it is not PTX; nothing if there are errors in the report.
    pub fn new(
        file: &Path,
        args: &RunArgs,
        report: &mut Report,
    ) -> Result<Option<Program>, String> {
        let Some(contents) = read_contents(file, report) else { return Ok(None) };
        let name = source::name(file);
        match contents.language(file, args.input.language) {
            Language::Ptx if args.interp => {
                Err(format!("`{name}` is PTX: --interp runs IR and toy programs"))
            }
            Language::Ptx if args.level.is_some() || args.target.is_some() => Err(format!(
                "`{name}` is PTX, which is run as it is: -O and --target are for what is compiled"
            )),
            Language::Ptx
                if !args.input.unchecked && !has_no_errors(&name, contents.text(), report) =>
            {
                Ok(None)
            }
            Language::Ptx => Ok(read(name, contents.text().to_owned(), report)),
            Language::Ir | Language::Llvm | Language::Toy if args.interp => {
                let input = Input::new(file, contents, &args.input, args.target, report);
                let (target, options) = (Target::new(Sm::plain(75)), Options::default());
                Ok(input.map(|input| {
                    let origin = Origin::Module { input: Box::new(input), target, options };
                    Program { name, ptx: String::new(), module: None, origin }
                }))
            }
            Language::Ir | Language::Llvm | Language::Toy => {
                let target = Target::new(args.target.unwrap_or(Sm::plain(75)));
                if !target.sm.is_supported() {
                    let sm = target.sm;
                    return Err(format!(
                        "{sm} is not a target of irc: it compiles for sm_50 and later"
                    ));
                }
                let options = Options::default().with_level(args.level.unwrap_or_default());
                Ok(build(file, args, contents, target, options, report))
            }
        }
    }

    /// The module that it was made from, if that is one.
    pub fn input(&self) -> Option<&Input> {
        match &self.origin {
            Origin::Module { input, .. } => Some(input),
            Origin::Ptx | Origin::Linked(_) => None,
        }
    }

    /// All modules that were compiled.
    fn inputs(&self) -> Vec<&Input> {
        match &self.origin {
            Origin::Ptx => Vec::new(),
            Origin::Module { input, .. } => vec![input],
            Origin::Linked(linked) => linked.compiled().collect(),
        }
    }

    /// The files that toy programs import.
    pub fn imports(&self) -> impl Iterator<Item = &Path> {
        self.inputs().into_iter().flat_map(|input| &input.imports).map(PathBuf::as_path)
    }

    /// The kernel of this name, or the only one.
    pub fn kernel(&self, name: Option<&str>) -> Result<Kernel, String> {
        let found = match (&self.module, self.input()) {
            (Some(module), _) => kernel::find(module, &self.inputs(), name),
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
            place.ir = match &self.origin {
                Origin::Ptx => {
                    ptx.file.clone_from(&self.name);
                    continue;
                }
                Origin::Module { input, .. } if input.is_toy() => {
                    // The locations of the PTX are those of the program.
                    if place.source.is_none() {
                        place.source = location(&self.ptx, ptx.line);
                    }
                    place.source.clone()
                }
                origin => {
                    let marked = || FileLines::new(&self.ptx, origin.marked().as_deref());
                    lines.get_or_insert_with(marked).get(ptx.line)
                }
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
        let shown = found.and_then(|found| match &self.origin {
            Origin::Ptx => None,
            Origin::Module { input, .. } => input.line_shown(found),
            Origin::Linked(linked) => linked.line_shown(found),
        });
        match shown {
            Some((name, text, span)) => {
                let ptx = line.map(|line| format!(" (PTX line {line})")).unwrap_or_default();
                let message = format!("{}{ptx}", said.message);
                let said = Diagnostic { message, ..said }.at(span);
                report.add(&SourceFile::new(name, text), &said);
            }
            None => {
                let name = self.ptx_name();
                report.add(&SourceFile::new(&name, &self.ptx), &at_line(said, line, &self.ptx));
            }
        }
    }

    /// What to call the PTX.
    pub fn ptx_name(&self) -> String {
        match self.origin {
            Origin::Module { .. } => format!("<PTX of {}>", self.name),
            Origin::Ptx | Origin::Linked(_) => self.name.clone(),
        }
    }
}

fn read(name: String, ptx: String, report: &mut Report) -> Option<Program> {
    match ptx::Module::parse(&ptx) {
        Ok(module) => Some(Program { name, ptx, module: Some(module), origin: Origin::Ptx }),
        Err(errors) => {
            let source = SourceFile::new(&name, &ptx);
            errors.iter().for_each(|error| report.add(&source, &error.to_diagnostic()));
            None
        }
    }
}

fn build(
    file: &Path,
    args: &RunArgs,
    contents: Contents,
    target: Target,
    options: Options,
    report: &mut Report,
) -> Option<Program> {
    let input = Input::parse(file, contents, &args.input, Some(target.sm), report)?;
    match compile(&input.module, &target, &options) {
        Ok(built) => {
            let name = input.name().to_owned();
            let origin = Origin::Module { input: Box::new(input), target, options };
            Some(Program { name, ptx: built.text, module: Some(built.module), origin })
        }
        Err(errors) => {
            input.tell_errors("", errors.iter(), report);
            None
        }
    }
}
