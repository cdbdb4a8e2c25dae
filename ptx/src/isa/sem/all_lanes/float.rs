//! Floating-point arithmetic, rounded to nearest.
//!
//! The host's operations are those of IEEE 754; only the bits of a NaN are ours, which carry those
//! of an operand on in double precision. Fused multiply-adds are made of several operations,
//! because not every host has them.

use super::vectors::ARE_WIDE;
use super::{AllLanes, LANES, Lanes32, Lanes64, map1, map2, map3, w32, w64};
use crate::isa::modifiers::*;
use crate::isa::sem::{FloatFormat, Form};
use crate::isa::types::PtxType;

const F32: FloatFormat = FloatFormat::of(PtxType::F32);
const F64: FloatFormat = FloatFormat::of(PtxType::F64);
pub(super) const NAN32: u32 = F32.nan() as u32;
pub(super) const QUIET64: u64 = F64.quiet() as u64;
const INFINITY32: u32 = F32.infinity() as u32;
const INFINITY64: u64 = F64.infinity() as u64;
const SIGN32: u32 = 1 << 31;
const SIGN64: u64 = 1 << 63;

/// Zero of the same sign for a subnormal, if asked for.
#[inline(always)]
pub(super) fn flush<const FTZ: bool>(bits: u32) -> u32 {
    if FTZ && bits & INFINITY32 == 0 { bits & SIGN32 } else { bits }
}

/// An operand, flushed if asked for.
#[inline(always)]
pub(super) fn incoming<const FTZ: bool>(bits: u32) -> f32 {
    f32::from_bits(flush::<FTZ>(bits))
}

/// A result: one NaN, flushed if asked for.
#[inline(always)]
pub(super) fn outgoing<const FTZ: bool>(value: f32) -> u32 {
    if value.is_nan() { NAN32 } else { flush::<FTZ>(value.to_bits()) }
}

/// The least size that rounds to a normal number of single precision if exponents have no lower
/// end: the least normal number less half a step of the numbers below it. `.ftz` flushes what is
/// smaller.
const KEPT: f64 = f32::MIN_POSITIVE as f64 * (1.0 - f32::EPSILON as f64 / 4.0);

/// A result of double precision, which may be rounded to odd, in single precision; flushed if
/// asked for. Rounded twice it is the right one, as results of one operation have bits to spare.
#[inline(always)]
pub(super) fn single<const FTZ: bool>(value: f64) -> f32 {
    if FTZ && value.abs() < KEPT { 0f32.copysign(value as f32) } else { value as f32 }
}

/// A result of double precision from these operands.
#[inline(always)]
fn outgoing64<const N: usize>(value: f64, operands: [u64; N]) -> u64 {
    let nan = operands.into_iter().fold(SIGN64 | INFINITY64, |nan, operand| {
        if operand & !SIGN64 > INFINITY64 { operand } else { nan }
    });
    if value.is_nan() { nan | QUIET64 } else { value.to_bits() }
}

/// A result that has been flushed where it must be, clamped to [0, 1] if asked for: what is
/// negative or no number becomes +0.
#[inline(always)]
fn clamped<const SAT: bool>(value: f32) -> u32 {
    let bits = outgoing::<false>(value);
    if !SAT {
        bits
    } else if bits > INFINITY32 {
        0
    } else {
        bits.min(1f32.to_bits())
    }
}

/// Whether results are rounded to nearest, as they are if nothing is said.
fn rounds_to_nearest(form: &Form) -> bool {
    matches!(form.get(), None | Some(Rounding::Rn))
}

/// The function of single precision for the `.ftz` and `.sat` of a form, from an expression of
/// numbers.
macro_rules! single {
    ($form:expr, |$($x:ident),+| $value:expr) => {
        match ($form.has(Ftz::Ftz), $form.has(Sat::Sat)) {
            (false, false) => single!(false, false, |$($x),+| $value),
            (false, true) => single!(false, true, |$($x),+| $value),
            (true, false) => single!(true, false, |$($x),+| $value),
            (true, true) => single!(true, true, |$($x),+| $value),
        }
    };
    (false, $sat:literal, |$($x:ident),+| $value:expr) => {
        w32!(|$($x),+| {
            $(let $x = incoming::<false>($x);)+
            clamped::<$sat>($value)
        })
    };
    (true, $sat:literal, |$($x:ident),+| $value:expr) => {
        w32!(|$($x),+| {
            $(let $x = f64::from(incoming::<true>($x));)+
            clamped::<$sat>(single::<true>($value))
        })
    };
}

