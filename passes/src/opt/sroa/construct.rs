//! Finds for each read of a part the write that it sees, and adds block parameters where several
//! writes meet.
//!
//! Each part is treated by itself. First the blocks at whose start its value is needed are found,
//! backward from the reads that no write of their block precedes, up to the blocks that write. Then
//! these blocks are gone through in reverse postorder: where all predecessors bring one value, that
//! value goes on; where they differ, or where a predecessor comes later, a parameter is added. A
//! parameter at a loop header that the loop does not change is removed by
//! [`remove_trivial_params`](crate::opt::remove_trivial_params).
//!
//! The parameters are those of pruned SSA form (Choi, Cytron and Ferrante 1991) for acyclic code.

use super::parts::Part;
use super::rewrite::{BlockEvent, Event};
use irc_ir::dfg::Substitution;
use irc_ir::dominance::{Cfg, FlowGraph};
use irc_ir::entity::{Block, StackSlot, Value};
use irc_ir::function::Function;

/// What the construction of the parts shares. Blocks are their numbers in reverse postorder.
pub(super) struct Construction<'c> {
    cfg: &'c Cfg,
    blocks: &'c [Block],
    /// By block id, its number.
    numbers: Vec<u32>,
    /// The number of the part at hand, counted from 1: the mark of the sets below.
    mark: u32,
    /// By number, marked where the value of the part is needed at the start.
    needed: Vec<u32>,
    /// By number, marked where the part is written.
    written: Vec<u32>,
    /// By number, the value of the part at the end, for blocks that are marked in either.
    out: Vec<Value>,
    /// The needed blocks.
    region: Vec<u32>,
    work: Vec<u32>,
    /// The parameters added for the part.
    params: Vec<(Block, Value)>,
    /// A parameter that has the name of the slot that was treated last.
    named: Option<(StackSlot, Value)>,
}

impl<'c> Construction<'c> {
    /// For a function without unreachable blocks; `blocks` are its blocks in reverse postorder.
    pub(super) fn new(func: &Function, cfg: &'c Cfg, blocks: &'c [Block]) -> Construction<'c> {
        let mut numbers = vec![0; func.dfg.num_blocks()];
        for (number, &block) in blocks.iter().enumerate() {
            numbers[block.as_u32() as usize] = number as u32;
        }
        Construction {
            cfg,
            blocks,
            numbers,
            mark: 0,
            needed: vec![0; blocks.len()],
            written: vec![0; blocks.len()],
            out: vec![Value::from_u32(0); blocks.len()],
            region: Vec::new(),
            work: Vec::new(),
            params: Vec::new(),
            named: None,
        }
    }

    /// Turns a part with these events into SSA values.
    pub(super) fn promote(
        &mut self,
        func: &mut Function,
        substitution: &mut Substitution,
        part: Part,
        events: &[BlockEvent],
    ) {
        self.mark += 1;
        self.find_region(events);
        self.region.sort_unstable();
        let mut runs = events.chunk_by(|a, b| a.block == b.block).peekable();
        let mut next_needed = 0;
        loop {
            let needed = self.region.get(next_needed).copied();
            let run = runs.peek().map(|run| run[0].block);
            let Some(block) = needed.into_iter().chain(run).min() else { break };
            let mut value = None;
            if needed == Some(block) {
                next_needed += 1;
                value = Some(self.value_at_start(func, part, block));
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
        for run in events.chunk_by(|a, b| a.block == b.block) {
            let block = run[0].block;
            if !matches!(run[0].event, Event::Write(_)) {
                self.work.push(block);
            }
            if run.iter().any(|event| matches!(event.event, Event::Write(_))) {
                self.written[block as usize] = mark;
            }
        }
        while let Some(block) = self.work.pop() {
            if std::mem::replace(&mut self.needed[block as usize], mark) == mark {
                continue;
            }
            self.region.push(block);
            for &pred in self.cfg.preds(self.blocks[block as usize]) {
                let pred = self.numbers[pred.as_u32() as usize];
                if self.written[pred as usize] != mark {
                    self.work.push(pred);
                }
            }
        }
    }

    /// The value at the start of a needed block, a new parameter where paths differ.
    fn value_at_start(&mut self, func: &mut Function, part: Part, number: u32) -> Value {
        let block = self.blocks[number as usize];
        let preds = self.cfg.preds(block);
        if preds.is_empty() {
            return func.dfg.poison(part.ty);
        }
        let value_from = |pred: &Block| {
            let pred = self.numbers[pred.as_u32() as usize];
            (pred < number).then(|| self.out[pred as usize])
        };
        let first = value_from(&preds[0]);
        match first {
            Some(value) if preds.iter().all(|pred| value_from(pred) == first) => value,
            _ => self.add_param(func, part, block),
        }
    }

    fn add_param(&mut self, func: &mut Function, part: Part, block: Block) -> Value {
        let param = func.dfg.append_param(block, part.ty);
        self.params.push((block, param));
        match self.named {
            Some((slot, named)) if slot == part.slot => func.inherit_name(named, param),
            _ => {
                if let Some(name) = func.slot_name(part.slot).map(str::to_owned) {
                    func.set_value_name(param, &name);
                }
                self.named = Some((part.slot, param));
            }
        }
        param
    }

    /// Gives the new parameters their arguments.
    fn give_arguments(&mut self, func: &mut Function) {
        for (block, _) in self.params.drain(..) {
            for edge in self.cfg.pred_edges(block) {
                let branch = func.layout.last_inst(edge.from).expect("it has a successor");
                let mut call = func.dfg.targets(branch)[edge.target as usize];
                let number = self.numbers[edge.from.as_u32() as usize];
                call.args.push(self.out[number as usize], &mut func.dfg.pool);
                func.dfg.targets_mut(branch)[edge.target as usize] = call;
            }
        }
    }
}

/// Applies an event to the value of a part.
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
