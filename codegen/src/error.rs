//! What can go wrong in code generation: always the input's demand on the target, never a guess.

use crate::legalize::Origins;
use irc_ir::entity::{FuncId, GlobalId, Inst};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::Opcode;
use irc_ptx::GateError;
use irc_ptx::directive::MAX_PARAM_BYTES;
use irc_ptx::target::{PtxVersion, Sm};

/// Why a module cannot be compiled for a target.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{reason}", place.as_ref().map_or(String::new(), |place| format!("{place}: ")))]
#[non_exhaustive]
pub struct CodegenError {
    /// The function, unless the module as a whole is at fault.
    pub func: Option<FuncId>,
    /// The IR instruction, if one is at fault.
    pub inst: Option<Inst>,
    /// The source location of the instruction, as `file:line:column`, if it has one, else the name
    /// of the function.
    pub place: Option<String>,
    /// What is wrong.
    pub reason: Reason,
}

impl CodegenError {
    pub(crate) fn new(func: Option<FuncId>, inst: Option<Inst>, reason: Reason) -> CodegenError {
        CodegenError { func, inst, place: None, reason }
    }

    /// A pass or stage has done something wrong to an instruction.
    pub fn broken(stage: &'static str, func: FuncId, inst: Inst, what: String) -> CodegenError {
        CodegenError::new(Some(func), Some(inst), Reason::Broken { stage, what })
    }

    /// With the instructions that those at fault stand for.
    pub(crate) fn of_origins(mut self, origins: &Origins) -> CodegenError {
        self.inst = self.inst.and_then(|inst| origins.of(inst));
        if let Reason::PartedWarp { branch, .. } = &mut self.reason {
            *branch = branch.and_then(|branch| origins.of(branch));
        }
        self
    }

    /// With the source location that the instruction has in the module, or the function's name,
    /// unless it has a place already.
    pub(crate) fn placed(self, module: &Module) -> CodegenError {
        match self.func.and_then(|func| module.get_func(func)) {
            Some(func) => self.placed_in(module, func),
            None => self,
        }
    }

    /// The same, where the body of the function is not in the module.
    pub(crate) fn placed_in(self, module: &Module, func: &Function) -> CodegenError {
        let location = || self.inst.and_then(|inst| module.location_in(func, inst));
        let name = || Some(format!("@{}", func.name));
        let place = self.place.clone().or_else(location).or_else(name);
        CodegenError { place, ..self }
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Reason {
    /// The operation needs an instruction that the target lacks and nothing else can do its work.
    #[error("`{op}` needs an instruction that the target does not have: {gate}")]
    Gate {
        /// The operation.
        op: Opcode,
        /// The requirement that is not met.
        gate: GateError,
    },
    /// The signature needs an instruction that the target lacks.
    #[error("the signature needs an instruction that the target does not have: {gate}")]
    Signature {
        /// The requirement that is not met.
        gate: GateError,
    },
    /// The operation, with these types, cannot be done on the target.
    #[error("`{op}` {what} needs {needs}; the target is {sm}")]
    Target {
        /// The operation.
        op: Opcode,
        /// What about it.
        what: String,
        /// What it needs.
        needs: String,
        /// The target.
        sm: Sm,
    },
    /// The target lets only whole warps come to the operation.
    #[error(
        "`{op}` lets the threads of a warp arrive one by one, which needs sm_70 or later; on {sm} \
         the warp must be converged, and {why}"
    )]
    PartedWarp {
        /// The operation.
        op: String,
        /// Why the warp may not be together.
        why: String,
        /// The branch where the threads may part, if it is in the function.
        branch: Option<Inst>,
        /// The target.
        sm: Sm,
    },
    /// The operation is not compiled yet.
    #[error("`{op}` {what} is not supported")]
    Unsupported {
        /// The operation.
        op: Opcode,
        /// What about it.
        what: String,
    },
    /// The pinned PTX version is too low for the module.
    #[error("the module needs PTX {needs}; the version is pinned to {pinned}")]
    Version {
        /// The lowest version that will do.
        needs: PtxVersion,
        /// The pinned one.
        pinned: PtxVersion,
    },
    /// What one instruction needs has gone when another comes.
    #[error("one instruction needs PTX {first}, and another ends with PTX {last}")]
    NoVersion {
        /// The first version that has the one.
        first: PtxVersion,
        /// The last that has the other.
        last: PtxVersion,
    },
    /// The parameters or the result take too much room.
    #[error("{what} {size} bytes; at most {limit} can be passed on {sm}")]
    Parameters {
        /// What takes it.
        what: &'static str,
        /// How much.
        size: u64,
        /// How much there may be.
        limit: u64,
        /// The target.
        sm: Sm,
    },
    /// The initial contents of the global variable cannot be written in PTX.
    #[error("{why}")]
    Contents {
        /// The variable.
        global: GlobalId,
        /// What about them.
        why: String,
    },
    /// A stage of code generation has made something wrong: a fault of the compiler, found because
    /// the stages are verified.
    #[error("internal compiler error: after `{stage}`: {what}")]
    Broken {
        /// The stage.
        stage: &'static str,
        /// What is wrong.
        what: String,
    },
    /// The symbol cannot be written in PTX.
    #[error("{0}")]
    Symbol(String),
}

impl Reason {
    /// What is wrong with this many bytes of variable arguments, if they are more than a call can
    /// pass.
    pub(crate) fn variable_arguments(size: u64, sm: Sm) -> Option<Reason> {
        let what = "the variable arguments of the call have";
        let limit = MAX_PARAM_BYTES;
        (size > limit).then_some(Self::Parameters { what, size, limit, sm })
    }

    /// The code of the error; [`codes`](crate::codes) explains it.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Gate { .. } => "C0101",
            Self::Signature { .. } => "C0102",
            Self::Target { .. } => "C0103",
            Self::PartedWarp { .. } => "C0104",
            Self::Unsupported { .. } => "C0105",
            Self::Version { .. } => "C0106",
            Self::NoVersion { .. } => "C0107",
            Self::Parameters { .. } => "C0108",
            Self::Contents { .. } => "C0109",
            Self::Symbol(_) => "C0110",
            Self::Broken { .. } => "C0199",
        }
    }
}
