//! Makes generic pointers that are known to point into one state space pointers into that.
//!
//! Accesses of a known space are cheaper than generic ones, and known to be apart from those of
//! another space. What is known is found out first ([`PointerSpaces`]); then the pointers that
//! accesses use, and what these are computed of, are computed in their space. Where one is used as
//! a generic pointer besides, it is cast back, which is exact. Accesses that their space does not
//! have stay generic: atomics in local memory, for example.
//!
//! A variable that a debugger finds in memory at a pointer is there in the space, too. One that is
//! such a pointer has no value any more where nothing casts it back, unless it points into global
//! memory: it has another number in another space.
//!
//! What takes the place of a value inherits its name, new instructions get the location of those
//! whose place they take; no edge changes.

use super::Changed;
use super::block_params::retain_params;
use super::remove_unreachable_blocks::reachable_cfg;
use crate::analysis::spaces::{PointerSpaces, Source, source};
use crate::analysis::{Analyses, Cfg};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::debug::DebugLocation;
use irc_ir::dfg::{Substitution, ValueDef};
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{BulkFlags, MemFlags, Opcode, Payload};
use irc_ir::types::{PTR, Space, Type};
use irc_ptx::graph::FlowGraph;
use rustc_hash::FxHashMap;

/// Makes generic pointers that are known to point into one state space pointers into that.
pub fn infer_spaces(func: &mut Function, analyses: &Analyses) -> Changed {
    if !func.insts().any(|inst| uses_generic_address(func, inst)) {
        return Changed::No;
    }
    let anew = Analyses::default();
    let (mut changed, cfg) = reachable_cfg(func, analyses, &anew);
    let spaces = PointerSpaces::new(func, cfg);
    let mut rewrite = Rewrite {
        spaces,
        moved: FxHashMap::default(),
        wanted: Vec::new(),
        same: Substitution::default(),
    };
    rewrite.want(func, cfg);
    if !rewrite.wanted.is_empty() {
        rewrite.run(func, cfg);
        changed |= Changed::Yes;
    }
    changed
}

fn uses_generic_address(func: &Function, inst: Inst) -> bool {
    let is_generic = |index: &usize| func.dfg.ty(func.dfg.args(inst)[*index]) == PTR;
    addresses(func, inst).iter().any(is_generic)
}

/// The operands of an instruction that could be pointers into another space.
fn addresses(func: &Function, inst: Inst) -> &'static [usize] {
    match func.dfg.opcode(inst) {
        Opcode::Load | Opcode::Atomicrmw | Opcode::Cmpxchg | Opcode::Memset => &[0],
        Opcode::Store => &[1],
        Opcode::Memcpy => &[0, 1],
        Opcode::Addrcast => &[0],
        _ => &[],
    }
}

/// Whether an instruction may use an address of this space in the place of a generic one.
fn may_use(func: &Function, inst: Inst, index: usize, space: Space) -> bool {
    let opcode = func.dfg.opcode(inst);
    if opcode == Opcode::Addrcast {
        let result = func.dfg.first_result(inst);
        return result.is_some_and(|result| func.dfg.ty(result) == Type::Ptr(space));
    }
    let is_written = opcode != Opcode::Load && (opcode, index) != (Opcode::Memcpy, 1);
    let is_plain = match func.dfg.inst(inst).payload {
        Payload::Mem(MemFlags { cache: None, evict: None, nc: false, volatile, order, .. }) => {
            !MemFlags { volatile, order, ..MemFlags::aligned(1) }.is_strong()
        }
        Payload::Bulk(BulkFlags { volatile, .. }) => !volatile,
        _ => false,
    };
    match space {
        Space::Global => true,
        Space::Shared => is_plain || is_atomic(func, inst),
        Space::Local => is_plain,
        Space::Const | Space::Param => is_plain && !is_written,
        Space::Generic => false,
    }
}

/// Whether it is an access of more than one thread, without hints for the cache.
fn is_atomic(func: &Function, inst: Inst) -> bool {
    match func.dfg.inst(inst).payload {
        Payload::Mem(flags) => flags.cache.is_none() && flags.evict.is_none() && !flags.nc,
        Payload::Atomic(..) => true,
        _ => false,
    }
}

/// Whether a pointer is where its space is known from.
fn is_source(func: &Function, value: Value) -> bool {
    match func.dfg.def(value) {
        ValueDef::Result(inst, _) => matches!(source(func, inst), Source::Space(_)),
        ValueDef::Param(block, _) => func.layout.entry() == Some(block),
        ValueDef::Const(_) => true,
    }
}

