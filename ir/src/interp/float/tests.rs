//! The host's arithmetic and `apfloat` against each other, and known hard cases.

use arbitrary::{Arbitrary, Result, Unstructured};

use super::*;

const ROUNDINGS: [Rounding; 4] = [Rounding::Rn, Rounding::Rz, Rounding::Rm, Rounding::Rp];
const NAN_F32: u64 = 0x7fff_ffff;

fn f(x: f32) -> u64 {
    x.to_bits().into()
}

fn d(x: f64) -> u64 {
    x.to_bits()
}

/// A pattern that is often special: near zero, one, infinity, a power of two or a subnormal.
fn pattern(u: &mut Unstructured<'_>, format: Format) -> Result<u64> {
    let raw = u64::arbitrary(u)? & format.mask();
    let small = u.int_in_range(0..=3u64)?;
    let sign = raw & format.sign_bit();
    Ok(match u.int_in_range(0..=9u8)? {
        0 => sign | small,
        1 => sign | (format.infinity() - small),
        2 => sign | (format.infinity() + small),
        3 => sign | (format.one() + small),
        4 => sign | (format.one() - small),
        5 => raw & !format.fraction_mask(),
        6 => raw & !format.infinity(),
        7 => sign | ((raw & format.infinity()) + small),
        _ => raw,
    })
}

fn canonical(format: Format, a: u64) -> u64 {
    finish(format, a, Mode::RN)
}

const ARITH: [Arith; 6] =
    [Arith::Add, Arith::Sub, Arith::Mul, Arith::Div, Arith::Fma, Arith::RoundToIntegral];

#[test]
fn host_and_exact_arithmetic_agree() {
    arbtest::arbtest(|u| {
        for op in ARITH {
            let [a, b, c] = [(); 3].map(|()| pattern(u, Format::F32));
            let x = [a?, b?, c?];
            let host = canonical(Format::F32, arith_f32(op, x));
            let exact = canonical(Format::F32, arith_exact(Format::F32, op, x, Rounding::Rn));
            assert_eq!(host, exact, "f32 {x:x?}");
            let [a, b, c] = [(); 3].map(|()| pattern(u, Format::F64));
            let x = [a?, b?, c?];
            let host = canonical(Format::F64, arith_f64(op, x));
            let exact = canonical(Format::F64, arith_exact(Format::F64, op, x, Rounding::Rn));
            assert_eq!(host, exact, "f64 {x:x?}");
        }
        Ok(())
    });
}

/// `f16`, `bf16` and `f32` operations of two operands, computed in `f64`: sums and products of
/// `f16` are exact there, and 53 >= 2 * 24 + 2 bits make double rounding of `+ - * /` and `sqrt`
/// harmless for all three formats.
#[test]
fn narrow_formats_agree_with_f64_rounded_once_more() {
    arbtest::arbtest(|u| {
        for format in [Format::F16, Format::Bf16, Format::F32] {
            let (a, b) = (pattern(u, format)?, pattern(u, format)?);
            let wide = |x| f64::from_bits(convert(format, Format::F64, x, Mode::RN));
            let narrow = |x: f64| convert(Format::F64, format, x.to_bits(), Mode::RN);
            let (x, y) = (wide(a), wide(b));
            assert_eq!(arith_canonical(format, Arith::Mul, a, b), narrow(x * y));
            assert_eq!(arith_canonical(format, Arith::Div, a, b), narrow(x / y));
            assert_eq!(arith_canonical(format, Arith::Add, a, b), narrow(x + y));
            assert_eq!(sqrt(format, a, Mode::RN), narrow(x.sqrt()), "{format:?} sqrt {a:x}");
        }
        Ok(())
    });
}

fn arith_canonical(format: Format, op: Arith, a: u64, b: u64) -> u64 {
    canonical(format, arith_exact(format, op, [a, b, 0], Rounding::Rn))
}

