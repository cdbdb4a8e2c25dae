//! Integers of 1, 8 and 16 bits: arithmetic in 32 bits, with the operands extended where the upper
//! bits matter. Sums, products and left shifts need no extension: their low bits depend on low
//! bits only.

use super::{Legalized, Legalizer, Result, op1};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::ConstData;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{IntCond, Opcode, Payload};
use irc_ir::types::{I1, I16, I32, Scalar, Type};

/// How operands become 32 bits wide.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Extend {
    Signed,
    Unsigned,
}

impl Legalizer<'_> {
    pub(super) fn narrow(&mut self, inst: Inst) -> Result<Option<Legalized>> {
        let opcode = self.func.dfg.opcode(inst);
        if opcode == Opcode::Shfl {
            return self.shfl(inst);
        }
        let args = self.args(inst);
        let Some(&first) = args.first() else { return Ok(None) };
        if opcode == Opcode::Select {
            return Ok(self.select_bool(inst, &args));
        }
        let Some(width @ (1 | 8 | 16)) = self.int_width(first) else {
            return Ok(self.narrow_result(inst, &args));
        };
        let ty = self.func.dfg.ty(first);
        let payload = self.func.dfg.inst(inst).payload;
        use Opcode::*;
        if width == 1
            && let Some(logic) = bool_logic(opcode)
        {
            let value = self.at(inst).binary(logic, args[0], args[1]);
            return Ok(Some(Legalized::Replaced(vec![value])));
        }
        let mut cur = self.at(inst);
        let cur = &mut cur;
        let value = match opcode {
            Shl if width == 1 => {
                let x = widen(cur, Extend::Unsigned, args[0]);
                let wide = cur.shl(x, args[1]);
                cur.trunc(ty, wide)
            }
            Sdiv | Srem | Smin | Smax => {
                let [x, y] = widen2(cur, Extend::Signed, [args[0], args[1]]);
                let wide = op1(cur, opcode, payload, I32, &[x, y]);
                cur.trunc(ty, wide)
            }
            Udiv | Urem | Umin | Umax => {
                let [x, y] = widen2(cur, Extend::Unsigned, [args[0], args[1]]);
                let wide = op1(cur, opcode, payload, I32, &[x, y]);
                cur.trunc(ty, wide)
            }
            Ashr | Lshr => {
                let how = if opcode == Ashr { Extend::Signed } else { Extend::Unsigned };
                let x = widen(cur, how, args[0]);
                let wide = cur.binary(opcode, x, args[1]);
                cur.trunc(ty, wide)
            }
            Abs => {
                let x = widen(cur, Extend::Signed, args[0]);
                let wide = cur.unary(Abs, x);
                cur.trunc(ty, wide)
            }
            Smulh | Umulh => high_product(cur, opcode == Smulh, ty, [args[0], args[1]]),
            Smulw | Umulw => {
                let how = if opcode == Smulw { Extend::Signed } else { Extend::Unsigned };
                let [x, y] = widen2(cur, how, [args[0], args[1]]);
                let product = cur.mul(x, y);
                if width == 16 { product } else { cur.trunc(I16, product) }
            }
            Popcnt | Clz | Ctz | Bitrev | Bswap => count(cur, opcode, ty, args[0]),
            Fshl | Fshr => funnel(cur, opcode == Fshl, ty, [args[0], args[1], args[2]]),
            Addc | Subb => return Ok(Some(carry(cur, opcode, ty, [args[0], args[1], args[2]]))),
            Icmp => {
                let Payload::IntCond(cond, _) = payload else { return Ok(None) };
                match cond {
                    IntCond::Ne if width == 1 => cur.xor(args[0], args[1]),
                    IntCond::Eq if width == 1 => {
                        let differ = cur.xor(args[0], args[1]);
                        cur.not(differ)
                    }
                    _ => compare(cur, cond, [args[0], args[1]]),
                }
            }
            Stof | Utof => {
                let how = if opcode == Stof { Extend::Signed } else { Extend::Unsigned };
                let to = cur.func.dfg.ty(cur.func.dfg.first_result(inst).expect("it has a result"));
                let x = widen(cur, how, args[0]);
                op1(cur, opcode, payload, to, &[x])
            }
            _ => return Ok(None),
        };
        Ok(Some(Legalized::Replaced(vec![value])))
    }

    /// Conversions of floats to narrow integers: to 32 bits, then clamped or cut.
    fn narrow_result(&mut self, inst: Inst, args: &[Value]) -> Option<Legalized> {
        let opcode = self.func.dfg.opcode(inst);
        let ty = self.result_type(inst)?;
        let width = ty.bits();
        if !matches!(opcode, Opcode::Ftos | Opcode::Ftou) || width > 16 {
            return None;
        }
        let payload = self.func.dfg.inst(inst).payload;
        let Payload::Convert(flags) = payload else { return None };
        let mut cur = self.at(inst);
        let mut wide = op1(&mut cur, opcode, payload, I32, args);
        if flags.sat {
            let signed = opcode == Opcode::Ftos;
            let max = if signed { (1i64 << (width - 1)) - 1 } else { (1 << width) - 1 };
            let max = cur.i32(max as i32);
            wide = cur.binary(if signed { Opcode::Smin } else { Opcode::Umin }, wide, max);
            if signed {
                let min = cur.i32(-(1i32 << (width - 1)));
                wide = cur.binary(Opcode::Smax, wide, min);
            }
        }
        let value = cur.trunc(ty, wide);
        Some(Legalized::Replaced(vec![value]))
    }

    /// `select` of truth values as logic: PTX chooses between registers, not predicates.
    fn select_bool(&mut self, inst: Inst, args: &[Value]) -> Option<Legalized> {
        if self.result_type(inst) != Some(I1) {
            return None;
        }
        let &[cond, x, y] = args else { return None };
        let is_poison = |value| self.func.dfg.as_const(value) == Some(ConstData::Poison);
        if x == y || is_poison(y) {
            return Some(Legalized::Replaced(vec![x]));
        }
        if is_poison(x) {
            return Some(Legalized::Replaced(vec![y]));
        }
        let mut cur = self.at(inst);
        // Unlike a choice, logic is poison where the value that is not chosen is.
        let [x, y] = [x, y].map(|value| match cur.func.dfg.as_const(value) {
            Some(_) => value,
            None => cur.freeze(value),
        });
        let [first, second] = [x, y].map(|value| cur.func.dfg.as_bits(value));
        let value = match (first, second) {
            (Some(1), _) => cur.or(cond, y),
            (_, Some(0)) => cur.and(cond, x),
            (_, Some(1)) => {
                let not = cur.not(cond);
                cur.or(not, x)
            }
            (Some(0), _) => {
                let not = cur.not(cond);
                cur.and(not, y)
            }
            _ => {
                let not = cur.not(cond);
                let chosen = cur.and(cond, x);
                let other = cur.and(not, y);
                cur.or(chosen, other)
            }
        };
        Some(Legalized::Replaced(vec![value]))
    }

    /// Shuffles of other widths than 32 bits, word by word.
    fn shfl(&mut self, inst: Inst) -> Result<Option<Legalized>> {
        let args = self.args(inst);
        let ty = self.func.dfg.ty(args[0]);
        if ty.bits() == 32 && !small_lanes(ty) {
            return Ok(None);
        }
        let payload = self.func.dfg.inst(inst).payload;
        let mut cur = self.at(inst);
        let words = to_words(&mut cur, args[0]);
        let mut moved = Vec::with_capacity(words.len());
        let mut valid = None;
        for word in words {
            let shfl =
                cur.insert(Opcode::Shfl, payload, &[word, args[1], args[2], args[3]], &[I32, I1]);
            let mut results = cur.func.dfg.results(shfl);
            moved.extend(results.next());
            valid = valid.or(results.next());
        }
        let value = from_words(&mut cur, ty, &moved);
        let valid = valid.expect("every type has a word");
        Ok(Some(Legalized::Replaced(vec![value, valid])))
    }
}

