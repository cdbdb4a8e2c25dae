//! Addresses that others are computed from: most of them were accessed.

use crate::analysis::Dominators;
use irc_ir::entity::{Block, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::hash::Hash;

/// At most so many addresses that have something in common are kept.
const MAX_KEPT: usize = 8;

/// Addresses that were accessed, or that others may be computed from as if they were, by what they
/// have in common with others; with each what else is known of it.
pub(super) struct Accessed<K, T>(FxHashMap<K, SmallVec<[Access<T>; 2]>>);

struct Access<T> {
    address: Value,
    known: T,
    /// Where it is accessed first.
    block: Block,
}

impl<K, T> Default for Accessed<K, T> {
    fn default() -> Self {
        Accessed(FxHashMap::default())
    }
}

impl<K: Eq + Hash, T> Accessed<K, T> {
    /// Notes that an address is accessed in a block, in preorder of the dominator tree.
    pub fn note(&mut self, dom: &Dominators, block: Block, key: K, (address, known): (Value, T)) {
        let accesses = self.0.entry(key).or_default();
        accesses.retain(|access| dom.dominates(access.block, block));
        if accesses.len() == MAX_KEPT {
            accesses.remove(0);
        }
        accesses.push(Access { address, known, block });
    }

    /// The addresses that were accessed on every way to a block, the last one first.
    pub fn before(
        &self,
        dom: &Dominators,
        block: Block,
        key: &K,
    ) -> impl Iterator<Item = (Value, &T)> {
        let accesses = self.0.get(key).into_iter().flatten().rev();
        let accesses = accesses.filter(move |access| dom.dominates(access.block, block));
        accesses.map(|access| (access.address, &access.known))
    }
}
