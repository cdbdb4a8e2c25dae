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

pub(in crate::isa) mod all_lanes;
pub(in crate::isa) mod approximate;
mod bits;
pub(in crate::isa) mod cache;
pub(in crate::isa) mod cluster;
pub(in crate::isa) mod compare;
pub(in crate::isa) mod convert;
pub(in crate::isa) mod copy;
mod elementary;
pub(in crate::isa) mod fence;
pub(in crate::isa) mod float;
mod handing;
pub(in crate::isa) mod integer;
pub(in crate::isa) mod matrix;
pub(in crate::isa) mod mbarrier;
pub(in crate::isa) mod memory;
pub(in crate::isa) mod narrow;
mod opaque;
pub(in crate::isa) mod stack;
pub(in crate::isa) mod texture;
pub(in crate::isa) mod video;
pub(in crate::isa) mod warp;

pub use all_lanes::{AllLanes, Lanes32, Lanes64};
pub use approximate::Approximation;
pub use bits::{FloatFormat, sign_extend, truncate};
pub use copy::aligned_pieces;
pub use handing::Handing;
pub use mbarrier::{arrive_on, complete_tx};
pub use opaque::{
    AddressMode, ChannelType, Filter, Image, ImageError, Level, Opaque, Sampler, Texture,
};

use super::modifiers::{Modifier, Order, Scope, Space, Vector};
use super::row::{Mods, Row};
use super::types::PtxType;
use crate::isa::Select;
use std::fmt;

/// The operands of the lanes that run an instruction together, each with its number.
pub type WarpValues = [(u32, Values)];

/// The meaning of a row.
#[derive(Clone, Copy)]
pub enum Sem {
    /// Not written down yet.
    Unwritten,
    /// Works on the operands of one thread.
    Lane(fn(&Form, &mut Values)),
    /// Reads the operand that is written from the address operand. The machine reads the space
    /// (this one where the form names none; generic without either), the type, the number of
    /// elements, order and scope from the form.
    Load(Option<Space>),
    /// Writes the operand that is read to the address operand, likewise.
    Store(Option<Space>),
    /// Works on the operands of one thread and asks the machine.
    Memory(fn(&Form, &mut Values, &mut dyn Machine) -> Result<Step, Fault>),
    /// Works on the operands of all threads of a warp that run it together.
    Warp(fn(&Form, &mut WarpValues)),
    /// Likewise, and asks the machine on behalf of the lanes.
    WarpMemory(fn(&Form, &mut WarpValues, &mut dyn Machine) -> Result<(), Fault>),
    /// Changes where the thread goes on, or makes it wait.
    Control(Control),
}

impl fmt::Debug for Sem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unwritten => f.write_str("Unwritten"),
            Self::Lane(_) => f.write_str("Lane"),
            Self::Load(space) => write!(f, "Load({space:?})"),
            Self::Store(space) => write!(f, "Store({space:?})"),
            Self::Memory(_) => f.write_str("Memory"),
            Self::Warp(_) => f.write_str("Warp"),
            Self::WarpMemory(_) => f.write_str("WarpMemory"),
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
    /// Arrives at the barrier of the cluster and goes on.
    ClusterArrive,
    /// Waits until all threads of the cluster have arrived at its barrier.
    ClusterWait,
    /// Waits for the lanes of a mask.
    WarpSync,
    /// Lets other threads go first.
    Yield,
    /// Nothing that one thread after the other could see (prefetches, hints).
    Nothing,
}

/// Whether an instruction has run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// It has run; the thread goes on behind it.
    Done,
    /// What it waits for has not happened and it has done nothing: it runs again later.
    Wait,
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
    /// What a video instruction says of its first operands besides the register.
    pub video: [VideoOperand; 4],
    /// Which operands are there, as bits.
    pub(crate) given: u16,
}

/// What a video instruction says of an operand besides the register: the machine gives the whole
/// register and writes the whole result; parts and signs are the business of the meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VideoOperand {
    /// The bytes or halves.
    pub select: Select,
    /// `-a`.
    pub negated: bool,
}

