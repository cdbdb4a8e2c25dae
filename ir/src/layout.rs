//! The order of blocks in a function and of instructions in blocks.
//!
//! Two doubly linked lists in side tables, so that inserting and removing never moves data and
//! never changes an id.

use crate::debug::{DebugLocation, DebugValue};
use crate::entity::{Block, Inst, Value};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;

#[derive(Clone, Debug, Default)]
struct BlockNode {
    prev: PackedOption<Block>,
    next: PackedOption<Block>,
    first: PackedOption<Inst>,
    last: PackedOption<Inst>,
    inserted: bool,
}

#[derive(Clone, Debug, Default)]
struct InstNode {
    block: PackedOption<Block>,
    prev: PackedOption<Inst>,
    next: PackedOption<Inst>,
}

/// Debug values, each before an instruction, or at the end of a block that is not complete. They
/// keep their places when instructions come, go and move; those of a removed block go with it.
#[derive(Clone, Debug, Default)]
pub struct DebugValues {
    before: FxHashMap<Inst, Vec<DebugValue>>,
    at_end: FxHashMap<Block, Vec<DebugValue>>,
}

impl DebugValues {
    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.before.is_empty() && self.at_end.is_empty()
    }

    /// Adds one right before an instruction, behind those that are there.
    pub fn add_before(&mut self, inst: Inst, value: DebugValue) {
        self.before.entry(inst).or_default().push(value);
    }

    /// Adds one before an instruction, in front of those that are there.
    pub fn add_first(&mut self, inst: Inst, value: DebugValue) {
        self.before.entry(inst).or_default().insert(0, value);
    }

    /// Replaces values, or takes them out where there is nothing for them.
    pub fn map_values(&mut self, mut f: impl FnMut(Value) -> Option<Value>) {
        for list in self.before.values_mut().chain(self.at_end.values_mut()) {
            list.iter_mut().for_each(|debug| debug.location.map_values(&mut f));
        }
    }

    /// Calls `f` for each location, which may be changed: what it is stays of the same variable.
    pub fn for_each_location(&mut self, mut f: impl FnMut(&mut DebugLocation)) {
        for list in self.before.values_mut().chain(self.at_end.values_mut()) {
            list.iter_mut().for_each(|debug| f(&mut debug.location));
        }
    }

    fn prepend(list: &mut Vec<DebugValue>, mut first: Vec<DebugValue>) {
        first.append(list);
        *list = first;
    }
}

/// The order of blocks and instructions.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    blocks: SecondaryMap<Block, BlockNode>,
    insts: SecondaryMap<Inst, InstNode>,
    first: PackedOption<Block>,
    last: PackedOption<Block>,
    /// Debug values between the instructions.
    pub debug: DebugValues,
}

impl Layout {
    /// Makes room for about N instructions in all.
    pub fn reserve(&mut self, insts: usize) {
        if insts > self.insts.capacity() {
            self.insts.resize(insts);
        }
    }

    // ---- blocks ----

    /// The entry block: the first one.
    pub fn entry(&self) -> Option<Block> {
        self.first.expand()
    }

    /// The last block.
    pub fn last_block(&self) -> Option<Block> {
        self.last.expand()
    }

