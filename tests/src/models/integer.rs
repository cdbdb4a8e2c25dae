//! Integer arithmetic and extended precision.

use super::{Answer, Ask, Model, Want, mask, number, saturated};
use irc_ptx::isa::{MulPart, PtxType, Relu, RowId, Sat, ShiftAmount, ShiftMode, rows};

pub(super) const MODELS: &[(RowId, Model)] = &[
    (rows::ADD_INT, |ask| elementwise(ask, |_, a, b, _| a + b)),
    (rows::SUB_INT, |ask| elementwise(ask, |_, a, b, _| a - b)),
    (rows::MUL_INT, |ask| multiply_add(ask, 0)),
    (rows::MAD_INT, |ask| multiply_add(ask, ask.operands[3])),
    (rows::MUL24, |ask| multiply_add_24(ask, 0)),
    (rows::MAD24, |ask| multiply_add_24(ask, ask.operands[3])),
    (rows::SAD, |ask| elementwise(ask, |_, a, b, c| c + if a < b { b - a } else { a - b })),
    (rows::DIV_INT, |ask| quotient(ask, |a, b| a / b)),
    (rows::REM_INT, |ask| quotient(ask, |a, b| a % b)),
    (rows::ABS_INT, |ask| elementwise(ask, |_, a, _, _| a.abs())),
    (rows::NEG_INT, |ask| elementwise(ask, |_, a, _, _| -a)),
    (rows::MIN_INT, |ask| elementwise(ask, |relu, a, b, _| clamp(relu, if a < b { a } else { b }))),
    (rows::MAX_INT, |ask| elementwise(ask, |relu, a, b, _| clamp(relu, if a > b { a } else { b }))),
    (rows::POPC, |ask| bits(ask, |a, width| (0..width).filter(|n| a >> n & 1 == 1).count() as u32)),
    (rows::CLZ, |ask| {
        bits(ask, |a, width| (0..width).rev().take_while(|n| a >> n & 1 == 0).count() as u32)
    }),
    (rows::BFIND, find_highest),
    (rows::FNS, find_nth),
    (rows::BREV, reverse),
    (rows::BFE, extract_field),
    (rows::BFI, insert_field),
    (rows::SZEXT, extend),
    (rows::BMSK, field_mask),
    (rows::DP4A, |ask| dot_product(ask, 8, 0)),
    (rows::DP2A, |ask| dot_product(ask, 16, if low(ask) { 0 } else { 2 })),
    (rows::CLMAD, carryless),
    (rows::ADD_CC, |ask| carrying(ask, ask.operands[1], ask.operands[2], false, true)),
    (rows::ADDC, |ask| carrying(ask, ask.operands[1], ask.operands[2], true, false)),
    (rows::ADDC_CC, |ask| carrying(ask, ask.operands[1], ask.operands[2], true, true)),
    (rows::SUB_CC, |ask| borrowing(ask, false, true)),
    (rows::SUBC, |ask| borrowing(ask, true, false)),
    (rows::SUBC_CC, |ask| borrowing(ask, true, true)),
    (rows::MAD_CC, |ask| carrying(ask, half_product(ask), ask.operands[3], false, true)),
    (rows::MADC, |ask| carrying(ask, half_product(ask), ask.operands[3], true, false)),
    (rows::MADC_CC, |ask| carrying(ask, half_product(ask), ask.operands[3], true, true)),
];

fn low(ask: &Ask<'_>) -> bool {
    ask.get() == Some(MulPart::Lo)
}

/// Each number of a packed type by itself, clamped to its type with `.sat`.
fn elementwise(ask: &Ask<'_>, f: fn(bool, i128, i128, i128) -> i128) -> Answer {
    let relu = ask.has(Relu::Relu);
    Answer::packed(ask, ask.ty(0), |ty, parts| {
        let [a, b, c] = parts.map(|part| number(ty, part));
        let value = f(relu, a, b, c);
        let value = if ask.has(Sat::Sat) { saturated(ty, value) } else { value };
        Want::integer(value, ty.bits())
    })
}

fn clamp(relu: bool, value: i128) -> i128 {
    if relu && value < 0 { 0 } else { value }
}

/// The product of operands 1 and 2, of twice the width of the type.
fn product(ask: &Ask<'_>) -> u128 {
    let ty = ask.ty(0);
    (ask.number(1, ty) as u128).wrapping_mul(ask.number(2, ty) as u128)
}