impl VideoOperand {
    /// The whole register as it is.
    pub const PLAIN: Self = Self { select: Select::WHOLE, negated: false };
}

impl Form {
    /// Whether the n-th operand is there.
    pub const fn is_given(&self, n: usize) -> bool {
        self.given >> n & 1 == 1
    }

    /// The modifier of a kind.
    pub fn get<M: Modifier>(&self) -> Option<M> {
        M::from_code(self.mods.get(self.row.part_of(M::KIND)?))
    }

    /// Whether there is a modifier of the kind that this one belongs to.
    pub fn has<M: Modifier>(&self, _example: M) -> bool {
        self.get::<M>().is_some()
    }

    /// The n-th type part, if it is there.
    pub fn type_at(&self, n: usize) -> Option<PtxType> {
        PtxType::from_code(self.mods.get(self.row.type_part(n)?))
    }

    /// How many elements a vector access has.
    pub fn elements(&self) -> usize {
        match self.get() {
            None => 1,
            Some(Vector::V2) => 2,
            Some(Vector::V4) => 4,
            Some(Vector::V8) => 8,
        }
    }
}

/// 2 to a power, the same on every machine.
pub(in crate::isa) fn power_of_2(power: f64) -> f64 {
    elementary::exp2(power)
}

/// The most operands that a row has.
pub const MAX_OPERANDS: usize = 12;
/// The most elements that the lists of one instruction have together.
pub const MAX_ITEMS: usize = 64;

/// The operands of one thread.
///
/// The n-th scalar is the n-th operand of the row: a predicate is 0 or 1, with its negation
/// applied; an address is the sum of base and offset. The n-th list is the n-th operand where that
/// is a brace list of values, or a bracket: then it holds all that stands inside, in order, lists
/// within it spread out (`[t, {x, y}]` is `t x y`). A list that is written is there before the
/// operation runs, as long as the instruction has it; a plain register where a list of one may
/// stand is a list of one.
#[derive(Clone, Debug)]
pub struct Values {
    /// By the place of the operand.
    pub scalars: [u128; MAX_OPERANDS],
    /// Which operands are there, as bits.
    pub given: u16,
    /// The carry flag.
    pub carry: bool,
    /// Which results approximate instructions give.
    pub approximation: Approximation,
    items: [u128; MAX_ITEMS],
    /// Where the lists begin, and how long they are.
    lists: [(u8, u8); MAX_OPERANDS],
}

impl Default for Values {
    fn default() -> Self {
        Self {
            scalars: [0; MAX_OPERANDS],
            given: 0,
            carry: false,
            approximation: Approximation::Exact,
            items: [0; MAX_ITEMS],
            lists: [(0, 0); MAX_OPERANDS],
        }
    }
}

impl Values {
    /// No operands, for results of approximate instructions like this.
    pub fn approximating(approximation: Approximation) -> Self {
        Self { approximation, ..Self::default() }
    }

    /// Whether the n-th operand is there.
    pub const fn is_given(&self, n: usize) -> bool {
        self.given >> n & 1 == 1
    }

    /// The elements of the n-th operand; none if it is no list.
    pub fn list(&self, n: usize) -> &[u128] {
        let (start, len) = self.lists[n];
        &self.items[usize::from(start)..][..usize::from(len)]
    }

    /// The elements of the n-th operand.
    pub fn list_mut(&mut self, n: usize) -> &mut [u128] {
        let (start, len) = self.lists[n];
        &mut self.items[usize::from(start)..][..usize::from(len)]
    }

    /// Says how many elements the lists of the operands have, in order; 0 where there is none.
    /// False if they are too many.
    pub fn lay_out(&mut self, lengths: impl IntoIterator<Item = usize>) -> bool {
        self.lists = [(0, 0); MAX_OPERANDS];
        let mut start = 0;
        for (list, len) in self.lists.iter_mut().zip(lengths) {
            if start + len > MAX_ITEMS {
                return false;
            }
            *list = (start as u8, len as u8);
            start += len;
        }
        true
    }
}

