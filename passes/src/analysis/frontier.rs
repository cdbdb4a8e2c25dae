//! Dominance frontiers.
//!
//! The frontier of block `b` holds the blocks where the dominance of `b` ends: those that `b` does
//! not strictly dominate, but a predecessor of which it dominates. The iterated frontier of a set
//! is the least set that holds the frontiers of the set and its own: where the values of a variable
//! that is assigned in the set meet (Cytron et al., "Efficiently computing static single assignment
//! form and the control dependence graph", 1991).
//!
//! Frontiers of all blocks together may be quadratic in size. [`IteratedFrontier`] finds iterated
//! ones without them, in linear time each (Sreedhar and Gao, "A linear time algorithm for placing
//! phi-nodes", 1995).

use cranelift_entity::EntityRef;
use irc_ir::dominance::Dominators;
use irc_ir::entity::Block;
use irc_ptx::graph::FlowGraph;
use std::collections::BinaryHeap;

/// The dominance frontier of every reachable block.
#[derive(Clone, Debug)]
pub struct DominanceFrontier {
    starts: Vec<u32>,
    blocks: Vec<Block>,
}

impl DominanceFrontier {
    /// The frontiers of a graph with this dominator tree.
    pub fn new(graph: &impl FlowGraph<Node = Block>, dom: &Dominators) -> DominanceFrontier {
        let n = graph.num_nodes();
        let mut pairs: Vec<(Block, Block)> = Vec::new();
        let mut last = vec![None; n];
        for join in (0..n).map(Block::new).filter(|&b| dom.is_reachable(b)) {
            let stop = dom.idom(join);
            for &pred in graph.preds(join).iter().filter(|&&p| dom.is_reachable(p)) {
                let mut runner = Some(pred);
                while let Some(block) = runner.filter(|_| runner != stop) {
                    if last[block.index()] == Some(join) {
                        break;
                    }
                    last[block.index()] = Some(join);
                    pairs.push((block, join));
                    runner = dom.idom(block);
                }
            }
        }
        let mut starts = vec![0u32; n + 1];
        pairs.iter().for_each(|(block, _)| starts[block.index() + 1] += 1);
        for i in 0..n {
            starts[i + 1] += starts[i];
        }
        let mut next = starts.clone();
        let mut blocks = vec![Block::new(0); pairs.len()];
        for (block, join) in pairs {
            blocks[next[block.index()] as usize] = join;
            next[block.index()] += 1;
        }
        DominanceFrontier { starts, blocks }
    }

    /// The frontier of a block, in the order of ids; empty for an unreachable one.
    pub fn of(&self, block: Block) -> &[Block] {
        let i = block.index();
        &self.blocks[self.starts[i] as usize..self.starts[i + 1] as usize]
    }
}

/// Computes iterated dominance frontiers of one graph, one set of blocks after the other.
#[derive(Debug)]
pub struct IteratedFrontier<'a, G> {
    graph: &'a G,
    dom: &'a Dominators,
    depths: Vec<u32>,
    /// By block, the last round in which it was queued, walked over, found.
    marks: Vec<[u32; 3]>,
    round: u32,
    queue: BinaryHeap<(u32, Block)>,
    found: Vec<Block>,
}

const QUEUED: usize = 0;
const WALKED: usize = 1;
const FOUND: usize = 2;

impl<'a, G: FlowGraph<Node = Block>> IteratedFrontier<'a, G> {
    /// For a graph with this dominator tree.
    pub fn new(graph: &'a G, dom: &'a Dominators) -> Self {
        let mut depths = vec![0; graph.num_nodes()];
        for &block in dom.preorder() {
            depths[block.index()] = dom.idom(block).map_or(0, |up| depths[up.index()] + 1);
        }
        let marks = vec![[0; 3]; graph.num_nodes()];
        let (queue, found) = (BinaryHeap::new(), Vec::new());
        IteratedFrontier { graph, dom, depths, marks, round: 0, queue, found }
    }

    /// The iterated frontier of a set of blocks, in the order of ids.
    pub fn of(&mut self, blocks: &[Block]) -> &[Block] {
        self.round += 1;
        self.found.clear();
        for &block in blocks.iter().filter(|&&b| self.dom.is_reachable(b)) {
            if self.mark(block, QUEUED) {
                self.queue.push((self.depths[block.index()], block));
            }
        }
        // Deepest first: what lies below a block has been walked over when its turn comes.
        while let Some((depth, root)) = self.queue.pop() {
            let subtree = self.dom.subtree(root);
            let mut i = 0;
            while let Some(&block) = subtree.get(i) {
                if self.mark(block, WALKED) {
                    self.visit_successors(block, depth);
                    i += 1;
                } else {
                    i += self.dom.subtree(block).len();
                }
            }
        }
        self.found.sort_unstable();
        &self.found
    }

    fn visit_successors(&mut self, block: Block, root_depth: u32) {
        for &succ in self.graph.succs(block) {
            let depth = self.depths[succ.index()];
            if depth <= root_depth && self.mark(succ, FOUND) {
                self.found.push(succ);
                if self.mark(succ, QUEUED) {
                    self.queue.push((depth, succ));
                }
            }
        }
    }

    fn mark(&mut self, block: Block, what: usize) -> bool {
        std::mem::replace(&mut self.marks[block.index()][what], self.round) != self.round
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::random_graph;
    use irc_ir::dominance::Cfg;
    use std::collections::BTreeSet;

    fn check(targets: &[Vec<usize>], set: &[Block]) {
        let cfg = Cfg::new(&random_graph::function(targets));
        let dom = Dominators::new(&cfg);
        let frontier = DominanceFrontier::new(&cfg, &dom);
        let blocks = || (0..targets.len()).map(Block::new).filter(|&b| dom.is_reachable(b));
        for a in blocks() {
            let ends = |b: Block| {
                let strictly = a != b && dom.dominates(a, b);
                let preds = cfg.preds(b).iter().filter(|&&p| dom.is_reachable(p));
                !strictly && preds.clone().any(|&p| dom.dominates(a, p))
            };
            assert_eq!(frontier.of(a), blocks().filter(|&b| ends(b)).collect::<Vec<_>>());
        }
        let mut expect = BTreeSet::new();
        let mut work = set.to_vec();
        while let Some(block) = work.pop() {
            work.extend(frontier.of(block).iter().filter(|&&b| expect.insert(b)));
        }
        let mut iterated = IteratedFrontier::new(&cfg, &dom);
        for _ in 0..2 {
            assert_eq!(iterated.of(set), expect.iter().copied().collect::<Vec<_>>());
            assert!(iterated.of(&[]).is_empty());
        }
    }

    #[test]
    fn random_graphs_match_the_definition() {
        arbtest::arbtest(|u| {
            let targets = random_graph::targets(u, 14)?;
            let n = u.int_in_range(0..=3)?;
            let set: arbitrary::Result<Vec<Block>> =
                (0..n).map(|_| Ok(Block::new(u.choose_index(targets.len())?))).collect();
            check(&targets, &set?);
            Ok(())
        });
    }
}
