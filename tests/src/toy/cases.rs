//! References in Rust of the toy programs that have no twin in IR.

use crate::examples::{Case, Expect, Random, Tolerance, f16_value, nearest_f16};
use std::collections::BTreeMap;

pub(super) fn radix_sort() -> Case {
    let n = 700;
    let before: Vec<u32> = {
        let mut random = Random::new(50);
        (0..n).map(|_| random.bits() as u32 >> random.below(31)).collect()
    };
    let mut after = before.clone();
    after.sort_unstable();
    // The eighth round ends in the first buffer; the seventh left its order in the other.
    let mut seventh = before.clone();
    seventh.sort_by_key(|key| key & 0x0fff_ffff);
    Case::new("radix_sort", [1, 1, 1], [256, 1, 1])
        .bits(n as u32)
        .buffer(&before, Expect::exact(&after))
        .output(&seventh)
}

pub(super) fn lookback_scan() -> Case {
    let (n, threads) = (1000, 128);
    let values = Random::new(51).words(n);
    let mut sum = 0u32;
    let sums: Vec<u32> = values
        .iter()
        .map(|value| {
            sum = sum.wrapping_add(*value);
            sum
        })
        .collect();
    let prefixes = sums.chunks(threads).map(|tile| tile.last().copied().unwrap_or_default());
    let states: Vec<u64> = prefixes.map(|prefix| 2 << 32 | u64::from(prefix)).collect();
    let tiles = states.len();
    Case::new("lookback_scan", [tiles as u32, 1, 1], [threads as u32, 1, 1])
        .bits(n as u32)
        .input(&values)
        .output(&sums)
        .buffer(&vec![0u64; tiles], Expect::exact(&states))
}

/// Sine and cosine are approximate.
pub(super) fn fft() -> Case {
    let (runs, n) = (2, 256);
    let before = Random::new(52).floats(2 * runs * n, -1.0..1.0);
    let mut after = Vec::new();
    for run in before.chunks(2 * n) {
        for k in 0..n {
            let (mut re, mut im) = (0f64, 0f64);
            for (j, number) in run.chunks(2).enumerate() {
                let angle = -2.0 * std::f64::consts::PI * (j * k % n) as f64 / n as f64;
                let (x, y) = (f64::from(number[0]), f64::from(number[1]));
                re += x * angle.cos() - y * angle.sin();
                im += x * angle.sin() + y * angle.cos();
            }
            after.extend([re as f32, im as f32]);
        }
    }
    let tolerance = Tolerance { relative: 1e-5, absolute: 1e-4 };
    Case::new("fft", [runs as u32, 1, 1], [n as u32 / 2, 1, 1])
        .buffer(&before, Expect::Near(after, tolerance))
}

/// The order of the sums is not the reference's.
pub(super) fn k_means() -> Case {
    let (n, k) = (600, 4);
    let mut random = Random::new(53);
    let points = random.floats(2 * n, -4.0..4.0);
    let centres = random.floats(2 * k, -3.0..3.0);
    let (mut labels, mut sums) = (Vec::new(), vec![(0f64, 0f64, 0u32); k]);
    for point in points.chunks(2) {
        let square = |c: &usize| {
            let (x, y) = (centres[2 * c] - point[0], centres[2 * c + 1] - point[1]);
            x * x + y * y
        };
        let nearest =
            (0..k).min_by(|a, b| square(a).total_cmp(&square(b))).expect("there are centres");
        labels.push(nearest as u32);
        let sum = &mut sums[nearest];
        *sum = (sum.0 + f64::from(point[0]), sum.1 + f64::from(point[1]), sum.2 + 1);
    }
    let mean = |&(x, y, count): &(f64, f64, u32)| {
        let count = f64::from(count.max(1));
        [(x / count) as f32, (y / count) as f32]
    };
    let moved: Vec<f32> = sums.iter().flat_map(mean).collect();
    Case::new("k_means", [3, 1, 1], [128, 1, 1])
        .bits(n as u32)
        .input(&points)
        .input(&centres)
        .output(&labels)
        .output_near(moved, Tolerance { relative: 1e-5, absolute: 1e-5 })
}

pub(super) fn game_of_life() -> Case {
    let (width, height) = (40usize, 30usize);
    let mut random = Random::new(54);
    let cells: Vec<u8> = (0..width * height).map(|_| u8::from(random.below(3) == 0)).collect();
    let alive = |x: usize, y: usize| u32::from(cells[y % height * width + x % width]);
    let mut next = Vec::new();
    for y in height..2 * height {
        for x in width..2 * width {
            let around: u32 = [y - 1, y, y + 1]
                .into_iter()
                .map(|row| alive(x - 1, row) + alive(x, row) + alive(x + 1, row))
                .sum();
            next.push(u8::from(around == 3 || around == 4 && alive(x, y) == 1));
        }
    }
    Case::new("game_of_life", [3, 2, 1], [16, 16, 1])
        .bits(width as u32)
        .bits(height as u32)
        .input(&cells)
        .output(&next)
}

