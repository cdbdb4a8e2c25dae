//! Quotients, reciprocals and roots of numbers that are far from the ends of the range of `f32` or
//! `f64`.
//!
//! Each is what ptxas makes of `div.rn`, `rcp.rn` and `sqrt.rn` where its own test finds such
//! numbers: an approximation of the hardware, which of `f64` has 20 bits, and steps of Newton's.
//! The test falls away, and so does the function that is called for other numbers, up to a hundred
//! machine instructions.
//!
//! Of `f32`, of approximations within their bounds the step makes the rounded result but for few
//! numbers: of the 2^23 significands of a divisor the reciprocals of 11, of the 2^24 of a square
//! the roots of 7 are rounded right only if the approximation is as near as the hardware's is. Of
//! `f64` that is so of one reciprocal, among those that are nearest to the middle of two numbers.

use super::{Legalized, Legalizer};
use irc_ir::builder::{InstBuilder, PtxBuilder};
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{FloatFlags, Opcode, Payload};
use irc_ir::types::{F64, I64, Type};

impl Legalizer<'_> {
    /// Whether a division or a root promises that its numbers are normal.
    pub(super) fn is_normal(&self, inst: Inst) -> bool {
        let payload = &self.func.dfg.inst(inst).payload;
        matches!(payload, Payload::Float(flags) if flags.normal)
    }

    /// `fdiv`, `frcp` or `fsqrt` of one lane that promises so.
    pub(super) fn normal(&mut self, inst: Inst, ty: Type, args: &[Value]) -> Legalized {
        let opcode = self.func.dfg.opcode(inst);
        let mut steps = Steps { cur: &mut self.at(inst), ty };
        let value = match opcode {
            Opcode::Fsqrt => steps.root(args[0]),
            Opcode::Frcp => steps.inverse(args[0]).inverse,
            _ => steps.quotient(args[0], args[1]),
        };
        Legalized::Replaced(vec![value])
    }
}

struct Inverse {
    inverse: Value,
    /// The divisor with the other sign.
    minus: Value,
}

/// Inserts the steps for a type.
struct Steps<'a, 'b> {
    cur: &'a mut Cursor<'b>,
    ty: Type,
}

impl Steps<'_, '_> {
    fn fma(&mut self, a: Value, b: Value, c: Value) -> Value {
        self.cur.fma(FloatFlags::default(), a, b, c)
    }

    fn number(&mut self, x: f64) -> Value {
        match self.ty {
            F64 => self.cur.f64(x),
            _ => self.cur.f32(x as f32),
        }
    }

    /// An approximation of the hardware. Of `f32` `ftz` is one machine instruction; without it
    /// there are some that scale subnormal numbers.
    fn approximate(&mut self, opcode: Opcode, x: Value) -> Value {
        if self.ty != F64 {
            let flags = FloatFlags { ftz: true, approx: true, ..FloatFlags::default() };
            return self.cur.float1(opcode, flags, x);
        }
        let ptx = match opcode {
            Opcode::Frcp => "rcp.approx.ftz.f64",
            _ => "rsqrt.approx.ftz.f64",
        };
        self.cur.ptx(ptx, &[x.into()], 1).expect("an instruction of every target")[0]
    }

    /// The approximation of a reciprocal. Of `f64` its last bit, which is zero, is set, as ptxas
    /// does: where 1/2 is the approximation of the reciprocal of the greatest number below 2, the
    /// step is the middle of two numbers otherwise.
    fn approximate_inverse(&mut self, x: Value) -> Value {
        let near = self.approximate(Opcode::Frcp, x);
        if self.ty != F64 {
            return near;
        }
        let (bits, one) = (self.cur.bitcast(I64, near), self.cur.i64(1));
        let odd = self.cur.or(bits, one);
        self.cur.bitcast(F64, odd)
    }

    /// Of 20 bits a step of third order makes a number that is at most 1 ulp off, and one more of
    /// Newton's rounds it.
    fn inverse(&mut self, x: Value) -> Inverse {
        let mut near = self.approximate_inverse(x);
        let minus = self.cur.fneg(x);
        let one = self.number(1.0);
        let mut lacks = self.fma(minus, near, one);
        if self.ty == F64 {
            let more = self.fma(lacks, lacks, lacks);
            near = self.fma(near, more, near);
            lacks = self.fma(minus, near, one);
        }
        Inverse { inverse: self.fma(near, lacks, near), minus }
    }

