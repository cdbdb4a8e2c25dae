//! Turns small diamonds and triangles into straight code.
//!
//! A branch around one or two blocks of a few cheap operations that meet again at once becomes
//! those operations and a `select` for each value that differs. Only operations that compute and
//! nothing else are moved (no loads, nothing convergent, no division), so running them where they
//! were not needed changes nothing but time; a poison result on the way not taken is not chosen. A
//! block that compares stays: its truth value and the one of the branch would need two of the seven
//! predicate registers at once, and ptxas, which lets few instructions run on a condition by
//! itself, keeps predicates in other registers then (measured: a loop of 471 instructions was one
//! of 744). It goes where what it compares, or a truth value of that, is what it hands on, and the
//! other way a constant, as in `a && (b || c)`: that is one operation of logic. The block where the
//! paths join loses edges and gains none from elsewhere, so threads reconverge where they met.
//!
//! Two ways that do not join but part again, both between the same two blocks, become one branch:
//! what it decides by is a `select` of what they decided by (`if (up ? a > b : a < b)`). Loops are
//! left with the exits that they have, as their number of rounds is seen in those.
//!
//! A branch whose one way does little and then branches again, perhaps to where the other way
//! leads, is one with it (`if (x < w && y < h)`): it decides by a `select` of both, since the
//! second condition may be poison where the first decides. A truth value that both hand on is that
//! of the first, as where keys are compared part by part (`if (a < b) return true; if (a > b) ..`).
//! Where threads may meet before all ways have joined again, both stay: what one branch was uniform
//! for would come under one that is not.
//!
//! Source locations: what moves keeps its own; a `select` has that of the branch. The jump that
//! stays asks of the unrolling of a loop what the branches before it asked.

use super::simplify_cfg::before_convergent_insts;
use super::{Changed, fold_since, may_be_convergent, only_computes};
use crate::analysis::{Analyses, Loops};
use crate::remarks::{RemarkName, Remarks};
use crate::rules::Rule;
use cranelift_entity::EntitySet;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{BlockCall, Opcode, Payload};
use irc_ir::types::{I1, Scalar, Type};

/// The most operations of one side that are moved.
const MAX_MOVED: usize = 4;
/// At most N values may differ.
const MAX_SELECTS: usize = 3;
/// The most blocks between a branch and where its ways join that are looked at.
const MAX_BEHIND: usize = 16;

/// Straightens small diamonds, inner ones first.
pub fn if_convert(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let first_new = func.dfg.num_insts();
    let changed = straighten(func, analyses, remarks);
    // A choice may be a minimum, and two bounds one.
    match changed {
        Changed::No => changed,
        _ => changed | fold_since(func, &Analyses::default(), first_new, remarks),
    }
}

/// The same without what it leaves to fold.
fn straighten(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let mut preds: Vec<u32> = vec![0; func.dfg.num_blocks()];
    // Branches in blocks that no path reaches count: they must have somewhere to go.
    for block in func.layout.blocks() {
        func.for_each_successor(block, |to| preds[to.as_u32() as usize] += 1);
    }
    let postorder = analyses.cfg(func).postorder();
    let (subst, changed) = (Substitution::default(), Changed::No);
    let loops = analyses.loops(func);
    let before_convergent = None;
    let mut pass =
        IfConvert { func, analyses, loops, preds, before_convergent, subst, changed, remarks };
    for &block in postorder {
        if pass.func.layout.is_block_inserted(block) {
            pass.block(block);
        }
    }
    let IfConvert { func, mut subst, changed, .. } = pass;
    func.substitute(&mut subst);
    changed
}

struct IfConvert<'f> {
    func: &'f mut Function,
    analyses: &'f Analyses,
    loops: &'f Loops,
    preds: Vec<u32>,
    /// The blocks after whose start threads may meet, once they are needed.
    before_convergent: Option<EntitySet<Block>>,
    subst: Substitution,
    changed: Changed,
    remarks: &'f Remarks,
}

/// One way from a branch to the block where both meet.
struct Way {
    /// The block on the way, if there is one.
    through: Option<Block>,
    meets: Block,
    args: Vec<Value>,
}

/// A way that ends in a branch.
struct Fork {
    through: Block,
    last: Inst,
    /// Whether its targets stand the other way round.
    swapped: bool,
}

/// A branch behind another.
struct Second {
    /// By which target of the first it is come to.
    way: usize,
    last: Inst,
    /// Which of its targets is the other one of the first.
    common: usize,
}

