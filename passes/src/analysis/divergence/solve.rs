//! The fixed point of forms, branches, joins, loops and control.
//!
//! One sweep in reverse postorder gives every value a form and finds the divergent branches; then
//! changes are followed along uses. Everything only moves up its lattice, which is five high, so
//! each use is looked at a few times.

use super::control::{Control, Skips};
use super::form::{AffineForm, CtaShape, Group};
use super::forms::Forms;
use super::sync::SyncGraph;
use super::transfer::Evaluator;
use super::{Context, Divergence};
use crate::analysis::loops::{Loop, Loops};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use irc_ir::dominance::Cfg;
use irc_ir::dominance::PostDominators;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{Args, Transfer};
use irc_ptx::graph::FlowGraph;

/// Beyond this many loops left by one use, the use is as divergent as the most divergent loop.
const LOOPS_LEFT: usize = 32;

pub(super) struct Solver<'a> {
    func: &'a Function,
    cfg: &'a Cfg,
    loops: &'a Loops,
    post: &'a PostDominators,
    evaluator: Evaluator<'a>,
    shape: CtaShape,
    /// Those of the values that the sweep has come to.
    forms: Forms,
    /// By value, the natural loop that it is defined in; empty if there are no loops.
    home: Vec<PackedOption<Loop>>,
    /// By loop, the instructions outside that use values defined inside.
    outside_uses: Vec<Vec<Inst>>,
    /// Instructions that leave more than `LOOPS_LEFT` loops.
    far_uses: Vec<Inst>,
    /// Values whose form has changed since it was first known.
    changed: Vec<Value>,
    is_changed: Vec<bool>,
    users: Option<Users>,
    /// By block: the group that takes its branch together, that arrives there together.
    branches: Vec<Group>,
    split_branches: Vec<Block>,
    joins: Vec<Group>,
    /// By node, the group for which the node has been split.
    split_nodes: Vec<Group>,
    loop_groups: Vec<Group>,
    most_divergent_loop: Group,
    /// By group but the largest: skips the places of blocks (in the order of [`Loops`]) in loops
    /// that are left apart.
    apart: [Skips; 3],
    control: Control,
    /// By block, whether an operation in it is convergent.
    has_meetings: Vec<bool>,
    sync: SyncGraph<'a>,
    coarse: bool,
    sweeping: bool,
    /// What is returned; `None` before a return has been seen.
    result: Option<AffineForm>,
}

/// The instructions that use each value, as lists one after the other.
struct Users {
    starts: Vec<u32>,
    insts: Vec<Inst>,
}

impl Users {
    fn new(func: &Function, cfg: &Cfg) -> Users {
        let n = func.dfg.num_values();
        let mut starts = vec![0u32; n + 1];
        for block in cfg.reverse_postorder() {
            for inst in func.layout.insts(block) {
                func.dfg.for_each_use(inst, |value| starts[value.index() + 1] += 1);
            }
        }
        for i in 0..n {
            starts[i + 1] += starts[i];
        }
        let mut next = starts.clone();
        let mut insts = vec![Inst::new(0); starts[n] as usize];
        for block in cfg.reverse_postorder() {
            for inst in func.layout.insts(block) {
                func.dfg.for_each_use(inst, |value| {
                    insts[next[value.index()] as usize] = inst;
                    next[value.index()] += 1;
                });
            }
        }
        Users { starts, insts }
    }
}

