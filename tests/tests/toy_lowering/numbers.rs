//! Numbers: operators, conversions, functions, vectors.

use super::{computes, means, single, writes};
use irc_tests::examples::{Case, Tolerance};

#[test]
fn integers_of_every_width() {
    let source = "
        fn mix<T: int>(x: T, y: T) -> T {
            ((x + y) * (x - y) ^ (x & y) | (x << 3)) + (x / y) * 3 - x % y + (y >> 1)
        }
        kernel k(out: &global mut [u32]) {
            out[0] = wrap::<u32>(mix(100i8, 7));
            out[1] = wrap::<u32>(mix(200u8, 7));
            out[2] = wrap::<u32>(mix(-30000i16, 7));
            out[3] = wrap::<u32>(mix(60000u16, 7));
            out[4] = wrap::<u32>(mix(-2000000000i32, 77));
            out[5] = mix(4000000000u32, 77);
            let wide = mix(-9000000000000000000i64, 777);
            out[6] = wrap::<u32>(wide >> 32) ^ wrap::<u32>(wide);
            let widest = mix(0x123456789abcdef0123456789abcdefi128, -0x1234567);
            out[7] = wrap::<u32>(widest >> 96) ^ wrap::<u32>(widest >> 64) ^ wrap::<u32>(widest);
            let unsigned = mix(0xf23456789abcdef0123456789abcdef0u128, 0x1234567);
            out[8] = wrap::<u32>(unsigned >> 96) ^ wrap::<u32>(unsigned >> 64)
                ^ wrap::<u32>(unsigned);
        }";
    macro_rules! mix {
        ($T:ty, $x:expr, $y:expr) => {{
            let (x, y): ($T, $T) = ($x, $y);
            let product = x.wrapping_add(y).wrapping_mul(x.wrapping_sub(y));
            let bits = (product ^ (x & y)) | (x << 3);
            let quotient = bits.wrapping_add((x / y).wrapping_mul(3));
            quotient.wrapping_sub(x % y).wrapping_add(y >> 1)
        }};
    }
    let wide = mix!(i64, -9_000_000_000_000_000_000, 777);
    let widest = mix!(i128, 0x123_4567_89ab_cdef_0123_4567_89ab_cdef, -0x123_4567);
    let unsigned = mix!(u128, 0xf234_5678_9abc_def0_1234_5678_9abc_def0, 0x123_4567);
    let words = [
        mix!(i8, 100, 7) as u32,
        mix!(u8, 200, 7) as u32,
        mix!(i16, -30000, 7) as u32,
        mix!(u16, 60000, 7) as u32,
        mix!(i32, -2_000_000_000, 77) as u32,
        mix!(u32, 4_000_000_000, 77),
        (wide >> 32) as u32 ^ wide as u32,
        (widest >> 96) as u32 ^ (widest >> 64) as u32 ^ widest as u32,
        (unsigned >> 96) as u32 ^ (unsigned >> 64) as u32 ^ unsigned as u32,
    ];
    writes(source, &words);
}

#[test]
fn shifts_by_any_amount() {
    let source = "
        kernel k(out: &global mut [u32]) {
            for i in 0..out.len {
                let by = i * 9;
                let x = 0x80000001u32;
                let y = bits::<i32>(x);
                out[i] = (x << by) ^ (x >> by) * 3 ^ bits::<u32>(y >> by) * 5;
            }
        }";
    let words: Vec<u32> = (0..8u32)
        .map(|i| {
            let (by, x) = (i * 9, 0x8000_0001u32);
            let left = x.checked_shl(by).unwrap_or(0);
            let right = x.checked_shr(by).unwrap_or(0);
            let signed = (x as i32) >> by.min(31);
            left ^ right.wrapping_mul(3) ^ (signed as u32).wrapping_mul(5)
        })
        .collect();
    writes(source, &words);
}

#[test]
fn conversions_say_what_they_do() {
    let source = "
        kernel k(out: &global mut [u32]) {
            out[0] = wrap::<u32>(saturate::<i8>(1000));
            out[1] = wrap::<u32>(saturate::<u8>(-5));
            out[2] = saturate::<u32>(-5i64);
            out[3] = wrap::<u32>(saturate::<i16>(0xffffffffu32));
            out[4] = bits::<u32>(round::<i32>(2.5));
            out[5] = bits::<u32>(round::<i32>(3.5));
            out[6] = bits::<u32>(truncate::<i32>(-2.9));
            out[7] = truncate::<u32>(-2.9);
            out[8] = bits::<u32>(truncate::<i32>(1e20));
            out[9] = bits::<u32>(round::<i32>(nan::<f32>()));
            out[10] = bits::<u16>(round::<f16>(65519.0)) as u32;
            out[11] = bits::<u16>(round::<f16>(2049.0f64)) as u32;
            out[12] = bits::<u16>(round::<bf16>(1.00390625)) as u32;
            out[13] = bits::<u32>(round::<f32>(16777217));
            out[14] = bits::<u32>(1.5f16 as f32);
            out[15] = (true as u32) + (false as u32);
            out[16] = wrap::<u32>(-1i8 as i64 >> 32);
            out[17] = wrap::<u32>(truncate::<u8>(300.0) as u64);
            out[18] = bits::<u32>(round::<f32>(0xffffffffffffffffffffffffffffffffu128));
        }";
    let words = [
        127,
        0,
        0,
        32767,
        2,
        4,
        (-2i32) as u32,
        0,
        i32::MAX as u32,
        0,
        0x7bff,
        0x6800,
        0x3f80,
        16_777_216f32.to_bits(),
        1.5f32.to_bits(),
        1,
        u32::MAX,
        255,
        (u128::MAX as f32).to_bits(),
    ];
    writes(source, &words);
}

