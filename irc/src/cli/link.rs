//! `irc link`: files of IR, PTX and toy programs to one file of PTX.

use super::args::{InputArgs, KeepWhat, LinkArgs};
use super::check::has_no_errors;
use super::files::Files;
use super::input::{At, Input, read_contents};
use super::marks;
use super::output::Destination;
use super::report::Report;
use super::source::{self, Contents, Language};
use irc::ir::module::Symbol;
use irc::ir::verify::Subject;
use irc::ptx::link::{Keep, LinkError, LinkPlace, Linker};
use irc::ptx::target::{Sm, Target};
use irc::ptx::text::{Label, Message, Severity, SourceFile, Span, line_starts};
use irc::ptx::{Module, ReadModule};
use irc::runtime::device::Line;
use irc::{OptLevel, Options, compile};
use std::path::PathBuf;

/// Links files; whether all is well.
pub fn run(args: &LinkArgs) -> Result<bool, String> {
    let destination = match &args.output {
        Some(path) if !source::is_dash(path) => Destination::File(path.clone()),
        _ => Destination::Stdout,
    };
    let mut files = Files::default();
    args.files.iter().try_for_each(|path| files.read(path))?;
    if let Destination::File(path) = &destination {
        files.write(path)?;
    }
    let mut report = Report::new(args.format);
    let how = How { input: &args.input, target: args.target, level: args.level, keep: args.keep };
    let linked = link(&args.files, &how, &mut report)?;
    if let Some((module, linked)) = linked.filter(|_| !report.has_errors()) {
        let imports = linked.compiled().flat_map(|input| &input.imports);
        imports.map(PathBuf::as_path).try_for_each(|path| files.read(path))?;
        destination.deliver(module.print().as_bytes(), &mut report);
    }
    let ok = !report.has_errors();
    report.write_to_stderr();
    Ok(ok)
}

/// How files are linked.
pub struct How<'a> {
    pub input: &'a InputArgs,
    /// The target that IR is compiled for; else that of the first file of PTX.
    pub target: Option<Sm>,
    pub level: OptLevel,
    pub keep: KeepWhat,
}

/// The files of a link, and how they were linked.
pub struct Linked {
    read: Vec<Read>,
    sm: Sm,
    level: OptLevel,
    keep: Keep,
}

impl Linked {
    /// The files that were compiled.
    pub fn compiled(&self) -> impl Iterator<Item = &Input> {
        self.read.iter().filter_map(|read| match read {
            Read::Ptx(..) => None,
            Read::Compiled(input) => Some(&**input),
        })
    }

    /// Name, text and place of a line of one of the files.
    pub fn line_shown(&self, line: &Line) -> Option<(&str, &str, Span)> {
        self.read.iter().find_map(|read| match read {
            Read::Ptx(name, text) if *name == line.file => {
                let start = *line_starts(text).get((line.line as usize).checked_sub(1)?)?;
                Some((&**name, &**text, Span::new(start, line_end(text, start))))
            }
            Read::Ptx(..) => None,
            Read::Compiled(input) => input.line_shown(line),
        })
    }

    /// The text of the module, in which each instruction has its line in the file as its location;
    /// nothing if one of the files does not compile again.
    pub fn marked(&self) -> Option<String> {
        let mut linker = Linker::new().with_keep(self.keep);
        let (target, options) = (Target::new(self.sm), Options::default().with_level(self.level));
        for read in &self.read {
            match read {
                Read::Ptx(name, text) => linker.add(name, marks::of_ptx(name, text)),
                Read::Compiled(input) => {
                    let built = compile(&marks::of_input(input), &target, &options).ok()?;
                    linker.add(input.name(), built.module);
                }
            }
        }
        linker.link().ok().map(|module| module.print())
    }
}

/// A file that was read.
enum Read {
    Ptx(String, String),
    Compiled(Box<Input>),
}

impl Read {
    /// The text of a place, and the place, if it is known.
    fn shown<'a>(&'a self, place: &LinkPlace) -> (&'a str, &'a str, Option<Span>) {
        match self {
            Read::Ptx(name, text) => {
                let span = place.offset.map(|start| Span::new(start, line_end(text, start)));
                (name, text, span)
            }
            Read::Compiled(input) => {
                let at = subject(input, &place.name).and_then(|subject| input.place(subject));
                let (name, text) = input.text(at);
                (name, text, at.map(|At { span, .. }| span))
            }
        }
    }
}

