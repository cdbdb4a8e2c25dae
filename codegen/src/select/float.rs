//! Float arithmetic.
//!
//! An operation that may not be fused is printed with its rounding: ptxas fuses `mul` and `add`
//! only where they have none. An operation marked `contract` keeps its rounding too where the
//! product is used elsewhere; where it is not, it becomes `fma` here.

use super::parts::{is_packed, registers_of};
use super::{MInst, MOperand, Selector, typed};
use crate::error::CodegenError;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{FloatFlags, Integral, Opcode, Payload, Rounding};
use irc_ir::types::{Scalar, Type};
use irc_ptx::isa::{self, Approx, Ftz, NanMode, PtxType, RowId, rows};
use irc_ptx::{Operand, Operands};

/// The PTX type of float arithmetic on one register of this type.
pub(super) fn float_type(ty: Type) -> PtxType {
    match (ty.elem(), is_packed(ty)) {
        (Some(Scalar::F16), false) => PtxType::F16,
        (Some(Scalar::F16), true) => PtxType::F16x2,
        (Some(Scalar::BF16), false) => PtxType::BF16,
        (Some(Scalar::BF16), true) => PtxType::BF16x2,
        (Some(Scalar::F64), _) => PtxType::F64,
        _ => PtxType::F32,
    }
}

/// The modifier for a rounding of the IR.
pub(super) fn rounding(rounding: Rounding) -> isa::Rounding {
    match rounding {
        Rounding::Rn => isa::Rounding::Rn,
        Rounding::Rz => isa::Rounding::Rz,
        Rounding::Rm => isa::Rounding::Rm,
        Rounding::Rp => isa::Rounding::Rp,
    }
}

/// The modifier for flushing subnormals, if asked for.
pub(super) fn ftz(flag: bool) -> Option<Ftz> {
    flag.then_some(Ftz::Ftz)
}

impl Selector<'_> {
    fn float_flags(&self, inst: Inst) -> FloatFlags {
        match self.func.dfg.inst(inst).payload {
            Payload::Float(flags) => flags,
            _ => FloatFlags::default(),
        }
    }

    /// Operations of two or three operands, register by register.
    pub(super) fn float_arith(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let op = self.func.dfg.opcode(inst);
        let flags = self.float_flags(inst);
        let result = self.func.dfg.first_result(inst).expect("the operation has a result");
        let ty = self.func.dfg.ty(result);
        if self.contract(inst, op, flags, result) {
            return Ok(());
        }
        for part in 0..registers_of(ty).1 {
            let mut operands: Operands<_> =
                [Operand::Reg(self.dst_part(result, part as usize))].into_iter().collect();
            let mut has_immediate = false;
            for i in 0..self.func.dfg.args(inst).len() {
                let arg = self.func.dfg.args(inst)[i];
                let operand = if has_immediate || i == 0 {
                    Operand::Reg(self.reg_part(arg, part))
                } else {
                    self.float_part(arg, part)
                };
                has_immediate |= operand.as_reg().is_none();
                operands.push(operand);
            }
            self.put(arith(op, float_type(ty), flags, operands));
        }
        Ok(())
    }

    /// `a * b + c` and `a * b - c` as `fma`, where both may be contracted.
    fn contract(&mut self, inst: Inst, op: Opcode, flags: FloatFlags, result: Value) -> bool {
        if !flags.contract || !matches!(op, Opcode::Fadd | Opcode::Fsub) {
            return false;
        }
        let ty = self.func.dfg.ty(result);
        let args = [self.func.dfg.args(inst)[0], self.func.dfg.args(inst)[1]];
        // c - a * b would need the product negated: left to ptxas.
        let orders: &[(usize, usize)] =
            if op == Opcode::Fadd { &[(0, 1), (1, 0)] } else { &[(0, 1)] };
        for &(product, addend) in orders {
            let Some(mul) = self.single_use_def(args[product], inst) else { continue };
            let mul_flags = self.float_flags(mul);
            if self.func.dfg.opcode(mul) != Opcode::Fmul
                || !mul_flags.contract
                || mul_flags.ftz != flags.ftz
                || mul_flags.rounding != flags.rounding
            {
                continue;
            }
            let factors = [self.func.dfg.args(mul)[0], self.func.dfg.args(mul)[1]];
            for part in 0..registers_of(ty).1 {
                let a = Operand::Reg(self.reg_part(factors[0], part));
                let b = self.float_part(factors[1], part);
                let c = if op == Opcode::Fsub {
                    self.negated(args[addend], part, flags)
                } else {
                    Operand::Reg(self.reg_part(args[addend], part))
                };
                let dst = Operand::Reg(self.dst_part(result, part as usize));
                let operands = [dst, a, b, c].into_iter().collect();
                self.put(arith(Opcode::Fma, float_type(ty), flags, operands));
            }
            return true;
        }
        false
    }

    fn negated(&mut self, value: Value, part: u32, flags: FloatFlags) -> MOperand {
        let ty = self.func.dfg.ty(value);
        let x = Operand::Reg(self.reg_part(value, part));
        let reg = Operand::Reg(self.temp(registers_of(ty).0));
        self.put(
            typed(rows::NEG_FLOAT, float_type(ty), [reg.clone(), x]).with_some(ftz(flags.ftz)),
        );
        reg
    }

    /// One register of a float value, or an immediate where the type has them.
    fn float_part(&mut self, value: Value, part: u32) -> MOperand {
        if part == 0 && registers_of(self.func.dfg.ty(value)).1 == 1 {
            self.float_val(value)
        } else {
            Operand::Reg(self.reg_part(value, part))
        }
    }

    pub(super) fn float_unary(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let op = self.func.dfg.opcode(inst);
        let flags = self.float_flags(inst);
        let arg = self.func.dfg.args(inst)[0];
        let result = self.func.dfg.first_result(inst).expect("the operation has a result");
        let ty = self.func.dfg.ty(result);
        let (row, approx) = unary_row(op, flags.approx);
        for part in 0..registers_of(ty).1 {
            let dst = Operand::Reg(self.dst_part(result, part as usize));
            let x = Operand::Reg(self.reg_part(arg, part));
            let mut unary = typed(row, float_type(ty), [dst, x]).with_some(ftz(flags.ftz));
            if approx {
                unary.set(Approx::Approx);
            } else if matches!(op, Opcode::Fsqrt | Opcode::Frcp) {
                unary.set(rounding(flags.rounding));
            }
            self.put(unary);
        }
        Ok(())
    }

    pub(super) fn copysign(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let (x, sign) = (self.func.dfg.args(inst)[0], self.func.dfg.args(inst)[1]);
        let ty = float_type(self.func.dfg.ty(x));
        // `copysign d, a, b` gives the magnitude of b the sign of a.
        let (sign, x) = (self.src(sign), self.src(x));
        self.put_typed(rows::COPYSIGN, ty, [self.dst(inst), sign, x]);
        Ok(())
    }

    pub(super) fn round(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let x = self.func.dfg.args(inst)[0];
        let ty = float_type(self.func.dfg.ty(x));
        let Payload::Integral(direction, flush) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that fround carries a direction")
        };
        let direction = match direction {
            Integral::Nearest => isa::Rounding::Rni,
            Integral::Floor => isa::Rounding::Rmi,
            Integral::Ceil => isa::Rounding::Rpi,
            Integral::Trunc => isa::Rounding::Rzi,
        };
        let x = self.src(x);
        let cvt = typed(rows::CVT_FLOAT, ty, [self.dst(inst), x]).with_type(1, ty);
        self.put(cvt.with(direction).with_some(ftz(flush)));
        Ok(())
    }
}

