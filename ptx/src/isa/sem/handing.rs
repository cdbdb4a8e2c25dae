//! How operands are handed to a meaning, and results taken from it; the same for every machine.

use super::{sign_extend, truncate};

/// What a machine does with an operand before and after it runs the meaning of its row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handing {
    /// The width of its type: what is read is cut to it.
    pub bits: u32,
    /// Whether a result is extended to the width of its register by its sign.
    pub signed: bool,
    /// Whether it is a list of values. A list elsewhere is the parts of one value.
    pub is_list: bool,
    /// Whether it is a predicate: a number holds as one unless it is 0.
    pub(crate) is_predicate: bool,
}

impl Handing {
    /// A number as the meaning sees it.
    pub fn number(&self, value: u128) -> u128 {
        if self.is_predicate { u128::from(value != 0) } else { truncate(value, self.bits) }
    }

    /// A result of this width as a register of N bits holds it.
    pub fn result(signed: bool, value: u128, bits: u32, register: u32) -> u128 {
        let value = if signed { sign_extend(value, bits) as u128 } else { truncate(value, bits) };
        truncate(value, register)
    }
}
