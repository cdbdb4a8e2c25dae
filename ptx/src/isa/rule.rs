//! Gates and exclusions of rows: conditions, and what follows where they hold.
//!
//! A [`Rule`] whose conditions hold demands one of its [`Since`] entries for the target, or says
//! that the combination does not exist.

use super::modifiers::ModKind;
use super::types::{PtxType, TypeSet};
use crate::target::{PtxVersion, Sm, SmSet};

/// A condition on an instruction.
#[derive(Clone, Copy, Debug)]
pub enum Cond {
    /// The part of this kind has one of these values (bit 0: omitted).
    Mod(ModKind, u64),
    /// The n-th type part is in the set.
    Type(u8, TypeSet),
    /// These two type parts differ.
    TypesDiffer(u8, u8),
    /// The n-th operand is given.
    Operand(u8),
    /// The n-th operand is not given.
    NoOperand(u8),
    /// The n-th operand is the sink `_`.
    Sink(u8),
    /// The n-th operand is another than the sink `_`.
    NotSink(u8),
    /// The n-th operand is a brace list.
    List(u8),
    /// The n-th operand is an integer immediate of which this holds.
    Int(u8, fn(i64) -> bool),
    /// The n-th operand is an integer immediate.
    Number(u8),
    /// The n-th operand is an f32 immediate of which this holds.
    Float(u8, fn(f32) -> bool),
    /// This item of the list of the n-th operand is such an integer.
    Item(u8, u8, fn(i64) -> bool),
    /// The n-th operand refers to a texture, sampler or surface by a register.
    Handle(u8),
    /// The n-th operand is the address of a variable by its name.
    Named(u8),
    /// The n-th operand has an offset in its brackets.
    Offset(u8),
    /// Bytes or halves of the n-th operand are named.
    Selected(u8),
    /// The n-th operand is negated.
    Negated(u8),
    /// The n-th operand is not negated.
    NotNegated(u8),
    /// The module has this texture mode.
    Textures(TextureMode),
    /// The n-th operand (or, in brackets, this element of it) is the name of something else than
    /// this.
    NamesOther(u8, u8, Referent),
    /// The n-th operand (or, in brackets, this element of it) is the name of one of these.
    Names(u8, u8, &'static [Referent]),
}

impl Cond {
    /// The part of this kind has one of these values.
    pub const fn of_kind(kind: ModKind, set: u64) -> Self {
        Self::Mod(kind, set)
    }
}

/// What holds of an integer that is no power of two.
pub const fn no_power_of_two(n: i64) -> bool {
    n <= 0 || n & (n - 1) != 0
}

/// The condition that the n-th type part is one of these.
pub const fn ty_is(part: u8, types: &[PtxType]) -> Cond {
    Cond::Type(part, TypeSet::of(types))
}

/// From which PTX version on some targets take a form.
#[derive(Clone, Copy, Debug)]
pub struct Since {
    /// The targets.
    pub targets: SmSet,
    /// The first version.
    pub first: PtxVersion,
    /// The last version.
    pub last: PtxVersion,
}

/// From PTX `major.minor` on the target of this number and every later one.
pub const fn since(ptx: (u8, u8), sm: u16) -> Since {
    on(SmSet::since(sm), ptx)
}

/// From PTX `major.minor` on these targets.
pub const fn on(targets: SmSet, ptx: (u8, u8)) -> Since {
    Since { targets, first: PtxVersion::new(ptx.0, ptx.1), last: PtxVersion::NEWEST }
}

impl Since {
    /// The entry for a target: of several the one with the lowest version.
    pub fn of(entries: &[Since], sm: Sm) -> Option<&Since> {
        let matching = entries.iter().filter(|since| since.targets.contains(sm));
        matching.min_by_key(|since| since.first)
    }

    /// The targets of all entries.
    pub fn all_targets(entries: &[Since]) -> SmSet {
        entries.iter().fold(SmSet::EMPTY, |set, since| set.union(since.targets))
    }

    /// The same, ending with this version.
    pub const fn until(mut self, ptx: (u8, u8)) -> Self {
        self.last = PtxVersion::new(ptx.0, ptx.1);
        self
    }
}

/// Whether a texture brings its sampler along.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TextureMode {
    /// A texture and its sampler are one thing.
    #[default]
    Unified,
    /// Samplers are variables of their own.
    Independent,
}

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Referent {
    /// A `.texref`.
    Texture,
    /// A `.samplerref`.
    Sampler,
    /// A `.surfref`.
    Surface,
    /// Memory other than of a parameter.
    Data,
    /// A parameter in memory, or the result of a function.
    Parameter,
    /// A function or kernel.
    Function,
    /// A list of branch targets.
    BranchTargets,
}

/// The PTX versions that take an instruction on one target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Requirement {
    /// The first.
    pub first: PtxVersion,
    /// The last.
    pub last: PtxVersion,
}

/// What follows where the conditions of a rule hold.
#[derive(Clone, Copy, Debug)]
pub enum Then {
    /// One of these entries must have the target.
    Needs(&'static [Since]),
    /// The combination does not exist; the text says why.
    Illegal(&'static str),
    /// ptxas assembles the combination into code that does something else; the text says what it
    /// should have been.
    Misread(&'static str),
}

impl Then {
    /// Why nothing that is correct has the combination, if that follows.
    pub const fn exclusion(self) -> Option<&'static str> {
        match self {
            Self::Illegal(why) | Self::Misread(why) => Some(why),
            Self::Needs(_) => None,
        }
    }
}

/// A gate or an exclusion, conditional on parts, types and operands.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// All of these must hold for the rule to apply.
    pub when: &'static [Cond],
    /// What follows.
    pub then: Then,
}

/// Where these hold, the form needs this.
pub const fn needs(when: &'static [Cond], since: &'static [Since]) -> Rule {
    Rule { when, then: Then::Needs(since) }
}

/// Where these hold, the form does not exist.
pub const fn illegal(when: &'static [Cond], why: &'static str) -> Rule {
    Rule { when, then: Then::Illegal(why) }
}

/// Where these hold, ptxas takes the form for another.
pub const fn misread(when: &'static [Cond], why: &'static str) -> Rule {
    Rule { when, then: Then::Misread(why) }
}

/// Two lists of rules as one of `N`.
pub const fn joined<const N: usize>(first: &[Rule], second: &[Rule]) -> [Rule; N] {
    assert!(first.len() + second.len() == N, "the lists are as long as the result");
    let mut rules = [needs(&[], &[]); N];
    let mut i = 0;
    while i < N {
        rules[i] = if i < first.len() { first[i] } else { second[i - first.len()] };
        i += 1;
    }
    rules
}
