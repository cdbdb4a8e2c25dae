//! Straight-line strength reduction: computes addresses from others that are a multiple of a factor
//! or another term away.
//!
//! Rows of a matrix are `base + ((y + 1) * width + x) * 4` and the like. Where the row `y` has been
//! accessed before, the next one is one sum further:
//!
//! ```text
//! %a = ptradd %base, (y * width) * 4            %a = ptradd %base, (y * width) * 4
//! load %a                                       load %a
//! %b = ptradd %base, ((y + 1) * width) * 4      %b = ptradd %a, width * 4
//! ```
//!
//! In machine code that is one instruction for three, and of 64 bits for six. It does not matter
//! what else is added to both rows, such as a column. Likewise
//! `base + (x + n) * 4` is `n * 4` behind `base + x * 4`, which is one instruction for two if
//! nothing needs `x + n` but addresses that are computed from others as well. ptxas does not do it.
//!
//! What is added to a row is computed where the factor is, so not in a loop that does not change
//! it; `sink` brings it near.
//!
//! **Refinement.** The products do not wrap where they are extended. The address that another is
//! computed from may be poison for more numbers, and other memory if it is not, so it has to be
//! accessed before on every way: then it is neither. Or it is one addition of a value to the
//! address that the other one is an addition to, the value is a term of the other one, and the
//! addition promises nothing any more: then it is poison only where the other one is.
//!
//! **Names and locations.** An address is changed in place; what is added has its location.

mod accessed;
mod sums;
#[cfg(test)]
mod tests;

use super::Changed;
use super::cse::preorder;
use super::split_addresses::{Extension, Linear, Term, full, is_exact_product, sum_of, widen};
use crate::analysis::place::constant_part;
use crate::analysis::{Analyses, Dominators, count_uses};
use crate::remarks::{RemarkName, Remarks};
use accessed::Accessed;
use cranelift_entity::SecondaryMap;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode, Payload};
use irc_ir::types::I32;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use sums::{Candidate, Sum};

/// Computes addresses from others that are a multiple of a factor away.
pub fn slsr(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let is_address = |inst: Inst| func.dfg.opcode(inst) == Opcode::Ptradd;
    if func.insts().filter(|&inst| is_address(inst)).nth(1).is_none() {
        return Changed::No;
    }
    run(func, analyses, remarks, Kind::Exact)
}

/// The same of near indices, whose sums of 32 bits may wrap: while it is known which they are.
pub fn slsr_near(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    if func.insts().filter(|&inst| promises_near(func, inst)).nth(1).is_none() {
        return Changed::No;
    }
    run(func, analyses, remarks, Kind::Near { in_loop: false })
}

/// Whether an index promises to be near.
fn promises_near(func: &Function, inst: Inst) -> bool {
    matches!(func.dfg.inst(inst).payload, Payload::Scale(_, _, IntFlags { near: true, .. }))
}

fn run(func: &mut Function, analyses: &Analyses, remarks: &Remarks, kind: Kind) -> Changed {
    let dom = analyses.dominators(func);
    let order: Vec<Block> = analyses.cfg(func).reverse_postorder().collect();
    let mut reduction = Reduction { kind, uses: count_uses(func, &order), ..Reduction::default() };
    let mut changed = Changed::No;
    for block in preorder(analyses.cfg(func), dom) {
        if let Kind::Near { in_loop } = &mut reduction.kind {
            *in_loop = analyses.loops(func).depth_of_block(block) > 0;
        }
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            match func.dfg.opcode(inst) {
                Opcode::Load | Opcode::Store => reduction.note_access(func, dom, block, inst),
                Opcode::Ptradd => {
                    changed |= reduction.address(func, dom, (block, inst), remarks);
                }
                _ => {}
            }
        }
    }
    for candidate in sums::that_save(func, &reduction.uses, &reduction.candidates) {
        replace(func, candidate, remarks);
        changed = Changed::Yes;
    }
    changed
}

