//! The forest of loops, with irreducible regions.
//!
//! A loop is a strongly connected region of the control flow graph: an outermost one is a maximal
//! such region of the reachable graph, the loops just inside a loop are the maximal ones of that
//! loop without its header. The *header* is the block of the region that the depth-first search of
//! [`Loops::new`] meets first. The *entries* are the blocks with predecessors outside, the header
//! first; where the header is the only one, the loop is natural (reducible) and its header
//! dominates it; otherwise it is irreducible. Only the choice of headers of irreducible loops, and
//! so what is found inside them, depends on the search.
//!
//! The forest is built from the innermost headers outwards, by walking from the sources of back
//! edges against the edges, as by Havlak ("Nesting of reducible and irreducible loops", 1997), with
//! the entries of irreducible loops kept beside the loop.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
use irc_ir::dominance::{Cfg, Edge, FlowGraph};
use irc_ir::entity::Block;
use smallvec::{SmallVec, smallvec};

/// A loop of a function.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loop(u32);
entity_impl!(Loop, "loop");

#[derive(Clone, Debug)]
struct LoopData {
    entries: SmallVec<[Block; 1]>,
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
        let mut builder = Builder::new(cfg);
        for header in builder.preorder.clone().into_iter().rev() {
            builder.find_loop(cfg, header);
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
        self.loops[l].entries[0]
    }

    /// The blocks of a loop that have predecessors outside, and the header, which is first.
    pub fn entries(&self, l: Loop) -> &[Block] {
        &self.loops[l].entries
    }

    /// Whether the loop can be entered at several blocks.
    pub fn is_irreducible(&self, l: Loop) -> bool {
        self.loops[l].entries.len() > 1
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

    /// Whether `inner` is `outer` or inside it.
    #[inline]
    pub fn contains_loop(&self, outer: Loop, inner: Loop) -> bool {
        self.contains(outer, self.header(inner))
    }

    /// Whether a block is the header of a loop.
    pub fn is_header(&self, block: Block) -> bool {
        self.innermost(block).is_some_and(|l| self.header(l) == block)
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

/// Place in the depth-first search of a block that it does not meet.
const UNREACHED: u32 = u32::MAX;

/// The state of the search for loops. Loops are numbered as they are found, inner ones first.
struct Builder {
    /// The reachable blocks as the search meets them.
    preorder: Vec<Block>,
    /// By block, its place in `preorder` and the place after its last descendant.
    spans: Vec<(u32, u32)>,
    innermost: Vec<u32>,
    found: Vec<FoundLoop>,
    /// By loop, a loop around it, or itself: a union-find forest whose roots are the outermost
    /// loops so far.
    outer: Vec<u32>,
    work: Vec<Block>,
}

struct FoundLoop {
    entries: SmallVec<[Block; 1]>,
    parent: u32,
    own_blocks: u32,
}

const NO_LOOP: u32 = u32::MAX;

impl Builder {
    fn new(cfg: &Cfg) -> Builder {
        let n = cfg.num_nodes();
        let mut spans = vec![(UNREACHED, 0); n];
        let mut preorder = Vec::with_capacity(cfg.postorder().len());
        let mut stack = Vec::new();
        if let Some(entry) = cfg.entry() {
            spans[entry.index()].0 = 0;
            preorder.push(entry);
            stack.push((entry, 0));
        }
        while let Some((block, next)) = stack.last_mut() {
            match cfg.succs(*block).get(*next) {
                Some(&succ) => {
                    *next += 1;
                    if spans[succ.index()].0 == UNREACHED {
                        spans[succ.index()].0 = preorder.len() as u32;
                        preorder.push(succ);
                        stack.push((succ, 0));
                    }
                }
                None => {
                    spans[block.index()].1 = preorder.len() as u32;
                    stack.pop();
                }
            }
        }
        Builder {
            preorder,
            spans,
            innermost: vec![NO_LOOP; n],
            found: Vec::new(),
            outer: Vec::new(),
            work: Vec::new(),
        }
    }

    fn is_below(&self, block: Block, header: Block) -> bool {
        let (start, end) = self.spans[header.index()];
        (start..end).contains(&self.spans[block.index()].0)
    }

    /// The outermost loop so far around a loop.
    fn outermost(&mut self, l: u32) -> u32 {
        let mut root = l;
        while self.outer[root as usize] != root {
            root = self.outer[root as usize];
        }
        let mut l = l;
        while l != root {
            l = std::mem::replace(&mut self.outer[l as usize], root);
        }
        root
    }

    /// Finds the loop with this header, if it is one. Headers are tried in reverse preorder.
    fn find_loop(&mut self, cfg: &Cfg, header: Block) {
        debug_assert!(self.work.is_empty());
        let backs = cfg.preds(header).iter().copied().filter(|&p| self.is_below(p, header));
        let backs: SmallVec<[Block; 4]> = backs.collect();
        if backs.is_empty() {
            return;
        }
        self.work.extend(backs);
        let l = self.found.len() as u32;
        self.found.push(FoundLoop { entries: smallvec![header], parent: NO_LOOP, own_blocks: 1 });
        self.outer.push(l);
        self.innermost[header.index()] = l;
        while let Some(block) = self.work.pop() {
            match self.innermost[block.index()] {
                NO_LOOP => {
                    self.innermost[block.index()] = l;
                    self.found[l as usize].own_blocks += 1;
                    self.visit_preds(cfg, block, header);
                }
                inside => {
                    let child = self.outermost(inside);
                    if child == l {
                        continue;
                    }
                    self.outer[child as usize] = l;
                    self.found[child as usize].parent = l;
                    for i in 0..self.found[child as usize].entries.len() {
                        let entry = self.found[child as usize].entries[i];
                        self.visit_preds(cfg, entry, header);
                    }
                }
            }
        }
    }

    /// Queues the predecessors of a block of the loop with this header; a block with others
    /// is an entry.
    fn visit_preds(&mut self, cfg: &Cfg, block: Block, header: Block) {
        let mut is_entry = false;
        for &pred in cfg.preds(block) {
            if self.is_below(pred, header) {
                self.work.push(pred);
            } else if self.spans[pred.index()].0 != UNREACHED {
                is_entry = true;
            }
        }
        if is_entry {
            self.found.last_mut().expect("a loop is being built").entries.push(block);
        }
    }

    /// Turns the order of loops round, and lays their blocks out.
    fn finish(self) -> Loops {
        let n = self.found.len() as u32;
        let id = |l: u32| if l == NO_LOOP { None } else { Some(Loop::from_u32(n - 1 - l)) };
        let mut sizes: Vec<u32> = self.found.iter().map(|l| l.own_blocks).collect();
        for (i, found) in self.found.iter().enumerate() {
            // What is inside a loop was found before it.
            if let Some(size) = sizes.get(i).copied().filter(|_| found.parent != NO_LOOP) {
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
            let entries = found.entries;
            let data =
                LoopData { entries, parent: parent.into(), depth, start: first, end: first + size };
            loops.push(data);
            next.push(first);
        }
        // The header is a loop's first own block in preorder; blocks of inner loops were given
        // their places above, own blocks fill the rest.
        let mut order = vec![Block::new(0); total as usize];
        let mut places = vec![u32::MAX; self.spans.len()];
        let mut innermost = SecondaryMap::with_capacity(self.spans.len());
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
            assert_eq!(&loops.entries(l).iter().copied().collect::<BTreeSet<_>>(), entries);
            assert_eq!(loops.entries(l).len(), entries.len());
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
