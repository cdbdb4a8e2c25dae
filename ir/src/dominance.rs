//! The control flow graph of a function, and its dominator tree.
//!
//! Both are values computed from a function whose branch targets are valid and stand in the
//! layout; they say nothing about the function once its branches have changed.
//!
//! A block may be a successor of another more than once: each branch target is one edge.
//! Unreachable blocks have edges but no place in the dominator tree.
//!
//! The tree is computed by the Semi-NCA algorithm (Georgiadis, "Linear-time algorithms for
//! dominators and related problems", 2005), without recursion.

use crate::entity::Block;
use crate::function::Function;
use cranelift_entity::EntityRef;

/// A directed graph whose nodes are the ids below [`Self::num_nodes`].
pub trait FlowGraph {
    /// Number of nodes.
    fn num_nodes(&self) -> usize;
    /// The node that every path begins at; `None` if the graph has no nodes.
    fn entry(&self) -> Option<Block>;
    /// The heads of the edges out of a node.
    fn succs(&self, node: Block) -> &[Block];
    /// The tails of the edges into a node.
    fn preds(&self, node: Block) -> &[Block];
}

/// The lists of neighbours of all nodes, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Adjacency {
    /// List `i` goes from `starts[i]` to `starts[i + 1]`.
    starts: Vec<u32>,
    nodes: Vec<Block>,
}

impl Adjacency {
    fn range(&self, node: Block) -> std::ops::Range<usize> {
        self.starts[node.index()] as usize..self.starts[node.index() + 1] as usize
    }

    fn list(&self, node: Block) -> &[Block] {
        &self.nodes[self.range(node)]
    }
}

/// An edge: target number `target` of the terminator of `from`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The block that the edge leaves.
    pub from: Block,
    /// Which of the branch targets of its terminator it is.
    pub target: u32,
}

/// The control flow graph: successors and predecessors of each block in the layout.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cfg {
    succs: Adjacency,
    preds: Adjacency,
    /// Beside each predecessor, the number of the branch target.
    pred_targets: Vec<u32>,
    postorder: Vec<Block>,
    entry: Option<Block>,
}

impl Cfg {
    /// The control flow graph of a function.
    pub fn new(func: &Function) -> Cfg {
        Self::from_successors(func.dfg.num_blocks(), func.layout.entry(), |block, add| {
            if func.layout.is_block_inserted(block) {
                func.for_each_successor(block, add);
            }
        })
    }

    /// The graph of so many nodes; `successors` calls its second argument for each edge of a node.
    pub fn from_successors(
        num_nodes: usize,
        entry: Option<Block>,
        successors: impl Fn(Block, &mut dyn FnMut(Block)),
    ) -> Cfg {
        let succs = successor_lists(num_nodes, successors);
        let (preds, pred_targets) = predecessor_lists(&succs, num_nodes);
        let postorder = entry.map_or_else(Vec::new, |entry| postorder(&succs, entry));
        Cfg { succs, preds, pred_targets, postorder, entry }
    }

    /// The edges into a block, in the order of the ids of the blocks that they leave.
    pub fn pred_edges(&self, block: Block) -> impl ExactSizeIterator<Item = Edge> + '_ {
        self.preds
            .range(block)
            .map(|i| Edge { from: self.preds.nodes[i], target: self.pred_targets[i] })
    }

    /// The reachable blocks, each after its successors except along back edges.
    pub fn postorder(&self) -> &[Block] {
        &self.postorder
    }

    /// The reachable blocks, each before its successors except along back edges.
    pub fn reverse_postorder(&self) -> impl ExactSizeIterator<Item = Block> + '_ {
        self.postorder.iter().rev().copied()
    }
}

impl FlowGraph for Cfg {
    fn num_nodes(&self) -> usize {
        self.succs.starts.len().saturating_sub(1)
    }

    fn entry(&self) -> Option<Block> {
        self.entry
    }

    fn succs(&self, node: Block) -> &[Block] {
        self.succs.list(node)
    }

    fn preds(&self, node: Block) -> &[Block] {
        self.preds.list(node)
    }
}

/// The successors of each node.
fn successor_lists(
    num_nodes: usize,
    successors: impl Fn(Block, &mut dyn FnMut(Block)),
) -> Adjacency {
    let mut lists = Adjacency::default();
    lists.starts.reserve(num_nodes + 1);
    lists.starts.push(0);
    for i in 0..num_nodes {
        successors(Block::new(i), &mut |succ| lists.nodes.push(succ));
        lists.starts.push(lists.nodes.len() as u32);
    }
    lists
}