    fn quotient(&mut self, x: Value, y: Value) -> Value {
        let Inverse { inverse, minus } = self.inverse(y);
        let near = self.cur.fmul(x, inverse);
        let lacks = self.fma(minus, near, x);
        self.fma(lacks, inverse, near)
    }

    /// 1 / sqrt(x): of 20 bits a step of third order makes it.
    fn inverse_root(&mut self, x: Value) -> Value {
        let near = self.approximate(Opcode::Frsqrt, x);
        if self.ty != F64 {
            return near;
        }
        let square = self.cur.fmul(near, near);
        let minus = self.cur.fneg(square);
        let (one, half, term) = (self.number(1.0), self.number(0.5), self.number(0.375));
        let lacks = self.fma(x, minus, one);
        let factor = self.fma(lacks, term, half);
        let part = self.cur.fmul(near, lacks);
        self.fma(factor, part, near)
    }

    /// Of zero, too: the inverse is that of the least normal number then, which no other number of
    /// those that are allowed is changed by.
    fn root(&mut self, x: Value) -> Value {
        let least = self.number(match self.ty {
            F64 => f64::MIN_POSITIVE,
            _ => f32::MIN_POSITIVE.into(),
        });
        let other = self.cur.fadd(x, least);
        let inverse = self.inverse_root(other);
        let half = self.number(0.5);
        let (near, slope) = (self.cur.fmul(x, inverse), self.cur.fmul(inverse, half));
        let minus = self.cur.fneg(near);
        let lacks = self.fma(minus, near, x);
        self.fma(lacks, slope, near)
    }
}

#[cfg(test)]
mod tests {
    /// Numbers near another one, within so many of the last bits.
    fn about(x: f32, bits: u32) -> impl Iterator<Item = f32> {
        (0..=2 * bits).map(move |i| f32::from_bits(x.to_bits() + i - bits))
    }

    fn step(x: f32, near: f32) -> f32 {
        let lacks = (-x).mul_add(near, 1.0);
        near.mul_add(lacks, near)
    }

    /// Of every significand: from the nearest number the step makes the reciprocal; from others
    /// within the bound of the approximation, that of all but 11.
    #[test]
    fn reciprocals_hardly_depend_on_the_approximation() {
        let mut few = 0;
        for bits in 0..1 << 23 {
            let x = f32::from_bits(0x3f80_0000 | bits);
            let rounded = 1.0 / x;
            assert_eq!(step(x, rounded), rounded, "{x:e}");
            let is_near =
                |near: &f32| (f64::from(*near) * f64::from(x) - 1.0).abs() <= 2f64.powi(-23);
            few +=
                u32::from(about(rounded, 2).filter(is_near).any(|near| step(x, near) != rounded));
        }
        assert_eq!(few, 11);
    }

    fn root(x: f32, inverse: f32) -> f32 {
        let (near, slope) = (x * inverse, inverse * 0.5);
        (-near).mul_add(near, x).mul_add(slope, near)
    }

    /// The same of roots, whose exponents are even or odd: of all but 7.
    #[test]
    fn roots_hardly_depend_on_the_approximation() {
        let mut few = 0;
        for bits in 0..1 << 24 {
            let x = f32::from_bits(0x3f80_0000 + bits);
            let (rounded, exact) = (x.sqrt(), 1.0 / f64::from(x).sqrt());
            assert_eq!(root(x, exact as f32), rounded, "{x:e}");
            let is_near = |near: &f32| (f64::from(*near) / exact - 1.0).abs() <= 2f64.powf(-22.4);
            few += u32::from(about(exact as f32, 3).filter(is_near).any(|y| root(x, y) != rounded));
        }
        assert_eq!(few, 7);
    }

