//! Copies of the rounds of a loop.
//!
//! A copy of a round is faithful: its blocks have the parameters, instructions, locations, names,
//! debug values and targets of the loop's, but for the header, which has no parameters: the copy
//! uses what the round before passed on. The edge back leads to the header of the loop until it is
//! led elsewhere.

use super::evolve::Counted;
use crate::analysis::{Edge, Loops};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use irc_ir::cursor::Cursor;
use irc_ir::debug::DebugValue;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{BlockCall, Opcode, Payload, SwitchData};
use irc_ir::types::Type;
use smallvec::SmallVec;

/// Makes copies of the rounds of loops.
#[derive(Default)]
pub(in crate::opt) struct Copier {
    /// By value of a loop, the one of the last round that was made.
    values: SecondaryMap<Value, PackedOption<Value>>,
    /// By block of a loop, the same.
    blocks: SecondaryMap<Block, PackedOption<Block>>,
}

/// A loop to be copied.
pub(super) struct Source<'a> {
    /// How it counts.
    pub counted: Counted,
    /// The header.
    pub header: Block,
    /// Its blocks, definitions before uses.
    pub blocks: &'a [Block],
    /// What it passes on to the next round.
    pub passed: Vec<Value>,
}

/// The places of a round that lead on.
#[derive(Copy, Clone)]
pub(super) struct Round {
    /// Where it begins.
    pub header: Block,
    /// The branch back to the header.
    pub latch: Inst,
    /// The branch that leaves the loop in the last round.
    pub test: Inst,
}

impl<'a> Source<'a> {
    pub fn new(func: &Function, loops: &Loops, counted: Counted, blocks: &'a [Block]) -> Self {
        let passed = match func.terminator(counted.latch.from) {
            Some(branch) => {
                let call = &func.dfg.targets(branch)[counted.latch.target as usize];
                func.dfg.call_args(call).to_vec()
            }
            None => Vec::new(),
        };
        Source { counted, header: loops.header(counted.l), blocks, passed }
    }

    /// The round that stands in the function.
    pub fn own_round(&self, func: &Function) -> Round {
        let end = |block| func.terminator(block).expect("a block of a loop ends in a branch");
        let Counted { latch, test, .. } = self.counted;
        Round { header: self.header, latch: end(latch.from), test: end(test) }
    }
}

impl Copier {
    /// Copies a round after the block `last`, with what the round before passes on; `last` becomes
    /// the last block of the copy.
    pub(super) fn copy(
        &mut self,
        func: &mut Function,
        source: &Source<'_>,
        last: &mut Block,
    ) -> Round {
        let passed: Vec<Value> = source.passed.iter().map(|&value| self.value(value)).collect();
        let params = func.dfg.params(source.header).to_vec();
        for (&param, value) in params.iter().zip(passed) {
            func.inherit_name(param, value);
            self.values[param] = Some(value).into();
        }
        for &block in source.blocks {
            *last = self.block(func, block, *last);
            if block != source.header {
                self.params(func, block, *last);
            }
        }
        for &block in source.blocks {
            self.insts(func, source.header, block);
        }
        self.round(func, source)
    }

    /// Makes a block for the copy of another, behind `last`.
    pub fn block(&mut self, func: &mut Function, block: Block, last: Block) -> Block {
        let new = func.dfg.make_block();
        func.layout.insert_block_after(new, last);
        if let Some(name) = func.block_name(block).map(str::to_owned) {
            func.set_block_name(new, &name);
        }
        self.blocks[block] = Some(new).into();
        new
    }

