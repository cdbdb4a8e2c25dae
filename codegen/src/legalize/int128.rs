//! Integers of 128 bits: pairs of 64. Division is a call of a routine of our own (`runtime.ir`).

use super::halves::{halves, magnitude, whole};
use super::int128_float::{float_to_int128, int128_to_float};
use super::integer::funnel_by_shifts;
use super::{Legalized, Legalizer, Result, op1};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{FuncId, Inst, Value};
use irc_ir::op::{IntCond, Opcode, Payload};
use irc_ir::types::{I1, I64, I128};

impl Legalizer<'_> {
    /// Does an operation with an operand or result of 128 bits in halves.
    pub(super) fn int128(&mut self, inst: Inst) -> Result<Legalized> {
        use Opcode::*;
        let opcode = self.func.dfg.opcode(inst);
        let args = self.args(inst);
        let payload = self.func.dfg.inst(inst).payload;
        let result = self.result_type(inst);
        let udiv = self.udiv;
        let mut cur = self.at(inst);
        let cur = &mut cur;
        let value = match opcode {
            Addc | Subb => {
                let (value, carry) = carry_chain(cur, opcode, args[0], args[1], args[2]);
                return Ok(Legalized::Replaced(vec![value, carry]));
            }
            Add | Sub => {
                let none = cur.func.dfg.bool(false);
                let chain = if opcode == Add { Addc } else { Subb };
                carry_chain(cur, chain, args[0], args[1], none).0
            }
            Mul => product(cur, args[0], args[1]),
            Smulw | Umulw => {
                let low = cur.mul(args[0], args[1]);
                let high = if opcode == Smulw { Smulh } else { Umulh };
                let high = cur.binary(high, args[0], args[1]);
                whole(cur, low, high)
            }
            Umulh => high_product(cur, args[0], args[1]),
            Smulh => signed_high_product(cur, args[0], args[1]),
            Sdiv | Udiv | Srem | Urem => divide(cur, opcode, udiv, args[0], args[1]),
            Smin | Smax | Umin | Umax => {
                let cond = match opcode {
                    Smin => IntCond::Slt,
                    Smax => IntCond::Sgt,
                    Umin => IntCond::Ult,
                    _ => IntCond::Ugt,
                };
                let first = cur.icmp(cond, args[0], args[1]);
                cur.select(first, args[0], args[1])
            }
            Abs => magnitude(cur, args[0]),
            And | Or | Xor => {
                let ((a, b), (c, d)) = (halves(cur, args[0]), halves(cur, args[1]));
                let (low, high) = (cur.binary(opcode, a, c), cur.binary(opcode, b, d));
                whole(cur, low, high)
            }
            Shl | Lshr | Ashr => shift(cur, opcode, args[0], args[1]),
            Fshl | Fshr => funnel_by_shifts(cur, 128, opcode == Fshl, [args[0], args[1], args[2]]),
            Popcnt | Clz | Ctz | Bitrev | Bswap => bits(cur, opcode, args[0]),
            Icmp => {
                let Payload::IntCond(cond, _) = payload else { return Ok(Legalized::Legal) };
                compare(cur, cond, args[0], args[1])
            }
            Zext => {
                let low = extended(cur, Zext, args[0]);
                let high = cur.i64(0);
                whole(cur, low, high)
            }
            Sext => {
                let low = extended(cur, Sext, args[0]);
                let last = cur.i32(63);
                let high = cur.ashr(low, last);
                whole(cur, low, high)
            }
            Trunc => {
                let (low, _) = halves(cur, args[0]);
                match result {
                    Some(I64) | None => low,
                    Some(ty) => cur.trunc(ty, low),
                }
            }
            Stof | Utof => {
                let Payload::Convert(flags) = payload else { return Ok(Legalized::Legal) };
                let to = result.expect("conversions have a result");
                int128_to_float(cur, opcode == Stof, flags, to, args[0])
            }
            Ftos | Ftou => {
                let Payload::Convert(flags) = payload else { return Ok(Legalized::Legal) };
                float_to_int128(cur, opcode == Ftos, flags, args[0])
            }
            // What only moves values about is legal.
            _ => return Ok(Legalized::Legal),
        };
        Ok(Legalized::Replaced(vec![value]))
    }
}

