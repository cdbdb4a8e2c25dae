//! What a frontend asks of the unrolling of a loop.
//!
//! It is an attribute of the branch that closes the loop: a terminator that goes back to the header
//! asks it of that loop. On any other branch it says nothing, so a pass that takes a loop apart
//! need not remove it. It never changes what a program means.

use std::fmt;
use std::num::NonZeroU16;

/// How a loop is to be unrolled.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Unroll {
    /// Not at all; ptxas is told so, too.
    Disable,
    /// As far as is thought good.
    Enable,
    /// Until no loop is left, if its number of rounds is known.
    Full,
    /// So that N rounds become one.
    Count(NonZeroU16),
}

impl Unroll {
    /// N rounds become one, if N is not 0.
    pub fn count(rounds: u16) -> Option<Unroll> {
        NonZeroU16::new(rounds).map(Unroll::Count)
    }

    /// Whether the loop is to stay as it is.
    pub fn is_disabled(self) -> bool {
        matches!(self, Unroll::Disable) || Unroll::count(1) == Some(self)
    }

    /// What one branch asks that takes the place of two: not to unroll comes first.
    pub(crate) fn merge(first: Option<Unroll>, second: Option<Unroll>) -> Option<Unroll> {
        match (first, second) {
            (_, Some(asked)) if asked.is_disabled() => second,
            (None, asked) => asked,
            (asked, _) => asked,
        }
    }
}

/// What stands between the brackets of `unroll(..)`.
impl fmt::Display for Unroll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unroll::Disable => f.write_str("disable"),
            Unroll::Enable => f.write_str("enable"),
            Unroll::Full => f.write_str("full"),
            Unroll::Count(rounds) => write!(f, "{rounds}"),
        }
    }
}
