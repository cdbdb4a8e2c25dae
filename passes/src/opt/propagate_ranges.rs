//! Decides comparisons by the ranges of what they compare.
//!
//! Each integer gets the range of unsigned numbers that it can be in ([`Range`]): from the ranges
//! of the operands of its instruction, from the launch bounds, from the branches that lead to
//! where it is looked at, and from what is assumed before or said of them. Then
//! - a comparison that all numbers decide the same way is a constant, and so is the condition of a
//!   branch where what earlier branches tell decides it;
//! - a value that can be one number only is that number;
//! - sums, differences, products and left shifts that cannot wrap promise so, which addresses are
//!   made of, and zero-extensions of what is not negative;
//! - what is not negative is divided as unsigned, in 32 bits where it fits them.
//!
//! So an index that a loop or a launch bounds is not checked again.
//!
//! **Refinement.** What is said of a value holds where it is not poison; where it is, any constant
//! refines what was computed from it, and a branch on it would have been undefined behaviour. A
//! promise is added where the operands are known to keep it; where they are poison, so is the
//! result. Conditions of branches are changed, not branches: `simplify_cfg` removes those.
//!
//! **Names and locations.** What becomes a constant goes with both; what changes in place keeps
//! them.
//!
//! One walk over the dominator tree in preorder, in which the blocks before a join stand in front
//! of it. Facts of a branch are undone behind what it dominates. A parameter is in the hull of what
//! the edges give; along the back edges of a loop that is not known yet, so only what counts up or
//! down from there is known, and a second walk uses what the first has found. (Like the ranges of
//! Patterson, "Accurate static branch prediction by value range propagation", 1995, without his
//! iteration.)

use super::Changed;
use super::cse::preorder;
use crate::analysis::{Analyses, Cfg, Dominators, Edge, KnownBits, Range};
use crate::remarks::Remarks;
use crate::rules::Rule;
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{BlockCall, IntCond, IntFlags, Opcode, Payload, Promise};
use irc_ir::types::{I1, I32, Type};
use irc_ptx::graph::FlowGraph;

/// How many operations behind a compared value are looked through, and how many conditions a
/// condition is made of, one in the other.
const MAX_DEPTH: u32 = 4;

/// Decides comparisons by the ranges of what they compare.
pub fn propagate_ranges(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    if !func
        .insts()
        .any(|inst| matches!(func.dfg.opcode(inst), Opcode::Icmp | Opcode::Sreg | Opcode::InRange))
    {
        return Changed::No;
    }
    let (cfg, dom) = (analyses.cfg(func), analyses.dominators(func));
    let order = preorder(cfg, dom);
    let mut known = Known::new(func);
    if cfg.has_cycles() {
        known.walk(func, cfg, dom, &order, |_, _, _| ());
        known.restart(func);
    }
    let mut pass = Pass { substitution: Substitution::default(), changed: Changed::No, remarks };
    known.walk(func, cfg, dom, &order, |func, known, inst| pass.visit(func, known, inst));
    func.substitute(&mut pass.substitution);
    pass.changed
}

/// Whether single bits of the result tell more of it than the ranges of the operands: a multiple of
/// a power of two is less than what wraps by that much.
fn tells_bits(opcode: Opcode) -> bool {
    use Opcode::{And, Mul, Or, Shl, Trunc, Xor};
    matches!(opcode, And | Or | Xor | Shl | Mul | Trunc)
}

/// The width of an integer of at most 64 bits.
fn width_of(func: &Function, value: Value) -> Option<u32> {
    match func.dfg.ty(value) {
        Type::Scalar(s) if s.is_int() && s.bits() <= 64 => Some(s.bits()),
        _ => None,
    }
}

/// A range that may not be known yet: one of no numbers is none. So it is as small as a range.
#[derive(Clone, Copy)]
struct Found(Range);

impl Default for Found {
    fn default() -> Found {
        Found(Range { least: 1, most: 0 })
    }
}

impl Found {
    fn get(self) -> Option<Range> {
        (self.0.least <= self.0.most).then_some(self.0)
    }
}

/// A range for each block parameter.
#[derive(Default)]
struct OfParams {
    /// Where the parameters of each block begin.
    first: SecondaryMap<Block, u32>,
    ranges: Vec<Found>,
}

