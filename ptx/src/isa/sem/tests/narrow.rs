//! Narrow floating-point formats, against lists of their numbers.

use super::{inst, run, run_form};
use crate::Inst;
use crate::Reg;
use crate::isa::modifiers::Modifier;
use crate::isa::sem::{Form, Sem, Values, truncate};
use crate::isa::{PtxType, Relu, Rounding, SatFinite, Scaled, rows};

/// The formats of pairs: type, width of a field, and their numbers from 0 up, in order of codes.
fn formats() -> Vec<(PtxType, u32, Vec<f64>)> {
    let numbers = |fraction: u32, bias: i32, count: usize| -> Vec<f64> {
        (0..count as u32)
            .map(|code| {
                let (exponent, fraction_bits) = (code >> fraction, code % (1 << fraction));
                let fraction_value = f64::from(fraction_bits) / f64::from(1 << fraction);
                match exponent {
                    0 => fraction_value * 2f64.powi(1 - bias),
                    _ => (1.0 + fraction_value) * 2f64.powi(exponent as i32 - bias),
                }
            })
            .collect()
    };
    vec![
        (PtxType::E4M3x2, 8, numbers(3, 7, 0x7f)),
        (PtxType::E5M2x2, 8, numbers(2, 15, 0x7c)),
        (PtxType::E2M3x2, 8, numbers(3, 1, 0x20)),
        (PtxType::E3M2x2, 8, numbers(2, 3, 0x20)),
        (PtxType::E2M1x2, 4, numbers(1, 1, 8)),
    ]
}

fn sign_bit(ty: PtxType) -> u128 {
    match ty {
        PtxType::E4M3x2 | PtxType::E5M2x2 => 0x80,
        PtxType::E2M3x2 | PtxType::E3M2x2 => 0x20,
        _ => 8,
    }
}

fn single(x: f32) -> u128 {
    u128::from(x.to_bits())
}

fn narrowing(ty: PtxType, rounding: Rounding) -> Inst<Reg> {
    let cvt = inst(rows::CVT_PACK_NARROW, ty).with_type(1, PtxType::F32);
    cvt.with(rounding).with(SatFinite::SatFinite)
}

#[test]
fn largest_and_least_numbers() {
    let ends =
        formats().into_iter().map(|(_, _, numbers)| (numbers[1], *numbers.last().expect("some")));
    let want = [
        (2f64.powi(-9), 448.0),
        (2f64.powi(-16), 57344.0),
        (0.125, 7.5),
        (0.0625, 28.0),
        (0.5, 6.0),
    ];
    assert!(ends.eq(want));
}

#[test]
fn singles_become_the_nearest_number() {
    for (ty, field, numbers) in formats() {
        let cvt = narrowing(ty, Rounding::Rn);
        let towards_zero = narrowing(ty, Rounding::Rz);
        let check = |x: f64| {
            // The nearest number; of two the one with an even code.
            let above = numbers.partition_point(|&n| n <= x).min(numbers.len() - 1);
            let below = above.saturating_sub(1);
            let closer = |a: usize, b: usize| {
                let (da, db) = ((numbers[a] - x).abs(), (numbers[b] - x).abs());
                if da < db || da == db && a.is_multiple_of(2) { a } else { b }
            };
            let beyond = x > numbers[numbers.len() - 1];
            let near = if beyond { numbers.len() - 1 } else { closer(below, above) } as u128;
            let cut = numbers.iter().rposition(|&n| n <= x).expect("0 is a number") as u128;
            let sign = sign_bit(ty);
            let operands = [single(-x as f32), single(x as f32)];
            assert_eq!(run(&cvt, &operands), (near | sign) << field | near, "{ty} {x:e}");
            assert_eq!(run(&towards_zero, &operands), (cut | sign) << field | cut, "{ty} {x:e}");
        };
        for pair in numbers.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            for part in 0..16 {
                check(f64::from((a + (b - a) * f64::from(part) / 16.0) as f32));
            }
            let middle = ((a + b) / 2.0) as f32;
            check(f64::from(f32::from_bits(middle.to_bits() - 1)));
            check(f64::from(f32::from_bits(middle.to_bits() + 1)));
        }
        let largest = *numbers.last().expect("a format has numbers");
        for x in [largest * 1.01, largest * 4.0, f64::INFINITY, 1e-40] {
            check(x);
        }
    }
}

