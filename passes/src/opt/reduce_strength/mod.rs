//! Replaces operations by several cheaper ones.
//!
//! Afterwards:
//! - no scalar integer of 8 to 64 bits is divided by a constant: powers of two are shifts and
//!   masks, other quotients come from the upper half of a product (see `magic`), remainders from
//!   the quotient;
//! - numbers of 64 bits that are known to fit 32 are divided as such, and numbers that are known
//!   not to be negative as unsigned ones;
//! - `-1 / x` is the reciprocal of `-x`;
//! - a number that is added or subtracted, as a condition says, is multiplied by 1 or -1, which is
//!   the same for all that the condition is about;
//! - numbers of 64 bits that are known to fit 32 are compared as such, but for counters;
//! - a number is shifted, not the bits that are looked for in it;
//! - numbers of 64 bits are put together of two halves, or shifted across them, by naming the
//!   halves; the upper half is taken by name.
//!
//! ptxas does none of this for divisions (12 to 60 instructions of machine code each) and not all
//! of it for halves.
//!
//! Source locations: what replaces an instruction has its location, and its value the name.

mod bit_test;
mod divide;
mod halves;
mod magic;

pub(super) use divide::{low_word, of_low_words};
pub use halves::funnel_shift;
pub(super) use halves::{HALVES, extract_upper};

use super::Changed;
use super::rewrite::rewrite;
use crate::analysis::{Analyses, Uses};
use crate::remarks::Remarks;
use crate::rules::Rule;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{FloatFlags, Opcode, Payload};
use irc_ir::types::{F32, F64, Type};

/// Replaces operations by several cheaper ones.
pub fn reduce_strength(func: &mut Function, analyses: &Analyses) -> Changed {
    reduce_strength_since(func, analyses, 0, &Remarks::OFF)
}

/// The same for the instructions from the `first` that was made on: for what a rewriting of a
/// function that has gone through this has added.
pub fn reduce_strength_since(
    func: &mut Function,
    analyses: &Analyses,
    first: usize,
    remarks: &Remarks,
) -> Changed {
    let uses = Uses::new(analyses);
    rewrite(func, analyses, first, |func, substitution, inst| {
        let Some(new) = reduce(func, inst, &uses, remarks) else { return Changed::No };
        let old = func.dfg.first_result(inst).expect("what is replaced has a result");
        func.inherit_name(old, new);
        substitution.replace(old, new);
        func.layout.remove_inst(inst);
        Changed::Yes
    })
}

/// What takes the place of the result of an instruction, made before it.
fn reduce(func: &mut Function, inst: Inst, uses: &Uses<'_>, remarks: &Remarks) -> Option<Value> {
    match func.dfg.opcode(inst) {
        Opcode::Sdiv | Opcode::Udiv | Opcode::Srem | Opcode::Urem => {
            divide::divide(func, inst, remarks)
        }
        Opcode::Fdiv => negative_reciprocal(func, inst, remarks),
        Opcode::Fadd | Opcode::Fsub => add_signed(func, inst, remarks),
        Opcode::Or | Opcode::Add | Opcode::Xor => halves::combine(func, inst, remarks),
        Opcode::Trunc => halves::cut(func, inst, remarks),
        Opcode::Icmp => halves::compare(func, inst, remarks)
            .or_else(|| bit_test::shift_number(func, inst, uses, remarks)),
        _ => None,
    }
}

/// The bits of 1 and of -1.
fn ones(ty: Type) -> Option<[u128; 2]> {
    match ty {
        F32 => Some([1f32, -1.].map(|x| x.to_bits().into())),
        F64 => Some([1f64, -1.].map(|x| x.to_bits().into())),
        _ => None,
    }
}

/// `-1 / x` is `1 / -x`: the same number is rounded. (`1 / x` is folded.) The reciprocal is not
/// what is negated, since a NaN that it gives has a sign of its own.
fn negative_reciprocal(func: &mut Function, inst: Inst, remarks: &Remarks) -> Option<Value> {
    let &[one, x] = func.dfg.args(inst) else { return None };
    let minus_one = ones(func.dfg.ty(x))?[1];
    let Payload::Float(flags) = func.dfg.inst(inst).payload else { return None };
    if func.dfg.as_bits(one) != Some(minus_one) || flags.approx {
        return None;
    }
    remarks.applied(Rule::NegativeReciprocal);
    let mut cur = Cursor::before(func, inst);
    let flags = FloatFlags { contract: false, ..flags };
    let negated = cur.fneg(x);
    Some(cur.float1(Opcode::Frcp, flags, negated))
}

/// `y + (c ? x : -x)` is `fma(c ? 1 : -1, x, y)`: the product is exact, so the same sum is rounded.
/// So is `y - (c ? -x : x)`, and of what is subtracted from such a number the sign is free.
fn add_signed(func: &mut Function, inst: Inst, remarks: &Remarks) -> Option<Value> {
    let &[a, b] = func.dfg.args(inst) else { return None };
    let ty = func.dfg.ty(a);
    let ones = ones(ty)?;
    let Payload::Float(flags) = func.dfg.inst(inst).payload else { return None };
    let subtracts = func.dfg.opcode(inst) == Opcode::Fsub;
    let (signed, y, is_right) = match (Signed::of(func, b), Signed::of(func, a)) {
        (Some(signed), _) => (signed, a, true),
        (None, Some(signed)) => (signed, b, false),
        _ => return None,
    };
    remarks.applied(Rule::AddSigned);
    let mut factors = ones.map(|bits| func.dfg.constant(ty, bits));
    if signed.negative_where_true != (subtracts && is_right) {
        factors.reverse();
    }
    let mut cur = Cursor::before(func, inst);
    let factor = cur.select(signed.condition, factors[0], factors[1]);
    let y = if subtracts && !is_right { cur.fneg(y) } else { y };
    let flags = FloatFlags { contract: false, ..flags };
    Some(cur.fma(flags, factor, signed.magnitude, y))
}

/// A number with the sign that it has or with the other, as a condition says.
struct Signed {
    condition: Value,
    magnitude: Value,
    negative_where_true: bool,
}

impl Signed {
    fn of(func: &Function, value: Value) -> Option<Signed> {
        let dfg = &func.dfg;
        let choice = dfg.def_inst(value).filter(|&it| dfg.opcode(it) == Opcode::Select)?;
        let &[condition, x, y] = dfg.args(choice) else { return None };
        let negates = |negated: Value, x: Value| {
            dfg.def_inst(negated)
                .is_some_and(|it| dfg.opcode(it) == Opcode::Fneg && dfg.args(it) == [x])
        };
        if negates(y, x) {
            Some(Signed { condition, magnitude: x, negative_where_true: false })
        } else {
            let found = Signed { condition, magnitude: y, negative_where_true: true };
            negates(x, y).then_some(found)
        }
    }
}

#[cfg(test)]
mod tests;
