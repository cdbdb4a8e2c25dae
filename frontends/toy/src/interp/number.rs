//! What operators and conversions do to numbers, given as bits.
//!
//! Integers are computed in 128 bits and cut; floats by `rustc_apfloat`. Square roots of small
//! floats are those of the next wider type, rounded again, which gives the same result as rounding
//! once (Figueroa, "When is double rounding innocuous?", 1995).

use crate::builtin::Builtin;
use crate::hir::Conversion;
use crate::types::{BinaryOp, CompareOp, Number, UnaryOp};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use std::cmp::Ordering;

/// The bits that a value of a type has.
pub fn mask(ty: Number) -> u128 {
    ty.scalar().mask()
}

/// The value of an integer, whose bits above the sign are those of a two's complement in 128 bits.
pub(super) fn signed(ty: Number, bits: u128) -> i128 {
    let shift = 128 - ty.bits();
    if ty.is_signed() { (bits << shift) as i128 >> shift } else { bits as i128 }
}

fn compare_ints(ty: Number, x: u128, y: u128) -> Ordering {
    if ty.is_signed() { signed(ty, x).cmp(&signed(ty, y)) } else { x.cmp(&y) }
}

/// Does something with floats of the type that a number type names.
macro_rules! with_float {
    ($ty:expr, $F:ident => $body:expr) => {
        match $ty {
            Number::F16 => {
                type $F = Half;
                $body
            }
            Number::BF16 => {
                type $F = BFloat;
                $body
            }
            Number::F32 => {
                type $F = Single;
                $body
            }
            Number::F64 => {
                type $F = Double;
                $body
            }
            Number::Signed(_) | Number::Unsigned(_) => unreachable!("the type is a float"),
        }
    };
}

/// An operator; nothing for a division that has no result.
pub fn binary(op: BinaryOp, ty: Number, x: u128, y: u128) -> Option<u128> {
    let bits = if ty.is_float() { float_binary(op, ty, x, y) } else { int_binary(op, ty, x, y)? };
    Some(bits & mask(ty))
}

fn int_binary(op: BinaryOp, ty: Number, x: u128, y: u128) -> Option<u128> {
    let amount = u32::try_from(y).unwrap_or(u32::MAX);
    Some(match op {
        BinaryOp::Add => x.wrapping_add(y),
        BinaryOp::Sub => x.wrapping_sub(y),
        BinaryOp::Mul => x.wrapping_mul(y),
        BinaryOp::Div | BinaryOp::Rem => return divide(op, ty, x, y),
        BinaryOp::And => x & y,
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        BinaryOp::Shl if amount >= ty.bits() => 0,
        BinaryOp::Shl => x << amount,
        BinaryOp::Shr if ty.is_signed() => (signed(ty, x) >> amount.min(127)) as u128,
        BinaryOp::Shr if amount >= ty.bits() => 0,
        BinaryOp::Shr => x >> amount,
    })
}

/// Nothing for a divisor of 0, and for the least number by -1.
fn divide(op: BinaryOp, ty: Number, x: u128, y: u128) -> Option<u128> {
    if !ty.is_signed() {
        return if op == BinaryOp::Div { x.checked_div(y) } else { x.checked_rem(y) };
    }
    let (a, b) = (signed(ty, x), signed(ty, y));
    let least = -1i128 << (ty.bits() - 1);
    if b == 0 || (a == least && b == -1) {
        return None;
    }
    Some(if op == BinaryOp::Div { a / b } else { a % b } as u128)
}

fn float_binary(op: BinaryOp, ty: Number, x: u128, y: u128) -> u128 {
    with_float!(ty, F => {
        let (x, y) = (F::from_bits(x), F::from_bits(y));
        let result = match op {
            BinaryOp::Add => x + y,
            BinaryOp::Sub => x - y,
            BinaryOp::Mul => x * y,
            BinaryOp::Div => x / y,
            _ => unreachable!("the checker refuses this operator for floats"),
        };
        result.value.to_bits()
    })
}

