//! `irc run`: a kernel on a device, its arguments from the command line.
//!
//! Everything that the command line says is checked before anything runs: the files that it names,
//! too, so that no result is written over what was read.

pub mod args;
mod argument;
mod element;
mod found;
mod image;
mod interpreted;
mod kernel;
mod limits;
mod machine;
mod pass;
mod pipeline;
mod profile;
mod program;
mod results;
mod script;

use super::args::Format;
use super::files::Files;
use super::interrupt::INTERRUPTED;
use super::output::Destination;
use super::report::Report;
use args::{DeviceKind, Dim, Profile, RunArgs, Which};
use argument::{Argument, Buffer};
use found::Found;
use interpreted::Stop;
use irc::ptx::mangle::demangle_text;
use irc::ptx::text::Diagnostic;
use irc::runtime::device::{self, DeviceError, FaultKind, LaunchConfig, Line, SourceLocation};
use irc::runtime::ptxas::{Message, Severity};
use irc::runtime::sim::LineProfile;
use kernel::Kernel;
use machine::{Contents, Loaded, Machine, Outcome};
use pass::{Failure, bind_object, pass};
use program::Program;
use results::Expected;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Runs a kernel, or the launches of a script; whether all is well.
pub fn run(args: &RunArgs) -> Result<bool, String> {
    if let Some(text) = args.files[1..].iter().find_map(|path| argument_for_file(path)) {
        return Err(format!("there is no file `{text}`: arguments of the kernel go behind `--`"));
    }
    let is_script = |path: &PathBuf| path.extension().is_some_and(|e| e == "toml");
    match &args.files[..] {
        [file] if args.input.language.is_none() && is_script(file) => return pipeline::run(args),
        [_] => {}
        _ if args.input.language.is_none() && args.files.iter().any(is_script) => {
            return Err("a script of launches is run alone".to_owned());
        }
        _ if args.interp => return Err("--interp runs one file: link them first".to_owned()),
        _ => {}
    }
    let arguments: Vec<Argument> =
        args.args.iter().map(|text| Argument::parse(text)).collect::<Result<_, _>>()?;
    check_results(args, &arguments)?;
    let mut files = known_files(args, &arguments)?;
    let objects = arguments.iter().any(Argument::is_object) || !args.bind.is_empty();
    if objects && args.device != DeviceKind::Sim {
        return Err("textures and surfaces need the simulator: remove `--device`".to_owned());
    }
    if objects && args.interp {
        return Err("textures and surfaces need the simulator: remove --interp".to_owned());
    }
    let mut report = Report::new(args.format);
    let Some(program) = Program::of_files(args, &mut report)? else {
        return Ok(report.write());
    };
    tell_warnings(args, &mut report);
    program.imports().try_for_each(|path| files.read(path))?;
    let mut machine = Machine::new(args, &program)?;
    let kernel = program.kernel(args.kernel.as_deref())?;
    kernel.check(&arguments)?;
    let session = Session { args, arguments, program: &program, kernel };
    let wanted = session.wanted()?;
    match session.launch(&mut machine) {
        Ok((outcome, buffers)) => Ok(session.tell(outcome, &buffers, &wanted)),
        Err(failure) => refuse(failure, &program, report),
    }
}

/// The text of an argument of the kernel that stands where files do.
fn argument_for_file(path: &Path) -> Option<&str> {
    let text = path.to_str().filter(|_| !path.exists())?;
    Argument::parse(text).is_ok().then_some(text)
}

/// Warnings come before the run; as JSON `irc check` tells them.
fn tell_warnings(args: &RunArgs, report: &mut Report) {
    if !report.is_empty() && args.format == Format::Text {
        std::mem::replace(report, Report::new(args.format)).write_to_stderr();
    }
}

/// Tells why there was no launch.
fn refuse(failure: Failure, program: &Program, mut report: Report) -> Result<bool, String> {
    match failure {
        Failure::Usage(why) => Err(why),
        Failure::Device(error) => match is_fault_of_program(&error, program, &mut report) {
            true => Ok(report.write()),
            false => Err(error.to_string()),
        },
    }
}

