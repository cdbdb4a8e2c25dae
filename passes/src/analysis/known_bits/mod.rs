//! Which bits of an integer are known without running the program.
//!
//! A value is looked at through the instructions that make it, up to a small depth, so a question
//! costs a bounded time and nothing is kept. What is said holds where the value is not poison: a
//! rewriting that relies on it refines. Nothing is known of what `freeze` makes of poison, so the
//! search ends there.
//!
//! The bits of sums are found as in LLVM's `KnownBits::computeForAddCarry`.

use super::Range;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode, Payload};
use irc_ir::types::Type;

/// How many instructions one after the other are looked through.
const MAX_DEPTH: u32 = 5;

/// What is known of the bits of an integer of at most 64 bits.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct KnownBits {
    /// The bits that are 0; none above the width.
    pub zeros: u64,
    /// The bits that are 1.
    pub ones: u64,
    /// How many bits the integer has.
    pub width: u32,
}

impl KnownBits {
    /// Nothing is known.
    pub fn unknown(width: u32) -> KnownBits {
        KnownBits { zeros: 0, ones: 0, width }
    }

    /// The integer is this one.
    pub fn constant(bits: u64, width: u32) -> KnownBits {
        let mask = mask(width);
        KnownBits { zeros: !bits & mask, ones: bits & mask, width }
    }

    /// The integer is at most this, read as unsigned.
    pub fn at_most(most: u64, width: u32) -> KnownBits {
        let above = if most == 0 { u64::MAX } else { !(u64::MAX >> most.leading_zeros()) };
        KnownBits { zeros: above & mask(width), ones: 0, width }
    }

    /// What is known of a value. Of one that is no integer of at most 64 bits, that is nothing.
    pub fn of(func: &Function, value: Value) -> KnownBits {
        Search { func }.value(value, MAX_DEPTH)
    }

    fn is_unknown(self) -> bool {
        self.zeros | self.ones == 0
    }

    /// The least number that it can be, as unsigned.
    pub fn min(self) -> u64 {
        self.ones
    }

    /// The greatest number that it can be, as unsigned.
    pub fn max(self) -> u64 {
        !self.zeros & mask(self.width)
    }

    /// The least number that it can be, as signed.
    pub fn signed_min(self) -> i64 {
        let sign = self.sign_bit();
        let lowest = self.ones | sign & !self.zeros;
        self.signed(lowest)
    }

    /// The greatest number that it can be, as signed.
    pub fn signed_max(self) -> i64 {
        let sign = self.sign_bit();
        let highest = self.max() & !sign | self.ones & sign;
        self.signed(highest)
    }

    /// Whether it is at least 0, read as signed.
    pub fn is_non_negative(self) -> bool {
        self.zeros & self.sign_bit() != 0
    }

    /// Whether no bit can be 1 in both, so that their sum, `or` and `xor` are the same and the sum
    /// wraps neither as signed nor as unsigned.
    pub fn is_disjoint(self, other: KnownBits) -> bool {
        (self.zeros | other.zeros) & mask(self.width) == mask(self.width)
    }

    /// Whether the sum does not wrap as unsigned.
    pub fn adds_unsigned(self, other: KnownBits) -> bool {
        self.max().checked_add(other.max()).is_some_and(|sum| sum <= mask(self.width))
    }

    /// Whether the sum does not wrap as signed.
    pub fn adds_signed(self, other: KnownBits) -> bool {
        let fits = |sum: i128| i128::from(self.signed(sum as u64)) == sum;
        let sum = |x: i64, y: i64| i128::from(x) + i128::from(y);
        fits(sum(self.signed_min(), other.signed_min()))
            && fits(sum(self.signed_max(), other.signed_max()))
    }

    fn sign_bit(self) -> u64 {
        1 << (self.width - 1)
    }

    fn signed(self, bits: u64) -> i64 {
        let shift = 64 - self.width;
        ((bits << shift) as i64) >> shift
    }

    /// What is known where either of both may be the value.
    fn or_else(self, other: KnownBits) -> KnownBits {
        KnownBits {
            zeros: self.zeros & other.zeros,
            ones: self.ones & other.ones,
            width: self.width,
        }
    }

    fn not(self) -> KnownBits {
        KnownBits { zeros: self.ones, ones: self.zeros, width: self.width }
    }

    fn sum(self, other: KnownBits, carry: u64) -> KnownBits {
        let mask = mask(self.width);
        let most = self.max().wrapping_add(other.max()).wrapping_add(carry);
        let least = self.ones.wrapping_add(other.ones).wrapping_add(carry);
        let carry_zeros = !(most ^ self.zeros ^ other.zeros);
        let carry_ones = least ^ self.ones ^ other.ones;
        let known = (self.zeros | self.ones)
            & (other.zeros | other.ones)
            & (carry_zeros | carry_ones)
            & mask;
        KnownBits { zeros: !most & known, ones: least & known, width: self.width }
    }

