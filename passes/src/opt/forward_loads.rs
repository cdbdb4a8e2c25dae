//! Replaces a load by what was stored at its address before, or loaded from there.
//!
//! Weak accesses that are not volatile are followed, through blocks that have one predecessor each.
//! Other threads change nothing between two of them that this thread could see without a data race,
//! unless something orders memory in between; what does, what is convergent, and whatever else may
//! write ends what is known. Of stores, those end it that may reach the same bytes. Two accesses
//! reach different bytes if
//! - their addresses are constants apart that leave the bytes apart,
//! - their spaces differ, and neither is generic,
//! - they are within different variables or stack slots, at constant offsets (addresses carry no
//!   provenance), or one in a slot and the other a constant apart from a parameter; variables whose
//!   size the launch decides are no variables here,
//! - one is behind a `noalias` parameter, and the other within a variable, a slot or behind another
//!   parameter.
//!
//! ptxas merges loads without a store in between; it does not know what variables and parameters
//! promise (measured).
//!
//! The load goes, and what takes its place inherits its name; locations are untouched. What is
//! known has a bound, so the time is linear.

use super::Changed;
use crate::analysis::{Analyses, Cfg};
use cranelift_entity::SecondaryMap;
use irc_ir::data::DataTypes;
use irc_ir::dfg::{Substitution, ValueDef};
use irc_ir::entity::{Block, GlobalId, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{CacheOp, Opcode, Payload};
use irc_ir::signature::Linkage;
use irc_ir::types::{Space, Type};
use irc_ptx::graph::FlowGraph;
use rustc_hash::FxHashMap;

/// How many accesses are known at a place.
const MAX_KNOWN: usize = 24;
/// How many additions to a pointer are looked through.
const MAX_DEPTH: usize = 8;

/// Replaces loads by what was stored or loaded before, in every function of a module.
pub fn forward_loads(module: &mut Module) -> Changed {
    let shares_memory = |global: &irc_ir::module::Global| {
        global.dynamic || global.linkage == Linkage::External && global.space == Space::Shared
    };
    let mut globals: SecondaryMap<GlobalId, u64> = SecondaryMap::new();
    for (id, global) in module.globals().filter(|(_, global)| !shares_memory(global)) {
        globals[id] = module.types.layout(global.ty).size;
    }
    let (types, funcs) = module.types_and_funcs_mut();
    let sizes = Sizes { types, globals };
    let mut changed = Changed::No;
    for (_, func) in funcs.filter(|(_, func)| !func.is_declaration()) {
        if func.insts().any(|inst| func.dfg.opcode(inst) == Opcode::Load) {
            let analyses = Analyses::default();
            changed |= forward(func, analyses.cfg(func), &sizes);
        }
    }
    changed
}

/// How large variables are.
struct Sizes<'a> {
    types: &'a DataTypes,
    /// Nothing for one that shares its memory with others.
    globals: SecondaryMap<GlobalId, u64>,
}

/// What an access is known to reach.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Root {
    Slot(StackSlot),
    Global(GlobalId),
    /// What a parameter of the function points to, and whether that is `noalias`; if not, a
    /// constant apart from it.
    Param(Value, bool),
    Other,
}

/// Where an access goes.
#[derive(Copy, Clone)]
struct Place {
    /// The bytes are `size` from `offset` behind this pointer.
    base: Value,
    offset: i64,
    size: i64,
    space: Space,
    root: Root,
}

/// What is in memory at a place.
#[derive(Copy, Clone)]
struct Known {
    place: Place,
    ty: Type,
    value: Value,
}

fn forward(func: &mut Function, cfg: &Cfg, sizes: &Sizes<'_>) -> Changed {
    let mut at_end: FxHashMap<Block, Vec<Known>> = FxHashMap::default();
    let mut substitution = Substitution::default();
    for block in cfg.reverse_postorder() {
        let mut known = match cfg.preds(block) {
            &[pred] => at_end.get(&pred).cloned().unwrap_or_default(),
            _ => Vec::new(),
        };
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            if !substitution.is_empty() {
                func.dfg.map_uses(inst, |value| substitution.find(value));
            }
            if let Some(value) = visit(func, &mut known, sizes, inst) {
                let result = func.dfg.first_result(inst).expect("a load has a result");
                func.inherit_name(result, value);
                substitution.replace(result, value);
                func.layout.remove_inst(inst);
            }
        }
        let is_continued = |&succ: &Block| cfg.preds(succ).len() == 1;
        if !known.is_empty() && cfg.succs(block).iter().any(is_continued) {
            at_end.insert(block, known);
        }
    }
    if substitution.is_empty() {
        return Changed::No;
    }
    func.substitute(&mut substitution);
    Changed::Yes
}

