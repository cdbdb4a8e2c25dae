//! Divisions.

use super::magic;
use crate::analysis::KnownBits;
use crate::remarks::Remarks;
use crate::rules::Rule;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntCond, IntFlags, Opcode, Promise};
use irc_ir::types::{I32, I64, Type};

/// A quotient or remainder that is cheaper.
pub(super) fn divide(func: &mut Function, inst: Inst, remarks: &Remarks) -> Option<Value> {
    let &[x, y] = func.dfg.args(inst) else { return None };
    let (opcode, ty) = (func.dfg.opcode(inst), func.dfg.ty(x));
    let is_signed = matches!(opcode, Opcode::Sdiv | Opcode::Srem);
    let is_remainder = matches!(opcode, Opcode::Srem | Opcode::Urem);
    let width = match ty {
        Type::Scalar(s) if s.is_int() && (8..=64).contains(&s.bits()) => s.bits(),
        _ => return None,
    };
    match func.dfg.as_signed(y) {
        Some(0) => None,
        Some(divisor) => {
            let is_exact = func.dfg.inst(inst).payload.promises().exact;
            let divisor = Divisor { value: divisor as i64, is_signed, is_remainder, is_exact };
            let place = Place { inst, remarks };
            Some(by_constant(func, place, x, width, divisor))
        }
        None if is_signed && width >= 32 => {
            signed_by_value(func, Place { inst, remarks }, [x, y], is_remainder)
        }
        None if width == 64 => {
            unsigned_by_value(func, Place { inst, remarks }, [x, y], is_remainder)
        }
        None => None,
    }
}

/// The division that is replaced, and who wants to know by which rules.
#[derive(Copy, Clone)]
struct Place<'r> {
    inst: Inst,
    remarks: &'r Remarks,
}

/// A constant to divide by, and which result is needed.
#[derive(Copy, Clone)]
struct Divisor {
    /// Its value as a signed number of its type.
    value: i64,
    is_signed: bool,
    is_remainder: bool,
    /// The remainder is 0, or the quotient poison.
    is_exact: bool,
}

impl Divisor {
    /// The bits of the divisor as a number of `width` bits.
    fn bits(self, width: u32) -> u64 {
        self.value as u64 & u64::MAX >> (64 - width)
    }
}

fn by_constant(func: &mut Function, place: Place<'_>, x: Value, width: u32, by: Divisor) -> Value {
    let Place { inst, remarks } = place;
    let ty = func.dfg.ty(x);
    if width < 32 {
        remarks.applied(Rule::DivideNarrow);
        // What is known of the extension makes the rest shorter.
        let mut cur = Cursor::before(func, inst);
        let (wide, value) = match by.is_signed {
            true => (cur.sext(I32, x), by.value),
            false => (cur.zext(I32, x), by.bits(width) as i64),
        };
        let result = by_constant(func, place, wide, 32, Divisor { value, ..by });
        return Cursor::before(func, inst).trunc(ty, result);
    }
    let known = KnownBits::of(func, x);
    if width == 64
        && let Some(narrow) = narrowed(func, place, x, known, by)
    {
        return narrow;
    }
    let mut cur = Cursor::before(func, inst);
    let mut steps = Steps { cur: &mut cur, ty, width, remarks };
    if by.is_exact && !by.is_remainder {
        return steps.exact(x, by);
    }
    match (by.is_signed, by.is_remainder) {
        (false, false) => steps.unsigned(x, by.bits(width), known.max()),
        (false, true) => steps.unsigned_remainder(x, by.bits(width), known.max()),
        (true, false) => steps.signed(x, by.value, known),
        (true, true) => steps.signed_remainder(x, by.value, known),
    }
}

/// A division of 64 bits by a constant as one of 32, where the dividend fits.
fn narrowed(
    func: &mut Function,
    place: Place<'_>,
    x: Value,
    known: KnownBits,
    by: Divisor,
) -> Option<Value> {
    let inst = place.inst;
    let is_unsigned = known.max() <= u64::from(u32::MAX)
        && if by.is_signed { by.value > 0 } else { true }
        && by.value as u64 <= u64::from(u32::MAX);
    // The quotient of the least number by -1 does not fit; others do.
    let is_signed = by.is_signed && by.value != -1 && i32::try_from(by.value).is_ok();
    let narrow = if is_unsigned {
        low_word(&mut Cursor::before(func, inst), x)
    } else if is_signed {
        signed_half(func, inst, x)?
    } else {
        return None;
    };
    let by = Divisor { value: i64::from(by.value as i32), is_signed: !is_unsigned, ..by };
    place.remarks.applied(Rule::DivideConstantHalf);
    let result = by_constant(func, place, narrow, 32, by);
    let mut cur = Cursor::before(func, inst);
    Some(if is_unsigned { cur.zext(I64, result) } else { cur.sext(I64, result) })
}

