//! Loads from one slot or another become a choice of what both hold.
//!
//! `x < y ? a : b` of objects chooses an address, by a `select` or where two ways meet, and so does
//! a `max` that returns a reference. If nothing is done with the address but to load from it,
//! before anything is written where ways have met, and whatever slot it is within has bytes there,
//! then values are chosen in its place, and nothing needs the addresses of the slots. It does not
//! matter whether the value that is not chosen is poison.
//!
//! **Names and locations.** A choice has the name and the location of the load; what is loaded
//! before ways meet has the location of the branch.

use super::Changed;
use super::accesses::moved;
use crate::analysis::{Cfg, Edge};
use crate::opt::block_params::retain_params;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::data::DataTypes;
use irc_ir::dfg::{Substitution, ValueDef};
use irc_ir::entity::{Block, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::op::{MemFlags, Opcode, Payload};
use irc_ir::types::Type;
use rustc_hash::{FxHashMap, FxHashSet};

/// The most slots that one load chooses between.
const MAX_LEAVES: usize = 4;
/// The most blocks between a load and where ways have met.
const MAX_BLOCKS: usize = 4;

/// Chooses values in the place of the addresses that they are loaded from. The reachable blocks are
/// `blocks`, in reverse postorder.
pub(super) fn choose_values(
    func: &mut Function,
    types: &DataTypes,
    cfg: &Cfg,
    blocks: &[Block],
) -> Changed {
    if !blocks.iter().any(|&block| has_choices(func, block)) {
        return Changed::No;
    }
    let found = Walk::of(func, types, cfg, blocks);
    if found.loads.is_empty() {
        return Changed::No;
    }
    let mut replacing = Replacing { func, cfg, found: &found, params: FxHashMap::default() };
    let mut substitution = Substitution::default();
    for &load in &found.loads {
        let func = &*replacing.func;
        let address = func.dfg.args(load)[0];
        let old = func.dfg.first_result(load).expect("a load has a result");
        let chosen = replacing.choose(load, address, 0, func.dfg.ty(old));
        replacing.func.inherit_name(old, chosen);
        substitution.replace(old, chosen);
    }
    for &inst in &found.loads {
        func.layout.remove_inst(inst);
    }
    func.substitute(&mut substitution);
    let mut params: FxHashSet<Value> = FxHashSet::default();
    for &choice in &found.unused {
        match func.dfg.def(choice) {
            ValueDef::Result(inst, _) => func.layout.remove_inst(inst),
            _ => {
                params.insert(choice);
            }
        }
    }
    if !params.is_empty() {
        retain_params(func, |param| !params.contains(&param));
    }
    Changed::Yes
}

/// Whether addresses may be chosen in a block or where ways to it meet.
fn has_choices(func: &Function, block: Block) -> bool {
    let is_pointer = |value: Value| func.dfg.ty(value).is_ptr();
    let is_choice = |inst| {
        func.dfg.opcode(inst) == Opcode::Select
            && func.dfg.first_result(inst).is_some_and(is_pointer)
    };
    let meets = func.layout.entry() != Some(block);
    (meets && func.dfg.params(block).iter().any(|&param| is_pointer(param)))
        || func.layout.insts(block).any(is_choice)
}

struct Found {
    /// Addresses within a slot, with the bytes that they are behind its beginning.
    slots: FxHashMap<Value, (StackSlot, i64)>,
    /// Loads from addresses that are chosen.
    loads: Vec<Inst>,
    /// Addresses that nothing needs when these loads are gone, each before those that it is of.
    unused: Vec<Value>,
}

/// Puts choices of values in the place of loads.
struct Replacing<'f> {
    func: &'f mut Function,
    cfg: &'f Cfg,
    found: &'f Found,
    /// What is chosen where ways meet, by the address that was, how far behind it, and the type.
    params: FxHashMap<(Value, i64, Type), Value>,
}

