//! The classic kernels: sorting, scans, stencils, hashes, locks, pipelines.

use super::data::{
    Numbers, changed, f16, fractions, input, of_f16, output, random, small, small_floats, value,
};
use super::{Case, Outcome, line};
use irc_runtime::sim::LaunchConfig;
use std::f64::consts::PI;

/// The cases.
pub(super) fn cases(cases: &mut Vec<Case>) {
    scans(cases);
    sorting(cases);
    grids(cases);
    numbers(cases);
    locks(cases);
    warps(cases);
    calls(cases);
    pipelines(cases);
    groups(cases);
}

fn scans(cases: &mut Vec<Case>) {
    let x = small(50, 768);
    let exclusive = |part: &[i32]| -> Vec<i32> {
        let sums = part.iter().scan(0, |sum, x| {
            *sum += x;
            Some(*sum - x)
        });
        sums.collect()
    };
    let want: Vec<i32> = x.chunks(256).flat_map(exclusive).collect();
    let totals: Vec<i32> = x.chunks(256).map(|part| part.iter().sum()).collect();
    let args = vec![input(&x), output(&want), output(&totals)];
    cases.push(Case::new("scan_blocks", "scan", line(3, 128), args));

    let inclusive: Vec<i32> = exclusive(&x).iter().zip(&x).map(|(sum, x)| sum + x).collect();
    let args =
        vec![input(&x), output(&inclusive), changed(&[0i32; 6], &[]), changed(&[0i32; 6], &[1; 6])];
    cases.push(Case::new("look_back", "scan", line(6, 128), args));

    let x = small(51, 640);
    let parts: Vec<i32> = x.chunks(64).map(|part| part.iter().sum()).collect();
    let args = vec![input(&x), output(&parts), output(&[parts.iter().sum::<i32>()])];
    cases.push(Case::new("last_block", "sum", line(10, 64), args));
}

fn sorting(cases: &mut Vec<Case>) {
    let x = random(52, 256);
    let mut sorted = x.clone();
    sorted.chunks_mut(128).for_each(<[u32]>::sort_unstable);
    let shape = line(2, 128).with_dynamic_shared(512);
    cases.push(Case::new("bitonic", "sort", shape, vec![changed(&x, &sorted)]));

    let n = 70;
    let text =
        |seed| -> Vec<u8> { random(seed, n).into_iter().map(|x| b'a' + (x % 4) as u8).collect() };
    let (a, b) = (text(53), text(54));
    let mut table = vec![vec![0i32; n + 1]; n + 1];
    for i in 1..=n {
        for j in 1..=n {
            table[i][j] = if a[i - 1] == b[j - 1] {
                table[i - 1][j - 1] + 1
            } else {
                table[i - 1][j].max(table[i][j - 1])
            };
        }
    }
    let args = vec![input(&a), input(&b), value(n as i32), output(&[table[n][n]])];
    let shape = line(1, 48).with_dynamic_shared(3 * 2 * 71);
    cases.push(Case::new("wavefront", "lcs", shape, args));
}

