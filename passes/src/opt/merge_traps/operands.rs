//! Where a merged block has its operands from.

use super::tail::{Tail, address};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, GlobalId, Loc, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::types::{I32, I64, Type};

/// The operands from outside of blocks that are merged.
pub(super) struct Operands {
    /// In the order of the operands.
    sources: Vec<Source>,
    /// For each parameter of the merged block, what the blocks give it.
    params: Vec<Vec<Value>>,
}

/// Where an operand is from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    /// All blocks have the same value.
    Value(Value),
    /// All have the address of the same variable; the value of the first.
    Address(GlobalId, Value),
    /// A parameter.
    Param(usize),
    /// A parameter of 32 bits that is extended.
    Extended(Opcode, usize),
}

impl Operands {
    /// The operands of blocks that are alike. Those with the same values share a parameter.
    pub fn of(func: &mut Function, tails: &[Tail]) -> Operands {
        let mut operands = Operands { sources: Vec::new(), params: Vec::new() };
        for at in 0..tails[0].outside.len() {
            let column: Vec<Value> = tails.iter().map(|tail| tail.outside[at]).collect();
            let source = operands.source(func, column);
            operands.sources.push(source);
        }
        operands
    }

    fn source(&mut self, func: &mut Function, column: Vec<Value>) -> Source {
        let first = column[0];
        if column.iter().all(|&value| value == first) {
            return Source::Value(first);
        }
        if let Some(global) = address(func, first)
            && column.iter().all(|&value| address(func, value) == Some(global))
        {
            return Source::Address(global, first);
        }
        for extension in [Opcode::Zext, Opcode::Sext] {
            if let Some(narrow) = before_extension(func, extension, &column) {
                return Source::Extended(extension, self.param(narrow));
            }
        }
        Source::Param(self.param(column))
    }

    /// The number of the parameter with these values.
    fn param(&mut self, column: Vec<Value>) -> usize {
        self.params.iter().position(|param| *param == column).unwrap_or_else(|| {
            self.params.push(column);
            self.params.len() - 1
        })
    }

    pub fn num_params(&self) -> usize {
        self.params.len()
    }

    /// About how many machine instructions it takes to give the parameters.
    pub fn cost(&self, func: &Function) -> usize {
        let registers = |param: &Vec<Value>| func.dfg.ty(param[0]).bits().div_ceil(32) as usize;
        self.params.iter().map(registers).sum()
    }

    /// What the block with this number gives the merged one.
    pub fn args(&self, number: usize) -> Vec<Value> {
        self.params.iter().map(|param| param[number]).collect()
    }

    /// Makes the operands in the merged block, at its beginning.
    pub fn prepare(&self, func: &mut Function, merged: Block, loc: Option<Loc>) -> Vec<Value> {
        let types: Vec<Type> = self.params.iter().map(|param| func.dfg.ty(param[0])).collect();
        let params: Vec<Value> =
            types.into_iter().map(|ty| func.dfg.append_param(merged, ty)).collect();
        let mut made: Vec<(Source, Value)> = Vec::new();
        let mut values = Vec::new();
        for &source in &self.sources {
            if let Some(&(_, value)) = made.iter().find(|(known, _)| *known == source) {
                values.push(value);
                continue;
            }
            let mut cursor = Cursor::at_end(func, merged).with_loc(loc);
            let value = match source {
                Source::Value(value) => value,
                Source::Param(param) => params[param],
                Source::Extended(extension, param) => cursor.cast(extension, I64, params[param]),
                Source::Address(global, first) => address_again(cursor, global, first),
            };
            made.push((source, value));
            values.push(value);
        }
        values
    }
}

/// The same address of a variable as another value is.
fn address_again(mut cursor: Cursor<'_>, global: GlobalId, known: Value) -> Value {
    let func = cursor.func();
    let inst = func.dfg.def_inst(known).expect("an address is computed");
    let cast = (func.dfg.opcode(inst) == Opcode::Addrcast).then(|| func.dfg.args(inst)[0]);
    let (start, ty) = (cast.unwrap_or(known), func.dfg.ty(known));
    let start_ty = func.dfg.ty(start);
    let address = cursor.global_handle(global, start_ty);
    cursor.func().inherit_name(start, address);
    if cast.is_none() {
        return address;
    }
    let address = cursor.cast(Opcode::Addrcast, ty, address);
    cursor.func().inherit_name(known, address);
    address
}

/// What 64-bit values are extended from, if all are extensions from 32 bits or constants that
/// could be.
fn before_extension(
    func: &mut Function,
    extension: Opcode,
    column: &[Value],
) -> Option<Vec<Value>> {
    if func.dfg.ty(column[0]) != I64 {
        return None;
    }
    let narrow = |value: &Value| match func.dfg.as_signed(*value) {
        Some(number) => {
            let fits = match extension {
                Opcode::Zext => u32::try_from(number).is_ok(),
                _ => i32::try_from(number).is_ok(),
            };
            fits.then(|| func.dfg.constant(I32, number as u128))
        }
        None => {
            let inst = func.dfg.def_inst(*value)?;
            let is_extension = func.dfg.opcode(inst) == extension;
            let from = *func.dfg.args(inst).first()?;
            (is_extension && func.dfg.ty(from) == I32).then_some(from)
        }
    };
    column.iter().map(narrow).collect()
}
