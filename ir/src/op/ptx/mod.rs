//! Instructions of PTX as operations of the IR.
//!
//! A `ptx` operation carries [`PtxCode`]: instructions of the ISA table over [`Slot`]s, which stand
//! for its results and operands. There are two ways to make one: a row of the table by its
//! spelling (`ptx.bfind.u32 %x`, see [`row`]), and a block of PTX text ([`inline`]). Both are the
//! same thing afterwards, so the verifier, passes and selection know only one.
//!
//! What passes may know of such an operation comes from the rows: effects, convergence, divergence.
//! A block of text counts as convergent and as having side effects unless its maker says otherwise.

pub(crate) mod flow;
pub mod inline;
pub mod row;
pub(crate) mod written;

use super::desc::Effects;
use crate::types::{BF16, F16, F32, F64, I1, I8, I16, I32, I64, I128, Scalar, Space, Type};
pub use flow::PtxRun;
pub use inline::{InlineError, InlineFlags};
use irc_ptx::isa::{self, PtxType, Referent, RegClass};
use irc_ptx::{Inst, Operand, Register};
pub use row::{PtxItem, PtxRowError};

/// What stands for a register in the code of a `ptx` operation: the results of the operation come
/// first, then its operands, then registers of the code alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub u16);

impl Slot {
    /// The place in [`PtxCode::classes`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Register for Slot {}

impl Type {
    /// What a pointer or handle refers to in PTX; a pointer to a function counts as one to data.
    pub const fn referent(self) -> Option<Referent> {
        match self {
            Type::Ptr(Space::Param) => Some(Referent::Parameter),
            Type::Ptr(_) => Some(Referent::Data),
            ty => ty.handle_referent(),
        }
    }

    /// What a handle refers to in PTX.
    pub const fn handle_referent(self) -> Option<Referent> {
        match self {
            Type::Texref => Some(Referent::Texture),
            Type::Samplerref => Some(Referent::Sampler),
            Type::Surfref => Some(Referent::Surface),
            _ => None,
        }
    }
}

/// What an operand of a `ptx` operation must be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PtxArg {
    /// A value of this type.
    Value(Type),
    /// A value that lies in one register of as many bits as this type: for registers of bits and
    /// of packed numbers.
    Bits(Type),
    /// An address: a pointer into the space that the instruction says (generic where it says none),
    /// or into any if its row does not say; or an integer of 64 bits, or of 32 where the space is
    /// small.
    Address(Option<Space>),
}

impl PtxArg {
    /// Whether a value of a type will do.
    pub fn accepts(self, ty: Type) -> bool {
        match self {
            PtxArg::Value(wanted) => wanted == ty,
            PtxArg::Bits(wanted) => {
                wanted == ty || register_bits(ty).is_some_and(|n| Some(n) == register_bits(wanted))
            }
            PtxArg::Address(space) => match (ty, space) {
                (I64, _) => true,
                (I32, space) => !matches!(space, Some(Space::Generic | Space::Global)),
                // Addresses of global memory are the same numbers as generic ones.
                (Type::Ptr(at), Some(Space::Generic | Space::Global)) => {
                    matches!(at, Space::Generic | Space::Global)
                }
                (Type::Ptr(at), space) => space.is_none_or(|space| at == space),
                (ty, space) => ty.is_handle() && space.is_none(),
            },
        }
    }

    /// The type of a literal that stands there.
    pub fn natural(self) -> Type {
        match self {
            PtxArg::Value(ty) | PtxArg::Bits(ty) => ty,
            PtxArg::Address(space) => Type::Ptr(space.unwrap_or(Space::Generic)),
        }
    }
}

impl std::fmt::Display for PtxArg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PtxArg::Value(ty) => write!(f, "{ty}"),
            PtxArg::Bits(ty) => write!(f, "{ty} or a type as wide"),
            PtxArg::Address(None) => f.write_str("a pointer, i32 or i64"),
            PtxArg::Address(Some(space @ (Space::Generic | Space::Global))) => {
                write!(f, "{} or i64", Type::Ptr(*space))
            }
            PtxArg::Address(Some(space)) => write!(f, "{}, i32 or i64", Type::Ptr(*space)),
        }
    }
}