struct Rewrite {
    spaces: PointerSpaces,
    /// What stands for a pointer in its space.
    moved: FxHashMap<Value, Value>,
    /// The pointers that something shall stand for, from those that accesses use on.
    wanted: Vec<Value>,
    /// What casts make that is there now.
    same: Substitution,
}

impl Rewrite {
    /// Finds the pointers that accesses use, and those that they are computed of.
    fn want(&mut self, func: &Function, cfg: &Cfg) {
        let mut seen = vec![false; func.dfg.num_values()];
        for block in cfg.reverse_postorder() {
            for inst in func.layout.insts(block) {
                for &index in addresses(func, inst) {
                    let value = func.dfg.args(inst)[index];
                    let is_cast = func.dfg.opcode(inst) == Opcode::Addrcast;
                    let space = self.spaces.of(func, value);
                    let is_known = space.is_some_and(|space| may_use(func, inst, index, space));
                    if is_known && !(is_cast && is_source(func, value)) {
                        self.push(func, value, &mut seen);
                    }
                }
            }
        }
        let mut next = 0;
        while let Some(&value) = self.wanted.get(next) {
            next += 1;
            match func.dfg.def(value) {
                ValueDef::Result(inst, _) => {
                    if let Source::Values(values) = source(func, inst) {
                        values.iter().for_each(|&value| self.push(func, value, &mut seen));
                    }
                }
                ValueDef::Param(block, index) => {
                    for &pred in cfg.preds(block) {
                        let inst = func.layout.last_inst(pred).expect("a terminator");
                        let targets = func.dfg.targets(inst).iter();
                        for target in targets.filter(|target| target.block == block) {
                            let arg = func.dfg.call_args(target)[index as usize];
                            self.push(func, arg, &mut seen);
                        }
                    }
                }
                ValueDef::Const(_) => {}
            }
        }
    }

    fn push(&mut self, func: &Function, value: Value, seen: &mut [bool]) {
        let is_known = self.spaces.of(func, value).is_some();
        if is_known && !std::mem::replace(&mut seen[value.as_u32() as usize], true) {
            self.wanted.push(value);
        }
    }

    /// Computes the wanted pointers in their spaces, and uses them.
    fn run(mut self, func: &mut Function, cfg: &Cfg) {
        let blocks: Vec<Block> = cfg.reverse_postorder().collect();
        let is_wanted: FxHashMap<Value, Space> = self
            .wanted
            .iter()
            .filter_map(|&value| Some((value, self.spaces.of(func, value)?)))
            .collect();
        for &block in &blocks {
            self.params(func, block, &is_wanted);
        }
        let mut replaced: Vec<Value> = Vec::new();
        for &block in &blocks {
            let insts: Vec<Inst> = func.layout.insts(block).collect();
            for inst in insts {
                let result = func.dfg.first_result(inst);
                if let Some((result, &space)) = result.and_then(|r| Some((r, is_wanted.get(&r)?)))
                    && self.result(func, inst, result, space)
                {
                    replaced.push(result);
                }
                self.operands(func, inst);
                self.arguments(func, inst, &is_wanted);
            }
        }
        let entry = func.layout.entry();
        let is_param = |value: &&Value| match func.dfg.def(**value) {
            ValueDef::Param(block, _) => Some(block) != entry,
            _ => false,
        };
        replaced.extend(self.wanted.iter().filter(is_param));
        self.cast_back(func, &replaced);
    }

    /// Gives a block parameters for those that are wanted; what the function is given is cast.
    fn params(&mut self, func: &mut Function, block: Block, is_wanted: &FxHashMap<Value, Space>) {
        let is_entry = func.layout.entry() == Some(block);
        for param in func.dfg.params(block).to_vec() {
            let Some(&space) = is_wanted.get(&param) else { continue };
            let new = match is_entry {
                true => {
                    let first = func.layout.first_inst(block);
                    let loc = first.and_then(|first| func.loc(first));
                    Cursor::at_start(func, block).with_loc(loc).addrcast(space, param)
                }
                false => func.dfg.append_param(block, Type::Ptr(space)),
            };
            if !is_entry {
                func.inherit_name(param, new);
            }
            self.moved.insert(param, new);
        }
    }

    /// Computes what an instruction does in a space. Whether it is no longer needed.
    fn result(&mut self, func: &mut Function, inst: Inst, result: Value, space: Space) -> bool {
        let Source::Values(values) = source(func, inst) else {
            let new = match func.dfg.opcode(inst) {
                Opcode::Addrcast => func.dfg.args(inst)[0],
                _ => Cursor::after(func, inst).addrcast(space, result),
            };
            self.moved.insert(result, new);
            return false;
        };
        let (opcode, payload) = (func.dfg.opcode(inst), func.dfg.inst(inst).payload);
        let mut args = func.dfg.args(inst).to_vec();
        for arg in args.iter_mut().filter(|arg| values.contains(arg)) {
            *arg = self.moved(func, *arg, space);
        }
        let ty = Type::Ptr(space);
        let new = Cursor::before(func, inst).insert(opcode, payload, &args, &[ty]);
        let new = func.dfg.first_result(new).expect("it has the result that it had");
        func.inherit_name(result, new);
        self.moved.insert(result, new);
        func.layout.remove_inst(inst);
        true
    }