/// A memory access by one thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// The space that the instruction names; generic if none.
    pub space: Option<Space>,
    /// The address in the space, in bytes.
    pub address: u64,
    /// How it is ordered; weak if nothing is said.
    pub order: Option<Order>,
    /// The threads that an ordered access synchronises with.
    pub scope: Option<Scope>,
    /// Whether reading and writing are one step that no other thread can come between: then both
    /// accesses say so.
    pub atomic: bool,
    /// Whether it belongs to an asynchronous operation rather than to the thread.
    pub asynchronous: bool,
}

impl Access {
    /// A weak access.
    pub const fn weak(space: Option<Space>, address: u64) -> Self {
        Self { space, address, order: None, scope: None, atomic: false, asynchronous: false }
    }

    /// The access to an address that a form describes.
    pub fn of(form: &Form, space: Option<Space>, address: u128) -> Self {
        let (order, scope) = (form.get(), form.get());
        Self { order, scope, ..Self::weak(space, address as u64) }
    }
}

/// Why an instruction cannot run.
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
    /// The address is no multiple of what the access demands.
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
    /// An object in memory (a barrier, a texture, a map) is not what the instruction needs.
    #[error("{what} at {address:#x}")]
    Object {
        /// What is wrong.
        what: &'static str,
        /// Where the object is; the value of the handle for one.
        address: u64,
    },
    /// An operand has a value that the manual forbids.
    #[error("{what}: {value:#x}")]
    Operand {
        /// What is wrong.
        what: &'static str,
        /// The value.
        value: u64,
    },
    /// The stack has no room.
    #[error("the stack overflows by {bytes} bytes")]
    StackOverflow {
        /// How much is missing.
        bytes: u64,
    },
    /// A form that this machine does not run.
    #[error("this form is not simulated: {what}")]
    NotSimulated {
        /// Which part of it.
        what: &'static str,
    },
}

/// What the meaning of a row asks of the machine, on behalf of one thread of a warp.
///
/// Addresses in shared space are those of the thread's own CTA, or of another CTA of the cluster
/// where [`Machine::map_shared`] gave them; both are accessed through the space
/// [`Space::SharedCluster`] or generic addresses.
pub trait Machine {
    /// From now on acts for this lane of the warp. A memory operation starts with its own lane.
    fn select(&mut self, lane: u32);

    /// Reads bytes; the access is aligned to its size.
    fn read(&mut self, access: Access, bytes: &mut [u8]) -> Result<(), Fault>;

    /// Writes bytes; the access is aligned to its size.
    fn write(&mut self, access: Access, bytes: &[u8]) -> Result<(), Fault>;

    /// Which of the bytes at an address are uninitialised, as bits. A machine that looks after
    /// this leaves asynchronous reads of such bytes alone: copies pass them on.
    fn unwritten(&mut self, _access: Access, _bytes: usize) -> u32 {
        0
    }

    /// Writes N bytes that nobody may read: they are as if never written. They may lie
    /// anywhere.
    fn undefine(&mut self, access: Access, bytes: u32) -> Result<(), Fault>;

    /// The generic address of an address of a space.
    fn to_generic(&mut self, space: Space, address: u64) -> u64;

    /// The address in a space of a generic address.
    fn to_space(&mut self, space: Space, address: u64) -> u64;

    /// Whether a generic address lies in a space.
    fn is_in(&mut self, space: Space, address: u64) -> bool;

    /// Whether a shared or local address is meant: what matters to floating-point atomics.
    fn is_shared(&mut self, access: Access) -> bool;

    /// The address in the window of the cluster of what has this shared address in the CTA of a
    /// rank.
    fn map_shared(&mut self, address: u64, rank: u32) -> Result<u64, Fault>;

    /// The rank in the cluster of the CTA that a shared address belongs to.
    fn rank_of(&mut self, address: u64) -> Result<u32, Fault>;

    /// The rank of the thread's CTA in its cluster, and how many CTAs the cluster has.
    fn cluster(&mut self) -> (u32, u32);

