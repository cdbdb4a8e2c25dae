//! Straight-line strength reduction of numbers: computes a sum of products from another that a
//! multiple of a product away.
//!
//! Neighbours in an array of several dimensions have indices like `((z + 1) * h + y) * w + x`,
//! which is `h * w` more than `(z * h + y) * w + x`:
//!
//! ```text
//! %a = ((z * h) + y) * w + x                    %a = ((z * h) + y) * w + x
//! %b = (((z + 1) * h) + y) * w + x              %p = mul %h, %w;  %b = add %a, %p
//! %c = (((z - 2) * h) + y) * w + x              %c = sub %a, %p * 2
//! ```
//!
//! Both are taken apart as polynomials of the values that they are made of. Where one term is left
//! of their difference, the later one becomes a sum of the first and that term, if that takes fewer
//! instructions than what nothing else needs of it; a product and a sum are one. In a loop the
//! difference may be any that the loop does not change: it is computed in front of it. ptxas does
//! neither. Addresses whose indices are known not to wrap have been dealt with (`slsr`).
//!
//! **Refinement.** Arithmetic wraps, so it comes apart as it is; the first number and what it is
//! made of promise nothing any more. Then both numbers are poison only where a value is that they
//! are made of, and the later one is made of all that it is computed from.
//!
//! **Names and locations.** A number is changed in place; what is added has its location.

mod in_front;
mod polynomial;

use super::Changed;
use super::cse::preorder;
use crate::analysis::{Analyses, Cfg, Dominators, Loop, Loops, count_uses};
use crate::remarks::{RemarkName, Remarks};
use cranelift_entity::{EntitySet, SecondaryMap};
use in_front::InFront;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode, Payload};
use irc_ir::types::Type;
use polynomial::{Factors, Polynomial, is_sum};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::rc::Rc;

/// A number is compared with so many before it.
const MAX_BEFORE: usize = 16;
/// How many operations a number is looked through for what only it needs.
const MAX_OPERATIONS: usize = 16;

/// Computes sums of products from others.
pub fn slsr_numbers(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    if func.insts().filter(|&inst| is_product(func, inst)).nth(1).is_none() {
        return Changed::No;
    }
    let dom = analyses.dominators(func);
    let order: Vec<Block> = analyses.cfg(func).reverse_postorder().collect();
    let mut reduction = Reduction {
        cfg: analyses.cfg(func),
        dom,
        loops: analyses.loops(func),
        uses: count_uses(func, &order),
        is_whole: wholes(func, &order),
        is_of_product: of_products(func, &order),
        views: [View::default(), View::default()],
        products: FxHashMap::default(),
        in_front: SecondaryMap::new(),
    };
    let mut changed = Changed::No;
    for block in preorder(analyses.cfg(func), dom) {
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            if is_operation(func, inst) && reduction.number(func, block, inst) {
                remarks.note(RemarkName::Reduced, func, Some(inst), || {
                    "a number is computed from another one before it".to_owned()
                });
                changed = Changed::Yes;
            }
        }
    }
    changed
}

/// Which numbers other operations than those of polynomials need.
fn wholes(func: &Function, order: &[Block]) -> SecondaryMap<Value, bool> {
    let mut is_whole = SecondaryMap::new();
    is_whole.resize(func.dfg.num_values());
    for inst in order.iter().flat_map(|&block| func.layout.insts(block)) {
        if !is_operation(func, inst) {
            func.dfg.for_each_use(inst, |value| is_whole[value] = true);
        }
    }
    is_whole
}

/// Which numbers have products of values in them, or are parts of such numbers.
fn of_products(func: &Function, order: &[Block]) -> SecondaryMap<Value, bool> {
    let mut is_of_product: SecondaryMap<Value, bool> = SecondaryMap::new();
    is_of_product.resize(func.dfg.num_values());
    let insts = || order.iter().flat_map(|&block| func.layout.insts(block));
    let operations: Vec<Inst> = insts().filter(|&inst| is_operation(func, inst)).collect();
    for &inst in &operations {
        let has_product = |&value: &Value| is_of_product[value];
        if is_product(func, inst) || func.dfg.args(inst).iter().any(has_product) {
            func.dfg.results(inst).for_each(|result| is_of_product[result] = true);
        }
    }
    for &inst in operations.iter().rev() {
        if func.dfg.results(inst).any(|result| is_of_product[result]) {
            func.dfg.args(inst).iter().for_each(|&value| is_of_product[value] = true);
        }
    }
    is_of_product
}

/// Whether an instruction multiplies two values.
fn is_product(func: &Function, inst: Inst) -> bool {
    let is_constant = |&value: &Value| func.dfg.as_const(value).is_some();
    func.dfg.opcode(inst) == Opcode::Mul && !func.dfg.args(inst).iter().any(is_constant)
}

