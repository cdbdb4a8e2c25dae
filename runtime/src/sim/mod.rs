//! A SIMT simulator: runs PTX by the meaning that the rows of the ISA table carry.
//!
//! [`Simulator::load`] reads PTX text and turns it into a `program`; [`Simulator::launch`] runs a
//! kernel of it. Nothing here names an instruction: what one does stands in the table, as a
//! function of its operands or as one of the few things that only a machine can do.
//!
//! Threads have their own program counters; those of a warp that are at the same place run
//! together (`warp`). The same module, arguments and options always give the same run, on any
//! machine and with any number of processors, unless CTAs that run in parallel race with each
//! other: these share the memory of the host, unordered.

mod access;
mod all_lanes;

pub mod check;
mod cluster;
mod cluster_memory;
mod coalesced;

mod context;
pub mod copies;
mod decode;
mod device;
mod engine;
mod finding;
mod format;
mod handles;
mod hang;
mod interface;
mod launch;
mod layout;
mod meeting;
mod memories;
mod memory;
mod observe;
mod operands;
mod pass;
mod profile;
mod program;
mod progress;
mod registers;
mod report;
mod rows;
mod run;
mod special;
mod stall;
mod stop;
mod view;
mod warp;
mod watch;

pub use check::report::Report;
pub use check::{Check, Checks, UnknownCheck};
pub use device::SimDevice;
pub use handles::BindError;
pub use launch::{Approx, Schedule};
pub use memory::HostError;
pub use profile::{Counts, LineProfile};
pub use stop::{StopReason, Stopper};

/// What handles stand for.
pub mod image {
    pub use irc_ptx::isa::TextureGeometry;
    pub use irc_ptx::isa::sem::{
        AddressMode, ChannelType, Filter, Image, ImageError, Level, Opaque, Sampler, Texture,
    };
}

use crate::launch::Demands;
pub use crate::launch::LaunchConfig;
use context::Context;
use irc_ptx::abi::{ArgumentError, FunctionAbi};
use irc_ptx::isa::{ModKind, Space};
use irc_ptx::{Module, ReadError};
use launch::{FirstCall, Launch};
use memory::{Flat, Global};
use program::{Code, Passed, Program};

/// The heap that kernels allocate from, in bytes: CUDA's default.
const HEAP_BYTES: u64 = 8 << 20;
/// The most shared memory of a CTA, in bytes: that of the largest device.
pub const MAX_SHARED: u32 = 227 << 10;
/// The global memory of the device, in bytes.
pub const MEMORY_BYTES: u64 = 4 << 30;
/// The most constants of a module, in bytes: the bank of static variables and ten more.
const MAX_CONSTANT: u64 = 11 * (64 << 10);

/// Why a module cannot be loaded.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// It is no PTX.
    #[error("invalid PTX: {} errors", .0.len())]
    Read(Vec<ReadError>),
    /// An instruction that has no meaning yet.
    #[error("`{mnemonic}` in `{function}` is not simulated")]
    NotSimulated {
        /// The mnemonic with its parts.
        mnemonic: String,
        /// The function.
        function: String,
        /// Where it stands in the text: its first byte.
        offset: u32,
    },
    /// A name that is not declared, or not as what is needed here.
    #[error("`{name}` in `{function}` is not defined")]
    Undefined {
        /// The name.
        name: String,
        /// The function.
        function: String,
    },
    /// A variable for which there is no room.
    #[error(
        "{}`{name}` does not fit: with it there are {bytes} of {most} bytes of `{}` memory",
        place(function), ModKind::Space.words()[*space as usize]
    )]
    TooLarge {
        /// The name of the variable.
        name: String,
        /// The function that declares it; none for the module.
        function: Option<String>,
        /// Where it was to lie.
        space: Space,
        /// How large all variables there are, up to this one; the largest number if it is more.
        bytes: u64,
        /// How large they may be.
        most: u64,
    },
}

fn place(function: &Option<String>) -> String {
    function.as_ref().map_or_else(String::new, |function| format!("`{function}`: "))
}

/// Why a launch cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LaunchError {
    /// The module has no kernel of this name.
    #[error("there is no kernel `{name}`; the module has {}", list(.known))]
    UnknownKernel {
        /// The name.
        name: String,
        /// The kernels that there are.
        known: Vec<String>,
    },
    /// The kernel takes other parameters.
    #[error("{0}")]
    Arguments(#[from] ArgumentError),
    /// The grid, block or cluster is empty, too large, or not what the kernel demands.
    #[error("{0}")]
    Shape(String),
}

