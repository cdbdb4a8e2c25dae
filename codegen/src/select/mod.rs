//! Instruction selection: legal IR to machine code in SSA form.
//!
//! Blocks are taken from the last to the first, and instructions from the last to the first within
//! a block, so that every use is seen before its definition. An instruction is selected only if it
//! has effects or one of its registers is needed by then: what was folded into its users (a
//! constant offset into an address, a product into `mad` or `fma`) never makes code. Each function
//! selects one group of operations and can be read by itself.
//!
//! Needs legal IR (see [`crate::legalize`]). Only refines: a poison operand may become any value.
//! Every machine instruction remembers the IR instruction that it came from.

mod atomic;

mod byte_shuffle;
mod compare;
mod convert;
mod debug;
mod extended;
mod float;
mod integer;
mod memory;
pub(crate) mod parts;
mod ptx;
mod short_address;
mod stack;
mod vector_lanes;
mod warp;

use crate::abi;
use crate::converged::Gatherings;
use crate::error::{CodegenError, Reason};
use crate::function::NO_UNROLL;
use crate::mir::{self, Code, Edge, MirBlock, MirFunction, Terminator, VReg};
use crate::symbols::Symbols;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::entity::{Block, FuncId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::Scalar;
use irc_passes::analysis::{SlotSharing, count_uses};
use irc_ptx::isa::{self, PtxType, RegClass, RowId};
use irc_ptx::target::Sm;
use irc_ptx::{Operand, Operands, Origin, Statement};
pub(crate) use memory::{list_or_reg, space, vector};
use parts::{ValuePart, ValueParts};
use rustc_hash::FxHashMap;

/// A machine instruction before register allocation.
pub(crate) type MInst = irc_ptx::Inst<VReg>;
/// An operand of one.
pub(crate) type MOperand = Operand<VReg>;

/// What selection knows of the surroundings of a function.
pub(crate) struct Env<'a> {
    /// The module, legalised.
    pub module: &'a Module,
    /// The PTX names of its symbols.
    pub symbols: &'a mut Symbols,
    /// The target.
    pub sm: Sm,
    /// The blocks at whose ends ptxas is told that all threads of a warp go one way.
    pub uniform: EntitySet<Block>,
    /// Where warps are together, if the function lets threads arrive one by one anywhere.
    pub gatherings: Option<&'a Gatherings<'a>>,
    /// The headers of loops that ptxas is not to unroll.
    pub kept_loops: EntitySet<Block>,
    /// Which stack slots use the memory of others.
    pub sharing: &'a SlotSharing,
    /// Whether a debugger is told where variables are.
    pub debug: bool,
}

/// Selects the instructions of a function that has a body; `order` has its reachable blocks in
/// reverse postorder. What could not be selected is reported in
/// `errors`; then the machine code is of no use but to look for more that is wrong.
pub(crate) fn select<'a>(
    env: Env<'a>,
    (id, func): (FuncId, &'a Function),
    order: &[Block],
    errors: &'a mut Vec<CodegenError>,
) -> MirFunction {
    let mut mir = MirFunction::default();
    let parts = ValueParts::new(func, order, &mut mir);
    let mut selector = Selector {
        func,
        id,
        uses: count_uses(func, order),
        needed: EntitySet::with_capacity(mir.classes.len()),
        bundled: EntitySet::new(),
        short: FxHashMap::default(),
        mir,
        parts,
        code: Vec::new(),
        begun: 0,
        ending: None,
        inner: Vec::new(),
        notes: debug::Notes::default(),
        noted: Vec::new(),
        origin: None.into(),
        params: abi::FunctionParams::new(func, env.module, env.symbols, env.sm),
        slots: abi::slot_symbols(func, env.sharing, env.symbols),
        temps: abi::CallNames::default(),
        env,
        errors,
    };
    for &block in order.iter().rev() {
        selector.block(block);
    }
    let pragmas = func.attrs.pragmas.iter().cloned().map(Statement::Pragma);
    selector.mir.prologue = pragmas.chain(selector.slot_declarations()).collect();
    let callees = selector.callee_declarations();
    selector.mir.prologue.extend(callees);
    // The order of the blocks in the text is the frontend's; layout decides anew.
    selector.mir.order =
        func.layout.blocks().filter(|&b| selector.mir.blocks[b].is_some()).collect();
    selector.mir.order.append(&mut selector.inner);
    selector.mark_variables();
    selector.mir
}

