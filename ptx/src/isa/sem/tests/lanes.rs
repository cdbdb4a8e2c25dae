//! Operations on numbers of one thread: vectors by hand and the ends of every range.

use super::{inst, run};
use crate::isa::sem::{Form, Sem, Values};
use crate::isa::{
    Approx, Ftz, MulPart, NanMode, Oob, PtxType, Relu, Rounding, RowId, Sat, SatFinite, ShiftMode,
    TestClass, rows,
};
use crate::{Inst, Reg};

fn single(x: f32) -> u128 {
    u128::from(x.to_bits())
}

fn double(x: f64) -> u128 {
    u128::from(x.to_bits())
}

const fn minus(n: u32) -> u128 {
    n.wrapping_neg() as u128
}

const NAN: u128 = 0x7fff_ffff;
const INFINITY: u128 = 0x7f80_0000;
const SIGN: u128 = 0x8000_0000;

#[test]
fn products_of_24_bits() {
    let mul24 = |part, ty| inst(rows::MUL24, ty).with(part);
    // Bits above the lowest 24 are not read.
    let (a, b) = (0xaaff_ffff, 0x55ff_fffe);
    let whole = 0x00ff_ffffu64 * 0x00ff_fffe;
    assert_eq!(run(&mul24(MulPart::Lo, PtxType::U32), &[a, b]), u128::from(whole as u32));
    assert_eq!(run(&mul24(MulPart::Hi, PtxType::U32), &[a, b]), u128::from((whole >> 16) as u32));
    // As signed numbers they are -1 and -2.
    assert_eq!(run(&mul24(MulPart::Lo, PtxType::S32), &[a, b]), 2);
    assert_eq!(run(&mul24(MulPart::Hi, PtxType::S32), &[0x00ff_ffff, 1]), 0xffff_ffff);
    let mad24 = |part, ty| inst(rows::MAD24, ty).with(part);
    assert_eq!(run(&mad24(MulPart::Lo, PtxType::S32), &[a, b, 40]), 42);
    let largest = 0x7f_ffff;
    let hi = ((largest * largest) >> 16) as u32;
    let sat = mad24(MulPart::Hi, PtxType::S32).with(Sat::Sat);
    assert_eq!(run(&sat, &[largest, largest, 1]), u128::from(hi + 1));
    assert_eq!(run(&sat, &[largest, largest, 0x7fff_ffff]), 0x7fff_ffff);
    assert_eq!(run(&sat, &[largest, 0x80_0000, 0x8000_0000]), 0x8000_0000);
}

#[test]
fn sums_of_differences_and_products() {
    let sad = |ty| inst(rows::SAD, ty);
    assert_eq!(run(&sad(PtxType::U32), &[3, 0xffff_ffff, 10]), 6);
    assert_eq!(run(&sad(PtxType::S32), &[3, minus(1), 10]), 14);
    assert_eq!(run(&sad(PtxType::S16), &[0x8000, 0x7fff, 0]), 0xffff);
    assert_eq!(run(&sad(PtxType::U64), &[0, u128::from(u64::MAX), 1]), 0);
    let dp4a = |a, b| inst(rows::DP4A, a).with_type(1, b);
    let (u32, s32) = (PtxType::U32, PtxType::S32);
    assert_eq!(run(&dp4a(u32, u32), &[0xff01_0203, 0xff04_0506, 7]), 0xfe01 + 4 + 10 + 18 + 7);
    assert_eq!(run(&dp4a(s32, s32), &[0xff01_0203, 0xff04_0506, 7]), 1 + 4 + 10 + 18 + 7);
    assert_eq!(run(&dp4a(s32, u32), &[0xff00_0000, 0xff00_0000, 0]), minus(255));
    assert_eq!(run(&dp4a(u32, s32), &[0xff00_0000, 0x8000_0000, 0]), minus(255 * 128));
    let dp2a = |part, a, b| inst(rows::DP2A, a).with_type(1, b).with(part);
    let (a, b) = (0xffff_0003, 0x80fe_0201);
    assert_eq!(run(&dp2a(MulPart::Lo, s32, s32), &[a, b, 10]), 3 - 2 + 10);
    assert_eq!(run(&dp2a(MulPart::Hi, s32, s32), &[a, b, 10]), 128 - 6 + 10);
    assert_eq!(run(&dp2a(MulPart::Hi, u32, u32), &[a, b, 0]), 0xfe * 3 + 0xffff * 0x80);
}

