//! Differences that a loop does not change: they are computed in front of it.

use super::polynomial::{Factors, Polynomial};
use super::{Before, More, Reduction};
use crate::analysis::Loop;
use crate::opt::licm::block_before;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::types::Type;

/// So many differences are computed in front of one loop: each may need a register in it.
const MAX_IN_FRONT: usize = 8;
/// How many terms a difference may have, and how many operations it may take.
const MAX_TERMS: usize = 3;
const MAX_OPERATIONS: usize = 6;

/// A difference, in front of the loop that does not change it.
pub(super) struct InFront {
    ty: Type,
    l: Loop,
    /// The end of the block before the loop.
    end: Inst,
    more: Polynomial,
}

impl Reduction<'_> {
    /// The number before one in the same loop, from which it differs by what that does not change,
    /// if adding that is cheaper.
    pub fn find_in_loop(
        &self,
        func: &Function,
        view: usize,
        (block, inst): (Block, Inst),
        is: &Polynomial,
    ) -> Option<(Value, More)> {
        let (loops, ty) = (self.loops, func.dfg.ty(func.dfg.first_result(inst)?));
        let l = loops.innermost(block).filter(|&l| !loops.is_irreducible(l))?;
        let is_in_loop = |inst| func.layout.block_of(inst).is_some_and(|it| loops.contains(l, it));
        if self.own_cost(func, inst, &[], is_in_loop) < 2 {
            return None;
        }
        let is_known = |more: &Polynomial| self.in_front(func, (l, ty), more).is_some();
        let is_outside = |value| loops.is_outside(func, l, value);
        let difference = |before: &Before| {
            let is_same = func.dfg.ty(before.value) == ty && loops.contains(l, before.block);
            let more = is_same.then(|| is.behind(&before.is, ty.bits(), MAX_TERMS)).flatten()?;
            let is_usable =
                (1..=MAX_OPERATIONS).contains(&operations(&more)) && more.values().all(is_outside);
            is_usable.then_some((before.value, more))
        };
        let found = self.views[view].before.iter().filter_map(difference);
        let (from, more) = found.min_by_key(|(_, it)| (!is_known(it), it.terms().len()))?;
        let is_constant = more.values().next().is_none();
        let has_room = is_constant || is_known(&more) || self.in_front[l].len() < MAX_IN_FRONT;
        let end = block_before(func, self.cfg, self.dom, loops, l)?;
        has_room.then_some((from, More::InFront(InFront { ty, l, end, more })))
    }

    /// A difference that is computed in front of a loop already.
    fn in_front(&self, func: &Function, (l, ty): (Loop, Type), more: &Polynomial) -> Option<Value> {
        let is_it = |known: &Polynomial, value| known == more && func.dfg.ty(value) == ty;
        let found = self.in_front[l].iter().find(|(known, value)| is_it(known, *value));
        found.map(|&(_, value)| value)
    }

    /// Computes a difference in front of a loop, if it has not been.
    pub fn compute_in_front(
        &mut self,
        func: &mut Function,
        inst: Inst,
        in_front: InFront,
    ) -> Value {
        let InFront { ty, l, end, more } = in_front;
        if let Some(known) = self.in_front(func, (l, ty), &more) {
            return known;
        }
        let loc = func.loc(inst);
        let mut cur = Cursor::before(func, end).with_loc(loc);
        let mut sum: Option<Value> = None;
        for (factors, by) in more.terms() {
            let by = (*by != 1 || factors.is_empty()).then(|| cur.constant(ty, *by as u128));
            let factors = factors.iter().copied().chain(by);
            let term = factors.reduce(|x, y| cur.mul(x, y)).expect("a term has a factor");
            sum = Some(sum.map_or(term, |sum| cur.add(sum, term)));
        }
        let value = sum.expect("it has a term");
        if more.values().next().is_some() {
            self.in_front[l].push((more, value));
        }
        value
    }
}

/// About how many operations compute a difference.
fn operations(more: &Polynomial) -> usize {
    let of_term = |(factors, by): &(Factors, i64)| factors.len().max(1) + usize::from(*by != 1);
    more.terms().iter().map(of_term).sum()
}
