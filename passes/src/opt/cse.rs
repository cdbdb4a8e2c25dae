//! Replaces an instruction by an equal one that dominates it, and the condition of a branch by what
//! it must be where a branch on the same condition dominates it.
//!
//! Two instructions are equal if operation, payload, result type and operands are, where operands
//! of commutative operations and of comparisons may have changed places. Only those that compute
//! and do nothing else take part, and loads of memory that cannot change; convergent ones never do.
//! Of the promises of integer arithmetic those stay that both made, so that the survivor is at most
//! as often poison as either.
//!
//! The survivor keeps its location and inherits the name of the other.
//!
//! Behind an edge of a branch that is the only way into a block, the condition of the branch is
//! known: all threads that come to a second branch on it go the same way. So an index that is
//! within bounds by the condition of a loop is not checked again.
//!
//! One walk over the dominator tree in preorder with one hash table. An entry whose block does not
//! dominate the current block is of a subtree that is done; it will never be of use again, so a new
//! entry takes its place, and no scopes are needed. (Like the dominator-based value numbering of
//! Briggs, Cooper and Simpson 1997.)

use super::Changed;
use crate::analysis::Analyses;
use cranelift_entity::SecondaryMap;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use irc_ir::dfg::{Dfg, Substitution};
use irc_ir::dominance::{Cfg, Dominators};
use irc_ir::entity::{Block, FuncId, GlobalId, Inst, PtxRef, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::op::{
    ConvertFlags, Effects, FloatCond, FloatFlags, IntCond, Integral, MathFn, MathTier, MemFlags,
    Payload, SpecialReg, Transfer,
};
use irc_ir::types::{I1, Space};
use irc_ptx::graph::FlowGraph;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::Hasher;

/// Replaces an instruction by an equal one that dominates it.
pub fn cse(func: &mut Function, analyses: &Analyses) -> Changed {
    let (cfg, dom) = (analyses.cfg(func), analyses.dominators(func));
    let mut leaders = Leaders { table: HashTable::with_capacity(func.dfg.num_insts()) };
    let mut substitution = Substitution::default();
    let (mut decided, mut changed) = (Decided::default(), Changed::No);
    for block in preorder(cfg, dom) {
        decided.enter(func, cfg, block);
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            if !substitution.is_empty() {
                func.dfg.map_uses(inst, |value| substitution.find(value));
            }
            if !is_candidate(func, inst) {
                changed |= decided.decide(func, dom, block, inst);
                continue;
            }
            let leader = leaders.lead(&func.dfg, inst, |leader| {
                let home = func.layout.block_of(leader).expect("leaders are not removed");
                dom.dominates(home, block)
            });
            if let Some(leader) = leader {
                merge(func, &mut substitution, leader, inst);
            }
        }
    }
    if substitution.is_empty() {
        return changed;
    }
    if func.layout.blocks().any(|block| !dom.is_reachable(block)) {
        func.substitute(&mut substitution);
    }
    Changed::Yes
}

/// The conditions of branches that have been gone through, each with the block behind one of its
/// edges and whether it is true there.
#[derive(Default)]
struct Decided(FxHashMap<Value, (Block, bool)>);

impl Decided {
    /// Notes the condition that is known in a block, if a branch is the only way into it.
    fn enter(&mut self, func: &Function, cfg: &Cfg, block: Block) {
        let Some((condition, is_true)) = guard(func, cfg, block) else { return };
        if func.dfg.as_const(condition).is_none() {
            self.0.insert(condition, (block, is_true));
        }
    }

    /// Gives a branch the condition that is known, if it is.
    fn decide(&self, func: &mut Function, dom: &Dominators, block: Block, inst: Inst) -> Changed {
        let Payload::Branch(_) = func.dfg.inst(inst).payload else { return Changed::No };
        let condition = func.dfg.args(inst)[0];
        match self.0.get(&condition) {
            Some(&(home, is_true)) if dom.dominates(home, block) => {
                let known = func.dfg.constant(I1, is_true.into());
                func.dfg.map_uses(inst, |value| if value == condition { known } else { value });
                Changed::Yes
            }
            _ => Changed::No,
        }
    }
}

/// The condition of the branch that alone leads to a block, and whether it is true there.
pub(super) fn guard(func: &Function, cfg: &Cfg, block: Block) -> Option<(Value, bool)> {
    let &[pred] = cfg.preds(block) else { return None };
    let branch = func.terminator(pred)?;
    let Payload::Branch([then, other]) = func.dfg.inst(branch).payload else { return None };
    (then.block != other.block).then(|| (func.dfg.args(branch)[0], then.block == block))
}

