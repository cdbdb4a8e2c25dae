//! Post-dominators: which blocks every way from a block to the end of the function goes through.
//!
//! The tree is the dominator tree of the reverse graph, whose entry is a virtual exit behind every
//! block without successors. Blocks that cannot reach such a block are in or before infinite
//! loops. They are given an end too: each strongly connected region that cannot be left has an
//! edge to the virtual exit from the block of it that comes first in reverse postorder (the header,
//! where the region is a loop with one). So every reachable block is in the tree, and inside an
//! infinite loop post-dominance speaks of the ways to the next iteration. Unreachable blocks are
//! not in the tree.

use super::cfg::{Cfg, FlowGraph};
use super::dominators::Dominators;
use cranelift_entity::EntityRef;
use petgraph::graph::DiGraph;
use petgraph::visit::EdgeRef;

/// The post-dominator tree of a function.
#[derive(Clone, Debug)]
pub struct PostDominators<N> {
    tree: Dominators<N>,
    /// The virtual exit: the id after those of the blocks.
    exit: N,
    pseudo_exits: Vec<N>,
}

impl<N: EntityRef> PostDominators<N> {
    /// The post-dominator tree of the function of this control flow graph.
    pub fn new(cfg: &Cfg<N>) -> PostDominators<N> {
        let (graph, pseudo_exits) = ReverseGraph::new(cfg);
        PostDominators { tree: Dominators::new(&graph), exit: graph.exit(), pseudo_exits }
    }

    /// The virtual exit, the root of the tree: an id that no block has.
    pub fn virtual_exit(&self) -> N {
        self.exit
    }

    /// The immediate post-dominator; the virtual exit if no block is one. `None` for the virtual
    /// exit and for unreachable blocks.
    #[inline]
    pub fn ipdom(&self, block: N) -> Option<N> {
        self.tree.idom(block)
    }

    /// Whether every way from `b` to the end goes through `a`; a block post-dominates itself.
    #[inline]
    pub fn post_dominates(&self, a: N, b: N) -> bool {
        self.tree.dominates(a, b)
    }

    /// The tree: reachable blocks and the virtual exit.
    pub fn tree(&self) -> &Dominators<N> {
        &self.tree
    }

    /// The blocks of infinite loops that were given an edge to the virtual exit.
    pub fn pseudo_exits(&self) -> &[N] {
        &self.pseudo_exits
    }
}

/// The reachable part of a control flow graph with its edges turned round, and the virtual exit.
struct ReverseGraph<N> {
    /// The neighbours of node `i`: `succs[starts[i].0..starts[i + 1].0]`, and the same of `.1`.
    starts: Vec<(u32, u32)>,
    succs: Vec<N>,
    preds: Vec<N>,
}

impl<N: EntityRef> ReverseGraph<N> {
    fn new(cfg: &Cfg<N>) -> (ReverseGraph<N>, Vec<N>) {
        let n = cfg.num_nodes();
        let exit = N::new(n);
        let mut reachable = vec![false; n];
        cfg.postorder().iter().for_each(|b| reachable[b.index()] = true);
        let mut ends: Vec<N> =
            cfg.postorder().iter().copied().filter(|&b| cfg.succs(b).is_empty()).collect();
        let pseudo_exits = pseudo_exits(cfg, &ends);
        ends.extend(&pseudo_exits);
        let mut is_end = vec![false; n];
        ends.iter().for_each(|b| is_end[b.index()] = true);

        let mut graph = ReverseGraph { starts: vec![(0, 0)], succs: Vec::new(), preds: Vec::new() };
        for i in 0..n {
            if reachable[i] {
                let block = N::new(i);
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

    fn exit(&self) -> N {
        N::new(self.num_nodes() - 1)
    }
}

impl<N: EntityRef> FlowGraph for ReverseGraph<N> {
    type Node = N;

    fn num_nodes(&self) -> usize {
        self.starts.len() - 1
    }

    fn entry(&self) -> Option<N> {
        Some(self.exit())
    }

    fn succs(&self, node: N) -> &[N] {
        let i = node.index();
        &self.succs[self.starts[i].0 as usize..self.starts[i + 1].0 as usize]
    }

    fn preds(&self, node: N) -> &[N] {
        let i = node.index();
        &self.preds[self.starts[i].1 as usize..self.starts[i + 1].1 as usize]
    }
}

/// For each strongly connected region that cannot be left, its first block in reverse postorder.
fn pseudo_exits<N: EntityRef>(cfg: &Cfg<N>, ends: &[N]) -> Vec<N> {
    let mut ending = vec![false; cfg.num_nodes()];
    let mut work = ends.to_vec();
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut ending[block.index()], true) {
            work.extend(cfg.preds(block).iter().filter(|p| !ending[p.index()]));
        }
    }
    let mut stuck: Vec<N> = cfg.reverse_postorder().collect();
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