/// Whether lanes of the type do not fill their registers.
fn small_lanes(ty: Type) -> bool {
    ty.is_vector() && matches!(ty.elem(), Some(Scalar::I1 | Scalar::I8 | Scalar::I16))
}

/// The vector of 32-bit integers with the bits of a value; none where each lane has its own words.
fn words_of(ty: Type) -> Option<Type> {
    let whole = !small_lanes(ty) && ty.elem().is_some() && ty.bits().is_multiple_of(32);
    whole.then(|| Type::vector(I32, u8::try_from(ty.bits() / 32).ok()?)).flatten()
}

/// The bits of a value as 32-bit integers, the lowest first.
pub(super) fn to_words(cur: &mut Cursor<'_>, value: Value) -> Vec<Value> {
    let ty = cur.func.dfg.ty(value);
    match ty {
        Type::Scalar(Scalar::I32) => vec![value],
        Type::Scalar(s) if s.bits() == 32 => vec![cur.bitcast(I32, value)],
        Type::Scalar(Scalar::F16 | Scalar::BF16) => {
            let bits = cur.bitcast(I16, value);
            vec![cur.zext(I32, bits)]
        }
        Type::Scalar(s) if s.bits() < 32 => vec![cur.zext(I32, value)],
        Type::Vector(..) if !small_lanes(ty) && ty.bits() == 32 => vec![cur.bitcast(I32, value)],
        _ if ty.is_vector() && words_of(ty).is_none() => {
            let lanes: Vec<Value> = (0..ty.lanes()).map(|i| cur.extract(value, i as u8)).collect();
            lanes.into_iter().flat_map(|lane| to_words(cur, lane)).collect()
        }
        Type::Ptr(_) => {
            let bits = cur.cast(Opcode::Ptrtoint, irc_ir::types::I64, value);
            to_words(cur, bits)
        }
        _ => {
            let count = (ty.bits() / 32) as u8;
            let words = cur.bitcast(Type::Vector(Scalar::I32, count), value);
            (0..count).map(|i| cur.extract(words, i)).collect()
        }
    }
}

