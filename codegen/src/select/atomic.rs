//! Atomic read-modify-write and compare-exchange.

use super::memory::{scope, space};
use super::parts::registers_of;
use super::{MInst, MOperand, Selector, typed};
use crate::error::CodegenError;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{AtomicOp, MemFlags, Opcode, Order, Payload, Scope};
use irc_ir::types::{Scalar, Space, Type};
use irc_ptx::isa::{self, AtomOp, NoFtz, PtxType, RegClass, rows};
use irc_ptx::{Operand, Operands};

/// The modifier and type of an atomic operation on values of a type.
fn atom_op(op: AtomicOp, ty: Type) -> Option<(AtomOp, PtxType)> {
    let wide = ty.bits() == 64;
    let unsigned = if wide { PtxType::U64 } else { PtxType::U32 };
    let signed = if wide { PtxType::S64 } else { PtxType::S32 };
    let bits = match ty.bits() {
        16 => PtxType::B16,
        32 => PtxType::B32,
        64 => PtxType::B64,
        _ => PtxType::B128,
    };
    Some(match op {
        AtomicOp::Add => (AtomOp::Add, unsigned),
        AtomicOp::And => (AtomOp::And, bits),
        AtomicOp::Or => (AtomOp::Or, bits),
        AtomicOp::Xor => (AtomOp::Xor, bits),
        AtomicOp::Smin => (AtomOp::Min, signed),
        AtomicOp::Smax => (AtomOp::Max, signed),
        AtomicOp::Umin => (AtomOp::Min, unsigned),
        AtomicOp::Umax => (AtomOp::Max, unsigned),
        AtomicOp::Inc => (AtomOp::Inc, PtxType::U32),
        AtomicOp::Dec => (AtomOp::Dec, PtxType::U32),
        AtomicOp::Xchg => (AtomOp::Exch, bits),
        AtomicOp::Fadd => (AtomOp::Add, super::float::float_type(ty)),
        AtomicOp::Sub | AtomicOp::Fmin | AtomicOp::Fmax => return None,
    })
}

impl Selector<'_> {
    pub(super) fn atomicrmw(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::Atomic(op, flags) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says what atomicrmw carries")
        };
        let ty = self.func.dfg.ty(self.func.dfg.args(inst)[1]);
        let atom = atom_op(op, ty);
        let (op, ty) = atom.ok_or_else(|| self.unsupported(Opcode::Atomicrmw, "of this kind"))?;
        self.atomic(inst, op, ty, flags);
        Ok(())
    }

    pub(super) fn cmpxchg(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::Mem(flags) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says what cmpxchg carries")
        };
        let ty = self.func.dfg.ty(self.func.dfg.args(inst)[1]);
        self.atomic(inst, AtomOp::Cas, register_class(ty).ty(), flags);
        Ok(())
    }

    /// `atom`, or `red` where nothing uses the old value.
    fn atomic(&mut self, inst: Inst, modifier: AtomOp, ptx_type: PtxType, flags: MemFlags) {
        let args: Vec<Value> = self.func.dfg.args(inst).to_vec();
        let ty = self.func.dfg.ty(args[1]);
        let pointer_space = self.func.dfg.ty(args[0]).space().unwrap_or(Space::Generic);
        let address = Operand::Address(self.address(args[0]));
        let result = self.func.dfg.first_result(inst).expect("atomics have a result");
        let values: Vec<MOperand> = args[1..].iter().map(|&v| self.atomic_value(v)).collect();
        let needs_old = self.is_value_needed(result);
        // `red` gives no value and acquires nothing.
        let reduces = !needs_old
            && !flags.order.is_acquire()
            && !matches!(modifier, AtomOp::Cas | AtomOp::Exch);
        let mut operands = Operands::new();
        let mut unpack = None;
        if !reduces {
            let (old, after) = self.atomic_result(result, ty, needs_old);
            operands.push(old);
            unpack = after;
        }
        operands.push(address);
        operands.extend(values);
        let row = if reduces { rows::RED } else { rows::ATOM };
        let halves =
            matches!(ptx_type, PtxType::F16 | PtxType::F16x2 | PtxType::BF16 | PtxType::BF16x2);
        let atom = MInst::new(row, operands)
            .with_type(0, ptx_type)
            .with(modifier)
            .with_some(space(pointer_space))
            .with_some(halves.then_some(NoFtz::NoFtz));
        let atom = self.atomic_order(atom, flags);
        self.put(atom);
        if let Some(unpack) = unpack {
            self.put(unpack);
        }
    }

    /// An operand: integers of 16 bits and pairs of 64 go into registers of their own class.
    pub(super) fn atomic_value(&mut self, value: Value) -> MOperand {
        let ty = self.func.dfg.ty(value);
        match ty {
            Type::Scalar(Scalar::I16) => {
                let x = self.src(value);
                let half = Operand::Reg(self.temp(RegClass::B16));
                let cvt = typed(rows::CVT_INT, PtxType::U16, [half.clone(), x]);
                self.put(cvt.with_type(1, PtxType::U32));
                half
            }
            Type::Scalar(Scalar::I128) => {
                let halves = [0, 1].map(|i| self.reg_part(value, i));
                let whole = Operand::Reg(self.temp(RegClass::B128));
                self.put_typed(rows::MOV, PtxType::B128, [whole.clone(), Operand::regs(halves)]);
                whole
            }
            _ => self.src(value),
        }
    }

    /// Where the old value goes, and the instruction that then moves it to where it is used.
    pub(super) fn atomic_result(
        &mut self,
        result: Value,
        ty: Type,
        needed: bool,
    ) -> (MOperand, Option<MInst>) {
        let class = register_class(ty);
        if !needed {
            return (Operand::Reg(self.temp(class)), None);
        }
        match ty {
            Type::Scalar(Scalar::I16) => {
                let half = Operand::Reg(self.temp(class));
                let dst = Operand::Reg(self.dst_part(result, 0));
                let cvt = typed(rows::CVT_INT, PtxType::U32, [dst, half.clone()]);
                (half, Some(cvt.with_type(1, PtxType::U16)))
            }
            Type::Scalar(Scalar::I128) => {
                let whole = Operand::Reg(self.temp(class));
                let halves = [0, 1].map(|i| self.dst_part(result, i));
                let unpack =
                    typed(rows::MOV, PtxType::B128, [Operand::regs(halves), whole.clone()]);
                (whole, Some(unpack))
            }
            _ => (Operand::Reg(self.dst_part(result, 0)), None),
        }
    }

    /// Adds order and scope. Older targets have neither: there an atomic is relaxed, of the scope
    /// of the device or (from sm_60 on) the one said, and legalisation puts fences around it.
    fn atomic_order(&self, inst: MInst, flags: MemFlags) -> MInst {
        let sm = self.env.sm.number();
        if sm < 70 {
            let said = match flags.scope {
                Scope::Gpu => None,
                Scope::Cta if sm < 60 => None,
                other => Some(scope(other)),
            };
            return inst.with_some(said);
        }
        let order = match flags.order {
            Order::Weak | Order::Relaxed => isa::Order::Relaxed,
            Order::Acquire => isa::Order::Acquire,
            Order::Release => isa::Order::Release,
            Order::AcqRel | Order::SeqCst => isa::Order::AcqRel,
        };
        inst.with(order).with(scope(flags.scope))
    }
}

/// The class of the registers of an atomic instruction for values of a type.
fn register_class(ty: Type) -> RegClass {
    match ty {
        Type::Scalar(Scalar::I16) => RegClass::B16,
        Type::Scalar(Scalar::I128) => RegClass::B128,
        _ => registers_of(ty).0,
    }
}