#[test]
fn products_without_carries() {
    let clmad = |part| inst(rows::CLMAD, PtxType::U64).with(part);
    assert_eq!(run(&clmad(MulPart::Lo), &[0b111, 0b101, 0]), 0b11011);
    assert_eq!(run(&clmad(MulPart::Lo), &[3, 3, 0xf]), 0b0101 ^ 0xf);
    let top = 1 << 63;
    assert_eq!(run(&clmad(MulPart::Hi), &[top, top, 0]), 1 << 62);
    assert_eq!(run(&clmad(MulPart::Hi), &[top | 1, 2, 0x10]), 0x11);
}

#[test]
fn bits_are_found() {
    let fns = |mask, base, offset: i32| {
        run(&inst(rows::FNS, PtxType::B32), &[mask, base, u128::from(offset as u32)])
    };
    let mask = 0xaaaa_aaaa;
    assert_eq!(
        [fns(mask, 3, 1), fns(mask, 3, -1), fns(mask, 2, 1), fns(mask, 2, -1)],
        [3, 3, 3, 1]
    );
    assert_eq!([fns(mask, 3, 0), fns(mask, 2, 0)], [3, 0xffff_ffff]);
    assert_eq!([fns(mask, 0, 16), fns(mask, 0, 17), fns(mask, 31, -16)], [31, 0xffff_ffff, 1]);
    assert_eq!([fns(mask, 40, 1), fns(mask, 5, i32::MIN)], [0xffff_ffff; 2]);
    assert_eq!(fns(0, 31, i32::MAX), 0xffff_ffff);
}

/// The mask as the manual computes it.
fn mask_model(clamp: bool, a: u32, b: u32) -> u32 {
    let (a1, b1) = (a & 31, b & 31);
    let sum = a1 + b1;
    let out = clamp && a >= 32;
    let mask0 = if out { 0 } else { u32::MAX << a1 };
    let mask1 = if sum >= 32 || out || clamp && b >= 32 {
        0
    } else if b1 == 0 {
        u32::MAX
    } else {
        u32::MAX << sum
    };
    mask0 & !mask1
}

#[test]
fn masks_of_bits() {
    for (mode, clamp) in [(ShiftMode::Clamp, true), (ShiftMode::Wrap, false)] {
        let bmsk = inst(rows::BMSK, PtxType::B32).with(mode);
        for a in (0..70).chain([255, u32::MAX]) {
            for b in (0..70).chain([255, u32::MAX]) {
                let want = u128::from(mask_model(clamp, a, b));
                assert_eq!(run(&bmsk, &[a.into(), b.into()]), want, "{mode} {a} {b}");
            }
        }
    }
}

#[test]
fn vectors_are_copied() {
    let form = Form::of(&inst(rows::MOV_VECTOR, PtxType::U32));
    let mut v = Values { given: 3, ..Values::default() };
    assert!(v.lay_out([4, 4]));
    v.list_mut(1).copy_from_slice(&[1, 2, 3, 4]);
    let Sem::Lane(f) = form.row.sem else { panic!("it is a lane operation") };
    f(&form, &mut v);
    assert_eq!(v.list(0), [1, 2, 3, 4]);
}

#[test]
fn division_never_fails() {
    for ty in [PtxType::U16, PtxType::S16, PtxType::U32, PtxType::S32, PtxType::U64, PtxType::S64] {
        let (least, ones) = (1u128 << (ty.bits() - 1), (1u128 << (ty.bits() - 1) << 1) - 1);
        for row in [rows::DIV_INT, rows::REM_INT] {
            for (a, b) in [(least, ones), (least, 0), (0, 0), (ones, 1)] {
                assert!(run(&inst(row, ty), &[a, b]) <= ones);
            }
        }
        if ty.is_signed() {
            assert_eq!(run(&inst(rows::DIV_INT, ty), &[least, ones]), least);
            assert_eq!(run(&inst(rows::REM_INT, ty), &[least, ones]), 0);
            assert_eq!(run(&inst(rows::ABS_INT, ty), &[least]), least);
        }
    }
}

