//! Comparison and selection.
//!
//! A condition is one of a few relations, with its operands exchanged or its result negated.

use super::float::incoming;
use super::{AllLanes, LANES, map2, map3, signed16, vectors, w32};
use crate::isa::modifiers::*;
use crate::isa::sem::Form;
use crate::isa::types::PtxType;

/// What may hold between two elements.
trait Relation<T> {
    fn holds(a: T, b: T) -> bool;
}

macro_rules! relations {
    ($($name:ident($ty:ty): |$a:ident, $b:ident| $holds:expr;)+) => {$(
        struct $name;

        impl Relation<$ty> for $name {
            #[inline(always)]
            fn holds($a: $ty, $b: $ty) -> bool {
                $holds
            }
        }
    )+};
}

relations! {
    Same32(u32): |a, b| a == b;
    Same64(u64): |a, b| a == b;
    Less32(u32): |a, b| a < b;
    Less64(u64): |a, b| a < b;
    SignedLess16(u32): |a, b| signed16(a) < signed16(b);
    SignedLess32(u32): |a, b| (a as i32) < b as i32;
    SignedLess64(u64): |a, b| (a as i64) < b as i64;
}

/// The relations of floats: these four and their opposites are all conditions but "not equal, and
/// both are numbers".
macro_rules! float_relations {
    ($bits:ty, |$x:ident| $number:expr;
     $equal:ident $less:ident $at_most:ident $differ:ident $ordered:ident) => {
        relations! {
            $equal($bits): |a, b| { let n = |$x: $bits| $number; n(a) == n(b) };
            $less($bits): |a, b| { let n = |$x: $bits| $number; n(a) < n(b) };
            $at_most($bits): |a, b| { let n = |$x: $bits| $number; n(a) <= n(b) };
            $differ($bits): |a, b| {
                let n = |$x: $bits| $number;
                (n(a) < n(b)) | (n(a) > n(b))
            };
            $ordered($bits): |a, b| {
                let n = |$x: $bits| $number;
                !n(a).is_nan() & !n(b).is_nan()
            };
        }
    };
}

float_relations!(u32, |x| incoming::<false>(x); Equal Less AtMost Differ Ordered);
float_relations!(
    u32, |x| incoming::<true>(x);
    FlushedEqual FlushedLess FlushedAtMost FlushedDiffer FlushedOrdered
);
float_relations!(
    u64, |x| f64::from_bits(x);
    DoubleEqual DoubleLess DoubleAtMost DoubleDiffer DoubleOrdered
);

/// In which lanes the relation holds.
#[inline(never)]
fn mask<T: Copy, R: Relation<T>>(a: &[T; LANES], b: &[T; LANES]) -> u32 {
    let mut bytes = [0u8; LANES];
    map2(&mut bytes, a, b, |a, b| u8::from(R::holds(a, b)));
    let mut mask = 0;
    for (i, byte) in bytes.as_chunks::<8>().0.iter().enumerate() {
        // Moves bit 8n to bit 56 + n for each n.
        let bits = u64::from_le_bytes(*byte).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        mask |= (bits as u32) << (8 * i);
    }
    mask
}

/// How a relation becomes a condition: bit 0 exchanges the operands, bit 1 negates; bits 2 and 3
/// say what combines it with a predicate.
const EXCHANGED: u8 = 1;
const NEGATED: u8 = 2;
const AND: u8 = 1 << 2;
const OR: u8 = 2 << 2;
const XOR: u8 = 3 << 2;

#[inline(always)]
fn condition<T: Copy, R: Relation<T>, const HOW: u8>(
    a: &[T; LANES],
    b: &[T; LANES],
    c: u32,
) -> [u32; 2] {
    let holds = if HOW & EXCHANGED == 0 { mask::<T, R>(a, b) } else { mask::<T, R>(b, a) };
    let holds = if HOW & NEGATED == 0 { holds } else { !holds };
    [holds, !holds].map(|holds| match HOW & XOR {
        0 => holds,
        AND => holds & c,
        OR => holds | c,
        _ => holds ^ c,
    })
}

/// The function for a relation of elements and a `how` that is not known when this is compiled.
macro_rules! of_how {
    ($variant:ident, $ty:ty, $relation:ty, $how:expr; $($value:literal)+) => {
        match $how {
            $($value => Some(AllLanes::$variant(condition::<$ty, $relation, $value>)),)+
            _ => None,
        }
    };
}