#[test]
fn functions_of_numbers() {
    let source = "
        kernel k(out: &global mut [u32]) {
            out[0] = popcount(0xf0f0u32) + leading_zeros(1u32) * 100 + trailing_zeros(8u32) * 10000;
            out[1] = reverse_bits(1u32) ^ swap_bytes(0x11223344u32);
            out[2] = rotate_left(0x80000001u32, 4) ^ rotate_right(0x80000001u32, 36);
            out[3] = funnel_left(0x12345678u32, 0x9abcdef0u32, 8);
            out[4] = funnel_right(0x12345678u32, 0x9abcdef0u32, 8);
            out[5] = mul_high(0xffffffffu32, 0x10000u32);
            out[6] = bits::<u32>(mul_high(-1, 5));
            out[7] = bits::<u32>(clamp(-7, -3, 9) + min(4, 9) * max(2, -2) + abs(-11));
            out[8] = bits::<u32>(fma(2.0, 3.0, 0.5) + floor(1.5) + ceil(1.5) + nearest(2.5)
                + trunc(-1.5));
            out[9] = bits::<u32>(copysign(3.0, -0.0) + sqrt(16.0) + max(nan::<f32>(), 1.0));
            out[10] = is_nan(nan::<f64>()) as u32 + (is_nan(inf::<f16>()) as u32) * 2;
            out[11] = bits::<u16>(sqrt(2.25f16) * 2.0f16 + fma(1.5f16, 2.0, 0.25)) as u32;
            out[12] = bits::<u16>(sqrt(2.25bf16) / 3.0bf16) as u32;
            out[13] = size_of::<u64>() + size_of::<[f32; 3]>() * 100 + size_of::<bool>() * 10000;
            out[14] = leading_zeros(1u8) as u32 + (trailing_zeros(0u16) as u32) * 100;
            out[15] = wrap::<u32>(popcount(-1i128));
            out[16] = bits::<u32>(nan::<f32>()) ^ bits::<u32>(inf::<f32>());
        }";
    let words = [
        8 + 31 * 100 + 3 * 10000,
        0x8000_0000 ^ 0x4433_2211,
        0x8000_0001u32.rotate_left(4) ^ 0x8000_0001u32.rotate_right(4),
        0x3456_789a,
        0x789a_bcde,
        0xffff,
        u32::MAX,
        (-3 + 8 + 11) as u32,
        (6.5f32 + 1.0 + 2.0 + 2.0 - 1.0).to_bits(),
        (-3.0f32 + 4.0 + 1.0).to_bits(),
        1,
        0x4640,
        0x3f00,
        8 + 1200 + 10000,
        7 + 1600,
        128,
        0x7fc0_0000 ^ 0x7f80_0000,
    ];
    writes(source, &words);
}

#[test]
fn approximate_functions_are_near() {
    let source = "
        kernel k(out: &global mut [f32]) {
            out[0] = sin_approx(0.5) + cos_approx(0.5);
            out[1] = exp2_approx(1.5) * log2_approx(10.0);
            out[2] = exp_approx(1.25) + log_approx(7.0);
            out[3] = pow_approx(3.0, 1.5);
            out[4] = tanh_approx(0.25);
            out[5] = rsqrt_approx(7.0);
            out[6] = round::<f32>(rsqrt(7.0f64));
            out[7] = exp_approx(0.5f16) as f32;
            out[8] = pow_approx(2.0bf16, 3.0) as f32;
        }";
    let values = vec![
        0.5f32.sin() + 0.5f32.cos(),
        1.5f32.exp2() * 10f32.log2(),
        1.25f32.exp() + 7f32.ln(),
        3f32.powf(1.5),
        0.25f32.tanh(),
        1.0 / 7f32.sqrt(),
        1.0 / 7f32.sqrt(),
        0.5f32.exp(),
        8.0,
    ];
    let tolerance = Tolerance { relative: 1e-3, absolute: 1e-6 };
    let case = Case::new("k", [1, 1, 1], [1, 1, 1]).output_near(values, tolerance).bits(9u32);
    means(source, &case);
}

