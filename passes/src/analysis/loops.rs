//! The forest of loops, with irreducible regions.
//!
//! A loop is a strongly connected region of the control flow graph: an outermost one is a maximal
//! such region of the reachable graph, the loops just inside a loop are the maximal ones of that
//! loop without its header. The *header* is the block of the region that the depth-first search of
//! [`Loops::new`] meets first. The *entries* are the blocks with predecessors outside, and the
//! header; where the header is the only one, the loop is natural (reducible) and its header
//! dominates it; otherwise it is irreducible. Only the choice of headers of irreducible loops, and
//! so what is found inside them, depends on the search.
//!
//! The forest is built from the innermost headers outwards, by walking from the sources of back
//! edges against the edges, as by Havlak ("Nesting of reducible and irreducible loops", 1997). An
//! edge that cannot be part of a loop yet waits until the header above both of its ends has its
//! turn, and is then looked at once, as by Ramalingam ("Identifying loops in almost linear time",
//! 1999). So the time is near-linear whatever the graph, and so is the memory: entries, of which
//! irreducible loops have a quadratic number together, are not listed.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, PrimaryMap, SecondaryMap, entity_impl};
use irc_ir::dfg::ValueDef;
use irc_ir::dominance::{Cfg, Edge};
use irc_ir::entity::{Block, Value};
use irc_ir::function::Function;
use irc_ptx::graph::FlowGraph;

/// A loop of a function.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loop(u32);
entity_impl!(Loop, "loop");

#[derive(Clone, Debug)]
struct LoopData {
    header: Block,
    is_irreducible: bool,
    parent: PackedOption<Loop>,
    depth: u32,
    /// Its blocks are `order[start..end]`.
    start: u32,
    end: u32,
}

/// The loops of a function. Their ids are dense, and a loop comes before those inside it.
#[derive(Clone, Debug, Default)]
pub struct Loops {
    loops: PrimaryMap<Loop, LoopData>,
    innermost: SecondaryMap<Block, PackedOption<Loop>>,
    /// The blocks of loops, those of each loop together.
    order: Vec<Block>,
    /// By block, its index in `order`, or `u32::MAX`.
    places: Vec<u32>,
}

impl Loops {
    /// The loops of the function of this control flow graph.
    pub fn new(cfg: &Cfg) -> Loops {
        if !cfg.has_cycles() {
            return Loops::default();
        }
        let mut builder = Builder::new(cfg);
        for header in builder.preorder.clone().into_iter().rev() {
            builder.find_loop(header);
        }
        builder.finish()
    }

