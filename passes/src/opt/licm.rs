//! Moves what a loop computes anew in every round in front of it.
//!
//! What is moved only computes, from values that do not change in the loop. Mostly it runs in each
//! round: its block dominates the sources of the edges back. Of what some rounds leave out a few
//! operations that cost little are moved, too. It goes to the end of the block before the loop,
//! which is the only way in; where that block branches, the code runs once for nothing if the loop
//! is not entered, as in a loop that has no round. Inner loops come first, so that what does not
//! change in several is moved out of all.
//!
//! Left where they are:
//! - loads, and whatever else is more than a computation, and what is convergent;
//! - what makes no code or is part of another instruction: addresses of variables, constant
//!   offsets of addresses, extensions, the parts of vectors. Where all else that an instruction
//!   needs is from outside, the first three go out with it;
//! - comparisons, which ptxas wants next to their branches, and logic on truth values.
//!
//! A result that is poison is used where it was used before, so this refines. Instructions keep
//! their locations.
//!
//! Blocks and edges stay as they are.

use super::{Changed, only_computes};
use crate::analysis::{Analyses, Cfg, Dominators, Loop, Loops};
use crate::remarks::{RemarkName, Remarks};
use cranelift_entity::SecondaryMap;
use irc_ir::entity::{Block, Inst};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::I1;
use irc_ptx::graph::FlowGraph;
use std::cmp::Reverse;

/// At most this many instructions are moved out of a loop: each may need a register in it.
const MAX_MOVED: usize = 24;
/// So many of them from blocks that some rounds leave out.
const MAX_RARE: usize = 6;
/// Loops with more edges back are left as they are.
const MAX_LATCHES: usize = 4;
/// Through so many instructions that make no code an operand is followed.
const MAX_FREE: usize = 3;

/// Moves what loops compute anew in every round in front of them.
pub fn licm(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let loops = analyses.loops(func);
    if loops.is_empty() {
        return Changed::No;
    }
    let (cfg, dom) = (analyses.cfg(func), analyses.dominators(func));
    // What stays in an inner loop depends on it, so each loop has its own blocks only.
    let mut blocks: SecondaryMap<Loop, Vec<Block>> = SecondaryMap::new();
    for &block in loops.all_blocks() {
        blocks[loops.innermost(block).expect("it is in a loop")].push(block);
    }
    let mut changed = Changed::No;
    for l in loops.iter().rev().filter(|&l| !loops.is_irreducible(l)) {
        if let Some(before) = block_before(func, cfg, dom, loops, l) {
            let own = std::mem::take(&mut blocks[l]);
            for inst in move_out(func, (cfg, dom, loops), l, own, before) {
                changed = Changed::Yes;
                remarks.note(RemarkName::Hoisted, func, Some(inst), || {
                    let what = func.dfg.opcode(inst);
                    format!("`{what}` is the same in each round of the loop")
                });
            }
        }
    }
    changed
}

/// The terminator of the only block that leads into a loop. It is in no other loop than those that
/// the loop is in: behind one that threads leave one by one, what is computed in it diverges.
pub(super) fn block_before(
    func: &Function,
    cfg: &Cfg,
    dom: &Dominators,
    loops: &Loops,
    l: Loop,
) -> Option<Inst> {
    let header = loops.header(l);
    let is_outside = |&pred: &Block| dom.is_reachable(pred) && !loops.contains(l, pred);
    let mut outside = cfg.preds(header).iter().copied().filter(is_outside);
    let before = outside.next()?;
    let is_in_other = |outer: Loop| !loops.contains(outer, header);
    if outside.any(|other| other != before) || loops.innermost(before).is_some_and(is_in_other) {
        return None;
    }
    func.terminator(before)
}

/// Moves what does not change in a loop before an instruction; gives what was moved.
fn move_out(
    func: &mut Function,
    (cfg, dom, loops): (&Cfg, &Dominators, &Loops),
    l: Loop,
    mut blocks: Vec<Block>,
    before: Inst,
) -> Vec<Inst> {
    let latches: Vec<Block> = loops.latches(cfg, l).map(|edge| edge.from).collect();
    if latches.len() > MAX_LATCHES {
        return Vec::new();
    }
    let is_rare = |block: Block| !latches.iter().all(|&latch| dom.dominates(block, latch));
    // What runs in each round first. Definitions before uses: a block stands behind those that
    // dominate it, which run in each round if it does.
    blocks.sort_unstable_by_key(|&block| (is_rare(block), Reverse(dom.subtree(block).len())));
    let (mut moved, mut num_rare) = (Vec::new(), 0);
    for &block in &blocks {
        let is_rare = is_rare(block);
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            let has_room = moved.len() < MAX_MOVED && !(is_rare && num_rare == MAX_RARE);
            let mut along = Vec::new();
            if has_room
                && is_worth_it(func, inst)
                && !(is_rare && is_costly(func, inst))
                && is_invariant(func, (loops, l), inst, MAX_FREE, &mut along)
            {
                for inst in along.into_iter().chain([inst]) {
                    func.layout.remove_inst(inst);
                    func.layout.insert_inst(inst, before);
                }
                moved.push(inst);
                num_rare += usize::from(is_rare);
            }
        }
    }
    moved
}

/// Whether an operation costs much or takes more than two registers.
fn is_costly(func: &Function, inst: Inst) -> bool {
    let dfg = &func.dfg;
    let is_wide = dfg.results(inst).any(|result| dfg.ty(result).bits() > 64);
    is_wide || dfg.opcode(inst).desc().costly
}

/// Whether all operands are from outside of a loop, or come out along with the instruction: these
/// are added to `along`, in order.
fn is_invariant(
    func: &Function,
    (loops, l): (&Loops, Loop),
    inst: Inst,
    depth: usize,
    along: &mut Vec<Inst>,
) -> bool {
    func.dfg.args(inst).iter().all(|&value| {
        let comes_along = |along: &mut Vec<Inst>| {
            let Some(def) = func.dfg.def_inst(value).filter(|_| depth > 0) else { return false };
            if along.contains(&def) {
                return true;
            }
            let comes =
                goes_along(func, def) && is_invariant(func, (loops, l), def, depth - 1, along);
            if comes {
                along.push(def);
            }
            comes
        };
        loops.is_outside(func, l, value) || comes_along(along)
    })
}

/// Whether an instruction makes no code, and may stand in front of a loop for one that does.
fn goes_along(func: &Function, inst: Inst) -> bool {
    use Opcode::*;
    let adds_constant =
        matches!((func.dfg.inst(inst).payload, func.dfg.args(inst)), (Payload::Scale(..), [_]));
    adds_constant || matches!(func.dfg.opcode(inst), GlobalAddr | SlotAddr | Zext | Sext)
}

/// Whether an instruction only computes, and takes time where it stands.
fn is_worth_it(func: &Function, inst: Inst) -> bool {
    use Opcode::*;
    let dfg = &func.dfg;
    let opcode = dfg.opcode(inst);
    let Some(result) = dfg.first_result(inst) else { return false };
    let is_free = goes_along(func, inst)
        || matches!(opcode, FuncAddr | Trunc | Bitcast | Ptrtoint | Inttoptr)
        || matches!(opcode, Vbuild | Splat | Extract | Insert | Shuffle | Freeze | Icmp | Fcmp);
    !is_free
        && dfg.ty(result) != I1
        && !opcode.desc().terminator
        && !matches!(dfg.inst(inst).payload, Payload::Ptx(_))
        && only_computes(func, inst)
        && !dfg.row_is_convergent(inst)
}
