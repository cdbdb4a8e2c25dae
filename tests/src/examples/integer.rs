//! Kernels with exact results, a thread on its own or with a neighbour.

use super::{Case, Expect, Random};

pub(super) fn mandelbrot() -> Case {
    let (width, height, limit) = (30u32, 20u32, 40u32);
    let (left, top, step) = (-2.0f32, 1.0f32, 0.1f32);
    let mut counts = Vec::new();
    for y in 0..height {
        for x in 0..width {
            let (cr, ci) = ((x as f32).mul_add(step, left), (-(y as f32)).mul_add(step, top));
            let (mut zr, mut zi, mut round) = (0.0f32, 0.0f32, 0);
            while round < limit && zr * zr + zi * zi <= 4.0 {
                (zr, zi) = (zr * zr - zi * zi + cr, zr * zi + zr * zi + ci);
                round += 1;
            }
            counts.push(round);
        }
    }
    Case::new("mandelbrot", [2, 2, 1], [16, 16, 1])
        .bits(width)
        .bits(height)
        .float(left)
        .float(top)
        .float(step)
        .bits(limit)
        .output(&counts)
}

pub(super) fn bitonic_step() -> Case {
    let (count, size, distance) = (256, 32, 8);
    let before = Random::new(30).words(2 * count);
    let mut after = before.clone();
    for i in (0..count).filter(|i| i & distance == 0) {
        let j = i | distance;
        let descends = i & size != 0;
        if (after[2 * i] as i32 > after[2 * j] as i32) != descends {
            after.swap(2 * i, 2 * j);
            after.swap(2 * i + 1, 2 * j + 1);
        }
    }
    Case::new("bitonic_step", [2, 1, 1], [64, 1, 1])
        .bits(size as u32)
        .bits(distance as u32)
        .buffer(&before, Expect::exact(&after))
}

/// The first digits of the fractions of the roots of the first primes, as FIPS 180-4 has them.
fn root_fractions(count: usize, root: fn(f64) -> f64) -> Vec<u32> {
    let is_prime = |n: &u32| (2..*n).all(|d| !n.is_multiple_of(d));
    let fraction = |prime: u32| (root(f64::from(prime)).fract() * 2f64.powi(32)) as u32;
    (2..).filter(is_prime).take(count).map(fraction).collect()
}

/// The state after one block of SHA-256, big-endian.
fn compress(block: &[u8]) -> Vec<u8> {
    let constants = root_fractions(64, f64::cbrt);
    let start = root_fractions(8, f64::sqrt);
    let mut w: Vec<u32> =
        block.chunks(4).map(|b| u32::from_be_bytes([b[0], b[1], b[2], b[3]])).collect();
    for t in 16..64 {
        let (x, y) = (w[t - 15], w[t - 2]);
        let s0 = x.rotate_right(7) ^ x.rotate_right(18) ^ x >> 3;
        let s1 = y.rotate_right(17) ^ y.rotate_right(19) ^ y >> 10;
        w.push(w[t - 16].wrapping_add(s0).wrapping_add(w[t - 7]).wrapping_add(s1));
    }
    let mut state = start.clone();
    for t in 0..64 {
        let [a, b, c, d, e, f, g, h] = state[..] else { panic!("the state has eight words") };
        let t1 = [
            e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25),
            e & f ^ !e & g,
            constants[t],
            w[t],
        ];
        let t1 = t1.into_iter().fold(h, u32::wrapping_add);
        let t2 = (a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22))
            .wrapping_add(a & b ^ a & c ^ b & c);
        state = vec![t1.wrapping_add(t2), a, b, c, d.wrapping_add(t1), e, f, g];
    }
    let sums = state.iter().zip(&start).map(|(word, start)| word.wrapping_add(*start));
    sums.flat_map(u32::to_be_bytes).collect()
}

/// The first block is the padded message "abc", whose digest the standard gives.
pub(super) fn sha256() -> Case {
    let count = 5;
    let mut random = Random::new(31);
    let mut blocks: Vec<u8> = b"abc\x80".to_vec();
    blocks.resize(63, 0);
    blocks.push(24);
    blocks.extend((64..64 * count).map(|_| random.bits() as u8));
    let digests: Vec<u8> = blocks.chunks(64).flat_map(compress).collect();
    assert_eq!(digests[..4], [0xba, 0x78, 0x16, 0xbf]);
    assert_eq!(digests[28..32], [0xf2, 0x00, 0x15, 0xad]);
    Case::new("sha256", [2, 1, 1], [4, 1, 1]).bits(count as u32).input(&blocks).output(&digests)
}

/// Salmon et al., "Parallel random numbers: as easy as 1, 2, 3" (2011): Philox 4x32-10.
fn philox4x32(mut counter: [u32; 4], mut key: [u32; 2]) -> [u32; 4] {
    for _ in 0..10 {
        let first = u64::from(counter[0]) * 0xd251_1f53;
        let second = u64::from(counter[2]) * 0xcd9e_8d57;
        counter = [
            (second >> 32) as u32 ^ counter[1] ^ key[0],
            second as u32,
            (first >> 32) as u32 ^ counter[3] ^ key[1],
            first as u32,
        ];
        key = [key[0].wrapping_add(0x9e37_79b9), key[1].wrapping_add(0xbb67_ae85)];
    }
    counter
}

pub(super) fn philox() -> Case {
    // The known answer of the authors' library for counter and key of zeros.
    assert_eq!(philox4x32([0; 4], [0; 2]), [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]);
    let (n, key) = (100, [0xa409_3822, 0x299f_31d0]);
    let words: Vec<u32> = (0..n).flat_map(|i| philox4x32([i, 0, 0, 0], key)).collect();
    Case::new("philox", [2, 1, 1], [64, 1, 1]).bits(key[0]).bits(key[1]).bits(n).output(&words)
}
