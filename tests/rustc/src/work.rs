//! What the kernels compute, in safe Rust without anything of a GPU: it is compiled for NVPTX in
//! the kernels, and for the machine of the tests as their reference.

use core::fmt::{self, Write};

/// A bounded buffer that text is written to.
pub struct Text<'a> {
    /// The buffer.
    pub buffer: &'a mut [u8],
    /// How much of it is text.
    pub len: usize,
}

impl Write for Text<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let rest = self.buffer.get_mut(self.len..).ok_or(fmt::Error)?;
        let rest = rest.get_mut(..text.len()).ok_or(fmt::Error)?;
        rest.copy_from_slice(text.as_bytes());
        self.len += text.len();
        Ok(())
    }
}

/// Iterators: the sum of what two rows have in common, windows, and steps.
pub fn rows(a: &[i32], b: &[i32]) -> i64 {
    let dot: i64 = a.iter().zip(b).map(|(&a, &b)| i64::from(a) * i64::from(b)).sum();
    let rises = a.windows(2).filter(|pair| pair[0] < pair[1]).count() as i64;
    let steps = b.iter().rev().step_by(3).copied().fold(0i64, |sum, x| sum * 3 + i64::from(x));
    let best = a.chunks(4).filter_map(|part| part.iter().max()).min().copied().unwrap_or(-1);
    dot + 1000 * rises + steps + i64::from(best)
}

/// Integers of 128 bits.
pub fn wide(a: u64, b: u64) -> i128 {
    let product = i128::from(a) * i128::from(b as i64);
    let quotient = (product ^ (1 << 100)) / i128::from(b | 1);
    let rest = (product as u128 | 1 << 127) % u128::from(a >> 3 | 1);
    let turned = (product as u128).rotate_left((a % 128) as u32) as i128;
    let counted = i128::from(product.leading_zeros() + 3 * (product as u128).count_ones());
    match product.checked_mul(quotient) {
        Some(all) => all ^ turned,
        None => quotient.wrapping_add(rest as i128) ^ turned.saturating_sub(counted),
    }
}

/// What a small machine does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Op {
    /// Pushes a number.
    Push(i32),
    /// Adds the upper two.
    Add,
    /// Multiplies the upper two.
    Mul,
    /// The quotient of the upper two.
    Div,
    /// A copy of the number so deep.
    Copy { depth: u8 },
    /// Turns the upper two.
    Swap,
    /// Leaves the one or the other.
    Choose { if_odd: i16, if_even: i16 },
}

/// Why it does not end well.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stop {
    /// Nothing to take.
    Empty,
    /// No room.
    Full,
    /// Division by zero, where.
    Zero { at: usize },
}

impl Op {
    fn of(word: u32) -> Self {
        match word % 9 {
            0..=2 => Self::Push((word >> 8) as i32 - 0x40_0000),
            3 => Self::Add,
            4 => Self::Mul,
            5 => Self::Div,
            6 => Self::Copy { depth: (word >> 9 & 3) as u8 },
            7 => Self::Swap,
            _ => Self::Choose { if_odd: (word >> 16) as i16, if_even: (word >> 4) as i16 },
        }
    }
}

struct Stack {
    cells: [i32; 8],
    used: usize,
}

impl Stack {
    fn push(&mut self, x: i32) -> Result<(), Stop> {
        *self.cells.get_mut(self.used).ok_or(Stop::Full)? = x;
        self.used += 1;
        Ok(())
    }

    fn pop(&mut self) -> Result<i32, Stop> {
        self.used = self.used.checked_sub(1).ok_or(Stop::Empty)?;
        Ok(self.cells[self.used])
    }
}

