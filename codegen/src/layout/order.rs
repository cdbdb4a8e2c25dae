//! The order of the blocks, and the control flow graph in terms of it.
//!
//! Invariants of the order:
//! - The entry is first, and only reachable blocks have a place.
//! - A block stands behind all its dominators.
//! - A loop is a run of places, nested loops are nested runs; a natural loop begins with its
//!   header.
//! - Cold blocks, those from which every path ends in a trap, are last.
//!
//! How it works: reverse postorder makes each loop a subsequence; walking the tree of loops makes
//! it a run. The search visits the `other` edge of a branch last, so the block there tends to come
//! next: then the branch takes its predicate as it is.

use crate::mir::{MirFunction, Terminator};
use cranelift_entity::{EntityRef, EntitySet, PrimaryMap, SecondaryMap, entity_impl};
use irc_ir::dominance::Cfg;
use irc_ir::entity::Block;
use irc_passes::analysis::{Loop, Loops};
use irc_ptx::graph::FlowGraph;
use irc_ptx::isa::InstEffects;
use std::ops::Range;

/// The place of a block in the order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position(u32);
entity_impl!(Position, "place");

/// An edge of the control flow graph, numbered by place of the source, then by target.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EdgeId(u32);
entity_impl!(EdgeId, "edge");

/// From where to where an edge goes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct EdgeEnds {
    /// The block that it leaves.
    pub from: Position,
    /// Which of the edges of the terminator it is.
    pub index: u32,
    /// The block that it enters.
    pub to: Position,
}

const NONE: u32 = u32::MAX;

/// The order of the reachable blocks of a function.
#[derive(Clone, Debug, Default)]
pub struct BlockOrder {
    blocks: PrimaryMap<Position, Block>,
    places: SecondaryMap<Block, u32>,
    edges: PrimaryMap<EdgeId, EdgeEnds>,
    /// The edges of place `i` begin at `succ_starts[i]`.
    succ_starts: Vec<u32>,
    /// The edges into place `i` begin at `pred_starts[i]` of `preds`.
    pred_starts: Vec<u32>,
    preds: Vec<EdgeId>,
    loops: Loops,
    /// By loop: its places.
    runs: SecondaryMap<Loop, (u32, u32)>,
}

impl BlockOrder {
    /// The order for a function.
    pub fn new(mir: &MirFunction) -> Self {
        let mut order = Self::of_blocks(mir);
        order.set_edges(mir);
        order
    }

    /// The order without edges.
    pub(super) fn of_blocks(mir: &MirFunction) -> Self {
        let cfg = mir.cfg();
        let loops = Loops::new(&cfg);
        let blocks = arrange(&cfg, &loops, &cold_blocks(mir, &cfg));
        let mut places = SecondaryMap::with_default(NONE);
        let mut runs = SecondaryMap::with_default((NONE, 0));
        for (place, &block) in &blocks {
            places[block] = place.as_u32();
            if let Some(l) = loops.innermost(block) {
                widen(&mut runs[l], (place.as_u32(), place.as_u32() + 1));
            }
        }
        for l in loops.iter().rev() {
            if let Some(parent) = loops.parent(l) {
                let run = runs[l];
                widen(&mut runs[parent], run);
            }
        }
        Self { blocks, places, loops, runs, ..Self::default() }
    }

    /// Notes the edges as the terminators have them.
    pub(super) fn set_edges(&mut self, mir: &MirFunction) {
        let count = self.blocks.len();
        self.succ_starts = Vec::with_capacity(count + 1);
        let mut starts = vec![0u32; count + 1];
        for (from, &block) in &self.blocks {
            self.succ_starts.push(self.edges.len() as u32);
            for (index, edge) in (0..).zip(mir.block(block).terminator.edges()) {
                let to = Position::from_u32(self.places[edge.block]);
                self.edges.push(EdgeEnds { from, index, to });
                starts[to.index() + 1] += 1;
            }
        }
        self.succ_starts.push(self.edges.len() as u32);
        for i in 0..count {
            starts[i + 1] += starts[i];
        }
        let mut next = starts.clone();
        self.preds = vec![EdgeId::from_u32(0); self.edges.len()];
        for (id, edge) in &self.edges {
            let at = &mut next[edge.to.index()];
            self.preds[*at as usize] = id;
            *at += 1;
        }
        self.pred_starts = starts;
    }

    /// Number of blocks.
    pub fn len(&self) -> usize {
        self.blocks.len()
    }

    /// Whether there are no blocks.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// The blocks in order, with their places.
    pub fn blocks(&self) -> impl DoubleEndedIterator<Item = (Position, Block)> + ExactSizeIterator {
        self.blocks.iter().map(|(place, &block)| (place, block))
    }

    /// The block at a place.
    #[inline]
    pub fn block(&self, place: Position) -> Block {
        self.blocks[place]
    }

