//! Integer arithmetic, logic and shifts.

use super::{Form, Values, element, lanewise, sign_extend, truncate};
use crate::isa::modifiers::*;
use crate::isa::types::PtxType;

/// The number that a value of the type is.
pub(super) fn number(ty: PtxType, value: u128) -> i128 {
    if ty.is_signed() { sign_extend(value, ty.bits()) } else { truncate(value, ty.bits()) as i128 }
}

/// The least and the greatest number of the type.
pub(super) fn range(ty: PtxType) -> (i128, i128) {
    let bits = ty.bits();
    if ty.is_signed() { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) }
}

fn clamped(ty: PtxType, value: i128) -> u128 {
    let (least, greatest) = range(ty);
    value.clamp(least, greatest) as u128
}

fn binary(form: &Form, v: &mut Values, f: impl Fn(PtxType, i128, i128) -> u128) {
    v.scalars[0] = lanewise(form.ty, [v.scalars[1], v.scalars[2]], |ty, [a, b]| {
        f(ty, number(ty, a), number(ty, b))
    });
}

pub(in crate::isa) fn add(form: &Form, v: &mut Values) {
    let sat = form.has(Sat::Sat);
    binary(form, v, |ty, a, b| if sat { clamped(ty, a + b) } else { (a + b) as u128 });
}

pub(in crate::isa) fn sub(form: &Form, v: &mut Values) {
    let sat = form.has(Sat::Sat);
    binary(form, v, |ty, a, b| if sat { clamped(ty, a - b) } else { (a - b) as u128 });
}

/// The chosen part of a product of two numbers of the type.
fn product(form: &Form, a: u128, b: u128) -> u128 {
    let ty = form.ty;
    // The product of two unsigned 64-bit numbers fits in 128 bits, if not in a signed number.
    let whole = number(ty, a).wrapping_mul(number(ty, b)) as u128;
    match form.get() {
        Some(MulPart::Hi) => whole >> ty.bits(),
        _ => whole,
    }
}

pub(in crate::isa) fn mul(form: &Form, v: &mut Values) {
    v.scalars[0] = product(form, v.scalars[1], v.scalars[2]);
}

pub(in crate::isa) fn mad(form: &Form, v: &mut Values) {
    let part = product(form, v.scalars[1], v.scalars[2]);
    v.scalars[0] = if form.has(Sat::Sat) {
        let sum = sign_extend(part, form.ty.bits()) + number(form.ty, v.scalars[3]);
        clamped(form.ty, sum)
    } else {
        part.wrapping_add(v.scalars[3])
    };
}

/// The chosen 32 bits of the product of two 24-bit numbers: the lowest, or bits 16 to 47.
fn product24(form: &Form, v: &Values) -> u128 {
    let number = |value: u128| {
        if form.ty.is_signed() { sign_extend(value, 24) } else { truncate(value, 24) as i128 }
    };
    let whole = (number(v.scalars[1]) * number(v.scalars[2])) as u128;
    truncate(if form.get() == Some(MulPart::Hi) { whole >> 16 } else { whole }, 32)
}

pub(in crate::isa) fn mul24(form: &Form, v: &mut Values) {
    v.scalars[0] = product24(form, v);
}

pub(in crate::isa) fn mad24(form: &Form, v: &mut Values) {
    let sum = number(form.ty, product24(form, v)) + number(form.ty, v.scalars[3]);
    v.scalars[0] = if form.has(Sat::Sat) { clamped(form.ty, sum) } else { sum as u128 };
}

pub(in crate::isa) fn sad(form: &Form, v: &mut Values) {
    let difference = number(form.ty, v.scalars[1]) - number(form.ty, v.scalars[2]);
    v.scalars[0] = v.scalars[3].wrapping_add(difference.unsigned_abs());
}

/// Adds the products of lanes: those of `a` with the lanes of `b` from `first` on.
fn dot(form: &Form, v: &mut Values, (count, a_bits): (u32, u32), first: u32) {
    let lane = |ty: PtxType, value: u128, bits: u32, lane: u32| {
        let value = value >> (lane * bits);
        if ty.is_signed() { sign_extend(value, bits) } else { truncate(value, bits) as i128 }
    };
    let (a, b) = (v.scalars[1], v.scalars[2]);
    let sum: i128 =
        (0..count).map(|i| lane(form.ty, a, a_bits, i) * lane(form.source, b, 8, first + i)).sum();
    v.scalars[0] = v.scalars[3].wrapping_add(sum as u128);
}

pub(in crate::isa) fn dp4a(form: &Form, v: &mut Values) {
    dot(form, v, (4, 8), 0);
}

pub(in crate::isa) fn dp2a(form: &Form, v: &mut Values) {
    let first = if form.get() == Some(MulPart::Hi) { 2 } else { 0 };
    dot(form, v, (2, 16), first);
}

