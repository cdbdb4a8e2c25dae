//! Columns of numbers, and what instructions do with them.

use irc_ir::interp::eval::{evaluate_lane, is_approximate};
use irc_ir::op::word::{FloatCond, IntCond, Integral, Rounding};
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::Scalar;

/// How many inputs are computed at once.
pub const LANES: usize = 256;

/// The values of one SSA value for all lanes: 1 and 32 bits in words, 64 bits in long words.
#[derive(Clone, Debug)]
pub enum Column {
    /// At most 32 bits.
    Word(Box<[u32; LANES]>),
    /// 64 bits.
    Long(Box<[u64; LANES]>),
}

impl Column {
    /// A column for values of a type, all of them with these bits.
    pub fn filled(scalar: Scalar, bits: u64) -> Column {
        match scalar.bits() {
            64 => Column::Long(Box::new([bits; LANES])),
            _ => Column::Word(Box::new([bits as u32; LANES])),
        }
    }

    /// The bits of a lane.
    pub fn get(&self, lane: usize) -> u64 {
        match self {
            Column::Word(words) => words[lane].into(),
            Column::Long(words) => words[lane],
        }
    }

    /// Sets the bits of a lane.
    pub fn set(&mut self, lane: usize, bits: u64) {
        match self {
            Column::Word(words) => words[lane] = bits as u32,
            Column::Long(words) => words[lane] = bits,
        }
    }

    /// Takes over lanes of another column of the same width.
    pub fn copy(&mut self, from: &Column, lanes: &Lanes) {
        match (self, from) {
            (Column::Word(to), Column::Word(from)) => one(lanes, to, from, |x| x),
            (Column::Long(to), Column::Long(from)) => one(lanes, to, from, |x| x),
            _ => unreachable!("the verifier holds arguments to their types"),
        }
    }

    fn words(&self) -> &[u32; LANES] {
        match self {
            Column::Word(words) => words,
            Column::Long(_) => unreachable!("the verifier holds operands to their types"),
        }
    }

    fn longs(&self) -> &[u64; LANES] {
        match self {
            Column::Long(words) => words,
            Column::Word(_) => unreachable!("the verifier holds operands to their types"),
        }
    }
}

/// The lanes that come to a block.
#[derive(Clone, Debug)]
pub enum Lanes {
    /// All of them.
    All,
    /// These.
    Some(Vec<u16>),
}

impl Lanes {
    /// Does something for each.
    pub fn each(&self, mut f: impl FnMut(usize)) {
        match self {
            Lanes::All => (0..LANES).for_each(f),
            Lanes::Some(lanes) => lanes.iter().for_each(|&lane| f(lane.into())),
        }
    }
}

fn one<A: Copy, R>(lanes: &Lanes, out: &mut [R; LANES], a: &[A; LANES], f: impl Fn(A) -> R) {
    lanes.each(|i| out[i] = f(a[i]));
}

fn two<A: Copy, B: Copy, R>(
    lanes: &Lanes,
    out: &mut [R; LANES],
    (a, b): (&[A; LANES], &[B; LANES]),
    f: impl Fn(A, B) -> R,
) {
    lanes.each(|i| out[i] = f(a[i], b[i]));
}

fn three<A: Copy, B: Copy, R>(
    lanes: &Lanes,
    out: &mut [R; LANES],
    (a, b, c): (&[A; LANES], &[B; LANES], &[B; LANES]),
    f: impl Fn(A, B, B) -> R,
) {
    lanes.each(|i| out[i] = f(a[i], b[i], c[i]));
}

/// What an instruction is, besides its operands.
#[derive(Clone, Copy, Debug)]
pub struct What {
    /// The operation.
    pub opcode: Opcode,
    /// What it carries.
    pub payload: Payload,
    /// The scalar of the controlling type.
    pub to: Scalar,
    /// The scalar of the first operand.
    pub from: Scalar,
}

/// Computes an instruction for lanes. Whether it is one that routines may have. What breaks a
/// promise, as `normal` may, is computed as if nothing had been promised: whether routines keep
/// theirs is seen where the interpreter runs the same operands, and gives poison.
pub fn compute(what: &What, lanes: &Lanes, args: &[&Column], out: &mut Column) -> bool {
    if what.opcode == Opcode::Select {
        return select(lanes, args, out);
    }
    if what.opcode == Opcode::Umulw {
        return convert(what, lanes, args, out);
    }
    if is_of_hardware(what.opcode, &what.payload) {
        return approximate(what, lanes, args[0], out);
    }
    if let Payload::Float(flags) = what.payload
        && (flags.rounding != Rounding::Rn || flags.ftz || flags.approx || flags.contract)
    {
        return false;
    }
    let is_float = |scalar: Scalar| matches!(scalar, Scalar::F32 | Scalar::F64);
    match (is_float(what.from), is_float(what.to)) {
        (true, true) if what.from == what.to => match what.to {
            Scalar::F32 => float32(what, lanes, args, out),
            _ => float64(what, lanes, args, out),
        },
        (false, false) if what.from == what.to => match what.to.bits() {
            64 => integer64(what, lanes, args, out),
            _ => integer32(what, lanes, args, out),
        },
        _ => convert(what, lanes, args, out),
    }
}

