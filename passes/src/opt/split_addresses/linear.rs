//! Indices as sums of products with constants, modulo 2^64.

use crate::analysis::KnownBits;
use cranelift_entity::SecondaryMap;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode};
use irc_ir::types::{I64, Type};
use smallvec::{SmallVec, smallvec};

/// How many operations one after the other are looked through.
const MAX_DEPTH: u32 = 8;
/// How many terms a sum may have; a longer one is left as it is.
const MAX_TERMS: usize = 8;

/// How a value of at most 32 bits becomes one of 64.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::opt) enum Extension {
    /// It has 64 bits.
    None,
    Sign,
    Zero,
}

/// A value, extended, times a constant.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::opt) struct Term {
    pub value: Value,
    pub extension: Extension,
    pub factor: i64,
}

impl Term {
    /// Whether both are multiples of the same number.
    pub fn is_alike(self, other: Term) -> bool {
        (self.value, self.extension) == (other.value, other.extension)
    }

    /// Whether nothing has to be extended first: the factor fits a product in twice the width.
    pub fn is_short(self) -> bool {
        match self.extension {
            Extension::None => true,
            Extension::Sign => i32::try_from(self.factor).is_ok(),
            Extension::Zero => u32::try_from(self.factor).is_ok(),
        }
    }
}

/// A sum of terms, in the order of their values, and a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::opt) struct Linear {
    pub terms: SmallVec<[Term; 4]>,
    pub constant: i64,
}

/// One operation of an index, seen through its extension.
enum Decomposed {
    /// Nothing is known to come apart.
    Leaf,
    Constant(i64),
    /// Another term with the same value.
    Same(Term),
    /// The sum of both.
    Sum(Term, Term),
}

/// What a factor and constants that are outermost are taken from.
pub(super) fn outer(func: &Function, index: Value, scale: u32) -> Linear {
    let mut term = first(func, index, scale);
    let mut constant = 0i64;
    // What there was before a product of 64 bits: of no use unless there is an extension under it.
    let mut before_product = None;
    for _ in 0..MAX_DEPTH {
        match step(func, term) {
            Decomposed::Constant(value) => {
                return Linear { terms: smallvec![], constant: constant.wrapping_add(value) };
            }
            Decomposed::Same(inner) => {
                if is_product(func, term) && before_product.is_none() {
                    before_product = Some((term, constant));
                }
                term = inner;
            }
            Decomposed::Sum(x, y) => match (constant_of(func, x), constant_of(func, y)) {
                (_, Some(value)) => (term, constant) = (x, constant.wrapping_add(value)),
                (Some(value), _) => (term, constant) = (y, constant.wrapping_add(value)),
                _ => break,
            },
            Decomposed::Leaf => break,
        }
    }
    if let (Extension::None, Some(before)) = (term.extension, before_product) {
        (term, constant) = before;
    }
    Linear { terms: smallvec![term], constant }
}

/// An index as one term with the constant that is outermost left in it, if other users need what
/// that constant is added to anyway.
pub(super) fn kept(
    func: &Function,
    uses: &SecondaryMap<Value, u8>,
    index: Value,
    scale: u32,
) -> Option<Linear> {
    let mut term = first(func, index, scale);
    let mut is_shared = false;
    for _ in 0..MAX_DEPTH {
        is_shared |= uses[term.value] > 1;
        match step(func, term) {
            Decomposed::Same(inner) => term = inner,
            Decomposed::Sum(..) if is_shared => {
                return Some(Linear { terms: smallvec![term], constant: 0 });
            }
            _ => return None,
        }
    }
    None
}

/// Whether what is left of an index is a sum of several terms.
pub(super) fn is_sum(func: &Function, term: Term) -> bool {
    matches!(step(func, term), Decomposed::Sum(..))
}

/// All of an index that comes apart.
pub(in crate::opt) fn full(func: &Function, index: Value, scale: u32) -> Linear {
    sum_of(func, first(func, index, scale))
}

