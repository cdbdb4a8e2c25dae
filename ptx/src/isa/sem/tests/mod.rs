//! The meanings, against models of the host.

use super::*;
use crate::isa::{Ftz, MulPart, Sat, ShiftDirection, ShiftMode};
use crate::isa::{PtxType, Rounding, RowId, rows};
use crate::{Inst, Operands, Reg};

mod approximate;
mod lanes;
mod narrow;
mod video;

/// Runs a lane operation on operands 1, 2, .. and gives result 0, cut to its type.
fn run(inst: &Inst<Reg>, operands: &[u128]) -> u128 {
    let ty = inst.type_of(inst.row().operands[0].ty).expect("the result has a type");
    truncate(run_form(&Form::of(inst), operands), ty.bits())
}

/// The same of a form, not cut.
fn run_form(form: &Form, operands: &[u128]) -> u128 {
    let mut v = Values { given: 0xff >> (7 - operands.len()), ..Values::default() };
    v.scalars[1..=operands.len()].copy_from_slice(operands);
    match form.row.sem {
        Sem::Lane(f) => f(form, &mut v),
        other => panic!("{other:?} is no lane operation"),
    }
    v.scalars[0]
}

fn inst(row: RowId, ty: PtxType) -> Inst<Reg> {
    Inst::new(row, Operands::new()).with_type(0, ty)
}

fn f32_op(row: RowId, a: f32, b: f32, c: f32) -> f32 {
    let i = inst(row, PtxType::F32).with(Rounding::Rn);
    let args = [a, b, c].map(|x| u128::from(x.to_bits()));
    f32::from_bits(run(&i, &args) as u32)
}

/// Numbers with every kind of special value among them.
fn samples() -> Vec<f64> {
    let mut state = 0x1234_5678_9abc_def1u64;
    let mut values = vec![0.0, -0.0, 1.0, -1.5, f64::INFINITY, f64::NAN, 1e-310, 1e300, 3e-39];
    for _ in 0..300 {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        values.push(f64::from_bits(state ^ state >> 29));
        values.push(f64::from(f32::from_bits((state >> 17) as u32)));
    }
    values
}

#[test]
fn arithmetic_rounds_as_the_host_does() {
    let same = |got: f32, want: f32| {
        assert!(got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan(), "{got} {want}");
    };
    let samples = samples();
    for w in samples.windows(3) {
        let [a, b, c] = [w[0] as f32, w[1] as f32, w[2] as f32];
        same(f32_op(rows::ADD_FLOAT, a, b, 0.0), a + b);
        same(f32_op(rows::MUL_FLOAT, a, b, 0.0), a * b);
        same(f32_op(rows::DIV_FLOAT, a, b, 0.0), a / b);
        same(f32_op(rows::FMA, a, b, c), a.mul_add(b, c));
        same(f32_op(rows::SQRT, a, 0.0, 0.0), a.sqrt());
        let sqrt = inst(rows::SQRT, PtxType::F64).with(Rounding::Rn);
        let got = f64::from_bits(run(&sqrt, &[u128::from(w[0].to_bits())]) as u64);
        assert!(got.to_bits() == w[0].sqrt().to_bits() || got.is_nan() && w[0].sqrt().is_nan());
    }
}

#[test]
fn products_of_fma_are_not_rounded() {
    let near = f32::from_bits(0x3f80_0001); // 1 + 2^-23, whose square is 1 + 2^-22 + 2^-46.
    assert_eq!(f32_op(rows::FMA, near, near, -(near * near)), 2f32.powi(-46));
}

#[test]
fn directed_square_roots_enclose_the_root() {
    for value in samples().into_iter().filter(|v| *v > 1e-250 && v.is_finite()) {
        let root = |rounding| {
            let i = inst(rows::SQRT, PtxType::F64).with(rounding);
            f64::from_bits(run(&i, &[u128::from(value.to_bits())]) as u64)
        };
        let (down, up, near) = (root(Rounding::Rm), root(Rounding::Rp), root(Rounding::Rn));
        assert!(down <= near && near <= up && up.to_bits() - down.to_bits() <= 1, "{value}");
        assert_eq!(root(Rounding::Rz), down);
        let exact = down.mul_add(down, -value) == 0.0;
        assert_eq!(exact, down == up, "{value}");
    }
}

