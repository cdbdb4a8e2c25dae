//! Integer arithmetic.

use super::{AllLanes, map1, map2, map3, of_bits, of_numbers, signed16, w32, w64};
use crate::isa::modifiers::*;
use crate::isa::sem::Form;
use crate::isa::types::PtxType;

pub(in crate::isa) fn add(form: &Form) -> Option<AllLanes> {
    match (form.has(Sat::Sat), form.ty) {
        (false, ty) => of_bits!(ty, |a, b| a.wrapping_add(b)),
        (true, PtxType::S32) => Some(w32!(|a, b| (a as i32).saturating_add(b as i32) as u32)),
        _ => None,
    }
}

pub(in crate::isa) fn sub(form: &Form) -> Option<AllLanes> {
    match (form.has(Sat::Sat), form.ty) {
        (false, ty) => of_bits!(ty, |a, b| a.wrapping_sub(b)),
        (true, PtxType::S32) => Some(w32!(|a, b| (a as i32).saturating_sub(b as i32) as u32)),
        _ => None,
    }
}

/// The upper half of a product.
macro_rules! high {
    ($wide:ty, $signed:ty, $bits:literal, $a:expr, $b:expr) => {
        (($a as $signed as $wide).wrapping_mul($b as $signed as $wide) >> $bits)
    };
}

pub(in crate::isa) fn mul(form: &Form) -> Option<AllLanes> {
    match (form.get()?, form.ty) {
        (MulPart::Lo, ty) => of_bits!(ty, |a, b| a.wrapping_mul(b)),
        (MulPart::Hi, PtxType::U16) => Some(w32!(|a, b| a.wrapping_mul(b) >> 16)),
        (MulPart::Hi, PtxType::S16) => Some(w32!(|a, b| high!(i32, i16, 16, a, b) as u32 & 0xffff)),
        (MulPart::Hi, PtxType::U32) => Some(w32!(|a, b| high!(u64, u32, 32, a, b) as u32)),
        (MulPart::Hi, PtxType::S32) => Some(w32!(|a, b| high!(i64, i32, 32, a, b) as u32)),
        (MulPart::Hi, PtxType::U64) => Some(w64!(|a, b| high!(u128, u64, 64, a, b) as u64)),
        (MulPart::Hi, PtxType::S64) => Some(w64!(|a, b| high!(i128, i64, 64, a, b) as u64)),
        (MulPart::Wide, PtxType::U16) => Some(w32!(|a, b| a.wrapping_mul(b))),
        (MulPart::Wide, PtxType::S16) => Some(w32!(|a, b| (signed16(a) * signed16(b)) as u32)),
        (MulPart::Wide, PtxType::U32) => {
            Some(AllLanes::Widen(|d, a, b, _| map2(d, a, b, |a, b| u64::from(a) * u64::from(b))))
        }
        (MulPart::Wide, PtxType::S32) => {
            Some(AllLanes::Widen(|d, a, b, _| map2(d, a, b, signed_product)))
        }
        _ => None,
    }
}

/// The whole product of two signed numbers.
#[inline(always)]
fn signed_product(a: u32, b: u32) -> u64 {
    (i64::from(a as i32) * i64::from(b as i32)) as u64
}