impl<'a> Solver<'a> {
    pub fn new(
        func: &'a Function,
        cfg: &'a Cfg,
        loops: &'a Loops,
        post: &'a PostDominators,
        context: &Context<'a>,
    ) -> Solver<'a> {
        let shape = CtaShape::new(func);
        let (values, blocks) = (func.dfg.num_values(), cfg.num_nodes());
        let mut solver = Solver {
            func,
            cfg,
            loops,
            post,
            evaluator: Evaluator { func, shape, summaries: context.summaries },
            shape,
            forms: Forms::new(values),
            home: vec![None.into(); if loops.is_empty() { 0 } else { values }],
            outside_uses: vec![Vec::new(); loops.len()],
            far_uses: Vec::new(),
            changed: Vec::new(),
            is_changed: vec![false; values],
            users: None,
            branches: vec![Group::Grid; blocks],
            split_branches: Vec::new(),
            joins: vec![Group::Grid; blocks],
            split_nodes: vec![Group::Grid; blocks],
            loop_groups: vec![Group::Grid; loops.len()],
            most_divergent_loop: Group::Grid,
            apart: std::array::from_fn(|_| Skips::new(loops.all_blocks().len() + 1)),
            control: Control::new(cfg, post, context.entry),
            has_meetings: vec![false; blocks],
            sync: SyncGraph::new(func, cfg, loops),
            coarse: false,
            sweeping: true,
            result: None,
        };
        if let Some(entry) = cfg.entry() {
            for (i, &param) in func.dfg.params(entry).iter().enumerate() {
                let form = context.params.get(i).copied().unwrap_or(AffineForm::DIVERGENT);
                solver.forms.set(param, form);
            }
        }
        solver
    }

    pub fn solve(mut self) -> Divergence {
        for block in self.cfg.reverse_postorder() {
            self.sweep(block);
        }
        self.sweeping = false;
        while !self.changed.is_empty() || !self.split_branches.is_empty() {
            self.follow_changes();
            if let Some(branch) = self.split_branches.pop() {
                self.split(branch);
            }
        }
        self.forget_unreachable_blocks();
        Divergence {
            forms: self.forms,
            shape: self.shape,
            branches: self.branches,
            joins: self.joins,
            control: self.control.into_groups(),
            loops: self.loop_groups,
            result: self.result.unwrap_or(AffineForm::UNIFORM),
        }
    }

    /// Gives what unreachable blocks define the form of which nothing is claimed.
    fn forget_unreachable_blocks(&mut self) {
        if self.cfg.postorder().len() == self.cfg.num_nodes() {
            return;
        }
        let dfg = &self.func.dfg;
        for block in self.func.layout.blocks() {
            if !self.post.tree().is_reachable(block) {
                let results = self.func.layout.insts(block).flat_map(|inst| dfg.results(inst));
                for value in dfg.params(block).iter().copied().chain(results) {
                    self.forms.set(value, AffineForm::DIVERGENT);
                }
            }
        }
    }

    // ---- values ----

    fn sweep(&mut self, block: Block) {
        let home = self.sync.natural_loop(block);
        if !self.home.is_empty() {
            for &param in self.func.dfg.params(block) {
                self.home[param.index()] = home.into();
            }
        }
        for inst in self.func.layout.insts(block) {
            if !self.home.is_empty() {
                for result in self.func.dfg.results(inst) {
                    self.home[result.index()] = home.into();
                }
            }
            let transfer = self.func.dfg.opcode(inst).desc().transfer;
            let meets = matches!(
                transfer,
                Transfer::Warp | Transfer::Shuffle | Transfer::Match | Transfer::Row
            );
            self.has_meetings[block.index()] |= meets;
            self.evaluate(inst, block, home);
        }
    }

    /// The form of what is returned; of several results one that is right for each.
    fn returned(&self, results: &[Value], home: Option<Loop>) -> Option<AffineForm> {
        let group = |&result: &Value| self.shape.group(self.form_at(result, home));
        match results {
            &[result] => Some(self.form_at(result, home)),
            results => results.iter().map(group).max().map(AffineForm::uniform),
        }
    }

    /// Computes what an instruction of a block in a loop says of its results, its branch and the
    /// parameters of its targets.
    fn evaluate(&mut self, inst: Inst, block: Block, home: Option<Loop>) {
        let dfg = &self.func.dfg;
        let desc = dfg.opcode(inst).desc();
        self.note_outside_uses(inst, dfg.args(inst), home);
        if let Some(first) = dfg.first_result(inst) {
            let control = self.control.group(block);
            let form = self.evaluator.evaluate(inst, control, |value| self.form_at(value, home));
            self.update(first, form);
            let rest = self.evaluator.rest(inst, form);
            dfg.results(inst).skip(1).for_each(|result| self.update(result, rest));
        }
        if !desc.terminator {
            return;
        }
        if desc.args == Args::Return {
            if let Some(form) = self.returned(dfg.args(inst), home) {
                self.result = Some(self.result.map_or(form, |old| self.shape.join(old, form)));
            }
        } else if let Some(&arg) = dfg.args(inst).first() {
            self.diverge(block, self.shape.group(self.form_at(arg, home)));
        }
        for target in dfg.targets(inst) {
            let args = dfg.call_args(target);
            if args.is_empty() {
                continue;
            }
            let there = self.sync.natural_loop(target.block);
            self.note_outside_uses(inst, args, there);
            for (&param, &arg) in dfg.params(target.block).iter().zip(args) {
                let form = self.form_at(arg, there);
                self.update(param, form);
            }
        }
    }

    /// The form of a value for those who use it in a loop: temporal divergence comes on top.
    #[inline]
    fn form_at(&self, value: Value, at: Option<Loop>) -> AffineForm {
        // Only constants are used before their definition has been seen.
        let form = self.forms.get(value).unwrap_or(AffineForm::UNIFORM);
        match self.home.get(value.index()) {
            Some(&home)
                if self.most_divergent_loop > Group::Grid && form.base() < Group::Thread =>
            {
                form.raised(self.group_left_apart(home.expand(), at))
            }
            _ => form,
        }
    }

    /// The smallest group that leaves the loops together that are left on the way from one loop to
    /// another.
    fn group_left_apart(&self, from: Option<Loop>, to: Option<Loop>) -> Group {
        let mut group = Group::Grid;
        for (i, left) in self.loops_left(from, to).enumerate() {
            if i == LOOPS_LEFT {
                return self.most_divergent_loop;
            }
            group = group.max(self.loop_groups[left.index()]);
        }
        group
    }

    /// The loops that are left on the way from one loop to another.
    fn loops_left(&self, from: Option<Loop>, to: Option<Loop>) -> impl Iterator<Item = Loop> + '_ {
        let stays = move |l: &Loop| to.is_some_and(|to| self.loops.contains_loop(*l, to));
        let up = std::iter::successors(from, |&l| self.loops.parent(l));
        up.take_while(move |l| !stays(l))
    }

    /// Files a use of values in a loop with the loops that it leaves.
    fn note_outside_uses(&mut self, inst: Inst, values: &[Value], at: Option<Loop>) {
        if !self.sweeping || self.home.is_empty() {
            return;
        }
        for value in values {
            let home = self.home[value.index()].expand();
            if home == at || home.is_none() {
                continue;
            }
            let mut left: Vec<Loop> = self.loops_left(home, at).take(LOOPS_LEFT + 1).collect();
            if left.len() > LOOPS_LEFT {
                self.far_uses.push(inst);
                left.clear();
            }
            left.iter().for_each(|l| self.outside_uses[l.index()].push(inst));
        }
    }

    fn update(&mut self, value: Value, form: AffineForm) {
        match self.forms.get(value) {
            None => self.forms.set(value, form),
            Some(old) => {
                let new = self.shape.join(old, form);
                if new != old {
                    self.forms.set(value, new);
                    self.note_change(value);
                }
            }
        }
    }

    fn raise(&mut self, value: Value, group: Group) {
        if let Some(old) = self.forms.get(value) {
            let new = old.raised(group);
            if new != old {
                self.forms.set(value, new);
                self.note_change(value);
            }
        }
    }

    fn note_change(&mut self, value: Value) {
        if !std::mem::replace(&mut self.is_changed[value.index()], true) {
            self.changed.push(value);
        }
    }

    fn follow_changes(&mut self) {
        while let Some(value) = self.changed.pop() {
            self.is_changed[value.index()] = false;
            let users = self.users.take().unwrap_or_else(|| Users::new(self.func, self.cfg));
            let (start, end) = (users.starts[value.index()], users.starts[value.index() + 1]);
            for &user in &users.insts[start as usize..end as usize] {
                self.evaluate_again(user);
            }
            self.users = Some(users);
        }
    }

    fn evaluate_again(&mut self, inst: Inst) {
        let block = self.func.layout.block_of(inst).expect("it stands in a block");
        self.evaluate(inst, block, self.sync.natural_loop(block));
    }

    // ---- threads diverge and reconverge ----

    /// Notes that no more than a group takes the branch of a block together.
    fn diverge(&mut self, block: Block, group: Group) {
        if group > self.branches[block.index()] && self.cfg.succs(block).len() > 1 {
            self.branches[block.index()] = group;
            self.split_branches.push(block);
        }
    }

    /// Draws the consequences of a divergent branch.
    fn split(&mut self, branch: Block) {
        let group = self.branches[branch.index()];
        if let Some(region) = self.sync.region(branch) {
            self.split_region(region, group);
        }
        let raised = self.control.split(self.cfg, self.post, branch, group);
        self.evaluate_meetings(&raised);
        let node = self.sync.node(branch);
        if self.split_nodes[node.index()] < group {
            self.split_nodes[node.index()] = group;
            self.part_at(node, branch, group, raised);
        }
    }

    /// Blocks have become more divergent: what threads find together in them may be, too.
    fn evaluate_meetings(&mut self, raised: &[Block]) {
        for &block in raised {
            if !self.has_meetings[block.index()] {
                continue;
            }
            for inst in self.func.layout.insts(block) {
                self.evaluate(inst, block, self.sync.natural_loop(block));
            }
        }
    }

    /// Finds where the threads reconverge that diverge at a node: all its joins and loops, or, when
    /// there is no time for that, the blocks whose control has become more divergent (`raised`),
    /// which hold them but for the post-dominator.
    fn part_at(&mut self, node: Block, branch: Block, group: Group, mut raised: Vec<Block>) {
        if !self.coarse {
            if let Some(split) = self.sync.walk(node) {
                let (joins, loops) = (split.joins.clone(), split.loops.clone());
                joins.into_iter().for_each(|join| self.meet(join, group));
                loops.into_iter().for_each(|l| self.leave_apart(l, group));
                return;
            }
            self.coarse = true;
            raised = self.cfg.postorder().to_vec();
        }
        raised.extend(self.post.ipdom(branch).filter(|&b| b != self.post.virtual_exit()));
        for block in raised {
            let group =
                self.control.group(block).max(match Some(block) == self.post.ipdom(branch) {
                    true => group,
                    false => Group::Grid,
                });
            if self.cfg.preds(block).len() > 1 {
                self.meet(self.sync.node(block), group);
            }
            if let Some(l) =
                self.sync.natural_loop(block).filter(|&l| self.loops.header(l) == block)
            {
                self.leave_apart(l, group);
            }
        }
        if let Some(exit) = self.sync.exit() {
            self.meet(exit, group);
        }
    }

    /// Threads that have taken different sides meet at a node.
    fn meet(&mut self, node: Block, group: Group) {
        if Some(node) == self.sync.exit() {
            self.result = self.result.map(|result| result.raised(group));
            return;
        }
        if let Some(region) = self.sync.region(node) {
            self.split_region(region, group);
            return;
        }
        self.joins[node.index()] = self.joins[node.index()].max(group);
        for (i, &param) in self.func.dfg.params(node).iter().enumerate() {
            let is_raised = self.forms.get(param).is_none_or(|form| form.base() >= group);
            if !is_raised && !self.has_one_source(node, i) {
                self.raise(param, group);
            }
        }
    }

    /// Whether every branch by which the parted threads may come to a block gives a parameter the
    /// same value.
    fn has_one_source(&self, block: Block, index: usize) -> bool {
        let mut source = None;
        self.cfg.pred_edges(block).all(|edge| {
            let is_walked =
                self.sync.comes_from(edge.from) && !self.sync.goes_round(edge.from, block);
            if !self.coarse && !is_walked {
                return true;
            }
            let arg = self.func.edge_arg(edge, index);
            *source.get_or_insert(arg) == arg
        })
    }

    /// Threads leave a loop in different iterations: what it defines is divergent outside.
    fn leave_apart(&mut self, l: Loop, group: Group) {
        if self.loop_groups[l.index()] >= group {
            return;
        }
        self.loop_groups[l.index()] = group;
        if group > self.most_divergent_loop {
            self.most_divergent_loop = group;
            let far = self.far_uses.clone();
            far.into_iter().for_each(|inst| self.evaluate_again(inst));
        }
        // Those who have left do not run the iterations to come, whichever way these go.
        let (start, end) = self.loops.span(l);
        let mut blocks = Vec::new();
        let skips = &mut self.apart[group as usize - 1];
        let mut place = skips.find(start);
        while place < end {
            blocks.push(self.loops.all_blocks()[place as usize]);
            skips.skip(place, place + 1);
            place = skips.find(place);
        }
        let raised = self.control.raise(self.cfg, self.post, &blocks, group);
        self.evaluate_meetings(&raised);
        let uses = std::mem::take(&mut self.outside_uses[l.index()]);
        uses.iter().for_each(|&inst| self.evaluate_again(inst));
        self.outside_uses[l.index()] = uses;
    }

    /// Threads are at different places of a region: all that it defines is divergent, and so are
    /// its branches.
    fn split_region(&mut self, region: Loop, group: Group) {
        if self.loop_groups[region.index()] >= group {
            return;
        }
        self.loop_groups[region.index()] = group;
        let raised = self.control.raise(self.cfg, self.post, self.loops.blocks(region), group);
        self.evaluate_meetings(&raised);
        for &block in self.loops.blocks(region) {
            self.joins[block.index()] = self.joins[block.index()].max(group);
            for &param in self.func.dfg.params(block) {
                self.raise(param, group);
            }
            for inst in self.func.layout.insts(block) {
                self.func.dfg.results(inst).for_each(|result| self.raise(result, group));
            }
            self.diverge(block, group);
        }
    }
}