fn carry_chain(
    cur: &mut Cursor<'_>,
    opcode: Opcode,
    x: Value,
    y: Value,
    carry: Value,
) -> (Value, Value) {
    let ((a, b), (c, d)) = (halves(cur, x), halves(cur, y));
    // Selection makes one bundle of these two: nothing may stand between them.
    let low = cur.insert(opcode, Payload::None, &[a, c, carry], &[I64, I1]);
    let low: Vec<Value> = cur.func.dfg.results(low).collect();
    let high = cur.insert(opcode, Payload::None, &[b, d, low[1]], &[I64, I1]);
    let high: Vec<Value> = cur.func.dfg.results(high).collect();
    (whole(cur, low[0], high[0]), high[1])
}

fn product(cur: &mut Cursor<'_>, x: Value, y: Value) -> Value {
    let ((a, b), (c, d)) = (halves(cur, x), halves(cur, y));
    let low = cur.mul(a, c);
    let carried = cur.binary(Opcode::Umulh, a, c);
    let (cross1, cross2) = (cur.mul(a, d), cur.mul(b, c));
    let high = cur.add(carried, cross1);
    let high = cur.add(high, cross2);
    whole(cur, low, high)
}

/// The upper half of a product of 256 bits, from four products of halves.
fn high_product(cur: &mut Cursor<'_>, x: Value, y: Value) -> Value {
    let ((a, b), (c, d)) = (halves(cur, x), halves(cur, y));
    let low_high = cur.binary(Opcode::Umulh, a, c);
    let [ad, bc, bd] =
        [(a, d), (b, c), (b, d)].map(|(x, y)| op1(cur, Opcode::Umulw, Payload::None, I64, &[x, y]));
    let ((ad_low, ad_high), (bc_low, bc_high)) = (halves(cur, ad), halves(cur, bc));
    let [p, q, r] = [low_high, ad_low, bc_low].map(|x| cur.zext(I128, x));
    let middle = cur.add(p, q);
    let middle = cur.add(middle, r);
    let (_, carried) = halves(cur, middle);
    let mut sum = bd;
    for part in [ad_high, bc_high, carried] {
        let part = cur.zext(I128, part);
        sum = cur.add(sum, part);
    }
    sum
}

/// Signed from unsigned: each negative operand took the other one too much.
fn signed_high_product(cur: &mut Cursor<'_>, x: Value, y: Value) -> Value {
    let mut high = cur.binary(Opcode::Umulh, x, y);
    let last = cur.i32(127);
    for (sign_of, other) in [(x, y), (y, x)] {
        let sign = cur.ashr(sign_of, last);
        let excess = cur.and(sign, other);
        high = cur.sub(high, excess);
    }
    high
}

fn divide(cur: &mut Cursor<'_>, opcode: Opcode, udiv: Option<FuncId>, x: Value, y: Value) -> Value {
    let udiv = udiv.expect("the routine is added to modules that divide");
    let signed = matches!(opcode, Opcode::Sdiv | Opcode::Srem);
    let (n, d) = if signed { (magnitude(cur, x), magnitude(cur, y)) } else { (x, y) };
    let mut quotient = cur.call(udiv, Some(I128), &[n, d]).expect("the routine has a result");
    if signed {
        let zero = cur.constant(I128, 0);
        let negative = cur.sub(zero, quotient);
        let signs = cur.xor(x, y);
        let differ = cur.icmp(IntCond::Slt, signs, zero);
        quotient = cur.select(differ, negative, quotient);
    }
    if matches!(opcode, Opcode::Sdiv | Opcode::Udiv) {
        return quotient;
    }
    let whole_part = cur.mul(quotient, y);
    cur.sub(x, whole_part)
}

