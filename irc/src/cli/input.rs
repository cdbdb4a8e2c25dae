//! A module and the texts that it came from: IR text, or the files of a toy program.
//!
//! Whatever is found wrong with the module later is shown at its place in these texts. Instructions
//! of a toy program have their places as locations, those of IR text are kept beside it.

use super::args::InputArgs;
use super::report::Report;
use super::source::{self, Contents, Language};
use irc::codegen::error::Reason;
use irc::ir::entity::{FuncId, Inst};
use irc::ir::module::Module;
use irc::ir::text::{SourceSpans, decode, parse_module};
use irc::ir::verify::{SourceLines, Subject, verify_lines, verify_module};
use irc::ptx::target::Sm;
use irc::ptx::text::{Diagnostic, Lines, SourceFile, Span, with_plain_lines};
use irc::runtime::device::Line;
use irc_toy::lower::{self, KernelInterface};
use irc_toy::source::Loader;
use std::borrow::{Borrow, Cow};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A module that the verifier accepts, and its texts.
pub struct Input {
    /// The module.
    pub module: Module,
    /// The first is the one that was named.
    texts: Vec<Text>,
    origin: Origin,
    /// The files that were read besides the one that was named.
    pub imports: Vec<PathBuf>,
}

struct Text {
    name: String,
    contents: Contents,
    /// Where the lines begin.
    lines: OnceLock<Lines>,
}

enum Origin {
    Ir(Box<SourceSpans>),
    /// What the kernels take, and how many functions the module has.
    Toy(Vec<KernelInterface>, usize),
    /// LLVM IR: its locations are those of another text.
    Llvm(Box<Llvm>),
}

/// What LLVM IR was read with, for the places of errors.
struct Llvm {
    libraries: Vec<Text>,
    /// The processor of functions that do not say theirs.
    sm: Option<Sm>,
    contract: irc_llvm::Contract,
    cuda_atomics: bool,
    debug: bool,
}

impl Llvm {
    fn options(&self) -> irc_llvm::Options<'_> {
        let libraries = self.libraries.iter();
        let options = libraries.fold(irc_llvm::Options::default(), |options, library| {
            options.with_library(library.contents.bytes())
        });
        let options = options.with_contract(self.contract).with_debug(self.debug);
        let options = options.with_cuda_atomics(self.cuda_atomics);
        match self.sm {
            Some(sm) => options.with_cpu(sm.to_string()),
            None => options,
        }
    }

    /// Adds an error about a text or one of the libraries.
    fn add(&self, main: &Text, error: &irc_llvm::Error, report: &mut Report) {
        let text = error.input.checked_sub(1).map_or(main, |library| &self.libraries[library]);
        report.add(&text.source(), &error.diagnostic);
    }
}

/// A place in one of the texts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct At {
    /// The number of the text.
    pub text: usize,
    /// The place.
    pub span: Span,
}

impl Input {
    /// The valid module of a text, or its errors in the report. PTX is taken for IR. The target is
    /// that of LLVM IR that does not say one.
    pub fn new(
        path: &Path,
        contents: Contents,
        args: &InputArgs,
        sm: Option<Sm>,
        report: &mut Report,
    ) -> Option<Input> {
        let input = Input::parse(path, contents, args, sm, report)?;
        if let Err(errors) = verify_module(&input.module) {
            input.tell_errors("", errors.into_iter().map(irc::Error::from), report);
            return None;
        }
        Some(input)
    }

    /// The same, but the module of IR text has yet to be verified.
    pub fn parse(
        path: &Path,
        contents: Contents,
        args: &InputArgs,
        sm: Option<Sm>,
        report: &mut Report,
    ) -> Option<Input> {
        let name = source::name(path);
        match contents.language(path, args.language) {
            Language::Toy => Input::from_toy(path, contents.into_text(), args, report),
            Language::Llvm => Input::from_llvm(name, contents, args, sm, report),
            Language::Ir | Language::Ptx => Input::from_ir(name, contents.into_text(), report),
        }
    }

