//! `irc run`: a kernel on a device, its arguments from the command line.
//!
//! Everything that the command line says is checked before anything runs. What a file holds is
//! read before, too, so that a file may be an argument and the place of a result.

pub mod args;
mod argument;
mod element;
mod image;
mod kernel;
mod lines;
mod machine;
mod profile;
mod program;
mod results;

use super::args::Format;
use super::output::Destination;
use super::report::Report;
use args::{DeviceKind, Dim, Profile, RunArgs, Which};
use argument::{Argument, Buffer, Value};
use image::Binding;
use irc::ir::text::{Diagnostic, SourceFile, Span};
use irc::runtime::device::{
    self, Device, DeviceError, Image, KernelId, LaunchConfig, Line, ModuleId, Place,
};
use irc::runtime::ptxas::Severity;
use irc::runtime::sim::LineProfile;
use irc::runtime::sim::image::Opaque;
use kernel::Kernel;
use machine::{Machine, Outcome};
use program::Program;
use results::Expected;
use std::io::Write;
use std::path::PathBuf;

/// Runs a kernel; whether all is well with it.
pub fn run(args: &RunArgs) -> Result<bool, String> {
    let arguments: Vec<Argument> =
        args.args.iter().map(|text| Argument::parse(text)).collect::<Result<_, _>>()?;
    check_results(args, &arguments)?;
    let objects = arguments.iter().any(Argument::is_object) || !args.bind.is_empty();
    if objects && args.device != DeviceKind::Sim {
        return Err("textures and surfaces are of the simulator: leave `--device` out".to_owned());
    }
    let mut machine = Machine::new(args)?;
    let mut report = Report::new(args.format);
    let Some(program) = Program::new(args, &mut report)? else {
        return Ok(refuse(args, report));
    };
    if !report.is_empty() && args.format == Format::Text {
        // Warnings; as JSON `irc check` tells them.
        std::mem::replace(&mut report, Report::new(args.format)).write(&mut std::io::stderr());
    }
    let input = program.origin.as_ref().map(|origin| &origin.input);
    let kernel = kernel::find(&program.module, input, args.kernel.as_deref())
        .map_err(|why| format!("`{}`: {why}", program.name))?;
    kernel.check(&arguments)?;
    let session = Session { args, arguments, program, kernel };
    let wanted = session.wanted()?;
    match session.launch(&mut machine) {
        Ok((outcome, buffers)) => Ok(session.tell(outcome, &buffers, &wanted)),
        Err(Failure::Usage(why)) => Err(why),
        Err(Failure::Device(error)) => match session.is_fault_of_program(&error, &mut report) {
            true => Ok(refuse(args, report)),
            false => Err(error.to_string()),
        },
    }
}

/// Tells what is wrong with the program.
fn refuse(args: &RunArgs, report: Report) -> bool {
    match args.format {
        Format::Text => report.write(&mut std::io::stderr()),
        Format::Json => report.write(&mut std::io::stdout()),
    }
    false
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
                None => fail(format!("argument `{}` is no buffer", argument.text)),
            },
            (None, Which::Bound(name)) => fail(format!("nothing is bound to `{name}`")),
            (None, _) if arguments.is_empty() => fail("there are no arguments".to_owned()),
            (None, _) => {
                let last = arguments.len() - 1;
                fail(format!("the last argument is {last}: they are counted from 0"))
            }
        }
    };
    let mut names: Vec<&str> = args.bind.iter().map(|bind| bind.name.as_str()).collect();
    names.sort_unstable();
    if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("--bind {}: it is bound already", twice[0]));
    }
    for print in &args.print {
        buffer("print", &print.which)?;
    }
    for expect in &args.expect {
        let element = buffer("expect", &expect.which)?.element;
        if expect.tolerance.is_some() && !element.is_float() {
            let name = element.name();
            return Err(format!(
                "--expect {}: a tolerance is for floats, not for {name}",
                expect.which.word()
            ));
        }
    }
    let mut places: Vec<PathBuf> = args.file.canonicalize().into_iter().collect();
    for dump in &args.dump {
        buffer("dump", &dump.which)?;
        let path = dump.path.canonicalize().unwrap_or_else(|_| dump.path.clone());
        // What is no regular file has nothing to lose.
        if places.contains(&path) && (path.is_file() || !path.exists()) {
            return Err(format!("{} would be written over", dump.path.display()));
        }
        places.push(path);
    }
    Ok(())
}

