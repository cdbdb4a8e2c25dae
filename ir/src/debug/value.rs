//! Where variables of the source are, from places in the code on.
//!
//! A variable may have a value that the program computes, or one that nothing computes any more but
//! that is a sum of others; or it may be in memory, at an address that is such a sum.

use crate::dfg::{ConstData, Dfg};
use crate::entity::{DebugVar, Inst, Value};
use crate::op::{Opcode, Payload};
use crate::types::{Space, Type};

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
    /// It is in memory, at an address in the space of the pointer that is in the sum.
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

    /// The same with the sum that a value is in its place, which what has a value becomes.
    pub fn replace(&self, value: Value, by: &DebugSum, dfg: &Dfg) -> DebugLocation {
        match self {
            DebugLocation::Value(known) if *known == value => {
                let ty = dfg.ty(value);
                let is_number = ty.is_ptr() || ty.scalar().is_some_and(|scalar| scalar.is_int());
                let is_told = is_number && !ty.is_vector() && (8..=64).contains(&ty.bits());
                match is_told && by.terms.len() <= MAX_TERMS {
                    true => DebugLocation::Sum(Box::new(by.clone())),
                    false => DebugLocation::Unknown,
                }
            }
            DebugLocation::Unknown | DebugLocation::Value(_) => self.clone(),
            // How many bits count is not known here, and with it whether what is extended is
            // narrower.
            DebugLocation::Sum(_) if by.terms.iter().any(|term| term.extend.is_some()) => {
                DebugLocation::Unknown
            }
            DebugLocation::Sum(sum) => sum
                .replace(value, by)
                .map_or(DebugLocation::Unknown, |sum| DebugLocation::Sum(sum.into())),
            DebugLocation::Memory(sum) => sum
                .replace(value, by)
                .filter(|sum| sum.is_address(dfg))
                .map_or(DebugLocation::Unknown, |sum| DebugLocation::Memory(sum.into())),
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

    /// The sum of its operands that an instruction computes, modulo the bits of its result, if
    /// that is one.
    pub fn computed_by(dfg: &Dfg, inst: Inst) -> Option<DebugSum> {
        let (result, args) = (dfg.first_result(inst)?, dfg.args(inst));
        let is_number = |&value: &Value| {
            let ty = dfg.ty(value);
            !ty.is_vector() && ty.bits() <= 64
        };
        if dfg.ty(result).bits() < 8 || !args.iter().chain([&result]).all(is_number) {
            return None;
        }
        let times = |value, factor| DebugTerm { value, extend: None, factor };
        let sum =
            |terms: &[DebugTerm], constant| Some(DebugSum { terms: terms.to_vec(), constant });
        let extended = |extend, factor| {
            let is_told = dfg.ty(args[0]).bits() >= 8;
            let term = DebugTerm { value: args[0], extend: Some(extend), factor };
            is_told.then(|| DebugSum { terms: vec![term], constant: 0 })
        };
        let number = |value: Value| {
            let bits = dfg.as_bits(value)? as u64;
            Some(Extend::Signed.apply(bits, dfg.ty(value).bits()))
        };
        match (dfg.opcode(inst), &dfg.inst(inst).payload) {
            (Opcode::Add, _) => sum(&[times(args[0], 1), times(args[1], 1)], 0),
            (Opcode::Or, Payload::IntFlags(flags)) if flags.disjoint => {
                sum(&[times(args[0], 1), times(args[1], 1)], 0)
            }
            (Opcode::Sub, _) => sum(&[times(args[0], 1), times(args[1], -1)], 0),
            (Opcode::Mul, _) => sum(&[times(args[0], number(args[1])?)], 0),
            (Opcode::Shl, _) => {
                let width = i64::from(dfg.ty(result).bits());
                let amount = number(args[1]).filter(|by| (0..width).contains(by))?;
                sum(&[times(args[0], 1 << amount)], 0)
            }
            (Opcode::Smulw, _) => extended(Extend::Signed, number(args[1])?),
            (Opcode::Umulw, _) => extended(Extend::Unsigned, dfg.as_bits(args[1])? as i64),
            (Opcode::Sext, _) => extended(Extend::Signed, 1),
            (Opcode::Zext, _) => extended(Extend::Unsigned, 1),
            (Opcode::Trunc, _) => sum(&[times(args[0], 1)], 0),
            (Opcode::Ptrtoint | Opcode::Inttoptr, _) if dfg.ty(result).bits() == 64 => {
                sum(&[times(args[0], 1)], 0)
            }
            (Opcode::Ptradd, &Payload::Scale(scale, offset, _)) => {
                let mut terms = vec![times(args[0], 1)];
                if let Some(&index) = args.get(1) {
                    let extend = (dfg.ty(index).bits() < 64).then_some(Extend::Signed);
                    terms.push(DebugTerm { extend, ..times(index, scale.into()) });
                }
                sum(&terms, offset)
            }
            _ => None,
        }
    }

    /// Replaces a value by the sum that it is; nothing where that cannot be said.
    pub fn replace(&self, value: Value, by: &DebugSum) -> Option<DebugSum> {
        let mut out = DebugSum { terms: Vec::new(), constant: self.constant };
        for &term in &self.terms {
            if term.value != value {
                out.terms.push(term);
                continue;
            }
            let factor = Some(term.factor).filter(|_| term.extend.is_none())?;
            out.constant = out.constant.wrapping_add(by.constant.wrapping_mul(factor));
            let times =
                |by: &DebugTerm| DebugTerm { factor: by.factor.wrapping_mul(factor), ..*by };
            out.terms.extend(by.terms.iter().map(times));
        }
        (out.terms.len() <= MAX_TERMS).then_some(out)
    }

    /// The space that it is an address in: that of its pointer. It is generic where there is none,
    /// or there are several.
    pub fn space(&self, dfg: &Dfg) -> Space {
        let mut spaces = self.terms.iter().filter_map(|term| dfg.ty(term.value).space());
        match (spaces.next(), spaces.next()) {
            (Some(space), None) => space,
            _ => Space::Generic,
        }
    }

    /// Whether it may be an address: a pointer into a space of its own is the only one in it, and
    /// is there once.
    pub fn is_address(&self, dfg: &Dfg) -> bool {
        let is_own = |ty: Type| !matches!(ty.space(), None | Some(Space::Generic | Space::Global));
        let pointers = self.terms.iter().filter(|term| dfg.ty(term.value).is_ptr()).count();
        let may_be = |term: &DebugTerm| pointers == 1 && term.factor == 1;
        self.terms.iter().all(|term| !is_own(dfg.ty(term.value)) || may_be(term))
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