/// Shifts: by less than 64 bits cross from one half to the other, by more the other half alone.
/// Amounts of 64 and above clear a half by themselves, so no amount needs special care.
fn shift(cur: &mut Cursor<'_>, opcode: Opcode, x: Value, amount: Value) -> Value {
    let (low, high) = halves(cur, x);
    let width = cur.i32(64);
    let rest = cur.sub(width, amount);
    let beyond = cur.sub(amount, width);
    let short = cur.icmp(IntCond::Ult, amount, width);
    if opcode == Opcode::Shl {
        let (own, crossed) = (cur.shl(high, amount), cur.lshr(low, rest));
        let near = cur.or(own, crossed);
        let far = cur.shl(low, beyond);
        let high = cur.select(short, near, far);
        let low = cur.shl(low, amount);
        return whole(cur, low, high);
    }
    let (own, crossed) = (cur.lshr(low, amount), cur.shl(high, rest));
    let near = cur.or(own, crossed);
    let far = cur.binary(opcode, high, beyond);
    let low = cur.select(short, near, far);
    let high = cur.binary(opcode, high, amount);
    whole(cur, low, high)
}

fn bits(cur: &mut Cursor<'_>, opcode: Opcode, x: Value) -> Value {
    let (low, high) = halves(cur, x);
    let zero = cur.i64(0);
    match opcode {
        Opcode::Bitrev | Opcode::Bswap => {
            let (low, high) = (cur.unary(opcode, low), cur.unary(opcode, high));
            whole(cur, high, low)
        }
        Opcode::Popcnt => {
            let (low, high) = (cur.unary(opcode, low), cur.unary(opcode, high));
            let sum = cur.add(low, high);
            whole(cur, sum, zero)
        }
        _ => {
            let (near, far) = if opcode == Opcode::Clz { (high, low) } else { (low, high) };
            let width = cur.i64(64);
            let near_count = cur.unary(opcode, near);
            let far_count = cur.unary(opcode, far);
            let far_count = cur.add(far_count, width);
            let none = cur.icmp(IntCond::Eq, near, zero);
            let count = cur.select(none, far_count, near_count);
            whole(cur, count, zero)
        }
    }
}

fn compare(cur: &mut Cursor<'_>, cond: IntCond, x: Value, y: Value) -> Value {
    let ((a, b), (c, d)) = (halves(cur, x), halves(cur, y));
    if matches!(cond, IntCond::Eq | IntCond::Ne) {
        let (low, high) = (cur.xor(a, c), cur.xor(b, d));
        let differing = cur.or(low, high);
        let zero = cur.i64(0);
        return cur.icmp(cond, differing, zero);
    }
    let low_cond = match cond {
        IntCond::Slt | IntCond::Ult => IntCond::Ult,
        IntCond::Sle | IntCond::Ule => IntCond::Ule,
        IntCond::Sgt | IntCond::Ugt => IntCond::Ugt,
        _ => IntCond::Uge,
    };
    let strict = match cond {
        IntCond::Sle => IntCond::Slt,
        IntCond::Sge => IntCond::Sgt,
        IntCond::Ule => IntCond::Ult,
        IntCond::Uge => IntCond::Ugt,
        strict => strict,
    };
    let low = cur.icmp(low_cond, a, c);
    let high = cur.icmp(strict, b, d);
    let same = cur.icmp(IntCond::Eq, b, d);
    let tie = cur.and(same, low);
    cur.or(high, tie)
}

/// A narrower integer in 64 bits.
fn extended(cur: &mut Cursor<'_>, opcode: Opcode, x: Value) -> Value {
    if cur.func.dfg.ty(x) == I64 { x } else { cur.cast(opcode, I64, x) }
}
