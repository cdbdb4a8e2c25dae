//! What decides which threads execute a convergent operation together, and whether a pass has kept
//! it.
//!
//! Convergence is a property of an operation and its place: threads that may part at branches above
//! it run it in parts. A pass may drop a convergent operation, but not change under which branches
//! the others stand. [`Convergence`] names, for each convergent operation of a function (a stable
//! instruction id), its *dependences*: the branch edges that it is control dependent on, directly
//! or not, and the branches that leave the loops around it. A dependence is *divergent* if some
//! group of threads may part at its branch.
//!
//! [`check_preserved`] compares two states of a function, before and after a pass. Of each
//! convergent operation that is still there,
//! - a divergent edge that is new must have been a dependence before, divergent or not (a later
//!   analysis may know less);
//! - no divergent dependence may be gone, unless its branch no longer parts threads.
//!
//! Where the pass has found that a branch goes one way only, less may decide about operations
//! behind it, and loops may be smaller: then only the first is checked. Where a loop is infinite,
//! what is control dependent on its branches hangs on which of its blocks is taken for its end, and
//! a pass may change that and find more such loops: then neither is.
//!
//! And no convergent operation may be new: that would be a copy. A pass that rewrites a divergent
//! branch keeps its instruction, and the order of its targets if there are two; those of a switch
//! are not told apart, nor those of a branch that it has become.
//!
//! This is for checks: the dependences of all operations together may be quadratic in size.

use super::divergence::{Divergence, Group};
use super::loops::{Loop, Loops};
use super::summary::Summaries;
use cranelift_entity::EntityRef;
use irc_ir::dominance::Cfg;
use irc_ir::dominance::PostDominators;
use irc_ir::entity::{Block, FuncId, Inst};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::Payload;
use irc_ptx::graph::FlowGraph;
use std::collections::{BTreeMap, BTreeSet};

/// What decides about which threads run an operation.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dependence {
    /// A branch, and whether it is the second of two targets that may lead to the operation.
    Edge(Inst, bool),
    /// A branch that leaves a loop around the operation.
    Exit(Inst),
}

impl Dependence {
    /// The branch.
    pub fn branch(self) -> Inst {
        match self {
            Dependence::Edge(inst, _) | Dependence::Exit(inst) => inst,
        }
    }
}

/// The convergent operations of a function and what decides about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Convergence {
    ops: BTreeMap<Inst, BTreeSet<Dependence>>,
    /// The branches with several targets, and whether threads may part there.
    branches: BTreeMap<Inst, bool>,
    /// Those whose targets are not told apart.
    switches: BTreeSet<Inst>,
    infinite_loops: usize,
}

/// How a pass broke convergence.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConvergenceError {
    /// A convergent operation that was not there before.
    #[error("the convergent {0} is new: convergent operations must not be copied")]
    Appeared(Inst),
    /// Threads may now part above an operation where they did not.
    #[error("the convergent {op} has come under the divergent branch {}", on.branch())]
    Gained {
        /// The operation.
        op: Inst,
        /// What decides about it now.
        on: Dependence,
    },
    /// A branch that still parts threads no longer decides about an operation.
    #[error("the convergent {op} has left the divergent branch {}", on.branch())]
    Lost {
        /// The operation.
        op: Inst,
        /// What decided about it before.
        on: Dependence,
    },
}

impl Convergence {
    /// The convergent operations of a function of a module with these summaries.
    pub fn new(module: &Module, id: FuncId, summaries: &Summaries) -> Convergence {
        let func = module.func(id);
        let cfg = Cfg::new(func);
        let loops = Loops::new(&cfg);
        let post = PostDominators::new(&cfg);
        let divergence = Divergence::new(func, &cfg, &loops, &post, &summaries.context(id));
        Convergence::with(func, &cfg, &loops, &post, &divergence, |inst| {
            summaries.is_convergent(func, inst)
        })
    }

