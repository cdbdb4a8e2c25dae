//! The launches of a script, one after the other on one machine.

use super::args::{RunArgs, Which};
use super::argument::Buffer;
use super::found::Found;
use super::interpreted::Stop;
use super::kernel::Kernel;
use super::machine::{Loaded, Machine, Outcome};
use super::pass::{Failure, pass, place};
use super::program::Program;
use super::results::{self, Expected};
use super::script::{Expect, Launch, Print, Read};
use super::{config, finish, load, refuse, summary, tell_warnings, write_buffer};
use crate::cli::files::Files;
use crate::cli::report::Report;
use crate::cli::source;
use irc::runtime::device::{self, LaunchConfig};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Runs the launches of a script; whether all is well.
pub fn run(args: &RunArgs) -> Result<bool, String> {
    check_options(args)?;
    let mut report = Report::new(args.format);
    let Some(read) = Read::new(&args.files[0], &mut report) else { return Ok(report.write()) };
    let mut files = known_files(args, &read)?;
    let Some(programs) = programs(args, &read, &mut files, &mut report)? else {
        return Ok(report.write());
    };
    tell_warnings(args, &mut report);
    if args.interp && programs.len() > 1 {
        return Err(
            "--interp runs the kernels of one file: its memory is that of one module".to_owned()
        );
    }
    let Some(first) = programs.values().next() else {
        return Err(format!("`{}` has no launches", source::name(&args.files[0])));
    };
    let plan = match Plan::new(args, &read, &programs) {
        Ok(plan) => plan,
        Err(why) => {
            report.add_plain(&source::name(&args.files[0]), "C0303", why);
            return Ok(report.write());
        }
    };
    let mut machine = Machine::new(args, first)?;
    match plan.run(&mut machine) {
        Ok(is_right) => Ok(is_right),
        Err((failure, program)) => refuse(failure, program, report),
    }
}

/// Options that say what a script says itself.
fn check_options(args: &RunArgs) -> Result<(), String> {
    let RunArgs { kernel, grid, block, cluster, shared, profile, bind, .. } = args;
    let RunArgs { print, dump, expect, args: arguments, .. } = args;
    let given = [
        (kernel.is_some(), "--kernel"),
        (grid.is_some(), "--grid"),
        (block.is_some(), "--block"),
        (cluster.is_some(), "--cluster"),
        (*shared != 0, "--shared"),
        (profile.is_some(), "--profile"),
        (!bind.is_empty(), "--bind"),
        (!print.is_empty(), "--print"),
        (!dump.is_empty(), "--dump"),
        (!expect.is_empty(), "--expect"),
        (!arguments.is_empty(), "arguments"),
    ];
    match given.into_iter().find(|(is_given, _)| *is_given) {
        Some((_, what)) => Err(format!("{what} applies to one kernel: set it in the script")),
        None => Ok(()),
    }
}

/// The files that the script names; no result is written over an input or another result.
fn known_files(args: &RunArgs, read: &Read) -> Result<Files, String> {
    let mut files = Files::default();
    files.read(&args.files[0])?;
    for launch in &read.script.launch {
        files.read(&read.folder.join(&launch.file))?;
        for (argument, _) in read.arguments(launch)? {
            argument.file().into_iter().try_for_each(|path| files.read(path))?;
        }
    }
    let filled = read.buffers.values().filter_map(|argument| argument.file());
    filled.into_iter().try_for_each(|path| files.read(path))?;
    let launches = read.script.launch.iter().flat_map(|launch| &launch.expect);
    for file in launches.chain(&read.script.expect).filter_map(Expect::file) {
        files.read(&read.folder.join(file))?;
    }
    for dump in &read.script.dump {
        files.write(&read.folder.join(&dump.file))?;
    }
    Ok(files)
}

/// The files of the launches, each read and compiled once; nothing if there are errors in the
/// report.
fn programs(
    args: &RunArgs,
    read: &Read,
    files: &mut Files,
    report: &mut Report,
) -> Result<Option<BTreeMap<PathBuf, Program>>, String> {
    let mut programs = BTreeMap::new();
    for launch in &read.script.launch {
        let path = read.folder.join(&launch.file);
        if programs.contains_key(&path) {
            continue;
        }
        let Some(program) = Program::new(&path, args, report)? else { return Ok(None) };
        program.imports().try_for_each(|path| files.read(path))?;
        programs.insert(path, program);
    }
    Ok(Some(programs))
}

