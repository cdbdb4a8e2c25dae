//! Meanings for all 32 lanes of a warp at once, for the instructions that run most often.
//!
//! A row may give such a function for some of its forms besides its meaning for one thread; both
//! say the same of every lane, and a test holds them to it. All lanes are computed, also those
//! that do not run: the machine throws their results away, so nothing here may fault.
//!
//! Operands of 32 bits and less are in the lower bits of an element with zeros above them; results
//! are the same.

/// A value of up to 32 bits for each lane.
pub type Lanes32 = [u32; 32];
/// A value of 64 bits for each lane.
pub type Lanes64 = [u64; 32];

/// A function over all lanes. The first argument is operand 0, the others are operands 1, 2 and 3
/// (what is not there is zero). Predicates are masks with one bit for each lane.
#[derive(Clone, Copy, Debug)]
pub enum Wide {
    /// 32 bits from three of 32 bits.
    W32(fn(&mut Lanes32, [&Lanes32; 3])),
    /// 64 bits from three of 64 bits.
    W64(fn(&mut Lanes64, [&Lanes64; 3])),
    /// 64 bits from 64 bits and an amount of 32 bits.
    Shift64(fn(&mut Lanes64, &Lanes64, &Lanes32)),
    /// 64 bits from two of 32 bits and one of 64 bits.
    Widen(fn(&mut Lanes64, &Lanes32, &Lanes32, &Lanes64)),
    /// 32 bits from 64 bits.
    Narrow(fn(&mut Lanes32, &Lanes64)),
    /// 64 bits from 32 bits.
    Extend(fn(&mut Lanes64, &Lanes32)),
    /// Two predicates (operands 0 and 1) from operands 2 and 3 and a predicate, operand 4.
    Compare32(fn(&Lanes32, &Lanes32, u32) -> [u32; 2]),
    /// The same of 64 bits.
    Compare64(fn(&Lanes64, &Lanes64, u32) -> [u32; 2]),
    /// One of two, by a predicate.
    Select32(fn(&mut Lanes32, &Lanes32, &Lanes32, u32)),
    /// The same of 64 bits.
    Select64(fn(&mut Lanes64, &Lanes64, &Lanes64, u32)),
    /// A predicate from three.
    Pred(fn(u32, u32, u32) -> u32),
}
