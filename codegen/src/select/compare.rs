//! Comparisons and selections.

use super::float::{float_type, ftz};
use super::integer::{Sign, int_type};
use super::parts::registers_of;
use super::{MOperand, Selector, ValuePart, constant, typed};
use crate::error::CodegenError;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{FloatCond, IntCond, Opcode, Payload};
use irc_ir::types::Scalar;
use irc_ptx::Operand;
use irc_ptx::isa::{Compare, PtxType, RegClass, rows};

impl Selector<'_> {
    pub(super) fn icmp(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::IntCond(mut cond, _) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that icmp carries a comparison")
        };
        let mut args = [self.func.dfg.args(inst)[0], self.func.dfg.args(inst)[1]];
        if self.const_bits(args[0]).is_some() {
            args.swap(0, 1);
            cond = cond.swapped();
        }
        let (compare, sign) = int_compare(cond);
        let ty = int_type(self.func.dfg.ty(args[0]), sign);
        let a = self.src(args[0]);
        let b = self.val_of(args[1], sign);
        let test = typed(rows::SETP, ty, [self.dst(inst), Operand::Omitted, a, b]);
        self.put(test.with(compare));
        Ok(())
    }

    pub(super) fn fcmp(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::FloatCond(mut cond, flush) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that fcmp carries a comparison")
        };
        let mut args = [self.func.dfg.args(inst)[0], self.func.dfg.args(inst)[1]];
        if self.const_bits(args[0]).is_some() {
            args.swap(0, 1);
            cond = cond.swapped();
        }
        let ty = float_type(self.func.dfg.ty(args[0]));
        let (a, b) = (self.src(args[0]), self.float_val(args[1]));
        let test = typed(rows::SETP, ty, [self.dst(inst), Operand::Omitted, a, b]);
        self.put(test.with(float_compare(cond)).with_some(ftz(flush)));
        Ok(())
    }

    pub(super) fn select(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let args = [0, 1, 2].map(|i| self.func.dfg.args(inst)[i]);
        let result = self.func.dfg.first_result(inst).expect("the operation has a result");
        let (class, count) = registers_of(self.func.dfg.ty(result));
        if class == RegClass::Pred {
            return Err(self.unsupported(Opcode::Select, "of truth values"));
        }
        // ptxas folds a sign or its removal into what is chosen as a number, not as bits.
        let ty = match self.func.dfg.ty(result).elem() {
            Some(Scalar::F32) => PtxType::F32,
            Some(Scalar::F64) => PtxType::F64,
            _ => class.ty(),
        };
        let cond = self.src(args[0]);
        for part in 0..count {
            let a = self.selected(args[1], part, ty);
            let b = self.selected(args[2], part, ty);
            let dst = Operand::Reg(self.dst_part(result, part as usize));
            self.put_typed(rows::SELP, ty, [dst, a, b, cond.clone()]);
        }
        Ok(())
    }

    /// One register of a value, or an immediate.
    fn selected(&mut self, value: Value, part: u32, ty: PtxType) -> MOperand {
        match (self.parts.part(&self.func.dfg, value, part), ty) {
            (ValuePart::Reg(_), _) => Operand::Reg(self.reg_part(value, part)),
            (ValuePart::Const(bits), PtxType::F32) => Operand::F32(bits as u32),
            (ValuePart::Const(bits), PtxType::F64) => Operand::F64(bits),
            (ValuePart::Const(bits), _) => constant(ty.class(), bits),
        }
    }
}

/// The comparison of integers and how it reads them.
pub(super) fn int_compare(cond: IntCond) -> (Compare, Sign) {
    match cond {
        IntCond::Eq => (Compare::Eq, Sign::Bits),
        IntCond::Ne => (Compare::Ne, Sign::Bits),
        IntCond::Slt => (Compare::Lt, Sign::Signed),
        IntCond::Sle => (Compare::Le, Sign::Signed),
        IntCond::Sgt => (Compare::Gt, Sign::Signed),
        IntCond::Sge => (Compare::Ge, Sign::Signed),
        IntCond::Ult => (Compare::Lt, Sign::Unsigned),
        IntCond::Ule => (Compare::Le, Sign::Unsigned),
        IntCond::Ugt => (Compare::Gt, Sign::Unsigned),
        IntCond::Uge => (Compare::Ge, Sign::Unsigned),
    }
}

/// The comparison of floats.
fn float_compare(cond: FloatCond) -> Compare {
    match cond {
        FloatCond::Oeq => Compare::Eq,
        FloatCond::One => Compare::Ne,
        FloatCond::Olt => Compare::Lt,
        FloatCond::Ole => Compare::Le,
        FloatCond::Ogt => Compare::Gt,
        FloatCond::Oge => Compare::Ge,
        FloatCond::Ueq => Compare::Equ,
        FloatCond::Une => Compare::Neu,
        FloatCond::Ult => Compare::Ltu,
        FloatCond::Ule => Compare::Leu,
        FloatCond::Ugt => Compare::Gtu,
        FloatCond::Uge => Compare::Geu,
        FloatCond::Ord => Compare::Num,
        FloatCond::Uno => Compare::Nan,
    }
}