impl IfConvert<'_> {
    fn block(&mut self, block: Block) {
        let Some(branch) = self.func.terminator(block) else { return };
        let Payload::Branch([then, other]) = self.func.dfg.inst(branch).payload else { return };
        if let Some(forks) = self.forks(block, &then, &other) {
            return self.merge_forks(branch, forks);
        }
        if let Some(second) = self.second(block, [then, other])
            && !self.may_meet_behind(block)
        {
            return self.merge_second(branch, second);
        }
        let ways = [self.straight(block, &then), self.straight(block, &other)];
        let direct = [self.direct(&then), self.direct(&other)];
        let [then, other] = match (ways, direct) {
            ([Some(a), Some(b)], _) if a.meets == b.meets => [a, b],
            ([Some(a), _], [_, b]) if a.meets == b.meets => [a, b],
            ([_, Some(b)], [a, _]) if a.meets == b.meets => [a, b],
            _ => return,
        };
        if then.meets == block || !self.is_worth(&then, &other) {
            return;
        }
        self.convert(block, branch, then, other);
    }

    /// The way straight to a block.
    fn direct(&self, call: &BlockCall) -> Way {
        let args = self.func.dfg.call_args(call).to_vec();
        Way { through: None, meets: call.block, args }
    }

    /// The way through a block that only this branch leads to and that does little.
    fn straight(&self, from: Block, call: &BlockCall) -> Option<Way> {
        let block = call.block;
        let last = self.end_of_little(from, block)?;
        let Payload::Jump(next) = self.func.dfg.inst(last).payload else { return None };
        let args = self.func.dfg.call_args(&next).to_vec();
        // One that only hands on what it compares, or a truth value of that, may be logic:
        // `is_worth` says.
        let compares = |inst| {
            let mut truths = self.func.dfg.results(inst).filter(|&it| self.is_truth(it));
            truths.any(|truth| !args.contains(&truth) && !self.is_for_truths(block, truth))
        };
        if self.func.layout.insts(block).any(compares) {
            return None;
        }
        (next.block != block).then_some(Way { through: Some(block), meets: next.block, args })
    }

    /// Whether a block uses a truth value for others alone.
    fn is_for_truths(&self, block: Block, truth: Value) -> bool {
        let mut users =
            self.func.layout.insts(block).filter(|&inst| self.func.dfg.args(inst).contains(&truth));
        users.all(|user| self.func.dfg.results(user).all(|result| self.is_truth(result)))
    }

    /// The end of a block that only one branch leads to and that does little.
    fn end_of_little(&self, from: Block, block: Block) -> Option<Inst> {
        if block == from || self.preds[block.as_u32() as usize] != 1 {
            return None;
        }
        let last = self.func.terminator(block)?;
        let mut moved = 0;
        for inst in self.func.layout.insts(block).take_while(|&inst| inst != last) {
            moved += 1;
            if moved > MAX_MOVED || !self.may_move(inst) {
                return None;
            }
        }
        Some(last)
    }

    /// The ways of a branch, if both do little and part again, between the same two blocks.
    fn forks(&self, block: Block, then: &BlockCall, other: &BlockCall) -> Option<[Fork; 2]> {
        let fork = |call: &BlockCall| {
            let last = self.end_of_little(block, call.block)?;
            let Payload::Branch(targets) = self.func.dfg.inst(last).payload else { return None };
            Some((Fork { through: call.block, last, swapped: false }, targets))
        };
        let ((a, to), (b, others)) = (fork(then)?, fork(other)?);
        let dfg = &self.func.dfg;
        let is_same = |x: &BlockCall, y: &BlockCall| {
            x.block == y.block && dfg.call_args(x) == dfg.call_args(y)
        };
        let swapped = is_same(&to[0], &others[1]) && is_same(&to[1], &others[0]);
        let straight = is_same(&to[0], &others[0]) && is_same(&to[1], &others[1]);
        let stays =
            to.iter().all(|to| self.loops.innermost(to.block) == self.loops.innermost(block));
        let is_unmarked = [a.last, b.last].iter().all(|&last| self.func.unroll(last).is_none());
        ((straight || swapped) && stays && is_unmarked).then_some([a, Fork { swapped, ..b }])
    }

    /// Makes one branch of those of two ways.
    fn merge_forks(&mut self, branch: Inst, forks: [Fork; 2]) {
        self.remarks.applied(Rule::IfConvert);
        self.remarks.note(RemarkName::IfConverted, self.func, Some(branch), || {
            "two branches between the same blocks become one".to_owned()
        });
        let cond = self.func.dfg.args(branch)[0];
        let Payload::Branch(targets) = self.func.dfg.inst(forks[0].last).payload else {
            unreachable!("a fork ends in a branch")
        };
        for (index, fork) in forks.iter().enumerate() {
            self.move_code(fork.through, branch, index);
        }
        let [a, b] = forks.map(|fork| {
            let decides = self.subst.find(self.func.dfg.args(fork.last)[0]);
            match fork.swapped {
                true => {
                    let mut cur = Cursor::before(self.func, branch);
                    let truth = cur.bool(true);
                    cur.xor(decides, truth)
                }
                false => decides,
            }
        });
        let selected = Cursor::before(self.func, branch).select(cond, a, b);
        for target in &targets {
            self.preds[target.block.as_u32() as usize] -= 1;
        }
        self.func.dfg.replace_inst(branch, Opcode::Condbr, Payload::Branch(targets), &[selected]);
        self.changed = Changed::Edges;
    }

    /// The branch that one way of a branch comes to when it has done little, if that may lead to
    /// where the other way goes, too.
    fn second(&self, block: Block, targets: [BlockCall; 2]) -> Option<Second> {
        (0..2).find_map(|way| {
            let (call, other) = (&targets[way], &targets[1 - way]);
            let last = self.end_of_little(block, call.block)?;
            let Payload::Branch(next) = self.func.dfg.inst(last).payload else { return None };
            let dfg = &self.func.dfg;
            let common = next.iter().position(|to| {
                let mut args = dfg.call_args(to).iter().zip(dfg.call_args(other));
                to.block == other.block && args.all(|(&a, &b)| self.is_chosen_free(a, b))
            })?;
            let is_inside =
                |to: &BlockCall| self.loops.innermost(to.block) == self.loops.innermost(block);
            let stays = next.iter().all(is_inside) && next[0].block != next[1].block;
            let is_unmarked = self.func.unroll(last).is_none();
            (stays && is_unmarked).then_some(Second { way, last, common })
        })
    }

    /// Whether a choice of two values is none, or the truth of what decides.
    fn is_chosen_free(&self, a: Value, b: Value) -> bool {
        let is_known = |value| self.func.dfg.as_bits(value).is_some();
        a == b || self.func.dfg.ty(a) == I1 && is_known(a) && is_known(b)
    }

    /// Whether threads may meet behind a branch before all its ways have joined again. (A block
    /// where they join that is gone is passed by, and what is behind it counts, too.)
    fn may_meet_behind(&mut self, block: Block) -> bool {
        let before =
            self.before_convergent.get_or_insert_with(|| before_convergent_insts(self.func));
        if !before.contains(block) {
            return false;
        }
        let joined = self.analyses.post_dominators(self.func).ipdom(block);
        let (mut seen, mut work) = (Vec::new(), Vec::new());
        self.func.for_each_successor(block, |next| work.push(next));
        while let Some(next) = work.pop() {
            if Some(next) == joined || seen.contains(&next) {
                continue;
            }
            let mut insts = self.func.layout.insts(next);
            if seen.len() == MAX_BEHIND || insts.any(|inst| may_be_convergent(self.func, inst)) {
                return true;
            }
            seen.push(next);
            self.func.for_each_successor(next, |next| work.push(next));
        }
        false
    }

    /// Makes one branch of it and of the second.
    fn merge_second(&mut self, branch: Inst, second: Second) {
        self.remarks.applied(Rule::BranchTwice);
        self.remarks.note(RemarkName::IfConverted, self.func, Some(branch), || {
            "two branches that may lead to the same block become one".to_owned()
        });
        let Second { way, last, common } = second;
        let through = self.func.layout.block_of(last).expect("it ends a block");
        let first = self.func.dfg.args(branch)[0];
        let Payload::Branch(mut targets) = self.func.dfg.inst(last).payload else {
            unreachable!("the second is a branch")
        };
        let Payload::Branch(before) = self.func.dfg.inst(branch).payload else {
            unreachable!("the first is a branch")
        };
        targets[common] = self.chosen_call(branch, way, [before[1 - way], targets[common]]);
        self.move_code(through, branch, way);
        let decides = self.subst.find(self.func.dfg.args(last)[0]);
        let mut cur = Cursor::before(self.func, branch);
        let skips = cur.bool(common == 0);
        let [a, b] = if way == 0 { [decides, skips] } else { [skips, decides] };
        let selected = cur.select(first, a, b);
        self.preds[targets[common].block.as_u32() as usize] -= 1;
        self.func.dfg.replace_inst(branch, Opcode::Condbr, Payload::Branch(targets), &[selected]);
        self.changed = Changed::Edges;
    }

    /// A branch target in the place of two to the same block: of the first of two branches, and of
    /// the second, to which target number `way` of the first leads.
    fn chosen_call(&mut self, branch: Inst, way: usize, calls: [BlockCall; 2]) -> BlockCall {
        let [first, second] = calls.map(|call| self.func.dfg.call_args(&call).to_vec());
        if first == second {
            return calls[1];
        }
        let cond = self.func.dfg.args(branch)[0];
        let mut cur = Cursor::before(self.func, branch);
        let choose = |(a, b): (Value, Value)| match (a == b, way) {
            (true, _) => a,
            (false, 0) => cur.select(cond, b, a),
            (false, _) => cur.select(cond, a, b),
        };
        let args: Vec<Value> = first.into_iter().zip(second).map(choose).collect();
        self.func.dfg.block_call(calls[1].block, &args)
    }

    fn may_move(&self, inst: Inst) -> bool {
        let desc = self.func.dfg.opcode(inst).desc();
        only_computes(self.func, inst)
            && !self.func.dfg.row_is_convergent(inst)
            && !desc.costly
            && !desc.terminator
    }

    fn is_truth(&self, value: Value) -> bool {
        self.func.dfg.ty(value).elem() == Some(Scalar::I1)
    }

    fn is_worth(&self, then: &Way, other: &Way) -> bool {
        let differ = then.args.iter().zip(&other.args).filter(|(a, b)| a != b);
        let mut selects = 0;
        for (&a, &b) in differ {
            selects += 1;
            // Truth values are chosen by logic, which is one operation if one is a constant, and
            // none if both are; wide vectors are chosen register by register.
            let ty = self.func.dfg.ty(a);
            let is_known = |value| self.func.dfg.as_const(value).is_some();
            let is_logic = is_known(a) || is_known(b);
            if (self.is_truth(a) && !is_logic) || (ty.is_vector() && ty.bits() > 64) {
                return false;
            }
        }
        selects <= MAX_SELECTS && (then.through.is_some() || other.through.is_some())
    }

    fn convert(&mut self, block: Block, branch: Inst, then: Way, other: Way) {
        self.remarks.applied(Rule::IfConvert);
        self.remarks.note(RemarkName::IfConverted, self.func, Some(branch), || {
            "a branch around cheap operations becomes selects".to_owned()
        });
        let cond = self.func.dfg.args(branch)[0];
        let lasts = [&then, &other].map(|way| self.func.layout.last_inst(way.through?));
        for (way, index) in [(&then, 0), (&other, 1)] {
            if let Some(through) = way.through {
                self.move_code(through, branch, index);
            }
        }
        let mut args = Vec::with_capacity(then.args.len());
        for (&a, &b) in then.args.iter().zip(&other.args) {
            let (a, b) = (self.subst.find(a), self.subst.find(b));
            args.push(match a == b {
                true => a,
                false => {
                    let mut cur = Cursor::before(self.func, branch);
                    let ty: Type = cur.func.dfg.ty(a);
                    cur.build1(Opcode::Select, Payload::None, Some(ty), &[cond, a, b])
                }
            });
        }
        let jump = Cursor::before(self.func, branch).br(then.meets, &args);
        self.func.inherit_unroll(branch, jump);
        for last in lasts.into_iter().flatten() {
            self.func.inherit_unroll(last, jump);
        }
        self.func.layout.remove_inst(branch);
        debug_assert!(self.func.layout.is_block_inserted(block), "the block stays");
        // Two edges became one.
        self.preds[then.meets.as_u32() as usize] -= 1;
        self.changed = Changed::Edges;
    }

    /// Moves the code of a block before the branch to it; the block goes.
    fn move_code(&mut self, block: Block, branch: Inst, index: usize) {
        let target = self.func.dfg.targets(branch)[index];
        let args = self.func.dfg.call_args(&target).to_vec();
        let params = self.func.dfg.params(block).to_vec();
        for (&param, &arg) in params.iter().zip(&args) {
            let arg = self.subst.find(arg);
            self.func.inherit_name(param, arg);
            self.subst.replace(param, arg);
        }
        let last = self.func.layout.last_inst(block).expect("the block has a terminator");
        self.func.layout.forget_debug_values(block, branch);
        while let Some(inst) = self.func.layout.first_inst(block).filter(|&inst| inst != last) {
            self.func.layout.remove_inst(inst);
            self.func.layout.insert_inst(inst, branch);
        }
        self.func.layout.remove_block(block);
    }
}
