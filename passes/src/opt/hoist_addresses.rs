//! Computes an address once for all blocks that need it.
//!
//! Frontends name variables and index arrays where they are used, so each way has an address of its
//! own, and none of them dominates the others. In machine code the address of a shared variable is
//! up to three instructions (sm_90: where the CTA is within its cluster), a product and a sum are
//! one to three, and ptxas does not look for those that are computed twice. What several blocks
//! compute of the same values moves to the nearest block that dominates all, outside of loops that
//! not all of them are in:
//! - addresses of shared variables,
//! - indexed addresses and the products in them, if at least `MIN_BLOCKS` blocks have them, or two
//!   blocks behind one and the same condition, as where something is loaded and stored back behind
//!   a barrier: on the ways that need none of them they are computed for nothing. What their
//!   indices are made of only goes along with an address.
//!
//! **Refinement.** What is joined promises nothing unless all of it promised the same. Then it is
//! poison only where each of it was, and it is used where it was used before.
//!
//! **Names and locations.** The first one keeps its own, or gets the name of another if it has
//! none, and stands for the others.

use super::Changed;
use super::cse::guard;
use crate::analysis::{Analyses, Cfg, Dominators, Loops};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::{Substitution, ValueDef};
use irc_ir::entity::{Block, GlobalId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode, Payload};
use irc_ir::types::{I32, I64, Space};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// What fewer blocks compute stays in them.
pub(super) const MIN_BLOCKS: usize = 3;
/// At most this many products and indexed addresses are moved: each may need registers.
const MAX_MOVED: usize = 16;
/// Through so many operations an index is followed.
const MAX_DEPTH: usize = 4;
/// So many blocks are told apart.
const MAX_WAYS: usize = 4;

/// Computes an address once for all blocks that need it.
pub fn hoist_addresses(func: &mut Function, analyses: &Analyses) -> Changed {
    let order: Vec<Block> = analyses.cfg(func).reverse_postorder().collect();
    let mut classes = Classes::default();
    for &block in &order {
        func.layout.insts(block).for_each(|inst| classes.note(func, block, inst));
    }
    if classes.all.iter().all(|class| class.members.len() < class.key.fewest()) {
        return Changed::No;
    }
    let (cfg, dom, loops) = (analyses.cfg(func), analyses.dominators(func), analyses.loops(func));
    let substitution = Substitution::default();
    let again = FxHashMap::default();
    let mut hoist = Hoist { dom, loops, classes, substitution, again };
    let mut num_moved = 0;
    let mut changed = Changed::No;
    for number in 0..hoist.classes.all.len() {
        let class = &hoist.classes.all[number];
        let is_indexed = matches!(class.key, Key::Indexed(..));
        if is_indexed && num_moved == MAX_MOVED || !class.is_worth_it(func, cfg, dom) {
            continue;
        }
        if hoist.join(func, number) {
            num_moved += usize::from(is_indexed);
            changed = Changed::Yes;
        }
    }
    func.substitute(&mut hoist.substitution);
    changed
}

/// What computes the same: the operation, and operands that are the same.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
enum Key {
    Variable(GlobalId, Space),
    Indexed(Opcode, Option<(u32, i64)>, [Value; 2]),
    /// Arithmetic of an index.
    Part(Opcode, [Value; 2]),
}

impl Key {
    /// How many there have to be at least.
    fn fewest(&self) -> usize {
        match self {
            Key::Variable(_, Space::Shared) | Key::Indexed(..) => 2,
            // It makes no code, or an address that is in a constant bank.
            Key::Variable(..) | Key::Part(..) => usize::MAX,
        }
    }
}

/// Instructions that compute the same.
struct Class {
    key: Key,
    /// Each with its block, in reverse postorder.
    members: SmallVec<[(Block, Inst); 4]>,
}

impl Class {
    /// Whether to compute it once pays for the ways that do not need it.
    fn is_worth_it(&self, func: &Function, cfg: &Cfg, dom: &Dominators) -> bool {
        if self.members.len() < self.key.fewest() {
            return false;
        }
        // A variable that is in one block that dominates the others stays there, and they go.
        let Key::Indexed(..) = self.key else { return true };
        let mut ways: SmallVec<[Block; MAX_WAYS]> = SmallVec::new();
        for &(block, _) in &self.members {
            if ways.len() < MAX_WAYS && !ways.iter().any(|&way| dom.dominates(way, block)) {
                ways.push(block);
            }
        }
        match ways[..] {
            [x, y] => {
                let of_x = guard(func, cfg, x);
                of_x.is_some() && of_x == guard(func, cfg, y)
            }
            _ => ways.len() >= MIN_BLOCKS,
        }
    }
}

