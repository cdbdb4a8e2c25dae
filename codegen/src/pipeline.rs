//! The stages of code generation, and who watches them.
//!
//! With the passes of [`irc_passes::pipeline`] they are all that happens between a module and PTX.
//! [`crate::lower`] runs them in order: legalisation and the passes behind it over the whole
//! module, the stages of machine code one function after the other, so that the memory of a
//! function is free before the next one is looked at.
//!
//! Nothing is computed for an observer that is not there.

use crate::error::CodegenError;
use crate::layout::BlockOrder;
use crate::legalize::Origins;
use crate::mir::{self, MirFunction, VReg};
use crate::regalloc::{self, Allocation};
use crate::select::parts::registers_of;
use crate::symbols::Symbols;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap};
use irc_ir::entity::{Block, FuncId, Inst};
use irc_ir::function::Function;
use irc_ir::module::{Module, Symbol};
use irc_passes::pipeline::Fuel;
use irc_ptx as ptx;
use std::borrow::Cow;
use std::fmt;

/// A stage of code generation.
#[derive(Debug, PartialEq, Eq)]
pub struct Stage {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub summary: &'static str,
    /// Whether it, or a part of it, takes fuel.
    pub is_optional: bool,
}

impl Stage {
    const fn new(name: &'static str, summary: &'static str) -> Stage {
        Stage { name, summary, is_optional: false }
    }

    const fn optional(name: &'static str, summary: &'static str) -> Stage {
        Stage { is_optional: true, ..Stage::new(name, summary) }
    }
}

/// The module is rewritten in terms of what the target has.
pub static LEGALIZE: Stage =
    Stage::new("legalize", "rewrites what the target lacks in terms of what it has");
/// Numbers of `f64` that are no operands of the machine are loaded.
pub static CONSTANTS: Stage = Stage::optional(
    "constants",
    "loads numbers of f64 that are no operands of the machine from constant memory",
);
/// The first machine code.
pub static SELECT: Stage = Stage::optional(
    "select",
    "selects rows of the ISA table: machine code in SSA form; with fuel slots share memory",
);
/// Carries that stay in their flag.
pub static JOIN_CARRIES: Stage = Stage::optional(
    "join_carries",
    "leaves carries of texts in their flag where they would be taken out and put back",
);
/// Aggregates that calls pass and return, in registers.
pub static PROMOTE_SLOTS: Stage = Stage::optional(
    "promote_slots",
    "keeps in registers what is copied through stack slots for calls",
);
/// Values of loops that outlive those of the next round, copied.
pub static SPLIT_CARRIED: Stage = Stage::optional(
    "split_carried",
    "copies at the head of a loop what outlives the value that the next round gets",
);
/// Blocks in their order.
pub static LAYOUT: Stage =
    Stage::optional("layout", "orders the blocks, and with fuel orients the branches of loops");
/// Registers of PTX.
pub static REGALLOC: Stage = Stage::optional(
    "regalloc",
    "destructs SSA and assigns registers, and with fuel coalesces them",
);
/// The function as PTX.
pub static EMIT: Stage = Stage::new("emit", "writes the statements of the PTX function");
/// The module as PTX.
pub static FINISH: Stage =
    Stage::new("finish", "completes the PTX module: version, locations, exits");

/// Every stage in order. Behind `legalize` the passes of
/// [`AFTER_LEGALIZE`](irc_passes::pipeline::AFTER_LEGALIZE) run.
pub static STAGES: [&Stage; 10] = [
    &LEGALIZE,
    &CONSTANTS,
    &SELECT,
    &JOIN_CARRIES,
    &PROMOTE_SLOTS,
    &SPLIT_CARRIED,
    &LAYOUT,
    &REGALLOC,
    &EMIT,
    &FINISH,
];

/// Machine code after a stage.
#[derive(Copy, Clone, Debug)]
pub struct Machine<'a> {
    /// The module that it was made from, legalised; bodies are elsewhere.
    pub module: &'a Module,
    /// The function.
    pub func: FuncId,
    /// Its body, until layout.
    pub body: &'a Function,
    /// What the symbols in it stand for.
    pub names: &'a ptx::Names,
    origins: &'a Origins,
    symbol: ptx::Symbol,
    mir: &'a MirFunction,
    allocated: Option<(&'a BlockOrder, &'a Allocation)>,
}