    /// What stands for a pointer in a space.
    fn moved(&self, func: &mut Function, value: Value, space: Space) -> Value {
        match self.moved.get(&value) {
            Some(&moved) => moved,
            None if func.dfg.as_bits(value) == Some(0) => func.dfg.constant(Type::Ptr(space), 0),
            None => func.dfg.poison(Type::Ptr(space)),
        }
    }

    /// Lets an access use what stands for its addresses.
    fn operands(&mut self, func: &mut Function, inst: Inst) {
        for &index in addresses(func, inst) {
            let Some(&new) = self.moved.get(&func.dfg.args(inst)[index]) else { continue };
            let space = func.dfg.ty(new).space().unwrap_or(Space::Generic);
            if !may_use(func, inst, index, space) {
                continue;
            }
            match func.dfg.opcode(inst) {
                Opcode::Addrcast => {
                    let old = func.dfg.first_result(inst).expect("a cast has a result");
                    // Unless it is what makes it.
                    if old != new {
                        self.same.replace(old, new);
                        func.layout.remove_inst(inst);
                    }
                }
                _ => func.dfg.args_mut(inst)[index] = new,
            }
        }
    }

    /// Gives branches the arguments for new parameters.
    fn arguments(&self, func: &mut Function, inst: Inst, is_wanted: &FxHashMap<Value, Space>) {
        for target in 0..func.dfg.targets(inst).len() {
            let call = func.dfg.targets(inst)[target];
            if func.layout.entry() == Some(call.block) {
                continue;
            }
            let args = func.dfg.call_args(&call).to_vec();
            let params = func.dfg.params(call.block).to_vec();
            for (param, arg) in params.into_iter().zip(args) {
                if let Some(&space) = is_wanted.get(&param) {
                    let arg = self.moved(func, arg, space);
                    func.dfg.push_target_arg(inst, target as u32, arg);
                }
            }
        }
    }

    /// Removes the parameters that something else stands for, and casts back what stands for a
    /// pointer where that is used as a generic one.
    fn cast_back(mut self, func: &mut Function, replaced: &[Value]) {
        let mut is_replaced = vec![false; func.dfg.num_values()];
        replaced.iter().for_each(|value| is_replaced[value.as_u32() as usize] = true);
        let at = |value: Value| value.as_u32() as usize;
        retain_params(func, |param| !is_replaced.get(at(param)).is_some_and(|&is| is));
        let mut is_used = vec![false; is_replaced.len()];
        for inst in func.insts() {
            func.dfg.for_each_use(inst, |value| {
                if is_replaced.get(at(value)).is_some_and(|&is| is) {
                    is_used[at(value)] = true;
                }
            });
        }
        self.move_debug_values(func, |old| {
            is_replaced.get(at(old)) == Some(&true) && !is_used[at(old)]
        });
        for &old in replaced.iter().filter(|&&value| is_used[at(value)]) {
            let new = self.moved[&old];
            let cast = match func.dfg.def(new) {
                ValueDef::Param(block, _) => {
                    Cursor::at_start(func, block).addrcast(Space::Generic, new)
                }
                ValueDef::Result(inst, _) => {
                    Cursor::after(func, inst).addrcast(Space::Generic, new)
                }
                ValueDef::Const(_) => unreachable!("a constant stands for no computed pointer"),
            };
            self.same.replace(old, cast);
        }
        func.substitute(&mut self.same);
    }

    /// Tells debuggers of what stands for pointers that are gone.
    fn move_debug_values(&self, func: &mut Function, is_gone: impl Fn(Value) -> bool) {
        let Function { layout, dfg, .. } = func;
        layout.debug.for_each_location(|location| {
            let is_memory = matches!(location, DebugLocation::Memory(_));
            let new = |value: Value| {
                let new = self.moved.get(&value).copied().filter(|_| is_gone(value))?;
                let is_same = is_memory || dfg.ty(new).space() == Some(Space::Global);
                is_same.then_some(new)
            };
            location.map_values(|value| Some(new(value).unwrap_or(value)));
            if let DebugLocation::Memory(sum) = location
                && !sum.is_address(dfg)
            {
                *location = DebugLocation::Unknown;
            }
        });
    }
}