#[test]
fn nan_of_doubles_keeps_its_payload() {
    const INVALID: u128 = 0xfff8 << 48;
    let (a, b) = (0x7ff0_0000_0000_1234, 0xfff8_0000_0000_5678);
    let op = |row| inst(row, PtxType::F64).with(Rounding::Rn);
    let add = op(rows::ADD_FLOAT);
    assert_eq!(run(&add, &[a, double(1.0)]), a | 1 << 51);
    assert_eq!(run(&add, &[a, b]), b);
    assert_eq!(run(&add, &[double(f64::INFINITY), double(f64::NEG_INFINITY)]), INVALID);
    assert_eq!(run(&op(rows::DIV_FLOAT), &[0, 0]), INVALID);
    assert_eq!(run(&op(rows::SQRT), &[double(-1.0)]), INVALID);
    assert_eq!(run(&op(rows::FMA), &[a, double(1.0), double(2.0)]), a | 1 << 51);
    let min = inst(rows::MIN_FLOAT, PtxType::F64);
    assert_eq!(run(&min, &[a, double(3.0)]), double(3.0));
    assert_eq!(run(&min, &[a, b]), b);
    // As a sum with -0, what an H100 does.
    assert_eq!(run(&inst(rows::NEG_FLOAT, PtxType::F64), &[a]), a | 1 << 51);
    assert_eq!(run(&inst(rows::ABS_FLOAT, PtxType::F64), &[b]), b);
}

#[test]
fn nan_of_narrower_floats_is_one() {
    for (ty, nan) in [(PtxType::F32, NAN), (PtxType::F16, 0x7fff), (PtxType::BF16, 0x7fff)] {
        let infinity = if ty == PtxType::F16 { 0x7c00 } else { 0x7f80 << (ty.bits() - 16) };
        let sign = 1 << (ty.bits() - 1);
        let signalling = infinity + 1;
        let add = inst(rows::ADD_FLOAT, ty).with(Rounding::Rn);
        assert_eq!(run(&add, &[signalling | sign, 0]), nan, "{ty}");
        assert_eq!(run(&add, &[infinity, infinity | sign]), nan, "{ty}");
        let min = inst(rows::MIN_FLOAT, ty);
        assert_eq!(run(&min, &[signalling, signalling]), nan, "{ty}");
        assert_eq!(run(&min.with(NanMode::Nan), &[signalling, 0]), nan, "{ty}");
    }
}

#[test]
fn factors_from_beyond_a_tensor() {
    for ty in [PtxType::F16, PtxType::BF16] {
        let fma = inst(rows::FMA, ty).with(Rounding::Rn).with(Oob::Oob);
        let one = if ty == PtxType::F16 { 0x3c00 } else { 0x3f80 };
        assert_eq!(run(&fma, &[0x7ff7, one, one]), 0);
        assert_eq!(run(&fma, &[one, 0xfff7, 0x7fff]), 0);
        assert_eq!(run(&fma, &[one, one, 0x7ff7]), 0x7fff);
        assert_eq!(run(&fma, &[one, 0x7fff, one]), 0x7fff);
    }
    let pairs = inst(rows::FMA, PtxType::F16x2).with(Rounding::Rn).with(Oob::Oob);
    assert_eq!(run(&pairs, &[0x3c00_7ff7, 0x3c00_3c00, 0x3c00_3c00]), 0x4000_0000);
    let relu = inst(rows::FMA, PtxType::BF16).with(Rounding::Rn).with(Relu::Relu);
    assert_eq!(run(&relu, &[0xbf80, 0x3f80, 0]), 0);
}

#[test]
fn zero_is_normal() {
    let test = |class, ty, a| run(&inst(rows::TESTP, ty).with(class), &[a]);
    for zero in [0, SIGN] {
        assert_eq!(test(TestClass::Normal, PtxType::F32, zero), 1);
        assert_eq!(test(TestClass::Subnormal, PtxType::F32, zero), 0);
    }
    assert_eq!(test(TestClass::Normal, PtxType::F64, 1), 0);
    assert_eq!(test(TestClass::Subnormal, PtxType::F64, 1), 1);
    assert_eq!(test(TestClass::Normal, PtxType::F32, INFINITY), 0);
}