impl Replacing<'_> {
    /// Loads from the bytes at `offset` behind an address, wherever that is, before an instruction.
    fn choose(&mut self, before: Inst, address: Value, offset: i64, ty: Type) -> Value {
        let loc = self.func.loc(before);
        if let Some(&(slot, start)) = self.found.slots.get(&address) {
            let place = start.wrapping_add(offset);
            let known = u64::from(self.func.slots[slot].align) | place as u64 | 1 << 7;
            let mut cursor = Cursor::before(self.func, before).with_loc(loc);
            let from = if offset == 0 { address } else { cursor.ptr_offset(address, offset) };
            return cursor.load(ty, MemFlags::aligned(1 << known.trailing_zeros()), from);
        }
        let inst = match self.func.dfg.def(address) {
            ValueDef::Result(inst, _) => inst,
            ValueDef::Param(block, index) => {
                return self.choose_before(block, index as usize, address, offset, ty);
            }
            ValueDef::Const(_) => unreachable!("a constant is not chosen"),
        };
        if let Some((base, more)) = moved(self.func, inst) {
            return self.choose(before, base, offset.wrapping_add(more), ty);
        }
        let &[cond, a, b] = self.func.dfg.args(inst) else { unreachable!("it is a select") };
        let [a, b] = [a, b].map(|arm| self.choose(before, arm, offset, ty));
        Cursor::before(self.func, before).with_loc(loc).select(cond, a, b)
    }

    /// What is loaded at the end of each way that leads to a block.
    fn choose_before(
        &mut self,
        block: Block,
        index: usize,
        address: Value,
        offset: i64,
        ty: Type,
    ) -> Value {
        if let Some(&known) = self.params.get(&(address, offset, ty)) {
            return known;
        }
        for edge in self.cfg.pred_edges(block) {
            let branch = self.func.terminator(edge.from).expect("it leads to the block");
            let from = self.func.edge_arg(edge, index).expect("each parameter has an argument");
            let value = self.choose(branch, from, offset, ty);
            self.func.dfg.push_target_arg(branch, edge.target, value);
        }
        let param = self.func.dfg.append_param(block, ty);
        self.params.insert((address, offset, ty), param);
        param
    }
}

struct Walk<'f> {
    func: &'f Function,
    types: &'f DataTypes,
    cfg: &'f Cfg,
    slots: FxHashMap<Value, (StackSlot, i64)>,
    /// The choices, and what is a constant apart from one, with how many slots they are between.
    choices: FxHashMap<Value, usize>,
    /// The same in order.
    order: Vec<Value>,
    loads: Vec<Inst>,
    /// What branches give for parameters.
    given: Vec<(Value, Value)>,
    /// The choices that are needed as addresses.
    needed: FxHashSet<Value>,
}

impl<'f> Walk<'f> {
    fn of(func: &'f Function, types: &'f DataTypes, cfg: &'f Cfg, blocks: &[Block]) -> Found {
        let mut walk = Walk {
            func,
            types,
            cfg,
            slots: FxHashMap::default(),
            choices: FxHashMap::default(),
            order: Vec::new(),
            loads: Vec::new(),
            given: Vec::new(),
            needed: FxHashSet::default(),
        };
        for &block in blocks {
            walk.params(block);
            func.layout.insts(block).for_each(|inst| walk.visit(inst));
            walk.branch(block);
        }
        for &load in &walk.loads {
            let result = func.dfg.first_result(load).expect("a load has a result");
            let address = func.dfg.args(load)[0];
            let block = func.layout.block_of(load).expect("it stands in a block");
            if !walk.fits(address, 0, func.dfg.ty(result), (block, load)) {
                walk.needed.insert(address);
            }
        }
        walk.spread();
        let Walk { slots, mut order, mut loads, needed, .. } = walk;
        order.reverse();
        order.retain(|choice| !needed.contains(choice));
        loads.retain(|&load| !needed.contains(&func.dfg.args(load)[0]));
        Found { slots, loads, unused: order }
    }

    /// What an address is chosen of is needed where that is.
    fn spread(&mut self) {
        loop {
            let before = self.needed.len();
            for &(value, param) in &self.given {
                if self.needed.contains(&param) || !self.choices.contains_key(&param) {
                    self.needed.insert(value);
                }
            }
            for choice in self.order.iter().rev() {
                if self.needed.contains(choice)
                    && let Some(inst) = self.func.dfg.def_inst(*choice)
                {
                    self.needed.extend(self.func.dfg.args(inst));
                }
            }
            if self.needed.len() == before {
                break;
            }
        }
    }

    /// The number of slots that an address is one of.
    fn leaves(&self, value: Value) -> Option<usize> {
        match self.slots.contains_key(&value) {
            true => Some(1),
            false => self.choices.get(&value).copied(),
        }
    }

    fn choice(&mut self, value: Value, leaves: usize) {
        self.choices.insert(value, leaves);
        self.order.push(value);
    }

    /// Addresses that are chosen where ways meet.
    fn params(&mut self, block: Block) {
        if self.func.layout.entry() == Some(block) {
            return;
        }
        for (index, &param) in self.func.dfg.params(block).iter().enumerate() {
            if !self.func.dfg.ty(param).is_ptr() {
                continue;
            }
            let leaves = self
                .cfg
                .pred_edges(block)
                .map(|edge| self.leaves(self.func.edge_arg(edge, index)?));
            let leaves: Option<usize> = leaves.sum();
            if let Some(leaves) = leaves.filter(|&leaves| leaves <= MAX_LEAVES) {
                self.choice(param, leaves);
            }
        }
    }

