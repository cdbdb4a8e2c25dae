//! Structured control flow over mutable variables, and shared memory in one call.

use super::{FunctionBuilder, InstBuilder, Misuse, Operand};
use crate::data::DataKind;
use crate::entity::{Block, Value};
use crate::module::{Global, GlobalAttrs, Symbol};
use crate::op::IntCond;
use crate::signature::Linkage;
use crate::types::{I32, Space, Type};

/// The alignment of shared arrays, enough for accesses of 16 bytes.
const SHARED_ALIGN: u32 = 16;

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
}

/// A loop that is being built: [`FunctionBuilder::begin_loop`] makes it.
#[derive(Debug)]
#[must_use = "`end_loop` ends it"]
pub struct Loop {
    head: Block,
    behind: Block,
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
        let index = self.declare_var(ty);
        self.set_var(index, start);
        let more = |b: &mut Self| {
            let now = b.use_var(index);
            b.icmp(IntCond::Slt, now, end)
        };
        self.while_loop(more, |b| {
            let now = b.use_var(index);
            body(b, now);
            if !b.is_filled() {
                let next = b.add(now, step);
                b.set_var(index, next);
            }
        });
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
        If { other, behind: None, reached: false }
    }

    /// What follows is done where the condition is false, up to [`Self::end_if`]. After a second
    /// `begin_else` control never comes there.
    #[track_caller]
    pub fn begin_else(&mut self, arms: &mut If) {
        let second = arms.behind.is_some();
        let behind = *arms.behind.get_or_insert_with(|| self.create_block());
        arms.reached |= self.go_to(behind);
        let other = if second { self.create_block() } else { arms.other };
        self.go_on_in(other);
    }

    /// What follows is done in either case. Where neither arm comes to its end, nothing may.
    #[track_caller]
    pub fn end_if(&mut self, arms: If) {
        let behind = arms.behind.unwrap_or(arms.other);
        let reached = self.go_to(behind) || arms.reached;
        if reached || arms.behind.is_none() {
            self.go_on_in(behind);
        }
    }

    /// What follows is done again and again, up to [`Self::end_loop`], until a `break` leaves it.
    #[track_caller]
    pub fn begin_loop(&mut self) -> Loop {
        let [head, behind] = [(); 2].map(|()| self.create_block());
        self.br(head, &[]);
        self.switch_to_block(head);
        Loop { head, behind }
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
        self.go_to(rounds.head);
        self.seal_block(rounds.head);
        self.go_on_in(rounds.behind);
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

    // ---- shared memory ----

    /// The address of an array in shared memory, which the CTA has for itself. Its name is one of
    /// the module; functions that use the same name and type use the same array.
    #[track_caller]
    pub fn shared_array(&mut self, name: &str, elem: Type, count: u64) -> Value {
        self.shared_memory(name, elem, Some(count))
    }

    /// The address of the shared memory whose size the launch decides.
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::function::Function;
    /// use irc_ir::module::Module;
    /// use irc_ir::op::MemFlags;
    /// use irc_ir::types::F32;
    ///
    /// let mut module = Module::new();
    /// let kernel = module.add_func(Function::kernel("k", &[]))?;
    /// let mut b = FunctionBuilder::new(&mut module, kernel);
    /// b.begin();
    /// let tile = b.dynamic_shared("tile", F32);
    /// let zero = b.f32(0.0);
    /// b.store(MemFlags::default(), zero, tile);
    /// b.ret(None);
    /// b.finish()?;
    /// irc_ir::verify::verify_module(&module).expect("a right module");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn dynamic_shared(&mut self, name: &str, elem: Type) -> Value {
        self.shared_memory(name, elem, None)
    }

    /// Without a count its size is that of the launch.
    #[track_caller]
    fn shared_memory(&mut self, name: &str, elem: Type, count: Option<u64>) -> Value {
        let poison = Type::Ptr(Space::Shared);
        let module = self.module();
        let elem_type = module.types.value(elem);
        let array = module.types.intern(DataKind::Array(elem_type, count.unwrap_or(0)));
        let (Ok(ty), None | Some(1..)) = (array, count) else {
            self.misuse(Misuse::SharedArray { name: name.to_owned() });
            return self.poison(poison);
        };
        let linkage = if count.is_some() { Linkage::Internal } else { Linkage::External };
        let global = Global {
            name: name.to_owned(),
            linkage,
            space: Space::Shared,
            ty,
            align: elem.align().max(SHARED_ALIGN),
            init: None,
            dynamic: count.is_none(),
            attrs: GlobalAttrs::default(),
        };
        let id = match module.symbol(name) {
            Some(Symbol::Global(id)) if *module.global(id) == global => Some(id),
            Some(_) => None,
            None => module.add_global(global).ok(),
        };
        match id {
            Some(id) => self.global_addr(id),
            None => {
                self.misuse(Misuse::Symbol { name: name.to_owned() });
                self.poison(poison)
            }
        }
    }
}
