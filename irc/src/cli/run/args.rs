//! What may be said to `irc run`.

use super::argument::Argument;
use crate::cli::args::{Format, InputArgs, level};
use clap::ValueEnum;
use irc::OptLevel;
use irc::ptx::target::Sm;
use irc::runtime::sim::{Approx, Checks, Schedule};
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

const RUN_HELP: &str = "\
Arguments of the kernel, one ARG for each of its parameters, behind `--`:
  f32:2.5  u32:1024  s32:-3    a number: u8 s8 u16 s16 u32 s32 u64 s64 f16 bf16 f32 f64; also
                               as 0xff, floats also as inf, nan or their bits 0x3f800000
  f32[1024]=zero               memory of the device that holds 1024 numbers; its address is passed
  f32[1024]=iota               0, 1, 2 and so on
  f32[1024]=random:7           random: floats from -1 to 1, any integers; 7 is the seed
  f32[1024]=@file.bin          the bytes of a file, little-endian
  f32[1024]                    uninitialised memory, for results
  null                         the address 0
  bytes:@file.bin              a struct by value: the bytes of a file
  tex:f32x4[64,32]=@file.bin   a texture of 64 by 32 texels of four floats; its handle is passed
  tex:unorm8[64]:linear,wrap,normalized=iota    how it is read: docs/run.md lists the words
  surf:u32[64,32]=zero         a surface
  sampler:linear,wrap          a sampler, for instructions that name one beside the texture
A slice of a toy kernel takes memory: its address and its length are passed.
N of --print, --dump and --expect is the number of an ARG, counted from 0, or the NAME of a --bind.

Examples:
  irc run saxpy.ir --block 256 --grid 4 --print 3:8 -- \\
      s32:1000 f32:2 f32[1000]=iota f32[1000]=random:1
                                         y = 2 * x + y, the first 8 of y
  irc run saxpy.ir --block 32 -- s32:32 f32:2 f32[30]=iota f32[32]=zero
                                         reports that x is too short: exit status 1
  irc run k.ptx --kernel scale --dump 0:@got.bin -- f32[64]=@in.bin
                                         a kernel of a PTX file, its result into a file
  irc run k.ir --expect 1:@want.bin:1e-5 -- u32:64 f32[64]=zero
                                         compare with a file: near enough, by 1e-5 of the number or
                                         absolutely; exactly without the last part
  irc run k.ir --schedule adversarial --seed 3 --format json -- null
                                         another order of threads; faults as JSON
  irc run saxpy.toy --block 128 --print 1:4 -- f32:2 f32[128]=iota f32[128]=zero
                                         a kernel of the toy language, with slices
  irc run k.ir --interp -- f32[64]=zero  the reference interpreter of the IR: undefined behaviour
  irc run pipeline.toml                  several launches with common buffers: docs/run.md
  irc k.ir -O0 | irc run - -- null       standard input, which is PTX if it begins with .version

Faults are reported on standard error, or with --format json as one JSON array on standard output
(what the kernel prints and what --print shows is on standard error then). After the run there is a
line about it on standard error. If the launch was stopped by a fault, nothing is printed, compared
or written. docs/run.md explains the checks with examples.

Exit status: 0 on success, 1 if a fault was found, a result is not as expected or the file is
invalid, 2 if the command line is.";

