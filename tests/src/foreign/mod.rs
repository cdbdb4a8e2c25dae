//! Kernels that other compilers made, with launches whose results are known.
//!
//! The PTX under `golden/ptx` comes from the CUDA sources under `cuda`. Each [`Case`] is a launch:
//! what goes in, and what must come out by a reference in Rust that follows the CUDA source, or the
//! fault that the simulator must find. A case holds for every recording of its kernel: of each
//! compiler, with and without debug information.

mod arithmetic;
mod classics;
mod control;
mod cooperation;
pub mod data;
pub mod recording;

use data::Numbers;
use irc_runtime::sim::check::report::FaultKind;
use irc_runtime::sim::image::{
    AddressMode, ChannelType, Filter, Image, ImageError, Sampler, Texture, TextureGeometry,
};
use irc_runtime::sim::{LaunchConfig, ModuleId, Options, Report, Simulator};
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The recorded files in a folder of `golden`, in order: name and text.
pub fn recorded(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(folder);
    let mut files: Vec<(String, String)> = fs::read_dir(&folder)
        .expect("the recorded files are in the repository")
        .map(|entry| {
            let entry = entry.expect("an entry of a readable folder");
            let text = fs::read_to_string(entry.path()).expect("it is text");
            (entry.file_name().to_string_lossy().into_owned(), text)
        })
        .collect();
    files.sort();
    files
}

/// Does something with each item, on two threads; all that is found, in no order.
pub fn on_two_threads<T: Sync, F: Send>(items: &[T], work: impl Fn(&T) -> Vec<F> + Sync) -> Vec<F> {
    let (next, all) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let found = work(item);
                    all.lock().expect("no test panics with it").extend(found);
                }
            });
        }
    });
    all.into_inner().expect("no test panicked with it")
}

/// What a kernel takes.
pub enum Arg {
    /// A value.
    Value(Vec<u8>),
    /// A buffer that the kernel only reads.
    Input(Vec<u8>),
    /// A buffer that the kernel writes.
    Output {
        /// Its bytes before the launch; `None` if uninitialised.
        before: Option<Vec<u8>>,
        /// Its first bytes after the launch.
        want: Vec<u8>,
        /// How near the result must be.
        near: Near,
    },
    /// A texture of this width and height, of four numbers of 32 bits a texel.
    Texture([u32; 2], Vec<u8>),
    /// A surface of this width and height, of one integer of 32 bits a texel, before and after.
    Surface([u32; 2], Vec<u8>, Vec<u8>),
}

/// How near a result must be to the expected one.
#[derive(Clone, Copy)]
pub enum Near {
    /// The same bytes.
    Exact,
    /// The same numbers of 32 bits in any order.
    Permuted,
    /// Numbers of 32 bits whose relative error is at most this.
    F32(f32),
}