/// The low 32 bits of a value of 64.
pub(in crate::opt) fn low_word(cur: &mut Cursor<'_>, value: Value) -> Value {
    if let Some(bits) = cur.func.dfg.as_bits(value) {
        return cur.i32(bits as i32);
    }
    let dfg = &cur.func.dfg;
    let source = dfg.def_inst(value).filter(|&def| {
        matches!(dfg.opcode(def), Opcode::Zext | Opcode::Sext) && dfg.ty(dfg.args(def)[0]) == I32
    });
    match source {
        Some(def) => dfg.args(def)[0],
        None => cur.trunc(I32, value),
    }
}

/// The `i32` that a value of 64 bits is the sign extension of, if it is seen to be one.
fn signed_half(func: &mut Function, inst: Inst, value: Value) -> Option<Value> {
    if let Some(constant) = func.dfg.as_signed(value) {
        let constant = i32::try_from(constant).ok()?;
        return Some(Cursor::before(func, inst).i32(constant));
    }
    if KnownBits::of(func, value).max() <= i32::MAX as u64 {
        return Some(low_word(&mut Cursor::before(func, inst), value));
    }
    let def = func.dfg.def_inst(value).filter(|&def| func.dfg.opcode(def) == Opcode::Sext)?;
    let source = func.dfg.args(def)[0];
    match func.dfg.ty(source) {
        I32 => Some(source),
        ty if ty.bits() < 32 => Some(Cursor::before(func, inst).sext(I32, source)),
        _ => None,
    }
}

/// A signed division by a value that is not constant.
fn signed_by_value(
    func: &mut Function,
    place: Place<'_>,
    [x, y]: [Value; 2],
    is_remainder: bool,
) -> Option<Value> {
    let Place { inst, remarks } = place;
    let [of_x, of_y] = [x, y].map(|value| KnownBits::of(func, value));
    if of_x.is_non_negative() && of_y.is_non_negative() {
        if let Some(value) = unsigned_by_value(func, place, [x, y], is_remainder) {
            return Some(value);
        }
        remarks.applied(Rule::DivideNonNegative);
        let opcode = if is_remainder { Opcode::Urem } else { Opcode::Udiv };
        return Some(Cursor::before(func, inst).binary(opcode, x, y));
    }
    if func.dfg.ty(x) != I64 {
        return None;
    }
    let is_narrow = |value| {
        func.dfg.as_signed(value).is_some_and(|c| i32::try_from(c).is_ok())
            || KnownBits::of(func, value).max() <= i32::MAX as u64
            || func.dfg.def_inst(value).is_some_and(|def| {
                func.dfg.opcode(def) == Opcode::Sext
                    && func.dfg.ty(func.dfg.args(def)[0]).bits() <= 32
            })
    };
    // The least number of 32 bits by -1 is fine in 64 and poison in 32.
    let may_overflow = !is_above_least(func, x) && !is_above_minus_one(func, y);
    if !is_narrow(x) || !is_narrow(y) || may_overflow {
        return None;
    }
    let (x, y) = (signed_half(func, inst, x)?, signed_half(func, inst, y)?);
    remarks.applied(Rule::DivideSignedHalf);
    let opcode = if is_remainder { Opcode::Srem } else { Opcode::Sdiv };
    let mut cur = Cursor::before(func, inst);
    let result = cur.binary(opcode, x, y);
    Some(cur.sext(I64, result))
}

/// The value that a value is the sign extension of, or itself.
fn unextended(func: &Function, value: Value) -> Value {
    match func.dfg.def_inst(value) {
        Some(def) if func.dfg.opcode(def) == Opcode::Sext => func.dfg.args(def)[0],
        _ => value,
    }
}

fn is_above_least(func: &Function, value: Value) -> bool {
    let known = KnownBits::of(func, unextended(func, value));
    known.width < 32 || known.signed_min() > i64::from(i32::MIN)
}

fn is_above_minus_one(func: &Function, value: Value) -> bool {
    KnownBits::of(func, unextended(func, value)).zeros != 0
}

