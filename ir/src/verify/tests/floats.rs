//! What is wrong about operations of floats.

use super::*;
use crate::op::{MathFn, MathTier};

pub(super) fn float_cases(cases: &mut Cases) {
    let plain = FloatFlags::default();
    let mut float = |kind: &str, opcode, flags, ty: Type| {
        cases.inst(kind, |c, _| {
            let x = c.poison(ty);
            c.float2(opcode, flags, x, x);
        });
    };
    float("FloatFlag", Opcode::Fadd, FloatFlags { approx: true, ..plain }, F32);
    float("FloatFlag", Opcode::Fdiv, FloatFlags { contract: true, ..plain }, F32);
    float("FloatFlag", Opcode::Fmin, FloatFlags { rounding: Rounding::Rz, ..plain }, F32);
    float("FloatFlagType", Opcode::Fadd, FloatFlags { ftz: true, ..plain }, F64);
    float("FloatFlagType", Opcode::Fdiv, FloatFlags { approx: true, ..plain }, F64);
    float("FloatFlagType", Opcode::Fadd, FloatFlags { rounding: Rounding::Rz, ..plain }, F16);
    let normal = FloatFlags { normal: true, ..plain };
    float("FloatFlag", Opcode::Fadd, normal, F32);
    float("FloatFlagType", Opcode::Fdiv, normal, F16);
    float("Rounding", Opcode::Fdiv, FloatFlags { approx: true, ..normal }, F32);
    float("Rounding", Opcode::Fdiv, FloatFlags { rounding: Rounding::Rz, ..normal }, F32);
    let both = FloatFlags { rounding: Rounding::Rz, approx: true, ..plain };
    float("Rounding", Opcode::Fdiv, both, F32);
    cases.inst("MathOperands", |c, [_, y, _]| {
        c.math(MathFn::Exp, MathTier::Precise, &[y, y]);
    });
    cases.inst("MathTier", |c, [_, y, _]| {
        c.math(MathFn::Expm1, MathTier::Approx, &[y]);
    });
    cases.inst("FloatFlag", |c, [_, y, _]| {
        c.float1(Opcode::Ftanh, FloatFlags { ftz: true, ..FloatFlags::default() }, y);
    });
    cases.inst("FloatFlag", |c, [x, ..]| {
        let flags = ConvertFlags { sat: true, ..ConvertFlags::rounded(Rounding::Rn) };
        c.convert(Opcode::Stof, flags, F32, x);
    });
    cases.inst("Rounding", |c, [_, y, _]| {
        c.convert(Opcode::Fcvt, ConvertFlags::rounded(Rounding::Rz), F64, y);
    });
}
