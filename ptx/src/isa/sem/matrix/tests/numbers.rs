//! Elements as numbers, sums, and rounding.

use super::*;
use crate::Operands;
use crate::isa::modifiers::*;
use crate::isa::rows;
use crate::isa::sem::matrix::number::{decode, round, saturate};
use crate::isa::sem::matrix::product::{self, Factor, Matrix};
use PtxType::*;

#[test]
fn elements_have_their_values() {
    let known: &[(PtxType, u32, f64)] = &[
        (F16, 0x3c00, 1.0),
        (F16, 1, 2f64.powi(-24)),
        (F16, 0x83ff, -1023.0 * 2f64.powi(-24)),
        (F16, 0x7bff, 65504.0),
        (F16, 0xfc00, f64::NEG_INFINITY),
        (BF16, 0x3f80, 1.0),
        (BF16, 1, 2f64.powi(-133)),
        (TF32, 0x3f80_1fff, 1.0),
        (TF32, 0x3f80_2000, 1.0 + 2f64.powi(-10)),
        (E4M3, 0x7e, 448.0),
        (E4M3, 0x01, 2f64.powi(-9)),
        (E4M3, 0xb8, -1.0),
        (E5M2, 0x7b, 57344.0),
        (E5M2, 0x01, 2f64.powi(-16)),
        (E5M2, 0xfc, f64::NEG_INFINITY),
        (E3M2, 0x1f, 28.0),
        (E3M2, 0x01, 0.0625),
        (E3M2, 0x2c, -1.0),
        (E2M3, 0x1f, 7.5),
        (E2M3, 0x01, 0.125),
        (E2M3, 0x28, -1.0),
        (UE8M0, 0, 2f64.powi(-127)),
        (UE8M0, 127, 1.0),
        (UE8M0, 254, 2f64.powi(127)),
        (UE4M3, 0x38, 1.0),
        (UE4M3, 0xb8, 1.0),
        (UE4M3, 0x7e, 448.0),
        (F32, 1, 2f64.powi(-149)),
    ];
    for &(ty, bits, value) in known {
        assert_eq!(decode(ty, bits), value, "{ty} {bits:#x}");
    }
    let narrow = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0];
    for (bits, value) in (0..).zip(narrow) {
        assert_eq!(decode(E2M1, bits), value);
        assert_eq!(decode(E2M1, bits | 8), -value);
    }
    let nans = [(F16, 0x7c01), (BF16, 0x7fff), (E4M3, 0x7f), (E4M3, 0xff), (E5M2, 0x7d)];
    for (ty, bits) in nans.into_iter().chain([(UE8M0, 0xff), (UE4M3, 0x7f), (TF32, 0x7f80_2000)]) {
        assert!(decode(ty, bits).is_nan(), "{ty} {bits:#x}");
    }
}

#[test]
fn results_are_rounded() {
    let ulp = 2f64.powi(-23);
    let known: &[(PtxType, f64, u32)] = &[
        (F32, 1.0 + 0.99 * ulp, 0x3f80_0000),
        (F32, -1.0 - 0.99 * ulp, 0xbf80_0000),
        (F32, 1.0 - ulp / 4.0, 0x3f7f_ffff),
        (F32, 2f64.powi(-149) * 1.9, 1),
        (F32, 2f64.powi(-150), 0),
        (F32, -0.0, 0x8000_0000),
        (F32, f64::from(f32::MAX), 0x7f7f_ffff),
        (F32, 2f64.powi(128) * (1.0 - 2f64.powi(-30)), 0x7f7f_ffff),
        (F32, -2f64.powi(128), 0xff80_0000),
        (F32, 2f64.powi(300), 0x7f80_0000),
        (F32, f64::NAN, 0x7fff_ffff),
        (F16, 1.0 + 2f64.powi(-11), 0x3c00),
        (F16, 1.0 + 3.0 * 2f64.powi(-11), 0x3c02),
        (F16, 1.0 + 2f64.powi(-11) + 2f64.powi(-50), 0x3c01),
        (F16, 65519.0, 0x7bff),
        (F16, -65520.0, 0xfc00),
        (F16, 2f64.powi(-25), 0),
        (F16, 3.0 * 2f64.powi(-25), 2),
        (F16, 1023.75 * 2f64.powi(-24), 0x400),
        (F16, f64::NAN, 0x7fff),
    ];
    for &(ty, sum, bits) in known {
        assert_eq!(round(ty, sum), bits, "{ty} {sum:e}");
    }
    assert_eq!(saturate(F16, 0x7fff), 0);
    assert_eq!(saturate(F16, 0xfc00), 0xfbff);
    assert_eq!(saturate(F32, 0x7f80_0000), 0x7f7f_ffff);
    assert_eq!(saturate(F32, 0x1234), 0x1234);
}

/// One sum of products by 1, and an accumulator.
fn sum(terms: &[f64]) -> f64 {
    let (mut a, mut b) = (Matrix::new(1, terms.len() as u32), Matrix::new(terms.len() as u32, 8));
    for (i, &term) in terms.iter().enumerate() {
        a.set((0, i as u32), term);
        b.row_mut(i).fill(1.0);
    }
    let d = product::floats(&Factor::dense(a), &b, &Matrix::new(1, 8));
    assert!(d.row(0).iter().all(|x| x.to_bits() == d.at((0, 0)).to_bits()));
    d.at((0, 0))
}

