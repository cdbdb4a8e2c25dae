//! Finds for each read of a variable, a part of memory, the write that it sees, and adds block
//! parameters where several writes meet.
//!
//! Each variable is treated by itself. If it is written once, where that dominates all reads, the
//! value written is what they see. Otherwise the blocks at whose start its value is needed are
//! found, backward from the reads that no write of their block precedes, up to the blocks that
//! write. Then these blocks are gone through in reverse postorder: where all predecessors bring one
//! value, that value goes on, into a loop too if nothing in the loop writes it; otherwise a
//! parameter is added.
//!
//! The parameters are those of pruned SSA form (Choi, Cytron and Ferrante 1991) for acyclic code.

use crate::analysis::{Loop, Loops};
use cranelift_entity::SecondaryMap;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::debug::DebugValue;
use irc_ir::dfg::Substitution;
use irc_ir::dominance::{Cfg, Dominators};
use irc_ir::entity::{Block, DebugVar, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::types::Type;
use irc_ptx::graph::FlowGraph;
use rustc_hash::FxHashMap;

/// What is turned into SSA values.
#[derive(Copy, Clone)]
pub(super) struct Variable {
    pub(super) ty: Type,
    /// The slot that it is a part of: what it holds before it is written, and the name of its
    /// values. Without one it is written on every path to a read.
    pub(super) slot: Option<StackSlot>,
    /// Where it begins in the slot.
    pub(super) offset: u64,
}

/// What happens to a variable.
#[derive(Copy, Clone)]
pub(super) enum Event {
    /// It takes this value.
    Write(Value),
    /// Its value takes the place of this one.
    Read(Value),
    /// Its value becomes this operand of the instruction.
    ReadOperand(Inst, u16),
}

/// An event, and the index of its block in reverse postorder.
#[derive(Copy, Clone)]
pub(super) struct BlockEvent {
    pub(super) block: u32,
    pub(super) event: Event,
}

/// What the construction of the variables shares. Blocks are their numbers in reverse postorder.
pub(super) struct Construction<'c> {
    cfg: &'c Cfg,
    dom: Dominators,
    loops: Loops,
    /// By loop, the highest number of its blocks.
    loop_ends: SecondaryMap<Loop, u32>,
    blocks: &'c [Block],
    /// By block id, its number.
    numbers: Vec<u32>,
    /// The numbers of the predecessors of all blocks; those of block `i` start at `pred_starts[i]`.
    preds: Vec<u32>,
    pred_starts: Vec<u32>,
    /// The number of the current variable, counted from 1: the mark of the sets below.
    mark: u32,
    /// By number, marked where the value of the variable is needed at the start.
    needed: Vec<u32>,
    /// By number, marked where the variable is written.
    written: Vec<u32>,
    /// The blocks that write the variable, in order.
    writers: Vec<u32>,
    /// By number, the value of the variable at the end, for blocks that are marked in either.
    out: Vec<Value>,
    /// The needed blocks.
    region: Vec<u32>,
    work: Vec<u32>,
    /// The parameters added for the variable.
    params: Vec<(Block, Value)>,
    /// A parameter that has the name of the slot that was treated last.
    named: Option<(StackSlot, Value)>,
    /// The variables of the source that parts of slots stand for, by where those begin.
    debug: FxHashMap<(StackSlot, u64), Vec<DebugVar>>,
}

