//! Factors sums of products: `a * f + b * f` becomes `(a + b) * f`.
//!
//! What a division leaves comes together with what it takes: with `r = x - q * y`, the sum
//! `q * y * f + r * f` is `x * f` (`q` and `r` are parts of an index that were taken apart before).
//!
//! An index into an array of several dimensions is often written as a sum of strides:
//! `n * (c * h * w) + k * (h * w) + y * w + x`. Horner's scheme, `((n * c + k) * h + y) * w + x`,
//! has half the products. The sum may be that of an index or of an address, to which terms are
//! added one after the other. ptxas factors nothing out.
//!
//! The factor that most terms have comes out first, and only of terms that vary in the same loop:
//! what a loop does not change stays apart, and moves out of it.
//!
//! **Refinement.** Arithmetic wraps, so it comes apart as it is. Of promises those are kept that
//! follow. If no product and no sum wraps unsigned, neither does the new product, whatever its
//! first operand is if the factor is 0. Signed, it may: `-128 * -1` for `64 * -1 + 64 * -1`; but
//! sums that it goes into are what they were, if they were made one after the other. What is added
//! before a product promises nothing, and neither does an address.
//!
//! **Names and locations.** The last operation is changed in place, or goes where a value is left;
//! what is added has its location.

mod factor;
mod sum;

use super::Changed;
use crate::analysis::{Analyses, count_uses};
use crate::remarks::Remarks;
use cranelift_entity::SecondaryMap;
use factor::{Expr, Factored, factored};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode, Payload};
use rustc_hash::FxHashSet;
use sum::{Kind, Sum};

/// The number of uses of each value.
type Uses = SecondaryMap<Value, u8>;

/// Factors sums of products.
pub fn reassociate(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let is_product = |&inst: &Inst| func.dfg.opcode(inst) == Opcode::Mul;
    if func.insts().filter(is_product).nth(1).is_none() {
        return Changed::No;
    }
    let mut substitution = Substitution::default();
    let order: Vec<Block> = analyses.cfg(func).reverse_postorder().collect();
    let uses = count_uses(func, &order);
    let loops = analyses.loops(func);
    let mut inner: FxHashSet<Inst> = FxHashSet::default();
    let mut changed = Changed::No;
    // A whole sum comes before the sums that are part of it.
    for &block in order.iter().rev() {
        let mut next = func.layout.last_inst(block);
        while let Some(inst) = next {
            next = func.layout.prev_inst(inst);
            if inner.contains(&inst) {
                continue;
            }
            let Some(sum) = Sum::of(func, &uses, inst) else { continue };
            inner.extend(&sum.sums);
            if let Some(factored) = factored(func, loops, block, &sum) {
                rewrite(func, inst, &sum, &factored, &mut substitution);
                remarks.applied(factored.rule);
                changed = Changed::Yes;
            }
        }
    }
    func.substitute(&mut substitution);
    changed
}

/// Puts a factored sum in the place of the operation that computed the sum.
fn rewrite(
    func: &mut Function,
    inst: Inst,
    sum: &Sum,
    factored: &Factored,
    substitution: &mut Substitution,
) {
    let Factored { terms, flags, .. } = factored;
    let (last, before) = terms.split_last().expect("a sum has terms");
    let mut cur = Cursor::before(func, inst);
    match (sum.kind, last) {
        (Kind::Number, Expr::Value(value, _)) if before.is_empty() => {
            let old = func.dfg.first_result(inst).expect("a sum is a result");
            substitution.replace(old, *value);
            func.layout.remove_inst(inst);
        }
        (Kind::Number, Expr::Product(first, factor)) if before.is_empty() => {
            let first = emit(&mut cur, first, IntFlags::NONE);
            let payload = Payload::IntFlags(of_product(*flags));
            func.dfg.replace_inst(inst, Opcode::Mul, payload, &[first, *factor]);
        }
        (Kind::Number, _) => {
            let near = emit_sum(&mut cur, before, *flags);
            let last = emit(&mut cur, last, *flags);
            let payload = Payload::IntFlags(*flags);
            func.dfg.replace_inst(inst, Opcode::Add, payload, &[near, last]);
        }
        (Kind::Address { base, scale, offset }, _) => {
            let mut near = base;
            for term in before {
                let index = emit(&mut cur, term, *flags);
                near = cur.ptradd(near, index, scale, 0);
            }
            let last = emit(&mut cur, last, *flags);
            let payload = Payload::Scale(scale, offset, IntFlags::NONE);
            func.dfg.replace_inst(inst, Opcode::Ptradd, payload, &[near, last]);
        }
    }
}

/// What a product promises whose terms and their sums promised this.
fn of_product(flags: IntFlags) -> IntFlags {
    IntFlags { nsw: flags.nsw && flags.nuw, ..flags }
}

/// Computes a term; its outermost operations promise what follows from these promises.
fn emit(cur: &mut Cursor<'_>, term: &Expr, flags: IntFlags) -> Value {
    match term {
        Expr::Value(value, _) => *value,
        Expr::Product(first, factor) => {
            let first = emit(cur, first, IntFlags::NONE);
            cur.binary_flags(Opcode::Mul, of_product(flags), first, *factor)
        }
        Expr::Sum(terms) => emit_sum(cur, terms, flags),
    }
}

fn emit_sum(cur: &mut Cursor<'_>, terms: &[Expr], flags: IntFlags) -> Value {
    let (first, rest) = terms.split_first().expect("a sum has terms");
    let first = emit(cur, first, flags);
    rest.iter().fold(first, |near, term| {
        let term = emit(cur, term, flags);
        cur.binary_flags(Opcode::Add, flags, near, term)
    })
}