pub(in crate::isa) fn mad(form: &Form) -> Option<AllLanes> {
    if form.has(Sat::Sat) {
        return None;
    }
    match (form.get()?, form.ty) {
        (MulPart::Lo, ty) => of_bits!(ty, |a, b, c| a.wrapping_mul(b).wrapping_add(c)),
        (MulPart::Hi, PtxType::U32) => {
            Some(w32!(|a, b, c| (high!(u64, u32, 32, a, b) as u32).wrapping_add(c)))
        }
        (MulPart::Hi, PtxType::S32) => {
            Some(w32!(|a, b, c| (high!(i64, i32, 32, a, b) as u32).wrapping_add(c)))
        }
        (MulPart::Hi, PtxType::U64) => {
            Some(w64!(|a, b, c| (high!(u128, u64, 64, a, b) as u64).wrapping_add(c)))
        }
        (MulPart::Hi, PtxType::S64) => {
            Some(w64!(|a, b, c| (high!(i128, i64, 64, a, b) as u64).wrapping_add(c)))
        }
        (MulPart::Wide, PtxType::U16) => Some(w32!(|a, b, c| a.wrapping_mul(b).wrapping_add(c))),
        (MulPart::Wide, PtxType::S16) => {
            Some(w32!(|a, b, c| ((signed16(a) * signed16(b)) as u32).wrapping_add(c)))
        }
        (MulPart::Wide, PtxType::U32) => Some(AllLanes::Widen(|d, a, b, c| {
            map3(d, (a, b, c), |a, b, c| (u64::from(a) * u64::from(b)).wrapping_add(c))
        })),
        (MulPart::Wide, PtxType::S32) => Some(AllLanes::Widen(|d, a, b, c| {
            map3(d, (a, b, c), |a, b, c| signed_product(a, b).wrapping_add(c))
        })),
        _ => None,
    }
}

/// The lowest 24 bits as a signed number.
#[inline(always)]
const fn signed24(value: u32) -> i32 {
    (value << 8) as i32 >> 8
}

/// The lowest 24 bits.
#[inline(always)]
const fn unsigned24(value: u32) -> u32 {
    value & 0x00ff_ffff
}

/// Products of 24 bits; the expression is of the product's chosen part and operand 3.
macro_rules! products24 {
    ($form:expr, |$part:ident, $c:ident| $value:expr) => {
        match ($form.get()?, $form.ty) {
            (MulPart::Lo, PtxType::U32) => Some(w32!(|a, b, $c| {
                let $part = unsigned24(a).wrapping_mul(unsigned24(b));
                $value
            })),
            (MulPart::Lo, _) => Some(w32!(|a, b, $c| {
                let $part = signed24(a).wrapping_mul(signed24(b)) as u32;
                $value
            })),
            (_, PtxType::U32) => Some(w32!(|a, b, $c| {
                let $part = (u64::from(unsigned24(a)) * u64::from(unsigned24(b)) >> 16) as u32;
                $value
            })),
            (_, _) => Some(w32!(|a, b, $c| {
                let $part = (i64::from(signed24(a)) * i64::from(signed24(b)) >> 16) as u32;
                $value
            })),
        }
    };
}

pub(in crate::isa) fn mul24(form: &Form) -> Option<AllLanes> {
    products24!(form, |part, _c| part)
}

pub(in crate::isa) fn mad24(form: &Form) -> Option<AllLanes> {
    if form.has(Sat::Sat) {
        return None;
    }
    products24!(form, |part, c| part.wrapping_add(c))
}

pub(in crate::isa) fn sad(form: &Form) -> Option<AllLanes> {
    of_numbers!(form.ty, |a, b, c| {
        c.wrapping_add(if a < b { b.wrapping_sub(a) } else { a.wrapping_sub(b) })
    })
}

/// Division by zero gives all ones.
pub(in crate::isa) fn div(form: &Form) -> Option<AllLanes> {
    of_numbers!(form.ty, |a, b| if b == 0 { !0 } else { a.wrapping_div(b) })
}

/// The remainder of a division by zero is the dividend.
pub(in crate::isa) fn rem(form: &Form) -> Option<AllLanes> {
    of_numbers!(form.ty, |a, b| if b == 0 { a } else { a.wrapping_rem(b) })
}

pub(in crate::isa) fn abs(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::S16 => Some(w32!(|a| signed16(a).unsigned_abs())),
        PtxType::S32 => Some(w32!(|a| (a as i32).unsigned_abs())),
        PtxType::S64 => Some(w64!(|a| (a as i64).unsigned_abs())),
        _ => None,
    }
}

