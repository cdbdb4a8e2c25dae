//! Says packed video instructions as logic on whole words.
//!
//! No GPU since Maxwell has them, but for the absolute difference of unsigned bytes: ptxas takes
//! the lanes apart, computes one by one and puts them together, in up to 46 machine instructions.
//! Side by side in one word they take 3 to 12. Additions and subtractions that wrap, which ptxas
//! does so itself, are left alone, and so are forms that select lanes or mix types.
//!
//! `high` has the highest bit of each lane, `low` all others: what is computed with those cannot
//! carry into the next lane, and the highest bit follows by logic. A truth value of a lane is its
//! highest bit, whatever the others are; `prmt` copies it over the lane.

#[cfg(test)]
mod tests;

use super::Changed;
use super::expand_math::settled;
use irc_ir::builder::{InstBuilder, PtxBuilder, PtxOperand};
use irc_ir::cursor::Cursor;
use irc_ir::dfg::{ConstData, Substitution};
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::op::ptx::{PtxCode, Slot, SlotRole};
use irc_ir::types::I32;
use irc_ptx::Operand;
use irc_ptx::isa::{Compare, Lane, PtxType, RowId, Sat, Selects, VideoOp, rows};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The truth tables of the operands of `lop3`.
const X: u8 = 0xf0;
const Y: u8 = 0xcc;
const Z: u8 = 0xaa;

/// What an instruction does with two lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Op {
    Add,
    Sub,
    Average,
    Difference,
    Min,
    Max,
    Compare,
}

/// The lowest bit of each lane.
const fn ones(lane: Lane) -> u32 {
    match lane {
        Lane::Byte => 0x0101_0101,
        Lane::Half => 0x0001_0001,
    }
}

/// The highest bit of each lane.
const fn high(lane: Lane) -> u32 {
    ones(lane) << (lane.bits() - 1)
}

/// The selector of `prmt` that copies the highest bit of each lane over it.
const fn signs(lane: Lane) -> i64 {
    match lane {
        Lane::Byte => 0xba98,
        Lane::Half => 0xbb99,
    }
}

/// The packed instructions.
static ROWS: &[(RowId, Op)] = &[
    (rows::VADD2, Op::Add),
    (rows::VADD4, Op::Add),
    (rows::VSUB2, Op::Sub),
    (rows::VSUB4, Op::Sub),
    (rows::VAVRG2, Op::Average),
    (rows::VAVRG4, Op::Average),
    (rows::VABSDIFF2, Op::Difference),
    (rows::VABSDIFF4, Op::Difference),
    (rows::VMIN2, Op::Min),
    (rows::VMIN4, Op::Min),
    (rows::VMAX2, Op::Max),
    (rows::VMAX4, Op::Max),
    (rows::VSET2, Op::Compare),
    (rows::VSET4, Op::Compare),
];

/// The only instruction of a code, if it is a packed one, and what it does.
fn packed_inst(code: &PtxCode) -> Option<(&irc_ptx::Inst<Slot>, Op)> {
    let [one] = &code.insts[..] else { return None };
    let &(_, op) = ROWS.iter().find(|(row, _)| *row == one.row)?;
    Some((one, op))
}

/// A packed instruction that is shorter as logic.
#[derive(Clone, Copy, Debug)]
struct Packed {
    op: Op,
    lane: Lane,
    signed: bool,
    saturates: bool,
    /// Whether the lanes of the result are added to the third operand.
    adds: bool,
    compare: Option<Compare>,
    args: [Value; 3],
}

impl Packed {
    fn of(func: &Function, inst: Inst) -> Option<Packed> {
        let code = func.dfg.ptx_code(inst)?;
        let (one, op) = packed_inst(code)?;
        let Some(Selects::Mask(lane)) = one.row().operands[0].selects else { return None };
        let ty = one.ty(0)?;
        let same = (1..3).all(|n| one.ty(n).is_none_or(|other| other == ty));
        if one.guard.is_some() || !same || code.results.len() != 1 || !code.starts.is_empty() {
            return None;
        }
        let [result, a, b, c] = &one.operands[..] else { return None };
        if !matches!(result, Operand::Reg(slot) if code.role_of(*slot) == SlotRole::Result(0)) {
            return None;
        }
        let args = [a, b, c].map(|operand| argument(func, inst, operand));
        let [Some(a), Some(b), Some(c)] = args else { return None };
        let packed = Packed {
            op,
            lane,
            signed: ty == PtxType::S32,
            saturates: one.modifier() == Some(Sat::Sat),
            adds: one.modifier() == Some(VideoOp::Add),
            compare: one.modifier(),
            args: [a, b, c],
        };
        packed.is_worth_it().then_some(packed)
    }