/// The rounded-down and rounded-up results enclose the others and are neighbours unless equal.
#[test]
fn rounding_modes_bracket_the_exact_result() {
    arbtest::arbtest(|u| {
        let format = *u.choose(&Format::ALL)?;
        let [a, b, c] = [pattern(u, format)?, pattern(u, format)?, pattern(u, format)?];
        let ops: [&dyn Fn(Mode) -> u64; 6] = [
            &|m| add(format, a, b, m),
            &|m| sub(format, a, b, m),
            &|m| mul(format, a, b, m),
            &|m| div(format, a, b, m),
            &|m| fma(format, a, b, c, m),
            &|m| sqrt(format, a, m),
        ];
        for op in ops {
            let [rn, rz, rm, rp] = ROUNDINGS.map(|r| op(Mode::rounding(r)));
            if is_nan(format, rn) {
                assert_eq!([rz, rm, rp], [rn; 3]);
                continue;
            }
            let [k_rm, k_rp] = [rm, rp].map(|x| total_order_key(format, x));
            let exact_zero_of_either_sign = abs(format, rm) | abs(format, rp) == 0;
            assert!(k_rp - k_rm <= 1 && k_rm <= k_rp || exact_zero_of_either_sign);
            assert!(rn == rm || rn == rp);
            let towards_zero = if rn & format.sign_bit() == 0 { rm } else { rp };
            assert!(rz == towards_zero || exact_zero_of_either_sign);
        }
        Ok(())
    });
}

/// A correctly rounded root squared, with its neighbours, brackets the operand exactly.
#[test]
fn square_root_is_exact_in_every_mode() {
    arbtest::arbtest(|u| {
        for format in Format::ALL {
            let a = abs(format, pattern(u, format)?);
            if a == 0 || a >= format.infinity() {
                continue;
            }
            // Compares r * r with a, both finite and positive, in integers.
            let square_vs_a = |r: u64| {
                let ((m, e), (n, g)) = (magnitude(format, r), magnitude(format, a));
                let (square, shift) = (u128::from(m) * u128::from(m), g - 2 * e);
                let exponent = |x: u128, e: i32| 128 - x.leading_zeros() as i32 + e;
                let n = u128::from(n);
                match exponent(square, 0).cmp(&exponent(n, shift)) {
                    Ordering::Equal if shift >= 0 => square.cmp(&(n << shift)),
                    Ordering::Equal => (square << -shift).cmp(&n),
                    unequal => unequal,
                }
            };
            let rm = sqrt(format, a, Mode::rounding(Rounding::Rm));
            let rp = sqrt(format, a, Mode::rounding(Rounding::Rp));
            assert_eq!(sqrt_exact(format, a, Rounding::Rz), rm);
            assert_ne!(square_vs_a(rm), Ordering::Greater, "{format:?} {a:x} {rm:x}");
            assert_ne!(square_vs_a(rp), Ordering::Less, "{format:?} {a:x} {rp:x}");
            assert!(rp == rm && square_vs_a(rm) == Ordering::Equal || rp == rm + 1);
        }
        let a = abs(Format::F32, pattern(u, Format::F32)?);
        if a != 0 && a < Format::F32.infinity() {
            let host = f32::from_bits(a as u32).sqrt();
            assert_eq!(sqrt_exact(Format::F32, a, Rounding::Rn), f(host));
        }
        let a = abs(Format::F64, pattern(u, Format::F64)?);
        if a != 0 && a < Format::F64.infinity() {
            assert_eq!(sqrt_exact(Format::F64, a, Rounding::Rn), d(f64::from_bits(a).sqrt()));
        }
        Ok(())
    });
}

#[test]
fn conversions_agree_with_the_host() {
    arbtest::arbtest(|u| {
        let a = pattern(u, Format::F32)?;
        let x = f32::from_bits(a as u32);
        assert_eq!(
            convert(Format::F32, Format::F64, a, Mode::RN),
            canonical(Format::F64, d(x.into()))
        );
        let b = pattern(u, Format::F64)?;
        let y = f64::from_bits(b);
        let narrow = canonical(Format::F32, f(y as f32));
        assert_eq!(convert(Format::F64, Format::F32, b, Mode::RN), narrow);
        let rz = Mode::rounding(Rounding::Rz);
        let int = |width, signed| to_integer(Format::F64, b, width, signed, rz).bits;
        assert_eq!(int(8, true), u128::from(y as i8 as u8));
        assert_eq!(int(8, false), u128::from(y as u8));
        assert_eq!(int(32, true), u128::from(y as i32 as u32));
        assert_eq!(int(64, true), u128::from(y as i64 as u64));
        assert_eq!(int(64, false), u128::from(y as u64));
        assert_eq!(int(128, true), y as i128 as u128);
        assert_eq!(int(128, false), y as u128);
        let n = u128::arbitrary(u)? >> u.int_in_range(0..=127u32)?;
        assert_eq!(from_integer(Format::F32, n, 64, true, Mode::RN), f(n as i64 as f32));
        assert_eq!(from_integer(Format::F32, n, 128, false, Mode::RN), f(n as f32));
        assert_eq!(from_integer(Format::F64, n, 128, true, Mode::RN), d(n as i128 as f64));
        assert_eq!(from_integer(Format::F64, n, 16, false, Mode::RN), d((n as u16).into()));
        Ok(())
    });
}