/// Computes an address from the one that it is a term behind.
fn replace(func: &mut Function, candidate: &Candidate, remarks: &Remarks) {
    let &Candidate { inst, address, is_accessed, term, bytes } = candidate;
    remarks.note(RemarkName::Reduced, func, Some(inst), || {
        "an address is a term behind another".to_owned()
    });
    let def = func.dfg.def_inst(address).filter(|_| !is_accessed);
    if let Some(Payload::Scale(_, _, flags)) = def.map(|def| &mut func.dfg.inst_mut(def).payload) {
        *flags = IntFlags::NONE;
    }
    // In machine code the product and the sum are one instruction where they stand together.
    let loc = func.loc(inst);
    let way = widen(&mut Cursor::before(func, inst).with_loc(loc), term);
    let payload = Payload::Scale(1, bytes, IntFlags::NONE);
    func.dfg.replace_inst(inst, Opcode::Ptradd, payload, &[address, way]);
}

/// The terms of a sum, in order.
type Terms = SmallVec<[Term; 4]>;

/// What addresses have in common: all but the constant that is added to a factor.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    base: Value,
    /// What the index is multiplied by, where it is a sum in 32 bits and its product is not part of
    /// the terms.
    near: Option<u32>,
    /// To these the constant is added.
    counters: Terms,
    /// The factor, extended, times a constant; none if only constants are different.
    factor: Option<Term>,
    /// What the product is added to.
    rest: Terms,
}

/// How an address goes on from what it has in common with others.
#[derive(Copy, Clone)]
struct Place {
    /// How many times the factor.
    times: i64,
    /// What is added to an index of 32 bits.
    count: i64,
    bytes: i64,
}

/// What an address is behind another: a factor in 32 bits, extended and times a constant.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
struct Way {
    /// What the value of the term is multiplied by, in its own width.
    times: i32,
    term: Term,
}

impl Key {
    /// What one address with this in common is behind another: a factor, if it is not the same, and
    /// bytes.
    ///
    /// The difference of two near indices is that of 32 bits, whatever wraps in them.
    fn way(&self, place: Place, from: Place) -> Option<(Option<Way>, i64)> {
        let bytes = place.bytes.wrapping_sub(from.bytes);
        let count = place.count.wrapping_sub(from.count) as i32;
        let factor = self.factor.map(|factor| {
            let times = place.times.wrapping_sub(from.times).wrapping_mul(factor.factor);
            (times, factor)
        });
        match (self.near.map(i64::from), factor) {
            (None, Some((times, factor))) if times != 0 => {
                let term = Term { factor: times, ..factor };
                Some((Some(Way { times: 1, term }), bytes))
            }
            (Some(scale), Some((times, factor))) if times as i32 != 0 => {
                let term = Term { extension: Extension::Sign, factor: scale, ..factor };
                (count == 0).then_some((Some(Way { times: times as i32, term }), bytes))
            }
            (scale, _) => {
                let counted = i64::from(count).wrapping_mul(scale.unwrap_or(0));
                Some((None, bytes.wrapping_add(counted)))
            }
        }
    }
}

/// An address by one or the other factor of one of its products.
type Forms = Vec<(Key, Place)>;

/// Which indices are looked at.
#[derive(Copy, Clone, Default)]
enum Kind {
    /// Those of 64 bits, and of 32 whose sums and products do not wrap.
    #[default]
    Exact,
    /// Those of 32 bits that are near.
    Near { in_loop: bool },
}