impl<'c> Construction<'c> {
    /// For a function without unreachable blocks; `blocks` are its blocks in reverse postorder.
    pub(super) fn new(func: &Function, cfg: &'c Cfg, blocks: &'c [Block]) -> Construction<'c> {
        let mut numbers = vec![0; func.dfg.num_blocks()];
        for (number, &block) in blocks.iter().enumerate() {
            numbers[block.as_u32() as usize] = number as u32;
        }
        let loops = Loops::new(cfg);
        let (mut preds, mut pred_starts) = (Vec::new(), vec![0]);
        for &block in blocks {
            preds.extend(cfg.preds(block).iter().map(|pred| numbers[pred.as_u32() as usize]));
            pred_starts.push(preds.len() as u32);
        }
        Construction {
            cfg,
            dom: Dominators::new(cfg),
            loop_ends: loop_ends(&loops, blocks),
            loops,
            blocks,
            numbers,
            preds,
            pred_starts,
            mark: 0,
            needed: vec![0; blocks.len()],
            written: vec![0; blocks.len()],
            writers: Vec::new(),
            out: vec![Value::from_u32(0); blocks.len()],
            region: Vec::new(),
            work: Vec::new(),
            params: Vec::new(),
            named: None,
            debug: FxHashMap::default(),
        }
    }

    /// With the variables of the source that parts of slots stand for.
    pub(super) fn with_debug(self, debug: FxHashMap<(StackSlot, u64), Vec<DebugVar>>) -> Self {
        Construction { debug, ..self }
    }

    /// Turns a variable with these events into SSA values.
    pub(super) fn promote(
        &mut self,
        func: &mut Function,
        substitution: &mut Substitution,
        variable: Variable,
        events: &[BlockEvent],
    ) {
        let mut value = match self.only_value(func, variable, events) {
            Some(value) => Some(value),
            None => {
                self.promote_in_region(func, substitution, variable, events);
                return;
            }
        };
        for event in events.iter().filter(|event| !matches!(event.event, Event::Write(_))) {
            apply(func, substitution, event.event, &mut value);
        }
    }

    /// The value that all reads see, if that is clear without looking at the blocks between.
    fn only_value(
        &self,
        func: &mut Function,
        variable: Variable,
        events: &[BlockEvent],
    ) -> Option<Value> {
        let mut writes = events.iter().enumerate().filter_map(|(i, event)| match event.event {
            Event::Write(value) => Some((i, event.block, value)),
            _ => None,
        });
        let Some((index, home, value)) = writes.next() else {
            return Some(unwritten(func, variable));
        };
        let home = self.blocks[home as usize];
        let sees_it =
            |event: &BlockEvent| self.dom.dominates(home, self.blocks[event.block as usize]);
        // Events are in reverse postorder: those before the write do not see it, or not always.
        let is_only = writes.next().is_none() && index == 0 && events.iter().all(sees_it);
        is_only.then_some(value)
    }

    fn promote_in_region(
        &mut self,
        func: &mut Function,
        substitution: &mut Substitution,
        variable: Variable,
        events: &[BlockEvent],
    ) {
        self.mark += 1;
        self.find_region(events);
        self.sort_region();
        let mut runs = events.chunk_by(|a, b| a.block == b.block).peekable();
        let mut next_needed = 0;
        loop {
            let needed = self.region.get(next_needed).copied();
            let run = runs.peek().map(|run| run[0].block);
            let Some(block) = needed.into_iter().chain(run).min() else { break };
            let mut value = None;
            if needed == Some(block) {
                next_needed += 1;
                value = Some(self.value_at_start(func, variable, block));
            }
            if run == Some(block) {
                for event in runs.next().expect("it was peeked at") {
                    apply(func, substitution, event.event, &mut value);
                }
            }
            self.out[block as usize] = value.expect("a block that is not needed starts by writing");
        }
        self.give_arguments(func);
    }

    /// Finds the blocks at whose start the value is needed.
    fn find_region(&mut self, events: &[BlockEvent]) {
        let mark = self.mark;
        self.region.clear();
        self.writers.clear();
        for run in events.chunk_by(|a, b| a.block == b.block) {
            let block = run[0].block;
            if !matches!(run[0].event, Event::Write(_)) {
                self.work.push(block);
            }
            if run.iter().any(|event| matches!(event.event, Event::Write(_))) {
                self.written[block as usize] = mark;
                self.writers.push(block);
            }
        }
        while let Some(block) = self.work.pop() {
            if std::mem::replace(&mut self.needed[block as usize], mark) == mark {
                continue;
            }
            self.region.push(block);
            for at in self.pred_range(block) {
                let pred = self.preds[at];
                if self.written[pred as usize] != mark && self.needed[pred as usize] != mark {
                    self.work.push(pred);
                }
            }
        }
    }

    /// Sorts the region, by its marks if it is a good part of the function.
    fn sort_region(&mut self) {
        if self.region.len() * 8 < self.blocks.len() {
            self.region.sort_unstable();
            return;
        }
        self.region.clear();
        let marks = self.needed.iter().enumerate().filter(|&(_, &mark)| mark == self.mark);
        self.region.extend(marks.map(|(number, _)| number as u32));
    }

    /// Where the predecessors of a block stand in `preds`.
    fn pred_range(&self, number: u32) -> std::ops::Range<usize> {
        let number = number as usize;
        self.pred_starts[number] as usize..self.pred_starts[number + 1] as usize
    }

    /// The value at the start of a needed block, a new parameter where paths differ.
    fn value_at_start(&mut self, func: &mut Function, variable: Variable, number: u32) -> Value {
        let preds = &self.preds[self.pred_range(number)];
        let mut before = preds.iter().filter(|&&pred| pred < number);
        let has_back_edge = before.clone().count() < preds.len();
        // Every block but the entry has a predecessor before it.
        let Some(&first) = before.next() else { return unwritten(func, variable) };
        let value = self.out[first as usize];
        let is_one_value = before.all(|&pred| self.out[pred as usize] == value);
        if is_one_value && !(has_back_edge && self.loop_may_write(number)) {
            return value;
        }
        self.add_param(func, variable, self.blocks[number as usize])
    }

    /// Whether a block of the loop that begins at a block may write the variable.
    fn loop_may_write(&self, number: u32) -> bool {
        let header = self.blocks[number as usize];
        let natural = |l: &Loop| self.loops.header(*l) == header && !self.loops.is_irreducible(*l);
        let Some(l) = self.loops.innermost(header).filter(natural) else { return true };
        let from = self.writers.partition_point(|&writer| writer < number);
        let mut writers = self.writers[from..].iter().take_while(|&&w| w <= self.loop_ends[l]);
        writers.any(|&writer| self.loops.contains(l, self.blocks[writer as usize]))
    }

    fn add_param(&mut self, func: &mut Function, variable: Variable, block: Block) -> Value {
        let param = func.dfg.append_param(block, variable.ty);
        self.params.push((block, param));
        let vars = variable.slot.and_then(|slot| self.debug.get(&(slot, variable.offset)));
        for &var in vars.into_iter().flatten() {
            let first = func.layout.first_inst(block).expect("blocks have terminators");
            func.layout.debug.add_first(first, DebugValue::new(var, Some(param)));
        }
        match self.named {
            Some((slot, named)) if Some(slot) == variable.slot => func.inherit_name(named, param),
            _ => {
                let Some(slot) = variable.slot else { return param };
                if let Some(name) = func.slot_name(slot).map(str::to_owned) {
                    func.set_value_name(param, &name);
                }
                self.named = Some((slot, param));
            }
        }
        param
    }

    /// Gives the new parameters their arguments.
    fn give_arguments(&mut self, func: &mut Function) {
        for (block, _) in self.params.drain(..) {
            for edge in self.cfg.pred_edges(block) {
                let branch = func.layout.last_inst(edge.from).expect("it has a successor");
                let number = self.numbers[edge.from.as_u32() as usize];
                func.dfg.push_target_arg(branch, edge.target, self.out[number as usize]);
            }
        }
    }
}

