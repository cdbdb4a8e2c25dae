//! Removes stores whose bytes are written again, or vanish, before anything reads them.
//!
//! On every path from such a store to where the function ends, another store of the same bytes
//! comes before whatever may read them; of bytes of a private slot
//! ([`crate::analysis::memory`]) the end of the function itself is enough, so a slot that nothing
//! reads loses all its stores, fills and copies. Bytes elsewhere count as read by whatever is no
//! plain access: calls, barriers, fences, atomics and convergent operations. So another thread that
//! could tell the difference would race with the store. Volatile and atomic stores stay.
//!
//! A fill is dead where stores take all of its bytes, each of them before it is read.
//!
//! This is liveness of memory, backward over the blocks. Instructions go with their locations; no
//! edge changes. How many locations are followed has a bound, so the time is linear.

use super::memory_flow::{Bytes, GROUP, Neighbours, Transfer, bytes, set_of};
use super::{Changed, remove_unreachable_blocks};
use crate::analysis::memory::{Effect, Location, MemorySteps};
use crate::analysis::{Analyses, Cfg, Place, Variables};
use crate::remarks::{RemarkName, Remarks};
use irc_ir::entity::{Inst, StackSlot};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::types::I8;
use rustc_hash::FxHashSet;

/// The most locations that are followed in a function.
const MAX_FOLLOWED: usize = 4 * GROUP;

/// Removes stores that nothing reads.
pub fn dead_stores(func: &mut Function, variables: &Variables<'_>, remarks: &Remarks) -> Changed {
    let writes =
        |inst| matches!(func.dfg.opcode(inst), Opcode::Store | Opcode::Memset | Opcode::Memcpy);
    if !func.insts().any(writes) {
        return Changed::No;
    }
    let changed = remove_unreachable_blocks(func);
    let analyses = Analyses::default();
    changed | in_function(func, analyses.cfg(func), variables, remarks)
}

fn in_function(
    func: &mut Function,
    cfg: &Cfg,
    variables: &Variables<'_>,
    remarks: &Remarks,
) -> Changed {
    let steps = MemorySteps::new(func, cfg, variables);
    let followed = followed(&steps);
    let neighbours = Neighbours::new(func, &steps);
    let mut dead: Vec<Inst> = Vec::new();
    for group in followed.chunks(GROUP) {
        let sets = Sets::new(func, variables, &steps, group);
        let transfers: Vec<Transfer> =
            (0..steps.blocks().len()).map(|block| sets.transfer(&steps, block)).collect();
        let defined = defined(func, &steps, &neighbours, group);
        let private = set_of(group.iter(), |followed| followed.slot().is_some());
        let unread = neighbours.backward(cfg, &steps, &transfers, &defined, private);
        for (block, &set) in unread.iter().enumerate() {
            sets.find_dead(&steps, block, set, &mut dead);
        }
    }
    dead.sort_unstable();
    dead.dedup();
    for &inst in &dead {
        remarks.note(RemarkName::StoreElim, func, Some(inst), || {
            "a store that nothing reads is removed".to_owned()
        });
        func.layout.remove_inst(inst);
    }
    (!dead.is_empty()).into()
}

/// What is followed.
#[derive(Copy, Clone)]
enum Followed {
    /// The bytes of a store.
    Bytes(Location),
    /// All bytes of a private slot.
    Slot(StackSlot),
}

impl Followed {
    fn slot(&self) -> Option<StackSlot> {
        match self {
            Followed::Bytes(location) => location.slot,
            Followed::Slot(slot) => Some(*slot),
        }
    }

    /// Whether it is exactly these bytes.
    fn is_bytes(&self, of: &Location) -> bool {
        matches!(self, Followed::Bytes(location) if bytes(location) == bytes(of))
    }

    /// Whether an access may read or write some of it.
    fn is_reached(&self, by: &Location) -> bool {
        match self {
            Followed::Bytes(location) => !location.is_apart(by),
            Followed::Slot(slot) => by.slot == Some(*slot),
        }
    }

    /// Whether an access writes all of it.
    fn is_covered(&self, by: &Location) -> bool {
        let Followed::Bytes(location) = self else { return false };
        let (inner, outer) = (&location.place, &by.place);
        let ends = [inner, outer].map(|place| place.offset.checked_add(place.size));
        inner.base == outer.base
            && outer.offset <= inner.offset
            && matches!(ends, [Some(inner), Some(outer)] if inner <= outer)
    }
}

/// The bytes of stores that may be dead: those in private slots, and those that are stored to from
/// the same pointer more than once. And the private slots that are written.
fn followed(steps: &MemorySteps) -> Vec<Followed> {
    let (mut seen, mut bases): (FxHashSet<Bytes>, FxHashSet<_>) = Default::default();
    let mut again: FxHashSet<_> = FxHashSet::default();
    let mut slots: FxHashSet<StackSlot> = FxHashSet::default();
    let mut all = Vec::new();
    for step in steps.steps() {
        let slot = match step.effect {
            Effect::Store(location, ..) => {
                if seen.insert(bytes(&location)) {
                    all.push(Followed::Bytes(location));
                }
                if !bases.insert(location.place.base) {
                    again.insert(location.place.base);
                }
                location.slot
            }
            Effect::Bulk { written, .. } => written,
            _ => None,
        };
        if let Some(slot) = slot.filter(|&slot| slots.insert(slot)) {
            all.push(Followed::Slot(slot));
        }
    }
    all.retain(|followed| match followed {
        Followed::Bytes(location) => {
            location.slot.is_some() || again.contains(&location.place.base)
        }
        Followed::Slot(_) => true,
    });
    all.truncate(MAX_FOLLOWED);
    all
}