#[derive(Default)]
struct Reduction {
    kind: Kind,
    uses: SecondaryMap<Value, u8>,
    /// What addresses are, until they are accessed.
    forms: SecondaryMap<Value, Option<Box<Forms>>>,
    sums: SecondaryMap<Value, Option<Box<Sum>>>,
    /// Addresses that were accessed by their forms, and by the bases of their sums.
    rows: Accessed<Key, Place>,
    behind: Accessed<Value, Sum>,
    /// Addresses that are a base and one value, by that base, accessed or not.
    beside: Accessed<Value, Sum>,
    /// Addresses that could be computed by a sum from another.
    candidates: Vec<Candidate>,
    /// Multiples of factors.
    ways: FxHashMap<Way, Value>,
}

impl Reduction {
    /// Notes that the address of a load or a store is accessed.
    fn note_access(&mut self, func: &Function, dom: &Dominators, block: Block, inst: Inst) {
        let Some(&pointer) = func.dfg.args(inst).last() else { return };
        let (address, _) = constant_part(func, pointer);
        for (key, place) in self.forms[address].take().into_iter().flat_map(|forms| *forms) {
            self.rows.note(dom, block, key, (address, place));
        }
        if let Some(sum) = self.sums[address].take() {
            self.behind.note(dom, block, sum.base, (address, *sum));
        }
    }

    /// Computes an address from another, if there is one.
    fn address(
        &mut self,
        func: &mut Function,
        dom: &Dominators,
        (block, inst): (Block, Inst),
        remarks: &Remarks,
    ) -> Changed {
        let forms = forms(func, inst, self.kind);
        let Some(result) = func.dfg.first_result(inst).filter(|_| !forms.is_empty()) else {
            self.sum(func, dom, (block, inst));
            return Changed::No;
        };
        let found = forms.iter().find_map(|(key, place)| {
            let mut before = self.rows.before(dom, block, key);
            before.find_map(|(address, &from)| Some((address, key.way(*place, from)?)))
        });
        self.forms[result] = Some(Box::new(forms));
        let Some((address, (way, bytes))) = found else {
            self.sum(func, dom, (block, inst));
            return Changed::No;
        };
        let payload = Payload::Scale(1, bytes, IntFlags::NONE);
        remarks.note(RemarkName::Reduced, func, Some(inst), || {
            "an address is a multiple of a factor behind one that was accessed".to_owned()
        });
        match way {
            None => func.dfg.replace_inst(inst, Opcode::Ptradd, payload, &[address]),
            Some(way) => {
                let way = self.way(func, (block, inst), way);
                func.dfg.replace_inst(inst, Opcode::Ptradd, payload, &[address, way]);
            }
        }
        Changed::Yes
    }

    /// Notes an address that could be computed from one that it is one term behind.
    fn sum(&mut self, func: &Function, dom: &Dominators, (block, inst): (Block, Inst)) {
        let Kind::Exact = self.kind else { return };
        let Some(sum) = Sum::of(func, inst) else { return };
        let base = func.dfg.args(inst)[0];
        let accessed = self.behind.before(dom, block, &sum.base).map(|it| (it, true));
        let beside = self.beside.before(dom, block, &base).filter(|(_, it)| sum.has_all_of(it));
        let mut others = accessed.chain(beside.map(|it| (it, false)));
        let found = others.find_map(|((address, other), is_accessed)| {
            let (term, bytes) = sum.behind(other)?;
            // A narrower one would have to be extended first.
            let is_usable = is_accessed || func.dfg.ty(term.value).bits() >= 32;
            is_usable.then_some(Candidate { inst, address, is_accessed, term, bytes })
        });
        drop(others);
        self.candidates.extend(found);
        let Some(result) = func.dfg.first_result(inst) else { return };
        if sums::adds_value(func, inst) {
            self.beside.note(dom, block, base, (result, sum.clone()));
        }
        self.sums[result] = Some(Box::new(sum));
    }

