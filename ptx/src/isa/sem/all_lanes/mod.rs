//! Meanings for all 32 lanes of a warp at once, for the instructions that run most often.
//!
//! A row may give such a function for some of its forms besides its meaning for one thread; both
//! say the same of every lane, and a test holds them to it. All lanes are computed, also those
//! that do not run: the machine throws their results away, so nothing here may fault.
//!
//! Operands of 32 bits and less are in the lower bits of an element with zeros above them; results
//! are the same. An operand that must be an immediate is the same in all lanes. An instruction with
//! an operand in braces has no such function, whatever the row says.
//!
//! Loops are over whole arrays and have no branches, so that the compiler makes vectors of them
//! (`vectors`).

pub(in crate::isa) mod compare;
pub(in crate::isa) mod convert;
pub(in crate::isa) mod float;
pub(in crate::isa) mod integer;
pub(in crate::isa) mod logic;
mod vectors;

use vectors::{map1, map2, map3};

/// How many lanes a warp has.
const LANES: usize = 32;
/// A value of up to 32 bits for each lane.
pub type Lanes32 = [u32; LANES];
/// A value of 64 bits for each lane.
pub type Lanes64 = [u64; LANES];

/// A function over all lanes. The first argument is operand 0, the others are operands 1, 2 and 3
/// (what is not there is zero). Predicates are masks with one bit for each lane.
#[derive(Clone, Copy, Debug)]
pub enum AllLanes {
    /// 32 bits from three of 32 bits.
    W32(fn(&mut Lanes32, &Lanes32, &Lanes32, &Lanes32)),
    /// 32 bits from four of 32 bits: operands 1 to 4.
    Four32(fn(&mut Lanes32, &Lanes32, &Lanes32, &Lanes32, &Lanes32)),
    /// 64 bits from three of 64 bits.
    W64(fn(&mut Lanes64, &Lanes64, &Lanes64, &Lanes64)),
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
    /// One of two, by a predicate, operand 3.
    Select32(fn(&mut Lanes32, &Lanes32, &Lanes32, u32)),
    /// The same of 64 bits.
    Select64(fn(&mut Lanes64, &Lanes64, &Lanes64, u32)),
    /// A predicate from three.
    Pred(fn(u32, u32, u32) -> u32),
}

/// The low 16 bits of an element as a signed number.
#[inline(always)]
const fn signed16(value: u32) -> i32 {
    value as u16 as i16 as i32
}

/// A function over 32-bit elements, from an expression of one lane.
macro_rules! w32 {
    (|$a:ident| $value:expr) => {
        AllLanes::W32(|d, a, _, _| map1(d, a, |$a| $value))
    };
    (|$a:ident, $b:ident| $value:expr) => {
        AllLanes::W32(|d, a, b, _| map2(d, a, b, |$a, $b| $value))
    };
    (|$a:ident, $b:ident, $c:ident| $value:expr) => {
        AllLanes::W32(|d, a, b, c| map3(d, (a, b, c), |$a, $b, $c| $value))
    };
}

/// The same over 64-bit elements.
macro_rules! w64 {
    (|$a:ident| $value:expr) => {
        AllLanes::W64(|d, a, _, _| map1(d, a, |$a| $value))
    };
    (|$a:ident, $b:ident| $value:expr) => {
        AllLanes::W64(|d, a, b, _| map2(d, a, b, |$a, $b| $value))
    };
    (|$a:ident, $b:ident, $c:ident| $value:expr) => {
        AllLanes::W64(|d, a, b, c| map3(d, (a, b, c), |$a, $b, $c| $value))
    };
}

/// The function for a type of 16, 32 or 64 bits, from an expression over bits.
macro_rules! of_bits {
    ($ty:expr, |$($x:ident),+| $value:expr) => {
        match $ty {
            PtxType::B16 | PtxType::U16 | PtxType::S16 => {
                Some(w32!(|$($x),+| ($value) & 0xffff))
            }
            PtxType::B32 | PtxType::U32 | PtxType::S32 | PtxType::F32 => {
                Some(w32!(|$($x),+| $value))
            }
            PtxType::B64 | PtxType::U64 | PtxType::S64 | PtxType::F64 => {
                Some(w64!(|$($x),+| $value))
            }
            _ => None,
        }
    };
}

/// The function for an integer type, from an expression over numbers of the type (those of 16
/// bits are in 32).
macro_rules! of_numbers {
    ($ty:expr, |$($x:ident),+| $value:expr) => {
        match $ty {
            PtxType::U16 => Some(w32!(|$($x),+| ($value) & 0xffff)),
            PtxType::S16 => Some(w32!(|$($x),+| {
                $(let $x = signed16($x);)+
                ($value) as u32 & 0xffff
            })),
            PtxType::U32 => Some(w32!(|$($x),+| $value)),
            PtxType::S32 => Some(w32!(|$($x),+| {
                $(let $x = $x as i32;)+
                ($value) as u32
            })),
            PtxType::U64 => Some(w64!(|$($x),+| $value)),
            PtxType::S64 => Some(w64!(|$($x),+| {
                $(let $x = $x as i64;)+
                ($value) as u64
            })),
            _ => None,
        }
    };
}

use {of_bits, of_numbers, w32, w64};