/// By block, what of a group is somewhere else whenever the block runs.
fn defined(
    func: &Function,
    steps: &MemorySteps,
    neighbours: &Neighbours,
    group: &[Followed],
) -> Vec<u64> {
    let locations = group.iter().map(|followed| match followed {
        Followed::Bytes(location) => Some(location),
        Followed::Slot(_) => None,
    });
    neighbours.defined(func, steps, locations)
}

/// The bytes that a fill of a number of them writes.
fn filled(func: &Function, variables: &Variables<'_>, inst: Inst) -> Option<Place> {
    let dfg = &func.dfg;
    let (Opcode::Memset, &[to, _, size]) = (dfg.opcode(inst), dfg.args(inst)) else { return None };
    let size = i64::try_from(dfg.as_bits(size)?).ok().filter(|&size| size > 0)?;
    Some(Place { size, ..Place::of(func, variables, to, I8) })
}

/// What is followed that lies in these bytes, if together it is all of them.
fn pieces(whole: &Place, group: &[Followed]) -> u64 {
    let end = |place: &Place| place.offset.checked_add(place.size);
    let Some(whole_end) = end(whole) else { return 0 };
    let mut inside: Vec<(i64, i64, usize)> = Vec::new();
    for (bit, followed) in group.iter().enumerate() {
        let Followed::Bytes(Location { place, slot: Some(_) }) = followed else { continue };
        if let Some(end) = end(place)
            && place.base == whole.base
            && place.offset >= whole.offset
            && end <= whole_end
        {
            inside.push((place.offset, end, bit));
        }
    }
    inside.sort_unstable();
    let (mut reached, mut set) = (whole.offset, 0);
    for (begin, end, bit) in inside {
        if begin > reached {
            return 0;
        }
        reached = reached.max(end);
        set |= 1 << bit;
    }
    if reached == whole_end { set } else { 0 }
}

/// By step, what it does to what is followed.
#[derive(Default)]
struct Sets {
    /// What of it a store or copy writes in: if all of that is unread, it is dead.
    own: Vec<u64>,
    /// What it writes as a whole.
    covered: Vec<u64>,
    /// What it may read.
    read: Vec<u64>,
    /// What of it a fill consists of, if anything: if each is unread, it is dead.
    pieces: Vec<u64>,
}

impl Sets {
    fn new(
        func: &Function,
        variables: &Variables<'_>,
        steps: &MemorySteps,
        group: &[Followed],
    ) -> Sets {
        let mut sets = Sets::default();
        let all = || group.iter();
        let others = set_of(all(), |followed| followed.slot().is_none());
        let of_slot = |wanted: StackSlot| {
            set_of(all(), |followed| matches!(followed, Followed::Slot(slot) if *slot == wanted))
        };
        for step in steps.steps() {
            let [own, covered, read] = match step.effect {
                Effect::Load(location, ..) => [0, 0, set_of(all(), |f| f.is_reached(&location))],
                Effect::Store(location, ..) => {
                    let is_own = |followed: &&Followed| followed.is_bytes(&location);
                    let slot = location.slot.map_or(0, of_slot);
                    [set_of(all(), is_own) | slot, set_of(all(), |f| f.is_covered(&location)), 0]
                }
                Effect::Bulk { written, read } => {
                    let read = read.map_or(0, |slot| set_of(all(), |f| f.slot() == slot));
                    [written.map_or(0, of_slot), 0, read]
                }
                Effect::Read | Effect::Other => [0, 0, others],
            };
            let filled = match step.effect {
                Effect::Bulk { written: Some(_), read: None } => filled(func, variables, step.inst),
                _ => None,
            };
            sets.pieces.push(filled.map_or(0, |whole| pieces(&whole, group)));
            sets.own.push(own);
            sets.covered.push(covered);
            sets.read.push(read);
        }
        sets
    }

    /// From the end of a block to its start.
    fn transfer(&self, steps: &MemorySteps, block: usize) -> Transfer {
        let mut transfer = Transfer::default();
        for step in steps.range(block).rev() {
            transfer.make(self.covered[step]);
            transfer.end(self.read[step]);
        }
        transfer
    }

    /// Adds the dead stores of a block to a list; `unread` holds at its end.
    fn find_dead(&self, steps: &MemorySteps, block: usize, unread: u64, dead: &mut Vec<Inst>) {
        let mut unread = unread;
        for step in steps.range(block).rev() {
            let pieces = self.pieces[step];
            if self.own[step] & unread != 0 || pieces != 0 && pieces & !unread == 0 {
                // What a copy that goes has read is read by others alone.
                dead.push(steps.steps()[step].inst);
                continue;
            }
            unread = (unread | self.covered[step]) & !self.read[step];
        }
    }
}
