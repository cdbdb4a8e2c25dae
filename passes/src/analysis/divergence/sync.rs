//! Sync dependence: where threads that a branch has parted meet again.
//!
//! A block is a *join* of a branch if two ways lead to it from the branch that share no block in
//! between: threads that took different sides arrive there together in the same dynamic instance,
//! so its parameters may differ. A loop around the branch is *left apart* if threads that stay in
//! it and threads that leave it have taken different sides: they leave in different iterations.
//!
//! Both are found by passing labels along the edges from the branch, each edge out of it with its
//! own, in an order in which a block comes after its predecessors; a block that two labels reach is
//! a join and passes on a label of its own. That is the placement of phi functions for a variable
//! set on each edge out of the branch, and the algorithm of Rosemann, Moll and Hack ("An abstract
//! interpretation for SPMD divergence on reducible control flow graphs", 2021) and of LLVM's
//! `SyncDependenceAnalysis`.
//!
//! Loops around the branch are taken from the innermost outwards. In each, labels stop at the edges
//! to the header: the next iteration is another instance. If a label has arrived at the header and
//! another has left the loop, the loop is left apart, and the header's label leaves it by every
//! exit. When there is one label left, all threads have met, and the walk ends.
//!
//! An outermost irreducible loop counts as one node (a *region*), so that the graph of nodes is
//! reducible. Nothing is said of what happens inside it: if it is a join, or has a divergent branch
//! inside, everything in it is divergent, and every edge that leaves it is a way of its own.
//!
//! A walk takes time in proportion to the blocks before the threads have met. Where many branches
//! lead far apart to a common end, all walks together would be quadratic; so there is a budget for
//! them, and [`SyncGraph::walk`] says when it is spent.

use crate::analysis::loops::{Loop, Loops};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use irc_ir::dominance::Cfg;
use irc_ir::entity::Block;
use irc_ir::function::Function;
use irc_ir::op::Args;
use irc_ptx::graph::FlowGraph;
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How often a node may be visited on average.
const VISITS_PER_NODE: usize = 16;

/// What a divergent branch does to the threads.
#[derive(Debug, Default)]
pub(super) struct Split {
    /// Blocks, or headers of regions, that are joins; the virtual exit if results meet there.
    pub joins: Vec<Block>,
    /// Loops that are left apart.
    pub loops: Vec<Loop>,
}

/// The graph of nodes, and the state of a walk through it.
pub(super) struct SyncGraph<'a> {
    func: &'a Function,
    cfg: &'a Cfg,
    loops: &'a Loops,
    /// The outermost irreducible loop around each loop.
    regions: SecondaryMap<Loop, PackedOption<Loop>>,
    /// By node, its place in reverse postorder.
    order: Vec<u32>,
    /// Node behind every block that returns, if the function has a result.
    exit: Option<Block>,
    budget: usize,
    // The state of a walk. A label is the node at which it began.
    round: u32,
    start: Block,
    /// By node, the walk that last reached it, and that found it to be a join.
    reached: Vec<u32>,
    joined: Vec<u32>,
    labels: Vec<Block>,
    /// By label, the number of nodes with it from which the walk has still to go on.
    live: Vec<u32>,
    live_labels: usize,
    /// Nodes to go on from inside the current loop, and outside it.
    queue: BinaryHeap<Reverse<(u32, Block)>>,
    outside: Vec<Block>,
    current: Option<Loop>,
    split: Split,
}

