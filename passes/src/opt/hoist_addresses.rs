//! Computes an address once for all blocks that need it.
//!
//! Frontends name variables and index arrays where they are used, so each way has an address of its
//! own, and none of them dominates the others. In machine code the address of a shared variable is
//! up to three instructions (sm_90: where the CTA is within its cluster), a product and a sum are
//! one to three, and ptxas does not look for those that are computed twice. What several blocks
//! compute of the same values moves to the nearest block that dominates all, outside of loops that
//! not all of them are in:
//! - addresses of shared variables,
//! - indexed addresses and the products in them, if at least `MIN_BLOCKS` blocks have them: on the
//!   ways that need none of them they are computed for nothing. A multiple of a number of 64 bits
//!   only goes along with an address: by itself it is part of the sum in machine code.
//!
//! **Refinement.** What is joined promises nothing unless all of it promised the same. Then it is
//! poison only where each of it was, and it is used where it was used before.
//!
//! **Names and locations.** The first one keeps its own, or gets the name of another if it has
//! none, and stands for the others.

use super::Changed;
use crate::analysis::{Analyses, Dominators, Loops};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::{Substitution, ValueDef};
use irc_ir::entity::{Block, GlobalId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode, Payload};
use irc_ir::types::{I64, Space};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// What fewer blocks compute stays in them.
pub(super) const MIN_BLOCKS: usize = 3;
/// At most this many products and indexed addresses are moved: each may need registers.
const MAX_MOVED: usize = 16;
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
    let (dom, loops) = (analyses.dominators(func), analyses.loops(func));
    let mut hoist = Hoist { dom, loops, classes, substitution: Substitution::default() };
    let mut num_moved = 0;
    let mut changed = Changed::No;
    for number in 0..hoist.classes.all.len() {
        let class = &hoist.classes.all[number];
        let is_indexed = matches!(class.key, Key::Indexed(..));
        if is_indexed && num_moved == MAX_MOVED || class.num_ways(dom) < class.key.fewest() {
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
    /// A number of 64 bits times a constant.
    Multiple(Opcode, [Value; 2]),
}

impl Key {
    /// In how many blocks it has to be.
    fn fewest(&self) -> usize {
        match self {
            Key::Variable(_, Space::Shared) => 2,
            // It makes no code, or an address that is in a constant bank.
            Key::Variable(..) | Key::Multiple(..) => usize::MAX,
            Key::Indexed(..) => MIN_BLOCKS,
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
    /// In how many blocks it is that no other one of them dominates.
    fn num_ways(&self, dom: &Dominators) -> usize {
        if self.members.len() < self.key.fewest() {
            return 0;
        }
        let mut ways: SmallVec<[Block; MAX_WAYS]> = SmallVec::new();
        for &(block, _) in &self.members {
            if ways.len() < MAX_WAYS && !ways.iter().any(|&way| dom.dominates(way, block)) {
                ways.push(block);
            }
        }
        // One that dominates the others stays where it is, and they go.
        if let (Key::Variable(..), 1) = (self.key, ways.len()) { 2 } else { ways.len() }
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
            (opcode, _, &[x, y]) if is_multiple(func, inst) => Key::Multiple(opcode, [x, y]),
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

struct Hoist<'f> {
    dom: &'f Dominators,
    loops: &'f Loops,
    classes: Classes,
    substitution: Substitution,
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

    /// The operands of all of a class at the end of a block, if they are computed in front of it.
    fn operands(
        &self,
        func: &mut Function,
        members: &[(Block, Inst)],
        place: Block,
    ) -> Option<SmallVec<[Value; 2]>> {
        let num_args = func.dfg.args(members[0].1).len();
        let at = |func: &Function, inst: Inst, index: usize| {
            self.substitution.resolve(func.dfg.args(inst)[index])
        };
        let mut operands: SmallVec<[_; 2]> = SmallVec::new();
        for index in 0..num_args {
            let value = at(func, members[0].1, index);
            let is_one = members.iter().all(|&(_, inst)| at(func, inst, index) == value);
            let is_there = self.is_before(func, value, place);
            let again = if is_there { None } else { self.computed_again(func, value, place) };
            // Several addresses of a variable are as good as one.
            let is_known = again.is_some() || is_there && variable(func, value).is_some();
            if !(is_known || is_one && is_there) {
                return None;
            }
            operands.push((value, again));
        }
        let end = func.terminator(place)?;
        let take = |(value, again): (Value, Option<Again>)| {
            let Some((opcode, payload, args)) = again else { return Some(value) };
            let ty = func.dfg.ty(value);
            let loc = func.dfg.def_inst(value).map(|inst| func.loc(inst));
            let mut cur = Cursor::before(func, end).with_loc(loc.unwrap_or_default());
            let inst = cur.insert(opcode, payload, &args, &[ty]);
            func.dfg.first_result(inst)
        };
        operands.into_iter().map(take).collect()
    }

    /// How a value is computed anew at the end of a block: the address of a variable, or a multiple
    /// of what is computed in front of it. Operands of a class are of one class, too.
    fn computed_again(&self, func: &Function, value: Value, place: Block) -> Option<Again> {
        let inst = func.dfg.def_inst(value)?;
        if let Some(payload) = variable(func, value) {
            return Some((Opcode::GlobalAddr, payload, SmallVec::new()));
        }
        let args: SmallVec<[Value; 2]> =
            func.dfg.args(inst).iter().map(|&arg| self.substitution.resolve(arg)).collect();
        let is_there = args.iter().all(|&arg| self.is_before(func, arg, place));
        let payload = Payload::IntFlags(IntFlags::NONE);
        (is_there && is_multiple(func, inst)).then_some((func.dfg.opcode(inst), payload, args))
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

/// An operation to compute a value with: its payload and operands, too.
type Again = (Opcode, Payload, SmallVec<[Value; 2]>);

/// Whether an instruction multiplies a number of 64 bits by a constant.
fn is_multiple(func: &Function, inst: Inst) -> bool {
    let (dfg, opcode) = (&func.dfg, func.dfg.opcode(inst));
    matches!(opcode, Opcode::Shl | Opcode::Mul)
        && matches!(dfg.args(inst), &[x, by] if dfg.ty(x) == I64 && dfg.as_bits(by).is_some())
}

/// What takes the address of the variable that a value is.
fn variable(func: &Function, value: Value) -> Option<Payload> {
    let inst = func.dfg.def_inst(value)?;
    let payload = func.dfg.inst(inst).payload;
    matches!(payload, Payload::Global(_)).then_some(payload)
}
