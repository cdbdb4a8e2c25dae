//! Float arithmetic.
//!
//! An operation that may not be fused is printed with its rounding: ptxas fuses `mul` and `add`
//! only where they have none. Operations marked `contract` are printed without, so that ptxas may
//! fuse where the product is used elsewhere, too; where it is not, they become `fma` here.

use super::parts::{is_packed, registers_of};
use super::{MInst, MOperand, Selector, typed};
use crate::error::CodegenError;
use crate::mir::VReg;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{FloatFlags, Integral, Opcode, Payload, Rounding};
use irc_ir::types::{Scalar, Type};
use irc_ptx::isa::{self, Approx, Ftz, NanMode, PtxType, RegClass, RowId, rows};
use irc_ptx::{Operand, Operands};
use smallvec::SmallVec;

/// An operand, or what it is negated.
#[derive(Copy, Clone)]
struct Signed {
    value: Value,
    is_negated: bool,
}

impl Signed {
    fn plus(value: Value) -> Signed {
        Signed { value, is_negated: false }
    }

    fn minus(value: Value) -> Signed {
        Signed { value, is_negated: true }
    }
}

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

/// What a row takes besides its type and `.ftz`.
#[derive(Copy, Clone)]
enum Takes {
    Nothing,
    Rounding,
    Approx,
    Nan,
}