/// Whether an instruction may be part of a polynomial.
fn is_operation(func: &Function, inst: Inst) -> bool {
    let is_usual =
        |ty: Type| matches!(ty, Type::Scalar(scalar) if (8..=64).contains(&scalar.bits()));
    let opcode = func.dfg.opcode(inst);
    (matches!(opcode, Opcode::Sub | Opcode::Mul | Opcode::Shl) || is_sum(func, inst))
        && func.dfg.first_result(inst).is_some_and(|it| is_usual(func.dfg.ty(it)))
}

/// A number that others may be computed from.
struct Before {
    value: Value,
    block: Block,
    is: Rc<Polynomial>,
}

/// Numbers as they come apart: altogether, or no further than into those that are needed whole.
#[derive(Default)]
struct View {
    of: SecondaryMap<Value, Option<Rc<Polynomial>>>,
    before: Vec<Before>,
    promises_nothing: EntitySet<Value>,
}

/// What one number is more than another.
enum More {
    /// A multiple of a product.
    Product(Factors, i64),
    /// What is computed in front of a loop.
    InFront(InFront),
}

/// The view in which numbers come apart altogether.
const ALTOGETHER: usize = 0;

struct Reduction<'a> {
    cfg: &'a Cfg,
    dom: &'a Dominators,
    loops: &'a Loops,
    uses: SecondaryMap<Value, u8>,
    is_whole: SecondaryMap<Value, bool>,
    is_of_product: SecondaryMap<Value, bool>,
    views: [View; 2],
    /// Products of two values, with their blocks.
    products: FxHashMap<[Value; 2], (Value, Block)>,
    /// The differences that are computed in front of loops.
    in_front: SecondaryMap<Loop, Vec<(Polynomial, Value)>>,
}

