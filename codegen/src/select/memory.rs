//! Addresses, loads, stores and fences.

use super::parts::registers_of;
use super::{MInst, MOperand, Selector, ValuePart, constant, mov, short_address, typed};
use crate::error::CodegenError;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Inst, Value};
use irc_ir::module::Symbol;
use irc_ir::op::{self, MemFlags, Opcode, Order, Payload, Scope};
use irc_ir::types::{I64, I128, Scalar, Space, Type};
use irc_ptx::isa::{self, MulPart, NonCoherent, PtxType, RegClass, Vector, rows};
use irc_ptx::{Address, Base, Operand, Operands};

/// How many additions of constants are folded into one address. A bound keeps selection linear
/// where the input chains them endlessly.
const MAX_FOLDED: usize = 8;

/// The modifier for a space; none for generic.
pub(crate) fn space(space: Space) -> Option<isa::Space> {
    Some(match space {
        Space::Generic => return None,
        Space::Global => isa::Space::Global,
        Space::Shared => isa::Space::Shared,
        Space::Const => isa::Space::Const,
        Space::Local => isa::Space::Local,
        Space::Param => isa::Space::Param,
    })
}

/// The modifier for a scope.
pub(super) fn scope(scope: Scope) -> isa::Scope {
    match scope {
        Scope::Cta => isa::Scope::Cta,
        Scope::Cluster => isa::Scope::Cluster,
        Scope::Gpu => isa::Scope::Gpu,
        Scope::Sys => isa::Scope::Sys,
    }
}

/// The type of one element of a memory access, and how many registers it moves. Those of 128 bits
/// are the ordered ones, which are one access: others were made vectors.
pub(super) fn access(ty: Type) -> (PtxType, u32) {
    if ty == I128 {
        return (PtxType::B128, 1);
    }
    let elem = match ty {
        Type::Scalar(Scalar::I8) | Type::Vector(Scalar::I8, _) => PtxType::U8,
        Type::Scalar(Scalar::I16) | Type::Vector(Scalar::I16, _) => PtxType::U16,
        _ => registers_of(ty).0.ty(),
    };
    (elem, registers_of(ty).1)
}

/// The modifier for a vector of N registers.
pub(crate) fn vector(count: u32) -> Option<Vector> {
    match count {
        2 => Some(Vector::V2),
        4 => Some(Vector::V4),
        8 => Some(Vector::V8),
        _ => None,
    }
}

