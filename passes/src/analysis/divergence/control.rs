//! Control dependence: which groups of threads run a block all or none.
//!
//! Block `b` is control dependent on an edge out of block `x` if `b` post-dominates the head of the
//! edge, or is it, but does not strictly post-dominate `x` (Ferrante, Ottenstein and Warren, "The
//! program dependence graph and its use in optimization", 1987): the blocks on the way up the
//! post-dominator tree from the head to the immediate post-dominator of `x`. A block whose
//! executions are the same for a group of threads has only branches above it, direct and indirect,
//! that are the same for the group.
//!
//! That is not all: the same instance of a block is also run by a part of a group where threads
//! leave a loop around it in different iterations, or are at different places of an irreducible
//! one. [`Control::raise`] is for those.
//!
//! Blocks only ever become more divergent, and a walk up the tree skips those that are already as
//! divergent as it would make them (disjoint sets with path compression), so all walks together
//! take near-linear time.

use super::form::Group;
use cranelift_entity::EntityRef;
use irc_ir::dominance::Cfg;
use irc_ir::dominance::PostDominators;
use irc_ir::entity::Block;
use irc_ptx::graph::FlowGraph;

/// The group whose threads run a block all or none, for each block.
#[derive(Clone, Debug)]
pub(super) struct Control {
    groups: Vec<Group>,
    depths: Vec<u32>,
    /// By group but the largest: skips blocks that are at least as divergent, up the tree.
    skips: [Skips; 3],
}

/// Chains of numbers to be skipped: disjoint sets with path compression.
#[derive(Clone, Debug)]
pub(super) struct Skips {
    /// Where to go on from a number; a number that is not skipped goes to itself.
    next: Vec<u32>,
}

impl Skips {
    /// For the numbers below `n`, none of which is skipped.
    pub fn new(n: usize) -> Skips {
        Skips { next: (0..n as u32).collect() }
    }

    /// Skips a number: who reaches it goes on to another.
    pub fn skip(&mut self, number: u32, to: u32) {
        if self.next[number as usize] == number {
            self.next[number as usize] = to;
        }
    }

    /// The first number from here on that is not skipped.
    pub fn find(&mut self, number: u32) -> u32 {
        let mut end = number;
        while self.next[end as usize] != end {
            end = self.next[end as usize];
        }
        let mut at = number;
        while at != end {
            at = std::mem::replace(&mut self.next[at as usize], end);
        }
        end
    }
}

impl Control {
    /// All blocks are run all or none by the group that calls the function all or none.
    pub fn new(cfg: &Cfg, post: &PostDominators, entry: Group) -> Control {
        let n = cfg.num_nodes() + 1;
        let mut depths = vec![0; n];
        for &block in post.tree().preorder() {
            depths[block.index()] = post.ipdom(block).map_or(0, |up| depths[up.index()] + 1);
        }
        let skips = std::array::from_fn(|_| Skips::new(n));
        let mut control = Control { groups: vec![entry; n], depths, skips };
        for skips in &mut control.skips[..entry as usize] {
            for &block in post.tree().preorder() {
                let up = post.ipdom(block).unwrap_or(block);
                skips.skip(block.as_u32(), up.as_u32());
            }
        }
        control
    }

    /// The group whose threads run a block all or none.
    #[inline]
    pub fn group(&self, block: Block) -> Group {
        self.groups[block.index()]
    }

    pub fn into_groups(self) -> Vec<Group> {
        self.groups
    }

    /// Notes that no more than a group takes the branch at the end of a block together. Returns the
    /// blocks that have become more divergent.
    pub fn split(
        &mut self,
        cfg: &Cfg,
        post: &PostDominators,
        branch: Block,
        group: Group,
    ) -> Vec<Block> {
        let mut raised = Vec::new();
        if group > Group::Grid {
            self.raise_dependents(cfg, post, branch, group, &mut raised);
            self.raise_indirect_dependents(cfg, post, group, &mut raised);
        }
        raised
    }

