//! Splits index arithmetic into parts that can be shared and folded.
//!
//! An address becomes a base, a product for each part of the index that varies (in 64 bits:
//! `mul.wide`), and a constant. The constant stays apart, where it is the immediate of accesses, so
//! that neighbouring accesses have one base; the products are equal for equal parts, so that a
//! later pass shares them. ptxas does neither (measured: 5 and 8 instructions of machine code for
//! one and for five accesses).
//!
//! Arithmetic of 64 bits wraps as addresses do, so it comes apart as it is. An extension is
//! exchanged with a sum, product or left shift where that is promised or known not to wrap:
//! `sext(i + c) * s = sext(i) * s + c * s`. What is `or` of numbers that share no bit is a sum.
//!
//! Only constants and factors that are outermost leave the index of an address at once: what is
//! left is one value times one factor. A constant deeper in a sum leaves it only if that makes
//! addresses with different indices share what is left (`Groups`): `a[(i - 1) * 8 + j]` and
//! `a[i * 8 + j]`.
//!
//! The result is a refinement: promises of the index are dropped. Source locations: the new
//! operations have that of the address.

mod linear;

use super::Changed;
use super::hoist_addresses::MIN_BLOCKS;
use crate::analysis::place::constant_part;
use crate::analysis::{Analyses, count_uses};
use crate::remarks::Remarks;
use crate::rules::Rule;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dominance::Dominators;
use irc_ir::entity::{Block, GlobalId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode, Payload};
use irc_ir::types::{I32, I64, Type};
pub(super) use linear::{Extension, Linear, Term, constant_of, full, is_exact_product, sum_of};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::cell::LazyCell;

/// Splits every indexed address of a function.
pub fn split_addresses(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let order: Vec<Block> = analyses.cfg(func).reverse_postorder().collect();
    let groups = Groups::find(func, &order, analyses.dominators(func));
    let mut changed = Changed::No;
    let mut next_address = 0;
    for block in order {
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            if func.dfg.opcode(inst) != Opcode::Ptradd {
                continue;
            }
            let Payload::Scale(scale, offset, _) = func.dfg.inst(inst).payload else { continue };
            let args = func.dfg.args(inst);
            let base = args[0];
            changed |= match args.get(1) {
                None => merge_offsets(func, inst, base, offset, remarks),
                Some(&index) => {
                    let parts = match groups.of_address(next_address) {
                        Some(parts) => parts.clone(),
                        None => linear::outer(func, index, scale),
                    };
                    next_address += 1;
                    split(func, inst, parts, offset, remarks)
                }
            };
        }
    }
    changed
}

/// `base + a + b` as one addition to the base.
fn merge_offsets(
    func: &mut Function,
    inst: Inst,
    base: Value,
    offset: i64,
    remarks: &Remarks,
) -> Changed {
    let (root, before) = constant_part(func, base);
    if root == base {
        return Changed::No;
    }
    remarks.applied(Rule::MergeOffsets);
    let payload = Payload::Scale(1, before.wrapping_add(offset), IntFlags::NONE);
    func.dfg.replace_inst(inst, Opcode::Ptradd, payload, &[root]);
    Changed::Yes
}