/// Why there was no launch.
enum Failure {
    /// The command line is wrong.
    Usage(String),
    /// The device refused something.
    Device(DeviceError),
}

impl From<String> for Failure {
    fn from(why: String) -> Failure {
        Failure::Usage(why)
    }
}

impl From<DeviceError> for Failure {
    fn from(error: DeviceError) -> Failure {
        Failure::Device(error)
    }
}

/// The bytes of the buffers that are asked for.
struct Buffers(Vec<(Which, Vec<u8>)>);

impl Buffers {
    /// Those of one.
    fn of(&self, which: &Which) -> &[u8] {
        let found = self.0.iter().find(|(known, _)| known == which);
        found.map_or(&[], |(_, bytes)| bytes)
    }
}

/// Memory of the device for a buffer, which is filled, and its address.
fn place(device: &mut dyn Device, argument: &Argument, buffer: &Buffer) -> Result<u64, Failure> {
    let address = device.alloc(buffer.bytes() as u64)?;
    let initial = buffer.initial().map_err(|why| format!("`{}`: {why}", argument.text))?;
    if let Some(bytes) = initial {
        device.write(address, &bytes)?;
    }
    Ok(address)
}

/// The bytes of an argument, and the address of its buffer if it has one.
fn give(device: &mut dyn Device, argument: &Argument) -> Result<(Vec<u8>, u64), Failure> {
    Ok(match &argument.value {
        Value::Scalar(element, bits) => (bits.to_le_bytes()[..element.bytes()].to_vec(), 0),
        Value::Null => (vec![0; 8], 0),
        Value::Bytes(path) => (argument::read(path)?, 0),
        Value::Buffer(buffer) => {
            let address = place(device, argument, buffer)?;
            (address.to_le_bytes().to_vec(), address)
        }
        Value::Picture(picture) => {
            let address = place(device, argument, &picture.buffer)?;
            (device.create_object(picture.at(address))?.to_le_bytes().to_vec(), address)
        }
        Value::Sampler(sampler) => {
            let handle = device.create_object(Opaque::Sampler(*sampler))?;
            (handle.to_le_bytes().to_vec(), 0)
        }
    })
}

/// Binds an object to a variable of the module; gives the address of its texels if it has some.
fn bind_object(
    device: &mut dyn Device,
    module: ModuleId,
    bind: &args::Bind,
) -> Result<u64, Failure> {
    let args::Bind { name, argument } = bind;
    let (address, binding) = match &argument.value {
        Value::Picture(picture) => {
            let address = place(device, argument, &picture.buffer)?;
            (address, picture.binding(address))
        }
        Value::Sampler(sampler) => (0, Binding::Object(Opaque::Sampler(*sampler))),
        _ => return Err(Failure::Usage(format!("`{}` cannot be bound", argument.text))),
    };
    let bound = match binding {
        Binding::Object(object) => device.bind(module, name, object),
        Binding::Texels(image) => device.bind_texels(module, name, image),
    };
    bound.map_err(|error| match error {
        DeviceError::BadObject(why) => Failure::Usage(format!("--bind {name}: {why}")),
        other => Failure::Device(other),
    })?;
    Ok(address)
}