impl OfParams {
    fn new(func: &Function) -> OfParams {
        let mut first = SecondaryMap::new();
        first.resize(func.dfg.num_blocks());
        let mut count = 0;
        for block in func.layout.blocks() {
            first[block] = count as u32;
            count += func.dfg.params(block).len();
        }
        OfParams { first, ranges: vec![Found::default(); count] }
    }

    fn get(&self, block: Block, index: usize) -> Option<Range> {
        self.ranges.get(self.first[block] as usize + index)?.get()
    }

    fn at(&mut self, block: Block, index: usize) -> &mut Found {
        &mut self.ranges[self.first[block] as usize + index]
    }
}

/// What is known in the block of the walk.
struct Known {
    /// The ranges of values that are no constants.
    ranges: SecondaryMap<Value, Found>,
    /// What ranges were before the branches on the way here: where the facts of a branch end in
    /// the order of the walk, and how many changes there were before.
    scopes: Vec<(usize, usize)>,
    undo: Vec<(Value, Found)>,
    /// The hull of what the edges that have been seen give a parameter.
    given: OfParams,
    /// The hull of what all edges gave it in the walk before; empty in the first.
    given_before: OfParams,
    visited: EntitySet<Block>,
}

impl Known {
    fn new(func: &Function) -> Known {
        let mut ranges = SecondaryMap::new();
        ranges.resize(func.dfg.num_values());
        Known {
            ranges,
            scopes: Vec::new(),
            undo: Vec::new(),
            given: OfParams::new(func),
            given_before: OfParams::default(),
            visited: EntitySet::new(),
        }
    }

    /// Gets ready for another walk.
    fn restart(&mut self, func: &Function) {
        self.given_before = std::mem::replace(&mut self.given, OfParams::new(func));
        self.leave_scopes(usize::MAX);
        self.visited.clear();
    }

    /// Visits all instructions where what is known holds.
    fn walk(
        &mut self,
        func: &mut Function,
        cfg: &Cfg,
        dom: &Dominators,
        order: &[Block],
        mut visit: impl FnMut(&mut Function, &mut Known, Inst),
    ) {
        for (place, &block) in order.iter().enumerate() {
            self.leave_scopes(place);
            self.scopes.push((place + dom.subtree(block).len(), self.undo.len()));
            self.enter(func, cfg, dom, block);
            self.visited.insert(block);
            let mut next = func.layout.first_inst(block);
            while let Some(inst) = next {
                next = func.layout.next_inst(inst);
                self.note_results(func, inst);
                visit(func, self, inst);
                if next.is_none() {
                    self.note_edges(func, block, inst);
                }
            }
        }
    }

    /// Forgets the facts that do not hold at this place of the order.
    fn leave_scopes(&mut self, place: usize) {
        while let Some((_, changes)) = self.scopes.pop_if(|(end, _)| *end <= place) {
            self.undo_to(changes);
        }
    }

    fn undo_to(&mut self, changes: usize) {
        while self.undo.len() > changes {
            let (value, range) = self.undo.pop().expect("it is not empty");
            self.ranges[value] = range;
        }
    }

    /// Finds what is known at the beginning of a block.
    fn enter(&mut self, func: &Function, cfg: &Cfg, dom: &Dominators, block: Block) {
        let is_new = |&pred: &Block| dom.is_reachable(pred) && !self.visited.contains(pred);
        let loops_back = cfg.preds(block).iter().any(is_new);
        for (index, &param) in func.dfg.params(block).iter().enumerate() {
            let Some(width) = width_of(func, param) else { continue };
            let mut range = self.given.get(block, index).unwrap_or(Range::full(width));
            if loops_back {
                let counts = self.counted(func, cfg, block, index, range, width);
                range = match self.given_before.get(block, index) {
                    Some(before) => counts.within(before),
                    None => counts,
                };
            }
            self.ranges[param] = Found(range);
        }
        if let &[pred] = cfg.preds(block)
            && let Some((cond, [then, other])) = branch_of(func, pred)
            && then.block != other.block
        {
            self.assume(func, cond, then.block == block, MAX_DEPTH);
        }
    }

