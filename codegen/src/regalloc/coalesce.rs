//! Classes of registers that share one register.
//!
//! Invariant: at each point all registers of a class that are live there hold the same value. So
//! they can be one register, and copies between them vanish. Values are equal if one register is a
//! copy of the other (the value-based interference of Boissinot et al., "Revisiting Out-of-SSA
//! Translation for Correctness, Code Quality, and Efficiency", 2009). Where the paper walks the
//! members in the order of dominance, here a class has the ordered list of the segments of all its
//! members, disjoint but for equal values: the smaller list is looked up in the larger one, which
//! grows mostly at its end, so long chains of copies stay linear.
//!
//! Copies are removed greedily: those in the deepest loops first, of these those of edges before
//! moves, else in the order of the blocks.
//! A budget bounds the work on long lists: when it is spent, only short lists are still joined.

use super::live::{Candidate, Liveness, Segment};
use crate::layout::BlockOrder;
use crate::mir::MirFunction;
use cranelift_entity::PrimaryMap;
use irc_ptx::Operand;
use std::cmp::Reverse;

/// How much work on lists each point of the function pays for.
const WORK_PER_POINT: usize = 16;
/// Lists that are not longer are joined whatever it costs.
const SHORT: usize = 16;

/// Two registers that one would like to share.
struct Affinity {
    a: Candidate,
    b: Candidate,
    depth: u32,
    is_move: bool,
}

/// The classes.
pub(super) struct Classes {
    /// The union-find forest.
    parents: PrimaryMap<Candidate, Candidate>,
    /// By root: the segments of all members; empty while it is the only one.
    joined: PrimaryMap<Candidate, Vec<Segment>>,
    budget: usize,
    tail: Vec<Segment>,
}

impl Classes {
    /// Every candidate in a class of its own.
    pub fn new(live: &Liveness) -> Self {
        Self {
            parents: live.candidates().collect(),
            joined: live.candidates().map(|_| Vec::new()).collect(),
            budget: WORK_PER_POINT * live.points(),
            tail: Vec::new(),
        }
    }

    /// Joins what copies connect, as far as live ranges allow.
    pub fn coalesce(&mut self, mir: &MirFunction, order: &BlockOrder, live: &Liveness) {
        let mut affinities = affinities(mir, order, live);
        affinities.sort_by_key(|affinity| (Reverse(affinity.depth), affinity.is_move));
        for Affinity { a, b, .. } in affinities {
            if mir.classes[live.reg(a)] == mir.classes[live.reg(b)] {
                self.join(live, a, b);
            }
        }
    }

    /// The candidate that stands for a class.
    pub fn root(&self, mut candidate: Candidate) -> Candidate {
        while self.parents[candidate] != candidate {
            candidate = self.parents[candidate];
        }
        candidate
    }

    /// Whether a class may be live at a point.
    pub fn may_be_live(&self, live: &Liveness, candidate: Candidate, point: u32) -> bool {
        let Some(segments) = self.segments(live, self.root(candidate)) else { return true };
        let next = segments.partition_point(|segment| segment.to <= point);
        segments.get(next).is_some_and(|segment| segment.from <= point)
    }

    fn segments<'a>(&'a self, live: &'a Liveness, root: Candidate) -> Option<&'a [Segment]> {
        match &self.joined[root][..] {
            [] => live.segments(root),
            joined => Some(joined),
        }
    }

    fn find(&mut self, mut candidate: Candidate) -> Candidate {
        while self.parents[candidate] != candidate {
            let parent = self.parents[candidate];
            self.parents[candidate] = self.parents[parent];
            candidate = parent;
        }
        candidate
    }

    /// Joins two classes unless some members are live together with different values.
    fn join(&mut self, live: &Liveness, a: Candidate, b: Candidate) {
        let (mut large, mut small) = (self.find(a), self.find(b));
        if large == small {
            return;
        }
        let (Some(mut into), Some(mut from)) =
            (self.segments(live, large), self.segments(live, small))
        else {
            return;
        };
        if into.len() < from.len() {
            std::mem::swap(&mut into, &mut from);
            std::mem::swap(&mut large, &mut small);
        }
        let Some(first) = from.first() else { return };
        // Mostly one class ends where the other begins.
        let start = match into.last() {
            Some(last) if last.to < first.from => into.len(),
            _ => into.partition_point(|segment| segment.to < first.from),
        };
        let cost = from.len() * (into.len().ilog2() as usize + 1) + (into.len() - start);
        let is_long = from.len() + into.len() > SHORT;
        let conflict = (is_long && cost > self.budget) || overlap(&into[start..], from);
        if is_long {
            self.budget = self.budget.saturating_sub(cost);
        }
        if conflict {
            return;
        }
        let mut list = std::mem::take(&mut self.joined[large]);
        if list.is_empty() {
            list.extend_from_slice(live.segments(large).unwrap_or_default());
        }
        let other = std::mem::take(&mut self.joined[small]);
        let from = match &other[..] {
            [] => live.segments(small).unwrap_or_default(),
            other => other,
        };
        self.tail.clear();
        self.tail.extend_from_slice(&list[start..]);
        list.truncate(start);
        merge(&mut list, &self.tail, from);
        self.joined[large] = list;
        self.parents[small] = large;
    }
}

/// The pairs that a copy connects, in the order of the blocks.
fn affinities(mir: &MirFunction, order: &BlockOrder, live: &Liveness) -> Vec<Affinity> {
    let mut affinities = Vec::new();
    for &(from, to, place) in &live.moves {
        let depth = order.loop_depth(place);
        affinities.push(Affinity { a: to, b: from, depth, is_move: true });
    }
    for (place, block) in order.blocks() {
        let depth = order.loop_depth(place);
        for edge in mir.block(block).terminator.edges() {
            for (&param, arg) in mir.block(edge.block).params.iter().zip(&edge.args) {
                let Operand::Reg(arg) = arg else { continue };
                let pair = live.candidate(param).zip(live.candidate(*arg));
                if let Some((a, b)) = pair.filter(|&(a, _)| live.is_used(a)) {
                    affinities.push(Affinity { a, b, depth, is_move: false });
                }
            }
        }
    }
    affinities
}

/// Whether two lists overlap where their values differ.
fn overlap(mut large: &[Segment], small: &[Segment]) -> bool {
    for segment in small {
        let skip = large.partition_point(|other| other.to <= segment.from);
        large = &large[skip..];
        let others = large.iter().take_while(|other| other.from < segment.to);
        if others.into_iter().any(|other| other.value != segment.value) {
            return true;
        }
    }
    false
}

/// Appends the segments of two lists in order; those of the same value that touch become one.
fn merge(out: &mut Vec<Segment>, a: &[Segment], b: &[Segment]) {
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    loop {
        let first = match (a.peek(), b.peek()) {
            (Some(x), Some(y)) if x.from <= y.from => a.next(),
            (Some(_), None) => a.next(),
            _ => b.next(),
        };
        let Some(&segment) = first else { return };
        match out.last_mut() {
            Some(last) if last.value == segment.value && last.to >= segment.from => {
                last.to = last.to.max(segment.to);
            }
            _ => out.push(segment),
        }
    }
}