/// The function of double precision.
macro_rules! double {
    (|$($x:ident),+| $value:expr) => {
        w64!(|$($x),+| {
            let operands = [$($x),+];
            $(let $x = f64::from_bits($x);)+
            outgoing64($value, operands)
        })
    };
}

/// The function of either precision, rounded to nearest.
macro_rules! of_floats {
    ($form:expr, |$($x:ident),+| $value:expr) => {
        match $form.ty {
            _ if !rounds_to_nearest($form) => None,
            PtxType::F32 => Some(single!($form, |$($x),+| $value)),
            PtxType::F64 if !$form.has(Ftz::Ftz) => Some(double!(|$($x),+| $value)),
            _ => None,
        }
    };
}

pub(in crate::isa) fn add(form: &Form) -> Option<AllLanes> {
    of_floats!(form, |a, b| a + b)
}

pub(in crate::isa) fn sub(form: &Form) -> Option<AllLanes> {
    of_floats!(form, |a, b| a - b)
}

pub(in crate::isa) fn mul(form: &Form) -> Option<AllLanes> {
    of_floats!(form, |a, b| a * b)
}

pub(in crate::isa) fn div(form: &Form) -> Option<AllLanes> {
    of_floats!(form, |a, b| a / b)
}

pub(in crate::isa) fn rcp(form: &Form) -> Option<AllLanes> {
    of_floats!(form, |a| 1.0 / a)
}

pub(in crate::isa) fn sqrt(form: &Form) -> Option<AllLanes> {
    of_floats!(form, |a| a.sqrt())
}

/// A sum, and what rounding it lost, exactly; a NaN is lost where the sum is infinite or none.
#[inline(always)]
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let addend = sum - a;
    (sum, (a - (sum - addend)) + (b - addend))
}

/// A sum rounded to odd: what was lost shows in its last bit. If it has enough more bits than a
/// result that it is rounded to, that is the right one.
#[inline(always)]
fn odd_sum(a: f64, b: f64) -> f64 {
    let (sum, lost) = two_sum(a, b);
    let bits = sum.to_bits();
    // Away from zero if what is lost has the sign of the sum.
    let step = if (lost > 0.0) == (sum > 0.0) { 1 } else { u64::MAX };
    let is_even = bits & 1 == 0;
    f64::from_bits(if (lost.abs() > 0.0) & is_even { bits.wrapping_add(step) } else { bits })
}

/// A product, and what rounding it lost, exactly, if both are of [`moderate`] size.
#[inline(always)]
fn two_product(a: f64, b: f64) -> (f64, f64) {
    let split = |x: f64| {
        let scaled = x * f64::from((1 << 27) + 1);
        let high = scaled - (scaled - x);
        (high, x - high)
    };
    let product = a * b;
    let ((a, al), (b, bl)) = (split(a), split(b));
    (product, ((a * b - product) + a * bl + al * b) + al * bl)
}

/// Whether a number is 0 or neither very large nor very small.
#[inline(always)]
fn moderate(x: f64) -> bool {
    let size = x.abs();
    (size == 0.0) | ((size >= f64::from_bits(623 << 52)) & (size <= f64::from_bits(1423 << 52)))
}

/// `a * b + c` of moderate numbers, rounded once (Boldo and Melquiond, 2008).
#[inline(always)]
fn fused64(a: f64, b: f64, c: f64) -> f64 {
    let (product, product_low) = two_product(a, b);
    let (low, lost_first) = two_sum(c, product_low);
    let (sum, lost_second) = two_sum(product, low);
    let result = sum + odd_sum(lost_first, lost_second);
    if product == 0.0 { product + c } else { result }
}

