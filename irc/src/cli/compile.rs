//! The compiler proper: each input through all stages, several at once.

use super::args::{CompileArgs, Emit, Format, InputArgs};
use super::check::has_no_errors;
use super::cubin::Assembler;
use super::files::Files;
use super::input::{Input, read_contents};
use super::output::Destination;
use super::report::Report;
use super::source::{self, Contents, Language};
use super::threads::Threads;
use super::trace::Trace;
use super::{cubin, remarks};
use indicatif::{ProgressBar, ProgressStyle};
use irc::codegen::Streamed;
use irc::codegen::pipeline::{CONSTANTS, Output};
use irc::ir::entity::{FuncId, Inst};
use irc::ir::function::Function;
use irc::ir::module::Module;
use irc::ir::text::AnnotationSite;
use irc::ir::verify::verify_module;
use irc::passes::analysis::Analyses;
use irc::passes::analysis::divergence::Divergence;
use irc::passes::analysis::dot::module_to_dot;
use irc::passes::analysis::summary::Summaries;
use irc::passes::pipeline::Fuel;
use irc::passes::remarks::{Remark, Remarks};
use irc::ptx::abi::Abi;
use irc::ptx::target::Target;
use irc::ptx::text::{Diagnostic, SourceFile, nearest_name};
use irc::runtime::ptxas::AssembleOptions;
use irc::stages::{self, Comment, Compiler, Observer, Stage};
use irc::work::Workers;
use irc::{DebugInfo, Errors, OptLevel, json, ptx};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Compiles every input; whether all went well.
pub fn run(args: &CompileArgs) -> Result<bool, String> {
    let emit = args.emit.choice();
    let target = match args.ptx {
        None => Target::new(args.target),
        Some(ptx) => Target::pinned(args.target, ptx).map_err(|error| error.to_string())?,
    };
    if !target.sm.is_supported() {
        return Err(format!(
            "{} is not a target of irc: it compiles for sm_50 and later",
            target.sm
        ));
    }
    if let Some(name) = &args.print_after {
        check_stage_name(name)?;
    }
    let disabled = disabled(args)?;
    let destinations = destinations(args, emit)?;
    let mut files = known_files(&args.files, &destinations)?;
    if let Some(path) = &args.remarks {
        check_remarks(path, args)?;
    }
    if let Some(path) = &args.trace {
        check_trace(path, args)?;
    }
    let reports = args.remarks.iter().chain(&args.trace);
    reports.filter(|path| !source::is_dash(path)).try_for_each(|path| files.write(path))?;
    let assembler = match emit {
        Emit::Cubin => Assembler::find(args)?,
        _ => Assembler::default(),
    };
    let mut report = Report::new(args.format);
    let Some(texts) = read_all(args, &mut report) else {
        report.write_to_stderr();
        return Ok(false);
    };
    let threads = Threads::new(args.threads);
    let workers = threads.workers();
    let job = Job { args, emit, target, assembler, disabled, workers };
    let bar = progress(texts.len());
    // One input is none that threads could share.
    let sharing = if texts.len() > 1 { workers } else { Workers::ONE };
    let results = sharing.map(args.files.iter().zip(texts), |(path, text)| {
        let done = job.compile(path, text);
        bar.inc(1);
        done
    });
    bar.finish_and_clear();
    // What was imported is an input, too.
    let imports = results.iter().flat_map(|done| &done.imports);
    imports.map(PathBuf::as_path).try_for_each(|path| files.read(path))?;
    for (done, destination) in results.into_iter().zip(destinations) {
        deliver(done, &destination, args, &mut report);
    }
    let ok = !report.has_errors();
    report.write_to_stderr();
    Ok(ok)
}

/// Writes what came of an input.
fn deliver(done: Done, destination: &Destination, args: &CompileArgs, report: &mut Report) {
    // Nobody is left to be told where standard error is closed.
    let _ = std::io::stderr().write_all(done.log.as_bytes());
    report.append(done.report);
    if let Some((path, text)) = args.remarks.as_ref().zip(done.remarks) {
        deliver_remarks(path, &text, report);
    }
    // A run whose remarks cannot be written leaves nothing behind.
    let is_told = args.remarks.is_none() || !report.has_errors();
    if let Some(bytes) = done.output.filter(|_| is_told) {
        destination.deliver(&bytes, report);
    }
    if let Some((path, page)) = args.trace.as_ref().zip(done.trace) {
        Destination::File(path.clone()).deliver(page.as_bytes(), report);
    }
}

