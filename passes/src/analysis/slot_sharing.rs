//! Which private stack slots are never needed at the same time, so that they may have the same
//! memory.
//!
//! A slot is *live* where it may have been accessed before and may be read behind, before all of it
//! is written anew. What is written is followed through the stores of a block at constant places.
//! Slots that are live nowhere together get one colour, greatest first. LLVM calls it stack
//! colouring; it goes by the marks of lifetimes, which the IR does not have.
//!
//! Whoever shares memory has to be past the passes: what a slot begins with is then what another
//! has left there.

use super::memory::PrivateSlots;
use super::place::{constant_part, is_plain};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use irc_ir::data::DataTypes;
use irc_ir::dominance::Cfg;
use irc_ir::entity::{Block, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ptx::graph::FlowGraph;
use std::ops::Range;

/// At most so many slots of a function are looked at: a set of them is a word.
const MAX_SLOTS: usize = u64::BITS as usize;

/// Which slots use the memory of others.
#[derive(Debug, Default)]
pub struct SlotSharing {
    hosts: SecondaryMap<StackSlot, PackedOption<StackSlot>>,
}

impl SlotSharing {
    /// Finds slots of a function that may share memory.
    pub fn find(func: &Function, types: &DataTypes, cfg: &Cfg) -> SlotSharing {
        let mut sharing = SlotSharing::default();
        if func.slots.len() < 2 {
            return sharing;
        }
        let lives = Lives::new(func, types, cfg);
        let mut order: Vec<usize> = (0..lives.slots.len()).collect();
        order.sort_by_key(|&slot| std::cmp::Reverse(lives.sizes[slot]));
        // The first slot of each colour, and all that have it.
        let mut colours: Vec<(StackSlot, u64)> = Vec::new();
        for slot in order {
            let conflicts = lives.conflicts[slot];
            match colours.iter_mut().find(|(_, members)| members & conflicts == 0) {
                Some((host, members)) => {
                    *members |= 1 << slot;
                    sharing.hosts[lives.slots[slot]] = (*host).into();
                }
                None => colours.push((lives.slots[slot], 1 << slot)),
            }
        }
        sharing
    }

    /// The slot whose memory a slot uses, if that is another; it is at least as large.
    pub fn host(&self, slot: StackSlot) -> Option<StackSlot> {
        self.hosts[slot].expand()
    }

    /// The slots that use the memory of another, which they have here.
    pub fn guests(&self) -> impl Iterator<Item = (StackSlot, StackSlot)> + '_ {
        self.hosts.iter().filter_map(|(guest, host)| Some((guest, host.expand()?)))
    }
}

/// What an instruction does to a slot.
enum Touch {
    /// Writes these of its bytes.
    Write(Range<u64>),
    /// May read any.
    Other,
}

/// What a block does to one slot.
struct Visit {
    slot: usize,
    first: usize,
    last: usize,
    /// What has been written of it without a gap, from its first byte on or elsewhere.
    written: Vec<Range<u64>>,
    /// Whether something may be read that was not written in the block before.
    is_exposed: bool,
}

/// The private slots that are looked at, and which of them are needed together.
struct Lives {
    slots: Vec<StackSlot>,
    sizes: Vec<u64>,
    conflicts: Vec<u64>,
}

impl Lives {
    fn new(func: &Function, types: &DataTypes, cfg: &Cfg) -> Lives {
        let blocks: Vec<Block> = cfg.reverse_postorder().collect();
        let private = PrivateSlots::new(func, &blocks);
        let is_private = |slot: &StackSlot| private.escape(*slot).is_none();
        let slots: Vec<StackSlot> = func.slots.keys().filter(is_private).take(MAX_SLOTS).collect();
        let size = |&slot: &StackSlot| types.layout(func.slots[slot].ty).size;
        let sizes: Vec<u64> = slots.iter().map(size).collect();
        let mut numbers: SecondaryMap<StackSlot, Option<u8>> = SecondaryMap::new();
        for (number, &slot) in slots.iter().enumerate() {
            numbers[slot] = Some(number as u8);
        }
        let number = |slot: StackSlot| numbers[slot].map(usize::from);
        let visits: Vec<Vec<Visit>> = blocks
            .iter()
            .map(|&block| visit_block(func, &private, block, &sizes, number))
            .collect();
        let conflicts = vec![0; slots.len()];
        let mut lives = Lives { slots, sizes, conflicts };
        lives.note_conflicts(cfg, &blocks, &visits);
        lives
    }