/// Makes an address of its parts: the terms are added to the base one by one.
fn split(
    func: &mut Function,
    inst: Inst,
    parts: Linear,
    offset: i64,
    remarks: &Remarks,
) -> Changed {
    let base = func.dfg.args(inst)[0];
    let (base, before) = constant_part(func, base);
    let offset = before.wrapping_add(offset).wrapping_add(parts.constant);
    let is_split = |term: &Term| func.dfg.ty(term.value) == I64 && term.factor == 1;
    if let ([term], 0) = (&parts.terms[..], offset)
        && is_split(term)
        && func.dfg.args(inst) == [base, term.value]
        && matches!(func.dfg.inst(inst).payload, Payload::Scale(1, 0, _))
    {
        return Changed::No;
    }
    remarks.applied(if parts.terms.len() > 1 { Rule::SplitSum } else { Rule::SplitIndex });
    let mut cur = Cursor::before(func, inst);
    let mut near = base;
    let last = parts.terms.len().wrapping_sub(1);
    for (i, &term) in parts.terms.iter().enumerate() {
        let wide = widen(&mut cur, term);
        if i == last && offset == 0 {
            let payload = Payload::Scale(1, 0, IntFlags::NONE);
            func.dfg.replace_inst(inst, Opcode::Ptradd, payload, &[near, wide]);
            return Changed::Yes;
        }
        near = cur.ptradd(near, wide, 1, 0);
    }
    let payload = Payload::Scale(1, offset, IntFlags::NONE);
    func.dfg.replace_inst(inst, Opcode::Ptradd, payload, &[near]);
    Changed::Yes
}

/// A term of an address, in 64 bits.
///
/// A product in twice the width is one instruction for ptxas together with the sum that it goes
/// into, where an extension and a sum are three. So it is made for a factor of 1 as well.
pub(super) fn widen(cur: &mut Cursor<'_>, term: Term) -> Value {
    let Term { mut value, extension, factor } = term;
    let opcode = match extension {
        Extension::None => return scaled(cur, value, factor),
        Extension::Sign => Opcode::Smulw,
        Extension::Zero => Opcode::Umulw,
    };
    if !term.is_short() {
        let wide = extended(cur, value, extension, I64);
        return scaled(cur, wide, factor);
    }
    if cur.func.dfg.ty(value) != I32 {
        value = extended(cur, value, extension, I32);
    }
    let factor = cur.i32(factor as i32);
    cur.binary(opcode, value, factor)
}

fn extended(cur: &mut Cursor<'_>, value: Value, extension: Extension, ty: Type) -> Value {
    match extension {
        Extension::Sign => cur.sext(ty, value),
        _ => cur.zext(ty, value),
    }
}

/// A number of 64 bits times a constant.
fn scaled(cur: &mut Cursor<'_>, value: Value, factor: i64) -> Value {
    if factor == 1 {
        return value;
    }
    if factor > 0 && (factor as u64).is_power_of_two() {
        let amount = cur.i32(factor.trailing_zeros() as i32);
        return cur.shl(value, amount);
    }
    let factor = cur.i64(factor);
    cur.mul(value, factor)
}

/// What an address is added to.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
enum Base {
    /// A value.
    Value(Value),
    /// What the addresses of a group share.
    Group(usize),
}

/// Addresses that differ in constants only, in the order of the walk.
#[derive(Default)]
struct Groups {
    /// For each indexed address the parts that it is to be made of, if these are not what is
    /// outermost.
    parts: Vec<Option<Linear>>,
}

