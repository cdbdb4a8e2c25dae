//! Signs of floats that are changed.
//!
//! `neg` and `abs` of PTX are sums with -0 on every GPU: of a NaN they give some NaN, while the
//! language changes the sign bit and nothing else. Where arithmetic alone uses the result, any NaN
//! will do, and ptxas makes the sign part of the instruction that uses it. Elsewhere the bits are
//! changed as an integer's.

use super::{Legalized, Legalizer};
use cranelift_entity::EntitySet;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::types::{I16, I32, I64, Type};

/// Whether an operation gives the same, but for which NaN a NaN is, whatever NaN an operand is.
fn takes_any_nan(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        Fadd | Fsub
            | Fmul
            | Fdiv
            | Fma
            | Fmin
            | Fmax
            | Fminimum
            | Fmaximum
            | Fsqrt
            | Frcp
            | Frsqrt
            | Fsin
            | Fcos
            | Fexp2
            | Flog2
            | Ftanh
            | Fround
            | Fcmp
            | Fcvt
            | Ftos
            | Ftou
    )
}

fn is_sign(func: &Function, inst: Inst) -> bool {
    matches!(func.dfg.opcode(inst), Opcode::Fneg | Opcode::Fabs)
}

/// The results of `fneg` and `fabs` that something but arithmetic uses.
pub(super) fn exact_signs(func: &Function) -> EntitySet<Value> {
    let mut exact = EntitySet::new();
    if !func.insts().any(|inst| is_sign(func, inst)) {
        return exact;
    }
    for inst in func.insts().filter(|&inst| !takes_any_nan(func.dfg.opcode(inst))) {
        func.dfg.for_each_use(inst, |value| {
            if func.dfg.def_inst(value).is_some_and(|def| is_sign(func, def)) {
                exact.insert(value);
            }
        });
    }
    exact
}

impl Legalizer<'_> {
    /// Says `fneg` and `fabs` by operations of integers where they have to change a NaN.
    pub(super) fn sign(&mut self, inst: Inst, ty: Type, args: &[Value]) -> Option<Legalized> {
        if !self.is_exact_sign(inst) {
            return None;
        }
        let opcode = self.func.dfg.opcode(inst);
        let value = bits(&mut self.at(inst), opcode, ty, args);
        Some(Legalized::Replaced(vec![value]))
    }

    fn is_exact_sign(&self, inst: Inst) -> bool {
        is_sign(self.func, inst)
            && self
                .func
                .dfg
                .first_result(inst)
                .is_some_and(|value| self.exact_signs.contains(value))
    }

    /// Whether the signs that stand in the place of an instruction have to change a NaN: those of
    /// lanes as that of the vector, and those of a routine of the math library, which nobody has
    /// looked at. What legalisation makes besides only computes with them.
    pub(super) fn makes_exact_signs(&self, inst: Inst) -> bool {
        self.func.dfg.opcode(inst) == Opcode::Math || self.is_exact_sign(inst)
    }

    /// Notes the signs among the instructions from one on.
    pub(super) fn note_exact_signs(&mut self, first: usize) {
        for index in first..self.func.dfg.num_insts() {
            let inst = Inst::from_u32(index as u32);
            if is_sign(self.func, inst) {
                self.exact_signs.extend(self.func.dfg.first_result(inst));
            }
        }
    }
}

/// A change of signs, as an operation of integers: of a float, or of a vector of halves.
pub(super) fn bits(cur: &mut Cursor<'_>, opcode: Opcode, ty: Type, args: &[Value]) -> Value {
    let (lane, sign) = match (ty.lane().bits(), ty.lanes()) {
        (16, lanes) if lanes % 2 == 0 => (I32, 0x8000_8000),
        (16, _) => (I16, 0x8000),
        (32, _) => (I32, 0x8000_0000),
        _ => (I64, 1 << 63),
    };
    let lanes = (ty.bits() / lane.bits()) as u8;
    let whole = if lanes == 1 { lane } else { Type::vector(lane, lanes).expect("it has lanes") };
    let constant = |cur: &mut Cursor<'_>, bits: u128| {
        let one = cur.constant(lane, bits);
        if lanes == 1 { one } else { cur.splat(whole, one) }
    };
    let (sign, rest) = (constant(cur, sign), constant(cur, !sign & ((1 << lane.bits()) - 1)));
    let value = cur.bitcast(whole, args[0]);
    let changed = match opcode {
        Opcode::Fneg => cur.xor(value, sign),
        Opcode::Fabs => cur.and(value, rest),
        _ => {
            let other = cur.bitcast(whole, args[1]);
            let (sign, rest) = (cur.and(other, sign), cur.and(value, rest));
            cur.or(sign, rest)
        }
    };
    cur.bitcast(ty, changed)
}