/// The texts of all inputs, and the folder for the outputs; nothing, with errors in the report, if
/// one of them cannot be had. So there are outputs only where all inputs could be read.
fn read_all(args: &CompileArgs, report: &mut Report) -> Option<Vec<Contents>> {
    let texts: Vec<Option<Contents>> =
        args.files.iter().map(|path| read_contents(path, report)).collect();
    let texts: Vec<Contents> = texts.into_iter().collect::<Option<_>>()?;
    if let Some(folder) = args.output.as_deref().filter(|_| args.files.len() > 1)
        && let Err(error) = std::fs::create_dir_all(folder)
    {
        let name = folder.display().to_string();
        report.add_plain(&name, "C0301", format!("cannot make the folder: {error}"));
        return None;
    }
    Some(texts)
}

/// Where the result of each input goes.
fn destinations(args: &CompileArgs, emit: Emit) -> Result<Vec<Destination>, String> {
    match (&args.output, args.files.len()) {
        (None, 1) if emit == Emit::Cubin && std::io::stdout().is_terminal() => {
            Err("refusing to write machine code to a terminal: name a file with -o".to_owned())
        }
        (None, 1) => Ok(vec![Destination::Stdout]),
        (None, n) if emit == Emit::Nothing => Ok((0..n).map(|_| Destination::Stdout).collect()),
        (None, _) => Err("several inputs need an output folder: -o FOLDER".to_owned()),
        (Some(path), 1) if source::is_dash(path) => Ok(vec![Destination::Stdout]),
        (Some(path), 1) if is_folder(path) => Err(format!(
            "-o names the folder `{}`, but the result of one input is a file: use -o {}",
            path.display(),
            in_folder(path, &args.files[0], emit).display()
        )),
        (Some(path), 1) => Ok(vec![Destination::File(path.clone())]),
        (Some(path), n) if source::is_dash(path) => {
            Err(format!("{n} results do not fit on standard output: use -o FOLDER"))
        }
        (Some(folder), _) => {
            let file = |path: &PathBuf| Destination::File(in_folder(folder, path, emit));
            Ok(args.files.iter().map(file).collect())
        }
    }
}

/// Whether a path leads to a folder, or is written as that of a folder.
fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().to_string_lossy().ends_with(std::path::is_separator)
}

/// The file in a folder for the result of an input.
fn in_folder(folder: &Path, input: &Path, emit: Emit) -> PathBuf {
    let stem = if source::is_dash(input) { Path::new("stdin") } else { input };
    let mut name = stem.file_stem().unwrap_or_default().to_owned();
    name.push(".");
    name.push(emit.extension());
    folder.join(name)
}

/// The files that the command line names; no input is written over.
fn known_files(inputs: &[PathBuf], destinations: &[Destination]) -> Result<Files, String> {
    let mut files = Files::default();
    inputs.iter().try_for_each(|path| files.read(path))?;
    for destination in destinations {
        if let Destination::File(path) = destination {
            files.write(path)?;
        }
    }
    Ok(files)
}

/// Remarks are one text, of one input.
fn check_remarks(path: &Path, args: &CompileArgs) -> Result<(), String> {
    if args.files.len() > 1 {
        return Err("--remarks takes one input".to_owned());
    }
    match source::is_dash(path) && args.format == Format::Json {
        true => Err("--remarks needs the name of a file with --format json: standard error has \
                     the diagnostics"
            .to_owned()),
        false => Ok(()),
    }
}

fn deliver_remarks(path: &Path, text: &str, report: &mut Report) {
    if source::is_dash(path) {
        // Nobody is left to be told where standard error is closed.
        let _ = std::io::stderr().write_all(text.as_bytes());
    } else {
        Destination::File(path.to_owned()).deliver(text.as_bytes(), report);
    }
}

/// A trace is one file, of one input.
fn check_trace(path: &Path, args: &CompileArgs) -> Result<(), String> {
    if args.files.len() > 1 {
        return Err("--trace takes one input".to_owned());
    }
    match source::is_dash(path) || is_folder(path) {
        true => Err(format!("--trace needs the name of a file, not `{}`", path.display())),
        false => Ok(()),
    }
}

fn check_stage_name(name: &str) -> Result<(), String> {
    let names = || stages::all().map(|(name, _)| name).chain(["all"]);
    if names().any(|known| known == name) { Ok(()) } else { Err(unknown_stage(name, names())) }
}

