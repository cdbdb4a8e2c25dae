//! `frem`: the remainder that C's `fmod` gives, exactly.
//!
//! PTX has no such instruction, and a quotient that is rounded gives another remainder. Dividend
//! and divisor are whole numbers times a power of two, so it is long division, a bit at a time.

use super::Body;
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{ConvertFlags, IntCond, Opcode, Rounding};
use irc_ir::types::{F32, I32, I64, Scalar, Type};

/// A float as integers.
struct Parts {
    /// The bits without the sign.
    bits: Value,
    /// The significand, whose leading one is at a fixed place.
    significand: Value,
    /// The exponent, as it is stored; less than one for subnormals.
    exponent: Value,
}

/// What a float of this width is made of.
#[derive(Clone, Copy)]
struct Format {
    int: Type,
    /// Bits of the fraction.
    fraction: u32,
    /// The exponent of infinities and NaNs.
    special: u32,
}

impl Body<'_, '_, '_, '_> {
    /// The remainder of a division that truncates, with the sign of the dividend.
    pub(crate) fn remainder(&mut self, scalar: Scalar, x: Value, y: Value) -> Value {
        let format = match scalar {
            // A float has the remainder of two halves exactly, and it is a half.
            Scalar::F16 | Scalar::BF16 => {
                let wide = ConvertFlags::rounded(Rounding::Rn);
                let [x, y] = [x, y].map(|half| self.b.convert(Opcode::Fcvt, wide, F32, half));
                let found = self.remainder(Scalar::F32, x, y);
                let how = ConvertFlags::rounded(Rounding::Rn);
                return self.b.convert(Opcode::Fcvt, how, Type::Scalar(scalar), found);
            }
            Scalar::F32 => Format { int: I32, fraction: 23, special: 0xff },
            _ => Format { int: I64, fraction: 52, special: 0x7ff },
        };
        let [dividend, divisor] = [x, y].map(|value| self.parts(format, value));
        // There is something to do for finite numbers with a divisor that is not greater.
        let zero = self.b.constant(format.int, 0);
        let infinity = u128::from(format.special) << format.fraction;
        let infinity = self.b.constant(format.int, infinity);
        let finite = self.b.icmp(IntCond::Ult, dividend.bits, infinity);
        let not_nan = self.b.icmp(IntCond::Ule, divisor.bits, infinity);
        let not_zero = self.b.icmp(IntCond::Ne, divisor.bits, zero);
        let valid = self.b.and(finite, not_nan);
        let valid = self.b.and(valid, not_zero);
        let smaller = self.b.icmp(IntCond::Ult, dividend.bits, divisor.bits);

        let (rest, exponent) = self.long_division(&dividend, &divisor, valid, smaller);
        let found = self.packed(format, rest, exponent);
        let found = self.b.select(smaller, dividend.bits, found);
        let quiet = quiet_nan(format);
        let nan = self.b.constant(format.int, quiet);
        let found = self.b.select(valid, found, nan);
        let ty = Type::Scalar(scalar);
        let magnitude = self.b.bitcast(ty, found);
        self.b.binary(Opcode::Fcopysign, magnitude, x)
    }

    fn parts(&mut self, format: Format, x: Value) -> Parts {
        let Format { int, fraction, .. } = format;
        let bits = self.b.bitcast(int, x);
        let magnitude = self.b.constant(int, (1 << (int.bits() - 1)) - 1);
        let bits = self.b.and(bits, magnitude);
        let by = self.b.i32(fraction as i32);
        let exponent = self.b.lshr(bits, by);
        let exponent = if int == I64 { self.b.trunc(I32, exponent) } else { exponent };
        let below = self.b.constant(int, (1 << fraction) - 1);
        let normal = self.b.and(bits, below);
        let one = self.b.constant(int, 1 << fraction);
        let normal = self.b.or(normal, one);
        // A subnormal has its leading one further down.
        let zeros = self.leading_zeros(int, bits);
        let spare = self.b.i32((int.bits() - 1 - fraction) as i32);
        let by = self.b.sub(zeros, spare);
        let moved = self.b.shl(bits, by);
        let first = self.b.i32(1);
        let lower = self.b.sub(first, by);
        let zero = self.b.i32(0);
        let is_subnormal = self.b.icmp(IntCond::Eq, exponent, zero);
        Parts {
            bits,
            significand: self.b.select(is_subnormal, moved, normal),
            exponent: self.b.select(is_subnormal, lower, exponent),
        }
    }

    fn leading_zeros(&mut self, int: Type, x: Value) -> Value {
        let zeros = self.b.unary(Opcode::Clz, x);
        if int == I64 { self.b.trunc(I32, zeros) } else { zeros }
    }

    /// What is left of the significand of the dividend, and its exponent. Nothing is done where the
    /// result is another.
    fn long_division(
        &mut self,
        dividend: &Parts,
        divisor: &Parts,
        valid: Value,
        smaller: Value,
    ) -> (Value, Value) {
        let int = self.b.ty(dividend.significand);
        let [head, step, end] = [(); 3].map(|()| self.b.create_block());
        let to_do = self.b.not(smaller);
        let to_do = self.b.and(valid, to_do);
        let start = self.b.select(to_do, dividend.exponent, divisor.exponent);
        self.b.br(head, &[dividend.significand, start]);

        self.b.switch_to_block(head);
        let rest = self.b.append_block_param(head, int);
        let exponent = self.b.append_block_param(head, I32);
        let difference = self.b.sub(rest, divisor.significand);
        let fits = self.b.icmp(IntCond::Uge, rest, divisor.significand);
        let rest = self.b.select(fits, difference, rest);
        let more = self.b.icmp(IntCond::Sgt, exponent, divisor.exponent);
        self.b.condbr(more, (step, &[]), (end, &[]));

        self.b.switch_to_block(step);
        let one = self.b.i32(1);
        let next = self.b.shl(rest, one);
        let lower = self.b.sub(exponent, one);
        self.b.br(head, &[next, lower]);

        self.b.switch_to_block(end);
        (rest, exponent)
    }

    /// The bits of a float with this significand, which need not have its leading one in place.
    fn packed(&mut self, format: Format, significand: Value, exponent: Value) -> Value {
        let Format { int, fraction, .. } = format;
        let zeros = self.leading_zeros(int, significand);
        let spare = self.b.i32((int.bits() - 1 - fraction) as i32);
        let by = self.b.sub(zeros, spare);
        let moved = self.b.shl(significand, by);
        let exponent = self.b.sub(exponent, by);
        let below = self.b.constant(int, (1 << fraction) - 1);
        let normal = self.b.and(moved, below);
        let wide = if int == I64 { self.b.sext(I64, exponent) } else { exponent };
        let place = self.b.i32(fraction as i32);
        let wide = self.b.shl(wide, place);
        let normal = self.b.or(normal, wide);
        let one = self.b.i32(1);
        let down = self.b.sub(one, exponent);
        let subnormal = self.b.lshr(moved, down);
        let zero = self.b.i32(0);
        let is_normal = self.b.icmp(IntCond::Sgt, exponent, zero);
        let found = self.b.select(is_normal, normal, subnormal);
        let none = self.b.constant(int, 0);
        let is_zero = self.b.icmp(IntCond::Eq, significand, none);
        self.b.select(is_zero, none, found)
    }
}

/// The bits of a quiet NaN.
fn quiet_nan(format: Format) -> u128 {
    u128::from(format.special) << format.fraction | 1 << (format.fraction - 1)
}
