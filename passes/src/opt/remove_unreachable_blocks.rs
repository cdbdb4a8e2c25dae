//! Removes the blocks that no path from the entry reaches.
//!
//! Afterwards every block is reachable, so every definition dominates its uses in the plain sense.
//! No edge between reachable blocks changes. Locations and names of what stays are untouched.

use super::Changed;
use crate::analysis::{Analyses, Cfg};
use cranelift_entity::EntitySet;
use irc_ir::entity::Block;
use irc_ir::function::Function;

/// Removes the blocks that no path from the entry reaches, and gives the control flow that is left:
/// what was known of it, or found out `anew`.
pub(super) fn reachable_cfg<'a>(
    func: &mut Function,
    analyses: &'a Analyses,
    anew: &'a Analyses,
) -> (Changed, &'a Cfg) {
    let changed = remove_unreachable_blocks(func);
    let known = if changed == Changed::No { analyses } else { anew };
    (changed, known.cfg(func))
}

/// Removes the blocks that no path from the entry reaches.
pub fn remove_unreachable_blocks(func: &mut Function) -> Changed {
    let mut reached = EntitySet::with_capacity(func.dfg.num_blocks());
    let mut work: Vec<Block> = func.layout.entry().into_iter().collect();
    work.iter().for_each(|&entry| {
        reached.insert(entry);
    });
    while let Some(block) = work.pop() {
        func.for_each_successor(block, |succ| {
            if reached.insert(succ) {
                work.push(succ);
            }
        });
    }
    let mut changed = Changed::No;
    let mut next = func.layout.entry();
    while let Some(block) = next {
        next = func.layout.next_block(block);
        if !reached.contains(block) {
            func.layout.remove_block(block);
            changed = Changed::Edges;
        }
    }
    changed
}
