//! Data races, found while the program runs.
//!
//! Two accesses of different threads to the same byte race if one of them writes, neither happens
//! before the other, and they are not both *morally strong*: strong (volatile, relaxed, acquire,
//! release, atomic), of scopes that each include the other thread, and of the same size.
//! References: the chapter on memory consistency of the PTX manual; Flanagan and Freund,
//! *FastTrack: Efficient and Precise Dynamic Race Detection* (2009).
//!
//! What is found depends neither on values nor on which access came first in this run, but on what
//! synchronised with what. Each race reported is one by the manual, but for this: two `fence.sc`
//! synchronise by themselves, in an order that is chosen at run time. To follow that always would
//! hide most missing releases. It is followed where a strong read, in whatever thread of the CTA,
//! and a barrier stand before the second fence: so work kernels whose last CTA sums up.
//!
//! # Happens-before
//!
//! Each thread has a clock, and knows of each other thread up to which clock its accesses happened
//! before. This knowledge is a persistent tree of clocks (`clock`): the past of a CTA that meets at
//! a barrier is one number, that of a warp likewise; other CTAs are there only if something was
//! learnt of them; snapshots share. A barrier of a whole CTA is one step for each thread.
//!
//! - Barriers of the CTA, of a warp, of the cluster, and objects (`mbarrier`) release the past of
//!   who arrives to who waits. A thread that has exited has arrived at barriers of the whole CTA.
//! - A strong write that releases, or that stands behind a releasing fence, leaves the past at its
//!   word; a step that reads and writes keeps what is there. A strong read acquires it, or a fence
//!   behind the read does. All scopes must include the other party (`causality`).
//! - Copies beside a thread ([`StartedCopy`]) have clocks of their own. They know what their thread
//!   knew at their start; who has not waited for their group, or acquired their barrier, knows
//!   nothing of them.
//!
//! Bulk copies access memory through a proxy of their own: what threads wrote has to be fenced by a
//! `fence.proxy.async` before it is ordered before a copy (`copies`). Loads of memory that is
//! constant (`ld.global.nc`) race with every write of the launch, ordered or not. Lanes of a warp
//! that write the same value to the same place by one instruction do not race with each other.
//!
//! Objects do not tell phases apart: who acquires one also learns what was released to the phase
//! that has just begun.
//!
//! # Cost
//!
//! Each line of 128 bytes of a page in use takes 48 bytes, with what a warp did to it by one
//! instruction; each further such access that has to be remembered takes 28 bytes (`line`). That is
//! less than the memory itself where warps access rows of words. A line to which more was done has
//! a cell of 24 bytes for each word (`shadow`), 6 times the memory; a word with concurrent readers,
//! or with both a writer and readers to remember, then takes about 120 bytes more. A thread takes
//! 56 bytes while its CTA runs. An access takes time in the number of earlier ones at its words
//! that it is concurrent with, which is bounded.
//!
//! # Use
//!
//! The machine tells the [`Detector`] of a launch each event after it happened, in the order of the
//! run. Launches have a detector each, since one happens before the next. CTAs that cannot
//! communicate may run in parallel, each with a [`Detector::fork`].

mod causality;
mod clock;
mod copies;
mod cta;
mod detector;
mod line;
mod log;
mod memory;
mod rows;
mod shadow;

pub use copies::StartedCopy;
pub use detector::Detector;

use causality::Reach;
use clock::DIGIT;
use irc_ptx::isa::{Order, Scope};
use shadow::Kind;

const LANES: u32 = 32;
/// The most threads of a CTA.
const MAX_THREADS: u32 = LANES * LANES;

/// The size of a launch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    /// How many CTAs. Those of a cluster have consecutive numbers.
    pub ctas: u32,
    /// How many threads a CTA has.
    pub threads: u32,
    /// How many CTAs a cluster has; 1 without clusters.
    pub cluster: u32,
}

/// A thread of a launch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Thread {
    /// The number of its CTA.
    pub cta: u32,
    /// Its number in the CTA: lane `thread % 32` of warp `thread / 32`.
    pub thread: u32,
}

/// A memory that threads share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MemoryId {
    /// Global memory.
    Global,
    /// The shared memory of a CTA; addresses are offsets in it.
    Shared(u32),
}

/// Whether an access reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// It reads.
    Read,
    /// It writes.
    Write,
    /// It reads and writes in one step.
    Modify,
}

/// What a thread does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// Whether it reads or writes.
    pub op: Op,
    /// How it is ordered.
    pub order: Order,
    /// The threads that it synchronises with, if it is not weak.
    pub scope: Scope,
    /// How many bytes it accesses.
    pub bytes: u32,
    /// How many bytes it accesses at once: those of an element of a vector.
    pub element: u32,
    /// Whether it reads what nobody may write while the launch runs (`ld.global.nc`).
    pub constant: bool,
    /// The instruction.
    pub site: u32,
}

impl Access {
    /// A weak access.
    pub const fn weak(op: Op, bytes: u32, site: u32) -> Self {
        let (order, scope) = (Order::Weak, Scope::Cta);
        Self { op, order, scope, bytes, element: bytes, constant: false, site }
    }

    /// A strong access.
    pub const fn strong(op: Op, order: Order, scope: Scope, bytes: u32, site: u32) -> Self {
        Self { op, order, scope, bytes, element: bytes, constant: false, site }
    }

    fn is_strong(&self) -> bool {
        self.order != Order::Weak
    }

    fn reads(&self) -> bool {
        self.op != Op::Write
    }

    fn writes(&self) -> bool {
        self.op != Op::Read
    }

    fn kind(&self) -> Kind {
        let (strength, size) = match self.is_strong() {
            true => (1 + Reach::from(self.scope) as u32, self.element.max(1).ilog2()),
            false => (0, 0),
        };
        Kind::new(self.writes(), strength, size).constant(self.constant)
    }
}

/// Why two accesses race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nothing orders them, and one of them is weak.
    Unordered,
    /// Both are strong, but the scope of one does not include the other thread.
    NarrowScope,
    /// Both are strong, but they overlap in part.
    MixedSize,
    /// One of them is a copy that has not been waited for, or that has not waited.
    InFlight,
    /// One of them reads what nobody may write in this launch, ordered or not.
    Constant,
    /// They are ordered, but one is by a copy of the asynchronous proxy, and no fence between
    /// proxies stands between them.
    Proxy,
}

/// One side of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Party {
    /// The thread; for a copy that which started it.
    pub thread: Thread,
    /// The instruction.
    pub site: u32,
    /// Whether it wrote.
    pub wrote: bool,
    /// Whether it was a strong access.
    pub strong: bool,
    /// Whether it was a copy beside the thread.
    pub asynchronous: bool,
}

/// Two accesses that race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// The memory.
    pub place: MemoryId,
    /// Where the bytes that both access begin.
    pub address: u64,
    /// How many these are.
    pub bytes: u64,
    /// Why they race.
    pub reason: Reason,
    /// The access that came first in this run.
    pub first: Party,
    /// The other one.
    pub second: Party,
}

/// The key of a thread or of its copies of a class, in a tree of all clocks.
fn key(cta: u32, class: u8, thread: u32) -> u64 {
    u64::from(cta) << (3 * DIGIT) | u64::from(class) << (2 * DIGIT) | u64::from(thread)
}

/// The numbers of the bits of a mask that are 1, lowest first.
fn ones(mut mask: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lane = (mask != 0).then(|| mask.trailing_zeros())?;
        mask &= mask - 1;
        Some(lane)
    })
}

#[cfg(test)]
mod tests;