    fn product(self, other: KnownBits) -> KnownBits {
        let width = self.width;
        let most = u128::from(self.max()) * u128::from(other.max());
        let high = match u64::try_from(most) {
            Ok(most) if most <= mask(width) => KnownBits::at_most(most, width),
            _ => KnownBits::unknown(width),
        };
        let trailing = self.zeros.trailing_ones() + other.zeros.trailing_ones();
        let low = if trailing >= 64 { u64::MAX } else { (1 << trailing) - 1 };
        KnownBits { zeros: high.zeros | low & mask(width), ..high }
    }

    fn shifted(self, opcode: Opcode, amount: u64) -> KnownBits {
        let (width, all) = (self.width, mask(self.width));
        // 64 bits are shifted in two steps, so that the host shifts by less than its width.
        let amount = amount.min(u64::from(width)) as u32;
        let step = |bits: u64, n: u32| match opcode {
            Opcode::Shl => bits << n,
            Opcode::Lshr => bits >> n,
            _ => (self.signed(bits) >> n) as u64 & all,
        };
        let twice = |bits: u64| step(step(bits, amount / 2) & all, amount - amount / 2) & all;
        let (mut zeros, ones) = (twice(self.zeros), twice(self.ones));
        match opcode {
            Opcode::Shl => zeros |= mask(amount),
            Opcode::Lshr => zeros |= all & !mask(width - amount),
            _ => {}
        }
        KnownBits { zeros, ones, width }
    }
}

fn mask(width: u32) -> u64 {
    if width == 0 { 0 } else { u64::MAX >> (64 - width) }
}

/// The width of a type that bits can be known of.
fn width_of(ty: Type) -> Option<u32> {
    match ty {
        Type::Scalar(s) if s.is_int() && s.bits() <= 64 => Some(s.bits()),
        _ => None,
    }
}

struct Search<'a> {
    func: &'a Function,
}

impl Search<'_> {
    fn value(&self, value: Value, depth: u32) -> KnownBits {
        let dfg = &self.func.dfg;
        let Some(width) = width_of(dfg.ty(value)) else { return KnownBits::unknown(64) };
        if let Some(bits) = dfg.as_bits(value) {
            return KnownBits::constant(bits as u64, width);
        }
        match dfg.def_inst(value) {
            Some(inst) if depth > 0 && dfg.first_result(inst) == Some(value) => {
                self.result(inst, width, depth - 1)
            }
            _ => KnownBits::unknown(width),
        }
    }

    /// Whether nothing can be known of a value, which is seen without a look at operands.
    fn is_opaque(&self, value: Value, depth: u32) -> bool {
        let dfg = &self.func.dfg;
        if dfg.as_bits(value).is_some() {
            return false;
        }
        !dfg.def_inst(value).is_some_and(|inst| depth > 0 && self.looks_through(inst))
    }

    /// Whether anything is said about the result of an instruction.
    fn looks_through(&self, inst: Inst) -> bool {
        let dfg = &self.func.dfg;
        match dfg.inst(inst).payload {
            Payload::Special(_) => true,
            Payload::Ptx(_) => false,
            _ => has_transfer(dfg.opcode(inst)) || dfg.opcode(inst) == Opcode::InRange,
        }
    }

    /// The first result of an instruction.
    fn result(&self, inst: Inst, width: u32, depth: u32) -> KnownBits {
        let dfg = &self.func.dfg;
        let args = dfg.args(inst);
        let opcode = dfg.opcode(inst);
        if !self.looks_through(inst) {
            return KnownBits::unknown(width);
        }
        if let Payload::Special(reg) = dfg.inst(inst).payload {
            let range = Range::of_special(self.func, reg);
            return match range.number() {
                Some(number) => KnownBits::constant(number, width),
                None => KnownBits::at_most(range.most, width),
            };
        }
        if let (Opcode::InRange, &[x, least, end]) = (opcode, args) {
            let known = self.value(x, depth);
            let [least, end] = [least, end].map(|bound| dfg.as_bits(bound));
            return match (least, end) {
                (Some(least), Some(end)) if least < end => {
                    let most = KnownBits::at_most((end - 1) as u64, width);
                    KnownBits { zeros: known.zeros | most.zeros, ..known }
                }
                _ => known,
            };
        }
        let operands = match opcode {
            Opcode::Select => [args[1], args[2]],
            _ => match *args {
                [x] => [x, x],
                [x, y, ..] => [x, y],
                [] => return KnownBits::unknown(width),
            },
        };
        if operands.iter().any(|&x| width_of(dfg.ty(x)).is_none()) {
            return KnownBits::unknown(width);
        }
        if says_nothing_of_unknown(opcode) && operands.iter().any(|&x| self.is_opaque(x, depth)) {
            return KnownBits::unknown(width);
        }
        let x = self.value(operands[0], depth);
        if says_nothing_of_unknown(opcode) && x.is_unknown() {
            return x;
        }
        let y = if operands[0] == operands[1] { x } else { self.value(operands[1], depth) };
        let mut known = transfer(opcode, x, y, width);
        if let Payload::IntFlags(flags) = dfg.inst(inst).payload {
            known = promised(opcode, flags, x, y, known);
        }
        known
    }
}