impl<'a> SyncGraph<'a> {
    pub fn new(func: &'a Function, cfg: &'a Cfg, loops: &'a Loops) -> SyncGraph<'a> {
        let mut regions: SecondaryMap<Loop, PackedOption<Loop>> = SecondaryMap::new();
        for l in loops.iter() {
            let around = loops.parent(l).and_then(|parent| regions[parent].expand());
            regions[l] = around.or(loops.is_irreducible(l).then_some(l)).into();
        }
        let n = cfg.num_nodes() + 1;
        let mut order = vec![u32::MAX; n];
        for (i, block) in cfg.reverse_postorder().enumerate() {
            order[block.index()] = i as u32;
        }
        SyncGraph {
            func,
            cfg,
            loops,
            regions,
            order,
            exit: (!func.signature.results.is_empty()).then(|| Block::new(n - 1)),
            budget: 10_000 + VISITS_PER_NODE * n,
            round: 0,
            start: Block::new(0),
            reached: vec![0; n],
            joined: vec![0; n],
            labels: vec![Block::new(0); n],
            live: vec![0; n],
            live_labels: 0,
            queue: BinaryHeap::new(),
            outside: Vec::new(),
            current: None,
            split: Split::default(),
        }
    }

    /// The region that a block is in.
    #[inline]
    pub fn region(&self, block: Block) -> Option<Loop> {
        self.loops.innermost(block).and_then(|l| self.regions[l].expand())
    }

    /// The innermost loop around the node of a block: natural, and around no region.
    #[inline]
    pub fn natural_loop(&self, block: Block) -> Option<Loop> {
        let innermost = self.loops.innermost(block)?;
        match self.regions[innermost].expand() {
            Some(region) => self.loops.parent(region),
            None => Some(innermost),
        }
    }

    /// The node of a block: its region's header, or itself.
    pub fn node(&self, block: Block) -> Block {
        self.region(block).map_or(block, |region| self.loops.header(region))
    }

    /// The node of the exits of a function with a result.
    pub fn exit(&self) -> Option<Block> {
        self.exit
    }

    /// Whether threads that part where the last walk began may leave a block by the ways walked.
    pub fn comes_from(&self, block: Block) -> bool {
        let node = self.node(block);
        node == self.start
            || self.reached[node.index()] == self.round
            || self.split.loops.iter().any(|&l| self.loops.contains(l, block))
    }

    /// Whether an edge to a node goes round a loop that the last walk began in front of: threads
    /// that part there have met when they entered the loop, and come round it together.
    pub fn goes_round(&self, from: Block, node: Block) -> bool {
        let around = |l: Loop| {
            self.loops.header(l) == node
                && self.loops.contains(l, from)
                && !self.loops.contains(l, self.start)
        };
        self.loops.innermost(node).is_some_and(around)
    }

    /// Where the threads reconverge that diverge at a node; `None` if the budget is spent.
    pub fn walk(&mut self, node: Block) -> Option<&Split> {
        self.round += 1;
        self.start = node;
        self.split.joins.clear();
        self.split.loops.clear();
        self.current = self.natural_loop(node);
        let mut heads = Vec::new();
        self.successors(node, |head| heads.push(head));
        heads.iter().for_each(|&head| self.arrive(head, None));
        while self.walk_loop_body() && self.leave_loop() {}
        // What is left has met, or was not walked for want of budget. Every label began at the head
        // of an edge or at a join.
        self.queue.clear();
        self.outside.clear();
        heads.iter().for_each(|head| self.live[head.index()] = 0);
        self.split.joins.iter().for_each(|join| self.live[join.index()] = 0);
        self.live_labels = 0;
        (self.budget > 0).then_some(&self.split)
    }

    fn is_header(&self, l: Option<Loop>, node: Block) -> bool {
        l.is_some_and(|l| self.loops.header(l) == node)
    }

    fn is_inside(&self, l: Option<Loop>, node: Block) -> bool {
        l.is_none_or(|l| self.loops.contains(l, node))
    }

    /// Calls `f` with the head of each edge out of a node.
    fn successors(&self, node: Block, mut f: impl FnMut(Block)) {
        if Some(node) == self.exit {
            return;
        }
        if let Some(region) = self.region(node) {
            for edge in self.loops.exits(self.cfg, region) {
                f(self.node(self.cfg.succs(edge.from)[edge.target as usize]));
            }
            return;
        }
        let succs = self.cfg.succs(node);
        succs.iter().for_each(|&succ| f(self.node(succ)));
        if let Some(exit) = self.exit.filter(|_| succs.is_empty() && self.returns(node)) {
            f(exit);
        }
    }

    fn returns(&self, block: Block) -> bool {
        let last = self.func.terminator(block);
        last.is_some_and(|inst| self.func.dfg.opcode(inst).desc().args == Args::Return)
    }

    /// A label arrives at a node: that of another node, or one of its own.
    fn arrive(&mut self, node: Block, label: Option<Block>) {
        let i = node.index();
        self.budget = self.budget.saturating_sub(1);
        if std::mem::replace(&mut self.reached[i], self.round) != self.round {
            self.labels[i] = label.unwrap_or(node);
            self.hold(self.labels[i]);
            if self.is_header(self.current, node) {
                // The next iteration is another instance.
            } else if self.is_inside(self.current, node) {
                self.queue.push(Reverse((self.order[i], node)));
            } else {
                self.outside.push(node);
            }
        } else if label != Some(self.labels[i]) {
            let old = std::mem::replace(&mut self.labels[i], node);
            self.hold(node);
            self.release(old);
            if std::mem::replace(&mut self.joined[i], self.round) != self.round {
                self.split.joins.push(node);
            }
        }
    }

    fn hold(&mut self, label: Block) {
        self.live[label.index()] += 1;
        self.live_labels += usize::from(self.live[label.index()] == 1);
    }

    fn release(&mut self, label: Block) {
        self.live[label.index()] -= 1;
        self.live_labels -= usize::from(self.live[label.index()] == 0);
    }

    /// Passes labels on inside the current loop. Whether there is more to find.
    fn walk_loop_body(&mut self) -> bool {
        while self.live_labels > 1 && self.budget > 0 {
            let Some(Reverse((place, node))) = self.queue.pop() else {
                return true;
            };
            let label = self.labels[node.index()];
            let mut heads: SmallVec<[Block; 4]> = SmallVec::new();
            self.successors(node, |head| heads.push(head));
            for head in heads {
                let back = self.order[head.index()] <= place;
                let inner = self.is_inside(self.current, head);
                if back && inner && !self.is_header(self.current, head) {
                    continue; // Back to the header of a loop that does not hold the branch.
                }
                self.arrive(head, Some(label));
            }
            self.release(label);
        }
        false
    }

    /// Goes on to the loop around the current one. Whether there is one, or the rest of the
    /// function.
    fn leave_loop(&mut self) -> bool {
        let Some(l) = self.current else {
            return false;
        };
        let header = self.loops.header(l);
        let stays = self.reached[header.index()] == self.round;
        self.current = self.loops.parent(l);
        for node in std::mem::take(&mut self.outside) {
            if self.is_header(self.current, node) {
                continue;
            }
            match self.is_inside(self.current, node) {
                true => self.queue.push(Reverse((self.order[node.index()], node))),
                false => self.outside.push(node),
            }
        }
        if stays {
            // More than one label is left, so one that has left the loop is not the header's.
            let label = self.labels[header.index()];
            self.split.loops.push(l);
            let mut heads = Vec::new();
            for edge in self.loops.exits(self.cfg, l) {
                heads.push(self.node(self.cfg.succs(edge.from)[edge.target as usize]));
            }
            self.budget = self.budget.saturating_sub(self.loops.blocks(l).len());
            heads.into_iter().for_each(|head| self.arrive(head, Some(label)));
            self.release(label);
        }
        true
    }
}