/// The passes and stages that are left out.
fn disabled(args: &CompileArgs) -> Result<Vec<&'static str>, String> {
    let find = |name: &String| {
        let found = stages::optional().find(|known| known == name);
        found.ok_or_else(|| match stages::all().any(|(known, _)| known == name) {
            true => format!("`--disable-pass {name}`: nothing of this stage can be left out"),
            false => unknown_stage(name, stages::optional()),
        })
    };
    // Tables of all objects that are linked share the constant memory.
    let of_linking = args.relocatable.then_some(Ok(CONSTANTS.name));
    args.disable_pass.iter().map(find).chain(of_linking).collect()
}

fn unknown_stage(name: &str, names: impl Iterator<Item = &'static str>) -> String {
    let names: Vec<&str> = names.collect();
    let help = match nearest_name(name, names.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("there are: {}", names.join(", ")),
    };
    format!("unknown pass or stage `{name}`; {help}")
}

/// A bar where there are several inputs and somebody looks.
fn progress(inputs: usize) -> ProgressBar {
    if inputs < 2 || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}");
    let bar = ProgressBar::new(inputs as u64);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

/// What is the same for all inputs.
struct Job<'a> {
    args: &'a CompileArgs,
    emit: Emit,
    target: Target,
    assembler: Assembler,
    disabled: Vec<&'static str>,
    workers: Workers<'a>,
}

/// What became of an input.
struct Done {
    report: Report,
    log: String,
    output: Option<Vec<u8>>,
    /// The page of `--trace`, even if a stage went wrong.
    trace: Option<String>,
    /// What the passes said, if that is wanted.
    remarks: Option<String>,
    /// The files that were read for it.
    imports: Vec<PathBuf>,
}

/// How long stages took.
struct Times {
    stages: Vec<(&'static str, Duration)>,
    /// When the current stage began.
    start: Instant,
}

impl Times {
    fn new() -> Times {
        Times { stages: Vec::new(), start: Instant::now() }
    }

    /// A stage is done.
    fn add(&mut self, stage: &'static str) {
        let took = self.start.elapsed();
        match self.stages.iter_mut().find(|(name, _)| *name == stage) {
            Some((_, total)) => *total += took,
            None => self.stages.push((stage, took)),
        }
        self.start = Instant::now();
    }

    fn write(&self, name: &str, log: &mut String) {
        let total: Duration = self.stages.iter().map(|(_, took)| *took).sum();
        log.push_str(&format!("{name}: {:.3} ms\n", total.as_secs_f64() * 1e3));
        for (stage, took) in &self.stages {
            log.push_str(&format!("  {:>10.3} ms  {stage}\n", took.as_secs_f64() * 1e3));
        }
    }
}

/// What the arguments want to know of the stages.
struct Watch<'a> {
    args: &'a CompileArgs,
    times: Times,
    log: String,
    trace: Option<Trace>,
    remarks: Option<String>,
    /// The pass that broke the module.
    broken_by: Option<&'static str>,
}

impl Watch<'_> {
    /// Writes what a stage has made, under a comment of its language.
    fn print(&mut self, stage: Stage<'_>) {
        let name = stage.name();
        let text = match stage {
            Stage::Pass(_, module) | Stage::Codegen(_, Output::Ir(module, _)) => {
                format!("; after {name}\n{module}")
            }
            Stage::Codegen(_, out) => format!("// after {name}\n{out}"),
            _ => return,
        };
        self.log.push_str(&text);
    }

    fn after(&mut self, stage: Stage<'_>) -> Result<(), Errors> {
        self.times.add(stage.name());
        if let Some(trace) = &mut self.trace {
            trace.watch(stage);
        }
        let (name, shown) = (stage.name(), self.args.print_after.as_deref());
        if shown == Some("all") || shown == Some(name) {
            self.print(stage);
        }
        if self.args.verify
            && let Stage::Pass(_, module) = stage
            && let Err(errors) = verify_module(module)
        {
            self.broken_by = Some(name);
            return Err(errors.into());
        }
        self.times.start = Instant::now();
        Ok(())
    }
}

