//! The division of stack slots into parts that become SSA values.
//!
//! Loads and stores that overlap form a cluster. If all of a cluster are of the same bytes, these
//! are one part, with the type of the first access with the smallest lanes. Otherwise each access
//! is cut into its lanes, and if no two lanes overlap without being of the same bytes, each lane is
//! a part. Else the bytes of the cluster stay in memory.

use super::accesses::{Access, Accesses, Action};
use cranelift_entity::EntitySet;
use irc_ir::entity::StackSlot;
use irc_ir::function::Function;
use irc_ir::types::Type;
use std::ops::Range;

/// A part of a slot.
#[derive(Copy, Clone)]
pub(super) struct SlotPart {
    pub(super) slot: StackSlot,
    pub(super) offset: u64,
    pub(super) ty: Type,
}

impl SlotPart {
    /// The offset behind the last byte.
    pub(super) fn end(&self) -> u64 {
        self.offset + u64::from(self.ty.bytes())
    }
}

/// The parts of all slots, sorted by slot and offset.
#[derive(Default)]
pub(super) struct Parts {
    promoted: Vec<SlotPart>,
    /// Bytes that are accessed and stay in memory, sorted alike.
    memory: Vec<(StackSlot, Range<u64>)>,
    in_memory: EntitySet<StackSlot>,
}

impl Parts {
    /// Divides the slots that do not escape.
    pub(super) fn divide(func: &Function, accesses: &Accesses) -> Parts {
        let mut parts = Parts::default();
        for slot in func.slots.keys().filter(|&slot| accesses.escaped.contains(slot)) {
            parts.in_memory.insert(slot);
        }
        let mut ranges = Vec::new();
        for accesses in accesses.by_slot() {
            ranges.clear();
            ranges.extend(accesses.iter().filter_map(Bytes::of));
            // The sort is stable, so that of accesses to the same bytes the first decides.
            ranges.sort_by_key(|bytes| (bytes.start, bytes.end));
            let slot = accesses[0].slot;
            let mut rest = &ranges[..];
            while !rest.is_empty() {
                let cluster;
                (cluster, rest) = rest.split_at(cluster_len(rest));
                parts.add_cluster(slot, cluster, accesses);
            }
        }
        parts
    }

    /// The parts in order; part `i` of [`Self::covering`] is the `i`-th.
    pub(super) fn promoted(&self) -> impl ExactSizeIterator<Item = SlotPart> + '_ {
        self.promoted.iter().copied()
    }

    /// Whether a slot is still needed.
    pub(super) fn is_in_memory(&self, slot: StackSlot) -> bool {
        self.in_memory.contains(slot)
    }

    /// The numbers of the parts that an access covers.
    pub(super) fn covering(&self, access: &Access) -> Range<usize> {
        let before = |part: &SlotPart, offset| (part.slot, part.offset) < (access.slot, offset);
        let start = self.promoted.partition_point(|part| before(part, access.offset));
        let end = self.promoted.partition_point(|part| before(part, access.end()));
        start..end
    }

    /// The part with this number.
    pub(super) fn get(&self, number: usize) -> SlotPart {
        self.promoted[number]
    }

    /// Whether bytes of the access stay in memory.
    pub(super) fn touches_memory(&self, access: &Access) -> bool {
        let start = self
            .memory
            .partition_point(|(slot, bytes)| (*slot, bytes.end) <= (access.slot, access.offset));
        self.memory
            .get(start)
            .is_some_and(|(slot, bytes)| *slot == access.slot && bytes.start < access.end())
    }

    fn add_cluster(&mut self, slot: StackSlot, cluster: &[Bytes], accesses: &[Access]) {
        let whole = cluster.iter().all(|bytes| bytes.start == cluster[0].start)
            && cluster.iter().all(|bytes| bytes.end == cluster[0].end);
        let mut lanes: Vec<Bytes> = Vec::new();
        if whole {
            // With the smallest lanes, so that poison in one lane does not spread to others.
            let smallest = cluster.iter().min_by_key(|bytes| bytes.ty.bytes() / bytes.ty.lanes());
            lanes.extend(smallest);
        } else {
            lanes.extend(cluster.iter().flat_map(Bytes::lanes));
            lanes.sort_by_key(|bytes| (bytes.start, bytes.end));
            lanes.dedup_by_key(|bytes| (bytes.start, bytes.end));
        }
        let disjoint = lanes.windows(2).all(|pair| pair[0].end <= pair[1].start);
        let types_agree = cluster.iter().all(|bytes| bytes.ty == cluster[0].ty);
        let castable = types_agree || cluster.iter().all(|bytes| is_castable(bytes.ty));
        let fills = || accesses.iter().filter(|access| access.action == Action::Fill);
        let cut_by_fill = fills().any(|fill| lanes.iter().any(|lane| lane.is_cut_by(fill)));
        let fillable = fills().next().is_none() || cluster.iter().all(|b| is_castable(b.ty));
        if disjoint && castable && fillable && !cut_by_fill {
            let part = |lane: &Bytes| SlotPart { slot, offset: lane.start, ty: lane.ty };
            self.promoted.extend(lanes.iter().map(part));
        } else {
            let end = cluster.iter().map(|bytes| bytes.end).max().expect("it is not empty");
            self.memory.push((slot, cluster[0].start..end));
            self.in_memory.insert(slot);
        }
    }
}

/// Whether the bits of a value of this type can be had as another.
fn is_castable(ty: Type) -> bool {
    ty.elem().is_some() || ty.is_ptr()
}

/// The bytes of a load or store.
#[derive(Copy, Clone)]
struct Bytes {
    start: u64,
    end: u64,
    ty: Type,
}

impl Bytes {
    fn of(access: &Access) -> Option<Bytes> {
        match access.action {
            Action::Load(ty) | Action::Store(ty) => {
                Some(Bytes { start: access.offset, end: access.end(), ty })
            }
            Action::Fill => None,
        }
    }

    fn lanes(&self) -> impl Iterator<Item = Bytes> + use<> {
        let Bytes { start, ty, .. } = *self;
        let lane = ty.lane();
        let size = u64::from(lane.bytes());
        (0..u64::from(ty.lanes())).map(move |i| Bytes {
            start: start + i * size,
            end: start + (i + 1) * size,
            ty: lane,
        })
    }

    /// Whether the access has some of the bytes, but not all.
    fn is_cut_by(&self, access: &Access) -> bool {
        let overlaps = access.offset < self.end && self.start < access.end();
        overlaps && !(access.offset <= self.start && self.end <= access.end())
    }
}

/// How many of the first, sorted by start, are connected by overlaps.
fn cluster_len(sorted: &[Bytes]) -> usize {
    let mut end = 0;
    sorted
        .iter()
        .position(|bytes| {
            let apart = end != 0 && bytes.start >= end;
            end = end.max(bytes.end);
            apart
        })
        .unwrap_or(sorted.len())
}
