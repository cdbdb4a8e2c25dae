//! Variadic functions of targets where nvcc has no `%VAParam`.
//!
//! From sm_100 on nvcc 13.5 passes the address of a block in the caller's local memory as one more
//! parameter, with the arguments where they lie in `%VAParam` before (measured: what is declared
//! otherwise does not link). So do calls and functions here.

use super::{Legalized, Legalizer, Result};
use crate::error::{CodegenError, Reason};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::data::{DataKind, DataTypes};
use irc_ir::entity::{FuncId, Inst, Value};
use irc_ir::function::{Function, SlotData};
use irc_ir::module::Module;
use irc_ir::op::{BulkFlags, MemFlags, Opcode, Payload};
use irc_ir::signature::{Param, Signature};
use irc_ir::types::{I8, Space, Type};
use irc_ir::variable_args::{self, PlacedArg, VariableArg};
use irc_ptx::target::Sm;
use rustc_hash::FxHashMap;

/// The type of the address of the block.
const LIST: Type = Type::Ptr(Space::Local);

/// What is to be known of the variadic functions of a module.
pub(super) struct Variadics {
    types: DataTypes,
    signatures: FxHashMap<FuncId, Signature>,
}

impl Variadics {
    /// Those of a module, if the target passes their arguments in this way and there are some.
    pub(super) fn of(module: &Module, sm: Sm) -> Option<Variadics> {
        let is_variadic = |signature: &Signature| signature.variadic.is_some();
        let uses_some = |func: &Function| {
            is_variadic(&func.signature) || func.dfg.signatures.values().any(is_variadic)
        };
        if sm.number() < 100 || !module.funcs().any(|(_, func)| uses_some(func)) {
            return None;
        }
        let variadic = module.funcs().filter(|(_, func)| is_variadic(&func.signature));
        let signatures = variadic.map(|(id, func)| (id, func.signature.clone())).collect();
        Some(Variadics { types: module.types.clone(), signatures })
    }

    /// Gives a module the types of the blocks, behind those that it had.
    pub(super) fn give_types(self, module: &mut Module) {
        module.types = self.types;
    }
}

/// Makes the address of the block a parameter of every variadic function.
pub(super) fn add_lists(module: &mut Module) {
    for id in (0..module.num_funcs() as u32).map(FuncId::from_u32) {
        let func = module.func_mut(id);
        if func.signature.variadic.is_none() {
            continue;
        }
        func.signature = with_list(&func.signature);
        if let Some(entry) = func.layout.entry() {
            func.dfg.append_param(entry, LIST);
        }
    }
}

/// The signature with the address of the block in place of variable arguments.
fn with_list(signature: &Signature) -> Signature {
    let mut params = signature.fixed_params().to_vec();
    params.push(Param::new(LIST));
    Signature { params, variadic: None, ..signature.clone() }
}

impl Legalizer<'_> {
    /// `va_start`, a variadic call; nothing for what is neither.
    pub(super) fn variadic(&mut self, inst: Inst) -> Option<Result<Legalized>> {
        self.variadics.as_ref()?;
        let payload = self.func.dfg.inst(inst).payload;
        match (self.func.dfg.opcode(inst), payload) {
            (Opcode::VaStart, _) => {
                let entry = self.func.layout.entry().expect("the function has a body");
                let list = self.func.dfg.params(entry).last();
                Some(Ok(Legalized::Replaced(vec![*list.expect("the address of the block")])))
            }
            _ if self.variadic_calls.contains(inst) => None,
            (Opcode::Call, Payload::Func(callee)) => {
                let signature = self.variadics.as_ref()?.signatures.get(&callee)?.clone();
                Some(self.pass_list(inst, &signature, 0, payload))
            }
            (Opcode::CallIndirect, Payload::Sig(sig)) => {
                let signature = self.func.dfg.signatures[sig].clone();
                signature.variadic?;
                let plain = self.func.dfg.signatures.push(with_list(&signature));
                Some(self.pass_list(inst, &signature, 1, Payload::Sig(plain)))
            }
            _ => None,
        }
    }

    /// Puts the variable arguments of a call into a block, whose address is the last argument. The
    /// arguments stand behind `before` other operands.
    fn pass_list(
        &mut self,
        inst: Inst,
        signature: &Signature,
        before: usize,
        payload: Payload,
    ) -> Result<Legalized> {
        let types = &mut self.variadics.as_mut().expect("there are variadic functions").types;
        let mut operands: Vec<Value> = self.func.dfg.args(inst).to_vec();
        let args: Vec<Value> = operands.drain(before + signature.fixed_params().len()..).collect();
        let first = signature.fixed_params().len();
        let ty = |index: usize| self.func.dfg.ty(args[index - first]);
        let (placed, size) = variable_args::place(types, signature, first + args.len(), ty);
        if let Some(reason) = Reason::variable_arguments(size, self.support.sm) {
            return Err(CodegenError::new(Some(self.id), Some(inst), reason));
        }
        let byte = types.value(I8);
        // A call without arguments passes a block, too.
        let block = types.intern(DataKind::Array(byte, size.max(1)));
        let block = block.expect("as large as what lies in it");
        let slot = self.func.slots.push(SlotData::new(block, variable_args::ALIGN));
        let mut cur = Cursor::before(self.func, inst);
        let list = cur.slot_addr(slot);
        for arg in placed {
            put(&mut cur, types, arg, args[arg.index - first], list);
        }
        operands.push(list);
        let opcode = self.func.dfg.opcode(inst);
        self.func.dfg.replace_inst(inst, opcode, payload, &operands);
        self.variadic_calls.insert(inst);
        Ok(Legalized::Again(self.func.dfg.def_inst(list).expect("it was just made")))
    }
}

/// Puts an argument where it lies in the block.
fn put(cur: &mut Cursor<'_>, types: &DataTypes, arg: PlacedArg, value: Value, list: Value) {
    let to = match arg.offset {
        0 => list,
        offset => cur.ptr_offset(list, offset as i64),
    };
    match arg.arg {
        VariableArg::Value(_) => {
            cur.store(MemFlags::aligned(arg.align), value, to);
        }
        VariableArg::Aggregate(ty) => {
            let align_log2 = arg.align.trailing_zeros() as u8;
            let size = cur.i64(types.layout(ty).size as i64);
            let flags = BulkFlags {
                dst_align_log2: align_log2,
                src_align_log2: align_log2,
                volatile: false,
            };
            cur.memcpy(flags, to, value, size);
        }
    }
}