    /// The operations of a function with these analyses that are said to be convergent.
    pub fn with(
        func: &Function,
        cfg: &Cfg,
        loops: &Loops,
        post: &PostDominators,
        divergence: &Divergence,
        is_convergent: impl Fn(Inst) -> bool,
    ) -> Convergence {
        let direct = direct_dependences(cfg, post);
        let mut ops = BTreeMap::new();
        let (mut branches, mut switches) = (BTreeMap::new(), BTreeSet::new());
        for block in cfg.reverse_postorder() {
            if let Some(branch) = func.terminator(block).filter(|_| cfg.succs(block).len() > 1) {
                branches.insert(branch, divergence.branch(block) > Group::Grid);
                if !is_condbr(func, branch) {
                    switches.insert(branch);
                }
            }
            let convergent: Vec<Inst> =
                func.layout.insts(block).filter(|&inst| is_convergent(inst)).collect();
            if convergent.is_empty() {
                continue;
            }
            let mut dependences = BTreeSet::new();
            for (branch, target) in all_dependences(&direct, block) {
                // A pseudo exit may have only one target.
                if cfg.succs(branch).len() == 1 {
                    continue;
                }
                let inst = func.terminator(branch).expect("a branch ends its block");
                let second = target == 1 && is_condbr(func, inst);
                dependences.insert(Dependence::Edge(inst, second));
            }
            let around = std::iter::successors(loops.innermost(block), |&l| loops.parent(l));
            around.for_each(|l| dependences.extend(exits(func, cfg, loops, l)));
            ops.extend(convergent.into_iter().map(|inst| (inst, dependences.clone())));
        }
        Convergence { ops, branches, switches, infinite_loops: post.pseudo_exits().len() }
    }

    /// The convergent operations, in the order of ids.
    pub fn ops(&self) -> impl Iterator<Item = Inst> + '_ {
        self.ops.keys().copied()
    }

    /// What decides about an operation, in order; nothing for one that is not convergent.
    pub fn dependences(&self, op: Inst) -> impl Iterator<Item = Dependence> + '_ {
        self.ops.get(&op).into_iter().flatten().copied()
    }

    /// The part of [`Self::dependences`] at which threads may part.
    pub fn divergent_dependences(&self, op: Inst) -> impl Iterator<Item = Dependence> + '_ {
        self.dependences(op).filter(|on| self.is_divergent(on.branch()))
    }

    /// Whether threads may part at a branch.
    fn is_divergent(&self, branch: Inst) -> bool {
        self.branches.get(&branch) == Some(&true)
    }
}

