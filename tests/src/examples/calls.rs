//! Kernels with calls, stacks and locks.

use super::{Case, Expect, Random};

pub(super) fn struct_by_value() -> Case {
    let n = 50;
    let plane = [0.48f32, 0.6, 0.64, 1.5];
    let mut random = Random::new(40);
    let mut rays = Vec::new();
    for _ in 0..n {
        rays.extend(random.floats(3, -5.0..5.0));
        rays.extend(random.floats(3, 0.25..1.0));
    }
    let mut reflected = Vec::new();
    for ray in rays.chunks(6) {
        let (origin, direction) = ray.split_at(3);
        let dot = |v: &[f32]| v[2].mul_add(plane[2], v[1].mul_add(plane[1], v[0] * plane[0]));
        let along = dot(direction);
        let t = (plane[3] - dot(origin)) / along;
        reflected.extend((0..3).map(|i| t.mul_add(direction[i], origin[i])));
        reflected.extend((0..3).map(|i| (-2.0 * along).mul_add(plane[i], direction[i])));
    }
    Case::new("struct_by_value", [1, 1, 1], [64, 1, 1])
        .aggregate(&plane)
        .bits(n as u32)
        .input(&rays)
        .output(&reflected)
}

pub(super) fn ackermann() -> Case {
    // The closed forms for 0 to 3 as the first argument.
    let forms: [fn(u32) -> u32; 4] = [|n| n + 1, |n| n + 2, |n| 2 * n + 3, |n| (8 << n) - 3];
    let (mut pairs, mut results) = (Vec::new(), Vec::new());
    for m in 0..4 {
        for n in 0..=2 {
            pairs.extend([m, n]);
            results.push(forms[m as usize](n));
        }
    }
    Case::new("ackermann_pairs", [1, 1, 1], [32, 1, 1])
        .bits(results.len() as u32)
        .input(&pairs)
        .output(&results)
}

pub(super) fn quicksort() -> Case {
    let (runs, length) = (40, 25);
    let mut random = Random::new(41);
    let before: Vec<i32> =
        (0..runs * length).map(|_| random.bits() as i32 >> random.below(31)).collect();
    let mut after = before.clone();
    after.chunks_mut(length).for_each(<[i32]>::sort_unstable);
    Case::new("quicksort", [2, 1, 1], [32, 1, 1])
        .bits(runs as u32)
        .bits(length as u32)
        .buffer(&before, Expect::exact(&after))
}

/// The consumers get the numbers of the producers, each once, in any order.
pub(super) fn spin_lock_queue() -> Case {
    Case::new("spin_lock_queue", [2, 1, 1], [32, 1, 1]).output_with(4 * 32, |bytes| {
        let word = |b: &[u8]| u32::from_le_bytes([b[0], b[1], b[2], b[3]]);
        let mut items: Vec<u32> = bytes.chunks(4).map(word).collect();
        items.sort_unstable();
        let numbers: Vec<u32> = (0..64).step_by(2).collect();
        if items == numbers { Ok(()) } else { Err(format!("the items are {items:?}")) }
    })
}
