//! Control: conditions, choices and loops.

use super::arithmetic::{int_cond, number_of};
use super::function::{Body, Label, Loop, Val};
use super::types::Class;
use crate::hir::{Arm, Block, Expr, ExprKind, LocalId, Ty};
use crate::types::{CompareOp, UnaryOp};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::{Block as IrBlock, Value, Variable};
use irc_ir::op::{IntCond, IntFlags, Opcode};
use irc_ir::types::{I1, I32, I128, Type};

/// Ranges of a `match` of up to this many values become cases of their own.
const FEW: u128 = 8;
const STEP: &str = "the step of a for loop must be positive";

/// Where ways with values meet.
struct Join {
    label: Label,
    value: Val,
}

impl Body<'_, '_, '_> {
    // ---- ways meet ----

    fn join(&mut self, name: &str, ty: &Ty, into: Option<Value>) -> Join {
        let label = self.label(name);
        let value = match self.class(ty) {
            Class::Unit => Val::Unit,
            Class::One(ty) => Val::One(self.b.append_block_param(label.block, ty)),
            Class::Slice(space) => {
                let pointer = self.b.append_block_param(label.block, Type::Ptr(space));
                Val::Slice(pointer, self.b.append_block_param(label.block, I32))
            }
            Class::Memory(_) => Val::Memory(into.unwrap_or_else(|| self.temporary(ty))),
        };
        Join { label, value }
    }

    /// The place where the ways write an aggregate.
    fn into(join: &Join) -> Option<Value> {
        match join.value {
            Val::Memory(address) => Some(address),
            _ => None,
        }
    }

    /// Comes to a join with a value.
    fn arrive(&mut self, join: &mut Join, value: Val) {
        join.label.reached = true;
        match (join.value, value) {
            (Val::One(_), Val::One(value)) => self.br(join.label.block, &[value]),
            (Val::Slice(..), Val::Slice(pointer, length)) => {
                self.br(join.label.block, &[pointer, length])
            }
            _ => self.br(join.label.block, &[]),
        };
    }

    fn meet(&mut self, join: Join) -> Option<Val> {
        self.start(join.label)?;
        Some(join.value)
    }

    // ---- conditions ----

    /// Goes to one label or the other; `&&`, `||` and `!` become branches.
    fn branch_on(&mut self, condition: &Expr, yes: &mut Label, no: &mut Label) -> Option<()> {
        let outside = std::mem::replace(&mut self.span, condition.span);
        let done = self.branch_kind(condition, yes, no);
        self.span = outside;
        done
    }

    fn branch_kind(&mut self, condition: &Expr, yes: &mut Label, no: &mut Label) -> Option<()> {
        match &condition.kind {
            ExprKind::All(parts) => {
                let (last, others) = parts.split_last()?;
                for part in others {
                    let mut both = self.label("and");
                    self.branch_on(part, &mut both, no);
                    self.start(both)?;
                }
                self.branch_on(last, yes, no)
            }
            ExprKind::Any(parts) => {
                let (last, others) = parts.split_last()?;
                for part in others {
                    let mut other = self.label("or");
                    self.branch_on(part, yes, &mut other);
                    self.start(other)?;
                }
                self.branch_on(last, yes, no)
            }
            ExprKind::Unary(UnaryOp::Not, x) => self.branch_on(x, no, yes),
            _ => {
                let value = self.expr(condition)?.one();
                (yes.reached, no.reached) = (true, true);
                self.condbr(value, (yes.block, &[]), (no.block, &[]));
                Some(())
            }
        }
    }

    /// `&&` and `||` as values.
    pub fn short_circuit(&mut self, parts: &[Expr], is_and: bool) -> Option<Val> {
        let (last, others) = parts.split_last()?;
        let mut join = self.join(if is_and { "and" } else { "or" }, &Ty::Bool, None);
        for part in others {
            let Some(value) = self.expr(part) else { return self.meet(join) };
            let other = self.label("more");
            let known = self.bool(!is_and);
            join.label.reached = true;
            match is_and {
                true => self.condbr(value.one(), (other.block, &[]), (join.label.block, &[known])),
                false => self.condbr(value.one(), (join.label.block, &[known]), (other.block, &[])),
            };
            self.b.switch_to_block(other.block);
            self.b.seal_block(other.block);
        }
        if let Some(value) = self.expr(last) {
            self.arrive(&mut join, value);
        }
        self.meet(join)
    }

    pub fn if_else(
        &mut self,
        branches: &[(Expr, Block)],
        other: Option<&Block>,
        ty: &Ty,
        into: Option<Value>,
    ) -> Option<Val> {
        let span = self.span;
        let mut joined: Option<Join> = None;
        for (n, (condition, then)) in branches.iter().enumerate() {
            let mut yes = self.label("then");
            let join = joined.get_or_insert_with(|| {
                self.join("endif", if other.is_some() { ty } else { &Ty::Unit }, into)
            });
            let is_last = n + 1 == branches.len() && other.is_none();
            let mut no = if is_last { join.label } else { self.label("else") };
            // Where control does not come out of the condition, it may still have come to a branch.
            self.branch_on(condition, &mut yes, &mut no);
            if is_last {
                join.label.reached |= no.reached;
            }
            if self.start(yes).is_some()
                && let Some(value) = self.block(then, Self::into(join))
            {
                self.span = span;
                self.arrive(join, value);
            }
            self.span = span;
            if is_last || self.start(no).is_none() {
                return self.meet(joined?);
            }
        }
        let mut join = joined?;
        if let Some(value) = self.block(other?, Self::into(&join)) {
            self.span = span;
            self.arrive(&mut join, value);
        }
        self.span = span;
        self.meet(join)
    }

    // ---- match ----

    pub fn match_arms(
        &mut self,
        on: &Expr,
        arms: &[Arm],
        other: Option<&Block>,
        ty: &Ty,
        into: Option<Value>,
    ) -> Option<Val> {
        let span = self.span;
        let value = self.expr(on)?.one();
        let mut join = self.join("endmatch", ty, into);
        let labels: Vec<Label> = arms.iter().map(|_| self.label("arm")).collect();
        // Without a block for the rest, the arms have all values, and the last one takes the rest.
        let (rest, tested) = match (other, labels.split_last()) {
            (None, Some((last, tested))) => (*last, tested),
            _ => (self.label("otherwise"), &labels[..]),
        };
        self.span = on.span;
        self.choose(value, arms, tested, rest.block);
        self.span = span;
        for (arm, label) in arms.iter().zip(&labels) {
            self.lower_arm(label.block, &arm.block, &mut join);
        }
        if let Some(block) = other {
            self.lower_arm(rest.block, block, &mut join);
        }
        self.span = span;
        self.meet(join)
    }

    fn lower_arm(&mut self, at: IrBlock, block: &Block, join: &mut Join) {
        let span = self.span;
        self.b.switch_to_block(at);
        self.b.seal_block(at);
        if let Some(value) = self.block(block, Self::into(join)) {
            self.span = span;
            self.arrive(join, value);
        }
        self.span = span;
    }

    /// Goes to the label whose arm has the value: wide ranges are compared first, then the rest is
    /// switched on.
    fn choose(&mut self, value: Value, arms: &[Arm], labels: &[Label], rest: IrBlock) {
        let ty = self.b.ty(value);
        let switches = !matches!(ty, I1 | I128);
        let mask = ty.elem().map_or(u128::MAX, irc_ir::types::Scalar::mask);
        let mut cases: Vec<(u128, IrBlock, &[Value])> = Vec::new();
        for (arm, label) in arms.iter().zip(labels) {
            for &(low, high) in &arm.ranges {
                let span = high.wrapping_sub(low) & mask;
                if switches && span < FEW {
                    let values = (0..=span).map(|i| low.wrapping_add(i) & mask);
                    cases.extend(values.map(|value| (value, label.block, &[][..])));
                } else {
                    self.test_range(value, low, span, label.block);
                }
            }
        }
        match cases.is_empty() {
            true => self.br(rest, &[]),
            false => self.switch(value, (rest, &[]), &cases),
        };
    }

    /// Goes to a block if a value is at most `span` above `low`, modulo the width.
    fn test_range(&mut self, value: Value, low: u128, span: u128, to: IrBlock) {
        let ty = self.b.ty(value);
        let low = self.constant(ty, low);
        let found = match span {
            0 => self.icmp(IntCond::Eq, value, low),
            span => {
                let above = self.sub(value, low);
                let span = self.constant(ty, span);
                self.icmp(IntCond::Ule, above, span)
            }
        };
        let next = self.label("case").block;
        self.condbr(found, (to, &[]), (next, &[]));
        self.b.switch_to_block(next);
        self.b.seal_block(next);
    }

    // ---- loops ----

    pub fn while_loop(&mut self, condition: &Expr, body: &Block) -> Option<Val> {
        let span = self.span;
        let mut head = self.label("while");
        self.go(&mut head);
        self.b.switch_to_block(head.block);
        let (mut inside, mut leave) = (self.label("do"), self.label("endwhile"));
        self.branch_on(condition, &mut inside, &mut leave);
        self.loops.push(Loop { leave, next: head });
        if self.start(inside).is_some() && self.block(body, None).is_some() {
            self.span = span;
            self.br(head.block, &[]);
        }
        self.b.seal_block(head.block);
        self.end_loop(span)
    }

    pub fn endless_loop(&mut self, body: &Block) -> Option<Val> {
        let span = self.span;
        let mut head = self.label("loop");
        self.go(&mut head);
        self.b.switch_to_block(head.block);
        let leave = self.label("endloop");
        self.loops.push(Loop { leave, next: head });
        if self.block(body, None).is_some() {
            self.span = span;
            self.br(head.block, &[]);
        }
        self.b.seal_block(head.block);
        self.end_loop(span)
    }

    /// Goes on behind the innermost loop, if control comes out of it.
    fn end_loop(&mut self, span: crate::source::Span) -> Option<Val> {
        self.span = span;
        let ended = self.loops.pop().expect("the loop was begun");
        self.start(ended.leave)?;
        Some(Val::Unit)
    }

    /// `break`.
    pub fn leave_loop(&mut self) {
        let innermost = self.loops.last_mut().expect("the checker has seen a loop");
        innermost.leave.reached = true;
        let block = innermost.leave.block;
        self.br(block, &[]);
    }

    /// `continue`.
    pub fn next_round(&mut self) {
        let innermost = self.loops.last_mut().expect("the checker has seen a loop");
        innermost.next.reached = true;
        let block = innermost.next.block;
        self.br(block, &[]);
    }

    /// A loop that counts.
    pub fn for_loop(
        &mut self,
        local: LocalId,
        [from, to]: [&Expr; 2],
        inclusive: bool,
        step: Option<&Expr>,
        body: &Block,
    ) -> Option<Val> {
        let first = self.expr(from)?.one();
        let end = self.expr(to)?.one();
        let signed = number_of(&from.ty).is_some_and(crate::types::Number::is_signed);
        let ty = self.b.ty(first);
        let by = match step {
            Some(step) => {
                let by = self.expr(step)?.one();
                let outside = std::mem::replace(&mut self.span, step.span);
                self.check_step(by, signed);
                self.span = outside;
                by
            }
            None => self.constant(ty, 1),
        };
        let counter = self.b.declare_var(ty);
        let name = self.function.locals[local].name.as_str();
        self.b.name_var(counter, name);
        self.b.def_var(counter, first);
        let count = Count { local, counter, end, by, signed, inclusive };
        if !inclusive && self.func().dfg.as_bits(by) == Some(1) {
            self.count_by_one(&count, body)
        } else {
            self.count_by_steps(&count, body)
        }
    }

    fn check_step(&mut self, by: Value, signed: bool) {
        if !self.shared.options.checks {
            return;
        }
        let ty = self.b.ty(by);
        let known = self.func().dfg.as_signed(by);
        if known.is_some_and(|by| by > 0 || (by < 0 && !signed)) {
            return;
        }
        let zero = self.constant(ty, 0);
        let ok = self.icmp(int_cond(CompareOp::Gt, signed), by, zero);
        self.check(ok, STEP);
    }

    /// Below the bound, one more is at most the bound: it cannot overflow.
    fn count_by_one(&mut self, count: &Count, body: &Block) -> Option<Val> {
        let span = self.span;
        let mut head = self.label("for");
        self.go(&mut head);
        self.b.switch_to_block(head.block);
        let now = self.b.use_var(count.counter);
        let more = self.icmp(int_cond(CompareOp::Lt, count.signed), now, count.end);
        let (inside, leave) = (self.label("do"), self.label("endfor"));
        self.condbr(more, (inside.block, &[]), (leave.block, &[]));
        self.begin_round(count, Label { reached: true, ..inside }, leave, now);
        if self.end_round(body, span).is_some() {
            let now = self.b.use_var(count.counter);
            let next = self.step_over(count, now);
            self.b.def_var(count.counter, next);
            self.br(head.block, &[]);
        }
        self.b.seal_block(head.block);
        self.end_loop(span)
    }

    /// Whether there is another round is asked at the end of each: the counter is compared with
    /// what is a step below the bound, so that nothing overflows.
    fn count_by_steps(&mut self, count: &Count, body: &Block) -> Option<Val> {
        let span = self.span;
        let now = self.b.use_var(count.counter);
        let within = if count.inclusive { CompareOp::Le } else { CompareOp::Lt };
        let any = self.icmp(int_cond(within, count.signed), now, count.end);
        let limit = self.limit(count);
        let (inside, leave) = (self.label("for"), self.label("endfor"));
        self.condbr(any, (inside.block, &[]), (leave.block, &[]));
        self.b.switch_to_block(inside.block);
        let now = self.b.use_var(count.counter);
        self.begin_round(count, inside, leave, now);
        if self.end_round(body, span).is_some() {
            let now = self.b.use_var(count.counter);
            let more = self.icmp(int_cond(CompareOp::Lt, count.signed), now, limit);
            let next = self.step_over(count, now);
            self.b.def_var(count.counter, next);
            let leave = self.loops.last().expect("it was begun").leave.block;
            self.condbr(more, (inside.block, &[]), (leave, &[]));
        }
        self.b.seal_block(inside.block);
        self.end_loop(span)
    }

    /// There is another round behind those whose numbers are less than this: the bound less a step
    /// (less one, if the bound itself has a round), or the least number if that is less.
    fn limit(&mut self, count: &Count) -> Value {
        let ty = self.b.ty(count.by);
        let by = if count.inclusive {
            let one = self.constant(ty, 1);
            self.binary(Opcode::Sub, count.by, one)
        } else {
            count.by
        };
        let (max, lowest) = if count.signed {
            let least = self.constant(ty, 1 << (ty.bits() - 1));
            (Opcode::Smax, self.binary(Opcode::Add, least, by))
        } else {
            (Opcode::Umax, by)
        };
        let end = self.binary(max, count.end, lowest);
        self.binary_flags(Opcode::Sub, count.promises(), end, by)
    }

    /// The variable gets the number of the round.
    fn begin_round(&mut self, count: &Count, inside: Label, leave: Label, now: Value) {
        if inside.reached {
            self.start(inside);
        }
        let next = self.label("next");
        self.loops.push(Loop { leave: Label { reached: true, ..leave }, next });
        self.define(count.local, Val::One(now));
    }

    /// Lowers the body of a round, and goes to the end of the round, if control comes there.
    fn end_round(&mut self, body: &Block, span: crate::source::Span) -> Option<()> {
        let ends = self.block(body, None);
        self.span = span;
        let mut next = self.loops.last().expect("it was begun").next;
        if next.reached {
            if ends.is_some() {
                self.go(&mut next);
            }
            return self.start(next);
        }
        ends.map(|_| ())
    }

    /// The number of the next round, which is not past the bound.
    fn step_over(&mut self, count: &Count, now: Value) -> Value {
        self.binary_flags(Opcode::Add, count.promises(), now, count.by)
    }
}

/// A loop that counts.
struct Count {
    local: LocalId,
    counter: Variable,
    end: Value,
    by: Value,
    signed: bool,
    inclusive: bool,
}

impl Count {
    /// What computing with the counter does not do.
    fn promises(&self) -> IntFlags {
        IntFlags::no_wrap(self.signed, !self.signed)
    }
}
