//! Conversion between types.

use super::number::{Finite, Format, Number, to_f64};
use super::{Answer, Ask, Model, Want, element, mask, range, saturated};
use irc_ptx::isa::{Ftz, PtxType, Relu, Rounding, RowId, Sat, SatFinite, rows};

pub(super) const MODELS: &[(RowId, Model)] = &[
    (rows::CVT_INT, |ask| {
        let (to, value) = (ask.ty(0), ask.number(1, ask.ty(1)));
        Answer::integer(if ask.has(Sat::Sat) { saturated(to, value) } else { value }, to)
    }),
    (rows::CVT_FLOAT_TO_INT, float_to_int),
    (rows::CVT_BF16_TO_INT, float_to_int),
    (rows::CVT_INT_TO_FLOAT, int_to_float),
    (rows::CVT_INT_TO_BF16, int_to_float),
    (rows::CVT_FLOAT, float_to_float),
    (rows::CVT_TF32, |ask| {
        let want = converted(ask, PtxType::TF32, PtxType::F32, ask.operands[1]);
        let widened = match want {
            Want::Bits(bits) => Want::Bits(bits << 13),
            Want::Either(a, b) => Want::Either(a << 13, b << 13),
            other => other,
        };
        Answer::numbers(PtxType::F32, &[widened])
    }),
    (rows::CVT_PACK_HALF, pack),
    (rows::CVT_PACK_NARROW, pack),
    (rows::CVT_PACK_SCALE, pack),
    (rows::CVT_NARROW, repack),
    (rows::CVT_SCALE, repack),
    (rows::CVT_WIDEN_F16, repack),
    (rows::CVT_WIDEN_BF16, repack),
    (rows::CVT_PACK_HALF_STOCHASTIC, |ask| {
        let random = ask.operands[3];
        let (a, b) = (random >> 16, random & 0xffff);
        let bits = if ask.ty(0) == PtxType::F16x2 { 13 } else { 16 };
        let number = |n: usize, random| stochastic(ask, ask.operands[n], random, bits);
        Answer::numbers(ask.ty(0), &[number(2, b), number(1, a)])
    }),
    (rows::CVT_PACK_STOCHASTIC, pack_four),
    (rows::CVT_PACK_2, |ask| {
        let part = |n| Want::integer(saturated(ask.ty(0), ask.number(n, PtxType::S32)), 16);
        Answer { shape: (2, 16), ..Answer::numbers(PtxType::U16x2, &[part(2), part(1)]) }
    }),
    (rows::CVT_PACK_3, |ask| {
        let (to, bits) = (ask.ty(0), ask.ty(0).bits());
        let part = |n| saturated(to, ask.number(n, PtxType::S32)) as u128 & mask(bits);
        let value = part(2) | part(1) << bits | ask.operands[3] << (2 * bits);
        Answer::one(Want::Bits(value & mask(32)), 32)
    }),
];

/// The number of a float operand; of single precision it is flushed with `.ftz`, but not on the way
/// to half precision: there ptxas makes the same instruction with and without.
fn source(ask: &Ask<'_>, from: PtxType, bits: u128) -> Number {
    let format = Format::of(from);
    let flushes = ask.has(Ftz::Ftz) && from == PtxType::F32 && ask.ty(0) != PtxType::F16;
    format.decode(if flushes { format.flush(bits) } else { bits })
}

fn float_to_int(ask: &Ask<'_>) -> Answer {
    let (to, from) = (ask.ty(0), ask.ty(1));
    let mode = ask.get().expect("the instruction says how it rounds");
    let value = match source(ask, from, ask.operands[1]) {
        // The manual says 0; where either type has 64 bits the hardware sets the highest bit.
        Number::Nan if from == PtxType::F64 || to.bits() == 64 => {
            let highest = 1 << (to.bits() - 1);
            return Answer::numbers(to, &[Want::Either(0, highest)]);
        }
        Number::Nan => 0,
        Number::Infinity(negative) => {
            if negative {
                range(to).0
            } else {
                range(to).1
            }
        }
        Number::Finite(value) => saturated(to, value.to_integer(mode)),
    };
    Answer::integer(value, to)
}

