//! The dominator tree of a graph.
//!
//! It is computed by the Semi-NCA algorithm (Georgiadis, "Linear-time algorithms for dominators and
//! related problems", 2005), without recursion. Unreachable nodes have no place in the tree.

use super::cfg::FlowGraph;
use cranelift_entity::EntityRef;

/// Number of a node that is not reachable.
const NONE: u32 = u32::MAX;

/// The dominator tree of a graph.
///
/// Node `a` dominates node `b` if every path from the entry to `b` goes through `a`; so every node
/// dominates the unreachable ones.
#[derive(Clone, Debug)]
pub struct Dominators<N> {
    /// By node.
    nodes: Vec<TreeNode>,
    /// The tree in preorder.
    preorder: Vec<N>,
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

impl<N: EntityRef> Dominators<N> {
    /// The dominator tree of a graph; of the reverse graph, its post-dominator tree.
    pub fn new(graph: &impl FlowGraph<Node = N>) -> Dominators<N> {
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
    pub fn is_reachable(&self, node: N) -> bool {
        self.nodes[node.index()].number != NONE
    }

    /// The immediate dominator; `None` for the entry and for unreachable nodes.
    #[inline]
    pub fn idom(&self, node: N) -> Option<N> {
        self.preorder.get(self.nodes[node.index()].parent as usize).copied()
    }

    /// Whether every path from the entry to `b` goes through `a`.
    #[inline]
    pub fn dominates(&self, a: N, b: N) -> bool {
        let (a, b) = (self.nodes[a.index()], self.nodes[b.index()]);
        b.number == NONE || (a.number != NONE && b.number.wrapping_sub(a.number) < a.size)
    }

    /// The nearest node that dominates both of two reachable ones; the entry if that is more than
    /// so many steps above `a`.
    pub fn common(&self, mut a: N, b: N, max_steps: usize) -> N {
        for _ in 0..max_steps {
            match self.idom(a) {
                Some(above) if !self.dominates(a, b) => a = above,
                _ => return a,
            }
        }
        self.preorder[0]
    }

    /// The reachable nodes in preorder of the tree: each before those that it dominates, which
    /// follow it without a gap.
    pub fn preorder(&self) -> &[N] {
        &self.preorder
    }

    /// The nodes that a node dominates, itself first, in preorder of the tree.
    pub fn subtree(&self, node: N) -> &[N] {
        let node = self.nodes[node.index()];
        match node.number {
            NONE => &[],
            number => &self.preorder[number as usize..(number + node.size) as usize],
        }
    }
}

/// The state of the Semi-NCA algorithm. Nodes are their numbers in a depth-first search.
struct SemiNca<N> {
    /// The nodes as the search found them.
    order: Vec<N>,
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

impl<N: EntityRef> SemiNca<N> {
    fn search(graph: &impl FlowGraph<Node = N>, entry: N) -> SemiNca<N> {
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

    fn compute_semidominators(&mut self, graph: &impl FlowGraph<Node = N>) {
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