pub(super) fn string_search() -> Case {
    let mut random = Random::new(55);
    let text: Vec<u8> = (0..500).map(|_| b'a' + random.below(2) as u8).collect();
    let pattern = b"abab";
    let found: Vec<u8> =
        (0..text.len()).map(|i| u8::from(text[i..].starts_with(pattern))).collect();
    let count: u32 = found.iter().map(|&found| u32::from(found)).sum();
    assert!(count > 10, "the text has the pattern");
    Case::new("string_search", [4, 1, 1], [128, 1, 1])
        .input(&text)
        .input(pattern)
        .output(&found)
        .buffer(&[0u32], Expect::exact(&[count]))
}

/// Weights are rounded to 11 bits, and the exponential is approximate.
pub(super) fn attention() -> Case {
    let (queries, keys, depth) = (32, 48, 16);
    let mut random = Random::new(56);
    let mut halves = |rows: usize| -> Vec<u16> {
        random.floats(rows * depth, -2.0..2.0).into_iter().map(nearest_f16).collect()
    };
    let (q, k, v) = (halves(queries), halves(keys), halves(keys));
    let wide = |row: &[u16]| -> Vec<f64> { row.iter().map(|&h| f16_value(h).into()).collect() };
    let mut output = Vec::new();
    for query in q.chunks(depth).map(wide) {
        let dot = |key: Vec<f64>| query.iter().zip(key).map(|(a, b)| a * b).sum::<f64>();
        let scores: Vec<f64> = k.chunks(depth).map(|key| dot(wide(key)) / 4.0).collect();
        let best = scores.iter().copied().fold(f64::MIN, f64::max);
        let weights: Vec<f64> = scores.iter().map(|score| (score - best).exp()).collect();
        let sum: f64 = weights.iter().sum();
        for column in 0..depth {
            let values = v.chunks(depth).map(|row| f64::from(f16_value(row[column])));
            let total: f64 = weights.iter().zip(values).map(|(weight, x)| weight * x).sum();
            output.push((total / sum) as f32);
        }
    }
    Case::new("attention", [queries as u32 / 16, 1, 1], [32, 1, 1])
        .bits(keys as u32)
        .input(&q)
        .input(&k)
        .input(&v)
        .output_near(output, Tolerance { relative: 0.0, absolute: 1e-3 })
}

/// The matrix has a diagonal that outweighs the rest of each row; it is made from the solution.
pub(super) fn conjugate_gradient() -> Case {
    let n = 64;
    let mut random = Random::new(57);
    let mut a = vec![0f32; n * n];
    for i in 0..n {
        for j in 0..i {
            let element = random.float(-1.0..1.0) / 16.0;
            (a[i * n + j], a[j * n + i]) = (element, element);
        }
        a[i * n + i] = 5.0 + random.float(0.0..2.0);
    }
    let solution = random.floats(n, -1.0..1.0);
    let b: Vec<f32> = a
        .chunks(n)
        .map(|row| {
            let terms = row.iter().zip(&solution).map(|(a, x)| f64::from(*a) * f64::from(*x));
            terms.sum::<f64>() as f32
        })
        .collect();
    Case::new("conjugate_gradient", [1, 1, 1], [n as u32, 1, 1])
        .bits(40u32)
        .float(1e-10)
        .input(&a)
        .input(&b)
        .output_near(solution, Tolerance { relative: 1e-4, absolute: 1e-4 })
}

/// Keys and values of the hash table.
fn entries() -> (Vec<u32>, Vec<u32>) {
    let mut random = Random::new(58);
    (0..400).map(|_| (1 + random.below(100) * random.below(100), random.below(1000))).unzip()
}

/// Each key stands in the table once, with the sum of its values; where is left open.
fn table_is_right(bytes: &[u8]) -> Result<(), String> {
    let mut wanted = BTreeMap::new();
    let (keys, values) = entries();
    for (key, value) in keys.into_iter().zip(values) {
        *wanted.entry(key).or_insert(0u32) += value;
    }
    let word = |b: &[u8]| u32::from_le_bytes([b[0], b[1], b[2], b[3]]);
    let slots = bytes.chunks(8).map(|slot| (word(slot), word(&slot[4..])));
    let found: Vec<(u32, u32)> = slots.filter(|&(key, _)| key != 0).collect();
    let sums: BTreeMap<u32, u32> = found.iter().copied().collect();
    if sums.len() != found.len() {
        return Err("a key stands in the table twice".to_owned());
    }
    if sums == wanted { Ok(()) } else { Err(format!("{sums:?}, expected {wanted:?}")) }
}

pub(super) fn hash_table() -> Case {
    let (keys, values) = entries();
    Case::new("hash_table", [4, 1, 1], [128, 1, 1])
        .bits(keys.len() as u32)
        .input(&keys)
        .input(&values)
        .buffer(&[0u32; 2 * 512], Expect::Property(table_is_right))
}
