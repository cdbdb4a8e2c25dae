//! What runs kernels: the simulator, a GPU, or the reference interpreter of the IR.

use super::args::{DeviceKind, RunArgs};
use super::limits;
use super::program::Program;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use irc::ir::entity::FuncId;
use irc::ir::interp::{Arg, FaultAt, Interp, InterpError, Launch};
use irc::runtime::device::{Device, DeviceError, Image, KernelId, LaunchConfig, ModuleId, Report};
use irc::runtime::ptxas::Message;
use irc::runtime::sim::{LineProfile, Options, SimDevice};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// A run that takes longer than this shows how far it is.
const PATIENCE: Duration = Duration::from_millis(500);

/// Alignment of buffers of the interpreter in bytes, that of `cudaMalloc`.
const ALIGN: u64 = 256;

/// A machine.
pub enum Machine<'p> {
    /// The simulator, which tells more than other devices.
    Sim(Box<SimDevice>),
    /// A GPU.
    #[cfg(feature = "cuda")]
    Cuda(Box<dyn Device>),
    /// The interpreter, of one module.
    Interp(Box<Interp<'p>>),
}

/// A program that a machine has loaded.
#[derive(Copy, Clone)]
pub struct Loaded(pub Option<ModuleId>);

/// A kernel of a machine.
#[derive(Copy, Clone)]
pub enum Kernel {
    Device(KernelId),
    Interp(FuncId),
}

/// What memory holds.
#[derive(Default)]
pub struct Contents {
    pub bytes: Vec<u8>,
    /// Which of the bytes are poison, if there are any: the interpreter knows.
    pub poison: Vec<bool>,
}

/// What happened in a launch.
#[derive(Default)]
pub struct Outcome {
    /// What went wrong.
    pub reports: Vec<Report>,
    /// What stopped the interpreter.
    pub fault: Option<Box<FaultAt>>,
    /// Whether it ran to its end.
    pub ended: bool,
    /// What the kernel printed, if the device has not printed it itself.
    pub output: Vec<u8>,
    /// What each instruction did, if that was asked for.
    pub profile: Vec<LineProfile>,
    /// Instructions of threads, if the machine counts them, and of warps, if it has some.
    pub steps: Option<(u64, Option<u64>)>,
}

impl<'p> Machine<'p> {
    /// The machine that the command line names; the interpreter is that of the program.
    pub fn new(args: &RunArgs, program: &'p Program) -> Result<Machine<'p>, String> {
        if args.interp {
            let input = program.input().ok_or("--interp runs IR, not PTX")?;
            let interp = Interp::new(&input.module).map_err(|error| error.to_string())?;
            return Ok(Machine::Interp(Box::new(interp)));
        }
        match args.device {
            DeviceKind::Sim => {
                let RunArgs { checks, schedule, seed, approx, .. } = *args;
                let profile = args.profile.is_some();
                let mut options = Options::default()
                    .with_checks(checks)
                    .with_schedule(schedule)
                    .with_seed(seed)
                    .with_approx(approx)
                    .with_profile(profile);
                options.steps = args.steps.unwrap_or(options.steps);
                options.idle_steps = args.idle_steps.unwrap_or(options.idle_steps);
                let device = SimDevice::new(options);
                limits::watch(&device.stopper(), args.timeout);
                Ok(Machine::Sim(Box::new(device)))
            }
            DeviceKind::Cuda
                if args.steps.is_some() || args.idle_steps.is_some() || args.timeout.is_some() =>
            {
                let what = "--steps, --idle-steps and --timeout need the simulator";
                Err(format!("{what}: remove `--device cuda`"))
            }
            DeviceKind::Cuda if args.profile.is_some() => {
                Err("--profile needs the simulator: remove `--device cuda`".to_owned())
            }
            DeviceKind::Cuda => gpu(),
        }
    }

    /// The device, if it is one.
    pub fn device(&mut self) -> Option<&mut dyn Device> {
        match self {
            Machine::Sim(device) => Some(&mut **device),
            #[cfg(feature = "cuda")]
            Machine::Cuda(device) => Some(&mut **device),
            Machine::Interp(_) => None,
        }
    }

    /// Loads a program; with it comes what the device's compiler said.
    pub fn load(&mut self, program: &Program) -> Result<(Loaded, Vec<Message>), DeviceError> {
        let Some(device) = self.device() else { return Ok((Loaded(None), Vec::new())) };
        let loaded = device.load(Image::Ptx(&program.ptx))?;
        Ok((Loaded(Some(loaded.module)), loaded.messages))
    }

    /// The kernel of this name of a program that is loaded.
    pub fn kernel(
        &mut self,
        loaded: Loaded,
        program: &Program,
        name: &str,
    ) -> Result<Kernel, DeviceError> {
        let unknown = || DeviceError::UnknownKernel { name: name.to_owned(), kernels: Vec::new() };
        match (self.device(), loaded.0) {
            (Some(device), Some(module)) => Ok(Kernel::Device(device.kernel(module, name)?.id)),
            _ => {
                let module = &program.input().ok_or_else(unknown)?.module;
                let found = module.funcs().find(|(_, func)| func.name == name);
                found.map(|(id, _)| Kernel::Interp(id)).ok_or_else(unknown)
            }
        }
    }

    /// Memory of N bytes.
    pub fn alloc(&mut self, bytes: u64) -> Result<u64, DeviceError> {
        match self {
            Machine::Interp(interp) => {
                interp.alloc(bytes, ALIGN).map_err(|_| DeviceError::OutOfMemory { bytes })
            }
            other => on(other.device())?.alloc(bytes),
        }
    }

    /// Writes to memory.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), DeviceError> {
        match self {
            Machine::Interp(_) if bytes.is_empty() => Ok(()),
            Machine::Interp(interp) => {
                let size = bytes.len() as u64;
                let bad = |_| DeviceError::BadAddress { address, bytes: size };
                interp.write(address, bytes).map_err(bad)
            }
            other => on(other.device())?.write(address, bytes),
        }
    }