fn int_to_float(ask: &Ask<'_>) -> Answer {
    let value = Number::Finite(Finite::integer(ask.number(1, ask.ty(1))));
    let mode = ask.get().expect("the instruction says how it rounds");
    Answer::numbers(ask.ty(0), &[finished(ask, ask.ty(0), value, mode)])
}

fn float_to_float(ask: &Ask<'_>) -> Answer {
    Answer::numbers(ask.ty(0), &[converted(ask, ask.ty(0), ask.ty(1), ask.operands[1])])
}

/// A float as another format.
fn converted(ask: &Ask<'_>, to: PtxType, from: PtxType, bits: u128) -> Want {
    let value = source(ask, from, bits);
    let mode = ask.get().unwrap_or(Rounding::Rn);
    if value == Number::Nan && to == PtxType::TF32 && mode == Rounding::Rna {
        // Hardware rounds it as if it were a number, which may give anything.
        return Want::Any;
    }
    let integral = matches!(mode, Rounding::Rni | Rounding::Rzi | Rounding::Rmi | Rounding::Rpi);
    match value {
        Number::Finite(value) if integral && value.exponent < 0 => {
            let whole = value.to_integer(mode).unsigned_abs();
            let whole = Finite { size: whole, exponent: 0, ..value };
            finished(ask, to, Number::Finite(whole), Rounding::Rn)
        }
        _ => finished(ask, to, value, mode),
    }
}

/// A number rounded into a format, with what the modifiers make of it.
fn finished(ask: &Ask<'_>, to: PtxType, value: Number, mode: Rounding) -> Want {
    if to == PtxType::UE8M0x2 {
        return power_of_two(ask, value, mode);
    }
    let format = Format::of(to);
    let sign = |negative| if negative { format.sign } else { 0 };
    let bits = match value {
        Number::Nan if ask.has(Sat::Sat) => return Want::Bits(0),
        Number::Nan => {
            return match (format.nan, to) {
                // Without a NaN it is the largest number.
                (None, _) => Want::Bits(format.largest),
                // Narrow formats and `.relu` give the canonical one, others may keep the payload.
                (Some(nan), _) if format.fraction < 7 => Want::Bits(nan),
                _ if ask.has(Relu::Relu) => Want::nan(to),
                _ => Want::Nan,
            };
        }
        Number::Infinity(negative) if ask.has(SatFinite::SatFinite) => {
            sign(negative) | format.largest
        }
        Number::Infinity(negative) => sign(negative) | format.infinity(),
        Number::Finite(value)
            if ask.has(Ftz::Ftz) && to == PtxType::F32 && value.is_tiny(format, mode) =>
        {
            sign(value.negative)
        }
        Number::Finite(value) => {
            let rounded = value.round(format, mode);
            let limited = rounded.overflow && ask.has(SatFinite::SatFinite);
            if limited { sign(value.negative) | format.largest } else { rounded.bits }
        }
    };
    let clamps = ask.has(Sat::Sat) || ask.has(Relu::Relu);
    match bits {
        _ if !clamps => Want::Bits(bits),
        // Whether -0 is below the range is not said.
        _ if bits == format.sign => Want::Either(0, bits),
        _ if bits & format.sign != 0 => Want::Bits(0),
        _ if ask.has(Sat::Sat) => Want::Bits(bits.min(format.power(0))),
        _ => Want::Bits(bits),
    }
}

/// `ue8m0`: powers of two from -127 on, and a NaN. It has no sign; what becomes of negative
/// numbers is not said.
fn power_of_two(ask: &Ask<'_>, value: Number, mode: Rounding) -> Want {
    const NAN: u128 = 0xff;
    let beyond = if ask.has(SatFinite::SatFinite) { NAN - 1 } else { NAN };
    let value = match value {
        Number::Nan => return Want::Bits(NAN),
        Number::Infinity(false) => return Want::Bits(beyond),
        Number::Infinity(true) => return Want::Any,
        Number::Finite(value) if value.negative => return Want::Any,
        Number::Finite(value) => to_f64(Number::Finite(value)),
    };
    let is_enough = |n: &i32| match mode {
        Rounding::Rp => 2f64.powi(n - 127) >= value,
        _ => 2f64.powi(n - 127 + 1) > value,
    };
    Want::Bits((0..=254).find(is_enough).map_or(beyond, |n| n as u128))
}

