//! Variable arguments: one array of bytes that the caller fills, and of which the callee takes the
//! address.

use crate::error::{CodegenError, Reason};
use crate::mir::{VReg, origin_inst};
use crate::select::parts::{is_packed, registers_of};
use crate::select::{Selector, list_or_reg, mov, typed};
use irc_ir::entity::{Inst, Value};
use irc_ir::signature::Signature;
use irc_ir::types::{Scalar, Type};
use irc_ir::variable_args::{self, VariableArg};
use irc_ptx::isa::{PtxType, RegClass, Space, rows};
use irc_ptx::{self as ptx, Address, Operand, Statement, Variable};

impl Selector<'_> {
    /// Declares the array of the variable arguments of a call and fills it; there is none where
    /// there are no such arguments.
    pub(super) fn pass_variable(
        &mut self,
        signature: &Signature,
        args: &[Value],
        symbol: ptx::Symbol,
    ) -> Result<bool, CodegenError> {
        let types = &self.env.module.types;
        let ty = |index: usize| self.func.dfg.ty(args[index]);
        let (placed, size) = variable_args::place(types, signature, args.len(), ty);
        if let Some(reason) = Reason::variable_arguments(size, self.env.sm) {
            return Err(CodegenError::new(Some(self.id), origin_inst(self.origin()), reason));
        }
        if placed.is_empty() {
            return Ok(false);
        }
        let array = Variable::bytes(Space::Param, variable_args::ALIGN, size, symbol);
        self.put_plain(Statement::Variable(Box::new(array)));
        for arg in placed {
            let value = args[arg.index];
            match arg.arg {
                VariableArg::Value(ty) => self.store_lanes(value, ty, symbol, arg.offset as i32),
                VariableArg::Aggregate(ty) => {
                    let size = types.layout(ty).size;
                    let from = self.aggregate_address_of(value, size);
                    let space = self.pointer_space(value);
                    let to = (Address::symbol(symbol, arg.offset as i32), Some(Space::Param));
                    self.copy_aggregate(size, arg.align, (from, space), to);
                }
            }
        }
        Ok(true)
    }

    /// Stores each lane of a value where it lies among the variable arguments.
    fn store_lanes(&mut self, value: Value, ty: Type, to: ptx::Symbol, offset: i32) {
        let (class, count) = registers_of(ty);
        let stored = match ty.elem() {
            Some(Scalar::I8) => PtxType::B8,
            Some(Scalar::I16) => PtxType::B16,
            _ if is_packed(ty) => PtxType::B16,
            _ => class.ty(),
        };
        let mut at = offset;
        for part in 0..count {
            let reg = self.reg_part(value, part);
            let regs: Vec<VReg> = if is_packed(ty) {
                let halves = [self.temp(RegClass::B16), self.temp(RegClass::B16)];
                let list = list_or_reg(&halves);
                self.put(mov(RegClass::B32, list, Operand::Reg(reg)));
                halves.into()
            } else {
                vec![reg]
            };
            for reg in regs {
                let store = [Operand::at_symbol(to, at), Operand::Reg(reg)];
                self.put(typed(rows::ST, stored, store).with(Space::Param));
                at += stored.bytes() as i32;
            }
        }
    }

    /// `va_start`: the address of the parameter, which then is in local memory.
    pub(crate) fn va_start(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let symbol = self.env.symbols.variable_arguments();
        let dst = self.dst(inst);
        self.put(mov(RegClass::B64, dst, Operand::Symbol(symbol, 0)));
        Ok(())
    }
}