fn list(names: &[String]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

/// How a launch is run and watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Options {
    /// What is looked for.
    pub checks: Checks,
    /// Which threads run first.
    pub schedule: Schedule,
    /// The seed of the scheduler, and of the sides of errors.
    pub seed: u64,
    /// Which results approximate instructions give, of those that the manual allows.
    pub approx: Approx,
    /// The most instructions of all warps together.
    pub steps: u64,
    /// For how many instructions of all warps nothing may happen: no byte of global or shared
    /// memory changes, no thread ends, no barrier of a CTA or cluster is passed, nothing is
    /// printed. One that looks at memory as those do that wait (an atomic, volatile or ordered
    /// access, a test of a barrier, a sleep) counts 256 times.
    pub idle_steps: u64,
    /// Whether it is counted what each instruction does.
    pub profile: bool,
    /// How many multiprocessors the device says that it has.
    pub multiprocessors: u32,
}

impl Options {
    /// Sets [`Self::checks`].
    pub const fn with_checks(self, checks: Checks) -> Self {
        Options { checks, ..self }
    }

    /// Sets [`Self::schedule`].
    pub const fn with_schedule(self, schedule: Schedule) -> Self {
        Options { schedule, ..self }
    }

    /// Sets [`Self::seed`].
    pub const fn with_seed(self, seed: u64) -> Self {
        Options { seed, ..self }
    }

    /// Sets [`Self::approx`].
    pub const fn with_approx(self, approx: Approx) -> Self {
        Options { approx, ..self }
    }

    /// Sets [`Self::steps`].
    pub const fn with_steps(self, steps: u64) -> Self {
        Options { steps, ..self }
    }

    /// Sets [`Self::idle_steps`].
    pub const fn with_idle_steps(self, idle_steps: u64) -> Self {
        Options { idle_steps, ..self }
    }

    /// Sets [`Self::profile`].
    pub const fn with_profile(self, profile: bool) -> Self {
        Options { profile, ..self }
    }

    /// Sets [`Self::multiprocessors`].
    pub const fn with_multiprocessors(self, multiprocessors: u32) -> Self {
        Options { multiprocessors, ..self }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            checks: Checks::default(),
            schedule: Schedule::default(),
            seed: 0,
            approx: Approx::default(),
            steps: 1 << 34,
            idle_steps: 1 << 30,
            profile: false,
            multiprocessors: 132,
        }
    }
}

/// What happened in a launch.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Finished {
    /// What is wrong; the first that stopped the launch, if one did, stands last.
    pub reports: Vec<Report>,
    /// Whether the launch ran to its end.
    pub ended: bool,
    /// What the kernel printed.
    pub output: Vec<u8>,
    /// What each instruction did, in the order of the text, if that was asked for.
    pub profile: Vec<LineProfile>,
    /// Instructions of warps that ran.
    pub warp_steps: u64,
    /// Instructions of threads that ran.
    pub thread_steps: u64,
}

/// A loaded module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ModuleId(usize);

/// A simulated device.
#[derive(Default)]
pub struct Simulator {
    global: Global,
    modules: Vec<Option<Program>>,
    options: Options,
    stopper: Stopper,
}

impl Simulator {
    /// A device without modules and memory.
    pub fn new(options: Options) -> Self {
        Self { options, ..Self::default() }
    }

    /// Sets how later launches are run and watched.
    pub fn set_options(&mut self, options: Options) {
        self.options = options;
    }

    /// What stops the launches of this device, from any thread.
    pub fn stopper(&self) -> Stopper {
        self.stopper.clone()
    }

    /// Loads a module from its text: lays its variables out and initialises them.
    pub fn load(&mut self, text: &str) -> Result<ModuleId, LoadError> {
        let module = Module::parse(text).map_err(LoadError::Read)?;
        let program = decode::load(module, text, &mut self.global)?;
        if program.functions.iter().any(|f| f.builtin == Some(program::Builtin::Malloc)) {
            self.global.make_heap(HEAP_BYTES);
        }
        self.modules.push(Some(program));
        Ok(ModuleId(self.modules.len() - 1))
    }

    /// Unloads a module and frees its variables. False if there is no such module.
    pub fn unload(&mut self, module: ModuleId) -> bool {
        let Some(program) = self.modules.get_mut(module.0).and_then(Option::take) else {
            return false;
        };
        program.give_back(&mut self.global)
    }

    /// Allocates uninitialised global memory, and returns its address.
    pub fn allocate(&mut self, bytes: u64) -> u64 {
        self.global.allocate(bytes, 256, None, false)
    }

    /// Likewise at an address of the caller's choice, such as one of the host's; false if something
    /// is there, or `allocate` might give it.
    pub fn allocate_at(&mut self, address: u64, bytes: u64) -> bool {
        self.global.allocate_at(address, bytes)
    }