    /// Whether ptxas needs more instructions for it.
    fn is_worth_it(&self) -> bool {
        match self.op {
            Op::Add | Op::Sub => self.saturates,
            Op::Average => (self.signed || self.lane == Lane::Byte) && !self.adds,
            Op::Difference => self.signed || (self.lane == Lane::Half && !self.adds),
            Op::Min | Op::Max => !self.adds,
            Op::Compare => true,
        }
    }
}

/// The value that is the whole of an operand.
fn argument(func: &Function, inst: Inst, operand: &Operand<Slot>) -> Option<Value> {
    let &Operand::Reg(slot) = operand else { return None };
    let SlotRole::Arg(n) = func.dfg.ptx_code(inst)?.role_of(slot) else { return None };
    let value = func.dfg.args(inst)[n];
    (func.dfg.ty(value) == I32).then_some(value)
}

/// Says packed video instructions as logic on whole words, where that is shorter.
pub fn expand_video(func: &mut Function) -> Changed {
    if func.dfg.ptx_codes().all(|code| packed_inst(code).is_none()) {
        return Changed::No;
    }
    let found: Vec<(Inst, Packed)> =
        func.insts().filter_map(|inst| Some((inst, Packed::of(func, inst)?))).collect();
    let mut spread = spread_truths(func, &found);
    let mut substitution = Substitution::default();
    for &(inst, packed) in &found {
        let result = func.dfg.first_result(inst).expect("a packed instruction has a result");
        let mut cur = Cursor::before(func, inst);
        // An instruction of PTX takes some value for poison, the same in all that stands for it.
        let mut known: SmallVec<[(Value, Value); 3]> = SmallVec::new();
        let args = packed.args.map(|arg| match known.iter().find(|(it, _)| *it == arg) {
            Some(&(_, value)) => value,
            None => {
                let value = settled(&mut cur, arg);
                known.push((arg, value));
                value
            }
        });
        let (value, mask) = Words { cur, lane: packed.lane }.packed(Packed { args, ..packed });
        for user in spread.remove(&result).unwrap_or_default() {
            let mask = mask.expect("only comparisons are spread");
            let whole = func.dfg.first_result(user).expect("an operation has a result");
            func.inherit_name(whole, mask);
            substitution.replace(whole, mask);
            func.layout.remove_inst(user);
        }
        func.inherit_name(result, value);
        substitution.replace(result, value);
        func.layout.remove_inst(inst);
    }
    func.substitute(&mut substitution);
    if found.is_empty() { Changed::No } else { Changed::Yes }
}

/// What spreads truth values, 0 or 1 in each lane, over the lanes, by the truth values: `t * 255`
/// and `(t << 8) - t`.
fn spread_truths(func: &Function, found: &[(Inst, Packed)]) -> FxHashMap<Value, Vec<Inst>> {
    let truths: FxHashMap<Value, Lane> = found
        .iter()
        .filter(|(_, packed)| packed.op == Op::Compare && !packed.adds)
        .filter_map(|(inst, packed)| Some((func.dfg.first_result(*inst)?, packed.lane)))
        .collect();
    let mut spread: FxHashMap<Value, Vec<Inst>> = FxHashMap::default();
    if truths.is_empty() {
        return spread;
    }
    for inst in func.insts() {
        let &[x, y] = func.dfg.args(inst) else { continue };
        let truth = match func.dfg.opcode(inst) {
            Opcode::Mul => x,
            Opcode::Sub => y,
            _ => continue,
        };
        let Some(lane) = truths.get(&truth) else { continue };
        let is_number =
            |value, number: u32| func.dfg.as_const(value) == Some(ConstData::Bits(number.into()));
        let is_spread = match func.dfg.opcode(inst) {
            Opcode::Mul => is_number(y, (1 << lane.bits()) - 1),
            _ => func.dfg.def_inst(x).is_some_and(|shift| {
                func.dfg.opcode(shift) == Opcode::Shl
                    && func.dfg.args(shift)[0] == truth
                    && is_number(func.dfg.args(shift)[1], lane.bits())
            }),
        };
        if is_spread {
            spread.entry(truth).or_default().push(inst);
        }
    }
    spread
}

/// Inserts logic on words.
struct Words<'a> {
    cur: Cursor<'a>,
    lane: Lane,
}