/// How a `ptx` operation was written, and what its maker promises.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PtxKind {
    /// One row of the table, by its spelling.
    Row,
    /// A block of text.
    Inline(InlineFlags),
}

/// The code of a `ptx` operation.
///
/// Invariants: instructions fit their rows; there are no calls or symbols; branches go to labels of
/// the code, and control leaves it at its end only; on every path each slot is written before it is
/// read, and the results by the end; operands are never written. Results that begin as an operand
/// ([`PtxCode::starts`]) count as written from the start.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PtxCode {
    /// The instructions.
    pub insts: Vec<Inst<Slot>>,
    /// The types of the results.
    pub results: Vec<Type>,
    /// What the operands must be.
    pub args: Vec<PtxArg>,
    /// The class of the register that each slot is.
    pub classes: Vec<RegClass>,
    /// Results that begin as an operand: accumulators, and what an instruction under a guard leaves
    /// alone where it does not run. Pairs of result and operand number.
    pub starts: Vec<(u16, u16)>,
    /// For each label, the number of the instruction behind it, in increasing order; that of the
    /// end is the number of all. Branches name them by [`Label::Numbered`](irc_ptx::Label).
    pub labels: Vec<u32>,
    /// How it was written.
    pub kind: PtxKind,
}

impl PtxCode {
    /// What a slot is.
    pub fn role_of(&self, slot: Slot) -> SlotRole {
        let index = slot.index();
        match index.checked_sub(self.results.len()) {
            None => SlotRole::Result(index),
            Some(arg) if arg < self.args.len() => SlotRole::Arg(arg),
            Some(_) => SlotRole::Temp,
        }
    }

    /// The slot of an operand.
    pub fn arg(&self, n: usize) -> Slot {
        Slot((self.results.len() + n) as u16)
    }

    /// The one instruction of a row operation.
    pub fn row_inst(&self) -> Option<&Inst<Slot>> {
        match (self.kind, &self.insts[..]) {
            (PtxKind::Row, [inst]) => Some(inst),
            _ => None,
        }
    }

    /// The effects: those of all rows.
    pub fn effects(&self) -> Effects {
        if let PtxKind::Inline(flags) = self.kind {
            return match flags {
                InlineFlags { pure: true, .. } => Effects::PURE,
                InlineFlags { nomemory: true, .. } => {
                    Effects { may_not_return: true, volatile: true, ..Effects::PURE }
                }
                _ => Effects::ANYTHING,
            };
        }
        let rows = self.insts.iter().map(row_effects);
        let effects = rows.fold(Effects::PURE, Effects::or);
        // Special registers may differ from one reading to the next.
        Effects { volatile: effects.volatile || self.reads_special(), ..effects }
    }

    /// Whether a special register is read.
    pub fn reads_special(&self) -> bool {
        let is_special = |operand: &Operand<Slot>| matches!(operand, Operand::Special(_));
        self.insts.iter().any(|inst| inst.operands.iter().any(is_special))
    }

    /// Whether which threads run it together is part of its meaning.
    pub fn is_convergent(&self) -> bool {
        match self.kind {
            PtxKind::Row => self.insts.iter().any(|inst| inst.row().convergent),
            PtxKind::Inline(flags) => !flags.nonconvergent,
        }
    }

    /// How uniform the results are.
    pub fn divergence(&self) -> isa::Divergence {
        if self.reads_special() {
            return isa::Divergence::Source;
        }
        let all = |wanted| self.insts.iter().all(|inst| inst.row().divergence == wanted);
        match &self.insts[..] {
            [inst] => inst.row().divergence,
            _ if all(isa::Divergence::Join) => isa::Divergence::Join,
            _ => isa::Divergence::Source,
        }
    }
}

/// What a [`Slot`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SlotRole {
    /// A result of the operation.
    Result(usize),
    /// An operand.
    Arg(usize),
    /// A register of the code alone.
    Temp,
}