    /// A multiple of a factor, computed where the factor is.
    fn way(&mut self, func: &mut Function, (block, inst): (Block, Inst), wanted: Way) -> Value {
        let Way { times, mut term } = wanted;
        if let Some(&known) = self.ways.get(&wanted) {
            return known;
        }
        let home = match func.dfg.def(term.value) {
            ValueDef::Result(def, _) => func.layout.block_of(def),
            ValueDef::Param(home, _) => Some(home),
            ValueDef::Const(_) => None,
        };
        let end = home.filter(|&home| home != block).and_then(|home| func.terminator(home));
        let loc = func.loc(inst);
        let mut cur = Cursor::before(func, end.unwrap_or(inst)).with_loc(loc);
        if times != 1 {
            let times = cur.i32(times);
            term.value = cur.mul(term.value, times);
        }
        let way = widen(&mut cur, term);
        self.ways.insert(wanted, way);
        way
    }
}

/// What an address is, if its index has a product of two numbers that are not constant.
fn forms(func: &Function, inst: Inst, kind: Kind) -> Forms {
    let (&Payload::Scale(scale, bytes, flags), &[base, index]) =
        (&func.dfg.inst(inst).payload, func.dfg.args(inst))
    else {
        return Forms::new();
    };
    let exact = || full(func, index, scale);
    let Kind::Near { in_loop } = kind else {
        return products(func, base, exact(), bytes, None);
    };
    let Some(short) = short_index(func, index).filter(|_| flags.near) else {
        return Forms::new();
    };
    // What comes apart in 64 bits is better shared with all addresses in view; its parts may leave
    // a loop.
    let wraps = |term: &Term| {
        let opcode = func.dfg.def_inst(term.value).map(|inst| func.dfg.opcode(inst));
        term.extension != Extension::None && matches!(opcode, Some(Opcode::Add | Opcode::Sub))
    };
    let terms = exact().terms;
    if !terms.iter().any(wraps) || in_loop && terms.len() > 1 {
        return Forms::new();
    }
    let term = Term { value: short, extension: Extension::None, factor: 1 };
    products(func, base, sum_of(func, term), bytes, Some(scale))
}

/// The number of 32 bits whose sign extension an index is.
fn short_index(func: &Function, index: Value) -> Option<Value> {
    if func.dfg.ty(index) == I32 {
        return Some(index);
    }
    func.dfg.sign_extended(index).filter(|&short| func.dfg.ty(short) == I32)
}

/// The products of a sum that is added to a base, times a constant if that is given: then it is a
/// sum of 32 bits, in which nothing is extended, and near ones may differ by constants alone.
fn products(func: &Function, base: Value, sum: Linear, bytes: i64, near: Option<u32>) -> Forms {
    let mut forms = Forms::new();
    if near.is_some() && sum.terms.len() > 1 {
        let place = Place { times: 0, count: sum.constant, bytes };
        let counters = sum.terms.clone();
        forms.push((Key { base, near, counters, factor: None, rest: Terms::new() }, place));
    }
    for (at, &term) in sum.terms.iter().enumerate() {
        let product = func.dfg.def_inst(term.value);
        let Some(product) = product.filter(|&it| is_exact_product(func, it, term.extension)) else {
            continue;
        };
        if near.is_some() && term.extension != Extension::None {
            continue;
        }
        let &[x, y] = func.dfg.args(product) else { continue };
        for (summed, factor) in [(x, y), (y, x)] {
            // A constant has no place of its own where its multiples could be computed for all.
            if func.dfg.as_const(factor).is_some() {
                continue;
            }
            let counters = sum_of(func, Term { value: summed, factor: 1, ..term });
            if counters.terms.is_empty() {
                continue;
            }
            let mut rest = sum.terms.clone();
            rest.remove(at);
            let factor = Some(Term { value: factor, ..term });
            let times = counters.constant;
            let place = match near {
                None => Place { times, count: 0, bytes: bytes.wrapping_add(sum.constant) },
                Some(_) => Place { times, count: sum.constant, bytes },
            };
            let key = Key { base, near, counters: counters.terms, factor, rest };
            forms.push((key, place));
        }
    }
    forms
}