/// A product of polynomials over two elements: sums have no carries.
pub(in crate::isa) fn clmad(form: &Form, v: &mut Values) {
    let bits = form.ty.bits();
    let (a, b) = (truncate(v.scalars[1], bits), truncate(v.scalars[2], bits));
    let product = (0..bits).filter(|i| b >> i & 1 == 1).fold(0, |sum, i| sum ^ a << i);
    let part = if form.get() == Some(MulPart::Hi) { product >> bits } else { product };
    v.scalars[0] = part ^ v.scalars[3];
}

/// Division by zero gives all ones.
pub(in crate::isa) fn div(form: &Form, v: &mut Values) {
    binary(form, v, |_, a, b| if b == 0 { u128::MAX } else { (a / b) as u128 });
}

/// The remainder of a division by zero is the dividend.
pub(in crate::isa) fn rem(form: &Form, v: &mut Values) {
    binary(form, v, |_, a, b| if b == 0 { a as u128 } else { (a % b) as u128 });
}

pub(in crate::isa) fn abs(form: &Form, v: &mut Values) {
    v.scalars[0] = number(form.ty, v.scalars[1]).unsigned_abs();
}

pub(in crate::isa) fn neg(form: &Form, v: &mut Values) {
    v.scalars[0] = lanewise(form.ty, [v.scalars[1]], |_, [a]| a.wrapping_neg());
}

pub(in crate::isa) fn min(form: &Form, v: &mut Values) {
    let floor = form.has(Relu::Relu).then_some(0);
    binary(form, v, |_, a, b| floor.map_or(a.min(b), |floor| a.min(b).max(floor)) as u128);
}

pub(in crate::isa) fn max(form: &Form, v: &mut Values) {
    let floor = form.has(Relu::Relu).then_some(0);
    binary(form, v, |_, a, b| floor.map_or(a.max(b), |floor| a.max(b).max(floor)) as u128);
}

pub(in crate::isa) fn popc(_: &Form, v: &mut Values) {
    v.scalars[0] = u128::from(v.scalars[1].count_ones());
}

pub(in crate::isa) fn clz(form: &Form, v: &mut Values) {
    v.scalars[0] = u128::from(v.scalars[1].leading_zeros() - (128 - form.ty.bits()));
}

pub(in crate::isa) fn bfind(form: &Form, v: &mut Values) {
    let ty = form.ty;
    let value = number(ty, v.scalars[1]);
    let bits = if value < 0 { !value } else { value } as u128;
    let place = 127 - bits.leading_zeros() as i128;
    v.scalars[0] = match (bits, form.has(ShiftAmount::ShiftAmount)) {
        (0, _) => u128::from(u32::MAX),
        (_, false) => place as u128,
        (_, true) => (ty.bits() as i128 - 1 - place) as u128,
    };
}

/// A base beyond the mask finds nothing: that is not specified.
pub(in crate::isa) fn fns(_: &Form, v: &mut Values) {
    let mask = v.scalars[1] as u32;
    let (base, offset) = (v.scalars[2] as u32, v.scalars[3] as i32);
    let is_set = |place: &u32| mask >> place & 1 == 1;
    let found = match offset {
        _ if base > 31 => None,
        0 => Some(base).filter(is_set),
        1.. => (base..32).filter(is_set).nth(offset as usize - 1),
        ..0 => (0..=base).rev().filter(is_set).nth(offset.unsigned_abs() as usize - 1),
    };
    v.scalars[0] = u128::from(found.unwrap_or(u32::MAX));
}

/// Ones from position `a` on, as many as `b` says and as the word has room for.
pub(in crate::isa) fn bmsk(form: &Form, v: &mut Values) {
    let (a, b) = (v.scalars[1] as u32, v.scalars[2] as u32);
    let (start, len) = match form.get() {
        Some(ShiftMode::Wrap) => (a & 31, b & 31),
        _ => (a.min(32), b.min(32)),
    };
    v.scalars[0] = truncate(truncate(u128::MAX, len) << start, 32);
}

pub(in crate::isa) fn szext(form: &Form, v: &mut Values) {
    let n = match form.get() {
        Some(ShiftMode::Wrap) => v.scalars[2] as u32 % 32,
        _ => v.scalars[2].min(32) as u32,
    };
    let low = truncate(v.scalars[1], n);
    v.scalars[0] = if form.ty.is_signed() && n > 0 { sign_extend(low, n) as u128 } else { low };
}

pub(in crate::isa) fn brev(form: &Form, v: &mut Values) {
    v.scalars[0] = v.scalars[1].reverse_bits() >> (128 - form.ty.bits());
}