impl Selector<'_> {
    /// What each operation of floats becomes.
    pub(super) fn float(&mut self, inst: Inst) -> Result<(), CodegenError> {
        use Takes::{Approx, Nan, Nothing, Rounding};
        let flags = self.float_flags(inst);
        match self.func.dfg.opcode(inst) {
            Opcode::Fadd => self.fadd(inst, flags),
            Opcode::Fsub => self.fsub(inst, flags),
            Opcode::Fmul => self.by_part(inst, rows::MUL_FLOAT, takes_of_fusible(flags)),
            Opcode::Fdiv if flags.approx => self.by_part(inst, rows::DIV_APPROX, Approx),
            Opcode::Fdiv => self.by_part(inst, rows::DIV_FLOAT, Rounding),
            Opcode::Fma => self.by_part(inst, rows::FMA, Rounding),
            Opcode::Fmin => self.by_part(inst, rows::MIN_FLOAT, Nothing),
            Opcode::Fmax => self.by_part(inst, rows::MAX_FLOAT, Nothing),
            Opcode::Fminimum => self.by_part(inst, rows::MIN_FLOAT, Nan),
            Opcode::Fmaximum => self.by_part(inst, rows::MAX_FLOAT, Nan),
            Opcode::Fneg => self.by_part(inst, rows::NEG_FLOAT, Nothing),
            Opcode::Fabs => self.by_part(inst, rows::ABS_FLOAT, Nothing),
            Opcode::Fsqrt if flags.approx => self.by_part(inst, rows::SQRT_APPROX, Approx),
            Opcode::Fsqrt => self.by_part(inst, rows::SQRT, Rounding),
            Opcode::Frcp if flags.approx => self.by_part(inst, rows::RCP_APPROX, Approx),
            Opcode::Frcp => self.by_part(inst, rows::RCP, Rounding),
            Opcode::Frsqrt => self.by_part(inst, rows::RSQRT, Approx),
            Opcode::Fsin => self.by_part(inst, rows::SIN, Approx),
            Opcode::Fcos => self.by_part(inst, rows::COS, Approx),
            Opcode::Fexp2 => self.by_part(inst, rows::EX2, Approx),
            Opcode::Flog2 => self.by_part(inst, rows::LG2, Approx),
            Opcode::Ftanh => self.by_part(inst, rows::TANH, Approx),
            Opcode::Fcopysign => self.copysign(inst),
            Opcode::Fround => self.round(inst),
            op => unreachable!("`Selector::inst` does not send `{op}` here"),
        }
        Ok(())
    }

    fn float_flags(&self, inst: Inst) -> FloatFlags {
        match self.func.dfg.inst(inst).payload {
            Payload::Float(flags) => flags,
            _ => FloatFlags::default(),
        }
    }

    /// One instruction for each register of the result. Operands may be immediates, but not all.
    fn by_part(&mut self, inst: Inst, row: RowId, takes: Takes) {
        let flags = self.float_flags(inst);
        let result = self.func.dfg.first_result(inst).expect("the operation has a result");
        let ty = self.func.dfg.ty(result);
        let args: SmallVec<[Value; 3]> = self.func.dfg.args(inst).into();
        let needs_register = args.iter().all(|&arg| self.func.dfg.as_const(arg).is_some());
        for part in 0..registers_of(ty).1 {
            let mut operands: Operands<_> =
                [Operand::Reg(self.dst_part(result, part as usize))].into_iter().collect();
            for (i, &arg) in args.iter().enumerate() {
                operands.push(match needs_register && i == 0 {
                    true => Operand::Reg(self.reg_part(arg, part)),
                    false => self.float_part(arg, part),
                });
            }
            self.put(with_flags(row, float_type(ty), flags, takes, operands));
        }
    }

    /// `fma` where an operand is a product that may be contracted, else `add`.
    fn fadd(&mut self, inst: Inst, flags: FloatFlags) {
        let factors = [0, 1].into_iter().find_map(|i| Some((self.factors(inst, i)?, 1 - i)));
        match factors {
            Some((factors, addend)) => {
                let addend = self.func.dfg.args(inst)[addend];
                self.fused(inst, flags, factors.map(Signed::plus), Signed::plus(addend));
            }
            None => self.by_part(inst, rows::ADD_FLOAT, takes_of_fusible(flags)),
        }
    }

    /// `fma` for `a * b - c` and `c - a * b` where the product may be contracted, else `sub`. What
    /// is negated is no instruction of the machine. ptxas would fuse the second as well, but counts
    /// two operations when it decides whether to unroll a loop.
    fn fsub(&mut self, inst: Inst, flags: FloatFlags) {
        let [x, y] = [0, 1].map(|operand| self.func.dfg.args(inst)[operand]);
        if let Some([a, b]) = self.factors(inst, 0) {
            self.fused(inst, flags, [Signed::plus(a), Signed::plus(b)], Signed::minus(y));
        } else if let Some([a, b]) = self.factors(inst, 1) {
            // Of a constant the negative is one.
            let [a, b] = if self.const_bits(b).is_some() { [b, a] } else { [a, b] };
            self.fused(inst, flags, [Signed::minus(a), Signed::plus(b)], Signed::plus(x));
        } else {
            self.by_part(inst, rows::SUB_FLOAT, takes_of_fusible(flags));
        }
    }

    /// The factors of an operand, if it is a product that may be contracted with the operation.
    fn factors(&self, inst: Inst, operand: usize) -> Option<[Value; 2]> {
        let dfg = &self.func.dfg;
        let flags = self.float_flags(inst);
        let mul = self.single_use_def(dfg.args(inst)[operand], inst)?;
        let mul_flags = self.float_flags(mul);
        let contracts = flags.contract
            && dfg.opcode(mul) == Opcode::Fmul
            && mul_flags.contract
            && mul_flags.ftz == flags.ftz
            && mul_flags.rounding == flags.rounding;
        contracts.then(|| [dfg.args(mul)[0], dfg.args(mul)[1]])
    }

    /// One `fma` for each register.
    fn fused(&mut self, inst: Inst, flags: FloatFlags, factors: [Signed; 2], addend: Signed) {
        let result = self.func.dfg.first_result(inst).expect("the operation has a result");
        let ty = self.func.dfg.ty(result);
        for part in 0..registers_of(ty).1 {
            let a = self.signed(factors[0], part, flags);
            let b = self.float_part(factors[1].value, part);
            let c = self.signed(addend, part, flags);
            let dst = Operand::Reg(self.dst_part(result, part as usize));
            let operands = [dst, a, b, c].into_iter().collect();
            self.put(with_flags(rows::FMA, float_type(ty), flags, Takes::Rounding, operands));
        }
    }

    /// One register of an operand, or an immediate.
    fn signed(&mut self, operand: Signed, part: u32, flags: FloatFlags) -> MOperand {
        if !operand.is_negated {
            return self.float_part(operand.value, part);
        }
        let ty = self.func.dfg.ty(operand.value).scalar();
        match (self.const_bits(operand.value), ty) {
            (Some(bits), Some(Scalar::F32)) => Operand::F32(bits as u32 ^ 1 << 31),
            (Some(bits), Some(Scalar::F64)) => Operand::F64(bits ^ 1 << 63),
            (Some(bits), Some(Scalar::F16 | Scalar::BF16)) => {
                Operand::Reg(self.materialize(RegClass::B16, bits ^ 1 << 15))
            }
            _ => self.negated(operand.value, part, flags),
        }
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

    fn copysign(&mut self, inst: Inst) {
        let (x, sign) = (self.func.dfg.args(inst)[0], self.func.dfg.args(inst)[1]);
        let ty = float_type(self.func.dfg.ty(x));
        // `copysign d, a, b` gives the magnitude of b the sign of a.
        let (sign, x) = (self.src(sign), self.src(x));
        self.put_typed(rows::COPYSIGN, ty, [self.dst(inst), sign, x]);
    }

    fn round(&mut self, inst: Inst) {
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
    }
}

/// What a sum, difference or product takes: ptxas fuses those that state no rounding.
fn takes_of_fusible(flags: FloatFlags) -> Takes {
    match flags.contract && flags.rounding == Rounding::Rn {
        true => Takes::Nothing,
        false => Takes::Rounding,
    }
}

/// An instruction with the flags of an operation.
fn with_flags(
    row: RowId,
    ty: PtxType,
    flags: FloatFlags,
    takes: Takes,
    operands: Operands<VReg>,
) -> MInst {
    let inst = MInst::new(row, operands).with_type(0, ty).with_some(ftz(flags.ftz));
    match takes {
        Takes::Nothing => inst,
        Takes::Rounding => inst.with(rounding(flags.rounding)),
        Takes::Approx => inst.with(Approx::Approx),
        Takes::Nan => inst.with(NanMode::Nan),
    }
}
