//! Post-dominators: which blocks every way from a block to the end of the function goes through.
//!
//! The tree is the dominator tree of the reverse graph, whose entry is a virtual exit behind every
//! block without successors. Blocks that cannot reach such a block are in or before infinite
//! loops. They are given an end too: each strongly connected region that cannot be left has an
//! edge to the virtual exit from the block of it that comes first in reverse postorder (the header,
//! where the region is a loop with one). So every reachable block is in the tree, and inside an
//! infinite loop post-dominance speaks of the ways to the next iteration. Unreachable blocks are
//! not in the tree.

use cranelift_entity::EntityRef;
use irc_ir::dominance::{Cfg, Dominators, FlowGraph};
use irc_ir::entity::Block;
use petgraph::graph::DiGraph;
use petgraph::visit::EdgeRef;

/// The post-dominator tree of a function.
#[derive(Clone, Debug)]
pub struct PostDominators {
    tree: Dominators,
    /// The virtual exit: the id after those of the blocks.
    exit: Block,
    pseudo_exits: Vec<Block>,
}

impl PostDominators {
    /// The post-dominator tree of the function of this control flow graph.
    pub fn new(cfg: &Cfg) -> PostDominators {
        let (graph, pseudo_exits) = ReverseGraph::new(cfg);
        PostDominators { tree: Dominators::new(&graph), exit: graph.exit(), pseudo_exits }
    }

    /// The virtual exit, the root of the tree: an id that no block has.
    pub fn virtual_exit(&self) -> Block {
        self.exit
    }

    /// The immediate post-dominator; the virtual exit if no block is one. `None` for the virtual
    /// exit and for unreachable blocks.
    #[inline]
    pub fn ipdom(&self, block: Block) -> Option<Block> {
        self.tree.idom(block)
    }

    /// Whether every way from `b` to the end goes through `a`; a block post-dominates itself.
    #[inline]
    pub fn post_dominates(&self, a: Block, b: Block) -> bool {
        self.tree.dominates(a, b)
    }

    /// The tree: reachable blocks and the virtual exit.
    pub fn tree(&self) -> &Dominators {
        &self.tree
    }

    /// The blocks of infinite loops that were given an edge to the virtual exit.
    pub fn pseudo_exits(&self) -> &[Block] {
        &self.pseudo_exits
    }
}

/// The reachable part of a control flow graph with its edges turned round, and the virtual exit.
struct ReverseGraph {
    /// The neighbours of node `i`: `succs[starts[i].0..starts[i + 1].0]`, and the same of `.1`.
    starts: Vec<(u32, u32)>,
    succs: Vec<Block>,
    preds: Vec<Block>,
}

impl ReverseGraph {
    fn new(cfg: &Cfg) -> (ReverseGraph, Vec<Block>) {
        let n = cfg.num_nodes();
        let exit = Block::new(n);
        let mut reachable = vec![false; n];
        cfg.postorder().iter().for_each(|b| reachable[b.index()] = true);
        let mut ends: Vec<Block> =
            cfg.postorder().iter().copied().filter(|&b| cfg.succs(b).is_empty()).collect();
        let pseudo_exits = pseudo_exits(cfg, &ends);
        ends.extend(&pseudo_exits);
        let mut is_end = vec![false; n];
        ends.iter().for_each(|b| is_end[b.index()] = true);

        let mut graph = ReverseGraph { starts: vec![(0, 0)], succs: Vec::new(), preds: Vec::new() };
        for i in 0..n {
            if reachable[i] {
                let block = Block::new(i);
                let preds = cfg.preds(block).iter().copied();
                graph.succs.extend(preds.filter(|p| reachable[p.index()]));
                graph.preds.extend(cfg.succs(block));
                if is_end[i] {
                    graph.preds.push(exit);
                }
            }
            graph.starts.push((graph.succs.len() as u32, graph.preds.len() as u32));
        }
        graph.succs.extend(&ends);
        graph.starts.push((graph.succs.len() as u32, graph.preds.len() as u32));
        (graph, pseudo_exits)
    }

    fn exit(&self) -> Block {
        Block::new(self.num_nodes() - 1)
    }
}

impl FlowGraph for ReverseGraph {
    fn num_nodes(&self) -> usize {
        self.starts.len() - 1
    }

    fn entry(&self) -> Option<Block> {
        Some(self.exit())
    }

    fn succs(&self, node: Block) -> &[Block] {
        let i = node.index();
        &self.succs[self.starts[i].0 as usize..self.starts[i + 1].0 as usize]
    }