/// The dominator tree in preorder; siblings are in reverse postorder of the control flow graph, so
/// that memory is gone through about in order.
pub(super) fn preorder(cfg: &Cfg, dom: &Dominators) -> Vec<Block> {
    let mut order: Vec<Block> = cfg.reverse_postorder().collect();
    let mut next: SecondaryMap<Block, usize> = SecondaryMap::new();
    next.resize(cfg.num_nodes());
    for block in cfg.reverse_postorder() {
        let number = dom.idom(block).map_or(0, |idom| {
            let number = next[idom];
            next[idom] += dom.subtree(block).len();
            number
        });
        next[block] = number + 1;
        order[number] = block;
    }
    order
}

/// Lets `leader` stand for `inst`, which equals it.
pub(super) fn merge(
    func: &mut Function,
    substitution: &mut Substitution,
    leader: Inst,
    inst: Inst,
) {
    let other = func.dfg.inst(inst).payload;
    let payload = &mut func.dfg.inst_mut(leader).payload;
    *payload = payload.with_promises(payload.promises().and(other.promises()));
    for (old, new) in func.dfg.results(inst).zip(func.dfg.results(leader)) {
        func.inherit_name(old, new);
        substitution.replace(old, new);
    }
    func.layout.remove_inst(inst);
}

/// Whether an instruction computes and does nothing else, the same whenever it runs.
pub(super) fn is_candidate(func: &Function, inst: Inst) -> bool {
    let data = func.dfg.inst(inst);
    let desc = data.opcode.desc();
    if desc.terminator || func.dfg.first_result(inst).is_none() {
        return false;
    }
    let effects = func.dfg.effects(inst);
    let computes = effects.is_pure()
        || desc.transfer == Transfer::Load
            && Effects { reads: false, ..effects }.is_pure()
            && func.dfg.ty(func.dfg.args(inst)[0]).space().is_some_and(Space::is_read_only);
    computes && !func.dfg.row_is_convergent(inst) && Key::of(&data.payload).is_some()
}

/// The first of each set of equal instructions on the way from the entry, with their hashes.
#[derive(Default)]
pub(super) struct Leaders {
    table: HashTable<(u32, Inst)>,
}

impl Leaders {
    /// The instruction that equals `inst` and that `dominates` accepts; without one, `inst` leads.
    pub fn lead(
        &mut self,
        dfg: &Dfg,
        inst: Inst,
        dominates: impl FnOnce(Inst) -> bool,
    ) -> Option<Inst> {
        let hash = hash_inst(dfg, inst);
        let is_equal = |&(h, leader): &(u32, Inst)| h == hash && equal(dfg, leader, inst);
        match self.table.entry(spread(hash), is_equal, |&(hash, _)| spread(hash)) {
            Entry::Occupied(known) if dominates(known.get().1) => return Some(known.get().1),
            Entry::Occupied(mut known) => known.get_mut().1 = inst,
            Entry::Vacant(place) => {
                place.insert((hash, inst));
            }
        }
        None
    }

    /// The instruction that leads and equals this one.
    pub fn find(&self, dfg: &Dfg, inst: Inst) -> Option<Inst> {
        let hash = hash_inst(dfg, inst);
        let is_equal = |&(h, leader): &(u32, Inst)| h == hash && equal(dfg, leader, inst);
        self.table.find(spread(hash), is_equal).map(|&(_, leader)| leader)
    }
}

/// A hash of 64 bits.
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
}

/// What equal instructions have in common besides operation, type and operands; what is promised
/// of integers and addresses they need not.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Key {
    Nothing,
    Float(FloatFlags),
    IntCond(IntCond),
    FloatCond(FloatCond, bool),
    Integral(Integral, bool),
    Math(MathFn, MathTier, bool),
    Convert(ConvertFlags),
    Scale(u32, i64),
    Mem(MemFlags),
    Slot(StackSlot),
    Global(GlobalId),
    Func(FuncId),
    Special(SpecialReg),
    Lane(u8),
    Shuffle([u8; 8]),
    Ptx(PtxRef),
}

