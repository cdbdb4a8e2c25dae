//! Replaces addresses that grow by the same in each round of a loop by pointers that are added to.
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
//! stay as they are. But if the loop adds something of its own to the counter for several of them,
//! each is two, in every copy of the round that ptxas makes; then they become pointers as well, if
//! the counter promises not to wrap and the loop is one that ptxas unrolls.
//!
//! In shared memory an address by a counter of 32 bits is one instruction, too. But of a pointer
//! that is added to, ptxas knows how it is aligned, and loads neighbours at once: so four addresses
//! that are constants apart become a pointer there, in a loop that ptxas unrolls, if the counter's
//! factor does not say it (measured: 64 loads of a word became 16 of four).
//!
//! The counter may also be multiplied by a *stride* that the loop does not change, as in the rows
//! of a matrix: a product of 64 bits, which is four instructions, goes. One of 32 bits that does
//! not wrap is one instruction, which is not worth what is computed in front of the loop where that
//! is in another loop or has few rounds. Addresses that are a multiple of the stride apart share a
//! pointer, with a sum for each of them.
//!
//! Addresses that are constants apart share a pointer, and one stays that is computed from another
//! and what the loop does not change: of rows of a matrix only the first has a pointer. What does
//! not change in the loop is added in front of it: the block before the loop is the only way in;
//! where that block branches, this runs once for nothing if the loop is not entered.
//!
//! **Refinement.** Addresses and counters of 64 bits wrap alike (where addresses have 32, so do the
//! lowest 32), so the pointer is the address in every round, whatever was promised of the
//! operations between. A shorter counter that wraps against its promise is poison from then on, and
//! so were the addresses.
//!
//! **Names and locations.** What is made has the location of the first address that it replaces.
//! Blocks and edges stay as they are; the branches to the header pass on more.

#[cfg(test)]
mod tests;

use super::split_addresses::{
    Extension, Linear, Term, constant_of, full, is_exact_product, sum_of, widen,
};
use super::unroll::evolve::only_latch;
use super::{Changed, fold_since};
use crate::analysis::place::constant_part;
use crate::analysis::{Analyses, Edge, Loop, TripBound, trip_bound};
use crate::remarks::{RemarkName, Remarks};
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode, Payload};
use irc_ir::types::{I32, Space};
use irc_ir::unroll::Unroll;
use smallvec::SmallVec;

/// At most this many pointers are kept for a loop: each takes two registers.
const MAX_POINTERS: usize = 8;
/// So many of them may be for products of short counters: each takes one instruction from a round,
/// and several in front of the loop.
const MAX_PRODUCTS: usize = 4;
/// Loops with fewer rounds have none for products.
const MIN_ROUNDS: u64 = 16;
/// So many pointers for sums of short counters are worth it.
const MIN_SUMS: usize = 2;
/// So many words in a row are one load.
const MIN_NEIGHBOURS: usize = 4;
/// How many additions to a pointer one after the other are looked through.
const MAX_DEPTH: usize = 4;

/// Replaces addresses that grow by the same in each round.
pub fn loop_reduce(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let first_new = func.dfg.num_insts();
    let changed = reduce_loops(func, analyses, remarks);
    // A counter that begins with a constant makes others.
    match changed {
        Changed::No => changed,
        _ => changed | fold_since(func, analyses, first_new, remarks),
    }
}

/// The same without what it leaves to fold.
fn reduce_loops(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let loops = analyses.loops(func);
    let mut changed = Changed::No;
    for l in loops.without_inner() {
        let Some(reduced) = Reduced::find(func, analyses, l) else { continue };
        let pointers = reduced.pointers(func, analyses);
        for pointer in &pointers {
            remarks.note(RemarkName::Reduced, func, Some(pointer.addresses[0].0), || {
                "an address grows by the same in each round".to_owned()
            });
            reduced.replace(func, pointer);
            changed = Changed::Yes;
        }
    }
    changed
}

/// Whether a pointer is one of shared memory, whose addresses have 32 bits.
fn is_shared(func: &Function, pointer: Value) -> bool {
    func.dfg.ty(pointer).space() == Some(Space::Shared)
}

/// A loop that has one way in and one edge back.
struct Reduced {
    l: Loop,
    header: Block,
    entry: Edge,
    latch: Edge,
}

/// A term of an address, times the stride or not.
#[derive(Copy, Clone, PartialEq)]
struct Summand {
    term: Term,
    is_strided: bool,
}

/// What addresses have in common.
#[derive(PartialEq)]
struct Key {
    /// From outside of the loop, or the address of a variable.
    root: Value,
    /// What is added to it that does not change in the loop.
    invariant: SmallVec<[Summand; 4]>,
    /// The counter, with its factor.
    counter: Term,
    /// What the counter is multiplied by besides, once.
    stride: Option<Term>,
}