/// Whether a pass has left every convergent operation that survives under the same branches.
pub fn check_preserved(
    before: &Convergence,
    after: &Convergence,
) -> Result<(), Vec<ConvergenceError>> {
    let mut errors = Vec::new();
    let same_branches = before.branches.keys().all(|inst| after.branches.contains_key(inst));
    let comparable = after.infinite_loops == 0;
    for (&op, now) in &after.ops {
        let Some(then) = before.ops.get(&op) else {
            errors.push(ConvergenceError::Appeared(op));
            continue;
        };
        let same = |on: Dependence| match on {
            Dependence::Edge(inst, _) if before.switches.contains(&inst) => {
                [false, true].map(|second| Dependence::Edge(inst, second))
            }
            on => [on; 2],
        };
        let is_in = |set: &BTreeSet<Dependence>, on| same(on).iter().any(|on| set.contains(on));
        let gained = after.divergent_dependences(op).filter(|&on| !is_in(then, on));
        let gained = gained.filter(|on| same_branches || matches!(on, Dependence::Edge(..)));
        errors.extend(gained.filter(|_| comparable).map(|on| ConvergenceError::Gained { op, on }));
        let lost = before.divergent_dependences(op).filter(|&on| !is_in(now, on));
        let lost = lost.filter(|on| comparable && same_branches && after.is_divergent(on.branch()));
        errors.extend(lost.map(|on| ConvergenceError::Lost { op, on }));
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

fn is_condbr(func: &Function, branch: Inst) -> bool {
    matches!(func.dfg.inst(branch).payload, Payload::Branch(_))
}

/// By block, the edges that it is directly control dependent on.
fn direct_dependences(cfg: &Cfg, post: &PostDominators) -> Vec<Vec<(Block, u32)>> {
    let mut dependences = vec![Vec::new(); cfg.num_nodes()];
    for branch in cfg.reverse_postorder() {
        let succs = cfg.succs(branch);
        let stop = post.ipdom(branch);
        for (target, &succ) in succs.iter().enumerate() {
            let mut at = Some(succ);
            while let Some(block) = at.filter(|_| at != stop) {
                dependences[block.index()].push((branch, target as u32));
                at = post.ipdom(block);
            }
        }
    }
    dependences
}

/// The edges that a block is control dependent on, directly or not.
fn all_dependences(direct: &[Vec<(Block, u32)>], block: Block) -> BTreeSet<(Block, u32)> {
    let mut all = BTreeSet::new();
    let mut seen = BTreeSet::from([block]);
    let mut work = vec![block];
    while let Some(block) = work.pop() {
        for &(branch, target) in &direct[block.index()] {
            all.insert((branch, target));
            if seen.insert(branch) {
                work.push(branch);
            }
        }
    }
    all
}

/// The branches that leave a loop.
fn exits<'a>(
    func: &'a Function,
    cfg: &'a Cfg,
    loops: &'a Loops,
    l: Loop,
) -> impl Iterator<Item = Dependence> + 'a {
    let exits = loops.exits(cfg, l).filter(|edge| cfg.succs(edge.from).len() > 1);
    exits.filter_map(|edge| func.terminator(edge.from)).map(Dependence::Exit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::builder::InstBuilder;
    use irc_ir::cursor::Cursor;
    use irc_ir::text::parse_module;

    const DIAMOND: &str = "
        kernel @k(%n: i32) {
        entry:
          %tid = sreg tid.x
          %c = icmp ult %tid, %n
          %u = icmp ult 3, %n
          condbr %c, then, other
        then:
          br meet
        other:
          br meet
        meet:
          condbr %u, wait, done
        wait:
          barrier
          br done
        done:
          ret
        }";

    fn block(func: &Function, name: &str) -> Block {
        func.layout.blocks().find(|&b| func.block_name(b) == Some(name)).expect("a block")
    }

    fn convergence(module: &Module) -> Convergence {
        let id = module.funcs().next().expect("a function").0;
        Convergence::new(module, id, &Summaries::new(module))
    }

    /// What changing the only function of a module does to convergence.
    fn check(text: &str, change: impl FnOnce(&mut Function)) -> Result<(), Vec<ConvergenceError>> {
        let mut module = parse_module(text).expect("it parses").module;
        let before = convergence(&module);
        change(module.funcs_mut().next().expect("a function").1);
        check_preserved(&before, &convergence(&module))
    }

    fn retarget(func: &mut Function, from: &str, index: usize, to: &str) {
        let (from, to) = (block(func, from), block(func, to));
        let branch = func.terminator(from).expect("a terminator");
        func.dfg.targets_mut(branch)[index].block = to;
    }

    #[test]
    fn an_edge_past_the_meeting_point_is_found() {
        assert_eq!(check(DIAMOND, |_| {}), Ok(()));
        // Jump threading: who takes `then` knows that it will wait.
        let errors = check(DIAMOND, |func| retarget(func, "then", 0, "wait")).unwrap_err();
        assert!(matches!(errors[..], [ConvergenceError::Gained { .. }, ..]), "{errors:?}");
        // Past the barrier is no better.
        let errors = check(DIAMOND, |func| retarget(func, "then", 0, "done")).unwrap_err();
        assert!(matches!(errors[..], [ConvergenceError::Gained { .. }, ..]), "{errors:?}");
        // An empty block may go, and a uniform branch.
        assert_eq!(check(DIAMOND, |func| retarget(func, "entry", 0, "meet")), Ok(()));
        assert_eq!(check(DIAMOND, |func| retarget(func, "meet", 1, "wait")), Ok(()));
    }

    #[test]
    fn copies_and_moves_are_found() {
        let copy = |func: &mut Function| {
            let then = block(func, "then");
            let first = func.layout.first_inst(then).expect("a branch");
            Cursor::before(func, first).barrier();
        };
        let errors = check(DIAMOND, copy).unwrap_err();
        assert!(matches!(errors[..], [ConvergenceError::Appeared(_)]), "{errors:?}");
        let sink = |func: &mut Function| {
            let (wait, then) = (block(func, "wait"), block(func, "then"));
            let barrier = func.layout.first_inst(wait).expect("a barrier");
            let first = func.layout.first_inst(then).expect("a branch");
            func.layout.remove_inst(barrier);
            func.layout.insert_inst(barrier, first);
        };
        let errors = check(DIAMOND, sink).unwrap_err();
        assert!(matches!(errors[..], [ConvergenceError::Gained { .. }]), "{errors:?}");
    }

    #[test]
    fn hoisting_out_of_a_divergent_loop_is_found() {
        let text = "
            kernel @k(%n: i32) {
            entry:
              %tid = sreg tid.x
              br head(0)
            head(%i: i32):
              %v = vote any true, -1
              %next = add %i, 1
              %c = icmp ult %next, %tid
              condbr %c, head(%next), done
            done:
              ret
            }";
        let hoist = |func: &mut Function| {
            let (head, entry) = (block(func, "head"), block(func, "entry"));
            let vote = func.layout.first_inst(head).expect("a vote");
            let branch = func.layout.last_inst(entry).expect("a branch");
            func.layout.remove_inst(vote);
            func.layout.insert_inst(vote, branch);
        };
        let errors = check(text, hoist).unwrap_err();
        let lost = |e: &ConvergenceError| matches!(e, ConvergenceError::Lost { .. });
        assert!(errors.len() == 2 && errors.iter().all(lost), "{errors:?}");
    }
}