/// Whether an error of the device is one of the program, which the report then tells, and not one
/// of the command line.
fn is_fault_of_program(error: &DeviceError, program: &Program, report: &mut Report) -> bool {
    match error {
        DeviceError::Rejected(messages) => tell_messages(messages, program, report),
        DeviceError::NotSimulated { line, .. } => {
            let said = Diagnostic::error(FaultKind::Unsupported.code(), error.to_string());
            program.tell_of_line(said, *line, report);
        }
        DeviceError::Driver { .. } => {
            report.add_plain(&program.ptx_name(), "R0202", error.to_string());
        }
        _ => return false,
    }
    true
}

/// Adds what the compiler of a device said of a program.
fn tell_messages(messages: &[Message], program: &Program, report: &mut Report) {
    for message in messages {
        let text = demangle_text(&message.text).into_owned();
        let said = match message.severity {
            Severity::Info | Severity::Warning => Diagnostic::warning("R0201", text),
            Severity::Error | Severity::Fatal => Diagnostic::error("R0201", text),
        };
        program.tell_of_line(said, message.line, report);
    }
}

/// Loads a program; warnings of the device's compiler are reported at once.
fn load(
    machine: &mut Machine<'_>,
    program: &Program,
    args: &RunArgs,
) -> Result<Loaded, DeviceError> {
    let (loaded, mut messages) = machine.load(program)?;
    messages.retain(|message| message.severity != Severity::Info);
    if args.format == Format::Text {
        let mut report = Report::new(args.format);
        tell_messages(&messages, program, &mut report);
        report.write_to_stderr();
    }
    Ok(loaded)
}

/// The bytes of the buffers that are asked for.
struct Buffers(Vec<(Which, Contents)>);

impl Buffers {
    /// Those of one.
    fn of(&self, which: &Which) -> Option<&Contents> {
        self.0.iter().find(|(known, _)| known == which).map(|(_, held)| held)
    }
}

/// An argument by its number, or what is bound to a name.
fn find<'a>(args: &'a RunArgs, arguments: &'a [Argument], which: &Which) -> Option<&'a Argument> {
    match which {
        Which::Argument(index) => arguments.get(*index),
        Which::Bound(name) => {
            args.bind.iter().find(|bind| bind.name == *name).map(|bind| &bind.argument)
        }
    }
}

/// Looks whether what is asked of the buffers can be done.
fn check_results(args: &RunArgs, arguments: &[Argument]) -> Result<(), String> {
    let buffer = |option: &str, which: &Which| {
        let fail = |why: String| Err(format!("--{option} {}: {why}", which.word()));
        match (find(args, arguments, which), which) {
            (Some(argument), _) => match argument.buffer() {
                Some(buffer) => Ok(buffer),
                None => fail(format!("argument `{}` is not a buffer", argument.text)),
            },
            (None, Which::Bound(name)) => fail(format!("nothing is bound to `{name}`")),
            (None, _) if arguments.is_empty() => fail("there are no arguments".to_owned()),
            (None, _) => {
                let last = arguments.len() - 1;
                fail(format!("the last argument is {last} (counted from 0)"))
            }
        }
    };
    let mut names: Vec<&str> = args.bind.iter().map(|bind| bind.name.as_str()).collect();
    names.sort_unstable();
    if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("--bind {}: already bound", twice[0]));
    }
    for print in &args.print {
        buffer("print", &print.which)?;
    }
    for expect in &args.expect {
        let element = buffer("expect", &expect.which)?.element;
        if expect.tolerance.is_some() && !element.is_float() {
            let name = element.name();
            return Err(format!(
                "--expect {}: tolerances apply to floats, not to {name}",
                expect.which.word()
            ));
        }
    }
    for dump in &args.dump {
        buffer("dump", &dump.which)?;
    }
    Ok(())
}

