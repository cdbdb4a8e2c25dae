//! What stops the interpreter, and where.

use crate::entity::{FuncId, Inst};
use crate::op::Opcode;
use crate::types::Space;

use super::memory::AccessError;
use super::race::Access;

/// Why a launch has no outcome.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum InterpError {
    /// The launch itself is not possible.
    #[error(transparent)]
    Launch(#[from] LaunchError),
    /// A thread came to a fault.
    #[error(transparent)]
    Fault(Box<FaultAt>),
}

/// A request that no kernel can answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LaunchError {
    /// The function is no kernel, or has no body.
    #[error("@{0} is not a kernel with a body")]
    NotAKernel(String),
    /// There are more or fewer arguments than parameters.
    #[error("@{name} takes {want} arguments, found {found}")]
    ArgumentCount {
        /// The kernel.
        name: String,
        /// Parameters that it has.
        want: usize,
        /// Arguments given.
        found: usize,
    },
    /// An argument has another size than its parameter.
    #[error("argument {index} of @{name} has {want} bytes, found {found}")]
    ArgumentSize {
        /// The kernel.
        name: String,
        /// Which argument, from 0.
        index: usize,
        /// Bytes of the parameter.
        want: u64,
        /// Bytes given.
        found: u64,
    },
    /// The grid is empty, too large, or not what the attributes of the kernel ask for.
    #[error("@{name} cannot be launched with {block:?} threads in each of {grid:?} CTAs")]
    Shape {
        /// The kernel.
        name: String,
        /// CTAs in the grid.
        grid: [u32; 3],
        /// Threads in a CTA.
        block: [u32; 3],
    },
    /// A global or an allocation is larger than the interpreter takes.
    #[error("an object of {0} bytes is too large to interpret")]
    ObjectSize(u64),
}

/// A fault with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{thread} at {inst} of @{name}: {fault}")]
pub struct FaultAt {
    /// The thread.
    pub thread: ThreadId,
    /// The function.
    pub func: FuncId,
    /// Its name.
    pub name: String,
    /// The instruction.
    pub inst: Inst,
    /// What happened.
    pub fault: Fault,
}

/// A thread of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ThreadId {
    /// Index of its CTA in the grid; x varies fastest.
    pub cta: u32,
    /// Index of the thread in the CTA; x varies fastest.
    pub index: u32,
}

impl std::fmt::Display for ThreadId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "thread {} of CTA {}", self.index, self.cta)
    }
}

/// What a thread may come to that ends the launch.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// An operand that decides what happens is poison.
    #[error("the {0} is poison")]
    Poison(&'static str),
    /// An access to no memory.
    #[error(transparent)]
    Access(#[from] AccessError),
    /// A data race.
    #[error(
        "data race on {space} address {address:#x}: {later:?} is not ordered after {earlier:?}"
    )]
    Race {
        /// The space of the byte.
        space: Space,
        /// Its address.
        address: u64,
        /// The access that came first in this run.
        earlier: Access,
        /// The access of the thread at fault.
        later: Access,
    },
    /// `memcpy` between blocks that overlap but differ.
    #[error("the blocks overlap")]
    Overlap,
    /// An atomic operation on local memory.
    #[error("an atomic operation on local memory")]
    LocalAtomic,
    /// The operand of an `assume` is false.
    #[error("what an `assume` states is false")]
    Assumption,
    /// Control came to `unreachable`.
    #[error("an `unreachable` was executed")]
    Unreachable,
    /// The program trapped.
    #[error("trap")]
    Trap,
    /// A function marked `noreturn` returned.
    #[error("a `noreturn` function has returned")]
    Returned,
    /// An indirect call to an address where no function with the signature is.
    #[error("no function with this signature is at address {0:#x}")]
    NoCallee(u64),
    /// A call of a function whose body is in another module.
    #[error("@{0} has no body in this module")]
    External(String),
    /// A warp operation whose lane mask lacks the thread itself.
    #[error("lane {lane} is not in its own lane mask {mask:#010x}")]
    MaskLacksCaller {
        /// The mask.
        mask: u32,
        /// The lane of the thread.
        lane: u32,
    },
    /// A barrier that does not exist.
    #[error("there is no barrier {0}; barriers are 0 to 15")]
    BarrierIndex(u128),
    /// A number of threads that a barrier cannot wait for, or not the one of the others there.
    #[error("barrier {index} cannot wait for {count} threads")]
    BarrierCount {
        /// The barrier.
        index: u32,
        /// The number asked for.
        count: u128,
    },
    /// Threads of a warp come to an aligned barrier from different places, or not all to it.
    #[error(
        "the warp has diverged: some of its threads wait at an aligned barrier, and this one \
         reaches barrier {index} elsewhere or with other operands"
    )]
    PartedWarp {
        /// The barrier that the thread comes to.
        index: u32,
    },
    /// No thread can run and some wait; this is one of them.
    #[error("deadlock: {}, and none can run", waiting(.0))]
    Deadlock(usize),
    /// The launch ran for as many steps as it was given.
    #[error("no end after {0} steps")]
    StepLimit(u64),
    /// A `stackrestore` of what no `stacksave` of the call gave, or of what was freed since.
    #[error("{0:#x} is no position of the stack that this call has saved and not gone behind")]
    StackPosition(u64),
    /// Calls are nested too deeply, or stack slots take too much memory.
    #[error("the call stack is full")]
    StackLimit,
    /// A `ptx` operation that needs more than the operands of one thread.
    #[error("{}{why}: the interpreter does not run it", quoted(.spelling))]
    Ptx {
        /// How it is written; empty for a block of text.
        spelling: String,
        /// What it needs.
        why: PtxLimit,
    },
    /// An operation that has no meaning here.
    #[error("`{0}` cannot be interpreted")]
    Unsupported(Opcode),
}

impl Fault {
    /// Whether the program is at fault: docs/ir.md calls what it did undefined behaviour. The
    /// others are a defined end (`trap`) or a limit of the interpreter.
    pub fn is_undefined_behaviour(&self) -> bool {
        !matches!(
            self,
            Fault::Trap
                | Fault::StepLimit(_)
                | Fault::StackLimit
                | Fault::External(_)
                | Fault::Ptx { .. }
                | Fault::Unsupported(_)
        )
    }
}

/// Why the interpreter does not run a `ptx` operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PtxLimit {
    /// It is a block of text.
    #[error("this is a block of PTX text")]
    Block,
    /// It accesses memory, or asks the machine about addresses.
    #[error("accesses memory or maps addresses")]
    Memory,
    /// Lanes of a warp run it together.
    #[error("is run by warps")]
    Warp,
    /// It makes threads wait for others, or changes where they go on.
    #[error("synchronises threads or changes control flow")]
    Control,
    /// It reads a special register.
    #[error("reads a special register")]
    Special,
    /// The ISA table does not say what it does.
    #[error("has no semantics in the ISA table")]
    Unwritten,
}

fn waiting(count: &usize) -> String {
    match count {
        1 => "1 thread waits".to_owned(),
        count => format!("{count} threads wait"),
    }
}

fn quoted(spelling: &str) -> String {
    if spelling.is_empty() { String::new() } else { format!("`ptx.{spelling}` ") }
}