#[test]
fn nan_ftz_and_sat() {
    let nan = u128::from(f32::NAN.to_bits() | 0x1234);
    let add = inst(rows::ADD_FLOAT, PtxType::F32);
    assert_eq!(run(&add, &[nan, 0]), 0x7fff_ffff);
    assert_eq!(run(&add.clone().with(Sat::Sat), &[nan, 0]), 0);
    let tiny = u128::from(1u32);
    assert_eq!(run(&add, &[tiny, 0]), 1);
    assert_eq!(run(&add.with(Ftz::Ftz), &[tiny | 1 << 31, 0]), 0);
    let min = inst(rows::MIN_FLOAT, PtxType::F32);
    assert_eq!(run(&min, &[1 << 31, 0]), 1 << 31);
    assert_eq!(run(&min, &[nan, 5]), 5);
}

#[test]
fn integers() {
    let mul = |part, ty| inst(rows::MUL_INT, ty).with(part);
    let max = u128::from(u64::MAX);
    assert_eq!(run(&mul(MulPart::Hi, PtxType::U64), &[max, max]), max - 1);
    assert_eq!(run(&mul(MulPart::Hi, PtxType::S64), &[max, 1]), max);
    assert_eq!(run(&mul(MulPart::Wide, PtxType::S32), &[0xffff_ffff, 2]), max - 1);
    let add = inst(rows::ADD_INT, PtxType::S32).with(Sat::Sat);
    assert_eq!(run(&add, &[0x7fff_ffff, 1]), 0x7fff_ffff);
    assert_eq!(run(&inst(rows::DIV_INT, PtxType::S32), &[0x8000_0000, 0xffff_ffff]), 0x8000_0000);
    assert_eq!(run(&inst(rows::SHR, PtxType::S32), &[0x8000_0000, 99]), 0xffff_ffff);
    assert_eq!(run(&inst(rows::SHL, PtxType::B32), &[1, 32]), 0);
    assert_eq!(run(&inst(rows::BFE, PtxType::S32), &[0x0000_00f0, 4, 4]), 0xffff_ffff);
    assert_eq!(run(&inst(rows::BFE, PtxType::U32), &[0xffff_ffff, 40, 8]), 0);
    assert_eq!(run(&inst(rows::BFE, PtxType::S32), &[0x8000_0000, 40, 8]), 0xffff_ffff);
    assert_eq!(run(&inst(rows::BFE, PtxType::U32), &[0xffff_ffff, 3, 0]), 0);
    assert_eq!(run(&inst(rows::BFI, PtxType::B32), &[0xff, 0, 4, 4]), 0xf0);
    assert_eq!(run(&inst(rows::BFIND, PtxType::U32), &[0]), 0xffff_ffff);
    assert_eq!(run(&inst(rows::BFIND, PtxType::S32), &[0xffff_fff0]), 3);
    assert_eq!(run(&inst(rows::BREV, PtxType::B32), &[1]), 1 << 31);
    assert_eq!(run(&inst(rows::CLZ, PtxType::B64), &[1]), 63);
    let shf = |d, m| inst(rows::SHF, PtxType::B32).with(d).with(m);
    let (lo, hi) = (0x1111_2222, 0x3333_4444);
    assert_eq!(run(&shf(ShiftDirection::Left, ShiftMode::Wrap), &[lo, hi, 40]), 0x3344_4411);
    assert_eq!(run(&shf(ShiftDirection::Right, ShiftMode::Clamp), &[lo, hi, 40]), hi);
    assert_eq!(run(&inst(rows::LOP3, PtxType::B32), &[0xf0, 0xcc, 0xaa, 0x96]), 0x96);
    assert_eq!(
        run(&inst(rows::PRMT, PtxType::B32), &[0x8003_0201, 0x0706_0504, 0x7b30]),
        0x07ff_8001
    );
    assert_eq!(run(&inst(rows::MIN_INT, PtxType::S16x2), &[0x0001_ffff, 0xffff_0001]), 0xffff_ffff);
}