/// Position and length of a bit field. Of 32 bits they count modulo 256, as the manual says; of 64
/// bits the machine has no instruction, and what ptxas makes of them (shifts that clamp) looks at
/// all their bits. Beyond 127 all of them mean the same then.
fn field(bits: u32, pos: u128, len: u128) -> (u32, u32) {
    let count = |value: u128| if bits == 64 { value.min(127) as u32 } else { value as u32 & 255 };
    (count(pos), count(len))
}

pub(in crate::isa) fn bfe(form: &Form, v: &mut Values) {
    let (ty, bits) = (form.ty, form.ty.bits());
    let (a, (pos, len)) = (v.scalars[1], field(bits, v.scalars[2], v.scalars[3]));
    let field = if pos >= bits { 0 } else { truncate(a, bits) >> pos };
    let sign_at = (pos + len).wrapping_sub(1).min(bits - 1);
    let negative = ty.is_signed() && len > 0 && a >> sign_at & 1 == 1;
    // Bits from `len` on are the sign; so are those that the register does not have.
    let have = len.min(bits.saturating_sub(pos));
    let kept = truncate(field, have);
    v.scalars[0] = if negative { kept | u128::MAX << have } else { kept };
}

pub(in crate::isa) fn bfi(form: &Form, v: &mut Values) {
    let bits = form.ty.bits();
    let (a, b) = (v.scalars[1], v.scalars[2]);
    let (pos, len) = field(bits, v.scalars[3], v.scalars[4]);
    v.scalars[0] = if pos >= bits {
        b
    } else {
        let mask = truncate(truncate(u128::MAX, len.min(64)) << pos, bits);
        (b & !mask) | (a << pos & mask)
    };
}

/// Adds with what is carried in, and carries out.
fn add_carrying(form: &Form, v: &mut Values, a: u128, b: u128, carry_in: bool, write: bool) {
    let bits = form.ty.bits();
    let sum = truncate(a, bits) + truncate(b, bits) + u128::from(carry_in);
    if write {
        v.carry = sum >> bits != 0;
    }
    v.scalars[0] = sum;
}

/// Subtracts as the machine does, by adding the complement: the flag is the carry of that sum, so
/// it is set where nothing is borrowed, and chains of `add` and `sub` can read each other's.
fn sub_carrying(form: &Form, v: &mut Values, carry_in: bool, write: bool) {
    add_carrying(form, v, v.scalars[1], !v.scalars[2], carry_in, write);
}

pub(in crate::isa) fn add_cc(form: &Form, v: &mut Values) {
    add_carrying(form, v, v.scalars[1], v.scalars[2], false, true);
}

pub(in crate::isa) fn addc(form: &Form, v: &mut Values) {
    add_carrying(form, v, v.scalars[1], v.scalars[2], v.carry, false);
}

pub(in crate::isa) fn addc_cc(form: &Form, v: &mut Values) {
    add_carrying(form, v, v.scalars[1], v.scalars[2], v.carry, true);
}

pub(in crate::isa) fn sub_cc(form: &Form, v: &mut Values) {
    sub_carrying(form, v, true, true);
}

pub(in crate::isa) fn subc(form: &Form, v: &mut Values) {
    sub_carrying(form, v, v.carry, false);
}

pub(in crate::isa) fn subc_cc(form: &Form, v: &mut Values) {
    sub_carrying(form, v, v.carry, true);
}

pub(in crate::isa) fn mad_cc(form: &Form, v: &mut Values) {
    let part = product(form, v.scalars[1], v.scalars[2]);
    add_carrying(form, v, part, v.scalars[3], false, true);
}

pub(in crate::isa) fn madc(form: &Form, v: &mut Values) {
    let part = product(form, v.scalars[1], v.scalars[2]);
    add_carrying(form, v, part, v.scalars[3], v.carry, false);
}

pub(in crate::isa) fn madc_cc(form: &Form, v: &mut Values) {
    let part = product(form, v.scalars[1], v.scalars[2]);
    add_carrying(form, v, part, v.scalars[3], v.carry, true);
}

pub(in crate::isa) fn and(_: &Form, v: &mut Values) {
    v.scalars[0] = v.scalars[1] & v.scalars[2];
}

pub(in crate::isa) fn or(_: &Form, v: &mut Values) {
    v.scalars[0] = v.scalars[1] | v.scalars[2];
}

pub(in crate::isa) fn xor(_: &Form, v: &mut Values) {
    v.scalars[0] = v.scalars[1] ^ v.scalars[2];
}

pub(in crate::isa) fn not(_: &Form, v: &mut Values) {
    v.scalars[0] = !v.scalars[1];
}

pub(in crate::isa) fn cnot(_: &Form, v: &mut Values) {
    v.scalars[0] = u128::from(v.scalars[1] == 0);
}