/// How far an address is behind its pointer.
#[derive(Copy, Clone, PartialEq)]
struct Offset {
    bytes: i64,
    /// How many times the stride is added.
    strides: i64,
}

/// A pointer to be kept.
struct Pointer {
    key: Key,
    /// By how many bytes, or times the stride, it grows in a round.
    growth: i64,
    addresses: Vec<(Inst, Offset)>,
}

impl Pointer {
    /// Whether the counter's factor alone does not say that four words are aligned.
    fn leaps(&self) -> bool {
        let factor = self.key.counter.factor.unsigned_abs();
        self.growth.unsigned_abs() > factor && !factor.is_multiple_of(16)
    }
}

impl Reduced {
    fn find(func: &Function, analyses: &Analyses, l: Loop) -> Option<Reduced> {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        let latch = only_latch(func, analyses, l)?;
        let header = loops.header(l);
        let entry = loops.only_entry_edge(cfg, l)?;
        // Behind a loop that threads leave one by one, what is computed in it diverges.
        let is_in_other = |outer: Loop| !loops.contains(outer, header);
        let is_near = !loops.innermost(entry.from).is_some_and(is_in_other);
        is_near.then_some(Reduced { l, header, entry, latch })
    }

    /// The pointers that are worth it.
    fn pointers(&self, func: &Function, analyses: &Analyses) -> Vec<Pointer> {
        let mut found: Vec<Pointer> = Vec::new();
        let addresses = self.addresses(func, analyses);
        let rows = self.rows(func, analyses, &addresses);
        for (inst, (key, offset)) in addresses {
            if let Some(known) = found.iter_mut().find(|pointer| pointer.key == key) {
                known.addresses.push((inst, offset));
            } else if let Some(growth) = self.growth(func, key.counter) {
                found.push(Pointer { key, growth, addresses: vec![(inst, offset)] });
            }
        }
        let is_far = |pointer: &Pointer| !is_shared(func, pointer.key.root);
        let sums = found.iter().filter(|it| is_far(it) && it.key.is_sum()).count();
        let products = found.iter().filter(|it| it.key.is_product()).count();
        let takes_products = products <= MAX_PRODUCTS && self.is_long(func, analyses);
        for pointer in &mut found {
            pointer.addresses.retain(|&(inst, _)| !rows.contains(inst));
        }
        found.retain(|pointer| !pointer.addresses.is_empty());
        let is_unrolled = self.is_unrolled(func, analyses);
        let takes_sums = sums >= MIN_SUMS && is_unrolled;
        found.retain(|pointer| match is_far(pointer) {
            true if pointer.key.is_product() => takes_products && pointer.key.begins_near(),
            true => !pointer.key.is_short() || takes_sums && pointer.key.is_sum(),
            false => is_unrolled && pointer.leaps() && self.has_neighbours(func, pointer),
        });
        if found.len() > MAX_POINTERS { Vec::new() } else { found }
    }

    /// Whether what is computed in front of the loop is a small part of it: it is in no other loop
    /// and not known to have few rounds.
    fn is_long(&self, func: &Function, analyses: &Analyses) -> bool {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        let is_short = |bound: TripBound| bound.most < MIN_ROUNDS;
        loops.parent(self.l).is_none()
            && !trip_bound(func, cfg, loops, self.l).is_some_and(is_short)
    }

    /// Whether this is a loop that ptxas may unroll: one block, and nobody forbids it.
    fn is_unrolled(&self, func: &Function, analyses: &Analyses) -> bool {
        let branch = func.terminator(self.latch.from);
        let asked = branch.and_then(|branch| func.unroll(branch));
        analyses.loops(func).blocks(self.l).len() == 1 && asked != Some(Unroll::Disable)
    }

    /// Whether enough addresses are constants away from each other, in a loop of one block.
    fn has_neighbours(&self, func: &Function, pointer: &Pointer) -> bool {
        let results = pointer.addresses.iter().filter_map(|&(inst, _)| func.dfg.first_result(inst));
        let results: SmallVec<[Value; 4]> = results.collect();
        let is_near = |inst: &Inst| {
            func.dfg.opcode(*inst) == Opcode::Ptradd
                && matches!(func.dfg.args(*inst), [base] if results.contains(base))
        };
        results.len() + func.layout.insts(self.header).filter(is_near).count() >= MIN_NEIGHBOURS
    }

