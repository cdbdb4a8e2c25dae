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

/// The results of `fneg` and `fabs` of which any NaN will do where they are one.
pub(super) fn with_any_nan(func: &Function) -> EntitySet<Value> {
    let mut any = EntitySet::new();
    let is_sign = |inst: &Inst| matches!(func.dfg.opcode(*inst), Opcode::Fneg | Opcode::Fabs);
    for inst in func.insts().filter(is_sign) {
        any.insert(func.dfg.first_result(inst).expect("the operation has a result"));
    }
    if any.is_empty() {
        return any;
    }
    for inst in func.insts().filter(|&inst| !takes_any_nan(func.dfg.opcode(inst))) {
        func.dfg.for_each_use(inst, |value| {
            any.remove(value);
        });
    }
    any
}

impl Legalizer<'_> {
    /// Says `fneg` and `fabs` by operations of integers where they have to change a NaN.
    pub(super) fn sign(&mut self, inst: Inst, ty: Type, args: &[Value]) -> Option<Legalized> {
        if !self.changes_nan(inst) {
            return None;
        }
        let opcode = self.func.dfg.opcode(inst);
        let value = bits(&mut self.at(inst), opcode, ty, args);
        Some(Legalized::Replaced(vec![value]))
    }

    /// Whether it is an `fneg` or `fabs` that has to change a NaN.
    pub(super) fn changes_nan(&self, inst: Inst) -> bool {
        matches!(self.func.dfg.opcode(inst), Opcode::Fneg | Opcode::Fabs)
            && self.func.dfg.first_result(inst).is_some_and(|value| !self.any_nan.contains(value))
    }

    /// Notes that any NaN will do for the instructions from one on that were made in the place of
    /// another.
    pub(super) fn take_any_nan(&mut self, first: usize) {
        for index in first..self.func.dfg.num_insts() {
            let inst = Inst::from_u32(index as u32);
            if matches!(self.func.dfg.opcode(inst), Opcode::Fneg | Opcode::Fabs) {
                self.any_nan.extend(self.func.dfg.first_result(inst));
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
