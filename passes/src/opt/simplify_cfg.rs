//! Simplifies control flow where reconvergence stays the same.
//!
//! Afterwards:
//! - no block is unreachable;
//! - no branch is decided by a constant or has targets that are all alike; where the two targets of
//!   a branch differ in a few arguments alone, these are selected;
//! - no branch has a target that is `unreachable` at once, but the default of a switch, and no
//!   switch has one or two cases only that lead elsewhere than the default, or than `unreachable`;
//! - no branch goes to a block that only passes on to another, where that may be left out;
//! - no block that ends in a jump is the only predecessor of the target: the two are one block.
//!
//! **Convergence.** Leaving out a block with one incoming edge only renames that edge. A block
//! with several is a point of reconvergence; it is removed only if no convergent instruction can
//! run after it, and if neither it nor its target is a loop header, so that loops keep their entry
//! and back edges. The other rewrites add no edge into any block. A constant condition is uniform,
//! so the edges that go with it decided nothing between threads; nor did
//! those that no thread takes.
//!
//! A branch that goes past another asks of the unrolling of the loop that it now closes what that
//! asked.
//!
//! **Locations.** A select gets the location of the branch that it replaces; jumps between joined
//! blocks vanish with theirs. The argument of a parameter that vanishes inherits its name.

use super::{Changed, may_be_convergent};
use crate::remarks::Remarks;
use crate::rules::Rule;
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::dominance::Cfg;
use irc_ir::entity::{Block, Inst, SwitchTable, Value};
use irc_ir::function::Function;
use irc_ir::op::{BlockCall, IntCond, Opcode, Payload, SwitchData};
use irc_ptx::graph::FlowGraph;

/// At most this many selects take the place of a branch.
const MAX_SELECTS: usize = 4;

/// Simplifies control flow where reconvergence stays the same.
pub fn simplify_cfg(func: &mut Function, remarks: &Remarks) -> Changed {
    let (mut graph, mut changed) = Graph::search(func, remarks);
    let mut substitution = Substitution::default();
    changed |= graph.forward_all(func, &mut substitution, remarks);
    changed |= graph.join_chains(func, &mut substitution);
    func.substitute(&mut substitution);
    changed
}

/// Replaces the branch at the end of a block by a simpler one.
fn simplify_branch(func: &mut Function, block: Block, remarks: &Remarks) -> Changed {
    let Some(inst) = func.layout.last_inst(block) else { return Changed::No };
    match func.dfg.inst(inst).payload {
        Payload::Branch([then, other]) => {
            let cond = func.dfg.args(inst)[0];
            if func.dfg.as_const(cond).is_some() {
                // A condition that is poison is undefined behaviour, so either way will do.
                let taken = if func.dfg.as_bits(cond) == Some(1) { then } else { other };
                replace_by_jump(func, inst, taken);
                return Changed::Edges;
            }
            match [then, other].map(|target| is_unreachable(func, target.block)) {
                [false, false] => {
                    return select_arguments(func, inst, cond, [then, other], remarks);
                }
                [is_dead, _] => replace_by_jump(func, inst, if is_dead { other } else { then }),
            }
            Changed::Edges
        }
        Payload::Switch(table) => match simplify_switch(func, inst, table) {
            Changed::Edges if func.dfg.opcode(inst) == Opcode::Condbr => {
                Changed::Edges | simplify_branch(func, block, remarks)
            }
            changed => changed,
        },
        _ => Changed::No,
    }
}

/// Whether a block does nothing but promise that control never comes there.
fn is_unreachable(func: &Function, block: Block) -> bool {
    let first = func.layout.first_inst(block);
    first.is_some_and(|inst| func.dfg.opcode(inst) == Opcode::Unreachable)
}

fn replace_by_jump(func: &mut Function, inst: Inst, target: BlockCall) {
    func.dfg.replace_inst(inst, Opcode::Br, Payload::Jump(target), &[]);
}