impl Selector<'_> {
    /// The address that a pointer stands for, with constants and symbols folded in.
    pub(crate) fn address(&mut self, pointer: Value) -> Address<crate::mir::VReg> {
        let (base, offset) = self.base_and_offset(pointer);
        let space = self.func.dfg.ty(pointer).space();
        if let Some(symbol) = self.symbol_of(base, space) {
            return Address::symbol(symbol, offset);
        }
        // PTX has addresses without a base in local memory only.
        match self.parts.part(&self.func.dfg, base, 0) {
            ValuePart::Const(bits)
                if space == Some(Space::Local) && offset == 0 && i32::try_from(bits).is_ok() =>
            {
                let offset = bits as i32;
                Address { base: Base::Absolute, offset, explicit: false, unified: false }
            }
            _ => {
                let short =
                    if short_address::is_short(space) { self.short_address(base) } else { None };
                let base = short.unwrap_or_else(|| self.reg(base));
                Address::reg(base, offset)
            }
        }
    }

    /// The pointer that a pointer is a constant number of bytes behind, and that number.
    fn base_and_offset(&self, pointer: Value) -> (Value, i32) {
        let dfg = &self.func.dfg;
        let (mut base, mut offset) = (pointer, 0i64);
        for _ in 0..MAX_FOLDED {
            let Some(inst) = dfg.def_inst(base) else { break };
            let (Opcode::Ptradd, Payload::Scale(_, bytes, _)) =
                (dfg.opcode(inst), &dfg.inst(inst).payload)
            else {
                break;
            };
            let sum = offset.checked_add(*bytes).filter(|&sum| i32::try_from(sum).is_ok());
            match (dfg.args(inst), sum) {
                (&[inner], Some(sum)) => (base, offset) = (inner, sum),
                _ => break,
            }
        }
        (base, i32::try_from(offset).expect("sums out of range were not folded"))
    }

    /// The symbol that a pointer or handle is the address of, and the bytes that are added to it.
    pub(super) fn named_address(&self, value: Value) -> Option<(irc_ptx::Symbol, i32)> {
        let dfg = &self.func.dfg;
        let (base, offset) = match dfg.ty(value) {
            Type::Ptr(_) => self.base_and_offset(value),
            ty if ty.is_handle() => (value, 0),
            _ => return None,
        };
        let of_func = || {
            let inst = dfg.def_inst(base)?;
            match (dfg.opcode(inst), &dfg.inst(inst).payload) {
                (Opcode::FuncAddr, &Payload::Func(func)) if offset == 0 => {
                    Some(self.env.symbols.symbol(Symbol::Func(func)))
                }
                _ => None,
            }
        };
        let symbol = self.symbol_of(base, dfg.ty(value).space()).or_else(of_func)?;
        Some((symbol, offset))
    }

    /// The symbol whose address in `space`, or whose handle where there is none, a value is, if it
    /// is one.
    pub(super) fn symbol_of(&self, value: Value, space: Option<Space>) -> Option<irc_ptx::Symbol> {
        let dfg = &self.func.dfg;
        match dfg.def(value) {
            ValueDef::Result(inst, _) => match dfg.inst(inst).payload {
                Payload::Global(global) if dfg.opcode(inst) == Opcode::GlobalAddr => {
                    Some(self.env.symbols.symbol(Symbol::Global(global)))
                }
                Payload::Slot(slot) => Some(self.slots[slot.as_u32() as usize]),
                _ => None,
            },
            ValueDef::Param(block, index) if self.func.layout.entry() == Some(block) => {
                self.params.symbol(index as usize, space)
            }
            _ => None,
        }
    }

    /// `global_addr slot_addr func_addr` as values.
    pub(super) fn symbol_addr(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let symbol = match self.func.dfg.inst(inst).payload {
            Payload::Global(global) => self.env.symbols.symbol(Symbol::Global(global)),
            Payload::Func(func) => self.env.symbols.symbol(Symbol::Func(func)),
            Payload::Slot(slot) => self.slots[slot.as_u32() as usize],
            _ => unreachable!("the rows say what these operations carry"),
        };
        let dst = self.dst(inst);
        let result = self.func.dfg.first_result(inst).expect("the row has a result");
        self.short_symbol(result, symbol);
        match self.func.dfg.ty(result).is_handle() {
            true => self.handle_of(dst, symbol),
            false if self.is_value_needed(result) => {
                self.put(mov(RegClass::B64, dst, Operand::Symbol(symbol, 0)));
            }
            false => {}
        }
        Ok(())
    }

    /// Puts the handle of a texture, sampler or surface into a register.
    pub(crate) fn handle_of(&mut self, dst: MOperand, symbol: irc_ptx::Symbol) {
        // ptxas takes it as a `.u64` only.
        self.put_typed(rows::MOV, PtxType::U64, [dst, Operand::Symbol(symbol, 0)]);
    }

    pub(super) fn ptradd(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let result = self.func.dfg.first_result(inst).expect("the row has a result");
        if let Some(&short) = self.short.get(&result) {
            self.short_ptradd(inst, short);
        }
        if !self.is_value_needed(result) {
            return Ok(());
        }
        let Payload::Scale(scale, offset, _) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that ptradd carries a scale")
        };
        let args: Vec<Value> = self.func.dfg.args(inst).to_vec();
        let dst = self.dst(inst);
        let mut base = self.src(args[0]);
        if let Some(&index) = args.get(1) {
            let wide = self.scaled_index(index, scale);
            let sum = match offset {
                0 => dst.clone(),
                _ => Operand::Reg(self.temp(RegClass::B64)),
            };
            self.put_typed(rows::ADD_INT, PtxType::S64, [sum.clone(), base, wide]);
            base = sum;
        }
        if offset != 0 {
            self.put_typed(rows::ADD_INT, PtxType::S64, [dst, base, Operand::Int(offset)]);
        } else if args.len() == 1 {
            self.put(mov(RegClass::B64, dst, base));
        }
        Ok(())
    }

    /// The value and the amount of an index that is a shift of 64 bits in the current block.
    ///
    /// The machine adds a shifted number to an address as it adds a number, in two instructions; a
    /// shift that several addresses share is two more. So each address has its own.
    fn shift_to_repeat(&self, index: Value) -> Option<(Value, i64)> {
        let dfg = &self.func.dfg;
        let inst = dfg.def_inst(index)?;
        let (Opcode::Shl, &[x, amount]) = (dfg.opcode(inst), dfg.args(inst)) else { return None };
        let amount = dfg.as_bits(amount).filter(|&amount| (1..32).contains(&amount))?;
        let user = crate::mir::origin_inst(self.origin)?;
        let same_block = self.func.layout.block_of(inst) == self.func.layout.block_of(user);
        let is_product = self.extended_word(x).is_some();
        let repeat =
            dfg.ty(index) == I64 && same_block && self.const_bits(x).is_none() && !is_product;
        repeat.then_some((x, amount as i64))
    }

    /// An index times a scale, in 64 bits; an index of 32 bits is widened as signed on the way.
    fn scaled_index(&mut self, index: Value, scale: u32) -> MOperand {
        let narrow = self.func.dfg.ty(index).bits() == 32;
        if let Some(bits) = self.const_bits(index) {
            let index = super::sign_extend(bits, if narrow { 32 } else { 64 });
            return Operand::Int(index.wrapping_mul(i64::from(scale)));
        }
        if let Some((x, amount)) = self.shift_to_repeat(index).filter(|_| scale == 1) {
            let wide = Operand::Reg(self.temp(RegClass::B64));
            let amount = Operand::Int(amount);
            let x = self.src(x);
            self.put_typed(rows::SHL, PtxType::B64, [wide.clone(), x, amount]);
            return wide;
        }
        let x = self.src(index);
        if !narrow && scale == 1 {
            return x;
        }
        let wide = Operand::Reg(self.temp(RegClass::B64));
        if narrow && scale == 1 {
            let cvt = typed(rows::CVT_INT, PtxType::S64, [wide.clone(), x]);
            self.put(cvt.with_type(1, PtxType::S32));
        } else if narrow && i32::try_from(scale).is_ok() {
            self.put_wide(PtxType::S32, wide.clone(), [x, Operand::Int(i64::from(scale))]);
        } else {
            let x = if narrow {
                let long = Operand::Reg(self.temp(RegClass::B64));
                let cvt = typed(rows::CVT_INT, PtxType::S64, [long.clone(), x]);
                self.put(cvt.with_type(1, PtxType::S32));
                long
            } else {
                x
            };
            if scale.is_power_of_two() {
                let amount = Operand::Int(i64::from(scale.trailing_zeros()));
                self.put_typed(rows::SHL, PtxType::B64, [wide.clone(), x, amount]);
            } else {
                let factor = Operand::Int(i64::from(scale));
                let mul = typed(rows::MUL_INT, PtxType::S64, [wide.clone(), x, factor]);
                self.put(mul.with(MulPart::Lo));
            }
        }
        wide
    }

    pub(super) fn load(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::Mem(flags) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that loads carry memory flags")
        };
        let pointer = self.func.dfg.args(inst)[0];
        let result = self.func.dfg.first_result(inst).expect("the operation has a result");
        let ty = self.func.dfg.ty(result);
        let (elem, count) = access(ty);
        let elem = match elem {
            PtxType::U8 if self.parts.is_signed_load(inst) => PtxType::S8,
            PtxType::U16 if self.parts.is_signed_load(inst) => PtxType::S16,
            elem => elem,
        };
        let (dst, unpack) = if ty == I128 {
            self.atomic_result(result, ty, true)
        } else {
            let regs: Vec<_> = (0..count as usize).map(|i| self.dst_part(result, i)).collect();
            (list_or_reg(&regs), None)
        };
        let pointer_space = self.func.dfg.ty(pointer).space().unwrap_or(Space::Generic);
        let address = Operand::Address(self.address(pointer));
        let plain = flags.order == Order::Weak && !flags.volatile;
        let load = if flags.nc && plain && pointer_space == Space::Global {
            typed(rows::LD_NC, elem, [dst, address]).with(NonCoherent::Nc)
        } else {
            typed(rows::LD, elem, [dst, address]).with_some(space(pointer_space))
        };
        let load = load.with_some(vector(count));
        let load = self.memory_order(load, flags, pointer_space);
        self.put(self.cache_hints(load, flags, pointer_space));
        if let Some(unpack) = unpack {
            self.put(unpack);
        }
        Ok(())
    }

    pub(super) fn store(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::Mem(flags) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that stores carry memory flags")
        };
        let (value, pointer) = (self.func.dfg.args(inst)[0], self.func.dfg.args(inst)[1]);
        let ty = self.func.dfg.ty(value);
        let (elem, count) = access(ty);
        let value = if ty == I128 {
            self.atomic_value(value)
        } else if count == 1 {
            match self.parts.part(&self.func.dfg, value, 0) {
                ValuePart::Const(bits) if elem != PtxType::B16 => {
                    constant(registers_of(ty).0, bits)
                }
                _ => self.src(value),
            }
        } else {
            let regs: Vec<_> = (0..count).map(|i| self.reg_part(value, i)).collect();
            list_or_reg(&regs)
        };
        let pointer_space = self.func.dfg.ty(pointer).space().unwrap_or(Space::Generic);
        let address = Operand::Address(self.address(pointer));
        let store = typed(rows::ST, elem, [address, value])
            .with_some(space(pointer_space))
            .with_some(vector(count));
        let store = self.memory_order(store, flags, pointer_space);
        self.put(self.cache_hints(store, flags, pointer_space));
        Ok(())
    }

    /// Adds order and scope, or volatility.
    fn memory_order(&self, inst: MInst, flags: MemFlags, space: Space) -> MInst {
        let private = matches!(space, Space::Const | Space::Param | Space::Local);
        let order = match flags.order {
            _ if private => return inst,
            Order::Weak if flags.volatile => return inst.with(isa::Order::Volatile),
            Order::Weak => return inst,
            Order::Relaxed => isa::Order::Relaxed,
            Order::Acquire => isa::Order::Acquire,
            Order::Release => isa::Order::Release,
            Order::AcqRel | Order::SeqCst => unreachable!("legalisation splits these accesses"),
        };
        let wide = if flags.volatile { Scope::Sys } else { flags.scope };
        inst.with(order).with(scope(wide))
    }

    /// Adds cache operators and hints where PTX has them: both are for plain accesses, hints only
    /// for global memory from sm_70 on; elsewhere they are dropped, being hints.
    fn cache_hints(&self, inst: MInst, flags: MemFlags, space: Space) -> MInst {
        if flags.order != Order::Weak || flags.volatile {
            return inst;
        }
        if let Some(cache) = flags.cache {
            let nc = inst.row == rows::LD_NC;
            return inst.with_some(cache_op(cache, nc));
        }
        let global = matches!(space, Space::Global | Space::Generic);
        match flags.evict {
            Some(evict) if global && self.env.sm.number() >= 70 => inst.with(l1_evict(evict)),
            _ => inst,
        }
    }

    pub(super) fn fence(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::Fence(order, fence_scope) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says what fences carry")
        };
        let fence = if self.env.sm.number() >= 70 {
            let order = match order {
                Order::SeqCst => isa::Order::Sc,
                _ => isa::Order::AcqRel,
            };
            MInst::new(rows::FENCE, Operands::new()).with(order).with(scope(fence_scope))
        } else {
            let level = match fence_scope {
                Scope::Cta => isa::BarrierLevel::Cta,
                Scope::Sys => isa::BarrierLevel::Sys,
                _ => isa::BarrierLevel::Gl,
            };
            MInst::new(rows::MEMBAR, Operands::new()).with(level)
        };
        self.put(fence);
        Ok(())
    }
}

