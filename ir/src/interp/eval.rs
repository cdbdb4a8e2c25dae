//! Meaning of the operations that only compute: no memory, no control, no other thread.
//!
//! A value is one [`Lane`] or, for a vector, one for each lane. Poison is per lane: a lane of a
//! result is poison if a lane that it depends on is, or where the operation's row says so. An
//! operand with one lane serves every lane of the result.
//!
//! Constant folding uses these functions, so folding and interpreting cannot disagree.

use std::cmp::Ordering;

use crate::math;
use crate::op::word::{FloatCond, Rounding};
use crate::op::{FloatFlags, IntFlags, Opcode, Payload};
use crate::types::{Scalar, Type};

use super::float::{self, Format, Mode, NanRule};
use super::{integer, memory};

/// The bits of a scalar or of one lane of a vector, zero-extended; `None` is poison.
pub type Lane = Option<u128>;

/// Most lanes that the results of one instruction have.
pub const MAX_LANES: usize = 9;

/// An operand: its type and a lane for each lane of the type.
#[derive(Clone, Copy, Debug)]
pub struct Operand<'a> {
    /// The type.
    pub ty: Type,
    /// The lanes, as many as the type has.
    pub lanes: &'a [Lane],
}

impl Operand<'_> {
    /// Lane `index`, or the only lane.
    fn lane(&self, index: usize) -> Lane {
        if self.lanes.len() == 1 { self.lanes[0] } else { self.lanes[index] }
    }
}

/// The scalar in the lanes of a type; addresses and handles count as 64-bit integers.
pub fn lane_type(ty: Type) -> Scalar {
    ty.elem().unwrap_or(Scalar::I64)
}

