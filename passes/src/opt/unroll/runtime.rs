//! Unrolls short loops whose number of rounds is known when they begin.
//!
//! ptxas unrolls such a loop by four. Of a round of few instructions the counter, the test and the
//! addresses are the larger part even then, so several rounds become one here ([`Reach`] says how
//! many), with constant offsets between them, and ptxas has its turn on the result:
//!
//! ```text
//!   extra = the rounds after the first; many = extra + 1 >= 4
//!   condbr many, main(first), rest(first)
//! main(i):  four rounds                condbr i' != limit, main(i'), behind
//! behind:                              condbr a round is left, rest(i'), exit
//! rest(i):  the loop as it was         condbr .., rest(i'), exit
//! ```
//!
//! What is left of short rounds is no loop but one round after the other, each of which may be the
//! last.
//!
//! The loop counts by what it does not change, is closed by the only branch that leaves it, and
//! this compares the counter with what the loop does not change, either. `unroll(disable)` is
//! obeyed, and `unroll(4)` asks for this of loops of any size.
//!
//! If the loop counts by a value, as those do in which a grid strides over an array, the rounds are
//! not counted, which would take a division: before each group its last round is tested. The
//! *margin* is the bound less the way from the first to the last round of a group.
//!
//! **The number of rounds.** The counter reaches the bound without passing through the end of its
//! type: it steps by one, or it promises so (the branch on a counter that broke its promise is
//! undefined behaviour, and nothing in the loop ends the program before it). The limit is what the
//! counter is at the end of the last group of rounds, which it is at the end of no earlier one.
//!
//! **Convergence.** A loop in which threads may meet is left as it is.
//!
//! **Locations and names.** Copies have those of what they are copied from; what counts the rounds
//! has the location of the branch that closes the loop.

use super::close::OuterUses;
use super::copy::{Copier, Source, decide, lead_on};
use super::counter::{Counter, Step};
use super::evolve::Counted;
use super::plan::{expanded_size, inst_size, size};
use super::stride::Stride;
use super::{chain, leave_neighbours, note_left};
use crate::analysis::{Analyses, Edge, Loop, Loops, TripBound, trip_bound};
use crate::opt::{
    Changed, fold_since, may_be_convergent, only_computes, remove_trivial_params, simplify_cfg,
};
use crate::remarks::{RemarkName, Remarks};
use cranelift_entity::SecondaryMap;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntCond, Opcode, Payload};
use irc_ir::unroll::Unroll;
use rustc_hash::FxHashSet;

/// So many rounds become one where the frontend asks for no number.
const FACTOR: u32 = 4;
/// The most instructions of what is left of the rounds, if that is to be no loop.
const MAX_REST: u64 = 70;
/// The most instructions of a round of a loop that is to be unrolled as far as is good.
const MAX_ENABLED: u64 = 64;
/// The most of one that is to be unrolled by a number.
const MAX_ASKED: u64 = 4096;
/// The most rounds that are asked for.
const MAX_FACTOR: u16 = 16;
/// Loops that run less often are left as they are.
const MIN_ROUNDS: u64 = 16;
/// The most blocks of a round.
const MAX_BLOCKS: usize = 16;
/// A function grows by at most this many instructions.
const MAX_GROWTH: u64 = 16_384;

/// How far loops are unrolled that nobody asks to unroll: of a round of at most so many
/// instructions, so many become one. The shortest come first, and are those of loops whose rounds
/// are counted.
#[derive(Copy, Clone, Debug)]
pub struct Reach([(u64, u32); 3]);

impl Reach {
    /// As far as pays for what it adds to the code.
    pub const USUAL: Reach = Reach([(10, 8), (32, 4), (32, 4)]);
    /// As far as loops become faster.
    pub const FAR: Reach = Reach([(10, 16), (32, 8), (64, 4)]);

    /// How many rounds of so many instructions become one; nothing if they are too long.
    fn factor(self, round: u64, is_counted: bool) -> Option<u32> {
        let shortest = usize::from(!is_counted);
        self.0[shortest..].iter().find(|&&(most, _)| round <= most).map(|&(_, factor)| factor)
    }
}