/// The lists turned round by a counting sort; the order of the blocks is kept.
fn predecessor_lists(succs: &Adjacency, num_blocks: usize) -> (Adjacency, Vec<u32>) {
    let mut starts = vec![0u32; num_blocks + 1];
    for succ in &succs.nodes {
        starts[succ.index() + 1] += 1;
    }
    for i in 0..num_blocks {
        starts[i + 1] += starts[i];
    }
    let mut next = starts.clone();
    let mut nodes = vec![Block::new(0); succs.nodes.len()];
    let mut targets = vec![0; succs.nodes.len()];
    for i in 0..num_blocks {
        let block = Block::new(i);
        for (target, succ) in succs.list(block).iter().enumerate() {
            let place = &mut next[succ.index()];
            nodes[*place as usize] = block;
            targets[*place as usize] = target as u32;
            *place += 1;
        }
    }
    (Adjacency { starts, nodes }, targets)
}

fn postorder(succs: &Adjacency, entry: Block) -> Vec<Block> {
    let mut order = Vec::with_capacity(succs.starts.len() - 1);
    let mut seen = vec![false; succs.starts.len() - 1];
    let mut stack = vec![(entry, succs.range(entry))];
    seen[entry.index()] = true;
    while let Some((block, edges)) = stack.last_mut() {
        match edges.next() {
            Some(edge) => {
                let succ = succs.nodes[edge];
                if !std::mem::replace(&mut seen[succ.index()], true) {
                    stack.push((succ, succs.range(succ)));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order
}

/// Number of a node that is not reachable.
const NONE: u32 = u32::MAX;

/// The dominator tree of a graph.
///
/// Node `a` dominates node `b` if every path from the entry to `b` goes through `a`; so every node
/// dominates the unreachable ones.
#[derive(Clone, Debug, Default)]
pub struct Dominators {
    /// By node.
    nodes: Vec<TreeNode>,
    /// The tree in preorder.
    preorder: Vec<Block>,
}

#[derive(Copy, Clone, Debug)]
struct TreeNode {
    /// Index in `preorder`, or `NONE`.
    number: u32,
    /// Number of nodes of the subtree, this one included.
    size: u32,
    /// Index in `preorder` of the immediate dominator; `NONE` for the entry.
    parent: u32,
}

impl Dominators {
    /// The dominator tree of a graph; of the reverse graph, its post-dominator tree.
    pub fn new(graph: &impl FlowGraph) -> Dominators {
        let unreachable = TreeNode { number: NONE, size: 0, parent: NONE };
        let mut nodes = vec![unreachable; graph.num_nodes()];
        let Some(entry) = graph.entry() else {
            return Dominators { nodes, preorder: Vec::new() };
        };
        let mut semi = SemiNca::search(graph, entry);
        semi.compute_semidominators(graph);
        let idoms = semi.immediate_dominators();
        let order = semi.order;

        // A dominator is found before what it dominates, so sizes add up from the back, and places
        // in the preorder are handed out from the front.
        let mut sizes = vec![1u32; order.len()];
        for w in (1..order.len()).rev() {
            sizes[idoms[w] as usize] += sizes[w];
        }
        let mut next = vec![0; order.len()];
        let mut preorder = vec![entry; order.len()];
        for (w, &block) in order.iter().enumerate() {
            let (number, parent) = match w {
                0 => (0, NONE),
                _ => {
                    let idom = idoms[w] as usize;
                    let number = next[idom];
                    next[idom] += sizes[w];
                    (number, nodes[order[idom].index()].number)
                }
            };
            next[w] = number + 1;
            preorder[number as usize] = block;
            nodes[block.index()] = TreeNode { number, size: sizes[w], parent };
        }
        Dominators { nodes, preorder }
    }

    /// Whether there is a path from the entry to the node.
    #[inline]
    pub fn is_reachable(&self, node: Block) -> bool {
        self.nodes[node.index()].number != NONE
    }

    /// The immediate dominator; `None` for the entry and for unreachable nodes.
    #[inline]
    pub fn idom(&self, node: Block) -> Option<Block> {
        self.preorder.get(self.nodes[node.index()].parent as usize).copied()
    }

    /// Whether every path from the entry to `b` goes through `a`.
    #[inline]
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let (a, b) = (self.nodes[a.index()], self.nodes[b.index()]);
        b.number == NONE || (a.number != NONE && b.number.wrapping_sub(a.number) < a.size)
    }

    /// The reachable nodes in preorder of the tree: each before those that it dominates, which
    /// follow it without a gap.
    pub fn preorder(&self) -> &[Block] {
        &self.preorder
    }

    /// The nodes that a node dominates, itself first, in preorder of the tree.
    pub fn subtree(&self, node: Block) -> &[Block] {
        let node = self.nodes[node.index()];
        match node.number {
            NONE => &[],
            number => &self.preorder[number as usize..(number + node.size) as usize],
        }
    }
}

/// The state of the Semi-NCA algorithm. Nodes are their numbers in a depth-first search.
struct SemiNca {
    /// The nodes as the search found them.
    order: Vec<Block>,
    /// By block, its number, or `NONE`.
    numbers: Vec<u32>,
    /// By number, the parent in the search tree.
    parents: Vec<u32>,
    /// By number, an ancestor in the forest of linked nodes; shortened by `eval`.
    ancestors: Vec<u32>,
    semis: Vec<u32>,
    /// By number, the node with the least semidominator on the path to the ancestor.
    labels: Vec<u32>,
    path: Vec<u32>,
}

impl SemiNca {
    fn search(graph: &impl FlowGraph, entry: Block) -> SemiNca {
        let mut numbers = vec![NONE; graph.num_nodes()];
        let mut order = Vec::with_capacity(graph.num_nodes());
        let mut parents = Vec::with_capacity(graph.num_nodes());
        let mut stack = vec![(entry, 0)];
        while let Some((block, parent)) = stack.pop() {
            if numbers[block.index()] != NONE {
                continue;
            }
            let number = order.len() as u32;
            numbers[block.index()] = number;
            order.push(block);
            parents.push(parent);
            let unseen = graph.succs(block).iter().rev().filter(|s| numbers[s.index()] == NONE);
            stack.extend(unseen.map(|&succ| (succ, number)));
        }
        let semis: Vec<u32> = (0..order.len() as u32).collect();
        SemiNca {
            order,
            numbers,
            ancestors: parents.clone(),
            parents,
            labels: semis.clone(),
            semis,
            path: Vec::new(),
        }
    }

    fn compute_semidominators(&mut self, graph: &impl FlowGraph) {
        for w in (1..self.order.len() as u32).rev() {
            let mut semi = self.parents[w as usize];
            for pred in graph.preds(self.order[w as usize]) {
                let v = self.numbers[pred.index()];
                if v != NONE {
                    let label = self.eval(v, w + 1);
                    semi = semi.min(self.semis[label as usize]);
                }
            }
            self.semis[w as usize] = semi;
        }
    }

    /// The node with the least semidominator on the path from `v` up to, but not including, the
    /// root of its tree in the forest of the nodes from `linked` on; `v` itself if it is a root.
    fn eval(&mut self, v: u32, linked: u32) -> u32 {
        if self.ancestors[v as usize] < linked {
            return self.labels[v as usize];
        }
        let mut top = v;
        while self.ancestors[top as usize] >= linked {
            self.path.push(top);
            top = self.ancestors[top as usize];
        }
        let mut best = self.labels[top as usize];
        let root = self.ancestors[top as usize];
        while let Some(x) = self.path.pop() {
            self.ancestors[x as usize] = root;
            let label = self.labels[x as usize];
            if self.semis[best as usize] < self.semis[label as usize] {
                self.labels[x as usize] = best;
            } else {
                best = label;
            }
        }
        best
    }

    /// By number, the immediate dominator: the nearest common ancestor of the parent and the
    /// semidominator.
    fn immediate_dominators(&self) -> Vec<u32> {
        let mut idoms = self.parents.clone();
        for w in 1..idoms.len() {
            let mut idom = idoms[w];
            while idom > self.semis[w] {
                idom = idoms[idom as usize];
            }
            idoms[w] = idom;
        }
        idoms
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::InstBuilder;
    use crate::cursor::Cursor;
    use crate::function::FunctionKind;
    use crate::module::{Linkage, Signature};

    /// A function with these branch targets; a block without targets returns.
    fn function(targets: &[Vec<usize>]) -> Function {
        let signature = Signature::new(&[], None);
        let mut func = Function::new("f", FunctionKind::Device, Linkage::Internal, signature);
        for _ in targets {
            let block = func.dfg.make_block();
            func.layout.append_block(block);
        }
        for (i, targets) in targets.iter().enumerate() {
            let mut cursor = Cursor::at_end(&mut func, Block::new(i));
            match targets[..] {
                [] => cursor.ret(None),
                [a] => cursor.br(Block::new(a), &[]),
                [a, b] => {
                    let cond = cursor.func.dfg.bool(true);
                    cursor.condbr(cond, (Block::new(a), &[]), (Block::new(b), &[]))
                }
                _ => {
                    let key = cursor.i32(0);
                    let targets: Vec<_> = targets.iter().map(|&t| Block::new(t)).collect();
                    let cases: Vec<_> =
                        (0..).zip(&targets[1..]).map(|(i, &t)| (i, t, &[][..])).collect();
                    cursor.switch(key, (targets[0], &[]), &cases)
                }
            };
        }
        func
    }

    /// Which blocks a walk from the entry reaches when it may not enter `without`.
    fn reached(targets: &[Vec<usize>], without: Option<usize>) -> Vec<bool> {
        let mut seen = vec![false; targets.len()];
        let mut work = if without == Some(0) { vec![] } else { vec![0] };
        while let Some(i) = work.pop() {
            if !std::mem::replace(&mut seen[i], true) {
                work.extend(targets[i].iter().copied().filter(|&t| Some(t) != without));
            }
        }
        seen
    }

    fn check(targets: &[Vec<usize>]) {
        let cfg = Cfg::new(&function(targets));
        let dom = Dominators::new(&cfg);
        let reachable = reached(targets, None);
        for a in 0..targets.len() {
            let block = Block::new(a);
            let without = reached(targets, Some(a));
            let succs: Vec<_> = targets[a].iter().map(|&t| Block::new(t)).collect();
            assert_eq!(cfg.succs(block), succs);
            assert_eq!(dom.is_reachable(block), reachable[a]);
            let mut dominated = Vec::new();
            for b in 0..targets.len() {
                let want = a == b || !reachable[b] || !without[b];
                let want = want && (reachable[a] || !reachable[b]);
                assert_eq!(dom.dominates(block, Block::new(b)), want, "{a} dominates {b}");
                if want && reachable[b] {
                    dominated.push(Block::new(b));
                }
            }
            let mut subtree = dom.subtree(block).to_vec();
            assert!(subtree.first().is_none_or(|&first| first == block));
            subtree.sort();
            assert_eq!(subtree, dominated);
            for (edge, &pred) in cfg.pred_edges(block).zip(cfg.preds(block)) {
                assert_eq!(edge.from, pred);
                assert_eq!(targets[pred.index()][edge.target as usize], a);
            }
            // The immediate dominator is the strict dominator that all others dominate.
            let strict: Vec<Block> = (0..targets.len())
                .map(Block::new)
                .filter(|&s| s != block && reachable[a] && dom.dominates(s, block))
                .filter(|&s| dom.is_reachable(s))
                .collect();
            let idom =
                strict.iter().copied().find(|&i| strict.iter().all(|&s| dom.dominates(s, i)));
            assert_eq!(dom.idom(block), idom);
        }
        let edges: usize = targets.iter().map(Vec::len).sum();
        let preds: usize = (0..targets.len()).map(|i| cfg.preds(Block::new(i)).len()).sum();
        assert_eq!(preds, edges);
        assert_eq!(cfg.postorder().len(), reachable.iter().filter(|&&r| r).count());
        assert_eq!(cfg.reverse_postorder().next(), cfg.entry());
        assert_eq!(dom.preorder().len(), cfg.postorder().len());
    }

    #[test]
    fn small_graphs() {
        check(&[vec![]]);
        check(&[vec![1, 2], vec![3], vec![3], vec![]]);
        // Irreducible, with an unreachable block and a double edge.
        check(&[vec![1, 2], vec![2, 3], vec![1, 1], vec![], vec![3]]);
        check(&[vec![1, 2, 3, 1], vec![1], vec![3, 2], vec![1, 2]]);
    }

    #[test]
    fn no_blocks() {
        let cfg = Cfg::new(&function(&[]));
        assert_eq!((cfg.num_nodes(), cfg.entry()), (0, None));
        assert!(Dominators::new(&cfg).preorder().is_empty());
    }

    #[test]
    fn random_graphs_match_the_definition() {
        arbtest::arbtest(|u| {
            let n = u.int_in_range(1..=14)?;
            let mut targets = Vec::new();
            for _ in 0..n {
                let degree = u.choose(&[0, 1, 1, 2, 2, 2, 3])?;
                let list: Result<Vec<_>, _> =
                    (0..*degree).map(|_| u.int_in_range(0..=n - 1)).collect();
                targets.push(list?);
            }
            check(&targets);
            Ok(())
        });
    }

    #[test]
    fn deep_graphs_need_no_stack() {
        let n = 200_000usize;
        let mut targets: Vec<Vec<usize>> =
            (0..n).map(|i| vec![i + 1, i.saturating_sub(1)]).collect();
        targets.push(vec![]);
        let cfg = Cfg::new(&function(&targets));
        let dom = Dominators::new(&cfg);
        assert!(dom.dominates(Block::new(5), Block::new(n)));
        assert_eq!(dom.idom(Block::new(n)), Some(Block::new(n - 1)));
    }
}
