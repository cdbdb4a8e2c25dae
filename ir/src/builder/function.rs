//! Builds the body of a function, block by block, with mutable variables if the caller has them.

use super::control::Open;
use super::error::Origin;
use super::places::Inlining;
use super::ssa::{Phi, SsaBuilder};
use super::strict::Callers;
use super::{BuildError, InstBuilder, Misuse, Operand};
use crate::dominance::Edge;
use crate::entity::{
    Block, DataType, DebugScope, FuncId, GlobalId, Inst, Loc, SigRef, StackSlot, Tag, Value,
    Variable,
};
use crate::function::{Function, FunctionKind, SlotData};
use crate::module::{DuplicateSymbol, Module};
use crate::op::{Opcode, Payload};
use crate::signature::{Linkage, Param, Signature};
use crate::types::{I32, PTR, Type};
use cranelift_entity::EntitySet;
use std::cell::OnceCell;
use std::panic::Location as Caller;

/// Builds the body of a function of a module.
///
/// Instructions go to the end of the current block; all methods of [`InstBuilder`] are there.
/// Blocks stand in the function in the order in which they were first switched to; the first is
/// the entry.
///
/// Mutable variables become SSA values and block parameters. A block is *sealed* once all branches
/// to it are made; sealing early saves work, and what is not sealed is sealed by
/// [`Self::finish`]. On a path that does not write a variable, its value is poison. A value that
/// [`Self::use_var`] returned may be replaced by another at the end, so it should not be
/// kept beyond it.
///
/// Misuse does not panic: the first mistake is what [`Self::finish`] returns. That includes ids of
/// other functions, whose numbers mean something else here. After a mistake the methods return
/// values to go on with, poison mostly, and a function that was not finished without one is
/// refused by the verifier.
///
/// ```
/// use irc_ir::builder::{FunctionBuilder, InstBuilder};
/// use irc_ir::function::{Function, FunctionKind};
/// use irc_ir::module::Module;
/// use irc_ir::signature::{Linkage, Signature};
/// use irc_ir::op::IntCond;
/// use irc_ir::types::I32;
///
/// // i = 0; while (i < n) i = i + 1; return i;
/// let mut module = Module::new();
/// let signature = Signature::new(&[I32], Some(I32));
/// let count = Function::new("count", FunctionKind::Device, Linkage::Visible, signature);
/// let count = module.add_func(count)?;
/// let mut b = FunctionBuilder::new(&mut module, count);
/// let [entry, head, body, exit] = [(); 4].map(|()| b.create_block());
/// let i = b.declare_var(I32);
///
/// b.switch_to_block(entry);
/// let n = b.append_block_params_for_signature(entry)[0];
/// let zero = b.i32(0);
/// b.def_var(i, zero);
/// b.br(head, &[]);
///
/// b.switch_to_block(head);
/// let now = b.use_var(i);
/// let more = b.icmp(IntCond::Slt, now, n);
/// b.condbr(more, (body, &[]), (exit, &[]));
/// b.seal_block(body);
/// b.seal_block(exit);
///
/// b.switch_to_block(body);
/// let (now, one) = (b.use_var(i), b.i32(1));
/// let next = b.add(now, one);
/// b.def_var(i, next);
/// b.br(head, &[]);
/// b.seal_block(head);
///
/// b.switch_to_block(exit);
/// let result = b.use_var(i);
/// b.ret(Some(result));
/// b.finish()?;
///
/// irc_ir::verify::verify_module(&module).expect("a right module");
/// assert_eq!(module.func(count).dfg.params(head).len(), 1);
/// assert_eq!(module.func(count).dfg.params(exit).len(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct FunctionBuilder<'m> {
    pub(super) module: &'m mut Module,
    pub(super) id: FuncId,
    current: Option<Block>,
    filled: EntitySet<Block>,
    pub(super) loc: Option<Loc>,
    /// The function that is being inlined, if one is.
    pub(super) inlining: Option<Inlining>,
    /// The block of the source that the locations are in.
    pub(super) scope: Option<DebugScope>,
    pub(super) ssa: SsaBuilder,
    error: OnceCell<Box<BuildError>>,
    pub(super) strict: bool,
    /// Filled in strict mode.
    pub(super) callers: Callers,
    /// What was begun and is not ended yet, the innermost last.
    pub(super) open: Vec<Open>,
    /// What is built if the module has no function `id`.
    stray: Function,
}

