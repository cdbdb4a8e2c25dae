//! Factoring a sum of products, where that is cheaper.

use super::sum::{Factors, Kind, Sum, merge_rests};
use crate::analysis::{Loop, Loops};
use crate::rules::Rule;
use irc_ir::entity::{Block, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode};
use irc_ir::types::{I64, Type};
use smallvec::SmallVec;

/// A number as it is to be computed.
pub(super) enum Expr {
    /// A value that is there, which takes so many products.
    Value(Value, usize),
    Product(Box<Expr>, Value),
    Sum(Vec<Expr>),
}

/// A factored sum.
pub(super) struct Factored {
    pub terms: Vec<Expr>,
    /// What the sums and products of these terms promise.
    pub flags: IntFlags,
    /// What was done.
    pub rule: Rule,
}

/// A sum of a block, factored, if that takes fewer instructions.
pub(super) fn factored(
    func: &Function,
    loops: &Loops,
    block: Block,
    sum: &Sum,
) -> Option<Factored> {
    let around = std::iter::successors(loops.innermost(block), |&l| loops.parent(l));
    let around: SmallVec<[Loop; 4]> = around.collect();
    let mut terms = sum.terms.clone();
    let is_merged = merge_rests(func, &mut terms);
    let terms = terms.into_iter().map(|(value, factors)| {
        let is_in = |l: &&Loop| factors.iter().any(|&it| !loops.is_outside(func, **l, it));
        let varies = around.iter().find(is_in).copied();
        Term { value, factors, varies }
    });
    let (terms, is_first) = match split(func, terms.collect()) {
        Ok(Split { terms, is_first }) => (terms, is_first),
        Err(_) if !is_merged => return None,
        Err(terms) => (terms.into_iter().map(|term| term.into_expr(func)).collect(), false),
    };
    if is_merged {
        return Some(Factored { terms, flags: IntFlags::NONE, rule: Rule::MergeRest });
    }
    let costs = Costs { func, ty: sum.ty };
    let extra = usize::from(matches!(sum.kind, Kind::Address { .. }));
    let old = costs.of_sum_there(sum, extra);
    let flags = IntFlags { nsw: sum.flags.nsw && is_first, ..sum.flags };
    let is_less = costs.of_sum(&terms, extra) < old;
    is_less.then_some(Factored { terms, flags, rule: Rule::FactorSum })
}

/// A product.
struct Term {
    /// What is left of it, if that has been computed.
    value: Option<Value>,
    factors: Factors,
    /// The innermost loop around the sum in which one of its factors is computed.
    varies: Option<Loop>,
}

impl Term {
    /// Whether a factor can be taken out of it.
    fn has(&self, factor: Value, varies: Option<Loop>) -> bool {
        self.varies == varies && self.factors.len() > 1 && self.factors.contains(&factor)
    }

    fn without(mut self, factor: Value) -> Term {
        let place = self.factors.iter().position(|&it| it == factor);
        self.factors.remove(place.expect("it has the factor"));
        Term { value: None, ..self }
    }

    /// The product, constants last, where other passes look for them.
    fn into_expr(mut self, func: &Function) -> Expr {
        if let Some(value) = self.value {
            return Expr::Value(value, self.factors.len() - 1);
        }
        self.factors.sort_by_key(|&factor| func.dfg.as_const(factor).is_some());
        let (&first, rest) = self.factors.split_first().expect("a product has a factor");
        let product = |first, &factor: &Value| Expr::Product(Box::new(first), factor);
        rest.iter().fold(Expr::Value(first, 0), product)
    }
}

/// A sum of which a factor was taken out.
struct Split {
    /// The product with the factor is the first one.
    terms: Vec<Expr>,
    /// Whether its terms were the first ones, and the others are what they were.
    is_first: bool,
}

/// Takes the factor out that most of the terms that vary alike have, if several have one in common.
fn split(func: &Function, terms: Vec<Term>) -> Result<Split, Vec<Term>> {
    let mut best = None;
    let mut most = 1;
    for term in &terms {
        for &factor in term.factors.iter().filter(|&&it| func.dfg.as_const(it).is_none()) {
            let count = terms.iter().filter(|it| it.has(factor, term.varies)).count();
            if count > most {
                (best, most) = (Some((factor, term.varies)), count);
            }
        }
    }
    let Some((factor, varies)) = best else { return Err(terms) };
    let has = |term: &Term| term.has(factor, varies);
    let is_first = terms.iter().take(most).all(has);
    let (with, rest): (Vec<Term>, Vec<Term>) = terms.into_iter().partition(has);
    let with = with.into_iter().map(|term| term.without(factor)).collect();
    let (with, _) = sum(func, with);
    let (rest, is_split) = sum(func, rest);
    let mut terms = vec![Expr::Product(Box::new(Expr::Sum(with)), factor)];
    terms.extend(rest);
    Ok(Split { terms, is_first: is_first && !is_split })
}

/// The terms of a sum, and whether a factor was taken out.
fn sum(func: &Function, terms: Vec<Term>) -> (Vec<Expr>, bool) {
    match split(func, terms) {
        Ok(split) => (split.terms, true),
        Err(terms) => (terms.into_iter().map(|term| term.into_expr(func)).collect(), false),
    }
}

/// What arithmetic takes in machine code, in halves of an instruction.
struct Costs<'a> {
    func: &'a Function,
    ty: Type,
}

impl Costs<'_> {
    /// A sum of two, which a product of one of them includes.
    fn one_sum(&self) -> usize {
        if self.ty == I64 { 4 } else { 2 }
    }

    /// A product: of 64 bits three products of halves and a sum, less for what was extended.
    fn one_product(&self, operands: [Option<Value>; 2]) -> usize {
        let is_extended = |value: &Value| {
            let inst = self.func.dfg.def_inst(*value);
            let opcode = inst.map(|inst| self.func.dfg.opcode(inst));
            matches!(opcode, Some(Opcode::Sext | Opcode::Zext))
        };
        let extended = operands.iter().flatten().filter(|value| is_extended(value)).count();
        if self.ty == I64 { [8, 6, 2][extended] } else { 2 }
    }

    /// Sums of so many terms of which some are products, without the products.
    fn sums(&self, terms: usize, products: usize) -> usize {
        let sums = terms.saturating_sub(1);
        (sums - products.min(sums)) * self.one_sum()
    }

    fn of_sum_there(&self, sum: &Sum, extra: usize) -> usize {
        let is_product = |(_, factors): &&(Option<Value>, Factors)| factors.len() > 1;
        let products = sum.products.iter().map(|&inst| match self.func.dfg.args(inst) {
            &[x, y] => self.one_product([Some(x), Some(y)]),
            _ => 0,
        });
        let sums = self.sums(sum.terms.len() + extra, sum.terms.iter().filter(is_product).count());
        products.sum::<usize>() + sums
    }

    fn of_sum(&self, terms: &[Expr], extra: usize) -> usize {
        let is_product = |term: &&Expr| !matches!(term, Expr::Value(_, 0) | Expr::Sum(_));
        let products = terms.iter().filter(is_product).count();
        let each: usize = terms.iter().map(|term| self.of(term)).sum();
        each + self.sums(terms.len() + extra, products)
    }

    fn of(&self, expr: &Expr) -> usize {
        match expr {
            Expr::Value(_, products) => products * self.one_product([None, None]),
            Expr::Product(first, factor) => {
                let there = match **first {
                    Expr::Value(value, 0) => Some(value),
                    _ => None,
                };
                self.of(first) + self.one_product([there, Some(*factor)])
            }
            Expr::Sum(terms) => self.of_sum(terms, 0),
        }
    }
}
