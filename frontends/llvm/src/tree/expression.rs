//! Expressions of debug information: what is computed from operands, as far as it is a sum.
//!
//! Reference: "DIExpression" in the language reference of LLVM, and `DwarfExpression.cpp`.

use irc_ir::debug::{Extend, MAX_TERMS};

/// What an expression computes from its operands, as far as it can be told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Computed {
    /// The operand itself.
    #[default]
    Operand,
    /// A sum; whether it is said to be a value.
    Sum(Box<Linear>, bool),
    /// What is in memory at a sum.
    Memory(Box<Linear>),
    /// The operand, as an address in the space of a class.
    Class,
    /// Something else.
    Other,
}

/// A sum of operands and a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Linear {
    /// The operands.
    pub terms: Vec<Term>,
    /// What is added to them.
    pub constant: i64,
    /// How many of the lowest bits count.
    pub bits: u32,
}

/// An operand in a sum.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its number.
    pub operand: u32,
    /// How it is extended to 64 bits, and from how many.
    pub extend: Option<(Extend, u32)>,
    /// What it is multiplied by after that.
    pub factor: i64,
}

/// An expression of debug information.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expression {
    /// What it computes.
    pub computed: Computed,
    /// The part of the variable that it is about: where it begins and its size, in bits. Without
    /// one it is the variable.
    pub part: Option<(u64, u64)>,
}

/// The operations and encodings that are looked at, by their numbers.
const WORDS: [(&str, u64); 16] = [
    ("DW_OP_LLVM_arg", ARG),
    ("DW_OP_LLVM_convert", CONVERT),
    ("DW_OP_LLVM_fragment", FRAGMENT),
    ("DW_OP_constu", CONSTU),
    ("DW_OP_consts", CONSTS),
    ("DW_OP_deref", DEREF),
    ("DW_OP_minus", MINUS),
    ("DW_OP_mul", MUL),
    ("DW_OP_plus", PLUS),
    ("DW_OP_plus_uconst", PLUS_UCONST),
    ("DW_OP_shl", SHL),
    ("DW_OP_stack_value", STACK_VALUE),
    ("DW_OP_swap", SWAP),
    ("DW_OP_xderef", XDEREF),
    ("DW_ATE_signed", SIGNED),
    ("DW_ATE_unsigned", UNSIGNED),
];
const SIGNED: u64 = 0x05;
const UNSIGNED: u64 = 0x07;
const DEREF: u64 = 0x06;
const CONSTU: u64 = 0x10;
const CONSTS: u64 = 0x11;
const SWAP: u64 = 0x16;
const XDEREF: u64 = 0x18;
const MINUS: u64 = 0x1c;
const MUL: u64 = 0x1e;
const PLUS: u64 = 0x22;
const PLUS_UCONST: u64 = 0x23;
const SHL: u64 = 0x24;
const LIT0: u64 = 0x30;
const LIT31: u64 = 0x4f;
const STACK_VALUE: u64 = 0x9f;
const FRAGMENT: u64 = 0x1000;
const CONVERT: u64 = 0x1001;
const ARG: u64 = 0x1005;

impl Expression {
    /// One that is not told.
    pub const UNKNOWN: Expression = Expression { computed: Computed::Other, part: None };

    /// Of operations and their operands.
    pub fn of(operations: &[u64]) -> Expression {
        let (rest, part) = match operations {
            [rest @ .., FRAGMENT, offset, size] => (rest, Some((*offset, *size))),
            _ => (operations, None),
        };
        let sum = |operations| Linear::of(operations).map(Box::new);
        let computed = match rest {
            // The operand is the first of a list of operands, or all of it.
            [] | [STACK_VALUE] | [ARG, 0] | [ARG, 0, STACK_VALUE] => Some(Computed::Operand),
            [CONSTU, _, SWAP, XDEREF] => Some(Computed::Class),
            [rest @ .., STACK_VALUE] => sum(rest).map(|sum| Computed::Sum(sum, true)),
            [rest @ .., DEREF] => sum(rest).map(Computed::Memory),
            rest => sum(rest).map(|sum| Computed::Sum(sum, false)),
        };
        Expression { computed: computed.unwrap_or(Computed::Other), part }
    }

