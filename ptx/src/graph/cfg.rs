//! The control flow graph: the edges of branches, in both directions.
//!
//! A block may be a successor of another more than once: each branch target is one edge.

use cranelift_entity::EntityRef;

/// A directed graph whose nodes are the ids below [`Self::num_nodes`].
pub trait FlowGraph {
    /// The ids of the nodes.
    type Node: EntityRef;

    /// Number of nodes.
    fn num_nodes(&self) -> usize;
    /// The node that every path begins at; `None` if the graph has no nodes.
    fn entry(&self) -> Option<Self::Node>;
    /// The heads of the edges out of a node.
    fn succs(&self, node: Self::Node) -> &[Self::Node];
    /// The tails of the edges into a node.
    fn preds(&self, node: Self::Node) -> &[Self::Node];
}

/// Something with branches, of which a [`Cfg`] can be made.
pub trait Successors {
    /// The ids of the nodes.
    type Node: EntityRef;

    /// Number of nodes.
    fn num_nodes(&self) -> usize;
    /// The node that every path begins at; `None` if there are no nodes.
    fn entry(&self) -> Option<Self::Node>;
    /// Calls `add` with the head of each edge out of a node, in order.
    fn for_each_successor(&self, node: Self::Node, add: &mut dyn FnMut(Self::Node));
}

/// The lists of neighbours of all nodes, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Adjacency<N> {
    /// List `i` goes from `starts[i]` to `starts[i + 1]`.
    starts: Vec<u32>,
    nodes: Vec<N>,
}

impl<N: EntityRef> Adjacency<N> {
    fn range(&self, node: N) -> std::ops::Range<usize> {
        self.starts[node.index()] as usize..self.starts[node.index() + 1] as usize
    }

    fn list(&self, node: N) -> &[N] {
        &self.nodes[self.range(node)]
    }
}

/// An edge: target number `target` of the terminator of `from`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Edge<N> {
    /// The block that the edge leaves.
    pub from: N,
    /// Which of the branch targets of its terminator it is.
    pub target: u32,
}

/// The control flow graph: successors and predecessors of each block in the layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cfg<N> {
    succs: Adjacency<N>,
    preds: Adjacency<N>,
    /// Beside each predecessor, the number of the branch target.
    pred_targets: Vec<u32>,
    postorder: Vec<N>,
    has_cycles: bool,
    entry: Option<N>,
}

impl<N: EntityRef> Cfg<N> {
    /// The graph of something with branches.
    pub fn new(of: &impl Successors<Node = N>) -> Cfg<N> {
        Self::from_successors(of.num_nodes(), of.entry(), |node, add| {
            of.for_each_successor(node, add);
        })
    }

    /// The graph of `num_nodes` nodes; `successors` calls its second argument for each edge of a
    /// node.
    pub fn from_successors(
        num_nodes: usize,
        entry: Option<N>,
        successors: impl Fn(N, &mut dyn FnMut(N)),
    ) -> Cfg<N> {
        let succs = successor_lists(num_nodes, successors);
        let (preds, pred_targets) = predecessor_lists(&succs, num_nodes);
        let (postorder, has_cycles) = match entry {
            Some(entry) => postorder(&succs, entry),
            None => (Vec::new(), false),
        };
        Cfg { succs, preds, pred_targets, postorder, has_cycles, entry }
    }

    /// The edges into a block, in the order of the ids of the blocks that they leave.
    pub fn pred_edges(&self, block: N) -> impl ExactSizeIterator<Item = Edge<N>> + '_ {
        self.preds
            .range(block)
            .map(|i| Edge { from: self.preds.nodes[i], target: self.pred_targets[i] })
    }

    /// The reachable blocks, each after its successors except along back edges.
    pub fn postorder(&self) -> &[N] {
        &self.postorder
    }

    /// Whether a path leads from a reachable block back to it.
    pub fn has_cycles(&self) -> bool {
        self.has_cycles
    }

    /// The reachable blocks, each before its successors except along back edges.
    pub fn reverse_postorder(&self) -> impl ExactSizeIterator<Item = N> + '_ {
        self.postorder.iter().rev().copied()
    }
}

impl<N: EntityRef> FlowGraph for Cfg<N> {
    type Node = N;

    fn num_nodes(&self) -> usize {
        self.succs.starts.len().saturating_sub(1)
    }

    fn entry(&self) -> Option<N> {
        self.entry
    }

    fn succs(&self, node: N) -> &[N] {
        self.succs.list(node)
    }

    fn preds(&self, node: N) -> &[N] {
        self.preds.list(node)
    }
}

/// The successors of each node.
fn successor_lists<N: EntityRef>(
    num_nodes: usize,
    successors: impl Fn(N, &mut dyn FnMut(N)),
) -> Adjacency<N> {
    let starts = Vec::with_capacity(num_nodes + 1);
    // Most blocks have up to two.
    let mut lists = Adjacency { starts, nodes: Vec::with_capacity(2 * num_nodes) };
    lists.starts.push(0);
    for i in 0..num_nodes {
        successors(N::new(i), &mut |succ| lists.nodes.push(succ));
        lists.starts.push(lists.nodes.len() as u32);
    }
    lists
}

/// The lists turned round by a counting sort; the order of the blocks is kept.
fn predecessor_lists<N: EntityRef>(
    succs: &Adjacency<N>,
    num_blocks: usize,
) -> (Adjacency<N>, Vec<u32>) {
    let mut starts = vec![0u32; num_blocks + 1];
    for succ in &succs.nodes {
        starts[succ.index() + 1] += 1;
    }
    for i in 0..num_blocks {
        starts[i + 1] += starts[i];
    }
    let mut next = starts.clone();
    let mut nodes = vec![N::new(0); succs.nodes.len()];
    let mut targets = vec![0; succs.nodes.len()];
    for i in 0..num_blocks {
        let block = N::new(i);
        for (target, succ) in succs.list(block).iter().enumerate() {
            let place = &mut next[succ.index()];
            nodes[*place as usize] = block;
            targets[*place as usize] = target as u32;
            *place += 1;
        }
    }
    (Adjacency { starts, nodes }, targets)
}

/// How far a depth-first search has come with a block.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Visit {
    Unseen,
    /// The search is below it.
    Open,
    Done,
}

/// The blocks that are reached, in postorder, and whether an edge leads back to a block that the
/// search is below.
fn postorder<N: EntityRef>(succs: &Adjacency<N>, entry: N) -> (Vec<N>, bool) {
    let num_nodes = succs.starts.len() - 1;
    let (mut order, mut has_cycles) = (Vec::with_capacity(num_nodes), false);
    let mut visits = vec![Visit::Unseen; num_nodes];
    let mut stack = Vec::with_capacity(num_nodes.min(64));
    stack.push((entry, succs.range(entry)));
    visits[entry.index()] = Visit::Open;
    while let Some((block, edges)) = stack.last_mut() {
        let Some(edge) = edges.next() else {
            visits[block.index()] = Visit::Done;
            order.push(*block);
            stack.pop();
            continue;
        };
        let succ = succs.nodes[edge];
        match visits[succ.index()] {
            Visit::Unseen => {
                visits[succ.index()] = Visit::Open;
                stack.push((succ, succs.range(succ)));
            }
            Visit::Open => has_cycles = true,
            Visit::Done => {}
        }
    }
    (order, has_cycles)
}
