//! Kernels in which threads combine their values.

use super::{Case, Expect, Random, Tolerance};

pub(super) fn reduce_shared() -> Case {
    let (n, ctas, threads) = (1000, 3, 128);
    let values = Random::new(10).short_floats(n);
    let mut sums = vec![0.0; ctas];
    values.iter().enumerate().for_each(|(i, value)| sums[i / threads % ctas] += value);
    let mut case = Case::new("reduce_shared", [ctas as u32, 1, 1], [threads as u32, 1, 1])
        .bits(n as u32)
        .input(&values)
        .output(&sums);
    case.dynamic_shared = 4 * threads as u32;
    case
}

pub(super) fn reduce_warp() -> Case {
    let (rows, columns) = (7, 75);
    let values = Random::new(11).short_floats(rows * columns);
    let sums: Vec<f32> = values.chunks(columns).map(|row| row.iter().sum()).collect();
    Case::new("reduce_warp", [4, 1, 1], [64, 1, 1])
        .bits(rows as u32)
        .bits(columns as u32)
        .input(&values)
        .output(&sums)
}

pub(super) fn scan() -> Case {
    let (n, threads) = (450, 160);
    let values = Random::new(12).words(n);
    let mut sums = Vec::new();
    for run in values.chunks(threads) {
        let mut sum = 0u32;
        for value in run {
            sum = sum.wrapping_add(*value);
            sums.push(sum);
        }
    }
    Case::new("scan", [3, 1, 1], [threads as u32, 1, 1]).bits(n as u32).input(&values).output(&sums)
}

pub(super) fn histogram() -> Case {
    let mut random = Random::new(13);
    let bytes: Vec<u8> = (0..2400).map(|_| (random.below(16) * random.below(16)) as u8).collect();
    let before = random.words(256);
    let mut after = before.clone();
    bytes.iter().for_each(|&byte| {
        let count = &mut after[usize::from(byte)];
        *count = count.wrapping_add(1);
    });
    Case::new("histogram", [2, 1, 1], [256, 1, 1])
        .bits(bytes.len() as u32 / 4)
        .input(&bytes)
        .buffer(&before, Expect::exact(&after))
}

/// The exponential and the reciprocal are approximate, and the scaling by log2(e) is rounded.
pub(super) fn softmax() -> Case {
    let (rows, columns) = (5, 70);
    let values = Random::new(14).floats(rows * columns, -4.0..4.0);
    let mut shares = Vec::new();
    for row in values.chunks(columns) {
        let max = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let powers: Vec<f64> = row.iter().map(|x| f64::from(x - max).exp()).collect();
        let sum: f64 = powers.iter().sum();
        shares.extend(powers.iter().map(|power| (power / sum) as f32));
    }
    Case::new("softmax", [3, 1, 1], [64, 1, 1])
        .bits(rows as u32)
        .bits(columns as u32)
        .input(&values)
        .output_near(shares, Tolerance { relative: 4e-6, absolute: 0.0 })
}

/// The reciprocal square root is approximate, and the order of the sums is not the reference's.
pub(super) fn layer_norm() -> Case {
    let (rows, columns, epsilon) = (3, 150, 1e-5f32);
    let mut random = Random::new(15);
    let values = random.floats(rows * columns, -3.0..5.0);
    let gain = random.floats(columns, 0.5..1.5);
    let bias = random.floats(columns, -0.5..0.5);
    let mut normal = Vec::new();
    for row in values.chunks(columns) {
        let mean = row.iter().map(|&x| f64::from(x)).sum::<f64>() / columns as f64;
        let square = |&x: &f32| (f64::from(x) - mean).powi(2);
        let variance = row.iter().map(square).sum::<f64>() / columns as f64;
        let scale = 1.0 / (variance + f64::from(epsilon)).sqrt();
        for ((&x, &gain), &bias) in row.iter().zip(&gain).zip(&bias) {
            let scaled = (f64::from(x) - mean) * scale * f64::from(gain);
            normal.push((scaled + f64::from(bias)) as f32);
        }
    }
    Case::new("layer_norm", [rows as u32, 1, 1], [96, 1, 1])
        .bits(columns as u32)
        .float(epsilon)
        .input(&values)
        .input(&gain)
        .input(&bias)
        .output_near(normal, Tolerance { relative: 2e-6, absolute: 2e-6 })
}
