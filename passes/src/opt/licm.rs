//! Moves what a loop computes anew in every round in front of it.
//!
//! What is moved only computes, from values that do not change in the loop. Mostly it runs in each
//! round: its block dominates the sources of the edges back. Of what some rounds leave out
//! operations that cost little are moved, too, and what several blocks have is one then. How much
//! is moved is limited by the registers that hold it in the loop. It goes to the end of the block
//! before the loop, which is the only way in; where that block branches, the code runs once for
//! nothing if the loop is not entered, as in a loop that has no round. Inner loops come first, so
//! that what does not change in several is moved out of all.
//!
//! Left where they are:
//! - loads, and whatever else is more than a computation, and what is convergent;
//! - what makes no code or is part of another instruction: addresses of variables, constant
//!   offsets of addresses, extensions, the parts of vectors. Where all else that an instruction
//!   needs is from outside, the first three go out with it.
//!
//! A result that is poison is used where it was used before, so this refines. Instructions keep
//! their locations.
//!
//! Blocks and edges stay as they are.

use super::cse::{Leaders, cse, is_candidate};
use super::{Changed, only_computes};
use crate::analysis::{Analyses, Cfg, Dominators, Loop, Loops, count_uses};
use crate::remarks::{RemarkName, Remarks};
use cranelift_entity::SecondaryMap;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::{I1, Space, Type};
use irc_ptx::graph::FlowGraph;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;

/// So many registers may hold what is moved out of a loop and those in it; if it comes from a block
/// that some rounds leave out, so many.
const MAX_REGISTERS: usize = 56;
const MAX_RARE_REGISTERS: usize = 48;
/// So many predicates: the machine has seven.
const MAX_PREDICATES: usize = 5;
/// So many instructions come from blocks that some rounds leave out.
const MAX_RARE: usize = 160;
/// The registers of a multiprocessor.
const ALL_REGISTERS: u64 = 65_536;
/// Loops with more edges back are left as they are.
const MAX_LATCHES: usize = 4;
/// Through so many instructions that make no code an operand is followed.
const MAX_FREE: usize = 3;

/// How often values are used.
type Uses = SecondaryMap<Value, u8>;

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
    let order: Vec<Block> = cfg.reverse_postorder().collect();
    let uses = count_uses(func, &order);
    let (mut changed, mut has_equal) = (Changed::No, false);
    let most = most_registers(func);
    let mut held_inside: SecondaryMap<Loop, Held> = SecondaryMap::new();
    let mut counted: FxHashSet<Inst> = FxHashSet::default();
    for l in loops.iter().rev() {
        let before = block_before(func, cfg, dom, loops, l);
        let mut held = held_inside[l];
        if let Some(before) = before.filter(|_| !loops.is_irreducible(l)) {
            let own = std::mem::take(&mut blocks[l]);
            let mut moved = Moved::before(before, most, held, &counted);
            move_out(func, (cfg, dom, loops), l, &uses, own, &mut moved);
            has_equal |= !moved.same.is_empty();
            held = moved.held;
            let moved = moved.insts;
            counted.extend(&moved);
            for inst in moved {
                changed = Changed::Yes;
                remarks.note(RemarkName::Hoisted, func, Some(inst), || {
                    let what = func.dfg.opcode(inst);
                    format!("`{what}` is the same in each round of the loop")
                });
            }
        }
        if let Some(parent) = loops.parent(l) {
            held_inside[parent] = held_inside[parent].max(held);
        }
    }
    // Where blocks that some rounds leave out have the same, only now does one lead to the other.
    if has_equal {
        cse(func, analyses);
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
    uses: &Uses,
    mut blocks: Vec<Block>,
    moved: &mut Moved<'_>,
) {
    let latches: Vec<Block> = loops.latches(cfg, l).map(|edge| edge.from).collect();
    if latches.len() > MAX_LATCHES {
        return;
    }
    let is_rare = |block: Block| !latches.iter().all(|&latch| dom.dominates(block, latch));
    // What runs in each round first. Definitions before uses: a block stands behind those that
    // dominate it, which run in each round if it does.
    blocks.sort_unstable_by_key(|&block| (is_rare(block), Reverse(dom.subtree(block).len())));
    for &block in &blocks {
        let is_rare = is_rare(block);
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            let mut along = Vec::new();
            if is_worth_it(func, inst)
                && !(is_rare && is_costly(func, inst))
                && is_invariant(func, (loops, l), inst, MAX_FREE, &mut along)
                && (moved.has_room(func, inst, is_rare) || moved.has_equal(func, inst))
            {
                for free in along {
                    moved.push(func, uses, free, 0);
                }
                let registers = registers_of(func, inst);
                let is_first = moved.push(func, uses, inst, registers);
                moved.num_rare += usize::from(is_rare && is_first);
            }
        }
    }
}

/// Registers of 32 bits, and predicates.
#[derive(Copy, Clone, Default)]
struct Held {
    registers: usize,
    predicates: usize,
}

impl Held {
    fn max(self, other: Held) -> Held {
        Held {
            registers: self.registers.max(other.registers),
            predicates: self.predicates.max(other.predicates),
        }
    }

