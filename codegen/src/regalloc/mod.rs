//! Register allocation: out of SSA, into the registers of PTX.
//!
//! PTX has as many virtual registers as one wants, so nothing is spilled. What is left to do is to
//! give block parameters and their arguments the same register where that is possible, and to say
//! which copies the other edges need.
//!
//! Invariants of an [`Allocation`] (the [`checker`] proves them anew):
//! - Each register of machine code has one register of its class, everywhere.
//! - Wherever a register is read, it holds the value that the SSA form means.
//! - The copies of an edge stand in sequence at one place: at the end of the block that it leaves
//!   (before the branch), at the beginning of the block that it enters, or on the edge itself,
//!   which then needs a block of its own.
//!
//! The machine code is not changed. A move whose two registers became one is left out by
//! [`crate::layout::emit`].
//!
//! How it works: `live` finds live ranges, `coalesce` joins registers into classes,
//! `sequence` turns the copies of an edge into a sequence, and this module decides where that
//! stands. A copy may move from a critical edge to before the branch if the branch does not read
//! its destination, and neither do the other successors; so a loop closes with a plain branch.

mod apply;
pub mod checker;
mod coalesce;
mod live;
mod sequence;
#[cfg(test)]
mod tests;

pub use apply::apply;
pub use sequence::RegCopy;

pub(crate) use live::as_move;

use crate::layout::{BlockOrder, EdgeEnds, EdgeId, Position};
use crate::mir::{Edge, MirFunction, Terminator, VReg};
use coalesce::Classes;
use cranelift_entity::PrimaryMap;
use irc_ptx::{Operand, Reg};
use live::{Candidate, Liveness};
use sequence::Sequencer;
use std::ops::Range;

/// More copies than this are not moved before a branch that then does not always need them.
const MAX_HOISTED: usize = 4;

/// Where the copies of an edge stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CopySite {
    /// At the end of the block that the edge leaves, before its branch.
    SourceEnd,
    /// At the beginning of the block that it enters.
    TargetStart,
    /// In a block of its own.
    Edge,
}

/// What was done, in numbers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Arguments that edges give to parameters which are used.
    pub arguments: u32,
    /// Copies that edges need.
    pub copies: u32,
    /// Edges whose copies stand before a branch with other targets.
    pub hoisted: u32,
    /// Edges that need a block of their own.
    pub split_edges: u32,
    /// Cycles of copies that needed one more register.
    pub cycles: u32,
}

#[derive(Clone, Debug)]
struct EdgeCopies {
    start: u32,
    end: u32,
    site: CopySite,
}

/// The registers of a function, and the copies that its edges need.
#[derive(Clone, Debug)]
pub struct Allocation {
    regs: PrimaryMap<VReg, Reg>,
    copies: Vec<RegCopy>,
    edges: PrimaryMap<EdgeId, EdgeCopies>,
    /// What was done, in numbers.
    pub stats: Stats,
}

impl Allocation {
    /// The register of a register of machine code.
    #[inline]
    pub fn reg(&self, reg: VReg) -> Reg {
        self.regs[reg]
    }

    /// The copies of an edge in sequence.
    #[inline]
    pub fn copies(&self, edge: EdgeId) -> &[RegCopy] {
        let copies = &self.edges[edge];
        &self.copies[copies.start as usize..copies.end as usize]
    }

    /// Where the copies of an edge stand.
    pub fn site(&self, edge: EdgeId) -> CopySite {
        self.edges[edge].site
    }

    /// The copies of an edge if they stand at this site.
    pub fn copies_at(&self, edge: EdgeId, site: CopySite) -> &[RegCopy] {
        if self.site(edge) == site { self.copies(edge) } else { &[] }
    }
}

/// Gives each register of machine code a register, and says which copies the edges need. Registers
/// share one only if they are to be coalesced.
pub fn allocate(mir: &MirFunction, order: &BlockOrder, coalesces: bool) -> Allocation {
    let live = Liveness::new(mir, order);
    let mut classes = Classes::new(&live);
    if coalesces {
        classes.coalesce(mir, order, &live);
    }
    let (regs, counts) = number(mir, &live, &classes);
    let mut placer = Placer {
        mir,
        order,
        live: &live,
        classes: &classes,
        sequencer: Sequencer::new(counts),
        spares: [None; 6],
        counts,
        allocation: Allocation {
            regs,
            copies: Vec::new(),
            edges: PrimaryMap::with_capacity(order.edges().len()),
            stats: Stats::default(),
        },
        parallel: Vec::new(),
    };
    for (place, _) in order.blocks() {
        placer.place_copies(place);
    }
    placer.finish()
}

/// One register for each class, numbered from 1; and how many there are of each kind.
fn number(
    mir: &MirFunction,
    live: &Liveness,
    classes: &Classes,
) -> (PrimaryMap<VReg, Reg>, [u32; 6]) {
    let mut counts = [0; 6];
    let mut regs = PrimaryMap::with_capacity(mir.classes.len());
    let mut of_roots: PrimaryMap<Candidate, Option<Reg>> =
        live.candidates().map(|_| None).collect();
    for (vreg, &class) in &mir.classes {
        let mut new = || {
            counts[class as usize] += 1;
            Reg::new(class, counts[class as usize])
        };
        let reg = match live.candidate(vreg) {
            Some(candidate) => *of_roots[classes.root(candidate)].get_or_insert_with(new),
            None => new(),
        };
        regs.push(reg);
    }
    (regs, counts)
}