/// Whether an instruction is an approximation of the hardware, as routines of the tier `device`
/// have.
pub fn is_of_hardware(opcode: Opcode, payload: &Payload) -> bool {
    let Payload::Float(flags) = payload else { return false };
    let has_form = matches!(opcode, Opcode::Frcp | Opcode::Fsqrt);
    is_approximate(opcode) || flags.approx && has_form
}

fn approximate(what: &What, lanes: &Lanes, x: &Column, out: &mut Column) -> bool {
    let mut is_done = true;
    lanes.each(|i| {
        let args = [x.get(i).into(), 0, 0, 0];
        match evaluate_lane(what.opcode, &what.payload, what.to, what.from, args) {
            Some([Some(bits), _]) => out.set(i, bits as u64),
            _ => is_done = false,
        }
    });
    is_done
}

fn select(lanes: &Lanes, args: &[&Column], out: &mut Column) -> bool {
    let cond = args[0].words();
    match out {
        Column::Word(out) => {
            let args = (cond, args[1].words(), args[2].words());
            three(lanes, out, args, |c, a, b| if c != 0 { a } else { b });
        }
        Column::Long(out) => {
            let args = (cond, args[1].longs(), args[2].longs());
            three(lanes, out, args, |c, a, b| if c != 0 { a } else { b });
        }
    }
    true
}

/// The operations of one float type; the macro is there because Rust has no trait of floats.
macro_rules! floats {
    ($name:ident $float:ident $bits:ident $get:ident $variant:ident) => {
        fn $name(what: &What, lanes: &Lanes, args: &[&Column], out: &mut Column) -> bool {
            use Opcode::*;
            let sign: $bits = 1 << ($bits::BITS - 1);
            let number = $float::from_bits;
            let x = args[0].$get();
            let y = args.get(1).copied().unwrap_or(args[0]);
            let z = args.get(2).copied().unwrap_or(args[0]);
            if let (Fcmp, Payload::FloatCond(cond, false)) = (what.opcode, what.payload) {
                let Column::Word(out) = out else { return false };
                two(lanes, out, (x, y.$get()), |a, b| {
                    let (a, b) = (number(a), number(b));
                    u32::from(holds(cond, a.partial_cmp(&b)))
                });
                return true;
            }
            let Column::$variant(out) = out else { return false };
            let least = |a: $bits, b: $bits, below: bool| {
                let (p, q) = (number(a), number(b));
                if p.is_nan() || q.is_nan() {
                    return if p.is_nan() { b } else { a };
                }
                let first = if p == q { (a & sign != 0) == below } else { (p < q) == below };
                if first { a } else { b }
            };
            match what.opcode {
                Fadd => two(lanes, out, (x, y.$get()), |a, b| (number(a) + number(b)).to_bits()),
                Fsub => two(lanes, out, (x, y.$get()), |a, b| (number(a) - number(b)).to_bits()),
                Fmul => two(lanes, out, (x, y.$get()), |a, b| (number(a) * number(b)).to_bits()),
                Fdiv => two(lanes, out, (x, y.$get()), |a, b| (number(a) / number(b)).to_bits()),
                Fma => three(lanes, out, (x, y.$get(), z.$get()), |a, b, c| {
                    number(a).mul_add(number(b), number(c)).to_bits()
                }),
                Fneg => one(lanes, out, x, |a| a ^ sign),
                Fabs => one(lanes, out, x, |a| a & !sign),
                Fcopysign => two(lanes, out, (x, y.$get()), |a, b| a & !sign | b & sign),
                Fmin => two(lanes, out, (x, y.$get()), |a, b| least(a, b, true)),
                Fmax => two(lanes, out, (x, y.$get()), |a, b| least(a, b, false)),
                Fsqrt => one(lanes, out, x, |a| number(a).sqrt().to_bits()),
                Frcp => one(lanes, out, x, |a| (1.0 / number(a)).to_bits()),
                Fround => {
                    let Payload::Integral(direction, false) = what.payload else { return false };
                    match direction {
                        Integral::Nearest => {
                            one(lanes, out, x, |a| number(a).round_ties_even().to_bits());
                        }
                        Integral::Floor => one(lanes, out, x, |a| number(a).floor().to_bits()),
                        Integral::Ceil => one(lanes, out, x, |a| number(a).ceil().to_bits()),
                        Integral::Trunc => one(lanes, out, x, |a| number(a).trunc().to_bits()),
                    }
                }
                _ => return false,
            }
            true
        }
    };
}