/// What must become of a launch.
pub enum Outcome {
    /// It ends and prints this.
    Ends(&'static str),
    /// It has a fault of this kind, and its message has these words in it.
    Fault(FaultKind, &'static str),
}

/// A launch and its result.
pub struct Case {
    /// What the names of the recordings begin with, up to a dot.
    pub file: &'static str,
    /// What the name of the kernel has in it, and no other of the file.
    pub kernel: &'static str,
    /// The shape.
    pub shape: LaunchConfig,
    /// The arguments.
    pub args: Vec<Arg>,
    /// What must become of it.
    pub outcome: Outcome,
}

/// All cases.
pub fn all() -> Vec<Case> {
    let mut cases = Vec::new();
    arithmetic::cases(&mut cases);
    classics::cases(&mut cases);
    control::cases(&mut cases);
    cooperation::cases(&mut cases);
    cases
}

/// A grid of one dimension without dynamic shared memory.
pub fn line(grid: u32, block: u32) -> LaunchConfig {
    LaunchConfig::new([grid, 1, 1], [block, 1, 1])
}

impl Case {
    /// A launch that must end.
    pub fn new(
        file: &'static str,
        kernel: &'static str,
        shape: LaunchConfig,
        args: Vec<Arg>,
    ) -> Self {
        Self { file, kernel, shape, args, outcome: Outcome::Ends("") }
    }

    /// A launch that must have a fault.
    pub fn faulty(
        file: &'static str,
        kernel: &'static str,
        shape: LaunchConfig,
        args: Vec<Arg>,
        kind: FaultKind,
        words: &'static str,
    ) -> Self {
        Self { file, kernel, shape, args, outcome: Outcome::Fault(kind, words) }
    }

    /// Whether it is of a recording.
    pub fn is_of(&self, recording: &str) -> bool {
        recording.strip_prefix(self.file).is_some_and(|rest| rest.starts_with('.'))
    }

    /// Runs it on a fresh device: nothing, or in words what is wrong.
    pub fn run(&self, text: &str, options: Options) -> Result<(), String> {
        let mut simulator = Simulator::new(options);
        let module = simulator.load(text).map_err(|error| format!("it is not loaded: {error}"))?;
        let name = self.kernel_name(&simulator, module)?;
        let (mut args, mut places) = (Vec::new(), Vec::new());
        for arg in &self.args {
            let (before, bytes) = match arg {
                Arg::Value(bytes) => {
                    args.push(bytes.clone());
                    continue;
                }
                Arg::Input(bytes) | Arg::Texture(_, bytes) | Arg::Surface(_, bytes, _) => {
                    (Some(bytes), bytes.len())
                }
                Arg::Output { before, want, .. } => {
                    (before.as_ref(), before.as_ref().map_or(want.len(), Vec::len))
                }
            };
            let address = simulator.allocate(bytes as u64);
            if let Some(before) = before {
                simulator.write(address, before).map_err(|error| error.to_string())?;
            }
            places.push((address, arg));
            let handle = arg.handle(&mut simulator, address).map_err(|error| error.to_string())?;
            args.push(handle.to_le_bytes().to_vec());
        }
        let args: Vec<&[u8]> = args.iter().map(Vec::as_slice).collect();
        let finished = simulator
            .launch(module, &name, self.shape, &args, &|_| {})
            .map_err(|error| error.to_string())?;
        let errors: Vec<&Report> =
            finished.reports.iter().filter(|report| report.kind.is_error()).collect();
        let printed = match self.outcome {
            Outcome::Ends(printed) => printed,
            Outcome::Fault(kind, words) => return expect_fault(&errors, kind, words),
        };
        if let Some(report) = errors.first() {
            return Err(report.to_string());
        }
        if finished.output != printed.as_bytes() {
            return Err(format!("it printed {:?}", String::from_utf8_lossy(&finished.output)));
        }
        for (index, &(address, arg)) in places.iter().enumerate() {
            let (want, near) = match arg {
                Arg::Output { want, near, .. } => (want, *near),
                Arg::Input(bytes) | Arg::Texture(_, bytes) | Arg::Surface(_, _, bytes) => {
                    (bytes, Near::Exact)
                }
                Arg::Value(_) => continue,
            };
            let mut got = vec![0; want.len()];
            simulator.read(address, &mut got).map_err(|error| error.to_string())?;
            compare(&got, want, near).map_err(|what| format!("buffer {index}: {what}"))?;
        }
        Ok(())
    }

    fn kernel_name(&self, simulator: &Simulator, module: ModuleId) -> Result<String, String> {
        let all = simulator.kernels(module);
        let mut named = all.iter().filter(|name| name.contains(self.kernel));
        match (named.next(), named.next()) {
            (Some(name), None) => Ok(name.clone()),
            _ => Err(format!("`{}` is none or several of {all:?}", self.kernel)),
        }
    }
}

impl Arg {
    /// What is passed for a buffer at an address.
    fn handle(&self, simulator: &mut Simulator, address: u64) -> Result<u64, ImageError> {
        let image = |size: [u32; 2], channel| {
            Image::packed(TextureGeometry::D2, [size[0], size[1], 1], 1, channel, address)
        };
        match self {
            Self::Texture(size, _) => {
                let sampler = Sampler {
                    filter: Filter::Nearest,
                    level_filter: Filter::Nearest,
                    modes: [AddressMode::ClampToEdge; 3],
                    force_unnormalized: false,
                };
                let image = image(*size, (ChannelType::F32, 4));
                simulator.create_texture(Texture { image, normalized: false, sampler })
            }
            Self::Surface(size, ..) => {
                simulator.create_surface(image(*size, (ChannelType::U32, 1)))
            }
            _ => Ok(address),
        }
    }
}

fn expect_fault(errors: &[&Report], kind: FaultKind, words: &str) -> Result<(), String> {
    match errors.first() {
        None => Err(format!("the {kind} is not found")),
        Some(report) if report.kind == kind && report.message.contains(words) => Ok(()),
        Some(report) => Err(format!("it should be {kind} with {words:?}, not: {report}")),
    }
}

fn compare(got: &[u8], want: &[u8], near: Near) -> Result<(), String> {
    let Some(at) = (match near {
        Near::Exact => got.iter().zip(want).position(|(got, want)| got != want),
        Near::Permuted => {
            let [mut got, mut want] = [got, want].map(u32::numbers);
            got.sort_unstable();
            want.sort_unstable();
            (got != want).then_some(0)
        }
        Near::F32(bound) => {
            let pairs = f32::numbers(got).into_iter().zip(f32::numbers(want));
            let far = |(got, want): (f32, f32)| {
                let is_near = (got - want).abs() <= bound * want.abs();
                got.to_bits() != want.to_bits() && !is_near
            };
            pairs.map(far).position(|far| far).map(|index| 4 * index)
        }
    }) else {
        return Ok(());
    };
    let from = at & !7;
    let part = |bytes: &[u8]| format!("{:02x?}", &bytes[from..bytes.len().min(from + 16)]);
    Err(format!("from byte {from} it is {}, not {}", part(got), part(want)))
}