#[test]
fn nan_and_negative_numbers_of_narrow_formats() {
    let nans = [0x7f, 0x7f, 0x1f, 0x1f, 7];
    for ((ty, field, _), nan) in formats().into_iter().zip(nans) {
        let cvt = narrowing(ty, Rounding::Rn);
        let operands = [single(f32::NAN), single(-f32::NAN)];
        assert_eq!(run(&cvt, &operands), nan << field | nan, "{ty}");
        let relu = cvt.with(Relu::Relu);
        assert_eq!(run(&relu, &operands), nan << field | nan, "{ty}");
        assert_eq!(run(&relu, &[single(-1.0), single(-0.0)]), 0, "{ty}");
    }
}

#[test]
fn narrow_numbers_become_halves() {
    for (ty, field, numbers) in formats() {
        let widen = |to| inst(rows::CVT_WIDEN_F16, to).with_type(1, ty).with(Rounding::Rn);
        for (code, &number) in numbers.iter().enumerate() {
            let code = code as u128;
            let result = run(&widen(PtxType::F16x2), &[(code | sign_bit(ty)) << field | code]);
            let half = inst(rows::CVT_FLOAT, PtxType::F32).with_type(1, PtxType::F16);
            let back = |bits| f32::from_bits(run(&half, &[bits]) as u32);
            assert_eq!(f64::from(back(result & 0xffff)), number, "{ty} {code:x}");
            assert_eq!(f64::from(back(result >> 16)), -number, "{ty} {code:x}");
            // And back again.
            let narrow = inst(rows::CVT_NARROW, ty).with_type(1, PtxType::F16x2);
            let narrow = narrow.with(Rounding::Rn).with(SatFinite::SatFinite);
            assert_eq!(run(&narrow, &[result]), (code | sign_bit(ty)) << field | code);
        }
    }
    let widen = |ty| inst(rows::CVT_WIDEN_F16, PtxType::F16x2).with_type(1, ty).with(Rounding::Rn);
    assert_eq!(run(&widen(PtxType::E5M2x2), &[0xfc7c]), 0xfc00_7c00);
    assert_eq!(run(&widen(PtxType::E5M2x2), &[0xfd7f]), 0x7fff_7fff);
    assert_eq!(run(&widen(PtxType::E4M3x2), &[0xff7f]), 0x7fff_7fff);
    let relu = widen(PtxType::E5M2x2).with(Relu::Relu);
    assert_eq!(run(&relu, &[0xfcff]), 0x7fff);
    assert_eq!(run(&widen(PtxType::UE5M3x2), &[0xff78]), 0x7fff_3c00);
}

#[test]
fn powers_of_two() {
    let scale = |rounding| {
        inst(rows::CVT_PACK_SCALE, PtxType::UE8M0x2).with_type(1, PtxType::F32).with(rounding)
    };
    let (down, up) = (scale(Rounding::Rz), scale(Rounding::Rp));
    assert_eq!(run(&down, &[single(1.0), single(1.5)]), 0x7f7f);
    assert_eq!(run(&up, &[single(1.0), single(1.5)]), 0x7f80);
    assert_eq!(run(&up, &[single(0.0), single(-3.0)]), 0x0081);
    assert_eq!(run(&down, &[single(f32::NAN), single(f32::INFINITY)]), 0xffff);
    assert_eq!(run(&up, &[single(f32::MAX), single(f32::from_bits(1))]), 0xff00);
    let saturating = up.with(SatFinite::SatFinite);
    assert_eq!(run(&saturating, &[single(f32::MAX), single(f32::INFINITY)]), 0xfefe);
    // 2^-127 is subnormal, and the least; 3 * 2^-128 is between it and 2^-126.
    assert_eq!(run(&down, &[0x0040_0000, 0x0060_0000]), 0);
    assert_eq!(run(&saturating, &[0x0040_0000, 0x0060_0000]), 1);
    let halves = inst(rows::CVT_SCALE, PtxType::UE8M0x2).with_type(1, PtxType::BF16x2);
    assert_eq!(run(&halves.with(Rounding::Rp), &[0x3f80_3fc0]), 0x7f80);
    let widen = inst(rows::CVT_WIDEN_BF16, PtxType::BF16x2).with_type(1, PtxType::UE8M0x2);
    let widen = widen.with(Rounding::Rn);
    assert_eq!(run(&widen, &[0x7f80]), 0x3f80_4000);
    assert_eq!(run(&widen, &[0x00ff]), 0x0040_7fff);
    let ue5m3 = inst(rows::CVT_PACK_SCALE, PtxType::UE5M3x2).with_type(1, PtxType::F32);
    let nearest = ue5m3.clone().with(Rounding::Rn);
    assert_eq!(run(&nearest, &[single(114_688.0), single(-1.0)]), 0xfe78);
    assert_eq!(run(&nearest, &[single(1e9), single(f32::NAN)]), 0xffff);
    assert_eq!(run(&nearest.with(SatFinite::SatFinite), &[single(1e9), single(0.0)]), 0xfe00);
    assert_eq!(run(&ue5m3.with(Rounding::Rz), &[single(1e9), single(f32::INFINITY)]), 0xfeff);
}