fn of32<R: Relation<u32>>(how: u8) -> Option<AllLanes> {
    of_how!(Compare32, u32, R, how; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
}

fn of64<R: Relation<u64>>(how: u8) -> Option<AllLanes> {
    of_how!(Compare64, u64, R, how; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
}

/// The relation behind a condition of integers is equality (or else "less"), and what is done to
/// it.
const fn of_integers(compare: Compare) -> Option<(bool, u8)> {
    Some(match compare {
        Compare::Eq => (true, 0),
        Compare::Ne => (true, NEGATED),
        Compare::Lt | Compare::Lo => (false, 0),
        Compare::Ge | Compare::Hs => (false, NEGATED),
        Compare::Gt | Compare::Hi => (false, EXCHANGED),
        Compare::Le | Compare::Ls => (false, EXCHANGED | NEGATED),
        _ => return None,
    })
}

/// The relations of one format.
type OfFloats = [fn(u8) -> Option<AllLanes>; 5];

const SINGLE: OfFloats =
    [of32::<Equal>, of32::<Less>, of32::<AtMost>, of32::<Differ>, of32::<Ordered>];
const FLUSHED: OfFloats = [
    of32::<FlushedEqual>,
    of32::<FlushedLess>,
    of32::<FlushedAtMost>,
    of32::<FlushedDiffer>,
    of32::<FlushedOrdered>,
];
const DOUBLE: OfFloats = [
    of64::<DoubleEqual>,
    of64::<DoubleLess>,
    of64::<DoubleAtMost>,
    of64::<DoubleDiffer>,
    of64::<DoubleOrdered>,
];

fn of_floats(
    compare: Compare,
    [equal, less, at_most, differ, ordered]: OfFloats,
    op: u8,
) -> Option<AllLanes> {
    match compare {
        Compare::Eq => equal(op),
        Compare::Ne => differ(op),
        Compare::Lt => less(op),
        Compare::Le => at_most(op),
        Compare::Gt => less(op | EXCHANGED),
        Compare::Ge => at_most(op | EXCHANGED),
        Compare::Equ => differ(op | NEGATED),
        Compare::Neu => equal(op | NEGATED),
        Compare::Ltu => at_most(op | EXCHANGED | NEGATED),
        Compare::Leu => less(op | EXCHANGED | NEGATED),
        Compare::Gtu => at_most(op | NEGATED),
        Compare::Geu => less(op | NEGATED),
        Compare::Num => ordered(op),
        Compare::Nan => ordered(op | NEGATED),
        Compare::Lo | Compare::Ls | Compare::Hi | Compare::Hs => None,
    }
}

pub(in crate::isa) fn setp(form: &Form) -> Option<AllLanes> {
    let compare = form.get()?;
    let op = match form.get() {
        None => 0,
        Some(BoolOp::And) => AND,
        Some(BoolOp::Or) => OR,
        Some(BoolOp::Xor) => XOR,
    };
    match form.ty {
        PtxType::F32 if form.has(Ftz::Ftz) => return of_floats(compare, FLUSHED, op),
        PtxType::F32 => return of_floats(compare, SINGLE, op),
        PtxType::F64 => return of_floats(compare, DOUBLE, op),
        _ => {}
    }
    let (equality, how) = of_integers(compare)?;
    let how = how | op;
    match (form.ty, equality) {
        (PtxType::B16 | PtxType::U16 | PtxType::S16, true) => of32::<Same32>(how),
        (PtxType::B32 | PtxType::U32 | PtxType::S32, true) => of32::<Same32>(how),
        (PtxType::B64 | PtxType::U64 | PtxType::S64, true) => of64::<Same64>(how),
        (PtxType::U16 | PtxType::U32, false) => of32::<Less32>(how),
        (PtxType::S16, false) => of32::<SignedLess16>(how),
        (PtxType::S32, false) => of32::<SignedLess32>(how),
        (PtxType::U64, false) => of64::<Less64>(how),
        (PtxType::S64, false) => of64::<SignedLess64>(how),
        _ => None,
    }
}

pub(in crate::isa) fn selp(form: &Form) -> Option<AllLanes> {
    Some(match form.ty.bits() {
        64 => AllLanes::Select64(vectors::select),
        _ => AllLanes::Select32(vectors::select),
    })
}

pub(in crate::isa) fn slct(form: &Form) -> Option<AllLanes> {
    match (form.source, form.ty.bits()) {
        (PtxType::S32, 16 | 32) => Some(w32!(|a, b, c| if (c as i32) >= 0 { a } else { b })),
        _ => None,
    }
}
