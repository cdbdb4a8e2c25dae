//! What a debugger is told: DWARF, as data sections of the PTX module.
//!
//! PTX's assembler makes the table of lines from `.loc`; the compiler makes the rest (PTX Writer's
//! Guide, "Debug information"): [`locate`] finds out where variables are in the code of a function,
//! [`scopes`] which blocks and inlined bodies of the source its code is in,
//! [`trace`] notes it while the statements are written, with a label at each change, [`dwarf`]
//! makes entries of it, and [`section`] the tokens of PTX sections.
//!
//! None of this changes the code: what is written besides it are labels and sections.

mod dwarf;
pub(crate) mod locate;
mod persistent;
mod place;
pub(crate) mod scopes;
mod section;
pub(crate) mod trace;

pub(crate) use dwarf::{Described, Subject, add_sections};

use crate::mir::RegSum;
use smallvec::SmallVec;

/// How much a debugger or profiler is told.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum DebugInfo {
    /// Nothing: neither lines nor sections.
    None,
    /// The lines that instructions came from: `.file` and `.loc`.
    #[default]
    Lines,
    /// Lines, and in sections of DWARF functions, variables and types.
    Full,
}

/// A part of a variable: the lowest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece<R> {
    /// In a register.
    Reg(R),
    /// A constant.
    Const(u64),
    /// A sum of registers, or in memory at it.
    Sum(Box<RegSum<R>>),
    /// Nowhere.
    Unknown,
}

/// Where a variable is: piece by piece, with the bytes that each is of.
pub(crate) type Place<R> = SmallVec<[(Piece<R>, u64); 1]>;