/// All that is looked at, by what it computes: operands before what is made of them.
#[derive(Default)]
struct Classes {
    all: Vec<Class>,
    numbers: FxHashMap<Key, usize>,
    /// The first value of the class that a value is of.
    first: SecondaryMap<Value, PackedOption<Value>>,
}

impl Classes {
    /// Takes the next instruction.
    fn note(&mut self, func: &Function, block: Block, inst: Inst) {
        let Some(result) = func.dfg.first_result(inst) else { return };
        let first = |value: Value| self.first[value].expand().unwrap_or(value);
        let key = match (func.dfg.opcode(inst), func.dfg.inst(inst).payload, func.dfg.args(inst)) {
            (Opcode::GlobalAddr, Payload::Global(global), _) => {
                let Some(space) = func.dfg.ty(result).space() else { return };
                Key::Variable(global, space)
            }
            (opcode @ Opcode::Ptradd, Payload::Scale(scale, offset, _), &[base, index]) => {
                Key::Indexed(opcode, Some((scale, offset)), [first(base), first(index)])
            }
            (opcode @ (Opcode::Smulw | Opcode::Umulw), _, &[x, y]) => {
                Key::Indexed(opcode, None, [first(x), first(y)])
            }
            (opcode, _, args) if is_part(func, inst) => {
                let last = *args.last().expect("arithmetic has operands");
                Key::Part(opcode, [first(args[0]), first(last)])
            }
            _ => return,
        };
        let number = *self.numbers.entry(key).or_insert(self.all.len());
        if number == self.all.len() {
            self.all.push(Class { key, members: SmallVec::new() });
        }
        let members = &mut self.all[number].members;
        members.push((block, inst));
        self.first[result] = func.dfg.first_result(members[0].1).into();
    }
}

/// Arithmetic at the end of a block, with what it promises.
#[derive(PartialEq, Eq, Hash)]
struct Again {
    place: Block,
    opcode: Opcode,
    promises: IntFlags,
    args: SmallVec<[Value; 2]>,
}

struct Hoist<'f> {
    dom: &'f Dominators,
    loops: &'f Loops,
    classes: Classes,
    substitution: Substitution,
    /// The arithmetic that has been done anew.
    again: FxHashMap<Again, Value>,
}