/// Replaces a branch whose targets are one block by selects and a jump.
fn select_arguments(
    func: &mut Function,
    inst: Inst,
    cond: Value,
    [then, other]: [BlockCall; 2],
    remarks: &Remarks,
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
            remarks.applied(Rule::SelectArguments);
            let selected = Cursor::before(func, inst).select(cond, x, y);
            func.inherit_name(func.dfg.params(then.block)[i], selected);
            let mut args = then.args;
            args.as_mut_slice(&mut func.dfg.pool)[i] = selected;
        }
    }
    replace_by_jump(func, inst, then);
    Changed::Edges
}

fn simplify_switch(func: &mut Function, inst: Inst, table: SwitchTable) -> Changed {
    let key = func.dfg.args(inst)[0];
    let data = func.dfg.switch(table);
    if func.dfg.as_const(key).is_some() {
        let bits = func.dfg.as_bits(key);
        let case = data.cases.iter().position(|&case| Some(case) == bits);
        let target = data.targets[case.map_or(0, |case| case + 1)];
        replace_by_jump(func, inst, target);
        return Changed::Edges;
    }
    let default = data.targets[0];
    let are_alike = |a: &BlockCall, b: &BlockCall| {
        a.block == b.block && func.dfg.call_args(a) == func.dfg.call_args(b)
    };
    let is_kept = |&i: &usize| {
        let target = &data.targets[i + 1];
        !are_alike(target, &default) && !is_unreachable(func, target.block)
    };
    let kept: Vec<usize> = (0..data.cases.len()).filter(is_kept).collect();
    let first = kept.first().map(|&i| data.targets[i + 1]);
    let is_only = |target: &BlockCall| {
        is_unreachable(func, default.block)
            && kept.iter().all(|&i| are_alike(&data.targets[i + 1], target))
    };
    if kept.is_empty() {
        replace_by_jump(func, inst, default);
    } else if let Some(target) = first.filter(is_only) {
        replace_by_jump(func, inst, target);
    } else if let Some((cond, case, targets)) = two_ways(func, data, &kept) {
        // A branch, with the targets in the same order.
        let mut cur = Cursor::before(func, inst);
        let ty = cur.value_type(key);
        let case = cur.constant(ty, case);
        let cond = cur.icmp(cond, key, case);
        func.dfg.replace_inst(inst, Opcode::Condbr, Payload::Branch(targets), &[cond]);
    } else if kept.len() < data.cases.len() {
        let data = func.dfg.switch_mut(table);
        data.cases = kept.iter().map(|&i| data.cases[i]).collect();
        let targets = kept.iter().map(|&i| data.targets[i + 1]);
        data.targets = std::iter::once(default).chain(targets).collect();
    } else {
        return Changed::No;
    }
    Changed::Edges
}

/// The comparison of the key with a case, and where it leads, if a switch has no other ways but by
/// these cases and its default.
fn two_ways(
    func: &Function,
    data: &SwitchData,
    kept: &[usize],
) -> Option<(IntCond, u128, [BlockCall; 2])> {
    let default = data.targets[0];
    let way = |i: usize| data.targets[i + 1];
    match *kept {
        [i] => Some((IntCond::Ne, data.cases[i], [default, way(i)])),
        [i, k] if is_unreachable(func, default.block) => {
            Some((IntCond::Eq, data.cases[i], [way(i), way(k)]))
        }
        _ => None,
    }
}

/// The reachable blocks. While the function changes, the numbers of edges are kept right, and
/// blocks that have been removed have no instructions.
struct Graph {
    postorder: Vec<Block>,
    /// By block, the number of edges into it; the start of the function is one into the entry.
    num_preds: SecondaryMap<Block, u32>,
    loop_headers: EntitySet<Block>,
    /// Blocks after whose start a convergent instruction may run; found when first asked for.
    before_convergent: Option<EntitySet<Block>>,
}