/// A comparison.
pub fn compare(op: CompareOp, ty: Number, x: u128, y: u128) -> bool {
    let order = if ty.is_float() {
        with_float!(ty, F => F::from_bits(x).partial_cmp(&F::from_bits(y)))
    } else {
        Some(compare_ints(ty, x, y))
    };
    let Some(order) = order else { return op == CompareOp::Ne };
    match op {
        CompareOp::Eq => order == Ordering::Equal,
        CompareOp::Ne => order != Ordering::Equal,
        CompareOp::Lt => order == Ordering::Less,
        CompareOp::Le => order != Ordering::Greater,
        CompareOp::Gt => order == Ordering::Greater,
        CompareOp::Ge => order != Ordering::Less,
    }
}

/// An operator in front of a number.
pub fn unary(op: UnaryOp, ty: Number, x: u128) -> u128 {
    let bits = match op {
        UnaryOp::Neg if ty.is_float() => x ^ 1 << (ty.bits() - 1),
        UnaryOp::Neg => x.wrapping_neg(),
        UnaryOp::Not => !x,
    };
    bits & mask(ty)
}

/// A conversion between numbers.
pub fn convert(conversion: Conversion, from: Number, to: Number, x: u128) -> u128 {
    let bits = match (from.is_float(), to.is_float()) {
        (false, false) if conversion == Conversion::Saturate => saturate(from, to, x),
        (false, false) if conversion == Conversion::Bits => x,
        (false, false) => signed(from, x) as u128,
        _ if conversion == Conversion::Bits => x,
        (false, true) if from.is_signed() => {
            with_float!(to, F => F::from_i128(signed(from, x)).value.to_bits())
        }
        (false, true) => with_float!(to, F => F::from_u128(x).value.to_bits()),
        (true, false) => {
            let round = match conversion {
                Conversion::Truncate => Round::TowardZero,
                _ => Round::NearestTiesToEven,
            };
            float_to_int(from, to, x, round)
        }
        (true, true) => float_to_float(from, to, x),
    };
    bits & mask(to)
}

fn saturate(from: Number, to: Number, x: u128) -> u128 {
    let highest = mask(to) >> u32::from(to.is_signed());
    if !from.is_signed() {
        return x.min(highest);
    }
    let value = signed(from, x);
    if !to.is_signed() {
        return if value < 0 { 0 } else { (value as u128).min(highest) };
    }
    let least = -1i128 << (to.bits() - 1);
    value.max(least).min(highest as i128) as u128
}

fn float_to_int(from: Number, to: Number, x: u128, round: Round) -> u128 {
    let width = to.bits() as usize;
    let mut exact = false;
    with_float!(from, F => {
        let x = F::from_bits(x);
        match to.is_signed() {
            _ if x.is_nan() => 0,
            true => x.to_i128_r(width, round, &mut exact).value as u128,
            false => x.to_u128_r(width, round, &mut exact).value,
        }
    })
}

fn float_to_float(from: Number, to: Number, x: u128) -> u128 {
    fn one<F: FloatConvert<G>, G: Float>(x: F) -> u128 {
        x.convert(&mut false).value.to_bits()
    }
    macro_rules! from {
        ($F:ident) => {{
            let x = $F::from_bits(x);
            match to {
                Number::F16 => one::<$F, Half>(x),
                Number::BF16 => one::<$F, BFloat>(x),
                Number::F32 => one::<$F, Single>(x),
                _ => one::<$F, Double>(x),
            }
        }};
    }
    match from {
        Number::F16 => from!(Half),
        Number::BF16 => from!(BFloat),
        Number::F32 => from!(Single),
        _ => from!(Double),
    }
}

/// A function of numbers of one type; nothing if it is not one, or approximate.
pub fn builtin(builtin: Builtin, ty: Number, args: &[u128]) -> Option<u128> {
    let bits = if ty.is_float() {
        float_builtin(builtin, ty, args)?
    } else {
        int_builtin(builtin, ty, args)?
    };
    Some(bits & mask(ty))
}

