//! Builds the body of a function, block by block, with mutable variables if the caller has them.

use super::InstBuilder;
use super::ssa::{Phi, SsaBuilder};
use crate::dominance::Edge;
use crate::entity::DataType;
use crate::entity::{Block, File, FuncId, GlobalId, Inst, Loc, StackSlot, Value, Variable};
use crate::function::{Function, SlotData};
use crate::location::Location;
use crate::module::{Module, Param};
use crate::op::{Opcode, Payload};
use crate::types::Type;
use cranelift_entity::EntitySet;

/// What was wrong in the use of a [`FunctionBuilder`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    /// An instruction or a variable was asked for before the first `switch_to_block`.
    #[error("there is no current block")]
    NoBlock,
    /// Something follows the terminator of a block.
    #[error("{block} has its terminator already")]
    BlockFilled {
        /// The block.
        block: Block,
    },
    /// A block was left without a terminator.
    #[error("{block} has no terminator")]
    Unterminated {
        /// The block.
        block: Block,
    },
    /// A block is branched to, but was never filled.
    #[error("{block} is branched to, but was never switched to")]
    NeverFilled {
        /// The block.
        block: Block,
    },
    /// A branch goes to a block that was sealed before.
    #[error("{block} was sealed before all branches to it were made")]
    Sealed {
        /// The block.
        block: Block,
    },
    /// A variable was given a value of another type.
    #[error("{var} is {wanted}, the value {found}")]
    VariableType {
        /// The variable.
        var: Variable,
        /// Its type.
        wanted: Type,
        /// The type of the value.
        found: Type,
    },
    /// A variable is read, but never written anywhere.
    #[error("{var} is read, but never written")]
    Undefined {
        /// The variable.
        var: Variable,
    },
}

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
/// Misuse does not panic: the first mistake is what [`Self::finish`] returns.
///
/// ```
/// use irc_ir::builder::{FunctionBuilder, InstBuilder};
/// use irc_ir::function::{Function, FunctionKind};
/// use irc_ir::module::{Linkage, Module, Signature};
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
    module: &'m mut Module,
    id: FuncId,
    current: Option<Block>,
    filled: EntitySet<Block>,
    loc: Option<Loc>,
    ssa: SsaBuilder,
    error: Option<BuildError>,
}

