//! Facts of operands: how many there are, which numbers they may be, and what they are for.

use super::modifiers::{ModKind, Modifier as _, Vector};
use super::row::{Mods, Row};
use std::fmt;

/// What an operand is to the machine that makes threads wait for each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The lanes of the warp that run the instruction together.
    LaneMask,
    /// The number of a barrier of the CTA.
    Barrier,
    /// How many threads a barrier awaits.
    ThreadCount,
    /// What a barrier reduces over its threads.
    Reduced,
}

/// The numbers that an operand may be where it is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// The least.
    pub low: i64,
    /// The greatest.
    pub high: i64,
    /// The same in words.
    pub why: &'static str,
}

impl Numbers {
    /// Whether it may be this number.
    pub const fn has(self, number: i64) -> bool {
        self.low <= number && number <= self.high
    }
}

/// How many elements a brace list has.
#[derive(Clone, Copy)]
pub enum Count {
    /// Always N.
    Fixed(u16),
    /// As the `.v2 .v4 .v8` part says; without it a plain register stands there.
    Vector,
    /// As computed from the parts.
    Of(fn(&Row, &Mods) -> u16),
}

impl Count {
    /// How many elements the list of a form has; nothing if a plain register stands there.
    pub fn length(self, row: &Row, mods: &Mods) -> Option<usize> {
        match self {
            Self::Fixed(n) => Some(usize::from(n)),
            Self::Vector => {
                let code = mods.get(row.part_of(ModKind::Vector)?);
                Vector::from_code(code).map(|vector| match vector {
                    Vector::V2 => 2,
                    Vector::V4 => 4,
                    Vector::V8 => 8,
                })
            }
            Self::Of(count) => Some(usize::from(count(row, mods))),
        }
    }
}

impl fmt::Debug for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fixed(n) => write!(f, "Fixed({n})"),
            Self::Vector => f.write_str("Vector"),
            Self::Of(_) => f.write_str("Of(..)"),
        }
    }
}