#[test]
fn fixed_point_is_scaled() {
    let cvt = narrowing(PtxType::S2F6x2, Rounding::Rn);
    assert_eq!(run(&cvt, &[single(1.0), single(-0.5)]), 0x40e0);
    assert_eq!(run(&cvt, &[single(100.0), single(-100.0)]), 0x7f80);
    assert_eq!(run(&cvt, &[single(f32::NAN), single(0.5 / 64.0)]), 0x7f00);
    assert_eq!(run(&cvt, &[single(1.5 / 64.0), single(-1.5 / 64.0)]), 0x02fe);
    let scaled = cvt.with(Scaled::Ue8m0);
    assert_eq!(run(&scaled, &[single(4.0), single(0.125), 0x817c]), 0x4040);
    assert_eq!(run(&scaled.with(Relu::Relu), &[single(-4.0), single(1.0), 0x7fff]), 0x007f);
    let widen = inst(rows::CVT_WIDEN_BF16, PtxType::BF16x2).with_type(1, PtxType::S2F6x2);
    let widen = widen.with(Rounding::Rn);
    assert_eq!(run(&widen, &[0x40c0]), 0x3f80_bf80);
    let scaled = widen.with(Scaled::Ue8m0);
    assert_eq!(run(&scaled, &[0x4001, 0x807f]), 0x4000_3c80);
    assert_eq!(run(&scaled, &[0x7f80, 0xfeff]), 0x7f7e_7fff);
    let e5m2 = inst(rows::CVT_WIDEN_BF16, PtxType::BF16x2).with_type(1, PtxType::E5M2x2);
    let e5m2 = e5m2.with(Rounding::Rn).with(Scaled::Ue8m0);
    assert_eq!(run(&e5m2, &[0x7bfb, 0xfefe]), 0x7f80_ff80);
    assert_eq!(run(&e5m2.with(SatFinite::SatFinite), &[0x7bfb, 0xfefe]), 0x7f7f_ff7f);
}

fn quads(ty: PtxType, values: [f32; 4], random: u128) -> u128 {
    let cvt = inst(rows::CVT_PACK_STOCHASTIC, ty).with_type(1, PtxType::F32).with(Rounding::Rs);
    let form = Form::of(&cvt.with(SatFinite::SatFinite));
    let mut v = Values { given: 7, ..Values::default() };
    assert!(v.lay_out([0, 4]));
    v.list_mut(1).copy_from_slice(&values.map(single));
    v.scalars[2] = random;
    let Sem::Lane(f) = form.row.sem else { panic!("it is a lane operation") };
    f(&form, &mut v);
    truncate(v.scalars[0], ty.bits())
}

/// The share of random bits that round up is the part that is discarded.
#[test]
fn random_bits_round_in_proportion() {
    // 1 + 3/32 is three quarters of the way from 1 to the next number with three bits of fraction.
    for (x, per_mille) in [(1.0 + 3.0 / 32.0, 750), (1.0, 0), (1.0 + 1.0 / 16.0, 500)] {
        let up = (0..1000u128)
            .filter(|i| {
                let random = i * 65536 / 1000;
                quads(PtxType::E4M3x4, [0.0, 0.0, 0.0, x], random) == 0x39
            })
            .count();
        assert!((up as i32 - per_mille).abs() <= 1, "{x}: {up}");
    }
    // Subnormal numbers too: 2^-9 is the least, and the half of it goes up for half of the bits.
    assert_eq!(quads(PtxType::E4M3x4, [0.0, 0.0, 0.0, 2f32.powi(-10)], 0x7fff), 0);
    assert_eq!(quads(PtxType::E4M3x4, [0.0, 0.0, 0.0, 2f32.powi(-10)], 0x8000), 1);
}

