//! Logic, shifts, permutation and copies.

use super::vectors::ARE_WIDE;
use super::{AllLanes, Lanes32, Lanes64, map1, map2, map3, of_bits, w32, w64};
use crate::isa::modifiers::*;
use crate::isa::sem::Form;
use crate::isa::types::PtxType;

pub(in crate::isa) fn and(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::Pred => Some(AllLanes::Pred(|a, b, _| a & b)),
        ty => of_bits!(ty, |a, b| a & b),
    }
}

pub(in crate::isa) fn or(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::Pred => Some(AllLanes::Pred(|a, b, _| a | b)),
        ty => of_bits!(ty, |a, b| a | b),
    }
}

pub(in crate::isa) fn xor(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::Pred => Some(AllLanes::Pred(|a, b, _| a ^ b)),
        ty => of_bits!(ty, |a, b| a ^ b),
    }
}

pub(in crate::isa) fn not(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::Pred => Some(AllLanes::Pred(|a, _, _| !a)),
        ty => of_bits!(ty, |a| !a),
    }
}

pub(in crate::isa) fn cnot(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::B16 | PtxType::B32 => Some(w32!(|a| u32::from(a == 0))),
        PtxType::B64 => Some(w64!(|a| u64::from(a == 0))),
        _ => None,
    }
}

/// The table as a sum modulo 2 of products of operands: bit `n` says whether the product of those
/// operands (`a` 4, `b` 2, `c` 1) of the bits of `n` is in it.
const fn products(table: u32) -> u32 {
    let table = table ^ ((table & 0x55) << 1);
    let table = table ^ ((table & 0x33) << 2);
    table ^ ((table & 0x0f) << 4)
}

pub(in crate::isa) fn lop3(_: &Form) -> Option<AllLanes> {
    Some(AllLanes::Four32(|d, a, b, c, table| {
        let terms = products(table[0] & 0xff);
        let term = |n: u32| (terms >> n & 1).wrapping_neg();
        let [t0, tc, tb, tbc, ta, tac, tab, tabc] = [0, 1, 2, 3, 4, 5, 6, 7].map(term);
        map3(d, (a, b, c), move |a, b, c| {
            let with_a = ta ^ b & tab ^ c & (tac ^ b & tabc);
            t0 ^ b & tb ^ c & (tc ^ b & tbc) ^ a & with_a
        });
    }))
}

/// The amount that all lanes shift by, if it is one.
#[inline(always)]
fn common(amounts: &Lanes32) -> Option<u32> {
    let first = amounts[0];
    let differences = amounts.iter().fold(0, |differences, amount| differences | amount ^ first);
    (differences == 0).then_some(first)
}

/// Shifts every lane; by one amount if the amounts are the same, which is much faster where the
/// host cannot shift the elements of a vector by different ones.
#[inline(always)]
fn shift32(d: &mut Lanes32, a: &Lanes32, amounts: &Lanes32, f: impl Fn(u32, u32) -> u32) {
    match if ARE_WIDE { None } else { common(amounts) } {
        Some(amount) => map1(d, a, move |a| f(a, amount)),
        None => map2(d, a, amounts, f),
    }
}

/// The same of 64 bits.
#[inline(always)]
fn shift64(d: &mut Lanes64, a: &Lanes64, amounts: &Lanes32, f: impl Fn(u64, u32) -> u64) {
    match if ARE_WIDE { None } else { common(amounts) } {
        Some(amount) => map1(d, a, move |a| f(a, amount)),
        None => map2(d, a, amounts, f),
    }
}

pub(in crate::isa) fn shl(form: &Form) -> Option<AllLanes> {
    #[inline(always)]
    fn left(a: u32, amount: u32) -> u32 {
        if amount < 32 { a << (amount & 31) } else { 0 }
    }
    match form.ty {
        PtxType::B16 => {
            Some(AllLanes::W32(|d, a, b, _| shift32(d, a, b, |a, b| left(a, b) & 0xffff)))
        }
        PtxType::B32 => Some(AllLanes::W32(|d, a, b, _| shift32(d, a, b, left))),
        PtxType::B64 => Some(AllLanes::Shift64(|d, a, b| {
            shift64(d, a, b, |a, b| if b < 64 { a << (b & 63) } else { 0 });
        })),
        _ => None,
    }
}