    /// The number of an operation or an encoding by its name; one that is nowhere for those that
    /// are not known.
    pub fn operation(name: &str) -> u64 {
        let literal = name.strip_prefix("DW_OP_lit").and_then(|number| number.parse().ok());
        let literal = literal.filter(|&number: &u64| number <= LIT31 - LIT0);
        let known = WORDS.iter().find(|(known, _)| *known == name).map(|&(_, number)| number);
        literal.map(|number| LIT0 + number).or(known).unwrap_or(u64::MAX)
    }
}

impl Linear {
    fn constant(constant: i64) -> Linear {
        Linear { terms: Vec::new(), constant, bits: 64 }
    }

    /// An operand by its number.
    pub fn operand(operand: u32) -> Linear {
        Linear { terms: vec![Term { operand, extend: None, factor: 1 }], constant: 0, bits: 64 }
    }

    /// What operations compute, if it is a sum. Without a list there is one operand.
    fn of(operations: &[u64]) -> Option<Linear> {
        let mut stack = match operations.first() {
            Some(&ARG) => Vec::new(),
            _ => vec![Linear::operand(0)],
        };
        let mut rest = operations;
        while let [operation, tail @ ..] = rest {
            rest = match (*operation, tail) {
                (ARG, [number, tail @ ..]) => {
                    stack.push(Linear::operand(u32::try_from(*number).ok()?));
                    tail
                }
                (CONSTU | CONSTS, [number, tail @ ..]) => {
                    stack.push(Linear::constant(*number as i64));
                    tail
                }
                (PLUS_UCONST, [number, tail @ ..]) => {
                    let last = stack.last_mut()?;
                    last.constant = last.constant.wrapping_add(*number as i64);
                    tail
                }
                (CONVERT, [from, _, CONVERT, to, encoding, tail @ ..]) => {
                    stack.last_mut()?.convert(*from, *to, *encoding)?;
                    tail
                }
                (literal @ LIT0..=LIT31, tail) => {
                    stack.push(Linear::constant((literal - LIT0) as i64));
                    tail
                }
                (operation, tail) => {
                    let (second, first) = (stack.pop()?, stack.pop()?);
                    stack.push(first.binary(operation, &second)?);
                    tail
                }
            };
        }
        match stack.len() {
            1 => stack.pop(),
            _ => None,
        }
    }

    fn binary(self, operation: u64, other: &Linear) -> Option<Linear> {
        match operation {
            PLUS => self.plus(other, 1),
            MINUS => self.plus(other, -1),
            MUL if other.terms.is_empty() => Some(self.times(other.constant)),
            MUL if self.terms.is_empty() => Some(other.clone().times(self.constant)),
            SHL if other.terms.is_empty() && (0..64).contains(&other.constant) => {
                Some(self.times(1 << other.constant))
            }
            _ => None,
        }
    }

    fn times(mut self, factor: i64) -> Linear {
        self.constant = self.constant.wrapping_mul(factor);
        self.terms.iter_mut().for_each(|term| term.factor = term.factor.wrapping_mul(factor));
        self
    }

    fn plus(mut self, other: &Linear, factor: i64) -> Option<Linear> {
        let other = other.clone().times(factor);
        self.constant = self.constant.wrapping_add(other.constant);
        self.bits = self.bits.min(other.bits);
        self.terms.extend(other.terms);
        (self.terms.len() <= MAX_TERMS).then_some(self)
    }