    /// Orders the accesses of the thread before and after it.
    fn fence(&mut self, order: Order, scope: Scope);

    /// Orders what threads wrote before accesses by bulk copies, which go another way (through the
    /// asynchronous proxy), in one memory or in all.
    fn proxy_fence(&mut self, _space: Option<Space>) {}

    /// Remembers that there is a barrier at an address. Whether there was one already.
    fn make_barrier(&mut self, _barrier: Access) -> bool {
        false
    }

    /// A barrier is no more.
    fn end_barrier(&mut self, _barrier: Access) {}

    /// Makes what the thread has done visible to those that acquire from the same object (a
    /// barrier in memory), by its address as an access of the thread. An asynchronous access
    /// releases what the copy did, to whoever acquires from the object, and not what the thread
    /// did after it started the copy.
    fn release(&mut self, object: Access);

    /// Makes visible what was released to the object.
    fn acquire(&mut self, object: Access);

    /// Tells that the thread waits for an object: copies that are under way may finish now, and
    /// the object is looked at again. Whether the thread should wait on; no if it has waited for
    /// as long as a wait with a limit lasts, which is up to the machine.
    fn wait_for(&mut self, object: Access) -> Result<bool, Fault>;

    /// Starts a copy that runs beside the thread.
    fn start(&mut self, copy: AsyncCopy) -> Result<(), Fault>;

    /// Makes one group of all copies of a kind that the thread started since the last.
    fn commit(&mut self, kind: GroupKind);

    /// Whether of the groups of a kind at most the newest `keep` are unfinished; with
    /// `sources_read` it is enough that they have been read. May finish what is under way.
    fn groups_done(
        &mut self,
        kind: GroupKind,
        keep: usize,
        sources_read: bool,
    ) -> Result<bool, Fault>;

    /// The stack pointer of the thread, an address in local memory.
    fn stack_pointer(&mut self) -> u64;

    /// Sets the stack pointer to one that it had before.
    fn set_stack_pointer(&mut self, pointer: u64) -> Result<(), Fault>;

    /// Allocates on the stack until the function returns or the pointer is set back.
    fn allocate(&mut self, bytes: u64, align: u64) -> Result<u64, Fault>;

    /// The texture, sampler or surface that a handle stands for; a fault if it is none. Its images
    /// have passed [`Image::check`].
    fn opaque(&mut self, handle: u64) -> Result<Opaque, Fault>;
}

/// Which queue of groups a copy belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupKind {
    /// `cp.async`.
    Async,
    /// Bulk copies.
    Bulk,
}

/// How the end of a copy is made known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    /// Its group is done.
    Group(GroupKind),
    /// The barrier at this address gets how many bytes have arrived, by [`complete_tx`].
    Barrier(Access),
    /// When all copies of [`GroupKind::Async`] that the thread started before have ended, the
    /// barrier at this address counts an arrival, by [`arrive_on`]. It copies nothing itself.
    Arrival(Access),
}

/// Where a copy takes its bytes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopySource {
    /// Memory, which is read some time before the copy ends.
    Memory(Access),
    /// Registers, when it starts.
    Value([u8; 16]),
}

/// A copy that runs beside the threads. It may run at once, or as late as something waits for it.
#[derive(Clone, Copy, Debug)]
pub struct AsyncCopy {
    /// What it reads.
    pub from: CopySource,
    /// Where it writes; an atomic access combines.
    pub to: Access,
    /// How much is written, in bytes.
    pub bytes: u32,
    /// How much of it is read; the rest is zero.
    pub source_bytes: u32,
    /// How many bytes at the beginning and at the end are not read; they become undefined.
    pub ignored: [u32; 2],
    /// Bit `i % 16` says whether byte `i` is written.
    pub mask: u16,
    /// What combines the elements with what is there, for a reduction.
    pub reduce: Option<fn(&Form, old: u128, new: u128) -> u128>,
    /// The instruction.
    pub form: Form,
    /// How its end is made known.
    pub finish: Finish,
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
