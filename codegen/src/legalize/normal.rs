//! Quotients, reciprocals and roots of numbers that are far from the ends of the range of `f32`.
//!
//! Each is what ptxas makes of `div.rn`, `rcp.rn` and `sqrt.rn` where its own test finds such
//! numbers: an approximation of the hardware and a step of Newton's. The test falls away, and so
//! does the function that is called for other numbers, up to a hundred machine instructions.
//!
//! Of approximations within their bounds the step makes the rounded result but for few numbers: of
//! the 2^23 significands of a divisor the reciprocals of 11, of the 2^24 of a square the roots of 7
//! are rounded right only if the approximation is as near as the hardware's is.

use super::{Legalized, Legalizer};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{FloatFlags, Opcode, Payload};

impl Legalizer<'_> {
    /// Whether a division or a root promises that its numbers are normal.
    pub(super) fn is_normal(&self, inst: Inst) -> bool {
        let payload = &self.func.dfg.inst(inst).payload;
        matches!(payload, Payload::Float(flags) if flags.normal)
    }

    /// `fdiv`, `frcp` or `fsqrt` of one lane that promises so.
    pub(super) fn normal(&mut self, inst: Inst, args: &[Value]) -> Legalized {
        let opcode = self.func.dfg.opcode(inst);
        let cur = &mut self.at(inst);
        let value = match opcode {
            Opcode::Fsqrt => root(cur, args[0]),
            Opcode::Frcp => Inverse::of(cur, args[0]).inverse,
            _ => quotient(cur, args[0], args[1]),
        };
        Legalized::Replaced(vec![value])
    }
}

struct Inverse {
    inverse: Value,
    /// The divisor with the other sign.
    minus: Value,
}

impl Inverse {
    fn of(cur: &mut Cursor<'_>, x: Value) -> Inverse {
        let near = cur.float1(Opcode::Frcp, approximate(), x);
        let minus = cur.fneg(x);
        let one = cur.f32(1.0);
        let lacks = cur.fma(FloatFlags::default(), minus, near, one);
        Inverse { inverse: cur.fma(FloatFlags::default(), near, lacks, near), minus }
    }
}

fn quotient(cur: &mut Cursor<'_>, x: Value, y: Value) -> Value {
    let Inverse { inverse, minus } = Inverse::of(cur, y);
    let near = cur.fmul(x, inverse);
    let lacks = cur.fma(FloatFlags::default(), minus, near, x);
    cur.fma(FloatFlags::default(), lacks, inverse, near)
}

/// Of zero, too: the inverse is that of the least normal number then, which no other number of
/// those that are allowed is changed by.
fn root(cur: &mut Cursor<'_>, x: Value) -> Value {
    let least = cur.f32(f32::MIN_POSITIVE);
    let other = cur.fadd(x, least);
    let inverse = cur.float1(Opcode::Frsqrt, approximate(), other);
    let half = cur.f32(0.5);
    let (near, slope) = (cur.fmul(x, inverse), cur.fmul(inverse, half));
    let minus = cur.fneg(near);
    let lacks = cur.fma(FloatFlags::default(), minus, near, x);
    cur.fma(FloatFlags::default(), lacks, slope, near)
}

/// `ftz` is one machine instruction; without it there are some that scale subnormal numbers.
fn approximate() -> FloatFlags {
    FloatFlags { ftz: true, approx: true, ..FloatFlags::default() }
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
}