/// The files that the command line names; no result is written over an input or another result.
fn known_files(args: &RunArgs, arguments: &[Argument]) -> Result<Files, String> {
    let mut files = Files::default();
    args.files.iter().try_for_each(|path| files.read(path))?;
    let given = arguments.iter().chain(args.bind.iter().map(|bind| &bind.argument));
    let contents = given.filter_map(Argument::file);
    let expected = args.expect.iter().map(|expect| expect.path.as_path());
    contents.chain(expected).try_for_each(|path| files.read(path))?;
    args.dump.iter().try_for_each(|dump| files.write(&dump.path))?;
    if let Some(Profile::Write(path)) = &args.profile {
        files.write(path)?;
    }
    Ok(files)
}

/// All that a run needs.
struct Session<'a> {
    args: &'a RunArgs,
    arguments: Vec<Argument>,
    program: &'a Program,
    kernel: Kernel,
}

impl Session<'_> {
    /// The buffer of an argument, or of what is bound, that has one: it was looked at.
    fn buffer(&self, which: &Which) -> Option<&Buffer> {
        find(self.args, &self.arguments, which)?.buffer()
    }

    /// The bytes of the files that buffers are compared with.
    fn wanted(&self) -> Result<Vec<Vec<u8>>, String> {
        let read = |expect: &args::Expect| match self.buffer(&expect.which) {
            Some(buffer) => buffer
                .read(&expect.path)
                .map_err(|why| format!("--expect {}: {why}", expect.which.word())),
            None => Ok(Vec::new()),
        };
        self.args.expect.iter().map(read).collect()
    }

    /// Runs the kernel. With what happened come the bytes of each buffer that is asked for, if it
    /// ran to its end.
    fn launch(&self, machine: &mut Machine<'_>) -> Result<(Outcome, Buffers), Failure> {
        let loaded = load(machine, self.program, self.args)?;
        let kernel = machine.kernel(loaded, self.program, &self.kernel.name)?;
        let mut places = Vec::new();
        for bind in &self.args.bind {
            let address = bind_object(machine, loaded, bind)?;
            places.push((Which::Bound(bind.name.clone()), address));
        }
        let given: Vec<_> = self.arguments.iter().map(|argument| (argument, None)).collect();
        let (bytes, addresses) = pass(machine, &self.kernel, &given)?;
        let numbered = addresses.into_iter().enumerate();
        places.extend(numbered.map(|(index, address)| (Which::Argument(index), address)));
        let arguments: Vec<&[u8]> = bytes.iter().map(Vec::as_slice).collect();
        let mut outcome = machine.run(kernel, &self.config(), &arguments, self.args.seed)?;
        self.program.fill(outcome.reports.iter_mut().flat_map(device::Report::places_mut));
        let mut buffers = Buffers(Vec::new());
        let asked_for = self.asked_for();
        for (which, address) in places {
            if outcome.ended && asked_for.contains(&&which) {
                let size = self.buffer(&which).map_or(0, Buffer::bytes);
                let held = machine.read(address, size)?;
                buffers.0.push((which, held));
            }
        }
        Ok((outcome, buffers))
    }

    fn asked_for(&self) -> Vec<&Which> {
        let RunArgs { print, dump, expect, .. } = self.args;
        let prints = print.iter().map(|print| &print.which);
        let others = dump.iter().map(|dump| &dump.which);
        prints.chain(others).chain(expect.iter().map(|expect| &expect.which)).collect()
    }

    fn config(&self) -> LaunchConfig {
        let RunArgs { grid, block, cluster, shared, .. } = *self.args;
        config(&self.kernel, grid, block, cluster, shared)
    }

    /// Tells what happened and does what is asked of the buffers; whether all is well.
    fn tell(&self, outcome: Outcome, buffers: &Buffers, wanted: &[Vec<u8>]) -> bool {
        let mut found = Found::default();
        outcome.reports.iter().for_each(|report| found.add_fault(report));
        if let Some((fault, input)) = outcome.fault.as_ref().zip(self.program.input()) {
            found.add_stop(&Stop::new(fault, input, &self.kernel.name, &self.config()));
        }
        let mut shown = outcome.output.clone();
        if outcome.ended {
            shown.extend(self.shown(buffers).into_bytes());
            self.compare(buffers, wanted, &mut found);
            self.dump(buffers, &mut found);
        }
        self.profile(&outcome, &mut shown, &mut found);
        let counts = (found.errors, found.notes);
        let summary = summary(&self.kernel.name, &self.config(), &outcome, counts);
        finish(self.args, &shown, &found, &summary)
    }

    /// Shows or writes what each instruction did.
    fn profile(&self, outcome: &Outcome, shown: &mut Vec<u8>, found: &mut Found) {
        let Some(profile) = &self.args.profile else { return };
        let place = |line: &LineProfile| {
            let file = |(file, line): &(String, u32)| Line { file: file.clone(), line: *line };
            let ptx = Some(Line { file: String::new(), line: line.line });
            SourceLocation { ptx, ir: None, source: line.source.as_ref().map(file) }
        };
        let mut places: Vec<SourceLocation> = outcome.profile.iter().map(place).collect();
        self.program.fill(places.iter_mut());
        match profile {
            Profile::Show => {
                let mut table = String::new();
                profile::show(&outcome.profile, &places, &mut table);
                shown.extend(table.into_bytes());
            }
            Profile::Write(path) => {
                let json = profile::render_json(&outcome.profile, &places);
                if let Err(error) = Destination::File(path.clone()).write(json.as_bytes()) {
                    let message = format!("cannot write `{}`: {error}", path.display());
                    found.add_io(&message, &self.kernel.name);
                }
            }
        }
    }

    fn shown(&self, buffers: &Buffers) -> String {
        let mut out = String::new();
        for print in &self.args.print {
            if let Some(buffer) = self.buffer(&print.which) {
                let Some(held) = buffers.of(&print.which) else { continue };
                results::show(&print.which, buffer, held, print.count, &mut out);
            }
        }
        out
    }

    fn compare(&self, buffers: &Buffers, wanted: &[Vec<u8>], found: &mut Found) {
        for (expect, bytes) in self.args.expect.iter().zip(wanted) {
            let Some(buffer) = self.buffer(&expect.which) else { continue };
            let file = expect.path.display().to_string();
            let expected =
                Expected { which: &expect.which, file: &file, bytes, tolerance: expect.tolerance };
            let Some(got) = buffers.of(&expect.which) else { continue };
            let mismatch = results::compare(&self.kernel.name, buffer, got, &expected);
            mismatch.iter().for_each(|mismatch| found.add_mismatch(mismatch));
        }
    }

    fn dump(&self, buffers: &Buffers, found: &mut Found) {
        for dump in &self.args.dump {
            if let Some(held) = buffers.of(&dump.which) {
                write_buffer(&dump.path, held, &self.kernel.name, found);
            }
        }
    }
}