fn line_end(text: &str, start: u32) -> u32 {
    let rest = &text[start as usize..];
    start
        + rest.find(['\n', '\r', '{']).map_or(rest.len(), |end| rest[..end].trim_end().len()) as u32
}

/// The function or variable of a name.
fn subject(input: &Input, name: &str) -> Option<Subject> {
    Some(match input.module.symbol(name)? {
        Symbol::Func(id) => Subject::Func(id),
        Symbol::Global(id) => Subject::Global(id),
    })
}

/// Links files to a module; nothing if there are errors in the report.
pub fn link(
    paths: &[PathBuf],
    how: &How<'_>,
    report: &mut Report,
) -> Result<Option<(Module, Linked)>, String> {
    if paths.iter().filter(|path| source::is_dash(path)).count() > 1 {
        return Err("standard input (`-`) can be read only once".to_owned());
    }
    let read: Vec<Option<Contents>> =
        paths.iter().map(|path| read_contents(path, report)).collect();
    let all: Option<Vec<Contents>> = read.into_iter().collect();
    let Some(all) = all else { return Ok(None) };
    let is_ptx = |path: &PathBuf, contents: &Contents| {
        contents.language(path, how.input.language) == Language::Ptx
    };
    let of_ptx = || {
        let mut ptx = paths.iter().zip(&all).filter(|(path, contents)| is_ptx(path, contents));
        let read = ReadModule::read(ptx.next()?.1.text());
        read.has_head().then_some(read.module.sm)
    };
    let sm = how.target.or_else(of_ptx).unwrap_or(Sm::plain(75));
    if !sm.is_supported() && !paths.iter().zip(&all).all(|(path, contents)| is_ptx(path, contents))
    {
        return Err(format!("{sm} is not a target of irc: it compiles for sm_50 and later"));
    }
    let keep = match how.keep {
        KeepWhat::Kernels => Keep::Kernels,
        KeepWhat::Visible => Keep::Visible,
    };
    let (mut linker, mut read) = (Linker::new().with_keep(keep), Vec::new());
    for (path, contents) in paths.iter().zip(all) {
        let name = source::name(path);
        if is_ptx(path, &contents) {
            let text = contents.text().to_owned();
            if (how.input.unchecked || has_no_errors(&name, &text, report))
                && let Err(errors) = linker.add_text(&name, &text)
            {
                let source = SourceFile::new(&name, &text);
                errors.iter().for_each(|e| report.add(&source, &e.to_diagnostic()));
            }
            read.push(Read::Ptx(name, text));
            continue;
        }
        let Some(input) = Input::new(path, contents, how.input, Some(sm), report) else {
            continue;
        };
        let options = Options::default().with_level(how.level);
        match compile(&input.module, &Target::new(sm), &options) {
            Ok(built) => linker.add(&name, built.module),
            Err(errors) => input.tell_errors("", errors.iter(), report),
        }
        read.push(Read::Compiled(Box::new(input)));
    }
    if report.has_errors() {
        return Ok(None);
    }
    match linker.link() {
        Ok(module) => Ok(Some((module, Linked { read, sm, level: how.level, keep }))),
        Err(errors) => {
            errors.iter().for_each(|error| tell(error, &read, report));
            Ok(None)
        }
    }
}

/// Adds an error with all its places.
fn tell(error: &LinkError, read: &[Read], report: &mut Report) {
    let shown: Vec<_> = error.places.iter().map(|place| read[place.module].shown(place)).collect();
    let sources: Vec<SourceFile<'_>> =
        shown.iter().map(|(name, text, _)| SourceFile::new(name, text)).collect();
    let labels = sources.iter().zip(&shown).zip(&error.places);
    let labels = labels.filter_map(|((file, (_, _, span)), place)| {
        // PTX shows its declaration itself.
        let text = match read[place.module] {
            Read::Ptx(..) => "",
            Read::Compiled(_) => &place.text,
        };
        Some(Label { file, span: (*span)?, text })
    });
    let labels: Vec<Label<'_>> = labels.collect();
    // What has no place in a text is told in words.
    let unplaced = error.places.iter().zip(&shown).filter(|(_, (_, _, span))| span.is_none());
    let notes: Vec<String> = unplaced.map(|(place, _)| place.to_string()).collect();
    let Some(file) = sources.first() else { return };
    report.add_message(&Message {
        severity: Severity::Error,
        code: error.kind.code(),
        text: &error.message(),
        file: labels.first().map_or(file, |label| label.file),
        labels,
        notes: &notes,
        help: None,
    });
}