fn grids(cases: &mut Vec<Case>) {
    let (w, h) = (37, 19);
    let x = small_floats(55, w * h);
    let at = |i: usize, j: usize| if i < w && j < h { x[j * w + i] } else { 0.0 };
    let smooth = |k: usize| {
        let (i, j) = (k % w, k / w);
        let around =
            at(i.wrapping_sub(1), j) + at(i + 1, j) + at(i, j.wrapping_sub(1)) + at(i, j + 1);
        4.0 * at(i, j) - around
    };
    let want: Vec<f32> = (0..w * h).map(smooth).collect();
    let shape = LaunchConfig::new([3, 3, 1], [16, 8, 1]);
    let args = vec![input(&x), output(&want), value(w as i32), value(h as i32)];
    cases.push(Case::new("stencil", "smooth", shape, args));

    let (left, top, step) = (-2i64 << 28, -5i64 << 26, 1i64 << 24);
    let iterate = |k: i64| {
        let (cx, cy) = (left + k % 40 * step, top + k / 40 * step);
        let (mut x, mut y, mut n) = (0, 0, 0u8);
        while n < 100 {
            let (xx, yy) = ((x * x) >> 28, (y * y) >> 28);
            if xx + yy > 4 << 28 {
                break;
            }
            y = ((x * y) >> 27) + cy;
            x = xx - yy + cx;
            n += 1;
        }
        n
    };
    let want: Vec<u8> = (0..40 * 20).map(iterate).collect();
    let shape = LaunchConfig::new([3, 3, 1], [16, 8, 1]);
    let args =
        vec![output(&want), value(40i32), value(20i32), value(left), value(top), value(step)];
    cases.push(Case::new("mandelbrot", "iterate", shape, args));

    let rows: Vec<i32> = [0, 3, 3, 60, 61, 100].to_vec();
    let columns: Vec<i32> = random(56, 100).into_iter().map(|x| (x % 30) as i32).collect();
    let (values, x) = (small_floats(57, 100), small_floats(58, 30));
    let row = |row: &[i32]| -> f32 {
        (row[0] as usize..row[1] as usize)
            .map(|i| values[i] * x[columns[i] as usize])
            .fold(0.0, |sum, x| sum + x)
    };
    let want: Vec<f32> = rows.windows(2).map(row).collect();
    let args =
        vec![input(&rows), input(&columns), input(&values), input(&x), output(&want), value(5i32)];
    cases.push(Case::new("spmv", "multiply", line(2, 96), args));
}

fn numbers(cases: &mut Vec<Case>) {
    let bodies = fractions(59, 4 * 64);
    let accelerate = |i: usize| {
        let me = &bodies[4 * i..];
        let mut sum = [0.0f64; 4];
        for body in bodies.chunks(4) {
            let d: [f64; 3] = std::array::from_fn(|k| f64::from(body[k]) - f64::from(me[k]));
            let near = 1.0 / (d[0] * d[0] + d[1] * d[1] + d[2] * d[2] + f64::from(0.01f32)).sqrt();
            (0..3).for_each(|k| sum[k] += d[k] * f64::from(body[3]) * near.powi(3));
        }
        sum.map(|x| x as f32)
    };
    let want: Vec<f32> = (0..64).flat_map(accelerate).collect();
    let shape = line(2, 32).with_dynamic_shared(32 * 16);
    let args = vec![input(&bodies), output(&want).near(1e-3), value(64i32)];
    cases.push(Case::new("nbody", "accelerate", shape, args));

    let n = 100;
    let x: Vec<u16> = fractions(60, 2 * n).into_iter().map(|x| f16(f64::from(x))).collect();
    let softmax = |row: &[u16]| -> Vec<f32> {
        let e: Vec<f64> = row.iter().map(|&x| of_f16(x).exp()).collect();
        let sum: f64 = e.iter().sum();
        e.iter().map(|e| (e / sum) as f32).collect()
    };
    let want: Vec<f32> = x.chunks(n).flat_map(softmax).collect();
    let args = vec![input(&x), output(&want).near(1e-5), value(n as i32)];
    cases.push(Case::new("softmax.nvcc", "softmax", line(2, 64), args));

    let x = fractions(61, 128);
    let transform = |k: usize| {
        let mut sum = [0.0, 0.0];
        for (n, x) in x.chunks(2).enumerate() {
            let (re, im) = (f64::from(x[0]), f64::from(x[1]));
            let (s, c) = (-2.0 * PI * (k * n % 64) as f64 / 64.0).sin_cos();
            sum = [sum[0] + re * c - im * s, sum[1] + re * s + im * c];
        }
        sum.map(|x| x as f32)
    };
    let want: Vec<f32> = (0..64).flat_map(transform).collect();
    let args = vec![changed(&x, &want).near(1e-3)];
    cases.push(Case::new("fourier", "fourier", line(1, 32), args));

    let (bytes, count) = (43, 40);
    let messages: Vec<u8> = random(62, bytes * count).into_iter().map(|x| x as u8).collect();
    let want: Vec<u32> = messages.chunks(bytes).flat_map(sha256).collect();
    let args = vec![input(&messages), output(&want), value(bytes as i32)];
    cases.push(Case::new("sha256", "hash", line(2, 20), args));
    let abc = [0xba78_16bf, 0x8f01_cfea, 0x4141_40de, 0x5dae_2223];
    let args = vec![
        input(b"abc"),
        super::Arg::Output {
            before: Some(vec![0; 32]),
            want: u32::bytes(&abc),
            near: super::Near::Exact,
        },
        value(3i32),
    ];
    cases.push(Case::new("sha256", "hash", line(1, 1), args));
}