fn int_builtin(builtin: Builtin, ty: Number, args: &[u128]) -> Option<u128> {
    let x = *args.first()?;
    let arg = |n: usize| args.get(n).copied().unwrap_or_default();
    let bits = ty.bits();
    let lesser = |x, y| if compare_ints(ty, x, y) == Ordering::Greater { y } else { x };
    let greater = |x, y| if compare_ints(ty, x, y) == Ordering::Less { y } else { x };
    // The lower half of two numbers side by side, moved down.
    let funnel = |high: u128, low: u128, down: u32| match down % bits {
        0 => low,
        down => low >> down | high << (bits - down),
    };
    let modulo = |n: usize| (arg(n) % u128::from(bits)) as u32;
    Some(match builtin {
        Builtin::Abs if ty.is_signed() => signed(ty, x).unsigned_abs(),
        Builtin::Abs => x,
        Builtin::Min => lesser(x, arg(1)),
        Builtin::Max => greater(x, arg(1)),
        Builtin::Clamp => lesser(greater(x, arg(1)), arg(2)),
        Builtin::PopCount => x.count_ones().into(),
        Builtin::LeadingZeros => (x.leading_zeros() - (128 - bits)).into(),
        Builtin::TrailingZeros => x.trailing_zeros().min(bits).into(),
        Builtin::ReverseBits => x.reverse_bits() >> (128 - bits),
        Builtin::SwapBytes => x.swap_bytes() >> (128 - bits),
        Builtin::RotateLeft => funnel(x, x, bits - modulo(1)),
        Builtin::RotateRight => funnel(x, x, modulo(1)),
        Builtin::FunnelLeft if modulo(2) == 0 => x,
        Builtin::FunnelLeft => funnel(x, arg(1), bits - modulo(2)),
        Builtin::FunnelRight => funnel(x, arg(1), modulo(2)),
        Builtin::MulHigh if bits == 128 => return None,
        Builtin::MulHigh if bits == 64 && !ty.is_signed() => (x * arg(1)) >> 64,
        Builtin::MulHigh => ((signed(ty, x) * signed(ty, arg(1))) >> bits) as u128,
        _ => return None,
    })
}

fn float_builtin(builtin: Builtin, ty: Number, args: &[u128]) -> Option<u128> {
    if builtin == Builtin::Sqrt {
        return Some(square_root(ty, *args.first()?));
    }
    with_float!(ty, F => {
        let value = |n: usize| F::from_bits(args.get(n).copied().unwrap_or_default());
        let (x, y, z) = (value(0), value(1), value(2));
        // The number if one is NaN; of two zeros the one that a total order would choose.
        let choose = |x: F, y: F, lesser: bool| match x.partial_cmp(&y) {
            None if x.is_nan() => y,
            None => x,
            Some(Ordering::Equal) => if x.is_negative() == lesser { x } else { y },
            Some(order) => if (order == Ordering::Less) == lesser { x } else { y },
        };
        let whole = |round| Some(x.round_to_integral(round).value.to_bits());
        match builtin {
            Builtin::Abs => Some(x.abs().to_bits()),
            Builtin::Min => Some(choose(x, y, true).to_bits()),
            Builtin::Max => Some(choose(x, y, false).to_bits()),
            Builtin::Clamp => Some(choose(choose(x, y, false), z, true).to_bits()),
            Builtin::Fma => Some(x.mul_add(y, z).value.to_bits()),
            Builtin::Floor => whole(Round::TowardNegative),
            Builtin::Ceil => whole(Round::TowardPositive),
            Builtin::Nearest => whole(Round::NearestTiesToEven),
            Builtin::Trunc => whole(Round::TowardZero),
            Builtin::Copysign => Some(x.copy_sign(y).to_bits()),
            Builtin::Inf => Some(F::INFINITY.to_bits()),
            Builtin::Nan => Some(F::NAN.to_bits()),
            _ => None,
        }
    })
}

fn square_root(ty: Number, x: u128) -> u128 {
    match ty {
        Number::F64 => f64::from_bits(x as u64).sqrt().to_bits().into(),
        Number::F32 => f32::from_bits(x as u32).sqrt().to_bits().into(),
        _ => {
            let wide = float_to_float(ty, Number::F32, x);
            float_to_float(Number::F32, ty, f32::from_bits(wide as u32).sqrt().to_bits().into())
        }
    }
}

/// Whether a float is a NaN.
pub fn is_nan(ty: Number, x: u128) -> bool {
    with_float!(ty, F => F::from_bits(x).is_nan())
}