    /// The range of a parameter of a loop that begins in a range: one that only counts up stays
    /// above, one that only goes down stays below.
    fn counted(
        &self,
        func: &Function,
        cfg: &Cfg,
        header: Block,
        index: usize,
        first: Range,
        width: u32,
    ) -> Range {
        let param = func.dfg.params(header)[index];
        let (full, half) = (Range::full(width), Range::full(width).most >> 1);
        // What all steps upwards promise.
        let mut upwards: Option<IntFlags> = None;
        let mut range = first;
        let edges = || cfg.pred_edges(header).filter(|edge| !self.visited.contains(edge.from));
        if let (Some(edge), None) = (edges().next(), edges().nth(1))
            && let Some(range) = counted_to(func, edge, (header, index), first, width)
        {
            return range;
        }
        for edge in edges() {
            let Some(next) = func.edge_arg(edge, index) else { return full };
            match direction(func, next, param) {
                Some(Direction::Stays) => {}
                Some(Direction::Up(flags)) => {
                    let all = upwards.get_or_insert(flags);
                    *all = all.and(flags);
                }
                Some(Direction::Down) => range.least = 0,
                None => return full,
            }
        }
        match upwards {
            None => range,
            Some(flags) if flags.nsw && first.is_non_negative(width) => {
                Range { most: half, ..range }
            }
            Some(flags) if flags.nuw => Range { most: full.most, ..range },
            Some(_) => full,
        }
    }

    /// The range of a value where the walk is.
    fn range(&self, func: &Function, value: Value, width: u32) -> Range {
        match func.dfg.as_bits(value) {
            Some(bits) => Range::only(bits as u64),
            None => self.ranges[value].get().unwrap_or(Range::full(width)),
        }
    }

    /// Finds the range of the result of an instruction.
    fn note_results(&mut self, func: &Function, inst: Inst) {
        let Some(result) = func.dfg.first_result(inst) else { return };
        let Some(width) = width_of(func, result).filter(|&width| width > 1) else { return };
        self.ranges[result] = Found(self.of_inst(func, inst, width));
    }

    fn of_inst(&self, func: &Function, inst: Inst, width: u32) -> Range {
        let (dfg, opcode) = (&func.dfg, func.dfg.opcode(inst));
        let flags = match dfg.inst(inst).payload {
            Payload::Special(reg) => return Range::of_special(func, reg),
            Payload::IntFlags(flags) => flags,
            Payload::None => IntFlags::default(),
            _ => return Range::full(width),
        };
        let of = |value| width_of(func, value).map(|width| (self.range(func, value, width), width));
        if let (Opcode::InRange, &[x, least, end]) = (opcode, dfg.args(inst)) {
            let [least, end] = [least, end].map(|bound| dfg.as_bits(bound));
            let stated = stated(least, end, width);
            return self.range(func, x, width).within(stated);
        }
        let operands = match *dfg.args(inst) {
            [_, x, y] if opcode == Opcode::Select => [x, y],
            [x] => [x, x],
            [x, y] => [x, y],
            _ => return Range::full(width),
        };
        let [Some((x, from)), Some((y, _))] = operands.map(of) else { return Range::full(width) };
        let range = match opcode {
            Opcode::Select => x.hull(y),
            _ => Range::transfer(opcode, flags, [x, y], from, width),
        };
        if !tells_bits(opcode) {
            return range;
        }
        let result = dfg.first_result(inst).expect("it has a width");
        let bits = KnownBits::of(func, result);
        range.within(Range { least: bits.min(), most: bits.max() })
    }

    /// Notes what the edges out of a block give the parameters of their targets.
    fn note_edges(&mut self, func: &Function, block: Block, terminator: Inst) {
        let branch = branch_of(func, block);
        for (index, target) in func.dfg.targets(terminator).iter().enumerate() {
            let args = func.dfg.call_args(target);
            if args.is_empty() {
                continue;
            }
            let changes = self.undo.len();
            if let Some((cond, [then, other])) = branch
                && then.block != other.block
            {
                self.assume(func, cond, index == 0, MAX_DEPTH);
            }
            for (index, &arg) in args.iter().enumerate() {
                let Some(width) = width_of(func, arg) else { continue };
                let range = self.range(func, arg, width);
                let given = self.given.at(target.block, index);
                *given = Found(given.get().map_or(range, |given| given.hull(range)));
            }
            self.undo_to(changes);
        }
    }