    /// Follows what was accessed and what will be read through the blocks.
    fn note_conflicts(&mut self, cfg: &Cfg, blocks: &[Block], visits: &[Vec<Visit>]) {
        let mut numbers: SecondaryMap<Block, usize> = SecondaryMap::with_default(usize::MAX);
        for (number, &block) in blocks.iter().enumerate() {
            numbers[block] = number;
        }
        let sets = |of: &dyn Fn(&Visit) -> bool| -> Vec<u64> {
            let slots = |visits: &Vec<Visit>| set(visits.iter().filter(|visit| of(visit)));
            visits.iter().map(slots).collect()
        };
        let is_whole = |visit: &Visit| visit.written.contains(&(0..self.sizes[visit.slot]));
        let accessed = sets(&|_| true);
        let exposed = sets(&|visit| visit.is_exposed);
        let renewed = sets(&|visit| !visit.is_exposed && is_whole(visit));

        let (mut begun, mut needed) = (vec![0; blocks.len()], vec![0; blocks.len()]);
        let begun_before = |begun: &[u64], block: Block| {
            let preds = cfg.preds(block).iter().map(|&pred| numbers[pred]);
            preds.filter(|&pred| pred != usize::MAX).fold(0, |set, pred| set | begun[pred])
        };
        let needed_behind = |needed: &[u64], block: Block| {
            cfg.succs(block).iter().fold(0, |set, &succ| set | needed[numbers[succ]])
        };
        let mut is_stable = false;
        while !is_stable {
            is_stable = true;
            for (number, &block) in blocks.iter().enumerate() {
                let end = begun_before(&begun, block) | accessed[number];
                is_stable &= end == begun[number];
                begun[number] = end;
            }
            for (number, &block) in blocks.iter().enumerate().rev() {
                let start = exposed[number] | needed_behind(&needed, block) & !renewed[number];
                is_stable &= start == needed[number];
                needed[number] = start;
            }
        }
        for (number, &block) in blocks.iter().enumerate() {
            let live_in = begun_before(&begun, block) & needed[number];
            let live_out = begun[number] & needed_behind(&needed, block);
            self.note_block(&visits[number], live_in, live_out);
        }
    }

    /// Notes which slots are live together in a block.
    fn note_block(&mut self, visits: &[Visit], live_in: u64, live_out: u64) {
        let span = |visit: &Visit| {
            let bit = 1 << visit.slot;
            let start = if live_in & bit != 0 { 0 } else { visit.first };
            let end = if live_out & bit != 0 { usize::MAX } else { visit.last };
            (start, end)
        };
        let visited = set(visits);
        let through = live_in & live_out & !visited;
        for slot in 0..self.slots.len() {
            if through >> slot & 1 != 0 {
                self.conflicts[slot] |= through | visited;
            }
        }
        for (i, visit) in visits.iter().enumerate() {
            self.conflicts[visit.slot] |= through;
            let (start, end) = span(visit);
            for other in &visits[..i] {
                let (other_start, other_end) = span(other);
                if start <= other_end && other_start <= end {
                    self.conflicts[visit.slot] |= 1 << other.slot;
                    self.conflicts[other.slot] |= 1 << visit.slot;
                }
            }
        }
    }
}

/// The slots of these visits.
fn set<'v>(visits: impl IntoIterator<Item = &'v Visit>) -> u64 {
    visits.into_iter().fold(0, |set, visit| set | 1 << visit.slot)
}

/// What a block does to the slots that have numbers.
fn visit_block(
    func: &Function,
    private: &PrivateSlots,
    block: Block,
    sizes: &[u64],
    number: impl Fn(StackSlot) -> Option<usize>,
) -> Vec<Visit> {
    let mut visits: Vec<Visit> = Vec::new();
    for (at, inst) in func.layout.insts(block).enumerate() {
        for (slot, touch) in touches(func, private, inst).into_iter().flatten() {
            let Some(slot) = number(slot) else { continue };
            let place = visits.iter().position(|visit| visit.slot == slot);
            let place = place.unwrap_or_else(|| {
                let written = Vec::new();
                visits.push(Visit { slot, first: at, last: at, written, is_exposed: false });
                visits.len() - 1
            });
            let visit = &mut visits[place];
            visit.last = at;
            match touch {
                Touch::Write(bytes) => add_range(&mut visit.written, bytes),
                Touch::Other => visit.is_exposed |= !visit.written.contains(&(0..sizes[slot])),
            }
        }
    }
    visits
}

/// What an instruction does to private slots: one, or two that it copies between.
fn touches(func: &Function, private: &PrivateSlots, inst: Inst) -> [Option<(StackSlot, Touch)>; 2] {
    let dfg = &func.dfg;
    let other = |pointer: Value| private.of(pointer).map(|slot| (slot, Touch::Other));
    match (dfg.opcode(inst), dfg.inst(inst).payload, dfg.args(inst)) {
        (Opcode::Load, _, &[pointer]) => [other(pointer), None],
        (Opcode::Store, Payload::Mem(flags), &[value, pointer]) => {
            let write = |slot| {
                let bytes = u64::from(dfg.ty(value).bytes());
                let start = offset_in_slot(func, pointer);
                let range = start.and_then(|start| Some(start..start.checked_add(bytes)?));
                (slot, range.filter(|_| is_plain(flags)).map_or(Touch::Other, Touch::Write))
            };
            [private.of(pointer).map(write), None]
        }
        (Opcode::Memset | Opcode::Memcpy, _, &[to, from, ..]) => [other(to), other(from)],
        _ => [None, None],
    }
}

/// How far a pointer into a slot is behind its first byte, if that is a constant.
fn offset_in_slot(func: &Function, pointer: Value) -> Option<u64> {
    let (base, offset) = constant_part(func, pointer);
    let def = func.dfg.def_inst(base)?;
    let is_slot = matches!(func.dfg.inst(def).payload, Payload::Slot(_));
    is_slot.then(|| u64::try_from(offset).ok()).flatten()
}

/// Adds bytes to ranges, those that touch joined.
fn add_range(ranges: &mut Vec<Range<u64>>, mut bytes: Range<u64>) {
    ranges.retain(|range| {
        let touches = range.start <= bytes.end && bytes.start <= range.end;
        if touches {
            bytes = range.start.min(bytes.start)..range.end.max(bytes.end);
        }
        !touches
    });
    ranges.push(bytes);
}