/// Unrolls short loops whose number of rounds is known when they begin.
pub fn unroll_runtime(
    func: &mut Function,
    analyses: &Analyses,
    reach: Reach,
    remarks: &Remarks,
) -> Changed {
    let first_new = func.dfg.num_insts();
    let changed = unroll_loops(func, analyses, reach, remarks);
    note_left(func, remarks);
    if changed == Changed::Edges {
        // What a loop begins with is a parameter no more, and the counters of the rounds are sums
        // of one.
        clean_up(func, 0);
        // Where it is known whether there are enough rounds, what is left of them begins with one
        // number.
        if simplify_cfg(func, remarks) != Changed::No {
            clean_up(func, first_new);
        }
    }
    changed
}

/// The same without what it leaves to fold.
fn unroll_loops(
    func: &mut Function,
    analyses: &Analyses,
    reach: Reach,
    remarks: &Remarks,
) -> Changed {
    let loops = analyses.loops(func);
    if loops.is_empty() {
        return Changed::No;
    }
    let mut room = MAX_GROWTH;
    let mut place: SecondaryMap<Block, u32> = SecondaryMap::new();
    for (number, block) in analyses.cfg(func).reverse_postorder().enumerate() {
        place[block] = number as u32;
    }
    let mut chosen: Vec<Chosen> = loops
        .without_inner()
        .filter_map(|l| Chosen::find(func, analyses, l, reach, &place, &mut room))
        .collect();
    if chosen.is_empty() {
        return Changed::No;
    }
    let ids: Vec<Loop> = chosen.iter().map(|chosen| chosen.l).collect();
    let uses = OuterUses::find(func, analyses, &ids);
    leave_neighbours(func, analyses, &mut chosen, |chosen| chosen.l);
    chosen.retain(|chosen| uses.close(func, analyses, chosen.l));
    let mut changed = Changed::from(!chosen.is_empty());
    let mut copier = Copier::default();
    for chosen in chosen {
        // What was used behind another loop has another name now.
        let Some(counter) = Counter::find(func, analyses, chosen.l) else { continue };
        note(func, &counter, chosen.factor, remarks);
        let blocks = blocks_in_order(analyses.loops(func), chosen.l, &place);
        counter.unroll(func, analyses, &mut copier, &blocks, &chosen);
        changed = Changed::Edges;
    }
    changed
}

/// Removes parameters that stand for one value, and folds the instructions from the `first` that
/// was made on.
fn clean_up(func: &mut Function, first: usize) {
    let analyses = Analyses::default();
    remove_trivial_params(func, &analyses);
    fold_since(func, &analyses, first, &Remarks::OFF);
}

fn note(func: &Function, counter: &Counter, factor: u32, remarks: &Remarks) {
    remarks.note(RemarkName::PartialUnrolled, func, Some(counter.branch), || {
        format!("a loop does {factor} rounds in one, and what is left of them behind it")
    });
}

/// A loop to be unrolled.
struct Chosen {
    l: Loop,
    factor: u32,
    /// See [`Counter::begins_inside`].
    begins_inside: bool,
}