    /// Takes a condition for true or false.
    fn assume(&mut self, func: &Function, cond: Value, is_true: bool, depth: u32) {
        let Some(inst) = func.dfg.def_inst(cond).filter(|_| depth > 0) else { return };
        match (func.dfg.opcode(inst), func.dfg.inst(inst).payload, func.dfg.args(inst)) {
            (_, Payload::IntCond(cond, flags), &[x, y]) => {
                let cond = ordered(cond, flags);
                let cond = if is_true { cond } else { cond.inverse() };
                self.assume_compared(func, cond, x, y);
            }
            (Opcode::And, _, &[x, y]) if is_true => {
                self.assume(func, x, true, depth - 1);
                self.assume(func, y, true, depth - 1);
            }
            (Opcode::Or, _, &[x, y]) if !is_true => {
                self.assume(func, x, false, depth - 1);
                self.assume(func, y, false, depth - 1);
            }
            (Opcode::Xor, _, &[x, y]) if func.dfg.as_bits(y) == Some(1) => {
                self.assume(func, x, !is_true, depth - 1);
            }
            _ => {}
        }
    }

    fn assume_compared(&mut self, func: &Function, cond: IntCond, x: Value, y: Value) {
        let Some(width) = width_of(func, x) else { return };
        let [of_x, of_y] = [x, y].map(|value| self.range(func, value, width));
        self.narrow(func, x, Range::where_compared(cond, of_x, of_y, width), width);
        self.narrow(func, y, Range::where_compared(cond.swapped(), of_y, of_x, width), width);
    }

    /// Notes that a value is in a range, and what that says of what it is made from.
    fn narrow(&mut self, func: &Function, mut value: Value, mut range: Range, mut width: u32) {
        for _ in 0..MAX_DEPTH {
            let before = self.range(func, value, width);
            range = before.within(range);
            if range == before || func.dfg.as_const(value).is_some() {
                return;
            }
            self.undo.push((value, self.ranges[value]));
            self.ranges[value] = Found(range);
            let Some((inner, of_inner)) = self.before_step(func, value, range, width) else {
                return;
            };
            let Some(inner_width) = width_of(func, inner) else { return };
            (value, range, width) = (inner, of_inner, inner_width);
        }
    }

    /// What a value is one step behind, and the range of that where the value is in this one.
    fn before_step(
        &self,
        func: &Function,
        value: Value,
        range: Range,
        width: u32,
    ) -> Option<(Value, Range)> {
        let inst = func.dfg.def_inst(value)?;
        let number = |value| func.dfg.as_bits(value).map(|bits| bits as u64);
        let most = Range::full(width).most;
        match (func.dfg.opcode(inst), func.dfg.args(inst)) {
            (Opcode::Zext, &[x]) => Some((x, range)),
            (Opcode::Add, &[x, y]) => {
                let (by, of_x) = (number(y)?, self.range(func, x, width));
                let fits = of_x.most.checked_add(by).is_some_and(|sum| sum <= most);
                let flags = flags_of(func, inst);
                let least = range.least.saturating_sub(by);
                (fits || flags.nuw && range.most >= by)
                    .then(|| (x, Range { least, most: range.most.saturating_sub(by) }))
            }
            (Opcode::Sub, &[x, y]) => {
                let (from, of_y) = (number(x)?, self.range(func, y, width));
                let fits = of_y.most <= from || flags_of(func, inst).nuw;
                (fits && range.least <= from).then(|| {
                    let least = from.saturating_sub(range.most);
                    (y, Range { least, most: from - range.least })
                })
            }
            _ => None,
        }
    }
}

/// Where what a loop steps goes.
enum Direction {
    Stays,
    Up(IntFlags),
    Down,
}