    /// The lowest bits as a number of more, or fewer.
    fn convert(&mut self, from: u64, to: u64, encoding: u64) -> Option<()> {
        let (from, to) = (u32::try_from(from).ok()?, u32::try_from(to).ok()?);
        if [from, to].iter().any(|bits| !(1..=64).contains(bits)) {
            return None;
        }
        if to <= from {
            self.bits = self.bits.min(to);
            return Some(());
        }
        let extend = match encoding {
            SIGNED => Extend::Signed,
            UNSIGNED => Extend::Unsigned,
            _ => return None,
        };
        match &mut self.terms[..] {
            [term] if (term.extend, term.factor, self.constant) == (None, 1, 0) => {
                term.extend = Some((extend, from.min(self.bits)));
                self.bits = to;
                Some(())
            }
            // The bits that a sum of others does not have are not known.
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(operand: u32, factor: i64) -> Term {
        Term { operand, extend: None, factor }
    }

    #[track_caller]
    fn check(operations: &[u64], expected: Option<(&[Term], i64, u32)>) {
        let expected = expected.map(|(terms, constant, bits)| {
            let terms = terms.to_vec();
            Computed::Sum(Box::new(Linear { terms, constant, bits }), true)
        });
        let operations = [operations, &[STACK_VALUE]].concat();
        let computed = Expression::of(&operations).computed;
        assert_eq!(computed, expected.unwrap_or(Computed::Other));
    }

    #[test]
    fn sums_are_found() {
        let minus = (-5i64) as u64;
        check(&[PLUS_UCONST, 8], Some((&[plain(0, 1)], 8, 64)));
        check(&[CONSTU, 8, MINUS], Some((&[plain(0, 1)], -8, 64)));
        check(&[CONSTS, minus, PLUS], Some((&[plain(0, 1)], -5, 64)));
        check(&[LIT0 + 2, SHL, PLUS_UCONST, 3], Some((&[plain(0, 4)], 3, 64)));
        let both = [plain(0, 1), plain(1, -4)];
        check(&[ARG, 0, ARG, 1, CONSTU, 4, MUL, MINUS], Some((&both, 0, 64)));
        let signed = Term { extend: Some((Extend::Signed, 32)), ..plain(1, 4) };
        let index = [CONVERT, 32, SIGNED, CONVERT, 64, SIGNED];
        let indexed = [&[ARG, 0, ARG, 1][..], &index, &[CONSTU, 4, MUL, PLUS]].concat();
        check(&indexed, Some((&[plain(0, 1), signed], 0, 64)));
        let narrow = [CONVERT, 64, UNSIGNED, CONVERT, 32, UNSIGNED];
        check(&narrow, Some((&[plain(0, 1)], 0, 32)));
        // A byte of it as a number of 32 bits.
        let low = [&narrow[..], &[CONVERT, 8, UNSIGNED, CONVERT, 32, UNSIGNED]].concat();
        let byte = Term { extend: Some((Extend::Unsigned, 8)), ..plain(0, 1) };
        check(&low, Some((&[byte], 0, 32)));
    }

    #[test]
    fn what_is_no_sum_is_not_told() {
        check(&[MUL], None);
        check(&[ARG, 0, ARG, 1], None);
        check(&[ARG, 0, ARG, 1, MUL], None);
        check(&[CONSTU], None);
        check(&[CONSTU, 64, SHL], None);
        check(&[DEREF, PLUS_UCONST, 8], None);
        check(&[PLUS_UCONST, 1, CONVERT, 32, SIGNED, CONVERT, 64, SIGNED], None);
        check(&[CONVERT, 32, SIGNED], None);
        check(&[CONVERT, 32, 4, CONVERT, 64, 4], None);
        check(&[CONVERT, 32, SIGNED, CONVERT, 0, SIGNED], None);
        let none = [CONVERT, 32, SIGNED, CONVERT, 0, SIGNED, CONVERT, 32, SIGNED];
        check(&[&none[..], &[CONVERT, 64, SIGNED]].concat(), None);
        let many: Vec<u64> = (0..40).flat_map(|n| [ARG, n]).chain([PLUS; 39]).collect();
        check(&many, None);
    }

    #[test]
    fn memory_is_at_a_sum() {
        let sum = Linear { terms: vec![plain(0, 1)], constant: 8, bits: 64 };
        let computed = Expression::of(&[PLUS_UCONST, 8, DEREF]).computed;
        assert_eq!(computed, Computed::Memory(Box::new(sum)));
        assert_eq!(Expression::of(&[DEREF, DEREF]).computed, Computed::Other);
        assert_eq!(Expression::of(&[DEREF, STACK_VALUE]).computed, Computed::Other);
    }
}
