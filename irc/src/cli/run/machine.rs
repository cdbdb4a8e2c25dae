//! The device that runs the kernel.

use super::args::{DeviceKind, RunArgs};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use irc::runtime::device::{Device, DeviceError, KernelId, LaunchConfig, Report};
use irc::runtime::sim::{LineProfile, Options, SimDevice};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// A run that takes longer than this shows how far it is.
const PATIENCE: Duration = Duration::from_millis(500);

/// A device.
pub enum Machine {
    /// The simulator, which tells more than other devices.
    Sim(Box<SimDevice>),
    /// A GPU.
    #[cfg(feature = "cuda")]
    Cuda(Box<dyn Device>),
}

/// What happened in a launch.
pub struct Outcome {
    /// What went wrong.
    pub reports: Vec<Report>,
    /// Whether it ran to its end.
    pub ended: bool,
    /// What the kernel printed, if the device has not printed it itself.
    pub output: Vec<u8>,
    /// What each instruction did, if that was asked for.
    pub profile: Vec<LineProfile>,
    /// Instructions of threads and of warps, if the device counts them.
    pub steps: Option<(u64, u64)>,
}

impl Machine {
    /// The device that the command line names.
    pub fn new(args: &RunArgs) -> Result<Machine, String> {
        match args.device {
            DeviceKind::Sim => {
                let RunArgs { checks, schedule, seed, .. } = *args;
                let profile = args.profile.is_some();
                let options = Options::default()
                    .with_checks(checks)
                    .with_schedule(schedule)
                    .with_seed(seed)
                    .with_profile(profile);
                Ok(Machine::Sim(Box::new(SimDevice::new(options))))
            }
            DeviceKind::Cuda if args.profile.is_some() => {
                Err("--profile is of the simulator: leave `--device cuda` out".to_owned())
            }
            DeviceKind::Cuda => gpu(),
        }
    }

    /// The device.
    pub fn device(&mut self) -> &mut dyn Device {
        match self {
            Machine::Sim(device) => &mut **device,
            #[cfg(feature = "cuda")]
            Machine::Cuda(device) => &mut **device,
        }
    }

    /// Runs a kernel to its end.
    pub fn run(
        &mut self,
        kernel: KernelId,
        config: &LaunchConfig,
        args: &[&[u8]],
    ) -> Result<Outcome, DeviceError> {
        match self {
            Machine::Sim(device) => {
                let progress = Progress::new(config);
                let finished = device.run(kernel, config, args, &|done| progress.tell(done));
                progress.bar.finish_and_clear();
                let finished = finished?;
                Ok(Outcome {
                    reports: finished.reports,
                    ended: finished.ended,
                    output: finished.output,
                    profile: finished.profile,
                    steps: Some((finished.thread_steps, finished.warp_steps)),
                })
            }
            #[cfg(feature = "cuda")]
            Machine::Cuda(device) => {
                let launched = device.launch(kernel, config, args);
                let (reports, ended) = match launched.and_then(|()| device.synchronize()) {
                    Ok(()) => (Vec::new(), true),
                    Err(DeviceError::Faults(reports)) => (reports, false),
                    Err(error) => return Err(error),
                };
                let (output, profile) = (Vec::new(), Vec::new());
                Ok(Outcome { reports, ended, output, profile, steps: None })
            }
        }
    }
}

#[cfg(feature = "cuda")]
fn gpu() -> Result<Machine, String> {
    let device = irc::runtime::cuda::CudaDevice::new(0).map_err(|error| error.to_string())?;
    Ok(Machine::Cuda(Box::new(device)))
}

#[cfg(not(feature = "cuda"))]
fn gpu() -> Result<Machine, String> {
    Err("this irc is built without GPUs: build it with the feature `cuda`".to_owned())
}

/// How far a launch is, for people who wait.
struct Progress {
    bar: ProgressBar,
    start: Instant,
    is_seen: bool,
}

impl Progress {
    fn new(config: &LaunchConfig) -> Progress {
        let ctas = |shape: [u32; 3]| {
            shape.iter().fold(1u64, |ctas, &extent| ctas.saturating_mul(u64::from(extent)))
        };
        let clusters = ctas(config.grid) / ctas(config.cluster.unwrap_or([1; 3])).max(1);
        let bar = ProgressBar::with_draw_target(Some(clusters), ProgressDrawTarget::hidden());
        let bar = match ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        };
        Progress { bar, start: Instant::now(), is_seen: std::io::stderr().is_terminal() }
    }

    fn tell(&self, done: u64) {
        if !self.is_seen || self.start.elapsed() < PATIENCE {
            return;
        }
        if self.bar.is_hidden() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_position(done);
    }
}