impl Job<'_> {
    fn compile(&self, path: &Path, contents: Contents) -> Done {
        let mut report = Report::new(self.args.format);
        let times = Times::new();
        let trace = self.args.trace.is_some().then(Trace::default);
        let mut watch = Watch {
            args: self.args,
            times,
            log: String::new(),
            trace,
            remarks: None,
            broken_by: None,
        };
        watch.times.start = Instant::now();
        if contents.language(path, self.args.input.language) == Language::Ptx {
            let output = self.of_ptx(&source::name(path), contents.text(), &mut report);
            let (log, imports) = (watch.log, Vec::new());
            return Done { report, log, output, trace: None, remarks: None, imports };
        }
        let debug = self.args.debug_info() == Some(DebugInfo::Full);
        let how = InputArgs { debug, ..self.args.input.clone() };
        let input = Input::parse(path, contents, &how, Some(self.target.sm), &mut report);
        watch.times.add("parse");
        let (mut output, mut imports) = (None, Vec::new());
        let is_read = input.is_some();
        if let Some(mut input) = input {
            if !debug || input.locations_are_in_files(path, &mut report) {
                output = self.stages(&mut input, &mut report, &mut watch);
            }
            imports = input.imports;
        }
        if self.args.time_passes && output.is_some() {
            watch.times.write(&source::name(path), &mut watch.log);
        }
        let trace = watch.trace.filter(|_| is_read).map(|trace| trace.page(&source::name(path)));
        Done { report, log: watch.log, output, trace, remarks: watch.remarks, imports }
    }

    /// PTX is compiled already, but its ABI can be told.
    fn of_ptx(&self, name: &str, text: &str, report: &mut Report) -> Option<Vec<u8>> {
        let source = SourceFile::new(name, text);
        if self.emit != Emit::Abi {
            let (message, help) = match self.emit {
                Emit::Cubin => ("this is PTX; only what is compiled is assembled", "call ptxas"),
                _ => (
                    "this is PTX, which needs no compiling",
                    "see `irc check`, `irc fmt`, `irc run` and `irc link`; `--emit-abi` takes it",
                ),
            };
            let error = Diagnostic::error("C0304", message.to_owned());
            report.add(&source, &Diagnostic { help: Some(help.to_owned()), ..error });
            return None;
        }
        if !self.args.input.unchecked && !has_no_errors(name, text, report) {
            return None;
        }
        match ptx::Module::parse(text) {
            Ok(module) => Some(json::abi(&Abi::of(&module)).into_bytes()),
            Err(errors) => {
                errors.iter().for_each(|error| report.add(&source, &error.to_diagnostic()));
                None
            }
        }
    }

    fn stages(
        &self,
        input: &mut Input,
        report: &mut Report,
        watch: &mut Watch<'_>,
    ) -> Option<Vec<u8>> {
        if self.args.debug_info() == Some(DebugInfo::Full) && !has_locations(&input.module) {
            let note = "the module has no source locations: a debugger finds its functions only";
            watch.log.push_str(&format!("note: {note}\n"));
        }
        let (mut ran_out, mut notes) = (None, Vec::new());
        let observer: &mut Observer<'_> = &mut |stage| watch.after(stage);
        let observer = self.is_watched().then_some(observer);
        let result = self.emit(input, observer, &mut ran_out, &mut notes);
        if self.args.remarks.is_some() {
            watch.remarks = Some(remarks::write(&notes, &input.module, self.args.format));
        }
        if let Some((stage, func)) = ran_out {
            let func = func.and_then(|func| input.module.get_func(func));
            let func = func.map(|func| format!(" on `@{}`", func.name)).unwrap_or_default();
            watch.log.push_str(&format!("note: fuel ran out before `{stage}`{func}\n"));
        }
        match result {
            Ok(text) if self.emit == Emit::Cubin => {
                let debug = self.args.debug_info().unwrap_or(DebugInfo::None);
                let sm = self.target.sm;
                let options = AssembleOptions::default()
                    .with_relocatable(self.args.relocatable)
                    .with_line_info(debug == DebugInfo::Lines)
                    .with_debug(debug == DebugInfo::Full);
                let options = match (debug, self.args.level) {
                    // Debugging excludes ptxas' own optimiser.
                    (DebugInfo::Full, _) => options,
                    (_, OptLevel::O0) => options.with_opt_level(0),
                    _ => options.with_opt_level(3),
                };
                let bytes = cubin::assemble(&self.assembler, &text, sm, options, input, report)?;
                watch.times.add("assemble");
                Some(bytes)
            }
            Ok(_) if self.emit == Emit::Nothing => None,
            Ok(text) => Some(text.into_bytes()),
            Err(errors) => {
                let when = watch.broken_by.map(|pass| format!("after {pass}: "));
                let when = when.as_deref().unwrap_or_default();
                input.tell_errors(when, errors.iter(), report);
                None
            }
        }
    }

    /// Whether anyone wants to know what each stage makes.
    fn is_watched(&self) -> bool {
        let CompileArgs { time_passes, print_after, verify, trace, .. } = self.args;
        *time_passes || *verify || print_after.is_some() || trace.is_some()
    }

    /// Takes a module as far as it is to go; the text of what it has become. `ran_out` is where
    /// the fuel ran out.
    fn emit(
        &self,
        input: &mut Input,
        observer: Option<&mut Observer<'_>>,
        ran_out: &mut Option<(&'static str, Option<FuncId>)>,
        notes: &mut Vec<Remark>,
    ) -> Result<String, Errors> {
        let mut compiler = match observer {
            Some(observer) => Compiler::new(self.target, self.args.level, observer),
            None => Compiler::unwatched(self.target, self.args.level),
        };
        compiler.workers = self.workers;
        let fuel = self.args.fuel.map_or(Fuel::UNLIMITED, Fuel::limited);
        compiler.fuel = fuel.without(self.disabled.iter().copied());
        compiler.verify |= self.args.verify;
        compiler.debug = self.args.debug_info().unwrap_or_default();
        if self.args.remarks.is_some() {
            compiler.remarks = Remarks::on();
        }
        compiler.optimize(&mut input.module)?;
        *notes = compiler.remarks.take();
        let result = match self.emit {
            Emit::Ir => Ok(input.module.to_string()),
            Emit::Cfg => Ok(module_to_dot(&input.module)),
            Emit::Ptx | Emit::Cubin | Emit::Nothing => Ok(self.ptx(input, &mut compiler)?.text),
            Emit::Abi => {
                let built = self.ptx(input, &mut compiler)?;
                Ok(json::abi(&irc::abi::describe(&input.module, &built.outline)))
            }
        };
        *ran_out = compiler.fuel.ran_out();
        result
    }

    fn ptx(&self, input: &mut Input, compiler: &mut Compiler<'_>) -> Result<Streamed, Errors> {
        if !self.needs_module(input) {
            return compiler.emit_text(std::mem::take(&mut input.module), None);
        }
        let input = &*input;
        let divergences = match self.args.annotate {
            true => divergences(&input.module),
            false => Vec::new(),
        };
        let ir = |func: FuncId, inst: Inst| annotation(&input.module, &divergences, func, inst);
        let mark = |func: FuncId, inst: Inst| cubin::mark(input, func, inst);
        let comment = match (self.emit, self.args.annotate) {
            (Emit::Cubin, _) => Some(&mark as &Comment<'_>),
            (_, true) => Some(&ir as _),
            _ => None,
        };
        compiler.emit_text(input.module.clone(), comment)
    }

    /// Whether anyone asks for the module when it has been compiled: it is lowered as a copy then.
    fn needs_module(&self, input: &Input) -> bool {
        self.args.annotate
            || self.args.fuel.is_some()
            || self.args.remarks.is_some()
            || matches!(self.emit, Emit::Abi | Emit::Cubin)
            || input.is_toy()
    }
}

/// Whether some instruction has a source location.
fn has_locations(module: &Module) -> bool {
    module.funcs().any(|(_, func)| func.insts().any(|inst| func.loc(inst).is_some()))
}

/// The divergence of every function that has a body.
fn divergences(module: &Module) -> Vec<Option<Divergence>> {
    let summaries = Summaries::new(module);
    let one = |(id, func): (FuncId, &Function)| {
        (!func.is_declaration()).then(|| summaries.divergence(func, id, &Analyses::default()))
    };
    module.funcs().map(one).collect()
}

/// The IR of an instruction, and how its results vary between threads, as a comment.
fn annotation(
    module: &Module,
    divergences: &[Option<Divergence>],
    id: FuncId,
    inst: Inst,
) -> Option<String> {
    // Code generation adds functions and instructions of its own.
    let divergence = divergences.get(id.as_u32() as usize)?.as_ref()?;
    let func = module.func(id);
    if inst.as_u32() as usize >= func.dfg.num_insts() {
        return None;
    }
    func.layout.block_of(inst)?;
    let result = func.dfg.first_result(inst).and_then(|result| func.value_name(result));
    let name = result.map(|name| format!("%{name} = ")).unwrap_or_default();
    let varies = divergence.annotation(func, AnnotationSite::Inst(inst));
    let varies = varies.map(|varies| format!("  ; {varies}")).unwrap_or_default();
    let comment = format!("{name}{}{varies}", func.dfg.opcode(inst));
    Some(comment.replace(char::is_control, " "))
}