/// A brace list of registers, or the register if there is one.
pub(crate) fn list_or_reg(regs: &[crate::mir::VReg]) -> MOperand {
    match regs {
        [reg] => Operand::Reg(*reg),
        _ => Operand::regs(regs.iter().copied()),
    }
}

fn cache_op(cache: op::CacheOp, nc: bool) -> Option<isa::CacheOp> {
    Some(match cache {
        op::CacheOp::Ca => isa::CacheOp::Ca,
        op::CacheOp::Cg => isa::CacheOp::Cg,
        op::CacheOp::Cs => isa::CacheOp::Cs,
        // The non-coherent path has no such operators.
        op::CacheOp::Lu | op::CacheOp::Cv if nc => return None,
        op::CacheOp::Lu => isa::CacheOp::Lu,
        op::CacheOp::Cv => isa::CacheOp::Cv,
        op::CacheOp::Wb => isa::CacheOp::Wb,
        op::CacheOp::Wt => isa::CacheOp::Wt,
    })
}

fn l1_evict(evict: op::Evict) -> isa::L1Evict {
    match evict {
        op::Evict::Normal => isa::L1Evict::Normal,
        op::Evict::Unchanged => isa::L1Evict::Unchanged,
        op::Evict::First => isa::L1Evict::First,
        op::Evict::Last => isa::L1Evict::Last,
        op::Evict::NoAllocate => isa::L1Evict::NoAllocate,
    }
}
