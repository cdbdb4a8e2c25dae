//! The way from the value that differs between threads to the branch that it decides.

use super::meeting::{Analysis, Finder, callee};
use crate::analysis::divergence::Group;
use irc_ir::dfg::ValueDef;
use irc_ir::dominance::Dominators;
use irc_ir::entity::{Block, FuncId, Inst, Value};
use irc_ir::op::Opcode;
use irc_ptx::graph::FlowGraph;
use std::collections::HashSet;

/// How far a value is followed.
const MOST_STEPS: usize = 256;

/// A place on the way from a value that differs between threads to a branch.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PathStep {
    /// Where it is.
    pub at: PathStepAt,
    /// Why it is on the way.
    pub why: Why,
}

/// Where a step is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PathStepAt {
    /// An instruction of a function.
    Inst(FuncId, Inst),
    /// A parameter of a function.
    Param(FuncId, usize),
}

/// Why a step is on the way.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The value differs between the threads of the group.
    Differs,
    /// What is read from memory may differ.
    Read,
    /// What a call gives may differ.
    Call,
    /// A parameter differs between the callers.
    Callers,
    /// A branch decides what the value is.
    Decides,
    /// Threads leave a loop in different rounds.
    Rounds,
}

impl Why {
    /// What to say of it in a warning about the threads of a group.
    pub fn describe(self, group: Group) -> String {
        let of = if group == Group::Warp { " of a warp" } else { "" };
        match self {
            Why::Differs => format!("differs between threads{of}"),
            Why::Read => format!("the value read here may differ between threads{of}"),
            Why::Call => format!("this result may differ between threads{of}"),
            Why::Callers => "differs between the callers".to_owned(),
            Why::Decides => "it depends on this".to_owned(),
            Why::Rounds => "threads exit this loop in different iterations".to_owned(),
        }
    }
}

/// A value where it is used.
#[derive(Copy, Clone)]
struct Use {
    func: FuncId,
    value: Value,
    block: Block,
}

