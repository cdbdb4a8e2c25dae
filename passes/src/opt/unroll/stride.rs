//! Loops that count by a value that they do not change.

use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::Value;
use irc_ir::op::IntCond;
use irc_ir::types::{I32, I64};

/// Steps of 64 bits below this can be multiplied by the rounds of a group.
const MAX_STEP: u128 = 1 << 56;

/// How such a loop counts: it goes on while a number is below a bound, signed or not.
pub(super) struct Stride {
    pub cond: IntCond,
    pub bound: Value,
    pub step: Value,
}

impl Stride {
    /// The margin of groups of `rounds` and one, for a number from `first` on, and whether `first`
    /// is below it.
    ///
    /// Where it is, the step is not negative and `bound - rounds * step` is what it would be if the
    /// type had no end. So from a number below the margin on, the counter is below the bound in all
    /// rounds of a group, wherever it has come from.
    pub(super) fn margin(&self, cur: &mut Cursor<'_>, first: Value, rounds: u32) -> (Value, Value) {
        match cur.value_type(first) {
            I32 => self.margin_of_words(cur, first, rounds),
            _ => self.margin_of_doubles(cur, first, rounds),
        }
    }

    fn is_signed(&self) -> bool {
        self.cond == IntCond::Slt
    }

    /// In 64 bits nothing wraps. What is above `first` fits 32 again.
    fn margin_of_words(&self, cur: &mut Cursor<'_>, first: Value, rounds: u32) -> (Value, Value) {
        let wide = |value| match self.is_signed() {
            true => cur.sext(I64, value),
            false => cur.zext(I64, value),
        };
        let [first, bound, step] = [first, self.bound, self.step].map(wide);
        let rounds = cur.constant(I64, rounds.into());
        let way = cur.mul(step, rounds);
        let margin = cur.sub(bound, way);
        let is_below = cur.icmp(IntCond::Slt, first, margin);
        let is_many = match self.is_signed() {
            true => {
                let zero = cur.constant(I64, 0);
                let is_upward = cur.icmp(IntCond::Sge, step, zero);
                cur.and(is_below, is_upward)
            }
            false => is_below,
        };
        (cur.trunc(I32, margin), is_many)
    }

    /// The step is small enough for the product, and the bound large enough for the difference.
    fn margin_of_doubles(&self, cur: &mut Cursor<'_>, first: Value, rounds: u32) -> (Value, Value) {
        let most = cur.constant(I64, MAX_STEP);
        let is_small = cur.icmp(IntCond::Ult, self.step, most);
        let rounds = cur.constant(I64, rounds.into());
        let way = cur.mul(self.step, rounds);
        let margin = cur.sub(self.bound, way);
        let is_below = cur.icmp(self.cond, first, margin);
        let least = if self.is_signed() { cur.constant(I64, 0) } else { way };
        let at_least = if self.is_signed() { IntCond::Sge } else { IntCond::Uge };
        let is_far = cur.icmp(at_least, self.bound, least);
        let is_many = cur.and(is_small, is_far);
        (margin, cur.and(is_many, is_below))
    }
}