impl Reduction<'_> {
    /// Takes the next number; computes it from one before it if that is cheaper.
    fn number(&mut self, func: &mut Function, block: Block, inst: Inst) -> bool {
        let Some(value) = func.dfg.first_result(inst).filter(|&it| self.is_of_product[it]) else {
            return false;
        };
        let forms: [_; 2] = std::array::from_fn(|view| self.take_apart(func, view, inst));
        if !self.is_whole[value] {
            return false;
        }
        if self.own_cost(func, inst, &[], |_| true) > 1
            && let Some((view, from, more)) = self.find_any(func, &forms, (block, inst))
        {
            self.forget_promises(func, view, from);
            self.replace(func, (block, inst), from, more);
            return true;
        }
        for (view, is) in forms.into_iter().enumerate() {
            if let Some(is) = is.filter(|is| is.has_product()) {
                let before = &mut self.views[view].before;
                if before.len() == MAX_BEFORE {
                    before.remove(0);
                }
                before.push(Before { value, block, is });
            }
        }
        false
    }

    /// The number before one from which it is cheaper to compute it, what is added, and the view in
    /// which it was found.
    fn find_any(
        &mut self,
        func: &Function,
        forms: &[Option<Rc<Polynomial>>; 2],
        place: (Block, Inst),
    ) -> Option<(usize, Value, More)> {
        forms.iter().enumerate().find_map(|(view, is)| {
            let is = is.as_ref().filter(|is| is.has_product())?;
            let found = self.find(func, view, place, is);
            let (from, more) = found.or_else(|| self.find_in_loop(func, view, place, is))?;
            Some((view, from, more))
        })
    }

    /// The polynomial that an operation makes, which is noted.
    fn take_apart(&mut self, func: &Function, view: usize, inst: Inst) -> Option<Rc<Polynomial>> {
        let value = func.dfg.first_result(inst)?;
        let of = |value| match &self.views[view].of[value] {
            Some(known) if view == ALTOGETHER || !self.is_whole[value] => Cow::Borrowed(&**known),
            _ => Cow::Owned(Polynomial::of_value(func, value)),
        };
        let is = Rc::new(Polynomial::of_inst(func, inst, func.dfg.ty(value).bits(), of)?);
        self.views[view].of[value] = Some(is.clone());
        Some(is)
    }

    /// The number before one from which it is cheaper to compute it, and what is added.
    fn find(
        &mut self,
        func: &Function,
        view: usize,
        (block, inst): (Block, Inst),
        is: &Polynomial,
    ) -> Option<(Value, More)> {
        let ty = func.dfg.ty(func.dfg.first_result(inst)?);
        let dom = self.dom;
        self.views[view].before.retain(|before| dom.dominates(before.block, block));
        let before = self.views[view].before.iter().filter(|it| func.dfg.ty(it.value) == ty);
        let only_term = |more: Polynomial| match more.terms() {
            [(factors, by)] if !factors.is_empty() => Some((factors.clone(), *by)),
            _ => None,
        };
        let found =
            before.filter_map(|it| Some((it.value, only_term(is.behind(&it.is, ty.bits(), 1)?)?)));
        let (from, (factors, by)) = found.min_by_key(|(_, (factors, _))| factors.len())?;
        let product = self.product_cost(block, &factors)?;
        let is_cheaper = 1 + product < self.own_cost(func, inst, &factors, |_| true);
        is_cheaper.then_some((from, More::Product(factors, by)))
    }

    /// Lets a number be poison only where a value is that its polynomial has.
    fn forget_promises(&mut self, func: &mut Function, view: usize, number: Value) {
        let View { of, promises_nothing, .. } = &mut self.views[view];
        let mut work = vec![number];
        while let Some(value) = work.pop() {
            let comes_apart = value == number || view == ALTOGETHER || !self.is_whole[value];
            let is_part = of[value].is_some() && comes_apart;
            let Some(inst) = func.dfg.def_inst(value).filter(|_| is_part) else { continue };
            if promises_nothing.insert(value) {
                if is_sum(func, inst) {
                    func.dfg.inst_mut(inst).opcode = Opcode::Add;
                }
                if let Payload::IntFlags(flags) = &mut func.dfg.inst_mut(inst).payload {
                    *flags = IntFlags::NONE;
                }
                work.extend_from_slice(func.dfg.args(inst));
            }
        }
    }

    /// How many operations a product takes besides the sum that it goes into.
    fn product_cost(&self, block: Block, factors: &Factors) -> Option<usize> {
        match factors[..] {
            [_] => Some(0),
            [x, y] => {
                let known = self.products.get(&[x, y]);
                Some(usize::from(!known.is_some_and(|&(_, at)| self.dom.dominates(at, block))))
            }
            _ => None,
        }
    }

    /// How many instructions of machine code compute what only this number needs, besides values
    /// that are needed anyway.
    fn own_cost(
        &self,
        func: &Function,
        inst: Inst,
        needed: &[Value],
        counts: impl Fn(Inst) -> bool,
    ) -> usize {
        let mut work: Vec<Inst> = vec![inst];
        let (mut cost, mut operations) = (0, 0);
        while let Some(inst) = work.pop() {
            operations += 1;
            if operations > MAX_OPERATIONS {
                break;
            }
            cost += 1;
            let mut own: Vec<Inst> = Vec::new();
            for &value in func.dfg.args(inst) {
                let def = func.dfg.def_inst(value);
                let def = def.filter(|&def| is_operation(func, def) && counts(def));
                own.extend(def.filter(|_| self.uses[value] == 1 && !needed.contains(&value)));
            }
            // One product goes into a sum.
            let is_product =
                |&inst: &Inst| matches!(func.dfg.opcode(inst), Opcode::Mul | Opcode::Shl);
            if !is_product(&inst) && own.iter().any(is_product) {
                cost -= 1;
            }
            work.extend(own);
        }
        cost
    }

    /// Computes a number from another.
    fn replace(
        &mut self,
        func: &mut Function,
        (block, inst): (Block, Inst),
        from: Value,
        more: More,
    ) {
        let (opcode, more) = match more {
            More::Product(factors, -1) => {
                (Opcode::Sub, self.product(func, (block, inst), &factors, 1))
            }
            More::Product(factors, by) => {
                (Opcode::Add, self.product(func, (block, inst), &factors, by))
            }
            More::InFront(in_front) => (Opcode::Add, self.compute_in_front(func, inst, in_front)),
        };
        func.dfg.args(inst).iter().for_each(|&value| {
            self.uses[value] =
                self.uses[value].saturating_sub(u8::from(self.uses[value] < u8::MAX));
        });
        self.uses[from] = self.uses[from].saturating_add(1);
        func.dfg.replace_inst(inst, opcode, Payload::IntFlags(IntFlags::NONE), &[from, more]);
    }

    /// The multiple of a product, in front of an instruction.
    fn product(
        &mut self,
        func: &mut Function,
        (block, inst): (Block, Inst),
        factors: &Factors,
        by: i64,
    ) -> Value {
        let mut cur = Cursor::before(func, inst);
        let product = match factors[..] {
            [x, y] => match self.products.get(&[x, y]) {
                Some(&(known, at)) if self.dom.dominates(at, block) => known,
                _ => {
                    let made = cur.mul(x, y);
                    self.products.insert([x, y], (made, block));
                    made
                }
            },
            _ => factors[0],
        };
        if by == 1 {
            return product;
        }
        let ty = cur.value_type(product);
        let by = cur.constant(ty, by as u128);
        cur.mul(product, by)
    }
}

#[cfg(test)]
mod tests;
