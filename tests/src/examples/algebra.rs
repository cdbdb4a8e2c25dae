//! Products of matrices, dense and sparse, and bodies that attract each other.

use super::{Case, Random, Tolerance, f16_value, nearest_f16};

/// The product of an m by k and a k by n matrix, summed in order, each step rounded once.
fn product(m: usize, n: usize, k: usize, a: &[f32], b: &[f32]) -> Vec<f32> {
    let cell = |row: usize, column: usize| {
        (0..k).fold(0.0, |sum, i| a[row * k + i].mul_add(b[i * n + column], sum))
    };
    (0..m * n).map(|i| cell(i / n, i % n)).collect()
}

pub(super) fn matmul_f32() -> Case {
    let (m, n, k) = (20, 16, 21);
    let mut random = Random::new(20);
    let a = random.floats(m * k, -1.0..1.0);
    let b = random.floats(k * n, -1.0..1.0);
    Case::new("matmul_f32", [1, 2, 1], [16, 16, 1])
        .bits(m as u32)
        .bits(n as u32)
        .bits(k as u32)
        .input(&a)
        .input(&b)
        .output(&product(m, n, k, &a, &b))
}

pub(super) fn matmul_f16() -> Case {
    let (m, n, k) = (32, 16, 48);
    let mut random = Random::new(21);
    let mut halves = |count: usize| -> Vec<u16> {
        random.floats(count, -1.0..1.0).into_iter().map(nearest_f16).collect()
    };
    let (a, b) = (halves(m * k), halves(k * n));
    let wide = |halves: &[u16]| -> Vec<f32> { halves.iter().copied().map(f16_value).collect() };
    let sums = product(m, n, k, &wide(&a), &wide(&b));
    let rounded: Vec<u16> = sums.into_iter().map(nearest_f16).collect();
    Case::new("matmul_f16", [1, 2, 1], [8, 16, 1])
        .bits(n as u32)
        .bits(k as u32)
        .input(&a)
        .input(&b)
        .output(&rounded)
}

pub(super) fn spmv_csr() -> Case {
    let (rows, columns) = (100, 60);
    let mut random = Random::new(22);
    let x = random.floats(columns, -1.0..1.0);
    let (mut starts, mut places, mut values, mut y) = (vec![0u32], vec![], vec![], vec![]);
    for _ in 0..rows {
        let mut sum = 0.0f32;
        for _ in 0..random.below(4) * random.below(4) {
            let (place, value) = (random.below(columns as u32), random.float(-1.0..1.0));
            sum = value.mul_add(x[place as usize], sum);
            places.push(place);
            values.push(value);
        }
        starts.push(places.len() as u32);
        y.push(sum);
    }
    Case::new("spmv_csr", [2, 1, 1], [64, 1, 1])
        .bits(rows as u32)
        .input(&starts)
        .input(&places)
        .input(&values)
        .input(&x)
        .output(&y)
}

/// The reciprocal square root is approximate, and squares may be contracted.
pub(super) fn nbody() -> Case {
    let (n, dt, softening) = (128, 0.01f32, 0.05f32);
    let mut random = Random::new(23);
    let mut quads = |last: f32| -> Vec<f32> {
        let quad = |_| {
            let xyz = random.floats(3, -1.0..1.0);
            [xyz[0], xyz[1], xyz[2], last * random.float(0.5..1.0)]
        };
        (0..n).flat_map(quad).collect()
    };
    let (bodies, velocities) = (quads(1.0), quads(0.0));
    let (mut faster, mut moved) = (Vec::new(), Vec::new());
    for (body, velocity) in bodies.chunks(4).zip(velocities.chunks(4)) {
        let mut pull = [0f64; 4];
        for other in bodies.chunks(4) {
            let apart = |axis: usize| f64::from(other[axis]) - f64::from(body[axis]);
            let square = (0..3).map(|axis| apart(axis).powi(2)).sum::<f64>() + f64::from(softening);
            (0..3).for_each(|axis| {
                pull[axis] += f64::from(other[3]) * apart(axis) / (square * square.sqrt());
            });
        }
        for axis in 0..4 {
            let speed = f64::from(velocity[axis]) + pull[axis] * f64::from(dt);
            faster.push(speed as f32);
            moved.push((f64::from(body[axis]) + speed * f64::from(dt)) as f32);
        }
    }
    let tolerance = Tolerance { relative: 1e-5, absolute: 1e-5 };
    Case::new("nbody", [2, 1, 1], [64, 1, 1])
        .bits(n as u32)
        .float(dt)
        .float(softening)
        .input(&bodies)
        .buffer(&velocities, super::Expect::Near(faster, tolerance))
        .output_near(moved, tolerance)
}
