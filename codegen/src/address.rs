//! Splits address arithmetic into parts that can be shared and folded.
//!
//! `base + index * scale + offset` becomes three operations: the scaled index in 64 bits
//! (`mul.wide`), its sum with the base, and the sum with the constant, which selection folds into
//! `[reg+imm]`. Done before common subexpressions are shared, so that neighbouring accesses have
//! one base. A constant that is added to a 32-bit index comes out of it where the addition is known
//! not to wrap: `sext(i + c) * s = sext(i) * s + c * s`. ptxas repairs neither (measured: 5 and 8
//! instructions of machine code for one and for five accesses).
//!
//! Source locations: the new operations have that of the old one.

use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::{I32, I64};

/// How many additions are looked through; a bound keeps this linear.
const MAX_DEPTH: usize = 8;

/// Splits every pointer addition of a function.
pub(crate) fn split_addresses(func: &mut Function) {
    let mut block = func.layout.entry();
    while let Some(b) = block {
        let mut next = func.layout.first_inst(b);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            if func.dfg.opcode(inst) == Opcode::Ptradd {
                split(func, inst);
            }
        }
        block = func.layout.next_block(b);
    }
}

/// A sum of a value and a constant, in the width of the value.
struct Sum {
    value: Value,
    constant: i64,
}

/// Takes constants out of an index as long as nothing wraps on the way to 64 bits.
fn take_constants(func: &Function, index: Value) -> Sum {
    let dfg = &func.dfg;
    let mut sum = Sum { value: index, constant: 0 };
    for _ in 0..MAX_DEPTH {
        let Some(inst) = dfg.def_inst(sum.value) else { break };
        let (args, ty) = (dfg.args(inst), dfg.ty(sum.value));
        let exact = match dfg.inst(inst).payload {
            // 64-bit addresses wrap as 64-bit integers do.
            Payload::IntFlags(flags) => flags.nsw || ty == I64,
            _ => false,
        };
        let constant = args.get(1).and_then(|&arg| dfg.as_signed(arg));
        let Some(constant) = constant.and_then(|c| i64::try_from(c).ok()) else { break };
        let change = match dfg.opcode(inst) {
            Opcode::Add if exact => constant,
            Opcode::Sub if exact && constant != i64::MIN => -constant,
            _ => break,
        };
        let Some(total) = sum.constant.checked_add(change) else { break };
        sum = Sum { value: args[0], constant: total };
    }
    sum
}

fn split(func: &mut Function, inst: Inst) {
    let Payload::Scale(scale, offset) = func.dfg.inst(inst).payload else { return };
    let args =
        [func.dfg.args(inst)[0], *func.dfg.args(inst).last().unwrap_or(&func.dfg.args(inst)[0])];
    if func.dfg.args(inst).len() == 1 {
        merge_offsets(func, inst, args[0], offset);
        return;
    }
    let [base, mut index] = args;
    let mut scale = scale;
    let mut offset = offset;
    // A widening of 32 bits is part of the product: look through it.
    if let Some(widening) = func.dfg.def_inst(index)
        && func.dfg.opcode(widening) == Opcode::Sext
        && func.dfg.ty(func.dfg.args(widening)[0]) == I32
    {
        index = func.dfg.args(widening)[0];
    }
    let sum = take_constants(func, index);
    let bytes = sum.constant.checked_mul(i64::from(scale)).and_then(|b| b.checked_add(offset));
    if let Some(total) = bytes {
        (index, offset) = (sum.value, total);
    }
    // A left shift of the index that does not wrap is part of the scale.
    if let Some((inner, factor)) = shifted(func, index)
        && let Some(product) = scale.checked_mul(factor)
    {
        (index, scale) = (inner, product);
    }
    let constant_index = func.dfg.as_signed(index).and_then(|c| i64::try_from(c).ok());
    if let Some(constant) = constant_index
        && let Some(total) =
            constant.checked_mul(i64::from(scale)).and_then(|b| b.checked_add(offset))
    {
        func.dfg.replace_inst(inst, Opcode::Ptradd, Payload::Scale(1, total), &[base]);
        return;
    }
    let mut cur = Cursor::before(func, inst);
    let wide = widen(&mut cur, index, scale);
    if offset == 0 {
        func.dfg.replace_inst(inst, Opcode::Ptradd, Payload::Scale(1, 0), &[base, wide]);
        return;
    }
    let near = cur.ptradd(base, wide, 1, 0);
    func.dfg.replace_inst(inst, Opcode::Ptradd, Payload::Scale(1, offset), &[near]);
}

/// `base + a + b` as one addition to the base.
fn merge_offsets(func: &mut Function, inst: Inst, base: Value, offset: i64) {
    let Some(inner) = func.dfg.def_inst(base) else { return };
    let Payload::Scale(_, first) = func.dfg.inst(inner).payload else { return };
    if let (&[root], Some(total)) = (func.dfg.args(inner), first.checked_add(offset)) {
        func.dfg.replace_inst(inst, Opcode::Ptradd, Payload::Scale(1, total), &[root]);
    }
}

/// `x` and `2^n` where the value is `x << n` with no wrap that matters.
fn shifted(func: &Function, value: Value) -> Option<(Value, u32)> {
    let dfg = &func.dfg;
    let inst = dfg.def_inst(value)?;
    let Payload::IntFlags(flags) = dfg.inst(inst).payload else { return None };
    if dfg.opcode(inst) != Opcode::Shl || !(flags.nsw || dfg.ty(value) == I64) {
        return None;
    }
    let amount = dfg.as_bits(dfg.args(inst)[1]).filter(|&amount| amount < 16)?;
    Some((dfg.args(inst)[0], 1 << amount))
}

/// An index times a scale, in 64 bits.
fn widen(cur: &mut Cursor<'_>, index: Value, scale: u32) -> Value {
    if cur.func.dfg.ty(index) == I64 {
        return match scale {
            1 => index,
            _ if scale.is_power_of_two() => {
                let amount = cur.i32(scale.trailing_zeros() as i32);
                cur.shl(index, amount)
            }
            _ => {
                let factor = cur.i64(i64::from(scale));
                cur.mul(index, factor)
            }
        };
    }
    match i32::try_from(scale) {
        Ok(1) => cur.sext(I64, index),
        Ok(scale) => {
            let factor = cur.i32(scale);
            cur.binary(Opcode::Smulw, index, factor)
        }
        Err(_) => {
            let wide = cur.sext(I64, index);
            let factor = cur.i64(i64::from(scale));
            cur.mul(wide, factor)
        }
    }
}
