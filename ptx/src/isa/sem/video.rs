//! Video instructions: arithmetic on selected bytes and halves of registers.
//!
//! The numbers are computed without a limit of width; what does not saturate is cut when it is
//! written. The scalar instructions then combine the result with the third operand or merge it
//! into that operand; the packed ones fill lanes outside their mask from it, or add all lanes of
//! the mask to it. PTX ISA, video instructions.

use super::compare::satisfied;
use super::{Form, Values, VideoOperand, sign_extend, truncate};
use crate::isa::Select;
use crate::isa::modifiers::*;
use crate::isa::row::Selects;
use crate::isa::types::PtxType;

/// What becomes of two numbers.
type Binary = fn(i128, i128) -> i128;

fn is_signed(ty: Option<PtxType>) -> bool {
    ty.is_some_and(PtxType::is_signed)
}

/// The lowest bits as a number.
fn number(value: u128, bits: u32, signed: bool) -> i128 {
    if signed { sign_extend(value, bits) } else { truncate(value, bits) as i128 }
}

/// The number in the range that N bits have.
fn clamped(value: i128, bits: u32, signed: bool) -> i128 {
    let (least, greatest) =
        if signed { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) };
    value.clamp(least, greatest)
}

/// Where the byte or half that is selected begins, and its width.
fn place(select: Select) -> (u32, u32) {
    let bits = select.lane().bits();
    select.numbers().next().map_or((0, 32), |place| (u32::from(place) * bits, bits))
}

/// The number that an operand selects.
fn part(value: u128, operand: VideoOperand, ty: Option<PtxType>) -> i128 {
    let (start, bits) = place(operand.select);
    number(value >> start, bits, is_signed(ty))
}

/// Clamps an intermediate result and combines it with the third operand, or merges it there.
fn conclude(form: &Form, v: &mut Values, signed: bool, result: i128) {
    let (start, bits) = place(form.video[0].select);
    let result = if form.has(Sat::Sat) { clamped(result, bits, signed) } else { result };
    let c = number(v.scalars[3], 32, signed);
    let mask = truncate(u128::MAX, bits) << start;
    v.scalars[0] = match form.get() {
        Some(VideoOp::Add) => (result + c) as u128,
        Some(VideoOp::Min) => result.min(c) as u128,
        Some(VideoOp::Max) => result.max(c) as u128,
        None => (result as u128) << start & mask | c as u128 & !mask,
    };
}

fn scalar(form: &Form, v: &mut Values, f: Binary) {
    let a = part(v.scalars[1], form.video[1], form.type_at(1));
    let b = part(v.scalars[2], form.video[2], form.type_at(2));
    conclude(form, v, is_signed(form.type_at(0)), f(a, b));
}

pub(in crate::isa) fn add(form: &Form, v: &mut Values) {
    scalar(form, v, |a, b| a + b);
}

pub(in crate::isa) fn sub(form: &Form, v: &mut Values) {
    scalar(form, v, |a, b| a - b);
}

pub(in crate::isa) fn absolute_difference(form: &Form, v: &mut Values) {
    scalar(form, v, |a, b| (a - b).abs());
}

pub(in crate::isa) fn min(form: &Form, v: &mut Values) {
    scalar(form, v, Ord::min);
}

pub(in crate::isa) fn max(form: &Form, v: &mut Values) {
    scalar(form, v, Ord::max);
}

/// The shift amount: at most 32, or its lowest five bits.
fn amount(form: &Form, b: i128) -> i128 {
    match form.get() {
        Some(ShiftMode::Wrap) => b & 31,
        _ => b.min(32),
    }
}

fn shift(form: &Form, v: &mut Values, f: Binary) {
    let a = part(v.scalars[1], form.video[1], form.type_at(1));
    let b = amount(form, part(v.scalars[2], form.video[2], form.type_at(2)));
    conclude(form, v, is_signed(form.type_at(0)), f(a, b));
}

pub(in crate::isa) fn shl(form: &Form, v: &mut Values) {
    shift(form, v, |a, b| a << b);
}

pub(in crate::isa) fn shr(form: &Form, v: &mut Values) {
    shift(form, v, |a, b| a >> b);
}

