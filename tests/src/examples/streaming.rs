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