impl Words<'_> {
    /// What stands for an instruction; of a comparison also its truth values over their lanes.
    fn packed(&mut self, packed: Packed) -> (Value, Option<Value>) {
        let Packed { op, signed, args: [a, b, _], .. } = packed;
        let value = match op {
            Op::Compare => return self.compare(packed),
            Op::Add if signed => self.sum_signed(a, b),
            Op::Add => self.sum_unsigned(a, b),
            Op::Sub if signed => self.difference_signed(a, b),
            Op::Sub => self.difference_unsigned(a, b),
            Op::Average if signed => self.average_signed(a, b),
            Op::Average => self.average(a, b),
            Op::Min => self.lesser(signed, a, b),
            Op::Max => self.greater(signed, a, b),
            Op::Difference => self.absolute_difference(packed),
        };
        (value, None)
    }

    /// An instruction of every target.
    fn ptx(&mut self, spelling: &str, operands: &[PtxOperand]) -> Value {
        self.cur.ptx(spelling, operands, 1).expect("an instruction of every target")[0]
    }

    fn number(&mut self, bits: u32) -> Value {
        self.cur.i32(bits as i32)
    }

    fn and(&mut self, x: Value, bits: u32) -> Value {
        let mask = self.number(bits);
        self.cur.and(x, mask)
    }

    fn xor(&mut self, x: Value, bits: u32) -> Value {
        let mask = self.number(bits);
        self.cur.xor(x, mask)
    }

    fn shr(&mut self, x: Value, count: u32) -> Value {
        let count = self.number(count);
        self.cur.lshr(x, count)
    }

    /// The highest bit of each lane all over it.
    fn spread(&mut self, x: Value) -> Value {
        let operands = [x.into(), 0.into(), signs(self.lane).into()];
        self.ptx("prmt.b32", &operands)
    }

    /// Logic of three words, by its truth table.
    fn logic(&mut self, table: u8, x: Value, y: Value, z: Value) -> Value {
        let operands = [x.into(), y.into(), z.into(), i64::from(table).into()];
        self.ptx("lop3.b32", &operands)
    }

    /// The lanes of `x` where the mask is set, else those of `y`.
    fn select(&mut self, mask: Value, x: Value, y: Value) -> Value {
        self.logic(X & Y | !X & Z, mask, x, y)
    }

    /// Sums that wrap.
    fn sum(&mut self, a: Value, b: Value) -> Value {
        let (low, high) = (!high(self.lane), high(self.lane));
        let (x, y) = (self.and(a, low), self.and(b, low));
        let sum = self.cur.add(x, y);
        let differ = self.cur.xor(a, b);
        let differ = self.and(differ, high);
        self.cur.xor(sum, differ)
    }

    /// The difference of the lower bits; the highest bit is set where nothing is borrowed from it.
    fn difference_below(&mut self, a: Value, b: Value) -> Value {
        let top = self.number(high(self.lane));
        let x = self.cur.or(a, top);
        let y = self.and(b, !high(self.lane));
        self.cur.sub(x, y)
    }

    /// Differences that wrap.
    fn difference(&mut self, a: Value, b: Value) -> Value {
        let below = self.difference_below(a, b);
        let differ = self.cur.xor(a, b);
        let same = self.cur.not(differ);
        let same = self.and(same, high(self.lane));
        self.cur.xor(below, same)
    }

    /// The truth of `a < b`, or of its opposite: where the highest bits differ they decide.
    fn less(&mut self, signed: bool, opposite: bool, a: Value, b: Value) -> Value {
        let below = self.difference_below(a, b);
        let decided = if signed { X & !Y } else { !X & Y };
        let table = decided | !(X ^ Y) & !Z;
        self.logic(if opposite { !table } else { table }, a, b, below)
    }

    /// The truth of `a != b`, or of its opposite.
    fn not_equal(&mut self, opposite: bool, a: Value, b: Value) -> Value {
        let differ = self.cur.xor(a, b);
        let below = self.and(differ, !high(self.lane));
        let low = self.number(!high(self.lane));
        let carried = self.cur.add(below, low);
        let table = X ^ Y | Z;
        self.logic(if opposite { !table } else { table }, a, b, carried)
    }

    fn compare(&mut self, packed: Packed) -> (Value, Option<Value>) {
        let (signed, [a, b, c]) = (packed.signed, packed.args);
        let compare = packed.compare.expect("a comparison says what it asks");
        let opposite = matches!(compare, Compare::Eq | Compare::Ge | Compare::Le);
        let truth = match compare {
            Compare::Eq | Compare::Ne => self.not_equal(opposite, a, b),
            Compare::Lt | Compare::Ge => self.less(signed, opposite, a, b),
            _ => self.less(signed, opposite, b, a),
        };
        if packed.adds {
            let high = self.and(truth, high(self.lane));
            let count = self.cur.popcnt(high);
            return (self.cur.add(count, c), None);
        }
        let shifted = self.shr(truth, self.lane.bits() - 1);
        (self.and(shifted, ones(self.lane)), Some(self.spread(truth)))
    }

    fn mask_of_less(&mut self, signed: bool, a: Value, b: Value) -> Value {
        let less = self.less(signed, false, a, b);
        self.spread(less)
    }

    fn lesser(&mut self, signed: bool, a: Value, b: Value) -> Value {
        let mask = self.mask_of_less(signed, a, b);
        self.select(mask, a, b)
    }

    fn greater(&mut self, signed: bool, a: Value, b: Value) -> Value {
        let mask = self.mask_of_less(signed, a, b);
        self.select(mask, b, a)
    }

    /// Nothing carries out of the sum of `b` and what is at most its complement.
    fn sum_unsigned(&mut self, a: Value, b: Value) -> Value {
        let room = self.cur.not(b);
        let taken = self.lesser(false, a, room);
        self.cur.add(taken, b)
    }

    /// Nothing is borrowed for the difference of `b` and what is at least that.
    fn difference_unsigned(&mut self, a: Value, b: Value) -> Value {
        let greater = self.greater(false, a, b);
        self.cur.sub(greater, b)
    }

    /// Of numbers of one sign it overflows where it has the other.
    fn sum_signed(&mut self, a: Value, b: Value) -> Value {
        let sum = self.sum(a, b);
        let overflow = self.logic((X ^ Z) & !(X ^ Y), a, b, sum);
        self.saturated(a, sum, overflow)
    }

    /// Of numbers of both signs it overflows where it has not that of the first.
    fn difference_signed(&mut self, a: Value, b: Value) -> Value {
        let difference = self.difference(a, b);
        let overflow = self.logic((X ^ Z) & (X ^ Y), a, b, difference);
        self.saturated(a, difference, overflow)
    }

    /// Where it has overflowed the least or the greatest number, by the sign of `a`.
    fn saturated(&mut self, a: Value, result: Value, overflow: Value) -> Value {
        let mask = self.spread(overflow);
        let negative = self.spread(a);
        let end = self.xor(negative, !high(self.lane));
        self.select(mask, end, result)
    }

    /// Half of the sum, rounded up: the bits of either less half of those of one alone.
    fn average(&mut self, a: Value, b: Value) -> Value {
        let (either, differ) = (self.cur.or(a, b), self.cur.xor(a, b));
        let half = self.shr(differ, 1);
        let half = self.and(half, !high(self.lane));
        self.cur.sub(either, half)
    }

    /// Half of the sum, rounded away from zero. With the signs flipped both are unsigned numbers of
    /// that order; the half that is rounded down is 1 more where the sum is odd and not negative.
    fn average_signed(&mut self, a: Value, b: Value) -> Value {
        let (x, y) = (self.xor(a, high(self.lane)), self.xor(b, high(self.lane)));
        let (both, differ) = (self.cur.and(x, y), self.cur.xor(a, b));
        let half = self.shr(differ, 1);
        let half = self.and(half, !high(self.lane));
        let sum = self.cur.add(both, half);
        let down = self.xor(sum, high(self.lane));
        let sign = self.shr(down, self.lane.bits() - 1);
        let positive = self.cur.not(sign);
        let odd = self.cur.and(differ, positive);
        let odd = self.and(odd, ones(self.lane));
        self.cur.add(down, odd)
    }

    /// Of signed numbers it is that of unsigned ones in the same order, and may be too great for
    /// the sign.
    fn absolute_difference(&mut self, packed: Packed) -> Value {
        let Packed { signed, args: [mut a, mut b, c], .. } = packed;
        if signed {
            (a, b) = (self.xor(a, high(self.lane)), self.xor(b, high(self.lane)));
        }
        // Of bytes it is an instruction that GPUs have. The third operand is added or, as all
        // lanes are written, not looked at.
        let args = [a, b, c].map(Into::into);
        let difference = match (self.lane, packed.adds) {
            (Lane::Byte, true) => self.ptx("vabsdiff4.u32.u32.u32.add", &args),
            (Lane::Byte, false) => self.ptx("vabsdiff4.u32.u32.u32", &args),
            (Lane::Half, true) => self.ptx("vabsdiff2.u32.u32.u32.add", &args),
            (Lane::Half, false) => {
                let mask = self.mask_of_less(false, a, b);
                let (greater, lesser) = (self.select(mask, b, a), self.select(mask, a, b));
                self.cur.sub(greater, lesser)
            }
        };
        if !(signed && packed.saturates) {
            return difference;
        }
        let mask = self.spread(difference);
        let most = self.number(!high(self.lane));
        self.select(mask, most, difference)
    }
}