/// The hash of a short message, as in FIPS 180-4.
fn sha256(message: &[u8]) -> [u32; 8] {
    let root = |p: u32, power: f64| {
        let root = f64::from(p).powf(power);
        ((root - root.floor()) * 4_294_967_296.0) as u32
    };
    let is_prime = |n: &u32| (2..*n).all(|d| !n.is_multiple_of(d));
    let primes: Vec<u32> = (2..).filter(is_prime).take(64).collect();
    let mut block = message.to_vec();
    block.push(0x80);
    block.resize(60, 0);
    block.extend((message.len() as u32 * 8).to_be_bytes());
    let words = block.chunks(4).map(|b| u32::from_be_bytes([b[0], b[1], b[2], b[3]]));
    let mut w: Vec<u32> = words.collect();
    for i in 16..64 {
        let a = w[i - 15].rotate_right(7) ^ w[i - 15].rotate_right(18) ^ w[i - 15] >> 3;
        let b = w[i - 2].rotate_right(17) ^ w[i - 2].rotate_right(19) ^ w[i - 2] >> 10;
        w.push(w[i - 16].wrapping_add(w[i - 7]).wrapping_add(a).wrapping_add(b));
    }
    let h: [u32; 8] = std::array::from_fn(|i| root(primes[i], 0.5));
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut last] = h;
    for i in 0..64 {
        let mixed = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let chosen = e & f ^ !e & g;
        let t = [mixed, chosen, root(primes[i], 1.0 / 3.0), w[i]];
        let t = t.into_iter().fold(last, u32::wrapping_add);
        let mixed = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let top = t.wrapping_add(mixed).wrapping_add(a & b ^ a & c ^ b & c);
        (last, g, f, e, d, c, b, a) = (g, f, e, d.wrapping_add(t), c, b, a, top);
    }
    let end = [a, b, c, d, e, f, g, last];
    std::array::from_fn(|i| h[i].wrapping_add(end[i]))
}

fn locks(cases: &mut Vec<Case>) {
    let step = |times: usize| (0..times).fold(5, |x, _| x * 3 % 1009 + 1);
    let want = [step(40), step(40), step(40)];
    let args = vec![changed(&[0i32], &[0]), changed(&[5i32; 3], &want), value(3i32)];
    cases.push(Case::new("locks", "deposit", line(3, 40), args));

    let (grid, block) = (2, 48);
    let threads = 0..grid * block;
    let fold = |f: fn(i32, i32) -> i32, from: i32| threads.clone().fold(from, f);
    let inside: i32 = [500 - 47, 500 - 95].iter().sum();
    let before = [-1i32, 100, -1, 0, 77, 1];
    let want = [
        fold(|x, t| x.max(t ^ 21), before[0]),
        fold(|x, t| x.min(7 - t), before[1]),
        fold(|x, t| x & !(1 << (t % 32)), before[2]),
        fold(|x, t| x | 1 << (t % 17), before[3]),
        fold(|x, t| x ^ t, before[4]),
        1 + inside,
    ];
    let up = threads.clone().fold(3u32, |x, _| if x >= 9 { 0 } else { x + 1 });
    let down = threads.clone().fold(2u32, |x, _| if x == 0 || x > 6 { 6 } else { x - 1 });
    let args = vec![
        changed(&before, &want),
        changed(&[3u32, 2], &[up, down]),
        changed(&[1.0f32], &[49.0]),
    ];
    cases.push(Case::new("atomics", "all", line(2, 48), args));
}

fn warps(cases: &mut Vec<Case>) {
    let mut x = small(63, 64);
    let before = x.clone();
    for round in 0..5 {
        let other: Vec<i32> = (0..64).map(|t| x[t ^ 1 << round]).collect();
        for t in 0..64 {
            let (warp, lane) = (t / 32 * 32, t % 32);
            x[t] += if lane % 2 == 1 { other[t ^ 2] } else { -other[warp + (lane + 6) % 32] };
        }
        for warp in x.chunks_mut(32) {
            let positive = warp.iter().filter(|x| **x > 0).count() as i32;
            warp.iter_mut().for_each(|x| *x ^= positive);
        }
    }
    let even = x.iter().filter(|x| **x % 2 == 0).count() as i32;
    x.iter_mut().for_each(|x| *x += 1000 * even);
    cases.push(Case::new("warp_shared", "exchange", line(1, 64), vec![changed(&before, &x)]));
}