/// Decides where copies stand.
struct Placer<'a> {
    mir: &'a MirFunction,
    order: &'a BlockOrder,
    live: &'a Liveness,
    classes: &'a Classes,
    sequencer: Sequencer,
    /// By class, the register that breaks cycles.
    spares: [Option<Reg>; 6],
    counts: [u32; 6],
    allocation: Allocation,
    /// The copies of one edge, all at once.
    parallel: Vec<RegCopy>,
}

impl Placer<'_> {
    fn place_copies(&mut self, place: Position) {
        let (mir, order) = (self.mir, self.order);
        let terminator = &mir.block(order.block(place)).terminator;
        let edges = order.succs(place);
        let alone = edges.len() == 1;
        for (id, edge) in edges.clone().zip(terminator.edges()) {
            self.find_copies(edge);
            let range = self.sequence();
            self.allocation.stats.copies += range.len() as u32;
            let ends = order.edge(id);
            let site = if alone || range.is_empty() {
                CopySite::SourceEnd
            } else if order.preds(ends.to).len() == 1 {
                CopySite::TargetStart
            } else {
                CopySite::Edge
            };
            let (start, end) = (range.start as u32, range.end as u32);
            self.allocation.edges.push(EdgeCopies { start, end, site });
        }
        if edges.len() != 2 {
            return self.count_split_edges(place);
        }
        // Edges that close loops first.
        for closing in [true, false] {
            for id in edges.clone() {
                let ends = order.edge(id);
                if self.allocation.site(id) == CopySite::Edge
                    && order.closes_loop(ends.from, ends.to) == closing
                    && self.can_hoist(id, ends, terminator)
                {
                    self.allocation.edges[id].site = CopySite::SourceEnd;
                    self.allocation.stats.hoisted += 1;
                }
            }
        }
        self.count_split_edges(place);
    }

    fn count_split_edges(&mut self, place: Position) {
        let edges = self.order.succs(place);
        let split = edges.filter(|&id| self.allocation.site(id) == CopySite::Edge);
        self.allocation.stats.split_edges += split.count() as u32;
    }

    /// The copies that an edge needs, all at once.
    fn find_copies(&mut self, edge: &Edge) {
        self.parallel.clear();
        let mut arguments = 0;
        for (param, arg) in used_params(self.mir, self.live, edge) {
            let to = self.allocation.reg(param);
            let from = match arg {
                Operand::Reg(arg) => Operand::Reg(self.allocation.reg(*arg)),
                Operand::Int(value) => Operand::Int(*value),
                Operand::F32(bits) => Operand::F32(*bits),
                Operand::F64(bits) => Operand::F64(*bits),
                Operand::Symbol(symbol, offset) => Operand::Symbol(*symbol, *offset),
                other => panic!("an argument of an edge is a value, not {other:?}"),
            };
            arguments += 1;
            if from != Operand::Reg(to) {
                self.parallel.push(RegCopy { to, from });
            }
        }
        self.allocation.stats.arguments += arguments;
    }

    fn sequence(&mut self) -> Range<usize> {
        let start = self.allocation.copies.len();
        let (spares, counts) = (&mut self.spares, &mut self.counts);
        self.sequencer.run(&self.parallel, &mut self.allocation.copies, |class| {
            *spares[class as usize].get_or_insert_with(|| {
                counts[class as usize] += 1;
                Reg::new(class, counts[class as usize])
            })
        });
        start..self.allocation.copies.len()
    }

    /// Whether the copies of an edge may be made whichever way the branch goes.
    fn can_hoist(&self, id: EdgeId, ends: EdgeEnds, terminator: &Terminator) -> bool {
        let copies = self.allocation.copies(id);
        if copies.len() > MAX_HOISTED || self.order.leaves_loop(ends.from, ends.to) {
            return false;
        }
        let is_written = |reg: VReg| {
            let reg = self.allocation.reg(reg);
            copies.iter().any(|copy| copy.to == reg)
        };
        if terminator.decides().is_some_and(is_written) {
            return false;
        }
        let others = self.order.succs(ends.from).zip(terminator.edges());
        let mut others = others.filter(|&(other, _)| other != id);
        let Some(own) = terminator.edges().nth(ends.index as usize) else { return false };
        others.all(|(other, edge)| {
            let start = self.live.start(self.order.edge(other).to);
            let takes = |arg: &Operand<VReg>| matches!(*arg, Operand::Reg(reg) if is_written(reg));
            let is_live = |param: VReg| {
                let candidate = self.live.candidate(param);
                candidate.is_none_or(|c| self.classes.may_be_live(self.live, c, start))
            };
            // What the other edge writes anew behind the branch may be written before it.
            let is_rewritten = |param: VReg| {
                let to = self.allocation.reg(param);
                self.allocation.site(other) != CopySite::SourceEnd
                    && self.allocation.copies(other).iter().any(|copy| copy.to == to)
            };
            let mut params = used_params(self.mir, self.live, edge).map(|(param, _)| param);
            let mut own = used_params(self.mir, self.live, own).map(|(param, _)| param);
            !edge.args.iter().any(takes)
                && params.all(|param| !is_written(param) || is_rewritten(param))
                && !own.any(|param| is_written(param) && is_live(param))
        })
    }

    fn finish(mut self) -> Allocation {
        self.allocation.stats.cycles = self.sequencer.cycles;
        self.allocation
    }
}

/// The parameters of the target that are used, with their arguments.
fn used_params<'a>(
    mir: &'a MirFunction,
    live: &'a Liveness,
    edge: &'a Edge,
) -> impl Iterator<Item = (VReg, &'a Operand<VReg>)> {
    let params = mir.block(edge.block).params.iter().copied().zip(&edge.args);
    params.filter(|&(param, _)| live.candidate(param).is_some_and(|c| live.is_used(c)))
}