    /// Notes that no more than a group runs each of these blocks all or none. Returns the blocks
    /// that have become more divergent.
    pub fn raise(
        &mut self,
        cfg: &Cfg,
        post: &PostDominators,
        blocks: &[Block],
        group: Group,
    ) -> Vec<Block> {
        let mut raised = Vec::new();
        for &block in blocks {
            if self.groups[block.index()] < group {
                self.set(post, block, group);
                raised.push(block);
            }
        }
        self.raise_indirect_dependents(cfg, post, group, &mut raised);
        raised
    }

    fn raise_indirect_dependents(
        &mut self,
        cfg: &Cfg,
        post: &PostDominators,
        group: Group,
        raised: &mut Vec<Block>,
    ) {
        let mut next = 0;
        while let Some(&block) = raised.get(next) {
            next += 1;
            // Blocks with one successor have dependents if they are pseudo exits.
            self.raise_dependents(cfg, post, block, group, raised);
        }
    }

    /// Raises the blocks that are control dependent on a block, and adds them to `raised`.
    fn raise_dependents(
        &mut self,
        cfg: &Cfg,
        post: &PostDominators,
        branch: Block,
        group: Group,
        raised: &mut Vec<Block>,
    ) {
        let Some(stop) = post.ipdom(branch) else {
            return;
        };
        let stop = self.depths[stop.index()];
        for &succ in cfg.succs(branch) {
            let mut block = self.find(group, succ);
            while self.depths[block.index()] > stop {
                let up = self.set(post, block, group);
                raised.push(block);
                block = self.find(group, up);
            }
        }
    }

    /// Raises a block. Returns the block above it in the tree.
    fn set(&mut self, post: &PostDominators, block: Block, group: Group) -> Block {
        let up = post.ipdom(block).expect("reachable blocks are below the virtual exit");
        self.groups[block.index()] = group;
        for skips in &mut self.skips[..group as usize] {
            skips.skip(block.as_u32(), up.as_u32());
        }
        up
    }

    /// The nearest of a block and the blocks above it that is less divergent than a group.
    fn find(&mut self, group: Group, block: Block) -> Block {
        Block::from_u32(self.skips[group as usize - 1].find(block.as_u32()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::random_graph;
    use std::collections::BTreeSet;

    /// The blocks that are control dependent on a block, by definition.
    fn dependents(cfg: &Cfg, post: &PostDominators, branch: Block) -> BTreeSet<Block> {
        let strictly = |a: Block, b: Block| a != b && post.post_dominates(a, b);
        let blocks = cfg.postorder().iter().copied();
        blocks
            .filter(|&b| cfg.succs(branch).iter().any(|&s| post.post_dominates(b, s)))
            .filter(|&b| !strictly(b, branch))
            .collect()
    }

    #[test]
    fn random_graphs_match_the_definition() {
        arbtest::arbtest(|u| {
            let cfg = Cfg::new(&random_graph::function(&random_graph::targets(u, 12)?));
            let post = PostDominators::new(&cfg);
            let entry = *u.choose(&Group::ALL)?;
            let mut control = Control::new(&cfg, &post, entry);
            let mut expect = vec![entry; cfg.num_nodes()];
            for _ in 0..u.int_in_range(0..=4)? {
                let (branch, group) = (*u.choose(cfg.postorder())?, *u.choose(&Group::ALL)?);
                let raised = control.split(&cfg, &post, branch, group);
                let count = raised.len();
                let raised = BTreeSet::from_iter(raised);
                assert_eq!(raised.len(), count);
                let (mut work, mut split) = (vec![branch], BTreeSet::new());
                while let Some(branch) = work.pop() {
                    let more = dependents(&cfg, &post, branch);
                    work.extend(more.into_iter().filter(|&b| split.insert(b)));
                }
                split.retain(|b| expect[b.index()] < group);
                assert_eq!(raised, split);
                split.iter().for_each(|b| expect[b.index()] = group);
                for &block in cfg.postorder() {
                    assert_eq!(control.group(block), expect[block.index()]);
                }
            }
            Ok(())
        });
    }
}
