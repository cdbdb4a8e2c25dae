//! The number of rounds of a loop, by running what decides it.
//!
//! The condition of a branch that leaves the loop is computed round by round from the parameters of
//! the header that begin as constants, by the reference interpreter. So counters of any kind are
//! seen: those that shrink, double or are shifted, and those that leave on equality.

use crate::analysis::{Analyses, Edge, Loop};
use crate::opt::only_computes;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::interp::eval;
use irc_ir::op::Payload;
use irc_ir::types::I1;

/// Loops of more rounds are not counted.
const MAX_ROUNDS: u32 = 1024;
/// At most this many instructions decide about a round.
const MAX_INSTS: usize = 16;
/// Loops of more blocks are not counted.
const MAX_BLOCKS: usize = 256;
/// At most this many branches that leave a loop are looked at.
const MAX_EXITS: usize = 4;

/// A loop with one block that goes back, and a branch in each round of which is known when it
/// leaves the loop.
#[derive(Copy, Clone, Debug)]
pub(in crate::opt) struct Counted {
    /// The loop.
    pub l: Loop,
    /// The edge back to the header.
    pub latch: Edge,
    /// The block whose branch leaves the loop.
    pub test: Block,
    /// The target of that branch that stays in the loop.
    pub stays: u32,
    /// In which round it leaves, counted from 1, or at the latest.
    pub rounds: u32,
    /// Whether it leaves in no earlier round.
    pub is_exact: bool,
}

/// Counts the rounds of a loop.
pub(in crate::opt) fn count(func: &Function, analyses: &Analyses, l: Loop) -> Option<Counted> {
    count_up_to(func, analyses, l, MAX_ROUNDS)
}

/// Counts the rounds of a loop if it has no more than `most`.
pub(in crate::opt) fn count_up_to(
    func: &Function,
    analyses: &Analyses,
    l: Loop,
    most: u32,
) -> Option<Counted> {
    let (cfg, loops, dom) = (analyses.cfg(func), analyses.loops(func), analyses.dominators(func));
    if loops.blocks(l).len() > MAX_BLOCKS {
        return None;
    }
    let latch = only_latch(func, analyses, l)?;
    let mut exits = loops.exits(cfg, l).filter(|edge| dom.dominates(edge.from, latch.from));
    let mut best: Option<Counted> = None;
    for exit in exits.by_ref().take(MAX_EXITS) {
        let Some(branch) = func.terminator(exit.from) else { continue };
        let Payload::Branch(targets) = func.dfg.inst(branch).payload else { continue };
        let stays = 1 - exit.target;
        if !loops.contains(l, targets[stays as usize].block) {
            continue;
        }
        let condition = func.dfg.args(branch)[0];
        let run = Run::new(func, analyses, l, latch, condition);
        let Some(rounds) = run.and_then(|run| run.rounds_until(exit.target == 0, most)) else {
            continue;
        };
        if best.is_none_or(|best| rounds < best.rounds) {
            let test = exit.from;
            best = Some(Counted { l, latch, test, stays, rounds, is_exact: true });
        }
    }
    best
}

/// The edge back to the header of a natural loop that has one.
pub(in crate::opt) fn only_latch(func: &Function, analyses: &Analyses, l: Loop) -> Option<Edge> {
    let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
    let mut latches = loops.latches(cfg, l);
    let (latch, None) = (latches.next()?, latches.next()) else { return None };
    (!loops.is_irreducible(l)).then_some(latch)
}

/// What all edges into a loop give to parameter number `index` of its header.
pub(in crate::opt) fn first_value(
    func: &Function,
    analyses: &Analyses,
    l: Loop,
    index: usize,
) -> Option<Value> {
    let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
    let is_reachable = |edge: &Edge| analyses.dominators(func).is_reachable(edge.from);
    let mut first = None;
    for edge in loops.entry_edges(cfg, l).filter(is_reachable) {
        let value = func.edge_arg(edge, index)?;
        if first.is_some_and(|first| first != value) {
            return None;
        }
        first = Some(value);
    }
    first
}

/// Whether an instruction computes one integer from integers and does nothing else.
pub(in crate::opt) fn is_computed(func: &Function, inst: Inst) -> bool {
    let dfg = &func.dfg;
    let opcode = dfg.opcode(inst);
    let is_number = |value: Value| dfg.ty(value).is_int() || dfg.ty(value) == I1;
    dfg.results(inst).len() == 1
        && !dfg.args(inst).is_empty()
        && !opcode.desc().terminator
        && !matches!(dfg.inst(inst).payload, Payload::Ptx(_))
        && only_computes(func, inst)
        && !dfg.row_is_convergent(inst)
        && dfg.args(inst).iter().copied().chain(dfg.results(inst)).all(is_number)
}

/// Where an operand comes from while rounds are run.
#[derive(Copy, Clone)]
enum Source {
    Constant(u128),
    /// By index in the parameters.
    Param(usize),
    /// By index in the instructions.
    Inst(usize),
}

/// What has to be run to know a condition.
struct Run<'f> {
    func: &'f Function,
    /// What is computed in a round, operands first.
    insts: Vec<(Inst, Vec<Source>)>,
    /// The parameters of the header that it depends on, and what each begins as.
    params: Vec<(Value, u128)>,
    /// What the next round begins with.
    next: Vec<Source>,
    condition: Source,
}

