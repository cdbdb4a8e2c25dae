//! Meaning of the integer operations on one lane, for every width from 1 to 128 bits.
//!
//! Values are zero-extended to 128 bits; bits at and above the width are 0 in operands and results.

use std::cmp::Ordering;

use crate::op::word::IntCond;
use crate::op::{IntFlags, Opcode, Payload};
use crate::types::Scalar;

use super::eval::Lane;

/// The low `n` bits.
pub fn mask(n: u32) -> u128 {
    match n {
        0 => 0,
        _ => u128::MAX >> (128 - n.min(128)),
    }
}

/// The `n`-bit number `x` read as signed.
pub fn signed(n: u32, x: u128) -> i128 {
    (x << (128 - n)) as i128 >> (128 - n)
}

/// Computes one lane of an integer operation: the results in order, or `None` for any other
/// operation. See [`super::eval::evaluate_lane`].
pub fn evaluate(
    op: Opcode,
    payload: &Payload,
    to: Scalar,
    from: Scalar,
    [a, b, c, d]: [u128; 4],
) -> Option<[Lane; 2]> {
    use Opcode as O;
    let n = to.bits();
    let first = match op {
        O::Add | O::Sub | O::Mul | O::Shl => arithmetic(op, n, flags(payload), a, b),
        O::Trunc => truncate(n, from.bits(), flags(payload), a),
        O::Sdiv | O::Udiv | O::Srem | O::Urem => {
            divide(op, n, a, b).filter(|_| !flags(payload).exact || divides(op, n, a, b))
        }
        O::Smulh | O::Umulh => Some(multiply_high(op, n, a, b)),
        O::Smulw | O::Umulw => Some(multiply_wide(op, n, a, b)),
        O::Smin | O::Smax | O::Umin | O::Umax | O::And | O::Or | O::Xor => {
            (!flags(payload).disjoint || a & b == 0).then(|| binary(op, n, a, b))
        }
        O::Abs | O::Popcnt | O::Clz | O::Ctz | O::Bitrev | O::Bswap => Some(unary(op, n, a)),
        O::Lshr | O::Ashr => {
            (!flags(payload).exact || keeps_ones(a, b)).then(|| shift_right(op, n, a, b))
        }
        O::Fshl => Some(funnel(true, n, a, b, c)),
        O::Fshr => Some(funnel(false, n, a, b, c)),
        O::Rotl => Some(funnel(true, n, a, a, b)),
        O::Rotr => Some(funnel(false, n, a, a, b)),
        O::Ubfe | O::Sbfe => Some(extract_field(op, n, a, b, c)),
        O::Bfi => Some(insert_field(n, a, b, c, d)),
        O::Addc | O::Subb => {
            let (result, carry) = with_carry(op, n, a, b, c);
            return Some([Some(result), Some(carry)]);
        }
        O::InRange => is_among(n, a, b, c).then_some(a),
        O::Zext => (!flags(payload).nneg || is_non_negative(from.bits(), a)).then_some(a),
        O::Sext => Some(signed(from.bits(), a) as u128 & to.mask()),
        O::Icmp => match payload {
            Payload::IntCond(condition, flags) => {
                let same_sign = is_non_negative(n, a) == is_non_negative(n, b);
                (!flags.samesign || same_sign).then(|| compare(*condition, n, a, b).into())
            }
            _ => None,
        },
        _ => return None,
    };
    Some([first, None])
}

fn flags(payload: &Payload) -> IntFlags {
    payload.promises()
}

/// Sum, difference, product or left shift, poison where a promise of `flags` is broken.
pub fn arithmetic(op: Opcode, n: u32, flags: IntFlags, a: u128, b: u128) -> Lane {
    let (x, y) = (signed(n, a), signed(n, b));
    let ((wide, carry), (exact, overflow)) = match op {
        Opcode::Add => (a.overflowing_add(b), x.overflowing_add(y)),
        Opcode::Sub => (a.overflowing_sub(b), x.overflowing_sub(y)),
        Opcode::Mul => (a.overflowing_mul(b), x.overflowing_mul(y)),
        _ => return shift_left(n, flags, a, b),
    };
    let result = wide & mask(n);
    let wraps_unsigned = carry || wide != result;
    let wraps_signed = overflow || exact != signed(n, result);
    (!(flags.nuw && wraps_unsigned || flags.nsw && wraps_signed)).then_some(result)
}