/// All that a run needs.
struct Session<'a> {
    args: &'a RunArgs,
    arguments: Vec<Argument>,
    program: Program,
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
    fn launch(&self, machine: &mut Machine) -> Result<(Outcome, Buffers), Failure> {
        let module = machine.device().load(Image::Ptx(&self.program.ptx))?.module;
        let kernel = machine.device().kernel(module, &self.kernel.name)?.id;
        let mut addresses = Vec::new();
        for bind in &self.args.bind {
            let address = bind_object(machine.device(), module, bind)?;
            addresses.push((Which::Bound(bind.name.clone()), address));
        }
        let mut bytes = Vec::new();
        for (index, argument) in self.arguments.iter().enumerate() {
            let (own, address) = give(machine.device(), argument)?;
            if let Value::Bytes(path) = &argument.value {
                self.kernel.params[index].check_size(path, &own)?;
            }
            bytes.push(own);
            addresses.push((Which::Argument(index), address));
            let memory = argument.buffer().map_or(0, Buffer::bytes);
            let length = self.kernel.params[index].length(memory);
            let length = length.map_err(|why| format!("`{}`: {why}", argument.text))?;
            bytes.extend(length.map(|length| length.to_le_bytes().to_vec()));
        }
        let outcome = self.start(machine, kernel, &bytes)?;
        let mut buffers = Buffers(Vec::new());
        let asked_for = self.asked_for();
        for (which, address) in addresses {
            if outcome.ended && asked_for.contains(&&which) {
                let size = self.buffer(&which).map_or(0, Buffer::bytes);
                let mut bytes = vec![0; size];
                machine.device().read(address, &mut bytes)?;
                buffers.0.push((which, bytes));
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

    fn start(
        &self,
        machine: &mut Machine,
        kernel: KernelId,
        bytes: &[Vec<u8>],
    ) -> Result<Outcome, Failure> {
        let arguments: Vec<&[u8]> = bytes.iter().map(Vec::as_slice).collect();
        let mut outcome = machine.run(kernel, &self.config(), &arguments)?;
        let places = outcome.reports.iter_mut().flat_map(device::Report::places_mut);
        self.program.fill(places);
        Ok(outcome)
    }

    fn config(&self) -> LaunchConfig {
        let RunArgs { grid, block, cluster, shared, .. } = *self.args;
        let one: Dim = [1; 3];
        let grid = grid.or(cluster).or(self.kernel.cluster).unwrap_or(one);
        let block = block.or(self.kernel.block).unwrap_or(one);
        let mut config = LaunchConfig::new(grid, block).with_dynamic_shared(shared);
        config.cluster = cluster;
        config
    }

    /// Whether an error of the device is one of the program, which the report then tells, and not
    /// one of the command line.
    fn is_fault_of_program(&self, error: &DeviceError, report: &mut Report) -> bool {
        let name = self.program.ptx_name();
        match error {
            DeviceError::Rejected(messages) => {
                let source = SourceFile::new(&name, &self.program.ptx);
                for message in messages {
                    let text = message.text.clone();
                    let said = match message.severity {
                        Severity::Info | Severity::Warning => Diagnostic::warning("device", text),
                        Severity::Error | Severity::Fatal => Diagnostic::error("device", text),
                    };
                    report.add(&source, &at_line(said, message.line, &self.program.ptx));
                }
            }
            DeviceError::NotSimulated { line, .. } => {
                let source = SourceFile::new(&name, &self.program.ptx);
                let said = Diagnostic::error("unsupported", error.to_string());
                report.add(&source, &at_line(said, *line, &self.program.ptx));
            }
            DeviceError::Driver { .. } => report.add_plain(&name, "device", error.to_string()),
            _ => return false,
        }
        true
    }

    /// Tells what happened and does what is asked of the buffers; whether all is well.
    fn tell(&self, outcome: Outcome, buffers: &Buffers, wanted: &[Vec<u8>]) -> bool {
        let mut found = Found::default();
        outcome.reports.iter().for_each(|report| found.add_fault(report));
        let mut shown = outcome.output.clone();
        if outcome.ended {
            shown.extend(self.shown(buffers).into_bytes());
            self.compare(buffers, wanted, &mut found);
            self.dump(buffers, &mut found);
        }
        self.profile(&outcome, &mut shown, &mut found);
        let summary = self.summary(&outcome, &found);
        let (mut stdout, mut stderr) = (std::io::stdout(), std::io::stderr());
        // Nobody is left to be told if this cannot be written.
        let _ = match self.args.format {
            Format::Text => stdout
                .write_all(&shown)
                .and_then(|()| stdout.flush())
                .and_then(|()| stderr.write_all(found.text.as_bytes())),
            Format::Json => stderr
                .write_all(&shown)
                .and_then(|()| stdout.write_all(found.array().as_bytes()))
                .and_then(|()| stdout.flush()),
        };
        let _ = stderr.write_all(summary.as_bytes());
        found.errors == 0
    }

    /// Shows or writes what each instruction did.
    fn profile(&self, outcome: &Outcome, shown: &mut Vec<u8>, found: &mut Found) {
        let Some(profile) = &self.args.profile else { return };
        let place = |line: &LineProfile| {
            let file = |(file, line): &(String, u32)| Line { file: file.clone(), line: *line };
            let ptx = Some(Line { file: String::new(), line: line.line });
            Place { ptx, ir: None, source: line.source.as_ref().map(file) }
        };
        let mut places: Vec<Place> = outcome.profile.iter().map(place).collect();
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
                let bytes = buffers.of(&print.which);
                results::show(&print.which, buffer, bytes, print.count, &mut out);
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
            let got = buffers.of(&expect.which);
            let mismatch = results::compare(&self.kernel.name, buffer, got, &expected);
            mismatch.iter().for_each(|mismatch| found.add_mismatch(mismatch));
        }
    }

    fn dump(&self, buffers: &Buffers, found: &mut Found) {
        for dump in &self.args.dump {
            let written = Destination::File(dump.path.clone()).write(buffers.of(&dump.which));
            if let Err(error) = written {
                let message = format!("cannot write `{}`: {error}", dump.path.display());
                found.add_io(&message, &self.kernel.name);
            }
        }
    }

    /// A line about the run.
    fn summary(&self, outcome: &Outcome, found: &Found) -> String {
        let config = self.config();
        let product = |shape: Dim| shape.iter().map(|&n| u128::from(n)).product::<u128>();
        let (ctas, threads) = (product(config.grid), product(config.block));
        let count = |n: u128, what: &str| match n {
            1 => format!("1 {what}"),
            _ => format!("{n} {what}s"),
        };
        let mut line =
            format!("{}: {} of {}", self.kernel.name, count(ctas, "CTA"), count(threads, "thread"));
        line += &match outcome.steps {
            // How far others got when one thread stopped the launch depends on the host.
            _ if !outcome.ended => ", stopped".to_owned(),
            Some((threads, warps)) => format!(", {threads} instructions ({warps} of warps)"),
            None => String::new(),
        };
        line += &match (found.errors, found.notes) {
            (0, 0) => ": nothing is wrong".to_owned(),
            (errors, 0) => format!(": {}", count(errors as u128, "error")),
            (0, notes) => format!(": {}", count(notes as u128, "note")),
            (errors, notes) => {
                format!(": {}, {}", count(errors as u128, "error"), count(notes as u128, "note"))
            }
        };
        line.push('\n');
        line
    }
}

/// What is said of a line of a PTX text, at that line.
fn at_line(diagnostic: Diagnostic, line: Option<u32>, ptx: &str) -> Diagnostic {
    let lines = ptx.split_inclusive('\n');
    let Some(line) = line.and_then(|line| (line as usize).checked_sub(1)) else {
        return diagnostic;
    };
    let start: usize = lines.clone().take(line).map(str::len).sum();
    let text = lines.clone().nth(line).unwrap_or_default();
    let indent = text.len() - text.trim_start().len();
    let end = start + text.trim_end().len();
    diagnostic.at(Span::new((start + indent) as u32, end as u32))
}

/// What is wrong, for people and for programs.
#[derive(Default)]
struct Found {
    text: String,
    json: String,
    errors: usize,
    notes: usize,
}

impl Found {
    fn add_fault(&mut self, report: &device::Report) {
        self.text += &report.to_string();
        self.separate();
        report.render_json(&mut self.json);
        match report.kind.is_error() {
            true => self.errors += 1,
            false => self.notes += 1,
        }
    }

    fn add_mismatch(&mut self, mismatch: &results::Mismatch) {
        self.text += &mismatch.to_string();
        self.separate();
        mismatch.render_json(&mut self.json);
        self.errors += 1;
    }

    fn add_io(&mut self, message: &str, kernel: &str) {
        self.text += &format!("error: {message}\n");
        self.separate();
        results::push_members("io", message, kernel, &mut self.json);
        self.json.push('}');
        self.errors += 1;
    }

    fn separate(&mut self) {
        self.json.push_str(if self.errors + self.notes == 0 { "[\n" } else { ",\n" });
    }

    fn array(&self) -> String {
        match self.errors + self.notes {
            0 => "[]\n".to_owned(),
            _ => format!("{}\n]\n", self.json),
        }
    }
}