/// A value of this type from its words.
pub(super) fn from_words(cur: &mut Cursor<'_>, ty: Type, words: &[Value]) -> Value {
    match ty {
        Type::Scalar(Scalar::I32) => words[0],
        Type::Scalar(s) if s.bits() == 32 => cur.bitcast(ty, words[0]),
        Type::Scalar(Scalar::F16 | Scalar::BF16) => {
            let bits = cur.trunc(I16, words[0]);
            cur.bitcast(ty, bits)
        }
        Type::Scalar(s) if s.bits() < 32 => cur.trunc(ty, words[0]),
        Type::Vector(..) if !small_lanes(ty) && ty.bits() == 32 => cur.bitcast(ty, words[0]),
        _ if ty.is_vector() && words_of(ty).is_none() => {
            let each = words.len() / ty.lanes() as usize;
            let lanes: Vec<Value> =
                words.chunks(each).map(|w| from_words(cur, ty.lane(), w)).collect();
            cur.vbuild(ty, &lanes)
        }
        Type::Ptr(_) => {
            let bits = from_words(cur, irc_ir::types::I64, words);
            cur.cast(Opcode::Inttoptr, ty, bits)
        }
        _ => {
            let vector = cur.vbuild(Type::Vector(Scalar::I32, words.len() as u8), words);
            cur.bitcast(ty, vector)
        }
    }
}

fn widen(cur: &mut Cursor<'_>, how: Extend, value: Value) -> Value {
    match how {
        Extend::Signed => cur.sext(I32, value),
        Extend::Unsigned => cur.zext(I32, value),
    }
}