    fn visit(&mut self, inst: Inst) {
        let dfg = &self.func.dfg;
        let data = dfg.inst(inst);
        let args = dfg.args(inst);
        let Some(result) = dfg.first_result(inst) else { return self.need(inst) };
        if let Payload::Slot(slot) = data.payload {
            self.slots.insert(result, (slot, 0));
        } else if let Some((base, bytes)) = moved(self.func, inst) {
            match (self.slots.get(&base), self.choices.get(&base)) {
                (Some(&(slot, offset)), _) => {
                    self.slots.insert(result, (slot, offset.wrapping_add(bytes)));
                }
                (None, Some(&leaves)) => self.choice(result, leaves),
                (None, None) => self.need(inst),
            }
        } else if data.opcode == Opcode::Select && dfg.ty(result).is_ptr() {
            let both = self.leaves(args[1]).zip(self.leaves(args[2])).map(|(a, b)| a + b);
            match both.filter(|&leaves| leaves <= MAX_LEAVES) {
                Some(leaves) => self.choice(result, leaves),
                None => self.need(inst),
            }
        } else if let (Opcode::Load, Payload::Mem(flags)) = (data.opcode, data.payload)
            && !flags.is_strong()
        {
            if self.choices.contains_key(&args[0]) {
                self.loads.push(inst);
            }
        } else {
            self.need(inst);
        }
    }

    /// Notes that an instruction needs the addresses that are its operands.
    fn need(&mut self, inst: Inst) {
        let chosen = |value: &&Value| self.choices.contains_key(*value);
        self.needed.extend(self.func.dfg.args(inst).iter().filter(chosen));
    }

    /// Notes what the branch at the end of a block gives for parameters.
    fn branch(&mut self, block: Block) {
        let Some(branch) = self.func.terminator(block) else { return };
        for call in self.func.dfg.targets(branch) {
            let params = self.func.dfg.params(call.block).iter();
            for (&value, &param) in self.func.dfg.call_args(call).iter().zip(params) {
                if self.choices.contains_key(&value) {
                    self.given.push((value, param));
                }
            }
        }
    }

    /// Whether a value at `offset` behind an address is within each slot that it may be in, and as
    /// it was where the address was chosen, when it is loaded by the last of these instructions of
    /// a block.
    fn fits(&self, address: Value, offset: i64, ty: Type, at: (Block, Inst)) -> bool {
        if let Some(&(slot, start)) = self.slots.get(&address) {
            let size = self.types.layout(self.func.slots[slot].ty).size;
            let place = u64::try_from(start.wrapping_add(offset)).ok();
            let end = place.and_then(|place| place.checked_add(ty.bytes().into()));
            return end.is_some_and(|end| end <= size) && !ty.is_handle();
        }
        match self.func.dfg.def(address) {
            ValueDef::Result(inst, _) => match (moved(self.func, inst), self.func.dfg.args(inst)) {
                (Some((base, more)), _) => self.fits(base, offset.wrapping_add(more), ty, at),
                (None, &[_, a, b]) => self.fits(a, offset, ty, at) && self.fits(b, offset, ty, at),
                _ => false,
            },
            ValueDef::Param(block, index) => {
                let fits_before = |edge: Edge| {
                    let end = self.func.terminator(edge.from)?;
                    let from = self.func.edge_arg(edge, index as usize)?;
                    Some(self.fits(from, offset, ty, (edge.from, end)))
                };
                self.is_unwritten(block, at)
                    && self.cfg.pred_edges(block).all(|edge| fits_before(edge) == Some(true))
            }
            ValueDef::Const(_) => false,
        }
    }

    /// Whether nothing is written between the beginning of a block and an instruction of another
    /// that only it leads to.
    fn is_unwritten(&self, from: Block, (mut block, before): (Block, Inst)) -> bool {
        let writes = |inst: Inst| self.func.dfg.effects(inst).writes;
        let mut last = Some(before);
        for _ in 0..MAX_BLOCKS {
            let mut insts = self.func.layout.insts(block).take_while(|&inst| Some(inst) != last);
            if insts.any(writes) {
                return false;
            }
            if block == from {
                return true;
            }
            let mut edges = self.cfg.pred_edges(block);
            let (Some(edge), None) = (edges.next(), edges.next()) else { return false };
            (block, last) = (edge.from, None);
        }
        false
    }
}