#[test]
fn functions_of_the_math_library_are_exact_to_an_ulp() {
    let source = "
        kernel k(out: &global mut [f32]) {
            out[0] = sin(0.5) + cos(0.5);
            out[1] = pow(-3.0, 3.0);
            out[2] = hypot(3.0, 4.0);
            out[3] = erf(0.25);
            out[4] = fmod(-7.5, 2.0);
            out[5] = round::<f32>(sin(0.5f64));
            out[6] = exp(0.5f16) as f32;
            let v = sqrt(f32x2(4.0, 9.0)) + exp2(f32x2(1.0, 3.0));
            out[7] = v.x + v.y;
            out[8] = norm3d(1.0, 2.0, 2.0);
            out[9] = cos_fast(0.5) + exp_fast(0.5f16) as f32;
            out[10] = sin_rounded(0.5);
            out[11] = exp_device(0.5) + hypot_device(3.0, 4.0);
            let n = wrap::<i32>(block_dim.x) - 4;
            out[12] = pown(-2.0, n) + powi(3.0, 2) + pown_fast(0.5f16, n) as f32;
            out[13] = round::<f32>(pown(1.5f64, -2));
        }";
    let half = 1.648_437_5;
    let values = vec![
        0.5f32.sin() + 0.5f32.cos(),
        -27.0,
        5.0,
        0.276_326_4,
        -1.5,
        0.5f32.sin(),
        half,
        15.0,
        3.0,
        0.5f32.cos() + half,
        0.5f64.sin() as f32,
        0.5f32.exp() + 5.0,
        -0.125 + 9.0 + 8.0,
        0.444_444_45,
    ];
    let tolerance = Tolerance { relative: 2e-7, absolute: 0.0 };
    let case = Case::new("k", [1, 1, 1], [1, 1, 1]).output_near(values, tolerance).bits(14u32);
    means(source, &case);
}

#[test]
fn vectors_are_made_of_lanes() {
    let source = "
        fn length(v: f32x4) -> f32 { v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w }
        kernel k(out: &global mut [u32]) {
            var v = f32x4(1.0, 2.0, 3.0, 4.0);
            v.y = 5.0;
            v[3] += 1.0;
            let sum = v * f32x4(2.0) - f32x4(0.0, 1.0, 0.0, 1.0);
            out[0] = bits::<u32>(length(sum));
            let bytes = bits::<u8x4>(0x04030201u32) + u8x4(250, 250, 253, 1);
            out[1] = bits::<u32>(bytes);
            let wide = bytes.z as u32 + (bytes[0] as u32) * 256;
            out[2] = wide;
            let pair = u32x2(7, 9) << 4;
            out[3] = pair.x + pair.y / u32x2(2, 3).y;
            let divided = i32x4(10, -20, 30, -40) / i32x4(3) % i32x4(4, 5, 6, 7);
            out[4] = bits::<u32>(divided.x * 1000 + divided.y * 100 + divided.z * 10 + divided.w);
            out[5] = bits::<u32>(-f16x2(1.5, 2.5));
            out[6] = bits::<u32>(min(i16x2(-1, 5), i16x2(3, 4)));
        }";
    let length: f32 = [2.0f32, 9.0, 6.0, 9.0].iter().map(|x| x * x).sum();
    let words = [
        length.to_bits(),
        u32::from_le_bytes([251, 252, 0, 5]),
        251 * 256,
        112 + 144 / 3,
        (3 * 1000 - 100 + 4 * 10 - 6) as u32,
        0xc100_be00,
        0x0004_ffff,
    ];
    writes(source, &words);
}

#[test]
fn a_contract_may_be_fused_and_nothing_else() {
    let source = "
        @contract
        fn fused(x: f32, y: f32, z: f32) -> f32 { x * y + z }
        fn apart(x: f32, y: f32, z: f32) -> f32 { x * y + z }
        kernel k(out: &global mut [u32], x: f32) {
            out[0] = bits::<u32>(apart(x, x, -1.0));
            out[1] = bits::<u32>(fused(2.0, x, 1.0));
        }";
    let x = 1.0f32 + 2f32.powi(-12);
    let words = [(x * x - 1.0).to_bits(), (2.0 * x + 1.0).to_bits()];
    let case = single(&words).float(x);
    computes(source, &case);
    let text = super::lowered(&super::checked(source), true).module.to_string();
    let parts: Vec<&str> = text.split("func @").collect();
    let of = |name: &str| parts.iter().find(|part| part.starts_with(name)).expect("a function");
    assert_eq!(of("fused").matches("contract").count(), 2, "{text}");
    assert_eq!(of("apart").matches("contract").count(), 0, "{text}");
}

#[test]
fn a_nan_differs_from_everything() {
    let source = "
        kernel k(out: &global mut [u32], x: f32) {
            out[0] = (x != x) as u32;
            out[1] = (x == x) as u32;
            out[2] = (x != 1.0) as u32;
            out[3] = (x < 1.0) as u32 + (x <= 1.0) as u32 + (x > 1.0) as u32 + (x >= 1.0) as u32;
        }";
    computes(source, &single(&[1, 0, 1, 0]).float(f32::NAN));
}