/// Whether nothing is known of a result as soon as nothing is known of an operand.
fn says_nothing_of_unknown(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Add | Opcode::Xor | Opcode::Select)
}

/// Whether [`transfer`] says anything about an operation.
fn has_transfer(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        Add | Sub
            | Mul
            | And
            | Or
            | Xor
            | Shl
            | Lshr
            | Ashr
            | Udiv
            | Urem
            | Umin
            | Umax
            | Umulh
            | Umulw
            | Smulw
            | Zext
            | Sext
            | Trunc
            | Popcnt
            | Clz
            | Ctz
            | Select
    )
}

/// What is known of a result of `width` bits whose operands are these; the second operand of one
/// that has only one is the first again.
fn transfer(opcode: Opcode, x: KnownBits, y: KnownBits, width: u32) -> KnownBits {
    use Opcode::*;
    let known = |zeros, ones| KnownBits { zeros, ones, width };
    match opcode {
        Add => x.sum(y, 0),
        Sub => x.sum(y.not(), 1),
        Mul => x.product(y),
        And => known(x.zeros | y.zeros, x.ones & y.ones),
        Or => known(x.zeros & y.zeros, x.ones | y.ones),
        Xor => known(x.zeros & y.zeros | x.ones & y.ones, x.zeros & y.ones | x.ones & y.zeros),
        Shl | Lshr | Ashr if y.min() == y.max() => x.shifted(opcode, y.min()),
        Lshr => KnownBits::at_most(x.max(), width),
        // By zero it is poison.
        Udiv => KnownBits::at_most(x.max() / y.min().max(1), width),
        Urem => KnownBits::at_most(x.max().min(y.max().saturating_sub(1)), width),
        Umin => KnownBits::at_most(x.max().min(y.max()), width),
        Umax => KnownBits::at_most(x.max().max(y.max()), width),
        Umulh => {
            let most = (u128::from(x.max()) * u128::from(y.max())) >> width;
            KnownBits::at_most(most as u64, width)
        }
        Umulw => {
            let [x, y] = [x, y].map(|x| KnownBits { width, ..extended(x, width) });
            x.product(y)
        }
        Smulw => sign_extended(x, width).product(sign_extended(y, width)),
        Zext => extended(x, width),
        Sext => sign_extended(x, width),
        Trunc => known(x.zeros, x.ones).within(width),
        Popcnt | Clz | Ctz => KnownBits::at_most(x.width.into(), width),
        Select => x.or_else(y),
        _ => KnownBits::unknown(width),
    }
}

/// The integer with zeros above.
fn extended(x: KnownBits, width: u32) -> KnownBits {
    KnownBits { zeros: x.zeros | mask(width) & !mask(x.width), ones: x.ones, width }
}

/// The integer with copies of its sign above.
fn sign_extended(x: KnownBits, width: u32) -> KnownBits {
    KnownBits { zeros: x.signed(x.zeros) as u64, ones: x.signed(x.ones) as u64, width }
        .within(width)
}

/// What promises tell besides: the sign, where that of the operands leaves no other or where it is
/// promised itself, and that a difference is no more than what it was taken from.
fn promised(
    opcode: Opcode,
    flags: IntFlags,
    x: KnownBits,
    y: KnownBits,
    known: KnownBits,
) -> KnownBits {
    let stays = x.is_non_negative()
        && match opcode {
            Opcode::Add | Opcode::Mul => y.is_non_negative(),
            Opcode::Shl => true,
            Opcode::Trunc => true,
            _ => false,
        };
    let mut zeros = known.zeros;
    if flags.nsw && stays {
        zeros |= known.sign_bit();
    }
    if flags.nneg && opcode == Opcode::Zext {
        zeros |= x.sign_bit();
    }
    if flags.nuw && opcode == Opcode::Sub {
        zeros |= KnownBits::at_most(x.max(), known.width).zeros;
    }
    KnownBits { zeros, ..known }
}

impl KnownBits {
    fn within(self, width: u32) -> KnownBits {
        KnownBits { zeros: self.zeros & mask(width), ones: self.ones & mask(width), width }
    }
}

#[cfg(test)]
mod tests;