/// Its lower or upper half.
fn half_product(ask: &Ask<'_>) -> u128 {
    let bits = ask.ty(0).bits();
    let half = if low(ask) { product(ask) } else { product(ask) >> bits };
    half & mask(bits)
}

fn multiply_add(ask: &Ask<'_>, c: u128) -> Answer {
    let ty = ask.ty(0);
    if ask.get() == Some(MulPart::Wide) {
        let bits = 2 * ty.bits();
        return Answer::one(Want::Bits(product(ask).wrapping_add(c) & mask(bits)), bits);
    }
    let sum = number(ty, half_product(ask)) + number(ty, c);
    Answer::integer(if ask.has(Sat::Sat) { saturated(ty, sum) } else { sum }, ty)
}

fn multiply_add_24(ask: &Ask<'_>, c: u128) -> Answer {
    let ty = ask.ty(0);
    let of_24 = |n: usize| {
        let value = (ask.operands[n] & mask(24)) as i128;
        if ty.is_signed() && value >= 1 << 23 { value - (1 << 24) } else { value }
    };
    let product = (of_24(1) * of_24(2)) as u128;
    let part = if low(ask) { product } else { product >> 16 };
    let sum = number(ty, part & mask(32)) + number(ty, c);
    Answer::integer(if ask.has(Sat::Sat) { saturated(ty, sum) } else { sum }, ty)
}

/// What division by zero gives is not said.
fn quotient(ask: &Ask<'_>, f: fn(i128, i128) -> i128) -> Answer {
    let ty = ask.ty(0);
    match ask.number(2, ty) {
        0 => Answer::any(),
        b => Answer::integer(f(ask.number(1, ty), b), ty),
    }
}

fn bits(ask: &Ask<'_>, f: fn(u128, u32) -> u32) -> Answer {
    Answer::one(Want::Bits(u128::from(f(ask.operands[1], ask.ty(0).bits()))), 32)
}

fn find_highest(ask: &Ask<'_>) -> Answer {
    let ty = ask.ty(0);
    let msb = ty.bits() - 1;
    let a = ask.operands[1];
    let a = if ty.is_signed() && a >> msb & 1 == 1 { !a & mask(ty.bits()) } else { a };
    let found = (0..=msb).rev().find(|i| a >> i & 1 == 1);
    let place = found.map(|i| if ask.has(ShiftAmount::ShiftAmount) { msb - i } else { i });
    Answer::one(Want::Bits(u128::from(place.unwrap_or(u32::MAX))), 32)
}

fn find_nth(ask: &Ask<'_>) -> Answer {
    let (bits, base) = (ask.operands[1], ask.number(2, PtxType::U32));
    let offset = ask.number(3, PtxType::S32);
    if base > 31 {
        return Answer::any();
    }
    let is_set = |n: &i128| bits >> n & 1 == 1;
    let nth = offset.unsigned_abs().saturating_sub(1) as usize;
    let place = match offset {
        0 => Some(base).filter(is_set),
        1.. => (base..32).filter(is_set).nth(nth),
        _ => (0..=base).rev().filter(is_set).nth(nth),
    };
    Answer::integer(place.unwrap_or(-1), PtxType::U32)
}

fn reverse(ask: &Ask<'_>) -> Answer {
    let ty = ask.ty(0);
    let msb = ty.bits() - 1;
    let bit = |i: u32| (ask.operands[1] >> (msb - i) & 1) << i;
    Answer::integer((0..=msb).map(bit).sum::<u128>() as i128, ty)
}

/// The loop of the manual for 32 bits; for 64 the instructions that ptxas makes of it, whose shifts
/// clamp.
fn extract_field(ask: &Ask<'_>) -> Answer {
    let ty = ask.ty(0);
    if ty.bits() == 64 {
        let (pos, len) = (ask.operands[2] as u32, ask.operands[3] as u32);
        let (a, ones) = (ask.operands[1] as u64, ones_of_64(len));
        if !ty.is_signed() {
            return Answer::integer(i128::from(a.checked_shr(pos).unwrap_or(0) & ones), ty);
        }
        let field = (a as i64 >> pos.min(63)) as u64 & ones;
        let negative = field.checked_shr(len.wrapping_sub(1)).unwrap_or(0) != 0;
        return Answer::integer(i128::from(if negative { field | !ones } else { field }), ty);
    }
    let msb = ty.bits() - 1;
    let a = |n: u32| ask.operands[1] >> n & 1;
    let (pos, len) = (ask.operands[2] as u32 & 0xff, ask.operands[3] as u32 & 0xff);
    let sign = match len {
        0 => 0,
        _ if !ty.is_signed() => 0,
        _ => a((pos + len - 1).min(msb)),
    };
    let bit = |i: u32| if i < len && pos + i <= msb { a(pos + i) } else { sign };
    Answer::integer((0..=msb).map(|i| bit(i) << i).sum::<u128>() as i128, ty)
}