fn approximate(row: RowId) -> Inst<Reg> {
    inst(row, PtxType::F32).with(Approx::Approx)
}

/// The tables of corner cases in the manual, with `.ftz`.
#[test]
fn approximations_at_the_ends() {
    let (zero, tiny, one, inf) = (0, 1, single(1.0), INFINITY);
    let cases = [
        // -inf, -subnormal, -0, +0, +subnormal, +inf
        (rows::RCP_APPROX, [SIGN, SIGN | inf, SIGN | inf, inf, inf, zero]),
        (rows::SQRT_APPROX, [NAN, SIGN, SIGN, zero, zero, inf]),
        (rows::RSQRT, [NAN, SIGN | inf, SIGN | inf, inf, inf, zero]),
        (rows::SIN, [NAN, SIGN, SIGN, zero, zero, NAN]),
        (rows::COS, [NAN, one, one, one, one, NAN]),
        (rows::LG2, [NAN, SIGN | inf, SIGN | inf, SIGN | inf, SIGN | inf, inf]),
        (rows::EX2, [zero, one, one, one, one, inf]),
    ];
    for (row, results) in cases {
        let op = approximate(row).with(Ftz::Ftz);
        let operands = [SIGN | inf, SIGN | tiny, SIGN, zero, tiny, inf];
        for (operand, result) in operands.into_iter().zip(results) {
            assert_eq!(run(&op, &[operand]), result, "{row:?} {operand:x}");
        }
        assert_eq!(run(&op, &[0xffc1_2345]), NAN, "{row:?}");
    }
    for row in [rows::SQRT_APPROX, rows::RSQRT, rows::LG2] {
        assert_eq!(run(&approximate(row), &[single(-1.0)]), NAN, "{row:?}");
    }
    let tanh = approximate(rows::TANH);
    let ends = [SIGN | inf, SIGN | tiny, SIGN, zero, tiny, inf, NAN];
    let results = [single(-1.0), SIGN | tiny, SIGN, zero, tiny, one, NAN];
    assert_eq!(ends.map(|operand| run(&tanh, &[operand])), results);
}

/// Without `.ftz` subnormal numbers go in and come out.
#[test]
fn approximations_of_subnormal_numbers() {
    let least = f32::from_bits(1);
    let of = |row, x: f32| run(&approximate(row), &[single(x)]);
    assert_eq!(of(rows::LG2, least), single(-149.0));
    assert_eq!(of(rows::EX2, -149.0), 1);
    assert_eq!(run(&approximate(rows::EX2).with(Ftz::Ftz), &[single(-149.0)]), 0);
    assert_eq!(of(rows::RCP_APPROX, 2f32.powi(-127)), single(2f32.powi(127)));
    assert_eq!(of(rows::RCP_APPROX, 2f32.powi(127)), single(2f32.powi(-127)));
    assert_eq!(of(rows::RCP_APPROX, least), INFINITY);
    assert_eq!(of(rows::SQRT_APPROX, 2.0 * least), single(2f32.powi(-74)));
    assert_eq!(of(rows::RSQRT, 2.0 * least), single(2f32.powi(74)));
    assert_eq!(of(rows::SIN, -least), SIGN);
    assert_eq!(of(rows::COS, least), single(1.0));
}