/// An unsigned division of 64 bits as one of 32, where both operands fit.
fn unsigned_by_value(
    func: &mut Function,
    place: Place<'_>,
    args: [Value; 2],
    is_remainder: bool,
) -> Option<Value> {
    let fits = |value| KnownBits::of(func, value).max() <= u64::from(u32::MAX);
    if func.dfg.ty(args[0]) != I64 || !args.into_iter().all(fits) {
        return None;
    }
    place.remarks.applied(Rule::DivideHalf);
    Some(of_low_words(&mut Cursor::before(func, place.inst), args, is_remainder))
}

/// The unsigned quotient or remainder of the low 32 bits of two numbers of 64, as 64 bits.
pub(in crate::opt) fn of_low_words(
    cur: &mut Cursor<'_>,
    args: [Value; 2],
    is_remainder: bool,
) -> Value {
    let opcode = if is_remainder { Opcode::Urem } else { Opcode::Udiv };
    let [x, y] = args.map(|value| low_word(cur, value));
    let result = cur.binary(opcode, x, y);
    cur.zext(I64, result)
}

/// The number whose product with an odd one is 1 modulo 2^64, by Newton's iteration: each step
/// doubles the low bits that are right, of which there are three in the beginning.
fn inverse(odd: u64) -> u64 {
    (0..5).fold(odd, |guess, _| guess.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(guess))))
}

/// Makes the operations that stand for a division of 32 or 64 bits.
struct Steps<'c, 'f> {
    cur: &'c mut Cursor<'f>,
    ty: Type,
    width: u32,
    remarks: &'c Remarks,
}

impl Steps<'_, '_> {
    fn constant(&mut self, bits: u64) -> Value {
        self.cur.constant(self.ty, bits.into())
    }

    fn shift(&mut self, opcode: Opcode, x: Value, amount: u32) -> Value {
        if amount == 0 {
            return x;
        }
        let amount = self.cur.i32(amount as i32);
        self.cur.binary(opcode, x, amount)
    }

    fn lshr(&mut self, x: Value, amount: u32) -> Value {
        self.shift(Opcode::Lshr, x, amount)
    }

    /// The quotient of a multiple: without its factors of two it is a product with the inverse of
    /// the odd divisor modulo 2^n.
    fn exact(&mut self, x: Value, by: Divisor) -> Value {
        self.remarks.applied(Rule::DivideExact);
        let shift = if by.is_signed { Opcode::Ashr } else { Opcode::Lshr };
        let zeros = by.value.trailing_zeros();
        let odd =
            if by.is_signed { by.value >> zeros } else { (by.bits(self.width) >> zeros) as i64 };
        let x = match zeros {
            0 => x,
            zeros => {
                let amount = self.cur.i32(zeros as i32);
                self.cur.binary_flags(shift, IntFlags::only(Promise::Exact), x, amount)
            }
        };
        match odd {
            1 => x,
            -1 => self.cur.neg(x),
            odd => {
                let inverse = self.constant(inverse(odd as u64));
                self.cur.mul(x, inverse)
            }
        }
    }

    /// The quotient of a number that is at most `most`.
    fn unsigned(&mut self, x: Value, d: u64, most: u64) -> Value {
        if most < d {
            self.remarks.applied(Rule::QuotientOfSmaller);
            return self.constant(0);
        }
        if d.is_power_of_two() {
            self.remarks.applied(Rule::QuotientShift);
            return self.lshr(x, d.trailing_zeros());
        }
        if most / d == 1 {
            self.remarks.applied(Rule::QuotientOnce);
            let d = self.constant(d);
            let is_one = self.cur.icmp(IntCond::Uge, x, d);
            return self.cur.zext(self.ty, is_one);
        }
        if let Some(magic) = magic::unsigned(d, most, self.width) {
            self.remarks.applied(Rule::QuotientProduct);
            let factor = self.constant(magic.factor);
            let upper = self.cur.binary(Opcode::Umulh, x, factor);
            return self.lshr(upper, magic.shift);
        }
        let even = d.trailing_zeros();
        if even > 0 {
            self.remarks.applied(Rule::QuotientOfEven);
            let x = self.lshr(x, even);
            return self.unsigned(x, d >> even, most >> even);
        }
        self.remarks.applied(Rule::QuotientCarry);
        // The sum of both has a bit too many, so half of it is taken first.
        let magic = magic::unsigned_with_carry(d, self.width);
        let factor = self.constant(magic.factor);
        let upper = self.cur.binary(Opcode::Umulh, x, factor);
        let rest = self.cur.sub(x, upper);
        let half = self.lshr(rest, 1);
        let sum = self.cur.add(half, upper);
        self.lshr(sum, magic.shift - 1)
    }