/// The function of the table: bit `4a + 2b + c` of it.
fn lookup(a: u128, b: u128, c: u128, table: u128) -> u128 {
    (0..8).filter(|case| table >> case & 1 == 1).fold(0, |result, case| {
        let pick = |value: u128, bit: u32| if case >> bit & 1 == 1 { value } else { !value };
        result | pick(a, 2) & pick(b, 1) & pick(c, 0)
    })
}

pub(in crate::isa) fn lop3(_: &Form, v: &mut Values) {
    v.scalars[0] = lookup(v.scalars[1], v.scalars[2], v.scalars[3], v.scalars[4]);
}

pub(in crate::isa) fn lop3_bool(form: &Form, v: &mut Values) {
    let value = truncate(lookup(v.scalars[2], v.scalars[3], v.scalars[4], v.scalars[5]), 32);
    let q = v.scalars[6];
    v.scalars[0] = value;
    v.scalars[1] = match form.get() {
        Some(BoolOp::Or) => u128::from(value != 0) | q,
        _ => u128::from(value != 0) & q,
    };
}

pub(in crate::isa) fn shl(form: &Form, v: &mut Values) {
    let amount = v.scalars[2] as u32;
    v.scalars[0] = if amount >= form.ty.bits() { 0 } else { v.scalars[1] << amount };
}

pub(in crate::isa) fn shr(form: &Form, v: &mut Values) {
    let amount = (v.scalars[2] as u32).min(form.ty.bits());
    v.scalars[0] = (number(form.ty, v.scalars[1]) >> amount) as u128;
}

pub(in crate::isa) fn shf(form: &Form, v: &mut Values) {
    let pair = v.scalars[2] << 32 | v.scalars[1];
    let c = v.scalars[3] as u32;
    let amount = match form.get() {
        Some(ShiftMode::Clamp) => c.min(32),
        _ => c & 31,
    };
    v.scalars[0] = match form.get() {
        Some(ShiftDirection::Left) => pair << amount >> 32,
        _ => pair >> amount,
    };
}

pub(in crate::isa) fn prmt(form: &Form, v: &mut Values) {
    let pair = v.scalars[2] << 32 | v.scalars[1];
    let selector = v.scalars[3] as u32;
    let byte = |index: u32| pair >> (8 * (index & 7)) & 0xff;
    let i = selector & 3;
    let picks: [u32; 4] = match form.get() {
        None => {
            v.scalars[0] = (0..4).fold(0, |result, place| {
                let pick = selector >> (4 * place) & 15;
                let value = byte(pick);
                let sign = if value >> 7 == 1 { 0xff } else { 0 };
                result | (if pick & 8 == 0 { value } else { sign }) << (8 * place)
            });
            return;
        }
        Some(PermuteMode::F4e) => [i, i + 1, i + 2, i + 3],
        Some(PermuteMode::B4e) => [i, i.wrapping_sub(1), i.wrapping_sub(2), i.wrapping_sub(3)],
        Some(PermuteMode::Rc8) => [i; 4],
        Some(PermuteMode::Ecl) => [i, i.max(1), i.max(2), 3],
        Some(PermuteMode::Ecr) => [0, i.min(1), i.min(2), i],
        Some(PermuteMode::Rc16) => {
            let half = (i & 1) * 2;
            [half, half + 1, half, half + 1]
        }
    };
    v.scalars[0] = picks.iter().rev().fold(0, |result, &pick| result << 8 | byte(pick));
}

/// Copies; packing and unpacking is the machine's reading and writing of lists.
pub(in crate::isa) fn mov(_: &Form, v: &mut Values) {
    v.scalars[0] = v.scalars[1];
}

/// Copies all elements.
pub(in crate::isa) fn mov_vector(_: &Form, v: &mut Values) {
    for i in 0..v.list(0).len() {
        v.list_mut(0)[i] = v.list(1)[i];
    }
}

/// What an atomic operation of integers or bits writes.
pub(super) fn combine(ty: PtxType, op: AtomOp, old: u128, b: u128, c: u128) -> u128 {
    let ty = element(ty);
    let pick = |first: bool| if first { old } else { b };
    match op {
        AtomOp::Add => old.wrapping_add(b),
        AtomOp::And => old & b,
        AtomOp::Or => old | b,
        AtomOp::Xor => old ^ b,
        AtomOp::Exch => b,
        AtomOp::Cas => {
            if old == b {
                c
            } else {
                old
            }
        }
        AtomOp::Inc => {
            if old >= b {
                0
            } else {
                old + 1
            }
        }
        AtomOp::Dec => {
            if old == 0 || old > b {
                b
            } else {
                old - 1
            }
        }
        AtomOp::Min => pick(number(ty, old) <= number(ty, b)),
        AtomOp::Max => pick(number(ty, old) >= number(ty, b)),
    }
}