impl Finder<'_> {
    /// Places on the way to a branch, the nearest first; the last one is where it begins.
    pub(super) fn path(&self, func: FuncId, branch: Inst, group: Group) -> Vec<PathStep> {
        let mut places = Vec::new();
        let mut seen = HashSet::new();
        let mut at = self.condition(func, branch, group);
        for _ in 0..MOST_STEPS {
            let Some(here) = at.filter(|here| seen.insert((here.func, here.value))) else { break };
            let (place, next) = self.step(here, group);
            places.extend(place);
            at = next;
        }
        places
    }

    /// What a branch depends on, or an operand that differs of what parts threads inside.
    fn condition(&self, func: FuncId, branch: Inst, group: Group) -> Option<Use> {
        let body = self.module.func(func);
        let args = body.dfg.args(branch);
        let value = match body.dfg.opcode(branch) {
            Opcode::Ptx => args.iter().find(|&&arg| self.differs(func, arg, group)),
            _ => args.first(),
        };
        Some(Use { func, value: *value?, block: body.layout.block_of(branch)? })
    }

    fn differs(&self, func: FuncId, value: Value, group: Group) -> bool {
        let divergence = self.analyses[func].divergence.as_ref();
        divergence.is_some_and(|divergence| !divergence.is_uniform(value, group))
    }

    /// What to say of a value that differs, and what it depends on that differs.
    fn step(&self, here: Use, group: Group) -> (Option<PathStep>, Option<Use>) {
        let Use { func, value, .. } = here;
        if !self.differs(func, value, group) {
            return self.left_loop(here, group);
        }
        let body = self.module.func(func);
        match body.dfg.def(value) {
            ValueDef::Result(inst, _) => self.result(func, inst, group),
            ValueDef::Param(block, index) if body.layout.entry() == Some(block) => {
                self.parameter(func, index as usize, group)
            }
            ValueDef::Param(block, index) => self.joined(func, block, index as usize, group),
            _ => (None, None),
        }
    }

    fn result(&self, func: FuncId, inst: Inst, group: Group) -> (Option<PathStep>, Option<Use>) {
        let body = self.module.func(func);
        let Some(block) = body.layout.block_of(inst) else { return (None, None) };
        let args = body.dfg.args(inst);
        if let Some(&value) = args.iter().find(|&&arg| self.differs(func, arg, group)) {
            return (None, Some(Use { func, value, block }));
        }
        let left = args.iter().map(|&value| self.left_loop(Use { func, value, block }, group));
        if let Some(left) = left.into_iter().find(|(_, next)| next.is_some()) {
            return left;
        }
        let why = match body.dfg.opcode(inst) {
            Opcode::Load | Opcode::Atomicrmw | Opcode::Cmpxchg => Why::Read,
            Opcode::Call => Why::Call,
            _ => Why::Differs,
        };
        (Some(PathStep { at: PathStepAt::Inst(func, inst), why }), None)
    }

    /// A parameter of a function: a call gives it.
    fn parameter(
        &self,
        func: FuncId,
        index: usize,
        group: Group,
    ) -> (Option<PathStep>, Option<Use>) {
        let place = Some(PathStep { at: PathStepAt::Param(func, index), why: Why::Callers });
        for (caller, body) in self.module.funcs() {
            for inst in body.insts().filter(|&inst| callee(body, inst) == Some(func)) {
                let value = body.dfg.args(inst).get(index).copied();
                if let (Some(value), Some(block)) = (value, body.layout.block_of(inst))
                    && self.differs(caller, value, group)
                {
                    return (place, Some(Use { func: caller, value, block }));
                }
            }
        }
        (place, None)
    }

    /// A parameter of a block: an argument differs, or the way on which the threads came.
    fn joined(
        &self,
        func: FuncId,
        block: Block,
        index: usize,
        group: Group,
    ) -> (Option<PathStep>, Option<Use>) {
        let body = self.module.func(func);
        let cfg = &self.analyses[func].cfg;
        for edge in cfg.pred_edges(block) {
            let Some(value) = body.edge_arg(edge, index) else { continue };
            if self.differs(func, value, group) {
                return (None, Some(Use { func, value, block: edge.from }));
            }
        }
        let Some(divergence) = &self.analyses[func].divergence else { return (None, None) };
        let dominators = Dominators::new(cfg);
        let above = std::iter::successors(dominators.idom(block), |&b| dominators.idom(b));
        let parts = above.into_iter().find(|&b| divergence.branch_is_divergent(b, group));
        let parts = parts.or_else(|| {
            let preds = cfg.preds(block).iter().copied();
            preds.into_iter().find(|&b| divergence.branch_is_divergent(b, group))
        });
        let branch = parts.and_then(|block| body.terminator(block));
        self.decided(func, branch, Why::Decides, group)
    }

    /// A value that is the same inside a loop, which threads leave in different rounds.
    fn left_loop(&self, here: Use, group: Group) -> (Option<PathStep>, Option<Use>) {
        let Use { func, value, block } = here;
        let body = self.module.func(func);
        let Analysis { cfg, loops, divergence: Some(divergence), .. } = &self.analyses[func] else {
            return (None, None);
        };
        let home = match body.dfg.def(value) {
            ValueDef::Result(inst, _) => body.layout.block_of(inst),
            ValueDef::Param(block, _) => Some(block),
            _ => None,
        };
        let innermost = home.and_then(|home| loops.innermost(home));
        let left = std::iter::successors(innermost, |&l| loops.parent(l))
            .filter(|&l| !loops.contains(l, block));
        let exit = left
            .flat_map(|l| loops.exits(cfg, l).collect::<Vec<_>>())
            .find(|edge| divergence.branch_is_divergent(edge.from, group));
        let branch = exit.and_then(|edge| body.terminator(edge.from));
        self.decided(func, branch, Why::Rounds, group)
    }

    fn decided(
        &self,
        func: FuncId,
        branch: Option<Inst>,
        why: Why,
        group: Group,
    ) -> (Option<PathStep>, Option<Use>) {
        let Some(branch) = branch else { return (None, None) };
        let place = Some(PathStep { at: PathStepAt::Inst(func, branch), why });
        (place, self.condition(func, branch, group))
    }
}
