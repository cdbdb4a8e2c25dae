//! Replaces addresses that grow by a constant in each round of a loop by pointers that are added
//! to.
//!
//! The address `base + i * 8` of an innermost loop that counts `i` by 4 becomes a parameter of its
//! header, which begins as `base + first * 8` and is 32 more in the next round:
//!
//! ```text
//! header(i):     .. load [base + i * 8] ..      header(i, p):  .. load [p] ..
//!   br header(i + 4)                              br header(i + 4, p + 32)
//! ```
//!
//! ptxas does not do it, and does not unroll a loop whose addresses shift a counter of 64 bits;
//! pointers that it adds to it unrolls, with the additions in the immediates of the accesses
//! (measured: a loop of 18 words that were 38 instructions is 90 instructions for 66 words).
//! Addresses by a counter of 32 bits are one instruction already, `mul.wide` and the sum, so they
//! stay as they are.
//!
//! Addresses that are constants apart share a pointer. What does not change in the loop is added
//! in front of it: the block before the loop is the only way in; where that block branches, this
//! runs once for nothing if the loop is not entered.
//!
//! **Refinement.** Addresses and counters of 64 bits wrap alike, so the pointer is the address in
//! every round, whatever was promised of the operations between.
//!
//! **Names and locations.** What is made has the location of the first address that it replaces.
//! Blocks and edges stay as they are; the branches to the header pass on more.

use super::Changed;
use super::split_addresses::{Extension, Linear, Term, full, widen};
use super::unroll::evolve::{edge_arg, only_latch};
use crate::analysis::place::constant_part;
use crate::analysis::{Analyses, Edge, Loop};
use crate::remarks::{RemarkName, Remarks};
use cranelift_entity::SecondaryMap;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode, Payload};
use irc_ir::types::Space;
use smallvec::SmallVec;

/// At most this many pointers are kept for a loop: each takes two registers.
const MAX_POINTERS: usize = 8;
/// How many additions to a pointer one after the other are looked through.
const MAX_DEPTH: usize = 4;

/// Replaces addresses that grow by a constant in each round.
pub fn loop_reduce(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let loops = analyses.loops(func);
    let mut is_outer: SecondaryMap<Loop, bool> = SecondaryMap::new();
    loops.iter().filter_map(|l| loops.parent(l)).for_each(|parent| is_outer[parent] = true);
    let mut changed = Changed::No;
    for l in loops.iter().filter(|&l| !is_outer[l]) {
        let Some(reduced) = Reduced::find(func, analyses, l) else { continue };
        let pointers = reduced.pointers(func, analyses);
        for pointer in &pointers {
            remarks.note(RemarkName::Reduced, func, Some(pointer.addresses[0].0), || {
                "an address grows by a constant in each round".to_owned()
            });
            reduced.replace(func, pointer);
            changed = Changed::Yes;
        }
    }
    changed
}

/// A loop that has one way in and one edge back.
struct Reduced {
    l: Loop,
    header: Block,
    entry: Edge,
    latch: Edge,
}

/// What addresses have in common.
#[derive(PartialEq)]
struct Key {
    /// From outside of the loop, or the address of a variable.
    root: Value,
    /// What is added to it that does not change in the loop.
    invariant: SmallVec<[Term; 4]>,
    /// The counter, with its factor.
    counter: Term,
}

/// A pointer to be kept.
struct Pointer {
    key: Key,
    /// By how many bytes it grows in a round.
    growth: i64,
    /// The addresses, and how many bytes each is behind the pointer.
    addresses: Vec<(Inst, i64)>,
}

impl Reduced {
    fn find(func: &Function, analyses: &Analyses, l: Loop) -> Option<Reduced> {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        let latch = only_latch(func, analyses, l)?;
        let header = loops.header(l);
        let mut entries = cfg.pred_edges(header).filter(|edge| !loops.contains(l, edge.from));
        let (entry, None) = (entries.next()?, entries.next()) else { return None };
        // Behind a loop that threads leave one by one, what is computed in it diverges.
        let is_in_other = |outer: Loop| !loops.contains(outer, header);
        let is_near = !loops.innermost(entry.from).is_some_and(is_in_other);
        is_near.then_some(Reduced { l, header, entry, latch })
    }

    /// The pointers that are worth it.
    fn pointers(&self, func: &Function, analyses: &Analyses) -> Vec<Pointer> {
        let mut found: Vec<Pointer> = Vec::new();
        for (inst, (key, offset)) in self.addresses(func, analyses) {
            if let Some(known) = found.iter_mut().find(|pointer| pointer.key == key) {
                known.addresses.push((inst, offset));
            } else if let Some(growth) = self.growth(func, key.counter) {
                found.push(Pointer { key, growth, addresses: vec![(inst, offset)] });
            }
        }
        if found.len() > MAX_POINTERS { Vec::new() } else { found }
    }

    /// The addresses that vary with the counter alone, but for those that only others are made of.
    fn addresses(&self, func: &Function, analyses: &Analyses) -> Vec<(Inst, (Key, i64))> {
        let mut found = Vec::new();
        let mut is_used: SecondaryMap<Value, bool> = SecondaryMap::new();
        let blocks = analyses.loops(func).blocks(self.l).iter();
        for inst in blocks.flat_map(|&block| func.layout.insts(block)) {
            match self.address(func, analyses, inst) {
                Some(address) => found.push((inst, address)),
                None => func.dfg.for_each_use(inst, |value| is_used[value] = true),
            }
        }
        found.retain(|&(inst, _)| func.dfg.first_result(inst).is_some_and(|it| is_used[it]));
        found
    }