/// Where the next value of a parameter is, seen from it.
fn direction(func: &Function, next: Value, param: Value) -> Option<Direction> {
    if next == param {
        return Some(Direction::Stays);
    }
    let inst = func.dfg.def_inst(next)?;
    let &[x, y] = func.dfg.args(inst) else { return None };
    let by = func.dfg.as_bits(y).filter(|_| x == param)?;
    let ty = func.dfg.ty(param);
    let is_positive = by >> (ty.bits() - 1) == 0;
    match (func.dfg.opcode(inst), func.dfg.inst(inst).payload) {
        (Opcode::Add, Payload::IntFlags(flags)) => {
            // What promises not to wrap as unsigned goes up by any constant.
            let flags = IntFlags { nsw: flags.nsw && is_positive, ..flags };
            Some(Direction::Up(flags))
        }
        (Opcode::Sub, Payload::IntFlags(flags)) if flags.nuw => Some(Direction::Down),
        (Opcode::Lshr | Opcode::Udiv | Opcode::Urem | Opcode::And, _) => Some(Direction::Down),
        _ => None,
    }
}

/// The range of a parameter that a loop steps from the only number of a range, up or down, if the
/// edge back is taken until it comes to a constant.
fn counted_to(
    func: &Function,
    edge: Edge,
    (header, index): (Block, usize),
    first: Range,
    width: u32,
) -> Option<Range> {
    let (first, param) = (first.number()?, func.dfg.params(header)[index]);
    let number = |value| func.dfg.as_bits(value).map(|bits| bits as u64);
    let next = func.edge_arg(edge, index)?;
    let step = func.dfg.def_inst(next).filter(|&it| func.dfg.opcode(it) == Opcode::Add)?;
    let &[stepped, by] = func.dfg.args(step) else { return None };
    let (cond, [then, other]) = branch_of(func, edge.from)?;
    let test = func.dfg.def_inst(cond)?;
    let (&Payload::IntCond(cond, _), &[tested, end]) =
        (&func.dfg.inst(test).payload, func.dfg.args(test))
    else {
        return None;
    };
    let (back, out) = match cond {
        IntCond::Eq => (other, then),
        IntCond::Ne => (then, other),
        _ => return None,
    };
    let after_step = tested == next;
    let is_test = back.block == header && out.block != header && (after_step || tested == param);
    if stepped != param || !is_test {
        return None;
    }
    let (by, end) = (number(by)?, number(end)?);
    let goes_down = by >> (width - 1) != 0;
    let by = if goes_down { by.wrapping_neg() & Range::full(width).most } else { by };
    let way = if goes_down { first.checked_sub(end) } else { end.checked_sub(first) };
    let steps = way.filter(|way| by > 0 && way.is_multiple_of(by))? / by;
    let steps = if after_step { steps.checked_sub(1)? } else { steps };
    let last = if goes_down { first - steps * by } else { first + steps * by };
    Some(Range { least: first.min(last), most: first.max(last) })
}

fn flags_of(func: &Function, inst: Inst) -> IntFlags {
    func.dfg.inst(inst).payload.promises()
}

/// The condition and the targets of the branch at the end of a block.
fn branch_of(func: &Function, block: Block) -> Option<(Value, [BlockCall; 2])> {
    let inst = func.layout.last_inst(block)?;
    match func.dfg.inst(inst).payload {
        Payload::Branch(targets) => Some((func.dfg.args(inst)[0], targets)),
        _ => None,
    }
}

struct Pass<'r> {
    substitution: Substitution,
    changed: Changed,
    remarks: &'r Remarks,
}

