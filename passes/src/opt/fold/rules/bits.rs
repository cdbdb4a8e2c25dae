//! Counts of bits that are written out.

use super::{Applied, Term, unary};
use crate::rules::Rule;
use irc_ir::entity::Value;
use irc_ir::op::Opcode;
use irc_ir::types::{Scalar, Type};

/// The top byte of a product that adds all bytes of the counts of a number's bytes, which are sums
/// of counts of four, two and one bits next to each other (Warren, *Hacker's Delight*, 5-1).
pub(super) fn count(term: &Term<'_>) -> Applied {
    let Type::Scalar(scalar @ (Scalar::I16 | Scalar::I32 | Scalar::I64)) = term.ty() else {
        return None;
    };
    let counting = Counting { term, bits: scalar.bits() };
    if term.bits(1) != Some(u128::from(counting.bits - 8)) {
        return None;
    }
    let product = term.def(term.args[0], Opcode::Mul)?;
    if product.bits(1) != Some(counting.each(0x01)) {
        return None;
    }
    let bytes = product.args[0];
    let fours = counting.of_bytes(bytes).or_else(|| counting.pairs(bytes, 4, 0x0f))?;
    let twos = counting.pairs(fours, 2, 0x33)?;
    let x = counting.of_twos(twos).or_else(|| counting.pairs(twos, 1, 0x55))?;
    unary(Rule::CountBits, Opcode::Popcnt, x)
}

struct Counting<'a> {
    term: &'a Term<'a>,
    bits: u32,
}

impl Counting<'_> {
    /// A byte, repeated.
    fn each(&self, byte: u8) -> u128 {
        (u128::from(byte) * (u128::MAX / 0xff)) & (u128::MAX >> (128 - self.bits))
    }

    /// What a byte, repeated, masks.
    fn masked(&self, value: Value, byte: u8) -> Option<Value> {
        let and = self.term.def(value, Opcode::And)?;
        (and.bits(1) == Some(self.each(byte))).then_some(and.args[0])
    }

    fn shifted(&self, value: Value, by: u128) -> Option<Value> {
        let shift = self.term.def(value, Opcode::Lshr)?;
        (shift.bits(1) == Some(by)).then_some(shift.args[0])
    }

    /// `(x & m) + (x >> by & m)`: of which x.
    fn pairs(&self, value: Value, by: u128, byte: u8) -> Option<Value> {
        let sum = self.term.def(value, Opcode::Add)?;
        let &[a, b] = sum.args else { return None };
        [(a, b), (b, a)].into_iter().find_map(|(low, high)| {
            let x = self.masked(low, byte)?;
            let same = self.shifted(self.masked(high, byte)?, by)?;
            (same == x).then_some(x)
        })
    }

    /// `x + (x >> 4) & 0x0f..`: of which x.
    fn of_bytes(&self, value: Value) -> Option<Value> {
        let sum = self.term.def(self.masked(value, 0x0f)?, Opcode::Add)?;
        let &[a, b] = sum.args else { return None };
        [(a, b), (b, a)]
            .into_iter()
            .find_map(|(x, high)| (self.shifted(high, 4)? == x).then_some(x))
    }

    /// `x - (x >> 1 & 0x55..)`: of which x.
    fn of_twos(&self, value: Value) -> Option<Value> {
        let difference = self.term.def(value, Opcode::Sub)?;
        let &[x, high] = difference.args else { return None };
        let same = self.shifted(self.masked(high, 0x55)?, 1)?;
        (same == x).then_some(x)
    }
}