    /// The address that an instruction computes, if it varies with the counter of the loop alone:
    /// all but a constant, and that.
    fn address(&self, func: &Function, analyses: &Analyses, inst: Inst) -> Option<(Key, i64)> {
        let is_indexed =
            |inst: Inst| func.dfg.opcode(inst) == Opcode::Ptradd && func.dfg.args(inst).len() == 2;
        if !is_indexed(inst) {
            return None;
        }
        let (mut next, mut offset) = (inst, 0i64);
        let mut terms: SmallVec<[Term; 4]> = SmallVec::new();
        for _ in 0..MAX_DEPTH {
            let Payload::Scale(scale, bytes, _) = func.dfg.inst(next).payload else { return None };
            let Linear { terms: more, constant } = full(func, func.dfg.args(next)[1], scale);
            terms.extend(more);
            let (base, before) = constant_part(func, func.dfg.args(next)[0]);
            offset = offset.wrapping_add(bytes).wrapping_add(constant).wrapping_add(before);
            if self.is_outside(func, analyses, base) {
                let key = self.key(func, analyses, base, terms)?;
                return Some((key, offset));
            }
            next = func.dfg.def_inst(base).filter(|&inst| is_indexed(inst))?;
        }
        None
    }

    /// The terms of an address, of which one is the counter.
    fn key(
        &self,
        func: &Function,
        analyses: &Analyses,
        root: Value,
        mut terms: SmallVec<[Term; 4]>,
    ) -> Option<Key> {
        terms.sort_unstable();
        let loops = analyses.loops(func);
        let is_counter = |term: &&Term| !loops.is_outside(func, self.l, term.value);
        let mut counters = terms.iter().filter(is_counter);
        let (&counter, None) = (counters.next()?, counters.next()) else { return None };
        terms.retain(|term| *term != counter);
        // The addresses of other spaces may be of 32 bits.
        let is_far = matches!(func.dfg.ty(root).space(), Some(Space::Generic | Space::Global));
        let is_long = counter.extension == Extension::None && counter.factor != 0;
        (is_far && is_long).then_some(Key { root, invariant: terms, counter })
    }

    /// By how many bytes an address grows in a round, if it does by a constant.
    fn growth(&self, func: &Function, counter: Term) -> Option<i64> {
        let index = self.param_index(func, counter.value)?;
        let next = func.dfg.def_inst(edge_arg(func, self.latch, index)?)?;
        let (Opcode::Add, &[before, step]) = (func.dfg.opcode(next), func.dfg.args(next)) else {
            return None;
        };
        let step = func.dfg.as_signed(step).filter(|_| before == counter.value)? as i64;
        Some(step.wrapping_mul(counter.factor))
    }

    /// Which parameter of the header a value is.
    fn param_index(&self, func: &Function, value: Value) -> Option<usize> {
        match func.dfg.def(value) {
            ValueDef::Param(block, index) if block == self.header => Some(index as usize),
            _ => None,
        }
    }

    /// Whether a pointer is from outside of the loop, or the address of a variable, which is made
    /// anew in front of it.
    fn is_outside(&self, func: &Function, analyses: &Analyses, pointer: Value) -> bool {
        let makes = func.dfg.def_inst(pointer).map(|inst| func.dfg.opcode(inst));
        makes == Some(Opcode::GlobalAddr) || analyses.loops(func).is_outside(func, self.l, pointer)
    }

    /// Makes a pointer, and the addresses of it.
    fn replace(&self, func: &mut Function, pointer: &Pointer) {
        let loc = func.loc(pointer.addresses[0].0);
        let before = func.terminator(self.entry.from).expect("an edge leaves a branch");
        let index = self.param_index(func, pointer.key.counter.value);
        let begin = index.and_then(|index| edge_arg(func, self.entry, index));
        let begin = begin.expect("each edge gives every parameter a value");
        let mut cur = Cursor::before(func, before).with_loc(loc);
        let first = pointer.key.first(&mut cur, begin);
        let ty = func.dfg.ty(first);
        let param = func.dfg.append_param(self.header, ty);
        func.dfg.push_target_arg(before, self.entry.target, first);
        let branch = func.terminator(self.latch.from).expect("an edge leaves a branch");
        let next = Cursor::before(func, branch).with_loc(loc).ptr_offset(param, pointer.growth);
        func.dfg.push_target_arg(branch, self.latch.target, next);
        for &(inst, offset) in &pointer.addresses {
            let payload = Payload::Scale(1, offset, IntFlags::NONE);
            func.dfg.replace_inst(inst, Opcode::Ptradd, payload, &[param]);
        }
    }
}

impl Key {
    /// The address in the first round, in which the counter is `begin`.
    fn first(&self, cur: &mut Cursor<'_>, begin: Value) -> Value {
        let mut first = match cur.func.dfg.def_inst(self.root) {
            Some(inst) if cur.func.dfg.opcode(inst) == Opcode::GlobalAddr => {
                let payload = cur.func.dfg.inst(inst).payload;
                let ty = cur.func.dfg.ty(self.root);
                let made = cur.insert(Opcode::GlobalAddr, payload, &[], &[ty]);
                cur.func.dfg.first_result(made).expect("an address is a result")
            }
            _ => self.root,
        };
        let begin = Term { value: begin, ..self.counter };
        for term in self.invariant.iter().copied().chain([begin]) {
            let constant = cur.func.dfg.as_signed(term.value);
            first = match constant.filter(|_| term.extension == Extension::None) {
                Some(0) => first,
                Some(value) => cur.ptr_offset(first, (value as i64).wrapping_mul(term.factor)),
                None => {
                    let wide = widen(cur, term);
                    cur.ptradd(first, wide, 1, 0)
                }
            };
        }
        first
    }
}
