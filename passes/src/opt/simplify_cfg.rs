//! Makes control flow simpler where threads meet as before.
//!
//! Afterwards:
//! - no block is unreachable;
//! - no branch is decided by a constant or has targets that are all alike; where the two targets of
//!   a branch differ in a few arguments alone, these are selected;
//! - no branch goes to a block that only passes on to another, where that may be left out;
//! - no block that ends in a jump is the only predecessor of the target: the two are one block.
//!
//! **Convergence.** Leaving out a block with one incoming edge only renames that edge. A block
//! with several is a place where threads meet; it is left out only if no convergent instruction can
//! run after it, and if neither it nor its target is a loop header, so that loops keep their entry
//! and back edges. The other rewrites add no edge into any block. A constant condition is uniform,
//! so the edges that go with it decided nothing between threads.
//!
//! **Locations.** A select gets the location of the branch that it replaces; jumps between joined
//! blocks vanish with theirs. The argument of a parameter that vanishes inherits its name.

use super::{Changed, remove_unreachable_blocks};
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::dominance::{Cfg, FlowGraph};
use irc_ir::entity::{Block, Inst, SwitchTable, Value};
use irc_ir::function::Function;
use irc_ir::op::{Args, BlockCall, Opcode, Payload};

/// At most this many selects take the place of a branch.
const MAX_SELECTS: usize = 4;

/// Makes control flow simpler where threads meet as before.
pub fn simplify_cfg(func: &mut Function) -> Changed {
    let mut changed = Changed::No;
    let mut next = func.layout.entry();
    while let Some(block) = next {
        changed |= simplify_branch(func, block);
        next = func.layout.next_block(block);
    }
    changed |= remove_unreachable_blocks(func);
    let mut substitution = Substitution::default();
    changed |= Forwarding::new(func).run(func, &mut substitution);
    changed |= join_chains(func, &mut substitution);
    func.substitute(&mut substitution);
    changed
}

/// Replaces the branch at the end of a block by a simpler one.
fn simplify_branch(func: &mut Function, block: Block) -> Changed {
    let Some(inst) = func.layout.last_inst(block) else { return Changed::No };
    match func.dfg.inst(inst).payload {
        Payload::Branch([then, other]) => {
            let cond = func.dfg.args(inst)[0];
            if func.dfg.as_const(cond).is_some() {
                // A condition that is poison is undefined behaviour, so either way will do.
                let taken = if func.dfg.as_bits(cond) == Some(1) { then } else { other };
                replace_by_jump(func, inst, taken);
                return Changed::Yes;
            }
            select_arguments(func, inst, cond, then, other)
        }
        Payload::Switch(table) => simplify_switch(func, inst, table),
        _ => Changed::No,
    }
}

fn replace_by_jump(func: &mut Function, inst: Inst, target: BlockCall) {
    func.dfg.replace_inst(inst, Opcode::Br, Payload::Jump(target), &[]);
}

/// Replaces a branch whose targets are one block by selects and a jump.
fn select_arguments(
    func: &mut Function,
    inst: Inst,
    cond: Value,
    then: BlockCall,
    other: BlockCall,
) -> Changed {
    if then.block != other.block {
        return Changed::No;
    }
    let pairs = || func.dfg.call_args(&then).iter().zip(func.dfg.call_args(&other));
    if pairs().filter(|(x, y)| x != y).count() > MAX_SELECTS {
        return Changed::No;
    }
    for i in 0..func.dfg.call_args(&then).len() {
        let (x, y) = (func.dfg.call_args(&then)[i], func.dfg.call_args(&other)[i]);
        if x != y {
            let selected = Cursor::before(func, inst).select(cond, x, y);
            func.inherit_name(func.dfg.params(then.block)[i], selected);
            let mut args = then.args;
            args.as_mut_slice(&mut func.dfg.pool)[i] = selected;
        }
    }
    replace_by_jump(func, inst, then);
    Changed::Yes
}

