//! The way from the value that differs between threads to the branch that it decides.

use super::Finder;
use crate::source::Span;
use irc_ir::dfg::ValueDef;
use irc_ir::dominance::Dominators;
use irc_ir::entity::{Block, FuncId, Inst, Value};
use irc_ir::op::Opcode;
use irc_passes::analysis::FlowGraph;
use irc_passes::analysis::divergence::Group;
use std::collections::HashSet;

/// How far a value is followed.
const MOST_STEPS: usize = 256;
/// How many places are shown besides the branch and the operation.
const MOST_LABELS: usize = 3;

/// A value where it is used.
#[derive(Copy, Clone)]
struct Use {
    func: FuncId,
    value: Value,
    block: Block,
}

impl Finder<'_> {
    /// Places on the way to a branch, the nearest first; the last one is where it begins.
    pub(super) fn path(&self, func: FuncId, branch: Inst, group: Group) -> Vec<(Span, String)> {
        let mut places: Vec<(Span, String)> = Vec::new();
        let mut seen = HashSet::new();
        let mut at = self.condition(func, branch);
        for _ in 0..MOST_STEPS {
            let Some(here) = at.filter(|here| seen.insert((here.func, here.value))) else { break };
            let (place, next) = self.step(here, group);
            places.extend(place);
            at = next;
        }
        if places.len() > MOST_LABELS {
            // The beginning matters more than the middle.
            let start = places.split_off(places.len() - 1);
            places.truncate(MOST_LABELS - 1);
            places.extend(start);
        }
        places
    }

    /// What a branch depends on.
    fn condition(&self, func: FuncId, branch: Inst) -> Option<Use> {
        let body = self.module.func(func);
        let value = body.dfg.args(branch).first().copied()?;
        Some(Use { func, value, block: body.layout.block_of(branch)? })
    }

    fn differs(&self, func: FuncId, value: Value, group: Group) -> bool {
        let divergence = self.analyses[func].divergence.as_ref();
        divergence.is_some_and(|divergence| !divergence.is_uniform(value, group))
    }

    /// What to say of a value that differs, and what it depends on that differs.
    fn step(&self, here: Use, group: Group) -> (Option<(Span, String)>, Option<Use>) {
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

    fn result(
        &self,
        func: FuncId,
        inst: Inst,
        group: Group,
    ) -> (Option<(Span, String)>, Option<Use>) {
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
        let what = match body.dfg.opcode(inst) {
            Opcode::Load | Opcode::Atomicrmw | Opcode::Cmpxchg => "what is read here may differ",
            Opcode::Call => "what this gives may differ",
            _ => "differs",
        };
        let text = format!("{what} between threads{}", of(group));
        (self.lowered.span(func, inst).map(|span| (span, text)), None)
    }

    /// A parameter of a function: a call gives it.
    fn parameter(
        &self,
        func: FuncId,
        index: usize,
        group: Group,
    ) -> (Option<(Span, String)>, Option<Use>) {
        let of_program = self.lowered.functions.iter().find(|(_, id)| **id == func);
        let name = of_program.and_then(|(id, _)| {
            let function = &self.program.functions[id];
            let param = self.module.func(func).dfg.params(self.module.func(func).layout.entry()?);
            let name = self.module.func(func).value_name(*param.get(index)?)?;
            let name = name.strip_suffix(".len").unwrap_or(name);
            function.params.iter().map(|&local| &function.locals[local]).find(|p| p.name == name)
        });
        let place = name.map(|p| (p.span, format!("`{}` differs between the callers", p.name)));
        for (caller, body) in self.module.funcs() {
            for inst in body.insts().filter(|&inst| super::callee(body, inst) == Some(func)) {
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
    ) -> (Option<(Span, String)>, Option<Use>) {
        let body = self.module.func(func);
        let cfg = &self.analyses[func].cfg;
        for edge in cfg.pred_edges(block) {
            let Some(branch) = body.terminator(edge.from) else { continue };
            let call = &body.dfg.targets(branch)[edge.target as usize];
            let value = body.dfg.call_args(call)[index];
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
        self.decided(
            func,
            parts.and_then(|block| body.terminator(block)),
            "this decides what it is",
        )
    }

    /// A value that is the same inside a loop, which threads leave in different rounds.
    fn left_loop(&self, here: Use, group: Group) -> (Option<(Span, String)>, Option<Use>) {
        let Use { func, value, block } = here;
        let body = self.module.func(func);
        let super::Analysis { cfg, loops, divergence: Some(divergence), .. } = &self.analyses[func]
        else {
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
        self.decided(func, branch, "threads leave this loop in different rounds")
    }

    fn decided(
        &self,
        func: FuncId,
        branch: Option<Inst>,
        text: &str,
    ) -> (Option<(Span, String)>, Option<Use>) {
        let Some(branch) = branch else { return (None, None) };
        let place = self.lowered.span(func, branch).map(|span| (span, text.to_owned()));
        (place, self.condition(func, branch))
    }
}

fn of(group: Group) -> &'static str {
    match group {
        Group::Warp => " of a warp",
        _ => "",
    }
}