fn run(program: &[u32]) -> Result<i32, Stop> {
    let mut stack = Stack { cells: [0; 8], used: 0 };
    for (at, op) in program.iter().map(|&word| Op::of(word)).enumerate() {
        match op {
            Op::Push(x) => stack.push(x)?,
            Op::Add => {
                let (b, a) = (stack.pop()?, stack.pop()?);
                stack.push(a.wrapping_add(b))?;
            }
            Op::Mul => {
                let (b, a) = (stack.pop()?, stack.pop()?);
                stack.push(a.saturating_mul(b))?;
            }
            Op::Div => {
                let (b, a) = (stack.pop()?, stack.pop()?);
                stack.push(a.checked_div(b).ok_or(Stop::Zero { at })?)?;
            }
            Op::Copy { depth } => {
                let from = stack.used.checked_sub(usize::from(depth) + 1).ok_or(Stop::Empty)?;
                stack.push(stack.cells[from])?;
            }
            Op::Swap => {
                let (b, a) = (stack.pop()?, stack.pop()?);
                stack.push(b)?;
                stack.push(a)?;
            }
            Op::Choose { if_odd, if_even } => {
                let x = stack.pop()?;
                stack.push(i32::from(if x & 1 == 1 { if_odd } else { if_even }))?;
            }
        }
    }
    stack.pop()
}

/// Enumerations with fields, `match` and `?`: what a program for a small machine comes to.
pub fn machine(program: &[u32]) -> i64 {
    match run(program) {
        Ok(x) => i64::from(x),
        Err(Stop::Empty) => i64::MIN,
        Err(Stop::Full) => i64::MAX,
        Err(Stop::Zero { at }) => 1 << 40 | at as i64,
    }
}

/// Something with an area.
pub trait Shape {
    /// The area.
    fn area(&self) -> f64;
    /// How often it is counted.
    fn weight(&self) -> f64 {
        1.0
    }
}

struct Square(f64);
struct Ring {
    inner: f64,
    outer: f64,
}

impl Shape for Square {
    fn area(&self) -> f64 {
        self.0 * self.0
    }
}

impl Shape for Ring {
    fn area(&self) -> f64 {
        (self.outer - self.inner) * (self.outer + self.inner) * 3.0
    }
    fn weight(&self) -> f64 {
        if self.inner > 2.0 { 0.5 } else { 2.0 }
    }
}

/// Calls through tables of functions.
pub fn shapes(x: u32) -> f64 {
    let square = Square(f64::from(x % 17));
    let ring = Ring { inner: f64::from(x % 5), outer: f64::from(x % 11) };
    let small = Ring { inner: 0.25, outer: f64::from(x % 3) };
    let all: [&dyn Shape; 3] = [&square, &ring, &small];
    all.iter().cycle().skip((x % 7) as usize).take(5).map(|s| s.area() * s.weight()).sum()
}

fn twice<T>(x: T, f: &dyn Fn(T) -> T) -> T {
    f(f(x))
}

fn repeat<T: Copy, F: FnMut(T) -> T>(x: T, count: u32, mut f: F) -> T {
    (0..count).fold(x, |x, _| f(x))
}

/// Closures that hold variables, generic functions over several types.
pub fn closures(x: u32) -> u64 {
    let mut calls = 0u64;
    let shift = x % 13;
    let turned = repeat(x, 1 + x % 4, |v| {
        calls += 1;
        v.rotate_left(shift).wrapping_mul(0x9e37_79b1)
    });
    let byte = repeat(x as u8, x % 6, |v| v.wrapping_mul(7).wrapping_add(3));
    let half = twice(x as u16, &|v| v.reverse_bits() ^ shift as u16);
    let pick: [fn(u64) -> u64; 3] = [|v| v + 1, |v| v ^ 0xff00, u64::swap_bytes];
    let long = pick[(x % 3) as usize](u64::from(turned) << 16 | u64::from(half));
    long ^ calls << 56 ^ u64::from(byte) << 48
}

/// Sorting and searching as the library does them.
pub fn sort(numbers: &mut [u32; 24]) -> u32 {
    let (first, last) = numbers.split_at_mut(12);
    first.sort_unstable();
    last.sort_unstable_by_key(|&x| core::cmp::Reverse(x % 1000));
    let found = first.binary_search(&last[0]).unwrap_or_else(|at| at + 100);
    let middle = *last.select_nth_unstable(5).1;
    let below = first.partition_point(|&x| x < middle);
    numbers.rotate_right(5);
    numbers[7..19].reverse();
    found as u32 * 100 + below as u32
}

