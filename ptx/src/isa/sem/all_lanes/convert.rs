//! Conversion between types.

use super::float::{NAN32, QUIET64, incoming, outgoing, single};
use super::{AllLanes, map1, signed16, w32, w64};
use crate::isa::modifiers::*;
use crate::isa::sem::Form;
use crate::isa::types::PtxType;

/// A number of a type of up to 32 bits as 64 bits.
macro_rules! number {
    (U8, $a:expr) => {
        u64::from($a as u8)
    };
    (U16, $a:expr) => {
        u64::from($a as u16)
    };
    (U32, $a:expr) => {
        u64::from($a as u32)
    };
    (S8, $a:expr) => {
        $a as i8 as u64
    };
    (S16, $a:expr) => {
        $a as i16 as u64
    };
    (S32, $a:expr) => {
        $a as i32 as u64
    };
}

/// The function for a source type, to all destination types.
macro_rules! extended {
    ($to:expr, $from:ident) => {
        match $to.bits() {
            8 => Some(w32!(|a| number!($from, a) as u32 & 0xff)),
            16 => Some(w32!(|a| number!($from, a) as u32 & 0xffff)),
            32 => Some(w32!(|a| number!($from, a) as u32)),
            _ => Some(AllLanes::Extend(|d, a| map1(d, a, |a| number!($from, a)))),
        }
    };
}

pub(in crate::isa) fn int(form: &Form) -> Option<AllLanes> {
    if form.has(Sat::Sat) {
        return None;
    }
    match form.source {
        PtxType::U8 => extended!(form.ty, U8),
        PtxType::U16 => extended!(form.ty, U16),
        PtxType::U32 => extended!(form.ty, U32),
        PtxType::S8 => extended!(form.ty, S8),
        PtxType::S16 => extended!(form.ty, S16),
        PtxType::S32 => extended!(form.ty, S32),
        PtxType::U64 | PtxType::S64 => Some(match form.ty.bits() {
            8 => AllLanes::Narrow(|d, a| map1(d, a, |a| a as u32 & 0xff)),
            16 => AllLanes::Narrow(|d, a| map1(d, a, |a| a as u32 & 0xffff)),
            32 => AllLanes::Narrow(|d, a| map1(d, a, |a| a as u32)),
            _ => w64!(|a| a),
        }),
        _ => None,
    }
}

/// Integers to floats, rounded to nearest.
pub(in crate::isa) fn int_to_float(form: &Form) -> Option<AllLanes> {
    use PtxType::*;
    if form.has(Sat::Sat) || form.get() != Some(Rounding::Rn) {
        return None;
    }
    Some(match (form.ty, form.source) {
        (F32, U8 | U16 | U32) => w32!(|a| (a as f32).to_bits()),
        (F32, S8) => w32!(|a| (a as i8 as f32).to_bits()),
        (F32, S16) => w32!(|a| (signed16(a) as f32).to_bits()),
        (F32, S32) => w32!(|a| (a as i32 as f32).to_bits()),
        (F32, U64) => AllLanes::Narrow(|d, a| map1(d, a, |a| (a as f32).to_bits())),
        (F32, S64) => AllLanes::Narrow(|d, a| map1(d, a, |a| (a as i64 as f32).to_bits())),
        (F64, U8 | U16 | U32) => AllLanes::Extend(|d, a| map1(d, a, |a| f64::from(a).to_bits())),
        (F64, S8) => AllLanes::Extend(|d, a| map1(d, a, |a| f64::from(a as i8).to_bits())),
        (F64, S16) => AllLanes::Extend(|d, a| map1(d, a, |a| f64::from(signed16(a)).to_bits())),
        (F64, S32) => AllLanes::Extend(|d, a| map1(d, a, |a| f64::from(a as i32).to_bits())),
        (F64, U64) => w64!(|a| (a as f64).to_bits()),
        (F64, S64) => w64!(|a| (a as i64 as f64).to_bits()),
        _ => return None,
    })
}

/// The modes of rounding to an integral value.
const NEAREST: u8 = 0;
const TO_ZERO: u8 = 1;
const DOWN: u8 = 2;
const UP: u8 = 3;

/// Rounds to an integral value.
macro_rules! integral {
    ($name:ident, $float:ty, $whole:literal) => {
        #[inline(always)]
        fn $name<const MODE: u8>(x: $float) -> $float {
            // From this number on all are integral; below it, adding it loses the fraction.
            const WHOLE: $float = $whole;
            let size = x.abs();
            let nearest = (size + WHOLE) - WHOLE;
            let below = if nearest > size { nearest - 1.0 } else { nearest };
            let above = if nearest < size { nearest + 1.0 } else { nearest };
            let negative = x < 0.0;
            let rounded = match MODE {
                NEAREST => nearest,
                TO_ZERO => below,
                DOWN => {
                    if negative {
                        above
                    } else {
                        below
                    }
                }
                _ => {
                    if negative {
                        below
                    } else {
                        above
                    }
                }
            };
            let result = if size < WHOLE { rounded } else { size };
            result.copysign(x)
        }
    };
}

integral!(integral32, f32, 8_388_608.0);
integral!(integral64, f64, 4_503_599_627_370_496.0);

/// Chooses by the rounding of a form.
macro_rules! by_rounding {
    ($form:expr, $mode:ident, $wide:expr) => {
        match $form.get()? {
            Rounding::Rni => {
                const $mode: u8 = NEAREST;
                Some($wide)
            }
            Rounding::Rzi => {
                const $mode: u8 = TO_ZERO;
                Some($wide)
            }
            Rounding::Rmi => {
                const $mode: u8 = DOWN;
                Some($wide)
            }
            Rounding::Rpi => {
                const $mode: u8 = UP;
                Some($wide)
            }
            _ => None,
        }
    };
}

