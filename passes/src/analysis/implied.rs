//! What the branches on the way to an edge say of a comparison.

use super::{Analyses, Edge, Range};
use irc_ir::entity::{Block, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntCond, Opcode, Payload};
use irc_ir::types::Type;

/// How many branches are looked at, and how many conditions one is made of, one in the other.
const MAX_BRANCHES: u32 = 8;
const MAX_DEPTH: u32 = 4;

/// A comparison of two integers.
#[derive(Copy, Clone, Debug)]
pub struct Comparison {
    /// What holds between them.
    pub cond: IntCond,
    /// The left one.
    pub x: Value,
    /// The right one.
    pub y: Value,
}

/// Whether a comparison holds whenever control goes along an edge, as a branch that dominates it
/// has the same condition or one that implies it.
pub fn is_implied(func: &Function, analyses: &Analyses, edge: Edge, wanted: Comparison) -> bool {
    let (cfg, dom) = (analyses.cfg(func), analyses.dominators(func));
    let only_pred = |block: Block| {
        let mut edges = cfg.pred_edges(block);
        edges.next().filter(|_| edges.next().is_none())
    };
    if tells(func, edge, wanted) {
        return true;
    }
    let mut block = edge.from;
    for _ in 1..MAX_BRANCHES {
        if only_pred(block).is_some_and(|edge| tells(func, edge, wanted)) {
            return true;
        }
        let Some(dominator) = dom.idom(block) else { return false };
        block = dominator;
    }
    false
}

/// Whether the branch that an edge leaves says so.
fn tells(func: &Function, edge: Edge, wanted: Comparison) -> bool {
    let Some(branch) = func.terminator(edge.from) else { return false };
    match func.dfg.inst(branch).payload {
        Payload::Branch(_) => {
            condition_tells(func, func.dfg.args(branch)[0], edge.target == 0, wanted, MAX_DEPTH)
        }
        _ => false,
    }
}

/// Whether a condition that is known says so.
fn condition_tells(
    func: &Function,
    condition: Value,
    is_true: bool,
    wanted: Comparison,
    depth: u32,
) -> bool {
    let Some(inst) = func.dfg.def_inst(condition).filter(|_| depth > 0) else { return false };
    let either = |x: Value, y: Value| {
        [x, y].iter().any(|&part| condition_tells(func, part, is_true, wanted, depth - 1))
    };
    match (func.dfg.opcode(inst), func.dfg.inst(inst).payload, func.dfg.args(inst)) {
        (_, Payload::IntCond(cond, flags), &[x, y]) => {
            let cond = if is_true { cond } else { cond.inverse() };
            // Signs that are the same do not matter.
            let orders = [Some(cond), flags.samesign.then(|| cond.unsigned())];
            orders.into_iter().flatten().any(|cond| {
                let known = Comparison { cond, x, y };
                known.implies(func, wanted) || known.swapped().implies(func, wanted)
            })
        }
        (Opcode::And, _, &[x, y]) if is_true => either(x, y),
        (Opcode::Or, _, &[x, y]) if !is_true => either(x, y),
        (Opcode::Select, _, &[x, y, z]) if is_true && func.dfg.as_bits(z) == Some(0) => {
            either(x, y)
        }
        (Opcode::Select, _, &[x, y, z]) if !is_true && func.dfg.as_bits(y) == Some(1) => {
            either(x, z)
        }
        _ => false,
    }
}

impl Comparison {
    /// The same with its operands swapped.
    fn swapped(self) -> Comparison {
        Comparison { cond: self.cond.swapped(), x: self.y, y: self.x }
    }

    /// Whether the other holds wherever this does, as both are of the same two values or of one
    /// value with constants.
    fn implies(self, func: &Function, other: Comparison) -> bool {
        let number = |value: Value| func.dfg.as_bits(value).and_then(|bits| bits.try_into().ok());
        let is_same = |a: Value, b: Value| a == b || number(a).is_some() && number(a) == number(b);
        if is_same(self.x, other.x) && is_same(self.y, other.y) {
            return self.cond.implies(other.cond);
        }
        let other = if self.x == other.x { other } else { other.swapped() };
        let (true, Some(known), Some(wanted), Type::Scalar(scalar)) =
            (self.x == other.x, number(self.y), number(other.y), func.dfg.ty(self.x))
        else {
            return false;
        };
        let width = scalar.bits();
        width <= 64 && implies_of(self.cond, known, other.cond, wanted, width)
    }
}

/// Whether a number that compares so with one constant compares so with another.
fn implies_of(cond: IntCond, known: u64, wanted: IntCond, than: u64, width: u32) -> bool {
    let all = Range::full(width);
    let range = Range::where_compared(cond, all, Range::only(known), width);
    // Where no number compares so with the first, whatever is said of them is true.
    Range::compare(wanted, range, Range::only(than), width) == Some(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::op::Word;

    fn holds(cond: IntCond, x: u8, y: u8) -> bool {
        let (sx, sy) = (x as i8, y as i8);
        match cond {
            IntCond::Eq => x == y,
            IntCond::Ne => x != y,
            IntCond::Slt => sx < sy,
            IntCond::Sle => sx <= sy,
            IntCond::Sgt => sx > sy,
            IntCond::Sge => sx >= sy,
            IntCond::Ult => x < y,
            IntCond::Ule => x <= y,
            IntCond::Ugt => x > y,
            IntCond::Uge => x >= y,
        }
    }

    #[test]
    fn what_is_implied_of_constants_is_true() {
        let pairs = || IntCond::ALL.iter().flat_map(|a| IntCond::ALL.iter().map(move |b| (*a, *b)));
        let mut found = 0;
        for (known, wanted) in pairs() {
            for (a, b) in (0..=u8::MAX).step_by(5).flat_map(|a| (0..=u8::MAX).map(move |b| (a, b)))
            {
                if !implies_of(known, a.into(), wanted, b.into(), 8) {
                    continue;
                }
                found += 1;
                let all = (0..=u8::MAX).all(|x| !holds(known, x, a) || holds(wanted, x, b));
                assert!(all, "{known:?} {a} {wanted:?} {b}");
            }
        }
        assert!(found > 100_000, "{found}");
    }

    #[test]
    fn a_comparison_implies_what_is_true_wherever_it_is() {
        for (&a, &b) in IntCond::ALL.iter().flat_map(|a| IntCond::ALL.iter().map(move |b| (a, b))) {
            let all = || (0..=u8::MAX).flat_map(|x| (0..=u8::MAX).map(move |y| (x, y)));
            let is_true = all().all(|(x, y)| !holds(a, x, y) || holds(b, x, y));
            assert_eq!(a.implies(b), is_true, "{a:?} {b:?}");
        }
    }
}