/// `a * b + c` of single precision, rounded once. The product is exact in double precision; where
/// the sum there is halfway between two results, or the result is subnormal, what the sum lost
/// matters.
fn fused_lanes<const FTZ: bool, const SAT: bool>(
    d: &mut Lanes32,
    a: &Lanes32,
    b: &Lanes32,
    c: &Lanes32,
) {
    if ARE_WIDE && !FTZ {
        return map3(d, (a, b, c), |a, b, c| {
            let [a, b, c] = [a, b, c].map(f32::from_bits);
            clamped::<SAT>(a.mul_add(b, c))
        });
    }
    let mut sums = [0.0; LANES];
    let parts = |[a, b, c]: [u32; 3]| {
        let [a, b, c] = [a, b, c].map(|x| f64::from(incoming::<FTZ>(x)));
        (a * b, c)
    };
    map3(&mut sums, (a, b, c), |a, b, c| {
        let (product, c) = parts([a, b, c]);
        product + c
    });
    let doubtful = sums.iter().fold(false, |doubtful, sum| {
        let halfway = sum.to_bits() as u32 & 0x1fff_ffff == 0x1000_0000;
        let subnormal = (sum.abs() < f64::from(f32::MIN_POSITIVE)) & (*sum != 0.0);
        doubtful | halfway | subnormal
    });
    if doubtful {
        map3(&mut sums, (a, b, c), |a, b, c| {
            let (product, c) = parts([a, b, c]);
            odd_sum(product, c)
        });
    }
    map1(d, &sums, |sum| clamped::<SAT>(single::<FTZ>(sum)));
}

/// `a * b + c` of double precision, rounded once.
fn fused_lanes64(d: &mut Lanes64, a: &Lanes64, b: &Lanes64, c: &Lanes64) {
    if ARE_WIDE {
        return map3(d, (a, b, c), |a, b, c| {
            let result = f64::from_bits(a).mul_add(f64::from_bits(b), f64::from_bits(c));
            outgoing64(result, [a, b, c])
        });
    }
    let mut safe = [false; LANES];
    map3(&mut safe, (a, b, c), |a, b, c| {
        let [a, b, c] = [a, b, c].map(|x| moderate(f64::from_bits(x)));
        a & b & c
    });
    map3(d, (a, b, c), |a, b, c| {
        let result = fused64(f64::from_bits(a), f64::from_bits(b), f64::from_bits(c));
        outgoing64(result, [a, b, c])
    });
    for (n, _) in safe.iter().enumerate().filter(|(_, safe)| !**safe) {
        let operands = [a[n], b[n], c[n]];
        let [a, b, c] = operands.map(f64::from_bits);
        d[n] = outgoing64(a.mul_add(b, c), operands);
    }
}

pub(in crate::isa) fn fma(form: &Form) -> Option<AllLanes> {
    match (form.ty, form.has(Ftz::Ftz), form.has(Sat::Sat)) {
        _ if !rounds_to_nearest(form) => None,
        (PtxType::F32, false, false) => Some(AllLanes::W32(fused_lanes::<false, false>)),
        (PtxType::F32, false, true) => Some(AllLanes::W32(fused_lanes::<false, true>)),
        (PtxType::F32, true, false) => Some(AllLanes::W32(fused_lanes::<true, false>)),
        (PtxType::F32, true, true) => Some(AllLanes::W32(fused_lanes::<true, true>)),
        (PtxType::F64, ..) => Some(AllLanes::W64(fused_lanes64)),
        _ => None,
    }
}

/// What a sum gives for a NaN, else the result.
#[inline(always)]
fn number32(a: u32, result: u32) -> u32 {
    if a & !SIGN32 > 0x7f80_0000 { NAN32 } else { result }
}

/// What a sum gives for a NaN, else the result.
#[inline(always)]
fn number64(a: u64, result: u64) -> u64 {
    if a & !SIGN64 > 0x7ff0_0000_0000_0000 { a | QUIET64 } else { result }
}