/// A launch with all that it needs.
struct PreparedLaunch<'a> {
    launch: &'a Launch,
    program: &'a Program,
    kernel: Kernel,
    config: LaunchConfig,
    arguments: Vec<(super::argument::Argument, Option<Which>)>,
    /// What the buffers should hold after it.
    wanted: Vec<(String, Vec<u8>)>,
}

/// A script that is right by itself.
struct Plan<'a> {
    args: &'a RunArgs,
    read: &'a Read,
    steps: Vec<PreparedLaunch<'a>>,
    /// What the buffers should hold at the end.
    wanted: Vec<(String, Vec<u8>)>,
}

/// What a run of a script has come to.
struct State<'m, 'p> {
    machine: &'m mut Machine<'p>,
    addresses: BTreeMap<String, u64>,
    shown: Vec<u8>,
    found: Found,
    summary: String,
}

impl<'a> Plan<'a> {
    fn new(
        args: &'a RunArgs,
        read: &'a Read,
        programs: &'a BTreeMap<PathBuf, Program>,
    ) -> Result<Plan<'a>, String> {
        let mut steps = Vec::new();
        for (index, launch) in read.script.launch.iter().enumerate() {
            let step = Plan::step(read, launch, programs);
            steps.push(step.map_err(|why| format!("launch {}: {why}", index + 1))?);
        }
        let wanted = wanted(read, &read.script.expect)?;
        Ok(Plan { args, read, steps, wanted })
    }

    fn step(
        read: &'a Read,
        launch: &'a Launch,
        programs: &'a BTreeMap<PathBuf, Program>,
    ) -> Result<PreparedLaunch<'a>, String> {
        let program = &programs[&read.folder.join(&launch.file)];
        let kernel = program.kernel(launch.kernel.as_deref())?;
        let arguments = read.arguments(launch)?;
        let given: Vec<_> = arguments.iter().map(|(argument, _)| argument.clone()).collect();
        kernel.check(&given)?;
        let dim = |extent: &Option<super::script::Extent>| {
            extent.as_ref().map(super::script::Extent::dim).transpose()
        };
        let (grid, block) = (dim(&launch.grid)?, dim(&launch.block)?);
        let config = config(&kernel, grid, block, dim(&launch.cluster)?, launch.shared);
        let wanted = wanted(read, &launch.expect)?;
        Ok(PreparedLaunch { launch, program, kernel, config, arguments, wanted })
    }

    /// Runs all launches up to the first that is stopped; whether nothing is wrong.
    fn run(&self, machine: &mut Machine<'_>) -> Result<bool, (Failure, &'a Program)> {
        let first = self.steps[0].program;
        let mut state = State {
            machine,
            addresses: BTreeMap::new(),
            shown: Vec::new(),
            found: Found::default(),
            summary: String::new(),
        };
        for (name, argument) in &self.read.buffers {
            if let Some(buffer) = argument.buffer() {
                let address = place(state.machine, argument, buffer);
                state.addresses.insert(name.clone(), address.map_err(|error| (error, first))?);
            }
        }
        let mut loaded: BTreeMap<&Path, Loaded> = BTreeMap::new();
        let mut ended = true;
        for (index, step) in self.steps.iter().enumerate() {
            let failed = |failure| (failure, step.program);
            let module = match loaded.get(step.launch.file.as_path()) {
                Some(module) => *module,
                None => {
                    let module = load(state.machine, step.program, self.args);
                    let module = module.map_err(|error| failed(error.into()))?;
                    loaded.insert(&step.launch.file, module);
                    module
                }
            };
            ended = self.launch(step, module, &mut state).map_err(failed)?;
            if !ended {
                let left = self.steps.len() - index - 1;
                if left > 0 {
                    state.summary += &format!("{left} of the launches were not run\n");
                }
                break;
            }
        }
        if ended {
            let kernel = self.steps.last().map_or("", |step| step.kernel.name.as_str());
            let script = &self.read.script;
            self.results(kernel, &script.print, &script.expect, &self.wanted, &mut state)
                .map_err(|failure| (failure, first))?;
            self.dump(kernel, &mut state).map_err(|failure| (failure, first))?;
        }
        Ok(finish(self.args, &state.shown, &state.found, &state.summary))
    }

    /// One launch; whether it ran to its end.
    fn launch(
        &self,
        step: &PreparedLaunch<'_>,
        loaded: Loaded,
        state: &mut State<'_, '_>,
    ) -> Result<bool, Failure> {
        let PreparedLaunch { program, kernel, config, .. } = step;
        let handle = state.machine.kernel(loaded, program, &kernel.name)?;
        let address = |which: &Which| match which {
            Which::Bound(name) => state.addresses.get(name).copied(),
            Which::Argument(_) => None,
        };
        let given: Vec<_> = step
            .arguments
            .iter()
            .map(|(argument, which)| (argument, which.as_ref().and_then(address)))
            .collect();
        let (bytes, _) = pass(state.machine, kernel, &given)?;
        let bytes: Vec<&[u8]> = bytes.iter().map(Vec::as_slice).collect();
        let mut outcome = state.machine.run(handle, config, &bytes, self.args.seed)?;
        program.fill(outcome.reports.iter_mut().flat_map(device::Report::places_mut));
        let before = (state.found.errors, state.found.notes);
        state.shown.extend_from_slice(&outcome.output);
        self.faults(step, &outcome, &mut state.found);
        if outcome.ended {
            let Launch { print, expect, .. } = step.launch;
            self.results(&kernel.name, print, expect, &step.wanted, state)?;
        }
        let found = (state.found.errors - before.0, state.found.notes - before.1);
        state.summary += &summary(&kernel.name, config, &outcome, found);
        Ok(outcome.ended)
    }

    fn faults(&self, step: &PreparedLaunch<'_>, outcome: &Outcome, found: &mut Found) {
        outcome.reports.iter().for_each(|report| found.add_fault(report));
        if let Some((fault, input)) = outcome.fault.as_ref().zip(step.program.input()) {
            found.add_stop(&Stop::new(fault, input, &step.kernel.name, &step.config));
        }
    }

    /// What is asked of the buffers after a launch, or at the end.
    fn results(
        &self,
        kernel: &str,
        print: &[Print],
        expect: &[Expect],
        wanted: &[(String, Vec<u8>)],
        state: &mut State<'_, '_>,
    ) -> Result<(), Failure> {
        for Print { buffer: name, count } in print {
            let (buffer, held) = self.held(name, state)?;
            let mut out = String::new();
            results::show(&Which::Bound(name.clone()), buffer, &held, *count, &mut out);
            state.shown.extend(out.into_bytes());
        }
        for (Expect { buffer: name, tolerance, .. }, (file, bytes)) in expect.iter().zip(wanted) {
            let (buffer, held) = self.held(name, state)?;
            let which = Which::Bound(name.clone());
            let expected = Expected { which: &which, file, bytes, tolerance: *tolerance };
            let mismatch = results::compare(kernel, buffer, &held, &expected);
            mismatch.iter().for_each(|mismatch| state.found.add_mismatch(mismatch));
        }
        Ok(())
    }

    fn dump(&self, kernel: &str, state: &mut State<'_, '_>) -> Result<(), Failure> {
        for dump in &self.read.script.dump {
            let (_, held) = self.held(&dump.buffer, state)?;
            write_buffer(&self.read.folder.join(&dump.file), &held, kernel, &mut state.found);
        }
        Ok(())
    }

    /// A buffer and what it holds now.
    fn held(
        &self,
        name: &str,
        state: &mut State<'_, '_>,
    ) -> Result<(&'a Buffer, super::machine::Contents), Failure> {
        let buffer = self.read.buffer(name)?;
        let address = state.addresses.get(name).copied().unwrap_or(0);
        Ok((buffer, state.machine.read(address, buffer.bytes())?))
    }
}

/// What some expectations want.
fn wanted(read: &Read, expect: &[Expect]) -> Result<Vec<(String, Vec<u8>)>, String> {
    let of_one = |expect: &Expect| {
        let wanted = expect.wanted(read.buffer(&expect.buffer)?, &read.folder);
        wanted.map_err(|why| format!("expect `{}`: {why}", expect.buffer))
    };
    expect.iter().map(of_one).collect()
}