/// Operand 1 becomes the upper, operand 2 the lower number.
fn pack(ask: &Ask<'_>) -> Answer {
    let to = element(ask.ty(0));
    let number = |n: usize| converted(ask, to, PtxType::F32, ask.operands[n]);
    narrow(ask.ty(0), &[number(2), number(1)])
}

/// Numbers stand in bytes, those of `e2m1` in half bytes.
fn narrow(ty: PtxType, wants: &[Want]) -> Answer {
    let mut answer = Answer::numbers(ty, wants);
    if ty.lanes() == 1 {
        answer.shape.1 = 8;
    }
    answer
}

/// Each of a pair of numbers becomes one.
fn repack(ask: &Ask<'_>) -> Answer {
    let (to, from) = (ask.ty(0), ask.ty(1));
    let bits = from.bits() / 2;
    let part = |n: u32| ask.operands[1] >> (bits * n) & mask(bits);
    let number = |n: u32| {
        if from == PtxType::UE8M0x2 {
            return match part(n) {
                0xff => Want::Nan,
                value => {
                    let value = Finite { exponent: value as i32 - 127, ..Finite::integer(1) };
                    Want::Bits(value.round(Format::of(PtxType::BF16), Rounding::Rn).bits)
                }
            };
        }
        let part = match element(from) {
            // The upper two bits are no part of the number.
            PtxType::E2M3 | PtxType::E3M2 => part(n) & 0x3f,
            _ => part(n),
        };
        converted(ask, element(to), element(from), part)
    };
    narrow(to, &[number(0), number(1)])
}

/// Rounds by random bits: added to those that are dropped, they carry away from zero or not.
fn stochastic(ask: &Ask<'_>, bits: u128, random: u128, count: u32) -> Want {
    let to = element(ask.ty(0));
    let format = Format::of(to);
    let Number::Finite(value) = Format::of(PtxType::F32).decode(bits) else {
        return converted(ask, to, PtxType::F32, bits);
    };
    let [down, up] = [Rounding::Rz, if value.negative { Rounding::Rm } else { Rounding::Rp }];
    let bounds = [down, up].map(|mode| finished(ask, to, Number::Finite(value), mode));
    let kept = value.round(format, down);
    let is_normal = kept.bits & (format.sign - 1) >= 1 << format.fraction;
    let dropped = 23 - format.fraction;
    let random = random & mask(count);
    if kept.exact || random == 0 && !kept.overflow {
        return bounds[0];
    }
    if is_normal && !kept.overflow && dropped == count {
        // All that is dropped has its random bit.
        return bounds[usize::from((bits & mask(dropped)) + random > mask(dropped))];
    }
    match bounds {
        [first, second] if first == second => first,
        [Want::Bits(a), Want::Bits(b)] => Want::Either(a, b),
        _ => Want::Any,
    }
}

fn pack_four(ask: &Ask<'_>) -> Answer {
    let random = ask.operands[2];
    // The last of the list is the lowest.
    let number = |n: usize| {
        let random = match (ask.ty(0), n) {
            // How a pair shares its two bytes is not said.
            (PtxType::E2M1x4, 0 | 1) => random >> 24 | random >> 8 & 0xff,
            (PtxType::E2M1x4, _) => random >> 16 & 0xff | random & 0xff,
            (_, 0 | 1) => random >> 16,
            _ => random & 0xffff,
        };
        let count = if ask.ty(0) == PtxType::E2M1x4 { 8 } else { 16 };
        stochastic(ask, ask.list[n], random, count)
    };
    Answer::numbers(ask.ty(0), &[number(3), number(2), number(1), number(0)])
}