    /// The block after this one.
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.blocks[block].next.expand()
    }

    /// The block before this one.
    pub fn prev_block(&self, block: Block) -> Option<Block> {
        self.blocks[block].prev.expand()
    }

    /// Whether the block stands in the function.
    pub fn is_block_inserted(&self, block: Block) -> bool {
        self.blocks[block].inserted
    }

    /// The blocks in order.
    pub fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        std::iter::successors(self.entry(), |&b| self.next_block(b))
    }

    /// Puts a block at the end.
    pub fn append_block(&mut self, block: Block) {
        debug_assert!(!self.is_block_inserted(block), "a block stands in one place");
        self.blocks[block] = BlockNode { prev: self.last, inserted: true, ..BlockNode::default() };
        match self.last.expand() {
            Some(last) => self.blocks[last].next = block.into(),
            None => self.first = block.into(),
        }
        self.last = block.into();
    }

    /// Puts a block after another.
    pub fn insert_block_after(&mut self, block: Block, after: Block) {
        debug_assert!(!self.is_block_inserted(block), "a block stands in one place");
        let next = self.blocks[after].next;
        self.blocks[block] =
            BlockNode { prev: after.into(), next, inserted: true, ..BlockNode::default() };
        self.blocks[after].next = block.into();
        match next.expand() {
            Some(next) => self.blocks[next].prev = block.into(),
            None => self.last = block.into(),
        }
    }

    /// Takes a block out, its instructions with it.
    pub fn remove_block(&mut self, block: Block) {
        while let Some(inst) = self.first_inst(block) {
            self.remove_inst(inst);
        }
        if !self.debug.is_empty() {
            self.debug.at_end.remove(&block);
        }
        let BlockNode { prev, next, .. } = std::mem::take(&mut self.blocks[block]);
        match prev.expand() {
            Some(prev) => self.blocks[prev].next = next,
            None => self.first = next,
        }
        match next.expand() {
            Some(next) => self.blocks[next].prev = prev,
            None => self.last = prev,
        }
    }

    // ---- instructions ----

    /// The block that an instruction stands in, if it stands in one.
    #[inline]
    pub fn block_of(&self, inst: Inst) -> Option<Block> {
        self.insts[inst].block.expand()
    }

    /// The first instruction of a block.
    #[inline]
    pub fn first_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].first.expand()
    }

    /// The last instruction of a block: its terminator, once the block is complete.
    #[inline]
    pub fn last_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].last.expand()
    }

    /// The instruction after this one in its block.
    #[inline]
    pub fn next_inst(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst].next.expand()
    }

    /// The instruction before this one in its block.
    #[inline]
    pub fn prev_inst(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst].prev.expand()
    }

    /// The instructions of a block in order.
    pub fn insts(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        std::iter::successors(self.first_inst(block), |&i| self.next_inst(i))
    }

    /// The instructions of a block from the last to the first.
    pub fn insts_rev(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        std::iter::successors(self.last_inst(block), |&i| self.prev_inst(i))
    }

    /// Puts an instruction at the end of a block.
    pub fn append_inst(&mut self, inst: Inst, block: Block) {
        debug_assert!(self.block_of(inst).is_none(), "an instruction stands in one place");
        let last = self.blocks[block].last;
        self.insts[inst] = InstNode { block: block.into(), prev: last, next: None.into() };
        match last.expand() {
            Some(last) => self.insts[last].next = inst.into(),
            None => self.blocks[block].first = inst.into(),
        }
        self.blocks[block].last = inst.into();
        if !self.debug.at_end.is_empty()
            && let Some(values) = self.debug.at_end.remove(&block)
        {
            DebugValues::prepend(self.debug.before.entry(inst).or_default(), values);
        }
    }

    /// Puts an instruction before another.
    pub fn insert_inst(&mut self, inst: Inst, before: Inst) {
        debug_assert!(self.block_of(inst).is_none(), "an instruction stands in one place");
        let InstNode { block, prev, .. } = self.insts[before].clone();
        self.insts[inst] = InstNode { block, prev, next: before.into() };
        self.insts[before].prev = inst.into();
        match prev.expand() {
            Some(prev) => self.insts[prev].next = inst.into(),
            None => {
                let block = block.expect("the instruction stands in a block");
                self.blocks[block].first = inst.into();
            }
        }
    }

    /// Takes an instruction out of its block.
    pub fn remove_inst(&mut self, inst: Inst) {
        let InstNode { block, prev, next } = std::mem::take(&mut self.insts[inst]);
        let block = block.expect("the instruction stands in a block");
        match prev.expand() {
            Some(prev) => self.insts[prev].next = next,
            None => self.blocks[block].first = next,
        }
        match next.expand() {
            Some(next) => self.insts[next].prev = prev,
            None => self.blocks[block].last = prev,
        }
        if !self.debug.before.is_empty()
            && let Some(values) = self.debug.before.remove(&inst)
        {
            match next.expand() {
                Some(next) => {
                    DebugValues::prepend(self.debug.before.entry(next).or_default(), values);
                }
                None => {
                    DebugValues::prepend(self.debug.at_end.entry(block).or_default(), values);
                }
            }
        }
    }

    /// The debug values right before an instruction, in order.
    pub fn debug_values(&self, inst: Inst) -> impl Iterator<Item = &DebugValue> {
        let DebugValues { before, at_end } = &self.debug;
        let block = self.block_of(inst);
        // Those that a removed terminator has left are before the one that stands for it.
        let last = block.filter(|_| !at_end.is_empty() && self.next_inst(inst).is_none());
        let left = last.and_then(|block| at_end.get(&block));
        before.get(&inst).into_iter().flatten().chain(left.into_iter().flatten())
    }

    /// One of the debug values right before an instruction, by its number among them.
    pub fn debug_value_mut(&mut self, inst: Inst, index: usize) -> Option<&mut DebugValue> {
        let last = self.block_of(inst).filter(|_| self.next_inst(inst).is_none());
        let DebugValues { before, at_end } = &mut self.debug;
        let before = before.get_mut(&inst).into_iter().flatten();
        let left = last.and_then(|block| at_end.get_mut(&block)).into_iter().flatten();
        before.chain(left).nth(index)
    }

    /// Adds a debug value at the end of what there is of a block.
    pub fn append_debug_value(&mut self, block: Block, value: DebugValue) {
        self.debug.at_end.entry(block).or_default().push(value);
    }

    /// The variables that are given values in `block`, which is about to go, have none right before
    /// `inst`: the rule of passes that let other code do the work of a block.
    pub fn forget_debug_values(&mut self, block: Block, inst: Inst) {
        if self.debug.is_empty() {
            return;
        }
        let values = self.insts(block).flat_map(|inst| self.debug_values(inst));
        let unknown = |debug: &DebugValue| DebugValue::new(debug.var, None);
        let forgotten: Vec<DebugValue> = values.map(unknown).collect();
        if !forgotten.is_empty() {
            DebugValues::prepend(self.debug.before.entry(inst).or_default(), forgotten);
        }
    }

    /// Moves `inst` and all that follow it in its block to the end of `to`, an inserted block, with
    /// the debug values between them.
    pub fn move_tail(&mut self, inst: Inst, to: Block) {
        let from = self.block_of(inst);
        let mut next = Some(inst);
        while let Some(inst) = next {
            next = self.next_inst(inst);
            let values = self.debug.before.remove(&inst);
            self.remove_inst(inst);
            if let Some(values) = values {
                self.debug.at_end.entry(to).or_default().extend(values);
            }
            self.append_inst(inst, to);
        }
        if !self.debug.at_end.is_empty()
            && let Some(values) = from.and_then(|from| self.debug.at_end.remove(&from))
        {
            self.debug.at_end.entry(to).or_default().extend(values);
        }
    }
}