fn calls(cases: &mut Vec<Case>) {
    let data = small(64, 50);
    let eval = |(t, &x): (usize, &i32)| {
        let (add, times) = (|x: i32| x + t as i32, |x: i32| x * 3);
        (0..4).fold(x, |x, i| match (t + i) % 3 {
            0 => add(x),
            1 => times(x),
            _ if t & 4 != 0 => add(add(x)),
            _ => times(times(x)),
        })
    };
    let want: Vec<i32> = data.iter().enumerate().map(eval).collect();
    cases.push(Case::new("divergent_calls", "run", line(1, 50), vec![changed(&data, &want)]));

    // The solutions for each place of the first queen on a board of 7 by 7.
    let args = vec![output(&[4i32, 7, 6, 6, 6, 7, 4]), value(7i32)];
    cases.push(Case::new("queens", "queens", line(1, 7), args));

    let sum = |n: i32| (0..n).rev().fold(0i32, |sum, i| sum.wrapping_mul(3).wrapping_add(i * i));
    let want: Vec<i32> = (0..40).map(|t| sum(5 + t)).collect();
    cases.push(Case::new("lists", "lists", line(1, 40), vec![output(&want), value(5i32)]));

    let printed = "  0|even |0000.000|0|0|a%\n  1|odd  |0000.370|0xff|-5000000000|b%\n  \
                   2|even |0000.740|0x1fe|-10000000000|c%\n";
    let outcome = Outcome::Ends(printed);
    cases.push(Case { outcome, ..Case::new("formats", "print", line(1, 1), vec![value(3i32)]) });
}

fn pipelines(cases: &mut Vec<Case>) {
    let n = 7;
    let x = small_floats(65, n * 128);
    let sum = |t: usize| -> f32 {
        (0..n)
            .flat_map(|row| (0..4).map(move |i| (row, i)))
            .map(|(row, i)| x[row * 128 + (t + 32 * i + row) % 128])
            .sum()
    };
    let want: Vec<f32> = (0..32).map(sum).collect();
    let args = vec![input(&x), output(&want), value(n as i32)];
    cases.push(Case::new("pipeline", "rows", line(1, 32), args));

    let rounds = 6;
    let x = small(66, rounds * 32);
    let want: Vec<i32> = (0..rounds * 32).map(|i| 2 * x[i / 32 * 32 + 31 - i % 32]).collect();
    let args = vec![input(&x), output(&want), value(rounds as i32)];
    cases.push(Case::new("named_barriers", "pipe", line(1, 64), args));

    let (a, b) = (small(67, 256), small(68, 128));
    let halves = |x: &[i32]| -> Vec<u16> { x.iter().map(|&x| f16(f64::from(x))).collect() };
    let entry =
        |i: usize| (0..16).map(|k| a[i / 8 * 16 + k] * b[k * 8 + i % 8]).sum::<i32>() as f32;
    let want: Vec<f32> = (0..128).map(entry).collect();
    let args = vec![input(&halves(&a)), input(&halves(&b)), output(&want)];
    cases.push(Case::new("tensor", "multiply", line(1, 32), args));
}

fn groups(cases: &mut Vec<Case>) {
    // Which threads come together is not said, and so neither is the order.
    let x = small(69, 30);
    let chosen: Vec<i32> = x.iter().copied().filter(|&x| x > 0).collect();
    let count = chosen.len() as i32;
    let args =
        vec![input(&x), output(&chosen).in_any_order(), changed(&[0i32], &[count]), value(30i32)];
    cases.push(Case::new("aggregate", "select", line(1, 32), args));
    let x = small(70, 96);
    let total = |warp: &[i32]| [warp.iter().sum(), warp.iter().copied().max().unwrap_or(0)];
    let want: Vec<i32> = x.chunks(32).flat_map(total).collect();
    let args = vec![input(&x), output(&want)];
    cases.push(Case::new("aggregate", "total", line(1, 96), args));
}