/// What a NaN of double precision becomes as an integer of 32 bits.
const NO_NUMBER: u32 = 1 << 31;

/// Floats to 32-bit integers: out of range becomes the end of the range; NaN becomes 0, but of
/// double precision the highest bit.
pub(in crate::isa) fn float_to_int(form: &Form) -> Option<AllLanes> {
    use PtxType::*;
    match (form.ty, form.source, form.has(Ftz::Ftz)) {
        (S32, F32, false) => by_rounding!(
            form,
            MODE,
            w32!(|a| integral32::<MODE>(incoming::<false>(a)) as i32 as u32)
        ),
        (S32, F32, true) => by_rounding!(
            form,
            MODE,
            w32!(|a| integral32::<MODE>(incoming::<true>(a)) as i32 as u32)
        ),
        (U32, F32, false) => {
            by_rounding!(form, MODE, w32!(|a| integral32::<MODE>(incoming::<false>(a)) as u32))
        }
        (U32, F32, true) => {
            by_rounding!(form, MODE, w32!(|a| integral32::<MODE>(incoming::<true>(a)) as u32))
        }
        (S32, F64, _) => by_rounding!(form, MODE, {
            AllLanes::Narrow(|d, a| {
                map1(d, a, |a| {
                    let a = f64::from_bits(a);
                    if a.is_nan() { NO_NUMBER } else { integral64::<MODE>(a) as i32 as u32 }
                });
            })
        }),
        (U32, F64, _) => by_rounding!(form, MODE, {
            AllLanes::Narrow(|d, a| {
                map1(d, a, |a| {
                    let a = f64::from_bits(a);
                    if a.is_nan() { NO_NUMBER } else { integral64::<MODE>(a) as u32 }
                });
            })
        }),
        _ => None,
    }
}

/// A half as single precision, which is exact.
#[inline(always)]
fn widened(half: u32) -> u32 {
    let sign = (half & 0x8000) << 16;
    let size = half & 0x7fff;
    // A subnormal half is a multiple of 2^-24.
    let subnormal = (size as f32 * f32::from_bits((127 - 24) << 23)).to_bits();
    let normal = (size << 13) + ((127 - 15) << 23);
    let value = if size < 0x400 { subnormal } else { normal };
    let value = if size == 0x7c00 { f32::INFINITY.to_bits() } else { value };
    // A NaN keeps its payload.
    let value = if size > 0x7c00 { f32::INFINITY.to_bits() | size << 13 } else { value };
    sign | value
}

/// Single precision as double precision, which is exact; a NaN becomes quiet.
#[inline(always)]
fn doubled(single: u32) -> u64 {
    let sign = u64::from(single >> 31) << 63;
    let payload = u64::from(single & 0x007f_ffff) << 29;
    let value = f32::from_bits(single);
    let nan = sign | f64::INFINITY.to_bits() | payload | QUIET64;
    if value.is_nan() { nan } else { f64::from(value).to_bits() }
}

/// Double precision rounded to single; a NaN keeps what fits of its payload and becomes quiet.
#[inline(always)]
fn halved<const FTZ: bool>(double: u64) -> u32 {
    let sign = (double >> 63 << 31) as u32;
    let nan = sign | 0x7fc0_0000 | (double >> 29) as u32 & 0x007f_ffff;
    let value = f64::from_bits(double);
    if value.is_nan() { nan } else { single::<FTZ>(value).to_bits() }
}

/// Between floats without clamping: what is exact, double to single rounded to nearest, and
/// rounding to integral values.
pub(in crate::isa) fn float(form: &Form) -> Option<AllLanes> {
    use PtxType::*;
    if form.has(Sat::Sat) {
        return None;
    }
    let ftz = form.has(Ftz::Ftz);
    match (form.ty, form.source, form.get()) {
        (F64, F32, None) if ftz => Some(AllLanes::Extend(|d, a| {
            map1(d, a, |a| doubled(outgoing::<true>(f32::from_bits(a))));
        })),
        (F64, F32, None) => Some(AllLanes::Extend(|d, a| {
            map1(d, a, doubled);
        })),
        (F32, F64, Some(Rounding::Rn)) if ftz => Some(AllLanes::Narrow(|d, a| {
            map1(d, a, halved::<true>);
        })),
        (F32, F64, Some(Rounding::Rn)) => Some(AllLanes::Narrow(|d, a| {
            map1(d, a, halved::<false>);
        })),
        (F32, F16, None) if ftz => {
            Some(w32!(|a| if a & 0x7fff > 0x7c00 { NAN32 } else { widened(a) }))
        }
        (F32, F16, None) => Some(w32!(|a| widened(a))),
        (F32, BF16, None) if !ftz => Some(w32!(|a| a << 16)),
        (F32, F32, Some(_)) if ftz => by_rounding!(
            form,
            MODE,
            w32!(|a| outgoing::<true>(integral32::<MODE>(incoming::<true>(a))))
        ),
        (F32, F32, Some(_)) => by_rounding!(
            form,
            MODE,
            w32!(|a| outgoing::<false>(integral32::<MODE>(incoming::<false>(a))))
        ),
        (F64, F64, Some(_)) => {
            by_rounding!(
                form,
                MODE,
                w64!(|a| {
                    let number = f64::from_bits(a);
                    let result = integral64::<MODE>(number).to_bits();
                    if number.is_nan() { a | QUIET64 } else { result }
                })
            )
        }
        _ => None,
    }
}
