//! `ptx` operations with branches inside: the block of the IR is cut, and each run of their
//! instructions becomes a block of machine code.
//!
//! Registers of the code that are read in a run before they are written there are parameters of its
//! block, and the results are those of the block behind. Labels are numbered by layout like all
//! others, so any number of copies of the code may stand in a function.

use super::Content;
use crate::error::CodegenError;
use crate::mir::{Edge, MirBlock, Terminator, VReg};
use crate::select::{Selector, constant};
use cranelift_entity::EntityRef;
use irc_ir::entity::{Block, Inst};
use irc_ir::op::ptx::PtxRun;
use irc_ir::op::{PtxCode, Slot};
use irc_ptx::Operand;
use irc_ptx::isa::{Role, Uni};

/// The runs of code, and the blocks that they become.
struct Runs<'a> {
    code: &'a PtxCode,
    runs: Vec<PtxRun>,
    /// By run, the slots that hold something of before, in order; behind the last, the results.
    live: Vec<Vec<Slot>>,
    /// The block of each run, and behind the last that of what comes after.
    blocks: Vec<Block>,
    /// By run, what is in the slots before it.
    entries: Vec<Vec<Content>>,
}

impl Selector<'_> {
    /// Makes the blocks of code that begins with these contents of its slots. What was selected
    /// before, which runs behind it, goes to a block of its own.
    pub(super) fn ptx_runs(
        &mut self,
        inst: Inst,
        code: &PtxCode,
        contents: Vec<Content>,
    ) -> Result<(), CodegenError> {
        // So far there are the moves of the operands, in order.
        let head = self.code.split_off(self.begun);
        let runs = code.runs();
        let live = live_slots(code, &runs);
        let blocks = (0..=runs.len()).map(|_| self.new_block()).collect();
        let mut runs = Runs { code, runs, live, blocks, entries: Vec::new() };
        let end = runs.runs.len();
        for i in 0..end {
            let mut entry = contents.clone();
            for &slot in &runs.live[i] {
                entry[slot.index()] = Content::Reg(self.temp(code.classes[slot.index()]));
            }
            runs.entries.push(entry);
        }
        self.ptx_end(inst, &runs);
        for i in 0..end {
            self.ptx_run(&runs, i);
        }
        self.code = head;
        let args = self.ptx_edge(&runs, 0, &contents);
        self.ending = Some((Terminator::Jump(args), self.origin));
        // The code of the operands stands in order still.
        self.begun = 0;
        Ok(())
    }

    /// A block behind those of the IR.
    fn new_block(&mut self) -> Block {
        let block = Block::new(self.func.dfg.num_blocks() + self.inner.len());
        self.inner.push(block);
        block
    }

    /// The block behind the code: its parameters are the results.
    fn ptx_end(&mut self, inst: Inst, runs: &Runs<'_>) {
        let mut params = Vec::new();
        let behind = std::mem::take(&mut self.code);
        for (result, &class) in self.func.dfg.results(inst).zip(&runs.code.classes) {
            let (held, count) = crate::select::parts::registers_of(self.func.dfg.ty(result));
            if count == 1 && held == class {
                params.push(self.dst_part(result, 0));
            } else {
                let reg = self.temp(class);
                self.ptx_result(result, reg, class);
                params.push(reg);
            }
        }
        let mut code = std::mem::take(&mut self.code);
        code.extend(behind.into_iter().rev());
        let (terminator, origin) = self.take_ending();
        self.put_block(runs.blocks[runs.runs.len()], MirBlock { params, code, terminator, origin });
    }

    /// The block of a run.
    fn ptx_run(&mut self, runs: &Runs<'_>, i: usize) {
        let (code, run) = (runs.code, &runs.runs[i]);
        let mut contents = runs.entries[i].clone();
        let params = runs.live[i].iter().map(|slot| match contents[slot.index()] {
            Content::Reg(reg) => reg,
            _ => unreachable!("what is live has got a register"),
        });
        let params: Vec<VReg> = params.collect();
        let insts = &code.insts[run.insts.clone()];
        let (branch, insts) = match (run.taken, insts.split_last()) {
            (Some(_), Some((branch, insts))) => (Some(branch), insts),
            _ => (None, insts),
        };
        for row in insts {
            let row = self.ptx_row(code, row, &mut contents, |_| None);
            self.put(row);
        }
        let taken = run.taken.map(|to| self.ptx_edge(runs, to, &contents));
        let next = run.next.map(|to| self.ptx_edge(runs, to, &contents));
        let guard = branch.and_then(|branch| branch.guard);
        let terminator = match (taken, next, guard) {
            (Some(taken), Some(next), Some(guard)) => {
                let pred = self.ptx_slot(code, guard.pred, &contents);
                let (then, other) = if guard.negated { (next, taken) } else { (taken, next) };
                let divergent = branch.is_none_or(|branch| branch.modifier::<Uni>().is_none());
                Terminator::Branch { pred, then, other, divergent }
            }
            (Some(to), ..) | (None, Some(to), _) => Terminator::Jump(to),
            (None, None, _) => unreachable!("control goes on somewhere"),
        };
        let statements = std::mem::take(&mut self.code);
        let origin = self.origin;
        let block = MirBlock { params, code: statements, terminator, origin };
        self.put_block(runs.blocks[i], block);
    }

    /// The edge to a run, with what is in the slots that it needs.
    fn ptx_edge(&mut self, runs: &Runs<'_>, to: usize, contents: &[Content]) -> Edge {
        let args = runs.live[to].iter().map(|&slot| {
            let class = runs.code.classes[slot.index()];
            match self.ptx_read(contents[slot.index()], class) {
                Some(reg) => Operand::Reg(reg),
                // It may be anything: a write under a guard leaves it alone.
                None => constant(class, 0),
            }
        });
        Edge { args: args.collect(), block: runs.blocks[to] }
    }
}

/// By run, the slots that are not operands and are read in it or behind it before they are written
/// there; at the end, the results.
fn live_slots(code: &PtxCode, runs: &[PtxRun]) -> Vec<Vec<Slot>> {
    let results = code.results.len();
    let fixed = results..results + code.args.len();
    let mut live = vec![vec![false; code.classes.len()]; runs.len() + 1];
    live[runs.len()][..results].fill(true);
    let mut changed = true;
    while changed {
        changed = false;
        for (i, run) in runs.iter().enumerate().rev() {
            let mut now = vec![false; code.classes.len()];
            for target in run.targets() {
                for (now, &then) in now.iter_mut().zip(&live[target]) {
                    *now |= then;
                }
            }
            for inst in code.insts[run.insts.clone()].iter().rev() {
                inst.visit_regs(|slot, role| now[slot.index()] &= role != Role::Def);
                inst.visit_regs(|slot, role| now[slot.index()] |= role != Role::Def);
            }
            changed |= now != live[i];
            live[i] = now;
        }
    }
    let slots = |live: Vec<bool>| {
        let slots = live.iter().enumerate().filter(|&(i, &live)| live && !fixed.contains(&i));
        slots.map(|(i, _)| Slot(i as u16)).collect()
    };
    live.into_iter().map(slots).collect()
}
