//! Kernels that go through memory once.

use super::{Case, Expect, Random};

pub(super) fn saxpy() -> Case {
    let mut random = Random::new(1);
    let (n, a) = (300, 1.7f32);
    let x = random.floats(n, -2.0..2.0);
    let y = random.floats(n, -2.0..2.0);
    let sums: Vec<f32> = x.iter().zip(&y).map(|(x, y)| a.mul_add(*x, *y)).collect();
    Case::new("saxpy", [3, 1, 1], [128, 1, 1])
        .bits(n as u32)
        .float(a)
        .input(&x)
        .buffer(&y, Expect::exact(&sums))
}

pub(super) fn strided_copy() -> Case {
    let (rows, columns, src_stride, dst_stride) = (5, 300, 320, 304);
    let src = Random::new(2).words(rows * src_stride);
    let before = vec![7u32; rows * dst_stride];
    let mut after = before.clone();
    for row in 0..rows {
        let from = &src[row * src_stride..][..columns];
        after[row * dst_stride..][..columns].copy_from_slice(from);
    }
    Case::new("strided_copy", [2, rows as u32, 1], [32, 1, 1])
        .bits(columns as u32 / 4)
        .input(&src)
        .bits(4 * src_stride as u64)
        .buffer(&before, Expect::exact(&after))
        .bits(4 * dst_stride as u64)
}

pub(super) fn transpose() -> Case {
    let (height, width) = (40, 50);
    let matrix = Random::new(3).words(height * width);
    let turned: Vec<u32> =
        (0..width * height).map(|i| matrix[i % height * width + i / height]).collect();
    Case::new("transpose", [2, 2, 1], [32, 8, 1])
        .bits(height as u32)
        .bits(width as u32)
        .input(&matrix)
        .output(&turned)
}

pub(super) fn stencil() -> Case {
    let (height, width, rate) = (20, 30, 0.15f32);
    let grid = Random::new(4).floats(height * width, 0.0..100.0);
    let cell = |y: usize, x: usize| grid[y * width + x];
    let mut after = Vec::new();
    for y in 0..height {
        for x in 0..width {
            let north_south = cell(y.saturating_sub(1), x) + cell((y + 1).min(height - 1), x);
            let west_east = cell(y, x.saturating_sub(1)) + cell(y, (x + 1).min(width - 1));
            let flow = cell(y, x).mul_add(-4.0, north_south + west_east);
            after.push(rate.mul_add(flow, cell(y, x)));
        }
    }
    Case::new("stencil", [2, 2, 1], [16, 16, 1])
        .bits(height as u32)
        .bits(width as u32)
        .float(rate)
        .input(&grid)
        .output(&after)
}
