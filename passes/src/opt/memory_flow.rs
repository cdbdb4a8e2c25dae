//! What passes over memory share: which locations are followed, and sets of them where blocks begin
//! and end.
//!
//! Locations are followed in groups of [`GROUP`], so that a set is one word.

use crate::analysis::memory::{Location, MemorySteps};
use crate::analysis::place::Root;
use crate::analysis::{Cfg, Place};
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, StackSlot, Value};
use irc_ir::function::Function;
use irc_ptx::graph::FlowGraph;

/// How many locations are followed at once.
pub(super) const GROUP: usize = 64;

/// What is known of a set of locations from one end of a block to the other.
#[derive(Copy, Clone, Default)]
pub(super) struct Transfer {
    made: u64,
    ended: u64,
}

impl Transfer {
    /// Makes these true.
    pub(super) fn make(&mut self, set: u64) {
        self.made |= set;
        self.ended &= !set;
    }

    /// Ends what is known of these.
    pub(super) fn end(&mut self, set: u64) {
        self.made &= !set;
        self.ended |= set;
    }

    /// What is known at the other end.
    pub(super) fn apply(self, set: u64) -> u64 {
        set & !self.ended | self.made
    }
}

/// The numbers of the blocks before and behind each block, blocks being numbers in reverse
/// postorder.
pub(super) struct Neighbours {
    numbers: Vec<u32>,
}

impl Neighbours {
    pub(super) fn new(func: &Function, steps: &MemorySteps) -> Neighbours {
        let mut numbers = vec![u32::MAX; func.dfg.num_blocks()];
        for (number, &block) in steps.blocks().iter().enumerate() {
            numbers[block.as_u32() as usize] = number as u32;
        }
        Neighbours { numbers }
    }

    /// The number of a block, if it is reachable.
    pub(super) fn number(&self, block: Block) -> Option<usize> {
        let number = self.numbers[block.as_u32() as usize];
        (number != u32::MAX).then_some(number as usize)
    }

    /// What holds at the end of all predecessors of each block, as the greatest solution; nothing
    /// does where the function begins. So nothing holds before an address is computed in a loop, of
    /// its last round either: there is a path to the first one.
    pub(super) fn forward(
        &self,
        cfg: &Cfg,
        steps: &MemorySteps,
        transfers: &[Transfer],
    ) -> Vec<u64> {
        let blocks = steps.blocks();
        let mut at_start = vec![0; blocks.len()];
        let mut at_end = vec![u64::MAX; blocks.len()];
        let mut is_stable = false;
        while !is_stable {
            is_stable = true;
            for (number, &block) in blocks.iter().enumerate() {
                let preds = cfg.preds(block).iter().filter_map(|&pred| self.number(pred));
                let all = preds.map(|pred| at_end[pred]).reduce(|a, b| a & b);
                let start = if number == 0 { 0 } else { all.unwrap_or(0) };
                let end = transfers[number].apply(start);
                is_stable &= end == at_end[number];
                (at_start[number], at_end[number]) = (start, end);
            }
        }
        at_start
    }

    /// What holds at the start of all successors of each block, as the greatest solution; where the
    /// function ends, `at_exit` does. Nothing holds before a block of those that it defines anew.
    pub(super) fn backward(
        &self,
        cfg: &Cfg,
        steps: &MemorySteps,
        transfers: &[Transfer],
        defined: &[u64],
        at_exit: u64,
    ) -> Vec<u64> {
        let blocks = steps.blocks();
        let mut at_start = vec![u64::MAX; blocks.len()];
        let mut at_end = vec![0; blocks.len()];
        let mut is_stable = false;
        while !is_stable {
            is_stable = true;
            for (number, &block) in blocks.iter().enumerate().rev() {
                let succs = cfg.succs(block).iter().filter_map(|&succ| self.number(succ));
                let end = succs.map(|succ| at_start[succ]).reduce(|a, b| a & b).unwrap_or(at_exit);
                let start = transfers[number].apply(end) & !defined[number];
                is_stable &= start == at_start[number];
                (at_start[number], at_end[number]) = (start, end);
            }
        }
        at_end
    }

    /// By block, which of these locations (none are always the same) are somewhere else whenever
    /// the block runs, because it defines their address.
    pub(super) fn defined<'l>(
        &self,
        func: &Function,
        steps: &MemorySteps,
        locations: impl Iterator<Item = Option<&'l Location>>,
    ) -> Vec<u64> {
        let mut sets = vec![0; steps.blocks().len()];
        for (bit, location) in locations.enumerate() {
            let block = location.and_then(|location| defining_block(func, &location.place));
            if let Some(number) = block.and_then(|block| self.number(block)) {
                sets[number] |= 1 << bit;
            }
        }
        sets
    }
}

/// The block that defines the address of a place. That of a slot or a variable is always the same.
fn defining_block(func: &Function, place: &Place) -> Option<Block> {
    match (place.root, func.dfg.def(place.base)) {
        (Root::Slot(_) | Root::Global(_), _) | (_, ValueDef::Const(_)) => None,
        (_, ValueDef::Result(inst, _)) => func.layout.block_of(inst),
        (_, ValueDef::Param(block, _)) => Some(block),
    }
}

/// The bytes of a place, for a table of places.
pub(super) type Bytes = (Value, i64, i64);

/// The bytes of a location.
pub(super) fn bytes(location: &Location) -> Bytes {
    (location.place.base, location.place.offset, location.place.size)
}

/// Those of `locations` that are in this private slot, or in none.
pub(super) fn in_slot(locations: impl Iterator<Item = Location>, slot: Option<StackSlot>) -> u64 {
    set_of(locations, |location| location.slot == slot)
}

/// Those of `locations` that `wanted` is true of.
pub(super) fn set_of<L>(locations: impl Iterator<Item = L>, wanted: impl Fn(&L) -> bool) -> u64 {
    let bits = locations.enumerate().filter(|(_, location)| wanted(location));
    bits.fold(0, |set, (bit, _)| set | 1 << bit)
}