impl Pass<'_> {
    fn visit(&mut self, func: &mut Function, known: &mut Known, inst: Inst) {
        let opcode = func.dfg.opcode(inst);
        match opcode {
            Opcode::Icmp => {
                if let Some(holds) = decided(func, known, inst) {
                    self.remarks.applied(Rule::CompareRanges);
                    self.replace(func, inst, u64::from(holds));
                }
            }
            Opcode::Condbr => self.decide_branch(func, known, inst),
            Opcode::Assume => known.assume(func, func.dfg.args(inst)[0], true, MAX_DEPTH),
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => {
                self.promise(func, known, inst);
            }
            Opcode::Zext => self.promise_non_negative(func, known, inst),
            Opcode::Sdiv | Opcode::Srem | Opcode::Udiv | Opcode::Urem => {
                self.divide(func, known, inst);
            }
            _ => {}
        }
        if func.layout.block_of(inst).is_none() || !func.dfg.effects(inst).is_pure() {
            return;
        }
        let Some(result) = func.dfg.first_result(inst) else { return };
        let Some(width) = width_of(func, result).filter(|&width| width > 1) else { return };
        if let Some(number) = known.range(func, result, width).number() {
            self.remarks.applied(Rule::OnlyNumber);
            self.replace(func, inst, number);
        } else if let Some(operand) = same_operand(func, known, inst, width) {
            self.remarks.applied(Rule::OnlyOperand);
            func.inherit_name(result, operand);
            self.substitution.replace(result, operand);
            func.layout.remove_inst(inst);
            self.changed |= Changed::Yes;
        }
    }

    /// Puts a number in the place of a result.
    fn replace(&mut self, func: &mut Function, inst: Inst, number: u64) {
        let result = func.dfg.first_result(inst).expect("it has one");
        let constant = func.dfg.constant(func.dfg.ty(result), number.into());
        self.substitution.replace(result, constant);
        func.layout.remove_inst(inst);
        self.changed |= Changed::Yes;
    }

    /// Gives a branch the condition that what is known decides. The comparison may stand where less
    /// was known.
    fn decide_branch(&mut self, func: &mut Function, known: &Known, inst: Inst) {
        let cond = func.dfg.args(inst)[0];
        let Some(comparison) = func.dfg.def_inst(cond) else { return };
        if let Some(holds) = decided(func, known, comparison) {
            self.remarks.applied(Rule::BranchRanges);
            let constant = func.dfg.constant(I1, holds.into());
            func.dfg.args_mut(inst)[0] = constant;
            self.changed |= Changed::Yes;
        }
    }

    /// Lets an operation promise what its operands keep.
    fn promise(&mut self, func: &mut Function, known: &Known, inst: Inst) {
        let result = func.dfg.first_result(inst).expect("it has one");
        let Some(width) = width_of(func, result).filter(|&width| width >= 32) else { return };
        let of = |i: usize| {
            let value = func.dfg.args(inst)[i];
            known.range(func, value, width_of(func, value).unwrap_or(width))
        };
        let (x, y, opcode) = (of(0), of(1), func.dfg.opcode(inst));
        let Payload::IntFlags(flags) = func.dfg.inst(inst).payload else { return };
        let (all, half) = (Range::full(width).most, Range::full(width).most >> 1);
        let (most, fits) = match opcode {
            Opcode::Add => (u128::from(x.most) + u128::from(y.most), true),
            Opcode::Mul => (u128::from(x.most) * u128::from(y.most), true),
            // By more it is 0.
            Opcode::Shl => (u128::from(x.most) << y.most.min(63), y.most < width.into()),
            _ => (x.most.into(), x.least >= y.most),
        };
        // A sum with a negative number is less.
        let goes_down = opcode == Opcode::Add && x.most <= half && y.least > half;
        let nuw = flags.nuw || fits && most <= all.into();
        // Then the operands are not negative either, unless one of a product is 0.
        let nsw = flags.nsw || goes_down || fits && most <= half.into();
        if (nsw, nuw) != (flags.nsw, flags.nuw) {
            self.remarks.applied(Rule::NoWrap);
            func.dfg.inst_mut(inst).payload = Payload::IntFlags(IntFlags { nsw, nuw, ..flags });
            self.changed |= Changed::Yes;
        }
    }
}