#[test]
fn carries() {
    let form = Form::of(&inst(rows::ADD_CC, PtxType::U32));
    let mut v = Values::default();
    v.scalars[1] = 0xffff_ffff;
    v.scalars[2] = 1;
    integer::add_cc(&form, &mut v);
    assert!(v.carry);
    integer::subc_cc(&form, &mut v);
    // Nothing is borrowed where the flag is set.
    assert_eq!((truncate(v.scalars[0], 32), v.carry), (0xffff_fffe, true));
    v.scalars[2] = 0xffff_ffff;
    integer::sub_cc(&form, &mut v);
    integer::subc_cc(&form, &mut v);
    assert_eq!((truncate(v.scalars[0], 32), v.carry), (0, true));
    v.scalars[1] = 0;
    integer::subc_cc(&form, &mut v);
    assert_eq!((truncate(v.scalars[0], 32), v.carry), (1, false));
    integer::addc(&form, &mut v);
    assert_eq!(truncate(v.scalars[0], 32), 0xffff_ffff);
}

#[test]
fn conversions() {
    let cvt = |row, to, from| inst(row, to).with_type(1, from);
    let i = cvt(rows::CVT_FLOAT_TO_INT, PtxType::S32, PtxType::F32).with(Rounding::Rni);
    let bits = |x: f32| u128::from(x.to_bits());
    assert_eq!(run(&i, &[bits(2.5)]), 2);
    assert_eq!(run(&i, &[bits(-3.5)]), 0xffff_fffc);
    assert_eq!(run(&i, &[bits(1e20)]), 0x7fff_ffff);
    assert_eq!(run(&i, &[bits(f32::NAN)]), 0);
    let i = cvt(rows::CVT_INT, PtxType::S8, PtxType::S32).with(Sat::Sat);
    assert_eq!(run(&i, &[0xffff_0000]), 0x80);
    let i = cvt(rows::CVT_FLOAT, PtxType::F16, PtxType::F32).with(Rounding::Rn);
    assert_eq!(run(&i, &[bits(1.0)]), 0x3c00);
    assert_eq!(run(&i, &[bits(1e9)]), 0x7c00);
    let i = cvt(rows::CVT_FLOAT, PtxType::F32, PtxType::F32).with(Rounding::Rpi);
    assert_eq!(run(&i, &[bits(1.25)]), bits(2.0));
    let i = cvt(rows::CVT_TF32, PtxType::TF32, PtxType::F32).with(Rounding::Rna);
    assert_eq!(run(&i, &[0x3f80_1000]), 0x3f80_2000);
    let i = cvt(rows::CVT_PACK_HALF, PtxType::F16x2, PtxType::F32).with(Rounding::Rn);
    assert_eq!(run(&i, &[bits(1.0), bits(2.0)]), 0x3c00_4000);
}

/// `.ftz` of a conversion is about single precision: a subnormal half stays.
#[test]
fn conversions_flush_single_precision_only() {
    let cvt = |to, from| inst(rows::CVT_FLOAT, to).with_type(1, from).with(Ftz::Ftz);
    let widen = cvt(PtxType::F32, PtxType::F16);
    assert_eq!(run(&widen, &[1]), u128::from(2f32.powi(-24).to_bits()));
    let narrow = cvt(PtxType::F16, PtxType::F32).with(Rounding::Rn);
    assert_eq!(run(&narrow, &[2f32.powi(-24).to_bits().into()]), 1);
    assert_eq!(run(&narrow, &[1]), 0);
}

#[test]
fn fields_are_extended() {
    let szext = |mode, ty, a, n| run(&inst(rows::SZEXT, ty).with(mode), &[a, n]);
    let (clamp, wrap, s32, u32) = (ShiftMode::Clamp, ShiftMode::Wrap, PtxType::S32, PtxType::U32);
    assert_eq!(szext(clamp, s32, 0x1234_5680, 8), 0xffff_ff80);
    assert_eq!(szext(clamp, u32, 0x1234_5680, 8), 0x80);
    assert_eq!(szext(clamp, s32, 0x8234_5680, 40), 0x8234_5680);
    assert_eq!(szext(wrap, s32, 0x1234_5680, 40), 0xffff_ff80);
    assert_eq!(szext(wrap, s32, 0xffff_ffff, 32), 0);
    assert_eq!(szext(clamp, s32, 0xffff_ffff, 0), 0);
}
