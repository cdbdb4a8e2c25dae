//! Structured control flow over mutable variables.

use super::error::Origin;
use super::{FunctionBuilder, InstBuilder, Misuse, Operand};
use crate::entity::{Block, Value, Variable};
use crate::op::IntCond;
use crate::types::I32;

/// What was begun and is not ended yet.
#[derive(Clone, Debug)]
pub(super) struct Open {
    begin: &'static str,
    end: &'static str,
    origin: Origin,
}

/// An `if` whose arms are being built: [`FunctionBuilder::begin_if`] makes it.
#[derive(Debug)]
#[must_use = "`end_if` ends it"]
pub struct If {
    /// Where control goes if the condition is false.
    other: Block,
    /// Where the arms meet, if there are two.
    behind: Option<Block>,
    /// Whether an arm that was built comes to its end.
    reached: bool,
    /// The value of the arms, if they have one.
    value: Option<Variable>,
    /// In how many others it stands.
    depth: usize,
}

/// A loop that is being built: [`FunctionBuilder::begin_loop`] makes it.
#[derive(Debug)]
#[must_use = "`end_loop` ends it"]
pub struct Loop {
    head: Block,
    behind: Block,
    /// In how many others it stands.
    depth: usize,
}

/// The functions that are given build what is inside; it can be any number of blocks. Values that
/// are to be seen behind go through variables. What is inside may end its block itself (`ret`,
/// `trap`, a branch of its own); then control does not come from there to what is behind.
///
/// ```
/// use irc_ir::builder::{FunctionBuilder, InstBuilder};
/// use irc_ir::function::{Function, FunctionKind};
/// use irc_ir::module::Module;
/// use irc_ir::op::IntCond;
/// use irc_ir::signature::{Linkage, Signature};
/// use irc_ir::types::I32;
///
/// // The sum of the even numbers below n.
/// let mut module = Module::new();
/// let signature = Signature::new(&[I32], Some(I32));
/// let sum = Function::new("sum", FunctionKind::Device, Linkage::Visible, signature);
/// let sum = module.add_func(sum)?;
/// let mut b = FunctionBuilder::new(&mut module, sum);
/// let n = b.begin()[0];
/// let total = b.declare_var(I32);
/// b.set_var(total, 0);
/// b.for_range(0, n, 1, |b, i| {
///     let bit = b.and(i, 1);
///     let even = b.icmp(IntCond::Eq, bit, 0);
///     b.if_then(even, |b| {
///         let old = b.use_var(total);
///         let new = b.add(old, i);
///         b.set_var(total, new);
///     });
/// });
/// let result = b.use_var(total);
/// b.ret(Some(result));
/// b.finish()?;
/// irc_ir::verify::verify_module(&module).expect("a right module");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl FunctionBuilder<'_> {
    /// Does `then` where the condition is true.
    #[track_caller]
    pub fn if_then(&mut self, condition: Value, then: impl FnOnce(&mut Self)) {
        let arms = self.begin_if(condition);
        then(self);
        self.end_if(arms);
    }

    /// Does `then` where the condition is true, else `other`.
    #[track_caller]
    pub fn if_then_else(
        &mut self,
        condition: Value,
        then: impl FnOnce(&mut Self),
        other: impl FnOnce(&mut Self),
    ) {
        let mut arms = self.begin_if(condition);
        then(self);
        self.begin_else(&mut arms);
        other(self);
        self.end_if(arms);
    }

    /// The value of `then` where the condition is true, else that of `other`, of the same type;
    /// only that one is computed.
    ///
    /// ```
    /// # use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// # use irc_ir::{function::Function, module::Module, op::IntCond, types::{F32, PTR, I32}};
    /// # let mut module = Module::new();
    /// # let kernel = module.add_func(Function::kernel("k", &[PTR, I32]))?;
    /// # let mut b = FunctionBuilder::new(&mut module, kernel);
    /// # let [x, n] = b.begin()[..] else { unreachable!("it has two parameters") };
    /// let i = b.thread_index_x();
    /// let inside = b.icmp(IntCond::Slt, i, n);
    /// let element = b.choose(inside, |b| b.load_element(F32, x, i), |b| b.f32(0.0));
    /// # b.store_element(element, x, i);
    /// # b.ret(None);
    /// # b.finish()?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn choose(
        &mut self,
        condition: Value,
        then: impl FnOnce(&mut Self) -> Value,
        other: impl FnOnce(&mut Self) -> Value,
    ) -> Value {
        let mut arms = self.begin_if(condition);
        let value = then(self);
        self.begin_else_with(&mut arms, value);
        let value = other(self);
        self.end_if_with(arms, value)
    }

    /// Does `body` as long as the condition, which is computed before each round, is true.
    #[track_caller]
    pub fn while_loop(
        &mut self,
        condition: impl FnOnce(&mut Self) -> Value,
        body: impl FnOnce(&mut Self),
    ) {
        let rounds = self.begin_loop();
        let condition = condition(self);
        self.break_unless(&rounds, condition);
        body(self);
        self.end_loop(rounds);
    }

    /// Does `body` for the numbers from `start` that are below `end` (signed), `step` apart. One of
    /// `start` and `end` is a value, whose type the numbers have. The number after the last one has
    /// to be one of the type.
    #[track_caller]
    pub fn for_range(
        &mut self,
        start: impl Operand,
        end: impl Operand,
        step: impl Operand,
        body: impl FnOnce(&mut Self, Value),
    ) {
        let known = start.known_type(self).or_else(|| end.known_type(self));
        let ty = known.or_else(|| step.known_type(self)).unwrap_or(I32);
        if !ty.is_int() {
            self.misuse(Misuse::RangeType { ty });
            return;
        }
        let start = start.into_value(self, ty);
        let (end, step) = (end.into_value(self, ty), step.into_value(self, ty));
        let index = self.init_var(ty, start);
        // Step by step, so that what is wrong is of the line that calls.
        let rounds = self.begin_loop();
        let now = self.use_var(index);
        let more = self.icmp(IntCond::Slt, now, end);
        self.break_unless(&rounds, more);
        body(self, now);
        if !self.is_filled() {
            let next = self.add(now, step);
            self.set_var(index, next);
        }
        self.end_loop(rounds);
    }

    /// Does `arm` for the case that equals the value, and for `None` where none does.
    #[track_caller]
    pub fn switch_on(
        &mut self,
        value: Value,
        cases: &[u128],
        mut arm: impl FnMut(&mut Self, Option<u128>),
    ) {
        let behind = self.create_block();
        let arms: Vec<(u128, Block)> =
            cases.iter().map(|&case| (case, self.create_block())).collect();
        let default = self.create_block();
        let targets: Vec<(u128, Block, &[Value])> =
            arms.iter().map(|&(case, block)| (case, block, &[][..])).collect();
        self.switch(value, (default, &[]), &targets);
        let mut reached = false;
        for (case, block) in arms {
            reached |= self.fill_arm(block, behind, |b| arm(b, Some(case)));
        }
        reached |= self.fill_arm(default, behind, |b| arm(b, None));
        if reached {
            self.go_on_in(behind);
        }
    }

    // ---- the same, step by step: for what returns errors, or shares what it changes ----

    /// What follows is done where the condition is true, up to [`Self::begin_else`] or
    /// [`Self::end_if`].
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::entity::Value;
    /// use irc_ir::function::{Function, FunctionKind};
    /// use irc_ir::module::Module;
    /// use irc_ir::op::IntCond;
    /// use irc_ir::signature::{Linkage, Signature};
    /// use irc_ir::types::I32;
    ///
    /// /// Puts `words` (`+1`, `-3`) on `x`, again and again, until it is above 99.
    /// fn count(b: &mut FunctionBuilder<'_>, x: Value, words: &[&str]) -> Result<Value, String> {
    ///     let total = b.declare_var(I32);
    ///     b.set_var(total, x);
    ///     let rounds = b.begin_loop();
    ///     for word in words {
    ///         let step: i32 = word.parse().map_err(|_| format!("`{word}` is no number"))?;
    ///         let old = b.use_var(total);
    ///         let new = b.add(old, step);
    ///         b.set_var(total, new);
    ///         let large = b.icmp(IntCond::Sgt, new, 99);
    ///         b.break_if(&rounds, large);
    ///     }
    ///     b.end_loop(rounds);
    ///     Ok(b.use_var(total))
    /// }
    ///
    /// let mut module = Module::new();
    /// let signature = Signature::new(&[I32], Some(I32));
    /// let f = Function::new("f", FunctionKind::Device, Linkage::Visible, signature);
    /// let f = module.add_func(f)?;
    /// let mut b = FunctionBuilder::new(&mut module, f);
    /// let x = b.begin()[0];
    /// let total = count(&mut b, x, &["+8", "-3"])?;
    /// b.ret(Some(total));
    /// b.finish()?;
    /// irc_ir::verify::verify_module(&module).expect("a right module");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn begin_if(&mut self, condition: Value) -> If {
        let [inside, other] = [(); 2].map(|()| self.create_block());
        self.condbr(condition, (inside, &[]), (other, &[]));
        self.go_on_in(inside);
        let depth = self.open("begin_if", "end_if");
        If { other, behind: None, reached: false, value: None, depth }
    }

    /// What follows is done where the condition is false, up to [`Self::end_if`].
    #[track_caller]
    pub fn begin_else(&mut self, arms: &mut If) {
        self.end_inside(arms.depth);
        if arms.behind.is_some() {
            return self.misuse(Misuse::SecondElse);
        }
        let behind = *arms.behind.insert(self.create_block());
        arms.reached |= self.go_to(behind);
        self.go_on_in(arms.other);
    }

    /// What follows is done in either case. Where neither arm comes to its end, nothing may.
    #[track_caller]
    pub fn end_if(&mut self, arms: If) {
        self.close(arms.depth);
        let behind = arms.behind.unwrap_or(arms.other);
        let reached = self.go_to(behind) || arms.reached;
        if reached || arms.behind.is_none() {
            self.go_on_in(behind);
        }
    }

    /// As [`Self::begin_else`], where the arms are expressions: the value of the first.
    /// [`Self::end_if_with`] has that of the second.
    #[track_caller]
    pub fn begin_else_with(&mut self, arms: &mut If, value: Value) {
        let result = self.declare_var(self.ty(value));
        self.name_var(result, "if");
        arms.value = Some(result);
        if !self.is_filled() {
            self.def_var(result, value);
        }
        self.begin_else(arms);
    }

    /// As [`Self::end_if`], where the arms are expressions: the value of the second, and the value
    /// of both, of one type. [`Self::begin_else_with`] has that of the first.
    #[track_caller]
    pub fn end_if_with(&mut self, arms: If, value: Value) -> Value {
        let Some(result) = arms.value else {
            self.misuse(Misuse::NoElse);
            return value;
        };
        if !self.is_filled() {
            self.def_var(result, value);
        }
        self.end_if(arms);
        self.use_var(result)
    }

    /// What follows is done again and again, up to [`Self::end_loop`], until a `break` leaves it.
    #[track_caller]
    pub fn begin_loop(&mut self) -> Loop {
        let [head, behind] = [(); 2].map(|()| self.create_block());
        self.br(head, &[]);
        self.switch_to_block(head);
        let depth = self.open("begin_loop", "end_loop");
        Loop { head, behind, depth }
    }

    /// Leaves a loop where the condition is true; what follows is done where it is not.
    #[track_caller]
    pub fn break_if(&mut self, rounds: &Loop, condition: Value) {
        let inside = self.create_block();
        self.condbr(condition, (rounds.behind, &[]), (inside, &[]));
        self.go_on_in(inside);
    }

    /// Leaves a loop where the condition is false; what follows is done where it is true.
    #[track_caller]
    pub fn break_unless(&mut self, rounds: &Loop, condition: Value) {
        let inside = self.create_block();
        self.condbr(condition, (inside, &[]), (rounds.behind, &[]));
        self.go_on_in(inside);
    }

    /// Goes back to the beginning of the loop; what follows is done after it.
    #[track_caller]
    pub fn end_loop(&mut self, rounds: Loop) {
        self.close(rounds.depth);
        self.go_to(rounds.head);
        self.seal_block(rounds.head);
        self.go_on_in(rounds.behind);
    }

    /// Notes what is begun; in how many others it stands.
    #[track_caller]
    pub(super) fn open(&mut self, begin: &'static str, end: &'static str) -> usize {
        self.open.push(Open { begin, end, origin: self.here() });
        self.open.len() - 1
    }

    /// Ends what stands in `depth` others.
    pub(super) fn close(&mut self, depth: usize) {
        self.end_inside(depth);
        self.open.truncate(depth);
    }

    /// What was begun in that which stands in `depth` others should have been ended.
    fn end_inside(&mut self, depth: usize) {
        self.check_ended(depth + 1);
        self.open.truncate(depth + 1);
    }

    /// All but `depth` of what was begun should have been ended.
    pub(super) fn check_ended(&self, depth: usize) {
        if let Some(&Open { begin, end, origin }) = self.open.get(depth) {
            self.fail_at(Misuse::NotEnded { begin, end }, origin);
        }
    }

    /// Goes to a block, unless the current one has its terminator; whether it does.
    #[track_caller]
    fn go_to(&mut self, block: Block) -> bool {
        let reached = !self.is_filled();
        if reached {
            self.br(block, &[]);
        }
        reached
    }

    /// Builds one arm of several; whether it comes to its end.
    #[track_caller]
    fn fill_arm(&mut self, block: Block, behind: Block, fill: impl FnOnce(&mut Self)) -> bool {
        self.go_on_in(block);
        fill(self);
        self.go_to(behind)
    }

    /// Goes on in a block to which all branches are made.
    #[track_caller]
    fn go_on_in(&mut self, block: Block) {
        self.seal_block(block);
        self.switch_to_block(block);
    }
}
