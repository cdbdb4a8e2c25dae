//! Sums of products, as the operations of a function compute them.

use super::Uses;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode, Payload};
use irc_ir::types::{I64, Type};
use smallvec::{SmallVec, smallvec};

/// How many terms a sum, and how many factors a term may have; what has more is left as it is.
const MAX_TERMS: usize = 8;
const MAX_FACTORS: usize = 6;

/// The factors of a term, in order: more than one of a product that nothing else needs.
pub(super) type Factors = SmallVec<[Value; 4]>;

/// The terms of a sum.
pub(super) type Terms = SmallVec<[(Option<Value>, Factors); 4]>;

/// A sum of products.
pub(super) struct Sum {
    pub kind: Kind,
    pub ty: Type,
    /// Each with its factors, in the order in which they are added; the value of those that are
    /// computed as they are.
    pub terms: Terms,
    /// The products that only this sum needs.
    pub products: SmallVec<[Inst; 8]>,
    /// The sums that are part of this one.
    pub sums: SmallVec<[Inst; 4]>,
    /// What the sum of the first two terms, that with the third and so on, and all products
    /// promise.
    pub flags: IntFlags,
}

/// What a sum is.
#[derive(Copy, Clone)]
pub(super) enum Kind {
    Number,
    /// The base, and what stands for the bytes that the terms go into.
    Address {
        base: Value,
        scale: u32,
        offset: i64,
    },
}

impl Sum {
    /// The sum that an instruction is the last operation of, if several terms of it are products
    /// that only it needs, or one is and another may be what that left of a number.
    pub fn of(func: &Function, uses: &Uses, inst: Inst) -> Option<Sum> {
        let mut reader = Reader {
            func,
            uses,
            values: SmallVec::new(),
            sums: SmallVec::new(),
            flags: IntFlags { nsw: true, nuw: true, ..IntFlags::NONE },
        };
        let kind = match func.dfg.opcode(inst) {
            Opcode::Add => {
                reader.number(func.dfg.first_result(inst)?, true);
                Kind::Number
            }
            Opcode::Ptradd => reader.address(inst)?,
            _ => return None,
        };
        let Reader { values, sums, flags, .. } = reader;
        let ty = func.dfg.ty(*values.first()?);
        let is_product = |&&value: &&Value| product(func, value).is_some();
        let is_rest = |&value: &Value| {
            let inst = func.dfg.def_inst(value).filter(|&it| func.dfg.opcode(it) == Opcode::Sub);
            inst.is_some_and(|inst| product(func, func.dfg.args(inst)[1]).is_some())
        };
        let may_gain = match values.iter().filter(is_product).count() {
            0 => false,
            1 => values.iter().any(is_rest),
            _ => true,
        };
        let may_gain = may_gain && values.len() <= MAX_TERMS;
        let is_usual = matches!(ty, Type::Scalar(s) if (8..=64).contains(&s.bits()));
        if !may_gain || !is_usual {
            return None;
        }
        let products = products(func, uses, &values);
        let mut sum = Sum { kind, ty, terms: SmallVec::new(), products, sums, flags };
        for &value in &values {
            sum.terms.push((Some(value), sum.factors(func, value)?));
        }
        for &inst in &sum.products {
            sum.flags = both(sum.flags, func.dfg.inst(inst).payload.promises());
        }
        Some(sum)
    }

    /// The factors of a term, if they are not too many.
    fn factors(&self, func: &Function, value: Value) -> Option<Factors> {
        let mut factors = Factors::new();
        let mut work: Factors = smallvec![value];
        while let Some(value) = work.pop() {
            match product(func, value).filter(|inst| self.products.contains(inst)) {
                Some(inst) => work.extend(func.dfg.args(inst).iter().rev().copied()),
                None => factors.push(value),
            }
            if factors.len() + work.len() > MAX_FACTORS {
                return None;
            }
        }
        Some(factors)
    }
}

/// The terms with `a * y` and `x - a * y` in one, which is `x`, each times the same.
pub(super) fn merge_rests(func: &Function, terms: &mut Terms) -> bool {
    let before = terms.len();
    while let Some((first, second, merged)) = mergeable(func, terms) {
        terms[first.min(second)] = (None, merged);
        terms.remove(first.max(second));
    }
    terms.len() < before
}

/// Two terms that are one, and the factors of that.
fn mergeable(func: &Function, terms: &Terms) -> Option<(usize, usize, Factors)> {
    let operands = |value, opcode| {
        let inst = func.dfg.def_inst(value).filter(|&inst| func.dfg.opcode(inst) == opcode)?;
        <[Value; 2]>::try_from(func.dfg.args(inst)).ok()
    };
    for (i, (_, factors)) in terms.iter().enumerate() {
        for (at, &rest) in factors.iter().enumerate() {
            let Some([whole, product]) = operands(rest, Opcode::Sub) else { continue };
            let Some(parts) = operands(product, Opcode::Mul) else { continue };
            let mut common = factors.clone();
            common.remove(at);
            // A product that others need, too, is a factor as it is.
            let wanted = [&parts[..], &[product]].map(|it| sorted(common.iter().chain(it)));
            let is_it = |(j, (_, other)): (usize, &(Option<Value>, Factors))| {
                j != i && wanted.contains(&sorted(other))
            };
            if let Some(j) = terms.iter().enumerate().position(is_it) {
                common.push(whole);
                return Some((i, j, common));
            }
        }
    }
    None
}