/// Writes the bytes of a buffer to a file; what is poison has none.
fn write_buffer(path: &Path, held: &Contents, kernel: &str, found: &mut Found) {
    let poison = held.poison.iter().filter(|&&poison| poison).count();
    if poison > 0 {
        let path = path.display();
        found.add_io(&format!("`{path}` is not written: {poison} bytes are poison"), kernel);
        return;
    }
    if let Err(error) = Destination::File(path.to_owned()).write(&held.bytes) {
        found.add_io(&format!("cannot write `{}`: {error}", path.display()), kernel);
    }
}

/// The shape of a launch: what is said, else what the kernel demands, else one of each.
fn config(
    kernel: &Kernel,
    grid: Option<Dim>,
    block: Option<Dim>,
    cluster: Option<Dim>,
    shared: u32,
) -> LaunchConfig {
    let one: Dim = [1; 3];
    let grid = grid.or(cluster).or(kernel.cluster).unwrap_or(one);
    let block = block.or(kernel.block).unwrap_or(one);
    let mut config = LaunchConfig::new(grid, block).with_dynamic_shared(shared);
    config.cluster = cluster;
    config
}

/// Writes what is shown and what was found; whether nothing is wrong.
fn finish(args: &RunArgs, shown: &[u8], found: &Found, summary: &str) -> bool {
    let mut stderr = std::io::stderr();
    // Nobody is left to be told if standard error cannot be written.
    let is_written = match args.format {
        Format::Text => {
            let is_written = Destination::Stdout.write_or_say(shown);
            let _ = stderr.write_all(found.text.as_bytes());
            is_written
        }
        Format::Json => {
            let _ = stderr.write_all(shown);
            Destination::Stdout.write_or_say(found.array().as_bytes())
        }
    };
    let _ = stderr.write_all(summary.as_bytes());
    if found.is_interrupted {
        std::process::exit(INTERRUPTED);
    }
    found.errors == 0 && is_written
}

