//! Machine code in SSA form: PTX instructions over virtual registers, in blocks with parameters.
//!
//! Instruction selection makes it, register allocation takes it out of SSA, layout turns it into
//! the statements of a [`ptx::Body`]. It is a type of its own so that no stage mixes registers of
//! two kinds.
//!
//! Invariants: every [`VReg`] is written once, by an instruction ([`Role::Def`] operands) or as a
//! parameter of a block; every use is dominated by that. A tied operand ([`Role::Tied`]) is read
//! and written: it is the one exception, and both reads and writes the same register in place; its
//! register is not used after as the old value. An instruction under a guard that writes a
//! register does so only in part: such instructions are not made before allocation. A block's
//! parameters get one argument each from every edge to it, of the same class. The entry block has
//! no parameters and no predecessors.
//!
//! Machine code has a text form, of which `docs/mir.md` has the grammar: [`lines`] and
//! [`MirFunction::display`] write it, [`parse_mir`] reads it.
//!
//! [`ptx::Body`]: irc_ptx::Body
//! [`Role::Def`]: irc_ptx::isa::Role::Def
//! [`Role::Tied`]: irc_ptx::isa::Role::Tied

mod parse;
mod print;
mod verify;

pub use parse::{MirError, MirText, parse_mir};
pub use print::{Line, lines};
pub use verify::{MirFault, verify};

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
use irc_ir::debug::Extend;
use irc_ir::dominance::Cfg;
use irc_ir::entity::{Block, DebugVar, GlobalId, Inst as IrInst, StackSlot};
use irc_ir::types::Space;
use irc_ptx::isa::{RegClass, Role};
use irc_ptx::{Inst, Operand, Origin, Register, Statement};

/// A virtual register of machine code in SSA form.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VReg(u32);
entity_impl!(VReg, "t");

impl Register for VReg {}

/// The origin of what is made from an IR instruction.
pub fn origin(inst: IrInst) -> Origin {
    Origin::from_u32(inst.as_u32())
}

/// The IR instruction that an origin stands for.
pub fn origin_inst(origin: PackedOption<Origin>) -> Option<IrInst> {
    origin.expand().map(|origin| IrInst::from_u32(origin.as_u32()))
}

/// One statement of a block.
#[derive(Clone, Debug)]
pub enum Code {
    /// An instruction. Its `origin` is the IR instruction that it came from ([`origin`]).
    Inst(Inst<VReg>),
    /// A statement without registers: a scope, a declaration of a variable or prototype.
    Plain(Box<Statement>),
}

/// Where control goes, with an argument for each parameter of the block: a register, an
/// immediate or a symbol.
#[derive(Clone, Debug)]
pub struct Edge {
    /// The block.
    pub block: Block,
    /// The arguments.
    pub args: Box<[Operand<VReg>]>,
}

/// How a block ends.
#[derive(Clone, Debug)]
pub enum Terminator {
    /// Goes to one block.
    Jump(Edge),
    /// Goes to `then` where the predicate is true, else to `other`.
    Branch {
        /// The predicate.
        pred: VReg,
        /// Where it is true.
        then: Edge,
        /// Where it is false.
        other: Edge,
        /// Whether threads of a warp may differ here, or ptxas is to find out: such a branch is
        /// never `.uni`.
        divergent: bool,
    },
    /// Goes to the target whose number is the index, a 32-bit register, which is in range.
    Table {
        /// The index.
        index: VReg,
        /// The targets.
        targets: Vec<Edge>,
        /// Whether threads of a warp may differ here.
        divergent: bool,
    },
    /// Ends the function or the program by this instruction, which has no successor.
    Stop(Box<Inst<VReg>>),
}

impl Terminator {
    /// The register that decides where control goes: a predicate or an index.
    pub fn decides(&self) -> Option<VReg> {
        match *self {
            Terminator::Branch { pred: reg, .. } | Terminator::Table { index: reg, .. } => {
                Some(reg)
            }
            Terminator::Jump(_) | Terminator::Stop(_) => None,
        }
    }

    /// The same, to change it.
    pub fn decides_mut(&mut self) -> Option<&mut VReg> {
        match self {
            Terminator::Branch { pred: reg, .. } | Terminator::Table { index: reg, .. } => {
                Some(reg)
            }
            Terminator::Jump(_) | Terminator::Stop(_) => None,
        }
    }

    /// Calls `visit` for each register that is read or written, but those that edges pass.
    pub fn visit_regs(&self, mut visit: impl FnMut(VReg, Role)) {
        match self {
            Terminator::Stop(inst) => inst.visit_regs(visit),
            terminator => {
                if let Some(reg) = terminator.decides() {
                    visit(reg, Role::Use);
                }
            }
        }
    }

    /// The edges in order.
    pub fn edges(&self) -> impl Iterator<Item = &Edge> {
        let (one, two, many): (Option<&Edge>, Option<&Edge>, &[Edge]) = match self {
            Terminator::Jump(edge) => (Some(edge), None, &[]),
            Terminator::Branch { then, other, .. } => (Some(then), Some(other), &[]),
            Terminator::Table { targets, .. } => (None, None, targets),
            Terminator::Stop(_) => (None, None, &[]),
        };
        one.into_iter().chain(two).chain(many)
    }

