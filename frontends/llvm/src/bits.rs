//! The bits of numbers in the tree.

use std::fmt;

/// Up to 128 bits. Unlike a `u128` it is aligned to 8 bytes, so that values of the tree take half
/// of the memory.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Bits([u64; 2]);

impl Bits {
    /// No bit is set.
    pub const ZERO: Bits = Bits([0; 2]);
    /// The number 1.
    pub const ONE: Bits = Bits([1, 0]);

    /// The bits.
    pub fn get(self) -> u128 {
        u128::from(self.0[1]) << 64 | u128::from(self.0[0])
    }
}

impl From<u128> for Bits {
    fn from(bits: u128) -> Bits {
        Bits([bits as u64, (bits >> 64) as u64])
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}