/// The product and the third operand are negated as a complement with 1 added at the end. The sum
/// is signed if a factor is or anything is negated, whatever the type of the result.
pub(in crate::isa) fn mad(form: &Form, v: &mut Values) {
    let (atype, btype) = (form.type_at(1), form.type_at(2));
    let negates_product = form.video[1].negated != form.video[2].negated;
    let negates_sum = form.video[3].negated;
    let signed = is_signed(atype) || is_signed(btype) || negates_product || negates_sum;
    let product =
        part(v.scalars[1], form.video[1], atype) * part(v.scalars[2], form.video[2], btype);
    let product = if negates_product { !product } else { product };
    let c = if negates_sum { !v.scalars[3] } else { v.scalars[3] };
    let one = form.has(PlusOne::PlusOne) || negates_product || negates_sum;
    let sum = product + number(c, 32, signed) + i128::from(one);
    let sum = match form.get() {
        None => sum,
        Some(VideoScale::Shr7) => sum >> 7,
        Some(VideoScale::Shr15) => sum >> 15,
    };
    let sum = if form.has(Sat::Sat) { clamped(sum, 32, signed) } else { sum };
    v.scalars[0] = sum as u128;
}

fn compared(form: &Form, a: i128, b: i128) -> i128 {
    let compare = form.get().unwrap_or(Compare::Eq);
    i128::from(satisfied(compare, Some(a.cmp(&b))))
}

pub(in crate::isa) fn set(form: &Form, v: &mut Values) {
    let a = part(v.scalars[1], form.video[1], form.type_at(0));
    let b = part(v.scalars[2], form.video[2], form.type_at(1));
    conclude(form, v, false, compared(form, a, b));
}

/// The width of the lanes of a packed instruction.
fn lane_width(form: &Form) -> u32 {
    match form.row.operands[0].selects {
        Some(Selects::Mask(lane)) => lane.bits(),
        _ => 32,
    }
}

/// The lanes that an operand takes from the pair of sources, the lowest first; without a selector
/// those of its own register.
fn lanes(pair: u128, select: Select, own: u32, bits: u32, ty: Option<PtxType>) -> [i128; 4] {
    let count = 32 / bits;
    let mut picks = [0, 1, 2, 3].map(|lane| own * count + lane);
    for (lane, number) in (0..count as usize).rev().zip(select.numbers()) {
        picks[lane] = u32::from(number);
    }
    // Lanes beyond the count are not looked at.
    picks.map(|pick| number(pair >> (pick * bits).min(64), bits, is_signed(ty)))
}

/// Applies a function to the lanes, with these types of the sources.
fn packed(form: &Form, v: &mut Values, types: [usize; 2], f: impl Fn(i128, i128) -> i128) {
    let bits = lane_width(form);
    let pair = truncate(v.scalars[1], 32) | v.scalars[2] << 32;
    let a = lanes(pair, form.video[1].select, 0, bits, form.type_at(types[0]));
    let b = lanes(pair, form.video[2].select, 1, bits, form.type_at(types[1]));
    let mask = form.video[0].select;
    let signed = is_signed(form.type_at(0));
    let adds = form.get() == Some(VideoOp::Add);
    let mut result = v.scalars[3];
    for lane in 0..32 / bits {
        if !mask.is_whole() && mask.numbers().all(|number| u32::from(number) != lane) {
            continue;
        }
        let value = f(a[lane as usize], b[lane as usize]);
        let value = if form.has(Sat::Sat) { clamped(value, bits, signed) } else { value } as u128;
        let (start, ones) = (lane * bits, truncate(u128::MAX, bits));
        result = if adds {
            result.wrapping_add(value)
        } else {
            result & !(ones << start) | (value & ones) << start
        };
    }
    v.scalars[0] = result;
}

fn arithmetic(form: &Form, v: &mut Values, f: Binary) {
    packed(form, v, [1, 2], f);
}

pub(in crate::isa) fn add_lanes(form: &Form, v: &mut Values) {
    arithmetic(form, v, |a, b| a + b);
}

pub(in crate::isa) fn sub_lanes(form: &Form, v: &mut Values) {
    arithmetic(form, v, |a, b| a - b);
}

/// The half of a sum of at least 0 is rounded up, that of a negative sum down.
pub(in crate::isa) fn average_lanes(form: &Form, v: &mut Values) {
    arithmetic(form, v, |a, b| (a + b + i128::from(a + b >= 0)) >> 1);
}

pub(in crate::isa) fn absolute_difference_lanes(form: &Form, v: &mut Values) {
    arithmetic(form, v, |a, b| (a - b).abs());
}

pub(in crate::isa) fn min_lanes(form: &Form, v: &mut Values) {
    arithmetic(form, v, Ord::min);
}

pub(in crate::isa) fn max_lanes(form: &Form, v: &mut Values) {
    arithmetic(form, v, Ord::max);
}

pub(in crate::isa) fn set_lanes(form: &Form, v: &mut Values) {
    packed(form, v, [0, 1], |a, b| compared(form, a, b));
}