#[test]
fn approximations_of_other_types() {
    let ex2 = |ty| inst(rows::EX2, ty).with(Approx::Approx);
    assert_eq!(run(&ex2(PtxType::F16x2), &[0x3c00_c000]), 0x4000_3400);
    assert_eq!(run(&ex2(PtxType::F16), &[0xce00]), 1);
    assert_eq!(run(&ex2(PtxType::BF16).with(Ftz::Ftz), &[0xc2ff]), 0);
    let tanh = inst(rows::TANH, PtxType::BF16x2).with(Approx::Approx);
    assert_eq!(run(&tanh, &[0x7f80_8000]), 0x3f80_8000);

    // 20 bits of fraction: the lower word is neither read nor written.
    let gross = |row| inst(row, PtxType::F64).with(Approx::Approx).with(Ftz::Ftz);
    let rcp = gross(rows::RCP_APPROX);
    let third = double(1.0 / 3.0) >> 32 << 32;
    assert_eq!(run(&rcp, &[double(3.0) | 0xffff_ffff]), third);
    assert_eq!(run(&rcp, &[double(-2.0)]), double(-0.5));
    assert_eq!(run(&rcp, &[0x7ff8_0000_dead_beef]), 0x7fff_ffff_0000_0000);
    assert_eq!(run(&rcp, &[0x8000_0001_0000_0000]), double(f64::NEG_INFINITY));
    assert_eq!(run(&rcp, &[double(f64::MAX)]), 0);
    let rsqrt = gross(rows::RSQRT);
    assert_eq!(run(&rsqrt, &[double(0.25)]), double(2.0));
    assert_eq!(run(&rsqrt, &[double(-1.0)]), 0x7fff_ffff_0000_0000);
    let exact = inst(rows::RSQRT, PtxType::F64).with(Approx::Approx);
    assert_eq!(run(&exact, &[double(2.0)]), double(1.0 / 2f64.sqrt()));
}

#[test]
fn approximate_division_by_large_numbers() {
    let div = inst(rows::DIV_APPROX, PtxType::F32).with(Approx::Approx);
    let full = inst(rows::DIV_APPROX, PtxType::F32).with(Approx::Full);
    let huge = 2f32.powi(127);
    assert_eq!(run(&div, &[single(huge), single(huge)]), 0);
    assert_eq!(run(&div, &[single(huge), single(-huge)]), SIGN);
    assert_eq!(run(&div, &[single(f32::INFINITY), single(huge)]), NAN);
    assert_eq!(run(&div, &[single(1.0), single(2f32.powi(126))]), single(2f32.powi(-126)));
    assert_eq!(run(&full, &[single(huge), single(huge)]), single(1.0));
    assert_eq!(run(&full, &[single(f32::INFINITY), single(huge)]), INFINITY);
    assert_eq!(run(&div, &[single(1.0), single(f32::INFINITY)]), 0);
}

#[test]
fn nan_becomes_an_integer() {
    let cvt = |to, from| inst(rows::CVT_FLOAT_TO_INT, to).with_type(1, from).with(Rounding::Rzi);
    let nans = [(PtxType::F16, 0xfe00), (PtxType::F32, NAN), (PtxType::F64, 0x7ff8 << 48)];
    for (from, nan) in nans {
        for to in
            [PtxType::U8, PtxType::S16, PtxType::U32, PtxType::S32, PtxType::U64, PtxType::S64]
        {
            let wide = from.bits() == 64 || to.bits() == 64;
            let want = if wide { 1 << (to.bits() - 1) } else { 0 };
            assert_eq!(run(&cvt(to, from), &[nan]), want, "{to} {from}");
        }
    }
    assert_eq!(run(&cvt(PtxType::S64, PtxType::F32), &[single(-1e30)]), 1 << 63);
    assert_eq!(run(&cvt(PtxType::U64, PtxType::F64), &[double(-1.5)]), 0);
    assert_eq!(run(&cvt(PtxType::U8, PtxType::F64), &[double(1e300)]), 0xff);
}