/// All of a term that comes apart.
pub(in crate::opt) fn sum_of(func: &Function, term: Term) -> Linear {
    let mut sum = Linear { terms: smallvec![], constant: 0 };
    let mut work: SmallVec<[(Term, u32); 8]> = smallvec![(term, 0)];
    while let Some((term, depth)) = work.pop() {
        let room = sum.terms.len() + work.len() + 1 < MAX_TERMS;
        match step(func, term) {
            Decomposed::Constant(value) => sum.constant = sum.constant.wrapping_add(value),
            Decomposed::Same(inner) if depth < MAX_DEPTH => work.push((inner, depth + 1)),
            Decomposed::Sum(x, y) if depth < MAX_DEPTH && room => {
                work.extend([(x, depth + 1), (y, depth + 1)]);
            }
            _ => sum.terms.push(term),
        }
    }
    sum.terms.sort_unstable();
    // Equal values are one term.
    let mut terms: SmallVec<[Term; 4]> = SmallVec::new();
    for term in sum.terms {
        match terms.last_mut() {
            Some(last) if last.is_alike(term) => {
                last.factor = last.factor.wrapping_add(term.factor);
            }
            _ => terms.push(term),
        }
    }
    terms.retain(|term| term.factor != 0);
    Linear { terms, constant: sum.constant }
}

fn first(func: &Function, index: Value, scale: u32) -> Term {
    let extension = match func.dfg.ty(index) {
        I64 => Extension::None,
        _ => Extension::Sign,
    };
    Term { value: index, extension, factor: i64::from(scale) }
}

/// Whether a term is a product of 64 bits.
fn is_product(func: &Function, term: Term) -> bool {
    let opcode = func.dfg.def_inst(term.value).map(|inst| func.dfg.opcode(inst));
    term.extension == Extension::None && opcode == Some(Opcode::Mul)
}

/// The value of a term that is constant.
pub(in crate::opt) fn constant_of(func: &Function, term: Term) -> Option<i64> {
    let value = match term.extension {
        Extension::Zero => func.dfg.as_bits(term.value)? as i64,
        _ => func.dfg.as_signed(term.value)? as i64,
    };
    Some(value.wrapping_mul(term.factor))
}

fn step(func: &Function, term: Term) -> Decomposed {
    if let Some(value) = constant_of(func, term) {
        return Decomposed::Constant(value);
    }
    let dfg = &func.dfg;
    let Some(inst) = dfg.def_inst(term.value) else { return Decomposed::Leaf };
    let with = |value, factor| Term { value, factor, ..term };
    match (dfg.opcode(inst), dfg.args(inst)) {
        (Opcode::Sext | Opcode::Zext, &[x]) => extended(func, term, inst, x),
        (opcode @ (Opcode::Add | Opcode::Sub | Opcode::Or), &[x, y]) => {
            if !is_exact(func, inst, term.extension, [x, y]) {
                return Decomposed::Leaf;
            }
            let second =
                if opcode == Opcode::Sub { term.factor.wrapping_neg() } else { term.factor };
            Decomposed::Sum(with(x, term.factor), with(y, second))
        }
        (opcode @ (Opcode::Smulw | Opcode::Umulw), &[x, y]) => {
            let inner = if opcode == Opcode::Smulw { Extension::Sign } else { Extension::Zero };
            match constant_of(func, Term { value: y, extension: inner, factor: term.factor }) {
                Some(factor) if term.extension == Extension::None => {
                    Decomposed::Same(Term { value: x, extension: inner, factor })
                }
                _ => Decomposed::Leaf,
            }
        }
        (opcode @ (Opcode::Mul | Opcode::Shl), &[x, y]) => {
            let by = match opcode {
                Opcode::Shl => dfg.as_bits(y).filter(|&by| by < 32).map(|by| 1i64 << by),
                _ => constant_of(func, Term { value: y, factor: 1, ..term }),
            };
            match by {
                Some(by) if is_exact(func, inst, term.extension, [x, y]) => {
                    Decomposed::Same(with(x, term.factor.wrapping_mul(by)))
                }
                _ => Decomposed::Leaf,
            }
        }
        _ => Decomposed::Leaf,
    }
}

