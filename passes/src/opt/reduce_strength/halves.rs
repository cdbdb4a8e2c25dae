//! Numbers of 64 bits and their halves: in the registers of the machine they are two.

use super::divide::low_word;
use crate::analysis::KnownBits;
use crate::remarks::Remarks;
use crate::rules::Rule;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::{I32, I64, Scalar, Type};

/// Two 32-bit halves of a number of 64 bits, low first.
pub(in crate::opt) const HALVES: Type = Type::Vector(Scalar::I32, 2);
const LOW: u128 = 0xffff_ffff;

/// The operands of the instruction that a value is made by, if it has this operation.
fn operands(func: &Function, value: Value, opcode: Opcode) -> Option<&[Value]> {
    let def = func.dfg.def_inst(value).filter(|&def| func.dfg.opcode(def) == opcode)?;
    Some(func.dfg.args(def))
}

/// A value and the constant that is the second operand of the instruction that makes it.
fn with_constant(func: &Function, value: Value, opcode: Opcode) -> Option<(Value, u128)> {
    let &[x, c] = operands(func, value, opcode)? else { return None };
    Some((x, func.dfg.as_bits(c)?))
}

/// What a half is made of.
enum Half {
    /// The value, of 32 bits or fewer, with zeros above.
    Value(Value),
    /// The lower half of a value of 64 bits.
    LowOf(Value),
    /// The upper half of one.
    HighOf(Value),
}

/// A value whose upper half is 0: its lower half.
fn low_half(func: &Function, value: Value) -> Option<Half> {
    if let Some(&[x]) = operands(func, value, Opcode::Zext) {
        return (func.dfg.ty(x).bits() > 1).then_some(Half::Value(x));
    }
    match with_constant(func, value, Opcode::And) {
        Some((x, LOW)) => Some(Half::LowOf(x)),
        _ => None,
    }
}

/// A value whose lower half is 0: its upper half.
fn high_half(func: &Function, value: Value) -> Option<Half> {
    if let Some((x, 32)) = with_constant(func, value, Opcode::Shl) {
        let extended = operands(func, x, Opcode::Zext).or_else(|| operands(func, x, Opcode::Sext));
        return Some(match extended {
            Some(&[half]) if func.dfg.ty(half) == I32 => Half::Value(half),
            _ => Half::LowOf(x),
        });
    }
    match with_constant(func, value, Opcode::And) {
        Some((x, mask)) if mask == LOW << 32 => Some(Half::HighOf(x)),
        _ => None,
    }
}

fn make_half(cur: &mut Cursor<'_>, half: Half) -> Value {
    match half {
        Half::Value(x) if cur.func.dfg.ty(x) == I32 => x,
        Half::Value(x) => cur.zext(I32, x),
        Half::LowOf(x) => cur.trunc(I32, x),
        Half::HighOf(x) => extract_upper(cur, x),
    }
}

/// The upper half of a number of 64 bits.
pub(in crate::opt) fn extract_upper(cur: &mut Cursor<'_>, x: Value) -> Value {
    let halves = cur.bitcast(HALVES, x);
    cur.extract(halves, 1)
}

/// The number of 64 bits that has these halves, if they are taken from one. (Its upper half has a
/// name by now: `cut`.)
fn whole_of(func: &Function, low: Value, high: Value) -> Option<Value> {
    let &[x] = operands(func, low, Opcode::Trunc)? else { return None };
    let &[pair] = operands(func, high, Opcode::Extract)? else { return None };
    let lane = func.dfg.inst(func.dfg.def_inst(high)?).payload;
    let is_upper = func.dfg.ty(pair) == HALVES && matches!(lane, Payload::Lane(1));
    let is_of_x = operands(func, pair, Opcode::Bitcast) == Some(&[x]);
    let is_half = func.dfg.ty(x) == I64 && func.dfg.ty(low) == I32;
    (is_half && is_upper && is_of_x).then_some(x)
}