/// What takes the place of a load. Notes what the instruction tells about memory.
fn visit(func: &Function, known: &mut Vec<Known>, sizes: &Sizes<'_>, inst: Inst) -> Option<Value> {
    let dfg = &func.dfg;
    let plain = match dfg.inst(inst).payload {
        Payload::Mem(flags) => !flags.is_strong() && flags.cache != Some(CacheOp::Cv),
        _ => false,
    };
    match (dfg.opcode(inst), dfg.args(inst)) {
        (Opcode::Load, &[pointer]) if plain => {
            let result = dfg.first_result(inst)?;
            let place = Place::of(func, sizes, pointer, dfg.ty(result));
            let is_same = |other: &&Known| other.ty == dfg.ty(result) && other.place.is(&place);
            if let Some(other) = known.iter().find(is_same) {
                return Some(other.value);
            }
            note(known, Known { place, ty: dfg.ty(result), value: result });
        }
        (Opcode::Store, &[value, pointer]) if plain => {
            let place = Place::of(func, sizes, pointer, dfg.ty(value));
            known.retain(|other| place.is_apart(&other.place));
            note(known, Known { place, ty: dfg.ty(value), value });
        }
        _ => {
            let effects = dfg.effects(inst);
            if effects.writes || effects.orders || dfg.row_is_convergent(inst) {
                known.clear();
            }
        }
    }
    None
}

fn note(known: &mut Vec<Known>, new: Known) {
    if known.len() == MAX_KNOWN {
        known.remove(0);
    }
    known.push(new);
}

impl Place {
    fn of(func: &Function, sizes: &Sizes<'_>, pointer: Value, ty: Type) -> Place {
        let dfg = &func.dfg;
        let (mut base, mut offset) = (pointer, 0i64);
        let mut root = pointer;
        let mut is_constant = true;
        // How far the root is away, if that is a constant.
        let mut from_root = Some(0i64);
        for _ in 0..MAX_DEPTH {
            let Some(inst) = dfg.def_inst(root) else { break };
            match (dfg.opcode(inst), dfg.inst(inst).payload, dfg.args(inst)) {
                (_, Payload::Scale(_, bytes), &[inner]) => {
                    root = inner;
                    from_root = from_root.and_then(|sum| sum.checked_add(bytes));
                    if is_constant {
                        (base, offset) = (inner, offset.wrapping_add(bytes));
                    }
                }
                (_, Payload::Scale(..), &[inner, _]) => {
                    (root, is_constant, from_root) = (inner, false, None);
                }
                (Opcode::Addrcast, _, &[inner]) => (root, is_constant) = (inner, false),
                _ => break,
            }
        }
        let space = dfg.ty(pointer).space().unwrap_or(Space::Generic);
        let size = i64::from(ty.bytes());
        Place { base, offset, size, space, root: Root::of(func, sizes, root, from_root, size) }
    }

    /// Whether both are the same bytes.
    fn is(&self, other: &Place) -> bool {
        (self.base, self.offset, self.size) == (other.base, other.offset, other.size)
    }

    /// Whether both have no byte in common.
    fn is_apart(&self, other: &Place) -> bool {
        let are_apart =
            |a: &Place, b: &Place| a.offset.checked_add(a.size).is_some_and(|end| end <= b.offset);
        if self.base == other.base {
            return are_apart(self, other) || are_apart(other, self);
        }
        let is_known = |space| space != Space::Generic;
        if is_known(self.space) && is_known(other.space) && self.space != other.space {
            return true;
        }
        self.root.is_apart(other.root) || other.root.is_apart(self.root)
    }
}

impl Root {
    /// That of an access of `size` bytes, `at` from a pointer if that is known.
    fn of(func: &Function, sizes: &Sizes<'_>, value: Value, at: Option<i64>, size: i64) -> Root {
        let is_within = |bytes: u64| {
            let end = at.filter(|&at| at >= 0).and_then(|at| at.checked_add(size));
            end.is_some_and(|end| end as u64 <= bytes)
        };
        match func.dfg.def(value) {
            ValueDef::Param(block, index) if func.layout.entry() == Some(block) => {
                let param = func.signature.params.get(index as usize);
                let noalias = param.is_some_and(|param| param.attrs.noalias);
                if noalias || at.is_some() { Root::Param(value, noalias) } else { Root::Other }
            }
            ValueDef::Result(inst, _) => match func.dfg.inst(inst).payload {
                Payload::Slot(slot) if is_within(sizes.types.layout(func.slots[slot].ty).size) => {
                    Root::Slot(slot)
                }
                Payload::Global(global) if is_within(sizes.globals[global]) => Root::Global(global),
                _ => Root::Other,
            },
            _ => Root::Other,
        }
    }

    /// Whether what one of both is derived from says that they reach different memory.
    fn is_apart(self, other: Root) -> bool {
        match (self, other) {
            (Root::Slot(a), Root::Slot(b)) => a != b,
            (Root::Global(a), Root::Global(b)) => a != b,
            (Root::Slot(_), Root::Global(_) | Root::Param(..)) => true,
            (Root::Param(a, true), Root::Param(b, _)) => a != b,
            (Root::Param(_, true), Root::Global(_)) => true,
            _ => false,
        }
    }
}