/// An extension under an extension or under none.
fn extended(func: &Function, term: Term, inst: Inst, x: Value) -> Decomposed {
    let is_narrow = matches!(func.dfg.ty(x), Type::Scalar(s) if (8..=32).contains(&s.bits()));
    let inner =
        if func.dfg.opcode(inst) == Opcode::Sext { Extension::Sign } else { Extension::Zero };
    let extension = match (term.extension, inner) {
        // The sign of what has zeros above is 0.
        (Extension::None, inner) | (Extension::Sign, inner) => inner,
        (Extension::Zero, Extension::Zero) => Extension::Zero,
        (Extension::Zero, _) => return Decomposed::Leaf,
    };
    if !is_narrow {
        return Decomposed::Leaf;
    }
    // What is not negative is extended as signed, so that equal values have equal extensions, and
    // sums under it need not wrap as signed only.
    let promised = flags_of(func, inst).nneg;
    let extension = match extension {
        Extension::Zero if promised || KnownBits::of(func, x).is_non_negative() => {
            extension_of_non_negative(func, x)
        }
        extension => extension,
    };
    Decomposed::Same(Term { value: x, extension, ..term })
}

/// The extension of a number that is not negative under which it comes apart.
fn extension_of_non_negative(func: &Function, x: Value) -> Extension {
    let flags = func.dfg.def_inst(x).map_or(IntFlags::NONE, |inst| flags_of(func, inst));
    if flags.nuw && !flags.nsw { Extension::Zero } else { Extension::Sign }
}

fn flags_of(func: &Function, inst: Inst) -> IntFlags {
    func.dfg.inst(inst).payload.promises()
}

/// Whether an operation gives in its width, extended, what it gives on extended operands in 64
/// bits.
fn is_exact(func: &Function, inst: Inst, extension: Extension, args: [Value; 2]) -> bool {
    let known = || args.map(|arg| KnownBits::of(func, arg));
    let flags = flags_of(func, inst);
    let opcode = func.dfg.opcode(inst);
    match (opcode, extension) {
        (Opcode::Or, _) if flags.disjoint => true,
        (Opcode::Or, _) => {
            let [x, y] = known();
            x.is_disjoint(y)
        }
        (_, Extension::None) => true,
        (_, Extension::Sign) if flags.nsw => true,
        (_, Extension::Zero) if flags.nuw => true,
        (Opcode::Add, Extension::Sign) => {
            let [x, y] = known();
            x.adds_signed(y)
        }
        (Opcode::Add, Extension::Zero) => {
            let [x, y] = known();
            x.adds_unsigned(y)
        }
        (Opcode::Mul | Opcode::Shl, _) => scales(func, inst, extension, args),
        _ => false,
    }
}

/// Whether a product of two numbers gives in its width, extended, that of the extended numbers.
pub(in crate::opt) fn is_exact_product(func: &Function, inst: Inst, extension: Extension) -> bool {
    let is_exact = match extension {
        Extension::None => true,
        Extension::Sign => flags_of(func, inst).nsw,
        Extension::Zero => flags_of(func, inst).nuw,
    };
    func.dfg.opcode(inst) == Opcode::Mul && is_exact
}

/// Whether a product or left shift by a constant is known not to wrap.
fn scales(func: &Function, inst: Inst, extension: Extension, args: [Value; 2]) -> bool {
    let known = KnownBits::of(func, args[0]);
    let Some(c) = func.dfg.as_bits(args[1]) else { return false };
    let factor = match func.dfg.opcode(inst) {
        Opcode::Shl if c >= u128::from(known.width) => return false,
        Opcode::Shl => 1u128 << c,
        _ => c,
    };
    let width = if extension == Extension::Sign { known.width - 1 } else { known.width };
    let is_small = extension == Extension::Zero || known.is_non_negative() && factor >> width == 0;
    is_small && (u128::from(known.max()) * factor) >> width == 0
}