/// `or`, `add` and `xor` that put two halves together, or two shifted numbers as a funnel shift.
pub(super) fn combine(func: &mut Function, inst: Inst, remarks: &Remarks) -> Option<Value> {
    let &[x, y] = func.dfg.args(inst) else { return None };
    if func.dfg.ty(x) != I64 {
        return None;
    }
    for (x, y) in [(x, y), (y, x)] {
        if let (Some(low), Some(high)) = (low_half(func, x), high_half(func, y)) {
            remarks.applied(Rule::CombineHalves);
            if let (Half::Value(low), Half::Value(high)) = (&low, &high)
                && let Some(whole) = whole_of(func, *low, *high)
            {
                return Some(whole);
            }
            let mut cur = Cursor::before(func, inst);
            let halves = [make_half(&mut cur, low), make_half(&mut cur, high)];
            let pair = cur.vbuild(HALVES, &halves);
            return Some(cur.bitcast(I64, pair));
        }
        let up = with_constant(func, x, Opcode::Shl);
        let down = with_constant(func, y, Opcode::Lshr);
        if let (Some((high, up)), Some((low, down))) = (up, down)
            && up + down == 64
            && up > 0
            && down > 0
        {
            remarks.applied(Rule::FunnelOfShifts);
            return Some(funnel_shift(&mut Cursor::before(func, inst), [high, low], down as u32));
        }
    }
    None
}

/// The upper half of a number, shifted down and cut, or the lower half of one that was put together
/// of both.
pub(super) fn cut(func: &mut Function, inst: Inst, remarks: &Remarks) -> Option<Value> {
    let &[shifted] = func.dfg.args(inst) else { return None };
    let result = func.dfg.first_result(inst)?;
    let ty = func.dfg.ty(result);
    if func.dfg.ty(shifted) != I64 || ty != I32 {
        return None;
    }
    let pair = operands(func, shifted, Opcode::Bitcast).map(|pair| pair[0]);
    let pair = pair.filter(|&pair| func.dfg.ty(pair) == HALVES);
    if let Some(&[low, _]) = pair.and_then(|pair| operands(func, pair, Opcode::Vbuild)) {
        remarks.applied(Rule::LowerHalf);
        return Some(low);
    }
    let down = |opcode| with_constant(func, shifted, opcode).filter(|&(_, by)| by == 32);
    let (x, _) = down(Opcode::Lshr).or_else(|| down(Opcode::Ashr))?;
    remarks.applied(Rule::UpperHalf);
    Some(extract_upper(&mut Cursor::before(func, inst), x))
}

/// Numbers that are known to fit 32 bits are compared as such: ptxas compares the upper halves even
/// where it knows both to be zero (measured). A counter stays what other passes know it as.
pub(super) fn compare(func: &mut Function, inst: Inst, remarks: &Remarks) -> Option<Value> {
    let Payload::IntCond(cond, _) = func.dfg.inst(inst).payload else { return None };
    let &[x, y] = func.dfg.args(inst) else { return None };
    if func.dfg.ty(x) != I64 {
        return None;
    }
    let may_count = |value| match func.dfg.def(value) {
        ValueDef::Param(..) => true,
        ValueDef::Result(def, _) => matches!(func.dfg.opcode(def), Opcode::Add | Opcode::Sub),
        ValueDef::Const(_) => false,
    };
    let fits = |value| u128::from(KnownBits::of(func, value).max()) <= LOW;
    if may_count(x) || may_count(y) || !fits(x) || !fits(y) {
        return None;
    }
    remarks.applied(Rule::CompareLowWords);
    let mut cur = Cursor::before(func, inst);
    let [x, y] = [x, y].map(|value| low_word(&mut cur, value));
    Some(cur.icmp(cond.unsigned(), x, y))
}

/// The lower half of 128 bits, `args` from the highest on, shifted right by a constant from 0 to
/// 64: two of the four words, each filled up from the one above. ptxas does not find it in shifts
/// of 64 bits (measured).
pub fn funnel_shift(cur: &mut Cursor<'_>, args: [Value; 2], amount: u32) -> Value {
    let high = cur.bitcast(HALVES, args[0]);
    let low = if args[0] == args[1] { high } else { cur.bitcast(HALVES, args[1]) };
    let places = [(low, 0), (low, 1), (high, 0), (high, 1)];
    let (first, rest) = (amount as usize / 32, amount % 32);
    let count = if rest == 0 { 2 } else { 3 };
    let words: Vec<Value> =
        places[first..first + count].iter().map(|&(pair, lane)| cur.extract(pair, lane)).collect();
    let amount = cur.i32(rest as i32);
    let halves = match rest {
        0 => [words[0], words[1]],
        _ => [0, 1].map(|i| cur.funnel(Opcode::Fshr, words[i + 1], words[i], amount)),
    };
    let pair = cur.vbuild(HALVES, &halves);
    cur.bitcast(I64, pair)
}
