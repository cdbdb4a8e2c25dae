//! What the rows mean, written down once for every machine that runs PTX.
//!
//! A lane operation is a function from the operands of one thread to its results; a memory
//! operation may also ask the [`Machine`]; a warp operation sees the operands of all threads that
//! run it together; control flow, barriers and what has no visible effect are only named, because
//! how threads wait and go on is the business of the machine.
//!
//! Values are bit patterns in a `u128`. The machine cuts a source to the width of its type before
//! the operation, and extends a result to the width of the register after it, by the sign of the
//! type. This is written independently of the interpreter of the core operations.

mod bits;
pub(in crate::isa) mod compare;
pub(in crate::isa) mod convert;
pub(in crate::isa) mod float;
pub(in crate::isa) mod integer;
pub(in crate::isa) mod memory;
pub(in crate::isa) mod warp;

pub use bits::{FloatFormat, sign_extend, truncate};

use super::modifiers::Modifier;
use super::row::{Mods, Row};
use super::types::PtxType;
use crate::isa::{Scope, Space};
use crate::ptx::Inst;
use std::fmt;

/// The meaning of a row.
#[derive(Clone, Copy)]
pub enum Sem {
    /// Not written down yet.
    Unwritten,
    /// Works on the operands of one thread.
    Lane(fn(&Form, &mut Values)),
    /// Works on the operands of one thread and asks the machine.
    Memory(fn(&Form, &mut Values, &mut dyn Machine) -> Result<(), Fault>),
    /// Works on the operands of all threads of a warp that run it together.
    Warp(fn(&Form, &mut [(u32, Values)])),
    /// Changes where the thread goes on, or makes it wait.
    Control(Control),
}

impl fmt::Debug for Sem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unwritten => f.write_str("Unwritten"),
            Self::Lane(_) => f.write_str("Lane"),
            Self::Memory(_) => f.write_str("Memory"),
            Self::Warp(_) => f.write_str("Warp"),
            Self::Control(control) => write!(f, "Control({control:?})"),
        }
    }
}

/// What an instruction does to the flow of its thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// Goes to a label.
    Branch,
    /// Goes to a label of a list.
    BranchTable,
    /// Calls a function.
    Call,
    /// Returns from a function; ends the thread in a kernel.
    Return,
    /// Ends the thread.
    Exit,
    /// Stops the launch.
    Trap,
    /// Waits at a barrier of the CTA.
    BarrierSync,
    /// Arrives at a barrier of the CTA and goes on.
    BarrierArrive,
    /// Waits at a barrier of the CTA and reduces a predicate over its threads.
    BarrierReduce,
    /// Waits for the lanes of a mask.
    WarpSync,
    /// Nothing that one thread after the other could see (fences, prefetches, sleep).
    Nothing,
}

/// Which instruction is running: the row and what it says in its parts.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The row.
    pub row: &'static Row,
    /// The values of its parts.
    pub mods: Mods,
    /// The first type; `.b32` where the row has none.
    pub ty: PtxType,
    /// The second type; the first where the row has one only.
    pub source: PtxType,
}

impl Form {
    /// The form of an instruction.
    pub fn of<R>(inst: &Inst<R>) -> Self {
        let ty = inst.ty(0).unwrap_or(PtxType::B32);
        Self { row: inst.row(), mods: inst.mods, ty, source: inst.ty(1).unwrap_or(ty) }
    }

    /// The modifier of a kind.
    pub fn get<M: Modifier>(&self) -> Option<M> {
        M::from_code(self.mods.get(self.row.part_of(M::KIND)?))
    }

    /// Whether there is a modifier of the kind that this one belongs to.
    pub fn has<M: Modifier>(&self, _example: M) -> bool {
        self.get::<M>().is_some()
    }
}

/// The operands of one thread: the n-th scalar is the n-th operand of the row (a predicate is 0
/// or 1, with its negation applied; an address is the sum of base and offset), and the elements of
/// the one brace list that an instruction may have.
#[derive(Clone, Copy, Debug, Default)]
pub struct Values {
    /// By the place of the operand.
    pub scalars: [u128; 8],
    /// The elements of the list.
    pub list: [u128; 8],
    /// Which operands are there, as bits.
    pub given: u8,
    /// The carry flag.
    pub carry: bool,
}

impl Values {
    /// Whether the n-th operand is there.
    pub const fn is_given(&self, n: usize) -> bool {
        self.given >> n & 1 == 1
    }
}

/// A memory access: the space that the instruction names, or generic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// The space; generic if none.
    pub space: Option<Space>,
    /// The address in the space, in bytes.
    pub address: u64,
    /// The threads that an ordered or atomic access synchronises with.
    pub scope: Option<Scope>,
}

/// Why an access cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Nothing, or not enough, is allocated there.
    #[error("{bytes} bytes at {address:#x} are out of bounds")]
    OutOfBounds {
        /// The address.
        address: u64,
        /// The size of the access.
        bytes: u32,
    },
    /// The address is no multiple of the size of the access.
    #[error("{bytes} bytes at {address:#x} are misaligned")]
    Misaligned {
        /// The address.
        address: u64,
        /// The size of the access.
        bytes: u32,
    },
    /// The space cannot be written.
    #[error("a write to read-only memory at {address:#x}")]
    ReadOnly {
        /// The address.
        address: u64,
    },
}

/// What the meaning of a row asks of the machine, on behalf of one thread.
pub trait Machine {
    /// Reads bytes; the access is aligned to its size.
    fn read(&mut self, access: Access, bytes: &mut [u8]) -> Result<(), Fault>;

    /// Writes bytes; the access is aligned to its size.
    fn write(&mut self, access: Access, bytes: &[u8]) -> Result<(), Fault>;

    /// The generic address of an address of a space.
    fn to_generic(&mut self, space: Space, address: u64) -> u64;

    /// The address in a space of a generic address.
    fn to_space(&mut self, space: Space, address: u64) -> u64;

    /// Whether a generic address lies in a space.
    fn is_in(&mut self, space: Space, address: u64) -> bool;

    /// Whether a shared or local address is meant: what matters to floating-point atomics.
    fn is_shared(&mut self, access: Access) -> bool;
}

/// The type of one of the numbers that are packed into a value of this type.
pub(in crate::isa) fn element(ty: PtxType) -> PtxType {
    match ty {
        PtxType::F16x2 => PtxType::F16,
        PtxType::BF16x2 => PtxType::BF16,
        PtxType::F32x2 => PtxType::F32,
        PtxType::U16x2 => PtxType::U16,
        PtxType::S16x2 => PtxType::S16,
        PtxType::U8x4 => PtxType::U8,
        PtxType::S8x4 => PtxType::S8,
        ty => ty,
    }
}

/// Applies a function to each of the numbers that are packed into the operands.
pub(in crate::isa) fn lanewise<const N: usize>(
    ty: PtxType,
    operands: [u128; N],
    f: impl Fn(PtxType, [u128; N]) -> u128,
) -> u128 {
    let element = element(ty);
    let bits = element.bits();
    let mut result = 0;
    for lane in 0..ty.lanes() {
        let parts = operands.map(|value| truncate(value >> (lane * bits), bits));
        result |= truncate(f(element, parts), bits) << (lane * bits);
    }
    result
}

#[cfg(test)]
mod tests;