    /// The place of a block; nothing if it is not reachable.
    #[inline]
    pub fn place(&self, block: Block) -> Option<Position> {
        let place = self.places[block];
        (place != NONE).then_some(Position(place))
    }

    /// The edges, by number.
    pub fn edges(&self) -> impl ExactSizeIterator<Item = (EdgeId, EdgeEnds)> {
        self.edges.iter().map(|(id, &edge)| (id, edge))
    }

    /// The ends of an edge.
    #[inline]
    pub fn edge(&self, edge: EdgeId) -> EdgeEnds {
        self.edges[edge]
    }

    /// The edges out of a block, in the order of its terminator.
    #[inline]
    pub fn succs(&self, place: Position) -> impl ExactSizeIterator<Item = EdgeId> + Clone + use<> {
        range(&self.succ_starts, place).map(|i| EdgeId::from_u32(i as u32))
    }

    /// The edges into a block.
    #[inline]
    pub fn preds(&self, place: Position) -> &[EdgeId] {
        &self.preds[range(&self.pred_starts, place)]
    }

    /// How many loops a block is in.
    #[inline]
    pub fn loop_depth(&self, place: Position) -> u32 {
        self.loops.depth_of_block(self.blocks[place])
    }

    /// Whether there would be an edge from one place to the other that closes a loop: back to the
    /// header of a loop that both are in.
    pub fn closes_loop(&self, from: Position, to: Position) -> bool {
        let header = self.blocks[to];
        let of_header = self.loops.innermost(header).filter(|&l| self.loops.header(l) == header);
        of_header.is_some_and(|l| self.is_in(from, l))
    }

    /// Whether an edge from one place to the other would leave a loop.
    pub fn leaves_loop(&self, from: Position, to: Position) -> bool {
        self.loops.innermost(self.blocks[from]).is_some_and(|l| !self.is_in(to, l))
    }

    fn is_in(&self, place: Position, l: Loop) -> bool {
        let (start, end) = self.runs[l];
        (start..end).contains(&place.as_u32())
    }
}

fn widen(run: &mut (u32, u32), by: (u32, u32)) {
    *run = (run.0.min(by.0), run.1.max(by.1));
}

fn range(starts: &[u32], place: Position) -> Range<usize> {
    starts[place.index()] as usize..starts[place.index() + 1] as usize
}

/// The blocks from which every path ends in a trap; none if that is all of them.
fn cold_blocks(mir: &MirFunction, cfg: &Cfg) -> EntitySet<Block> {
    let mut cold = EntitySet::with_capacity(cfg.num_nodes());
    for &block in cfg.postorder() {
        let is_cold = match &mir.block(block).terminator {
            Terminator::Stop(inst) => inst.row().effects.contains(InstEffects::TRAP),
            _ => cfg.succs(block).iter().all(|&succ| cold.contains(succ)),
        };
        if is_cold && cfg.entry() != Some(block) {
            cold.insert(block);
        }
    }
    cold
}

/// A sequence of blocks and, as whole, the loops among them.
#[derive(Copy, Clone)]
struct Members {
    first: u32,
    last: u32,
}

const EMPTY: Members = Members { first: NONE, last: NONE };

/// The tree of loops in preorder, blocks and loops in reverse postorder of their first block.
fn arrange(cfg: &Cfg, loops: &Loops, cold: &EntitySet<Block>) -> PrimaryMap<Position, Block> {
    // Blocks by number, loops behind them.
    let num_blocks = cfg.num_nodes() as u32;
    let mut next = vec![NONE; cfg.num_nodes() + loops.len()];
    let mut outermost = EMPTY;
    let mut lists: SecondaryMap<Loop, Members> = SecondaryMap::with_default(EMPTY);
    for block in cfg.reverse_postorder().filter(|&block| !cold.contains(block)) {
        let mut member = block.as_u32();
        let mut around = loops.innermost(block);
        loop {
            let list = around.map_or(&mut outermost, |l| &mut lists[l]);
            let was_empty = list.first == NONE;
            if was_empty {
                list.first = member;
            } else {
                next[list.last as usize] = member;
            }
            list.last = member;
            // With its first block, a loop becomes a member of the loop around it.
            match around {
                Some(l) if was_empty => {
                    member = num_blocks + l.as_u32();
                    around = loops.parent(l);
                }
                _ => break,
            }
        }
    }
    let mut blocks = PrimaryMap::with_capacity(cfg.postorder().len());
    let mut stack = vec![outermost.first];
    while let Some(member) = stack.pop() {
        if member == NONE {
            continue;
        }
        stack.push(next[member as usize]);
        if member < num_blocks {
            blocks.push(Block::from_u32(member));
        } else {
            stack.push(lists[Loop::from_u32(member - num_blocks)].first);
        }
    }
    blocks.extend(cfg.reverse_postorder().filter(|&block| cold.contains(block)));
    blocks
}