fn simplify_switch(func: &mut Function, inst: Inst, table: SwitchTable) -> Changed {
    let key = func.dfg.args(inst)[0];
    let data = func.dfg.switch(table);
    if func.dfg.as_const(key).is_some() {
        let bits = func.dfg.as_bits(key);
        let case = data.cases.iter().position(|&case| Some(case) == bits);
        let target = data.targets[case.map_or(0, |case| case + 1)];
        replace_by_jump(func, inst, target);
        return Changed::Yes;
    }
    let default = data.targets[0];
    let is_default = |target: &BlockCall| {
        target.block == default.block && func.dfg.call_args(target) == func.dfg.call_args(&default)
    };
    let kept: Vec<usize> =
        (0..data.cases.len()).filter(|&i| !is_default(&data.targets[i + 1])).collect();
    if kept.is_empty() {
        replace_by_jump(func, inst, default);
    } else if kept.len() < data.cases.len() {
        let data = func.dfg.switch_mut(table);
        data.cases = kept.iter().map(|&i| data.cases[i]).collect();
        let targets = kept.iter().map(|&i| data.targets[i + 1]);
        data.targets = std::iter::once(default).chain(targets).collect();
    } else {
        return Changed::No;
    }
    Changed::Yes
}

/// Leaves out blocks that only pass on to another.
struct Forwarding {
    cfg: Cfg,
    /// By block, at least the number of edges into it.
    num_preds: SecondaryMap<Block, u32>,
    loop_headers: EntitySet<Block>,
    /// Blocks after whose start a convergent instruction may run; found when first asked for.
    before_convergent: Option<EntitySet<Block>>,
}

impl Forwarding {
    fn new(func: &Function) -> Forwarding {
        let cfg = Cfg::new(func);
        let mut num_preds = SecondaryMap::with_capacity(func.dfg.num_blocks());
        let mut loop_headers = EntitySet::new();
        let mut finished = EntitySet::with_capacity(func.dfg.num_blocks());
        for &block in cfg.postorder() {
            for &succ in cfg.succs(block) {
                num_preds[succ] += 1;
                if !finished.contains(succ) {
                    loop_headers.insert(succ);
                }
            }
            finished.insert(block);
        }
        Forwarding { cfg, num_preds, loop_headers, before_convergent: None }
    }

    /// Goes through the blocks in postorder, so that the target of a block has been forwarded
    /// before the block is looked at, and one step is enough.
    fn run(mut self, func: &mut Function, substitution: &mut Substitution) -> Changed {
        let mut changed = Changed::No;
        for i in 0..self.cfg.postorder().len() {
            let block = self.cfg.postorder()[i];
            let mut forwarded = Changed::No;
            let Some(branch) = func.layout.last_inst(block) else { continue };
            for target in 0..func.dfg.targets(branch).len() {
                let call = func.dfg.targets(branch)[target];
                if call.block != block && Some(call.block) != func.layout.entry() {
                    forwarded |= self.forward(func, substitution, branch, target, call);
                }
            }
            if forwarded == Changed::Yes {
                changed = Changed::Yes;
                simplify_branch(func, block);
            }
        }
        changed
    }

    /// Lets a branch target go past the block that it names, if that may be left out.
    fn forward(
        &mut self,
        func: &mut Function,
        substitution: &mut Substitution,
        branch: Inst,
        target: usize,
        call: BlockCall,
    ) -> Changed {
        let empty = call.block;
        let Some(jump) = func.layout.first_inst(empty) else { return Changed::No };
        let Payload::Jump(mut onward) = func.dfg.inst(jump).payload else { return Changed::No };
        if onward.block == empty {
            return Changed::No;
        }
        if self.num_preds[empty] == 1 {
            substitute_params(func, substitution, call);
            func.layout.remove_block(empty);
        } else if self.may_split_meeting(func, empty, onward.block) {
            onward.args = onward.args.deep_clone(&mut func.dfg.pool);
            self.num_preds[empty] -= 1;
            if self.num_preds[empty] == 0 {
                func.layout.remove_block(empty);
            } else {
                self.num_preds[onward.block] += 1;
            }
        } else {
            return Changed::No;
        }
        func.dfg.targets_mut(branch)[target] = onward;
        Changed::Yes
    }