    /// Quotients that are near the middle of two numbers, and others, from the rounded reciprocal.
    #[test]
    fn quotients_are_rounded_once() {
        let mut state = 1u64;
        for _ in 0..1 << 23 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let significand = |shift: u32| ((state >> shift) & 0x7f_ffff) | 0x80_0000;
            let (y, middle) = (significand(8), 2 * significand(36) + 1);
            let near = (y * middle) >> 24;
            let x = if near < 1 << 24 { near } else { (y * middle) >> 25 } + ((state >> 60) & 1);
            let (x, y) = (x as f32, y as f32);
            let inverse = 1.0 / y;
            let first = x * inverse;
            let found = (-y).mul_add(first, x).mul_add(inverse, first);
            assert_eq!(found, x / y, "{x} / {y}");
        }
    }

    /// Numbers of 20 bits, as the hardware's approximations are, within 2^-19 of another.
    fn gross(x: f64) -> impl Iterator<Item = f64> {
        let high = x.to_bits() >> 32;
        let near = move |y: &f64| (y / x - 1.0).abs() <= 2f64.powi(-19);
        (high - 2..=high + 3).map(|high| f64::from_bits(high << 32)).filter(near)
    }

    fn wide_inverse(x: f64, near: f64) -> f64 {
        let lacks = (-x).mul_add(near, 1.0);
        let near = near.mul_add(lacks.mul_add(lacks, lacks), near);
        near.mul_add((-x).mul_add(near, 1.0), near)
    }

    fn wide_root(x: f64, near: f64) -> f64 {
        let lacks = x.mul_add(-(near * near), 1.0);
        let inverse = lacks.mul_add(0.375, 0.5).mul_add(near * lacks, near);
        let near = x * inverse;
        (-near).mul_add(near, x).mul_add(inverse * 0.5, near)
    }

    /// Significands as numbers from 1 to 2.
    fn random_significands(count: usize) -> impl Iterator<Item = f64> {
        let mut state = 1u64;
        std::iter::repeat_with(move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            f64::from_bits(0x3ff0_0000_0000_0000 | state >> 12)
        })
        .take(count)
    }

    /// Significands whose reciprocals are nearest to the middle of two numbers (factors of
    /// 2^106 - 2 to 2^106 + 2), and whose roots are (solutions of `m^2 = x * 2^54 + k`, k small).
    const HARD_TO_INVERT: [u64; 6] = [
        9_007_199_254_740_991,
        9_007_199_120_523_265,
        4_543_885_306_550_786,
        8_716_460_134_775_102,
        4_526_458_347_800_502,
        8_852_837_397_806_754,
    ];
    const HARD_ROOTS: [u64; 8] = [
        4_503_599_627_370_497,
        9_007_199_254_740_991 << 1,
        8_233_674_359_446_949,
        6_114_741_795_106_786 << 1,
        4_503_599_627_370_499,
        9_007_199_254_740_989 << 1,
        5_260_294_500_220_744,
        5_161_478_502_861_812,
    ];

    /// Of each approximation within its bounds but one: below 1/2 for the greatest number below 2.
    #[test]
    fn reciprocals_and_quotients_of_f64_are_rounded_once() {
        let hard = HARD_TO_INVERT.map(|x| x as f64 * 2f64.powi(-52));
        for x in random_significands(1 << 20).chain(hard) {
            for near in gross(1.0 / x).map(|near| f64::from_bits(near.to_bits() | 1)) {
                let is_below = x == hard[0] && near < 0.5;
                assert_eq!(wide_inverse(x, near) == 1.0 / x, !is_below, "{x:e} from {near:e}");
            }
        }
        let mut dividends = random_significands(1 << 21);
        for y in random_significands(1 << 20).map(|y| 3.0 - y) {
            let (x, inverse) = (dividends.next().expect("there are more"), 1.0 / y);
            let near = x * inverse;
            let found = (-y).mul_add(near, x).mul_add(inverse, near);
            assert_eq!(found, x / y, "{x:e} / {y:e}");
        }
    }

    #[test]
    fn roots_of_f64_are_rounded_once() {
        let hard = HARD_ROOTS.map(|x| x as f64);
        let random = random_significands(1 << 20);
        for x in random.enumerate().map(|(i, x)| x * [1.0, 2.0][i & 1]).chain(hard) {
            for near in gross(1.0 / x.sqrt()) {
                assert_eq!(wide_root(x, near), x.sqrt(), "{x:e} from {near:e}");
            }
        }
    }
}