/// The effects of an instruction, as the IR knows effects. A strong access may not go, whoever
/// needs its result, as for the accesses of the IR.
fn row_effects(inst: &Inst<Slot>) -> Effects {
    let has = |effect| inst.row().effects.contains(effect);
    let order = inst.modifier::<isa::Order>();
    let is_strong =
        !matches!(order, None | Some(isa::Order::Weak)) || inst.modifier::<isa::Mmio>().is_some();
    let orders = !matches!(
        order,
        None | Some(isa::Order::Weak | isa::Order::Volatile | isa::Order::Relaxed)
    );
    // Others may read what an ended thread has written.
    let is_last = matches!(inst.row().sem, isa::sem::Sem::Control(isa::sem::Control::Exit));
    Effects {
        reads: has(isa::InstEffects::LOAD) || is_strong || is_last,
        writes: has(isa::InstEffects::STORE) || is_strong,
        orders: has(isa::InstEffects::BARRIER) || orders,
        may_not_return: has(isa::InstEffects::TRAP) || has(isa::InstEffects::OTHER),
        volatile: false,
    }
}

/// How many bits the one register of a value has; nothing for predicates and for values in several.
fn register_bits(ty: Type) -> Option<u32> {
    match ty {
        Type::Scalar(Scalar::I1) => None,
        Type::Scalar(s) => Some(s.bits()),
        Type::Vector(Scalar::F16 | Scalar::BF16, 2) => Some(32),
        Type::Vector(..) => None,
        ty if ty.is_ptr() || ty.is_handle() => Some(64),
        _ => None,
    }
}

/// What an operand of a PTX type must be.
fn arg_of(ty: PtxType) -> Option<PtxArg> {
    let value = ir_type(ty)?;
    Some(match ty.kind() {
        isa::TypeKind::Bits => PtxArg::Bits(value),
        _ if ty.lanes() > 1 || value.scalar().is_some_and(|s| s.is_int() && ty.is_float()) => {
            PtxArg::Bits(value)
        }
        _ => PtxArg::Value(value),
    })
}

/// The type of SSA values that lie in a register as the row wants them. Numbers that the IR has no
/// type for, and packed ones but pairs of halves, are integers of as many bits.
fn ir_type(ty: PtxType) -> Option<Type> {
    Some(match ty {
        PtxType::Pred => I1,
        PtxType::F16 => F16,
        PtxType::BF16 => BF16,
        PtxType::F32 => F32,
        PtxType::F64 => F64,
        PtxType::F16x2 => Type::Vector(Scalar::F16, 2),
        PtxType::BF16x2 => Type::Vector(Scalar::BF16, 2),
        _ => match ty.bits() {
            8 => I8,
            16 => I16,
            32 => I32,
            64 => I64,
            128 => I128,
            _ => return None,
        },
    })
}

/// The class of register that a value of this type is in where PTX text holds it.
fn class_of(ty: Type) -> Option<RegClass> {
    match ty {
        I1 => Some(RegClass::Pred),
        I8 => Some(RegClass::B16),
        ty => register_bits(ty).map(RegClass::for_bits),
    }
}

/// Whether the instruction is one that a `ptx` operation cannot hold: control flow is said by the
/// operations of the IR.
pub fn is_control(row: &isa::Row) -> bool {
    row.effects.contains(isa::InstEffects::TERMINATOR)
        || row.operands.iter().any(|rule| {
            matches!(
                rule.shape,
                isa::Shape::Label | isa::Shape::Callee | isa::Shape::Params | isa::Shape::Table
            )
        })
}

/// Whether instructions of a row go to a label that they name.
pub fn is_branch(row: &isa::Row) -> bool {
    row.operands.iter().any(|rule| matches!(rule.shape, isa::Shape::Label))
}

/// Whether a result of an instruction is there only behind a wait.
pub(crate) fn comes_late<R: Register>(inst: &Inst<R>) -> bool {
    let mut writes = false;
    inst.visit_regs(|_, role| writes |= role.writes());
    writes && inst.row().completed_by.is_some()
}

/// Whether there is a symbol or a list of parameters anywhere in an operand.
pub(crate) fn names_a_place<R>(operand: &Operand<R>) -> bool {
    matches!(operand, Operand::Params(_))
        || operand.is_symbolic()
        || operand.items().is_some_and(|items| items.iter().any(names_a_place))
}

#[cfg(test)]
mod tests;