/// The row of a unary operation, and whether it is an approximation.
fn unary_row(op: Opcode, approx: bool) -> (RowId, bool) {
    match (op, approx) {
        (Opcode::Fneg, _) => (rows::NEG_FLOAT, false),
        (Opcode::Fabs, _) => (rows::ABS_FLOAT, false),
        (Opcode::Fsqrt, false) => (rows::SQRT, false),
        (Opcode::Fsqrt, true) => (rows::SQRT_APPROX, true),
        (Opcode::Frcp, false) => (rows::RCP, false),
        (Opcode::Frcp, true) => (rows::RCP_APPROX, true),
        (Opcode::Frsqrt, _) => (rows::RSQRT, true),
        (Opcode::Fsin, _) => (rows::SIN, true),
        (Opcode::Fcos, _) => (rows::COS, true),
        (Opcode::Fexp2, _) => (rows::EX2, true),
        (Opcode::Flog2, _) => (rows::LG2, true),
        (Opcode::Ftanh, _) => (rows::TANH, true),
        _ => unreachable!("the caller lists the unary operations"),
    }
}

fn arith(
    op: Opcode,
    ty: PtxType,
    flags: FloatFlags,
    operands: Operands<crate::mir::VReg>,
) -> MInst {
    let (row, rounds, nan) = match op {
        Opcode::Fadd => (rows::ADD_FLOAT, true, None),
        Opcode::Fsub => (rows::SUB_FLOAT, true, None),
        Opcode::Fmul => (rows::MUL_FLOAT, true, None),
        Opcode::Fma => (rows::FMA, true, None),
        Opcode::Fdiv if flags.approx => (rows::DIV_APPROX, false, None),
        Opcode::Fdiv => (rows::DIV_FLOAT, true, None),
        Opcode::Fmin => (rows::MIN_FLOAT, false, None),
        Opcode::Fmax => (rows::MAX_FLOAT, false, None),
        Opcode::Fminimum => (rows::MIN_FLOAT, false, Some(NanMode::Nan)),
        Opcode::Fmaximum => (rows::MAX_FLOAT, false, Some(NanMode::Nan)),
        _ => unreachable!("the caller lists the operations"),
    };
    let mut inst =
        MInst::new(row, operands).with_type(0, ty).with_some(ftz(flags.ftz)).with_some(nan);
    if rounds {
        inst.set(rounding(flags.rounding));
    } else if op == Opcode::Fdiv {
        inst.set(Approx::Approx);
    }
    inst
}