/// What a variable holds before it is written: poison, or an arbitrary value, which zero is.
fn unwritten(func: &mut Function, variable: Variable) -> Value {
    if variable.slot.is_none_or(|slot| !func.slots[slot].frozen) {
        return func.dfg.poison(variable.ty);
    }
    match variable.ty.is_vector() {
        false => func.dfg.constant(variable.ty, 0),
        true => {
            let zero = func.dfg.constant(variable.ty.lane(), 0);
            let entry = func.layout.entry().expect("the function has a body");
            let first = func.layout.first_inst(entry).expect("blocks have terminators");
            Cursor::before(func, first).splat(variable.ty, zero)
        }
    }
}

/// By loop, the highest number of its blocks.
fn loop_ends(loops: &Loops, blocks: &[Block]) -> SecondaryMap<Loop, u32> {
    let mut ends: SecondaryMap<Loop, u32> = SecondaryMap::new();
    for (number, &block) in blocks.iter().enumerate() {
        if let Some(l) = loops.innermost(block) {
            ends[l] = number as u32;
        }
    }
    for l in loops.iter().rev() {
        if let Some(parent) = loops.parent(l) {
            ends[parent] = ends[parent].max(ends[l]);
        }
    }
    ends
}

/// Applies an event to the value of a variable.
fn apply(
    func: &mut Function,
    substitution: &mut Substitution,
    event: Event,
    value: &mut Option<Value>,
) {
    let known = "a block whose start is not needed writes before it reads";
    match event {
        Event::Write(written) => *value = Some(written),
        Event::Read(read) => {
            let current = substitution.find(value.expect(known));
            func.inherit_name(read, current);
            substitution.replace(read, current);
        }
        Event::ReadOperand(inst, index) => {
            func.dfg.args_mut(inst)[usize::from(index)] = value.expect(known);
        }
    }
}