    /// Whether threads that meet at `empty`, a block with several predecessors and no instruction
    /// but a jump to `onward`, may go there without meeting.
    fn may_split_meeting(&mut self, func: &Function, empty: Block, onward: Block) -> bool {
        if !func.dfg.params(empty).is_empty()
            || self.loop_headers.contains(empty)
            || self.loop_headers.contains(onward)
        {
            return false;
        }
        let Forwarding { cfg, before_convergent, .. } = self;
        !before_convergent.get_or_insert_with(|| before_convergent_insts(func, cfg)).contains(empty)
    }
}

/// The blocks after whose start a convergent instruction may run.
fn before_convergent_insts(func: &Function, cfg: &Cfg) -> EntitySet<Block> {
    let mut before = EntitySet::with_capacity(func.dfg.num_blocks());
    let mut work: Vec<Block> = func
        .layout
        .blocks()
        .filter(|&block| func.layout.insts(block).any(|inst| may_be_convergent(func, inst)))
        .collect();
    while let Some(block) = work.pop() {
        if before.insert(block) {
            work.extend_from_slice(cfg.preds(block));
        }
    }
    before
}

/// Whether threads may meet at an instruction; they may at any call.
fn may_be_convergent(func: &Function, inst: Inst) -> bool {
    func.dfg.row_is_convergent(inst) || func.dfg.opcode(inst).desc().args == Args::Callee
}

/// Lets the arguments of a branch target stand for the parameters of its block.
fn substitute_params(func: &mut Function, substitution: &mut Substitution, call: BlockCall) {
    for i in 0..func.dfg.params(call.block).len() {
        let (param, arg) = (func.dfg.params(call.block)[i], func.dfg.call_args(&call)[i]);
        func.inherit_name(param, arg);
        substitution.replace(param, arg);
    }
}

/// Appends to each block its target, if it jumps there and nothing else does, and so on.
///
/// Only the first block of such a chain takes in others, so each instruction is moved once.
fn join_chains(func: &mut Function, substitution: &mut Substitution) -> Changed {
    let mut num_preds: SecondaryMap<Block, u32> =
        SecondaryMap::with_capacity(func.dfg.num_blocks());
    let mut jumped_to: EntitySet<Block> = EntitySet::with_capacity(func.dfg.num_blocks());
    // The start of the function counts as an edge into its entry.
    func.layout.entry().into_iter().for_each(|entry| num_preds[entry] += 2);
    for block in func.layout.blocks() {
        let Some(last) = func.layout.last_inst(block) else { continue };
        for call in func.dfg.targets(last) {
            num_preds[call.block] += 1;
            if func.dfg.opcode(last) == Opcode::Br && call.block != block {
                jumped_to.insert(call.block);
            }
        }
    }
    let is_joined = |block| num_preds[block] == 1 && jumped_to.contains(block);
    let mut changed = Changed::No;
    let mut next = func.layout.entry();
    while let Some(block) = next {
        if !is_joined(block) {
            while let Some(jump) = func.layout.last_inst(block)
                && let Payload::Jump(call) = func.dfg.inst(jump).payload
                && is_joined(call.block)
            {
                substitute_params(func, substitution, call);
                func.layout.remove_inst(jump);
                if let Some(first) = func.layout.first_inst(call.block) {
                    func.layout.move_tail(first, block);
                }
                func.layout.remove_block(call.block);
                changed = Changed::Yes;
            }
        }
        next = func.layout.next_block(block);
    }
    changed
}
