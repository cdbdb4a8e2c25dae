//! Floating-point arithmetic: exact, then rounded once.

use super::number::{Format, Number, add, divide, multiply, negated, square_root};
use super::{Answer, Ask, Model, Want};
use irc_ptx::isa::{
    AbsMode, Ftz, NanMode, Oob, PtxType, Relu, Rounding, RowId, Sat, XorSign, rows,
};

pub(super) const MODELS: &[(RowId, Model)] = &[
    (rows::ADD_FLOAT, |ask| arithmetic(ask, |[a, b, _], mode| add(a, b, mode))),
    (rows::SUB_FLOAT, |ask| arithmetic(ask, |[a, b, _], mode| add(a, negated(b), mode))),
    (rows::MUL_FLOAT, |ask| arithmetic(ask, |[a, b, _], _| multiply(a, b))),
    (rows::FMA, |ask| arithmetic(ask, fused)),
    (rows::MAD_FLOAT, |ask| arithmetic(ask, fused)),
    (rows::DIV_FLOAT, |ask| arithmetic(ask, |[a, b, _], _| divide(a, b))),
    (rows::RCP, |ask| arithmetic(ask, |[a, ..], _| divide(one(), a))),
    (rows::SQRT, |ask| arithmetic(ask, |[a, ..], _| square_root(a))),
    (rows::ABS_FLOAT, |ask| signs(ask, |sign, a| a & !sign)),
    (rows::NEG_FLOAT, |ask| signs(ask, |sign, a| a ^ sign)),
    (rows::COPYSIGN, |ask| {
        Answer::packed(ask, ask.ty(0), |ty, [a, b, _]| {
            let sign = Format::of(ty).sign;
            Want::Bits(b & !sign | a & sign)
        })
    }),
    (rows::MIN_FLOAT, |ask| extreme(ask, |a, b| a < b)),
    (rows::MAX_FLOAT, |ask| extreme(ask, |a, b| a > b)),
    (rows::ADD_MIXED, |ask| mixed(ask, |[a, c, _], mode| add(a, c, mode), [1, 0, 0])),
    (rows::SUB_MIXED, |ask| mixed(ask, |[a, c, _], mode| add(a, negated(c), mode), [1, 0, 0])),
    (rows::FMA_MIXED, |ask| mixed(ask, fused, [1, 1, 0])),
];

fn one() -> Number {
    let format = Format::of(PtxType::F64);
    format.decode(format.power(0))
}

fn fused([a, b, c]: [Number; 3], mode: Rounding) -> Number {
    add(multiply(a, b), c, mode)
}

/// The number rounded into the type, with what the modifiers make of it.
pub(super) fn rounded(ask: &Ask<'_>, ty: PtxType, value: Number, mode: Rounding) -> Want {
    let format = Format::of(ty);
    let (zero, sign) = (Want::Bits(0), format.sign);
    let bits = match value {
        Number::Nan if ask.has(Sat::Sat) => return zero,
        Number::Nan => return Want::nan(ty),
        Number::Infinity(negative) => format.infinity() | if negative { sign } else { 0 },
        Number::Finite(value)
            if ask.has(Ftz::Ftz) && ty != PtxType::F64 && value.is_tiny(format, mode) =>
        {
            if value.negative { sign } else { 0 }
        }
        Number::Finite(value) => value.round(format, mode).bits,
    };
    if !ask.has(Sat::Sat) && !ask.has(Relu::Relu) {
        return Want::Bits(bits);
    }
    // Whether -0 is below the range is not said.
    match bits {
        _ if bits == sign => Want::Either(0, sign),
        _ if bits > sign => zero,
        _ if ask.has(Sat::Sat) => Want::Bits(bits.min(format.power(0))),
        _ => Want::Bits(bits),
    }
}

fn arithmetic(ask: &Ask<'_>, f: fn([Number; 3], Rounding) -> Number) -> Answer {
    let mode = ask.get().unwrap_or(Rounding::Rn);
    Answer::packed(ask, ask.ty(0), |ty, parts| {
        let format = Format::of(ty);
        // The NaN that stands for "out of bounds", as tensor copies fill it in.
        let outside = |part: u128| ask.has(Oob::Oob) && part & 0x7fff == 0x7ff7;
        if outside(parts[0]) || outside(parts[1]) {
            return Want::Bits(0);
        }
        if outside(parts[2]) {
            return Want::Any;
        }
        // Of `rcp` alone `.ftz` goes with `f64`, and means nothing.
        let flushes = ask.has(Ftz::Ftz) && ty != PtxType::F64;
        let flushed = |part| if flushes { format.flush(part) } else { part };
        let numbers = parts.map(|part| format.decode(flushed(part)));
        rounded(ask, ty, f(numbers, mode), mode)
    })
}

/// What changes the sign of a number; a NaN becomes some NaN.
fn signs(ask: &Ask<'_>, f: fn(u128, u128) -> u128) -> Answer {
    Answer::packed(ask, ask.ty(0), |ty, [a, ..]| {
        let format = Format::of(ty);
        let a = if ask.has(Ftz::Ftz) { format.flush(a) } else { a };
        if format.is_nan(a) { Want::Nan } else { Want::Bits(f(format.sign, a)) }
    })
}

fn extreme(ask: &Ask<'_>, wins: fn(i128, i128) -> bool) -> Answer {
    let three = ask.given(3);
    Answer::packed(ask, ask.ty(0), |ty, parts| {
        let format = Format::of(ty);
        let [mut a, mut b, mut c] =
            parts.map(|part| if ask.has(Ftz::Ftz) { format.flush(part) } else { part });
        let sign = (a ^ b) & format.sign;
        if ask.has(AbsMode::Abs) {
            [a, b, c] = [a, b, c].map(|x| x & !format.sign);
        }
        // Numbers in their order, -0 below +0.
        let order = |x: u128| {
            let size = (x & (format.sign - 1)) as i128;
            if x & format.sign != 0 { -size - 1 } else { size }
        };
        let choose = |a: Option<u128>, b: Option<u128>| match (a, b) {
            (Some(a), Some(b)) => Some(if wins(order(a), order(b)) { a } else { b }),
            _ if ask.has(NanMode::Nan) => None,
            (a, b) => a.or(b),
        };
        let number = |x: u128| Some(x).filter(|&x| !format.is_nan(x));
        let mut chosen = choose(number(a), number(b));
        if three {
            chosen = choose(chosen, number(c));
        }
        match chosen {
            None => Want::nan(ty),
            Some(d) if ask.has(XorSign::XorSign) => Want::Bits(d & !format.sign | sign),
            Some(d) => Want::Bits(d),
        }
    })
}

/// Operands that are halves (as said) and f32.
fn mixed(ask: &Ask<'_>, f: fn([Number; 3], Rounding) -> Number, halves: [usize; 3]) -> Answer {
    let mode = ask.get().unwrap_or(Rounding::Rn);
    let number = |n: usize| Format::of(ask.ty(halves[n])).decode(ask.operands[n + 1]);
    let want = rounded(ask, PtxType::F32, f([number(0), number(1), number(2)], mode), mode);
    Answer::numbers(PtxType::F32, &[want])
}
