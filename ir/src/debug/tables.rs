//! Tables in which what is known of a function is found again.

use super::{DebugVariable, InlinedFunction};
use crate::entity::DebugVar;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

/// The functions that were inlined into one, each once.
#[derive(Clone, Debug, Default)]
pub struct InlinedFunctions {
    all: Vec<InlinedFunction>,
    by_symbol: FxHashMap<String, usize>,
}

impl InlinedFunctions {
    /// Says what a function is in the source, unless that is known.
    pub fn add(&mut self, function: InlinedFunction) {
        if !self.by_symbol.contains_key(&function.symbol) {
            self.by_symbol.insert(function.symbol.clone(), self.all.len());
            self.all.push(function);
        }
    }

    /// The function that locations call so.
    pub fn get(&self, symbol: &str) -> Option<&InlinedFunction> {
        self.by_symbol.get(symbol).map(|&number| &self.all[number])
    }

    /// All, in the order in which they were added.
    pub fn iter(&self) -> std::slice::Iter<'_, InlinedFunction> {
        self.all.iter()
    }
}

impl<'a> IntoIterator for &'a InlinedFunctions {
    type Item = &'a InlinedFunction;
    type IntoIter = std::slice::Iter<'a, InlinedFunction>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl PartialEq for InlinedFunctions {
    fn eq(&self, other: &InlinedFunctions) -> bool {
        self.all == other.all
    }
}

impl Eq for InlinedFunctions {}

/// Variables by what they were like when they were added. It says nothing of its own, so all are
/// equal.
#[derive(Clone, Debug, Default)]
pub(super) struct Alike(FxHashMap<u64, Vec<DebugVar>>);

impl Alike {
    /// Those that may be like one.
    pub fn of(&mut self, variable: &DebugVariable) -> &mut Vec<DebugVar> {
        self.0.entry(FxBuildHasher.hash_one(variable)).or_default()
    }
}

impl PartialEq for Alike {
    fn eq(&self, _: &Alike) -> bool {
        true
    }
}

impl Eq for Alike {}
