//! Numbers as polynomials of values that do not come apart, modulo 2^width.

use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use smallvec::{SmallVec, smallvec};
use std::borrow::Cow;
use std::cmp::Ordering;

/// How many terms a polynomial, and how many factors a term may have.
const MAX_TERMS: usize = 8;
const MAX_FACTORS: usize = 3;

/// The values that a term multiplies, in order.
pub(super) type Factors = SmallVec<[Value; MAX_FACTORS]>;

/// Whether an instruction adds its operands: so does `or` if they have no bit in common.
pub(super) fn is_sum(func: &Function, inst: Inst) -> bool {
    match func.dfg.opcode(inst) {
        Opcode::Add => true,
        Opcode::Or => func.dfg.inst(inst).payload.promises().disjoint,
        _ => false,
    }
}

/// A sum of products with constants, in the order of their factors; no constant is 0. It has each
/// value that it was made of in some term, so it is poison if and only if one of these is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Polynomial(SmallVec<[(Factors, i64); 4]>);

impl Polynomial {
    /// A value, as it is.
    pub fn of_value(func: &Function, value: Value) -> Polynomial {
        Polynomial(match func.dfg.as_signed(value) {
            Some(0) => smallvec![],
            Some(constant) => smallvec![(smallvec![], constant as i64)],
            None => smallvec![(smallvec![value], 1)],
        })
    }

    /// What an operation makes of its operands, if it is no more than a sum or product of them and
    /// not too long. Numbers are computed modulo 2^`width`.
    pub fn of_inst<'a>(
        func: &Function,
        inst: Inst,
        width: u32,
        of: impl Fn(Value) -> Cow<'a, Polynomial>,
    ) -> Option<Polynomial> {
        let &[x, y] = func.dfg.args(inst) else { return None };
        let all = match func.dfg.opcode(inst) {
            _ if is_sum(func, inst) => of(x).plus(&of(y), 1, width)?,
            Opcode::Sub => of(x).plus(&of(y), -1, width)?,
            Opcode::Mul => of(x).times(&of(y), width)?,
            Opcode::Shl => {
                let by = func.dfg.as_bits(y).filter(|&by| by < 32)?;
                Polynomial(SmallVec::new()).plus(&of(x), 1 << by, width)?
            }
            _ => return None,
        };
        (all.0.len() <= MAX_TERMS).then_some(all)
    }

    /// What this is more than another, if that has at most so many terms and neither it nor the
    /// other has a value that this has not.
    pub fn behind(&self, other: &Polynomial, width: u32, most: usize) -> Option<Polynomial> {
        if self.0.len().abs_diff(other.0.len()) > most {
            return None;
        }
        let mut difference = SmallVec::new();
        let (mut ours, mut theirs) = (self.0.iter().peekable(), other.0.iter().peekable());
        loop {
            let order = match (ours.peek(), theirs.peek()) {
                (None, None) => break,
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
                (Some((x, _)), Some((y, _))) => x.cmp(y),
            };
            let our = ours.next_if(|_| order != Ordering::Greater);
            let their = theirs.next_if(|_| order != Ordering::Less);
            let by = |term: Option<&(Factors, i64)>| term.map_or(0, |&(_, by)| by);
            let more = truncated(by(our).wrapping_sub(by(their)), width);
            if more != 0 {
                if difference.len() == most {
                    return None;
                }
                let (factors, _) = our.or(their)?;
                difference.push((factors.clone(), more));
            }
        }
        let difference = Polynomial(difference);
        let has = |value: Value| self.values().any(|own| own == value);
        let is_known = other.values().chain(difference.values()).all(has);
        is_known.then_some(difference)
    }

    /// The terms, each with what it is multiplied by.
    pub fn terms(&self) -> &[(Factors, i64)] {
        &self.0
    }

    /// The values that it is made of, some of them several times.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        self.0.iter().flat_map(|(factors, _)| factors.iter().copied())
    }

    /// Whether a term has several factors.
    pub fn has_product(&self) -> bool {
        self.0.iter().any(|(factors, _)| factors.len() > 1)
    }

    fn plus(&self, other: &Polynomial, times: i64, width: u32) -> Option<Polynomial> {
        let mut all = self.0.clone();
        all.extend(other.0.iter().map(|(factors, by)| (factors.clone(), by.wrapping_mul(times))));
        Polynomial::sum(all, width)
    }

    fn times(&self, other: &Polynomial, width: u32) -> Option<Polynomial> {
        // A product with 0 would forget what it was made of.
        if !(1..=MAX_TERMS).contains(&(self.0.len() * other.0.len())) {
            return None;
        }
        let mut all = SmallVec::new();
        for (x, by) in &self.0 {
            for (y, times) in &other.0 {
                let mut factors: Factors = x.iter().chain(y).copied().collect();
                factors.sort_unstable();
                if factors.len() > MAX_FACTORS {
                    return None;
                }
                all.push((factors, by.wrapping_mul(*times)));
            }
        }
        Polynomial::sum(all, width)
    }

    /// Equal products are one term. None if a term goes, unless it is the constant.
    fn sum(mut terms: SmallVec<[(Factors, i64); 4]>, width: u32) -> Option<Polynomial> {
        terms.sort_unstable_by(|(x, _), (y, _)| x.cmp(y));
        let mut all: SmallVec<[(Factors, i64); 4]> = SmallVec::new();
        for (factors, by) in terms {
            match all.last_mut() {
                Some((last, sum)) if *last == factors => *sum = sum.wrapping_add(by),
                _ => all.push((factors, by)),
            }
        }
        all.iter_mut().for_each(|(_, by)| *by = truncated(*by, width));
        let goes = |(factors, by): &(Factors, i64)| *by == 0 && !factors.is_empty();
        if all.iter().any(goes) {
            return None;
        }
        all.retain(|(_, by)| *by != 0);
        Some(Polynomial(all))
    }
}

/// A number modulo 2^`width`.
fn truncated(number: i64, width: u32) -> i64 {
    let unused = 64 - width;
    number << unused >> unused
}