/// Numbers in text: `a,b;c` and so on; the sum, and what is wrong with how many.
pub fn parse(text: &[u8]) -> (i64, u32) {
    let Ok(text) = core::str::from_utf8(text) else { return (-1, u32::MAX) };
    let (mut sum, mut wrong) = (0i64, 0);
    for part in text.split([',', ';']).map(str::trim) {
        match part.parse::<i32>() {
            Ok(number) => sum += i64::from(number),
            Err(_) => match i64::from_str_radix(part.trim_start_matches('#'), 16) {
                Ok(number) => sum ^= number,
                Err(_) => wrong += 1 + part.chars().filter(|c| c.is_alphabetic()).count() as u32,
            },
        }
    }
    (sum, wrong)
}

/// `core::fmt`: how much was written.
pub fn format(x: u32, buffer: &mut [u8]) -> Result<usize, fmt::Error> {
    let mut text = Text { buffer, len: 0 };
    write!(text, "{x:>6}|{:#x}|{:+}", x.wrapping_mul(77), x as i32 - 40)?;
    if x.is_multiple_of(3) {
        write!(text, "|{:?}", Op::of(x))?;
    }
    if x % 4 == 1 {
        write!(text, "|{:?}", run(&[x, x.wrapping_mul(5), 3]))?;
    }
    Ok(text.len)
}

/// Products of small matrices of a size that is a parameter.
pub struct Matrix<const N: usize>(pub [[f32; N]; N]);

impl<const N: usize> core::ops::Mul for &Matrix<N> {
    type Output = Matrix<N>;
    fn mul(self, other: &Matrix<N>) -> Matrix<N> {
        let cell = |i: usize, j: usize| (0..N).map(|k| self.0[i][k] * other.0[k][j]).sum();
        Matrix(core::array::from_fn(|i| core::array::from_fn(|j| cell(i, j))))
    }
}

/// A matrix of small integers, times itself and its mirror image.
pub fn matrices<const N: usize>(seed: u32) -> f32 {
    let cell = |i: usize, j: usize| ((seed as usize + 3 * i + 5 * j) % 7) as f32 - 3.0;
    let matrix = Matrix::<N>(core::array::from_fn(|i| core::array::from_fn(|j| cell(i, j))));
    let mirror = Matrix(matrix.0.map(|mut row| {
        row.reverse();
        row
    }));
    let product = &(&matrix * &mirror) * &matrix;
    product.0.iter().flatten().zip(1..).map(|(x, i)| x * (i % 3) as f32).sum()
}

/// Floats: conversions that saturate, comparisons, and their bits.
pub fn floats(x: f32, y: f64) -> [u64; 4] {
    let clamped = x.clamp(-100.0, 1000.0);
    let narrow = (x as u8, x as i8, x as u16, x as i64, y as u32, y as i128);
    let ints = u64::from(narrow.0) | u64::from(narrow.1 as u8) << 8 | u64::from(narrow.2) << 16;
    let order = x.total_cmp(&(y as f32)) as i64 + 2 * i64::from(x.partial_cmp(&1.5).is_some());
    [
        ints | u64::from(narrow.4) << 32,
        narrow.3 as u64 ^ narrow.5 as u64,
        u64::from(clamped.max(x.min(y as f32)).to_bits()) | (order as u64) << 32,
        (y.abs().copysign(f64::from(x)) / 3.0 + f64::from(u64::MAX as f32)).to_bits(),
    ]
}

/// Panics where an index, a sum or a quotient is not what it must be.
pub fn checked(numbers: &[i32], x: i32) -> i32 {
    let at = usize::try_from(x).expect("an index");
    let first = numbers[at];
    let sum = numbers[at..].iter().fold(0i32, |sum, n| sum.checked_add(*n).expect("a sum"));
    assert!(sum != 77, "a sum that is not wanted: {sum}");
    sum / (first - 3)
}