fn sorted<'v>(factors: impl IntoIterator<Item = &'v Value>) -> Factors {
    let mut sorted: Factors = factors.into_iter().copied().collect();
    sorted.sort_unstable();
    sorted
}

/// What both promise about wrapping.
fn both(x: IntFlags, y: IntFlags) -> IntFlags {
    IntFlags { nsw: x.nsw && y.nsw, nuw: x.nuw && y.nuw, ..IntFlags::NONE }
}

/// The product that computes a value.
fn product(func: &Function, value: Value) -> Option<Inst> {
    func.dfg.def_inst(value).filter(|&inst| func.dfg.opcode(inst) == Opcode::Mul)
}

/// Finds the terms of a sum, in order.
struct Reader<'a> {
    func: &'a Function,
    uses: &'a Uses,
    values: SmallVec<[Value; 8]>,
    sums: SmallVec<[Inst; 4]>,
    flags: IntFlags,
}

impl Reader<'_> {
    /// The terms of a number; a whole one may have other users.
    fn number(&mut self, value: Value, is_whole: bool) {
        let is_sum = |inst: &Inst| self.func.dfg.opcode(*inst) == Opcode::Add;
        let inst = self.func.dfg.def_inst(value).filter(is_sum);
        let inst = inst.filter(|_| is_whole || self.uses[value] == 1);
        // A sum of many terms is left apart from here on, before it takes the stack.
        let (Some(inst), true) = (inst, self.sums.len() < MAX_TERMS) else {
            self.values.push(value);
            return;
        };
        let &[x, y] = self.func.dfg.args(inst) else { return };
        self.sums.push(inst);
        self.flags = both(self.flags, self.func.dfg.inst(inst).payload.promises());
        self.number(x, false);
        let before = self.values.len();
        self.number(y, false);
        // Those terms were added to each other first.
        self.flags.nsw &= self.values.len() == before + 1;
    }

    /// The terms of an address to which several indices are added that are scaled alike.
    fn address(&mut self, inst: Inst) -> Option<Kind> {
        let Payload::Scale(scale, mut offset, _) = self.func.dfg.inst(inst).payload else {
            return None;
        };
        let mut indices: SmallVec<[Value; 4]> = SmallVec::new();
        let mut last = inst;
        let base = loop {
            let &[base, index] = self.func.dfg.args(last) else { return None };
            indices.push(index);
            let before = self.func.dfg.def_inst(base).filter(|_| self.uses[base] == 1);
            let before = before.filter(|&inst| self.func.dfg.opcode(inst) == Opcode::Ptradd);
            let before = before.filter(|&inst| self.func.dfg.args(inst).len() == 2);
            match before.map(|inst| (inst, self.func.dfg.inst(inst).payload)) {
                Some((inst, Payload::Scale(its, more, _)))
                    if its == scale && indices.len() < MAX_TERMS =>
                {
                    offset = offset.wrapping_add(more);
                    self.sums.push(inst);
                    last = inst;
                }
                _ => break base,
            }
        };
        // The sum that is the only index of an address is a number.
        if indices.len() == 1 || indices.iter().any(|&index| self.func.dfg.ty(index) != I64) {
            return None;
        }
        indices.iter().rev().for_each(|&index| self.number(index, false));
        self.flags = IntFlags::NONE;
        Some(Kind::Address { base, scale, offset })
    }
}

/// The products that the terms are made of and that nothing else needs.
fn products(func: &Function, uses: &Uses, terms: &[Value]) -> SmallVec<[Inst; 8]> {
    let mut found: SmallVec<[Inst; 8]> = SmallVec::new();
    for pass in 0.. {
        let mut reached: SmallVec<[(Inst, usize); 8]> = SmallVec::new();
        let mut work: SmallVec<[Value; 16]> = terms.iter().copied().collect();
        while let Some(inst) = work.pop().map(|value| product(func, value)) {
            let Some(inst) = inst.filter(|inst| pass == 0 || found.contains(inst)) else {
                continue;
            };
            match reached.iter().position(|&(it, _)| it == inst) {
                Some(place) => reached[place].1 += 1,
                None if reached.len() == MAX_TERMS * MAX_FACTORS => {}
                None => {
                    reached.push((inst, 1));
                    work.extend(func.dfg.args(inst).iter().copied());
                }
            }
        }
        let used = |inst| func.dfg.first_result(inst).map_or(0, |value| usize::from(uses[value]));
        let all = reached.len();
        reached.retain(|&mut (inst, times)| used(inst) == times);
        let is_done = reached.len() == all;
        found = reached.into_iter().map(|(inst, _)| inst).collect();
        if is_done {
            break;
        }
    }
    found
}