/// Truncation to `n` bits of a number of `from` bits, poison where a promise is broken.
pub fn truncate(n: u32, from: u32, flags: IntFlags, a: u128) -> Lane {
    let result = a & mask(n);
    let loses_unsigned = result != a;
    let loses_signed = signed(n, result) != signed(from, a);
    (!(flags.nuw && loses_unsigned || flags.nsw && loses_signed)).then_some(result)
}

/// Quotient or remainder; poison for a zero divisor and for the least number by -1.
pub fn divide(op: Opcode, n: u32, a: u128, b: u128) -> Lane {
    let (x, y) = (signed(n, a), signed(n, b));
    let overflows = y == -1 && x == signed(n, 1 << (n - 1));
    let quotient = match op {
        Opcode::Udiv => return a.checked_div(b),
        Opcode::Urem => return a.checked_rem(b),
        _ if overflows => None,
        Opcode::Sdiv => x.checked_div(y),
        _ => x.checked_rem(y),
    };
    quotient.map(|q| q as u128 & mask(n))
}

/// Whether a quotient, which is defined, leaves no remainder.
fn divides(op: Opcode, n: u32, a: u128, b: u128) -> bool {
    let remainder = if op == Opcode::Sdiv { Opcode::Srem } else { Opcode::Urem };
    divide(remainder, n, a, b) == Some(0)
}

/// Whether a shift right by the amount loses no bit that is 1.
fn keeps_ones(a: u128, amount: u128) -> bool {
    u128::from(a.trailing_zeros()) >= amount || a == 0
}

/// Whether `x` comes before `end` where numbers are counted from `least` modulo 2^n.
fn is_among(n: u32, x: u128, least: u128, end: u128) -> bool {
    let from_least = |number: u128| number.wrapping_sub(least) & mask(n);
    from_least(x) < from_least(end)
}

/// Whether the `n`-bit number `x` read as signed is not negative.
pub fn is_non_negative(n: u32, x: u128) -> bool {
    signed(n, x) >= 0
}

/// The upper `n` bits of the `2 * n`-bit product.
pub fn multiply_high(op: Opcode, n: u32, a: u128, b: u128) -> u128 {
    let (high, low) = widening_multiply(a, b);
    let unsigned = if n == 128 { high } else { low >> n };
    let correction = match op {
        Opcode::Smulh => {
            let negative = |x: u128| x >> (n - 1) & 1 != 0;
            let of_a = if negative(a) { b } else { 0 };
            of_a.wrapping_add(if negative(b) { a } else { 0 })
        }
        _ => 0,
    };
    unsigned.wrapping_sub(correction) & mask(n)
}

/// The `2 * n`-bit product of `n`-bit numbers, `n` at most 64.
pub fn multiply_wide(op: Opcode, n: u32, a: u128, b: u128) -> u128 {
    match op {
        Opcode::Smulw => signed(n, a).wrapping_mul(signed(n, b)) as u128 & mask(2 * n),
        _ => a * b,
    }
}

/// Minimum, maximum and bitwise operations.
pub fn binary(op: Opcode, n: u32, a: u128, b: u128) -> u128 {
    let pick = |first: bool| if first { a } else { b };
    match op {
        Opcode::Smin => pick(signed(n, a) <= signed(n, b)),
        Opcode::Smax => pick(signed(n, a) >= signed(n, b)),
        Opcode::Umin => a.min(b),
        Opcode::Umax => a.max(b),
        Opcode::And => a & b,
        Opcode::Or => a | b,
        _ => a ^ b,
    }
}

/// Operations of one operand.
pub fn unary(op: Opcode, n: u32, a: u128) -> u128 {
    match op {
        Opcode::Abs => signed(n, a).unsigned_abs() & mask(n),
        Opcode::Popcnt => u128::from(a.count_ones()) & mask(n),
        Opcode::Clz => u128::from(a.leading_zeros() - (128 - n)) & mask(n),
        Opcode::Ctz => u128::from(a.trailing_zeros().min(n)) & mask(n),
        Opcode::Bitrev => a.reverse_bits() >> (128 - n),
        _ => a.swap_bytes() >> (128 - n),
    }
}

/// Right shifts, which define every amount.
pub fn shift_right(op: Opcode, n: u32, a: u128, amount: u128) -> u128 {
    match (op, amount < u128::from(n)) {
        (Opcode::Ashr, within) => {
            let amount = if within { amount as u32 } else { n - 1 };
            (signed(n, a) >> amount) as u128 & mask(n)
        }
        (_, true) => a >> amount,
        (_, false) => 0,
    }
}

