//! Where variables of the source are, from places in the code on.
//!
//! A variable may have a value that the program computes, or one that nothing computes any more but
//! that is a sum of others; or it may be in memory, at an address that is such a sum.

use crate::dfg::{ConstData, Dfg};
use crate::entity::{DebugVar, Value};

/// The most terms that a sum has.
pub const MAX_TERMS: usize = 16;

/// From here on, a variable is somewhere: it has a value of the program, whatever holds that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebugValue {
    /// The variable.
    pub var: DebugVar,
    /// Where it is.
    pub location: DebugLocation,
}

/// Where a variable is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DebugLocation {
    /// That is not known.
    Unknown,
    /// It is a value.
    Value(Value),
    /// It is a sum, of which as many bits count as it has.
    Sum(Box<DebugSum>),
    /// It is in memory, at an address that is generic or global.
    Memory(Box<DebugSum>),
}

/// A sum of values and a constant. Nothing in the program computes it: a debugger does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DebugSum {
    /// The values.
    pub terms: Vec<DebugTerm>,
    /// What is added to them.
    pub constant: i64,
}

/// A value in a sum.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DebugTerm {
    /// An integer of 8 to 64 bits, or a pointer.
    pub value: Value,
    /// How it is extended to the size of the sum, if it is narrower.
    pub extend: Option<Extend>,
    /// What it is multiplied by after that.
    pub factor: i64,
}

/// How the bits above a value in a sum are filled.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Extend {
    /// With its sign.
    Signed,
    /// With zeros.
    Unsigned,
}

impl Extend {
    /// The word of the text form.
    pub fn word(self) -> &'static str {
        match self {
            Extend::Signed => "sext",
            Extend::Unsigned => "zext",
        }
    }

    /// A number of `bits`, 1 to 64, as one of 64.
    pub fn apply(self, number: u64, bits: u32) -> i64 {
        let shift = 64 - bits.clamp(1, 64);
        match self {
            Extend::Signed => (number as i64) << shift >> shift,
            Extend::Unsigned => (number << shift >> shift) as i64,
        }
    }
}

impl DebugValue {
    /// A variable has a value from here on, or none that is known.
    pub fn new(var: DebugVar, value: Option<Value>) -> DebugValue {
        DebugValue { var, location: value.map_or(DebugLocation::Unknown, DebugLocation::Value) }
    }
}

impl DebugLocation {
    /// The sum that it is, or that it is at.
    pub fn sum(&self) -> Option<&DebugSum> {
        match self {
            DebugLocation::Unknown | DebugLocation::Value(_) => None,
            DebugLocation::Sum(sum) | DebugLocation::Memory(sum) => Some(sum),
        }
    }

    /// The values that it is made of.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        let value = match self {
            DebugLocation::Value(value) => Some(*value),
            _ => None,
        };
        let terms = self.sum().map_or(&[][..], |sum| &sum.terms);
        value.into_iter().chain(terms.iter().map(|term| term.value))
    }

    /// Replaces values; where there is nothing for one, it is not known any more.
    pub fn map_values(&mut self, mut f: impl FnMut(Value) -> Option<Value>) {
        let is_known = match self {
            DebugLocation::Unknown => return,
            DebugLocation::Value(value) => f(*value).map(|new| *value = new).is_some(),
            DebugLocation::Sum(sum) | DebugLocation::Memory(sum) => {
                let mut terms = sum.terms.iter_mut();
                terms.all(|term| f(term.value).map(|new| term.value = new).is_some())
            }
        };
        if !is_known {
            *self = DebugLocation::Unknown;
        }
    }

    /// The same with constants among the terms added up.
    pub fn folded(&self, dfg: &Dfg) -> DebugLocation {
        match self {
            DebugLocation::Unknown | DebugLocation::Value(_) => self.clone(),
            DebugLocation::Sum(sum) => {
                sum.folded(dfg).map_or(DebugLocation::Unknown, |sum| DebugLocation::Sum(sum.into()))
            }
            DebugLocation::Memory(sum) => sum
                .folded(dfg)
                .map_or(DebugLocation::Unknown, |sum| DebugLocation::Memory(sum.into())),
        }
    }
}

impl DebugSum {
    /// A value and a constant.
    pub fn of(value: Value, constant: i64) -> DebugSum {
        DebugSum { terms: vec![DebugTerm { value, extend: None, factor: 1 }], constant }
    }

    /// The same with constants among the terms added up; nothing where one is poison.
    fn folded(&self, dfg: &Dfg) -> Option<DebugSum> {
        let mut folded = DebugSum { terms: Vec::new(), constant: self.constant };
        for &term in self.terms.iter().filter(|term| term.factor != 0) {
            match dfg.as_const(term.value) {
                None => folded.terms.push(term),
                Some(ConstData::Poison) => return None,
                Some(ConstData::Bits(bits)) => {
                    let width = dfg.ty(term.value).bits();
                    let number =
                        term.extend.map_or(bits as i64, |extend| extend.apply(bits as u64, width));
                    let product = number.wrapping_mul(term.factor);
                    folded.constant = folded.constant.wrapping_add(product);
                }
            }
        }
        Some(folded)
    }
}