    fn from_ir(name: String, text: String, report: &mut Report) -> Option<Input> {
        let parsed = match parse_module(&text) {
            Ok(parsed) => parsed,
            Err(errors) => {
                let source = SourceFile::new(&name, &text);
                errors.iter().for_each(|error| report.add(&source, &error.to_diagnostic()));
                return None;
            }
        };
        let texts = vec![Text::new(name, Contents::Text(text))];
        let origin = Origin::Ir(Box::new(parsed.spans));
        Some(Input { module: parsed.module, texts, origin, imports: Vec::new() })
    }

    /// The module of LLVM IR; the text of bitcode is empty.
    fn from_llvm(
        name: String,
        contents: Contents,
        args: &InputArgs,
        sm: Option<Sm>,
        report: &mut Report,
    ) -> Option<Input> {
        let named =
            |path: &PathBuf| Some(Text::new(source::name(path), read_contents(path, report)?));
        let libraries: Vec<_> = args.link_bitcode.iter().map(named).collect();
        let libraries = libraries.into_iter().collect::<Option<Vec<_>>>()?;
        let (contract, cuda_atomics) = (args.contract.into(), args.cuda_atomics);
        let llvm = Box::new(Llvm { libraries, sm, contract, cuda_atomics, debug: args.debug });
        let text = Text::new(name, contents);
        match irc_llvm::read_with(text.contents.bytes(), &llvm.options()) {
            Ok(module) => {
                let imports = args.link_bitcode.clone();
                Some(Input { module, texts: vec![text], origin: Origin::Llvm(llvm), imports })
            }
            Err(errors) => {
                errors.iter().for_each(|error| llvm.add(&text, error, report));
                None
            }
        }
    }

    fn from_toy(path: &Path, text: String, args: &InputArgs, report: &mut Report) -> Option<Input> {
        let root = irc_toy::source::SourceFile { name: source::name(path), text };
        let folder = path.parent().filter(|_| !source::is_dash(path));
        let folder = folder.map(Path::to_owned).unwrap_or_default();
        let mut loader = Folder { folder, read: Vec::new() };
        let options = lower::Options::default();
        let options = options.with_checks(!args.unchecked).with_debug(args.debug);
        match irc_toy::compile(root, &mut loader, &options) {
            Ok(compiled) => {
                report.add_toy(&compiled.warnings, &compiled.files);
                let files = compiled.files.into_iter();
                let texts = files
                    .map(|(_, file)| Text::new(file.name, Contents::Text(file.text)))
                    .collect();
                let functions = compiled.module.funcs().count();
                let origin = Origin::Toy(compiled.kernels, functions);
                Some(Input { module: compiled.module, texts, origin, imports: loader.read })
            }
            Err(failed) => {
                report.add_toy(&failed.diagnostics, &failed.files);
                None
            }
        }
    }

    /// The name of the text that was named.
    pub fn name(&self) -> &str {
        &self.texts[0].name
    }

    /// Whether it is a toy program, whose instructions have their places as locations.
    pub fn is_toy(&self) -> bool {
        matches!(self.origin, Origin::Toy(..))
    }

    /// Name and contents of the text of a place; of the first where nothing is known.
    pub fn text(&self, at: Option<At>) -> (&str, &str) {
        let text = &self.texts[at.map_or(0, |at| at.text)];
        (&text.name, text.text())
    }

    /// The place of a line of one of the texts.
    pub fn line_at(&self, line: &Line) -> Option<At> {
        let text = self.texts.iter().position(|text| text.name == line.file)?;
        let (texts, number) = (&self.texts[text], (line.line as usize).checked_sub(1)?);
        let starts = texts.lines().starts();
        let start = *starts.get(number)? as usize;
        let end = starts.get(number + 1).map_or(texts.text().len(), |&end| end as usize);
        let shown = texts.text()[start..end].trim_end();
        let indent = shown.len() - shown.trim_start().len();
        let (start, end) = ((start + indent) as u32, (start + shown.len()) as u32);
        Some(At { text, span: Span::new(start, end) })
    }