    /// Every loop, outer ones before inner ones.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Loop> + use<> {
        self.loops.keys()
    }

    /// Number of loops; ids are below it.
    pub fn len(&self) -> usize {
        self.loops.len()
    }

    /// Whether there are no loops.
    pub fn is_empty(&self) -> bool {
        self.loops.is_empty()
    }

    /// The innermost loop that a block is in.
    #[inline]
    pub fn innermost(&self, block: Block) -> Option<Loop> {
        self.innermost[block].expand()
    }

    /// The loops that no other is inside of, in their order.
    pub fn without_inner(&self) -> impl Iterator<Item = Loop> + '_ {
        let mut is_outer: SecondaryMap<Loop, bool> = SecondaryMap::new();
        self.iter().filter_map(|l| self.parent(l)).for_each(|parent| is_outer[parent] = true);
        self.iter().filter(move |&l| !is_outer[l])
    }

    /// How many loops a block is in.
    pub fn depth_of_block(&self, block: Block) -> u32 {
        self.innermost(block).map_or(0, |l| self.depth(l))
    }

    /// The loop that a loop is just inside of.
    #[inline]
    pub fn parent(&self, l: Loop) -> Option<Loop> {
        self.loops[l].parent.expand()
    }

    /// How many loops a loop is in, itself included.
    #[inline]
    pub fn depth(&self, l: Loop) -> u32 {
        self.loops[l].depth
    }

    /// The header: the first of the entries.
    #[inline]
    pub fn header(&self, l: Loop) -> Block {
        self.loops[l].header
    }

    /// The entries, the header first. They are found anew, from all blocks of the loop.
    pub fn entries(&self, cfg: &Cfg, l: Loop) -> Vec<Block> {
        let mut reachable = EntitySet::with_capacity(cfg.num_nodes());
        cfg.postorder().iter().for_each(|&block| {
            reachable.insert(block);
        });
        let is_outside = |&pred: &Block| reachable.contains(pred) && !self.contains(l, pred);
        let is_entry = |&block: &Block| cfg.preds(block).iter().any(is_outside);
        let header = self.header(l);
        let others = self.blocks(l).iter().copied().filter(|&block| block != header);
        std::iter::once(header).chain(others.filter(is_entry)).collect()
    }

    /// Whether the loop can be entered at other blocks than its header.
    pub fn is_irreducible(&self, l: Loop) -> bool {
        self.loops[l].is_irreducible
    }

    /// The blocks of a loop and of the loops inside it.
    pub fn blocks(&self, l: Loop) -> &[Block] {
        let LoopData { start, end, .. } = self.loops[l];
        &self.order[start as usize..end as usize]
    }

    /// The blocks of all loops, those of each loop together.
    pub fn all_blocks(&self) -> &[Block] {
        &self.order
    }

    /// Where the blocks of a loop stand among those of all loops: the first place, and the place
    /// after the last.
    pub fn span(&self, l: Loop) -> (u32, u32) {
        (self.loops[l].start, self.loops[l].end)
    }

    /// Whether a block is in a loop or in a loop inside it.
    #[inline]
    pub fn contains(&self, l: Loop, block: Block) -> bool {
        let place = self.places.get(block.index()).copied().unwrap_or(u32::MAX);
        (self.loops[l].start..self.loops[l].end).contains(&place)
    }

    /// Whether a value is from outside of a loop.
    pub fn is_outside(&self, func: &Function, l: Loop, value: Value) -> bool {
        match func.dfg.def(value) {
            ValueDef::Const(_) => true,
            ValueDef::Param(block, _) => !self.contains(l, block),
            ValueDef::Result(inst, _) => {
                func.layout.block_of(inst).is_some_and(|block| !self.contains(l, block))
            }
        }
    }

    /// Whether `inner` is `outer` or inside it.
    #[inline]
    pub fn contains_loop(&self, outer: Loop, inner: Loop) -> bool {
        self.contains(outer, self.header(inner))
    }

    /// Whether a block is the header of a loop.
    pub fn is_header(&self, block: Block) -> bool {
        self.innermost(block).is_some_and(|l| self.header(l) == block)
    }

    /// The edges from outside of a loop to its header.
    pub fn entry_edges<'a>(&'a self, cfg: &'a Cfg, l: Loop) -> impl Iterator<Item = Edge> + 'a {
        cfg.pred_edges(self.header(l)).filter(move |edge| !self.contains(l, edge.from))
    }

    /// The edge from outside of a loop to its header, if it is the only one.
    pub fn only_entry_edge(&self, cfg: &Cfg, l: Loop) -> Option<Edge> {
        let mut entries = self.entry_edges(cfg, l);
        entries.next().filter(|_| entries.next().is_none())
    }

    /// The edges from inside a loop to its header, by the block that each leaves.
    pub fn latches<'a>(&'a self, cfg: &'a Cfg, l: Loop) -> impl Iterator<Item = Edge> + 'a {
        cfg.pred_edges(self.header(l)).filter(move |edge| self.contains(l, edge.from))
    }

    /// The edges that leave a loop.
    pub fn exits<'a>(&'a self, cfg: &'a Cfg, l: Loop) -> impl Iterator<Item = Edge> + 'a {
        self.blocks(l).iter().flat_map(move |&from| {
            let succs = cfg.succs(from).iter().enumerate();
            succs
                .filter(move |&(_, &succ)| !self.contains(l, succ))
                .map(move |(target, _)| Edge { from, target: target as u32 })
        })
    }
}

/// Position in the depth-first search of a block that it does not meet, and the end of a list.
const NONE: u32 = u32::MAX;

/// The state of the search for loops. Loops are numbered as they are found, inner ones first.
///
/// A *node* is a block, which stands for the outermost loop so far whose header it is, if it is
/// one.
struct Builder {
    /// The reachable blocks as the search meets them.
    preorder: Vec<Block>,
    /// By block, the block that the search came from.
    parents: Vec<u32>,
    /// By block, the innermost loop that it is in.
    innermost: Vec<u32>,
    found: Vec<FoundLoop>,
    /// By loop, a loop around it, or itself: the roots are the outermost loops so far.
    outer: DisjointSets,
    /// By block, the last edge of the search's other edges for which it is the meeting point.
    meetings: Vec<u32>,
    /// By node, the last edge into it; besides those there is the edge that the search took.
    into: Vec<u32>,
    /// The edges that the search did not take. Each is in one list: first that of its meeting
    /// point, then that of the node that it enters.
    edges: Vec<OtherEdge>,
    work: Vec<Block>,
}

/// An edge that the depth-first search did not take.
struct OtherEdge {
    from: Block,
    to: Block,
    previous: u32,
}