impl Hoist<'_> {
    /// Lets the first instruction of a class stand for all, if its operands are there.
    fn join(&mut self, func: &mut Function, number: usize) -> bool {
        let Some(place) = self.place(number) else { return false };
        let members = self.classes.all[number].members.clone();
        let (block, first) = members[0];
        if place != block {
            let Some(args) = self.operands(func, &members, place) else { return false };
            let end = func.terminator(place).expect("a block ends in a terminator");
            func.layout.remove_inst(first);
            func.layout.insert_inst(first, end);
            let (opcode, payload) = (func.dfg.opcode(first), func.dfg.inst(first).payload);
            func.dfg.replace_inst(first, opcode, payload, &args);
        }
        let own = func.dfg.inst(first).payload;
        let differs = |inst: Inst| func.dfg.inst(inst).payload.promises() != own.promises();
        if members.iter().any(|&(_, inst)| differs(inst)) {
            func.dfg.inst_mut(first).payload = own.with_promises(IntFlags::NONE);
        }
        let Some(value) = func.dfg.first_result(first) else { return false };
        for &(_, inst) in &members[1..] {
            let Some(other) = func.dfg.first_result(inst) else { continue };
            func.inherit_name(other, value);
            self.substitution.replace(other, value);
            func.layout.remove_inst(inst);
        }
        true
    }

    /// The nearest block that dominates all of a class and is in no loop that not all are in.
    fn place(&self, number: usize) -> Option<Block> {
        let members = &self.classes.all[number].members;
        let blocks = || members.iter().map(|&(block, _)| block);
        let mut place = blocks().reduce(|a, b| self.dom.common(a, b, usize::MAX))?;
        while let Some(l) = self.loops.innermost(place)
            && !blocks().all(|block| self.loops.contains(l, block))
        {
            place = self.dom.idom(place)?;
        }
        Some(place)
    }

    /// The operands of all of a class at the end of a block, if they are computed in front of it or
    /// can be computed there.
    fn operands(
        &mut self,
        func: &mut Function,
        members: &[(Block, Inst)],
        place: Block,
    ) -> Option<SmallVec<[Value; 2]>> {
        let values = |index: usize| -> SmallVec<[Value; 4]> {
            members.iter().map(|&(_, inst)| func.dfg.args(inst)[index]).collect()
        };
        let operands: SmallVec<[_; 2]> =
            (0..func.dfg.args(members[0].1).len()).map(values).collect();
        if !operands.iter().all(|values| self.is_there(func, values, place, MAX_DEPTH)) {
            return None;
        }
        Some(operands.iter().map(|values| self.value_at(func, values, place)).collect())
    }

    /// Whether values of one class are one that is computed in front of the end of a block, or can
    /// be computed there anew.
    fn is_there(&self, func: &Function, values: &[Value], place: Block, depth: usize) -> bool {
        let value = self.substitution.resolve(values[0]);
        if self.is_one(values) && self.is_before(func, value, place) {
            return true;
        }
        let Some(inst) = func.dfg.def_inst(value) else { return false };
        // Several addresses of a variable are as good as one.
        variable(func, value).is_some()
            || depth > 0
                && is_part(func, inst)
                && self
                    .args_of(func, values)
                    .iter()
                    .all(|args| self.is_there(func, args, place, depth - 1))
    }

    /// The value that these are at the end of a block, where it is computed if it is not there.
    fn value_at(&mut self, func: &mut Function, values: &[Value], place: Block) -> Value {
        let value = self.substitution.resolve(values[0]);
        if self.is_one(values) && self.is_before(func, value, place) {
            return value;
        }
        let args: SmallVec<[Value; 2]> = self
            .args_of(func, values)
            .iter()
            .map(|args| self.value_at(func, args, place))
            .collect();
        let end = func.terminator(place).expect("a block ends in a terminator");
        let inst = func.dfg.def_inst(value).expect("it is computed by an instruction");
        let (opcode, payload) = (func.dfg.opcode(inst), func.dfg.inst(inst).payload);
        let promises = values.iter().filter_map(|&value| {
            let inst = func.dfg.def_inst(self.substitution.resolve(value))?;
            Some(func.dfg.inst(inst).payload.promises())
        });
        let promises = promises.fold(payload.promises(), IntFlags::and);
        // Others of the class may promise more, or less.
        let key = Again { place, opcode, promises, args: args.clone() };
        if let Some(&known) = self.again.get(&key) {
            return known;
        }
        let (ty, loc) = (func.dfg.ty(value), func.loc(inst));
        let mut cur = Cursor::before(func, end).with_loc(loc);
        let made = cur.insert(opcode, payload.with_promises(promises), &args, &[ty]);
        let made = func.dfg.first_result(made).expect("arithmetic has a result");
        if variable(func, value).is_none() {
            self.again.insert(key, made);
        }
        made
    }

    /// The operands of what computes values of one class: for each place those of all.
    fn args_of(&self, func: &Function, values: &[Value]) -> SmallVec<[SmallVec<[Value; 4]>; 2]> {
        let insts = || {
            let resolved = values.iter().map(|&value| self.substitution.resolve(value));
            resolved.filter_map(|value| func.dfg.def_inst(value))
        };
        let count = insts().next().map_or(0, |inst| func.dfg.args(inst).len());
        (0..count).map(|i| insts().map(|inst| func.dfg.args(inst)[i]).collect()).collect()
    }

    fn is_one(&self, values: &[Value]) -> bool {
        let value = self.substitution.resolve(values[0]);
        values.iter().all(|&other| self.substitution.resolve(other) == value)
    }

    /// Whether a value is computed in front of the end of a block on every way to it.
    fn is_before(&self, func: &Function, value: Value, place: Block) -> bool {
        match func.dfg.def(value) {
            ValueDef::Const(_) => true,
            ValueDef::Param(block, _) => self.dom.dominates(block, place),
            ValueDef::Result(inst, _) => {
                func.layout.block_of(inst).is_some_and(|block| self.dom.dominates(block, place))
            }
        }
    }
}

/// Whether an instruction is cheap arithmetic on integers, as indices are made of.
fn is_part(func: &Function, inst: Inst) -> bool {
    use Opcode::*;
    let is_index = |value: Value| matches!(func.dfg.ty(value), I32 | I64);
    matches!(func.dfg.opcode(inst), Add | Sub | Mul | Shl | Sext | Zext)
        && func.dfg.results(inst).chain(func.dfg.args(inst).iter().copied()).all(is_index)
}

/// What takes the address of the variable that a value is.
fn variable(func: &Function, value: Value) -> Option<Payload> {
    let inst = func.dfg.def_inst(value)?;
    let payload = func.dfg.inst(inst).payload;
    matches!(payload, Payload::Global(_)).then_some(payload)
}