/// `(1 << len) - 1`, where the shift clamps.
fn ones_of_64(len: u32) -> u64 {
    1u64.checked_shl(len).unwrap_or(0).wrapping_sub(1)
}

fn insert_field(ask: &Ask<'_>) -> Answer {
    let ty = ask.ty(0);
    if ty.bits() == 64 {
        let (pos, len) = (ask.operands[3] as u32, ask.operands[4] as u32);
        let shifted = |value: u64| value.checked_shl(pos).unwrap_or(0);
        let (a, b) = (ask.operands[1] as u64, ask.operands[2] as u64);
        let (field, mask) = (shifted(a & ones_of_64(len)), shifted(ones_of_64(len)));
        return Answer::integer(i128::from(field | b & !mask), ty);
    }
    let msb = ty.bits() - 1;
    let (pos, len) = (ask.operands[3] as u32 & 0xff, ask.operands[4] as u32 & 0xff);
    let mut f = ask.operands[2];
    for i in (0..len).take_while(|i| pos + i <= msb) {
        f = f & !(1 << (pos + i)) | (ask.operands[1] >> i & 1) << (pos + i);
    }
    Answer::integer(f as i128, ty)
}

fn extend(ask: &Ask<'_>) -> Answer {
    let (a, b) = (ask.operands[1] as u32, ask.operands[2] as u32);
    let n = b & 31;
    let clamps = ask.get() == Some(ShiftMode::Clamp);
    let value = if b >= 32 && clamps {
        a
    } else if n == 0 {
        0
    } else {
        let low = a & ((1 << n) - 1);
        let negative = ask.ty(0).is_signed() && low >> (n - 1) == 1;
        if negative { low | u32::MAX << n } else { low }
    };
    Answer::one(Want::Bits(u128::from(value)), 32)
}

fn field_mask(ask: &Ask<'_>) -> Answer {
    let (a, b) = (ask.operands[1], ask.operands[2]);
    let (first, count) = match ask.get() {
        Some(ShiftMode::Clamp) => (a, b.min(32)),
        _ => (a & 31, b & 31),
    };
    let is_one = |i: &u128| *i >= first && *i < first + count;
    Answer::one(Want::Bits((0..32).filter(is_one).map(|i| 1 << i).sum()), 32)
}

/// The first operand has numbers of N bits; of the second, bytes are taken from one on.
fn dot_product(ask: &Ask<'_>, width: u32, first: u32) -> Answer {
    let part = |n: usize, width: u32, i: u32| {
        let value = (ask.operands[n] >> (width * i) & mask(width)) as i128;
        let signed = ask.ty(n - 1).is_signed();
        if signed && value >> (width - 1) == 1 { value - (1 << width) } else { value }
    };
    let products = (0..32 / width).map(|i| part(1, width, i) * part(2, 8, first + i));
    Answer::integer(products.sum::<i128>() + ask.operands[3] as i128, PtxType::U32)
}

fn carryless(ask: &Ask<'_>) -> Answer {
    let [_, a, b, c, ..] = ask.operands;
    let mut product = 0;
    for i in (0..64).filter(|i| b >> i & 1 == 1) {
        product ^= a << i;
    }
    let half = if low(ask) { product } else { product >> 64 };
    Answer::one(Want::Bits((half ^ c) & mask(64)), 64)
}

fn carrying(ask: &Ask<'_>, a: u128, b: u128, with: bool, writes: bool) -> Answer {
    let ty = ask.ty(0);
    let sum = a + b + u128::from(with && ask.carry);
    let carry = Some(if writes { sum >> ty.bits() == 1 } else { ask.carry });
    Answer { carry, ..Answer::integer(sum as i128, ty) }
}

/// The manual calls the flag of a subtraction a borrow; hardware keeps its opposite, which the code
/// of nvcc relies on.
fn borrowing(ask: &Ask<'_>, with: bool, writes: bool) -> Answer {
    let ty = ask.ty(0);
    let (a, b) = (ask.operands[1], ask.operands[2] + u128::from(with && !ask.carry));
    let carry = Some(if writes { a >= b } else { ask.carry });
    Answer { carry, ..Answer::integer(a as i128 - b as i128, ty) }
}