impl<'m> FunctionBuilder<'m> {
    /// Builds the body of `id`, which has none yet.
    pub fn new(module: &'m mut Module, id: FuncId) -> FunctionBuilder<'m> {
        FunctionBuilder {
            module,
            id,
            current: None,
            filled: EntitySet::new(),
            loc: None,
            ssa: SsaBuilder::default(),
            error: None,
        }
    }

    /// The module.
    pub fn module(&mut self) -> &mut Module {
        self.module
    }

    /// The type of a value.
    pub fn ty(&self, value: Value) -> Type {
        self.module.func(self.id).dfg.ty(value)
    }

    fn fail(&mut self, error: BuildError) {
        self.error.get_or_insert(error);
    }

    // ---- blocks ----

    /// Makes a block. It gets its place when it is first switched to.
    pub fn create_block(&mut self) -> Block {
        self.func().dfg.make_block()
    }

    /// Adds a parameter to a block; each branch to it needs an argument.
    pub fn append_block_param(&mut self, block: Block, ty: Type) -> Value {
        self.func().dfg.append_param(block, ty)
    }

    /// Adds the parameters of the signature to a block: the entry.
    pub fn append_block_params_for_signature(&mut self, block: Block) -> Vec<Value> {
        let func = self.func();
        let types: Vec<Type> = func.signature.params.iter().map(|param| param.ty).collect();
        types.into_iter().map(|ty| func.dfg.append_param(block, ty)).collect()
    }

    /// Adds a parameter to the function: to its signature and to the entry, which must have been
    /// switched to.
    pub fn append_func_param(&mut self, ty: Type) -> Value {
        let func = self.func();
        let Some(entry) = func.layout.entry() else {
            self.fail(BuildError::NoBlock);
            return self.poison(ty);
        };
        func.signature.params.push(Param::new(ty));
        func.dfg.append_param(entry, ty)
    }

    /// The following instructions go to the end of this block.
    pub fn switch_to_block(&mut self, block: Block) {
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
    pub fn create_slot(&mut self, ty: DataType) -> StackSlot {
        let align = self.module.types.layout(ty).align;
        self.func().slots.push(SlotData { ty, align })
    }

    // ---- source locations ----

    /// Sets the location of the following instructions, and returns it.
    pub fn set_loc(&mut self, file: File, line: u32, column: u32, inlined_at: Option<Loc>) -> Loc {
        let inlined_at = inlined_at.into();
        self.intern_loc(Location { file, line, column, inlined_at, function: None.into() })
    }

    /// Sets the location of the following instructions to a place in an inlined function, and
    /// returns it.
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::function::{Function, FunctionKind};
    /// use irc_ir::module::{Linkage, Module, Signature};
    ///
    /// let mut module = Module::new();
    /// let file = module.files.push("a.toy".to_owned());
    /// let signature = Signature::new(&[], None);
    /// let kernel = Function::new("k", FunctionKind::Kernel, Linkage::Visible, signature);
    /// let id = module.add_func(kernel)?;
    /// let mut builder = FunctionBuilder::new(&mut module, id);
    /// let entry = builder.create_block();
    /// builder.switch_to_block(entry);
    /// let call = builder.set_loc(file, 5, 3, None);
    /// builder.set_inlined_loc("callee", file, 1, 9, call);
    /// builder.ret(None);
    /// builder.finish()?;
    /// assert!(module.to_string().contains("at 0:1:9 in \"callee\" inlined_at 0:5:3"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_inlined_loc(
        &mut self,
        function: &str,
        file: File,
        line: u32,
        column: u32,
        inlined_at: Loc,
    ) -> Loc {
        let function = Some(self.func().locations.intern_function(function)).into();
        let inlined_at = Some(inlined_at).into();
        self.intern_loc(Location { file, line, column, inlined_at, function })
    }

    fn intern_loc(&mut self, location: Location) -> Loc {
        let loc = self.func().locations.intern(location);
        self.loc = Some(loc);
        loc
    }

    /// The following instructions have no location.
    pub fn clear_loc(&mut self) {
        self.loc = None;
    }

    // ---- what the module knows ----

    /// The address of a global variable: a pointer, or the handle of a texture, sampler or surface.
    pub fn global_addr(&mut self, global: GlobalId) -> Value {
        let ty = self.module.address_type(global);
        self.global_handle(global, ty)
    }

    /// Calls a function; the result, if it has one.
    pub fn call(&mut self, callee: FuncId, args: &[Value]) -> Option<Value> {
        let result = self.module.func(callee).signature.result.as_ref().map(|result| result.ty);
        InstBuilder::call(self, callee, result, args)
    }

    // ---- variables ----

    /// A variable that can be written more than once.
    pub fn declare_var(&mut self, ty: Type) -> Variable {
        self.ssa.declare(ty)
    }

    /// Names a variable: the block parameters that stand for it have this name.
    pub fn name_var(&mut self, var: Variable, name: &str) {
        self.ssa.set_name(var, name);
    }

    /// Writes a variable in the current block.
    pub fn def_var(&mut self, var: Variable, value: Value) {
        let (wanted, found) = (self.ssa.ty(var), self.ty(value));
        if wanted != found {
            return self.fail(BuildError::VariableType { var, wanted, found });
        }
        match self.current {
            None => self.fail(BuildError::NoBlock),
            Some(block) if self.filled.contains(block) => {
                self.fail(BuildError::BlockFilled { block });
            }
            Some(block) => self.ssa.write(var, block, value),
        }
    }

    /// The value of a variable at the end of what there is of the current block.
    pub fn use_var(&mut self, var: Variable) -> Value {
        match self.current {
            Some(block) => self.ssa.read(self.module.func_mut(self.id), var, block),
            None => {
                self.fail(BuildError::NoBlock);
                let ty = self.ssa.ty(var);
                self.poison(ty)
            }
        }
    }

    /// Says that all branches to a block are made.
    pub fn seal_block(&mut self, block: Block) {
        self.ssa.seal(block);
    }

    /// Says that all branches to all blocks are made.
    pub fn seal_all_blocks(&mut self) {
        for i in 0..self.func().dfg.num_blocks() {
            self.ssa.seal(Block::from_u32(i as u32));
        }
    }

    /// Completes the function: all blocks are sealed, and variables become block parameters.
    pub fn finish(mut self) -> Result<(), BuildError> {
        self.finish_in_place().map(|_| ())
    }

    /// Returns the parameters that variables became.
    pub(super) fn finish_in_place(&mut self) -> Result<Vec<Phi>, BuildError> {
        self.check()?;
        let phis = self.ssa.finish(self.module.func_mut(self.id));
        match self.ssa.first_undefined() {
            Some(var) => Err(BuildError::Undefined { var }),
            None => Ok(phis),
        }
    }

    #[cfg(test)]
    pub(super) fn phi(&self, phi: Phi) -> &super::ssa::PhiData {
        &self.ssa.phis[phi]
    }

    fn check(&mut self) -> Result<(), BuildError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let func = self.module.func(self.id);
        for block in func.layout.blocks() {
            if !self.filled.contains(block) {
                return Err(BuildError::Unterminated { block });
            }
            let mut missing = None;
            func.for_each_successor(block, |succ| {
                if !func.layout.is_block_inserted(succ) {
                    missing.get_or_insert(succ);
                }
            });
            if let Some(block) = missing {
                return Err(BuildError::NeverFilled { block });
            }
        }
        Ok(())
    }

    /// Notes the edges that a terminator makes.
    fn fill(&mut self, block: Block, terminator: Inst) {
        self.filled.insert(block);
        let mut sealed = None;
        let targets = self.module.func(self.id).dfg.targets(terminator);
        for (target, call) in targets.iter().enumerate() {
            let edge = Edge { from: block, target: target as u32 };
            if !self.ssa.add_edge(edge, call.block) {
                sealed.get_or_insert(call.block);
            }
        }
        if let Some(block) = sealed {
            self.fail(BuildError::Sealed { block });
        }
    }
}

impl InstBuilder for FunctionBuilder<'_> {
    fn func(&mut self) -> &mut Function {
        self.module.func_mut(self.id)
    }

    fn insert_inst(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        args: &[Value],
        results: &[Type],
    ) -> Inst {
        let loc = self.loc;
        let func = self.module.func_mut(self.id);
        let inst = func.dfg.make_inst(opcode, payload, args, results);
        match self.current {
            None => self.fail(BuildError::NoBlock),
            Some(block) if self.filled.contains(block) => {
                self.fail(BuildError::BlockFilled { block });
            }
            Some(block) => {
                func.layout.append_inst(inst, block);
                if loc.is_some() {
                    func.inst_locs[inst] = loc.into();
                }
                if opcode.desc().terminator {
                    self.fill(block, inst);
                }
            }
        }
        inst
    }
}