impl Graph {
    /// Finds the reachable blocks, simplifies the branch of each before following it, and removes
    /// the other blocks.
    fn search(func: &mut Function, remarks: &Remarks) -> (Graph, Changed) {
        let mut changed = Changed::No;
        let mut graph = Graph {
            postorder: Vec::new(),
            num_preds: SecondaryMap::with_capacity(func.dfg.num_blocks()),
            loop_headers: EntitySet::new(),
            before_convergent: None,
        };
        let mut finished = EntitySet::with_capacity(func.dfg.num_blocks());
        let mut stack: Vec<(Block, usize)> = Vec::new();
        if let Some(entry) = func.layout.entry() {
            graph.num_preds[entry] = 1;
            changed |= simplify_branch(func, entry, remarks);
            stack.push((entry, 0));
        }
        while let Some((block, next)) = stack.last_mut() {
            let targets = func.layout.last_inst(*block).map_or(&[][..], |i| func.dfg.targets(i));
            let Some(succ) = targets.get(*next).map(|target| target.block) else {
                finished.insert(*block);
                graph.postorder.push(*block);
                stack.pop();
                continue;
            };
            *next += 1;
            graph.num_preds[succ] += 1;
            if graph.num_preds[succ] == 1 {
                changed |= simplify_branch(func, succ, remarks);
                stack.push((succ, 0));
            } else if !finished.contains(succ) {
                graph.loop_headers.insert(succ);
            }
        }
        let mut next = func.layout.entry();
        while let Some(block) = next {
            next = func.layout.next_block(block);
            if !finished.contains(block) {
                func.layout.remove_block(block);
                changed = Changed::Edges;
            }
        }
        (graph, changed)
    }

    /// Lets branches go past blocks that only pass on. In postorder the target of a block has been
    /// forwarded before the block is looked at, so one step is enough.
    fn forward_all(
        &mut self,
        func: &mut Function,
        substitution: &mut Substitution,
        remarks: &Remarks,
    ) -> Changed {
        let mut changed = Changed::No;
        for i in 0..self.postorder.len() {
            let block = self.postorder[i];
            let mut forwarded = Changed::No;
            let Some(branch) = func.layout.last_inst(block) else { continue };
            for target in 0..func.dfg.targets(branch).len() {
                let call = func.dfg.targets(branch)[target];
                if call.block != block && Some(call.block) != func.layout.entry() {
                    forwarded |= self.forward(func, substitution, branch, target, call);
                }
            }
            if forwarded == Changed::Edges {
                changed = Changed::Edges;
                func.for_each_successor(block, |succ| self.num_preds[succ] -= 1);
                simplify_branch(func, block, remarks);
                func.for_each_successor(block, |succ| self.num_preds[succ] += 1);
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
        if let Some(first) = func.layout.first_inst(onward.block)
            && !func.layout.debug.is_empty()
            && (self.num_preds[empty] == 1 || self.may_split_meeting(func, empty, onward.block))
        {
            func.layout.forget_debug_values(empty, first);
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
        func.inherit_unroll(jump, branch);
        Changed::Edges
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
        let before = self.before_convergent.get_or_insert_with(|| before_convergent_insts(func));
        !before.contains(empty)
    }

    /// Appends to each block its target, if it jumps there and nothing else does, and so on.
    ///
    /// The only predecessor of a block comes before it in reverse postorder, so the first block of
    /// a chain takes in the others, and each instruction is moved once.
    fn join_chains(&self, func: &mut Function, substitution: &mut Substitution) -> Changed {
        let mut changed = Changed::No;
        for &block in self.postorder.iter().rev() {
            while let Some(jump) = func.layout.last_inst(block)
                && let Payload::Jump(call) = func.dfg.inst(jump).payload
                && self.num_preds[call.block] == 1
                && call.block != block
            {
                substitute_params(func, substitution, call);
                func.layout.remove_inst(jump);
                if let Some(first) = func.layout.first_inst(call.block) {
                    func.layout.move_tail(first, block);
                }
                func.layout.remove_block(call.block);
                changed = Changed::Edges;
            }
        }
        changed
    }
}

/// The blocks after whose start a convergent instruction may run.
pub(super) fn before_convergent_insts(func: &Function) -> EntitySet<Block> {
    let cfg = Cfg::new(func);
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

/// Lets the arguments of a branch target stand for the parameters of its block.
fn substitute_params(func: &mut Function, substitution: &mut Substitution, call: BlockCall) {
    for i in 0..func.dfg.params(call.block).len() {
        let (param, arg) = (func.dfg.params(call.block)[i], func.dfg.call_args(&call)[i]);
        func.inherit_name(param, arg);
        substitution.replace(param, arg);
    }
}
