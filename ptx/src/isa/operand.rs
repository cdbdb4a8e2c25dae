//! Facts of operands: which numbers they may be, and what they are for.

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