    fn unsigned_remainder(&mut self, x: Value, d: u64, most: u64) -> Value {
        if most < d {
            self.remarks.applied(Rule::RemainderOfSmaller);
            return x;
        }
        if d.is_power_of_two() {
            self.remarks.applied(Rule::RemainderMask);
            let low = self.constant(d - 1);
            return self.cur.and(x, low);
        }
        if most / d == 1 {
            self.remarks.applied(Rule::RemainderOnce);
            let divisor = self.constant(d);
            let is_below = self.cur.icmp(IntCond::Ult, x, divisor);
            let minus = self.constant(d.wrapping_neg());
            let rest = self.cur.add(x, minus);
            return self.cur.select(is_below, x, rest);
        }
        let quotient = self.unsigned(x, d, most);
        self.rest(x, quotient, d)
    }

    /// `x - quotient * d`, as a sum of a product: that is one instruction.
    fn rest(&mut self, x: Value, quotient: Value, d: u64) -> Value {
        self.remarks.applied(Rule::RemainderOfQuotient);
        let minus = self.constant(d.wrapping_neg());
        let product = self.cur.mul(quotient, minus);
        self.cur.add(product, x)
    }

    fn negate(&mut self, x: Value) -> Value {
        let zero = self.constant(0);
        self.cur.sub(zero, x)
    }

    fn signed(&mut self, x: Value, d: i64, known: KnownBits) -> Value {
        let magnitude = d.unsigned_abs();
        if known.is_non_negative() {
            self.remarks.applied(Rule::SignedQuotientNonNegative);
            let quotient = self.unsigned(x, magnitude, known.max());
            return if d < 0 { self.negate(quotient) } else { quotient };
        }
        if magnitude.is_power_of_two() {
            self.remarks.applied(Rule::SignedQuotientPower);
            let shift = magnitude.trailing_zeros();
            let biased = self.biased(x, shift);
            let quotient = self.shift(Opcode::Ashr, biased, shift);
            return if d < 0 { self.negate(quotient) } else { quotient };
        }
        self.remarks.applied(Rule::SignedQuotientProduct);
        let magic = magic::signed(magnitude, self.width);
        let factor = self.constant(magic.factor);
        let mut upper = self.cur.binary(Opcode::Smulh, x, factor);
        if magic.factor >> (self.width - 1) != 0 {
            // The factor was read as signed: less by 2^n.
            upper = self.cur.add(upper, x);
        }
        let down = self.shift(Opcode::Ashr, upper, magic.shift);
        // One more where x is below 0, which its sign says as -1 and its highest bit as 1.
        if d < 0 {
            let sign = self.shift(Opcode::Ashr, x, self.width - 1);
            self.cur.sub(sign, down)
        } else {
            let sign = self.lshr(x, self.width - 1);
            self.cur.add(down, sign)
        }
    }

    /// `x`, and `2^shift - 1` more where it is below 0.
    fn biased(&mut self, x: Value, shift: u32) -> Value {
        if shift == 0 {
            return x;
        }
        let sign = match shift {
            1 => x,
            _ => self.shift(Opcode::Ashr, x, self.width - 1),
        };
        let bias = self.lshr(sign, self.width - shift);
        self.cur.add(x, bias)
    }

    fn signed_remainder(&mut self, x: Value, d: i64, known: KnownBits) -> Value {
        // The sign of the divisor does not matter.
        let magnitude = d.unsigned_abs();
        if known.is_non_negative() {
            self.remarks.applied(Rule::SignedRemainderNonNegative);
            return self.unsigned_remainder(x, magnitude, known.max());
        }
        if magnitude == 1 {
            self.remarks.applied(Rule::SignedRemainderOne);
            return self.constant(0);
        }
        if magnitude.is_power_of_two() {
            self.remarks.applied(Rule::SignedRemainderPower);
            let biased = self.biased(x, magnitude.trailing_zeros());
            let multiple = self.constant(magnitude.wrapping_neg());
            let multiple = self.cur.and(biased, multiple);
            return self.cur.sub(x, multiple);
        }
        let quotient = self.signed(x, magnitude as i64, known);
        self.rest(x, quotient, magnitude)
    }
}