struct FoundLoop {
    header: Block,
    parent: u32,
    own_blocks: u32,
    /// Loops up to this one (outer ones have higher numbers) are entered at a block of this loop
    /// that is not its header; `NONE` if no loop is.
    entered: u32,
    /// The same for the header, which is an entry of its loop anyway.
    entered_at_header: u32,
}

/// Disjoint sets with path compression.
#[derive(Default)]
struct DisjointSets(Vec<u32>);

impl DisjointSets {
    fn find(&mut self, item: u32) -> u32 {
        let mut root = item;
        while self.0[root as usize] != root {
            root = self.0[root as usize];
        }
        let mut at = item;
        while at != root {
            at = std::mem::replace(&mut self.0[at as usize], root);
        }
        root
    }
}

impl Builder {
    fn new(cfg: &Cfg) -> Builder {
        let n = cfg.num_nodes();
        let mut builder = Builder {
            preorder: Vec::with_capacity(cfg.postorder().len()),
            parents: vec![NONE; n],
            innermost: vec![NONE; n],
            found: Vec::new(),
            outer: DisjointSets::default(),
            meetings: vec![NONE; n],
            into: vec![NONE; n],
            edges: Vec::new(),
            work: Vec::new(),
        };
        builder.search(cfg);
        builder
    }

    /// The depth-first search. Each edge that it does not take is filed with its meeting point: the
    /// deepest block above both of its ends in the tree of the search (Tarjan's off-line search for
    /// least common ancestors).
    fn search(&mut self, cfg: &Cfg) {
        let Some(entry) = cfg.entry() else { return };
        // The finished blocks are in the set of the deepest unfinished one above them.
        let mut unfinished = DisjointSets((0..cfg.num_nodes() as u32).collect());
        self.parents[entry.index()] = entry.as_u32();
        self.preorder.push(entry);
        let mut stack = vec![(entry, 0)];
        while let Some((block, next)) = stack.last_mut() {
            let from = *block;
            let Some(&to) = cfg.succs(from).get(*next) else {
                unfinished.0[from.index()] = self.parents[from.index()];
                stack.pop();
                continue;
            };
            *next += 1;
            if self.parents[to.index()] == NONE {
                self.parents[to.index()] = from.as_u32();
                self.preorder.push(to);
                stack.push((to, 0));
            } else {
                let meeting = unfinished.find(to.as_u32()) as usize;
                let edge = self.edges.len() as u32;
                let previous = std::mem::replace(&mut self.meetings[meeting], edge);
                self.edges.push(OtherEdge { from, to, previous });
            }
        }
    }

    /// The header of the outermost loop so far around a block, or the block.
    fn node(&mut self, block: Block) -> Block {
        match self.innermost[block.index()] {
            NONE => block,
            inside => self.found[self.outer.find(inside) as usize].header,
        }
    }

    /// Finds the loop with this header, if it is one. Headers are tried in reverse preorder.
    ///
    /// A loop lies below its header in the tree of the search, and so do the meeting points of its
    /// edges. Those below were filed before, so here the edges that meet at the header are added.
    fn find_loop(&mut self, header: Block) {
        debug_assert!(self.work.is_empty());
        let mut next = self.meetings[header.index()];
        while next != NONE {
            let &OtherEdge { from, to, previous } = &self.edges[next as usize];
            if to == header {
                self.work.push(from);
            } else {
                self.note_entry(to);
                // Where it comes from the header, its source is found by way of the tree.
                if from != header {
                    let into = self.node(to).index();
                    self.edges[next as usize].previous =
                        std::mem::replace(&mut self.into[into], next);
                }
            }
            next = previous;
        }
        if self.work.is_empty() {
            return;
        }
        let l = self.found.len() as u32;
        self.found.push(FoundLoop {
            header,
            parent: NONE,
            own_blocks: 1,
            entered: NONE,
            entered_at_header: NONE,
        });
        self.outer.0.push(l);
        self.innermost[header.index()] = l;
        while let Some(block) = self.work.pop() {
            let node = self.node(block);
            if node == header {
                continue;
            }
            match self.innermost[node.index()] {
                NONE => {
                    self.innermost[node.index()] = l;
                    self.found[l as usize].own_blocks += 1;
                }
                inside => {
                    let child = self.outer.find(inside);
                    self.outer.0[child as usize] = l;
                    self.found[child as usize].parent = l;
                }
            }
            self.queue_sources(node);
        }
    }

