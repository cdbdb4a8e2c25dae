//! A plain executor of PTX: it runs a parsed [`Module`] by the meaning that the rows carry.
//!
//! Each thread has its own program counter; nothing reconverges by itself. A seeded scheduler
//! picks a thread and lets it run a few instructions. Threads wait only at barriers and at warp
//! operations, for exactly the threads that those name. One instruction of one thread is one
//! step of memory: this is sequential consistency, one of the behaviours that PTX allows.
//!
//! The same module, arguments and seed always give the same run. What is not initialised has a
//! fixed, odd pattern. Addresses are checked against allocations, and against the alignment of
//! the access.

mod decode;
mod layout;
mod memory;
mod schedule;
mod thread;

use decode::Program;
use irc_ir::isa::sem::Fault;
use irc_ir::ptx::Module;
use memory::GlobalMemory;
use schedule::Grid;

/// Why a launch did not end well.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ExecError {
    /// The module has no kernel of this name.
    #[error("there is no kernel `{0}`")]
    UnknownKernel(String),
    /// The kernel takes other parameters.
    #[error("`{kernel}` takes {want} parameters, {got} are given")]
    ParamCount {
        /// The kernel.
        kernel: String,
        /// How many it takes.
        want: usize,
        /// How many are given.
        got: usize,
    },
    /// A parameter has another size.
    #[error("parameter {index} of `{kernel}` has {want} bytes, {got} are given")]
    ParamSize {
        /// The kernel.
        kernel: String,
        /// Which parameter.
        index: usize,
        /// Its size in bytes.
        want: usize,
        /// The size of what is given.
        got: usize,
    },
    /// The grid or the block is empty or too large.
    #[error("the launch needs 1 to 1024 threads in a block and a grid that is not empty")]
    BadShape,
    /// An access that cannot be made.
    #[error("{place}: {fault}")]
    Fault {
        /// What is wrong with it.
        fault: Fault,
        /// Where.
        place: Place,
    },
    /// A thread reached a trap.
    #[error("{0}: trap")]
    Trap(Place),
    /// No thread can go on, and some wait.
    #[error("deadlock: {waiting} threads wait; one of them at {place}")]
    Deadlock {
        /// How many threads wait.
        waiting: usize,
        /// Where one of them is.
        place: Place,
    },
    /// More steps than allowed.
    #[error("the launch took more than {0} steps")]
    StepLimit(u64),
    /// Too many nested calls, or too much local memory.
    #[error("{0}: the stack overflows")]
    StackOverflow(Place),
    /// An instruction whose meaning is not written down.
    #[error("`{mnemonic}` in `{function}` cannot be executed yet")]
    Unsupported {
        /// The mnemonic with its parts.
        mnemonic: String,
        /// The function.
        function: String,
    },
    /// A name that is not declared, or not as what is needed here.
    #[error("`{name}` in `{function}` is not defined")]
    Undefined {
        /// The name.
        name: String,
        /// The function.
        function: String,
    },
    /// A call of an address that is no function, or of a function with other parameters.
    #[error("{0}: the call does not suit a function")]
    BadCall(Place),
    /// A branch table with a larger index.
    #[error("{0}: the index is beyond the end of the branch table")]
    BadIndex(Place),
}

/// Where a thread is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The function.
    pub function: String,
    /// The instruction, as printed.
    pub instruction: String,
    /// The CTA in the grid.
    pub cta: [u32; 3],
    /// The thread in the CTA.
    pub thread: [u32; 3],
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { function, instruction, cta, thread } = self;
        write!(f, "`{instruction}` in `{function}`, CTA {cta:?}, thread {thread:?}")
    }
}

/// A parameter of a launch: its bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arg(pub Vec<u8>);

impl<const N: usize> From<[u8; N]> for Arg {
    fn from(bytes: [u8; N]) -> Self {
        Self(bytes.to_vec())
    }
}

impl From<u32> for Arg {
    fn from(value: u32) -> Self {
        value.to_le_bytes().into()
    }
}

impl From<u64> for Arg {
    fn from(value: u64) -> Self {
        value.to_le_bytes().into()
    }
}

impl From<f32> for Arg {
    fn from(value: f32) -> Self {
        value.to_le_bytes().into()
    }
}

impl From<f64> for Arg {
    fn from(value: f64) -> Self {
        value.to_le_bytes().into()
    }
}

impl From<Vec<u8>> for Arg {
    fn from(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }
}

/// How long the executor may work, and how it schedules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The seed of the scheduler.
    pub seed: u64,
    /// The most steps of all threads of a launch together.
    pub steps: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { seed: 0, steps: 1 << 32 }
    }
}

/// A module that is loaded, with its device memory.
pub struct Executor {
    program: Program,
    memory: GlobalMemory,
    limits: Limits,
}

impl Executor {
    /// Loads a module: lays its variables out and initialises them.
    pub fn new(module: &Module) -> Result<Self, ExecError> {
        let mut memory = GlobalMemory::default();
        let program = decode::load(module, &mut memory)?;
        Ok(Self { program, memory, limits: Limits::default() })
    }

    /// Sets the seed of the scheduler and the limit of steps.
    pub fn set_limits(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// Allocates zeroed global memory and gives its address.
    pub fn alloc(&mut self, bytes: usize) -> u64 {
        self.memory.alloc(bytes, 256)
    }

    /// Writes to global memory.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        self.memory.write(address, bytes)
    }

    /// Reads from global memory.
    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<(), Fault> {
        self.memory.read(address, bytes)
    }

    /// The address of a global variable of the module.
    pub fn global(&self, name: &str) -> Option<u64> {
        self.program.globals.get(name).copied()
    }

    /// Runs a kernel to its end.
    pub fn launch(
        &mut self,
        kernel: &str,
        grid: [u32; 3],
        block: [u32; 3],
        dynamic_shared: u32,
        params: &[Arg],
    ) -> Result<(), ExecError> {
        let kernel = self
            .program
            .kernel(kernel)
            .ok_or_else(|| ExecError::UnknownKernel(kernel.to_owned()))?;
        let params = self.program.kernel_params(kernel, params)?;
        let mut grid = Grid::new(
            &self.program,
            &mut self.memory,
            kernel,
            grid,
            block,
            dynamic_shared,
            params,
        )?;
        grid.run(self.limits)
    }
}

#[cfg(test)]
mod tests;