impl Chosen {
    /// A loop, if it is worth it; `room` is how many instructions may be added.
    fn find(
        func: &Function,
        analyses: &Analyses,
        l: Loop,
        reach: Reach,
        place: &SecondaryMap<Block, u32>,
        room: &mut u64,
    ) -> Option<Chosen> {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        if loops.blocks(l).len() > MAX_BLOCKS {
            return None;
        }
        let blocks = blocks_in_order(loops, l, place);
        let counter = Counter::find(func, analyses, l)?;
        let (round, expanded) = round_size(func, loops, l, &blocks);
        let is_counted = matches!(counter.step, Step::Constant(_));
        let factor = match func.unroll(counter.branch) {
            None => reach.factor(round + expanded, is_counted),
            Some(Unroll::Enable) => (round <= MAX_ENABLED).then_some(FACTOR),
            Some(Unroll::Count(count)) if is_supported(count.get()) => {
                (round <= MAX_ASKED).then_some(u32::from(count.get()))
            }
            Some(_) => None,
        }?;
        // What is the same in each round is copied first, all the same.
        let whole: u64 = blocks.iter().map(|&block| size(func, block)).sum();
        let growth = whole * u64::from(factor);
        let is_short = |bound: &TripBound| bound.most < MIN_ROUNDS;
        let meets =
            |&block: &Block| func.layout.insts(block).any(|inst| may_be_convergent(func, inst));
        if growth > *room
            || blocks.iter().any(meets)
            || trip_bound(func, cfg, loops, l).as_ref().is_some_and(is_short)
        {
            return None;
        }
        *room -= growth;
        let begins_inside = counter.begins_inside(func, analyses);
        Some(Chosen { l, factor, begins_inside })
    }
}

/// The blocks of a loop in the order of their places.
fn blocks_in_order(loops: &Loops, l: Loop, place: &SecondaryMap<Block, u32>) -> Vec<Block> {
    let mut blocks = loops.blocks(l).to_vec();
    blocks.sort_unstable_by_key(|&block| place[block]);
    blocks
}

/// About how many machine instructions a round makes when what it computes anew each time has been
/// moved out of the loop, and how many more ptxas makes of these; the blocks are in an order in
/// which definitions come before uses.
fn round_size(func: &Function, loops: &Loops, l: Loop, blocks: &[Block]) -> (u64, u64) {
    let mut same: FxHashSet<Value> = FxHashSet::default();
    let (mut size, mut expanded) = (0, 0);
    for inst in blocks.iter().flat_map(|&block| func.layout.insts(block)) {
        let is_same = |&arg: &Value| loops.is_outside(func, l, arg) || same.contains(&arg);
        let is_terminator = func.dfg.opcode(inst).desc().terminator;
        if !is_terminator && only_computes(func, inst) && func.dfg.args(inst).iter().all(is_same) {
            same.extend(func.dfg.results(inst));
        } else {
            size += inst_size(func, inst);
            expanded += expanded_size(func, inst);
        }
    }
    (size, expanded)
}

/// Whether so many rounds can become one: the remainder is found without a division.
fn is_supported(count: u16) -> bool {
    count.is_power_of_two() && (2..=MAX_FACTOR).contains(&count)
}

impl Counter {
    fn unroll(
        &self,
        func: &mut Function,
        analyses: &Analyses,
        copier: &mut Copier,
        blocks: &[Block],
        chosen: &Chosen,
    ) {
        let factor = chosen.factor;
        let round: u64 = blocks.iter().map(|&block| size(func, block)).sum();
        let is_few = round * u64::from(factor - 1) <= MAX_REST;
        let is_counted = matches!(self.step, Step::Constant(_));
        let rest_rounds = (is_few && is_counted).then_some(factor - 1);
        let Counter { l, latch, leaves, number, .. } = *self;
        let (stays, rounds) = (latch.target, factor);
        let counted = Counted { l, latch, test: latch.from, stays, rounds, is_exact: false };
        let source = Source::new(func, analyses.loops(func), counted, blocks);
        let rest = copy_rest(func, copier, &source, rest_rounds);
        copier.forget(func, &source);
        let guard = self.guard(func, analyses, rest, chosen);

        let rounds = chain(func, copier, &source, factor);
        let (last, others) = rounds.split_last().expect("there are several rounds");
        others.iter().for_each(|round| decide(func, round.test, stays));
        let home = func.layout.block_of(last.latch).expect("it stands in a block");
        let behind = func.dfg.make_block();
        func.layout.insert_block_after(behind, home);
        let exit = func.dfg.targets(last.latch)[leaves as usize];
        let passed: Vec<Value> = source.passed.iter().map(|&value| copier.value(value)).collect();
        let loc = func.loc(self.branch);
        let number = copier.value(number);
        let again = func.dfg.args(last.latch)[0];
        let mut cur = Cursor::before(func, last.latch).with_loc(loc);
        let (goes_on, is_left) = match guard {
            Guard::Counted { limit, is_left, .. } => {
                (cur.icmp(IntCond::Ne, number, limit), is_left)
            }
            Guard::Margin(margin) => (cur.icmp(self.cond, number, margin), again),
        };
        let header = func.dfg.block_call(source.header, &passed);
        let to_behind = func.dfg.block_call(behind, &[]);
        let targets = Payload::Branch([header, to_behind]);
        func.dfg.replace_inst(last.latch, Opcode::Condbr, targets, &[goes_on]);
        func.set_unroll(last.latch, None);
        let mut left = passed;
        if let Guard::Counted { end, .. } = guard {
            left[self.index] = end;
        }
        let rest = func.dfg.block_call(rest, &left);
        let is_swapped = matches!(guard, Guard::Margin(_)) && leaves == 0;
        let targets = Payload::Branch(if is_swapped { [exit, rest] } else { [rest, exit] });
        let mut cur = Cursor::at_end(func, behind).with_loc(loc);
        cur.insert(Opcode::Condbr, targets, &[is_left], &[]);
        copier.forget(func, &source);
    }