    /// Queues the sources of the edges into a node.
    fn queue_sources(&mut self, node: Block) {
        self.work.push(Block::from_u32(self.parents[node.index()]));
        let mut next = self.into[node.index()];
        while next != NONE {
            let edge = &self.edges[next as usize];
            self.work.push(edge.from);
            next = edge.previous;
        }
    }

    /// Notes that an edge comes from outside of all loops so far that a block is in. It comes from
    /// inside of those that are found later: their headers are not below the meeting point of the
    /// edge, so both of its ends are below them.
    fn note_entry(&mut self, block: Block) {
        let innermost = self.innermost[block.index()];
        if innermost == NONE {
            return;
        }
        let outermost = self.outer.find(innermost);
        let found = &mut self.found[innermost as usize];
        let entered = match found.header == block {
            true => &mut found.entered_at_header,
            false => &mut found.entered,
        };
        *entered = highest(*entered, outermost);
    }

    /// By loop, whether it has entries besides its header.
    fn find_irreducible(&mut self) -> Vec<bool> {
        let mut irreducible = Vec::with_capacity(self.found.len());
        // What is inside a loop was found before it.
        for l in 0..self.found.len() {
            let FoundLoop { parent, entered, entered_at_header, .. } = self.found[l];
            irreducible.push(entered != NONE);
            let outermost = highest(entered, entered_at_header);
            if outermost != NONE && outermost > l as u32 {
                let around = &mut self.found[parent as usize].entered;
                *around = highest(*around, outermost);
            }
        }
        irreducible
    }

    /// Turns the order of loops round, and lays their blocks out.
    fn finish(mut self) -> Loops {
        let irreducible = self.find_irreducible();
        let n = self.found.len() as u32;
        let id = |l: u32| if l == NONE { None } else { Some(Loop::from_u32(n - 1 - l)) };
        let mut sizes: Vec<u32> = self.found.iter().map(|l| l.own_blocks).collect();
        for (i, found) in self.found.iter().enumerate() {
            // What is inside a loop was found before it.
            if let Some(size) = sizes.get(i).copied().filter(|_| found.parent != NONE) {
                sizes[found.parent as usize] += size;
            }
        }
        let mut loops: PrimaryMap<Loop, LoopData> = PrimaryMap::with_capacity(self.found.len());
        let mut next: Vec<u32> = Vec::with_capacity(self.found.len());
        let mut total = 0;
        for (i, found) in self.found.into_iter().enumerate().rev() {
            let parent = id(found.parent);
            let start = parent.map_or(&mut total, |p| &mut next[p.index()]);
            let (first, size) = (*start, sizes[i]);
            *start += size;
            let depth = parent.map_or(1, |p| loops[p].depth + 1);
            loops.push(LoopData {
                header: found.header,
                is_irreducible: irreducible[i],
                parent: parent.into(),
                depth,
                start: first,
                end: first + size,
            });
            next.push(first);
        }
        // The header is a loop's first own block in preorder; blocks of inner loops were given
        // their places above, own blocks fill the rest.
        let mut order = vec![Block::new(0); total as usize];
        let mut places = vec![u32::MAX; self.innermost.len()];
        let mut innermost = SecondaryMap::with_capacity(self.innermost.len());
        for &block in &self.preorder {
            if let Some(l) = id(self.innermost[block.index()]) {
                let place = next[l.index()];
                next[l.index()] += 1;
                order[place as usize] = block;
                places[block.index()] = place;
                innermost[block] = l.into();
            }
        }
        Loops { loops, innermost, order, places }
    }
}