    /// How many of a value's kind.
    fn of(&mut self, func: &Function, value: Value) -> &mut usize {
        match func.dfg.ty(value) == I1 {
            true => &mut self.predicates,
            false => &mut self.registers,
        }
    }
}

/// What has been moved in front of a loop.
struct Moved<'a> {
    /// What it stands before.
    before: Inst,
    /// What takes time.
    insts: Vec<Inst>,
    /// How many of these, each once, were in blocks that some rounds leave out.
    num_rare: usize,
    /// The most registers that may be held.
    most: usize,
    /// What holds what of it the loop needs, and what inner loops do.
    held: Held,
    /// What was moved out of inner loops, which is held in them already.
    counted: &'a FxHashSet<Inst>,
    /// What was used once by something that was not moved.
    once: FxHashMap<Value, usize>,
    leaders: Leaders,
    /// What equals something moved before it, and that.
    same: Substitution,
}

impl<'a> Moved<'a> {
    fn before(before: Inst, most: usize, held: Held, counted: &'a FxHashSet<Inst>) -> Moved<'a> {
        Moved {
            before,
            insts: Vec::new(),
            num_rare: 0,
            most,
            held,
            counted,
            once: FxHashMap::default(),
            leaders: Leaders::default(),
            same: Substitution::default(),
        }
    }

    /// Whether an instruction may be moved besides, from a block that some rounds leave out or from
    /// another one.
    fn has_room(&mut self, func: &Function, inst: Inst, is_rare: bool) -> bool {
        let Some(result) = func.dfg.first_result(inst) else { return false };
        let most = match (func.dfg.ty(result) == I1, is_rare) {
            (true, _) => MAX_PREDICATES,
            (false, true) => self.most.min(MAX_RARE_REGISTERS),
            (false, false) => self.most,
        };
        let more = if self.counted.contains(&inst) { 0 } else { registers_of(func, inst) };
        *self.held.of(func, result) + more <= most && !(is_rare && self.num_rare == MAX_RARE)
    }

    /// Whether what was moved has an equal of an instruction, so that it takes no room.
    fn has_equal(&mut self, func: &mut Function, inst: Inst) -> bool {
        if self.same.is_empty() && self.insts.is_empty() || !is_candidate(func, inst) {
            return false;
        }
        func.dfg.map_uses(inst, |value| self.same.find(value));
        self.leaders.find(&func.dfg, inst).is_some()
    }

    /// Moves an instruction whose results take registers in the loop; gives whether it is the first
    /// of those that equal it.
    fn push(&mut self, func: &mut Function, uses: &Uses, inst: Inst, registers: usize) -> bool {
        func.layout.remove_inst(inst);
        func.layout.insert_inst(inst, self.before);
        for &value in func.dfg.args(inst) {
            let freed = self.once.remove(&value).unwrap_or(0);
            *self.held.of(func, value) -= freed;
        }
        if registers > 0 {
            self.insts.push(inst);
        }
        func.dfg.map_uses(inst, |value| self.same.find(value));
        let leads = is_candidate(func, inst).then(|| self.leaders.lead(&func.dfg, inst, |_| true));
        if let Some(leader) = leads.flatten() {
            // It stays here for `cse`, which lets the leader promise no more than it does.
            for (old, new) in func.dfg.results(inst).zip(func.dfg.results(leader)) {
                self.same.replace(old, new);
            }
            return false;
        }
        if let Some(result) = func.dfg.first_result(inst)
            && !self.counted.contains(&inst)
        {
            *self.held.of(func, result) += registers;
            if uses[result] == 1 {
                self.once.insert(result, registers);
            }
        }
        true
    }
}

/// The most registers that hold what is moved: no more than half of what threads have.
fn most_registers(func: &Function) -> usize {
    let attrs = &func.attrs;
    let threads = attrs.max_threads().unwrap_or(0);
    let threads = threads.saturating_mul(attrs.minnctapersm.unwrap_or(1).into());
    let by_threads = ALL_REGISTERS.checked_div(threads);
    let bounds = [by_threads, attrs.maxnreg.map(u64::from), attrs.local_maxnreg.map(u64::from)];
    let half = |bound: u64| (bound / 2) as usize;
    bounds.into_iter().flatten().map(half).fold(MAX_REGISTERS, usize::min)
}

/// How many registers of 32 bits, or predicates, hold what an instruction makes.
fn registers_of(func: &Function, inst: Inst) -> usize {
    func.dfg.results(inst).map(|result| registers(func, result)).sum()
}

/// How many registers of 32 bits hold a value.
fn registers(func: &Function, value: Value) -> usize {
    match func.dfg.ty(value) {
        // Addresses of short windows are computed in 32 bits.
        Type::Ptr(Space::Shared | Space::Local | Space::Const) => 1,
        ty => ty.bits().div_ceil(32) as usize,
    }
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
    let is_free = goes_along(func, inst)
        || matches!(opcode, FuncAddr | Trunc | Bitcast | Ptrtoint | Inttoptr)
        || matches!(opcode, Vbuild | Splat | Extract | Insert | Shuffle | Freeze);
    !is_free
        && dfg.first_result(inst).is_some()
        && !opcode.desc().terminator
        && !matches!(dfg.inst(inst).payload, Payload::Ptx(_))
        && only_computes(func, inst)
        && !dfg.row_is_convergent(inst)
}