floats!(float32 f32 u32 words Word);
floats!(float64 f64 u64 longs Long);

fn holds(cond: FloatCond, order: Option<std::cmp::Ordering>) -> bool {
    use FloatCond::*;
    let (less, equal, greater) = match order {
        Some(order) => (order.is_lt(), order.is_eq(), order.is_gt()),
        None => return matches!(cond, Ueq | Une | Ult | Ule | Ugt | Uge | Uno),
    };
    match cond {
        Oeq | Ueq => equal,
        One | Une => !equal,
        Olt | Ult => less,
        Ole | Ule => less || equal,
        Ogt | Ugt => greater,
        Oge | Uge => greater || equal,
        Ord => true,
        Uno => false,
    }
}

/// The operations of one width of integers; `i1` counts as words of 0 and 1.
macro_rules! integers {
    ($name:ident $bits:ident $signed:ident $wide:ident $get:ident $variant:ident) => {
        fn $name(what: &What, lanes: &Lanes, args: &[&Column], out: &mut Column) -> bool {
            use Opcode::*;
            let x = args[0].$get();
            let y = args.get(1).copied().unwrap_or(args[0]);
            let keep: $bits = if what.to == Scalar::I1 { 1 } else { $bits::MAX };
            if let (Icmp, Payload::IntCond(cond, _)) = (what.opcode, what.payload) {
                let Column::Word(out) = out else { return false };
                two(lanes, out, (x, y.$get()), |a, b| {
                    let (a, b) = (a & keep, b & keep);
                    let signed = (a as $signed).cmp(&(b as $signed));
                    let order = if cond.is_signed() { signed } else { a.cmp(&b) };
                    u32::from(match cond {
                        IntCond::Eq => order.is_eq(),
                        IntCond::Ne => order.is_ne(),
                        IntCond::Slt | IntCond::Ult => order.is_lt(),
                        IntCond::Sle | IntCond::Ule => order.is_le(),
                        IntCond::Sgt | IntCond::Ugt => order.is_gt(),
                        IntCond::Sge | IntCond::Uge => order.is_ge(),
                    })
                });
                return true;
            }
            let Column::$variant(out) = out else { return false };
            if matches!(what.opcode, Shl | Lshr | Ashr) {
                let by = y.words();
                match what.opcode {
                    Shl => two(lanes, out, (x, by), |a, n| a.checked_shl(n).unwrap_or(0)),
                    Lshr => two(lanes, out, (x, by), |a, n| a.checked_shr(n).unwrap_or(0)),
                    _ => two(lanes, out, (x, by), |a, n| {
                        (a as $signed >> n.min($bits::BITS - 1)) as $bits
                    }),
                }
                return true;
            }
            let both = (x, y.$get());
            match what.opcode {
                Add => two(lanes, out, both, |a, b| a.wrapping_add(b) & keep),
                Sub => two(lanes, out, both, |a, b| a.wrapping_sub(b) & keep),
                Mul => two(lanes, out, both, |a, b| a.wrapping_mul(b) & keep),
                Umulh => two(lanes, out, both, |a, b| {
                    ($wide::from(a) * $wide::from(b) >> $bits::BITS) as $bits
                }),
                And => two(lanes, out, both, |a, b| a & b),
                Or => two(lanes, out, both, |a, b| a | b),
                Xor => two(lanes, out, both, |a, b| a ^ b),
                Umin => two(lanes, out, both, |a, b| a.min(b)),
                Umax => two(lanes, out, both, |a, b| a.max(b)),
                Smin => two(lanes, out, both, |a, b| (a as $signed).min(b as $signed) as $bits),
                Smax => two(lanes, out, both, |a, b| (a as $signed).max(b as $signed) as $bits),
                Clz => one(lanes, out, x, |a| a.leading_zeros() as $bits),
                Fshl => {
                    let by = args[2].words();
                    let y = y.$get();
                    lanes.each(|i| {
                        let n = by[i] % $bits::BITS;
                        let low = y[i].checked_shr($bits::BITS - n).unwrap_or(0);
                        out[i] = x[i] << n | low;
                    });
                }
                _ => return false,
            }
            true
        }
    };
}