/// The higher of two numbers, where there are any.
fn highest(a: u32, b: u32) -> u32 {
    match (a, b) {
        (NONE, other) | (other, NONE) => other,
        (a, b) => a.max(b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::random_graph;
    use irc_ir::dominance::Dominators;
    use petgraph::graph::DiGraph;
    use std::collections::BTreeSet;

    /// The loops of the part of a graph with these blocks, by definition: entries (sorted), blocks,
    /// and index of the parent.
    fn naive(
        cfg: &Cfg,
        search: &[Block],
        blocks: &BTreeSet<Block>,
        parent: Option<usize>,
        out: &mut Vec<(BTreeSet<Block>, BTreeSet<Block>, Option<usize>)>,
    ) {
        let mut graph = DiGraph::<Block, ()>::new();
        let nodes: Vec<_> = blocks.iter().map(|&b| (b, graph.add_node(b))).collect();
        for &(block, node) in &nodes {
            for succ in cfg.succs(block) {
                if let Some(&(_, to)) = nodes.iter().find(|(b, _)| b == succ) {
                    graph.add_edge(node, to, ());
                }
            }
        }
        for scc in petgraph::algo::tarjan_scc(&graph) {
            if scc.len() == 1 && !graph.contains_edge(scc[0], scc[0]) {
                continue;
            }
            let inside: BTreeSet<Block> = scc.iter().map(|&n| graph[n]).collect();
            let header = *search.iter().find(|b| inside.contains(b)).unwrap();
            let outside = |p: &Block| search.contains(p) && !inside.contains(p);
            let mut entries: BTreeSet<Block> =
                inside.iter().copied().filter(|&b| cfg.preds(b).iter().any(outside)).collect();
            entries.insert(header);
            out.push((entries, inside.clone(), parent));
            let this = out.len() - 1;
            let rest = inside.into_iter().filter(|&b| b != header).collect();
            naive(cfg, search, &rest, Some(this), out);
        }
    }

    fn check(targets: &[Vec<usize>]) {
        let cfg = Cfg::new(&random_graph::function(targets));
        let loops = Loops::new(&cfg);
        let search = Builder::new(&cfg).preorder;
        let mut expect = Vec::new();
        naive(&cfg, &search, &search.iter().copied().collect(), None, &mut expect);
        assert_eq!(loops.len(), expect.len());
        let dom = Dominators::new(&cfg);
        for l in loops.iter() {
            let blocks: BTreeSet<Block> = loops.blocks(l).iter().copied().collect();
            assert_eq!(blocks.len(), loops.blocks(l).len());
            let (entries, _, parent) = expect.iter().find(|e| e.1 == blocks).expect("a loop");
            let found = loops.entries(&cfg, l);
            assert_eq!(&found.iter().copied().collect::<BTreeSet<_>>(), entries);
            assert_eq!((found[0], found.len()), (loops.header(l), entries.len()));
            assert_eq!(Some(&loops.header(l)), search.iter().find(|b| blocks.contains(b)));
            assert!(loops.is_header(loops.header(l)));
            let found = loops.parent(l).map(|p| loops.blocks(p).iter().copied().collect());
            assert_eq!(found, parent.map(|p| expect[p].1.clone()));
            assert!(loops.parent(l).is_none_or(|p| p < l && loops.contains_loop(p, l)));
            assert_eq!(loops.depth(l), loops.parent(l).map_or(0, |p| loops.depth(p)) + 1);
            for (i, targets) in targets.iter().enumerate() {
                let block = Block::new(i);
                assert_eq!(loops.contains(l, block), blocks.contains(&block));
                let inside = loops.innermost(block).is_some_and(|i| loops.contains_loop(l, i));
                assert_eq!(inside, blocks.contains(&block));
                let leaves = |t: &&usize| !blocks.contains(&Block::new(**t));
                let exits = targets.iter().filter(leaves).count();
                let found = loops.exits(&cfg, l).filter(|e| e.from == block).count();
                assert_eq!(found, if inside { exits } else { 0 });
            }
            assert!(loops.latches(&cfg, l).count() > 0);
            let natural = blocks.iter().all(|&b| dom.dominates(loops.header(l), b));
            assert_eq!(loops.is_irreducible(l), !natural);
        }
    }

    #[test]
    fn random_graphs_match_the_definition() {
        arbtest::arbtest(|u| {
            check(&random_graph::targets(u, 14)?);
            Ok(())
        });
    }

    #[test]
    fn irreducible_regions_take_near_linear_time() {
        // Hundreds of thousands of loops, nested deep, nearly all with many entries.
        let n = 200_000usize;
        let mut state = 1u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % n
        };
        let mut targets: Vec<Vec<usize>> = (0..n - 1).map(|i| vec![i + 1, random()]).collect();
        targets.push(vec![]);
        let cfg = Cfg::new(&random_graph::function(&targets));
        let loops = Loops::new(&cfg);
        assert!(loops.iter().map(|l| loops.depth(l)).max() > Some(10_000));
        assert!(loops.iter().filter(|&l| loops.is_irreducible(l)).count() > 10_000);
    }

    #[test]
    fn deep_nests_need_no_stack() {
        let n = 50_000usize;
        let mut targets: Vec<Vec<usize>> = (0..n).map(|i| vec![i + 1]).collect();
        targets.extend((0..n).map(|i| vec![n - 1 - i, n + i + 1]));
        targets.push(vec![]);
        let cfg = Cfg::new(&random_graph::function(&targets));
        let loops = Loops::new(&cfg);
        assert_eq!(loops.len(), n);
        assert_eq!(loops.depth_of_block(Block::new(n)), n as u32);
        assert_eq!(loops.blocks(loops.iter().next().unwrap()).len(), 2 * n);
    }
}