/// Widening and narrowing again, and float to integer and back, lose nothing.
#[test]
fn conversions_round_trip() {
    arbtest::arbtest(|u| {
        for (from, to) in [
            (Format::F16, Format::F32),
            (Format::Bf16, Format::F32),
            (Format::F16, Format::F64),
            (Format::F32, Format::F64),
        ] {
            let a = canonical(from, pattern(u, from)?);
            for rounding in ROUNDINGS {
                let mode = Mode::rounding(rounding);
                assert_eq!(convert(to, from, convert(from, to, a, mode), mode), a);
            }
        }
        let n = u128::from(u32::arbitrary(u)?);
        let float = from_integer(Format::F64, n, 32, true, Mode::RN);
        let back = to_integer(Format::F64, float, 32, true, Mode::RN);
        assert_eq!(back, Integral { bits: n, in_range: true });
        Ok(())
    });
}

#[test]
fn integral_rounding_agrees_with_the_host() {
    arbtest::arbtest(|u| {
        let a = pattern(u, Format::F64)?;
        let x = f64::from_bits(a);
        let host = [x.round_ties_even(), x.trunc(), x.floor(), x.ceil()];
        for (rounding, host) in ROUNDINGS.into_iter().zip(host) {
            let got = round_to_integral(Format::F64, a, Mode::rounding(rounding));
            assert_eq!(got, canonical(Format::F64, d(host)), "{rounding:?} {x}");
            let int = to_integer(Format::F64, a, 32, true, Mode::rounding(rounding));
            assert_eq!(int.bits, u128::from(host as i32 as u32));
            assert_eq!(int.in_range, f64::from(host as i32) == host);
        }
        Ok(())
    });
}

#[test]
fn compare_and_extrema_agree_with_the_host() {
    arbtest::arbtest(|u| {
        let (a, b) = (pattern(u, Format::F32)?, pattern(u, Format::F32)?);
        let (x, y) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
        assert_eq!(compare(Format::F32, a, b, false), x.partial_cmp(&y));
        let less = min(Format::F32, a, b, NanRule::Number, false);
        if x.is_nan() || y.is_nan() {
            assert_eq!(less, canonical(Format::F32, if x.is_nan() { b } else { a }));
            assert_eq!(max(Format::F32, a, b, NanRule::Propagate, false), NAN_F32);
        } else if x.total_cmp(&y) == Ordering::Less {
            assert_eq!((less, max(Format::F32, a, b, NanRule::Propagate, false)), (a, b));
        } else {
            assert_eq!((less, max(Format::F32, a, b, NanRule::Propagate, false)), (b, a));
        }
        Ok(())
    });
}

#[test]
fn negative_zero_is_less_than_zero_for_extrema() {
    for format in [Format::F16, Format::Bf16, Format::F32, Format::F64] {
        let negative = format.sign_bit();
        for (a, b) in [(negative, 0), (0, negative)] {
            for nan in [NanRule::Number, NanRule::Propagate] {
                assert_eq!(min(format, a, b, nan, false), negative);
                assert_eq!(max(format, a, b, nan, false), 0);
            }
            assert_eq!(compare(format, a, b, false), Some(Ordering::Equal));
        }
    }
}

#[test]
fn fma_rounds_once() {
    // The product's low half is lost when it is rounded on its own.
    let a = f(1.0 + f32::EPSILON);
    assert_eq!(fma(Format::F32, a, a, f(-1.0 - 2.0 * f32::EPSILON), Mode::RN), f(2f32.powi(-46)));
    // The sum lies just off a tie of the format: rounding to f64 first would land on the tie.
    let (x, y, z) = (f(1.0 + f32::EPSILON), f(0.5 * f32::EPSILON), f(1.0));
    let up = fma(Format::F32, x, y, z, Mode::RN);
    assert_eq!(up, f(1.0 + f32::EPSILON));
    let tie = fma(Format::F16, 0x3c00, 0x1000, 0x3c00, Mode::RN);
    assert_eq!(tie, 0x3c00);
    assert_eq!(fma(Format::F16, 0x3c01, 0x1000, 0x3c00, Mode::RN), 0x3c01);
    // A tie less 2^-100, which f64 cannot hold beside it: the way through f64 would round up.
    assert_eq!(fma(Format::Bf16, 0x3f81, 0x3fc0, 0, Mode::RN), 0x3fc2);
    assert_eq!(fma(Format::Bf16, 0x3f81, 0x3fc0, 0x8d80, Mode::RN), 0x3fc1);
    assert_eq!(fma(Format::F32, f(0.0), f(f32::INFINITY), f(1.0), Mode::RN), NAN_F32);
}

