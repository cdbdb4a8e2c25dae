//! Call sequences: each in a scope of its own, with its parameters and result declared there.

use super::{Passing, passing, variable};
use crate::error::CodegenError;
use crate::mir::VReg;
use crate::select::{MInst, Selector};
use crate::symbols::Symbols;
use irc_ir::entity::{Inst, Value};
use irc_ir::isa::{Space, rows};
use irc_ir::module::{Aggregate, Symbol};
use irc_ir::op::Payload;
use irc_ir::ptx::{self, Address, Operand, Operands, Statement};

/// The names of the parameters and the result in call sequences: the same in each scope.
#[derive(Clone, Debug, Default)]
pub(crate) struct CallNames {
    params: Vec<ptx::Symbol>,
    result: Option<ptx::Symbol>,
}

impl CallNames {
    fn param(&mut self, symbols: &mut Symbols, index: usize) -> ptx::Symbol {
        while self.params.len() <= index {
            self.params.push(symbols.inner(format!("param{}", self.params.len())));
        }
        self.params[index]
    }

    fn result(&mut self, symbols: &mut Symbols) -> ptx::Symbol {
        *self.result.get_or_insert_with(|| symbols.inner("retval0".to_owned()))
    }
}

impl Selector<'_> {
    pub(crate) fn call(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::Func(callee) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that calls carry a function")
        };
        let module = self.env.module;
        let signature = &module.func(callee).signature;
        let args: Vec<Value> = self.func.dfg.args(inst).to_vec();
        self.put_plain(Statement::Open);
        let mut params = Operands::new();
        let mut sret = None;
        for (param, &arg) in signature.params.iter().zip(&args) {
            let how = passing(module, param, false);
            if let (Some(Aggregate::Sret { .. }), Passing::Aggregate { size, align }) =
                (param.attrs.aggregate, how)
            {
                sret = Some((arg, size, align));
                continue;
            }
            let symbol = self.temps.param(self.env.symbols, params.len());
            params.push(Operand::Symbol(symbol, 0));
            self.put_plain(Statement::Variable(Box::new(variable(how, symbol))));
            match how {
                Passing::Aggregate { size, align } => {
                    self.store_aggregate(arg, size, align, symbol)
                }
                _ => self.store_param(arg, how, param.attrs.extension, symbol),
            }
        }
        let result = self.func.dfg.first_result(inst);
        let returned = match (&signature.result, sret) {
            (Some(param), _) => Some(passing(module, param, false)),
            (None, Some((_, size, align))) => Some(Passing::Aggregate { size, align }),
            (None, None) => None,
        };
        let mut results = Operand::Omitted;
        let symbol = self.temps.result(self.env.symbols);
        if let Some(how) = returned {
            self.put_plain(Statement::Variable(Box::new(variable(how, symbol))));
            results = Operand::params([Operand::Symbol(symbol, 0)]);
        }
        let function = Operand::Symbol(self.env.symbols.symbol(Symbol::Func(callee)), 0);
        let mut operands: Operands<_> = [results, function].into_iter().collect();
        if !params.is_empty() {
            operands.push(Operand::params(params));
        }
        self.put(MInst::new(rows::CALL, operands));
        match (returned, result, sret) {
            (Some(Passing::Scalar(ty)), Some(result), _) if self.is_value_needed(result) => {
                self.load_scalar(result, ty, Operand::at_symbol(symbol, 0));
            }
            (Some(Passing::Bytes { .. }), Some(result), _) if self.is_value_needed(result) => {
                self.load_bytes(result, symbol);
            }
            (_, _, Some((pointer, size, align))) => {
                self.load_aggregate(pointer, size, align, symbol);
            }
            _ => {}
        }
        self.put_plain(Statement::Close);
        Ok(())
    }

    /// Copies an aggregate from memory into a parameter of a call.
    fn store_aggregate(&mut self, pointer: Value, size: u64, align: u32, to: ptx::Symbol) {
        let from = self.aggregate_address_of(pointer, size);
        let space = self.pointer_space(pointer);
        let to = (Address::symbol(to, 0), Some(Space::Param));
        self.copy_aggregate(size, align, (from, space), to);
    }

    /// Copies the result of a call into memory.
    fn load_aggregate(&mut self, pointer: Value, size: u64, align: u32, from: ptx::Symbol) {
        let to = self.aggregate_address_of(pointer, size);
        let space = self.pointer_space(pointer);
        let from = (Address::symbol(from, 0), Some(Space::Param));
        self.copy_aggregate(size, align, from, (to, space));
    }

    /// The address of an aggregate, all of which is within the range of offsets.
    fn aggregate_address_of(&mut self, pointer: Value, size: u64) -> Address<VReg> {
        let address = self.address(pointer);
        match i64::from(address.offset).checked_add_unsigned(size) {
            Some(end) if end <= i64::from(i32::MAX) => address,
            _ => Address::reg(self.reg(pointer), 0),
        }
    }

    fn pointer_space(&self, pointer: Value) -> Option<Space> {
        crate::select::space(self.func.dfg.ty(pointer).space()?)
    }
}