impl Key {
    /// The key of a payload that an instruction without effects may have.
    #[inline]
    fn of(payload: &Payload) -> Option<Key> {
        Some(match *payload {
            Payload::None | Payload::IntFlags(_) => Key::Nothing,
            Payload::Float(flags) => Key::Float(flags),
            Payload::IntCond(cond, _) => Key::IntCond(cond),
            Payload::FloatCond(cond, ftz) => Key::FloatCond(cond, ftz),
            Payload::Integral(direction, ftz) => Key::Integral(direction, ftz),
            Payload::Math(function, tier, ftz) => Key::Math(function, tier, ftz),
            Payload::Convert(flags) => Key::Convert(ConvertFlags { nneg: false, ..flags }),
            Payload::Scale(scale, offset, _) => Key::Scale(scale, offset),
            Payload::Mem(flags) => Key::Mem(flags),
            Payload::Slot(slot) => Key::Slot(slot),
            Payload::Global(global) => Key::Global(global),
            Payload::Func(func) => Key::Func(func),
            Payload::Special(reg) => Key::Special(reg),
            Payload::Lane(lane) => Key::Lane(lane),
            Payload::Shuffle(lanes) => Key::Shuffle(lanes),
            Payload::Ptx(code) => Key::Ptx(code),
            _ => return None,
        })
    }

    /// The key after the operands of a comparison have changed places.
    fn swapped(self) -> Key {
        match self {
            Key::IntCond(cond) => Key::IntCond(cond.swapped()),
            Key::FloatCond(cond, ftz) => Key::FloatCond(cond.swapped(), ftz),
            other => other,
        }
    }
}

/// Whether the first two operands are to change places, so that the lower id comes first.
fn is_swapped(dfg: &Dfg, inst: Inst) -> bool {
    let data = dfg.inst(inst);
    let &[x, y, ..] = dfg.args(inst) else { return false };
    let compares = || matches!(data.payload, Payload::IntCond(..) | Payload::FloatCond(..));
    y < x && (data.opcode.desc().commutative || compares())
}

/// The key and the first two operands, in order where they may change places.
fn normal_form(dfg: &Dfg, inst: Inst) -> (Option<Key>, Option<[Value; 2]>) {
    let key = Key::of(&dfg.inst(inst).payload);
    match *dfg.args(inst) {
        [x, y, ..] if is_swapped(dfg, inst) => (key.map(Key::swapped), Some([y, x])),
        [x, y, ..] => (key, Some([x, y])),
        _ => (key, None),
    }
}

/// A hash of what tells most unequal instructions apart.
fn hash_inst(dfg: &Dfg, inst: Inst) -> u32 {
    let data = dfg.inst(inst);
    let is_swapped = is_swapped(dfg, inst);
    let payload = match data.payload {
        Payload::IntCond(cond, _) if is_swapped => cond.swapped() as u64,
        Payload::IntCond(cond, _) => cond as u64,
        Payload::FloatCond(cond, _) if is_swapped => cond.swapped() as u64,
        Payload::FloatCond(cond, _) => cond as u64,
        Payload::Scale(scale, offset, _) => offset as u64 ^ u64::from(scale) << 32,
        Payload::Slot(slot) => slot.as_u32().into(),
        Payload::Global(global) => global.as_u32().into(),
        Payload::Func(func) => func.as_u32().into(),
        Payload::Special(reg) => reg as u64,
        Payload::Lane(lane) => lane.into(),
        Payload::Shuffle(lanes) => u64::from_le_bytes(lanes),
        Payload::Ptx(code) => code.as_u32().into(),
        _ => 0,
    };
    let mut hasher = FxHasher::default();
    hasher.write_u64(payload.rotate_left(8) ^ data.opcode as u64);
    let pair = |x: Value, y: Value| u64::from(x.as_u32()) << 32 | u64::from(y.as_u32());
    match *dfg.args(inst) {
        [x] => hasher.write_u32(x.as_u32()),
        [x, y, ref rest @ ..] => {
            hasher.write_u64(if is_swapped { pair(y, x) } else { pair(x, y) });
            rest.iter().for_each(|arg| hasher.write_u32(arg.as_u32()));
        }
        [] => {}
    }
    hasher.finish() as u32
}

/// Whether two instructions do the same with their operands, which may be others.
pub(super) fn is_same_operation(dfg: &Dfg, a: Inst, b: Inst) -> bool {
    let key = |inst| Key::of(&dfg.inst(inst).payload);
    is_alike(dfg, a, b) && key(a) == key(b)
}

/// Whether two instructions have the same operation, result type and number of operands.
fn is_alike(dfg: &Dfg, a: Inst, b: Inst) -> bool {
    let ty = |inst| dfg.first_result(inst).map(|result| dfg.ty(result));
    dfg.opcode(a) == dfg.opcode(b) && dfg.args(a).len() == dfg.args(b).len() && ty(a) == ty(b)
}

fn equal(dfg: &Dfg, a: Inst, b: Inst) -> bool {
    let (a_args, b_args) = (dfg.args(a), dfg.args(b));
    let rest = if a_args.len() < 2 { 0 } else { 2 };
    is_alike(dfg, a, b)
        && a_args[rest..] == b_args[rest..]
        && normal_form(dfg, a) == normal_form(dfg, b)
}
