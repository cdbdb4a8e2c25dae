//! Parameters as the callee sees them, and the result as it gives it.

use super::{Passing, passing, pieces};
use crate::select::{Selector, typed};
use crate::symbols::Symbols;
use irc_ir::entity::Value;
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::signature::Extension;
use irc_ir::types;
use irc_passes::analysis::SlotSharing;
use irc_ptx::isa::{Compare, PtxType, RegClass, Space, rows};
use irc_ptx::target::Sm;
use irc_ptx::{self as ptx, Address, Operand, Statement, Variable};

/// Where a parameter is.
#[derive(Clone, Debug)]
struct Home {
    passing: Passing,
    /// The declared parameter; none for `sret`.
    param: Option<ptx::Symbol>,
    /// The copy or the result in local memory, for aggregates of device functions.
    local: Option<ptx::Symbol>,
}

/// The parameters of the current function.
#[derive(Clone, Debug)]
pub(crate) struct FunctionParams {
    homes: Vec<Home>,
    /// The declared result.
    result: ptx::Symbol,
}

impl FunctionParams {
    pub fn new(func: &Function, module: &Module, symbols: &mut Symbols, sm: Sm) -> FunctionParams {
        let mut homes = Vec::with_capacity(func.signature.params.len());
        let mut number = 0;
        for (i, param) in func.signature.params.iter().enumerate() {
            let sret = param.is_sret();
            // Kernel parameters have generic addresses only where `cvta.param` is.
            let generic = param.ty.space() == Some(types::Space::Generic);
            let addressable = func.is_kernel() && !(generic && sm.number() < 70);
            let by_copy = param.attrs.aggregate.is_some() && !addressable;
            let declared = (!sret).then(|| {
                number += 1;
                symbols.local(&func.name, format_args!("_param_{}", number - 1))
            });
            homes.push(Home {
                passing: passing(module, param, func.is_kernel()),
                param: declared,
                local: by_copy.then(|| symbols.local(&func.name, format_args!("_local_{i}"))),
            });
        }
        FunctionParams { homes, result: symbols.local(&func.name, format_args!("_retval0")) }
    }

    /// Where parameters are in memory, by their numbers: aggregates of device functions in their
    /// copies.
    pub fn places(&self) -> Vec<Option<(ptx::Symbol, types::Space)>> {
        let local = |home: &Home| Some((home.local?, types::Space::Local));
        let param = |home: &Home| Some((home.param?, types::Space::Param));
        self.homes.iter().map(|home| local(home).or_else(|| param(home))).collect()
    }

    /// The symbol whose address in `space` the value of a parameter is, if it is one.
    pub fn symbol(&self, index: usize, space: Option<types::Space>) -> Option<ptx::Symbol> {
        let home = &self.homes[index];
        match (home.passing, space) {
            (Passing::Aggregate { .. }, Some(types::Space::Param)) => home.param,
            (Passing::Aggregate { .. }, Some(types::Space::Local)) => home.local,
            (Passing::Opaque(_), None) => home.param,
            _ => None,
        }
    }
}

/// The PTX names of the stack slots of a function: those of their hosts where they share memory.
pub(crate) fn slot_symbols(
    func: &Function,
    sharing: &SlotSharing,
    symbols: &mut Symbols,
) -> Vec<ptx::Symbol> {
    let hosts = func.slots.keys().map(|slot| sharing.host(slot).unwrap_or(slot));
    hosts.map(|slot| symbols.local(&func.name, format_args!("_{slot}"))).collect()
}