/// A builder without its module.
#[derive(Debug)]
pub struct Detached {
    id: FuncId,
    current: Option<Block>,
    filled: EntitySet<Block>,
    loc: Option<Loc>,
    inlining: Option<Inlining>,
    scope: Option<DebugScope>,
    ssa: SsaBuilder,
    error: OnceCell<Box<BuildError>>,
    strict: bool,
    callers: Callers,
    open: Vec<Open>,
    stray: Function,
}

impl Detached {
    /// Goes on in the module that the builder was made for.
    pub fn attach(self, module: &mut Module) -> FunctionBuilder<'_> {
        let Detached { id, current, filled, loc, inlining, scope, ssa, .. } = self;
        let Detached { error, strict, callers, open, stray, .. } = self;
        FunctionBuilder {
            module,
            id,
            current,
            filled,
            loc,
            inlining,
            scope,
            ssa,
            error,
            strict,
            callers,
            open,
            stray,
        }
    }
}

impl<'m> FunctionBuilder<'m> {
    /// Builds the body of `id`, which has none yet.
    #[track_caller]
    pub fn new(module: &'m mut Module, id: FuncId) -> FunctionBuilder<'m> {
        let misuse = match module.get_func_mut(id) {
            None => Some(Misuse::UnknownFunction { func: id }),
            Some(func) if !func.is_declaration() => Some(Misuse::HasBody { func: id }),
            Some(func) => {
                func.unfinished = true;
                None
            }
        };
        let builder = FunctionBuilder {
            module,
            id,
            current: None,
            filled: EntitySet::new(),
            loc: None,
            inlining: None,
            scope: None,
            ssa: SsaBuilder::new(Tag::of(id)),
            error: OnceCell::new(),
            strict: cfg!(debug_assertions),
            callers: Callers::default(),
            open: Vec::new(),
            stray: Function::new("", FunctionKind::Device, Linkage::Internal, Signature::default()),
        };
        if let Some(misuse) = misuse {
            builder.fail(misuse);
        }
        builder
    }

    /// Adds a visible kernel with parameters of these types to the module, and builds its body.
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::module::Module;
    /// use irc_ir::types::{F32, PTR};
    ///
    /// let mut module = Module::new();
    /// let mut b = FunctionBuilder::kernel(&mut module, "clear", &[PTR])?;
    /// let x = b.begin()[0];
    /// let (i, zero) = (b.thread_index_x(), b.f32(0.0));
    /// b.store_element(zero, x, i);
    /// b.ret(None);
    /// b.finish()?;
    /// assert!(FunctionBuilder::kernel(&mut module, "clear", &[F32]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn kernel(
        module: &'m mut Module,
        name: &str,
        params: &[Type],
    ) -> Result<FunctionBuilder<'m>, DuplicateSymbol> {
        let id = module.add_func(Function::kernel(name, params))?;
        Ok(FunctionBuilder::new(module, id))
    }

    /// Lets go of the module; [`Detached::attach`] goes on with it. This is for those who cannot
    /// keep a borrow, such as bindings for other languages.
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::function::Function;
    /// use irc_ir::module::Module;
    ///
    /// let mut module = Module::new();
    /// let [first, second] = ["first", "second"].map(|name| Function::kernel(name, &[]));
    /// let (first, second) = (module.add_func(first)?, module.add_func(second)?);
    /// let begun = FunctionBuilder::new(&mut module, first).detach();
    /// let mut b = FunctionBuilder::new(&mut module, second);
    /// b.begin();
    /// b.ret(None);
    /// b.finish()?;
    /// let mut b = begun.attach(&mut module);
    /// b.begin();
    /// b.ret(None);
    /// b.finish()?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn detach(self) -> Detached {
        let FunctionBuilder { module: _, id, current, filled, loc, inlining, .. } = self;
        let FunctionBuilder { scope, ssa, error, strict, callers, open, stray, .. } = self;
        Detached {
            id,
            current,
            filled,
            loc,
            inlining,
            scope,
            ssa,
            error,
            strict,
            callers,
            open,
            stray,
        }
    }

    /// The function that is built.
    pub fn id(&self) -> FuncId {
        self.id
    }

    /// The module.
    pub fn module(&mut self) -> &mut Module {
        self.module
    }

    /// The type of a value.
    #[track_caller]
    pub fn ty(&self, value: Value) -> Type {
        let dfg = &self.function().dfg;
        if self.check_value(value) { dfg.ty(value) } else { I32 }
    }

    /// The first mistake, if there was one: what [`Self::finish`] will return.
    pub fn error(&self) -> Option<&BuildError> {
        self.error.get().map(|error| &**error)
    }

    /// Keeps the first mistake.
    #[cold]
    #[track_caller]
    pub(super) fn fail(&self, misuse: Misuse) {
        self.fail_at(misuse, self.here());
    }

    /// Keeps the first mistake, which was made there.
    #[cold]
    pub(super) fn fail_at(&self, misuse: Misuse, origin: Origin) {
        if self.error.get().is_none() {
            let error = self.placed(misuse, origin);
            self.error.get_or_init(|| Box::new(error));
        }
    }

    /// The mistake with all that is known of its place.
    pub(super) fn placed(&self, misuse: Misuse, origin: Origin) -> BuildError {
        let var = match misuse {
            Misuse::VariableType { var, .. } | Misuse::Undefined { var } => Some(var),
            _ => None,
        };
        let name = var.and_then(|var| self.ssa.name(var)).map(Box::from);
        let source = match &misuse {
            Misuse::Invalid { error } => error.source.as_deref().map(Box::from),
            _ => origin.loc.and_then(|loc| self.place_of(loc)),
        };
        let function = self.function().name.as_str().into();
        BuildError { misuse, function, name, source, caller: origin.caller }
    }

    /// The line of the program that calls, and the location that is set.
    #[track_caller]
    pub(super) fn here(&self) -> Origin {
        Origin { caller: Caller::caller(), loc: self.loc }
    }

    pub(super) fn place_of(&self, loc: Loc) -> Option<Box<str>> {
        let locations = &self.function().locations;
        let location = locations.contains(loc).then(|| locations.get(loc))?;
        let file = self.module.files.get(location.file)?;
        Some(format!("{file}:{}:{}", location.line, location.column).into())
    }

    pub(super) fn function(&self) -> &Function {
        self.module.get_func(self.id).unwrap_or(&self.stray)
    }

    // ---- blocks ----

    /// Makes a block. It gets its place when it is first switched to.
    pub fn create_block(&mut self) -> Block {
        self.func().dfg.make_block()
    }

    /// Adds a parameter to a block; each branch to it needs an argument.
    #[track_caller]
    pub fn append_block_param(&mut self, block: Block, ty: Type) -> Value {
        match self.check_block(block) {
            true => self.func().dfg.append_param(block, ty),
            false => self.poison(ty),
        }
    }

    /// Adds the parameters of the signature to a block: the entry.
    #[track_caller]
    pub fn append_block_params_for_signature(&mut self, block: Block) -> Vec<Value> {
        let params = &self.function().signature.params;
        let types: Vec<Type> = params.iter().map(|param| param.ty).collect();
        types.into_iter().map(|ty| self.append_block_param(block, ty)).collect()
    }

    /// Adds a parameter to the function: to its signature and to the entry, which must have been
    /// switched to.
    #[track_caller]
    pub fn append_func_param(&mut self, ty: Type) -> Value {
        let func = self.func();
        let Some(entry) = func.layout.entry() else {
            self.fail(Misuse::NoEntry);
            return self.poison(ty);
        };
        func.signature.params.push(Param::new(ty));
        func.dfg.append_param(entry, ty)
    }

    /// Makes the entry, with the parameters of the signature, and switches to it; the parameters.
    #[track_caller]
    pub fn begin(&mut self) -> Vec<Value> {
        if self.function().layout.entry().is_some() {
            self.fail(Misuse::HasEntry);
        }
        let entry = self.create_block();
        self.switch_to_block(entry);
        self.seal_block(entry);
        self.append_block_params_for_signature(entry)
    }

    /// The following instructions go to the end of this block.
    #[track_caller]
    pub fn switch_to_block(&mut self, block: Block) {
        if !self.check_block(block) {
            return;
        }
        let func = self.func();
        if !func.layout.is_block_inserted(block) {
            func.layout.append_block(block);
        }
        self.current = Some(block);
    }

    /// The block that instructions go to.
    pub fn current_block(&self) -> Option<Block> {
        self.current
    }

    /// Whether the current block has its terminator, so that nothing may follow.
    pub fn is_filled(&self) -> bool {
        self.current.is_some_and(|block| self.filled.contains(block))
    }

    /// Adds a stack slot, aligned as its type is.
    #[track_caller]
    pub fn create_slot(&mut self, ty: DataType) -> StackSlot {
        let align = match self.module.types.contains(ty) {
            true => self.module.types.layout(ty).align,
            false => {
                self.fail(Misuse::UnknownType { ty });
                1
            }
        };
        let func = self.func();
        func.slots.push(SlotData::new(ty, align)).tagged(func.dfg.tag())
    }

    /// Adds a signature for indirect calls.
    pub fn import_signature(&mut self, signature: Signature) -> SigRef {
        let dfg = &mut self.func().dfg;
        dfg.signatures.push(signature).tagged(dfg.tag())
    }

    // ---- what the module knows ----

    /// The address of a global variable: a pointer, or the handle of a texture, sampler or surface.
    #[track_caller]
    pub fn global_addr(&mut self, global: GlobalId) -> Value {
        let known = self.module.get_global(global).is_some();
        let ty = if known { self.module.address_type(global) } else { PTR };
        self.global_handle(global, ty)
    }

    /// Calls a function; the result, if it has one. Of several it is the first.
    #[track_caller]
    pub fn call(&mut self, callee: FuncId, args: &[Value]) -> Option<Value> {
        self.call_results(callee, args).first().copied()
    }

    /// Calls a function; its results.
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::function::{Function, FunctionKind};
    /// use irc_ir::module::Module;
    /// use irc_ir::signature::{Linkage, Signature};
    /// use irc_ir::types::I32;
    ///
    /// let mut module = Module::new();
    /// let signature = Signature::new(&[I32, I32], None).with_results(&[I32, I32]);
    /// let f = Function::new("divide", FunctionKind::Device, Linkage::Visible, signature);
    /// let divide = module.add_func(f)?;
    /// let mut b = FunctionBuilder::new(&mut module, divide);
    /// let entry = b.create_block();
    /// b.switch_to_block(entry);
    /// let params = b.append_block_params_for_signature(entry).to_vec();
    /// let (quotient, remainder) = (b.sdiv(params[0], params[1]), b.srem(params[0], params[1]));
    /// b.ret_values(&[quotient, remainder]);
    /// b.finish()?;
    ///
    /// let kernel = module.add_func(Function::kernel("k", &[]))?;
    /// let mut b = FunctionBuilder::new(&mut module, kernel);
    /// let entry = b.create_block();
    /// b.switch_to_block(entry);
    /// let (seven, two) = (b.i32(7), b.i32(2));
    /// let results = b.call_results(divide, &[seven, two]);
    /// assert_eq!(results.len(), 2);
    /// b.ret(None);
    /// b.finish()?;
    /// irc_ir::verify::verify_module(&module).expect("a right module");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn call_results(&mut self, callee: FuncId, args: &[Value]) -> Vec<Value> {
        let results: Vec<Type> = match self.module.get_func(callee) {
            Some(callee) => callee.signature.result_types().collect(),
            // Who calls it may count on a result.
            None => vec![I32],
        };
        let inst = self.insert_inst(Opcode::Call, Payload::Func(callee), args, &results);
        self.func().dfg.results(inst).collect()
    }

    // ---- variables ----

    /// A variable that can be written more than once.
    pub fn declare_var(&mut self, ty: Type) -> Variable {
        self.ssa.declare(ty)
    }

    /// A variable that begins as this: a value, or a number of its type.
    #[track_caller]
    pub fn init_var(&mut self, ty: Type, value: impl Operand) -> Variable {
        let var = self.declare_var(ty);
        self.set_var(var, value);
        var
    }

    /// A variable of the type of a value, which it begins as.
    #[track_caller]
    pub fn var_of(&mut self, value: Value) -> Variable {
        self.init_var(self.ty(value), value)
    }

    /// Writes what `new` makes of the value of a variable.
    ///
    /// ```
    /// # use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// # use irc_ir::{function::Function, module::Module, types::I32};
    /// # let mut module = Module::new();
    /// # let kernel = module.add_func(Function::kernel("k", &[]))?;
    /// # let mut b = FunctionBuilder::new(&mut module, kernel);
    /// # b.begin();
    /// let count = b.init_var(I32, 0);
    /// b.update_var(count, |b, old| b.add(old, 1));
    /// # b.ret(None);
    /// # b.finish()?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn update_var(&mut self, var: Variable, new: impl FnOnce(&mut Self, Value) -> Value) {
        let old = self.use_var(var);
        let new = new(self, old);
        self.def_var(var, new);
    }

    /// Names a variable: the block parameters that stand for it have this name.
    #[track_caller]
    pub fn name_var(&mut self, var: Variable, name: &str) {
        if self.check_variable(var) {
            self.ssa.set_name(var, name);
        }
    }

    /// Writes a variable in the current block: a value, or a number of its type.
    #[track_caller]
    pub fn set_var(&mut self, var: Variable, value: impl Operand) {
        if self.check_variable(var) {
            let ty = self.ssa.ty(var);
            let value = value.into_value(self, ty);
            self.def_var(var, value);
        }
    }

    /// Writes a variable in the current block.
    #[track_caller]
    pub fn def_var(&mut self, var: Variable, value: Value) {
        if !self.check_variable(var) || !self.check_value(value) {
            return;
        }
        let (wanted, found) = (self.ssa.ty(var), self.ty(value));
        if wanted != found {
            return self.fail(Misuse::VariableType { var, wanted, found });
        }
        match self.current {
            None => self.fail(Misuse::NoBlock),
            Some(block) if self.filled.contains(block) => {
                self.fail(Misuse::BlockFilled { block });
            }
            Some(block) => {
                self.ssa.write(var, block, value);
                if let Some(debug) = self.ssa.debug(var) {
                    self.debug_value(debug, Some(value));
                }
            }
        }
    }

    /// The value of a variable at the end of what there is of the current block.
    #[track_caller]
    pub fn use_var(&mut self, var: Variable) -> Value {
        if !self.check_variable(var) {
            return self.poison(I32);
        }
        self.note_read(var);
        match (self.current, self.module.get_func_mut(self.id)) {
            (Some(block), Some(func)) => self.ssa.read(func, var, block),
            _ => {
                self.fail(Misuse::NoBlock);
                let ty = self.ssa.ty(var);
                self.poison(ty)
            }
        }
    }

    /// Says that all branches to a block are made.
    #[track_caller]
    pub fn seal_block(&mut self, block: Block) {
        if self.check_block(block) {
            self.ssa.seal(block);
        }
    }

    /// Says that all branches to all blocks are made.
    pub fn seal_all_blocks(&mut self) {
        for i in 0..self.func().dfg.num_blocks() {
            self.ssa.seal(Block::from_u32(i as u32));
        }
    }

    /// Completes the function: all blocks are sealed, and variables become block parameters.
    #[track_caller]
    pub fn finish(mut self) -> Result<(), BuildError> {
        self.finish_in_place().map(|_| ())
    }

    /// Returns the parameters that variables became.
    #[track_caller]
    pub(super) fn finish_in_place(&mut self) -> Result<Vec<Phi>, BuildError> {
        self.check_ended(0);
        if let Some(error) = self.error.take() {
            return Err(*error);
        }
        let here = self.here();
        self.check_body().map_err(|misuse| self.late(misuse, here))?;
        let func = self.module.func_mut(self.id);
        let phis = self.ssa.finish(func);
        if let Some(var) = self.ssa.first_undefined() {
            return Err(self.late(Misuse::Undefined { var }, here));
        }
        self.module.func_mut(self.id).unfinished = false;
        self.check_whole(here).inspect_err(|_| self.module.func_mut(self.id).unfinished = true)?;
        Ok(phis)
    }

    #[cfg(test)]
    pub(super) fn phi(&self, phi: Phi) -> &super::ssa::PhiData {
        &self.ssa.phis[phi]
    }

    fn check_body(&self) -> Result<(), Misuse> {
        let func = self.function();
        if func.layout.entry().is_none() {
            return Err(Misuse::NoEntry);
        }
        for block in func.layout.blocks() {
            if !self.filled.contains(block) {
                return Err(Misuse::Unterminated { block });
            }
            let mut missing = None;
            func.for_each_successor(block, |succ| {
                if !func.layout.is_block_inserted(succ) {
                    missing.get_or_insert(succ);
                }
            });
            if let Some(block) = missing {
                return Err(Misuse::NeverFilled { block });
            }
        }
        Ok(())
    }

    /// Notes the edges that a terminator makes.
    #[track_caller]
    fn fill(&mut self, block: Block, terminator: Inst) {
        self.filled.insert(block);
        let mut sealed = None;
        let func = self.module.get_func(self.id).unwrap_or(&self.stray);
        let targets = func.dfg.targets(terminator);
        for (target, call) in targets.iter().enumerate() {
            let edge = Edge { from: block, target: target as u32 };
            if !self.ssa.add_edge(edge, call.block) {
                sealed.get_or_insert(call.block);
            }
        }
        if let Some(block) = sealed {
            self.fail(Misuse::Sealed { block });
        }
    }
}