/// Computes an operation of controlling type `ty` into `out`: the lanes of the first result, then
/// those of the second. Returns false, and nothing in `out`, for an operation that does more than
/// compute.
pub fn evaluate(
    op: Opcode,
    payload: &Payload,
    ty: Type,
    args: &[Operand<'_>],
    out: &mut [Lane],
) -> bool {
    match (op, payload) {
        (Opcode::Select, _) => {
            per_lane(out, |i| args[if args[0].lane(i)? & 1 != 0 { 1 } else { 2 }].lane(i))
        }
        (Opcode::Vbuild, _) => per_lane(out, |i| args[i].lane(0)),
        (Opcode::Splat, _) => per_lane(out, |_| args[0].lane(0)),
        (Opcode::Extract, &Payload::Lane(lane)) => out[0] = args[0].lane(lane.into()),
        (Opcode::Insert, &Payload::Lane(lane)) => {
            per_lane(out, |i| args[usize::from(i == usize::from(lane))].lane(i));
        }
        (Opcode::Shuffle, Payload::Shuffle(lanes)) => per_lane(out, |i| {
            let (chosen, first) = (usize::from(lanes[i]), args[0].lanes.len());
            if chosen < first { args[0].lane(chosen) } else { args[1].lane(chosen - first) }
        }),
        (Opcode::Bitcast, _) => bitcast(ty, args[0], out),
        (Opcode::Ptradd, &Payload::Scale(scale, offset, flags)) => {
            out[0] = offset_address(args, scale, offset, flags)
        }
        (Opcode::Addrcast, _) => out[0] = cast_address(ty, args[0]),
        (Opcode::Ptrtoint | Opcode::Inttoptr, _) => out[0] = args[0].lane(0),
        _ => return lane_by_lane(op, payload, ty, args, out),
    }
    true
}

/// Computes one lane of an operation whose lanes do not depend on each other: the results in
/// order, or `None` for any other operation. `to` is the scalar of the controlling type, `from`
/// that of the first operand, and no operand is poison.
pub fn evaluate_lane(
    op: Opcode,
    payload: &Payload,
    to: Scalar,
    from: Scalar,
    args: [u128; 4],
) -> Option<[Lane; 2]> {
    let integer = integer::evaluate(op, payload, to, from, args);
    integer.or_else(|| Some([float_lane(op, payload, to, from, args)?, None]))
}

fn per_lane(out: &mut [Lane], lane: impl Fn(usize) -> Lane) {
    for (i, slot) in out.iter_mut().enumerate() {
        *slot = lane(i);
    }
}

fn lane_by_lane(
    op: Opcode,
    payload: &Payload,
    ty: Type,
    args: &[Operand<'_>],
    out: &mut [Lane],
) -> bool {
    let Some(first) = args.first() else { return false };
    let (to, from) = (lane_type(ty), lane_type(first.ty));
    let lanes = ty.lanes() as usize;
    for i in 0..lanes {
        let mut bits = [0; 4];
        let mut defined = true;
        for (slot, arg) in bits.iter_mut().zip(args) {
            let lane = arg.lane(i);
            defined &= lane.is_some();
            *slot = lane.unwrap_or(0);
        }
        let Some([result, second]) = evaluate_lane(op, payload, to, from, bits) else {
            return false;
        };
        out[i] = if defined { result } else { None };
        if out.len() > lanes {
            out[lanes + i] = if defined { second } else { None };
        }
    }
    true
}

/// The float operations, comparisons and conversions.
fn float_lane(
    op: Opcode,
    payload: &Payload,
    to: Scalar,
    from: Scalar,
    args: [u128; 4],
) -> Option<Lane> {
    use Opcode as O;
    if let O::Ftos | O::Ftou | O::Stof | O::Utof | O::Fcvt = op {
        return convert(op, payload, to, from, args[0]);
    }
    let format = Format::of(to)?;
    if let Payload::Math(function, tier, ftz) = *payload {
        // As a multiplication by one does, which also makes a NaN that of the language.
        let mode = Mode { rounding: Rounding::Rn, ftz, saturate: false };
        let one = 0x3f80_0000;
        let flushed = |bits: u128| match ftz {
            true => float::mul(format, bits as u64, one, mode).into(),
            false => bits,
        };
        let mut args = args;
        let args = &mut args[..function.operands()];
        let floats = args.iter_mut().enumerate().filter(|&(index, _)| !function.is_integer(index));
        floats.for_each(|(_, bits)| *bits = flushed(*bits));
        let found = math::evaluate(function, tier, to, args);
        return Some(found.map(flushed));
    }
    let [a, b, c] = [args[0] as u64, args[1] as u64, args[2] as u64];
    let flags = float_flags(payload);
    if flags.normal && !is_normal(op, to, [a, b]) {
        return Some(None);
    }
    let mode = Mode { rounding: flags.rounding, ftz: flags.ftz, saturate: false };
    let bits = match op {
        O::Fadd => float::add(format, a, b, mode),
        O::Fsub => float::sub(format, a, b, mode),
        O::Fmul => float::mul(format, a, b, mode),
        O::Fdiv => float::div(format, a, b, mode),
        O::Fma => float::fma(format, a, b, c, mode),
        O::Fsqrt => float::sqrt(format, a, mode),
        O::Frcp if flags.approx && format == Format::F64 => {
            float::approximate(float::Function::Rcp, format, a, flags.ftz)
        }
        O::Frcp => float::rcp(format, a, mode),
        O::Fneg => float::neg(format, a),
        O::Fabs => float::abs(format, a),
        O::Fcopysign => float::copysign(format, a, b),
        O::Fmin => float::min(format, a, b, NanRule::Number, flags.ftz),
        O::Fmax => float::max(format, a, b, NanRule::Number, flags.ftz),
        O::Fminimum => float::min(format, a, b, NanRule::Propagate, flags.ftz),
        O::Fmaximum => float::max(format, a, b, NanRule::Propagate, flags.ftz),
        O::Fround => match *payload {
            Payload::Integral(direction, ftz) => {
                let mode = Mode { rounding: direction.rounding(), ftz, saturate: false };
                float::round_to_integral(format, a, mode)
            }
            _ => return None,
        },
        O::Fcmp => match *payload {
            Payload::FloatCond(condition, ftz) => {
                holds(condition, float::compare(format, a, b, ftz)).into()
            }
            _ => return None,
        },
        _ => float::approximate(approximation(op)?, format, a, flags.ftz),
    };
    Some(Some(bits.into()))
}

/// Whether an operation is approximate whatever its flags say.
pub fn is_approximate(op: Opcode) -> bool {
    approximation(op).is_some()
}

fn approximation(op: Opcode) -> Option<float::Function> {
    Some(match op {
        Opcode::Fsin => float::Function::Sin,
        Opcode::Fcos => float::Function::Cos,
        Opcode::Fexp2 => float::Function::Exp2,
        Opcode::Flog2 => float::Function::Log2,
        Opcode::Ftanh => float::Function::Tanh,
        Opcode::Frsqrt => float::Function::Rsqrt,
        _ => return None,
    })
}

fn convert(op: Opcode, payload: &Payload, to: Scalar, from: Scalar, a: u128) -> Option<Lane> {
    let Payload::Convert(flags) = *payload else { return None };
    let mode = Mode { rounding: flags.rounding, ftz: flags.ftz, saturate: flags.sat };
    let signed = matches!(op, Opcode::Ftos | Opcode::Stof);
    Some(match op {
        Opcode::Fcvt => {
            let bits = float::convert(Format::of(from)?, Format::of(to)?, a as u64, mode);
            Some(bits.into())
        }
        Opcode::Utof if flags.nneg && !integer::is_non_negative(from.bits(), a) => None,
        Opcode::Stof | Opcode::Utof => {
            let bits = float::from_integer(Format::of(to)?, a, from.bits(), signed, mode);
            Some(bits.into())
        }
        _ => {
            let integer = float::to_integer(Format::of(from)?, a as u64, to.bits(), signed, mode);
            (integer.in_range || flags.sat).then_some(integer.bits)
        }
    })
}

/// Whether a float comparison holds for operands in this order, `None` if one is NaN.
fn holds(condition: FloatCond, order: Option<Ordering>) -> bool {
    use FloatCond as C;
    let Some(order) = order else {
        return matches!(condition, C::Ueq | C::Une | C::Ult | C::Ule | C::Ugt | C::Uge | C::Uno);
    };
    match condition {
        C::Oeq | C::Ueq => order == Ordering::Equal,
        C::One | C::Une => order != Ordering::Equal,
        C::Olt | C::Ult => order == Ordering::Less,
        C::Ole | C::Ule => order != Ordering::Greater,
        C::Ogt | C::Ugt => order == Ordering::Greater,
        C::Oge | C::Uge => order != Ordering::Less,
        C::Ord => true,
        C::Uno => false,
    }
}

/// Lane 0 is the lowest; a result lane is poison if an operand lane that it overlaps is.
fn bitcast(ty: Type, arg: Operand<'_>, out: &mut [Lane]) {
    let (to, from) = (lane_type(ty).bits() as usize, lane_type(arg.ty).bits() as usize);
    per_lane(out, |i| {
        if to <= from {
            let (lane, part) = (i * to / from, i * to % from);
            return Some(arg.lanes[lane]? >> part & integer::mask(to as u32));
        }
        let parts = to / from;
        let mut bits = 0;
        for part in 0..parts {
            bits |= arg.lanes[i * parts + part]? << (part * from);
        }
        Some(bits)
    });
}

/// `base + index * scale + offset` in 64 bits, poison where a promise is broken.
fn offset_address(args: &[Operand<'_>], scale: u32, offset: i64, flags: IntFlags) -> Lane {
    let base = args[0].lane(0)? as u64;
    let index = match args.get(1) {
        Some(index) => integer::signed(lane_type(index.ty).bits(), index.lane(0)?) as i64,
        None => 0,
    };
    let address = base.wrapping_add_signed(index.wrapping_mul(scale.into()));
    let address = address.wrapping_add_signed(offset);
    // Of numbers below 2^96 and 2^64 none of these wraps.
    let exact_signed =
        i128::from(base) + i128::from(index) * i128::from(scale) + i128::from(offset);
    let [least, greatest] = IntFlags::NEAR_INDICES;
    let is_far = !(least..=greatest).contains(&index);
    let (index, offset) = (index as u64, offset as u64);
    let exact_unsigned =
        u128::from(base) + u128::from(index) * u128::from(scale) + u128::from(offset);
    let breaks = is_far && flags.near
        || flags.nusw && exact_signed != i128::from(address)
        || flags.nuw && exact_unsigned != u128::from(address);
    (!breaks).then_some(address.into())
}

/// Poison where a generic address does not point into the space.
fn cast_address(ty: Type, arg: Operand<'_>) -> Lane {
    let address = arg.lane(0)? as u64;
    let (from, to) = (arg.ty.space()?, ty.space()?);
    let (found, specific) = memory::to_specific(from, address);
    let generic = memory::to_generic(found, specific);
    let cast = match to {
        _ if from == to => address,
        crate::types::Space::Generic => generic,
        _ => (found == to).then_some(specific)?,
    };
    Some(cast.into())
}

/// Whether operands and result are within the bounds that `normal` promises.
fn is_normal(op: Opcode, scalar: Scalar, operands: [u64; 2]) -> bool {
    let Some([least, most]) = FloatFlags::normal_bounds(scalar) else { return false };
    let [a, b] = match scalar {
        Scalar::F32 => operands.map(|bits| f32::from_bits(bits as u32).into()),
        _ => operands.map(f64::from_bits),
    };
    // That of `f32` is rounded once by rounding it twice: `f64` has more than twice the bits.
    let quotient = if scalar == Scalar::F32 { f64::from((a / b) as f32) } else { a / b };
    let within = |x: f64| x.is_nan() || (least..=most).contains(&x.abs());
    match op {
        Opcode::Fdiv => within(a) && within(b) && within(quotient),
        Opcode::Fsqrt => a == 0.0 || a < -least || within(a),
        _ => within(a),
    }
}

fn float_flags(payload: &Payload) -> FloatFlags {
    match payload {
        Payload::Float(flags) => *flags,
        _ => FloatFlags::default(),
    }
}

impl crate::op::word::Integral {
    /// The rounding that takes a number to an integer in this direction.
    pub const fn rounding(self) -> Rounding {
        match self {
            Self::Nearest => Rounding::Rn,
            Self::Floor => Rounding::Rm,
            Self::Ceil => Rounding::Rp,
            Self::Trunc => Rounding::Rz,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::Promise;
    use crate::types::{F32, I8, I32, I64, PTR, Space};

    fn check(op: Opcode, payload: Payload, ty: Type, args: &[(Type, &[Lane])], expected: &[Lane]) {
        let args: Vec<_> = args.iter().map(|&(ty, lanes)| Operand { ty, lanes }).collect();
        let mut out = vec![Some(u128::MAX); expected.len()];
        assert!(evaluate(op, &payload, ty, &args, &mut out));
        assert_eq!(out, expected, "{op}");
    }

    const V2: Type = Type::Vector(Scalar::I32, 2);
    const V4: Type = Type::Vector(Scalar::I16, 4);

    #[test]
    fn poison_stays_in_its_lane() {
        let none = Payload::None;
        let flags = Payload::IntFlags(IntFlags::no_wrap(true, false));
        let (a, b): (&[Lane], &[Lane]) = (&[Some(1), None], &[Some(2), Some(3)]);
        check(Opcode::Add, flags, V2, &[(V2, a), (V2, b)], &[Some(3), None]);
        check(Opcode::Add, flags, I8, &[(I8, &[Some(127)]), (I8, &[Some(1)])], &[None]);
        let cond = Type::Vector(Scalar::I1, 2);
        check(
            Opcode::Select,
            none,
            V2,
            &[(cond, &[Some(0), Some(1)]), (V2, b), (V2, a)],
            &[Some(1), Some(3)],
        );
        check(
            Opcode::Select,
            none,
            I32,
            &[(I8, &[None]), (I32, &[Some(1)]), (I32, &[Some(1)])],
            &[None],
        );
        check(
            Opcode::Insert,
            Payload::Lane(1),
            V2,
            &[(V2, a), (I32, &[Some(9)])],
            &[Some(1), Some(9)],
        );
        check(Opcode::Bitcast, none, I64, &[(V2, a)], &[None]);
        check(Opcode::Bitcast, none, V4, &[(V2, a)], &[Some(1), Some(0), None, None]);
    }

    #[test]
    fn vectors_are_built_and_taken_apart() {
        let (a, b): (&[Lane], &[Lane]) = (&[Some(0x1_0002), Some(3)], &[Some(4), Some(5)]);
        let lanes = Payload::Shuffle([3, 0, 0, 0, 0, 0, 0, 0]);
        check(Opcode::Shuffle, lanes, V2, &[(V2, a), (V2, b)], &[Some(5), Some(0x1_0002)]);
        check(Opcode::Extract, Payload::Lane(1), V2, &[(V2, a)], &[Some(3)]);
        check(Opcode::Splat, Payload::None, V2, &[(I32, &[Some(7)])], &[Some(7), Some(7)]);
        check(
            Opcode::Bitcast,
            Payload::None,
            V4,
            &[(V2, a)],
            &[Some(2), Some(1), Some(3), Some(0)],
        );
        check(Opcode::Bitcast, Payload::None, I64, &[(V2, a)], &[Some(3 << 32 | 0x1_0002)]);
        // A scalar amount serves all lanes.
        let shl = Payload::IntFlags(IntFlags::default());
        check(Opcode::Shl, shl, V2, &[(V2, b), (I32, &[Some(4)])], &[Some(64), Some(80)]);
    }

    #[test]
    fn addresses_wrap_and_change_space() {
        let add = |base: u128, index: u128| [Some(base), Some(index)];
        let [base, index] = add(100, 0xffff_ffff);
        let args: [(Type, &[Lane]); 2] = [(PTR, &[base]), (I32, &[index])];
        check(Opcode::Ptradd, Payload::Scale(8, 16, IntFlags::NONE), PTR, &args, &[Some(108)]);
        let below = |flags| Payload::Scale(1, -101, flags);
        check(Opcode::Ptradd, below(IntFlags::NONE), PTR, &args[..1], &[Some(u64::MAX.into())]);
        check(Opcode::Ptradd, below(IntFlags::only(Promise::Nusw)), PTR, &args[..1], &[None]);
        let fits = &[Some(u64::MAX.into())];
        check(Opcode::Ptradd, below(IntFlags::only(Promise::Nuw)), PTR, &args[..1], fits);
        let forward = Payload::Scale(8, 16, IntFlags::only(Promise::Nusw));
        check(Opcode::Ptradd, forward, PTR, &args, &[Some(108)]);
        let unsigned = Payload::Scale(8, 16, IntFlags::only(Promise::Nuw));
        check(Opcode::Ptradd, unsigned, PTR, &args, &[None]);
        let near = Payload::Scale(1, 0, IntFlags::only(Promise::Near));
        let [least, greatest] = IntFlags::NEAR_INDICES;
        for (index, is_near) in
            [(least - 1, false), (least, true), (greatest, true), (greatest + 1, false)]
        {
            let lane = [Some(u128::from(index as u64))];
            let sum = is_near.then(|| u128::from(100u64.wrapping_add_signed(index)));
            check(Opcode::Ptradd, near, PTR, &[(PTR, &[base]), (I64, &lane)], &[sum]);
        }
        let shared = Type::Ptr(Space::Shared);
        let generic = Some(memory::to_generic(Space::Shared, 0x400).into());
        check(Opcode::Addrcast, Payload::None, PTR, &[(shared, &[Some(0x400)])], &[generic]);
        check(Opcode::Addrcast, Payload::None, shared, &[(PTR, &[generic])], &[Some(0x400)]);
        let global = Type::Ptr(Space::Global);
        check(Opcode::Addrcast, Payload::None, global, &[(PTR, &[generic])], &[None]);
        check(Opcode::Addrcast, Payload::None, global, &[(PTR, &[Some(7)])], &[Some(7)]);
    }

    #[test]
    fn floats_compare_convert_and_carry_come_out() {
        let one = Some(u128::from(1f32.to_bits()));
        let nan = Some(u128::from(f32::NAN.to_bits()));
        for (condition, with_one, with_nan) in [
            (FloatCond::Oeq, 1, 0),
            (FloatCond::Une, 0, 1),
            (FloatCond::Uge, 1, 1),
            (FloatCond::Olt, 0, 0),
            (FloatCond::Ord, 1, 0),
            (FloatCond::Uno, 0, 1),
        ] {
            let payload = Payload::FloatCond(condition, false);
            let args = |b| [(F32, [one]), (F32, [b])];
            for (b, expected) in [(one, with_one), (nan, with_nan)] {
                let args = args(b);
                let args = [(args[0].0, &args[0].1[..]), (args[1].0, &args[1].1[..])];
                check(Opcode::Fcmp, payload, F32, &args, &[Some(expected)]);
            }
        }
        let convert = |sat| {
            Payload::Convert(crate::op::ConvertFlags {
                sat,
                ..crate::op::ConvertFlags::rounded(Rounding::Rz)
            })
        };
        check(Opcode::Ftos, convert(false), I8, &[(F32, &[nan])], &[None]);
        check(Opcode::Ftos, convert(true), I8, &[(F32, &[nan])], &[Some(0)]);
        check(
            Opcode::Stof,
            convert(false),
            F32,
            &[(I8, &[Some(0xff)])],
            &[Some(u128::from((-1f32).to_bits()))],
        );
        let carry: [(Type, &[Lane]); 3] =
            [(I8, &[Some(0xff)]), (I8, &[Some(0)]), (crate::types::I1, &[Some(1)])];
        check(Opcode::Addc, Payload::None, I8, &carry, &[Some(0), Some(1)]);
        assert!(!evaluate(Opcode::Br, &Payload::None, I8, &[], &mut []));
    }
}