#[test]
fn subnormals_and_flushing() {
    let ftz = Mode { ftz: true, ..Mode::RN };
    let tiny = f(f32::from_bits(1));
    assert_eq!(add(Format::F32, tiny, tiny, Mode::RN), 2);
    assert_eq!(add(Format::F32, tiny, tiny, ftz), 0);
    assert_eq!(mul(Format::F32, f(-1.0), tiny, ftz), f(-0.0));
    // The steps of subnormal numbers round it up to the least normal number, those of normal ones
    // do not.
    let almost = f(f32::from_bits(0x3f7f_ffff));
    assert_eq!(mul(Format::F32, almost, f(f32::MIN_POSITIVE), Mode::RN), f(f32::MIN_POSITIVE));
    assert_eq!(mul(Format::F32, almost, f(f32::MIN_POSITIVE), ftz), 0);
    assert_eq!(mul(Format::F32, f(0.5), f(f32::MIN_POSITIVE), ftz), 0);
    assert_eq!(rcp(Format::F32, tiny, ftz), f(f32::INFINITY));
    assert_eq!(sqrt(Format::F32, f(-f32::from_bits(1)), ftz), f(-0.0));
    assert_eq!(compare(Format::F32, tiny, f(-0.0), true), Some(Ordering::Equal));
    assert_eq!(max(Format::F32, tiny, f(-0.0), NanRule::Number, true), 0);
    assert_eq!(convert(Format::F32, Format::F16, f(1e-7), Mode::RN), 2);
    assert_eq!(convert(Format::F64, Format::F32, d(1e-40), ftz), 0);
    assert_eq!(convert(Format::F16, Format::F32, 1, ftz), f(2f32.powi(-24)));
}

/// What ptxas 13.5 makes of constants, and neighbours of them.
#[test]
fn results_are_flushed_by_what_they_round_to_with_any_exponent() {
    const LEAST: u64 = 0x0080_0000;
    let ftz = |rounding| Mode { ftz: true, ..Mode::rounding(rounding) };
    let rn = ftz(Rounding::Rn);
    assert_eq!(mul(Format::F32, 0x00ff_ffff, 0x3f00_0000, rn), 0);
    assert_eq!(mul(Format::F32, 0x00ff_ffff, 0xbf00_0000, rn), 0x8000_0000);
    assert_eq!(mul(Format::F32, 0x0080_0001, 0x3f7f_fffe, rn), LEAST);
    assert_eq!(mul(Format::F32, 0x0080_0001, 0x3f7f_fffe, ftz(Rounding::Rz)), 0);
    assert_eq!(mul(Format::F32, 0x0080_0001, 0x3f7f_fffe, ftz(Rounding::Rp)), LEAST);
    assert_eq!(fma(Format::F32, 0x00ff_ffff, 0x3f00_0000, 0, rn), 0);
    assert_eq!(rcp(Format::F32, 0xfe80_0001, ftz(Rounding::Rm)), 0x8000_0000);
    assert_eq!(rcp(Format::F32, 0x7e80_0000, rn), LEAST);
    assert_eq!(div(Format::F32, 0x00ff_ffff, 0x4000_0000, rn), 0);
    assert_eq!(convert(Format::F64, Format::F32, 0x380f_ffff_e000_0000, rn), 0);
    assert_eq!(convert(Format::F64, Format::F32, 0x380f_ffff_f000_0000, rn), LEAST);
    // Half precision does not look at it.
    let rp = Mode { ftz: true, ..Mode::rounding(Rounding::Rp) };
    assert_eq!(convert(Format::F32, Format::F16, 1, rp), 1);
    assert_eq!(convert(Format::F32, Format::Bf16, 1, rp), 0);
}