integers!(integer32 u32 i32 u64 words Word);
integers!(integer64 u64 i64 u128 longs Long);

/// Conversions between floats, integers and widths.
/// A float in the other type.
fn resized(lanes: &Lanes, x: &Column, out: &mut Column) -> bool {
    match out {
        Column::Long(out) => {
            one(lanes, out, x.words(), |a| f64::from(f32::from_bits(a)).to_bits());
        }
        Column::Word(out) => {
            one(lanes, out, x.longs(), |a| (f64::from_bits(a) as f32).to_bits());
        }
    }
    true
}

fn convert(what: &What, lanes: &Lanes, args: &[&Column], out: &mut Column) -> bool {
    use Opcode::*;
    use Scalar::{F32, F64, I1, I32, I64};
    let flags = match what.payload {
        Payload::Convert(flags) => Some(flags),
        _ => None,
    };
    if flags.is_some_and(|flags| flags.ftz) {
        return false;
    }
    let [nearest, zero] = [Rounding::Rn, Rounding::Rz]
        .map(|rounding| flags.is_some_and(|flags| flags.rounding == rounding));
    let clamps = flags.is_some_and(|flags| flags.sat) && (nearest || zero);
    let whole32 = |x: f32| if nearest { x.round_ties_even() } else { x };
    let whole64 = |x: f64| if nearest { x.round_ties_even() } else { x };
    let x = args[0];
    match (what.opcode, what.from, what.to, out) {
        (Bitcast, _, _, out) => out.copy(x, lanes),
        (Fcvt, _, _, out) if nearest || what.to == F64 => return resized(lanes, x, out),
        (Ftos, F32, I32, Column::Word(out)) if clamps => {
            one(lanes, out, x.words(), |a| whole32(f32::from_bits(a)) as i32 as u32);
        }
        (Ftou, F32, I32, Column::Word(out)) if clamps => {
            one(lanes, out, x.words(), |a| whole32(f32::from_bits(a)) as u32);
        }
        (Ftos, F32, I64, Column::Long(out)) if clamps => {
            one(lanes, out, x.words(), |a| whole32(f32::from_bits(a)) as i64 as u64);
        }
        (Ftos, F64, I32, Column::Word(out)) if clamps => {
            one(lanes, out, x.longs(), |a| whole64(f64::from_bits(a)) as i32 as u32);
        }
        (Ftos, F64, I64, Column::Long(out)) if clamps => {
            one(lanes, out, x.longs(), |a| whole64(f64::from_bits(a)) as i64 as u64);
        }
        (Stof, I32, F32, Column::Word(out)) if nearest => {
            one(lanes, out, x.words(), |a| (a as i32 as f32).to_bits());
        }
        (Utof, I32, F32, Column::Word(out)) if nearest => {
            one(lanes, out, x.words(), |a| (a as f32).to_bits());
        }
        (Stof, I32, F64, Column::Long(out)) if nearest => {
            one(lanes, out, x.words(), |a| f64::from(a as i32).to_bits());
        }
        (Stof, I64, F64, Column::Long(out)) if nearest => {
            one(lanes, out, x.longs(), |a| (a as i64 as f64).to_bits());
        }
        (Utof, I64, F64, Column::Long(out)) if nearest => {
            one(lanes, out, x.longs(), |a| (a as f64).to_bits());
        }
        (Stof, I64, F32, Column::Word(out)) if nearest => {
            one(lanes, out, x.longs(), |a| (a as i64 as f32).to_bits());
        }
        (Zext, I1 | I32, I32, Column::Word(out)) => one(lanes, out, x.words(), |a| a),
        (Zext, I1 | I32, I64, Column::Long(out)) => one(lanes, out, x.words(), u64::from),
        (Sext, I1, I32, Column::Word(out)) => {
            one(lanes, out, x.words(), |a| 0u32.wrapping_sub(a));
        }
        (Sext, I32, I64, Column::Long(out)) => {
            one(lanes, out, x.words(), |a| i64::from(a as i32) as u64);
        }
        (Trunc, I64, I32, Column::Word(out)) => one(lanes, out, x.longs(), |a| a as u32),
        (Trunc, I64, I1, Column::Word(out)) => one(lanes, out, x.longs(), |a| a as u32 & 1),
        (Trunc, I32, I1, Column::Word(out)) => one(lanes, out, x.words(), |a| a & 1),
        (Umulw, I32, I32, Column::Long(out)) => {
            two(lanes, out, (x.words(), args[1].words()), |a, b| u64::from(a) * u64::from(b));
        }
        _ => return false,
    }
    true
}