    /// Frees global memory by the address that `allocate` gave.
    pub fn free(&mut self, address: u64) -> Result<(), HostError> {
        self.global.free(address)
    }

    /// Writes to global memory.
    pub fn write(&self, address: u64, bytes: &[u8]) -> Result<(), HostError> {
        self.global.write(address, bytes)
    }

    /// Reads from global memory; gives how many of the bytes nobody had written.
    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<u64, HostError> {
        self.global.read(address, bytes)
    }

    /// How much global memory is in use, in bytes.
    pub fn memory_used(&self) -> u64 {
        self.global.used
    }

    /// Runs a kernel to its end. `args` has the bytes of each parameter; `done` gets how many
    /// clusters have ended.
    pub fn launch(
        &mut self,
        module: ModuleId,
        kernel: &str,
        config: LaunchConfig,
        args: &[&[u8]],
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Finished, LaunchError> {
        let unknown =
            || LaunchError::UnknownKernel { name: kernel.to_owned(), known: self.kernels(module) };
        let program = self.program(module).ok_or_else(unknown)?;
        let index = program.kernel(kernel).ok_or_else(unknown)?;
        let code = &program.functions[index];
        let abi = program.abi(code).ok_or_else(unknown)?;
        let params = kernel_params(code, &abi, args)?;
        let stopper = self.stopper.clone();
        let launch = prepare(program, index, config, params, self.options, stopper)?;
        if let Some(workspace) = program.workspace {
            let zeros = [0; program::WORKSPACE_BYTES as usize];
            self.global.write(workspace, &zeros).expect("it lives as long as the module");
        }
        let context = Context { program, global: &self.global, launch: &launch };
        Ok(report::finish(context, run::run(context, done)))
    }

    fn program(&self, module: ModuleId) -> Option<&Program> {
        self.modules.get(module.0)?.as_ref()
    }

    /// The address and size of a global variable of a module.
    pub fn variable(&self, module: ModuleId, name: &str) -> Option<(u64, u64)> {
        let globals = &self.program(module)?.globals;
        program::by_name(name, |name| globals.get(name).copied())
    }

    /// The kernels of a module in the order of the text.
    pub fn kernels(&self, module: ModuleId) -> Vec<String> {
        let functions = self.program(module).map(|program| &program.functions[..]);
        let kernels = functions.unwrap_or_default().iter().filter(|f| f.is_entry);
        kernels.map(|f| f.name.clone()).collect()
    }

    /// The sizes of the parameters of a kernel in bytes.
    pub fn parameters(&self, module: ModuleId, kernel: &str) -> Option<Vec<u64>> {
        let program = self.program(module)?;
        let code = &program.functions[program.kernel(kernel)?];
        Some(code.params.iter().map(|&param| size(param)).collect())
    }
}

/// The bytes of the parameters of a kernel.
fn kernel_params(code: &Code, abi: &FunctionAbi, args: &[&[u8]]) -> Result<Flat, LaunchError> {
    abi.check_bytes(args)?;
    let mut bytes = vec![0; code.param_size as usize];
    for (&param, arg) in code.params.iter().zip(args) {
        if let Passed::Memory { offset, .. } = param {
            bytes[offset as usize..][..arg.len()].copy_from_slice(arg);
        }
    }
    let variables = code.param_variables[..code.params.len()].into();
    Ok(Flat::of(&bytes).with_variables(variables))
}

/// A launch of a kernel that takes one like this.
fn prepare(
    program: &Program,
    kernel: usize,
    config: LaunchConfig,
    params: Flat,
    options: Options,
    stopper: Stopper,
) -> Result<Launch, LaunchError> {
    let code = &program.functions[kernel];
    let static_shared = match config.dynamic_shared {
        0 => program.shared.size,
        _ => program.shared.dynamic_start(),
    };
    let demands = Demands {
        block: code.reqntid,
        max_threads: code.maxntid,
        cluster: code.cluster,
        static_shared,
        max_shared: MAX_SHARED,
    };
    let is_watched = options.checks.contains(Checks::UNINIT);
    let refused = |why| LaunchError::Shape(format!("`{}`: {why}", code.name));
    Ok(Launch {
        kernel,
        config: config.checked(&demands).map_err(refused)?,
        static_shared: static_shared as u32,
        first: FirstCall::new(code, &params, is_watched),
        params,
        workspace: program.workspace.unwrap_or(0),
        options,
        stopper,
    })
}

fn size(param: Passed) -> u64 {
    match param {
        Passed::Memory { size, .. } | Passed::Local { size, .. } => size,
        Passed::Register(reg) => u64::from(reg.bits.div_ceil(8)),
        Passed::Constant(_) => 0,
    }
}

#[cfg(test)]
mod tests;