#[test]
fn nan_becomes_another_float() {
    let cvt = |to, from| inst(rows::CVT_FLOAT, to).with_type(1, from);
    let f64_nan = 0xfff0_1234_0000_0001;
    assert_eq!(run(&cvt(PtxType::F32, PtxType::F64).with(Rounding::Rn), &[f64_nan]), 0xffc0_91a0);
    assert_eq!(run(&cvt(PtxType::F64, PtxType::F32), &[0xff81_0000]), 0xfff8_2000_0000_0000);
    assert_eq!(run(&cvt(PtxType::F16, PtxType::F32).with(Rounding::Rz), &[0xff81_0000]), 0x7fff);
    assert_eq!(run(&cvt(PtxType::F32, PtxType::BF16), &[0xff81]), 0xff81_0000);
    assert_eq!(run(&cvt(PtxType::F32, PtxType::BF16).with(Ftz::Ftz), &[0xff81]), NAN);
    assert_eq!(run(&cvt(PtxType::F32, PtxType::F32), &[0xff81_0000]), 0xff81_0000);
    assert_eq!(run(&cvt(PtxType::F32, PtxType::F32).with(Ftz::Ftz), &[0xff81_0000]), NAN);
    assert_eq!(run(&cvt(PtxType::F32, PtxType::F32).with(Rounding::Rni), &[0xff81_0000]), NAN);
    assert_eq!(
        run(&cvt(PtxType::F64, PtxType::F64).with(Rounding::Rpi), &[f64_nan]),
        f64_nan | 1 << 51
    );
    assert_eq!(run(&cvt(PtxType::F32, PtxType::F32).with(Sat::Sat), &[NAN]), 0);
    let finite = cvt(PtxType::BF16, PtxType::F32).with(Rounding::Rn).with(SatFinite::SatFinite);
    assert_eq!(run(&finite, &[NAN]), 0x7fff);
    assert_eq!(run(&finite, &[SIGN | INFINITY]), 0xff7f);
}

#[test]
fn tf32_keeps_ten_bits() {
    let cvt =
        |rounding| inst(rows::CVT_TF32, PtxType::TF32).with_type(1, PtxType::F32).with(rounding);
    let nan = 0x7fff_e000;
    for rounding in [Rounding::Rn, Rounding::Rz] {
        assert_eq!(run(&cvt(rounding), &[0xffc0_0001]), nan);
        assert_eq!(run(&cvt(rounding).with(SatFinite::SatFinite), &[NAN]), nan);
        assert_eq!(run(&cvt(rounding).with(Relu::Relu), &[single(-1.0)]), 0);
    }
    assert_eq!(run(&cvt(Rounding::Rn), &[0x3f80_1000]), 0x3f80_0000);
    assert_eq!(run(&cvt(Rounding::Rn), &[0x3f80_3000]), 0x3f80_4000);
    assert_eq!(run(&cvt(Rounding::Rz), &[0x3f80_3fff]), 0x3f80_2000);
    assert_eq!(run(&cvt(Rounding::Rna), &[0x3f80_1000]), 0x3f80_2000);
    assert_eq!(run(&cvt(Rounding::Rna), &[NAN]), nan);
    assert_eq!(run(&cvt(Rounding::Rn), &[single(f32::MAX)]), INFINITY);
    let finite = cvt(Rounding::Rna).with(SatFinite::SatFinite);
    assert_eq!(run(&finite, &[single(-f32::MAX)]), 0xff7f_e000);
    assert_eq!(run(&finite, &[INFINITY]), 0x7f7f_e000);
}

#[test]
fn mixed_precision_rounds_once() {
    let add = inst(rows::ADD_MIXED, PtxType::F32).with_type(1, PtxType::F16).with(Rounding::Rz);
    assert_eq!(run(&add, &[0x3c00, single(-2f32.powi(-30))]), 0x3f7f_ffff);
    let sub = inst(rows::SUB_MIXED, PtxType::F32).with_type(1, PtxType::BF16);
    assert_eq!(run(&sub, &[0x3f80, single(3.0)]), single(-2.0));
    assert_eq!(run(&sub.with(Sat::Sat), &[0x3f80, single(3.0)]), 0);
    let fma = inst(rows::FMA_MIXED, PtxType::F32).with_type(1, PtxType::F16).with(Rounding::Rn);
    assert_eq!(run(&fma, &[0x0001, 0x0001, 0]), single(2f32.powi(-48)));
    assert_eq!(run(&fma, &[0x7c00, 0, single(1.0)]), NAN);
    let pairs = inst(rows::FMA, PtxType::F32x2).with(Rounding::Rm).with(Ftz::Ftz);
    let pair = |high: f32, low: f32| single(high) << 32 | single(low);
    let (a, b, c) = (pair(1.0, 1e-30), pair(3.0, 1e-30), pair(-1e-9, 0.0));
    assert_eq!(run(&pairs, &[a, b, c]), pair(3f32.next_down(), 0.0));
}