/// `n` bits of the `2 * n`-bit number `high:low`, shifted by the amount modulo `n`: the upper half
/// after a left shift, the lower half after a right shift.
pub fn funnel(left: bool, n: u32, high: u128, low: u128, amount: u128) -> u128 {
    let amount = (amount % u128::from(n)) as u32;
    match (left, amount) {
        (true, 0) => high,
        (false, 0) => low,
        (true, s) => (high << s | low >> (n - s)) & mask(n),
        (false, s) => (low >> s | high << (n - s)) & mask(n),
    }
}

/// Bit-field extraction.
pub fn extract_field(op: Opcode, n: u32, a: u128, position: u128, length: u128) -> u128 {
    let (position, length) = (position as u32 & 255, length as u32 & 255);
    let held = length.min(n.saturating_sub(position));
    let field = if position < n { a >> position & mask(held) } else { 0 };
    let top = (position + length.max(1) - 1).min(n - 1);
    let negative = op == Opcode::Sbfe && length != 0 && a >> top & 1 != 0;
    if negative { (field | !mask(held)) & mask(n) } else { field }
}

/// Bit-field insertion: the low bits of `field` replace those of `base`.
pub fn insert_field(n: u32, field: u128, base: u128, position: u128, length: u128) -> u128 {
    let (position, length) = (position as u32 & 255, length as u32 & 255);
    if position >= n {
        return base;
    }
    let replaced = mask(length) << position & mask(n);
    base & !replaced | field << position & replaced
}

/// Sum with carry, or difference with borrow, and the carry or borrow out.
pub fn with_carry(op: Opcode, n: u32, a: u128, b: u128, carry: u128) -> (u128, u128) {
    let step = match op {
        Opcode::Addc => u128::overflowing_add,
        _ => u128::overflowing_sub,
    };
    let (partial, first) = step(a, b);
    let (wide, second) = step(partial, carry);
    let out = first || second;
    (wide & mask(n), u128::from(out || wide != wide & mask(n)))
}

/// Whether `a` and `b` compare so.
pub fn compare(condition: IntCond, n: u32, a: u128, b: u128) -> bool {
    let order = if condition.is_signed() { signed(n, a).cmp(&signed(n, b)) } else { a.cmp(&b) };
    match condition {
        IntCond::Eq => order == Ordering::Equal,
        IntCond::Ne => order != Ordering::Equal,
        IntCond::Slt | IntCond::Ult => order == Ordering::Less,
        IntCond::Sle | IntCond::Ule => order != Ordering::Greater,
        IntCond::Sgt | IntCond::Ugt => order == Ordering::Greater,
        IntCond::Sge | IntCond::Uge => order != Ordering::Less,
    }
}

fn shift_left(n: u32, flags: IntFlags, a: u128, amount: u128) -> Lane {
    if amount >= u128::from(n) {
        return (a == 0 || !(flags.nuw || flags.nsw)).then_some(0);
    }
    let result = a << amount & mask(n);
    let wraps_unsigned = result >> amount != a;
    let wraps_signed = signed(n, result) >> amount != signed(n, a);
    (!(flags.nuw && wraps_unsigned || flags.nsw && wraps_signed)).then_some(result)
}

/// The high and low halves of a 256-bit product, by 64-bit digits.
fn widening_multiply(a: u128, b: u128) -> (u128, u128) {
    let digits = |x: u128| (x >> 64, x & mask(64));
    let ((a1, a0), (b1, b0)) = (digits(a), digits(b));
    let low = a0 * b0;
    let (middle, carry) = (a1 * b0).overflowing_add(low >> 64);
    let (middle, carry2) = middle.overflowing_add(a0 * b1);
    let carries = u128::from(carry) + u128::from(carry2);
    (a1 * b1 + (middle >> 64) + (carries << 64), middle << 64 | low & mask(64))
}

#[cfg(test)]
mod tests {
    use arbitrary::{Arbitrary, Unstructured};

    use super::*;

    const WIDTHS: [u32; 6] = [1, 8, 16, 32, 64, 128];
    const PLAIN: IntFlags = IntFlags::NONE;
    const NSW: IntFlags = IntFlags::no_wrap(true, false);
    const NUW: IntFlags = IntFlags::no_wrap(false, true);

    /// A number of `n` bits, often near an end of its range.
    fn number(u: &mut Unstructured<'_>, n: u32) -> arbitrary::Result<u128> {
        let raw = u128::arbitrary(u)?;
        let small = u.int_in_range(0..=2u128)?;
        let bits = match u.int_in_range(0..=3u8)? {
            0 => small,
            1 => small.wrapping_neg(),
            2 => (1u128 << (n - 1)).wrapping_add(small).wrapping_sub(1),
            _ => raw >> u.int_in_range(0..=127u32)?,
        };
        Ok(bits & mask(n))
    }