    /// Copies the instructions of a block; edges to the header stay as they are.
    pub fn insts(&mut self, func: &mut Function, header: Block, block: Block) {
        // No copy is put into the block that is copied.
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            self.inst(func, header, block, inst);
            next = func.layout.next_inst(inst);
        }
    }

    /// Forgets the rounds of a loop, so that nothing of it is met in another.
    pub(super) fn forget(&mut self, func: &Function, source: &Source<'_>) {
        for &block in source.blocks {
            self.blocks[block] = None.into();
            for &param in func.dfg.params(block) {
                self.values[param] = None.into();
            }
            for result in func.layout.insts(block).flat_map(|inst| func.dfg.results(inst)) {
                self.values[result] = None.into();
            }
        }
    }

    /// The round that was copied last.
    pub(super) fn round(&self, func: &Function, source: &Source<'_>) -> Round {
        let copy = |block: Block| self.blocks[block].expect("the blocks of the loop are copied");
        let end = |block| func.terminator(copy(block)).expect("copies end in copied branches");
        let Counted { latch, test, .. } = source.counted;
        Round { header: copy(source.header), latch: end(latch.from), test: end(test) }
    }

    /// Gives the copy of a block parameters of its own.
    pub fn params(&mut self, func: &mut Function, block: Block, new: Block) {
        for param in func.dfg.params(block).to_vec() {
            let ty = func.dfg.ty(param);
            let copy = func.dfg.append_param(new, ty);
            func.inherit_name(param, copy);
            self.values[param] = Some(copy).into();
        }
    }

    /// The value of the last round that stands for a value of the loop.
    pub fn value(&self, value: Value) -> Value {
        self.values.get(value).and_then(|copy| copy.expand()).unwrap_or(value)
    }

    fn target(&self, func: &mut Function, header: Block, call: BlockCall) -> BlockCall {
        let args: SmallVec<[Value; 4]> =
            func.dfg.call_args(&call).iter().map(|&arg| self.value(arg)).collect();
        let inside = self.blocks.get(call.block).and_then(|copy| copy.expand());
        let block = inside.filter(|_| call.block != header).unwrap_or(call.block);
        func.dfg.block_call(block, &args)
    }

    fn inst(&mut self, func: &mut Function, header: Block, block: Block, inst: Inst) {
        let home = self.blocks[block].expect("the blocks of the loop are copied");
        let args: SmallVec<[Value; 4]> =
            func.dfg.args(inst).iter().map(|&arg| self.value(arg)).collect();
        let payload = self.payload(func, header, inst);
        let results: SmallVec<[Type; 2]> = func.dfg.results(inst).map(|r| func.dfg.ty(r)).collect();
        let (opcode, loc, unroll) = (func.dfg.opcode(inst), func.loc(inst), func.unroll(inst));
        let debug: Vec<DebugValue> = func.layout.debug_values(inst).cloned().collect();
        for mut debug in debug {
            debug.location.map_values(|value| Some(self.value(value)));
            func.layout.append_debug_value(home, debug);
        }
        let new = Cursor::at_end(func, home).with_loc(loc).insert(opcode, payload, &args, &results);
        func.set_unroll(new, unroll);
        let copies: SmallVec<[Value; 2]> = func.dfg.results(new).collect();
        for (old, copy) in func.dfg.results(inst).zip(copies) {
            func.inherit_name(old, copy);
            self.values[old] = Some(copy).into();
        }
    }

    fn payload(&self, func: &mut Function, header: Block, inst: Inst) -> Payload {
        match func.dfg.inst(inst).payload {
            Payload::Jump(target) => Payload::Jump(self.target(func, header, target)),
            Payload::Branch(targets) => {
                Payload::Branch(targets.map(|target| self.target(func, header, target)))
            }
            Payload::Switch(table) => {
                let SwitchData { cases, targets } = func.dfg.switch(table).clone();
                let targets =
                    targets.into_iter().map(|target| self.target(func, header, target)).collect();
                Payload::Switch(func.dfg.make_switch(SwitchData { cases, targets }))
            }
            // These name nothing of a loop.
            other => other,
        }
    }
}

/// Leads the edge back of a round to the header of another, which has no parameters.
pub(super) fn lead_on(func: &mut Function, latch: Edge, round: Round, header: Block) {
    let next = func.dfg.block_call(header, &[]);
    func.dfg.targets_mut(round.latch)[latch.target as usize] = next;
    func.set_unroll(round.latch, None);
}

/// Lets the test of a round go one way.
pub(super) fn decide(func: &mut Function, test: Inst, target: u32) {
    let call = func.dfg.targets(test)[target as usize];
    func.dfg.replace_inst(test, Opcode::Br, Payload::Jump(call), &[]);
}