    /// Makes the block that control comes to first: it decides whether there are enough rounds.
    fn guard(
        &self,
        func: &mut Function,
        analyses: &Analyses,
        rest: Block,
        chosen: &Chosen,
    ) -> Guard {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        let header = loops.header(self.l);
        let guard = func.dfg.make_block();
        let before = func.layout.prev_block(header).expect("the entry is no header");
        func.layout.insert_block_after(guard, before);
        let params: Vec<Value> = func
            .dfg
            .params(header)
            .to_vec()
            .into_iter()
            .map(|param| {
                let ty = func.dfg.ty(param);
                let own = func.dfg.append_param(guard, ty);
                func.inherit_name(param, own);
                own
            })
            .collect();
        let entries: Vec<Edge> = loops.entry_edges(cfg, self.l).collect();
        for edge in entries {
            let branch = func.terminator(edge.from).expect("an edge leaves a branch");
            func.dfg.targets_mut(branch)[edge.target as usize].block = guard;
        }
        let loc = func.loc(self.branch);
        let first = params[self.index];
        let mut cur = Cursor::at_end(func, guard).with_loc(loc);
        let (found, is_many) = match self.step {
            Step::Constant(step) => self.count(&mut cur, first, step, chosen),
            Step::Value(step) => {
                let stride = Stride { cond: self.cond, bound: self.bound, step };
                let (margin, is_many) = stride.margin(&mut cur, first, chosen.factor - 1);
                (Guard::Margin(margin), is_many)
            }
        };
        cur.condbr(is_many, (header, &params), (rest, &params));
        found
    }

    /// Counts the rounds of a loop that counts by a constant; whether there is a group of them.
    fn count(
        &self,
        cur: &mut Cursor<'_>,
        first: Value,
        step: i64,
        chosen: &Chosen,
    ) -> (Guard, Value) {
        let extra = self.extra_rounds(cur, first, step, chosen.begins_inside);
        let ty = cur.value_type(first);
        let one = cur.constant(ty, 1);
        let all = cur.add(extra, one);
        let factor = u128::from(chosen.factor);
        let mask = cur.constant(ty, factor - 1);
        let odd = cur.and(all, mask);
        let zero = cur.constant(ty, 0);
        let is_left = cur.icmp(IntCond::Ne, odd, zero);
        let in_groups = cur.sub(all, odd);
        let size = cur.constant(ty, step as u128);
        let way = cur.mul(in_groups, size);
        let after = cur.add(first, way);
        let limit = if self.after_step { after } else { cur.sub(after, size) };
        let is_many = if chosen.begins_inside && self.after_step && is_strict(self.cond) {
            // There are no more of them than numbers on the way, so their count does not wrap.
            let factor = cur.constant(ty, factor);
            cur.icmp(IntCond::Uge, all, factor)
        } else {
            cur.icmp(IntCond::Uge, extra, mask)
        };
        (Guard::Counted { limit, end: after, is_left }, is_many)
    }