    /// Reads memory.
    pub fn read(&mut self, address: u64, size: usize) -> Result<Contents, DeviceError> {
        match self {
            Machine::Interp(_) if size == 0 => Ok(Contents::default()),
            Machine::Interp(interp) => {
                let bad = |_| DeviceError::BadAddress { address, bytes: size as u64 };
                let read = interp.read(address, size as u64).map_err(bad)?;
                let poison = match read.contains(&None) {
                    true => read.iter().map(Option::is_none).collect(),
                    false => Vec::new(),
                };
                let bytes = read.into_iter().map(Option::unwrap_or_default).collect();
                Ok(Contents { bytes, poison })
            }
            other => {
                let mut bytes = vec![0; size];
                on(other.device())?.read(address, &mut bytes)?;
                Ok(Contents { bytes, poison: Vec::new() })
            }
        }
    }

    /// Runs a kernel to its end.
    pub fn run(
        &mut self,
        kernel: Kernel,
        config: &LaunchConfig,
        args: &[&[u8]],
        seed: u64,
    ) -> Result<Outcome, DeviceError> {
        match (self, kernel) {
            (Machine::Sim(device), Kernel::Device(kernel)) => {
                let progress = Progress::new(config);
                let finished = device.run(kernel, config, args, &|done| progress.tell(done));
                progress.bar.finish_and_clear();
                let finished = finished?;
                Ok(Outcome {
                    reports: finished.reports,
                    fault: None,
                    ended: finished.ended,
                    output: finished.output,
                    profile: finished.profile,
                    steps: Some((finished.thread_steps, Some(finished.warp_steps))),
                })
            }
            #[cfg(feature = "cuda")]
            (Machine::Cuda(device), Kernel::Device(kernel)) => {
                let launched = device.launch(kernel, config, args);
                let (reports, ended) = match launched.and_then(|()| device.synchronize()) {
                    Ok(()) => (Vec::new(), true),
                    Err(DeviceError::Faults(reports)) => (reports, false),
                    Err(error) => return Err(error),
                };
                Ok(Outcome { reports, ended, ..Outcome::default() })
            }
            (Machine::Interp(interp), Kernel::Interp(kernel)) => {
                interpret(interp, kernel, config, args, seed)
            }
            _ => Err(DeviceError::UnknownHandle { what: "kernel" }),
        }
    }
}

fn on(device: Option<&mut dyn Device>) -> Result<&mut dyn Device, DeviceError> {
    device.ok_or(DeviceError::UnknownHandle { what: "device" })
}

fn interpret(
    interp: &mut Interp<'_>,
    kernel: FuncId,
    config: &LaunchConfig,
    args: &[&[u8]],
    seed: u64,
) -> Result<Outcome, DeviceError> {
    let mut launch = Launch::new(1, 1, seed);
    (launch.grid, launch.block) = (config.grid, config.block);
    launch.dynamic_shared = config.dynamic_shared;
    let args: Vec<Arg> = args.iter().map(|bytes| Arg::Bytes(bytes.to_vec())).collect();
    match interp.launch(kernel, &launch, &args) {
        Ok(outcome) => {
            Ok(Outcome { ended: true, steps: Some((outcome.steps, None)), ..Outcome::default() })
        }
        Err(InterpError::Fault(fault)) => Ok(Outcome { fault: Some(fault), ..Outcome::default() }),
        Err(error) => {
            let reason = error.to_string();
            Err(DeviceError::BadLaunch { kernel: String::new(), reason })
        }
    }
}

#[cfg(feature = "cuda")]
fn gpu<'p>() -> Result<Machine<'p>, String> {
    let device = irc::runtime::cuda::CudaDevice::new(0).map_err(|error| error.to_string())?;
    Ok(Machine::Cuda(Box::new(device)))
}

#[cfg(not(feature = "cuda"))]
fn gpu<'p>() -> Result<Machine<'p>, String> {
    Err("this irc was built without GPU support: build it with the feature `cuda`".to_owned())
}

/// How far a launch is, for people who wait: CTAs that are done, how many there are a second, and
/// the time that the others will take.
struct Progress {
    bar: ProgressBar,
    /// The CTAs of a cluster.
    ctas: u64,
    start: Instant,
    is_seen: bool,
}

impl Progress {
    fn new(config: &LaunchConfig) -> Progress {
        let all: u64 = config.grid.iter().map(|&count| u64::from(count)).product();
        let ctas = all / config.clusters().max(1);
        let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::hidden());
        let shown = "{bar:40} {human_pos}/{human_len} CTAs, {per_sec}, {eta} left";
        let bar = match ProgressStyle::with_template(shown) {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        };
        Progress { bar, ctas, start: Instant::now(), is_seen: std::io::stderr().is_terminal() }
    }

    fn tell(&self, done: u64) {
        if !self.is_seen || self.start.elapsed() < PATIENCE {
            return;
        }
        if self.bar.is_hidden() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_position(done * self.ctas);
    }
}
