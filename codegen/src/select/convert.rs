//! Conversions between types and between address spaces.

use super::float::{float_type, ftz, rounding};
use super::parts::registers_of;
use super::{MOperand, Selector, typed};
use crate::error::CodegenError;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{ConvertFlags, Opcode, Payload, Rounding};
use irc_ir::types::{Scalar, Space, Type};
use irc_ptx::Operand;
use irc_ptx::isa::{self, PtxType, RegClass, Sat, To, rows};

/// The PTX type that reads just the bits of an integer type.
fn exact_int(ty: Type, signed: bool) -> PtxType {
    match (ty.bits(), signed) {
        (8, false) => PtxType::U8,
        (8, true) => PtxType::S8,
        (16, false) => PtxType::U16,
        (16, true) => PtxType::S16,
        (32, false) => PtxType::U32,
        (32, true) => PtxType::S32,
        (_, false) => PtxType::U64,
        (_, true) => PtxType::S64,
    }
}

/// The PTX type of the register that holds an integer type.
fn register_int(ty: Type, signed: bool) -> PtxType {
    exact_int(Type::Scalar(if ty.bits() > 32 { Scalar::I64 } else { Scalar::I32 }), signed)
}

impl Selector<'_> {
    /// What each conversion becomes.
    pub(super) fn convert(&mut self, inst: Inst) -> Result<(), CodegenError> {
        match self.func.dfg.opcode(inst) {
            Opcode::Zext => self.extend(inst, false),
            Opcode::Sext => self.extend(inst, true),
            Opcode::Trunc => self.trunc(inst),
            Opcode::Fcvt => self.fcvt(inst),
            Opcode::Ftos => self.float_to_int(inst, true),
            Opcode::Ftou => self.float_to_int(inst, false),
            Opcode::Stof => self.int_to_float(inst, true),
            Opcode::Utof => self.int_to_float(inst, false),
            Opcode::Bitcast => return self.bitcast(inst),
            Opcode::Addrcast => return self.addrcast(inst),
            op => unreachable!("`Selector::inst` does not send `{op}` here"),
        }
        Ok(())
    }

    /// The types that a conversion reads and gives: from which to which.
    fn types_of(&self, inst: Inst) -> (Type, Type) {
        let dfg = &self.func.dfg;
        let result = dfg.first_result(inst).expect("a conversion has a result");
        (dfg.ty(dfg.args(inst)[0]), dfg.ty(result))
    }

    fn convert_flags(&self, inst: Inst) -> ConvertFlags {
        match self.func.dfg.inst(inst).payload {
            Payload::Convert(flags) => flags,
            _ => unreachable!("the row says that conversions of floats carry flags"),
        }
    }

    fn extend(&mut self, inst: Inst, signed: bool) {
        let arg = self.func.dfg.args(inst)[0];
        let (from, to) = self.types_of(inst);
        let dst = self.dst(inst);
        if from.bits() == 1 {
            let ones = Operand::Int(if signed { -1 } else { 1 });
            let cond = self.src(arg);
            let ty = if to.bits() > 32 { PtxType::B64 } else { PtxType::B32 };
            self.put_typed(rows::SELP, ty, [dst, ones, Operand::Int(0), cond]);
            return;
        }
        // `cvt` reads the low bits of a wider register: no masking is needed before.
        let is_extended = self.parts.is_extended(&self.func.dfg, arg, signed);
        let read = if is_extended { register_int(from, signed) } else { exact_int(from, signed) };
        let x = self.src(arg);
        let cvt = typed(rows::CVT_INT, register_int(to, signed), [dst, x]);
        self.put(cvt.with_type(1, read));
    }

    fn trunc(&mut self, inst: Inst) {
        let (from, to) = self.types_of(inst);
        let dst = self.dst(inst);
        let x = self.src(self.func.dfg.args(inst)[0]);
        if to.bits() == 1 {
            let (class, ty) = match from.bits() {
                64 => (RegClass::B64, PtxType::B64),
                _ => (RegClass::B32, PtxType::B32),
            };
            let bit = Operand::Reg(self.temp(class));
            self.put_typed(rows::AND, ty, [bit.clone(), x, Operand::Int(1)]);
            let test = typed(rows::SETP, ty, [dst, Operand::Omitted, bit, Operand::Int(0)]);
            self.put(test.with(isa::Compare::Ne));
        } else {
            // Only from 64 bits: the others are renamings.
            let cvt = typed(rows::CVT_INT, PtxType::U32, [dst, x]);
            self.put(cvt.with_type(1, PtxType::U64));
        }
    }

    fn fcvt(&mut self, inst: Inst) {
        let flags = self.convert_flags(inst);
        let (from, to) = self.types_of(inst);
        let x = self.src(self.func.dfg.args(inst)[0]);
        let narrows = to.bits() < from.bits() || to.bits() == 16;
        let cvt = typed(rows::CVT_FLOAT, float_type(to), [self.dst(inst), x])
            .with_type(1, float_type(from))
            .with_some(narrows.then(|| rounding(flags.rounding)))
            .with_some(flags.sat.then_some(Sat::Sat));
        self.put(cvt.with_some(ftz(flags.ftz)));
    }

    /// A float to an integer. The machine clamps integers whether asked to or not, but it turns
    /// NaN into 0 only where neither side has 64 bits.
    fn float_to_int(&mut self, inst: Inst, signed: bool) {
        let flags = self.convert_flags(inst);
        let arg = self.func.dfg.args(inst)[0];
        let (from, to) = self.types_of(inst);
        let x = self.src(arg);
        let int = register_int(to, signed);
        let keeps_nan = flags.sat && (from.bits() == 64 || int.bits() == 64);
        let dst = if keeps_nan { Operand::Reg(self.temp(int.class())) } else { self.dst(inst) };
        let cvt = typed(rows::CVT_FLOAT_TO_INT, int, [dst.clone(), x])
            .with_type(1, float_type(from))
            .with(integral(flags.rounding));
        self.put(cvt.with_some(ftz(flags.ftz)));
        if keeps_nan {
            self.zero_for_nan(inst, arg, dst, int);
        }
    }

    fn int_to_float(&mut self, inst: Inst, signed: bool) {
        let flags = self.convert_flags(inst);
        let (from, to) = self.types_of(inst);
        let x = self.src(self.func.dfg.args(inst)[0]);
        let cvt = typed(rows::CVT_INT_TO_FLOAT, float_type(to), [self.dst(inst), x])
            .with_type(1, register_int(from, signed))
            .with(rounding(flags.rounding));
        self.put(cvt.with_some(ftz(flags.ftz)));
    }

    /// Writes what was converted from a number to the result, but 0 if that is NaN.
    fn zero_for_nan(&mut self, inst: Inst, number: Value, converted: MOperand, ty: PtxType) {
        let x = Operand::Reg(self.reg_part(number, 0));
        let is_number = Operand::Reg(self.temp(RegClass::Pred));
        let test = [is_number.clone(), Operand::Omitted, x.clone(), x];
        let test = typed(rows::SETP, float_type(self.func.dfg.ty(number)), test);
        self.put(test.with(isa::Compare::Num));
        let choice = [self.dst(inst), converted, Operand::Int(0), is_number];
        self.put_typed(rows::SELP, ty.class().ty(), choice);
    }

    /// Bit casts that change the class of the registers; the others are renamings.
    fn bitcast(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let arg = self.func.dfg.args(inst)[0];
        let result = self.func.dfg.first_result(inst).expect("the operation has a result");
        let (from, from_count) = registers_of(self.func.dfg.ty(arg));
        let (to, to_count) = registers_of(self.func.dfg.ty(result));
        match (from, to) {
            (RegClass::B32, RegClass::B16) => {
                let x = self.src(arg);
                let cvt = typed(rows::CVT_INT, PtxType::U16, [self.dst(inst), x]);
                self.put(cvt.with_type(1, PtxType::U32));
            }
            (RegClass::B16, RegClass::B32) => {
                let x = self.src(arg);
                let cvt = typed(rows::CVT_INT, PtxType::U32, [self.dst(inst), x]);
                self.put(cvt.with_type(1, PtxType::U16));
            }
            (RegClass::B64, RegClass::B32) if to_count == 2 * from_count => {
                for i in 0..from_count {
                    let halves = [0, 1].map(|h| self.dst_part(result, (2 * i + h) as usize));
                    let x = Operand::Reg(self.reg_part(arg, i));
                    self.put_typed(rows::MOV, PtxType::B64, [Operand::regs(halves), x]);
                }
            }
            (RegClass::B32, RegClass::B64) if from_count == 2 * to_count => {
                for i in 0..to_count {
                    let halves = [0, 1].map(|h| self.reg_part(arg, 2 * i + h));
                    let dst = Operand::Reg(self.dst_part(result, i as usize));
                    self.put_typed(rows::MOV, PtxType::B64, [dst, Operand::regs(halves)]);
                }
            }
            _ => {
                let (from, to) = (self.func.dfg.ty(arg), self.func.dfg.ty(result));
                return Err(self.unsupported(Opcode::Bitcast, &format!("from `{from}` to `{to}`")));
            }
        }
        Ok(())
    }

    fn addrcast(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let arg = self.func.dfg.args(inst)[0];
        let from = self.func.dfg.ty(arg).space();
        let result = self.func.dfg.first_result(inst).expect("the operation has a result");
        let to = self.func.dfg.ty(result).space();
        let x = self.src(arg);
        let operands = [self.dst(inst), x];
        let (space, to_space) = match (from, to) {
            (Some(from), Some(Space::Generic)) => (from, None),
            (Some(Space::Generic), Some(to)) => (to, Some(To::To)),
            _ => return Err(self.unsupported(Opcode::Addrcast, "between two named spaces")),
        };
        let Some(space) = super::memory::space(space) else {
            // Generic to generic.
            self.put_typed(rows::MOV, PtxType::B64, operands);
            return Ok(());
        };
        self.put(typed(rows::CVTA, PtxType::U64, operands).with(space).with_some(to_space));
        Ok(())
    }
}

fn integral(rounding: Rounding) -> isa::Rounding {
    match rounding {
        Rounding::Rn => isa::Rounding::Rni,
        Rounding::Rz => isa::Rounding::Rzi,
        Rounding::Rm => isa::Rounding::Rmi,
        Rounding::Rp => isa::Rounding::Rpi,
    }
}