impl<'f> Run<'f> {
    fn new(
        func: &'f Function,
        analyses: &Analyses,
        l: Loop,
        latch: Edge,
        condition: Value,
    ) -> Option<Run<'f>> {
        let header = analyses.loops(func).header(l);
        let nothing = Source::Constant(0);
        let (insts, params, next) = (Vec::new(), Vec::new(), Vec::new());
        let mut run = Run { func, insts, params, next, condition: nothing };
        run.condition = run.add(Some(header), condition)?;
        while run.next.len() < run.params.len() {
            let param = run.params[run.next.len()].0;
            let ValueDef::Param(_, index) = func.dfg.def(param) else { return None };
            let first = first_value(func, analyses, l, index as usize)?;
            let after = func.edge_arg(latch, index as usize)?;
            let at = run.next.len();
            run.params[at].1 = constant(func, first)?;
            let after = run.add(Some(header), after)?;
            run.next.push(after);
        }
        Some(run)
    }

    /// Adds a value and what it is computed from.
    fn add(&mut self, header: Option<Block>, value: Value) -> Option<Source> {
        let mut work: Vec<Inst> = Vec::new();
        loop {
            let open = match work.last() {
                None => self.source(header, value)?,
                Some(&inst) => {
                    let args = self.func.dfg.args(inst).to_vec();
                    let mut sources = Vec::with_capacity(args.len());
                    let mut open = None;
                    for arg in args {
                        match self.source(header, arg)? {
                            Ok(source) => sources.push(source),
                            Err(inst) => open = Some(inst),
                        }
                    }
                    if open.is_none() {
                        work.pop();
                        self.insts.push((inst, sources));
                        continue;
                    }
                    open.map_or(Ok(Source::Constant(0)), Err)
                }
            };
            match open {
                Ok(source) => return Some(source),
                Err(inst) if work.len() + self.insts.len() < MAX_INSTS => work.push(inst),
                Err(_) => return None,
            }
        }
    }

    /// Where a value comes from, or the instruction that is still to be added for it.
    fn source(&mut self, header: Option<Block>, value: Value) -> Option<Result<Source, Inst>> {
        let dfg = &self.func.dfg;
        match dfg.def(value) {
            ValueDef::Const(_) => dfg.as_bits(value).map(Source::Constant).map(Ok),
            ValueDef::Param(block, _) => {
                let known = self.params.iter().position(|&(param, _)| param == value);
                let index = known.unwrap_or(self.params.len());
                if known.is_none() {
                    self.params.push((value, 0));
                }
                (Some(block) == header).then_some(Ok(Source::Param(index)))
            }
            ValueDef::Result(inst, _) => {
                match self.insts.iter().position(|&(known, _)| known == inst) {
                    Some(index) => Some(Ok(Source::Inst(index))),
                    None => is_computed(self.func, inst).then_some(Err(inst)),
                }
            }
        }
    }

    /// In which round of the first `most` the condition is first `wanted`, counted from 1.
    fn rounds_until(&self, wanted: bool, most: u32) -> Option<u32> {
        let mut params: Vec<u128> = self.params.iter().map(|&(_, first)| first).collect();
        let mut results = vec![0; self.insts.len()];
        for round in 1..=most {
            self.round(&params, &mut results)?;
            let value = |source: Source| match source {
                Source::Constant(bits) => bits,
                Source::Param(index) => params[index],
                Source::Inst(index) => results[index],
            };
            if (value(self.condition) != 0) == wanted {
                return Some(round);
            }
            params = self.next.iter().map(|&source| value(source)).collect();
        }
        None
    }

    /// Computes the instructions of a round; nothing if one gives poison.
    fn round(&self, params: &[u128], results: &mut [u128]) -> Option<()> {
        for (at, (inst, sources)) in self.insts.iter().enumerate() {
            let dfg = &self.func.dfg;
            let lanes: Vec<eval::Lane> = sources
                .iter()
                .map(|&source| {
                    Some(match source {
                        Source::Constant(bits) => bits,
                        Source::Param(index) => params[index],
                        Source::Inst(index) => results[index],
                    })
                })
                .collect();
            let operands: Vec<eval::Operand<'_>> = dfg
                .args(*inst)
                .iter()
                .zip(&lanes)
                .map(|(&arg, lane)| eval::Operand {
                    ty: dfg.ty(arg),
                    lanes: std::slice::from_ref(lane),
                })
                .collect();
            let data = dfg.inst(*inst);
            let ty = dfg.controlling_type(*inst)?;
            let mut out = [None];
            if !eval::evaluate(data.opcode, &data.payload, ty, &operands, &mut out) {
                return None;
            }
            results[at] = out[0]?;
        }
        Some(())
    }
}

/// The number that a value is, if it is computed from constants.
fn constant(func: &Function, value: Value) -> Option<u128> {
    let (insts, params, next) = (Vec::new(), Vec::new(), Vec::new());
    let mut run = Run { func, insts, params, next, condition: Source::Constant(0) };
    let source = run.add(None, value)?;
    let mut results = vec![0; run.insts.len()];
    run.round(&[], &mut results)?;
    match source {
        Source::Constant(bits) => Some(bits),
        Source::Inst(index) => results.get(index).copied(),
        Source::Param(_) => None,
    }
}