impl<'a> Machine<'a> {
    /// The name of the function in PTX.
    pub fn name(&self) -> &'a str {
        self.names.name(self.symbol)
    }

    /// The instruction of the module before legalisation that machine code with this origin stands
    /// for, if it is known.
    pub fn origin(&self, origin: PackedOption<ptx::Origin>) -> Option<Inst> {
        self.origins.of(mir::origin_inst(origin)?)
    }

    /// The parameters of the blocks that the IR has as well, each with the block, the number of the
    /// IR parameter that it holds or holds a part of, and the register.
    pub fn params(&self) -> Vec<(Block, usize, VReg)> {
        let dfg = &self.body.dfg;
        let mut out = Vec::new();
        for &block in self.mir.order.iter().filter(|block| block.index() < dfg.num_blocks()) {
            let mut regs = self.mir.block(block).params.iter();
            for (number, &param) in dfg.params(block).iter().enumerate() {
                let count = registers_of(dfg.ty(param)).1 as usize;
                out.extend(regs.by_ref().take(count).map(|&reg| (block, number, reg)));
            }
        }
        out
    }

    /// The machine code. That of allocated registers is made here, in the form that
    /// [`regalloc::apply`] describes.
    pub fn mir(&self) -> Cow<'a, MirFunction> {
        match self.allocated {
            Some((order, allocation)) => Cow::Owned(regalloc::apply(self.mir, order, allocation)),
            None => Cow::Borrowed(self.mir),
        }
    }
}

/// The PTX of a function.
#[derive(Copy, Clone, Debug)]
pub struct Emitted<'a> {
    /// The function of the module.
    pub func: FuncId,
    /// The same as PTX.
    pub function: &'a ptx::Function,
    /// What the symbols in it stand for.
    pub names: &'a ptx::Names,
    pub(crate) origins: &'a Origins,
}

impl Emitted<'_> {
    /// The instruction of the module before legalisation that an instruction of the body stands
    /// for, if it is known.
    pub fn origin(&self, inst: &ptx::Inst<ptx::Reg>) -> Option<Inst> {
        self.origins.of(mir::origin_inst(inst.origin)?)
    }
}

impl fmt::Display for Machine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.mir().display(self.name(), self.names).fmt(f)
    }
}

/// What a stage has made.
#[derive(Copy, Clone, Debug)]
#[non_exhaustive]
pub enum Output<'a> {
    /// The module is IR still. The origins say what the instructions of each function stand for.
    Ir(&'a Module, &'a PrimaryMap<FuncId, Origins>),
    /// Machine code of a function.
    Machine(Machine<'a>),
    /// The PTX of a function.
    Function(Emitted<'a>),
    /// The PTX of the module.
    Ptx(&'a ptx::Module),
}

impl fmt::Display for Output<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Output::Ir(module, _) => module.fmt(f),
            Output::Machine(machine) => machine.fmt(f),
            Output::Function(Emitted { function, names, .. }) => {
                f.write_str(&ptx::print::print_function(names, function))
            }
            Output::Ptx(module) => module.fmt(f),
        }
    }
}

/// Called for each stage, by its name, when it is done; passes behind `legalize` likewise. Errors
/// end code generation.
pub type Observer<'a> = dyn FnMut(&'static str, Output<'_>) -> Result<(), Vec<CodegenError>> + 'a;

/// Who watches code generation, and how much of what is optional is done.
#[derive(Default)]
pub struct Watch<'a> {
    /// What is left for optional passes and stages.
    pub fuel: Fuel,
    /// Called for each stage.
    pub observer: Option<&'a mut Observer<'a>>,
}

/// The function that machine code is of.
#[derive(Copy, Clone)]
pub(crate) struct At<'a> {
    pub module: &'a Module,
    pub func: FuncId,
    pub body: &'a Function,
    pub symbols: &'a Symbols,
    pub origins: &'a Origins,
}

impl Watch<'_> {
    /// Tells the observer, if there is one, of a stage that is done.
    pub(crate) fn done(
        &mut self,
        name: &'static str,
        out: Output<'_>,
    ) -> Result<(), Vec<CodegenError>> {
        match &mut self.observer {
            Some(observer) => observer(name, out),
            None => Ok(()),
        }
    }

    pub(crate) fn machine(
        &mut self,
        stage: &Stage,
        at: At<'_>,
        mir: &MirFunction,
        allocated: Option<(&BlockOrder, &Allocation)>,
    ) -> Result<(), Vec<CodegenError>> {
        let At { module, func, body, symbols, origins } = at;
        if self.observer.is_none() {
            return Ok(());
        }
        let (names, symbol) = (&symbols.names, symbols.symbol(Symbol::Func(func)));
        let machine = Machine { module, func, body, names, origins, symbol, mir, allocated };
        self.done(stage.name, Output::Machine(machine))
    }
}