    fn preds(&self, node: Block) -> &[Block] {
        let i = node.index();
        &self.preds[self.starts[i].1 as usize..self.starts[i + 1].1 as usize]
    }
}

/// For each strongly connected region that cannot be left, its first block in reverse postorder.
fn pseudo_exits(cfg: &Cfg, ends: &[Block]) -> Vec<Block> {
    let mut ending = vec![false; cfg.num_nodes()];
    let mut work = ends.to_vec();
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut ending[block.index()], true) {
            work.extend(cfg.preds(block).iter().filter(|p| !ending[p.index()]));
        }
    }
    let mut stuck: Vec<Block> = cfg.reverse_postorder().collect();
    stuck.retain(|b| !ending[b.index()]);
    if stuck.is_empty() {
        return Vec::new();
    }
    // Nodes are numbered in reverse postorder.
    let mut graph = DiGraph::<(), ()>::with_capacity(stuck.len(), stuck.len());
    let mut nodes = vec![None; cfg.num_nodes()];
    for block in &stuck {
        nodes[block.index()] = Some(graph.add_node(()));
    }
    for block in &stuck {
        let from = nodes[block.index()].expect("it was just added");
        for succ in cfg.succs(*block) {
            let to = nodes[succ.index()].expect("what a stuck block leads to is stuck");
            graph.add_edge(from, to, ());
        }
    }
    let regions = petgraph::algo::kosaraju_scc(&graph);
    let mut region_of = vec![0; stuck.len()];
    for (i, region) in regions.iter().enumerate() {
        region.iter().for_each(|node| region_of[node.index()] = i);
    }
    let mut exits: Vec<usize> = Vec::new();
    for (i, region) in regions.iter().enumerate() {
        let left = |&node: &_| graph.edges(node).any(|e| region_of[e.target().index()] != i);
        if !region.iter().any(left) {
            exits.extend(region.iter().map(|node| node.index()).min());
        }
    }
    exits.sort_unstable();
    exits.into_iter().map(|i| stuck[i]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::random_graph;
    use petgraph::algo::dominators::simple_fast;

    fn check(targets: &[Vec<usize>]) {
        let cfg = Cfg::new(&random_graph::function(targets));
        let post = PostDominators::new(&cfg);
        let n = targets.len();
        let mut reverse = DiGraph::<(), ()>::new();
        let nodes: Vec<_> = (0..=n).map(|_| reverse.add_node(())).collect();
        for &block in cfg.postorder() {
            for succ in cfg.succs(block) {
                reverse.add_edge(nodes[succ.index()], nodes[block.index()], ());
            }
            if cfg.succs(block).is_empty() || post.pseudo_exits().contains(&block) {
                reverse.add_edge(nodes[n], nodes[block.index()], ());
            }
        }
        let expect = simple_fast(&reverse, nodes[n]);
        for &block in cfg.postorder() {
            assert!(post.tree().is_reachable(block), "{block} has no way to the exit");
            let want = expect.immediate_dominator(nodes[block.index()]);
            assert_eq!(post.ipdom(block).map(|b| b.index()), want.map(|n| n.index()));
        }
        // A pseudo exit stands only where the end cannot be reached otherwise.
        for &block in post.pseudo_exits() {
            let mut seen = vec![false; n];
            let mut work = vec![block];
            while let Some(block) = work.pop() {
                assert!(!cfg.succs(block).is_empty());
                for &succ in cfg.succs(block) {
                    if !std::mem::replace(&mut seen[succ.index()], true) {
                        work.push(succ);
                    }
                }
            }
            assert!(seen[block.index()]);
        }
    }

    #[test]
    fn infinite_loops_end_at_their_header() {
        // 0 -> 1 -> 2 -> 1, and 0 -> 3 returns.
        let targets = [vec![1, 3], vec![2], vec![1], vec![]];
        check(&targets);
        let post = PostDominators::new(&Cfg::new(&random_graph::function(&targets)));
        assert_eq!(post.pseudo_exits(), [Block::new(1)]);
        assert_eq!(post.ipdom(Block::new(0)), Some(post.virtual_exit()));
        assert_eq!(post.ipdom(Block::new(2)), Some(Block::new(1)));
    }

    #[test]
    fn random_graphs_match_petgraph() {
        arbtest::arbtest(|u| {
            check(&random_graph::targets(u, 14)?);
            Ok(())
        });
    }
}