/// A line about a launch, with how many errors and notes were found.
fn summary(
    kernel: &str,
    config: &LaunchConfig,
    outcome: &Outcome,
    counts: (usize, usize),
) -> String {
    let product = |shape: Dim| shape.iter().map(|&n| u128::from(n)).product::<u128>();
    let (ctas, threads) = (product(config.grid), product(config.block));
    let count = |n: u128, what: &str| match n {
        1 => format!("1 {what}"),
        _ => format!("{n} {what}s"),
    };
    let mut line = format!("{kernel}: {} of {}", count(ctas, "CTA"), count(threads, "thread"));
    line += &match outcome.steps {
        // How far others got when one thread stopped the launch depends on the host.
        _ if !outcome.ended => ", stopped".to_owned(),
        Some((threads, Some(warps))) => {
            format!(", {threads} instructions ({warps} of warps)")
        }
        Some((threads, None)) => format!(", {threads} instructions"),
        None => String::new(),
    };
    line += &match counts {
        (0, 0) => ": no errors".to_owned(),
        (errors, 0) => format!(": {}", count(errors as u128, "error")),
        (0, notes) => format!(": {}", count(notes as u128, "note")),
        (errors, notes) => {
            format!(": {}, {}", count(errors as u128, "error"), count(notes as u128, "note"))
        }
    };
    line.push('\n');
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::{Args, Command};
    use clap::Parser;

    const KERNEL: &str = "kernel @k(%p: ptr.global) {\nentry:\n  store.i32 1, %p\n  ret\n}\n";
    const TOY: &str = "kernel k(p: &global mut [u32]) {\n    p[0] = 1;\n}\n";

    /// What is said when a device refuses the store of a kernel, as a driver's compiler does.
    fn refused(name: &str, text: &str, format: &str) -> String {
        let folder = std::env::temp_dir().join(format!("irc-refused-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join(name);
        std::fs::write(&file, text).expect("a file");
        let path = file.to_str().expect("a name in UTF-8");
        let parsed = Args::parse_from(["irc", "run", path, "--format", format]);
        let Some(Command::Run(args)) = parsed.command else { panic!("it is `irc run`") };
        let mut report = Report::new(Format::Text);
        let program = Program::new(&file, &args, &mut report).expect("the command line is right");
        let program = program.expect("it compiles");
        std::fs::remove_file(file).expect("it is there");
        let is_store = |line: &str| line.contains("st.global");
        let line = 1 + program.ptx.lines().position(is_store).expect("it stores");
        let message = |severity, line, text: &str| Message::new(severity, line, text);
        let error = DeviceError::Rejected(vec![
            message(Severity::Error, Some(line as u32), "Unexpected instruction types"),
            message(Severity::Fatal, None, "Ptx assembly aborted due to errors"),
        ]);
        assert!(is_fault_of_program(&error, &program, &mut report));
        assert!(report.has_errors());
        let said = report.into_text().replace(&format!("{}/", folder.display()), "");
        said.replace(&format!("PTX line {line}"), "PTX line N")
    }

    #[test]
    fn the_log_of_a_driver_is_shown_at_lines_of_the_source() {
        let said = refused("k.ir", KERNEL, "text");
        let head = "error[R0201]: Unexpected instruction types (PTX line N)\n --> k.ir:3:3\n";
        assert!(said.starts_with(head), "{said}");
        assert!(said.contains("error[R0201]: Ptx assembly aborted due to errors"), "{said}");
        let said = refused("k.toy", TOY, "text");
        let head = "error[R0201]: Unexpected instruction types (PTX line N)\n --> k.toy:2:5\n";
        assert!(said.starts_with(head), "{said}");
    }
}