    #[test]
    fn sixty_four_bits_agree_with_the_host() {
        use Opcode as O;
        arbtest::arbtest(|u| {
            let (a, b) = (number(u, 64)?, number(u, 64)?);
            let (x, y) = (a as u64, b as u64);
            let (s, t) = (x as i64, y as i64);
            let some = |x: u64| Some(u128::from(x));
            let signed = |x: i64| Some(u128::from(x as u64));
            assert_eq!(arithmetic(O::Add, 64, PLAIN, a, b), some(x.wrapping_add(y)));
            assert_eq!(arithmetic(O::Add, 64, NUW, a, b), x.checked_add(y).and_then(some));
            assert_eq!(arithmetic(O::Add, 64, NSW, a, b), s.checked_add(t).and_then(signed));
            assert_eq!(arithmetic(O::Sub, 64, NUW, a, b), x.checked_sub(y).and_then(some));
            assert_eq!(arithmetic(O::Sub, 64, NSW, a, b), s.checked_sub(t).and_then(signed));
            assert_eq!(arithmetic(O::Mul, 64, NUW, a, b), x.checked_mul(y).and_then(some));
            assert_eq!(arithmetic(O::Mul, 64, NSW, a, b), s.checked_mul(t).and_then(signed));
            assert_eq!(divide(O::Sdiv, 64, a, b), s.checked_div(t).and_then(signed));
            assert_eq!(divide(O::Srem, 64, a, b), s.checked_rem(t).and_then(signed));
            assert_eq!(divide(O::Udiv, 64, a, b), x.checked_div(y).and_then(some));
            let wide = i128::from(s) * i128::from(t);
            assert_eq!(multiply_high(O::Smulh, 64, a, b), (wide >> 64) as u128 & mask(64));
            assert_eq!(multiply_high(O::Umulh, 64, a, b), (a * b) >> 64);
            assert_eq!(multiply_wide(O::Smulw, 64, a, b), wide as u128);
            assert_eq!(unary(O::Abs, 64, a), u128::from(s.unsigned_abs()));
            assert_eq!(unary(O::Clz, 64, a), x.leading_zeros().into());
            assert_eq!(unary(O::Ctz, 64, a), x.trailing_zeros().into());
            assert_eq!(unary(O::Bswap, 64, a), x.swap_bytes().into());
            assert_eq!(unary(O::Bitrev, 64, a), x.reverse_bits().into());
            let shift = number(u, 32)?;
            let amount = shift as u32;
            assert_eq!(
                shift_right(O::Lshr, 64, a, shift),
                x.checked_shr(amount).unwrap_or(0).into()
            );
            assert_eq!(Some(shift_right(O::Ashr, 64, a, shift)), signed(s >> amount.min(63)));
            assert_eq!(
                arithmetic(O::Shl, 64, PLAIN, a, shift),
                some(x.checked_shl(amount).unwrap_or(0))
            );
            assert_eq!(funnel(true, 64, a, a, shift), x.rotate_left(amount % 64).into());
            assert_eq!(funnel(false, 64, a, b, shift), (a << 64 | b) >> (amount % 64) & mask(64));
            Ok(())
        });
    }

    /// The upper half of a product by schoolbook multiplication of half-width digits, and of
    /// signed numbers by way of their magnitudes.
    #[test]
    fn high_products_agree_with_another_way() {
        arbtest::arbtest(|u| {
            let (a, b) = (number(u, 128)?, number(u, 128)?);
            let mut digits = [0u64; 8];
            for i in 0..4 {
                let mut carry = 0u64;
                for j in 0..4 {
                    let digit = |x: u128, k: usize| (x >> (32 * k)) as u64 & 0xffff_ffff;
                    let sum = digits[i + j] + digit(a, i) * digit(b, j) + carry;
                    digits[i + j] = sum & 0xffff_ffff;
                    carry = sum >> 32;
                }
                digits[i + 4] = carry;
            }
            let number = |range: std::ops::Range<usize>| {
                range.rev().fold(0, |x: u128, k| x << 32 | u128::from(digits[k]))
            };
            assert_eq!(widening_multiply(a, b), (number(4..8), number(0..4)));
            let (x, y) = (signed(128, a), signed(128, b));
            let (high, low) = widening_multiply(x.unsigned_abs(), y.unsigned_abs());
            let negated = if low == 0 { high.wrapping_neg() } else { !high };
            let expected = if (x < 0) != (y < 0) { negated } else { high };
            assert_eq!(multiply_high(Opcode::Smulh, 128, a, b), expected);
            Ok(())
        });
    }