impl InstBuilder for FunctionBuilder<'_> {
    fn func(&mut self) -> &mut Function {
        self.module.get_func_mut(self.id).unwrap_or(&mut self.stray)
    }

    #[track_caller]
    fn value_type(&mut self, value: Value) -> Type {
        self.ty(value)
    }

    #[track_caller]
    fn misuse(&mut self, misuse: Misuse) {
        self.fail(misuse);
    }

    #[track_caller]
    fn insert_inst(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        args: &[Value],
        results: &[Type],
    ) -> Inst {
        if let Some(misuse) = self.stray_id(&payload, args) {
            self.fail(misuse);
            // It stands nowhere, and its results can be gone on with.
            return self.func().dfg.make_inst(opcode, Payload::None, &[], results);
        }
        let loc = self.loc;
        let func = self.module.get_func_mut(self.id).unwrap_or(&mut self.stray);
        let inst = func.dfg.make_inst(opcode, payload, args, results);
        match self.current {
            None => self.fail(Misuse::NoBlock),
            Some(block) if self.filled.contains(block) => {
                self.fail(Misuse::BlockFilled { block });
            }
            Some(block) => {
                func.layout.append_inst(inst, block);
                if loc.is_some() {
                    func.inst_locs[inst] = loc.into();
                }
                if opcode.desc().terminator {
                    self.fill(block, inst);
                }
                self.hold_to_row(inst);
            }
        }
        inst
    }
}