pub(crate) struct Selector<'a> {
    pub env: Env<'a>,
    pub func: &'a Function,
    pub id: FuncId,
    pub mir: MirFunction,
    pub parts: ValueParts,
    pub params: abi::FunctionParams,
    pub slots: Vec<irc_ptx::Symbol>,
    pub temps: abi::CallNames,
    uses: SecondaryMap<Value, u8>,
    needed: EntitySet<VReg>,
    /// Links of carry chains that were selected with the last one.
    bundled: EntitySet<Inst>,
    /// The registers of pointers that are needed in 32 bits.
    short: FxHashMap<Value, VReg>,
    /// The code of the current block, from the last to the first, but that of the instruction at
    /// hand in order.
    code: Vec<Code>,
    /// Where the code of the current instruction begins there.
    begun: usize,
    /// How the code of the current block ends, and the origin of that.
    ending: Option<(Terminator, PackedOption<Origin>)>,
    /// The blocks inside `ptx` operations.
    inner: Vec<Block>,
    origin: PackedOption<Origin>,
    /// What debuggers are told in the current block of machine code, and in those that stand.
    notes: debug::Notes,
    noted: Vec<(Block, Vec<debug::Note>)>,
    errors: &'a mut Vec<CodegenError>,
}

impl Selector<'_> {
    fn block(&mut self, block: Block) {
        let mut insts = self.func.layout.insts_rev(block);
        let last = insts.next().expect("every block has a terminator");
        self.origin = mir::origin(last).into();
        let terminator = self.terminator(last).unwrap_or_else(|error| {
            self.errors.push(error);
            stop(isa::rows::TRAP, self.origin)
        });
        self.ending = Some((terminator, self.origin));
        self.code.reverse();
        self.note(last);
        for inst in insts {
            self.origin = mir::origin(inst).into();
            if self.is_needed(inst) {
                self.begun = self.code.len();
                if let Err(error) = self.inst(inst) {
                    self.errors.push(error);
                    self.need_operands(inst);
                }
                self.code[self.begun..].reverse();
            }
            self.note(inst);
        }
        if self.func.layout.entry() == Some(block) {
            self.origin = None.into();
            let first = self.code.len();
            let short = self.need_short_params();
            self.load_params();
            self.cut_off(short);
            self.code[first..].reverse();
        }
        if self.env.kept_loops.contains(block) {
            self.put_plain(Statement::Pragma(NO_UNROLL.into()));
        }
        let code = self.code.drain(..).rev().collect();
        let params = if self.func.layout.entry() == Some(block) {
            Vec::new()
        } else {
            let regs =
                self.func.dfg.params(block).iter().flat_map(|&p| self.parts.of(&self.func.dfg, p));
            regs.map(|part| match part {
                ValuePart::Reg(reg) => reg,
                ValuePart::Const(_) => unreachable!("a block parameter is a register"),
            })
            .collect()
        };
        let (terminator, origin) = self.take_ending();
        self.put_block(block, MirBlock { params, code, terminator, origin });
    }

    /// A block of machine code is complete.
    pub(crate) fn put_block(&mut self, block: Block, code: MirBlock) {
        self.end_notes(block, code.code.len());
        self.mir.blocks[block] = Some(code);
    }

    /// Whether all threads of a warp are known to go one way at a branch.
    fn is_uniform(&self, branch: Inst) -> bool {
        let block = self.func.layout.block_of(branch);
        block.is_some_and(|block| self.env.uniform.contains(block))
    }

    /// How the code of the current block ends, once it has been selected.
    fn take_ending(&mut self) -> (Terminator, PackedOption<Origin>) {
        self.ending.take().expect("the terminator is selected first")
    }

    /// Has the operands of an instruction selected, though it could not be: there may be something
    /// wrong with them, too.
    fn need_operands(&mut self, inst: Inst) {
        for &arg in self.func.dfg.args(inst) {
            for part in self.parts.of(&self.func.dfg, arg) {
                if let ValuePart::Reg(reg) = part {
                    self.needed.insert(reg);
                }
            }
        }
    }

    fn is_needed(&self, inst: Inst) -> bool {
        if self.parts.is_renaming(inst) || self.bundled.contains(inst) {
            return false;
        }
        let is_needed = |result| self.is_value_needed(result) || self.is_short_needed(result);
        self.func.dfg.results(inst).any(is_needed)
            || !self.func.dfg.effects(inst).is_removable()
            || self.env.module.is_convergent(self.func, inst)
    }

    pub fn is_value_needed(&self, value: Value) -> bool {
        self.parts.of(&self.func.dfg, value).any(|part| match part {
            ValuePart::Reg(reg) => self.needed.contains(reg),
            ValuePart::Const(_) => false,
        })
    }

    fn terminator(&mut self, inst: Inst) -> Result<Terminator, CodegenError> {
        let dfg = &self.func.dfg;
        let data = dfg.inst(inst);
        Ok(match (data.opcode, &data.payload) {
            (Opcode::Br, Payload::Jump(call)) => Terminator::Jump(self.edge(call)),
            (Opcode::Condbr, Payload::Branch([then, other])) => {
                let (then, other) = (self.edge(then), self.edge(other));
                let cond = self.func.dfg.args(inst)[0];
                match self.parts.part(&self.func.dfg, cond, 0) {
                    ValuePart::Const(bits) => {
                        Terminator::Jump(if bits != 0 { then } else { other })
                    }
                    ValuePart::Reg(_) => {
                        let pred = self.reg(cond);
                        let divergent = !self.is_uniform(inst);
                        Terminator::Branch { pred, then, other, divergent }
                    }
                }
            }
            (Opcode::Switch, &Payload::Switch(table)) => {
                let targets = self.func.dfg.switch(table).targets[1..].to_vec();
                let targets = targets.iter().map(|call| self.edge(call)).collect();
                let index = self.reg(self.func.dfg.args(inst)[0]);
                Terminator::Table { index, targets, divergent: !self.is_uniform(inst) }
            }
            (Opcode::Ret, _) => {
                self.store_results(self.func.dfg.args(inst));
                self.store_sret();
                stop(isa::rows::RET, self.origin)
            }
            // PTX has no way to say that control never comes here; a trap keeps ptxas from falling
            // into what follows.
            (Opcode::Trap | Opcode::Unreachable, _) => stop(isa::rows::TRAP, self.origin),
            (op, _) => return Err(self.unsupported(op, "as a terminator")),
        })
    }

    fn edge(&mut self, call: &irc_ir::op::BlockCall) -> Edge {
        let func = self.func;
        let mut args = Vec::with_capacity(call.args.len(&func.dfg.pool));
        for &arg in func.dfg.call_args(call) {
            let (class, count) = parts::registers_of(func.dfg.ty(arg));
            for i in 0..count {
                args.push(match self.parts.part(&func.dfg, arg, i) {
                    ValuePart::Reg(reg) => {
                        self.needed.insert(reg);
                        Operand::Reg(reg)
                    }
                    ValuePart::Const(bits) => constant(class, bits),
                });
            }
        }
        Edge { block: call.block, args: args.into() }
    }

    fn inst(&mut self, inst: Inst) -> Result<(), CodegenError> {
        use Opcode::*;
        match self.func.dfg.opcode(inst) {
            Add | Sub | Mul | Smulh | Umulh | Smulw | Umulw | Sdiv | Udiv | Srem | Urem | Smin
            | Smax | Umin | Umax | And | Or | Xor | Shl | Lshr | Ashr | Abs | Popcnt | Clz
            | Bitrev | Bswap | Fshl | Fshr | Rotl | Rotr | Ubfe | Sbfe | Bfi | Addc | Subb => {
                self.integer(inst)
            }
            Fadd | Fsub | Fmul | Fdiv | Fma | Fmin | Fmax | Fminimum | Fmaximum | Fneg | Fabs
            | Fsqrt | Frcp | Frsqrt | Fsin | Fcos | Fexp2 | Flog2 | Ftanh | Fcopysign | Fround => {
                self.float(inst)
            }
            Zext | Sext | Trunc | Fcvt | Ftos | Ftou | Stof | Utof | Bitcast | Addrcast => {
                self.convert(inst)
            }
            Icmp => self.icmp(inst),
            Fcmp => self.fcmp(inst),
            Select => self.select(inst),
            Vbuild | Splat | Extract | Insert | Shuffle => self.packed_lanes(inst),
            GlobalAddr | SlotAddr | FuncAddr => self.symbol_addr(inst),
            VaStart => self.va_start(inst),
            Ptradd => self.ptradd(inst),
            Load => self.load(inst),
            Store => self.store(inst),
            Atomicrmw => self.atomicrmw(inst),
            Cmpxchg => self.cmpxchg(inst),
            Fence => self.fence(inst),
            Alloca => self.alloca(inst),
            Stacksave => self.stacksave(inst),
            Stackrestore => self.stackrestore(inst),
            Sreg => self.special_register(inst),
            Barrier => self.barrier(inst),
            Syncwarp => self.syncwarp(inst),
            Shfl => self.shfl(inst),
            Vote => self.vote(inst),
            Match => self.warp_match(inst),
            Call | CallIndirect => self.call(inst),
            Ptx => self.ptx(inst),
            Assume => Ok(()),
            op @ (Ctz | Memcpy | Memset | InRange | Math) => Err(self.unsupported(op, "here")),
            op @ (Freeze | Ptrtoint | Inttoptr | Br | Condbr | Switch | Ret | Unreachable
            | Trap) => Err(self.unsupported(op, "here")),
        }
    }

    // ---- what the selecting functions use ----

    pub fn unsupported(&self, op: Opcode, what: &str) -> CodegenError {
        let inst = mir::origin_inst(self.origin);
        let reason = Reason::Unsupported { op, what: what.to_owned() };
        CodegenError::new(Some(self.id), inst, reason)
    }

    /// Whether the whole warp is known to come to an instruction that single threads may come to;
    /// an error where the target needs that and it is not known.
    pub fn is_converged(&self, inst: Inst) -> Result<bool, CodegenError> {
        let gatherings = self.env.gatherings;
        let converged = gatherings.is_some_and(|gatherings| gatherings.is_converged(inst));
        match gatherings {
            Some(gatherings) if !converged && !self.env.sm.has_independent_threads() => {
                Err(gatherings.refuse(self.id, inst, self.env.sm))
            }
            _ => Ok(converged),
        }
    }

    /// Where the code that is being selected comes from.
    pub fn origin(&self) -> PackedOption<Origin> {
        self.origin
    }

    /// Appends an instruction.
    pub fn put(&mut self, inst: MInst) {
        self.code.push(Code::Inst(inst.from(self.origin)));
    }

    /// Appends a statement without registers.
    pub fn put_plain(&mut self, statement: Statement) {
        self.code.push(Code::Plain(Box::new(statement)));
    }

    /// Appends an instruction of these operands, typed `ty` in its first type part.
    pub fn put_typed<const N: usize>(&mut self, row: RowId, ty: PtxType, operands: [MOperand; N]) {
        self.put(typed(row, ty, operands));
    }

    /// A new register.
    pub fn temp(&mut self, class: RegClass) -> VReg {
        let reg = self.mir.new_reg(class);
        self.needed.insert(reg);
        reg
    }

    /// The register that an instruction writes for its (first) result.
    pub fn dst(&self, inst: Inst) -> MOperand {
        let result = self.func.dfg.first_result(inst).expect("the operation has a result");
        Operand::Reg(self.dst_part(result, 0))
    }

    /// The register for part `index` of a result.
    pub fn dst_part(&self, result: Value, index: usize) -> VReg {
        match self.parts.part(&self.func.dfg, result, index as u32) {
            ValuePart::Reg(reg) => reg,
            ValuePart::Const(_) => unreachable!("only renamings have constant parts"),
        }
    }

    /// The register that holds a value of one register; constants are moved into one.
    pub fn reg(&mut self, value: Value) -> VReg {
        self.reg_part(value, 0)
    }

    /// The register that holds part `index` of a value.
    pub fn reg_part(&mut self, value: Value, index: u32) -> VReg {
        match self.parts.part(&self.func.dfg, value, index) {
            ValuePart::Reg(reg) => {
                self.needed.insert(reg);
                reg
            }
            ValuePart::Const(bits) => {
                let (class, _) = parts::registers_of(self.func.dfg.ty(value));
                self.materialize(class, bits)
            }
        }
    }

    /// A register as an operand.
    pub fn src(&mut self, value: Value) -> MOperand {
        Operand::Reg(self.reg(value))
    }

    /// An operand that may be an integer immediate, sign-extended from the width of its type.
    pub fn int_val(&mut self, value: Value) -> MOperand {
        match self.const_bits(value) {
            Some(bits) => Operand::Int(sign_extend(bits, self.func.dfg.ty(value).bits())),
            None => self.src(value),
        }
    }

    /// An operand that may be an integer immediate, zero-extended from the width of its type.
    pub fn uint_val(&mut self, value: Value) -> MOperand {
        match self.const_bits(value) {
            Some(bits) => Operand::Int(bits as i64),
            None => self.src(value),
        }
    }

    /// An operand that may be an `f32` or `f64` immediate.
    pub fn float_val(&mut self, value: Value) -> MOperand {
        match (self.const_bits(value), self.func.dfg.ty(value).scalar()) {
            (Some(bits), Some(Scalar::F32)) => Operand::F32(bits as u32),
            (Some(bits), Some(Scalar::F64)) => Operand::F64(bits),
            _ => self.src(value),
        }
    }

    /// The bits of a value of one register that is a constant.
    pub fn const_bits(&self, value: Value) -> Option<u64> {
        match self.parts.part(&self.func.dfg, value, 0) {
            ValuePart::Const(bits) => Some(bits),
            ValuePart::Reg(_) => None,
        }
    }

    /// Moves a constant into a new register.
    pub fn materialize(&mut self, class: RegClass, bits: u64) -> VReg {
        let reg = self.temp(class);
        self.put(mov(class, Operand::Reg(reg), constant(class, bits)));
        reg
    }

    /// The instruction that makes `value`, if it makes only that, for this use only, in the block
    /// of `user`: so that it may be folded into `user`.
    pub fn single_use_def(&self, value: Value, user: Inst) -> Option<Inst> {
        let inst = self.func.dfg.def_inst(value)?;
        let same_block = self.func.layout.block_of(inst) == self.func.layout.block_of(user);
        (self.uses[value] == 1 && same_block).then_some(inst)
    }
}

/// Ends the function or the program by an instruction without operands.
fn stop(row: RowId, origin: PackedOption<Origin>) -> Terminator {
    Terminator::Stop(Box::new(MInst::new(row, Operands::new()).from(origin)))
}

/// An instruction of these operands, typed `ty` in its first type part.
pub(crate) fn typed<const N: usize>(row: RowId, ty: PtxType, operands: [MOperand; N]) -> MInst {
    MInst::typed(row, ty, operands)
}

/// A move within a class.
pub(crate) fn mov(class: RegClass, dst: MOperand, src: MOperand) -> MInst {
    let row = if class == RegClass::Pred { isa::rows::MOV_PRED } else { isa::rows::MOV };
    typed(row, class.ty(), [dst, src])
}

/// The immediate for these bits in a register of this class.
pub(crate) fn constant(class: RegClass, bits: u64) -> MOperand {
    match class {
        RegClass::B32 => Operand::Int(sign_extend(bits, 32)),
        _ => Operand::Int(bits as i64),
    }
}

/// The low `width` bits as a signed number.
pub(crate) fn sign_extend(bits: u64, width: u32) -> i64 {
    let shift = 64 - width.min(64);
    ((bits << shift) as i64) >> shift
}