    #[test]
    fn narrow_and_wide_widths_agree_with_wider_ones() {
        arbtest::arbtest(|u| {
            let n = *u.choose(&WIDTHS)?;
            let (a, b) = (number(u, n)?, number(u, n)?);
            let fits = |x: Option<i128>| {
                let bits = x? as u128 & mask(n);
                (signed(n, bits) == x?).then_some(bits)
            };
            let (x, y) = (signed(n, a), signed(n, b));
            assert_eq!(arithmetic(Opcode::Add, n, NSW, a, b), fits(x.checked_add(y)));
            assert_eq!(arithmetic(Opcode::Mul, n, NSW, a, b), fits(x.checked_mul(y)));
            let quotient = if b == 0 { None } else { fits(x.checked_div(y)) };
            assert_eq!(divide(Opcode::Sdiv, n, a, b), quotient);
            let rest = if b == 0 || quotient.is_none() { None } else { fits(x.checked_rem(y)) };
            assert_eq!(divide(Opcode::Srem, n, a, b), rest);
            let carry = u.int_in_range(0..=1u128)?;
            let (sum, out) = with_carry(Opcode::Addc, n, a, b, carry);
            let (back, borrow) = with_carry(Opcode::Subb, n, sum, b, carry);
            assert_eq!((back, borrow), (a, out));
            let amount = u.int_in_range(0..=u128::from(n) + 2)?;
            let scale = if amount < 127 { 1i128.checked_shl(amount as u32) } else { None };
            let shifted = if a == 0 { Some(0) } else { scale.and_then(|s| fits(x.checked_mul(s))) };
            let nsw = arithmetic(Opcode::Shl, n, NSW, a, amount);
            assert!(nsw == shifted || n == 128 && amount == 127 || amount >= u128::from(n));
            assert_eq!(truncate(n, 128, NSW, x as u128), Some(a));
            Ok(())
        });
    }

    /// Against the loops by which the PTX manual defines `bfe` and `bfi`.
    #[test]
    fn bit_fields_agree_with_the_manual() {
        arbtest::arbtest(|u| {
            let n = *u.choose(&[32, 64])?;
            let (a, b) = (number(u, n)?, number(u, n)?);
            let (position, length) = (u.int_in_range(0..=300u128)?, u.int_in_range(0..=300u128)?);
            let (pos, len) = (position as u32 & 255, length as u32 & 255);
            let bit = |x: u128, i: u32| x >> i & 1;
            let msb = n - 1;
            for op in [Opcode::Ubfe, Opcode::Sbfe] {
                let unsigned = op == Opcode::Ubfe;
                let sign = if unsigned || len == 0 { 0 } else { bit(a, (pos + len - 1).min(msb)) };
                let expected = (0..n).fold(0, |d, i| {
                    let inside = i < len && pos + i <= msb;
                    d | (if inside { bit(a, pos + i) } else { sign }) << i
                });
                assert_eq!(extract_field(op, n, a, position, length), expected);
            }
            let inserted = (0..n).fold(0, |d, i| {
                let inside = i >= pos && i - pos < len;
                d | (if inside { bit(a, i - pos) } else { bit(b, i) }) << i
            });
            assert_eq!(insert_field(n, a, b, position, length), inserted);
            Ok(())
        });
    }

    #[test]
    fn edges_of_single_bits_and_ranges() {
        assert_eq!(arithmetic(Opcode::Add, 1, NSW, 1, 1), None);
        assert_eq!(arithmetic(Opcode::Shl, 8, NSW, 0x40, 1), None);
        assert_eq!(arithmetic(Opcode::Shl, 8, NUW, 0x40, 1), Some(0x80));
        assert_eq!(arithmetic(Opcode::Shl, 8, NUW, 1, 8), None);
        assert_eq!(unary(Opcode::Abs, 8, 0x80), 0x80);
        assert_eq!(unary(Opcode::Clz, 1, 0), 1);
        assert_eq!(divide(Opcode::Srem, 32, 1 << 31, mask(32)), None);
        assert_eq!(truncate(8, 32, NUW, 0x1ff), None);
        assert_eq!(truncate(8, 32, NSW, 0xffff_ff80), Some(0x80));
        assert!(compare(IntCond::Slt, 8, 0x80, 0x7f) && compare(IntCond::Ult, 8, 0x7f, 0x80));
        assert!(!compare(IntCond::Sge, 1, 1, 0));
    }
}
