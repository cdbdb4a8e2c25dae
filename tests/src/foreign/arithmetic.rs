//! Kernels whose threads compute without each other.

use super::data::{
    bf16, changed, f16, fractions, input, of_bf16, of_f16, output, random, small, small_floats,
    value,
};
use super::{Case, line};
use std::array::from_fn;

/// The cases.
pub(super) fn cases(cases: &mut Vec<Case>) {
    integers(cases);
    divisions(cases);
    narrow(cases);
    floats(cases);
}

fn integers(cases: &mut Vec<Case>) {
    let data = [5, -7, 0, i32::MAX, i32::MIN, 1 << 30];
    let mixed = data.map(|x: i32| if x.wrapping_add(1) < x { x } else { x.wrapping_sub(9) });
    cases.push(Case::new("asm_scopes", "mixed", line(1, 6), vec![changed(&data, &mixed)]));

    let a = [0xffff_ffff_u32, 0xffff_ffff, 7];
    let b = [1u32, 0, 8];
    let sum = [0u32, 0, 16];
    let args = vec![input(&a), input(&b), output(&sum)];
    cases.push(Case::new("carry", "add", line(1, 1), args));

    let a: Vec<i32> = random(1, 40).into_iter().map(|x| x as i32).collect();
    let b: Vec<i32> = random(2, 40).into_iter().map(|x| x as i32).collect();
    let dot = |t: usize| {
        let bytes = |x: i32| x.to_le_bytes().map(|byte| i32::from(byte as i8));
        let d: i32 = bytes(a[t]).into_iter().zip(bytes(b[t])).map(|(x, y)| x * y).sum();
        let d = bytes(d)[0] + (a[0] >> 16);
        let d = d ^ a[1] ^ b[1];
        d & 0xffff | (d >> 3) << 16
    };
    let want: Vec<i32> = (0..40).map(dot).collect();
    cases.push(Case::new("dot", "dot", line(1, 40), vec![input(&a), input(&b), output(&want)]));

    let a = [0xfedc_ba98_7654_3210_u64, 0x0123_4567_89ab_cdef, u64::MAX];
    let product = u128::from(a[0]) * u128::from(a[1]) + u128::from(a[2]);
    let want = [product as u64, (product >> 64) as u64];
    cases.push(Case::new("wide", "multiply", line(1, 1), vec![input(&a), output(&want)]));
    wide_divisions(cases);
}

/// The halves of numbers of 128 bits, the lower one first.
fn halves(numbers: &[u128]) -> Vec<u64> {
    numbers.iter().flat_map(|&x| [x as u64, (x >> 64) as u64]).collect()
}

/// nvcc's division reads the carry flag of subtractions in additions.
fn wide_divisions(cases: &mut Vec<Case>) {
    const COUNT: usize = 64;
    let words = random(11, 8 * COUNT);
    let numbers = |from: usize| -> Vec<u128> {
        let numbers = (0..COUNT).map(|n| {
            let word = |i: usize| u128::from(words[(8 * n + from + i) % words.len()]);
            let whole = word(0) << 96 | word(1) << 64 | word(2) << 32 | word(3);
            // Divisors of all lengths, and some with long runs of ones.
            let short = whole >> (if from == 0 { n % 5 } else { n * 2 });
            (if n % 7 == 3 { short | u128::MAX >> 64 } else { short }).max(1)
        });
        numbers.collect()
    };
    let (mut a, b) = (numbers(0), numbers(4));
    (a[0], a[1]) = (u128::MAX, 1);
    let zip = |f: fn(u128, u128) -> u128| -> Vec<u64> {
        halves(&a.iter().zip(&b).map(|(&a, &b)| f(a, b)).collect::<Vec<_>>())
    };
    let operands = || vec![input(&halves(&a)), input(&halves(&b))];
    let mut args = operands();
    args.extend([output(&zip(|a, b| a / b)), output(&zip(|a, b| a % b))]);
    let shape = line(1, COUNT as u32);
    cases.push(Case::new("wide_divide", "6divide", shape, args));
    let mut args = operands();
    args.push(output(&zip(|a, b| {
        let (a, b) = (a as i128, b as i128);
        let rest = a.wrapping_rem(b).wrapping_shl(1);
        a.wrapping_div(b).wrapping_add(rest).wrapping_sub(i128::from(a < b)) as u128
    })));
    cases.push(Case::new("wide_divide", "signed_quotient", shape, args));
}

fn divisions(cases: &mut Vec<Case>) {
    let signed = [
        [i64::MAX, 3],
        [-1_000_000_007, 97],
        [i64::MIN, -1_234_567_890_123],
        [5, i64::MIN],
        [-6, 4],
    ];
    let unsigned = [[u64::MAX, 10], [1 << 63, (1 << 33) + 1], [17, 18], [1 << 40, 3], [99, 7]];
    let double = [[1.0, 3.0], [-2.5e300, 1e-9], [1e-310, 3.0], [0.0, -5.0], [7.0, 0.0]];
    let single = [[1.0f32, 3.0], [1e38, 1e-3], [-1e-38, 7.0], [2.0, -0.0], [8.5, 0.25]];
    for i in 0..5 {
        let ([a0, a1], [b0, b1]) = (signed[i], unsigned[i]);
        let ([c0, c1], [d0, d1]): ([f64; 2], [f32; 2]) = (double[i], single[i]);
        let args = vec![
            changed(&[a0, a1], &[a0 / a1, a1]),
            changed(&[b0, b1], &[b0 % b1, b1]),
            changed(&[c0, c1], &[c0 / c1, c1]),
            changed(&[d0, d1], &[d0 / d1, d1]),
        ];
        // Clang divides numbers of 32 bits with an error of 2 ulp if nothing else is said.
        cases.push(Case::new("divisions", "divide", line(1, 1), args));
    }
}