/// Arguments of `irc run`.
#[derive(Debug, clap::Args)]
#[command(after_help = RUN_HELP)]
pub struct RunArgs {
    /// A file of IR text (.ir), PTX (.ptx) or a toy program (.toy), or a script of launches
    /// (.toml); `-` is standard input. Several files, but scripts, are linked first
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// How the file is read.
    #[command(flatten)]
    pub input: InputArgs,
    /// The kernel; optional if there is only one
    #[arg(long, value_name = "NAME")]
    pub kernel: Option<String>,
    /// CTAs of the grid [default: one cluster]
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = shape)]
    pub grid: Option<Dim>,
    /// Threads of a CTA [default: what the kernel requires, else 1]
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = shape)]
    pub block: Option<Dim>,
    /// CTAs of a cluster [default: what the kernel requires, else 1]
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = shape)]
    pub cluster: Option<Dim>,
    /// Dynamic shared memory of a CTA
    #[arg(long, value_name = "BYTES", default_value_t = 0)]
    pub shared: u32,
    /// What runs the kernel
    #[arg(long, value_name = "DEVICE", default_value = "sim")]
    pub device: DeviceKind,
    /// Run IR or a toy program on the reference interpreter of the IR, before any pass: it stops at
    /// undefined behaviour, such as a branch on poison
    #[arg(long, conflicts_with_all = ["device", "checks", "schedule", "profile", "level", "target",
        "cluster"])]
    pub interp: bool,
    /// The checks of the simulator.
    #[arg(long, value_name = "LIST", default_value_t = Checks::default(), help = checks_help())]
    pub checks: Checks,
    /// The seed of the scheduler; the same seed gives the same run, unless CTAs
    /// race with each other
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Order of threads on the simulator: in turn, random by the seed, or each as long as it can
    #[arg(long, value_name = "HOW", default_value = "fair", value_parser = schedule)]
    pub schedule: Schedule,
    /// Results of `.approx` functions on the simulator, of those that the manual allows:
    /// the exact ones, or the least accurate, above or below by the seed
    #[arg(long, value_name = "HOW", default_value = "exact", value_parser = approx)]
    pub approx: Approx,
    /// Limit of warp instructions that the simulator executes [default: 17179869184]
    #[arg(long, value_name = "N")]
    pub steps: Option<u64>,
    /// Limit of warp instructions without progress on the simulator: no byte changes, no
    /// thread exits, no barrier completes. One that waits for memory counts 256 times
    /// [default: 1073741824]
    #[arg(long, value_name = "N")]
    pub idle_steps: Option<u64>,
    /// Time limit of the simulator, such as 2.5 [default: none]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<Duration>,
    /// Profile the instructions on the simulator: show counts after the run, or write them to a
    /// file as JSON
    #[arg(long, value_name = "@FILE", num_args = 0..=1, require_equals = true,
        default_missing_value = "", value_parser = profile)]
    pub profile: Option<Profile>,
    /// Optimisation level for what is compiled, 0 to 3 [default: 2]
    #[arg(short = 'O', value_name = "LEVEL", value_parser = level)]
    pub level: Option<OptLevel>,
    /// The target that it is compiled for [default: sm_75]
    #[arg(long, value_name = "SM")]
    pub target: Option<Sm>,
    /// Format of errors and faults: text on standard error, or one JSON array on
    /// standard output
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
    /// Bind a texture, surface or sampler of the module: tex:, surf: or sampler:
    #[arg(long, value_name = "NAME=ARG", value_parser = Bind::parse)]
    pub bind: Vec<Bind>,
    /// Show buffer N after the run, COUNT of its numbers (32 by default)
    #[arg(long, value_name = "N[:COUNT]", value_parser = Print::parse)]
    pub print: Vec<Print>,
    /// Write the bytes of buffer N to a file after the run
    #[arg(long, value_name = "N:@FILE", value_parser = Dump::parse)]
    pub dump: Vec<Dump>,
    /// Compare buffer N with a file after the run: exactly, or floats with a tolerance
    #[arg(long, value_name = "N:@FILE[:TOL]", value_parser = Expect::parse)]
    pub expect: Vec<Expect>,
    /// The arguments of the kernel
    #[arg(last = true, value_name = "ARG")]
    pub args: Vec<String>,
}

/// Extents in x, y and z.
pub type Dim = [u32; 3];

/// What runs a kernel.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum DeviceKind {
    /// The simulator.
    Sim,
    /// A GPU.
    Cuda,
}

/// `--profile`.
#[derive(Clone, Debug)]
pub enum Profile {
    /// A table for people.
    Show,
    /// JSON in a file.
    Write(PathBuf),
}

fn profile(text: &str) -> Result<Profile, String> {
    match (text, text.strip_prefix('@')) {
        ("", _) => Ok(Profile::Show),
        (_, Some(path)) if !path.is_empty() => Ok(Profile::Write(path.into())),
        _ => Err("write `--profile`, or `--profile=@FILE` for a file".to_owned()),
    }
}

/// Whose texels or numbers.
#[derive(Clone, PartialEq, Debug)]
pub enum Which {
    /// Those of an argument, counted from 0.
    Argument(usize),
    /// Those of what is bound to a name.
    Bound(String),
}

impl Which {
    fn parse(text: &str) -> Result<Which, String> {
        let is_name = |c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '$' | '%');
        match text.starts_with(is_name) {
            true => Ok(Which::Bound(text.to_owned())),
            false => Ok(Which::Argument(number(text)?)),
        }
    }

    /// As it is written behind an option.
    pub fn word(&self) -> String {
        match self {
            Which::Argument(index) => index.to_string(),
            Which::Bound(name) => name.clone(),
        }
    }
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Which::Argument(index) => write!(f, "argument {index}"),
            Which::Bound(name) => write!(f, "`{name}`"),
        }
    }
}

