//! Texts of any language to modules.

use crate::{Found, Settings};
use irc::ir::entity::{FuncId, Inst};
use irc::ir::location::Location;
use irc::ir::module::Module;
use irc::ir::text::{SourceSpans, decode, parse_module};
use irc::ir::verify::Subject;
use irc::language::Language;
use irc::ptx::text::{Diagnostic, Lines, SourceFile};
use irc_toy::lower;
use irc_toy::render::Renderer;
use irc_toy::source::Loader;
use std::fs::File;
use std::io::Read;
use std::path::PathBuf;
use std::sync::OnceLock;

/// The most bytes of a text.
const MAX_TEXT: u64 = 512 << 20;

/// A module, and where its parts were written if that is known.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The module.
    pub module: Module,
    name: String,
    text: String,
    /// Where the lines of the text begin.
    lines: OnceLock<Lines>,
    spans: Option<SourceSpans>,
    /// How many instructions and functions the text had is told by `spans`; a toy program has
    /// locations.
    is_located: bool,
}

impl Source {
    /// A module that was built: its instructions have locations, if they were given some.
    pub fn built(module: Module) -> Source {
        Source { module, name: "<module>".to_owned(), is_located: true, ..Source::default() }
    }

    /// Adds an error of the compiler at its place. `after` is the module as it is now.
    pub fn tell(&self, after: &Module, error: &irc::Error, found: &mut Found) {
        let (code, message) = (error.code(), error.to_string());
        let spans = self.spans.as_ref();
        let span = spans.and_then(|spans| error.places().find_map(|place| spans.place(place)));
        if let Some(span) = span {
            let diagnostic = Diagnostic::error(code, message).at(span);
            let source = SourceFile::with_lines(&self.name, &self.text, self.lines());
            return found.add(&source, &diagnostic);
        }
        let located = error.places().find_map(|place| match place {
            Subject::Inst(func, inst) if self.is_located => location(after, func, inst),
            _ => None,
        });
        match located {
            Some((file, line)) => found.add_at_line(&file, line, code, message),
            None => found.add_plain(&self.name, code, message),
        }
    }

    fn lines(&self) -> &Lines {
        self.lines.get_or_init(|| Lines::new(&self.text))
    }

    /// Gives each instruction of IR text that has no location its line.
    pub fn mark_lines(&mut self) {
        let Some(spans) = &self.spans else { return };
        let lines = self.lines.get_or_init(|| Lines::new(&self.text)).starts();
        let funcs: Vec<FuncId> = self.module.funcs().map(|(id, _)| id).collect();
        let mut file = None;
        for id in funcs {
            let insts: Vec<Inst> = self.module.func(id).insts().collect();
            for inst in insts {
                let Some(span) = spans.place(Subject::Inst(id, inst)) else { continue };
                if self.module.func(id).inst_locs[inst].is_some() {
                    continue;
                }
                let file = *file.get_or_insert_with(|| self.module.files.push(self.name.clone()));
                let line = lines.partition_point(|&start| start <= span.start) as u32;
                let location = Location::new(file, line, 0);
                let func = self.module.func_mut(id);
                func.inst_locs[inst] = Some(func.locations.intern(location)).into();
            }
        }
    }
}

/// The file and line that the location of an instruction tells. Code generation adds functions and
/// instructions of its own.
fn location(module: &Module, func: FuncId, inst: Inst) -> Option<(String, u32)> {
    let func = module.get_func(func)?;
    let is_known = (inst.as_u32() as usize) < func.dfg.num_insts();
    let location = func.locations.get(is_known.then(|| func.inst_locs[inst].expand())??);
    Some((module.files.get(location.file)?.clone(), location.line))
}

/// The module of a text, with warnings perhaps; `None` with errors. It has yet to be verified.
pub fn read(bytes: &[u8], settings: &Settings, found: &mut Found) -> Option<Source> {
    let name = &settings.name;
    if bytes.len() as u64 > MAX_TEXT {
        found.add_plain(name, "C0301", format!("the text has more than {} MiB", MAX_TEXT >> 20));
        return None;
    }
    if irc_llvm::is_bitcode(bytes) {
        return read_llvm(bytes, "", settings, found);
    }
    if let Err(error) = decode(bytes) {
        let text = String::from_utf8_lossy(&bytes[..error.span.start as usize]);
        found.add(&SourceFile::new(name, &text), &error.to_diagnostic());
        return None;
    }
    let text = std::str::from_utf8(bytes).ok()?;
    match settings.language.unwrap_or_else(|| Language::of(name, text)) {
        Language::Toy => read_toy(text, settings, found),
        Language::Llvm => read_llvm(bytes, text, settings, found),
        Language::Ir => read_ir(text, settings, found),
        Language::Ptx => {
            found.add_plain(name, "C0304", "this is PTX, which needs no compiling");
            None
        }
    }
}

fn read_ir(text: &str, settings: &Settings, found: &mut Found) -> Option<Source> {
    let name = settings.name.clone();
    match parse_module(text) {
        Ok(parsed) => {
            let (module, spans) = (parsed.module, Some(parsed.spans));
            Some(Source { module, name, text: text.to_owned(), spans, ..Source::default() })
        }
        Err(errors) => {
            let source = SourceFile::new(&name, text);
            errors.iter().for_each(|error| found.add(&source, &error.to_diagnostic()));
            None
        }
    }
}

fn read_llvm(bytes: &[u8], text: &str, settings: &Settings, found: &mut Found) -> Option<Source> {
    let options = irc_llvm::Options::default().with_cpu(settings.target.sm.to_string());
    let name = settings.name.clone();
    match irc_llvm::read_with(bytes, &options) {
        Ok(module) => Some(Source { module, name, ..Source::default() }),
        Err(errors) => {
            let source = SourceFile::new(&name, text);
            errors.iter().for_each(|error| found.add(&source, &error.diagnostic));
            None
        }
    }
}

fn read_toy(text: &str, settings: &Settings, found: &mut Found) -> Option<Source> {
    let name = settings.name.clone();
    let root = irc_toy::source::SourceFile { name: name.clone(), text: text.to_owned() };
    let mut loader = Folder(settings.imports.clone());
    let mut add = |said: &[irc_toy::diagnostic::Diagnostic], files| {
        let renderer = Renderer::new(files);
        said.iter().for_each(|said| found.add_message(&renderer.message(said)));
    };
    match irc_toy::compile(root, &mut loader, &lower::Options::default()) {
        Ok(compiled) => {
            add(&compiled.warnings, &compiled.files);
            Some(Source { module: compiled.module, name, is_located: true, ..Source::default() })
        }
        Err(failed) => {
            add(&failed.diagnostics, &failed.files);
            None
        }
    }
}

/// The folder of what a toy program imports, if there is one.
struct Folder(Option<PathBuf>);

impl Loader for Folder {
    fn load(&mut self, path: &str) -> Result<String, String> {
        let Some(folder) = &self.0 else {
            return Err("no folder was given for imports".to_owned());
        };
        let mut bytes = Vec::new();
        let file = File::open(folder.join(path)).map_err(|error| error.to_string())?;
        file.take(MAX_TEXT).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
        String::from_utf8(bytes).map_err(|_| "the file is not UTF-8".to_owned())
    }
}
