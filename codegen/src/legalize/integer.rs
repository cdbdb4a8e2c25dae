//! Integers of 32 and 64 bits: what PTX has no instruction for. Those of 128 bits are in `int128`.

use super::{Legalized, Legalizer, Result};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{IntFlags, Opcode, Payload};
use irc_ir::types::{I32, I64, I128, Scalar, Type};
use irc_passes::opt;

/// Two 32-bit halves of an `i64`, low first.
const HALVES: Type = Type::Vector(Scalar::I32, 2);

impl Legalizer<'_> {
    pub(super) fn integer(&mut self, inst: Inst) -> Result<Legalized> {
        let args = self.args(inst);
        let opcode = self.func.dfg.opcode(inst);
        let wide_arg = args.iter().any(|&arg| self.func.dfg.ty(arg) == I128);
        if wide_arg || self.result_type(inst) == Some(I128) {
            return self.int128(inst);
        }
        let Some(&first) = args.first() else { return Ok(Legalized::Legal) };
        let ty = self.func.dfg.ty(first);
        let is_long = ty == I64;
        let mut cur = self.at(inst);
        let cur = &mut cur;
        let value = match opcode {
            Opcode::Ctz if ty == I32 || is_long => {
                let reversed = cur.unary(Opcode::Bitrev, first);
                cur.unary(Opcode::Clz, reversed)
            }
            Opcode::Bswap if is_long => swap_bytes(cur, first),
            Opcode::Fshl | Opcode::Fshr if is_long => {
                long_funnel(cur, opcode == Opcode::Fshl, [first, args[1], args[2]])
            }
            Opcode::Smulw | Opcode::Umulw if is_long => return self.int128(inst),
            // max(x, -x): ptxas 12.9 loses the negation before another max.
            Opcode::Smax if is_negation(cur, first, args[1]) => cur.unary(Opcode::Abs, args[1]),
            Opcode::Smax if is_negation(cur, args[1], first) => cur.unary(Opcode::Abs, first),
            Opcode::Ptradd => return Ok(self.index(inst, &args)),
            _ => return Ok(Legalized::Legal),
        };
        Ok(Legalized::Replaced(vec![value]))
    }

    /// A scaled index of 64 bits becomes a product of its own, so that it can be shared.
    fn index(&mut self, inst: Inst, args: &[Value]) -> Legalized {
        let Payload::Scale(scale, offset, _) = self.func.dfg.inst(inst).payload else {
            return Legalized::Legal;
        };
        let Some(&index) = args.get(1) else { return Legalized::Legal };
        if scale == 1 || self.func.dfg.ty(index) != I64 {
            return Legalized::Legal;
        }
        let mut cur = self.at(inst);
        let factor = cur.i64(i64::from(scale));
        let bytes = if scale.is_power_of_two() {
            let amount = cur.i32(scale.trailing_zeros() as i32);
            cur.shl(index, amount)
        } else {
            cur.mul(index, factor)
        };
        let payload = Payload::Scale(1, offset, IntFlags::NONE);
        self.func.dfg.replace_inst(inst, Opcode::Ptradd, payload, &[args[0], bytes]);
        Legalized::Legal
    }
}

fn swap_bytes(cur: &mut Cursor<'_>, x: Value) -> Value {
    let halves = cur.bitcast(HALVES, x);
    let (low, high) = (cur.extract(halves, 0), cur.extract(halves, 1));
    let (low, high) = (cur.unary(Opcode::Bswap, low), cur.unary(Opcode::Bswap, high));
    let swapped = cur.vbuild(HALVES, &[high, low]);
    cur.bitcast(I64, swapped)
}

/// A funnel shift of 64 bits.
fn long_funnel(cur: &mut Cursor<'_>, left: bool, args: [Value; 3]) -> Value {
    if let Some(amount) = cur.func.dfg.as_bits(args[2]) {
        let amount = (amount % 64) as u32;
        return opt::funnel_shift(cur, [args[0], args[1]], if left { 64 - amount } else { amount });
    }
    funnel_by_shifts(cur, 64, left, args)
}

/// A funnel shift as two shifts. A shift by all bits gives 0, so an amount of 0 needs no care.
pub(super) fn funnel_by_shifts(
    cur: &mut Cursor<'_>,
    bits: i32,
    left: bool,
    args: [Value; 3],
) -> Value {
    let (mask, width) = (cur.i32(bits - 1), cur.i32(bits));
    let amount = cur.and(args[2], mask);
    let rest = cur.sub(width, amount);
    let (up, down) = if left { (amount, rest) } else { (rest, amount) };
    let high = cur.shl(args[0], up);
    let low = cur.lshr(args[1], down);
    cur.or(high, low)
}

/// Whether `y` is `0 - x`.
fn is_negation(cur: &Cursor<'_>, y: Value, x: Value) -> bool {
    let dfg = &cur.func.dfg;
    dfg.def_inst(y).is_some_and(|inst| {
        dfg.opcode(inst) == Opcode::Sub
            && dfg.args(inst)[1] == x
            && dfg.as_bits(dfg.args(inst)[0]) == Some(0)
    })
}