/// `--bind`.
#[derive(Clone, Debug)]
pub struct Bind {
    pub name: String,
    pub argument: Argument,
}

impl Bind {
    fn parse(text: &str) -> Result<Bind, String> {
        let form = "expected a name and its binding: `--bind NAME=tex:f32[64,32]=zero`";
        let (name, text) = text.split_once('=').filter(|(name, _)| !name.is_empty()).ok_or(form)?;
        let argument = Argument::parse(text)?;
        match argument.is_object() {
            true => Ok(Bind { name: name.to_owned(), argument }),
            false => Err(format!("`{text}` is not a texture, surface or sampler")),
        }
    }
}

/// `--print`.
#[derive(Clone, Debug)]
pub struct Print {
    pub which: Which,
    pub count: usize,
}

/// `--dump`.
#[derive(Clone, Debug)]
pub struct Dump {
    pub which: Which,
    pub path: PathBuf,
}

/// `--expect`.
#[derive(Clone, Debug)]
pub struct Expect {
    pub which: Which,
    pub path: PathBuf,
    pub tolerance: Option<f64>,
}

/// How many numbers are shown if nothing is said.
pub const SHOWN: usize = 32;

impl Print {
    fn parse(text: &str) -> Result<Print, String> {
        let (which, count) = match text.split_once(':') {
            None => (text, None),
            Some((which, count)) => (which, Some(count)),
        };
        let count = count.map_or(Ok(SHOWN), |count| {
            count.parse().map_err(|_| format!("`{count}` is not a number of elements"))
        })?;
        Ok(Print { which: Which::parse(which)?, count })
    }
}

impl Dump {
    fn parse(text: &str) -> Result<Dump, String> {
        let (which, path) = named_file(text)?;
        Ok(Dump { which, path: path.into() })
    }
}

impl Expect {
    fn parse(text: &str) -> Result<Expect, String> {
        let (which, rest) = named_file(text)?;
        // A colon may also belong to the name.
        let tolerance = rest.rsplit_once(':').and_then(|(path, last)| {
            Some((path, last.parse::<f64>().ok()?)).filter(|(path, _)| !path.is_empty())
        });
        match tolerance {
            Some((_, tolerance)) if tolerance.is_nan() || tolerance < 0.0 => {
                Err("a tolerance cannot be negative".to_owned())
            }
            Some((path, tolerance)) => {
                Ok(Expect { which, path: path.into(), tolerance: Some(tolerance) })
            }
            None => Ok(Expect { which, path: rest.into(), tolerance: None }),
        }
    }
}

/// The parts of `N:@file`.
fn named_file(text: &str) -> Result<(Which, &str), String> {
    let form = || "expected the number of an argument and a file: `N:@file`".to_owned();
    let (which, file) = text.split_once(':').ok_or_else(form)?;
    let path = file.strip_prefix('@').filter(|path| !path.is_empty()).ok_or_else(form)?;
    Ok((Which::parse(which)?, path))
}

fn number(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| format!("`{text}` is not the number of an argument"))
}

/// One to three extents.
fn shape(text: &str) -> Result<Dim, String> {
    let parts: Vec<&str> = text.split(',').collect();
    if parts.len() > 3 {
        return Err("there are three dimensions: X,Y,Z".to_owned());
    }
    let mut dims = [1; 3];
    for (dim, part) in dims.iter_mut().zip(parts) {
        *dim = part.trim().parse().map_err(|_| format!("`{part}` is not an extent"))?;
        if *dim == 0 {
            return Err("an extent cannot be zero".to_owned());
        }
    }
    Ok(dims)
}

/// The help of `--checks`, with all that there are.
fn checks_help() -> String {
    let names = Checks::LIST.iter().map(|check| format!("{} ({})", check.name, check.finds));
    format!(
        "The checks of the simulator, a list such as race,uninit: {}, all, none. What stops a \
         launch, such as a wrong access or a deadlock, is always found",
        names.collect::<Vec<_>>().join(", ")
    )
}

fn approx(text: &str) -> Result<Approx, String> {
    match text {
        "exact" => Ok(Approx::Exact),
        "worst" => Ok(Approx::Worst),
        _ => Err("expected exact or worst".to_owned()),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0);
    let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| format!("`{text}` is not a positive number of seconds"))
}

fn schedule(text: &str) -> Result<Schedule, String> {
    match text {
        "fair" => Ok(Schedule::Fair),
        "random" => Ok(Schedule::Random),
        "adversarial" => Ok(Schedule::Adversarial),
        _ => Err("expected fair, random or adversarial".to_owned()),
    }
}