pub(in crate::isa) fn shr(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::B16 | PtxType::U16 | PtxType::B32 | PtxType::U32 => {
            Some(AllLanes::W32(|d, a, b, _| {
                shift32(d, a, b, |a, b| if b < 32 { a >> (b & 31) } else { 0 });
            }))
        }
        PtxType::S16 => Some(AllLanes::W32(|d, a, b, _| {
            shift32(d, a, b, |a, b| (super::signed16(a) >> b.min(31)) as u32 & 0xffff);
        })),
        PtxType::S32 => Some(AllLanes::W32(|d, a, b, _| {
            shift32(d, a, b, |a, b| (a as i32 >> b.min(31)) as u32);
        })),
        PtxType::B64 | PtxType::U64 => Some(AllLanes::Shift64(|d, a, b| {
            shift64(d, a, b, |a, b| if b < 64 { a >> (b & 63) } else { 0 });
        })),
        PtxType::S64 => Some(AllLanes::Shift64(|d, a, b| {
            shift64(d, a, b, |a, b| (a as i64 >> b.min(63)) as u64);
        })),
        _ => None,
    }
}

/// A funnel shift of 0 to 32 bits.
#[inline(always)]
fn funnel(left: bool, low: u32, high: u32, amount: u32) -> u32 {
    let pair = u64::from(high) << 32 | u64::from(low);
    if left { (pair << (amount & 63) >> 32) as u32 } else { (pair >> (amount & 63)) as u32 }
}

/// The function for a direction and what is made of the amount.
macro_rules! funnels {
    ($left:literal, |$c:ident| $amount:expr) => {
        AllLanes::W32(|d, low, high, c| match common(c) {
            Some($c) => {
                let amount = $amount;
                map2(d, low, high, move |low, high| funnel($left, low, high, amount));
            }
            None => {
                map3(d, (low, high, c), |low, high, $c| funnel($left, low, high, $amount));
            }
        })
    };
}

pub(in crate::isa) fn shf(form: &Form) -> Option<AllLanes> {
    Some(match (form.get()?, form.get()?) {
        (ShiftDirection::Left, ShiftMode::Wrap) => funnels!(true, |c| c & 31),
        (ShiftDirection::Left, ShiftMode::Clamp) => funnels!(true, |c| c.min(32)),
        (ShiftDirection::Right, ShiftMode::Wrap) => funnels!(false, |c| c & 31),
        (ShiftDirection::Right, ShiftMode::Clamp) => funnels!(false, |c| c.min(32)),
    })
}

pub(in crate::isa) fn prmt(form: &Form) -> Option<AllLanes> {
    #[inline(always)]
    fn pick(a: u32, b: u32, selector: u32) -> u32 {
        let pair = u64::from(b) << 32 | u64::from(a);
        (0..4).fold(0, |result, place| {
            let choice = selector >> (4 * place);
            let byte = (pair >> (8 * (choice & 7))) as u8;
            let sign = ((byte as i8) >> 7) as u8;
            let chosen = if choice & 8 == 0 { byte } else { sign };
            result | u32::from(chosen) << (8 * place)
        })
    }
    match form.get::<PermuteMode>() {
        None => Some(AllLanes::W32(|d, a, b, c| match common(c) {
            Some(c) => map2(d, a, b, move |a, b| pick(a, b, c)),
            None => map3(d, (a, b, c), pick),
        })),
        Some(_) => None,
    }
}

pub(in crate::isa) fn mov(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::Pred => Some(AllLanes::Pred(|a, _, _| a)),
        PtxType::B128 => None,
        ty if ty.bits() == 64 => Some(AllLanes::W64(|d, a, _, _| *d = *a)),
        _ => Some(AllLanes::W32(|d, a, _, _| *d = *a)),
    }
}