fn widen2(cur: &mut Cursor<'_>, how: Extend, values: [Value; 2]) -> [Value; 2] {
    values.map(|value| widen(cur, how, value))
}

/// Arithmetic on truth values that is logic. Read as signed, true is -1.
fn bool_logic(opcode: Opcode) -> Option<Opcode> {
    Some(match opcode {
        Opcode::Add | Opcode::Sub => Opcode::Xor,
        Opcode::Mul | Opcode::Umin | Opcode::Smax => Opcode::And,
        Opcode::Umax | Opcode::Smin => Opcode::Or,
        _ => return None,
    })
}

fn high_product(cur: &mut Cursor<'_>, signed: bool, ty: Type, args: [Value; 2]) -> Value {
    let how = if signed { Extend::Signed } else { Extend::Unsigned };
    let [x, y] = widen2(cur, how, args);
    let product = cur.mul(x, y);
    let amount = cur.i32(ty.bits() as i32);
    let high = cur.lshr(product, amount);
    cur.trunc(ty, high)
}

fn count(cur: &mut Cursor<'_>, opcode: Opcode, ty: Type, arg: Value) -> Value {
    let x = widen(cur, Extend::Unsigned, arg);
    let above = cur.i32(32 - ty.bits() as i32);
    let wide = match opcode {
        Opcode::Clz => {
            let count = cur.unary(Opcode::Clz, x);
            cur.sub(count, above)
        }
        Opcode::Ctz => {
            // A bit above the value stops the count.
            let stop = cur.i32(1 << ty.bits());
            let stopped = cur.or(x, stop);
            cur.unary(Opcode::Ctz, stopped)
        }
        Opcode::Bitrev | Opcode::Bswap => {
            let reversed = cur.unary(opcode, x);
            cur.lshr(reversed, above)
        }
        _ => cur.unary(opcode, x),
    };
    cur.trunc(ty, wide)
}

/// Funnel shifts: both operands side by side in 32 bits.
fn funnel(cur: &mut Cursor<'_>, left: bool, ty: Type, args: [Value; 3]) -> Value {
    let width = ty.bits() as i32;
    let (bits, last) = (cur.i32(width), cur.i32(width - 1));
    let [high, low] = widen2(cur, Extend::Unsigned, [args[0], args[1]]);
    let high = cur.shl(high, bits);
    let both = cur.or(high, low);
    let amount = cur.and(args[2], last);
    let wide = if left {
        let shifted = cur.shl(both, amount);
        cur.lshr(shifted, bits)
    } else {
        cur.lshr(both, amount)
    };
    cur.trunc(ty, wide)
}

fn carry(cur: &mut Cursor<'_>, opcode: Opcode, ty: Type, args: [Value; 3]) -> Legalized {
    let [x, y] = widen2(cur, Extend::Unsigned, [args[0], args[1]]);
    let carry = cur.zext(I32, args[2]);
    let (wide, out) = if opcode == Opcode::Addc {
        let sum = cur.add(x, y);
        let sum = cur.add(sum, carry);
        let max = cur.i32((1 << ty.bits()) - 1);
        (sum, cur.icmp(IntCond::Ugt, sum, max))
    } else {
        let difference = cur.sub(x, y);
        let difference = cur.sub(difference, carry);
        let zero = cur.i32(0);
        (difference, cur.icmp(IntCond::Slt, difference, zero))
    };
    let value = cur.trunc(ty, wide);
    Legalized::Replaced(vec![value, out])
}

fn compare(cur: &mut Cursor<'_>, cond: IntCond, args: [Value; 2]) -> Value {
    let how = if cond.is_signed() { Extend::Signed } else { Extend::Unsigned };
    let [x, y] = widen2(cur, how, args);
    cur.icmp(cond, x, y)
}