    /// How many rounds there are after the first; fewer instructions say so if it is known that the
    /// counter [begins inside](Counter::begins_inside).
    pub(in crate::opt) fn extra_rounds(
        &self,
        cur: &mut Cursor<'_>,
        first: Value,
        step: i64,
        begins_inside: bool,
    ) -> Value {
        let ty = cur.value_type(first);
        let size = cur.constant(ty, u128::from(step.unsigned_abs()));
        let from = match (self.after_step && !begins_inside, step) {
            (false, _) => first,
            (true, 0..) => cur.add(first, size),
            (true, _) => cur.sub(first, size),
        };
        let goes_on = (self.cond != IntCond::Ne && !begins_inside)
            .then(|| cur.icmp(self.cond, from, self.bound));
        let way = if step > 0 { cur.sub(self.bound, from) } else { cur.sub(from, self.bound) };
        let (is_strict, by_one) = (is_strict(self.cond), step.unsigned_abs() == 1);
        let one = cur.constant(ty, 1);
        // Steps to the last number that goes on; nothing wraps, as a strict way is not 0.
        let to_last = |cur: &mut Cursor<'_>| {
            let last = if is_strict { cur.sub(way, one) } else { way };
            if by_one { last } else { cur.udiv(last, size) }
        };
        if begins_inside && self.after_step {
            return to_last(cur);
        }
        let steps = if is_strict && by_one {
            way
        } else {
            let to_last = to_last(cur);
            cur.add(to_last, one)
        };
        goes_on.map_or(steps, |goes_on| {
            let zero = cur.constant(ty, 0);
            cur.select(goes_on, steps, zero)
        })
    }
}

/// Whether a comparison is not true of equal numbers.
fn is_strict(cond: IntCond) -> bool {
    use IntCond::{Ne, Sgt, Slt, Ugt, Ult};
    matches!(cond, Ne | Slt | Ult | Sgt | Ugt)
}

/// What is found out before a loop.
#[derive(Copy, Clone)]
enum Guard {
    /// What is compared in the last round of the last group, what the counter is behind that, and
    /// whether a round is left then. The end is a constant where first value and bound are.
    Counted { limit: Value, end: Value, is_left: Value },
    /// There is a group more while the loop's own comparison holds between what is compared and
    /// this.
    Margin(Value),
}

/// Copies the loop for what is left of its rounds; the header of the copy.
fn copy_rest(
    func: &mut Function,
    copier: &mut Copier,
    source: &Source<'_>,
    rounds: Option<u32>,
) -> Block {
    let Edge { from, target } = source.counted.latch;
    let mut last = from;
    let copies: Vec<Block> = source
        .blocks
        .iter()
        .map(|&block| {
            last = copier.block(func, block, last);
            copier.params(func, block, last);
            last
        })
        .collect();
    source.blocks.iter().for_each(|&block| copier.insts(func, source.header, block));
    let copy_of = |block: Block| {
        let index = source.blocks.iter().position(|&other| other == block);
        copies[index.expect("it is a block of the loop")]
    };
    let (header, latch) = (copy_of(source.header), copy_of(from));
    if let Some(rounds) = rounds {
        let mut all = vec![copier.round(func, source)];
        all.extend((1..rounds).map(|_| copier.copy(func, source, &mut last)));
        for pair in all.windows(2) {
            lead_on(func, source.counted.latch, pair[0], pair[1].header);
        }
        let test = all[all.len() - 1].test;
        func.set_unroll(test, None);
        decide(func, test, 1 - target);
        return header;
    }
    let branch = func.terminator(latch).expect("copies end in copied branches");
    func.dfg.targets_mut(branch)[target as usize].block = header;
    func.set_unroll(branch, Some(Unroll::Disable));
    header
}