    /// Name and contents of the text that has a line, and its place there.
    pub fn line_shown(&self, line: &Line) -> Option<(&str, &str, Span)> {
        let at = self.line_at(line)?;
        let (name, text) = self.text(Some(at));
        Some((name, text, at.span))
    }

    /// What a kernel of a toy program takes.
    pub fn kernel(&self, name: &str) -> Option<&KernelInterface> {
        match &self.origin {
            Origin::Ir(_) | Origin::Llvm(_) => None,
            Origin::Toy(kernels, _) => kernels.iter().find(|kernel| kernel.name == name),
        }
    }

    /// The line of an instruction in IR text, counted from 1.
    pub fn line(&self, func: FuncId, inst: Inst) -> Option<u32> {
        let at = self.place(Subject::Inst(func, inst))?;
        let lines = self.texts[at.text].lines().starts();
        Some(lines.partition_point(|&start| start <= at.span.start) as u32)
    }

    /// Where a part of the module was written, if that is known.
    pub fn place(&self, place: Subject) -> Option<At> {
        match (&self.origin, place) {
            (Origin::Ir(spans), _) => spans.place(place).map(|span| At { text: 0, span }),
            // Code generation adds functions of its own.
            (Origin::Toy(_, functions), Subject::Inst(func, inst)) => {
                let is_known = (func.as_u32() as usize) < *functions;
                is_known.then(|| self.location(func, inst))?
            }
            (Origin::Toy(..) | Origin::Llvm(_), _) => None,
        }
    }

    /// The place that the location of an instruction tells.
    fn location(&self, func: FuncId, inst: Inst) -> Option<At> {
        let func = self.module.func(func);
        // And instructions.
        let is_known = (inst.as_u32() as usize) < func.dfg.num_insts();
        let location = func.locations.get(is_known.then(|| func.inst_locs[inst].expand())??);
        // The files of the module are those of the program, in the same order.
        let text = location.file.as_u32() as usize;
        let offset = self.texts.get(text)?.offset(location.line, location.column)?;
        Some(At { text, span: Span::new(offset, offset) })
    }

    /// Adds a diagnostic about one of the texts; about the first where nothing is known.
    pub fn tell(&self, diagnostic: Diagnostic, at: Option<At>, report: &mut Report) {
        let text = &self.texts[at.map_or(0, |at| at.text)];
        let diagnostic = match at {
            Some(at) => diagnostic.at(at.span),
            None => diagnostic,
        };
        report.add(&text.source(), &diagnostic);
    }

    /// Whether the locations of IR text, which is there, lie in the files that they name, as far as
    /// those can be found; else the errors are in the report. Those of toy programs do, and those
    /// of LLVM IR are its compiler's matter.
    pub fn locations_are_in_files(&self, path: &Path, report: &mut Report) -> bool {
        if !matches!(self.origin, Origin::Ir(_)) {
            return true;
        }
        let lines = |name: &str| {
            let beside = path.parent().map(|folder| folder.join(name));
            let found = [Some(PathBuf::from(name)), beside].into_iter().flatten();
            // Neither folders nor what has no end.
            let file = found.into_iter().find(|file| file.is_file())?;
            let bytes = source::read_file(&file, source::MAX_TEXT).ok()?;
            Some(SourceLines::new(&bytes))
        };
        match verify_lines(&self.module, lines) {
            Ok(()) => true,
            Err(errors) => {
                self.tell_errors("", errors.into_iter().map(irc::Error::from), report);
                false
            }
        }
    }

    /// Adds errors of the compiler at their places; `when` stands in front of each.
    pub fn tell_errors<E>(&self, when: &str, errors: E, report: &mut Report)
    where
        E: IntoIterator<Item: Borrow<irc::Error>>,
    {
        let errors = errors.into_iter();
        let Origin::Llvm(llvm) = &self.origin else {
            return errors.for_each(|error| self.tell_error(when, error.borrow(), report));
        };
        let parts = errors.map(|error| {
            let error = error.borrow();
            let diagnostic = Diagnostic::error(error.code(), format!("{when}{error}"));
            (error.places().next(), diagnostic)
        });
        let text = &self.texts[0];
        let located = irc_llvm::locate(text.contents.bytes(), &llvm.options(), parts.collect());
        located.iter().for_each(|error| llvm.add(text, error, report));
    }