#[test]
fn random_bits_are_shared() {
    let x = 1.0 + 1.0 / 16.0;
    // The first of a pair reads the bits backwards.
    assert_eq!(quads(PtxType::E4M3x4, [x; 4], 0x8000_0001), 0x3839_3938);
    assert_eq!(quads(PtxType::E4M3x4, [x, -x, f32::NAN, 1e9], 0x8001_0000), 0x39b9_7f7e);
    // Four bits: the upper byte of each half is for the first pair.
    assert_eq!(quads(PtxType::E2M1x4, [1.25; 4], 0x8000_0000), 0x2322);
    assert_eq!(quads(PtxType::E2M1x4, [1.25; 4], 0x0080_0000), 0x2223);
    assert_eq!(quads(PtxType::E2M1x4, [1.25; 4], 0x0000_0100), 0x3222);

    let halves =
        |ty| inst(rows::CVT_PACK_HALF_STOCHASTIC, ty).with_type(1, PtxType::F32).with(Rounding::Rs);
    let middle = |bits: u32| u128::from(0x3f80_0000 | bits);
    let f16 = halves(PtxType::F16x2);
    assert_eq!(run(&f16, &[middle(0x1000), middle(0x1000), 0xf000_0fff]), 0x3c01_3c00);
    let bf16 = halves(PtxType::BF16x2);
    assert_eq!(run(&bf16, &[middle(1), middle(1), 0xffff_fffe]), 0x3f81_3f80);
    assert_eq!(run(&bf16, &[single(f32::MAX), single(f32::NAN), 0xffff_0000]), 0x7f80_7fff);
    let saturating = bf16.with(SatFinite::SatFinite);
    assert_eq!(
        run(&saturating, &[single(f32::MAX), single(f32::NEG_INFINITY), 0xffff_0000]),
        0x7f7f_ff7f
    );
}

#[test]
fn integers_are_packed() {
    let pack =
        |ty| inst(rows::CVT_PACK_3, ty).with_type(1, PtxType::S32).with_type(2, PtxType::B32);
    let minus = |n: u32| u128::from(n.wrapping_neg());
    assert_eq!(run(&pack(PtxType::U8), &[300, minus(1), 0x89ab_cdef]), 0xcdef_ff00);
    assert_eq!(run(&pack(PtxType::S8), &[200, minus(200), 0x0123_4567]), 0x4567_7f80);
    assert_eq!(run(&pack(PtxType::U4), &[17, minus(1), 0xdead_beef]), 0xadbe_eff0);
    assert_eq!(run(&pack(PtxType::S2), &[2, minus(3), 0x0123_4567]), 0x1234_5676);
    let pair = inst(rows::CVT_PACK_2, PtxType::S16).with_type(1, PtxType::S32);
    assert_eq!(run(&pair, &[40_000, minus(40_000)]), 0x7fff_8000);
    let form = Form::of(&pair.with_type(0, PtxType::U16));
    assert_eq!(run_form(&form, &[70_000, minus(3)]), 0xffff_0000);
}

/// Nothing that an operand can hold makes an instruction fail.
#[test]
fn narrow_conversions_take_all_bits() {
    let mut bits = 0x0123_4567_u128;
    for _ in 0..20_000 {
        bits = truncate(bits.wrapping_mul(0x5851_f42d_4c95_7f2d) + 0x1405_7b7e, 64);
        let (a, b) = (bits >> 32, truncate(bits, 32));
        for (ty, field, numbers) in formats() {
            let code = run(&narrowing(ty, Rounding::Rn), &[a, b]);
            let high = truncate(code >> field, field) & !sign_bit(ty);
            let is_nan = f32::from_bits(a as u32).is_nan();
            assert!(high < numbers.len() as u128 || is_nan, "{ty} {a:x} {code:x}");
        }
    }
    assert_eq!(Rounding::Rs.code(), 6);
}