pub(in crate::isa) fn abs(form: &Form) -> Option<AllLanes> {
    match (form.ty, form.has(Ftz::Ftz)) {
        (PtxType::F32, false) => Some(w32!(|a| number32(a, a & !SIGN32))),
        (PtxType::F32, true) => Some(w32!(|a| number32(a, flush::<true>(a) & !SIGN32))),
        (PtxType::F64, _) => Some(w64!(|a| number64(a, a & !SIGN64))),
        _ => None,
    }
}

pub(in crate::isa) fn neg(form: &Form) -> Option<AllLanes> {
    match (form.ty, form.has(Ftz::Ftz)) {
        (PtxType::F32, false) => Some(w32!(|a| number32(a, a ^ SIGN32))),
        (PtxType::F32, true) => Some(w32!(|a| number32(a, flush::<true>(a) ^ SIGN32))),
        (PtxType::F64, _) => Some(w64!(|a| number64(a, a ^ SIGN64))),
        _ => None,
    }
}

pub(in crate::isa) fn copysign(form: &Form) -> Option<AllLanes> {
    match form.ty {
        PtxType::F32 => Some(w32!(|a, b| b & !SIGN32 | a & SIGN32)),
        PtxType::F64 => Some(w64!(|a, b| b & !SIGN64 | a & SIGN64)),
        _ => None,
    }
}

/// The lesser or greater of two. The bits as signed numbers order all numbers once those of
/// negative ones are turned around; a NaN loses, or wins if asked for.
macro_rules! extreme {
    ($name:ident, $bits:ty, $signed:ty, $infinity:expr, $nan:expr) => {
        #[inline(always)]
        fn $name<const GREATER: bool, const NAN_WINS: bool>(a: $bits, b: $bits) -> $bits {
            let key = |x: $bits| {
                let x = x as $signed;
                x ^ ((x >> (<$bits>::BITS - 1)) as $bits >> 1) as $signed
            };
            let is_nan = |x: $bits| x & (<$bits>::MAX >> 1) > $infinity;
            let number = if (key(a) < key(b)) == GREATER { b } else { a };
            let (a_is_nan, b_is_nan) = (is_nan(a), is_nan(b));
            let result = if a_is_nan { b } else { number };
            let result = if b_is_nan { a } else { result };
            let nan = if NAN_WINS { a_is_nan | b_is_nan } else { a_is_nan & b_is_nan };
            if nan { $nan(b) } else { result }
        }
    };
}

extreme!(extreme32, u32, i32, INFINITY32, |_| NAN32);
// No instruction lets one NaN win in double precision.
extreme!(extreme64, u64, i64, INFINITY64, |b| b | QUIET64);

/// The least or greatest of two or three of single precision.
fn extreme_single<const GREATER: bool, const FTZ: bool, const NAN: bool>(three: bool) -> AllLanes {
    if three {
        return w32!(|a, b, c| {
            let [a, b, c] = [a, b, c].map(flush::<FTZ>);
            extreme32::<GREATER, NAN>(extreme32::<GREATER, NAN>(a, b), c)
        });
    }
    w32!(|a, b| extreme32::<GREATER, NAN>(flush::<FTZ>(a), flush::<FTZ>(b)))
}

fn extreme<const GREATER: bool>(form: &Form) -> Option<AllLanes> {
    if form.has(XorSign::XorSign) || form.has(AbsMode::Abs) {
        return None;
    }
    let three = form.is_given(3);
    match (form.ty, form.has(Ftz::Ftz), form.has(NanMode::Nan)) {
        (PtxType::F32, false, false) => Some(extreme_single::<GREATER, false, false>(three)),
        (PtxType::F32, false, true) => Some(extreme_single::<GREATER, false, true>(three)),
        (PtxType::F32, true, false) => Some(extreme_single::<GREATER, true, false>(three)),
        (PtxType::F32, true, true) => Some(extreme_single::<GREATER, true, true>(three)),
        (PtxType::F64, ..) => Some(w64!(|a, b| extreme64::<GREATER, false>(a, b))),
        _ => None,
    }
}

pub(in crate::isa) fn min(form: &Form) -> Option<AllLanes> {
    extreme::<false>(form)
}

pub(in crate::isa) fn max(form: &Form) -> Option<AllLanes> {
    extreme::<true>(form)
}