/// The cheaper ways to divide.
impl Pass<'_> {
    /// Divides numbers that are not negative as unsigned ones, and those of 64 bits that fit 32 as
    /// such.
    fn divide(&mut self, func: &mut Function, known: &Known, inst: Inst) {
        let &[x, y] = func.dfg.args(inst) else { return };
        let Some(width) = width_of(func, x).filter(|&width| width >= 8) else { return };
        let [of_x, of_y] = [x, y].map(|value| known.range(func, value, width));
        let opcode = match func.dfg.opcode(inst) {
            Opcode::Sdiv => Opcode::Udiv,
            Opcode::Srem => Opcode::Urem,
            unsigned => unsigned,
        };
        let is_signed = opcode != func.dfg.opcode(inst);
        if is_signed && !(of_x.is_non_negative(width) && of_y.is_non_negative(width)) {
            return;
        }
        let payload = func.dfg.inst(inst).payload;
        let most = of_x.most.max(of_y.most);
        if width == 64 && most <= u64::from(u32::MAX) {
            self.remarks.applied(Rule::DivideRangeHalf);
            let mut cur = Cursor::before(func, inst);
            let args = [x, y].map(|value| low_word(&mut cur, value));
            let quotient = cur.build1(opcode, payload, Some(I32), &args);
            let nneg = of_x.is_non_negative(32);
            let payload = Payload::IntFlags(IntFlags { nneg, ..IntFlags::NONE });
            func.dfg.replace_inst(inst, Opcode::Zext, payload, &[quotient]);
        } else if is_signed {
            self.remarks.applied(Rule::DivideRangeUnsigned);
            func.dfg.replace_inst(inst, opcode, payload, &[x, y]);
        } else {
            return;
        }
        self.changed |= Changed::Yes;
    }

    /// Lets a zero-extension promise that its operand is not negative, where that is known.
    fn promise_non_negative(&mut self, func: &mut Function, known: &Known, inst: Inst) {
        let x = func.dfg.args(inst)[0];
        let Some(width) = width_of(func, x).filter(|&width| width >= 8) else { return };
        let flags = flags_of(func, inst);
        if !flags.nneg && known.range(func, x, width).is_non_negative(width) {
            self.remarks.applied(Rule::NonNegative);
            let payload = Payload::IntFlags(flags.with(Promise::Nneg));
            func.dfg.inst_mut(inst).payload = payload;
            self.changed |= Changed::Yes;
        }
    }
}

/// The low 32 bits of a number of 64 that has no others.
fn low_word(cur: &mut Cursor<'_>, value: Value) -> Value {
    match cur.func.dfg.as_bits(value) {
        Some(bits) => cur.constant(I32, bits),
        None => cur.cast_flags(Opcode::Trunc, IntFlags::only(Promise::Nuw), I32, value),
    }
}

/// The operand that an operation always gives: the smaller, what is below the divisor, what has no
/// bits that a mask would clear, the magnitude of what is not negative.
fn same_operand(func: &Function, known: &Known, inst: Inst, width: u32) -> Option<Value> {
    if let (Opcode::Abs, &[x]) = (func.dfg.opcode(inst), func.dfg.args(inst)) {
        return known.range(func, x, width).is_non_negative(width).then_some(x);
    }
    let &[x, y] = func.dfg.args(inst) else { return None };
    let compare = |cond, width| {
        let [x, y] = [x, y].map(|value| known.range(func, value, width));
        Range::compare(cond, x, y, width)
    };
    let chosen = |is_first: bool| if is_first { x } else { y };
    match func.dfg.opcode(inst) {
        Opcode::Umin => compare(IntCond::Ule, width).map(chosen),
        Opcode::Smin => compare(IntCond::Sle, width).map(chosen),
        Opcode::Umax => compare(IntCond::Uge, width).map(chosen),
        Opcode::Smax => compare(IntCond::Sge, width).map(chosen),
        Opcode::Urem => compare(IntCond::Ult, width)?.then_some(x),
        Opcode::And => {
            let mask = func.dfg.as_bits(y)? as u64;
            let is_low = mask & mask.wrapping_add(1) == 0;
            (is_low && known.range(func, x, width).most <= mask).then_some(x)
        }
        _ => None,
    }
}

/// What an `in_range` with these bounds says, if they are known and it goes upwards.
fn stated(least: Option<u128>, end: Option<u128>, width: u32) -> Range {
    let full = Range::full(width);
    let (Some(least), Some(end)) = (least, end) else { return full };
    let most = (end as u64).wrapping_sub(1) & full.most;
    if least as u64 <= most { Range { least: least as u64, most } } else { full }
}

/// A comparison in the order of ranges, where signs are promised not to matter.
fn ordered(cond: IntCond, flags: IntFlags) -> IntCond {
    if flags.samesign { cond.unsigned() } else { cond }
}

/// What a comparison gives where the walk is, if that is known.
fn decided(func: &Function, known: &Known, inst: Inst) -> Option<bool> {
    let Payload::IntCond(cond, flags) = func.dfg.inst(inst).payload else { return None };
    let cond = ordered(cond, flags);
    let &[x, y] = func.dfg.args(inst) else { return None };
    let width = width_of(func, x)?;
    let [x, y] = [x, y].map(|value| known.range(func, value, width));
    Range::compare(cond, x, y, width)
}