#[test]
fn saturation_and_canonical_nans() {
    let sat = Mode { saturate: true, ..Mode::RN };
    assert_eq!(add(Format::F32, f(0.75), f(0.75), sat), f(1.0));
    assert_eq!(add(Format::F32, f(0.25), f(-0.75), sat), 0);
    assert_eq!(mul(Format::F32, f(-0.0), f(1.0), sat), 0);
    assert_eq!(mul(Format::F32, f(f32::NAN), f(1.0), sat), 0);
    assert_eq!(add(Format::F16, 0x3800, 0x3400, sat), 0x3a00);
    let nans = Format::ALL.map(|t| sub(t, t.infinity(), t.infinity(), Mode::RN));
    assert_eq!(nans, [0x7fff, 0x7fff, 0x7fff_ffff, 0x7fff_ffff_ffff_ffff]);
    assert_eq!(neg(Format::F32, 0x7fc0_1234), 0xffc0_1234);
    assert_eq!(copysign(Format::F16, 0x7e01, 0x8000), 0xfe01);
    assert_eq!(abs(Format::Bf16, 0xffc1), 0x7fc1);
}

#[test]
fn conversions_saturate_to_integers_and_overflow_to_infinity() {
    let to = |x: f32, width, signed| to_integer(Format::F32, f(x), width, signed, Mode::RN);
    assert_eq!(to(f32::NAN, 32, true), Integral { bits: 0, in_range: false });
    assert_eq!(to(300.0, 8, false), Integral { bits: 255, in_range: false });
    assert_eq!(to(-300.0, 8, true), Integral { bits: 0x80, in_range: false });
    assert_eq!(to(-0.5, 8, false), Integral { bits: 0, in_range: true });
    assert_eq!(to(-0.75, 8, false), Integral { bits: 0, in_range: false });
    assert_eq!(to(2.5, 16, true), Integral { bits: 2, in_range: true });
    assert_eq!(to(f32::NEG_INFINITY, 128, true), Integral { bits: 1 << 127, in_range: false });
    assert_eq!(to(-(2f32.powi(127)), 128, true), Integral { bits: 1 << 127, in_range: true });
    assert_eq!(to(2f32.powi(127), 128, true), Integral { bits: (1 << 127) - 1, in_range: false });
    let rounding = |r| from_integer(Format::F16, 70_000, 32, false, Mode::rounding(r));
    assert_eq!(ROUNDINGS.map(rounding), [0x7c00, 0x7bff, 0x7bff, 0x7c00]);
    assert_eq!(from_integer(Format::F16, u128::MAX, 128, true, Mode::RN), 0xbc00);
    assert_eq!(from_integer(Format::F32, 0xff, 8, true, Mode::RN), f(-1.0));
}

#[test]
fn approximations_hit_their_exact_points() {
    let at = |function, x: f32| approximate(function, Format::F32, f(x), false);
    assert_eq!(at(Function::Sin, 0.0), 0);
    assert_eq!(at(Function::Cos, 0.0), f(1.0));
    assert_eq!(at(Function::Exp2, -3.0), f(0.125));
    assert_eq!(at(Function::Log2, 1024.0), f(10.0));
    assert_eq!(at(Function::Log2, -1.0), NAN_F32);
    assert_eq!(at(Function::Tanh, f32::INFINITY), f(1.0));
    assert_eq!(at(Function::Rsqrt, 4.0), f(0.5));
    assert_eq!(at(Function::Rsqrt, -0.0), f(f32::NEG_INFINITY));
    assert_eq!(approximate(Function::Exp2, Format::F32, f(-140.0), true), 0);
    assert_eq!(approximate(Function::Exp2, Format::F16, 0x4000, false), 0x4400);
}

#[test]
fn approximations_of_f64_that_flush_have_20_bits() {
    let at = |function, x: f64| approximate(function, Format::F64, x.to_bits(), true);
    let high = |x: f64| x.to_bits() >> 32 << 32;
    assert_eq!(at(Function::Rcp, f64::from_bits(high(3.0) | 0xffff_ffff)), high(1.0 / 3.0));
    assert_eq!(at(Function::Rcp, f64::from_bits(0x8000_0001_0000_0000)), high(f64::NEG_INFINITY));
    assert_eq!(at(Function::Rcp, f64::MAX), 0);
    assert_eq!(at(Function::Rsqrt, 0.25), high(2.0));
    assert_eq!(at(Function::Rsqrt, -1.0), 0x7fff_ffff_0000_0000);
    let full = approximate(Function::Rsqrt, Format::F64, 2f64.to_bits(), false);
    assert_eq!(full, (1.0 / 2f64.sqrt()).to_bits());
}