    /// The edges in order, to change them.
    pub fn edges_mut(&mut self) -> impl Iterator<Item = &mut Edge> {
        let (one, two, many): (Option<&mut Edge>, Option<&mut Edge>, &mut [Edge]) = match self {
            Terminator::Jump(edge) => (Some(edge), None, &mut []),
            Terminator::Branch { then, other, .. } => (Some(then), Some(other), &mut []),
            Terminator::Table { targets, .. } => (None, None, targets),
            Terminator::Stop(_) => (None, None, &mut []),
        };
        one.into_iter().chain(two).chain(many)
    }
}

/// A block of machine code.
#[derive(Clone, Debug)]
pub struct MirBlock {
    /// Parameters.
    pub params: Vec<VReg>,
    /// Statements in order.
    pub code: Vec<Code>,
    /// How it ends.
    pub terminator: Terminator,
    /// The IR instruction that the terminator came from ([`origin`]).
    pub origin: PackedOption<Origin>,
}

/// A part of the value of a variable of the source.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DebugPart {
    /// In a register.
    Reg(VReg),
    /// A constant.
    Const(u64),
}

/// A sum of registers and a constant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegSum<R> {
    /// The registers.
    pub terms: Vec<RegTerm<R>>,
    /// What is added to them.
    pub constant: i64,
    /// What has an address that is added to them, if anything has.
    pub base: Option<SumBase>,
    /// The space that it is an address in, where the variable is in memory; else it is its value.
    pub memory: Option<Space>,
}

/// What has a known address.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SumBase {
    /// A stack slot, in local memory.
    Slot(StackSlot),
    /// A variable of the module.
    Global(GlobalId),
}

/// A register in a sum.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RegTerm<R> {
    /// It.
    pub reg: R,
    /// How many bits of it are extended to 64; without that, all that are there count.
    pub extend: Option<(Extend, u32)>,
    /// What it is multiplied by after that.
    pub factor: i64,
}

/// Where a variable of the source is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DebugPlace {
    /// It is these, the lowest part first.
    Parts(Box<[DebugPart]>),
    /// It is a sum, or in memory at it.
    Sum(Box<RegSum<VReg>>),
}

impl DebugPlace {
    /// Whether it is made of a register, among others.
    pub fn has(&self, reg: VReg) -> bool {
        match self {
            DebugPlace::Parts(parts) => parts.contains(&DebugPart::Reg(reg)),
            DebugPlace::Sum(sum) => sum.terms.iter().any(|term| term.reg == reg),
        }
    }

    /// Calls `visit` for the registers that it is made of.
    pub fn visit_regs(&self, mut visit: impl FnMut(VReg)) {
        match self {
            DebugPlace::Parts(parts) => parts.iter().for_each(|part| {
                if let DebugPart::Reg(reg) = *part {
                    visit(reg);
                }
            }),
            DebugPlace::Sum(sum) => sum.terms.iter().for_each(|term| visit(term.reg)),
        }
    }
}

/// From here on, a variable of the source is there. It is no use of the registers: those that
/// nothing else needs are never written.
#[derive(Clone, Debug)]
pub struct DebugMark {
    /// The number of the statement of the block that follows.
    pub index: u32,
    /// The variable.
    pub var: DebugVar,
    /// Where it is; nothing where that is not known.
    pub place: Option<DebugPlace>,
}

/// A function of machine code.
#[derive(Clone, Debug, Default)]
pub struct MirFunction {
    /// The class of each register.
    pub classes: PrimaryMap<VReg, RegClass>,
    /// The blocks that stand in the function. Edge blocks may be added: ids above those of the IR.
    pub blocks: SecondaryMap<Block, Option<MirBlock>>,
    /// The order of the blocks, the entry first.
    pub order: Vec<Block>,
    /// Declarations that stand before the first instruction: stack slots, tables.
    pub prologue: Vec<Statement>,
    /// What a debugger is told of variables, in order, by block. It is no part of the text form.
    pub debug: SecondaryMap<Block, Vec<DebugMark>>,
    /// Whether registers were allocated. Then it is not in SSA form: blocks have no parameters,
    /// edges no arguments, and a register may be written anywhere.
    pub is_allocated: bool,
}

impl MirFunction {
    /// A new register.
    pub fn new_reg(&mut self, class: RegClass) -> VReg {
        self.classes.push(class)
    }

    /// The control flow of the blocks that stand in the function.
    pub fn cfg(&self) -> Cfg {
        let count = self.order.iter().map(|block| block.index() + 1).max().unwrap_or(0);
        Cfg::from_successors(count, self.order.first().copied(), |block, add| {
            if let Some(block) = &self.blocks[block] {
                block.terminator.edges().for_each(|edge| add(edge.block));
            }
        })
    }

    /// A block that stands in the function.
    pub fn block(&self, block: Block) -> &MirBlock {
        self.blocks[block].as_ref().expect("the block stands in the function")
    }

    /// A block that stands in the function, to change it.
    pub fn block_mut(&mut self, block: Block) -> &mut MirBlock {
        self.blocks[block].as_mut().expect("the block stands in the function")
    }
}