impl Groups {
    /// Finds the groups of which some have an index of their own, though nothing but constants
    /// tells them apart, and the addresses that gain nothing from a constant of their own.
    fn find(func: &Function, order: &[Block], dom: &Dominators) -> Groups {
        // Few functions have addresses that need it.
        let uses = LazyCell::new(|| count_uses(func, order));
        let mut keys: FxHashMap<(Base, Vec<Term>), usize> = FxHashMap::default();
        let mut group_of: FxHashMap<Inst, usize> = FxHashMap::default();
        let mut members: Vec<Vec<(usize, Term)>> = Vec::new();
        let mut full: Vec<Option<Linear>> = Vec::new();
        let mut alone = Alone::default();
        let mut variables = Variables::default();
        let insts = order.iter().flat_map(|&block| func.layout.insts(block));
        for inst in insts.filter(|&inst| func.dfg.opcode(inst) == Opcode::Ptradd) {
            let Payload::Scale(scale, ..) = func.dfg.inst(inst).payload else { continue };
            let &[base, index] = func.dfg.args(inst) else { continue };
            let outer = linear::outer(func, index, scale);
            // Only where more than one term is left there is anything to choose.
            let &[term] = &outer.terms[..] else {
                full.push(None);
                continue;
            };
            let (base, _) = constant_part(func, base);
            let base = variables.first(func, base);
            let of_base = func.dfg.def_inst(base).and_then(|inst| group_of.get(&inst));
            let base = of_base.map_or(Base::Value(base), |&group| Base::Group(group));
            if !linear::is_sum(func, term) {
                let has_constant = outer.constant != 0;
                let kept = has_constant.then(|| linear::kept(func, &uses, index, scale)).flatten();
                let block = func.layout.block_of(inst).expect("it stands in a block");
                alone.note((base, term), dom, Address { number: full.len(), block, kept });
                full.push(None);
                continue;
            }
            let parts = linear::full(func, index, scale);
            let terms = parts.terms.to_vec();
            let group = *keys.entry((base, terms)).or_insert_with(|| {
                members.push(Vec::new());
                members.len() - 1
            });
            group_of.insert(inst, group);
            members[group].push((full.len(), term));
            full.push(Some(parts));
        }
        alone.keep_constants(&mut full);
        for members in &members {
            let mut terms: Vec<Term> = members.iter().map(|&(_, term)| term).collect();
            terms.sort_unstable();
            terms.dedup();
            let num_terms = full[members[0].0].as_ref().map_or(0, |parts| parts.terms.len());
            // One index for all needs nothing; a sum and a product for each index cost more than a
            // product and a sum for each term.
            if terms.len() < 2 || num_terms > terms.len() {
                members.iter().for_each(|&(address, _)| full[address] = None);
            }
        }
        Groups { parts: full }
    }

    fn of_address(&self, address: usize) -> Option<&Linear> {
        self.parts.get(address)?.as_ref()
    }
}

/// The addresses of variables: each is one base, however often it is in the text.
#[derive(Default)]
struct Variables(FxHashMap<GlobalId, Value>);

impl Variables {
    /// What stands for a base: of the addresses of a variable the first one.
    fn first(&mut self, func: &Function, base: Value) -> Value {
        let inst = func.dfg.def_inst(base);
        match inst.map(|inst| func.dfg.inst(inst).payload) {
            Some(Payload::Global(global)) => *self.0.entry(global).or_insert(base),
            _ => base,
        }
    }
}

/// Addresses whose index has other users in front of a constant that could leave it: unless another
/// address shares what is left, that one is computed besides the index and nothing is gained.
#[derive(Default)]
struct Alone(FxHashMap<(Base, Term), SmallVec<[Address; 2]>>);

/// An address in the walk.
struct Address {
    number: usize,
    block: Block,
    /// What it is made of if nothing shares what is left without the constant.
    kept: Option<Linear>,
}

/// How many of the addresses before one are asked whether they dominate it.
const MAX_ASKED: usize = 8;

impl Alone {
    /// Takes the next address of the walk.
    fn note(&mut self, key: (Base, Term), dom: &Dominators, mut address: Address) {
        let known = self.0.entry(key).or_default();
        let shares = |other: &&mut Address| dom.dominates(other.block, address.block);
        if let Some(other) = known.iter_mut().rev().take(MAX_ASKED).find(shares) {
            (other.kept, address.kept) = (None, None);
        }
        known.push(address);
        // So many are computed once for all blocks (`hoist_addresses`).
        if known.len() == MIN_BLOCKS {
            known.iter_mut().for_each(|address| address.kept = None);
        } else if known.len() > MIN_BLOCKS
            && let Some(last) = known.last_mut()
        {
            last.kept = None;
        }
    }

    fn keep_constants(self, parts: &mut [Option<Linear>]) {
        for address in self.0.into_values().flatten() {
            parts[address.number] = address.kept;
        }
    }
}

#[cfg(test)]
mod tests;