    /// The addresses that vary with the counter alone, but for those that only others are made of.
    fn addresses(&self, func: &Function, analyses: &Analyses) -> Vec<(Inst, (Key, Offset))> {
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

    /// Which of these addresses are computed from another by what the loop does not change, as
    /// `slsr` leaves rows of arrays: one instruction, for which the other is all that changes.
    fn rows<T>(
        &self,
        func: &Function,
        analyses: &Analyses,
        addresses: &[(Inst, T)],
    ) -> EntitySet<Inst> {
        let mut results: EntitySet<Value> = EntitySet::new();
        results.extend(addresses.iter().filter_map(|&(inst, _)| func.dfg.first_result(inst)));
        let is_fixed = |term: &Term| analyses.loops(func).is_outside(func, self.l, term.value);
        let is_row = |inst: &Inst| {
            let &[base, way] = func.dfg.args(*inst) else { return false };
            results.contains(constant_part(func, base).0)
                && full(func, way, 1).terms.iter().all(is_fixed)
        };
        let mut rows = EntitySet::new();
        rows.extend(addresses.iter().map(|&(inst, _)| inst).filter(is_row));
        rows
    }

    /// The address that an instruction computes, if it varies with the counter of the loop alone:
    /// all but a constant, and that.
    fn address(&self, func: &Function, analyses: &Analyses, inst: Inst) -> Option<(Key, Offset)> {
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
                let (key, strides) = self.key(func, analyses, base, terms)?;
                return Some((key, Offset { bytes: offset, strides }));
            }
            next = func.dfg.def_inst(base).filter(|&inst| is_indexed(inst))?;
        }
        None
    }

    /// The terms of an address, of which one is the counter or a product of it; how many strides
    /// are added.
    fn key(
        &self,
        func: &Function,
        analyses: &Analyses,
        root: Value,
        mut terms: SmallVec<[Term; 4]>,
    ) -> Option<(Key, i64)> {
        terms.sort_unstable();
        let (varying, invariant) = self.parted(func, analyses, &terms)?;
        let plain = |term| Summand { term, is_strided: false };
        let mut invariant: SmallVec<[Summand; 4]> = invariant.into_iter().map(plain).collect();
        let space = func.dfg.ty(root).space();
        let is_reduced = matches!(space, Some(Space::Generic | Space::Global | Space::Shared));
        if !is_reduced || varying.factor == 0 {
            return None;
        }
        let Some((stride, other)) = self.product(func, analyses, varying) else {
            return Some((Key { root, invariant, counter: varying, stride: None }, 0));
        };
        let Linear { terms, constant } = sum_of(func, other);
        let (counter, strided) = self.parted(func, analyses, &terms)?;
        if counter.extension != other.extension || counter.factor == 0 {
            return None;
        }
        invariant.extend(strided.into_iter().map(|term| Summand { term, is_strided: true }));
        Some((Key { root, invariant, counter, stride: Some(stride) }, constant))
    }

    /// The only term that changes in the loop, and the others.
    fn parted(
        &self,
        func: &Function,
        analyses: &Analyses,
        terms: &[Term],
    ) -> Option<(Term, SmallVec<[Term; 4]>)> {
        let loops = analyses.loops(func);
        let is_outside = |term: &&Term| loops.is_outside(func, self.l, term.value);
        let mut varying = terms.iter().filter(|term| !is_outside(term));
        let (&varying_term, None) = (varying.next()?, varying.next()) else { return None };
        Some((varying_term, terms.iter().filter(is_outside).copied().collect()))
    }

    /// What a product that does not wrap multiplies that the loop does not change, and the other
    /// factor, which has that of the product.
    fn product(&self, func: &Function, analyses: &Analyses, product: Term) -> Option<(Term, Term)> {
        let inst = func.dfg.def_inst(product.value)?;
        if !is_exact_product(func, inst, product.extension) {
            return None;
        }
        let &[x, y] = func.dfg.args(inst) else { return None };
        let is_outside = |value| analyses.loops(func).is_outside(func, self.l, value);
        let (stride, other) = match (is_outside(x), is_outside(y)) {
            (true, false) => (x, y),
            (false, true) => (y, x),
            _ => return None,
        };
        let stride = Term { value: stride, factor: 1, ..product };
        Some((stride, Term { value: other, ..product }))
    }

    /// By how many bytes, or times the stride, an address grows in a round, if it does by the same.
    fn growth(&self, func: &Function, counter: Term) -> Option<i64> {
        let index = self.param_index(func, counter.value)?;
        let next = func.dfg.def_inst(func.edge_arg(self.latch, index)?)?;
        let (Opcode::Add, &[before, step]) = (func.dfg.opcode(next), func.dfg.args(next)) else {
            return None;
        };
        let Payload::IntFlags(promises) = func.dfg.inst(next).payload else { return None };
        let step = match counter.extension {
            Extension::None => func.dfg.as_signed(step)? as i64,
            Extension::Sign => func.dfg.as_signed(step).filter(|_| promises.nsw)? as i64,
            Extension::Zero => func.dfg.as_bits(step).filter(|_| promises.nuw)? as i64,
        };
        (before == counter.value).then_some(step.wrapping_mul(counter.factor))
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
        let begin = index.and_then(|index| func.edge_arg(self.entry, index));
        let begin = begin.expect("each edge gives every parameter a value");
        let mut cur = Cursor::before(func, before).with_loc(loc);
        let first = pointer.key.first(&mut cur, begin);
        let ty = func.dfg.ty(first);
        let param = func.dfg.append_param(self.header, ty);
        func.dfg.push_target_arg(before, self.entry.target, first);
        let branch = func.terminator(self.latch.from).expect("an edge leaves a branch");
        let ways = Ways::new(func, before, pointer);
        let next = match ways.of(pointer.growth) {
            Some(way) => Cursor::before(func, branch).with_loc(loc).ptradd(param, way, 1, 0),
            None => Cursor::before(func, branch).with_loc(loc).ptr_offset(param, pointer.growth),
        };
        func.dfg.push_target_arg(branch, self.latch.target, next);
        for &(inst, Offset { bytes, strides }) in &pointer.addresses {
            let payload = Payload::Scale(1, bytes, IntFlags::NONE);
            match ways.of(strides).filter(|_| strides != 0) {
                Some(way) => func.dfg.replace_inst(inst, Opcode::Ptradd, payload, &[param, way]),
                None => func.dfg.replace_inst(inst, Opcode::Ptradd, payload, &[param]),
            }
        }
    }
}