#[test]
fn sums_are_exact() {
    let (big, small) = (2f64.powi(200), 2f64.powi(-200));
    assert_eq!(sum(&[big, 1.0, -big]), 1.0);
    assert_eq!(sum(&[big, small, -big, -small]), 0.0);
    assert_eq!(sum(&[big, small, 3.0, -big, -3.0]), small);
    // The last bit is set for what is absent.
    assert_eq!(sum(&[1.0, small]).to_bits(), 1f64.to_bits() + 1);
    assert_eq!(sum(&[1.0, -small]).to_bits(), 1f64.to_bits() - 1);
    assert_eq!(sum(&[-1.0, small]).to_bits(), (-1f64).to_bits() - 1);
    assert_eq!(sum(&[f64::INFINITY, 1.0, small]), f64::INFINITY);
    assert!(sum(&[f64::INFINITY, f64::NEG_INFINITY]).is_nan());
    // Rounded to nearest half first, this would come out above.
    assert_eq!(round(F16, sum(&[1.0, 2f64.powi(-11), -small])), 0x3c00);
    assert_eq!(round(F32, sum(&[1.0, -small])), 0x3f7f_ffff);
}

/// Sums of random numbers of many magnitudes, against integers of 128 bits.
#[test]
fn sums_match_integers() {
    let mut numbers = Numbers(7);
    for _ in 0..2000 {
        let terms: Vec<(i64, i64)> = (0..17)
            .map(|_| (numbers.within(-0xff_ffff, 0xff_ffff), numbers.within(0, 90)))
            .collect();
        let exact: i128 = terms.iter().map(|&(n, shift)| i128::from(n) << shift).sum();
        let floats: Vec<f64> =
            terms.iter().map(|&(n, shift)| n as f64 * 2f64.powi(shift as i32 - 60)).collect();
        let magnitude = exact.unsigned_abs();
        let sign = if exact < 0 { 1u32 << 31 } else { 0 };
        let want = if magnitude == 0 {
            0
        } else {
            let top = 127 - magnitude.leading_zeros() as i32;
            let digits = (magnitude << (127 - top) >> 104) as u32;
            sign | ((((top - 60 + 127) as u32) << 23) + digits - (1 << 23))
        };
        assert_eq!(round(F32, sum(&floats)), want, "{terms:?}");
    }
}

/// f64 rounds after every step, as the instruction says.
#[test]
fn doubles_round_every_step() {
    let third = 1f64 / 3.0;
    let result = |rounding: Option<Rounding>| {
        let mut inst = Inst::new(rows::MMA_F64, Operands::new()).with(MmaShape::M8n8k4);
        if let Some(rounding) = rounding {
            inst = inst.with(rounding);
        }
        for n in 0..4 {
            inst = inst.with_type(n, F64);
        }
        let mut group = warp(&[2, 1, 1, 2]);
        for (_, values) in &mut group {
            for operand in 1..4 {
                values.list_mut(operand).fill(third.to_bits().into());
            }
        }
        run(&inst, &mut group);
        f64::from_bits(group[0].1.list(0)[0] as u64)
    };
    let near = (0..4).fold(third, |sum, _| third.mul_add(third, sum));
    assert_eq!(result(None), near);
    assert_eq!(result(Some(Rounding::Rn)), near);
    let (down, up) = (result(Some(Rounding::Rm)), result(Some(Rounding::Rp)));
    assert!(down < up && down <= near && near <= up);
    assert_eq!(result(Some(Rounding::Rz)), down);
}

/// A NaN of any operand, and infinities that cancel, give the NaN of arithmetic.
#[test]
fn special_values() {
    let inst = Inst::new(rows::MMA_FLOAT, Operands::new()).with(MmaShape::M16n8k8);
    let types = [F32, F16, F16, F32].into_iter().enumerate();
    let inst = types.fold(inst, |inst, (n, ty)| inst.with_type(n, ty));
    let result = |a: u64, b: u64, c: u32| {
        let mut group = warp(&[4, 2, 1, 4]);
        put(&mut group, 1, 16, 0, 0, a);
        put(&mut group, 2, 16, 0, 0, b);
        group[0].1.list_mut(3)[0] = c.into();
        run(&inst, &mut group);
        group[0].1.list(0)[0] as u32
    };
    assert_eq!(result(0x7e00, 0, 0), 0x7fff_ffff);
    assert_eq!(result(0, 0, 0xffc0_1234), 0x7fff_ffff);
    assert_eq!(result(0x7c00, 0x3c00, 0), 0x7f80_0000);
    assert_eq!(result(0x7c00, 0, 0), 0x7fff_ffff);
    assert_eq!(result(0x7c00, 0x3c00, 0xff80_0000), 0x7fff_ffff);
    assert_eq!(result(1, 1, 0), 2f32.powi(-48).to_bits());
}