    fn tell_error(&self, when: &str, error: &irc::Error, report: &mut Report) {
        let at = error.places().find_map(|place| self.place(place));
        let message = match error {
            // The place says in which function it is.
            irc::Error::Codegen(error) if at.is_some() => error.reason.to_string(),
            error => error.to_string(),
        };
        let mut diagnostic = Diagnostic::error(error.code(), format!("{when}{message}"));
        if let irc::Error::Codegen(error) = error
            && let Reason::PartedWarp { branch: Some(branch), .. } = error.reason
            && let Some(func) = error.func
            && let Some(place) = self.place(Subject::Inst(func, branch))
        {
            diagnostic.labels.push((place.span, "the threads may diverge here".to_owned()));
        }
        self.tell(diagnostic, at, report);
    }
}

impl Text {
    fn new(name: String, contents: Contents) -> Text {
        Text { name, contents, lines: OnceLock::new() }
    }

    /// That of bitcode is empty.
    fn text(&self) -> &str {
        self.contents.text()
    }

    fn source(&self) -> SourceFile<'_> {
        SourceFile::with_lines(&self.name, self.text(), self.lines())
    }

    /// Where its lines begin, which is asked for where something is wrong or marked.
    fn lines(&self) -> &Lines {
        self.lines.get_or_init(|| Lines::new(self.text()))
    }

    /// The offset of a line and column, both from 1; columns count characters.
    fn offset(&self, line: u32, column: u32) -> Option<u32> {
        let start = *self.lines().starts().get((line as usize).checked_sub(1)?)?;
        let rest = &self.text()[start as usize..];
        let in_line = rest.char_indices().nth((column as usize).saturating_sub(1));
        Some(start + in_line.map_or(rest.len(), |(at, _)| at) as u32)
    }
}

/// The folder of a toy program, where its imports are.
struct Folder {
    folder: PathBuf,
    /// What was read.
    read: Vec<PathBuf>,
}

impl Loader for Folder {
    fn load(&mut self, path: &str) -> Result<String, String> {
        let path = self.folder.join(path);
        let bytes =
            source::read_file(&path, source::MAX_TEXT).map_err(|error| error.to_string())?;
        self.read.push(path);
        String::from_utf8(bytes).map_err(|_| "the file is not UTF-8".to_owned())
    }
}

/// The text of an input, or its errors in the report; bitcode is none.
pub fn read_text(path: &Path, report: &mut Report) -> Option<String> {
    match read_contents(path, report)? {
        Contents::Text(text) => Some(text),
        Contents::Bitcode(_) => {
            let message = "expected text, found bitcode of LLVM".to_owned();
            report.add_plain(&source::name(path), "C0301", message);
            None
        }
    }
}

/// What is in an input, or its errors in the report.
pub fn read_contents(path: &Path, report: &mut Report) -> Option<Contents> {
    let name = source::name(path);
    let bytes = match source::read(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            let what = if source::is_dash(path) { "standard input" } else { "the file" };
            report.add_plain(&name, "C0301", format!("cannot read {what}: {error}"));
            return None;
        }
    };
    if irc_llvm::is_bitcode(&bytes) {
        return Some(Contents::Bitcode(bytes));
    }
    if let Err(error) = decode(&bytes) {
        let text = String::from_utf8_lossy(&bytes[..error.span.start as usize]);
        report.add(&SourceFile::new(&name, &text), &error.to_diagnostic());
        return None;
    }
    let text = String::from_utf8(bytes).ok()?;
    let plain = match with_plain_lines(&text) {
        Cow::Borrowed(same) if same.len() == text.len() => None,
        plain => Some(plain.into_owned()),
    };
    Some(Contents::Text(plain.unwrap_or(text)))
}