fn narrow(cases: &mut Vec<Case>) {
    let x: Vec<f32> = fractions(3, 80);
    let square = |x: f32| {
        let x = of_bf16(bf16(f64::from(x)));
        u32::from(bf16(x * x + x))
    };
    let want: Vec<u32> = x.chunks(2).map(|pair| square(pair[0]) << 16 | square(pair[1])).collect();
    cases.push(Case::new("bfloat", "convert", line(1, 40), vec![input(&x), output(&want)]));

    let x: Vec<u16> = fractions(4, 8).into_iter().map(|x| bf16(f64::from(x))).collect();
    let mix = |i: usize| {
        let [a, b, c, d] = from_fn(|j| of_bf16(x[2 * j + i]));
        bf16(of_bf16(bf16(a * b + c)).max(d))
    };
    let mut after = x.clone();
    (after[0], after[1]) = (mix(0), mix(1));
    let y = [bf16(0.7)];
    let args = vec![changed(&x, &after), changed(&y, &[bf16(of_bf16(y[0]) * 2.0)])];
    cases.push(Case::new("bfloat_headers", "mix", line(1, 1), args));

    let halves =
        |seed| -> Vec<u16> { fractions(seed, 64).into_iter().map(|x| f16(f64::from(x))).collect() };
    let (x, y, a) = (halves(5), halves(6), f16(-1.625));
    let scale = |x: &u16| f16(of_f16(a) * of_f16(*x) + of_f16(*x));
    let add = |x: &u16| f16(of_f16(*x) + 1.5);
    let after: Vec<u16> = x.iter().map(scale).collect();
    let half: Vec<u16> = x[..32].iter().map(scale).chain(x[32..].iter().copied()).collect();
    let mut sums: Vec<u16> = y.iter().map(add).collect();
    sums[32..].copy_from_slice(&y[32..]);
    let args = |after: &[u16]| vec![changed(&x, after), changed(&y, &sums), value(a)];
    // Without the headers a thread of clang's kernel has one number instead of a pair.
    cases.push(Case::new("half.nvcc", "scale", line(1, 32), args(&after)));
    cases.push(Case::new("half.clang", "scale", line(1, 32), args(&half)));
}

fn floats(cases: &mut Vec<Case>) {
    let (x, y) = (small_floats(7, 150), small_floats(8, 150));
    let want: Vec<f32> = x.iter().zip(&y).map(|(x, y)| 3.0 * x + y).collect();
    let args = vec![value(3.0f32), input(&x), changed(&y, &want), value(150i32)];
    cases.push(Case::new("saxpy", "axpyIfLi1E", line(3, 64), args));
    let wide = |x: &[f32]| -> Vec<f64> { x.iter().map(|&x| f64::from(x)).collect() };
    let args =
        vec![value(3.0f64), input(&wide(&x)), changed(&wide(&y), &wide(&want)), value(150i32)];
    cases.push(Case::new("saxpy", "axpyIdLi2E", line(3, 32), args));

    let x = fractions(9, 1024);
    let square: Vec<f32> =
        (0..1024).map(|i| x[1023 - 128 * (i / 128) - (127 - i % 128)] * x[i]).collect();
    cases.push(Case::new("bounds", "tight", line(1, 128), vec![changed(&x, &square)]));

    let (a, b, n) = (-1.0f32, 2.0f32, 100);
    let step = f64::from((b - a) / n as f32);
    let terms = (0..n).map(|i| (f64::from(a) + step * f64::from(i)).powi(2) * step);
    let sum = terms.sum::<f64>() as f32;
    let args = vec![output(&[sum; 5]).near(1e-5), value(a), value(b), value(n)];
    cases.push(Case::new("functor", "integrate", line(1, 5), args));

    let x: Vec<f32> = fractions(10, 40).into_iter().map(|x| x.abs() + 0.01).collect();
    let y: Vec<f64> = fractions(11, 40).into_iter().map(|y| f64::from(y.abs())).collect();
    let function = |x: &f32| {
        let x = f64::from(*x);
        (x.sin() + x.exp() / x.sqrt()) as f32
    };
    let want: Vec<f32> = x.iter().map(function).collect();
    let root: Vec<f64> = y.iter().map(|&y| y.sqrt() + y.mul_add(y, 1.0)).collect();
    let args = vec![changed(&x, &want).near(2e-6), changed(&y, &root)];
    cases.push(Case::new("math", "functions", line(1, 40), args));

    let (a, b) = (fractions(12, 1000), fractions(13, 1000));
    let want: Vec<f32> = a.iter().zip(&b).map(|(a, b)| a + b).collect();
    let args = vec![input(&a), input(&b), output(&want), value(1000i32)];
    cases.push(Case::new("add", "add_kernel", line(2, 128), args));

    let x: Vec<i32> = small(14, 64);
    let x: Vec<f32> = x.into_iter().map(|x| x as f32).collect();
    cases.push(Case::new("cache_hints", "stream", line(1, 16), vec![input(&x), output(&x)]));
}