pub(in crate::isa) fn neg(form: &Form) -> Option<AllLanes> {
    of_bits!(form.ty, |a| a.wrapping_neg())
}

pub(in crate::isa) fn min(form: &Form) -> Option<AllLanes> {
    if form.has(Relu::Relu) {
        return None;
    }
    of_numbers!(form.ty, |a, b| a.min(b))
}

pub(in crate::isa) fn max(form: &Form) -> Option<AllLanes> {
    if form.has(Relu::Relu) {
        return None;
    }
    of_numbers!(form.ty, |a, b| a.max(b))
}

pub(in crate::isa) fn popc(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::B32 => Some(w32!(|a| a.count_ones())),
        PtxType::B64 => Some(AllLanes::Narrow(|d, a| map1(d, a, u64::count_ones))),
        _ => None,
    }
}

pub(in crate::isa) fn clz(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::B32 => Some(w32!(|a| a.leading_zeros())),
        PtxType::B64 => Some(AllLanes::Narrow(|d, a| map1(d, a, u64::leading_zeros))),
        _ => None,
    }
}

pub(in crate::isa) fn brev(form: &Form) -> Option<AllLanes> {
    of_bits!(form.ty, |a| a.reverse_bits())
}

/// A mask of the lowest `len` bits; all from 32 on.
#[inline(always)]
const fn low_bits(len: u32) -> u32 {
    let len = if len < 32 { len } else { 32 };
    ((1u64 << len) - 1) as u32
}

/// The bits from `pos` on, with zeros or signs above the register.
#[inline(always)]
const fn from(a: i64, pos: u32) -> u32 {
    let pos = pos & 255;
    (a >> if pos < 63 { pos } else { 63 }) as u32
}

pub(in crate::isa) fn bfe(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::U32 => Some(w32!(|a, pos, len| { from(i64::from(a), pos) & low_bits(len & 255) })),
        PtxType::S32 => Some(w32!(|a, pos, len| {
            // The field reaches up to the register's sign at most; its highest bit is the sign.
            let mask = low_bits(len & 255);
            let field = from(i64::from(a as i32), pos) & mask;
            let sign = mask ^ (mask >> 1);
            (field ^ sign).wrapping_sub(sign)
        })),
        _ => None,
    }
}

/// The sum of the products of four bytes and operand 3.
macro_rules! dot_product {
    ($first:ty, $second:ty) => {
        w32!(|a, b, c| {
            let product =
                |i: u32| i32::from((a >> (8 * i)) as $first) * i32::from((b >> (8 * i)) as $second);
            let sum = product(0) + product(1) + product(2) + product(3);
            c.wrapping_add(sum as u32)
        })
    };
}

pub(in crate::isa) fn dp4a(form: &Form) -> Option<AllLanes> {
    Some(match (form.ty.is_signed(), form.source.is_signed()) {
        (false, false) => dot_product!(u8, u8),
        (false, true) => dot_product!(u8, i8),
        (true, false) => dot_product!(i8, u8),
        (true, true) => dot_product!(i8, i8),
    })
}

pub(in crate::isa) fn bfi(form: &Form) -> Option<AllLanes> {
    fn insert(a: u32, b: u32, pos: u32, len: u32) -> u32 {
        let (pos, len) = (pos & 255, len & 255);
        let shift = if pos < 32 { pos } else { 32 };
        let mask = (u64::from(low_bits(len)) << shift) as u32;
        let field = (u64::from(a) << shift) as u32;
        b & !mask | field & mask
    }
    match form.ty {
        PtxType::B32 => Some(AllLanes::Four32(|d, a, b, pos, len| {
            let lanes = a.iter().zip(b).zip(pos.iter().zip(len));
            for (d, ((&a, &b), (&pos, &len))) in d.iter_mut().zip(lanes) {
                *d = insert(a, b, pos, len);
            }
        })),
        _ => None,
    }
}