impl Selector<'_> {
    /// Declarations of local memory: stack slots, copies of aggregates.
    pub fn slot_declarations(&self) -> Vec<Statement> {
        let types = &self.env.module.types;
        let sharing = &self.env.sharing;
        let own = self.func.slots.iter().filter(|&(slot, _)| sharing.host(slot).is_none());
        let slots = own.map(|(slot, data)| {
            let size = types.layout(data.ty).size.max(1);
            let guests = sharing.guests().filter(|&(_, host)| host == slot);
            let aligns = guests.map(|(guest, _)| self.func.slots[guest].align);
            let symbol = self.slots[slot.as_u32() as usize];
            Variable::bytes(Space::Local, aligns.fold(data.align, u32::max), size, symbol)
        });
        let copies = self.params.homes.iter().filter_map(|home| match home.passing {
            Passing::Aggregate { size, align } => {
                Some(Variable::bytes(Space::Local, align, size.max(1), home.local?))
            }
            _ => None,
        });
        slots.chain(copies).map(|variable| Statement::Variable(Box::new(variable))).collect()
    }

    /// Loads the parameters that are needed, at the start of the entry block.
    pub(crate) fn load_params(&mut self) {
        let entry = self.func.layout.entry().expect("the function has a body");
        let values: Vec<Value> = self.func.dfg.params(entry).to_vec();
        for (i, value) in values.into_iter().enumerate() {
            let home = self.params.homes[i].clone();
            match (home.passing, home.param) {
                (Passing::Aggregate { size, align }, param) => {
                    if let (Some(param), Some(local)) = (param, home.local) {
                        self.copy_param(param, local, size, align);
                    }
                    let symbol = home.local.or(param);
                    if let Some(symbol) = symbol.filter(|_| self.is_value_needed(value)) {
                        self.aggregate_address(value, symbol, home.local.is_some());
                    }
                }
                (Passing::Opaque(_), Some(param)) if self.is_value_needed(value) => {
                    self.handle_of(Operand::Reg(self.dst_part(value, 0)), param);
                }
                (Passing::Scalar(ty), Some(param)) if self.is_value_needed(value) => {
                    self.load_scalar(value, ty, Operand::at_symbol(param, 0));
                }
                (Passing::Bytes { .. }, Some(param)) if self.is_value_needed(value) => {
                    self.load_bytes(value, param, 0);
                }
                _ => {}
            }
        }
    }

    fn copy_param(&mut self, param: ptx::Symbol, local: ptx::Symbol, size: u64, align: u32) {
        let from = (Address::symbol(param, 0), Some(Space::Param));
        let to = (Address::symbol(local, 0), Some(Space::Local));
        self.copy_aggregate(size, align, from, to);
    }

    /// The pointer to an aggregate: its address in its own space, or a generic one.
    fn aggregate_address(&mut self, value: Value, symbol: ptx::Symbol, local: bool) {
        let dst = Operand::Reg(self.dst_part(value, 0));
        let generic = self.func.dfg.ty(value).space() == Some(types::Space::Generic);
        let space = if local { Space::Local } else { Space::Param };
        let own = if generic { Operand::Reg(self.temp(RegClass::B64)) } else { dst.clone() };
        self.put_typed(rows::MOV, PtxType::B64, [own.clone(), Operand::Symbol(symbol, 0)]);
        if generic {
            self.put(typed(rows::CVTA, PtxType::U64, [dst, own]).with(space));
        }
    }

    /// Loads a number from `.param` space into the register of a value.
    pub(super) fn load_scalar(
        &mut self,
        value: Value,
        ty: PtxType,
        address: Operand<crate::mir::VReg>,
    ) {
        let dst = Operand::Reg(self.dst_part(value, 0));
        if self.func.dfg.ty(value) != types::I1 {
            self.put(typed(rows::LD, ty, [dst, address]).with(Space::Param));
            return;
        }
        let word = Operand::Reg(self.temp(RegClass::B32));
        self.put(typed(rows::LD, ty, [word.clone(), address]).with(Space::Param));
        // The bits above the lowest are zero or copies of it, as the caller widened it.
        let test = [dst, Operand::Omitted, word, Operand::Int(0)];
        self.put(typed(rows::SETP, PtxType::B32, test).with(Compare::Ne));
    }

    /// Loads the registers of a value from an array of bytes in `.param` space, where it lies at
    /// this offset.
    pub(super) fn load_bytes(&mut self, value: Value, param: ptx::Symbol, offset: i32) {
        let ty = self.func.dfg.ty(value);
        let bools = ty.elem() == Some(types::Scalar::I1);
        for piece in pieces(ty) {
            let dsts: Vec<_> = (piece.first..piece.first + piece.count)
                .map(|i| self.dst_part(value, i as usize))
                .collect();
            let words: Vec<_> = match bools {
                true => dsts.iter().map(|_| self.temp(RegClass::B32)).collect(),
                false => dsts.clone(),
            };
            let list = crate::select::list_or_reg(&words);
            let from = Operand::at_symbol(param, offset + piece.offset as i32);
            let load = typed(rows::LD, piece.ty, [list, from]).with(Space::Param);
            self.put(load.with_some(crate::select::vector(piece.count)));
            for (&dst, &word) in dsts.iter().zip(&words).filter(|_| bools) {
                let test =
                    [Operand::Reg(dst), Operand::Omitted, Operand::Reg(word), Operand::Int(0)];
                self.put(typed(rows::SETP, PtxType::B32, test).with(Compare::Ne));
            }
        }
    }

    /// Stores a value into a declared parameter or result.
    pub(super) fn store_param(
        &mut self,
        value: Value,
        passing: Passing,
        extension: Option<Extension>,
        to: ptx::Symbol,
    ) {
        match passing {
            Passing::Scalar(ty) => {
                let word = self.widened(value, extension);
                let at = Operand::at_symbol(to, 0);
                self.put(typed(rows::ST, ty, [at, word]).with(Space::Param));
            }
            Passing::Bytes { .. } => self.store_bytes(value, to, 0),
            Passing::Aggregate { .. } => unreachable!("aggregates are copied from memory"),
            Passing::Opaque(_) => unreachable!("kernels only take them, and are not called"),
        }
    }

    /// Stores the registers of a value into an array of bytes in `.param` space, at this offset.
    fn store_bytes(&mut self, value: Value, to: ptx::Symbol, offset: i32) {
        for piece in pieces(self.func.dfg.ty(value)) {
            let regs: Vec<_> = (piece.first..piece.first + piece.count)
                .map(|i| self.byte_source(value, i))
                .collect();
            let list = crate::select::list_or_reg(&regs);
            let at = Operand::at_symbol(to, offset + piece.offset as i32);
            let store = typed(rows::ST, piece.ty, [at, list]).with(Space::Param);
            self.put(store.with_some(crate::select::vector(piece.count)));
        }
    }

    /// One register of a value as bytes in memory: truth values become 0 or 1.
    fn byte_source(&mut self, value: Value, part: u32) -> crate::mir::VReg {
        let reg = self.reg_part(value, part);
        if self.func.dfg.ty(value).elem() != Some(types::Scalar::I1) {
            return reg;
        }
        let word = self.temp(RegClass::B32);
        let choose = [Operand::Reg(word), Operand::Int(1), Operand::Int(0), Operand::Reg(reg)];
        self.put_typed(rows::SELP, PtxType::B32, choose);
        word
    }

    /// A value of one register, widened to 32 bits if it is narrower.
    fn widened(&mut self, value: Value, extension: Option<Extension>) -> Operand<crate::mir::VReg> {
        let ty = self.func.dfg.ty(value);
        let signed = extension == Some(Extension::Sign);
        let exact = match (ty.bits(), signed) {
            (1, _) => {
                let word = Operand::Reg(self.temp(RegClass::B32));
                let ones = Operand::Int(if signed { -1 } else { 1 });
                let cond = self.src(value);
                self.put_typed(
                    rows::SELP,
                    PtxType::B32,
                    [word.clone(), ones, Operand::Int(0), cond],
                );
                return word;
            }
            (8, false) => PtxType::U8,
            (8, true) => PtxType::S8,
            (16, false) => PtxType::U16,
            (16, true) => PtxType::S16,
            _ => return self.src(value),
        };
        if let Some(bits) = self.const_bits(value) {
            let bits = match signed {
                true => crate::select::sign_extend(bits, ty.bits()),
                false => bits as i64,
            };
            return Operand::Reg(self.materialize(RegClass::B32, bits as u64));
        }
        let word = Operand::Reg(self.temp(RegClass::B32));
        let x = self.src(value);
        let to = if signed { PtxType::S32 } else { PtxType::U32 };
        self.put(typed(rows::CVT_INT, to, [word.clone(), x]).with_type(1, exact));
        word
    }

    /// Stores the results of the function.
    pub(crate) fn store_results(&mut self, values: &[Value]) {
        let (signature, to) = (&self.func.signature, self.params.result);
        if let ([value], [result]) = (values, &signature.results[..]) {
            let passing = passing(self.env.module, result, false);
            return self.store_param(*value, passing, result.attrs.extension, to);
        }
        let (offsets, _) = signature.result_layout();
        for (&value, offset) in values.iter().zip(offsets) {
            self.store_bytes(value, to, offset as i32);
        }
    }

    /// Copies the aggregate result from local memory into the result of the function.
    pub(crate) fn store_sret(&mut self) {
        let sret = self.params.homes.iter().find(|home| home.param.is_none()).cloned();
        let Some(Home { passing: Passing::Aggregate { size, align }, local: Some(local), .. }) =
            sret
        else {
            return;
        };
        let from = (Address::symbol(local, 0), Some(Space::Local));
        let to = (Address::symbol(self.params.result, 0), Some(Space::Param));
        self.copy_aggregate(size, align, from, to);
    }
}
