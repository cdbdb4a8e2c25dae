//! Products of matrices.
//!
//! Floating-point sums are exact: all products and the accumulator are added as if in a register
//! of unlimited width, and the sum is rounded once. Tensor cores align the terms of a sum to the
//! largest and cut off what sticks out below, each generation with other block sizes and guard
//! bits; the exact sum rounded toward zero is the one model within the error of all of them that
//! does not depend on the order of k.

/// A matrix, row by row.
pub struct Matrix<T> {
    /// How many columns there are.
    pub columns: usize,
    items: Vec<T>,
}

impl<T: Copy + Default> Matrix<T> {
    /// A matrix of zeros.
    pub fn new(rows: u32, columns: u32) -> Self {
        let columns = columns as usize;
        Self { columns, items: vec![T::default(); rows as usize * columns] }
    }

    /// The elements of a row.
    pub fn row(&self, row: usize) -> &[T] {
        &self.items[row * self.columns..][..self.columns]
    }

    /// The elements of a row.
    pub fn row_mut(&mut self, row: usize) -> &mut [T] {
        &mut self.items[row * self.columns..][..self.columns]
    }

    /// An element; zero outside.
    pub fn at(&self, (row, column): (u32, u32)) -> T {
        let (row, column) = (row as usize, column as usize);
        let inside = column < self.columns;
        self.items.get(row * self.columns + column).filter(|_| inside).copied().unwrap_or_default()
    }

    /// Sets an element, unless it is outside.
    pub fn set(&mut self, (row, column): (u32, u32), value: T) {
        let (row, column) = (row as usize, column as usize);
        if column < self.columns
            && let Some(item) = self.items.get_mut(row * self.columns + column)
        {
            *item = value;
        }
    }

    /// How many rows there are.
    pub fn height(&self) -> usize {
        self.items.len() / self.columns
    }

    /// The rows.
    fn rows(&self) -> impl Iterator<Item = &[T]> {
        self.items.chunks_exact(self.columns)
    }
}

/// The left factor: the elements that are stored, and the k of each, row by row.
pub struct Factor<T> {
    /// The elements.
    pub values: Matrix<T>,
    /// Where they belong.
    pub places: Matrix<u16>,
}

impl<T: Copy + Default> Factor<T> {
    /// A factor that stores every element.
    pub fn dense(values: Matrix<T>) -> Self {
        let columns = values.columns;
        let places = (0..values.items.len()).map(|i| (i % columns) as u16).collect();
        Self { values, places: Matrix { columns, items: places } }
    }

    /// Of each row, the elements and their places.
    fn terms(&self) -> impl Iterator<Item = impl Iterator<Item = (T, usize)> + Clone> {
        self.values.rows().zip(self.places.rows()).map(|(values, places)| {
            values.iter().copied().zip(places.iter().map(|&place| usize::from(place)))
        })
    }
}

/// How many columns are computed together. The number of columns is always a multiple.
const BLOCK: usize = 8;

/// The n-th of the blocks of columns that are computed together.
fn block<T: Copy>(row: &[T], n: usize) -> [T; BLOCK] {
    row.as_chunks().0[n]
}

/// A times B plus C, each element exact and then rounded to odd in f64: a further rounding to f32
/// or f16 gives what one rounding of the exact sum gives.
pub fn floats(a: &Factor<f64>, b: &Matrix<f64>, c: &Matrix<f64>) -> Matrix<f64> {
    let mut d = Matrix { columns: c.columns, items: c.items.clone() };
    for ((row, terms), c) in a.terms().enumerate().zip(c.rows()) {
        for n in 0..c.len() / BLOCK {
            // Plain sums are exact most of the time, and the error of each addition tells.
            let mut sum = block(c, n);
            let mut lost = [0.0; BLOCK];
            for (value, k) in terms.clone() {
                for (j, b) in block(b.row(k), n).into_iter().enumerate() {
                    let (whole, error) = two_sum(sum[j], value * b);
                    sum[j] = whole;
                    lost[j] += error.abs();
                }
            }
            for (j, sum) in sum.into_iter().enumerate() {
                let column = n * BLOCK + j;
                // An infinite or undefined sum has undefined errors, and is right.
                d.row_mut(row)[column] = if lost[j] == 0.0 || !sum.is_finite() {
                    sum
                } else {
                    let products = terms.clone().map(|(value, k)| value * b.row(k)[column]);
                    round_to_odd(std::iter::once(c[column]).chain(products))
                };
            }
        }
    }
    d
}

/// The rounded sum and what rounding has lost.
///
/// Reference: Knuth, "The Art of Computer Programming", volume 2, 4.2.2, theorem B.
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let of_b = sum - a;
    (sum, (a - (sum - of_b)) + (b - of_b))
}

/// The exact sum of finite numbers, or the one of its neighbours whose last bit is set.
///
/// The sum is kept as numbers that do not overlap, the smallest first.
///
/// Reference: Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric
/// Predicates", 1997; Boldo and Melquiond, "Emulation of a FMA and Correctly Rounded Sums", 2008.
fn round_to_odd(terms: impl Iterator<Item = f64>) -> f64 {
    let mut parts: Vec<f64> = Vec::with_capacity(8);
    for mut term in terms {
        let mut kept = 0;
        for i in 0..parts.len() {
            let (whole, error) = two_sum(parts[i], term);
            if error != 0.0 {
                parts[kept] = error;
                kept += 1;
            }
            term = whole;
        }
        parts.truncate(kept);
        parts.push(term);
    }
    let mut sum = 0.0;
    while let Some(part) = parts.pop() {
        let (whole, error) = two_sum(sum, part);
        if error != 0.0 {
            let bits = whole.to_bits();
            let outwards = (error > 0.0) == (whole > 0.0);
            return f64::from_bits(if outwards { bits } else { bits - 1 } | 1);
        }
        sum = whole;
    }
    sum
}

/// A times B plus C of integers, or of bits in words, by how two elements are combined.
pub fn integers(
    a: &Factor<i32>,
    b: &Matrix<i32>,
    c: &Matrix<i32>,
    combine: impl Fn(i32, i32) -> i32,
) -> Matrix<i64> {
    let mut d = Matrix { columns: c.columns, items: vec![0; c.items.len()] };
    for ((row, terms), c) in a.terms().enumerate().zip(c.rows()) {
        for n in 0..c.len() / BLOCK {
            let mut sum = [0i32; BLOCK];
            for (value, k) in terms.clone() {
                for (sum, b) in sum.iter_mut().zip(block(b.row(k), n)) {
                    // At most 128 products of bytes or 256 bits.
                    *sum += combine(value, b);
                }
            }
            for (sum, column) in sum.into_iter().zip(n * BLOCK..) {
                d.row_mut(row)[column] = i64::from(sum) + i64::from(c[column]);
            }
        }
    }
    d
}

/// A times B plus C of f64: one fused multiplication and addition after the other, in the order of
/// k.
pub fn doubles(
    a: &Matrix<f64>,
    b: &Matrix<f64>,
    c: &Matrix<f64>,
    fma: impl Fn(f64, f64, f64) -> f64,
) -> Matrix<f64> {
    let mut d = Matrix { columns: c.columns, items: c.items.clone() };
    for (row, a) in a.rows().enumerate() {
        for (k, &a) in a.iter().enumerate() {
            for (d, &b) in d.row_mut(row).iter_mut().zip(b.row(k)) {
                *d = fma(a, b, *d);
            }
        }
    }
    d
}