/// Multiples of the stride, in front of the loop.
struct Ways(SmallVec<[(i64, Value); 4]>);

impl Ways {
    fn new(func: &mut Function, before: Inst, pointer: &Pointer) -> Ways {
        let mut ways = SmallVec::new();
        let Some(stride) = pointer.key.stride else { return Ways(ways) };
        let loc = func.loc(pointer.addresses[0].0);
        let strides = pointer.addresses.iter().map(|(_, offset)| offset.strides);
        for times in strides.filter(|&times| times != 0).chain([pointer.growth]) {
            if !ways.iter().any(|&(known, _)| known == times) {
                let term = Term { factor: times, ..stride };
                let way = widen(&mut Cursor::before(func, before).with_loc(loc), term);
                ways.push((times, way));
            }
        }
        Ways(ways)
    }

    /// So many times the stride, if there is one.
    fn of(&self, times: i64) -> Option<Value> {
        self.0.iter().find(|&&(known, _)| known == times).map(|&(_, way)| way)
    }
}

impl Key {
    /// Whether the counter is extended.
    fn is_short(&self) -> bool {
        self.counter.extension != Extension::None
    }

    /// Whether where the pointer begins takes no more than one product besides that of the counter.
    fn begins_near(&self) -> bool {
        self.invariant.iter().filter(|it| it.is_strided).nth(1).is_none()
    }

    /// Whether a short counter is multiplied by a stride.
    fn is_product(&self) -> bool {
        self.is_short() && self.stride.is_some()
    }

    /// Whether something is added to a short counter.
    fn is_sum(&self) -> bool {
        self.is_short() && !self.invariant.is_empty()
    }

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
        let begin = Summand { term: begin, is_strided: self.stride.is_some() };
        for Summand { term, is_strided } in self.invariant.iter().copied().chain([begin]) {
            let constant = constant_of(cur.func, term);
            first = match (constant, self.stride.filter(|_| is_strided)) {
                (Some(0), _) => first,
                (Some(bytes), None) => cur.ptr_offset(first, bytes),
                (Some(times), Some(stride)) => {
                    let way = widen(cur, Term { factor: times, ..stride });
                    cur.ptradd(first, way, 1, 0)
                }
                (None, None) => {
                    let wide = widen(cur, term);
                    cur.ptradd(first, wide, 1, 0)
                }
                (None, Some(stride)) => {
                    let way = product(cur, term, stride);
                    cur.ptradd(first, way, 1, 0)
                }
            };
        }
        first
    }
}

/// A term times a stride, in 64 bits.
fn product(cur: &mut Cursor<'_>, term: Term, stride: Term) -> Value {
    let are_words = [term, stride].iter().all(|it| cur.value_type(it.value) == I32);
    let opcode = match (term.extension, stride.extension) {
        (Extension::Sign, Extension::Sign) if are_words => Opcode::Smulw,
        (Extension::Zero, Extension::Zero) if are_words => Opcode::Umulw,
        _ => {
            let (wide, stride) = (widen(cur, term), widen(cur, stride));
            return cur.mul(wide, stride);
        }
    };
    let value = cur.binary(opcode, term.value, stride.value);
    widen(cur, Term { value, extension: Extension::None, factor: term.factor })
}
